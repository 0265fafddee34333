/// tests/world/test_bias.c: biased worlds are the same in any order, by any kernel; their tiles
/// match; their shares are those of their levels.
#include "../sparse.h"
#include "../test.h"
#include "scenes/tiling_worlds.h"
#include "src/world/tilings/world_tiling.h"
#include "world_fixture.h"

#include <math.h>

// ---- Biases to test -----------------------------------------------------------------------------

static uint16_t ramp(void *context, int64_t x, int64_t y)
{
    (void)context;
    return (uint16_t)((x * 3 + y * 5) & 65535);
}

static const uint16_t pixels[] = {0, 30000, 65535, 12345, 40000, 999};

enum { HOLED = 6, BIASES = 8 }; // from HOLED on maps with holes

/// Biases of every kind and several spacings.
static pave_bias bias_of(int which, const uint16_t *weights)
{
    pave_bias bias = {.weights = weights};
    switch (which) {
    case 0: bias.noise = pave_noise_of(5, 40); break;
    case 1: bias.noise = (pave_noise){6, 3, 1, 0}, bias.spacing = 1; break;
    case 2: bias.noise = (pave_noise){7, 500, 8, 200}, bias.spacing = 32; break;
    case 3:
        bias.kind = PAVE_BIAS_MAP;
        bias.values = pixels, bias.width = 3, bias.height = 2, bias.cells = 7;
        bias.x = -9, bias.y = 4;
        break;
    case 4: bias.kind = PAVE_BIAS_FUNCTION, bias.function = ramp, bias.spacing = 32; break;
    case 5: bias.kind = PAVE_BIAS_FUNCTION, bias.function = ramp, bias.spacing = 2; break;
    default:
        bias = bias_of(3, weights);
        bias.holes = true;
        if (which > HOLED) bias.noise = pave_noise_of(9, 24);
    }
    return bias;
}

/// Weights by rule; some are 0, and a level or two have nothing left.
static void fill_weights(uint16_t *weights, int colors)
{
    for (int level = 0; level < PAVE_BIAS_LEVELS; level++)
        for (int color = 0; color <= colors; color++)
            weights[level * (colors + 1) + color] =
                level == 3 ? 0 : (uint16_t)((level * 7 + color * 5) % 9 * 1000);
}

// ---- Kernels ------------------------------------------------------------------------------------

enum { PLACES = 352 };

static uint32_t draw(int32_t i, uint32_t below)
{
    return pave_random_below(pave_random_at(4, PAVE_STREAM_USER, i, 0, 0, 0).word[0], below);
}

/// Lines whose values are in 0..16383 at every part of the way down, and bytes of all kinds.
static void check_colors(const pave_bias_kernel *kernel)
{
    int16_t base[PLACES], rise[PLACES];
    uint8_t bytes[PLACES], colors[PLACES], levels[PLACES];
    for (int steps = 1; steps <= 5; steps++) {
        uint8_t limits[5 * PAVE_BIAS_LEVELS], table[256 * PAVE_BIAS_LEVELS];
        for (int k = 0; k < steps * PAVE_BIAS_LEVELS; k++) {
            const int from = k < PAVE_BIAS_LEVELS ? 0 : limits[k - PAVE_BIAS_LEVELS];
            limits[k] = (uint8_t)(from + (int)draw(k, (uint32_t)(256 - from)));
            if (k % 7 == 0) limits[k] = (uint8_t)from;
        }
        const pave_biased_law law = {.step_count = steps, .limits = limits, .colors = table};
        for (int i = 0; i < 256 * PAVE_BIAS_LEVELS; i++) {
            const uint8_t byte = i % 256 ? (uint8_t)(i % 256) : 1;
            table[i] = 0;
            for (int k = 0; k < steps; k++)
                table[i] = (uint8_t)(table[i] + (byte > limits[k * PAVE_BIAS_LEVELS + i / 256]));
        }
        for (int i = 0; i < PLACES; i++) {
            base[i] = (int16_t)draw(i + steps, 1 << 14);
            rise[i] = (int16_t)(2 * ((int)draw(i + 4000, 1 << 14) - base[i]));
            bytes[i] = (uint8_t)draw(i + 8000, 256);
        }
        for (int32_t part = 0; part < 1 << 15; part += 911) {
            const int32_t count = 32 * (1 + part % (PLACES / 32));
            kernel->color(base, rise, (int16_t)part, bytes, &law, count, colors);
            kernel->level(base, rise, (int16_t)part, count, levels);
            for (int32_t i = 0; i < count; i++) {
                const int level = (base[i] + (int)floor(rise[i] * (double)part / 65536)) >> 10;
                assert_int_equal(levels[i], level);
                assert_int_equal(colors[i], table[256 * level + bytes[i]]);
            }
        }
    }
}

