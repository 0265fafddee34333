/// pave/multigrid.h: aperiodic tilings of rhombs, cell by cell: Penrose, Ammann-Beenker, and
/// tilings with 6 to 12 directions.
///
/// A multigrid is N families of parallel lines, x . e_i = k + g_i with integer k. The vector e_i
/// has the angle 2 pi i / N for odd N and pi i / N for even N (y down: angles run clockwise on
/// screen). The crossing of line k of family i and line m of family j gives a rhomb with the sides
/// e_i and e_j. Consecutive crossings on a line are neighbours. A cell therefore has a permanent
/// name: pave_cell {q = k, r = m, s = the pair of i and j, i < j}. Its neighbours, corners and
/// position depend only on the name and the offsets g. The order of crossings is decided exactly
/// for all N, so the tiling is the same on every machine, at any distance from the origin.
///
/// Sides have length 1. Sides, corners and neighbours are numbered clockwise on screen from north,
/// as in tiling.h: side k of a cell is the edge between its corners k and k + 1, and neighbour k is
/// across it. Side 0 is the side whose midpoint comes first; it depends only on s.
///
/// Positions are the exact vertices, rounded. The error is at most half a unit in the last place
/// (2^-25 at 2^28) plus 2^-33.
///
/// Based on: N. G. de Bruijn, "Algebraic theory of Penrose's non-periodic tilings of the plane",
/// 1981, and "Dualization of multigrids", 1986.
///
/// Example: multigrid_cells.c.
#ifndef PAVE_MULTIGRID_H
#define PAVE_MULTIGRID_H

#include <pave/tiling.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    PAVE_MULTIGRID_FAMILIES_MIN = 4,
    PAVE_MULTIGRID_FAMILIES_MAX = 12,
    PAVE_MULTIGRID_PAIRS_MAX = 66, ///< pairs of 12 families
    PAVE_MULTIGRID_AROUND_MAX = 24 ///< maximum number of cells around a vertex: two per family
};

/// Cells are in range if their centre is within this distance of the origin in both x and y.
#define PAVE_MULTIGRID_FAR (INT32_C(1) << 28)

/// The name of the multigrid of N families: "ammann-beenker" for 4, "penrose" for 5, "multigrid-6"
/// to "multigrid-12"; NULL for any other number. The text is static. Constant time.
PAVE_API const char *pave_multigrid_name(int32_t families);

/// The definition of a multigrid.
typedef struct pave_multigrid_def {
    int32_t families; ///< PAVE_MULTIGRID_FAMILIES_MIN..MAX
    uint64_t seed;    ///< seed of the offsets
    /// `families` offsets g_i * 2^32, instead of the seed; NULL: the seed chooses them. They must
    /// be odd, or with 5, 7 or 11 families not 0: then no three lines meet in a point. With 5
    /// families and a sum of 0 modulo 2^32, the rhombs are Penrose's; the seed draws offsets of
    /// this kind (docs/determinism.md).
    const uint32_t *offsets;
} pave_multigrid_def;

/// A multigrid: a plain value that can be copied. Read-only; made by pave_multigrid_make.
typedef struct pave_multigrid {
    int32_t families;
    int32_t pair_count; ///< families * (families - 1) / 2: s of a cell is 0..pair_count-1
    uint32_t offsets[PAVE_MULTIGRID_FAMILIES_MAX]; ///< g_i * 2^32
    const struct pave_multigrid_tables *tables;    ///< static tables for this number of families
} pave_multigrid;

/// Makes a multigrid. Returns PAVE_OK; PAVE_RANGE if the number of families is out of range;
/// PAVE_INVALID if three lines may meet with these offsets. On failure `out` is unchanged, and
/// `error` (may be NULL) says why. Constant time.
PAVE_API pave_result pave_multigrid_make(const pave_multigrid_def *def, pave_multigrid *out,
                                         pave_error *error);

/// The fingerprint of a multigrid: a hash of its families and offsets. Constant time.
PAVE_API uint64_t pave_multigrid_hash(const pave_multigrid *multigrid);

/// The two families of a pair, s in 0..pair_count-1: `i` receives the lower, `j` the higher. The
/// order of pairs is (0,1), (0,2), ..., (1,2), ... Constant time.
PAVE_API void pave_multigrid_pair(const pave_multigrid *multigrid, int32_t s, int32_t *i,
                                  int32_t *j);

