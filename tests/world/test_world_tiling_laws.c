/// tests/world/test_world_tiling_laws.c: how often tiles occur in worlds on tilings, class by
/// class; what is refused; the validator.
#include "../sparse.h"
#include "../test.h"
#include "tiling_fixture.h"

// ---- Frequencies --------------------------------------------------------------------------------

enum { TILES_MAX = 4096 };

/// Counts the tiles of face s at every `step`-th unit cell from (q, r) on, so that no two of them
/// share a feature.
static int64_t count_tiles(const tiling_fixture *f, pave_cell from, int32_t step, int class_wanted,
                           int64_t *counts)
{
    const int32_t side = class_wanted < 0 ? 90 : 150;
    int64_t all = 0;
    memset(counts, 0, TILES_MAX * sizeof *counts);
    for (int32_t r = 0; r < side; r++)
        for (int32_t q = 0; q < side; q++) {
            const pave_cell cell = {from.q + step * q, from.r + step * r, from.s};
            if (class_wanted >= 0 && pave_world_class_at(f->world, cell) != class_wanted) continue;
            counts[pave_wang_tile_index(f->sets[cell.s], pave_world_at(f->world, cell))]++;
            all++;
        }
    return all;
}

/// Chi-squared of counts against shares, with the rare tiles as one; below a bound that the law
/// passes once in more than a million.
static void check_shares(const char *what, const int64_t *counts, const double *shares,
                         uint32_t tiles, int64_t all)
{
    double square = 0, rare = 0, sum = 0;
    int64_t rare_count = 0;
    int freedom = -1;
    for (uint32_t i = 0; i < tiles; i++) {
        const double expected = shares[i] * (double)all, off = (double)counts[i] - expected;
        sum += shares[i];
        if (expected < 8) {
            rare += expected;
            rare_count += counts[i];
            continue;
        }
        square += off * off / expected;
        freedom++;
    }
    if (rare > 0) {
        square += ((double)rare_count - rare) * ((double)rare_count - rare) / rare;
        freedom++;
    }
    assert_true(sum > 0.999999 && sum < 1.000001 && all > 3000);
    const double spare = square - freedom;
    if (spare > 0 && spare * spare > 30.0 * 2 * freedom + 900)
        fail_msg("%s: chi-squared %.0f with %d degrees of freedom", what, square, freedom);
}

/// The share of each colour at the places of face s, from the votes of all faces.
static void find_color_shares(const tiling_fixture *f, int32_t s, int place, double *out)
{
    const int colors = pave_wang_color_count(f->sets[s]);
    double sum = 0;
    for (int c = 0; c < colors; c++) out[c] = 0;
    const pave_tiling_side *mine =
        pave_tiling_side_of(f->tiling, s, (place + 1) / 2 % pave_tiling_side_count(f->tiling, s));
    for (int32_t t = 0; t < f->tiling->face_count; t++)
        for (int p = place % 2; p < 2 * pave_tiling_side_count(f->tiling, t); p += 2) {
            const pave_tiling_side *side = pave_tiling_side_of(
                f->tiling, t, (p + 1) / 2 % pave_tiling_side_count(f->tiling, t));
            if (place % 2 ? side->vertex != mine->vertex : side->edge != mine->edge) continue;
            double weights[8] = {0}, whole = 0;
            for (uint32_t i = 0; i < pave_wang_tile_count(f->sets[t]); i++) {
                const double weight = (double)pave_wang_tile_weight(f->sets[t], i);
                weights[pave_wang_tile_colors(f->sets[t], i)[p] - 1] += weight;
                whole += weight;
            }
            for (int c = 0; c < colors; c++) out[c] += weights[c] / whole;
        }
    for (int c = 0; c < colors; c++) sum += out[c];
    for (int c = 0; c < colors; c++) out[c] /= sum;
}

