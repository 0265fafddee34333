/// src/world/squares/world_blocks.c: computes a rectangle of cells under BLOCKS: runs the four
/// rounds of world_blocks.h over it and its surroundings, then looks up the tiles.
#include "../../base/exact.h"

#include "world_blocks.h"

#include <string.h>

/// Offsets of the blocks in each round.
static const struct {
    int32_t q, r;
} pave_block_shifts[PAVE_BLOCK_ROUNDS] = {{0, 0}, {4, 4}, {4, 0}, {0, 4}};

pave_rect pave_block_first(int round)
{
    return pave_rect_of(pave_block_shifts[round].q, pave_block_shifts[round].r, PAVE_BLOCK_SIDE,
                        PAVE_BLOCK_SIDE);
}

// ---- Pieces -------------------------------------------------------------------------------------

/// Returns the area of the blocks that a rectangle meets in a round.
static pave_rect blocks_around(pave_rect rect, int round)
{
    const int32_t left = (rect.q - pave_block_shifts[round].q) & (PAVE_BLOCK_SIDE - 1),
                  top = (rect.r - pave_block_shifts[round].r) & (PAVE_BLOCK_SIDE - 1);
    return pave_rect_of(
        rect.q - left, rect.r - top,
        (rect.width + left + PAVE_BLOCK_SIDE - 1) / PAVE_BLOCK_SIDE * PAVE_BLOCK_SIDE,
        (rect.height + top + PAVE_BLOCK_SIDE - 1) / PAVE_BLOCK_SIDE * PAVE_BLOCK_SIDE);
}

void pave_blocks_areas(pave_rect rect, pave_rect area[PAVE_BLOCK_ROUNDS])
{
    for (int round = PAVE_BLOCK_ROUNDS - 1; round >= 0; round--)
        area[round] = blocks_around(round < PAVE_BLOCK_ROUNDS - 1 ? area[round + 1] : rect, round);
}

static void piece_lay_round(pave_piece *piece, int round, pave_rect area)
{
    for (int32_t y = 0; y < area.height; y += PAVE_BLOCK_SIDE)
        for (int32_t x = 0; x < area.width; x += PAVE_BLOCK_SIDE)
            pave_piece_lay(piece, round, area.q - piece->q + x, area.r - piece->r + y);
}

void pave_piece_decide(pave_piece *piece, const pave_block_world *blocks, pave_rect rect,
                       int32_t *x, int32_t *y)
{
    pave_rect area[PAVE_BLOCK_ROUNDS];
    assert(rect.width <= PAVE_PIECE && rect.height <= PAVE_PIECE);
    pave_blocks_areas(rect, area);
    piece->blocks = blocks;
    piece->q = area[0].q;
    piece->r = area[0].r;
    piece->width = area[0].width;
    piece->height = area[0].height;
    assert(piece->width < PAVE_PIECE_STRIDE && piece->height < PAVE_PIECE_ROWS);
    *x = rect.q - piece->q;
    *y = rect.r - piece->r;
    if (blocks->stripes) {
        pave_piece_stripe(piece);
        return;
    }
    for (int plane = 0; plane < PAVE_PLANES; plane++)
        memset(piece->now[plane], blocks->base[plane],
               (size_t)(piece->height + 1) * PAVE_PIECE_STRIDE);
    pave_piece_aim(piece);
    for (int round = 0; round < PAVE_BLOCK_ROUNDS; round++)
        piece_lay_round(piece, round, area[round]);
}

uint64_t pave_piece_colors(const pave_piece *piece, int32_t x, int32_t y)
{
    uint64_t colors = 0;
    for (int k = 0; k < piece->blocks->place_count; k++) {
        const int place = piece->blocks->places[k];
        const pave_feature_step step = pave_feature_steps[place];
        const uint8_t color = piece->now[step.plane][(y + step.y) * PAVE_PIECE_STRIDE + x + step.x];
        colors |= (uint64_t)color << (8 * place);
    }
    return colors;
}

// ---- Queries ------------------------------------------------------------------------------------

