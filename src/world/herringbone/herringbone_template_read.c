/// src/world/herringbone/herringbone_template_read.c: reads templates of herringbone tiles: the
/// shape from the last pixels of the first row, the tiles from their frames. Uses the format of
/// stb_herringbone_wang_tile.h 0.7.
#include "../../base/exact.h"

#include "herringbone_layout.h"
#include "herringbone_model.h"

#include <string.h>

// ---- Layout -------------------------------------------------------------------------------------

/// By kind, then flat or upright: the places that change from column to column, and from row to
/// row.
static const uint8_t herringbone_across[2][2][3] = {{{0, 2, 4}, {0, 2, 4}}, {{0, 1, 2}, {0, 1, 2}}};
static const uint8_t herringbone_down[2][2][3] = {{{5, 3, 1}, {1, 3, 5}}, {{3, 4, 5}, {3, 4, 5}}};

static int herringbone_colors_of(const pave_herringbone_shape *shape, bool upright, int place)
{
    return shape->colors[pave_herringbone_type(shape->kind, upright, place)];
}

static pave_herringbone_part herringbone_make_part(const pave_herringbone_shape *shape,
                                                   bool upright)
{
    const int vary_x = shape->vary_x ? shape->vary_x : 1,
              vary_y = shape->vary_y ? shape->vary_y : 1;
    pave_herringbone_part part = {.upright = upright,
                                  .wide = upright ? shape->side : 2 * shape->side,
                                  .high = upright ? 2 * shape->side : shape->side,
                                  .vary_x = upright ? vary_y : vary_x,
                                  .vary_y = upright ? vary_x : vary_y};
    part.columns = part.vary_x;
    part.rows = part.vary_y;
    for (int i = 0; i < 3; i++) {
        part.columns *=
            herringbone_colors_of(shape, upright, herringbone_across[shape->kind][upright][i]);
        part.rows *=
            herringbone_colors_of(shape, upright, herringbone_down[shape->kind][upright][i]);
    }
    return part;
}

pave_result pave_herringbone_lay_out(const pave_herringbone_shape *shape,
                                     pave_herringbone_layout *out, pave_error *error)
{
    const pave_result result = pave_herringbone_check_shape(shape, error);
    if (result) return result;
    *out = (pave_herringbone_layout){.shape = shape};
    for (int upright = 0; upright < 2; upright++) {
        pave_herringbone_part part = herringbone_make_part(shape, upright);
        const int64_t width = part.columns * (part.wide + PAVE_HERRINGBONE_GAP);
        part.top = out->height + PAVE_HERRINGBONE_MARGIN;
        out->height = part.top + part.rows * (part.high + PAVE_HERRINGBONE_GAP);
        out->width = width > out->width ? width : out->width;
        out->tiles += part.columns * part.rows;
        out->part[upright] = part;
    }
    if (out->tiles > PAVE_HERRINGBONE_TILES_MAX)
        return PAVE_FAIL(
            error, PAVE_RANGE,
            "a template of %lld tiles: use fewer colours or variants; the maximum is %d tiles",
            (long long)out->tiles, PAVE_HERRINGBONE_TILES_MAX);
    assert(out->width <= INT32_MAX &&
           out->height <= INT32_MAX); // with so few tiles, the picture cannot be larger
    return PAVE_OK;
}

pave_herringbone_framed pave_herringbone_framed_at(const pave_herringbone_layout *layout,
                                                   int64_t index)
{
    const int64_t flat = layout->part[0].columns * layout->part[0].rows;
    const bool upright = index >= flat;
    const pave_herringbone_part *part = &layout->part[upright];
    assert(index >= 0 && index < layout->tiles);
    if (upright) index -= flat;
    int64_t column = index % part->columns, row = index / part->columns;
    pave_herringbone_framed tile = {
        .part = part,
        .x = (int32_t)(column * (part->wide + PAVE_HERRINGBONE_GAP)),
        .y = (int32_t)(part->top + row * (part->high + PAVE_HERRINGBONE_GAP))};
    tile.variant = (int)(row % part->vary_y);
    row /= part->vary_y;
    for (int i = 0; i < 3; i++) {
        const int across = herringbone_across[layout->shape->kind][upright][i],
                  down = herringbone_down[layout->shape->kind][upright][i];
        const int colors_across = herringbone_colors_of(layout->shape, upright, across),
                  colors_down = herringbone_colors_of(layout->shape, upright, down);
        tile.colors[across] = (uint8_t)(column % colors_across + 1);
        tile.colors[down] = (uint8_t)(row % colors_down + 1);
        column /= colors_across;
        row /= colors_down;
    }
    tile.variant += (int)column * part->vary_y;
    return tile;
}

