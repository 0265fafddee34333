/// src/mesh/mesh_report.c: how good the tiles of a mesh are.
#include "../base/exact.h"

#include "../base/bits.h"
#include "../base/memory.h"
#include "mesh_circle.h"
#include "mesh_parts.h"
#include "mesh_unit.h"

#include <math.h>

// ---- One tile -----------------------------------------------------------------------------------

/// The tangent of a hundredth of a degree.
#define PAVE_REPORT_STRAIGHT 1.7453292696659573e-4

/// Of corners less than 2^23 from the centre, all turns are exact in doubles, and so is the sum of
/// 64 of them; this is the square of that.
#define PAVE_REPORT_FAR 70368744177664.0

/// How near the square of a circle round the centre must come to that of the largest in any tile
/// that reaches no farther; and how far beyond a bound of squares the next one is.
#define PAVE_REPORT_CLOSE (1.0 - 2e-5)
#define PAVE_REPORT_AHEAD 1.02

/// The cotangents of 20 and 25 degrees.
#define PAVE_REPORT_COT_20 2.7474774194546222788
#define PAVE_REPORT_COT_25 2.1445069205095586164

/// What is known of a tile when all of its corners have been added. Positions are seen from its
/// centre.
typedef struct pave_report_shape {
    double turns;     ///< twice the area
    double near, far; ///< from the centre to the nearest point of the sides, and to the farthest
                      ///< corner, both squared
    double slope;     ///< minus the cotangent of the least angle below 180 degrees
    bool concave;     ///< has a corner over 180.01 degrees
    bool star; ///< each triangle of the centre and a side is positive, and they go round it once
} pave_report_shape;

/// Adds a corner: `at` it is, and `before` and `behind` are the sides towards it and away from it.
/// Where a side begins beyond the foot of the centre on it, its begin is the nearest; where it ends
/// before that foot, its end is, which is a corner itself.
static inline void pave_report_corner(pave_vec2 before, pave_vec2 at, pave_vec2 behind,
                                      pave_report_shape *shape)
{
    const double turn = before.x * behind.y - before.y * behind.x,
                 same = before.x * behind.x + before.y * behind.y;
    const double square = behind.x * behind.x + behind.y * behind.y,
                 along = -(behind.x * at.x + behind.y * at.y),
                 over = at.x * behind.y - at.y * behind.x;
    const double here = at.x * at.x + at.y * at.y;
    double near = over * over;
    if (turn > 0.0) { // one division for both
        const double inverse = 1.0 / (turn * square), slope = same * (square * inverse);
        near *= turn * inverse;
        shape->slope = slope < shape->slope ? slope : shape->slope;
    } else {
        near /= square;
        if (same <= 0.0 || -turn > same * PAVE_REPORT_STRAIGHT) shape->concave |= turn < 0.0;
    }
    if (along <= 0.0 || along >= square) near = along <= 0.0 ? here : HUGE_VAL;
    shape->near = near < shape->near ? near : shape->near;
    shape->far = here > shape->far ? here : shape->far;
    shape->turns += over;
    shape->star &= over > 0.0;
}

/// Whether a position is below the centre, or straight to the right of it: half of all.
static inline bool pave_report_below(pave_vec2 at)
{
    return at.y > 0.0 || (at.y == 0.0 && at.x > 0.0);
}

static inline pave_vec2 pave_report_between(pave_point from, pave_point to)
{
    return pave_vec2_of((double)((int64_t)to.x - from.x), (double)((int64_t)to.y - from.y));
}

enum { PAVE_REPORT_CORNERS = 64 };

