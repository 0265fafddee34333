/// src/mesh/mesh_report.c: the quality report of a mesh.
#include "../base/exact.h"

#include "../base/bits.h"
#include "../base/memory.h"
#include "mesh_parts.h"
#include "mesh_report_shape.h"
#include "unit_circle.h"

#include <math.h>

/// PAVE_REPORT_CLOSE: a circle around the centre counts as the largest in its tile if its squared
/// radius is at least this fraction of the upper bound for a tile of that extent.
/// PAVE_REPORT_AHEAD: ratio of successive bounds on squared radii.
#define PAVE_REPORT_CLOSE (1.0 - 2e-5)
#define PAVE_REPORT_AHEAD 1.02

/// The cotangents of 20 and 25 degrees.
#define PAVE_REPORT_COT_20 2.7474774194546222788
#define PAVE_REPORT_COT_25 2.1445069205095586164

// ---- All tiles ----------------------------------------------------------------------------------

/// Values stored per tile, tile_count each.
typedef struct pave_report_tiles {
    double *circles; ///< squared radius of a circle inside the tile, in fixed-point units
    double *slopes;  ///< as in pave_report_shape
    uint64_t *known; ///< bit set: the circle is the largest one
    /// [n]: the squared cosine of pi / n, which is the maximum ratio of the squared inradius to the
    /// squared circumradius of a polygon with n sides.
    double shares[PAVE_MESH_SIDES_MAX];
} pave_report_tiles;

/// A report under construction: sums over tiles.
typedef struct pave_report_work {
    const pave_mesh *mesh;
    const pave_allocator *allocator;
    const pave_report_tiles *tiles;
    double guess; ///< estimate of the mean doubled area
    pave_turns turns;
    /// Sums of the differences between doubled areas and `guess`, and of their squares.
    double off, square;
    int64_t under_20, under_25, concave;
    pave_mesh_faults faults;
    pave_mesh_report *out; ///< until the end, areas are twice their value, in fixed-point units
} pave_report_work;

static inline void report_add(pave_report_work *work, const pave_report_shape *shape)
{
    pave_mesh_report *out = work->out;
    const double off = shape->turns - work->guess;
    const double aspect = shape->near > 0.0 ? sqrt(shape->far / shape->near) : HUGE_VAL;
    if (shape->turns < out->min_area) out->min_area = shape->turns;
    if (shape->turns > out->max_area) out->max_area = shape->turns;
    if (aspect > out->max_aspect) out->max_aspect = aspect;
    out->mean_aspect += aspect;
    work->off += off;
    work->square += off * off;
    work->under_20 += shape->slope < -PAVE_REPORT_COT_20;
    work->under_25 += shape->slope < -PAVE_REPORT_COT_25;
    work->concave += shape->concave;
}

/// Stores the values of a tile that are needed for ranks.
static inline void report_keep(pave_report_work *work, int32_t tile, const pave_report_shape *shape)
{
    const pave_report_tiles *tiles = work->tiles;
    const int32_t sides = pave_mesh_side_count(work->mesh, tile);
    work->out->sides[sides < PAVE_MESH_SIDES_MAX ? sides : PAVE_MESH_SIDES_MAX]++;
    tiles->slopes[tile] = shape->slope;
    tiles->circles[tile] = shape->star ? shape->near : 0.0;
    if (!shape->star || (sides < PAVE_MESH_SIDES_MAX &&
                         shape->near >= shape->far * tiles->shares[sides] * PAVE_REPORT_CLOSE))
        pave_bits_set(tiles->known, tile);
}

/// Adds the turns of a tile that is not star-shaped, or that may be too large for exact double
/// arithmetic.
static pave_result report_odd(pave_report_work *work, int32_t tile, bool star)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(work->mesh, tile, &count);
    const pave_turns turns = pave_mesh_turns(work->mesh, ring, count);
    pave_turns_join(&work->turns, turns);
    return star ? PAVE_OK
                : pave_check_odd_tile(work->mesh, tile, turns, work->allocator, &work->faults);
}

static pave_result report_go(pave_report_work *work)
{
    work->out->min_area = HUGE_VAL;
    work->out->max_area = -HUGE_VAL;
    for (int32_t tile = 0; tile < work->mesh->tile_count; tile++) {
        const pave_report_shape shape = pave_report_measure(work->mesh, tile);
        report_add(work, &shape);
        report_keep(work, tile, &shape);
        if (shape.star && shape.far < PAVE_REPORT_FAR) {
            pave_turns_add(&work->turns, (int64_t)shape.turns);
            continue;
        }
        pave_result result = report_odd(work, tile, shape.star);
        if (result != PAVE_OK) return result;
    }
    work->out->inverted = work->faults.inverted;
    work->out->self_intersecting = work->faults.self_intersecting;
    work->out->not_star_shaped = work->faults.not_star_shaped;
    return PAVE_OK;
}

