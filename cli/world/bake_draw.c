// cli/world/bake_draw.c: renders the pixels of any box of a world.
#include "bake_draw.h"

#include <pave/picture.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

// ---- Drawing by scenes --------------------------------------------------------------------------

enum { EDGE_DEFAULT = 32, PART_BITS = 24 };

static const double part_unit = (double)(INT64_C(1) << PART_BITS);

// ---- The lattice in pixels ----------------------------------------------------------------------

// Rounds to a multiple of 2^-24 pixels.
static double rounded(double pixels) { return floor(pixels * part_unit + 0.5) / part_unit; }

static void split(double pixels, int64_t *whole, int64_t *part)
{
    const double below = floor(pixels);
    *whole = (int64_t)below;
    *part = (int64_t)((pixels - below) * part_unit);
}

static cli_bake_axis axis_of(double i, double j, double at)
{
    cli_bake_axis axis;
    split(i, &axis.i, &axis.i_part);
    split(j, &axis.j, &axis.j_part);
    split(at, &axis.at, &axis.at_part);
    return axis;
}

// Returns the distance from a pixel to the lattice point at (dq, dr) from the first one; exact for
// near points.
static double distance_on(const cli_bake_axis *axis, int64_t dq, int64_t dr, int64_t pixel)
{
    const int64_t unit = INT64_C(1) << PART_BITS;
    const int64_t parts = dq * axis->i_part + dr * axis->j_part - axis->at_part;
    const int64_t carried = parts / unit - (parts % unit < 0), left = parts - carried * unit;
    const int64_t whole = dq * axis->i + dr * axis->j - axis->at - pixel + carried;
    return (double)whole + (double)left / part_unit;
}

// Returns the offset from a pixel of the picture to the lattice point of a unit cell.
static pave_vec2 distance_to(const cli_bake_scene *self, int64_t q, int64_t r, int64_t x, int64_t y)
{
    const int64_t dq = q - self->at.q, dr = r - self->at.r;
    return pave_vec2_of(distance_on(&self->x, dq, dr, x), distance_on(&self->y, dq, dr, y));
}

static double length_of(pave_vec2 a) { return sqrt(a.x * a.x + a.y * a.y); }

// Computes the box of the faces of unit cell 0,0, and its shortest edge.
static double measure_unit(cli_bake_scene *self)
{
    const pave_tiling *tiling = self->ground->tiling;
    double shortest = INFINITY;
    for (int32_t s = 0; s < tiling->face_count; s++) {
        const int sides = pave_tiling_side_count(tiling, s);
        for (int k = 0; k < sides; k++) {
            const pave_cell face = {0, 0, s};
            const pave_vec2 a = pave_tiling_corner_point(tiling, &self->layout, face, k),
                            b = pave_tiling_corner_point(tiling, &self->layout, face,
                                                         (k + 1) % sides);
            self->unit = s == 0 && k == 0 ? pave_box_of(a, a) : pave_box_add(self->unit, a);
            shortest = fmin(shortest, length_of(pave_vec2_of(b.x - a.x, b.y - a.y)));
        }
    }
    return shortest;
}

// Returns whether the layout has columns instead of rows, as for flat hexagons and triangles.
static bool has_columns(const cli_bake_scene *self, pave_orientation orientation)
{
    return orientation == PAVE_FLAT &&
           (self->grid == PAVE_WINDOW_HEXAGONS || self->grid == PAVE_WINDOW_TRIANGLES);
}

// Computes the size in pixels of a rectangle of cells from its periods along a row and its number
// of rows. A period is one cell, or two triangles.
static void measure_picture(cli_bake_scene *self, pave_rect rect, bool columns)
{
    const pave_vec2 i = self->layout.i, j = self->layout.j;
    const double area = fabs(i.x * j.y - i.y * j.x), along = length_of(columns ? j : i),
                 cells = self->grid == PAVE_WINDOW_TRIANGLES ? 2 : 1;
    const double period = along / cells, step = area / along;
    self->width = fmax(1, floor(rect.width * (columns ? step : period) + 0.5));
    self->height = fmax(1, floor(rect.height * (columns ? period : step) + 0.5));
}

