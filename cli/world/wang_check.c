// cli/world/wang_check.c: what pave wang check says about a set: its class and looks, symmetries,
// and some of the colours.
#include "wang_check.h"

#include <pave/wang_complete.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct looks_words {
    const char *what; // it is
    const char *wish; // what would be more; NULL: it is all that it wants to be
} looks_words;

#define ROUNDED "outer and inner corners, sides and full tiles"
static const looks_words words[PAVE_WANG_CLASSES] = {
    [PAVE_WANG_CLASS_FILLS] = {"no tile joins two colours: for painting with variants",
                               "tiles that join them would make a world"},
    [PAVE_WANG_CLASS_COMPLETE] = {"every combination of its colours", NULL},
    [PAVE_WANG_CLASS_OVERLAY] = {"complete with unset: patches or paths on a layer beneath", NULL},
    [PAVE_WANG_CLASS_ROUNDED] = {"all corners but the two diagonals: rounded islands", NULL},
    [PAVE_WANG_CLASS_SLICES] = {"outer corners, sides and the full tile: rectangles",
                                "the four inner corners would make rounded islands"},
    [PAVE_WANG_CLASS_FRAGMENT] = {"a part of the corners",
                                  "outer corners, sides and the full tile would make rectangles"},
    [PAVE_WANG_CLASS_STAR] = {"terrains that each meet one ground",
                              ROUNDED " of each would make rounded islands"},
    [PAVE_WANG_CLASS_NETWORK] = {"terrains that meet in some pairs",
                                 ROUNDED " of each pair would make rounded borders"},
    [PAVE_WANG_CLASS_PATHS] = {"a part of the edges: roads, fences or pipes",
                               "ends, bends, crossings and branches would make any path"},
    [PAVE_WANG_CLASS_BLOB] = {"all 47 of a blob: walls or water with necks", NULL},
    [PAVE_WANG_CLASS_CORNERS] = {"sides follow from their corners: terrains",
                                 ROUNDED " of each pair would make rounded borders"},
    [PAVE_WANG_CLASS_BLOB_PART] = {"a part of a blob of 47 tiles",
                                   "the others would make walls or water with necks"},
    [PAVE_WANG_CLASS_MIXED] = {"edges and corners of its own kind", NULL},
};

// What the class wants, in a list of its own.
static int take_lacks(const pave_wang_set *set, cli_looks *out)
{
    pave_error error = {0};
    int64_t count = 0;
    error.result = pave_wang_list_lacks(set, NULL, NULL, 0, &count, &error);
    if (error.result == PAVE_CAPACITY) {
        out->lacks = malloc((size_t)count * PAVE_WANG_PLACES_SQUARE);
        error.result = PAVE_NO_MEMORY;
        if (out->lacks)
            error.result = pave_wang_list_lacks(set, NULL, out->lacks, count, &count, &error);
    }
    out->lack_count = count;
    return error.result == PAVE_OK ? CLI_DONE : cli_report(&error);
}

int cli_looks_take(const pave_wang_set *set, bool all, cli_looks *out)
{
    *out = (cli_looks){.method = NULL};
    out->error.result = pave_wang_look(set, NULL, &out->looks, &out->error);
    if (out->error.result == PAVE_UNSUPPORTED) return CLI_DONE;
    if (out->error.result != PAVE_OK) return cli_report(&out->error);
    out->known = true;
    pave_world *world = NULL;
    const pave_world_def def = {.set = set};
    if (pave_world_create(&def, NULL, &world, &out->error) == PAVE_OK)
        out->method = pave_world_method_name(pave_world_method_of(world));
    pave_world_destroy(world);
    out->by_class = !all && out->looks.class_of_set != PAVE_WANG_CLASS_COMPLETE &&
                    out->looks.class_of_set != PAVE_WANG_CLASS_OVERLAY;
    return out->by_class ? take_lacks(set, out) : CLI_DONE;
}

void cli_looks_release(cli_looks *looks)
{
    free(looks->lacks);
    looks->lacks = NULL;
}

bool cli_looks_whole(const cli_looks *looks)
{
    return looks->by_class && looks->lack_count == 0 && looks->method &&
           looks->looks.class_of_set != PAVE_WANG_CLASS_MIXED;
}

static void print_wish(cli_result *result, const cli_looks *looks, const char *wish)
{
    const int64_t lacks = looks->looks.lacks;
    if (lacks > 0 || looks->looks.class_of_set == PAVE_WANG_CLASS_SLICES)
        cli_text(result, "; %s", wish);
    if (lacks > 0) cli_text(result, ": %" PRId64 " %s missing", lacks, lacks == 1 ? "is" : "are");
}

