/// formats/tiled/tiled_template.c: writes a blank sheet of a complete set, to be painted over. Its
/// c^4 tiles are in c^2 columns: the first two colours of a combination (T and R, or TR and BR)
/// select the row, the last two the column.
#include "tiled_template.h"
#include "../common/common_list.h"
#include "../common/common_memory.h"

#include <string.h>

enum {
    COLORS_MAX = 15,
    TILE_MIN = 8,
    TILE_MAX = 256,
    MARKS = 4,
    SAMPLES = 4,
    COVERAGE = SAMPLES * SAMPLES
};

/// Colours differ in hue and lightness; the first ones differ most.
static const struct {
    const char *name;
    uint32_t rgb;
} palette[COLORS_MAX] = {{"green", 0x5fb04a},  {"blue", 0x3272d9},   {"yellow", 0xf2cf4a},
                         {"red", 0xd63c3c},    {"purple", 0x9250c4}, {"orange", 0xf28a2a},
                         {"teal", 0x1fa898},   {"pink", 0xf291bd},   {"brown", 0x85592f},
                         {"grey", 0x8e939c},   {"lime", 0xbfe03f},   {"navy", 0x22347f},
                         {"maroon", 0x7a1c3c}, {"sky", 0x9adcf2},    {"black", 0x2e3036}};

const char *pave_tiled_template_name(int color) { return palette[color].name; }
uint32_t pave_tiled_template_rgb(int color) { return palette[color].rgb; }

static const uint32_t base_light = 0xf7f4ec, base_dark = 0xeae6da, ink = 0xa8a294;

/// Coverage of a pixel by each mark, up to COVERAGE; the base covers the rest.
typedef struct pixel_cover {
    uint8_t part[MARKS];
    int8_t owner; ///< the mark that covers the whole pixel; MARKS: the base; -1: shared
} pixel_cover;

typedef struct template_sheet {
    pave_wang_kind kind;
    int colors, size, columns;
    int depth;               ///< how far marks extend into the tile, in pixels
    int mark_scale;          ///< pixels per dot of a mark's digits; 0: no digits
    int id_scale, id_digits; ///< scale and digits of the number in the centre
    pixel_cover *cover;      ///< size * size
    const pave_batch *batch;
} template_sheet;

// ---- Combinations -------------------------------------------------------------------------------

/// Finds the 0-based colours of a tile, clockwise from the top or the upper right.
static void combination(const template_sheet *sheet, uint32_t id, int *out)
{
    for (int k = MARKS - 1; k >= 0; k--) {
        out[k] = (int)(id % (uint32_t)sheet->colors);
        id /= (uint32_t)sheet->colors;
    }
}

// ---- Marks --------------------------------------------------------------------------------------

/// Returns the mark that contains a point, or -1. Coordinates have 2 * SAMPLES units per pixel,
/// from the upper left; points are odd.
static int mark_of_edge(int x, int y, int side, int depth)
{
    const int distance[MARKS] = {y, side - x, side - y, x};
    int nearest = 0;
    for (int k = 1; k < MARKS; k++)
        if (distance[k] < distance[nearest]) nearest = k;
    return distance[nearest] < depth ? nearest : -1;
}

static int mark_of_corner(int x, int y, int side, int depth)
{
    bool right = 2 * x > side, lower = 2 * y > side;
    int dx = right ? side - x : x, dy = lower ? side - y : y;
    if (dx * dx + dy * dy >= depth * depth) return -1;
    return right ? (lower ? 1 : 0) : (lower ? 2 : 3);
}

static void measure_cover(template_sheet *sheet)
{
    const int unit = 2 * SAMPLES, side = sheet->size * unit, depth = sheet->depth * unit;
    for (int y = 1; y < side; y += 2)
        for (int x = 1; x < side; x += 2) {
            int mark = sheet->kind == PAVE_WANG_EDGE ? mark_of_edge(x, y, side, depth)
                                                     : mark_of_corner(x, y, side, depth);
            if (mark >= 0) sheet->cover[y / unit * sheet->size + x / unit].part[mark]++;
        }
    for (int i = 0; i < sheet->size * sheet->size; i++) {
        pixel_cover *cover = &sheet->cover[i];
        cover->owner = MARKS;
        for (int k = 0; k < MARKS; k++)
            if (cover->part[k] > 0) cover->owner = (int8_t)(cover->part[k] == COVERAGE ? k : -1);
    }
}

