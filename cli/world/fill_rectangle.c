// cli/world/fill_rectangle.c: fills rectangles of squares, or of hexagons with pictures.
#include "fill_rectangle.h"

#include "../output.h"
#include "../result.h"
#include "../work.h"
#include "fill_cells.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/// Returns whether the rows of such a map are shifted.
static bool is_shifted(pave_tiled_orientation orientation)
{
    return orientation == PAVE_TILED_STAGGERED || orientation == PAVE_TILED_HEXAGONAL;
}

/// Returns whether to print the hash of all tiles.
static bool wants_hash(const cli_fill_options *options) { return options->hash || options->json; }

// ---- Sheets -------------------------------------------------------------------------------------

// Names the sheet, so that different maps in one folder have different sheets.
static int name_sheet(const cli_fill_job *job, cli_brought_sheet *sheet)
{
    const char *output = job->options->output,
               *dot = strrchr(output + cli_folder_length(output), '.');
    const int stem = (int)(dot ? (size_t)(dot - output) : strlen(output));
    if ((size_t)stem + 32 > sizeof sheet->sheet)
        return cli_wrong("-o: the name is too long; give a shorter one");
    snprintf(sheet->sheet, sizeof sheet->sheet, "%.*s-%s.png", stem, output, sheet->source->name);
    if (!job->options->embed && job->format != CLI_FILL_TSCN)
        snprintf(sheet->tsx, sizeof sheet->tsx, "%.*s-%s.%s", stem, output, sheet->source->name,
                 job->format == CLI_FILL_TMJ ? "tsj" : "tsx");
    return CLI_DONE;
}

// Checks that the sheet has the same tile size as before, because other maps of the same name, such
// as .tmj next to .tmx, share the sheet.
static int check_twins(const cli_brought_sheet *sheet, const char *output)
{
    static const char *const endings[] = {"tmx", "tmj", "tscn", "TMX", "TMJ"};
    const char *dot = strrchr(output + cli_folder_length(output), '.');
    pave_tiled_pixels pixels = {0};
    pave_error error = {0};
    if (!dot || pave_tiled_png_read(sheet->sheet, NULL, &pixels, &error) != PAVE_OK)
        return CLI_DONE;
    const pave_tiled_image *image = &sheet->source->tileset->image;
    const bool same = pixels.width == image->width && pixels.height == image->height;
    pave_tiled_pixels_destroy(&pixels);
    for (size_t i = 0; !same && i < sizeof endings / sizeof *endings; i++) {
        char twin[CLI_BROUGHT_PATH];
        snprintf(twin, sizeof twin, "%.*s.%s", (int)(dot - output), output, endings[i]);
        if (strcmp(twin, output) != 0 && cli_is_taken(twin))
            return cli_wrong("%s: %s also uses this sheet, with tiles of another size; give the "
                             "map another name, or --force to replace the sheet",
                             sheet->sheet, twin);
    }
    return CLI_DONE;
}

// Checks that the files of an earlier map were not edited.
static int check_files(const cli_fill_job *job, const cli_brought_sheet *sheet)
{
    pave_error error = {0};
    if (job->options->force) return CLI_DONE;
    error.result = pave_tiled_builtin_check(sheet->source->which, sheet->sheet,
                                            sheet->tsx[0] ? sheet->tsx : NULL, &error);
    if (error.result == PAVE_OK) return check_twins(sheet, job->options->output);
    if (error.result != PAVE_INVALID) return cli_report(&error);
    return cli_wrong("%s: %s; give the map another name, or --force to replace it", error.file,
                     error.message);
}

/// Records where the map will write the sheet of a built-in set; ignores other sources. Returns
/// CLI_DONE, or an exit code after a message.
static int bring_sheet(cli_fill_job *job, const cli_source *source)
{
    if (!source->builtin) return CLI_DONE;
    cli_brought_sheet *sheet = &job->sheets[job->sheet_count];
    sheet->source = source;
    if (cli_is_stream(job->options->output))
        return cli_wrong("-o %s: the map of a built-in set needs its picture next to it; write it "
                         "to a file",
                         job->options->output);
    int code = name_sheet(job, sheet);
    if (code == CLI_DONE) code = cli_check_beside(job->call, sheet->sheet, NULL);
    if (code == CLI_DONE && sheet->tsx[0]) code = cli_check_beside(job->call, sheet->tsx, NULL);
    if (code == CLI_DONE) code = check_files(job, sheet);
    if (code != CLI_DONE) return code;
    job->sheet_count++;
    pave_error error = {0};
    error.result = pave_tiled_builtin_place(source->tileset, sheet->sheet,
                                            sheet->tsx[0] ? sheet->tsx : NULL, &error);
    return error.result == PAVE_OK ? CLI_DONE : cli_report(&error);
}

