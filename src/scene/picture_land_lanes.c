/// src/scene/picture_land_lanes.c: roads and rivers over the cells of a window.
#include "../base/exact.h"

#include "picture_land.h"

static pave_vec2 lanes_middle(const pave_land_cell *cell, int k)
{
    return pave_picture_middle(cell->corners[k], cell->corners[pave_land_next(cell, k)]);
}

/// From side k to the centre.
static void lanes_to_centre(const pave_land_cell *cell, int k, pave_vec2 *out)
{
    const pave_vec2 from = lanes_middle(cell, k);
    const double away = pave_picture_distance(from, cell->middle);
    const pave_vec2 back =
        pave_vec2_of((from.x - cell->middle.x) / away, (from.y - cell->middle.y) / away);
    pave_land_curve(cell, from, pave_land_inwards(cell, k), cell->middle, back, out);
}

void pave_land_find_lanes(const pave_land_cell *cell, pave_land_lanes *out)
{
    int sides[PAVE_LAND_SIDES];
    out->count = out->ends = 0;
    for (int k = 0; k < cell->sides; k++)
        if (cell->edge[k] == 1) sides[out->ends++] = k;
    if (out->ends == 2) {
        pave_land_curve(cell, lanes_middle(cell, sides[0]), pave_land_inwards(cell, sides[0]),
                        lanes_middle(cell, sides[1]), pave_land_inwards(cell, sides[1]),
                        out->points[0]);
        out->side[0][0] = sides[0];
        out->side[0][1] = sides[1];
        out->count = 1;
        return;
    }
    for (int k = 0; k < out->ends; k++) {
        lanes_to_centre(cell, sides[k], out->points[k]);
        out->side[k][0] = sides[k];
        out->side[k][1] = -1;
    }
    out->count = out->ends;
}

/// Draws one lane. It ends on the rim, and reaches a little beyond all other sides.
static void lanes_draw(pave_land *land, const pave_land_cell *cell, const pave_land_lanes *lanes,
                       int lane, double width, double x, double y, uint32_t color)
{
    pave_vec2 points[PAVE_LAND_POINTS + 2];
    int count = 0;
    const double beyond = 0.05 * land->unit;
    for (int end = 0; end < 2; end++) {
        const int side = lanes->side[lane][end];
        if (end == 1)
            for (int k = 0; k < PAVE_LAND_POINTS; k++)
                points[count++] = pave_land_moved(lanes->points[lane][k], x, y);
        if (side < 0 || !cell->inside[side]) continue;
        const pave_vec2 in = pave_land_inwards(cell, side),
                        at = lanes->points[lane][end ? PAVE_LAND_STEPS : 0];
        points[count++] = pave_land_moved(at, x - in.x * beyond, y - in.y * beyond);
    }
    pave_land_stroke(land, points, count, width, color, PAVE_SCENE_CAP_BUTT);
}

void pave_land_draw_lanes(pave_land *land, double width, double place, double x, double y,
                          uint32_t color)
{
    pave_land_steps steps = pave_land_begin(land);
    pave_land_cell cell;
    pave_land_lanes lanes;
    pave_scene_open_group(land->scene, NULL);
    while (pave_land_walk(land, &steps)) {
        pave_land_open_cell(land, &steps, &cell);
        pave_land_find_lanes(&cell, &lanes);
        for (int k = 0; k < lanes.count; k++)
            lanes_draw(land, &cell, &lanes, k, width, x, y, color);
        if (lanes.ends != 0 && lanes.ends != 2)
            pave_land_disk(land, pave_land_moved(cell.middle, x, y), place / 2, color);
    }
    pave_scene_close_group(land->scene);
}