/// Tiles that are larger, or have more corners, are decided in whole numbers.
static pave_report_shape pave_report_shape_of(const pave_mesh *mesh, int32_t tile)
{
    int32_t count, rounds = 0;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    const pave_point *vertices = mesh->vertices;
    const pave_point center = pave_mesh_center_point(mesh, tile), last = vertices[ring[count - 1]];
    pave_report_shape shape = {.near = HUGE_VAL, .slope = HUGE_VAL, .star = true};
    pave_vec2 at = pave_report_between(center, vertices[ring[0]]),
              before = pave_report_between(last, vertices[ring[0]]);
    for (int32_t k = 1; k <= count; k++) {
        const pave_vec2 next = pave_report_between(center, vertices[ring[k < count ? k : 0]]),
                        behind = pave_vec2_of(next.x - at.x, next.y - at.y);
        pave_report_corner(before, at, behind, &shape);
        rounds += !pave_report_below(at) && pave_report_below(next);
        before = behind;
        at = next;
    }
    shape.star &= rounds == 1;
    if (shape.far < PAVE_REPORT_FAR && count <= PAVE_REPORT_CORNERS) return shape;
    shape.turns = pave_turns_number(pave_mesh_turns(mesh, ring, count));
    shape.star = pave_mesh_tile_is_star(mesh, tile);
    return shape;
}

// ---- All tiles ----------------------------------------------------------------------------------

/// What is kept of each tile, tile_count each.
typedef struct pave_report_tiles {
    double *circles; ///< the square of the radius of a circle inside, in fixed-point units
    double *slopes;  ///< as in pave_report_shape
    uint64_t *known; ///< bits: it is that of the largest circle
    /// [n]: the square of the cosine of half a turn by n: what the circle in a polygon of n sides
    /// is at most, by the circle round that polygon.
    double shares[PAVE_MESH_SIDES_MAX];
} pave_report_tiles;

/// Sums over tiles.
typedef struct pave_report_sums {
    pave_turns turns;
    double off, square; ///< of the differences of twice the areas from a guess of their mean, and
                        ///< of their squares
    int64_t under_20, under_25, concave;
} pave_report_sums;

static inline void pave_report_add(const pave_report_shape *shape, double guess,
                                   pave_report_sums *sums, pave_mesh_report *out)
{
    const double off = shape->turns - guess;
    const double aspect = shape->near > 0.0 ? sqrt(shape->far / shape->near) : HUGE_VAL;
    if (shape->turns < out->min_area) out->min_area = shape->turns;
    if (shape->turns > out->max_area) out->max_area = shape->turns;
    if (aspect > out->max_aspect) out->max_aspect = aspect;
    out->mean_aspect += aspect;
    sums->off += off;
    sums->square += off * off;
    sums->under_20 += shape->slope < -PAVE_REPORT_COT_20;
    sums->under_25 += shape->slope < -PAVE_REPORT_COT_25;
    sums->concave += shape->concave;
}

/// Areas in `out` are twice those in fixed-point units as yet.
static pave_result pave_report_go(const pave_mesh *mesh, const pave_allocator *allocator,
                                  double guess, const pave_report_tiles *tiles,
                                  pave_report_sums *sums, pave_mesh_report *out)
{
    pave_mesh_faults faults = {.tile = -1};
    out->min_area = HUGE_VAL;
    out->max_area = -HUGE_VAL;
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
        const int32_t sides = pave_mesh_side_count(mesh, tile);
        const pave_report_shape shape = pave_report_shape_of(mesh, tile);
        out->sides[sides < PAVE_MESH_SIDES_MAX ? sides : PAVE_MESH_SIDES_MAX]++;
        pave_report_add(&shape, guess, sums, out);
        tiles->slopes[tile] = shape.slope;
        tiles->circles[tile] = shape.star ? shape.near : 0.0;
        if (sides < PAVE_MESH_SIDES_MAX &&
            shape.near >= shape.far * tiles->shares[sides] * PAVE_REPORT_CLOSE)
            pave_bits_set(tiles->known, tile);
        if (shape.star && shape.far < PAVE_REPORT_FAR) {
            pave_turns_add(&sums->turns, (int64_t)shape.turns);
            continue;
        }
        int32_t count;
        const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
        const pave_turns turns = pave_mesh_turns(mesh, ring, count);
        pave_turns_join(&sums->turns, turns);
        if (shape.star) continue;
        pave_bits_set(tiles->known, tile);
        pave_result result = pave_check_odd_tile(mesh, tile, turns, allocator, &faults);
        if (result != PAVE_OK) return result;
    }
    out->inverted = faults.inverted;
    out->self_intersecting = faults.self_intersecting;
    out->not_star_shaped = faults.not_star_shaped;
    return PAVE_OK;
}

