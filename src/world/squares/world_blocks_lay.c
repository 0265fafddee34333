/// src/world/squares/world_blocks_lay.c: recomputes the inside of one block. First all features are
/// set to the aim, and then reset to their current values where no tile fits. If any are reset, a
/// row-by-row search looks for tiles closer to the aim. The result that agrees better with the aim
/// is kept.
#include "../../base/exact.h"

#include "../../base/bits.h"
#include "world_blocks.h"

#include <string.h>

const pave_feature_step pave_feature_steps[PAVE_WANG_PLACES_SQUARE] = {
    [PAVE_WANG_T] = {PAVE_PLANE_NORTH, 0, 0}, [PAVE_WANG_TR] = {PAVE_PLANE_VERTEX, 1, 0},
    [PAVE_WANG_R] = {PAVE_PLANE_WEST, 1, 0},  [PAVE_WANG_BR] = {PAVE_PLANE_VERTEX, 1, 1},
    [PAVE_WANG_B] = {PAVE_PLANE_NORTH, 0, 1}, [PAVE_WANG_BL] = {PAVE_PLANE_VERTEX, 0, 1},
    [PAVE_WANG_L] = {PAVE_PLANE_WEST, 0, 0},  [PAVE_WANG_TL] = {PAVE_PLANE_VERTEX, 0, 0}};

// ---- Features of a block ------------------------------------------------------------------------

static inline uint8_t *block_feature(pave_block *block, int place, int x, int y)
{
    const pave_feature_step step = pave_feature_steps[place];
    return &block->plane[step.plane][(y + step.y) * PAVE_BLOCK_STRIDE + x + step.x];
}

/// Returns the colours of a cell, as pave_combination.
static inline uint64_t block_colors(const pave_block_world *blocks, const pave_block *block, int x,
                                    int y)
{
    const int at = y * PAVE_BLOCK_STRIDE + x;
    const uint8_t *west = block->plane[PAVE_PLANE_WEST] + at,
                  *north = block->plane[PAVE_PLANE_NORTH] + at,
                  *vertex = block->plane[PAVE_PLANE_VERTEX] + at;
    uint64_t colors = 0;
    if (blocks->world.kind != PAVE_WANG_CORNER)
        colors |= (uint64_t)north[0] << (8 * PAVE_WANG_T) | (uint64_t)west[1] << (8 * PAVE_WANG_R) |
                  (uint64_t)north[PAVE_BLOCK_STRIDE] << (8 * PAVE_WANG_B) |
                  (uint64_t)west[0] << (8 * PAVE_WANG_L);
    if (blocks->world.kind != PAVE_WANG_EDGE)
        colors |= (uint64_t)vertex[1] << (8 * PAVE_WANG_TR) |
                  (uint64_t)vertex[PAVE_BLOCK_STRIDE + 1] << (8 * PAVE_WANG_BR) |
                  (uint64_t)vertex[PAVE_BLOCK_STRIDE] << (8 * PAVE_WANG_BL) |
                  (uint64_t)vertex[0] << (8 * PAVE_WANG_TL);
    return colors;
}

/// Returns the first plane that the kind uses: 0 and 1 are edges, 2 is vertices.
static int block_first_plane(const pave_block_world *blocks)
{
    return blocks->world.kind == PAVE_WANG_CORNER ? PAVE_PLANE_VERTEX : PAVE_PLANE_WEST;
}
static int block_last_plane(const pave_block_world *blocks)
{
    return blocks->world.kind == PAVE_WANG_EDGE ? PAVE_PLANE_NORTH : PAVE_PLANE_VERTEX;
}

/// Returns the number of features inside the block that agree with the aim.
static int block_agreement(const pave_block_world *blocks, const pave_block *block,
                           const pave_block *aim)
{
    int count = 0;
    for (int plane = block_first_plane(blocks); plane <= block_last_plane(blocks); plane++)
        for (int i = 0; i < PAVE_BLOCK_FEATURES; i++)
            count += block->plane[plane][i] == aim->plane[plane][i];
    return count;
}