/// What FEATURE promises: the product of the shares of the colours, times the share among the tiles
/// of these colours.
static void feature_shares(const tiling_fixture *f, int32_t s, double *out)
{
    const pave_wang_set *set = f->sets[s];
    uint8_t places[PAVE_WANG_PLACES_MAX];
    const int count =
        pave_wang_places(pave_wang_kind_of(set), pave_tiling_side_count(f->tiling, s), places);
    double colors[PAVE_WANG_PLACES_MAX][8];
    for (int k = 0; k < count; k++) find_color_shares(f, s, places[k], colors[k]);
    for (uint32_t i = 0; i < pave_wang_tile_count(set); i++) {
        const uint8_t *mine = pave_wang_tile_colors(set, i);
        double alike = 0, share = 1;
        for (uint32_t j = 0; j < pave_wang_tile_count(set); j++)
            if (memcmp(mine, pave_wang_tile_colors(set, j), PAVE_WANG_PLACES_MAX) == 0)
                alike += (double)pave_wang_tile_weight(set, j);
        for (int k = 0; k < count; k++) share *= colors[k][mine[places[k]] - 1];
        out[i] = share * (double)pave_wang_tile_weight(set, i) / alike;
    }
}

/// What PHASE promises of the first class: the share of the weight.
static void weight_shares(const pave_wang_set *set, double *out)
{
    double sum = 0;
    for (uint32_t i = 0; i < pave_wang_tile_count(set); i++)
        sum += out[i] = (double)pave_wang_tile_weight(set, i);
    for (uint32_t i = 0; i < pave_wang_tile_count(set); i++) out[i] /= sum;
}

static const char *const frequent[] = {"square",       "hex",   "tri",
                                       "trihexagonal", "cairo", "elongated-triangular"};
enum { FREQUENT = (int)(sizeof frequent / sizeof *frequent) };

/// Every face, at each of nine places of a board of 3 x 3 unit cells apart: so at every class.
TEST(test_shares_by_feature)
{
    static int64_t counts[TILES_MAX];
    static double shares[TILES_MAX];
    for (int i = 0; i < FREQUENT; i++)
        for (int kind = PAVE_WANG_EDGE; kind <= PAVE_WANG_CORNER; kind++) {
            const scene_set set = {(pave_wang_kind)kind, 2, 2, true};
            tiling_fixture f = open_named(frequent[i], set, PAVE_WORLD_FEATURE, 31 + (uint64_t)kind,
                                          pave_cell_of(0, 0));
            for (int32_t s = 0; s < f.tiling->face_count; s++) {
                feature_shares(&f, s, shares);
                for (int32_t place = 0; place < 9; place += 1 + (f.tiling->face_count > 3)) {
                    const pave_cell from = {place % 3 - 200, place / 3 - 100, s};
                    const int64_t all = count_tiles(&f, from, 3, -1, counts);
                    check_shares(frequent[i], counts, shares, pave_wang_tile_count(f.sets[s]), all);
                }
            }
            close_tiling(f);
        }
}

/// The first class, wherever it is.
TEST(test_shares_by_phase)
{
    static int64_t counts[TILES_MAX];
    static double shares[TILES_MAX];
    for (int i = 0; i < FREQUENT; i++)
        for (int kind = PAVE_WANG_EDGE; kind <= PAVE_WANG_MIXED; kind++) {
            const scene_set set = {(pave_wang_kind)kind, 2, kind == PAVE_WANG_MIXED ? 1 : 2, true};
            tiling_fixture f = open_named(frequent[i], set, PAVE_WORLD_PHASE, 77 + (uint64_t)kind,
                                          pave_cell_of(1, 0));
            bool any = false;
            for (int32_t s = 0; s < f.tiling->face_count; s++) {
                if (pave_wang_tile_count(f.sets[s]) > TILES_MAX) continue;
                weight_shares(f.sets[s], shares);
                const int64_t all = count_tiles(&f, (pave_cell){-100, -50, s}, 1, 0, counts);
                if (all < 3000) continue;
                check_shares(frequent[i], counts, shares, pave_wang_tile_count(f.sets[s]), all);
                any = true;
            }
            assert_true(any);
            close_tiling(f);
        }
}

/// With equal weights both methods have the same distribution: also in the last class.
TEST(test_last_class_of_equal_weights)
{
    static int64_t counts[TILES_MAX];
    static double shares[TILES_MAX];
    const scene_set set = {PAVE_WANG_EDGE, 2, 1, false};
    tiling_fixture f = open_named("hex", set, PAVE_WORLD_PHASE, 5, pave_cell_of(0, 0));
    weight_shares(f.sets[0], shares);
    for (int k = 0; k < 3; k++) {
        const int64_t all = count_tiles(&f, pave_cell_of(-9, -9), 1, k, counts);
        check_shares("hex", counts, shares, 64, all);
    }
    close_tiling(f);
}

