// cli/world/cmd_world_fill.c: pave world fill: writes a rectangle or window of a world as a map, a
// picture or text.
#include "../commands.h"
#include "../output.h"
#include "../result.h"
#include "../work.h"
#include "fill_cells.h"
#include "fill_rectangle.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define OPTIONS cli_fill_options
static const cli_option fill_table[] = {
    CLI_NAMED_WORLD_ROWS(ground),
    CLI_ROW(TEXT, "at", "X,Y", NULL, at_text,
            "the upper left place; the middle of a hexagon or disk; on a multigrid the middle, a "
            "point X,Y or a cell Q,R,S; y points down (default: 0,0)"),
    CLI_ROW(SIZE, "size", "WxH", "32x32", window.size,
            "number of tiles, or of unit cells on tilings that are not regular grids"),
    CLI_ROW(WORD, "window", "rectangle|parallelogram|hexagon|triangle|disk", NULL, window.shape,
            "the shape of the part (default: rectangle)"),
    CLI_COUNT_ROW("radius", "R", NULL, window.radius, 0, PAVE_WINDOW_RADIUS_MAX,
                  "of a hexagon or disk; the side of a triangle"),
    CLI_ROW(PATH, "within", "MASK|disk:R", NULL, within,
            "only the cells that are set in a mask, or those up to R steps from --at"),
    CLI_ROW(PATH, "terrain", "MAP.png", NULL, terrain,
            "tiles for painted terrain; each pixel counts as the nearest colour of the set"),
    CLI_ROW(WORD, "pixel", "corner|cell|lattice", "corner", pixel,
            "meaning of a terrain pixel: corner, cell, or lattice (corners and edges alternate)"),
    CLI_FLAG_ROW("strict", strict, "refuse terrain that the tiles cannot show as it is painted"),
    CLI_ROW(PATH, "under", "FILE|SET", NULL, under,
            "a layer beneath: the world of a tile set or built-in set, with the next seed"),
    CLI_PASSABLE_ROW(passable),
    CLI_OUTPUT_ROWS(CLI_FILL_FORMATS, output, format),
    CLI_ROW(WORD, "encoding", "csv|base64", "csv", encoding,
            "of the tiles in a map; base64 if --compression is given"),
    CLI_ROW(WORD, "compression", "none|zlib|zstd", "none", compression, "of the tiles in a map"),
    CLI_FLAG_ROW("embed", embed, "put the tile set into the map instead of naming its file"),
    CLI_FORCE_ROW(force, "replace the sheet and the .tsx or .tsj of an earlier map of that name, "
                         "even if they were changed; write more than 1000 million cells; "),
    CLI_ROW(WORD, "map", "orthogonal|isometric|staggered", NULL, map,
            "the view (default: that of the tile set's grid, or of the map that contains the set)"),
    CLI_ROW(WORD, "stagger", "odd-r|even-r|odd-q|even-q", "odd-r", stagger,
            "staggered, hexagons: which rows are shifted right, or columns (q) down"),
    CLI_FLAG_ROW("infinite", infinite,
                 "an infinite map, in chunks of 16 x 16; its cells have the coordinates of the "
                 "world"),
    CLI_COUNT_ROW("tile", "PX", NULL, tile, PAVE_PAINT_SIZE_MIN, PAVE_PAINT_SIZE_MAX,
                  "pixels of a built-in set's tile, 4 to 1024 (default: 32, isometric 64)"),
    CLI_PRINT_ROW("hash", hash, "print the hash of width, height and all tile ids"),
    CLI_PRINT_ROW("json", json, "print a summary in JSON, including the hash"),
    CLI_THREADS_ROW(threads),
};

// ---- The call -----------------------------------------------------------------------------------

enum {
    BUILTIN = CLI_MODE(0),
    MAP = CLI_MODE(1),     // the output is for Tiled
    SEEN = CLI_MODE(2),    // the output shows the tiles
    WRITTEN = CLI_MODE(3), // there is an output
    SQUARES = CLI_MODE(4), // a rectangle of squares
    LAID = CLI_MODE(8),    // a rectangle of squares, or of hexagons of a file
    WINDOW = CLI_MODE(5),  // no mask defines the cells
    WORLD = CLI_MODE(6),   // the tiles are from a world, not on painted terrain
    PAINTED = CLI_MODE(7),
    MASKED = CLI_MODE(9), // the output is a mask of impassable cells
};

