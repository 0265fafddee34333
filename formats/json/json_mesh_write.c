/// formats/json/json_mesh_write.c: writes meshes as JSON and GeoJSON. Based on: H. Butler, M. Daly,
/// A. Doyle, S. Gillies, S. Hagen, T. Schaub, "RFC 7946: The GeoJSON Format", 2016.
#include "json_mesh_write.h"

#include "json_parts.h"

// ---- Any format ---------------------------------------------------------------------------------

enum { TOLD_EVERY = 1 << 12 }; // vertices and tiles between progress reports

/// Calls `write` for each of `count` elements. Progress counts from `before`.
static void write_each(pave_output *output, const pave_mesh *mesh,
                       void (*write)(pave_output *output, const pave_mesh *mesh, int32_t index),
                       int32_t count, int64_t before, int64_t total)
{
    for (int32_t i = 0; i < count && output->result == PAVE_OK; i++) {
        if (i % TOLD_EVERY == 0 && pave_output_stopped(output, before + i, total)) return;
        write(output, mesh, i);
    }
}

/// Writes a mesh to an open file.
static void put_mesh(const pave_mesh_style *style, pave_output *output, const pave_mesh *mesh)
{
    const int32_t vertices = style->vertex ? mesh->vertex_count : 0,
                  tiles = style->tile ? mesh->tile_count : 0;
    const int64_t total = (int64_t)vertices + tiles;
    if (style->begin) style->begin(output, mesh);
    write_each(output, mesh, style->vertex, vertices, 0, total);
    if (style->between) style->between(output, mesh);
    write_each(output, mesh, style->tile, tiles, vertices, total);
    if (style->end) style->end(output, mesh);
    if (total > 0) pave_output_stopped(output, total, total);
}

pave_result pave_mesh_write(const pave_mesh_style *style, const pave_mesh *mesh, const char *path,
                            const pave_allocator *allocator, const pave_batch *batch,
                            pave_error *error)
{
    pave_output output;
    if (error) *error = (pave_error){0};
    const pave_result result = pave_output_open(&output, path, allocator, error);
    if (result != PAVE_OK) return result;
    output.batch = batch;
    put_mesh(style, &output, mesh);
    return pave_output_close(&output);
}

// ---- Shared parts -------------------------------------------------------------------------------

void pave_json_vector_put(pave_output *output, pave_vec2 vector, const char *join)
{
    pave_output_char(output, '[');
    pave_output_double(output, vector.x);
    pave_output_text(output, join);
    pave_output_double(output, vector.y);
    pave_output_char(output, ']');
}

void pave_json_point_put(pave_output *output, pave_vec2 point)
{
    pave_json_vector_put(output, point, ",");
}

void pave_json_numbers_put(pave_output *output, const int32_t *numbers, int64_t count,
                           const char *join)
{
    pave_output_char(output, '[');
    for (int64_t k = 0; k < count; k++) {
        if (k > 0) pave_output_text(output, join);
        pave_output_signed(output, numbers[k]);
    }
    pave_output_char(output, ']');
}

/// Writes the vertex indices, clockwise on screen.
static void write_ring(pave_output *output, const pave_mesh *mesh, int32_t tile)
{
    int32_t count = 0;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    pave_json_numbers_put(output, ring, count, ",");
}

/// Writes the ids of the neighbouring tiles in the order of the ring's sides.
static void write_neighbors(pave_output *output, const pave_mesh *mesh, int32_t tile)
{
    const int32_t count = pave_mesh_side_count(mesh, tile);
    bool first = true;
    pave_output_char(output, '[');
    for (int32_t k = 0; k < count; k++) {
        const int32_t neighbor = pave_mesh_neighbor(mesh, tile, k);
        if (neighbor < 0) continue;
        if (!first) pave_output_char(output, ',');
        pave_output_signed(output, pave_mesh_node(mesh, neighbor));
        first = false;
    }
    pave_output_char(output, ']');
}

