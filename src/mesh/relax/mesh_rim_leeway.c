/// src/mesh/relax/mesh_rim_leeway.c: measures how far each vertex of the rim is from the other
/// sides of the rim, using buckets: cells of a square grid with hashed coordinates. A bucket may
/// hold vertices of several cells. This costs time but does not change the result, because any pair
/// of a vertex and a side may be measured.
#include "../../base/exact.h"

#include "mesh_rim_leeway.h"

#include "../../base/memory.h"
#include "../../base/sort.h"

#include <math.h>

// ---- Roots --------------------------------------------------------------------------------------

static uint64_t leeway_square(pave_point a, pave_point b)
{
    const int64_t x = (int64_t)b.x - a.x, y = (int64_t)b.y - a.y;
    return (uint64_t)(x * x) + (uint64_t)(y * y);
}

/// Returns the largest integer whose square is at most `square`, which is at most 2^63.
static uint64_t leeway_root(uint64_t square)
{
    uint64_t root = (uint64_t)sqrt((double)square);
    while (root * root > square) root--;
    while ((root + 1) * (root + 1) <= square) root++;
    return root;
}

// ---- Distances ----------------------------------------------------------------------------------

/// Returns whether the angle at b, between a and c, is at least a right angle. Products may wrap,
/// but their sum is correct: it is below 2^63 unless b and c are opposite corners of the coordinate
/// range and a is c.
static bool leeway_beyond(pave_point a, pave_point b, pave_point c)
{
    const uint64_t x = (uint64_t)((int64_t)a.x - b.x) * (uint64_t)((int64_t)c.x - b.x),
                   y = (uint64_t)((int64_t)a.y - b.y) * (uint64_t)((int64_t)c.y - b.y);
    return (int64_t)(x + y) <= 0;
}

/// Returns a lower bound of the distance to the segment. `length` must be at least the length of
/// the segment.
static int32_t leeway_between(pave_point a, pave_point b, pave_point point, uint64_t length)
{
    uint64_t distance;
    if (leeway_beyond(b, a, point)) {
        distance = leeway_root(leeway_square(a, point));
    } else if (leeway_beyond(a, b, point)) {
        distance = leeway_root(leeway_square(b, point));
    } else {
        const int64_t turn = pave_turn(a, b, point);
        distance = (uint64_t)(turn < 0 ? -turn : turn) / length;
    }
    return distance < INT32_MAX ? (int32_t)distance : INT32_MAX;
}

/// Returns the length of a segment, rounded up.
static uint64_t leeway_length(pave_point a, pave_point b)
{
    const uint64_t square = leeway_square(a, b), root = leeway_root(square);
    return root * root < square ? root + 1 : root;
}

int32_t pave_leeway_distance(pave_point a, pave_point b, pave_point point)
{
    return leeway_between(a, b, point, leeway_length(a, b));
}

// ---- Cuts ---------------------------------------------------------------------------------------

pave_point pave_leeway_cut(pave_point from, pave_point to, int32_t limit)
{
    const pave_point none = {0, 0};
    const uint64_t square = leeway_square(from, to), most = (uint64_t)limit * (uint64_t)limit;
    if (square <= most) return to;
    const double scale = (double)limit / sqrt((double)square);
    pave_point move = {(int32_t)(((double)to.x - from.x) * scale),
                       (int32_t)(((double)to.y - from.y) * scale)};
    while (leeway_square(none, move) > most) {
        move.x -= (move.x > 0) - (move.x < 0);
        move.y -= (move.y > 0) - (move.y < 0);
    }
    return (pave_point){from.x + move.x, from.y + move.y};
}

// ---- Buckets ------------------------------------------------------------------------------------

bool pave_leeway_init(pave_leeway *leeway, int32_t count, int32_t reach,
                      const pave_allocator *allocator)
{
    assert(count >= 3 && reach > 0);
    int bits = 4;
    while (bits < 30 && INT32_C(1) << bits < count) bits++;
    *leeway = (pave_leeway){.count = count,
                            .reach = reach,
                            .bits = bits,
                            .allocator = pave_allocator_or_default(allocator)};
    leeway->least = pave_array_allocate(allocator, (size_t)count, sizeof *leeway->least);
    leeway->order = pave_array_allocate(allocator, (size_t)count, sizeof *leeway->order);
    leeway->home = pave_array_allocate(allocator, (size_t)count, sizeof *leeway->home);
    leeway->start = pave_array_allocate(allocator, ((size_t)1 << bits) + 1, sizeof *leeway->start);
    return leeway->least && leeway->order && leeway->home && leeway->start;
}

void pave_leeway_free(pave_leeway *leeway)
{
    const pave_allocator *allocator = &leeway->allocator;
    PAVE_RELEASE(allocator, leeway->start, leeway->home, leeway->order, leeway->least);
}

static uint32_t leeway_bucket(int64_t column, int64_t row, int bits)
{
    const uint64_t mixed = ((uint64_t)column * UINT64_C(0x9e3779b97f4a7c15)) ^
                           ((uint64_t)row * UINT64_C(0xc2b2ae3d27d4eb4f));
    return (uint32_t)((mixed * UINT64_C(0xd6e8feb86659fd93)) >> (64 - bits));
}

