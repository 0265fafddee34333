/// src/scene/picture_world.c: pictures of worlds: chooses one of three methods, and implements the
/// method that composes tiles of a sheet. picture_world_theme.c and picture_world_tiles.c implement
/// the other two.
#include "../base/exact.h"

#include "../base/batch.h"
#include "../base/memory.h"
#include "picture_world_theme.h"

#include <string.h>

typedef struct pave_picture_layer {
    const pave_picture_world_def *def;
    const pave_picture_sheet *sheet;
    const uint32_t *tiles; // rect.width * rect.height ids
    uint8_t *rgba;
    int32_t width, height; // size in pixels
    int32_t columns;       // columns of the sheet
} pave_picture_layer;

/// Returns the number of tiles in `length` pixels.
static int32_t picture_sheet_tiles(const pave_picture_sheet *sheet, int32_t length, int32_t tile)
{
    int64_t room = (int64_t)length - 2 * (int64_t)sheet->margin + sheet->spacing;
    return room < 0 ? 0 : (int32_t)(room / ((int64_t)tile + sheet->spacing));
}

static pave_result picture_check_world(const pave_picture_world_def *def, pave_error *error)
{
    const pave_picture_sheet *sheet = &def->sheet;
    if (!def->world || !sheet->rgba)
        return pave_picture_wrong(error, PAVE_INVALID,
                                  "the world or the sheet is missing; set both");
    if (sheet->width < 1 || sheet->height < 1 || sheet->tile_width < 1 || sheet->tile_height < 1 ||
        sheet->margin < 0 || sheet->spacing < 0 || def->rect.width < 1 || def->rect.height < 1)
        return pave_picture_wrong(error, PAVE_RANGE,
                                  "sizes of the sheet, its tiles and the rectangle must be at "
                                  "least 1, margin and spacing at least 0");
    if (def->isometric && (sheet->tile_width % 2 || sheet->tile_height % 2))
        return pave_picture_wrong(error, PAVE_RANGE,
                                  "isometric tiles must have an even width and height");
    return PAVE_OK;
}

/// Computes the size of the image.
static pave_result picture_layer_size(pave_picture_layer *layer, pave_error *error)
{
    const pave_rect *rect = &layer->def->rect;
    const pave_picture_sheet *sheet = layer->sheet;
    int64_t both = (int64_t)rect->width + rect->height;
    int64_t width = layer->def->isometric ? both * (sheet->tile_width / 2)
                                          : (int64_t)rect->width * sheet->tile_width;
    int64_t height = layer->def->isometric ? both * (sheet->tile_height / 2)
                                           : (int64_t)rect->height * sheet->tile_height;
    if (width > PAVE_SCENE_IMAGE_SIZE_MAX || height > PAVE_SCENE_IMAGE_SIZE_MAX ||
        width * height > PAVE_SCENE_IMAGE_PIXELS_MAX)
        return pave_picture_wrong(
            error, PAVE_RANGE,
            "the picture has more than 32767 pixels each way, or 2^28 in all; draw fewer tiles");
    layer->width = (int32_t)width;
    layer->height = (int32_t)height;
    layer->columns = picture_sheet_tiles(sheet, sheet->width, sheet->tile_width);
    return PAVE_OK;
}

/// Checks that the sheet has every tile.
static pave_result picture_check_tiles(const pave_picture_layer *layer, pave_error *error)
{
    const pave_picture_sheet *sheet = layer->sheet;
    int64_t count = (int64_t)layer->def->rect.width * layer->def->rect.height;
    int64_t rows = picture_sheet_tiles(sheet, sheet->height, sheet->tile_height);
    for (int64_t i = 0; i < count; i++)
        if (layer->tiles[i] >= (uint64_t)(rows * layer->columns))
            return PAVE_FAIL(error, PAVE_INVALID,
                             "the sheet has %lld tiles, and the world tile %lld; check its sizes",
                             (long long)(rows * layer->columns), (long long)layer->tiles[i]);
    return PAVE_OK;
}

// ---- Pixels -------------------------------------------------------------------------------------

/// Blends one pixel over another. Neither has premultiplied alpha.
static void picture_over(const uint8_t *from, uint8_t *to)
{
    uint32_t alpha = from[3], below = to[3] * (255 - alpha), whole = 255 * alpha + below;
    if (whole == 0) return;
    for (int i = 0; i < 3; i++)
        to[i] = (uint8_t)((from[i] * 255 * alpha + to[i] * below + whole / 2) / whole);
    to[3] = (uint8_t)((whole + 127) / 255);
}

/// Blits a tile with its upper left corner at (x, y).
static void picture_lay(const pave_picture_layer *layer, uint32_t id, int32_t x, int32_t y)
{
    const pave_picture_sheet *sheet = layer->sheet;
    int64_t column = id % (uint32_t)layer->columns, row = id / (uint32_t)layer->columns;
    int64_t left = sheet->margin + column * ((int64_t)sheet->tile_width + sheet->spacing);
    int64_t top = sheet->margin + row * ((int64_t)sheet->tile_height + sheet->spacing);
    for (int32_t k = 0; k < sheet->tile_height; k++) {
        const uint8_t *from = sheet->rgba + 4 * ((top + k) * sheet->width + left);
        uint8_t *to = layer->rgba + 4 * (((int64_t)y + k) * layer->width + x);
        if (!layer->def->isometric)
            memcpy(to, from, 4 * (size_t)sheet->tile_width);
        else
            for (int32_t i = 0; i < sheet->tile_width; i++)
                picture_over(from + 4 * (size_t)i, to + 4 * (size_t)i);
    }
}

