/// formats/json/json_map.h: the words of maps' files, and what of a map's file has been read.
#ifndef PAVE_FORMATS_JSON_MAP_H
#define PAVE_FORMATS_JSON_MAP_H

#include "json_parts.h"

// ---- The ground ---------------------------------------------------------------------------------

/// The ground of a map as its file tells it, and then as it is made. Places are NULL where nothing
/// stands.
typedef struct pave_json_ground {
    pave_json_scan *scan;
    const char *grid_place, *window_place, *mesh_place, *patch_place, *graph_place, *contact_place,
        *walls_place;
    const pave_tiling *tiling;
    pave_window_grid regular; ///< which of the regular grids that is
    pave_window_def window;
    uint32_t window_seen;         ///< which members the window has
    char metric[16];              ///< its word; which one it is depends on the grid
    const char *places[8];        ///< of the window's members
    pave_orientation orientation; ///< of the map
    pave_contact contact;
    pave_common_list walls; ///< of int32_t[2]
    pave_edge_list edges;
    pave_map_own own; ///< what has been made so far
} pave_json_ground;

void pave_json_ground_begin(pave_json_ground *ground, pave_json_scan *scan);

/// Releases what is still its own.
void pave_json_ground_release(pave_json_ground *ground);

/// Reads a member of the map. The scan says what is wrong.
bool pave_json_ground_grid(pave_json_ground *ground);
bool pave_json_ground_window(pave_json_ground *ground);
bool pave_json_ground_mesh(pave_json_ground *ground);
bool pave_json_ground_patch(pave_json_ground *ground);
bool pave_json_ground_graph(pave_json_ground *ground);
bool pave_json_ground_contact(pave_json_ground *ground);
bool pave_json_ground_walls(pave_json_ground *ground);

/// Makes the ground for as many labels as there are at `labels_place`, and refuses another number.
bool pave_json_ground_make(pave_json_ground *ground, int64_t labels, const char *labels_place,
                           pave_ground *out);

/// Makes the window of triangles that grid and window say, for so many cells (below 0: as many as
/// it has, no disk, up to minus that), and takes it out of the ground. `whose` says in errors what
/// lies on it.
bool pave_json_ground_triangles(pave_json_ground *ground, const char *whose, int64_t cells,
                                const char *cells_place, pave_window **out);

/// Writes `,"grid":..,"window":{..}`, each in a line of its own.
void pave_json_window_put(pave_output *output, const pave_window *window);

// ---- Territories --------------------------------------------------------------------------------

/// The lists of territories that a file has, as they stand there.
typedef struct pave_json_territories {
    pave_json_scan *scan;
    const char *place;          ///< of the list; NULL: absent
    pave_common_list items;     ///< of pave_json_territory
    pave_common_list neighbors; ///< of int32_t: of all items, one behind the other
    pave_common_list borders;   ///< the same
} pave_json_territories;

void pave_json_territories_begin(pave_json_territories *territories, pave_json_scan *scan);
void pave_json_territories_release(pave_json_territories *territories);

/// Reads the list.
bool pave_json_territories_read(pave_json_territories *territories);

/// Refuses what is not as the labels make it, and gives the map its players: `player_count` of
/// them.
bool pave_json_territories_apply(const pave_json_territories *territories, int32_t player_count,
                                 pave_map *map);

#endif
