// cli/world/cmd_world_verify.c: pave world verify.
#include "../commands.h"
#include "../result.h"
#include "verify_tiles.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

typedef struct verify_options {
    const char *set, *layer;
    uint64_t seed;
    int method;
    pave_cell at;
    bool own, json;
} verify_options;

#define OPTIONS verify_options
static const cli_option verify_table[] = {
    CLI_ROW(TEXT, "set", "NAME", NULL, set,
            "the Wang set of that name (default: the one that the map names as its own, else the "
            "first of its tile sets)"),
    CLI_ROW(TEXT, "layer", "NAME", NULL, layer,
            "the tile layer of that name (default: world, else the first)"),
    CLI_OPTION(SEED, 's', "seed", "SEED", NULL, seed, 0, 0,
               "compare the tiles with those of this world, decimal or 0x hexadecimal, 64 bits"),
    CLI_ROW(WORD, "method", CLI_METHODS, NULL, method,
            "of that world (default: as the map says, else auto)"),
    CLI_ROW(PLACE, "at", "X,Y", NULL, at,
            "the place of that world that is the map's 0,0 (default: as the map says, else 0,0)"),
    CLI_FLAG_ROW("own", own, "compare the tiles with those of the world that the map says it is"),
    CLI_JSON_ROW(json),
};

// ---- What the map says of itself ----------------------------------------------------------------

// Which world a map is of: what its properties say, and what the call does.
typedef struct claim {
    bool seeded; // whether there is a seed
    uint64_t seed;
    pave_world_method method;
    pave_cell at;
    const char *set;      // NULL: not said
    uint64_t fingerprint; // 0: not said
} claim;

// A number of a property; false where that is absent or no number from `low` to `high`.
static bool read_number(const pave_tiled_map *map, const char *name, int32_t *out)
{
    const char *text = pave_tiled_map_property(map, name);
    char *end = NULL;
    const long long number = text ? strtoll(text, &end, 10) : 0;
    if (!text || end == text || *end || number < -PAVE_COORDINATE_MAX ||
        number > PAVE_COORDINATE_MAX)
        return false;
    *out = (int32_t)number;
    return true;
}

static claim claim_of(const pave_tiled_map *map)
{
    claim its = {.set = pave_tiled_map_property(map, "set")};
    const char *seed = pave_tiled_map_property(map, "seed"),
               *method = pave_tiled_map_property(map, "method"),
               *world = pave_tiled_map_property(map, "world");
    its.seeded = seed && cli_read_seed(seed, &its.seed) == CLI_READ;
    if (method) pave_world_method_read(method, &its.method);
    if (world) cli_read_seed(world, &its.fingerprint);
    if (!read_number(map, "q", &its.at.q) || !read_number(map, "r", &its.at.r))
        its.at = (pave_cell){0};
    return its;
}

// ---- Worlds -------------------------------------------------------------------------------------

// What became of the comparison with a world.
typedef struct matching {
    bool wanted; // whether the call asks for it
    claim world; // which one
    pave_tiled_comparison comparison;
    bool knows;       // whether the map and its set tell if the set has changed
    bool changed;     // whether it has
    uint64_t was, is; // fingerprints; `is` 0: no world can be made any more
} matching;

typedef struct verify_job {
    const cli_call *call;
    const pave_tiled_map *map;
    const pave_tiled_layer *layer;
    const pave_tiled_wangset *wangset;
    const pave_tiled_tileset *tileset; // of the set
    pave_tiled_verdict verdict;
    matching matching;
} verify_job;

// ---- Which layer, which set ---------------------------------------------------------------------

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

