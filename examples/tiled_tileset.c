/// Reading a tile set of Tiled: what it says, whether its wang sets are complete, and what an error
/// looks like. Usage: tiled_tileset [FILE [SET]], a .tsx, .tsj, .tmx or .tmj; without a file, two
/// texts in memory, of which the second has a fault.
#include <pave/formats/tiled.h>

#include <stdio.h>
#include <string.h>

static const char good[] =
    "<tileset name='moor' tilewidth='16' tileheight='16' tilecount='4' columns='2'>\n"
    " <image source='moor.png' width='32' height='32'/>\n"
    " <wangsets><wangset name='paths' type='edge' tile='-1'>\n"
    "  <wangcolor name='heather' color='#a070a0' tile='-1' probability='1'/>\n"
    "  <wangcolor name='path' color='#e0c080' tile='-1' probability='0.25'/>\n"
    "  <wangtile tileid='0' wangid='1,0,1,0,1,0,1,0'/>\n"
    "  <wangtile tileid='1' wangid='2,0,1,0,2,0,1,0'/>\n"
    "  <wangtile tileid='3' wangid='1,0,2,0,1,0,2,0'/>\n"
    " </wangset></wangsets>\n"
    "</tileset>\n";

static void print_wangset(const pave_tiled_tileset *tileset, const pave_tiled_wangset *wangset)
{
    pave_error error = {0};
    pave_wang_set *set = NULL;
    printf("  wang set %s, of the kind '%s':", wangset->name, pave_wang_kind_name(wangset->kind));
    for (int32_t i = 0; i < wangset->color_count; i++)
        printf(" %s (%g)", wangset->colors[i].name, wangset->colors[i].probability);
    if (pave_tiled_wangset_create(tileset, wangset, NULL, &set, &error) == PAVE_OK) {
        pave_wang_census census = pave_wang_take_census(set);
        printf("; %u tiles, %s of %s combinations missing\n", (unsigned)pave_wang_tile_count(set),
               census.missing_text, census.total_text);
    } else {
        printf("; no set can be made of it: %s\n", error.message);
    }
    pave_wang_destroy(set);
}

/// Prints what was read, or why nothing was; takes the tile set over.
static bool report(pave_result result, pave_tiled_tileset *tileset, const char *only,
                   const pave_error *error)
{
    char text[PAVE_ERROR_TEXT_SIZE];
    pave_error why = *error;
    const pave_tiled_wangset *wanted = NULL;
    if (result == PAVE_OK && only) result = pave_tiled_wangset_find(tileset, only, &wanted, &why);
    if (result == PAVE_OK)
        printf("%s: %u tiles of %d x %d pixels\n", tileset->name, (unsigned)tileset->tile_count,
               (int)tileset->tile_width, (int)tileset->tile_height);
    for (uint32_t i = 0; result == PAVE_OK && i < tileset->wangset_count; i++)
        if (!wanted || wanted == &tileset->wangsets[i])
            print_wangset(tileset, &tileset->wangsets[i]);
    if (result != PAVE_OK) printf("%s\n", pave_error_text(&why, text));
    pave_tiled_tileset_destroy(tileset);
    return result == PAVE_OK;
}

int main(int argc, char **argv)
{
    pave_error error = {0};
    pave_tiled_tileset *tileset = NULL;
    if (argc > 1) {
        pave_result file =
            argc > 2 ? pave_tiled_tileset_read_set(argv[1], argv[2], NULL, &tileset,
                                                   &error) // of several, the one that has it
                     : pave_tiled_tileset_read(argv[1], NULL, &tileset, &error);
        return report(file, tileset, argc > 2 ? argv[2] : NULL, &error) ? 0 : 1;
    }
    pave_result result =
        pave_tiled_tileset_parse(good, strlen(good), "moor.tsx", true, NULL, &tileset, &error);
    bool read = report(result, tileset, "paths", &error);

    char bad[sizeof good]; // the last tile gets a colour that the set has not
    memcpy(bad, good, sizeof bad);
    strstr(bad, "wangid='1,0,2")[12] = '3';
    result = pave_tiled_tileset_parse(bad, strlen(bad), "bad.tsx", true, NULL, &tileset, &error);
    bool refused = !report(result, tileset, NULL, &error);
    return read && refused ? 0 : 1;
}
