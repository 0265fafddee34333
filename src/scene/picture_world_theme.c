/// src/scene/picture_world_theme.c: draws a world on any tiling in the theme of a built-in set:
/// chooses the layers and their order, with the curves and strokes that the other
/// picture_world_theme files use.
#include "../base/exact.h"

#include "../base/batch.h"
#include "../base/memory.h"
#include "../world/world_model.h"
#include "picture_world_theme.h"
#include "picture_world_tiles.h"

#include <string.h>

#define PAVE_LAND_PAPER UINT32_C(0xffffffff)

// ---- Geometry -----------------------------------------------------------------------------------

pave_vec2 pave_land_inwards(const pave_land_cell *cell, int k)
{
    pave_vec2 a = cell->corners[k], b = cell->corners[pave_land_next(cell, k)];
    double x = a.y - b.y, y = b.x - a.x, length = sqrt(x * x + y * y);
    double middle_x = cell->middle.x - a.x, middle_y = cell->middle.y - a.y;
    double sign = (x * middle_x + y * middle_y < 0 ? -1 : 1) / length;
    return pave_vec2_of(x * sign, y * sign);
}

void pave_land_curve(const pave_land_cell *cell, pave_vec2 a, pave_vec2 into_a, pave_vec2 b,
                     pave_vec2 into_b, pave_vec2 *out)
{
    const double reach = pave_picture_least(0.4 * pave_picture_distance(a, b), 1.3 * cell->room);
    pave_vec2 c = pave_land_moved(a, into_a.x * reach, into_a.y * reach),
              d = pave_land_moved(b, into_b.x * reach, into_b.y * reach);
    for (int k = 0; k < PAVE_LAND_POINTS; k++) {
        double t = (double)k / PAVE_LAND_STEPS, u = 1 - t;
        double wa = u * u * u, wc = 3 * u * u * t, wd = 3 * u * t * t, wb = t * t * t;
        out[k] = pave_vec2_of(wa * a.x + wc * c.x + wd * d.x + wb * b.x,
                              wa * a.y + wc * c.y + wd * d.y + wb * b.y);
    }
}

bool pave_land_within(const pave_vec2 *polygon, int count, pave_vec2 point)
{
    bool inside = false;
    for (int k = 0, last = count - 1; k < count; last = k++) {
        pave_vec2 a = polygon[last], b = polygon[k];
        if ((a.y > point.y) == (b.y > point.y)) continue;
        double x = a.x + (point.y - a.y) * (b.x - a.x) / (b.y - a.y);
        if (x > point.x) inside = !inside;
    }
    return inside;
}

double pave_land_away(const pave_vec2 *line, int count, pave_vec2 point)
{
    double least = 1e300;
    for (int k = 0; k + 1 < count; k++) {
        double x = line[k + 1].x - line[k].x, y = line[k + 1].y - line[k].y, all = x * x + y * y;
        double t = all > 0 ? ((point.x - line[k].x) * x + (point.y - line[k].y) * y) / all : 0;
        t = t < 0 ? 0 : t > 1 ? 1 : t;
        x = line[k].x + x * t - point.x;
        y = line[k].y + y * t - point.y;
        least = pave_picture_least(least, x * x + y * y);
    }
    return sqrt(least);
}

// ---- Drawing ------------------------------------------------------------------------------------

void pave_land_fill(pave_land *land, const pave_vec2 *corners, int64_t count, uint32_t color)
{
    const pave_scene_style style = {.fill = color};
    pave_scene_add_polygon(land->scene, corners, count, &style);
}

void pave_land_stroke(pave_land *land, const pave_vec2 *points, int64_t count, double width,
                      uint32_t color, pave_scene_cap cap)
{
    const pave_scene_style style = {.stroke = color, .width = width, .cap = cap};
    pave_scene_add_line(land->scene, points, count, &style);
}

void pave_land_disk(pave_land *land, pave_vec2 at, double radius, uint32_t color)
{
    const pave_scene_style style = {.fill = color};
    pave_scene_add_circle(land->scene, at, radius, &style);
}

