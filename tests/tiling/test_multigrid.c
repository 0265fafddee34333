/// tests/tiling/test_multigrid.c: multigrids as tilings: sides and their twins, corners, names, the
/// angles around vertices, what makes Penrose's rhombs.
#include <pave/multigrid.h>
#include <pave/random.h>

#include <math.h>

#include "../sparse.h"
#include "../test.h"
#include "src/tiling/multigrid_parts.h"

enum { N_MIN = PAVE_MULTIGRID_FAMILIES_MIN, N_MAX = PAVE_MULTIGRID_FAMILIES_MAX };

#define PI 3.14159265358979323846
#define PHI 1.61803398874989484820

static pave_multigrid multigrid_of(int32_t families, uint64_t seed)
{
    pave_multigrid multigrid;
    const pave_multigrid_def def = {.families = families, .seed = seed};
    assert_ok(pave_multigrid_make(&def, &multigrid, NULL));
    return multigrid;
}

typedef struct patch {
    pave_multigrid multigrid;
    pave_vec2 middle;
    double radius;
    int64_t count;
    pave_cell *cells;
} patch;

static patch patch_of(int32_t families, uint64_t seed, pave_vec2 middle, double radius)
{
    patch out = {.multigrid = multigrid_of(families, seed), .middle = middle, .radius = radius};
    const pave_area area = pave_area_disk(middle, radius);
    assert_int_equal(pave_multigrid_cells(&out.multigrid, &area, NULL, NULL, 0, &out.count),
                     PAVE_CAPACITY);
    out.cells = (pave_cell *)calloc((size_t)out.count, sizeof *out.cells);
    assert_non_null(out.cells);
    assert_ok(pave_multigrid_cells(&out.multigrid, &area, NULL, out.cells, out.count, &out.count));
    return out;
}

static bool same_point(pave_vec2 a, pave_vec2 b) { return memcmp(&a, &b, sizeof a) == 0; }

static void assert_cell(pave_cell a, pave_cell b)
{
    if (!pave_cell_equal(a, b)) fail_msg("%d,%d,%d is not %d,%d,%d", a.q, a.r, a.s, b.q, b.r, b.s);
}

static int compare_cells(const void *a, const void *b)
{
    const pave_cell *left = (const pave_cell *)a, *right = (const pave_cell *)b;
    if (left->s != right->s) return left->s < right->s ? -1 : 1;
    if (left->q != right->q) return left->q < right->q ? -1 : 1;
    return (left->r > right->r) - (left->r < right->r);
}

// ---- Names --------------------------------------------------------------------------------------

TEST(test_names)
{
    assert_string_equal(pave_multigrid_name(4), "ammann-beenker");
    assert_string_equal(pave_multigrid_name(5), "penrose");
    assert_string_equal(pave_multigrid_name(12), "multigrid-12");
    assert_null(pave_multigrid_name(3));
    assert_null(pave_multigrid_name(13));
    assert_null(pave_multigrid_name(INT32_MIN));
}

static void assert_refused(int32_t families, const uint32_t *offsets, pave_result expected)
{
    pave_multigrid out = {.families = 99}, before = out;
    pave_error error = {.result = PAVE_OK};
    const pave_multigrid_def def = {.families = families, .offsets = offsets};
    assert_int_equal(pave_multigrid_make(&def, &out, &error), expected);
    assert_int_equal(error.result, expected);
    assert_true(strlen(error.message) > 10);
    assert_memory_equal(&out, &before, sizeof out);
    assert_int_equal(pave_multigrid_make(&def, &out, NULL), expected);
}

TEST(test_making)
{
    assert_refused(0, NULL, PAVE_RANGE);
    assert_refused(3, NULL, PAVE_RANGE);
    assert_refused(13, NULL, PAVE_RANGE);
    assert_refused(INT32_MIN, NULL, PAVE_RANGE);
    for (int32_t n = N_MIN; n <= N_MAX; n++) {
        const bool prime = n == 5 || n == 7 || n == 11;
        uint32_t offsets[PAVE_MULTIGRID_FAMILIES_MAX];
        for (int32_t l = 0; l < n; l++) offsets[l] = UINT32_C(0x9e3779b9) * (uint32_t)(l + 1) | 1;
        const pave_multigrid_def def = {.families = n, .seed = 3, .offsets = offsets};
        pave_multigrid a, b;
        assert_ok(pave_multigrid_make(&def, &a, NULL));
        assert_memory_equal(a.offsets, offsets, (size_t)n * sizeof *offsets);
        assert_int_equal(a.pair_count, n * (n - 1) / 2);
        for (int32_t l = 0; l < n; l++) {
            const uint32_t kept = offsets[l];
            offsets[l] = kept + 1;
            if (prime) {
                assert_ok(pave_multigrid_make(&def, &b, NULL));
                assert_true(pave_multigrid_hash(&a) != pave_multigrid_hash(&b));
            } else {
                assert_refused(n, offsets, PAVE_INVALID);
            }
            offsets[l] = 0;
            assert_refused(n, offsets, PAVE_INVALID);
            offsets[l] = kept;
        }
    }
}

