/// formats/tiled/tiled_template.c: writes a blank sheet of tiles with any number of sides, to be
/// painted over. Each tile is a regular polygon that shows its colours along its sides and at its
/// corners. The c^4 tiles of a complete set are squares in c^2 columns, whose marks have numbers:
/// the first two colours of a combination (T and R, or TR and BR) select the row, the last two the
/// column.
#include "../common/common_list.h"
#include "../common/common_memory.h"
#include "tiled_sheet_write.h"

#include <math.h>
#include <string.h>

enum {
    COLORS_MAX = 15,
    TILE_MIN = 8,
    TILE_MAX = 256,
    MARKS = 4, ///< of a tile of a complete set
    SAMPLES = 4,
    COVERAGE = SAMPLES * SAMPLES,
    UNIT = 2 * SAMPLES, ///< units of a pixel
    BASE = PAVE_WANG_PLACES_MAX,
    OUTSIDE,
    PARTS,
    SHARED = 254,
    LISTS_MAX = PAVE_WANG_SIDES_MAX
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

static const uint32_t base_light = 0xf7f4ec, base_dark = 0xeae6da, ink = 0xa8a294;

/// Coverage of a pixel by each side and corner, the base and the outside, in units of COVERAGE.
typedef struct pixel_parts {
    uint8_t part[PARTS];
    uint8_t owner; ///< the part that covers the whole pixel; SHARED: several parts
} pixel_parts;

typedef struct list_sheet {
    const pave_tiled_template_def *def;
    bool complete;            ///< a complete set
    int sides, width, height; ///< sides and size in pixels of a tile
    int columns, rows, id_digits, id_scale;
    int mark_depth; ///< complete: how far marks extend into the tile, in pixels
    int mark_scale; ///< complete: pixels per dot of a mark's digits; 0: no digits
    double corner_x[PAVE_WANG_SIDES_MAX], corner_y[PAVE_WANG_SIDES_MAX]; ///< in pixels
    double depth, radius; ///< how far the marks of sides and of corners extend
    uint32_t first;       ///< index of the first tile
    int64_t top;          ///< first row of pixels
    pixel_parts *parts;   ///< width * height
} list_sheet;

/// The sheets of all shapes, stacked vertically.
typedef struct list_sheets {
    list_sheet of[LISTS_MAX];
    int count;
    int64_t width, height; ///< pixels of the picture
    const pave_batch *batch;
} list_sheets;

// ---- Complete sets ------------------------------------------------------------------------------

static int clamp(int value, int least, int most)
{
    return value < least ? least : value > most ? most : value;
}

/// Lists the tiles of a complete set; NULL if out of memory.
static uint8_t *list_combinations(pave_wang_kind kind, int colors, const pave_allocator *allocator)
{
    const int first = kind == PAVE_WANG_EDGE ? PAVE_WANG_T : PAVE_WANG_TR;
    const size_t count = (size_t)(colors * colors * colors * colors);
    uint8_t *tiles = pave_common_array(allocator, count, PAVE_WANG_PLACES_SQUARE);
    for (size_t id = 0; tiles && id < count; id++) {
        size_t rest = id;
        for (int k = MARKS - 1; k >= 0; k--, rest /= (size_t)colors)
            tiles[PAVE_WANG_PLACES_SQUARE * id + (size_t)(first + 2 * k)] =
                (uint8_t)(rest % (size_t)colors + 1);
    }
    return tiles;
}

/// Chooses the sizes of marks and numbers, so that numbers fit in the marks, and the tile's number
/// in the centre.
static void lay_out_marks(list_sheet *sheet)
{
    const bool edge = sheet->def->kind == PAVE_WANG_EDGE;
    const int size = sheet->width, digits = sheet->def->colors > 9 ? 2 : 1;
    const int depth = clamp(edge ? size / 5 : size * 3 / 8, 2, TILE_MAX);
    const int room = edge ? size - 2 * depth - 2 : size - depth - 2;
    sheet->mark_depth = depth;
    sheet->mark_scale = edge ? (depth - 2) / (2 + 3 * digits) : depth / 12;
    sheet->id_scale = clamp(room / (4 * sheet->id_digits + 1), 0, clamp(size / 32, 1, TILE_MAX));
}

/// Returns the part that contains a point, in units from the upper left corner. Points are odd.
static int part_of_mark(const list_sheet *sheet, int x, int y)
{
    const int side = sheet->width * UNIT, depth = sheet->mark_depth * UNIT;
    if (sheet->def->kind == PAVE_WANG_EDGE) {
        const int distance[MARKS] = {y, side - x, side - y, x};
        int nearest = 0;
        for (int k = 1; k < MARKS; k++)
            if (distance[k] < distance[nearest]) nearest = k;
        return distance[nearest] < depth ? 2 * nearest : BASE;
    }
    const bool right = 2 * x > side, lower = 2 * y > side;
    const int dx = right ? side - x : x, dy = lower ? side - y : y;
    if (dx * dx + dy * dy >= depth * depth) return BASE;
    return right ? (lower ? PAVE_WANG_BR : PAVE_WANG_TR) : (lower ? PAVE_WANG_BL : PAVE_WANG_TL);
}

// ---- Polygons -----------------------------------------------------------------------------------

/// Places the polygon that fills a tile of whole pixels; the tile's picture is later mapped to a
/// cell.
static void place_corners(list_sheet *sheet)
{
    const int n = sheet->sides;
    pave_vec2 corners[PAVE_WANG_SIDES_MAX];
    const double aspect = pave_picture_tile_polygon(n, sheet->def->mirror_sum, corners);
    sheet->width = sheet->def->tile_size;
    sheet->height = (int)floor(aspect * sheet->width + 0.999);
    for (int k = 0; k < n; k++) {
        sheet->corner_x[k] = corners[k].x * sheet->width;
        sheet->corner_y[k] = corners[k].y * sheet->height;
    }
    double middle_x = 0, middle_y = 0;
    for (int k = 0; k < n; k++) {
        middle_x += corners[k].x / n;
        middle_y += corners[k].y / n * aspect;
    }
    const double x = corners[1].x - corners[0].x, y = (corners[1].y - corners[0].y) * aspect;
    const double side = sqrt(x * x + y * y),
                 from_side =
                     fabs(x * (middle_y - corners[0].y * aspect) - y * (middle_x - corners[0].x)) /
                     side;
    const bool mixed = sheet->def->kind == PAVE_WANG_MIXED;
    sheet->depth = from_side * sheet->width * (mixed ? 0.3 : 0.4);
    sheet->radius = side * sheet->width * (mixed ? 0.22 : 0.375);
}

/// Returns the part that contains a point.
static int part_of(const list_sheet *sheet, double x, double y)
{
    const int n = sheet->sides;
    const pave_wang_kind kind = sheet->def->kind;
    double nearest = 1e9;
    int side = 0;
    for (int k = 0; k < n; k++) {
        const double ax = sheet->corner_x[k], ay = sheet->corner_y[k],
                     bx = sheet->corner_x[(k + 1) % n], by = sheet->corner_y[(k + 1) % n];
        const double dx = bx - ax, dy = by - ay;
        const double inside = (dx * (y - ay) - dy * (x - ax)) / sqrt(dx * dx + dy * dy);
        if (inside < 0) return OUTSIDE;
        if (inside >= nearest) continue;
        nearest = inside;
        side = k;
    }
    for (int k = 0; k < n && kind != PAVE_WANG_EDGE; k++) {
        const double dx = x - sheet->corner_x[k], dy = y - sheet->corner_y[k];
        if (dx * dx + dy * dy < sheet->radius * sheet->radius) return 2 * ((k + n - 1) % n) + 1;
    }
    return kind != PAVE_WANG_CORNER && nearest < sheet->depth ? 2 * side : BASE;
}

static void measure(list_sheet *sheet)
{
    for (int i = 0; i < sheet->width * sheet->height; i++) {
        pixel_parts *parts = &sheet->parts[i];
        for (int k = 0; k < COVERAGE; k++) {
            const int x = i % sheet->width * UNIT + 2 * (k % SAMPLES) + 1,
                      y = i / sheet->width * UNIT + 2 * (k / SAMPLES) + 1;
            const int part = sheet->complete ? part_of_mark(sheet, x, y)
                                             : part_of(sheet, x / (double)UNIT, y / (double)UNIT);
            parts->part[part]++;
        }
        parts->owner = SHARED;
        for (int p = 0; p < PARTS; p++)
            if (parts->part[p] == COVERAGE) parts->owner = (uint8_t)p;
    }
}

// ---- Numbers ------------------------------------------------------------------------------------

/// Digits of 3 x 5 dots: each octal digit is a row, the top row first; its bits from the left are
/// 4, 2, 1.
static const uint16_t digit_dots[10] = {075557, 026227, 071747, 071717, 055711,
                                        074717, 074757, 071111, 075757, 075717};

static void put_color(uint8_t *out, uint32_t rgb)
{
    for (int c = 0; c < 3; c++) out[c] = (uint8_t)(rgb >> (16 - 8 * c));
    out[3] = 255;
}

/// Draws one row of pixels of a centred number.
static void draw_number(uint8_t *row, int y, uint32_t number, int digits, int scale, int center_x,
                        int center_y, uint32_t rgb)
{
    int line = y - (center_y - 5 * scale / 2);
    if (scale < 1 || line < 0 || line >= 5 * scale) return;
    int left = center_x - (4 * digits - 1) * scale / 2;
    for (int k = digits - 1; k >= 0; k--, number /= 10) {
        int dots = digit_dots[number % 10] >> 3 * (4 - line / scale) & 7;
        for (int x = 0; x < 3 * scale; x++)
            if (dots >> (2 - x / scale) & 1) put_color(row + 4 * (left + 4 * k * scale + x), rgb);
    }
}

/// Returns the text colour: black on light colours, white on dark ones.
static uint32_t contrast(uint32_t rgb)
{
    uint32_t light = 3 * (rgb >> 16 & 255) + 6 * (rgb >> 8 & 255) + (rgb & 255);
    return light > 1280 ? 0x26282c : 0xffffff;
}

/// Draws one row of pixels of the numbers of a tile's marks.
static void draw_marks(const list_sheet *sheet, const uint8_t *places, const uint32_t *colors,
                       int y, uint8_t *out)
{
    const bool edge = sheet->def->kind == PAVE_WANG_EDGE;
    const int near = edge ? sheet->mark_depth / 2 : sheet->mark_depth * 2 / 5,
              far = sheet->width - near, middle = sheet->width / 2;
    const int edges[MARKS][2] = {{middle, near}, {far, middle}, {middle, far}, {near, middle}},
              corners[MARKS][2] = {{far, near}, {far, far}, {near, far}, {near, near}};
    for (int k = 0; k < MARKS; k++) {
        const int *at = edge ? edges[k] : corners[k], place = 2 * k + !edge;
        draw_number(out, y, places[place], places[place] > 9 ? 2 : 1, sheet->mark_scale, at[0],
                    at[1], contrast(colors[place]));
    }
}

// ---- Painting -----------------------------------------------------------------------------------

static uint32_t rgb_of(const list_sheet *sheet, int color)
{
    return sheet->def->rgb ? sheet->def->rgb[color - 1] : palette[color - 1].rgb;
}

static void put_pixel(uint8_t *out, const pixel_parts *parts, const uint32_t *colors)
{
    if (parts->owner < OUTSIDE) {
        put_color(out, colors[parts->owner]);
        return;
    }
    const uint32_t inside = COVERAGE - parts->part[OUTSIDE];
    for (int c = 0; c < 3; c++) {
        uint32_t sum = inside / 2;
        for (int p = 0; p < OUTSIDE; p++) sum += parts->part[p] * (colors[p] >> (16 - 8 * c) & 255);
        out[c] = inside ? (uint8_t)(sum / inside) : 0;
    }
    out[3] = (uint8_t)(255 * inside / COVERAGE);
}

/// Paints one row of pixels of one tile.
static void paint_tile(const list_sheet *sheet, uint32_t id, int y, uint8_t *out)
{
    const uint8_t *places = sheet->def->tiles + (size_t)id * 2 * (size_t)sheet->sides;
    const uint32_t column = id % (uint32_t)sheet->columns, row = id / (uint32_t)sheet->columns;
    const uint32_t base = (column + row) % 2 ? base_dark : base_light; // tells tiles apart
    uint32_t colors[PARTS];
    for (int p = 0; p < PARTS; p++)
        colors[p] = p < 2 * sheet->sides && places[p] > 0 ? rgb_of(sheet, places[p]) : base;
    const pixel_parts *parts = sheet->parts + (size_t)y * (size_t)sheet->width;
    for (int x = 0; x < sheet->width; x++) put_pixel(out + 4 * x, &parts[x], colors);
    draw_number(out, y, sheet->first + id, sheet->id_digits, sheet->id_scale, sheet->width / 2,
                sheet->height * (sheet->sides == 3 ? 3 : 2) / (sheet->sides == 3 ? 5 : 4), ink);
    if (sheet->complete) draw_marks(sheet, places, colors, y, out);
}

static void paint_rows(const list_sheets *sheets, const list_sheet *sheet, pave_png_writer *png,
                       uint8_t *line)
{
    const int64_t rows = (int64_t)sheet->rows * sheet->height;
    for (int64_t y = 0;
         y < rows && !pave_output_stopped(png->output, sheet->top + y, sheets->height); y++) {
        memset(line, 0, 4 * (size_t)sheets->width);
        for (int column = 0; column < sheet->columns; column++) {
            const uint32_t id =
                (uint32_t)(y / sheet->height) * (uint32_t)sheet->columns + (uint32_t)column;
            if (id >= sheet->def->tile_count) break;
            paint_tile(sheet, id, (int)(y % sheet->height),
                       line + 4 * (size_t)column * (size_t)sheet->width);
        }
        pave_png_writer_rows(png, line, 1);
    }
}

static void paint_sheet(const list_sheets *sheets, list_sheet *sheet, pave_png_writer *png,
                        uint8_t *line)
{
    const pave_allocator *allocator = png->output->allocator;
    const size_t pixels = (size_t)sheet->width * (size_t)sheet->height;
    sheet->parts = pave_common_array(allocator, pixels, sizeof *sheet->parts);
    if (sheet->parts) {
        measure(sheet);
        paint_rows(sheets, sheet, png, line);
    } else {
        pave_output_no_memory(png->output);
    }
    pave_common_free(allocator, sheet->parts);
    sheet->parts = NULL;
}

static void paint(void *context, pave_png_writer *png)
{
    list_sheets *sheets = context;
    pave_output *output = png->output;
    uint8_t *line = pave_common_array(output->allocator, (size_t)sheets->width, 4);
    output->batch = sheets->batch;
    if (!line) pave_output_no_memory(output);
    for (int k = 0; k < sheets->count && output->result == PAVE_OK; k++)
        paint_sheet(sheets, &sheets->of[k], png, line);
    if (output->result == PAVE_OK) pave_output_stopped(output, sheets->height, sheets->height);
    pave_common_free(output->allocator, line);
}

// ---- The tile set -------------------------------------------------------------------------------

static bool fill_wangset(const list_sheet *sheet, pave_tiled_tileset *tileset)
{
    const pave_tiled_template_def *def = sheet->def;
    if (!pave_tiled_tileset_make_wangset(tileset, tileset->name, def->kind, def->colors,
                                         def->tile_count))
        return false;
    pave_tiled_wangset *set = tileset->wangsets;
    for (int i = 0; i < def->colors; i++) {
        const char *name = def->names && def->names[i] ? def->names[i]
                           : def->rgb                  ? ""
                                                       : palette[i].name;
        set->colors[i] = (pave_tiled_color){.rgb = rgb_of(sheet, i + 1),
                                            .probability = def->weights ? def->weights[i] : 1,
                                            .tile = -1};
        set->colors[i].name = pave_common_text_copy(tileset->allocator, name, strlen(name));
        if (!set->colors[i].name) return false;
    }
    for (uint32_t id = 0; id < def->tile_count; id++) {
        set->tiles[id].id = id;
        if (sheet->sides == 4)
            memcpy(set->tiles[id].colors, def->tiles + 8 * (size_t)id, PAVE_WANG_PLACES_SQUARE);
    }
    return true;
}

static bool fill(const list_sheets *sheets, pave_tiled_tileset *tileset)
{
    const list_sheet *sheet = sheets->of;
    const char *name = sheet->def->name ? sheet->def->name : "template";
    tileset->name = pave_common_text_copy(tileset->allocator, name, strlen(name));
    tileset->tile_width = sheet->width;
    tileset->tile_height = sheet->height;
    tileset->columns = (uint32_t)sheet->columns;
    tileset->tile_count = (uint32_t)(sheet->columns * sheet->rows);
    tileset->symmetries = sheet->def->symmetries;
    tileset->image.width = (int32_t)sheets->width;
    tileset->image.height = (int32_t)sheets->height;
    return tileset->name && fill_wangset(sheet, tileset);
}

static void lay_out(list_sheet *sheet, const pave_tiled_template_def *def, uint32_t first)
{
    uint32_t last = first + def->tile_count - 1;
    *sheet = (list_sheet){.def = def, .sides = def->sides ? def->sides : 4, .first = first};
    place_corners(sheet);
    while ((int64_t)sheet->columns * sheet->columns < def->tile_count) sheet->columns++;
    sheet->rows =
        (int)((def->tile_count + (uint32_t)sheet->columns - 1) / (uint32_t)sheet->columns);
    for (sheet->id_digits = 1; last >= 10; last /= 10) sheet->id_digits++;
    const int scale = sheet->width / 32 < 1 ? 1 : sheet->width / 32;
    sheet->id_scale = (4 * sheet->id_digits + 1) * scale <= sheet->width / 2 ? scale : 0;
}

static void lay_out_all(list_sheets *sheets, const pave_tiled_template_def *def)
{
    uint32_t first = 0;
    for (; def && sheets->count < LISTS_MAX; def = def->next) {
        list_sheet *sheet = &sheets->of[sheets->count++];
        lay_out(sheet, def, first);
        first += def->tile_count;
        sheet->top = sheets->height;
        sheets->height += (int64_t)sheet->rows * sheet->height;
        const int64_t width = (int64_t)sheet->columns * sheet->width;
        if (width > sheets->width) sheets->width = width;
    }
}

void pave_tiled_template_rect(const pave_tiled_template_def *def, uint32_t tile, int32_t out[4])
{
    list_sheets sheets = {.count = 0};
    lay_out_all(&sheets, def);
    int k = 0;
    while (k + 1 < sheets.count && tile >= sheets.of[k + 1].first) k++;
    const list_sheet *sheet = &sheets.of[k];
    const uint32_t at = tile - sheet->first, columns = (uint32_t)sheet->columns;
    assert(def->tiles && at < sheet->def->tile_count);
    out[0] = (int32_t)(at % columns) * sheet->width;
    out[1] = (int32_t)sheet->top + (int32_t)(at / columns) * sheet->height;
    out[2] = sheet->width;
    out[3] = sheet->height;
}

// ---- Writing ------------------------------------------------------------------------------------

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

static pave_result write_sheets(const pave_tiled_template_def *def, bool complete,
                                const pave_allocator *allocator, const pave_batch *batch,
                                pave_error *error)
{
    list_sheets sheets = {.batch = batch};
    lay_out_all(&sheets, def);
    sheets.of[0].complete = complete;
    if (complete) lay_out_marks(&sheets.of[0]);
    if (sheets.width > PAVE_TILED_IMAGE_SIZE_MAX || sheets.height > PAVE_TILED_IMAGE_SIZE_MAX ||
        sheets.width * sheets.height > PAVE_TILED_PIXELS_MAX)
        return pave_error_set(
            error, PAVE_RANGE, def->png_path, 0, 0,
            "%lu tiles of %d pixels make too large a picture: choose smaller or fewer tiles",
            (unsigned long)def->tile_count, def->tile_size);
    pave_tiled_tileset *tileset = pave_tiled_tileset_make(allocator);
    const pave_result result =
        tileset && fill(&sheets, tileset)
            ? pave_tiled_sheet_write(tileset, def->png_path, def->tsx_path, paint, &sheets, error)
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
    if (def->tiles) return write_sheets(def, false, allocator, batch, error);
    uint8_t *tiles = list_combinations(def->kind, def->colors, allocator);
    if (!tiles)
        return pave_error_set(error, PAVE_NO_MEMORY, def->png_path, 0, 0,
                              "out of memory for a tile set; close other programs");
    const pave_tiled_template_def all = {
        .kind = def->kind,
        .colors = def->colors,
        .tile_size = def->tile_size,
        .png_path = def->png_path,
        .tsx_path = def->tsx_path,
        .tiles = tiles,
        .tile_count = (uint32_t)(def->colors * def->colors * def->colors * def->colors)};
    result = write_sheets(&all, true, allocator, batch, error);
    pave_common_free(allocator, tiles);
    return result;
}
