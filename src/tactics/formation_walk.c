/// src/tactics/formation_walk.c: moves soldiers to their places turn by turn, at most one per cell.
/// The soldier that has been out of place the longest moves first, and a soldier in its way
/// inherits its priority. Based on: K. Okumura, M. Machida, X. Defago, Y. Tamura, "Priority
/// Inheritance with Backtracking for Iterative Multi-agent Path Finding", 2019 (the order of cells
/// is ours).
#include "../base/exact.h"

#include "../base/sort.h"
#include "formation_parts.h"

// ---- The board ----------------------------------------------------------------------------------

/// Returns the k-th side of a cell, clockwise from the side ahead or, on triangles without one,
/// from the side to its right. The numbering is the same as for a formation facing north.
static int formation_walk_side(pave_window_grid grid, int facing, int32_t s, int k)
{
    if (grid == PAVE_WINDOW_SQUARES) return (k + facing) % PAVE_SQUARE_NEIGHBORS_MAX;
    if (grid == PAVE_WINDOW_HEXAGONS) return (k + facing) % PAVE_HEX_NEIGHBORS_MAX;
    // A sixth of a turn maps side k of L to side k of R, and side k of R to side k + 1 of L. Seen
    // from a formation facing north, the cell is an L if s + facing is even.
    return (k + (facing + (s ^ (facing & 1))) / 2) % PAVE_TRI_NEIGHBORS_MAX;
}

static void formation_walk_neighbors(pave_formation_walk *walk)
{
    const pave_window *window = walk->walls->window;
    for (int64_t i = 0; i < walk->cell_count; i++) {
        const pave_cell cell = pave_window_cell(window, i);
        const int sides = pave_tiling_side_count(window->tiling, cell.s);
        int32_t *around = walk->around + i * PAVE_FORMATION_SIDES_MAX;
        for (int k = 0; k < PAVE_FORMATION_SIDES_MAX; k++) around[k] = -1;
        if (pave_mask_cell(walk->walls, i)) continue;
        for (int k = 0; k < sides; k++) {
            const int side = formation_walk_side(walk->grid, walk->facing, cell.s, k);
            const pave_cell beside = pave_tiling_neighbors(window->tiling, cell, side);
            if (!pave_mask_side(walk->walls, i, side) &&
                pave_formation_is_free(walk->walls, beside))
                around[k] = (int32_t)pave_window_index(window, beside);
        }
    }
}

/// The arrays of a walk, and the number of 4-byte elements of each.
enum { PAVE_FORMATION_WALK_ARRAYS = 11 };

typedef struct pave_formation_array {
    int32_t **array;
    size_t count;
} pave_formation_array;

static void formation_walk_arrays(pave_formation_walk *walk,
                                  pave_formation_array out[PAVE_FORMATION_WALK_ARRAYS])
{
    const size_t cells = (size_t)walk->cell_count, count = (size_t)walk->count;
    const pave_formation_array arrays[PAVE_FORMATION_WALK_ARRAYS] = {
        {&walk->around, PAVE_FORMATION_SIDES_MAX * cells},
        {&walk->field, count * cells},
        {&walk->line, cells},
        {&walk->holder, cells},
        {&walk->taker, cells},
        {&walk->at, count},
        {&walk->next, count},
        {&walk->goal, count},
        {&walk->row, count},
        {&walk->wish, count},
        {&walk->late, count}};
    for (int i = 0; i < PAVE_FORMATION_WALK_ARRAYS; i++) out[i] = arrays[i];
}

bool pave_formation_walk_open(pave_formation_walk *walk)
{
    pave_formation_array arrays[PAVE_FORMATION_WALK_ARRAYS];
    bool all = true;
    walk->cell_count = walk->walls->window->count;
    formation_walk_arrays(walk, arrays);
    for (int i = 0; i < PAVE_FORMATION_WALK_ARRAYS; i++) {
        *arrays[i].array = pave_array_take(&walk->allocator, arrays[i].count, sizeof(int32_t));
        all = all && *arrays[i].array;
    }
    walk->keys = pave_array_take(&walk->allocator, (size_t)walk->count, sizeof *walk->keys);
    walk->spare = pave_array_take(&walk->allocator, (size_t)walk->count, sizeof *walk->spare);
    if (!all || !walk->keys || !walk->spare) return false;
    for (int64_t i = 0; i < walk->cell_count; i++) walk->holder[i] = walk->taker[i] = -1;
    for (int32_t i = 0; i < walk->count; i++) {
        walk->goal[i] = -1;
        walk->row[i] = i;
        walk->late[i] = walk->wish[i] = 0;
    }
    formation_walk_neighbors(walk);
    return true;
}

void pave_formation_walk_close(pave_formation_walk *walk)
{
    pave_formation_array arrays[PAVE_FORMATION_WALK_ARRAYS];
    formation_walk_arrays(walk, arrays);
    PAVE_RELEASE(&walk->allocator, walk->spare, walk->keys);
    for (int i = PAVE_FORMATION_WALK_ARRAYS; i-- > 0;)
        pave_array_release(&walk->allocator, *arrays[i].array);
}

void pave_formation_walk_spread(pave_formation_walk *walk, int32_t from, int32_t *out)
{
    int64_t first = 0, end = 1;
    for (int64_t i = 0; i < walk->cell_count; i++) out[i] = INT32_MAX;
    out[from] = 0;
    walk->line[0] = from;
    while (first < end) {
        const int32_t cell = walk->line[first++];
        const int32_t *around = walk->around + (int64_t)cell * PAVE_FORMATION_SIDES_MAX;
        for (int k = 0; k < PAVE_FORMATION_SIDES_MAX; k++) {
            if (around[k] < 0 || out[around[k]] != INT32_MAX) continue;
            out[around[k]] = out[cell] + 1;
            walk->line[end++] = around[k];
        }
    }
}

