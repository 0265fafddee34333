// Worlds of sets that lack combinations, method blocks: legal everywhere, the same in any order,
// near to what they aim at, and decided by few blocks.
#include "../../scenes/partial_sets.h"
#include "../../src/world/squares/world_blocks.h"
#include "../calls.h"
#include "../sparse.h"
#include "../test.h"
#include "world_fixture.h"

enum { SIDE = 75 };

static fixture open_partial(const scene_partial *scene, const pave_world_def *wish)
{
    fixture f = {.set = scene_partial_create(scene)};
    pave_world_def def = wish ? *wish : (pave_world_def){.seed = 12};
    def.set = f.set;
    assert_non_null(f.set);
    assert_ok(pave_world_create(&def, NULL, &f.world, NULL));
    return f;
}

static void colors_of(const pave_wang_set *set, uint32_t id, uint8_t *out)
{
    memset(out, 0, 8);
    if (id == PAVE_WANG_EMPTY) return;
    const uint32_t index = pave_wang_tile_index(set, id);
    assert_true(index != UINT32_MAX);
    memcpy(out, pave_wang_tile_colors(set, index), 8);
}

/// Mismatches between all cells and those to the right, below and at the corners, counted plainly.
static int mismatches(const pave_wang_set *set, const uint32_t *tiles, int32_t width,
                      int32_t height)
{
    int count = 0;
    for (int32_t y = 0; y + 1 < height; y++)
        for (int32_t x = 0; x + 1 < width; x++) {
            uint8_t a[8], right[8], below[8], diagonal[8];
            colors_of(set, tiles[y * width + x], a);
            colors_of(set, tiles[y * width + x + 1], right);
            colors_of(set, tiles[(y + 1) * width + x], below);
            colors_of(set, tiles[(y + 1) * width + x + 1], diagonal);
            count += a[2] != right[6] || a[1] != right[7] || a[3] != right[5];
            count += a[4] != below[0] || a[3] != below[1] || a[5] != below[7];
            count += a[3] != diagonal[7];
        }
    return count;
}

// ---- Legal, and the same in any order -----------------------------------------------------------

TEST(test_no_mismatch)
{
    for (int i = 0; i < SCENE_PARTIAL_COUNT; i++)
        for (uint64_t seed = (uint64_t)(i % SPARSE(3)); seed < 3; seed += SPARSE(3)) {
            fixture f = open_partial(&scene_partials[i], &(pave_world_def){.seed = seed});
            uint32_t *tiles = fill_new(f.world, pave_rect_of(-40, -30, 90, 80));
            assert_int_equal(pave_world_method_of(f.world), PAVE_WORLD_BLOCKS);
            assert_int_equal(mismatches(f.set, tiles, 90, 80), 0);
            free(tiles);
            close_world(f);
        }
}

/// One planted tile is found by the count above: it can fail.
TEST(test_a_planted_mismatch)
{
    fixture f = open_partial(&scene_partials[6], NULL);
    uint32_t *tiles = fill_new(f.world, pave_rect_of(0, 0, 40, 40));
    uint32_t *tile = &tiles[20 * 40 + 20], before = *tile;
    for (uint32_t i = 0; *tile == before; i++) {
        uint8_t a[8], b[8];
        colors_of(f.set, before, a);
        colors_of(f.set, pave_wang_tile_id(f.set, i), b);
        if (memcmp(a, b, 8) != 0) *tile = pave_wang_tile_id(f.set, i);
    }
    assert_true(mismatches(f.set, tiles, 40, 40) > 0);
    free(tiles);
    close_world(f);
}

