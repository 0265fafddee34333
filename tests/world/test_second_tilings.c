/// tests/world/test_second_tilings.c: a second implementation of worlds on tilings, from
/// docs/determinism.md alone, slow and plain. It agrees with the library, and with the table of
/// tiles on that page.
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
    struct {
        pave_cell cell;
        uint32_t tile;
    } known[KNOWN_MAX]; ///< what was decided before
    int known_count;
} second;

static int32_t floor_div(int32_t a, int32_t b) { return a / b - (a % b < 0); }

static uint32_t word_at(const second *w, uint32_t stream, pave_cell cell)
{
    const int32_t call = floor_div(cell.q, 4);
    return pave_random_at(w->seed, stream, call, cell.r, (uint32_t)cell.s, 0)
        .word[cell.q - 4 * call];
}

// ---- Places -------------------------------------------------------------------------------------

/// The feature at a place: its class and unit cell; `edge` says which kind.
typedef struct feature {
    bool edge;
    int32_t q, r, number;
} feature;

static feature feature_at(const second *w, pave_cell cell, int place)
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

static bool same(feature a, feature b)
{
    return a.edge == b.edge && a.q == b.q && a.r == b.r && a.number == b.number;
}

static bool uses(const second *w, int place)
{
    return w->kind == PAVE_WANG_MIXED || (place % 2 == 0) == (w->kind == PAVE_WANG_EDGE);
}

// ---- Choices ------------------------------------------------------------------------------------

/// Fillers are ordered by colours, then by index: the scenes' tile i + v * combinations holds
/// combination i, so by i, then by v.
static uint32_t choose(const second *w, pave_cell cell, const uint8_t *wanted, uint32_t word)
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
    uint64_t *weights = malloc(count * sizeof *weights), *shares = malloc(count * sizeof *shares);
    pave_alias *table = malloc(count * sizeof *table);
    for (uint32_t i = 0; i < count; i++) weights[i] = pave_wang_tile_weight(set, list[i]);
    assert_int_equal(pave_shares(weights, count, NULL, shares), PAVE_OK);
    assert_int_equal(pave_alias_build(shares, count, NULL, table), PAVE_OK);
    const uint32_t tile = list[pave_alias_pick(table, count, word)];
    free(table);
    free(shares);
    free(weights);
    free(list);
    return tile;
}

// ---- FEATURE ------------------------------------------------------------------------------------

/// Every place of the unit cell that is of the class of `wanted` has a vote.
static void find_law(const second *w, feature wanted, uint64_t *shares)
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
            assert_int_equal(pave_shares(weights, w->colors, NULL, shares), PAVE_OK);
            for (int c = 0; c < w->colors; c++) votes[c] += shares[c];
        }
    assert_int_equal(pave_shares(votes, w->colors, NULL, shares), PAVE_OK);
}

static uint8_t color_of(const second *w, feature f)
{
    uint64_t shares[COLORS_MAX], sum = 0;
    const uint32_t stream = f.edge ? PAVE_STREAM_EDGE_COLOR : PAVE_STREAM_VERTEX_COLOR;
    const int32_t call = floor_div(f.q, 16), i = f.q - 16 * call;
    const pave_random_words words =
        pave_random_at(w->seed, stream, call, f.r, (uint32_t)f.number, 0);
    const uint32_t byte = words.word[i / 4] >> (8 * (i % 4)) & 255;
    const uint32_t rest =
        pave_random_at(w->seed, stream, f.q, f.r, (uint32_t)f.number, 1).word[0] >> 8;
    const uint32_t full = byte << 24 | rest;
    find_law(w, f, shares);
    for (int c = 0; c < w->colors; c++) {
        sum += shares[c];
        if (full < sum) return (uint8_t)(1 + c);
    }
    fail();
    return 0;
}

static uint32_t feature_tile(const second *w, pave_cell cell)
{
    uint8_t wanted[PAVE_WANG_PLACES_MAX] = {0};
    for (int place = 0; place < 2 * pave_tiling_side_count(w->f->tiling, cell.s); place++)
        if (uses(w, place)) wanted[place] = color_of(w, feature_at(w, cell, place));
    return choose(w, cell, wanted, word_at(w, PAVE_STREAM_VARIANT, cell));
}

// ---- PHASE --------------------------------------------------------------------------------------

static int class_of(const second *w, pave_cell cell)
{
    const int color = pave_coloring_of(&w->coloring, cell);
    return color == w->origin_class ? 0 : color < w->origin_class ? color + 1 : color;
}

/// Of the cells around, the one of lowest class that has a feature, and its place there.
static pave_cell owner_of(const second *w, pave_cell cell, feature wanted, int *place)
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

static uint32_t phase_tile(second *w, pave_cell cell)
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
    const uint32_t stream = any ? PAVE_STREAM_VARIANT : PAVE_STREAM_PHASE_TILE;
    const uint32_t tile = choose(w, cell, wanted, word_at(w, stream, cell));
    w->known_count %= KNOWN_MAX;
    w->known[w->known_count].cell = cell;
    w->known[w->known_count++].tile = tile;
    return tile;
}

