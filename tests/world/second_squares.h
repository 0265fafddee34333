/// tests/world/second_squares.h: worlds on squares by the second implementation, from
/// docs/determinism.md alone.
#ifndef PAVE_TESTS_SECOND_SQUARES_H
#define PAVE_TESTS_SECOND_SQUARES_H

#include "../test.h"
#include "second_bias.h"

#include "../../scenes/worlds.h"

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
    int colors;                 ///< with unset, where that is one: the last
    uint64_t shares[LAWS][256]; ///< from colour 1 on
    second_table whole;
    const second_bias *bias; ///< NULL: none
    int32_t a, b;            ///< how far an origin moves the world
} second;

/// The feature that each place of a cell is: T, TR, R, BR, B, BL, L, TL.
static const struct {
    int law;
    int32_t q, r;
} features[8] = {{N_EDGE, 0, 0}, {VERTEX, 1, 0}, {W_EDGE, 1, 0}, {VERTEX, 1, 1},
                 {N_EDGE, 0, 1}, {VERTEX, 0, 1}, {W_EDGE, 0, 0}, {VERTEX, 0, 0}};

static inline bool uses(pave_wang_kind kind, int place)
{
    return kind == PAVE_WANG_MIXED || (place % 2 == 0) == (kind == PAVE_WANG_EDGE);
}

static inline int compare_tiles(const void *left, const void *right)
{
    const tile *a = left, *b = right;
    for (int place = 0; place < 8; place++)
        if (a->color[place] != b->color[place]) return a->color[place] < b->color[place] ? -1 : 1;
    return a->index < b->index ? -1 : a->index > b->index;
}

/// The tiles that fill. `unset` is the colour that unset is, or 0.
static inline void take_tiles(second *world, const pave_wang_set *set, const uint64_t *weights,
                              uint8_t unset)
{
    const uint32_t count = pave_wang_tile_count(set);
    world->tiles = calloc(count + 1, sizeof *world->tiles);
    for (uint32_t i = 0; i < count; i++) {
        tile one = {.id = pave_wang_tile_id(set, i), .index = i, .weight = weights[i]};
        bool fills = weights[i] > 0;
        for (int place = 0; place < 8; place++) {
            if (!uses(world->kind, place)) continue;
            one.color[place] = pave_wang_tile_colors(set, i)[place];
            if (one.color[place] == 0) one.color[place] = unset;
            fills = fills && one.color[place] > 0;
        }
        if (fills) world->tiles[world->count++] = one;
    }
}

/// The empty cell, where no tile is unset everywhere. `held` combinations have tiles without unset
/// places; `sum` is what all tiles of the set weigh. Then all weights are made whole again.
static inline void add_empty(second *world, uint8_t unset, uint32_t held, double sum)
{
    tile empty = {.id = PAVE_WANG_EMPTY, .index = UINT32_MAX};
    for (int place = 0; place < 8; place++)
        if (uses(world->kind, place)) empty.color[place] = unset;
    for (uint32_t i = 0; i < world->count; i++)
        if (memcmp(world->tiles[i].color, empty.color, 8) == 0) return;
    const uint32_t count = world->count + 1;
    double *effective = calloc(count, sizeof *effective);
    uint64_t *whole = calloc(count, sizeof *whole);
    for (uint32_t i = 0; i < world->count; i++) effective[i] = (double)world->tiles[i].weight;
    effective[world->count] = sum / (held ? held : 1);
    make_whole(effective, count, whole);
    world->tiles[world->count++] = empty;
    for (uint32_t i = 0; i < count; i++) world->tiles[i].weight = whole[i];
    free(whole);
    free(effective);
}

static inline uint32_t count_held(const second *world)
{
    uint32_t held = 0;
    for (uint32_t i = 0; i < world->count; i++)
        held += i == 0 || memcmp(world->tiles[i].color, world->tiles[i - 1].color, 8) != 0;
    return held;
}

static inline void make_laws(second *world)
{
    for (int law = 0; law < LAWS; law++) {
        uint64_t sums[256] = {0};
        for (uint32_t i = 0; i < world->count; i++)
            for (int place = 0; place < 8; place++)
                if (features[place].law == law && uses(world->kind, place))
                    sums[world->tiles[i].color[place] - 1] += world->tiles[i].weight;
        if (uses(world->kind, law == VERTEX ? PAVE_WANG_TL : PAVE_WANG_T))
            make_shares(sums, (uint32_t)world->colors, world->shares[law]);
    }
}