/// Blits a row of cells.
static void picture_lay_row(void *job, int32_t r)
{
    const pave_picture_layer *layer = job;
    const pave_rect *rect = &layer->def->rect;
    int32_t width = layer->sheet->tile_width, height = layer->sheet->tile_height;
    for (int32_t q = 0; q < rect->width; q++) {
        uint32_t id = layer->tiles[(int64_t)r * rect->width + q];
        if (layer->def->isometric)
            picture_lay(layer, id, (q - r + rect->height - 1) * (width / 2),
                        (q + r) * (height / 2));
        else
            picture_lay(layer, id, q * width, r * height);
    }
}

/// Rows of squares do not overlap and may be drawn in parallel; the boxes of diamonds overlap.
static pave_result picture_lay_all(pave_picture_layer *layer, const pave_batch *batch,
                                   pave_error *error)
{
    int32_t rows = layer->def->rect.height;
    if (pave_batch_stop(batch, 0, rows)) return pave_picture_wrong(error, PAVE_STOPPED, "stopped");
    if (!layer->def->isometric) pave_batch_run(batch, rows, picture_lay_row, layer);
    for (int32_t r = 0; layer->def->isometric && r < rows; r++) {
        picture_lay_row(layer, r);
        if (pave_batch_stop(batch, r + 1, rows) && r + 1 < rows)
            return pave_picture_wrong(error, PAVE_STOPPED, "stopped");
    }
    if (!layer->def->isometric) pave_batch_stop(batch, rows, rows);
    return PAVE_OK;
}

// ---- The picture --------------------------------------------------------------------------------

static pave_result picture_fill_layer(pave_picture_layer *layer, uint32_t *tiles,
                                      const pave_batch *batch, pave_error *error)
{
    const pave_batch quiet = {.runner = batch ? batch->runner : (pave_runner){0}};
    const pave_rect rect = layer->def->rect;
    if (pave_world_fill(layer->def->world, rect, &quiet, tiles, rect.width) != PAVE_OK)
        return pave_picture_wrong(error, PAVE_RANGE,
                                  "the rectangle reaches beyond |q|, |r| <= 2^29");
    layer->tiles = tiles;
    pave_result result = picture_check_tiles(layer, error);
    return result == PAVE_OK ? picture_lay_all(layer, batch, error) : result;
}

/// Returns the box of the image. A tile is one world unit wide. For diamonds, the top corner of the
/// rectangle's first cell is at x = 0.
static pave_box picture_layer_box(const pave_picture_layer *layer)
{
    const pave_rect *rect = &layer->def->rect;
    double unit = layer->sheet->tile_width, aspect = layer->sheet->tile_height / unit;
    pave_vec2 min = layer->def->isometric ? pave_vec2_of(-rect->height / 2.0, 0)
                                          : pave_vec2_of(rect->q, rect->r * aspect);
    return pave_box_of(min,
                       pave_vec2_of(min.x + layer->width / unit, min.y + layer->height / unit));
}

pave_result pave_picture_world(const pave_picture_world_def *def, const pave_allocator *allocator,
                               const pave_batch *batch, pave_scene **out, pave_error *error)
{
    pave_picture_layer layer = {.def = def, .sheet = &def->sheet};
    pave_scene *scene = NULL;
    *out = NULL;
    if (def->window || def->patch) return pave_land_picture(def, allocator, batch, out, error);
    pave_result result = picture_check_world(def, error);
    if (result == PAVE_OK) result = picture_layer_size(&layer, error);
    if (result != PAVE_OK) return result;
    pave_scene_def made = {.title = def->title, .size = def->size};
    if (def->size.scale == 0 && def->size.width == 0 && def->size.height == 0)
        made.size.scale = def->sheet.tile_width; // one pixel of the image per pixel of the sheet
    result = pave_scene_create(&made, allocator, &scene, error);
    if (result != PAVE_OK) return result;
    size_t cells = (size_t)def->rect.width * (size_t)def->rect.height;
    size_t pixels = (size_t)layer.width * (size_t)layer.height;
    uint32_t *tiles = pave_array_take(allocator, cells, sizeof *tiles);
    layer.rgba = pave_array_allocate(allocator, pixels, 4);
    result = tiles && layer.rgba ? picture_fill_layer(&layer, tiles, batch, error)
                                 : pave_picture_no_memory(error);
    if (result == PAVE_OK)
        pave_scene_add_image(scene, picture_layer_box(&layer), layer.rgba, layer.width,
                             layer.height, false);
    PAVE_RELEASE(allocator, layer.rgba, tiles);
    return pave_picture_finish(scene, result, out, error);
}
