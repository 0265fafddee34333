// cli/world/verified.c: what tiles say of their world, and what pave world verify found.
#include "verify_tiles.h"

#include <inttypes.h>
#include <stdarg.h>
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

// A property of the layer, whose name for the layer beneath begins with under_.
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
            refuse(out, names[i], "\"%s\" is no whole number from -%d to %d", text,
                   PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX);
    }
    out->at = pave_cell_of((int32_t)place[0], (int32_t)place[1]);
}

static void read_method(const char *name, cli_claim *out)
{
    if (!name) return;
    out->painted = strcmp(name, "painted") == 0;
    if (!out->painted && pave_world_method_read(name, &out->method) != PAVE_OK)
        refuse(out, "method",
               "there is no method \"%s\"; it is feature, phase, blocks, aperiodic or painted",
               name);
}

static void read_wishes(const pave_tiled_map *map, cli_claim *out)
{
    const char *patch = pave_tiled_map_property(map, "patch"),
               *origin = pave_tiled_map_property(map, "origin");
    out->wishes.only = pave_tiled_map_property(map, "only");
    out->wishes.base = pave_tiled_map_property(map, "base");
    out->wishes.shares = pave_tiled_map_property(map, "shares");
    out->wishes.bias = pave_tiled_map_property(map, "bias");
    if (patch && cli_read_number(patch, 4, 64, &out->wishes.patch) != CLI_READ)
        refuse(out, "patch", "\"%s\" is no whole number from 4 to 64", patch);
    if (origin && cli_read_place(origin, &out->origin) != CLI_READ)
        refuse(out, "origin", "\"%s\" is no cell; it is Q,R, such as 1,0", origin);
}

void cli_claim_of_map(const pave_tiled_map *map, const char *file, bool beneath, cli_claim *out)
{
    *out = (cli_claim){.file = file, .wishes.file = file};
    const char *seed = find(map, beneath, "seed"), *world = find(map, beneath, "world");
    out->set = pave_tiled_map_property(map, beneath ? "under" : "set");
    out->tiles = find(map, beneath, "tiles");
    read_method(find(map, beneath, "method"), out);
    out->seeded = seed && cli_read_seed(seed, &out->seed) == CLI_READ;
    if (seed && !out->seeded) refuse(out, "seed", "\"%s\" is no number of 64 bits", seed);
    if (world && cli_read_seed(world, &out->fingerprint) != CLI_READ)
        refuse(out, "world", "\"%s\" is no number of 64 bits", world);
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
                                  .patch = tiles->patch,
                                  .file = file}};
    if (tiles->window) out->at = pave_cell_of(tiles->window->def.at.q, tiles->window->def.at.r);
}

// ---- The world to compare with ------------------------------------------------------------------

static int check_own(const cli_claim *claim)
{
    if (claim->painted)
        return cli_wrong("--own: %s was laid on painted terrain, and a painted map is not a "
                         "function of its seed: there is no world to compare it with; leave --own "
                         "out",
                         claim->file);
    if (!claim->seeded && !claim->wrong[0])
        return cli_wrong("--own: %s does not say which world it is, for it has no property seed; "
                         "give --seed",
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
        const cli_wishes kept = {
            .only = claim->wishes.only, .bias = claim->wishes.bias, .file = claim->wishes.file};
        if (call->method_given) claim->wishes = kept;
    }
    cli_wishes wishes = call->wishes;
    if (cli_wishes_any(&wishes) && !call->method_given) claim->method = PAVE_WORLD_AUTO;
    cli_wishes_merge(&wishes, &claim->wishes);
    claim->wishes = wishes;
    return CLI_DONE;
}

// ---- What was found -----------------------------------------------------------------------------

cli_verified_cell cli_verified_place(bool found, int32_t x, int32_t y)
{
    cli_verified_cell cell = {.found = found, .numbers = {x, y}, .count = 2};
    snprintf(cell.text, sizeof cell.text, "%d,%d", (int)x, (int)y);
    return cell;
}

bool cli_verified_well(const cli_verified *verified)
{
    return verified->sides + verified->corners + verified->different == 0 &&
           verified->checked_sides + verified->checked_corners + verified->compared > 0;
}

