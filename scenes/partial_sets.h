/// scenes/partial_sets.h: incomplete sets of the kinds that people draw, each made by a rule, with
/// the hash of its world under method blocks. For tests and benches.
#ifndef PAVE_SCENES_PARTIAL_SETS_H
#define PAVE_SCENES_PARTIAL_SETS_H

#include <pave/pave.h>

#include <stdlib.h>

/// A set: the tiles whose colours, from `least` (0: unset) to `colors`, follow the rule.
typedef struct scene_partial {
    const char *name;
    pave_wang_kind kind;
    int least, colors;
    bool (*holds)(const uint8_t *colors); ///< T, TR, R, BR, B, BL, L, TL
    uint64_t hash;                        ///< of the tiles of scene_partial_rect, seed 12
} scene_partial;

static const pave_rect scene_partial_rect = {-37, -21, 75, 70};

static inline bool scene_holds_all(const uint8_t *c) { return c != NULL; }

/// Returns whether the corners have only one colour besides 0 (or besides 1, with `base` 1).
static inline bool scene_is_star(const uint8_t *c, int base)
{
    int other = base;
    for (int k = 1; k < 8; k += 2) {
        if (c[k] == base) continue;
        if (other != base && c[k] != other) return false;
        other = c[k];
    }
    return true;
}
static inline bool scene_holds_star(const uint8_t *c) { return scene_is_star(c, 0); }
static inline bool scene_holds_base(const uint8_t *c) { return scene_is_star(c, 1); }

/// Corners of one colour or of two adjacent colours.
static inline bool scene_holds_chain(const uint8_t *c)
{
    int low = 255, high = 0;
    for (int k = 1; k < 8; k += 2) {
        low = c[k] < low ? c[k] : low;
        high = c[k] > high ? c[k] : high;
    }
    return high - low <= 1;
}

/// No colour meets itself at a corner alone.
static inline bool scene_holds_no_diagonal(const uint8_t *c)
{
    return c[1] != c[5] || c[3] != c[7] || c[1] == c[3];
}

/// Outer corners, sides and the full tile: pieces without inner corners.
static inline bool scene_holds_slice(const uint8_t *c)
{
    return c[1] + c[3] + c[5] + c[7] != 3 && scene_holds_no_diagonal(c);
}

/// Paths without ends or branches.
static inline bool scene_holds_bend(const uint8_t *c)
{
    int count = 0, sum = 0;
    for (int k = 0; k < 8; k += 2) count += c[k] > 0, sum += c[k];
    return count == 0 || (count == 2 && (sum == 2 || sum == 4) && c[0] != 3);
}

/// A corner is set if both adjacent sides are.
static inline bool scene_holds_blob(const uint8_t *c)
{
    for (int k = 1; k < 8; k += 2)
        if (c[k] && !(c[k - 1] && c[(k + 1) % 8])) return false;
    return true;
}

/// A side is set if both its corners are.
static inline bool scene_holds_corners(const uint8_t *c)
{
    for (int k = 0; k < 8; k += 2)
        if (c[k] != (c[k + 1] == c[(k + 7) % 8] ? c[k + 1] : 1)) return false;
    return true;
}

/// A gate without a lower end: its top, its two sides, its inside and its outside.
static inline bool scene_holds_gate(const uint8_t *c)
{
    static const uint8_t tiles[][8] = {{1, 1, 2, 2, 2, 1, 1, 1}, {1, 1, 2, 2, 2, 2, 2, 1},
                                       {1, 1, 1, 1, 2, 2, 2, 1}, {2, 2, 2, 2, 2, 1, 1, 1},
                                       {2, 2, 2, 2, 2, 2, 2, 2}, {2, 1, 1, 1, 2, 2, 2, 2},
                                       {1, 1, 1, 1, 1, 1, 1, 1}};
    for (int i = 0; i < 7; i++) {
        int same = 0;
        for (int k = 0; k < 8; k++) same += c[k] == tiles[i][k];
        if (same == 8) return true;
    }
    return false;
}

/// Rails from left to right, without ends or bends.
static inline bool scene_holds_rail(const uint8_t *c)
{
    return c[0] == 0 && c[4] == 0 && c[2] == c[6];
}

