/// tests/world/test_explore_naive.c: the naive way: what its surroundings require of a cell, the
/// walk of the text, stocks and holes.
#include "../test.h"
#include "src/world/cell_numbers.h"
#include "src/world/wang/wang_set.h"
#include "tiling_fixture.h"

#include <pave/builtin.h>
#include <pave/explore.h>

static uint32_t draw(uint32_t *counter, uint32_t below)
{
    return pave_random_below(
        pave_random_at(56, PAVE_STREAM_USER, (int32_t)(*counter)++, 0, 0, 0).word[0], below);
}

static bool same(pave_cell a, pave_cell b) { return a.q == b.q && a.r == b.r && a.s == b.s; }

// ---- The naive way ------------------------------------------------------------------------------

static pave_naive *open_naive(const pave_naive_def *def)
{
    pave_naive *naive;
    pave_error error;
    assert_ok(pave_naive_create(def, NULL, &naive, &error));
    return naive;
}

/// All neighbouring tiles of a map agree, by the library's own check of worlds.
static void verify_naive(const pave_naive *naive, const pave_tiling *tiling,
                         const pave_wang_set *const *sets, pave_rect rect)
{
    pave_window *window;
    pave_mask *mask;
    pave_world_verdict verdict;
    const pave_window_def def = {.tiling = tiling,
                                 .shape = PAVE_WINDOW_PARALLELOGRAM,
                                 .width = (tiling->letters ? 2 : 1) * rect.width, // triangles
                                 .height = rect.height,
                                 .at = {rect.q, rect.r, 0}};
    assert_ok(pave_window_create(&def, NULL, &window, NULL));
    assert_ok(pave_mask_create(window, NULL, &mask, NULL));
    uint32_t *ids = calloc((size_t)window->count, sizeof *ids);
    assert_non_null(ids);
    for (int64_t i = 0; i < naive->count; i++) {
        const int64_t index = pave_window_index(window, naive->cells[i]);
        assert_true(index >= 0);
        pave_mask_set_cell(mask, index, true);
        ids[index] = pave_wang_tile_id(sets[naive->cells[i].s], naive->tiles[i]);
    }
    assert_ok(pave_world_verify(window, mask, sets, ids, &verdict, NULL));
    assert_true(verdict.edges + verdict.vertices > 0);
    assert_int_equal(verdict.edge_mismatches + verdict.vertex_mismatches + verdict.foreign, 0);
    free(ids);
    pave_mask_destroy(mask);
    pave_window_destroy(window);
}

/// The tile among those that satisfy the constraints which a word chooses by weight.
static uint32_t pick_plainly(const pave_wang_set *set, const uint8_t *constraints, uint32_t word)
{
    uint64_t sum = 0;
    for (uint32_t i = 0; i < set->tile_count; i++)
        if (pave_wang_fits(set, i, constraints)) sum += set->weights[i];
    uint64_t target = sum > 0 ? pave_wang_scale(word, sum) : 0;
    for (uint32_t i = 0; i < set->tile_count && sum > 0; i++) {
        if (!pave_wang_fits(set, i, constraints)) continue;
        if (target < set->weights[i]) return i;
        target -= set->weights[i];
    }
    return UINT32_MAX;
}

