/// tests/tiling/test_tiling.c: the tables of every tiling against geometry and against their names.
#include <pave/tiling.h>

#include <math.h>

#include "../test.h"
#include "src/tiling/tiling_make.h"
#include "tiling_fixture.h"

static const double pi = 3.14159265358979323846;

static pave_cell cell_of(int32_t q, int32_t r, int32_t s)
{
    pave_cell cell = pave_cell_of(q, r);
    cell.s = s;
    return cell;
}

static void assert_cell(pave_cell a, pave_cell b)
{
    if (!pave_cell_equal(a, b)) fail_msg("%d,%d,%d is not %d,%d,%d", a.q, a.r, a.s, b.q, b.r, b.s);
}

static pave_layout default_layout(const pave_tiling *tiling)
{
    pave_layout layout;
    assert_ok(pave_tiling_layout(tiling, NULL, &layout, NULL));
    return layout;
}

typedef void check_function(const pave_tiling *tiling, const pave_layout *layout);

static void for_all(check_function *check)
{
    for (int index = 0; index < ALL_TILINGS; index++) {
        pave_tiling *tiling;
        assert_ok(any_tiling_create(index, NULL, &tiling));
        const pave_layout layout = default_layout(tiling);
        check(tiling, &layout);
        pave_tiling_destroy(tiling);
    }
}

// ---- Sides --------------------------------------------------------------------------------------

static void check_twins(const pave_tiling *tiling, const pave_layout *layout)
{
    for (int32_t s = 0; s < tiling->face_count; s++) {
        const pave_cell cell = cell_of(-3, 5, s);
        for (int k = 0; k < pave_tiling_side_count(tiling, s); k++) {
            const pave_tiling_side *side = pave_tiling_side_of(tiling, s, k);
            const pave_cell neighbor = pave_tiling_neighbors(tiling, cell, k);
            const pave_tiling_side *twin = pave_tiling_side_of(tiling, neighbor.s, side->twin);
            assert_int_equal(twin->twin, k);
            assert_cell(pave_tiling_neighbors(tiling, neighbor, side->twin), cell);
            assert_int_equal(side->edge, twin->edge);
            assert_int_equal(side->edge_q, side->q + twin->edge_q);
            assert_int_equal(side->edge_r, side->r + twin->edge_r);
            const int next = (k + 1) % pave_tiling_side_count(tiling, s);
            const int twin_next = (side->twin + 1) % pave_tiling_side_count(tiling, neighbor.s);
            const pave_vec2 a = pave_tiling_corner_point(tiling, layout, cell, k),
                            b = pave_tiling_corner_point(tiling, layout, cell, next);
            const pave_vec2 c = pave_tiling_corner_point(tiling, layout, neighbor, side->twin);
            const pave_vec2 d = pave_tiling_corner_point(tiling, layout, neighbor, twin_next);
            assert_true(a.x == d.x && a.y == d.y && b.x == c.x && b.y == c.y); // the same bits
        }
    }
}

TEST(twins_of_twins) { for_all(check_twins); }

/// Each edge has two sides, each vertex is used, and a torus has as many edges as vertices and
/// faces.
static void check_counts(const pave_tiling *tiling, const pave_layout *layout)
{
    int *edges = calloc((size_t)tiling->edge_count, sizeof(int)),
        *vertices = calloc((size_t)tiling->vertex_count, sizeof(int));
    int sides_max = 0, touching_max = 0;
    (void)layout;
    for (int32_t s = 0; s < tiling->face_count; s++) {
        const int sides = pave_tiling_side_count(tiling, s),
                  touching = pave_tiling_touching_count(tiling, s);
        if (sides > sides_max) sides_max = sides;
        if (touching > touching_max) touching_max = touching;
        for (int k = 0; k < sides; k++) {
            edges[pave_tiling_side_of(tiling, s, k)->edge]++;
            vertices[pave_tiling_side_of(tiling, s, k)->vertex]++;
        }
    }
    for (int e = 0; e < tiling->edge_count; e++) assert_int_equal(edges[e], 2);
    for (int v = 0; v < tiling->vertex_count; v++) assert_true(vertices[v] >= 2);
    assert_int_equal(tiling->vertex_count - tiling->edge_count + tiling->face_count, 0);
    assert_int_equal(sides_max, tiling->sides_max);
    assert_int_equal(touching_max, tiling->touching_max);
    free(edges);
    free(vertices);
}

TEST(euler) { for_all(check_counts); }

