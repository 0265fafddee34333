/// tests/tiling/test_tiling_places.c: positions of tilings, the cell under a point against brute
/// force, cells as text.
#include <pave/random.h>
#include <pave/tiling.h>

#include <math.h>

#include "../../src/tiling/tiling_make.h"
#include "../test.h"
#include "tiling_fixture.h"

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

/// The layouts of the tests: the default; flat, y up, larger and elsewhere; sheared.
enum { LAYOUTS = 3 };
static pave_layout layout_of(const pave_tiling *tiling, int index)
{
    const pave_layout_def def = {PAVE_FLAT, true, 7.5, {-40.0, 13.0}};
    pave_layout layout;
    assert_ok(pave_tiling_layout(tiling, index == 1 ? &def : NULL, &layout, NULL));
    if (index == 2) {
        assert_ok(pave_layout_transform(&layout, pave_vec2_of(1.5, 0.5), pave_vec2_of(-3.0, 2.0),
                                        &layout));
    }
    return layout;
}

typedef void check_function(const pave_tiling *tiling, const pave_layout *layout);

static void for_all(check_function *check)
{
    for (int index = 0; index < ALL_TILINGS; index++) {
        pave_tiling *tiling;
        assert_ok(any_tiling_create(index, NULL, &tiling));
        for (int k = 0; k < LAYOUTS; k++) {
            const pave_layout layout = layout_of(tiling, k);
            check(tiling, &layout);
        }
        pave_tiling_destroy(tiling);
    }
}

// ---- The cell under a point ---------------------------------------------------------------------

/// By the angle that the outline turns around the point: about one turn inside, none outside.
/// `near` is the distance to the outline's corners and sides.
static bool outline_holds(const pave_tiling *tiling, const pave_layout *layout, pave_cell cell,
                          pave_vec2 point, double *near)
{
    const int count = pave_tiling_side_count(tiling, cell.s);
    double turned = 0.0;
    for (int k = 0; k < count; k++) {
        const pave_vec2 a = pave_tiling_corner_point(tiling, layout, cell, k),
                        b = pave_tiling_corner_point(tiling, layout, cell, (k + 1) % count);
        const double ax = a.x - point.x, ay = a.y - point.y, bx = b.x - point.x, by = b.y - point.y;
        const double cross = ax * by - ay * bx, dot = ax * bx + ay * by,
                     length = sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
        turned += atan2(cross, dot);
        if (dot <= 0.0 && fabs(cross) / length < *near) *near = fabs(cross) / length;
        if (sqrt(ax * ax + ay * ay) < *near) *near = sqrt(ax * ax + ay * ay);
    }
    return fabs(turned) > 3.0;
}

/// The one cell near the found one that holds the point; how many do, in `holders`.
static pave_cell brute_face_at(const pave_tiling *tiling, const pave_layout *layout,
                               pave_cell found, pave_vec2 point, int *holders, double *near)
{
    enum { REACH = 2 };
    pave_cell best = found;
    *holders = 0;
    for (int32_t s = 0; s < tiling->face_count; s++) {
        const pave_vec2 *center = &tiling->centers[s];
        const pave_vec2 place = pave_layout_lattice(layout, point);
        const int32_t q0 = (int32_t)floor(place.x - center->x),
                      r0 = (int32_t)floor(place.y - center->y);
        for (int32_t r = r0 - REACH; r <= r0 + REACH; r++) {
            for (int32_t q = q0 - REACH; q <= q0 + REACH; q++) {
                if (!outline_holds(tiling, layout, cell_of(q, r, s), point, near)) continue;
                best = cell_of(q, r, s);
                ++*holders;
            }
        }
    }
    return best;
}

static void check_random_points(const pave_tiling *tiling, const pave_layout *layout)
{
    for (int32_t n = 0; n < 400; n++) {
        const pave_random_words words = pave_random_at(99, PAVE_STREAM_USER, n, 0, 0, 0);
        const double u = (words.word[0] / 4294967296.0 - 0.5) * 40.0,
                     v = (words.word[1] / 4294967296.0 - 0.5) * 40.0;
        const pave_vec2 point = pave_layout_point(layout, u, v);
        const pave_cell found = pave_tiling_face_at(tiling, layout, point);
        double near = 1e9;
        int holders;
        const pave_cell wanted = brute_face_at(tiling, layout, found, point, &holders, &near);
        if (near < 1e-9) continue;
        assert_int_equal(holders, 1);
        assert_cell(found, wanted);
    }
}

