/// src/graph_mask_components.c: what of a mask hangs together: by runs of rows where rows lie below each other as on the regular grids,
/// else by cells; and what a wrap joins.
#include "exact.h"

#include "graph_runs.h"
#include "graph_union.h"
#include "memory.h"

#include <string.h>

// ---- By cells ---------------------------------------------------------------------------------------------------------------

/// Labels cells whose labels are parents, -1 where they are masked. Returns how many labels there are.
static int32_t pave_components_number(int32_t *labels, int64_t count)
{
    int32_t found = 0;
    for (int64_t i = 0; i < count; i++)
        if (labels[i] >= 0) labels[i] = labels[i] == i ? found++ : labels[labels[i]];
    return found;
}

static int32_t pave_components_by_cells(const pave_mask *mask, int32_t *labels)
{
    const pave_window *window = mask->window;
    for (pave_window_walk walk = pave_window_begin(window); pave_window_next(&walk);)
        labels[walk.index] = pave_mask_cell(mask, walk.index) ? -1 : (int32_t)walk.index;
    for (pave_window_walk walk = pave_window_begin(window); pave_window_next(&walk);) {
        if (labels[walk.index] < 0) continue;
        for (int k = 0; k < pave_tiling_side_count(window->tiling, walk.cell.s); k++) {
            int64_t across = pave_window_index(window, pave_tiling_neighbors(window->tiling, walk.cell, k));
            if (across >= 0 && across < walk.index && labels[across] >= 0 && !pave_mask_side(mask, walk.index, k))
                (void)pave_union_join(labels, (int32_t)walk.index, (int32_t)across);
        }
    }
    return pave_components_number(labels, window->count);
}

// ---- By runs ----------------------------------------------------------------------------------------------------------------

static const pave_run_job pave_run_jobs[] = {
    {0},
    {.left = 3, .contact_count = 1, .contacts = {{0, 0}}},                       // squares: W; N
    {.left = 4, .contact_count = 2, .contacts = {{5, 0}, {0, 1}}},               // hexagons: W; NW, NE
    {.left = 2, .contact_count = 1, .contacts = {{0, 1}}, .every_second = true}, // triangles: W of L, upper left of R; N of L
};

static int64_t pave_components_row_words(const pave_window *window)
{
    int64_t most = 0;
    for (int32_t row = 0; row < window->row_count; row++) {
        int64_t words = (window->rows[row + 1].start - window->rows[row].start + 63) / 64;
        most = words > most ? words : most;
    }
    return most;
}

/// Gives every run the label of its root. Roots come first, and both ways are taken without a branch.
static int32_t pave_components_number_runs(int32_t *labels, int32_t count)
{
    int32_t found = 0;
    for (int32_t run = 0; run < count; run++) {
        int32_t parent = labels[run], above = labels[parent], is_root = parent == run;
        labels[run] = above ^ ((above ^ found) & -is_root);
        found += is_root;
    }
    return found;
}

static pave_result pave_components_by_runs(const pave_run_kernel *kernel, const pave_mask *mask, const pave_allocator *allocator,
                                           int32_t *labels, int32_t *count)
{
    pave_run_job job = pave_run_jobs[mask->window->grid];
    size_t words = (size_t)pave_components_row_words(mask->window);
    pave_run_word *room = pave_array_allocate(allocator, 2 * words, sizeof *room);
    if (!room) return PAVE_NO_MEMORY;
    job.mask = mask;
    job.labels = labels;
    job.rows[0] = room;
    job.rows[1] = room + words;
    kernel->join(&job);
    *count = pave_components_number_runs(labels, job.run_count);
    kernel->fill(&job);
    pave_array_release(allocator, room, 2 * words, sizeof *room);
    return PAVE_OK;
}

// ---- Across a wrap ----------------------------------------------------------------------------------------------------------

