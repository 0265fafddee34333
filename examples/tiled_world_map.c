/// A rectangle of a world as a map for Tiled, and as a picture. Writes meadow.png, meadow.tsx,
/// world.tmx and world.png into the working folder.
#include <pave/formats/tiled.h>
#include <pave/pave.h>

#include <stdio.h>

/// The writers request rows one strip at a time. The world computes them on demand, so a map of any
/// height needs little memory.
typedef struct source {
    const pave_world *world;
    pave_rect rect;
} source;

static pave_result read_rows(void *context, int32_t first, int32_t count, uint32_t *out)
{
    const source *self = context;
    pave_rect rows = pave_rect_of(self->rect.q, self->rect.r + first, self->rect.width, count);
    return pave_world_fill(self->world, rows, NULL, out, rows.width);
}

static pave_result write_world(const pave_world *world, pave_tiled_tileset *tileset,
                               pave_error *error)
{
    source rows = {world, pave_rect_of(-8, -8, 24, 16)};
    pave_tiled_map_def map = {.tileset = tileset,
                              .rows = {read_rows, &rows},
                              .width = rows.rect.width,
                              .height = rows.rect.height,
                              .at_q = rows.rect.q,
                              .at_r = rows.rect.r,
                              .seed = 7,
                              .encoding = PAVE_TILED_BASE64,
                              .compression = PAVE_TILED_ZSTD,
                              .bring = true}; // also writes the sheet and the tile set
    pave_result result = pave_tiled_builtin_place(tileset, "meadow.png", "meadow.tsx", error);
    if (result == PAVE_OK) result = pave_tiled_write_tmx(&map, "world.tmx", NULL, error);
    if (result == PAVE_OK) result = pave_tiled_write_png(&map, "world.png", NULL, error);
    return result;
}

int main(void)
{
    pave_error error = {0};
    pave_wang_set *set = NULL;
    pave_world *world = NULL;
    pave_tiled_tileset *tileset = NULL;
    pave_result result = pave_builtin_create(PAVE_BUILTIN_MEADOW, NULL, &set, NULL);
    if (result == PAVE_OK)
        result = pave_world_create(&(pave_world_def){.set = set, .seed = 7}, NULL, &world, &error);
    if (result == PAVE_OK)
        result =
            pave_tiled_builtin(PAVE_BUILTIN_MEADOW, PAVE_ORTHOGONAL, 32, NULL, &tileset, &error);
    if (result == PAVE_OK) result = write_world(world, tileset, &error);
    if (result == PAVE_OK) puts("world.tmx and world.png are written: open the first in Tiled");
    if (result != PAVE_OK) fprintf(stderr, "%s: %s\n", error.file, error.message);
    pave_tiled_tileset_destroy(tileset);
    pave_world_destroy(world);
    pave_wang_destroy(set);
    return result == PAVE_OK ? 0 : 1;
}
