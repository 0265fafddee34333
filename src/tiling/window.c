/// src/tiling/window.c: creates windows: their rows, the blocks that map indices to rows, and the
/// table of images for wrapping.
#include "../base/exact.h"

#include "../base/memory.h"
#include "window_shapes.h"

#include <string.h>

// ---- Names --------------------------------------------------------------------------------------

const char *const pave_window_shape_words[] = {"rectangle", "parallelogram", "hexagon",
                                               "triangle",  "disk",          NULL};

static const char *const square_metric_words[] = {"4", "8", "euclid", NULL};
static const char *const hex_metric_words[] = {"steps", "euclid", NULL};
static const char *const tri_metric_words[] = {"edge",  "shortcut", "touch",
                                               "flank", "euclid",   NULL};

const char *pave_window_metric_name(pave_window_grid grid, int32_t metric)
{
    switch (grid) {
    case PAVE_WINDOW_SQUARES: return pave_word(square_metric_words, metric);
    case PAVE_WINDOW_HEXAGONS: return pave_word(hex_metric_words, metric);
    case PAVE_WINDOW_TRIANGLES: return pave_word(tri_metric_words, metric);
    default: return NULL;
    }
}

pave_result pave_window_metric_read(pave_window_grid grid, const char *name, int32_t *out)
{
    const char *known;
    for (int32_t metric = 0; (known = pave_window_metric_name(grid, metric)) != NULL; metric++) {
        if (strcmp(known, name) != 0) continue;
        *out = metric;
        return PAVE_OK;
    }
    return PAVE_NOT_FOUND;
}

// ---- Recognition of grids -----------------------------------------------------------------------

/// Compares tables rather than names or addresses, because a user's tiling may be a regular grid.
static bool window_tilings_agree(const pave_tiling *a, const pave_tiling *b)
{
    if (a == b) return true;
    if (a->face_count != b->face_count ||
        a->side_start[a->face_count] != b->side_start[b->face_count])
        return false;
    if (a->i.x != b->i.x || a->i.y != b->i.y || a->j.x != b->j.x || a->j.y != b->j.y) return false;
    return memcmp(a->side_start, b->side_start,
                  ((size_t)a->face_count + 1) * sizeof *a->side_start) == 0 &&
           memcmp(a->sides, b->sides, (size_t)a->side_start[a->face_count] * sizeof *a->sides) == 0;
}

pave_window_grid pave_window_grid_of(const pave_tiling *tiling)
{
    if (window_tilings_agree(tiling, pave_tiling_square())) return PAVE_WINDOW_SQUARES;
    if (window_tilings_agree(tiling, pave_tiling_hex())) return PAVE_WINDOW_HEXAGONS;
    if (window_tilings_agree(tiling, pave_tiling_tri())) return PAVE_WINDOW_TRIANGLES;
    return PAVE_WINDOW_OTHER;
}

// ---- Rows ---------------------------------------------------------------------------------------

/// A window and its private data, allocated together.
typedef struct pave_window_made {
    pave_window window; ///< must be first, so that both have the same address
    pave_window_private own;
} pave_window_made;

/// Writable parts of a window under construction.
typedef struct pave_window_parts {
    pave_window_row *rows;
    pave_window_gap *gaps;
    int32_t *blocks;
    int32_t *images;
} pave_window_parts;

bool pave_window_run_in_range(pave_window_run run, int64_t face_count)
{
    int64_t last = run.slot + 2 * run.before + run.middle + 2 * run.after - 1;
    return run.slot >= -(int64_t)PAVE_COORDINATE_MAX * face_count &&
           last < ((int64_t)PAVE_COORDINATE_MAX + 1) * face_count;
}

pave_result pave_window_too_far(pave_error *error)
{
    return PAVE_FAIL(error, PAVE_RANGE,
                     "the window leaves |q|, |r| <= %d: make it smaller or move it",
                     (int)PAVE_COORDINATE_MAX);
}