TEST(test_kernels)
{
    for (int k = 0; k < pave_bias_kernels.count; k++) {
        const pave_bias_kernel *kernel = pave_kernel_get(&pave_bias_kernels, k);
        if (!pave_kernel_runs(kernel)) continue;
        check_colors(kernel);
    }
}

// ---- The same everywhere ------------------------------------------------------------------------

/// Checks that fills with every kernel and in pieces equal the tiles cell by cell, and that tiles
/// match.
static void check_world(pave_world *world, const pave_tiling *tiling,
                        const pave_wang_set *const *sets, pave_rect rect)
{
    pave_window *window = NULL;
    const pave_window_def def = {
        .shape = PAVE_WINDOW_PARALLELOGRAM,
        .tiling = tiling,
        .width = tiling == pave_tiling_tri() || strcmp(tiling->name, "tri") == 0 ? 2 * rect.width
                                                                                 : rect.width,
        .height = rect.height,
        .at = {rect.q, rect.r, 0}};
    assert_ok(pave_window_create(&def, NULL, &window, NULL));
    const int32_t faces = tiling->face_count, row = rect.width * faces;
    uint32_t *expected = malloc((size_t)(row * rect.height) * sizeof *expected);
    uint32_t *out = malloc((size_t)(row * rect.height) * sizeof *out);
    for (int32_t y = 0; y < rect.height; y++)
        for (int32_t x = 0; x < row; x++)
            expected[y * row + x] =
                pave_world_at(world, (pave_cell){rect.q + x / faces, rect.r + y, x % faces});
    for (int kernel = 0; kernel < pave_world_kernels.count; kernel++) {
        if (!pave_kernel_runs(pave_kernel_get(&pave_world_kernels, kernel))) continue;
        pave_world_use_kernel(world, kernel);
        memset(out, 0, (size_t)(row * rect.height) * sizeof *out);
        assert_ok(pave_world_fill(world, rect, NULL, out, row));
        assert_memory_equal(out, expected, (size_t)(row * rect.height) * sizeof *out);
        for (int32_t y = 0; y < rect.height; y += 13)
            for (int32_t x = 0; x < rect.width; x += 11) {
                const int32_t w = rect.width - x < 11 ? rect.width - x : 11,
                              h = rect.height - y < 13 ? rect.height - y : 13;
                assert_ok(pave_world_fill(world, pave_rect_of(rect.q + x, rect.r + y, w, h), NULL,
                                          out + y * row + x * faces, row));
            }
        assert_memory_equal(out, expected, (size_t)(row * rect.height) * sizeof *out);
    }
    pave_world_verdict verdict;
    assert_ok(pave_world_verify(window, NULL, sets, expected, &verdict, NULL));
    assert_int_equal(verdict.edge_mismatches + verdict.vertex_mismatches + verdict.foreign, 0);
    free(out);
    free(expected);
    pave_window_destroy(window);
}

/// Away from a map with holes a world is as without the map.
static void check_far(pave_world_def def, int which, const uint16_t *weights)
{
    enum { WIDTH = 40, HEIGHT = 24 };
    static const pave_cell at[] = {
        {-20, -12, 0}, {60, 40, 0}, {-PAVE_COORDINATE_MAX, 1000, 0}, {100000, 3, 0}};
    const pave_bias map = bias_of(which, weights);
    pave_bias below = map;
    below.kind = PAVE_BIAS_NOISE;
    const int32_t row = WIDTH * (def.tiling ? def.tiling->face_count : 1);
    uint32_t *tiles[2];
    for (int i = 0; i < 2; i++) {
        pave_world *world = NULL;
        def.bias = i == 0 ? &map : map.noise.scale ? &below : NULL;
        assert_ok(pave_world_create(&def, NULL, &world, NULL));
        tiles[i] = malloc(4 * HEIGHT * (size_t)row * sizeof *tiles[i]);
        for (int k = 0; k < 4; k++)
            assert_ok(pave_world_fill(world, pave_rect_of(at[k].q, at[k].r, WIDTH, HEIGHT), NULL,
                                      tiles[i] + k * HEIGHT * row, row));
        pave_world_destroy(world);
    }
    const size_t size = HEIGHT * (size_t)row * sizeof *tiles[0];
    if (pave_wang_color_count(def.set ? def.set : def.sets[0]) > 1)
        assert_memory_not_equal(tiles[0], tiles[1], size);
    assert_memory_equal(tiles[0] + HEIGHT * row, tiles[1] + HEIGHT * row, 3 * size);
    free(tiles[0]);
    free(tiles[1]);
}

