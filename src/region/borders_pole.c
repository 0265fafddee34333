/// src/region/borders_pole.c: poles of inaccessibility. Boxes are split, the most promising first,
/// until no box can contain a better point. Each box keeps a list of the segments that can be
/// nearest to one of its points; lists soon become short, so large outlines cost little more than
/// small ones. Dividing x by the aspect turns the ellipse into a circle. Based on: V. Agafonkin, "A
/// new algorithm for finding a visual center of a polygon", 2016; D. Garcia-Castellanos, U.
/// Lombardo, "Poles of Inaccessibility", 2007.
#include "../base/exact.h"

#include "../base/array.h"
#include "../base/heap.h"
#include "borders_parts.h"

#include <math.h>
#include <string.h>

#if PAVE_X86
#include <immintrin.h>
#endif

/// A square box. Boxes in the queue can contain a point better than the best.
typedef struct pave_pole_box {
    double bound;   ///< upper bound of the distance for any point in it
    int64_t number; ///< order of creation, breaks ties
    pave_vec2 center;
    double half;   ///< half its side; 0: the centre is unknown
    int64_t list;  ///< its segments, in `lists`
    int32_t count; ///< their number
    bool inside;   ///< whether the outline contains the centre
} pave_pole_box;

/// Two lanes of four points, and their masks.
typedef double pave_pole_pair __attribute__((vector_size(16)));
typedef int64_t pave_pole_mask __attribute__((vector_size(16)));

typedef struct pave_pole {
    const pave_allocator *allocator;
    const pave_pole_kernel *kernel;
    pave_pole_segment *segments;
    double *distances; ///< squared distances of four points from each segment of a list
    int64_t segment_count, segment_room;
    double slack;       ///< bound on the rounding error of a distance
    bool turned;        ///< x and y are swapped, because rows of a very wide outline are too long
    pave_box box;       ///< bounding box of all segments
    double rows_a_unit; ///< rows per unit of height; the rows divide the outline's box and speed up
                        ///< ray tests
    int64_t row_count, entry_count, *row_start;
    int32_t *entries; ///< segments that intersect each row
    int32_t *lists;
    int64_t list_count, list_room;
    pave_pole_box *queue; ///< a heap
    int64_t queue_count, queue_room, made;
    double precision;
    pave_vec2 best;
    double best_distance; ///< 0: no point found
} pave_pole;

// ---- Segments and rows --------------------------------------------------------------------------

static pave_result pole_take(pave_pole *pole, int64_t count)
{
    if (count > INT32_MAX) return PAVE_RANGE;
    pole->segments = pave_array_take(pole->allocator, (size_t)count, sizeof *pole->segments);
    pole->distances =
        pave_array_take(pole->allocator, (size_t)count, PAVE_POLE_PARTS * sizeof *pole->distances);
    return pole->segments && pole->distances &&
                   pave_array_reserve(pole->allocator, &pole->lists, &pole->list_room, 16 * count,
                                      sizeof *pole->lists)
               ? PAVE_OK
               : PAVE_NO_MEMORY;
}

static void pole_add(pave_pole *pole, pave_vec2 a, pave_vec2 b)
{
    const pave_vec2 low = a.y <= b.y ? a : b, high = a.y <= b.y ? b : a,
                    along = pave_vec2_of(high.x - low.x, high.y - low.y);
    const double square = along.x * along.x + along.y * along.y;
    pole->lists[pole->list_count++] = (int32_t)pole->segment_count;
    pole->segments[pole->segment_count++] =
        (pave_pole_segment){low, high, along, square > 0.0 ? square : 1.0};
}

static pave_vec2 pole_place(const pave_pole *pole, pave_vec2 at, double aspect)
{
    return pole->turned ? pave_vec2_of(at.y, at.x / aspect) : pave_vec2_of(at.x / aspect, at.y);
}

