/// tests/scene/test_scene_svg.c: scenes as SVG: the golden picture in tests/golden/scene.svg,
/// numbers, locales, sinks that stop.
#include "../test.h"
#include "scene_fixture.h"
#include "src/scene/scene_model.h"
#include "src/scene/scene_svg.h"

#include <locale.h>

static fixture_text text;

static const pave_scene_size fixture_size = {.scale = 64};

static void write_fixture(void)
{
    pave_scene *scene = fixture_create(NULL);
    assert_ok(pave_scene_write_svg(scene, &fixture_size, fixture_sink(&text), NULL));
    pave_scene_destroy(scene);
}

/// What a scene that one function fills becomes, without the head and the end.
static const char *body_of(pave_result fill(pave_scene *), double scale)
{
    const pave_scene_def def = {.view = {{0, 0}, {10, 10}}};
    const pave_scene_size size = {.scale = scale};
    pave_scene *scene = NULL;
    assert_ok(pave_scene_create(&def, NULL, &scene, NULL));
    assert_ok(fill(scene));
    assert_ok(pave_scene_write_svg(scene, &size, fixture_sink(&text), NULL));
    pave_scene_destroy(scene);
    char *body = strstr(text.bytes, "text-anchor=\"middle\">\n");
    assert_non_null(body);
    body += strlen("text-anchor=\"middle\">\n");
    char *end = strstr(body, "</svg>\n");
    assert_non_null(end);
    assert_string_equal(end, "</svg>\n");
    *end = '\0';
    return body;
}

// ---- The golden picture -------------------------------------------------------------------------

TEST(the_golden_picture)
{
    static char golden[FIXTURE_ROOM];
    FILE *file = fopen(PAVE_SOURCE_DIR "/tests/golden/scene.svg", "rb");
    size_t size = file ? fread(golden, 1, sizeof golden - 1, file) : 0;
    if (file) fclose(file);
    write_fixture();
    if (size == text.size && memcmp(golden, text.bytes, size) == 0) return;
    file = fopen(PAVE_BINARY_DIR "/scene.svg", "wb");
    if (file) {
        fwrite(text.bytes, 1, text.size, file);
        fclose(file);
    }
    fail_msg("tests/golden/scene.svg is not what is written now: look at both pictures, and copy "
             "%s there if it is right",
             PAVE_BINARY_DIR "/scene.svg");
}

TEST(no_locale_changes_it)
{
    static fixture_text plain;
    write_fixture();
    plain = text;
    if (!setlocale(LC_ALL, "de_DE.UTF-8") || strcmp(localeconv()->decimal_point, ",") != 0) {
        printf("skip: a locale with a decimal comma, for it cannot be made here\n");
        setlocale(LC_ALL, "C");
        skip();
    }
    write_fixture();
    setlocale(LC_ALL, "C");
    assert_int_equal(text.size, plain.size);
    assert_memory_equal(text.bytes, plain.bytes, plain.size);
}

// ---- Elements -----------------------------------------------------------------------------------

static pave_result fill_nothing(pave_scene *scene)
{
    return pave_scene_add_circle(scene, pave_vec2_of(1, 1), 1, &(pave_scene_style){0});
}

static pave_result fill_polygons(pave_scene *scene)
{
    static const pave_vec2 corners[] = {{0, 0}, {1, 0}, {0, 1}, {2, 2}, {3, 2}, {2, 3}};
    static const int64_t rings[] = {3, 3};
    const pave_scene_style style = {.fill = 0x01020300,
                                    .stroke = 0xa1b2c3ff,
                                    .width = 0.5,
                                    .join = PAVE_SCENE_JOIN_MITER,
                                    .cap = PAVE_SCENE_CAP_SQUARE};
    const pave_scene_style filled = {
        .fill = 0x0a0b0c80, .stroke = 0xff, .join = PAVE_SCENE_JOIN_BEVEL};
    pave_scene_add_polygon(scene, corners, 3, &style);
    return pave_scene_add_polygon_rings(scene, corners, rings, 2, &filled);
}

static pave_result fill_line(pave_scene *scene)
{
    static const pave_vec2 points[] = {{-1, 0.00004}, {1, 0.33333}, {1e12, -1e12}};
    const pave_scene_style style = {
        .fill = 0xffffffff, .stroke = 0xff, .width = 0.1, .dash = 0.25, .gap = 0.5};
    return pave_scene_add_line(scene, points, 3, &style);
}

static pave_result fill_labels(pave_scene *scene)
{
    const pave_scene_font left = {.size = 1, .along = {-2, 0}, .anchor = PAVE_SCENE_ANCHOR_END};
    pave_scene_open_group(scene, "a.b-c_1");
    pave_scene_add_label(scene, pave_vec2_of(1, 2), "<\">&'", &left);
    return pave_scene_close_group(scene);
}