// ---- The one before which there are so many -----------------------------------------------------

/// A whole number for each number that is not NaN, in the same order.
static inline uint64_t pave_report_key(double number)
{
    union {
        double number;
        uint64_t bits;
    } word = {.number = number};
    return word.bits ^ (word.bits >> 63 ? UINT64_MAX : UINT64_C(1) << 63);
}

/// Reorders numbers so that none before `index` is greater than the one there, and none behind it
/// is less; returns that one. Expected linear time. (C. Hoare, "Algorithm 65: Find", 1961.)
static double pave_report_find(double *numbers, int64_t count, int64_t index)
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

enum { PAVE_REPORT_KEY_BITS = 16, PAVE_REPORT_KEYS = 1 << PAVE_REPORT_KEY_BITS };

/// Room for a selection: numbers, tile_count, and counts of what begins with the same bits.
typedef struct pave_report_room {
    double *numbers;
    int32_t *counts; ///< PAVE_REPORT_KEYS
} pave_report_room;

/// The number before which there are `index`, in order: numbers are counted by their first bits,
/// and only those that share these with it are put in order.
static double pave_report_select(const double *numbers, int32_t count, int32_t index,
                                 const pave_report_room *room)
{
    uint64_t key = 0;
    int32_t same = 0;
    for (int32_t i = 0; i < PAVE_REPORT_KEYS; i++) room->counts[i] = 0;
    for (int32_t i = 0; i < count; i++)
        room->counts[pave_report_key(numbers[i]) >> (64 - PAVE_REPORT_KEY_BITS)]++;
    while (index >= room->counts[key]) index -= room->counts[key++];
    for (int32_t i = 0; i < count; i++) {
        room->numbers[same] = numbers[i];
        same += pave_report_key(numbers[i]) >> (64 - PAVE_REPORT_KEY_BITS) == key;
    }
    return pave_report_find(room->numbers, same, index);
}

// ---- Circles ------------------------------------------------------------------------------------

/// Finds the largest circles of the tiles that may be among the first `rank` + 1 by them. A circle
/// round the centre is a lower bound: so far up to a bound all circles are the largest, none of the
/// others can be below it.
static void pave_report_circles(const pave_mesh *mesh, const pave_report_tiles *tiles, int32_t rank,
                                const pave_report_room *room)
{
    const int32_t count = mesh->tile_count, more = 2 * rank < count ? 2 * rank : count - 1;
    double most = pave_report_select(tiles->circles, count, more, room), bound = -1.0;
    while (bound < most) {
        bound = most;
        for (int32_t tile = 0; tile < count; tile++) {
            if (tiles->circles[tile] > bound || pave_bits_test(tiles->known, tile)) continue;
            const double radius = pave_circle_of_tile(mesh, tile).radius;
            tiles->circles[tile] = radius * radius;
            pave_bits_set(tiles->known, tile);
        }
        most = pave_report_select(tiles->circles, count, rank, room);
        if (most > bound) most *= PAVE_REPORT_AHEAD;
    }
}

static double pave_report_least(const double *numbers, int32_t count)
{
    double least = numbers[0];
    for (int32_t i = 1; i < count; i++) least = numbers[i] < least ? numbers[i] : least;
    return least;
}

/// The radius of the circle in a regular polygon with the mean area and the mean number of sides,
/// in fixed-point units; 0 without such a polygon. The tangent of half an angle is its sine by 1
/// and its cosine.
static double pave_report_regular(const pave_mesh *mesh, pave_turns turns)
{
    const int64_t tiles = mesh->tile_count, corners = mesh->corner_count;
    if (corners < 3 * tiles || !pave_turns_positive(turns)) return 0.0;
    const pave_vec2 unit = pave_unit_at(tiles, corners);
    return sqrt(0.5 * pave_turns_number(turns) * (1.0 + unit.x) / ((double)corners * unit.y));
}

