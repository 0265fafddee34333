/// src/world/squares/world_blocks_aim.c: the aim for the features of a map, independent of tiles:
/// patches of colours, each around a random point in a square of a coarse lattice.
///
/// Based on: S. Worley, "A Cellular Texture Basis Function", 1996 (the nearest of one random point
/// per square), in integers.
#include "../../base/exact.h"

#include "../../base/memory.h"
#include "world_blocks.h"

#include <string.h>

enum {
    /// Size of the fields from which features are computed: one more than a piece in each
    /// direction, plus space for rims.
    PAVE_AIM_ROWS = PAVE_PIECE_ROWS + 1 + 2 * PAVE_BLOCK_TERRACES,
    PAVE_AIM_STRIDE = PAVE_PIECE_STRIDE + 1 + 2 * PAVE_BLOCK_TERRACES,
    PAVE_AIM_POINTS_WIDE = PAVE_AIM_STRIDE / PAVE_PATCH_MIN + 4,
    PAVE_AIM_POINTS_HIGH = PAVE_AIM_ROWS / PAVE_PATCH_MIN + 4,
    PAVE_AIM_PARTS = 16, ///< number of positions of a point in a cell, in each direction
    /// patch size of the second lines, relative to the first lines
    PAVE_AIM_LINES_APART = 3
};

/// Purposes of random draws in PAVE_STREAM_PATCH.
enum { PAVE_DRAW_COLOR, PAVE_DRAW_LINES, PAVE_DRAW_MORE_LINES, PAVE_DRAW_LINE_COLOR };

typedef struct pave_aim_point {
    int32_t x, y; ///< in parts of a cell, relative to the first square of the coarse lattice
    uint32_t word;
} pave_aim_point;

/// The words of patches at a rectangle of positions.
typedef struct pave_aim_field {
    int32_t q, r, width, height;
    uint32_t word[PAVE_AIM_ROWS * PAVE_AIM_STRIDE];
} pave_aim_field;

static int32_t aim_floor(int32_t value, int32_t divisor)
{
    return value >= 0 ? value / divisor : -((divisor - 1 - value) / divisor);
}

/// Returns the lowest bits of a word, which contain the level of a bias.
static uint32_t aim_level_bits(const pave_block_world *blocks)
{
    return pave_bias_is_bare(blocks->world.bias) ? 2 * PAVE_BIAS_LEVELS - 1 : PAVE_BIAS_LEVELS - 1;
}

static uint8_t aim_color(const uint64_t *thresholds, uint32_t word)
{
    int color = 0;
    while (thresholds[color] <= word) color++;
    return (uint8_t)color;
}

/// Returns the word of a point that is x, y parts after cell q,r. With a bias, its lowest bits are
/// the level at that point. At a point without a bias, the word gives the same colour as in an
/// unbiased world.
static uint32_t aim_word(const pave_block_world *blocks, uint32_t word, uint32_t draw, int32_t q,
                         int32_t r, int32_t x, int32_t y)
{
    enum { PART = 256 / PAVE_AIM_PARTS };
    pave_bias_view view = {.made = false};
    if (!blocks->world.bias || (draw != PAVE_DRAW_COLOR && draw != PAVE_DRAW_LINE_COLOR))
        return word;
    const int level =
        pave_bias_level(blocks->world.bias, &view, q + x / PAVE_AIM_PARTS, r + y / PAVE_AIM_PARTS,
                        x % PAVE_AIM_PARTS * PART, y % PAVE_AIM_PARTS * PART);
    const uint32_t bits = aim_level_bits(blocks), marked = (word & ~bits) | (uint32_t)level;
    if (level != PAVE_LEVEL_NONE ||
        aim_color(blocks->thresholds, word) == aim_color(blocks->thresholds, marked))
        return marked;
    return marked < word ? marked + bits + 1 : marked - bits - 1;
}