// ---- Origins ------------------------------------------------------------------------------------

/// The first class is where the origin is; far origins are as near ones of their class.
TEST(test_origins)
{
    for (int32_t i = 0; i < PAVE_TILING_NAMES; i++)
        for (int kind = PAVE_WANG_EDGE; kind <= PAVE_WANG_CORNER; kind++) {
            const char *name = pave_tiling_name(i);
            const scene_set set = {(pave_wang_kind)kind, 1, 3, true};
            for (int k = 0; k < 4; k++) {
                const pave_cell origin = {k == 3 ? PAVE_COORDINATE_MAX : k - 1,
                                          k == 3 ? -PAVE_COORDINATE_MAX : 2 * k - 1, 0};
                tiling_fixture f = open_named(name, set, PAVE_WORLD_PHASE, 3, origin);
                int64_t count;
                assert_int_equal(pave_world_class_at(f.world, origin), 0);
                pave_world_closure(f.world, origin, NULL, 0, &count);
                assert_int_equal(count, 1);
                close_tiling(f);
            }
        }
}

/// Squares with an origin are the squares without one, moved; only PHASE has classes to move.
TEST(test_origin_of_squares)
{
    for (int kind = PAVE_WANG_EDGE; kind <= PAVE_WANG_MIXED; kind++)
        for (int k = 0; k < 8; k++) {
            const pave_world_method method = k < 4 ? PAVE_WORLD_PHASE : PAVE_WORLD_FEATURE;
            const scene_set set = {(pave_wang_kind)kind, 2, 2, true};
            const pave_cell origin = pave_cell_of(k % 4 / 2 - 4, k % 2 - 8);
            const bool edges = kind == PAVE_WANG_EDGE, phase = method == PAVE_WORLD_PHASE;
            const int32_t a = !phase ? 0 : edges ? (origin.q + origin.r) & 1 : origin.q & 1;
            const int32_t b = !phase || edges ? 0 : origin.r & 1;
            tiling_fixture f = open_named("square", set, method, 3, origin);
            tiling_fixture plain = open_named("square", set, method, 3, pave_cell_of(0, 0));
            uint32_t tiles[30 * 20];
            uint8_t mine[8], theirs[8];
            const pave_rect rect = pave_rect_of(-13, -7, 30, 20);
            assert_ok(pave_world_fill(f.world, rect, NULL, tiles, 30));
            for (int32_t i = 0; i < 600; i++) {
                const pave_cell cell = pave_rect_cell(rect, i);
                const pave_cell moved = pave_cell_of(cell.q - a, cell.r - b);
                assert_int_equal(tiles[i], pave_world_at(plain.world, moved));
                assert_int_equal(tiles[i], pave_world_at(f.world, cell));
                pave_world_colors_at(f.world, cell, mine);
                pave_world_colors_at(plain.world, moved, theirs);
                assert_memory_equal(mine, theirs, 8);
            }
            assert_true((a == 0 && b == 0) ==
                        (pave_world_hash(f.world) == pave_world_hash(plain.world)));
            close_tiling(plain);
            close_tiling(f);
        }
}

/// Worlds that differ in what decides their tiles have other fingerprints.
TEST(test_fingerprints)
{
    const scene_set set = {PAVE_WANG_EDGE, 2, 1, false};
    uint64_t hashes[8];
    int count = 0;
    for (int k = 0; k < 6; k++) {
        tiling_fixture f = open_named(k < 4    ? "hex"
                                      : k == 4 ? "tri"
                                               : "trihexagonal",
                                      set, k == 0 ? PAVE_WORLD_FEATURE : PAVE_WORLD_PHASE, 3,
                                      pave_cell_of(k == 2 ? 1 : 0, 0));
        hashes[count++] = pave_world_hash(f.world);
        close_tiling(f);
    }
    assert_true(hashes[1] == hashes[3]); // the same twice
    hashes[3] = 0;
    for (int i = 0; i < count; i++)
        for (int j = 0; j < i; j++) assert_true(hashes[i] != hashes[j]);
}

// ---- What is refused ----------------------------------------------------------------------------