// ---- Opening a scene ----------------------------------------------------------------------------

static int open_looks(cli_bake_scene *self)
{
    const cli_named_world *ground = self->ground;
    self->seed = ground->store ? pave_store_def_of(ground->store)->seed : ground->def.seed;
    if (cli_named_world_is_builtin(ground)) return CLI_DONE;
    self->color_count = ground->colors.count;
    for (int c = 0; c < self->color_count; c++) self->colors[c] = ground->colors.list[c + 1].rgba;
    return cli_own_pictures_open(ground, false, &self->pictures);
}

// Identifies the regular grid, by creating a window of one cell.
static int open_grid(cli_bake_scene *self)
{
    const pave_window_def def = {.tiling = self->ground->tiling,
                                 .shape = PAVE_WINDOW_PARALLELOGRAM,
                                 .width = 1,
                                 .height = 1};
    pave_window *window = NULL;
    pave_error error = {0};
    error.result = pave_window_create(&def, NULL, &window, &error);
    if (error.result != PAVE_OK) return cli_report(&error);
    self->grid = window->grid;
    pave_window_destroy(window);
    return CLI_DONE;
}

// Makes the layout in pixels, with steps rounded to multiples of 2^-24 pixels. Returns an exit
// code.
static int open_layout(cli_bake_scene *self, pave_orientation orientation, int32_t edge)
{
    const pave_layout_def def = {.orientation = orientation, .size = edge ? edge : EDGE_DEFAULT};
    const pave_tiling *tiling = self->ground->tiling;
    pave_error error = {0};
    pave_layout made;
    if (self->pictures.lists && edge)
        return cli_wrong("--tile: %s has pictures of its tiles, whose size is fixed; leave it out",
                         self->ground->source.name);
    error.result = pave_tiling_layout(tiling, &def, &made, &error);
    if (error.result == PAVE_OK && self->pictures.lists)
        error.result = pave_picture_tile_layout(tiling, self->pictures.lists, &made, &made, &error);
    if (error.result == PAVE_OK)
        error.result =
            pave_layout_of(pave_vec2_of(0, 0), pave_vec2_of(rounded(made.i.x), rounded(made.i.y)),
                           pave_vec2_of(rounded(made.j.x), rounded(made.j.y)), &self->layout);
    if (error.result == PAVE_OK) return CLI_DONE;
    return error.message[0] ? cli_report(&error)
                            : cli_wrong("--tile: the cells are too small or too large to be drawn");
}

// Returns whether all cells that intersect the picture are in range.
static bool is_in_range(const cli_bake_scene *self)
{
    const double most = PAVE_COORDINATE_MAX - 4,
                 beyond = self->margin + length_of(self->unit.min) + length_of(self->unit.max);
    const pave_vec2 origin = distance_to(self, self->at.q, self->at.r, 0, 0);
    bool in = true;
    for (int k = 0; in && k < 4; k++) {
        const double x = k % 2 ? self->width + CLI_BAKE_BLOCK + beyond : -beyond,
                     y = k / 2 ? self->height + CLI_BAKE_BLOCK + beyond : -beyond;
        const pave_vec2 at =
            pave_layout_lattice(&self->layout, pave_vec2_of(x - origin.x, y - origin.y));
        in = fabs(at.x + self->at.q) <= most && fabs(at.y + self->at.r) <= most;
    }
    return in;
}

/// Opens the drawing of a part of a world. `edge` is in pixels; 0 means 32, or the size of a file's
/// pictures. Returns CLI_DONE, or another exit code after a message. The caller must always close
/// it.
static int scene_open(const cli_named_world *ground, pave_rect rect, pave_orientation orientation,
                      int32_t edge, cli_bake_scene *out)
{
    out->ground = ground;
    out->at = pave_cell_of(rect.q, rect.r);
    int code = open_looks(out);
    if (code == CLI_DONE) code = open_grid(out);
    if (code == CLI_DONE) code = open_layout(out, orientation, edge);
    if (code != CLI_DONE) return code;
    const double shortest = measure_unit(out); // nothing is drawn farther outside its cell
    out->margin = out->pictures.lists ? 2 : 1.2 * shortest + 2;
    measure_picture(out, rect, has_columns(out, orientation));
    const pave_layout *layout = &out->layout;
    out->x = axis_of(layout->i.x, layout->j.x, rounded(out->unit.min.x));
    out->y = axis_of(layout->i.y, layout->j.y, rounded(out->unit.min.y));
    if (is_in_range(out)) return CLI_DONE;
    return cli_wrong("--at %d,%d --size %dx%d: the cells around it are out of range; coordinates "
                     "go from -%d to %d",
                     (int)rect.q, (int)rect.r, (int)rect.width, (int)rect.height,
                     PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX);
}

