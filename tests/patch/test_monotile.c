/// tests/patch/test_monotile.c: hats and spectres: every side inside has one twin and every angle
/// sum is a full turn, in whole numbers; the same tiles for every area asked; their shares and
/// counts; names; the whole range; what is refused.
#include "../sparse.h"
#include "../test.h"
#include "src/base/area.h"
#include "src/base/memory.h"
#include "src/mesh/polygons_build.h"
#include "src/patch/monotile_model.h"

#include <pave/hex.h>
#include <pave/random.h>

#include <float.h>
#include <math.h>

enum { SHAPES = 2, CORNERS = PAVE_MONOTILE_CORNERS };

static const double tile_diameter = 7.0; // at most; from the centre it is less

static double tile_area(pave_monotile kind)
{
    return kind == PAVE_MONOTILE_HAT ? 8.0 * sqrt(3.0) : 3.0 + 3.0 * sqrt(3.0);
}

static pave_patch *patch_of(pave_monotile kind, uint64_t seed, pave_area area)
{
    pave_patch *patch;
    assert_ok(pave_patch_create_from_monotile(&(pave_monotile_def){kind, seed}, &area, NULL, &patch,
                                              NULL));
    return patch;
}

static pave_area disk(double x, double y, double radius)
{
    return pave_area_disk(pave_vec2_of(x, y), radius);
}

static pave_cell *cells_of(pave_monotile kind, uint64_t seed, pave_area area, int64_t *count)
{
    const pave_monotile_def def = {kind, seed};
    pave_monotile_list list;
    assert_ok(pave_monotile_gather(&def, &area, NULL, &list, NULL));
    *count = list.count;
    pave_cell *cells = malloc(((size_t)*count + 1) * sizeof *cells);
    for (int64_t i = 0; i < *count; i++) cells[i] = list.tiles[i].cell;
    pave_array_release(NULL, list.tiles);
    return cells;
}

// ---- Rules --------------------------------------------------------------------------------------

static int64_t tiles_of(const pave_monotile_rules *rules, int level, char letter, bool mirrored)
{
    const pave_monotile_rule *rule = &rules->of[strchr(rules->kinds, letter) - rules->kinds];
    int64_t sum = 0;
    for (int i = 0; level == 0 && i < rule->leaf_count; i++)
        sum += !mirrored || rules->leaves[rule->leaf + i].mirrored;
    for (const char *child = rule->children; level > 0 && *child; child++)
        if (*child != '-') sum += tiles_of(rules, level - 1, *child, mirrored);
    return sum;
}

/// Of hats: those of H are squares of numbers of Fibonacci, and the mirrored ones of all levels,
/// which are as many as the clusters H, follow the recurrence of phi^4. Of spectres: 1, 9, 71, 559,
/// and so by the recurrence of 4 + sqrt 15.
TEST(test_counts)
{
    const pave_monotile_rules *hat = pave_monotile_rules_of(PAVE_MONOTILE_HAT),
                              *spectre = pave_monotile_rules_of(PAVE_MONOTILE_SPECTRE);
    int64_t fibonacci[24] = {0, 1};
    for (int i = 2; i < 24; i++) fibonacci[i] = fibonacci[i - 1] + fibonacci[i - 2];
    for (int level = 0; level < 6; level++) {
        const int64_t root = fibonacci[2 * level + 3];
        assert_int_equal(tiles_of(hat, level, 'H', false), root * root);
        assert_int_equal(tiles_of(hat, level + 1, 'T', false), root * root);
    }
    int64_t mirrored[6], one = 1, two = 9;
    for (int level = 0; level < 6; level++) mirrored[level] = tiles_of(hat, level, 'H', true);
    for (int level = 2; level < 6; level++) // 1, 3, 22, 147, 1009, ...
        assert_int_equal(mirrored[level],
                         7 * mirrored[level - 1] - mirrored[level - 2] + (level % 2 == 0 ? 2 : -4));
    for (int level = 0; level < 6; level++) {
        assert_int_equal(tiles_of(spectre, level, 'S', false), one);
        const int64_t next = 8 * two - one;
        one = two;
        two = next;
    }
    assert_int_equal(tiles_of(spectre, 4, 'M', false), 3842);
}

