// cli/world/cmd_world_verify.c: pave world verify.
#include "../commands.h"
#include "../result.h"
#include "verify_kept.h"
#include "verify_layer.h"

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
    CLI_WISH_ROWS(wishes),
    CLI_FLAG_ROW("own", own, "compare the tiles with those of the world that the map says it is"),
    CLI_JSON_ROW(json),
};

static int check_call(const cli_call *call)
{
    const verify_options *options = call->options;
    const char *of_world = cli_given_of(call, "method|at|" CLI_WISH_OPTIONS);
    if (options->own && (cli_given(call, "seed") || of_world))
        return cli_wrong("--own: the map itself says which world it is; leave out --%s, or --own",
                         of_world ? of_world : "seed");
    return !cli_given(call, "seed") && of_world
               ? cli_wrong("--%s: only a comparison with a world needs it; give --seed as well",
                           of_world)
               : CLI_DONE;
}

static cli_verify_tiles_call read_call(const cli_call *call)
{
    const verify_options *options = call->options;
    return (cli_verify_tiles_call){.tiles = call->operand_count > 1 ? call->operands[1] : NULL,
                                   .set = options->set,
                                   .world = {.own = options->own,
                                             .seeded = cli_given(call, "seed"),
                                             .method_given = cli_given(call, "method"),
                                             .at_given = cli_given(call, "at"),
                                             .seed = options->seed,
                                             .method = (pave_world_method)options->method,
                                             .at = options->at,
                                             .wishes = options->wishes}};
}

// Prints what was found; `under` may be NULL.
static int answer(const cli_call *call, const cli_verified *found, const cli_verified *under)
{
    const verify_options *options = call->options;
    cli_result result = {.out = call->out, .json = options->json};
    cli_verified_print(found, under, call->operands[0], &result);
    return cli_verified_well(found) && (!under || cli_verified_well(under)) ? CLI_DONE : CLI_NO;
}

// Tiles in JSON lie where they say.
static int verify_tiles(const cli_call *call)
{
    const cli_verify_tiles_call how = read_call(call);
    const char *given = cli_given_of(call, "layer|at");
    cli_tiles tiles = {0};
    cli_verified found = {0};
    if (given)
        return cli_wrong("--%s: tiles in JSON have one layer and say where it lies; leave it out",
                         given);
    int code = cli_verify_tiles(&how, call->operands[0], &tiles, &found);
    if (code == CLI_DONE) code = answer(call, &found, NULL);
    cli_tiles_close(&tiles);
    return code;
}

// The layer beneath as well, where the call chooses none: against what the map says of it.
static int verify_beneath(const cli_call *call, const pave_tiled_map *map, cli_tiles *tiles,
                          cli_verified *out)
{
    const verify_options *options = call->options;
    const cli_verify_tiles_call how = {.world.own = options->own};
    return cli_verify_layer(&how, call->operands[0], map, cli_find_beneath(map), tiles, out);
}

static int verify_map(const cli_call *call, const pave_tiled_map *map)
{
    const verify_options *options = call->options;
    const cli_verify_tiles_call how = read_call(call);
    const pave_tiled_layer *layer, *beneath = cli_find_beneath(map);
    cli_tiles tiles[2] = {{0}};
    cli_verified found[2] = {{0}};
    int code = cli_find_layer(map, call->operands[0], options->layer, &layer);
    if (code != CLI_DONE) return code;
    const bool both = beneath && layer != beneath && !options->layer;
    code = cli_verify_layer(&how, call->operands[0], map, layer, &tiles[0], &found[0]);
    if (code == CLI_DONE && both) code = verify_beneath(call, map, &tiles[1], &found[1]);
    if (code == CLI_DONE) code = answer(call, &found[0], both ? &found[1] : NULL);
    cli_tiles_close(&tiles[0]);
    cli_tiles_close(&tiles[1]);
    return code;
}

static int verify(const cli_call *call)
{
    pave_tiled_map *map = NULL;
    pave_error error = {0};
    int code = check_call(call);
    if (code != CLI_DONE) return code;
    if (pave_store_recognizes(call->operands[0])) {
        const verify_options *options = call->options;
        if (call->operand_count > 1 || cli_given_of(call, "set|layer|seed|method|at|own|only|base|"
                                                          "shares|patch|bias"))
            return cli_wrong("%s is a world with all that it needs; leave out the rest",
                             call->operands[0]);
        return cli_verify_kept(call, call->operands[0], options->json);
    }
    if (cli_is_tiles(call->operands[0])) return verify_tiles(call);
    error.result = pave_tiled_map_read(call->operands[0], NULL, &map, &error);
    code = error.result == PAVE_OK ? verify_map(call, map) : cli_report(&error);
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
                    "world fill writes them. FILE is the tile set where that of the tiles is not "
                    "built in and the map does not name it, or not with all its colours; or a "
                    "world file, of pave world new, which the map then is compared with. MAP may "
                    "also be a world file itself: then what is around each of its edits is "
                    "verified.",
    .summary =
        "whether the colours of neighbouring tiles of a map agree, and whether it is a world",
    .about =
        "Compares the colours of all neighbouring tiles of a layer, along sides and around "
        "corners, flips and rotations included. Tiles that are not in the set are counted, and "
        "compared as if all their colours were unset. Exits with 0 when all agree, and with 1 "
        "when some do not or nothing could be compared.\n"
        "Of a map with a layer beneath, as --under makes it, both are verified; what the options "
        "say is of the world above. Hexagonal maps of pave name the .json of their tiles; of "
        "others "
        "FILE does.\n"
        "With --seed or --own it also compares each tile with the one that the world has there, "
        "names the first cell that differs, and exits with 1 where one does. With --seed, what the "
        "options leave out is as the map says. A map of pave has "
        "the fingerprint of its world: where its tile set makes another world today, that is "
        "said.",
    .examples = "pave world verify world.tmx --own\n"
                "pave world verify world.tmx --seed 7 --at -50,-50\n"
                "pave world verify hexagons.json --own\n"
                "pave world verify island.tmj --layer ground --set Shore --json\n",
    .no = "the map has mismatches, other tiles than the world, or nothing to compare",
    CLI_TABLE(verify_table),
    .run = verify,
};
