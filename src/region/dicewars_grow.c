/// src/region/dicewars_grow.c: growth of the areas of the game's board. The candidate cells of an
/// area and the possible starting cells are bit sets indexed by rank, so the first cell in the
/// order is the lowest bit.
#include "../base/exact.h"

#include "../base/bits.h"
#include "dicewars_board.h"

#include <string.h>

// ---- Sets of ranks ------------------------------------------------------------------------------

enum {
    PAVE_RANK_WORDS = (PAVE_DICEWARS_NO_RANK + 1) / 64,
    PAVE_RANK_SUMMARY = (1 << PAVE_DICEWARS_CELLS / 64) - 1
};

/// A bit set of ranks. Its summary, in which bit w is set if word w is nonzero, is kept in a
/// separate variable so that it stays in a register. PAVE_DICEWARS_NO_RANK can be added and is
/// never found.
typedef struct pave_rank_set {
    uint64_t words[PAVE_RANK_WORDS];
} pave_rank_set;

/// Adds a rank and returns the new summary.
static inline uint32_t rank_put(pave_rank_set *set, uint32_t summary, uint32_t rank)
{
    set->words[rank >> 6] |= UINT64_C(1) << (rank & 63);
    return summary | 1u << (rank >> 6);
}

static inline uint32_t rank_drop(pave_rank_set *set, uint32_t summary, uint32_t rank)
{
    uint64_t word = set->words[rank >> 6] &= ~(UINT64_C(1) << (rank & 63));
    return summary & ~((uint32_t)(word == 0) << (rank >> 6));
}

static inline bool rank_any(uint32_t summary) { return (summary & PAVE_RANK_SUMMARY) != 0; }

static inline uint32_t rank_lowest(const pave_rank_set *set, uint32_t summary)
{
    uint32_t word = (uint32_t)pave_bits_lowest(summary & PAVE_RANK_SUMMARY);
    return word << 6 | (uint32_t)pave_bits_lowest(set->words[word]);
}

/// Adds the ranks of a slot's neighbours to a set.
static inline uint32_t rank_put_around(pave_rank_set *set, uint32_t summary, const uint16_t *rank,
                                       uint32_t slot)
{
    const int8_t *steps = pave_dicewars_steps[slot >> 5 & 1];
    for (int d = 0; d < 6; d++) summary = rank_put(set, summary, rank[(int32_t)slot + steps[d]]);
    return summary;
}

// ---- Areas --------------------------------------------------------------------------------------

/// Adds the cell with a given rank to an area.
static inline uint32_t dicewars_take(pave_dicewars_draft *draft, uint32_t rank, int32_t id)
{
    uint32_t slot = draft->slot_of[rank];
    draft->rank[slot] = PAVE_DICEWARS_NO_RANK;
    draft->area[slot] = (uint8_t)id;
    draft->bits[id].rows[slot >> 5] |= 1u << (slot & 31);
    draft->bits[id].span |= UINT64_C(1) << (slot >> 5);
    return slot;
}

/// Grows an area from the lowest rank of the possible starting cells. Returns the new summary of
/// the starting cells.
static uint32_t dicewars_grow_one(pave_dicewars_draft *draft, int32_t id, pave_rank_set *open,
                                  uint32_t places)
{
    pave_rank_set edge = {.words = {0}};
    uint16_t ring[PAVE_DICEWARS_CELLS];
    int32_t ring_count = 0;
    uint32_t summary = rank_put(&edge, 0, rank_lowest(open, places));
    for (int32_t size = 0; size < PAVE_DICEWARS_CORE && rank_any(summary); size++) {
        uint32_t rank = rank_lowest(&edge, summary);
        summary = rank_drop(&edge, summary, rank);
        places = rank_drop(open, places, rank);
        summary = rank_put_around(&edge, summary, draft->rank, dicewars_take(draft, rank, id));
    }
    while (rank_any(summary)) {
        uint32_t rank = rank_lowest(&edge, summary);
        summary = rank_drop(&edge, summary, rank);
        places = rank_drop(open, places, rank);
        ring[ring_count++] = (uint16_t)dicewars_take(draft, rank, id);
    }
    for (int32_t i = 0; i < ring_count; i++)
        places = rank_put_around(open, places, draft->rank, ring[i]);
    return places;
}

void pave_dicewars_grow(pave_dicewars_draft *draft, int32_t start)
{
    pave_rank_set open = {.words = {0}};
    uint32_t places = rank_put(&open, 0, draft->rank[start]);
    memset(draft->area, PAVE_DICEWARS_OUTSIDE, sizeof draft->area);
    for (int y = PAVE_DICEWARS_TOP; y <= PAVE_DICEWARS_BOTTOM; y++)
        memset(draft->area + y * PAVE_DICEWARS_STRIDE, 0, PAVE_DICEWARS_WIDTH);
    memset(draft->bits, 0, sizeof draft->bits);
    for (draft->grown = 0; draft->grown < PAVE_DICEWARS_AREAS_MAX && rank_any(places);)
        places = dicewars_grow_one(draft, ++draft->grown, &open, places);
    for (int y = PAVE_DICEWARS_TOP; y <= PAVE_DICEWARS_BOTTOM; y++)
        for (int x = 0; x < PAVE_DICEWARS_WIDTH; x++)
            draft->bits[0].rows[y] |= (uint32_t)(draft->area[y * PAVE_DICEWARS_STRIDE + x] != 0)
                                      << x;
}