/// Returns the random point of a square of the coarse lattice. x and y are relative to square q0,
/// r0.
static pave_aim_point aim_point_at(const pave_block_world *blocks, int patch, uint32_t draw,
                                   int32_t q, int32_t r, int32_t q0, int32_t r0)
{
    const pave_random_words words =
        pave_random_at(blocks->world.seed, PAVE_STREAM_PATCH, q, r, 0, draw);
    const uint32_t parts = (uint32_t)(patch * PAVE_AIM_PARTS);
    const int32_t x = (int32_t)pave_random_below(words.word[0], parts),
                  y = (int32_t)pave_random_below(words.word[1], parts);
    return (pave_aim_point){(q - q0) * (int32_t)parts + x, (r - r0) * (int32_t)parts + y,
                            aim_word(blocks, words.word[2], draw, q * patch, r * patch, x, y)};
}

/// Returns the word of the point nearest to a position, among those of the 3 x 3 squares around it.
/// Ties go to the first in row order.
static uint32_t aim_nearest(const pave_aim_point *points, int32_t x, int32_t y)
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

static void aim_draw(const pave_block_world *blocks, int patch, uint32_t draw,
                     pave_aim_field *field)
{
    pave_aim_point points[PAVE_AIM_POINTS_HIGH * PAVE_AIM_POINTS_WIDE];
    const int32_t q0 = aim_floor(field->q, patch) - 1, r0 = aim_floor(field->r, patch) - 1;
    const int32_t q1 = aim_floor(field->q + field->width - 1, patch) + 1;
    const int32_t r1 = aim_floor(field->r + field->height - 1, patch) + 1;
    for (int32_t r = r0; r <= r1; r++)
        for (int32_t q = q0; q <= q1; q++)
            points[(r - r0) * PAVE_AIM_POINTS_WIDE + q - q0] =
                aim_point_at(blocks, patch, draw, q, r, q0, r0);
    const int32_t left = field->q - q0 * patch, top = field->r - r0 * patch;
    for (int32_t y = 0; y < field->height; y++)
        for (int32_t x = 0; x < field->width; x++) {
            const pave_aim_point *around =
                points + ((top + y) / patch - 1) * PAVE_AIM_POINTS_WIDE + (left + x) / patch - 1;
            field->word[y * PAVE_AIM_STRIDE + x] =
                aim_nearest(around, (left + x) * PAVE_AIM_PARTS, (top + y) * PAVE_AIM_PARTS);
        }
}

/// Returns the thresholds for a word, which depend on its level.
static const uint64_t *aim_thresholds(const pave_block_world *blocks, uint32_t word)
{
    return blocks->world.bias
               ? blocks->biased + (word & aim_level_bits(blocks)) * (uint32_t)blocks->color_count
               : blocks->thresholds;
}

/// Converts patches to colours.
static void aim_draw_colors(const pave_block_world *blocks, pave_aim_field *field, uint8_t *colors)
{
    aim_draw(blocks, blocks->patch, PAVE_DRAW_COLOR, field);
    for (int32_t y = 0; y < field->height; y++)
        for (int32_t x = 0; x < field->width; x++) {
            const uint32_t word = field->word[y * PAVE_AIM_STRIDE + x];
            colors[y * PAVE_AIM_STRIDE + x] = aim_color(aim_thresholds(blocks, word), word);
        }
}

void pave_aim_line(const pave_block_world *blocks, int32_t first, int32_t count, uint8_t *out)
{
    pave_aim_field field = {.q = first, .r = 0, .width = count, .height = 1};
    aim_draw_colors(blocks, &field, out);
}

/// Returns whether a colour gives way to a neighbouring colour: they do not meet, and it is further
/// from the base; ties go to the higher colour.
static bool aim_gives_way(const pave_block_world *blocks, uint8_t mine, uint8_t other)
{
    if (mine == other ||
        blocks->meets[(size_t)mine * (size_t)blocks->color_count + other] >= PAVE_BLOCK_MEETS)
        return false;
    const int further = blocks->apart[mine] - blocks->apart[other];
    return further > 0 || (further == 0 && mine > other);
}