/// Joins a cell's component with those of its neighbours outside the window. Returns whether any two became one.
static bool pave_components_wrap_cell(const pave_mask *mask, const int32_t *labels, int32_t *parents, int64_t index)
{
    const pave_window *window = mask->window;
    pave_cell cell = pave_window_cell(window, index);
    bool joined = false;
    if (labels[index] < 0) return false;
    for (int k = 0; k < pave_tiling_side_count(window->tiling, cell.s); k++) {
        pave_cell next = pave_tiling_neighbors(window->tiling, cell, k);
        if (pave_window_contains(window, next) || pave_mask_side(mask, index, k)) continue;
        int64_t across = pave_window_wrapped(window, next);
        if (labels[across] >= 0 && pave_union_join(parents, labels[index], labels[across])) joined = true;
    }
    return joined;
}

/// The offsets in a row, first..last, whose neighbours all lie in the window; none where last < first.
static void pave_components_inner(const pave_window *window, int32_t row, int64_t *first, int64_t *last)
{
    const pave_window_row *rows = window->rows;
    int64_t min = rows[row].slot, max = min + rows[row + 1].start - rows[row].start - 1;
    int32_t sides = window->tiling->side_start[window->face_count];
    for (int32_t s = 0, i = 0; i < sides; i++) {
        while (i >= window->tiling->side_start[s + 1]) s++;
        const pave_tiling_side *side = &window->tiling->sides[i];
        int64_t there = (int64_t)row + side->r, shift = (int64_t)side->q * window->face_count + side->s - s;
        if (there < 0 || there >= window->row_count) {
            max = min - 1;
            break;
        }
        int64_t length = rows[there + 1].start - rows[there].start;
        if (rows[there].slot - shift > min) min = rows[there].slot - shift;
        if (rows[there].slot + length - 1 - shift < max) max = rows[there].slot + length - 1 - shift;
    }
    *first = min - rows[row].slot;
    *last = max - rows[row].slot;
}

static pave_result pave_components_wrap(const pave_mask *mask, const pave_allocator *allocator, int32_t *labels, int32_t *count)
{
    const pave_window *window = mask->window;
    size_t found = (size_t)*count;
    bool joined = false;
    int32_t *parents = pave_array_allocate(allocator, found, sizeof *parents);
    if (!parents) return PAVE_NO_MEMORY;
    for (int32_t label = 0; label < *count; label++) parents[label] = label;
    for (int32_t row = 0; row < window->row_count; row++) {
        int64_t start = window->rows[row].start, length = window->rows[row + 1].start - start, first, last;
        pave_components_inner(window, row, &first, &last);
        for (int64_t i = 0; i < length; i++) {
            if (i == first && last >= first) i = last + 1;
            if (i < length && pave_components_wrap_cell(mask, labels, parents, start + i)) joined = true;
        }
    }
    if (joined) {
        *count = pave_components_number(parents, *count);
        for (int64_t i = 0; i < window->count; i++)
            if (labels[i] >= 0) labels[i] = parents[labels[i]];
    }
    pave_array_release(allocator, parents, found, sizeof *parents);
    return PAVE_OK;
}

// ---- Both -------------------------------------------------------------------------------------------------------------------

pave_result pave_mask_components_by(const pave_run_kernel *kernel, const pave_mask *mask, const pave_allocator *allocator, int32_t *labels,
                                    int32_t *count)
{
    const pave_window *window = mask->window;
    pave_result result = PAVE_OK;
    int32_t found = 0;
    if (window->count > INT32_MAX) return PAVE_RANGE;
    if (window->grid == PAVE_WINDOW_OTHER || window->gaps)
        found = pave_components_by_cells(mask, labels);
    else
        result = pave_components_by_runs(kernel, mask, allocator, labels, &found);
    if (result == PAVE_OK && window->def.wrap) result = pave_components_wrap(mask, allocator, labels, &found);
    if (count) *count = found;
    return result;
}

pave_result pave_mask_components(const pave_mask *mask, const pave_allocator *allocator, int32_t *labels, int32_t *count)
{
    return pave_mask_components_by(pave_run_kernel_get(pave_run_kernel_best()), mask, allocator, labels, count);
}
