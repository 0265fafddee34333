/// src/scene/picture_map_territories.c: territories with their borders, and graphs with their
/// nodes, in pictures of maps.
#include "../base/exact.h"
#include "../mesh/polygons_build.h"

#include "../base/array.h"
#include "../base/memory.h"
#include "picture_map.h"

#define PAVE_PICTURE_CELL_LINE UINT32_C(0x2b303b38)
#define PAVE_PICTURE_QUIET_LINE UINT32_C(0x2b303b90) // lines around empty areas
#define PAVE_PICTURE_WALL_LINE UINT32_C(0x3c424dff)
#define PAVE_PICTURE_GRAPH_EDGE UINT32_C(0xb4bcc6ff)

// ---- Parts --------------------------------------------------------------------------------------

/// Copies the labels, with a separate value for rock.
static int32_t *picture_stone_labels(const pave_picture_mapper *m)
{
    const pave_territories *territories = m->map->territories;
    int32_t *labels =
        pave_array_take(m->allocator, (size_t)territories->cell_count + 1, sizeof *labels);
    for (int32_t i = 0; labels && i < territories->cell_count; i++)
        labels[i] = pave_picture_is_rock(m, i) ? PAVE_PICTURE_STONE : territories->labels[i];
    return labels;
}

/// Numbers the connected components of labels and of empty cells. Returns false if memory runs out.
static bool picture_number_parts(pave_picture_mapper *m)
{
    const pave_territories *territories = m->map->territories;
    int32_t *own = m->def->walls ? picture_stone_labels(m) : NULL;
    bool fine = (own || !m->def->walls) &&
                pave_label_components(&m->map->ground, own ? own : territories->labels, true,
                                      m->allocator, m->part_of_cell, &m->part_count) == PAVE_OK;
    pave_array_release(m->allocator, own);
    return fine;
}

/// Builds the parts: each territory, each connected component of empty cells, and all rock
/// together. Lines between parts therefore match on both sides.
static pave_result picture_find_parts(pave_picture_mapper *m)
{
    const pave_territories *territories = m->map->territories;
    int32_t cells = territories->cell_count, stone = 0;
    m->part_of_cell = pave_array_take(m->allocator, (size_t)cells + 1, sizeof *m->part_of_cell);
    if (!m->part_of_cell || !picture_number_parts(m)) return pave_picture_map_no_memory(m);
    m->territory_of =
        pave_array_allocate(m->allocator, (size_t)m->part_count + 1, sizeof *m->territory_of);
    if (!m->territory_of) return pave_picture_map_no_memory(m);
    for (int32_t i = 0; i < cells; i++) {
        const bool rock = pave_picture_is_rock(m, i);
        if (rock) stone = m->part_of_cell[i] = stone ? stone : m->part_of_cell[i];
        m->territory_of[m->part_of_cell[i]] = rock ? PAVE_PICTURE_STONE : territories->of_cell[i];
    }
    return PAVE_OK;
}

static pave_result picture_find_borders(pave_picture_mapper *m)
{
    pave_result result = pave_map_polygons(m->map, m->allocator, &m->polygons, NULL);
    if (result != PAVE_OK)
        return PAVE_FAIL(m->error, result, "out of memory, or too many cells; draw a smaller map");
    result = pave_borders_create(&(pave_borders_def){.polygons = m->polygons,
                                                     .of_cell = m->part_of_cell,
                                                     .count = m->part_count},
                                 m->allocator, &m->borders, m->error);
    if (result != PAVE_OK || m->passes == 0) return result;
    const pave_smooth_def smooth = pave_picture_smoothing(m->map, m->passes);
    return pave_borders_smooth(m->borders, &smooth, m->error);
}

/// The points of all rings of a part, in order.
typedef struct pave_picture_rings {
    pave_vec2 *points;
    int64_t *sizes;
    int64_t point_room, size_room, count;
} pave_picture_rings;

