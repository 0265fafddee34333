/// formats/json/json_map_geojson.c: maps as GeoJSON, territory by territory along the arcs that
/// neighbours share. Based on: H. Butler, M. Daly, A. Doyle, S. Gillies, S. Hagen, T. Schaub, "RFC
/// 7946: The GeoJSON Format", 2016.
#include "json_map_write.h"

/// The point that comes k-th along an arc, or along it backwards.
static pave_vec2 point_of(const pave_borders *borders, int32_t ref, int64_t k)
{
    const pave_arc *arc = &borders->arcs[ref < 0 ? ~ref : ref];
    return borders->points[arc->start + (ref < 0 ? arc->count - 1 - k : k)];
}

/// Writes a ring, and its first point again. Where an arc ends the next one begins, so the last
/// point of each is left to that.
static void put_ring(pave_output *output, const pave_borders *borders, const pave_ring *ring)
{
    pave_output_char(output, '[');
    for (int64_t i = ring->start; i < ring->start + ring->count; i++) {
        const int32_t ref = borders->refs[i];
        const pave_arc *arc = &borders->arcs[ref < 0 ? ~ref : ref];
        for (int64_t k = 0; k < (arc->closed ? arc->count : arc->count - 1); k++) {
            pave_json_point_put(output, point_of(borders, ref, k));
            pave_output_char(output, ',');
        }
    }
    pave_json_point_put(output, point_of(borders, borders->refs[ring->start], 0));
    pave_output_char(output, ']');
}

/// What is clockwise with y downwards is counterclockwise in the numbers, as outer rings have to
/// be, and holes run the other way.
static void put_geometry(pave_output *output, const pave_borders *borders, int32_t id)
{
    int32_t count = 0, outer = 0;
    const pave_ring *rings = pave_borders_rings(borders, id, &count);
    for (int32_t k = 0; k < count; k++) outer += !rings[k].hole;
    if (outer == 0) {
        pave_output_text(output, "null");
        return;
    }
    pave_output_text(output, outer == 1 ? "{\"type\":\"Polygon\",\"coordinates\":["
                                        : "{\"type\":\"MultiPolygon\",\"coordinates\":[[");
    for (int32_t k = 0; k < count; k++) {
        if (k > 0) pave_output_text(output, rings[k].hole ? "," : "],[");
        put_ring(output, borders, &rings[k]);
    }
    pave_output_text(output, outer == 1 ? "]}" : "]]}");
}

static void put_feature(pave_output *output, const pave_map *map, const pave_borders *borders,
                        int32_t id)
{
    const pave_territory *item = &map->territories->items[id - 1];
    pave_output_text(output, id == 1 ? "\n{\"type\":\"Feature\",\"properties\":{\"id\":"
                                     : ",\n{\"type\":\"Feature\",\"properties\":{\"id\":");
    pave_output_signed(output, id);
    pave_json_number_put(output, "label", item->label);
    pave_json_number_put(output, "size", item->size);
    pave_json_neighbors_put(output, map->territories, id);
    pave_json_pole_put(output, borders, id);
    pave_json_players_put(output, map, id);
    pave_output_text(output, "},\"geometry\":");
    put_geometry(output, borders, id);
    pave_output_char(output, '}');
}

pave_result pave_json_map_geojson_write(const pave_map *map, const pave_borders *borders,
                                        const char *path, const pave_allocator *allocator,
                                        const pave_batch *batch, pave_error *error)
{
    pave_output output;
    assert(map && borders && path && borders->count == map->territories->count);
    if (error) *error = (pave_error){0};
    const pave_result result = pave_output_open(&output, path, allocator, error);
    if (result != PAVE_OK) return result;
    output.batch = batch;
    const int32_t count = map->territories->count;
    pave_output_text(&output, "{\"type\":\"FeatureCollection\",\"features\":[");
    for (int32_t id = 1; id <= count; id++) {
        if (id % 64 == 1 && pave_output_stopped(&output, id - 1, count)) break;
        put_feature(&output, map, borders, id);
    }
    pave_output_text(&output, "]}\n");
    if (count > 0) pave_output_stopped(&output, count, count);
    return pave_output_close(&output);
}
