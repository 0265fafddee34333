/// tests/world/test_second.c: a second implementation of worlds, written from docs/determinism.md
/// and world.h alone and as naively as can be, against the library. What makes them differ is a
/// fault of one of the three: mend the page where it is the page.
#include "../../scenes/worlds.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>

#include <cmocka.h>

// ---- Words --------------------------------------------------------------------------------------

enum { PHASE_TILE = 1, VARIANT = 2, EDGE_COLOR = 3, VERTEX_COLOR = 4 };

typedef struct call {
    uint32_t word[4];
} call;

static call make_call(uint64_t seed, uint32_t stream, int32_t q, int32_t r, uint32_t s,
                      uint32_t draw)
{
    uint32_t c0 = (uint32_t)q, c1 = (uint32_t)r, c2 = (stream << 16) + s, c3 = draw,
             k0 = (uint32_t)seed, k1 = (uint32_t)(seed >> 32);
    for (int round = 0; round < 10; round++) {
        uint64_t a = (uint64_t)0xD2511F53 * c0, b = (uint64_t)0xCD9E8D57 * c2;
        c0 = (uint32_t)(b >> 32) ^ c1 ^ k0;
        c1 = (uint32_t)b;
        c2 = (uint32_t)(a >> 32) ^ c3 ^ k1;
        c3 = (uint32_t)a;
        k0 += 0x9E3779B9;
        k1 += 0xBB67AE85;
    }
    return (call){{c0, c1, c2, c3}};
}

static int32_t div_down(int32_t a, int32_t b) { return a >= 0 ? a / b : -((b - 1 - a) / b); }
static int32_t mod_down(int32_t a, int32_t b) { return a - b * div_down(a, b); }

// ---- Choosing by weight -------------------------------------------------------------------------

typedef struct column {
    uint32_t value, other;
    uint64_t threshold;
} column;

typedef struct table {
    uint32_t count;
    column *columns;
} table;

/// floor(weight * 2^32 / sum), as by hand.
static uint64_t floor_share(uint64_t weight, uint64_t sum, uint64_t *remainder)
{
    uint64_t share = weight / sum, rest = weight % sum;
    for (int bit = 0; bit < 32; bit++) {
        share = share * 2 + (rest >= sum - rest);
        rest = rest >= sum - rest ? rest - (sum - rest) : rest * 2;
    }
    *remainder = rest;
    return share;
}

static void make_shares(const uint64_t *weights, uint32_t count, uint64_t *shares)
{
    uint64_t sum = 0, left = UINT64_C(1) << 32, *remainders = calloc(count, sizeof *remainders);
    for (uint32_t i = 0; i < count; i++) sum += weights[i];
    for (uint32_t i = 0; i < count; i++) {
        shares[i] = floor_share(weights[i], sum, &remainders[i]);
        left -= shares[i];
    }
    for (; left > 0; left--) {
        uint32_t best = 0;
        for (uint32_t i = 1; i < count; i++)
            if (remainders[i] > remainders[best]) best = i;
        shares[best]++;
        remainders[best] = 0;
    }
    free(remainders);
}

static table make_table(const uint64_t *weights, uint32_t count)
{
    const uint64_t full = UINT64_C(1) << 32;
    table made = {count, calloc(count, sizeof *made.columns)};
    uint64_t *h = calloc(count, sizeof *h);
    uint32_t *poor = calloc(count, sizeof *poor), *rich = calloc(count, sizeof *rich),
             poor_count = 0, rich_count = 0;
    make_shares(weights, count, h);
    for (uint32_t i = 0; i < count; i++) {
        made.columns[i] = (column){i, i, 0};
        h[i] *= count;
        if (h[i] < full)
            poor[poor_count++] = i;
        else
            rich[rich_count++] = i;
    }
    while (poor_count > 0 && rich_count > 0) {
        uint32_t p = poor[--poor_count], t = rich[rich_count - 1];
        made.columns[p].threshold = h[p];
        made.columns[p].other = t;
        h[t] -= full - h[p];
        if (h[t] < full) poor[poor_count++] = rich[--rich_count];
    }
    free(rich);
    free(poor);
    free(h);
    return made;
}

