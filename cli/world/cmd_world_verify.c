// cli/world/cmd_world_verify.c: pave world verify: checks that the tiles of a map match each other
// and a world.
#include "../commands.h"
#include "../opt.h"
#include "../output.h"
#include "../result.h"
#include "verify_tiles.h"
#include "world_source.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

// ---- Choosing the layer -------------------------------------------------------------------------

enum { NAMES_SIZE = 512 };

// Returns the layer that the map names as its world; otherwise the first layer.
static uint32_t default_layer(const pave_tiled_map *map)
{
    for (uint32_t i = 0; i < map->layer_count; i++)
        if (map->layers[i].name && strcmp(map->layers[i].name, "world") == 0) return i;
    return 0;
}

/// Finds the layer called `name`; if that is NULL, the layer called world, otherwise the first
/// layer. Returns CLI_DONE, or an exit code after a message.
static int find_layer(const pave_tiled_map *map, const char *file, const char *name,
                      const pave_tiled_layer **out)
{
    if (map->layer_count == 0) return cli_failed("%s: has no tile layer to verify", file);
    if (!name) *out = &map->layers[default_layer(map)];
    if (!name) return CLI_DONE;
    for (uint32_t i = 0; i < map->layer_count; i++) {
        if (strcmp(map->layers[i].name ? map->layers[i].name : "", name) == 0) {
            *out = &map->layers[i];
            return CLI_DONE;
        }
    }
    char names[NAMES_SIZE] = "";
    for (uint32_t i = 0; i < map->layer_count; i++)
        cli_add_word(names, sizeof names, "\"%s\"", map->layers[i].name ? map->layers[i].name : "");
    return cli_wrong("--layer: %s has no tile layer \"%s\"; its tile layers are %s", file, name,
                     names);
}

/// Returns the lower layer that the map refers to; NULL: none.
static const pave_tiled_layer *find_beneath(const pave_tiled_map *map)
{
    for (uint32_t i = 0; i < map->layer_count && pave_tiled_map_property(map, "under"); i++)
        if (map->layers[i].name && strcmp(map->layers[i].name, "under") == 0)
            return &map->layers[i];
    return NULL;
}

// ---- Choosing the set ---------------------------------------------------------------------------

// State of a layer's check, possibly against a Wang set of its map.
typedef struct layer_job {
    cli_verify_tiles_call how;
    const char *file;
    const pave_tiled_map *map;
    bool beneath;
    cli_claim claim;
    cli_own_set own;
    char path[CLI_NAMED_SIZE];
    cli_tiles tiles;
    cli_verified found;
} layer_job;

// Returns the i-th tile set in search order. In a map, the tile set of the lower layer is last.
static uint32_t nth_tileset(const layer_job *job, uint32_t i)
{
    return job->beneath ? job->map->tileset_count - 1 - i : i;
}

// Returns the set named by the options, otherwise the set named by the map, if it exists; NULL: any
// set.
static const char *set_name(const layer_job *job)
{
    const char *own = job->claim.set;
    const pave_tiled_wangset *found = NULL;
    for (uint32_t i = 0; !job->how.set && own && i < job->map->tileset_count; i++)
        if (pave_tiled_wangset_find(job->map->tilesets[i], own, &found, NULL) == PAVE_OK)
            return own;
    return job->how.set;
}

static int find_wangset(layer_job *job)
{
    const char *name = set_name(job);
    char names[NAMES_SIZE] = "";
    for (uint32_t i = 0; i < job->map->tileset_count; i++) {
        const uint32_t number = nth_tileset(job, i);
        const pave_tiled_tileset *tileset = job->map->tilesets[number];
        const pave_tiled_wangset *found = NULL;
        const bool has = pave_tiled_wangset_find(tileset, name, &found, NULL) == PAVE_OK;
        if (has && (name || found->tile_count > 0 || !job->own.wangset))
            job->own = (cli_own_set){number, tileset, found};
        if (has && (name || found->tile_count > 0)) return CLI_DONE;
        for (uint32_t k = 0; k < tileset->wangset_count; k++)
            cli_add_word(names, sizeof names, "\"%s\"",
                         tileset->wangsets[k].name ? tileset->wangsets[k].name : "");
    }
    if (job->own.wangset) return CLI_DONE; // that set is empty
    for (uint32_t i = 0; i < job->map->tileset_count; i++) {
        const pave_tiled_tileset *tileset = job->map->tilesets[nth_tileset(job, i)];
        // The set may be in the file that cannot be read.
        if (tileset->tile_width == 0) return cli_report(tileset->fault);
    }
    if (names[0])
        return cli_wrong("--set: %s has no Wang set \"%s\"; its Wang sets are %s", job->file, name,
                         names);
    if (name)
        return cli_wrong("--set: %s has no Wang sets; give a map whose tile sets have one",
                         job->file);
    return cli_failed("%s: its tile sets have no Wang set to verify", job->file);
}

