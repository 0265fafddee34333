// cli/world/painted_sheet.c: paints the tiles of a sheet by drawing a world in which each tile is a
// cell of a patch.
#include "painted_sheet.h"

#include <pave/formats/draw.h>
#include <pave/patch.h>
#include <pave/picture.h>

#include <string.h>

/// Distance between the cells of the patch, and the size of the largest tile, in pixels.
enum { APART = 1024, TILE_MAX = 512 };

// Makes a patch with a cell for each shape, so that roads have the same width in all shapes. Each
// cell is larger than the tile by a pixel on each side, because the rims of drawings are blended
// with the paper.
static pave_result make_patch(const pave_tiled_template_def *def, pave_patch **out,
                              pave_error *error)
{
    pave_vec2 vertices[PAVE_WANG_SIDES_MAX * PAVE_WANG_SIDES_MAX], own[PAVE_WANG_SIDES_MAX];
    int32_t corners[PAVE_WANG_SIDES_MAX * PAVE_WANG_SIDES_MAX], count = 0, cells = 0, rect[4];
    int64_t start[PAVE_WANG_SIDES_MAX + 1] = {0};
    uint32_t first = 0;
    for (const pave_tiled_template_def *shape = def; shape; shape = shape->next) {
        pave_picture_tile_polygon(shape->sides, shape->mirror_sum, own);
        pave_tiled_template_rect(def, first, rect);
        for (int k = 0; k < shape->sides; k++, count++) {
            vertices[count] = pave_vec2_of(own[k].x * (rect[2] + 2) - 1 + (double)cells * APART,
                                           own[k].y * (rect[3] + 2) - 1);
            corners[count] = count;
        }
        start[++cells] = count;
        first += shape->tile_count;
    }
    return pave_patch_create(&(pave_patch_def){.cell_count = cells,
                                               .vertex_count = count,
                                               .vertices = vertices,
                                               .start = start,
                                               .corners = corners},
                             NULL, out, error);
}

// Paints over the visible pixels of a rectangle. `colors` has the colours of all cells of the
// patch.
static pave_result paint_tile(const pave_patch *patch, pave_builtin theme, const uint8_t *colors,
                              int cell, const int32_t rect[4], pave_tiled_pixels *sheet,
                              pave_error *error)
{
    static uint8_t tile[4 * TILE_MAX * TILE_MAX];
    const pave_picture_world_def def = {
        .patch = patch, .cell_colors = colors, .theme = theme, .size = {.scale = 1}};
    const pave_scene_frame frame = {
        .origin = {(double)cell * APART, 0}, .scale = 1, .width = rect[2], .height = rect[3]};
    pave_scene *scene = NULL;
    pave_result result = pave_picture_world(&def, NULL, NULL, &scene, error);
    if (result == PAVE_OK) result = pave_draw_pixels(scene, &frame, NULL, tile, error);
    pave_scene_destroy(scene);
    for (int32_t i = 0; i < rect[2] * rect[3] && result == PAVE_OK; i++) {
        const size_t x = (size_t)(rect[0] + i % rect[2]), y = (size_t)(rect[1] + i / rect[2]);
        uint8_t *pixel = sheet->rgba + 4 * (y * (size_t)sheet->width + x);
        if (pixel[3] > 0) memcpy(pixel, tile + 4 * (size_t)i, 4);
    }
    return result;
}

static pave_result paint_tiles(const pave_tiled_template_def *def, const pave_patch *patch,
                               pave_builtin theme, pave_tiled_pixels *sheet, pave_progress progress,
                               pave_error *error)
{
    uint32_t first = 0;
    int cell = 0;
    for (const pave_tiled_template_def *shape = def; shape; shape = shape->next, cell++) {
        for (uint32_t i = 0; i < shape->tile_count; i++) {
            uint8_t colors[PAVE_WANG_SIDES_MAX * PAVE_WANG_PLACES_MAX] = {0};
            const size_t stride = 2 * (size_t)shape->sides;
            int32_t rect[4];
            pave_tiled_template_rect(def, first + i, rect);
            memcpy(colors + cell * PAVE_WANG_PLACES_MAX, shape->tiles + i * stride, stride);
            if (progress.stop(progress.context, rect[1], sheet->height))
                return PAVE_FAIL(error, PAVE_STOPPED, "stopped");
            const pave_result result = paint_tile(patch, theme, colors, cell, rect, sheet, error);
            if (result != PAVE_OK) return result;
        }
        first += shape->tile_count;
    }
    return PAVE_OK;
}

static pave_result read_rows(void *context, int32_t first, int32_t count, uint8_t *out)
{
    const pave_tiled_pixels *sheet = context;
    const size_t row = 4 * (size_t)sheet->width;
    memcpy(out, sheet->rgba + (size_t)first * row, (size_t)count * row);
    return PAVE_OK;
}

pave_result cli_sheet_paint(const pave_tiled_template_def *def, pave_builtin theme,
                            pave_progress progress, pave_error *error)
{
    pave_tiled_pixels sheet;
    pave_patch *patch = NULL;
    pave_result result = pave_tiled_png_read(def->png_path, NULL, &sheet, error);
    if (result == PAVE_OK) result = make_patch(def, &patch, error);
    if (result == PAVE_OK) result = paint_tiles(def, patch, theme, &sheet, progress, error);
    if (result == PAVE_OK)
        result = pave_tiled_picture_write(
            &(pave_tiled_picture_def){sheet.width, sheet.height, {read_rows, &sheet}},
            def->png_path, NULL, NULL, error);
    pave_patch_destroy(patch);
    pave_tiled_pixels_destroy(&sheet);
    return result;
}
