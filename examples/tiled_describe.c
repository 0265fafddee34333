/// Describing a picture that one has as a tile set: plain structs, filled by hand and written as
/// TSX. Here is a sheet of eight tiles, painted by somebody, of a river that runs from left to
/// right; Tiled then knows which tiles join. Writes river.tsx into the working folder.
#include <pave/formats/tiled.h>

#include <stdio.h>

enum { LAND = 1, WATER = 2, TILES = 8 };

int main(void)
{
    // Text that the writer only reads: these are not given to pave_tiled_tileset_destroy, for
    // nothing of them was made by the library.
    static char name[] = "river", picture[] = "river.png", land[] = "land", water[] = "water",
                banks[] = "banks";
    pave_tiled_color colors[2] = {{.name = land, .rgb = 0x77aa44, .probability = 1, .tile = -1},
                                  {.name = water, .rgb = 0x3377cc, .probability = 0.5, .tile = -1}};
    pave_tiled_wangtile wangtiles[TILES] = {{0}};
    for (uint32_t i = 0; i < TILES; i++) {
        wangtiles[i].id = i;
        for (int place = 0; place < PAVE_WANG_PLACES_SQUARE; place += 2)
            wangtiles[i].colors[place] = LAND;
        wangtiles[i].colors[PAVE_WANG_L] = i & 1 ? WATER : LAND;
        wangtiles[i].colors[PAVE_WANG_R] = i & 2 ? WATER : LAND;
        wangtiles[i].colors[PAVE_WANG_B] = i & 4 ? WATER : LAND;
    }
    pave_tiled_wangset wangset = {.name = banks,
                                  .kind = PAVE_WANG_EDGE,
                                  .tile = -1,
                                  .color_count = 2,
                                  .colors = colors,
                                  .tile_count = TILES,
                                  .tiles = wangtiles};
    pave_tiled_tile rare = {.id = 7, .probability = 0.1}; // where three arms meet
    pave_tiled_tileset river = {.name = name,
                                .tile_width = 24,
                                .tile_height = 24,
                                .tile_count = TILES,
                                .columns = 4,
                                .image = {.path = picture, .width = 96, .height = 48},
                                .listed_count = 1,
                                .listed = &rare,
                                .wangset_count = 1,
                                .wangsets = &wangset};
    pave_error error = {0};
    char text[PAVE_ERROR_TEXT_SIZE];
    pave_wang_set *set = NULL;

    // The core can say at once what is still to be painted.
    pave_result result = pave_tiled_wangset_create(&river, &wangset, NULL, &set, &error);
    if (result == PAVE_OK) {
        pave_wang_census census = pave_wang_take_census(set);
        printf("%d tiles hold %d of %s combinations; %s are still to be painted\n", TILES,
               (int)census.distinct, census.total_text, census.missing_text);
    }
    pave_wang_destroy(set);
    if (result == PAVE_OK) result = pave_tiled_write_tsx(&river, "river.tsx", &error);
    printf("%s\n", result == PAVE_OK ? "river.tsx is written, for river.png beside it"
                                     : pave_error_text(&error, text));
    return result == PAVE_OK ? 0 : 1;
}
