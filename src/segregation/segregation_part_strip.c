/// src/segregation/segregation_part_strip.c: which rows of a board are on a rank, and the window
/// and layout of these rows and of those beside them.
///
/// Row v of a board that wraps is row v mod h of its h rows, and its cells stand in the same order:
/// in all shapes that are taken here a row is where the plan of the window has it for any v.
#include "../base/exact.h"

#include "segregation_part_model.h"

#include <string.h>

// ---- The whole ----------------------------------------------------------------------------------

static pave_result cut_refuse(pave_error *error, const char *message)
{
    return pave_error_set(error, PAVE_UNSUPPORTED, NULL, 0, 0, "%s", message);
}

/// Whether the rows of a window that wraps come back to themselves.
static pave_result cut_check_wrap(const pave_segregation_part *part, pave_error *error)
{
    const pave_window_def *window = &part->window;
    pave_window_period period;
    const bool columns =
        part->plan.grid == PAVE_WINDOW_HEXAGONS
            ? window->system >= PAVE_HEX_ODD_Q
            : part->plan.grid == PAVE_WINDOW_TRIANGLES && window->orientation == PAVE_FLAT;
    if (window->shape == PAVE_WINDOW_HEXAGON || (window->shape == PAVE_WINDOW_RECTANGLE && columns))
        return cut_refuse(error, "the rows of such a window do not wrap onto themselves, so "
                                 "it cannot be cut into strips: take a parallelogram or an "
                                 "upright rectangle, or make it without wrap");
    if (part->plan.count == 0)
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0,
                              "an empty window cannot wrap: give it a size");
    return pave_window_period_make(window, part->plan.tiling, part->plan.grid, &period, error);
}

static pave_result cut_plan(pave_segregation_part *part, pave_error *error)
{
    pave_window_def *window = &part->window;
    if (!window->tiling) window->tiling = pave_tiling_square();
    const pave_window_grid grid = pave_window_grid_of(window->tiling);
    if (grid == PAVE_WINDOW_OTHER)
        return cut_refuse(error, "only boards of squares, hexagons and triangles can be cut "
                                 "into strips: use pave_segregation_create");
    const pave_result result =
        pave_window_plan_make(window, window->tiling, grid, &part->plan, error);
    if (result != PAVE_OK) return result;
    const pave_window_plan *plan = &part->plan;
    if (plan->count > 0 &&
        (plan->first < -PAVE_COORDINATE_MAX || plan->first + plan->count - 1 > PAVE_COORDINATE_MAX))
        return pave_window_too_far(error);
    return window->wrap ? cut_check_wrap(part, error) : PAVE_OK;
}

/// The cells of a row, which may be beyond the window where that wraps.
static pave_window_run cut_run(const pave_segregation_part *part, int64_t row)
{
    return part->plan.run(&part->plan, part->plan.first + row);
}

static pave_result cut_count(pave_segregation_part *part, pave_error *error)
{
    int64_t cells = 0;
    for (int64_t row = 0; row < part->plan.count; row++) {
        const pave_window_run run = cut_run(part, row);
        if (!pave_window_run_in_range(run, part->plan.tiling->face_count))
            return pave_window_too_far(error);
        if (run.before + run.after > 0)
            return cut_refuse(error, "a disk of triangles has gaps in its rows, so it cannot "
                                     "be cut into strips: take a hexagon of triangles");
        cells += run.middle;
    }
    if (cells > PAVE_SEGREGATION_PART_CELLS_MAX)
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0,
                              "the board has %lld cells, more than 2^33: make it smaller",
                              (long long)cells);
    part->state.cells = cells;
    return PAVE_OK;
}

/// Each rank begins with the first row that has its share of cells before it.
static void cut_deal(pave_segregation_part *part)
{
    const int64_t cells = part->state.cells, ranks = part->rank_count;
    int64_t before = 0, rank = 0;
    for (int64_t row = 0; row <= part->plan.count; row++) {
        for (; rank < ranks && before >= cells / ranks * rank + cells % ranks * rank / ranks;
             rank++) {
            part->row_of[rank] = row;
            part->first_of[rank] = before;
        }
        if (row < part->plan.count) before += cut_run(part, row).middle;
    }
    part->row_of[ranks] = part->plan.count;
    part->first_of[ranks] = cells;
}