/// `with_unset`: unset is a colour.
static inline second open_second(const pave_wang_set *set, const uint64_t *weights,
                                 pave_world_method method, uint64_t seed, bool with_unset)
{
    second world = {.kind = pave_wang_kind_of(set), .method = method, .seed = seed};
    world.colors = pave_wang_color_count(set);
    take_tiles(&world, set, weights, 0);
    qsort(world.tiles, world.count, sizeof *world.tiles, compare_tiles);
    if (with_unset) {
        const uint32_t held = count_held(&world);
        double sum = 0;
        for (uint32_t i = 0; i < pave_wang_tile_count(set); i++) sum += (double)weights[i];
        free(world.tiles);
        world.count = 0;
        world.colors++;
        take_tiles(&world, set, weights, (uint8_t)world.colors);
        add_empty(&world, (uint8_t)world.colors, held, sum);
        qsort(world.tiles, world.count, sizeof *world.tiles, compare_tiles);
    }
    make_laws(&world);
    uint64_t *all = calloc(world.count, sizeof *all);
    for (uint32_t i = 0; i < world.count; i++) all[i] = world.tiles[i].weight;
    world.whole = make_table(all, world.count);
    free(all);
    return world;
}

static inline void close_second(second *world)
{
    free(world->whole.columns);
    free(world->tiles);
}

/// The colour of a feature under FEATURE. The full word is always made whole.
static inline uint8_t feature_color(const second *world, int law, int32_t q, int32_t r)
{
    uint32_t stream = law == VERTEX ? VERTEX_COLOR : EDGE_COLOR, s = law == N_EDGE;
    int32_t along = law == N_EDGE ? r : q, byte = mod_down(along, 16);
    call shared = law == N_EDGE ? make_call(world->seed, stream, q, div_down(r, 16), s, 0)
                                : make_call(world->seed, stream, div_down(q, 16), r, s, 0);
    const uint32_t high = shared.word[byte / 4] >> 8 * (byte % 4) & 0xff;
    if (world->bias) {
        const int level = second_level(world->bias, (int64_t)q + world->a, (int64_t)r + world->b,
                                       law == N_EDGE ? 128 : 0, law == W_EDGE ? 128 : 0);
        return biased_color(world->bias, level, world->shares[law], high);
    }
    uint32_t word = high << 24 | make_call(world->seed, stream, q, r, s, 1).word[0] >> 8;
    uint64_t sum = 0;
    for (uint8_t color = 1;; color++) {
        sum += world->shares[law][color - 1];
        if (word < sum) return color;
    }
}

/// Whether a cell finds one of its places undecided.
static inline bool is_open(const second *world, const uint8_t *demands)
{
    for (int place = 0; place < 8; place++)
        if (uses(world->kind, place) && demands[place] == 0) return true;
    return false;
}

/// What all fillers weigh for a choice at the cell q, r among fillers of different colours.
static inline void open_weights(const second *world, int32_t q, int32_t r, uint64_t *out)
{
    const int level =
        second_level(world->bias, (int64_t)q + world->a, (int64_t)r + world->b, 128, 128);
    double greatest = 0, *products = calloc(world->count, sizeof *products);
    for (uint32_t i = 0; i < world->count; i++) {
        products[i] =
            biased_product(world->bias, level, world->tiles[i].weight, world->tiles[i].color, 8);
        greatest = fmax(greatest, products[i]);
    }
    for (uint32_t i = 0; i < world->count; i++) out[i] = biased_weight(products[i], greatest);
    free(products);
}

