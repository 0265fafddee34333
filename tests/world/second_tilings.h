/// tests/world/second_tilings.h: worlds on tilings by the second implementation, from
/// docs/determinism.md alone, slow and plain.
#ifndef PAVE_TESTS_SECOND_TILINGS_H
#define PAVE_TESTS_SECOND_TILINGS_H

#include "second_bias.h"
#include "src/world/wang/wang_set.h"
#include "tiling_fixture.h"

enum { COLORS_MAX = 8, KNOWN_MAX = 1024 };

/// A world as the second implementation has it.
typedef struct second {
    const tiling_fixture *f;
    pave_wang_kind kind;
    pave_world_method method;
    uint64_t seed;
    int colors;
    pave_coloring coloring;
    int origin_class;
    const second_bias *bias; ///< NULL: none
    struct {
        pave_cell cell;
        uint32_t tile;
    } known[KNOWN_MAX]; ///< what was decided before
    int known_count;
} second;

static inline uint32_t word_at(const second *w, uint32_t stream, pave_cell cell)
{
    return make_call(w->seed, stream, div_down(cell.q, 4), cell.r, (uint32_t)cell.s, 0)
        .word[mod_down(cell.q, 4)];
}

// ---- Places -------------------------------------------------------------------------------------

/// The feature at a place: its class and unit cell; `edge` says which kind.
typedef struct feature {
    bool edge;
    int32_t q, r, number;
} feature;

static inline feature feature_at(const second *w, pave_cell cell, int place)
{
    const int count = pave_tiling_side_count(w->f->tiling, cell.s);
    if (place % 2 == 0) {
        const pave_tiling_side *side = pave_tiling_side_of(w->f->tiling, cell.s, place / 2);
        return (feature){true, cell.q + side->edge_q, cell.r + side->edge_r, side->edge};
    }
    const pave_tiling_side *side =
        pave_tiling_side_of(w->f->tiling, cell.s, (place / 2 + 1) % count);
    return (feature){false, cell.q + side->vertex_q, cell.r + side->vertex_r, side->vertex};
}

static inline bool same(feature a, feature b)
{
    return a.edge == b.edge && a.q == b.q && a.r == b.r && a.number == b.number;
}

static inline bool uses(const second *w, int place)
{
    return w->kind == PAVE_WANG_MIXED || (place % 2 == 0) == (w->kind == PAVE_WANG_EDGE);
}

// ---- Levels -------------------------------------------------------------------------------------

static inline int level_at(const second *w, int32_t q, int32_t r, double u, double v)
{
    return second_level(w->bias, q, r, nearest_256th(u), nearest_256th(v));
}

static inline int level_of_cell(const second *w, pave_cell cell)
{
    const pave_vec2 middle = w->f->tiling->centers[cell.s];
    return level_at(w, cell.q, cell.r, middle.x, middle.y);
}

/// An edge is in the middle of the first side that has it.
static inline int level_of_feature(const second *w, feature f)
{
    const pave_tiling *tiling = w->f->tiling;
    if (!f.edge)
        return level_at(w, f.q, f.r, tiling->vertices[f.number].x, tiling->vertices[f.number].y);
    for (int32_t s = 0; s < tiling->face_count; s++)
        for (int k = 0; k < pave_tiling_side_count(tiling, s); k++) {
            const int after = (k + 1) % pave_tiling_side_count(tiling, s);
            const pave_tiling_side *from = pave_tiling_side_of(tiling, s, k),
                                   *to = pave_tiling_side_of(tiling, s, after);
            if (from->edge != f.number) continue;
            const pave_vec2 a = tiling->vertices[from->vertex], b = tiling->vertices[to->vertex];
            const double u = (a.x + b.x + from->vertex_q + to->vertex_q) / 2 - from->edge_q,
                         v = (a.y + b.y + from->vertex_r + to->vertex_r) / 2 - from->edge_r;
            return level_at(w, f.q, f.r, u, v);
        }
    fail();
    return 0;
}

// ---- Choices ------------------------------------------------------------------------------------

/// Whether a cell finds one of its places undecided.
static inline bool is_open(const second *w, pave_cell cell, const uint8_t *wanted)
{
    for (int place = 0; place < 2 * pave_tiling_side_count(w->f->tiling, cell.s); place++)
        if (uses(w, place) && wanted[place] == 0) return true;
    return false;
}

