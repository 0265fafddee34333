// cli/world/fill_rectangle.c: rectangles of a world as maps, pictures and tables, and the layer
// beneath.
#include "../output.h"
#include "../result.h"
#include "../work.h"
#include "chunks.h"
#include "fill.h"

#include <inttypes.h>
#include <string.h>

// ---- The layer beneath --------------------------------------------------------------------------

// Opens what --under names: a built-in set or a file; its world has the next seed.
static int open_under(cli_fill_job *job)
{
    const char *under = job->options->under;
    const bool builtin = cli_fill_has_builtin_under(job->options);
    const int32_t size = job->ground.source.tileset->tile_width;
    const cli_source_wish wish = {
        .projection = job->orientation == PAVE_TILED_ORTHOGONAL ? PAVE_ORTHOGONAL : PAVE_ISOMETRIC,
        .tile_size = size >= PAVE_PAINT_SIZE_MIN && size <= PAVE_PAINT_SIZE_MAX ? size : 0};
    if (!builtin && pave_store_recognizes(under))
        return cli_wrong("--under: %s is a world file; name its tile set", under);
    int code = cli_source_open(builtin ? NULL : under, builtin ? under : NULL, wish, &job->under);
    const pave_world_def def = {.seed = job->options->ground.seed + 1};
    if (code == CLI_DONE) code = cli_source_world(&job->under, &def, &job->under_world);
    return code;
}

static int bring_sheets(cli_fill_job *job)
{
    const cli_brought_call call = {.call = job->call,
                                   .output = job->options->output,
                                   .map = cli_fill_is_map(job->format),
                                   .json = job->format == CLI_FILL_TMJ,
                                   .embed = job->options->embed,
                                   .force = job->options->force};
    if (!cli_fill_is_map(job->format) && job->format != CLI_FILL_PNG) return CLI_DONE;
    const int code = cli_brought_add(&job->sheets, &job->ground.source, &call);
    return code == CLI_DONE && job->options->under
               ? cli_brought_add(&job->sheets, &job->under, &call)
               : code;
}

// ---- Writing ------------------------------------------------------------------------------------

// How hexagons stand: rows of those with a corner at the top are shifted, columns of those with a
// side there. What is wider than high may be either, seen at a slant; then the call is right.
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

// How a map is shifted; such a map reaches further in the world than it is wide or high.
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
    const cli_shifted shifted = cli_fill_shifted(job);
    return cli_shifted_check(&shifted);
}

// Whether what is written shows how its cells lie.
static bool is_seen(const cli_fill_job *job)
{
    return job->options->output && (cli_fill_is_map(job->format) || job->format == CLI_FILL_PNG);
}

static int find_orientation(cli_fill_job *job)
{
    pave_tiled_orientation grid = job->ground.source.tileset->grid;
    if (!cli_ground_is_square(&job->ground))
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
            return cli_wrong("--terrain: a staggered map is no rectangle of the world, as what is "
                             "painted; give --map orthogonal or isometric");
        job->orientation = PAVE_TILED_ORTHOGONAL; // rows of tiles, as painted
    }
    return find_stagger(job);
}

// The name by which --set finds the set again: its own, or where that is another's or empty its
// number. `number` must hold at least NUMBER_SIZE characters.
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

// How the tiles came about, for the properties of a map.
static const char *method_name(const cli_fill_job *job)
{
    return job->ground.world ? pave_world_method_name(pave_world_method_of(job->ground.world))
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
    static const writer writers[] = {pave_tiled_write_tmx, pave_tiled_write_tmj,
                                     pave_tiled_write_png, pave_tiled_write_csv,
                                     pave_tiled_write_json};
    char number[NUMBER_SIZE], under_number[NUMBER_SIZE];
    cli_wishes_properties wishes;
    cli_wishes_write(&job->options->ground.wishes, job->options->output, &wishes);
    pave_tiled_map_def map = {
        .tileset = job->ground.source.tileset,
        .rows = {.read = cli_fill_read, .context = job},
        .width = job->rect.width,
        .height = job->rect.height,
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
        .bring = job->ground.source.builtin && cli_fill_is_map(job->format),
    };
    pave_tiled_map_def under = {.tileset = job->under.tileset,
                                .rows = {.read = cli_fill_read_under, .context = job},
                                .bring = job->under.builtin && cli_fill_is_map(job->format)};
    if (job->under_world) {
        under.set = set_name(&job->under, under_number);
        under.method = pave_world_method_name(pave_world_method_of(job->under_world));
        under.seed = job->options->ground.seed + 1;
        under.world = pave_world_hash(job->under_world);
        under.tiles = job->under.file ? job->under.name : NULL;
    }
    if (job->options->under) map.under = &under;
    pave_error error = {0};
    const pave_batch batch = {.progress = progress};
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
    for (int i = 0; i < job->sheets.count && !job->sheets.folder[0]; i++) {
        cli_json_text(&result, NULL, job->sheets.list[i].sheet);
        if (job->sheets.list[i].tsx[0]) cli_json_text(&result, NULL, job->sheets.list[i].tsx);
    }
    cli_json_close(&result);
    cli_json_text(&result, "set", set_name(&job->ground.source, number));
    cli_json_text(&result, "method", method_name(job));
    cli_json_member(&result, "seed", "\"%" PRIu64 "\"",
                    job->options->ground.seed); // 64 bits: as text
    cli_json_list(&result, "at", (const int32_t[]){job->rect.q, job->rect.r}, 2);
    CLI_JSON_COUNTS(&result, "width|height", job->rect.width, job->rect.height);
    if (job->terrain.tiles)
        CLI_JSON_COUNTS(&result, "painted|changed", job->terrain.changes.painted,
                        job->terrain.changes.changed);
    if (cli_fill_wants_hash(job->options)) cli_put_hash(&result, job->hash);
    if (job->options->hash == CLI_HASH_CHUNKS) cli_put_hash_as(&result, "chunks", job->hash);
    cli_json_close(&result);
}

// What has chunks: a rectangle of the world.
static int check_chunks(const cli_fill_job *job)
{
    if (job->options->hash != CLI_HASH_CHUNKS) return CLI_DONE;
    if (job->terrain.tiles)
        return cli_wrong("--hash=chunks: what --terrain lays has no chunks; give --hash");
    return cli_is_shifted(job->orientation)
               ? cli_wrong("--hash=chunks: the map has shifted rows or columns, so it is no "
                           "rectangle of the world; give --hash")
               : CLI_DONE;
}

static int write_and_hash(cli_fill_job *job)
{
    cli_progress bar;
    pave_progress progress = cli_progress_begin(&bar, "filling");
    const pave_batch batch = {.runner = job->batch.runner, .progress = progress};
    cli_fill_start_hash(job);
    int code = job->options->output ? write_map(job, progress) : CLI_DONE;
    if (code == CLI_DONE && cli_fill_wants_hash(job->options))
        code = cli_fill_finish_hash(job, progress);
    if (code == CLI_DONE && job->options->hash == CLI_HASH_CHUNKS)
        code = cli_hash_chunks(job->ground.world, job->rect, &batch, &job->hash);
    cli_progress_end(&bar);
    return code;
}

int cli_fill_rectangle(cli_fill_job *job)
{
    int code = find_orientation(job);
    if (code == CLI_DONE) code = check_chunks(job);
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
