/// tests/world/test_wang.c: Wang tile sets: what is refused, completeness against brute force,
/// matching against brute force, weights.
#include "../../scenes/worlds.h"
#include "../test.h"
#include "src/world/wang/wang_set.h"

// ---- Small sets ---------------------------------------------------------------------------------

/// Words for tests, by place like all others.
static uint32_t word(int32_t i) { return pave_random_at(42, PAVE_STREAM_USER, i, 0, 0, 0).word[0]; }

/// A random set: many combinations twice, many not at all, some places unset.
static pave_wang_set *random_set(int32_t seed, pave_wang_kind kind, int colors, uint32_t count,
                                 bool with_unset, uint8_t *out_colors, double *out_weights)
{
    for (uint32_t i = 0; i < count; i++) {
        for (int k = 0; k < 8; k++) {
            uint32_t w = word((int32_t)(seed * 100003 + (int32_t)i * 16 + k));
            bool unset = with_unset && pave_random_below(w * 2654435761u, 12) == 0;
            out_colors[8 * i + (uint32_t)k] =
                unset ? 0 : (uint8_t)(1 + pave_random_below(w, (uint32_t)colors));
        }
        out_weights[i] = (double)pave_random_below(word((int32_t)(seed * 7919 + (int32_t)i)), 4);
    }
    out_weights[0] = 1;
    pave_wang_def def = {.kind = kind,
                         .color_count = colors,
                         .tile_count = count,
                         .colors = out_colors,
                         .tile_weights = out_weights};
    pave_wang_set *set = NULL;
    assert_ok(pave_wang_create(&def, NULL, &set, NULL));
    return set;
}

// ---- Refusals -----------------------------------------------------------------------------------

static void refuses(pave_wang_def def, pave_result expected, const char *part)
{
    pave_wang_set *set = (pave_wang_set *)&def;
    pave_error error = {0};
    assert_int_equal(pave_wang_create(&def, NULL, &set, &error), expected);
    assert_null(set);
    assert_int_equal(error.result, expected);
    if (!strstr(error.message, part)) fail_msg("'%s' does not say '%s'", error.message, part);
    assert_int_equal(pave_wang_create(&def, NULL, &set, NULL), expected);
}

TEST(test_refusals)
{
    static const uint8_t colors[16] = {1, 0, 2, 0, 1, 0, 2, 0, 2, 0, 2, 0, 3, 0, 1, 0};
    static const uint32_t twice[] = {7, 7};
    static const double zero[] = {0, 0}, negative[] = {1, -1}, infinite[] = {1, 1e308 * 10};
    pave_wang_def good = {.color_count = 3, .tile_count = 2, .colors = colors}, def = good;
    def.color_count = 2;
    refuses(def, PAVE_INVALID, "tile 1 has colour 3");
    def.color_count = 0;
    refuses(def, PAVE_RANGE, "0 colours");
    def.color_count = 255;
    refuses(def, PAVE_RANGE, "255 colours");
    def = good, def.tile_count = 0;
    refuses(def, PAVE_RANGE, "0 tiles");
    def = good, def.tile_count = (1u << 24) + 1;
    refuses(def, PAVE_RANGE, "tiles");
    def = good, def.kind = (pave_wang_kind)3;
    refuses(def, PAVE_RANGE, "kind 3");
    def = good, def.sides = 2;
    refuses(def, PAVE_RANGE, "2 sides");
    def = good, def.sides = 13;
    refuses(def, PAVE_RANGE, "13 sides");
    def = good, def.ids = (const uint32_t[]){0, PAVE_WANG_EMPTY};
    refuses(def, PAVE_INVALID, "reserved for empty cells");
    def = good, def.ids = twice;
    refuses(def, PAVE_INVALID, "tile 7 is in the set twice");
    def = good, def.tile_weights = zero;
    refuses(def, PAVE_RANGE, "weights");
    def.tile_weights = negative;
    refuses(def, PAVE_RANGE, "weights");
    def.tile_weights = infinite;
    refuses(def, PAVE_RANGE, "weights");
}

