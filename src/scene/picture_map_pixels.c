/// src/scene/picture_map_pixels.c: maps whose cells are too small for outlines, drawn as an image.
#include "../base/exact.h"

#include "../base/batch.h"
#include "../base/memory.h"
#include "picture_map.h"

enum {
    PAVE_PICTURE_SAMPLES = 2,      ///< number of samples per pixel, in each direction
    PAVE_PICTURE_STRIP = 32,       ///< rows of pixels in a strip
    PAVE_PICTURE_STRIPS_EACH = 16, ///< strips between two progress reports
    PAVE_PICTURE_LINES_FROM = 60   ///< minimum number of pixels per territory for drawing borders;
                                   ///< smaller territories would be covered by them
};

typedef struct pave_picture_sampler {
    const pave_picture_mapper *m;
    pave_locator *locator; // locator for the tiles of a mesh
    uint32_t *colors;      // by territory; the first colour is for empty, the last for rock
    int32_t *samples;      // three rows of samples for each strip of a round
    uint8_t *rgba;
    int32_t width, height;
    int32_t first; // first strip of this round
    double step;   // world units per sample
    bool lines;    // territories are large enough for borders
} pave_picture_sampler;

/// Returns the territory at a point: 0 for empty, the count plus 1 for rock, -1 outside.
static int32_t picture_territory_at(const pave_picture_sampler *s, pave_vec2 point)
{
    const pave_window *window = s->m->window;
    const pave_patch *patch = s->m->map->patch;
    int64_t cell =
        window
            ? pave_window_index(window, pave_tiling_face_at(window->tiling, &s->m->layout, point))
        : patch ? pave_patch_at(patch, point)
                : pave_locator_find(s->locator, point);
    if (cell < 0) return -1;
    return pave_picture_is_rock(s->m, cell) ? pave_picture_territories(s->m) + 1
                                            : s->m->map->territories->of_cell[cell];
}

static void picture_sample_row(const pave_picture_sampler *s, int64_t row, int32_t *out)
{
    pave_vec2 min = s->m->bounds.min;
    for (int32_t x = 0; x < s->width * PAVE_PICTURE_SAMPLES; x++)
        out[x] = picture_territory_at(
            s, pave_vec2_of(min.x + (x + 0.5) * s->step, min.y + ((double)row + 0.5) * s->step));
}

/// Returns the colour of a sample, which is darker next to another territory.
static uint32_t picture_sample_color(const pave_picture_sampler *s, const int32_t *here,
                                     const int32_t *below, int32_t x)
{
    int32_t territory = here[x];
    if (territory < 0) return 0;
    uint32_t color = s->colors[territory];
    bool last = x + 1 == s->width * PAVE_PICTURE_SAMPLES;
    bool border =
        s->lines && color && (below[x] != territory || (!last && here[x + 1] != territory));
    return border ? pave_picture_blend(color, PAVE_PICTURE_MAP_INK, 0.75) : color;
}

/// Stores the mean of the samples, weighted by opacity.
static void picture_put_pixel(const uint32_t *samples, int count, uint8_t *out)
{
    unsigned sums[4] = {0};
    for (int i = 0; i < count; i++) {
        unsigned alpha = samples[i] & 0xff;
        for (int channel = 0; channel < 3; channel++)
            sums[channel] += alpha * (samples[i] >> (24 - 8 * channel) & 0xff);
        sums[3] += alpha;
    }
    for (int channel = 0; channel < 3; channel++)
        out[channel] = (uint8_t)(sums[3] ? (sums[channel] + sums[3] / 2) / sums[3] : 0);
    out[3] = (uint8_t)(sums[3] / (unsigned)count);
}

static void picture_put_row(const pave_picture_sampler *s, int32_t *const *rows, uint8_t *out)
{
    enum { COUNT = PAVE_PICTURE_SAMPLES * PAVE_PICTURE_SAMPLES };
    for (int32_t x = 0; x < s->width; x++) {
        uint32_t samples[COUNT];
        for (int i = 0; i < COUNT; i++)
            samples[i] = picture_sample_color(s, rows[i / PAVE_PICTURE_SAMPLES],
                                              rows[i / PAVE_PICTURE_SAMPLES + 1],
                                              x * PAVE_PICTURE_SAMPLES + i % PAVE_PICTURE_SAMPLES);
        picture_put_pixel(samples, COUNT, out + 4 * (size_t)x);
    }
}