static const pave_wang_kind kinds[] = {PAVE_WANG_EDGE, PAVE_WANG_CORNER, PAVE_WANG_MIXED};

TEST(test_squares)
{
    for (int i = 0; i < 3 * 2 * BIASES; i++) {
        const scene_set scene = {kinds[i % 3], i % 3 == 2 ? 2 : 3, 1 + i / 3 % 2, i % 2};
        uint16_t weights[PAVE_BIAS_LEVELS * 4];
        fill_weights(weights, scene.colors);
        const pave_bias bias = bias_of(i / 6, weights);
        pave_wang_set *set = scene_set_create(&scene);
        const pave_world_def def = {.set = set,
                                    .seed = (uint64_t)i,
                                    .method = i / 3 % 2 ? PAVE_WORLD_PHASE : PAVE_WORLD_FEATURE,
                                    .origin = {i % 2, 0, 0},
                                    .bias = &bias};
        pave_world *world = NULL;
        assert_ok(pave_world_create(&def, NULL, &world, NULL));
        const pave_wang_set *sets[] = {set};
        check_world(world, pave_tiling_square(), sets,
                    pave_rect_of(-70 + i, -50 / SPARSE(3), 150, 70 / SPARSE(3)));
        check_world(world, pave_tiling_square(), sets,
                    pave_rect_of(PAVE_COORDINATE_MAX - 39, -PAVE_COORDINATE_MAX, 40, 9));
        if (i / 6 >= HOLED) check_far(def, i / 6, weights);
        pave_world_destroy(world);
        pave_wang_destroy(set);
    }
}

/// Sets of sixteen tiles under PHASE, in rows that begin far from 0.
TEST(test_two_colors)
{
    for (int i = 0; i < 2 * BIASES; i++) {
        const scene_set scene = {kinds[i % 2], 2, 1, i / 2 % 2};
        uint16_t weights[PAVE_BIAS_LEVELS * 3];
        fill_weights(weights, scene.colors);
        const pave_bias bias = bias_of(i / 2, weights);
        pave_wang_set *set = scene_set_create(&scene), *const *sets = &set;
        const pave_world_def def = {
            .set = set, .seed = (uint64_t)i, .method = PAVE_WORLD_PHASE, .bias = &bias};
        pave_world *world = NULL;
        assert_ok(pave_world_create(&def, NULL, &world, NULL));
        check_world(world, pave_tiling_square(), (const pave_wang_set *const *)sets,
                    pave_rect_of(-300, -5, 530, 12));
        pave_world_destroy(world);
        pave_wang_destroy(set);
    }
}

TEST(test_tilings)
{
    for (int32_t i = 0; i < PAVE_TILING_NAMES; i++)
        for (int kind = i % SPARSE(3); kind < 3; kind += SPARSE(3)) {
            const char *name = pave_tiling_name(i);
            scene_tiling_world scene;
            const scene_set set = scene_tiling_set(name, kinds[kind], 1 + i % 2);
            uint16_t weights[PAVE_BIAS_LEVELS * 4];
            assert_true(scene_tiling_world_sets(name, set, &scene));
            fill_weights(weights, set.colors);
            const pave_bias bias = bias_of((i + kind) % BIASES, weights);
            for (int method = PAVE_WORLD_FEATURE + (i / 3 + kind) % SPARSE(2);
                 method <= PAVE_WORLD_PHASE; method += SPARSE(2)) {
                const pave_world_def def = {.tiling = scene.tiling,
                                            .sets = scene.sets,
                                            .seed = 3,
                                            .method = (pave_world_method)method,
                                            .bias = &bias};
                assert_ok(pave_world_create(&def, NULL, &scene.world, NULL));
                check_world(scene.world, scene.tiling, scene.sets,
                            pave_rect_of(-21, -17 / SPARSE(2), 40, 30 / SPARSE(2)));
                pave_world_destroy(scene.world);
                scene.world = NULL;
                for (int which = HOLED; which < BIASES; which++) check_far(def, which, weights);
            }
            scene_tiling_world_close(&scene);
        }
}

