/// src/tactics/formation_parts.h: what the sources of formations share. The *local frame* of a
/// formation has it face north and lies so that `at` is near 0,0: patterns are made there, turned
/// by the facing and moved.
#ifndef PAVE_SRC_FORMATION_PARTS_H
#define PAVE_SRC_FORMATION_PARTS_H

#include "../base/memory.h"

#include <pave/formation.h>

enum { PAVE_FORMATION_SIDES_MAX = 6 };

/// How far ahead the centre of a cell lies, in the direction of a facing: in rows, on triangles in
/// thirds of a lane.
static inline int64_t pave_formation_ahead(pave_window_grid grid, int facing, pave_cell cell)
{
    const bool tri = grid == PAVE_WINDOW_TRIANGLES;
    const int64_t a = tri ? 3 * (int64_t)cell.q + 1 + cell.s : cell.q,
                  b = tri ? 3 * (int64_t)cell.r + 1 + cell.s : cell.r;
    const int64_t six[] = {-b, a, a + b, b, -a, -a - b}, four[] = {-b, a, b, -a};
    return grid == PAVE_WINDOW_SQUARES ? four[facing] : six[facing];
}

/// A cell turned by `facing` about 0,0: on triangles about the vertex.
pave_cell pave_formation_turned(pave_window_grid grid, pave_cell cell, int facing);

/// A step between lattice points, turned likewise.
pave_cell pave_formation_turned_step(pave_window_grid grid, int32_t q, int32_t r, int facing);

/// The cell of a line or column in the local frame.
pave_cell pave_formation_block_cell(const pave_formation_def *def, int32_t rank, int32_t file);

/// The step of one pace ahead, from a cell from which marches are straight on average.
pave_cell pave_formation_pace(const pave_formation_def *def);

/// The cell `at` of a kind in the local frame.
pave_cell pave_formation_origin(pave_window_grid grid, pave_formation_kind kind);

/// Whether the sides of a kind face outwards.
static inline bool pave_formation_is_outline(pave_formation_kind kind)
{
    return kind == PAVE_FORMATION_SQUARE || kind == PAVE_FORMATION_RING;
}

/// The steps between two cells on an empty board, across sides.
int64_t pave_formation_distance(pave_window_grid grid, pave_cell a, pave_cell b);

/// The same for attacks: touching cells count.
int64_t pave_formation_range(pave_window_grid grid, pave_cell a, pave_cell b);

/// Whether a cell is on the board and no wall.
static inline bool pave_formation_is_free(const pave_mask *walls, pave_cell cell)
{
    const int64_t index = pave_window_index(walls->window, cell);
    return index >= 0 && !pave_mask_cell(walls, index);
}

// ---- The live formation -------------------------------------------------------------------------

struct pave_formation_private {
    pave_allocator allocator;
    pave_formation_place *places;     ///< count
    pave_formation_soldier *soldiers; ///< count
    pave_cell *track;
    int64_t track_room;
};

// ---- Walking ------------------------------------------------------------------------------------

/// Soldiers on the way to their places.
typedef struct pave_formation_walk {
    const pave_mask *walls;
    pave_window_grid grid;
    int32_t facing; ///< of the formation: neighbours are listed from it on
    pave_allocator allocator;
    int32_t count;        ///< of soldiers
    int64_t cell_count;   ///< of the board
    int32_t *around;      ///< cell_count * PAVE_FORMATION_SIDES_MAX: neighbours; -1: closed
    int32_t *field;       ///< count * cell_count: the steps from each cell to each soldier's goal
    int32_t *line;        ///< cell_count: for breadth-first search
    int32_t *holder;      ///< cell_count: who is there, -1: none
    int32_t *taker;       ///< cell_count: who will be there after the turn, -1: none
    int32_t *at, *next;   ///< count: cells; next -1: not decided
    int32_t *goal;        ///< count: cells
    int32_t *row;         ///< count: whose field leads to each soldier's goal
    int32_t *wish;        ///< count: how far from its goal each soldier wants to be after the turn
    int32_t *late;        ///< count: turns out of place
    const int32_t *place; ///< count: of equals the one with the least moves first
    uint64_t *keys, *spare; ///< count
} pave_formation_walk;

/// Makes the neighbours of all cells and room for the rest. False: no memory; then too it is to be
/// closed.
bool pave_formation_walk_open(pave_formation_walk *walk);
void pave_formation_walk_close(pave_formation_walk *walk);

/// Gives soldier i a goal and finds the distances to it.
void pave_formation_walk_aim(pave_formation_walk *walk, int32_t i, int32_t goal);

/// The steps from each cell to the goal of soldier i; INT32_MAX: there is no way.
static inline const int32_t *pave_formation_walk_field(const pave_formation_walk *walk, int32_t i)
{
    return walk->field + (int64_t)walk->row[i] * walk->cell_count;
}

/// The steps that it has left.
static inline int32_t pave_formation_walk_left(const pave_formation_walk *walk, int32_t i)
{
    return pave_formation_walk_field(walk, i)[walk->at[i]];
}

/// Who stands where soldier i wants to go, and wants to go nowhere itself, or to where i is; -1:
/// no soldier. If they exchange their goals, their ways together are no longer.
int32_t pave_formation_walk_rival(const pave_formation_walk *walk, int32_t i);
void pave_formation_walk_exchange(pave_formation_walk *walk, int32_t i, int32_t j);

/// Walks one turn: `at` becomes where they are then.
void pave_formation_walk_turn(pave_formation_walk *walk);

/// The steps from `from` to all cells, INT32_MAX where there is no way, into `out`.
void pave_formation_walk_spread(pave_formation_walk *walk, int32_t from, int32_t *out);

// ---- Assigning ----------------------------------------------------------------------------------

/// Finds the assignment of n rows to n columns of least sum of `costs`, n x n, each 0..2^48: of
/// several the one that gives row 0 the lowest column, then row 1 and so on. `out` must hold at
/// least n elements. False: no memory. O(n^3).
bool pave_formation_assign(const int64_t *costs, int32_t n, const pave_allocator *allocator,
                           int32_t *out);

/// The direction of a facing, as pave_tri_ray, pave_hex_ray and pave_square_ray take it. Facings
/// run clockwise on screen from north (pointy): N, ENE, ESE, S, WSW, WNW; on squares N, E, S, W.
/// `facing` must be below the facing count. Constant time.
static inline int pave_formation_direction(pave_window_grid grid, int facing)
{
    assert(facing >= 0 && facing < pave_formation_facing_count(grid));
    return grid == PAVE_WINDOW_SQUARES ? facing : (int)PAVE_TRI_N + facing;
}

#endif
