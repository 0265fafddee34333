/// src/scene/picture_world_walk.c: a walk through a world: its map with the checkerboard of
/// classes, dimmed hidden tiles, and the player; for each step, the candidates of each new tile.
#include "../base/exact.h"

#include "../base/memory.h"
#include "picture_shared.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#define PAVE_WALK_PAPER UINT32_C(0xffffffff)
#define PAVE_WALK_INK UINT32_C(0x24303cff)
#define PAVE_WALK_DIMMED UINT32_C(0xffffffa8) // veil over hidden tiles
#define PAVE_WALK_CHOSEN UINT32_C(0xd0342cff)
#define PAVE_WALK_TOKEN UINT32_C(0xd0342cff)

enum {
    PAVE_WALK_MINIS_IN_ROW = 8,
    PAVE_WALK_MINIS_MAX = 16,
    PAVE_WALK_LINES_MAX = 8,
    PAVE_WALK_CELLS_MAX = 100000,
    PAVE_WALK_LINE = PAVE_PICTURE_WALK_TEXT
};

/// State of a picture. Lengths are in units: a unit is the side of a square with the area of a
/// cell.
typedef struct pave_walk_painter {
    const pave_picture_walk_def *def;
    const pave_allocator *allocator;
    pave_scene *scene;
    double unit;
    pave_box map;        ///< box around the cells of a map, in world units
    pave_window *window; ///< window of all cells of a map
    pave_mask *shown;    ///< the cells shown
    int32_t *tile_of;    ///< by cell of the window: index of its tile plus 1; 0: none
    pave_mask *known;    ///< the cells that have tiles
    uint8_t *colors;     ///< colours of these cells
    pave_error *error;
} pave_walk_painter;

static pave_vec2 walk_moved(pave_vec2 a, double x, double y)
{
    return pave_vec2_of(a.x + x, a.y + y);
}

static pave_vec2 walk_middle(const pave_walk_painter *p, pave_cell cell)
{
    return pave_tiling_face_point(p->def->tiling, p->def->layout, cell);
}

// ---- Cells --------------------------------------------------------------------------------------

/// Computes the outline of a cell, inset by a fraction and translated to `at`.
static int walk_outline(const pave_walk_painter *p, pave_cell cell, double share, pave_vec2 at,
                        pave_vec2 *out)
{
    const int sides = pave_tiling_side_count(p->def->tiling, cell.s);
    const pave_vec2 middle = walk_middle(p, cell);
    for (int k = 0; k < sides; k++) {
        const pave_vec2 corner = pave_tiling_corner_point(p->def->tiling, p->def->layout, cell, k);
        out[k] = pave_vec2_of(at.x + corner.x + (middle.x - corner.x) * share,
                              at.y + corner.y + (middle.y - corner.y) * share);
    }
    return sides;
}

static uint32_t walk_shade(const pave_walk_painter *p, int shade)
{
    static const int light = 252, dark = 92;
    const int steps = p->def->class_count - 1;
    if (steps < 1) return UINT32_C(0xf0f2f4ff);
    const uint32_t grey = (uint32_t)(light - (light - dark) * shade / steps);
    return grey << 24 | grey << 16 | (grey + 3) << 8 | 255;
}

/// Makes the window of all cells in a range of unit cells.
static pave_result walk_window(const pave_walk_painter *p, int32_t q, int32_t r, int32_t width,
                               int32_t height, pave_window **out)
{
    const int32_t cells = p->def->tiling == pave_tiling_tri() ? 2 : 1; // cells per unit cell: the
                                                                       // width of a window counts
                                                                       // single cells
    const pave_window_def def = {.tiling = p->def->tiling,
                                 .shape = PAVE_WINDOW_PARALLELOGRAM,
                                 .width = cells * width,
                                 .height = height,
                                 .at = pave_cell_of(q, r)};
    const pave_result result = pave_window_create(&def, p->allocator, out, p->error);
    return result == PAVE_NO_MEMORY ? pave_picture_no_memory(p->error) : result;
}

