/// pave/quads.h: endless aperiodic ground of nearly square quads, as in a town builder. Returns the
/// names and corners of quads, piece by piece.
///
/// Adjacent triangles of the endless grid (tri.h) are merged into rhombs at random until almost no
/// adjacent triangles are left. Every rhomb is split into four quads and every remaining triangle
/// into three, at its centre and the midpoints of its sides. Then relaxation moves all vertices to
/// make the quads squares of equal size.
///
/// Every quad is a function of the seed and the position. Pairing depends on triangles a few steps
/// away, and each step of relaxation on the quads around a vertex. A piece therefore has the same
/// bits however it is requested, and separate pieces fit without a visible seam. Every quad is
/// strictly convex, because the steps of relaxation are limited (docs/determinism.md).
///
/// y points down. A side, the unit of length, is half an edge of a triangle. Before relaxation, the
/// vertex (q, r) of the grid is at x = 2 q + r, y = sqrt(3) r sides, as in the pointy orientation
/// of tri.h. Relaxation moves a vertex by at most 1.5 sides.
///
/// Names: the quad {q, r, s} is at corner k of the triangle {q, r, f}, with s = 3 f + k, and f and
/// k as in tri.h. Two paired triangles share the quad at each corner that they share; its name
/// comes from the L. The meaning of a vertex {q, r, s} depends on s. 0: the vertex of the grid. 1
/// to 3: the midpoint of the edge {q, r, s - 1}; between paired triangles this is the centre of the
/// rhomb. 4 and 5: the centre of the unpaired triangle {q, r, s - 4}.
///
/// Based on: O. Stalberg, talks about the game Townscaper, 2019 to 2021 (paired triangles, split
/// into quads and relaxed). There, the borders of chunks are fixed; here, chunks have no visible
/// borders.
///
/// Example: quads_chunks.c.
#ifndef PAVE_QUADS_H
#define PAVE_QUADS_H

#include <pave/patch.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    PAVE_QUADS_ROUNDS = 5,      ///< default rounds of pairing
    PAVE_QUADS_ROUNDS_MAX = 16, ///< more rounds would find no more pairs
    PAVE_QUADS_STEPS = 6,       ///< default steps of relaxation
    PAVE_QUADS_STEPS_MAX = 64,  ///< more steps would change little
    PAVE_QUADS_NONE = -1, ///< no rounds (all triangles stay unpaired), or no steps (no relaxation)
    PAVE_QUADS_SIDE_MAX = 1024 ///< maximum side of chunks
};

/// Pieces must be within |q|, |r| <= PAVE_QUADS_FAR, and within PAVE_QUADS_FAR sides of the origin
/// in x and y.
#define PAVE_QUADS_FAR (INT32_C(1) << 27)

/// Minimum and maximum length of a side.
#define PAVE_QUADS_SIZE_MIN 1e-6
#define PAVE_QUADS_SIZE_MAX 1e6

/// Average area of a quad, with sides of 1 and the default rounds.
#define PAVE_QUADS_MEAN_AREA 0.8163

/// Definition of an irregular quad grid. {0} is valid.
typedef struct pave_quads_def {
    uint64_t seed;
    int32_t rounds; ///< rounds of pairing, 1 to PAVE_QUADS_ROUNDS_MAX; 0: the default; or
                    ///< PAVE_QUADS_NONE
    int32_t steps;  ///< steps of relaxation, 1 to PAVE_QUADS_STEPS_MAX; 0: the default; or
                    ///< PAVE_QUADS_NONE
    double size;    ///< length of a side in world units, PAVE_QUADS_SIZE_MIN to _MAX; 0 means 1
} pave_quads_def;

/// A finite part of an irregular quad grid. Read-only; made by the functions below.
typedef struct pave_quads {
    int32_t quad_count, vertex_count;
    const pave_cell *cells; ///< quad_count names of quads
    /// quad_count lists of vertices, clockwise on screen from the vertex of the grid.
    const int32_t (*corners)[4];
    const pave_cell *names;    ///< vertex_count names of vertices
    const pave_vec2 *vertices; ///< vertex_count positions, in world units
    pave_allocator allocator;
    struct pave_quads_private *own;
} pave_quads;

/// Makes the piece of all quads whose centres (the average of their corners) are in `area`, ordered
/// by r, q and s. Vertices are numbered in the order of the first quad and corner that use them.
/// Returns PAVE_OK; PAVE_RANGE if the definition is out of range, the area is not finite or exceeds
/// PAVE_QUADS_FAR sides, or its box has about 2^29 quads or more; PAVE_NO_MEMORY. On failure `out`
/// is NULL, and `error` (may be NULL) says why. Linear time; memory for the piece and a strip of
/// it.
PAVE_API pave_result pave_quads_create_from_area(const pave_quads_def *def, const pave_area *area,
                                                 const pave_allocator *allocator, pave_quads **out,
                                                 pave_error *error);

// ---- Chunks -------------------------------------------------------------------------------------
// Chunk (q, r) is the hexagon of triangles around the vertex (side * (q - r), side * (q + 2 r)) of
// the grid, `side` triangles long, 1 to PAVE_QUADS_SIDE_MAX: the hexagon (q, r) of hex.h in the
// flat orientation, with edges of 2 * side sides. A chunk contains the quads with the names of its
// triangles, so each quad is in exactly one chunk. Quads at the border extend slightly beyond the
// hexagon.

/// Makes the piece of some chunks, in the order of the list; the quads of each are ordered by r, q
/// and s. Vertices are numbered as by pave_quads_create_from_area. `chunks` must hold at least
/// `count` elements with s = 0. Returns PAVE_OK; PAVE_RANGE if the definition, side or count is out
/// of range, a chunk is beyond PAVE_QUADS_FAR, or there are 2^29 quads or more; PAVE_INVALID if a
/// chunk is repeated; PAVE_NO_MEMORY. On failure `out` is NULL, and `error` (may be NULL) says why.
/// Linear time; a chunk takes the time of a chunk whose side is longer by half the steps.
PAVE_API pave_result pave_quads_create_from_chunks(const pave_quads_def *def, int32_t side,
                                                   const pave_cell *chunks, int64_t count,
                                                   const pave_allocator *allocator,
                                                   pave_quads **out, pave_error *error);

/// Releases a piece; NULL is allowed.
PAVE_API void pave_quads_destroy(pave_quads *quads);

/// The chunk that contains a quad. `side` must be in 1..PAVE_QUADS_SIDE_MAX, and the coordinates of
/// `quad` in -PAVE_QUADS_FAR..PAVE_QUADS_FAR. Constant time.
PAVE_API pave_cell pave_quads_chunk_of(pave_cell quad, int32_t side);

/// Makes a patch of a piece, with the same cells and vertices in the same order. The name of the
/// patch is "quads". Returns the results of pave_patch_create, except PAVE_INVALID. Linear time on
/// average.
PAVE_API pave_result pave_patch_create_from_quads(const pave_quads *quads,
                                                  const pave_allocator *allocator, pave_patch **out,
                                                  pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
