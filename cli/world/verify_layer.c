// cli/world/verify_layer.c: a layer of a map against its colours and its world.
#include "verify_layer.h"

#include <stdlib.h>
#include <string.h>

// ---- Which layer --------------------------------------------------------------------------------

enum { NAMES_SIZE = 512 };

// Adds `"NAME"` to a list that begins empty; what has no room becomes dots.
static void add_name(char *list, size_t size, const char *name)
{
    size_t used = strlen(list), room = size - used;
    if (room < 8 || strcmp(list + used - (used >= 3 ? 3 : used), "...") == 0) return;
    int length = snprintf(list + used, room, "%s\"%s\"", used ? ", " : "", name ? name : "");
    if ((size_t)length >= room - 6) strcpy(list + used, ", ...");
}

// The layer that is the world, in a map that says so by names; else the first.
static uint32_t default_layer(const pave_tiled_map *map)
{
    for (uint32_t i = 0; i < map->layer_count; i++)
        if (map->layers[i].name && strcmp(map->layers[i].name, "world") == 0) return i;
    return 0;
}

int cli_find_layer(const pave_tiled_map *map, const char *file, const char *name,
                   const pave_tiled_layer **out)
{
    if (map->layer_count == 0)
        return cli_failed("%s: has no tile layer; there is nothing to verify", file);
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
        add_name(names, sizeof names, map->layers[i].name);
    return cli_wrong("--layer: %s has no tile layer \"%s\"; there are %s", file, name, names);
}

const pave_tiled_layer *cli_find_beneath(const pave_tiled_map *map)
{
    for (uint32_t i = 0; i < map->layer_count && pave_tiled_map_property(map, "under"); i++)
        if (map->layers[i].name && strcmp(map->layers[i].name, "under") == 0)
            return &map->layers[i];
    return NULL;
}

// ---- Which set ----------------------------------------------------------------------------------

// A layer that is checked against a wang set of its map.
typedef struct layer_job {
    const cli_verify_tiles_call *call;
    const char *file;
    const pave_tiled_map *map;
    const pave_tiled_layer *layer;
    bool beneath;
    cli_claim claim;
    const pave_tiled_wangset *wangset;
    const pave_tiled_tileset *tileset; // of the set
} layer_job;

// The tile sets in the order in which sets are looked for: that of the layer beneath comes last in
// a map.
static const pave_tiled_tileset *tileset_of(const layer_job *job, uint32_t i)
{
    return job->map->tilesets[job->beneath ? job->map->tileset_count - 1 - i : i];
}

// The set that the call names; else the one that the map does, if it has it; NULL: any.
static const char *set_name(const layer_job *job)
{
    const char *own = job->claim.set;
    const pave_tiled_wangset *found = NULL;
    for (uint32_t i = 0; !job->call->set && own && i < job->map->tileset_count; i++)
        if (pave_tiled_wangset_find(job->map->tilesets[i], own, &found, NULL) == PAVE_OK)
            return own;
    return job->call->set;
}

static int find_wangset(layer_job *job)
{
    const char *name = set_name(job);
    char names[NAMES_SIZE] = "";
    for (uint32_t i = 0; i < job->map->tileset_count; i++) {
        const pave_tiled_tileset *tileset = tileset_of(job, i);
        const pave_tiled_wangset *found = NULL;
        const bool has = pave_tiled_wangset_find(tileset, name, &found, NULL) == PAVE_OK;
        if (has && (name || found->tile_count > 0 || !job->wangset)) {
            job->wangset = found;
            job->tileset = tileset;
        }
        if (has && (name || found->tile_count > 0)) return CLI_DONE;
        for (uint32_t k = 0; k < tileset->wangset_count; k++)
            add_name(names, sizeof names, tileset->wangsets[k].name);
    }
    if (job->wangset) return CLI_DONE;                     // an empty one
    for (uint32_t i = 0; i < job->map->tileset_count; i++) // it may be in a file that is not there
        if (tileset_of(job, i)->tile_width == 0) return cli_report(tileset_of(job, i)->fault);
    if (names[0])
        return cli_wrong("--set: %s has no Wang set \"%s\"; there are %s", job->file, name, names);
    if (name)
        return cli_wrong(
            "--set: %s has no Wang set \"%s\", nor any other; give a map whose tile sets have one",
            job->file, name);
    return cli_failed("%s: its tile sets hold no Wang set; there is nothing to verify", job->file);
}

// ---- Worlds -------------------------------------------------------------------------------------

// The world of a claim. Returns CLI_DONE; CLI_NO where none can be made, and `error` says why; or
// an exit code after a message.
static int make_world(const layer_job *job, const cli_claim *which, cli_bias *bias,
                      pave_world **out, pave_error *error)
{
    cli_source source = {.name = job->file, .wangset = job->wangset};
    double shares[PAVE_WANG_COLORS_MAX + 1];
    pave_world_def def = {.seed = which->seed, .method = which->method, .origin = which->origin};
    int code = CLI_DONE;
    *out = NULL;
    error->result = pave_tiled_wangset_create(job->tileset, job->wangset, NULL, &source.set, error);
    if (error->result == PAVE_OK) code = cli_wishes_narrow(&which->wishes, &source);
    if (error->result == PAVE_OK && code == CLI_DONE)
        code = cli_wishes_fill_in(&which->wishes, &source, shares, &def);
    if (error->result == PAVE_OK && code == CLI_DONE)
        code = cli_wishes_follow_set(&which->wishes, &source, bias, &def);
    def.set = source.set;
    if (error->result == PAVE_OK && code == CLI_DONE)
        error->result = pave_world_create(&def, NULL, out, error);
    pave_wang_destroy(source.set);
    return error->result == PAVE_OK ? code : CLI_NO;
}

