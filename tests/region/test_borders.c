/// tests/region/test_borders.c: arcs and rings of many maps: every side between different
/// territories is in one arc, neighbours name the same arcs, rings are closed, simple and turned
/// the right way, areas are those of the cells, Euler's formula holds; known maps; what is refused;
/// failing allocations.
#include "../test.h"
#include "borders_fixture.h"
#include "src/mesh/polygons_build.h"
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

static int32_t begin_of(const pave_polygons *polygons, pave_cell_side at)
{
    return polygons->corners[polygons->start[at.cell] + at.side];
}

static int32_t end_of(const pave_polygons *polygons, pave_cell_side at)
{
    return polygons->corners[polygons->start[at.cell] +
                             (at.side + 1) % pave_polygons_side_count(polygons, at.cell)];
}

// ---- Arcs ---------------------------------------------------------------------------------------

/// An arc by itself: a chain of sides between its two territories, with the points of their
/// vertices.
static void check_arc(const pave_borders *borders, const int32_t *map, const pave_arc *arc,
                      uint8_t *seen)
{
    const pave_polygons *polygons = borders->polygons;
    const pave_cell_side *sides = borders->sides + arc->side_start;
    assert_true(arc->left >= 0 && arc->left < arc->right && arc->right <= borders->count);
    assert_true(arc->side_count >= 1 && arc->count == arc->side_count + !arc->closed);
    for (int64_t k = 0; k < arc->side_count; k++) {
        const int32_t there = pave_polygons_neighbor(polygons, sides[k].cell, sides[k].side);
        assert_int_equal(map[sides[k].cell], arc->right);
        assert_int_equal(there < 0 ? 0 : map[there], arc->left);
        assert_int_equal(there < 0, arc->rim);
        assert_int_equal(seen[polygons->start[sides[k].cell] + sides[k].side]++, 0);
        assert_memory_equal(&borders->points[arc->start + k],
                            &polygons->vertices[begin_of(polygons, sides[k])], sizeof(pave_vec2));
        if (k > 0) assert_int_equal(begin_of(polygons, sides[k]), end_of(polygons, sides[k - 1]));
    }
    assert_int_equal(begin_of(polygons, sides[0]), arc->from);
    assert_int_equal(end_of(polygons, sides[arc->side_count - 1]), arc->to);
    if (arc->closed)
        assert_int_equal(arc->from, arc->to);
    else
        assert_memory_equal(&borders->points[arc->start + arc->count - 1],
                            &polygons->vertices[arc->to], sizeof(pave_vec2));
}

/// Arcs go on where two sides of borders meet of which both or neither lie on the rim, and end
/// elsewhere.
static void check_junctions(const pave_borders *borders, const int32_t *map)
{
    const pave_polygons *polygons = borders->polygons;
    int32_t *sides_at = calloc((size_t)polygons->vertex_count + 1, sizeof *sides_at);
    int32_t *rim_at = calloc((size_t)polygons->vertex_count + 1, sizeof *rim_at);
    for (int32_t i = 0; i < polygons->cell_count; i++)
        for (int32_t k = 0; k < pave_polygons_side_count(polygons, i); k++) {
            const int32_t there = pave_polygons_neighbor(polygons, i, k);
            if (map[i] <= (there < 0 ? 0 : map[there])) continue;
            const int32_t ends[] = {begin_of(polygons, (pave_cell_side){i, k}),
                                    end_of(polygons, (pave_cell_side){i, k})};
            for (int e = 0; e < 2; e++) sides_at[ends[e]]++, rim_at[ends[e]] += there < 0;
        }
    for (int32_t a = 0; a < borders->arc_count; a++) {
        const pave_arc *arc = &borders->arcs[a];
        for (int64_t k = arc->closed ? 0 : 1; k < arc->side_count; k++) {
            const int32_t vertex = begin_of(polygons, borders->sides[arc->side_start + k]);
            assert_true(sides_at[vertex] == 2 && rim_at[vertex] != 1);
        }
        if (arc->closed) continue;
        assert_true(sides_at[arc->from] > 2 || rim_at[arc->from] == 1);
        assert_true(sides_at[arc->to] > 2 || rim_at[arc->to] == 1);
    }
    free(rim_at);
    free(sides_at);
}

