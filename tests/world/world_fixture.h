/// tests/world/world_fixture.h: worlds of scene sets, opened, filled and closed, for the tests of
/// worlds.
#ifndef PAVE_TESTS_WORLD_FIXTURE_H
#define PAVE_TESTS_WORLD_FIXTURE_H

#include "../../scenes/worlds.h"
#include "../test.h"

typedef struct fixture {
    pave_wang_set *set;
    pave_world *world;
} fixture;

static inline fixture open_world(scene_set scene, pave_world_method method, uint64_t seed)
{
    fixture f = {.set = scene_set_create(&scene)};
    pave_world_def def = {.set = f.set, .seed = seed, .method = method};
    assert_non_null(f.set);
    assert_ok(pave_world_create(&def, NULL, &f.world, NULL));
    return f;
}

static inline void close_world(fixture f)
{
    pave_world_destroy(f.world);
    pave_wang_destroy(f.set);
}

static inline uint32_t *fill_new(const pave_world *world, pave_rect rect)
{
    uint32_t *tiles = malloc((size_t)pave_rect_count(rect) * sizeof *tiles);
    assert_non_null(tiles);
    assert_ok(pave_world_fill(world, rect, NULL, tiles, rect.width));
    return tiles;
}

/// Which element of a part stands for it, where parent[i] == i for those that do.
static inline int32_t find_part(int32_t *parent, int32_t i)
{
    while (parent[i] != i) i = parent[i] = parent[parent[i]];
    return i;
}

static inline int32_t *each_alone(int64_t count)
{
    int32_t *parent = malloc((size_t)count * sizeof *parent);
    assert_non_null(parent);
    for (int32_t i = 0; i < count; i++) parent[i] = i;
    return parent;
}

static inline void refuse_world(pave_world_def def, const scene_set *scene, pave_result wanted)
{
    pave_wang_set *set = scene_set_create(scene);
    pave_world *world = NULL;
    pave_error error = {0};
    def.set = set;
    assert_int_equal(pave_world_create(&def, NULL, &world, &error), wanted);
    assert_int_equal(error.result, wanted);
    assert_true(error.message[0] != 0);
    assert_null(world);
    pave_wang_destroy(set);
}

#endif