static void check_order(const scene_partial *scene, int32_t q, int32_t r)
{
    fixture f = open_partial(scene, NULL);
    const pave_rect all = pave_rect_of(q, r, SIDE, SIDE);
    uint32_t *tiles = fill_new(f.world, all), chunk[16 * 16];
    for (int32_t i = 0; i < 40 / SPARSE(2); i++) {
        const pave_random_words words = pave_random_at(3, PAVE_STREAM_USER, i, 0, 0, 0);
        const int32_t x = pave_random_between(words.word[0], 0, SIDE - 17),
                      y = pave_random_between(words.word[1], 0, SIDE - 17);
        const int32_t w = pave_random_between(words.word[2], 1, 16),
                      h = pave_random_between(words.word[3], 1, 16);
        assert_ok(pave_world_fill(f.world, pave_rect_of(q + x, r + y, w, h), NULL, chunk, w));
        for (int32_t j = 0; j < w * h; j++)
            assert_int_equal(chunk[j], tiles[(y + j / w) * SIDE + x + j % w]);
        const uint32_t tile = tiles[y * SIDE + x];
        const pave_cell cell = pave_cell_of(q + x, r + y);
        uint8_t colors[PAVE_WANG_PLACES_MAX], expected[8];
        assert_int_equal(pave_world_at(f.world, cell), tile);
        pave_world_colors_at(f.world, cell, colors);
        colors_of(f.set, tile, expected);
        assert_memory_equal(colors, expected, 8);
    }
    free(tiles);
    close_world(f);
}

TEST(test_order)
{
    const int32_t far = PAVE_COORDINATE_MAX - SIDE + 1;
    for (int i = 0; i < SCENE_PARTIAL_COUNT; i++) {
        const bool near = i / 2 % SPARSE(2) == 0, distant = near == (SPARSE(2) == 1);
        if (near) check_order(&scene_partials[i], -37, -21);
        if (distant)
            check_order(&scene_partials[i], i % 2 ? far : -PAVE_COORDINATE_MAX,
                        i % 3 ? -PAVE_COORDINATE_MAX : far);
    }
}

TEST(test_runner)
{
    fixture f = open_partial(&scene_partials[4], NULL);
    const pave_rect rect = pave_rect_of(-100, -90, 300, 200);
    uint32_t *a = fill_new(f.world, rect), *b = calloc(300 * 200, sizeof *b);
    assert_non_null(b);
    const pave_batch batch = {.runner = {.run = run_backwards}};
    assert_ok(pave_world_fill(f.world, rect, &batch, b, 300));
    assert_memory_equal(a, b, 300 * 200 * sizeof *a);
    free(b);
    free(a);
    close_world(f);
}

// ---- How many blocks ----------------------------------------------------------------------------

/// A single place lays 23 blocks at most, wherever it is.
TEST(test_few_blocks)
{
    int64_t most = 0;
    for (int32_t q = -9; q < 9; q++)
        for (int32_t r = -9; r < 9; r++) {
            pave_rect area[PAVE_BLOCK_ROUNDS];
            int64_t count = 0;
            pave_blocks_areas(pave_rect_of(q, r, 1, 1), area);
            for (int round = 0; round < PAVE_BLOCK_ROUNDS; round++)
                count += pave_rect_count(area[round]) / (PAVE_BLOCK_SIDE * PAVE_BLOCK_SIDE);
            most = count > most ? count : most;
        }
    assert_int_equal(most, 23);
}

// ---- What it looks like -------------------------------------------------------------------------

/// Shares of the colours among all features of a map.
static void take_shares(const fixture *f, double *out)
{
    const pave_rect rect = pave_rect_of(0, 0, 128, 128);
    uint32_t *tiles = fill_new(f->world, rect);
    int64_t sum = 0, seen[256] = {0};
    const bool edges = pave_wang_kind_of(f->set) != PAVE_WANG_CORNER,
               corners = pave_wang_kind_of(f->set) != PAVE_WANG_EDGE;
    for (int32_t i = 0; i < 128 * 128; i++) {
        uint8_t c[8];
        colors_of(f->set, tiles[i], c);
        if (corners) seen[c[7]]++, sum++;
        if (edges) seen[c[0]]++, seen[c[6]]++, sum += 2;
    }
    for (int c = 0; c < 256; c++) out[c] = (double)seen[c] / (double)sum;
    free(tiles);
}

TEST(test_every_color_is_there)
{
    for (int i = 0; i < SCENE_PARTIAL_COUNT; i++) {
        double shares[256];
        fixture f = open_partial(&scene_partials[i], NULL);
        take_shares(&f, shares);
        for (int c = scene_partials[i].least; c <= scene_partials[i].colors; c++)
            if (shares[c] < 0.02)
                fail_msg("%s: colour %d is %.1f %%", scene_partials[i].name, c, 100 * shares[c]);
        close_world(f);
    }
}

