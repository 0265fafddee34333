/// Paints the sheets of docs/sets: paint_sheet SET.tsx SHEET.png. It is built against pave_tiled
/// and pave_draw: cc -std=c17 paint_sheet.c $(pkg-config --cflags --libs pave_tiled pave_draw)
///
/// Each pixel has the colour of which most is near, at the corners and sides of its tile, so tiles
/// agree where their colours do.
#include <pave/formats/draw.h>
#include <pave/formats/tiled.h>
#include <pave/pave.h>

#include <stdio.h>

enum { SIDE = 24 }; ///< pixels of a tile

/// The colour at a place, where the last colour of a set lies on the first; a set of one colour
/// lies on nothing, 0. The middle of edge and mixed sets has the last where a side has.
static int color_at(const pave_tiled_wangset *set, const uint8_t *colors, int place)
{
    const int ground = set->color_count > 1, last = set->color_count;
    if (place >= 0) return set->kind == PAVE_WANG_EDGE && place % 2 ? ground : colors[place];
    for (int k = 0; k < 8; k += 2)
        if (colors[k] == last) return last;
    return ground;
}

/// How much of a colour is at a point of the tile, 0..1 each way: between the four places around
/// it in proportion; less of paths, so that they are narrow.
static double amount(const pave_tiled_wangset *set, const uint8_t *colors, double x, double y,
                     int color)
{
    static const int places[3][3] = {{7, 0, 1}, {6, -1, 2}, {5, 4, 3}};
    int step = set->kind == PAVE_WANG_CORNER ? 2 : 1, fields = 2 / step;
    int i = (int)(x * fields), j = (int)(y * fields);
    double u = x * fields - i, v = y * fields - j, sum = 0;
    for (int k = 0; k < 4; k++)
        if (color_at(set, colors, places[(j + k / 2) * step][(i + k % 2) * step]) == color)
            sum += (k % 2 ? u : 1 - u) * (k / 2 ? v : 1 - v);
    return set->kind == PAVE_WANG_EDGE && color == set->color_count ? 0.6 * sum : sum;
}

/// The pixel at a point of the tile: 0xRRGGBBAA, darker at borders and speckled.
static uint32_t pixel(const pave_tiled_wangset *set, const uint8_t *colors, double x, double y,
                      uint32_t grain)
{
    double first = 0, second = 0;
    int best = 0;
    for (int c = 0; c <= set->color_count; c++) {
        double here = amount(set, colors, x, y, c);
        second = here > first ? first : here > second ? here : second;
        if (here > first) first = here, best = c;
    }
    if (best == 0) return 0;
    bool border = best > (set->color_count > 1) && first - second < 0.2;
    double shade = border ? 0.7 : grain % 16 == 0 ? 0.93 : 1;
    uint32_t rgb = set->colors[best - 1].rgb, out = 0;
    for (int shift = 16; shift >= 0; shift -= 8)
        out = out << 8 | (uint32_t)((rgb >> shift & 255) * shade);
    return out << 8 | 255;
}

/// Paints the tiles of a sheet into a scene of as many units as the sheet has pixels.
static void paint(const pave_tiled_tileset *tiles, pave_scene *scene)
{
    static uint8_t rgba[SIDE * SIDE][4];
    const pave_tiled_wangset *set = tiles->wangsets;
    for (uint32_t k = 0; k < set->tile_count; k++) {
        uint32_t id = set->tiles[k].id;
        pave_vec2 at = {SIDE * (id % tiles->columns), SIDE * (id / tiles->columns)};
        for (int i = 0; i < SIDE * SIDE; i++) {
            double x = (i % SIDE + 0.5) / SIDE, y = (i / SIDE + 0.5) / SIDE;
            uint32_t grain = pave_random_at(1, 0, i, 0, 0, 0).word[0];
            uint32_t color = pixel(set, set->tiles[k].colors, x, y, grain);
            for (int b = 0; b < 4; b++) rgba[i][b] = (uint8_t)(color >> (24 - 8 * b));
        }
        pave_scene_add_image(scene, pave_box_of(at, pave_vec2_of(at.x + SIDE, at.y + SIDE)),
                             rgba[0], SIDE, SIDE, false);
    }
}

int main(int count, char **words)
{
    const pave_scene_def def = {.size = {.scale = 1}};
    pave_tiled_tileset *tiles = NULL;
    pave_scene *scene = NULL;
    pave_error error = {0};
    if (count != 3) return puts("usage: paint_sheet SET.tsx SHEET.png") < 0;
    pave_result result = pave_tiled_tileset_read(words[1], NULL, NULL, &tiles, &error);
    if (result == PAVE_OK) result = pave_scene_create(&def, NULL, &scene, &error);
    if (result == PAVE_OK) paint(tiles, scene);
    if (result == PAVE_OK) result = pave_draw_file(scene, words[2], NULL, NULL, NULL, &error);
    if (result != PAVE_OK) fprintf(stderr, "%s\n", error.message);
    pave_scene_destroy(scene);
    pave_tiled_tileset_destroy(tiles);
    return result == PAVE_OK ? 0 : 1;
}
