/// tests/world/test_wang_symmetry.c: tiles that are turned and mirrored: which poses there are,
/// how their ids say how they lie, their weights; colours with mirrors in worlds.
#include "../test.h"
#include "world_fixture.h"

#include <math.h>
#include <pave/wang.h>

enum {
    R = PAVE_WANG_ROTATE,
    M = PAVE_WANG_MIRROR,
    F = PAVE_WANG_FLIP,
    H = PAVE_WANG_HALF_TURN,
    P = PAVE_WANG_PREFER_PLAIN
};

static pave_wang_set *make(pave_wang_def def)
{
    pave_wang_set *set = NULL;
    pave_error error = {0};
    if (pave_wang_create(&def, NULL, &set, &error)) fail_msg("%s", error.message);
    return set;
}

static uint32_t random_below(uint32_t stream, uint32_t at, uint32_t count)
{
    const uint32_t word = pave_random_at(stream, PAVE_STREAM_USER, (int32_t)at, 0, 0, 0).word[0];
    return pave_random_below(word, count);
}

// ---- Ids ----------------------------------------------------------------------------------------

static void has_pose(uint32_t id, int sides, bool mirrored, int turns)
{
    const pave_wang_pose pose = pave_wang_pose_of(sides, id);
    assert_int_equal(pose.base, 5);
    if (pose.mirrored != mirrored || pose.turns != turns)
        fail_msg("%x of %d sides: mirrored %d, %d turns", (unsigned)id, sides, pose.mirrored,
                 pose.turns);
}

/// The bits of Tiled's maps, checked there pixel by pixel.
TEST(test_ids_as_in_tiled)
{
    assert_true(pave_wang_pose_mask(4) == UINT32_C(0xf0000000));
    assert_true(pave_wang_pose_mask(12) == UINT32_C(0xf8000000));
    static const uint8_t square[2][4] = {{0x0, 0xa, 0xc, 0x6}, {0x8, 0xe, 0x4, 0x2}};
    static const uint8_t hexagon[2][6] = {{0, 2, 1, 12, 14, 13}, {8, 10, 9, 4, 6, 5}};
    static const uint8_t again[][3] = {{3, 0, 3}, {7, 1, 0}, {11, 1, 3}, {15, 0, 0}};
    for (int mirrored = 0; mirrored < 2; mirrored++) {
        for (int turns = 0; turns < 4; turns++)
            has_pose((uint32_t)square[mirrored][turns] << 28 | 5, 4, mirrored, turns);
        for (int turns = 0; turns < 6; turns++)
            has_pose((uint32_t)hexagon[mirrored][turns] << 28 | 5, 6, mirrored, turns);
        for (int turns = 0; turns < 3; turns++)
            has_pose((uint32_t)hexagon[mirrored][2 * turns] << 28 | 5, 3, mirrored, turns);
        for (int turns = 0; turns < 12; turns++)
            has_pose((uint32_t)mirrored << 31 | (uint32_t)turns << 27 | 5, 12, mirrored, turns);
    }
    for (size_t i = 0; i < 4; i++)
        has_pose((uint32_t)again[i][0] << 28 | 5, 6, again[i][1] != 0, again[i][2]);
    for (uint32_t flags = 0; flags < 16; flags++) // bit 28 means nothing on squares
        assert_int_equal(pave_wang_pose_of(4, flags << 28).turns,
                         pave_wang_pose_of(4, (flags & 14) << 28).turns);
}

/// Lays colours by the words of wang.h, a side at a time.
static void lay(const uint8_t *colors, int sides, int mirror_sum, pave_wang_pose pose,
                const uint8_t *mirrors, uint8_t *out)
{
    for (int k = 0; k < sides; k++) {
        int edge = k, corner = k; // the corner between k and k + 1
        if (pose.mirrored) {
            edge = (mirror_sum - k + sides) % sides;
            corner = (mirror_sum - k - 1 + sides) % sides;
        }
        const uint8_t at_edge = colors[2 * k], at_corner = colors[2 * k + 1];
        out[2 * ((edge + pose.turns) % sides)] =
            pose.mirrored && at_edge ? mirrors[at_edge - 1] : at_edge;
        out[2 * ((corner + pose.turns) % sides) + 1] =
            pose.mirrored && at_corner ? mirrors[at_corner - 1] : at_corner;
    }
}