static pave_result pole_collect(pave_pole *pole, const pave_borders *borders, int32_t territory,
                                double aspect)
{
    enum { WIDE = 64 };
    int64_t refs, count = 0;
    pave_box box;
    const int32_t *first = pave_borders_arcs_of(borders, territory, &refs);
    for (int64_t r = 0; r < refs; r++) count += pave_borders_ref_count(borders, first[r]);
    const pave_result result = pole_take(pole, pole->segment_room = count);
    if (result != PAVE_OK) return result;
    (void)pave_borders_box(borders, territory, &box);
    pole->turned = (box.max.x - box.min.x) / aspect > WIDE * (box.max.y - box.min.y);
    pole->box = (pave_box){pole_place(pole, box.min, aspect), pole_place(pole, box.max, aspect)};
    for (int64_t r = 0; r < refs; r++) {
        const pave_arc *arc = &borders->arcs[first[r] < 0 ? ~first[r] : first[r]];
        for (int64_t i = 0; i < arc->count - !arc->closed; i++) {
            const pave_vec2 a = borders->points[arc->start + i],
                            b = borders->points[arc->start + (i + 1 < arc->count ? i + 1 : 0)];
            pole_add(pole, pole_place(pole, a, aspect), pole_place(pole, b, aspect));
        }
    }
    assert(pole->segment_count == count);
    return PAVE_OK;
}

static int64_t pole_row(const pave_pole *pole, double y)
{
    const int64_t row = (int64_t)((y - pole->box.min.y) * pole->rows_a_unit);
    return row < 0 ? 0 : row < pole->row_count ? row : pole->row_count - 1;
}

/// Makes the rows, with about three entries per segment.
static pave_result pole_make_rows(pave_pole *pole)
{
    double total = 0.0;
    for (int64_t i = 0; i < pole->segment_count; i++)
        total += pole->segments[i].b.y - pole->segments[i].a.y;
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
        inside ^= s->along.x * (point.y - s->a.y) - s->along.y * (point.x - s->a.x) > 0.0;
    }
    return inside;
}

// ---- The best point -----------------------------------------------------------------------------

/// Returns the smaller element of each lane.
static inline pave_pole_pair pole_smaller(pave_pole_pair a, pave_pole_pair b)
{
#if defined(__SSE2__)
    return __builtin_ia32_minpd(a, b);
#else
    const pave_pole_mask first = a < b;
    return (pave_pole_pair)((first & (pave_pole_mask)a) | (~first & (pave_pole_mask)b));
#endif
}

/// Returns the squared distances of two points from a segment. Branch-free, because the branches
/// would be mispredicted.
static inline pave_pole_pair pole_squares(const pave_pole_segment *s, pave_pole_pair x,
                                          pave_pole_pair y)
{
    const pave_pole_pair px = x - s->a.x, py = y - s->a.y,
                         part = (px * s->along.x + py * s->along.y) / s->square,
                         more = (pave_pole_pair)((part > 0.0) & (pave_pole_mask)part),
                         share = pole_smaller(more, (pave_pole_pair){1.0, 1.0});
    const pave_pole_pair dx = px - share * s->along.x, dy = py - share * s->along.y;
    return dx * dx + dy * dy;
}

static void pole_measure_plain(const pave_pole_look *look, double *squares, double *least)
{
    const pave_pole_pair x_a = {look->x[0], look->x[1]}, y_a = {look->y[0], look->y[1]},
                         x_b = {look->x[2], look->x[3]}, y_b = {look->y[2], look->y[3]};
    pave_pole_pair least_a = {HUGE_VAL, HUGE_VAL}, least_b = least_a;
    for (int64_t i = 0; i < look->count; i++) {
        const pave_pole_segment *s = &look->segments[look->list[i]];
        const pave_pole_pair a = pole_squares(s, x_a, y_a), b = pole_squares(s, x_b, y_b);
        memcpy(squares + PAVE_POLE_PARTS * i, &a, sizeof a);
        memcpy(squares + PAVE_POLE_PARTS * i + 2, &b, sizeof b);
        least_a = pole_smaller(least_a, a);
        least_b = pole_smaller(least_b, b);
    }
    memcpy(least, &least_a, sizeof least_a);
    memcpy(least + 2, &least_b, sizeof least_b);
}

#if PAVE_X86
PAVE_TARGET_AVX2 static void pole_measure_avx2(const pave_pole_look *look, double *squares,
                                               double *least)
{
    const __m256d x = _mm256_loadu_pd(look->x), y = _mm256_loadu_pd(look->y),
                  zero = _mm256_setzero_pd(), one = _mm256_set1_pd(1.0);
    __m256d nearest = _mm256_set1_pd(HUGE_VAL);
    for (int64_t i = 0; i < look->count; i++) {
        const pave_pole_segment *s = &look->segments[look->list[i]];
        const __m256d px = x - s->a.x, py = y - s->a.y,
                      part = (px * s->along.x + py * s->along.y) / s->square,
                      share = _mm256_min_pd(_mm256_max_pd(part, zero), one),
                      dx = px - share * s->along.x, dy = py - share * s->along.y,
                      square = dx * dx + dy * dy;
        _mm256_storeu_pd(squares + PAVE_POLE_PARTS * i, square);
        nearest = _mm256_min_pd(nearest, square);
    }
    _mm256_storeu_pd(least, nearest);
}
#endif

