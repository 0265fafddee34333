/// tests/patch/test_planar.c: what lines enclose: faces, areas, holes that are cut open, what is
/// snapped, closed and refused, and memory that runs out.

#include <pave/planar.h>
#include <pave/random.h>

#include <math.h>

#include "../test.h"
#include "src/mesh/polygons_build.h"

enum { ROOM = 4096 };

/// Lines on their way, ring by ring.
static pave_vec2 points[ROOM];
static int32_t lines[ROOM][2], areas[ROOM], count;

static void begin(void) { count = 0; }

/// Adds a ring: x and y of each corner.
static void ring(int32_t area, int corners, const double *numbers)
{
    for (int k = 0; k < corners; k++) {
        points[count + k] = pave_vec2_of(numbers[2 * k], numbers[2 * k + 1]);
        lines[count + k][0] = count + k;
        lines[count + k][1] = count + (k + 1) % corners;
        areas[count + k] = area;
    }
    count += corners;
}

static void box(int32_t area, double x, double y, double width, double height)
{
    ring(area, 4, (double[]){x, y, x + width, y, x + width, y + height, x, y + height});
}

static void line(double ax, double ay, double bx, double by)
{
    points[count] = pave_vec2_of(ax, ay);
    points[count + 1] = pave_vec2_of(bx, by);
    lines[count][0] = count;
    lines[count][1] = count + 1;
    lines[count + 1][0] = lines[count + 1][1] = count; // a line of no length counts for nothing
    count += 2;
}

static pave_planar_def define(int32_t area_count)
{
    return (pave_planar_def){.point_count = count,
                             .line_count = count,
                             .points = points,
                             .lines = (const int32_t(*)[2])lines,
                             .areas = area_count ? areas : NULL,
                             .area_count = area_count};
}

static pave_planar make(pave_planar_def def)
{
    pave_planar planar;
    assert_ok(pave_planar_create(&def, NULL, &planar, NULL, NULL));
    return planar;
}

static double area_of(const pave_planar *planar, int32_t area)
{
    double sum = 0;
    for (int32_t i = 0; i < planar->cell_count; i++)
        if (!planar->areas || planar->areas[i] == area)
            sum += pave_polygons_area(planar->patch->polygons, i);
    return sum;
}

static bool touch(const pave_planar *planar, int32_t a, int32_t b)
{
    const pave_graph *graph = planar->patch->graph;
    for (int32_t i = 0; i < planar->cell_count; i++)
        for (int32_t arc = graph->start[i]; arc < graph->start[i + 1]; arc++)
            if (planar->areas[i] == a && planar->areas[graph->to[arc]] == b) return true;
    return false;
}

static void refused(pave_planar_def def, pave_result result, pave_planar_fault wanted)
{
    pave_planar planar;
    pave_planar_fault fault;
    pave_error error;
    assert_int_equal(pave_planar_create(&def, NULL, &planar, &fault, &error), result);
    assert_int_equal(fault.kind, wanted.kind);
    assert_int_equal(fault.a, wanted.a);
    assert_int_equal(fault.b, wanted.b);
    assert_true(fabs(fault.at.x - wanted.at.x) < 1e-6 && fabs(fault.at.y - wanted.at.y) < 1e-6);
    assert_true(error.message[0] && !planar.patch && !planar.areas);
}

TEST(streets_become_blocks)
{
    begin();
    for (int i = 0; i <= 9; i++) {
        line(i, -0.5, i, 9.5);
        line(-0.5, i, 9.5, i);
    }
    pave_planar_def def = define(0);
    def.cross = true;
    pave_planar planar = make(def);
    assert_int_equal(planar.cell_count, 81);
    assert_int_equal(planar.dangling, 40);
    assert_int_equal(planar.patch->polygons->vertex_count, 100);
    assert_true(area_of(&planar, 0) == 81);
    pave_planar_release(&planar);
}

TEST(crossings_and_ends_on_lines)
{
    begin();
    line(0, 0, 3, 3);
    line(0, 2, 2, 0);
    refused(define(0), PAVE_INVALID, (pave_planar_fault){PAVE_PLANAR_CROSSING, 0, 2, {1, 1}});
    begin();
    box(0, 0, 0, 4, 4);
    line(2, 0, 2, 4);
    pave_planar_def def = define(0);
    refused(def, PAVE_INVALID, (pave_planar_fault){PAVE_PLANAR_ON_LINE, 0, 4, {2, 0}});
    def.cross = true;
    pave_planar planar = make(def);
    assert_int_equal(planar.cell_count, 2);
    assert_int_equal(planar.split, 2);
    pave_planar_release(&planar);
}

TEST(holes_are_cut_or_refused)
{
    begin();
    box(0, 0, 0, 10, 10);
    box(0, 2, 2, 2, 2);
    ring(0, 3, (double[]){6, 6, 8, 6, 7, 8});
    ring(0, 3, (double[]){8, 6, 9, 5, 9, 7});  // touches the other in a vertex
    ring(0, 3, (double[]){0, 10, 1, 8, 2, 9}); // and this one the frame
    pave_planar_def def = define(0);
    refused(def, PAVE_INVALID, (pave_planar_fault){PAVE_PLANAR_HOLE, 0, 8, {6, 6}});
    def.cut_holes = true;
    pave_planar planar = make(def);
    assert_true(fabs(area_of(&planar, 0) - 100) < 1e-12);
    assert_true(planar.cell_count == 7 && planar.holes == 3);
    pave_planar_release(&planar);
}

