// cli/world/cmd_world_fill.c: pave world fill.
#include "../commands.h"
#include "../output.h"
#include "../result.h"
#include "../work.h"
#include "brought.h"
#include "shifted.h"
#include "terrain.h"
#include "window_fill.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

typedef struct fill_options {
    cli_ground_options ground;
    grid_window_options window;
    const char *within;
    pave_cell at;
    const char *output;
    int format, encoding, compression, map, stagger;
    bool embed, infinite, force, strict, hash, json;
    const char *terrain, *under;
    int pixel;
    int64_t tile, threads;
} fill_options;

#define FORMATS "tmx|tmj|png|csv|json"
enum { FORMAT_TMX, FORMAT_TMJ, FORMAT_PNG, FORMAT_CSV, FORMAT_JSON };

#define OPTIONS fill_options
static const cli_option fill_table[] = {
    CLI_GROUND_ROWS(ground),
    CLI_ROW(PLACE, "at", "X,Y", "0,0", at,
            "the upper left place; the middle of a hexagon or disk; y points down"),
    CLI_ROW(SIZE, "size", "WxH", "32x32", window.size,
            "how many tiles; unit cells of tilings that are no regular grid"),
    CLI_ROW(WORD, "window", "rectangle|parallelogram|hexagon|triangle|disk", NULL, window.shape,
            "the shape of the part (default: rectangle)"),
    CLI_COUNT_ROW("radius", "R", NULL, window.radius, 0, PAVE_WINDOW_RADIUS_MAX,
                  "of a hexagon or disk; the side of a triangle"),
    CLI_ROW(PATH, "within", "MASK|disk:R", NULL, within,
            "only the cells that are set in a mask, or those up to R steps from --at"),
    CLI_ROW(
        PATH, "terrain", "MAP.png", NULL, terrain,
        "lay tiles on what is painted there, each pixel of the colour of the set that is nearest"),
    CLI_ROW(WORD, "pixel", "corner|cell|lattice", "corner", pixel,
            "what a pixel of the terrain is of; a lattice has corners and edges in turn"),
    CLI_FLAG_ROW("strict", strict, "refuse terrain that the tiles cannot show as it is painted"),
    CLI_ROW(PATH, "under", "FILE|SET", NULL, under,
            "a layer beneath: the world of a tile set or built-in set, of the next seed"),
    CLI_OUTPUT_ROWS(FORMATS, output, format),
    CLI_ROW(WORD, "encoding", "csv|base64", "csv", encoding,
            "of the tiles in a map; base64 where --compression is given"),
    CLI_ROW(WORD, "compression", "none|zlib|zstd", "none", compression, "of the tiles in a map"),
    CLI_FLAG_ROW("embed", embed, "put the tile set into the map instead of naming its file"),
    CLI_FLAG_ROW(
        "force", force,
        "replace the sheet and the .tsx or .tsj of an earlier map of that name, whatever was "
        "changed in them"),
    CLI_ROW(WORD, "map", "orthogonal|isometric|staggered", NULL, map,
            "how it is seen (default: as the grid of the tile set, or the map it came in)"),
    CLI_ROW(WORD, "stagger", "odd-r|even-r|odd-q|even-q", "odd-r", stagger,
            "staggered, hexagons: which rows are shifted right, or columns (q) down"),
    CLI_FLAG_ROW("infinite", infinite,
                 "an infinite map, in chunks of 16 x 16; its cells have the world's numbers"),
    CLI_COUNT_ROW("tile", "PX", NULL, tile, PAVE_PAINT_SIZE_MIN, PAVE_PAINT_SIZE_MAX,
                  "pixels of a built-in set's tile, 4 to 1024 (default: 32, isometric 64)"),
    CLI_PRINT_ROW("hash", hash, "print the hash of width, height and all tile ids"),
    CLI_PRINT_ROW("json", json, "print what was done in JSON, the hash included"),
    CLI_THREADS_ROW(threads),
};

// ---- The call -----------------------------------------------------------------------------------

typedef struct fill_job {
    const cli_call *call;
    const fill_options *options;
    const char *file; // NULL: a built-in set
    int format;       // of the call
    pave_tiled_encoding encoding;
    pave_tiled_orientation orientation;
    pave_tiled_stagger stagger;
    cli_ground ground;
    cli_terrain terrain; // what was painted
    pave_rect rect;
    pave_batch batch; // of each block of rows
    uint64_t hash;    // of the rows before `hashed`
    int32_t hashed;
    cli_brought sheets;
    cli_source under; // the layer beneath
    pave_world *under_world;
} fill_job;