static const pave_pole_kernel pole_entries[] = {
    {{"plain", PAVE_ISA_PLAIN}, pole_measure_plain},
#if PAVE_X86
    {{"avx2", PAVE_ISA_AVX2}, pole_measure_avx2},
#endif
};

const pave_kernel_table pave_pole_kernels = PAVE_KERNEL_TABLE(pole_entries);

/// Finds the distance of four points from the nearest of `count` segments.
static void pole_measure(const pave_pole *pole, const double *x, const double *y,
                         const int32_t *list, int64_t count, double *out)
{
    const pave_pole_look look = {pole->segments, list, count, x, y};
    pole->kernel->measure(&look, pole->distances, out);
    for (int k = 0; k < PAVE_POLE_PARTS; k++) out[k] = sqrt(out[k]);
}

static void pole_offer(pave_pole *pole, pave_vec2 point, double depth)
{
    if (!(depth > pole->best_distance)) return;
    pole->best = point;
    pole->best_distance = depth;
}

/// Offers the midpoint of the widest interval inside the outline at a height, so that the search
/// always has a result.
static void pole_offer_row(pave_pole *pole, double y)
{
    const int64_t row = pole_row(pole, y);
    double widest = 0.0, middle = 0.0;
    for (int64_t i = pole->row_start[row]; i < pole->row_start[row + 1];
         i++) { // from each intersection with the outline to the next
        const pave_pole_segment *s = &pole->segments[pole->entries[i]];
        if ((s->a.y > y) == (s->b.y > y)) continue;
        const double from = s->a.x + s->along.x * ((y - s->a.y) / s->along.y);
        double next = HUGE_VAL;
        for (int64_t k = pole->row_start[row]; k < pole->row_start[row + 1]; k++) {
            const pave_pole_segment *t = &pole->segments[pole->entries[k]];
            if ((t->a.y > y) == (t->b.y > y)) continue;
            const double to = t->a.x + t->along.x * ((y - t->a.y) / t->along.y);
            if (to > from && to < next) next = to;
        }
        if (next - from > widest && next < HUGE_VAL &&
            pole_contains(pole, pave_vec2_of(0.5 * (from + next), y))) {
            widest = next - from;
            middle = 0.5 * (from + next);
        }
    }
    const double at_x[PAVE_POLE_PARTS] = {middle}, at_y[PAVE_POLE_PARTS] = {y};
    double depths[PAVE_POLE_PARTS];
    if (!(widest > 0.0)) return;
    pole_measure(pole, at_x, at_y, pole->lists, pole->segment_count, depths);
    pole_offer(pole, pave_vec2_of(middle, y), depths[0]);
}

/// Tries heights at half the extent, then at quarters, eighths and so on, until a point is inside.
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

// ---- Boxes --------------------------------------------------------------------------------------

/// Returns whether a box cannot contain a better point, given an upper bound of the depth at its
/// centre.
static bool pole_useless(const pave_pole *pole, double depth, double corner)
{
    return depth <= pole->best_distance && depth + corner <= pole->best_distance + pole->precision;
}

/// Adds a part of a box, measured in lane k. The part keeps the segments that can be nearest to one
/// of its points: all that are at most a full diagonal farther from its centre than the nearest
/// segment.
static pave_result pole_take_part(pave_pole *pole, const pave_pole_box *from, pave_pole_box part,
                                  int k, double distance)
{
    const double corner = part.half * sqrt(2.0) * (1.0 + 1e-9);
    if (pole_useless(pole, distance, corner)) return PAVE_OK;
    const bool clear = from->half > 0.0 && distance > corner + pole->slack; // from centre to centre
    part.inside = clear ? from->inside : pole_contains(pole, part.center);
    const double depth = part.inside ? distance : -distance;
    pole_offer(pole, part.center, depth);
    part.bound = depth + corner;
    if (part.bound <= pole->best_distance + pole->precision) return PAVE_OK;
    const double reach = distance + 2.0 * corner + pole->slack, most = reach * reach;
    if (!pave_array_reserve(pole->allocator, &pole->lists, &pole->list_room,
                            pole->list_count + from->count, sizeof *pole->lists))
        return PAVE_NO_MEMORY;
    const int32_t *list = pole->lists + from->list;
    int32_t *out = pole->lists + pole->list_count;
    for (int64_t i = 0; i < from->count; i++) {
        out[part.count] = list[i];
        part.count += pole->distances[PAVE_POLE_PARTS * i + k] <= most;
    }
    part.list = pole->list_count;
    pole->list_count += part.count;
    return pole_push(pole, part);
}

