/// tests/scene/test_picture_nest.c: pictures of maps of two sizes: what is drawn, what is refused,
/// and every allocation failing once.

#include "../test.h"
#include "picture_fixture.h"

/// A town on two big tiles with an inn, a closed tile, and a wall with two half tiles.
static pave_nest *nest_of(void)
{
    static const pave_nest_kind kinds[] = {{"town", 2, 0, false}, {"inn", 0, 1, true}};
    const pave_nest_def def = {
        .window = {.shape = PAVE_WINDOW_PARALLELOGRAM, .width = 8, .height = 3},
        .factor = 2,
        .kinds = kinds,
        .kind_count = 2};
    pave_nest *nest = NULL;
    if (pave_nest_create(&def, NULL, &nest, NULL) != PAVE_OK) abort();
    const pave_window *big = nest->big->window, *small = nest->small->window;
    nest->on_big[pave_window_index(big, (pave_cell){0, 0, 0})] = 1;
    nest->on_big[pave_window_index(big, (pave_cell){1, 1, 1})] = 1;
    nest->on_small[pave_window_index(small, (pave_cell){0, 0, 0})] = 2;
    nest->halves[pave_window_index(small, (pave_cell){4, 2, 0})] = 1 + 2;
    nest->halves[pave_window_index(small, (pave_cell){4, 2, 1})] = 1 + 0;
    pave_mask_set_cell(nest->small, pave_window_index(small, (pave_cell){7, 5, 1}), true);
    if (pave_mask_set_side(nest->small, pave_window_index(small, (pave_cell){5, 2, 0}), 0, true))
        abort();
    return nest;
}

static pave_result make(const void *def, const pave_allocator *allocator, pave_scene **out,
                        pave_error *error)
{
    return pave_picture_nest(def, allocator, out, error);
}

static const pave_cell marked[] = {{2, 2, 0}, {2, 2, 1}, {3, 2, 0}};

TEST(a_map_shows_both_sizes)
{
    pave_nest *nest = nest_of();
    const pave_picture_nest_def def = {
        .nest = nest, .hexagons = 1, .squares = 2, .marked = marked, .marked_count = 3};
    pave_scene *scene = NULL;
    assert_ok(pave_picture_nest(&def, NULL, &scene, NULL));
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

TEST(bad_pictures_are_refused)
{
    pave_nest *nest = nest_of();
    const struct {
        pave_picture_nest_def def;
        pave_result result;
        const char *message;
    } cases[] = {{{.nest = NULL}, PAVE_INVALID, "no nest is given; set it"},
                 {{.nest = nest, .hexagons = 4},
                  PAVE_RANGE,
                  "hexagons and squares must be 0 to 3, counts 0 or more, and the orientation a "
                  "value of pave_orientation"},
                 {{.nest = nest, .squares = -1},
                  PAVE_RANGE,
                  "hexagons and squares must be 0 to 3, counts 0 or more, and the orientation a "
                  "value of pave_orientation"}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        pave_scene *scene = (pave_scene *)nest;
        pave_error error = {0};
        assert_int_equal(pave_picture_nest(&cases[i].def, NULL, &scene, &error), cases[i].result);
        assert_null(scene);
        assert_string_equal(error.message, cases[i].message);
    }
    pave_nest_destroy(nest);
}

TEST(a_picture_survives_a_lack_of_memory)
{
    pave_nest *nest = nest_of();
    const pave_picture_nest_def def = {
        .nest = nest, .hexagons = 2, .marked = marked, .marked_count = 3};
    fail_each_allocation(make, &def);
    pave_nest_destroy(nest);
}

int main(void) { return run_all_tests(NULL, NULL); }
