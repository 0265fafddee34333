/// tests/paint_sheet.c: paints the sheet of a tile set, of any shapes, in the colours of the set:
/// paint_sheet SET.tsx|SET.json SHEET.png. It made the sheets of docs/sets, docs/start/tiled.md and
/// docs/worlds-tilings.md.
///
/// Each pixel has the colour of which most is near, at the corners and sides of its tile, so tiles
/// agree where their colours do.
#include "../formats/json/json_wang_rect.h"

#include <pave/formats/draw.h>
#include <pave/formats/tiled.h>
#include <pave/pave.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// What is painted: the colours by place, and where corners are in the picture, 0..1.
typedef struct tile {
    const pave_json_wang *file;
    const uint8_t *colors;
    int sides;
    bool square; ///< its sides are those of the picture
    pave_vec2 corners[PAVE_WANG_SIDES_MAX];
} tile;

/// The middle of edge sets, and of mixed ones: the last colour where a side has it, else the first;
/// a set of one colour lies on nothing, 0.
static int middle_of(const tile *it)
{
    const int last = it->file->color_count;
    for (int k = 0; k < 2 * it->sides; k += 2)
        if (it->colors[k] == last) return last;
    return last > 1;
}

/// The colour at a place; at corners of edge sets the ground.
static int color_at(const tile *it, int place)
{
    if (place < 0) return middle_of(it);
    return it->file->kind == PAVE_WANG_EDGE && place % 2 ? it->file->color_count > 1
                                                         : it->colors[place];
}

/// How much of each colour is at a point of a square: between the four places around it in
/// proportion.
static void mix_square(const tile *it, double x, double y, double *amounts)
{
    static const int places[3][3] = {{7, 0, 1}, {6, -1, 2}, {5, 4, 3}};
    const int step = it->file->kind == PAVE_WANG_CORNER ? 2 : 1, fields = 2 / step;
    const int i = (int)(x * fields), j = (int)(y * fields);
    const double u = x * fields - i, v = y * fields - j;
    for (int k = 0; k < 4; k++)
        amounts[color_at(it, places[(j + k / 2) * step][(i + k % 2) * step])] +=
            (k % 2 ? u : 1 - u) * (k / 2 ? v : 1 - v);
}

/// The shares of the middle and two corners at a point: of the triangle it is in, or is nearest to.
static int find_triangle(const tile *it, double x, double y, double *shares)
{
    pave_vec2 m = {0, 0};
    int best = 0;
    double most = -1e9;
    for (int k = 0; k < it->sides; k++)
        m = pave_vec2_of(m.x + it->corners[k].x / it->sides, m.y + it->corners[k].y / it->sides);
    for (int k = 0; k < it->sides; k++) {
        const pave_vec2 a = it->corners[k], b = it->corners[(k + 1) % it->sides];
        const double area = (a.x - m.x) * (b.y - m.y) - (a.y - m.y) * (b.x - m.x),
                     wb = ((a.x - m.x) * (y - m.y) - (a.y - m.y) * (x - m.x)) / area,
                     wa = ((x - m.x) * (b.y - m.y) - (y - m.y) * (b.x - m.x)) / area,
                     least = wa < wb ? wa : wb;
        if (least <= most) continue;
        most = least;
        best = k;
        shares[0] = wa + wb > 1 ? 0 : 1 - wa - wb;
        shares[1] = wa < 0 ? 0 : wa;
        shares[2] = wb < 0 ? 0 : wb;
    }
    return best;
}

/// The same for other shapes: between the middle, a corner and the middle of a side.
static void mix(const tile *it, double x, double y, double *amounts)
{
    double shares[3] = {0};
    const int n = it->sides, side = find_triangle(it, x, y, shares),
              a = 2 * ((side + n - 1) % n) + 1, b = 2 * side + 1;
    const double both = shares[1] < shares[2] ? shares[1] : shares[2];
    const bool corner = it->file->kind == PAVE_WANG_CORNER;
    amounts[color_at(it, a)] += shares[1] - (corner ? 0 : both);
    amounts[color_at(it, b)] += shares[2] - (corner ? 0 : both);
    if (!corner) amounts[color_at(it, 2 * side)] += 2 * both;
    if (!corner) amounts[middle_of(it)] += shares[0];
    for (int k = 0; k < n && corner; k++) amounts[color_at(it, 2 * k + 1)] += shares[0] / n;
}