// ---- JSON ---------------------------------------------------------------------------------------

static void json_begin(pave_output *output, const pave_mesh *mesh)
{
    pave_output_text(output, "{\"step\":");
    pave_output_double(output, mesh->step);
    if (mesh->origin.x < 0 || mesh->origin.x > 0 || mesh->origin.y < 0 || mesh->origin.y > 0) {
        pave_output_text(output, ",\"origin\":");
        pave_json_point_put(output, mesh->origin);
    }
    pave_output_text(output, ",\n\"vertices\":[");
}

static void json_vertex(pave_output *output, const pave_mesh *mesh, int32_t vertex)
{
    pave_output_text(output, vertex == 0 ? "\n" : ",\n");
    pave_json_point_put(output, pave_mesh_point(mesh, vertex));
}

static void json_between(pave_output *output, const pave_mesh *mesh)
{
    (void)mesh;
    pave_output_text(output, "],\n\"tiles\":[");
}

static void json_tile(pave_output *output, const pave_mesh *mesh, int32_t tile)
{
    pave_output_text(output, tile == 0 ? "\n{\"id\":" : ",\n{\"id\":");
    pave_output_signed(output, pave_mesh_node(mesh, tile));
    pave_output_text(output, ",\"center\":");
    pave_json_point_put(output, pave_mesh_center(mesh, tile));
    pave_output_text(output, ",\"ring\":");
    write_ring(output, mesh, tile);
    pave_output_text(output, ",\"neighbors\":");
    write_neighbors(output, mesh, tile);
    pave_output_char(output, '}');
}

static void json_end(pave_output *output, const pave_mesh *mesh)
{
    (void)mesh;
    pave_output_text(output, "]}\n");
}

static const pave_mesh_style json_style = {json_begin, json_vertex, json_between, json_tile,
                                           json_end};

pave_result pave_json_mesh_write(const pave_mesh *mesh, const char *path,
                                 const pave_allocator *allocator, const pave_batch *batch,
                                 pave_error *error)
{
    return pave_mesh_write(&json_style, mesh, path, allocator, batch, error);
}

void pave_json_mesh_put(pave_output *output, const pave_mesh *mesh)
{
    put_mesh(&json_style, output, mesh);
}

// ---- GeoJSON ------------------------------------------------------------------------------------

static void geojson_begin(pave_output *output, const pave_mesh *mesh)
{
    (void)mesh;
    pave_output_text(output, "{\"type\":\"FeatureCollection\",\"features\":[");
}

/// Writes a tile. A ring that is clockwise with y down is counterclockwise in the coordinates, as
/// required for exterior rings.
static void geojson_tile(pave_output *output, const pave_mesh *mesh, int32_t tile)
{
    int32_t count = 0;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    pave_output_text(output, tile == 0 ? "\n" : ",\n");
    pave_output_text(output, "{\"type\":\"Feature\",\"properties\":{\"id\":");
    pave_output_signed(output, pave_mesh_node(mesh, tile));
    pave_output_text(output, ",\"neighbors\":");
    write_neighbors(output, mesh, tile);
    pave_output_text(output, ",\"vertices\":");
    write_ring(output, mesh, tile);
    pave_output_text(output, "},\"geometry\":{\"type\":\"Polygon\",\"coordinates\":[");
    for (int32_t k = 0; k <= count; k++) {
        pave_output_char(output, k == 0 ? '[' : ',');
        pave_json_point_put(output, pave_mesh_point(mesh, ring[k % count]));
    }
    pave_output_text(output, "]]}}");
}

pave_result pave_json_geojson_write(const pave_mesh *mesh, const char *path,
                                    const pave_allocator *allocator, const pave_batch *batch,
                                    pave_error *error)
{
    static const pave_mesh_style style = {geojson_begin, NULL, NULL, geojson_tile, json_end};
    return pave_mesh_write(&style, mesh, path, allocator, batch, error);
}