static void put_cell(cli_result *result, const cli_verified_cell *cell)
{
    if (cell->found)
        cli_json_list(result, "first", cell->numbers, cell->count);
    else
        cli_json_member(result, "first", "null");
}

static void put_world(cli_result *result, const cli_verified *v)
{
    const cli_claim *world = &v->world;
    const char *method = pave_world_method_name(world->method);
    if (!v->wanted) {
        cli_json_member(result, "world", "null");
        return;
    }
    cli_json_open(result, "world", '{');
    cli_json_text(result, "method", method);
    cli_json_member(result, "seed", "\"%" PRIu64 "\"", world->seed);
    cli_json_list(result, "at", (const int32_t[]){world->at.q, world->at.r}, 2);
    CLI_JSON_COUNTS(result, "compared|different", v->compared, v->different);
    put_cell(result, &v->first_different);
    cli_json_close(result);
    cli_text(result, "  the world of seed %" PRIu64 ", method %s", world->seed, method);
    if (v->layer) cli_text(result, ", from %d,%d on", (int)world->at.q, (int)world->at.r);
    cli_text(result, ": ");
    if (v->different)
        cli_text(result, "%" PRId64 " of %" PRId64 " cells have other tiles, the first is %s\n",
                 v->different, v->compared, v->first_different.text);
    else
        cli_text(result, "these are its tiles, all %" PRId64 "\n", v->compared);
}

static void put_change(cli_result *result, const cli_verified *v)
{
    const bool changed = v->knows && v->was != v->is;
    cli_json_member(result, "changed", !v->knows ? "null" : changed ? "true" : "false");
    if (changed && v->is)
        cli_text(result,
                 "  its tile set or properties have changed since it was written: the world was "
                 "0x%016" PRIx64 " and would be 0x%016" PRIx64 "\n",
                 v->was, v->is);
    else if (changed)
        cli_text(
            result,
            "  its tile set or properties have changed since it was written: they make no world "
            "any more\n");
}

static void put_colors(cli_result *result, const cli_verified *v)
{
    const int64_t mismatches = v->sides + v->corners;
    CLI_JSON_COUNTS(result, "mismatches|sides|corners|checked_sides|checked_corners|empty|foreign",
                    mismatches, v->sides, v->corners, v->checked_sides, v->checked_corners,
                    v->empty, v->foreign);
    cli_text(result, "%" PRId64 " mismatch%s", mismatches, mismatches == 1 ? "" : "es");
    if (v->checked_sides)
        cli_text(result, ", %" PRId64 " of %" PRId64 " sides", v->sides, v->checked_sides);
    if (v->checked_corners)
        cli_text(result, ", %" PRId64 " of %" PRId64 " corners", v->corners, v->checked_corners);
    if (!v->checked_sides && !v->checked_corners)
        cli_text(result, ", but no colours were compared: %s",
                 v->foreign ? "the tiles are not in this set; name theirs with --set, or its file "
                              "behind the map"
                            : "no two tiles are neighbours");
    cli_text(result, "\n");
    put_cell(result, &v->first);
    if (v->first.found && v->before)
        cli_text(result,
                 "  the first is where the cell %s meets a tile to its left or in a row above\n",
                 v->first.text);
    else if (v->first.found)
        cli_text(result, "  the first is at the cell %s\n", v->first.text);
    if (v->empty || v->foreign)
        cli_text(result, "  empty cells: %" PRId64 "; tiles that are not in the set: %" PRId64 "\n",
                 v->empty, v->foreign);
}

static void put_all(cli_result *result, const cli_verified *v, const char *file)
{
    cli_text_print(result, "", file, ", ");
    if (v->layer) cli_text_print(result, "layer \"", v->layer, "\", ");
    cli_text_print(result, "set \"", v->set, "\": ");
    put_colors(result, v);
    put_world(result, v);
    put_change(result, v);
}

void cli_verified_print(const cli_verified *verified, const cli_verified *under, const char *file,
                        cli_result *result)
{
    cli_json_open(result, NULL, '{');
    put_all(result, verified, file);
    if (under) {
        cli_json_open(result, "under", '{');
        put_all(result, under, file);
        cli_json_close(result);
    }
    cli_json_close(result);
}
