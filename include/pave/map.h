/// pave/map.h: a map: a label for each cell of a window, a graph, a mesh or a patch, the
/// territories of equal labels, and their owners.
///
/// Labels come from segregation, growth, Dice Wars or the user: a race, an area, 0 for empty.
/// Territories follow from labels (territory.h) and get owners and dice afterwards.
/// pave/formats/json.h reads and writes maps; a map that was read owns its ground.
///
/// Examples: picture_map.c, patch_dicewars.c, json_map.c (files).
#ifndef PAVE_MAP_H
#define PAVE_MAP_H

#include <pave/borders.h>
#include <pave/mesh.h>
#include <pave/patch.h>
#include <pave/territory.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    PAVE_MAP_KIND_SIZE = 32,       ///< characters of a map's kind, the final zero included
    PAVE_MAP_PLAYERS_MAX = 1 << 20 ///< players of a map
};

/// What a map owns, and releases when it is destroyed. {0}: nothing.
typedef struct pave_map_own {
    pave_tiling *tiling; ///< made by pave_tiling_create and the like
    pave_window *window;
    pave_graph *graph;
    pave_mesh *mesh;
    pave_patch *patch;
} pave_map_own;

/// What a map is made from.
typedef struct pave_map_def {
    pave_territory_def territory; ///< ground, labels (0 or more) and what is merged
    const pave_mesh *mesh; ///< whose tiles are the cells; NULL: none. With a mesh the ground may be
                           ///< {0}: then it is the mesh's graph, which the map owns
    const pave_patch *patch; ///< whose cells are the cells; NULL: none. With a patch, and without a
                             ///< mesh, the ground may be {0}: then it is the patch's graph
    pave_orientation orientation; ///< in which the map is drawn; nothing else depends on it
    const char *kind; ///< what made it: "schelling", "dicewars", "grow" or any short text; NULL: ""
    int32_t name_count;
    const char *const *names; ///< name_count, of labels from 1, UTF-8: copied. NULL elements: ""
    bool y_up; ///< y pointed up where the cells came from; it points down here, and up again in
               ///< GeoJSON
    /// What the map is to own, if it can be made. All else must live as long as the map.
    pave_map_own own;
} pave_map_def;

/// A map. Read only, except through pave_map_set_players; made by pave_map_create.
typedef struct pave_map {
    pave_ground ground;
    const pave_mesh *mesh;   ///< NULL: none
    const pave_patch *patch; ///< NULL: none
    pave_orientation orientation;
    char kind[PAVE_MAP_KIND_SIZE]; ///< "": unknown
    bool y_up;                     ///< as in pave_map_def
    int32_t name_count;
    char **names;                  ///< name_count: names[l - 1] is that of label l
    pave_territories *territories; ///< with labels, after merging, and the territory of each cell
    int32_t player_count;          ///< 0: no players
    int32_t *owners; ///< territories->count: owners[t - 1] is that of id t, 0..player_count-1, or
                     ///< -1: no owner. NULL: no owners
    int32_t *dice;   ///< territories->count, 0 or more; NULL: no dice
    pave_map_own own;
    pave_allocator allocator;
} pave_map;

/// Makes a map; labels are copied. Returns PAVE_OK; PAVE_RANGE where a label is below 0 or the
/// orientation does not exist; PAVE_INVALID where there are both a mesh and a patch, or the ground
/// has another number of cells than these have; or the kind is longer than PAVE_MAP_KIND_SIZE - 1
/// characters; what pave_territories_create returns and, for the ground of a mesh,
/// pave_mesh_to_graph. On failure `out` is NULL, `error` (may be NULL) has the reason, and def->own
/// stays the caller's. Cost: that of pave_territories_create.
PAVE_API pave_result pave_map_create(const pave_map_def *def, const pave_allocator *allocator,
                                     pave_map **out, pave_error *error);

/// Releases a map and what it owns; NULL is allowed.
PAVE_API void pave_map_destroy(pave_map *map);

/// The window whose cells are those of the map; NULL for a map on a mesh, a patch or a graph of
/// edges.
/// Constant time.
PAVE_INLINE const pave_window *pave_map_window(const pave_map *map)
{
    if (map->mesh || map->patch) return NULL;
    return map->ground.graph ? map->ground.graph->window : map->ground.window;
}

/// The name of a territory, id 1 to territories->count: that of its label; "" where it has none.
/// Constant time.
PAVE_INLINE const char *pave_map_name(const pave_map *map, int32_t id)
{
    int32_t label;
    assert(id >= 1 && id <= map->territories->count);
    label = map->territories->items[id - 1].label;
    return label <= map->name_count ? map->names[label - 1] : "";
}

/// Sets owners and dice, one for each territory, by id from 1 (territories->count elements); either
/// may be NULL. They are copied and replace the old ones. Returns PAVE_OK; PAVE_RANGE where
/// player_count is not in 0..PAVE_MAP_PLAYERS_MAX, an owner not in -1..player_count-1, or dice are
/// below 0; `error` (may be NULL) names the territory; PAVE_NO_MEMORY. On failure the map is
/// unchanged. Linear time.
PAVE_API pave_result pave_map_set_players(pave_map *map, int32_t player_count,
                                          const int32_t *owners, const int32_t *dice,
                                          pave_error *error);

/// Sets owners and dice by label, as Dice Wars and growth number their areas: a territory of label
/// l gets owners[l - 1] and dice[l - 1]. Each list, if not NULL, must hold at least label_count
/// elements; territories of greater labels get no owner and no dice. Otherwise as
/// pave_map_set_players.
PAVE_API pave_result pave_map_set_players_of_labels(pave_map *map, int32_t player_count,
                                                    int32_t label_count, const int32_t *owners,
                                                    const int32_t *dice, pave_error *error);

/// Makes the outlines of its cells: those of the mesh or patch, or of the window in the map's
/// orientation at size 1. For borders, with map->territories->of_cell. Returns PAVE_OK;
/// PAVE_UNSUPPORTED for a map on a graph of edges, whose cells have no outlines; what
/// pave_polygons_create_from_mesh, _rings or _window return. On failure `out` is NULL and `error`
/// (may be NULL) has the reason. Linear time.
PAVE_API pave_result pave_map_polygons(const pave_map *map, const pave_allocator *allocator,
                                       pave_polygons **out, pave_error *error);

/// Fills a mask of the map's window (pave_map_window): set are the cells without a territory, the
/// sea, and the sides between territories that its ground does not cross; other cells are cleared.
/// Returns PAVE_OK; PAVE_NO_MEMORY. Linear time.
PAVE_API pave_result pave_map_mask(const pave_map *map, pave_mask *mask);

/// A hash of labels, territories, owners and dice, the same on every machine; not of ground,
/// orientation and kind. Linear time.
PAVE_API uint64_t pave_map_hash(const pave_map *map);

#ifdef __cplusplus
}
#endif
#endif
