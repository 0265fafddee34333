// What sets look like: each scene of a partial set is of its class, and sets by hand of the others.
#include "../../scenes/partial_sets.h"
#include "../failing.h"
#include "world_fixture.h"

#include <pave/wang_class.h>

static pave_wang_looks look(const pave_wang_set *set)
{
    pave_wang_looks looks;
    assert_int_equal(pave_wang_look(set, NULL, &looks, NULL), PAVE_OK);
    return looks;
}

static void test_scenes(void **state)
{
    static const struct {
        pave_wang_class class_of_set;
        int values, ground;
        uint64_t lacks;
    } expected[] = {{PAVE_WANG_CLASS_OVERLAY, 2, 0, 0},   {PAVE_WANG_CLASS_ROUNDED, 2, 0, 0},
                    {PAVE_WANG_CLASS_SLICES, 2, 0, 0},    {PAVE_WANG_CLASS_ROUNDED, 2, 1, 0},
                    {PAVE_WANG_CLASS_STAR, 5, 0, 564},    {PAVE_WANG_CLASS_STAR, 5, 1, 564},
                    {PAVE_WANG_CLASS_NETWORK, 4, 2, 210}, {PAVE_WANG_CLASS_OVERLAY, 2, 0, 0},
                    {PAVE_WANG_CLASS_PATHS, 3, 0, 68},    {PAVE_WANG_CLASS_BLOB, 2, 0, 0},
                    {PAVE_WANG_CLASS_CORNERS, 3, 1, 6480}};
    (void)state;
    for (int i = 0; i < SCENE_PARTIAL_COUNT; i++) {
        pave_wang_set *set = scene_partial_create(&scene_partials[i]);
        const pave_wang_looks looks = look(set);
        if (looks.class_of_set != expected[i].class_of_set || looks.lacks != expected[i].lacks)
            fail_msg("%s: %s, lacks %d", scene_partials[i].name,
                     pave_wang_class_name(looks.class_of_set), (int)looks.lacks);
        assert_int_equal(looks.values, expected[i].values);
        assert_int_equal(looks.ground, expected[i].ground);
        assert_int_equal(looks.unset, scene_partials[i].least == 0);
        pave_wang_destroy(set);
    }
}

static void expect(pave_wang_kind kind, int colors, uint32_t count, const uint8_t *tiles,
                   pave_wang_class class_of_set, uint64_t lacks)
{
    const pave_wang_def def = {
        .kind = kind, .color_count = colors, .tile_count = count, .colors = tiles};
    pave_wang_set *set = NULL;
    assert_int_equal(pave_wang_create(&def, NULL, &set, NULL), PAVE_OK);
    const pave_wang_looks looks = look(set);
    assert_string_equal(pave_wang_class_name(looks.class_of_set),
                        pave_wang_class_name(class_of_set));
    assert_int_equal(looks.lacks, lacks);
    pave_wang_destroy(set);
}

static void test_others(void **state)
{
    (void)state;
    static const uint8_t fills[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 2, 0, 2, 0, 2, 0, 2};
    static const uint8_t sides[] = {0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1};
    static const uint8_t part[] = {1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1};
    static const uint8_t other[] = {1, 1, 0, 0, 0, 0, 0, 1, 2, 1, 0, 0, 0, 0, 0, 1};
    expect(PAVE_WANG_CORNER, 2, 2, fills, PAVE_WANG_CLASS_FILLS, 14);
    expect(PAVE_WANG_CORNER, 1, 2, sides, PAVE_WANG_CLASS_FRAGMENT, 7);
    expect(PAVE_WANG_MIXED, 1, 2, part, PAVE_WANG_CLASS_BLOB_PART, 44);
    expect(PAVE_WANG_MIXED, 2, 2, other, PAVE_WANG_CLASS_MIXED, 6558);
    fixture f = open_world((scene_set){PAVE_WANG_EDGE, 3, 1, false}, PAVE_WORLD_AUTO, 1);
    assert_int_equal(look(f.set).class_of_set, PAVE_WANG_CLASS_COMPLETE);
    close_world(f);
}

static void test_names_and_refusals(void **state)
{
    (void)state;
    assert_string_equal(pave_wang_class_name(PAVE_WANG_CLASS_FILLS), "fills");
    assert_string_equal(pave_wang_class_name(PAVE_WANG_CLASS_BLOB_PART), "blob-part");
    assert_string_equal(pave_wang_class_name(PAVE_WANG_CLASS_MIXED), "mixed");
    assert_null(pave_wang_class_name((pave_wang_class)PAVE_WANG_CLASSES));
    assert_null(pave_wang_class_name((pave_wang_class)-1));
    for (int i = 0; i < PAVE_WANG_CLASSES; i++) {
        pave_wang_class read = PAVE_WANG_CLASS_FILLS;
        assert_int_equal(pave_wang_class_read(pave_wang_class_name((pave_wang_class)i), &read),
                         PAVE_OK);
        assert_int_equal(read, i);
    }
    pave_wang_class untouched = PAVE_WANG_CLASS_STAR;
    assert_int_equal(pave_wang_class_read("stars", &untouched), PAVE_NOT_FOUND);
    assert_int_equal(untouched, PAVE_WANG_CLASS_STAR);
    const scene_set scene = {PAVE_WANG_EDGE, 2, 1, false};
    pave_wang_set *set = scene_set_create_sides(&scene, 6);
    pave_wang_looks looks;
    pave_error error = {0};
    assert_int_equal(pave_wang_look(set, NULL, &looks, &error), PAVE_UNSUPPORTED);
    assert_non_null(strstr(error.message, "6 sides"));
    pave_wang_destroy(set);
    set = scene_partial_create(&scene_partials[0]);
    for (int64_t at = 0;; at++) {
        failing memory = {.fail_at = at};
        const pave_allocator allocator = failing_allocator(&memory);
        const pave_result result = pave_wang_look(set, &allocator, &looks, &error);
        assert_int_equal(memory.alive, 0);
        if (result == PAVE_OK) break;
        assert_int_equal(result, PAVE_NO_MEMORY);
    }
    pave_wang_destroy(set);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_scenes), cmocka_unit_test(test_others),
                                       cmocka_unit_test(test_names_and_refusals)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
