/// tests/tactics/test_citadel.c: citadels: words, definitions, what a seed keeps, bad input.
#include "../sparse.h"
#include "../test.h"
#include "citadel_checks.h"

#include <pave/map.h>

static pave_citadel *make(pave_citadel_def def)
{
    pave_citadel *citadel = NULL;
    pave_error error = {0};
    if (pave_citadel_create(&def, NULL, &citadel, &error) != PAVE_OK) fail_msg("%s", error.message);
    return citadel;
}

static void holds(const pave_citadel *citadel)
{
    const char *wrong = checks_all(citadel);
    if (wrong)
        fail_msg("seed %d, size %d, %s: %s", (int)citadel->def.seed, (int)citadel->def.size,
                 pave_word(pave_citadel_outline_words, citadel->def.outline), wrong);
}

// ---- Zones --------------------------------------------------------------------------------------

TEST(zones_are_solid_or_walked)
{
    assert_true(pave_citadel_zone_solid(PAVE_CITADEL_GATE));
    assert_true(pave_citadel_zone_walked(PAVE_CITADEL_GATE));
    assert_false(pave_citadel_zone_solid(PAVE_CITADEL_RAVELIN));
    assert_false(pave_citadel_zone_walked(PAVE_CITADEL_MOAT));
}

// ---- What a seed keeps --------------------------------------------------------------------------

TEST(zones_have_the_colors_of_the_solid)
{
    const pave_citadel_def def = {.size = 20};
    pave_citadel *citadel = NULL;
    pave_solid *solid = NULL;
    assert_ok(pave_citadel_create(&def, NULL, &citadel, NULL));
    assert_ok(pave_citadel_solid(citadel, NULL, &solid, NULL));
    for (int zone = 0; zone < PAVE_CITADEL_ZONES; zone++)
        assert_int_equal(pave_citadel_zone_color((pave_citadel_zone)zone),
                         solid->zone_list[zone].color);
    pave_solid_destroy(solid);
    pave_citadel_destroy(citadel);
}

TEST(defaults_are_filled_in)
{
    pave_citadel *citadel = make((pave_citadel_def){0});
    holds(citadel);
    assert_int_equal(citadel->def.size, PAVE_CITADEL_SIZE);
    assert_int_not_equal(citadel->def.outline, PAVE_CITADEL_OUTLINE_ANY);
    assert_int_not_equal(citadel->def.pattern, PAVE_CITADEL_PATTERN_ANY);
    assert_int_not_equal(citadel->def.shore, PAVE_CITADEL_SHORE_ANY);
    assert_true(citadel->def.gates >= 1 && citadel->def.gates <= 4);
    assert_true(citadel->def.bastions >= 3);
    pave_citadel *again = make(citadel->def); // what was filled in makes the same town
    assert_int_equal(pave_citadel_hash(again), pave_citadel_hash(citadel));
    pave_citadel_destroy(again);
    pave_citadel_destroy(citadel);
    pave_citadel_destroy(NULL);
}

/// A moat, and ravelins, change nothing inside.
TEST(moats_change_nothing_inside)
{
    for (int i = 0; i < 48; i += SPARSE(3)) {
        pave_citadel_def def = {.seed = (uint64_t)i,
                                .size = 24 + i % 37,
                                .outline = (pave_citadel_outline)(1 + i % 4),
                                .ravelins = i % 2};
        pave_citadel *dry = make(def);
        def.moat = true;
        pave_citadel *wet = make(def);
        assert_int_equal(dry->window->count, wet->window->count);
        bool moat = false;
        for (int64_t c = 0; c < dry->window->count; c++) {
            const int a = dry->zones[c], b = wet->zones[c];
            assert_int_not_equal(a, PAVE_CITADEL_MOAT);
            moat = moat || b == PAVE_CITADEL_MOAT;
            if (!checks_inner(a) && !checks_built(a)) continue;
            assert_int_equal(a, b);
            assert_int_equal(dry->parts[c], wet->parts[c]);
        }
        assert_true(moat);
        pave_citadel_destroy(wet);
        pave_citadel_destroy(dry);
    }
}

