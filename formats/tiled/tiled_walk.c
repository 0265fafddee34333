/// formats/tiled/tiled_walk.c: the rows of a layer that have cells.
///
/// Each chunk of a row has a cell in it at least, so going through the chunks of each row is linear
/// in the cells.
#include "tiled_walk.h"

#include "../common/common_memory.h"

bool pave_tiled_walk_begin(pave_tiled_walk *walk)
{
    const uint32_t count = walk->layer->chunk_count;
    walk->chunks = pave_common_array(walk->allocator, count, sizeof *walk->chunks);
    return walk->chunks != NULL;
}

void pave_tiled_walk_end(pave_tiled_walk *walk)
{
    pave_common_array_release(walk->allocator, walk->chunks, walk->layer->chunk_count,
                              sizeof *walk->chunks);
    walk->chunks = NULL;
}

// Leaves out the chunks that end above the row.
static void drop_ended(pave_tiled_walk *walk)
{
    uint32_t kept = 0;
    for (uint32_t k = 0; k < walk->count; k++) {
        const pave_tiled_chunk *chunk = pave_tiled_walk_chunk(walk, k);
        if (walk->y - chunk->y < chunk->height) walk->chunks[kept++] = walk->chunks[k];
    }
    walk->count = kept;
}

// Merges the chunks that begin in the row into those that go through it, from the right.
static void add_begun(pave_tiled_walk *walk)
{
    const pave_tiled_chunk *chunks = walk->layer->chunks;
    const uint32_t first = walk->next;
    while (walk->next < walk->layer->chunk_count && chunks[walk->next].y == walk->y) walk->next++;
    uint32_t old = walk->count, begun = walk->next - first, to = old + begun;
    walk->count = to;
    while (begun > 0) {
        const bool later = old > 0 && chunks[walk->chunks[old - 1]].x > chunks[first + begun - 1].x;
        walk->chunks[--to] = later ? walk->chunks[--old] : first + --begun;
    }
}

static bool find_overlap(const pave_tiled_walk *walk)
{
    for (uint32_t k = 1; k < walk->count; k++) {
        const pave_tiled_chunk *left = pave_tiled_walk_chunk(walk, k - 1),
                               *right = pave_tiled_walk_chunk(walk, k);
        if (right->x - left->x < left->width) return true;
    }
    return false;
}

bool pave_tiled_walk_next(pave_tiled_walk *walk)
{
    walk->y++;
    drop_ended(walk);
    const bool more = walk->next < walk->layer->chunk_count;
    if (walk->count == 0 && !more) return false;
    if (walk->count == 0) walk->y = walk->layer->chunks[walk->next].y;
    walk->overlaps = false;
    if (more && walk->layer->chunks[walk->next].y == walk->y) {
        add_begun(walk);
        walk->overlaps = find_overlap(walk);
    }
    return true;
}

pave_cell pave_tiled_stagger_cell(pave_tiled_stagger stagger, int32_t x, int32_t y)
{
    // Of the cell q,r, q - r counts half cells to the right and q + r half cells down.
    const int64_t odd = (stagger.columns ? x : y) & 1, even = stagger.even;
    const int64_t shifted = odd ^ even;
    const int64_t right = stagger.columns ? x + even : 2 * (int64_t)x + shifted,
                  down = stagger.columns ? 2 * (int64_t)y + shifted : y + even;
    const int64_t first = even; // where 0,0 is: shifted itself
    const int64_t q = (right + down) / 2 - first, r = (down - right) / 2;
    return (pave_cell){.q = (int32_t)q, .r = (int32_t)r};
}