/// The pixel at a point of the tile: 0xRRGGBBAA, darker at borders and speckled.
static uint32_t pixel(const tile *it, double x, double y, uint32_t grain)
{
    double amounts[PAVE_WANG_COLORS_MAX + 1] = {0}, first = 0, second = 0;
    const int last = it->file->color_count;
    int best = 0;
    if (it->square)
        mix_square(it, x, y, amounts);
    else
        mix(it, x, y, amounts);
    if (it->file->kind == PAVE_WANG_EDGE) amounts[last] *= 0.6; // narrow paths
    for (int c = 0; c <= last; c++) {
        second = amounts[c] > first ? first : amounts[c] > second ? amounts[c] : second;
        if (amounts[c] > first) first = amounts[c], best = c;
    }
    if (best == 0) return 0;
    const bool border = best > (last > 1) && first - second < 0.2;
    const double shade = border ? 0.7 : grain % 16 == 0 ? 0.93 : 1;
    uint32_t rgb = it->file->colors[best - 1].rgb, out = 0;
    for (int shift = 16; shift >= 0; shift -= 8)
        out = out << 8 | (uint32_t)((rgb >> shift & 255) * shade);
    return out << 8 | 255;
}

/// Paints a tile into a scene of as many units as the sheet has pixels.
static void paint_tile(const tile *it, const int32_t rect[4], pave_scene *scene)
{
    const int32_t width = rect[2], height = rect[3];
    uint8_t *rgba = malloc(4 * (size_t)width * (size_t)height);
    for (int32_t i = 0; rgba && i < width * height; i++) {
        const double x = (i % width + 0.5) / width, y = (i / width + 0.5) / height;
        const uint32_t grain = pave_random_at(1, 0, i, 0, 0, 0).word[0],
                       color = pixel(it, x, y, grain);
        for (int b = 0; b < 4; b++) rgba[4 * i + b] = (uint8_t)(color >> (24 - 8 * b));
    }
    const pave_vec2 at = {rect[0], rect[1]};
    if (rgba)
        pave_scene_add_image(scene, pave_box_of(at, pave_vec2_of(at.x + width, at.y + height)),
                             rgba, width, height, false);
    free(rgba);
}

static void paint(const pave_json_wang *file, pave_scene *scene)
{
    for (int32_t f = 0; f < file->face_count; f++) {
        const pave_json_wang_face *face = &file->faces[f];
        tile it = {.file = file,
                   .sides = face->sides,
                   .square = face->sides == 4 && face->mirror_sum % 4 == 0};
        pave_picture_tile_polygon(face->sides, face->mirror_sum, it.corners);
        for (uint32_t i = 0; i < face->tile_count; i++) {
            int32_t rect[4];
            it.colors = face->tiles[i].colors;
            if (pave_json_wang_rect(file, f, i, rect)) paint_tile(&it, rect, scene);
        }
    }
}

static pave_result read_set(const char *path, pave_json_wang **out, pave_error *error)
{
    const char *ending = strrchr(path, '.');
    pave_tiled_tileset *tiles = NULL;
    if (ending && strcmp(ending, ".json") == 0) return pave_json_wang_read(path, NULL, out, error);
    pave_result result = pave_tiled_tileset_read(path, NULL, NULL, &tiles, error);
    if (result == PAVE_OK)
        result = pave_tiled_wangset_to_file(tiles, tiles->wangsets, NULL, out, error);
    pave_tiled_tileset_destroy(tiles);
    return result;
}

// Whether two pictures have the same pixels, however they are written.
static bool same_pixels(const char *a_path, const char *b_path)
{
    pave_tiled_pixels a = {0}, b = {0};
    const bool same = pave_tiled_png_read(a_path, NULL, &a, NULL) == PAVE_OK &&
                      pave_tiled_png_read(b_path, NULL, &b, NULL) == PAVE_OK &&
                      a.width == b.width && a.height == b.height &&
                      memcmp(a.rgba, b.rgba, 4 * (size_t)a.width * (size_t)a.height) == 0;
    pave_tiled_pixels_destroy(&a);
    pave_tiled_pixels_destroy(&b);
    return same;
}

int main(int count, char **words)
{
    const pave_scene_def def = {.size = {.scale = 1}};
    pave_json_wang *file = NULL;
    pave_scene *scene = NULL;
    pave_error error = {0};
    if (count == 4 && strcmp(words[1], "--same") == 0) return !same_pixels(words[2], words[3]);
    if (count != 3)
        return puts("usage: paint_sheet SET.tsx|SET.json SHEET.png | --same A.png B.png") < 0;
    pave_result result = read_set(words[1], &file, &error);
    if (result == PAVE_OK) result = pave_scene_create(&def, NULL, &scene, &error);
    if (result == PAVE_OK) paint(file, scene);
    if (result == PAVE_OK) result = pave_draw_file(scene, words[2], NULL, NULL, NULL, &error);
    if (result != PAVE_OK) fprintf(stderr, "%s\n", error.message);
    pave_scene_destroy(scene);
    pave_json_wang_destroy(file);
    return result == PAVE_OK ? 0 : 1;
}
