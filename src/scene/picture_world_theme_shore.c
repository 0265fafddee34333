/// src/scene/picture_world_theme_shore.c: draws the smooth areas around corners of one colour, such
/// as land in water. In each cell, curves from edge to edge bound the area. Together with the outer
/// sides of the cells they form rings, so there is no seam between adjacent cells.
#include "../base/exact.h"

#include "../base/array.h"
#include "../base/index.h"
#include "../base/memory.h"
#include "picture_world_theme.h"

/// A part of the border of the region: a straight side along the rim of the window, or a curve in a
/// cell. The region is to its right on the screen, or to its left if the layout is mirrored.
typedef struct pave_shore_part {
    uint64_t from, to; ///< end nodes
    int32_t next;      ///< next part that starts at the same node; -1: none
    bool straight, used;
    pave_vec2 points[PAVE_LAND_POINTS];
} pave_shore_part;

typedef struct pave_shore {
    pave_land *land;
    double reach;
    bool whole; ///< all corners of the cell are in the region
    pave_shore_part *parts;
    int64_t count, room;
    pave_index index; ///< index from a node to the first part that starts there
} pave_shore;

/// Returns the node of a vertex, or of the point where the border crosses an edge.
static uint64_t shore_node(const pave_land_cell *cell, int k, bool crossing)
{
    return crossing ? cell->edge_nodes[k] : cell->corner_nodes[k];
}

static bool shore_has(const pave_shore *shore, const pave_land_cell *cell, int k)
{
    return shore->whole || cell->corner[k] == 1;
}

/// Returns the point where the border crosses side k: the midpoint, slightly shifted by a random
/// word of the edge.
static pave_vec2 shore_crossing(const pave_land_cell *cell, int k, double reach)
{
    const int next = pave_land_next(cell, k);
    const double share = reach + 0.16 * (pave_land_part(cell->keys[k], 0) - 0.5);
    return cell->corner[k] == 1 ? pave_land_between(cell->corners[k], cell->corners[next], share)
                                : pave_land_between(cell->corners[next], cell->corners[k], share);
}

/// Returns whether the two corners of the region in a patch's rhomb are joined: they are opposite
/// corners, and closer together than the other two corners. Separate shores would intersect.
static bool shore_joins(const pave_land_cell *cell)
{
    enum { RHOMB = 4 };
    if (!cell->of_patch || cell->sides != RHOMB) return false;
    const int first = cell->corner[0] == 1 ? 0 : 1;
    for (int k = 0; k < RHOMB; k++)
        if ((cell->corner[k] == 1) != (k % 2 == first)) return false;
    return pave_picture_distance(cell->corners[first], cell->corners[first + 2]) <
           0.95 * pave_picture_distance(cell->corners[1 - first], cell->corners[3 - first]);
}

/// A run of corners in the region ends at side k. Returns the side to which the border leads from
/// there: the side where the run begins or, if the runs of the cell are joined, where the next run
/// begins.
static int shore_start(const pave_land_cell *cell, int k)
{
    int start = k;
    if (shore_joins(cell)) return pave_land_next(cell, k);
    while (cell->corner[start] == 1) start = (start + cell->sides - 1) % cell->sides;
    return start;
}

static void shore_cut_curve(const pave_land_cell *cell, int from, int to, double reach,
                            pave_vec2 *out)
{
    pave_land_curve(cell, shore_crossing(cell, from, reach), pave_land_inwards(cell, from),
                    shore_crossing(cell, to, reach), pave_land_inwards(cell, to), out);
}