/// What all tiles weigh for a choice among tiles of different colours. All tiles of the scenes
/// fill.
static inline void open_weights(const second *w, pave_cell cell, uint64_t *out)
{
    const pave_wang_set *set = w->f->sets[cell.s];
    const int places = 2 * pave_tiling_side_count(w->f->tiling, cell.s),
              level = level_of_cell(w, cell);
    const uint32_t count = pave_wang_tile_count(set);
    double greatest = 0, *products = calloc(count, sizeof *products);
    for (uint32_t i = 0; i < count; i++) {
        uint8_t colors[PAVE_WANG_PLACES_MAX] = {0};
        for (int place = 0; place < places; place++)
            if (uses(w, place)) colors[place] = pave_wang_tile_colors(set, i)[place];
        products[i] = biased_product(w->bias, level, pave_wang_tile_weight(set, i), colors, places);
        greatest = fmax(greatest, products[i]);
    }
    for (uint32_t i = 0; i < count; i++) out[i] = biased_weight(products[i], greatest);
    free(products);
}

/// Fillers are ordered by colours, then by index: the scenes' tile i + v * combinations holds
/// combination i, so by i, then by v.
static inline uint32_t choose(const second *w, pave_cell cell, const uint8_t *wanted, uint32_t word)
{
    const pave_wang_set *set = w->f->sets[cell.s];
    const uint32_t tiles = pave_wang_tile_count(set);
    const int sides = pave_tiling_side_count(w->f->tiling, cell.s);
    uint32_t *list = malloc(tiles * sizeof *list), count = 0, combinations = 1;
    for (int place = 0; place < 2 * sides; place++)
        if (uses(w, place)) combinations *= (uint32_t)w->colors;
    for (uint32_t i = 0; i < combinations; i++)
        for (uint32_t tile = i; tile < tiles; tile += combinations)
            if (pave_wang_fits(set, tile, wanted)) list[count++] = tile;
    assert_true(count > 0);
    const bool biased = w->bias && is_open(w, cell, wanted);
    uint64_t *weights = calloc(count, sizeof *weights), *open = calloc(tiles, sizeof *open),
             any = 0;
    if (biased) open_weights(w, cell, open);
    for (uint32_t i = 0; biased && i < count; i++) any |= weights[i] = open[list[i]];
    for (uint32_t i = 0; any == 0 && i < count; i++)
        weights[i] = pave_wang_tile_weight(set, list[i]);
    const second_table table = make_table(weights, count);
    const uint32_t tile = list[pick(table, word)];
    free(table.columns);
    free(open);
    free(weights);
    free(list);
    return tile;
}

// ---- FEATURE ------------------------------------------------------------------------------------

/// Every place of the unit cell that is of the class of `wanted` has a vote.
static inline void find_law(const second *w, feature wanted, uint64_t *shares)
{
    uint64_t votes[COLORS_MAX] = {0};
    for (int32_t s = 0; s < w->f->tiling->face_count; s++)
        for (int place = 0; place < 2 * pave_tiling_side_count(w->f->tiling, s); place++) {
            const feature here = feature_at(w, (pave_cell){0, 0, s}, place);
            if (here.edge != wanted.edge || here.number != wanted.number) continue;
            uint64_t weights[COLORS_MAX] = {0};
            for (uint32_t i = 0; i < pave_wang_tile_count(w->f->sets[s]); i++)
                weights[pave_wang_tile_colors(w->f->sets[s], i)[place] - 1] +=
                    pave_wang_tile_weight(w->f->sets[s], i);
            make_shares(weights, (uint32_t)w->colors, shares);
            for (int c = 0; c < w->colors; c++) votes[c] += shares[c];
        }
    make_shares(votes, (uint32_t)w->colors, shares);
}

