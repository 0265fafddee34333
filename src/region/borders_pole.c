/// src/region/borders_pole.c: poles of inaccessibility. Boxes are halved, the most promising first,
/// until none can hold a better place. Each box knows the segments that can be nearest to one of
/// its points, which soon are few, so that large outlines cost little more than small ones. The
/// ellipse is made a circle by dividing x by the aspect. Based on: V. Agafonkin, "A new algorithm
/// for finding a visual center of a polygon", 2016; D. Garcia-Castellanos, U. Lombardo, "Poles of
/// Inaccessibility", 2007.
#include "../base/exact.h"

#include "../base/array.h"
#include "../base/heap.h"
#include "borders_parts.h"

#include <math.h>

typedef struct pave_pole_segment {
    pave_vec2 a, b; ///< a is the lower one in y: so that rays meet it in the same place, whichever
                    ///< way round it was
} pave_pole_segment;

/// A square box. Those in the queue can hold places better than the best.
typedef struct pave_pole_box {
    double bound;   ///< no place in it is farther inside
    int64_t number; ///< in which order boxes were made
    pave_vec2 center;
    double half;         ///< of its side
    int64_t list, count; ///< its segments, in `lists`
    int32_t nearest;     ///< of them, to its center
} pave_pole_box;

typedef struct pave_pole {
    const pave_allocator *allocator;
    pave_pole_segment *segments; ///< in one block with the next three, which are as long
    pave_vec2 *middles;          ///< of segments
    double *distances;           ///< to the middles of a list, squared
    int32_t *close;              ///< of a list: worth a closer look
    int64_t segment_count, segment_room;
    double half;        ///< of the longest segment, and what rounding may add
    pave_box box;       ///< of all segments
    double rows_a_unit; ///< rows of the outline's box, for rays
    int64_t row_count, entry_count, *row_start;
    int32_t *entries; ///< the segments that a row meets
    int32_t *lists;
    int64_t list_count, list_room;
    pave_pole_box *queue; ///< a heap
    int64_t queue_count, queue_room, made;
    int32_t nearest; ///< the segment that pole_distance found
    double precision;
    pave_vec2 best;
    double best_distance; ///< 0: none yet
} pave_pole;

// ---- Segments and rows --------------------------------------------------------------------------

static pave_result pole_take(pave_pole *pole, int64_t count)
{
    const size_t size = sizeof *pole->segments + sizeof *pole->middles + sizeof *pole->distances +
                        sizeof *pole->close;
    if (count > INT32_MAX) return PAVE_RANGE;
    pole->segments = pave_array_take(pole->allocator, (size_t)count, size);
    if (!pole->segments || !pave_array_reserve(pole->allocator, &pole->lists, &pole->list_room,
                                               count, sizeof *pole->lists))
        return PAVE_NO_MEMORY;
    pole->middles = (pave_vec2 *)(pole->segments + count);
    pole->distances = (double *)(pole->middles + count);
    pole->close = (int32_t *)(pole->distances + count);
    return PAVE_OK;
}

/// Adds a segment and returns the square of its length.
static double pole_add(pave_pole *pole, pave_vec2 a, pave_vec2 b)
{
    const double x = b.x - a.x, y = b.y - a.y;
    pole->lists[pole->list_count++] = (int32_t)pole->segment_count;
    pole->middles[pole->segment_count] = pave_vec2_of(0.5 * (a.x + b.x), 0.5 * (a.y + b.y));
    pole->segments[pole->segment_count++] =
        a.y <= b.y ? (pave_pole_segment){a, b} : (pave_pole_segment){b, a};
    return x * x + y * y;
}

static pave_result pole_collect(pave_pole *pole, const pave_borders *borders, int32_t territory,
                                double aspect)
{
    int64_t refs, count = 0;
    double longest = 0.0;
    const int32_t *first = pave_borders_arcs_of(borders, territory, &refs);
    for (int64_t r = 0; r < refs; r++) count += pave_borders_ref_count(borders, first[r]);
    const pave_result result = pole_take(pole, pole->segment_room = count);
    if (result != PAVE_OK) return result;
    for (int64_t r = 0; r < refs; r++) {
        const pave_arc *arc = &borders->arcs[first[r] < 0 ? ~first[r] : first[r]];
        for (int64_t i = 0; i < arc->count - !arc->closed; i++) {
            const pave_vec2 a = borders->points[arc->start + i],
                            b = borders->points[arc->start + (i + 1 < arc->count ? i + 1 : 0)];
            const double length =
                pole_add(pole, pave_vec2_of(a.x / aspect, a.y), pave_vec2_of(b.x / aspect, b.y));
            longest = length > longest ? length : longest;
        }
    }
    assert(pole->segment_count == count);
    pole->half = 0.5 * sqrt(longest);
    return PAVE_OK;
}

