/// src/world/squares/world_blocks_stripes.c: worlds of endless stripes, for sets whose shapes have
/// no end pieces, such as a gate without a lower end. All cells of a column (or row) have the same
/// combination. At regular distances a line is a *post*, which has the combination of the base.
/// Between two posts the combination may change with each line, and finally returns to the base. A
/// line can be computed from the lines since the last post.
#include "../../base/exact.h"

#include "world_blocks.h"

#include <string.h>

enum { PAVE_STRIPES_ROOM = PAVE_PIECE_ROWS + 2 * PAVE_STRIPE_SPAN };

/// Places of a combination that a stripe uses, for stripes down and across.
typedef struct pave_stripe_way {
    uint8_t along, along_far;         ///< sides between cells of the same line
    uint8_t before, after;            ///< sides towards the previous and the next line
    uint8_t corner[2], corner_far[2]; ///< corners towards the previous and the next line, at both
                                      ///< ends of a cell
} pave_stripe_way;

static const pave_stripe_way stripe_down = {PAVE_WANG_T,
                                            PAVE_WANG_B,
                                            PAVE_WANG_L,
                                            PAVE_WANG_R,
                                            {PAVE_WANG_TL, PAVE_WANG_TR},
                                            {PAVE_WANG_BL, PAVE_WANG_BR}};
static const pave_stripe_way stripe_across = {PAVE_WANG_L,
                                              PAVE_WANG_R,
                                              PAVE_WANG_T,
                                              PAVE_WANG_B,
                                              {PAVE_WANG_TL, PAVE_WANG_BL},
                                              {PAVE_WANG_TR, PAVE_WANG_BR}};

static const pave_stripe_way *stripe_way_of(const pave_block_world *blocks)
{
    return blocks->aim == PAVE_AIM_DOWN ? &stripe_down : &stripe_across;
}

static uint8_t stripe_color(uint64_t colors, int place) { return (uint8_t)(colors >> (8 * place)); }

/// Returns the state between two lines: the colours of the side and of its corner, as one number.
static size_t stripe_state(const pave_block_world *blocks, uint8_t side, uint8_t corner)
{
    return (size_t)side * (size_t)blocks->color_count + corner;
}

static size_t stripe_before(const pave_block_world *blocks, const pave_stripe_way *way,
                            uint64_t colors)
{
    return stripe_state(blocks, stripe_color(colors, way->before),
                        stripe_color(colors, way->corner[0]));
}

static size_t stripe_after(const pave_block_world *blocks, const pave_stripe_way *way,
                           uint64_t colors)
{
    return stripe_state(blocks, stripe_color(colors, way->after),
                        stripe_color(colors, way->corner[1]));
}

/// Returns the state before and after a line that has the combination of the base.
static size_t stripe_post(const pave_block_world *blocks)
{
    const int side = blocks->aim == PAVE_AIM_DOWN ? PAVE_PLANE_WEST : PAVE_PLANE_NORTH;
    return stripe_state(blocks, blocks->base[side], blocks->base[PAVE_PLANE_VERTEX]);
}

// ---- Tables -------------------------------------------------------------------------------------

size_t pave_stripes_states(const pave_block_world *blocks)
{
    return (size_t)blocks->color_count * (size_t)blocks->color_count;
}

bool pave_blocks_make_stripes(pave_block_world *blocks)
{
    blocks->stripes = pave_array_allocate(&blocks->world.allocator, blocks->combination_count,
                                          sizeof *blocks->stripes);
    blocks->returns = pave_array_allocate(&blocks->world.allocator, pave_stripes_states(blocks),
                                          sizeof *blocks->returns);
    return blocks->stripes && blocks->returns;
}

/// Returns whether a line can consist of this combination alone.
static bool stripe_fits(const pave_stripe_way *way, uint64_t colors)
{
    bool fits = stripe_color(colors, way->along) == stripe_color(colors, way->along_far);
    for (int i = 0; i < 2; i++)
        fits &= stripe_color(colors, way->corner[i]) == stripe_color(colors, way->corner_far[i]);
    return fits;
}