/// Ravelins may widen the window, so polygons are compared, from the curtain's first corner.
TEST(ravelins_change_nothing_inside)
{
    int stood = 0;
    for (int i = 0; i < 24; i++) {
        pave_citadel_def def = {.seed = (uint64_t)i, .size = 40, .moat = true};
        pave_citadel *plain = make(def);
        def.ravelins = true;
        pave_citadel *more = make(def);
        const int32_t q = more->vertices[0].q - plain->vertices[0].q,
                      r = more->vertices[0].r - plain->vertices[0].r;
        for (int64_t c = 0; c < plain->window->count; c++) {
            pave_cell cell = pave_window_cell(plain->window, c);
            const int zone = plain->zones[c];
            if (!checks_inner(zone) && !checks_built(zone)) continue;
            cell.q += q;
            cell.r += r;
            const int64_t at = pave_window_index(more->window, cell);
            assert_true(at >= 0);
            assert_int_equal(more->zones[at], zone);
            assert_int_equal(more->parts[at], plain->parts[c]);
        }
        for (int32_t g = 0; g < more->gate_count; g++) {
            if (more->gates[g].ravelin < 0) continue;
            assert_int_equal(more->works[more->gates[g].ravelin].kind, PAVE_CITADEL_WORK_RAVELIN);
            stood++;
        }
        pave_citadel_destroy(more);
        pave_citadel_destroy(plain);
    }
    assert_true(stood > 24);
}

TEST(gates_of_more_contain_those_of_fewer)
{
    for (int i = 0; i < 24; i += SPARSE(5)) {
        pave_citadel_def def = {.seed = (uint64_t)i,
                                .size = 40 + i % 21,
                                .outline = (pave_citadel_outline)(1 + i % 4),
                                .shore = PAVE_CITADEL_SHORE_NONE,
                                .gates = 1};
        pave_citadel *before = make(def);
        const int32_t most = before->gate_most < 6 ? before->gate_most : 6;
        for (def.gates = 2; def.gates <= most; def.gates++) {
            pave_citadel *citadel = make(def);
            holds(citadel);
            for (int32_t g = 0; g < before->gate_count; g++)
                assert_true(pave_cell_equal(before->gates[g].cell, citadel->gates[g].cell));
            pave_citadel_destroy(before);
            before = citadel;
        }
        pave_citadel_destroy(before);
    }
}

TEST(bastions_are_as_many_as_asked_for)
{
    for (int32_t bastions = 6; bastions <= 15; bastions++) {
        pave_citadel *citadel = make((pave_citadel_def){
            .seed = 2, .size = 48, .outline = PAVE_CITADEL_OUTLINE_HEXAGON, .bastions = bastions});
        assert_int_equal(citadel->def.bastions, bastions);
        assert_int_equal(citadel->work_count, bastions);
        holds(citadel);
        pave_citadel_destroy(citadel);
    }
}

TEST(shores_are_as_asked_for)
{
    for (int i = 0; i < 12; i++)
        for (int shore = PAVE_CITADEL_SHORE_NONE; shore <= PAVE_CITADEL_SHORE_SEA; shore++) {
            pave_citadel *citadel = make((pave_citadel_def){.seed = (uint64_t)i,
                                                            .size = 30,
                                                            .gates = 1 + i % 3,
                                                            .shore = (pave_citadel_shore)shore});
            int64_t water = 0;
            for (int64_t c = 0; c < citadel->window->count; c++)
                water += citadel->zones[c] == PAVE_CITADEL_WATER;
            assert_int_equal(water > 0, shore != PAVE_CITADEL_SHORE_NONE);
            holds(citadel);
            pave_citadel_destroy(citadel);
        }
}