static int64_t pole_row(const pave_pole *pole, double y)
{
    const int64_t row = (int64_t)((y - pole->box.min.y) * pole->rows_a_unit);
    return row < 0 ? 0 : row < pole->row_count ? row : pole->row_count - 1;
}

/// Rows, so many that there are about three entries for each segment.
static pave_result pole_make_rows(pave_pole *pole)
{
    double total = 0.0;
    pole->box = pave_box_of(pole->segments[0].a, pole->segments[0].a);
    for (int64_t i = 0; i < pole->segment_count; i++) {
        const pave_pole_segment *s = &pole->segments[i];
        const double left = s->a.x < s->b.x ? s->a.x : s->b.x,
                     right = s->a.x < s->b.x ? s->b.x : s->a.x;
        pole->box = pave_box_add(pave_box_add(pole->box, pave_vec2_of(left, s->a.y)),
                                 pave_vec2_of(right, s->b.y));
        total += s->b.y - s->a.y;
    }
    pole->rows_a_unit = 2.0 * (double)pole->segment_count / total;
    pole->row_count = (int64_t)((pole->box.max.y - pole->box.min.y) * pole->rows_a_unit) + 1;
    pole->row_start =
        pave_array_allocate(pole->allocator, (size_t)pole->row_count + 1, sizeof *pole->row_start);
    if (!pole->row_start) return PAVE_NO_MEMORY;
    for (int64_t i = 0; i < pole->segment_count; i++)
        for (int64_t row = pole_row(pole, pole->segments[i].a.y),
                     end = pole_row(pole, pole->segments[i].b.y);
             row <= end; row++)
            pole->row_start[row]++;
    for (int64_t row = 0; row < pole->row_count; row++)
        pole->row_start[row + 1] += pole->row_start[row];
    pole->entry_count = pole->row_start[pole->row_count];
    pole->entries =
        pave_array_take(pole->allocator, (size_t)pole->entry_count, sizeof *pole->entries);
    if (!pole->entries) return PAVE_NO_MEMORY;
    for (int64_t i = 0; i < pole->segment_count; i++)
        for (int64_t row = pole_row(pole, pole->segments[i].a.y),
                     end = pole_row(pole, pole->segments[i].b.y);
             row <= end; row++)
            pole->entries[--pole->row_start[row]] = (int32_t)i;
    return PAVE_OK;
}

static bool pole_contains(const pave_pole *pole, pave_vec2 point)
{
    bool inside = false;
    if (!(point.y >= pole->box.min.y && point.y <= pole->box.max.y)) return false;
    const int64_t row = pole_row(pole, point.y);
    for (int64_t i = pole->row_start[row]; i < pole->row_start[row + 1]; i++) {
        const pave_pole_segment *s = &pole->segments[pole->entries[i]];
        if ((s->a.y > point.y) == (s->b.y > point.y)) continue;
        inside ^=
            (s->b.x - s->a.x) * (point.y - s->a.y) - (s->b.y - s->a.y) * (point.x - s->a.x) > 0.0;
    }
    return inside;
}

static double pole_segment_distance(const pave_pole_segment *s, pave_vec2 point)
{
    const double x = s->b.x - s->a.x, y = s->b.y - s->a.y, px = point.x - s->a.x,
                 py = point.y - s->a.y;
    const double all = x * x + y * y, along = px * x + py * y;
    const double share = along <= 0.0 ? 0.0 : along >= all ? 1.0 : along / all;
    const double dx = px - share * x, dy = py - share * y;
    return dx * dx + dy * dy;
}

// ---- The best place -----------------------------------------------------------------------------

/// How far a point is from the nearest of `count` segments. Only those whose middle is hardly
/// farther than the nearest middle are worth a closer look.
static double pole_distance(pave_pole *pole, pave_vec2 point, const int32_t *list, int64_t count)
{
    double least = HUGE_VAL;
    int64_t close = 0;
    for (int64_t i = 0; i < count; i++) {
        const pave_vec2 middle = pole->middles[list[i]];
        const double x = point.x - middle.x, y = point.y - middle.y, distance = x * x + y * y;
        pole->distances[i] = distance;
        least = distance < least ? distance : least;
    }
    const double far = sqrt(least) + pole->half, most = far * far;
    for (int64_t i = 0; i < count; i++) {
        pole->close[close] = list[i];
        close += pole->distances[i] <= most;
    }
    least = HUGE_VAL;
    for (int64_t i = 0; i < close; i++) {
        const double distance = pole_segment_distance(&pole->segments[pole->close[i]], point);
        pole->nearest = distance < least ? pole->close[i] : pole->nearest;
        least = distance < least ? distance : least;
    }
    return sqrt(least);
}

