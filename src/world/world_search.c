/// src/world/world_search.c: search in endless worlds: shortest paths, the nearest cell that is not
/// blocked, and masks of obstacles.
///
/// The search for a path is bidirectional, layer by layer. If one end is enclosed, its layers are
/// exhausted quickly. Open sides are computed in chunks of unit cells, which a world fills much
/// faster than single cells; on multigrids, which have no rows, a chunk is one cell.
#include "../base/exact.h"

#include "../base/array.h"
#include "../base/batch.h"
#include "../base/index.h"
#include "world_model.h"

#include <stdio.h>

enum {
    /// cells of a chunk, unless a single unit cell has more
    PAVE_PATH_CHUNK = 1 << 13,
    /// log2 of the maximum number of unit cells along a chunk
    PAVE_PATH_LOG_MAX = 6,
    PAVE_PATH_LIMIT = 1 << 24, ///< default limit of the number of cells
    PAVE_PATH_PAUSE = 1 << 14, ///< cells between two progress reports
    /// in a mark, shift of the side that leads back, above the open sides
    PAVE_PATH_BACK = PAVE_WANG_SIDES_MAX,
    PAVE_PATH_SEEN = PAVE_WANG_SIDES_MAX + 4,   ///< in a mark, shift of the two bits for the ends
    PAVE_PATH_OPEN = (1 << PAVE_PATH_BACK) - 1, ///< mask of the open sides
};

/// Cells of equal distance from an end.
typedef struct pave_walk_layer {
    pave_cell *cells;
    int64_t count, capacity;
} pave_walk_layer;

typedef struct pave_walk_search {
    const pave_world_path_def *def;
    const pave_tiling *tiling;
    const pave_multigrid *multigrid; ///< NULL: the search is on the tiling
    pave_allocator allocator;
    const pave_batch *batch;
    bool through; ///< crosses all sides until it reaches a cell that is not blocked
    int64_t limit;
    int64_t seen, seen_of[2]; ///< number of reached cells, in total and from each end
    int log;                  ///< log2 of the number of unit cells along a chunk
    int64_t size;             ///< cells of a chunk
    pave_index index;
    int64_t chunk_count, capacity, last;
    uint64_t last_key; ///< key of chunk `last`
    uint32_t *marks;   ///< marks of the cells of the chunks
    pave_walk_layer layers[2], next;
    bool met;
    pave_cell ends[2]; ///< cells where the two searches meet
} pave_walk_search;

// ---- Chunks -------------------------------------------------------------------------------------

static uint64_t walk_key(const pave_walk_search *w, pave_cell cell)
{
    const int64_t start = 2 * (int64_t)PAVE_COORDINATE_MAX;
    if (w->multigrid) return pave_rhomb_key(w->multigrid, cell);
    return (uint64_t)((cell.q + start) >> w->log) << 32 | (uint64_t)((cell.r + start) >> w->log);
}

/// Computes the open sides of the cells of a cell's chunk.
static void walk_fill(const pave_walk_search *w, pave_cell cell, uint32_t *out)
{
    const pave_world_path_def *def = w->def;
    const int32_t wide = 1 << w->log, most = PAVE_COORDINATE_MAX, faces = w->tiling->face_count;
    if (w->multigrid) {
        *out = pave_world_at(def->world, cell);
        *out = pave_wang_open_sides(def->sets[cell.s], *out, def->passable);
        return;
    }
    const pave_rect whole = pave_rect_of(cell.q & -wide, cell.r & -wide, wide, wide),
                    part = pave_rect_intersection(
                        whole, pave_rect_of(-most, -most, 2 * most + 1, 2 * most + 1));
    for (int64_t i = 0; i < w->size; i++) out[i] = PAVE_WANG_EMPTY;
    pave_world_fill(def->world, part, NULL, out, (ptrdiff_t)wide * faces);
    for (int64_t i = 0; i < w->size; i++)
        out[i] = pave_wang_open_sides(def->sets[i % faces], out[i], def->passable);
}

