/// src/tactics/citadel/citadel_boxes.c: boxes of lanes, shapes of keeps and squares, and the cells
/// of polygons whose sides follow the lanes.
#include "../../base/exact.h"

#include "citadel_model.h"

#include <string.h>

enum { CITADEL_ROW = PAVE_CITADEL_ROW };

const int16_t pave_citadel_edge[2][PAVE_TRI_NEIGHBORS_MAX] = {{-CITADEL_ROW + 1, 1, -1},
                                                              {1, CITADEL_ROW - 1, -1}};
const uint8_t pave_citadel_edge_lane[2][PAVE_TRI_NEIGHBORS_MAX] = {{1, 2, 0}, {0, 1, 2}};
const int16_t pave_citadel_touch[2][PAVE_TRI_TOUCHING_MAX] = {
    {-CITADEL_ROW + 1, -CITADEL_ROW + 2, -CITADEL_ROW + 3, 2, 1, CITADEL_ROW, CITADEL_ROW - 1,
     CITADEL_ROW - 2, -1, -2, -CITADEL_ROW - 1, -CITADEL_ROW},
    {-CITADEL_ROW + 1, -CITADEL_ROW + 2, 1, 2, CITADEL_ROW + 1, CITADEL_ROW, CITADEL_ROW - 1,
     CITADEL_ROW - 2, CITADEL_ROW - 3, -2, -1, -CITADEL_ROW}};
const int16_t pave_citadel_around[PAVE_TRI_TOUCHES_MAX] = {-CITADEL_ROW, -CITADEL_ROW + 1, 0, -1,
                                                           -2,           -CITADEL_ROW - 1};

// ---- Boxes --------------------------------------------------------------------------------------

int32_t pave_citadel_box_count(const pave_citadel_box *box)
{
    int32_t count = 0;
    for (int32_t r = box->low[1]; r <= box->high[1]; r++) {
        const pave_citadel_run run = pave_citadel_box_run(box, r);
        if (run.last >= run.first) count += run.last - run.first + 1;
    }
    return count;
}

pave_citadel_box pave_citadel_box_moved(const pave_citadel_box *box, pave_tri_vertex by)
{
    const int32_t shift[PAVE_CITADEL_LANES] = {by.q, by.r, by.q + by.r};
    pave_citadel_box moved;
    for (int lane = 0; lane < PAVE_CITADEL_LANES; lane++) {
        moved.low[lane] = box->low[lane] + shift[lane];
        moved.high[lane] = box->high[lane] + shift[lane];
    }
    return moved;
}

pave_citadel_box pave_citadel_box_turned(const pave_citadel_box *box)
{
    const pave_citadel_box turned = {{-box->high[1] - 1, box->low[2], box->low[0]},
                                     {-box->low[1] - 1, box->high[2], box->high[0]}};
    return turned;
}

pave_citadel_box pave_citadel_box_empty(void)
{
    const pave_citadel_box empty = {{INT32_MAX, INT32_MAX, INT32_MAX},
                                    {INT32_MIN, INT32_MIN, INT32_MIN}};
    return empty;
}

void pave_citadel_box_add(pave_citadel_box *box, int32_t at)
{
    for (int lane = 0; lane < PAVE_CITADEL_LANES; lane++) {
        const int32_t number = pave_citadel_lane(at, lane);
        if (number < box->low[lane]) box->low[lane] = number;
        if (number > box->high[lane]) box->high[lane] = number;
    }
}

/// Shrinks the intervals so that every strip of the result has cells.
static pave_citadel_box citadel_box_tight(const pave_citadel_box *box)
{
    pave_citadel_box tight = pave_citadel_box_empty();
    for (int32_t r = box->low[1]; r <= box->high[1]; r++) {
        const pave_citadel_run run = pave_citadel_box_run(box, r);
        for (int32_t x = run.first; x <= run.last; x++) pave_citadel_box_add(&tight, x);
    }
    return tight;
}

int pave_citadel_box_corners(const pave_citadel_box *box, pave_tri_vertex *out)
{
    const pave_citadel_box tight = citadel_box_tight(box);
    const int32_t *low = tight.low, *high = tight.high;
    // The lines of sides 0 to 5 are r, q, sum, r, q, sum; corner i is the intersection of sides i
    // and i + 1.
    const pave_tri_vertex corners[6] = {
        {high[0] + 1, low[1]}, {high[0] + 1, high[2] - high[0]}, {high[2] - high[1], high[1] + 1},
        {low[0], high[1] + 1}, {low[0], low[2] - low[0]},        {low[2] - low[1], low[1]}};
    int count = 0;
    for (int i = 0; i < 6; i++) {
        const pave_tri_vertex last = corners[(i + 5) % 6];
        if (corners[i].q != last.q || corners[i].r != last.r) out[count++] = corners[i];
    }
    return count;
}

pave_citadel_box pave_citadel_shape_box(pave_citadel_shape shape, int32_t size, int turn)
{
    pave_citadel_box box = {{0, 0, 0}, {size - 1, size - 1, size - 1}}; // start from a triangle
    if (shape == PAVE_CITADEL_SHAPE_HEXAGON) box.low[0] = box.low[1] = box.low[2] = -size;
    if (shape == PAVE_CITADEL_SHAPE_RHOMBUS) box.high[2] = 2 * size - 1;
    if (shape == PAVE_CITADEL_SHAPE_TRAPEZIUM) box.high[1] = (size + 1) / 2 - 1;
    for (int i = 0; i < turn; i++) box = pave_citadel_box_turned(&box);
    return box;
}

// ---- Cells of polygons --------------------------------------------------------------------------

/// Lists the slots of row r that precede a crossing with the polygon's sides, in increasing order.
/// A side crosses a row along an edge: before an L (slot 2 q) or before an R (slot 2 q + 1).
static int citadel_crossings(const pave_tri_vertex *polygon, int32_t count, int32_t r, int32_t *out)
{
    int found = 0;
    for (int32_t i = 0; i < count; i++) {
        const pave_tri_vertex a = polygon[i], b = polygon[(i + 1) % count];
        if ((a.r <= r) == (b.r <= r)) continue;
        int32_t key = a.q == b.q ? 2 * a.q : 2 * (a.q + a.r - r - 1) + 1;
        int at = found++;
        for (; at > 0 && out[at - 1] > key; at--) out[at] = out[at - 1];
        out[at] = key;
    }
    return found;
}

int32_t pave_citadel_fill(uint8_t *cells, const pave_tri_vertex *polygon, int32_t count,
                          uint8_t value)
{
    int32_t keys[PAVE_CITADEL_VERTICES_MAX], low = INT32_MAX, high = INT32_MIN, total = 0;
    for (int32_t i = 0; i < count; i++) {
        low = polygon[i].r < low ? polygon[i].r : low;
        high = polygon[i].r > high ? polygon[i].r : high;
    }
    for (int32_t r = low; r < high; r++) {
        const int found = citadel_crossings(polygon, count, r, keys);
        for (int i = 0; i + 1 < found; i += 2)
            for (int32_t x = keys[i]; x < keys[i + 1]; x++, total++) {
                uint8_t *cell = &cells[r * CITADEL_ROW + x];
                if (*cell != 0) return -1;
                *cell = value;
            }
    }
    return total;
}