/// A walk on a tiling, each tile drawn as said from candidates that a plain search finds.
static void look_at_naive(tiling_fixture *f, const char *name, uint64_t seed)
{
    const pave_naive_def def = {.tiling = f->tiling, .sets = f->sets, .seed = seed};
    pave_naive *naive = open_naive(&def);
    pave_cell at = pave_cell_of(0, 0);
    uint32_t counter = (uint32_t)seed;
    for (int move = 0; move < 300; move++) {
        const pave_wang_set *set = f->sets[at.s];
        const bool there = pave_naive_at(naive, at) != UINT32_MAX;
        const int64_t draws = naive->draws;
        uint8_t constraints[PAVE_WANG_PLACES_MAX];
        pave_naive_constraints(naive, at, constraints);
        const pave_random_words words =
            pave_random_at(seed, PAVE_STREAM_NAIVE, (int32_t)(draws / 4), 0, 0, 0);
        const uint32_t picked = pick_plainly(set, constraints, words.word[draws % 4]);
        assert_ok(pave_naive_visit(naive, at, NULL));
        assert_int_equal(naive->draws, draws + !there);
        if (!there && pave_naive_at(naive, at) != picked) fail_msg("%s: another tile", name);
        if (!there) assert_true(same(naive->cells[naive->count - 1], at));
        at = pave_tiling_neighbors(
            f->tiling, at, (int)draw(&counter, (uint32_t)pave_tiling_side_count(f->tiling, at.s)));
    }
    verify_naive(naive, f->tiling, f->sets, pave_rect_of(-40, -40, 81, 81));
    pave_naive_destroy(naive);
}

TEST(test_naive_tilings) { for_each_law(look_at_naive); }

enum { NORTH = 0, EAST = 1, SOUTH = 2, WEST = 3 };

/// The walk of the text: crossroads, then the 4th, 2nd and 3rd of 8, 8 and 4 candidates, north or
/// east first.
TEST(test_text)
{
    static const int walks[2][3] = {{NORTH, EAST, SOUTH}, {EAST, NORTH, WEST}};
    static const int64_t counts[] = {8, 8, 4};
    static const uint32_t picks[] = {4, 2, 3};
    pave_wang_set *roads;
    uint64_t seed = 0;
    assert_ok(pave_builtin_create(PAVE_BUILTIN_ROADS, NULL, &roads, NULL));
    for (bool found = false; !found; seed += !found) {
        const pave_random_words words = pave_random_at(seed, PAVE_STREAM_NAIVE, 0, 0, 0, 0);
        found = true;
        for (int i = 0; i < 3; i++)
            found = found && pave_random_below(words.word[i], (uint32_t)counts[i]) + 1 == picks[i];
    }
    assert_int_equal(seed, 892); // of docs/worlds.md
    for (int w = 0; w < 2; w++) {
        pave_naive *naive = open_naive(&(pave_naive_def){.set = roads, .seed = seed});
        pave_cell at = pave_cell_of(0, 0);
        uint32_t candidates[16];
        int64_t count;
        assert_ok(pave_naive_candidates(naive, at, candidates, 16, &count));
        assert_int_equal(count, 16);
        assert_int_equal(pave_naive_candidates(naive, at, candidates, 15, &count), PAVE_CAPACITY);
        assert_int_equal(count, 16);
        assert_ok(pave_naive_put(naive, at, 15, NULL));
        assert_int_equal(naive->draws, 0);
        for (int move = 0; move < 3; move++) {
            uint8_t constraints[PAVE_WANG_PLACES_SQUARE];
            at = pave_tiling_neighbors(pave_tiling_square(), at, walks[w][move]);
            pave_naive_constraints(naive, at, constraints);
            assert_int_equal(constraints[2 * ((walks[w][move] + 2) % 4)],
                             pave_wang_tile_colors(roads, naive->tiles[move])[2 * walks[w][move]]);
            assert_ok(pave_naive_candidates(naive, at, candidates, 16, &count));
            assert_int_equal(count, counts[move]);
            for (int64_t i = 0; i < count; i++)
                assert_true(pave_wang_fits(roads, candidates[i], constraints));
            assert_ok(pave_naive_visit(naive, at, NULL));
            assert_int_equal(pave_naive_at(naive, at), candidates[picks[move] - 1]);
        }
        pave_naive_destroy(naive);
    }
    pave_wang_destroy(roads);
}

