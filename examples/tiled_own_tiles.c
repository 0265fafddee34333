/// Writes a map of your own tiles, wherever they come from: here a chessboard with a frame, made as
/// the writer asks for it. A progress callback shows how far it is, and can stop it; then there is
/// no half-written file. Writes roads.png, roads.tsx and board.tmj into the working folder.
#include <pave/formats/tiled.h>

#include <stdio.h>

enum { WIDTH = 40, HEIGHT = 300 };

/// Of the sixteen tiles of the road set, 0 is grass all around and 15 a crossing.
static pave_result read_rows(void *context, int32_t first, int32_t count, uint32_t *out)
{
    (void)context;
    for (int32_t y = first; y < first + count; y++)
        for (int32_t x = 0; x < WIDTH; x++) {
            bool frame = x == 0 || y == 0 || x == WIDTH - 1 || y == HEIGHT - 1;
            *out++ = frame || (x + y) % 2 == 0 ? 15 : 0;
        }
    return PAVE_OK;
}

static bool show(void *context, int64_t done, int64_t total)
{
    (void)context;
    printf("%d of %d rows\n", (int)done, (int)total);
    return false; // true would stop it
}

int main(void)
{
    pave_error error = {0};
    pave_tiled_tileset *tileset = NULL;
    pave_result result =
        pave_tiled_builtin(PAVE_BUILTIN_ROADS, PAVE_ORTHOGONAL, 16, NULL, &tileset, &error);
    if (result == PAVE_OK)
        result = pave_tiled_builtin_write(tileset, "roads.png", "roads.tsx", &error);
    if (result == PAVE_OK) {
        pave_tiled_map_def map = {.tileset = tileset,
                                  .rows = {read_rows, NULL},
                                  .width = WIDTH,
                                  .height = HEIGHT};
        const pave_batch batch = {.progress = {show, NULL}};
        result = pave_tiled_write_tmj(&map, "board.tmj", &batch, &error);
    }
    if (result != PAVE_OK) fprintf(stderr, "%s: %s\n", error.file, error.message);
    pave_tiled_tileset_destroy(tileset);
    return result == PAVE_OK ? 0 : 1;
}