/// Collects the rings of a part. Returns false if memory runs out.
static bool picture_collect_rings(const pave_picture_mapper *m, int32_t part,
                                  pave_picture_rings *rings)
{
    int64_t used = 0, count;
    if (!pave_array_reserve(m->allocator, &rings->sizes, &rings->size_room, rings->count,
                            sizeof *rings->sizes))
        return false;
    for (int32_t k = 0; k < rings->count; k++) {
        while (pave_borders_ring(m->borders, part, k, rings->points ? rings->points + used : NULL,
                                 rings->point_room - used, &count) == PAVE_CAPACITY)
            if (!pave_array_reserve(m->allocator, &rings->points, &rings->point_room, used + count,
                                    sizeof *rings->points))
                return false;
        rings->sizes[k] = count;
        used += count;
    }
    return true;
}

static pave_result picture_fills_layer(pave_picture_mapper *m)
{
    pave_picture_rings rings = {0};
    bool enough = true;
    pave_scene_open_group(m->scene, "territories");
    for (int32_t part = 1; enough && part <= m->part_count; part++) {
        int32_t count;
        const pave_scene_style style = {.fill =
                                            pave_picture_territory_color(m, m->territory_of[part])};
        pave_borders_rings(m->borders, part, &count);
        if (count == 0 || !style.fill) continue;
        rings.count = count;
        enough = picture_collect_rings(m, part, &rings);
        if (enough)
            pave_scene_add_polygon_rings(m->scene, rings.points, rings.sizes, count, &style);
    }
    pave_scene_close_group(m->scene);
    PAVE_RELEASE(m->allocator, rings.points, rings.sizes);
    return enough ? PAVE_OK : pave_picture_map_no_memory(m);
}

// ---- Lines --------------------------------------------------------------------------------------

/// Draws the sides between cells of the same part.
static void picture_cells_layer(const pave_picture_mapper *m)
{
    const pave_polygons *polygons = m->polygons;
    const pave_scene_style style = {.stroke = PAVE_PICTURE_CELL_LINE, .width = 0.05 * m->unit};
    pave_scene_open_group(m->scene, "cells");
    for (int32_t cell = 0; cell < polygons->cell_count; cell++) {
        int32_t sides = pave_polygons_side_count(polygons, cell), part = m->part_of_cell[cell];
        for (int32_t k = 0; k < sides; k++) {
            int32_t neighbor = pave_polygons_neighbor(polygons, cell, k);
            if (neighbor <= cell || m->part_of_cell[neighbor] != part) continue;
            if (m->territory_of[part] == PAVE_PICTURE_STONE) continue;
            if (m->sea && m->territory_of[part] == 0) continue;
            const pave_vec2 ends[2] = {
                pave_polygons_corner(polygons, cell, k),
                pave_polygons_corner(polygons, cell, k + 1 < sides ? k + 1 : 0)};
            pave_scene_add_line(m->scene, ends, 2, &style);
        }
    }
    pave_scene_close_group(m->scene);
}

/// Returns the style of a line between two territories; 0 is empty or outside.
static pave_scene_style picture_line_between(const pave_picture_mapper *m, int32_t a, int32_t b)
{
    const int32_t *owners = m->map->owners;
    pave_scene_style style = {.stroke = PAVE_PICTURE_MAP_INK, .width = m->line};
    if (a == PAVE_PICTURE_STONE || b == PAVE_PICTURE_STONE) return style;
    if (a == 0 && b == 0)
        return (pave_scene_style){.stroke = m->sea ? 0 : PAVE_PICTURE_QUIET_LINE,
                                  .width = 0.4 * m->line};
    if (a == 0 || b == 0)
        style.width = 1.3 * m->line;
    else if (owners && m->fill == PAVE_PICTURE_BY_OWNER && owners[a - 1] == owners[b - 1])
        style.width = 0.75 * m->line;
    return style;
}

