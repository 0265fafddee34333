/// bench/floor.h: the floor, a naive baseline: a simple implementation with plain arrays and the
/// formulas of the guides, for hexagons in axial coordinates. The figures of pave are compared with
/// it. It is not part of the library.
#ifndef PAVE_BENCH_FLOOR_H
#define PAVE_BENCH_FLOOR_H

#include <stdbool.h>
#include <stdint.h>

typedef struct floor_hex {
    int32_t q, r;
} floor_hex;

void floor_neighbors(floor_hex hex, floor_hex out[6]);
int32_t floor_distance(floor_hex a, floor_hex b);
floor_hex floor_at(double x, double y); ///< pointy, size 1, by rounding cube coordinates
int32_t floor_line(floor_hex a, floor_hex b,
                   floor_hex *out); ///< by interpolation in doubles; returns the count
int32_t floor_ring(floor_hex center, int32_t k, floor_hex *out); ///< step by step around the ring
int32_t floor_disk(floor_hex center, int32_t k, floor_hex *out); ///< two nested loops

/// A board of hexagons: the parallelogram 0 <= q < width, 0 <= r < height, a byte each: 1 is a
/// wall.
typedef struct floor_board {
    int32_t width, height;
    const uint8_t *walls;
} floor_board;

/// Labels of connected ground, -1 for walls, by union-find cell by cell. Returns their count.
int32_t floor_components(const floor_board *board, int32_t *labels);
/// A* with a binary heap and arrays over the whole board, which it clears first. Returns the number
/// of cells of the path, or 0.
int32_t floor_path(const floor_board *board, floor_hex a, floor_hex b, floor_hex *out);
/// The cells within `budget` steps, breadth first over an array of the whole board, which it clears
/// first. Returns their count.
int32_t floor_reach(const floor_board *board, floor_hex a, int32_t budget, floor_hex *out);
/// The cells within k that a line of floor_line reaches without a wall between. Returns their
/// count.
int32_t floor_view(const floor_board *board, floor_hex a, int32_t k, floor_hex *out);

#endif
