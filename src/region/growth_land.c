/// src/region/growth_land.c: selects the provinces that become land, by invasion percolation: land
/// starts at one province and repeatedly adds the adjacent province with the lowest rank, so it is
/// connected. Later, components of land that have moved apart are joined by the shortest paths
/// across the sea. Based on: D. Wilkinson, J. Willemsen, "Invasion Percolation: A New Form of
/// Percolation Theory", 1983; J. Kruskal, "On the Shortest Spanning Subtree of a Graph", 1956.
#include "../base/exact.h"

#include "../graph/graph_union.h"
#include "growth_model.h"

// ---- Selection of land --------------------------------------------------------------------------

typedef struct pave_growth_choice {
    pave_growth *growth;
    int32_t *rank;   ///< per province: its rank; the lowest is chosen first
    int32_t *state;  ///< per province: PAVE_GROWTH_OPEN ..
    int32_t *left;   ///< per part: number of provinces that may still become land
    int32_t *back;   ///< per province: predecessor in a search
    int32_t *order;  ///< provinces by rank
    int32_t next;    ///< index in `order`: all earlier provinces are land or can never become land
    int64_t waiting; ///< the sum of `left`
} pave_growth_choice;

enum { PAVE_GROWTH_OPEN = 0, PAVE_GROWTH_OFFERED, PAVE_GROWTH_LAND };

static bool growth_may_become(const pave_growth_choice *choice, int32_t number)
{
    int32_t part = choice->growth->provinces[number].part;
    return choice->state[number] != PAVE_GROWTH_LAND && part >= 0 && choice->left[part] > 0;
}

/// Adds a province's neighbours to the candidates.
static void growth_offer(pave_growth_choice *choice, int32_t number)
{
    pave_growth *growth = choice->growth;
    for (int32_t i = growth->borders.start[number]; i < growth->borders.end[number]; i++) {
        int32_t to = growth->borders.list[i].to;
        if (to == 0 || choice->state[to] != PAVE_GROWTH_OPEN) continue;
        choice->state[to] = PAVE_GROWTH_OFFERED;
        pave_heap_push_key(growth->keys, &growth->heap_count,
                           (uint64_t)choice->rank[to] << 32 | (uint32_t)to);
    }
}

static void growth_take_land(pave_growth_choice *choice, int32_t number)
{
    choice->state[number] = PAVE_GROWTH_LAND;
    choice->left[choice->growth->provinces[number].part]--;
    choice->waiting--;
    growth_offer(choice, number);
}

/// Finds the shortest path from one piece of initial land to another, through provinces that may
/// still become land. Returns its last province, or 0 if there is no path.
static int32_t growth_way(pave_growth_choice *choice, int32_t first, const int32_t *piece)
{
    pave_growth *growth = choice->growth;
    int32_t found = 0;
    for (int32_t number = 1; number <= growth->province_count; number++) choice->back[number] = -1;
    for (int32_t number = first; number <= growth->province_count; number++)
        if (choice->state[number] == PAVE_GROWTH_LAND && piece[number] == piece[first]) {
            growth->queue[found++] = number;
            choice->back[number] = 0;
        }
    for (int32_t at = 0; at < found; at++) {
        int32_t number = growth->queue[at];
        for (int32_t i = growth->borders.start[number]; i < growth->borders.end[number]; i++) {
            int32_t to = growth->borders.list[i].to;
            if (to == 0 || choice->back[to] >= 0) continue;
            choice->back[to] = number;
            if (choice->state[to] == PAVE_GROWTH_LAND) return to;
            if (growth_may_become(choice, to)) growth->queue[found++] = to;
        }
    }
    return 0;
}

/// Numbers the connected components of the current land. Returns the first province of land, or 0
/// if there is no land.
static int32_t growth_pieces(pave_growth_choice *choice, int32_t *piece)
{
    pave_growth *growth = choice->growth;
    int32_t first = 0;
    for (int32_t number = 1; number <= growth->province_count; number++) piece[number] = 0;
    for (int32_t start = 1; start <= growth->province_count; start++) {
        int32_t found = 0;
        if (choice->state[start] != PAVE_GROWTH_LAND || piece[start]) continue;
        if (!first) first = start;
        piece[start] = start;
        growth->queue[found++] = start;
        for (int32_t at = 0; at < found; at++)
            for (int32_t i = growth->borders.start[growth->queue[at]];
                 i < growth->borders.end[growth->queue[at]]; i++) {
                int32_t to = growth->borders.list[i].to;
                if (to == 0 || choice->state[to] != PAVE_GROWTH_LAND || piece[to]) continue;
                piece[to] = start;
                growth->queue[found++] = to;
            }
    }
    return first;
}

