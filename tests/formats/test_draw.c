/// tests/formats/test_draw.c: scenes as PNG and PDF: pixels at known places, the same bytes twice,
/// limits, and targets that are as they were after a failure.
#define _XOPEN_SOURCE 700

#include "../scene/scene_fixture.h"
#include "../test.h"
#include "formats/draw/draw_sink.h"
#include "formats/tiled/tiled_png.h"
#include "src/scene/scene_model.h"
#include "tiled_scratch.h"

#include <pave/formats/draw.h>

static pave_error error;

static void assert_error(pave_result result, const char *path, const char *part)
{
    assert_int_equal(error.result, result);
    assert_string_equal(error.file, path);
    if (!strstr(error.message, part)) fail_msg("\"%s\" does not say \"%s\"", error.message, part);
    assert_null(strchr(error.message, '\n'));
}

static pave_scene *view_of(double width, double height, uint32_t background)
{
    const pave_scene_def def = {.background = background, .view = {{0, 0}, {width, height}}};
    pave_scene *scene = NULL;
    assert_ok(pave_scene_create(&def, NULL, &scene, NULL));
    return scene;
}

/// Draws into memory as PNG, reads that, and destroys the scene.
static pave_tiled_pixels pixels_of(pave_scene *scene, double scale)
{
    static fixture_text text;
    const pave_draw_def options = {.format = PAVE_DRAW_PNG, .size = {.scale = scale}};
    pave_tiled_pixels pixels;
    if (pave_draw_sink(scene, fixture_sink(&text), &options, NULL, NULL, &error) != PAVE_OK)
        fail_msg("%s", error.message);
    if (pave_tiled_png_parse(text.bytes, text.size, "drawn", NULL, &pixels, &error) != PAVE_OK)
        fail_msg("%s", error.message);
    pave_scene_destroy(scene);
    return pixels;
}

static uint32_t pixel_at(const pave_tiled_pixels *pixels, int x, int y)
{
    assert_true(x >= 0 && y >= 0 && x < pixels->width && y < pixels->height);
    const uint8_t *rgba = pixels->rgba + 4 * ((size_t)y * (size_t)pixels->width + (size_t)x);
    return (uint32_t)rgba[0] << 24 | (uint32_t)rgba[1] << 16 | (uint32_t)rgba[2] << 8 | rgba[3];
}

static void assert_pixel(const pave_tiled_pixels *pixels, int x, int y, uint32_t expected)
{
    uint32_t got = pixel_at(pixels, x, y);
    for (int shift = 0; shift < 32; shift += 8) {
        int difference = (int)(got >> shift & 255) - (int)(expected >> shift & 255);
        if (abs(difference) > 2)
            fail_msg("the pixel at %d,%d is %08x, not %08x", x, y, (unsigned)got,
                     (unsigned)expected);
    }
}

/// How many pixels of a rectangle have about that colour.
static int count_pixels(const pave_tiled_pixels *pixels, int x, int y, int width, int height,
                        uint32_t wanted)
{
    int count = 0;
    for (int i = 0; i < width * height; i++) {
        uint32_t got = pixel_at(pixels, x + i % width, y + i / width);
        bool near = true;
        for (int shift = 0; shift < 32; shift += 8)
            near = near && abs((int)(got >> shift & 255) - (int)(wanted >> shift & 255)) < 64;
        count += near;
    }
    return count;
}

// ---- Pixels -------------------------------------------------------------------------------------

TEST(each_cap_ends_where_it_must)
{
    static const pave_vec2 points[] = {{3, 3}, {9, 3}};
    // The pixel just beyond the end of a line 4 wide: on the line, and in the corner of a square
    // cap.
    static const struct {
        pave_scene_cap cap;
        bool beyond, corner;
    } rows[] = {{PAVE_SCENE_CAP_ROUND, true, false},
                {PAVE_SCENE_CAP_BUTT, false, false},
                {PAVE_SCENE_CAP_SQUARE, true, true}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        pave_scene *scene = view_of(12, 6, 0xffffffff);
        const pave_scene_style style = {.stroke = 0x000000ff, .width = 4, .cap = rows[i].cap};
        pave_scene_add_line(scene, points, 2, &style);
        pave_tiled_pixels pixels = pixels_of(scene, 10);
        assert_pixel(&pixels, 88, 30, 0x000000ff);
        assert_pixel(&pixels, 92, 30, rows[i].beyond ? 0x000000ff : 0xffffffff);
        assert_pixel(&pixels, 107, 30, rows[i].beyond ? 0x000000ff : 0xffffffff);
        assert_pixel(&pixels, 112, 30, 0xffffffff);
        assert_pixel(&pixels, 107, 12, rows[i].corner ? 0x000000ff : 0xffffffff);
        pave_tiled_pixels_destroy(&pixels);
    }
}

