// cli/world/cmd_world_bake.c: pave world bake: writes a world as a pyramid of pictures or a store
// of ids.
#define _XOPEN_SOURCE 700
#include "../commands.h"
#include "../opt.h"
#include "../output.h"
#include "../result.h"
#include "../work.h"
#include "bake_page.h"
#include "bake_source.h"
#include "fill_cells.h"

#include <pave/world.h>

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// ---- The hashes ---------------------------------------------------------------------------------

typedef struct cli_bake_hash_call {
    const pave_world *world;
    pave_rect rect;
    int32_t face_count;
    bool square; ///< whether the grid is squares; on other grids the ids are hashed as for a
                 ///< window, without the size
    const pave_ranks *ranks; ///< NULL: one process
    const int64_t *threads;
    cli_hash hash;      ///< kind of hash
    const char *leaves; ///< path of the file for the hashes of chunks; may be NULL
} cli_bake_hash_call;

// ---- Hash of all tiles -------------------------------------------------------------------------

// Hashes rows, or parts of wide rows, in order. Several threads fill the rows; one thread hashes
// them.
static int hash_rows(const cli_bake_hash_call *call, const pave_batch *batch, uint64_t *out)
{
    enum { PIECE_ROWS = 1024, PIECE_CELLS = 1 << 21 };
    const pave_rect rect = call->rect;
    const uint32_t size[2] = {(uint32_t)rect.width, (uint32_t)rect.height};
    const int32_t width = rect.width < PIECE_CELLS ? rect.width : PIECE_CELLS;
    int32_t height = PIECE_CELLS / width;
    if (height > PIECE_ROWS) height = PIECE_ROWS;
    if (width < rect.width) height = 1;
    const size_t faces = (size_t)call->face_count;
    uint32_t *tiles = malloc((size_t)width * (size_t)height * faces * sizeof *tiles);
    if (!tiles) return cli_failed("out of memory");
    const pave_batch fill = {.runner = batch->runner, .progress = cli_progress_silent};
    const int64_t total = pave_rect_count(rect);
    bool stopped = false;
    *out = pave_hash(PAVE_HASH_START, size, call->square ? 2 : 0);
    for (int64_t done = 0; done < total && !stopped;) {
        const int32_t x = (int32_t)(done % rect.width), y = (int32_t)(done / rect.width);
        const pave_rect piece =
            pave_rect_intersection(rect, pave_rect_of(rect.q + x, rect.r + y, width, height));
        stopped = batch->progress.stop(batch->progress.context, done, total) ||
                  pave_world_fill(call->world, piece, &fill, tiles,
                                  piece.width * (ptrdiff_t)faces) != PAVE_OK;
        if (!stopped) *out = pave_hash(*out, tiles, pave_rect_count(piece) * (int64_t)faces);
        done += pave_rect_count(piece);
    }
    if (!stopped) batch->progress.stop(batch->progress.context, total, total);
    free(tiles);
    return stopped ? CLI_STOPPED : CLI_DONE;
}

// ---- Hashes of chunks --------------------------------------------------------------------------

enum { LEAVES = 1024 };

static int write_leaves(const cli_bake_hash_call *call, const pave_batch *batch, FILE *out)
{
    uint64_t leaves[LEAVES];
    const int64_t total = pave_chunk_count(call->rect);
    const pave_batch fill = {.runner = batch->runner, .progress = cli_progress_silent};
    for (int64_t first = 0; first < total; first += LEAVES) {
        const int64_t count = total - first < LEAVES ? total - first : LEAVES;
        if (batch->progress.stop(batch->progress.context, first, total)) return CLI_STOPPED;
        const pave_result result =
            pave_world_leaves(call->world, call->rect, first, count, NULL, &fill, leaves);
        if (result == PAVE_STOPPED) return CLI_STOPPED;
        if (result != PAVE_OK) return cli_failed("out of memory");
        for (int64_t i = 0; i < count; i++) {
            const pave_rect rect = pave_chunk_rect(call->rect, first + i);
            fprintf(out, "%d,%d\t%dx%d\t0x%016" PRIx64 "\n", (int)rect.q, (int)rect.r,
                    (int)rect.width, (int)rect.height, leaves[i]);
        }
    }
    batch->progress.stop(batch->progress.context, total, total);
    return CLI_DONE;
}

