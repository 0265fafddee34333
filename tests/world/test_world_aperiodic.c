// Worlds of the Jeandel-Rao tiles: each cell against a naive twin, rows with every kernel, matching
// sides, shares, no period, rejected arguments. With PAVE_SOAK ten times as many cells.
#include "../sparse.h"
#include "../test.h"
#include "world_fixture.h"

#include "second_aperiodic.h"
#include "src/base/golden.h"
#include "src/world/squares/world_squares.h"

#include <pave/edits.h>
#include <pave/world.h>

#include <math.h>

#ifdef PAVE_SOAK
enum { SOAK = 10 };
#else
enum { SOAK = 1 };
#endif

enum { TILES = 11, FAR = PAVE_COORDINATE_MAX };

/// Right, upper, left and lower colour.
static const uint8_t table[TILES][4] = {{2, 4, 2, 1}, {2, 2, 2, 0}, {1, 1, 3, 1}, {1, 2, 3, 2},
                                        {3, 1, 3, 3}, {0, 1, 3, 1}, {0, 0, 0, 1}, {3, 1, 0, 2},
                                        {0, 2, 1, 2}, {1, 2, 1, 4}, {3, 3, 1, 2}};

static uint32_t draw(uint32_t i, uint32_t k)
{
    return pave_random_at(99, PAVE_STREAM_USER, (int32_t)i, (int32_t)k, 0, 0).word[0];
}

static int32_t draw_coordinate(uint32_t i, uint32_t k)
{
    return pave_random_between(draw(i, k), -FAR, FAR);
}

// ---- Sets ---------------------------------------------------------------------------------------

/// How the tiles are named: the id of each, and the names of its colours.
typedef struct naming {
    uint32_t order[TILES]; ///< which tile comes first, ...
    uint8_t across[5], down[5];
    double weights[TILES];
    bool weighted;
    uint32_t first_id;
} naming;

static const naming plain = {.order = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10},
                             .across = {1, 2, 3, 4, 0},
                             .down = {1, 2, 3, 4, 5}};

static pave_wang_set *make_set(const naming *names)
{
    uint8_t colors[TILES * 8] = {0};
    uint32_t ids[TILES];
    int count = 0;
    for (int i = 0; i < TILES; i++) {
        const uint8_t *tile = table[names->order[i]];
        uint8_t *out = colors + 8 * i;
        out[PAVE_WANG_R] = names->across[tile[0]];
        out[PAVE_WANG_T] = names->down[tile[1]];
        out[PAVE_WANG_L] = names->across[tile[2]];
        out[PAVE_WANG_B] = names->down[tile[3]];
        ids[i] = names->first_id + 3 * (uint32_t)i;
        for (int k = 0; k < 8; k++) count = out[k] > count ? out[k] : count;
    }
    pave_wang_set *set = NULL;
    const pave_wang_def def = {.kind = PAVE_WANG_EDGE,
                               .sides = 4,
                               .color_count = count,
                               .tile_count = TILES,
                               .colors = colors,
                               .ids = names->first_id ? ids : NULL,
                               .tile_weights = names->weighted ? names->weights : NULL};
    assert_ok(pave_wang_create(&def, NULL, &set, NULL));
    return set;
}

static fixture open_plain(uint64_t seed)
{
    fixture f = {.set = make_set(&plain)};
    const pave_world_def def = {.set = f.set, .seed = seed, .method = PAVE_WORLD_APERIODIC};
    assert_ok(pave_world_create(&def, NULL, &f.world, NULL));
    return f;
}

// ---- Signs --------------------------------------------------------------------------------------

