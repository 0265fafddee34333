/// A picture of a world: paints the tiles of a built-in set onto a sheet, composes an isometric
/// rectangle of the world from it, and writes SVG to standard output.
#include <pave/pave.h>

#include <stdio.h>

enum { WIDTH = 32, HEIGHT = WIDTH / 2, COLUMNS = 4, TILES = 16 };

static bool print(void *context, const char *bytes, size_t size)
{
    return fwrite(bytes, 1, size, context) == size;
}

/// Paints the 16 tiles of the set, diamonds in rows of COLUMNS.
static pave_picture_sheet paint_sheet(pave_builtin builtin)
{
    static uint8_t pixels[4 * WIDTH * HEIGHT * TILES];
    const ptrdiff_t stride = 4 * WIDTH * COLUMNS;
    for (uint32_t id = 0; id < TILES; id++)
        pave_builtin_paint(builtin, id, PAVE_ISOMETRIC, WIDTH,
                           pixels + id / COLUMNS * HEIGHT * stride + id % COLUMNS * WIDTH * 4,
                           stride);
    return (pave_picture_sheet){.rgba = pixels,
                                .width = COLUMNS * WIDTH,
                                .height = TILES / COLUMNS * HEIGHT,
                                .tile_width = WIDTH,
                                .tile_height = HEIGHT};
}

int main(void)
{
    pave_wang_set *set = NULL;
    pave_world *world = NULL;
    pave_scene *scene = NULL;
    pave_error error = {0};
    pave_result result = pave_builtin_create(PAVE_BUILTIN_MEADOW, NULL, &set, &error);
    if (result == PAVE_OK) {
        const pave_world_def def = {.set = set, .seed = 7};
        result = pave_world_create(&def, NULL, &world, &error);
    }
    const pave_picture_world_def def = {.world = world,
                                        .rect = pave_rect_of(0, 0, 12, 12),
                                        .sheet = paint_sheet(PAVE_BUILTIN_MEADOW),
                                        .isometric = true,
                                        .title = "A meadow"};
    if (result == PAVE_OK) result = pave_picture_world(&def, NULL, NULL, &scene, &error);
    if (result == PAVE_OK)
        result = pave_scene_write_svg(scene, NULL, (pave_scene_sink){print, stdout}, &error);
    if (result != PAVE_OK) fprintf(stderr, "%s\n", error.message);
    pave_scene_destroy(scene);
    pave_world_destroy(world);
    pave_wang_destroy(set);
    return result == PAVE_OK ? 0 : 1;
}