static void picture_borders_layer(const pave_picture_mapper *m)
{
    const pave_borders *borders = m->borders;
    pave_scene_open_group(m->scene, "borders");
    for (int32_t i = 0; i < borders->arc_count; i++) {
        const pave_arc *arc = &borders->arcs[i];
        const pave_scene_style style =
            picture_line_between(m, m->territory_of[arc->left], m->territory_of[arc->right]);
        if (!style.stroke) continue;
        if (arc->closed)
            pave_scene_add_polygon(m->scene, borders->points + arc->start, arc->count, &style);
        else
            pave_scene_add_line(m->scene, borders->points + arc->start, arc->count, &style);
    }
    pave_scene_close_group(m->scene);
}

/// Draws the masked sides, each once.
static void picture_walls_layer(const pave_picture_mapper *m)
{
    const pave_polygons *polygons = m->polygons;
    const pave_scene_style style = {.stroke = PAVE_PICTURE_WALL_LINE,
                                    .width = pave_picture_most(0.25 * m->unit, 1.6 * m->line)};
    pave_scene_open_group(m->scene, "walls");
    for (int32_t cell = 0; cell < polygons->cell_count; cell++) {
        int32_t sides = pave_polygons_side_count(polygons, cell);
        for (int32_t k = 0; k < sides; k++) {
            int32_t neighbor = pave_polygons_neighbor(polygons, cell, k);
            if (!pave_mask_side(m->def->walls, cell, k) || (neighbor >= 0 && neighbor < cell))
                continue;
            const pave_vec2 ends[2] = {
                pave_polygons_corner(polygons, cell, k),
                pave_polygons_corner(polygons, cell, k + 1 < sides ? k + 1 : 0)};
            pave_scene_add_line(m->scene, ends, 2, &style);
        }
    }
    pave_scene_close_group(m->scene);
}

pave_result pave_picture_map_parts(pave_picture_mapper *m)
{
    const double least = 4; // minimum number of pixels per cell edge at which lines can be told
                            // apart
    pave_result result = picture_find_parts(m);
    if (result == PAVE_OK) result = picture_find_borders(m);
    if (result == PAVE_OK) result = picture_fills_layer(m);
    if (result != PAVE_OK) return result;
    if (m->def->cells && m->unit * m->scale >= least) picture_cells_layer(m);
    picture_borders_layer(m);
    if (m->def->walls && m->def->walls->side_count > 0) picture_walls_layer(m);
    return PAVE_OK;
}

// ---- Graphs -------------------------------------------------------------------------------------

/// Draws edges inside a territory as broad lines in its colour, and all other edges as thin lines.
static void picture_graph_edges(const pave_picture_mapper *m, bool inside)
{
    const pave_graph *graph = m->map->ground.graph;
    const int32_t *of = m->map->territories->of_cell;
    for (int32_t node = 0; node < graph->node_count; node++)
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++) {
            int32_t to = graph->to[arc];
            bool same = of[node] && of[node] == of[to];
            if (to < node || same != inside) continue;
            const pave_vec2 ends[2] = {graph->positions[node], graph->positions[to]};
            pave_scene_style style = {.stroke = PAVE_PICTURE_GRAPH_EDGE, .width = 0.08 * m->unit};
            if (same && pave_picture_territory_color(m, of[node])) {
                style.stroke = pave_picture_territory_color(m, of[node]);
                style.width = 0.5 * m->unit;
            }
            pave_scene_add_line(m->scene, ends, 2, &style);
        }
}

void pave_picture_map_nodes(pave_picture_mapper *m)
{
    const pave_graph *graph = m->map->ground.graph;
    pave_scene_open_group(m->scene, "edges");
    picture_graph_edges(m, true);
    picture_graph_edges(m, false);
    pave_scene_close_group(m->scene);
    pave_scene_open_group(m->scene, "nodes");
    for (int32_t node = 0; node < graph->node_count; node++) {
        uint32_t fill = pave_picture_territory_color(m, m->map->territories->of_cell[node]);
        const pave_scene_style style = {.fill = fill ? fill : PAVE_PICTURE_MAP_PAPER,
                                        .stroke = PAVE_PICTURE_MAP_INK,
                                        .width = 0.06 * m->unit};
        pave_scene_add_circle(m->scene, graph->positions[node], PAVE_PICTURE_NODE * m->unit,
                              &style);
    }
    pave_scene_close_group(m->scene);
}
