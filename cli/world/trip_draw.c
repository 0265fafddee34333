// cli/world/trip_draw.c: a walk as a picture: the map, the checkerboard of its classes, hidden
// tiles dimmed, the player; and for each move the candidates, with the constraint in words.
#include "trip.h"

#include "winds.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define PAPER UINT32_C(0xffffffff)
#define INK UINT32_C(0x24303cff)
#define DIMMED UINT32_C(0xffffffa8) // over hidden tiles
#define CHOSEN UINT32_C(0xd0342cff)
#define TOKEN UINT32_C(0xd0342cff)

enum { MINIS_IN_ROW = 8, MINIS_MAX = 16, LINES_MAX = 8, CELLS_MAX = 100000 };

// A picture in the making. Lengths are in units: the side of a square as large as a cell.
typedef struct draw {
    const cli_trip *trip;
    const cli_trip_look *look;
    const pave_tiling *tiling;
    const pave_layout *layout;
    pave_scene *scene;
    double unit;
    pave_box map;        // around the cells of a map, in the world
    pave_window *window; // of all cells of a map
    pave_mask *shown;    // those within it
    uint32_t colors[PAVE_WANG_COLORS_MAX];
    pave_error error;
} draw;

static pave_vec2 moved(pave_vec2 a, double x, double y) { return pave_vec2_of(a.x + x, a.y + y); }

static pave_vec2 middle_of(const draw *d, pave_cell cell)
{
    return pave_tiling_face_point(d->tiling, d->layout, cell);
}

// ---- Cells --------------------------------------------------------------------------------------

// The outline of a cell, drawn in towards its middle by a share; `at` is added.
static int outline(const draw *d, pave_cell cell, double share, pave_vec2 at, pave_vec2 *out)
{
    const int sides = pave_tiling_side_count(d->tiling, cell.s);
    const pave_vec2 middle = middle_of(d, cell);
    for (int k = 0; k < sides; k++) {
        const pave_vec2 corner = pave_tiling_corner_point(d->tiling, d->layout, cell, k);
        out[k] = pave_vec2_of(at.x + corner.x + (middle.x - corner.x) * share,
                              at.y + corner.y + (middle.y - corner.y) * share);
    }
    return sides;
}

static uint32_t shade_color(const draw *d, int shade)
{
    static const int light = 252, dark = 92;
    const int steps = d->trip->shade_count - 1;
    if (steps < 1) return UINT32_C(0xf0f2f4ff);
    const uint32_t grey = (uint32_t)(light - (light - dark) * shade / steps);
    return grey << 24 | grey << 16 | (grey + 3) << 8 | 255;
}

static int shade_of(const draw *d, pave_cell cell)
{
    return d->trip->shade_count > 1 ? pave_world_class_at(d->trip->def->ground->world, cell) : 0;
}

// The window of all cells of some unit cells.
static pave_window_def unit_cells(const draw *d, int32_t q, int32_t r, int32_t width,
                                  int32_t height)
{
    const int32_t cells = d->tiling == pave_tiling_tri() ? 2 : 1; // triangles are counted singly
    return (pave_window_def){.tiling = d->tiling,
                             .shape = PAVE_WINDOW_PARALLELOGRAM,
                             .width = cells * width,
                             .height = height,
                             .at = pave_cell_of(q, r)};
}

// The tiles of the cells of a window that `within` has, at a place and of a size.
static bool add_tiles(draw *d, const pave_window *window, const pave_mask *within,
                      const uint8_t *colors, pave_vec2 at, double scale)
{
    const pave_picture_world_def def = {.window = window,
                                        .within = within,
                                        .cell_colors = colors,
                                        .theme = d->look->theme,
                                        .colors = d->look->themed ? NULL : d->colors,
                                        .color_count =
                                            cli_named_world_color_count(d->trip->def->ground),
                                        .layout = d->layout,
                                        .seed = d->trip->def->seed};
    pave_scene *part = NULL;
    if (pave_picture_world(&def, NULL, NULL, &part, &d->error) != PAVE_OK) return false;
    const pave_result result = pave_scene_add_scene(d->scene, part, at, scale);
    if (result != PAVE_OK) d->error = *pave_scene_error(d->scene);
    pave_scene_destroy(part);
    return result == PAVE_OK;
}