static int report(const layer_job *job, pave_error *error)
{
    if (!error->file[0]) snprintf(error->file, sizeof error->file, "%s", job->file);
    return cli_report(error);
}

// Whether the tile set still makes the world that the map was written from.
static int find_change(const layer_job *job, cli_verified *out)
{
    const cli_claim *its = &job->claim;
    const pave_tiled_wangset *found = NULL;
    pave_world *world = NULL;
    pave_error error = {0};
    if (!its->seeded || !its->fingerprint || !its->set ||
        pave_tiled_wangset_find(job->tileset, its->set, &found, NULL) != PAVE_OK ||
        found != job->wangset)
        return CLI_DONE;
    if (its->wrong[0]) return cli_failed("%s: %s", job->file, its->wrong);
    if (its->wishes.bias && !cli_bias_is_there(its->wishes.bias, job->file)) return CLI_DONE;
    cli_bias bias = {0};
    const int code = make_world(job, its, &bias, &world, &error);
    if (error.result == PAVE_NO_MEMORY) return report(job, &error);
    if (code != CLI_DONE && code != CLI_NO) return code;
    out->knows = true;
    out->was = its->fingerprint;
    out->is = world ? pave_world_hash(world) : 0;
    pave_world_destroy(world);
    cli_bias_close(&bias);
    return CLI_DONE;
}

static int compare(const layer_job *job, cli_verified *out)
{
    pave_tiled_comparison comparison = {0};
    pave_world *world = NULL;
    pave_error error = {0};
    out->world = job->claim;
    int code = cli_claim_choose(&job->call->world, &out->world, &out->wanted);
    if (code != CLI_DONE || !out->wanted) return code;
    cli_bias bias = {0};
    code = make_world(job, &out->world, &bias, &world, &error);
    if (code == CLI_DONE) {
        out->world.method = pave_world_method_of(world);
        error.result = pave_tiled_map_compare(job->map, job->layer, job->wangset, world,
                                              out->world.at, &comparison, &error);
        if (error.result != PAVE_OK) code = CLI_NO;
    }
    pave_world_destroy(world);
    cli_bias_close(&bias);
    if (code != CLI_DONE) return error.result == PAVE_OK ? code : report(job, &error);
    out->compared = comparison.compared;
    out->different = comparison.different;
    out->first_different =
        cli_verified_place(comparison.found, comparison.first_x, comparison.first_y);
    return CLI_DONE;
}

// ---- All ----------------------------------------------------------------------------------------

static int verify_colors(const layer_job *job, cli_verified *out)
{
    pave_tiled_verdict verdict;
    pave_error error = {0};
    error.result = pave_tiled_map_verify(job->map, job->layer, job->wangset, &verdict, &error);
    if (error.result != PAVE_OK) return cli_report(&error);
    out->layer = job->layer->name;
    out->set = job->wangset->name;
    out->sides = verdict.sides;
    out->corners = verdict.corners;
    out->checked_sides = verdict.checked_sides;
    out->checked_corners = verdict.checked_corners;
    out->empty = verdict.empty;
    out->foreign = verdict.foreign;
    out->first = cli_verified_place(verdict.found, verdict.first_x, verdict.first_y);
    out->before = true;
    return CLI_DONE;
}

// Against a tile-set file: that of the call, else the one that the map names, as seen from it.
static int verify_with_file(const layer_job *job, cli_tiles *tiles, cli_verified *out)
{
    char path[CLI_NAMED_SIZE];
    cli_verify_tiles_call call = *job->call;
    const char *named = job->claim.tiles;
    if (!call.tiles && !named)
        return cli_failed("%s: the map is hexagonal, and the Wang sets of Tiled are of squares; "
                          "name the tile set of its hexagons behind it, a .json of pave's own",
                          job->file);
    if (!call.tiles) {
        const int code = cli_find_named(job->file, named, path);
        if (code != CLI_DONE) return code;
        call.tiles = path;
    }
    return cli_verify_cells(&call, job->map, job->layer, &job->claim, tiles, out);
}

int cli_verify_layer(const cli_verify_tiles_call *call, const char *file, const pave_tiled_map *map,
                     const pave_tiled_layer *layer, cli_tiles *tiles, cli_verified *out)
{
    layer_job job = {.call = call,
                     .file = file,
                     .map = map,
                     .layer = layer,
                     .beneath = layer == cli_find_beneath(map)};
    cli_claim_of_map(map, file, job.beneath, &job.claim);
    if (call->tiles || job.claim.tiles || map->orientation == PAVE_TILED_HEXAGONAL)
        return verify_with_file(&job, tiles, out);
    int code = find_wangset(&job);
    if (code == CLI_DONE) code = verify_colors(&job, out);
    if (code == CLI_DONE) code = compare(&job, out);
    return code == CLI_DONE ? find_change(&job, out) : code;
}
