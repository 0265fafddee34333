/// src/world/herringbone/herringbone_template_draw.c: draws empty templates of herringbone tiles
/// like stbhw_make_template of stb_herringbone_wang_tile.h 0.7. The colours of the marks are part
/// of that format.
#include "../../base/exact.h"

#include "herringbone_layout.h"
#include "herringbone_model.h"

#include <string.h>

enum { PAVE_HERRINGBONE_EDGE_MARKS = 8, PAVE_HERRINGBONE_CORNER_MARKS = 4 };

typedef struct pave_herringbone_canvas {
    const pave_herringbone_shape *shape;
    const uint8_t *dots; ///< NULL: none
    uint8_t *out;
    ptrdiff_t stride;
    int channels;
    int32_t width;
} pave_herringbone_canvas;

// ---- Colours ------------------------------------------------------------------------------------

/// Colours of the marks of edges, 0xRRGGBB: eight for each type. A corner template numbers pairs of
/// corners from 0 to 15; numbers from 8 on use the colours of the next row. The last row is used
/// only by pairs of corners.
static const uint32_t
    herringbone_edge_marks[PAVE_HERRINGBONE_TYPES + 1][PAVE_HERRINGBONE_EDGE_MARKS] = {
        {0xff3333, 0x8f8f1d, 0x00c7c7, 0x9f77c7, 0x0095c7, 0x8f008f, 0xff8000, 0x40ff00},
        {0xebff1e, 0xff00ff, 0xc78b77, 0x1d8f39, 0x8f0047, 0x008f8f, 0x0063c7, 0x8f4700},
        {0x0095c7, 0x8f008f, 0xff8000, 0x40ff00, 0xffbf00, 0x33ff99, 0x00008f, 0xc7779f},
        {0x8f0047, 0x008f8f, 0x0063c7, 0x8f4700, 0xffbe99, 0x00ffff, 0x8000ff, 0xff3366},
        {0xffbf00, 0x33ff99, 0x00008f, 0xc7779f, 0xff3333, 0x8f8f1d, 0x00c7c7, 0x9f77c7},
        {0xffbe99, 0x00ffff, 0x8000ff, 0xff3366, 0xebff1e, 0xff00ff, 0xc78b77, 0x1d8f39},
        {0x282828, 0x5a5a5a, 0x969696, 0xc8c8c8, 0xff5a5a, 0xa0a050, 0x329696, 0xc832c8}};

static const uint32_t herringbone_corner_marks[4][PAVE_HERRINGBONE_CORNER_MARKS] = {
    {0xff0000, 0xc8c8c8, 0x6464c8, 0xffc896},
    {0x0000ff, 0xffff00, 0x64c864, 0x96ffc8},
    {0xff00ff, 0x505050, 0xc86464, 0xc896ff},
    {0x00ffff, 0x00ff00, 0xc878c8, 0xffc8c8}};

/// The number of a pair of corner colours.
static const uint8_t herringbone_pairs[4][4] = {
    {0, 1, 4, 9}, {2, 3, 5, 10}, {6, 7, 8, 11}, {12, 13, 14, 15}};

static const uint32_t herringbone_dot = 0xa7cccc;

static uint32_t herringbone_edge_mark(int type, int number)
{
    const int at = type * PAVE_HERRINGBONE_EDGE_MARKS + number;
    return herringbone_edge_marks[at / PAVE_HERRINGBONE_EDGE_MARKS]
                                 [at % PAVE_HERRINGBONE_EDGE_MARKS];
}

/// Mixes a colour with one third of white.
static uint32_t herringbone_whiter(uint32_t rgb)
{
    uint32_t out = 0;
    for (int shift = 0; shift < 24; shift += 8)
        out |= ((rgb >> shift & 255) * 2 + 255) / 3 << shift;
    return out;
}

// ---- Parts of a frame ---------------------------------------------------------------------------

static void herringbone_set(const pave_herringbone_canvas *canvas, int32_t x, int32_t y,
                            uint32_t rgb)
{
    uint8_t *pixel = canvas->out + (ptrdiff_t)y * canvas->stride + (ptrdiff_t)x * canvas->channels;
    pixel[0] = (uint8_t)(rgb >> 16);
    pixel[1] = (uint8_t)(rgb >> 8);
    pixel[2] = (uint8_t)rgb;
}

