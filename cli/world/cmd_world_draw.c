// cli/world/cmd_world_draw.c: pave world draw: a world on any grid, as a picture.
#include "../commands.h"
#include "../grid/grid_cache.h"
#include "../grid/grid_window.h"
#include "../output.h"
#include "../work.h"
#include "ground.h"

#include <pave/picture.h>

#include <stdlib.h>
#include <string.h>

typedef struct draw_options {
    grid_window_options window;
    const char *at, *set, *output;
    int method, format;
    uint64_t seed;
    cli_basis basis;
    double scale;
    int64_t width;
} draw_options;

#define FORMATS "svg|pdf|png"

#define OPTIONS draw_options
static const cli_option table[] = {
    CLI_ROW(TEXT, "set", "NAME", "roads", set,
            "the built-in set: roads, meadow, cave, dungeon, maze, river, country or lakes; of a "
            "FILE the Wang set of this name, #N, or the number of a face"),
    CLI_ROW(WORD, "method", CLI_METHODS, "auto", method, "as of pave world fill"),
    CLI_SEED_ROW(seed, "which world, and where its trees and stones stand"),
    GRID_WINDOW_ROWS(window, "16x12", "5", 1000, GRID_WINDOW_DEFAULT),
    CLI_ROW(BASIS, "basis", "X,Y X,Y", NULL, basis,
            "where the steps in q and r lead to; of tri 1,0 0,1 makes right-angled triangles, "
            "squares that are split along a diagonal"),
    CLI_ROW(TEXT, "at", "C", NULL, at,
            "the first cell of the window; the middle of a hexagon or disk (default: 0,0)"),
    CLI_PICTURE_ROWS("32", scale, width, "an edge; of squares, a tile has 4 to 1024"),
    CLI_OUTPUT_ROWS(FORMATS, output, format),
};

enum { REGULAR = CLI_MODE(0) };

static uint32_t modes_of(const cli_call *call)
{
    const draw_options *options = call->options;
    return options->basis.given ? 0 : REGULAR;
}

static const cli_need needs[] = {
    CLI_PICTURE_NEEDS,
    {"orientation", REGULAR, "--basis gives it"},
    {NULL, 0, NULL},
};

// More would take long to draw, and make a file that nothing opens.
enum { CELLS_MAX = 100000 };

typedef struct draw_job {
    const cli_call *call;
    const draw_options *options;
    const char *file; // NULL: the built-in set
    pave_builtin set;
    cli_ground ground; // of a file
    uint32_t colors[PAVE_WANG_COLORS_MAX];
    grid_cache cache;
    grid_answer answer;
    const grid_kind *kind;
    const pave_tiling *tiling;
    pave_window *window;
    pave_world *world;
    pave_picture_world_def def;
    pave_layout layout; // of --basis
    uint8_t *rgba;      // the sheet of squares
} draw_job;

// ---- The window ---------------------------------------------------------------------------------

static int read_at(const draw_job *job, pave_cell *out)
{
    const char *text = job->options->at;
    *out = pave_cell_of(0, 0);
    if (!text) return CLI_DONE;
    switch (pave_tiling_face_read(job->tiling, text, out)) {
    case PAVE_OK: return CLI_DONE;
    case PAVE_RANGE:
        return cli_wrong("--at: %s is too far out; coordinates go from -%d to %d", text,
                         PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX);
    default: return cli_wrong("--at: \"%s\" is no cell of %s", text, job->kind->name);
    }
}

static int make_window(draw_job *job)
{
    pave_window_def def;
    pave_error error = {0};
    int code = grid_window_define(job->call, &job->options->window, false, job->tiling, &def);
    const char *option = grid_window_is_sized(def.shape) ? "size" : "radius";
    if (code != CLI_DONE || (code = read_at(job, &def.at)) != CLI_DONE) return code;
    if (job->options->basis.given && !cli_given(job->call, "window") &&
        def.shape == PAVE_WINDOW_RECTANGLE)
        def.shape = PAVE_WINDOW_PARALLELOGRAM; // which follows the steps
    if (grid_window_cells(&def) > CELLS_MAX)
        return cli_wrong(
            "--%s: about %.0f cells, but a picture has at most %d; choose a smaller window", option,
            grid_window_cells(&def), CELLS_MAX);
    if (pave_window_create(&def, NULL, &job->window, &error) != PAVE_OK)
        return error.result == PAVE_NO_MEMORY ? cli_failed("%s", error.message)
                                              : cli_wrong("--window: %s", error.message);
    if (job->window->count == 0)
        return cli_wrong("--%s: the window has no cell; choose a larger one", option);
    return CLI_DONE;
}

// ---- The world ----------------------------------------------------------------------------------

static int report_world(const pave_error *error)
{
    return error->result == PAVE_NO_MEMORY ? cli_failed("%s", error->message)
                                           : cli_wrong("--grid: %s", error->message);
}