// Returns whether the cells are a rectangle of squares, which every format supports.
static bool is_plain(const cli_fill_options *options, bool shaped)
{
    // NULL: the file may define another grid, see check_grid.
    const char *grid = options->ground.grid;
    return (!grid || strcmp(grid, "square") == 0) && !options->within && !shaped;
}

// Returns whether the cells are a rectangle of hexagons of a file, which maps and pictures also
// support.
static bool is_hexagons(const cli_call *call)
{
    const cli_fill_options *options = call->options;
    const char *grid = options->ground.grid;
    return grid && strcmp(grid, "hex") == 0 && call->operand_count && !options->within &&
           !cli_given_of(call, "window|radius");
}

static uint32_t modes_of(const cli_call *call)
{
    const cli_fill_options *options = call->options;
    return (is_plain(options, cli_given_of(call, "window|radius") != NULL) ? SQUARES : 0) |
           (is_plain(options, cli_given_of(call, "window|radius") != NULL) || is_hexagons(call)
                ? LAID
                : 0) |
           (options->terrain ? PAINTED : WORLD) | (options->within ? 0 : WINDOW) |
           (call->operand_count ? 0 : BUILTIN) | (cli_fill_is_map(call->format) ? MAP : 0) |
           (cli_fill_is_seen(call->format) ? SEEN : 0) |
           (call->format == CLI_FILL_MASK ? MASKED : 0) | (options->output ? WRITTEN : 0);
}

static const cli_need needs[] = {
    {"window|size|radius", WINDOW, "--within chooses the cells"},
    {"at|size|window|radius|within|method|origin|shares|patch|bias|connected|solid|dead-ends|mesh|"
     "keep|"
     "infinite|"
     "stagger",
     WORLD, "--terrain defines the tiles"},
    {"passable", MASKED, "only masks have passable cells"},
    {"pixel|strict", PAINTED, "only --terrain is painted"},
    {"terrain", SQUARES, "only rectangles of squares are painted"},
    {"map|tile|under", SQUARES,
     "only rectangles of squares have other views, layers and built-in sheets"},
    {"stagger|infinite|embed|encoding|compression", LAID,
     "only rectangles of squares, and of hexagons of a file, become maps"},
    {"encoding", MAP, "only maps have an encoding"},
    {"compression", MAP, "only maps are compressed"},
    {"embed", MAP, "only maps have a tile set"},
    {"force", WRITTEN, "there is no -o FILE"},
    {"map", SEEN, "only maps and pictures have a view"},
    {"stagger", SEEN, "only maps and pictures have a view"},
    {"under", SEEN, "only maps and pictures have layers"},
    {"infinite", MAP, "only maps are infinite"},
    {"tile", BUILTIN, "only built-in sets are painted at any size"},
    {"tile", SEEN, "only maps and pictures have pixels"}};

static int check_output(const cli_fill_job *job)
{
    const cli_fill_options *options = job->options;
    if (!options->output && !options->hash && !options->json)
        return cli_wrong(
            "nothing to do; give -o FILE.tmx, .tmj, .tscn, .png, .csv, .json or .mask, or --hash");
    if (!options->output) return CLI_DONE;
    if (options->terrain && job->format == CLI_FILL_MASK)
        return cli_wrong("-o %s: painted terrain cannot be written as a mask; write a map",
                         options->output);
    const char *const read[] = {job->file, options->under};
    for (size_t i = 0; i < sizeof read / sizeof *read && cli_fill_names_pictures(job->format); i++)
        if (read[i] && cli_is_stream(read[i]))
            return cli_wrong("%s: a map cannot refer to a pipe; give the name of the file",
                             read[i]);
    return CLI_DONE;
}

// Returns whether --size determines the number of cells; other windows are checked when they are
// made.
static bool is_sized(const cli_call *call)
{
    const cli_fill_options *options = call->options;
    return !options->within && !cli_given(call, "radius") &&
           (!cli_given(call, "window") ||
            grid_window_is_sized((pave_window_shape)options->window.shape));
}

