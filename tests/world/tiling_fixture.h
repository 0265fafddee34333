/// tests/world/tiling_fixture.h: worlds of scene sets on any tiling, for the tests of worlds.
#ifndef PAVE_TESTS_TILING_FIXTURE_H
#define PAVE_TESTS_TILING_FIXTURE_H

#include "../../scenes/tiling_worlds.h"
#include "../sparse.h"
#include "world_fixture.h"

typedef scene_tiling_world tiling_fixture;

static inline tiling_fixture open_named(const char *name, scene_set set, pave_world_method method,
                                        uint64_t seed, pave_cell origin)
{
    tiling_fixture f;
    assert_true(scene_tiling_world_open(name, set, method, seed, origin, &f));
    return f;
}

static inline void close_tiling(tiling_fixture f) { scene_tiling_world_close(&f); }

/// Calls something for each tiling with a name but squares, each kind and method (or, unless all
/// cases are taken, each kind with one of them), with one tile or several for each combination in
/// turn.
static inline void for_each_law(void (*look)(tiling_fixture *f, const char *name, uint64_t seed))
{
    for (int32_t i = 1; i < PAVE_TILING_NAMES; i++)
        for (int law = i % SPARSE(2); law < 6; law += SPARSE(2)) {
            const char *name = pave_tiling_name(i);
            const pave_wang_kind kind = (pave_wang_kind)(law % 3);
            const pave_world_method method = law < 3 ? PAVE_WORLD_FEATURE : PAVE_WORLD_PHASE;
            const scene_set set = scene_tiling_set(name, kind, 1 + (i + law / SPARSE(2)) % 2);
            const uint64_t seed = 100 + (uint64_t)(i * 6 + law);
            tiling_fixture f = open_named(name, set, method, seed, pave_cell_of(0, 0));
            look(&f, name, seed);
            close_tiling(f);
        }
}

#endif