/// Draws a black line of one side length with a mark in its middle.
static void herringbone_line(const pave_herringbone_canvas *canvas, int32_t x, int32_t y, bool down,
                             uint32_t mark)
{
    const int side = canvas->shape->side;
    const pave_span marked = pave_herringbone_mark(side);
    for (int i = 0; i < side; i++)
        herringbone_set(canvas, x + (down ? 0 : i), y + (down ? i : 0), 0);
    for (int i = (int)marked.min; i <= marked.max; i++)
        herringbone_set(canvas, x + (down ? 0 : i), y + (down ? i : 0), mark);
}

/// Draws a dot of 4 x 4 pixels without its corners, clipped to the tile. `x` and `y` are its centre
/// relative to the frame.
static void herringbone_put_dot(const pave_herringbone_canvas *canvas,
                                const pave_herringbone_framed *tile, int x, int y)
{
    for (int j = -2; j <= 1; j++)
        for (int i = -2; i <= 1; i++) {
            const bool corner = (i == -2 || i == 1) && (j == -2 || j == 1);
            if (corner || x + i < 1 || x + i > tile->part->wide || y + j < 1 ||
                y + j > tile->part->high)
                continue;
            herringbone_set(canvas, tile->x + x + i, tile->y + y + j, herringbone_dot);
        }
}

/// Lines around a tile: the unit square at whose corner the line begins, whether it leads down,
/// and, for the corner kind, the places at its ends. The order is the same as for the places of the
/// edge kind.
typedef struct pave_herringbone_side {
    uint8_t x, y;
    bool down;
    uint8_t from, to;
} pave_herringbone_side;

static const pave_herringbone_side herringbone_sides[2][PAVE_HERRINGBONE_PLACES] = {
    {{0, 0, false, 0, 1},
     {1, 0, false, 1, 2},
     {0, 0, true, 0, 3},
     {2, 0, true, 2, 5},
     {0, 1, false, 3, 4},
     {1, 1, false, 4, 5}},
    {{0, 0, false, 0, 3},
     {0, 0, true, 0, 1},
     {1, 0, true, 3, 4},
     {0, 1, true, 1, 2},
     {1, 1, true, 4, 5},
     {0, 2, false, 2, 5}}};

static void herringbone_draw_sides(const pave_herringbone_canvas *canvas,
                                   const pave_herringbone_framed *tile)
{
    const int side = canvas->shape->side;
    for (int i = 0; i < PAVE_HERRINGBONE_PLACES; i++) {
        const pave_herringbone_side *line = &herringbone_sides[tile->part->upright][i];
        const int number =
            canvas->shape->kind == PAVE_WANG_EDGE
                ? tile->colors[i] - 1
                : herringbone_pairs[tile->colors[line->from] - 1][tile->colors[line->to] - 1];
        const int type = pave_herringbone_type(PAVE_WANG_EDGE, tile->part->upright, i);
        // Horizontal lines begin to the right of the frame's left line; the last one is below the
        // tile.
        const int x = line->x * side + (line->down ? line->x > 0 : 1),
                  y = line->y * side + (line->down ? 1 : line->y > 0);
        herringbone_line(canvas, tile->x + x, tile->y + y, line->down,
                         herringbone_whiter(herringbone_edge_mark(type, number)));
    }
}

static void herringbone_draw_dots(const pave_herringbone_canvas *canvas,
                                  const pave_herringbone_framed *tile)
{
    for (int place = 0; place < PAVE_HERRINGBONE_PLACES && canvas->dots; place++) {
        const pave_herringbone_feature at =
            pave_herringbone_features[PAVE_WANG_CORNER][tile->part->upright][place];
        const int type = pave_herringbone_type(PAVE_WANG_CORNER, tile->part->upright, place);
        if (canvas->dots[type] >> (tile->colors[place] - 1) & 1)
            herringbone_put_dot(canvas, tile, at.x * canvas->shape->side + 1,
                                at.y * canvas->shape->side + 1);
    }
}