static uint32_t pick(table from, uint32_t word)
{
    uint64_t product = (uint64_t)word * from.count;
    column chosen = from.columns[product >> 32];
    return (product & 0xffffffff) < chosen.threshold ? chosen.value : chosen.other;
}

// ---- Worlds -------------------------------------------------------------------------------------

typedef struct tile {
    uint32_t id, index;
    uint64_t weight;
    uint8_t color[8]; ///< 0 at the places that the kind does not use
} tile;

enum { W_EDGE, N_EDGE, VERTEX, LAWS };

/// A world of the second implementation: its fillers in order, the shares of colours, the table of
/// all fillers.
typedef struct second {
    pave_wang_kind kind;
    pave_world_method method;
    uint64_t seed;
    uint32_t count;
    tile *tiles;
    uint64_t shares[LAWS][256]; ///< from colour 1 on
    table whole;
} second;

/// The feature that each place of a cell is: T, TR, R, BR, B, BL, L, TL.
static const struct {
    int law;
    int32_t q, r;
} features[8] = {{N_EDGE, 0, 0}, {VERTEX, 1, 0}, {W_EDGE, 1, 0}, {VERTEX, 1, 1},
                 {N_EDGE, 0, 1}, {VERTEX, 0, 1}, {W_EDGE, 0, 0}, {VERTEX, 0, 0}};

static bool uses(pave_wang_kind kind, int place)
{
    return kind == PAVE_WANG_MIXED || (place % 2 == 0) == (kind == PAVE_WANG_EDGE);
}

static int compare_tiles(const void *left, const void *right)
{
    const tile *a = left, *b = right;
    for (int place = 0; place < 8; place++)
        if (a->color[place] != b->color[place]) return a->color[place] < b->color[place] ? -1 : 1;
    return a->index < b->index ? -1 : a->index > b->index;
}

static second open_second(const pave_wang_set *set, const uint64_t *weights,
                          pave_world_method method, uint64_t seed)
{
    second world = {.kind = pave_wang_kind_of(set), .method = method, .seed = seed};
    uint32_t tile_count = pave_wang_tile_count(set);
    world.tiles = calloc(tile_count, sizeof *world.tiles);
    for (uint32_t i = 0; i < tile_count; i++) {
        tile one = {.id = pave_wang_tile_id(set, i), .index = i, .weight = weights[i]};
        bool fills = weights[i] > 0;
        for (int place = 0; place < 8; place++) {
            if (!uses(world.kind, place)) continue;
            one.color[place] = pave_wang_tile_colors(set, i)[place];
            fills = fills && one.color[place] > 0;
        }
        if (fills) world.tiles[world.count++] = one;
    }
    qsort(world.tiles, world.count, sizeof *world.tiles, compare_tiles);
    for (int law = 0; law < LAWS; law++) {
        uint64_t sums[256] = {0};
        for (uint32_t i = 0; i < world.count; i++)
            for (int place = 0; place < 8; place++)
                if (features[place].law == law && uses(world.kind, place))
                    sums[world.tiles[i].color[place] - 1] += world.tiles[i].weight;
        if (uses(world.kind, law == VERTEX ? PAVE_WANG_TL : PAVE_WANG_T))
            make_shares(sums, (uint32_t)pave_wang_color_count(set), world.shares[law]);
    }
    uint64_t *all = calloc(world.count, sizeof *all);
    for (uint32_t i = 0; i < world.count; i++) all[i] = world.tiles[i].weight;
    world.whole = make_table(all, world.count);
    free(all);
    return world;
}

static void close_second(second *world)
{
    free(world->whole.columns);
    free(world->tiles);
}