TEST(signs_are_those_of_the_twin)
{
    int64_t low = 1, high = 1; // Fibonacci numbers: high / low is as near to phi as can be
    for (int i = 0; i < 88; i++) {
        for (int64_t u = -1; u <= 1; u++)
            for (int64_t v = -1; v <= 1; v++)
                for (int sign = -1; sign <= 1; sign += 2) {
                    const pave_golden z = {sign * (high + u), -sign * (low + v)};
                    assert_int_equal(pave_golden_sign(z), second_sign((second_golden){z.u, z.v}));
                }
        const int64_t next = low + high;
        low = high, high = next;
    }
    for (uint32_t i = 0; i < 200000; i++) {
        const int64_t u = (int64_t)((uint64_t)draw(i, 0) << 32 | draw(i, 1)) >> (i % 60 + 1),
                      v = (int64_t)((uint64_t)draw(i, 2) << 32 | draw(i, 3)) >> (i / 60 % 60 + 1);
        assert_int_equal(pave_golden_sign((pave_golden){u, v}), second_sign((second_golden){u, v}));
    }
    assert_int_equal(pave_golden_sign((pave_golden){0, 0}), 0);
}

// ---- Places -------------------------------------------------------------------------------------

/// What `pave_aperiodic` decides there, by fractions and by whole numbers alone, as the twin.
static void check_place(const pave_aperiodic *aperiodic, int32_t q, int32_t r)
{
    const int expected = second_aperiodic(aperiodic->a, aperiodic->b, q, r);
    assert_in_range(expected, 0, TILES - 1);
    assert_int_equal(pave_aperiodic_tile(aperiodic, q, r), expected);
    pave_aperiodic_row row;
    pave_aperiodic_row_of(aperiodic, r, &row);
    assert_int_equal(row.id[pave_aperiodic_interval(&row, q)], aperiodic->id[expected]);
}

static pave_aperiodic aperiodic_at(int64_t a, int64_t b)
{
    pave_aperiodic aperiodic = {.a = 0};
    for (uint32_t i = 0; i < TILES; i++) aperiodic.id[i] = 100 + i;
    pave_aperiodic_place(&aperiodic, a, b);
    return aperiodic;
}

TEST(each_place_is_in_one_piece_and_has_its_tile)
{
    for (uint32_t i = 0; i < 300000 / SPARSE(10) * SOAK; i++) {
        pave_aperiodic aperiodic = aperiodic_at(1, 1);
        pave_aperiodic_draw(&aperiodic, i / 16);
        const int shift = (int)(i % 16) * 2;
        check_place(&aperiodic, draw_coordinate(i, 0) >> shift, draw_coordinate(i, 1) >> shift);
    }
}

/// Points as near to the sides and corners of pieces as there are, at the origin and where the
/// torus has been gone round many times.
TEST(places_near_sides_have_their_tile)
{
    static const double columns[] = {0, 0.38196601125010515, 0.6180339887498949, 1,
                                     1.618033988749895},
                        rows[] = {0, 1, 2, 2.618033988749895, 3.618033988749895, 4.618033988749895};
    const double unit = 4294967296.0;
    for (int c = 0; c < 5; c++)
        for (int k = 0; k < 6; k++)
            for (int64_t x = -9; x <= 9; x += 2)
                for (int64_t y = -9; y <= 9; y += 2 * SPARSE(3)) {
                    const int64_t a = ((int64_t)(columns[c] * unit) + x) | 1,
                                  b = ((int64_t)(rows[k] * unit) + y) | 1;
                    if (a < 0 || b < 0 || a > 6949403065 || b > 19834305017) continue;
                    const pave_aperiodic aperiodic = aperiodic_at(a, b);
                    check_place(&aperiodic, 0, 0);
                    check_place(&aperiodic, 433494437, 0);  // Fibonacci numbers: x comes
                    check_place(&aperiodic, -267914296, 0); // back to nearly the same place
                    check_place(&aperiodic, 267914296, -39088169);
                    check_place(&aperiodic, 0, 433494437);
                    check_place(&aperiodic, -FAR, FAR);
                    check_place(&aperiodic, FAR, -FAR);
                }
    for (int64_t i = 0; i < 20000; i += SPARSE(3)) { // along the sides that lean
        const int64_t y = (int64_t)draw((uint32_t)i, 5) | 1, b = (1 << 30) * (i % 5) * 4 + y;
        const double up = (double)y / unit, start = columns[i / 5 % 4];
        const double x = start + up * columns[1 + i / 20 % 2];
        const int64_t a = ((int64_t)(x * unit) + i % 7 - 3) | 1;
        if (a > 6949403065 || a < 0 || b > 19834305017) continue;
        const pave_aperiodic aperiodic = aperiodic_at(a, b);
        check_place(&aperiodic, 0, 0);
    }
}