/// Returns the mark of a cell, valid until the next call, or NULL if out of memory.
static uint32_t *walk_mark(pave_walk_search *w, pave_cell cell)
{
    const uint64_t key = walk_key(w, cell);
    const int32_t mask = (1 << w->log) - 1;
    if (w->chunk_count == 0 || key != w->last_key) {
        w->last = pave_index_get(&w->index, key);
        if (w->last < 0) {
            if (!pave_array_reserve(&w->allocator, &w->marks, &w->capacity, w->chunk_count + 1,
                                    (size_t)w->size * sizeof *w->marks) ||
                !pave_index_put(&w->index, key, (int32_t)w->chunk_count))
                return NULL;
            w->last = w->chunk_count++;
            walk_fill(w, cell, w->marks + w->last * w->size);
        }
        w->last_key = key;
    }
    uint32_t *chunk = w->marks + w->last * w->size;
    if (w->multigrid) return chunk;
    return chunk + ((cell.r & mask) << w->log | (cell.q & mask)) * (int64_t)w->tiling->face_count +
           cell.s;
}

// ---- Layers -------------------------------------------------------------------------------------

/// Writes the cells across the sides of a cell, and the matching side of each of them. Returns
/// their number.
static int walk_neighbors(const pave_walk_search *w, pave_cell cell, pave_cell *out, int *twins)
{
    if (w->multigrid) {
        pave_multigrid_neighbors(w->multigrid, cell, out, twins);
        return 4;
    }
    const int count = pave_tiling_side_count(w->tiling, cell.s);
    for (int k = 0; k < count; k++) {
        out[k] = pave_tiling_neighbors(w->tiling, cell, k);
        twins[k] = pave_tiling_side_of(w->tiling, cell.s, k)->twin;
    }
    return count;
}

/// Enters a neighbour of a cell that was reached from `end`; side `back` of the neighbour leads
/// back to the cell.
static pave_result walk_enter(pave_walk_search *w, int end, pave_cell from, pave_cell to, int back)
{
    uint32_t *mark = walk_mark(w, to);
    if (!mark) return PAVE_NO_MEMORY;
    const uint32_t seen = *mark >> PAVE_PATH_SEEN;
    if (seen >> end & 1) return PAVE_OK;
    if (seen || (w->through && *mark != 0)) {
        w->met = true;
        w->ends[end] = from;
        w->ends[!end] = to;
        return PAVE_OK;
    }
    if (w->seen == w->limit ||
        (w->seen % PAVE_PATH_PAUSE == 0 && pave_batch_stop(w->batch, w->seen, w->limit)))
        return PAVE_STOPPED;
    if (!pave_array_reserve(&w->allocator, &w->next.cells, &w->next.capacity, w->next.count + 1,
                            sizeof *w->next.cells))
        return PAVE_NO_MEMORY;
    *mark |= UINT32_C(1) << (PAVE_PATH_SEEN + end) | (uint32_t)back << PAVE_PATH_BACK;
    w->next.cells[w->next.count++] = to;
    w->seen++;
    w->seen_of[end]++;
    return PAVE_OK;
}

/// Enters the neighbours across the open sides of a cell.
static pave_result walk_leave(pave_walk_search *w, int end, pave_cell cell)
{
    pave_cell around[PAVE_WANG_SIDES_MAX];
    int twins[PAVE_WANG_SIDES_MAX];
    const uint32_t open = w->through ? PAVE_PATH_OPEN : *walk_mark(w, cell);
    const int count = walk_neighbors(w, cell, around, twins);
    pave_result result = PAVE_OK;
    for (int k = 0; k < count && !w->met && !result; k++)
        if (open >> k & 1 && pave_world_has(w->def->world, around[k]))
            result = walk_enter(w, end, cell, around[k], twins[k]);
    return result;
}

/// Computes the next layer of an end.
static pave_result walk_grow(pave_walk_search *w, int end)
{
    pave_walk_layer *layer = &w->layers[end], whole;
    pave_result result = PAVE_OK;
    w->next.count = 0;
    for (int64_t i = 0; i < layer->count && !w->met && !result; i++)
        result = walk_leave(w, end, layer->cells[i]);
    whole = *layer;
    *layer = w->next;
    w->next = whole;
    return result;
}