TEST(elements_say_what_differs)
{
    assert_string_equal(body_of(fill_nothing, 10), "<circle cx=\"10\" cy=\"10\" r=\"10\"/>\n");
    assert_string_equal(body_of(fill_polygons, 10),
                        "<polygon points=\"0,0 10,0 0,10\" stroke=\"#a1b2c3\" stroke-width=\"5\" "
                        "stroke-linejoin=\"miter\" stroke-linecap=\"square\"/>\n"
                        "<path d=\"M0,0 10,0 0,10ZM20,20 30,20 20,30Z\" fill=\"#0a0b0c\" "
                        "fill-opacity=\"0.502\"/>\n");
    assert_string_equal(body_of(fill_line, 10),
                        "<polyline points=\"-10,0 10,3.333 1000000000000,-1000000000000\" "
                        "stroke=\"#000000\" stroke-width=\"1\" "
                        "stroke-dasharray=\"2.5,5\"/>\n");
    assert_string_equal(body_of(fill_labels, 100),
                        "<g id=\"a.b-c_1\">\n<text transform=\"matrix(-1,0,0,-1,100,163.5)\" "
                        "font-size=\"100\" text-anchor=\"end\" "
                        "fill=\"#000000\">&lt;&quot;&gt;&amp;'</text>\n</g>\n");
}

// ---- Numbers ------------------------------------------------------------------------------------

static void assert_number(double number, int decimals, const char *expected)
{
    static pave_svg svg;
    svg = (pave_svg){.sink = fixture_sink(&text)};
    pave_svg_decimal(&svg, number, decimals);
    pave_svg_flush(&svg);
    assert_string_equal(text.bytes, expected);
}

TEST(numbers_are_short_and_rounded)
{
    static const struct {
        double number;
        const char *text;
    } rows[] = {{0, "0"},
                {-0.0, "0"},
                {1, "1"},
                {-1, "-1"},
                {10, "10"},
                {1000, "1000"},
                {0.5, "0.5"},
                {-0.125, "-0.125"},
                {0.0004, "0"},
                {-0.0004, "0"},
                {0.0005, "0.001"},
                {0.05, "0.05"},
                {0.9994, "0.999"},
                {0.9996, "1"},
                {-9.9996, "-10"},
                {123.456, "123.456"},
                {1e11, "100000000000"},
                {1e12, "1000000000000"},
                {1e300, "1000000000000"},
                {-1e300, "-1000000000000"},
                {99999999999.1239, "99999999999.124"},
                {1234.5, "1234.5"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_number(rows[i].number, 3, rows[i].text);
    assert_number(0.6000001, 6, "0.6");
    assert_number(-0.123456789, 6, "-0.123457");
    assert_number(1e12, 6, "1000000000000");
    assert_number(2.5, 0, "3");
    for (int i = -200000; i <= 200000; i += 7) { // the neighbours of each, by another way
        char expected[32];
        int whole = abs(i) / 1000, part = abs(i) % 1000,
            length =
                snprintf(expected, sizeof expected, "%s%d.%03d", i < 0 ? "-" : "", whole, part);
        while (expected[length - 1] == '0') expected[--length] = '\0';
        if (expected[length - 1] == '.') expected[--length] = '\0';
        assert_number(i / 1000.0, 3, i == 0 ? "0" : expected);
    }
}

// ---- Sinks --------------------------------------------------------------------------------------

typedef struct patience {
    size_t calls, left, largest;
} patience;

static bool bear(void *context, const char *bytes, size_t size)
{
    patience *self = context;
    assert_non_null(bytes);
    self->calls++;
    if (size > self->largest) self->largest = size;
    if (self->left == 0) return false;
    self->left--;
    return true;
}

TEST(a_sink_can_stop_it_at_any_time)
{
    pave_scene *scene = fixture_create(NULL);
    pave_box place = {{0, 0}, {1, 1}};
    uint8_t *rgba = calloc(4, 20000); // wide rows take several blocks, and several chunks of base64
    pave_scene_add_image(scene, place, rgba, 20000, 1, true);
    free(rgba);
    patience all = {.left = SIZE_MAX};
    assert_ok(pave_scene_write_svg(scene, NULL, (pave_scene_sink){bear, &all}, NULL));
    assert_true(all.calls > 20);
    assert_int_equal(all.largest, 4096);
    for (size_t i = 0; i < all.calls; i++) {
        pave_error error = {0};
        patience some = {.left = i};
        assert_int_equal(pave_scene_write_svg(scene, NULL, (pave_scene_sink){bear, &some}, &error),
                         PAVE_STOPPED);
        assert_int_equal(some.calls, i + 1); // and it is left alone afterwards
        assert_int_equal(error.result, PAVE_STOPPED);
    }
    pave_scene_destroy(scene);
}

TEST(nothing_is_written_of_a_failed_scene)
{
    pave_scene *scene = fixture_create(NULL);
    patience all = {.left = SIZE_MAX};
    pave_scene_add_label(scene, pave_vec2_of(0, 0), "\xff", NULL);
    assert_int_equal(pave_scene_write_svg(scene, NULL, (pave_scene_sink){bear, &all}, NULL),
                     PAVE_INVALID);
    assert_int_equal(all.calls, 0);
    pave_scene_destroy(scene);
}

int main(void) { return run_all_tests(NULL, NULL); }
