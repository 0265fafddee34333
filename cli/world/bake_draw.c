// cli/world/bake_draw.c: boxes of a world as pixels: squares from the pictures of their tiles, all
// others from blocks of scenes.
#include "bake_draw.h"

#include <stdlib.h>
#include <string.h>

enum {
    SQUARE_DEFAULT = 32,
    BOX_MOST = 2048,        // pixels of a box that must be possible
    BOX_CELLS_MAX = 1 << 24 // cells that such a box may need
};

// ---- Opening ------------------------------------------------------------------------------------

static bool has_pictures(const pave_tiled_tileset *tileset)
{
    bool has = tileset->image.path != NULL;
    for (uint32_t i = 0; !has && i < tileset->listed_count; i++)
        has = tileset->listed[i].image.path != NULL;
    return has;
}

static int open_painter(const cli_source *source, const pave_tiled_tileset *tileset,
                        cli_bake_draw *out)
{
    pave_error error = {0};
    error.result = pave_tiled_painter_create(tileset, &out->painter, &error);
    if (error.result == PAVE_OK) return CLI_DONE;
    return source->builtin && error.result == PAVE_UNSUPPORTED
               ? cli_wrong("--tile: %s", error.message)
               : cli_source_report(source, &error);
}

// The tiles of a built-in set, painted in the size that is wished.
static int open_builtin(const cli_ground *ground, int32_t tile, cli_bake_draw *out)
{
    pave_tiled_tileset *tileset = NULL;
    pave_error error = {0};
    error.result = pave_tiled_builtin(ground->theme, PAVE_ORTHOGONAL, tile ? tile : SQUARE_DEFAULT,
                                      NULL, &tileset, &error);
    if (error.result != PAVE_OK)
        return error.result == PAVE_RANGE ? cli_wrong("--tile: %s", error.message)
                                          : cli_report(&error);
    const int code = open_painter(&ground->source, tileset, out);
    pave_tiled_tileset_destroy(tileset);
    return code;
}

static int open_pictures(const cli_ground *ground, int32_t tile, cli_bake_draw *out)
{
    const cli_source *source = &ground->source;
    if (tile)
        return cli_wrong("--tile: only built-in sets are painted at any size, and %s has pictures; "
                         "leave it out",
                         source->name);
    return open_painter(source, source->tileset, out);
}

// Tiles that reach over very many cells would take too much memory.
static int measure(const cli_ground *ground, cli_bake_draw *out)
{
    pave_tiled_painter_reach(out->painter, out->reach);
    const double across = (double)BOX_MOST / out->painter->cell_width + out->reach[0] +
                          out->reach[2] + 2,
                 down = (double)BOX_MOST / out->painter->cell_height + out->reach[1] +
                        out->reach[3] + 2;
    if (across * down > BOX_CELLS_MAX)
        return cli_wrong("%s: has cells of %d x %d pixels, which are too small for such large "
                         "tiles; give them the size of their tiles",
                         ground->source.name, (int)out->painter->cell_width,
                         (int)out->painter->cell_height);
    out->width = (int64_t)out->rect.width * out->painter->cell_width;
    out->height = (int64_t)out->rect.height * out->painter->cell_height;
    return CLI_DONE;
}

static int open_squares(const cli_ground *ground, const cli_bake_wish *wish, cli_bake_draw *out)
{
    static const char *const views[] = {"orthogonal", "isometric", "staggered", "hexagonal"};
    const cli_source *source = &ground->source;
    if (!source->builtin && source->tileset->grid != PAVE_TILED_ORTHOGONAL)
        return cli_wrong("%s: is a tile set for %s maps, and a pyramid shows squares from above; "
                         "write its maps with pave world fill, or give orthogonal tiles",
                         source->name, views[source->tileset->grid]);
    const int code = source->builtin ? open_builtin(ground, wish->tile, out)
                                     : open_pictures(ground, wish->tile, out);
    return code == CLI_DONE ? measure(ground, out) : code;
}

