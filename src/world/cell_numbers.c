/// src/world/cell_numbers.c: numbers the cells added to a list, and finds them by coordinates.
#include "../base/exact.h"

#include "cell_numbers.h"

#include <string.h>

/// Returns the number of elements of a block in `numbers`.
static int64_t explore_block_size(const pave_explore_cells *cells)
{
    return (int64_t)PAVE_EXPLORE_BLOCK * PAVE_EXPLORE_BLOCK * cells->face_count;
}

static uint64_t explore_key(pave_cell cell)
{
    const int64_t start = 2 * (int64_t)PAVE_COORDINATE_MAX;
    return (uint64_t)((cell.q + start) >> PAVE_EXPLORE_BITS) << 32 |
           (uint64_t)((cell.r + start) >> PAVE_EXPLORE_BITS);
}

/// Returns the offset of a cell's number in its block.
static int64_t explore_offset(const pave_explore_cells *cells, pave_cell cell)
{
    const int32_t mask = PAVE_EXPLORE_BLOCK - 1;
    return (int64_t)((cell.r & mask) << PAVE_EXPLORE_BITS | (cell.q & mask)) * cells->face_count +
           cell.s;
}

/// Returns the address of a cell's number; NULL if its block does not exist.
static int32_t *explore_number(const pave_explore_cells *cells, pave_cell cell)
{
    const int32_t block = pave_index_get(&cells->index, explore_key(cell));
    return block < 0
               ? NULL
               : cells->numbers + block * explore_block_size(cells) + explore_offset(cells, cell);
}

int32_t pave_explore_find(const pave_explore_cells *cells, pave_cell cell)
{
    const int32_t *number = explore_number(cells, cell);
    return number ? *number - 1 : -1;
}

/// Makes the block of a cell if it does not exist. Returns false if out of memory.
static bool explore_open(pave_explore_cells *cells, pave_cell cell)
{
    const int64_t size = explore_block_size(cells);
    const uint64_t key = explore_key(cell);
    if (pave_index_get(&cells->index, key) >= 0) return true;
    if (cells->block_count == INT32_MAX ||
        !pave_array_reserve(&cells->allocator, &cells->numbers, &cells->block_room,
                            cells->block_count + 1, (size_t)size * sizeof *cells->numbers) ||
        !pave_index_put(&cells->index, key, (int32_t)cells->block_count))
        return false;
    memset(cells->numbers + cells->block_count * size, 0, (size_t)size * sizeof *cells->numbers);
    cells->block_count++;
    return true;
}

bool pave_explore_add(pave_explore_cells *cells, pave_cell cell)
{
    assert(pave_explore_find(cells, cell) < 0);
    if (cells->count == INT32_MAX - 1 || !explore_open(cells, cell) ||
        !pave_array_reserve(&cells->allocator, &cells->cells, &cells->capacity, cells->count + 1,
                            sizeof *cells->cells))
        return false;
    cells->cells[cells->count++] = cell;
    *explore_number(cells, cell) = (int32_t)cells->count;
    return true;
}

void pave_explore_cut(pave_explore_cells *cells, int64_t count)
{
    while (cells->count > count) *explore_number(cells, cells->cells[--cells->count]) = 0;
}

void pave_explore_release(pave_explore_cells *cells)
{
    PAVE_RELEASE(&cells->allocator, cells->cells, cells->numbers);
    pave_index_release(&cells->index);
}
