/// tests/scene/test_page.c: scenes on paper: lengths, where pages lie, what they show, failures.
#include <pave/scene.h>

#include <math.h>

#include "../test.h"
#include "scene_fixture.h"

enum { DOTS = 40 }; // across and down

/// Dots a unit apart, in a view that begins at (3, 5), with cells of 2 units.
static pave_scene *dots(void)
{
    const pave_scene_def def = {
        .view = {{3, 5}, {3 + DOTS, 5 + DOTS}}, .background = 0x204060ff, .cell = 2};
    const pave_scene_style style = {.fill = 0xff0000ff};
    pave_scene *scene = NULL;
    assert_ok(pave_scene_create(&def, NULL, &scene, NULL));
    for (int i = 0; i < DOTS * DOTS; i++)
        pave_scene_add_circle(scene, pave_vec2_of(3.5 + i % DOTS, 5.5 + i / DOTS), 0.1, &style);
    return scene;
}

static pave_scene *page_of(const pave_scene *scene, const pave_scene_paper *paper, int64_t page,
                           int64_t *count)
{
    pave_scene *out = NULL;
    pave_error error = {0};
    if (pave_scene_create_page(scene, paper, page, NULL, &out, count, &error) != PAVE_OK)
        fail_msg("%s", error.message);
    return out;
}

static void assert_near(double a, double b)
{
    if (!(fabs(a - b) < 1e-9)) fail_msg("%.12g is not %.12g", a, b);
}

/// The first dot of a page, and how many it has.
static int64_t count_dots(const pave_scene *page, pave_vec2 *first)
{
    int64_t count = 0;
    for (int64_t i = 0; i < pave_scene_count(page); i++) {
        const pave_scene_item item = pave_scene_at(page, i);
        if (item.kind == PAVE_SCENE_CIRCLE && count++ == 0) *first = item.points[0];
    }
    return count;
}

TEST(a_cell_has_its_length_and_neighbours_share_the_overlap)
{
    // 20 mm a unit: the whole is 800 x 800 mm, a page shows 190 x 277 and shares 12.
    const pave_scene_paper paper = {210, 297, 10, 12, 40};
    const int64_t columns = 5, rows = 3; // (800 - 12) / 178 and / 265, rounded up
    pave_scene *scene = dots();
    int64_t count = 0, seen = 0;
    pave_vec2 corner = {0, 0};
    for (int64_t i = 0; i <= columns * rows; i++) {
        pave_scene *page = page_of(scene, &paper, i, &count);
        pave_scene_frame frame;
        pave_vec2 at = {0, 0};
        assert_int_equal(count, columns * rows + 1);
        assert_ok(pave_scene_measure(page, NULL, &frame, NULL));
        assert_near(frame.paper.x, 210);
        assert_near(frame.paper.y, 297);
        assert_near(frame.scale, 96 / 25.4);
        const int64_t found = count_dots(page, &at);
        if (i == 0) assert_int_equal(found, DOTS * DOTS); // the key
        if (i == 1) corner = at;
        if (i > 1) { // every page shows dots of one lattice, 20 mm apart
            const int64_t column = (i - 1) % columns, row = (i - 1) / columns;
            const double x = (at.x - corner.x + (double)column * 178) / 20,
                         y = (at.y - corner.y + (double)row * 265) / 20;
            assert_near(x, floor(x + 0.5));
            assert_near(y, floor(y + 0.5));
        }
        seen += i > 0 ? found : 0;
        pave_scene_destroy(page);
    }
    assert_true(seen > DOTS * DOTS && seen < 2 * DOTS * DOTS);
    pave_scene_destroy(scene);
}

TEST(without_a_cell_the_whole_fits_and_without_a_size_the_page_does)
{
    static const pave_scene_paper fits = {297, 210, 5, 0, 0}, exact = {0, 0, 3, 0, 40};
    pave_scene *scene = dots();
    pave_scene_frame frame;
    pave_vec2 at = {0, 0};
    int64_t count = 0;
    pave_scene *page = page_of(scene, &fits, 0, &count);
    assert_int_equal(count, 1);
    assert_int_equal(count_dots(page, &at), DOTS * DOTS);
    assert_near(at.x, (297 - 200) / 2.0 + 2.5); // 200 mm for 40 dots, in the middle
    assert_near(at.y, 5 + 2.5);
    pave_scene_destroy(page);
    page = page_of(scene, &exact, 0, &count);
    assert_ok(pave_scene_measure(page, NULL, &frame, NULL));
    assert_int_equal(count, 1);
    assert_near(frame.paper.x, 806);
    assert_near(frame.paper.y, 806);
    assert_near(frame.origin.x, 0);
    const pave_scene_size size = {.width = 100};
    assert_ok(pave_scene_measure(page, &size, &frame, NULL));
    assert_true(frame.paper.x <= 0 && frame.width == 100);
    pave_scene_destroy(page);
    pave_scene_destroy(scene);
}

