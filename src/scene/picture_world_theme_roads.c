/// src/scene/picture_world_theme_roads.c: draws roads and rivers along the marked edges of cells.
#include "../base/exact.h"

#include "picture_world_theme.h"

#include <math.h>

static pave_vec2 lanes_middle(const pave_land_cell *cell, int k)
{
    return pave_picture_middle(cell->corners[k], cell->corners[pave_land_next(cell, k)]);
}

/// Makes a lane from side k to the centre.
static void lanes_to_centre(const pave_land_cell *cell, int k, pave_vec2 *out)
{
    const pave_vec2 from = lanes_middle(cell, k);
    const double away = pave_picture_distance(from, cell->middle);
    const pave_vec2 back =
        pave_vec2_of((from.x - cell->middle.x) / away, (from.y - cell->middle.y) / away);
    pave_land_curve(cell, from, pave_land_inwards(cell, k), cell->middle, back, out);
}

/// Makes a lane from one side to another.
static void lanes_through(const pave_land_cell *cell, int from, int to, pave_land_lanes *out)
{
    const int lane = out->count++;
    pave_land_curve(cell, lanes_middle(cell, from), pave_land_inwards(cell, from),
                    lanes_middle(cell, to), pave_land_inwards(cell, to), out->points[lane]);
    out->side[lane][0] = from;
    out->side[lane][1] = to;
}

/// Makes a lane from side k that joins another lane at its middle and follows it in the direction
/// of the smaller bend.
static void lanes_join(const pave_land_cell *cell, int k, int lane, pave_land_lanes *out)
{
    const pave_vec2 *points = out->points[lane], from = lanes_middle(cell, k),
                    a = points[PAVE_LAND_STEPS / 2], b = points[PAVE_LAND_STEPS / 2 + 1],
                    to = pave_picture_middle(a, b);
    const double along = pave_picture_distance(a, b), away = pave_picture_distance(from, to);
    pave_vec2 back = pave_vec2_of((b.x - a.x) / along, (b.y - a.y) / along);
    const double lean = back.x * (from.x - to.x) + back.y * (from.y - to.y);
    if (lean < 0 || (lean == 0 && (cell->word & 2))) back = pave_vec2_of(-back.x, -back.y);
    back =
        pave_vec2_of(back.x + 0.5 * (from.x - to.x) / away, back.y + 0.5 * (from.y - to.y) / away);
    const double length = sqrt(back.x * back.x + back.y * back.y);
    pave_land_curve(cell, from, pave_land_inwards(cell, k), to,
                    pave_vec2_of(back.x / length, back.y / length), out->points[out->count]);
    out->side[out->count][0] = k;
    out->side[out->count++][1] = -1;
}

/// Returns the turn of a lane between two sides, from -1 for straight on to 1 for back.
static double lanes_turned(const pave_land_cell *cell, int a, int b)
{
    const pave_vec2 in = pave_land_inwards(cell, a), to = pave_land_inwards(cell, b);
    return in.x * to.x + in.y * to.y;
}

/// Pairs adjacent sides, so that no rivers cross. Chooses the pairing with the larger bends, which
/// keeps the rivers farthest apart. If the number of sides is odd, the last river joins the
/// adjacent lane.
static void lanes_pair(const pave_land_cell *cell, const int *sides, pave_land_lanes *out)
{
    const int count = out->ends, pairs = count / 2;
    double bends[2] = {0, 0};
    for (int k = 0; k < 2 * pairs; k++)
        bends[k % 2] += lanes_turned(cell, sides[k], sides[(k + 1) % count]);
    const double more = bends[1] - bends[0];
    const int turn = fabs(more) < 1e-9 ? (int)(cell->word & 1) : more > 0;
    for (int k = turn; k < 2 * pairs; k += 2)
        lanes_through(cell, sides[k], sides[(k + 1) % count], out);
    if (count % 2) lanes_join(cell, sides[turn ? 0 : count - 1], turn ? 0 : pairs - 1, out);
}

/// Makes lanes that all join the straightest one.
static void lanes_meet(const pave_land_cell *cell, const int *sides, pave_land_lanes *out)
{
    int first = 0, second = 1;
    double least = 2;
    for (int a = 0; a < out->ends; a++)
        for (int b = a + 1; b < out->ends; b++) {
            const double turned = lanes_turned(cell, sides[a], sides[b]);
            if (turned > least - 1e-9) continue;
            least = turned;
            first = a;
            second = b;
        }
    lanes_through(cell, sides[first], sides[second], out);
    for (int k = 0; k < out->ends; k++)
        if (k != first && k != second) lanes_join(cell, sides[k], 0, out);
}

void pave_land_find_lanes(const pave_land *land, const pave_land_cell *cell, pave_land_lanes *out)
{
    int sides[PAVE_LAND_SIDES];
    out->count = out->ends = 0;
    for (int k = 0; k < cell->sides; k++)
        if (cell->edge[k] == 1) sides[out->ends++] = k;
    if (out->ends == 2) {
        lanes_through(cell, sides[0], sides[1], out);
        return;
    }
    if (out->ends > 2 && land->bent) {
        (land->bent == PAVE_LAND_PAIRED && out->ends > 3 ? lanes_pair : lanes_meet)(cell, sides,
                                                                                    out);
        return;
    }
    for (int k = 0; k < out->ends; k++) {
        lanes_to_centre(cell, sides[k], out->points[k]);
        out->side[k][0] = sides[k];
        out->side[k][1] = -1;
    }
    out->count = out->ends;
}

/// Draws one lane. The lane ends exactly at the rim of the window, but slightly overlaps all other
/// sides.
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
        pave_land_find_lanes(land, &cell, &lanes);
        for (int k = 0; k < lanes.count; k++)
            lanes_draw(land, &cell, &lanes, k, width, x, y, color);
        if (pave_land_has_place(land, &lanes))
            pave_land_disk(land, pave_land_moved(cell.middle, x, y), place / 2, color);
    }
    pave_scene_close_group(land->scene);
}
