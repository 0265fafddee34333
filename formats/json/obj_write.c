/// formats/json/obj_write.c: writes meshes as OBJ and OFF.
#include "json_mesh_write.h"

#include <pave/formats/obj.h>

/// Writes "x y 0": points are in the plane z = 0.
static void write_point(pave_output *output, pave_vec2 point)
{
    pave_output_double(output, point.x);
    pave_output_char(output, ' ');
    pave_output_double(output, point.y);
    pave_output_text(output, " 0\n");
}

/// Writes the vertices of a tile, counted from `first`, each after a blank.
static void write_ring(pave_output *output, const pave_mesh *mesh, int32_t tile, int64_t first)
{
    int32_t count = 0;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    for (int32_t k = 0; k < count; k++) {
        pave_output_char(output, ' ');
        pave_output_signed(output, first + ring[k]);
    }
    pave_output_char(output, '\n');
}

// ---- OBJ ----------------------------------------------------------------------------------------

static void obj_begin(pave_output *output, const pave_mesh *mesh)
{
    pave_output_format(output, "# pave: %d vertices, %d tiles; y points down\n",
                       (int)mesh->vertex_count, (int)mesh->tile_count);
}

static void obj_vertex(pave_output *output, const pave_mesh *mesh, int32_t vertex)
{
    pave_output_text(output, "v ");
    write_point(output, pave_mesh_point(mesh, vertex));
}

static void obj_tile(pave_output *output, const pave_mesh *mesh, int32_t tile)
{
    pave_output_char(output, 'f');
    write_ring(output, mesh, tile, 1);
}

pave_result pave_obj_mesh_write(const pave_mesh *mesh, const char *path,
                                const pave_allocator *allocator, const pave_batch *batch,
                                pave_error *error)
{
    static const pave_mesh_style style = {obj_begin, obj_vertex, NULL, obj_tile, NULL};
    return pave_mesh_write(&style, mesh, path, allocator, batch, error);
}

// ---- OFF ----------------------------------------------------------------------------------------

/// Writes the counts. A side belongs to two tiles, or to one at the rim.
static void off_begin(pave_output *output, const pave_mesh *mesh)
{
    pave_output_text(output, "OFF\n# pave; y points down\n");
    pave_output_signed(output, mesh->vertex_count);
    pave_output_char(output, ' ');
    pave_output_signed(output, mesh->tile_count);
    pave_output_char(output, ' ');
    pave_output_signed(output, (mesh->corner_count + mesh->rim_count) / 2);
    pave_output_char(output, '\n');
}

static void off_vertex(pave_output *output, const pave_mesh *mesh, int32_t vertex)
{
    write_point(output, pave_mesh_point(mesh, vertex));
}

static void off_tile(pave_output *output, const pave_mesh *mesh, int32_t tile)
{
    pave_output_signed(output, pave_mesh_side_count(mesh, tile));
    write_ring(output, mesh, tile, 0);
}

pave_result pave_off_mesh_write(const pave_mesh *mesh, const char *path,
                                const pave_allocator *allocator, const pave_batch *batch,
                                pave_error *error)
{
    static const pave_mesh_style style = {off_begin, off_vertex, NULL, off_tile, NULL};
    return pave_mesh_write(&style, mesh, path, allocator, batch, error);
}