static int clamp(int value, int least, int most)
{
    return value < least ? least : value > most ? most : value;
}

/// Chooses the sizes of marks and numbers, so that numbers fit in the marks, and the tile's number
/// in the centre.
static void lay_out(template_sheet *sheet)
{
    bool edge = sheet->kind == PAVE_WANG_EDGE;
    sheet->columns = sheet->colors * sheet->colors;
    sheet->depth = clamp(edge ? sheet->size / 5 : sheet->size * 3 / 8, 2, TILE_MAX);
    int digits = sheet->colors > 9 ? 2 : 1;
    sheet->mark_scale = edge ? (sheet->depth - 2) / (2 + 3 * digits) : sheet->depth / 12;
    uint32_t last = (uint32_t)(sheet->columns * sheet->columns) - 1;
    for (sheet->id_digits = 1; last >= 10; last /= 10) sheet->id_digits++;
    int room = edge ? sheet->size - 2 * sheet->depth - 2 : sheet->size - sheet->depth - 2;
    sheet->id_scale =
        clamp(room / (4 * sheet->id_digits + 1), 0, clamp(sheet->size / 32, 1, TILE_MAX));
}

// ---- Numbers ------------------------------------------------------------------------------------

/// Digits of 3 x 5 dots: each octal digit is a row, the top row first; its bits from the left are
/// 4, 2, 1.
static const uint16_t digit_dots[10] = {075557, 026227, 071747, 071717, 055711,
                                        074717, 074757, 071111, 075757, 075717};

static void put_pixel(uint8_t *out, uint32_t rgb)
{
    for (int c = 0; c < 3; c++) out[c] = (uint8_t)(rgb >> (16 - 8 * c));
    out[3] = 255;
}

/// Draws one row of pixels of a centred number.
void pave_tiled_template_number(uint8_t *row, int y, uint32_t number, int digits, int scale,
                                int center_x, int center_y, uint32_t rgb)
{
    int line = y - (center_y - 5 * scale / 2);
    if (scale < 1 || line < 0 || line >= 5 * scale) return;
    int left = center_x - (4 * digits - 1) * scale / 2;
    for (int k = digits - 1; k >= 0; k--, number /= 10) {
        int dots = digit_dots[number % 10] >> 3 * (4 - line / scale) & 7;
        for (int x = 0; x < 3 * scale; x++)
            if (dots >> (2 - x / scale) & 1) put_pixel(row + 4 * (left + 4 * k * scale + x), rgb);
    }
}

/// Returns the text colour: black on light colours, white on dark ones.
static uint32_t contrast(uint32_t rgb)
{
    uint32_t light = 3 * (rgb >> 16 & 255) + 6 * (rgb >> 8 & 255) + (rgb & 255);
    return light > 1280 ? 0x26282c : 0xffffff;
}

/// Finds the position of a mark's number.
static void mark_center(const template_sheet *sheet, int mark, int *x, int *y)
{
    int near = sheet->kind == PAVE_WANG_EDGE ? sheet->depth / 2 : sheet->depth * 2 / 5,
        far = sheet->size - near, middle = sheet->size / 2;
    const int edges[MARKS][2] = {{middle, near}, {far, middle}, {middle, far}, {near, middle}};
    const int corners[MARKS][2] = {{far, near}, {far, far}, {near, far}, {near, near}};
    *x = sheet->kind == PAVE_WANG_EDGE ? edges[mark][0] : corners[mark][0];
    *y = sheet->kind == PAVE_WANG_EDGE ? edges[mark][1] : corners[mark][1];
}

// ---- Painting -----------------------------------------------------------------------------------

/// Mixes a shared pixel: `colors` has the colours of the marks, then the colour of the base.
static uint32_t mix(const pixel_cover *cover, const uint32_t *colors)
{
    uint32_t mixed = 0;
    for (int shift = 16; shift >= 0; shift -= 8) {
        uint32_t rest = COVERAGE, sum = COVERAGE / 2;
        for (int k = 0; k < MARKS; k++) {
            sum += cover->part[k] * (colors[k] >> shift & 255);
            rest -= cover->part[k];
        }
        mixed |= (sum + rest * (colors[MARKS] >> shift & 255)) / COVERAGE << shift;
    }
    return mixed;
}