TEST(test_poses_lie_as_their_ids_say)
{
    static const uint8_t mirrors[] = {1, 3, 2, 4};
    static const uint32_t symmetries[] = {R, R | M, M, M | F, H, F, 0};
    for (int sides = 3; sides <= PAVE_WANG_SIDES_MAX; sides++)
        for (int sum = 0; sum <= sides; sum++)
            for (size_t s = 0; s < sizeof symmetries / sizeof *symmetries; s++) {
                uint8_t colors[PAVE_WANG_PLACES_MAX], laid[PAVE_WANG_PLACES_MAX] = {0};
                const int usual = sides == 3 || sides == 6 ? sides - 1 : sides;
                if (sides % 2 && symmetries[s] & (F | H)) continue;
                for (int p = 0; p < 2 * sides; p++) colors[p] = (uint8_t)((p * p + p / 3) % 5);
                pave_wang_set *set = make((pave_wang_def){.kind = PAVE_WANG_MIXED,
                                                          .sides = sides,
                                                          .color_count = 4,
                                                          .tile_count = 1,
                                                          .colors = colors,
                                                          .ids = (const uint32_t[]){77},
                                                          .symmetries = symmetries[s],
                                                          .mirror_sum = sum,
                                                          .color_mirrors = mirrors});
                const uint32_t expected = symmetries[s] == (R | M)   ? 2 * (uint32_t)sides
                                          : symmetries[s] == R       ? (uint32_t)sides
                                          : symmetries[s] == (M | F) ? 4
                                          : symmetries[s] == 0       ? 1
                                                                     : 2;
                assert_int_equal(pave_wang_tile_count(set), expected);
                assert_int_equal(pave_wang_sides(set), sides);
                assert_int_equal(pave_wang_symmetries(set), symmetries[s]);
                assert_int_equal(pave_wang_tile_id(set, 0), 77);
                for (uint32_t i = 0; i < expected; i++) {
                    const pave_wang_pose pose = pave_wang_pose_of(sides, pave_wang_tile_id(set, i));
                    assert_int_equal(pose.base, 77);
                    lay(colors, sides, sum ? sum : usual, pose, mirrors, laid);
                    assert_memory_equal(pave_wang_tile_colors(set, i), laid, 2 * (size_t)sides);
                    assert_int_equal(pave_wang_tile_index(set, pave_wang_tile_id(set, i)), i);
                }
                pave_wang_destroy(set);
            }
}

// ---- Which poses -----------------------------------------------------------------------------

static const uint8_t road_tiles[6][8] = {
    {1, 0, 1, 0, 1, 0, 1, 0}, // nothing
    {2, 0, 1, 0, 1, 0, 1, 0}, // an end
    {2, 0, 1, 0, 2, 0, 1, 0}, // straight
    {2, 0, 2, 0, 1, 0, 1, 0}, // a bend
    {2, 0, 2, 0, 2, 0, 1, 0}, // a fork
    {2, 0, 2, 0, 2, 0, 2, 0}, // a crossing
};

TEST(test_no_pose_twice)
{
    static const uint32_t counts[][7] = {{R, 1, 4, 2, 4, 4, 1}, {R | M, 1, 4, 2, 4, 4, 1},
                                         {M, 1, 1, 1, 2, 2, 1}, {F, 1, 2, 1, 2, 1, 1},
                                         {H, 1, 2, 1, 2, 2, 1}, {M | F, 1, 2, 1, 4, 2, 1}};
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
        pave_wang_set *set = make((pave_wang_def){.color_count = 2,
                                                  .tile_count = 6,
                                                  .colors = road_tiles[0],
                                                  .symmetries = counts[i][0]});
        uint32_t found[6] = {0};
        for (uint32_t t = 0; t < pave_wang_tile_count(set); t++)
            found[pave_wang_pose_of(4, pave_wang_tile_id(set, t)).base]++;
        for (int b = 0; b < 6; b++) assert_int_equal(found[b], counts[i][1 + b]);
        assert_int_equal(pave_wang_take_census(set).complete, counts[i][0] & R ? 1 : 0);
        pave_wang_destroy(set);
    }
}

