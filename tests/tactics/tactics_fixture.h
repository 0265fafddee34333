/// tests/tactics/tactics_fixture.h: boards of triangles with random walls, and the moves on them by
/// brute force: from the cells around each vertex, without the tables of the library.
#ifndef PAVE_TESTS_TACTICS_FIXTURE_H
#define PAVE_TESTS_TACTICS_FIXTURE_H

#include "../grid/same_parts.h"

#include <pave/random.h>
#include <pave/tactics.h>

#include <stdlib.h>

/// A number below `below`, the same on every machine: the n-th of `seed`.
static inline uint32_t board_random(uint64_t seed, uint32_t n, uint32_t below)
{
    return pave_random_below(pave_random_at(seed, PAVE_STREAM_USER, (int32_t)n, 0, 0, 0).word[0],
                             below);
}

static inline pave_window *board_window(pave_window_shape shape, int32_t width, int32_t height,
                                        bool wrap)
{
    pave_window *window = NULL;
    const pave_window_def def = {.tiling = pave_tiling_tri(),
                                 .shape = shape,
                                 .width = width,
                                 .height = height,
                                 .radius = width,
                                 .wrap = wrap};
    if (pave_window_create(&def, NULL, &window, NULL) != PAVE_OK) abort();
    return window;
}

/// Walls on so many of 100 cells and sides.
static inline pave_mask *board_walls(const pave_window *window, uint64_t seed, uint32_t cells,
                                     uint32_t sides)
{
    pave_mask *walls = NULL;
    if (pave_mask_create(window, NULL, &walls, NULL) != PAVE_OK) abort();
    for (int64_t i = 0; i < window->count; i++) {
        const uint32_t n = 4 * (uint32_t)i;
        pave_mask_set_cell(walls, i, board_random(seed, n, 100) < cells);
        for (int k = 0; k < 3; k++)
            if (board_random(seed, n + 1 + (uint32_t)k, 100) < sides &&
                pave_mask_set_side(walls, i, k, true) != PAVE_OK)
                abort();
    }
    return walls;
}

static inline int64_t board_index(const pave_window *window, pave_cell cell)
{
    return window->def.wrap ? pave_window_wrapped(window, cell) : pave_window_index(window, cell);
}

static inline bool board_is_open(const pave_window *window, const pave_mask *walls, pave_cell cell)
{
    const int64_t index = board_index(window, cell);
    return index >= 0 && !(walls && pave_mask_cell(walls, index));
}

/// Whether the side between two neighbours has no wall.
static inline bool board_side_is_open(const pave_window *window, const pave_mask *walls,
                                      pave_cell a, pave_cell b)
{
    for (int k = 0; k < 3; k++)
        if (pave_cell_equal(pave_tri_neighbors(a, k), b)) {
            const int64_t from = board_index(window, a), to = board_index(window, b);
            const int64_t at = from >= 0 ? from : to;
            int side = k;
            for (int j = 0; from < 0 && j < 3; j++)
                if (pave_cell_equal(pave_tri_neighbors(b, j), a)) side = j;
            return !walls || at < 0 || !pave_mask_side(walls, at, side);
        }
    abort();
}

/// The kinds of steps, by the number of vertices that two cells share and by how they point.
enum { STEP_NONE = -1, STEP_EDGE, STEP_FLANK, STEP_OPPOSITE };

static inline int board_step_kind(pave_cell a, pave_cell b, pave_tri_vertex *shared)
{
    int count = 0;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            if (same_tri_vertex(pave_tri_corners(a, i), pave_tri_corners(b, j))) {
                *shared = pave_tri_corners(a, i);
                count++;
            }
    return count == 2   ? STEP_EDGE
           : count != 1 ? STEP_NONE
           : a.s == b.s ? STEP_FLANK
                        : STEP_OPPOSITE;
}

/// Whether the way from a to b around a vertex is free; its cells in `length`.
static inline bool board_way(const pave_window *window, const pave_mask *walls, pave_cell a,
                             pave_cell b, pave_tri_vertex vertex, int turn, int *length)
{
    int at = 0;
    bool free = true;
    *length = 0;
    while (!pave_cell_equal(pave_tri_touches(vertex, at), a)) at++;
    for (pave_cell cell = a;;) {
        at = (at + 6 + turn) % 6;
        const pave_cell next = pave_tri_touches(vertex, at);
        free = free && board_side_is_open(window, walls, cell, next);
        if (pave_cell_equal(next, b)) return free;
        free = free && board_is_open(window, walls, next);
        ++*length;
        cell = next;
    }
}

/// Whether a rule lets a step pass a vertex.
static inline bool board_corner(const pave_window *window, const pave_mask *walls,
                                pave_move_corners rule, pave_cell a, pave_cell b,
                                pave_tri_vertex vertex)
{
    int right_length, left_length;
    const bool right = board_way(window, walls, a, b, vertex, 1, &right_length),
               left = board_way(window, walls, a, b, vertex, -1, &left_length);
    switch (rule) {
    case PAVE_MOVE_SHORT:
        return (right && right_length <= left_length) || (left && left_length <= right_length);
    case PAVE_MOVE_ONE: return right || left;
    case PAVE_MOVE_BOTH: return right && left;
    case PAVE_MOVE_OPEN: return true;
    }
    abort();
}

/// What the step from a to b costs by the rules of moves; -1: it is not allowed.
static inline int64_t board_step(const pave_moves_def *def, const pave_window *window, pave_cell a,
                                 pave_cell b)
{
    pave_tri_vertex vertex = {0, 0};
    const int kind = board_step_kind(a, b, &vertex);
    const int64_t to = board_index(window, b);
    const int64_t cost = to < 0 ? -1 : def->costs ? def->costs[to] : 1;
    if (kind == STEP_NONE || cost < 0 || !board_is_open(window, def->walls, a) ||
        !board_is_open(window, def->walls, b))
        return -1;
    if (kind == STEP_EDGE) return board_side_is_open(window, def->walls, a, b) ? cost : -1;
    const bool has = def->metric == PAVE_TRI_TOUCH ||
                     def->metric == (kind == STEP_FLANK ? PAVE_TRI_FLANK : PAVE_TRI_SHORTCUT);
    if (!has || !board_corner(window, def->walls, def->corners, a, b, vertex)) return -1;
    return def->metric == PAVE_TRI_SHORTCUT ? 2 * cost : cost;
}

/// Distances from a cell by relaxing all steps until nothing changes (R. Bellman, "On a Routing
/// Problem", 1958). -1: not reached.
static inline void board_field(const pave_moves_def *def, const pave_window *window, int32_t from,
                               int64_t *out)
{
    for (int64_t i = 0; i < window->count; i++) out[i] = i == from ? 0 : -1;
    for (bool changed = true; changed;) {
        changed = false;
        for (int64_t i = 0; i < window->count; i++) {
            const pave_cell a = pave_window_cell(window, i);
            for (int32_t q = -2; out[i] >= 0 && q <= 2; q++)
                for (int32_t r = -2; r <= 2; r++)
                    for (int32_t s = 0; s < 2; s++) {
                        const pave_cell b = {a.q + q, a.r + r, s};
                        const int64_t step = board_step(def, window, a, b);
                        const int64_t to = step < 0 ? -1 : board_index(window, b);
                        if (to < 0 || (out[to] >= 0 && out[to] <= out[i] + step)) continue;
                        out[to] = out[i] + step;
                        changed = true;
                    }
        }
    }
}

#endif