/// As many tiles as a set may have are not refused: that many need memory, which is not given here.
TEST(test_most_tiles)
{
    static const uint8_t colors[8] = {1, 0, 1, 0, 1, 0, 1, 0};
    for (uint32_t more = 0; more < 2; more++) {
        failing memory = {.fail_at = 0};
        pave_allocator allocator = failing_allocator(&memory);
        pave_wang_def def = {.color_count = 1, .tile_count = (1u << 24) + more, .colors = colors};
        pave_wang_set *set = NULL;
        pave_error error = {0};
        assert_int_equal(pave_wang_create(&def, &allocator, &set, &error),
                         more ? PAVE_RANGE : PAVE_NO_MEMORY);
        assert_null(set);
    }
}

/// 254 colours are taken, with the last of them.
TEST(test_most_colors)
{
    static const uint8_t colors[8] = {254, 0, 1, 0, 254, 0, 1, 0};
    pave_wang_def def = {.color_count = PAVE_WANG_COLORS_MAX, .tile_count = 1, .colors = colors};
    pave_wang_set *set = NULL;
    assert_ok(pave_wang_create(&def, NULL, &set, NULL));
    assert_int_equal(pave_wang_tile_colors(set, 0)[PAVE_WANG_B], 254);
    pave_wang_destroy(set);
}

// ---- Reading back -------------------------------------------------------------------------------

TEST(test_ids_colors_weights)
{
    static const uint8_t colors[24] = {1, 9, 2, 9, 1, 9, 2, 9, 2, 9, 0, 9,
                                       1, 9, 1, 9, 1, 9, 1, 9, 1, 9, 1, 9};
    static const uint32_t ids[] = {900, 3, 41};
    static const double tile_weights[] = {1, 0.5, 4}, color_weights[] = {0.5, 3};
    pave_wang_def def = {.color_count = 2,
                         .tile_count = 3,
                         .colors = colors,
                         .ids = ids,
                         .tile_weights = tile_weights,
                         .color_weights = color_weights};
    pave_wang_set *set;
    assert_ok(pave_wang_create(&def, NULL, &set, NULL));
    assert_int_equal(pave_wang_kind_of(set), PAVE_WANG_EDGE);
    assert_int_equal(pave_wang_color_count(set), 2);
    assert_int_equal(pave_wang_tile_count(set), 3);
    for (uint32_t i = 0; i < 3; i++) {
        assert_int_equal(pave_wang_tile_id(set, i), ids[i]);
        assert_int_equal(pave_wang_tile_index(set, ids[i]), i);
        for (int k = 0; k < 8; k++)
            assert_int_equal(pave_wang_tile_colors(set, i)[k],
                             k % 2 ? 0 : colors[8 * i + (uint32_t)k]);
    }
    for (uint32_t id = 0; id < 1000; id++)
        if (id != 900 && id != 3 && id != 41)
            assert_int_equal(pave_wang_tile_index(set, id), UINT32_MAX);
    // 1 * 0.5 * 3 * 0.5 * 3 = 2.25; 0.5 * 3 * (unset) * 0.5 * 0.5 = 0.375; 4 * 0.5^4 = 0.25
    uint64_t unit = pave_wang_tile_weight(set, 2);
    assert_int_equal(pave_wang_tile_weight(set, 0), unit * 9);
    assert_int_equal(pave_wang_tile_weight(set, 1) * 2, unit * 3);
    pave_wang_destroy(set);
    pave_wang_destroy(NULL);
}

TEST(test_places)
{
    uint8_t places[PAVE_WANG_PLACES_MAX];
    assert_int_equal(pave_wang_places(PAVE_WANG_EDGE, 4, places), 4);
    assert_memory_equal(places, ((uint8_t[]){PAVE_WANG_T, PAVE_WANG_R, PAVE_WANG_B, PAVE_WANG_L}),
                        4);
    assert_int_equal(pave_wang_places(PAVE_WANG_CORNER, 4, places), 4);
    assert_memory_equal(places,
                        ((uint8_t[]){PAVE_WANG_TR, PAVE_WANG_BR, PAVE_WANG_BL, PAVE_WANG_TL}), 4);
    assert_int_equal(pave_wang_places(PAVE_WANG_MIXED, 4, places), 8);
    assert_int_equal(pave_wang_places(PAVE_WANG_MIXED, 6, places), 12);
    assert_int_equal(pave_wang_places(PAVE_WANG_CORNER, 3, places), 3);
}