TEST(points_are_odd_and_on_the_torus)
{
    double sums[2] = {0, 0};
    enum { SEEDS = 20000 };
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        pave_aperiodic aperiodic = {.a = 0};
        pave_aperiodic_draw(&aperiodic, seed);
        const pave_random_words words = pave_random_at(seed, PAVE_STREAM_APERIODIC, 0, 0, 0, 0);
        const uint64_t x = words.word[0], y = words.word[1], part = 2654435769; // 2^32 / phi
        assert_int_equal(aperiodic.a, (x + (x * part >> 32)) | 1);
        assert_int_equal(aperiodic.b, (4 * y + (y * part >> 32)) | 1);
        assert_in_range(aperiodic.a, 1, INT64_C(6949403065));
        assert_in_range(aperiodic.b, 1, INT64_C(19834305017));
        sums[0] += (double)aperiodic.a / 6949403065.0 / SEEDS;
        sums[1] += (double)aperiodic.b / 19834305017.0 / SEEDS;
    }
    assert_true(fabs(sums[0] - 0.5) < 0.01 && fabs(sums[1] - 0.5) < 0.01);
}

// ---- Rows ---------------------------------------------------------------------------------------

/// Rectangles of any size with every kernel, a list of cells, and a window equal the tiles cell by
/// cell.
TEST(rows_are_places_by_every_kernel)
{
    static const int32_t widths[] = {1, 7, 8, 9, 15, 16, 17, 100, 511, 512, 513, 1500, 5000};
    for (uint32_t i = 0; i < 13 * 8; i++) {
        fixture f = open_plain(i);
        const int32_t width = widths[i % 13], height = 3;
        const int32_t q = i % 4 == 0 ? -FAR : i % 4 == 1 ? FAR - width : draw_coordinate(i, 7);
        const int32_t r = i % 3 == 0 ? -FAR : i % 3 == 1 ? FAR - height : draw_coordinate(i, 8);
        const pave_rect rect = pave_rect_of(q < FAR - width ? q : FAR - width,
                                            r < FAR - height ? r : FAR - height, width, height);
        for (int kernel = 0; kernel < pave_world_kernels.count; kernel++) {
            if (!pave_kernel_runs(pave_kernel_get(&pave_world_kernels, kernel))) continue;
            pave_world_use_kernel(f.world, kernel);
            uint32_t *tiles = fill_new(f.world, rect);
            for (int64_t k = 0; k < pave_rect_count(rect); k++)
                assert_int_equal(tiles[k], pave_world_at(f.world, pave_rect_cell(rect, k)));
            free(tiles);
        }
        close_world(f);
    }
}

/// A point for which a place of the row 0 lies nearer to a threshold than fractions can tell.
TEST(kernels_see_what_they_cannot_decide)
{
    fixture f = open_plain(1);
    int seen = 0;
    for (int64_t i = 0; i < 400; i += SPARSE(3)) {
        pave_aperiodic *aperiodic = &((pave_aperiodic_world *)f.world)->own;
        pave_aperiodic_place(aperiodic, (INT64_C(1) << 32) + 2 * i - 399, 2147483649);
        pave_aperiodic_row row;
        uint32_t tiles[64];
        uint8_t intervals[64];
        pave_aperiodic_row_of(aperiodic, 0, &row);
        const pave_rect rect = pave_rect_of(-20, 0, 64, 1);
        for (int kernel = 0; kernel < pave_world_kernels.count; kernel++) {
            const pave_world_kernel *entry = pave_kernel_get(&pave_world_kernels, kernel);
            if (!pave_kernel_runs(entry)) continue;
            seen += entry->intervals(&row, row.turn - 20 * PAVE_APERIODIC_STEP, 64, intervals);
            pave_world_use_kernel(f.world, kernel);
            assert_ok(pave_world_fill(f.world, rect, NULL, tiles, 64));
            for (int32_t x = 0; x < 64; x++)
                assert_int_equal(
                    tiles[x],
                    aperiodic->id[second_aperiodic(aperiodic->a, aperiodic->b, x - 20, 0)]);
        }
    }
    assert_true(seen > 300 / SPARSE(3));
    close_world(f);
}