// ---- The map ------------------------------------------------------------------------------------

// Adds a cell to what the map shows.
static void widen(draw *d, pave_cell cell)
{
    pave_vec2 corners[PAVE_TILING_SIDES_MAX];
    const int sides = outline(d, cell, 0, pave_vec2_of(0, 0), corners);
    for (int k = 0; k < sides; k++) d->map = pave_box_add(d->map, corners[k]);
}

// All cells whose middles are in the map, which then has them whole.
static bool make_window(draw *d)
{
    const pave_vec2 corners[] = {d->map.min, d->map.max, pave_vec2_of(d->map.min.x, d->map.max.y),
                                 pave_vec2_of(d->map.max.x, d->map.min.y)};
    pave_vec2 low = {0, 0}, high = {0, 0};
    for (int i = 0; i < 4; i++) {
        const pave_vec2 p = pave_layout_lattice(d->layout, corners[i]);
        low = i ? pave_vec2_of(fmin(low.x, p.x), fmin(low.y, p.y)) : p;
        high = i ? pave_vec2_of(fmax(high.x, p.x), fmax(high.y, p.y)) : p;
    }
    const int32_t limit = PAVE_COORDINATE_MAX;
    int32_t q = pave_layout_floor(low.x) - 2, r = pave_layout_floor(low.y) - 2,
            q_end = pave_layout_floor(high.x) + 3, r_end = pave_layout_floor(high.y) + 3;
    q = q < -limit ? -limit : q;
    r = r < -limit ? -limit : r;
    q_end = q_end > limit ? limit : q_end;
    r_end = r_end > limit ? limit : r_end;
    const pave_window_def def = unit_cells(d, q, r, q_end - q + 1, r_end - r + 1);
    if (pave_window_create(&def, NULL, &d->window, &d->error) != PAVE_OK ||
        pave_mask_create(d->window, NULL, &d->shown, &d->error) != PAVE_OK)
        return false;
    pave_window_walk walk = pave_window_begin(d->window);
    const pave_box within = d->map;
    while (pave_window_next(&walk)) {
        const pave_vec2 p = middle_of(d, walk.cell);
        const bool shown = p.x >= within.min.x && p.x <= within.max.x && p.y >= within.min.y &&
                           p.y <= within.max.y;
        pave_mask_set_cell(d->shown, walk.index, shown);
        if (shown) widen(d, walk.cell);
    }
    return true;
}

// What all maps show: the cells of the walk and those around.
static bool measure(draw *d)
{
    const cli_trip *trip = d->trip;
    const pave_vec2 start = middle_of(d, trip->steps[0].at);
    d->map = pave_box_of(start, start);
    for (int64_t i = 0; i < trip->tile_count; i++) widen(d, trip->tiles[i].cell);
    d->map = pave_box_widened(d->map, 0.85 * d->unit);
    return make_window(d);
}

// The cells without tiles: the checkerboard of classes.
static void add_unknown(draw *d, int step, pave_vec2 at)
{
    pave_window_walk walk = pave_window_begin(d->window);
    while (pave_window_next(&walk)) {
        pave_vec2 corners[PAVE_TILING_SIDES_MAX];
        const cli_trip_tile *tile = cli_trip_at(d->trip, walk.cell);
        const pave_scene_style style = {.fill = shade_color(d, shade_of(d, walk.cell)),
                                        .stroke = UINT32_C(0xb0b8c0ff),
                                        .width = 0.015 * d->unit};
        if (!pave_mask_cell(d->shown, walk.index) ||
            (tile && tile->step <= step && tile->id != PAVE_WANG_EMPTY))
            continue;
        const int sides = outline(d, walk.cell, 0, at, corners);
        pave_scene_add_polygon(d->scene, corners, sides, &style);
    }
}