/// The angle of a way, clockwise from north, in 0..2 pi; a hair before north counts as north.
static double clockwise(pave_vec2 way)
{
    const double angle = atan2(way.x, -way.y);
    return angle < -1e-6 ? angle + 2.0 * pi : angle;
}

static pave_vec2 middle_way(const pave_tiling *tiling, const pave_layout *layout, pave_cell cell,
                            int k)
{
    const pave_vec2 center = pave_tiling_face_point(tiling, layout, cell),
                    a = pave_tiling_corner_point(tiling, layout, cell, k);
    const pave_vec2 b = pave_tiling_corner_point(tiling, layout, cell,
                                                 (k + 1) % pave_tiling_side_count(tiling, cell.s));
    return pave_vec2_of(0.5 * (a.x + b.x) - center.x, 0.5 * (a.y + b.y) - center.y);
}

static void check_order(const pave_tiling *tiling, const pave_layout *layout)
{
    const bool convex = strcmp(tiling->name, "ells") != 0;
    for (int32_t s = 0; s < tiling->face_count; s++) {
        const pave_cell cell = cell_of(0, 0, s);
        const double first = clockwise(middle_way(tiling, layout, cell, 0));
        for (int k = 1; k < pave_tiling_side_count(tiling, s); k++) {
            const double angle = clockwise(middle_way(tiling, layout, cell, k));
            assert_true(angle > first);
            if (convex) assert_true(angle > clockwise(middle_way(tiling, layout, cell, k - 1)));
        }
    }
}

TEST(sides_run_clockwise_from_north) { for_all(check_order); }

// ---- Touching -----------------------------------------------------------------------------------

static bool share_a_vertex(const pave_tiling *tiling, pave_cell a, pave_cell b)
{
    for (int k = 0; k < pave_tiling_side_count(tiling, a.s); k++) {
        for (int l = 0; l < pave_tiling_side_count(tiling, b.s); l++) {
            const pave_tiling_side *x = pave_tiling_side_of(tiling, a.s, k),
                                   *y = pave_tiling_side_of(tiling, b.s, l);
            if (x->vertex == y->vertex && a.q + x->vertex_q == b.q + y->vertex_q &&
                a.r + x->vertex_r == b.r + y->vertex_r)
                return true;
        }
    }
    return false;
}

static int times_touching(const pave_tiling *tiling, pave_cell cell, pave_cell other)
{
    int times = 0;
    for (int k = 0; k < pave_tiling_touching_count(tiling, cell.s); k++) {
        times += pave_cell_equal(pave_tiling_touching(tiling, cell, k), other);
    }
    return times;
}

static void check_touching(const pave_tiling *tiling, const pave_layout *layout)
{
    enum { WINDOW = 7 };
    for (int32_t s = 0; s < tiling->face_count; s++) {
        const pave_cell cell = cell_of(1, -1, s);
        const pave_vec2 from = pave_tiling_face_point(tiling, layout, cell);
        int found = 0;
        for (int32_t r = -WINDOW; r <= WINDOW; r++) {
            for (int32_t q = -WINDOW; q <= WINDOW; q++) {
                for (int32_t t = 0; t < tiling->face_count; t++) {
                    const pave_cell other = cell_of(q, r, t);
                    if (pave_cell_equal(other, cell)) continue;
                    const int times = share_a_vertex(tiling, cell, other);
                    found += times;
                    assert_int_equal(times_touching(tiling, cell, other), times);
                    assert_int_equal(times_touching(tiling, other, cell), times);
                }
            }
        }
        assert_int_equal(found, pave_tiling_touching_count(tiling, s));
        double first = 0.0;
        for (int k = 0; k < found;
             k++) { // it begins at north, and each two that follow each other touch
            const pave_cell here = pave_tiling_touching(tiling, cell, k),
                            next = pave_tiling_touching(tiling, cell, (k + 1) % found);
            const pave_vec2 to = pave_tiling_face_point(tiling, layout, here);
            const double angle = clockwise(pave_vec2_of(to.x - from.x, to.y - from.y));
            if (k == 0) first = angle;
            assert_true(angle >= first);
            assert_true(share_a_vertex(tiling, here, next));
        }
    }
}

TEST(touching_is_symmetric_and_complete) { for_all(check_touching); }

// ---- Shapes -------------------------------------------------------------------------------------