// A set for each number of sides; `sets` for each face.
static pave_result make_sets(const draw_job *job, pave_wang_set **by_sides,
                             const pave_wang_set **sets, pave_error *error)
{
    for (int32_t s = 0; s < job->tiling->face_count; s++) {
        const int sides = pave_tiling_side_count(job->tiling, s);
        pave_result result = PAVE_OK;
        if (sides > PAVE_WANG_SIDES_MAX)
            return pave_error_set(error, PAVE_UNSUPPORTED, NULL, 0, 0,
                                  "a face of %d sides; worlds have faces of 3 to %d", sides,
                                  (int)PAVE_WANG_SIDES_MAX);
        if (!by_sides[sides])
            result = pave_builtin_create_sides(job->set, sides, NULL, &by_sides[sides], error);
        if (result != PAVE_OK) return result;
        sets[s] = by_sides[sides];
    }
    return PAVE_OK;
}

static int make_world(draw_job *job)
{
    pave_wang_set *by_sides[PAVE_WANG_SIDES_MAX + 1] = {NULL}, *squares = NULL;
    const pave_wang_set *sets[PAVE_TILING_FACES_MAX];
    pave_error error = {0};
    pave_world_def def = {.seed = job->options->seed,
                          .method = (pave_world_method)job->options->method};
    pave_result result;
    if (job->tiling == pave_tiling_square()) {
        result = pave_builtin_create(job->set, NULL, &squares, &error);
        def.set = squares;
    } else {
        result = make_sets(job, by_sides, sets, &error);
        def.sets = sets;
        def.tiling = job->tiling;
    }
    if (result == PAVE_OK) result = pave_world_create(&def, NULL, &job->world, &error);
    error.result = result;
    for (int sides = 0; sides <= PAVE_WANG_SIDES_MAX; sides++) pave_wang_destroy(by_sides[sides]);
    pave_wang_destroy(squares);
    return result == PAVE_OK ? CLI_DONE : report_world(&error);
}

// The colours of the file; where it says none, some that differ.
static void choose_colors(draw_job *job)
{
    const cli_source *source = &job->ground.source;
    bool said = false;
    for (int i = 0; i < job->def.color_count; i++) {
        const uint32_t rgb =
            source->file ? source->file->colors[i].rgb : source->wangset->colors[i].rgb;
        said = said || rgb != 0;
        job->colors[i] = rgb << 8 | 255;
    }
    for (int i = 0; i < job->def.color_count && !said; i++)
        job->colors[i] = pave_picture_color(PAVE_PICTURE_LANDS, i);
}

// The world of a file, on its own grid unless the call names one.
static int open_file(draw_job *job)
{
    const draw_options *options = job->options;
    const cli_ground_options ground = {.set = cli_given(job->call, "set") ? options->set : NULL,
                                       .grid = cli_given(job->call, "grid") ? options->window.grid
                                                                            : NULL,
                                       .method = options->method,
                                       .seed = options->seed};
    const int code = cli_ground_open(&ground, job->file, (cli_source_wish){0}, true, &job->ground);
    const cli_source *source = &job->ground.source;
    if (code != CLI_DONE) return code;
    job->kind = job->ground.kind;
    job->tiling = job->ground.tiling;
    job->def.colors = job->colors;
    job->def.color_count = source->file ? source->file->color_count : source->wangset->color_count;
    choose_colors(job);
    return CLI_DONE;
}

// ---- The picture --------------------------------------------------------------------------------

// Squares in a rectangle are composed from the tiles that pave paints, as pave world fill does.
static bool is_painted(const draw_job *job)
{
    return !job->file && !job->options->basis.given && job->tiling == pave_tiling_square() &&
           job->window->def.shape == PAVE_WINDOW_RECTANGLE;
}

static int paint_sheet(draw_job *job)
{
    const draw_options *options = job->options;
    const uint32_t count = pave_builtin_tile_count(job->set);
    const pave_window_def *def = &job->window->def;
    const double wanted = options->width ? (double)options->width / def->width : options->scale;
    const int size = (int)(wanted + 0.5);
    if (wanted < PAVE_PAINT_SIZE_MIN || wanted > PAVE_PAINT_SIZE_MAX)
        return cli_wrong("--%s: tiles of %g pixels cannot be painted; they have %d to %d",
                         options->width ? "width" : "scale", wanted, PAVE_PAINT_SIZE_MIN,
                         PAVE_PAINT_SIZE_MAX);
    const size_t stride = 4 * (size_t)size;
    job->rgba = malloc(stride * (size_t)size * count);
    if (!job->rgba) return cli_failed("out of memory; choose a smaller picture");
    for (uint32_t id = 0; id < count; id++)
        pave_builtin_paint(job->set, id, PAVE_ORTHOGONAL, size,
                           job->rgba + id * stride * (size_t)size, (ptrdiff_t)stride);
    job->def.window = NULL;
    job->def.rect = (pave_rect){def->at.q, def->at.r, def->width, def->height};
    job->def.sheet = (pave_picture_sheet){.rgba = job->rgba,
                                          .width = size,
                                          .height = size * (int32_t)count,
                                          .tile_width = size,
                                          .tile_height = size};
    return CLI_DONE;
}