/// Outlines the cells faintly to show the tiling.
void pave_land_cells(pave_land *land, uint32_t color)
{
    pave_land_steps steps = pave_land_begin(land);
    pave_land_cell cell;
    pave_scene_open_group(land->scene, "cells");
    while (pave_land_walk(land, &steps)) {
        pave_land_open_cell(land, &steps, &cell);
        for (int k = 0; k < cell.sides; k++) {
            const pave_vec2 ends[2] = {cell.corners[k], cell.corners[pave_land_next(&cell, k)]};
            if (cell.first[k] && cell.inside[k])
                pave_land_stroke(land, ends, 2, 0.012 * land->unit, color, PAVE_SCENE_CAP_BUTT);
        }
    }
    pave_scene_close_group(land->scene);
}

/// Draws patches of another shade in some of the cells.
static void land_patches(pave_land *land, uint32_t light, uint32_t dark)
{
    pave_land_steps steps = pave_land_begin(land);
    pave_land_cell cell;
    pave_scene_open_group(land->scene, "patches");
    while (pave_land_walk(land, &steps)) {
        pave_land_open_cell(land, &steps, &cell);
        if (cell.word >> 24 < 150)
            pave_land_fill(land, cell.corners, cell.sides, cell.word & 1 ? light : dark);
    }
    pave_scene_close_group(land->scene);
}

static void land_grass(pave_land *land)
{
    pave_land_ground(land, NULL, UINT32_C(0x8abf58ff));
    land_patches(land, UINT32_C(0xb4dc7838), UINT32_C(0x5c9c4428));
    pave_land_cells(land, UINT32_C(0x3c6a2c30));
}

static void land_roads(pave_land *land)
{
    const double u = land->unit;
    land_grass(land);
    land->bent = PAVE_LAND_MEETING;
    pave_land_draw_lanes(land, 0.40 * u, 0.56 * u, 0, 0.02 * u, UINT32_C(0x5f8f42ff));
    pave_land_draw_lanes(land, 0.34 * u, 0.50 * u, 0, 0, UINT32_C(0xb0946aff));
    pave_land_draw_lanes(land, 0.28 * u, 0.44 * u, 0, 0, UINT32_C(0xecd9aaff));
    pave_land_draw_lanes(land, 0.18 * u, 0.34 * u, 0, 0, UINT32_C(0xdfc794ff));
    pave_land_draw_lanes(land, 0.11 * u, 0.27 * u, 0, 0, UINT32_C(0xf3e4bcff));
}

/// Draws rivers. In worlds of edges, a river that ends forms a pond.
static void land_river(pave_land *land)
{
    const double u = land->unit;
    land_grass(land);
    land->bent = PAVE_LAND_PAIRED;
    pave_land_draw_lanes(land, 0.50 * u, 0.90 * u, 0, 0, UINT32_C(0x6c9c48ff));
    pave_land_draw_lanes(land, 0.46 * u, 0.86 * u, 0, 0, UINT32_C(0xd6c28aff));
    pave_land_draw_lanes(land, 0.38 * u, 0.78 * u, 0, -0.02 * u, UINT32_C(0x8a6444ff));
    pave_land_draw_lanes(land, 0.36 * u, 0.76 * u, 0, 0.015 * u, UINT32_C(0xe4f6f4ff));
    pave_land_draw_lanes(land, 0.33 * u, 0.73 * u, 0, 0.015 * u, UINT32_C(0x6cc0d8ff));
    pave_land_draw_lanes(land, 0.25 * u, 0.65 * u, 0, 0.015 * u, UINT32_C(0x3f98c8ff));
    pave_land_draw_lanes(land, 0.12 * u, 0.52 * u, 0, 0.015 * u, UINT32_C(0x2f84bcff));
}

