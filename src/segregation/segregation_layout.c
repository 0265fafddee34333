/// src/segregation/segregation_layout.c: storage of the cells of a segregation: as nodes with
/// neighbour lists, or in rows of slots where each neighbour is at a fixed offset.
///
/// The place of a cell in its row is q times the number of faces of a unit cell, plus s. Each row
/// has slots for all places that may be read as neighbours of a cell in the same row, the row above
/// or the row below. Places without a cell stay 0; if the window wraps, they are ghosts that copy
/// the opposite side. Normally the cells of each row start at a new word, so that no word has cells
/// of two rows. On small boards most of these words would be nearly empty. If rows of equal length
/// do not need more words, all rows get the same length, and one span covers them.
#include "../base/exact.h"

#include "segregation_kernel.h"

#include <string.h>

// ---- Contacts -----------------------------------------------------------------------------------

enum { PAVE_TOUCHING_MAX = PAVE_TRI_TOUCHING_MAX };

/// Lists the neighbours of a cell of a regular grid. Returns their number.
static int contacts_of(pave_window_grid grid, pave_contact contact, pave_cell cell,
                       pave_cell out[PAVE_TOUCHING_MAX])
{
    const bool corners = contact == PAVE_CONTACT_VERTEX;
    int count = 0;
    switch (grid) {
    case PAVE_WINDOW_SQUARES:
        count = corners ? PAVE_SQUARE_TOUCHING_MAX : PAVE_SQUARE_NEIGHBORS_MAX;
        for (int k = 0; k < count; k++)
            out[k] = corners ? pave_square_touching(cell, k) : pave_square_neighbors(cell, k);
        break;
    case PAVE_WINDOW_HEXAGONS:
        count = PAVE_HEX_NEIGHBORS_MAX; // cells that share a vertex share an edge
        for (int k = 0; k < count; k++) out[k] = pave_hex_neighbors(cell, k);
        break;
    case PAVE_WINDOW_TRIANGLES:
        count = corners ? PAVE_TRI_TOUCHING_MAX : PAVE_TRI_NEIGHBORS_MAX;
        for (int k = 0; k < count; k++)
            out[k] = corners ? pave_tri_touching(cell, k) : pave_tri_neighbors(cell, k);
        break;
    default: break;
    }
    return count;
}

static void contacts_add(pave_segregation_layout *layout, int32_t rows, int32_t slots,
                         uint64_t lanes)
{
    int k = 0;
    while (k < layout->contact_count &&
           (layout->contacts[k].rows != rows || layout->contacts[k].slots != slots))
        k++;
    assert(k < PAVE_SEGREGATION_CONTACTS_MAX);
    if (k == layout->contact_count)
        layout->contacts[layout->contact_count++] =
            (pave_segregation_contact){.rows = rows, .slots = slots};
    layout->contacts[k].lanes |= lanes;
}

static void segregation_contacts(pave_segregation_layout *layout, const pave_ground *ground)
{
    const int32_t faces = ground->window->face_count;
    for (int32_t s = 0; s < faces; s++) {
        const pave_cell cell = {.q = 0, .r = 0, .s = s};
        const uint64_t lanes = faces == 1 ? ~UINT64_C(0) : UINT64_C(0x5555555555555555) << s;
        pave_cell there[PAVE_TOUCHING_MAX];
        const int count = contacts_of(ground->window->grid, ground->contact, cell, there);
        for (int k = 0; k < count; k++)
            contacts_add(layout, there[k].r, there[k].q * faces + there[k].s - s, lanes);
    }
}

/// Returns whether cells are their own neighbours, by testing one cell of each kind. If one cell
/// is, all cells are. A graph omits such arcs.
static bool contacts_turn_back(const pave_ground *ground)
{
    const pave_window *window = ground->window;
    for (int64_t i = 0; i < window->face_count && i < window->count; i++) {
        pave_cell there[PAVE_TOUCHING_MAX];
        const int count =
            contacts_of(window->grid, ground->contact, pave_window_cell(window, i), there);
        for (int k = 0; k < count; k++)
            if (pave_window_wrapped(window, there[k]) == i) return true;
    }
    return false;
}

static bool segregation_by_rows(const pave_ground *ground, int32_t reach)
{
    if (ground->graph || reach > 1 || ground->window->grid == PAVE_WINDOW_OTHER) return false;
    return !ground->window->def.wrap || !contacts_turn_back(ground);
}