/// Paints one row of pixels of one tile.
static void paint_row(const template_sheet *sheet, uint32_t id, int y, uint8_t *out)
{
    int chosen[MARKS];
    uint32_t colors[MARKS + 1];
    combination(sheet, id, chosen);
    for (int k = 0; k < MARKS; k++) colors[k] = palette[chosen[k]].rgb;
    uint32_t column = id % (uint32_t)sheet->columns, row = id / (uint32_t)sheet->columns;
    colors[MARKS] =
        (column + row) % 2 ? base_dark : base_light; // checkerboard, to distinguish the tiles
    const pixel_cover *cover = sheet->cover + y * sheet->size;
    for (int x = 0; x < sheet->size; x++)
        put_pixel(out + 4 * x,
                  cover[x].owner >= 0 ? colors[cover[x].owner] : mix(&cover[x], colors));
    pave_tiled_template_number(out, y, id, sheet->id_digits, sheet->id_scale, sheet->size / 2,
                               sheet->size / 2, ink);
    for (int k = 0; k < MARKS; k++) {
        int center_x, center_y;
        mark_center(sheet, k, &center_x, &center_y);
        pave_tiled_template_number(out, y, (uint32_t)chosen[k] + 1, chosen[k] >= 9 ? 2 : 1,
                                   sheet->mark_scale, center_x, center_y, contrast(colors[k]));
    }
}

/// Paints all rows. `line` must hold at least 4 * width bytes.
static void paint_rows(const template_sheet *sheet, pave_png_writer *png, uint8_t *line)
{
    const size_t size = (size_t)sheet->size, columns = (size_t)sheet->columns,
                 width = columns * size;
    png->output->batch = sheet->batch;
    for (size_t y = 0; y < width && !pave_output_stopped(png->output, (int64_t)y, (int64_t)width);
         y++) {
        for (size_t column = 0; column < columns; column++) {
            size_t id = y / size * columns + column;
            paint_row(sheet, (uint32_t)id, (int)(y % size), line + 4 * column * size);
        }
        pave_png_writer_rows(png, line, 1);
    }
    pave_output_stopped(png->output, (int64_t)width, (int64_t)width);
}

static void paint(void *context, pave_png_writer *png)
{
    template_sheet *sheet = context;
    const pave_allocator *allocator = png->output->allocator;
    size_t width = (size_t)sheet->columns * (size_t)sheet->size,
           cells = (size_t)(sheet->size * sheet->size);
    uint8_t *line = pave_common_array(allocator, width, 4);
    sheet->cover = pave_common_array(allocator, cells, sizeof *sheet->cover);
    if (line && sheet->cover) {
        measure_cover(sheet);
        paint_rows(sheet, png, line);
    } else {
        pave_output_no_memory(png->output);
    }
    PAVE_COMMON_FREE(allocator, sheet->cover, line);
}

// ---- The tile set -------------------------------------------------------------------------------

static bool fill_wangset(const template_sheet *sheet, pave_tiled_tileset *tileset)
{
    uint32_t tiles = (uint32_t)(sheet->columns * sheet->columns);
    if (!pave_tiled_tileset_make_wangset(tileset, "template", sheet->kind, sheet->colors, tiles))
        return false;
    pave_tiled_wangset *set = tileset->wangsets;
    for (int i = 0; i < sheet->colors; i++) {
        set->colors[i] = (pave_tiled_color){.rgb = palette[i].rgb, .probability = 1, .tile = -1};
        set->colors[i].name =
            pave_common_text_copy(tileset->allocator, palette[i].name, strlen(palette[i].name));
        if (!set->colors[i].name) return false;
    }
    int first_place = sheet->kind == PAVE_WANG_EDGE ? PAVE_WANG_T : PAVE_WANG_TR;
    for (uint32_t id = 0; id < tiles; id++) {
        int chosen[MARKS];
        combination(sheet, id, chosen);
        set->tiles[id].id = id;
        for (int k = 0; k < MARKS; k++)
            set->tiles[id].colors[first_place + 2 * k] = (uint8_t)(chosen[k] + 1);
    }
    return true;
}