/// Two walks over the same cells with the same seed make two maps.
TEST(test_order_matters)
{
    pave_wang_set *roads;
    enum { SIDE = 20 };
    int differ = 0;
    assert_ok(pave_builtin_create(PAVE_BUILTIN_ROADS, NULL, &roads, NULL));
    pave_naive *rows = open_naive(&(pave_naive_def){.set = roads, .seed = 1});
    pave_naive *columns = open_naive(&(pave_naive_def){.set = roads, .seed = 1});
    for (int32_t i = 0; i < SIDE * SIDE; i++) {
        assert_ok(pave_naive_visit(rows, pave_cell_of(i % SIDE, i / SIDE), NULL));
        assert_ok(pave_naive_visit(columns, pave_cell_of(i / SIDE, i % SIDE), NULL));
    }
    for (int32_t i = 0; i < SIDE * SIDE; i++)
        differ += pave_naive_at(rows, pave_cell_of(i % SIDE, i / SIDE)) !=
                  pave_naive_at(columns, pave_cell_of(i % SIDE, i / SIDE));
    assert_true(differ > SIDE * SIDE / 2);
    pave_naive_destroy(columns);
    pave_naive_destroy(rows);
    pave_wang_destroy(roads);
}

// ---- Stocks -------------------------------------------------------------------------------------

/// A box of three of each: a spiral comes to a hole, of which the box has had tiles.
TEST(test_box)
{
    pave_wang_set *roads;
    int64_t stocks[16], used[16] = {0};
    pave_error error = {0};
    pave_cell spiral[49];
    int64_t cells;
    int holes = 0;
    assert_ok(pave_square_spiral(pave_cell_of(0, 0), 3, PAVE_SQUARE_8, spiral, 49, &cells));
    assert_ok(pave_builtin_create(PAVE_BUILTIN_ROADS, NULL, &roads, NULL));
    for (int i = 0; i < 16; i++) stocks[i] = 3;
    pave_naive *naive = open_naive(&(pave_naive_def){.set = roads, .seed = 5, .stocks = stocks});
    for (int32_t i = 0; i < 49; i++) {
        const pave_cell at = spiral[i];
        const int64_t draws = naive->draws, count = naive->count;
        uint32_t candidates[16];
        int64_t found;
        assert_ok(pave_naive_candidates(naive, at, candidates, 16, &found));
        const pave_result result = pave_naive_visit(naive, at, &error);
        assert_int_equal(result, found > 0 ? PAVE_OK : PAVE_INCOMPLETE);
        holes += result != PAVE_OK;
        if (result == PAVE_OK) {
            const uint32_t tile = pave_naive_at(naive, at);
            assert_int_equal(pave_naive_left(naive, tile), 3 - ++used[tile]);
            continue;
        }
        assert_string_equal(strstr(error.message, ": "), ": no tile that is left fits");
        assert_true(naive->draws == draws && naive->count == count);
        assert_int_equal(pave_naive_at(naive, at), UINT32_MAX);
    }
    assert_true(holes > 0 && naive->count + holes == 49);
    for (int i = 0; i < 16; i++) assert_true(used[i] <= 3);
    const pave_wang_set *sets[] = {roads};
    verify_naive(naive, pave_tiling_square(), sets, pave_rect_of(-5, -5, 11, 11));
    pave_naive_destroy(naive);
    pave_wang_destroy(roads);
}

/// Poses share the stock of their tile; a copy is drawn as often as any other.
TEST(test_poses)
{
    const uint8_t colors[] = {1, 0, 1, 0, 1, 0, 2, 0, /* an end */ 2, 0, 2, 0, 1, 0, 1, 0};
    const pave_wang_def def = {.kind = PAVE_WANG_EDGE,
                               .color_count = 2,
                               .tile_count = 2,
                               .colors = colors,
                               .symmetries = PAVE_WANG_ROTATE};
    pave_wang_set *set;
    assert_ok(pave_wang_create(&def, NULL, &set, NULL));
    assert_int_equal(pave_wang_tile_count(set), 8);
    const int64_t stocks[8] = {1, 99, 99, 99, 3, 99, 99, 99};
    int ends = 0;
    for (uint64_t seed = 0; seed < 400; seed++) {
        pave_naive *naive =
            open_naive(&(pave_naive_def){.set = set, .seed = seed, .stocks = stocks});
        assert_ok(pave_naive_visit(naive, pave_cell_of(0, 0), NULL));
        const uint32_t tile = pave_naive_at(naive, pave_cell_of(0, 0));
        ends += tile < 4;
        for (uint32_t i = 0; i < 8; i++)
            assert_int_equal(pave_naive_left(naive, i), (i < 4 ? 1 : 3) - ((i < 4) == (tile < 4)));
        if (tile < 4)
            assert_int_equal(pave_naive_put(naive, pave_cell_of(5, 5), 2, NULL), PAVE_INVALID);
        pave_naive_destroy(naive);
    }
    assert_true(ends > 60 && ends < 140); // a quarter of the copies
    pave_wang_destroy(set);
}

