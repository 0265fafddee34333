/// tests/region/test_borders_smooth.c: smooth borders: ends stay and neighbours share points bit
/// for bit, nothing crosses, rings keep their direction and divide the whole, options have their
/// effect, and failing allocations.
#include "../sparse.h"
#include "../test.h"
#include "borders_fixture.h"
#include "src/region/borders_parts.h"

#include <math.h>

static pave_borders *borders_of(const pave_polygons *polygons, const int32_t *map, int32_t count)
{
    pave_borders *borders = NULL;
    pave_error error = {0};
    assert_ok(pave_borders_create(
        &(pave_borders_def){.polygons = polygons, .of_cell = map, .count = count}, NULL, &borders,
        &error));
    return borders;
}

// ---- Crossings, by looking at all pairs ---------------------------------------------------------

/// The distance between two segments, which do not cross.
static double point_distance(pave_vec2 p, pave_vec2 a, pave_vec2 b)
{
    const double x = b.x - a.x, y = b.y - a.y, all = x * x + y * y;
    double share = all > 0.0 ? ((p.x - a.x) * x + (p.y - a.y) * y) / all : 0.0;
    share = share < 0.0 ? 0.0 : share > 1.0 ? 1.0 : share;
    return hypot(p.x - a.x - share * x, p.y - a.y - share * y);
}