static int write_leaves_file(const cli_bake_hash_call *call, const pave_batch *batch)
{
    const char *path = call->leaves;
    const bool standard = strcmp(path, "-") == 0;
    FILE *out = standard ? stdout : fopen(cli_stage(path), "w");
    int code = out ? write_leaves(call, batch, out)
                   : cli_failed("%s: cannot be written: %s", path, strerror(errno));
    if (code == CLI_DONE && !cli_flush(out, standard ? "standard output" : path)) code = CLI_FAILED;
    if (out && !standard) fclose(out);
    return cli_stage_end(code);
}

// ---- The whole hash -----------------------------------------------------------------------------

/// Computes the hash, if requested, and writes the hashes of chunks, in constant memory. All ranks
/// call it and get the same exit code, after a message on the first rank unless it is CLI_DONE or
/// CLI_STOPPED.
static int bake_hash(const cli_bake_hash_call *call, uint64_t *out)
{
    cli_progress bar;
    int code = CLI_DONE;
    const bool first = pave_ranks_rank(call->ranks) == 0;
    if (call->hash == CLI_HASH_NONE && !call->leaves) return CLI_DONE;
    const pave_batch batch = {.runner = cli_runner(call->threads),
                              .progress = cli_progress_begin(&bar, "hashing")};
    if (call->hash == CLI_HASH_CHUNKS)
        code = cli_hash_chunks(call->world, call->rect, call->ranks, &batch, out);
    if (call->hash == CLI_HASH_WHOLE && first) code = hash_rows(call, &batch, out);
    if (call->leaves && first && code == CLI_DONE) code = write_leaves_file(call, &batch);
    cli_progress_end(&bar);
    return cli_agree(call->ranks, code);
}

// ---- The options --------------------------------------------------------------------------------

typedef struct bake_options {
    cli_named_world_options ground;
    pave_cell at;
    cli_size size;
    int64_t tile, map_size, threads;
    int orientation, format;
    const char *zoom, *part, *output, *leaves;
    double rate;
    bool resume, force, no_page, json;
    cli_hash hash;
} bake_options;

// Names of the formats, in the order of pave_bake_format.
#define FORMATS "pmtiles|mbtiles|folder|zarr|world"

#define OPTIONS bake_options
static const cli_option table[] = {
    CLI_NAMED_WORLD_ROWS(ground),
    CLI_ROW(PLACE, "at", "X,Y", "0,0", at, "the upper left place; y points down"),
    CLI_ROW(SIZE, "size", "WxH", "256x256", size,
            "number of cells, up to 1073741825x1073741825, the whole world; unit cells of tilings "
            "that are not regular grids"),
    CLI_COUNT_ROW("tile", "PX", NULL, tile, PAVE_PAINT_SIZE_MIN, PAVE_PAINT_SIZE_MAX,
                  "pixels of a built-in square, 4 to 1024, or of an edge on other grids (default: "
                  "32)"),
    CLI_ROW(TEXT, "zoom", "A-B", NULL, zoom,
            "the levels of a pyramid that are written (default: all, from 0, a single picture, to "
            "that with tiles in full size)"),
    CLI_ROW(WORD, "orientation", "pointy|flat", "pointy", orientation, "of hexagons and triangles"),
    CLI_COUNT_ROW("map-size", "CELLS", "256", map_size, 1, 4096,
                  "cells of each map of a .world, each way"),
    CLI_ROW(TEXT, "part", "K/N", NULL, part,
            "make only part K of N, such as by one job of an array; the last part to end completes "
            "the output"),
    CLI_FLAG_ROW("resume", resume,
                 "check the work of an earlier run in OUTPUT.bake and continue it, or start if "
                 "there is no such work"),
    CLI_ROW(DECIMAL, "rate", "N", NULL, rate,
            "maximum number of pictures, chunks or maps per second, to keep the machine free for "
            "others (default: no limit)"),
    CLI_OPTION(OUTPUT, 'o', "output", "FILE", NULL, output, 0, 0,
               "the output; the ending of its name sets the format, and a name that ends in / is a "
               "folder of pictures"),
    CLI_ROW(WORD, "format", FORMATS, NULL, format, "the format, regardless of the ending"),
    CLI_FLAG_ROW(
        "force", force,
        "replace the file of -o, or a folder that a bake wrote and that has no other files"),
    CLI_FLAG_ROW(
        "no-page", no_page,
        "do not write the page that shows the pictures, next to .pmtiles or in the folder"),
    CLI_HASH_ROW(hash, "width, height and all tile ids"),
    CLI_ROW(OUTPUT, "leaves", "FILE", NULL, leaves,
            "write the hash of each chunk of 256 x 256 cells, one per line, to compare two runs"),
    CLI_JSON_ROW(json),
    CLI_THREADS_ROW(threads),
};