/// Draws the tiles of the window's cells that are in `within`, at a position and scale.
static pave_result walk_add_tiles(pave_walk_painter *p, const pave_window *window,
                                  const pave_mask *within, const uint8_t *colors, pave_vec2 at,
                                  double scale)
{
    const pave_picture_world_def def = {.window = window,
                                        .within = within,
                                        .cell_colors = colors,
                                        .theme = p->def->theme,
                                        .colors = p->def->colors,
                                        .color_count = p->def->color_count,
                                        .layout = p->def->layout,
                                        .seed = p->def->seed};
    pave_scene *part = NULL;
    const pave_result result = pave_picture_world(&def, p->allocator, NULL, &part, p->error);
    // the scene remembers a failure
    if (result == PAVE_OK) pave_scene_add_scene(p->scene, part, at, scale);
    pave_scene_destroy(part);
    return result;
}

// ---- The map ------------------------------------------------------------------------------------

/// Extends the map to include a cell.
static void walk_widen(pave_walk_painter *p, pave_cell cell)
{
    pave_vec2 corners[PAVE_TILING_SIDES_MAX];
    const int sides = walk_outline(p, cell, 0, pave_vec2_of(0, 0), corners);
    for (int k = 0; k < sides; k++) p->map = pave_box_add(p->map, corners[k]);
}

/// Opens the window of all cells whose centres are in the map, and extends the map to contain these
/// cells fully.
static pave_result walk_open_window(pave_walk_painter *p)
{
    const pave_vec2 corners[] = {p->map.min, p->map.max, pave_vec2_of(p->map.min.x, p->map.max.y),
                                 pave_vec2_of(p->map.max.x, p->map.min.y)};
    const int32_t limit = PAVE_COORDINATE_MAX;
    pave_box lattice = {{0, 0}, {0, 0}};
    for (int i = 0; i < 4; i++) {
        const pave_vec2 at = pave_layout_lattice(p->def->layout, corners[i]);
        lattice = i ? pave_box_add(lattice, at) : pave_box_of(at, at);
    }
    int32_t q = pave_layout_floor(lattice.min.x) - 2, r = pave_layout_floor(lattice.min.y) - 2,
            q_end = pave_layout_floor(lattice.max.x) + 3,
            r_end = pave_layout_floor(lattice.max.y) + 3;
    q = q < -limit ? -limit : q;
    r = r < -limit ? -limit : r;
    q_end = q_end > limit ? limit : q_end;
    r_end = r_end > limit ? limit : r_end;
    pave_result result = walk_window(p, q, r, q_end - q + 1, r_end - r + 1, &p->window);
    if (result != PAVE_OK) return result;
    const size_t cells = (size_t)p->window->count;
    const int64_t maps = p->def->candidates ? p->def->step_count : 1;
    if (p->window->count * maps > PAVE_WALK_CELLS_MAX)
        return PAVE_FAIL(p->error, PAVE_RANGE, "%" PRId64 " cells are too many to draw",
                         p->window->count * maps);
    p->tile_of = pave_array_allocate(p->allocator, cells, sizeof *p->tile_of);
    p->colors = pave_array_allocate(p->allocator, cells, PAVE_WANG_PLACES_MAX);
    if (!p->tile_of || !p->colors || pave_mask_create(p->window, p->allocator, &p->shown, NULL) ||
        pave_mask_create(p->window, p->allocator, &p->known, NULL))
        return pave_picture_no_memory(p->error);
    return PAVE_OK;
}