/// Points a little to both sides of the borders of the boxes into which the unit cell is cut.
static void check_boxes(const pave_tiling *tiling, const pave_layout *layout)
{
    const double off[] = {-1e-4, -1e-7, 1e-7, 1e-4};
    for (int32_t n = 0; n < 16 * tiling->own->near_size; n++) {
        const pave_random_words words = pave_random_at(5, PAVE_STREAM_USER, n, 0, 0, 0);
        const double border = (double)(n / 16) / tiling->own->near_size + off[n % 4],
                     along = words.word[0] / 4294967296.0;
        const pave_vec2 point = n / 4 % 2 ? pave_layout_point(layout, border, along)
                                          : pave_layout_point(layout, along, border);
        const pave_cell found = pave_tiling_face_at(tiling, layout, point);
        double near = 1e9;
        int holders;
        const pave_cell wanted = brute_face_at(tiling, layout, found, point, &holders, &near);
        if (near > 1e-9) assert_cell(found, wanted);
    }
}

TEST(points_at_the_borders_of_boxes) { for_all(check_boxes); }

TEST(a_point_lies_in_one_face) { for_all(check_random_points); }

static bool shares_corner(const pave_tiling *tiling, pave_cell cell, pave_cell other)
{
    bool same = pave_cell_equal(cell, other);
    for (int k = 0; k < pave_tiling_touching_count(tiling, cell.s); k++)
        same |= pave_cell_equal(pave_tiling_touching(tiling, cell, k), other);
    return same;
}

/// Points on the outlines, and slightly beside them by rounding: the found cell is one of those
/// that meet there.
static void check_outlines(const pave_tiling *tiling, const pave_layout *layout)
{
    for (int32_t s = 0; s < tiling->face_count; s++) {
        for (int32_t n = 0; n < 6; n++) {
            const pave_cell cell = cell_of(n * n - 9, 7 - 5 * n, s);
            const int count = pave_tiling_side_count(tiling, s);
            for (int k = 0; k < count; k++) {
                const pave_vec2 a = pave_tiling_corner_point(tiling, layout, cell, k);
                const pave_vec2 b = pave_tiling_corner_point(tiling, layout, cell, (k + 1) % count);
                assert_true(shares_corner(tiling, cell, pave_tiling_face_at(tiling, layout, a)));
                for (int part = 1; part < 16; part++) {
                    const pave_vec2 point = pave_vec2_of(a.x + (b.x - a.x) * part / 16.0,
                                                         a.y + (b.y - a.y) * part / 16.0);
                    const pave_cell found = pave_tiling_face_at(tiling, layout, point);
                    if (!pave_cell_equal(found, cell))
                        assert_cell(found, pave_tiling_neighbors(tiling, cell, k));
                }
            }
        }
    }
}

TEST(outlines_belong_to_a_face_that_they_bound) { for_all(check_outlines); }

static void check_centers(const pave_tiling *tiling, const pave_layout *layout)
{
    const int32_t places[][2] = {
        {0, 0}, {-1, -1}, {12345, -54321}, {PAVE_COORDINATE_MAX, -PAVE_COORDINATE_MAX}};
    if (strcmp(tiling->name, "ells") == 0) return; // the centre of an L may lie beside it
    for (int32_t s = 0; s < tiling->face_count; s++) {
        for (int p = 0; p < 4; p++) {
            const pave_cell cell = cell_of(places[p][0], places[p][1], s);
            assert_cell(
                pave_tiling_face_at(tiling, layout, pave_tiling_face_point(tiling, layout, cell)),
                cell);
        }
    }
}

TEST(centers_lie_in_their_faces) { for_all(check_centers); }

/// The tie rules of the regular grids: floor on squares; on triangles floor, and R on the diagonal;
/// on hexagons the greater q, then r.
TEST(ties)
{
    const pave_layout square = layout_of(pave_tiling_square(), 0),
                      unit = square; // lattice coordinates are those of the world
    for (int32_t r = -3; r <= 3; r++) {
        for (int32_t q = -3; q <= 3; q++) {
            assert_cell(pave_tiling_face_at(pave_tiling_square(), &square, pave_vec2_of(q, r)),
                        pave_cell_of(q, r));
            assert_cell(
                pave_tiling_face_at(pave_tiling_square(), &square, pave_vec2_of(q + 0.5, r)),
                pave_cell_of(q, r));
            assert_cell(
                pave_tiling_face_at(pave_tiling_square(), &square, pave_vec2_of(q, r + 0.5)),
                pave_cell_of(q, r));
            assert_cell(pave_tiling_face_at(pave_tiling_tri(), &unit, pave_vec2_of(q, r)),
                        cell_of(q, r, 0));
            assert_cell(pave_tiling_face_at(pave_tiling_tri(), &unit, pave_vec2_of(q + 0.5, r)),
                        cell_of(q, r, 0));
            assert_cell(pave_tiling_face_at(pave_tiling_tri(), &unit, pave_vec2_of(q, r + 0.5)),
                        cell_of(q, r, 0));
            for (int part = 1; part < 8; part++) {
                assert_cell(pave_tiling_face_at(pave_tiling_tri(), &unit,
                                                pave_vec2_of(q + part / 8.0, r + 1 - part / 8.0)),
                            cell_of(q, r, 1));
            }
            assert_cell(pave_tiling_face_at(pave_tiling_hex(), &unit, pave_vec2_of(q + 0.5, r)),
                        pave_cell_of(q + 1, r)); // E
            assert_cell(pave_tiling_face_at(pave_tiling_hex(), &unit, pave_vec2_of(q, r + 0.5)),
                        pave_cell_of(q, r + 1)); // SE
            assert_cell(
                pave_tiling_face_at(pave_tiling_hex(), &unit, pave_vec2_of(q - 0.5, r + 0.5)),
                pave_cell_of(q, r)); // SW
        }
    }
}