// ---- One layer ---------------------------------------------------------------------------------

/// Verifies a layer against `how.tiles` or the tile-set file that the map names; otherwise against
/// the map's own Wang set, `how.set` or the one that the map names. `rows`: see cli_verify_cells.
/// Returns CLI_DONE, or an exit code after a message.
static int verify_layer(layer_job *job, const pave_tiled_map *map, const pave_tiled_layer *layer,
                        cli_verify_rows **rows)
{
    const char *file = job->file;
    cli_claim *claim = &job->claim;
    job->map = map;
    job->beneath = layer == find_beneath(map);
    cli_claim_of_map(map, file, job->beneath, claim);
    if (!job->how.tiles && !claim->tiles && map->orientation == PAVE_TILED_HEXAGONAL)
        return cli_failed("%s: the map is hexagonal, but Wang sets of Tiled are for squares; give "
                          "the tile set of its hexagons as FILE, in pave's own .json",
                          file);
    if (!job->how.tiles) {
        const int code =
            claim->tiles ? cli_find_named(file, claim->tiles, job->path) : find_wangset(job);
        if (code != CLI_DONE) return code;
        job->how.tiles = claim->tiles ? job->path : NULL;
        job->how.own = claim->tiles ? NULL : &job->own;
    }
    return cli_verify_cells(&job->how, map, layer, claim, &job->tiles, &job->found, rows);
}

// ---- World files --------------------------------------------------------------------------------

enum { MARGIN = 3, PIECE = 256 }; // margin around an edit and side of a window, in unit cells

typedef struct kept_count {
    int64_t edits, edges, vertices, mismatches;
} kept_count;

static int verify_window(const cli_named_world *ground, pave_rect rect, kept_count *count)
{
    pave_world_verdict verdict;
    pave_error error = {0};
    pave_window *window = NULL;
    const pave_window_def def = {.tiling = ground->tiling,
                                 .shape = PAVE_WINDOW_PARALLELOGRAM,
                                 .width = rect.width,
                                 .height = rect.height,
                                 .at = pave_cell_of(rect.q, rect.r)};
    error.result = pave_window_create(&def, NULL, &window, &error);
    uint32_t *ids = window ? malloc((size_t)window->count * sizeof *ids) : NULL;
    if (window && !ids) error.result = PAVE_NO_MEMORY;
    if (ids) {
        pave_world_fill_window(ground->world, window, NULL, ids);
        error.result = pave_world_verify(window, NULL, ground->sets, ids, &verdict, &error);
    }
    if (error.result == PAVE_OK) {
        count->edges += verdict.edges;
        count->vertices += verdict.vertices;
        count->mismatches += verdict.edge_mismatches + verdict.vertex_mismatches + verdict.foreign;
    }
    free(ids);
    pave_window_destroy(window);
    return error.result == PAVE_OK          ? CLI_DONE
           : error.result == PAVE_NO_MEMORY ? cli_failed("out of memory")
                                            : cli_report(&error);
}

// Verifies a rectangle and its surroundings, clipped to the coordinate range, in parts.
static int verify_rect(const cli_named_world *ground, pave_rect rect, kept_count *count)
{
    const int32_t max = PAVE_COORDINATE_MAX;
    const pave_rect whole = pave_rect_intersection(
        pave_rect_of(rect.q - MARGIN, rect.r - MARGIN, rect.width + 2 * MARGIN,
                     rect.height + 2 * MARGIN),
        pave_rect_of(-max, -max, 2 * max, 2 * max)); // omits the last row and column
    int code = CLI_DONE;
    for (int32_t y = 0; y < whole.height && code == CLI_DONE; y += PIECE)
        for (int32_t x = 0; x < whole.width && code == CLI_DONE; x += PIECE) {
            const pave_rect piece = pave_rect_intersection(
                whole, pave_rect_of(whole.q + x, whole.r + y, PIECE + 1, PIECE + 1));
            code = verify_window(ground, piece, count);
        }
    return code;
}

static int verify_edit(const cli_named_world *ground, const pave_edit *edit, kept_count *count)
{
    int code = CLI_DONE;
    if (edit->kind == PAVE_EDIT_AREA) return verify_rect(ground, edit->rect, count);
    if (edit->kind != PAVE_EDIT_PINS)
        return verify_rect(ground, pave_rect_of(edit->cell.q, edit->cell.r, 1, 1), count);
    for (int64_t i = 0; i < edit->count && code == CLI_DONE; i++)
        code = verify_rect(ground, pave_rect_of(edit->cells[i].q, edit->cells[i].r, 1, 1), count);
    return code;
}