/// Which colours meet, counted plainly: combinations that have both at corners.
static void check_meets(const pave_block_world *blocks)
{
    for (int a = 0; a < blocks->color_count; a++)
        for (int b = 0; b < blocks->color_count; b++) {
            int count = 0;
            for (uint32_t i = 0; i < blocks->combination_count && a != b; i++) {
                bool first = false, second = false;
                for (int place = 1; place < 8; place += 2) {
                    const int color = blocks->combinations[i].colors >> (8 * place) & UINT8_MAX;
                    first |= color == a;
                    second |= color == b;
                }
                count += first && second;
            }
            assert_int_equal(blocks->meets[a * blocks->color_count + b],
                             count < PAVE_BLOCK_MEETS ? count : PAVE_BLOCK_MEETS);
        }
}

/// A few combinations of corners at random, so that some colours meet less than four times.
TEST(test_meets)
{
    for (int32_t trial = 0; trial < 20; trial++) {
        uint8_t tiles[12 * 8] = {0};
        for (int32_t i = 0; i < 12 * 8; i++)
            if (i % 2)
                tiles[i] = (uint8_t)pave_random_between(
                    pave_random_at(14, PAVE_STREAM_USER, trial, i, 0, 0).word[0], 1, 5);
        const pave_wang_def def = {
            .kind = PAVE_WANG_CORNER, .color_count = 5, .tile_count = 12, .colors = tiles};
        pave_wang_set *set = NULL;
        pave_block_world blocks = {.world = {.allocator = pave_allocator_or_default(NULL)}};
        assert_ok(pave_wang_create(&def, NULL, &set, NULL));
        assert_ok(pave_blocks_open(&blocks, set, NULL));
        check_meets(&blocks);
        pave_blocks_release(&blocks.world);
        pave_wang_destroy(set);
    }
}

/// The ways to the base, dense colours from 0: along a chain step by step; in a star one step.
static void check_ways(const scene_partial *scene, int furthest, int terraces)
{
    pave_wang_set *set = scene_partial_create(scene);
    pave_block_world blocks = {.world = {.allocator = pave_allocator_or_default(NULL)}};
    assert_ok(pave_blocks_open(&blocks, set, NULL));
    assert_true(pave_blocks_take_base(&blocks, 1));
    pave_blocks_find_ways(&blocks);
    for (int color = 0; color < blocks.color_count; color++) {
        assert_int_equal(blocks.apart[color], color < furthest ? color : furthest);
        assert_int_equal(blocks.toward[color], color > 0 && furthest > 1 ? color - 1 : 0);
    }
    assert_int_equal(blocks.terraces, terraces);
    pave_blocks_release(&blocks.world);
    pave_wang_destroy(set);
}

TEST(test_terraces)
{
    check_ways(&(scene_partial){"long", PAVE_WANG_CORNER, 1, 6, scene_holds_chain, 0}, 5, 8);
    check_ways(&(scene_partial){"short", PAVE_WANG_CORNER, 1, 3, scene_holds_chain, 0}, 2, 4);
    check_ways(&(scene_partial){"star", PAVE_WANG_CORNER, 1, 5, scene_holds_base, 0}, 1, 0);
    check_order(&(scene_partial){"long", PAVE_WANG_CORNER, 1, 6, scene_holds_chain, 0}, -37, -21);
}

/// Sides where colours change along a row: fewer with larger patches.
static int changes(const scene_partial *scene, int patch)
{
    fixture f = open_partial(scene, &(pave_world_def){.seed = 12, .patch = patch});
    uint32_t *tiles = fill_new(f.world, pave_rect_of(0, 0, 200, 50));
    int count = 0;
    for (int i = 0; i < 200 * 50; i++) {
        uint8_t c[8];
        colors_of(f.set, tiles[i], c);
        count += c[7] != c[1];
    }
    free(tiles);
    close_world(f);
    return count;
}