static double area_of(const pave_tiling *tiling, const pave_layout *layout, int32_t s,
                      pave_vec2 *center)
{
    const int count = pave_tiling_side_count(tiling, s);
    double area = 0.0, x = 0.0, y = 0.0;
    for (int k = 0; k < count; k++) {
        const pave_vec2 a = pave_tiling_corner_point(tiling, layout, cell_of(0, 0, s), k);
        const pave_vec2 b =
            pave_tiling_corner_point(tiling, layout, cell_of(0, 0, s), (k + 1) % count);
        const double part = a.x * b.y - a.y * b.x;
        area += part / 2.0;
        x += part * (a.x + b.x) / 6.0;
        y += part * (a.y + b.y) / 6.0;
    }
    *center = pave_vec2_of(x / area, y / area);
    return area;
}

static void check_areas(const pave_tiling *tiling, const pave_layout *layout)
{
    double total = 0.0;
    for (int32_t s = 0; s < tiling->face_count; s++) {
        pave_vec2 center;
        const pave_vec2 told = pave_tiling_face_point(tiling, layout, cell_of(0, 0, s));
        const double area = area_of(tiling, layout, s, &center);
        assert_true(area > 0.0); // clockwise
        assert_true(fabs(told.x - center.x) < 1e-9 && fabs(told.y - center.y) < 1e-9);
        total += area;
    }
    assert_true(fabs(total - fabs(layout->i.x * layout->j.y - layout->i.y * layout->j.x)) < 1e-9);
}

TEST(areas_and_centroids) { for_all(check_areas); }

static double side_length(const pave_tiling *tiling, const pave_layout *layout, int32_t s, int k)
{
    const pave_vec2 a = pave_tiling_corner_point(tiling, layout, cell_of(0, 0, s), k);
    const pave_vec2 b = pave_tiling_corner_point(tiling, layout, cell_of(0, 0, s),
                                                 (k + 1) % pave_tiling_side_count(tiling, s));
    return sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
}

/// The angle inside a face at its corner k, in degrees.
static double corner_angle(const pave_tiling *tiling, const pave_layout *layout, int32_t s, int k)
{
    const int count = pave_tiling_side_count(tiling, s);
    const pave_vec2 at = pave_tiling_corner_point(tiling, layout, cell_of(0, 0, s), k);
    const pave_vec2 to =
        pave_tiling_corner_point(tiling, layout, cell_of(0, 0, s), (k + 1) % count);
    const pave_vec2 from =
        pave_tiling_corner_point(tiling, layout, cell_of(0, 0, s), (k + count - 1) % count);
    const double dot = (to.x - at.x) * (from.x - at.x) + (to.y - at.y) * (from.y - at.y);
    const double cross = (to.x - at.x) * (from.y - at.y) - (to.y - at.y) * (from.x - at.x);
    return atan2(cross, dot) * 180.0 / pi;
}

/// Writes the cyclic sequence `numbers` as a configuration: of all readings, both ways round, the
/// least.
static void configuration_text(const int *numbers, int count, char *out)
{
    int best[64], reading[64];
    for (int way = 0; way < 2 * count; way++) {
        for (int k = 0; k < count; k++)
            reading[k] = numbers[(way / 2 + (way % 2 ? count - k : k)) % count];
        bool less = way == 0;
        for (int k = 0; k < count && !less && reading[k] <= best[k]; k++)
            less = reading[k] < best[k];
        if (less) memcpy(best, reading, sizeof(best));
    }
    for (int k = 0; k < count; k++) out += sprintf(out, "%s%d", k ? "." : "", best[k]);
}

/// Walks around the corner where side k of a face begins, clockwise, and lists how many sides the
/// faces have.
static int faces_round(const pave_tiling *tiling, int32_t s, int k, int *out)
{
    pave_cell cell = cell_of(0, 0, s);
    int count = 0, at = k;
    do {
        const int sides = pave_tiling_side_count(tiling, cell.s), before = (at + sides - 1) % sides;
        const int twin = pave_tiling_side_of(tiling, cell.s, before)->twin;
        out[count++] = sides;
        cell = pave_tiling_neighbors(tiling, cell, before);
        at = twin;
    } while (!pave_cell_equal(cell, cell_of(0, 0, s)) || at != k);
    return count;
}

static void the_least_reading(const char *configuration, char *out)
{
    int numbers[64], count = 0;
    for (const char *c = configuration; *c; c += *c == '.')
        numbers[count++] = (int)strtol(c, (char **)&c, 10);
    configuration_text(numbers, count, out);
}