// ---- Completeness -------------------------------------------------------------------------------

/// The brute-force twin: every combination in order, held or not by a scan of all tiles.
static void check_census(const pave_wang_set *set, int colors, uint32_t count, const uint8_t *all,
                         const double *weights)
{
    pave_wang_census census = pave_wang_take_census(set);
    uint8_t missing[PAVE_WANG_PLACES_MAX] = {0};
    uint8_t places[PAVE_WANG_PLACES_MAX];
    int place_count = pave_wang_places(pave_wang_kind_of(set), 4, places);
    uint64_t total = 1, distinct = 0;
    for (int k = 0; k < place_count; k++) total *= (uint64_t)colors;
    for (uint64_t c = 0; c < total; c++) {
        uint8_t combination[8];
        uint64_t rest = c;
        for (int k = place_count - 1; k >= 0; k--, rest /= (uint64_t)colors)
            combination[k] = (uint8_t)(1 + rest % (uint64_t)colors);
        bool held = false;
        for (uint32_t i = 0; i < count && !held; i++) {
            held = weights[i] > 0;
            for (int k = 0; k < place_count; k++)
                held = held && all[8 * i + places[k]] == combination[k];
        }
        distinct += held;
        if (held) continue;
        assert_true(pave_wang_next_missing(set, missing));
        assert_memory_equal(missing, combination, (size_t)place_count);
    }
    assert_false(pave_wang_next_missing(set, missing));
    assert_false(pave_wang_next_missing(set, missing));
    assert_int_equal(census.places, place_count);
    assert_int_equal(census.distinct, distinct);
    assert_int_equal(census.total, total);
    assert_int_equal(census.missing, total - distinct);
    assert_int_equal(census.complete, total == distinct);
    assert_int_equal(strtoull(census.total_text, NULL, 10), total);
    assert_int_equal(strtoull(census.missing_text, NULL, 10), total - distinct);
}

TEST(test_census_of_random_sets)
{
    static uint8_t colors[8 * 600];
    static double weights[600];
    for (int32_t seed = 0; seed < 60; seed++) {
        pave_wang_kind kind = (pave_wang_kind)(seed % 3);
        int count_of_colors = 1 + seed % (kind == PAVE_WANG_MIXED ? 2 : 5);
        uint32_t count = 1 + pave_random_below(word(seed), 599);
        pave_wang_set *set =
            random_set(seed, kind, count_of_colors, count, seed % 2, colors, weights);
        check_census(set, count_of_colors, count, colors, weights);
        pave_wang_destroy(set);
    }
}

TEST(test_census_of_complete_sets)
{
    for (int kind = 0; kind < 3; kind++)
        for (int colors = 1; colors <= 3; colors++) {
            scene_set scene = {(pave_wang_kind)kind, colors, 2, true};
            pave_wang_set *set = scene_set_create(&scene);
            uint8_t missing[PAVE_WANG_PLACES_MAX] = {0};
            assert_true(pave_wang_take_census(set).complete);
            assert_false(pave_wang_next_missing(set, missing));
            pave_wang_destroy(set);
        }
}

TEST(test_weight_0_is_missing)
{
    uint8_t colors[16 * 8] = {0};
    double weights[16];
    for (uint32_t i = 0; i < 16; i++) {
        for (uint32_t k = 0; k < 4; k++) colors[8 * i + 2 * k] = (uint8_t)(1 + (i >> (3 - k) & 1));
        weights[i] = i == 6 ? 0 : 1;
    }
    pave_wang_def def = {
        .color_count = 2, .tile_count = 16, .colors = colors, .tile_weights = weights};
    pave_wang_set *set;
    assert_ok(pave_wang_create(&def, NULL, &set, NULL));
    uint8_t missing[PAVE_WANG_PLACES_MAX] = {0};
    assert_int_equal(pave_wang_take_census(set).missing, 1);
    assert_true(pave_wang_next_missing(set, missing));
    assert_memory_equal(missing, ((uint8_t[]){1, 2, 2, 1}), 4);
    pave_wang_destroy(set);
    static const double never_road[] = {1, 0};
    def.tile_weights = NULL, def.color_weights = never_road;
    assert_ok(pave_wang_create(&def, NULL, &set, NULL));
    assert_int_equal(pave_wang_take_census(set).distinct, 1);
    assert_int_equal(pave_wang_take_census(set).missing, 15);
    pave_wang_destroy(set);
}