/// The ratio by which names of spectres are short: of the vectors of level 24 n1 + n3 z^2 over n0 +
/// n2 z^2, in doubles, against the numbers of monotile.c and their formula.
TEST(test_ratio)
{
    const pave_monotile_rules *rules = pave_monotile_rules_of(PAVE_MONOTILE_SPECTRE);
    pave_monotile_point v[2] = {pave_monotile_small(rules->vectors[0]),
                                pave_monotile_small(rules->vectors[1])};
    for (int level = 0; level < 24; level++) {
        pave_monotile_point next[2];
        for (int i = 0; i < 2; i++) {
            next[i] = (pave_monotile_point){{0}};
            for (int j = 0; j < 2; j++) {
                const int8_t *by = rules->next[i][j];
                next[i] = pave_monotile_sum(next[i], pave_monotile_scaled(v[j], by[0]));
                next[i] = pave_monotile_sum(
                    next[i],
                    pave_monotile_scaled(pave_monotile_turned(v[j], level % 2 ? 10 : 2), by[1]));
            }
        }
        v[0] = next[0];
        v[1] = next[1];
    }
    const double a = (double)v[0].n[0], b = (double)v[0].n[2], c = (double)v[0].n[1],
                 d = (double)v[0].n[3], norm = a * a + a * b + b * b;
    const double s1 = (c * (a + b) + d * b) / norm, s3 = (d * a - c * b) / norm; // (c + d w) / (..)
    assert_true(fabs(s1 - (15.0 - sqrt(15.0)) / 21.0) < 1e-12);
    assert_true(fabs(s3 - (5.0 * sqrt(15.0) - 12.0) / 21.0) < 1e-12);
    assert_int_equal(llround(s1 * 0x1p30), 568930627);
    assert_int_equal(llround(s3 * 0x1p30), 376572339);
}

// ---- Tilings ------------------------------------------------------------------------------------

static pave_monotile_point numbers_of(pave_monotile kind, pave_cell cell, int k)
{
    int32_t n[4];
    pave_monotile_corner_numbers(kind, cell, k, n);
    return (pave_monotile_point){{n[0], n[1], n[2], n[3]}};
}

static bool same(pave_monotile_point a, pave_monotile_point b)
{
    return memcmp(&a, &b, sizeof a) == 0;
}

/// The direction of side k in steps of 30 degrees, whose length must be 1 or, of a hat, sqrt 3.
static int direction_of(pave_monotile kind, pave_cell cell, int k)
{
    const pave_monotile_point step =
        pave_monotile_sum(numbers_of(kind, cell, (k + 1) % CORNERS),
                          pave_monotile_scaled(numbers_of(kind, cell, k), -1));
    for (int d = 0; d < 12; d++) {
        const pave_monotile_point one = pave_monotile_turned((pave_monotile_point){{1}}, d),
                                  root =
                                      pave_monotile_turned((pave_monotile_point){{0, 2, 0, -1}}, d);
        if (same(step, one) || (kind == PAVE_MONOTILE_HAT && same(step, root))) return d;
    }
    fail_msg("a side is none");
    return -1;
}

/// The angle inside corner k, in steps of 30 degrees.
static int angle_of(pave_monotile kind, pave_cell cell, int k)
{
    const int before = direction_of(kind, cell, (k + CORNERS - 1) % CORNERS),
              turn = (direction_of(kind, cell, k) - before + 17) % 12 - 5; // -5..6
    return 6 - turn;
}

static int compare_points(const void *a, const void *b)
{
    return memcmp(a, b, sizeof(pave_monotile_point));
}

