/// pave/formats/obj.h: graphs from OBJ and OFF files, whose edges say which tiles touch; and meshes
/// as OBJ and OFF. Part of the library pave_json, whose json.h has what becomes of a graph that was
/// read, and what is said there of errors, paths and results holds here, too.
///
/// x and y stand in the files as pave has them, with y pointing down, so numbers are the same in
/// every format, and what pave writes it reads again where it was. A viewer whose y points up shows
/// it mirrored: scale y by -1 there.
///
/// Examples: obj_graph.c, obj_mesh.c.
#ifndef PAVE_FORMATS_OBJ_H
#define PAVE_FORMATS_OBJ_H

#include <pave/formats/json.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Bytes of a text that is read; a larger one is refused.
enum { PAVE_OBJ_SIZE_MAX = 1 << 30 };

// ---- Graphs -------------------------------------------------------------------------------------
// The nodes are the vertices, the edges are the sides of the faces and the parts of the lines, each
// once however many faces share it. The place of a vertex is (x, y), and z is ignored; but where y
// is the same for all vertices and z is not, the mesh lies flat on the ground, and it is (x, z).

/// Reads the graph of an OBJ file; give it to pave_edge_list_release. Of `v` three numbers count,
/// of `f` and `l` the number of the vertex in `v`, `v/vt`, `v//vn` and `v/vt/vn`, from 1, or from
/// -1 backwards; a backslash at the end of a line continues it; what stands behind # is a comment.
/// The other statements of the format are read past; an unknown one is refused, and so is a vertex
/// that is not there. Time: linear; memory: the text and three times the arrays. (Wavefront
/// Technologies, "Object Files (.obj)", appendix B1 of the Advanced Visualizer's manual.)
PAVE_API pave_result pave_obj_graph_read(const char *path, const pave_allocator *allocator,
                                         pave_edge_list *out, pave_error *error);

/// The same from a text.
PAVE_API pave_result pave_obj_graph_parse(const char *text, size_t size, const char *path,
                                          const pave_allocator *allocator, pave_edge_list *out,
                                          pave_error *error);

/// Reads the graph of an OFF file; give it to pave_edge_list_release. The first word is OFF; the
/// counts of vertices and faces are those of what follows; a face of two vertices is an edge.
/// Colours behind a face and comments are read past. Variants with more than three numbers a vertex
/// (COFF, NOFF, STOFF, 4OFF, nOFF) and binary files are refused: PAVE_UNSUPPORTED. Otherwise as
/// pave_obj_graph_read. (Geometry Center, "Object File Format", Geomview's manual, 1993.)
PAVE_API pave_result pave_off_graph_read(const char *path, const pave_allocator *allocator,
                                         pave_edge_list *out, pave_error *error);

/// The same from a text.
PAVE_API pave_result pave_off_graph_parse(const char *text, size_t size, const char *path,
                                          const pave_allocator *allocator, pave_edge_list *out,
                                          pave_error *error);

// ---- Meshes -------------------------------------------------------------------------------------

/// Writes a mesh as OBJ: a `v` for each vertex, with z 0, and an `f` for each tile, in their order;
/// faces go counterclockwise as x and y are written. `progress` (may be NULL) is told of vertices
/// and tiles; also PAVE_STOPPED. Linear time, in memory that does not grow with the mesh. (Read
/// again, the vertices are the nodes: that is the graph of the tiles' outlines, not that of who is
/// adjacent.)
PAVE_API pave_result pave_obj_mesh_write(const pave_mesh *mesh, const char *path,
                                         const pave_allocator *allocator, const pave_batch *batch,
                                         pave_error *error);

/// Writes a mesh as OFF. Otherwise as pave_obj_mesh_write.
PAVE_API pave_result pave_off_mesh_write(const pave_mesh *mesh, const char *path,
                                         const pave_allocator *allocator, const pave_batch *batch,
                                         pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
