/// tests/tactics/formation_fixture.h: boards that look the same from each facing, formations on
/// them, and what must hold of every walk.
#ifndef PAVE_TESTS_FORMATION_FIXTURE_H
#define PAVE_TESTS_FORMATION_FIXTURE_H

#include "../test.h"
#include "src/tactics/formation_parts.h"
#include "tests/failing.h"

#include <pave/pave.h>

static const pave_window_grid formation_grids[] = {PAVE_WINDOW_TRIANGLES, PAVE_WINDOW_HEXAGONS,
                                                   PAVE_WINDOW_SQUARES};
enum { FORMATION_GRIDS = 3, FORMATION_KINDS = 5 };

static inline const pave_tiling *formation_tiling(pave_window_grid grid)
{
    return grid == PAVE_WINDOW_TRIANGLES  ? pave_tiling_tri()
           : grid == PAVE_WINDOW_HEXAGONS ? pave_tiling_hex()
                                          : pave_tiling_square();
}

typedef struct formation_board {
    pave_window *window;
    pave_mask *walls;
} formation_board;

/// A hexagon around 0,0, or on squares a square: turned about 0,0 it is itself.
static inline formation_board formation_board_open(pave_window_grid grid, int32_t radius)
{
    formation_board board;
    const pave_window_def def = {
        .tiling = formation_tiling(grid),
        .shape = grid == PAVE_WINDOW_SQUARES ? PAVE_WINDOW_RECTANGLE : PAVE_WINDOW_HEXAGON,
        .width = 2 * radius + 1,
        .height = 2 * radius + 1,
        .radius = radius,
        .at = grid == PAVE_WINDOW_SQUARES ? pave_cell_of(-radius, -radius) : pave_cell_of(0, 0)};
    assert_ok(pave_window_create(&def, NULL, &board.window, NULL));
    assert_ok(pave_mask_create(board.window, NULL, &board.walls, NULL));
    return board;
}

static inline void formation_board_close(formation_board *board)
{
    pave_mask_destroy(board->walls);
    pave_window_destroy(board->window);
}

static inline void formation_wall(formation_board *board, pave_cell cell)
{
    const int64_t index = pave_window_index(board->window, cell);
    assert_true(index >= 0);
    pave_mask_set_cell(board->walls, index, true);
}

/// The facing-0 definition turned about 0,0.
static inline pave_formation_def formation_facing(pave_formation_def def, int facing)
{
    def.at = pave_formation_turned(def.grid, def.at, facing);
    def.facing = facing;
    return def;
}

/// A definition of a kind at 0,0, facing north.
static inline pave_formation_def formation_of(pave_window_grid grid, pave_formation_kind kind,
                                              int32_t ranks, int32_t files)
{
    return (pave_formation_def){.grid = grid,
                                .kind = kind,
                                .ranks = ranks,
                                .files = kind == PAVE_FORMATION_WEDGE ? 0 : files,
                                .at = pave_formation_origin(grid, kind)};
}

static inline pave_formation *formation_open(const pave_formation_def *def,
                                             const formation_board *board)
{
    pave_formation *formation = NULL;
    pave_error error = {0};
    if (pave_formation_create(def, board->walls, NULL, &formation, &error) != PAVE_OK)
        fail_msg("%s", error.message);
    return formation;
}

static inline void formation_give(pave_formation *formation, pave_order order)
{
    pave_error error = {0};
    if (pave_formation_give(formation, &order, &error) != PAVE_OK) fail_msg("%s", error.message);
}

/// Whether a step from a to b is a step: across a side that is open, onto a cell that is.
static inline bool formation_is_step(const pave_mask *walls, pave_cell a, pave_cell b)
{
    const pave_window *window = walls->window;
    const int64_t from = pave_window_index(window, a), to = pave_window_index(window, b);
    if (from < 0 || to < 0 || pave_mask_cell(walls, to)) return false;
    for (int k = 0; k < pave_tiling_side_count(window->tiling, a.s); k++)
        if (pave_cell_equal(pave_tiling_neighbors(window->tiling, a, k), b))
            return !pave_mask_side(walls, from, k);
    return false;
}

/// The steps from a to b round the walls; INT32_MAX: there is no way.
static inline int32_t formation_way(const pave_mask *walls, pave_cell a, pave_cell b)
{
    const pave_window *window = walls->window;
    int32_t *steps = malloc((size_t)window->count * sizeof *steps), found;
    bool changed = true;
    for (int64_t i = 0; i < window->count; i++) steps[i] = INT32_MAX;
    steps[pave_window_index(window, a)] = 0;
    for (int32_t reached = 0; changed; reached++) {
        changed = false;
        for (int64_t i = 0; i < window->count; i++) {
            const pave_cell cell = pave_window_cell(window, i);
            if (steps[i] != reached) continue;
            for (int k = 0; k < pave_tiling_side_count(window->tiling, cell.s); k++) {
                const pave_cell beside = pave_tiling_neighbors(window->tiling, cell, k);
                const int64_t to = pave_window_index(window, beside);
                if (to < 0 || steps[to] != INT32_MAX || !formation_is_step(walls, cell, beside))
                    continue;
                steps[to] = reached + 1;
                changed = true;
            }
        }
    }
    found = steps[pave_window_index(window, b)];
    free(steps);
    return found;
}

/// What must hold of the last order: each turn a step or none, no two on a cell, no two change
/// over, counts and states as they say.
static inline void formation_check_walk(const pave_formation *f)
{
    const int32_t n = f->count;
    int32_t *steps = calloc((size_t)n, sizeof *steps);
    for (int32_t turn = 1; turn <= f->turn_count; turn++) {
        const pave_cell *before = f->track + (int64_t)(turn - 1) * n, *after = before + n;
        for (int32_t i = 0; i < n; i++) {
            const bool moved = !pave_cell_equal(before[i], after[i]);
            steps[i] += moved;
            if (moved) assert_true(formation_is_step(f->walls, before[i], after[i]));
            for (int32_t j = 0; j < i; j++) {
                assert_false(pave_cell_equal(after[i], after[j]));
                assert_false(moved && pave_cell_equal(after[i], before[j]) &&
                             pave_cell_equal(after[j], before[i]));
            }
        }
    }
    bool *taken = calloc((size_t)n, sizeof *taken);
    for (int32_t i = 0; i < n; i++) {
        const pave_formation_soldier *soldier = &f->soldiers[i];
        const pave_cell place = f->places[soldier->place].cell;
        assert_true(pave_cell_equal(soldier->cell, f->track[(int64_t)f->turn_count * n + i]));
        assert_int_equal(soldier->steps, steps[i]);
        assert_true(soldier->waits <= f->turn_count - soldier->steps);
        assert_int_equal(soldier->state == PAVE_FORMATION_IN_PLACE,
                         pave_cell_equal(soldier->cell, place));
        assert_int_equal(soldier->least, pave_formation_distance(f->def.grid, f->track[i], place));
        assert_false(taken[soldier->place]);
        taken[soldier->place] = true;
    }
    free(taken);
    free(steps);
}

static inline bool formation_all_in_place(const pave_formation *f)
{
    for (int32_t i = 0; i < f->count; i++)
        if (f->soldiers[i].state != PAVE_FORMATION_IN_PLACE) return false;
    return true;
}

#endif