enum {
    PYRAMID = CLI_MODE(0),
    DRAWN = CLI_MODE(1), // the format has pixels
    MAPS = CLI_MODE(2),
    PAGED = CLI_MODE(3),
    WRITTEN = CLI_MODE(4)
};

static uint32_t modes_of(const cli_call *call)
{
    const pave_bake_format format = (pave_bake_format)call->format;
    if (call->format < 0) return 0;
    const bool pyramid = pave_bake_is_pyramid(format);
    return WRITTEN | (pyramid ? PYRAMID : 0) | (pyramid || format == PAVE_BAKE_WORLD ? DRAWN : 0) |
           (format == PAVE_BAKE_WORLD ? MAPS : 0) |
           (format == PAVE_BAKE_PMTILES || format == PAVE_BAKE_FOLDER ? PAGED : 0);
}

static const cli_need needs[] = {
    {"zoom|orientation", PYRAMID, "only pyramids of pictures have it"},
    {"tile", DRAWN, "only pictures and maps have pixels"},
    {"map-size", MAPS, "only a .world has maps"},
    {"no-page", PAGED, "only .pmtiles and folders of pictures have a page"},
    {"part|resume|rate|force", WRITTEN, "there is no -o FILE"}};

// ---- The call -----------------------------------------------------------------------------------

typedef struct bake_job {
    const cli_call *call;
    const bake_options *options;
    cli_named_world ground;
    cli_bake_source source;
    pave_bake_def def;
    pave_bake_report report;
    char page[CLI_BAKE_PATH]; // "": none
    bool pageless;            // whether the page is omitted because this build has none
    uint64_t hash;
} bake_job;

static bool is_first(const bake_job *job) { return pave_ranks_rank(job->call->ranks) == 0; }

static int read_zoom(bake_job *job, cli_bake_kind *kind)
{
    int64_t levels[2];
    const char *text = job->options->zoom;
    kind->zoom_max = -1;
    if (!text) return CLI_DONE;
    const bool one = cli_read_number(text, 0, 99, &levels[0]) == CLI_READ;
    if (one) levels[1] = levels[0];
    if ((!one && cli_read_numbers(text, "-", 2, 0, 99, levels) != CLI_READ) ||
        levels[0] > levels[1])
        return cli_wrong("--zoom %s: give two levels, the lower first, such as 2-7, or one", text);
    kind->zoom_min = (int32_t)levels[0];
    kind->zoom_max = (int32_t)levels[1];
    return CLI_DONE;
}

static int read_part(bake_job *job)
{
    int64_t part[2];
    const char *text = job->options->part;
    if (!text) return CLI_DONE;
    if (cli_read_numbers(text, "/", 2, 1, PAVE_BAKE_PARTS_MAX, part) != CLI_READ ||
        part[0] > part[1])
        return cli_wrong("--part %s: give K/N, part K from 1 to N of N parts, %d at most, such as "
                         "3/16",
                         text, PAVE_BAKE_PARTS_MAX);
    job->def.part = (int32_t)part[0];
    job->def.part_count = (int32_t)part[1];
    return CLI_DONE;
}

static int check_call(const bake_job *job)
{
    const bake_options *options = job->options;
    const pave_rect rect =
        pave_rect_of(options->at.q, options->at.r, options->size.width, options->size.height);
    if (!options->output && !options->hash && !options->leaves && !options->json)
        return cli_wrong("nothing to do; give -o FILE.pmtiles, .mbtiles, .zarr, .world or FOLDER/, "
                         "or --hash");
    if (options->output && strcmp(options->output, "-") == 0)
        return cli_wrong(
            "-o -: a bake cannot be written to standard output; give the name of a file");
    if (!pave_rect_in_range(rect))
        return cli_wrong("--at %d,%d --size %dx%d: out of range; coordinates go from -%d to "
                         "%d",
                         (int)rect.q, (int)rect.r, (int)rect.width, (int)rect.height,
                         PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX);
    return CLI_DONE;
}

