/// src/region/label_part_strip.c: the strip of a rank as a window of its own, its components, and
/// what a wrap joins within it.
#include "../base/exact.h"

#include "../base/memory.h"
#include "../graph/graph_union.h"
#include "label_part.h"

#include <pave/territory.h>

// ---- The whole ----------------------------------------------------------------------------------

pave_result pave_label_plan(const pave_window_def *window, pave_window_def *whole,
                            pave_window_plan *plan, pave_error *error)
{
    *whole = *window;
    if (!whole->tiling) whole->tiling = pave_tiling_square();
    const pave_window_grid grid = pave_window_grid_of(whole->tiling);
    if (grid == PAVE_WINDOW_OTHER)
        return pave_error_set(error, PAVE_UNSUPPORTED, NULL, 0, 0,
                              "labels are cut into strips on squares, hexagons and triangles: take "
                              "one of these for %s",
                              whole->tiling->name);
    if (grid == PAVE_WINDOW_TRIANGLES && whole->shape == PAVE_WINDOW_DISK)
        return pave_error_set(error, PAVE_UNSUPPORTED, NULL, 0, 0,
                              "the rows of a disk of triangles have gaps: take a hexagon");
    const pave_result result = pave_window_plan_make(whole, whole->tiling, grid, plan, error);
    if (result != PAVE_OK || plan->count == 0) return result;
    return plan->first < -PAVE_COORDINATE_MAX || plan->first + plan->count - 1 > PAVE_COORDINATE_MAX
               ? pave_window_too_far(error)
               : PAVE_OK;
}

static pave_result label_plan_wrap(pave_label_part *part, pave_error *error)
{
    const int32_t faces = part->window.tiling->face_count;
    pave_window_period period = {0};
    if (!part->window.wrap) return PAVE_OK;
    if (part->plan.count == 0)
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0,
                              "an empty window cannot wrap: give it a size");
    const pave_result result = pave_window_period_make(&part->window, part->window.tiling,
                                                       part->plan.grid, &period, error);
    part->period_slots = period.q * faces;
    part->wrap_slots = period.shift * faces;
    if (result != PAVE_OK || period.r == part->plan.count) return result;
    return pave_error_set(error, PAVE_UNSUPPORTED, NULL, 0, 0,
                          "a window is cut into strips where its rows wrap onto themselves: take a "
                          "parallelogram, or a rectangle in rows");
}

static pave_result label_find_contacts(pave_label_part *part, pave_error *error)
{
    static const pave_label_contacts edge[] = {
        [PAVE_WINDOW_SQUARES] = {1, {0}, false},
        [PAVE_WINDOW_HEXAGONS] = {2, {0, 1}, false},
        [PAVE_WINDOW_TRIANGLES] = {1, {1}, true},
    };
    static const pave_label_contacts around = {3, {-1, 0, 1}, false};
    const pave_window_grid grid = part->plan.grid;
    if (part->def->contact != PAVE_CONTACT_EDGE && part->def->contact != PAVE_CONTACT_VERTEX)
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0,
                              "contact must be a pave_contact, 0 or 1, not %d",
                              (int)part->def->contact);
    part->contacts = edge[grid];
    if (part->def->contact == PAVE_CONTACT_EDGE || grid == PAVE_WINDOW_HEXAGONS) return PAVE_OK;
    part->contacts = around;
    return grid == PAVE_WINDOW_SQUARES
               ? PAVE_OK
               : pave_error_set(error, PAVE_UNSUPPORTED, NULL, 0, 0,
                                "triangles are cut into strips with contact across edges only");
}

// ---- The strip ----------------------------------------------------------------------------------

static pave_result label_fill_rows(pave_label_part *part, pave_error *error)
{
    int64_t count = 0;
    for (int32_t row = 0; row < part->local.row_count; row++) {
        const pave_window_run run = pave_label_run(part, part->def->row + row);
        if (!pave_window_run_in_range(run, part->local.face_count))
            return pave_window_too_far(error);
        if (part->window.wrap && run.middle != part->period_slots)
            return pave_error_set(error, PAVE_UNSUPPORTED, NULL, 0, 0,
                                  "a window is cut into strips where its rows wrap onto "
                                  "themselves: take a parallelogram, or a rectangle in rows");
        part->rows[row] = (pave_window_row){.start = count, .slot = run.slot};
        count += run.middle;
        if (count > INT32_MAX)
            return pave_error_set(error, PAVE_RANGE, NULL, 0, 0,
                                  "a strip has more than %d cells: take more ranks", INT32_MAX);
    }
    part->rows[part->local.row_count] = (pave_window_row){.start = count};
    part->local.count = count;
    return PAVE_OK;
}