/// The words of docs/determinism.md.
TEST(test_seeds)
{
    const uint64_t seed = UINT64_C(0xfedcba9876543210);
    for (int32_t n = N_MIN; n <= N_MAX; n++) {
        const pave_multigrid multigrid = multigrid_of(n, seed), other = multigrid_of(n, seed + 1);
        uint32_t sum = 0;
        for (int32_t l = 0; l < n; l++) {
            const uint32_t word =
                pave_random_at(seed, PAVE_STREAM_MULTIGRID, l / 4, 0, 0, 0).word[l % 4];
            uint32_t expected = word | 1;
            if (n == 5) expected = l == 4 ? 0 - sum : word - word % 4 + (l == 3 ? 3 : 1);
            assert_int_equal(multigrid.offsets[l], expected);
            sum += expected;
        }
        assert_true(pave_multigrid_hash(&multigrid) != pave_multigrid_hash(&other));
        assert_true(pave_multigrid_hash(&multigrid) ==
                    pave_hash(pave_hash_word(PAVE_HASH_START, (uint32_t)n), multigrid.offsets, n));
    }
}

/// The table of docs/determinism.md: points, cells, their neighbours, edge 0 and vertex 0.
TEST(test_document)
{
    static const struct {
        int32_t families;
        pave_vec2 point;
        pave_cell cell, neighbors[4], edge, vertex;
    } rows[] = {
        {4,
         {0.25, -0.5},
         {0, -1, 1},
         {{0, -1, 2}, {-1, -1, 5}, {0, 0, 0}, {-1, -1, 3}},
         {0, -1, 4},
         {0, -1, 2}},
        {5,
         {0.25, -0.5},
         {-1, -1, 4},
         {{0, -1, 0}, {0, -1, 1}, {-1, 0, 5}, {-1, 0, 7}},
         {0, -1, 1},
         {0, 0, 3}},
        {5,
         {2e8, -1e8},
         {-41209950, 62763619, 9},
         {{80000000, -41209950, 2},
          {80000000, 62763619, 3},
          {-88232770, -41209950, 7},
          {-88232770, 62763619, 8}},
         {-41209950, 62763619, 18},
         {80000000, -13320902, 0}},
        {12,
         {2e8, -1e8},
         {27883876, -31100424, 17},
         {{27883876, -7471463, 14},
          {2232910, -31100424, 41},
          {27883876, -35355339, 18},
          {33333333, -31100424, 7}},
         {27883876, -7471463, 28},
         {27883876, -7471463, 14}},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const pave_multigrid multigrid = multigrid_of(rows[i].families, 7);
        pave_cell neighbors[4];
        assert_cell(pave_multigrid_cell_at(&multigrid, rows[i].point), rows[i].cell);
        pave_multigrid_neighbors(&multigrid, rows[i].cell, neighbors, NULL);
        for (int k = 0; k < 4; k++) assert_cell(neighbors[k], rows[i].neighbors[k]);
        assert_cell(pave_multigrid_edge(&multigrid, rows[i].cell, 0), rows[i].edge);
        assert_cell(pave_multigrid_vertex(&multigrid, rows[i].cell, 0), rows[i].vertex);
    }
}

TEST(test_pairs)
{
    for (int32_t n = N_MIN; n <= N_MAX; n++) {
        const pave_multigrid multigrid = multigrid_of(n, 1);
        int32_t s = 0;
        for (int32_t i = 0; i < n; i++)
            for (int32_t j = i + 1; j < n; j++, s++) {
                int32_t low = -1, high = -1;
                pave_multigrid_pair(&multigrid, s, &low, &high);
                assert_int_equal(low, i);
                assert_int_equal(high, j);
                assert_int_equal(pave_multigrid_pair_of(&multigrid, i, j), s);
                assert_int_equal(pave_multigrid_pair_of(&multigrid, j, i), s);
            }
        assert_int_equal(s, multigrid.pair_count);
    }
}