// Chooses the page of the output: NAME.html, or index.html in the folder.
static int find_page(bake_job *job)
{
    const bake_options *options = job->options;
    const char *output = options->output;
    size_t length = strlen(output);
    if (options->no_page || !(modes_of(job->call) & PAGED)) return CLI_DONE;
    job->pageless = !cli_bake_page_available();
    if (job->pageless) return CLI_DONE;
    if (length + 16 > sizeof job->page)
        return cli_wrong("-o: the name is too long; give a shorter one");
    if (job->call->format == PAVE_BAKE_FOLDER) {
        while (length > 1 && output[length - 1] == '/') length--;
        snprintf(job->page, sizeof job->page, "%.*s/index.html", (int)length, output);
        return cli_check_beside(job->call, job->page, NULL);
    }
    const char *dot = strrchr(output + cli_folder_length(output), '.');
    const int stem = dot ? (int)(dot - output) : (int)length;
    snprintf(job->page, sizeof job->page, "%.*s.html", stem, output);
    const int code = is_first(job) ? cli_bake_page_check(job->page) : CLI_DONE;
    return code == CLI_DONE ? cli_check_beside(job->call, job->page, NULL) : code;
}

static int open_output(bake_job *job)
{
    const bake_options *options = job->options;
    cli_bake_kind kind = {.call = job->call,
                          .format = (pave_bake_format)job->call->format,
                          .output = options->output,
                          .wish = {.tile = (int32_t)options->tile,
                                   .rect = pave_rect_of(options->at.q, options->at.r,
                                                        options->size.width, options->size.height),
                                   .orientation = (pave_orientation)options->orientation},
                          .grid = options->ground.grid,
                          .seed = options->ground.seed,
                          .map_size = (int32_t)options->map_size};
    int code = read_zoom(job, &kind);
    if (code == CLI_DONE) code = read_part(job);
    if (code == CLI_DONE) code = find_page(job);
    kind.page = job->page[0] ? job->page : NULL;
    if (code == CLI_DONE) code = cli_bake_source_open(&job->ground, &kind, &job->source, &job->def);
    job->def.resume = options->resume;
    job->def.replace = options->force;
    job->def.rate = options->rate;
    return code;
}

// ---- The work -----------------------------------------------------------------------------------

static int worker_count(const bake_job *job)
{
    const int64_t threads = job->options->threads;
    if (threads > 0) return (int)threads;
    if (pave_ranks_count(job->call->ranks) > 1) return 1; // each rank uses one processor
    const long count = sysconf(_SC_NPROCESSORS_ONLN);
    return count > 0 && count < CLI_THREADS_MAX ? (int)count : 1;
}

static int report_error(const bake_job *job, const pave_error *error)
{
    char text[PAVE_ERROR_TEXT_SIZE];
    if (!error->message[0]) return CLI_FAILED; // already reported
    if (error->result == PAVE_STOPPED) {
        if (is_first(job)) cli_say("%s", pave_error_text(error, text));
        return CLI_STOPPED;
    }
    const bool wrong = error->result == PAVE_RANGE || error->result == PAVE_INVALID ||
                       error->result == PAVE_UNSUPPORTED;
    if (!is_first(job)) return wrong ? CLI_WRONG : CLI_FAILED;
    return wrong ? cli_wrong("%s", pave_error_text(error, text)) : cli_report(error);
}

// Reports a picture, chunk or map of an earlier run that was damaged.
static void say_broken(const bake_job *job)
{
    const pave_bake_report *report = &job->report;
    if (pave_bake_is_pyramid(job->def.format))
        cli_say("%s: the picture %d/%" PRId64 "/%" PRId64
                " was damaged; it and all later ones were rebuilt",
                job->def.path, (int)report->broken_level, report->broken_x, report->broken_y);
    else
        cli_say("%s: the %s %" PRId64 ",%" PRId64
                " was damaged; it and all later ones were rebuilt",
                job->def.path, job->def.format == PAVE_BAKE_WORLD ? "map" : "chunk",
                report->broken_x, report->broken_y);
}

static int bake(bake_job *job)
{
    cli_progress bar;
    pave_error error = {0};
    const int64_t threads = worker_count(job);
    job->def.workers = (int32_t)threads;
    const pave_batch batch = {.runner = cli_runner(&threads),
                              .progress = cli_progress_begin(&bar, "baking")};
    const pave_result result =
        pave_bake_run(&job->def, job->call->ranks, NULL, &batch, &job->report, &error);
    cli_progress_end(&bar);
    if (result != PAVE_OK) return report_error(job, &error);
    if (!job->report.whole && !job->options->part) {
        if (is_first(job)) cli_say("%s: another process has taken over the work", job->def.path);
        return CLI_FAILED;
    }
    return CLI_DONE;
}

