/// src/region/label_part_join.c: what ranks exchange: one row each, then the pairs of components
/// that touch across borders. Each rank unites all pairs. The root of a set is the component of the
/// least (rank, number): it has the first cell, since numbers go by first cells.
#include "../base/exact.h"

#include "../base/memory.h"
#include "../base/sort.h"
#include "../graph/graph_union.h"
#include "label_part.h"

#include <string.h>

// ---- Whose strips are next to each other --------------------------------------------------------

static bool label_has_rows(const pave_label_part *part, int32_t rank)
{
    return part->all[rank].row_count > 0;
}

/// The rank with rows before (-1) or behind (1) a rank, over the wrap where there is one; -1: none.
static int32_t label_beside(const pave_label_part *part, int32_t rank, int32_t way)
{
    if (!label_has_rows(part, rank)) return -1;
    for (int32_t k = rank + way; k >= 0 && k < part->rank_count; k += way)
        if (label_has_rows(part, k)) return k;
    if (!part->window.wrap) return -1;
    int32_t k = way > 0 ? 0 : part->rank_count - 1;
    while (!label_has_rows(part, k)) k += way;
    return k;
}

/// Whether the strips follow each other and are all of the window: the same answer on all ranks.
static bool label_strips_fit(const pave_label_part *part)
{
    int64_t row = 0;
    for (int32_t k = 0; k < part->rank_count; k++) {
        if (part->all[k].row_count > 0 && part->all[k].row != row) return false;
        row += part->all[k].row_count;
    }
    return row == part->plan.count;
}

static int64_t label_base(const pave_label_part *part, int32_t rank)
{
    int64_t base = 0;
    for (int32_t k = 0; k < rank; k++) base += part->all[k].components;
    return base;
}

// ---- Rows ---------------------------------------------------------------------------------------

/// A row as labels, then numbers.
static void label_copy_row(const pave_label_part *part, int32_t row, int32_t *out)
{
    const int64_t start = part->rows[row].start, width = pave_label_width(part, row);
    memcpy(out, part->labels + start, (size_t)width * sizeof *out);
    for (int64_t i = 0; i < width; i++) out[width + i] = part->joined[part->numbers[start + i]];
}

static pave_result label_exchange_rows(pave_label_part *part)
{
    const int64_t row_bytes = 2 * (int64_t)sizeof *part->sent;
    const int32_t behind = label_beside(part, part->rank, 1),
                  before = label_beside(part, part->rank, -1), last = part->local.row_count - 1;
    if (behind >= 0) {
        label_copy_row(part, last, part->sent);
        part->out_sizes[behind] = row_bytes * pave_label_width(part, last);
    }
    if (before >= 0) part->in_sizes[before] = row_bytes * part->above_width;
    return pave_ranks_exchange(part->ranks, part->sent, part->out_sizes, part->in_sizes,
                               part->above);
}

// ---- Pairs --------------------------------------------------------------------------------------

/// Finds the pairs of the first row by one shift, without those that repeat the one before.
static int64_t label_find_shift(pave_label_part *part, int32_t shift, int64_t count)
{
    const bool over = part->def->row == 0;
    const pave_window_row row = part->rows[0];
    const int64_t above = over ? part->plan.count - 1 : part->def->row - 1;
    const int64_t slot = pave_label_run(part, above).slot, start = count;
    for (int64_t i = 0; i < pave_label_width(part, 0); i++) {
        const int64_t at = pave_label_above(part, row, i, shift, slot, part->above_width, over);
        if (at < 0 || part->numbers[i] == 0 || part->above[at] != part->labels[i]) continue;
        const pave_label_pair pair = {.above = part->above[part->above_width + at],
                                      .below = part->joined[part->numbers[i]]};
        const pave_label_pair *last = &part->pairs[count];
        if (count > start && last->above == pair.above && last->below == pair.below) continue;
        part->pairs[++count] = pair;
    }
    return count;
}

