/// cli/world/verify_claim.c: the world that a map or tiles in JSON record as their origin, and the
/// one that the options ask to compare them with.
#include "verify_tiles.h"

#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

// ---- Maps ---------------------------------------------------------------------------------------

PAVE_PRINTF(3, 4)
static void refuse(cli_claim *claim, const char *name, const char *format, ...)
{
    va_list arguments;
    if (claim->wrong[0]) return;
    const int used = snprintf(claim->wrong, sizeof claim->wrong, "property %s: ", name);
    va_start(arguments, format);
    vsnprintf(claim->wrong + used, sizeof claim->wrong - (size_t)used, format, arguments);
    va_end(arguments);
}

// Finds a property of the layer; names for the lower layer start with under_.
static const char *find(const pave_tiled_map *map, bool beneath, const char *name)
{
    char longer[32];
    snprintf(longer, sizeof longer, "under_%s", name);
    return pave_tiled_map_property(map, beneath ? longer : name);
}

static void read_place(const pave_tiled_map *map, cli_claim *out)
{
    static const char *const names[2] = {"q", "r"};
    int64_t place[2] = {0, 0};
    for (int i = 0; i < 2; i++) {
        const char *text = pave_tiled_map_property(map, names[i]);
        if (text && cli_read_number(text, -PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX, &place[i]))
            refuse(out, names[i], "\"%s\" is not an integer from -%d to %d", text,
                   PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX);
    }
    out->at = pave_cell_of((int32_t)place[0], (int32_t)place[1]);
}

static void read_method(const char *name, cli_claim *out)
{
    if (!name) return;
    out->painted = strcmp(name, "painted") == 0;
    if (out->painted) return;
    const int method = pave_word_number(pave_world_method_words, name);
    if (method >= 0)
        out->method = (pave_world_method)method;
    else
        refuse(out, "method",
               "unknown method \"%s\"; give feature, phase, blocks, aperiodic or painted", name);
}

static void read_wishes(const pave_tiled_map *map, cli_claim *out)
{
    const char *patch = pave_tiled_map_property(map, "patch"),
               *origin = pave_tiled_map_property(map, "origin");
    out->wishes.only = pave_tiled_map_property(map, "only");
    out->wishes.base = pave_tiled_map_property(map, "base");
    out->wishes.shares = pave_tiled_map_property(map, "shares");
    out->wishes.bias = pave_tiled_map_property(map, "bias");
    out->wishes.connected = pave_tiled_map_property(map, "connected");
    if (patch && cli_read_number(patch, 4, 64, &out->wishes.patch) != CLI_READ)
        refuse(out, "patch", "\"%s\" is not an integer from 4 to 64", patch);
    if (origin && cli_read_place(origin, &out->origin) != CLI_READ)
        refuse(out, "origin", "\"%s\" is not a cell; give Q,R, such as 1,0", origin);
}

void cli_claim_of_map(const pave_tiled_map *map, const char *file, bool beneath, cli_claim *out)
{
    *out = (cli_claim){.file = file, .wishes.file = file};
    const char *seed = find(map, beneath, "seed"), *world = find(map, beneath, "world");
    out->set = pave_tiled_map_property(map, beneath ? "under" : "set");
    out->tiles = find(map, beneath, "tiles");
    read_method(find(map, beneath, "method"), out);
    out->seeded = seed && cli_read_seed(seed, &out->seed) == CLI_READ;
    if (seed && !out->seeded) refuse(out, "seed", "\"%s\" is not a number of 64 bits", seed);
    if (world && cli_read_seed(world, &out->fingerprint) != CLI_READ)
        refuse(out, "world", "\"%s\" is not a number of 64 bits", world);
    read_place(map, out);
    if (!beneath) read_wishes(map, out);
}

// ---- JSON ---------------------------------------------------------------------------------------

void cli_claim_of_json(const pave_json_world *tiles, const char *file, cli_claim *out)
{
    *out = (cli_claim){.file = file,
                       .seeded = tiles->seeded,
                       .painted = tiles->painted,
                       .seed = tiles->seed,
                       .method = tiles->method,
                       .origin = tiles->origin,
                       .set = tiles->set,
                       .tiles = tiles->from,
                       .fingerprint = tiles->world,
                       .wishes = {.only = tiles->only,
                                  .base = tiles->base,
                                  .shares = tiles->shares,
                                  .bias = tiles->bias,
                                  .connected = tiles->connected,
                                  .patch = tiles->patch,
                                  .file = file}};
    if (tiles->window) out->at = pave_cell_of(tiles->window->def.at.q, tiles->window->def.at.r);
}

// ---- The world to compare with ------------------------------------------------------------------

static int check_own(const cli_claim *claim)
{
    if (claim->painted)
        return cli_wrong("--own: %s was made from painted terrain and has no world to compare it "
                         "with; leave --own out",
                         claim->file);
    if (!claim->seeded && !claim->wrong[0])
        return cli_wrong("--own: %s does not record its world: it has no property seed; give "
                         "--seed",
                         claim->file);
    return CLI_DONE;
}

int cli_claim_choose(const cli_claim_call *call, cli_claim *claim, bool *wanted)
{
    *wanted = call->own || call->seeded;
    const int code = call->own ? check_own(claim) : CLI_DONE;
    if (!*wanted || code != CLI_DONE) return code;
    if (claim->wrong[0]) return cli_failed("%s: %s", claim->file, claim->wrong);
    if (call->own) return CLI_DONE;
    claim->seed = call->seed;
    if (call->at_given) claim->at = call->at;
    if (call->method_given) claim->method = call->method;
    if (claim->method == PAVE_WORLD_FEATURE || claim->method == PAVE_WORLD_PHASE) {
        const cli_wishes kept = {.only = claim->wishes.only,
                                 .bias = claim->wishes.bias,
                                 .connected = claim->wishes.connected,
                                 .file = claim->wishes.file};
        if (call->method_given) claim->wishes = kept;
        if (claim->method == PAVE_WORLD_PHASE) claim->wishes.connected = NULL;
    }
    cli_wishes wishes = call->wishes;
    if (cli_wishes_any(&wishes) && !call->method_given) claim->method = PAVE_WORLD_AUTO;
    cli_wishes_merge(&wishes, &claim->wishes);
    claim->wishes = wishes;
    return CLI_DONE;
}
