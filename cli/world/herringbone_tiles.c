// cli/world/herringbone_tiles.c: loads the tiles of a herringbone world from a template, or makes
// them in the theme of a built-in set.
#include "herringbone_tiles.h"

#include "../work.h"
#include "set_source.h"

#include <stdlib.h>
#include <string.h>

static int no_memory(const cli_herringbone *tiles)
{
    return cli_failed("%s: out of memory for its tiles", tiles->name ? tiles->name : "template");
}

// Lists the tiles in the picture.
static int list(cli_herringbone *out)
{
    int32_t width, height;
    pave_error error = {0};
    if (pave_herringbone_template_size(&out->shape, &width, &height, &out->count, &error))
        return cli_wrong("%s", error.message);
    out->tiles = malloc((size_t)out->count * sizeof *out->tiles);
    if (!out->tiles) return no_memory(out);
    const pave_result result = pave_herringbone_template_tiles(&out->shape, &out->picture,
                                                               out->tiles, out->count, &out->count);
    assert(result == PAVE_OK);
    (void)result;
    return CLI_DONE;
}

static void take_picture(cli_herringbone *out)
{
    out->picture = (pave_herringbone_picture){.width = out->pixels.width,
                                              .height = out->pixels.height,
                                              .channels = 4,
                                              .pixels = out->pixels.rgba,
                                              .stride = 4 * (ptrdiff_t)out->pixels.width};
}

int cli_herringbone_open(const char *file, cli_herringbone *out)
{
    pave_error error = {0};
    *out = (cli_herringbone){.name = file};
    if (pave_tiled_png_read(file, NULL, &out->pixels, &error)) return cli_report(&error);
    take_picture(out);
    if (pave_herringbone_template_read(&out->picture, &out->shape, &error))
        return cli_failed("%s: %s", file, error.message);
    return list(out);
}

int cli_herringbone_make(const pave_herringbone_shape *shape, cli_herringbone *out)
{
    int32_t width, height;
    int64_t count;
    pave_error error = {0};
    *out = (cli_herringbone){.shape = *shape};
    if (pave_herringbone_template_size(shape, &width, &height, &count, &error))
        return cli_wrong("%s", error.message);
    if (width > PAVE_TILED_IMAGE_SIZE_MAX || height > PAVE_TILED_IMAGE_SIZE_MAX ||
        (int64_t)width * height > PAVE_TILED_PIXELS_MAX) // larger pictures could not be read again
        return cli_wrong("the template would have %d x %d pixels, but at most %d each way and %d "
                         "in total are allowed; choose fewer colours or variants, or smaller tiles",
                         (int)width, (int)height, PAVE_TILED_IMAGE_SIZE_MAX, PAVE_TILED_PIXELS_MAX);
    out->pixels.rgba = out->drawn = malloc(4 * (size_t)width * (size_t)height);
    if (!out->drawn) return no_memory(out);
    out->pixels.width = width;
    out->pixels.height = height;
    take_picture(out);
    if (pave_herringbone_template_draw(shape, NULL, 4, out->pixels.rgba, out->picture.stride,
                                       &error))
        return cli_wrong("%s", error.message);
    return list(out);
}

// Copies a square into the first or second half of a tile.
static void put_square(const cli_herringbone *tiles, const pave_herringbone_tile *tile, int half,
                       const uint8_t *square)
{
    const size_t row = 4 * (size_t)tiles->shape.side;
    uint8_t *out = tiles->pixels.rgba + (tile->pixels - tiles->picture.pixels);
    if (half) out += tile->upright ? tiles->shape.side * tiles->picture.stride : (ptrdiff_t)row;
    for (int y = 0; y < tiles->shape.side; y++)
        memcpy(out + y * tiles->picture.stride, square + (size_t)y * row, row);
}

int cli_herringbone_paint(pave_builtin builtin, cli_herringbone *out)
{
    out->name = pave_word(pave_builtin_words, builtin);
    out->builtin = true;
    out->which = builtin;
    const int side = out->shape.side;
    const size_t bytes = 4 * (size_t)side * (size_t)side;
    const uint32_t squares = pave_builtin_tile_count(builtin);
    uint8_t *painted = malloc(squares * bytes);
    if (!painted) return no_memory(out);
    for (uint32_t id = 0; id < squares; id++)
        pave_builtin_paint(builtin, id, PAVE_ORTHOGONAL, side, painted + id * bytes,
                           4 * (ptrdiff_t)side);
    for (int64_t i = 0; i < out->count; i++) {
        uint32_t ids[2];
        pave_builtin_herringbone_squares(builtin, &out->tiles[i], ids);
        for (int half = 0; half < 2; half++)
            put_square(out, &out->tiles[i], half, painted + ids[half] * bytes);
    }
    free(painted);
    return CLI_DONE;
}

void cli_herringbone_close(cli_herringbone *tiles)
{
    free(tiles->tiles);
    if (!tiles->drawn) pave_tiled_pixels_destroy(&tiles->pixels);
    free(tiles->drawn);
    *tiles = (cli_herringbone){.count = 0};
}

// Writes the weights of a built-in set's colours and returns the weights of the tiles, which depend
// on their variants. NULL if memory runs out.
static double *weigh(const cli_herringbone *tiles, double *colors)
{
    const int color_count = pave_builtin_color_count(tiles->which),
              variants = pave_builtin_variant_count(tiles->which);
    const uint32_t combinations = pave_builtin_tile_count(tiles->which) / (uint32_t)variants;
    double *weights = malloc((size_t)tiles->count * sizeof *weights);
    for (int c = 0; c < color_count; c++)
        colors[c] = pave_builtin_color_weight(tiles->which, c + 1);
    for (int64_t i = 0; i < tiles->count && weights; i++)
        weights[i] = pave_builtin_tile_weight(
            tiles->which, (uint32_t)(tiles->tiles[i].variant % variants) * combinations);
    return weights;
}