TEST(archimedean)
{
    for (int index = 0; index < 11; index++) {
        pave_tiling *tiling;
        char wanted[64], found[64];
        assert_ok(pave_tiling_create_named(pave_tiling_configuration(index), NULL, &tiling, NULL));
        assert_string_equal(tiling->name, pave_tiling_name(index));
        const pave_layout layout = default_layout(tiling);
        the_least_reading(pave_tiling_configuration(index), wanted);
        for (int32_t s = 0; s < tiling->face_count; s++) {
            const int sides = pave_tiling_side_count(tiling, s);
            for (int k = 0; k < sides; k++) {
                int round[64];
                assert_true(fabs(side_length(tiling, &layout, s, k) - 1.0) < 1e-12);
                assert_true(
                    fabs(corner_angle(tiling, &layout, s, k) - 180.0 * (sides - 2) / sides) < 1e-9);
                configuration_text(round, faces_round(tiling, s, k, round), found);
                assert_string_equal(found, wanted);
            }
        }
        pave_tiling_destroy(tiling);
    }
}

/// The faces of a dual: the corners of each join as many faces as the configuration says, and all
/// have sides of the same lengths.
TEST(laves)
{
    for (int index = 11; index < PAVE_TILING_NAMES; index++) {
        pave_tiling *tiling, *primal;
        char wanted[64], found[64];
        double lengths[8];
        const char *configuration = pave_tiling_configuration(index);
        assert_int_equal(configuration[0], 'V');
        assert_ok(pave_tiling_create_named(pave_tiling_name(index), NULL, &tiling, NULL));
        assert_ok(pave_tiling_create_named(configuration + 1, NULL, &primal, NULL));
        assert_true(tiling->i.x == primal->i.x && tiling->i.y == primal->i.y &&
                    tiling->j.x == primal->j.x && tiling->j.y == primal->j.y);
        assert_int_equal(tiling->face_count, primal->vertex_count);
        assert_int_equal(tiling->vertex_count, primal->face_count);
        const pave_layout layout = default_layout(tiling);
        the_least_reading(configuration + 1, wanted);
        for (int32_t s = 0; s < tiling->face_count; s++) {
            const int sides = pave_tiling_side_count(tiling, s);
            int degrees[64], round[64];
            double sorted[8];
            for (int k = 0; k < sides; k++) {
                degrees[k] = faces_round(tiling, s, k, round);
                sorted[k] = side_length(tiling, &layout, s, k);
                for (int l = k; l > 0 && sorted[l] < sorted[l - 1]; l--) {
                    const double swap = sorted[l];
                    sorted[l] = sorted[l - 1];
                    sorted[l - 1] = swap;
                }
            }
            configuration_text(degrees, sides, found);
            assert_string_equal(found, wanted);
            if (s == 0) memcpy(lengths, sorted, sizeof(lengths));
            for (int k = 0; k < sides; k++) assert_true(fabs(sorted[k] - lengths[k]) < 1e-12);
        }
        pave_tiling_destroy(primal);
        pave_tiling_destroy(tiling);
    }
}

/// The angles of well-known faces.
TEST(angles_of_laves)
{
    static const struct {
        const char *name;
        double angles[6];
    } rows[] = {{"rhombille", {60, 60, 120, 120}},
                {"tetrakis-square", {45, 45, 90}},
                {"triakis-triangular", {30, 30, 120}},
                {"kisrhombille", {30, 60, 90}},
                {"deltoidal-trihexagonal", {60, 90, 90, 120}},
                {"cairo", {90, 90, 120, 120, 120}},
                {"prismatic-pentagonal", {90, 90, 120, 120, 120}},
                {"floret-pentagonal", {60, 120, 120, 120, 120}}};
    for (size_t row = 0; row < sizeof(rows) / sizeof(rows[0]); row++) {
        pave_tiling *tiling;
        assert_ok(pave_tiling_create_named(rows[row].name, NULL, &tiling, NULL));
        const pave_layout layout = default_layout(tiling);
        for (int32_t s = 0; s < tiling->face_count; s++) {
            for (int k = 0; k < pave_tiling_side_count(tiling, s); k++) {
                int found = 0, wanted = 0; // as often as in the row
                for (int l = 0; l < pave_tiling_side_count(tiling, s); l++) {
                    found += fabs(corner_angle(tiling, &layout, s, l) - rows[row].angles[k]) < 1e-9;
                    wanted += rows[row].angles[l] == rows[row].angles[k];
                }
                assert_int_equal(found, wanted);
            }
        }
        pave_tiling_destroy(tiling);
    }
}