/// Joins the pieces of locked land as long as enough provinces remain.
static void growth_join_pieces(pave_growth_choice *choice, int32_t *piece)
{
    for (;;) {
        int32_t first = growth_pieces(choice, piece);
        int32_t end = first ? growth_way(choice, first, piece) : 0;
        if (!end) return;
        for (int32_t number = choice->back[end]; choice->state[number] != PAVE_GROWTH_LAND;
             number = choice->back[number]) {
            if (!growth_may_become(choice, number)) return; // too few provinces remain
            growth_take_land(choice, number);
        }
    }
}

/// Returns the province of the lowest rank, in any part, that may become land. There must be one.
static int32_t growth_first_land(pave_growth_choice *choice)
{
    while (!growth_may_become(choice, choice->order[choice->next])) choice->next++;
    return choice->order[choice->next];
}

static void growth_invade(pave_growth_choice *choice)
{
    pave_growth *growth = choice->growth;
    while (choice->waiting > 0) {
        if (growth->heap_count == 0 || growth->def->islands || !growth->sea) {
            growth_take_land(choice, growth_first_land(choice));
            continue;
        }
        int32_t number =
            (int32_t)(pave_heap_pop_key(growth->keys, &growth->heap_count) & INT32_MAX);
        if (growth_may_become(choice, number)) growth_take_land(choice, number);
    }
    growth->heap_count = 0;
}

/// Assigns areas to the land of each part; the rest becomes sea.
static void growth_assign(pave_growth_choice *choice)
{
    pave_growth *growth = choice->growth;
    for (int32_t number = 1; number <= growth->province_count; number++) {
        pave_growth_province *one = &growth->provinces[number];
        if (one->area > 0) continue;
        pave_growth_part *part = &growth->parts[one->part];
        if (choice->state[number] == PAVE_GROWTH_LAND) {
            one->area = part->first_area;
            part->first_area = growth->next_area[one->area];
            one->want = growth->areas[one->area].want;
        } else {
            double sea = part->cells - part->land;
            one->area = 0;
            one->want = (int32_t)(sea / part->seas);
        }
    }
}

/// Computes ranks of provinces, and their order.
static void growth_rank(pave_growth_choice *choice)
{
    pave_growth *growth = choice->growth;
    for (int32_t number = 1; number <= growth->province_count; number++) {
        pave_random_words words = pave_random_at(growth->def->seed, PAVE_STREAM_GROWTH, number >> 2,
                                                 0, PAVE_GROWTH_WORD_LAND, 0);
        choice->rank[number] = (int32_t)(words.word[number & 3] >> 1);
        if (growth->provinces[number].area > 0) choice->state[number] = PAVE_GROWTH_LAND;
        growth->keys[number - 1] = (uint64_t)choice->rank[number] << 32 | (uint32_t)number;
    }
    pave_growth_sort(growth, growth->province_count);
    for (int32_t i = 0; i < growth->province_count; i++)
        choice->order[i] = (int32_t)(growth->keys[i] & INT32_MAX);
    growth->heap_count = 0;
}

pave_result pave_growth_choose(pave_growth *growth)
{
    size_t provinces = (size_t)growth->province_count + 1;
    pave_growth_choice choice = {.growth = growth};
    pave_growth_count(growth, growth->province_count);
    pave_result result = pave_growth_touch(growth, growth->province_count, NULL);
    choice.rank = pave_growth_take(growth, provinces, sizeof *choice.rank);
    choice.state = pave_growth_take(growth, provinces, sizeof *choice.state);
    choice.back = pave_growth_take(growth, provinces, sizeof *choice.back);
    choice.order = pave_growth_take(growth, provinces, sizeof *choice.order);
    choice.left = pave_growth_take(growth, (size_t)growth->part_count, sizeof *choice.left);
    int32_t *piece = pave_growth_take(growth, provinces, sizeof *piece);
    if (result != PAVE_OK || growth->failed) return PAVE_NO_MEMORY;
    for (int32_t part = 0; part < growth->part_count; part++) {
        choice.left[part] = growth->parts[part].areas;
        choice.waiting += growth->parts[part].areas;
    }
    growth_rank(&choice);
    if (!growth->def->islands && growth->sea) {
        for (int32_t number = 1; number <= growth->province_count; number++)
            if (choice.state[number] == PAVE_GROWTH_LAND) growth_offer(&choice, number);
        growth_join_pieces(&choice, piece);
    }
    growth_invade(&choice);
    growth_assign(&choice);
    return PAVE_OK;
}