static void check_arcs(const pave_borders *borders, const int32_t *map)
{
    const pave_polygons *polygons = borders->polygons;
    uint8_t *seen = calloc((size_t)polygons->corner_count + 1, 1);
    int64_t points = 0, expected = 0, found = 0;
    for (int32_t a = 0; a < borders->arc_count; a++) {
        const pave_arc *arc = &borders->arcs[a];
        check_arc(borders, map, arc, seen);
        assert_int_equal(arc->start, points);
        points += arc->count;
        if (a > 0)
            assert_true(arc->left > arc[-1].left ||
                        (arc->left == arc[-1].left && arc->right >= arc[-1].right));
    }
    assert_int_equal(points, borders->point_count);
    for (int32_t i = 0; i < polygons->cell_count; i++)
        for (int32_t k = 0; k < pave_polygons_side_count(polygons, i); k++) {
            const int32_t there = pave_polygons_neighbor(polygons, i, k);
            expected += map[i] > (there < 0 ? 0 : map[there]);
            found += seen[polygons->start[i] + k];
            if (there >= 0)
                assert_int_equal(borders->twins[polygons->start[i] + k],
                                 pave_polygons_twin(polygons, i, k));
        }
    assert_true(expected == found && found == borders->side_count);
    check_junctions(borders, map);
    for (int32_t a = 0; a <= borders->count; a++)
        for (int32_t b = 0; b < a; b++) {
            int32_t count, real = 0;
            const int32_t first = borders_between(borders, a, b, &count);
            for (int32_t i = 0; i < borders->arc_count; i++)
                real += borders->arcs[i].left == b && borders->arcs[i].right == a;
            assert_int_equal(count, real);
            for (int32_t i = first; i < first + count; i++)
                assert_true(borders->arcs[i].left == b && borders->arcs[i].right == a);
        }
    free(seen);
}

// ---- Rings --------------------------------------------------------------------------------------

static double twice_area(const pave_vec2 *ring, int64_t count)
{
    double twice = 0.0;
    for (int64_t i = 1; i + 1 < count; i++)
        twice += (ring[i].x - ring[0].x) * (ring[i + 1].y - ring[0].y) -
                 (ring[i].y - ring[0].y) * (ring[i + 1].x - ring[0].x);
    return twice;
}

/// A cell that lies at the last arc of a ring, inside.
static int32_t cell_inside(const pave_borders *borders, const pave_ring *ring)
{
    const int32_t ref = borders->refs[ring->start];
    const pave_cell_side side = borders->sides[borders->arcs[ref < 0 ? ~ref : ref].side_start];
    return ref < 0 ? pave_polygons_neighbor(borders->polygons, side.cell, side.side) : side.cell;
}

/// A ring is closed and meets no vertex twice. Twice its area is returned.
static double check_ring(const pave_borders *borders, int32_t territory, int32_t k,
                         int32_t *visited)
{
    int32_t rings;
    int64_t count = 0, again = 0;
    const pave_ring *ring = pave_borders_rings(borders, territory, &rings) + k;
    assert_int_equal(pave_borders_ring(borders, territory, k, NULL, 0, &count), PAVE_CAPACITY);
    pave_vec2 *points = malloc((size_t)count * sizeof *points);
    assert_int_equal(pave_borders_ring(borders, territory, k, points, count - 1, &again),
                     PAVE_CAPACITY);
    assert_ok(pave_borders_ring(borders, territory, k, points, count, &again));
    assert_true(count == again && count >= 3);
    int64_t at = 0;
    for (int64_t r = 0; r < ring->count; r++) {
        const int32_t ref = borders->refs[ring->start + r],
                      next = borders->refs[ring->start + (r + 1) % ring->count];
        const pave_arc *arc = &borders->arcs[ref < 0 ? ~ref : ref],
                       *after = &borders->arcs[next < 0 ? ~next : next];
        assert_int_equal(ref < 0 ? arc->left : arc->right, territory);
        assert_int_equal(ref < 0 ? arc->from : arc->to, next < 0 ? after->to : after->from);
        if (arc->closed) assert_int_equal(ring->count, 1);
        for (int64_t i = 0; i < arc->count - !arc->closed;
             i++, at++) // the same points for both sides, bit for bit
            assert_memory_equal(&points[at],
                                &borders->points[arc->start + (ref < 0 ? arc->count - 1 - i : i)],
                                sizeof *points);
        for (int64_t i = 0; i < arc->side_count; i++) {
            const pave_cell_side side = borders->sides[arc->side_start + i];
            const int32_t vertex =
                ref < 0 ? end_of(borders->polygons, side) : begin_of(borders->polygons, side);
            assert_int_not_equal(visited[vertex], borders->ring_start[territory - 1] + k + 1);
            visited[vertex] = borders->ring_start[territory - 1] + k + 1;
        }
    }
    assert_int_equal(at, count);
    const double twice = twice_area(points, count);
    free(points);
    return twice;
}