/// Returns the colour of a vertex after one more step of terraces. If it gives way to one of its
/// eight neighbours, this is the next colour on its path to the base; otherwise its current colour.
static uint8_t aim_terrace(const pave_block_world *blocks, const uint8_t *at)
{
    for (int y = -1; y <= 1; y++)
        for (int x = -1; x <= 1; x++)
            if (aim_gives_way(blocks, *at, at[y * PAVE_AIM_STRIDE + x])) return blocks->toward[*at];
    return *at;
}

/// Inserts rims between colours that do not meet. Each step needs one more cell on all sides.
static void aim_lay_terraces(const pave_block_world *blocks, const pave_aim_field *field,
                             uint8_t *colors)
{
    uint8_t rows[2][PAVE_AIM_STRIDE];
    for (int step = 1; step <= blocks->terraces; step++)
        for (int32_t y = step; y < field->height - step; y++) {
            uint8_t *row = colors + y * PAVE_AIM_STRIDE;
            for (int32_t x = step; x < field->width - step; x++)
                rows[y & 1][x] = aim_terrace(blocks, row + x);
            if (y > step) // the row above is no longer needed
                memcpy(row - PAVE_AIM_STRIDE + step, rows[~y & 1] + step,
                       (size_t)(field->width - 2 * step));
            if (y + 1 == field->height - step)
                memcpy(row + step, rows[y & 1] + step, (size_t)(field->width - 2 * step));
        }
}

