/// scenes/tiling_worlds.h: worlds on every named tiling, with sets made by rules. For tests and
/// benches.
#ifndef PAVE_SCENES_TILING_WORLDS_H
#define PAVE_SCENES_TILING_WORLDS_H

#include "worlds.h"

/// A world on a tiling, with one set for each number of sides of its faces.
typedef struct scene_tiling_world {
    pave_tiling *tiling;
    pave_wang_set *by_sides[PAVE_WANG_SIDES_MAX + 1];
    const pave_wang_set *sets[PAVE_TILING_FACES_MAX];
    pave_world *world;
} scene_tiling_world;

static inline void scene_tiling_world_close(scene_tiling_world *scene)
{
    pave_world_destroy(scene->world);
    for (int i = 0; i <= PAVE_WANG_SIDES_MAX; i++) pave_wang_destroy(scene->by_sides[i]);
    pave_tiling_destroy(scene->tiling);
    memset(scene, 0, sizeof *scene);
}

/// Makes a named tiling and the sets of its faces, without a world. Returns false if out of memory.
static inline bool scene_tiling_world_sets(const char *name, scene_set set, scene_tiling_world *out)
{
    memset(out, 0, sizeof *out);
    if (pave_tiling_create_named(name, NULL, &out->tiling, NULL)) return false;
    for (int32_t s = 0; s < out->tiling->face_count; s++) {
        const int sides = pave_tiling_side_count(out->tiling, s);
        if (!out->by_sides[sides]) out->by_sides[sides] = scene_set_create_sides(&set, sides);
        out->sets[s] = out->by_sides[sides];
        if (!out->sets[s]) return false;
    }
    return true;
}

/// Makes the world as well. Close it in any case.
static inline bool scene_tiling_world_open(const char *name, scene_set set,
                                           pave_world_method method, uint64_t seed,
                                           pave_cell origin, scene_tiling_world *out)
{
    pave_world_def def;
    if (!scene_tiling_world_sets(name, set, out)) return false;
    memset(&def, 0, sizeof def);
    def.tiling = out->tiling;
    def.sets = out->sets;
    def.seed = seed;
    def.method = method;
    def.origin = origin;
    return pave_world_create(&def, NULL, &out->world, NULL) == PAVE_OK;
}

/// Makes a set for the faces of a tiling: three colours for up to six sides, otherwise two. Mixed
/// sets have two colours for up to six sides, otherwise one, since two colours would give 2^24
/// tiles of twelve sides.
static inline scene_set scene_tiling_set(const char *name, pave_wang_kind kind, int variants)
{
    scene_set set = {kind, 2, variants, variants > 1};
    pave_tiling *tiling;
    if (pave_tiling_create_named(name, NULL, &tiling, NULL)) return set;
    if (kind == PAVE_WANG_MIXED)
        set.colors = tiling->sides_max > 6 ? 1 : 2;
    else
        set.colors = tiling->sides_max > 6 ? 2 : 3;
    pave_tiling_destroy(tiling);
    return set;
}

#endif
