// cli/region_draw_pixels.c: maps whose cells are too small to have outlines: an image, each pixel
// as what lies under it.
#include "region_draw.h"

#include "../work.h"
#include "region_color.h"

#include <math.h>
#include <stdlib.h>

enum {
    SAMPLES = 2,    ///< each pixel looks at so many places each way
    LINES_FROM = 60 ///< pixels of a territory of which a line round it leaves something
};

/// Where to look.
typedef struct pixel_sampler {
    const region_drawing *drawing;
    const pave_window *window;
    pave_layout layout;     // of the window
    pave_locator *locator;  // of a mesh
    const uint32_t *colors; // of each territory by id, that of what is empty first
    int32_t width, height;
    double step; // world units of a sample
} pixel_sampler;

// The territory at a point; 0: what is empty; -1: nothing.
static int32_t territory_at(const pixel_sampler *sampler, pave_vec2 point)
{
    int64_t cell = sampler->window ? pave_window_index(sampler->window,
                                                       pave_tiling_face_at(sampler->window->tiling,
                                                                           &sampler->layout, point))
                                   : pave_locator_find(sampler->locator, point);
    return cell < 0 ? -1 : sampler->drawing->map->territories->of_cell[cell];
}

static void look_along(const pixel_sampler *sampler, int64_t row, int32_t *out)
{
    const pave_box *bounds = &sampler->drawing->bounds;
    for (int32_t x = 0; x < sampler->width * SAMPLES; x++)
        out[x] = territory_at(sampler,
                              pave_vec2_of(bounds->min.x + (x + 0.5) * sampler->step,
                                           bounds->min.y + ((double)row + 0.5) * sampler->step));
}

// A sample beside another territory is darkened, where territories are large enough to have
// borders.
static uint32_t sample_color(const pixel_sampler *sampler, const int32_t *here,
                             const int32_t *below, int32_t x, bool lines)
{
    int32_t territory = here[x];
    if (territory < 0) return 0;
    uint32_t color = sampler->colors[territory];
    bool border =
        lines && color &&
        (below[x] != territory || (x + 1 < sampler->width * SAMPLES && here[x + 1] != territory));
    return border ? region_blend(color, REGION_INK, 0.75) : color;
}

// The mean of the samples, each as much as it covers.
static void put_pixel(const uint32_t *samples, int count, uint8_t *out)
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

static void put_row(const pixel_sampler *sampler, int32_t *const rows[SAMPLES + 1], bool lines,
                    uint8_t *out)
{
    for (int32_t x = 0; x < sampler->width; x++) {
        uint32_t samples[SAMPLES * SAMPLES];
        for (int i = 0; i < SAMPLES * SAMPLES; i++)
            samples[i] = sample_color(sampler, rows[i / SAMPLES], rows[i / SAMPLES + 1],
                                      x * SAMPLES + i % SAMPLES, lines);
        put_pixel(samples, SAMPLES * SAMPLES, out + 4 * (size_t)x);
    }
}

// One row of samples more than it takes, for those below; the last becomes the first of the next
// row.
static int fill_image(const pixel_sampler *sampler, int32_t *memory, bool lines, uint8_t *rgba)
{
    size_t length = (size_t)sampler->width * SAMPLES;
    int32_t *rows[SAMPLES + 1];
    for (int i = 0; i <= SAMPLES; i++) rows[i] = memory + length * (size_t)i;
    look_along(sampler, 0, rows[0]);
    for (int32_t y = 0; y < sampler->height; y++) {
        for (int i = 1; i <= SAMPLES; i++) look_along(sampler, (int64_t)y * SAMPLES + i, rows[i]);
        put_row(sampler, rows, lines, rgba + 4 * (size_t)y * (size_t)sampler->width);
        int32_t *last = rows[SAMPLES];
        rows[SAMPLES] = rows[0];
        rows[0] = last;
        if (cli_stopped()) return CLI_STOPPED;
    }
    return CLI_DONE;
}

static int add_image(pixel_sampler *sampler)
{
    const region_drawing *drawing = sampler->drawing;
    size_t pixels = (size_t)sampler->width * (size_t)sampler->height;
    uint8_t *rgba = malloc(4 * pixels);
    int32_t *rows = malloc((size_t)sampler->width * SAMPLES * (SAMPLES + 1) * sizeof *rows);
    int code = rgba && rows ? fill_image(sampler, rows,
                                         region_pixels_of_territory(drawing) > LINES_FROM, rgba)
                            : cli_failed("out of memory; draw a smaller map");
    double pixel = sampler->step * SAMPLES;
    pave_box place = {drawing->bounds.min,
                      pave_vec2_of(drawing->bounds.min.x + sampler->width * pixel,
                                   drawing->bounds.min.y + sampler->height * pixel)};
    if (code == CLI_DONE)
        pave_scene_add_image(drawing->scene, place, rgba, sampler->width, sampler->height, true);
    free(rows);
    free(rgba);
    return code;
}

static int open_sampler(pixel_sampler *sampler)
{
    const region_drawing *drawing = sampler->drawing;
    double width = ceil((drawing->bounds.max.x - drawing->bounds.min.x) * drawing->scale),
           height = ceil((drawing->bounds.max.y - drawing->bounds.min.y) * drawing->scale);
    if (fmax(width, height) > PAVE_SCENE_IMAGE_SIZE_MAX ||
        width * height > PAVE_SCENE_IMAGE_PIXELS_MAX)
        return cli_wrong("-o: %.0fx%.0f pixels are too many for cells as small as these; choose a "
                         "smaller --scale or --width",
                         width, height);
    sampler->width = (int32_t)fmax(1, width);
    sampler->height = (int32_t)fmax(1, height);
    sampler->step = 1 / (drawing->scale * SAMPLES);
    sampler->window = pave_map_window(drawing->map);
    bool fine =
        sampler->window
            ? pave_tiling_layout(sampler->window->tiling,
                                 &(pave_layout_def){.orientation = drawing->map->orientation},
                                 &sampler->layout, NULL) == PAVE_OK
            : pave_locator_create(drawing->map->mesh, NULL, &sampler->locator, NULL) == PAVE_OK;
    return fine ? CLI_DONE : cli_failed("out of memory; draw a smaller map");
}

int region_draw_pixels(region_drawing *drawing)
{
    int32_t count = drawing->map->territories->count;
    pixel_sampler sampler = {.drawing = drawing};
    uint32_t *colors = malloc(((size_t)count + 1) * sizeof *colors);
    int code = colors ? open_sampler(&sampler) : cli_failed("out of memory; draw a smaller map");
    for (int32_t territory = 0; code == CLI_DONE && territory <= count; territory++)
        colors[territory] = region_color_of(drawing, territory);
    sampler.colors = colors;
    if (code == CLI_DONE) code = add_image(&sampler);
    pave_locator_destroy(sampler.locator);
    free(colors);
    return code;
}
