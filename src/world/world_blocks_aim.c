/// src/world/world_blocks_aim.c: what the features of a map should be, before tiles are asked:
/// patches of colours, each around a point that is drawn in its square of a coarse lattice.
///
/// Based on: S. Worley, "A Cellular Texture Basis Function", 1996 (the nearest of one random point
/// a square), in whole numbers.
#include "../base/exact.h"

#include "world_blocks.h"

#include <string.h>

enum {
    PAVE_AIM_ROWS = PAVE_PIECE_ROWS + 1, ///< of what features are made from: one more each way
    PAVE_AIM_STRIDE = PAVE_PIECE_STRIDE + 1,
    PAVE_AIM_POINTS_WIDE = PAVE_AIM_STRIDE / PAVE_PATCH_MIN + 4,
    PAVE_AIM_POINTS_HIGH = PAVE_AIM_ROWS / PAVE_PATCH_MIN + 4,
    PAVE_AIM_PARTS = 16,     ///< parts of a cell that a point can be at, each way
    PAVE_AIM_LINES_APART = 3 ///< how many times as far apart the second lines are
};

/// What a patch is drawn for: the draw of its call in PAVE_STREAM_PATCH.
enum { PAVE_DRAW_COLOR, PAVE_DRAW_LINES, PAVE_DRAW_MORE_LINES, PAVE_DRAW_LINE_COLOR };

typedef struct pave_aim_point {
    int32_t x, y; ///< in parts of a cell, from the coarse lattice's first square
    uint32_t word;
} pave_aim_point;

/// The words of patches at a rectangle of places.
typedef struct pave_aim_field {
    int32_t q, r, width, height;
    uint32_t word[PAVE_AIM_ROWS * PAVE_AIM_STRIDE];
} pave_aim_field;

static int32_t pave_aim_floor(int32_t value, int32_t divisor)
{
    return value >= 0 ? value / divisor : -((divisor - 1 - value) / divisor);
}

/// The random point of a square of the coarse lattice; x, y are relative to square q0, r0.
static pave_aim_point pave_aim_point_at(const pave_block_world *blocks, int patch, uint32_t draw,
                                        int32_t q, int32_t r, int32_t q0, int32_t r0)
{
    const pave_random_words words = pave_random_at(blocks->seed, PAVE_STREAM_PATCH, q, r, 0, draw);
    const uint32_t parts = (uint32_t)(patch * PAVE_AIM_PARTS);
    return (pave_aim_point){
        (q - q0) * (int32_t)parts + (int32_t)pave_random_below(words.word[0], parts),
        (r - r0) * (int32_t)parts + (int32_t)pave_random_below(words.word[1], parts),
        words.word[2]};
}

/// The word of the point, of the three by three squares around, that is nearest to a place; the
/// first of equals, row by row.
static uint32_t pave_aim_nearest(const pave_aim_point *points, int32_t x, int32_t y)
{
    int32_t least = INT32_MAX;
    uint32_t word = 0;
    for (int j = 0; j < 3; j++, points += PAVE_AIM_POINTS_WIDE)
        for (int i = 0; i < 3; i++) {
            const int32_t dx = points[i].x - x, dy = points[i].y - y, apart = dx * dx + dy * dy;
            word = apart < least ? points[i].word : word;
            least = apart < least ? apart : least;
        }
    return word;
}

static void pave_aim_draw(const pave_block_world *blocks, int patch, uint32_t draw,
                          pave_aim_field *field)
{
    pave_aim_point points[PAVE_AIM_POINTS_HIGH * PAVE_AIM_POINTS_WIDE];
    const int32_t q0 = pave_aim_floor(field->q, patch) - 1,
                  r0 = pave_aim_floor(field->r, patch) - 1;
    const int32_t q1 = pave_aim_floor(field->q + field->width - 1, patch) + 1;
    const int32_t r1 = pave_aim_floor(field->r + field->height - 1, patch) + 1;
    for (int32_t r = r0; r <= r1; r++)
        for (int32_t q = q0; q <= q1; q++)
            points[(r - r0) * PAVE_AIM_POINTS_WIDE + q - q0] =
                pave_aim_point_at(blocks, patch, draw, q, r, q0, r0);
    const int32_t left = field->q - q0 * patch, top = field->r - r0 * patch;
    for (int32_t y = 0; y < field->height; y++)
        for (int32_t x = 0; x < field->width; x++) {
            const pave_aim_point *around =
                points + ((top + y) / patch - 1) * PAVE_AIM_POINTS_WIDE + (left + x) / patch - 1;
            field->word[y * PAVE_AIM_STRIDE + x] =
                pave_aim_nearest(around, (left + x) * PAVE_AIM_PARTS, (top + y) * PAVE_AIM_PARTS);
        }
}

static uint8_t pave_aim_color(const pave_block_world *blocks, uint32_t word)
{
    int color = 0;
    while (blocks->thresholds[color] <= word) color++;
    return (uint8_t)color;
}

/// Patches as colours.
static void pave_aim_draw_colors(const pave_piece *piece, pave_aim_field *field, uint8_t *colors)
{
    pave_aim_draw(piece->blocks, piece->blocks->patch, PAVE_DRAW_COLOR, field);
    for (int32_t y = 0; y < field->height; y++)
        for (int32_t x = 0; x < field->width; x++)
            colors[y * PAVE_AIM_STRIDE + x] =
                pave_aim_color(piece->blocks, field->word[y * PAVE_AIM_STRIDE + x]);
}

