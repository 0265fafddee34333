/// src/region/growth_mend.c: what the flow leaves, for its parts are rounded and some borders let
/// nothing pass: cell by cell, over the fewest borders. Based on: L. Ford, D. Fulkerson, "Maximal
/// Flow Through a Network", 1956 (ways that augment), the shortest first: J. Edmonds, R. Karp,
/// 1972.
#include "../base/exact.h"

#include "growth_flow.h"

enum { PAVE_GROWTH_MEND_TRIES = 16 };

/// A border over which nothing could be handed is left out from then on: its length is turned
/// round, on both sides.
static void pave_growth_mend_bar(pave_growth *growth, int32_t from, int32_t to)
{
    pave_growth_borders *borders = &growth->borders;
    for (int32_t i = borders->start[from]; i < borders->start[from + 1]; i++)
        if (borders->list[i].to == to && borders->list[i].length > 0)
            borders->list[i].length = -borders->list[i].length;
    for (int32_t i = borders->start[to]; i < borders->start[to + 1]; i++)
        if (borders->list[i].to == from && borders->list[i].length > 0)
            borders->list[i].length = -borders->list[i].length;
}

/// Whether an area can take a cell more, or give one.
static bool pave_growth_mend_ends(const pave_growth *growth, int32_t area, bool gives)
{
    const pave_growth_area *one = &growth->areas[area];
    return gives ? one->size > one->least && one->size > 1 : one->size < one->most;
}

typedef struct pave_growth_mend_search {
    pave_growth_flow *flow; ///< `order` is the queue, `group` holds the ways back
    int32_t found;
    bool gives;
} pave_growth_mend_search;

/// Comes to an area from its neighbour. Returns whether the search ends there.
static bool pave_growth_mend_reach(pave_growth_mend_search *search, int32_t here, int32_t to)
{
    pave_growth_flow *flow = search->flow;
    if (flow->group[to] >= 0 || !pave_growth_flows(flow->growth, here, to)) return false;
    flow->group[to] = here;
    flow->order[search->found++] = to;
    return pave_growth_mend_ends(flow->growth, to, search->gives);
}

/// Any area can become sea somewhere, with a coast or without.
static int32_t pave_growth_mend_coast(pave_growth_mend_search *search, int32_t here)
{
    const pave_growth *growth = search->flow->growth;
    if (!growth->sea || search->gives != (here == 0)) return -1;
    if (here > 0) return pave_growth_mend_reach(search, here, 0) ? 0 : -1;
    for (int32_t to = 1; to <= growth->area_count; to++)
        if (pave_growth_mend_reach(search, here, to)) return to;
    return -1;
}

/// From an area to the nearest that takes (or gives) a cell. -1: there is none.
static int32_t pave_growth_mend_way(pave_growth_flow *flow, int32_t area, bool gives)
{
    const pave_growth *growth = flow->growth;
    const pave_growth_borders *borders = &growth->borders;
    pave_growth_mend_search search = {.flow = flow, .gives = gives};
    for (int32_t i = 0; i <= growth->area_count; i++) flow->group[i] = -1;
    flow->group[area] = area;
    flow->order[search.found++] = area;
    for (int32_t at = 0; at < search.found; at++) {
        int32_t here = flow->order[at];
        for (int32_t i = borders->start[here]; i < borders->start[here + 1]; i++)
            if (borders->list[i].length > 0 &&
                pave_growth_mend_reach(&search, here, borders->list[i].to))
                return borders->list[i].to;
        int32_t coast = pave_growth_mend_coast(&search, here);
        if (coast >= 0) return coast;
    }
    return -1;
}

/// One cell over each border of the way, beginning at the far end: so that a border that lets
/// nothing pass stops it where nobody has too little yet.
static bool pave_growth_mend_carry(pave_growth_flow *flow, int32_t end, bool gives)
{
    pave_growth *growth = flow->growth;
    for (int32_t here = end; flow->group[here] != here; here = flow->group[here]) {
        int32_t next = flow->group[here], from = gives ? here : next, to = gives ? next : here;
        if (pave_growth_hand(growth, from, to, 1) > 0) continue;
        pave_growth_mend_bar(growth, from, to);
        return false;
    }
    return true;
}

static void pave_growth_mend_area(pave_growth_flow *flow, int32_t area)
{
    pave_growth *growth = flow->growth;
    const pave_growth_area *one = &growth->areas[area];
    for (int32_t tries = 0;
         tries < PAVE_GROWTH_MEND_TRIES && (one->size < one->least || one->size > one->most);) {
        bool gives = one->size < one->least;
        int32_t end = pave_growth_mend_way(flow, area, gives);
        if (end < 0) return;
        tries += !pave_growth_mend_carry(flow, end, gives);
    }
}

void pave_growth_mend(pave_growth_flow *flow)
{
    for (int32_t area = flow->growth->sea ? 0 : 1; area <= flow->growth->area_count; area++)
        if (!flow->growth->areas[area].fixed) pave_growth_mend_area(flow, area);
}