static void herringbone_draw_corners(const pave_herringbone_canvas *canvas,
                                     const pave_herringbone_framed *tile)
{
    const int side = canvas->shape->side, last_x = tile->part->wide / side,
              last_y = tile->part->high / side;
    for (int place = 0; place < PAVE_HERRINGBONE_PLACES; place++) {
        const pave_herringbone_feature at =
            pave_herringbone_features[PAVE_WANG_CORNER][tile->part->upright][place];
        const int type = pave_herringbone_type(PAVE_WANG_CORNER, tile->part->upright, place);
        herringbone_set(canvas, tile->x + at.x * side + (at.x == last_x),
                        tile->y + at.y * side + (at.y == last_y),
                        herringbone_corner_marks[type][tile->colors[place] - 1]);
    }
}

// ---- The template -------------------------------------------------------------------------------

static void herringbone_draw_head(const pave_herringbone_canvas *canvas)
{
    const pave_herringbone_shape *shape = canvas->shape;
    const int types = pave_herringbone_type_count(shape->kind);
    uint8_t head[PAVE_HERRINGBONE_HEAD];
    memset(head, 255, sizeof head);
    for (int type = 0; type < types; type++) head[type] = (uint8_t)shape->colors[type];
    head[types] = (uint8_t)(shape->vary_x ? shape->vary_x : 1);
    head[types + 1] = (uint8_t)(shape->vary_y ? shape->vary_y : 1);
    head[types + 2] = (uint8_t)shape->side;
    if (shape->kind == PAVE_WANG_CORNER)
        head[PAVE_HERRINGBONE_CORNER_AT] = PAVE_HERRINGBONE_CORNER_SIGN;
    for (int i = 0; i < PAVE_HERRINGBONE_HEAD; i++) {
        uint8_t *pixel = canvas->out + (ptrdiff_t)(canvas->width - 1 - i / 3) * canvas->channels;
        pixel[2 - i % 3] = (uint8_t)(head[i] ^ (i * PAVE_HERRINGBONE_HIDE));
    }
}

static pave_result herringbone_check_marks(const pave_herringbone_shape *shape, pave_error *error)
{
    const int most =
        shape->kind == PAVE_WANG_EDGE ? PAVE_HERRINGBONE_EDGE_MARKS : PAVE_HERRINGBONE_CORNER_MARKS;
    for (int type = 0; type < pave_herringbone_type_count(shape->kind); type++)
        if (shape->colors[type] > most)
            return PAVE_FAIL(
                error, PAVE_RANGE, "%d colours of a type: templates of %ss have marks for %d",
                shape->colors[type], pave_word(pave_wang_kind_words, shape->kind), most);
    return PAVE_OK;
}

pave_result pave_herringbone_template_draw(const pave_herringbone_shape *shape, const uint8_t *dots,
                                           int channels, uint8_t *out, ptrdiff_t stride,
                                           pave_error *error)
{
    assert(shape && out && (channels == 3 || channels == 4));
    pave_herringbone_layout layout;
    pave_result result = pave_herringbone_lay_out(shape, &layout, error);
    if (!result) result = herringbone_check_marks(shape, error);
    if (result) return result;
    const pave_herringbone_canvas canvas = {.shape = shape,
                                            .dots = dots,
                                            .out = out,
                                            .stride = stride,
                                            .channels = channels,
                                            .width = (int32_t)layout.width};
    for (int64_t y = 0; y < layout.height; y++)
        memset(out + (ptrdiff_t)y * stride, 255, (size_t)layout.width * (size_t)channels);
    for (int64_t i = 0; i < layout.tiles; i++) {
        const pave_herringbone_framed tile = pave_herringbone_framed_at(&layout, i);
        herringbone_draw_sides(&canvas, &tile);
        if (shape->kind == PAVE_WANG_EDGE) continue;
        herringbone_draw_dots(&canvas, &tile);
        herringbone_draw_corners(&canvas, &tile);
    }
    herringbone_draw_head(&canvas);
    return PAVE_OK;
}