pave_result pave_part_cut(pave_segregation_part *part, const pave_segregation_part_def *def,
                          pave_error *error)
{
    const size_t ranks = (size_t)part->rank_count + 1;
    part->window = def->window;
    pave_result result = cut_plan(part, error);
    if (result == PAVE_OK) result = cut_count(part, error);
    if (result != PAVE_OK) return result;
    part->row_of = pave_array_allocate(&part->allocator, ranks, sizeof *part->row_of);
    part->first_of = pave_array_allocate(&part->allocator, ranks, sizeof *part->first_of);
    if (!part->row_of || !part->first_of) return PAVE_NO_MEMORY;
    cut_deal(part);
    return PAVE_OK;
}

// ---- The window ---------------------------------------------------------------------------------

int64_t pave_part_wrapped(const pave_segregation_part *part, int64_t row)
{
    return part->window.wrap ? pave_floor_modulo(row, part->plan.count) : row;
}

/// The rows of `local`, the first of them row `first` of the whole.
static void window_fill_rows(pave_segregation_part *part, int64_t first)
{
    int64_t count = 0;
    for (int64_t row = 0; row < part->local.row_count; row++) {
        const pave_window_run run = cut_run(part, first + row);
        part->rows[row] = (pave_window_row){.start = count, .slot = run.slot};
        count += run.middle;
    }
    part->rows[part->local.row_count] = (pave_window_row){.start = count};
    part->local.count = count;
}

static int64_t window_blocks(const pave_segregation_part *part)
{
    return (part->local.count + 63) / 64;
}

static pave_result window_fill_blocks(pave_segregation_part *part, pave_error *error)
{
    if (part->local.count > INT32_MAX)
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0,
                              "a strip and the rows beside it have %lld cells, more than %d: take "
                              "more ranks",
                              (long long)part->local.count, INT32_MAX);
    part->blocks =
        pave_array_take(&part->allocator, (size_t)window_blocks(part), sizeof *part->blocks);
    if (!part->blocks) return PAVE_NO_MEMORY;
    int32_t row = 0;
    for (int64_t block = 0; block < window_blocks(part); block++) {
        while (part->rows[row + 1].start <= 64 * block) row++;
        part->blocks[block] = row;
    }
    part->local.blocks = part->blocks;
    return PAVE_OK;
}

pave_result pave_part_window(pave_segregation_part *part, int32_t reach, pave_error *error)
{
    const int64_t own = pave_part_rows(part), all = part->plan.count;
    int64_t first = part->row_of[part->rank], end = first;
    if (own > 0) {
        first -= reach;
        end += own + reach;
        if (!part->window.wrap && first < 0) first = 0;
        if (!part->window.wrap && end > all) end = all;
    }
    part->own_row = part->row_of[part->rank] - first;
    part->local = (pave_window){.def = part->window,
                                .tiling = part->plan.tiling,
                                .grid = part->plan.grid,
                                .face_count = part->plan.tiling->face_count,
                                .r = (int32_t)(part->plan.first + first),
                                .row_count = (int32_t)(end - first)};
    part->local.def.wrap = false;
    part->rows = pave_array_take(&part->allocator, (size_t)(end - first) + 1, sizeof *part->rows);
    if (!part->rows) return PAVE_NO_MEMORY;
    part->local.rows = part->rows;
    window_fill_rows(part, first);
    return window_fill_blocks(part, error);
}

// ---- Lists of a window that wraps ---------------------------------------------------------------

/// A cell seen from another: so many rows below, and slots to the right.
typedef struct pave_ball_cell {
    int32_t row, slot;
} pave_ball_cell;

/// The cells within reach on the endless grid, nearer ones first; of triangles those of an L, or
/// of an R. The cell itself is the first.
typedef struct pave_ball {
    pave_ball_cell *cells;
    int32_t count, room;
} pave_ball;

/// A box of bytes around the middle of a ball: which cells have been seen.
typedef struct pave_ball_box {
    uint8_t *seen;
    int32_t reach, width; ///< cells up to `width` slots away
} pave_ball_box;

static size_t ball_box_bytes(const pave_ball_box *box)
{
    return (size_t)(2 * box->reach + 1) * (size_t)(2 * box->width + 1);
}

static bool ball_see(const pave_ball_box *box, pave_ball_cell cell)
{
    uint8_t *seen = &box->seen[(int64_t)(cell.row + box->reach) * (2 * box->width + 1) + cell.slot +
                               box->width];
    const bool before = *seen;
    *seen = 1;
    return before;
}

