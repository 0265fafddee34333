/// src/search/search_sight_field.c: fields of view by table. All cells in the shadows of nearby
/// walls are hidden; all other cells are visible.
#include "../base/exact.h"

#include "../base/bits.h"
#include "../base/memory.h"
#include "search_sight_table.h"

#include <string.h>

/// The cells hidden so far and, at the end, the visible cells. The query is on the stack, so fields
/// need no allocation, and any number of threads may compute them.
typedef struct pave_sight_query {
    const pave_sight *sight;
    const pave_mask *walls;
    const pave_sight_face_table *face;
    pave_cell from;
    uint64_t hidden[2 * PAVE_SIGHT_WORDS_MAX]; ///< pairs of words, as in the table
    uint64_t seen[PAVE_SIGHT_WORDS_MAX];
    pave_sight_list list; ///< used for cell-by-cell processing
    uint64_t *images; ///< used if the window wraps: one bit per cell, because several images of a
                      ///< cell may be visible
} pave_sight_query;

/// The overlap of a row of the table and a row of the window.
typedef struct pave_sight_overlap {
    int64_t index;  ///< index of its first cell in the window
    int32_t number; ///< number of its first cell in the table
    int32_t length; ///< 0 if they do not overlap
} pave_sight_overlap;

static inline void sight_hide(pave_sight_query *query, pave_sight_shadow shadow)
{
    const uint64_t *pairs = query->face->pairs + 2 * (size_t)shadow.at;
    uint64_t *hidden = query->hidden + 2 * shadow.first;
    for (int i = 0; i < 2 * shadow.count; i++) hidden[i] |= pairs[i];
}

/// Hides the shadow of masked side k of a cell. Segments from one cell cross an edge in only one
/// direction, so the shadow is stored with one of the edge's two sides: this side or its twin. The
/// twin is looked up when its own cell is processed, unless that cell is outside the window.
static void sight_hide_side(pave_sight_query *query, int32_t number, int64_t index, int k)
{
    const pave_sight *sight = query->sight;
    const pave_window *window = query->walls->window;
    pave_sight_shadow shadow = query->face->sides[(int64_t)number * sight->stride + k];
    if (shadow.count > 0 || window->def.wrap) {
        sight_hide(query, shadow);
        return;
    }
    pave_cell cell = pave_window_cell(window, index),
              across = pave_tiling_neighbors(sight->tiling, cell, k);
    if (pave_window_contains(window, across)) return;
    number = pave_sight_number(sight, query->face, across.q - query->from.q,
                               across.r - query->from.r, across.s);
    if (number < 0) return;
    sight_hide(query, query->face->sides[(int64_t)number * sight->stride +
                                         pave_tiling_side_of(sight->tiling, cell.s, k)->twin]);
}

/// Computes the visible cells: the cells within the radius that are not in both the left and the
/// right shadow.
static void sight_unite(pave_sight_query *query)
{
    for (int32_t i = 0; i < query->face->words; i++)
        query->seen[i] =
            query->face->targets[i] & ~(query->hidden[2 * i] & query->hidden[2 * i + 1]);
}

// ---- Row by row ---------------------------------------------------------------------------------
// If the rows of the window are contiguous slots, a row of the mask is a run of bits in the same
// order as in the table.

static pave_sight_overlap sight_overlap_of(const pave_sight_query *query, int32_t row)
{
    const pave_window *window = query->walls->window;
    const pave_sight_row *near = &query->face->rows[row];
    pave_sight_overlap overlap = {0, 0, 0};
    int64_t line = (int64_t)query->from.r + query->face->r + row - window->r;
    if (line < 0 || line >= window->row_count || near->length == 0) return overlap;
    const pave_window_row *here = &window->rows[line];
    int64_t low = (int64_t)query->from.q * window->face_count + near->slot,
            high = low + near->length;
    int64_t first = here->slot > low ? here->slot : low,
            end = here->slot + (here[1].start - here->start);
    if (high < end) end = high;
    if (end <= first) return overlap;
    overlap.index = here->start + (first - here->slot);
    overlap.number = near->start + (int32_t)(first - low);
    overlap.length = (int32_t)(end - first);
    return overlap;
}

static void sight_hide_cells(pave_sight_query *query, pave_sight_overlap overlap)
{
    for (int32_t i = 0; i < overlap.length; i += 64) {
        int32_t count = overlap.length - i < 64 ? overlap.length - i : 64,
                number = overlap.number + i;
        uint64_t bits = pave_bits_at(query->walls->cells, overlap.index + i, count) &
                        pave_bits_at(query->face->casts, number, count);
        for (; bits; bits &= bits - 1)
            sight_hide(query, query->face->cells[number + pave_bits_lowest(bits)]);
    }
}

static void sight_hide_sides(pave_sight_query *query, pave_sight_overlap overlap)
{
    const pave_mask *walls = query->walls;
    for (int k = 0; k < query->sight->stride; k++) {
        const uint64_t *sides = walls->sides + k * walls->word_count;
        for (int32_t i = 0; i < overlap.length; i += 64) {
            uint64_t bits = pave_bits_at(sides, overlap.index + i,
                                         overlap.length - i < 64 ? overlap.length - i : 64);
            for (; bits; bits &= bits - 1) {
                int32_t at = i + pave_bits_lowest(bits);
                sight_hide_side(query, overlap.number + at, overlap.index + at, k);
            }
        }
    }
}