/// A set with holes, by blocks: corners of two colours without the two diagonal tiles.
static pave_wang_set *holed_set(void)
{
    uint8_t colors[14 * 8] = {0};
    int count = 0;
    for (int bits = 0; bits < 16; bits++) {
        if (bits == 5 || bits == 10) continue;
        for (int k = 0; k < 4; k++) colors[count * 8 + 2 * k + 1] = (uint8_t)(1 + (bits >> k & 1));
        count++;
    }
    pave_wang_set *set = NULL;
    const pave_wang_def def = {.kind = PAVE_WANG_CORNER,
                               .sides = 4,
                               .color_count = 2,
                               .tile_count = (uint32_t)count,
                               .colors = colors};
    assert_ok(pave_wang_create(&def, NULL, &set, NULL));
    return set;
}

TEST(test_blocks)
{
    static const uint8_t order[] = {1, 2};
    uint16_t weights[PAVE_BIAS_LEVELS * 3];
    pave_wang_set *set = holed_set();
    const pave_wang_set *sets[] = {set};
    assert_ok(pave_bias_bands(2, order, 2, 0, weights));
    for (int i = 0; i < BIASES; i++) {
        const pave_bias bias = bias_of(i, weights);
        const pave_world_def def = {
            .set = set, .seed = 5, .method = PAVE_WORLD_AUTO, .bias = &bias};
        pave_world *world = NULL;
        assert_ok(pave_world_create(&def, NULL, &world, NULL));
        assert_int_equal(pave_world_method_of(world), PAVE_WORLD_BLOCKS);
        check_world(world, pave_tiling_square(), sets,
                    pave_rect_of(-50 / SPARSE(3), -30 / SPARSE(3), 80 / SPARSE(3), 60 / SPARSE(3)));
        if (i >= HOLED) check_far(def, i, weights);
        pave_world_destroy(world);
    }
    pave_wang_destroy(set);
}

// ---- Shares -------------------------------------------------------------------------------------

static uint16_t level_of_x(void *context, int64_t x, int64_t y)
{
    (void)y;
    const int32_t width = *(const int32_t *)context; // units of each level
    const int64_t level = x < 0 ? 0 : x / 256 / width;
    return (uint16_t)((level > 15 ? 15 : level) * 4096 + 2048);
}

/// Within five standard deviations.
static void check_share(int64_t found, int64_t of, double share)
{
    const double expected = (double)of * share, spread = sqrt((double)of * share * (1 - share));
    if (share == 0 || share == 1)
        assert_true((double)found == expected);
    else
        assert_true(fabs((double)found - expected) < 5 * spread + 1);
}

/// Fills a world whose level rises by one every `width` cells. Returns its set.
static pave_wang_set *fill_levels(scene_set scene, pave_world_method method, int32_t width,
                                  int32_t height, uint16_t *weights, uint32_t *ids)
{
    fill_weights(weights, scene.colors);
    const pave_bias bias = {.kind = PAVE_BIAS_FUNCTION,
                            .weights = weights,
                            .spacing = 1,
                            .function = level_of_x,
                            .context = &width};
    const int32_t row = PAVE_BIAS_LEVELS * width;
    pave_wang_set *set = scene_set_create(&scene);
    const pave_world_def def = {.set = set, .seed = 11, .method = method, .bias = &bias};
    pave_world *world = NULL;
    assert_ok(pave_world_create(&def, NULL, &world, NULL));
    assert_ok(pave_world_fill(world, pave_rect_of(0, 0, row, height), NULL, ids, row));
    pave_world_destroy(world);
    return set;
}

