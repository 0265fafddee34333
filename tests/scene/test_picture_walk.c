/// tests/scene/test_picture_walk.c: pictures of walks and of runs: what is drawn, what is refused,
/// and every allocation failing once.

#include "../test.h"
#include "picture_fixture.h"

static void tell_tile(void *context, int64_t tile, char *name, char *text)
{
    (void)context;
    snprintf(name, PAVE_PICTURE_WALK_TEXT, "cell %d", (int)tile);
    snprintf(text, PAVE_PICTURE_WALK_TEXT, "the only one that fits, whatever is said about it");
}

static void tell_step(void *context, int64_t step, char *text)
{
    (void)context;
    snprintf(text, PAVE_PICTURE_WALK_TEXT, "step %d", (int)step);
}

static pave_result make_walk(const void *def, const pave_allocator *allocator, pave_scene **out,
                             pave_error *error)
{
    return pave_picture_walk(def, allocator, out, error);
}

TEST(a_walk_shows_each_step)
{
    static const uint32_t fits[20] = {3, 1, 2};
    pave_wang_set *set = NULL;
    pave_layout layout;
    assert_ok(pave_builtin_create(PAVE_BUILTIN_ROADS, NULL, &set, NULL));
    assert_ok(pave_tiling_layout(pave_tiling_square(), NULL, &layout, NULL));
    const pave_wang_set *const sets[] = {set};
    pave_picture_walk_tile tiles[3] = {{.cell = {0, 0, 0}, .chosen = 2},
                                       {.cell = {1, 0, 0}, .seen = 9, .chosen = 19},
                                       {.cell = {2, 0, 0}, .id = PAVE_WANG_EMPTY, .chosen = -1}};
    for (int i = 0; i < 2; i++) tiles[i].candidates = fits, tiles[i].candidate_count = 3 + 17 * i;
    pave_picture_walk_step steps[] = {{{0, 0, 0}, 0, 2}, {{2, 0, 0}, 2, 1}};
    pave_picture_walk_def def = {.tiling = pave_tiling_square(),
                                 .sets = sets,
                                 .layout = &layout,
                                 .tiles = tiles,
                                 .tile_count = 3,
                                 .steps = steps,
                                 .step_count = 2,
                                 .hole = true,
                                 .words = {tell_tile, tell_step, NULL}};
    pave_scene *scene = NULL;
    pave_error error;
    assert_ok(pave_picture_walk(&def, NULL, &scene, NULL));
    assert_int_equal(items_in(scene, NULL, PAVE_SCENE_LABEL), 0);
    assert_int_equal(items_of_color(scene, 0xd0342cff), 2 + 2); // the pawn, the cross
    pave_scene_destroy(scene);
    def.candidates = true;
    assert_ok(pave_picture_walk(&def, NULL, &scene, NULL));
    assert_non_null(label_of(scene, "step 1").text);
    assert_non_null(label_of(scene, "2  cell 1").text);
    assert_non_null(label_of(scene, "16 of them:").text);
    assert_int_equal(items_of_color(scene, 0x00000060), 3 + 16 - 2); // one of each is chosen
    pave_scene_destroy(scene);
    fail_each_allocation(make_walk, &def);
    steps[1].count = 2;
    assert_int_equal(pave_picture_walk(&def, NULL, &scene, &error), PAVE_RANGE);
    steps[1].count = 1;
    tiles[2].cell.q = 5000; // between them are too many cells
    tiles[1].cell.r = 5000;
    assert_int_equal(pave_picture_walk(&def, NULL, &scene, &error), PAVE_RANGE);
    assert_non_null(strstr(error.message, "too many"));
    def.sets = NULL;
    assert_int_equal(pave_picture_walk(&def, NULL, &scene, &error), PAVE_INVALID);
    assert_null(scene);
    pave_wang_destroy(set);
}

TEST(runs_are_curves)
{
    static const int32_t first[] = {40, 10, 0}, second[] = {50, 20, 30, 30};
    pave_picture_run runs[] = {{first, 3, 100, 7}, {second, 4, 100, 8}};
    const pave_picture_runs_def def = {.runs = runs, .run_count = 2, .title = "Runs"};
    pave_scene *scene = NULL;
    assert_ok(pave_picture_runs(&def, NULL, &scene, NULL));
    assert_non_null(label_of(scene, "all satisfied in 1 of 2").text);
    assert_non_null(label_of(scene, "seed 8").text);
    assert_int_equal(items_in(scene, NULL, PAVE_SCENE_CIRCLE), 1); // where all are satisfied
    assert_int_equal(items_in(scene, NULL, PAVE_SCENE_LINE), 6 + 3 + 2 + 2); // legend, curves
    pave_scene_destroy(scene);
    runs[1].count = 0;
    assert_int_equal(pave_picture_runs(&def, NULL, &scene, NULL), PAVE_INVALID);
}

int main(void) { return run_all_tests(NULL, NULL); }