static int32_t leeway_home(const void *self, int32_t vertex)
{
    return (int32_t)((const uint32_t *)self)[vertex];
}

/// Fills the buckets. Returns the width of a cell: at least twice the reach and at least the mean
/// side length, so that all sides together cross only a few cells per side.
static int64_t leeway_fill(pave_leeway *leeway, const pave_point *points)
{
    uint64_t length = 0;
    const int32_t count = leeway->count;
    for (int32_t i = 0; i < count; i++)
        length += leeway_length(points[i], points[i + 1 < count ? i + 1 : 0]);
    const int64_t mean = (int64_t)(length / (uint64_t)count) + 1, wide = 2 * (int64_t)leeway->reach,
                  width = mean > wide ? mean : wide;
    for (int32_t i = 0; i < count; i++)
        leeway->home[i] = leeway_bucket(pave_floor_divide(points[i].x, width),
                                        pave_floor_divide(points[i].y, width), leeway->bits);
    pave_sort_buckets(NULL, count, leeway_home, leeway->home, INT32_C(1) << leeway->bits,
                      leeway->start, leeway->order);
    return width;
}

// ---- Measuring ----------------------------------------------------------------------------------

/// A side, and the box of the vertices that may be within the reach of the side.
typedef struct pave_leeway_side {
    int32_t from, to;
    pave_point a, b;
    uint64_t length;
    int64_t left, right, top, bottom;
} pave_leeway_side;

static void leeway_note(int32_t *least, int32_t distance)
{
    if (distance < *least) *least = distance;
}

static void leeway_look(pave_leeway *leeway, const pave_point *points, const pave_leeway_side *side,
                        uint32_t bucket)
{
    for (int32_t i = leeway->start[bucket]; i < leeway->start[bucket + 1]; i++) {
        const int32_t vertex = leeway->order[i];
        const pave_point at = points[vertex];
        if (at.x < side->left || at.x > side->right || at.y < side->top || at.y > side->bottom ||
            vertex == side->from || vertex == side->to)
            continue;
        const int32_t distance = leeway_between(side->a, side->b, at, side->length);
        leeway_note(&leeway->least[vertex], distance);
        leeway_note(&leeway->least[side->from], distance);
        leeway_note(&leeway->least[side->to], distance);
    }
}

/// Measures the vertices in the cells near one piece of a side, from a to b.
static void leeway_look_round(pave_leeway *leeway, const pave_point *points,
                              const pave_leeway_side *side, pave_point a, pave_point b,
                              int64_t width)
{
    const int64_t reach = (int64_t)leeway->reach + 1;
    const pave_point_box box = pave_point_box_add(pave_point_box_add(pave_point_box_none, a), b);
    const int64_t left = pave_floor_divide(box.min.x - reach, width),
                  right = pave_floor_divide(box.max.x + reach, width),
                  top = pave_floor_divide(box.min.y - reach, width),
                  bottom = pave_floor_divide(box.max.y + reach, width);
    for (int64_t row = top; row <= bottom; row++)
        for (int64_t column = left; column <= right; column++)
            leeway_look(leeway, points, side, leeway_bucket(column, row, leeway->bits));
}

/// Returns the point at the fraction `part` / `whole` of a side, with an error of at most one unit.
static pave_point leeway_at(const pave_leeway_side *side, int64_t part, int64_t whole)
{
    const int64_t x = (int64_t)side->b.x - side->a.x, y = (int64_t)side->b.y - side->a.y;
    return (pave_point){(int32_t)(side->a.x + pave_floor_divide(x * part, whole)),
                        (int32_t)(side->a.y + pave_floor_divide(y * part, whole))};
}

static pave_leeway_side leeway_side_of(const pave_leeway *leeway, const pave_point *points,
                                       int32_t i)
{
    pave_leeway_side side = {.from = i, .to = i + 1 < leeway->count ? i + 1 : 0};
    side.a = points[side.from];
    side.b = points[side.to];
    side.length = leeway_length(side.a, side.b);
    side.left = (side.a.x < side.b.x ? side.a.x : side.b.x) - (int64_t)leeway->reach;
    side.right = (side.a.x < side.b.x ? side.b.x : side.a.x) + (int64_t)leeway->reach;
    side.top = (side.a.y < side.b.y ? side.a.y : side.b.y) - (int64_t)leeway->reach;
    side.bottom = (side.a.y < side.b.y ? side.b.y : side.a.y) + (int64_t)leeway->reach;
    return side;
}

void pave_leeway_measure(pave_leeway *leeway, const pave_point *points)
{
    const int64_t width = leeway_fill(leeway, points);
    for (int32_t i = 0; i < leeway->count; i++) leeway->least[i] = leeway->reach;
    for (int32_t i = 0; i < leeway->count; i++) {
        const pave_leeway_side side = leeway_side_of(leeway, points, i);
        const int64_t pieces = (int64_t)side.length / width + 1;
        for (int64_t part = 0; part < pieces; part++)
            leeway_look_round(leeway, points, &side, leeway_at(&side, part, pieces),
                              leeway_at(&side, part + 1, pieces), width);
    }
}