/// Corners in one place are one vertex with the bits of the position, and no two vertices are in
/// one place.
static void check_vertices(pave_monotile kind, const pave_patch *patch)
{
    const pave_polygons *polygons = patch->polygons;
    pave_monotile_point *at = malloc((size_t)polygons->vertex_count * sizeof *at);
    bool *seen = calloc((size_t)polygons->vertex_count, sizeof *seen);
    for (int32_t i = 0; i < patch->cell_count; i++) {
        pave_vec2 corners[CORNERS];
        pave_monotile_corners(kind, patch->cells[i], corners);
        assert_int_equal(pave_polygons_side_count(polygons, i), CORNERS);
        for (int k = 0; k < CORNERS; k++) {
            const int32_t vertex = polygons->corners[polygons->start[i] + k];
            const pave_monotile_point point = numbers_of(kind, patch->cells[i], k);
            assert_memory_equal(&polygons->vertices[vertex], &corners[k], sizeof *corners);
            assert_true(!seen[vertex] || same(at[vertex], point));
            seen[vertex] = true;
            at[vertex] = point;
        }
    }
    qsort(at, (size_t)polygons->vertex_count, sizeof *at, compare_points);
    for (int32_t v = 1; v < polygons->vertex_count; v++) assert_false(same(at[v - 1], at[v]));
    free(seen);
    free(at);
}

/// A side with no neighbour is near the rim of the disk; every other has one twin. The angles
/// around each vertex inside make a full turn; at most that at the others.
static void check_fit(pave_monotile kind, const pave_patch *patch, pave_vec2 middle, double radius)
{
    const pave_polygons *polygons = patch->polygons;
    int32_t *angles = calloc((size_t)polygons->vertex_count, sizeof *angles);
    bool *rim = calloc((size_t)polygons->vertex_count, sizeof *rim);
    for (int32_t i = 0; i < patch->cell_count; i++)
        for (int k = 0; k < CORNERS; k++) {
            const int32_t vertex = polygons->corners[polygons->start[i] + k];
            angles[vertex] += angle_of(kind, patch->cells[i], k);
            const int32_t there = pave_polygons_neighbor(polygons, i, k);
            if (there >= 0) {
                const int32_t twin = pave_polygons_twin(polygons, i, k);
                assert_int_equal(pave_polygons_twin(polygons, there, twin), k);
                continue;
            }
            const int32_t end = polygons->corners[polygons->start[i] + (k + 1) % CORNERS];
            rim[vertex] = rim[end] = true;
            const pave_vec2 at = polygons->vertices[vertex];
            assert_true(hypot(at.x - middle.x, at.y - middle.y) > radius - tile_diameter);
        }
    for (int32_t v = 0; v < polygons->vertex_count; v++)
        assert_true(rim[v] ? angles[v] < 12 : angles[v] == 12);
    free(rim);
    free(angles);
}

/// As many tiles as the disk has room for, up to those that its rim cuts.
static void check_density(pave_monotile kind, const pave_patch *patch, double radius)
{
    const double pi = 3.14159265358979, expected = pi * radius * radius / tile_area(kind),
                 rim = 2.0 * pi * radius * tile_diameter / tile_area(kind);
    assert_true(fabs(patch->cell_count - expected) < 0.25 * rim);
}

static void check_disk(pave_monotile kind, uint64_t seed, double x, double y, double radius)
{
    pave_patch *patch = patch_of(kind, seed, disk(x, y, radius));
    assert_string_equal(patch->name, pave_word(pave_monotile_words, kind));
    check_vertices(kind, patch);
    check_fit(kind, patch, pave_vec2_of(x, y), radius);
    check_density(kind, patch, radius);
    pave_patch_destroy(patch);
}

TEST(test_fit)
{
    for (int kind = 0; kind < SHAPES; kind++)
        for (uint64_t seed = 0; seed < 3; seed += SPARSE(3)) {
            check_disk((pave_monotile)kind, seed, 0, 0, 90 - 30 * (SPARSE(2) - 1));
            check_disk((pave_monotile)kind, seed, 1e6, -2e6, 50 - 15 * (SPARSE(2) - 1));
        }
}