TEST(shapes_lie_where_they_are)
{
    static const pave_vec2 rings[] = {{1, 1}, {5, 1}, {5, 5}, {1, 5},
                                      {2, 2}, {4, 2}, {4, 4}, {2, 4}}; // turning alike
    static const int64_t sizes[] = {4, 4};
    static const pave_vec2 line[] = {{6, 1}, {6, 5}}, dashes[] = {{7, 0}, {7, 6}};
    const pave_scene_style square = {
        .fill = 0xff0000ff, .stroke = 0x0000ffff, .width = 0.2, .join = PAVE_SCENE_JOIN_MITER};
    const pave_scene_style thick = {.stroke = 0x00ff00ff, .width = 0.4, .cap = PAVE_SCENE_CAP_BUTT};
    const pave_scene_style dashed = {
        .stroke = 0xff, .width = 0.4, .dash = 2, .gap = 1, .cap = PAVE_SCENE_CAP_BUTT};
    pave_scene *scene = view_of(8, 6, 0xffffffff);
    pave_scene_add_polygon_rings(scene, rings, sizes, 2, &square);
    pave_scene_add_line(scene, line, 2, &thick);
    pave_scene_add_line(scene, dashes, 2, &dashed);
    pave_tiled_pixels pixels = pixels_of(scene, 10);
    assert_true(pixels.width == 80 && pixels.height == 60);
    assert_pixel(&pixels, 0, 0, 0xffffffff);
    assert_pixel(&pixels, 9, 9, 0x0000ffff); // the corner of the stroke, which is mitred
    assert_pixel(&pixels, 15, 15, 0xff0000ff);
    assert_pixel(&pixels, 30, 30, 0xffffffff); // the hole
    assert_pixel(&pixels, 35, 20, 0x0000ffff); // and its border
    assert_pixel(&pixels, 45, 45, 0xff0000ff);
    assert_pixel(&pixels, 60, 30, 0x00ff00ff);
    assert_pixel(&pixels, 60, 8, 0xffffffff); // cut at its end
    assert_pixel(&pixels, 70, 10, 0x000000ff);
    assert_pixel(&pixels, 70, 25, 0xffffffff); // a gap
    assert_pixel(&pixels, 70, 40, 0x000000ff);
    pave_tiled_pixels_destroy(&pixels);
}

TEST(colours_lie_over_each_other)
{
    const pave_scene_style half = {.fill = 0xff000080}, blue = {.fill = 0x0000ff40};
    pave_scene *scene = view_of(4, 2, 0);
    pave_scene_add_circle(scene, pave_vec2_of(1, 1), 0.9, &half);
    pave_scene_add_circle(scene, pave_vec2_of(3, 1), 0.9, &blue);
    pave_tiled_pixels pixels = pixels_of(scene, 20);
    assert_pixel(&pixels, 0, 0, 0x00000000); // nothing behind it
    assert_pixel(&pixels, 20, 20, 0xff000080);
    assert_pixel(&pixels, 60, 20, 0x0000ff40);
    pave_tiled_pixels_destroy(&pixels);
}

TEST(later_items_lie_on_top)
{
    const pave_scene_style red = {.fill = 0xff0000ff}, veil = {.fill = 0x0000ff80};
    pave_scene *scene = view_of(2, 2, 0x00ff00ff);
    pave_scene_add_circle(scene, pave_vec2_of(1, 1), 0.9, &red);
    pave_scene_add_circle(scene, pave_vec2_of(1, 1), 0.5, &veil);
    pave_tiled_pixels pixels = pixels_of(scene, 20);
    assert_pixel(&pixels, 0, 0, 0x00ff00ff);
    assert_pixel(&pixels, 20, 5, 0xff0000ff);
    assert_pixel(&pixels, 20, 20, 0x7f0080ff);
    pave_tiled_pixels_destroy(&pixels);
}

