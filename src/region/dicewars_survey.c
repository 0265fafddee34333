/// src/region/dicewars_survey.c: the game's board once areas have grown: lakes and small areas,
/// then sizes, boxes, centres and joins.
#include "../base/exact.h"

#include "../base/bits.h"
#include "dicewars_board.h"

#include <string.h>

/// The cells of row y that touch a cell of the set.
static inline uint32_t dicewars_row_around(const uint32_t *rows, int y)
{
    uint32_t beside = rows[y - 1] | rows[y + 1];
    return (rows[y] << 1 | rows[y] >> 1 | beside | (y & 1 ? beside >> 1 : beside << 1)) &
           PAVE_DICEWARS_COLUMNS;
}

// ---- Lakes and small areas ----------------------------------------------------------------------

/// A lake of one cell goes to its last neighbour. None touches another, so their order does not
/// matter.
static void dicewars_fill_lake(pave_dicewars_draft *draft, int32_t slot)
{
    const int8_t *steps = pave_dicewars_steps[slot >> 5 & 1];
    int d = 5;
    while (draft->area[slot + steps[d]] == PAVE_DICEWARS_OUTSIDE) d--;
    uint8_t id = draft->area[slot] = draft->area[slot + steps[d]];
    draft->bits[id].rows[slot >> 5] |= 1u << (slot & 31);
    draft->bits[id].span |= UINT64_C(1) << (slot >> 5);
}

static void dicewars_fill_lakes(pave_dicewars_draft *draft)
{
    pave_dicewars_bits sea;
    sea.rows[PAVE_DICEWARS_TOP - 1] = sea.rows[PAVE_DICEWARS_BOTTOM + 1] = 0;
    for (int y = PAVE_DICEWARS_TOP; y <= PAVE_DICEWARS_BOTTOM; y++)
        sea.rows[y] = ~draft->bits[0].rows[y] & PAVE_DICEWARS_COLUMNS;
    for (int y = PAVE_DICEWARS_TOP; y <= PAVE_DICEWARS_BOTTOM; y++)
        for (uint64_t lakes = sea.rows[y] & ~dicewars_row_around(sea.rows, y); lakes;
             lakes &= lakes - 1)
            dicewars_fill_lake(draft, y * PAVE_DICEWARS_STRIDE + pave_bits_lowest(lakes));
}

static int32_t dicewars_size(const pave_dicewars_bits *bits)
{
    int32_t size = 0;
    for (int y = pave_bits_lowest(bits->span); bits->span >> y; y += 2)
        size += pave_bits_count((uint64_t)bits->rows[y] << 32 | bits->rows[y + 1]);
    return size;
}

static void dicewars_drown(pave_dicewars_draft *draft, pave_dicewars_bits *bits)
{
    for (; bits->span; bits->span &= bits->span - 1) {
        int y = pave_bits_lowest(bits->span);
        for (uint64_t cells = bits->rows[y]; cells; cells &= cells - 1)
            draft->area[y * PAVE_DICEWARS_STRIDE + pave_bits_lowest(cells)] = 0;
    }
}

void pave_dicewars_mend(pave_dicewars_draft *draft)
{
    memset(draft->sizes, 0, sizeof draft->sizes);
    dicewars_fill_lakes(draft);
    for (int32_t id = 1; id <= draft->grown; id++) {
        int32_t size = dicewars_size(&draft->bits[id]);
        if (size > PAVE_DICEWARS_DROWNED)
            draft->sizes[id] = (uint8_t)size;
        else
            dicewars_drown(draft, &draft->bits[id]);
    }
}

// ---- What areas are like ------------------------------------------------------------------------

/// The cells of a row that are seen as neighbours: the game does not see cell 0.
static inline uint32_t dicewars_seen(int y)
{
    if (y < PAVE_DICEWARS_TOP || y > PAVE_DICEWARS_BOTTOM) return 0;
    return y == PAVE_DICEWARS_TOP ? PAVE_DICEWARS_COLUMNS - 1 : PAVE_DICEWARS_COLUMNS;
}

static void dicewars_survey_one(const pave_dicewars_draft *draft, const pave_dicewars_bits *bits,
                                const pave_dicewars_kernel *kernel, pave_dicewars_area *item)
{
    pave_dicewars_sight sight;
    uint32_t columns = 0, others[PAVE_DICEWARS_ROWS];
    sight.area = draft->area;
    sight.own = bits->rows;
    sight.top = pave_bits_lowest(bits->span);
    sight.bottom = pave_bits_highest(bits->span);
    for (int y = sight.top; y <= sight.bottom; y++) columns |= bits->rows[y];
    for (int y = sight.top - 1; y <= sight.bottom + 1; y++) {
        others[y] = ~bits->rows[y] & dicewars_seen(y);
        sight.near[y] = dicewars_row_around(bits->rows, y) & others[y];
    }
    for (int y = sight.top; y <= sight.bottom; y++)
        sight.border[y] = dicewars_row_around(others, y) & bits->rows[y];
    item->left = (uint8_t)pave_bits_lowest(columns);
    item->right = (uint8_t)pave_bits_highest(columns);
    item->top = (uint8_t)(sight.top - PAVE_DICEWARS_TOP);
    item->bottom = (uint8_t)(sight.bottom - PAVE_DICEWARS_TOP);
    sight.column = (item->left + item->right) / 2;
    sight.row = (item->top + item->bottom) / 2 + PAVE_DICEWARS_TOP;
    kernel->look(&sight, &item->joins, &item->center);
}

void pave_dicewars_survey(const pave_dicewars_draft *draft, const pave_dicewars_kernel *kernel,
                          pave_dicewars_area *areas)
{
    for (int32_t id = 1; id <= draft->grown; id++) {
        areas[id].size = draft->sizes[id];
        if (draft->sizes[id]) dicewars_survey_one(draft, &draft->bits[id], kernel, &areas[id]);
    }
}