/// The corners, the sides and the middle of the whole range, and places between, of many seeds.
TEST(test_range)
{
    const double far = PAVE_MONOTILE_FAR - 40.0;
    for (int kind = 0; kind < SHAPES; kind++)
        for (uint64_t seed = 0; seed < 12; seed += SPARSE(12))
            for (int i = 0; i < 9; i++)
                check_disk((pave_monotile)kind, seed * 7919 + 11, far * (i % 3 - 1),
                           far * (i / 3 - 1), 30 - 10 * (SPARSE(2) - 1));
    pave_random_words words;
    for (int i = 0; i < 200; i += SPARSE(13)) {
        words = pave_random_at(5, PAVE_STREAM_USER, i, 0, 0, 0);
        check_disk((pave_monotile)(i % 2), words.word[2], far * ((int32_t)words.word[0] * 0x1p-31),
                   far * ((int32_t)words.word[1] * 0x1p-31), 16);
    }
}

// ---- Areas --------------------------------------------------------------------------------------

static bool listed(const pave_cell *cells, int64_t count, pave_cell cell)
{
    for (int64_t i = 0; i < count; i++)
        if (pave_cell_equal(cells[i], cell)) return true;
    return false;
}

/// Of two areas that overlap, each has the tiles of the other whose centres lie in it; both are in
/// order, and without any twice.
static void check_overlap(pave_monotile kind, pave_area a, pave_area b)
{
    int64_t counts[2], common = 0;
    const pave_area areas[] = {a, b};
    pave_cell *cells[] = {cells_of(kind, 77, a, &counts[0]), cells_of(kind, 77, b, &counts[1])};
    for (int one = 0; one < 2; one++)
        for (int64_t i = 0; i < counts[one]; i++) {
            const pave_vec2 at = pave_monotile_center(kind, cells[one][i]);
            const pave_vec2 last = pave_monotile_center(kind, cells[one][i - (i > 0)]);
            assert_true(i == 0 || last.y < at.y || (last.y == at.y && last.x < at.x));
            assert_true(pave_area_contains(&areas[one], at));
            const bool both = pave_area_contains(&areas[!one], at);
            assert_int_equal(both, listed(cells[!one], counts[!one], cells[one][i]));
            common += both;
        }
    assert_true(common > 20 && common % 2 == 0);
    free(cells[0]);
    free(cells[1]);
}

static bool even_column(void *context, pave_vec2 point)
{
    ++*(int64_t *)context;
    return (int64_t)floor(point.x) % 2 == 0;
}

TEST(test_areas)
{
    int64_t calls = 0;
    for (int kind = 0; kind < SHAPES; kind++)
        for (int far = 0; far < 3; far++) {
            const double x = 1e6 * far * far * 20.0, y = -3e5 * far;
            const pave_area wide = pave_area_rectangle(pave_vec2_of(x - 90, y - 9),
                                                       pave_vec2_of(x + 90, y + 9)),
                            high = pave_area_rectangle(pave_vec2_of(x - 9, y - 90),
                                                       pave_vec2_of(x + 30, y + 90));
            pave_area some = wide;
            some.contains = even_column;
            some.context = &calls;
            check_overlap((pave_monotile)kind, wide, high);
            check_overlap((pave_monotile)kind, disk(x, y, 30), disk(x + 20, y, 25));
            check_overlap((pave_monotile)kind, disk(x, y, 30), some);
        }
    assert_true(calls > 0);
}

/// A point, a line and an area between centres have few tiles or none.
TEST(test_small_areas)
{
    for (int kind = 0; kind < SHAPES; kind++) {
        int64_t count;
        pave_cell *cells = cells_of((pave_monotile)kind, 3, disk(0, 0, 0), &count);
        assert_true(count <= 1);
        free(cells);
        cells = cells_of((pave_monotile)kind, 3, disk(0, 0, 8), &count);
        const pave_vec2 center = pave_monotile_center((pave_monotile)kind, cells[0]);
        free(cells);
        cells = cells_of((pave_monotile)kind, 3, pave_area_rectangle(center, center), &count);
        assert_int_equal(count, 1);
        free(cells);
        pave_patch *patch = patch_of((pave_monotile)kind, 3, disk(center.x + 0.5, center.y, 0.25));
        assert_int_equal(patch->cell_count, 0);
        pave_patch_destroy(patch);
    }
}