TEST(ways_to_fill_agree)
{
    fixture f = open_plain(12);
    const pave_rect rect = pave_rect_of(-3000, -90, 6001, 170);
    uint32_t *tiles = fill_new(f.world, rect);
    const int64_t count = pave_rect_count(rect); // a million places, in an order of chance
    for (int64_t i = 0, k = 0; i < count; i++, k = (k + 381000003) % count)
        assert_int_equal(tiles[k], pave_world_at(f.world, pave_rect_cell(rect, k)));
    const pave_window_def def = {.tiling = pave_tiling_square(),
                                 .shape = PAVE_WINDOW_RECTANGLE,
                                 .at = pave_cell_of(-40, -30),
                                 .width = 90,
                                 .height = 70};
    pave_window *window = NULL;
    assert_ok(pave_window_create(&def, NULL, &window, NULL));
    uint32_t *part = malloc((size_t)window->count * sizeof *part);
    assert_ok(pave_world_fill_window(f.world, window, NULL, part));
    for (pave_window_walk walk = pave_window_begin(window); pave_window_next(&walk);)
        assert_int_equal(part[walk.index],
                         tiles[(walk.cell.r - rect.r) * rect.width + walk.cell.q - rect.q]);
    pave_cell cells[100];
    for (uint32_t i = 0; i < 100; i++)
        cells[i] = pave_cell_of(draw_coordinate(i, 1), draw_coordinate(i, 2));
    assert_ok(pave_world_fill_cells(f.world, cells, 100, NULL, part));
    for (int i = 0; i < 100; i++) assert_int_equal(part[i], pave_world_at(f.world, cells[i]));
    free(part);
    pave_window_destroy(window);
    free(tiles);
    close_world(f);
}

// ---- What worlds are like -----------------------------------------------------------------------

/// Sides of a rectangle that do not match, of `tiles` filled with it.
static int64_t mismatches(const uint32_t *tiles, int32_t width, int32_t height)
{
    int64_t count = 0;
    for (int64_t i = 0; i < (int64_t)width * height; i++) {
        const int32_t x = (int32_t)(i % width), y = (int32_t)(i / width);
        if (x + 1 < width) count += table[tiles[i]][0] != table[tiles[i + 1]][2];
        if (y + 1 < height) count += table[tiles[i]][3] != table[tiles[i + width]][1];
    }
    return count;
}

TEST(no_side_mismatches)
{
    enum { SIDE = 1000 };
    static const pave_cell places[] = {{-SIDE / 2, -SIDE / 2, 0},
                                       {-FAR, -FAR, 0},
                                       {FAR - SIDE, FAR - SIDE, 0},
                                       {FAR - SIDE, -FAR, 0},
                                       {-FAR, FAR - SIDE, 0}};
    for (uint32_t i = 0; i < 10 * SOAK; i++) {
        fixture f = open_plain(i);
        const pave_cell at = places[i % 5];
        uint32_t *tiles = fill_new(f.world, pave_rect_of(at.q, at.r, SIDE, SIDE));
        assert_int_equal(mismatches(tiles, SIDE, SIDE), 0);
        free(tiles);
        close_world(f);
    }
}

