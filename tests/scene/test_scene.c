/// tests/scene/test_scene.c: adding, failures that stick, bounds, frames, hashes, and every
/// allocation failing once.
#include "../test.h"
#include "scene_fixture.h"

#include <math.h>

static const pave_vec2 square[] = {{0, 0}, {2, 0}, {2, 1}, {0, 1}};
static const pave_scene_style plain = {.fill = 0x0000ffff};

static pave_scene *scene_of(const pave_scene_def *def)
{
    pave_scene *scene = NULL;
    assert_ok(pave_scene_create(def, NULL, &scene, NULL));
    assert_non_null(scene);
    return scene;
}

static void assert_box(pave_box box, double min_x, double min_y, double max_x, double max_y)
{
    const double got[] = {box.min.x, box.min.y, box.max.x, box.max.y},
                 wanted[] = {min_x, min_y, max_x, max_y};
    for (int i = 0; i < 4; i++)
        if (fabs(got[i] - wanted[i]) > 1e-12)
            fail_msg("side %d of the box is %.17g, not %.17g", i, got[i], wanted[i]);
}

// ---- Reading back -------------------------------------------------------------------------------

TEST(items_come_back)
{
    pave_scene *scene = fixture_create(NULL);
    assert_ok(pave_scene_error(scene)->result);
    static const pave_scene_kind kinds[] = {
        PAVE_SCENE_GROUP, PAVE_SCENE_POLYGON,  PAVE_SCENE_POLYGON,   PAVE_SCENE_GROUP,
        PAVE_SCENE_LINE,  PAVE_SCENE_CIRCLE,   PAVE_SCENE_CIRCLE,    PAVE_SCENE_GROUP_END,
        PAVE_SCENE_LINE,  PAVE_SCENE_POLYGON,  PAVE_SCENE_GROUP_END, PAVE_SCENE_GROUP,
        PAVE_SCENE_IMAGE, PAVE_SCENE_IMAGE,    PAVE_SCENE_GROUP_END, PAVE_SCENE_GROUP,
        PAVE_SCENE_LABEL, PAVE_SCENE_LABEL,    PAVE_SCENE_LABEL,     PAVE_SCENE_LABEL,
        PAVE_SCENE_LABEL, PAVE_SCENE_GROUP_END};
    assert_int_equal(pave_scene_count(scene), sizeof kinds / sizeof *kinds);
    for (int i = 0; i < 22; i++) assert_int_equal(pave_scene_at(scene, i).kind, kinds[i]);
    assert_string_equal(pave_scene_at(scene, 0).text, "shapes");
    assert_null(pave_scene_at(scene, 3).text);

    pave_scene_item frame = pave_scene_at(scene, 2);
    assert_int_equal(frame.point_count, 11);
    assert_int_equal(frame.ring_count, 3);
    assert_int_equal(frame.ring_ends[0], 4);
    assert_int_equal(frame.ring_ends[1], 8);
    assert_int_equal(frame.ring_ends[2], 11);
    assert_true(frame.points[10].x == 5.5 && frame.points[10].y == 1.25);
    assert_int_equal(frame.style.fill, 0x0080ff80);

    pave_scene_item image = pave_scene_at(scene, 13);
    assert_true(image.width == 3 && image.height == 5 && image.smooth);
    assert_int_equal(image.rgba[4 * 14], 14 * 17);
    assert_true(image.points[0].x == 6.25 && image.points[1].y == 6.5);

    pave_scene_item slanted = pave_scene_at(scene, 19), usual = pave_scene_at(scene, 20);
    assert_true(fabs(slanted.font.along.x - 0.6) < 1e-15 &&
                fabs(slanted.font.along.y - 0.8) < 1e-15);
    assert_true(usual.font.size == 0.25 && usual.font.color == 0xff && usual.font.along.x == 1 &&
                usual.font.along.y == 0);
    pave_scene_def def = pave_scene_get_def(scene);
    assert_string_equal(def.title, "One of <everything>");
    assert_string_equal(def.description, "For the tests");
    assert_true(def.margin == 0.25 && def.background == 0xf8f8f0ff);
    pave_scene_destroy(scene);
    pave_scene_destroy(NULL);
}

TEST(what_is_added_is_copied)
{
    pave_scene *scene = scene_of(NULL);
    pave_vec2 corners[4];
    char text[] = "mine";
    uint8_t pixel[4] = {1, 2, 3, 4};
    const pave_box place = {{0, 0}, {1, 1}};
    memcpy(corners, square, sizeof corners);
    pave_scene_add_polygon(scene, corners, 4, &plain);
    pave_scene_add_label(scene, corners[2], text, NULL);
    pave_scene_add_image(scene, place, pixel, 1, 1, false);
    memset(corners, 0x55, sizeof corners);
    memset(text, 'x', 4);
    pixel[0] = 9;
    assert_true(pave_scene_at(scene, 0).points[1].x == 2);
    assert_string_equal(pave_scene_at(scene, 1).text, "mine");
    assert_int_equal(pave_scene_at(scene, 2).rgba[0], 1);
    pave_scene_destroy(scene);
}

