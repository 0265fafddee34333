// cli/world/cmd_world_draw.c: pave world draw: draws a world on any grid.
#include "../commands.h"
#include "../output.h"
#include "../work.h"
#include "world_path.h"

#include <pave/picture.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct draw_options {
    grid_window_options window;
    cli_named_world_options ground;
    const char *at, *output, *path, *passable;
    int look, format;
    cli_basis basis;
    cli_picture picture;
} draw_options;

#define FORMATS "svg|pdf|png"

#define OPTIONS draw_options
static const cli_option table[] = {
    CLI_ROW(
        TEXT, "set", "NAME", NULL, ground.set,
        "the built-in set: roads (default), meadow, cave, dungeon, maze, river, country, "
        "lakes, land or garden; with FILE, its Wang set of this name, #N, or the number of a face"),
    CLI_ROW(WORD, "method", CLI_METHODS, "auto", ground.method, "as in pave world fill"),
    CLI_ROW(TEXT, "origin", "CELL", NULL, ground.origin, "as in pave world fill"),
    CLI_WISH_ROWS(ground.wishes),
    CLI_SEED_ROW(ground.seed, "the world, and the positions of its trees and stones"),
    GRID_WINDOW_ROWS(window, "square", "16x12", "5", 1000, GRID_WINDOW_DEFAULT),
    CLI_ROW(BASIS, "basis", "X,Y X,Y", NULL, basis,
            "the vectors of a step in q and in r; on tri, 1,0 0,1 makes right-angled triangles: "
            "squares split along a diagonal"),
    CLI_ROW(TEXT, "at", "C", NULL, at,
            "the first cell of the window; the middle of a hexagon, disk or piece of a multigrid "
            "(default: 0,0)"),
    CLI_ROW(WORD, "look", "auto|tiles|colors", "auto", look,
            "with FILE: draw the pictures of its tiles, or its colours; auto: the pictures if it "
            "has them"),
    CLI_ROW(TEXT, "path", "FROM:TO", NULL, path,
            "a shortest path from a cell to another, drawn over the world"),
    CLI_PASSABLE_ROW(passable),
    CLI_OVER_ROWS(picture),
    CLI_PICTURE_ROWS(
        "32", picture,
        "an edge, 4 to 1024 for built-in squares (default: 32, or fewer if the picture would be "
        "more than 4096 wide or high; pictures of tiles keep their size, and the distance between "
        "cells is an integer)"),
    CLI_OUTPUT_ROWS(FORMATS, output, format),
};

enum { REGULAR = CLI_MODE(0), OF_FILE = CLI_MODE(1), WALKED = CLI_MODE(2) };
enum { LOOK_AUTO, LOOK_TILES, LOOK_COLORS };

static uint32_t modes_of(const cli_call *call)
{
    const draw_options *options = call->options;
    return (options->basis.given ? 0 : REGULAR) | (call->operand_count ? OF_FILE : 0) |
           (options->path ? WALKED : 0);
}

static const cli_need needs[] = {CLI_OVER_NEEDS,
                                 CLI_PICTURE_NEEDS,
                                 {"orientation", REGULAR, "--basis gives it"},
                                 {"look", OF_FILE, "the built-in sets have one look"},
                                 {"passable", WALKED, "only paths need it"}};

// Maximum number of cells; more would take long to draw and make a file that is too large to use.
enum { CELLS_MAX = 100000 };

typedef struct draw_job {
    const cli_call *call;
    const draw_options *options;
    const char *file; // NULL: the built-in set
    cli_named_world ground;
    cli_own_pictures pictures;
    uint32_t colors[PAVE_WANG_COLORS_MAX];
    pave_window *window;
    pave_patch *patch; // cells of a multigrid, instead of a window
    pave_picture_world_def def;
    pave_layout layout; // layout of --basis
    uint8_t *rgba;      // sheet of painted squares
    pave_cell *path;    // cells of --path
    int64_t path_count;
} draw_job;

// ---- The window ---------------------------------------------------------------------------------

