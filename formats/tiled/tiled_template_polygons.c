/// formats/tiled/tiled_template_polygons.c: writes a blank sheet of tiles with any number of sides,
/// to be painted over. Each tile is a regular polygon that shows its colours along its sides and at
/// its corners.
#include "../common/common_list.h"
#include "../common/common_memory.h"
#include "tiled_template.h"

#include <assert.h>
#include <math.h>
#include <string.h>

enum { SAMPLES = 4, COVERAGE = SAMPLES * SAMPLES, BASE = PAVE_WANG_PLACES_MAX, SHARED = 254 };
enum { OUTSIDE = BASE + 1, PARTS, LISTS_MAX = PAVE_WANG_SIDES_MAX };

/// Coverage of a pixel by each side and corner, the base and the outside, in units of COVERAGE.
typedef struct pixel_parts {
    uint8_t part[PARTS];
    uint8_t owner; ///< the part that covers the whole pixel; SHARED: several parts
} pixel_parts;

typedef struct list_sheet {
    const pave_tiled_template_def *def;
    int sides, width, height; ///< sides and size in pixels of a tile
    int columns, rows, id_digits, id_scale;
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
        for (int k = 0; k < COVERAGE; k++)
            parts->part[part_of(sheet, i % sheet->width + (2 * (k % SAMPLES) + 1) / (2.0 * SAMPLES),
                                i / sheet->width + (2 * (k / SAMPLES) + 1) / (2.0 * SAMPLES))]++;
        parts->owner = SHARED;
        for (int p = 0; p < PARTS; p++)
            if (parts->part[p] == COVERAGE) parts->owner = (uint8_t)p;
    }
}

// ---- Painting -----------------------------------------------------------------------------------

static uint32_t rgb_of(const list_sheet *sheet, int color)
{
    return sheet->def->rgb ? sheet->def->rgb[color - 1] : pave_tiled_template_rgb(color - 1);
}

static void put_pixel(uint8_t *out, const pixel_parts *parts, const uint32_t *colors)
{
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
    const uint32_t base = (column + row) % 2 ? 0xeae6da : 0xf7f4ec;
    uint32_t colors[PARTS];
    for (int p = 0; p < PARTS; p++)
        colors[p] = p < 2 * sheet->sides && places[p] > 0 ? rgb_of(sheet, places[p]) : base;
    const pixel_parts *parts = sheet->parts + (size_t)y * (size_t)sheet->width;
    for (int x = 0; x < sheet->width; x++) put_pixel(out + 4 * x, &parts[x], colors);
    pave_tiled_template_number(
        out, y, sheet->first + id, sheet->id_digits, sheet->id_scale, sheet->width / 2,
        sheet->height * (sheet->sides == 3 ? 3 : 2) / (sheet->sides == 3 ? 5 : 4), 0xa8a294);
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
                                                       : pave_tiled_template_name(i);
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

pave_result pave_tiled_template_write_list(const pave_tiled_template_def *def,
                                           const pave_allocator *allocator, const pave_batch *batch,
                                           pave_error *error)
{
    list_sheets sheets = {.batch = batch};
    lay_out_all(&sheets, def);
    if (sheets.width > PAVE_TILED_IMAGE_SIZE_MAX || sheets.height > PAVE_TILED_IMAGE_SIZE_MAX ||
        sheets.width * sheets.height > PAVE_TILED_PIXELS_MAX)
        return pave_error_set(
            error, PAVE_RANGE, def->png_path, 0, 0,
            "%lu tiles of %d pixels make too large a picture: choose smaller or fewer tiles",
            (unsigned long)def->tile_count, def->tile_size);
    pave_tiled_tileset *tileset = pave_tiled_tileset_make(allocator);
    const bool filled = tileset && fill(&sheets, tileset);
    return pave_tiled_template_finish(def, tileset, filled, paint, &sheets, error);
}
