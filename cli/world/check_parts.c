// cli/world/check_parts.c: what pave wang check says about symmetries and about some of the
// colours.
#include "check_parts.h"

#include <inttypes.h>
#include <pave/wang_complete.h>
#include <stdio.h>
#include <stdlib.h>

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
