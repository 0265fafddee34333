/// src/region/dicewars_rings.c: the line round each area of the game's board. Where each side leads
/// to is found for all of them at once; then the walk is a look at a table.
#include "../base/exact.h"

#include "../base/bits.h"
#include "dicewars_board.h"

#include <string.h>

/// The slots of a board, with a frame of empty slots. (Twice as wide as areas, for the
/// loops.)
static void dicewars_lay_out(const pave_dicewars_board *board, uint16_t *area)
{
    for (int i = 0; i < PAVE_DICEWARS_SLOTS; i++) area[i] = PAVE_DICEWARS_OUTSIDE;
    for (int y = 0; y < PAVE_DICEWARS_HEIGHT; y++)
        for (int x = 0; x < PAVE_DICEWARS_WIDTH; x++)
            area[(PAVE_DICEWARS_TOP + y) * PAVE_DICEWARS_STRIDE + x] =
                board->cells[y * PAVE_DICEWARS_WIDTH + x];
}

/// The slot and side that follow each on the way round its area: links[d * PAVE_DICEWARS_SLOTS +
/// slot] is such a place again. Side d of a slot is followed by the next one clockwise; but where
/// the neighbour beyond that is of the same area, by the neighbour's side that looks at what side d
/// looks at.
PAVE_VECTORIZE static void dicewars_link(const uint16_t *restrict area, uint16_t *restrict links)
{
    for (int d = 0; d < 6; d++) {
        int turned = (d + 1) % 6, back = (d + 5) % 6;
        for (int32_t y = PAVE_DICEWARS_TOP; y <= PAVE_DICEWARS_BOTTOM; y++) {
            int32_t first = y * PAVE_DICEWARS_STRIDE, step = pave_dicewars_steps[y & 1][turned];
            const uint16_t *own = area + first, *next = own + step;
            uint16_t here = (uint16_t)(turned * PAVE_DICEWARS_SLOTS + first),
                     there = (uint16_t)(back * PAVE_DICEWARS_SLOTS + first + step);
            uint16_t *out = links + d * PAVE_DICEWARS_SLOTS + first;
            for (int x = 0; x < PAVE_DICEWARS_STRIDE; x++)
                out[x] = (uint16_t)((own[x] == next[x] ? there : here) + x);
        }
    }
}

/// Where the walk round an area begins: its first cell that has a neighbour of another, and the
/// first such side. Beyond the board is no other.
static int32_t dicewars_begin(const uint16_t *area, const pave_dicewars_area *item, uint16_t id)
{
    for (int32_t slot = (PAVE_DICEWARS_TOP + item->top) * PAVE_DICEWARS_STRIDE + item->left;
         slot < (PAVE_DICEWARS_BOTTOM + 1) * PAVE_DICEWARS_STRIDE; slot++) {
        if (area[slot] != id) continue;
        for (int d = 0; d < 6; d++) {
            uint16_t other = area[slot + pave_dicewars_steps[slot >> 5 & 1][d]];
            if (other != id && other != PAVE_DICEWARS_OUTSIDE)
                return d * PAVE_DICEWARS_SLOTS + slot;
        }
    }
    assert(false && "an area fills the board");
    return 0;
}

/// Some walks at a time, for each step has to wait for the one before. A walk that begins at slot 0
/// is empty.
enum { PAVE_DICEWARS_WALKS = 4 };

typedef struct pave_dicewars_walks {
    uint16_t begin[PAVE_DICEWARS_WALKS];
    uint16_t sides[PAVE_DICEWARS_WALKS][PAVE_DICEWARS_RING_MAX];
    int32_t length[PAVE_DICEWARS_WALKS];
    int left; ///< walks that are not over
} pave_dicewars_walks;

/// Walks go on when they are back, for as long as the others need.
static void dicewars_walk(const uint16_t *links, pave_dicewars_walks *walks)
{
    uint16_t at[PAVE_DICEWARS_WALKS];
    for (int k = 0; k < PAVE_DICEWARS_WALKS; k++) {
        at[k] = walks->begin[k];
        walks->length[k] = at[k] ? PAVE_DICEWARS_RING_MAX : 0;
    }
    for (int step = 0; step < PAVE_DICEWARS_RING_MAX && walks->left > 0; step++)
        for (int k = 0; k < PAVE_DICEWARS_WALKS; k++) {
            walks->sides[k][step] = at[k] = links[at[k]];
            if (at[k] != walks->begin[k] || walks->length[k] <= step) continue;
            walks->length[k] = step + 1;
            walks->left--;
        }
}

/// The places of the tables as sides of cells.
static void dicewars_tell_sides(uint16_t *sides, int32_t count)
{
    for (int32_t i = 0; i < count; i++) {
        int32_t d = sides[i] / PAVE_DICEWARS_SLOTS, slot = sides[i] % PAVE_DICEWARS_SLOTS;
        int32_t cell = ((slot >> 5) - PAVE_DICEWARS_TOP) * PAVE_DICEWARS_WIDTH + (slot & 31);
        sides[i] = (uint16_t)(6 * cell + d);
    }
}

void pave_dicewars_board_rings(const pave_dicewars_board *board, pave_dicewars_rings *out)
{
    uint16_t area[PAVE_DICEWARS_SLOTS], links[6 * PAVE_DICEWARS_SLOTS];
    int32_t count = 0;
    dicewars_lay_out(board, area);
    links[0] = 0; // of no cell: where walks that are none stay
    dicewars_link(area, links);
    out->start[0] = out->start[1] = 0;
    for (int first = 1; first <= PAVE_DICEWARS_AREAS_MAX; first += PAVE_DICEWARS_WALKS) {
        pave_dicewars_walks walks;
        walks.left = 0;
        for (int k = 0; k < PAVE_DICEWARS_WALKS; k++) {
            int id = first + k;
            bool there = id <= PAVE_DICEWARS_AREAS_MAX && board->areas[id].size;
            walks.begin[k] =
                there ? (uint16_t)dicewars_begin(area, &board->areas[id], (uint16_t)id) : 0;
            walks.left += there;
        }
        dicewars_walk(links, &walks);
        for (int k = 0; k < PAVE_DICEWARS_WALKS && first + k <= PAVE_DICEWARS_AREAS_MAX; k++) {
            memcpy(out->sides + count, walks.sides[k],
                   (size_t)walks.length[k] * sizeof *out->sides);
            count += walks.length[k];
            out->start[first + k + 1] = (uint16_t)count;
        }
    }
    dicewars_tell_sides(out->sides, count);
}