static int check(const cli_bake_wish *wish)
{
    if (wish->rect.width < 1 || wish->rect.height < 1)
        return cli_wrong("--size: a picture has at least one cell");
    if (wish->tile && (wish->tile < PAVE_PAINT_SIZE_MIN || wish->tile > PAVE_PAINT_SIZE_MAX))
        return cli_wrong("--tile: %d pixels cannot be drawn; give %d to %d", (int)wish->tile,
                         PAVE_PAINT_SIZE_MIN, PAVE_PAINT_SIZE_MAX);
    if (pave_rect_in_range(wish->rect)) return CLI_DONE;
    return cli_wrong("--at %d,%d --size %dx%d: reaches too far out; coordinates go from -%d to %d",
                     (int)wish->rect.q, (int)wish->rect.r, (int)wish->rect.width,
                     (int)wish->rect.height, PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX);
}

int cli_bake_draw_open(const cli_ground *ground, const cli_bake_wish *wish, cli_bake_draw *out)
{
    const cli_source *source = &ground->source;
    int code = check(wish);
    if (code != CLI_DONE) return code;
    out->ground = ground;
    out->rect = wish->rect;
    if (cli_ground_is_square(ground) && (source->builtin || has_pictures(source->tileset)))
        return open_squares(ground, wish, out);
    code = cli_bake_scene_open(ground, wish->rect, wish->orientation, wish->tile, &out->scene);
    out->width = (int64_t)out->scene.width;
    out->height = (int64_t)out->scene.height;
    return code;
}

void cli_bake_draw_close(cli_bake_draw *draw)
{
    pave_tiled_painter_destroy(draw->painter);
    cli_bake_scene_close(&draw->scene);
    *draw = (cli_bake_draw){0};
}

// ---- Boxes --------------------------------------------------------------------------------------

// A box of pixels from `left`, `top` on; empty where a side is not above 0.
typedef struct box {
    int64_t left, top, right, bottom;
} box;

static int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }
static int64_t most(int64_t a, int64_t b) { return a > b ? a : b; }

static box common(box a, box b)
{
    return (box){most(a.left, b.left), most(a.top, b.top), least(a.right, b.right),
                 least(a.bottom, b.bottom)};
}

static bool is_empty(box a) { return a.left >= a.right || a.top >= a.bottom; }

// Copies a part of one picture into another, each of them a box of the whole.
static void copy(box part, box from, const uint8_t *pixels, box to, uint8_t *out)
{
    const size_t stride = 4 * (size_t)(from.right - from.left),
                 out_stride = 4 * (size_t)(to.right - to.left);
    const uint8_t *at =
        pixels + (size_t)(part.top - from.top) * stride + 4 * (size_t)(part.left - from.left);
    uint8_t *row =
        out + (size_t)(part.top - to.top) * out_stride + 4 * (size_t)(part.left - to.left);
    for (int64_t y = part.top; y < part.bottom; y++, at += stride, row += out_stride)
        memcpy(row, at, 4 * (size_t)(part.right - part.left));
}

// The cells of the picture whose tiles may touch a box, counted from its upper left one.
static pave_rect cells_of(const cli_bake_draw *draw, box seen)
{
    const int64_t wide = draw->painter->cell_width, high = draw->painter->cell_height;
    const int64_t q0 = most(seen.left / wide - draw->reach[2], 0),
                  r0 = most(seen.top / high - draw->reach[3], 0),
                  q1 = least((seen.right - 1) / wide + draw->reach[0] + 1, draw->rect.width),
                  r1 = least((seen.bottom - 1) / high + draw->reach[1] + 1, draw->rect.height);
    return pave_rect_of((int32_t)q0, (int32_t)r0, (int32_t)(q1 - q0), (int32_t)(r1 - r0));
}

static pave_result draw_squares(const cli_bake_draw *draw, box seen, uint8_t *rgba)
{
    const pave_rect cells = cells_of(draw, seen);
    const pave_rect of_world =
        pave_rect_of(draw->rect.q + cells.q, draw->rect.r + cells.r, cells.width, cells.height);
    uint32_t *ids = malloc((size_t)cells.width * (size_t)cells.height * sizeof *ids);
    if (!ids) return PAVE_NO_MEMORY;
    const pave_tiled_part part = {
        .ids = ids,
        .columns = cells.width,
        .rows = cells.height,
        .x = (int32_t)(seen.left - (int64_t)cells.q * draw->painter->cell_width),
        .y = (int32_t)(seen.top - (int64_t)cells.r * draw->painter->cell_height),
        .width = (int32_t)(seen.right - seen.left),
        .height = (int32_t)(seen.bottom - seen.top)};
    pave_result result = pave_world_fill(draw->ground->world, of_world, NULL, ids, cells.width);
    if (result == PAVE_OK) result = pave_tiled_painter_draw(draw->painter, &part, rgba, NULL);
    free(ids);
    return result;
}