TEST(duals_of_duals)
{
    for (int index = 0; index < PAVE_TILING_NAMES; index++) {
        pave_tiling *tiling, *dual, *again;
        pave_error error;
        assert_ok(pave_tiling_create_named(pave_tiling_name(index), NULL, &tiling, NULL));
        assert_ok(pave_tiling_create_dual(tiling, "dual", NULL, &dual, &error));
        assert_ok(pave_tiling_create_dual(dual, NULL, NULL, &again, &error));
        assert_string_equal(dual->name, "dual");
        assert_string_equal(again->name, "");
        assert_int_equal(dual->face_count, tiling->vertex_count);
        assert_int_equal(dual->edge_count, tiling->edge_count);
        assert_int_equal(again->face_count, tiling->face_count);
        assert_int_equal(again->vertex_count, tiling->vertex_count);
        assert_int_equal(again->edge_count, tiling->edge_count);
        assert_int_equal(again->sides_max, tiling->sides_max);
        assert_int_equal(again->touching_max, tiling->touching_max);
        pave_tiling_destroy(again);
        pave_tiling_destroy(dual);
        pave_tiling_destroy(tiling);
    }
}

// ---- The regular grids --------------------------------------------------------------------------

/// Polygons of squares, hexagons and triangles give the static tables.
TEST(regular_tables_are_those_of_polygons)
{
    const pave_tiling *const tilings[] = {pave_tiling_square(), pave_tiling_hex(),
                                          pave_tiling_tri()};
    for (int index = 0; index < 3; index++) {
        const pave_tiling *tiling = tilings[index];
        const pave_layout layout = default_layout(tiling);
        pave_vec2 corners[2][6];
        pave_tiling_polygon faces[2];
        for (int32_t s = 0; s < tiling->face_count; s++) {
            faces[s].corner_count = pave_tiling_side_count(tiling, s);
            faces[s].corners = corners[s];
            for (int k = 0; k < faces[s].corner_count; k++)
                corners[s][k] = pave_tiling_corner_point(tiling, &layout, cell_of(0, 0, s), k);
        }
        const pave_tiling_def def = {"made", tiling->i, tiling->j, tiling->face_count, faces};
        pave_tiling *made;
        assert_ok(pave_tiling_create(&def, NULL, &made, NULL));
        assert_int_equal(made->edge_count, tiling->edge_count);
        assert_int_equal(made->vertex_count, tiling->vertex_count);
        for (int32_t s = 0; s < tiling->face_count; s++) {
            assert_int_equal(pave_tiling_side_count(made, s), pave_tiling_side_count(tiling, s));
            assert_int_equal(pave_tiling_touching_count(made, s),
                             pave_tiling_touching_count(tiling, s));
            for (int k = 0; k < pave_tiling_side_count(tiling, s); k++) {
                assert_cell(pave_tiling_neighbors(made, cell_of(0, 0, s), k),
                            pave_tiling_neighbors(tiling, cell_of(0, 0, s), k));
                assert_int_equal(pave_tiling_side_of(made, s, k)->twin,
                                 pave_tiling_side_of(tiling, s, k)->twin);
            }
            for (int k = 0; k < pave_tiling_touching_count(tiling, s); k++) {
                assert_cell(pave_tiling_touching(made, cell_of(0, 0, s), k),
                            pave_tiling_touching(tiling, cell_of(0, 0, s), k));
            }
        }
        assert_true(fabs(made->flat_i.x - tiling->flat_i.x) < 1e-15 &&
                    fabs(made->flat_i.y - tiling->flat_i.y) < 1e-15);
        assert_true(fabs(made->flat_j.x - tiling->flat_j.x) < 1e-15 &&
                    fabs(made->flat_j.y - tiling->flat_j.y) < 1e-15);
        pave_tiling_destroy(made);
    }
}

TEST(names)
{
    pave_tiling *tiling;
    assert_null(pave_tiling_name(-1));
    assert_null(pave_tiling_name(PAVE_TILING_NAMES));
    assert_null(pave_tiling_configuration(-1));
    assert_null(pave_tiling_configuration(PAVE_TILING_NAMES));
    assert_int_equal(pave_tiling_create_named("squares", NULL, &tiling, NULL), PAVE_NOT_FOUND);
    assert_null(tiling);
    assert_int_equal(pave_tiling_create_named("", NULL, &tiling, NULL), PAVE_NOT_FOUND);
    for (int a = 0; a < PAVE_TILING_NAMES; a++) {
        for (int b = 0; b < a; b++)
            assert_string_not_equal(pave_tiling_name(a), pave_tiling_name(b));
    }
    pave_tiling_destroy(NULL);
}

int main(void) { return run_all_tests(NULL, NULL); }