/// The colour of a feature under FEATURE. The full word is always made whole.
static uint8_t feature_color(const second *world, int law, int32_t q, int32_t r)
{
    uint32_t stream = law == VERTEX ? VERTEX_COLOR : EDGE_COLOR, s = law == N_EDGE;
    int32_t along = law == N_EDGE ? r : q, byte = mod_down(along, 16);
    call shared = law == N_EDGE ? make_call(world->seed, stream, q, div_down(r, 16), s, 0)
                                : make_call(world->seed, stream, div_down(q, 16), r, s, 0);
    uint32_t high = shared.word[byte / 4] >> 8 * (byte % 4) & 0xff,
             word = high << 24 | make_call(world->seed, stream, q, r, s, 1).word[0] >> 8;
    uint64_t sum = 0;
    for (uint8_t color = 1;; color++) {
        sum += world->shares[law][color - 1];
        if (word < sum) return color;
    }
}

/// One of the fillers that have the demanded colours (0: none demanded), by the cell's VARIANT
/// word.
static const tile *choose(const second *world, const uint8_t *demands, int32_t q, int32_t r)
{
    uint32_t count = 0, *fitting = calloc(world->count, sizeof *fitting);
    uint64_t *weights = calloc(world->count, sizeof *weights);
    for (uint32_t i = 0; i < world->count; i++) {
        bool fits = true;
        for (int place = 0; place < 8; place++)
            fits = fits && (demands[place] == 0 || demands[place] == world->tiles[i].color[place]);
        if (!fits) continue;
        fitting[count] = i;
        weights[count++] = world->tiles[i].weight;
    }
    assert_true(count > 0);
    table among = make_table(weights, count);
    const tile *chosen = &world->tiles[fitting[pick(
        among, make_call(world->seed, VARIANT, div_down(q, 4), r, 0, 0).word[mod_down(q, 4)])]];
    free(among.columns);
    free(weights);
    free(fitting);
    return chosen;
}

static const tile *decide_by_features(const second *world, int32_t q, int32_t r)
{
    uint8_t demands[8] = {0};
    for (int place = 0; place < 8; place++)
        if (uses(world->kind, place))
            demands[place] = feature_color(world, features[place].law, q + features[place].q,
                                           r + features[place].r);
    return choose(world, demands, q, r);
}

static bool even(int32_t number) { return number % 2 == 0; }

static const tile *decide_by_phase(const second *world, int32_t q, int32_t r);

/// The colour of a vertex: that of the one cell with q and r even that has it as a corner.
static uint8_t vertex_color(const second *world, int32_t q, int32_t r)
{
    for (int place = PAVE_WANG_TR; place <= PAVE_WANG_TL; place += 2) {
        int32_t owner_q = q - features[place].q, owner_r = r - features[place].r;
        if (even(owner_q) && even(owner_r))
            return decide_by_phase(world, owner_q, owner_r)->color[place];
    }
    fail();
    return 0;
}

static const tile *decide_by_phase(const second *world, int32_t q, int32_t r)
{
    static const int32_t step[8][2] = {{0, -1}, {0}, {1, 0}, {0}, {0, 1}, {0}, {-1, 0}, {0}};
    bool both_even = even(q) && even(r),
         first = world->kind == PAVE_WANG_EDGE ? even(q + r) : both_even;
    if (first)
        return &world->tiles[pick(world->whole,
                                  make_call(world->seed, PHASE_TILE, div_down(q, 8), r, 0, 0)
                                      .word[mod_down(div_down(q, 2), 4)])];
    uint8_t demands[8] = {0};
    for (int place = 0; place < 8; place++) {
        bool corner = place % 2 == 1, second_class = world->kind == PAVE_WANG_MIXED && even(q + r);
        if (!uses(world->kind, place) || (!corner && second_class)) continue;
        demands[place] = corner ? vertex_color(world, q + features[place].q, r + features[place].r)
                                : decide_by_phase(world, q + step[place][0], r + step[place][1])
                                      ->color[(place + 4) % 8];
    }
    return choose(world, demands, q, r);
}

static uint32_t second_at(const second *world, int32_t q, int32_t r)
{
    return (world->method == PAVE_WORLD_PHASE ? decide_by_phase(world, q, r)
                                              : decide_by_features(world, q, r))
        ->id;
}

// ---- Sets ---------------------------------------------------------------------------------------