static pave_result window_out_of_memory(pave_error *error)
{
    return PAVE_FAIL(error, PAVE_NO_MEMORY,
                     "not enough memory for a window of that size: make it smaller");
}

/// Fills the rows and, if a row has gaps, the gaps.
static pave_result window_rows_make(pave_window *window, pave_window_parts *parts,
                                    const pave_window_plan *plan, pave_error *error)
{
    int64_t count = 0;
    for (int32_t row = 0; row < window->row_count; row++) {
        pave_window_run run = plan->run(plan, plan->first + row);
        if (!pave_window_run_in_range(run, window->face_count)) return pave_window_too_far(error);
        parts->rows[row] = (pave_window_row){.start = count, .slot = run.slot};
        count += run.before + run.middle + run.after;
        if (run.before + run.after == 0 && !parts->gaps) continue;
        if (!parts->gaps)
            parts->gaps = pave_array_allocate(&window->own->allocator, (size_t)window->row_count,
                                              sizeof *parts->gaps);
        if (!parts->gaps) return window_out_of_memory(error);
        window->gaps = parts->gaps;
        parts->gaps[row] = (pave_window_gap){.before = run.before, .after = run.after};
    }
    parts->rows[window->row_count].start = count;
    window->count = count;
    return PAVE_OK;
}

static int64_t window_block_count(const pave_window *window) { return (window->count + 63) / 64; }

static void window_blocks_fill(const pave_window *window, int32_t *blocks)
{
    int32_t row = 0;
    for (int64_t block = 0; block < window_block_count(window); block++) {
        while (window->rows[row + 1].start <= 64 * block) row++;
        blocks[block] = row;
    }
}

// ---- Wrap ---------------------------------------------------------------------------------------

/// Returns whether each row is one period of the lattice and the number of rows equals the rows of
/// a period. Then no table of images is needed.
static bool window_rows_are_the_box(const pave_window *window)
{
    if (window->row_count != window->period_r) return false;
    for (int32_t row = 0; row < window->row_count; row++)
        if (window->rows[row + 1].start - window->rows[row].start !=
            window->period_q * window->face_count)
            return false;
    return true;
}

static int64_t window_box_place(const pave_window *window, pave_cell cell)
{
    int64_t r = cell.r % window->period_r, q;
    if (r < 0) r += window->period_r;
    q = (cell.q - (cell.r - r) / window->period_r * window->period_shift) % window->period_q;
    if (q < 0) q += window->period_q;
    return (r * window->period_q + q) * window->face_count + cell.s;
}

static pave_result window_wrap_make(pave_window *window, pave_window_parts *parts,
                                    pave_error *error)
{
    pave_window_period period = {0};
    if (window->count == 0)
        return PAVE_FAIL(error, PAVE_RANGE, "an empty window cannot wrap: give it a size");
    pave_result result =
        pave_window_period_make(&window->def, window->tiling, window->grid, &period, error);
    if (result != PAVE_OK) return result;
    window->period_q = period.q;
    window->period_r = period.r;
    window->period_shift = period.shift;
    assert(period.q * period.r * window->face_count == window->count);
    if (window_rows_are_the_box(window)) return PAVE_OK;
    if (window->count > INT32_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "a window of that shape wraps with at most %d cells",
                         INT32_MAX);
    window->own->images = parts->images =
        pave_array_allocate(&window->own->allocator, (size_t)window->count, sizeof *parts->images);
    if (!parts->images) return window_out_of_memory(error);
    for (pave_window_walk walk = pave_window_begin(window); pave_window_next(&walk);)
        parts->images[window_box_place(window, walk.cell)] = (int32_t)walk.index;
    return PAVE_OK;
}

// ---- Creation and release -----------------------------------------------------------------------

