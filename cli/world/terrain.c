// cli/world/terrain.c: from the pixels of a picture to tiles.
#include "terrain.h"

#include "../work.h"

#include <stdlib.h>

enum { OPAQUE = 128 }; // of 255: less is unset

// The colour of the set that is nearest to a pixel; the first of equals.
static uint8_t nearest_color(const cli_source *source, const uint8_t *rgba)
{
    int best = 0, least = 0;
    if (rgba[3] < OPAQUE) return 0;
    for (int color = 1; color <= pave_wang_color_count(source->set); color++) {
        const int number = cli_source_color(source, color);
        const uint32_t rgb = source->wangset->colors[number - 1].rgb;
        const int red = (int)(rgb >> 16 & 255) - rgba[0], green = (int)(rgb >> 8 & 255) - rgba[1],
                  blue = (int)(rgb & 255) - rgba[2],
                  apart = red * red + green * green + blue * blue;
        if (best > 0 && apart >= least) continue;
        best = color;
        least = apart;
    }
    return (uint8_t)best;
}

// The cells of a map that is painted in so many units; false for a size that no map has.
static bool find_size(pave_painted_unit unit, const pave_tiled_pixels *pixels, cli_terrain *out)
{
    int32_t wide, high;
    out->width = unit == PAVE_PAINTED_LATTICE ? pixels->width / 2 : pixels->width;
    out->height = unit == PAVE_PAINTED_LATTICE ? pixels->height / 2 : pixels->height;
    if (unit == PAVE_PAINTED_CORNERS) out->width--, out->height--;
    pave_painted_size(unit, out->width, out->height, &wide, &high);
    return out->width > 0 && out->height > 0 && wide == pixels->width && high == pixels->height;
}

static int lay(const pave_painted_def *def, cli_terrain *out)
{
    pave_error error = {0};
    cli_progress bar;
    const pave_batch batch = {.progress = cli_progress_begin(&bar, "laying")};
    error.result = pave_painted_lay(def, NULL, &batch, out->tiles, &out->changes, &error);
    cli_progress_end(&bar);
    return error.result == PAVE_OK ? CLI_DONE : cli_report(&error);
}

int cli_terrain_open(const char *path, pave_painted_unit unit, const cli_source *source, int base,
                     uint64_t seed, cli_terrain *out)
{
    pave_tiled_pixels pixels = {0};
    pave_error error = {0};
    error.result = pave_tiled_png_read(path, NULL, &pixels, &error);
    if (error.result != PAVE_OK) return cli_report(&error);
    const size_t count = (size_t)pixels.width * (size_t)pixels.height;
    int code = CLI_DONE;
    if (!find_size(unit, &pixels, out))
        code =
            cli_wrong("--terrain %s: %d x %d pixels are no map of units %s; a lattice has an odd "
                      "number each way, corners at least 2",
                      path, (int)pixels.width, (int)pixels.height, pave_painted_unit_name(unit));
    uint8_t *colors = malloc(count);
    out->tiles = malloc(count * sizeof *out->tiles);
    if (code == CLI_DONE && (!colors || !out->tiles)) code = cli_failed("out of memory");
    for (size_t i = 0; i < count && code == CLI_DONE; i++)
        colors[i] = nearest_color(source, pixels.rgba + 4 * i);
    pave_tiled_pixels_destroy(&pixels);
    const pave_painted_def def = {.set = source->set,
                                  .unit = unit,
                                  .width = out->width,
                                  .height = out->height,
                                  .colors = colors,
                                  .base = base,
                                  .seed = seed};
    if (code == CLI_DONE) code = lay(&def, out);
    free(colors);
    return code;
}

void cli_terrain_close(cli_terrain *terrain)
{
    free(terrain->tiles);
    *terrain = (cli_terrain){0};
}