/// Boxes in boxes, and beside each other in them, to some depth.
static void nest(double x, double y, double size, int depth)
{
    box(0, x, y, size, size);
    for (int k = 0; depth > 0 && k < 4; k++)
        nest(x + size * (k % 2 ? 0.55 : 0.1), y + size * (k / 2 ? 0.6 : 0.15), size * 0.3,
             depth - 1);
}

TEST(holes_in_holes)
{
    begin();
    nest(0, 0, 1024, 3);
    pave_planar_def def = define(0);
    def.cut_holes = true;
    pave_planar planar = make(def);
    assert_true(fabs(area_of(&planar, 0) - 1024.0 * 1024.0) < 1e-3);
    assert_int_equal(planar.holes, 84);
    assert_int_equal(planar.cell_count, 148); // two holes may share a cut
    pave_planar_release(&planar);
}

TEST(areas_with_enclaves_islands_and_half_borders)
{
    begin();
    box(0, 0, 0, 6, 4);
    box(0, 1, 1, 1, 1);  // a hole
    box(1, 1, 1, 1, 1);  // which this one fills
    box(2, 6, -1, 2, 3); // half of its side is the border
    box(1, 20, 0, 1, 1); // an island
    pave_planar planar = make(define(3));
    assert_true(area_of(&planar, 0) == 23 && area_of(&planar, 1) == 2 && area_of(&planar, 2) == 6);
    assert_true(touch(&planar, 0, 1) && touch(&planar, 0, 2) && !touch(&planar, 1, 2));
    assert_int_equal(planar.patch->join_count, 1);
    assert_true(planar.areas[planar.patch->joins[0][0]] == 1);
    assert_int_equal(pave_patch_at(planar.patch, pave_vec2_of(1.5, 1.5)),
                     planar.patch->joins[0][0]);
    pave_planar_release(&planar);
}

TEST(overlaps_and_gaps)
{
    begin();
    box(0, 0, 0, 4, 4);
    box(1, 3, 1, 4, 2);     // over the first
    box(2, 0, 4.001, 4, 4); // nearly touches it
    box(2, 4, 4.001, 4, 4); // one with the box before it: it has their common side twice
    ring(3, 4, (double[]){0, 4, -1, 4, -1, 6, 0, 6});       // closes the gap on the left
    ring(3, 4, (double[]){4, 4, 4, 4.001, 9, 4.001, 9, 4}); // and on the right
    pave_planar_def def = define(4);
    refused(def, PAVE_INVALID, (pave_planar_fault){PAVE_PLANAR_OVERLAP, 0, 1, {4, 1}});
    def.close = true;
    pave_planar planar = make(def);
    assert_int_equal(planar.overlaps, 1);
    assert_int_equal(planar.gaps, 1);
    assert_int_equal(planar.closed, 1);
    assert_true(area_of(&planar, 0) > 13.9 &&
                area_of(&planar, 0) < 14.1); // the smaller has the place
    assert_true(area_of(&planar, 1) == 8 && touch(&planar, 0, 2));
    pave_planar_release(&planar);
}

TEST(snapped)
{
    begin();
    box(0, 0, 0, 4, 4);
    ring(1, 4, (double[]){4.01, 0.01, 8, 0, 8, 4, 3.99, 3.99});
    pave_planar_def def = define(2);
    pave_planar planar = make((pave_planar_def){0});
    assert_int_equal(planar.cell_count, 0);
    pave_planar_release(&planar);
    def.snap = 0.05;
    planar = make(def);
    assert_true(planar.merged == 2 && touch(&planar, 0, 1));
    assert_true(area_of(&planar, 0) == 16);
    pave_planar_release(&planar);
    const pave_planar_fault none = {PAVE_PLANAR_FINE, 0, 0, {0, 0}};
    for (int i = 0; i < 3; i++) {
        def.snap = (double[]){-1, NAN, 1e9}[i];
        refused(def, PAVE_RANGE, none);
    }
    def.snap = 0;
    lines[0][1] = count;
    refused(def, PAVE_RANGE, none);
    lines[0][1] = 1;
    areas[0] = 2;
    refused(def, PAVE_RANGE, none);
}

/// Each of two equally long lines passes near the end of the other.
TEST(slender_triangles_settle)
{
    begin();
    box(0, -8, -8, 16, 16);
    ring(0, 3, (double[]){0, 0, 2, -0.515, 2, 0.515});
    pave_planar_def def = define(0);
    def.cross = def.cut_holes = true;
    def.snap = 1;
    pave_planar planar = make(def);
    assert_int_equal(planar.cell_count, 3);
    assert_true(area_of(&planar, 0) == 256);
    pave_planar_release(&planar);
}