// ---- Reverting to tiles that fit ----------------------------------------------------------------

// Cells of a block as bits of a word: cell x, y is bit 8 y + x.
#define PAVE_BLOCK_COLUMN UINT64_C(0x0101010101010101)

/// Returns the given cells and their eight neighbours.
static uint64_t block_around(uint64_t cells)
{
    const uint64_t wide = cells | (cells & ~(PAVE_BLOCK_COLUMN << (PAVE_BLOCK_SIDE - 1))) << 1 |
                          (cells & ~PAVE_BLOCK_COLUMN) >> 1;
    return wide | wide << PAVE_BLOCK_SIDE | wide >> PAVE_BLOCK_SIDE;
}

/// Returns the given cells that have no matching tile.
static uint64_t block_lost(const pave_block_world *blocks, const pave_block *block, uint64_t cells)
{
    uint64_t lost = 0;
    for (; cells; cells &= cells - 1) {
        const int i = pave_bits_lowest(cells);
        const uint64_t colors =
            block_colors(blocks, block, i % PAVE_BLOCK_SIDE, i / PAVE_BLOCK_SIDE);
        if (pave_blocks_find(blocks, colors) == PAVE_COMBINATION_NONE) lost |= UINT64_C(1) << i;
    }
    return lost;
}

/// Resets the features of every cell without a matching tile to their current colours, until all
/// cells have matching tiles. Terminates at the latest when all features are reset. Returns whether
/// any cell was reset. Only cells around changes are checked again.
static bool block_wear(const pave_block_world *blocks, const pave_block *now, pave_block *block)
{
    uint64_t lost = block_lost(blocks, block, UINT64_MAX);
    const bool worn = lost != 0;
    while (lost) {
        for (uint64_t rest = lost; rest; rest &= rest - 1) {
            const int i = pave_bits_lowest(rest),
                      first = i / PAVE_BLOCK_SIDE * PAVE_BLOCK_STRIDE + i % PAVE_BLOCK_SIDE;
            for (int place = 0; place < PAVE_WANG_PLACES_SQUARE; place++) {
                const pave_feature_step step = pave_feature_steps[place];
                const int at = first + step.y * PAVE_BLOCK_STRIDE + step.x;
                block->plane[step.plane][at] = now->plane[step.plane][at];
            }
        }
        lost = block_lost(blocks, block, block_around(lost));
    }
    return worn;
}

// ---- Searching ----------------------------------------------------------------------------------

/// A search row by row, with the remaining combinations of each cell.
typedef struct pave_block_search {
    const pave_block_world *blocks;
    pave_block *block;
    const pave_block *aim;
    int32_t q, r; ///< position of the block
    uint32_t round, draw;
    pave_random_words words;
    uint64_t left[PAVE_BLOCK_SIDE * PAVE_BLOCK_SIDE][PAVE_BLOCK_SEARCH_WORDS];
} pave_block_search;

static const uint64_t *blocks_holders(const pave_block_world *blocks, int k, uint8_t color)
{
    return blocks->holders +
           ((size_t)k * (size_t)blocks->color_count + color) * (size_t)blocks->words;
}

/// Returns a bit mask of the places of cell x, y whose features are decided before the cell, on the
/// rim or by earlier cells. With `below`, returns the places decided right after the cell above,
/// when the left neighbour is still undecided.
static uint32_t block_decided(int x, int y, bool below)
{
    uint32_t places = 1u << PAVE_WANG_T | 1u << PAVE_WANG_TR | 1u << PAVE_WANG_TL;
    if (x == PAVE_BLOCK_SIDE - 1) places |= 1u << PAVE_WANG_R | 1u << PAVE_WANG_BR;
    if (y == PAVE_BLOCK_SIDE - 1)
        places |= 1u << PAVE_WANG_BR | 1u << PAVE_WANG_B | 1u << PAVE_WANG_BL;
    if (x == 0 || !below) places |= 1u << PAVE_WANG_BL | 1u << PAVE_WANG_L;
    return places;
}