// ---- Stripes ------------------------------------------------------------------------------------

enum { WAY_STATES = 5, WAY_TILES_MAX = 12 };

/// A corner set whose tiles go from one colour on the left to one on the right, so that only
/// columns are legal: the tile 1,1 and some more.
static uint32_t make_ways(int32_t trial, uint8_t *tiles)
{
    const uint32_t count =
        2 + pave_random_at(21, PAVE_STREAM_USER, trial, 0, 0, 0).word[0] % (WAY_TILES_MAX - 1);
    memset(tiles, 0, 8 * (size_t)count);
    for (uint32_t i = 0; i < count; i++) {
        const pave_random_words words =
            pave_random_at(21, PAVE_STREAM_USER, trial, (int32_t)i, 1, 0);
        const uint8_t left = (uint8_t)(i ? 1 + words.word[0] % WAY_STATES : 1),
                      right = (uint8_t)(i ? 1 + words.word[1] % WAY_STATES : 1);
        tiles[8 * i + PAVE_WANG_TL] = tiles[8 * i + PAVE_WANG_BL] = left;
        tiles[8 * i + PAVE_WANG_TR] = tiles[8 * i + PAVE_WANG_BR] = right;
    }
    return count;
}

/// Whether `lines` tiles lead from one colour to another, tried one by one.
static bool leads(const uint8_t *tiles, uint32_t count, int from, int to, int lines)
{
    if (lines == 0) return from == to;
    for (uint32_t i = 0; i < count; i++)
        if (tiles[8 * i + PAVE_WANG_TL] == from &&
            leads(tiles, count, tiles[8 * i + PAVE_WANG_TR], to, lines - 1))
            return true;
    return false;
}

/// Whether a tile that fits itself has a way to another colour and back, so that there are stripes.
static bool has_stripes(const uint8_t *tiles, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        const int base = tiles[8 * i + PAVE_WANG_TL];
        if (tiles[8 * i + PAVE_WANG_TR] != base) continue;
        for (uint32_t j = 0; j < count; j++)
            for (int lines = 0; lines < WAY_STATES && tiles[8 * j + PAVE_WANG_TL] == base &&
                                tiles[8 * j + PAVE_WANG_TR] != base;
                 lines++)
                if (leads(tiles, count, tiles[8 * j + PAVE_WANG_TR], base, lines)) return true;
    }
    return false;
}

/// Which colours lead back to a post in so many lines, against trying all ways.
static void check_returns(const pave_block_world *blocks, const uint8_t *tiles, uint32_t count)
{
    const int base = blocks->color[blocks->base[PAVE_PLANE_VERTEX]];
    for (int color = 0; color < blocks->color_count; color++)
        for (int lines = 0; lines < 5; lines++)
            assert_int_equal(blocks->returns[color] >> lines & 1,
                             leads(tiles, count, blocks->color[color], base, lines));
}

/// Columns of one combination, at every post the base, and more than one colour.
static void check_columns(const pave_wang_set *set, const pave_world *world)
{
    enum { WIDE = 3 * PAVE_STRIPE_SPAN, HIGH = 20 };
    const pave_block_world *blocks = (const pave_block_world *)world;
    const uint8_t base = blocks->color[blocks->base[PAVE_PLANE_VERTEX]];
    uint32_t *tiles = fill_new(world, pave_rect_of(-PAVE_STRIPE_SPAN, -7, WIDE, HIGH));
    int others = 0;
    assert_int_equal(mismatches(set, tiles, WIDE, HIGH), 0);
    for (int i = 0; i < WIDE * HIGH; i++) {
        uint8_t c[8], top[8];
        colors_of(set, tiles[i], c);
        colors_of(set, tiles[i % WIDE], top);
        assert_memory_equal(c, top, 8);
        if (i % PAVE_STRIPE_SPAN == 0) assert_int_equal(c[PAVE_WANG_TL], base);
        others += c[PAVE_WANG_TL] != base;
    }
    assert_true(others > 0);
    free(tiles);
}