static void check_refused(const pave_world_def *def, pave_result expected, const char *message)
{
    pave_world *world = (pave_world *)1;
    pave_error error = {0};
    assert_int_equal(pave_world_create(def, NULL, &world, &error), expected);
    assert_null(world);
    if (!strstr(error.message, message)) fail_msg("\"%s\" lacks \"%s\"", error.message, message);
    assert_int_equal(error.result, expected);
}

static pave_wang_set *incomplete_set(int sides)
{
    const uint8_t colors[2 * PAVE_WANG_SIDES_MAX] = {1, 0, 2, 0, 1, 0, 1, 0, 1, 0, 1, 0};
    const pave_wang_def def = {.kind = PAVE_WANG_EDGE,
                               .sides = sides,
                               .color_count = 2,
                               .tile_count = 1,
                               .colors = colors};
    pave_wang_set *set;
    assert_ok(pave_wang_create(&def, NULL, &set, NULL));
    return set;
}

TEST(test_refusals)
{
    const scene_set edges = {PAVE_WANG_EDGE, 2, 1, false},
                    corners = {PAVE_WANG_CORNER, 2, 1, false};
    const scene_set three = {PAVE_WANG_EDGE, 3, 1, false};
    const scene_set many = {PAVE_WANG_EDGE, 17, 1, false};
    tiling_fixture f = open_named("trihexagonal", edges, PAVE_WORLD_AUTO, 3, pave_cell_of(0, 0));
    assert_int_equal(pave_world_method_of(f.world), PAVE_WORLD_FEATURE);
    const pave_wang_set *six = f.by_sides[6], *triangle = f.by_sides[3];
    pave_wang_set *other_kind = scene_set_create_sides(&corners, 3);
    pave_wang_set *other_count = scene_set_create_sides(&three, 3);
    pave_wang_set *too_many = scene_set_create_sides(&many, 5);
    pave_wang_set *missing = incomplete_set(3), *missing_six = incomplete_set(6);
    const pave_wang_set *sets[3];
    pave_world_def def = {.tiling = f.tiling, .sets = sets};
    const pave_world_def one = {.tiling = f.tiling, .set = triangle};
    const pave_world_def hexagons = {.tiling = pave_tiling_hex(), .set = triangle};
    const pave_world_def squares = {.set = six};
    const pave_world_def lacking = {.tiling = pave_tiling_hex(), .set = missing_six};
    int32_t hexagon = 0;
    while (pave_tiling_side_count(f.tiling, hexagon) != 6) hexagon++;
    for (int32_t s = 0; s < 3; s++) sets[s] = s == hexagon ? six : triangle;
    const int32_t last = hexagon == 2 ? 1 : 2;
    check_refused(&one, PAVE_INVALID, "has 6 sides, the tiles of its set 3");
    check_refused(&hexagons, PAVE_INVALID, "face 0 of the tiling has 6 sides");
    check_refused(&squares, PAVE_INVALID, "6 sides: squares have 4");
    check_refused(&lacking, PAVE_INCOMPLETE, "face 0: the edge set lacks 63 of 64 combinations");
    sets[last] = other_kind;
    check_refused(&def, PAVE_INVALID, "kind corner");
    sets[last] = other_count;
    check_refused(&def, PAVE_INVALID, "3 colours, face 0 one of 2");
    sets[last] = missing;
    check_refused(&def, PAVE_INCOMPLETE, ": the edge set lacks 7 of 8 combinations");
    sets[last] = triangle;
    def.origin = (pave_cell){0, 0, 3};
    check_refused(&def, PAVE_RANGE, "origin 0,0,3");
    def.origin = pave_cell_of(PAVE_COORDINATE_MAX + 1, 0);
    check_refused(&def, PAVE_RANGE, "origin");
    def.origin = pave_cell_of(0, 0);
    def.method = (pave_world_method)77;
    check_refused(&def, PAVE_RANGE, "method 77");
    pave_tiling *cairo;
    assert_ok(pave_tiling_create_named("cairo", NULL, &cairo, NULL));
    const pave_world_def full = {.tiling = cairo, .set = too_many};
    check_refused(&full, PAVE_UNSUPPORTED, "up to 16 colours, not 17");
    pave_tiling_destroy(cairo);
    pave_wang_destroy(missing_six);
    pave_wang_destroy(missing);
    pave_wang_destroy(too_many);
    pave_wang_destroy(other_count);
    pave_wang_destroy(other_kind);
    close_tiling(f);
}