static const scene_partial scene_partials[] = {
    {"overlay", PAVE_WANG_CORNER, 0, 1, scene_holds_all, UINT64_C(0x3e7d763918ee25a0)},
    {"no diagonals", PAVE_WANG_CORNER, 0, 1, scene_holds_no_diagonal, UINT64_C(0x15438b7d67b4b77e)},
    {"nine slices", PAVE_WANG_CORNER, 0, 1, scene_holds_slice, UINT64_C(0xd71236855e156b19)},
    {"two colours without diagonals", PAVE_WANG_CORNER, 1, 2, scene_holds_no_diagonal,
     UINT64_C(0x4e672941155a92e4)},
    {"star on empty cells", PAVE_WANG_CORNER, 0, 4, scene_holds_star, UINT64_C(0x911b96ca5d5f4afb)},
    {"star on a base", PAVE_WANG_CORNER, 1, 5, scene_holds_base, UINT64_C(0x16280be1052a4f30)},
    {"chain", PAVE_WANG_CORNER, 1, 4, scene_holds_chain, UINT64_C(0xa6372ba134c2a346)},
    {"path", PAVE_WANG_EDGE, 0, 1, scene_holds_all, UINT64_C(0xb45adaa7868f4490)},
    {"bends", PAVE_WANG_EDGE, 0, 2, scene_holds_bend, UINT64_C(0x6106c082fce9eae2)},
    {"blob", PAVE_WANG_MIXED, 0, 1, scene_holds_blob, UINT64_C(0x7f4a8060ea75fdee)},
    {"corners in disguise", PAVE_WANG_MIXED, 1, 3, scene_holds_corners,
     UINT64_C(0xb6328d2aeabb5fd7)},
    {"gate", PAVE_WANG_MIXED, 1, 2, scene_holds_gate, UINT64_C(0xe08d848783429d4f)},
    {"rails", PAVE_WANG_EDGE, 0, 1, scene_holds_rail, UINT64_C(0x66ac175721f2a820)},
};
enum { SCENE_PARTIAL_COUNT = (int)(sizeof scene_partials / sizeof *scene_partials) };

/// Makes the set; returns NULL if out of memory. Ids are 7, 9, 11 and so on; every third tile has a
/// variant with a quarter of its weight.
static inline pave_wang_set *scene_partial_create(const scene_partial *scene)
{
    enum { PARTIAL_TILES_MAX = 1 << 14 };
    uint8_t places[PAVE_WANG_PLACES_MAX];
    const int place_count = pave_wang_places(scene->kind, 4, places);
    const uint32_t values = (uint32_t)(scene->colors - scene->least + 1);
    uint32_t combinations = 1, count = 0;
    for (int k = 0; k < place_count; k++) combinations *= values;
    uint8_t *colors = (uint8_t *)calloc(PARTIAL_TILES_MAX, 8);
    uint32_t *ids = (uint32_t *)calloc(PARTIAL_TILES_MAX, sizeof *ids);
    double *weights = (double *)calloc(PARTIAL_TILES_MAX, sizeof *weights);
    for (uint32_t i = 0; colors && ids && weights && i < combinations; i++) {
        uint8_t tile[8] = {0}, sum = 0;
        uint32_t rest = i;
        for (int k = 0; k < place_count; k++, rest /= values)
            sum |= tile[places[k]] = (uint8_t)((uint32_t)scene->least + rest % values);
        if (!sum || !scene->holds(tile)) continue;
        for (int variant = 0; variant < (i % 3 ? 1 : 2); variant++, count++) {
            for (int k = 0; k < 8; k++) colors[8 * count + (uint32_t)k] = tile[k];
            ids[count] = 7 + 2 * count;
            weights[count] = variant ? 0.25 : 1;
        }
    }
    pave_wang_def def = {0};
    def.kind = scene->kind;
    def.color_count = scene->colors;
    def.tile_count = count;
    def.colors = colors;
    def.ids = ids;
    def.tile_weights = weights;
    pave_wang_set *set = NULL;
    if (count) pave_wang_create(&def, NULL, &set, NULL);
    free(weights);
    free(ids);
    free(colors);
    return set;
}

#endif