TEST(test_naive_wrong)
{
    pave_wang_set *roads, *meadow, *hexagons;
    pave_naive *naive;
    pave_error error = {0};
    const int64_t stocks[16] = {0, -7, 1};
    assert_ok(pave_builtin_create(PAVE_BUILTIN_ROADS, NULL, &roads, NULL));
    assert_ok(pave_builtin_create(PAVE_BUILTIN_MEADOW, NULL, &meadow, NULL));
    assert_ok(pave_builtin_create_sides(PAVE_BUILTIN_ROADS, 6, NULL, &hexagons, NULL));
    const pave_wang_set *sets[] = {roads}, *none[] = {NULL};
    const pave_naive_def wrong[] = {
        {.seed = 1},       {.sets = sets, .stocks = stocks},
        {.set = hexagons}, {.set = roads, .tiling = pave_tiling_hex()},
        {.sets = none},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        naive = (pave_naive *)&error;
        assert_int_equal(pave_naive_create(&wrong[i], NULL, &naive, &error), PAVE_INVALID);
        assert_true(!naive && error.message[0]);
    }
    pave_wang_set *up, *down;
    assert_ok(pave_builtin_create_sides(PAVE_BUILTIN_ROADS, 3, NULL, &up, NULL));
    assert_ok(pave_builtin_create_sides(PAVE_BUILTIN_MEADOW, 3, NULL, &down, NULL));
    const pave_wang_set *mixed[] = {up, down};
    assert_int_equal(
        pave_naive_create(&(pave_naive_def){.sets = mixed, .tiling = pave_tiling_tri()}, NULL,
                          &naive, NULL),
        PAVE_INVALID);
    pave_wang_destroy(down);
    pave_wang_destroy(up);

    naive = open_naive(&(pave_naive_def){.set = roads, .stocks = stocks});
    const pave_cell beyond = {PAVE_COORDINATE_MAX + 1, 0, 0}, face = {0, 0, 1};
    assert_int_equal(pave_naive_visit(naive, beyond, &error), PAVE_RANGE);
    assert_int_equal(pave_naive_put(naive, face, 2, &error), PAVE_RANGE);
    assert_int_equal(pave_naive_at(naive, beyond), UINT32_MAX);
    assert_int_equal(pave_naive_left(naive, 0), 0);
    assert_int_equal(pave_naive_left(naive, 1), -1);
    assert_int_equal(pave_naive_put(naive, pave_cell_of(0, 0), 0, &error), PAVE_INVALID);
    assert_string_equal(error.message, "0,0: the tile is used up");
    assert_ok(pave_naive_put(naive, pave_cell_of(0, 0), 1, &error)); // a road north
    assert_int_equal(pave_naive_left(naive, 1), -1);
    assert_int_equal(pave_naive_put(naive, pave_cell_of(0, 0), 1, &error), PAVE_INVALID);
    assert_string_equal(error.message, "0,0: the cell has a tile");
    assert_int_equal(pave_naive_put(naive, pave_cell_of(0, -1), 2, &error), PAVE_INVALID);
    assert_string_equal(error.message, "0,-1: the tile does not match those around it");
    assert_int_equal(pave_naive_visit(naive, pave_cell_of(0, -1), &error), PAVE_INCOMPLETE);
    assert_string_equal(error.message, "0,-1: no tile that is left fits");
    assert_int_equal(naive->count, 1);
    pave_naive_destroy(naive);
    pave_naive_destroy(NULL);
    pave_wang_destroy(hexagons);
    pave_wang_destroy(meadow);
    pave_wang_destroy(roads);
}