TEST(test_range)
{
    for (int32_t n = N_MIN; n <= N_MAX; n++) {
        const pave_multigrid multigrid = multigrid_of(n, 8);
        const double far = PAVE_MULTIGRID_FAR;
        pave_cell cell = pave_cell_of(0, 0);
        cell.s = -1;
        assert_false(pave_multigrid_cell_valid(&multigrid, cell));
        cell.s = multigrid.pair_count;
        assert_false(pave_multigrid_cell_valid(&multigrid, cell));
        for (int32_t s = 0; s < multigrid.pair_count; s++) {
            const pave_cell cells[] = {{0, 0, s},
                                       {INT32_MIN, INT32_MIN, s},
                                       {INT32_MAX, INT32_MIN, s},
                                       {INT32_MAX, 0, s},
                                       {PAVE_MULTIGRID_FAR, PAVE_MULTIGRID_FAR, s}};
            for (int i = 0; i < 5; i++)
                assert_int_equal(pave_multigrid_cell_valid(&multigrid, cells[i]), i == 0);
        }
        // Across the limits of the range, a few cells.
        int inside = 0, outside = 0;
        for (int i = 0; i < 9; i++) {
            if (i == 4) continue;
            const pave_vec2 corner = {(i % 3 - 1) * far, (i / 3 - 1) * far};
            pave_cell at = pave_multigrid_cell_at(&multigrid, corner), out[4];
            for (int step = 0; step < 40; step++) {
                const pave_vec2 center = pave_multigrid_center(&multigrid, at);
                const bool valid = fabs(center.x) <= far && fabs(center.y) <= far;
                assert_int_equal(pave_multigrid_cell_valid(&multigrid, at), valid);
                inside += valid;
                outside += !valid;
                pave_multigrid_neighbors(&multigrid, at, out, NULL);
                at = out[step * 7 / 3 % 4];
            }
        }
        assert_true(inside > 10 && outside > 10);
    }
}

// ---- Sides and corners --------------------------------------------------------------------------

/// The angle at a corner, in steps of pi / N; it is a whole number of them.
static int corner_angle(int32_t n, const pave_vec2 *corners, int k)
{
    const pave_vec2 at = corners[k], a = corners[(k + 1) & 3], b = corners[(k + 3) & 3];
    const double ax = a.x - at.x, ay = a.y - at.y, bx = b.x - at.x, by = b.y - at.y,
                 steps = atan2(ax * by - ay * bx, ax * bx + ay * by) * n / PI;
    assert_true(fabs(steps - round(steps)) < 1e-5);
    return (int)round(steps);
}

/// Angle from north, clockwise, of the middle of side k seen from the centre.
static double side_angle(const pave_vec2 *corners, int k)
{
    const pave_vec2 a = corners[k], b = corners[(k + 1) & 3], c = corners[(k + 2) & 3],
                    d = corners[(k + 3) & 3];
    const double x = (a.x + b.x - c.x - d.x) / 4, y = (a.y + b.y - c.y - d.y) / 4,
                 angle = atan2(x, -y);
    return angle < -1e-5 ? angle + 2 * PI : angle;
}

static void check_shape(const pave_multigrid *multigrid, pave_cell cell)
{
    pave_vec2 corners[4];
    pave_multigrid_corners(multigrid, cell, corners);
    const pave_vec2 center = pave_multigrid_center(multigrid, cell);
    assert_true(fabs(center.x - (corners[0].x + corners[2].x) / 2) < 1e-7);
    assert_true(fabs(center.y - (corners[1].y + corners[3].y) / 2) < 1e-7);
    int sum = 0;
    for (int k = 0; k < 4; k++) {
        const pave_vec2 a = corners[k], b = corners[(k + 1) & 3];
        assert_true(fabs(hypot(b.x - a.x, b.y - a.y) - 1.0) < 1e-6);
        const int angle = corner_angle(multigrid->families, corners, k);
        assert_true(angle > 0 && angle < multigrid->families); // clockwise and convex
        sum += angle;
        assert_true(k == 0 || side_angle(corners, k) > side_angle(corners, k - 1));
    }
    assert_int_equal(sum, 2 * multigrid->families);
}