static pave_result sight_field_rows(pave_sight_query *query, int64_t *out, int64_t capacity,
                                    int64_t *count)
{
    int32_t rows = query->face->row_count;
    for (int32_t row = 0; row < rows; row++) {
        pave_sight_overlap overlap = sight_overlap_of(query, row);
        sight_hide_cells(query, overlap);
        if (query->walls->sides) sight_hide_sides(query, overlap);
    }
    sight_unite(query);
    for (int32_t row = 0; row < rows; row++) {
        pave_sight_overlap overlap = sight_overlap_of(query, row);
        for (int32_t i = 0; i < overlap.length; i += 64)
            *count +=
                pave_bits_count(pave_bits_at(query->seen, overlap.number + i,
                                             overlap.length - i < 64 ? overlap.length - i : 64));
    }
    if (*count > capacity) return PAVE_CAPACITY;
    for (int32_t row = 0; row < rows; row++) {
        pave_sight_overlap overlap = sight_overlap_of(query, row);
        for (int32_t i = 0; i < overlap.length; i += 64) {
            uint64_t bits = pave_bits_at(query->seen, overlap.number + i,
                                         overlap.length - i < 64 ? overlap.length - i : 64);
            for (; bits; bits &= bits - 1) *out++ = overlap.index + i + pave_bits_lowest(bits);
        }
    }
    return PAVE_OK;
}

// ---- Cell by cell -------------------------------------------------------------------------------
// Used for windows that wrap, and for rows with gaps.

/// Returns the index of `cell`, which is one slot after the previous cell. In a window that wraps,
/// the index also increases by one within a row; `row_end` tracks the end of that row.
static int64_t sight_next_index(const pave_window *window, pave_cell cell, int64_t before,
                                int64_t *row_end)
{
    int64_t index;
    if (window->def.wrap && before + 1 < *row_end) return before + 1;
    index = pave_sight_index(window, cell);
    *row_end = index < 0 ? 0 : window->rows[pave_window_row_of(window, index) + 1].start;
    return index;
}

/// Calls `meet` for every nearby cell that is in the window or an image of a cell of the window.
static void sight_each(pave_sight_query *query, void (*meet)(pave_sight_query *, int32_t number,
                                                             pave_cell cell, int64_t index))
{
    int64_t faces = query->sight->tiling->face_count;
    for (int32_t row = 0; row < query->face->row_count; row++) {
        const pave_sight_row *near = &query->face->rows[row];
        int64_t q = near->slot / faces - (near->slot % faces < 0), index = -1, row_end = 0;
        pave_cell cell = {(int32_t)(query->from.q + q), query->from.r + query->face->r + row,
                          (int32_t)(near->slot - q * faces)};
        for (int32_t i = 0; i < near->length; i++) {
            index = sight_next_index(query->walls->window, cell, index, &row_end);
            if (index >= 0) meet(query, near->start + i, cell, index);
            if (++cell.s == faces) cell.s = 0, cell.q++;
        }
    }
}

static void sight_meet_wall(pave_sight_query *query, int32_t number, pave_cell cell, int64_t index)
{
    if (pave_mask_cell(query->walls, index)) sight_hide(query, query->face->cells[number]);
    for (int k = 0; query->walls->sides && k < pave_tiling_side_count(query->sight->tiling, cell.s);
         k++) {
        if (pave_mask_side(query->walls, index, k)) sight_hide_side(query, number, index, k);
    }
}

static void sight_meet_seen(pave_sight_query *query, int32_t number, pave_cell cell, int64_t index)
{
    (void)cell;
    if (pave_bits_test(query->seen, number)) pave_sight_list_add(&query->list, index);
}

static void sight_meet_image(pave_sight_query *query, int32_t number, pave_cell cell, int64_t index)
{
    (void)cell;
    if (pave_bits_test(query->seen, number)) pave_bits_set(query->images, index);
}

/// Lists the visible cells, up to `capacity`, and counts them all.
static void sight_list_seen(pave_sight_query *query, int64_t *out, int64_t capacity)
{
    query->list = (pave_sight_list){out, capacity, 0};
    if (query->images)
        pave_sight_list_bits(&query->list, query->images, query->walls->window->count);
    else
        sight_each(query, sight_meet_seen);
}

static pave_result sight_field_cells(pave_sight_query *query, int64_t *out, int64_t capacity,
                                     int64_t *count)
{
    const pave_allocator *memory = &query->sight->allocator;
    const pave_window *window = query->walls->window;
    size_t words = (size_t)(window->count / 64 + 1);
    sight_each(query, sight_meet_wall);
    sight_unite(query);
    query->images = NULL;
    if (window->def.wrap) {
        query->images = pave_array_allocate(memory, words, sizeof *query->images);
        if (!query->images) return PAVE_NO_MEMORY;
        sight_each(query, sight_meet_image);
    }
    sight_list_seen(query, NULL, 0);
    *count = query->list.count;
    if (*count <= capacity) sight_list_seen(query, out, capacity);
    pave_array_release(memory, query->images);
    return *count <= capacity ? PAVE_OK : PAVE_CAPACITY;
}

// ---- Both methods -------------------------------------------------------------------------------

pave_result pave_field_of_view(const pave_sight *sight, const pave_mask *walls, int64_t from,
                               int64_t *out, int64_t capacity, int64_t *count)
{
    const pave_window *window = walls->window;
    pave_sight_query query;
    assert(window->tiling == sight->tiling && from >= 0 && from < window->count && capacity >= 0);
    *count = 0;
    query.sight = sight;
    query.walls = walls;
    query.from = pave_window_cell(window, from);
    query.face = &sight->faces[query.from.s];
    memset(query.hidden, 0, 2 * (size_t)query.face->words * sizeof *query.hidden);
    if (!window->def.wrap && !window->gaps) return sight_field_rows(&query, out, capacity, count);
    return sight_field_cells(&query, out, capacity, count);
}
