/// pave/multigrid.h: tilings of rhombs that never repeat, cell by cell: Penrose's rhombs,
/// Ammann-Beenker's, and those of 6 to 12 directions.
///
/// A multigrid is N families of parallel lines, x . e_i = k + g_i with whole k, where e_i has the
/// angle 2 pi i / N for odd N and pi i / N for even N (y down: angles run clockwise on screen).
/// Where line k of family i crosses line m of family j there is a rhomb with the sides e_i and e_j,
/// and crossings that follow each other on a line are neighbours. So a cell is a name that lasts:
/// pave_cell {q = k, r = m, s = the pair of i and j, i < j}; its neighbours, corners and place
/// follow from the name and the offsets g alone. Which line comes next is decided exactly, for all
/// N, so these are the same on every machine, however far from the origin.
///
/// Sides have length 1. Orders run clockwise on screen from north, as those of tiling.h: side k of
/// a cell is the edge between its corners k and k + 1, and neighbor k is across it. Side 0 is the
/// one whose middle comes first, and depends on s alone.
///
/// Positions are those of the exact vertices, rounded: within half a unit in the last place, 2^-25
/// at 2^28, and 2^-33.
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
    PAVE_MULTIGRID_PAIRS_MAX = 66, ///< of two of 12 families
    PAVE_MULTIGRID_AROUND_MAX = 24 ///< cells around a vertex: two for each family
};

/// Cells whose centres lie within this distance of the origin along both x and y are in range.
#define PAVE_MULTIGRID_FAR (INT32_C(1) << 28)

/// The name of the multigrid of N families: "ammann-beenker" for 4, "penrose" for 5,
/// "multigrid-6" to "multigrid-12"; NULL for any other number. Static text. Constant time.
PAVE_API const char *pave_multigrid_name(int32_t families);

/// What a multigrid is made from.
typedef struct pave_multigrid_def {
    int32_t families; ///< PAVE_MULTIGRID_FAMILIES_MIN..MAX
    uint64_t seed;    ///< draws the offsets
    /// The offsets g_i * 2^32, `families` of them, instead of the seed; NULL: from the seed.
    /// They must be odd, so that no three lines meet in a point; of 5, 7 or 11 families it is
    /// enough that none is 0. Of 5, where their sum is 0 modulo 2^32, the rhombs are Penrose's.
    /// The seed draws such; docs/determinism.md has the words.
    const uint32_t *offsets;
} pave_multigrid_def;

/// A multigrid: a value, to be copied freely. Read only; made by pave_multigrid_make.
typedef struct pave_multigrid {
    int32_t families;
    int32_t pair_count; ///< families * (families - 1) / 2: s of a cell is 0..pair_count-1
    uint32_t offsets[PAVE_MULTIGRID_FAMILIES_MAX]; ///< g_i * 2^32
    const struct pave_multigrid_tables *tables;    ///< static, of this count of families
} pave_multigrid;

/// Makes a multigrid. Returns PAVE_OK; PAVE_RANGE for a count of families that is not allowed;
/// PAVE_INVALID for offsets with which three lines may meet. On failure `out` is unchanged and
/// `error` (may be NULL) says why. Constant time.
PAVE_API pave_result pave_multigrid_make(const pave_multigrid_def *def, pave_multigrid *out,
                                         pave_error *error);

/// The fingerprint of a multigrid: of its families and offsets. Constant time.
PAVE_API uint64_t pave_multigrid_hash(const pave_multigrid *multigrid);

/// The two families of a pair, s in 0..pair_count-1: the lower in `i`, the higher in `j`. Pairs
/// are in the order (0,1), (0,2), ..., (1,2), ... Constant time.
PAVE_API void pave_multigrid_pair(const pave_multigrid *multigrid, int32_t s, int32_t *i,
                                  int32_t *j);

/// Whether a cell exists and is in range: s is a pair, and the centre within PAVE_MULTIGRID_FAR
/// along x and y. The functions below take such cells, and those beyond to which a thousand
/// steps lead from there. Constant time.
PAVE_API bool pave_multigrid_cell_valid(const pave_multigrid *multigrid, pave_cell cell);