static int find_layer(const pave_tiled_map *map, const char *file, const char *name,
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

static int find_wangset(verify_job *job, const char *file, const char *name)
{
    const pave_tiled_map *map = job->map;
    char names[NAMES_SIZE] = "";
    for (uint32_t i = 0; i < map->tileset_count; i++) {
        const pave_tiled_tileset *tileset = map->tilesets[i];
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
    if (job->wangset) return CLI_DONE; // an empty one
    if (names[0])
        return cli_wrong("--set: %s has no Wang set \"%s\"; there are %s", file, name, names);
    if (name)
        return cli_wrong(
            "--set: %s has no Wang set \"%s\", nor any other; give a map whose tile sets have one",
            file, name);
    return cli_failed("%s: its tile sets hold no Wang set; there is nothing to verify", file);
}

static int check_call(const cli_call *call)
{
    const verify_options *options = call->options;
    const bool seeded = cli_given(call, "seed");
    if (options->own && (seeded || cli_given(call, "method") || cli_given(call, "at")))
        return cli_wrong("--own: the map itself says which world it is; leave out --seed, --method "
                         "and --at, or --own");
    if (!seeded && (cli_given(call, "method") || cli_given(call, "at")))
        return cli_wrong("--%s: only a comparison with a world needs it; give --seed as well",
                         cli_given(call, "method") ? "method" : "at");
    return CLI_DONE;
}

// The world of a claim, with the wishes of the map.
static int make_world(const verify_job *job, const claim *which, pave_world **out,
                      pave_error *error)
{
    cli_source source = {.name = job->call->operands[0], .wangset = job->wangset};
    const cli_wishes wishes = cli_wishes_of(job->map);
    double shares[PAVE_WANG_COLORS_MAX + 1];
    pave_world_def def = {.seed = which->seed, .method = which->method};
    *out = NULL;
    error->result = pave_tiled_wangset_create(job->tileset, job->wangset, NULL, &source.set, error);
    int code = error->result == PAVE_OK ? cli_wishes_narrow(&wishes, &source) : CLI_NO;
    if (code == CLI_DONE) code = cli_wishes_fill_in(&wishes, &source, shares, &def);
    def.set = source.set;
    if (code == CLI_DONE) error->result = pave_world_create(&def, NULL, out, error);
    if (code != CLI_DONE && error->result == PAVE_OK) error->result = PAVE_INVALID;
    pave_wang_destroy(source.set);
    return error->result == PAVE_OK ? CLI_DONE : CLI_NO;
}

// Whether the tile set still makes the world that the map was written from.
static int find_change(verify_job *job)
{
    matching *m = &job->matching;
    const claim its = claim_of(job->map);
    const pave_tiled_wangset *found = NULL;
    pave_world *world = NULL;
    pave_error error = {0};
    if (!its.seeded || !its.fingerprint || !its.set ||
        pave_tiled_wangset_find(job->tileset, its.set, &found, NULL) != PAVE_OK ||
        found != job->wangset)
        return CLI_DONE;
    make_world(job, &its, &world, &error);
    if (error.result == PAVE_NO_MEMORY) return cli_report(&error);
    m->knows = true;
    m->was = its.fingerprint;
    m->is = world ? pave_world_hash(world) : 0;
    m->changed = m->was != m->is;
    pave_world_destroy(world);
    return CLI_DONE;
}

static int compare(verify_job *job)
{
    const verify_options *options = job->call->options;
    matching *m = &job->matching;
    pave_world *world = NULL;
    pave_error error = {0};
    m->wanted = options->own || cli_given(job->call, "seed");
    if (!m->wanted) return CLI_DONE;
    m->world = claim_of(job->map);
    const char *method = pave_tiled_map_property(job->map, "method");
    if (options->own && method && strcmp(method, "painted") == 0)
        return cli_wrong("--own: %s was laid on painted terrain; there is no world to compare it "
                         "with, so leave --own out",
                         job->call->operands[0]);
    if (options->own && !m->world.seeded)
        return cli_wrong("--own: %s does not say which world it is, for it has no property seed; "
                         "give --seed",
                         job->call->operands[0]);
    if (cli_given(job->call, "seed")) m->world.seed = options->seed;
    if (cli_given(job->call, "method")) m->world.method = (pave_world_method)options->method;
    if (cli_given(job->call, "at")) m->world.at = options->at;
    int code = make_world(job, &m->world, &world, &error);
    if (code == CLI_DONE) {
        m->world.method = pave_world_method_of(world);
        error.result = pave_tiled_map_compare(job->map, job->layer, job->wangset, world,
                                              m->world.at, &m->comparison, &error);
    }
    pave_world_destroy(world);
    if (error.result == PAVE_OK) return CLI_DONE;
    if (!error.file[0]) snprintf(error.file, sizeof error.file, "%s", job->call->operands[0]);
    return cli_report(&error);
}

// ---- The answer ---------------------------------------------------------------------------------

static void print_matching(cli_result *result, const matching *m)
{
    const pave_tiled_comparison *c = &m->comparison;
    if (!m->wanted) {
        cli_json_member(result, "world", "null");
    } else {
        cli_json_open(result, "world", '{');
        cli_json_text(result, "method", pave_world_method_name(m->world.method));
        cli_json_member(result, "seed", "\"%" PRIu64 "\"", m->world.seed);
        cli_json_list(result, "at", (const int32_t[]){m->world.at.q, m->world.at.r}, 2);
        CLI_JSON_COUNTS(result, "compared|different", c->compared, c->different);
        cli_json_member(result, "first", c->found ? "[%d,%d]" : "null", (int)c->first_x,
                        (int)c->first_y);
        cli_json_close(result);
        cli_text(result,
                 "  the world of seed %" PRIu64 ", method %s, from %d,%d on: ", m->world.seed,
                 pave_world_method_name(m->world.method), (int)m->world.at.q, (int)m->world.at.r);
        if (c->found)
            cli_text(result,
                     "%" PRId64 " of %" PRId64 " cells have other tiles, the first is %d,%d\n",
                     c->different, c->compared, (int)c->first_x, (int)c->first_y);
        else
            cli_text(result, "these are its tiles, all %" PRId64 "\n", c->compared);
    }
    cli_json_member(result, "changed", !m->knows ? "null" : m->changed ? "true" : "false");
    if (m->changed && m->is)
        cli_text(result,
                 "  the tile set has changed since the map was written: its world was 0x%016" PRIx64
                 " and would be 0x%016" PRIx64 "\n",
                 m->was, m->is);
    else if (m->changed)
        cli_text(result, "  the tile set has changed since the map was written: it makes no world "
                         "any more\n");
}

static void print_verdict(cli_result *result, const verify_job *job)
{
    const pave_tiled_verdict *v = &job->verdict;
    cli_json_open(result, NULL, '{');
    CLI_JSON_COUNTS(result, "mismatches|sides|corners|checked_sides|checked_corners|empty|foreign",
                    v->mismatches, v->sides, v->corners, v->checked_sides, v->checked_corners,
                    v->empty, v->foreign);
    cli_text(result, "%" PRId64 " mismatch%s", v->mismatches, v->mismatches == 1 ? "" : "es");
    if (v->checked_sides)
        cli_text(result, ", %" PRId64 " of %" PRId64 " sides", v->sides, v->checked_sides);
    if (v->checked_corners)
        cli_text(result, ", %" PRId64 " of %" PRId64 " corners", v->corners, v->checked_corners);
    if (!v->checked_sides && !v->checked_corners)
        cli_text(result, ", but no two tiles of the set are neighbours");
    cli_json_member(result, "first", v->found ? "[%d,%d]" : "null", (int)v->first_x,
                    (int)v->first_y);
    cli_text(result, "\n");
    if (v->found)
        cli_text(result,
                 "  the first is where the cell %d,%d meets a tile to its left or in a row above\n",
                 (int)v->first_x, (int)v->first_y);
    if (v->empty || v->foreign)
        cli_text(result, "  empty cells: %" PRId64 "; tiles that are not in the set: %" PRId64 "\n",
                 v->empty, v->foreign);
    print_matching(result, &job->matching);
    cli_json_close(result);
}

static const char *name_of(const verify_options *options, const pave_tiled_map *map)
{
    const char *own = pave_tiled_map_property(map, "set");
    for (uint32_t i = 0; !options->set && own && i < map->tileset_count; i++) {
        const pave_tiled_wangset *found = NULL;
        if (pave_tiled_wangset_find(map->tilesets[i], own, &found, NULL) == PAVE_OK) return own;
    }
    return options->set;
}

static int verify_map(verify_job *job)
{
    const cli_call *call = job->call;
    const verify_options *options = call->options;
    const char *file = call->operands[0];
    int code = find_layer(job->map, file, options->layer, &job->layer);
    if (code == CLI_DONE) code = find_wangset(job, file, name_of(options, job->map));
    if (code != CLI_DONE) return code;
    pave_error error = {0};
    error.result = pave_tiled_map_verify(job->map, job->layer, job->wangset, &job->verdict, &error);
    if (error.result != PAVE_OK) return cli_report(&error);
    code = compare(job);
    if (code == CLI_DONE) code = find_change(job);
    if (code != CLI_DONE) return code;
    cli_result result = {.out = call->out, .json = options->json};
    cli_text_print(&result, "", file, ", layer \"");
    cli_text_print(&result, "", job->layer->name, "\", set \"");
    cli_text_print(&result, "", job->wangset->name, "\": ");
    print_verdict(&result, job);
    return job->verdict.mismatches || job->matching.comparison.different ? CLI_NO : CLI_DONE;
}

// Tiles in JSON lie where they say.
static int verify_tiles(const cli_call *call)
{
    const verify_options *options = call->options;
    const cli_verify_tiles_call verify = {.call = call,
                                          .file = call->operands[0],
                                          .tiles =
                                              call->operand_count > 1 ? call->operands[1] : NULL,
                                          .set = options->set,
                                          .seeded = cli_given(call, "seed"),
                                          .own = options->own,
                                          .json = options->json,
                                          .seed = options->seed,
                                          .method = options->method};
    const char *given = cli_given_of(call, "layer|at");
    return given ? cli_wrong("--%s: tiles in JSON have one layer and say where it lies; leave it "
                             "out",
                             given)
                 : cli_verify_tiles(&verify);
}

static int verify(const cli_call *call)
{
    pave_tiled_map *map = NULL;
    pave_error error = {0};
    int code = check_call(call);
    if (code != CLI_DONE) return code;
    if (cli_is_tiles(call->operands[0])) return verify_tiles(call);
    if (call->operand_count > 1)
        return cli_wrong("%s: a map names its tile sets itself; leave it out", call->operands[1]);
    error.result = pave_tiled_map_read(call->operands[0], NULL, &map, &error);
    verify_job job = {.call = call, .map = map};
    code = error.result == PAVE_OK ? verify_map(&job) : cli_report(&error);
    pave_tiled_map_destroy(map);
    return code;
}

const cli_command cli_world_verify = {
    .group = "world",
    .name = "verify",
    .operands = "MAP [FILE]",
    .operand_minimum = 1,
    .operand_maximum = 2,
    .operand_help = "MAP is a .tmx or .tmj of any origin, or tiles of any grid in a .json, as pave "
                    "world fill writes them. FILE is the tile set of a .json where that is not "
                    "built in.",
    .summary =
        "whether the colours of neighbouring tiles of a map agree, and whether it is a world",
    .about =
        "Compares the colours of all neighbouring tiles of a layer, along sides and around "
        "corners, flips and rotations included. Exits with 0 when all agree and with 1 when some "
        "do not.\n"
        "With --seed or --own it also compares each tile with the one that the world has there, "
        "names the first cell that differs, and exits with 1 where one does. A map of pave has "
        "the fingerprint of its world: where its tile set makes another world today, that is "
        "said.",
    .examples = "pave world verify world.tmx --own\n"
                "pave world verify world.tmx --seed 7 --at -50,-50\n"
                "pave world verify hexagons.json --own\n"
                "pave world verify island.tmj --layer ground --set Shore --json\n",
    .no = "the map has mismatches, or other tiles than the world",
    CLI_TABLE(verify_table),
    .run = verify,
};
