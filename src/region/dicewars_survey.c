/// src/region/dicewars_survey.c: the game's board after growth: fills lakes and removes small
/// areas, then computes sizes, boxes, centres and joins.
#include "../base/exact.h"

#include "../base/bits.h"
#include "dicewars_board.h"

#include <stdlib.h>
#include <string.h>

/// Returns the cells of row y that touch a cell of the set.
static inline uint32_t dicewars_row_around(const uint32_t *rows, int y)
{
    uint32_t beside = rows[y - 1] | rows[y + 1];
    return (rows[y] << 1 | rows[y] >> 1 | beside | (y & 1 ? beside >> 1 : beside << 1)) &
           PAVE_DICEWARS_COLUMNS;
}

// ---- Lakes and small areas ----------------------------------------------------------------------

/// Gives a lake of one cell to its last neighbour. No two lakes touch, so their order does not
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

// ---- Boxes, centres and joins -------------------------------------------------------------------

/// Returns the cells of a row that count as neighbours. The game does not count cell 0.
static inline uint32_t dicewars_seen(int y)
{
    if (y < PAVE_DICEWARS_TOP || y > PAVE_DICEWARS_BOTTOM) return 0;
    return y == PAVE_DICEWARS_TOP ? PAVE_DICEWARS_COLUMNS - 1 : PAVE_DICEWARS_COLUMNS;
}

/// Returns the area's cell with the minimum cost; ties go to the lowest number on the board.
static int16_t dicewars_center(const pave_dicewars_bits *bits, const uint32_t *border,
                               const pave_dicewars_area *item)
{
    const int32_t column = (item->left + item->right) / 2, row = (item->top + item->bottom) / 2;
    int32_t least = INT32_MAX, center = 0;
    for (int y = item->top; y <= item->bottom; y++)
        for (uint64_t cells = bits->rows[y + PAVE_DICEWARS_TOP]; cells; cells &= cells - 1) {
            const int32_t x = pave_bits_lowest(cells);
            const bool is_border = border[y + PAVE_DICEWARS_TOP] >> x & 1;
            const int32_t cost =
                abs(x - column) + abs(y - row) + (is_border ? PAVE_DICEWARS_BORDER_COST : 0);
            if (cost >= least) continue;
            least = cost;
            center = y * PAVE_DICEWARS_WIDTH + x;
        }
    return (int16_t)center;
}

static void dicewars_survey_one(const pave_dicewars_draft *draft, const pave_dicewars_bits *bits,
                                pave_dicewars_area *item)
{
    const int top = pave_bits_lowest(bits->span), bottom = pave_bits_highest(bits->span);
    uint32_t columns = 0, others[PAVE_DICEWARS_ROWS], border[PAVE_DICEWARS_ROWS];
    for (int y = top; y <= bottom; y++) columns |= bits->rows[y];
    for (int y = top - 1; y <= bottom + 1; y++) {
        others[y] = ~bits->rows[y] & dicewars_seen(y);
        for (uint64_t near = dicewars_row_around(bits->rows, y) & others[y]; near; near &= near - 1)
            item->joins |= 1u << draft->area[y * PAVE_DICEWARS_STRIDE + pave_bits_lowest(near)];
    }
    for (int y = top; y <= bottom; y++) border[y] = dicewars_row_around(others, y) & bits->rows[y];
    item->left = (uint8_t)pave_bits_lowest(columns);
    item->right = (uint8_t)pave_bits_highest(columns);
    item->top = (uint8_t)(top - PAVE_DICEWARS_TOP);
    item->bottom = (uint8_t)(bottom - PAVE_DICEWARS_TOP);
    item->center = dicewars_center(bits, border, item);
}

void pave_dicewars_survey(const pave_dicewars_draft *draft, pave_dicewars_area *areas)
{
    for (int32_t id = 1; id <= draft->grown; id++) {
        areas[id].size = draft->sizes[id];
        if (draft->sizes[id]) dicewars_survey_one(draft, &draft->bits[id], &areas[id]);
    }
}