/// Random ways: a world of stripes where there is one, else a refusal.
TEST(test_stripes)
{
    int made = 0;
    for (int32_t trial = 0; trial < 200; trial += SPARSE(5)) {
        uint8_t tiles[8 * WAY_TILES_MAX];
        const uint32_t count = make_ways(trial, tiles);
        const pave_wang_def set_def = {.kind = PAVE_WANG_CORNER,
                                       .color_count = WAY_STATES,
                                       .tile_count = count,
                                       .colors = tiles};
        pave_wang_set *set = NULL;
        pave_world *world = NULL;
        assert_ok(pave_wang_create(&set_def, NULL, &set, NULL));
        const pave_world_def def = {.set = set, .seed = 4, .method = PAVE_WORLD_BLOCKS};
        const bool stripes = has_stripes(tiles, count);
        assert_int_equal(pave_world_create(&def, NULL, &world, NULL),
                         stripes ? PAVE_OK : PAVE_INCOMPLETE);
        made += stripes;
        if (stripes) {
            assert_int_equal(((pave_block_world *)world)->aim, PAVE_AIM_DOWN);
            check_returns((pave_block_world *)world, tiles, count);
            check_columns(set, world);
        }
        pave_world_destroy(world);
        pave_wang_destroy(set);
    }
    assert_true(made > 50 / SPARSE(5) && made < 190 / SPARSE(4));
}

/// Wider stripes with larger patches, and more of what has a larger share.
TEST(test_wishes_for_stripes)
{
    double few[256], many[256];
    const double rare[] = {0, 9, 1}, common[] = {0, 1, 9};
    const scene_partial gate = {"gate", PAVE_WANG_MIXED, 1, 2, scene_holds_gate, 0};
    assert_true(changes(&gate, 20) < changes(&gate, 4));
    fixture f = open_partial(&gate, &(pave_world_def){.seed = 2, .shares = rare});
    take_shares(&f, few);
    close_world(f);
    f = open_partial(&gate, &(pave_world_def){.seed = 2, .shares = common, .base = 2});
    take_shares(&f, many);
    const pave_block_world *blocks = (const pave_block_world *)f.world;
    assert_int_equal(blocks->color[blocks->base[0]], 2);
    close_world(f);
    assert_true(few[2] < 0.3 && many[2] > 0.7 && many[2] < 1);
}

/// Colours of a larger share, another base, and larger patches.
TEST(test_wishes)
{
    double few[256], many[256];
    const double rare[] = {20, 1}, common[] = {1, 5};
    fixture f = open_partial(&scene_partials[0], &(pave_world_def){.seed = 12, .shares = rare});
    take_shares(&f, few);
    close_world(f);
    f = open_partial(&scene_partials[0], &(pave_world_def){.seed = 12, .shares = common});
    take_shares(&f, many);
    close_world(f);
    assert_true(few[1] > 0.01 && few[1] < 0.12 && many[1] > 0.7 && many[1] < 0.95);

    f = open_partial(&scene_partials[5], &(pave_world_def){.seed = 12, .base = 3, .patch = 12});
    take_shares(&f, many);
    assert_true(many[3] > 0.2);
    close_world(f);
    f = open_partial(&scene_partials[0], &(pave_world_def){.seed = 12, .base = PAVE_WANG_UNSET});
    take_shares(&f, many);
    assert_true(many[0] > 0.4);
    close_world(f);
}

TEST(test_patches)
{
    const scene_partial *overlay = &scene_partials[0];
    const int few = changes(overlay, 24), some = changes(overlay, 8), many = changes(overlay, 4);
    assert_true(few < some && some < many);
}

// ---- Other methods, parts, refusals -------------------------------------------------------------

