/// pave/map.h: a map: a label for each cell of a window, a graph or a mesh, the territories that
/// equal labels make, and whose they are.
///
/// Labels are what segregation, growth and Dice Wars give, or what a person wrote down: a race, an
/// area, 0 for nobody (empty, sea). Territories follow from them (territory.h), and get owners and
/// dice afterwards. Maps are read from files and written to them by pave/formats/json.h; what is
/// read owns the ground that came with it.
///
/// Examples: picture_map.c, json_map.c (files).
#ifndef PAVE_MAP_H
#define PAVE_MAP_H

#include <pave/borders.h>
#include <pave/mesh.h>
#include <pave/territory.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    PAVE_MAP_KIND_SIZE = 32,       ///< characters of a map's kind, the final zero included
    PAVE_MAP_PLAYERS_MAX = 1 << 20 ///< players of a map
};

/// What goes with a map when it is destroyed. {0}: nothing.
typedef struct pave_map_own {
    pave_tiling *tiling; ///< one that was made (pave_tiling_create and the like)
    pave_window *window;
    pave_graph *graph;
    pave_mesh *mesh;
} pave_map_own;

/// What a map is made from.
typedef struct pave_map_def {
    pave_territory_def territory; ///< the ground, its labels, and what of them is merged; see
                                  ///< there. Labels are 0 or more
    const pave_mesh *mesh; ///< whose tiles are the cells; then the ground may be left {0}, and is
                           ///< the mesh's graph, which goes with the map. NULL: none
    pave_orientation orientation; ///< in which the map is drawn; nothing else depends on it
    const char *kind; ///< how it came about: "schelling", "dicewars", "grow" or any text of a few
                      ///< letters; NULL: ""
    /// Handed over to the map, where one likes: then it goes with the map, but only if the map can
    /// be made. What is not handed over must live as long as the map.
    pave_map_own own;
} pave_map_def;

/// A map. Read only, but for pave_map_set_players; made by pave_map_create.
typedef struct pave_map {
    pave_ground ground;
    const pave_mesh *mesh; ///< NULL: none
    pave_orientation orientation;
    char kind[PAVE_MAP_KIND_SIZE]; ///< "": not told
    pave_territories
        *territories;     ///< with the labels, after merging, and the territory of each cell
    int32_t player_count; ///< 0: there are none
    int32_t *owners;  ///< territories->count: that of id t is owners[t - 1], 0..player_count-1, or
                      ///< -1: nobody. NULL: no owners
    int32_t *dice;    ///< territories->count, 0 or more; NULL: no dice
    pave_map_own own; ///< goes with it
    pave_allocator allocator;
} pave_map;

/// Makes a map: its labels are copied. Returns PAVE_OK; PAVE_RANGE where a label is below 0;
/// PAVE_INVALID where the ground has not as many cells as the mesh has tiles, or the kind is longer
/// than PAVE_MAP_KIND_SIZE - 1 characters; whatever pave_territories_create and, where the ground
/// is left to the mesh, pave_mesh_to_graph say. On failure `out` is NULL, `error` (may be NULL)
/// says why, and def->own stays the caller's. Cost: that of pave_territories_create.
PAVE_API pave_result pave_map_create(const pave_map_def *def, const pave_allocator *allocator,
                                     pave_map **out, pave_error *error);

/// Releases a map and what it owns; NULL is allowed.
PAVE_API void pave_map_destroy(pave_map *map);

/// How many cells it has, n. Constant time.
static inline int32_t pave_map_cell_count(const pave_map *map)
{
    return map->territories->cell_count;
}

/// The window whose cells the map's are; NULL where it lies on a mesh or on a graph of edges.
/// Constant time.
static inline const pave_window *pave_map_window(const pave_map *map)
{
    if (map->mesh) return NULL;
    return map->ground.graph ? map->ground.graph->window : map->ground.window;
}

/// Says whose the territories are: `owners` and `dice` hold one for each territory, by id from 1
/// (territories->count elements), or are NULL. They are copied, and replace what was there; of a
/// map without territories nothing is kept. Returns PAVE_OK; PAVE_RANGE, and then `error` (may be
/// NULL) names the territory: player_count is not in 0..PAVE_MAP_PLAYERS_MAX, an owner is not in
/// -1..player_count-1, or dice are below 0; PAVE_NO_MEMORY. On failure the map is as it was. Linear
/// time.
PAVE_API pave_result pave_map_set_players(pave_map *map, int32_t player_count,
                                          const int32_t *owners, const int32_t *dice,
                                          pave_error *error);

/// The same by label, which is how Dice Wars and growth number their areas: a territory of label l
/// gets owners[l - 1] and dice[l - 1]. Those given must hold at least label_count elements; labels
/// beyond belong to nobody and have no dice. Returns as pave_map_set_players.
PAVE_API pave_result pave_map_set_players_of_labels(pave_map *map, int32_t player_count,
                                                    int32_t label_count, const int32_t *owners,
                                                    const int32_t *dice, pave_error *error);

/// Makes the outlines of its cells as they are drawn: those of the mesh, or of the window in the
/// map's orientation, at size 1. Borders are made of them and of map->territories->of_cell. Returns
/// PAVE_OK; PAVE_UNSUPPORTED where the map lies on a graph of edges, whose cells have no outlines;
/// whatever pave_polygons_create_from_window says. On failure `out` is NULL. Linear time.
PAVE_API pave_result pave_map_polygons(const pave_map *map, const pave_allocator *allocator,
                                       pave_polygons **out, pave_error *error);

/// A number for a map: labels, territories, owners and dice, the same on every machine. Ground,
/// orientation and kind are not in it. Linear time.
PAVE_API uint64_t pave_map_hash(const pave_map *map);

#ifdef __cplusplus
}
#endif
#endif
