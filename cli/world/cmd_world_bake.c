// cli/world/cmd_world_bake.c: pave world bake: writes a world as a pyramid of pictures or a store
// of ids.
#include "../commands.h"
#include "../opt.h"
#include "../output.h"
#include "../result.h"
#include "../work.h"
#include "bake_page.h"
#include "bake_source.h"

#include <pave/world.h>

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

// ---- The options --------------------------------------------------------------------------------

typedef struct bake_options {
    cli_named_world_options ground;
    pave_cell at;
    cli_size size;
    int64_t tile, threads;
    int orientation, format;
    const char *zoom, *part, *output;
    double rate;
    bool resume, force, no_page, json;
} bake_options;

// Names of the formats, in the order of pave_bake_format.
#define FORMATS "pmtiles|mbtiles|folder|zarr"

#define OPTIONS bake_options
static const cli_option table[] = {
    CLI_NAMED_WORLD_ROWS(ground),
    CLI_ROW(PLACE, "at", "X,Y", "0,0", at, "the upper left place; y points down"),
    CLI_ROW(SIZE, "size", "WxH", "256x256", size,
            "number of cells, up to 1073741825x1073741825, the whole world; unit cells of tilings "
            "that are not regular grids, and of triangles in a .zarr"),
    CLI_COUNT_ROW("tile", "PX", NULL, tile, PAVE_PAINT_SIZE_MIN, PAVE_PAINT_SIZE_MAX,
                  "pixels of a built-in square, 4 to 1024, or of an edge on other grids (default: "
                  "32)"),
    CLI_ROW(TEXT, "zoom", "A-B", NULL, zoom,
            "the levels of a pyramid that are written (default: all, from 0, a single picture, to "
            "that with tiles in full size)"),
    CLI_ROW(WORD, "orientation", "pointy|flat", "pointy", orientation, "of hexagons and triangles"),
    CLI_ROW(TEXT, "part", "K/N", NULL, part,
            "make only part K of N, such as by one job of an array; the last part to end completes "
            "the output"),
    CLI_FLAG_ROW("resume", resume,
                 "check the work of an earlier run in OUTPUT.bake and continue it, or start if "
                 "there is no such work"),
    CLI_ROW(DECIMAL, "rate", "N", NULL, rate,
            "maximum number of pictures or chunks per second, to keep the machine free for "
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
    CLI_JSON_ROW(json),
    CLI_THREADS_ROW(threads),
};

enum {
    PYRAMID = CLI_MODE(0),
    PAGED = CLI_MODE(1),
};

static uint32_t modes_of(const cli_call *call)
{
    const pave_bake_format format = (pave_bake_format)call->format;
    if (call->format < 0) return 0;
    return (pave_bake_is_pyramid(format) ? PYRAMID : 0) |
           (format == PAVE_BAKE_PMTILES || format == PAVE_BAKE_FOLDER ? PAGED : 0);
}

static const cli_need needs[] = {
    {"zoom|orientation|tile", PYRAMID, "only pyramids of pictures have it"},
    {"no-page", PAGED, "only .pmtiles and folders of pictures have a page"},
};

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
} bake_job;

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
    if (!options->output)
        return cli_wrong("nothing to do; give -o FILE.pmtiles, .mbtiles, .zarr or FOLDER/");
    if (strcmp(options->output, "-") == 0)
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
    const int code = cli_bake_page_check(job->page);
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
                          .seed = options->ground.seed};
    int code = grid_window_turns(job->ground.tiling, options->orientation);
    if (code == CLI_DONE) code = read_zoom(job, &kind);
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

static int report_error(const pave_error *error)
{
    char text[PAVE_ERROR_TEXT_SIZE];
    if (!error->message[0]) return CLI_FAILED; // already reported
    if (error->result == PAVE_STOPPED) {
        cli_say("%s", pave_error_text(error, text));
        return CLI_STOPPED;
    }
    const bool wrong = error->result == PAVE_RANGE || error->result == PAVE_INVALID ||
                       error->result == PAVE_UNSUPPORTED;
    return wrong ? cli_wrong("%s", pave_error_text(error, text)) : cli_report(error);
}

// Reports a picture or chunk of an earlier run that was damaged.
static void say_broken(const bake_job *job)
{
    const pave_bake_report *report = &job->report;
    if (pave_bake_is_pyramid(job->def.format))
        cli_say("%s: the picture %d/%" PRId64 "/%" PRId64
                " was damaged; it and all later ones were rebuilt",
                job->def.path, (int)report->broken_level, report->broken_x, report->broken_y);
    else
        cli_say("%s: the chunk %" PRId64 ",%" PRId64
                " was damaged; it and all later ones were rebuilt",
                job->def.path, report->broken_x, report->broken_y);
}

static int bake(bake_job *job)
{
    cli_progress bar;
    pave_error error = {0};
    const int64_t asked = job->options->threads, threads = asked > 0 ? asked : cli_processors();
    job->def.workers = (int32_t)threads;
    const pave_batch batch = {.runner = cli_runner(&threads),
                              .progress = cli_progress_begin(&bar, "baking")};
    const pave_result result = pave_bake_run(&job->def, NULL, &batch, &job->report, &error);
    cli_progress_end(&bar);
    if (result != PAVE_OK) return report_error(&error);
    if (!job->report.whole && !job->options->part) {
        cli_say("%s: another process has taken over the work", job->def.path);
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
                                        [PAVE_BAKE_ZARR] = "chunks"};
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
    cli_json_open(&result, NULL, '{');
    put_report(job, &result);
    cli_json_text(&result, "set", job->ground.name);
    cli_json_text(&result, "method",
                  pave_word(pave_world_method_words, pave_world_method_of(job->ground.world)));
    cli_json_member(&result, "seed", "\"%" PRIu64 "\"", options->ground.seed);
    cli_json_list(&result, "at", (const int32_t[]){options->at.q, options->at.r}, 2);
    CLI_JSON_COUNTS(&result, "width|height", options->size.width, options->size.height);
    cli_json_close(&result);
}

// Prints notices after a successful bake; a failed bake prints only its error.
static void say_notices(const bake_job *job)
{
    if (job->report.broken >= 0) say_broken(job);
    if (job->report.whole && job->pageless)
        cli_say("no page: this build of pave lacks it; run scripts/setup and build again, or give "
                "--no-page");
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
    if (code == CLI_DONE) code = open_output(&job);
    cli_catch_signals();
    if (code == CLI_DONE) code = bake(&job);
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