/// Renders a strip of pixel rows. Needs one more row of samples below, which becomes the first of
/// the next row of pixels.
static void picture_strip(void *job, int32_t index)
{
    const pave_picture_sampler *s = job;
    size_t length = (size_t)s->width * PAVE_PICTURE_SAMPLES;
    int32_t *rows[PAVE_PICTURE_SAMPLES + 1];
    for (int i = 0; i <= PAVE_PICTURE_SAMPLES; i++)
        rows[i] = s->samples + length * ((size_t)index * (PAVE_PICTURE_SAMPLES + 1) + (size_t)i);
    int32_t y = (s->first + index) * PAVE_PICTURE_STRIP;
    int32_t end = s->height - y < PAVE_PICTURE_STRIP ? s->height : y + PAVE_PICTURE_STRIP;
    picture_sample_row(s, (int64_t)y * PAVE_PICTURE_SAMPLES, rows[0]);
    for (; y < end; y++) {
        for (int i = 1; i <= PAVE_PICTURE_SAMPLES; i++)
            picture_sample_row(s, (int64_t)y * PAVE_PICTURE_SAMPLES + i, rows[i]);
        picture_put_row(s, rows, s->rgba + 4 * (size_t)y * (size_t)s->width);
        int32_t *last = rows[PAVE_PICTURE_SAMPLES];
        rows[PAVE_PICTURE_SAMPLES] = rows[0];
        rows[0] = last;
    }
}

static pave_result picture_sample(pave_picture_sampler *s, const pave_batch *batch)
{
    int32_t strips = (s->height + PAVE_PICTURE_STRIP - 1) / PAVE_PICTURE_STRIP;
    for (s->first = 0; s->first < strips; s->first += PAVE_PICTURE_STRIPS_EACH) {
        int32_t count = strips - s->first;
        if (pave_batch_stop(batch, s->first, strips))
            return PAVE_FAIL(s->m->error, PAVE_STOPPED, "stopped");
        pave_batch_run(batch, count < PAVE_PICTURE_STRIPS_EACH ? count : PAVE_PICTURE_STRIPS_EACH,
                       picture_strip, s);
    }
    pave_batch_stop(batch, strips, strips);
    return PAVE_OK;
}

/// Computes the size of the image in pixels.
static pave_result picture_sampler_size(pave_picture_sampler *s)
{
    const pave_picture_mapper *m = s->m;
    double width = ceil((m->bounds.max.x - m->bounds.min.x) * m->scale),
           height = ceil((m->bounds.max.y - m->bounds.min.y) * m->scale);
    if (pave_picture_most(width, height) > PAVE_SCENE_IMAGE_SIZE_MAX ||
        width * height > PAVE_SCENE_IMAGE_PIXELS_MAX)
        return PAVE_FAIL(m->error, PAVE_RANGE,
                         "%.0fx%.0f pixels are too many for cells as small as these; choose a "
                         "smaller scale or width",
                         width, height);
    s->width = (int32_t)pave_picture_most(1, width);
    s->height = (int32_t)pave_picture_most(1, height);
    s->step = 1 / (m->scale * PAVE_PICTURE_SAMPLES);
    s->lines = pave_picture_territory_pixels(m) > PAVE_PICTURE_LINES_FROM;
    return PAVE_OK;
}

pave_result pave_picture_map_pixels(pave_picture_mapper *m, const pave_batch *batch)
{
    pave_picture_sampler s = {.m = m};
    pave_result result = picture_sampler_size(&s);
    if (result != PAVE_OK) return result;
    size_t count = (size_t)pave_picture_territories(m) + 2;
    size_t pixels = (size_t)s.width * (size_t)s.height;
    size_t room = (size_t)s.width * PAVE_PICTURE_SAMPLES * (PAVE_PICTURE_SAMPLES + 1) *
                  PAVE_PICTURE_STRIPS_EACH;
    s.colors = pave_array_take(m->allocator, count, sizeof *s.colors);
    s.samples = pave_array_take(m->allocator, room, sizeof *s.samples);
    s.rgba = pave_array_take(m->allocator, pixels, 4);
    bool fine = s.colors && s.samples && s.rgba &&
                (m->window || m->map->patch ||
                 pave_locator_create(m->map->mesh, m->allocator, &s.locator, NULL) == PAVE_OK);
    for (size_t i = 0; fine && i + 1 < count; i++)
        s.colors[i] = pave_picture_territory_color(m, (int32_t)i);
    if (fine) s.colors[count - 1] = pave_picture_territory_color(m, PAVE_PICTURE_STONE);
    result = fine ? picture_sample(&s, batch) : pave_picture_map_no_memory(m);
    double pixel = s.step * PAVE_PICTURE_SAMPLES;
    pave_vec2 min = m->bounds.min;
    pave_box place = {min, pave_vec2_of(min.x + s.width * pixel, min.y + s.height * pixel)};
    if (result == PAVE_OK) pave_scene_add_image(m->scene, place, s.rgba, s.width, s.height, true);
    pave_locator_destroy(s.locator);
    PAVE_RELEASE(m->allocator, s.rgba, s.samples, s.colors);
    return result;
}