/// At every level the shares of corners equal the weights to within 1/256.
TEST(test_shares_of_features)
{
    enum { WIDTH = 200, HEIGHT = 500, ROW = 16 * WIDTH };
    static uint32_t ids[HEIGHT * ROW];
    const scene_set scene = {PAVE_WANG_CORNER, 3, 1, false};
    uint16_t weights[PAVE_BIAS_LEVELS * 4];
    pave_wang_set *set = fill_levels(scene, PAVE_WORLD_FEATURE, WIDTH, HEIGHT, weights, ids);
    for (int level = 0; level < PAVE_BIAS_LEVELS; level++) {
        int64_t count[2][4] = {{0}}, cells[2] = {0};
        for (int32_t y = 0; y < HEIGHT; y++) // both parities apart; not the rims of a level
            for (int32_t x = level * WIDTH + 1; x < (level + 1) * WIDTH - 1; x++) {
                const uint8_t *colors = pave_wang_tile_colors(set, (ids[y * ROW + x] - 5) / 3);
                count[(x + y) & 1][colors[PAVE_WANG_TL]]++, cells[(x + y) & 1]++;
            }
        double total = 0, sum = 0;
        for (int c = 1; c <= 3; c++) total += weights[level * 4 + c];
        for (int c = 1; c <= 3; c++) {
            const double before = total > 0 ? sum / total : (c - 1) / 3.0;
            sum += weights[level * 4 + c];
            const double after = total > 0 ? sum / total : c / 3.0;
            double low = floor((1 - before) * 256 + 0.5), high = floor((1 - after) * 256 + 0.5);
            if (low == 255) low = 254;
            if (high == 255) high = 254;
            for (int parity = 0; parity < 2; parity++)
                check_share(count[parity][c], cells[parity], (low - high) / 256);
        }
    }
    pave_wang_destroy(set);
}

/// Under PHASE the white cells have the set's weights times those of their colours.
TEST(test_shares_of_tiles)
{
    enum { WIDTH = 400, HEIGHT = 400, ROW = 16 * WIDTH };
    static uint32_t ids[HEIGHT * ROW];
    const scene_set scene = {PAVE_WANG_EDGE, 2, 1, false};
    uint16_t weights[PAVE_BIAS_LEVELS * 3];
    pave_wang_set *set = fill_levels(scene, PAVE_WORLD_PHASE, WIDTH, HEIGHT, weights, ids);
    for (int level = 0; level < PAVE_BIAS_LEVELS; level++) {
        int64_t count[16] = {0}, cells = 0;
        for (int32_t y = 0; y < HEIGHT; y++)
            for (int32_t x = level * WIDTH + 2; x < (level + 1) * WIDTH - 2; x++)
                if (((x + y) & 1) == 0) count[(ids[y * ROW + x] - 5) / 3]++, cells++;
        const double one = weights[level * 3 + 1], two = weights[level * 3 + 2],
                     total = one + two > 0 ? pow(one + two, 4) : 16;
        for (int tile = 0; tile < 16; tile++) {
            double share = 1;
            for (int k = 0; k < 4; k++) share *= one + two == 0 ? 1 : tile >> k & 1 ? two : one;
            check_share(count[tile], cells, share / total);
        }
    }
    pave_wang_destroy(set);
}

/// The level of a cell, whatever the tiling and the origin.
TEST(test_levels)
{
    int32_t width = 5;
    uint16_t weights[PAVE_BIAS_LEVELS * 3];
    fill_weights(weights, 2);
    const pave_bias bias = {.kind = PAVE_BIAS_FUNCTION,
                            .weights = weights,
                            .spacing = 1,
                            .function = level_of_x,
                            .context = &width};
    static const char *const names[] = {"square", "tri"};
    for (int i = 0; i < 4; i++) {
        scene_tiling_world scene;
        const scene_set set = {PAVE_WANG_EDGE, 2, 1, false};
        assert_true(scene_tiling_world_sets(names[i / 2], set, &scene));
        const pave_world_def def = {.tiling = scene.tiling,
                                    .sets = scene.sets,
                                    .method = PAVE_WORLD_PHASE,
                                    .origin = {1, 0, 0},
                                    .bias = i % 2 ? &bias : NULL};
        assert_ok(pave_world_create(&def, NULL, &scene.world, NULL));
        for (int32_t q = 0; q < 80; q++) { // where both knots around agree
            const int level = pave_world_level_at(scene.world, (pave_cell){q, 0, 0});
            if (i % 2 == 0)
                assert_int_equal(level, 0);
            else if (q % 5 != 4)
                assert_int_equal(level, q / 5);
        }
        scene_tiling_world_close(&scene);
    }
}

