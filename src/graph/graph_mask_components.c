/// src/graph/graph_mask_components.c: connected components of a mask, or of labels on a window. On
/// the regular grids, whose rows align, the components are computed by runs within rows; on other
/// tilings, and if rows have gaps, by single cells. Components are then joined across wraps.
#include "../base/exact.h"

#include "../base/memory.h"
#include "graph_runs.h"
#include "graph_union.h"

// ---- Open cells and connections -----------------------------------------------------------------

static bool components_open(const pave_run_job *job, int64_t index)
{
    return job->mask ? !pave_mask_cell(job->mask, index) : job->with_none || job->cells[index] != 0;
}

/// Returns whether two open cells that share side k of the first belong to the same component.
static bool components_alike(const pave_run_job *job, int64_t index, int k, int64_t across)
{
    return job->mask ? !pave_mask_side(job->mask, index, k)
                     : job->cells[index] == job->cells[across];
}

// ---- Components by cells ------------------------------------------------------------------------

/// Numbers the components of `count` items, starting with `found`. Each label is a parent, or -1,
/// which is replaced by `closed`. Returns the next unused number.
static int32_t components_number(int32_t *labels, int64_t count, int32_t closed, int32_t found)
{
    for (int64_t i = 0; i < count; i++)
        labels[i] = labels[i] < 0 ? closed : labels[i] == i ? found++ : labels[labels[i]];
    return found;
}

static int32_t components_by_cells(const pave_run_job *job)
{
    const pave_window *window = job->window;
    int32_t *labels = job->labels;
    for (pave_window_walk walk = pave_window_begin(window); pave_window_next(&walk);)
        labels[walk.index] = components_open(job, walk.index) ? (int32_t)walk.index : -1;
    for (pave_window_walk walk = pave_window_begin(window); pave_window_next(&walk);) {
        if (labels[walk.index] < 0) continue;
        for (int k = 0; k < pave_tiling_side_count(window->tiling, walk.cell.s); k++) {
            int64_t across =
                pave_window_index(window, pave_tiling_neighbors(window->tiling, walk.cell, k));
            if (across >= 0 && across < walk.index && labels[across] >= 0 &&
                components_alike(job, walk.index, k, across))
                (void)pave_union_join(labels, (int32_t)walk.index, (int32_t)across);
        }
    }
    return components_number(labels, window->count, job->closed, job->closed + 1) - job->closed - 1;
}

// ---- Components by runs -------------------------------------------------------------------------

static const pave_run_job run_jobs[] = {
    {0},
    {.left = 3, .contact_count = 1, .contacts = {{0, 0}}},         // squares: W; N
    {.left = 4, .contact_count = 2, .contacts = {{5, 0}, {0, 1}}}, // hexagons: W; NW, NE
    {.left = 2,
     .contact_count = 1,
     .contacts = {{0, 1}},
     .every_second = true}, // triangles: W of L, upper left of R; N of L
};

static void components_count_words(pave_run_job *job)
{
    const pave_window_row *rows = job->window->rows;
    for (int32_t row = 0; row < job->window->row_count; row++) {
        int64_t words = (rows[row + 1].start - rows[row].start + 63) / 64;
        job->row_words = words > job->row_words ? words : job->row_words;
        job->word_count += words;
    }
    if (job->mask) job->word_count = 2 * job->row_words;
}

/// Gives every run the number of its component, starting with `first`. Roots precede their runs.
/// Branch-free. Returns the number of components.
static int32_t components_number_runs(int32_t *labels, int32_t count, int32_t first)
{
    int32_t found = first;
    for (int32_t run = 0; run < count; run++) {
        int32_t parent = labels[run], above = labels[parent], is_root = parent == run;
        labels[run] = above ^ ((above ^ found) & -is_root);
        found += is_root;
    }
    return found - first;
}

static pave_result components_by_runs(pave_run_job *job, const pave_allocator *allocator,
                                      int32_t *count)
{
    const pave_run_job *form = &run_jobs[job->window->grid];
    job->left = form->left;
    job->contact_count = form->contact_count;
    job->contacts[0] = form->contacts[0];
    job->contacts[1] = form->contacts[1];
    job->every_second = form->every_second;
    components_count_words(job);
    size_t words = (size_t)job->word_count, bits = 2 * (size_t)job->row_words;
    job->words = pave_array_take(allocator, words, sizeof *job->words);
    job->bits[0] = job->mask ? NULL : pave_array_take(allocator, bits, sizeof *job->bits[0]);
    job->bits[1] = job->bits[0] ? job->bits[0] + job->row_words : NULL;
    pave_result result = job->words && (job->mask || job->bits[0]) ? PAVE_OK : PAVE_NO_MEMORY;
    if (result == PAVE_OK) {
        (job->mask ? pave_runs_join_mask : pave_runs_join_labels)(job);
        *count = components_number_runs(job->labels, job->run_count, job->closed + 1);
        (job->mask ? pave_runs_fill_mask : pave_runs_fill_labels)(job);
    }
    PAVE_RELEASE(allocator, job->bits[0], job->words);
    return result;
}