/// Writes the pairs behind their count.
static int64_t label_find_pairs(pave_label_part *part)
{
    int64_t count = 0;
    for (int32_t i = 0; part->above_width > 0 && i < part->contacts.count; i++)
        count = label_find_shift(part, part->contacts.shift[i], count);
    return count;
}

static size_t label_met_room(const pave_label_part *part)
{
    return (size_t)part->rank_count * ((size_t)part->most + 1);
}

static pave_result label_take_nodes(pave_label_part *part)
{
    const size_t nodes = (size_t)part->node_room, most = (size_t)part->most + 1;
    part->offered = pave_array_allocate(part->allocator, most, sizeof *part->offered);
    part->met = pave_array_take(part->allocator, label_met_room(part), sizeof *part->met);
    part->ids = pave_array_take(part->allocator, nodes, sizeof *part->ids);
    part->spare = pave_array_take(part->allocator, nodes, sizeof *part->spare);
    part->parents = pave_array_take(part->allocator, nodes, sizeof *part->parents);
    return part->offered && part->met && part->ids && part->spare && part->parents ? PAVE_OK
                                                                                   : PAVE_NO_MEMORY;
}

/// Gathers the pairs of all ranks, each with as many as the longest list has.
static pave_result label_gather_pairs(pave_label_part *part, pave_error *error)
{
    const int64_t own = label_find_pairs(part);
    int64_t most = own;
    pave_result result = pave_ranks_most(part->ranks, 1, &most);
    if (result != PAVE_OK) return result;
    if (most > INT32_MAX / 2 / part->rank_count)
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0,
                              "more than %d pairs of components meet at the borders of strips: "
                              "take fewer ranks",
                              INT32_MAX / 2);
    part->most = most;
    part->node_room = 2 * most * part->rank_count;
    result = pave_ranks_agree(part->ranks, label_take_nodes(part));
    if (result != PAVE_OK) return result;
    part->pairs[0] = (pave_label_pair){.above = (int32_t)own};
    memcpy(part->offered, part->pairs, (size_t)(own + 1) * sizeof *part->pairs);
    return pave_ranks_gather(part->ranks, part->offered, (size_t)(most + 1) * sizeof *part->pairs,
                             part->met);
}

// ---- Uniting ------------------------------------------------------------------------------------

/// Calls `each` with both ends of every pair, as numbers 0.. of components of all ranks in order.
static void label_each_pair(pave_label_part *part, int64_t *count,
                            void (*each)(pave_label_part *part, int64_t *count, uint64_t above,
                                         uint64_t below))
{
    for (int32_t k = 0; k < part->rank_count; k++) {
        const pave_label_pair *pairs = part->met + (size_t)k * (size_t)(part->most + 1);
        if (pairs[0].above == 0) continue;
        const int64_t above = label_base(part, label_beside(part, k, -1)) - 1,
                      below = label_base(part, k) - 1;
        for (int32_t i = 1; i <= pairs[0].above; i++)
            each(part, count, (uint64_t)(above + pairs[i].above),
                 (uint64_t)(below + pairs[i].below));
    }
}

static void label_note(pave_label_part *part, int64_t *count, uint64_t above, uint64_t below)
{
    part->ids[(*count)++] = above;
    part->ids[(*count)++] = below;
}

/// Which of the sorted nodes an id is.
static int32_t label_node(const pave_label_part *part, int64_t count, uint64_t id)
{
    int64_t low = 0, high = count;
    while (high - low > 1) {
        const int64_t middle = low + (high - low) / 2;
        if (part->ids[middle] <= id)
            low = middle;
        else
            high = middle;
    }
    return (int32_t)low;
}

static void label_unite(pave_label_part *part, int64_t *count, uint64_t above, uint64_t below)
{
    (void)pave_union_join(part->parents, label_node(part, *count, above),
                          label_node(part, *count, below));
}

