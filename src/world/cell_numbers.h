/// src/world/cell_numbers.h: cells of a tiling, numbered from 0 in order of insertion, and found
/// by coordinates.
#ifndef PAVE_SRC_CELL_NUMBERS_H
#define PAVE_SRC_CELL_NUMBERS_H

#include "../base/array.h"
#include "../base/index.h"

#include <pave/explore.h>

enum { PAVE_EXPLORE_BITS = 3, PAVE_EXPLORE_BLOCK = 1 << PAVE_EXPLORE_BITS };

/// Numbers are stored in blocks of unit cells. Set .allocator, .face_count and .index.allocator for
/// an empty list.
typedef struct pave_explore_cells {
    pave_allocator allocator;
    int32_t face_count;
    pave_index index; ///< from blocks to their numbers
    int64_t block_count, block_room;
    int32_t *numbers; ///< number of each cell of the blocks, plus 1; 0: not in the list
    int64_t count, capacity;
    pave_cell *cells; ///< by number
} pave_explore_cells;

/// Returns the index of a cell, or -1. Coordinates may be a few cells beyond PAVE_COORDINATE_MAX.
int32_t pave_explore_find(const pave_explore_cells *cells, pave_cell cell);

/// Adds a new cell. Returns false, with no change, if out of memory or if the list already has 2^31
/// - 2 cells.
bool pave_explore_add(pave_explore_cells *cells, pave_cell cell);

/// Removes cells from the end until `count` remain.
void pave_explore_cut(pave_explore_cells *cells, int64_t count);

void pave_explore_release(pave_explore_cells *cells);

/// Returns the remaining stock of a tile, by its index in `set`; -1: unlimited. Constant time.
int64_t pave_naive_left(const pave_naive *naive, uint32_t index);

#endif