static void check_sides(const pave_multigrid *multigrid, pave_cell cell)
{
    pave_cell neighbors[4], back[4], edges[4], others[4];
    int twins[4], twins_back[4];
    pave_vec2 corners[4], theirs[4];
    pave_multigrid_corners(multigrid, cell, corners);
    pave_multigrid_neighbors(multigrid, cell, neighbors, twins);
    pave_multigrid_edges(multigrid, cell, edges);
    for (int k = 0; k < 4; k++) {
        const int twin = twins[k];
        pave_multigrid_neighbors(multigrid, neighbors[k], back, twins_back);
        assert_cell(back[twin], cell);
        assert_int_equal(twins_back[twin], k);
        pave_multigrid_corners(multigrid, neighbors[k], theirs);
        assert_true(same_point(corners[k], theirs[(twin + 1) & 3]));
        assert_true(same_point(corners[(k + 1) & 3], theirs[twin]));
        pave_multigrid_edges(multigrid, neighbors[k], others);
        assert_cell(others[twin], edges[k]);
        assert_cell(pave_multigrid_edge(multigrid, cell, k), edges[k]);
        const pave_cell owner = {edges[k].q, edges[k].r, edges[k].s / 2};
        assert_true(pave_cell_equal(owner, cell) || pave_cell_equal(owner, neighbors[k]));
    }
}

static void check_corners(const pave_multigrid *multigrid, pave_cell cell)
{
    pave_vec2 corners[4], theirs[4];
    pave_multigrid_corners(multigrid, cell, corners);
    for (int k = 0; k < 4; k++) {
        pave_cell round[PAVE_MULTIGRID_AROUND_MAX], next[4];
        int32_t name[N_MAX], other[N_MAX];
        const int count = pave_multigrid_around(multigrid, cell, k, round);
        const pave_cell vertex = pave_multigrid_vertex(multigrid, cell, k);
        int sum = 0, named = 0;
        assert_true(count >= 3 && count <= 2 * multigrid->families);
        assert_cell(round[0], cell);
        pave_multigrid_corner_numbers(multigrid, cell, k, name);
        for (int i = 0; i < count; i++) {
            int at = -1;
            pave_multigrid_corners(multigrid, round[i], theirs);
            for (int c = 0; c < 4; c++)
                if (same_point(theirs[c], corners[k])) at = c;
            assert_true(at >= 0);
            sum += corner_angle(multigrid->families, theirs, at);
            pave_multigrid_neighbors(multigrid, round[i], next, NULL);
            assert_cell(next[(at + 3) & 3], round[(i + 1) % count]); // clockwise
            pave_multigrid_corner_numbers(multigrid, round[i], at, other);
            assert_memory_equal(name, other, (size_t)multigrid->families * sizeof *name);
            assert_cell(pave_multigrid_vertex(multigrid, round[i], at), vertex);
            named += pave_cell_equal(round[i], vertex);
        }
        assert_int_equal(sum, 2 * multigrid->families); // a full turn
        assert_int_equal(named, 1);
    }
}

static void check_touching(const pave_multigrid *multigrid, pave_cell cell)
{
    pave_cell touching[4 * PAVE_MULTIGRID_AROUND_MAX], round[PAVE_MULTIGRID_AROUND_MAX],
        neighbors[4];
    const int count = pave_multigrid_touching(multigrid, cell, touching);
    int sum = 0, at = 0;
    for (int k = 0; k < 4; k++) {
        const int found = pave_multigrid_around(multigrid, cell, k, round);
        sum += found - 2; // without the cell, and of its neighbours one
        for (int i = 1; i < found; i++) {
            int times = 0;
            for (int t = 0; t < count; t++) times += pave_cell_equal(touching[t], round[i]);
            assert_int_equal(times, 1);
        }
    }
    assert_int_equal(count, sum);
    pave_multigrid_neighbors(multigrid, cell, neighbors, NULL);
    for (int t = 0; t < count; t++)
        if (at < 4 && pave_cell_equal(touching[t], neighbors[at])) at++;
    assert_int_equal(at, 4); // the neighbours in their order
    assert_cell(touching[0], neighbors[0]);
}