// ---- Seeds --------------------------------------------------------------------------------------

/// A tile whose first corner is the origin; every tiling has one.
static pave_cell tile_at_origin(pave_monotile kind, uint64_t seed)
{
    int64_t count, at = 0;
    pave_cell *cells = cells_of(kind, seed, disk(0, 0, 8), &count);
    while (at < count && !same(numbers_of(kind, cells[at], 0), (pave_monotile_point){{0}})) at++;
    assert_true(at < count);
    const pave_cell cell = cells[at];
    free(cells);
    return cell;
}

/// The tile at the origin is mirrored or oddly turned about as often as tiles are, and in each of
/// its turns.
TEST(test_origins)
{
    enum { SEEDS = 600 / SPARSE(4) };
    for (int kind = 0; kind < SHAPES; kind++) {
        int turns[12] = {0}, rare = 0;
        for (uint64_t seed = 0; seed < SEEDS; seed++) {
            const int32_t pose = tile_at_origin((pave_monotile)kind, seed).s % 12;
            turns[pose]++;
            rare += kind == PAVE_MONOTILE_HAT ? pose >= 6 : pose % 2;
        }
        for (int turn = 0; turn < 12; turn++) assert_true(turns[turn] > 0);
        assert_true(rare > SEEDS / 16 && rare < SEEDS / 4);
    }
}

TEST(test_seeds)
{
    enum { SEEDS = 40 / SPARSE(4) };
    for (int kind = 0; kind < SHAPES; kind++) {
        uint64_t hashes[SEEDS];
        for (uint64_t seed = 0; seed < SEEDS; seed++) {
            int64_t count;
            pave_cell *cells = cells_of((pave_monotile)kind, seed, disk(0, 0, 60), &count);
            hashes[seed] = pave_hash(PAVE_HASH_START, (const uint32_t *)cells, 3 * count);
            free(cells);
            for (uint64_t other = 0; other < seed; other++)
                assert_true(hashes[other] != hashes[seed]);
        }
    }
}

/// The shares of hats that are mirrored, and of spectres that are turned by an odd count of steps.
TEST(test_shares)
{
    const double phi = (1.0 + sqrt(5.0)) / 2.0,
                 expected[] = {1.0 / (phi * phi * phi * phi + 1.0), 1.0 / (5.0 + sqrt(15.0))};
    for (int kind = 0; kind < SHAPES; kind++) {
        int64_t count, rare = 0, turns[6] = {0};
        pave_cell *cells = cells_of((pave_monotile)kind, 9, disk(5e5, 5e5, 400), &count);
        for (int64_t i = 0; i < count; i++) {
            const int32_t pose = cells[i].s % 12;
            rare += kind == PAVE_MONOTILE_HAT ? pose >= 6 : pose % 2;
            turns[kind == PAVE_MONOTILE_HAT ? pose % 6 : pose / 2]++;
        }
        assert_true(fabs((double)rare / (double)count - expected[kind]) < 0.001);
        for (int turn = 0; turn < 6; turn++)
            assert_true(fabs((double)turns[turn] / (double)count - 1.0 / 6.0) < 0.02);
        free(cells);
    }
}

// ---- Names --------------------------------------------------------------------------------------