/// Random numbers for the tests.
static uint32_t draw(uint32_t below)
{
    static uint64_t state = 1;
    state = state * UINT64_C(6364136223846793005) + 1442695040888963407;
    return (uint32_t)((state >> 33) % below);
}

enum { TILES_MAX = 3000 };

/// What a random set is made of: one to three tiles for each combination and some that fill none,
/// in no order.
typedef struct plan {
    pave_wang_kind kind;
    int colors;
    uint32_t count;
    uint8_t color[TILES_MAX][8];
    uint32_t ids[TILES_MAX];
    double weights[TILES_MAX], color_weights[PAVE_WANG_COLORS_MAX];
} plan;

static void add_tile(plan *made, uint32_t combination, double weight)
{
    assert_true(made->count < TILES_MAX);
    uint32_t i = made->count++, at = draw(i + 1);
    memcpy(made->color[i], made->color[at], 8);
    made->weights[i] = made->weights[at];
    for (int place = 0; place < 8; place++) {
        if (!uses(made->kind, place)) {
            made->color[at][place] = (uint8_t)draw(255); // to be ignored
            continue;
        }
        made->color[at][place] = (uint8_t)(1 + combination % (uint32_t)made->colors);
        combination /= (uint32_t)made->colors;
    }
    made->weights[at] = weight;
    made->ids[i] = 7 * i + draw(7);
}

static void make_plan(pave_wang_kind kind, int colors, uint32_t variants, plan *made)
{
    static const double weights[] = {1, 0.25, 3, 1e-7, 20, 0.1, 1, 1e6, 2};
    uint32_t combinations = 1;
    memset(made, 0, sizeof *made);
    made->kind = kind;
    made->colors = colors;
    for (int place = 0; place < 8; place++)
        if (uses(kind, place)) combinations *= (uint32_t)colors;
    for (uint32_t c = 0; c < combinations; c++) {
        for (uint32_t v = draw(variants); v < variants; v++) add_tile(made, c, weights[draw(9)]);
        if (draw(20) == 0) add_tile(made, c, 0);
    }
    for (uint32_t i = 0; i < 5; i++) add_tile(made, i, 5);
    for (uint32_t i = 0; i < made->count; i++)
        if (made->weights[i] == 5)
            made->color[i][kind == PAVE_WANG_CORNER ? PAVE_WANG_BL : PAVE_WANG_R] =
                0; // unset: fills nothing
    for (int c = 0; c < colors; c++) made->color_weights[c] = (1 + draw(40)) / 8.0;
}

/// The whole weights of the page, by its words.
static void whole_weights(const plan *made, uint64_t *out)
{
    double effective[TILES_MAX], largest = 0;
    for (uint32_t i = 0; i < made->count; i++) {
        effective[i] = made->weights[i];
        for (int place = 0; place < 8; place++)
            if (uses(made->kind, place) && made->color[i][place])
                effective[i] *= made->color_weights[made->color[i][place] - 1];
        largest = effective[i] > largest ? effective[i] : largest;
    }
    for (uint32_t i = 0; i < made->count; i++) {
        out[i] = (uint64_t)ldexp(effective[i], 36 - ilogb(largest));
        if (effective[i] > 0 && out[i] == 0) out[i] = 1;
    }
}

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
    assert_int_equal(pave_world_create(&def, NULL, &world, NULL), PAVE_OK);
    second other = open_second(set, weights, method, seed);
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
        pave_wang_def def = {.kind = kind,
                             .color_count = colors,
                             .tile_count = made.count,
                             .colors = made.color[0],
                             .ids = made.ids,
                             .tile_weights = made.weights,
                             .color_weights = made.color_weights};
        pave_wang_set *set = NULL;
        assert_int_equal(pave_wang_create(&def, NULL, &set, NULL), PAVE_OK);
        for (uint32_t i = 0; i < made.count; i++)
            assert_true(weights[i] == pave_wang_tile_weight(set, i));
        compare(set, weights, (pave_world_method)method,
                (uint64_t)draw(1u << 31) << 33 | draw(1u << 31));
        pave_wang_destroy(set);
    }
}