TEST(images_keep_their_pixels)
{
    static const uint8_t rgba[] = {255, 0, 0,   255, 0,   255, 0,  255,
                                   0,   0, 255, 255, 200, 100, 50, 128};
    const pave_box sharp = {{1, 1}, {3, 3}}, blurred = {{4, 1}, {6, 3}};
    pave_scene *scene = view_of(7, 4, 0);
    pave_scene_add_image(scene, sharp, rgba, 2, 2, false);
    pave_scene_add_image(scene, blurred, rgba, 2, 2, true);
    pave_tiled_pixels pixels = pixels_of(scene, 20);
    assert_pixel(&pixels, 19, 20, 0);
    static const uint32_t colors[] = {0xff0000ff, 0x00ff00ff, 0x0000ffff, 0xc8643280};
    for (int i = 0; i < 4; i++) {
        int x = 20 + i % 2 * 20, y = 20 + i / 2 * 20;
        assert_pixel(&pixels, x, y, colors[i]); // up to its borders
        assert_pixel(&pixels, x + 19, y + 19, colors[i]);
    }
    assert_pixel(&pixels, 60, 60, 0);
    assert_pixel(&pixels, 80, 20, 0xff0000ff); // corners do not fade,
    uint32_t between = pixel_at(&pixels, 100, 22);
    assert_true((between >> 24) > 90 && (between >> 24) < 165 &&
                (between >> 16 & 255) > 90); // but what lies between is a mixture
    pave_tiled_pixels_destroy(&pixels);
}

TEST(labels_stand_on_their_places)
{
    pave_scene *scene = view_of(12, 6, 0xffffffff);
    pave_scene_font font = {.size = 1, .color = 0xff0000ff};
    pave_scene_add_label(scene, pave_vec2_of(3, 1.5), "HHHH", &font);
    font.color = 0x00ff00ff;
    font.anchor = PAVE_SCENE_ANCHOR_START;
    pave_scene_add_label(scene, pave_vec2_of(6, 1.5), "HHHH", &font);
    font.color = 0x0000ffff;
    font.along = pave_vec2_of(0, 1); // reads downwards
    pave_scene_add_label(scene, pave_vec2_of(11, 2), "HHHH", &font);
    font = (pave_scene_font){.size = 1, .color = 0xffffffff, .halo = 0xff, .halo_width = 0.1};
    pave_scene_add_label(scene, pave_vec2_of(3, 4.5), "HHHH", &font);
    pave_tiled_pixels pixels = pixels_of(scene, 30);
    double width = pave_scene_text_width("HHHH") * 30, cap = 0.73 * 30;
    int red = count_pixels(&pixels, 0, 0, 360, 180, 0xff0000ff),
        green = count_pixels(&pixels, 0, 0, 360, 180, 0x00ff00ff);
    assert_true(red > 500 && abs(green - red) < 60); // letters are there, twice the same
    int left = (int)(90 - width / 2), top = (int)(45 - cap / 2) - 1;
    assert_int_equal(count_pixels(&pixels, left, top, (int)width + 1, (int)cap + 3, 0xff0000ff),
                     red); // in the rectangle that was given
    assert_int_equal(count_pixels(&pixels, 180, top, (int)width + 1, (int)cap + 3, 0x00ff00ff),
                     green); // this one begins there
    assert_true(count_pixels(&pixels, 180, top, 8, (int)cap + 3, 0x00ff00ff) > 20);
    int above = count_pixels(&pixels, left, top, (int)width + 1, (int)cap / 2 + 1, 0xff0000ff);
    assert_true(abs(above - red / 2) < 60); // half of an H is above its middle
    int blue = count_pixels(&pixels, 330 - (int)(cap / 2) - 1, 60, (int)cap + 3, (int)width + 1,
                            0x0000ffff);
    assert_true(abs(blue - red) < 60);
    assert_true(count_pixels(&pixels, left, 120, (int)width, 40, 0x000000ff) > 500); // the halo
    pave_tiled_pixels_destroy(&pixels);
}