static pave_result window_fill(pave_window *window, const pave_window_plan *plan, pave_error *error)
{
    pave_window_parts parts = {0};
    window->rows = parts.rows = pave_array_allocate(
        &window->own->allocator, (size_t)window->row_count + 1, sizeof *parts.rows);
    if (!parts.rows) return window_out_of_memory(error);
    pave_result result = window_rows_make(window, &parts, plan, error);
    if (result != PAVE_OK) return result;
    window->blocks = parts.blocks = pave_array_allocate(
        &window->own->allocator, (size_t)window_block_count(window), sizeof *parts.blocks);
    if (!parts.blocks) return window_out_of_memory(error);
    window_blocks_fill(window, parts.blocks);
    return window->def.wrap ? window_wrap_make(window, &parts, error) : PAVE_OK;
}

pave_result pave_window_create(const pave_window_def *def, const pave_allocator *allocator,
                               pave_window **out, pave_error *error)
{
    const pave_tiling *tiling = def->tiling ? def->tiling : pave_tiling_square();
    pave_window_grid grid = pave_window_grid_of(tiling);
    pave_window_plan plan;
    *out = NULL;
    pave_result result = pave_window_plan_make(def, tiling, grid, &plan, error);
    if (result != PAVE_OK) return result;
    if (plan.count > 0 &&
        (plan.first < -PAVE_COORDINATE_MAX || plan.first + plan.count - 1 > PAVE_COORDINATE_MAX))
        return pave_window_too_far(error);
    pave_window_made *made = pave_array_allocate(allocator, 1, sizeof *made);
    if (!made) return window_out_of_memory(error);
    pave_window *window = &made->window;
    window->own = &made->own;
    window->def = *def;
    window->def.tiling = window->tiling = tiling;
    window->grid = grid;
    window->face_count = tiling->face_count;
    window->r = (int32_t)plan.first;
    window->row_count = (int32_t)plan.count;
    window->own->allocator = pave_allocator_or_default(allocator);
    result = window_fill(window, &plan, error);
    if (result == PAVE_OK)
        *out = window;
    else
        pave_window_destroy(window);
    return result;
}

void pave_window_destroy(pave_window *window)
{
    if (!window) return;
    pave_allocator allocator = window->own->allocator;
    PAVE_RELEASE(&window->own->allocator, window->own->images, window->blocks, window->gaps,
                 window->rows);
    pave_array_release(&allocator, window);
}

// ---- Bounds -------------------------------------------------------------------------------------

static pave_box window_box_add(pave_box box, const pave_window *window, const pave_layout *layout,
                               int64_t index)
{
    const pave_cell cell = pave_window_cell(window, index);
    for (int k = 0; k < pave_tiling_side_count(window->tiling, cell.s); k++)
        box = pave_box_add(box, pave_tiling_corner_point(window->tiling, layout, cell, k));
    return box;
}

/// Because a layout is linear, only the first and the last face of each kind in each row matter. If
/// all lone cells are of one kind, the other kind begins in the middle of the row.
pave_box pave_window_bounds(const pave_window *window, const pave_layout *layout)
{
    pave_box box = {0};
    if (window->count == 0) return box;
    const pave_vec2 first =
        pave_tiling_corner_point(window->tiling, layout, pave_window_cell(window, 0), 0);
    box = pave_box_of(first, first);
    for (int32_t row = 0; row < window->row_count; row++) {
        const int64_t start = window->rows[row].start, end = window->rows[row + 1].start;
        const int64_t before = window->gaps ? window->gaps[row].before : 0,
                      after = window->gaps ? window->gaps[row].after : 0;
        for (int64_t i = 0; i < window->face_count && start + i < end; i++) {
            box = window_box_add(box, window, layout, start + i);
            box = window_box_add(box, window, layout, end - 1 - i);
            if (before > 0 && start + before + i < end)
                box = window_box_add(box, window, layout, start + before + i);
            if (after > 0 && end - 1 - after - i >= start)
                box = window_box_add(box, window, layout, end - 1 - after - i);
        }
    }
    return box;
}