// Makes the cells of a multigrid.
static int make_patch(draw_job *job)
{
    grid_window_options options = job->options->window;
    options.grid = job->ground.kind->name;
    int code = grid_patch_refuse(job->call, options.grid, "basis");
    if (code == CLI_DONE)
        code = grid_patch_open(job->call, &options, job->options->at, &job->patch);
    if (code != CLI_DONE || job->patch->cell_count <= CELLS_MAX) return code;
    return cli_wrong("--%s: %d cells, but a picture has at most %d; choose a smaller window",
                     cli_given(job->call, "size") ? "size" : "radius", (int)job->patch->cell_count,
                     CELLS_MAX);
}

static int make_window(draw_job *job)
{
    pave_window_def def;
    int code =
        grid_window_define(job->call, &job->options->window, false, job->ground.tiling, &def);
    if (code == CLI_DONE) code = grid_window_turns(def.tiling, def.orientation);
    if (code == CLI_DONE)
        code = grid_window_at(def.tiling, job->ground.kind->name, job->options->at, &def.at);
    if (code != CLI_DONE) return code;
    if (job->options->basis.given && !cli_given(job->call, "window") &&
        def.shape == PAVE_WINDOW_RECTANGLE)
        def.shape = PAVE_WINDOW_PARALLELOGRAM; // its sides follow the steps of --basis
    return grid_window_make(NULL, &def, CELLS_MAX, "a picture has", &job->window);
}

// ---- The world ----------------------------------------------------------------------------------

// Opens the world of a file or of a built-in set. Uses the grid given by the options, if any,
// otherwise the grid of the file.
static int open_world(draw_job *job)
{
    cli_named_world_options ground = job->options->ground;
    ground.grid = cli_given(job->call, "grid") ? job->options->window.grid : NULL;
    const int code = cli_named_world_open(job->call, &ground, job->file, (cli_source_wish){0}, true,
                                          &job->ground);
    const cli_source *source = &job->ground.source;
    if (code != CLI_DONE || !job->file) return code;
    // A world file of a built-in set is drawn like that set.
    if (job->ground.store && !source->file) job->file = NULL;
    if (!job->file) return CLI_DONE;
    job->def.colors = job->colors;
    job->def.color_count = job->ground.colors.count;
    for (int c = 0; c < job->def.color_count; c++)
        job->colors[c] = job->ground.colors.list[c + 1].rgba;
    if (job->ground.on_multigrid && job->options->look == LOOK_TILES)
        return cli_wrong(
            "--look tiles: pictures of tiles are for tilings, not for %s; leave it out",
            job->ground.kind->name);
    if (job->options->look == LOOK_COLORS || job->ground.on_multigrid) return CLI_DONE;
    return cli_own_pictures_open(&job->ground, job->options->look == LOOK_TILES, &job->pictures);
}

// ---- The picture --------------------------------------------------------------------------------

// Returns whether the picture is composed of painted tiles, as in pave world fill: for squares in a
// rectangle.
static bool is_painted(const draw_job *job)
{
    return !job->file && !job->options->basis.given && cli_named_world_is_square(&job->ground) &&
           job->window->def.shape == PAVE_WINDOW_RECTANGLE;
}

// Paints the tiles used in the window. Returns false if memory runs out.
static bool paint_used(draw_job *job, int size, uint32_t count)
{
    const pave_rect *rect = &job->def.rect;
    const size_t cells = (size_t)rect->width * (size_t)rect->height,
                 tile = 4 * (size_t)size * (size_t)size;
    uint32_t *ids = malloc(cells * sizeof *ids);
    bool *painted = calloc(count, sizeof *painted);
    const bool made = ids && painted;
    if (made && pave_world_fill(job->ground.world, *rect, NULL, ids, rect->width) == PAVE_OK)
        for (size_t i = 0; i < cells; i++) {
            if (ids[i] >= count || painted[ids[i]]) continue;
            painted[ids[i]] = true;
            pave_builtin_paint(job->ground.theme, ids[i], PAVE_ORTHOGONAL, size,
                               job->rgba + ids[i] * tile, 4 * (ptrdiff_t)size);
        }
    free(painted);
    free(ids);
    return made;
}

