/// A piece of a world as text for other programs: a table of tile ids, and JSON that also says
/// where the piece lies and of which seed. The path
/// "-" is standard output. Files of CSV for a spreadsheet, JSON for a script: the tiles are the
/// same.
#include <pave/formats/tiled.h>
#include <pave/pave.h>

#include <stdio.h>

enum { WIDTH = 12, HEIGHT = 4, Q = -6, R = 1000000 };

static pave_result read_rows(void *context, int32_t first, int32_t count, uint32_t *out)
{
    return pave_world_fill(context, pave_rect_of(Q, R + first, WIDTH, count), NULL, out, WIDTH);
}

int main(void)
{
    pave_error error = {0};
    char text[PAVE_ERROR_TEXT_SIZE];
    pave_wang_set *set = NULL;
    pave_world *world = NULL;
    pave_tiled_tileset *tileset = NULL;
    pave_world_def def = {.seed = 7};
    pave_result result = pave_builtin_create(PAVE_BUILTIN_ROADS, NULL, &set, NULL);
    def.set = set;
    if (result == PAVE_OK) result = pave_world_create(&def, NULL, &world, &error);
    if (result == PAVE_OK)
        result =
            pave_tiled_builtin(PAVE_BUILTIN_ROADS, PAVE_ORTHOGONAL, 32, NULL, &tileset, &error);

    // No picture is needed for either: the tile set is only there to be named.
    pave_tiled_map_def map = {.tileset = tileset,
                              .rows = {read_rows, world},
                              .width = WIDTH,
                              .height = HEIGHT,
                              .at_q = Q,
                              .at_r = R,
                              .seed = 7};
    printf("The tiles at %d,%d as CSV:\n", Q, R);
    fflush(stdout);
    if (result == PAVE_OK) result = pave_tiled_write_csv(&map, "-", NULL, &error);
    printf("The same as JSON:\n");
    fflush(stdout);
    if (result == PAVE_OK) result = pave_tiled_write_json(&map, "-", NULL, &error);
    if (result != PAVE_OK) fprintf(stderr, "%s\n", pave_error_text(&error, text));
    pave_tiled_tileset_destroy(tileset);
    pave_world_destroy(world);
    pave_wang_destroy(set);
    return result == PAVE_OK ? 0 : 1;
}