// ---- Painted terrain ----------------------------------------------------------------------------

enum { OPAQUE = 128 }; // pixels with a lower alpha are unset

// Returns the colour of the set nearest to a pixel, the first if tied.
static uint8_t nearest_color(const cli_source *source, const uint8_t *rgba)
{
    int best = 0, least = 0;
    if (rgba[3] < OPAQUE) return 0;
    for (int color = 1; color <= pave_wang_color_count(source->set); color++) {
        const int number = cli_source_color(source, color);
        const uint32_t rgb = source->wangset->colors[number - 1].rgb;
        const int red = (int)(rgb >> 16 & 255) - rgba[0], green = (int)(rgb >> 8 & 255) - rgba[1],
                  blue = (int)(rgb & 255) - rgba[2],
                  apart = red * red + green * green + blue * blue;
        if (best > 0 && apart >= least) continue;
        best = color;
        least = apart;
    }
    return (uint8_t)best;
}

// Computes the size of a painted map in cells. Returns false if the size is not valid.
static bool find_size(pave_painted_unit unit, const pave_tiled_pixels *pixels, cli_terrain *out)
{
    int32_t wide, high;
    out->width = unit == PAVE_PAINTED_LATTICE ? pixels->width / 2 : pixels->width;
    out->height = unit == PAVE_PAINTED_LATTICE ? pixels->height / 2 : pixels->height;
    if (unit == PAVE_PAINTED_CORNERS) out->width--, out->height--;
    pave_painted_size(unit, out->width, out->height, &wide, &high);
    return out->width > 0 && out->height > 0 && wide == pixels->width && high == pixels->height;
}

int cli_terrain_open(const char *path, pave_painted_unit unit, const cli_source *source, int base,
                     uint64_t seed, cli_terrain *out)
{
    pave_tiled_pixels pixels = {0};
    pave_error error = {0};
    error.result = pave_tiled_png_read(path, NULL, &pixels, &error);
    if (error.result != PAVE_OK) return cli_report(&error);
    const size_t count = (size_t)pixels.width * (size_t)pixels.height;
    int code = CLI_DONE;
    if (!find_size(unit, &pixels, out))
        code = cli_wrong("--terrain %s: %d x %d pixels are invalid for units %s; lattice needs odd "
                         "numbers, corner at least 2",
                         path, (int)pixels.width, (int)pixels.height,
                         pave_word(pave_painted_unit_words, unit));
    uint8_t *colors = malloc(count);
    out->tiles = malloc(count * sizeof *out->tiles);
    if (code == CLI_DONE && (!colors || !out->tiles)) code = cli_failed("out of memory");
    for (size_t i = 0; i < count && code == CLI_DONE; i++)
        colors[i] = nearest_color(source, pixels.rgba + 4 * i);
    pave_tiled_pixels_destroy(&pixels);
    const pave_painted_def def = {.set = source->set,
                                  .unit = unit,
                                  .width = out->width,
                                  .height = out->height,
                                  .colors = colors,
                                  .base = base,
                                  .seed = seed};
    if (code == CLI_DONE) {
        cli_progress bar;
        const pave_batch batch = {.progress = cli_progress_begin(&bar, "laying")};
        error.result = pave_painted_lay(&def, NULL, &batch, out->tiles, &out->changes, &error);
        cli_progress_end(&bar);
        if (error.result != PAVE_OK) code = cli_report(&error);
    }
    free(colors);
    return code;
}

void cli_terrain_close(cli_terrain *terrain)
{
    free(terrain->tiles);
    *terrain = (cli_terrain){0};
}

// ---- Tiles --------------------------------------------------------------------------------------

// Returns the mapping from positions of the map to cells.
static cli_shifted shifted_of(const cli_fill_job *job)
{
    const bool places = job->options->infinite || job->format == CLI_FILL_TSCN;
    return (cli_shifted){job->orientation, job->stagger, job->rect, places};
}

