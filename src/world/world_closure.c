/// src/world/world_closure.c: classes of cells under PHASE, and what is decided for a cell.
#include "../base/exact.h"

#include "tilings/world_tiling.h"

enum { PAVE_CLOSURE_SQUARES = 32 }; ///< more than any square of a mixed set needs

// ---- Squares ------------------------------------------------------------------------------------

/// The class of a square in the world whose first class is at 0,0.
static int square_class(pave_wang_kind kind, int32_t q, int32_t r)
{
    if (kind == PAVE_WANG_EDGE) return (q ^ r) & 1;
    if (((q | r) & 1) == 0) return 0;
    return kind == PAVE_WANG_MIXED && ((q ^ r) & 1) ? 2 : 1;
}

typedef struct pave_square_closure {
    pave_cell cells[PAVE_CLOSURE_SQUARES];
    int32_t count;
} pave_square_closure;

static void square_join(pave_square_closure *closure, int32_t q, int32_t r)
{
    for (int32_t i = 0; i < closure->count; i++)
        if (closure->cells[i].q == q && closure->cells[i].r == r) return;
    assert(closure->count < PAVE_CLOSURE_SQUARES);
    closure->cells[closure->count++] = pave_cell_of(q, r);
}

/// The cells of the first class that have the corners of a cell.
static void square_join_corners(pave_square_closure *closure, int32_t q, int32_t r)
{
    for (int k = 0; k < 4; k++) square_join(closure, (q + (k & 1)) & ~1, (r + (k >> 1)) & ~1);
}

static void square_close(pave_wang_kind kind, int32_t q, int32_t r, pave_square_closure *closure)
{
    static const int32_t sides[4][2] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    const int me = square_class(kind, q, r);
    const bool edges = (kind == PAVE_WANG_EDGE && me == 1) || (kind == PAVE_WANG_MIXED && me == 2);
    if (kind != PAVE_WANG_EDGE && me > 0) square_join_corners(closure, q, r);
    for (int k = 0; k < 4 && edges; k++) {
        const int32_t near_q = q + sides[k][0], near_r = r + sides[k][1];
        if (square_class(kind, near_q, near_r) == 1) square_join_corners(closure, near_q, near_r);
        square_join(closure, near_q, near_r);
    }
    square_join(closure, q, r);
}

// ---- Answers ------------------------------------------------------------------------------------

int pave_world_class_at(const pave_world *world, pave_cell cell)
{
    assert(pave_world_has(world, cell));
    if (world->method != PAVE_WORLD_PHASE) return 0;
    if (world->tiling) return pave_phase_cell_of(world->tiling, cell)->color;
    return square_class(world->kind, cell.q - world->origin_q, cell.r - world->origin_r);
}

static pave_result closure_of_square(const pave_world *world, pave_cell cell, pave_cell *out,
                                     int64_t capacity, int64_t *count)
{
    pave_square_closure closure = {.count = 0};
    square_close(world->kind, cell.q - world->origin_q, cell.r - world->origin_r, &closure);
    *count = closure.count;
    if (*count > capacity) return PAVE_CAPACITY;
    for (int32_t i = 0; i < closure.count; i++)
        out[i] = pave_cell_of(closure.cells[i].q + world->origin_q,
                              closure.cells[i].r + world->origin_r);
    return PAVE_OK;
}

pave_result pave_world_closure(const pave_world *world, pave_cell cell, pave_cell *out,
                               int64_t capacity, int64_t *count)
{
    assert(pave_world_has(world, cell) && capacity >= 0 && (out || capacity == 0) && count);
    if (world->method == PAVE_WORLD_PHASE && !world->tiling)
        return closure_of_square(world, cell, out, capacity, count);
    if (world->method != PAVE_WORLD_PHASE) {
        *count = 1;
        if (capacity < 1) return PAVE_CAPACITY;
        out[0] = cell;
        return PAVE_OK;
    }
    const pave_phase_plan *plan = &world->tiling->plan;
    const pave_phase_cell *asked = pave_phase_cell_of(world->tiling, cell);
    *count = asked->step_count;
    if (*count > capacity) return PAVE_CAPACITY;
    for (int32_t i = 0; i < asked->step_count; i++) {
        const pave_phase_step *step = &plan->steps[asked->first_step + i];
        out[i] = (pave_cell){cell.q + step->q, cell.r + step->r, step->s};
    }
    return PAVE_OK;
}