/// Computes the combinations that agree with the decided features around a cell. Returns false if
/// the set is empty.
static bool block_candidates(const pave_block_search *search, int x, int y, bool below,
                             uint64_t *out)
{
    const pave_block_world *blocks = search->blocks;
    const uint32_t decided = block_decided(x, y, below);
    const int words = blocks->words;
    uint64_t any = 0;
    for (int w = 0; w < words; w++) out[w] = UINT64_MAX;
    for (int k = 0; k < blocks->place_count; k++) {
        const int place = blocks->places[k];
        if (!(decided >> place & 1)) continue;
        const uint64_t *holders =
            blocks_holders(blocks, k, *block_feature(search->block, place, x, y));
        for (int w = 0; w < words; w++) out[w] &= holders[w];
    }
    for (int w = 0; w < words; w++) any |= out[w];
    return any != 0;
}

/// Restricts `set` to the combinations with a colour at the k-th place, if there are any.
static void block_prefer(const pave_block_world *blocks, int k, uint8_t color, uint64_t *set)
{
    const uint64_t *holders = blocks_holders(blocks, k, color);
    uint64_t any = 0;
    for (int w = 0; w < blocks->words; w++) any |= set[w] & holders[w];
    for (int w = 0; w < blocks->words && any; w++) set[w] &= holders[w];
}

static uint32_t block_word(pave_block_search *search)
{
    if ((search->draw & 3) == 0)
        search->words = pave_random_at(search->blocks->world.seed, PAVE_STREAM_BLOCK, search->q,
                                       search->r, search->round, search->draw >> 2);
    return search->words.word[search->draw++ & 3];
}

/// Returns a member of a non-empty set, chosen by a random word.
static int block_choose(pave_block_search *search, const uint64_t *set)
{
    uint32_t count = 0, w = 0;
    for (int i = 0; i < search->blocks->words; i++) count += (uint32_t)pave_bits_count(set[i]);
    uint32_t pick = count > 1 ? pave_random_below(block_word(search), count) : 0;
    for (;; w++) {
        const uint32_t here = (uint32_t)pave_bits_count(set[w]);
        if (pick < here) break;
        pick -= here;
    }
    uint64_t word = set[w];
    while (pick--) word &= word - 1;
    return (int)(64 * w) + pave_bits_lowest(word);
}

/// Chooses the best remaining combination for a cell and writes its features. Returns false if no
/// combination remains.
static bool block_try(pave_block_search *search, int x, int y)
{
    const pave_block_world *blocks = search->blocks;
    uint64_t *left = search->left[y * PAVE_BLOCK_SIDE + x], set[PAVE_BLOCK_SEARCH_WORDS], any = 0;
    for (int w = 0; w < blocks->words; w++) any |= set[w] = left[w];
    if (!any) return false;
    const uint32_t decided = block_decided(x, y, false);
    for (int k = 0; k < blocks->place_count; k++) {
        const int place = blocks->places[k];
        const pave_feature_step step = pave_feature_steps[place];
        if (decided >> place & 1) continue;
        block_prefer(blocks, k,
                     search->aim->plane[step.plane][(y + step.y) * PAVE_BLOCK_STRIDE + x + step.x],
                     set);
    }
    const int chosen = block_choose(search, set);
    left[chosen / 64] &= ~(UINT64_C(1) << (chosen % 64));
    const uint64_t colors = blocks->combinations[chosen].colors;
    for (int k = 0; k < blocks->place_count; k++) {
        const int place = blocks->places[k];
        *block_feature(search->block, place, x, y) = (uint8_t)(colors >> (8 * place));
    }
    return true;
}