// Adds new rows to the hash. A writer that reads rows in order computes the hash this way;
// finish_hash adds the rows that the writer skipped.
static void add_to_hash(cli_fill_job *job, int32_t first, int32_t count, const uint32_t *tiles)
{
    if (first > job->hashed || first + count <= job->hashed) return;
    size_t width = (size_t)job->rect.width, skip = (size_t)(job->hashed - first);
    job->hash =
        pave_hash(job->hash, tiles + skip * width, (int64_t)(((size_t)count - skip) * width));
    job->hashed = first + count;
}

// Maps with shifted rows are filled in blocks: filling the bounding rectangle in the world is much
// faster than filling single cells.
enum { BLOCK = 64, BOX_CELLS = 3 * BLOCK * BLOCK };

// Returns the bounding rectangle of cells.
static pave_rect find_box(const pave_cell *cells, int64_t count)
{
    int32_t left = INT32_MAX, top = INT32_MAX, right = INT32_MIN, bottom = INT32_MIN;
    for (int64_t i = 0; i < count; i++) {
        if (cells[i].q < left) left = cells[i].q;
        if (cells[i].q > right) right = cells[i].q;
        if (cells[i].r < top) top = cells[i].r;
        if (cells[i].r > bottom) bottom = cells[i].r;
    }
    return pave_rect_of(left, top, right - left + 1, bottom - top + 1);
}

// Fills a block of map positions, of at most BLOCK x BLOCK.
static pave_result fill_block(const cli_shifted *shifted, const pave_world *world, pave_rect block,
                              uint32_t *out, ptrdiff_t stride)
{
    pave_cell cells[BLOCK * BLOCK];
    uint32_t box_tiles[BOX_CELLS];
    const int64_t count = pave_rect_count(block);
    for (int64_t i = 0; i < count; i++) {
        const pave_cell place = pave_rect_cell(block, i);
        cells[i] = cli_shifted_cell(shifted, place.q, place.r);
    }
    const pave_rect box = find_box(cells, count);
    const bool boxed = pave_rect_count(box) <= BOX_CELLS && pave_rect_count(box) <= 16 * count;
    const pave_result result = boxed ? pave_world_fill(world, box, NULL, box_tiles, box.width)
                                     : pave_world_fill_cells(world, cells, count, NULL, box_tiles);
    for (int64_t i = 0; i < count && result == PAVE_OK; i++) {
        const int64_t at =
            boxed ? (int64_t)(cells[i].r - box.r) * box.width + cells[i].q - box.q : i;
        out[i / block.width * stride + i % block.width] = box_tiles[at];
    }
    return result;
}

static int32_t least(int32_t a, int32_t b) { return a < b ? a : b; }

static pave_result fill_shifted(const cli_fill_job *job, const pave_world *world, pave_rect piece,
                                uint32_t *out)
{
    const cli_shifted shifted = shifted_of(job);
    for (int32_t y = 0; y < piece.height; y += BLOCK)
        for (int32_t x = 0; x < piece.width; x += BLOCK) {
            const pave_rect block =
                pave_rect_of(piece.q + x, piece.r + y, least(piece.width - x, BLOCK),
                             least(piece.height - y, BLOCK));
            const pave_result result = fill_block(
                &shifted, world, block, out + (ptrdiff_t)y * piece.width + x, piece.width);
            if (result != PAVE_OK) return result;
        }
    return PAVE_OK;
}

// Fills a part of the area; `piece` is relative to the upper left position.
static pave_result fill_piece(const cli_fill_job *job, const pave_world *world, pave_rect piece,
                              uint32_t *out)
{
    const pave_rect of_world =
        pave_rect_of(job->rect.q + piece.q, job->rect.r + piece.r, piece.width, piece.height);
    for (int32_t y = 0; y < piece.height && !world; y++)
        memcpy(out + (size_t)y * (size_t)piece.width,
               job->terrain.tiles + (size_t)(piece.r + y) * (size_t)job->terrain.width +
                   (size_t)piece.q,
               (size_t)piece.width * sizeof *out);
    if (!world) return PAVE_OK;
    return is_shifted(job->orientation)
               ? fill_shifted(job, world, piece, out)
               : pave_world_fill(world, of_world, &job->batch, out, piece.width);
}