// ---- Wraps --------------------------------------------------------------------------------------

/// Joins a cell's component with those of its neighbours across the wrap. Returns whether any were
/// separate.
static bool components_wrap_cell(const pave_run_job *job, int32_t *parents, int64_t index)
{
    const pave_window *window = job->window;
    const int32_t *labels = job->labels;
    pave_cell cell = pave_window_cell(window, index);
    bool joined = false;
    if (labels[index] == job->closed) return false;
    for (int k = 0; k < pave_tiling_side_count(window->tiling, cell.s); k++) {
        pave_cell next = pave_tiling_neighbors(window->tiling, cell, k);
        if (pave_window_contains(window, next)) continue;
        int64_t across = pave_window_wrapped(window, next);
        if (labels[across] != job->closed && components_alike(job, index, k, across) &&
            pave_union_join(parents, labels[index], labels[across]))
            joined = true;
    }
    return joined;
}

/// Finds the range first..last of offsets in a row for which all neighbours are in the window;
/// empty if last < first.
static void components_inner(const pave_window *window, int32_t row, int64_t *first, int64_t *last)
{
    const pave_window_row *rows = window->rows;
    int64_t min = rows[row].slot, max = min + rows[row + 1].start - rows[row].start - 1;
    int32_t sides = window->tiling->side_start[window->face_count];
    for (int32_t s = 0, i = 0; i < sides; i++) {
        while (i >= window->tiling->side_start[s + 1]) s++;
        const pave_tiling_side *side = &window->tiling->sides[i];
        int64_t there = (int64_t)row + side->r,
                shift = (int64_t)side->q * window->face_count + side->s - s;
        if (there < 0 || there >= window->row_count) {
            max = min - 1;
            break;
        }
        int64_t length = rows[there + 1].start - rows[there].start;
        if (rows[there].slot - shift > min) min = rows[there].slot - shift;
        if (rows[there].slot + length - 1 - shift < max)
            max = rows[there].slot + length - 1 - shift;
    }
    *first = min - rows[row].slot;
    *last = max - rows[row].slot;
}

static pave_result components_wrap(const pave_run_job *job, const pave_allocator *allocator,
                                   int32_t *count)
{
    const pave_window *window = job->window;
    int32_t *labels = job->labels, first = job->closed + 1;
    int64_t end = (int64_t)first + *count;
    size_t room = (size_t)end;
    bool joined = false;
    int32_t *parents = pave_array_take(allocator, room, sizeof *parents);
    if (!parents) return PAVE_NO_MEMORY;
    for (int64_t label = 0; label < end; label++) parents[label] = (int32_t)label;
    for (int32_t row = 0; row < window->row_count; row++) {
        int64_t start = window->rows[row].start, length = window->rows[row + 1].start - start, from,
                last;
        components_inner(window, row, &from, &last);
        for (int64_t i = 0; i < length; i++) {
            if (i == from && last >= from) i = last + 1;
            if (i < length && components_wrap_cell(job, parents, start + i)) joined = true;
        }
    }
    if (joined) {
        *count = components_number(parents, end, job->closed, 0) -
                 first; // a closed cell 0 keeps its number
        for (int64_t i = 0; i < window->count; i++)
            if (labels[i] != job->closed) labels[i] = parents[labels[i]];
    }
    pave_array_release(allocator, parents);
    return PAVE_OK;
}

// ---- Both methods -------------------------------------------------------------------------------

pave_result pave_components(pave_run_job *job, const pave_allocator *allocator, int32_t *count)
{
    const pave_window *window = job->window;
    pave_result result = PAVE_OK;
    int32_t found = 0;
    if (window->count > INT32_MAX) return PAVE_RANGE;
    if (window->grid == PAVE_WINDOW_OTHER || window->gaps)
        found = components_by_cells(job);
    else
        result = components_by_runs(job, allocator, &found);
    if (result == PAVE_OK && window->def.wrap) result = components_wrap(job, allocator, &found);
    if (count) *count = found;
    return result;
}

pave_result pave_mask_components(const pave_mask *mask, const pave_allocator *allocator,
                                 int32_t *labels, int32_t *count)
{
    pave_run_job job = {.window = mask->window, .mask = mask, .closed = -1, .labels = labels};
    return pave_components(&job, allocator, count);
}