// ---- Places -------------------------------------------------------------------------------------

/// Places first .. end - 1 of a row; empty if first equals end.
typedef struct pave_places {
    int64_t first, end;
} pave_places;

static bool places_none(pave_places places) { return places.end <= places.first; }

static pave_places places_join(pave_places a, pave_places b)
{
    if (places_none(a)) return b;
    if (places_none(b)) return a;
    return (pave_places){.first = a.first < b.first ? a.first : b.first,
                         .end = a.end > b.end ? a.end : b.end};
}

/// Returns the cells of a row; empty outside the window.
static pave_places places_of_row(const pave_window *window, int64_t row)
{
    if (row < 0 || row >= window->row_count) return (pave_places){0, 0};
    int64_t length = window->rows[row + 1].start - window->rows[row].start;
    if (window->gaps) length += window->gaps[row].before + window->gaps[row].after;
    return (pave_places){.first = window->rows[row].slot, .end = window->rows[row].slot + length};
}

/// Returns the maximum distance of a contact along a row, rounded up to an even number to preserve
/// the parity of triangles.
static int64_t places_margin(const pave_segregation_layout *layout)
{
    int64_t most = 0;
    for (int k = 0; k < layout->contact_count; k++) {
        const int64_t slots = layout->contacts[k].slots;
        if (slots > most) most = slots;
        if (-slots > most) most = -slots;
    }
    return most + (most & 1);
}

/// Returns the range of a row: its cells, and all places that may be read as neighbours.
static pave_places places_asked(const pave_segregation_layout *layout, const pave_window *window,
                                int64_t row)
{
    pave_places asked = places_of_row(window, row);
    asked = places_join(asked, places_of_row(window, row - 1));
    asked = places_join(asked, places_of_row(window, row + 1));
    if (places_none(asked)) return asked;
    const int64_t margin = places_margin(layout);
    return (pave_places){.first = asked.first - margin, .end = asked.end + margin};
}

// ---- Rows ---------------------------------------------------------------------------------------

/// Positions of rows, from the row above the window to the row below it: place p of a row is slot
/// origin + p.
typedef struct pave_rows_plan {
    const pave_segregation_layout *layout;
    const pave_window *window;
    bool even; ///< all rows have the same length
    /// for even rows: first place of any row, rounded down to even, and the length
    int64_t least, pitch;
    int64_t end; ///< for other rows: start of the next row's range
} pave_rows_plan;

/// Returns the origin of the next row, and moves `end` past its range. Origins are even, to
/// preserve the parity of triangles.
static int64_t rows_next(pave_rows_plan *plan, int64_t row)
{
    const pave_places asked = places_asked(plan->layout, plan->window, row),
                      cells = places_of_row(plan->window, row);
    if (plan->even) {
        plan->end = (row + 2) * plan->pitch;
        return (row + 1) * plan->pitch - plan->least;
    }
    if (places_none(asked)) return plan->end;
    const int64_t first = places_none(cells) ? asked.first : cells.first, odd = first & 1;
    const int64_t slot = ((plan->end + (first - asked.first) - odd + 63) & ~INT64_C(63)) + odd;
    plan->end = slot + (asked.end - first);
    return slot - first;
}

/// Makes a plan for rows of equal length.
static pave_rows_plan rows_even(const pave_segregation_layout *layout, const pave_window *window)
{
    pave_rows_plan plan = {.layout = layout, .window = window, .even = true};
    pave_places all = {0, 0};
    for (int64_t row = 0; row < window->row_count; row++)
        all = places_join(all, places_asked(layout, window, row));
    plan.least = all.first & ~INT64_C(1);
    plan.pitch = (all.end - plan.least + 1) & ~INT64_C(1);
    return plan;
}

/// Returns the number of words of a plan.
static int64_t rows_words(pave_rows_plan plan)
{
    for (int64_t row = -1; row <= plan.window->row_count; row++) rows_next(&plan, row);
    return plan.end / 64 + 1;
}

static pave_rows_plan rows_choose(const pave_segregation_layout *layout, const pave_window *window)
{
    const pave_rows_plan even = rows_even(layout, window),
                         apart = {.layout = layout, .window = window};
    return rows_words(even) <= rows_words(apart) ? even : apart;
}

