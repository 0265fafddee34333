/// src/world/squares/world_aperiodic.h: worlds of the Jeandel-Rao tiles, method APERIODIC. A place
/// is a point of a torus; the torus is cut into pieces of straight sides, one or more for each
/// tile, and the piece that holds the point is the tile.
///
/// Based on: E. Jeandel, M. Rao, "An aperiodic set of 11 Wang tiles", 2021 (the tiles); S. Labbe,
/// "Markov partitions for toral Z^2-rotations featuring Jeandel-Rao Wang shift and model sets",
/// 2021 (the torus and its partition). docs/determinism.md has the numbers.
///
/// With phi = (1 + sqrt 5) / 2 the torus is the plane modulo (phi, 0) and (1, phi + 3); the place
/// q,r is p + (q, -r) there. Of points 0 <= y < phi + 3, and 0 <= x < phi. A row of places has one
/// y, so it meets the pieces of one line: up to eight intervals of x, which rise from one to the
/// next at *thresholds*. p = (a, b) / 2^32 with odd a and b: so no point lies on a side of a piece.
#ifndef PAVE_SRC_WORLD_APERIODIC_H
#define PAVE_SRC_WORLD_APERIODIC_H

#include "../wang/wang_set.h"

#include <pave/window.h>

enum {
    PAVE_APERIODIC_TILES = 11,
    PAVE_APERIODIC_INTERVALS = 8, ///< of a row, at most
    PAVE_APERIODIC_SPAN = 512     ///< places that a kernel decides in one go, at most
};

/// A step of 1 to the right, as a part of the way round the torus, 2^64 / phi rounded down.
#define PAVE_APERIODIC_STEP UINT64_C(0x9E3779B97F4A7C15)

/// How near to a threshold, of 2^32 round the torus, a place is decided by whole numbers alone.
#define PAVE_APERIODIC_MARGIN UINT32_C(256)

/// What a world is decided by.
typedef struct pave_aperiodic {
    int64_t a, b;  ///< p, in 2^-32
    uint64_t x, y; ///< a / phi and b / (phi + 3), of 2^64 round the torus
    uint32_t id[PAVE_APERIODIC_TILES];
    uint8_t colors[PAVE_APERIODIC_TILES][PAVE_WANG_PLACES_SQUARE]; ///< as the set's tiles
} pave_aperiodic;

/// A row of places.
typedef struct pave_aperiodic_row {
    int64_t x;        ///< of q = 0 less the whole torus rows below, in 2^-32
    int64_t y_u, y_v; ///< y = y_u + y_v phi, in 2^-32
    uint64_t turn;    ///< of q = 0: x / phi, of 2^64 round the torus
    int band;         ///< between which rows of corners of pieces y lies
    /// Where the intervals after the first begin, of 2^32 round the torus; UINT32_MAX, which
    /// nothing is above, for those that are not there, of which the last is always one.
    uint32_t threshold[PAVE_APERIODIC_INTERVALS];
    uint32_t id[PAVE_APERIODIC_INTERVALS]; ///< of each interval
} pave_aperiodic_row;

/// The Jeandel-Rao tiles in the order of the partition: the index of each in the set, or, where the
/// set is another one, false; then `error` (may be NULL) says why. Weights do not matter.
bool pave_aperiodic_match(const pave_wang_set *set, uint32_t out[PAVE_APERIODIC_TILES],
                          pave_error *error);

/// Takes the tiles of a set in this order.
void pave_aperiodic_take(pave_aperiodic *aperiodic, const pave_wang_set *set,
                         const uint32_t tiles[PAVE_APERIODIC_TILES]);

/// Draws p from a seed; or takes the odd numbers a and b, 0 < a < phi 2^32, 0 < b < (phi + 3) 2^32.
void pave_aperiodic_draw(pave_aperiodic *aperiodic, uint64_t seed);
void pave_aperiodic_place(pave_aperiodic *aperiodic, int64_t a, int64_t b);

/// The row of r, |r| <= PAVE_COORDINATE_MAX.
void pave_aperiodic_row_of(const pave_aperiodic *aperiodic, int32_t r, pave_aperiodic_row *out);

/// The interval of the place q of a row, in whole numbers alone, |q| <= PAVE_COORDINATE_MAX.
int pave_aperiodic_interval(const pave_aperiodic_row *row, int32_t q);

/// The number of the tile at a place, 0..PAVE_APERIODIC_TILES-1.
int pave_aperiodic_tile(const pave_aperiodic *aperiodic, int32_t q, int32_t r);

/// The bodies for each set of instructions: the ids of `count` places from `turn` on, and whether
/// one of them may be wrong, being near a threshold. count <= PAVE_APERIODIC_SPAN.
bool pave_aperiodic_run_plain(const pave_aperiodic_row *row, uint64_t turn, int32_t count,
                              uint32_t *out);
bool pave_aperiodic_run_avx2(const pave_aperiodic_row *row, uint64_t turn, int32_t count,
                             uint32_t *out);

#endif