/// Points so close together that many lines pass near others. A patch would refuse crossings.
TEST(dense_lines_settle)
{
    static const double snaps[] = {1, 3, 10, 40};
    for (int k = 0; k < 4; k++) {
        begin();
        for (int32_t i = 0; i < 300; i++) {
            const pave_random_words words =
                pave_random_at((uint64_t)k, PAVE_STREAM_USER, i, 0, 0, 0);
            line(words.word[0] % 1000, words.word[1] % 1000, words.word[2] % 1000,
                 words.word[3] % 1000);
        }
        pave_planar_def def = define(0);
        def.cross = def.cut_holes = true;
        def.snap = snaps[k];
        pave_planar planar = make(def);
        assert_true(area_of(&planar, 0) > 7e5 && area_of(&planar, 0) <= 1e6);
        pave_planar_release(&planar);
    }
}

/// Nested collinear lines divide each other at each end.
TEST(too_many_splits)
{
    enum { LINES = 4100 };
    static pave_vec2 ends[2 * LINES];
    static int32_t nested[LINES][2];
    for (int32_t i = 0; i < LINES; i++) {
        ends[2 * i] = pave_vec2_of(i, i);
        ends[2 * i + 1] = pave_vec2_of(3 * LINES - i, 3 * LINES - i);
        nested[i][0] = 2 * i;
        nested[i][1] = 2 * i + 1;
    }
    const pave_planar_def def = {.point_count = 2 * LINES,
                                 .line_count = LINES,
                                 .points = ends,
                                 .lines = (const int32_t(*)[2])nested,
                                 .cross = true};
    refused(def, PAVE_UNSUPPORTED, (pave_planar_fault){PAVE_PLANAR_FINE, 0, 0, {0, 0}});
}

/// An allocator without large blocks.
static void *resize_small(void *context, void *memory, size_t old_size, size_t new_size)
{
    (void)context;
    (void)old_size;
    if (new_size > 1 << 26) return NULL;
    if (new_size > 0) return realloc(memory, new_size);
    free(memory);
    return NULL;
}

/// Crossings are counted before most of them become vertices, which would take minutes.
TEST(too_many_crossings)
{
    enum { SIDE = 2900 }; // SIDE * SIDE > PAVE_PLANAR_SPLITS_MAX / 2
    static pave_vec2 ends[4 * SIDE];
    static int32_t crossing[2 * SIDE][2];
    const pave_allocator small = {.resize = resize_small};
    for (int32_t i = 0; i < 2 * SIDE; i++) {
        const double at = i / 2 + 1;
        ends[2 * i] = i % 2 ? pave_vec2_of(at, 0) : pave_vec2_of(0, at);
        ends[2 * i + 1] = i % 2 ? pave_vec2_of(at, SIDE + 1) : pave_vec2_of(SIDE + 1, at);
        crossing[i][0] = 2 * i;
        crossing[i][1] = 2 * i + 1;
    }
    const pave_planar_def def = {.point_count = 4 * SIDE,
                                 .line_count = 2 * SIDE,
                                 .points = ends,
                                 .lines = (const int32_t(*)[2])crossing,
                                 .cross = true};
    pave_planar planar;
    pave_error error = {0};
    assert_int_equal(pave_planar_create(&def, &small, &planar, NULL, &error), PAVE_UNSUPPORTED);
    assert_string_equal(error.message, "lines are divided by others in more than 16777216 places: "
                                       "use fewer or shorter lines");
}

/// Random lines far apart and near: nothing crosses afterwards, which a patch would refuse, and the
/// areas are those of one drawing twice as large.
TEST(random_lines)
{
    for (uint64_t seed = 0; seed < SPARSE(40); seed++) {
        double sums[2];
        for (int scale = 1; scale <= 2; scale++) {
            begin();
            for (int32_t i = 0; i < 60; i++) {
                const pave_random_words words = pave_random_at(seed, PAVE_STREAM_USER, i, 0, 0, 0);
                line(scale * (double)(words.word[0] % 1000), scale * (double)(words.word[1] % 1000),
                     scale * (double)(words.word[2] % 1000),
                     scale * (double)(words.word[3] % 1000));
            }
            pave_planar_def def = define(0);
            def.cross = def.cut_holes = true;
            pave_planar planar = make(def);
            sums[scale - 1] = area_of(&planar, 0) / (scale * scale);
            pave_planar_release(&planar);
        }
        assert_true(sums[0] > 1e4 && fabs(sums[0] - sums[1]) < 1e-9 * sums[0]);
    }
}

TEST(memory_runs_out)
{
    begin();
    box(0, 0, 0, 6, 4);
    box(0, 1, 1, 1, 1);
    box(1, 5, 1, 3, 1);
    box(1, 20, 0, 1, 1);
    for (int with = 0; with < 2; with++)
        for (failing memory = each_failing; failing_next(&memory);) {
            pave_planar_def def = define(with ? 2 : 0);
            def.cross = def.cut_holes = def.close = true;
            pave_planar planar;
            const pave_result result =
                pave_planar_create(&def, &memory.allocator, &planar, NULL, NULL);
            assert_told(memory, result);
            pave_planar_release(&planar);
        }
}

int main(void) { return run_all_tests(NULL, NULL); }
