// cli/world/cmd_world_herringbone.c: pave world herringbone: fills a picture with herringbone
// tiles.
#include "../commands.h"
#include "../output.h"
#include "../result.h"
#include "../work.h"
#include "herringbone_tiles.h"
#include "set_source.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

typedef struct herringbone_options {
    int set, format;
    uint64_t seed;
    pave_cell at;
    cli_size size;
    const char *output;
    bool force, check, hash, json;
    int64_t side, threads;
} herringbone_options;

#define OPTIONS herringbone_options
static const cli_option table[] = {
    CLI_ROW(WORD, "set", CLI_BUILTINS_COMPLETE, "dungeon", set,
            "without TEMPLATE.png: the built-in set"),
    CLI_COUNT_ROW("side", "PX", "32", side, PAVE_PAINT_SIZE_MIN, PAVE_HERRINGBONE_SIDE_MAX,
                  "without TEMPLATE.png: the short side of a tile in pixels, 4 to 255"),
    CLI_SEED_ROW(seed, "which world"),
    CLI_ROW(PLACE, "at", "X,Y", "0,0", at, "the upper left pixel; y points down"),
    CLI_ROW(SIZE, "size", "WxH", "512x512", size, "size in pixels"),
    CLI_OUTPUT_ROWS("png", output, format),
    CLI_FORCE_ROW(force, ""),
    CLI_PRINT_ROW("check", check, "look for blank and damaged tiles in the template"),
    CLI_PRINT_ROW("hash", hash, "print the hash of width, height and all pixels"),
    CLI_PRINT_ROW("json", json, "print the result in JSON, including the hash"),
    CLI_THREADS_ROW(threads),
};

enum { FILLED = CLI_MODE(0), BUILTIN = CLI_MODE(1), OPENED = CLI_MODE(2) };

static uint32_t modes_of(const cli_call *call)
{
    const herringbone_options *options = call->options;
    return (options->check ? 0 : FILLED) | (call->operand_count ? OPENED : BUILTIN);
}

static const cli_need needs[] = {
    {"set|side", BUILTIN, "TEMPLATE.png has the tiles"},
    {"check", OPENED, "only a TEMPLATE.png can be checked"},
    {"seed|at|size|output|format|force|hash|threads", FILLED, "--check only reads the template"}};

// ---- Check --------------------------------------------------------------------------------------

static const char *sort_of(bool upright) { return upright ? "upright" : "flat"; }

static void put_shape(cli_result *result, const cli_herringbone *tiles)
{
    const pave_herringbone_shape *shape = &tiles->shape;
    const char *kind = pave_word(pave_wang_kind_words, shape->kind);
    const int types = pave_herringbone_type_count(shape->kind);
    int64_t flat = 0;
    while (flat < tiles->count && !tiles->tiles[flat].upright) flat++;
    cli_json_text(result, "type", kind);
    cli_json_list(result, "colors", (const int32_t *)shape->colors, types);
    CLI_JSON_COUNTS(result, "side|variants|flat|upright", shape->side,
                    (int64_t)shape->vary_x * shape->vary_y, flat, tiles->count - flat);
    cli_text_print(result, "", tiles->name, "");
    cli_text(result, ": %ss in ", kind);
    for (int t = 0; t < types; t++) cli_text(result, t ? ",%d" : "%d", shape->colors[t]);
    cli_text(result,
             " colours, %" PRId64 " flat tiles of %d x %d pixels, %" PRId64 " upright ones\n", flat,
             2 * shape->side, shape->side, tiles->count - flat);
}