void pave_blocks_find_stripes(pave_block_world *blocks)
{
    const pave_stripe_way *way = stripe_way_of(blocks);
    blocks->stripe_count = 0;
    for (uint32_t i = 0; i < blocks->combination_count; i++)
        if (stripe_fits(way, blocks->combinations[i].colors))
            blocks->stripes[blocks->stripe_count++] = blocks->combinations[i].colors;
    memset(blocks->returns, 0, pave_stripes_states(blocks) * sizeof *blocks->returns);
    blocks->returns[stripe_post(blocks)] = 1;
    for (int lines = 1; lines < PAVE_STRIPE_SPAN; lines++)
        for (uint32_t i = 0; i < blocks->stripe_count; i++) {
            const uint64_t colors = blocks->stripes[i];
            const uint32_t fewer = blocks->returns[stripe_after(blocks, way, colors)];
            blocks->returns[stripe_before(blocks, way, colors)] |= (fewer >> (lines - 1) & 1)
                                                                   << lines;
        }
}

// ---- Lines --------------------------------------------------------------------------------------

/// Returns how well a line agrees with the colour of the aim: the line itself, and the state after
/// it.
static int stripe_agreement(const pave_stripe_way *way, uint64_t colors, uint8_t aim)
{
    return (stripe_color(colors, way->along) == aim) + (stripe_color(colors, way->after) == aim) +
           (stripe_color(colors, way->corner[1]) == aim);
}

/// Chooses the combination of the next line, given the state before it and `left` lines to the next
/// post: a random one of the best matches that can still reach the post.
static uint64_t stripe_choose(const pave_block_world *blocks, const pave_stripe_way *way,
                              size_t state, int left, uint8_t aim, uint32_t word)
{
    uint32_t count = 0, pick = 0;
    for (int round = 0, best = -1; round < 2; round++) {
        if (round == 1) pick = pave_random_below(word, count);
        for (uint32_t i = 0; i < blocks->stripe_count; i++) {
            const uint64_t colors = blocks->stripes[i];
            if (stripe_before(blocks, way, colors) != state ||
                !(blocks->returns[stripe_after(blocks, way, colors)] >> left & 1))
                continue;
            const int agreement = stripe_agreement(way, colors, aim);
            if (round == 1 && agreement == best && pick-- == 0) return colors;
            if (round == 1 || agreement < best) continue;
            count = agreement > best ? 1 : count + 1;
            best = agreement;
        }
    }
    assert(false); // unreachable: the base itself leads from each post to the next
    return 0;
}

/// Computes the combinations of the lines from one post to the next.
static void stripes_walk(const pave_block_world *blocks, int32_t post, uint64_t *out)
{
    const pave_stripe_way *way = stripe_way_of(blocks);
    uint8_t aim[PAVE_STRIPE_SPAN];
    size_t state = stripe_post(blocks);
    pave_aim_line(blocks, post, PAVE_STRIPE_SPAN, aim);
    for (int i = 0; i < PAVE_STRIPE_SPAN; i++) {
        const pave_random_words words = pave_random_at(blocks->world.seed, PAVE_STREAM_BLOCK,
                                                       post + i, 0, PAVE_BLOCK_ROUNDS, 0);
        out[i] = stripe_choose(blocks, way, state, PAVE_STRIPE_SPAN - 1 - i, aim[i], words.word[0]);
        state = stripe_after(blocks, way, out[i]);
    }
}

void pave_piece_stripe(pave_piece *piece)
{
    const bool down = piece->blocks->aim == PAVE_AIM_DOWN;
    const int32_t first = down ? piece->q : piece->r,
                  count = (down ? piece->width : piece->height) + 1,
                  ahead = first & (PAVE_STRIPE_SPAN - 1);
    uint64_t lines[PAVE_STRIPES_ROOM];
    for (int32_t i = 0; i < ahead + count; i += PAVE_STRIPE_SPAN)
        stripes_walk(piece->blocks, first - ahead + i, lines + i);
    for (int32_t y = 0; y <= piece->height; y++)
        for (int32_t x = 0; x <= piece->width; x++) {
            const uint64_t colors = lines[ahead + (down ? x : y)];
            const int32_t at = y * PAVE_PIECE_STRIDE + x;
            piece->now[PAVE_PLANE_WEST][at] = stripe_color(colors, PAVE_WANG_L);
            piece->now[PAVE_PLANE_NORTH][at] = stripe_color(colors, PAVE_WANG_T);
            piece->now[PAVE_PLANE_VERTEX][at] = stripe_color(colors, PAVE_WANG_TL);
        }
    memcpy(piece->aim, piece->now, sizeof piece->aim);
}
