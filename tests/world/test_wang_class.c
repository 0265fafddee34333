// What sets look like: each scene of a partial set is of its class, and sets by hand of the others.
#include "../../scenes/partial_sets.h"
#include "../test.h"
#include "world_fixture.h"

#include <pave/wang.h>

static pave_wang_looks look(const pave_wang_set *set)
{
    pave_wang_looks looks;
    assert_ok(pave_wang_look(set, NULL, &looks, NULL));
    return looks;
}

TEST(test_scenes)
{
    static const struct {
        pave_wang_class class_of_set;
        int values, ground;
        int64_t lacks;
    } expected[] = {{PAVE_WANG_CLASS_OVERLAY, 2, 0, 0}, {PAVE_WANG_CLASS_ROUNDED, 2, 0, 0},
                    {PAVE_WANG_CLASS_SLICES, 2, 0, 0},  {PAVE_WANG_CLASS_ROUNDED, 2, 1, 0},
                    {PAVE_WANG_CLASS_STAR, 5, 0, 0},    {PAVE_WANG_CLASS_STAR, 5, 1, 0},
                    {PAVE_WANG_CLASS_NETWORK, 4, 2, 0}, {PAVE_WANG_CLASS_OVERLAY, 2, 0, 0},
                    {PAVE_WANG_CLASS_PATHS, 3, 0, 18},  {PAVE_WANG_CLASS_BLOB, 2, 0, 0},
                    {PAVE_WANG_CLASS_CORNERS, 3, 1, 0}, {PAVE_WANG_CLASS_CORNERS, 2, 1, 7},
                    {PAVE_WANG_CLASS_PATHS, 2, 0, 14}};
    for (int i = 0; i < SCENE_PARTIAL_COUNT; i++) {
        pave_wang_set *set = scene_partial_create(&scene_partials[i]);
        const pave_wang_looks looks = look(set);
        if (looks.class_of_set != expected[i].class_of_set || looks.lacks != expected[i].lacks)
            fail_msg("%s: %s, lacks %d", scene_partials[i].name,
                     pave_word(pave_wang_class_words, looks.class_of_set), (int)looks.lacks);
        assert_int_equal(looks.values, expected[i].values);
        assert_int_equal(looks.ground, expected[i].ground);
        assert_int_equal(looks.unset, scene_partials[i].least == 0);
        pave_wang_destroy(set);
    }
}

// The set with more tiles: those of a list, of ids from 1000 on.
static pave_wang_set *with_tiles(const pave_wang_set *set, const uint8_t *more, int64_t count)
{
    const uint32_t had = pave_wang_tile_count(set), all = had + (uint32_t)count;
    uint8_t *colors = malloc(8 * (size_t)all);
    uint32_t *ids = malloc(all * sizeof *ids);
    assert_non_null(colors);
    assert_non_null(ids);
    for (uint32_t i = 0; i < all; i++) {
        ids[i] = i < had ? pave_wang_tile_id(set, i) : 1000000 + i;
        memcpy(colors + 8 * (size_t)i,
               i < had ? pave_wang_tile_colors(set, i) : more + 8 * (size_t)(i - had), 8);
    }
    const pave_wang_def def = {.kind = pave_wang_kind_of(set),
                               .color_count = pave_wang_color_count(set),
                               .tile_count = all,
                               .colors = colors,
                               .ids = ids};
    pave_wang_set *out = NULL;
    assert_ok(pave_wang_create(&def, NULL, &out, NULL));
    free(ids);
    free(colors);
    return out;
}

// What a set lacks: as many as its looks say, none twice or held, and with them it lacks none, if
// its class stays.
static void check_lacks(const pave_wang_set *set)
{
    const pave_wang_looks looks = look(set);
    int64_t count = -1;
    pave_result result = pave_wang_list_lacks(set, NULL, NULL, 0, &count, NULL);
    assert_int_equal(result, looks.lacks ? PAVE_CAPACITY : PAVE_OK);
    assert_int_equal(count, looks.lacks);
    uint8_t *list = malloc(8 * (size_t)count + 1);
    assert_non_null(list);
    list[8 * count] = 77;
    assert_ok(pave_wang_list_lacks(set, NULL, list, count, &count, NULL));
    assert_int_equal(list[8 * count], 77);
    for (int64_t i = 0; i < count; i++) {
        for (uint32_t j = 0; j < pave_wang_tile_count(set); j++)
            assert_memory_not_equal(list + 8 * i, pave_wang_tile_colors(set, j), 8);
        for (int64_t j = 0; j < i; j++) assert_memory_not_equal(list + 8 * i, list + 8 * j, 8);
    }
    pave_wang_set *more = with_tiles(set, list, count);
    const pave_wang_looks then = look(more);
    if (then.class_of_set == looks.class_of_set && then.lacks)
        fail_msg("a %s of %d values lacks %d, then %d",
                 pave_word(pave_wang_class_words, looks.class_of_set), looks.values,
                 (int)looks.lacks, (int)then.lacks);
    pave_wang_destroy(more);
    free(list);
}

