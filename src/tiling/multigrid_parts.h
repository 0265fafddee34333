/// src/tiling/multigrid_parts.h: definitions shared by the multigrid sources. All lengths are
/// integers, in units of 2^-32 of the distance between two lines of a family.
#ifndef PAVE_SRC_MULTIGRID_PARTS_H
#define PAVE_SRC_MULTIGRID_PARTS_H

#include <pave/multigrid.h>

enum {
    PAVE_MULTIGRID_SINES_MAX = PAVE_MULTIGRID_FAMILIES_MAX / 2,
    PAVE_MULTIGRID_TURNS_MAX = 2 * PAVE_MULTIGRID_FAMILIES_MAX - 1,
    PAVE_MULTIGRID_EXACT_WORDS = 6,
    PAVE_MULTIGRID_REACH_NONE = 1 << 30 ///< greater than any reach
};

/// Tables for N families. theta_d is the angle between e_i and e_(i + d), for d from -(N - 1) to N
/// - 1, at index d + N - 1. Sine m is the sine of pi m / N. All numbers are rounded to nearest.
typedef struct pave_multigrid_tables {
    int32_t families, sine_count;            ///< N, and N / 2
    int8_t sine[PAVE_MULTIGRID_TURNS_MAX];   ///< m or -m if sin theta_d is plus or minus sine m
    int64_t reach[PAVE_MULTIGRID_TURNS_MAX]; ///< 2^28 / sin theta_d
    /// Row m - 1: 2^61 sin theta_d / sine m.
    int64_t ratio[PAVE_MULTIGRID_SINES_MAX][PAVE_MULTIGRID_TURNS_MAX];
    int64_t x[PAVE_MULTIGRID_FAMILIES_MAX], y[PAVE_MULTIGRID_FAMILIES_MAX]; ///< 2^62 e_i
    /// Row m - 1: 2^383 times sine m, with the lowest word first.
    uint64_t exact[PAVE_MULTIGRID_SINES_MAX][PAVE_MULTIGRID_EXACT_WORDS];
} pave_multigrid_tables;

/// Returns the tables for the given number of families.
const pave_multigrid_tables *pave_multigrid_tables_of(int32_t families);

/// A line of a multigrid: the points with x . e_family = at.
typedef struct pave_multigrid_line {
    int32_t family;
    int64_t at; ///< |at| <= 2^60
} pave_multigrid_line;

static inline pave_multigrid_line pave_multigrid_line_of(const pave_multigrid *multigrid,
                                                         int32_t family, int32_t number)
{
    const pave_multigrid_line line = {family, (int64_t)number * (INT64_C(1) << 32) +
                                                  multigrid->offsets[family]};
    return line;
}

/// Returns the sign of a.at sin(c - b) + b.at sin(a - c) + c.at sin(b - a), with the angles of the
/// three families, which must be different. The result is exact, and 1 or -1 because no three lines
/// meet. Slow.
int pave_multigrid_turn(const pave_multigrid_tables *tables, pave_multigrid_line a,
                        pave_multigrid_line b, pave_multigrid_line c);

/// Returns (a p + b q) / 2^61, rounded down. All factors are below 2^63, and the sum of the
/// products is below 2^124.
int64_t pave_multigrid_mix_plain(int64_t a, int64_t p, int64_t b, int64_t q);

/// In WebAssembly, 128-bit products call a function of the compiler's runtime library, which is
/// slower and may be missing.
#if defined(__SIZEOF_INT128__) && !defined(__wasm__)
__extension__ typedef __int128 pave_multigrid_wide;
#define PAVE_MULTIGRID_WIDE
#endif

/// Like pave_multigrid_mix_plain, but uses 128-bit products if available.
static inline int64_t pave_multigrid_mix(int64_t a, int64_t p, int64_t b, int64_t q)
{
#if defined(PAVE_MULTIGRID_WIDE)
    return (int64_t)(((pave_multigrid_wide)a * p + (pave_multigrid_wide)b * q) >> 61);
#else
    return pave_multigrid_mix_plain(a, p, b, q);
#endif
}

/// A cell and the surroundings of its crossing. `family` has its two families, ordered so that
/// e_family[1] is less than half a turn clockwise from e_family[0]; `number` has their lines.
///
/// The ring: side r runs clockwise from ring corner r to r + 1. The ring corners are the vertices
/// with the numbers k, k + e_family[0], k + both, k + e_family[1]. Moving along the line of
/// family[0] backwards or forwards crosses ring side 0 or 2; moving along the line of family[1]
/// crosses side 1 or 3. Forwards is a quarter turn clockwise from e. Side and corner k of the cell
/// are ring side and corner `start + k`, modulo 4.
typedef struct pave_multigrid_look {
    int32_t family[2], number[2];
    int start;
    int32_t k[PAVE_MULTIGRID_FAMILIES_MAX]; ///< next line of each family above the crossing; for
                                            ///< the cell's own two families, the line itself
    int64_t up[PAVE_MULTIGRID_FAMILIES_MAX],
        down[PAVE_MULTIGRID_FAMILIES_MAX]; ///< distances to the next lines above and (negative)
                                           ///< below, with an error of at most 2
} pave_multigrid_look;

/// Computes the surroundings of the crossing of a cell.
void pave_multigrid_look_at(const pave_multigrid *multigrid, pave_cell cell,
                            pave_multigrid_look *out);

/// Returns the cell across side r of the ring.
pave_cell pave_multigrid_across(const pave_multigrid *multigrid, const pave_multigrid_look *look,
                                int r);

/// A vertex: the sum of k_i e_i, as 2^31 times `high` plus `low`, in units of 2^-62. The sum is
/// exact for the directions in the tables, so the order of the terms does not matter.
typedef struct pave_multigrid_sum {
    int64_t x_high, x_low, y_high, y_low;
} pave_multigrid_sum;

pave_multigrid_sum pave_multigrid_sum_of(const pave_multigrid *multigrid,
                                         const pave_multigrid_look *look);

/// Return the centre of a cell and its ring corner `r`, respectively.
pave_vec2 pave_multigrid_middle(const pave_multigrid *multigrid, const pave_multigrid_look *look,
                                pave_multigrid_sum sum);
pave_vec2 pave_multigrid_ring_corner(const pave_multigrid *multigrid,
                                     const pave_multigrid_look *look, pave_multigrid_sum sum,
                                     int r);

/// Like pave_multigrid_cell_at, for a point in range, but tries all cells around the point.
pave_cell pave_multigrid_search_at(const pave_multigrid *multigrid, pave_vec2 point);

/// Returns the index of a pair of different families. Constant time.
int32_t pave_multigrid_pair_of(const pave_multigrid *multigrid, int32_t i, int32_t j);

/// Writes the name of the vertex at corner k: `families` integers n_i. The position of the vertex
/// is the sum of n_i e_i. The name is unique, and the same for all cells around the vertex. The
/// vertex corresponds to a face of the multigrid, between the lines n_i - 1 and n_i of each family.
/// `out` must hold at least `families` elements.
void pave_multigrid_corner_numbers(const pave_multigrid *multigrid, pave_cell cell, int k,
                                   int32_t *out);

#endif