TEST(an_empty_label_adds_nothing)
{
    pave_scene *scene = scene_of(NULL);
    assert_ok(pave_scene_add_label(scene, pave_vec2_of(5, 5), "", NULL));
    assert_int_equal(pave_scene_count(scene), 0);
    pave_scene_destroy(scene);
}

// ---- Arrows -------------------------------------------------------------------------------------

TEST(an_arrow_is_a_line_and_a_triangle)
{
    pave_scene *scene = scene_of(NULL);
    const pave_scene_style style = {
        .fill = 0xffffffff, .stroke = 0x11223344, .width = 0.5, .gap = 1};
    const pave_vec2 points[] = {
        {0, 0}, {0, 8}, {10, 8}, {10, 8}}; // a last step without a length has no direction
    assert_ok(pave_scene_add_arrow(scene, points, 4, 5, &style));
    assert_int_equal(pave_scene_count(scene), 2);
    pave_scene_item line = pave_scene_at(scene, 0), tip = pave_scene_at(scene, 1);
    assert_int_equal(line.point_count, 3);
    assert_true(line.points[2].x == 5 && line.points[2].y == 8 && line.style.gap == 1);
    assert_true(tip.points[0].x == 10 && tip.points[0].y == 8);
    assert_true(tip.points[1].x == 5 && tip.points[1].y == 10 && tip.points[2].x == 5 &&
                tip.points[2].y == 6);
    assert_true(tip.style.fill == 0x11223344 && tip.style.width == 0);
    pave_scene_destroy(scene);
}

TEST(a_tip_is_no_longer_than_its_way)
{
    pave_scene *scene = scene_of(NULL);
    const pave_vec2 points[] = {{0, 0}, {2, 0}, {2, 1}}, nowhere[] = {{3, 3}, {3, 3}};
    pave_scene_add_arrow(scene, points, 3, 100,
                         &plain); // the tip takes the last step, the line ends before it
    assert_int_equal(pave_scene_at(scene, 0).point_count, 2);
    assert_true(pave_scene_at(scene, 1).points[1].y == 0 &&
                pave_scene_at(scene, 1).points[1].x == 1.6);
    pave_scene_add_arrow(scene, points, 2, 100, &plain); // and here it is all there is
    assert_int_equal(pave_scene_count(scene), 3);
    assert_int_equal(pave_scene_at(scene, 2).kind, PAVE_SCENE_POLYGON);
    pave_scene_add_arrow(scene, nowhere, 2, 1, &plain);
    pave_scene_add_arrow(scene, points, 3, 0, &plain);
    assert_int_equal(pave_scene_count(scene), 5);
    assert_int_equal(pave_scene_at(scene, 3).kind, PAVE_SCENE_LINE);
    assert_int_equal(pave_scene_at(scene, 4).kind, PAVE_SCENE_LINE);
    assert_ok(pave_scene_error(scene)->result);
    pave_scene_destroy(scene);
}

// ---- Failures -----------------------------------------------------------------------------------

typedef pave_result add_function(pave_scene *scene);