static void scene_close(cli_bake_scene *scene) { cli_own_pictures_close(&scene->pictures); }

// ---- The cells of a block -----------------------------------------------------------------------

typedef struct block {
    const cli_bake_scene *scene;
    pave_picture_view view; // view relative to a unit cell near the middle of the block
    pave_window *window;    // a parallelogram of unit cells
    pave_mask *mask;        // the cells that intersect the block
    uint8_t *colors;        // colours of these cells, by index
} block;

static pave_box widened(const block *self)
{
    return pave_box_widened(self->view.box, self->scene->margin);
}

// Finds the unit cell near the middle of the block, and the block's offset from that cell.
static void place(block *self, int64_t x, int64_t y)
{
    const cli_bake_scene *scene = self->scene;
    const pave_vec2 first = distance_to(scene, scene->at.q, scene->at.r, x + CLI_BAKE_BLOCK / 2,
                                        y + CLI_BAKE_BLOCK / 2),
                    steps = pave_layout_lattice(&scene->layout, pave_vec2_of(-first.x, -first.y));
    const int64_t q = scene->at.q + (int64_t)floor(steps.x + 0.5),
                  r = scene->at.r + (int64_t)floor(steps.y + 0.5);
    const pave_vec2 at = distance_to(scene, q, r, x, y);
    self->view.from = pave_cell_of((int32_t)q, (int32_t)r);
    self->view.box = pave_box_of(pave_vec2_of(-at.x, -at.y),
                                 pave_vec2_of(CLI_BAKE_BLOCK - at.x, CLI_BAKE_BLOCK - at.y));
}

// Opens the smallest parallelogram of unit cells that contains all those intersecting the block.
static pave_result open_window(block *self)
{
    const cli_bake_scene *scene = self->scene;
    const pave_box box = widened(self);
    const pave_box points = {{box.min.x - scene->unit.max.x, box.min.y - scene->unit.max.y},
                             {box.max.x - scene->unit.min.x, box.max.y - scene->unit.min.y}};
    pave_box lattice = {{0, 0}, {0, 0}};
    for (int k = 0; k < 4; k++) {
        const pave_vec2 at =
            pave_layout_lattice(&scene->layout, pave_vec2_of(k % 2 ? points.max.x : points.min.x,
                                                             k / 2 ? points.max.y : points.min.y));
        lattice = k == 0 ? pave_box_of(at, at) : pave_box_add(lattice, at);
    }
    const int32_t q = (int32_t)floor(lattice.min.x), r = (int32_t)floor(lattice.min.y);
    pave_window_def def = {.tiling = scene->ground->tiling,
                           .shape = PAVE_WINDOW_PARALLELOGRAM,
                           .width = (int32_t)ceil(lattice.max.x) - q + 1,
                           .height = (int32_t)ceil(lattice.max.y) - r + 1,
                           .at = {self->view.from.q + q, self->view.from.r + r, 0}};
    if (scene->grid == PAVE_WINDOW_TRIANGLES) def.width *= 2;
    return pave_window_create(&def, NULL, &self->window, NULL);
}