static int paint_sheet(draw_job *job)
{
    const draw_options *options = job->options;
    const uint32_t count = pave_builtin_tile_count(job->ground.theme);
    const pave_window_def *def = &job->window->def;
    const pave_scene_size asked = cli_picture_size(&options->picture, 192);
    double wanted = asked.width ? (double)asked.width / def->width : asked.scale;
    if (cli_given_of(job->call, "paper|unit"))
        wanted = fmin(fmax(wanted, PAVE_PAINT_SIZE_MIN), PAVE_PAINT_SIZE_MAX);
    if (!cli_given_of(job->call, "scale|width|paper|unit")) {
        const double most =
            CLI_PICTURE_MOST / (def->width > def->height ? def->width : def->height);
        wanted = fmax(fmin(wanted, most), PAVE_PAINT_SIZE_MIN);
        job->def.size.scale = wanted;
    }
    const int size = (int)(wanted + 0.5);
    if (wanted < PAVE_PAINT_SIZE_MIN || wanted > PAVE_PAINT_SIZE_MAX)
        return cli_wrong("--%s: tiles of %g pixels cannot be painted; they have %d to %d",
                         options->picture.width ? "width" : "scale", wanted, PAVE_PAINT_SIZE_MIN,
                         PAVE_PAINT_SIZE_MAX);
    job->def.window = NULL;
    job->def.rect = (pave_rect){def->at.q, def->at.r, def->width, def->height};
    job->rgba = malloc(4 * (size_t)size * (size_t)size * count);
    if (!job->rgba || !paint_used(job, size, count))
        return cli_failed("out of memory; choose a smaller picture");
    job->def.sheet = (pave_picture_sheet){.rgba = job->rgba,
                                          .width = size,
                                          .height = size * (int32_t)count,
                                          .tile_width = size,
                                          .tile_height = size};
    return CLI_DONE;
}

// Finds the path before drawing.
static int find_path(draw_job *job)
{
    const char *text = job->options->path, *colon = text ? strchr(text, ':') : NULL;
    char from[64];
    if (!text) return CLI_DONE;
    if (job->pictures.lists)
        return cli_wrong("--path: is drawn over built-in sets and colours; add --look colors");
    if (!colon || snprintf(from, sizeof from, "%.*s", (int)(colon - text), text) >= 64)
        return cli_wrong("--path: \"%s\" is not two cells; give FROM:TO, such as 0,0:9,4", text);
    const cli_world_path_call call = {job->options->passable, from, colon + 1, 0};
    return cli_find_world_path(&job->ground, &call, &job->path, &job->path_count);
}

static bool is_shown(const draw_job *job, pave_cell cell)
{
    if (!job->ground.on_multigrid) return pave_window_contains(job->window, cell);
    return pave_patch_index(job->patch, cell) >= 0;
}

static pave_vec2 middle_of(const draw_job *job, const pave_layout *layout, pave_cell cell)
{
    if (job->ground.on_multigrid) return pave_multigrid_center(&job->ground.multigrid, cell);
    // Tiles of a sheet have no window.
    if (!job->def.window) return pave_vec2_of(cell.q + .5, cell.r + .5);
    return pave_tiling_face_point(job->ground.tiling, layout, cell);
}

// Draws the visible parts of the path.
static int draw_path(const draw_job *job, pave_scene *scene)
{
    const pave_scene_style style = {.stroke = UINT32_C(0xe0402cff), .width = .16};
    const pave_layout_def def = {.orientation = job->def.orientation};
    pave_layout layout;
    int64_t count = 0;
    if (job->path_count == 0) return CLI_DONE;
    pave_vec2 *points = malloc((size_t)job->path_count * sizeof *points);
    if (!points) return cli_failed("out of memory");
    pave_tiling_layout(job->ground.tiling, &def, &layout, NULL);
    if (job->def.layout) layout = *job->def.layout;
    for (int64_t i = 0; i <= job->path_count; i++) {
        if (i < job->path_count && is_shown(job, job->path[i])) {
            points[count++] = middle_of(job, &layout, job->path[i]);
            continue;
        }
        if (count > 1) pave_scene_add_line(scene, points, count, &style);
        count = 0;
    }
    free(points);
    return pave_scene_error(scene)->result == PAVE_OK ? CLI_DONE : cli_failed("out of memory");
}

