/// pave/quads.h: an endless ground of quads that are nearly squares and never repeat, like the
/// ground of a town builder: the places of quads, their names and their corners, piece by piece.
///
/// Triangles of the endless grid (tri.h) are paired to rhombs at random until hardly one can be
/// paired; every rhomb becomes four quads and every triangle left alone three, by its middle and
/// the middles of its sides; then all vertices are drawn to where the quads are squares of one
/// size.
///
/// Every quad is a function of (seed, place) alone: pairing looks at the triangles a few steps
/// away, and each step of relaxation at the quads around a vertex. So a piece has the same bits
/// whichever way it is requested, pieces that are made one by one fit without a seam, and no border
/// of a piece can be seen. Every quad is strictly convex, by the length of its steps
/// (docs/determinism.md).
///
/// y points down. Half an edge of a triangle is 1 side long. The vertex (q, r) of the grid begins
/// at x = 2 q + r, y = sqrt(3) r sides, as in the pointy orientation of tri.h, and no vertex ends
/// farther than 1.5 sides from where it began.
///
/// Names. The quad {q, r, s} is that at corner k of the triangle {q, r, f}: s = 3 f + k, with f and
/// k those of tri.h. Where paired triangles share a corner they share the quad, and it has the name
/// of the L. The vertex {q, r, s} is, by s: 0 the vertex of the grid; 1 to 3 the middle of the edge
/// {q, r, s - 1}, which between paired triangles is the middle of the rhomb; 4 and 5 the middle of
/// the triangle {q, r, s - 4} that is alone.
///
/// Based on: O. Stalberg, talks about the game Townscaper, 2019 to 2021 (triangles paired, split to
/// quads and relaxed). There, borders of chunks are fixed; here there are no borders.
///
/// Example: quads_chunks.c.
#ifndef PAVE_QUADS_H
#define PAVE_QUADS_H

#include <pave/patch.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    PAVE_QUADS_ROUNDS = 5,      ///< the default
    PAVE_QUADS_ROUNDS_MAX = 16, ///< more would pair no more
    PAVE_QUADS_STEPS = 6,       ///< the default
    PAVE_QUADS_STEPS_MAX = 64,  ///< more would change little
    PAVE_QUADS_NONE = -1,       ///< no rounds: all triangles stay alone; no steps: nothing moves
    PAVE_QUADS_SIDE_MAX = 1024  ///< of chunks
};

/// Pieces lie within |q|, |r| <= PAVE_QUADS_FAR, and within as many sides of the origin along x and
/// y.
#define PAVE_QUADS_FAR (INT32_C(1) << 27)

/// The least and the greatest length of a side.
#define PAVE_QUADS_SIZE_MIN 1e-6
#define PAVE_QUADS_SIZE_MAX 1e6

/// The mean area of a quad, with a side of 1 and the default rounds; on average, so that n quads
/// take about n times as much.
#define PAVE_QUADS_MEAN_AREA 0.8163

/// A ground of quads. {0} is a valid one.
typedef struct pave_quads_def {
    uint64_t seed;
    int32_t rounds; ///< of pairing, 1 to PAVE_QUADS_ROUNDS_MAX; 0: the default; or PAVE_QUADS_NONE
    int32_t steps; ///< of relaxation, 1 to PAVE_QUADS_STEPS_MAX; 0: the default; or PAVE_QUADS_NONE
    double size;   ///< a side, in world units, PAVE_QUADS_SIZE_MIN to _MAX; 0: 1
} pave_quads_def;

/// A piece of the ground. Read only; made by the functions below.
typedef struct pave_quads {
    int32_t quad_count, vertex_count;
    const pave_cell *cells; ///< quad_count: the names of quads
    /// quad_count: vertices, clockwise on screen from that of the grid.
    const int32_t (*corners)[4];
    const pave_cell *names;    ///< vertex_count: the names of vertices
    const pave_vec2 *vertices; ///< vertex_count: their positions, in world units
    pave_allocator allocator;
    struct pave_quads_private *own;
} pave_quads;

/// Makes the piece of all quads whose middles, the means of their corners, lie in `area`, by
/// increasing r, q and s. Vertices are numbered by the first quad and corner that have them.
/// Returns PAVE_OK; PAVE_RANGE for a bad definition, an area that is not finite or reaches beyond
/// PAVE_QUADS_FAR sides, and one in whose box there are about 2^29 quads or more; PAVE_NO_MEMORY.
/// On failure `out` is NULL and `error` (may be NULL) says why. Linear time; beside the piece,
/// memory for a strip of it.
PAVE_API pave_result pave_quads_create_from_area(const pave_quads_def *def, const pave_area *area,
                                                 const pave_allocator *allocator, pave_quads **out,
                                                 pave_error *error);

// ---- Chunks -------------------------------------------------------------------------------------
// Chunk (q, r) is the hexagon of triangles around the vertex (side * (q - r), side * (q + 2 r)) of
// the grid, `side` triangles long, 1 to PAVE_QUADS_SIDE_MAX: the hexagon (q, r) of hex.h in the
// flat orientation, with edges of 2 * side sides. It has the quads that are named after its
// triangles, so each quad is in exactly one chunk; those at its border reach a little beyond.

/// Makes the piece of some chunks, one after another as they are listed, each by increasing r, q
/// and s; vertices as above. `chunks` has `count` elements with s = 0. Returns PAVE_OK; PAVE_RANGE
/// for a bad definition, side or count, chunks beyond PAVE_QUADS_FAR and 2^29 quads or
/// more; PAVE_INVALID where a chunk comes twice; PAVE_NO_MEMORY. On failure as above. Linear
/// time; a chunk takes about that of one longer by half the steps.
PAVE_API pave_result pave_quads_create_from_chunks(const pave_quads_def *def, int32_t side,
                                                   const pave_cell *chunks, int64_t count,
                                                   const pave_allocator *allocator,
                                                   pave_quads **out, pave_error *error);

/// Releases a piece; NULL is allowed.
PAVE_API void pave_quads_destroy(pave_quads *quads);

/// The chunk that has a quad; `side` is in 1..PAVE_QUADS_SIDE_MAX and the name within
/// PAVE_QUADS_FAR. Constant time.
PAVE_API pave_cell pave_quads_chunk_of(pave_cell quad, int32_t side);

/// Makes the patch of a piece, with its cells, vertices and their order. Its name is "quads".
/// Returns what pave_patch_create returns; pieces are never refused as wrong. Linear time on
/// average.
PAVE_API pave_result pave_patch_create_from_quads(const pave_quads *quads,
                                                  const pave_allocator *allocator, pave_patch **out,
                                                  pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
