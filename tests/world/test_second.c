/// tests/world/test_second.c: a second implementation of worlds, written from docs/determinism.md
/// and world.h alone and as naively as can be, against the library. What makes them differ is a
/// fault of one of the three: mend the page where it is the page.
#include "../test.h"
#include "second_sets.h"

// ---- The two against each other -----------------------------------------------------------------

static void compare_at(const pave_world *world, const second *other, int32_t q, int32_t r)
{
    uint32_t answer = pave_world_at(world, pave_cell_of(q, r)), expected = second_at(other, q, r);
    if (answer != expected)
        fail_msg("at %d,%d: tile %u, and %u by the page", (int)q, (int)r, answer, expected);
}

/// A block around the origin, places far away, and the corners of the world.
static void compare(const pave_wang_set *set, const uint64_t *weights, pave_world_method method,
                    uint64_t seed)
{
    pave_world_def def = {.set = set, .seed = seed, .method = method};
    pave_world *world = NULL;
    assert_ok(pave_world_create(&def, NULL, &world, NULL));
    second other = open_second(set, weights, method, seed, false);
    for (int32_t r = -21; r < 22; r++)
        for (int32_t q = -21; q < 22; q++) compare_at(world, &other, q, r);
    for (int i = 0; i < 1500; i++)
        compare_at(world, &other, (int32_t)draw(1u << 30) - (1 << 29),
                   (int32_t)draw(1u << 30) - (1 << 29));
    for (int32_t y = 0; y < 2; y++)
        for (int32_t x = 0; x < 2; x++)
            for (int i = 0; i < 16; i++) {
                int32_t dq = i % 4, dr = i / 4, most = PAVE_COORDINATE_MAX;
                compare_at(world, &other, x ? most - dq : dq - most, y ? most - dr : dr - most);
            }
    close_second(&other);
    pave_world_destroy(world);
}

static void compare_random_sets(pave_wang_kind kind, int colors, uint32_t variants)
{
    static plan made;
    static uint64_t weights[TILES_MAX];
    for (int method = PAVE_WORLD_FEATURE; method <= PAVE_WORLD_PHASE; method++) {
        make_plan(kind, colors, variants, &made);
        whole_weights(&made, weights);
        pave_wang_set *set = create_set(&made);
        for (uint32_t i = 0; i < made.count; i++)
            assert_true(weights[i] == pave_wang_tile_weight(set, i));
        compare(set, weights, (pave_world_method)method,
                (uint64_t)draw(1u << 31) << 33 | draw(1u << 31));
        pave_wang_destroy(set);
    }
}

TEST(test_edge_sets)
{
    compare_random_sets(PAVE_WANG_EDGE, 1, 3);
    compare_random_sets(PAVE_WANG_EDGE, 2, 1);
    compare_random_sets(PAVE_WANG_EDGE, 2, 3);
    compare_random_sets(PAVE_WANG_EDGE, 3, 2);
    compare_random_sets(PAVE_WANG_EDGE, 6, 2);
}

TEST(test_corner_sets)
{
    compare_random_sets(PAVE_WANG_CORNER, 1, 3);
    compare_random_sets(PAVE_WANG_CORNER, 2, 1);
    compare_random_sets(PAVE_WANG_CORNER, 2, 3);
    compare_random_sets(PAVE_WANG_CORNER, 4, 2);
    compare_random_sets(PAVE_WANG_CORNER, 5, 3);
}

TEST(test_mixed_sets)
{
    compare_random_sets(PAVE_WANG_MIXED, 1, 3);
    compare_random_sets(PAVE_WANG_MIXED, 2, 3);
}

/// Two colours whose step lies in the last of the 256 bytes that decide a colour, or at its start:
/// as the page has it, and the rare colour about as often as it weighs.
TEST(test_rare_colors)
{
    enum { SIDE = 400 };
    static uint32_t tiles[SIDE * SIDE];
    static const double laws[][2] = {{254.5, 1.5}, {255, 1}, {255.5, 0.5}, {254, 2}};
    for (int law = 0; law < 4; law++)
        for (int kind = PAVE_WANG_EDGE; kind <= PAVE_WANG_CORNER; kind++) {
            uint8_t places[PAVE_WANG_PLACES_MAX], colors[16 * PAVE_WANG_PLACES_SQUARE] = {0};
            pave_wang_places((pave_wang_kind)kind, 4, places);
            for (int id = 0; id < 16; id++)
                for (int k = 0; k < 4; k++)
                    colors[id * PAVE_WANG_PLACES_SQUARE + places[k]] = (uint8_t)(1 + (id >> k & 1));
            pave_wang_def def = {.kind = (pave_wang_kind)kind,
                                 .color_count = 2,
                                 .tile_count = 16,
                                 .colors = colors,
                                 .color_weights = laws[law]};
            pave_wang_set *set = NULL;
            uint64_t weights[16];
            assert_ok(pave_wang_create(&def, NULL, &set, NULL));
            for (uint32_t i = 0; i < 16; i++) weights[i] = pave_wang_tile_weight(set, i);
            compare(set, weights, PAVE_WORLD_FEATURE, 7);
            pave_world *world = NULL;
            pave_world_def made = {.set = set, .seed = 8};
            assert_ok(pave_world_create(&made, NULL, &world, NULL));
            assert_ok(pave_world_fill(world, pave_rect_of(0, 0, SIDE, SIDE), NULL, tiles, SIDE));
            double rare = 0, share = laws[law][1] / 256, mean = SIDE * SIDE * share;
            for (int i = 0; i < SIDE * SIDE; i++) rare += tiles[i] & 1;
            assert_true((rare - mean) * (rare - mean) < 25 * mean);
            pave_world_destroy(world);
            pave_wang_destroy(set);
        }
}

