/// tests/formats/test_draw_pixels.c: scenes in memory: the pixels of the PNG, a frame at any place,
/// many threads, and what is refused.
#define _XOPEN_SOURCE 700

#include "../test.h"
#include "tiled_scratch.h"

#include <pave/formats/draw.h>

#include <pthread.h>

static pave_error error;

/// Shapes of all kinds, some of them half transparent.
static pave_scene *some_scene(void)
{
    const pave_scene_def def = {.view = {{-2, -1}, {8, 5}}};
    const pave_scene_style ground = {.fill = 0x40a06080, .stroke = 0xff, .width = 0.2},
                           line = {.stroke = 0xd04020ff, .width = 0.4}, disk = {.fill = 0x2040f0c0};
    static const pave_vec2 corners[] = {{-1, -0.5}, {7, 0}, {6.3, 4}, {0.2, 4.7}},
                           points[] = {{0, 0}, {3, 4}, {5, 0.5}};
    pave_scene *scene = NULL;
    assert_ok(pave_scene_create(&def, NULL, &scene, NULL));
    pave_scene_add_polygon(scene, corners, 4, &ground);
    pave_scene_add_line(scene, points, 3, &line);
    pave_scene_add_circle(scene, pave_vec2_of(4, 2), 1.3, &disk);
    return scene;
}

static pave_scene_frame frame_of(const pave_scene *scene, double scale)
{
    pave_scene_frame frame;
    const pave_scene_size size = {.scale = scale};
    assert_ok(pave_scene_measure(scene, &size, &frame, NULL));
    return frame;
}

static uint8_t *pixels_of(const pave_scene *scene, const pave_scene_frame *frame)
{
    uint8_t *out = malloc(4 * (size_t)frame->width * (size_t)frame->height);
    assert_non_null(out);
    if (pave_draw_pixels(scene, frame, NULL, out, &error) != PAVE_OK) fail_msg("%s", error.message);
    return out;
}

TEST(pixels_are_those_of_the_png)
{
    pave_scene *scene = some_scene();
    const pave_draw_def def = {.size = {.scale = 30}};
    const pave_scene_frame frame = frame_of(scene, 30);
    uint8_t *pixels = pixels_of(scene, &frame);
    pave_tiled_pixels there = {0};
    assert_ok(pave_draw_file(scene, scratch("a.png"), &def, NULL, NULL, &error));
    assert_ok(pave_tiled_png_read(scratch("a.png"), NULL, &there, &error));
    assert_true(there.width == frame.width && there.height == frame.height);
    assert_memory_equal(pixels, there.rgba, 4 * (size_t)frame.width * (size_t)frame.height);
    pave_tiled_pixels_destroy(&there);
    free(pixels);
    pave_scene_destroy(scene);
}

/// A part of a picture is where it is in the whole; rims may be rounded in another way.
TEST(a_frame_may_be_anywhere)
{
    enum { X = 71, Y = 33, WIDTH = 90, HEIGHT = 60 };
    pave_scene *scene = some_scene();
    const pave_scene_frame whole = frame_of(scene, 30);
    pave_scene_frame part = {.scale = 30, .width = WIDTH, .height = HEIGHT};
    part.origin = pave_vec2_of(whole.origin.x + X / 30.0, whole.origin.y + Y / 30.0);
    uint8_t *all = pixels_of(scene, &whole), *some = pixels_of(scene, &part);
    for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH; x++)
            for (int c = 0; c < 4; c++) {
                const int a = some[4 * (y * WIDTH + x) + c],
                          b = all[4 * ((y + Y) * whole.width + x + X) + c];
                if (abs(a - b) > 8) fail_msg("%d,%d: %d, not %d", x, y, a, b);
            }
    free(all);
    free(some);
    pave_scene_destroy(scene);
}

typedef struct drawer {
    const pave_scene *scene;
    const uint8_t *expected;
    bool same;
} drawer;

static void *draw_often(void *context)
{
    drawer *self = context;
    const pave_scene_frame frame = frame_of(self->scene, 30);
    self->same = true;
    for (int n = 0; n < 20; n++) {
        uint8_t *pixels = pixels_of(self->scene, &frame);
        self->same = self->same && memcmp(pixels, self->expected,
                                          4 * (size_t)frame.width * (size_t)frame.height) == 0;
        free(pixels);
    }
    return NULL;
}

TEST(threads_draw_the_same_scene)
{
    enum { THREADS = 4 };
    pave_scene *scene = some_scene();
    const pave_scene_frame frame = frame_of(scene, 30);
    uint8_t *expected = pixels_of(scene, &frame);
    drawer drawers[THREADS];
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++) {
        drawers[i] = (drawer){.scene = scene, .expected = expected};
        assert_int_equal(pthread_create(&threads[i], NULL, draw_often, &drawers[i]), 0);
    }
    for (int i = 0; i < THREADS; i++) {
        pthread_join(threads[i], NULL);
        assert_true(drawers[i].same);
    }
    free(expected);
    pave_scene_destroy(scene);
}

TEST(wrong_frames_are_refused)
{
    pave_scene *scene = some_scene();
    static const pave_scene_frame rows[] = {
        {.scale = 1, .width = 0, .height = 5},
        {.scale = 1, .width = 5, .height = -1},
        {.scale = 1, .width = 32768, .height = 1},
        {.scale = 0, .width = 5, .height = 5},
        {.scale = 1e300, .width = 5, .height = 5},
        {.scale = -1, .width = 5, .height = 5},
        {.origin = {1e13, 0}, .scale = 1, .width = 5, .height = 5},
        {.origin = {0, -1e13}, .scale = 1, .width = 5, .height = 5},
    };
    uint8_t pixels[4] = {1, 2, 3, 4};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        error = (pave_error){0};
        assert_int_equal(pave_draw_pixels(scene, &rows[i], NULL, pixels, &error), PAVE_RANGE);
        assert_true(strlen(error.message) > 10);
    }
    const pave_scene_frame frame = {.scale = 1, .width = 1, .height = 1};
    const pave_scene_style style = {.fill = 255};
    pave_scene_add_circle(scene, pave_vec2_of(0, 0), -1,
                          &style); // the scene has failed from here on
    assert_int_equal(pave_draw_pixels(scene, &frame, NULL, pixels, &error), PAVE_RANGE);
    assert_true(pixels[0] == 1 && pixels[3] == 4);
    pave_scene_destroy(scene);
}

int main(void)
{
    scratch_begin("draw_pixels");
    return run_all_tests(NULL, NULL);
}