void pave_land_cut(const pave_land_cell *cell, double reach, pave_land_pieces *out)
{
    int ones = 0;
    out->count = 0;
    for (int k = 0; k < cell->sides; k++) ones += cell->corner[k] == 1;
    if (ones == cell->sides) {
        for (int k = 0; k < cell->sides; k++) out->points[0][k] = cell->corners[k];
        out->sizes[out->count++] = cell->sides;
    }
    for (int k = 0; k < cell->sides && ones < cell->sides; k++) {
        if (cell->corner[k] != 1 || cell->corner[pave_land_next(cell, k)] == 1) continue;
        const int start = shore_start(cell, k);
        const bool joined = shore_joins(cell);
        pave_vec2 *points = out->points[joined ? 0 : out->count];
        int size = joined && out->count == 1 ? out->sizes[0] : 0; // the second run continues the
                                                                  // piece
        for (int i = joined ? k : pave_land_next(cell, start);; i = pave_land_next(cell, i)) {
            points[size++] = cell->corners[i];
            if (i == k) break;
        }
        shore_cut_curve(cell, k, start, reach, points + size);
        out->sizes[joined ? 0 : out->count] = size + PAVE_LAND_POINTS;
        out->count = joined ? 1 : out->count + 1;
    }
}

// ---- Collecting parts ---------------------------------------------------------------------------

static pave_shore_part *shore_add(pave_shore *shore, uint64_t from, uint64_t to, bool straight)
{
    if (!pave_array_reserve(shore->land->allocator, &shore->parts, &shore->room, shore->count + 1,
                            sizeof *shore->parts)) {
        shore->land->failed = true;
        return NULL;
    }
    pave_shore_part *part = &shore->parts[shore->count];
    part->from = from;
    part->to = to;
    part->straight = straight;
    part->used = false;
    part->next = pave_index_get(&shore->index, from);
    if (!pave_index_put(&shore->index, from, (int32_t)shore->count)) {
        shore->land->failed = true;
        return NULL;
    }
    shore->count++;
    return part;
}

/// Adds the part of a rim side that is in the region.
static void shore_add_rim(pave_shore *shore, const pave_land_cell *cell, int k)
{
    const int next = pave_land_next(cell, k);
    const bool a = shore_has(shore, cell, k), b = shore_has(shore, cell, next);
    if (cell->inside[k] || (!a && !b)) return;
    const uint64_t from = shore_node(cell, k, !a), to = shore_node(cell, b ? next : k, !b);
    pave_shore_part *part = shore_add(shore, from, to, true);
    if (!part) return;
    part->points[0] = a ? cell->corners[k] : shore_crossing(cell, k, shore->reach);
    part->points[1] = b ? cell->corners[next] : shore_crossing(cell, k, shore->reach);
}

static void shore_add_cell(pave_shore *shore, const pave_land_cell *cell)
{
    for (int k = 0; k < cell->sides && !shore->land->failed; k++) {
        shore_add_rim(shore, cell, k);
        if (shore->whole || cell->corner[k] != 1 || cell->corner[pave_land_next(cell, k)] == 1)
            continue;
        const int start = shore_start(cell, k);
        pave_shore_part *part =
            shore_add(shore, shore_node(cell, k, true), shore_node(cell, start, true), false);
        if (part) shore_cut_curve(cell, k, start, shore->reach, part->points);
    }
}

static void shore_open(pave_shore *shore, pave_land *land, double reach, bool whole)
{
    *shore = (pave_shore){.land = land, .reach = reach, .whole = whole};
    shore->index.allocator = pave_allocator_or_default(land->allocator);
    pave_land_steps steps = pave_land_begin(land);
    pave_land_cell cell;
    while (pave_land_walk(land, &steps) && !land->failed) {
        pave_land_open_cell(land, &steps, &cell);
        shore_add_cell(shore, &cell);
    }
}

static void shore_close(pave_shore *shore)
{
    pave_array_release(shore->land->allocator, shore->parts);
    pave_index_release(&shore->index);
}

// ---- Rings --------------------------------------------------------------------------------------

/// Returns the unused part that starts at a node; NULL if all are used.
static pave_shore_part *shore_go_on(pave_shore *shore, uint64_t node)
{
    int32_t at = pave_index_get(&shore->index, node);
    while (at >= 0 && shore->parts[at].used) at = shore->parts[at].next;
    return at >= 0 ? &shore->parts[at] : NULL;
}