static pave_result add_nan(pave_scene *scene)
{
    const pave_vec2 points[] = {{0, 0}, {NAN, 0}};
    return pave_scene_add_line(scene, points, 2, &plain);
}
static pave_result add_far(pave_scene *scene)
{
    return pave_scene_add_circle(scene, pave_vec2_of(0, -1e13), 1, &plain);
}
static pave_result add_infinite_radius(pave_scene *scene)
{
    return pave_scene_add_circle(scene, pave_vec2_of(0, 0), INFINITY, &plain);
}
static pave_result add_negative_radius(pave_scene *scene)
{
    return pave_scene_add_circle(scene, pave_vec2_of(0, 0), -1, &plain);
}
static pave_result add_negative_width(pave_scene *scene)
{
    const pave_scene_style style = {.width = -0.1};
    return pave_scene_add_polygon(scene, square, 4, &style);
}
static pave_result add_nan_dash(pave_scene *scene)
{
    const pave_scene_style style = {.dash = NAN};
    return pave_scene_add_line(scene, square, 4, &style);
}
static pave_result add_nan_tip(pave_scene *scene)
{
    return pave_scene_add_arrow(scene, square, 4, NAN, &plain);
}
static pave_result add_negative_tip(pave_scene *scene)
{
    return pave_scene_add_arrow(scene, square, 4, -1, &plain);
}
static pave_result add_far_arrow(pave_scene *scene)
{
    const pave_vec2 points[] = {{0, 0}, {1e300, 1e300}};
    return pave_scene_add_arrow(scene, points, 2, 1, &plain);
}
static pave_result add_cut_text(pave_scene *scene)
{
    return pave_scene_add_label(scene, square[0], "Stra\xc3", NULL);
}
static pave_result add_overlong_text(pave_scene *scene)
{
    return pave_scene_add_label(scene, square[0], "\xc0\xaf", NULL);
}
static pave_result add_surrogate(pave_scene *scene)
{
    return pave_scene_add_label(scene, square[0], "\xed\xa0\x80", NULL);
}
static pave_result add_two_lines(pave_scene *scene)
{
    return pave_scene_add_label(scene, square[0], "a\nb", NULL);
}
static pave_result add_noncharacter(pave_scene *scene)
{
    return pave_scene_add_label(scene, square[0], "\xef\xbf\xbf", NULL);
}
static pave_result add_negative_size(pave_scene *scene)
{
    const pave_scene_font font = {.size = -1};
    return pave_scene_add_label(scene, square[0], "a", &font);
}
static pave_result add_no_join(pave_scene *scene)
{
    const pave_scene_style style = {.fill = 255, .join = (pave_scene_join)3};
    return pave_scene_add_polygon(scene, square, 4, &style);
}
static pave_result add_no_cap(pave_scene *scene)
{
    const pave_scene_style style = {.fill = 255, .cap = (pave_scene_cap)-1};
    return pave_scene_add_circle(scene, square[0], 1, &style);
}
static pave_result add_no_anchor(pave_scene *scene)
{
    const pave_scene_font font = {.anchor = (pave_scene_anchor)3};
    return pave_scene_add_label(scene, square[0], "a", &font);
}
static pave_result add_empty_place(pave_scene *scene)
{
    const uint8_t pixel[4] = {0};
    const pave_box place = {{1, 1}, {2, 1}};
    return pave_scene_add_image(scene, place, pixel, 1, 1, false);
}
static pave_result add_no_pixels(pave_scene *scene)
{
    const uint8_t pixel[4] = {0};
    const pave_box place = {{1, 1}, {2, 2}};
    return pave_scene_add_image(scene, place, pixel, 0, 1, false);
}
static pave_result add_wide_image(pave_scene *scene)
{
    const uint8_t pixel[4] = {0};
    const pave_box place = {{1, 1}, {2, 2}};
    return pave_scene_add_image(scene, place, pixel, PAVE_SCENE_IMAGE_SIZE_MAX + 1, 1, false);
}
static pave_result open_digit(pave_scene *scene) { return pave_scene_open_group(scene, "1a"); }
static pave_result open_blank(pave_scene *scene) { return pave_scene_open_group(scene, "a b"); }
static pave_result open_empty(pave_scene *scene) { return pave_scene_open_group(scene, ""); }
static pave_result open_twice(pave_scene *scene)
{
    pave_scene_open_group(scene, "again");
    pave_scene_close_group(scene);
    return pave_scene_open_group(scene, "again");
}