/// Verifies the surroundings of each edit of a world file. Returns CLI_DONE, CLI_NO if tiles
/// mismatch, or another exit code after a message.
static int verify_kept(const cli_call *call, const char *path, bool json)
{
    cli_named_world ground;
    kept_count count = {0};
    pave_edit edit = {.number = 0};
    int code = cli_named_world_open_kept(path, false, false, &ground);
    pave_error error = {0};
    if (code == CLI_DONE && pave_store_check(ground.store, &error)) code = cli_report(&error);
    while (code == CLI_DONE &&
           pave_edits_next(pave_store_edits(ground.store), edit.number, &edit)) {
        code = verify_edit(&ground, &edit, &count);
        count.edits++;
    }
    if (code == CLI_DONE) {
        cli_result result = {.out = call->out, .json = json};
        cli_json_open(&result, NULL, '{');
        CLI_JSON_COUNTS(&result, "edits|edges|vertices|mismatches", count.edits, count.edges,
                        count.vertices, count.mismatches);
        cli_json_close(&result);
        cli_text_print(&result, "", path, ": ");
        cli_text(&result,
                 "%" PRId64 " mismatches around %" PRId64 " edits, in %" PRId64
                 " edges and %" PRId64 " corners\n",
                 count.mismatches, count.edits, count.edges, count.vertices);
        if (count.mismatches > 0) code = CLI_NO;
    }
    cli_named_world_close(&ground);
    return code;
}

// ---- The call -----------------------------------------------------------------------------------

typedef struct verify_options {
    const char *set, *layer;
    uint64_t seed;
    int method;
    pave_cell at;
    bool own, json;
    cli_wishes wishes;
} verify_options;

#define OPTIONS verify_options
static const cli_option verify_table[] = {
    CLI_ROW(TEXT, "set", "NAME", NULL, set,
            "the Wang set of that name (default: the one that the map names as its own, otherwise "
            "the first of its tile sets)"),
    CLI_ROW(TEXT, "layer", "NAME", NULL, layer,
            "the tile layer of that name (default: world, otherwise the first)"),
    CLI_OPTION(SEED, 's', "seed", "SEED", NULL, seed, 0, 0,
               "compare the tiles with the world of this seed, decimal or 0x hexadecimal, 64 bits"),
    CLI_ROW(WORD, "method", CLI_METHODS, NULL, method,
            "the method of the world (default: the map's, otherwise auto)"),
    CLI_ROW(PLACE, "at", "X,Y", NULL, at,
            "the cell of the world at the map's 0,0 (default: the map's, otherwise 0,0)"),
    CLI_WISH_ROWS_UNCONNECTED(wishes),
    CLI_ROW(MAYBE, "connected", "COLOR,...", NULL, wishes.connected,
            "count the connected parts of the cells, across sides or corners of these colours "
            "(default: those that the map names); with --seed also an option of that world"),
    CLI_FLAG_ROW("own", own,
                 "compare the tiles with those of the world that is recorded in the "
                 "map"),
    CLI_JSON_ROW(json),
};

static int check_call(const cli_call *call)
{
    const verify_options *options = call->options;
    const char *of_world = cli_given_of(call, "method|at|only|base|shares|patch|bias");
    const bool kept = call->operand_count > 1 && pave_store_recognizes(call->operands[1]);
    if (options->own && (cli_given(call, "seed") || of_world))
        return cli_wrong("--own: the map itself records its world; leave out --%s, or --own",
                         of_world ? of_world : "seed");
    if (kept && of_world)
        return cli_wrong("--%s: %s defines the world; leave it out", of_world, call->operands[1]);
    return !cli_given(call, "seed") && of_world
               ? cli_wrong("--%s: only a comparison with a world uses it; give --seed as well",
                           of_world)
               : CLI_DONE;
}

static cli_verify_tiles_call read_call(const cli_call *call)
{
    const verify_options *options = call->options;
    cli_wishes wishes = options->wishes;
    if (wishes.connected && !*wishes.connected) wishes.connected = NULL;
    return (cli_verify_tiles_call){.tiles = call->operand_count > 1 ? call->operands[1] : NULL,
                                   .set = options->set,
                                   .joined = options->wishes.connected,
                                   .passable = wishes.connected,
                                   .world = {.own = options->own,
                                             .seeded = cli_given(call, "seed"),
                                             .method_given = cli_given(call, "method"),
                                             .at_given = cli_given(call, "at"),
                                             .seed = options->seed,
                                             .method = (pave_world_method)options->method,
                                             .at = options->at,
                                             .wishes = wishes}};
}

// Prints the results; `under` may be NULL.
static int answer(const cli_call *call, const cli_verified *found, const cli_verified *under)
{
    const verify_options *options = call->options;
    cli_result result = {.out = call->out, .json = options->json};
    cli_verified_print(found, under, call->operands[0], &result);
    return cli_verified_well(found) && (!under || cli_verified_well(under)) ? CLI_DONE : CLI_NO;
}