static void put_fault(cli_result *result, const cli_herringbone *tiles,
                      const pave_herringbone_fault *fault)
{
    const pave_herringbone_tile *tile = &tiles->tiles[fault->tile];
    const bool blank = fault->oddity == PAVE_HERRINGBONE_BLANK;
    int32_t x, y, colors[PAVE_HERRINGBONE_PLACES];
    pave_herringbone_template_place(&tiles->shape, fault->tile, &x, &y);
    for (int k = 0; k < PAVE_HERRINGBONE_PLACES; k++) colors[k] = tile->colors[k];
    cli_json_open(result, NULL, '{');
    cli_json_text(result, "odd", pave_word(pave_herringbone_oddity_words, fault->oddity));
    cli_json_member(result, "tile", "%" PRId64, fault->tile);
    cli_json_text(result, "sort", sort_of(tile->upright));
    cli_json_list(result, "colors", colors, PAVE_HERRINGBONE_PLACES);
    cli_json_list(result, "at", (const int32_t[]){x, y}, 2);
    cli_json_close(result);
    cli_text(result, "  %s, at pixel %d,%d: the %s tile of colours %d,%d,%d,%d,%d,%d%s\n",
             blank ? "blank" : "spoiled", (int)x, (int)y, sort_of(tile->upright), (int)colors[0],
             (int)colors[1], (int)colors[2], (int)colors[3], (int)colors[4], (int)colors[5],
             blank ? " is all white" : " has no frame: it was painted over, or the picture moved");
}

static int check(const cli_call *call, const cli_herringbone *tiles)
{
    enum { SHOWN = 20 };
    const herringbone_options *options = call->options;
    cli_result result = {.out = call->out, .json = options->json};
    int64_t count = 0;
    pave_herringbone_template_check(&tiles->shape, &tiles->picture, NULL, 0, &count);
    pave_herringbone_fault *faults = malloc((size_t)count * sizeof *faults + 1);
    if (!faults) return cli_failed("out of memory");
    pave_herringbone_template_check(&tiles->shape, &tiles->picture, faults, count, &count);
    cli_json_open(&result, NULL, '{');
    put_shape(&result, tiles);
    cli_json_member(&result, "odd_count", "%" PRId64, count);
    cli_json_open(&result, "odd", '[');
    for (int64_t i = 0; i < count && (i < SHOWN || options->json); i++)
        put_fault(&result, tiles, &faults[i]);
    cli_json_close(&result);
    cli_json_close(&result);
    if (count > SHOWN)
        cli_text(&result, "  %" PRId64 " more; --json lists them all\n", count - SHOWN);
    if (count == 0) cli_text(&result, "  no tile is blank, and all frames are intact\n");
    free(faults);
    return count > 0 ? CLI_NO : CLI_DONE;
}

// ---- Pixels -------------------------------------------------------------------------------------

typedef struct herringbone_job {
    const herringbone_options *options;
    const pave_herringbone *world;
    pave_batch batch;
    uint64_t hash;
    bool hashed;
} herringbone_job;

static pave_result read_rows(void *context, int32_t first, int32_t count, uint8_t *out)
{
    herringbone_job *job = context;
    const int32_t width = job->options->size.width;
    const pave_rect rows =
        pave_rect_of(job->options->at.q, job->options->at.r + first, width, count);
    const pave_result result =
        pave_herringbone_fill(job->world, rows, &job->batch, out, 4 * (ptrdiff_t)width);
    if (result != PAVE_OK || !job->hashed) return result;
    for (int64_t i = 0; i < pave_rect_count(rows); i++) {
        const uint8_t *pixel = out + 4 * i;
        job->hash =
            pave_hash_word(job->hash, pixel[0] | (uint32_t)pixel[1] << 8 |
                                          (uint32_t)pixel[2] << 16 | (uint32_t)pixel[3] << 24);
    }
    return PAVE_OK;
}

static int write_picture(herringbone_job *job)
{
    cli_progress bar;
    pave_error error = {0};
    const cli_size size = job->options->size;
    if (cli_check_pixels(size.width, size.height, job->options->force) != CLI_DONE)
        return CLI_WRONG;
    const pave_batch batch = {.runner = job->batch.runner,
                              .progress = cli_progress_begin(&bar, "filling")};
    const pave_tiled_picture_def def = {.width = job->options->size.width,
                                        .height = job->options->size.height,
                                        .rows = {read_rows, job}};
    const pave_result result =
        pave_tiled_picture_write(&def, job->options->output, NULL, &batch, &error);
    cli_progress_end(&bar);
    if (result == PAVE_OK) return CLI_DONE;
    return result == PAVE_RANGE ? cli_wrong("--size: %s", error.message) : cli_report(&error);
}

