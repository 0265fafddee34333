/// tests/world/tiling_fixture.h: worlds of scene sets on any tiling, for the tests of worlds.
#ifndef PAVE_TESTS_TILING_FIXTURE_H
#define PAVE_TESTS_TILING_FIXTURE_H

#include "world_fixture.h"

/// A world on a tiling, with a set for each number of sides that a face of it has.
typedef struct tiling_fixture {
    pave_tiling *tiling;
    pave_wang_set *by_sides[PAVE_WANG_SIDES_MAX + 1];
    const pave_wang_set *sets[PAVE_TILING_FACES_MAX];
    pave_world *world;
} tiling_fixture;

/// The sets of a tiling, without a world; `tiling` is taken over.
static inline tiling_fixture open_sets(pave_tiling *tiling, scene_set scene)
{
    tiling_fixture f = {.tiling = tiling};
    for (int32_t s = 0; s < tiling->face_count; s++) {
        const int sides = pave_tiling_side_count(tiling, s);
        if (!f.by_sides[sides]) f.by_sides[sides] = scene_set_create_sides(&scene, sides);
        assert_non_null(f.by_sides[sides]);
        f.sets[s] = f.by_sides[sides];
    }
    return f;
}

static inline tiling_fixture open_named(const char *name, scene_set scene, pave_world_method method,
                                        uint64_t seed, pave_cell origin)
{
    pave_tiling *tiling;
    assert_int_equal(pave_tiling_create_named(name, NULL, &tiling, NULL), PAVE_OK);
    tiling_fixture f = open_sets(tiling, scene);
    const pave_world_def def = {
        .tiling = tiling, .sets = f.sets, .seed = seed, .method = method, .origin = origin};
    pave_error error = {0};
    const pave_result result = pave_world_create(&def, NULL, &f.world, &error);
    if (result) fail_msg("%s: %s", name, error.message);
    return f;
}

static inline void close_tiling(tiling_fixture f)
{
    pave_world_destroy(f.world);
    for (int i = 0; i <= PAVE_WANG_SIDES_MAX; i++) pave_wang_destroy(f.by_sides[i]);
    pave_tiling_destroy(f.tiling);
}

/// A scene set that a tiling can have: mixed sets of two colours would have 2^24 tiles of 12 sides.
static inline scene_set scene_for(const pave_tiling *tiling, pave_wang_kind kind, int variants)
{
    const bool large = kind == PAVE_WANG_MIXED && tiling->sides_max > 6;
    const scene_set set = {kind, large ? 1 : 2, variants, variants > 1};
    return set;
}

/// The same by name.
static inline scene_set scene_for_name(const char *name, pave_wang_kind kind, int variants)
{
    pave_tiling *tiling;
    assert_int_equal(pave_tiling_create_named(name, NULL, &tiling, NULL), PAVE_OK);
    const scene_set set = scene_for(tiling, kind, variants);
    pave_tiling_destroy(tiling);
    return set;
}

#endif
