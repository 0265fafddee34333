/// pave/map.h: a map: a label for each cell of a window, a graph, a mesh or a patch; the
/// territories of equal labels; and their owners.
///
/// Labels come from segregation, growth, Dice Wars or the user: a race, an area, or 0 for empty.
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
    PAVE_MAP_KIND_SIZE = 32,       ///< size of a kind in bytes, including the final zero
    PAVE_MAP_PLAYERS_MAX = 1 << 20 ///< maximum number of players
};

/// Objects that a map owns and releases. {0}: none.
typedef struct pave_map_own {
    pave_tiling *tiling; ///< created by pave_tiling_create and similar functions
    pave_window *window;
    pave_graph *graph;
    pave_mesh *mesh;
    pave_patch *patch;
} pave_map_own;

/// Parameters of pave_map_create.
typedef struct pave_map_def {
    pave_territory_def territory; ///< ground, labels (0 or more) and cells to merge
    const pave_mesh *mesh;   ///< mesh whose tiles are the cells; NULL: none. With a mesh the ground
                             ///< may be {0}: the graph of the mesh, which the map then owns
    const pave_patch *patch; ///< patch with the cells; NULL: none. With a patch and no mesh the
                             ///< ground may be {0}: the graph of the patch
    pave_orientation orientation; ///< orientation of drawings; has no other effect
    const char *kind; ///< generator: "schelling", "dicewars", "grow" or any short text; NULL: ""
    int32_t name_count;
    /// name_count names of labels, starting with label 1; UTF-8. NULL elements: "". Copied; control
    /// characters, such as line breaks, become spaces.
    const char *const *names;
    bool y_up; ///< true: y pointed up in the source of the cells. It points down here, and up again
               ///< in GeoJSON
    /// Objects that the map takes over on success. Everything else must outlive the map.
    pave_map_own own;
} pave_map_def;

/// A map. Created by pave_map_create; read only, except through pave_map_set_players.
typedef struct pave_map {
    pave_ground ground;
    const pave_mesh *mesh;   ///< NULL: none
    const pave_patch *patch; ///< NULL: none
    pave_orientation orientation;
    char kind[PAVE_MAP_KIND_SIZE]; ///< "": unknown
    bool y_up;                     ///< as in pave_map_def
    int32_t name_count;
    char **names;                  ///< name_count names: names[l - 1] is the name of label l
    pave_territories *territories; ///< labels after merging, and the territory of each cell
    int32_t player_count;          ///< number of players; 0: none
    int32_t *owners; ///< territories->count owners: owners[t - 1] is the owner of territory t,
                     ///< 0..player_count-1; -1: none. NULL: no owners
    int32_t *dice;   ///< territories->count dice, 0 or more; NULL: no dice
    pave_map_own own;
    pave_allocator allocator;
} pave_map;

/// Creates a map; labels are copied. Returns PAVE_OK; PAVE_RANGE for a negative label or an unknown
/// orientation; PAVE_INVALID if both a mesh and a patch are given, if the ground has a different
/// number of cells, or if the kind is longer than PAVE_MAP_KIND_SIZE - 1 bytes; the results of
/// pave_territories_create and, for the ground of a mesh, pave_mesh_to_graph. On failure `out` is
/// NULL, `error` (may be NULL) has the reason, and the caller keeps def->own. Takes the time of
/// pave_territories_create, which also uses `batch` (may be NULL).
PAVE_API pave_result pave_map_create(const pave_map_def *def, const pave_allocator *allocator,
                                     const pave_batch *batch, pave_map **out, pave_error *error);

/// Releases a map and the objects that it owns. NULL is allowed.
PAVE_API void pave_map_destroy(pave_map *map);

/// Returns the window that has the map's cells; NULL for a map on a mesh, a patch or a graph of
/// edges. Constant time.
PAVE_INLINE const pave_window *pave_map_window(const pave_map *map)
{
    if (map->mesh || map->patch) return NULL;
    return map->ground.graph ? map->ground.graph->window : map->ground.window;
}

/// Returns the name of a territory, 1..territories->count: the name of its label, or "" if it has
/// none. Constant time.
PAVE_INLINE const char *pave_map_name(const pave_map *map, int32_t id)
{
    int32_t label;
    assert(id >= 1 && id <= map->territories->count);
    label = map->territories->items[id - 1].label;
    return label <= map->name_count ? map->names[label - 1] : "";
}

/// Sets owners and dice, one per territory (territories->count elements, from territory 1); either
/// may be NULL. They are copied and replace the previous ones. Returns PAVE_OK; PAVE_RANGE if
/// player_count is not in 0..PAVE_MAP_PLAYERS_MAX, an owner is not in -1..player_count-1, or a dice
/// number is negative (`error`, which may be NULL, names the territory); PAVE_NO_MEMORY. On failure
/// the map is unchanged. Linear time.
PAVE_API pave_result pave_map_set_players(pave_map *map, int32_t player_count,
                                          const int32_t *owners, const int32_t *dice,
                                          pave_error *error);

/// Sets owners and dice by label, as Dice Wars and growth number their areas: a territory of label
/// l gets owners[l - 1] and dice[l - 1]. `owners` and `dice` must hold at least label_count
/// elements each, or be NULL; territories of larger labels get no owner and no dice. Otherwise like
/// pave_map_set_players.
PAVE_API pave_result pave_map_set_players_of_labels(pave_map *map, int32_t player_count,
                                                    int32_t label_count, const int32_t *owners,
                                                    const int32_t *dice, pave_error *error);

/// Creates the outlines of the map's cells, from its mesh or patch, or from its window in the map's
/// orientation at size 1. Used for borders, with map->territories->of_cell. Returns PAVE_OK;
/// PAVE_UNSUPPORTED for a map on a graph of edges, whose cells have no outlines; the results of
/// pave_polygons_create_from_mesh, _rings or _window. On failure `out` is NULL and `error` (may be
/// NULL) has the reason. Linear time.
PAVE_API pave_result pave_map_polygons(const pave_map *map, const pave_allocator *allocator,
                                       pave_polygons **out, pave_error *error);

/// Fills a mask of the map's window (pave_map_window). It sets the cells without a territory (sea)
/// and the sides between territories that its ground does not cross, and clears the other cells.
/// Returns PAVE_OK; PAVE_NO_MEMORY. Linear time.
PAVE_API pave_result pave_map_mask(const pave_map *map, pave_mask *mask);

/// Returns a hash of labels, territories, owners and dice, the same on every machine. Ground,
/// orientation and kind are not included. Linear time.
PAVE_API uint64_t pave_map_hash(const pave_map *map);

#ifdef __cplusplus
}
#endif
#endif