/// (Breadth-first: E. Moore, "The Shortest Path Through a Maze", 1959.)
static void ball_search(const pave_segregation_layout *contacts, const pave_ball_box *box,
                        int32_t face, pave_ball *out)
{
    int32_t first = 0;
    out->cells[0] = (pave_ball_cell){0, 0};
    out->count = 1;
    ball_see(box, out->cells[0]);
    for (int32_t step = 0; step < box->reach; step++) {
        const int32_t end = out->count;
        for (; first < end; first++) {
            const pave_ball_cell here = out->cells[first];
            for (int k = 0; k < contacts->contact_count; k++) {
                const pave_segregation_contact *contact = &contacts->contacts[k];
                const pave_ball_cell there = {here.row + contact->rows, here.slot + contact->slots};
                if (!(contact->lanes >> ((here.slot + face) & 1) & 1)) continue;
                if (ball_see(box, there)) continue;
                assert(out->count < out->room);
                out->cells[out->count++] = there;
            }
        }
    }
}

static pave_result ball_make(const pave_segregation_part *part,
                             const pave_segregation_layout *contacts, int32_t face, pave_ball *out)
{
    enum { AWAY = 4 }; // no contact is farther along a row
    pave_ball_box box = {.reach = part->strip->def.reach, .width = AWAY * part->strip->def.reach};
    *out = (pave_ball){.room = part->strip->neighbors_max + 1};
    out->cells = pave_array_take(&part->allocator, (size_t)out->room, sizeof *out->cells);
    box.seen = pave_array_allocate(&part->allocator, ball_box_bytes(&box), 1);
    const bool made = out->cells && box.seen;
    if (made) ball_search(contacts, &box, face, out);
    pave_array_release(&part->allocator, box.seen, ball_box_bytes(&box), 1);
    return made ? PAVE_OK : PAVE_NO_MEMORY;
}

static void ball_release(const pave_segregation_part *part, pave_ball *ball)
{
    pave_array_release(&part->allocator, ball->cells, (size_t)ball->room, sizeof *ball->cells);
}

/// The cell of `local` that is `away` from a cell, by its row and slot. Where several rows of
/// `local` are one row of the whole, the first of these stands for all.
static int32_t ring_cell(const pave_segregation_part *part, int64_t row, int64_t slot,
                         pave_ball_cell away)
{
    const pave_window_row *there = &part->rows[row + away.row];
    const int64_t column =
        pave_floor_modulo(slot + away.slot - there->slot, there[1].start - there->start);
    return (int32_t)(part->rows[(row + away.row) % part->plan.count].start + column);
}

/// Writes the neighbours of a cell, or only counts them where `to` is NULL. `seen` (NULL: a cell
/// that is joined twice is listed twice) has by which cell each was last seen, plus 1.
static int64_t ring_list(const pave_segregation_part *part, const pave_ball *ball, int64_t row,
                         int64_t cell, int32_t *seen, int32_t *to)
{
    const int64_t slot = part->rows[row].slot + cell - part->rows[row].start;
    const int32_t self = ring_cell(part, row, slot, ball->cells[0]);
    int64_t count = 0;
    for (int32_t i = 1; i < ball->count; i++) {
        const int32_t there = ring_cell(part, row, slot, ball->cells[i]);
        if (there == self || (seen && seen[there] == cell + 1)) continue;
        if (seen) seen[there] = (int32_t)cell + 1;
        if (to) to[count] = there;
        count++;
    }
    return count;
}

/// Lists the neighbours of the own cells; those of the halo have none. Returns their count, or -1
/// beyond INT32_MAX.
static int64_t ring_lists(const pave_segregation_part *part, const pave_ball balls[2],
                          int32_t *seen, int32_t *start, int32_t *to)
{
    const int32_t faces = part->local.face_count;
    const int64_t end = part->own_row + pave_part_rows(part);
    int64_t total = 0;
    if (seen) memset(seen, 0, (size_t)part->local.count * sizeof *seen);
    for (int64_t row = 0; row < part->local.row_count; row++)
        for (int64_t cell = part->rows[row].start; cell < part->rows[row + 1].start; cell++) {
            const int64_t slot = part->rows[row].slot + cell - part->rows[row].start;
            start[cell] = (int32_t)total;
            if (row < part->own_row || row >= end) continue;
            total += ring_list(part, &balls[pave_floor_modulo(slot, faces)], row, cell, seen,
                               to ? to + total : NULL);
            if (total > INT32_MAX) return -1;
        }
    start[part->local.count] = (int32_t)total;
    return total;
}