/// More rows than one band has, and a picture that no single image of cairo's would hold in memory
/// at the limit of pave.
TEST(bands_fit_together)
{
    scratch_begin("draw");
    enum { WIDTH = 4096, HEIGHT = 9000 }; // a band has 4096 rows
    pave_scene *scene = view_of(WIDTH, HEIGHT, 0);
    const pave_scene_style style = {.fill = 0xff0000ff, .stroke = 0xff, .width = 4};
    const pave_vec2 corners[] = {
        {10, 10}, {WIDTH - 10, 10}, {WIDTH - 10, HEIGHT - 10}, {10, HEIGHT - 10}};
    pave_scene_add_polygon(scene, corners, 4, &style);
    const pave_scene_style blue = {.fill = 0x0000ffff};
    for (int y = 4090; y < 4103; y++)
        pave_scene_add_circle(scene, pave_vec2_of(100 + 20 * (y - 4090), y + 0.5), 4, &blue);
    const pave_draw_def options = {.size = {.scale = 1}};
    if (pave_draw_file(scene, scratch("bands.png"), &options, NULL, NULL, &error) != PAVE_OK)
        fail_msg("%s", error.message);
    pave_scene_destroy(scene);
    pave_tiled_pixels pixels;
    assert_ok(pave_tiled_png_read(scratch("bands.png"), NULL, &pixels, &error));
    assert_true(pixels.width == WIDTH && pixels.height == HEIGHT);
    for (int y = 0; y < HEIGHT; y++) {
        assert_pixel(&pixels, 5, y, 0);
        assert_pixel(&pixels, 10, y,
                     y < 8 || y >= HEIGHT - 8 ? 0
                                              : 0xff); // nothing of the band before shows through
        if (y >= 12 && y < HEIGHT - 12) assert_pixel(&pixels, 2000, y, 0xff0000ff);
    }
    int first = count_pixels(&pixels, 90, 4080, 20, 40, 0x0000ffff); // wholly in one band
    assert_true(first > 40);
    for (int i = 1; i < 13; i++)
        assert_int_equal(count_pixels(&pixels, 90 + 20 * i, 4080, 20, 40, 0x0000ffff), first);
    pave_tiled_pixels_destroy(&pixels);
}

TEST(far_items_do_no_harm)
{
    pave_scene *scene = view_of(2, 2, 0xffffffff);
    const pave_scene_style red = {.fill = 0xff0000ff}, blue = {.stroke = 0x0000ffff, .width = 0.5};
    const pave_vec2 huge[] = {{-1e12, -1e12}, {1e12, -1e12}, {1e12, 1}, {-1e12, 1}},
                    far[] = {{1e11, 1e11}, {1e12, 1e11}};
    pave_scene_add_polygon(scene, huge, 4, &red); // all above y = 1
    pave_scene_add_line(scene, far, 2, &blue);
    pave_scene_add_label(scene, far[0], "far", NULL);
    pave_tiled_pixels pixels = pixels_of(scene, 10);
    assert_pixel(&pixels, 0, 0, 0xff0000ff);
    assert_pixel(&pixels, 19, 9, 0xff0000ff);
    assert_pixel(&pixels, 10, 10, 0xffffffff);
    pave_tiled_pixels_destroy(&pixels);
}

// ---- Images in SVG ------------------------------------------------------------------------------

static int base64_digit(char c)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const char *at = strchr(digits, c);
    return c && at ? (int)(at - digits) : -1;
}

/// Decodes up to the quote; returns the number of bytes.
static size_t decode(const char *from, uint8_t *out)
{
    size_t count = 0;
    for (uint32_t bits = 0, have = 0; *from != '"' && *from != '='; from++) {
        int digit = base64_digit(*from);
        assert_true(digit >= 0);
        bits = bits << 6 | (uint32_t)digit;
        have += 6;
        if (have < 8) continue;
        have -= 8;
        out[count++] = (uint8_t)(bits >> have);
    }
    return count;
}

