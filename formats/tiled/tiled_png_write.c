/// formats/tiled/tiled_png_write.c: the picture of a map as Tiled draws it, composed band by band.
///
/// Lines (see tiled_places.h) are drawn from the top, their tiles from the left, each tile with its
/// lower left corner in that of its cell.
#include "../common/common_memory.h"
#include "../common/common_png_writer.h"
#include "tiled_map_write.h"
#include "tiled_places.h"
#include "tiled_sprites.h"

#include <string.h>

enum { BAND_PIXELS = 1 << 20, READ_CELLS = 1 << 20, READ_ROWS = 64 };

typedef struct composer {
    const pave_tiled_map_def *map;
    pave_output *output;
    pave_tiled_size size;
    pave_tiled_sprites sprites;
    pave_tiled_places places;
    int64_t above, below; ///< how far tiles reach above and below the bottom of their cell
    uint32_t *ids;        ///< a ring of rows: row r is at r % ring_rows
    int32_t ring_rows;
    int32_t rows_at_once; ///< as many are read in one go
    int32_t rows_read;    ///< the rows before this one have been read
    uint8_t *band;
    int32_t band_rows;   ///< room
    int32_t top, bottom; ///< the picture's rows that the band holds now
} composer;

/// A range of lines or rows; empty if first >= end.
typedef struct range {
    int32_t first, end;
} range;

static int32_t clamp(int64_t value, int64_t most)
{
    return (int32_t)(value < 0 ? 0 : value > most ? most : value);
}

// ---- Where things are ---------------------------------------------------------------------------

/// The lines that may touch the band; more at each end do no harm.
static range lines_of_band(const composer *self)
{
    int64_t step = self->size.cell_height, top = self->top - self->below - step,
            bottom = self->bottom + self->above;
    int64_t count = pave_tiled_places_lines(&self->places), fold = self->places.isometric ? 2 : 1;
    return (range){clamp(pave_tiled_floor_divide(fold * top, step) - 2, count),
                   clamp(pave_tiled_floor_divide(fold * bottom, step) + 2, count)};
}

/// The rows of cells that some lines take.
static range rows_of_lines(const composer *self, range lines)
{
    if (!self->places.isometric) return lines;
    return (range){clamp((int64_t)lines.first - self->map->width + 1, self->map->height),
                   clamp(lines.end, self->map->height)};
}

// ---- Rows of ids --------------------------------------------------------------------------------

static const uint32_t *row_of(const composer *self, int32_t y)
{
    return self->ids + (size_t)(y % self->ring_rows) * (size_t)self->map->width;
}

/// Says how far the picture is.
static void tell(const composer *self)
{
    pave_tiled_progress(self->output, self->map,
                        (int64_t)self->map->height * self->top / self->size.height);
}

/// Reads on until `rows.end`, and further as far as the ring holds; rows before `rows.first` are
/// given up.
static void read_rows(composer *self, range rows)
{
    assert(rows.end - rows.first <= self->ring_rows);
    if (rows.end <= self->rows_read) return;
    if (self->rows_read < rows.first) self->rows_read = rows.first;
    int64_t end = (int64_t)rows.first + self->ring_rows;
    if (end > self->map->height) end = self->map->height;
    while (self->rows_read < end && self->output->result == PAVE_OK) {
        int32_t slot = self->rows_read % self->ring_rows;
        int32_t count = self->ring_rows - slot;
        if (count > self->rows_at_once) count = self->rows_at_once;
        if (count > end - self->rows_read) count = (int32_t)(end - self->rows_read);
        tell(self);
        pave_tiled_rows_read(self->output, self->map, self->rows_read, count,
                             self->ids + (size_t)slot * (size_t)self->map->width);
        self->rows_read += count;
    }
}

// ---- Drawing ------------------------------------------------------------------------------------

/// Draws a sprite, cut off at the band.
static void draw_sprite(composer *self, const pave_tiled_sprite *sprite, int64_t left, int64_t top)
{
    int64_t x0 = left > 0 ? left : 0, x1 = left + sprite->width;
    int64_t y0 = top > self->top ? top : self->top, y1 = top + sprite->height;
    if (x1 > self->size.width) x1 = self->size.width;
    if (y1 > self->bottom) y1 = self->bottom;
    if (x0 >= x1) return;
    for (int64_t y = y0; y < y1; y++) {
        uint8_t *under =
            self->band + 4 * ((size_t)(y - self->top) * (size_t)self->size.width + (size_t)x0);
        const uint8_t *over =
            sprite->rgba + (size_t)(y - top) * sprite->stride + 4 * (size_t)(x0 - left);
        if (sprite->opaque)
            memcpy(under, over, 4 * (size_t)(x1 - x0));
        else
            pave_tiled_blend(under, over, (int32_t)(x1 - x0));
    }
}