static bool add_known(draw *d, int step, pave_vec2 at)
{
    const cli_trip *trip = d->trip;
    pave_mask *mask = NULL;
    uint8_t *colors = calloc((size_t)d->window->count, PAVE_WANG_PLACES_MAX);
    bool fine = colors && pave_mask_create(d->window, NULL, &mask, &d->error) == PAVE_OK;
    if (!colors) d->error.result = PAVE_NO_MEMORY;
    for (int64_t i = 0; fine && i < trip->tile_count && trip->tiles[i].step <= step; i++) {
        const int64_t index = pave_window_index(d->window, trip->tiles[i].cell);
        if (trip->tiles[i].id == PAVE_WANG_EMPTY) continue;
        pave_mask_set_cell(mask, index, true);
        memcpy(colors + index * PAVE_WANG_PLACES_MAX, trip->tiles[i].colors, PAVE_WANG_PLACES_MAX);
    }
    fine = fine && add_tiles(d, d->window, mask, colors, at, 1);
    pave_mask_destroy(mask);
    free(colors);
    return fine;
}

// What lies over the tiles: their class as an inner rim, and a veil over hidden ones.
static void add_veils(draw *d, int step, pave_vec2 at)
{
    const cli_trip *trip = d->trip;
    pave_vec2 corners[PAVE_TILING_SIDES_MAX];
    for (int64_t i = 0; i < trip->tile_count && trip->tiles[i].step <= step; i++) {
        const cli_trip_tile *tile = &trip->tiles[i];
        if (tile->seen > step) {
            const int sides = outline(d, tile->cell, 0, at, corners);
            pave_scene_add_polygon(d->scene, corners, sides, &(pave_scene_style){.fill = DIMMED});
        }
        if (trip->shade_count < 2) continue;
        const pave_scene_style rim = {.stroke = shade_color(d, tile->shade),
                                      .width = 0.05 * d->unit,
                                      .join = PAVE_SCENE_JOIN_MITER};
        const int sides = outline(d, tile->cell, 0.07, at, corners);
        pave_scene_add_polygon(d->scene, corners, sides, &rim);
    }
}

// A hole that no tile fits: a cross.
static void add_hole(draw *d, pave_cell cell, pave_vec2 at)
{
    const pave_scene_style style = {.stroke = CHOSEN, .width = 0.09 * d->unit};
    const pave_vec2 p = middle_of(d, cell);
    const double r = 0.24 * d->unit;
    for (int k = -1; k <= 1; k += 2) {
        const pave_vec2 line[] = {moved(p, at.x - r, at.y - k * r),
                                  moved(p, at.x + r, at.y + k * r)};
        pave_scene_add_line(d->scene, line, 2, &style);
    }
}

// The player: a pawn.
static void add_token(draw *d, pave_cell cell, pave_vec2 at)
{
    const double u = 0.5 * d->unit;
    const pave_vec2 p = moved(middle_of(d, cell), at.x, at.y + 0.3 * u);
    const pave_vec2 body[] = {moved(p, -0.34 * u, 0.1 * u), moved(p, -0.13 * u, -0.42 * u),
                              moved(p, 0.13 * u, -0.42 * u), moved(p, 0.34 * u, 0.1 * u)};
    const pave_scene_style style = {.fill = TOKEN, .stroke = PAPER, .width = 0.09 * u};
    pave_scene_add_polygon(d->scene, body, 4, &style);
    pave_scene_add_circle(d->scene, moved(p, 0, -0.62 * u), 0.27 * u, &style);
}

// The way so far, and the last move as an arrow.
static void add_way(draw *d, int step, pave_vec2 at)
{
    const pave_scene_style past = {.stroke = UINT32_C(0xd0342c90),
                                   .width = 0.035 * d->unit,
                                   .dash = 0.09 * d->unit,
                                   .gap = 0.09 * d->unit};
    for (int i = 1; i <= step; i++) {
        const pave_vec2 a = middle_of(d, d->trip->steps[i - 1].at),
                        b = middle_of(d, d->trip->steps[i].at);
        const pave_vec2 way[] = {moved(a, at.x, at.y), moved(b, at.x, at.y)};
        pave_scene_add_line(d->scene, way, 2, &past);
    }
}

// The numbers of the tiles that a step decided, in the order of the list beside the map.
static void add_numbers(draw *d, const cli_trip_step *step, pave_vec2 at)
{
    for (int64_t i = 0; i < step->count && step->count > 1; i++) {
        char text[24];
        const cli_trip_tile *tile = &d->trip->tiles[step->first + i];
        const pave_scene_font font = {.size = 0.24 * d->unit,
                                      .color = INK,
                                      .bold = true,
                                      .halo = PAPER,
                                      .halo_width = 0.04 * d->unit};
        snprintf(text, sizeof text, "%d", (int)i + 1);
        const pave_vec2 p = middle_of(d, tile->cell);
        pave_scene_add_label(d->scene, moved(p, at.x - 0.27 * d->unit, at.y - 0.24 * d->unit), text,
                             &font);
    }
}