TEST(points_beyond)
{
    const double far[] = {1e9, -1e9, 1e300, -1e300, INFINITY, -INFINITY};
    for (int index = 0; index < ALL_TILINGS; index++) {
        pave_tiling *tiling;
        assert_ok(any_tiling_create(index, NULL, &tiling));
        const pave_layout layout = layout_of(tiling, 0);
        for (int n = 0; n < 6; n++) {
            const pave_cell cell = pave_tiling_face_at(tiling, &layout, pave_vec2_of(far[n], 0.0));
            assert_true(llabs(cell.q) <= PAVE_COORDINATE_MAX + 2048 &&
                        llabs(cell.r) <= PAVE_COORDINATE_MAX + 2048);
        }
        assert_cell(pave_tiling_face_at(tiling, &layout, pave_vec2_of(NAN, NAN)),
                    pave_tiling_face_at(tiling, &layout, layout.origin));
        const pave_cell hair = pave_tiling_face_at(
            tiling, &layout,
            pave_vec2_of(-1e-300, -1e-300)); // a coordinate that rounds to its cell's end
        assert_true(
            shares_corner(tiling, hair, pave_tiling_face_at(tiling, &layout, layout.origin)));
        pave_tiling_destroy(tiling);
    }
}

// ---- Layouts ------------------------------------------------------------------------------------

static void assert_vector(pave_vec2 vector, double x, double y)
{
    if (!(fabs(vector.x - x) < 1e-15 && fabs(vector.y - y) < 1e-15))
        fail_msg("(%g, %g) is not (%g, %g)", vector.x, vector.y, x, y);
}

/// Flat is turned by 30 degrees clockwise, whatever the lattice, except square ones.
TEST(flat_lattices)
{
    const double root = 1.7320508075688772;
    for (int index = 0; index < ALL_TILINGS; index++) {
        pave_tiling *tiling;
        assert_ok(any_tiling_create(index, NULL, &tiling));
        const pave_vec2 i = tiling->i, j = tiling->j;
        const bool square = fabs(i.x * j.x + i.y * j.y) < 1e-9 &&
                            fabs(i.x * i.x + i.y * i.y - j.x * j.x - j.y * j.y) < 1e-9;
        const double c = square ? 1.0 : root / 2.0, s = square ? 0.0 : 0.5;
        assert_true(fabs(tiling->flat_i.x - (c * i.x - s * i.y)) < 1e-14 &&
                    fabs(tiling->flat_i.y - (s * i.x + c * i.y)) < 1e-14);
        assert_true(fabs(tiling->flat_j.x - (c * j.x - s * j.y)) < 1e-14 &&
                    fabs(tiling->flat_j.y - (s * j.x + c * j.y)) < 1e-14);
        pave_tiling_destroy(tiling);
    }
}

TEST(layouts)
{
    const double root = 1.7320508075688772;
    pave_layout_def def = {PAVE_FLAT, false, 0.0, {0.0, 0.0}};
    pave_layout layout;
    assert_ok(pave_tiling_layout(pave_tiling_hex(), NULL, &layout, NULL));
    assert_vector(layout.i, root, 0.0);
    assert_vector(layout.j, root / 2.0, 1.5);
    assert_ok(pave_tiling_layout(pave_tiling_hex(), &def, &layout, NULL));
    assert_vector(layout.i, 1.5, root / 2.0);
    assert_vector(layout.j, 0.0, root);
    assert_ok(pave_tiling_layout(pave_tiling_tri(), &def, &layout, NULL));
    assert_vector(layout.i, root / 2.0, 0.5);
    assert_vector(layout.j, 0.0, 1.0);
    def.y_up = true;
    def.size = 2.0;
    def.origin = pave_vec2_of(3.0, 4.0);
    assert_ok(pave_tiling_layout(pave_tiling_square(), &def, &layout, NULL));
    assert_vector(layout.i, 2.0, 0.0);
    assert_vector(layout.j, 0.0, -2.0);
    assert_vector(layout.origin, 3.0, 4.0);

    const double bad[] = {-1.0, INFINITY, NAN, 1e-320};
    for (int n = 0; n < 4; n++) {
        const pave_layout before = layout;
        def.size = bad[n];
        assert_int_equal(pave_tiling_layout(pave_tiling_hex(), &def, &layout, NULL), PAVE_RANGE);
        assert_memory_equal(&before, &layout, sizeof(layout));
    }
    def.size = 1.0;
    def.origin.y = NAN;
    assert_int_equal(pave_tiling_layout(pave_tiling_hex(), &def, &layout, NULL), PAVE_RANGE);
}