TEST(test_rings)
{
    for (int32_t n = N_MIN; n <= N_MAX; n++) {
        const pave_vec2 places[] = {
            {0, 0}, {12345.5, -777.25}, {-2e8, 2.6e8}, {PAVE_MULTIGRID_FAR - 8.0, 0}};
        for (int i = 0; i < 4; i++) {
            patch found = patch_of(n, (uint64_t)(n + i), places[i], 7.0);
            for (int64_t c = 0; c < found.count; c++) {
                assert_true(pave_multigrid_cell_valid(&found.multigrid, found.cells[c]));
                check_shape(&found.multigrid, found.cells[c]);
                check_sides(&found.multigrid, found.cells[c]);
                check_corners(&found.multigrid, found.cells[c]);
                check_touching(&found.multigrid, found.cells[c]);
            }
            free(found.cells);
        }
    }
}

/// The names of all edges or vertices of a patch: each once for each side or corner there.
static void check_unique(const patch *found, bool edges)
{
    typedef struct named {
        pave_cell name;
        pave_vec2 place;
    } named;
    named *all = (named *)calloc((size_t)found->count * 4, sizeof *all);
    assert_non_null(all);
    for (int64_t i = 0; i < found->count; i++) {
        pave_vec2 corners[4];
        pave_multigrid_corners(&found->multigrid, found->cells[i], corners);
        for (int k = 0; k < 4; k++) {
            const pave_vec2 a = corners[k], b = corners[(k + 1) & 3];
            named *at = &all[4 * i + k];
            at->name = edges ? pave_multigrid_edge(&found->multigrid, found->cells[i], k)
                             : pave_multigrid_vertex(&found->multigrid, found->cells[i], k);
            at->place = edges ? pave_vec2_of(a.x + b.x, a.y + b.y) : a;
        }
    }
    qsort(all, (size_t)found->count * 4, sizeof *all, compare_cells); // the name comes first
    for (int64_t i = 1; i < 4 * found->count; i++)
        if (pave_cell_equal(all[i].name, all[i - 1].name))
            assert_true(same_point(all[i].place, all[i - 1].place));
    // As many names as places: in the order of places each has one name.
    int64_t names = 1, places = 1;
    for (int64_t i = 1; i < 4 * found->count; i++)
        names += !pave_cell_equal(all[i].name, all[i - 1].name);
    for (int64_t i = 0; i < 4 * found->count; i++) { // a place's bits as a name
        uint64_t hash = PAVE_HASH_START;
        uint32_t words[4];
        memcpy(words, &all[i].place, sizeof words);
        hash = pave_hash(hash, words, 4);
        all[i].name.q = (int32_t)(uint32_t)hash;
        all[i].name.r = (int32_t)(uint32_t)(hash >> 32);
        all[i].name.s = 0;
    }
    qsort(all, (size_t)found->count * 4, sizeof *all, compare_cells);
    for (int64_t i = 1; i < 4 * found->count; i++)
        places += !same_point(all[i].place, all[i - 1].place);
    assert_int_equal(names, places);
    free(all);
}

TEST(test_unique_names)
{
    for (int32_t n = N_MIN; n <= N_MAX; n++) {
        for (int i = 0; i < 2; i++) {
            patch found = patch_of(n, 40, pave_vec2_of(i * 1e8, -i * 1e8), 20.0);
            check_unique(&found, true);
            check_unique(&found, false);
            free(found.cells);
        }
    }
}

/// Areas of the cells in disks are those of the disks, apart from the rim.
TEST(test_areas)
{
    for (int32_t n = N_MIN; n <= N_MAX; n++) {
        patch found = patch_of(n, 17, pave_vec2_of(-321.5, 99.0), 60.0);
        double sum = 0.0;
        for (int64_t i = 0; i < found.count; i++) {
            pave_vec2 corners[4];
            pave_multigrid_corners(&found.multigrid, found.cells[i], corners);
            sum += sin(corner_angle(n, corners, 0) * PI / n);
        }
        assert_true(fabs(sum / (PI * 60.0 * 60.0) - 1.0) < 0.005);
        free(found.cells);
    }
}

/// Other seeds give other tilings of the same kind.
TEST(test_seeds_differ)
{
    for (int32_t n = N_MIN; n <= N_MAX; n++) {
        enum { SEEDS = 20 / SPARSE(2) };
        uint64_t hashes[SEEDS];
        for (uint64_t seed = 0; seed < SEEDS; seed++) {
            patch found = patch_of(n, seed, pave_vec2_of(0, 0), 20.0);
            hashes[seed] = PAVE_HASH_START;
            for (int64_t i = 0; i < found.count; i++) {
                const pave_cell cell = found.cells[i];
                hashes[seed] = pave_hash_word(hashes[seed], (uint32_t)cell.q);
                hashes[seed] = pave_hash_word(hashes[seed], (uint32_t)cell.r);
                hashes[seed] = pave_hash_word(hashes[seed], (uint32_t)cell.s);
            }
            free(found.cells);
            for (uint64_t before = 0; before < seed; before++)
                assert_true(hashes[before] != hashes[seed]);
        }
    }
}