/// The rings of a territory: each polygon has the area of one component of cells.
static int32_t check_territory(const pave_borders *borders, int32_t territory, int32_t *pieces,
                               const double *areas, int32_t *visited)
{
    int32_t count, outer = 0;
    int64_t arcs, total = 0;
    double polygon = 0.0, sum = 0.0;
    const pave_ring *rings = pave_borders_rings(borders, territory, &count);
    for (int32_t k = 0; k < count; k++) {
        const double twice = check_ring(borders, territory, k, visited);
        const int32_t piece = root_of(pieces, cell_inside(borders, &rings[k]));
        assert_true(rings[k].hole == (twice < 0.0) && (k > 0 || !rings[k].hole));
        if (rings[k].hole)
            assert_int_equal(piece, root_of(pieces, cell_inside(borders, &rings[k - 1])));
        outer += !rings[k].hole;
        polygon = 0.5 * twice + (rings[k].hole ? polygon : 0.0);
        sum += 0.5 * twice;
        total += rings[k].count;
        if (k + 1 == count || !rings[k + 1].hole)
            assert_true(fabs(polygon - areas[piece]) < 1e-9 * areas[piece]);
    }
    pave_borders_arcs_of(borders, territory, &arcs);
    assert_int_equal(arcs, total);
    assert_true(fabs(sum - pave_borders_area(borders, territory)) <= 1e-9 * sum);
    return outer;
}

/// Each arc is named forwards by the territory on its right and backwards by that on its left,
/// once.
static void check_references(const pave_borders *borders)
{
    uint8_t *seen = calloc((size_t)borders->arc_count + 1, 1);
    for (int64_t i = 0; i < borders->ref_count; i++) {
        const int32_t ref = borders->refs[i], arc = ref < 0 ? ~ref : ref, bit = ref < 0 ? 2 : 1;
        assert_false(seen[arc] & bit);
        seen[arc] = (uint8_t)(seen[arc] | bit);
    }
    for (int32_t a = 0; a < borders->arc_count; a++)
        assert_int_equal(seen[a], borders->arcs[a].left > 0 ? 3 : 1);
    free(seen);
}

static void check_rings(const pave_borders *borders, const int32_t *map)
{
    const pave_polygons *polygons = borders->polygons;
    int32_t *pieces = pieces_of(polygons, map),
            *visited = calloc((size_t)polygons->vertex_count + 1, sizeof *visited), outer = 0,
            real = 0;
    double *areas = calloc((size_t)polygons->cell_count + 1, sizeof *areas);
    for (int32_t i = 0; i < polygons->cell_count; i++)
        areas[root_of(pieces, i)] += pave_polygons_area(polygons, i);
    for (int32_t i = 0; i < polygons->cell_count; i++)
        real += map[i] > 0 && root_of(pieces, i) == i;
    for (int32_t t = 1; t <= borders->count; t++)
        outer += check_territory(borders, t, pieces, areas, visited);
    assert_int_equal(outer, real);
    check_references(borders);
    free(areas);
    free(visited);
    free(pieces);
}

/// Junctions and a vertex for each closed arc, arcs, and the pieces of territories, of none, and of
/// the outside.
static void check_euler(const pave_borders *borders, const int32_t *map)
{
    const pave_polygons *polygons = borders->polygons;
    int32_t *joined = new_sets(polygons->vertex_count), *pieces = pieces_of(polygons, map);
    uint8_t *node = calloc((size_t)polygons->vertex_count + 1, 1);
    int64_t nodes = 0, components = 0, faces = 0;
    for (int32_t a = 0; a < borders->arc_count; a++) {
        node[borders->arcs[a].from] = node[borders->arcs[a].to] = 1;
        join_sets(joined, borders->arcs[a].from, borders->arcs[a].to);
    }
    for (int32_t v = 0; v < polygons->vertex_count; v++)
        nodes += node[v], components += node[v] && root_of(joined, v) == v;
    for (int32_t i = 0; i <= polygons->cell_count; i++) faces += root_of(pieces, i) == i;
    assert_true(nodes - borders->arc_count + faces == 1 + components);
    free(node);
    free(pieces);
    free(joined);
}