// ---- Searches -----------------------------------------------------------------------------------

/// Writes a cell in the notation of its grid.
static const char *walk_name(const pave_walk_search *w, pave_cell cell,
                             char out[PAVE_TILING_TEXT_SIZE])
{
    if (!w->multigrid) return pave_tiling_face_text(w->tiling, cell, out);
    snprintf(out, PAVE_TILING_TEXT_SIZE, "%d,%d,%d", (int)cell.q, (int)cell.r, (int)cell.s);
    return out;
}

static pave_result walk_fail(pave_walk_search *w, pave_result result, int end, pave_error *error)
{
    char name[PAVE_TILING_TEXT_SIZE];
    const pave_cell cell = end ? w->def->to : w->def->from;
    if (result == PAVE_NO_MEMORY)
        return PAVE_FAIL(error, result, "not enough memory to search %lld cells",
                         (long long)w->seen);
    if (result == PAVE_STOPPED)
        return PAVE_FAIL(error, result, "nothing was found among %lld cells: raise the limit",
                         (long long)w->seen);
    walk_name(w, cell, name);
    if ((*walk_mark(w, cell) & PAVE_PATH_OPEN) == 0)
        return PAVE_FAIL(error, result, "%s is blocked: choose another cell", name);
    return PAVE_FAIL(error, result, "%s is walled in: only %lld %s can be reached from it", name,
                     (long long)w->seen_of[end], w->seen_of[end] == 1 ? "cell" : "cells");
}

static pave_result walk_begin(pave_walk_search *w, const pave_world_path_def *def,
                              const pave_allocator *allocator, const pave_batch *batch,
                              pave_error *error)
{
    const int32_t faces = def->tiling ? def->tiling->face_count : 1;
    *w = (pave_walk_search){.def = def,
                            .tiling = def->tiling ? def->tiling : pave_tiling_square(),
                            .multigrid = pave_world_multigrid_of(def->world),
                            .allocator = pave_allocator_or_default(allocator),
                            .batch = batch,
                            .limit = def->limit > 0 ? def->limit : PAVE_PATH_LIMIT,
                            .log = PAVE_PATH_LOG_MAX,
                            .size = 1};
    w->index.allocator = w->allocator;
    while (w->log > 0 && (int64_t)faces << 2 * w->log > PAVE_PATH_CHUNK) w->log--;
    if (!w->multigrid) w->size = (int64_t)faces << 2 * w->log;
    const int32_t sets = w->multigrid ? w->multigrid->pair_count : faces;
    for (int32_t s = 0; s < sets; s++)
        if (pave_wang_sides(def->sets[s]) !=
            (w->multigrid ? 4 : pave_tiling_side_count(w->tiling, s)))
            return PAVE_FAIL(error, PAVE_INVALID,
                             "set %d has tiles with another number of sides than the cells",
                             (int)s);
    if ((!w->multigrid && faces != def->world->face_count) ||
        !pave_world_has(def->world, def->from) || !pave_world_has(def->world, def->to))
        return PAVE_FAIL(error, PAVE_RANGE,
                         "the ends of a path are cells of the world within its limits");
    return PAVE_OK;
}

static void walk_end(pave_walk_search *w)
{
    const pave_allocator *from = &w->allocator;
    for (int end = 0; end < 2; end++) pave_array_release(from, w->layers[end].cells);
    PAVE_RELEASE(from, w->next.cells, w->marks);
    pave_index_release(&w->index);
}

/// Searches until the two searches meet.
static pave_result walk_search(pave_walk_search *w, pave_error *error)
{
    const pave_cell ends[2] = {w->def->from, w->def->to};
    pave_result result = pave_batch_stop(w->batch, 0, w->limit) ? PAVE_STOPPED : PAVE_OK;
    int end = 0;
    for (; end < (w->through ? 1 : 2) && !w->met && !result; end++) {
        result = walk_enter(w, end, ends[end], ends[end], 0);
        w->layers[end] = w->next;
        w->next = (pave_walk_layer){0};
    }
    while (!w->met && !result) {
        end = !w->through && w->layers[1].count < w->layers[0].count;
        result = w->layers[end].count ? walk_grow(w, end) : PAVE_NOT_FOUND;
    }
    if (result) return walk_fail(w, result, end, error);
    pave_batch_stop(w->batch, w->limit, w->limit);
    return PAVE_OK;
}