/// Computes the common extent of all maps: the cells of the walk and their surroundings.
static pave_result walk_measure(pave_walk_painter *p)
{
    const pave_picture_walk_def *def = p->def;
    const pave_vec2 start = walk_middle(p, def->steps[0].at);
    p->map = pave_box_of(start, start);
    for (int64_t i = 0; i < def->tile_count; i++) walk_widen(p, def->tiles[i].cell);
    p->map = pave_box_widened(p->map, 0.85 * p->unit);
    const pave_result result = walk_open_window(p);
    if (result != PAVE_OK) return result;
    const pave_box within = p->map;
    for (pave_window_walk walk = pave_window_begin(p->window); pave_window_next(&walk);) {
        const pave_vec2 at = walk_middle(p, walk.cell);
        const bool shown = at.x >= within.min.x && at.x <= within.max.x && at.y >= within.min.y &&
                           at.y <= within.max.y;
        pave_mask_set_cell(p->shown, walk.index, shown);
        if (shown) walk_widen(p, walk.cell);
    }
    for (int64_t i = 0; i < def->tile_count; i++)
        p->tile_of[pave_window_index(p->window, def->tiles[i].cell)] = (int32_t)i + 1;
    return PAVE_OK;
}

/// Returns the number of tiles decided after a step.
static int64_t walk_decided(const pave_picture_walk_step *step)
{
    return step->first + step->count;
}

/// Draws cells without tiles: the checkerboard of classes.
static void walk_add_unknown(pave_walk_painter *p, int64_t end, pave_vec2 at)
{
    const pave_picture_walk_def *def = p->def;
    for (pave_window_walk walk = pave_window_begin(p->window); pave_window_next(&walk);) {
        pave_vec2 corners[PAVE_TILING_SIDES_MAX];
        const int64_t tile = p->tile_of[walk.index] - 1;
        if (!pave_mask_cell(p->shown, walk.index) ||
            (tile >= 0 && tile < end && def->tiles[tile].id != PAVE_WANG_EMPTY))
            continue;
        const int shade = def->class_count > 1 ? pave_world_class_at(def->world, walk.cell) : 0;
        const pave_scene_style style = {
            .fill = walk_shade(p, shade), .stroke = UINT32_C(0xb0b8c0ff), .width = 0.015 * p->unit};
        const int sides = walk_outline(p, walk.cell, 0, at, corners);
        pave_scene_add_polygon(p->scene, corners, sides, &style);
    }
}

static pave_result walk_add_known(pave_walk_painter *p, int64_t end, pave_vec2 at)
{
    for (int64_t i = 0; i < end; i++) {
        const pave_picture_walk_tile *tile = &p->def->tiles[i];
        const int64_t index = pave_window_index(p->window, tile->cell);
        if (tile->id == PAVE_WANG_EMPTY) continue;
        pave_mask_set_cell(p->known, index, true);
        memcpy(p->colors + index * PAVE_WANG_PLACES_MAX, tile->colors, PAVE_WANG_PLACES_MAX);
    }
    return walk_add_tiles(p, p->window, p->known, p->colors, at, 1);
}

/// Marks tiles: an inner rim shows the class, and a veil covers hidden tiles.
static void walk_add_veils(pave_walk_painter *p, int64_t step, pave_vec2 at)
{
    pave_vec2 corners[PAVE_TILING_SIDES_MAX];
    const pave_scene_style veil = {.fill = PAVE_WALK_DIMMED};
    for (int64_t i = 0; i < walk_decided(&p->def->steps[step]); i++) {
        const pave_picture_walk_tile *tile = &p->def->tiles[i];
        const pave_scene_style rim = {.stroke = walk_shade(p, tile->shade),
                                      .width = 0.05 * p->unit,
                                      .join = PAVE_SCENE_JOIN_MITER};
        int sides = walk_outline(p, tile->cell, 0, at, corners);
        if (tile->seen > step) pave_scene_add_polygon(p->scene, corners, sides, &veil);
        if (p->def->class_count < 2) continue;
        sides = walk_outline(p, tile->cell, 0.07, at, corners);
        pave_scene_add_polygon(p->scene, corners, sides, &rim);
    }
}