// Computes only the hash, band by band, without storing the picture.
static int hash_only(herringbone_job *job)
{
    const cli_size size = job->options->size;
    cli_progress bar;
    const pave_progress progress = cli_progress_begin(&bar, "filling");
    const int32_t most = (1 << 22) / size.width, rows = most < 1 ? 1 : most;
    uint8_t *band = malloc(4 * (size_t)rows * (size_t)size.width);
    bool stopped = false;
    for (int32_t y = 0; y < size.height && band && !stopped; y += rows) {
        stopped = progress.stop(progress.context, y, size.height) ||
                  read_rows(job, y, size.height - y < rows ? size.height - y : rows, band);
    }
    if (!stopped) progress.stop(progress.context, size.height, size.height);
    cli_progress_end(&bar);
    const bool failed = !band;
    free(band);
    return failed    ? cli_failed("out of memory for a row of pixels")
           : stopped ? CLI_STOPPED
                     : CLI_DONE;
}

static void put_result(const cli_call *call, const cli_herringbone *tiles,
                       const herringbone_job *job)
{
    const herringbone_options *options = job->options;
    cli_result result = {.out = call->out, .json = options->json};
    cli_json_open(&result, NULL, '{');
    cli_json_text(&result, "tiles", tiles->name);
    cli_json_member(&result, "seed", "\"%" PRIu64 "\"", options->seed);
    cli_json_list(&result, "at", (const int32_t[]){options->at.q, options->at.r}, 2);
    CLI_JSON_COUNTS(&result, "width|height", options->size.width, options->size.height);
    cli_put_hash(&result, job->hash);
    cli_json_close(&result);
}

static int fill(const cli_call *call, const cli_herringbone *tiles)
{
    const herringbone_options *options = call->options;
    pave_herringbone *world = NULL;
    int code = cli_herringbone_world(tiles, options->seed, &world);
    if (code != CLI_DONE) return code;
    const uint32_t size[2] = {(uint32_t)options->size.width, (uint32_t)options->size.height};
    herringbone_job job = {
        .options = options,
        .world = world,
        .batch = {.runner = cli_runner(&options->threads), .progress = cli_progress_silent},
        .hash = pave_hash(PAVE_HASH_START, size, 2),
        .hashed = options->hash || options->json};
    cli_catch_signals(); // temporary files must be removed
    code = options->output ? write_picture(&job) : hash_only(&job);
    if (code == CLI_DONE && job.hashed) put_result(call, tiles, &job);
    pave_herringbone_destroy(world);
    return code;
}

// ---- The call -----------------------------------------------------------------------------------

static int check_call(const herringbone_options *options)
{
    const pave_rect rect =
        pave_rect_of(options->at.q, options->at.r, options->size.width, options->size.height);
    if (!options->check && !options->output && !options->hash && !options->json)
        return cli_wrong("nothing to do; give -o FILE.png, or --hash");
    if (!pave_rect_in_range(rect))
        return cli_wrong("--at %d,%d --size %dx%d: out of range; pixels go from -%d to %d",
                         (int)options->at.q, (int)options->at.r, (int)options->size.width,
                         (int)options->size.height, PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX);
    return CLI_DONE;
}

static int herringbone(const cli_call *call)
{
    const herringbone_options *options = call->options;
    cli_herringbone tiles = {.count = 0};
    int code = check_call(options);
    if (code != CLI_DONE) return code;
    if (call->operand_count > 0) {
        code = cli_herringbone_open(call->operands[0], &tiles);
    } else {
        const pave_herringbone_shape shape =
            pave_builtin_herringbone_shape((pave_builtin)options->set, (int)options->side);
        code = cli_herringbone_make(&shape, &tiles);
        if (code == CLI_DONE) code = cli_herringbone_paint((pave_builtin)options->set, &tiles);
    }
    if (code == CLI_DONE) code = options->check ? check(call, &tiles) : fill(call, &tiles);
    cli_herringbone_close(&tiles);
    return code;
}

const cli_command cli_world_herringbone = {CLI_COMMAND("world", "herringbone", table, herringbone),
                                           CLI_OPERANDS("[TEMPLATE.png]", 0, 1),
                                           CLI_WRITES("png", needs, modes_of)};