static double cross_of(pave_vec2 a, pave_vec2 b, pave_vec2 c)
{
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

static bool segments_meet(pave_vec2 a, pave_vec2 b, pave_vec2 c, pave_vec2 d)
{
    const double near = 1e-9;
    if (fmax(a.x, b.x) + near < fmin(c.x, d.x) || fmax(c.x, d.x) + near < fmin(a.x, b.x) ||
        fmax(a.y, b.y) + near < fmin(c.y, d.y) || fmax(c.y, d.y) + near < fmin(a.y, b.y))
        return false;
    if ((cross_of(a, b, c) > 0.0) != (cross_of(a, b, d) > 0.0) &&
        (cross_of(c, d, a) > 0.0) != (cross_of(c, d, b) > 0.0))
        return true;
    return point_distance(a, c, d) < near || point_distance(b, c, d) < near ||
           point_distance(c, a, b) < near || point_distance(d, a, b) < near;
}

typedef struct piece {
    pave_vec2 a, b;
    int64_t from, to; ///< names: points, and below 0 junctions
} piece;

static piece *pieces_of_arcs(const pave_borders *borders, int64_t *count)
{
    piece *pieces = malloc(((size_t)borders->point_count + 1) * sizeof *pieces);
    *count = 0;
    for (int32_t i = 0; i < borders->arc_count; i++) {
        const pave_arc *arc = &borders->arcs[i];
        for (int64_t k = 0; k < arc->count - !arc->closed; k++) {
            const int64_t next = k + 1 < arc->count ? k + 1 : 0;
            piece *at = &pieces[(*count)++];
            *at = (piece){borders->points[arc->start + k], borders->points[arc->start + next],
                          arc->start + k, arc->start + next};
            if (!arc->closed && k == 0) at->from = -1 - arc->from;
            if (!arc->closed && next == arc->count - 1) at->to = -1 - arc->to;
        }
    }
    return pieces;
}

/// Segments meet only where one ends and the other begins, and there they do not lie on each other.
static bool anything_crosses(const pave_borders *borders)
{
    int64_t count;
    piece *pieces = pieces_of_arcs(borders, &count);
    bool found = false;
    for (int64_t i = 0; i < count && !found; i++)
        for (int64_t k = 0; k < i && !found; k++) {
            const piece *s = &pieces[i], *t = &pieces[k];
            const bool head = s->from == t->from || s->to == t->to,
                       chain = s->from == t->to || s->to == t->from;
            if (!head && !chain) {
                found = segments_meet(s->a, s->b, t->a, t->b);
                continue;
            }
            const pave_vec2 at = s->from == t->from || s->from == t->to ? s->a : s->b;
            const pave_vec2 one = s->from == t->from || s->from == t->to ? s->b : s->a;
            const pave_vec2 other = t->from == s->from || t->from == s->to ? t->b : t->a;
            found = point_distance(one, at, other) < 1e-9 || point_distance(other, at, one) < 1e-9;
        }
    free(pieces);
    return found;
}

// ---- What holds of smooth borders ---------------------------------------------------------------

static void check_ends(const pave_borders *borders)
{
    for (int32_t i = 0; i < borders->arc_count; i++) {
        const pave_arc *arc = &borders->arcs[i];
        if (arc->closed) continue;
        assert_memory_equal(&borders->points[arc->start], &borders->polygons->vertices[arc->from],
                            sizeof(pave_vec2));
        assert_memory_equal(&borders->points[arc->start + arc->count - 1],
                            &borders->polygons->vertices[arc->to], sizeof(pave_vec2));
    }
}

/// Rings are made of the points of arcs, bit for bit; outer rings and holes keep their direction.
static double check_rings(const pave_borders *borders)
{
    double all = 0.0;
    for (int32_t t = 1; t <= borders->count; t++) {
        int32_t rings;
        const pave_ring *first = pave_borders_rings(borders, t, &rings);
        all += pave_borders_area(borders, t);
        for (int32_t k = 0; k < rings; k++) {
            int64_t count = 0, at = 0;
            double twice = 0.0;
            (void)pave_borders_ring(borders, t, k, NULL, 0, &count);
            pave_vec2 *points = malloc((size_t)count * sizeof *points);
            assert_ok(pave_borders_ring(borders, t, k, points, count, &count));
            for (int64_t i = 1; i + 1 < count; i++)
                twice += cross_of(points[0], points[i], points[i + 1]);
            assert_true(first[k].hole ? twice < 0.0 : twice > 0.0);
            for (int64_t r = 0; r < first[k].count; r++) {
                const int32_t ref = borders->refs[first[k].start + r];
                const pave_arc *arc = &borders->arcs[ref < 0 ? ~ref : ref];
                for (int64_t i = 0; i < arc->count - !arc->closed; i++, at++)
                    assert_memory_equal(
                        &points[at],
                        &borders->points[arc->start + (ref < 0 ? arc->count - 1 - i : i)],
                        sizeof *points);
            }
            assert_int_equal(at, count);
            free(points);
        }
    }
    return all;
}

static const pave_smooth_def ways[] = {
    {0},
    {.rim = true},
    {.passes = -1, .rounds = -1},
    {.passes = 100, .rounds = 1, .rim = true},
    {.wiggle = 1.0, .seed = 4, .rim = true},
    {.wiggle = 0.5, .seed = 5, .rounds = 3},
    {.corners = true, .rim = true},
    {.corners = true, .rounds = 4},
};

/// `before`: the area of all territories as cells have them.
static void check_smooth(pave_borders *borders, const pave_smooth_def *def, double before)
{
    pave_error error;
    const int64_t sides = borders->side_count;
    assert_ok(pave_borders_smooth(borders, def, &error));
    check_ends(borders);
    const double after = check_rings(borders);
    assert_false(anything_crosses(borders));
    assert_int_equal(sides, borders->side_count);
    if (!def->rim &&
        borders->polygons->cell_count > 0) { // the area of the whole map stays, if no cell is empty
        bool whole = true;
        for (int32_t i = 0; i < borders->arc_count; i++)
            whole = whole && (borders->arcs[i].left > 0 || borders->arcs[i].rim);
        if (whole) assert_true(fabs(after - before) < 1e-9 * before);
        for (int32_t i = 0; i < borders->arc_count; i++) {
            const pave_arc *arc = &borders->arcs[i];
            if (arc->rim) assert_int_equal(arc->count, arc->side_count + !arc->closed);
        }
    }
}

TEST(random_maps_stay_glued)
{
    for (int number = 0; number < ALL_OUTLINES; number++) {
        outlines of = any_outlines(number);
        for (uint64_t seed = (uint64_t)number % SPARSE(2); seed < 4; seed += SPARSE(2)) {
            int32_t *map = random_map(of.polygons, seed + 9 * (uint64_t)number, 1 + (int32_t)seed,
                                      2 * (int)seed);
            for (int32_t i = 0; i < of.polygons->cell_count && seed == 3; i++)
                map[i] += map[i] == 0; // no cell is empty
            pave_borders *borders = borders_of(of.polygons, map, 1 + (int32_t)seed);
            const uint64_t hash = pave_borders_hash(borders);
            const double area = check_rings(borders);
            for (size_t w = ((size_t)number + seed) % SPARSE(3); w < sizeof ways / sizeof *ways;
                 w += SPARSE(3))
                check_smooth(borders, &ways[w], area);
            // Smoothing begins again each time.
            const pave_smooth_def none = {.corners = true, .rounds = -1};
            assert_ok(pave_borders_smooth(borders, &none, NULL));
            assert_true(pave_borders_hash(borders) == hash);
            pave_borders_destroy(borders);
            free(map);
        }
        outlines_free(&of);
    }
}

// ---- What it looks like -------------------------------------------------------------------------

/// A border along a row of hexagons zigzags; smooth, it is a straight line.
TEST(zigzags_become_straight)
{
    outlines of = outlines_of(
        &(pave_window_def){.tiling = pave_tiling_hex(), .width = 12, .height = 8}, NULL);
    int32_t map[96], count;
    for (int32_t i = 0; i < 96; i++) map[i] = i < 48 ? 1 : 2;
    pave_borders *borders = borders_of(of.polygons, map, 2);
    const int32_t arc = borders_between(borders, 1, 2, &count);
    assert_int_equal(count, 1);
    const double zigzag = length_of(borders, arc);
    assert_ok(pave_borders_smooth(borders, NULL, NULL));
    const pave_arc *at = &borders->arcs[arc];
    const double middle = 0.5 * (borders->points[at->start + at->count / 2].y +
                                 borders->points[at->start + at->count / 2 - 1].y);
    for (int64_t i = at->count / 4; i < at->count - at->count / 4; i++)
        assert_true(fabs(borders->points[at->start + i].y - middle) < 0.02);
    assert_true(length_of(borders, arc) < 0.9 * zigzag);
    pave_borders_destroy(borders);
    outlines_free(&of);
}

/// A single cell keeps the area that the middles of its sides enclose: three quarters of a hexagon,
/// half of a square.
TEST(islands_do_not_shrink)
{
    for (int hexagons = 0; hexagons < 2; hexagons++) {
        const pave_tiling *tiling = hexagons ? pave_tiling_hex() : pave_tiling_square();
        outlines of =
            outlines_of(&(pave_window_def){.tiling = tiling, .width = 5, .height = 5}, NULL);
        int32_t map[25] = {[12] = 1};
        pave_borders *borders = borders_of(of.polygons, map, 1);
        const double whole = pave_borders_area(borders, 1), share = hexagons ? 0.75 : 0.5;
        const pave_smooth_def passes = {.passes = 40, .rounds = -1};
        assert_ok(pave_borders_smooth(borders, &passes, NULL));
        assert_true(fabs(pave_borders_area(borders, 1) - share * whole) < 1e-9);
        pave_borders_destroy(borders);
        outlines_free(&of);
    }
}

/// What is bent at random is bent by the seed and the place: not by the numbers of the territories.
TEST(wiggles_belong_to_their_place)
{
    outlines of = any_outlines(0);
    int32_t *map = random_map(of.polygons, 8, 2, 3),
            *other = malloc((size_t)of.polygons->cell_count * sizeof *other);
    for (int32_t i = 0; i < of.polygons->cell_count; i++)
        map[i] = map[i] == 2 ? 2 : 1, other[i] = 3 - map[i];
    pave_borders *a = borders_of(of.polygons, map, 2), *b = borders_of(of.polygons, other, 2);
    const pave_smooth_def def = {.wiggle = 0.7, .seed = 1}, another = {.wiggle = 0.7, .seed = 2};
    assert_ok(pave_borders_smooth(a, &def, NULL));
    assert_ok(pave_borders_smooth(b, &def, NULL));
    for (int32_t t = 1; t <= 2; t++)
        assert_true(fabs(pave_borders_area(a, t) - pave_borders_area(b, 3 - t)) < 1e-9);
    const uint64_t hash = pave_borders_hash(a);
    assert_ok(pave_borders_smooth(a, &another, NULL));
    assert_true(pave_borders_hash(a) != hash);
    assert_ok(pave_borders_smooth(a, &def, NULL));
    assert_true(pave_borders_hash(a) == hash);
    pave_borders_destroy(b);
    pave_borders_destroy(a);
    free(other);
    free(map);
    outlines_free(&of);
}

TEST(wrong_numbers_are_refused)
{
    outlines of = any_outlines(0);
    int32_t *map = random_map(of.polygons, 8, 2, 3);
    pave_borders *borders = borders_of(of.polygons, map, 2);
    const uint64_t hash = pave_borders_hash(borders);
    const pave_smooth_def wrong[] = {
        {.passes = 101}, {.rounds = 7}, {.wiggle = 1.5}, {.wiggle = -0.5}, {.wiggle = NAN}};
    const char *const texts[] = {
        "passes must be at most 100, not 101", "rounds must be at most 6, not 7",
        "wiggle must be 0 to 1, not 1.5", "wiggle must be 0 to 1, not -0.5",
        "wiggle must be 0 to 1, not nan"};
    for (int i = 0; i < 5; i++) {
        pave_error error = {0};
        assert_int_equal(pave_borders_smooth(borders, &wrong[i], &error), PAVE_RANGE);
        assert_string_equal(error.message, texts[i]);
    }
    assert_true(pave_borders_hash(borders) == hash);
    pave_borders_destroy(borders);
    free(map);
    outlines_free(&of);
}

TEST(failing_allocations_change_nothing)
{
    outlines of = any_outlines(0);
    int32_t *map = random_map(of.polygons, 5, 3, 1);
    failing memory = {.fail_at = -1};
    const pave_allocator allocator = failing_allocator(&memory);
    pave_borders *borders = NULL;
    assert_ok(pave_borders_create(
        &(pave_borders_def){.polygons = of.polygons, .of_cell = map, .count = 3}, &allocator,
        &borders, NULL));
    const uint64_t hash = pave_borders_hash(borders);
    pave_result result = PAVE_NO_MEMORY;
    for (memory.fail_at = 0; result != PAVE_OK; memory.fail_at++) {
        const int64_t alive = memory.alive, bytes = memory.bytes;
        memory.count = 0;
        result = pave_borders_smooth(borders, NULL, NULL);
        assert_int_equal(memory.alive, alive);
        if (result == PAVE_OK) break;
        assert_int_equal(memory.bytes, bytes);
        assert_int_equal(result, PAVE_NO_MEMORY);
        assert_true(pave_borders_hash(borders) == hash);
    }
    assert_true(memory.fail_at >= 10);
    pave_borders_destroy(borders);
    assert_int_equal(memory.alive, 0);
    assert_int_equal(memory.bytes, 0);
    free(map);
    outlines_free(&of);
}

int main(void) { return run_all_tests(NULL, NULL); }