/// The middle of each cell that is convex is in its own territory and in no other; boxes hold them.
static void check_inside(const pave_borders *borders, const int32_t *map)
{
    for (int32_t i = 0; i < borders->polygons->cell_count; i++) {
        const pave_vec2 center = center_of(borders->polygons, i);
        pave_box box;
        for (int32_t t = 1; t <= borders->count; t++)
            assert_int_equal(borders_contain(borders, t, center), map[i] == t);
        if (map[i] == 0) continue;
        assert_true(pave_borders_box(borders, map[i], &box));
        assert_true(center.x > box.min.x && center.x < box.max.x && center.y > box.min.y &&
                    center.y < box.max.y);
    }
}

static void check_borders(const pave_polygons *polygons, const int32_t *map, int32_t count)
{
    pave_borders *borders = borders_of(polygons, map, count);
    check_arcs(borders, map);
    check_rings(borders, map);
    check_inside(borders, map);
    pave_borders_destroy(borders);
}

TEST(random_maps_on_all_outlines)
{
    for (int number = 0; number < ALL_OUTLINES; number++) {
        outlines of = any_outlines(number);
        for (uint64_t seed = 0; seed < 8; seed++) {
            const int32_t count = 1 + (int32_t)(seed % 4);
            int32_t *map =
                random_map(of.polygons, seed + 100 * (uint64_t)number, count, (int)(seed / 2));
            check_borders(of.polygons, map, count + 1); // the last number has no cells
            free(map);
        }
        outlines_free(&of);
    }
}

static void check_same(const pave_borders *a, const pave_borders *b)
{
    assert_true(a->arc_count == b->arc_count && a->point_count == b->point_count &&
                a->ring_count == b->ring_count && a->ref_count == b->ref_count);
    for (int32_t i = 0; i < a->arc_count; i++) {
        const pave_arc *one = &a->arcs[i], *other = &b->arcs[i];
        assert_true(one->left == other->left && one->right == other->right &&
                    one->count == other->count && one->side_count == other->side_count &&
                    one->closed == other->closed && one->rim == other->rim);
        for (int32_t k = 0; k < i; k++) { // the numbers of ends differ, but not which are equal
            assert_true((one->from == a->arcs[k].from) == (other->from == b->arcs[k].from));
            assert_true((one->to == a->arcs[k].from) == (other->to == b->arcs[k].from));
        }
    }
    assert_memory_equal(a->points, b->points, (size_t)a->point_count * sizeof *a->points);
    assert_memory_equal(a->sides, b->sides, (size_t)a->side_count * sizeof *a->sides);
    assert_memory_equal(a->refs, b->refs, (size_t)a->ref_count * sizeof *a->refs);
    for (int32_t k = 0; k < a->ring_count; k++)
        assert_true(a->rings[k].count == b->rings[k].count && a->rings[k].hole == b->rings[k].hole);
}

/// The cells of a window without polygons give the same borders, also smooth ones.
TEST(windows_need_no_polygons)
{
    const pave_smooth_def bent = {.wiggle = 0.7, .seed = 5, .rim = true};
    for (int number = 0; number < ALL_OUTLINES; number++) {
        outlines of = any_outlines(number);
        for (int seed = 0; of.window && seed < 4; seed++) {
            const pave_layout_def layout = {.orientation = seed % 2 ? PAVE_FLAT : PAVE_POINTY};
            int32_t *map = random_map(of.polygons, (uint64_t)(seed + number), 1 + seed, seed);
            outlines own = outlines_of(&of.window->def, &layout);
            pave_borders *expected = borders_of(own.polygons, map, 1 + seed), *borders = NULL;
            assert_ok(pave_borders_create(&(pave_borders_def){.window = of.window,
                                                              .orientation = layout.orientation,
                                                              .of_cell = map,
                                                              .count = 1 + seed},
                                          NULL, &borders, NULL));
            check_same(expected, borders);
            assert_ok(pave_borders_smooth(expected, &bent, NULL));
            assert_ok(pave_borders_smooth(borders, &bent, NULL));
            check_same(expected, borders);
            pave_borders_destroy(borders);
            pave_borders_destroy(expected);
            outlines_free(&own);
            free(map);
        }
        outlines_free(&of);
    }
}

