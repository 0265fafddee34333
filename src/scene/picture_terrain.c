/// src/scene/picture_terrain.c: pictures of terrain: a shaded relief as one image, with rivers and
/// sides of cells as lines.
#include "../base/exact.h"

#include "../base/batch.h"
#include "../base/memory.h"
#include "picture_terrain.h"

enum { PAVE_RELIEF_SIZE = 1024 }; ///< length of the longer side, in pixels

/// Returns the visible box: the bounding box of all vertices, except for a rectangle, where the
/// points at the ends of its strips are cut off.
static pave_box relief_view(const pave_terrain *terrain)
{
    pave_box box = {{0, 0}, {0, 0}};
    for (int32_t row = 0; row < terrain->row_count; row++) {
        const pave_terrain_row *at = &terrain->rows[row];
        const int32_t count = at[1].start - at->start, r = terrain->r + row;
        if (count == 0) continue;
        const pave_vec2 first = pave_relief_point(pave_tri_vertex_of(at->q, r)),
                        last = pave_relief_point(pave_tri_vertex_of(at->q + count - 1, r));
        if (row == 0) box = pave_box_of(first, last);
        box = pave_box_add(pave_box_add(box, first), last);
    }
    const pave_window_def *window = &terrain->window->def;
    if (window->shape == PAVE_WINDOW_RECTANGLE && window->orientation == PAVE_POINTY &&
        box.max.x - box.min.x > 2) {
        box.min.x += 0.5;
        box.max.x -= 0.5;
    }
    return box;
}

/// Computes the size of the image in pixels, which is also the size of the scene.
static pave_result relief_size(pave_relief *relief, pave_error *error)
{
    const pave_scene_size *size = &relief->def->size;
    relief->view = relief_view(relief->terrain);
    const double width = relief->view.max.x - relief->view.min.x,
                 height = relief->view.max.y - relief->view.min.y;
    relief->scale = size->scale > 0    ? size->scale
                    : size->width > 0  ? size->width / width
                    : size->height > 0 ? size->height / height
                                       : PAVE_RELIEF_SIZE / pave_picture_most(width, height);
    const double columns = floor(width * relief->scale + 0.5),
                 rows = floor(height * relief->scale + 0.5);
    if (!(relief->scale >= 1) || columns > PAVE_SCENE_IMAGE_SIZE_MAX ||
        rows > PAVE_SCENE_IMAGE_SIZE_MAX || columns * rows > PAVE_SCENE_IMAGE_PIXELS_MAX)
        return PAVE_FAIL(error, PAVE_RANGE,
                         "a picture of terrain has at least a pixel for each edge, and at most %d "
                         "pixels each way and 2^28 in all: choose another size",
                         PAVE_SCENE_IMAGE_SIZE_MAX);
    relief->width = columns < 1 ? 1 : (int32_t)columns;
    relief->height = rows < 1 ? 1 : (int32_t)rows;
    relief->view.max = pave_vec2_of(relief->view.min.x + relief->width / relief->scale,
                                    relief->view.min.y + relief->height / relief->scale);
    return PAVE_OK;
}

// ---- Lines --------------------------------------------------------------------------------------

/// Draws the sides of cells, each once: two sides of each cell L, and the sides of cells R at the
/// rim.
static void relief_sides(const pave_relief *relief, pave_scene *scene)
{
    const pave_window *window = relief->terrain->window;
    const pave_scene_style style = {.stroke = 0x20283040, .width = 1.0 / relief->scale};
    pave_scene_open_group(scene, "cells");
    for (int64_t i = 0; i < window->count; i++) {
        const pave_cell cell = pave_window_cell(window, i);
        for (int k = 0; k < PAVE_TRI_CORNERS_MAX; k++) {
            if (cell.s == PAVE_TRI_R && pave_window_contains(window, pave_tri_neighbors(cell, k)))
                continue;
            const pave_vec2 ends[2] = {
                pave_relief_point(pave_tri_corners(cell, k)),
                pave_relief_point(pave_tri_corners(cell, (k + 1) % PAVE_TRI_CORNERS_MAX))};
            pave_scene_add_line(scene, ends, 2, &style);
        }
    }
    pave_scene_close_group(scene);
}

// ---- The picture --------------------------------------------------------------------------------

static pave_result relief_paint(pave_relief *relief, const pave_batch *batch, pave_error *error)
{
    if (pave_batch_stop(batch, 0, relief->height)) return PAVE_FAIL(error, PAVE_STOPPED, "stopped");
    pave_relief_measure(relief);
    pave_batch_run(batch, relief->height, pave_relief_row, relief);
    pave_batch_stop(batch, relief->height, relief->height);
    return PAVE_OK;
}

pave_result pave_picture_terrain(const pave_picture_terrain_def *def,
                                 const pave_allocator *allocator, const pave_batch *batch,
                                 pave_scene **out, pave_error *error)
{
    pave_relief relief = {.def = def, .terrain = def->terrain};
    pave_scene *scene = NULL;
    *out = NULL;
    if (!def->terrain) return PAVE_FAIL(error, PAVE_INVALID, "no terrain is given; set one");
    pave_result result = relief_size(&relief, error);
    if (result != PAVE_OK) return result;
    const pave_scene_def made = {
        .title = def->title, .view = relief.view, .size = {.scale = relief.scale}};
    result = pave_scene_create(&made, allocator, &scene, error);
    if (result != PAVE_OK) return result;
    const size_t pixels = (size_t)relief.width * (size_t)relief.height,
                 vertices = (size_t)relief.terrain->vertex_count;
    relief.rgba = pave_array_take(allocator, pixels, 4);
    relief.vertices = pave_array_take(allocator, vertices, sizeof *relief.vertices);
    result = relief.rgba && relief.vertices ? relief_paint(&relief, batch, error)
                                            : pave_picture_no_memory(error);
    if (result == PAVE_OK) {
        pave_scene_add_image(scene, relief.view, relief.rgba, relief.width, relief.height, true);
        pave_relief_keys(&relief, scene);
        if (def->cells) relief_sides(&relief, scene);
        if (pave_relief_rivers(&relief, allocator, scene) != PAVE_OK)
            result = pave_picture_no_memory(error);
    }
    PAVE_RELEASE(allocator, relief.vertices, relief.rgba);
    return pave_picture_finish(scene, result, out, error);
}
