/// formats/json/json_parts.h: the objects of pave's own files as parts of other objects. Readers
/// and writers of whole files use the same functions.
#ifndef PAVE_FORMATS_JSON_PARTS_H
#define PAVE_FORMATS_JSON_PARTS_H

#include "../common/common_output.h"
#include "json_scan.h"

#include <pave/formats/json.h>

/// Reads the object of a mesh, which must be the next value; on failure the scan has the error.
bool pave_json_mesh_scan(pave_json_scan *scan, pave_mesh **out);

/// The same of a graph. Give the list to pave_edge_list_release.
bool pave_json_graph_scan(pave_json_scan *scan, pave_edge_list *out);

/// The same of a tiling.
bool pave_json_tiling_scan(pave_json_scan *scan, pave_tiling **out);

/// The same of a patch.
bool pave_json_patch_scan(pave_json_scan *scan, pave_patch **out);

/// Reads a list of points, which must be the next value, of pave_vec2. `list` and `point` are their
/// names in errors, such as "vertices" and "vertex".
bool pave_json_points_scan(pave_json_scan *scan, const char *list, const char *point,
                           pave_common_list *out);

/// Adds a list of whole numbers, which must be the next value, of int32_t.
bool pave_json_ring_scan(pave_json_scan *scan, pave_common_list *out);

/// Writes the object of a mesh, and ends the line.
void pave_json_mesh_put(pave_output *output, const pave_mesh *mesh);

/// The same of a graph, whose positions must be finite. Faults are left out.
void pave_json_graph_put(pave_output *output, const pave_edge_list *list);

/// The same of a tiling.
void pave_json_tiling_put(pave_output *output, const pave_tiling *tiling);

/// The same of a patch.
void pave_json_patch_put(pave_output *output, const pave_patch *patch);

/// Writes [x,y].
void pave_json_point_put(pave_output *output, pave_vec2 point);

/// The same for a text.
pave_result pave_json_board_parse(const char *text, size_t size, const char *path,
                                  const pave_allocator *allocator, pave_board **out,
                                  pave_error *error);

/// The same for a text.
pave_result pave_json_graph_parse(const char *text, size_t size, const char *path,
                                  const pave_allocator *allocator, pave_edge_list *out,
                                  pave_error *error);

/// The same for a text.
pave_result pave_json_mesh_parse(const char *text, size_t size, const char *path,
                                 const pave_allocator *allocator, pave_mesh **out,
                                 pave_error *error);

/// The same for a text.
pave_result pave_json_world_parse(const char *text, size_t size, const char *path,
                                  const pave_allocator *allocator, pave_json_world **out,
                                  pave_error *error);

/// Writes a tiling so that the reader accepts it, one face a line. A named tiling is a starting
/// point for your own. Also returns PAVE_INVALID if the name is not UTF-8.
pave_result pave_json_tiling_write(const pave_tiling *tiling, const char *path,
                                   const pave_allocator *allocator, pave_error *error);

#endif
