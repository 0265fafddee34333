/// formats/json/json_mesh_write.h: writes meshes vertex by vertex and tile by tile, in any format.
#ifndef PAVE_FORMATS_JSON_MESH_WRITE_H
#define PAVE_FORMATS_JSON_MESH_WRITE_H

#include "../common/common_output.h"

#include <pave/mesh.h>

/// Functions of a format, in order of output. NULL: writes nothing.
typedef struct pave_mesh_style {
    void (*begin)(pave_output *output, const pave_mesh *mesh);
    void (*vertex)(pave_output *output, const pave_mesh *mesh, int32_t vertex);
    void (*between)(pave_output *output, const pave_mesh *mesh);
    void (*tile)(pave_output *output, const pave_mesh *mesh, int32_t tile);
    void (*end)(pave_output *output, const pave_mesh *mesh);
} pave_mesh_style;

/// Writes the file. See pave_json_mesh_write.
pave_result pave_mesh_write(const pave_mesh_style *style, const pave_mesh *mesh, const char *path,
                            const pave_allocator *allocator, const pave_batch *batch,
                            pave_error *error);

#endif