static int check_details(cli_fill_job *job)
{
    const cli_fill_options *options = job->options;
    bool compressed = options->compression != PAVE_TILED_UNCOMPRESSED;
    if (cli_given(job->call, "encoding") && options->encoding == PAVE_TILED_CSV && compressed)
        return cli_wrong(
            "--compression: csv cannot be compressed; give --encoding base64, or leave it out");
    job->encoding = compressed ? PAVE_TILED_BASE64 : (pave_tiled_encoding)options->encoding;
    if (cli_given(job->call, "map") && options->map != PAVE_TILED_ORTHOGONAL &&
        options->tile % 2 != 0)
        return cli_wrong(
            "--tile: %d is odd, and an isometric tile is half as high as wide; give an even number",
            (int)options->tile);
    if (!is_sized(job->call) || pave_rect_in_range(job->rect)) return CLI_DONE;
    return cli_wrong("--at %d,%d%s%dx%d%s out of range; coordinates go from -%d to %d",
                     (int)options->at.q, (int)options->at.r,
                     cli_given(job->call, "size") ? " --size " : ": ",
                     (int)options->window.size.width, (int)options->window.size.height,
                     cli_given(job->call, "size") ? ":" : " cells, the default --size, are",
                     PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX);
}

// Reads --at, except on non-periodic grids, whose cells have three numbers.
static int read_at(cli_fill_options *options)
{
    static const cli_option row = {.kind = CLI_PLACE, .name = "at"};
    char why[CLI_WHY_SIZE];
    if (!options->at_text || (options->ground.grid && grid_patch_is(options->ground.grid)))
        return CLI_DONE;
    return cli_read_value(&row, options->at_text, &options->at, why) ? CLI_DONE
                                                                     : cli_wrong("%s", why);
}

static int read_call(const cli_call *call, cli_fill_job *job)
{
    const int at = read_at(call->options);
    if (at != CLI_DONE) return at;
    const cli_fill_options *options = call->options;
    *job = (cli_fill_job){.call = call,
                          .options = options,
                          .format = call->format,
                          .file = call->operand_count ? call->operands[0] : NULL};
    job->rect = pave_rect_of(options->at.q, options->at.r, options->window.size.width,
                             options->window.size.height);
    job->batch =
        (pave_batch){.runner = cli_runner(&options->threads), .progress = cli_progress_silent};
    int code = check_output(job);
    return code == CLI_DONE ? check_details(job) : code;
}

// ---- Kinds of fills -----------------------------------------------------------------------------

// Fills cells that are not a rectangle of squares.
static int fill_window(cli_fill_job *job)
{
    const cli_fill_options *options = job->options;
    const bool masked = job->format == CLI_FILL_MASK;
    const int code = masked ? cli_named_world_passable(&job->ground, options->passable) : CLI_DONE;
    if (code != CLI_DONE) return code;
    if (options->output && !masked && job->format != CLI_FILL_JSON && job->format != CLI_FILL_CSV)
        return cli_wrong(
            "-o %s: only rectangles of squares, and of hexagons of a tile-set file, have "
            "this format: pave wang template --grid hex --set %s -o SHEET.png makes such a file; "
            "or write .json or .csv, or draw a picture with pave world draw",
            options->output,
            cli_named_world_is_builtin(&job->ground) && job->ground.theme != PAVE_BUILTIN_GARDEN
                ? job->ground.name
                : "land");
    const cli_window_fill fill = {.call = job->call,
                                  .ground = &job->ground,
                                  .options = &options->window,
                                  .at = options->at,
                                  .at_text = options->at_text,
                                  .within = options->within,
                                  .output = options->output,
                                  .from = cli_fill_named(job),
                                  .csv = job->format == CLI_FILL_CSV,
                                  .mask = masked,
                                  .wishes = &job->ground.wishes,
                                  .seed = options->ground.seed,
                                  .hash = options->hash,
                                  .json = options->json,
                                  .runner = job->batch.runner};
    return (job->ground.on_multigrid ? cli_fill_rhombs : cli_fill_window)(&fill);
}

// The colours of a terrain, by the kind of the set.
static const char *const painted_names[] = {[PAVE_WANG_EDGE] = "edges",
                                            [PAVE_WANG_CORNER] = "corners",
                                            [PAVE_WANG_MIXED] = "corners and edges"};