TEST(test_bands)
{
    static const uint8_t order[] = {2, 0, 1, 3};
    uint16_t weights[PAVE_BIAS_LEVELS * 4];
    assert_ok(pave_bias_bands(3, order, 4, 0, weights));
    for (int level = 0; level < PAVE_BIAS_LEVELS; level++)
        for (int color = 0; color < 4; color++)
            assert_int_equal(weights[level * 4 + color] > 0, color == order[level / 4]);
    assert_ok(pave_bias_bands(3, order, 2, 256, weights));
    for (int level = 1; level < PAVE_BIAS_LEVELS; level++) { // one gives way to the other
        assert_true(weights[level * 4 + 2] <= weights[level * 4 - 2]);
        assert_true(weights[level * 4] >= weights[level * 4 - 4]);
    }
    assert_true(weights[2] == 256 && weights[15 * 4] == 256);
    assert_int_equal(pave_bias_bands(3, order, 0, 9, weights), PAVE_RANGE);
    assert_int_equal(pave_bias_bands(3, order, 4, 257, weights), PAVE_RANGE);
    assert_int_equal(pave_bias_bands(2, order, 4, 9, weights), PAVE_RANGE);
    assert_int_equal(pave_bias_bands(0, order, 1, 9, weights), PAVE_RANGE);
}

// ---- A world as bias ----------------------------------------------------------------------------

TEST(test_worlds_on_worlds)
{
    static const uint16_t values[] = {0, 2048, 63000};
    static const uint8_t order[] = {1, 2};
    const scene_set scene = {PAVE_WANG_CORNER, 2, 1, false};
    const fixture below = open_world(scene, PAVE_WORLD_FEATURE, 3);
    uint16_t weights[PAVE_BIAS_LEVELS * 3];
    assert_ok(pave_bias_bands(2, order, 2, 60, weights));
    pave_bias bias = {.kind = PAVE_BIAS_WORLD,
                      .weights = weights,
                      .cells = 8,
                      .world = below.world,
                      .color_values = values,
                      .world_colors = 2};
    pave_wang_set *set = scene_set_create(&scene);
    const pave_wang_set *sets[] = {set};
    const pave_world_def def = {.set = set, .seed = 4, .bias = &bias};
    pave_world *world = NULL;
    assert_ok(pave_world_create(&def, NULL, &world, NULL));
    check_world(world, pave_tiling_square(), sets, pave_rect_of(-90, -90, 120, 120));
    int agree = 0, all = 0;
    for (int32_t q = -40; q < 40; q++)
        for (int32_t r = -40; r < 40; r++) { // where all four corners below agree, so does this
            uint8_t lower[8], upper[8];
            pave_world_colors_at(below.world, (pave_cell){q, r, 0}, lower);
            if (lower[1] != lower[3] || lower[3] != lower[5] || lower[5] != lower[7]) continue;
            pave_world_colors_at(world, (pave_cell){q * 8, r * 8, 0}, upper);
            agree += upper[PAVE_WANG_TL] == lower[1], all++;
        }
    assert_true(all > 400 && agree == all);
    const uint64_t hash = pave_world_hash(world);
    pave_world_destroy(world);
    bias.cells = 9;
    assert_ok(pave_world_create(&def, NULL, &world, NULL));
    assert_true(pave_world_hash(world) != hash);
    pave_world_destroy(world);
    pave_wang_destroy(set);
    close_world(below);
}

// ---- Refusals and memory ------------------------------------------------------------------------

TEST(test_refusals)
{
    const scene_set scene = {PAVE_WANG_EDGE, 2, 1, false};
    pave_wang_set *set = scene_set_create(&scene);
    uint16_t weights[PAVE_BIAS_LEVELS * 3];
    fill_weights(weights, 2);
    pave_bias bad[] = {bias_of(0, NULL),    bias_of(0, weights), bias_of(3, weights),
                       bias_of(3, weights), bias_of(4, weights), bias_of(0, weights),
                       bias_of(0, weights), bias_of(3, weights)};
    bad[1].spacing = 3;
    bad[2].cells = 0;
    bad[3].width = 0;
    bad[4].function = NULL;
    bad[5].noise.scale = 1;
    bad[6].kind = PAVE_BIAS_WORLD;
    bad[7].kind = (pave_bias_kind)9;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        const pave_world_def def = {.set = set, .bias = &bad[i]};
        pave_world *world = NULL;
        pave_error error;
        assert_int_equal(pave_world_create(&def, NULL, &world, &error), PAVE_RANGE);
        assert_null(world);
        assert_true(error.message[0] != 0);
    }
    pave_wang_destroy(set);
}

int main(void) { return run_all_tests(NULL, NULL); }
