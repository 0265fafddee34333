/// formats/tiled/tiled_walk.h: the rows of a layer that have cells, from the top, whatever chunks
/// they lie in.
#ifndef PAVE_FORMATS_TILED_WALK_H
#define PAVE_FORMATS_TILED_WALK_H

#include <pave/formats/tiled.h>

/// {0}, except the layer and the allocator.
typedef struct pave_tiled_walk {
    const pave_tiled_layer *layer;
    const pave_allocator *allocator;
    int32_t y;        ///< the row
    uint32_t *chunks; ///< those that the row goes through, ascending by x
    uint32_t count;   ///< of these
    uint32_t next;    ///< the first chunk that is still to come
    bool overlaps;    ///< whether two chunks have a cell of this row in common
} pave_tiled_walk;

/// Takes memory, 4 bytes a chunk. False when there is no memory.
bool pave_tiled_walk_begin(pave_tiled_walk *walk);

/// Goes to the next row that has cells; false behind the last. Linear in the chunks of the row.
bool pave_tiled_walk_next(pave_tiled_walk *walk);

void pave_tiled_walk_end(pave_tiled_walk *walk);

/// The k-th chunk of the row.
static inline const pave_tiled_chunk *pave_tiled_walk_chunk(const pave_tiled_walk *walk, uint32_t k)
{
    return &walk->layer->chunks[walk->chunks[k]];
}

/// The gids of the row in its k-th chunk: `width` of it.
static inline const uint32_t *pave_tiled_walk_gids(const pave_tiled_walk *walk, uint32_t k)
{
    const pave_tiled_chunk *chunk = pave_tiled_walk_chunk(walk, k);
    return chunk->gids + (size_t)(walk->y - chunk->y) * (size_t)chunk->width;
}

#endif
