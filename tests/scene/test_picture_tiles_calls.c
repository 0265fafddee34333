/// tests/scene/test_picture_tiles_calls.c: worlds of the pictures of tiles in batches, what is
/// refused, and every allocation failing once.
#include <math.h>

#include "../calls.h"
#include "../test.h"
#include "picture_tiles_fixture.h"

TEST(a_batch_runs_bands)
{
    land l;
    land_open(&l, "hex", PAVE_WANG_EDGE, PAVE_WANG_ROTATE, 0);
    int64_t strips = 0;
    const pave_batch batch = {.runner = {run_backwards, &strips}};
    const pave_picture_world_def def = {.world = l.world, .window = l.window, .pictures = l.lists};
    pave_scene *scene = drawn(&l, NULL, 0), *other = NULL;
    assert_ok(pave_picture_world(&def, NULL, &batch, &other, NULL));
    assert_true(pave_scene_hash(scene) == pave_scene_hash(other));
    assert_true(strips > 1);
    pave_scene_destroy(other);
    pave_scene_destroy(scene);
    land_close(&l);
}

TEST(wrong_definitions_are_refused)
{
    land l;
    land_open(&l, "hex", PAVE_WANG_EDGE, PAVE_WANG_ROTATE, 0);
    const art *it = &l.of[6];
    pave_picture_tile few[2], large[2], narrow = it->tiles[0];
    memcpy(few, it->tiles, sizeof few);
    memcpy(large, it->tiles, sizeof large);
    large[0].width = PAVE_PICTURE_TILE_SIZE_MAX + 1;
    narrow.stride--;
    pave_picture_tile turned[2] = {few[1], few[0]}, twice[2] = {few[0], few[0]};
    const pave_picture_tile_list lists[] = {{.tiles = few, .count = 2},
                                            {.tiles = large, .count = 2},
                                            {.tiles = &narrow, .count = 1},
                                            {.tiles = turned, .count = 2},
                                            {.tiles = few, .count = 0},
                                            {.tiles = few, .count = 2, .mirror_sum = 7},
                                            it->list,
                                            it->list,
                                            it->list,
                                            it->list,
                                            it->list,
                                            {.tiles = twice, .count = 2}};
    const pave_scene_size sizes[12] = {[6] = {NAN, 0, 0},
                                       [7] = {-1, 0, 0},
                                       [8] = {5000, 0, 0},
                                       [9] = {1, 9, 0},
                                       [10] = {1e-30, 0, 0}};
    const pave_result results[] = {PAVE_INVALID, PAVE_RANGE,   PAVE_RANGE, PAVE_INVALID,
                                   PAVE_RANGE,   PAVE_RANGE,   PAVE_RANGE, PAVE_RANGE,
                                   PAVE_RANGE,   PAVE_INVALID, PAVE_OK,    PAVE_INVALID};
    for (int i = 0; i < 12; i++) {
        const pave_picture_world_def def = {
            .world = l.world, .window = l.window, .pictures = &lists[i], .size = sizes[i]};
        pave_scene *scene = (pave_scene *)(uintptr_t)1;
        pave_error error = {0};
        assert_int_equal(pave_picture_world(&def, NULL, NULL, &scene, &error), results[i]);
        assert_int_equal(error.result, results[i]);
        if (results[i] != PAVE_OK) assert_null(scene);
        if (results[i] != PAVE_OK) assert_true(strlen(error.message) > 10);
        if (lists[i].tiles == turned || lists[i].tiles == twice)
            assert_non_null(strstr(error.message, "not in the order of their ids"));
        pave_scene_destroy(scene);
    }
    land_close(&l);
}

TEST(every_allocation_fails_once)
{
    land l;
    land_open(&l, "truncated-square", PAVE_WANG_EDGE, PAVE_WANG_ROTATE, 0);
    const pave_picture_world_def def = {
        .world = l.world, .window = l.window, .pictures = l.lists, .title = "title"};
    fail_each_allocation(make_picture_world, &def);
    land_close(&l);
}

int main(void) { return run_all_tests(NULL, NULL); }
