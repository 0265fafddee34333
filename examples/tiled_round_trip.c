/// Out to Tiled and back: a piece of a world is written as a map, read again and verified; then
/// somebody paints a tile by hand, and the verdict says where it does not fit. Writes trip.png,
/// trip.tsx and trip.tmx into the working folder.
#include <pave/formats/tiled.h>
#include <pave/pave.h>

#include <stdio.h>

enum { WIDTH = 40, HEIGHT = 30 };

static pave_result read_rows(void *context, int32_t first, int32_t count, uint32_t *out)
{
    return pave_world_fill(context, pave_rect_of(0, first, WIDTH, count), NULL, out, WIDTH);
}

static pave_result write_map(pave_error *error)
{
    pave_wang_set *set = NULL;
    pave_world *world = NULL;
    pave_tiled_tileset *tileset = NULL;
    pave_world_def def = {.seed = 3};
    pave_result result = pave_builtin_create(PAVE_BUILTIN_ROADS, NULL, &set, NULL);
    def.set = set;
    if (result == PAVE_OK) result = pave_world_create(&def, NULL, &world, error);
    if (result == PAVE_OK)
        result = pave_tiled_builtin(PAVE_BUILTIN_ROADS, PAVE_ORTHOGONAL, 16, NULL, &tileset, error);
    if (result == PAVE_OK)
        result = pave_tiled_builtin_write(tileset, "trip.png", "trip.tsx", error);
    pave_tiled_map_def map = {.tileset = tileset,
                              .rows = {read_rows, world},
                              .width = WIDTH,
                              .height = HEIGHT,
                              .seed = 3};
    if (result == PAVE_OK) result = pave_tiled_write_tmx(&map, "trip.tmx", NULL, error);
    pave_tiled_tileset_destroy(tileset);
    pave_world_destroy(world);
    pave_wang_destroy(set);
    return result;
}

static pave_result verify(const pave_tiled_map *map, pave_tiled_verdict *verdict, pave_error *error)
{
    const pave_tiled_wangset *wangset = NULL;
    pave_result result = pave_tiled_wangset_find(map->tilesets[0], NULL, &wangset, error);
    if (result == PAVE_OK)
        result = pave_tiled_map_verify(map, &map->layers[0], wangset, verdict, error);
    if (result == PAVE_OK)
        printf("  %d of %d sides do not fit\n", (int)verdict->sides, (int)verdict->checked_sides);
    return result;
}

int main(void)
{
    pave_error error = {0};
    char text[PAVE_ERROR_TEXT_SIZE];
    pave_tiled_map *map = NULL;
    pave_tiled_verdict fresh = {0}, painted = {0};
    pave_result result = write_map(&error);
    if (result == PAVE_OK) result = pave_tiled_map_read("trip.tmx", NULL, &map, &error);
    if (result == PAVE_OK) {
        printf("%s: %d x %d cells, tiles of %s\n", map->path, (int)map->width, (int)map->height,
               map->tilesets[0]->name);
        result = verify(map, &fresh, &error);
    }
    if (result == PAVE_OK) {
        uint32_t *gid = &map->layers[0].gids[12 * WIDTH + 7];
        printf("Another tile is painted at 7,12:\n");
        *gid = map->first_gids[0] +
               (15 - (*gid - map->first_gids[0])); // a road on each side where there was none, and
                                                   // the other way round
        result = verify(map, &painted, &error);
        if (painted.found)
            printf("  the first at %d,%d\n", (int)painted.first_x, (int)painted.first_y);
    }
    if (result != PAVE_OK) fprintf(stderr, "%s\n", pave_error_text(&error, text));
    pave_tiled_map_destroy(map);
    return result == PAVE_OK && fresh.mismatches == 0 && painted.sides == 4 ? 0 : 1;
}