// ---- The answer ---------------------------------------------------------------------------------

static void put_report(const bake_job *job, cli_result *result)
{
    static const char *const items[] = {[PAVE_BAKE_PMTILES] = "pictures",
                                        [PAVE_BAKE_MBTILES] = "pictures",
                                        [PAVE_BAKE_FOLDER] = "pictures",
                                        [PAVE_BAKE_ZARR] = "chunks",
                                        [PAVE_BAKE_WORLD] = "maps"};
    const pave_bake_report *report = &job->report;
    const char *name = items[job->call->format];
    cli_text(result, "%s=%" PRId64 "/%" PRId64 " units=%" PRId64 "/%" PRId64, name, report->items,
             report->items_total, report->units, report->units_total);
    if (report->found > 0) cli_text(result, " kept=%" PRId64, report->found);
    cli_text(result, " whole=%s\n", report->whole ? "yes" : "no");
    cli_json_text(result, "file", job->options->output);
    if (job->page[0] && report->whole) cli_json_text(result, "page", job->page);
    cli_json_flag(result, "whole", report->whole);
    CLI_JSON_COUNTS(result, "items|items_total|units|units_total|kept|bytes", report->items,
                    report->items_total, report->units, report->units_total, report->found,
                    report->bytes);
}

static void put_answer(const bake_job *job)
{
    const bake_options *options = job->options;
    cli_result result = {.out = job->call->out, .json = options->json};
    if (!is_first(job)) return;
    cli_json_open(&result, NULL, '{');
    if (options->output) put_report(job, &result);
    cli_json_text(&result, "set", job->ground.name);
    cli_json_text(&result, "method",
                  pave_word(pave_world_method_words, pave_world_method_of(job->ground.world)));
    cli_json_member(&result, "seed", "\"%" PRIu64 "\"", options->ground.seed);
    cli_json_list(&result, "at", (const int32_t[]){options->at.q, options->at.r}, 2);
    CLI_JSON_COUNTS(&result, "width|height", options->size.width, options->size.height);
    if (options->hash == CLI_HASH_WHOLE) cli_put_hash(&result, job->hash);
    if (options->hash == CLI_HASH_CHUNKS) cli_put_hash_as(&result, "chunks", job->hash);
    cli_json_close(&result);
}

// Prints notices after a successful bake; a failed bake prints only its error.
static void say_notices(const bake_job *job)
{
    if (!is_first(job) || !job->options->output) return;
    if (job->report.broken >= 0) say_broken(job);
    if (job->report.whole && job->pageless)
        cli_say("no page: this build of pave lacks it; run scripts/setup and build again, or give "
                "--no-page");
}

static int make_hash(bake_job *job)
{
    const bake_options *options = job->options;
    const cli_bake_hash_call call = {
        .world = job->ground.world,
        .rect =
            pave_rect_of(options->at.q, options->at.r, options->size.width, options->size.height),
        .face_count = job->ground.tiling->face_count,
        .square = cli_named_world_is_square(&job->ground),
        .ranks = job->call->ranks,
        .threads = &options->threads,
        .hash = options->hash,
        .leaves = options->leaves};
    return bake_hash(&call, &job->hash);
}

static int run(const cli_call *call)
{
    bake_job job = {.call = call, .options = call->options};
    int code = check_call(&job);
    const cli_source_wish wish = {.projection = PAVE_ORTHOGONAL};
    if (code == CLI_DONE)
        code = cli_named_world_open(call, &job.options->ground,
                                    call->operand_count ? call->operands[0] : NULL, wish, true,
                                    &job.ground);
    if (code == CLI_DONE && job.options->output) code = open_output(&job);
    cli_catch_signals();
    code = cli_agree(call->ranks, code);
    if (code == CLI_DONE && job.options->output) code = bake(&job);
    if (code == CLI_DONE) code = make_hash(&job);
    if (code == CLI_DONE) put_answer(&job);
    if (code == CLI_DONE && !cli_flush(call->out, "standard output")) code = CLI_FAILED;
    if (code == CLI_DONE) say_notices(&job);
    cli_bake_source_close(&job.source);
    cli_named_world_close(&job.ground);
    return code;
}

const cli_command cli_world_bake = {CLI_COMMAND("world", "bake", table, run),
                                    CLI_OPERANDS("[FILE]", 0, 1),
                                    CLI_WRITES(FORMATS, needs, modes_of)};