pave_result pave_herringbone_template_size(const pave_herringbone_shape *shape, int32_t *width,
                                           int32_t *height, int64_t *tiles, pave_error *error)
{
    assert(shape && width && height && tiles);
    pave_herringbone_layout layout;
    const pave_result result = pave_herringbone_lay_out(shape, &layout, error);
    if (result) return result;
    *width = (int32_t)layout.width;
    *height = (int32_t)layout.height;
    *tiles = layout.tiles;
    return PAVE_OK;
}

void pave_herringbone_template_place(const pave_herringbone_shape *shape, int64_t index, int32_t *x,
                                     int32_t *y)
{
    assert(shape && x && y);
    pave_herringbone_layout layout = {0};
    pave_herringbone_lay_out(shape, &layout, NULL);
    const pave_herringbone_framed tile = pave_herringbone_framed_at(&layout, index);
    *x = tile.x + 1;
    *y = tile.y + 1;
}

// ---- The header ---------------------------------------------------------------------------------

/// Reads the nine numbers from the last bytes of the first row, from the right; each is obscured by
/// a multiple of 55.
static void herringbone_take_head(const pave_herringbone_picture *picture, uint8_t *out)
{
    for (int i = 0; i < PAVE_HERRINGBONE_HEAD; i++) {
        const uint8_t *pixel =
            picture->pixels + (ptrdiff_t)(picture->width - 1 - i / 3) * picture->channels;
        out[i] = (uint8_t)(pixel[2 - i % 3] ^ (i * PAVE_HERRINGBONE_HIDE));
    }
}

static pave_result herringbone_no_template(pave_error *error)
{
    return PAVE_FAIL(
        error, PAVE_INVALID,
        "this is not a template of herringbone tiles: the last pixels of its first row hold no "
        "shape; paint over a template, in its size, and save it without loss");
}

/// Checks whether the picture is large enough for the layout.
static pave_result herringbone_check_room(const pave_herringbone_layout *layout,
                                          const pave_herringbone_picture *picture,
                                          pave_error *error)
{
    if (picture->width >= layout->width && picture->height >= layout->height) return PAVE_OK;
    return PAVE_FAIL(
        error, PAVE_INVALID,
        "the picture has %d x %d pixels, but its %lld tiles take %lld x %lld: it was cut or scaled",
        (int)picture->width, (int)picture->height, (long long)layout->tiles,
        (long long)layout->width, (long long)layout->height);
}

pave_result pave_herringbone_template_read(const pave_herringbone_picture *picture,
                                           pave_herringbone_shape *out, pave_error *error)
{
    assert(picture && out && (picture->channels == 3 || picture->channels == 4));
    uint8_t head[PAVE_HERRINGBONE_HEAD];
    pave_herringbone_shape shape = {.kind = PAVE_WANG_EDGE};
    pave_herringbone_layout layout;
    if (picture->width < PAVE_HERRINGBONE_HEAD / 3 || picture->height < 1)
        return herringbone_no_template(error);
    herringbone_take_head(picture, head);
    if (head[PAVE_HERRINGBONE_CORNER_AT] == PAVE_HERRINGBONE_CORNER_SIGN)
        shape.kind = PAVE_WANG_CORNER;
    const int types = pave_herringbone_type_count(shape.kind);
    for (int type = 0; type < types; type++) shape.colors[type] = head[type];
    shape.vary_x = head[types];
    shape.vary_y = head[types + 1];
    shape.side = head[types + 2];
    if (shape.vary_x < 1 || shape.vary_y < 1 || pave_herringbone_lay_out(&shape, &layout, NULL))
        return herringbone_no_template(error);
    const pave_result result = herringbone_check_room(&layout, picture, error);
    if (!result) *out = shape;
    return result;
}

/// Makes the layout of a shape, and checks that the picture is large enough for it.
static pave_result herringbone_lay_out_in(const pave_herringbone_shape *shape,
                                          const pave_herringbone_picture *picture,
                                          pave_herringbone_layout *out)
{
    const pave_result result = pave_herringbone_lay_out(shape, out, NULL);
    return result ? result : herringbone_check_room(out, picture, NULL);
}

// ---- Tiles --------------------------------------------------------------------------------------