static void pole_offer(pave_pole *pole, pave_vec2 point, double depth)
{
    if (!(depth > pole->best_distance)) return;
    pole->best = point;
    pole->best_distance = depth;
}

/// Offers the middle of the widest stretch inside the outline at a height. A search that begins so
/// never ends with nothing.
static void pole_offer_row(pave_pole *pole, double y)
{
    const int64_t row = pole_row(pole, y);
    double widest = 0.0, middle = 0.0;
    for (int64_t i = pole->row_start[row]; i < pole->row_start[row + 1];
         i++) { // from each place where the outline is met to the next
        const pave_pole_segment *s = &pole->segments[pole->entries[i]];
        if ((s->a.y > y) == (s->b.y > y)) continue;
        const double from = s->a.x + (s->b.x - s->a.x) * ((y - s->a.y) / (s->b.y - s->a.y));
        double next = HUGE_VAL;
        for (int64_t k = pole->row_start[row]; k < pole->row_start[row + 1]; k++) {
            const pave_pole_segment *t = &pole->segments[pole->entries[k]];
            if ((t->a.y > y) == (t->b.y > y)) continue;
            const double to = t->a.x + (t->b.x - t->a.x) * ((y - t->a.y) / (t->b.y - t->a.y));
            if (to > from && to < next) next = to;
        }
        if (next - from > widest && next < HUGE_VAL &&
            pole_contains(pole, pave_vec2_of(0.5 * (from + next), y))) {
            widest = next - from;
            middle = 0.5 * (from + next);
        }
    }
    if (widest > 0.0)
        pole_offer(pole, pave_vec2_of(middle, y),
                   pole_distance(pole, pave_vec2_of(middle, y), pole->lists, pole->segment_count));
}

/// Looks at heights between the least and the greatest: the half, the quarters, the eighths, until
/// there is a place inside.
static void pole_begin(pave_pole *pole)
{
    for (int64_t parts = 2; parts <= 1 << 20 && !(pole->best_distance > 0.0); parts *= 2)
        for (int64_t k = 1; k < parts && !(pole->best_distance > 0.0); k += 2)
            pole_offer_row(pole, pole->box.min.y + (pole->box.max.y - pole->box.min.y) *
                                                       ((double)k / (double)parts));
}

// ---- The queue ----------------------------------------------------------------------------------

static bool pole_before(const void *self, const void *a, const void *b)
{
    const pave_pole_box *one = a, *other = b;
    (void)self;
    return one->bound != other->bound ? one->bound > other->bound : one->number < other->number;
}

static const pave_heap_order pole_order = {.size = sizeof(pave_pole_box), .before = pole_before};

static pave_result pole_push(pave_pole *pole, pave_pole_box box)
{
    if (!pave_array_reserve(pole->allocator, &pole->queue, &pole->queue_room, pole->queue_count + 1,
                            sizeof *pole->queue))
        return PAVE_NO_MEMORY;
    pole->queue[pole->queue_count] = box;
    pave_heap_rise(pole_order, pole->queue, pole->queue_count++);
    return PAVE_OK;
}

static pave_pole_box pole_pop(pave_pole *pole)
{
    const pave_pole_box first = pole->queue[0];
    pole->queue[0] = pole->queue[--pole->queue_count];
    pave_heap_sink(pole_order, pole->queue, pole->queue_count, 0);
    return first;
}

// ---- Boxes --------------------------------------------------------------------------------------

/// Whether a box is of no use whose centre is at most so deep: no place in it is better.
static bool pole_useless(const pave_pole *pole, double depth, double corner)
{
    return depth <= pole->best_distance && depth + corner <= pole->best_distance + pole->precision;
}

/// Looks at a part of a box, which gets those of its segments that can be nearest to one of its
/// points: those at most a whole diagonal farther from its centre than the nearest.
static pave_result pole_look(pave_pole *pole, pave_vec2 center, double half,
                             const pave_pole_box *from)
{
    const int32_t *list = pole->lists + from->list;
    const int64_t known = from->count, number = pole->made++;
    const double corner = half * sqrt(2.0) * (1.0 + 1e-9);
    if (pole_useless(pole, sqrt(pole_segment_distance(&pole->segments[from->nearest], center)),
                     corner))
        return PAVE_OK;
    const double distance = pole_distance(pole, center, list, known);
    if (pole_useless(pole, distance, corner)) return PAVE_OK;
    const double depth = pole_contains(pole, center) ? distance : -distance;
    pave_pole_box box = {.bound = depth + corner,
                         .number = number,
                         .center = center,
                         .half = half,
                         .list = pole->list_count,
                         .nearest = pole->nearest};
    pole_offer(pole, center, depth);
    if (box.bound <= pole->best_distance + pole->precision) return PAVE_OK;
    const double reach = distance + 2.0 * corner + pole->half, most = reach * reach;
    if (!pave_array_reserve(pole->allocator, &pole->lists, &pole->list_room,
                            pole->list_count + known, sizeof *pole->lists))
        return PAVE_NO_MEMORY;
    list = pole->lists + from->list;
    for (int64_t i = 0; i < known; i++) {
        pole->lists[pole->list_count] = list[i];
        pole->list_count += pole->distances[i] <= most;
    }
    box.count = pole->list_count - box.list;
    return pole_push(pole, box);
}