// Reads rows of the map, and hashes them if requested.
static pave_result read_rows(void *context, int32_t first, int32_t count, uint32_t *out)
{
    cli_fill_job *job = context;
    const pave_rect rows = pave_rect_of(0, first, job->rect.width, count);
    pave_result result = fill_piece(job, job->ground.world, rows, out);
    if (result == PAVE_OK && wants_hash(job->options)) add_to_hash(job, first, count, out);
    return result;
}

// Hashes the rows that were not read yet, in parts, so that memory is constant and signals are
// handled promptly.
static int finish_hash(cli_fill_job *job, pave_progress progress)
{
    enum {
        PIECE_ROWS = 1024,
        PIECE_TILES = 1 << 22
    }; // many strips at once, so that all threads have work
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
    if (!stopped) progress.stop(progress.context, total, total);
    free(tiles);
    return stopped ? CLI_STOPPED : CLI_DONE;
}

// Reads rows of the lower layer.
static pave_result read_rows_under(void *context, int32_t first, int32_t count, uint32_t *out)
{
    cli_fill_job *job = context;
    return fill_piece(job, job->under_world, pave_rect_of(0, first, job->rect.width, count), out);
}

// ---- The lower layer ----------------------------------------------------------------------------

// Opens the source of --under: a built-in set or a file; its world has the next seed.
static int open_under(cli_fill_job *job)
{
    const char *under = job->options->under;
    const bool builtin = cli_fill_has_builtin_under(job->options);
    const int32_t size = job->ground.source.tileset->tile_width;
    const cli_source_wish wish = {
        .projection = job->orientation == PAVE_TILED_ORTHOGONAL ? PAVE_ORTHOGONAL : PAVE_ISOMETRIC,
        .tile_size = size >= PAVE_PAINT_SIZE_MIN && size <= PAVE_PAINT_SIZE_MAX ? size : 0};
    if (!builtin && pave_store_recognizes(under))
        return cli_wrong("--under: %s is a world file; give its tile set", under);
    int code = cli_source_open(builtin ? NULL : under, builtin ? under : NULL, wish, &job->under);
    const pave_world_def def = {.seed = job->options->ground.seed + 1};
    if (code == CLI_DONE) code = cli_source_world(&job->under, &def, &job->under_world);
    return code;
}

static int bring_sheets(cli_fill_job *job)
{
    if (!cli_fill_names_pictures(job->format)) return CLI_DONE;
    const int code = bring_sheet(job, &job->ground.source);
    return code == CLI_DONE && job->options->under ? bring_sheet(job, &job->under) : code;
}

// ---- Writing ------------------------------------------------------------------------------------

// Checks --stagger against the orientation of hexagons: rows are shifted if a corner is at the top,
// columns if a side is at the top. Hexagons wider than high may have either orientation in a
// slanted view; then the option decides.
static int find_hexagon_stagger(cli_fill_job *job, bool given)
{
    const pave_tiled_tileset *tileset = job->ground.source.tileset;
    const int sum = job->ground.source.file->faces[job->ground.faces[0]].mirror_sum;
    const bool lies = sum == CLI_HEXAGON_FLAT_SUM;
    const bool stands = !lies && tileset->tile_height > tileset->tile_width;
    job->stagger = cli_hexagon_stagger(tileset, given ? job->options->stagger : lies ? 2 : -1);
    if (!given || (job->stagger.columns ? !stands : !lies)) return CLI_DONE;
    return cli_wrong("--stagger: the hexagons of %s have a %s at the top, so their %s are shifted; "
                     "give %s, or leave it out",
                     job->ground.source.name, lies ? "side" : "corner", lies ? "columns" : "rows",
                     lies ? "odd-q or even-q" : "odd-r or even-r");
}