/// Sorts `ids` and leaves each once. Returns their count.
static int64_t label_sort(pave_label_part *part, int64_t count, int64_t total)
{
    int64_t kept = 0;
    int bits = 0;
    while (bits < 63 && (total >> bits) != 0) bits++;
    const uint64_t *sorted = pave_sort_keys(part->ids, part->spare, count, 0, bits);
    for (int64_t i = 0; i < count; i++)
        if (i == 0 || sorted[i] != sorted[i - 1]) part->spare[kept++] = sorted[i];
    memcpy(part->ids, part->spare, (size_t)kept * sizeof *part->ids);
    return kept;
}

/// Writes the numbers in the whole of the nodes to `spare`. Returns how many are no roots.
static int64_t label_number_nodes(pave_label_part *part, int64_t count)
{
    int64_t joined = 0;
    for (int64_t i = 0; i < count; i++) {
        const int32_t root = pave_union_find(part->parents, (int32_t)i);
        const bool own = root == (int32_t)i;
        part->spare[i] = own ? part->ids[i] + 1 - (uint64_t)joined : part->spare[root];
        joined += !own;
    }
    return joined;
}

/// The number in the whole of each number of the strip. A component that met no other keeps its
/// place, less the components before it that are no roots.
static void label_fill_map(pave_label_part *part, int64_t count)
{
    const uint64_t base = (uint64_t)label_base(part, part->rank);
    int64_t node = 0, joined = 0;
    for (; node < count && part->ids[node] < base; node++)
        joined += part->parents[node] != (int32_t)node;
    for (int64_t i = 1; i <= part->all[part->rank].components; i++) {
        const uint64_t id = base + (uint64_t)i - 1;
        const bool met = node < count && part->ids[node] == id;
        part->map[i] = (int64_t)(met ? part->spare[node] : id + 1 - (uint64_t)joined);
        joined += met && part->parents[node] != (int32_t)node;
        node += met;
    }
    for (int32_t i = part->found; i > 0; i--) part->map[i] = part->map[part->joined[i]];
}

/// Returns the count of components of the whole.
static int64_t label_unite_all(pave_label_part *part)
{
    const int64_t total = label_base(part, part->rank_count);
    int64_t count = 0;
    label_each_pair(part, &count, label_note);
    count = label_sort(part, count, total);
    for (int64_t i = 0; i < count; i++) part->parents[i] = (int32_t)i;
    label_each_pair(part, &count, label_unite);
    const int64_t joined = label_number_nodes(part, count);
    label_fill_map(part, count);
    return total - joined;
}

// ---- In order -----------------------------------------------------------------------------------

pave_result pave_label_join(pave_label_part *part, int64_t *count, pave_error *error)
{
    const pave_label_rank mine = part->all[part->rank];
    pave_result result = pave_ranks_gather(part->ranks, &mine, sizeof mine, part->all);
    if (result != PAVE_OK) return result;
    if (!label_strips_fit(part))
        return pave_error_set(error, PAVE_INVALID, NULL, 0, 0,
                              "the strips of the ranks do not follow each other from the first "
                              "row to the last: give each rank the rows behind those of the one "
                              "before");
    result = label_exchange_rows(part);
    if (result == PAVE_OK) result = label_gather_pairs(part, error);
    if (result == PAVE_OK) *count = label_unite_all(part);
    return result;
}

void pave_label_join_close(pave_label_part *part)
{
    const pave_allocator *allocator = part->allocator;
    const size_t nodes = (size_t)part->node_room;
    pave_array_release(allocator, part->parents, nodes, sizeof *part->parents);
    pave_array_release(allocator, part->spare, nodes, sizeof *part->spare);
    pave_array_release(allocator, part->ids, nodes, sizeof *part->ids);
    pave_array_release(allocator, part->met, label_met_room(part), sizeof *part->met);
    pave_array_release(allocator, part->offered, (size_t)part->most + 1, sizeof *part->offered);
}