/// Marks a hole that no tile fits by drawing a cross.
static void walk_add_hole(pave_walk_painter *p, pave_cell cell, pave_vec2 at)
{
    const pave_scene_style style = {.stroke = PAVE_WALK_CHOSEN, .width = 0.09 * p->unit};
    const pave_vec2 middle = walk_middle(p, cell);
    const double r = 0.24 * p->unit;
    for (int k = -1; k <= 1; k += 2) {
        const pave_vec2 line[] = {walk_moved(middle, at.x - r, at.y - k * r),
                                  walk_moved(middle, at.x + r, at.y + k * r)};
        pave_scene_add_line(p->scene, line, 2, &style);
    }
}

/// Draws the player as a pawn.
static void walk_add_token(pave_walk_painter *p, pave_cell cell, pave_vec2 at)
{
    const double u = 0.5 * p->unit;
    const pave_vec2 foot = walk_moved(walk_middle(p, cell), at.x, at.y + 0.3 * u);
    const pave_vec2 body[] = {
        walk_moved(foot, -0.34 * u, 0.1 * u), walk_moved(foot, -0.13 * u, -0.42 * u),
        walk_moved(foot, 0.13 * u, -0.42 * u), walk_moved(foot, 0.34 * u, 0.1 * u)};
    const pave_scene_style style = {
        .fill = PAVE_WALK_TOKEN, .stroke = PAVE_WALK_PAPER, .width = 0.09 * u};
    pave_scene_add_polygon(p->scene, body, 4, &style);
    pave_scene_add_circle(p->scene, walk_moved(foot, 0, -0.62 * u), 0.27 * u, &style);
}

/// Draws the path so far.
static void walk_add_way(pave_walk_painter *p, int64_t step, pave_vec2 at)
{
    const pave_scene_style past = {.stroke = UINT32_C(0xd0342c90),
                                   .width = 0.035 * p->unit,
                                   .dash = 0.09 * p->unit,
                                   .gap = 0.09 * p->unit};
    for (int64_t i = 1; i <= step; i++) {
        const pave_vec2 a = walk_middle(p, p->def->steps[i - 1].at),
                        b = walk_middle(p, p->def->steps[i].at);
        const pave_vec2 way[] = {walk_moved(a, at.x, at.y), walk_moved(b, at.x, at.y)};
        pave_scene_add_line(p->scene, way, 2, &past);
    }
}

/// Draws the numbers of the tiles that a step decided, in the order of the list next to the map.
static void walk_add_numbers(pave_walk_painter *p, const pave_picture_walk_step *step, pave_vec2 at)
{
    const pave_scene_font font = {.size = 0.24 * p->unit,
                                  .color = PAVE_WALK_INK,
                                  .bold = true,
                                  .halo = PAVE_WALK_PAPER,
                                  .halo_width = 0.04 * p->unit};
    for (int64_t i = 0; i < step->count && step->count > 1; i++) {
        char text[24];
        const pave_vec2 middle = walk_middle(p, p->def->tiles[step->first + i].cell);
        pave_picture_digits(i + 1, text);
        pave_scene_add_label(p->scene,
                             walk_moved(middle, at.x - 0.27 * p->unit, at.y - 0.24 * p->unit), text,
                             &font);
    }
}

/// Draws the map after a step, with its upper left corner at `at`.
static pave_result walk_add_map(pave_walk_painter *p, int64_t step, pave_vec2 at)
{
    const pave_vec2 by = walk_moved(at, -p->map.min.x, -p->map.min.y);
    const pave_picture_walk_step *last = &p->def->steps[step];
    const bool hole = p->def->hole && step + 1 == p->def->step_count;
    walk_add_unknown(p, walk_decided(last), by);
    const pave_result result = walk_add_known(p, walk_decided(last), by);
    if (result != PAVE_OK) return result;
    walk_add_veils(p, step, by);
    walk_add_way(p, step, by);
    if (p->def->candidates) walk_add_numbers(p, last, by);
    if (hole) walk_add_hole(p, last->at, by);
    if (!hole || step > 0) walk_add_token(p, hole ? last[-1].at : last->at, by);
    return PAVE_OK;
}