// The map after a step, with its upper left corner at `at`.
static bool add_map(draw *d, int step, pave_vec2 at)
{
    const pave_vec2 by = moved(at, -d->map.min.x, -d->map.min.y);
    const cli_trip_step *last = &d->trip->steps[step];
    const bool hole = d->trip->hole && step + 1 == (int)d->trip->step_count;
    add_unknown(d, step, by);
    if (!add_known(d, step, by)) return false;
    add_veils(d, step, by);
    add_way(d, step, by);
    if (d->look->candidates) add_numbers(d, last, by);
    if (hole) {
        add_hole(d, last->at, by);
        if (step > 0) add_token(d, d->trip->steps[step - 1].at, by);
    } else {
        add_token(d, last->at, by);
    }
    return true;
}

// ---- Candidates ---------------------------------------------------------------------------------

// Breaks a text at blanks into lines of a width in ems. Returns their count.
static int break_lines(const char *text, double width, char (*out)[CLI_TRIP_LINE])
{
    int count = 0;
    while (*text && count < LINES_MAX) {
        size_t fits = 0;
        for (size_t end = 0; text[end];) {
            end += strcspn(text + end, " ");
            snprintf(out[count], CLI_TRIP_LINE, "%.*s", (int)end, text);
            if (fits > 0 && pave_scene_text_width(out[count]) > width) break;
            fits = end;
            end += strspn(text + end, " ");
        }
        snprintf(out[count], CLI_TRIP_LINE, "%.*s", (int)fits, text);
        text += fits + strspn(text + fits, " ");
        count++;
    }
    return count;
}

static double font_size(const draw *d) { return 0.19 * d->unit; }
static double mini_size(const draw *d) { return 0.56 * d->unit; }
static double column_width(const draw *d) { return MINIS_IN_ROW * mini_size(d) + 0.5 * d->unit; }

// Text of the width of a column, from `at` down; where it ends. Draws only where `shown`.
static double add_text(draw *d, pave_vec2 at, const char *text, bool bold, bool shown)
{
    static char lines[LINES_MAX][CLI_TRIP_LINE];
    const double size = font_size(d);
    const pave_scene_font font = {
        .size = size, .color = INK, .anchor = PAVE_SCENE_ANCHOR_START, .bold = bold};
    const int count = break_lines(text, column_width(d) / size / (bold ? 1.1 : 1), lines);
    for (int i = 0; i < count; i++) {
        if (shown) pave_scene_add_label(d->scene, moved(at, 0, 0.65 * size), lines[i], &font);
        at.y += 1.4 * size;
    }
    return at.y;
}

// One tile alone, about the middle `at`.
static bool add_mini(draw *d, const cli_trip_tile *tile, uint32_t index, pave_vec2 at, double scale)
{
    const pave_wang_set *set = d->trip->def->ground->sets[tile->cell.s];
    const pave_window_def def = unit_cells(d, tile->cell.q, tile->cell.r, 1, 1);
    pave_window *window = NULL;
    pave_mask *mask = NULL;
    bool fine = pave_window_create(&def, NULL, &window, &d->error) == PAVE_OK &&
                pave_mask_create(window, NULL, &mask, &d->error) == PAVE_OK;
    uint8_t *colors = fine ? calloc((size_t)window->count, PAVE_WANG_PLACES_MAX) : NULL;
    if (fine && !colors) d->error.result = PAVE_NO_MEMORY;
    fine = fine && colors;
    if (fine) {
        const pave_vec2 p = middle_of(d, tile->cell);
        const int64_t number = pave_window_index(window, tile->cell);
        pave_mask_set_cell(mask, number, true);
        memcpy(colors + number * PAVE_WANG_PLACES_MAX, pave_wang_tile_colors(set, index),
               2 * (size_t)pave_wang_sides(set));
        fine = add_tiles(d, window, mask, colors, moved(at, -scale * p.x, -scale * p.y), scale);
    }
    free(colors);
    pave_mask_destroy(mask);
    pave_window_destroy(window);
    return fine;
}