/// A set that is complete with unset is also one for the other methods: all 16 are there.
TEST(test_unset_with_other_methods)
{
    for (int i = 0; i < 2; i++)
        for (int method = PAVE_WORLD_FEATURE; method <= PAVE_WORLD_PHASE; method++) {
            const scene_partial *scene = &scene_partials[i ? 7 : 0];
            fixture f = open_partial(
                scene, &(pave_world_def){.seed = 5, .method = (pave_world_method)method});
            uint32_t *tiles = fill_new(f.world, pave_rect_of(-50, -50, 100, 100));
            int seen[16] = {0};
            assert_int_equal(mismatches(f.set, tiles, 100, 100), 0);
            for (int j = 0; j < 100 * 100; j++) {
                uint8_t c[8], at[PAVE_WANG_PLACES_MAX];
                colors_of(f.set, tiles[j], c);
                pave_world_colors_at(f.world, pave_cell_of(j % 100 - 50, j / 100 - 50), at);
                assert_memory_equal(at, c, 8);
                seen[i ? c[0] + 2 * c[2] + 4 * c[4] + 8 * c[6]
                       : c[1] + 2 * c[3] + 4 * c[5] + 8 * c[7]]++;
            }
            for (int j = 0; j < 16; j++) assert_true(seen[j] > 30);
            free(tiles);
            close_world(f);
        }
}

TEST(test_unset_as_a_color)
{
    pave_wang_set *set = scene_partial_create(&scene_partials[0]), *filled = NULL;
    assert_ok(pave_wang_create_unset(set, NULL, &filled, NULL));
    assert_int_equal(pave_wang_color_count(filled), 2);
    assert_true(pave_wang_take_census(filled).complete);
    assert_int_equal(pave_wang_tile_count(filled), pave_wang_tile_count(set) + 1);
    const uint32_t empty = pave_wang_tile_index(filled, PAVE_WANG_EMPTY);
    for (int k = 1; k < 8; k += 2) assert_int_equal(pave_wang_tile_colors(filled, empty)[k], 2);
    pave_wang_destroy(filled);
    pave_wang_destroy(set);
}

TEST(test_part_of_the_colors)
{
    pave_wang_set *set = scene_partial_create(&scene_partials[6]), *part = NULL;
    pave_error error = {0};
    const uint8_t two[] = {3, 2}, twice[] = {1, 1}, beyond[] = {5}, none[] = {0};
    assert_ok(pave_wang_create_part(set, two, 2, NULL, &part, &error));
    assert_int_equal(pave_wang_color_count(part), 2);
    assert_true(pave_wang_take_census(part).complete);
    for (uint32_t i = 0; i < pave_wang_tile_count(part); i++) {
        const uint8_t *c = pave_wang_tile_colors(part, i);
        const uint8_t *before =
            pave_wang_tile_colors(set, pave_wang_tile_index(set, pave_wang_tile_id(part, i)));
        for (int k = 1; k < 8; k += 2) assert_int_equal(before[k], c[k] == 1 ? 3 : 2);
    }
    pave_wang_destroy(part);
    assert_int_equal(pave_wang_create_part(set, twice, 2, NULL, &part, &error), PAVE_INVALID);
    assert_null(part);
    assert_non_null(strstr(error.message, "colour 1 is named twice"));
    assert_int_equal(pave_wang_create_part(set, beyond, 1, NULL, &part, &error), PAVE_RANGE);
    assert_int_equal(pave_wang_create_part(set, none, 1, NULL, &part, &error), PAVE_RANGE);
    pave_wang_destroy(set);
    set = scene_partial_create(&scene_partials[4]);
    assert_ok(pave_wang_create_part(set, (const uint8_t[]){2, 0}, 2, NULL, &part, &error));
    assert_int_equal(pave_wang_color_count(part), 1);
    pave_wang_destroy(part);
    pave_wang_destroy(set);
}

static void refuses(const uint8_t *colors, uint32_t count, int color_count, pave_world_def def,
                    pave_result result, const char *words)
{
    pave_wang_set *set = NULL;
    pave_world *world = NULL;
    pave_error error = {0};
    const pave_wang_def set_def = {.kind = PAVE_WANG_CORNER,
                                   .color_count = color_count,
                                   .tile_count = count,
                                   .colors = colors};
    assert_ok(pave_wang_create(&set_def, NULL, &set, NULL));
    def.set = set;
    assert_int_equal(pave_world_create(&def, NULL, &world, &error), result);
    assert_null(world);
    assert_non_null(strstr(error.message, words));
    pave_wang_destroy(set);
}