// Returns whether a cell intersects the block.
static bool reaches(const block *self, const pave_box *box, pave_cell cell)
{
    const cli_bake_scene *scene = self->scene;
    const pave_tiling *tiling = scene->ground->tiling;
    const pave_cell near = {cell.q - self->view.from.q, cell.r - self->view.from.r, cell.s};
    pave_box own = {{0, 0}, {0, 0}};
    for (int k = 0; k < pave_tiling_side_count(tiling, cell.s); k++) {
        const pave_vec2 at = pave_tiling_corner_point(tiling, &scene->layout, near, k);
        own = k == 0 ? pave_box_of(at, at) : pave_box_add(own, at);
    }
    return own.min.x <= box->max.x && own.max.x >= box->min.x && own.min.y <= box->max.y &&
           own.max.y >= box->min.y;
}

static pave_result open_mask(block *self)
{
    const pave_box box = widened(self);
    const bool colored = !self->scene->pictures.lists;
    if (pave_mask_create(self->window, NULL, &self->mask, NULL) != PAVE_OK) return PAVE_NO_MEMORY;
    if (colored) self->colors = calloc((size_t)self->window->count, PAVE_WANG_PLACES_MAX);
    if (colored && !self->colors) return PAVE_NO_MEMORY;
    pave_window_walk walk = pave_window_begin(self->window);
    while (pave_window_next(&walk)) {
        if (!reaches(self, &box, walk.cell)) continue;
        pave_mask_set_cell(self->mask, walk.index, true);
        if (colored)
            pave_world_colors_at(self->scene->ground->world, walk.cell,
                                 self->colors + (size_t)walk.index * PAVE_WANG_PLACES_MAX);
    }
    return PAVE_OK;
}

// ---- The pixels of a block ----------------------------------------------------------------------

static pave_result make_scene(const block *self, pave_scene **out)
{
    const cli_bake_scene *scene = self->scene;
    const pave_picture_world_def def = {.world = scene->ground->world,
                                        .window = self->window,
                                        .within = self->mask,
                                        .cell_colors = self->colors,
                                        .theme = scene->ground->theme,
                                        .colors = scene->color_count ? scene->colors : NULL,
                                        .color_count = scene->color_count,
                                        .pictures = scene->pictures.lists,
                                        .layout = &scene->layout,
                                        .view = &self->view,
                                        .seed = scene->seed,
                                        .size = {.scale = 1}};
    return pave_picture_world(&def, NULL, NULL, out, NULL);
}

// Copies the pixels of a scene of pictures, whose single image is the whole block.
static pave_result take_pixels(const block *self, const pave_scene *scene, uint8_t *rgba)
{
    const pave_scene_frame frame = {.origin = self->view.box.min,
                                    .scale = 1,
                                    .width = CLI_BAKE_BLOCK,
                                    .height = CLI_BAKE_BLOCK};
    if (!self->scene->pictures.lists) return pave_draw_pixels(scene, &frame, NULL, rgba, NULL);
    const pave_scene_item item = pave_scene_at(scene, 0);
    assert(item.kind == PAVE_SCENE_IMAGE && item.width == CLI_BAKE_BLOCK &&
           item.height == CLI_BAKE_BLOCK);
    memcpy(rgba, item.rgba, 4 * (size_t)CLI_BAKE_BLOCK * CLI_BAKE_BLOCK);
    return PAVE_OK;
}

/// Draws the block whose first pixel is (x, y), multiples of CLI_BAKE_BLOCK. `rgba` must hold at
/// least 4 * CLI_BAKE_BLOCK * CLI_BAKE_BLOCK elements.
static pave_result scene_block(const cli_bake_scene *scene, int64_t x, int64_t y, uint8_t *rgba)
{
    block self = {.scene = scene};
    pave_scene *made = NULL;
    place(&self, x, y);
    pave_result result = open_window(&self);
    if (result == PAVE_OK) result = open_mask(&self);
    if (result == PAVE_OK) result = make_scene(&self, &made);
    if (result == PAVE_OK) result = take_pixels(&self, made, rgba);
    pave_scene_destroy(made);
    free(self.colors);
    pave_mask_destroy(self.mask);
    pave_window_destroy(self.window);
    return result;
}

// ---- Drawing of boxes ---------------------------------------------------------------------------

enum {
    SQUARE_DEFAULT = 32,
    BOX_MOST = 2048,        // box size in pixels that must always be supported
    BOX_CELLS_MAX = 1 << 24 // maximum number of cells for such a box
};