// A rim around a small tile: of its own outline.
static void add_frame(draw *d, pave_cell cell, pave_vec2 at, double scale, bool chosen)
{
    pave_vec2 corners[PAVE_TILING_SIDES_MAX];
    const pave_vec2 p = middle_of(d, cell);
    const int sides = outline(d, cell, chosen ? -0.04 : 0, pave_vec2_of(-p.x, -p.y), corners);
    for (int k = 0; k < sides; k++)
        corners[k] = moved(at, scale * corners[k].x, scale * corners[k].y);
    const pave_scene_style style = {.stroke = chosen ? CHOSEN : UINT32_C(0x00000060),
                                    .width = (chosen ? 0.05 : 0.012) * d->unit,
                                    .join = PAVE_SCENE_JOIN_MITER};
    pave_scene_add_polygon(d->scene, corners, sides, &style);
}

// The candidates of a tile in rows, from `at` down; where they end. Below 0: it cannot be drawn.
// Of many the first are shown, and in any case the chosen one.
static double add_minis(draw *d, const cli_trip_tile *tile, pave_vec2 at, bool shown)
{
    const double size = mini_size(d);
    const bool triangle = pave_tiling_side_count(d->tiling, tile->cell.s) == 3;
    const bool walls = d->look->themed && (d->look->theme == PAVE_BUILTIN_MAZE ||
                                           d->look->theme == PAVE_BUILTIN_DUNGEON ||
                                           d->look->theme == PAVE_BUILTIN_CAVE);
    // Walls and shadows reach beyond their cells.
    const double scale = (triangle ? 0.6 : 0.77) * (walls ? 0.8 : 1) * size / d->unit;
    const int64_t count = tile->candidate_count < MINIS_MAX ? tile->candidate_count : MINIS_MAX;
    for (int64_t i = 0; i < count && shown; i++) {
        const bool beyond = i + 1 == count && tile->chosen >= count;
        const int64_t which = beyond ? tile->chosen : i;
        const pave_vec2 p = moved(at, ((double)(i % MINIS_IN_ROW) + 0.5) * size,
                                  ((double)(i / MINIS_IN_ROW) + 0.5) * size);
        if (!add_mini(d, tile, tile->candidates[which], p, scale)) return -1;
        add_frame(d, tile->cell, p, scale, which == tile->chosen);
    }
    return at.y + (double)((count + MINIS_IN_ROW - 1) / MINIS_IN_ROW) * size;
}

// How a tile came to be, from `at` down; where it ends. Below 0: it cannot be drawn.
static double add_story(draw *d, const cli_trip_step *step, int64_t i, pave_vec2 at, bool shown)
{
    char text[3 * CLI_TRIP_LINE], constraints[CLI_TRIP_LINE], choice[CLI_TRIP_LINE],
        cell[PAVE_TILING_TEXT_SIZE];
    const cli_trip_tile *tile = &d->trip->tiles[step->first + i];
    const char *shade = cli_trip_shade(d->trip, tile->shade);
    pave_tiling_face_text(d->tiling, tile->cell, cell);
    snprintf(text, sizeof text, "%d  %s%s%s", (int)i + 1, cell, *shade ? ", " : "", shade);
    if (step->count > 1) at.y = add_text(d, at, text, true, shown);
    cli_trip_constraints(d->trip, tile, constraints);
    snprintf(text, sizeof text, "%s%s; %s", d->trip->drawn ? "drawn: " : "",
             *constraints ? constraints : "no constraint", cli_trip_choice(tile, choice));
    at.y = add_text(d, at, text, false, shown);
    if (tile->candidate_count > MINIS_MAX) {
        snprintf(text, sizeof text, "%d of them:", MINIS_MAX);
        at.y = add_text(d, at, text, false, shown);
    }
    at.y = add_minis(d, tile, moved(at, 0, 0.3 * font_size(d)), shown);
    return at.y < 0 ? at.y : at.y + 1.1 * font_size(d);
}