// ---- The validator ------------------------------------------------------------------------------

/// Whether a cell has a tile that is not in its set.
static bool is_foreign(const tiling_fixture *f, const pave_window *window, const uint32_t *ids,
                       int64_t index)
{
    const pave_wang_set *set = f->sets[pave_window_cell(window, index).s];
    return ids[index] != PAVE_WANG_EMPTY && pave_wang_tile_index(set, ids[index]) == UINT32_MAX;
}

/// The colour of a cell at a place.
static int color_at(const tiling_fixture *f, const pave_window *window, const uint32_t *ids,
                    int64_t index, int place)
{
    const pave_wang_set *set = f->sets[pave_window_cell(window, index).s];
    if (ids[index] == PAVE_WANG_EMPTY) return 0;
    const uint32_t tile = pave_wang_tile_index(set, ids[index]);
    return tile == UINT32_MAX ? 0 : pave_wang_tile_colors(set, tile)[place];
}

/// A feature of a window, and what the cells say about it.
typedef struct seen {
    int32_t q, r, number;
    int first, cells;
    bool differs, foreign; ///< foreign: all cells are
} seen;

/// The edges or vertices with two cells or more, and those that do not match, by a list of all.
static void count_features(const tiling_fixture *f, const pave_window *window, const uint32_t *ids,
                           bool vertices, int64_t *compared, int64_t *wrong)
{
    seen *list = calloc((size_t)window->count * 12, sizeof *list);
    int64_t count = 0;
    for (int64_t i = 0; i < window->count; i++) {
        const pave_cell cell = pave_window_cell(window, i);
        const int sides = pave_tiling_side_count(f->tiling, cell.s);
        for (int k = 0; k < sides; k++) {
            const pave_tiling_side *side = pave_tiling_side_of(f->tiling, cell.s, k);
            const int place = vertices ? 2 * ((k + sides - 1) % sides) + 1 : 2 * k;
            const int color = color_at(f, window, ids, i, place);
            const seen here = {cell.q + (vertices ? side->vertex_q : side->edge_q),
                               cell.r + (vertices ? side->vertex_r : side->edge_r),
                               vertices ? side->vertex : side->edge,
                               color,
                               1,
                               false,
                               is_foreign(f, window, ids, i)};
            int64_t j = 0;
            while (j < count &&
                   (list[j].q != here.q || list[j].r != here.r || list[j].number != here.number))
                j++;
            if (j == count) {
                list[count++] = here;
                continue;
            }
            list[j].cells++;
            list[j].differs = list[j].differs || list[j].first != color;
            list[j].foreign = list[j].foreign && here.foreign;
        }
    }
    *compared = *wrong = 0;
    for (int64_t j = 0; j < count; j++) {
        *compared += list[j].cells > 1 && !list[j].foreign;
        *wrong += list[j].differs;
    }
    free(list);
}