static void land_meadow(pave_land *land)
{
    static const double reach[] = {0.62, 0.58, 0.53, 0.515, 0.49, 0.46, 0.41, 0.34};
    static const uint32_t colors[] = {0x74ac4cff, 0xdcc58eff, 0xf1e1b0ff, 0xf7fcf8ff,
                                      0x9ee2d8ff, 0x62c7d0ff, 0x3da0c8ff, 0x2c80b6ff};
    land_grass(land);
    for (size_t k = 0; k < sizeof reach / sizeof *reach; k++)
        pave_land_region(land, reach[k], 0, 0, colors[k]);
}

/// Draws water, sand, grass and forest in this order. Each terrain covers the lower ones but leaves
/// their rim visible.
static void land_terrains(pave_land *land)
{
    static const struct {
        int terrain;
        double reach;
        uint32_t color;
    } layers[] = {{1, 0.74, 0x3892c0ff}, {1, 0.66, 0x3da0c8ff},  {1, 0.59, 0x62c7d0ff},
                  {1, 0.54, 0x9ee2d8ff}, {1, 0.515, 0xf7fcf8ff}, {1, 0.49, 0xdcc58eff},
                  {1, 0.45, 0xf1e1b0ff}, {2, 0.41, 0x6aa046ff},  {2, 0.385, 0x8abf58ff},
                  {3, 0.40, 0x74ac50ff}, {3, 0.34, 0x2e6b3cff},  {3, 0.31, 0x3c8246ff}};
    pave_land_ground(land, NULL, UINT32_C(0x2c80b6ff));
    for (size_t k = 0; k < sizeof layers / sizeof *layers; k++) {
        land->terrain = layers[k].terrain;
        pave_land_region(land, layers[k].reach, 0, 0, layers[k].color);
    }
    land->terrain = 0;
    pave_land_cells(land, UINT32_C(0x2c502430));
}

static void land_cave(pave_land *land)
{
    const double u = land->unit, tall = 0.26 * u;
    pave_land_ground(land, NULL, UINT32_C(0xb29b7cff));
    land_patches(land, UINT32_C(0xc8b08c60), UINT32_C(0x94805f50));
    pave_land_cells(land, UINT32_C(0x4a3c3040));
    pave_land_region(land, 0.46, 0.20 * u, tall, UINT32_C(0x3c304840));
    pave_land_region(land, 0.46, 0.12 * u, tall, UINT32_C(0x3c304860));
    pave_land_faces(land, 0.46, tall, UINT32_C(0x54424aff), UINT32_C(0xa08470ff));
    static const double reach[] = {0.46, 0.445, 0.40, 0.36, 0.35, 0.27, 0.2};
    static const uint32_t colors[] = {0x2c242eff, 0x9a8884ff, 0x63545eff, 0x2e2632ff,
                                      0x574a58ff, 0x483d4eff, 0x3a3242ff};
    for (size_t k = 0; k < sizeof reach / sizeof *reach; k++)
        pave_land_region(land, reach[k], 0, 0, colors[k]);
    if (land->def->within || land->def->view) return;         // the caller draws the surroundings
    const pave_box frame = pave_box_widened(land->bounds, u); // hides shadows that extend beyond
                                                              // the rim
    pave_land_ground(land, &frame, PAVE_LAND_PAPER);
}

static void land_paint(pave_land *land)
{
    static void (*const paint[PAVE_BUILTIN_COUNT])(pave_land *) = {
        [PAVE_BUILTIN_ROADS] = land_roads,    [PAVE_BUILTIN_MEADOW] = land_meadow,
        [PAVE_BUILTIN_CAVE] = land_cave,      [PAVE_BUILTIN_DUNGEON] = pave_land_dungeon,
        [PAVE_BUILTIN_MAZE] = pave_land_maze, [PAVE_BUILTIN_RIVER] = land_river,
        [PAVE_BUILTIN_LAND] = land_terrains};
    if (land->def->colors) {
        pave_land_paint_colors(land);
        return;
    }
    paint[land->theme](land);
    pave_land_strew(land);
}

