/// tests/scene/test_picture_nest.c: pictures of maps of two sizes: what is drawn, what is refused,
/// and every allocation failing once.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#include "picture_fixture.h"

#include <cmocka.h>

static const char town[] = "factor 2\n"
                           "kind town least 2\n"
                           "kind inn of town blocks\n"
                           "big\n"
                           "grid tri\n"
                           "window parallelogram 8x3\n"
                           "tiles town 0,0,L 1,1,R\n"
                           "small\n"
                           "tiles inn 0,0,L\n"
                           "cells 7,5,R\n"
                           "halves 4,2,L:2 4,2,R:0\n"
                           "edges 5,2,N\n";

static pave_nest *nest_of(void)
{
    pave_nest *nest = NULL;
    if (pave_nest_read(town, sizeof town - 1, NULL, NULL, &nest, NULL) != PAVE_OK) abort();
    return nest;
}

static pave_result make(const void *def, const pave_allocator *allocator, pave_scene **out,
                        pave_error *error)
{
    return pave_picture_nest(def, allocator, out, error);
}

static const pave_cell way[] = {{2, 2, 0}, {2, 2, 1}, {3, 2, 0}};

static void a_map_shows_both_sizes(void **state)
{
    pave_nest *nest = nest_of();
    const pave_picture_nest_def def = {.nest = nest,
                                       .hexagons = 1,
                                       .squares = 2,
                                       .marked = way,
                                       .marked_count = 3,
                                       .way = way,
                                       .way_count = 3};
    pave_scene *scene = NULL;
    (void)state;
    assert_int_equal(pave_picture_nest(&def, NULL, &scene, NULL), PAVE_OK);
    assert_int_equal(items_in(scene, "big", PAVE_SCENE_POLYGON), 24);
    assert_int_equal(items_in(scene, "upgrades", PAVE_SCENE_POLYGON), 1);
    assert_int_equal(items_in(scene, "names", PAVE_SCENE_LABEL), 2);
    assert_int_equal(items_in(scene, "halves", PAVE_SCENE_LINE), 2 + 1); // on to the wall beside
    assert_true(items_in(scene, "hexagons", PAVE_SCENE_LINE) > 20);
    assert_true(items_in(scene, "squares", PAVE_SCENE_LINE) > 20);
    assert_int_equal(items_of_color(scene, 0xf0a552ff), 3);
    pave_scene_destroy(scene);
    pave_nest_destroy(nest);
}

static void bad_pictures_are_refused(void **state)
{
    static const pave_cell far = {99, 0, 0};
    pave_nest *nest = nest_of();
    const struct {
        pave_picture_nest_def def;
        pave_result result;
        const char *message;
    } cases[] = {
        {{.nest = NULL}, PAVE_INVALID, "there is no nest; set it"},
        {{.nest = nest, .hexagons = 4},
         PAVE_RANGE,
         "hexagons and squares are 0 to 3, counts 0 or more, and the orientation an enumerator"},
        {{.nest = nest, .squares = -1},
         PAVE_RANGE,
         "hexagons and squares are 0 to 3, counts 0 or more, and the orientation an enumerator"},
        {{.nest = nest, .way = &far, .way_count = 1},
         PAVE_INVALID,
         "the way leaves the small tiles: give cells of them"}};
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        pave_scene *scene = (pave_scene *)nest;
        pave_error error = {0};
        assert_int_equal(pave_picture_nest(&cases[i].def, NULL, &scene, &error), cases[i].result);
        assert_null(scene);
        assert_string_equal(error.message, cases[i].message);
    }
    pave_nest_destroy(nest);
}

static void a_picture_survives_a_lack_of_memory(void **state)
{
    pave_nest *nest = nest_of();
    const pave_picture_nest_def def = {.nest = nest, .hexagons = 2, .way = way, .way_count = 3};
    (void)state;
    fail_each_allocation(make, &def);
    pave_nest_destroy(nest);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_map_shows_both_sizes),
        cmocka_unit_test(bad_pictures_are_refused),
        cmocka_unit_test(a_picture_survives_a_lack_of_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
