/// A map that is a text in memory, as a test or a level in one's source may have it: three by two
/// tiles, with a tile set inside. Nothing is opened. It is shown by the colours in the corners of
/// its tiles, and verified: somebody has put a wrong one at 2,1.
#include <pave/formats/tiled.h>

#include <stdio.h>
#include <string.h>

static const char level[] =
    "<map orientation='orthogonal' width='3' height='2' tilewidth='8' tileheight='8'>\n"
    " <tileset firstgid='1' name='shore' tilewidth='8' tileheight='8' tilecount='4' columns='4'>\n"
    "  <image source='shore.png' width='32' height='8'/>\n"
    "  <wangsets><wangset name='shore' type='corner' tile='-1'>\n"
    "   <wangcolor name='.' color='#e0d090' tile='-1' probability='1'/>\n"
    "   <wangcolor name='~' color='#3070c0' tile='-1' probability='1'/>\n"
    "   <wangtile tileid='0' wangid='0,1,0,1,0,1,0,1'/>\n"
    "   <wangtile tileid='1' wangid='0,2,0,2,0,1,0,1'/>\n"
    "   <wangtile tileid='2' wangid='0,2,0,2,0,2,0,2'/>\n"
    "   <wangtile tileid='3' wangid='0,2,0,1,0,1,0,1'/>\n"
    "  </wangset></wangsets>\n"
    " </tileset>\n"
    " <layer name='ground' width='3' height='2'><data encoding='csv'>1,2,3,\n1,4,2</data></layer>\n"
    "</map>\n";

static void draw(const pave_tiled_map *map, const pave_tiled_wangset *wangset)
{
    static const int corner[2][2] = {{PAVE_WANG_TL, PAVE_WANG_TR}, {PAVE_WANG_BL, PAVE_WANG_BR}};
    for (int y = 0; y < 2 * map->height; y++) {
        for (int x = 0; x < 2 * map->width; x++) {
            uint32_t id = (map->layers[0].gids[y / 2 * map->width + x / 2] & PAVE_TILED_GID_MASK) -
                          map->first_gids[0];
            for (uint32_t i = 0; i < wangset->tile_count; i++)
                if (wangset->tiles[i].id == id)
                    printf(
                        "%s%s", x % 2 ? "" : "  ",
                        wangset->colors[wangset->tiles[i].colors[corner[y % 2][x % 2]] - 1].name);
        }
        puts(y % 2 ? "\n" : "");
    }
}

int main(void)
{
    pave_error error = {0};
    char text[PAVE_ERROR_TEXT_SIZE];
    pave_tiled_map *map = NULL;
    const pave_tiled_wangset *shore = NULL;
    pave_tiled_verdict verdict = {0};
    pave_result result =
        pave_tiled_map_parse(level, strlen(level), "level.tmx", true, NULL, &map, &error);
    if (result == PAVE_OK)
        result = pave_tiled_wangset_find(map->tilesets[0], "shore", &shore, &error);
    if (result == PAVE_OK)
        result = pave_tiled_map_verify(map, &map->layers[0], shore, &verdict, &error);
    if (result == PAVE_OK) {
        draw(map, shore);
        printf("%d of %d corners do not fit; the first belongs to the cell %d,%d\n",
               (int)verdict.corners, (int)verdict.checked_corners, (int)verdict.first_x,
               (int)verdict.first_y);
    } else {
        fprintf(stderr, "%s\n", pave_error_text(&error, text));
    }
    pave_tiled_map_destroy(map);
    return result == PAVE_OK && verdict.corners > 0 ? 0 : 1;
}