// ---- Candidates ---------------------------------------------------------------------------------

static double walk_font_size(const pave_walk_painter *p) { return 0.19 * p->unit; }
static double walk_mini_size(const pave_walk_painter *p) { return 0.56 * p->unit; }
static double walk_column_width(const pave_walk_painter *p)
{
    return PAVE_WALK_MINIS_IN_ROW * walk_mini_size(p) + 0.5 * p->unit;
}

/// Breaks a line: copies as many words as fit in a width in ems, at least one. Returns the rest.
static const char *walk_break_line(const char *text, double width, char *out)
{
    size_t fits = 0;
    for (size_t end = 0; text[end];) {
        end += strcspn(text + end, " ");
        const size_t length = end < PAVE_WALK_LINE ? end : PAVE_WALK_LINE - 1;
        memcpy(out, text, length);
        out[length] = '\0';
        if (fits > 0 && pave_scene_text_width(out) > width) break;
        fits = end;
        end += strspn(text + end, " ");
    }
    out[fits < PAVE_WALK_LINE ? fits : PAVE_WALK_LINE - 1] = '\0';
    return text + fits + strspn(text + fits, " ");
}

/// Writes text wrapped to the column width, from `at` downwards. Returns its lower end. Draws it
/// only if `shown`.
static double walk_add_text(pave_walk_painter *p, pave_vec2 at, const char *text, bool bold,
                            bool shown)
{
    char line[PAVE_WALK_LINE];
    const double size = walk_font_size(p);
    const pave_scene_font font = {
        .size = size, .color = PAVE_WALK_INK, .anchor = PAVE_SCENE_ANCHOR_START, .bold = bold};
    for (int i = 0; *text && i < PAVE_WALK_LINES_MAX; i++) {
        text = walk_break_line(text, walk_column_width(p) / size / (bold ? 1.1 : 1), line);
        if (shown) pave_scene_add_label(p->scene, walk_moved(at, 0, 0.65 * size), line, &font);
        at.y += 1.4 * size;
    }
    return at.y;
}

/// Draws a single tile centred at `at`.
static pave_result walk_add_mini(pave_walk_painter *p, pave_cell cell, uint32_t index, pave_vec2 at,
                                 double scale)
{
    const pave_wang_set *set = p->def->sets[cell.s];
    pave_window *window = NULL;
    pave_mask *mask = NULL;
    uint8_t *colors = NULL;
    size_t cells = 0;
    pave_result result = walk_window(p, cell.q, cell.r, 1, 1, &window);
    if (result == PAVE_OK && pave_mask_create(window, p->allocator, &mask, NULL) != PAVE_OK)
        result = pave_picture_no_memory(p->error);
    if (result == PAVE_OK) {
        cells = (size_t)window->count;
        colors = pave_array_allocate(p->allocator, cells, PAVE_WANG_PLACES_MAX);
        if (!colors) result = pave_picture_no_memory(p->error);
    }
    if (result == PAVE_OK) {
        const pave_vec2 middle = walk_middle(p, cell);
        const int64_t number = pave_window_index(window, cell);
        pave_mask_set_cell(mask, number, true);
        memcpy(colors + number * PAVE_WANG_PLACES_MAX, pave_wang_tile_colors(set, index),
               2 * (size_t)pave_wang_sides(set));
        result = walk_add_tiles(p, window, mask, colors,
                                walk_moved(at, -scale * middle.x, -scale * middle.y), scale);
    }
    pave_array_release(p->allocator, colors);
    pave_mask_destroy(mask);
    pave_window_destroy(window);
    return result;
}