static bool is_map(int format) { return format == FORMAT_TMX || format == FORMAT_TMJ; }
static bool wants_hash(const fill_options *options) { return options->hash || options->json; }

enum {
    BUILTIN = CLI_MODE(0),
    MAP = CLI_MODE(1),     // written for Tiled
    SEEN = CLI_MODE(2),    // written with its tiles
    BROUGHT = CLI_MODE(3), // with a sheet beside it
    SQUARES = CLI_MODE(4), // a rectangle of squares
    LAID = CLI_MODE(8),    // the same, or one of hexagons of a file
    WINDOW = CLI_MODE(5),  // no mask
    WORLD = CLI_MODE(6),   // a world and not what was painted
    PAINTED = CLI_MODE(7),
};

// Whether it is a rectangle of squares, which every format can hold.
static bool is_plain(const fill_options *options, bool shaped)
{
    const char *grid = options->ground.grid; // NULL: the file may name another, see check_grid
    return (!grid || strcmp(grid, "square") == 0) && !options->within && !shaped;
}

// Whether it is a rectangle of hexagons of a file, which maps and pictures also hold.
static bool is_hexagons(const cli_call *call)
{
    const fill_options *options = call->options;
    const char *grid = options->ground.grid;
    return grid && strcmp(grid, "hex") == 0 && call->operand_count && !options->within &&
           !cli_given_of(call, "window|radius");
}

static uint32_t modes_of(const cli_call *call)
{
    const fill_options *options = call->options;
    return (is_plain(options, cli_given_of(call, "window|radius") != NULL) ? SQUARES : 0) |
           (is_plain(options, cli_given_of(call, "window|radius") != NULL) || is_hexagons(call)
                ? LAID
                : 0) |
           (options->terrain ? PAINTED : WORLD) | (options->within ? 0 : WINDOW) |
           (call->operand_count ? 0 : BUILTIN) | (is_map(call->format) ? MAP | SEEN : 0) |
           (call->format == FORMAT_PNG ? SEEN : 0) |
           (is_map(call->format) && !call->operand_count ? BROUGHT : 0);
}

static const cli_need needs[] = {
    {"window|size|radius", WINDOW, "--within says which cells"},
    {"at|size|window|radius|within|method|origin|shares|patch|infinite|stagger", WORLD,
     "--terrain says what is laid, and where"},
    {"pixel|strict", PAINTED, "only --terrain is painted"},
    {"terrain", SQUARES, "only rectangles of squares are painted"},
    {"map|tile|under|force", SQUARES,
     "only rectangles of squares have other views, layers and built-in sheets"},
    {"stagger|infinite|embed|encoding|compression", LAID,
     "only rectangles of squares, and of hexagons of a file, become maps"},
    {"encoding", MAP, "only maps have an encoding"},
    {"compression", MAP, "only maps are compressed"},
    {"embed", MAP, "only maps have a tile set"},
    {"force", BROUGHT, "only maps of a built-in set bring a sheet"},
    {"map", SEEN, "only maps and pictures have a view"},
    {"stagger", SEEN, "only maps and pictures have a view"},
    {"under", SEEN, "only maps and pictures have layers"},
    {"infinite", MAP, "only maps are infinite"},
    {"tile", BUILTIN, "only built-in sets are painted at any size"},
    {"tile", SEEN, "only maps and pictures have pixels"},
    {NULL, 0, NULL},
};

static int check_output(const fill_job *job)
{
    const fill_options *options = job->options;
    if (!options->output && !wants_hash(options))
        return cli_wrong("nothing to do; give -o FILE.tmx, .tmj, .png, .csv or .json, or --hash");
    if (!options->output) return CLI_DONE;
    if (is_map(job->format) && !job->file && cli_is_stream(options->output))
        return cli_wrong(
            "-o %s: the map of a built-in set needs its picture beside it; write it to a file",
            options->output);
    if (is_map(job->format) && job->file && cli_is_stream(job->file))
        return cli_wrong("%s: a map cannot name what comes through a pipe, nor find its picture; "
                         "give the name of the file",
                         job->file);
    return CLI_DONE;
}