TEST(the_first_failure_sticks)
{
    static const struct {
        add_function *add;
        pave_result result;
        const char *part;
    } rows[] = {{add_nan, PAVE_RANGE, "coordinate is not a number"},
                {add_far, PAVE_RANGE, "beyond 2^40"},
                {add_infinite_radius, PAVE_RANGE, "radius"},
                {add_negative_radius, PAVE_RANGE, "radius"},
                {add_negative_width, PAVE_RANGE, "style"},
                {add_nan_dash, PAVE_RANGE, "style"},
                {add_nan_tip, PAVE_RANGE, "tip"},
                {add_negative_tip, PAVE_RANGE, "tip"},
                {add_far_arrow, PAVE_RANGE, "beyond 2^40"},
                {add_cut_text, PAVE_INVALID, "UTF-8"},
                {add_overlong_text, PAVE_INVALID, "UTF-8"},
                {add_surrogate, PAVE_INVALID, "UTF-8"},
                {add_two_lines, PAVE_INVALID, "line break"},
                {add_noncharacter, PAVE_INVALID, "UTF-8"},
                {add_negative_size, PAVE_RANGE, "font"},
                {add_no_join, PAVE_RANGE, "join or cap"},
                {add_no_cap, PAVE_RANGE, "join or cap"},
                {add_no_anchor, PAVE_RANGE, "anchor"},
                {add_empty_place, PAVE_INVALID, "empty"},
                {add_no_pixels, PAVE_RANGE, "pixels"},
                {add_wide_image, PAVE_RANGE, "32767"},
                {open_digit, PAVE_INVALID, "letter"},
                {open_blank, PAVE_INVALID, "letter"},
                {open_empty, PAVE_INVALID, "letter"},
                {open_twice, PAVE_INVALID, "same name"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        pave_scene *scene = scene_of(NULL);
        pave_scene_add_polygon(scene, square, 4, &plain);
        assert_int_equal(rows[i].add(scene), rows[i].result);
        const pave_error *error = pave_scene_error(scene);
        int64_t count = pave_scene_count(scene);
        assert_int_equal(error->result, rows[i].result);
        if (!strstr(error->message, rows[i].part))
            fail_msg("\"%s\" does not say \"%s\"", error->message, rows[i].part);
        if (rows[i].add != open_twice)
            assert_memory_equal(error->message, "item 2 of the scene: ", 21);

        // Nothing is added any more, whatever it is, and the writers say the same.
        assert_int_equal(pave_scene_add_polygon(scene, square, 4, &plain), rows[i].result);
        assert_int_equal(pave_scene_add_circle(scene, square[0], 1, &plain), rows[i].result);
        assert_int_equal(pave_scene_add_arrow(scene, square, 4, 1, &plain), rows[i].result);
        assert_int_equal(pave_scene_add_label(scene, square[0], "a", NULL), rows[i].result);
        assert_int_equal(pave_scene_open_group(scene, NULL), rows[i].result);
        assert_int_equal(pave_scene_close_group(scene), rows[i].result);
        assert_int_equal(add_cut_text(scene), rows[i].result);
        assert_int_equal(pave_scene_count(scene), count);
        pave_scene_frame frame;
        pave_error told;
        assert_int_equal(pave_scene_measure(scene, NULL, &frame, &told), rows[i].result);
        assert_string_equal(told.message, error->message);
        pave_scene_destroy(scene);
    }
}

TEST(bad_defs_are_refused)
{
    static const struct {
        pave_scene_def def;
        pave_result result;
        const char *part;
    } rows[] = {{{.title = "\xff"}, PAVE_INVALID, "UTF-8"},
                {{.description = "a\tb"}, PAVE_INVALID, "UTF-8"},
                {{.margin = NAN}, PAVE_RANGE, "margin"},
                {{.view = {{0, 0}, {INFINITY, 1}}}, PAVE_RANGE, "view"},
                {{.margin = -1}, PAVE_RANGE, "margin"},
                {{.margin = 2e12}, PAVE_RANGE, "margin"},
                {{.size = {.scale = -1}}, PAVE_RANGE, "size"},
                {{.size = {.scale = INFINITY}}, PAVE_RANGE, "size"},
                {{.size = {.height = -1}}, PAVE_RANGE, "size"},
                {{.size = {.scale = 2, .width = 3}}, PAVE_INVALID, "leave one out"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        pave_scene *scene = (pave_scene *)(uintptr_t)1;
        pave_error error = {0};
        assert_int_equal(pave_scene_create(&rows[i].def, NULL, &scene, NULL), rows[i].result);
        assert_int_equal(pave_scene_create(&rows[i].def, NULL, &scene, &error), rows[i].result);
        assert_null(scene);
        assert_int_equal(error.result, rows[i].result);
        if (!strstr(error.message, rows[i].part))
            fail_msg("\"%s\" does not say \"%s\"", error.message, rows[i].part);
    }
}

TEST(every_allocation_fails_once)
{
    int64_t count = 1;
    for (int64_t i = -1; i < count; i++) {
        failing memory = {.fail_at = i};
        pave_allocator allocator = failing_allocator(&memory);
        pave_scene *scene = fixture_create(&allocator);
        if (i < 0) {
            count = memory.count;
            assert_ok(pave_scene_error(scene)->result);
        } else if (scene) {
            assert_int_equal(pave_scene_error(scene)->result, PAVE_NO_MEMORY);
        }
        pave_scene_destroy(scene);
        assert_int_equal(memory.alive, 0);
        assert_int_equal(memory.bytes, 0);
    }
    assert_true(count > 10);
}

// ---- A scene within another ---------------------------------------------------------------------

TEST(a_part_is_moved_and_scaled)
{
    pave_scene *part = fixture_create(NULL), *scene = scene_of(NULL);
    pave_scene_add_circle(scene, pave_vec2_of(0, 0), 1, &plain);
    assert_ok(pave_scene_add_scene(scene, part, pave_vec2_of(100, -50), 2));
    assert_ok(pave_scene_add_scene(scene, part, pave_vec2_of(0, 0), 0.5));
    const int64_t count = pave_scene_count(part);
    assert_int_equal(pave_scene_count(scene), 1 + 2 * (count + 2));
    for (int k = 0; k < 2; k++) {
        const int64_t first = 1 + k * (count + 2);
        const double scale = k ? 0.5 : 2, x = k ? 0 : 100, y = k ? 0 : -50;
        assert_int_equal(pave_scene_at(scene, first).kind, PAVE_SCENE_GROUP);
        assert_int_equal(pave_scene_at(scene, first + count + 1).kind, PAVE_SCENE_GROUP_END);
        for (int64_t i = 0; i < count; i++) {
            const pave_scene_item a = pave_scene_at(part, i),
                                  b = pave_scene_at(scene, first + 1 + i);
            assert_true(a.kind == b.kind && a.point_count == b.point_count &&
                        a.ring_count == b.ring_count && a.width == b.width && a.smooth == b.smooth);
            for (int64_t j = 0; j < a.point_count; j++)
                assert_true(b.points[j].x == x + scale * a.points[j].x &&
                            b.points[j].y == y + scale * a.points[j].y);
            for (int64_t j = 0; j < a.ring_count; j++)
                assert_int_equal(a.ring_ends[j], b.ring_ends[j]);
            assert_true(b.radius == scale * a.radius && b.style.width == scale * a.style.width &&
                        b.style.dash == scale * a.style.dash &&
                        b.style.gap == scale * a.style.gap && b.style.fill == a.style.fill &&
                        b.font.size == scale * a.font.size &&
                        b.font.halo_width == scale * a.font.halo_width);
            if (a.kind == PAVE_SCENE_LABEL) assert_string_equal(a.text, b.text);
            if (a.kind == PAVE_SCENE_GROUP) assert_null(b.text);
            if (a.kind == PAVE_SCENE_IMAGE)
                assert_memory_equal(a.rgba, b.rgba, 4 * (size_t)(a.width * a.height));
        }
    }
    pave_scene_destroy(scene);
    pave_scene_destroy(part);
}

TEST(bad_parts_are_refused)
{
    static const double scales[] = {0, -1, 1e300, (double)NAN};
    pave_scene *part = scene_of(NULL);
    pave_scene_add_circle(part, pave_vec2_of(3, 3), 1, &plain);
    for (int i = 0; i < 4; i++) {
        pave_scene *scene = scene_of(NULL);
        assert_int_equal(pave_scene_add_scene(scene, part, pave_vec2_of(0, 0), scales[i]),
                         PAVE_RANGE);
        assert_int_equal(pave_scene_add_scene(scene, part, pave_vec2_of(0, 0), 1), PAVE_RANGE);
        assert_int_equal(pave_scene_count(scene), 0);
        pave_scene_destroy(scene);
    }
    pave_scene_add_circle(part, pave_vec2_of(3, 3), -1, &plain);
    pave_scene *scene = scene_of(NULL);
    assert_int_equal(pave_scene_add_scene(scene, part, pave_vec2_of(0, 0), 1), PAVE_RANGE);
    pave_scene_destroy(scene);
    pave_scene_destroy(part);
}

TEST(every_allocation_of_a_part_fails_once)
{
    pave_scene *part = fixture_create(NULL);
    int64_t count = 1;
    for (int64_t i = -1; i < count; i++) {
        failing memory = {.fail_at = i};
        pave_allocator allocator = failing_allocator(&memory);
        pave_scene *scene = NULL;
        pave_result result = pave_scene_create(NULL, &allocator, &scene, NULL);
        if (result == PAVE_OK) result = pave_scene_add_scene(scene, part, pave_vec2_of(1, 1), 1);
        if (i < 0) count = memory.count;
        assert_int_equal(result, i < 0 ? PAVE_OK : PAVE_NO_MEMORY);
        pave_scene_destroy(scene);
        assert_int_equal(memory.alive, 0);
    }
    pave_scene_destroy(part);
}

// ---- Bounds -------------------------------------------------------------------------------------

TEST(strokes_reach_beyond_their_points)
{
    static const struct {
        pave_scene_style style;
        double polygon, segment,
            way; ///< how far around a polygon, a line of two points, a line of four
    } rows[] = {{{.stroke = 0xff, .width = 0.5}, 0.25, 0.25, 0.25},
                {{.stroke = 0xff00, .width = 0.5}, 0, 0, 0}, // transparent
                {{.stroke = 0xff, .width = 0.5, .join = PAVE_SCENE_JOIN_BEVEL}, 0.25, 0.25, 0.25},
                {{.stroke = 0xff, .width = 0.5, .join = PAVE_SCENE_JOIN_MITER}, 1, 0.25, 1},
                {{.stroke = 0xff, .width = 1, .cap = PAVE_SCENE_CAP_SQUARE}, 0.5, 0.7072, 0.7072},
                {{.stroke = 0xff, .width = 1, .gap = 1, .cap = PAVE_SCENE_CAP_SQUARE},
                 0.7072,
                 0.7072,
                 0.7072}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const double around[] = {rows[i].polygon, rows[i].segment, rows[i].way};
        pave_scene *scene = scene_of(NULL);
        pave_scene_add_polygon(scene, square, 4, &rows[i].style);
        pave_scene_add_line(scene, square, 2, &rows[i].style);
        pave_scene_add_line(scene, square, 4, &rows[i].style);
        for (int k = 0; k < 3; k++) {
            pave_scene_item item = pave_scene_at(scene, k);
            assert_box(pave_scene_item_bounds(&item), -around[k], -around[k], 2 + around[k],
                       (k == 1 ? 0 : 1) + around[k]);
        }
        pave_scene_destroy(scene);
    }
}

TEST(bounds_hold_all_items)
{
    pave_scene_def def = {.margin = 0.5};
    pave_scene *scene = scene_of(&def);
    const uint8_t pixel[4] = {0};
    const pave_box place = {{-7, 3}, {-6, 4}};
    assert_box(pave_scene_bounds(scene), -0.5, -0.5, 0.5, 0.5); // nothing, and the margin
    pave_scene_open_group(scene, "a");
    pave_scene_add_circle(scene, pave_vec2_of(10, 10), 2, &plain);
    assert_box(pave_scene_bounds(scene), 7.5, 7.5, 12.5, 12.5);
    pave_scene_item group = pave_scene_at(scene, 0);
    assert_box(pave_scene_item_bounds(&group), 0, 0, 0, 0);
    pave_scene_add_image(scene, place, pixel, 1, 1, true);
    pave_scene_close_group(scene);
    assert_box(pave_scene_bounds(scene), -7.5, 2.5, 12.5, 12.5);
    pave_scene_destroy(scene);

    def.view = (pave_box){{1, 2}, {3, 5}};
    scene = scene_of(&def);
    pave_scene_add_circle(scene, pave_vec2_of(10, 10), 2, &plain);
    assert_box(pave_scene_bounds(scene), 1, 2, 3, 5);
    pave_scene_destroy(scene);

    scene = scene_of(NULL);
    assert_box(pave_scene_bounds(scene), -0.5, -0.5, 0.5, 0.5);
    pave_scene_add_line(scene, square, 2, &plain); // without a height
    assert_box(pave_scene_bounds(scene), 0, -0.5, 2, 0.5);
    pave_scene_destroy(scene);
}

TEST(labels_cover_a_turned_rectangle)
{
    pave_scene *scene = scene_of(NULL);
    double width = pave_scene_text_width("0123") * 2;
    pave_scene_font font = {.size = 2, .anchor = PAVE_SCENE_ANCHOR_START};
    pave_scene_add_label(scene, pave_vec2_of(1, 1), "0123", &font);
    font.anchor = PAVE_SCENE_ANCHOR_END;
    font.along = pave_vec2_of(0, 9); // reads downwards: its end is at the place, its begin above
    pave_scene_add_label(scene, pave_vec2_of(1, 1), "0123", &font);
    font = (pave_scene_font){.size = 2, .halo = 0xff, .halo_width = 0.5};
    pave_scene_add_label(scene, pave_vec2_of(1, 1), "0123", &font);
    pave_scene_item start = pave_scene_at(scene, 0), down = pave_scene_at(scene, 1),
                    middle = pave_scene_at(scene, 2);
    assert_box(pave_scene_item_bounds(&start), 1, -0.3, 1 + width, 2.3);
    assert_box(pave_scene_item_bounds(&down), -0.3, 1 - width, 2.3, 1);
    assert_box(pave_scene_item_bounds(&middle), 0.5 - width / 2, -0.8, 1.5 + width / 2, 2.8);
    font = (pave_scene_font){
        .size = 2, .anchor = PAVE_SCENE_ANCHOR_START, .along = pave_vec2_of(0.6, 0.8)};
    pave_scene_add_label(scene, pave_vec2_of(0, 0), "0123", &font);
    pave_scene_item slope = pave_scene_at(scene, 3);
    assert_box(pave_scene_item_bounds(&slope), -0.8 * 1.3, -0.6 * 1.3, 0.6 * width + 0.8 * 1.3,
               0.8 * width + 0.6 * 1.3);
    pave_scene_destroy(scene);
}

TEST(text_widths_are_told)
{
    assert_true(pave_scene_text_width("") == 0);
    assert_true(pave_scene_text_width("broken\xff") == 0);
    assert_true(pave_scene_text_width("iiii") < pave_scene_text_width("nnnn"));
    assert_true(pave_scene_text_width("nnnn") < pave_scene_text_width("MMMM"));
    assert_true(pave_scene_text_width("e\xcc\x81") == pave_scene_text_width("e")); // a mark over it
    assert_true(fabs(pave_scene_text_width("\xe6\xbc\xa2\xe5\xad\x97") - 2) < 1e-12);
}

// ---- Frames -------------------------------------------------------------------------------------

static pave_scene *view_of(double x, double y)
{
    const pave_scene_def def = {.view = {{10, 20}, {10 + x, 20 + y}}};
    return scene_of(&def);
}

TEST(frames_fit_the_bounds)
{
    static const struct {
        double x, y; ///< the world's size
        pave_scene_size size;
        int32_t width, height;
        double scale, left, top; ///< pixels of the frame that lie outside the world
    } rows[] = {{4, 2, {.scale = 0}, 1024, 512, 256, 0, 0},
                {2, 4, {.scale = 0}, 512, 1024, 256, 0, 0},
                {4, 2, {.scale = 10}, 40, 20, 10, 0, 0},
                {4.05, 2, {.scale = 10}, 41, 20, 10, 0.25, 0},
                {4, 2, {.width = 100}, 100, 50, 25, 0, 0},
                {4, 2, {.height = 100}, 200, 100, 50, 0, 0},
                {4, 2, {.width = 100, .height = 100}, 100, 100, 25, 0, 25},
                {4, 2, {.width = 400, .height = 100}, 400, 100, 50, 100, 0},
                {3, 1, {.width = 100}, 100, 34, 100.0 / 3, 0, 1.0 / 3},
                {0.3, 0.1, {.scale = 10}, 3, 1, 10, 0, 0}, // 3.0000000000000004 pixels are three
                {4, 2, {.scale = 0.001}, 1, 1, 0.001, 0.498, 0.499}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        pave_scene *scene = view_of(rows[i].x, rows[i].y);
        pave_scene_frame frame;
        assert_ok(pave_scene_measure(scene, &rows[i].size, &frame, NULL));
        assert_int_equal(frame.width, rows[i].width);
        assert_int_equal(frame.height, rows[i].height);
        assert_true(fabs(frame.scale - rows[i].scale) < 1e-12 * rows[i].scale);
        assert_true(fabs((10 - frame.origin.x) * frame.scale - rows[i].left) < 1e-9);
        assert_true(fabs((20 - frame.origin.y) * frame.scale - rows[i].top) < 1e-9);
        pave_scene_destroy(scene);
    }
}

TEST(the_size_of_the_def_is_what_writers_take)
{
    static const struct {
        pave_scene_size of_def, given;
        int32_t width;
    } rows[] = {{{.scale = 0}, {.scale = 0}, PAVE_SCENE_PICTURE_SIZE_DEFAULT},
                {{.scale = 10}, {.scale = 0}, 40},
                {{.width = 200}, {.scale = 0}, 200},
                {{.height = 50}, {.scale = 0}, 100},
                {{.scale = 10}, {.width = 8}, 8},
                {{.width = 200}, {.scale = 3}, 12}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        pave_scene_def def = {.view = {{0, 0}, {4, 2}}, .size = rows[i].of_def};
        pave_scene_frame frame;
        pave_scene *scene = scene_of(&def);
        assert_ok(pave_scene_measure(scene, &rows[i].given, &frame, NULL));
        assert_int_equal(frame.width, rows[i].width);
        assert_true(pave_scene_get_def(scene).size.scale == rows[i].of_def.scale);
        uint64_t hash = pave_scene_hash(scene);
        pave_scene_destroy(scene);
        def.size = (pave_scene_size){0};
        scene = scene_of(&def);
        assert_true(pave_scene_hash(scene) == hash); // the size is not in it
        pave_scene_destroy(scene);
    }
}

TEST(bad_sizes_are_refused)
{
    static const struct {
        pave_scene_size size;
        pave_result result;
        const char *part;
    } rows[] = {{{.scale = -1}, PAVE_RANGE, "negative"},
                {{.scale = NAN}, PAVE_RANGE, "not a number"},
                {{.width = -5}, PAVE_RANGE, "negative"},
                {{.height = -5}, PAVE_RANGE, "negative"},
                {{.scale = 1, .width = 5}, PAVE_INVALID, "leave one out"},
                {{.scale = 1e9}, PAVE_RANGE, "2^30"},
                {{.scale = 1e13}, PAVE_RANGE, "2^40"},
                {{.scale = 1e-13}, PAVE_RANGE, "2^-40"},
                {{.width = 1 << 30}, PAVE_OK, ""},
                {{.height = 1 << 30}, PAVE_RANGE, "2^30"}};
    pave_scene *scene = view_of(4, 2);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        pave_scene_frame frame;
        pave_error error = {0};
        assert_int_equal(pave_scene_measure(scene, &rows[i].size, &frame, &error), rows[i].result);
        if (!strstr(error.message, rows[i].part))
            fail_msg("\"%s\" does not say \"%s\"", error.message, rows[i].part);
    }
    pave_scene_destroy(scene);
}

// ---- Hashes -------------------------------------------------------------------------------------

static uint64_t hash_of(add_function *add, const pave_scene_def *def)
{
    pave_scene *scene = scene_of(def);
    if (add) assert_ok(add(scene));
    uint64_t hash = pave_scene_hash(scene);
    pave_scene_destroy(scene);
    return hash;
}

static pave_result add_square(pave_scene *scene)
{
    return pave_scene_add_polygon(scene, square, 4, &plain);
}
static pave_result add_square_line(pave_scene *scene)
{
    return pave_scene_add_line(scene, square, 4, &plain);
}
static pave_result add_moved(pave_scene *scene)
{
    const pave_vec2 corners[] = {{0, 0}, {2, 0}, {2, 1}, {0, 1.0000000000000002}};
    return pave_scene_add_polygon(scene, corners, 4, &plain);
}
static pave_result add_colored(pave_scene *scene)
{
    const pave_scene_style style = {.fill = 0x0000fffe};
    return pave_scene_add_polygon(scene, square, 4, &style);
}
static pave_result add_capped(pave_scene *scene)
{
    const pave_scene_style style = {.fill = 0x0000ffff, .cap = PAVE_SCENE_CAP_BUTT};
    return pave_scene_add_polygon(scene, square, 4, &style);
}
static pave_result add_grouped(pave_scene *scene)
{
    pave_scene_open_group(scene, "a");
    add_square(scene);
    return pave_scene_close_group(scene);
}
static pave_result add_grouped_otherwise(pave_scene *scene)
{
    pave_scene_open_group(scene, "b");
    add_square(scene);
    return pave_scene_close_group(scene);
}
static pave_result add_circle(pave_scene *scene)
{
    return pave_scene_add_circle(scene, square[0], 1, &plain);
}
static pave_result add_wider_circle(pave_scene *scene)
{
    return pave_scene_add_circle(scene, square[0], 1.5, &plain);
}
static pave_result add_text(pave_scene *scene)
{
    return pave_scene_add_label(scene, square[0], "abcd", NULL);
}
static pave_result add_other_text(pave_scene *scene)
{
    return pave_scene_add_label(scene, square[0], "abce", NULL);
}
static pave_result add_bold_text(pave_scene *scene)
{
    const pave_scene_font font = {.bold = true};
    return pave_scene_add_label(scene, square[0], "abcd", &font);
}
static pave_result add_pixels(pave_scene *scene, uint8_t last, int32_t width, bool smooth)
{
    const uint8_t rgba[8] = {1, 2, 3, 4, 5, 6, 7, last};
    const pave_box place = {{0, 0}, {1, 1}};
    return pave_scene_add_image(scene, place, rgba, width, 2 / width, smooth);
}
static pave_result add_image(pave_scene *scene) { return add_pixels(scene, 8, 2, false); }
static pave_result add_other_image(pave_scene *scene) { return add_pixels(scene, 9, 2, false); }
static pave_result add_high_image(pave_scene *scene) { return add_pixels(scene, 8, 1, false); }
static pave_result add_smooth_image(pave_scene *scene) { return add_pixels(scene, 8, 2, true); }

TEST(hashes_tell_scenes_apart)
{
    static add_function *const adds[] = {
        NULL,           add_square,      add_square_line,       add_moved,  add_colored,
        add_capped,     add_grouped,     add_grouped_otherwise, add_circle, add_wider_circle,
        add_text,       add_other_text,  add_bold_text,         add_image,  add_other_image,
        add_high_image, add_smooth_image};
    static const pave_scene_def defs[] = {{.title = "t"},
                                          {.description = "t"},
                                          {.margin = 1},
                                          {.background = 1},
                                          {.view = {{0, 0}, {1, 1}}}};
    uint64_t hashes[32];
    int count = 0;
    for (size_t i = 0; i < sizeof adds / sizeof *adds; i++)
        hashes[count++] = hash_of(adds[i], NULL);
    for (size_t i = 0; i < sizeof defs / sizeof *defs; i++)
        hashes[count++] = hash_of(NULL, &defs[i]);
    for (int i = 0; i < count; i++)
        for (int k = 0; k < i; k++)
            if (hashes[i] == hashes[k]) fail_msg("scenes %d and %d have one hash", k, i);
}

TEST(minus_zero_is_zero)
{
    pave_scene *plus = scene_of(NULL), *minus = scene_of(NULL);
    pave_scene_add_circle(plus, pave_vec2_of(0, 0), 0, &plain);
    pave_scene_add_circle(minus, pave_vec2_of(-0.0, -0.0), -0.0, &plain);
    assert_true(pave_scene_hash(plus) == pave_scene_hash(minus));
    pave_scene_destroy(plus);
    pave_scene_destroy(minus);
}

int main(void) { return run_all_tests(NULL, NULL); }