// ---- Cells --------------------------------------------------------------------------------------
// Constant time each: the count of families.

/// The centre of a cell: the mean of two opposite corners. No two cells have the same.
PAVE_API pave_vec2 pave_multigrid_center(const pave_multigrid *multigrid, pave_cell cell);

/// Writes the four corners of a cell. Cells that meet in a corner give it the same bits, and no
/// two vertices have the same. `out` must hold at least 4 elements.
PAVE_API void pave_multigrid_corners(const pave_multigrid *multigrid, pave_cell cell,
                                     pave_vec2 *out);

/// Neighbors: the cells across the four sides. `out` must hold at least 4 elements; so must
/// `twins`, which receives the side of each neighbour that is this cell's; NULL: not wanted.
PAVE_API void pave_multigrid_neighbors(const pave_multigrid *multigrid, pave_cell cell,
                                       pave_cell *out, int *twins);

/// Writes the cells around corner k, clockwise from the cell itself, and returns their count, 3
/// to twice the families. `out` must hold at least PAVE_MULTIGRID_AROUND_MAX elements. Time:
/// the count of the cells, each times the families.
PAVE_API int pave_multigrid_around(const pave_multigrid *multigrid, pave_cell cell, int k,
                                   pave_cell *out);

/// Touching: writes the cells that share at least a vertex with a cell, clockwise around it
/// from the neighbor across side 0, and returns their count. `out` must hold at least 4 *
/// PAVE_MULTIGRID_AROUND_MAX elements. Time as pave_multigrid_around, four times.
PAVE_API int pave_multigrid_touching(const pave_multigrid *multigrid, pave_cell cell,
                                     pave_cell *out);

/// The name of the edge at side k, the same for both cells: {q, r, 2 s + 0 or 1} of the cell
/// from which it is crossed forwards, a quarter turn clockwise of e, along its line of the
/// lower family of the pair (0) or the higher (1). No two edges have the same name. Constant
/// time.
PAVE_API pave_cell pave_multigrid_edge(const pave_multigrid *multigrid, pave_cell cell, int k);

/// The names of all four edges of a cell, as pave_multigrid_edge; `out` must hold at least 4
/// elements. Constant time.
PAVE_API void pave_multigrid_edges(const pave_multigrid *multigrid, pave_cell cell, pave_cell *out);

/// The name of the vertex at corner k, the same for all cells around it: the one of these cells
/// whose crossing is the farthest back, seen towards the angle pi - pi / 2 N. No two vertices
/// have the same name, and each cell is the name of one. Time: at most that of
/// pave_multigrid_around, half of it on average.
PAVE_API pave_cell pave_multigrid_vertex(const pave_multigrid *multigrid, pave_cell cell, int k);

// ---- Places -------------------------------------------------------------------------------------

/// The cell under a point; there is always exactly one, between sides that run from corner to
/// corner as pave_multigrid_corners has them. On a side or vertex it is the cell of the point
/// moved a little towards greater x and far less towards greater y. Points beyond
/// PAVE_MULTIGRID_FAR along x or y are moved there; the centre of such a cell may lie beyond.
/// NaN counts as 0. Constant time on average: a guess and a few steps across sides.
PAVE_API pave_cell pave_multigrid_cell_at(const pave_multigrid *multigrid, pave_vec2 point);

/// Writes the cells whose centres lie in `area`, by increasing y of their centres, then x.
/// `out` must hold at least `capacity` elements. Returns PAVE_OK and their count in
/// `count`; PAVE_CAPACITY when there are more: then `count` is the need; PAVE_RANGE where the
/// area is not finite or reaches beyond PAVE_MULTIGRID_FAR; PAVE_NO_MEMORY. Time: the cells in
/// the box of the area and up to 4 around it, and sorting those in the area. About 5 cells for
/// every 4 units of area.
PAVE_API pave_result pave_multigrid_cells(const pave_multigrid *multigrid, const pave_area *area,
                                          const pave_allocator *allocator, pave_cell *out,
                                          int64_t capacity, int64_t *count);

#ifdef __cplusplus
}
#endif
#endif