/// Finds the predecessor of a cell. Returns false if the cell is one of the ends.
static bool walk_back(pave_walk_search *w, pave_cell end, pave_cell *cell)
{
    pave_cell around[PAVE_WANG_SIDES_MAX];
    int twins[PAVE_WANG_SIDES_MAX];
    if (pave_cell_equal(*cell, end)) return false;
    const uint32_t back = *walk_mark(w, *cell) >> PAVE_PATH_BACK & 15;
    walk_neighbors(w, *cell, around, twins);
    *cell = around[back];
    return true;
}

/// Writes the path if it fits. Returns PAVE_OK or PAVE_CAPACITY.
static pave_result walk_write(pave_walk_search *w, pave_cell *out, int64_t capacity, int64_t *count,
                              pave_error *error)
{
    const pave_cell from = w->def->from, to = w->def->to;
    const bool one = pave_cell_equal(from, to);
    int64_t first = 0, second = 0;
    for (pave_cell cell = w->ends[0]; walk_back(w, from, &cell);) first++;
    for (pave_cell cell = w->ends[1]; walk_back(w, to, &cell);) second++;
    *count = first + second + 2 - one;
    if (*count > capacity)
        return PAVE_FAIL(error, PAVE_CAPACITY, "the path has %lld cells", (long long)*count);
    pave_cell cell = w->ends[0];
    for (int64_t i = first; i >= 0; walk_back(w, from, &cell)) out[i--] = cell;
    cell = w->ends[1];
    for (int64_t i = first + 1; i < *count; walk_back(w, to, &cell)) out[i++] = cell;
    return PAVE_OK;
}

pave_result pave_world_path(const pave_world_path_def *def, const pave_allocator *allocator,
                            const pave_batch *batch, pave_cell *out, int64_t capacity,
                            int64_t *count, pave_error *error)
{
    assert(def && def->world && def->sets && def->passable && (out || capacity == 0) && count);
    pave_walk_search w;
    pave_result result = walk_begin(&w, def, allocator, batch, error);
    if (!result) result = walk_search(&w, error);
    if (!result) result = walk_write(&w, out, capacity, count, error);
    walk_end(&w);
    return result;
}

pave_result pave_world_start(const pave_world_path_def *def, const pave_allocator *allocator,
                             const pave_batch *batch, pave_cell *out, pave_error *error)
{
    assert(def && def->world && def->sets && def->passable && out);
    pave_world_path_def alone = *def;
    pave_walk_search w;
    alone.to = def->from;
    pave_result result = walk_begin(&w, &alone, allocator, batch, error);
    w.through = true;
    if (!result) result = walk_search(&w, error);
    if (!result) *out = w.ends[1];
    walk_end(&w);
    return result;
}

// ---- Masks --------------------------------------------------------------------------------------

pave_result pave_world_mask(const pave_wang_set *const *sets, const uint32_t *ids,
                            const bool *passable, pave_mask *out)
{
    assert(sets && (ids || out->window->count == 0) && passable && out);
    const pave_window *window = out->window;
    pave_result result = PAVE_OK;
    for (int pass = 0; pass < 2; pass++) {
        pave_window_walk walk = pave_window_begin(window);
        while (!result && pave_window_next(&walk)) {
            const pave_wang_set *set = sets[walk.cell.s];
            const uint32_t open = pave_wang_open_sides(set, ids[walk.index], passable);
            if (pass == 0 && open == 0) pave_mask_set_cell(out, walk.index, true);
            for (int k = 0; pass == 1 && open && k < pave_wang_sides(set) && !result; k++) {
                const int64_t there = pave_window_wrapped(
                    window, pave_tiling_neighbors(window->tiling, walk.cell, k));
                if (!(open >> k & 1) && (there < 0 || !pave_mask_cell(out, there)))
                    result = pave_mask_set_side(out, walk.index, k, true);
            }
        }
    }
    return result;
}