/// One of the fillers that have the demanded colours (0: none demanded), by a word.
static inline const tile *choose_by(const second *world, const uint8_t *demands, int32_t q,
                                    int32_t r, uint32_t word)
{
    const bool biased = world->bias && is_open(world, demands);
    uint32_t count = 0, *fitting = calloc(world->count, sizeof *fitting);
    uint64_t *weights = calloc(world->count, sizeof *weights), any = 0;
    uint64_t *open = calloc(world->count, sizeof *open);
    if (biased) open_weights(world, q, r, open);
    for (uint32_t i = 0; i < world->count; i++) {
        bool fits = true;
        for (int place = 0; place < 8; place++)
            fits = fits && (demands[place] == 0 || demands[place] == world->tiles[i].color[place]);
        if (!fits) continue;
        fitting[count] = i;
        any |= weights[count++] = biased ? open[i] : world->tiles[i].weight;
    }
    assert_true(count > 0);
    for (uint32_t i = 0; any == 0 && i < count; i++) weights[i] = world->tiles[fitting[i]].weight;
    second_table among = make_table(weights, count);
    const tile *chosen = &world->tiles[fitting[pick(among, word)]];
    free(among.columns);
    free(open);
    free(weights);
    free(fitting);
    return chosen;
}

/// The same by the cell's VARIANT word.
static inline const tile *choose(const second *world, const uint8_t *demands, int32_t q, int32_t r)
{
    const call shared = make_call(world->seed, VARIANT, div_down(q, 4), r, 0, 0);
    return choose_by(world, demands, q, r, shared.word[mod_down(q, 4)]);
}

static inline const tile *decide_by_features(const second *world, int32_t q, int32_t r)
{
    uint8_t demands[8] = {0};
    for (int place = 0; place < 8; place++)
        if (uses(world->kind, place))
            demands[place] = feature_color(world, features[place].law, q + features[place].q,
                                           r + features[place].r);
    return choose(world, demands, q, r);
}

static inline bool even(int32_t number) { return number % 2 == 0; }

static inline const tile *decide_by_phase(const second *world, int32_t q, int32_t r);

/// The colour of a vertex: that of the one cell with q and r even that has it as a corner.
static inline uint8_t vertex_color(const second *world, int32_t q, int32_t r)
{
    for (int place = PAVE_WANG_TR; place <= PAVE_WANG_TL; place += 2) {
        int32_t owner_q = q - features[place].q, owner_r = r - features[place].r;
        if (even(owner_q) && even(owner_r))
            return decide_by_phase(world, owner_q, owner_r)->color[place];
    }
    fail();
    return 0;
}

static inline const tile *decide_by_phase(const second *world, int32_t q, int32_t r)
{
    static const int32_t step[8][2] = {{0, -1}, {0}, {1, 0}, {0}, {0, 1}, {0}, {-1, 0}, {0}};
    bool both_even = even(q) && even(r),
         first = world->kind == PAVE_WANG_EDGE ? even(q + r) : both_even;
    uint8_t demands[8] = {0};
    if (first) {
        const uint32_t word = make_call(world->seed, PHASE_TILE, div_down(q, 8), r, 0, 0)
                                  .word[mod_down(div_down(q, 2), 4)];
        return world->bias ? choose_by(world, demands, q, r, word)
                           : &world->tiles[pick(world->whole, word)];
    }
    for (int place = 0; place < 8; place++) {
        bool corner = place % 2 == 1, second_class = world->kind == PAVE_WANG_MIXED && even(q + r);
        if (!uses(world->kind, place) || (!corner && second_class)) continue;
        demands[place] = corner ? vertex_color(world, q + features[place].q, r + features[place].r)
                                : decide_by_phase(world, q + step[place][0], r + step[place][1])
                                      ->color[(place + 4) % 8];
    }
    return choose(world, demands, q, r);
}

static inline const tile *second_tile(const second *world, int32_t q, int32_t r)
{
    q -= world->a, r -= world->b;
    return world->method == PAVE_WORLD_PHASE ? decide_by_phase(world, q, r)
                                             : decide_by_features(world, q, r);
}

static inline uint32_t second_at(const second *world, int32_t q, int32_t r)
{
    return second_tile(world, q, r)->id;
}

/// Moves a world by an origin.
static inline void move_second(second *world, int32_t q, int32_t r)
{
    if (world->method != PAVE_WORLD_PHASE) return;
    world->a = world->kind == PAVE_WANG_EDGE ? mod_down(q + r, 2) : mod_down(q, 2);
    world->b = world->kind == PAVE_WANG_EDGE ? 0 : mod_down(r, 2);
}

#endif
