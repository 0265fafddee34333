/// tests/world/test_second_bias.c: noise, and worlds of squares with a bias, against the second
/// implementation, which knows docs/determinism.md alone.
#include "../sparse.h"
#include "../test.h"
#include "second_sets.h"

// ---- Noise --------------------------------------------------------------------------------------

TEST(test_noise)
{
    for (int i = 0; i < 400; i++) {
        pave_noise noise = {(uint64_t)draw(1u << 31) << 33 | draw(1u << 31),
                            (int32_t)(2 + draw(1u << draw(17))), (int32_t)(1 + draw(8)),
                            (int32_t)draw(257)};
        if (noise.scale > PAVE_NOISE_SCALE_MAX) noise.scale = PAVE_NOISE_SCALE_MAX;
        for (int k = 0; k < 100; k++) {
            int64_t x = ((int64_t)draw(1u << 30) << 11 | draw(1 << 11)) >> draw(42),
                    y = ((int64_t)draw(1u << 30) << 11 | draw(1 << 11)) >> draw(42);
            if (k % 2) x = -x;
            if (k % 4 > 1) y = -y;
            if (k % 10 == 0) x = x / 256 / noise.scale * 256 * noise.scale; // on a lattice line
            assert_int_equal(pave_noise_at(&noise, x, y), second_noise(&noise, x, y));
        }
    }
}

// ---- Biases -------------------------------------------------------------------------------------

/// A bias at random, and the world beneath that it may follow.
typedef struct square_bias {
    random_bias random;
    pave_wang_set *set;
    pave_world *world;
    second beneath;
} square_bias;

static void colors_beneath(const void *world, int32_t q, int32_t r, uint8_t *colors)
{
    memcpy(colors, second_tile(world, q, r)->color, 8);
}

/// A world beneath, of a small set of any kind.
static void open_beneath(square_bias *bias)
{
    static plan made;
    static uint64_t weights[TILES_MAX];
    const pave_wang_kind kind = (pave_wang_kind)draw(3);
    make_plan(kind, 2 + (int)draw(kind == PAVE_WANG_MIXED ? 1 : 2), 1, &made);
    whole_weights(&made, weights);
    bias->set = create_set(&made);
    const pave_world_def def = {.set = bias->set, .seed = draw(1000), .method = PAVE_WORLD_FEATURE};
    assert_ok(pave_world_create(&def, NULL, &bias->world, NULL));
    bias->beneath = open_second(bias->set, weights, def.method, def.seed, false);
    second_bias *other = &bias->random.other;
    other->beneath = colors_beneath;
    other->beneath_world = &bias->beneath;
    other->beneath_kind = kind;
    other->beneath_hash = pave_world_hash(bias->world);
    bias->random.def.world = bias->world;
}

static void close_bias(square_bias *bias)
{
    if (!bias->world) return;
    close_second(&bias->beneath);
    pave_world_destroy(bias->world);
    pave_wang_destroy(bias->set);
}

// ---- The two against each other -----------------------------------------------------------------

static void compare_at(const pave_world *world, const second *other, int32_t q, int32_t r)
{
    const pave_cell cell = pave_cell_of(q, r);
    assert_int_equal(pave_world_level_at(world, cell), second_level(other->bias, q, r, 128, 128));
    const uint32_t answer = pave_world_at(world, cell), expected = second_at(other, q, r);
    if (answer != expected)
        fail_msg("kind %d, method %d, at %d,%d: tile %u, and %u by the page", (int)other->kind,
                 (int)other->method, (int)q, (int)r, (unsigned)answer, (unsigned)expected);
}

/// The fingerprint without a bias, and then that of the bias.
static void compare_hash(const pave_world *world, const pave_world_def *def, const second *other)
{
    uint64_t hash = pave_wang_hash(def->set);
    if (other->a || other->b) hash = pave_hash_word(hash, (uint32_t)(other->a + 2 * other->b));
    hash = pave_hash_word(add_half_words(hash, def->seed), (uint32_t)other->method);
    hash = add_half_words(hash, second_bias_hash(other->bias));
    assert_true(pave_world_hash(world) == hash);
}

static void compare(const pave_wang_set *set, const uint64_t *weights, pave_world_method method,
                    int kind, bool has_unset)
{
    static square_bias bias;
    const pave_vec2 i = {1, 0}, j = {0, 1};
    const pave_cell origin = pave_cell_of((int32_t)draw(4) - 2, (int32_t)draw(4) - 2);
    const uint64_t seed = (uint64_t)draw(1u << 31) << 33 | draw(1u << 31);
    memset(&bias, 0, sizeof bias);
    draw_bias((pave_bias_kind)kind, pave_wang_color_count(set) + has_unset, has_unset, i, j,
              &bias.random);
    if (kind == PAVE_BIAS_WORLD) open_beneath(&bias);
    const pave_world_def def = {
        .set = set, .seed = seed, .method = method, .origin = origin, .bias = &bias.random.def};
    pave_world *world = NULL;
    assert_ok(pave_world_create(&def, NULL, &world, NULL));
    second other = open_second(set, weights, method, seed, has_unset);
    other.bias = &bias.random.other;
    move_second(&other, origin.q, origin.r);
    compare_hash(world, &def, &other);
    for (int32_t k = 0; k < 150 / SPARSE(2); k++) compare_at(world, &other, k % 15 - 8, k / 15 - 5);
    for (int k = 0; k < 30; k++)
        compare_at(world, &other, (int32_t)draw(1u << 30) - (1 << 29),
                   (int32_t)draw(1u << 30) - (1 << 29));
    for (int32_t k = 0; k < 16; k++) {
        const int32_t most = PAVE_COORDINATE_MAX - k / 4;
        compare_at(world, &other, k & 1 ? most : -most, k & 2 ? most : -most);
    }
    close_second(&other);
    pave_world_destroy(world);
    close_bias(&bias);
}