TEST(patterns_are_as_asked_for)
{
    uint64_t hash[PAVE_CITADEL_PATTERN_ORGANIC + 1];
    for (int pattern = 1; pattern <= PAVE_CITADEL_PATTERN_ORGANIC; pattern++) {
        pave_citadel *citadel = make((pave_citadel_def){.seed = 5,
                                                        .outline = PAVE_CITADEL_OUTLINE_HEXAGON,
                                                        .pattern = (pave_citadel_pattern)pattern});
        assert_int_equal(citadel->def.pattern, pattern);
        holds(citadel);
        hash[pattern] = pave_citadel_hash(citadel);
        for (int other = 1; other < pattern; other++)
            assert_int_not_equal(hash[other], hash[pattern]);
        pave_citadel_destroy(citadel);
    }
}

// ---- Masks --------------------------------------------------------------------------------------

TEST(masks_follow_zones)
{
    pave_citadel *citadel = make((pave_citadel_def){.seed = 3, .size = 24, .moat = true});
    pave_mask *mask = NULL;
    assert_ok(pave_mask_create(citadel->window, NULL, &mask, NULL));
    for (int sight = 0; sight < 2; sight++) {
        pave_citadel_mask(citadel->zones, sight, mask);
        for (int64_t i = 0; i < citadel->window->count; i++) {
            const pave_citadel_zone zone = (pave_citadel_zone)citadel->zones[i];
            assert_int_equal(pave_mask_cell(mask, i), sight ? pave_citadel_zone_solid(zone)
                                                            : !pave_citadel_zone_walked(zone));
        }
    }
    pave_mask_destroy(mask);
    pave_citadel_destroy(citadel);
}

// ---- Bad input, and memory ----------------------------------------------------------------------

static void refused(pave_citadel_def def, pave_result result, const char *part)
{
    pave_citadel *citadel = (pave_citadel *)&def;
    pave_error error = {0};
    assert_int_equal(pave_citadel_create(&def, NULL, &citadel, &error), result);
    assert_null(citadel);
    if (!strstr(error.message, part)) fail_msg("'%s' lacks '%s'", error.message, part);
    assert_int_equal(pave_citadel_create(&def, NULL, &citadel, NULL), result);
}

TEST(small_sizes_are_refused)
{
    for (int i = 0; i <= PAVE_CITADEL_OUTLINE_FREE; i++) {
        const pave_citadel_outline outline = (pave_citadel_outline)i;
        const int32_t least = pave_citadel_size_least(outline);
        refused((pave_citadel_def){.size = least - 1, .outline = outline}, PAVE_RANGE,
                "to 60 rows");
        for (int seed = 0; seed < 40; seed += SPARSE(3)) {
            pave_citadel *citadel = make((pave_citadel_def){
                .seed = (uint64_t)seed, .size = least, .outline = outline, .moat = true});
            holds(citadel);
            pave_citadel_destroy(citadel);
        }
    }
}

TEST(wrong_definitions_are_refused)
{
    refused((pave_citadel_def){.size = PAVE_CITADEL_SIZE_MAX + 1}, PAVE_RANGE, "not 61");
    refused((pave_citadel_def){.size = -4}, PAVE_RANGE, "not -4");
    refused((pave_citadel_def){.outline = (pave_citadel_outline)9}, PAVE_RANGE, "outline");
    refused((pave_citadel_def){.pattern = (pave_citadel_pattern)9}, PAVE_RANGE, "pattern");
    refused((pave_citadel_def){.shore = (pave_citadel_shore)-1}, PAVE_RANGE, "shore");
    refused((pave_citadel_def){.gates = -1}, PAVE_RANGE, "gates");
    refused((pave_citadel_def){.bastions = -1}, PAVE_RANGE, "bastions");
    refused((pave_citadel_def){.size = 13, .gates = 16}, PAVE_INVALID, "gates, not 16");
    refused((pave_citadel_def){.outline = PAVE_CITADEL_OUTLINE_HEXAGON, .bastions = 5},
            PAVE_INVALID, "6 bastions or more");
    refused((pave_citadel_def){.size = 14, .outline = PAVE_CITADEL_OUTLINE_HEXAGON, .bastions = 40},
            PAVE_INVALID, "ask for another number");
}

int main(void) { return run_all_tests(NULL, NULL); }