/// Draws cells. If the caller gives no colours, uses those of the world. They are read once,
/// because every layer needs them and reading is slow in a world with rock.
static void land_paint_cells(pave_land *land, int64_t count)
{
    uint8_t *own = NULL;
    if (!land->def->cell_colors)
        own = pave_array_allocate(land->allocator, (size_t)count, PAVE_WANG_PLACES_MAX);
    land->failed = !land->def->cell_colors && !own;
    if (own) pave_land_read_world(land, own);
    land->cell_colors = own ? own : land->def->cell_colors;
    if (!land->failed) land_paint(land);
    pave_array_release(land->allocator, own);
}

// ---- The picture --------------------------------------------------------------------------------

static bool land_is_view(const pave_picture_view *view)
{
    const double width = view->box.max.x - view->box.min.x,
                 height = view->box.max.y - view->box.min.y;
    return width > 0 && height > 0 && width < 1e300 && height < 1e300;
}

/// Checks the inputs of a picture of a window.
static pave_result land_check_window(const pave_picture_world_def *def, pave_error *error)
{
    const pave_tiling *tiling = def->window->tiling;
    if (def->window->count == 0) return PAVE_FAIL(error, PAVE_RANGE, "the window has no cell");
    if (def->within && def->within->window != def->window)
        return PAVE_FAIL(error, PAVE_INVALID, "the mask is of another window than the picture");
    if (tiling->sides_max > PAVE_LAND_SIDES)
        return PAVE_FAIL(error, PAVE_UNSUPPORTED,
                         "the tiling has a face of %d sides; worlds have at most %d",
                         (int)tiling->sides_max, (int)PAVE_LAND_SIDES);
    const pave_cell last = {0, 0, tiling->face_count - 1}, beyond = {0, 0, tiling->face_count};
    uint32_t id;
    if (def->cell_colors) return PAVE_OK;
    if (pave_world_fill_cells(def->world, &last, 1, NULL, &id) != PAVE_OK ||
        pave_world_fill_cells(def->world, &beyond, 1, NULL, &id) == PAVE_OK)
        return PAVE_FAIL(error, PAVE_INVALID, "the window is of another tiling than the world");
    return PAVE_OK;
}

/// Returns whether a cell of a patch has the position of the same cell in a multigrid.
static bool land_is_rhomb(const pave_multigrid *grid, const pave_patch *patch, int32_t cell)
{
    enum { RHOMB = 4 };
    const pave_polygons *polygons = patch->polygons;
    const int64_t start = polygons->start[cell];
    pave_vec2 corners[RHOMB];
    if (polygons->start[cell + 1] - start != RHOMB ||
        !pave_multigrid_cell_valid(grid, patch->cells[cell]))
        return false;
    pave_multigrid_corners(grid, patch->cells[cell], corners);
    for (int k = 0; k < RHOMB; k++) {
        const pave_vec2 at = polygons->vertices[polygons->corners[start + k]];
        if (at.x != corners[k].x || at.y != corners[k].y) return false;
    }
    return true;
}

static bool land_is_of_world(const pave_patch *patch, const pave_world *world)
{
    const pave_multigrid *grid = pave_world_multigrid_of(world);
    for (int32_t i = 0; grid && i < patch->cell_count; i++)
        if (!land_is_rhomb(grid, patch, i)) return false;
    return grid != NULL;
}

/// Checks the inputs of a picture of a patch.
static pave_result land_check_patch(const pave_picture_world_def *def, pave_error *error)
{
    const pave_patch *patch = def->patch;
    if (def->window || def->within || def->pictures || def->layout)
        return PAVE_FAIL(error, PAVE_UNSUPPORTED,
                         "a picture of a patch has no window, mask, layout or pictures of tiles; "
                         "leave them out");
    if (patch->cell_count == 0) return PAVE_FAIL(error, PAVE_RANGE, "the patch has no cell");
    for (int32_t i = 0; i < patch->cell_count; i++)
        if (patch->polygons->start[i + 1] - patch->polygons->start[i] > PAVE_LAND_SIDES)
            return PAVE_FAIL(error, PAVE_UNSUPPORTED,
                             "the patch has a cell of %d sides; worlds have at most %d",
                             (int)(patch->polygons->start[i + 1] - patch->polygons->start[i]),
                             (int)PAVE_LAND_SIDES);
    if (!def->cell_colors && !land_is_of_world(patch, def->world))
        return PAVE_FAIL(
            error, PAVE_INVALID,
            "the patch is not of the world's multigrid; make it of the multigrid of the world");
    return PAVE_OK;
}