// Draws the overlays of --cells, --names and --units.
static int draw_over(const draw_job *job, pave_scene **scene)
{
    const pave_picture_tactics_def over = {
        .window = job->window, .layout = job->def.layout, .orientation = job->def.orientation};
    const char *given = cli_given_of(job->call, "cells|names|units");
    if (given && (job->pictures.lists || !job->window))
        return cli_wrong("--%s: is drawn over built-in sets and colours on a tiling; %s", given,
                         job->window ? "add --look colors" : "choose another --grid");
    return job->window ? cli_draw_over(&job->options->picture, over, scene) : CLI_DONE;
}

// Returns whether to draw in parts, so that memory does not grow with the picture. Caves cannot be
// drawn in parts: the paper around them covers their shadows, and drawing it requires the whole
// rim.
static bool is_in_parts(const draw_job *job)
{
    return job->call->format == PAVE_DRAW_PNG - PAVE_DRAW_SVG && job->def.window &&
           !job->def.pictures && (job->file || job->ground.theme != PAVE_BUILTIN_CAVE) &&
           !cli_given_of(job->call, "path|cells|names|units|legend");
}

// Returns the maximum distance from a cell's centre at which the cell is drawn.
static double reach_of(const pave_tiling *tiling, const pave_layout *layout)
{
    double far = 0, edge = 0;
    for (int32_t s = 0; s < tiling->face_count; s++)
        for (int k = 0; k < pave_tiling_side_count(tiling, s); k++) {
            const pave_cell at = {0, 0, s};
            const pave_vec2 middle = pave_tiling_face_point(tiling, layout, at),
                            a = pave_tiling_corner_point(tiling, layout, at, k),
                            b = pave_tiling_corner_point(
                                tiling, layout, at, (k + 1) % pave_tiling_side_count(tiling, s));
            far = fmax(far, hypot(a.x - middle.x, a.y - middle.y));
            edge = fmax(edge, hypot(a.x - b.x, a.y - b.y));
        }
    return far + 1.2 * edge;
}

// Draws the cells around the visible part of a frame.
static pave_result draw_part(void *context, const pave_scene_frame *frame, pave_scene **out)
{
    const draw_job *job = context;
    const pave_layout_def usual = {.orientation = job->def.orientation};
    const pave_vec2 first = frame->origin, last = {first.x + frame->width / frame->scale,
                                                   first.y + frame->height / frame->scale};
    const pave_picture_view view = {.box = {first, last}};
    pave_picture_world_def def = job->def;
    pave_layout layout = job->layout;
    pave_mask *near = NULL;
    pave_result result = pave_mask_create(job->window, NULL, &near, NULL);
    if (result != PAVE_OK) return result;
    if (!def.layout) pave_tiling_layout(job->ground.tiling, &usual, &layout, NULL);
    const double reach = reach_of(job->ground.tiling, &layout);
    pave_window_walk walk = pave_window_begin(job->window);
    while (pave_window_next(&walk)) {
        const double y = pave_tiling_face_point(job->ground.tiling, &layout, walk.cell).y;
        pave_mask_set_cell(near, walk.index, y > first.y - reach && y < last.y + reach);
    }
    def.within = near;
    def.view = &view;
    result = pave_picture_world(&def, NULL, NULL, out, NULL);
    pave_mask_destroy(near);
    return result;
}