/// Where windows are connected and have no holes, Euler's formula holds in its plain form.
TEST(euler_holds)
{
    const int numbers[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13};
    for (size_t n = 0; n < sizeof numbers / sizeof *numbers; n++) {
        outlines of = any_outlines(numbers[n]);
        for (uint64_t seed = 0; seed < 20; seed++) {
            int32_t *map = random_map(of.polygons, seed + 77, 3, (int)(seed % 5));
            pave_borders *borders = borders_of(of.polygons, map, 3);
            check_euler(borders, map);
            pave_borders_destroy(borders);
            free(map);
        }
        outlines_free(&of);
    }
}

// ---- Known maps ---------------------------------------------------------------------------------

/// A map of squares from rows of digits.
static outlines squares_of(int32_t width, int32_t height, const char *text, int32_t *map)
{
    outlines of = outlines_of(&(pave_window_def){.width = width, .height = height}, NULL);
    for (int32_t i = 0; i < width * height; i++) map[i] = text[i] - '0';
    return of;
}

static void expect_rings(const char *text, int32_t width, int32_t height, int32_t territory,
                         const char *expected)
{
    int32_t map[100], count;
    outlines of = squares_of(width, height, text, map);
    pave_borders *borders = borders_of(of.polygons, map, 9);
    check_arcs(borders, map);
    check_rings(borders, map);
    check_euler(borders, map);
    const pave_ring *rings = pave_borders_rings(borders, territory, &count);
    assert_int_equal(count, strlen(expected));
    for (int32_t k = 0; k < count; k++) assert_int_equal(rings[k].hole ? 'h' : 'o', expected[k]);
    pave_borders_destroy(borders);
    outlines_free(&of);
}

TEST(known_maps_of_squares)
{
    expect_rings("1", 1, 1, 1, "o");                          // one cell, the whole window
    expect_rings("111111111", 3, 3, 1, "o");                  // one territory
    expect_rings("000010000", 3, 3, 1, "o");                  // an island
    expect_rings("111101111", 3, 3, 1, "oh");                 // a hole of empty cells
    expect_rings("111121111", 3, 3, 1, "oh");                 // a hole that is another's
    expect_rings("1111112221123211222111111", 5, 5, 1, "oh"); // nested
    expect_rings("1111112221123211222111111", 5, 5, 2, "oh");
    expect_rings("1111112221123211222111111", 5, 5, 3, "o");
    expect_rings("1001", 2, 2, 1, "oo"); // touching in a vertex alone: two polygons
    expect_rings("1221", 2, 2, 1, "oo"); // and both of them
    expect_rings("1221", 2, 2, 2, "oo");
    expect_rings("111110101", 3, 3, 1, "oo"); // a cell that only a vertex joins
    expect_rings("111101110", 3, 3, 1,
                 "oh"); // the hole touches the outside in a vertex: a ring of its own
    expect_rings("1111101111011111", 4, 4, 1, "ohh"); // two holes that touch in a vertex
    expect_rings("2111121111111111", 4, 4, 1,
                 "oh"); // a neighbour touches a hole of its own kind in a vertex
    expect_rings("2111121111111111", 4, 4, 2, "oo");
    expect_rings("101010101", 3, 3, 1, "ooooo"); // a checkerboard
    expect_rings("121212121", 3, 3, 2, "oooo");
    expect_rings("000000000", 3, 3, 1, ""); // all cells are empty
}

/// A point on a border is inside the territory at greater x, and on a horizontal border inside the
/// one at greater y: as if every cell had its left and its upper side, but not the others.
TEST(points_on_borders)
{
    static const char text[] = "112213213033312113002";
    int32_t map[21];
    outlines of = squares_of(7, 3, text, map);
    pave_borders *borders = borders_of(of.polygons, map, 3);
    for (int y = 0; y <= 6; y++)
        for (int x = 0; x <= 14; x++) {
            const pave_vec2 point = {0.5 * x, 0.5 * y};
            const int32_t here = x < 14 && y < 6 ? map[y / 2 * 7 + x / 2] : 0;
            for (int32_t t = 1; t <= 3; t++)
                assert_int_equal(borders_contain(borders, t, point), t == here);
        }
    pave_borders_destroy(borders);
    outlines_free(&of);
}

