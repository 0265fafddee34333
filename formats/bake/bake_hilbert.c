/// formats/bake/bake_hilbert.c: the Hilbert curve, computed from the largest squares down.
#include "bake_hilbert.h"

#include <assert.h>

/// Orientation of the curve in a square. It visits the quarters (x, y) = (0, 0), (0, 1), (1, 1),
/// (1, 0); `flipped` inverts both coordinates, then `swapped` exchanges them.
typedef struct course {
    bool flipped, swapped;
} course;

/// Returns the quarter that the curve visits at step k, 0..3.
static pave_bake_square part_at(course way, int k)
{
    const int x = k >> 1, y = (k ^ x) & 1;
    return (pave_bake_square){(way.swapped ? y : x) ^ way.flipped,
                              (way.swapped ? x : y) ^ way.flipped};
}

/// Returns the orientation of the curve in that quarter.
static course course_in(course way, int k)
{
    const int x = k >> 1, y = (k ^ x) & 1;
    if (y == 0) {
        way.flipped ^= x == 1;
        way.swapped = !way.swapped;
    }
    return way;
}

/// Returns the step at which the curve visits a quarter.
static int turn_of(course way, int64_t x, int64_t y)
{
    const int a = (int)(x & 1) ^ way.flipped, b = (int)(y & 1) ^ way.flipped;
    return way.swapped ? (3 * b) ^ a : (3 * a) ^ b;
}

uint64_t pave_bake_hilbert_index(int32_t level, pave_bake_square square)
{
    course way = {false, false};
    uint64_t index = 0;
    for (int32_t bit = level - 1; bit >= 0; bit--) {
        const int turn = turn_of(way, square.x >> bit, square.y >> bit);
        index = index << 2 | (uint64_t)turn;
        way = course_in(way, turn);
    }
    return index;
}

static int64_t overlap(int64_t first, int64_t size, int64_t extent)
{
    const int64_t rest = extent - first;
    return rest < 0 ? 0 : rest < size ? rest : size;
}

/// Returns the number of squares of the extent in a square of the given side with its corner at (x,
/// y).
static int64_t count_within(pave_bake_square corner, int64_t side, pave_bake_square extent)
{
    return overlap(corner.x, side, extent.x) * overlap(corner.y, side, extent.y);
}

/// Returns the corner of the quarter visited at a step, for quarters of the given side.
static pave_bake_square corner_of(course way, int turn, pave_bake_square corner, int64_t side)
{
    const pave_bake_square part = part_at(way, turn);
    return (pave_bake_square){corner.x + part.x * side, corner.y + part.y * side};
}

int64_t pave_bake_hilbert_before(int32_t level, pave_bake_square extent, int32_t depth,
                                 pave_bake_square root)
{
    assert(depth >= 0 && depth <= level);
    course way = {false, false};
    pave_bake_square corner = {0, 0};
    int64_t before = 0;
    for (int32_t at = 0; at < depth; at++) {
        const int64_t side = INT64_C(1) << (level - at - 1);
        const int turn = turn_of(way, root.x >> (depth - at - 1), root.y >> (depth - at - 1));
        for (int k = 0; k < turn; k++)
            before += count_within(corner_of(way, k, corner, side), side, extent);
        corner = corner_of(way, turn, corner, side);
        way = course_in(way, turn);
    }
    return before;
}

pave_bake_square pave_bake_hilbert_square(int32_t level, pave_bake_square extent, int64_t index)
{
    assert(index >= 0 && index < extent.x * extent.y);
    course way = {false, false};
    pave_bake_square corner = {0, 0};
    for (int32_t at = 0; at < level; at++) {
        const int64_t side = INT64_C(1) << (level - at - 1);
        int turn = 0;
        for (; turn < 3; turn++) {
            const int64_t count = count_within(corner_of(way, turn, corner, side), side, extent);
            if (index < count) break;
            index -= count;
        }
        corner = corner_of(way, turn, corner, side);
        way = course_in(way, turn);
    }
    return corner;
}