static inline uint8_t color_of(const second *w, feature f)
{
    uint64_t shares[COLORS_MAX], sum = 0;
    const uint32_t stream = f.edge ? EDGE_COLOR : VERTEX_COLOR, number = (uint32_t)f.number;
    const int32_t i = mod_down(f.q, 16);
    const call shared = make_call(w->seed, stream, div_down(f.q, 16), f.r, number, 0);
    const uint32_t byte = shared.word[i / 4] >> (8 * (i % 4)) & 255;
    const uint32_t rest = make_call(w->seed, stream, f.q, f.r, number, 1).word[0] >> 8;
    const uint32_t full = byte << 24 | rest;
    find_law(w, f, shares);
    if (w->bias) return biased_color(w->bias, level_of_feature(w, f), shares, byte);
    for (int c = 0; c < w->colors; c++) {
        sum += shares[c];
        if (full < sum) return (uint8_t)(1 + c);
    }
    fail();
    return 0;
}

static inline uint32_t feature_tile(const second *w, pave_cell cell)
{
    uint8_t wanted[PAVE_WANG_PLACES_MAX] = {0};
    for (int place = 0; place < 2 * pave_tiling_side_count(w->f->tiling, cell.s); place++)
        if (uses(w, place)) wanted[place] = color_of(w, feature_at(w, cell, place));
    return choose(w, cell, wanted, word_at(w, VARIANT, cell));
}

// ---- PHASE --------------------------------------------------------------------------------------

static inline int class_of(const second *w, pave_cell cell)
{
    const int color = pave_coloring_of(&w->coloring, cell);
    return color == w->origin_class ? 0 : color < w->origin_class ? color + 1 : color;
}

/// Of the cells around, the one of lowest class that has a feature, and its place there.
static inline pave_cell owner_of(const second *w, pave_cell cell, feature wanted, int *place)
{
    pave_cell owner = cell;
    for (int t = -1; t < pave_tiling_touching_count(w->f->tiling, cell.s); t++) {
        const pave_cell other = t < 0 ? cell : pave_tiling_touching(w->f->tiling, cell, t);
        if (t >= 0 && class_of(w, other) >= class_of(w, owner)) continue;
        for (int p = 0; p < 2 * pave_tiling_side_count(w->f->tiling, other.s); p++)
            if (same(feature_at(w, other, p), wanted)) {
                owner = other;
                *place = p;
            }
    }
    return owner;
}

static inline uint32_t phase_tile(second *w, pave_cell cell)
{
    for (int i = 0; i < w->known_count; i++)
        if (memcmp(&w->known[i].cell, &cell, sizeof cell) == 0) return w->known[i].tile;
    uint8_t wanted[PAVE_WANG_PLACES_MAX] = {0};
    bool any = false;
    for (int place = 0; place < 2 * pave_tiling_side_count(w->f->tiling, cell.s); place++) {
        if (!uses(w, place)) continue;
        int theirs = 0;
        const pave_cell owner = owner_of(w, cell, feature_at(w, cell, place), &theirs);
        if (owner.q == cell.q && owner.r == cell.r && owner.s == cell.s) continue;
        wanted[place] = pave_wang_tile_colors(w->f->sets[owner.s], phase_tile(w, owner))[theirs];
        any = true;
    }
    const uint32_t stream = any ? VARIANT : PHASE_TILE;
    const uint32_t tile = choose(w, cell, wanted, word_at(w, stream, cell));
    w->known_count %= KNOWN_MAX;
    w->known[w->known_count].cell = cell;
    w->known[w->known_count++].tile = tile;
    return tile;
}

// ---- Whole worlds ------------------------------------------------------------------------------

static inline second second_of(const tiling_fixture *f, pave_world_method method, uint64_t seed,
                               pave_cell origin)
{
    second w = {.f = f, .method = method, .seed = seed};
    w.kind = pave_wang_kind_of(f->sets[0]);
    w.colors = pave_wang_color_count(f->sets[0]);
    assert_int_equal(
        pave_tiling_color(f->tiling,
                          w.kind == PAVE_WANG_EDGE ? PAVE_CONTACT_EDGE : PAVE_CONTACT_VERTEX,
                          PAVE_COLORING_COLORS_MAX, NULL, &w.coloring),
        PAVE_OK);
    w.origin_class = pave_coloring_of(&w.coloring, origin);
    return w;
}

static inline uint32_t second_at(second *w, pave_cell cell)
{
    const uint32_t tile =
        w->method == PAVE_WORLD_PHASE ? phase_tile(w, cell) : feature_tile(w, cell);
    return pave_wang_tile_id(w->f->sets[cell.s], tile);
}

#endif