/// Copies `count` pixels of row y of a sprite as its flags turn it, from column x on: Tiled swaps
/// rows and columns first, then left and right, then top and bottom.
static void turn_pixels(const pave_tiled_sprite *sprite, uint32_t flags, int64_t x, int64_t y,
                        int32_t count, uint8_t *out)
{
    const bool swapped = (flags & PAVE_TILED_FLIP_DIAGONAL) != 0;
    const int64_t width = swapped ? sprite->height : sprite->width,
                  height = swapped ? sprite->width : sprite->height;
    const int64_t row = flags & PAVE_TILED_FLIP_VERTICAL ? height - 1 - y : y;
    for (int32_t i = 0; i < count; i++) {
        const int64_t column = flags & PAVE_TILED_FLIP_HORIZONTAL ? width - 1 - x - i : x + i;
        const int64_t from_x = swapped ? row : column, from_y = swapped ? column : row;
        memcpy(out + 4 * (size_t)i,
               sprite->rgba + (size_t)from_y * sprite->stride + 4 * (size_t)from_x, 4);
    }
}

/// Draws a sprite that is turned or mirrored, cut off at the band.
static void draw_turned(composer *self, const pave_tiled_sprite *sprite, uint32_t flags,
                        int64_t left, int64_t top)
{
    enum { PIECE = 256 };
    uint8_t piece[4 * PIECE];
    const bool swapped = (flags & PAVE_TILED_FLIP_DIAGONAL) != 0;
    int64_t x0 = left > 0 ? left : 0, x1 = left + (swapped ? sprite->height : sprite->width);
    int64_t y0 = top > self->top ? top : self->top,
            y1 = top + (swapped ? sprite->width : sprite->height);
    if (x1 > self->size.width) x1 = self->size.width;
    if (y1 > self->bottom) y1 = self->bottom;
    for (int64_t y = y0; y < y1; y++)
        for (int64_t x = x0; x < x1; x += PIECE) {
            const int32_t count = x1 - x < PIECE ? (int32_t)(x1 - x) : PIECE;
            uint8_t *under =
                self->band + 4 * ((size_t)(y - self->top) * (size_t)self->size.width + (size_t)x);
            turn_pixels(sprite, flags, x - left, y - top, count, piece);
            pave_tiled_blend(under, piece, count);
        }
}

static void draw_cell(composer *self, int32_t x, int32_t y, int64_t bottom)
{
    uint32_t id = row_of(self, y)[x], flags = 0;
    if (self->map->tileset->symmetries) {
        flags = id & ~PAVE_TILED_GID_MASK;
        id &= PAVE_TILED_GID_MASK;
    }
    const pave_tiled_sprite *sprite = pave_tiled_sprites_find(&self->sprites, id);
    if (!sprite) {
        pave_output_fail(self->output, PAVE_INVALID,
                         "the tile %u at column %d, row %d has no picture in the tile set",
                         (unsigned)id, (int)x, (int)y);
        return;
    }
    const pave_tiled_tileset *tileset = self->map->tileset;
    const int32_t height = flags & PAVE_TILED_FLIP_DIAGONAL ? sprite->width : sprite->height;
    const int64_t left = pave_tiled_places_left(&self->places, x, y) + tileset->offset_x,
                  top = bottom - height + tileset->offset_y;
    if (flags)
        draw_turned(self, sprite, flags, left, top);
    else
        draw_sprite(self, sprite, left, top);
}

static void draw_line(composer *self, int32_t line)
{
    int64_t bottom = pave_tiled_places_bottom(&self->places, line);
    if (bottom + self->below <= self->top || bottom - self->above >= self->bottom) return;
    if (self->places.isometric) {
        int32_t first = clamp((int64_t)line - self->map->height + 1, INT32_MAX),
                last = line < self->map->width ? line : self->map->width - 1;
        for (int32_t x = first; x <= last; x++) draw_cell(self, x, line - x, bottom);
    } else {
        for (int32_t x = 0; x < self->map->width; x++) draw_cell(self, x, line, bottom);
    }
}

static void draw_band(composer *self)
{
    memset(self->band, 0, 4 * (size_t)(self->bottom - self->top) * (size_t)self->size.width);
    range lines = lines_of_band(self);
    read_rows(self, rows_of_lines(self, lines));
    for (int32_t line = lines.first; line < lines.end && self->output->result == PAVE_OK; line++)
        draw_line(self, line);
}