TEST(test_each_tile_may_allow_its_own)
{
    static const uint8_t each[6] = {0, R, H, 0, M, R};
    static const uint32_t counts[6] = {1, 4, 1, 1, 2, 1};
    pave_wang_set *set = make((pave_wang_def){.color_count = 2,
                                              .tile_count = 6,
                                              .colors = road_tiles[0],
                                              .symmetries = R | M,
                                              .tile_symmetries = each});
    uint32_t found[6] = {0};
    for (uint32_t t = 0; t < pave_wang_tile_count(set); t++)
        found[pave_wang_pose_of(4, pave_wang_tile_id(set, t)).base]++;
    assert_memory_equal(found, counts, sizeof counts);
    pave_wang_destroy(set);
}

TEST(test_plain_tiles_are_preferred)
{
    // Two ends as they are; the third and fourth direction come from turning either.
    static const uint8_t ends[3][8] = {
        {2, 0, 1, 0, 1, 0, 1, 0}, {1, 0, 2, 0, 1, 0, 1, 0}, {1, 0, 1, 0, 2, 0, 1, 0}};
    static const double weights[] = {1, 1, 0};
    pave_wang_def def = {.color_count = 2,
                         .tile_count = 3,
                         .colors = ends[0],
                         .tile_weights = weights,
                         .symmetries = R | P};
    pave_wang_set *set = make(def);
    uint32_t plain = 0;
    uint64_t total[3] = {0};
    for (uint32_t t = 0; t < pave_wang_tile_count(set); t++) {
        const uint32_t id = pave_wang_tile_id(set, t);
        total[id & 0x0fffffff] += pave_wang_tile_weight(set, t);
        plain += id < 3;
    }
    assert_int_equal(plain, 3);
    assert_int_equal(pave_wang_tile_count(set), 3 + 3 + 2); // one of weight 0 is not preferred
    assert_true(total[0] == total[1] && total[2] == 0);
    pave_wang_destroy(set);
}

TEST(test_weights_are_shared)
{
    static const double weights[] = {7, 1, 2, 5, 3, 6};
    static const uint32_t symmetries[] = {0, R, M, M | F, R | M, R | P};
    for (size_t s = 0; s < sizeof symmetries / sizeof *symmetries; s++) {
        pave_wang_set *set = make((pave_wang_def){.color_count = 2,
                                                  .tile_count = 6,
                                                  .colors = road_tiles[0],
                                                  .tile_weights = weights,
                                                  .symmetries = symmetries[s]});
        double sum[6] = {0}, all = 0;
        for (uint32_t t = 0; t < pave_wang_tile_count(set); t++) {
            sum[pave_wang_tile_id(set, t) & 0x0fffffff] += (double)pave_wang_tile_weight(set, t);
            all += (double)pave_wang_tile_weight(set, t);
        }
        for (int b = 0; b < 6; b++) assert_true(fabs(sum[b] / all - weights[b] / 24) < 1e-12);
        pave_wang_destroy(set);
    }
}

/// Under PHASE the first class of cells draws whole tiles: there each tile has its share by weight,
/// however many poses it has.
TEST(test_symmetry_leaves_frequencies_alone)
{
    enum { SIDE = 512 };
    static const double weights[] = {7, 1, 2, 5, 3, 6};
    fixture f = {.set = make((pave_wang_def){.color_count = 2,
                                             .tile_count = 6,
                                             .colors = road_tiles[0],
                                             .tile_weights = weights,
                                             .symmetries = R | M})};
    const pave_world_def def = {.set = f.set, .seed = 5, .method = PAVE_WORLD_PHASE};
    assert_ok(pave_world_create(&def, NULL, &f.world, NULL));
    uint32_t *tiles = fill_new(f.world, pave_rect_of(-7, 3, SIDE, SIDE));
    double found[6] = {0};
    for (int i = 0; i < SIDE * SIDE; i++)
        if ((i % SIDE - 7 + i / SIDE + 3) % 2 == 0) found[tiles[i] & 0x0fffffff]++;
    for (int b = 0; b < 6; b++) {
        const double p = weights[b] / 24, n = SIDE * SIDE / 2;
        if (fabs(found[b] - p * n) > 5 * sqrt(n * p * (1 - p)))
            fail_msg("tile %d: %g of %g", b, found[b], p * n);
    }
    free(tiles);
    close_world(f);
}

// ---- Colours with mirrors -----------------------------------------------------------------------

static bool is_met(const pave_wang_set *set, uint8_t a, uint8_t b)
{
    return pave_wang_color_mirror(set, a) == b;
}

