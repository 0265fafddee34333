/// tests/region/test_borders_pole.c: poles of inaccessibility: known ones, against a search that
/// tries places one by one, inside for every territory whatever its outline, ellipses that lie
/// inside, holes, kernels that agree, what is refused, and failing allocations.
#include "../test.h"
#include "borders_fixture.h"
#include "src/region/borders_parts.h"

#include <math.h>

static pave_borders *borders_of(const pave_polygons *polygons, const int32_t *map, int32_t count)
{
    pave_borders *borders = NULL;
    assert_ok(pave_borders_create(
        &(pave_borders_def){.polygons = polygons, .of_cell = map, .count = count}, NULL, &borders,
        NULL));
    return borders;
}

/// How far a point is from the border of a territory, x divided by the aspect; below 0: outside.
static double depth_of(const pave_borders *borders, int32_t territory, double aspect,
                       pave_vec2 point)
{
    int64_t count;
    double least = 1e300;
    const int32_t *refs = pave_borders_arcs_of(borders, territory, &count);
    for (int64_t r = 0; r < count; r++) {
        const pave_arc *arc = &borders->arcs[refs[r] < 0 ? ~refs[r] : refs[r]];
        for (int64_t i = 0; i < arc->count - !arc->closed; i++) {
            const pave_vec2 a = borders->points[arc->start + i],
                            b = borders->points[arc->start + (i + 1) % arc->count];
            const double x = (b.x - a.x) / aspect, y = b.y - a.y, px = (point.x - a.x) / aspect,
                         py = point.y - a.y;
            double share = (px * x + py * y) / (x * x + y * y);
            share = share < 0.0 ? 0.0 : share > 1.0 ? 1.0 : share;
            const double far = hypot(px - share * x, py - share * y);
            if (far < least) least = far;
        }
    }
    return borders_contain(borders, territory, point) ? least : -least;
}

static pave_borders *squares_of(int32_t width, int32_t height, const char *text, outlines *of)
{
    int32_t map[200];
    *of = outlines_of(&(pave_window_def){.width = width, .height = height}, NULL);
    for (int32_t i = 0; i < width * height; i++) map[i] = text[i] - '0';
    return borders_of(of->polygons, map, 9);
}

static void expect_pole(const char *text, int32_t width, int32_t height, double aspect,
                        pave_vec2 expected, double depth)
{
    outlines of;
    pave_borders *borders = squares_of(width, height, text, &of);
    pave_vec2 pole = {-1.0, -1.0};
    double radius = 0.0;
    assert_ok(pave_borders_pole(borders, 1, aspect, 1e-3, &pole, &radius, NULL));
    assert_true(fabs(radius - depth) <= 1e-3);
    assert_true(fabs(pole.x - expected.x) < 0.1 && fabs(pole.y - expected.y) < 0.1);
    pave_borders_destroy(borders);
    outlines_free(&of);
}

TEST(known_poles)
{
    expect_pole("1", 1, 1, 1.0, (pave_vec2){0.5, 0.5}, 0.5);
    expect_pole("111111111", 3, 3, 1.0, (pave_vec2){1.5, 1.5}, 1.5);
    expect_pole("111111111", 3, 3, 3.0, (pave_vec2){1.5, 1.5}, 0.5);
    // An L, two cells wide: the circle touches the two outer sides and the corner inside: radius r
    // with (2 - r) sqrt 2 = r.
    const double r = 2.0 * sqrt(2.0) / (1.0 + sqrt(2.0));
    expect_pole("1100110011111111", 4, 4, 1.0, (pave_vec2){r, 4.0 - r}, r);
}

/// A row and one cell on it, in ellipses half as wide as high: an outline 100 times as wide as high.
TEST(pole_of_a_very_wide_outline)
{
    char text[201] = {0};
    memset(text, '1', 100);
    memset(text + 100, '2', 100);
    text[130] = '1';
    expect_pole(text, 100, 2, 0.5, (pave_vec2){30.5, 1.0}, 1.0);
}

/// Of several places that are as good, the first that is found: on every machine the same.
TEST(equal_poles)
{
    static const struct {
        const char *text;
        int32_t width, height;
        pave_vec2 pole;
    } cases[] = {{"10101", 5, 1, {4.5, 0.5}},
                 {"101000101", 3, 3, {0.498046875, 0.498046875}},
                 {"111101111", 3, 3, {0.5859375, 0.5859375}},
                 {"1111110011001111", 4, 4, {1.0, 2.0}}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        outlines of;
        pave_borders *borders = squares_of(cases[i].width, cases[i].height, cases[i].text, &of);
        pave_vec2 pole = {0.0, 0.0};
        assert_ok(pave_borders_pole(borders, 1, 1.0, 0.0, &pole, NULL, NULL));
        if (pole.x != cases[i].pole.x || pole.y != cases[i].pole.y)
            fail_msg("%s: %.17g,%.17g", cases[i].text, pole.x, pole.y);
        pave_borders_destroy(borders);
        outlines_free(&of);
    }
}