// ---- The whole ----------------------------------------------------------------------------------

static void measure(composer *self)
{
    int32_t highest = 0, widest = 0;
    for (uint32_t i = 0; i < self->sprites.count; i++) {
        const pave_tiled_sprite *sprite = &self->sprites.list[i];
        if (sprite->height > highest) highest = sprite->height;
        if (sprite->width > widest) widest = sprite->width;
    }
    self->places =
        pave_tiled_places_of(self->map, &self->size, highest > widest ? highest : widest);
    if (self->map->tileset->symmetries && widest > highest) highest = widest; // lying on a side
    self->above = (int64_t)highest - self->map->tileset->offset_y;
    self->below = self->map->tileset->offset_y;
}

static void take_memory(composer *self)
{
    int64_t fits = BAND_PIXELS / self->size.width;
    self->band_rows = fits < 1 ? 1 : fits > self->size.height ? self->size.height : (int32_t)fits;
    self->band = pave_common_resize(self->output->allocator, NULL, 0,
                                    4 * (size_t)self->band_rows * (size_t)self->size.width);

    int64_t lines = (self->band_rows + self->above + self->below) / self->size.cell_height + 8,
            ahead = READ_CELLS / self->map->width;
    int64_t rows = self->places.isometric ? self->map->width + 2 * lines : lines;
    self->rows_at_once = clamp(ahead, INT32_MAX - 1) + (ahead == 0);
    self->ring_rows = clamp(rows + (ahead > READ_ROWS ? READ_ROWS : ahead), self->map->height);
    if ((int64_t)self->ring_rows * self->map->width > PAVE_TILED_WRITE_KEPT_MAX) {
        pave_output_fail(self->output, PAVE_RANGE,
                         "the picture needs %d rows of %d cells at a time, but at most %d cells "
                         "can be kept: choose a smaller size",
                         (int)self->ring_rows, (int)self->map->width, PAVE_TILED_WRITE_KEPT_MAX);
        return;
    }
    self->ids =
        pave_common_array(self->output->allocator,
                          (size_t)self->ring_rows * (size_t)self->map->width, sizeof *self->ids);
    if (!self->band || !self->ids) pave_output_no_memory(self->output);
}

static void release_memory(composer *self)
{
    const pave_allocator *allocator = self->output->allocator;
    pave_common_array_release(allocator, self->ids,
                              (size_t)self->ring_rows * (size_t)self->map->width,
                              sizeof *self->ids);
    if (self->band)
        (void)pave_common_resize(allocator, self->band,
                                 4 * (size_t)self->band_rows * (size_t)self->size.width, 0);
}

static void compose(composer *self)
{
    pave_png_writer png;
    pave_png_writer_begin(&png, self->output, self->size.width, self->size.height);
    while (self->bottom < self->size.height && self->output->result == PAVE_OK) {
        self->top = self->bottom;
        self->bottom = clamp((int64_t)self->top + self->band_rows, self->size.height);
        tell(self);
        if (self->output->result != PAVE_OK) break;
        draw_band(self);
        pave_png_writer_rows(&png, self->band, self->bottom - self->top);
    }
    pave_png_writer_end(&png);
    pave_tiled_progress(self->output, self->map, self->map->height);
}

pave_result pave_tiled_write_png(const pave_tiled_map_def *map, const char *path,
                                 const pave_batch *batch, pave_error *error)
{
    pave_output output;
    composer self = {.map = map, .output = &output};
    pave_result result = pave_tiled_map_measure(map, path, &self.size, error);
    if (result != PAVE_OK) return result;
    if (self.size.width > PAVE_TILED_WRITE_PIXELS_WIDE_MAX)
        return pave_error_set(
            error, PAVE_RANGE, path, 0, 0,
            "a picture %d pixels wide: up to %d are written; choose a smaller size",
            (int)self.size.width, PAVE_TILED_WRITE_PIXELS_WIDE_MAX);
    result = pave_tiled_sprites_load(map->tileset, &self.sprites, error);
    if (result == PAVE_OK) result = pave_output_open(&output, path, map->tileset->allocator, error);
    if (result == PAVE_OK) {
        output.batch = batch;
        measure(&self);
        take_memory(&self);
        if (output.result == PAVE_OK) compose(&self);
        release_memory(&self);
        result = pave_output_close(&output);
    }
    pave_tiled_sprites_release(&self.sprites);
    return result;
}