static size_t label_block_count(const pave_label_part *part)
{
    return (size_t)(part->local.count + 63) / 64;
}

static void label_fill_blocks(pave_label_part *part)
{
    int32_t row = 0;
    for (int64_t block = 0; 64 * block < part->local.count; block++) {
        while (part->rows[row + 1].start <= 64 * block) row++;
        part->blocks[block] = row;
    }
    part->local.blocks = part->blocks;
}

static pave_result label_open_window(pave_label_part *part, pave_error *error)
{
    const pave_label_part_def *def = part->def;
    if (def->row < 0 || def->row_count < 0 || def->row_count > part->plan.count - def->row)
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0,
                              "the rows %lld..%lld are not in the window, which has %lld: give "
                              "some that it has",
                              (long long)def->row, (long long)(def->row + def->row_count - 1),
                              (long long)part->plan.count);
    part->local = (pave_window){.def = part->window,
                                .tiling = part->window.tiling,
                                .grid = part->plan.grid,
                                .face_count = part->window.tiling->face_count,
                                .r = (int32_t)(part->plan.first + def->row),
                                .row_count = (int32_t)def->row_count};
    part->local.def.wrap = false;
    part->rows = pave_array_take(part->allocator, (size_t)def->row_count + 1, sizeof *part->rows);
    if (!part->rows) return PAVE_NO_MEMORY;
    part->local.rows = part->rows;
    const pave_result result = label_fill_rows(part, error);
    if (result != PAVE_OK) return result;
    part->blocks = pave_array_take(part->allocator, label_block_count(part), sizeof *part->blocks);
    if (!part->blocks) return PAVE_NO_MEMORY;
    label_fill_blocks(part);
    return PAVE_OK;
}

// ---- What a wrap joins --------------------------------------------------------------------------

int64_t pave_label_above(const pave_label_part *part, pave_window_row row, int64_t offset,
                         int32_t shift, int64_t above_slot, int64_t above_width, bool over)
{
    const int64_t slot = row.slot + offset;
    if (part->contacts.every_second && (slot & 1)) return -1;
    const int64_t at = slot + shift - above_slot + (over ? part->wrap_slots : 0);
    if (at >= 0 && at < above_width) return at;
    return part->window.wrap ? pave_floor_modulo(at, above_width) : -1;
}

static void label_join_cells(pave_label_part *part, int64_t a, int64_t b)
{
    if (part->numbers[a] != 0 && part->labels[a] == part->labels[b])
        (void)pave_union_join(part->joined, part->numbers[a], part->numbers[b]);
}

/// Joins the cells of a row that touch the other end of the row above by a shift: a few at one end.
static void label_join_shift(pave_label_part *part, int32_t row, int32_t shift)
{
    const pave_window_row here = part->rows[row], above = part->rows[row - 1];
    const int64_t width = pave_label_width(part, row), lead = here.slot + shift - above.slot;
    const int64_t first = lead < 0 || lead > width ? 0 : width - lead;
    const int64_t end = lead < 0 && -lead < width ? -lead : width;
    for (int64_t i = first; i < end; i++) {
        const int64_t at = pave_label_above(part, here, i, shift, above.slot, width, false);
        if (at >= 0) label_join_cells(part, here.start + i, above.start + at);
    }
}

static void label_join_ends(pave_label_part *part)
{
    for (int32_t row = 0; row < part->local.row_count; row++) {
        label_join_cells(part, part->rows[row].start, part->rows[row + 1].start - 1);
        for (int32_t i = 0; row > 0 && i < part->contacts.count; i++)
            label_join_shift(part, row, part->contacts.shift[i]);
    }
}

/// Makes numbers of parents, from 1 on: a parent is never greater than its child. Returns how many.
static int32_t label_number(int32_t *parents, int32_t count)
{
    int32_t found = 0;
    for (int32_t i = 1; i <= count; i++)
        parents[i] = parents[i] == i ? ++found : parents[parents[i]];
    return found;
}

// ---- Components ---------------------------------------------------------------------------------