static bool fill(const template_sheet *sheet, pave_tiled_tileset *tileset)
{
    tileset->name = pave_common_text_copy(tileset->allocator, "template", strlen("template"));
    tileset->tile_width = tileset->tile_height = sheet->size;
    tileset->columns = (uint32_t)sheet->columns;
    tileset->tile_count = tileset->columns * tileset->columns;
    tileset->image.width = tileset->image.height = sheet->columns * sheet->size;
    return tileset->name && fill_wangset(sheet, tileset);
}

static pave_result check(const pave_tiled_template_def *def, pave_error *error)
{
    const char *path = def->png_path;
    if (!def->tiles && def->kind != PAVE_WANG_EDGE && def->kind != PAVE_WANG_CORNER)
        return pave_error_set(
            error, PAVE_RANGE, path, 0, 0,
            "a template has edges or corners: a mixed set would have too many tiles");
    const int most = def->tiles && def->rgb ? PAVE_WANG_COLORS_MAX : COLORS_MAX;
    if (def->colors < 1 || def->colors > most)
        return pave_error_set(error, PAVE_RANGE, path, 0, 0,
                              "a template of %d colours: it can have 1 to %d", def->colors, most);
    if (def->tile_size < TILE_MIN || def->tile_size > TILE_MAX)
        return pave_error_set(error, PAVE_RANGE, path, 0, 0,
                              "tiles of %d pixels: they can have %d to %d", def->tile_size,
                              TILE_MIN, TILE_MAX);
    if (def->tiles)
        return def->tile_count >= 1 && def->tile_count <= PAVE_TILED_TILES_MAX
                   ? PAVE_OK
                   : pave_error_set(error, PAVE_RANGE, path, 0, 0,
                                    "a template of %lu tiles: it can have 1 to %d",
                                    (unsigned long)def->tile_count, PAVE_TILED_TILES_MAX);
    int columns = def->colors * def->colors, fitting = PAVE_TILED_IMAGE_SIZE_MAX / columns;
    while ((int64_t)columns * columns * fitting * fitting > PAVE_TILED_PIXELS_MAX)
        fitting--; // limited to what the reader accepts
    if (def->tile_size > fitting)
        return pave_error_set(error, PAVE_RANGE, path, 0, 0,
                              "%d colours make %d x %d tiles, which at %d pixels make too large a "
                              "picture: use tiles of up to %d pixels",
                              def->colors, columns, columns, def->tile_size, fitting);
    return PAVE_OK;
}

pave_result pave_tiled_template_finish(const pave_tiled_template_def *def,
                                       pave_tiled_tileset *tileset, bool filled,
                                       void (*painter)(void *context, pave_png_writer *png),
                                       void *context, pave_error *error)
{
    const pave_result result =
        filled
            ? pave_tiled_sheet_write(tileset, def->png_path, def->tsx_path, painter, context, error)
            : pave_error_set(error, PAVE_NO_MEMORY, def->png_path, 0, 0,
                             "out of memory for a tile set; close other programs");
    pave_tiled_tileset_destroy(tileset);
    return result;
}

pave_result pave_tiled_template_write(const pave_tiled_template_def *def,
                                      const pave_allocator *allocator, const pave_batch *batch,
                                      pave_error *error)
{
    assert(def->png_path && (def->tsx_path || def->tiles) && !(def->tsx_path && def->next));
    pave_result result = check(def, error);
    for (const pave_tiled_template_def *next = def->next; next && !result; next = next->next)
        result = check(next, error);
    if (result != PAVE_OK) return result;
    if (def->tiles) return pave_tiled_template_write_list(def, allocator, batch, error);
    template_sheet sheet = {
        .kind = def->kind, .colors = def->colors, .size = def->tile_size, .batch = batch};
    lay_out(&sheet);
    pave_tiled_tileset *tileset = pave_tiled_tileset_make(allocator);
    const bool filled = tileset && fill(&sheet, tileset);
    return pave_tiled_template_finish(def, tileset, filled, paint, &sheet, error);
}