TEST(arcs_of_a_known_map)
{
    // 1 1 2
    // 1 1 2
    // 0 3 3      the 0 is empty, on the rim
    int32_t map[9], count;
    int64_t refs;
    outlines of = squares_of(3, 3, "112112033", map);
    pave_borders *borders = borders_of(of.polygons, map, 3);
    // With none: 1 on the rim (left and top) and at the 0; 2 on the rim; 3 on the rim and at the 0.
    // Then 1|2, 1|3 and 2|3.
    assert_int_equal(borders->arc_count, 8);
    assert_int_equal(borders_between(borders, 1, 0, &count), 0);
    assert_int_equal(count, 2);
    assert_true(borders->arcs[0].rim != borders->arcs[1].rim);
    const int32_t shared = borders_between(borders, 2, 1, &count);
    assert_int_equal(count, 1);
    assert_true(length_of(borders, shared) == 2.0);
    assert_int_equal(borders->arcs[shared].side_count, 2);
    pave_borders_arcs_of(borders, 1, &refs);
    assert_int_equal(refs, 4);
    assert_true(pave_borders_area(borders, 1) == 4.0 && perimeter_of(borders, 1) == 8.0);
    assert_true(pave_borders_area(borders, 2) == 2.0 && perimeter_of(borders, 2) == 6.0);
    pave_borders_destroy(borders);
    outlines_free(&of);
}

// ---- What is refused ----------------------------------------------------------------------------

TEST(wrong_numbers_are_refused)
{
    int32_t map[9];
    pave_borders *borders = NULL;
    pave_error error;
    outlines of = squares_of(3, 3, "112112033", map);
    assert_int_equal(pave_borders_create(
                         &(pave_borders_def){.polygons = of.polygons, .of_cell = map, .count = 2},
                         NULL, &borders, &error),
                     PAVE_RANGE);
    assert_string_equal(error.message, "the territory of cell 7 must be 0 to 2, not 3");
    assert_null(borders);
    map[4] = -1;
    assert_int_equal(pave_borders_create(
                         &(pave_borders_def){.polygons = of.polygons, .of_cell = map, .count = 3},
                         NULL, &borders, NULL),
                     PAVE_RANGE);
    assert_int_equal(pave_borders_create(
                         &(pave_borders_def){.polygons = of.polygons, .of_cell = map, .count = -1},
                         NULL, &borders, &error),
                     PAVE_RANGE);
    assert_string_equal(error.message, "count must be 0 or more, not -1");
    const pave_window large = {.tiling = pave_tiling_hex(), .count = INT32_MAX / 6 + 1};
    assert_int_equal(pave_borders_create(&(pave_borders_def){.window = &large, .of_cell = map},
                                         NULL, &borders, &error),
                     PAVE_RANGE);
    assert_string_equal(
        error.message,
        "a window of at most 357913941 cells can have borders, not 357913942: use its polygons");
    outlines_free(&of);
    of = outlines_of(&(pave_window_def){0}, NULL); // no cells
    borders = borders_of(of.polygons, map, 0);
    assert_true(borders->arc_count == 0 && borders->ring_count == 0);
    pave_borders_destroy(borders);
    borders = borders_of(of.polygons, map, 2);
    assert_true(pave_borders_area(borders, 2) == 0.0 && perimeter_of(borders, 1) == 0.0);
    assert_false(borders_contain(borders, 1, (pave_vec2){0.0, 0.0}));
    pave_borders_destroy(borders);
    pave_borders_destroy(NULL);
    outlines_free(&of);
}

TEST(hashes_tell_maps_apart)
{
    outlines of = any_outlines(0);
    uint64_t hashes[8];
    for (uint64_t seed = 0; seed < 8; seed++) {
        int32_t *map = random_map(of.polygons, seed, 3, 2);
        pave_borders *borders = borders_of(of.polygons, map, 3),
                     *again = borders_of(of.polygons, map, 3);
        hashes[seed] = pave_borders_hash(borders);
        assert_true(hashes[seed] == pave_borders_hash(again));
        for (uint64_t other = 0; other < seed; other++) assert_true(hashes[seed] != hashes[other]);
        pave_borders_destroy(again);
        pave_borders_destroy(borders);
        free(map);
    }
    outlines_free(&of);
}

int main(void) { return run_all_tests(NULL, NULL); }
