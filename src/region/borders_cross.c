/// src/region/borders_cross.c: finds arcs that cross or touch. Each segment is added to the grid
/// buckets that its box intersects, and segments in the same bucket are compared. Cases that
/// doubles cannot decide count as touching.
#include "../base/exact.h"

#include "../base/memory.h"
#include "borders_parts.h"

#include <math.h>

typedef struct pave_crossing_grid {
    const pave_arc *arcs;
    const pave_vec2 *points;
    int64_t point_count, segment_count;
    int32_t *arc_of; ///< point_count elements: arc of the segment that begins at a point; -1: the
                     ///< last point of an arc
    pave_vec2 min;
    double size; ///< side of a bucket
    int64_t width, height;
    int64_t *start;    ///< width * height + 1
    int64_t *segments; ///< sorted by bucket
    int64_t bucket_count, entry_count;
} pave_crossing_grid;

/// A segment and the names of its ends: the point's own number, or ~vertex for a junction.
typedef struct pave_crossing_segment {
    pave_vec2 a, b;
    int64_t a_name, b_name;
} pave_crossing_segment;

static pave_crossing_segment crossing_segment_at(const pave_crossing_grid *grid, int64_t number)
{
    const pave_arc *arc = &grid->arcs[grid->arc_of[number]];
    const int64_t at = number - arc->start, next = at + 1 < arc->count ? at + 1 : 0;
    pave_crossing_segment segment = {grid->points[number], grid->points[arc->start + next], number,
                                     arc->start + next};
    if (!arc->closed && at == 0) segment.a_name = ~(int64_t)arc->from;
    if (!arc->closed && next == arc->count - 1) segment.b_name = ~(int64_t)arc->to;
    return segment;
}

static double crossing_min(double a, double b) { return a < b ? a : b; }
static double crossing_max(double a, double b) { return a > b ? a : b; }

// ---- Two segments -------------------------------------------------------------------------------

/// Returns the side of line a b that contains c: 1 or -1 if that is certain, otherwise 0.
static int crossing_hand(pave_vec2 a, pave_vec2 b, pave_vec2 c)
{
    const double p = (b.x - a.x) * (c.y - a.y), q = (b.y - a.y) * (c.x - a.x), det = p - q;
    const double error = 1e-15 * (fabs(p) + fabs(q)); // slightly more than 4 ulp
    return det > error ? 1 : det < -error ? -1 : 0;
}

static bool crossing_apart(double a, double b, double c, double d)
{
    return crossing_max(a, b) < crossing_min(c, d) || crossing_max(c, d) < crossing_min(a, b);
}

/// Returns whether the segments from `shared` to a and to b have the same direction.
static bool crossing_fold(pave_vec2 shared, pave_vec2 a, pave_vec2 b)
{
    if (crossing_hand(shared, a, b) != 0) return false;
    return !((a.x - shared.x) * (b.x - shared.x) + (a.y - shared.y) * (b.y - shared.y) < 0.0);
}

static bool crossing_pair(const pave_crossing_segment *s, const pave_crossing_segment *t)
{
    if (s->a_name == t->a_name) return crossing_fold(s->a, s->b, t->b) || s->b_name == t->b_name;
    if (s->a_name == t->b_name) return crossing_fold(s->a, s->b, t->a) || s->b_name == t->a_name;
    if (s->b_name == t->a_name) return crossing_fold(s->b, s->a, t->b);
    if (s->b_name == t->b_name) return crossing_fold(s->b, s->a, t->a);
    if (crossing_apart(s->a.x, s->b.x, t->a.x, t->b.x) ||
        crossing_apart(s->a.y, s->b.y, t->a.y, t->b.y))
        return false;
    const int t_a = crossing_hand(s->a, s->b, t->a), t_b = crossing_hand(s->a, s->b, t->b);
    if (t_a * t_b > 0) return false;
    const int s_a = crossing_hand(t->a, t->b, s->a), s_b = crossing_hand(t->a, t->b, s->b);
    return s_a * s_b <= 0;
}

// ---- The grid -----------------------------------------------------------------------------------

/// Chooses the bucket size: about twice the length of a segment, with the number of buckets limited
/// by the number of segments.
static void crossing_choose(pave_crossing_grid *grid)
{
    pave_box box = pave_box_of(grid->points[0], grid->points[0]);
    double length = 0.0;
    for (int64_t i = 0; i < grid->point_count; i++) {
        box = pave_box_add(box, grid->points[i]);
        if (grid->arc_of[i] < 0) continue;
        const pave_crossing_segment segment = crossing_segment_at(grid, i);
        length += fabs(segment.b.x - segment.a.x) + fabs(segment.b.y - segment.a.y);
    }
    grid->min = box.min;
    const double wide = box.max.x - box.min.x, high = box.max.y - box.min.y,
                 most = 4.0 * (double)grid->segment_count + 64.0;
    grid->size = 2.0 * length / (double)grid->segment_count;
    while ((wide / grid->size + 1.0) * (high / grid->size + 1.0) > most) grid->size *= 1.5;
    grid->width = (int64_t)(wide / grid->size) + 1;
    grid->height = (int64_t)(high / grid->size) + 1;
    grid->bucket_count = grid->width * grid->height;
}