static pave_result rows_allocate(const pave_allocator *allocator, bool even,
                                 const pave_window *window, pave_segregation_layout *layout)
{
    layout->span_room = even ? 1 : window->row_count;
    layout->row_slot =
        pave_array_take(allocator, (size_t)window->row_count + 1, sizeof *layout->row_slot);
    layout->spans = pave_array_take(allocator, (size_t)layout->span_room, sizeof *layout->spans);
    return layout->row_slot && layout->spans ? PAVE_OK : PAVE_NO_MEMORY;
}

/// Adds the span of a row, or extends the only span if all rows have the same length. `origin` has
/// the origins of the row above, the row itself and the row below.
static void rows_span(pave_segregation_layout *layout, pave_places cells, const int64_t origin[3],
                      bool even)
{
    if (places_none(cells)) return;
    const int64_t word = (origin[1] + cells.first) >> 6,
                  end = ((origin[1] + cells.end - 1) >> 6) + 1;
    if (even && layout->span_count > 0) {
        layout->spans[0].count = end - layout->spans[0].word;
        return;
    }
    layout->spans[layout->span_count++] =
        (pave_segregation_span){.word = word,
                                .count = end - word,
                                .row = {origin[0] - origin[1], 0, origin[2] - origin[1]}};
}

static pave_result rows_make(const pave_allocator *allocator, const pave_window *window,
                             pave_segregation_layout *layout)
{
    pave_rows_plan plan = rows_choose(layout, window);
    const pave_result result = rows_allocate(allocator, plan.even, window, layout);
    if (result != PAVE_OK) return result;
    int64_t origin[3];
    origin[1] = rows_next(&plan, -1);
    origin[2] = rows_next(&plan, 0);
    for (int32_t row = 0; row < window->row_count; row++) {
        origin[0] = origin[1];
        origin[1] = origin[2];
        origin[2] = rows_next(&plan, row + 1);
        layout->row_slot[row] = origin[1] + window->rows[row].slot;
        rows_span(layout, places_of_row(window, row), origin, plan.even);
    }
    layout->row_slot[window->row_count] = plan.end;
    layout->word_count = plan.end / 64 + 1;
    return PAVE_OK;
}

// ---- Ghosts -------------------------------------------------------------------------------------

static pave_cell ghost_cell(const pave_window *window, int64_t row, int64_t place)
{
    const int64_t q = pave_floor_divide(place, window->face_count);
    return (pave_cell){.q = (int32_t)q,
                       .r = (int32_t)(window->r + row),
                       .s = (int32_t)(place - q * window->face_count)};
}

/// Returns the slot of a cell, given its index. Windows that wrap have no gaps.
static int64_t ghost_slot(const pave_segregation_layout *layout, const pave_window *window,
                          int64_t index)
{
    const int32_t row = pave_window_row_of(window, index);
    return layout->row_slot[row] + (index - window->rows[row].start);
}

/// Returns the slot that a ghost copies, given its row and its offset in the row.
static int64_t ghost_of(const pave_segregation_layout *layout, const pave_window *window,
                        int64_t row, int64_t place)
{
    return ghost_slot(layout, window, pave_window_wrapped(window, ghost_cell(window, row, place)));
}

/// Writes the ghosts of a row, or only counts them if `out` is NULL. Returns their number.
static int64_t ghosts_of_row(const pave_segregation_layout *layout, const pave_window *window,
                             int64_t row, int64_t origin, pave_segregation_ghost *out)
{
    const pave_places asked = places_asked(layout, window, row), cells = places_of_row(window, row);
    int64_t count = 0;
    for (int64_t place = asked.first; place < asked.end; place++) {
        if (!places_none(cells) && place == cells.first) place = cells.end;
        if (place >= asked.end) break;
        if (out)
            out[count] = (pave_segregation_ghost){.slot = origin + place,
                                                  .of = ghost_of(layout, window, row, place)};
        count++;
    }
    return count;
}

static int64_t ghosts_walk(const pave_segregation_layout *layout, const pave_window *window,
                           pave_segregation_ghost *out)
{
    pave_rows_plan plan = rows_choose(layout, window);
    int64_t count = 0;
    for (int64_t row = -1; row <= window->row_count; row++)
        count +=
            ghosts_of_row(layout, window, row, rows_next(&plan, row), out ? out + count : NULL);
    return count;
}