static int check_details(fill_job *job)
{
    const fill_options *options = job->options;
    bool compressed = options->compression != PAVE_TILED_UNCOMPRESSED;
    if (cli_given(job->call, "encoding") && options->encoding == PAVE_TILED_CSV && compressed)
        return cli_wrong(
            "--compression: csv is not compressed; give --encoding base64, or leave it out");
    job->encoding = compressed ? PAVE_TILED_BASE64 : (pave_tiled_encoding)options->encoding;
    if (cli_given(job->call, "map") && options->map != PAVE_TILED_ORTHOGONAL &&
        options->tile % 2 != 0)
        return cli_wrong(
            "--tile: %d is odd, and an isometric tile is half as high as wide; give an even number",
            (int)options->tile);
    if (!pave_rect_in_range(job->rect))
        return cli_wrong(
            "--at %d,%d --size %dx%d: reaches too far out; coordinates go from -%d to %d",
            (int)options->at.q, (int)options->at.r, (int)options->window.size.width,
            (int)options->window.size.height, PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX);
    return CLI_DONE;
}

static int read_call(const cli_call *call, fill_job *job)
{
    const fill_options *options = call->options;
    *job = (fill_job){.call = call,
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

// ---- Tiles --------------------------------------------------------------------------------------

static void start_hash(fill_job *job)
{
    uint32_t size[2] = {(uint32_t)job->rect.width, (uint32_t)job->rect.height};
    job->hash = job->orientation == PAVE_TILED_HEXAGONAL ? PAVE_HASH_START // as of a window
                                                         : pave_hash(PAVE_HASH_START, size, 2);
    job->hashed = 0;
}

// Adds what is new of some rows. A writer that goes forward thus gives the hash as it goes; what it
// leaves out, finish_hash adds.
static void add_to_hash(fill_job *job, int32_t first, int32_t count, const uint32_t *tiles)
{
    if (first > job->hashed || first + count <= job->hashed) return;
    size_t width = (size_t)job->rect.width, skip = (size_t)(job->hashed - first);
    job->hash =
        pave_hash(job->hash, tiles + skip * width, (int64_t)(((size_t)count - skip) * width));
    job->hashed = first + count;
}

static cli_shifted shifted_of(const fill_job *job)
{
    return (cli_shifted){job->orientation, job->stagger, job->rect, job->options->infinite};
}

// The tiles of a piece of what is filled, counted from its upper left place.
static pave_result fill_piece(const fill_job *job, const pave_world *world, pave_rect piece,
                              uint32_t *out)
{
    enum { CELLS = 256 };
    pave_cell cells[CELLS];
    const pave_rect of_world =
        pave_rect_of(job->rect.q + piece.q, job->rect.r + piece.r, piece.width, piece.height);
    pave_result result = PAVE_OK;
    for (int32_t y = 0; y < piece.height && !world; y++)
        memcpy(out + (size_t)y * (size_t)piece.width,
               job->terrain.tiles + (size_t)(piece.r + y) * (size_t)job->terrain.width +
                   (size_t)piece.q,
               (size_t)piece.width * sizeof *out);
    if (!world) return PAVE_OK;
    if (!cli_is_shifted(job->orientation))
        return pave_world_fill(world, of_world, &job->batch, out, piece.width);
    const cli_shifted shifted = shifted_of(job);
    const int64_t total = pave_rect_count(piece);
    for (int64_t done = 0, count; done < total && result == PAVE_OK; done += count) {
        count = total - done < CELLS ? total - done : CELLS;
        for (int64_t i = 0; i < count; i++) {
            const pave_cell place = pave_rect_cell(piece, done + i);
            cells[i] = cli_shifted_cell(&shifted, place.q, place.r);
        }
        result = pave_world_fill_cells(world, cells, count, &job->batch, out + done);
    }
    return result;
}

static pave_result read_rows(void *context, int32_t first, int32_t count, uint32_t *out)
{
    fill_job *job = context;
    const pave_rect rows = pave_rect_of(0, first, job->rect.width, count);
    pave_result result = fill_piece(job, job->ground.world, rows, out);
    if (result == PAVE_OK && wants_hash(job->options)) add_to_hash(job, first, count, out);
    return result;
}

static int32_t least(int32_t a, int32_t b) { return a < b ? a : b; }

// Goes through the rows that were not read yet, in pieces: whole rows, or where they are
// wide parts of one. So memory does not grow with the size, and a signal is heard soon.
static int finish_hash(fill_job *job, pave_progress progress)
{
    enum {
        PIECE_ROWS = 1024,
        PIECE_TILES = 1 << 22
    }; // many strips at once, so that threads have something to share
    const pave_rect rect = job->rect;
    int32_t width = least(rect.width, PIECE_TILES), height = least(PIECE_TILES / width, PIECE_ROWS);
    uint32_t *tiles = malloc((size_t)height * (size_t)width * sizeof *tiles);
    if (!tiles) return cli_failed("out of memory");
    int64_t done = (int64_t)job->hashed * rect.width, total = (int64_t)rect.height * rect.width;
    bool stopped = false;
    while (!stopped && done < total) {
        int32_t x = (int32_t)(done % rect.width), y = (int32_t)(done / rect.width);
        pave_rect piece =
            pave_rect_of(x, y, least(rect.width - x, width), least(rect.height - y, height));
        stopped = progress.stop(progress.context, done, total) ||
                  fill_piece(job, job->ground.world, piece, tiles) != PAVE_OK;
        int64_t count = pave_rect_count(piece);
        if (!stopped) job->hash = pave_hash(job->hash, tiles, count);
        done += count;
    }
    free(tiles);
    return stopped ? CLI_STOPPED : CLI_DONE;
}

// ---- The layer beneath --------------------------------------------------------------------------

// Opens what --under names: a built-in set or a file; its world has the next seed.
static int open_under(fill_job *job)
{
    const char *under = job->options->under;
    const bool builtin = cli_read_word(under, CLI_BUILTINS) >= 0;
    const int32_t size = job->ground.source.tileset->tile_width;
    const cli_source_wish wish = {
        .projection = job->orientation == PAVE_TILED_ORTHOGONAL ? PAVE_ORTHOGONAL : PAVE_ISOMETRIC,
        .tile_size = size >= PAVE_PAINT_SIZE_MIN && size <= PAVE_PAINT_SIZE_MAX ? size : 0};
    int code = cli_source_open(builtin ? NULL : under, builtin ? under : NULL, wish, &job->under);
    const pave_world_def def = {.seed = job->options->ground.seed + 1};
    if (code == CLI_DONE) code = cli_source_world(&job->under, &def, &job->under_world);
    if (code == CLI_DONE && cli_source_owns(&job->under, job->options->output))
        code = cli_wrong("-o %s: the tiles beneath come from this file; give another name",
                         job->options->output);
    return code;
}

static pave_result read_under(void *context, int32_t first, int32_t count, uint32_t *out)
{
    fill_job *job = context;
    return fill_piece(job, job->under_world, pave_rect_of(0, first, job->rect.width, count), out);
}

static int bring_sheets(fill_job *job)
{
    const cli_brought_call call = {.output = job->options->output,
                                   .map = is_map(job->format),
                                   .json = job->format == FORMAT_TMJ,
                                   .embed = job->options->embed,
                                   .force = job->options->force};
    if (!is_map(job->format) && job->format != FORMAT_PNG) return CLI_DONE;
    const int code = cli_brought_add(&job->sheets, &job->ground.source, &call);
    return code == CLI_DONE && job->options->under
               ? cli_brought_add(&job->sheets, &job->under, &call)
               : code;
}

// ---- Writing ------------------------------------------------------------------------------------

// How a map is shifted; such a map reaches further in the world than it is wide or high.
static int find_stagger(fill_job *job)
{
    const bool given = cli_given(job->call, "stagger");
    const pave_tiled_tileset *tileset = job->ground.source.tileset;
    if (job->orientation == PAVE_TILED_HEXAGONAL)
        job->stagger = cli_hexagon_stagger(tileset, given ? job->options->stagger : -1);
    else if (job->orientation != PAVE_TILED_STAGGERED)
        return given ? cli_wrong("--stagger: only staggered maps are shifted; give --map "
                                 "staggered, or leave it out")
                     : CLI_DONE;
    else if (given || tileset->grid != PAVE_TILED_STAGGERED)
        job->stagger = cli_stagger_of(job->options->stagger);
    else
        job->stagger = tileset->stagger;
    const cli_shifted shifted = shifted_of(job);
    return cli_shifted_check(&shifted);
}

static int find_orientation(fill_job *job)
{
    pave_tiled_orientation grid = job->ground.source.tileset->grid;
    if (!cli_ground_is_square(&job->ground))
        job->orientation = PAVE_TILED_HEXAGONAL;
    else if (cli_given(job->call, "map"))
        job->orientation = (pave_tiled_orientation)job->options->map;
    else if (grid == PAVE_TILED_HEXAGONAL && (is_map(job->format) || job->format == FORMAT_PNG))
        return cli_wrong("%s: is a tile set for hexagonal maps, whose tiles have four colours in "
                         "Tiled; --map orthogonal makes squares of them, and pave's own files have "
                         "tiles of six sides",
                         job->ground.source.name);
    else
        job->orientation = grid == PAVE_TILED_HEXAGONAL ? PAVE_TILED_ORTHOGONAL : grid;
    return find_stagger(job);
}

// The name by which --set finds the set again: its own, or where that is another's or empty its
// number.
static const char *set_name(const fill_job *job)
{
    static char number[16];
    const pave_tiled_tileset *tileset = job->ground.source.tileset;
    const pave_tiled_wangset *found = NULL;
    const char *name = job->ground.source.wangset->name;
    if (job->ground.source.builtin) return job->ground.source.name;
    if (name && *name && pave_tiled_wangset_find(tileset, name, &found, NULL) == PAVE_OK &&
        found == job->ground.source.wangset)
        return name;
    snprintf(number, sizeof number, "#%d",
             (int)(job->ground.source.wangset - tileset->wangsets) + 1);
    return number;
}

// How the tiles came about, for the properties of a map.
static const char *method_name(const fill_job *job)
{
    return job->ground.world ? pave_world_method_name(pave_world_method_of(job->ground.world))
                             : "painted";
}

typedef pave_result (*writer)(const pave_tiled_map_def *map, const char *path,
                              const pave_batch *batch, pave_error *error);

static int write_map(fill_job *job, pave_progress progress)
{
    static const writer writers[] = {pave_tiled_write_tmx, pave_tiled_write_tmj,
                                     pave_tiled_write_png, pave_tiled_write_csv,
                                     pave_tiled_write_json};
    cli_wishes_properties wishes;
    cli_wishes_write(&job->options->ground.wishes, &wishes);
    pave_tiled_map_def map = {
        .tileset = job->ground.source.tileset,
        .rows = {.read = read_rows, .context = job},
        .width = job->rect.width,
        .height = job->rect.height,
        .at_q = job->rect.q,
        .at_r = job->rect.r,
        .seed = job->options->ground.seed,
        .world = job->ground.world ? pave_world_hash(job->ground.world) : 0,
        .set = set_name(job),
        .property_count = wishes.count,
        .properties = wishes.list,
        .method = method_name(job),
        .orientation = job->orientation,
        .stagger = job->stagger,
        .infinite = job->options->infinite,
        .encoding = job->encoding,
        .compression = (pave_tiled_compression)job->options->compression,
        .embed = job->options->embed,
        .bring = job->ground.source.builtin && is_map(job->format),
    };
    const pave_tiled_map_def under = {.tileset = job->under.tileset,
                                      .rows = {.read = read_under, .context = job},
                                      .bring = job->under.builtin && is_map(job->format)};
    if (job->options->under) map.under = &under;
    pave_error error = {0};
    const pave_batch batch = {.progress = progress};
    error.result = writers[job->format](&map, job->options->output, &batch, &error);
    if (error.result == PAVE_OK) return CLI_DONE;
    int code = cli_report(&error);
    return error.result == PAVE_RANGE ? CLI_WRONG : code;
}

static void print_answer(const fill_job *job)
{
    cli_result result = {.out = job->call->out, .json = job->options->json};
    cli_json_open(&result, NULL, '{');
    cli_json_text(&result, "file", job->options->output);
    cli_json_open(&result, "brought", '[');
    for (int i = 0; i < job->sheets.count && !job->sheets.folder[0]; i++) {
        cli_json_text(&result, NULL, job->sheets.list[i].sheet);
        if (job->sheets.list[i].tsx[0]) cli_json_text(&result, NULL, job->sheets.list[i].tsx);
    }
    cli_json_close(&result);
    cli_json_text(&result, "set", set_name(job));
    cli_json_text(&result, "method", method_name(job));
    cli_json_member(&result, "seed", "\"%" PRIu64 "\"",
                    job->options->ground.seed); // 64 bits: as text
    cli_json_list(&result, "at", (const int32_t[]){job->rect.q, job->rect.r}, 2);
    CLI_JSON_COUNTS(&result, "width|height", job->rect.width, job->rect.height);
    if (job->terrain.tiles)
        CLI_JSON_COUNTS(&result, "painted|changed", job->terrain.changes.painted,
                        job->terrain.changes.changed);
    if (wants_hash(job->options)) cli_put_hash(&result, job->hash);
    cli_json_close(&result);
}

static int write_and_hash(fill_job *job)
{
    cli_progress bar;
    pave_progress progress = cli_progress_begin(&bar, "filling");
    start_hash(job);
    int code = job->options->output ? write_map(job, progress) : CLI_DONE;
    if (code == CLI_DONE && wants_hash(job->options)) code = finish_hash(job, progress);
    cli_progress_end(&bar);
    return code;
}

static int fill_rectangle(fill_job *job)
{
    int code = CLI_DONE;
    if (job->options->output && cli_source_owns(&job->ground.source, job->options->output))
        code = cli_wrong("-o %s: the tiles come from this file; give another name",
                         job->options->output);
    if (code == CLI_DONE) code = find_orientation(job);
    cli_catch_signals();
    if (code == CLI_DONE && job->options->under) code = open_under(job);
    if (code == CLI_DONE) code = bring_sheets(job);
    if (code == CLI_DONE) code = write_and_hash(job);
    if (code == CLI_DONE) print_answer(job);
    cli_brought_clean_up(&job->sheets);
    pave_world_destroy(job->under_world);
    cli_source_close(&job->under);
    return code;
}

// Cells that are no rectangle of squares.
static int fill_window(fill_job *job)
{
    const fill_options *options = job->options;
    if (options->output && job->format != FORMAT_JSON)
        return cli_wrong("-o %s: only rectangles of squares%s have this format; write .json, or "
                         "draw a picture with pave world draw",
                         options->output,
                         job->format == FORMAT_CSV ? "" : ", and of hexagons of a file,");
    const cli_window_fill fill = {.call = job->call,
                                  .ground = &job->ground,
                                  .options = &options->window,
                                  .at = options->at,
                                  .within = options->within,
                                  .output = options->output,
                                  .seed = options->ground.seed,
                                  .hash = options->hash,
                                  .json = options->json,
                                  .runner = job->batch.runner};
    return cli_fill_window(&fill);
}

// Lays the terrain, and says where it is not as it was painted.
static int lay_terrain(fill_job *job)
{
    const fill_options *options = job->options;
    const pave_painted_changes *changes = &job->terrain.changes;
    double shares[PAVE_WANG_COLORS_MAX + 1];
    pave_world_def def = {.base = 0};
    int code = cli_wishes_fill_in(&options->ground.wishes, &job->ground.source, shares, &def);
    if (code == CLI_DONE)
        code = cli_terrain_open(options->terrain, (pave_painted_unit)options->pixel,
                                &job->ground.source, def.base, options->ground.seed, &job->terrain);
    job->rect = pave_rect_of(0, 0, job->terrain.width, job->terrain.height);
    if (code != CLI_DONE || changes->changed == 0) return code;
    if (options->strict) {
        cli_say("%s: %" PRId64 " of %" PRId64
                " corners and edges have no tiles as painted, the first at cell %d,%d",
                options->terrain, changes->changed, changes->painted, (int)changes->first_x,
                (int)changes->first_y);
        return CLI_NO;
    }
    cli_say("%s: changed %" PRId64 " of %" PRId64
            " corners and edges to terrain that there are tiles for, the first at cell %d,%d",
            options->terrain, changes->changed, changes->painted, (int)changes->first_x,
            (int)changes->first_y);
    return CLI_DONE;
}

// Whether it becomes a map or a picture of hexagons.
static bool is_hexagonal(const fill_job *job)
{
    return job->ground.tiling == pave_tiling_hex() && job->ground.source.file &&
           !job->options->within && !cli_given_of(job->call, "window|radius") &&
           (is_map(job->format) || job->format == FORMAT_PNG) && job->options->output;
}

// What only squares can have, where the file says that it is for another grid.
static int check_grid(const fill_job *job)
{
    if (cli_ground_is_square(&job->ground)) return CLI_DONE;
    const char *given =
        cli_given_of(job->call, is_hexagonal(job) ? "terrain|map|tile|under|force"
                                                  : "terrain|map|stagger|infinite|tile|under|"
                                                    "embed|force|encoding|compression");
    return given ? cli_wrong("--%s: only squares have it, and %s is for the grid %s; leave it out",
                             given, job->file, job->ground.kind->name)
                 : CLI_DONE;
}

// Hexagons with their pictures.
static int fill_hexagons(fill_job *job)
{
    cli_source *source = &job->ground.source;
    if (!cli_source_has_pictures(source))
        return cli_wrong("-o %s: %s has no pictures of its tiles, in a sheet by their ids or one "
                         "for each; add them, or draw its colours with pave world draw",
                         job->options->output, job->file);
    const int code = cli_source_take_pictures(source);
    return code == CLI_DONE ? fill_rectangle(job) : code;
}

static int fill(const cli_call *call)
{
    fill_job job;
    int code = read_call(call, &job);
    if (code != CLI_DONE) return code;
    const fill_options *options = job.options;
    const cli_source_wish wish = {
        .projection = options->map == PAVE_TILED_ORTHOGONAL ? PAVE_ORTHOGONAL : PAVE_ISOMETRIC,
        .tile_size = (int)options->tile};
    const bool shaped = cli_given_of(call, "window|radius") != NULL;
    code = cli_ground_open(&options->ground, job.file, wish, !options->terrain, &job.ground);
    if (code == CLI_DONE) code = check_grid(&job);
    if (code == CLI_DONE && options->terrain) code = lay_terrain(&job);
    if (code == CLI_DONE)
        code = is_plain(options, shaped) && cli_ground_is_square(&job.ground) ? fill_rectangle(&job)
               : is_hexagonal(&job)                                           ? fill_hexagons(&job)
                                                                              : fill_window(&job);
    cli_terrain_close(&job.terrain);
    cli_ground_close(&job.ground);
    return code;
}

const cli_command cli_world_fill = {
    .group = "world",
    .name = "fill",
    .operands = "[FILE]",
    .operand_maximum = 1,
    .operand_help = CLI_FILE_HELP,
    .summary = "writes a part of a world as a map, a picture or a table",
    .about =
        "Writes the tiles of a part of a world: as a map for Tiled (.tmx, .tmj), as a picture "
        "composed from the tile set's (.png), as rows of tile ids (.csv), or as JSON (.json). The "
        "world has no end and is stored nowhere; any two parts agree where they overlap.\n"
        "--grid makes it a world of hexagons, triangles or any other tiling, and --window and "
        "--within choose cells of any shape; these are written as JSON: a row for each r with the "
        "cells in the order of q, then s, and null where a cell is not in the window. Without FILE "
        "the built-in sets have tiles for faces of any number of sides.\n"
        "Hexagons of a tile-set file in JSON that has pictures become maps and pictures as well; "
        "those that are wider than high lie flat, in columns.\n"
        "--terrain lays tiles on a map that is painted: a picture with a pixel for each corner, "
        "cell or point of the lattice. Where the set has no tile, the nearest terrain that it has "
        "is laid, and a line says how many corners and edges changed; --strict exits with 1.\n"
        "A map of a built-in set called NAME.tmx brings NAME-roads.tsx and NAME-roads.png along (a "
        ".tmj a .tsj), with --embed the picture only: all of them are written, or none. A sheet "
        "that was painted "
        "over is left alone unless --force is given. A set of squares that lacks combinations is "
        "laid by blocks, with unset as an empty cell; feature and phase refuse it with exit "
        "status 1.",
    .examples = "pave world fill --seed 7 -o world.png\n"
                "pave world fill --at -50,-50 --size 99x99 --compression zstd -o world.tmx\n"
                "pave world fill --set meadow --map isometric --seed 0xcafe -o lakes.png\n"
                "pave world fill --grid hex --window hexagon --radius 20 --seed 7 -o island.json\n"
                "pave world fill --grid cairo --set meadow --method phase --size 8x8 --hash\n"
                "pave world fill terrain.tsx --set Grass --method phase --hash -o world.csv\n"
                "pave world fill desert.tsx --terrain island.png -o island.tmx\n",
    .no = "the set is incomplete, or has no tiles for the terrain",
    CLI_TABLE(fill_table),
    .formats = FORMATS,
    .needs = needs,
    .modes = modes_of,
    .run = fill,
};