/// libpng checks the sums, zlib the blocks. Widths around a stored block's limit: 65535 bytes hold
/// a row of 16383 pixels and its filter.
TEST(images_in_svg_are_pngs)
{
    static const int32_t sizes[][2] = {{1, 1},     {2, 3},     {16383, 2},
                                       {16384, 1}, {32767, 1}, {5, 500}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        static fixture_text text;
        static uint8_t png[FIXTURE_ROOM];
        int32_t width = sizes[i][0], height = sizes[i][1];
        size_t size = 4 * (size_t)width * (size_t)height;
        uint8_t *rgba = malloc(size);
        for (size_t k = 0; k < size; k++) rgba[k] = (uint8_t)(k * 7 + k / 255 + i);
        const pave_box place = {{0, 0}, {1, 1}};
        pave_scene *scene = view_of(1, 1, 0);
        assert_ok(pave_scene_add_image(scene, place, rgba, width, height, false));
        assert_ok(pave_scene_write_svg(scene, NULL, fixture_sink(&text), NULL));
        pave_scene_destroy(scene);
        const char *data = strstr(text.bytes, "data:image/png;base64,");
        assert_non_null(data);
        size_t count = decode(data + strlen("data:image/png;base64,"), png);
        pave_tiled_pixels pixels;
        if (pave_tiled_png_parse(png, count, "inside", NULL, &pixels, &error) != PAVE_OK)
            fail_msg("%d x %d: %s", (int)width, (int)height, error.message);
        assert_true(pixels.width == width && pixels.height == height);
        assert_memory_equal(pixels.rgba, rgba, size);
        pave_tiled_pixels_destroy(&pixels);
        free(rgba);
    }
}

// ---- Files --------------------------------------------------------------------------------------

TEST(the_name_tells_the_format)
{
    pave_scene *scene = view_of(4, 4, 0xffffffff);
    static const char *const none[] = {"", "-", "svg", "a.sv", "a.svgz", "a.png/", "png.jpg"};
    for (size_t i = 0; i < sizeof none / sizeof *none; i++)
        assert_int_equal(pave_draw_file(scene, none[i], NULL, NULL, NULL, &error),
                         PAVE_UNSUPPORTED);
    pave_scene_destroy(scene);
}

TEST(files_are_the_same_twice)
{
    static const struct {
        const char *name, *head;
        pave_draw_format format;
    } rows[] = {{"a.svg", "<?xml ", PAVE_DRAW_SVG},
                {"a.b.PDF", "%PDF-1.", PAVE_DRAW_PDF},
                {".Png", "\x89PNG\r\n\x1a\n", PAVE_DRAW_PNG}};
    scratch_begin("draw");
    for (size_t i = 0; i < 3; i++) {
        pave_scene *scene = fixture_create(NULL);
        const pave_draw_def options = {.size = {.width = 300}};
        for (int k = 0; k < 2; k++) {
            char name[16];
            snprintf(name, sizeof name, "%d%s", k, rows[i].name);
            if (pave_draw_file(scene, scratch(name), &options, NULL, NULL, &error) != PAVE_OK)
                fail_msg("%s", error.message);
            if (k == 0 && i == 1) sleep(1); // a date would show
        }
        static fixture_text text;
        const pave_draw_def into = {.format = rows[i].format, .size = {.width = 300}};
        assert_ok(pave_draw_sink(scene, fixture_sink(&text), &into, NULL, NULL, &error));
        char name[16];
        size_t sizes[2] = {0};
        snprintf(name, sizeof name, "0%s", rows[i].name);
        char *first = file_text(scratch(name), &sizes[0]);
        *name = '1';
        char *second = file_text(scratch(name), &sizes[1]);
        assert_true(sizes[0] == sizes[1] && sizes[0] == text.size);
        assert_memory_equal(first, second, sizes[0]);
        assert_memory_equal(first, text.bytes, text.size);
        assert_memory_equal(first, rows[i].head, strlen(rows[i].head));
        free(first);
        free(second);
        pave_scene_destroy(scene);
    }
    assert_int_equal(scratch_count(), 6);
}

