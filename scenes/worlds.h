/// scenes/worlds.h: named worlds, each with the hash that it must have on every machine. For tests,
/// benches and the page.
#ifndef PAVE_SCENES_WORLDS_H
#define PAVE_SCENES_WORLDS_H

#include <pave/pave.h>

#include <stdlib.h>
#include <string.h>

/// A complete set made by rule: `variants` tiles for each combination; weights 1, or by a pattern
/// of decimals.
typedef struct scene_set {
    pave_wang_kind kind;
    int colors, variants;
    bool weighted;
} scene_set;

/// A world, a rectangle, and the hash of its tiles row by row.
typedef struct scene_world {
    const char *name;
    scene_set set;
    pave_world_method method;
    uint64_t seed;
    pave_rect rect;
    uint64_t hash;
} scene_world;

/// Makes the set of a scene for tiles with `sides` sides; returns NULL if out of memory. Tile i + v
/// * combinations holds combination i; its id is 3 * index + 5.
static inline pave_wang_set *scene_set_create_sides(const scene_set *scene, int sides)
{
    static const double tile_weights[] = {1, 0.25, 3, 0.5, 20, 0.125, 1.5};
    static const double color_weights[] = {1, 0.5, 2, 0.75, 1, 1, 3, 0.2};
    uint8_t places[PAVE_WANG_PLACES_MAX];
    int place_count = pave_wang_places(scene->kind, sides, places);
    uint32_t combinations = 1;
    for (int k = 0; k < place_count; k++) combinations *= (uint32_t)scene->colors;
    uint32_t count = combinations * (uint32_t)scene->variants;
    uint8_t *colors = (uint8_t *)calloc(count, 2 * (size_t)sides);
    uint32_t *ids = (uint32_t *)calloc(count, sizeof *ids);
    double *weights = (double *)calloc(count, sizeof *weights), of_color[PAVE_WANG_COLORS_MAX];
    for (int c = 0; c < scene->colors; c++) of_color[c] = color_weights[c % 8];
    for (uint32_t i = 0; colors && ids && weights && i < count; i++) {
        uint32_t rest = i % combinations;
        for (int k = place_count - 1; k >= 0; k--, rest /= (uint32_t)scene->colors)
            colors[i * 2 * (uint32_t)sides + places[k]] =
                (uint8_t)(1 + rest % (uint32_t)scene->colors);
        ids[i] = 3 * i + 5;
        weights[i] = tile_weights[(i * 5 + i / combinations) % 7];
    }
    pave_wang_def def;
    memset(&def, 0, sizeof def);
    def.kind = scene->kind;
    def.sides = sides;
    def.color_count = scene->colors;
    def.tile_count = count;
    def.colors = colors;
    def.ids = ids;
    if (scene->weighted) def.tile_weights = weights, def.color_weights = of_color;
    pave_wang_set *set = NULL;
    if (colors && ids && weights) pave_wang_create(&def, NULL, &set, NULL);
    free(weights);
    free(ids);
    free(colors);
    return set;
}

/// The same for squares.
static inline pave_wang_set *scene_set_create(const scene_set *scene)
{
    return scene_set_create_sides(scene, 4);
}

static const scene_world scene_worlds[] = {
    {"edge-2-feature",
     {PAVE_WANG_EDGE, 2, 1, false},
     PAVE_WORLD_FEATURE,
     1,
     {-40, -30, 1100, 150},
     UINT64_C(0x8951270bb6b45b4d)},
    {"edge-2-phase",
     {PAVE_WANG_EDGE, 2, 1, false},
     PAVE_WORLD_PHASE,
     1,
     {-40, -30, 1100, 150},
     UINT64_C(0xb54be0c26422babb)},
    {"corner-2-feature",
     {PAVE_WANG_CORNER, 2, 1, false},
     PAVE_WORLD_FEATURE,
     2,
     {-41, -31, 1100, 150},
     UINT64_C(0x9cc1da63dd39aae6)},
    {"corner-2-phase",
     {PAVE_WANG_CORNER, 2, 1, false},
     PAVE_WORLD_PHASE,
     2,
     {-41, -31, 1100, 150},
     UINT64_C(0xbc33c2408b43cb2b)},
    {"edge-3-weighted-feature",
     {PAVE_WANG_EDGE, 3, 2, true},
     PAVE_WORLD_FEATURE,
     3,
     {7, -90, 300, 180},
     UINT64_C(0xb0886706de515800)},
    {"edge-3-weighted-phase",
     {PAVE_WANG_EDGE, 3, 2, true},
     PAVE_WORLD_PHASE,
     3,
     {7, -90, 300, 180},
     UINT64_C(0x9faba3d311558941)},
    {"corner-4-weighted-feature",
     {PAVE_WANG_CORNER, 4, 3, true},
     PAVE_WORLD_FEATURE,
     UINT64_MAX,
     {-150, 3, 300, 130},
     UINT64_C(0x032734cbf12fe0a2)},
    {"corner-4-weighted-phase",
     {PAVE_WANG_CORNER, 4, 3, true},
     PAVE_WORLD_PHASE,
     UINT64_MAX,
     {-150, 3, 300, 130},
     UINT64_C(0x59488a5ca6209cd2)},
    {"edge-9-weighted-feature",
     {PAVE_WANG_EDGE, 9, 1, true},
     PAVE_WORLD_FEATURE,
     5,
     {-20, -20, 200, 100},
     UINT64_C(0x69cee372f8b79529)},
    {"edge-30-feature",
     {PAVE_WANG_EDGE, 30, 1, false},
     PAVE_WORLD_FEATURE,
     6,
     {-20, -20, 200, 100},
     UINT64_C(0x56a0deecffe494e8)},
    {"mixed-2-feature",
     {PAVE_WANG_MIXED, 2, 2, true},
     PAVE_WORLD_FEATURE,
     7,
     {-33, -17, 200, 100},
     UINT64_C(0x60c16776284325d6)},
    {"mixed-2-phase",
     {PAVE_WANG_MIXED, 2, 2, true},
     PAVE_WORLD_PHASE,
     7,
     {-33, -17, 200, 100},
     UINT64_C(0x30954ff9a9aa53eb)},
    {"mixed-3-phase",
     {PAVE_WANG_MIXED, 3, 1, false},
     PAVE_WORLD_PHASE,
     8,
     {-33, -17, 120, 60},
     UINT64_C(0xc37602c089095371)},
    {"one-color",
     {PAVE_WANG_EDGE, 1, 4, true},
     PAVE_WORLD_FEATURE,
     9,
     {0, 0, 100, 50},
     UINT64_C(0xfc6c7bdb8925954f)},
    {"lowest-limit",
     {PAVE_WANG_CORNER, 2, 2, true},
     PAVE_WORLD_FEATURE,
     10,
     {-(1 << 29), -(1 << 29), 70, 70},
     UINT64_C(0xe3a1c15b40b9c9fb)},
    {"highest-limit-phase",
     {PAVE_WANG_EDGE, 2, 2, true},
     PAVE_WORLD_PHASE,
     11,
     {(1 << 29) - 69, (1 << 29) - 69, 70, 70},
     UINT64_C(0x4f02e7aa4d662bd8)},
};

enum { SCENE_WORLD_COUNT = (int)(sizeof scene_worlds / sizeof *scene_worlds) };

#endif
