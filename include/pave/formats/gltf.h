/// pave/formats/gltf.h: solids (solid.h) as glTF 2.0, the binary form (.glb), which engines,
/// viewers and browsers read. Part of the library pave_json. Results, errors and paths are those of
/// json.h.
///
/// Based on: Khronos 3D Formats Working Group, "glTF 2.0 Specification", 2021.
///
/// Example: terrain.c.
#ifndef PAVE_FORMATS_GLTF_H
#define PAVE_FORMATS_GLTF_H

#include <pave/base.h>
#include <pave/solid.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Writes a solid as one file: one mesh with a primitive and a material for each zone that has
/// triangles, positions, normals (of points if the solid is smooth, else of triangles) and indices.
/// x is east, y up and z south, an edge is 1, and the middle of the solid has x and z 0 (rounded to
/// whole edges). The same bytes on every machine. Progress counts triangles. Returns PAVE_OK;
/// PAVE_INVALID for a solid without triangles; PAVE_UNSUPPORTED for a file above 4 GiB, the limit
/// of the format; PAVE_IO; PAVE_NO_MEMORY; PAVE_STOPPED. Linear time, times the zones; 12 bytes a
/// point of a smooth solid.
PAVE_API pave_result pave_gltf_solid_write(const pave_solid *solid, const char *path,
                                           const pave_allocator *allocator, const pave_batch *batch,
                                           pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