static pave_result ghosts_make(const pave_allocator *allocator, const pave_window *window,
                               pave_segregation_layout *layout)
{
    layout->ghost_room = ghosts_walk(layout, window, NULL);
    layout->ghosts = pave_array_take(allocator, (size_t)layout->ghost_room, sizeof *layout->ghosts);
    if (!layout->ghosts) return PAVE_NO_MEMORY;
    layout->ghost_count = ghosts_walk(layout, window, layout->ghosts);
    return PAVE_OK;
}

// ---- Layouts ------------------------------------------------------------------------------------

pave_result pave_segregation_layout_make(const pave_segregation_def *def, bool lists,
                                         const pave_allocator *allocator,
                                         pave_segregation_layout *out)
{
    *out =
        (pave_segregation_layout){.rows = !lists && segregation_by_rows(&def->ground, def->reach)};
    if (!out->rows) {
        const pave_result result =
            pave_segregation_measured(&def->ground)
                ? pave_segregation_lists_measure(&def->ground, def->reach, allocator, &out->lists)
                : pave_segregation_lists_make(&def->ground, def->reach, allocator, &out->lists);
        out->word_count = (int64_t)pave_bits_words(out->lists.count);
        return result;
    }
    segregation_contacts(out, &def->ground);
    const pave_result result = rows_make(allocator, def->ground.window, out);
    return result == PAVE_OK && def->ground.window->def.wrap
               ? ghosts_make(allocator, def->ground.window, out)
               : result;
}

void pave_segregation_layout_release(const pave_allocator *allocator,
                                     pave_segregation_layout *layout)
{
    pave_segregation_lists_release(allocator, &layout->lists);
    PAVE_RELEASE(allocator, layout->ghosts, layout->spans, layout->row_slot);
    *layout = (pave_segregation_layout){0};
}

// ---- Cells and slots ----------------------------------------------------------------------------

/// Consecutive cells in consecutive slots.
typedef struct pave_slot_run {
    int64_t cell, slot, count;
} pave_slot_run;

/// Iterates over the runs of a layout in order, from slot_begin on. Each row has up to three parts:
/// single cells, a run without gaps, single cells.
typedef struct pave_slot_walk {
    const pave_segregation_layout *layout;
    const pave_window *window; ///< for layouts by rows
    int64_t row;
    int part;
    int64_t done; ///< cells of the part visited so far
} pave_slot_walk;

/// The cells, first slot and stride of a part of a row.
typedef struct pave_slot_part {
    int64_t cell, slot, count, stride;
} pave_slot_part;

static pave_slot_part slot_part_of(const pave_slot_walk *walk)
{
    const pave_window *window = walk->window;
    const int64_t start = window->rows[walk->row].start,
                  length = window->rows[walk->row + 1].start - start,
                  slot = walk->layout->row_slot[walk->row];
    const int64_t before = window->gaps ? window->gaps[walk->row].before : 0,
                  after = window->gaps ? window->gaps[walk->row].after : 0;
    const int64_t middle = length - before - after;
    if (walk->part == 0) return (pave_slot_part){start, slot, before, 2};
    if (walk->part == 1) return (pave_slot_part){start + before, slot + 2 * before, middle, 1};
    return (pave_slot_part){start + before + middle, slot + 2 * before + middle + 1, after, 2};
}

static pave_slot_walk slot_begin(const pave_segregation_layout *layout, const pave_ground *ground)
{
    return (pave_slot_walk){.layout = layout, .window = layout->rows ? ground->window : NULL};
}

/// Gets the next run. Returns false after the last.
static bool slot_next(pave_slot_walk *walk, pave_slot_run *out)
{
    if (!walk->layout->rows) {
        *out = (pave_slot_run){.cell = 0, .slot = 0, .count = walk->layout->lists.count};
        return walk->part++ == 0 && out->count > 0;
    }
    for (; walk->row < walk->window->row_count; walk->row++, walk->part = 0) {
        for (; walk->part < 3; walk->part++, walk->done = 0) {
            const pave_slot_part part = slot_part_of(walk);
            if (walk->done >= part.count) continue;
            *out = (pave_slot_run){.cell = part.cell + walk->done,
                                   .slot = part.slot + part.stride * walk->done,
                                   .count = part.stride == 1 ? part.count : 1};
            walk->done += out->count;
            return true;
        }
    }
    return false;
}