// What a step decided, beside its map, in columns about as high as the map. `low` gets the lowest
// end.
static bool add_stories(draw *d, const cli_trip_step *step, pave_vec2 at, double bottom,
                        double *low)
{
    pave_vec2 from = at;
    *low = at.y;
    for (int64_t i = 0; i < step->count; i++) {
        const double end = add_story(d, step, i, from, false);
        if (from.y > at.y && end > bottom)
            from = pave_vec2_of(from.x + column_width(d) + 0.3 * d->unit, at.y);
        from.y = add_story(d, step, i, from, true);
        if (from.y < 0) return false;
        *low = fmax(*low, from.y);
    }
    return true;
}

// ---- The whole ----------------------------------------------------------------------------------

static void title_of(const draw *d, int step, char *out, size_t size)
{
    char cell[PAVE_TILING_TEXT_SIZE], wind[CLI_WIND_SIZE];
    const cli_trip_step *last = &d->trip->steps[step];
    const cli_trip_tile *here = cli_trip_at(d->trip, last->at);
    const char *shade = cli_trip_shade(d->trip, here->shade);
    pave_tiling_face_text(d->tiling, last->at, cell);
    if (step == 0)
        snprintf(out, size, "The walk begins at %s%s%s", cell, *shade ? ", " : "", shade);
    else
        snprintf(out, size, "Move %d: %s to %s%s%s%s", step,
                 cli_wind(d->tiling, d->layout, last[-1].at.s, 2 * last->side, true, wind), cell,
                 *shade ? ", " : "", shade,
                 last->count == 0 && last->revealed ? ", hidden until now"
                 : last->count == 0                 ? ", seen before"
                                                    : "");
}

// A map for each step, below each other, with what it decided.
static bool add_steps(draw *d)
{
    const double width = d->map.max.x - d->map.min.x, height = d->map.max.y - d->map.min.y,
                 gap = 0.5 * d->unit;
    double y = 0;
    for (int step = 0; step < (int)d->trip->step_count; step++) {
        char title[128];
        double low;
        pave_vec2 beside = pave_vec2_of(width + gap, y);
        title_of(d, step, title, sizeof title);
        if (!add_map(d, step, pave_vec2_of(0, y))) return false;
        beside.y = add_text(d, beside, title, true, true) + 0.6 * font_size(d);
        if (!add_stories(d, &d->trip->steps[step], beside, y + height, &low)) return false;
        y = fmax(y + height, low) + gap;
    }
    return true;
}

static int paint(draw *d)
{
    const pave_scene_def def = {.title = d->look->title,
                                .background = PAPER,
                                .margin = 0.25 * d->unit,
                                .size = d->look->size};
    bool fine = pave_scene_create(&def, NULL, &d->scene, &d->error) == PAVE_OK && measure(d);
    const int64_t maps = d->look->candidates ? d->trip->step_count : 1;
    if (fine && d->window->count * maps > CELLS_MAX)
        fine = pave_error_set(&d->error, PAVE_RANGE, NULL, 0, 0,
                              "--moves: %lld cells are too many for a picture; make fewer moves%s",
                              (long long)(d->window->count * maps),
                              maps > 1 ? ", or leave --candidates out" : "") == PAVE_OK;
    if (fine && d->look->candidates)
        fine = add_steps(d);
    else if (fine)
        fine = add_map(d, (int)d->trip->step_count - 1, pave_vec2_of(0, 0));
    if (fine && pave_scene_error(d->scene)->result != PAVE_OK) {
        d->error = *pave_scene_error(d->scene);
        fine = false;
    }
    pave_mask_destroy(d->shown);
    pave_window_destroy(d->window);
    if (fine) return CLI_DONE;
    pave_scene_destroy(d->scene);
    d->scene = NULL;
    return d->error.result == PAVE_NO_MEMORY ? cli_failed("out of memory; make fewer moves")
                                             : cli_wrong("%s", d->error.message);
}

int cli_trip_draw(const cli_trip *trip, const cli_trip_look *look, pave_scene **out)
{
    const cli_named_world *ground = trip->def->ground;
    const pave_layout *layout = &trip->def->layout;
    draw d = {.trip = trip, .look = look, .tiling = ground->tiling, .layout = layout};
    d.unit = sqrt(fabs(layout->i.x * layout->j.y - layout->i.y * layout->j.x) /
                  ground->tiling->face_count);
    for (int c = 1; c <= cli_named_world_color_count(ground); c++)
        d.colors[c - 1] = cli_named_world_color_rgba(ground, c);
    const int code = paint(&d);
    *out = d.scene;
    return code;
}