static const uint8_t *herringbone_pixel(const pave_herringbone_picture *picture, int32_t x,
                                        int32_t y)
{
    return picture->pixels + (ptrdiff_t)y * picture->stride + (ptrdiff_t)x * picture->channels;
}

pave_result pave_herringbone_template_tiles(const pave_herringbone_shape *shape,
                                            const pave_herringbone_picture *picture,
                                            pave_herringbone_tile *out, int64_t capacity,
                                            int64_t *count)
{
    assert(shape && picture && count && capacity >= 0 && (out || capacity == 0));
    pave_herringbone_layout layout;
    const pave_result result = herringbone_lay_out_in(shape, picture, &layout);
    if (result) return result;
    *count = layout.tiles;
    if (layout.tiles > capacity) return PAVE_CAPACITY;
    for (int64_t i = 0; i < layout.tiles; i++) {
        const pave_herringbone_framed tile = pave_herringbone_framed_at(&layout, i);
        out[i].upright = tile.part->upright;
        memcpy(out[i].colors, tile.colors, sizeof tile.colors);
        out[i].variant = tile.variant;
        out[i].pixels = herringbone_pixel(picture, tile.x + 1, tile.y + 1);
    }
    return PAVE_OK;
}

// ---- Checks of templates ------------------------------------------------------------------------

const char *const pave_herringbone_oddity_words[] = {"blank", "frame", NULL};

static bool herringbone_is_blank(const pave_herringbone_picture *picture,
                                 const pave_herringbone_framed *tile)
{
    for (int y = 1; y <= tile->part->high; y++) {
        const uint8_t *pixel = herringbone_pixel(picture, tile->x + 1, tile->y + y);
        for (int x = 0; x < tile->part->wide; x++, pixel += picture->channels)
            if (pixel[0] != 255 || pixel[1] != 255 || pixel[2] != 255) return false;
    }
    return true;
}

static bool herringbone_is_dark(const pave_herringbone_picture *picture, int32_t x, int32_t y)
{
    enum { DARK = 48 }; // out of 255; black stays below this after lossy compression
    const uint8_t *pixel = herringbone_pixel(picture, x, y);
    return pixel[0] < DARK && pixel[1] < DARK && pixel[2] < DARK;
}

/// Returns whether less than half of the frame's pixels that should be black are dark. Marks are
/// ignored, because they differ between versions of stb's program.
static bool herringbone_is_spoiled(const pave_herringbone_picture *picture,
                                   const pave_herringbone_framed *tile, int side)
{
    const int wide = tile->part->wide, high = tile->part->high;
    const pave_span marked = pave_herringbone_mark(side);
    int black = 0, dark = 0;
    for (int i = 0; i < wide || i < high; i++) {
        if (i % side >= marked.min && i % side <= marked.max) continue;
        if (i < wide)
            black += 2, dark += herringbone_is_dark(picture, tile->x + 1 + i, tile->y) +
                                herringbone_is_dark(picture, tile->x + 1 + i, tile->y + high + 1);
        if (i < high)
            black += 2, dark += herringbone_is_dark(picture, tile->x, tile->y + 1 + i) +
                                herringbone_is_dark(picture, tile->x + wide + 1, tile->y + 1 + i);
    }
    return 2 * dark < black;
}

pave_result pave_herringbone_template_check(const pave_herringbone_shape *shape,
                                            const pave_herringbone_picture *picture,
                                            pave_herringbone_fault *out, int64_t capacity,
                                            int64_t *count)
{
    assert(shape && picture && count && capacity >= 0 && (out || capacity == 0));
    pave_herringbone_layout layout;
    const pave_result result = herringbone_lay_out_in(shape, picture, &layout);
    if (result) return result;
    for (int pass = 0; pass < 2; pass++) { // first counts the tiles, then writes them
        int64_t found = 0;
        for (int64_t i = 0; i < layout.tiles; i++) {
            const pave_herringbone_framed tile = pave_herringbone_framed_at(&layout, i);
            const bool odd[] = {herringbone_is_blank(picture, &tile),
                                herringbone_is_spoiled(picture, &tile, shape->side)};
            for (int k = 0; k < 2; k++) {
                if (!odd[k]) continue;
                if (pass > 0) out[found] = (pave_herringbone_fault){i, (pave_herringbone_oddity)k};
                found++;
            }
        }
        *count = found;
        if (found > capacity) return PAVE_CAPACITY;
    }
    return PAVE_OK;
}
