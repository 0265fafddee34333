// cli/region_draw_parts.c: territories with their borders, in pictures.
#include "region_draw.h"

#include "region_color.h"

#include <stdlib.h>

#define CELL_LINE UINT32_C(0x2b303b38)
#define QUIET_LINE UINT32_C(0x2b303b90) // between territories of one owner, and round what is empty

static int no_memory(void) { return cli_failed("out of memory; draw a smaller map"); }

// ---- Parts --------------------------------------------------------------------------------------

// Territories, and the pieces of what is empty: so lines between them are the same from both sides.
static int find_parts(region_drawing *drawing)
{
    const pave_territories *territories = drawing->map->territories;
    int32_t cells = territories->cell_count;
    drawing->part_of_cell = malloc(((size_t)cells + 1) * sizeof *drawing->part_of_cell);
    if (!drawing->part_of_cell ||
        pave_label_components(&drawing->map->ground, territories->labels, true, NULL,
                              drawing->part_of_cell, &drawing->part_count) != PAVE_OK)
        return no_memory();
    drawing->territory_of = calloc((size_t)drawing->part_count + 1, sizeof *drawing->territory_of);
    if (!drawing->territory_of) return no_memory();
    for (int32_t i = 0; i < cells; i++)
        drawing->territory_of[drawing->part_of_cell[i]] = territories->of_cell[i];
    return region_borders_make(drawing->map, drawing->part_of_cell, drawing->part_count,
                               drawing->smooth, &drawing->borders);
}

static bool make_room(region_drawing *drawing, int64_t points, int32_t rings)
{
    if (points > drawing->point_room) {
        pave_vec2 *more = realloc(drawing->points, (size_t)(2 * points) * sizeof *more);
        if (!more) return false;
        drawing->points = more;
        drawing->point_room = 2 * points;
    }
    if (rings > drawing->ring_room) {
        int64_t *more = realloc(drawing->ring_sizes, 2 * (size_t)rings * sizeof *more);
        if (!more) return false;
        drawing->ring_sizes = more;
        drawing->ring_room = 2 * rings;
    }
    return true;
}

// The points of all rings of a part, one after the other.
static bool collect_rings(region_drawing *drawing, int32_t part, int32_t rings)
{
    int64_t used = 0;
    if (!make_room(drawing, 16, rings)) return false;
    for (int32_t k = 0; k < rings; k++) {
        int64_t count;
        pave_result result;
        while (
            (result = pave_borders_ring(drawing->borders.borders, part, k, drawing->points + used,
                                        drawing->point_room - used, &count)) == PAVE_CAPACITY) {
            if (!make_room(drawing, used + count, rings)) return false;
        }
        drawing->ring_sizes[k] = count;
        used += count;
    }
    return true;
}

static int draw_fills(region_drawing *drawing)
{
    pave_scene_open_group(drawing->scene, "territories");
    for (int32_t part = 1; part <= drawing->part_count; part++) {
        int32_t rings;
        pave_scene_style style = {.fill = region_color_of(drawing, drawing->territory_of[part])};
        pave_borders_rings(drawing->borders.borders, part, &rings);
        if (rings == 0 || !style.fill) continue;
        if (!collect_rings(drawing, part, rings)) return no_memory();
        pave_scene_add_polygon_rings(drawing->scene, drawing->points, drawing->ring_sizes, rings,
                                     &style);
    }
    pave_scene_close_group(drawing->scene);
    return CLI_DONE;
}

// ---- Lines --------------------------------------------------------------------------------------

// The sides between cells of one part.
static void draw_cells(const region_drawing *drawing)
{
    const pave_polygons *polygons = drawing->borders.polygons;
    pave_scene_style style = {.stroke = CELL_LINE, .width = 0.05 * drawing->unit};
    pave_scene_open_group(drawing->scene, "cells");
    for (int32_t cell = 0; cell < polygons->cell_count; cell++) {
        int32_t sides = pave_polygons_side_count(polygons, cell);
        for (int32_t k = 0; k < sides; k++) {
            int32_t neighbor = pave_polygons_neighbor(polygons, cell, k);
            if (neighbor <= cell || drawing->part_of_cell[neighbor] != drawing->part_of_cell[cell])
                continue;
            if (drawing->sea && drawing->territory_of[drawing->part_of_cell[cell]] == 0) continue;
            pave_vec2 ends[2] = {pave_polygons_corner(polygons, cell, k),
                                 pave_polygons_corner(polygons, cell, k + 1 < sides ? k + 1 : 0)};
            pave_scene_add_line(drawing->scene, ends, 2, &style);
        }
    }
    pave_scene_close_group(drawing->scene);
}

// How a line between two territories is drawn, 0 being what is empty or outside.
static pave_scene_style line_between(const region_drawing *drawing, int32_t a, int32_t b)
{
    const int32_t *owners = drawing->map->owners;
    pave_scene_style style = {.stroke = REGION_INK, .width = drawing->line};
    if (a == 0 && b == 0)
        return (pave_scene_style){.stroke = drawing->sea ? 0 : QUIET_LINE,
                                  .width = 0.4 * drawing->line};
    if (a == 0 || b == 0)
        style.width = 1.3 * drawing->line;
    else if (owners && drawing->fill == REGION_FILL_OWNER && owners[a - 1] == owners[b - 1])
        style.width = 0.75 * drawing->line;
    return style;
}

static void draw_borders(const region_drawing *drawing)
{
    const pave_borders *borders = drawing->borders.borders;
    pave_scene_open_group(drawing->scene, "borders");
    for (int32_t i = 0; i < borders->arc_count; i++) {
        const pave_arc *arc = &borders->arcs[i];
        pave_scene_style style = line_between(drawing, drawing->territory_of[arc->left],
                                              drawing->territory_of[arc->right]);
        if (!style.stroke) continue;
        if (arc->closed)
            pave_scene_add_polygon(drawing->scene, borders->points + arc->start, arc->count,
                                   &style);
        else
            pave_scene_add_line(drawing->scene, borders->points + arc->start, arc->count, &style);
    }
    pave_scene_close_group(drawing->scene);
}

int region_draw_parts(region_drawing *drawing)
{
    const double least = 4; // pixels of a cell's edge, so that its lines can be told apart
    int code = find_parts(drawing);
    if (code == CLI_DONE) code = draw_fills(drawing);
    if (code != CLI_DONE) return code;
    if (drawing->job->look->cells && drawing->unit * drawing->scale >= least) draw_cells(drawing);
    draw_borders(drawing);
    return CLI_DONE;
}