void pave_formation_walk_aim(pave_formation_walk *walk, int32_t i, int32_t goal)
{
    if (walk->goal[i] == goal) return;
    walk->goal[i] = goal;
    pave_formation_walk_spread(walk, goal, walk->field + (int64_t)walk->row[i] * walk->cell_count);
}

/// Returns the neighbouring cell with the shortest path for soldier i (the first of several), or -1
/// if the soldier is at its goal or has no path.
static int32_t formation_walk_next(const pave_formation_walk *walk, int32_t i)
{
    const int32_t *field = pave_formation_walk_field(walk, i);
    const int32_t *around = walk->around + (int64_t)walk->at[i] * PAVE_FORMATION_SIDES_MAX;
    int32_t best = -1, least = field[walk->at[i]];
    for (int k = 0; k < PAVE_FORMATION_SIDES_MAX; k++) {
        if (around[k] < 0 || field[around[k]] >= least) continue;
        best = around[k];
        least = field[best];
    }
    return best;
}

int32_t pave_formation_walk_rival(const pave_formation_walk *walk, int32_t i)
{
    const int32_t next = formation_walk_next(walk, i);
    for (int32_t j = 0; next >= 0 && j < walk->count; j++) {
        if (walk->at[j] != next) continue;
        const int32_t other = formation_walk_next(walk, j);
        return other < 0 || other == walk->at[i] ? j : -1;
    }
    return -1;
}

void pave_formation_walk_exchange(pave_formation_walk *walk, int32_t i, int32_t j)
{
    const int32_t goal = walk->goal[i], row = walk->row[i];
    walk->goal[i] = walk->goal[j];
    walk->row[i] = walk->row[j];
    walk->goal[j] = goal;
    walk->row[j] = row;
}

// ---- A turn -------------------------------------------------------------------------------------

/// A candidate cell of a soldier. Lower keys are better.
typedef struct pave_formation_choice {
    int32_t cell;
    int64_t off; ///< deviation from the desired distance
    int64_t key; ///< breaks ties: by distance, then by whether it is occupied, then by side
} pave_formation_choice;

static bool formation_choice_before(pave_formation_choice a, pave_formation_choice b)
{
    return a.off != b.off ? a.off < b.off : a.key < b.key;
}

/// Lists the candidates of a soldier, including its own cell, the best first. Returns their number.
static int formation_walk_choices(const pave_formation_walk *walk, int32_t i,
                                  pave_formation_choice out[PAVE_FORMATION_SIDES_MAX + 1])
{
    const int32_t *field = pave_formation_walk_field(walk, i);
    const int32_t *around = walk->around + (int64_t)walk->at[i] * PAVE_FORMATION_SIDES_MAX;
    int count = 0;
    for (int k = -1; k < PAVE_FORMATION_SIDES_MAX; k++) {
        const int32_t cell = k < 0 ? walk->at[i] : around[k];
        if (cell < 0) continue;
        // Without a path to the goal the soldier stays if possible.
        const int64_t left = field[cell] == INT32_MAX ? (k < 0 ? 0 : 1) : field[cell];
        const int64_t off = left > walk->wish[i] ? left - walk->wish[i] : walk->wish[i] - left;
        const bool taken = k >= 0 && walk->holder[cell] >= 0;
        const pave_formation_choice choice = {cell, off, left << 4 | (int64_t)taken << 3 | (k + 1)};
        int at = count++;
        for (; at > 0 && formation_choice_before(choice, out[at - 1]); at--) out[at] = out[at - 1];
        out[at] = choice;
    }
    return count;
}

/// Decides the next cell of soldier i. `pusher` is the soldier that wants to enter the cell of i,
/// or -1. Returns false if i cannot leave and stays. The recursion depth is at most the number of
/// soldiers.
static bool formation_walk_decide(pave_formation_walk *walk, int32_t i, int32_t pusher)
{
    pave_formation_choice choices[PAVE_FORMATION_SIDES_MAX + 1];
    const int count = formation_walk_choices(walk, i, choices);
    for (int c = 0; c < count; c++) {
        const int32_t cell = choices[c].cell, other = walk->holder[cell];
        if (walk->taker[cell] >= 0) continue;
        if (pusher >= 0 && cell == walk->at[pusher]) continue; // the two would swap
        walk->taker[cell] = i;
        walk->next[i] = cell;
        if (other < 0 || other == i || walk->next[other] >= 0 ||
            formation_walk_decide(walk, other, i))
            return true;
    }
    walk->taker[walk->at[i]] = i;
    walk->next[i] = walk->at[i];
    return false;
}

void pave_formation_walk_turn(pave_formation_walk *walk)
{
    for (int32_t i = 0; i < walk->count; i++) {
        walk->holder[walk->at[i]] = i;
        walk->next[i] = -1;
        walk->late[i] = walk->at[i] == walk->goal[i] ? 0 : walk->late[i] + 1;
        walk->keys[i] = (uint64_t)(INT32_MAX - walk->late[i]) << 32 |
                        (uint64_t)walk->place[i] << 16 | (uint64_t)i;
    }
    const uint64_t *keys = pave_sort_keys(walk->keys, walk->spare, walk->count, 0, 64);
    for (int32_t k = 0; k < walk->count; k++) {
        const int32_t i = (int32_t)(keys[k] & 0xffff);
        if (walk->next[i] < 0) formation_walk_decide(walk, i, -1);
    }
    for (int32_t i = 0; i < walk->count; i++) walk->holder[walk->at[i]] = -1;
    for (int32_t i = 0; i < walk->count; i++) {
        walk->at[i] = walk->next[i];
        walk->taker[walk->at[i]] = -1;
    }
}