/// Computes the columns and rows of buckets that a segment's box meets, both ends inclusive.
static void crossing_range(const pave_crossing_grid *grid, int64_t number, int64_t *columns,
                           int64_t *rows)
{
    const pave_crossing_segment s = crossing_segment_at(grid, number);
    columns[0] = (int64_t)((crossing_min(s.a.x, s.b.x) - grid->min.x) / grid->size);
    columns[1] = (int64_t)((crossing_max(s.a.x, s.b.x) - grid->min.x) / grid->size);
    rows[0] = (int64_t)((crossing_min(s.a.y, s.b.y) - grid->min.y) / grid->size);
    rows[1] = (int64_t)((crossing_max(s.a.y, s.b.y) - grid->min.y) / grid->size);
    assert(columns[1] < grid->width && rows[1] < grid->height);
}

static pave_result crossing_fill(pave_crossing_grid *grid, const pave_allocator *allocator)
{
    int64_t columns[2], rows[2];
    grid->start =
        pave_array_allocate(allocator, (size_t)grid->bucket_count + 1, sizeof *grid->start);
    if (!grid->start) return PAVE_NO_MEMORY;
    for (int pass = 0; pass < 2; pass++) {
        for (int64_t i = 0; i < grid->point_count; i++) {
            if (grid->arc_of[i] < 0) continue;
            crossing_range(grid, i, columns, rows);
            for (int64_t row = rows[0]; row <= rows[1]; row++)
                for (int64_t column = columns[0]; column <= columns[1]; column++) {
                    const int64_t bucket = row * grid->width + column;
                    if (pass == 0)
                        grid->start[bucket]++;
                    else
                        grid->segments[--grid->start[bucket]] = i;
                }
        }
        if (pass == 1) break;
        for (int64_t bucket = 0; bucket < grid->bucket_count; bucket++)
            grid->start[bucket + 1] += grid->start[bucket];
        grid->entry_count = grid->start[grid->bucket_count];
        grid->segments =
            pave_array_take(allocator, (size_t)grid->entry_count, sizeof *grid->segments);
        if (!grid->segments) return PAVE_NO_MEMORY;
    }
    return PAVE_OK;
}

static void crossing_compare(const pave_crossing_grid *grid, uint8_t *crossed)
{
    for (int64_t bucket = 0; bucket < grid->bucket_count; bucket++)
        for (int64_t i = grid->start[bucket]; i < grid->start[bucket + 1]; i++) {
            const pave_crossing_segment s = crossing_segment_at(grid, grid->segments[i]);
            for (int64_t k = i + 1; k < grid->start[bucket + 1]; k++) {
                const pave_crossing_segment t = crossing_segment_at(grid, grid->segments[k]);
                if (!crossing_pair(&s, &t)) continue;
                crossed[grid->arc_of[grid->segments[i]]] = 1;
                crossed[grid->arc_of[grid->segments[k]]] = 1;
            }
        }
}

static pave_result crossing_search(pave_crossing_grid *grid, int32_t arc_count,
                                   const pave_allocator *allocator, uint8_t *crossed)
{
    grid->arc_of = pave_array_take(allocator, (size_t)grid->point_count, sizeof *grid->arc_of);
    if (!grid->arc_of) return PAVE_NO_MEMORY;
    for (int32_t a = 0; a < arc_count; a++) {
        const pave_arc *arc = &grid->arcs[a];
        for (int64_t i = 0; i < arc->count; i++)
            grid->arc_of[arc->start + i] = arc->closed || i + 1 < arc->count ? a : -1;
        grid->segment_count += arc->count - !arc->closed;
    }
    crossing_choose(grid);
    const pave_result result = crossing_fill(grid, allocator);
    if (result == PAVE_OK) crossing_compare(grid, crossed);
    return result;
}

pave_result pave_borders_find_crossings(const pave_allocator *allocator, const pave_arc *arcs,
                                        int32_t arc_count, const pave_vec2 *points,
                                        int64_t point_count, uint8_t *crossed)
{
    pave_crossing_grid grid = {.arcs = arcs, .points = points, .point_count = point_count};
    if (arc_count == 0) return PAVE_OK;
    const pave_result result = crossing_search(&grid, arc_count, allocator, crossed);
    PAVE_RELEASE(allocator, grid.segments, grid.start, grid.arc_of);
    return result;
}