// Places tiles on the painted terrain, and reports the cells where they differ from it.
static int lay_terrain(cli_fill_job *job)
{
    const cli_fill_options *options = job->options;
    const pave_painted_changes *changes = &job->terrain.changes;
    double shares[PAVE_WANG_COLORS_MAX + 1];
    pave_world_def def = {.base = 0};
    int code = cli_wishes_fill_in(&options->ground.wishes, &job->ground.source, shares, &def);
    if (code == CLI_DONE)
        code = cli_terrain_open(options->terrain, (pave_painted_unit)options->pixel,
                                &job->ground.source, def.base, options->ground.seed, &job->terrain);
    job->rect = pave_rect_of(0, 0, job->terrain.width, job->terrain.height);
    if (code != CLI_DONE || changes->changed == 0) return code;
    const char *painted = painted_names[pave_wang_kind_of(job->ground.source.set)];
    if (options->strict) {
        cli_say("%s: %" PRId64 " of %" PRId64
                " %s have no tiles as painted, the first at cell %d,%d",
                options->terrain, changes->changed, changes->painted, painted,
                (int)changes->first_x, (int)changes->first_y);
        return CLI_NO;
    }
    cli_say("%s: changed %" PRId64 " of %" PRId64
            " %s to terrain that has tiles, the first at cell %d,%d",
            options->terrain, changes->changed, changes->painted, painted, (int)changes->first_x,
            (int)changes->first_y);
    return CLI_DONE;
}

// Returns whether the output is a map or a picture of hexagons.
static bool is_hexagonal(const cli_fill_job *job)
{
    return job->ground.tiling == pave_tiling_hex() && job->ground.source.file &&
           !job->options->within && !cli_given_of(job->call, "window|radius") &&
           cli_fill_is_seen(job->format) && job->options->output;
}

// Rejects options for squares if the file is for another grid.
static int check_grid(const cli_fill_job *job)
{
    const bool square = cli_named_world_is_square(&job->ground);
    if (square) return CLI_DONE;
    const char *given =
        cli_given_of(job->call, is_hexagonal(job) ? "terrain|map|tile|under"
                                                  : "terrain|map|stagger|infinite|tile|under|"
                                                    "embed|encoding|compression");
    return given ? cli_wrong("--%s: only squares have it, and %s is for the grid %s; leave it out",
                             given, job->file, job->ground.kind->name)
                 : CLI_DONE;
}

// Rejects a map or picture of tiles of pave's own file without pictures.
static int check_pictures(const cli_fill_job *job)
{
    const cli_source *source = &job->ground.source;
    if (!source->file || !job->options->output || !cli_fill_is_seen(job->format) ||
        cli_source_has_pictures(source))
        return CLI_DONE;
    const pave_json_wang_face *face = &source->file->faces[source->face];
    if (face->tile_count > 0 && face->tiles[0].has_rect)
        return cli_wrong(
            "-o %s: %s has its tiles in rectangles of a sheet; a map needs a sheet of only "
            "squares or only hexagons, or a picture for each; write .json or .csv, or "
            "draw a picture with pave world draw",
            job->options->output, job->file);
    return cli_wrong("-o %s: %s has no pictures of its tiles, in a sheet by their ids or one for "
                     "each; add them, or draw its colours with pave world draw",
                     job->options->output, job->file);
}

static int fill(const cli_call *call)
{
    cli_fill_job job;
    int code = read_call(call, &job);
    if (code != CLI_DONE) return code;
    const cli_fill_options *options = job.options;
    const cli_source_wish wish = {
        .projection = options->map == PAVE_TILED_ORTHOGONAL ? PAVE_ORTHOGONAL : PAVE_ISOMETRIC,
        .tile_size = (int)options->tile};
    const bool shaped = cli_given_of(call, "window|radius") != NULL;
    job.ground.takes_multigrids = true;
    code = cli_named_world_open(call, &options->ground, job.file, wish, !options->terrain,
                                &job.ground);
    if (code == CLI_DONE) code = check_grid(&job);
    if (code == CLI_DONE && options->terrain) code = lay_terrain(&job);
    const bool squares = code == CLI_DONE && is_plain(options, shaped) &&
                         cli_named_world_is_square(&job.ground) && job.format != CLI_FILL_MASK,
               pictured = squares || (code == CLI_DONE && is_hexagonal(&job));
    if (pictured) code = check_pictures(&job);
    if (pictured && !squares && code == CLI_DONE)
        code = cli_source_take_pictures(&job.ground.source);
    if (code == CLI_DONE) code = pictured ? cli_fill_rectangle(&job) : fill_window(&job);
    cli_terrain_close(&job.terrain);
    cli_named_world_close(&job.ground);
    return code;
}

const cli_command cli_world_fill = {CLI_COMMAND("world", "fill", fill_table, fill),
                                    CLI_OPERANDS("[FILE]", 0, 1),
                                    CLI_WRITES(CLI_FILL_FORMATS, needs, modes_of)};