static void pave_report_ranks(const pave_mesh *mesh, const pave_report_tiles *tiles,
                              const pave_report_room *room, double regular, pave_mesh_report *out)
{
    const int32_t count = mesh->tile_count, tenth = count / 10, hundredth = count / 100;
    const double share = regular > 0.0 ? 1.0 / regular : 0.0;
    pave_report_circles(mesh, tiles, tenth, room);
    out->circle_10 = sqrt(pave_report_select(tiles->circles, count, tenth, room)) * share;
    out->circle_1 = sqrt(pave_report_select(tiles->circles, count, hundredth, room)) * share;
    out->min_circle = sqrt(pave_report_least(tiles->circles, count)) * share;
    out->angle_1 = pave_angle_of_slope(pave_report_select(tiles->slopes, count, hundredth, room));
    out->min_angle = pave_angle_of_slope(pave_report_least(tiles->slopes, count));
}

// ---- The report ---------------------------------------------------------------------------------

/// Sums become means and shares, fixed-point units those of the world.
static void pave_report_end(const pave_mesh *mesh, const pave_report_sums *sums,
                            pave_mesh_report *out)
{
    const double count = (double)mesh->tile_count, half = 0.5 * mesh->step * mesh->step;
    const double mean = pave_turns_number(sums->turns) / count, off = sums->off / count,
                 variance = sums->square / count - off * off;
    out->area = pave_turns_number(sums->turns) * half;
    out->mean_area = out->area / count;
    if (mean > 0.0) {
        out->area_cv = variance > 0.0 ? sqrt(variance) / mean : 0.0;
        out->min_share = out->min_area / mean;
    }
    out->min_area *= half;
    out->max_area *= half;
    out->mean_aspect /= count;
    out->under_20 = (double)sums->under_20 / count;
    out->under_25 = (double)sums->under_25 / count;
    out->concave = (double)sums->concave / count;
}

static pave_result pave_report_tiles_of(const pave_mesh *mesh, const pave_allocator *allocator,
                                        const pave_report_tiles *tiles,
                                        const pave_report_room *room, pave_mesh_report *out)
{
    const pave_turns rim = pave_mesh_turns(mesh, mesh->rim, mesh->rim_count);
    const double guess = pave_turns_number(rim) / (double)mesh->tile_count;
    pave_report_sums sums = {{0, 0}, 0, 0, 0, 0, 0};
    pave_result result = pave_report_go(mesh, allocator, guess, tiles, &sums, out);
    if (result != PAVE_OK) return result;
    pave_report_end(mesh, &sums, out);
    pave_report_ranks(mesh, tiles, room, pave_report_regular(mesh, sums.turns), out);
    if (!pave_turns_equal(sums.turns, rim))
        out->coverage_error = fabs(pave_turns_number(sums.turns) - pave_turns_number(rim)) /
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
    const pave_report_room room = {
        .numbers = pave_array_take(allocator, count + 1, sizeof(double)),
        .counts = pave_array_take(allocator, PAVE_REPORT_KEYS, sizeof(int32_t))};
    for (int sides = 1; sides < PAVE_MESH_SIDES_MAX; sides++)
        tiles.shares[sides] = 0.5 + 0.5 * pave_unit_at(1, sides).x;
    pave_result result = PAVE_NO_MEMORY;
    if (tiles.circles && tiles.slopes && tiles.known && room.numbers && room.counts)
        result = pave_report_tiles_of(mesh, allocator, &tiles, &room, out);
    pave_array_release(allocator, room.counts, PAVE_REPORT_KEYS, sizeof(int32_t));
    pave_array_release(allocator, room.numbers, count + 1, sizeof(double));
    pave_array_release(allocator, tiles.known, pave_bits_words((int64_t)count), sizeof(uint64_t));
    pave_array_release(allocator, tiles.slopes, count, sizeof(double));
    pave_array_release(allocator, tiles.circles, count, sizeof(double));
    return result;
}