// Sets with some tiles left out at random, unless too many are there to compare.
TEST(test_lacks)
{
    int lacking = 0;
    for (int32_t trial = 0; trial < 20 * SCENE_PARTIAL_COUNT; trial++) {
        const scene_partial *scene = &scene_partials[trial % SCENE_PARTIAL_COUNT];
        pave_wang_set *whole = scene_partial_create(scene);
        const uint32_t all = pave_wang_tile_count(whole);
        uint8_t *colors = malloc(8 * (size_t)all);
        assert_non_null(colors);
        uint32_t count = 0;
        const uint32_t share = trial < SCENE_PARTIAL_COUNT ? 0 : (uint32_t)trial % 5 * 50;
        for (uint32_t i = 0; i < all; i++)
            if (pave_random_at(6, PAVE_STREAM_USER, trial, (int32_t)i, 0, 0).word[0] % 256 >= share)
                memcpy(colors + 8 * count++, pave_wang_tile_colors(whole, i), 8);
        if (count == 0) memcpy(colors + 8 * count++, pave_wang_tile_colors(whole, 0), 8);
        const pave_wang_def def = {.kind = scene->kind,
                                   .color_count = scene->colors,
                                   .tile_count = count,
                                   .colors = colors};
        pave_wang_set *set = NULL;
        assert_ok(pave_wang_create(&def, NULL, &set, NULL));
        lacking += look(set).lacks > 0;
        check_lacks(set);
        pave_wang_destroy(set);
        pave_wang_destroy(whole);
        free(colors);
    }
    assert_true(lacking > 50);
}

// Of tiles that may be turned only one each is listed: what is left of a blob that turns.
TEST(test_lacks_that_turn)
{
    static const uint8_t tiles[] = {1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1,
                                    2, 1, 2, 1, 1, 1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1};
    const pave_wang_def def = {.kind = PAVE_WANG_MIXED,
                               .color_count = 2,
                               .tile_count = 4,
                               .colors = tiles,
                               .symmetries = PAVE_WANG_ROTATE};
    pave_wang_set *set = NULL;
    uint8_t list[8 * 47];
    int64_t count = 0;
    assert_ok(pave_wang_create(&def, NULL, &set, NULL));
    assert_int_equal(look(set).class_of_set, PAVE_WANG_CLASS_BLOB_PART);
    assert_int_equal(look(set).lacks, 47 - 1 - 4 - 4 - 2);
    assert_ok(pave_wang_list_lacks(set, NULL, list, 47, &count, NULL));
    assert_int_equal(count, 15 - 4); // 15 of the 47 are enough
    pave_wang_destroy(set);
}

static void expect(pave_wang_kind kind, int colors, uint32_t count, const uint8_t *tiles,
                   pave_wang_class class_of_set, int64_t lacks)
{
    const pave_wang_def def = {
        .kind = kind, .color_count = colors, .tile_count = count, .colors = tiles};
    pave_wang_set *set = NULL;
    assert_ok(pave_wang_create(&def, NULL, &set, NULL));
    const pave_wang_looks looks = look(set);
    assert_string_equal(pave_word(pave_wang_class_words, looks.class_of_set),
                        pave_word(pave_wang_class_words, class_of_set));
    assert_int_equal(looks.lacks, lacks);
    pave_wang_destroy(set);
}

TEST(test_others)
{
    static const uint8_t fills[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 2, 0, 2, 0, 2, 0, 2};
    static const uint8_t sides[] = {0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1};
    static const uint8_t part[] = {1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1};
    static const uint8_t other[] = {1, 1, 0, 0, 0, 0, 0, 1, 2, 1, 0, 0, 0, 0, 0, 1};
    static const uint8_t three[] = {1, 0, 2, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1};
    expect(PAVE_WANG_CORNER, 2, 2, fills, PAVE_WANG_CLASS_FILLS, 8);
    expect(PAVE_WANG_CORNER, 1, 2, sides, PAVE_WANG_CLASS_FRAGMENT, 7);
    expect(PAVE_WANG_MIXED, 1, 2, part, PAVE_WANG_CLASS_BLOB_PART, 44);
    expect(PAVE_WANG_MIXED, 2, 2, other, PAVE_WANG_CLASS_MIXED, 0);
    expect(PAVE_WANG_MIXED, 2, 2, three, PAVE_WANG_CLASS_MIXED, 0);
    fixture f = open_world((scene_set){PAVE_WANG_EDGE, 3, 1, false}, PAVE_WORLD_AUTO, 1);
    assert_int_equal(look(f.set).class_of_set, PAVE_WANG_CLASS_COMPLETE);
    check_lacks(f.set);
    close_world(f);
}

TEST(test_refusals)
{
    const scene_set scene = {PAVE_WANG_EDGE, 2, 1, false};
    pave_wang_set *set = scene_set_create_sides(&scene, 6);
    pave_wang_looks looks;
    pave_error error = {0};
    int64_t count = 0;
    assert_int_equal(pave_wang_look(set, NULL, &looks, &error), PAVE_UNSUPPORTED);
    assert_int_equal(pave_wang_list_lacks(set, NULL, NULL, 0, &count, &error), PAVE_UNSUPPORTED);
    assert_non_null(strstr(error.message, "6 sides"));
    pave_wang_destroy(set);
    set = scene_partial_create(&scene_partials[0]);
    for (failing memory = each_failing; failing_next(&memory);) {
        const pave_result result = pave_wang_look(set, &memory.allocator, &looks, &error);
        assert_told(memory, result);
    }
    pave_wang_destroy(set);
}

int main(void) { return run_all_tests(NULL, NULL); }
