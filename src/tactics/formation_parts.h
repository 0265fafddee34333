/// src/tactics/formation_parts.h: shared internals of formations. In the *local frame* a formation
/// faces north and `at` is near 0,0: patterns are built there, then rotated by the facing and
/// translated.
#ifndef PAVE_SRC_FORMATION_PARTS_H
#define PAVE_SRC_FORMATION_PARTS_H

#include "../base/memory.h"

#include <pave/formation.h>

enum { PAVE_FORMATION_SIDES_MAX = 6 };

/// Returns how far a cell's centre is from 0,0 in the direction of a facing, in rows; on triangles,
/// in thirds of a lane.
static inline int64_t pave_formation_ahead(pave_window_grid grid, int facing, pave_cell cell)
{
    const bool tri = grid == PAVE_WINDOW_TRIANGLES;
    const int64_t a = tri ? 3 * (int64_t)cell.q + 1 + cell.s : cell.q,
                  b = tri ? 3 * (int64_t)cell.r + 1 + cell.s : cell.r;
    const int64_t six[] = {-b, a, a + b, b, -a, -a - b}, four[] = {-b, a, b, -a};
    return grid == PAVE_WINDOW_SQUARES ? four[facing] : six[facing];
}

/// Returns a cell rotated by `facing` about 0,0; on triangles about the vertex.
pave_cell pave_formation_turned(pave_window_grid grid, pave_cell cell, int facing);

/// Returns a step between lattice points, rotated in the same way.
pave_cell pave_formation_turned_step(pave_window_grid grid, int32_t q, int32_t r, int facing);

/// Returns the cell of a line or column in the local frame.
pave_cell pave_formation_block_cell(const pave_formation_def *def, int32_t rank, int32_t file);

/// Returns the step of one pace ahead from a cell. Paces vary by cell so that marches are straight
/// on average.
pave_cell pave_formation_pace(const pave_formation_def *def);

/// Returns the cell `at` of a kind in the local frame.
pave_cell pave_formation_origin(pave_window_grid grid, pave_formation_kind kind);

/// Returns whether formations of a kind are outlines, whose sides face outwards.
static inline bool pave_formation_is_outline(pave_formation_kind kind)
{
    return kind == PAVE_FORMATION_SQUARE || kind == PAVE_FORMATION_RING;
}

/// Returns the number of steps between two cells on an empty board, across sides.
int64_t pave_formation_distance(pave_window_grid grid, pave_cell a, pave_cell b);

/// Returns the number of steps between two cells for attacks, which may also step to touching
/// cells.
int64_t pave_formation_range(pave_window_grid grid, pave_cell a, pave_cell b);

/// Returns whether a cell is on the board and not a wall.
static inline bool pave_formation_is_free(const pave_mask *walls, pave_cell cell)
{
    const int64_t index = pave_window_index(walls->window, cell);
    return index >= 0 && !pave_mask_cell(walls, index);
}

// ---- Formations on a board ----------------------------------------------------------------------

struct pave_formation_private {
    pave_allocator allocator;
    pave_formation_place *places;     ///< `count` elements
    pave_formation_soldier *soldiers; ///< `count` elements
    pave_cell *track;
    int64_t track_room;
};

// ---- Walks --------------------------------------------------------------------------------------

/// Soldiers walking to their places.
typedef struct pave_formation_walk {
    const pave_mask *walls;
    pave_window_grid grid;
    int32_t facing; ///< facing of the formation: the order of neighbours starts there
    pave_allocator allocator;
    int32_t count;      ///< number of soldiers
    int64_t cell_count; ///< number of cells of the board
    int32_t *around;    ///< cell_count * PAVE_FORMATION_SIDES_MAX elements: neighbours; -1: closed
    int32_t *field;  ///< count * cell_count elements: steps from each cell to each soldier's goal
    int32_t *line;   ///< cell_count elements: queue of the breadth-first search
    int32_t *holder; ///< cell_count elements: current soldier; -1: none
    int32_t *taker;  ///< cell_count elements: soldier after the turn; -1: none
    int32_t *at, *next;     ///< `count` elements each: cells; in `next`, -1 is undecided
    int32_t *goal;          ///< `count` elements: cells
    int32_t *row;           ///< `count` elements: index of the field of each soldier's goal
    int32_t *wish;          ///< `count` elements: desired distance from the goal after the turn
    int32_t *late;          ///< `count` elements: number of turns out of place
    const int32_t *place;   ///< `count` elements: breaks ties: the lowest moves first
    uint64_t *keys, *spare; ///< `count` elements each
} pave_formation_walk;

/// Finds the neighbours of all cells and allocates the other arrays. Returns false if out of
/// memory. Close the walk even after a failure.
bool pave_formation_walk_open(pave_formation_walk *walk);
void pave_formation_walk_close(pave_formation_walk *walk);

/// Sets the goal of soldier i and computes the distances to it.
void pave_formation_walk_aim(pave_formation_walk *walk, int32_t i, int32_t goal);

/// Returns the steps from each cell to the goal of soldier i; INT32_MAX: no path.
static inline const int32_t *pave_formation_walk_field(const pave_formation_walk *walk, int32_t i)
{
    return walk->field + (int64_t)walk->row[i] * walk->cell_count;
}

/// Returns the remaining steps of soldier i.
static inline int32_t pave_formation_walk_left(const pave_formation_walk *walk, int32_t i)
{
    return pave_formation_walk_field(walk, i)[walk->at[i]];
}

/// Returns the soldier on the next cell of soldier i if that soldier has no next cell or its next
/// cell is the cell of i; otherwise -1. Exchanging the goals of the two does not lengthen their
/// paths in total.
int32_t pave_formation_walk_rival(const pave_formation_walk *walk, int32_t i);
void pave_formation_walk_exchange(pave_formation_walk *walk, int32_t i, int32_t j);

/// Walks one turn and updates `at`.
void pave_formation_walk_turn(pave_formation_walk *walk);

/// Stores the steps from `from` to all cells in `out`; INT32_MAX: no path.
void pave_formation_walk_spread(pave_formation_walk *walk, int32_t from, int32_t *out);

// ---- Assignment ---------------------------------------------------------------------------------

/// Finds the assignment of n rows to n columns with the minimum sum of `costs`, n x n, each
/// 0..2^48. Ties give row 0 the lowest column, then row 1 and so on. `out` must hold at least n
/// elements. Returns false if out of memory. O(n^3).
bool pave_formation_assign(const int64_t *costs, int32_t n, const pave_allocator *allocator,
                           int32_t *out);

/// Returns the direction of a facing, for pave_tri_ray, pave_hex_ray and pave_square_ray. Facings
/// run clockwise on screen from north (pointy): N, ENE, ESE, S, WSW, WNW; on squares N, E, S, W.
/// `facing` must be below the facing count. Constant time.
static inline int pave_formation_direction(pave_window_grid grid, int facing)
{
    assert(facing >= 0 && facing < pave_formation_facing_count(grid));
    return grid == PAVE_WINDOW_SQUARES ? facing : (int)PAVE_TRI_N + facing;
}

#endif
