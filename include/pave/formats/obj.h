/// pave/formats/obj.h: reads graphs from OBJ and OFF files, whose edges define which tiles are
/// adjacent; writes meshes as OBJ and OFF, and solids as OBJ. Part of the library pave_json.
/// Results, errors and paths are as in json.h; pave_edge_list_to_adjacency makes an adjacency of a
/// graph.
///
/// x and y of meshes are the same numbers as in every other format, y down, so pave reads its own
/// files unchanged. A viewer whose y points up shows a mirror image: scale y by -1 there.
///
/// Example: obj_mesh.c.
#ifndef PAVE_FORMATS_OBJ_H
#define PAVE_FORMATS_OBJ_H

#include <pave/base.h>
#include <pave/formats/json.h>
#include <pave/terrain.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Maximum size of the text in bytes.
enum { PAVE_OBJ_SIZE_MAX = 1 << 30 };

// ---- Graphs -------------------------------------------------------------------------------------
// The nodes are the vertices; the edges are the sides of the faces and the segments of the lines,
// each once. Vertices with the same three coordinates become one node, since files repeat vertices
// at seams. A vertex has the position (x, y) if z is up, and (x, z) if y is up. `up` selects the
// axis; the default is the axis along which the vertices extend less, or y in a solid written by
// pave. If neither extent is 0, out->up receives the axis used. A UTF-8 byte order mark is skipped.

/// Reads the graph of an OBJ file; release it with pave_edge_list_release. It uses three numbers of
/// `v`, and the vertex numbers of `f` and `l` in `v`, `v/vt`, `v//vn` and `v/vt/vn`, counted from
/// 1, or backwards from -1. A backslash at the end of a line continues it; # begins a comment.
/// Other statements of the format are skipped; unknown statements and missing vertices are refused.
/// O(n log n) for n vertices. Memory: the text and three times the arrays. Based on: Wavefront
/// Technologies, "Object Files (.obj)", appendix B1 of the Advanced Visualizer's manual.
PAVE_API pave_result pave_obj_graph_read(const char *path, pave_up up,
                                         const pave_allocator *allocator, pave_edge_list *out,
                                         pave_error *error);

/// Reads the graph of an OFF file; release it with pave_edge_list_release. The first word is OFF,
/// and the counts of vertices and faces must match the contents. A vertex and a face may continue
/// on the next line. The rest of a line after a face is its colour; if there are fewer lines than
/// vertices and faces, faces have no colours, and several may share a line. A face of two vertices
/// is an edge. Comments are skipped. Variants with more than three numbers per vertex (COFF, NOFF,
/// STOFF, 4OFF, nOFF) and binary files are refused with PAVE_UNSUPPORTED. Otherwise like
/// pave_obj_graph_read. Based on: Geometry Center, "Object File Format", Geomview's manual, 1993.
PAVE_API pave_result pave_off_graph_read(const char *path, pave_up up,
                                         const pave_allocator *allocator, pave_edge_list *out,
                                         pave_error *error);

// ---- Meshes -------------------------------------------------------------------------------------

/// Writes a mesh as OBJ: a `v` with z 0 for each vertex and an `f` for each tile, in order; faces
/// are counterclockwise in the written coordinates. Progress counts vertices and tiles. Linear
/// time; memory does not grow with the mesh. If the file is read as a graph, it gives the graph of
/// the tiles' outlines, not of their adjacency.
PAVE_API pave_result pave_obj_mesh_write(const pave_mesh *mesh, const char *path,
                                         const pave_allocator *allocator, const pave_batch *batch,
                                         pave_error *error);

/// Writes a mesh as OFF. Otherwise like pave_obj_mesh_write.
PAVE_API pave_result pave_off_mesh_write(const pave_mesh *mesh, const char *path,
                                         const pave_allocator *allocator, const pave_batch *batch,
                                         pave_error *error);

// ---- Solids -------------------------------------------------------------------------------------

/// Writes a solid (terrain.h) as OBJ: `v` for each point, `vn` and `f` for each triangle, grouped
/// by zone. A second file, .mtl, has the materials, with the colours of the zones; it begins with
/// "# pave" and replaces any file of the same name. For "-", a device or a pipe no materials are
/// written. Positions and normals are as in pave_gltf_solid_write: y is up. Both files are written,
/// or neither. Progress counts triangles. Returns PAVE_OK; PAVE_INVALID for a solid without
/// triangles; PAVE_IO; PAVE_NO_MEMORY; PAVE_STOPPED. Linear time per zone.
PAVE_API pave_result pave_obj_solid_write(const pave_solid *solid, const char *path,
                                          const pave_allocator *allocator, const pave_batch *batch,
                                          pave_error *error);

// ---- glTF ---------------------------------------------------------------------------------------
// Solids (terrain.h) as glTF 2.0 in the binary form (.glb), which engines, viewers and browsers
// read. Part of the library pave_json. Results, errors and paths are as in json.h.
//
// Based on: Khronos 3D Formats Working Group, "glTF 2.0 Specification", 2021.
//
// Example: terrain.c.

/// Writes a solid as one file: one mesh with a primitive and a material for each zone that has
/// triangles; positions, normals (of points if the solid is smooth, otherwise of triangles) and
/// indices. x is east, y up and z south; an edge has length 1. The middle of the solid, rounded to
/// whole edges, is at x = z = 0. The bytes are the same on every machine. Progress counts
/// triangles. Returns PAVE_OK; PAVE_INVALID for a solid without triangles; PAVE_UNSUPPORTED for a
/// file above 4 GiB, the limit of the format; PAVE_IO; PAVE_NO_MEMORY; PAVE_STOPPED. Linear time
/// per zone. Memory: 12 bytes per point of a smooth solid.
PAVE_API pave_result pave_gltf_solid_write(const pave_solid *solid, const char *path,
                                           const pave_allocator *allocator, const pave_batch *batch,
                                           pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
