/// pave/chunks.h: a hash of a rectangle of a world that can be made in parts. The rectangle is cut
/// into chunks of 256 x 256 unit cells. Each chunk has a hash, its leaf; the leaves, row by row,
/// make the hash of the whole. Any order, any number of threads, ranks and machines give the same
/// number, and where two runs differ, their leaves give the chunk that is wrong.
///
/// docs/determinism.md defines both. The chain of `pave world fill --hash` is another number.
#ifndef PAVE_CHUNKS_H
#define PAVE_CHUNKS_H

#include <pave/ranks.h>
#include <pave/window.h>
#include <pave/world.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { PAVE_CHUNK_SIZE = 256 }; ///< unit cells along each side; fewer at the far sides

// ---- Chunks of a rectangle ----------------------------------------------------------------------
// They are counted from the rectangle's first cell, not from that of the world: 0..n-1, row by row.

/// The count of chunks along a side of `size` unit cells, size >= 0. Constant time.
static inline int32_t pave_chunk_steps(int32_t size)
{
    return (int32_t)(((int64_t)size + PAVE_CHUNK_SIZE - 1) / PAVE_CHUNK_SIZE);
}

/// The count of the chunks of a rectangle; 0 where that is empty. Constant time.
static inline int64_t pave_chunk_count(pave_rect rect)
{
    return (int64_t)pave_chunk_steps(rect.width) * pave_chunk_steps(rect.height);
}

/// The unit cells of the chunk of an index, 0 <= index < pave_chunk_count(rect). Constant time.
static inline pave_rect pave_chunk_rect(pave_rect rect, int64_t index)
{
    const int64_t steps = pave_chunk_steps(rect.width);
    assert(index >= 0 && index < pave_chunk_count(rect));
    return pave_rect_intersection(rect,
                                  pave_rect_of((int32_t)(rect.q + index % steps * PAVE_CHUNK_SIZE),
                                               (int32_t)(rect.r + index / steps * PAVE_CHUNK_SIZE),
                                               PAVE_CHUNK_SIZE, PAVE_CHUNK_SIZE));
}

// ---- From ids -----------------------------------------------------------------------------------

// ---- From worlds --------------------------------------------------------------------------------
// Progress counts unit cells. A strip of a runner needs the stack of pave_world_fill; memory is
// 256 kB to 1 MB, with a runner 64 times that, however large the rectangle.

/// Writes the leaves of the chunks first..first+count-1 of a rectangle of a world. `out` must hold
/// at least `count` elements. Any part is the same as in the whole, so machines may share a
/// rectangle. Returns PAVE_OK; PAVE_RANGE for a rectangle beyond |q|, |r| <= PAVE_COORDINATE_MAX or
/// chunks that it does not have (nothing is written); PAVE_UNSUPPORTED on a multigrid;
/// PAVE_NO_MEMORY; PAVE_STOPPED when progress stops it. Linear time: that of pave_world_fill, and
/// less for the hash than a chain takes.
PAVE_API pave_result pave_world_leaves(const pave_world *world, pave_rect rect, int64_t first,
                                       int64_t count, const pave_allocator *allocator,
                                       const pave_batch *batch, uint64_t *out);

/// The hash of a rectangle of a world by its chunks. The ranks (NULL: one) share the chunks and
/// exchange 8 bytes for each; all of them give the same world and rectangle, and get the same hash.
/// Each may have its own batch. Returns, the same on all ranks, PAVE_OK; PAVE_RANGE for a rectangle
/// beyond |q|, |r| <= PAVE_COORDINATE_MAX; PAVE_UNSUPPORTED on a multigrid; PAVE_NO_MEMORY;
/// PAVE_STOPPED when the progress of one stops it; PAVE_IO where an exchange fails. Then `hash` is
/// unchanged. Time as pave_world_leaves, divided by the ranks; 2 kB a rank more.
PAVE_API pave_result pave_world_hash_chunks(const pave_world *world, pave_rect rect,
                                            const pave_ranks *ranks,
                                            const pave_allocator *allocator,
                                            const pave_batch *batch, uint64_t *hash);

#ifdef __cplusplus
}
#endif
#endif