// ---- Selection by rank --------------------------------------------------------------------------

/// Reorders numbers so that none before `index` is greater than the one at `index` and none after
/// it is less. Returns the number at `index`. Expected linear time. (C. Hoare, "Algorithm 65:
/// Find", 1961.)
static double report_find(double *numbers, int64_t count, int64_t index)
{
    int64_t low = 0, high = count - 1;
    while (low < high) {
        const double middle = numbers[low + (high - low) / 2];
        int64_t i = low, j = high;
        while (i <= j) {
            while (numbers[i] < middle) i++;
            while (numbers[j] > middle) j--;
            if (i > j) break;
            const double number = numbers[i];
            numbers[i++] = numbers[j];
            numbers[j--] = number;
        }
        if (index <= j)
            high = j;
        else if (index >= i)
            low = i;
        else
            break;
    }
    return numbers[index];
}

enum { PAVE_REPORT_SAMPLE = 1 << 14 };

/// Estimates, from a sample, a number whose rank is probably between `index` and slightly above 1.2
/// * index. `room` must have capacity for `count` elements, here and below.
static double report_guess(const double *numbers, int32_t count, int32_t index, double *room)
{
    const int32_t step = count / PAVE_REPORT_SAMPLE + 1;
    const int64_t least = ((int64_t)index + index / 5) / step + 8;
    int32_t sampled = 0;
    for (int32_t i = 0; i < count; i += step) room[sampled++] = numbers[i];
    return least < sampled ? report_find(room, sampled, least) : HUGE_VAL;
}

/// Copies all numbers that do not exceed a bound to `room`. Returns their count.
static int32_t report_copy(const double *numbers, int32_t count, double bound, double *room)
{
    int32_t copied = 0;
    for (int32_t i = 0; i < count; i++) {
        room[copied] = numbers[i];
        copied += numbers[i] <= bound;
    }
    return copied;
}

/// Returns the number at `index` in sorted order.
static double report_select(const double *numbers, int32_t count, int32_t index, double *room)
{
    int32_t copied = report_copy(numbers, count, report_guess(numbers, count, index, room), room);
    if (copied <= index) copied = report_copy(numbers, count, HUGE_VAL, room);
    return report_find(room, copied, index);
}

static double report_least(const double *numbers, int32_t count)
{
    double least = numbers[0];
    for (int32_t i = 1; i < count; i++) least = numbers[i] < least ? numbers[i] : least;
    return least;
}

// ---- Circles ------------------------------------------------------------------------------------

enum { PAVE_REPORT_TILES_AHEAD = 8 };

/// Finds the largest circles of the given tiles. Their data is scattered, so all of it is
/// prefetched first.
static void report_circles_of(const pave_mesh *mesh, const pave_report_tiles *tiles,
                              const int32_t *list, int32_t count)
{
    for (int32_t i = 0; i < count; i++) PAVE_PREFETCH(&mesh->rings[mesh->ring_start[list[i]]]);
    for (int32_t i = 0; i < count; i++) {
        int32_t sides;
        const int32_t *ring = pave_mesh_ring(mesh, list[i], &sides);
        for (int32_t k = 0; k < sides; k++) PAVE_PREFETCH(&mesh->vertices[ring[k]]);
    }
    for (int32_t i = 0; i < count; i++) {
        const double radius = pave_circle_of_tile(mesh, list[i]).radius;
        tiles->circles[list[i]] = radius * radius;
        pave_bits_set(tiles->known, list[i]);
    }
}

/// Finds the largest circle of every tile, except those whose circles are known to exceed a bound.
static void report_circles_to(const pave_mesh *mesh, const pave_report_tiles *tiles, double bound)
{
    int32_t list[PAVE_REPORT_TILES_AHEAD], count = 0;
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
        if (tiles->circles[tile] > bound || pave_bits_test(tiles->known, tile)) continue;
        list[count++] = tile;
        if (count < PAVE_REPORT_TILES_AHEAD) continue;
        report_circles_of(mesh, tiles, list, count);
        count = 0;
    }
    report_circles_of(mesh, tiles, list, count);
}

/// Copies the squared radii of the smallest of all largest circles to `room`, at least `rank` + 1
/// of them. Returns their count. The circle around a tile's centre is a lower bound for its largest
/// circle, so once the largest circles of all tiles below some bound are known, no other tile can
/// have a smaller one.
static int32_t report_circles(const pave_mesh *mesh, const pave_report_tiles *tiles, int32_t rank,
                              double *room)
{
    const int32_t count = mesh->tile_count;
    double bound = report_guess(tiles->circles, count, rank, room);
    for (;;) {
        report_circles_to(mesh, tiles, bound);
        const int32_t copied = report_copy(tiles->circles, count, bound, room);
        if (copied > rank) return copied;
        const double next = report_guess(tiles->circles, count, rank, room);
        bound = next > bound ? next : bound > 0.0 ? bound * PAVE_REPORT_AHEAD : HUGE_VAL;
    }
}

