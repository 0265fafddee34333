/// formats/json/json_map.h: names used in map files, and the state of reading one.
#ifndef PAVE_FORMATS_JSON_MAP_H
#define PAVE_FORMATS_JSON_MAP_H

#include "json_parts.h"

// ---- The ground ---------------------------------------------------------------------------------

/// The ground of a map: first as read from the file, then as made. Positions in the text are NULL
/// for absent members.
typedef struct pave_json_ground {
    pave_json_scan *scan;
    const char *grid_place, *window_place, *mesh_place, *patch_place, *graph_place, *contact_place,
        *walls_place;
    const pave_tiling *tiling;
    pave_window_grid regular; ///< the regular grid, if it is one
    pave_window_def window;
    int32_t size[2];              ///< width and height of the window
    char metric[16];              ///< name of the metric; its meaning depends on the grid
    const char *places[8];        ///< positions of the window's members in the text
    pave_orientation orientation; ///< orientation of the map
    pave_contact contact;
    pave_common_list walls; ///< int32_t[2] elements
    pave_edge_list edges;
    pave_map_own own; ///< objects made so far
} pave_json_ground;

void pave_json_ground_begin(pave_json_ground *ground, pave_json_scan *scan);

/// Releases what the ground still owns.
void pave_json_ground_release(pave_json_ground *ground);

/// Each reads a member of the map into the ground. Errors are in the scan.
bool pave_json_ground_grid(pave_json_scan *scan, void *ground);
bool pave_json_ground_window(pave_json_scan *scan, void *ground);
bool pave_json_ground_mesh(pave_json_scan *scan, void *ground);
bool pave_json_ground_patch(pave_json_scan *scan, void *ground);
bool pave_json_ground_graph(pave_json_scan *scan, void *ground);
bool pave_json_ground_contact(pave_json_scan *scan, void *ground);
bool pave_json_ground_walls(pave_json_scan *scan, void *ground);

/// Makes the ground and checks that its number of cells equals the number of labels, whose list is
/// at `labels_place`.
bool pave_json_ground_make(pave_json_ground *ground, int64_t labels, const char *labels_place,
                           pave_ground *out);

/// Makes the window of triangles defined by grid and window, and moves it out of the ground. The
/// window must have `cells` cells or, if `cells` is negative, up to -cells cells, and must not be a
/// disk. `whose` is the window's owner as named in error messages.
bool pave_json_ground_triangles(pave_json_ground *ground, const char *whose, int64_t cells,
                                const char *cells_place, pave_window **out);

/// Writes `,"grid":..,"window":{..}`, each on a separate line.
void pave_json_window_put(pave_output *output, const pave_window *window);

// ---- Territories --------------------------------------------------------------------------------

/// The territories as listed in a file.
typedef struct pave_json_territories {
    pave_json_scan *scan;
    const char *place;          ///< start of the list; NULL: absent
    pave_common_list items;     ///< pave_json_territory elements
    pave_common_list neighbors; ///< int32_t elements: concatenated lists of all items
    pave_common_list borders;   ///< int32_t elements: likewise, numbers of shared edges
} pave_json_territories;

void pave_json_territories_begin(pave_json_territories *territories, pave_json_scan *scan);
void pave_json_territories_release(pave_json_territories *territories);

/// Reads the list.
bool pave_json_territories_read(pave_json_scan *scan, void *territories);

/// Checks the territories against the labels, and sets the owners of `player_count` players in the
/// map.
bool pave_json_territories_apply(const pave_json_territories *territories, int32_t player_count,
                                 pave_map *map);

#endif
