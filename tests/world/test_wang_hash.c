/// tests/world/test_wang_hash.c: fingerprints of tile sets and worlds: by their definition in
/// docs/determinism.md, and changed by every part that decides a world.
#include "../test.h"
#include "world_fixture.h"

// ---- A second implementation --------------------------------------------------------------------

static uint64_t add(uint64_t hash, uint64_t word)
{
    hash = (hash ^ (word & UINT32_MAX)) * UINT64_C(0xff51afd7ed558ccd);
    return hash ^ (hash >> 32);
}

static uint64_t add_64(uint64_t hash, uint64_t value) { return add(add(hash, value), value >> 32); }

static uint64_t twin_of_set(const pave_wang_set *set, int sides)
{
    uint64_t hash = add(add(UINT64_C(0x9e3779b97f4a7c15), pave_wang_kind_of(set)), (uint64_t)sides);
    hash = add(add(hash, (uint64_t)pave_wang_color_count(set)), pave_wang_tile_count(set));
    for (uint32_t i = 0; i < pave_wang_tile_count(set); i++) {
        hash = add_64(add(hash, pave_wang_tile_id(set, i)), pave_wang_tile_weight(set, i));
        for (int k = 0; k < 2 * sides; k++) hash = add(hash, pave_wang_tile_colors(set, i)[k]);
    }
    return hash;
}

TEST(test_definition)
{
    for (int i = 0; i < SCENE_WORLD_COUNT; i++) {
        const scene_world *scene = &scene_worlds[i];
        fixture f = open_world(scene->set, scene->method, scene->seed);
        const uint64_t set = twin_of_set(f.set, 4);
        assert_true(pave_wang_hash(f.set) == set);
        assert_true(pave_world_hash(f.world) == add(add_64(set, scene->seed), scene->method));
        close_world(f);
    }
}

// ---- What counts --------------------------------------------------------------------------------

enum { TILES = 3, SIDES_MOST = 12 };

typedef struct changeable {
    pave_wang_def def;
    uint8_t colors[TILES * 2 * SIDES_MOST];
    uint32_t ids[TILES];
    double tile_weights[TILES], color_weights[4];
} changeable;

static changeable plain(void)
{
    changeable c = {.def = {.kind = PAVE_WANG_EDGE, .sides = 5, .color_count = 3},
                    .ids = {4, 8, 6},
                    .tile_weights = {1, 2, 5},
                    .color_weights = {1, 1, 3, 1}};
    c.def.tile_count = TILES;
    for (int i = 0; i < TILES * 2 * SIDES_MOST; i++) c.colors[i] = (uint8_t)(1 + i % 3);
    return c;
}

static uint64_t hash_of(changeable *c)
{
    pave_wang_set *set = NULL;
    c->def.colors = c->colors;
    c->def.ids = c->ids;
    c->def.tile_weights = c->tile_weights;
    c->def.color_weights = c->color_weights;
    assert_ok(pave_wang_create(&c->def, NULL, &set, NULL));
    const uint64_t hash = pave_wang_hash(set);
    assert_true(hash == twin_of_set(set, c->def.sides));
    pave_wang_destroy(set);
    return hash;
}

TEST(test_every_part_counts)
{
    enum { CHANGES = 10 };
    uint64_t hashes[CHANGES];
    for (int i = 0; i < CHANGES; i++) {
        changeable c = plain();
        if (i == 1) c.def.kind = PAVE_WANG_CORNER;
        if (i == 2) c.def.sides = 6;
        if (i == 3) c.def.color_count = 4;
        if (i == 4) c.def.tile_count = 2;
        if (i == 5) c.ids[2] = 7;
        if (i == 6) c.colors[10] = 3; // an edge of the second tile
        if (i == 7) c.tile_weights[1] = 2.5;
        if (i == 8) c.color_weights[0] = .5;
        if (i == 9) c.ids[0] = 8, c.ids[1] = 4;
        hashes[i] = hash_of(&c);
        for (int j = 0; j < i; j++) assert_true(hashes[i] != hashes[j]);
    }
}

TEST(test_what_does_not_count)
{
    changeable c = plain(), doubled = plain();
    const uint64_t hash = hash_of(&c);
    c.colors[11] = 1; // a corner of an edge set
    assert_true(hash_of(&c) == hash);
    for (int i = 0; i < TILES; i++) doubled.tile_weights[i] *= 8; // proportions are what counts
    assert_true(hash_of(&doubled) == hash);
}

TEST(test_worlds_differ)
{
    const scene_set scene = {PAVE_WANG_EDGE, 2, 1, false};
    fixture a = open_world(scene, PAVE_WORLD_AUTO, 7), b = open_world(scene, PAVE_WORLD_FEATURE, 7),
            c = open_world(scene, PAVE_WORLD_PHASE, 7),
            d = open_world(scene, PAVE_WORLD_FEATURE, UINT64_C(7) << 32 | 7);
    assert_true(pave_world_hash(a.world) == pave_world_hash(b.world));
    assert_true(pave_world_hash(b.world) != pave_world_hash(c.world));
    assert_true(pave_world_hash(b.world) != pave_world_hash(d.world));
    close_world(a);
    close_world(b);
    close_world(c);
    close_world(d);
}

/// The two that docs/determinism.md gives are those of the library.
TEST(test_page)
{
    static char page[1 << 17];
    char set_text[32], world_text[32];
    pave_wang_set *set = NULL;
    pave_world *world = NULL;
    assert_ok(pave_builtin_create(PAVE_BUILTIN_ROADS, NULL, &set, NULL));
    const pave_world_def def = {.set = set, .seed = 7};
    assert_ok(pave_world_create(&def, NULL, &world, NULL));
    snprintf(set_text, sizeof set_text, "`0x%016llx`", (unsigned long long)pave_wang_hash(set));
    snprintf(world_text, sizeof world_text, "`0x%016llx`",
             (unsigned long long)pave_world_hash(world));
    FILE *file = fopen(PAVE_SOURCE_DIR "/docs/determinism.md", "r");
    assert_non_null(file);
    assert_in_range(fread(page, 1, sizeof page - 1, file), 1, sizeof page - 2);
    fclose(file);
    assert_non_null(strstr(page, set_text));
    assert_non_null(strstr(page, world_text));
    pave_world_destroy(world);
    pave_wang_destroy(set);
}

int main(void) { return run_all_tests(NULL, NULL); }
