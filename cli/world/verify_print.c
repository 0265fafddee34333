/// cli/world/verify_print.c: prints the results of pave world verify.
#include "verify_tiles.h"

#include <inttypes.h>

bool cli_verified_well(const cli_verified *verified)
{
    const cli_verified_parts *parts = &verified->parts;
    return verified->sides + verified->corners + verified->different == 0 &&
           parts->found.enclosed == 0 && (!parts->wanted || parts->found.sides > 0) &&
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
    const char *method = pave_word(pave_world_method_words, world->method);
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
            "  its tile set or properties have changed since it was written: they no longer make "
            "a world\n");
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
                 v->foreign
                     ? "the tiles are not in this set; give theirs with --set, or its file as FILE"
                     : "no two tiles are neighbours");
    cli_text(result, "\n");
    put_cell(result, &v->first);
    if (v->first.found) cli_text(result, "  the first is at the cell %s\n", v->first.text);
    if (v->empty || v->foreign)
        cli_text(result, "  empty cells: %" PRId64 "; tiles that are not in the set: %" PRId64 "\n",
                 v->empty, v->foreign);
}

static void put_parts(cli_result *result, const cli_verified_parts *parts)
{
    const pave_world_parts *found = &parts->found;
    if (!parts->wanted) return;
    cli_json_open(result, "connected", '{');
    cli_json_text(result, "passable", parts->passable);
    CLI_JSON_COUNTS(result, "parts|enclosed|sides|open|dead_ends|blocked", found->parts,
                    found->enclosed, found->sides, found->open, found->dead_ends, found->blocked);
    put_cell(result, &parts->first);
    cli_json_close(result);
    cli_text_print(result, "  through ", parts->passable, ": ");
    if (found->sides == 0)
        cli_text(result, "no two cells are neighbours, so nothing was counted");
    else if (found->enclosed)
        cli_text(result, "%" PRId64 " of %" PRId64 " parts are enclosed, the first at %s",
                 found->enclosed, found->parts, parts->first.text);
    else
        cli_text(result, "%" PRId64 " part%s, none enclosed", found->parts,
                 found->parts == 1 ? "" : "s");
    cli_text(result,
             "; %" PRId64 " of %" PRId64 " sides are open, %" PRId64 " dead ends, %" PRId64
             " blocked cells\n",
             found->open, found->sides, found->dead_ends, found->blocked);
}

static void put_all(cli_result *result, const cli_verified *v, const char *file)
{
    cli_text_print(result, "", file, ", ");
    if (v->layer) cli_text_print(result, "layer \"", v->layer, "\", ");
    cli_text_print(result, "set \"", v->set, "\": ");
    put_colors(result, v);
    put_parts(result, &v->parts);
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