/// Colours that have a mirror: one meets the other along a side.
TEST(test_mirrors)
{
    enum { COLORS = 3, TILES = 81 };
    uint8_t colors[TILES][8] = {{0}}, mirrors[COLORS] = {2, 1, 3};
    for (int i = 0; i < TILES; i++)
        for (int k = 0, rest = i; k < 4; k++, rest /= COLORS)
            colors[i][2 * k] = (uint8_t)(1 + rest % COLORS);
    const pave_wang_def def = {.kind = PAVE_WANG_EDGE,
                               .color_count = COLORS,
                               .tile_count = TILES,
                               .colors = colors[0],
                               .color_mirrors = mirrors};
    pave_wang_set *set, *other;
    assert_ok(pave_wang_create(&def, NULL, &set, NULL));
    const pave_wang_set *sets[] = {set};
    pave_naive *naive = open_naive(&(pave_naive_def){.set = set, .seed = 3});
    for (int32_t i = 0; i < 100; i++)
        assert_ok(pave_naive_visit(naive, pave_cell_of(i % 10, i / 10), NULL));
    verify_naive(naive, pave_tiling_square(), sets, pave_rect_of(0, 0, 10, 10));
    pave_naive_destroy(naive);
    pave_wang_destroy(set);

    // The sets of two faces must have the same mirrors.
    uint8_t triangles[27][6] = {{0}};
    for (int i = 0; i < 27; i++)
        for (int k = 0, rest = i; k < 3; k++, rest /= COLORS)
            triangles[i][2 * k] = (uint8_t)(1 + rest % COLORS);
    pave_wang_def three = {.kind = PAVE_WANG_EDGE,
                           .sides = 3,
                           .color_count = COLORS,
                           .tile_count = 27,
                           .colors = triangles[0],
                           .color_mirrors = mirrors};
    assert_ok(pave_wang_create(&three, NULL, &set, NULL));
    three.color_mirrors = NULL;
    assert_ok(pave_wang_create(&three, NULL, &other, NULL));
    const pave_wang_set *two[] = {set, other};
    assert_int_equal(pave_naive_create(&(pave_naive_def){.sets = two, .tiling = pave_tiling_tri()},
                                       NULL, &naive, NULL),
                     PAVE_INVALID);
    pave_wang_destroy(other);
    pave_wang_destroy(set);
}