/// Returns the inradius, in fixed-point units, of a regular polygon with the mean area and the mean
/// number of sides; 0 if there is no such polygon. Uses tan(a / 2) = sin a / (1 + cos a).
static double report_regular(const pave_mesh *mesh, pave_turns turns)
{
    const int64_t tiles = mesh->tile_count, corners = mesh->corner_count;
    if (corners < 3 * tiles || !pave_turns_positive(turns)) return 0.0;
    const pave_vec2 unit = pave_unit_at(tiles, corners);
    return sqrt(0.5 * pave_turns_number(turns) * (1.0 + unit.x) / ((double)corners * unit.y));
}

static void report_ranks(const pave_mesh *mesh, const pave_report_tiles *tiles, double *room,
                         double regular, pave_mesh_report *out)
{
    const int32_t count = mesh->tile_count, tenth = count / 10, hundredth = count / 100;
    const double share = regular > 0.0 ? 1.0 / regular : 0.0;
    const int32_t circles = report_circles(mesh, tiles, tenth, room);
    out->circle_10 = sqrt(report_find(room, circles, tenth)) * share;
    out->circle_1 = sqrt(report_find(room, circles, hundredth)) * share;
    out->min_circle = sqrt(report_least(room, circles)) * share;
    out->angle_1 = pave_angle_of_slope(report_select(tiles->slopes, count, hundredth, room));
    out->min_angle = pave_angle_of_slope(report_least(tiles->slopes, count));
}

// ---- The report ---------------------------------------------------------------------------------

/// Converts sums to means and shares, and fixed-point units to world units.
static void report_end(const pave_report_work *work)
{
    const pave_mesh *mesh = work->mesh;
    pave_mesh_report *out = work->out;
    const double count = (double)mesh->tile_count, half = 0.5 * mesh->step * mesh->step;
    const double mean = pave_turns_number(work->turns) / count, off = work->off / count,
                 variance = work->square / count - off * off;
    out->area = pave_turns_number(work->turns) * half;
    out->mean_area = out->area / count;
    if (mean > 0.0) {
        out->area_cv = variance > 0.0 ? sqrt(variance) / mean : 0.0;
        out->min_share = out->min_area / mean;
    }
    out->min_area *= half;
    out->max_area *= half;
    out->mean_aspect /= count;
    out->under_20 = (double)work->under_20 / count;
    out->under_25 = (double)work->under_25 / count;
    out->concave = (double)work->concave / count;
}

static pave_result report_tiles_of(const pave_mesh *mesh, const pave_allocator *allocator,
                                   const pave_report_tiles *tiles, double *room,
                                   pave_mesh_report *out)
{
    const pave_turns rim = pave_mesh_turns(mesh, mesh->rim, mesh->rim_count);
    pave_report_work work = {.mesh = mesh,
                             .allocator = allocator,
                             .tiles = tiles,
                             .guess = pave_turns_number(rim) / (double)mesh->tile_count,
                             .faults = {.tile = -1},
                             .out = out};
    pave_result result = report_go(&work);
    if (result != PAVE_OK) return result;
    report_end(&work);
    report_ranks(mesh, tiles, room, report_regular(mesh, work.turns), out);
    if (!pave_turns_equal(work.turns, rim))
        out->coverage_error = fabs(pave_turns_number(work.turns) - pave_turns_number(rim)) /
                              fabs(pave_turns_number(rim));
    return PAVE_OK;
}

pave_result pave_mesh_report_make(const pave_mesh *mesh, const pave_allocator *allocator,
                                  pave_mesh_report *out)
{
    assert(mesh && out);
    const size_t count = (size_t)mesh->tile_count;
    *out = (pave_mesh_report){
        .tiles = mesh->tile_count, .vertices = mesh->vertex_count, .rim = mesh->rim_count};
    out->edges = (mesh->corner_count + mesh->rim_count) / 2;
    out->euler = out->vertices - out->edges + out->tiles + 1;
    if (count == 0) return PAVE_OK;
    pave_report_tiles tiles = {
        .circles = pave_array_take(allocator, count, sizeof(double)),
        .slopes = pave_array_take(allocator, count, sizeof(double)),
        .known = pave_array_allocate(allocator, pave_bits_words((int64_t)count), sizeof(uint64_t))};
    double *room = pave_array_take(allocator, count, sizeof *room);
    for (int sides = 1; sides < PAVE_MESH_SIDES_MAX; sides++)
        tiles.shares[sides] = 0.5 + 0.5 * pave_unit_at(1, sides).x;
    pave_result result = PAVE_NO_MEMORY;
    if (tiles.circles && tiles.slopes && tiles.known && room)
        result = report_tiles_of(mesh, allocator, &tiles, room, out);
    PAVE_RELEASE(allocator, room, tiles.known, tiles.slopes, tiles.circles);
    return result;
}