// Makes the scene, or only its bounds if the picture is made in parts.
static pave_result make_scene(draw_job *job, cli_picture *picture, pave_scene **out,
                              pave_error *error)
{
    pave_picture_world_def def = job->def;
    pave_mask *none = NULL;
    pave_result result = PAVE_OK;
    *out = NULL;
    if (is_in_parts(job)) {
        picture->parts = (pave_draw_parts){draw_part, job};
        result = pave_mask_create(job->window, NULL, &none, error);
        def.within = none;
    }
    if (result == PAVE_OK) result = pave_picture_world(&def, NULL, NULL, out, error);
    pave_mask_destroy(none);
    return result;
}

static int draw(draw_job *job)
{
    const draw_options *options = job->options;
    char title[128], name[CLI_TITLE_NAME], grid[CLI_TITLE_NAME];
    pave_error error = {0};
    pave_scene *scene = NULL;
    snprintf(title, sizeof title, "%s, %s", cli_title_of(job->ground.name, name),
             cli_title_of(job->ground.kind->name, grid));
    job->def.world = job->ground.world;
    job->def.window = job->window;
    job->def.patch = job->patch;
    job->def.theme = job->ground.theme;
    job->def.seed =
        job->ground.store ? pave_store_def_of(job->ground.store)->seed : options->ground.seed;
    job->def.orientation = (pave_orientation)options->window.orientation;
    job->def.title = title;
    job->def.pictures = job->pictures.lists;
    cli_picture picture = options->picture;
    if (job->def.pictures && !cli_given(job->call, "scale")) picture.scale = 0;
    job->def.size = cli_picture_size(&picture, 96);
    int code = is_painted(job) ? paint_sheet(job) : CLI_DONE;
    if (code == CLI_DONE && options->basis.given) {
        code = grid_window_layout(&options->basis, &job->layout);
        job->def.layout = &job->layout;
    }
    if (code != CLI_DONE) return code;
    pave_result result = make_scene(job, &picture, &scene, &error);
    if (result == PAVE_OK && (job->def.window || job->def.patch) && !job->def.pictures &&
        cli_picture_shrinks(job->call, scene, &job->def.size)) {
        pave_scene_destroy(scene);
        result = make_scene(job, &picture, &scene, &error);
    }
    if (result != PAVE_OK)
        return result == PAVE_NO_MEMORY ? cli_failed("out of memory; choose a smaller window")
                                        : cli_wrong("%s", error.message);
    for (int c = 0; c < job->def.color_count && job->def.colors; c++) {
        const char *meaning = cli_color_name(&job->ground.colors, c + 1);
        if (meaning && strlen(meaning) < PAVE_SCENE_KEY_SIZE)
            pave_scene_add_key(scene, &(pave_scene_style){.fill = job->colors[c]}, meaning);
    }
    code = draw_path(job, scene);
    if (code == CLI_DONE) code = draw_over(job, &scene);
    if (code == CLI_DONE)
        code = cli_write_scene(scene, options->output,
                               (pave_draw_format)(PAVE_DRAW_SVG + job->call->format), &picture);
    pave_scene_destroy(scene);
    return code;
}

static int run(const cli_call *call)
{
    draw_job job = {.call = call, .options = call->options};
    if (!job.options->output)
        return cli_wrong("-o is missing; give a picture, such as -o world.png");
    job.file = call->operand_count ? call->operands[0] : NULL;
    job.ground.takes_multigrids = true;
    int code = open_world(&job);
    if (code == CLI_DONE) code = (job.ground.on_multigrid ? make_patch : make_window)(&job);
    if (code == CLI_DONE) code = find_path(&job);
    if (code == CLI_DONE) code = draw(&job);
    free(job.path);
    free(job.rgba);
    pave_patch_destroy(job.patch);
    pave_window_destroy(job.window);
    cli_own_pictures_close(&job.pictures);
    cli_named_world_close(&job.ground);
    return code;
}

const cli_command cli_world_draw = {CLI_COMMAND("world", "draw", table, run),
                                    CLI_OPERANDS("[FILE]", 0, 1),
                                    CLI_WRITES(FORMATS, needs, modes_of)};