static void aim_at_corners(pave_piece *piece, pave_aim_field *field)
{
    uint8_t drawn[PAVE_AIM_ROWS * PAVE_AIM_STRIDE];
    const pave_block_world *blocks = piece->blocks;
    const size_t count = (size_t)blocks->color_count;
    const int32_t margin = blocks->aim == PAVE_AIM_TERRACES ? blocks->terraces : 0;
    field->q -= margin, field->r -= margin;
    field->width += 2 * margin, field->height += 2 * margin;
    aim_draw_colors(blocks, field, drawn);
    if (margin > 0) aim_lay_terraces(blocks, field, drawn);
    const uint8_t *colors = drawn + margin * PAVE_AIM_STRIDE + margin;
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

/// Fills in the aim from patches of cells. The field begins one cell above and to the left of the
/// piece.
static void aim_at_cells(pave_piece *piece, pave_aim_field *field)
{
    uint8_t colors[PAVE_AIM_ROWS * PAVE_AIM_STRIDE];
    const uint8_t *base = piece->blocks->base;
    field->q--, field->r--;
    aim_draw_colors(piece->blocks, field, colors);
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

/// Adds the lines along the boundary between two kinds of patches.
static void aim_add_lines(pave_piece *piece, pave_aim_field *field, int patch, uint32_t draw,
                          uint8_t *crossed)
{
    aim_draw(piece->blocks, patch, draw, field);
    for (int32_t y = 0; y <= piece->height; y++)
        for (int32_t x = 0; x <= piece->width; x++) {
            const uint32_t *at = field->word + y * PAVE_AIM_STRIDE + x;
            const uint32_t north = (at[0] ^ at[1]) >> 31,
                           west = (at[0] ^ at[PAVE_AIM_STRIDE]) >> 31;
            crossed[y * PAVE_AIM_STRIDE + x] |= (uint8_t)(north | west << 1);
        }
}

/// Returns the colour of a line: drawn by the shares of the colours, excluding the colour of the
/// base's edges; the base's colour if no other exists.
static uint8_t aim_line_color(const pave_block_world *blocks, uint8_t ground, uint32_t drawn)
{
    const uint64_t *thresholds = aim_thresholds(blocks, drawn);
    const uint64_t before = ground > 0 ? thresholds[ground - 1] : 0,
                   skipped = thresholds[ground] - before, left = (UINT64_C(1) << 32) - skipped;
    uint64_t word = (drawn * left) >> 32;
    if (word >= before) word += skipped;
    return left ? aim_color(thresholds, (uint32_t)word) : ground;
}

/// Draws the lines between patches, each in the colour of its patch.
static void aim_at_lines(pave_piece *piece, pave_aim_field *field)
{
    uint8_t crossed[PAVE_AIM_ROWS * PAVE_AIM_STRIDE] = {0};
    const pave_block_world *blocks = piece->blocks;
    int far = blocks->patch * PAVE_AIM_LINES_APART;
    if (far > PAVE_PATCH_MAX) far = PAVE_PATCH_MAX;
    aim_add_lines(piece, field, blocks->patch, PAVE_DRAW_LINES, crossed);
    aim_add_lines(piece, field, far, PAVE_DRAW_MORE_LINES, crossed);
    aim_draw(blocks, far, PAVE_DRAW_LINE_COLOR, field);
    const uint8_t ground = blocks->base[PAVE_PLANE_NORTH];
    for (int32_t y = 0; y <= piece->height; y++)
        for (int32_t x = 0; x <= piece->width; x++) {
            const int32_t from = y * PAVE_AIM_STRIDE + x, to = y * PAVE_PIECE_STRIDE + x;
            const uint8_t color = aim_line_color(blocks, ground, field->word[from]);
            piece->aim[PAVE_PLANE_NORTH][to] = crossed[from] & 1 ? color : ground;
            piece->aim[PAVE_PLANE_WEST][to] =
                crossed[from] & 2 ? color : blocks->base[PAVE_PLANE_WEST];
            piece->aim[PAVE_PLANE_VERTEX][to] = blocks->base[PAVE_PLANE_VERTEX];
        }
}

pave_result pave_blocks_follow(pave_block_world *blocks)
{
    const pave_world_bias *bias = blocks->world.bias;
    const int count = blocks->color_count;
    uint64_t weights[PAVE_WANG_COLORS_MAX + 1], shares[PAVE_WANG_COLORS_MAX + 1];
    blocks->biased = pave_array_allocate(
        &blocks->world.allocator, (size_t)(PAVE_BLOCK_LEVELS * count), sizeof *blocks->biased);
    pave_result result = blocks->biased ? PAVE_OK : PAVE_NO_MEMORY;
    for (int level = 0; level < PAVE_BIAS_LEVELS && !result; level++) {
        const uint16_t *of_color = bias->weights + level * bias->color_count;
        uint64_t before = 0, any = 0, sum = 0;
        for (int i = 0; i < count; before = blocks->thresholds[i++]) {
            const int color = blocks->color[i] ? blocks->color[i] : bias->color_count;
            weights[i] = (blocks->thresholds[i] - before) * of_color[color - 1];
            any |= weights[i];
        }
        for (int i = 0; any == 0 && i < count; i++)
            weights[i] = blocks->thresholds[i] - (i ? blocks->thresholds[i - 1] : 0);
        result = pave_shares(weights, count, &blocks->world.allocator, shares);
        for (int i = 0; i < count && !result; i++)
            blocks->biased[level * count + i] = sum += shares[i];
    }
    for (int i = 0; i < count && !result; i++)
        blocks->biased[PAVE_LEVEL_NONE * count + i] = blocks->thresholds[i];
    return result;
}

void pave_piece_aim(pave_piece *piece)
{
    static void (*const ways[PAVE_AIMS])(pave_piece *,
                                         pave_aim_field *) = {[PAVE_AIM_CORNERS] = aim_at_corners,
                                                              [PAVE_AIM_LINES] = aim_at_lines,
                                                              [PAVE_AIM_CELLS] = aim_at_cells,
                                                              [PAVE_AIM_TERRACES] = aim_at_corners};
    pave_aim_field field = {
        .q = piece->q, .r = piece->r, .width = piece->width + 2, .height = piece->height + 2};
    ways[piece->blocks->aim](piece, &field);
}