// ---- Joining components of land -----------------------------------------------------------------

/// Per cell: `before` is the piece of land whose search reached the cell, or 0; `next` is the cell
/// that it was reached from, or -1 for land. Per piece: `slots` is a union-find of the pieces.

/// Starts the search at the land, piece by piece.
static int32_t growth_isthmus_begin(pave_growth *growth, int32_t *pieces)
{
    int32_t found = 0;
    for (int32_t cell = 0; cell < growth->cell_count; cell++) growth->reach[cell].before = 0;
    for (int32_t first = 0; first < growth->cell_count; first++) {
        if (growth->of[first] <= 0 || growth->reach[first].before) continue;
        growth->borders.slots[*pieces] = *pieces;
        growth->reach[first].before = ++*pieces;
        int32_t at = found;
        growth->queue[found++] = first;
        for (; at < found; at++) {
            int32_t cell = growth->queue[at];
            growth->reach[cell].next = -1;
            const pave_growth_arcs arcs = pave_growth_arcs_of(growth, cell);
            for (int32_t arc = 0; arc < arcs.count; arc++) {
                int32_t to = arcs.base + arcs.to[arc];
                if (growth->of[to] <= 0 || growth->reach[to].before) continue;
                growth->reach[to].before = *pieces;
                growth->queue[found++] = to;
            }
        }
    }
    return found;
}

/// Returns the cell of land from which the search reached a cell.
static int32_t growth_isthmus_end(const pave_growth *growth, int32_t cell)
{
    while (growth->reach[cell].next >= 0) cell = growth->reach[cell].next;
    return growth->of[cell];
}

/// Assigns all cells on the path back to land to an area.
static void growth_isthmus_claim(pave_growth *growth, int32_t cell, int32_t area)
{
    for (; growth->reach[cell].next >= 0; cell = growth->reach[cell].next)
        if (growth->of[cell] == 0) pave_growth_move(growth, cell, area);
}

/// Joins two pieces that have met. Each end claims the path up to the middle; a fixed area claims
/// nothing. Returns whether they are now one piece.
static bool growth_isthmus_join(pave_growth *growth, int32_t a, int32_t b)
{
    int32_t area_a = growth_isthmus_end(growth, a), area_b = growth_isthmus_end(growth, b);
    bool fixed_a = growth->areas[area_a].fixed, fixed_b = growth->areas[area_b].fixed;
    if (fixed_a && fixed_b) return false;
    growth_isthmus_claim(growth, a, fixed_a ? area_b : area_a);
    growth_isthmus_claim(growth, b, fixed_b ? area_a : area_b);
    return true;
}

void pave_growth_isthmus(pave_growth *growth)
{
    int32_t pieces = 0, found = growth_isthmus_begin(growth, &pieces),
            *sets = growth->borders.slots;
    for (int32_t at = 0; at < found && pieces > 1; at++) {
        int32_t cell = growth->queue[at];
        const pave_growth_arcs arcs = pave_growth_arcs_of(growth, cell);
        for (int32_t arc = 0; arc < arcs.count; arc++) {
            int32_t to = arcs.base + arcs.to[arc];
            if (growth->of[to] < 0) continue;
            if (!growth->reach[to].before) {
                growth->reach[to].before = growth->reach[cell].before;
                growth->reach[to].next = cell;
                growth->queue[found++] = to;
                continue;
            }
            int32_t a = pave_union_find(sets, growth->reach[cell].before - 1),
                    b = pave_union_find(sets, growth->reach[to].before - 1);
            if (a == b || !growth_isthmus_join(growth, cell, to)) continue;
            (void)pave_union_join(sets, a, b);
            pieces--;
        }
    }
}