static pave_result pole_search(pave_pole *pole)
{
    const double wide = pole->box.max.x - pole->box.min.x, high = pole->box.max.y - pole->box.min.y;
    const pave_vec2 middle =
        pave_vec2_of(pole->box.min.x + 0.5 * wide, pole->box.min.y + 0.5 * high);
    const pave_pole_box all = {.count = pole->segment_count};
    pave_result result = pole_look(pole, middle, 0.5 * (wide > high ? wide : high), &all);
    while (result == PAVE_OK && pole->queue_count > 0) {
        const pave_pole_box box = pole_pop(pole);
        if (box.bound <= pole->best_distance + pole->precision) break; // and so are all others
        const double half = 0.5 * box.half;
        for (int k = 0; k < 4 && result == PAVE_OK; k++) {
            const pave_vec2 center = pave_vec2_of(box.center.x + (k & 1 ? half : -half),
                                                  box.center.y + (k & 2 ? half : -half));
            result = pole_look(pole, center, half, &box);
        }
    }
    return result;
}

// ---- The whole ----------------------------------------------------------------------------------

static void pole_give(pave_pole *pole)
{
    pave_array_release(pole->allocator, pole->queue, (size_t)pole->queue_room, sizeof *pole->queue);
    pave_array_release(pole->allocator, pole->lists, (size_t)pole->list_room, sizeof *pole->lists);
    pave_array_release(pole->allocator, pole->entries, (size_t)pole->entry_count,
                       sizeof *pole->entries);
    pave_array_release(pole->allocator, pole->row_start, (size_t)pole->row_count + 1,
                       sizeof *pole->row_start);
    pave_array_release(pole->allocator, pole->segments, (size_t)pole->segment_room,
                       sizeof *pole->segments + sizeof *pole->middles + sizeof *pole->distances +
                           sizeof *pole->close);
}

/// The greatest coordinate, whichever its sign.
static double pole_extent(const pave_pole *pole)
{
    return fmax(fmax(-pole->box.min.x, pole->box.max.x), fmax(-pole->box.min.y, pole->box.max.y));
}

/// What precision is meant, and none finer than what ends in good time.
static double pole_precision(const pave_pole *pole, double precision)
{
    const double wide = pole->box.max.x - pole->box.min.x, high = pole->box.max.y - pole->box.min.y,
                 side = wide < high ? wide : high;
    return precision == 0.0             ? side / 256.0
           : precision > side / 65536.0 ? precision
                                        : side / 65536.0;
}

pave_result pave_borders_pole(const pave_borders *borders, int32_t territory, double aspect,
                              double precision, pave_vec2 *out, double *radius, pave_error *error)
{
    int32_t rings;
    pave_pole pole = {.allocator = &borders->allocator};
    (void)pave_borders_rings(borders, territory, &rings);
    if (!(aspect >= 1.0 / 1024.0 && aspect <= 1024.0 && precision >= 0.0 && precision < HUGE_VAL))
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0,
                              "aspect must be 1/1024 to 1024 and precision finite and 0 or more, "
                              "not %g and %g",
                              aspect, precision);
    if (rings == 0)
        return pave_error_set(error, PAVE_NOT_FOUND, NULL, 0, 0,
                              "territory %d has no cells: choose one that has", (int)territory);
    pave_result result = pole_collect(&pole, borders, territory, aspect);
    if (result == PAVE_OK) result = pole_make_rows(&pole);
    if (result == PAVE_OK) {
        pole.precision = pole_precision(&pole, precision);
        pole.half += 1e-9 * pole.half + 1e-14 * pole_extent(&pole);
        pole_begin(&pole);
        result = pole_search(&pole);
    }
    pole_give(&pole);
    if (result != PAVE_OK)
        return pave_error_set(error, result, NULL, 0, 0, "%s",
                              result == PAVE_RANGE ? "the territory has more than 2^31 - 1 points"
                                                   : pave_result_text(result));
    *out = pave_vec2_of(pole.best.x * aspect, pole.best.y);
    if (radius) *radius = pole.best_distance;
    return PAVE_OK;
}