TEST(test_refusals)
{
    static const uint8_t fills[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 2, 0, 2, 0, 2, 0, 2};
    static const uint8_t fragments[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 2, 0, 1, 0, 1};
    static const uint8_t none[] = {0, 1, 0, 2, 0, 1, 0, 2};
    static const double shares[] = {1, -1, 1};
    const pave_world_def blocks = {.method = PAVE_WORLD_BLOCKS};
    refuses(fills, 2, 2, blocks, PAVE_INCOMPLETE, "no tile joins two colours");
    refuses(fragments, 2, 2, blocks, PAVE_INCOMPLETE, "the tiles that join colours");
    refuses(none, 1, 2, blocks, PAVE_INCOMPLETE, "no tile fits itself");
    refuses(fragments, 2, 2, (pave_world_def){.base = 2}, PAVE_INCOMPLETE, "name another colour");
    refuses(fills, 2, 2, (pave_world_def){.patch = 3}, PAVE_RANGE, "patches of 3 cells");
    refuses(fills, 2, 2, (pave_world_def){.shares = shares}, PAVE_RANGE, "shares");
    refuses(fills, 2, 2, (pave_world_def){.method = PAVE_WORLD_FEATURE}, PAVE_INCOMPLETE, "lacks");
    refuses(fills, 2, 2, (pave_world_def){.method = PAVE_WORLD_BLOCKS, .tiling = pave_tiling_hex()},
            PAVE_UNSUPPORTED, "squares");
}

/// A set of more combinations than are searched is worn down alone, and still legal.
TEST(test_many_combinations)
{
    const scene_partial large = {"many", PAVE_WANG_CORNER, 1, 9, scene_holds_no_diagonal, 0};
    fixture f = open_partial(&large, NULL);
    assert_true(pave_wang_tile_count(f.set) > 64 * PAVE_BLOCK_SEARCH_WORDS);
    uint32_t *tiles = fill_new(f.world, pave_rect_of(0, 0, 60, 60));
    assert_int_equal(mismatches(f.set, tiles, 60, 60), 0);
    free(tiles);
    close_world(f);
}

/// Sets of any tiles: what is made of them is legal, and the same cell by cell.
TEST(test_random_sets)
{
    int made = 0;
    for (int32_t trial = 0; trial < 150; trial += SPARSE(5)) {
        uint8_t tiles[60 * 8];
        const pave_random_words words = pave_random_at(9, PAVE_STREAM_USER, trial, 0, 0, 0);
        const pave_wang_kind kind = (pave_wang_kind)(trial % 3);
        const int colors = 1 + (int)(words.word[0] % 3), least = (int)(words.word[1] % 2);
        const uint32_t count = 4 + words.word[2] % 56;
        for (uint32_t i = 0; i < count * 8; i++)
            tiles[i] = (uint8_t)pave_random_between(
                pave_random_at(9, PAVE_STREAM_USER, trial, (int32_t)i, 1, 0).word[0], least,
                colors);
        const pave_wang_def set_def = {
            .kind = kind, .color_count = colors, .tile_count = count, .colors = tiles};
        pave_wang_set *set = NULL;
        pave_world *world = NULL;
        assert_ok(pave_wang_create(&set_def, NULL, &set, NULL));
        const pave_world_def def = {.set = set, .seed = 8, .method = PAVE_WORLD_BLOCKS};
        const pave_result result = pave_world_create(&def, NULL, &world, NULL);
        assert_true(result == PAVE_OK || result == PAVE_INCOMPLETE);
        made += result == PAVE_OK;
        if (result == PAVE_OK) {
            uint32_t *all = fill_new(world, pave_rect_of(-20, -20, 40, 40));
            assert_int_equal(mismatches(set, all, 40, 40), 0);
            for (int i = 0; i < 5; i++)
                assert_int_equal(pave_world_at(world, pave_cell_of(7 * i - 20, 11 - 5 * i)),
                                 all[(31 - 5 * i) * 40 + 7 * i]);
            free(all);
        }
        pave_world_destroy(world);
        pave_wang_destroy(set);
    }
    assert_true(made > 40 / SPARSE(6));
}

int main(void) { return run_all_tests(NULL, NULL); }