TEST(a_pdf_has_its_size_and_title_and_no_date)
{
    static fixture_text text;
    pave_scene *scene = fixture_create(NULL);
    const pave_draw_def options = {.format = PAVE_DRAW_PDF, .size = {.width = 400, .height = 300}};
    assert_ok(pave_draw_sink(scene, fixture_sink(&text), &options, NULL, NULL, &error));
    pave_scene_destroy(scene);
    for (size_t i = 0; i < text.size; i++)
        if (text.bytes[i] == '\0') text.bytes[i] = ' '; // compressed streams hold some
    assert_non_null(strstr(text.bytes, "/MediaBox [ 0 0 300 225 ]")); // points
    assert_non_null(strstr(text.bytes, "/Title (One of <everything>)"));
    assert_null(strstr(text.bytes, "/CreationDate"));
    assert_null(strstr(text.bytes, "/ModDate"));
    assert_int_equal(count_text(text.bytes, "/Type /Page") - count_text(text.bytes, "/Type /Pages"),
                     1);
}

TEST(paper_has_pages_of_its_size)
{
    static const struct {
        pave_scene_paper paper;
        const char *box;
        int pages;
    } rows[] = {{{210, 297, 10, 10, 0}, "[ 0 0 595.275591 841.889764 ]", 1},
                {{215.9, 279.4, 10, 10, 50}, "[ 0 0 612 792 ]", 5},
                {{0, 0, 0, 0, 25.4}, "[ 0 0 504 432 ]", 1}}; // 7 x 6 inches
    static fixture_text text;
    pave_scene *scene = view_of(7, 6, 0xffffffff);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const pave_draw_def options = {.format = PAVE_DRAW_PDF, .paper = &rows[i].paper};
        assert_ok(pave_draw_sink(scene, fixture_sink(&text), &options, NULL, NULL, &error));
        for (size_t k = 0; k < text.size; k++)
            if (text.bytes[k] == '\0') text.bytes[k] = ' ';
        assert_int_equal(count_text(text.bytes, rows[i].box), rows[i].pages);
        assert_int_equal(count_text(text.bytes, "/Type /Page") -
                             count_text(text.bytes, "/Type /Pages"),
                         rows[i].pages);
    }
    const pave_draw_def several = {.format = PAVE_DRAW_SVG, .paper = &rows[1].paper};
    assert_int_equal(pave_draw_file(scene, scratch("a.svg"), &several, NULL, NULL, &error),
                     PAVE_UNSUPPORTED);
    assert_error(PAVE_UNSUPPORTED, scratch("a.svg"), "4 pages");
    const pave_draw_def pixels = {.format = PAVE_DRAW_PNG, .paper = &rows[0].paper};
    assert_int_equal(pave_draw_file(scene, scratch("a.png"), &pixels, NULL, NULL, &error),
                     PAVE_UNSUPPORTED);
    pave_scene_destroy(scene);
}

TEST(bad_targets_leave_nothing)
{
    scratch_begin("draw");
    pave_scene *scene = fixture_create(NULL);
    static const char *const names[] = {"none/a.svg", "none/a.pdf", "none/a.png"};
    for (size_t i = 0; i < 3; i++) {
        const char *path = scratch(names[i]);
        assert_int_equal(pave_draw_file(scene, path, NULL, NULL, NULL, &error), PAVE_IO);
        assert_error(PAVE_IO, path, "make the folder first");
    }
    assert_int_equal(pave_draw_file(scene, scratch("a.jpg"), NULL, NULL, NULL, &error),
                     PAVE_UNSUPPORTED);
    assert_error(PAVE_UNSUPPORTED, scratch("a.jpg"), ".svg, .pdf or .png");
    assert_int_equal(pave_draw_file(scene, "-", NULL, NULL, NULL, &error), PAVE_UNSUPPORTED);
    assert_error(PAVE_UNSUPPORTED, "-", "name a format");
    assert_int_equal(scratch_count(), 0);

    // A full disk, where there is one.
    static const pave_draw_format formats[] = {PAVE_DRAW_SVG, PAVE_DRAW_PDF, PAVE_DRAW_PNG};
    for (size_t i = 0; i < 3 && access("/dev/full", W_OK) == 0; i++) {
        const pave_draw_def options = {.format = formats[i]};
        assert_int_equal(pave_draw_file(scene, "/dev/full", &options, NULL, NULL, &error), PAVE_IO);
        assert_error(PAVE_IO, "/dev/full", "make room");
    }
    pave_scene_destroy(scene);
}