/// Random ids, with empty and foreign ones among them: the same counts as by the list.
TEST(test_verify_as_the_list)
{
    for (int32_t i = 0; i < PAVE_TILING_NAMES; i++)
        for (int kind = PAVE_WANG_EDGE; kind <= PAVE_WANG_MIXED; kind++) {
            const char *name = pave_tiling_name(i);
            const scene_set set = scene_tiling_set(name, (pave_wang_kind)kind, 1);
            tiling_fixture f;
            assert_true(scene_tiling_world_sets(name, set, &f));
            const pave_window_def def = {.tiling = f.tiling,
                                         .shape = PAVE_WINDOW_PARALLELOGRAM,
                                         .width = 6,
                                         .height = 5,
                                         .at = pave_cell_of(-3, -2)};
            pave_window *window;
            assert_ok(pave_window_create(&def, NULL, &window, NULL));
            uint32_t *ids = calloc((size_t)window->count, sizeof *ids);
            int64_t empty = 0, foreign = 0, compared, wrong;
            for (int64_t k = 0; k < window->count; k++) {
                const uint32_t word =
                    pave_random_at(4, PAVE_STREAM_USER, (int32_t)k, i, (uint32_t)kind, 0).word[0];
                const pave_wang_set *mine = f.sets[pave_window_cell(window, k).s];
                ids[k] =
                    pave_wang_tile_id(mine, pave_random_below(word, pave_wang_tile_count(mine)));
                if (word % 13 == 0) ids[k] = PAVE_WANG_EMPTY;
                if (word % 17 == 1) ids[k] = 4;
                empty += ids[k] == PAVE_WANG_EMPTY;
                foreign += ids[k] == 4;
            }
            pave_world_verdict verdict;
            assert_ok(pave_world_verify(window, NULL, f.sets, ids, &verdict, NULL));
            assert_int_equal(verdict.empty, empty);
            assert_int_equal(verdict.foreign, foreign);
            count_features(&f, window, ids, false, &compared, &wrong);
            assert_int_equal(verdict.edges, kind == PAVE_WANG_CORNER ? 0 : compared);
            assert_int_equal(verdict.edge_mismatches, kind == PAVE_WANG_CORNER ? 0 : wrong);
            count_features(&f, window, ids, true, &compared, &wrong);
            assert_int_equal(verdict.vertices, kind == PAVE_WANG_EDGE ? 0 : compared);
            assert_int_equal(verdict.vertex_mismatches, kind == PAVE_WANG_EDGE ? 0 : wrong);
            assert_true(verdict.found == (verdict.edge_mismatches + verdict.vertex_mismatches > 0));
            free(ids);
            pave_window_destroy(window);
            close_tiling(f);
        }
}

/// A torus of one tile matches itself across its wrap, unless two of its colours differ there.
TEST(test_verify_across_a_wrap)
{
    const scene_set scene = {PAVE_WANG_EDGE, 2, 1, false};
    pave_wang_set *set = scene_set_create(&scene);
    const pave_window_def def = {.width = 3, .height = 2, .wrap = true};
    pave_window *window;
    assert_ok(pave_window_create(&def, NULL, &window, NULL));
    const pave_wang_set *sets[1] = {set};
    const uint32_t plain = pave_wang_tile_id(set, 0);
    uint32_t ids[6] = {plain, plain, plain, plain, plain, plain};
    pave_world_verdict verdict;
    assert_ok(pave_world_verify(window, NULL, sets, ids, &verdict, NULL));
    assert_int_equal(verdict.edges, 12);
    assert_false(verdict.found);
    ids[0] = pave_wang_tile_id(set, 15);
    assert_ok(pave_world_verify(window, NULL, sets, ids, &verdict, NULL));
    assert_int_equal(verdict.edge_mismatches, 4);
    assert_true(verdict.found && verdict.cell.q == 0 && verdict.cell.r == 0 && verdict.place == 0);
    pave_window_destroy(window);
    pave_wang_destroy(set);
}

TEST(test_verify_refuses)
{
    const scene_set edges = {PAVE_WANG_EDGE, 2, 1, false},
                    corners = {PAVE_WANG_CORNER, 2, 1, false};
    pave_wang_set *three = scene_set_create_sides(&edges, 3);
    pave_wang_set *other = scene_set_create_sides(&corners, 3);
    pave_wang_set *four = scene_set_create_sides(&edges, 4);
    const pave_window_def def = {
        .tiling = pave_tiling_tri(), .shape = PAVE_WINDOW_PARALLELOGRAM, .width = 2, .height = 1};
    pave_window *window;
    assert_ok(pave_window_create(&def, NULL, &window, NULL));
    const uint32_t ids[2] = {5, 5};
    const pave_wang_set *sides[2] = {three, four}, *kinds[2] = {three, other};
    pave_world_verdict verdict = {.edges = 7};
    pave_error error = {0};
    assert_int_equal(pave_world_verify(window, NULL, sides, ids, &verdict, &error), PAVE_INVALID);
    assert_non_null(strstr(error.message, "face 1 has 3 sides"));
    assert_int_equal(verdict.edges, 0);
    assert_int_equal(pave_world_verify(window, NULL, kinds, ids, &verdict, &error), PAVE_INVALID);
    assert_non_null(strstr(error.message, "kind corner"));
    pave_window_destroy(window);
    pave_wang_destroy(four);
    pave_wang_destroy(other);
    pave_wang_destroy(three);
}

int main(void) { return run_all_tests(NULL, NULL); }