void cli_put_looks(cli_result *result, const cli_looks *looks)
{
    const pave_wang_looks *of_set = &looks->looks;
    if (!looks->known) return;
    const looks_words *of_class = &words[of_set->class_of_set];
    const char *name = pave_wang_class_name(of_set->class_of_set);
    cli_json_text(result, "class", name);
    cli_json_flag(result, "unset", of_set->unset);
    cli_json_member(result, "ground", "%d", of_set->ground);
    cli_json_text(result, "world", looks->method);
    cli_json_member(result, "lacks", "%" PRId64, of_set->lacks);
    if (of_set->class_of_set == PAVE_WANG_CLASS_COMPLETE) return; // so much was said
    cli_text(result, "  class %s: %s", name, of_class->what);
    if (of_class->wish) print_wish(result, looks, of_class->wish);
    cli_text(result, "\n");
    if (looks->method)
        cli_text(result, "  a world by method %s\n", looks->method);
    else
        cli_text_print(result, "  no world: ", looks->error.message, "\n");
}

// ---- Parts --------------------------------------------------------------------------------------

bool cli_next_missing(const cli_source *source, uint8_t *combination)
{
    return pave_wang_symmetries(source->set)
               ? pave_wang_next_missing_orbit(source->set, combination)
               : pave_wang_next_missing(source->set, combination);
}

// ---- Symmetries ---------------------------------------------------------------------------------

static const struct {
    uint32_t symmetry;
    const char *name;
} symmetries[] = {{PAVE_WANG_ROTATE, "rotate"},
                  {PAVE_WANG_MIRROR, "mirror"},
                  {PAVE_WANG_FLIP, "flip"},
                  {PAVE_WANG_HALF_TURN, "half-turn"},
                  {PAVE_WANG_PREFER_PLAIN, "prefer-plain"}};

/// The tiles of a blob that is whole: those of one value on the ground for each value, which have
/// the tile of the ground in common.
static pave_wang_orbits blob_orbits(const pave_wang_looks *looks, uint32_t allowed)
{
    const pave_wang_complete_def def = {
        .kind = PAVE_WANG_MIXED, .color_count = 2, .symmetries = allowed, .blob = true};
    pave_wang_complete_count count = {0};
    pave_wang_complete_count_of(&def, &count, NULL);
    pave_wang_orbits out = {.complete = true, .ways = count.ways, .missing_text = "0"};
    out.held = out.total = (uint64_t)(looks->values - 1) * (count.orbits - 1) + 1;
    snprintf(out.total_text, sizeof out.total_text, "%" PRIu64, out.total);
    return out;
}

void cli_put_orbits(cli_result *result, const cli_source *source, const cli_looks *looks)
{
    const uint32_t allowed = pave_wang_symmetries(source->set);
    if (!allowed) return;
    const bool blob = looks->known && looks->looks.class_of_set == PAVE_WANG_CLASS_BLOB;
    const pave_wang_orbits orbits =
        blob ? blob_orbits(&looks->looks, allowed) : pave_wang_take_orbits(source->set);
    cli_json_open(result, "symmetries", '[');
    for (size_t i = 0; i < sizeof symmetries / sizeof *symmetries; i++)
        if (allowed & symmetries[i].symmetry) cli_json_text(result, NULL, symmetries[i].name);
    cli_json_close(result);
    cli_json_member(result, "enough", orbits.total == UINT64_MAX ? "\"%s\"" : "%s",
                    orbits.total_text);
    cli_json_member(result, "enough_missing", orbits.missing == UINT64_MAX ? "\"%s\"" : "%s",
                    orbits.missing_text);
    cli_text(result, "  %s tile%s %s enough%s, as they may be turned or mirrored",
             orbits.total_text, orbits.total == 1 ? "" : "s", orbits.total == 1 ? "is" : "are",
             blob ? " for all of a blob" : "");
    if (!orbits.complete) cli_text(result, "; %s missing", orbits.missing_text);
    cli_text(result, "\n");
}

// ---- Method phase -------------------------------------------------------------------------------

enum { LACKS_SHOWN = 8 };

static void put_phase_lacks(cli_result *result, const cli_source *source, int phase,
                            uint64_t missing)
{
    uint8_t combination[PAVE_WANG_PLACES_MAX] = {0};
    cli_json_open(result, "missing", '[');
    for (int i = 0; i < LACKS_SHOWN; i++) {
        if (!pave_wang_next_phase_missing(source->set, phase, combination)) break;
        cli_text(result, i == 0 ? ": " : "; ");
        cli_json_open(result, NULL, '[');
        for (int k = 0; k < 4; k++) {
            const int number = cli_source_color(source, combination[k]);
            cli_json_member(result, NULL, "%d", number);
            cli_text(result, "%s%d", k ? "," : "", number);
        }
        cli_json_close(result);
    }
    cli_json_close(result);
    if (missing > LACKS_SHOWN) cli_text(result, "; ...");
}