static pave_result ring_take(pave_segregation_part *part, const pave_ball balls[2], int32_t *seen,
                             pave_segregation_lists *out)
{
    out->count = (int32_t)part->local.count;
    out->own_start =
        pave_array_take(&part->allocator, (size_t)out->count + 1, sizeof *out->own_start);
    if (!out->own_start) return PAVE_NO_MEMORY;
    const int64_t total = ring_lists(part, balls, seen, out->own_start, NULL);
    if (total < 0) return PAVE_RANGE;
    out->own_to = pave_array_take(&part->allocator, (size_t)total, sizeof *out->own_to);
    if (!out->own_to) return PAVE_NO_MEMORY;
    ring_lists(part, balls, seen, out->own_start, out->own_to);
    out->start = out->own_start;
    out->to = out->own_to;
    return PAVE_OK;
}

static pave_result ring_make(pave_segregation_part *part, const pave_segregation_layout *contacts)
{
    pave_segregation_layout *layout = &part->strip->layout;
    const bool once = part->strip->def.reach > 1; // each neighbour is listed once
    const size_t cells = (size_t)part->local.count;
    int32_t *seen = once ? pave_array_take(&part->allocator, cells, sizeof *seen) : NULL;
    pave_ball balls[2] = {0};
    pave_result result = once && !seen ? PAVE_NO_MEMORY : PAVE_OK;
    for (int32_t face = 0; face < part->local.face_count && result == PAVE_OK; face++)
        result = ball_make(part, contacts, face, &balls[face]);
    if (result == PAVE_OK) result = ring_take(part, balls, seen, &layout->lists);
    ball_release(part, &balls[1]);
    ball_release(part, &balls[0]);
    if (once) pave_array_release(&part->allocator, seen, cells, sizeof *seen);
    layout->word_count = (int64_t)pave_bits_words(layout->lists.count);
    return result;
}

// ---- The layout ---------------------------------------------------------------------------------

/// Whether a contact leads from a cell back to it, as in a board that is one row high. Then it does
/// so from every cell, and lists drop it.
static bool ring_turns_back(const pave_segregation_part *part,
                            const pave_segregation_layout *contacts)
{
    const pave_window_run here = cut_run(part, 0);
    for (int k = 0; k < contacts->contact_count; k++) {
        const pave_segregation_contact *contact = &contacts->contacts[k];
        if (contact->rows % part->plan.count != 0) continue;
        const int64_t away = here.slot + contact->slots - cut_run(part, contact->rows).slot;
        if (away % here.middle == 0) return true;
    }
    return false;
}

static pave_result ring_layout(pave_segregation_part *part)
{
    const pave_segregation_def *def = &part->strip->def;
    pave_segregation_layout contacts = {0};
    pave_segregation_contacts(&contacts, &def->ground);
    if (def->reach > 1 || ring_turns_back(part, &contacts)) return ring_make(part, &contacts);
    const pave_result result =
        pave_segregation_layout_make(def, false, &part->allocator, &part->strip->layout);
    return result == PAVE_OK
               ? pave_segregation_layout_ring(&part->strip->layout, &part->local, &part->allocator)
               : result;
}

pave_result pave_part_layout(pave_segregation_part *part)
{
    return part->window.wrap ? ring_layout(part)
                             : pave_segregation_layout_make(&part->strip->def, false,
                                                            &part->allocator, &part->strip->layout);
}

int64_t pave_part_slot(const pave_segregation_part *part, int64_t row)
{
    const pave_segregation_layout *layout = &part->strip->layout;
    return layout->rows ? layout->row_slot[row] : part->rows[row].start;
}

void pave_part_open(pave_segregation_part *part)
{
    for (int64_t row = part->own_row, end = row + pave_part_rows(part); row < end; row++) {
        const int64_t first = pave_part_slot(part, row),
                      last = first + part->rows[row + 1].start - part->rows[row].start;
        for (int64_t slot = first, next; slot < last; slot = next) {
            next = (slot | 63) + 1 < last ? (slot | 63) + 1 : last;
            part->strip->open[slot >> 6] |= pave_bits_ones(next - slot) << (slot & 63);
        }
    }
}