uint32_t pave_blocks_tile(const pave_block_world *blocks, uint64_t colors, int32_t q, int32_t r)
{
    const int32_t found = pave_blocks_find(blocks, colors);
    assert(found != PAVE_COMBINATION_NONE);
    const pave_combination *combination = &blocks->combinations[found];
    const pave_alias *columns = blocks->columns + combination->first;
    if (combination->count == 1) return columns->value;
    const uint32_t word =
        pave_random_at(blocks->world.seed, PAVE_STREAM_VARIANT, q >> 2, r, 0, 0).word[q & 3];
    return pave_alias_pick(columns, combination->count, word);
}

static void blocks_colors_at(const pave_world *world, pave_cell cell, uint8_t *out)
{
    const pave_block_world *blocks = (const pave_block_world *)world;
    pave_piece piece;
    int32_t x, y;
    pave_piece_decide(&piece, blocks, pave_rect_of(cell.q, cell.r, 1, 1), &x, &y);
    const uint64_t colors = pave_piece_colors(&piece, x, y);
    memset(out, 0, PAVE_WANG_PLACES_SQUARE);
    for (int k = 0; k < blocks->place_count; k++) {
        const int place = blocks->places[k];
        const uint8_t color = blocks->color[colors >> (8 * place) & UINT8_MAX];
        out[place] =
            pave_world_is_far((pave_wang_place)place) ? blocks->color_mirror[color] : color;
    }
}

/// Fills a rectangle that fits in one piece.
static void blocks_fill_piece(const pave_block_world *blocks, pave_rect rect, uint32_t *out,
                              ptrdiff_t stride)
{
    pave_piece piece;
    int32_t x, y;
    pave_piece_decide(&piece, blocks, rect, &x, &y);
    for (int32_t j = 0; j < rect.height; j++)
        for (int32_t i = 0; i < rect.width; i++)
            out[j * stride + i] = pave_blocks_tile(blocks, pave_piece_colors(&piece, x + i, y + j),
                                                   rect.q + i, rect.r + j);
}

static void blocks_fill(const pave_world *world, pave_rect rect, uint32_t *out, ptrdiff_t stride)
{
    const pave_block_world *blocks = (const pave_block_world *)world;
    for (int32_t y = 0; y < rect.height;) {
        const int32_t high = PAVE_PIECE - ((rect.r + y) & (PAVE_PIECE - 1)),
                      rows = high < rect.height - y ? high : rect.height - y;
        for (int32_t x = 0; x < rect.width;) {
            const int32_t wide = PAVE_PIECE - ((rect.q + x) & (PAVE_PIECE - 1)),
                          columns = wide < rect.width - x ? wide : rect.width - x;
            blocks_fill_piece(blocks, pave_rect_of(rect.q + x, rect.r + y, columns, rows),
                              out + y * stride + x, stride);
            x += columns;
        }
        y += rows;
    }
}

static uint32_t blocks_at(const pave_world *world, pave_cell cell)
{
    uint32_t tile;
    blocks_fill(world, pave_rect_of(cell.q, cell.r, 1, 1), &tile, 1);
    return tile;
}

static uint64_t blocks_hash(const pave_world *world, uint64_t hash)
{
    const pave_block_world *blocks = (const pave_block_world *)world;
    hash = pave_hash_word(pave_hash_word(hash, (uint32_t)blocks->aim), (uint32_t)blocks->patch);
    for (int plane = 0; plane < PAVE_PLANES; plane++)
        hash = pave_hash_word(hash, blocks->color[blocks->base[plane]]);
    for (int i = 0; i < blocks->color_count; i++) hash = pave_hash_64(hash, blocks->thresholds[i]);
    return hash;
}

const pave_world_way pave_way_blocks = {.size = sizeof(pave_block_world),
                                        .make = pave_blocks_make,
                                        .release = pave_blocks_release,
                                        .hash = blocks_hash,
                                        .at = blocks_at,
                                        .colors_at = blocks_colors_at,
                                        .level_at = pave_squares_level_at,
                                        .fill_strip = blocks_fill,
                                        .strip_columns_log = 6,
                                        .slow = 32};