void cli_put_phases(cli_result *result, const cli_source *source)
{
    static const char *const edge[] = {"q + r odd"};
    static const char *const corner[] = {"q odd, r even", "q even, r odd", "q and r odd"};
    const int count = pave_wang_phase_count(source->set);
    const uint64_t total = pave_wang_take_census(source->set).total;
    bool differs = false;
    for (int phase = 1; phase < count; phase++)
        differs = differs || pave_wang_take_phase(source->set, phase).needed != total;
    if (!differs) return;
    cli_json_open(result, "phases", '[');
    cli_text(result, "  method phase needs, where\n");
    for (int phase = 1; phase < count; phase++) {
        const pave_wang_phase needs = pave_wang_take_phase(source->set, phase);
        const char *cells = count == 2 ? edge[phase - 1] : corner[phase - 1];
        cli_json_open(result, NULL, '{');
        cli_json_text(result, "cells", cells);
        CLI_JSON_COUNTS(result, "needed|missing_count", (int64_t)needs.needed,
                        (int64_t)needs.missing);
        cli_text(result, "    %s: %" PRIu64 " combination%s, %" PRIu64 " missing", cells,
                 needs.needed, needs.needed == 1 ? "" : "s", needs.missing);
        put_phase_lacks(result, source, phase, needs.missing);
        cli_text(result, "\n");
        cli_json_close(result);
    }
    cli_json_close(result);
}

// ---- Some of the colours ------------------------------------------------------------------------

enum { PARTS_SHOWN = 12 };

static void put_colors(cli_result *result, const cli_source *source, const pave_wang_part *part)
{
    cli_json_open(result, "colors", '[');
    for (int i = 0; i < part->color_count; i++) {
        const int number = cli_source_color(source, part->colors[i]);
        cli_json_member(result, NULL, "%d", number);
        cli_text(result, "%s", i ? ", " : "");
        if (number) cli_text(result, "%d ", number);
        cli_text_print(result, "", cli_source_color_name(source, part->colors[i]), "");
    }
    cli_json_close(result);
}

static void put_lacks(cli_result *result, const cli_source *source, const pave_wang_part *part)
{
    const uint64_t lacks = part->total - part->held;
    const int places = pave_wang_take_census(source->set).places;
    uint8_t combination[PAVE_WANG_PLACES_MAX] = {0};
    cli_json_open(result, "missing", '[');
    for (uint64_t i = 0; i < lacks && i < LACKS_SHOWN; i++) {
        if (!pave_wang_part_next_missing(source->set, part, combination)) break;
        cli_text(result, i == 0 ? "" : i + 1 == lacks ? " and " : "; ");
        cli_json_open(result, NULL, '[');
        for (int k = 0; k < places; k++) {
            const int number = cli_source_color(source, combination[k]);
            cli_json_member(result, NULL, "%d", number);
            cli_text(result, "%s%d", k ? "," : "", number);
        }
        cli_json_close(result);
    }
    cli_json_close(result);
    if (lacks > LACKS_SHOWN) cli_text(result, "; ...");
}

static void put_part(cli_result *result, const cli_source *source, const pave_wang_part *part)
{
    const uint64_t lacks = part->total - part->held;
    cli_json_open(result, NULL, '{');
    cli_text(result,
             lacks ? "  nearly complete among the colours " : "  complete among the colours ");
    put_colors(result, source, part);
    cli_json_member(result, "total", "%" PRIu64, part->total);
    cli_json_member(result, "missing_count", "%" PRIu64, lacks);
    if (lacks) cli_text(result, ", of %" PRIu64 " only ", part->total);
    put_lacks(result, source, part);
    if (lacks) cli_text(result, lacks == 1 ? " is missing" : " are missing");
    cli_text(result, "\n");
    cli_json_close(result);
}

void cli_put_parts(cli_result *result, const cli_source *source)
{
    int64_t count = 0;
    cli_json_open(result, "parts", '[');
    if (pave_wang_parts(source->set, NULL, NULL, 0, &count) == PAVE_CAPACITY) {
        pave_wang_part *parts = malloc((size_t)count * sizeof *parts);
        if (parts && pave_wang_parts(source->set, NULL, parts, count, &count) == PAVE_OK) {
            for (int64_t i = 0; i < count && (result->json || i < PARTS_SHOWN); i++)
                put_part(result, source, &parts[i]);
            if (count > PARTS_SHOWN)
                cli_text(result, "  and so %" PRId64 " further parts of the colours\n",
                         count - PARTS_SHOWN);
        }
        free(parts);
    }
    cli_json_close(result);
}