/// Returns whether a cell exists and is in range: s is a pair, and the centre is within
/// PAVE_MULTIGRID_FAR in x and y. The functions below accept such cells, and cells up to a thousand
/// steps beyond them. Constant time.
PAVE_API bool pave_multigrid_cell_valid(const pave_multigrid *multigrid, pave_cell cell);

// ---- Cells --------------------------------------------------------------------------------------
// These functions take time linear in the number of families, unless their comment says otherwise.

/// The centre of a cell: the midpoint of two opposite corners. Different cells have different
/// centres.
PAVE_API pave_vec2 pave_multigrid_center(const pave_multigrid *multigrid, pave_cell cell);

/// Writes the four corners of a cell. Cells that share a corner give it the same bits; different
/// vertices have different bits. `out` must hold at least 4 elements.
PAVE_API void pave_multigrid_corners(const pave_multigrid *multigrid, pave_cell cell,
                                     pave_vec2 *out);

/// Neighbors: writes the cells across the four sides. `out` must hold at least 4 elements. `twins`
/// may be NULL or must hold at least 4 elements; it receives the side of each neighbour that is
/// shared with this cell.
PAVE_API void pave_multigrid_neighbors(const pave_multigrid *multigrid, pave_cell cell,
                                       pave_cell *out, int *twins);

/// Writes the cells around corner k, clockwise from the cell itself, and returns their number, 3 to
/// twice the number of families. `out` must hold at least PAVE_MULTIGRID_AROUND_MAX elements. Time:
/// the number of cells times the number of families.
PAVE_API int pave_multigrid_around(const pave_multigrid *multigrid, pave_cell cell, int k,
                                   pave_cell *out);

/// Touching: writes the cells that share at least a vertex with a cell, clockwise around it from
/// the neighbour across side 0, and returns their number. `out` must hold at least 4 *
/// PAVE_MULTIGRID_AROUND_MAX elements. Takes four times as long as pave_multigrid_around.
PAVE_API int pave_multigrid_touching(const pave_multigrid *multigrid, pave_cell cell,
                                     pave_cell *out);

/// The name of the edge at side k, unique and the same for both cells: {q, r, 2 s + 0 or 1}. q, r,
/// s is the cell from which the edge is crossed forwards (a quarter turn clockwise of e) along a
/// line of the lower family of its pair (0) or of the higher family (1). Constant time.
PAVE_API pave_cell pave_multigrid_edge(const pave_multigrid *multigrid, pave_cell cell, int k);

/// Writes the names of all four edges of a cell, as returned by pave_multigrid_edge. `out` must
/// hold at least 4 elements. Constant time.
PAVE_API void pave_multigrid_edges(const pave_multigrid *multigrid, pave_cell cell, pave_cell *out);

/// The name of the vertex at corner k, unique and the same for all cells around it: the name of the
/// cell, among these, whose crossing is farthest back in the direction of the angle pi - pi / 2 N.
/// Every cell names exactly one vertex. Takes at most as long as pave_multigrid_around, half of it
/// on average.
PAVE_API pave_cell pave_multigrid_vertex(const pave_multigrid *multigrid, pave_cell cell, int k);

// ---- Cells at positions -------------------------------------------------------------------------

/// The cell under a point; exactly one for every point, with the corners of pave_multigrid_corners.
/// A point on a side or vertex is first shifted slightly towards greater x, and much less towards
/// greater y. Points are clamped to PAVE_MULTIGRID_FAR in x and y; the centre of such a cell may be
/// beyond. NaN counts as 0. Constant time on average: a guess and a few steps across sides.
PAVE_API pave_cell pave_multigrid_cell_at(const pave_multigrid *multigrid, pave_vec2 point);

/// Writes the cells whose centres are in `area`, ordered by y of the centre, then x. `out` must
/// hold at least `capacity` elements. Returns PAVE_OK, with the number of cells in `count`;
/// PAVE_CAPACITY with the required capacity in `count`; PAVE_RANGE if the area is not finite or
/// exceeds PAVE_MULTIGRID_FAR; PAVE_NO_MEMORY. Time: linear in the number of cells of the area's
/// box, widened by 4, plus the sort of the cells in the area. There are about 5 cells per 4 units
/// of area.
PAVE_API pave_result pave_multigrid_cells(const pave_multigrid *multigrid, const pave_area *area,
                                          const pave_allocator *allocator, pave_cell *out,
                                          int64_t capacity, int64_t *count);

#ifdef __cplusplus
}
#endif
#endif