// Squares: what of the box is in the picture.
static pave_result draw_part(const cli_bake_draw *draw, box seen, box whole, uint8_t *rgba)
{
    if (seen.left == whole.left && seen.right == whole.right && seen.top == whole.top &&
        seen.bottom == whole.bottom)
        return draw_squares(draw, seen, rgba);
    uint8_t *pixels =
        malloc(4 * (size_t)(seen.right - seen.left) * (size_t)(seen.bottom - seen.top));
    if (!pixels) return PAVE_NO_MEMORY;
    const pave_result result = draw_squares(draw, seen, pixels);
    if (result == PAVE_OK) copy(seen, seen, pixels, whole, rgba);
    free(pixels);
    return result;
}

static pave_result draw_blocks(const cli_bake_draw *draw, box seen, box whole, uint8_t *rgba)
{
    enum { SIDE = CLI_BAKE_BLOCK };
    uint8_t *pixels = malloc(4 * (size_t)SIDE * SIDE);
    pave_result result = pixels ? PAVE_OK : PAVE_NO_MEMORY;
    for (int64_t y = seen.top / SIDE * SIDE; y < seen.bottom; y += SIDE)
        for (int64_t x = seen.left / SIDE * SIDE; x < seen.right && result == PAVE_OK; x += SIDE) {
            const box block = {x, y, x + SIDE, y + SIDE};
            result = cli_bake_scene_block(&draw->scene, x, y, pixels);
            if (result == PAVE_OK) copy(common(seen, block), block, pixels, whole, rgba);
        }
    free(pixels);
    return result;
}

pave_result cli_bake_draw_box(const cli_bake_draw *draw, int64_t x, int64_t y, int32_t width,
                              int32_t height, uint8_t *rgba)
{
    const box whole = {x, y, x + width, y + height},
              seen = common(whole, (box){0, 0, draw->width, draw->height});
    if (seen.left != whole.left || seen.top != whole.top || seen.right != whole.right ||
        seen.bottom != whole.bottom)
        memset(rgba, 0, 4 * (size_t)width * (size_t)height);
    if (is_empty(seen)) return PAVE_OK;
    return draw->painter ? draw_part(draw, seen, whole, rgba)
                         : draw_blocks(draw, seen, whole, rgba);
}

// ---- The unit cell ------------------------------------------------------------------------------

static void square_cell(const cli_bake_draw *draw, cli_bake_cell *out)
{
    const double wide = draw->painter->cell_width, high = draw->painter->cell_height;
    const pave_vec2 corners[] = {{0, 0}, {wide, 0}, {wide, high}, {0, high}};
    *out = (cli_bake_cell){.q = {wide, 0},
                           .r = {0, high},
                           .origin = {0 - wide * draw->rect.q, 0 - high * draw->rect.r},
                           .face_count = 1,
                           .sides = {4}};
    memcpy(out->corners[0], corners, sizeof corners);
}

void cli_bake_draw_cell(const cli_bake_draw *draw, cli_bake_cell *out)
{
    if (draw->painter) {
        square_cell(draw, out);
        return;
    }
    const pave_tiling *tiling = draw->ground->tiling;
    const pave_layout *layout = &draw->scene.layout;
    *out = (cli_bake_cell){.q = layout->i,
                           .r = layout->j,
                           .origin = cli_bake_scene_point(&draw->scene, 0, 0),
                           .face_count = tiling->face_count};
    for (int32_t s = 0; s < tiling->face_count; s++) {
        out->sides[s] = pave_tiling_side_count(tiling, s);
        for (int k = 0; k < out->sides[s]; k++)
            out->corners[s][k] = pave_tiling_corner_point(tiling, layout, (pave_cell){0, 0, s}, k);
    }
}