/// The same by the library's own judge, which also knows the set.
TEST(the_judge_agrees)
{
    fixture f = open_plain(3);
    const pave_window_def def = {.tiling = pave_tiling_square(),
                                 .shape = PAVE_WINDOW_RECTANGLE,
                                 .at = pave_cell_of(FAR - 200, -FAR),
                                 .width = 200,
                                 .height = 100};
    pave_window *window = NULL;
    assert_ok(pave_window_create(&def, NULL, &window, NULL));
    uint32_t ids[20000];
    uint8_t colors[PAVE_WANG_PLACES_MAX];
    assert_ok(pave_world_fill_window(f.world, window, NULL, ids));
    const pave_wang_set *set = f.set;
    pave_world_verdict verdict;
    assert_ok(pave_world_verify(window, NULL, &set, ids, &verdict, NULL));
    assert_int_equal(verdict.edges, 199 * 100 + 200 * 99);
    assert_int_equal(verdict.edge_mismatches + verdict.foreign + verdict.empty, 0);
    for (int64_t i = 0; i < window->count; i += 97) {
        const pave_cell cell = pave_window_cell(window, i);
        pave_world_colors_at(f.world, cell, colors);
        assert_memory_equal(colors, pave_wang_tile_colors(set, ids[i]), 8);
        assert_int_equal(pave_world_class_at(f.world, cell), 0);
        assert_int_equal(pave_world_level_at(f.world, cell), 0);
        pave_cell closure[4];
        int64_t count;
        assert_ok(pave_world_closure(f.world, cell, closure, 4, &count));
        assert_true(count == 1 && pave_cell_equal(closure[0], cell));
    }
    pave_window_destroy(window);
    close_world(f);
}

/// Twice the areas of the pieces of each tile, u + v phi, of 2 phi (phi + 3) = 2 + 8 phi in all.
static const int64_t areas[TILES][2] = {{0, 1}, {0, 1},  {2, -1}, {0, 1}, {1, 0}, {-2, 2},
                                        {0, 1}, {-1, 2}, {1, 0},  {0, 1}, {1, 0}};

TEST(shares_are_the_areas)
{
    enum { SIDE = 2048 };
    const double phi = 1.618033988749895;
    int64_t total[2] = {0, 0}, counts[TILES] = {0};
    for (int i = 0; i < TILES; i++) total[0] += areas[i][0], total[1] += areas[i][1];
    assert_true(total[0] == 2 && total[1] == 8);
    fixture f = open_plain(5);
    uint32_t *tiles = fill_new(f.world, pave_rect_of(-77, 1000, SIDE, SIDE));
    for (int64_t i = 0; i < SIDE * SIDE; i++) counts[tiles[i]]++;
    for (int i = 0; i < TILES; i++) {
        const double share = ((double)areas[i][0] + (double)areas[i][1] * phi) / (2 + 8 * phi);
        assert_true(fabs((double)counts[i] / SIDE / SIDE - share) < 0.0005);
    }
    free(tiles);
    close_world(f);
}

/// For each shift a place that differs from where it goes.
TEST(nothing_repeats)
{
    enum { LONG = 10000, DIAGONAL = 100, LOOK = 1000000 };
    fixture f = open_plain(8);
    for (int way = 0; way < 2; way++)
        for (int32_t step = 1; step <= LONG; step++) {
            int32_t at = 0;
            const pave_cell by = pave_cell_of(way ? 0 : step, way ? step : 0);
            while (at < LOOK && pave_world_at(f.world, pave_cell_of(at, 2 * at)) ==
                                    pave_world_at(f.world, pave_cell_of(at + by.q, 2 * at + by.r)))
                at++;
            assert_true(at < LOOK);
        }
    for (int32_t i = 0; i < (2 * DIAGONAL + 1) * (2 * DIAGONAL + 1); i++) {
        const int32_t q = i % (2 * DIAGONAL + 1) - DIAGONAL, r = i / (2 * DIAGONAL + 1) - DIAGONAL;
        int32_t at = 0;
        while ((q || r) && at < LOOK &&
               pave_world_at(f.world, pave_cell_of(at, 2 * at)) ==
                   pave_world_at(f.world, pave_cell_of(at + q, 2 * at + r)))
            at++;
        assert_true(at < LOOK);
    }
    close_world(f);
}