static pave_result label_number_strip(pave_label_part *part)
{
    pave_ground ground = pave_ground_of_window(&part->local);
    ground.contact = part->def->contact;
    part->numbers =
        pave_array_take(part->allocator, (size_t)part->local.count, sizeof *part->numbers);
    if (!part->numbers) return PAVE_NO_MEMORY;
    return part->local.count == 0
               ? PAVE_OK
               : pave_label_components(&ground, part->labels, part->def->with_none, part->allocator,
                                       part->numbers, &part->found);
}

/// The components of the strip once its wraps are joined, in `joined`.
static pave_result label_join_strip(pave_label_part *part)
{
    const size_t room = (size_t)part->found + 1;
    part->joined = pave_array_take(part->allocator, room, sizeof *part->joined);
    part->map = pave_array_allocate(part->allocator, room, sizeof *part->map);
    if (!part->joined || !part->map) return PAVE_NO_MEMORY;
    for (int32_t i = 0; i <= part->found; i++) part->joined[i] = i;
    if (part->window.wrap) label_join_ends(part);
    part->all[part->rank] =
        (pave_label_rank){.row = part->def->row,
                          .row_count = part->def->row_count,
                          .components = label_number(part->joined, part->found)};
    return PAVE_OK;
}

// ---- Borders ------------------------------------------------------------------------------------

static size_t label_last_width(const pave_label_part *part)
{
    const int32_t rows = part->local.row_count;
    return rows > 0 ? (size_t)pave_label_width(part, rows - 1) : 0;
}

static pave_result label_take_borders(pave_label_part *part)
{
    const int64_t row = part->def->row;
    if (part->local.row_count > 0 && (row > 0 || part->window.wrap))
        part->above_width = pave_label_run(part, row > 0 ? row - 1 : part->plan.count - 1).middle;
    part->pair_room =
        part->above_width == 0 ? 1 : 1 + pave_label_width(part, 0) * (int64_t)part->contacts.count;
    const size_t ranks = (size_t)part->rank_count;
    part->sent = pave_array_take(part->allocator, 2 * label_last_width(part), sizeof *part->sent);
    part->above =
        pave_array_take(part->allocator, 2 * (size_t)part->above_width, sizeof *part->above);
    part->out_sizes = pave_array_allocate(part->allocator, ranks, sizeof *part->out_sizes);
    part->in_sizes = pave_array_allocate(part->allocator, ranks, sizeof *part->in_sizes);
    part->pairs = pave_array_take(part->allocator, (size_t)part->pair_room, sizeof *part->pairs);
    return part->sent && part->above && part->out_sizes && part->in_sizes && part->pairs
               ? PAVE_OK
               : PAVE_NO_MEMORY;
}

pave_result pave_label_strip_open(pave_label_part *part, pave_error *error)
{
    part->all = pave_array_allocate(part->allocator, (size_t)part->rank_count, sizeof *part->all);
    if (!part->all) return PAVE_NO_MEMORY;
    pave_result result = pave_label_plan(&part->def->window, &part->window, &part->plan, error);
    if (result == PAVE_OK) result = label_plan_wrap(part, error);
    if (result == PAVE_OK) result = label_find_contacts(part, error);
    if (result == PAVE_OK) result = label_open_window(part, error);
    if (result == PAVE_OK) result = label_number_strip(part);
    if (result == PAVE_OK) result = label_join_strip(part);
    return result == PAVE_OK ? label_take_borders(part) : result;
}

void pave_label_strip_close(pave_label_part *part)
{
    const pave_allocator *allocator = part->allocator;
    const size_t ranks = (size_t)part->rank_count, room = (size_t)part->found + 1;
    pave_array_release(allocator, part->pairs, (size_t)part->pair_room, sizeof *part->pairs);
    pave_array_release(allocator, part->in_sizes, ranks, sizeof *part->in_sizes);
    pave_array_release(allocator, part->out_sizes, ranks, sizeof *part->out_sizes);
    pave_array_release(allocator, part->above, 2 * (size_t)part->above_width, sizeof *part->above);
    if (part->sent)
        pave_array_release(allocator, part->sent, 2 * label_last_width(part), sizeof *part->sent);
    pave_array_release(allocator, part->map, room, sizeof *part->map);
    pave_array_release(allocator, part->joined, room, sizeof *part->joined);
    pave_array_release(allocator, part->numbers, (size_t)part->local.count, sizeof *part->numbers);
    pave_array_release(allocator, part->blocks, label_block_count(part), sizeof *part->blocks);
    pave_array_release(allocator, part->rows, (size_t)part->def->row_count + 1, sizeof *part->rows);
    pave_array_release(allocator, part->all, ranks, sizeof *part->all);
}