// Verifies tiles in JSON, which contain their position.
static int verify_tiles(const cli_call *call)
{
    const cli_verify_tiles_call how = read_call(call);
    const char *given = cli_given_of(call, "layer|at");
    cli_tiles tiles = {0};
    cli_verified found = {0};
    if (given)
        return cli_wrong("--%s: tiles in JSON have one layer and record its position; leave it out",
                         given);
    int code = cli_verify_tiles(&how, call->operands[0], &tiles, &found);
    if (code == CLI_DONE) code = answer(call, &found, NULL);
    cli_tiles_close(&tiles);
    return code;
}

// State of a map's verification.
typedef struct map_job {
    const cli_call *call;
    layer_job job;
    const char *name;      // name of the layer that may be verified while the map is read
    cli_verify_rows *rows; // NULL: it is not
} map_job;

// Prepares the verification of a layer in memory.
static void reset(map_job *self)
{
    free(self->rows);
    cli_tiles_close(&self->job.tiles);
    self->rows = NULL;
    self->job = (layer_job){.how = read_call(self->call), .file = self->call->operands[0]};
}

// Opens a layer without a message: if that fails, the layer is kept, and opened again later.
static bool want_rows(void *context, const pave_tiled_map *map, const pave_tiled_layer *layer)
{
    map_job *self = context;
    const char *layer_name = ((const verify_options *)self->call->options)->layer,
               *name = layer_name ? layer_name : "world";
    if (self->name || !layer->name || strcmp(layer->name, name) != 0 || strcmp(name, "under") == 0)
        return false;
    self->name = layer->name;
    cli_hush(true);
    const int code = verify_layer(&self->job, map, layer, &self->rows);
    if (cli_hush(false) || code != CLI_DONE || !self->rows) reset(self);
    return self->rows;
}

static pave_result take_row(void *context, int32_t y, const uint32_t *gids)
{
    map_job *self = context;
    cli_hush(true);
    const int code = cli_verify_row(self->rows, y, gids);
    return cli_hush(false) || code != CLI_DONE ? PAVE_STOPPED : PAVE_OK;
}

// Verifies a layer and, unless the call names it, the lower layer that the map records.
static int verify_map(map_job *self, const pave_tiled_map *map)
{
    const verify_options *options = self->call->options;
    layer_job under = {.how.world.own = options->own, .file = self->job.file};
    const pave_tiled_layer *layer, *beneath = find_beneath(map);
    int code = find_layer(map, self->job.file, options->layer, &layer);
    if (code != CLI_DONE) return code;
    const bool both = beneath && layer != beneath && !options->layer;
    if (self->rows && layer->name != self->name) reset(self);
    if (!self->rows) code = verify_layer(&self->job, map, layer, NULL);
    if (code == CLI_DONE && both) code = verify_layer(&under, map, beneath, NULL);
    if (code == CLI_DONE) code = answer(self->call, &self->job.found, both ? &under.found : NULL);
    cli_tiles_close(&under.tiles);
    return code;
}

static int verify(const cli_call *call)
{
    map_job self = {.call = call};
    const pave_tiled_map_rows rows = {want_rows, take_row, &self};
    pave_tiled_map *map = NULL;
    pave_error error = {0};
    int code = check_call(call);
    if (code != CLI_DONE) return code;
    if (pave_store_recognizes(call->operands[0])) {
        const verify_options *options = call->options;
        if (call->operand_count > 1 || cli_given_of(call, "set|layer|seed|method|at|own|only|base|"
                                                          "shares|patch|bias|connected"))
            return cli_wrong("%s is a world file, which defines its tiles; leave out the rest",
                             call->operands[0]);
        return verify_kept(call, call->operands[0], options->json);
    }
    if (cli_is_tiles(call->operands[0])) return verify_tiles(call);
    const bool twice = !cli_is_stream(call->operands[0]) && !cli_given(call, "bias") &&
                       (call->operand_count < 2 || !cli_is_stream(call->operands[1]));
    reset(&self);
    error.result = pave_tiled_map_read(call->operands[0], twice ? &rows : NULL, NULL, &map, &error);
    if (error.result != PAVE_OK && twice) { // the message comes from a map in memory
        reset(&self);
        error.result = pave_tiled_map_read(call->operands[0], NULL, NULL, &map, &error);
    }
    code = error.result == PAVE_OK ? verify_map(&self, map) : cli_report(&error);
    reset(&self);
    pave_tiled_map_destroy(map);
    return code;
}

const cli_command cli_world_verify = {CLI_COMMAND("world", "verify", verify_table, verify),
                                      CLI_OPERANDS("MAP [FILE]", 1, 2)};