void pave_segregation_layout_cells(const pave_segregation_layout *layout, const pave_ground *ground,
                                   uint64_t *out)
{
    pave_slot_run run;
    memset(out, 0, (size_t)layout->word_count * sizeof *out);
    for (pave_slot_walk walk = slot_begin(layout, ground); slot_next(&walk, &run);)
        for (int64_t slot = run.slot, end = run.slot + run.count, next; slot < end; slot = next) {
            next = (slot | 63) + 1 < end ? (slot | 63) + 1 : end;
            out[slot >> 6] |= pave_bits_ones(next - slot) << (slot & 63);
        }
}

void pave_segregation_gather(const pave_segregation *segregation, uint8_t *out)
{
    pave_slot_run run;
    for (pave_slot_walk walk = slot_begin(&segregation->layout, &segregation->def.ground);
         slot_next(&walk, &run);)
        memcpy(out + run.cell, segregation->cells + run.slot, (size_t)run.count);
}

void pave_segregation_scatter(pave_segregation *segregation, const uint8_t *races)
{
    pave_slot_run run;
    for (pave_slot_walk walk = slot_begin(&segregation->layout, &segregation->def.ground);
         slot_next(&walk, &run);)
        memcpy(segregation->cells + run.slot, races + run.cell, (size_t)run.count);
}

pave_result pave_segregation_unsatisfied(const pave_segregation *segregation, uint8_t *out)
{
    const pave_allocator *allocator = &segregation->allocator;
    const size_t words = (size_t)segregation->layout.word_count;
    const pave_segregation_kernel *kernel = pave_kernel_best(&pave_segregation_kernels);
    uint64_t *movers = pave_array_allocate(allocator, words, sizeof *movers);
    pave_slot_run run;
    if (!movers) return PAVE_NO_MEMORY;
    (void)pave_segregation_scan(segregation, kernel, 0, segregation->layout.word_count, movers);
    for (pave_slot_walk walk = slot_begin(&segregation->layout, &segregation->def.ground);
         slot_next(&walk, &run);)
        for (int64_t i = 0; i < run.count; i++)
            out[run.cell + i] = (uint8_t)pave_bits_test(movers, run.slot + i);
    pave_array_release(allocator, movers);
    return PAVE_OK;
}

void pave_segregation_recount(pave_segregation *segregation)
{
    int64_t vacancies = 0, open = 0;
    for (int64_t word = 0; word < segregation->layout.word_count; word++) {
        uint64_t vacant = 0;
        for (int i = 0; i < 64; i++)
            vacant |= (uint64_t)(segregation->cells[64 * word + i] == 0) << i;
        segregation->vacant[word] = vacant & segregation->open[word];
        vacancies += pave_bits_count(segregation->vacant[word]);
        open += pave_bits_count(segregation->open[word]);
    }
    segregation->state.vacancies = (int32_t)vacancies;
    segregation->state.agents = (int32_t)(open - vacancies);
}

/// Incremental hash of races.
typedef struct pave_race_hash {
    uint64_t hash; ///< initially PAVE_HASH_START
    uint32_t word; ///< races that do not fill a word yet
    int32_t held;  ///< number of races in `word`
} pave_race_hash;

static void race_hash_add(pave_race_hash *hash, const uint8_t *races, int64_t count)
{
    for (int64_t i = 0; i < count; i++) {
        hash->word |= (uint32_t)races[i] << 8 * hash->held;
        if (++hash->held < 4) continue;
        hash->hash = pave_hash_word(hash->hash, hash->word);
        hash->word = 0;
        hash->held = 0;
    }
}

uint64_t pave_segregation_hash(const pave_segregation *segregation)
{
    pave_race_hash hash = {.hash = PAVE_HASH_START};
    pave_slot_run run;
    for (pave_slot_walk walk = slot_begin(&segregation->layout, &segregation->def.ground);
         slot_next(&walk, &run);)
        race_hash_add(&hash, segregation->cells + run.slot, run.count);
    return hash.held > 0 ? pave_hash_word(hash.hash, hash.word) : hash.hash;
}