/// 254^8 still fits 64 bits; the first missing combinations come without going through what is held
/// one by one.
TEST(test_census_of_many_colors)
{
    static const uint8_t colors[8] = {1, 1, 1, 1, 1, 1, 1, 1};
    pave_wang_def def = {
        .kind = PAVE_WANG_MIXED, .color_count = 254, .tile_count = 1, .colors = colors};
    pave_wang_set *set;
    assert_ok(pave_wang_create(&def, NULL, &set, NULL));
    pave_wang_census census = pave_wang_take_census(set);
    assert_int_equal(census.total, UINT64_C(17324859965700833536));
    assert_string_equal(census.total_text, "17324859965700833536");
    assert_string_equal(census.missing_text, "17324859965700833535");
    uint8_t missing[PAVE_WANG_PLACES_MAX] = {0};
    assert_true(pave_wang_next_missing(set, missing));
    assert_memory_equal(missing, ((uint8_t[]){1, 1, 1, 1, 1, 1, 1, 2}), 8);
    pave_wang_destroy(set);
}

// ---- Matching -----------------------------------------------------------------------------------

static bool fits_by_hand(const uint8_t *colors, const uint8_t *constraints, pave_wang_kind kind)
{
    for (int k = 0; k < 8; k++) {
        if (kind == PAVE_WANG_EDGE && k % 2) continue;
        if (kind == PAVE_WANG_CORNER && k % 2 == 0) continue;
        if (constraints[k] == PAVE_WANG_FREE) continue;
        if (constraints[k] == PAVE_WANG_UNSET ? colors[k] != 0 : colors[k] != constraints[k])
            return false;
    }
    return true;
}

TEST(test_match)
{
    static uint8_t colors[8 * 300];
    static double weights[300];
    uint32_t found[300];
    int64_t count;
    for (int32_t seed = 0; seed < 200; seed++) {
        pave_wang_kind kind = (pave_wang_kind)(seed % 3);
        pave_wang_set *set = random_set(seed, kind, 2, 300, true, colors, weights);
        uint8_t constraints[8];
        for (int k = 0; k < 8; k++) {
            static const uint8_t choices[] = {PAVE_WANG_FREE, 1, 2, PAVE_WANG_UNSET,
                                              PAVE_WANG_FREE, 1};
            constraints[k] = choices[pave_random_below(word(seed * 8 + k), 6)];
        }
        int64_t expected = 0;
        assert_ok(pave_wang_match(set, constraints, found, 300, &count));
        for (uint32_t i = 0; i < 300; i++) {
            if (!fits_by_hand(colors + 8 * i, constraints, kind)) {
                assert_false(pave_wang_fits(set, i, constraints));
                continue;
            }
            assert_true(pave_wang_fits(set, i, constraints));
            assert_true(expected < count);
            assert_int_equal(found[expected++], i);
        }
        assert_int_equal(count, expected);
        if (count > 1) {
            uint32_t small[301] = {0};
            int64_t need = -1;
            assert_int_equal(pave_wang_match(set, constraints, small, count - 1, &need),
                             PAVE_CAPACITY);
            assert_int_equal(need, count);
            for (int i = 0; i < 301; i++) assert_int_equal(small[i], 0);
            small[count] = 12345;
            assert_ok(pave_wang_match(set, constraints, small, count, &need));
            assert_memory_equal(small, found, (size_t)count * sizeof *small);
            assert_int_equal(small[count], 12345);
        }
        pave_wang_destroy(set);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