// ---- Text ---------------------------------------------------------------------------------------

TEST(texts)
{
    pave_tiling *cairo;
    assert_ok(pave_tiling_create_named("cairo", NULL, &cairo, NULL));
    const struct {
        const pave_tiling *tiling;
        const char *text;
        pave_result result;
        pave_cell cell;
    } rows[] = {
        {pave_tiling_square(), "2,-1", PAVE_OK, {2, -1, 0}},
        {pave_tiling_hex(), "-536870912,536870912", PAVE_OK, {-536870912, 536870912, 0}},
        {pave_tiling_hex(), "536870913,0", PAVE_RANGE, {0, 0, 0}},
        {pave_tiling_hex(), "0,-99999999999999999999", PAVE_RANGE, {0, 0, 0}},
        {pave_tiling_tri(), "3,4,L", PAVE_OK, {3, 4, 0}},
        {pave_tiling_tri(), "3,4,R", PAVE_OK, {3, 4, 1}},
        {pave_tiling_tri(), "3,4", PAVE_INVALID, {0, 0, 0}},
        {pave_tiling_tri(), "3,4,l", PAVE_INVALID, {0, 0, 0}},
        {pave_tiling_tri(), "3,4,1", PAVE_INVALID, {0, 0, 0}},
        {pave_tiling_tri(), "3,4,LR", PAVE_INVALID, {0, 0, 0}},
        {pave_tiling_tri(), "3,4,", PAVE_INVALID, {0, 0, 0}},
        {cairo, "-1,0,3", PAVE_OK, {-1, 0, 3}},
        {cairo, "-1,0,4", PAVE_INVALID, {0, 0, 0}},
        {cairo, "-1,0,-1", PAVE_INVALID, {0, 0, 0}},
        {cairo, "-1,0", PAVE_INVALID, {0, 0, 0}},
        {cairo, "536870913,0,3", PAVE_RANGE, {0, 0, 0}},
        {cairo, "", PAVE_INVALID, {0, 0, 0}},
        {cairo, "1", PAVE_INVALID, {0, 0, 0}},
        {cairo, "1,", PAVE_INVALID, {0, 0, 0}},
        {cairo, "1,2,3,4", PAVE_INVALID, {0, 0, 0}},
        {cairo, " 1,2,3", PAVE_INVALID, {0, 0, 0}},
        {cairo, "+1,2,3", PAVE_INVALID, {0, 0, 0}},
    };
    for (size_t row = 0; row < sizeof(rows) / sizeof(rows[0]); row++) {
        char text[PAVE_TILING_TEXT_SIZE];
        pave_cell cell = {7, 7, 7};
        if (pave_tiling_face_read(rows[row].tiling, rows[row].text, &cell) != rows[row].result)
            fail_msg("%s", rows[row].text);
        if (rows[row].result == PAVE_OK) {
            assert_cell(cell, rows[row].cell);
            assert_string_equal(pave_tiling_face_text(rows[row].tiling, cell, text),
                                rows[row].text);
            assert_true(pave_tiling_cell_valid(rows[row].tiling, cell));
        } else {
            assert_cell(cell, cell_of(7, 7, 7));
        }
    }
    pave_cell cell;
    assert_ok(pave_tiling_face_read(pave_tiling_square(), "5,6,0", &cell));
    assert_int_equal(pave_tiling_face_read(pave_tiling_square(), "5,6,1", &cell), PAVE_INVALID);
    assert_false(pave_tiling_cell_valid(pave_tiling_square(), cell_of(0, 0, 1)));
    assert_false(pave_tiling_cell_valid(pave_tiling_tri(), cell_of(0, 0, -1)));
    assert_false(
        pave_tiling_cell_valid(pave_tiling_tri(), cell_of(0, -PAVE_COORDINATE_MAX - 1, 0)));
    pave_tiling_destroy(cairo);
}

int main(void) { return run_all_tests(NULL, NULL); }
