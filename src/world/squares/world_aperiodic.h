/// src/world/squares/world_aperiodic.h: worlds of the Jeandel-Rao tiles, method APERIODIC. A
/// position is a point of a torus. The torus is divided into polygons, one or more for each tile,
/// and the polygon that contains the point gives the tile.
///
/// Based on: E. Jeandel, M. Rao, "An aperiodic set of 11 Wang tiles", 2021 (the tiles); S. Labbe,
/// "Markov partitions for toral Z^2-rotations featuring Jeandel-Rao Wang shift and model sets",
/// 2021 (the torus and its partition). docs/determinism.md has the numbers.
///
/// With phi = (1 + sqrt 5) / 2 the torus is the plane modulo (phi, 0) and (1, phi + 3), and the
/// position q,r is the point p + (q, -r), with 0 <= y < phi + 3 and 0 <= x < phi. A row of
/// positions has a single y, so it meets the polygons on one line: up to eight intervals of x,
/// separated by *thresholds*. p = (a, b) / 2^32 with odd a and b, so no point is on a side of a
/// polygon.
#ifndef PAVE_SRC_WORLD_APERIODIC_H
#define PAVE_SRC_WORLD_APERIODIC_H

#include "../wang/wang_set.h"

#include <pave/window.h>

enum {
    PAVE_APERIODIC_TILES = 11,
    PAVE_APERIODIC_INTERVALS = 8, ///< maximum number of intervals of a row
    PAVE_APERIODIC_SPAN = 512     ///< maximum number of positions that a kernel decides in one call
};

/// A step of 1 to the right as a fraction of the torus: 2^64 / phi, rounded down.
#define PAVE_APERIODIC_STEP UINT64_C(0x9E3779B97F4A7C15)

/// Distance from a threshold, in 2^-32 of the torus, below which a position is decided by exact
/// integers.
#define PAVE_APERIODIC_MARGIN UINT32_C(256)

/// The data of an aperiodic world.
typedef struct pave_aperiodic {
    int64_t a, b;  ///< coordinates of p, in 2^-32
    uint64_t x, y; ///< a / phi and b / (phi + 3), as fractions of the torus in 2^-64
    uint32_t id[PAVE_APERIODIC_TILES];
    uint8_t colors[PAVE_APERIODIC_TILES][PAVE_WANG_PLACES_SQUARE]; ///< colours of the tiles
} pave_aperiodic;

/// A row of positions.
typedef struct pave_aperiodic_row {
    int64_t x;        ///< x of q = 0, minus the torus heights below it, in 2^-32
    int64_t y_u, y_v; ///< y = y_u + y_v phi, in 2^-32
    uint64_t turn;    ///< x / phi of q = 0, as a fraction of the torus in 2^-64
    int band;         ///< index of the band, between two rows of corners, that contains y
    /// The starts of the intervals after the first, in 2^-32 of the torus. Unused entries, always
    /// including the last, are UINT32_MAX.
    uint32_t threshold[PAVE_APERIODIC_INTERVALS];
    uint32_t id[PAVE_APERIODIC_INTERVALS]; ///< tile id of each interval
} pave_aperiodic_row;

/// Finds the Jeandel-Rao tiles in a set: the index of each, in the order of the partition. If the
/// set is a different one, returns false, and `error` (may be NULL) has the reason. Weights are
/// ignored.
bool pave_aperiodic_match(const pave_wang_set *set, uint32_t out[PAVE_APERIODIC_TILES],
                          pave_error *error);

/// Copies the tiles of a set in the order found by pave_aperiodic_match.
void pave_aperiodic_take(pave_aperiodic *aperiodic, const pave_wang_set *set,
                         const uint32_t tiles[PAVE_APERIODIC_TILES]);

/// Draws p from a seed, or sets it from odd numbers a and b, 0 < a < phi 2^32, 0 < b < (phi + 3)
/// 2^32.
void pave_aperiodic_draw(pave_aperiodic *aperiodic, uint64_t seed);
void pave_aperiodic_place(pave_aperiodic *aperiodic, int64_t a, int64_t b);

/// Computes row r, |r| <= PAVE_COORDINATE_MAX.
void pave_aperiodic_row_of(const pave_aperiodic *aperiodic, int32_t r, pave_aperiodic_row *out);

/// Returns the interval that contains position q of a row, |q| <= PAVE_COORDINATE_MAX, in exact
/// integers.
int pave_aperiodic_interval(const pave_aperiodic_row *row, int32_t q);

/// Returns the index of the tile at a position, 0..PAVE_APERIODIC_TILES-1.
int pave_aperiodic_tile(const pave_aperiodic *aperiodic, int32_t q, int32_t r);

#endif