/// Names of spectres keep well within the range of their offsets, and those of another s are of
/// another place; the centre is the mean of the corners.
TEST(test_names)
{
    for (int kind = 0; kind < SHAPES; kind++)
        for (int far = 0; far < 3; far++) {
            int64_t count;
            const double x = far * 1.3e8;
            pave_cell *cells = cells_of((pave_monotile)kind, 21, disk(x, x, 120), &count);
            for (int64_t i = 0; i < count; i++) {
                assert_true(pave_monotile_cell_valid((pave_monotile)kind, cells[i]));
                pave_vec2 corners[CORNERS], sum = {0, 0};
                pave_monotile_corners((pave_monotile)kind, cells[i], corners);
                for (int k = 0; k < CORNERS; k++) {
                    sum.x += corners[k].x / CORNERS;
                    sum.y += corners[k].y / CORNERS;
                }
                const pave_vec2 center = pave_monotile_center((pave_monotile)kind, cells[i]);
                assert_true(fabs(sum.x - center.x) < 1e-6 && fabs(sum.y - center.y) < 1e-6);
                const int32_t offsets = cells[i].s / 12;
                assert_true(kind == PAVE_MONOTILE_HAT
                                ? offsets == 0
                                : abs(offsets % 32 - 16) <= 8 && abs(offsets / 32 - 16) <= 8);
            }
            free(cells);
        }
    assert_false(pave_monotile_cell_valid((pave_monotile)2, (pave_cell){0, 0, 0}));
    assert_false(pave_monotile_cell_valid(PAVE_MONOTILE_HAT, (pave_cell){0, 0, 12}));
    assert_false(pave_monotile_cell_valid(PAVE_MONOTILE_HAT, (pave_cell){0, 0, -1}));
    assert_true(pave_monotile_cell_valid(PAVE_MONOTILE_HAT, (pave_cell){0, 0, 11}));
    assert_true(pave_monotile_cell_valid(PAVE_MONOTILE_SPECTRE, (pave_cell){0, 0, 12287}));
    assert_false(pave_monotile_cell_valid(PAVE_MONOTILE_SPECTRE, (pave_cell){0, 0, 12288}));
    assert_false(pave_monotile_cell_valid(PAVE_MONOTILE_HAT, (pave_cell){1 << 27, 1 << 27, 0}));
    assert_true(pave_monotile_cell_valid(PAVE_MONOTILE_HAT, (pave_cell){1 << 26, -(1 << 26), 0}));
    assert_false(pave_monotile_cell_valid(PAVE_MONOTILE_HAT, (pave_cell){INT32_MAX, 0, 0}));
}

/// Corner 0 of a hat is the centre of the flat hexagon of side 2 that its name has.
TEST(test_hexagons)
{
    pave_layout layout;
    const pave_layout_def flat = {.orientation = PAVE_FLAT, .size = 2.0};
    assert_ok(pave_hex_layout(&flat, &layout, NULL));
    int64_t count;
    pave_cell *cells = cells_of(PAVE_MONOTILE_HAT, 8, disk(1000, -3000, 60), &count);
    for (int64_t i = 0; i < count; i++) {
        pave_vec2 corners[CORNERS];
        pave_monotile_corners(PAVE_MONOTILE_HAT, cells[i], corners);
        const pave_vec2 center = pave_hex_face_point(&layout, pave_cell_of(cells[i].q, cells[i].r));
        assert_true(hypot(center.x - corners[0].x, center.y - corners[0].y) < 1e-9);
    }
    free(cells);
}

// ---- Refusals -----------------------------------------------------------------------------------

static void refuse(pave_monotile kind, pave_area area)
{
    const pave_monotile_def def = {kind, 1};
    pave_patch *patch = (pave_patch *)&area;
    pave_error error = {0};
    assert_int_equal(pave_patch_create_from_monotile(&def, &area, NULL, &patch, &error),
                     PAVE_RANGE);
    assert_null(patch);
    assert_true(error.result == PAVE_RANGE && error.message[0]);
}

TEST(test_refusals)
{
    const double far = PAVE_MONOTILE_FAR;
    refuse((pave_monotile)2, disk(0, 0, 1));
    refuse(PAVE_MONOTILE_HAT, disk(far, 0, 1));
    refuse(PAVE_MONOTILE_HAT, disk(-far, 0, 1));
    refuse(PAVE_MONOTILE_SPECTRE, disk(0, far, 1));
    refuse(PAVE_MONOTILE_SPECTRE, disk(0, -far, 1));
    refuse(PAVE_MONOTILE_HAT, disk(NAN, 0, 1));
    refuse(PAVE_MONOTILE_HAT, disk(0, NAN, 1));
    refuse(PAVE_MONOTILE_HAT, disk(0, 0, INFINITY));
    refuse(PAVE_MONOTILE_HAT, disk(0, 0, -1));
}

int main(void) { return run_all_tests(NULL, NULL); }
