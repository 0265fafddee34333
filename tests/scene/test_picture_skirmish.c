/// tests/scene/test_picture_skirmish.c: pictures of skirmishes: what is drawn of units and of the
/// last turn, and every allocation failing once.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#include "../tactics/skirmish_fixture.h"
#include "picture_fixture.h"

#include <cmocka.h>

static pave_scene *scene_of(const pave_skirmish *skirmish)
{
    const pave_picture_skirmish_def def = {.skirmish = skirmish, .size = {.width = 200}};
    pave_scene *scene = NULL;
    pave_error error = {0};
    if (pave_picture_skirmish(&def, NULL, &scene, &error) != PAVE_OK) fail_msg("%s", error.message);
    return scene;
}

/// What a picture must hold, counted in the skirmish.
static void check_picture(const pave_skirmish *s)
{
    int64_t pips = 0, ways = 0, hits = 0, strikes = 0, shots = 0, crosses = 0;
    for (int32_t i = 0; i < s->unit_count; i++)
        pips += s->units[i].kind == PAVE_SKIRMISH_CREATURE ? (s->units[i].hits + 1) / 2
                                                           : s->units[i].hits;
    for (int64_t i = 0; i < s->event_count; i++) {
        const pave_skirmish_event *e = &s->events[i];
        const bool now = i >= s->turn_start;
        if (e->kind == PAVE_SKIRMISH_FALLS) crosses += now ? 4 : 2;
        if (!now) continue;
        ways += e->way_count > 1;
        strikes += e->kind == PAVE_SKIRMISH_STRIKES;
        shots += e->kind == PAVE_SKIRMISH_SHOOTS;
        hits += e->kind == PAVE_SKIRMISH_SHOOTS && e->hits;
    }
    pave_scene *scene = scene_of(s);
    assert_true(items_of_color(scene, 0xfffdf4ff) >= pips);
    assert_int_equal(items_in(scene, "ways", PAVE_SCENE_LINE), ways);
    assert_int_equal(items_in(scene, "fallen", PAVE_SCENE_LINE), crosses);
    // Of a very short arrow only the tip is left.
    assert_true(items_in(scene, "attacks", PAVE_SCENE_LINE) <= shots + hits);
    assert_int_equal(items_in(scene, "attacks", PAVE_SCENE_POLYGON), shots + hits + strikes);
    pave_scene_destroy(scene);
}

static void pictures_show_each_turn(void **state)
{
    (void)state;
    for (int citadel = 0; citadel < 2; citadel++) {
        skirmish_field field = {0};
        assert_int_equal(skirmish_open(&field, 3, citadel), PAVE_OK);
        check_picture(field.skirmish);
        while (!field.skirmish->over) {
            assert_int_equal(pave_skirmish_turn(field.skirmish, NULL), PAVE_OK);
            if (field.skirmish->turn % 3 == 0 || field.skirmish->over)
                check_picture(field.skirmish);
        }
        pave_scene *scene = scene_of(field.skirmish);
        assert_non_null(label_of(scene, field.skirmish->winner ? "red wins" : "blue wins").text);
        assert_true(items_in(scene, "units", PAVE_SCENE_POLYGON) > 0);
        assert_int_equal(items_in(scene, "gate", PAVE_SCENE_CIRCLE), citadel ? 4 * 3 : -1);
        pave_scene_destroy(scene);
        skirmish_close_field(&field);
    }
}

static void pictures_are_the_same(void **state)
{
    (void)state;
    skirmish_field field = {0};
    assert_int_equal(skirmish_open(&field, 3, false), PAVE_OK);
    pave_scene *a = scene_of(field.skirmish), *b = scene_of(field.skirmish);
    assert_non_null(label_of(a, "turn 0").text);
    assert_true(pave_scene_hash(a) == pave_scene_hash(b));
    assert_int_equal(pave_skirmish_turn(field.skirmish, NULL), PAVE_OK);
    pave_scene_destroy(b);
    b = scene_of(field.skirmish);
    assert_true(pave_scene_hash(a) != pave_scene_hash(b));
    pave_scene_destroy(a);
    pave_scene_destroy(b);
    skirmish_close_field(&field);
}

static void a_skirmish_is_needed(void **state)
{
    (void)state;
    pave_scene *scene = (pave_scene *)state;
    pave_error error = {0};
    assert_int_equal(pave_picture_skirmish(&(pave_picture_skirmish_def){0}, NULL, &scene, &error),
                     PAVE_INVALID);
    assert_null(scene);
    assert_string_equal(error.message, "there is no skirmish to draw; set one");
}

static pave_result make(const void *def, const pave_allocator *allocator, pave_scene **out,
                        pave_error *error)
{
    return pave_picture_skirmish(def, allocator, out, error);
}

static void a_picture_survives_a_lack_of_memory(void **state)
{
    (void)state;
    const pave_window_def board = {.tiling = pave_tiling_tri(), .width = 24, .height = 14};
    skirmish_field field = {0};
    assert_int_equal(pave_window_create(&board, NULL, &field.window, NULL), PAVE_OK);
    const pave_terrain_def land = {.window = field.window, .dry = true};
    assert_int_equal(pave_terrain_create(&land, NULL, &field.terrain, NULL), PAVE_OK);
    const pave_skirmish_def war = {.terrain = field.terrain, .files = 3};
    assert_int_equal(pave_skirmish_create(&war, NULL, &field.skirmish, NULL), PAVE_OK);
    for (int turn = 0; turn < 3; turn++)
        assert_int_equal(pave_skirmish_turn(field.skirmish, NULL), PAVE_OK);
    const pave_picture_skirmish_def def = {.skirmish = field.skirmish, .size = {.width = 64}};
    fail_each_allocation(make, &def);
    skirmish_close_field(&field);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(pictures_show_each_turn),
                                       cmocka_unit_test(pictures_are_the_same),
                                       cmocka_unit_test(a_skirmish_is_needed),
                                       cmocka_unit_test(a_picture_survives_a_lack_of_memory)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