/// The best of many places, tried one by one.
static double best_of_grid(const pave_borders *borders, int32_t territory, double aspect, int steps)
{
    pave_box box;
    double best = 0.0;
    assert_true(pave_borders_box(borders, territory, &box));
    for (int row = 1; row < steps; row++)
        for (int column = 1; column < steps; column++) {
            const pave_vec2 at = {box.min.x + (box.max.x - box.min.x) * column / steps,
                                  box.min.y + (box.max.y - box.min.y) * row / steps};
            const double depth = depth_of(borders, territory, aspect, at);
            if (depth > best) best = depth;
        }
    return best;
}

static void check_pole(const pave_borders *borders, int32_t territory, double aspect,
                       double precision, int steps)
{
    pave_vec2 pole;
    pave_box box;
    double radius = -1.0;
    assert_true(pave_borders_box(borders, territory, &box));
    assert_ok(pave_borders_pole(borders, territory, aspect, precision, &pole, &radius, NULL));
    assert_true(borders_contain(borders, territory, pole));
    assert_true(radius > 0.0 && fabs(depth_of(borders, territory, aspect, pole) - radius) < 1e-9);
    if (precision == 0.0)
        precision = fmin((box.max.x - box.min.x) / aspect, box.max.y - box.min.y) / 256.0;
    if (steps > 0)
        assert_true(best_of_grid(borders, territory, aspect, steps) <= radius + precision + 1e-12);
    for (int k = 0; k < 16; k++) { // around the ellipse, slightly inside
        const double x = cos(k * 0.3926990816987241), y = sin(k * 0.3926990816987241),
                     size = radius * (1.0 - 1e-6);
        assert_true(borders_contain(borders, territory,
                                    (pave_vec2){pole.x + aspect * size * x, pole.y + size * y}));
    }
}

TEST(poles_are_the_best_and_inside)
{
    const double aspects[] = {1.0, 3.0, 0.4};
    for (int number = 0; number < ALL_OUTLINES; number++) {
        outlines of = any_outlines(number);
        for (uint64_t seed = (uint64_t)number / 4 % SPARSE(2); seed < 2; seed += SPARSE(2)) {
            const int32_t count = 2 + (int32_t)seed;
            int32_t *map = random_map(of.polygons, seed + 50 + (uint64_t)number, count, 3);
            pave_borders *borders = borders_of(of.polygons, map, count);
            for (int smooth = 0; smooth < 2; smooth++) {
                if (smooth)
                    assert_ok(pave_borders_smooth(borders, &(pave_smooth_def){.rim = true}, NULL));
                for (int32_t t = 1; t <= count; t++) {
                    int32_t rings;
                    (void)pave_borders_rings(borders, t, &rings);
                    if (rings == 0) continue;
                    for (int a = 0; a < 3; a++)
                        check_pole(borders, t, aspects[a], seed == 0 ? 0.0 : 0.05,
                                   number % 4 == 0 ? 25 : 0);
                }
            }
            pave_borders_destroy(borders);
            free(map);
        }
        outlines_free(&of);
    }
}

/// However coarse the precision, and however thin the territory: it lies inside.
TEST(poles_are_never_missing)
{
    outlines of = outlines_of(
        &(pave_window_def){.tiling = pave_tiling_hex(), .shape = PAVE_WINDOW_HEXAGON, .radius = 12},
        NULL);
    int32_t *map = calloc((size_t)of.polygons->cell_count + 1, sizeof *map);
    for (int32_t i = 0; i < of.polygons->cell_count; i++) { // rings one cell wide, and a spoke
        const pave_cell cell = pave_window_cell(of.window, i);
        const int32_t ring = (abs(cell.q) + abs(cell.r) + abs(cell.q + cell.r)) / 2;
        map[i] = ring % 2 == 0 || cell.r == 0 ? 1 : 2;
    }
    pave_borders *borders = borders_of(of.polygons, map, 2);
    for (int smooth = 0; smooth < 2; smooth++) {
        if (smooth) assert_ok(pave_borders_smooth(borders, NULL, NULL));
        for (int32_t t = 1; t <= 2; t++) {
            check_pole(borders, t, 1.0, 1000.0, 0);
            check_pole(borders, t, 100.0, 1000.0, 0);
            check_pole(borders, t, 2.5, 0.0, 0);
        }
    }
    pave_borders_destroy(borders);
    free(map);
    outlines_free(&of);
}