/// Draws the outline of a small tile's cell around it.
static void walk_add_frame(pave_walk_painter *p, pave_cell cell, pave_vec2 at, double scale,
                           bool chosen)
{
    pave_vec2 corners[PAVE_TILING_SIDES_MAX];
    const pave_vec2 middle = walk_middle(p, cell);
    const int sides =
        walk_outline(p, cell, chosen ? -0.04 : 0, pave_vec2_of(-middle.x, -middle.y), corners);
    for (int k = 0; k < sides; k++)
        corners[k] = walk_moved(at, scale * corners[k].x, scale * corners[k].y);
    const pave_scene_style style = {.stroke = chosen ? PAVE_WALK_CHOSEN : UINT32_C(0x00000060),
                                    .width = (chosen ? 0.05 : 0.012) * p->unit,
                                    .join = PAVE_SCENE_JOIN_MITER};
    pave_scene_add_polygon(p->scene, corners, sides, &style);
}

/// Draws the candidates for a tile in rows from *y downwards, and moves *y below them. If not all
/// of them fit, draws the first ones and the chosen one.
static pave_result walk_add_minis(pave_walk_painter *p, const pave_picture_walk_tile *tile,
                                  double x, double *y, bool shown)
{
    const pave_picture_walk_def *def = p->def;
    const double size = walk_mini_size(p);
    const bool triangle = pave_tiling_side_count(def->tiling, tile->cell.s) == 3;
    const bool walls =
        !def->colors && (def->theme == PAVE_BUILTIN_MAZE || def->theme == PAVE_BUILTIN_DUNGEON ||
                         def->theme == PAVE_BUILTIN_CAVE);
    // Walls and shadows extend beyond their cells.
    const double scale = (triangle ? 0.6 : 0.77) * (walls ? 0.8 : 1) * size / p->unit;
    const int64_t all = tile->candidate_count,
                  count = all < PAVE_WALK_MINIS_MAX ? all : PAVE_WALK_MINIS_MAX;
    pave_result result = PAVE_OK;
    for (int64_t i = 0; i < count && shown && result == PAVE_OK; i++) {
        const bool beyond = i + 1 == count && tile->chosen >= count;
        const int64_t which = beyond ? tile->chosen : i;
        const int64_t column = i % PAVE_WALK_MINIS_IN_ROW, row = i / PAVE_WALK_MINIS_IN_ROW;
        const pave_vec2 at =
            pave_vec2_of(x + ((double)column + 0.5) * size, *y + ((double)row + 0.5) * size);
        result = walk_add_mini(p, tile->cell, tile->candidates[which], at, scale);
        walk_add_frame(p, tile->cell, at, scale, which == tile->chosen);
    }
    *y += (double)((count + PAVE_WALK_MINIS_IN_ROW - 1) / PAVE_WALK_MINIS_IN_ROW) * size;
    return result;
}

/// Explains the choice of tile `i` of a step, from *y downwards, and moves *y below the text.
static pave_result walk_add_story(pave_walk_painter *p, const pave_picture_walk_step *step,
                                  int64_t i, double x, double *y, bool shown)
{
    char name[PAVE_WALK_LINE] = "", text[PAVE_WALK_LINE] = "", heading[PAVE_WALK_LINE + 32];
    const pave_picture_walk_tile *tile = &p->def->tiles[step->first + i];
    p->def->words.tile(p->def->words.context, step->first + i, name, text);
    (void)snprintf(heading, sizeof heading, "%" PRId64 "  %s", i + 1, name);
    if (step->count > 1) *y = walk_add_text(p, pave_vec2_of(x, *y), heading, true, shown);
    *y = walk_add_text(p, pave_vec2_of(x, *y), text, false, shown);
    if (tile->candidate_count > PAVE_WALK_MINIS_MAX)
        *y = walk_add_text(p, pave_vec2_of(x, *y), "16 of them:", false, shown);
    *y += 0.3 * walk_font_size(p);
    const pave_result result = walk_add_minis(p, tile, x, y, shown);
    *y += 1.1 * walk_font_size(p);
    return result;
}