static uint64_t count_mismatches(const pave_wang_set *set, const uint32_t *tiles, int side)
{
    uint64_t wrong = 0;
    for (int y = 0; y + 1 < side; y++)
        for (int x = 0; x + 1 < side; x++) {
            const uint8_t *here = pave_wang_tile_colors(
                              set, pave_wang_tile_index(set, tiles[y * side + x])),
                          *right = pave_wang_tile_colors(
                              set, pave_wang_tile_index(set, tiles[y * side + x + 1])),
                          *below = pave_wang_tile_colors(
                              set, pave_wang_tile_index(set, tiles[(y + 1) * side + x]));
            wrong += !is_met(set, here[PAVE_WANG_R], right[PAVE_WANG_L]);
            wrong += !is_met(set, here[PAVE_WANG_B], below[PAVE_WANG_T]);
            wrong += here[PAVE_WANG_BR] != right[PAVE_WANG_BL];
            wrong += here[PAVE_WANG_BR] != below[PAVE_WANG_TR];
        }
    return wrong;
}

static void check_chiral_world(pave_wang_set *set, pave_world_method method)
{
    enum { SIDE = 70 };
    fixture f = {.set = set};
    const pave_world_def def = {.set = set, .seed = 11, .method = method};
    assert_ok(pave_world_create(&def, NULL, &f.world, NULL));
    uint32_t *tiles = fill_new(f.world, pave_rect_of(-33, -40, SIDE, SIDE));
    assert_int_equal(count_mismatches(set, tiles, SIDE), 0);
    for (int i = 0; i < SIDE * SIDE; i++) {
        uint8_t colors[8];
        const pave_cell cell = pave_cell_of(-33 + i % SIDE, -40 + i / SIDE);
        assert_int_equal(pave_world_at(f.world, cell), tiles[i]);
        pave_world_colors_at(f.world, cell, colors);
        assert_memory_equal(colors, pave_wang_tile_colors(set, pave_wang_tile_index(set, tiles[i])),
                            8);
    }

    uint64_t planted = 0; // a tile in the place of another shows
    uint32_t around[3 * 3];
    for (int i = 0; i < 3 * 3; i++) around[i] = tiles[SIDE * (19 + i / 3) + 19 + i % 3];
    for (uint32_t t = 0; t < pave_wang_tile_count(set); t++) {
        around[4] = pave_wang_tile_id(set, t);
        planted += count_mismatches(set, around, 3) > 0;
    }
    assert_true(planted >= pave_wang_tile_count(set) - 8);
    free(tiles);
    pave_world_destroy(f.world);
}

TEST(test_chiral_worlds)
{
    static const uint8_t mirrors[] = {1, 3, 2};
    for (int kind = PAVE_WANG_EDGE; kind <= PAVE_WANG_MIXED; kind++)
        for (int method = PAVE_WORLD_FEATURE; method <= PAVE_WORLD_PHASE; method++) {
            const pave_wang_complete_def def = {.kind = (pave_wang_kind)kind,
                                                .color_count = 3,
                                                .symmetries = R | M,
                                                .color_mirrors = mirrors};
            pave_wang_set *set = NULL;
            assert_ok(pave_wang_complete_create(&def, NULL, &set, NULL));
            check_chiral_world(set, (pave_world_method)method);
            pave_wang_destroy(set);
        }
}