/// Writes a translated ring, starting with a part, without the last point of each part. Returns the
/// number of points.
static int64_t shore_ring(pave_shore *shore, pave_shore_part *part, double x, double y,
                          pave_vec2 *out)
{
    int64_t count = 0;
    for (; part; part = shore_go_on(shore, part->to)) {
        part->used = true;
        for (int k = 0; k < (part->straight ? 1 : PAVE_LAND_POINTS - 1); k++)
            out[count++] = pave_land_moved(part->points[k], x, y);
    }
    return count;
}

/// Fills the rings; with a frame, the area between them and the frame.
static void shore_fill(pave_shore *shore, double x, double y, const pave_box *frame, uint32_t color)
{
    enum { FRAME = 4 };
    const pave_allocator *allocator = shore->land->allocator;
    const size_t room = (size_t)shore->count * PAVE_LAND_POINTS + FRAME;
    pave_vec2 *points = pave_array_take(allocator, room, sizeof *points);
    int64_t *sizes = pave_array_take(allocator, (size_t)shore->count + 1, sizeof *sizes);
    int64_t count = 0, rings = 0;
    if (!points || !sizes) shore->land->failed = true;
    if (frame && !shore->land->failed) {
        points[0] = frame->min;
        points[1] = pave_vec2_of(frame->max.x, frame->min.y);
        points[2] = frame->max;
        points[3] = pave_vec2_of(frame->min.x, frame->max.y);
        sizes[rings++] = count = FRAME;
    }
    for (int64_t k = 0; k < shore->count && !shore->land->failed; k++) {
        if (shore->parts[k].used) continue;
        const int64_t size = shore_ring(shore, &shore->parts[k], x, y, points + count);
        if (size < 3) continue;
        sizes[rings++] = size;
        count += size;
    }
    const pave_scene_style style = {.fill = color};
    if (rings > 0) pave_scene_add_polygon_rings(shore->land->scene, points, sizes, rings, &style);
    PAVE_RELEASE(allocator, points, sizes);
}

void pave_land_region(pave_land *land, double reach, double x, double y, uint32_t color)
{
    pave_shore shore;
    shore_open(&shore, land, reach, false);
    if (!land->failed) shore_fill(&shore, x, y, NULL, color);
    shore_close(&shore);
}

void pave_land_ground(pave_land *land, const pave_box *frame, uint32_t color)
{
    pave_shore shore;
    shore_open(&shore, land, 0.5, true);
    if (!land->failed) shore_fill(&shore, 0, 0, frame, color);
    shore_close(&shore);
}

/// Draws the face below a segment of the border if it faces down the picture.
static void shore_face(pave_land *land, pave_vec2 a, pave_vec2 b, double tall, uint32_t low,
                       uint32_t high)
{
    const double x = b.x - a.x, y = b.y - a.y, length = sqrt(x * x + y * y);
    if (length <= 0) return;
    // The outside is to the left of the segment: (y, -x).
    const double side = y / length, front = -x / length;
    const double light = 0.55 + 0.3 * front - 0.35 * side;
    const uint32_t color = pave_picture_blend(low, high, light < 0 ? 0 : light > 1 ? 1 : light);
    const pave_scene_style style = {.fill = color, .stroke = color, .width = 0.01 * land->unit};
    const pave_vec2 corners[4] = {a, b, pave_land_moved(b, 0, tall), pave_land_moved(a, 0, tall)};
    pave_scene_add_polygon(land->scene, corners, 4, &style);
}

void pave_land_faces(pave_land *land, double reach, double tall, uint32_t low, uint32_t high)
{
    pave_shore shore;
    shore_open(&shore, land, reach, false);
    pave_scene_open_group(land->scene, "faces");
    for (int64_t k = 0; k < shore.count && !land->failed; k++)
        for (int i = 0; i < PAVE_LAND_STEPS && !shore.parts[k].straight; i++)
            shore_face(land, shore.parts[k].points[i], shore.parts[k].points[i + 1], tall, low,
                       high);
    pave_scene_close_group(land->scene);
    shore_close(&shore);
}