// ---- Penrose's rhombs ---------------------------------------------------------------------------

/// Thick rhombs (72 degrees) are phi times as many as thin ones (36).
TEST(test_penrose_shares)
{
    for (uint64_t seed = 0; seed < 4; seed += SPARSE(3)) {
        patch found = patch_of(5, seed, pave_vec2_of(1e7 * (double)seed, 5e3), 150.0);
        int64_t thick = 0;
        for (int64_t i = 0; i < found.count; i++) {
            pave_vec2 corners[4];
            pave_multigrid_corners(&found.multigrid, found.cells[i], corners);
            const int angle = corner_angle(5, corners, 0);
            thick += angle == 2 || angle == 3;
        }
        const double ratio = (double)thick / (double)(found.count - thick);
        assert_true(fabs(ratio - PHI) < 0.003);
        free(found.cells);
    }
}

/// The sum of the numbers of a vertex is one of four in a row (de Bruijn, 1981).
TEST(test_penrose_sums)
{
    for (uint64_t seed = 0; seed < 8; seed++) {
        patch found = patch_of(5, seed, pave_vec2_of(-3e6 * (double)seed, 100), 30.0);
        int32_t least = INT32_MAX, most = INT32_MIN;
        for (int64_t i = 0; i < found.count; i++)
            for (int k = 0; k < 4; k++) {
                int32_t numbers[5], sum = 0;
                pave_multigrid_corner_numbers(&found.multigrid, found.cells[i], k, numbers);
                for (int l = 0; l < 5; l++) sum += numbers[l];
                least = sum < least ? sum : least;
                most = sum > most ? sum : most;
            }
        assert_int_equal(most - least, 3);
        free(found.cells);
    }
}

/// The angles around a vertex, in steps of 36 degrees, as the least number that they can be read
/// as, from any cell and in both directions.
static int64_t vertex_star(const pave_multigrid *multigrid, pave_cell cell, int k)
{
    pave_cell round[PAVE_MULTIGRID_AROUND_MAX];
    pave_vec2 corners[4], at;
    int angles[PAVE_MULTIGRID_AROUND_MAX];
    const int count = pave_multigrid_around(multigrid, cell, k, round);
    pave_multigrid_corners(multigrid, cell, corners);
    at = corners[k];
    for (int i = 0; i < count; i++) {
        pave_multigrid_corners(multigrid, round[i], corners);
        for (int c = 0; c < 4; c++)
            if (same_point(corners[c], at)) angles[i] = corner_angle(5, corners, c);
    }
    int64_t least = INT64_MAX;
    for (int start = 0; start < count; start++)
        for (int way = 1; way >= -1; way -= 2) {
            int64_t read = 0;
            for (int i = 0; i < count; i++)
                read = read * 10 + angles[(start + way * i + count * count) % count];
            least = read < least ? read : least;
        }
    return least;
}

/// Around the vertices of Penrose's rhombs there are these angles and no others (de Bruijn, 1981,
/// whose eighth star has the angles of another and other surroundings).
TEST(test_penrose_stars)
{
    static const int64_t stars[] = {244, 334, 2224, 12133, 22222, 112222, 1121122};
    enum { STARS = sizeof stars / sizeof *stars };
    int64_t counts[STARS] = {0};
    for (uint64_t seed = 0; seed < 3; seed++) {
        patch found = patch_of(5, seed, pave_vec2_of(0, 2e5 * (double)seed), 40.0);
        for (int64_t i = 0; i < found.count; i++)
            for (int k = 0; k < 4; k++) {
                const int64_t star = vertex_star(&found.multigrid, found.cells[i], k);
                int at = 0;
                while (at < STARS && stars[at] != star) at++;
                if (at == STARS) fail_msg("a star of the angles %lld", (long long)star);
                counts[at]++;
            }
        free(found.cells);
    }
    for (int at = 0; at < STARS; at++) assert_true(counts[at] > 0);
}

int main(void) { return run_all_tests(NULL, NULL); }