// ---- Sets by other names ------------------------------------------------------------------------

TEST(names_ids_and_weights_do_not_matter)
{
    const naming others[] = {
        {.order = {10, 3, 5, 0, 1, 9, 8, 2, 7, 6, 4},
         .across = {3, 1, 4, 2, 0},
         .down = {9, 2, 1, 7, 3},
         .weights = {1, 2, 3, 4, 0, 6, 7, 8, 9, 10, 11},
         .weighted = true,
         .first_id = 500},
        {.order = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, // the form with four colours
         .across = {1, 2, 3, 4, 0},
         .down = {1, 2, 3, 4, 1}},
    };
    fixture f = open_plain(44);
    uint32_t *tiles = fill_new(f.world, pave_rect_of(-50, -50, 100, 100));
    for (int i = 0; i < 2; i++)
        for (int method = 0; method < 2; method++) {
            pave_wang_set *set = make_set(&others[i]);
            pave_world *world = NULL;
            const pave_world_def def = {
                .set = set, .seed = 44, .method = method ? PAVE_WORLD_APERIODIC : PAVE_WORLD_AUTO};
            assert_ok(pave_world_create(&def, NULL, &world, NULL));
            assert_int_equal(pave_world_method_of(world), PAVE_WORLD_APERIODIC);
            uint32_t *same = fill_new(world, pave_rect_of(-50, -50, 100, 100));
            for (int k = 0; k < 10000; k++) {
                const uint32_t index =
                    others[i].first_id ? (same[k] - others[i].first_id) / 3 : same[k];
                assert_int_equal(others[i].order[index], tiles[k]);
            }
            assert_true(pave_world_hash(world) != pave_world_hash(f.world));
            free(same);
            pave_world_destroy(world);
            pave_wang_destroy(set);
        }
    free(tiles);
    close_world(f);
}

TEST(seeds_make_worlds)
{
    fixture a = open_plain(1), b = open_plain(2), c = open_plain(1);
    const pave_rect rect = pave_rect_of(0, 0, 40, 40);
    uint32_t *of_a = fill_new(a.world, rect), *of_b = fill_new(b.world, rect);
    assert_memory_not_equal(of_a, of_b, 1600 * sizeof *of_a);
    assert_int_equal(pave_world_hash(a.world), pave_world_hash(c.world));
    assert_true(pave_world_hash(a.world) != pave_world_hash(b.world));
    free(of_a);
    free(of_b);
    close_world(a);
    close_world(b);
    close_world(c);
}

// ---- What comes after worlds --------------------------------------------------------------------

/// A pin of the tile that is there stands; one of another tile has no tiles around it.
TEST(edits_are_made_or_refused)
{
    pave_wang_set *set = make_set(&plain);
    pave_error error = {0};
    const pave_world_def def = {.set = set, .seed = 6, .method = PAVE_WORLD_APERIODIC};
    pave_edits *edits = NULL;
    assert_ok(pave_edits_create(&def, NULL, &edits, &error));
    const pave_world *world = pave_edits_world(edits);
    const pave_cell cell = pave_cell_of(4, -7), other = pave_cell_of(40, 40);
    const uint32_t tile = pave_world_at(world, cell);
    pave_edit edit = {.cell = cell, .tile = tile};
    assert_ok(pave_edits_change(edits, &edit, 1, NULL, 0, &error));
    assert_int_equal(pave_world_at(world, cell), tile);
    edit = (pave_edit){.cell = other, .tile = (pave_world_at(world, other) + 1) % TILES};
    assert_int_equal(pave_edits_change(edits, &edit, 1, NULL, 0, &error), PAVE_INCOMPLETE);
    assert_non_null(strstr(error.message, "no tile"));
    edit = (pave_edit){.kind = PAVE_EDIT_AREA, .rect = pave_rect_of(0, 0, 9, 9), .seed = 6};
    assert_ok(pave_edits_change(edits, &edit, 1, NULL, 0, &error));
    edit.seed = 7; // what is on its rim would not match
    assert_int_equal(pave_edits_change(edits, &edit, 1, NULL, 0, &error), PAVE_INCOMPLETE);
    pave_edits_destroy(edits);
    pave_wang_destroy(set);
}