/// Evaluates `count` parts of a box, all of the same size.
static pave_result pole_look(pave_pole *pole, const pave_pole_box *from, const double *x,
                             const double *y, int count, double half)
{
    double distances[PAVE_POLE_PARTS];
    pave_result result = PAVE_OK;
    pole_measure(pole, x, y, pole->lists + from->list, from->count, distances);
    for (int k = 0; k < count && result == PAVE_OK; k++) {
        const pave_pole_box part = {.number = pole->made++, .center = {x[k], y[k]}, .half = half};
        result = pole_take_part(pole, from, part, k, distances[k]);
    }
    return result;
}

static pave_result pole_search(pave_pole *pole)
{
    const double wide = pole->box.max.x - pole->box.min.x, high = pole->box.max.y - pole->box.min.y;
    const double middle_x[PAVE_POLE_PARTS] = {pole->box.min.x + 0.5 * wide},
                 middle_y[PAVE_POLE_PARTS] = {pole->box.min.y + 0.5 * high};
    const pave_pole_box all = {.count = (int32_t)pole->segment_count};
    pave_result result =
        pole_look(pole, &all, middle_x, middle_y, 1, 0.5 * (wide > high ? wide : high));
    while (result == PAVE_OK && pole->queue_count > 0) {
        const pave_pole_box box = pole->queue[0];
        if (box.bound <= pole->best_distance + pole->precision) break; // so are all later boxes
        pole->queue[0] = pole->queue[--pole->queue_count];
        pave_heap_sink(pole_order, pole->queue, pole->queue_count, 0);
        const double half = 0.5 * box.half, left = box.center.x - half, right = box.center.x + half,
                     top = box.center.y - half, bottom = box.center.y + half,
                     x[PAVE_POLE_PARTS] = {left, right, left, right},
                     y[PAVE_POLE_PARTS] = {top, top, bottom, bottom};
        result = pole_look(pole, &box, x, y, PAVE_POLE_PARTS, half);
    }
    return result;
}

// ---- Top level ----------------------------------------------------------------------------------

/// Returns the precision to use, limited to values that finish in reasonable time.
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
    pave_pole pole = {.allocator = &borders->allocator,
                      .kernel = pave_kernel_best(&pave_pole_kernels)};
    (void)pave_borders_rings(borders, territory, &rings);
    if (!(aspect >= 1.0 / 1024.0 && aspect <= 1024.0 && precision >= 0.0 && precision < HUGE_VAL))
        return PAVE_FAIL(
            error, PAVE_RANGE,
            "aspect must be 1/1024 to 1024 and precision finite and 0 or more, not %g and %g",
            aspect, precision);
    if (rings == 0)
        return PAVE_FAIL(error, PAVE_NOT_FOUND, "territory %d has no cells: choose one that has",
                         (int)territory);
    pave_result result = pole_collect(&pole, borders, territory, aspect);
    if (result == PAVE_OK) result = pole_make_rows(&pole);
    if (result == PAVE_OK) {
        pole.precision = pole_precision(&pole, precision);
        pole.slack = 1e-14 * fmax(fmax(-pole.box.min.x, pole.box.max.x),
                                  fmax(-pole.box.min.y, pole.box.max.y));
        pole_begin(&pole);
        result = pole_search(&pole);
    }
    PAVE_RELEASE(pole.allocator, pole.queue, pole.lists, pole.entries, pole.row_start,
                 pole.distances, pole.segments);
    if (result != PAVE_OK)
        return PAVE_FAIL(error, result, "%s",
                         result == PAVE_RANGE ? "the territory has more than 2^31 - 1 points"
                                              : pave_result_text(result));
    *out = pole.turned ? pave_vec2_of(pole.best.y * aspect, pole.best.x)
                       : pave_vec2_of(pole.best.x * aspect, pole.best.y);
    if (radius) *radius = pole.best_distance;
    return PAVE_OK;
}