// Finds the stagger of a map, and checks that its cells are in range: a staggered map extends
// farther in the world than its width or height.
static int find_stagger(cli_fill_job *job)
{
    const bool given = cli_given(job->call, "stagger");
    const pave_tiled_tileset *tileset = job->ground.source.tileset;
    if (job->orientation == PAVE_TILED_HEXAGONAL) {
        const int code = find_hexagon_stagger(job, given);
        if (code != CLI_DONE) return code;
    } else if (job->orientation != PAVE_TILED_STAGGERED)
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

// Returns whether the output shows the arrangement of cells.
static bool is_seen(const cli_fill_job *job)
{
    return job->options->output && cli_fill_is_seen(job->format);
}

static int find_orientation(cli_fill_job *job)
{
    pave_tiled_orientation grid = job->ground.source.tileset->grid;
    if (!cli_named_world_is_square(&job->ground))
        job->orientation = PAVE_TILED_HEXAGONAL;
    else if (cli_given(job->call, "map"))
        job->orientation = (pave_tiled_orientation)job->options->map;
    else if (grid == PAVE_TILED_HEXAGONAL && is_seen(job))
        return cli_wrong("%s: is a tile set for hexagonal maps, whose tiles have four colours in "
                         "Tiled; --map orthogonal makes squares of them, and pave's own files have "
                         "tiles of six sides",
                         job->ground.source.name);
    else
        job->orientation = grid == PAVE_TILED_HEXAGONAL ? PAVE_TILED_ORTHOGONAL : grid;
    if (job->terrain.tiles && job->orientation == PAVE_TILED_STAGGERED) {
        if (is_seen(job))
            return cli_wrong(
                "--terrain: painted terrain is a rectangle of the world, and a staggered map is "
                "not; give --map orthogonal or isometric");
        job->orientation = PAVE_TILED_ORTHOGONAL; // painted terrain consists of plain rows of tiles
    }
    return find_stagger(job);
}

// The name by which --set finds the set again: its name, or its number if the name is empty or
// ambiguous. `number` must hold at least NUMBER_SIZE characters.
enum { NUMBER_SIZE = 16 };
static const char *set_name(const cli_source *source, char *number)
{
    const pave_tiled_wangset *found = NULL;
    const char *name = source->wangset->name;
    if (source->builtin) return source->name;
    if (name && *name && pave_tiled_wangset_find(source->tileset, name, &found, NULL) == PAVE_OK &&
        found == source->wangset)
        return name;
    snprintf(number, NUMBER_SIZE, "#%d", (int)(source->wangset - source->tileset->wangsets) + 1);
    return number;
}

// Returns the method of the tiles, for the properties of a map.
static const char *method_name(const cli_fill_job *job)
{
    return job->ground.world
               ? pave_word(pave_world_method_words, pave_world_method_of(job->ground.world))
               : "painted";
}

typedef pave_result (*writer)(const pave_tiled_map_def *map, const char *path,
                              const pave_batch *batch, pave_error *error);

const char *cli_fill_named(const cli_fill_job *job)
{
    const cli_source *source = &job->ground.source;
    const char *name = job->ground.store ? job->file : source->file ? source->name : NULL;
    return name && !cli_is_stream(name) ? name : NULL;
}

static int write_map(cli_fill_job *job, pave_progress progress)
{
    static const writer writers[] = {pave_tiled_write_tmx,  pave_tiled_write_tmj,
                                     pave_tiled_write_png,  pave_tiled_write_csv,
                                     pave_tiled_write_json, pave_tiled_write_tscn};
    char number[NUMBER_SIZE], under_number[NUMBER_SIZE];
    cli_wishes_properties wishes;
    const pave_tiled_tileset *tiles = job->ground.source.tileset;
    const double wide = (double)job->rect.width * tiles->tile_width,
                 high = (double)job->rect.height * tiles->tile_height;
    if (job->format == CLI_FILL_PNG && wide <= PAVE_TILED_WRITE_PIXELS_WIDE_MAX &&
        cli_check_pixels(wide, high, job->options->force) != CLI_DONE)
        return CLI_WRONG;
    cli_wishes_write(&job->ground.wishes, job->options->output, &wishes);
    pave_tiled_map_def map = {
        .tileset = job->ground.source.tileset,
        .rows = {.read = read_rows, .context = job},
        .width = job->rect.width,
        .height = job->rect.height,
        .filled = job->ground.world && !job->ground.store &&
                  pave_world_method_of(job->ground.world) != PAVE_WORLD_BLOCKS,
        .at_q = job->rect.q,
        .at_r = job->rect.r,
        .seed = job->options->ground.seed,
        .world = job->ground.world ? pave_world_hash(job->ground.world) : 0,
        .set = set_name(&job->ground.source, number),
        .origin = job->ground.origin,
        .tiles = cli_fill_named(job),
        .property_count = wishes.count,
        .properties = wishes.list,
        .method = method_name(job),
        .orientation = job->orientation,
        .stagger = job->stagger,
        .infinite = job->options->infinite,
        .encoding = job->encoding,
        .compression = (pave_tiled_compression)job->options->compression,
        .embed = job->options->embed,
        .bring = job->ground.source.builtin && cli_fill_names_pictures(job->format),
    };
    pave_tiled_map_def under = {.tileset = job->under.tileset,
                                .rows = {.read = read_rows_under, .context = job},
                                .bring =
                                    job->under.builtin && cli_fill_names_pictures(job->format)};
    if (job->under_world) {
        under.set = set_name(&job->under, under_number);
        under.method = pave_word(pave_world_method_words, pave_world_method_of(job->under_world));
        under.seed = job->options->ground.seed + 1;
        under.world = pave_world_hash(job->under_world);
        under.tiles = job->under.file ? job->under.name : NULL;
    }
    if (job->options->under) map.under = &under;
    pave_error error = {0};
    const pave_batch batch = {.runner = job->batch.runner, .progress = progress};
    error.result = writers[job->format](&map, job->options->output, &batch, &error);
    return error.result == PAVE_OK ? CLI_DONE : cli_report_output(&error);
}

static void print_answer(const cli_fill_job *job)
{
    char number[NUMBER_SIZE];
    cli_result result = {.out = job->call->out, .json = job->options->json};
    cli_json_open(&result, NULL, '{');
    cli_json_text(&result, "file", job->options->output);
    cli_json_open(&result, "brought", '[');
    for (int i = 0; i < job->sheet_count; i++) {
        cli_json_text(&result, NULL, job->sheets[i].sheet);
        if (job->sheets[i].tsx[0]) cli_json_text(&result, NULL, job->sheets[i].tsx);
    }
    cli_json_close(&result);
    cli_json_text(&result, "set", set_name(&job->ground.source, number));
    cli_json_text(&result, "method", method_name(job));
    cli_json_member(&result, "seed", "\"%" PRIu64 "\"",
                    job->options->ground.seed); // written as text, because it has 64 bits
    cli_json_list(&result, "at", (const int32_t[]){job->rect.q, job->rect.r}, 2);
    CLI_JSON_COUNTS(&result, "width|height", job->rect.width, job->rect.height);
    if (job->terrain.tiles)
        CLI_JSON_COUNTS(&result, "painted|changed", job->terrain.changes.painted,
                        job->terrain.changes.changed);
    if (wants_hash(job->options)) cli_put_hash(&result, job->hash);
    cli_json_close(&result);
}

// Rejects a file of absurd size, about 2 bytes a cell, unless --force is given.
static int check_cells(const cli_fill_job *job)
{
    const double cells = (double)job->rect.width * job->rect.height, most = 1e9;
    const bool refused_later =
        job->format == CLI_FILL_PNG || job->rect.width > PAVE_TILED_WRITE_WIDTH_MAX;
    if (cells <= most || job->options->force || refused_later) return CLI_DONE;
    return cli_wrong(
        "--size: %dx%d is more than 1000 million cells; choose a smaller size, or give "
        "--force",
        (int)job->rect.width, (int)job->rect.height);
}

static int write_and_hash(cli_fill_job *job)
{
    cli_progress bar;
    pave_progress progress = cli_progress_begin(&bar, "filling");
    const uint32_t size[2] = {(uint32_t)job->rect.width, (uint32_t)job->rect.height};
    // The hash of hexagons begins as for a window.
    job->hash = job->orientation == PAVE_TILED_HEXAGONAL ? PAVE_HASH_START
                                                         : pave_hash(PAVE_HASH_START, size, 2);
    job->hashed = 0;
    int code = job->options->output ? write_map(job, progress) : CLI_DONE;
    if (code == CLI_DONE && wants_hash(job->options)) code = finish_hash(job, progress);
    cli_progress_end(&bar);
    return code;
}

int cli_fill_rectangle(cli_fill_job *job)
{
    int code = find_orientation(job);
    if (code == CLI_DONE && job->options->output) code = check_cells(job);
    cli_catch_signals();
    if (code == CLI_DONE && job->options->under) code = open_under(job);
    if (code == CLI_DONE) code = bring_sheets(job);
    if (code == CLI_DONE) code = write_and_hash(job);
    if (code == CLI_DONE) print_answer(job);
    pave_world_destroy(job->under_world);
    cli_source_close(&job->under);
    return code;
}