/// Fills the block. Returns false, with undefined contents, if the step limit is reached or nothing
/// fits.
static bool block_search_all(pave_block_search *search)
{
    uint64_t scratch[PAVE_BLOCK_SEARCH_WORDS];
    int at = 0, steps = 0;
    bool fresh = true;
    while (at < PAVE_BLOCK_SIDE * PAVE_BLOCK_SIDE) {
        const int x = at % PAVE_BLOCK_SIDE, y = at / PAVE_BLOCK_SIDE;
        if (fresh) {
            if (++steps > PAVE_BLOCK_STEPS) return false;
            block_candidates(search, x, y, false, search->left[at]);
        }
        fresh = block_try(search, x, y);
        if (!fresh && at-- == 0) return false;
        if (!fresh) continue;
        if (y + 1 < PAVE_BLOCK_SIDE && !block_candidates(search, x, y + 1, true, scratch))
            fresh = false; // try another combination for this cell
        else
            at++;
    }
    return true;
}

// ---- Recomputing a block ------------------------------------------------------------------------

/// Returns the first horizontal index of a plane's features inside the block; the next function
/// returns the first vertical index.
static int block_begin_x(int plane) { return plane == PAVE_PLANE_NORTH ? 0 : 1; }
static int block_begin_y(int plane) { return plane == PAVE_PLANE_WEST ? 0 : 1; }

/// Loads the current features and the aim. On the rim, the aim equals the current features. Returns
/// whether they differ elsewhere.
static bool block_load(const pave_piece *piece, int32_t x, int32_t y, pave_block *now,
                       pave_block *aim)
{
    bool differ = false;
    for (int plane = 0; plane < PAVE_PLANES; plane++) {
        const int begin = block_begin_x(plane), wide = PAVE_BLOCK_SIDE - begin;
        const size_t from = (size_t)y * PAVE_PIECE_STRIDE + (size_t)x;
        for (int j = 0; j <= PAVE_BLOCK_SIDE; j++)
            memcpy(now->plane[plane] + j * PAVE_BLOCK_STRIDE,
                   piece->now[plane] + from + (size_t)j * PAVE_PIECE_STRIDE, PAVE_BLOCK_STRIDE);
        memcpy(aim->plane[plane], now->plane[plane], PAVE_BLOCK_FEATURES);
        for (int j = block_begin_y(plane); j < PAVE_BLOCK_SIDE; j++) {
            uint8_t *to = aim->plane[plane] + j * PAVE_BLOCK_STRIDE + begin;
            const uint8_t *wanted =
                piece->aim[plane] + from + (size_t)j * PAVE_PIECE_STRIDE + begin;
            differ |= memcmp(to, wanted, (size_t)wide) != 0;
            memcpy(to, wanted, (size_t)wide);
        }
    }
    return differ;
}

static void block_store(pave_piece *piece, int32_t x, int32_t y, const pave_block *block)
{
    for (int plane = 0; plane < PAVE_PLANES; plane++) {
        const int begin = block_begin_x(plane);
        for (int j = block_begin_y(plane); j < PAVE_BLOCK_SIDE; j++)
            memcpy(piece->now[plane] + (y + j) * PAVE_PIECE_STRIDE + x + begin,
                   block->plane[plane] + j * PAVE_BLOCK_STRIDE + begin,
                   (size_t)(PAVE_BLOCK_SIDE - begin));
    }
}

/// Searches for a block that agrees with the aim in more than `agreement` features.
static bool block_search_better(const pave_piece *piece, int round, int32_t x, int32_t y,
                                const pave_block *aim, int agreement, pave_block *block)
{
    pave_block_search search;
    if (piece->blocks->words == 0) return false;
    search.blocks = piece->blocks;
    search.block = block;
    search.aim = aim;
    search.q = piece->q + x;
    search.r = piece->r + y;
    search.round = (uint32_t)round;
    search.draw = 0;
    return block_search_all(&search) && block_agreement(piece->blocks, block, aim) > agreement;
}

void pave_piece_lay(pave_piece *piece, int round, int32_t x, int32_t y)
{
    const pave_block_world *blocks = piece->blocks;
    pave_block now, aim, worn;
    if (!block_load(piece, x, y, &now, &aim)) return;
    worn = aim;
    if (block_wear(blocks, &now, &worn) &&
        block_search_better(piece, round, x, y, &aim, block_agreement(blocks, &worn, &aim), &now))
        block_store(piece, x, y, &now);
    else
        block_store(piece, x, y, &worn);
}