TEST(wrong_numbers_are_refused)
{
    outlines of;
    pave_borders *borders = squares_of(3, 3, "112112033", &of);
    pave_vec2 pole = {7.0, 8.0};
    double radius = 9.0;
    assert_int_equal(pave_borders_pole(borders, 4, 1.0, 0.0, &pole, &radius, NULL), PAVE_NOT_FOUND);
    assert_int_equal(pave_borders_pole(borders, 1, 0.0, 0.0, &pole, &radius, NULL), PAVE_RANGE);
    assert_int_equal(pave_borders_pole(borders, 1, 2000.0, 0.0, &pole, &radius, NULL), PAVE_RANGE);
    assert_int_equal(pave_borders_pole(borders, 1, 1.0, -1.0, &pole, &radius, NULL), PAVE_RANGE);
    assert_int_equal(pave_borders_pole(borders, 1, NAN, 0.0, &pole, &radius, NULL), PAVE_RANGE);
    assert_int_equal(pave_borders_pole(borders, 1, 1.0, INFINITY, &pole, &radius, NULL),
                     PAVE_RANGE);
    assert_true(pole.x == 7.0 && pole.y == 8.0 && radius == 9.0);
    pave_error error = {.result = PAVE_OK};
    assert_int_equal(pave_borders_pole(borders, 1, 1025.0, 0.0, &pole, NULL, &error), PAVE_RANGE);
    assert_true(error.result == PAVE_RANGE && strstr(error.message, "1025"));
    assert_ok(pave_borders_pole(borders, 1, 1024.0, 0.0, &pole, NULL, NULL));
    assert_ok(pave_borders_pole(borders, 1, 1.0 / 1024.0, 0.0, &pole, NULL, NULL));
    assert_int_equal(pave_borders_pole(borders, 4, 1.0, 0.0, &pole, NULL, &error), PAVE_NOT_FOUND);
    assert_true(error.result == PAVE_NOT_FOUND && strstr(error.message, "territory 4"));
    assert_ok(pave_borders_pole(borders, 1, 1.0, 1e-300, &pole, NULL,
                                NULL)); // counts as the finest that there is
    assert_true(fabs(pole.x - 1.0) < 1e-3 && fabs(pole.y - 1.0) < 1e-3);
    pave_borders_destroy(borders);
    outlines_free(&of);
}

TEST(failing_allocations_leave_nothing)
{
    outlines of = any_outlines(0);
    int32_t *map = random_map(of.polygons, 5, 2, 4);
    failing memory = {.fail_at = -1};
    const pave_allocator allocator = failing_allocator(&memory);
    pave_borders *borders = NULL;
    assert_ok(pave_borders_create(
        &(pave_borders_def){.polygons = of.polygons, .of_cell = map, .count = 2}, &allocator,
        &borders, NULL));
    const int64_t alive = memory.alive, bytes = memory.bytes;
    pave_result result = PAVE_NO_MEMORY;
    for (memory.fail_at = 0; result != PAVE_OK; memory.fail_at++) {
        pave_vec2 pole;
        memory.count = 0;
        result = pave_borders_pole(borders, 1, 1.0, 0.0, &pole, NULL, NULL);
        assert_true(result == PAVE_OK || result == PAVE_NO_MEMORY);
        assert_int_equal(memory.alive, alive);
        assert_int_equal(memory.bytes, bytes);
    }
    assert_true(memory.fail_at > 5);
    pave_borders_destroy(borders);
    free(map);
    outlines_free(&of);
}

/// All kernels give the same bits, also for segments without length and points on a segment.
TEST(kernels_agree)
{
    enum { COUNT = 300 };
    const pave_pole_kernel *plain = pave_kernel_get(&pave_pole_kernels, 0);
    pave_pole_segment segments[COUNT];
    int32_t list[COUNT];
    for (int32_t i = 0; i < COUNT; i++) {
        const pave_random_words words = pave_random_at(9, 0, i, 0, 0, 0);
        const double x = words.word[0] % 64 / 3.0, y = words.word[1] % 64 / 3.0,
                     along_x = (words.word[2] % 9 - 4.0) / 7.0, along_y = words.word[3] % 5 / 7.0,
                     square = along_x * along_x + along_y * along_y;
        segments[i] = (pave_pole_segment){
            {x, y}, {x + along_x, y + along_y}, {along_x, along_y}, square > 0.0 ? square : 1.0};
        list[i] = COUNT - 1 - i;
    }
    for (int k = 1; k < pave_pole_kernels.count; k++) {
        const pave_pole_kernel *kernel = pave_kernel_get(&pave_pole_kernels, k);
        if (!pave_kernel_runs(kernel)) continue;
        for (int64_t count = 0; count <= COUNT; count += 7) {
            const pave_pole_segment *near = &segments[count % COUNT];
            const double x[PAVE_POLE_PARTS] = {near->a.x, near->b.x, 7.25, -1.0},
                         y[PAVE_POLE_PARTS] = {near->a.y, near->b.y, 1.0 / 3.0, 40.0};
            const pave_pole_look look = {segments, list, count, x, y};
            double expected[PAVE_POLE_PARTS * (COUNT + 1)] = {0};
            double got[PAVE_POLE_PARTS * (COUNT + 1)] = {0};
            plain->measure(&look, expected + PAVE_POLE_PARTS, expected);
            kernel->measure(&look, got + PAVE_POLE_PARTS, got);
            assert_memory_equal(got, expected, sizeof got);
        }
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