/// Edges of a world on a tiling whose two sides do not match, a tile read at a time.
static void check_chiral_tiling(const char *name, pave_wang_kind kind, pave_world_method method)
{
    static const uint8_t mirrors[] = {2, 1};
    pave_tiling *tiling = NULL;
    const pave_wang_set *sets[8];
    pave_wang_set *own[8];
    pave_world *world = NULL;
    pave_error error = {0};
    assert_ok(pave_tiling_create_named(name, NULL, &tiling, NULL));
    for (int32_t s = 0; s < tiling->face_count; s++) {
        const pave_wang_complete_def def = {.kind = kind,
                                            .sides = pave_tiling_side_count(tiling, s),
                                            .color_count = 2,
                                            .symmetries = R | M,
                                            .color_mirrors = mirrors};
        assert_ok(pave_wang_complete_create(&def, NULL, &own[s], NULL));
        sets[s] = own[s];
    }
    if (pave_wang_sides(own[0]) == 3) sets[1] = sets[0]; // one set, read from both sides
    const pave_world_def def = {.sets = sets, .tiling = tiling, .seed = 4, .method = method};
    if (pave_world_create(&def, NULL, &world, &error)) fail_msg("%s: %s", name, error.message);
    int64_t seen[3] = {0};
    for (int32_t i = 0; i < 400 * tiling->face_count; i++) {
        const pave_cell cell = {i / tiling->face_count % 20 - 9, i / tiling->face_count / 20 - 11,
                                i % tiling->face_count};
        uint8_t colors[PAVE_WANG_PLACES_MAX];
        const uint8_t *here = pave_wang_tile_colors(
            sets[cell.s], pave_wang_tile_index(sets[cell.s], pave_world_at(world, cell)));
        pave_world_colors_at(world, cell, colors);
        assert_memory_equal(colors, here, 2 * (size_t)pave_tiling_side_count(tiling, cell.s));
        for (int k = 0; k < pave_tiling_side_count(tiling, cell.s); k++) {
            const pave_cell across = pave_tiling_neighbors(tiling, cell, k);
            const int twin = pave_tiling_side_of(tiling, cell.s, k)->twin;
            const uint8_t *there = pave_wang_tile_colors(
                sets[across.s], pave_wang_tile_index(sets[across.s], pave_world_at(world, across)));
            assert_int_equal(mirrors[here[2 * k] - 1], there[2 * twin]);
            seen[here[2 * k]]++;
        }
    }
    assert_true(seen[1] > 0 && seen[2] > 0);
    pave_world_destroy(world);
    for (int32_t s = 0; s < tiling->face_count; s++) pave_wang_destroy(own[s]);
    pave_tiling_destroy(tiling);
}

TEST(test_chiral_tilings)
{
    for (int method = PAVE_WORLD_FEATURE; method <= PAVE_WORLD_PHASE; method++) {
        check_chiral_tiling("hex", PAVE_WANG_EDGE, (pave_world_method)method);
        check_chiral_tiling("tri", PAVE_WANG_EDGE, (pave_world_method)method);
        check_chiral_tiling("tri", PAVE_WANG_MIXED, (pave_world_method)method);
        check_chiral_tiling("4.8.8", PAVE_WANG_EDGE, (pave_world_method)method);
    }
}

/// The validator counts colours that do not meet their mirrors.
TEST(test_chiral_validator)
{
    static const uint8_t mirrors[] = {2, 1};
    const pave_wang_complete_def def = {.sides = 6, .color_count = 2, .color_mirrors = mirrors};
    const pave_window_def window_def = {
        .tiling = pave_tiling_hex(), .shape = PAVE_WINDOW_RECTANGLE, .width = 2, .height = 1};
    pave_wang_set *set = NULL;
    pave_window *window = NULL;
    pave_world_verdict verdict;
    assert_ok(pave_wang_complete_create(&def, NULL, &set, NULL));
    assert_ok(pave_window_create(&window_def, NULL, &window, NULL));
    const pave_wang_set *sets[] = {set};
    assert_ok(pave_world_verify(window, NULL, sets, (const uint32_t[]){0, 0}, &verdict, NULL));
    assert_int_equal(verdict.edge_mismatches, 1);
    assert_ok(pave_world_verify(window, NULL, sets, (const uint32_t[]){0, 63}, &verdict, NULL));
    assert_int_equal(verdict.edge_mismatches, 0);
    pave_window_destroy(window);
    pave_wang_destroy(set);
}

// ---- Refusals -----------------------------------------------------------------------------------

static void refuses(pave_wang_def def, pave_result expected, const char *part)
{
    pave_wang_set *set = NULL;
    pave_error error = {0};
    assert_int_equal(pave_wang_create(&def, NULL, &set, &error), expected);
    if (!strstr(error.message, part)) fail_msg("'%s' does not say '%s'", error.message, part);
}

