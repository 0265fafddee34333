/// formats/json/json_parts.h: pave's own objects as parts of other objects. Readers and writers of
/// whole files use the same functions.
#ifndef PAVE_FORMATS_JSON_PARTS_H
#define PAVE_FORMATS_JSON_PARTS_H

#include "../common/common_output.h"
#include "json_scan.h"

#include <pave/formats/json.h>

/// Reads a mesh object, which must be the next value; on failure the scan has the error.
bool pave_json_mesh_scan(pave_json_scan *scan, pave_mesh **out);

/// Reads a graph object. Release the list with pave_edge_list_release.
bool pave_json_graph_scan(pave_json_scan *scan, pave_edge_list *out);

/// Reads a tiling object, which must be the next value; on failure the scan has the error.
bool pave_json_tiling_scan(pave_json_scan *scan, pave_tiling **out);

/// Reads a patch object, which must be the next value; on failure the scan has the error.
bool pave_json_patch_scan(pave_json_scan *scan, pave_patch **out);

/// Reads a list of points, which must be the next value, as pave_vec2 elements. `list` and `point`
/// name them in errors, such as "vertices" and "vertex".
bool pave_json_points_scan(pave_json_scan *scan, const char *list, const char *point,
                           pave_common_list *out);

/// Appends a ring of vertex indices, which must be the next value, to a list of int32_t elements.
bool pave_json_ring_scan(pave_json_scan *scan, void *rings);

/// Writes a mesh object and a line break.
void pave_json_mesh_put(pave_output *output, const pave_mesh *mesh);

/// Writes a graph object; its positions must be finite, and faults are omitted.
void pave_json_graph_put(pave_output *output, const pave_edge_list *list);

/// Writes the name of a tiling that pave knows, otherwise its object.
void pave_json_grid_put(pave_output *output, const pave_tiling *tiling);

/// Writes a patch object and a line break.
void pave_json_patch_put(pave_output *output, const pave_patch *patch);

/// Writes [x,y].
void pave_json_point_put(pave_output *output, pave_vec2 point);

/// Write a list of numbers with `join` between them.
void pave_json_vector_put(pave_output *output, pave_vec2 vector, const char *join);
void pave_json_numbers_put(pave_output *output, const int32_t *numbers, int64_t count,
                           const char *join);

/// Files of a board (pave_board *), a graph with positions (pave_edge_list), a map (pave_map *), a
/// mesh (pave_mesh *), and tiles of a world (pave_json_world *).
extern const pave_json_format pave_json_board_format, pave_json_graph_format, pave_json_map_format,
    pave_json_mesh_format, pave_json_world_format;

/// Files of a citadel and of a terrain; they read into a pave_json_any whose type is set.
extern const pave_json_format pave_json_citadel_format, pave_json_terrain_format;

#endif