// ---- Comparison ---------------------------------------------------------------------------------

static second second_of(const tiling_fixture *f, pave_world_method method, uint64_t seed,
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

static uint32_t second_at(second *w, pave_cell cell)
{
    const uint32_t tile =
        w->method == PAVE_WORLD_PHASE ? phase_tile(w, cell) : feature_tile(w, cell);
    return pave_wang_tile_id(w->f->sets[cell.s], tile);
}

static void compare(const char *name, scene_set set, pave_world_method method, pave_cell origin)
{
    const uint64_t seed = UINT64_C(0xfedcba9876543210);
    tiling_fixture f = open_named(name, set, method, seed, origin);
    second w = second_of(&f, method, seed, origin);
    static const int32_t from[][2] = {
        {-3, -18}, {PAVE_COORDINATE_MAX - 4, -PAVE_COORDINATE_MAX}, {-PAVE_COORDINATE_MAX, 14}};
    for (int32_t i = 0; i < 15; i++)
        for (int32_t s = 0; s < f.tiling->face_count; s++) {
            const pave_cell cell = {from[i % 3][0] + i / 3, from[i % 3][1] + i / 6, s};
            if (pave_world_at(f.world, cell) != second_at(&w, cell))
                fail_msg("%s: %d,%d,%d", name, cell.q, cell.r, cell.s);
        }
    pave_coloring_release(&w.coloring, NULL);
    close_tiling(f);
}

static void test_second(void **state)
{
    (void)state;
    for (int32_t i = 1; i < PAVE_TILING_NAMES; i++)
        for (int law = 0; law < 6; law++) {
            const char *name = pave_tiling_name(i);
            pave_tiling *tiling;
            assert_int_equal(pave_tiling_create_named(name, NULL, &tiling, NULL), PAVE_OK);
            const bool large = tiling->sides_max > 6;
            pave_tiling_destroy(tiling);
            const pave_wang_kind kind = (pave_wang_kind)(law % 3);
            scene_set set = scene_tiling_set(name, kind, 2);
            if (kind != PAVE_WANG_MIXED && large) set.variants = 1; // 4096 combinations are enough
            if (kind == PAVE_WANG_EDGE && i > 2 && !large) set.colors = 2;
            compare(name, set, law < 3 ? PAVE_WORLD_FEATURE : PAVE_WORLD_PHASE,
                    pave_cell_of(law, i % 2));
        }
}

/// The rows of the table on the page: tiling, kind, method, tiles.
static const struct {
    const char *name;
    pave_wang_kind kind;
    pave_world_method method;
} rows[] = {
    {"hex", PAVE_WANG_EDGE, PAVE_WORLD_FEATURE},
    {"hex", PAVE_WANG_EDGE, PAVE_WORLD_PHASE},
    {"hex", PAVE_WANG_CORNER, PAVE_WORLD_FEATURE},
    {"hex", PAVE_WANG_CORNER, PAVE_WORLD_PHASE},
    {"tri", PAVE_WANG_EDGE, PAVE_WORLD_FEATURE},
    {"tri", PAVE_WANG_EDGE, PAVE_WORLD_PHASE},
    {"tri", PAVE_WANG_MIXED, PAVE_WORLD_FEATURE},
    {"tri", PAVE_WANG_MIXED, PAVE_WORLD_PHASE},
    {"snub-square", PAVE_WANG_CORNER, PAVE_WORLD_FEATURE},
    {"snub-square", PAVE_WANG_CORNER, PAVE_WORLD_PHASE},
};

static void test_rows_of_the_page(void **state)
{
    (void)state;
    static char line[1024], page[1 << 17];
    FILE *file = fopen(PAVE_SOURCE_DIR "/docs/determinism.md", "r");
    assert_non_null(file);
    const size_t length = fread(page, 1, sizeof page - 1, file);
    fclose(file);
    assert_true(length > 0 && length < sizeof page - 1);
    int wrong = 0;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        tiling_fixture f = open_named(rows[i].name, scene_tiling_set(rows[i].name, rows[i].kind, 2),
                                      rows[i].method, 7, pave_cell_of(0, 0));
        second w = second_of(&f, rows[i].method, 7, pave_cell_of(0, 0));
        int used =
            snprintf(line, sizeof line, "| %s | %s | %s | `", rows[i].name,
                     pave_wang_kind_name(rows[i].kind), pave_world_method_name(rows[i].method));
        for (int32_t k = 0; k < 8; k++) {
            const pave_cell cell = {-4 + k / f.tiling->face_count, -1, k % f.tiling->face_count};
            used += snprintf(line + used, sizeof line - (size_t)used, "%s%u", k ? " " : "",
                             second_at(&w, cell));
        }
        snprintf(line + used, sizeof line - (size_t)used, "` |");
        if (!strstr(page, line)) print_message("missing: %s\n", line);
        wrong += !strstr(page, line);
        pave_coloring_release(&w.coloring, NULL);
        close_tiling(f);
    }
    assert_int_equal(wrong, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_second),
        cmocka_unit_test(test_rows_of_the_page),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