static pave_result land_check(const pave_picture_world_def *def, pave_error *error)
{
    if (!def->world && !def->cell_colors)
        return PAVE_FAIL(error, PAVE_INVALID, "no world is given; set it");
    if (!pave_word(pave_builtin_words, def->theme))
        return PAVE_FAIL(error, PAVE_RANGE, "theme %d: use a built-in set", (int)def->theme);
    if (def->color_count < 0 || def->color_count > PAVE_WANG_COLORS_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "color_count %d: use 0 to 254", def->color_count);
    if (def->view && !land_is_view(def->view))
        return PAVE_FAIL(error, PAVE_RANGE,
                         "the view is empty, or not finite; give a box with an area");
    return def->patch ? land_check_patch(def, error) : land_check_window(def, error);
}

/// Draws the garden, which exists only as a sheet of squares.
static pave_result land_garden(const pave_picture_world_def *def, const pave_allocator *allocator,
                               const pave_batch *batch, pave_scene **out, pave_error *error)
{
    pave_picture_world_def own = *def;
    uint32_t colors[PAVE_WANG_COLORS_MAX];
    own.color_count = pave_builtin_color_count(def->theme);
    for (int k = 0; k < own.color_count; k++)
        colors[k] = pave_builtin_color_rgb(def->theme, k + 1) << 8 | UINT8_MAX;
    own.colors = colors;
    return pave_land_picture(&own, allocator, batch, out, error);
}

pave_result pave_land_picture(const pave_picture_world_def *def, const pave_allocator *allocator,
                              const pave_batch *batch, pave_scene **out, pave_error *error)
{
    if (def->theme == PAVE_BUILTIN_GARDEN && !def->colors && !def->pictures)
        return land_garden(def, allocator, batch, out, error);
    pave_land land = {
        .def = def, .allocator = allocator, .window = def->window, .patch = def->patch};
    const pave_layout_def layout = {.orientation = def->orientation};
    pave_scene_def made = {.title = def->title, .background = PAVE_LAND_PAPER, .size = def->size};
    *out = NULL;
    pave_result result = land_check(def, error);
    if (result == PAVE_OK && def->pictures)
        return pave_tiles_picture(def, allocator, batch, out, error);
    const int64_t count = def->patch ? def->patch->cell_count : def->window->count;
    if (!def->patch) land.tiling = def->window->tiling;
    if (result == PAVE_OK && !def->patch)
        result = pave_tiling_layout(land.tiling, &layout, &land.layout, error);
    if (result == PAVE_OK && def->layout) land.layout = *def->layout;
    if (result == PAVE_OK && pave_batch_stop(batch, 0, count))
        result = PAVE_FAIL(error, PAVE_STOPPED, "stopped");
    if (result != PAVE_OK) return result;
    land.theme = def->theme == PAVE_BUILTIN_COUNTRY ? PAVE_BUILTIN_ROADS
                 : def->theme == PAVE_BUILTIN_LAKES ? PAVE_BUILTIN_MEADOW
                                                    : def->theme;
    land.unit = pave_land_unit(&land);
    land.bounds = pave_land_bounds(&land);
    made.view = def->view ? def->view->box : pave_box_widened(land.bounds, 0.3 * land.unit);
    if (!def->patch) made.cell = pave_picture_cell_length(land.tiling, &land.layout);
    result = pave_scene_create(&made, allocator, &land.scene, error);
    if (result != PAVE_OK) return result;
    land_paint_cells(&land, count);
    if (land.failed) result = pave_picture_no_memory(error);
    pave_batch_stop(batch, count, count);
    return pave_picture_finish(land.scene, result, out, error);
}