int cli_herringbone_world(const cli_herringbone *tiles, uint64_t seed, pave_herringbone **out)
{
    double colors[PAVE_HERRINGBONE_COLORS_MAX], *weights = NULL;
    pave_error error = {0};
    pave_herringbone_def def = {.shape = tiles->shape,
                                .seed = seed,
                                .channels = tiles->picture.channels,
                                .tile_count = tiles->count,
                                .tiles = tiles->tiles,
                                .stride = tiles->picture.stride};
    if (tiles->builtin) {
        def.weights = weights = weigh(tiles, colors);
        if (!weights) return no_memory(tiles);
        for (int type = 0; type < PAVE_HERRINGBONE_TYPES; type++) def.color_weights[type] = colors;
    }
    const pave_result result = pave_herringbone_create(&def, NULL, out, &error);
    free(weights);
    return result == PAVE_OK ? CLI_DONE : cli_failed("%s: %s", tiles->name, error.message);
}

static pave_result read_rows(void *context, int32_t first, int32_t count, uint8_t *out)
{
    const cli_herringbone *tiles = context;
    const size_t row = (size_t)tiles->picture.stride;
    memcpy(out, tiles->pixels.rgba + (size_t)first * row, (size_t)count * row);
    return PAVE_OK;
}

/// Writes the picture of a template. Returns an exit code, after a message unless it is CLI_DONE.
static int write_picture(const cli_herringbone *tiles, const char *path)
{
    cli_progress bar;
    pave_error error = {0};
    cli_catch_signals();
    const pave_batch batch = {.progress = cli_progress_begin(&bar, "drawing")};
    const pave_tiled_picture_def def = {.width = tiles->pixels.width,
                                        .height = tiles->pixels.height,
                                        .rows = {read_rows, (void *)(uintptr_t)tiles}};
    const pave_result result = pave_tiled_picture_write(&def, path, NULL, &batch, &error);
    cli_progress_end(&bar);
    return result == PAVE_OK ? CLI_DONE : cli_report(&error);
}

// ---- Templates ----------------------------------------------------------------------------------

// Reads `2,2,1,3` into the colours of the types.
static int read_types(const char *text, pave_herringbone_shape *shape)
{
    const int count = pave_herringbone_type_count(shape->kind);
    int64_t numbers[PAVE_HERRINGBONE_TYPES];
    if (cli_read_numbers(text, ",", count, 1, PAVE_HERRINGBONE_COLORS_MAX, numbers) != CLI_READ)
        return cli_wrong("--types: give %d numbers separated by commas, one for each type of %s, "
                         "from 1 to %d",
                         count, pave_word(pave_wang_kind_words, shape->kind), count == 6 ? 8 : 4);
    for (int t = 0; t < count; t++) shape->colors[t] = (int)numbers[t];
    return CLI_DONE;
}

static int herringbone_shape(const cli_herringbone_wish *options, int builtin,
                             pave_herringbone_shape *out)
{
    if (options->vary.width > PAVE_HERRINGBONE_VARY_MAX ||
        options->vary.height > PAVE_HERRINGBONE_VARY_MAX)
        return cli_wrong("--vary: %dx%d is out of range; must be 1x1 to %dx%d",
                         (int)options->vary.width, (int)options->vary.height,
                         PAVE_HERRINGBONE_VARY_MAX, PAVE_HERRINGBONE_VARY_MAX);
    *out = (pave_herringbone_shape){.kind = options->kind};
    if (builtin >= 0) *out = pave_builtin_herringbone_shape((pave_builtin)builtin, 0);
    out->side = options->side;
    out->vary_x = (int)options->vary.width;
    out->vary_y = (int)options->vary.height;
    if (builtin >= 0 && out->side < PAVE_PAINT_SIZE_MIN)
        return cli_wrong("--side: %d is out of range; painted sets have %d to %d", out->side,
                         PAVE_PAINT_SIZE_MIN, PAVE_HERRINGBONE_SIDE_MAX);
    for (int t = 0; t < PAVE_HERRINGBONE_TYPES && builtin < 0; t++)
        out->colors[t] = options->colors;
    return options->types ? read_types(options->types, out) : CLI_DONE;
}

int cli_herringbone_template(const cli_herringbone_wish *options)
{
    const int builtin = options->set ? cli_read_word(options->set, CLI_BUILTINS_COMPLETE) : -1;
    pave_herringbone_shape shape;
    cli_herringbone tiles = {.count = 0};
    if (options->set && builtin < 0)
        return cli_wrong(
            "--set: \"%s\" has no herringbone tiles; use roads, meadow, cave, dungeon, maze, "
            "river, country, lakes or land",
            options->set);
    if (!options->force && cli_is_taken(options->output))
        return cli_wrong("%s: the file exists, and may have been painted over; choose another "
                         "name, or --force to replace it",
                         options->output);
    int code = herringbone_shape(options, builtin, &shape);
    if (code == CLI_DONE) code = cli_herringbone_make(&shape, &tiles);
    if (code == CLI_DONE && builtin >= 0)
        code = cli_herringbone_paint((pave_builtin)builtin, &tiles);
    if (code == CLI_DONE) code = write_picture(&tiles, options->output);
    cli_herringbone_close(&tiles);
    return code;
}