static int apply_basis(draw_job *job)
{
    const cli_basis *basis = &job->options->basis;
    const double longest = 1000, i = basis->i.x * basis->i.x + basis->i.y * basis->i.y,
                 j = basis->j.x * basis->j.x + basis->j.y * basis->j.y;
    if (pave_layout_of(pave_vec2_of(0, 0), basis->i, basis->j, &job->layout) != PAVE_OK)
        return cli_wrong("--basis: its numbers are too large or too small to compute with");
    if (!(i * longest * longest >= 1 && i <= longest * longest && j * longest * longest >= 1 &&
          j <= longest * longest))
        return cli_wrong("--basis: a step is too long or too short to be drawn; give steps of "
                         "lengths from 0.001 to 1000, and their size with --scale");
    job->def.layout = &job->layout;
    return CLI_DONE;
}

static int draw(draw_job *job)
{
    const draw_options *options = job->options;
    char title[128];
    pave_error error = {0};
    pave_scene *scene = NULL;
    snprintf(title, sizeof title, "%.60s, %.60s",
             job->file ? job->ground.name : pave_builtin_name(job->set), job->kind->name);
    job->def.world = job->file ? job->ground.world : job->world;
    job->def.window = job->window;
    job->def.theme = job->set;
    job->def.seed = options->seed;
    job->def.orientation = (pave_orientation)options->window.orientation;
    job->def.title = title;
    job->def.size = (pave_scene_size){.scale = options->width ? 0 : options->scale,
                                      .width = (int32_t)options->width};
    int code = is_painted(job) ? paint_sheet(job) : CLI_DONE;
    if (code == CLI_DONE && options->basis.given) code = apply_basis(job);
    if (code != CLI_DONE) return code;
    pave_result result = pave_picture_world(&job->def, NULL, NULL, &scene, &error);
    if (result != PAVE_OK)
        return result == PAVE_NO_MEMORY ? cli_failed("out of memory; choose a smaller window")
                                        : cli_wrong("%s", error.message);
    code = cli_write_scene(scene, options->output,
                           (pave_draw_format)(PAVE_DRAW_SVG + job->call->format));
    pave_scene_destroy(scene);
    return code;
}

static int run(const cli_call *call)
{
    draw_job job = {.call = call, .options = call->options};
    if (!job.options->output)
        return cli_wrong("-o is missing; give a picture, such as -o world.png");
    job.file = call->operand_count ? call->operands[0] : NULL;
    const int set = cli_read_word(job.options->set, CLI_BUILTINS);
    if (set < 0 && !job.file)
        return cli_wrong("--set: there is no built-in set \"%s\"; give roads, meadow, cave, "
                         "dungeon, maze, river, country or lakes",
                         job.options->set);
    job.set = set < 0 ? PAVE_BUILTIN_ROADS : (pave_builtin)set;
    int code = job.file
                   ? open_file(&job)
                   : grid_option_open(&job.cache, job.options->window.grid, &job.answer, &job.kind);
    if (code == CLI_DONE) {
        job.tiling = grid_tiling(job.kind);
        code = make_window(&job);
    }
    if (code == CLI_DONE && !job.file) code = make_world(&job);
    if (code == CLI_DONE) code = draw(&job);
    free(job.rgba);
    pave_world_destroy(job.world);
    pave_window_destroy(job.window);
    cli_ground_close(&job.ground);
    grid_answer_release(&job.answer);
    grid_cache_release(&job.cache);
    return code;
}

const cli_command cli_world_draw = {
    .group = "world",
    .name = "draw",
    .operands = "[FILE]",
    .operand_maximum = 1,
    .operand_help = CLI_FILE_HELP,
    .summary = "draws a world on any grid",
    .about =
        "Draws a window of a world as SVG, PDF or PNG: on hexagons, triangles and every other "
        "tiling by shapes that follow from the colours of each cell, on a rectangle of "
        "squares by the tiles that pave paints. A world of a FILE is drawn in the colours of its "
        "set: corners as areas, a higher colour over lower ones, edges as bands. What its "
        "tiles look like shows pave world fill -o FILE.png.",
    .examples = "pave world draw --seed 7 -o roads.png\n"
                "pave world draw --set cave --grid tri --size 24x12 -o cave.png\n"
                "pave world draw --set dungeon --grid cairo --size 8x6 --seed 3 -o dungeon.svg\n"
                "pave world draw --set river --grid square --size 24x16 -o river.png\n"
                "pave world draw --grid tri --basis '1,0 0,1' --size 12x8 -o right.png\n"
                "pave world draw paths.json --radius 8 --seed 7 -o paths.svg\n",
    CLI_TABLE(table),
    .formats = FORMATS,
    .needs = needs,
    .modes = modes_of,
    .run = run,
};