/// Shares and tables separately, because no world shows a step of 2^-32. Every column is
/// picked from around its threshold.
TEST(test_tables)
{
    for (int i = 0; i < 3000; i++) {
        uint32_t count = 1 + draw(40);
        uint64_t weights[40], shares[40], expected[40];
        pave_alias columns[40];
        for (uint32_t k = 0; k < count; k++)
            weights[k] =
                k > 0 && draw(3) == 0 ? weights[k - 1] : (uint64_t)draw(1u << 31) << draw(27);
        weights[0] |= 1;
        assert_ok(pave_shares(weights, count, NULL, shares));
        assert_ok(pave_alias_build(shares, count, NULL, columns));
        make_shares(weights, count, expected);
        assert_memory_equal(shares, expected, count * sizeof *shares);
        second_table other = make_table(weights, count);
        for (uint32_t k = 0; k < count; k++) {
            uint64_t step = ((uint64_t)k << 32 | other.columns[k].threshold) / count;
            for (uint32_t word = step < 3 ? 0 : (uint32_t)step - 3, n = 0; n < 7; n++, word++)
                assert_int_equal(pave_alias_pick(columns, count, word), pick(other, word));
        }
        free(other.columns);
    }
}

// ---- The page's own numbers ---------------------------------------------------------------------

static pave_wang_set *set_of_name(const char *name)
{
    pave_wang_set *set = NULL;
    const int builtin = pave_word_number(pave_builtin_words, name);
    if (builtin >= 0) assert_ok(pave_builtin_create((pave_builtin)builtin, NULL, &set, NULL));
    for (int i = 0; i < SCENE_WORLD_COUNT && !set; i++)
        if (strcmp(name, scene_worlds[i].name) == 0) set = scene_set_create(&scene_worlds[i].set);
    return set;
}

/// A row of the table: | set | method | seed | first cell | `eight tiles` |; false for any other
/// line.
static bool check_row(const char *line)
{
    char name[64], method[16], tiles[128];
    unsigned long long seed;
    int q, r;
    if (sscanf(line, "| %63[^ |] | %15[a-z] | %llu | %d,%d | `%127[0-9 ]` |", name, method, &seed,
               &q, &r, tiles) != 6)
        return false;
    char *bare = name + (name[0] == '`'), *next = tiles;
    bare[strcspn(bare, "`")] = '\0';
    pave_wang_set *set = set_of_name(bare);
    if (!set) fail_msg("no set is called %s", bare);
    uint64_t *weights = calloc(pave_wang_tile_count(set), sizeof *weights);
    for (uint32_t i = 0; i < pave_wang_tile_count(set); i++)
        weights[i] = pave_wang_tile_weight(set, i);
    const int by = pave_word_number(pave_world_method_words, method);
    assert_true(by >= 0);
    second world = open_second(set, weights, (pave_world_method)by, seed, false);
    for (int32_t i = 0; i < 8; i++)
        assert_int_equal(strtoul(next, &next, 10), second_at(&world, q + i, r));
    close_second(&world);
    free(weights);
    pave_wang_destroy(set);
    return true;
}

TEST(test_the_page)
{
    char line[2048];
    int rows = 0, answers = 0;
    FILE *page = fopen(PAVE_SOURCE_DIR "/docs/determinism.md", "r");
    assert_non_null(page);
    call zero = make_call(0, 0, 0, 0, 0, 0);
    char known[64];
    snprintf(known, sizeof known, "`%08x %08x %08x %08x`", (unsigned)zero.word[0],
             (unsigned)zero.word[1], (unsigned)zero.word[2], (unsigned)zero.word[3]);
    while (fgets(line, sizeof line, page))
        rows += check_row(line), answers += strstr(line, known) != NULL;
    fclose(page);
    assert_int_equal(rows, 10);
    assert_int_equal(answers, 1);
}

int main(void) { return run_all_tests(NULL, NULL); }