static void compare_sets(pave_wang_kind kind, int colors, uint32_t variants)
{
    static plan made;
    static uint64_t weights[TILES_MAX];
    for (int source = PAVE_BIAS_NOISE; source <= PAVE_BIAS_FUNCTION; source++)
        for (int method = PAVE_WORLD_FEATURE; method <= PAVE_WORLD_PHASE; method++) {
            make_plan(kind, colors, variants, &made);
            whole_weights(&made, weights);
            pave_wang_set *set = create_set(&made);
            compare(set, weights, (pave_world_method)method, source, false);
            pave_wang_destroy(set);
        }
}

TEST(test_edge_sets)
{
    compare_sets(PAVE_WANG_EDGE, 1, 3);
    compare_sets(PAVE_WANG_EDGE, 2, 3);
    compare_sets(PAVE_WANG_EDGE, 3, 2);
    compare_sets(PAVE_WANG_EDGE, 4, 1);
}

TEST(test_corner_sets)
{
    compare_sets(PAVE_WANG_CORNER, 1, 3);
    compare_sets(PAVE_WANG_CORNER, 2, 3);
    compare_sets(PAVE_WANG_CORNER, 4, 1);
}

TEST(test_mixed_sets)
{
    compare_sets(PAVE_WANG_MIXED, 1, 3);
    compare_sets(PAVE_WANG_MIXED, 2, 2);
}

/// Sets of one colour that are complete when unset is another, with a tile that is unset everywhere
/// or without.
TEST(test_unset)
{
    static plan made;
    static uint64_t weights[TILES_MAX];
    for (int i = 0; i < 3 * 2 * 2 * 4; i += SPARSE(5)) {
        const pave_wang_kind kind = (pave_wang_kind)(i % 3);
        const bool keep_empty = i / 3 % 2;
        make_plan(kind, 2, 2, &made);
        for (uint32_t t = 0; t < made.count; t++) { // the second colour becomes unset
            bool empty = true, unset = false;
            for (int place = 0; place < 8; place++) {
                if (!uses(kind, place)) continue;
                unset |= made.color[t][place] == 0; // those of the plan
                if (made.color[t][place] == 2) made.color[t][place] = 0;
                empty &= made.color[t][place] == 0;
            }
            if (unset || (empty && !keep_empty)) made.weights[t] = 0;
        }
        made.colors = 1;
        whole_weights(&made, weights);
        pave_wang_set *set = create_set(&made);
        compare(set, weights, i / 6 % 2 ? PAVE_WORLD_PHASE : PAVE_WORLD_FEATURE, i / 12, true);
        pave_wang_destroy(set);
    }
}

/// Colours that are left a part in 256 or two, where one byte more or less is to be seen.
TEST(test_rare_colors)
{
    static const uint16_t laws[][2] = {{1, 255}, {1, 254}, {255, 1}, {1, 600}, {1, 400}, {0, 1}};
    static random_bias bias;
    const pave_vec2 i = {1, 0}, j = {0, 1};
    pave_wang_set *set = NULL;
    uint64_t tiles[16];
    assert_ok(pave_builtin_create(PAVE_BUILTIN_MEADOW, NULL, &set, NULL));
    for (uint32_t id = 0; id < 16; id++) tiles[id] = pave_wang_tile_weight(set, id);
    for (size_t law = 0; law < sizeof laws / sizeof *laws; law++) {
        draw_bias(PAVE_BIAS_NOISE, 2, false, i, j, &bias);
        for (int level = 0; level < PAVE_BIAS_LEVELS; level++)
            memcpy(&bias.weights[3 * level + 1], laws[law], sizeof laws[law]);
        const pave_world_def def = {
            .set = set, .seed = law, .method = PAVE_WORLD_FEATURE, .bias = &bias.def};
        pave_world *world = NULL;
        assert_ok(pave_world_create(&def, NULL, &world, NULL));
        second other = open_second(set, tiles, def.method, def.seed, false);
        other.bias = &bias.other;
        for (int32_t k = 0; k < 2500; k++) compare_at(world, &other, 2 * (k % 50), k / 50 * 2);
        close_second(&other);
        pave_world_destroy(world);
    }
    pave_wang_destroy(set);
}

int main(void) { return run_all_tests(NULL, NULL); }