// ---- Opening a drawing --------------------------------------------------------------------------

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
               : cli_report_in(source->name, &error);
}

// Paints the tiles of a built-in set at the requested size.
static int open_builtin(const cli_named_world *ground, int32_t tile, cli_bake_draw *out)
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

static int open_pictures(const cli_named_world *ground, int32_t tile, cli_bake_draw *out)
{
    const cli_source *source = &ground->source;
    if (tile)
        return cli_wrong("--tile: only built-in sets are painted at any size, and %s has pictures; "
                         "leave it out",
                         source->name);
    return open_painter(source, source->tileset, out);
}

// Rejects tiles that extend over too many cells, which would take too much memory.
static int measure(const cli_named_world *ground, cli_bake_draw *out)
{
    pave_tiled_painter_reach(out->painter, out->reach);
    const double across = (double)BOX_MOST / out->painter->cell_width + out->reach[0] +
                          out->reach[2] + 2,
                 down = (double)BOX_MOST / out->painter->cell_height + out->reach[1] +
                        out->reach[3] + 2;
    if (across * down > BOX_CELLS_MAX)
        return cli_wrong("%s: has cells of %d x %d pixels, which are too small for its tiles; make "
                         "the cells as large as the tiles",
                         ground->source.name, (int)out->painter->cell_width,
                         (int)out->painter->cell_height);
    out->width = (int64_t)out->rect.width * out->painter->cell_width;
    out->height = (int64_t)out->rect.height * out->painter->cell_height;
    return CLI_DONE;
}

static int open_squares(const cli_named_world *ground, const cli_bake_wish *wish,
                        cli_bake_draw *out)
{
    static const char *const views[] = {"orthogonal", "isometric", "staggered", "hexagonal"};
    const cli_source *source = &ground->source;
    if (!source->builtin && source->tileset->grid != PAVE_TILED_ORTHOGONAL)
        return cli_wrong("%s: is a tile set for %s maps, but a pyramid needs orthogonal tiles; "
                         "give such tiles, or write maps with pave world fill",
                         source->name, views[source->tileset->grid]);
    const int code = source->builtin ? open_builtin(ground, wish->tile, out)
                                     : open_pictures(ground, wish->tile, out);
    return code == CLI_DONE ? measure(ground, out) : code;
}

int cli_bake_draw_open(const cli_named_world *ground, const cli_bake_wish *wish, cli_bake_draw *out)
{
    const cli_source *source = &ground->source;
    out->ground = ground;
    out->rect = wish->rect;
    if (cli_named_world_is_square(ground) && (source->builtin || has_pictures(source->tileset)))
        return open_squares(ground, wish, out);
    const int code = scene_open(ground, wish->rect, wish->orientation, wish->tile, &out->scene);
    out->width = (int64_t)out->scene.width;
    out->height = (int64_t)out->scene.height;
    return code;
}

void cli_bake_draw_close(cli_bake_draw *draw)
{
    pave_tiled_painter_destroy(draw->painter);
    scene_close(&draw->scene);
    *draw = (cli_bake_draw){0};
}

// ---- Boxes --------------------------------------------------------------------------------------

// A box of pixels from (`left`, `top`); empty unless both sides are positive.
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

// Copies a part of one picture into another; both pictures are boxes of the whole picture.
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

// Returns the cells whose tiles may touch a box, relative to the upper left one.
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

// Draws the part of a box that is in the picture, for squares.
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
            const box drawn = {x, y, x + SIDE, y + SIDE};
            result = scene_block(&draw->scene, x, y, pixels);
            if (result == PAVE_OK) copy(common(seen, drawn), drawn, pixels, whole, rgba);
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
                           .origin = distance_to(&draw->scene, 0, 0, 0, 0),
                           .face_count = tiling->face_count};
    for (int32_t s = 0; s < tiling->face_count; s++) {
        out->sides[s] = pave_tiling_side_count(tiling, s);
        for (int k = 0; k < out->sides[s]; k++)
            out->corners[s][k] = pave_tiling_corner_point(tiling, layout, (pave_cell){0, 0, s}, k);
    }
}