static void test_edge_sets(void **state)
{
    (void)state;
    compare_random_sets(PAVE_WANG_EDGE, 1, 3);
    compare_random_sets(PAVE_WANG_EDGE, 2, 1);
    compare_random_sets(PAVE_WANG_EDGE, 2, 3);
    compare_random_sets(PAVE_WANG_EDGE, 3, 2);
    compare_random_sets(PAVE_WANG_EDGE, 6, 2);
}

static void test_corner_sets(void **state)
{
    (void)state;
    compare_random_sets(PAVE_WANG_CORNER, 1, 3);
    compare_random_sets(PAVE_WANG_CORNER, 2, 1);
    compare_random_sets(PAVE_WANG_CORNER, 2, 3);
    compare_random_sets(PAVE_WANG_CORNER, 4, 2);
    compare_random_sets(PAVE_WANG_CORNER, 5, 3);
}

static void test_mixed_sets(void **state)
{
    (void)state;
    compare_random_sets(PAVE_WANG_MIXED, 1, 3);
    compare_random_sets(PAVE_WANG_MIXED, 2, 3);
}

/// Two colours whose step lies in the last of the 256 bytes that decide a colour, or at its start:
/// as the page has it, and the rare colour about as often as it weighs.
static void test_rare_colors(void **state)
{
    (void)state;
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
            assert_int_equal(pave_wang_create(&def, NULL, &set, NULL), PAVE_OK);
            for (uint32_t i = 0; i < 16; i++) weights[i] = pave_wang_tile_weight(set, i);
            compare(set, weights, PAVE_WORLD_FEATURE, 7);
            pave_world *world = NULL;
            pave_world_def made = {.set = set, .seed = 8};
            assert_int_equal(pave_world_create(&made, NULL, &world, NULL), PAVE_OK);
            assert_int_equal(
                pave_world_fill(world, pave_rect_of(0, 0, SIDE, SIDE), NULL, tiles, SIDE), PAVE_OK);
            double rare = 0, share = laws[law][1] / 256, mean = SIDE * SIDE * share;
            for (int i = 0; i < SIDE * SIDE; i++) rare += tiles[i] & 1;
            assert_true((rare - mean) * (rare - mean) < 25 * mean);
            pave_world_destroy(world);
            pave_wang_destroy(set);
        }
}

/// Shares and tables separately, because no world shows a step of 2^-32. Every column is
/// picked from around its threshold.
static void test_tables(void **state)
{
    (void)state;
    for (int i = 0; i < 3000; i++) {
        uint32_t count = 1 + draw(40);
        uint64_t weights[40], shares[40], expected[40];
        pave_alias columns[40];
        for (uint32_t k = 0; k < count; k++)
            weights[k] =
                k > 0 && draw(3) == 0 ? weights[k - 1] : (uint64_t)draw(1u << 31) << draw(27);
        weights[0] |= 1;
        assert_int_equal(pave_shares(weights, count, NULL, shares), PAVE_OK);
        assert_int_equal(pave_alias_build(shares, count, NULL, columns), PAVE_OK);
        make_shares(weights, count, expected);
        assert_memory_equal(shares, expected, count * sizeof *shares);
        table other = make_table(weights, count);
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
    pave_builtin builtin;
    if (pave_builtin_read(name, &builtin) == PAVE_OK)
        assert_int_equal(pave_builtin_create(builtin, NULL, &set, NULL), PAVE_OK);
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
    pave_world_method by;
    assert_int_equal(pave_world_method_read(method, &by), PAVE_OK);
    second world = open_second(set, weights, by, seed);
    for (int32_t i = 0; i < 8; i++)
        assert_int_equal(strtoul(next, &next, 10), second_at(&world, q + i, r));
    close_second(&world);
    free(weights);
    pave_wang_destroy(set);
    return true;
}

static void test_the_page(void **state)
{
    (void)state;
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_edge_sets),  cmocka_unit_test(test_corner_sets),
        cmocka_unit_test(test_mixed_sets), cmocka_unit_test(test_rare_colors),
        cmocka_unit_test(test_tables),     cmocka_unit_test(test_the_page),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