/// Lists the decisions of a step next to its map, in columns about as high as the map. `low`
/// receives the lower end of the longest column.
static pave_result walk_add_stories(pave_walk_painter *p, const pave_picture_walk_step *step,
                                    pave_vec2 at, double bottom, double *low)
{
    double x = at.x, y = at.y;
    pave_result result = PAVE_OK;
    *low = at.y;
    for (int64_t i = 0; i < step->count && result == PAVE_OK; i++) {
        double end = y;
        result = walk_add_story(p, step, i, x, &end, false);
        if (y > at.y && end > bottom) {
            x += walk_column_width(p) + 0.3 * p->unit;
            y = at.y;
        }
        if (result == PAVE_OK) result = walk_add_story(p, step, i, x, &y, true);
        *low = pave_picture_most(*low, y);
    }
    return result;
}

// ---- Entry points -------------------------------------------------------------------------------

/// Draws a map for each step, one below the other, with its decisions.
static pave_result walk_add_steps(pave_walk_painter *p)
{
    const double width = p->map.max.x - p->map.min.x, height = p->map.max.y - p->map.min.y,
                 gap = 0.5 * p->unit;
    double y = 0;
    pave_result result = PAVE_OK;
    for (int64_t step = 0; step < p->def->step_count && result == PAVE_OK; step++) {
        char title[PAVE_WALK_LINE] = "";
        double low = y;
        pave_vec2 beside = pave_vec2_of(width + gap, y);
        p->def->words.step(p->def->words.context, step, title);
        result = walk_add_map(p, step, pave_vec2_of(0, y));
        beside.y = walk_add_text(p, beside, title, true, true) + 0.6 * walk_font_size(p);
        if (result == PAVE_OK)
            result = walk_add_stories(p, &p->def->steps[step], beside, y + height, &low);
        y = pave_picture_most(y + height, low) + gap;
    }
    return result;
}

static pave_result walk_check(const pave_picture_walk_def *def, pave_error *error)
{
    if (!def->tiling || !def->sets || !def->layout || !def->tiles || !def->steps ||
        def->step_count < 1 || (def->class_count > 1 && !def->world) ||
        (def->candidates && (!def->words.tile || !def->words.step)))
        return PAVE_FAIL(error, PAVE_INVALID,
                         "a walk needs a tiling, sets, a layout, tiles and steps; classes need a "
                         "world, and candidates need words: set them");
    for (int64_t i = 0; i < def->step_count; i++)
        if (def->steps[i].first < 0 || def->steps[i].count < 0 ||
            walk_decided(&def->steps[i]) > def->tile_count)
            return PAVE_FAIL(error, PAVE_RANGE,
                             "step %" PRId64 " decides tiles that the walk does not have", i);
    return PAVE_OK;
}

pave_result pave_picture_walk(const pave_picture_walk_def *def, const pave_allocator *allocator,
                              pave_scene **out, pave_error *error)
{
    pave_error own = {0};
    pave_walk_painter p = {.def = def, .allocator = allocator, .error = error ? error : &own};
    *out = NULL;
    pave_result result = walk_check(def, error);
    if (result != PAVE_OK) return result;
    const pave_layout *layout = def->layout;
    const double area = layout->i.x * layout->j.y - layout->i.y * layout->j.x;
    p.unit = sqrt((area < 0 ? -area : area) / def->tiling->face_count);
    const pave_scene_def scene = {.title = def->title,
                                  .background = PAVE_WALK_PAPER,
                                  .margin = 0.25 * p.unit,
                                  .size = def->size};
    result = pave_scene_create(&scene, allocator, &p.scene, error);
    if (result == PAVE_OK) result = walk_measure(&p);
    if (result == PAVE_OK)
        result = def->candidates ? walk_add_steps(&p)
                                 : walk_add_map(&p, def->step_count - 1, pave_vec2_of(0, 0));
    PAVE_RELEASE(allocator, p.tile_of, p.colors);
    pave_mask_destroy(p.known);
    pave_mask_destroy(p.shown);
    pave_window_destroy(p.window);
    return pave_picture_finish(p.scene, result, out, error);
}