TEST(too_large_pictures_are_refused_before_anything_is_lost)
{
    static const struct {
        const char *name;
        pave_scene_size size;
        pave_result result;
        const char *part;
    } rows[] = {{"old.png",
                 {.width = 32768},
                 PAVE_RANGE,
                 "at most 32767 each way; choose a smaller scale, or SVG"},
                {"old.png", {.width = 10, .height = 40000}, PAVE_RANGE, "10 x 40000 pixels"},
                {"old.pdf", {.width = 19201}, PAVE_RANGE, "200 inches"},
                {"old.svg", {.scale = 1e9}, PAVE_RANGE, "2^30"},
                {"old.png", {.scale = -1}, PAVE_RANGE, "negative"}};
    scratch_begin("draw");
    pave_scene *scene = fixture_create(NULL);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const pave_draw_def options = {.size = rows[i].size};
        file_write(scratch(rows[i].name), "before", 6);
        assert_int_equal(pave_draw_file(scene, scratch(rows[i].name), &options, NULL, NULL, &error),
                         rows[i].result);
        assert_error(rows[i].result, scratch(rows[i].name), rows[i].part);
        assert_file(scratch(rows[i].name), "before");
    }
    assert_int_equal(scratch_count(), 3);
    pave_scene_add_circle(scene, pave_vec2_of(0, 0), -1, &(pave_scene_style){.width = 1});
    assert_int_equal(pave_draw_file(scene, scratch("old.png"), NULL, NULL, NULL, &error),
                     PAVE_RANGE);
    assert_error(PAVE_RANGE, scratch("old.png"), "radius");
    assert_file(scratch("old.png"), "before");
    pave_scene_destroy(scene);
}

TEST(a_narrow_png_may_be_as_long_as_is_allowed)
{
    pave_scene *scene = view_of(1, 1, 0x123456ff);
    static fixture_text text;
    const pave_draw_def options = {.format = PAVE_DRAW_PNG,
                                   .size = {.width = 1, .height = PAVE_DRAW_PNG_SIZE_MAX}};
    assert_ok(pave_draw_sink(scene, fixture_sink(&text), &options, NULL, NULL, &error));
    pave_scene_destroy(scene);
}

static bool stop_at_once(void *context, const char *bytes, size_t size)
{
    ++*(int *)context;
    (void)bytes, (void)size;
    return false;
}

TEST(a_sink_can_stop_each_format)
{
    for (int format = PAVE_DRAW_SVG; format <= PAVE_DRAW_PNG; format++) {
        int calls = 0;
        pave_scene *scene = fixture_create(NULL);
        const pave_draw_def options = {.format = (pave_draw_format)format};
        assert_int_equal(pave_draw_sink(scene, (pave_scene_sink){stop_at_once, &calls}, &options,
                                        NULL, NULL, &error),
                         PAVE_STOPPED);
        assert_int_equal(calls, 1);
        assert_int_equal(error.result, PAVE_STOPPED);
        pave_scene_destroy(scene);
    }
}

static bool strips_run;

static void run_watched(void *context, int32_t count, void (*strip)(void *, int32_t), void *job)
{
    (void)context;
    strips_run = true;
    for (int32_t i = 0; i < count; i++) strip(job, i);
    strips_run = false;
}

static bool count_outside(void *context, const char *bytes, size_t size)
{
    (void)bytes, (void)size;
    assert_false(strips_run);
    ++*(int *)context;
    return true;
}

/// A strip may run on any thread, and a sink belongs to the caller's.
TEST(a_sink_is_called_outside_strips)
{
    int calls = 0;
    pave_scene *scene = view_of(3000, 3000, 0x123456ff);
    const pave_draw_def options = {.format = PAVE_DRAW_PNG, .size = {.scale = 1}};
    const pave_batch batch = {.runner = {run_watched, NULL}};
    assert_ok(pave_draw_sink(scene, (pave_scene_sink){count_outside, &calls}, &options, NULL,
                             &batch, &error));
    assert_true(calls > 8);
    pave_scene_destroy(scene);
}

int main(void) { return run_all_tests(NULL, NULL); }