static void pave_aim_at_corners(pave_piece *piece, pave_aim_field *field)
{
    uint8_t colors[PAVE_AIM_ROWS * PAVE_AIM_STRIDE];
    const pave_block_world *blocks = piece->blocks;
    const size_t count = (size_t)blocks->color_count;
    pave_aim_draw_colors(piece, field, colors);
    for (int32_t y = 0; y <= piece->height; y++)
        for (int32_t x = 0; x <= piece->width; x++) {
            const uint8_t *at = colors + y * PAVE_AIM_STRIDE + x;
            const int32_t to = y * PAVE_PIECE_STRIDE + x;
            piece->aim[PAVE_PLANE_VERTEX][to] = at[0];
            piece->aim[PAVE_PLANE_NORTH][to] =
                blocks->between[(PAVE_PLANE_NORTH * count + at[0]) * count + at[1]];
            piece->aim[PAVE_PLANE_WEST][to] =
                blocks->between[(PAVE_PLANE_WEST * count + at[0]) * count + at[PAVE_AIM_STRIDE]];
        }
}

/// The field begins one cell further up and left than the piece.
static void pave_aim_at_cells(pave_piece *piece, pave_aim_field *field)
{
    uint8_t colors[PAVE_AIM_ROWS * PAVE_AIM_STRIDE];
    const uint8_t *base = piece->blocks->base;
    field->q--, field->r--;
    pave_aim_draw_colors(piece, field, colors);
    for (int32_t y = 0; y <= piece->height; y++)
        for (int32_t x = 0; x <= piece->width; x++) {
            const uint8_t *above = colors + y * PAVE_AIM_STRIDE + x,
                          *below = above + PAVE_AIM_STRIDE;
            const int32_t to = y * PAVE_PIECE_STRIDE + x;
            const uint8_t mine = below[1];
            const bool north = above[1] == mine, west = below[0] == mine;
            piece->aim[PAVE_PLANE_NORTH][to] = north ? mine : base[PAVE_PLANE_NORTH];
            piece->aim[PAVE_PLANE_WEST][to] = west ? mine : base[PAVE_PLANE_WEST];
            piece->aim[PAVE_PLANE_VERTEX][to] =
                north && west && above[0] == mine ? mine : base[PAVE_PLANE_VERTEX];
        }
}

/// Adds the lines between patches of two kinds: each patch is of one kind or the other.
static void pave_aim_add_lines(pave_piece *piece, pave_aim_field *field, int patch, uint32_t draw,
                               uint8_t *crossed)
{
    pave_aim_draw(piece->blocks, patch, draw, field);
    for (int32_t y = 0; y <= piece->height; y++)
        for (int32_t x = 0; x <= piece->width; x++) {
            const uint32_t *at = field->word + y * PAVE_AIM_STRIDE + x;
            const uint32_t north = (at[0] ^ at[1]) >> 31,
                           west = (at[0] ^ at[PAVE_AIM_STRIDE]) >> 31;
            crossed[y * PAVE_AIM_STRIDE + x] |= (uint8_t)(north | west << 1);
        }
}

/// The colours of lines: those that are not the base's edges, in proportion to their shares.
static void pave_aim_at_lines(pave_piece *piece, pave_aim_field *field)
{
    uint8_t crossed[PAVE_AIM_ROWS * PAVE_AIM_STRIDE] = {0};
    const pave_block_world *blocks = piece->blocks;
    int far = blocks->patch * PAVE_AIM_LINES_APART;
    if (far > PAVE_PATCH_MAX) far = PAVE_PATCH_MAX;
    pave_aim_add_lines(piece, field, blocks->patch, PAVE_DRAW_LINES, crossed);
    pave_aim_add_lines(piece, field, far, PAVE_DRAW_MORE_LINES, crossed);
    pave_aim_draw(blocks, far, PAVE_DRAW_LINE_COLOR, field);
    const uint8_t ground = blocks->base[PAVE_PLANE_NORTH];
    const uint64_t before = ground > 0 ? blocks->thresholds[ground - 1] : 0,
                   skipped = blocks->thresholds[ground] - before,
                   left = (UINT64_C(1) << 32) - skipped;
    for (int32_t y = 0; y <= piece->height; y++)
        for (int32_t x = 0; x <= piece->width; x++) {
            const int32_t from = y * PAVE_AIM_STRIDE + x, to = y * PAVE_PIECE_STRIDE + x;
            uint64_t word = (field->word[from] * left) >> 32;
            if (word >= before) word += skipped;
            const uint8_t color = left ? pave_aim_color(blocks, (uint32_t)word) : ground;
            piece->aim[PAVE_PLANE_NORTH][to] = crossed[from] & 1 ? color : ground;
            piece->aim[PAVE_PLANE_WEST][to] =
                crossed[from] & 2 ? color : blocks->base[PAVE_PLANE_WEST];
            piece->aim[PAVE_PLANE_VERTEX][to] = blocks->base[PAVE_PLANE_VERTEX];
        }
}

void pave_piece_aim(pave_piece *piece)
{
    static void (*const ways[PAVE_AIMS])(pave_piece *, pave_aim_field *) = {
        pave_aim_at_corners, pave_aim_at_lines, pave_aim_at_cells};
    pave_aim_field field = {
        .q = piece->q, .r = piece->r, .width = piece->width + 2, .height = piece->height + 2};
    ways[piece->blocks->aim](piece, &field);
}