TEST(an_svg_says_millimetres)
{
    static fixture_text text;
    static const pave_scene_paper paper = {.width = 215.9, .height = 279.4, .margin = 10};
    pave_scene *scene = dots();
    int64_t count = 0;
    pave_scene *page = page_of(scene, &paper, 0, &count);
    assert_ok(pave_scene_write_svg(page, NULL, fixture_sink(&text), NULL));
    assert_non_null(
        strstr(text.bytes, "width=\"215.9mm\" height=\"279.4mm\" viewBox=\"0 0 816 1056\""));
    pave_scene_destroy(page);
    pave_scene_destroy(scene);
}

/// Pages carry only the pixels that they show.
TEST(images_are_cut)
{
    enum { SIDE = 100 };
    static uint8_t rgba[4 * SIDE * SIDE];
    static const pave_scene_paper paper = {120, 120, 10, 10, 10};
    pave_scene *scene = NULL;
    int64_t count = 0, pixels = 0;
    for (int i = 0; i < SIDE * SIDE; i++) rgba[4 * i] = (uint8_t)(i % SIDE);
    assert_ok(pave_scene_create(NULL, NULL, &scene, NULL));
    pave_scene_add_image(scene, pave_box_of(pave_vec2_of(-5, 2), pave_vec2_of(14, 21)), rgba, SIDE,
                         SIDE, false); // 190 mm: two pages each way, which share 10
    for (int64_t p = 1; p <= 4; p++) {
        pave_scene *page = page_of(scene, &paper, p, &count);
        for (int64_t i = 0; i < pave_scene_count(page); i++) {
            const pave_scene_item item = pave_scene_at(page, i);
            if (item.kind != PAVE_SCENE_IMAGE) continue;
            const double left = p % 2 ? 10 : 110 - 190; // of the whole image
            assert_near(left + 1.9 * item.rgba[0], item.points[0].x);
            assert_near(item.points[1].x - item.points[0].x, 1.9 * item.width);
            pixels += (int64_t)item.width * item.height;
        }
        pave_scene_destroy(page);
    }
    assert_int_equal(count, 5);
    assert_true(pixels >= SIDE * SIDE && pixels < SIDE * SIDE * 5 / 4);
    pave_scene_destroy(scene);
}

TEST(bad_paper_is_refused)
{
    static const pave_scene_paper rows[] = {
        {0},
        {210, 0, 0, 0, 0},
        {-1, 100, 0, 0, 1},
        {210, 297, (double)NAN, 0, 1},
        {210, 297, 0, (double)INFINITY, 1},
        {210, 297, 105, 0, 1},
        {210, 297, 0, 105, 1},
        {210, 297, 10, 10, 4000}, // more pages than there may be
    };
    pave_scene *scene = dots(), *out = NULL;
    int64_t count = 0;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        pave_error error = {0};
        assert_int_equal(pave_scene_create_page(scene, &rows[i], 0, NULL, &out, &count, &error),
                         PAVE_RANGE);
        assert_true(error.message[0] && !out);
    }
    static const pave_scene_paper good = {210, 297, 10, 10, 40};
    for (int64_t page = -1; page < 20; page += 18)
        assert_int_equal(pave_scene_create_page(scene, &good, page, NULL, &out, &count, NULL),
                         PAVE_RANGE);
    const pave_scene_style style = {.fill = 255};
    pave_scene_add_circle(scene, pave_vec2_of(0, 0), -1, &style);
    assert_int_equal(pave_scene_create_page(scene, &good, 0, NULL, &out, &count, NULL), PAVE_RANGE);
    pave_scene_destroy(scene);
}

TEST(every_allocation_fails_once)
{
    static const pave_scene_paper paper = {210, 297, 10, 10, 40};
    static const uint8_t rgba[64] = {0};
    pave_scene *scene = dots();
    pave_scene_add_image(scene, pave_box_of(pave_vec2_of(0, 0), pave_vec2_of(40, 40)), rgba, 4, 4,
                         false);
    for (int64_t page = 0; page < 2; page++) {
        int64_t allocations = 1, count = 0;
        for (int64_t i = -1; i < allocations; i++) {
            failing memory = {.fail_at = i};
            pave_allocator allocator = failing_allocator(&memory);
            pave_scene *out = NULL;
            const pave_result result =
                pave_scene_create_page(scene, &paper, page, &allocator, &out, &count, NULL);
            if (i < 0) allocations = memory.count;
            assert_int_equal(result, i < 0 ? PAVE_OK : PAVE_NO_MEMORY);
            assert_true((out != NULL) == (i < 0));
            pave_scene_destroy(out);
            assert_int_equal(memory.alive, 0);
        }
    }
    pave_scene_destroy(scene);
}

int main(void) { return run_all_tests(NULL, NULL); }