// ---- Refusals -----------------------------------------------------------------------------------

static void refuses(const pave_world_def *def, pave_result result, const char *text)
{
    pave_world *world = NULL;
    pave_error error = {0};
    assert_int_equal(pave_world_create(def, NULL, &world, &error), result);
    assert_null(world);
    if (!strstr(error.message, text)) fail_msg("%s", error.message);
}

TEST(other_sets_are_refused)
{
    static const struct {
        scene_set set;
        const char *text;
    } others[] = {{{PAVE_WANG_EDGE, 2, 1, false}, "the set has 16"},
                  {{PAVE_WANG_CORNER, 2, 1, false}, "kind corner"},
                  {{PAVE_WANG_MIXED, 2, 1, false}, "kind mixed"}};
    pave_world_def def = {.method = PAVE_WORLD_APERIODIC};
    for (int i = 0; i < 3; i++) {
        pave_wang_set *set = scene_set_create(&others[i].set);
        def.set = set;
        refuses(&def, PAVE_UNSUPPORTED, others[i].text);
        pave_wang_destroy(set);
    }
    naming wrong = plain; // two colours made one
    wrong.across[3] = 1;
    pave_wang_set *set = make_set(&wrong);
    def.set = set;
    refuses(&def, PAVE_UNSUPPORTED, "has other tiles");
    pave_world *world = NULL;
    def.method = PAVE_WORLD_AUTO;
    assert_ok(pave_world_create(&def, NULL, &world, NULL));
    assert_int_equal(pave_world_method_of(world), PAVE_WORLD_BLOCKS);
    pave_world_destroy(world);
    pave_wang_destroy(set);
    set = make_set(&plain);
    def = (pave_world_def){.set = set, .method = PAVE_WORLD_APERIODIC, .tiling = pave_tiling_hex()};
    refuses(&def, PAVE_UNSUPPORTED, "aperiodic needs squares");
    const uint16_t weights[PAVE_BIAS_LEVELS * 6] = {1};
    const pave_bias bias = {.weights = weights};
    def = (pave_world_def){.set = set, .method = PAVE_WORLD_AUTO, .bias = &bias};
    refuses(&def, PAVE_UNSUPPORTED, "follow a bias");
    def = (pave_world_def){.set = set, .method = PAVE_WORLD_BLOCKS};
    refuses(&def, PAVE_INCOMPLETE, "");
    def = (pave_world_def){.set = set, .method = PAVE_WORLD_FEATURE};
    refuses(&def, PAVE_INCOMPLETE, "lacks");
    def = (pave_world_def){.set = set, .method = (pave_world_method)5};
    refuses(&def, PAVE_RANGE, "aperiodic");
    pave_wang_destroy(set);
}

TEST(no_memory_is_said)
{
    pave_wang_set *set = make_set(&plain);
    const pave_world_def def = {.set = set, .method = PAVE_WORLD_AUTO};
    for (int64_t at = 0; at < 20; at++) {
        failing memory = {.fail_at = at};
        const pave_allocator allocator = {failing_resize, &memory};
        pave_world *world = NULL;
        pave_error error = {0};
        const pave_result result = pave_world_create(&def, &allocator, &world, &error);
        pave_world_destroy(world);
        assert_int_equal(memory.alive, 0);
        if (result == PAVE_OK) break;
        assert_int_equal(result, PAVE_NO_MEMORY);
        assert_true(error.message[0] != '\0' && at < 19);
    }
    pave_wang_destroy(set);
}

int main(void) { return run_all_tests(NULL, NULL); }