/// Unset places of edges and of corners are required of the cells beside them.
TEST(test_unset)
{
    const uint8_t edges[] = {1,
                             0,
                             1,
                             0,
                             1,
                             0,
                             1,
                             0,
                             /* none */ 0,
                             0,
                             0,
                             0,
                             0,
                             0,
                             0,
                             0,
                             /* weightless */ 0,
                             0,
                             0,
                             0,
                             0,
                             0,
                             0,
                             0};
    const uint8_t corners[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0,
                               0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    const double weights[] = {1, 1, 0};
    for (int kind = PAVE_WANG_EDGE; kind <= PAVE_WANG_CORNER; kind++) {
        const pave_wang_def def = {.kind = (pave_wang_kind)kind,
                                   .color_count = 1,
                                   .tile_count = 3,
                                   .colors = kind == PAVE_WANG_EDGE ? edges : corners,
                                   .tile_weights = weights};
        pave_wang_set *set;
        uint8_t constraints[PAVE_WANG_PLACES_SQUARE];
        uint32_t candidates[3];
        int64_t count;
        assert_ok(pave_wang_create(&def, NULL, &set, NULL));
        pave_naive *naive = open_naive(&(pave_naive_def){.set = set});
        assert_ok(pave_naive_put(naive, pave_cell_of(0, 0), 1, NULL));
        pave_naive_constraints(naive, pave_cell_of(1, 0), constraints);
        const int place = kind == PAVE_WANG_EDGE ? PAVE_WANG_L : PAVE_WANG_TL;
        assert_int_equal(constraints[place], PAVE_WANG_UNSET);
        assert_ok(pave_naive_candidates(naive, pave_cell_of(1, 0), candidates, 3, &count));
        assert_int_equal(count, 1); // not the weightless one
        assert_int_equal(candidates[0], 1);
        pave_naive_destroy(naive);
        pave_wang_destroy(set);
    }
}

/// Stocks without end, or nearly, do not overflow.
TEST(test_large_stocks)
{
    pave_wang_set *roads;
    int64_t stocks[16];
    int kinds = 0;
    bool seen[16] = {false};
    for (int i = 0; i < 16; i++) stocks[i] = i % 2 ? INT64_MAX : -1;
    assert_ok(pave_builtin_create(PAVE_BUILTIN_ROADS, NULL, &roads, NULL));
    pave_naive *naive = open_naive(&(pave_naive_def){.set = roads, .seed = 2, .stocks = stocks});
    for (int32_t i = 0; i < 200; i++) {
        assert_ok(pave_naive_visit(naive, pave_cell_of(2 * i, 0), NULL));
        const uint32_t tile = pave_naive_at(naive, pave_cell_of(2 * i, 0));
        kinds += !seen[tile];
        seen[tile] = true;
    }
    assert_int_equal(kinds, 16);
    assert_int_equal(pave_naive_left(naive, 2), -1);
    pave_naive_destroy(naive);
    pave_wang_destroy(roads);
}

/// A set that lacks combinations walks into a hole without any stock.
TEST(test_incomplete)
{
    const uint8_t colors[] = {1, 0, 1, 0, 1, 0, 2, 0, 2, 0, 1, 0, 1, 0, 1, 0};
    const pave_wang_def def = {
        .kind = PAVE_WANG_EDGE, .color_count = 2, .tile_count = 2, .colors = colors};
    pave_wang_set *set;
    pave_error error;
    assert_ok(pave_wang_create(&def, NULL, &set, NULL));
    pave_naive *naive = open_naive(&(pave_naive_def){.set = set});
    assert_ok(pave_naive_put(naive, pave_cell_of(0, 0), 0, NULL));
    assert_int_equal(pave_naive_visit(naive, pave_cell_of(-1, 0), &error), PAVE_INCOMPLETE);
    assert_string_equal(error.message, "-1,0: no tile of the set fits");
    pave_naive_destroy(naive);
    pave_wang_destroy(set);
}

TEST(test_naive_memory)
{
    pave_wang_set *roads;
    int64_t stocks[16];
    for (int i = 0; i < 16; i++) stocks[i] = 100;
    assert_ok(pave_builtin_create(PAVE_BUILTIN_ROADS, NULL, &roads, NULL));
    for (int64_t fail_at = 0;; fail_at++) {
        failing memory = {.fail_at = fail_at};
        const pave_allocator allocator = failing_allocator(&memory);
        const pave_naive_def def = {.set = roads, .stocks = stocks};
        pave_naive *naive;
        pave_error error = {0};
        bool failed = pave_naive_create(&def, &allocator, &naive, &error) != PAVE_OK;
        if (failed) assert_true(!naive && error.result == PAVE_NO_MEMORY);
        for (int32_t i = 0; i < 100 && !failed; i++) {
            const int64_t count = naive->count, draws = naive->draws;
            const pave_result result = pave_naive_visit(naive, pave_cell_of(i, i), &error);
            failed = result != PAVE_OK;
            if (!failed) continue;
            assert_int_equal(result, PAVE_NO_MEMORY);
            assert_true(naive->count == count && naive->draws == draws);
            for (int64_t k = 0; k < count; k++)
                assert_int_equal(pave_naive_at(naive, naive->cells[k]), naive->tiles[k]);
        }
        pave_naive_destroy(naive);
        assert_int_equal(memory.alive, 0);
        assert_int_equal(memory.bytes, 0);
        if (!failed) break;
    }
    pave_wang_destroy(roads);
}

int main(void) { return run_all_tests(NULL, NULL); }