/// A tile may lie as its set does not allow, or as another pose of it does: the same is found as
/// with a tile for each of the 16 values of the bits.
TEST(test_any_pose_is_verified)
{
    enum { SIDE = 9, TILES = 3, COLORS = 2 };
    static const uint8_t mirrors[COLORS] = {2, 1};
    static const int sides_of[] = {3, 4, 6};
    for (int i = 0; i < 3 * 3 * 2; i++) {
        const int sides = sides_of[i % 3], kind = i / 3 % 3, places = 2 * sides;
        uint8_t colors[17 * TILES * 12] = {0};
        uint32_t ids[2][SIDE * SIDE * 2], names[17 * TILES];
        for (int k = 0; k < TILES * places; k++)
            colors[k] = (uint8_t)(k < places ? 1 : random_below(3, (uint32_t)(31 * i + k), 3));
        for (uint32_t t = 0; t < TILES; t++)
            for (uint32_t flags = 0; flags < 16; flags++) {
                const uint32_t row = TILES + 16 * t + flags;
                lay(colors + t * (uint32_t)places, sides, sides == 4 ? 4 : sides - 1,
                    pave_wang_pose_of(sides, flags << 28), mirrors,
                    colors + row * (uint32_t)places);
                names[row] = 100 + 16 * t + flags;
            }
        const pave_wang_set *one = make((pave_wang_def){.kind = (pave_wang_kind)kind,
                                                        .sides = sides,
                                                        .color_count = COLORS,
                                                        .color_mirrors = mirrors,
                                                        .tile_count = TILES,
                                                        .symmetries = i < 9 ? 0 : R | M,
                                                        .colors = colors}),
                            *all = make((pave_wang_def){.kind = (pave_wang_kind)kind,
                                                        .sides = sides,
                                                        .color_count = COLORS,
                                                        .color_mirrors = mirrors,
                                                        .tile_count = 16 * TILES,
                                                        .ids = names + TILES,
                                                        .colors = colors + TILES * places});
        const pave_wang_set *ones[2] = {one, one}, *alls[2] = {all, all};
        const pave_window_def def = {.tiling = sides == 3   ? pave_tiling_tri()
                                               : sides == 4 ? pave_tiling_square()
                                                            : pave_tiling_hex(),
                                     .shape = PAVE_WINDOW_PARALLELOGRAM,
                                     .width = SIDE,
                                     .height = SIDE};
        pave_window *window;
        assert_ok(pave_window_create(&def, NULL, &window, NULL));
        for (int64_t k = 0; k < window->count; k++) {
            const uint32_t t = random_below(4, (uint32_t)k, TILES + 1),
                           flags = random_below(5, (uint32_t)(k + i), 16);
            ids[0][k] = flags << 28 | (t == TILES ? 77 : t);
            ids[1][k] = t == TILES ? 77 : 100 + 16 * t + flags;
        }
        pave_world_verdict got, wanted;
        assert_ok(pave_world_verify(window, NULL, ones, ids[0], &got, NULL));
        assert_ok(pave_world_verify(window, NULL, alls, ids[1], &wanted, NULL));
        assert_memory_equal(&got.edges, &wanted.edges, 6 * sizeof got.edges);
        assert_true(got.foreign > 0 && wanted.edges + wanted.vertices > 20);
        assert_true(got.found && got.place == wanted.place && got.cell.q == wanted.cell.q);
        pave_window_destroy(window);
        pave_wang_destroy((pave_wang_set *)one);
        pave_wang_destroy((pave_wang_set *)all);
    }
}

TEST(test_refusals)
{
    static const uint8_t colors[8] = {1, 0, 2, 0, 1, 0, 1, 0}, loop[] = {2, 2}, odd[] = {64};
    const pave_wang_def good = {.color_count = 2, .tile_count = 1, .colors = colors};
    pave_wang_def def = good;
    def.symmetries = 64, refuses(def, PAVE_RANGE, "symmetries 64");
    def = good, def.tile_symmetries = odd, refuses(def, PAVE_RANGE, "symmetries 64");
    def = good, def.sides = 3, def.symmetries = H, refuses(def, PAVE_RANGE, "upside down");
    def = good, def.mirror_sum = -1, refuses(def, PAVE_RANGE, "mirror_sum -1");
    def = good, def.color_mirrors = loop, refuses(def, PAVE_INVALID, "colour 1 has the mirror 2");
    def = good, def.ids = (const uint32_t[]){0x10000000};
    def.symmetries = R, refuses(def, PAVE_INVALID, "use ids up to 268435455");
    def.symmetries = P; // which turns nothing
    pave_wang_destroy(make(def));
}

int main(void) { return run_all_tests(NULL, NULL); }
