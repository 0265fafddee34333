/// formats/tiled/tiled_map_png.c: draws a map as Tiled does, to a PNG composed band by band.
///
/// Lines (see `places`) are drawn from the top, and tiles from the left. The lower left corner of
/// each tile is at the lower left corner of its cell; the bits of its id turn the tile.
///
/// Based on: T. Lindeijer and others, Tiled 1.8 (its renderers), checked pixel by pixel. For cells
/// of even size, isometric cells are at ((x - y + height - 1) * width / 2, (x + y) * height / 2);
/// the rest of the code reproduces how Tiled rounds odd sizes on its way from the picture's corner.
#include "../common/common_memory.h"
#include "../common/common_png_writer.h"
#include "tiled_canvas.h"
#include "tiled_png_tiles.h"
#include "tiled_write_shared.h"

#include <string.h>

// ---- Positions of cells ------------------------------------------------------------------------

typedef struct pave_tiled_places {
    bool isometric;
    bool staggered;          ///< staggered or hexagonal
    pave_tiled_stagger axis; ///< stagger of such a map
    pave_tiled_hexes hexes;
    int32_t width, height; ///< size in cells
    int32_t cell_width, cell_height;
    int64_t line, column; ///< isometric: the first line, and the x of a cell in it,
    int64_t left, bottom; ///< and the position of that cell, in half pixels
    bool shifted; ///< lines at an odd distance are half a cell further left instead of right
} pave_tiled_places;

/// Cells of a line: x increases from `first` by `step`; y is line - x, or `y`.
typedef struct pave_tiled_line {
    int32_t first, end, step;
    bool diagonal;
    int32_t y;
} pave_tiled_line;

/// a / b, rounded down; b > 0.
static int64_t floor_divide(int64_t a, int64_t b) { return a / b - (a % b < 0); }

/// Finds the cell at which Tiled begins at the top corner of the map, including a margin for large
/// and offset tiles; moves up a line if another line reaches into it. All lengths are in half
/// pixels from that corner.
static void find_start(pave_tiled_places *self, const pave_tiled_tileset *tileset,
                       int32_t largest_tile)
{
    int64_t w = self->cell_width, h = self->cell_height, half_w = w / 2 * 2, half_h = h / 2 * 2;
    int64_t x = -2 * ((int64_t)largest_tile + (tileset->offset_x > 0 ? tileset->offset_x : 0)),
            y = tileset->offset_y > 0 ? -2 * (int64_t)tileset->offset_y : 0;
    int64_t column = floor_divide(y * w + x * h, 2 * w * h),
            row = floor_divide(y * w - x * h, 2 * w * h);
    self->left = (column - row) * w - half_w;
    self->bottom = (column + row) * h + 2 * h;
    bool upper = self->bottom - y > half_h, left = x - self->left < half_w;
    if (upper) {
        column -= left;
        row -= !left;
        self->left += left ? -half_w : half_w;
        self->bottom -= half_h;
    }
    self->shifted = upper != left;
    self->line = column + row;
    self->column = column;
}

/// `largest_tile` is the greatest width or height of a tile: it affects how Tiled rounds odd cell
/// sizes.
static pave_tiled_places places_of(const pave_tiled_map_def *map, const pave_tiled_size *size,
                                   int32_t largest_tile)
{
    pave_tiled_places self = {.isometric = map->orientation == PAVE_TILED_ISOMETRIC,
                              .width = map->width,
                              .height = map->height,
                              .cell_width = size->cell_width,
                              .cell_height = size->cell_height};
    self.staggered =
        map->orientation == PAVE_TILED_STAGGERED || map->orientation == PAVE_TILED_HEXAGONAL;
    self.axis = map->stagger;
    if (self.staggered) self.hexes = pave_tiled_hexes_of(map, size);
    if (self.isometric) find_start(&self, map->tileset, largest_tile);
    return self;
}

pave_tiled_hexes pave_tiled_hexes_of(const pave_tiled_map_def *map, const pave_tiled_size *size)
{
    const int32_t side = map->orientation == PAVE_TILED_HEXAGONAL ? map->stagger.hex_side : 0,
                  side_x = map->stagger.columns ? side : 0, side_y = side - side_x;
    pave_tiled_hexes self = {.offset_x = ((size->cell_width & ~1) - side_x) / 2,
                             .offset_y = ((size->cell_height & ~1) - side_y) / 2};
    self.column_width = self.offset_x + side_x;
    self.row_height = self.offset_y + side_y;
    self.pair_width = (size->cell_width & ~1) + side_x;
    self.step_x = 2 * self.column_width;
    self.step_y = 2 * self.row_height;
    self.box_height = size->cell_height & ~1;
    return self;
}

/// Returns true if a row or a column is shifted.
static bool is_shifted(const pave_tiled_places *places, int32_t index)
{
    return (index & 1) != places->axis.even;
}

/// Returns the number of lines.
static int64_t count_lines(const pave_tiled_places *places)
{
    if (places->isometric) return (int64_t)places->width + places->height - 1;
    return places->staggered && places->axis.columns ? 2 * (int64_t)places->height : places->height;
}

static pave_tiled_line line_of(const pave_tiled_places *places, int32_t line)
{
    pave_tiled_line self = {.first = 0, .end = places->width, .step = 1, .y = line};
    if (places->isometric) {
        self.diagonal = true;
        self.first = line < places->height ? 0 : line - places->height + 1;
        self.end = line < places->width ? line + 1 : places->width;
    } else if (places->staggered && places->axis.columns) {
        self.first = is_shifted(places, 0) == (line % 2 == 1) ? 0 : 1;
        self.step = 2;
        self.y = line / 2;
    }
    return self;
}

/// Bottom of a line's cells: the first row of pixels below them.
static int64_t bottom_of(const pave_tiled_places *places, int32_t line)
{
    const pave_tiled_hexes *hexes = &places->hexes;
    if (places->staggered && places->axis.columns)
        return (int64_t)(line / 2) * hexes->step_y + (line % 2) * hexes->row_height +
               hexes->box_height;
    if (places->staggered) return (int64_t)line * hexes->row_height + hexes->box_height;
    if (!places->isometric) return ((int64_t)line + 1) * places->cell_height;
    return floor_divide(places->bottom + (line - places->line) * places->cell_height + 1, 2);
}

/// x of a cell's left edge.
static int64_t left_of(const pave_tiled_places *places, int32_t x, int32_t y)
{
    const pave_tiled_hexes *hexes = &places->hexes;
    if (places->staggered && places->axis.columns) // columns are in pairs
        return x / 2 * (int64_t)hexes->pair_width + (x & 1) * hexes->column_width;
    if (places->staggered)
        return (int64_t)x * hexes->step_x + (is_shifted(places, y) ? hexes->column_width : 0);
    if (!places->isometric) return (int64_t)x * places->cell_width;
    int64_t lines = (int64_t)x + y - places->line, odd = lines & 1,
            half = places->cell_width / 2 * 2;
    int64_t column = places->column + (places->shifted ? lines - odd : lines + odd) / 2;
    int64_t left = places->left + (places->shifted ? -odd : odd) * half;
    int64_t corner = (int64_t)places->height * places->cell_width / 2;
    return floor_divide(left + 1, 2) + (x - column) * places->cell_width + corner;
}

// ---- Pictures -----------------------------------------------------------------------------------

enum { BAND_PIXELS = 1 << 20, READ_CELLS = 1 << 20, READ_ROWS = 64 };

typedef struct composer {
    struct composer *under; ///< draws the lower layer into the same band; NULL: none
    const pave_tiled_map_def *map;
    pave_output *output;
    pave_tiled_size size;
    pave_tiled_sprites sprites;
    pave_tiled_places places;
    int64_t above, below; ///< how far tiles extend above and below the bottom of their cell
    uint32_t *ids;        ///< ring buffer of rows: row r is at r % ring_rows
    int32_t ring_rows;
    int32_t rows_at_once; ///< rows read at once
    int32_t rows_read;    ///< rows read so far
    uint8_t *band;
    int32_t band_rows;        ///< capacity of the band, in rows
    int32_t top, bottom;      ///< rows of the picture now in the band
    pave_tiled_canvas canvas; ///< canvas of these rows
} composer;

/// A range of lines or rows; empty if first >= end.
typedef struct range {
    int32_t first, end;
} range;

static int32_t clamp(int64_t value, int64_t most)
{
    return (int32_t)(value < 0 ? 0 : value > most ? most : value);
}

// ---- Lines and rows of a band ------------------------------------------------------------------

/// Returns the first line whose cells end at `y` or below.
static int32_t line_at(const composer *self, int64_t y)
{
    int64_t low = 0, high = count_lines(&self->places);
    while (low < high) {
        const int64_t middle = low + (high - low) / 2;
        if (bottom_of(&self->places, (int32_t)middle) < y)
            low = middle + 1;
        else
            high = middle;
    }
    return (int32_t)low;
}

/// Lines that touch the band.
static range lines_of_band(const composer *self)
{
    return (range){line_at(self, self->top - self->below + 1),
                   line_at(self, self->bottom + self->above)};
}

/// Returns the rows of cells that a range of pixel lines needs.
static range rows_of_lines(const composer *self, range lines)
{
    if (self->places.staggered && self->places.axis.columns)
        return (range){lines.first / 2, clamp((lines.end + 1) / 2, self->map->height)};
    if (!self->places.isometric) return lines;
    return (range){clamp((int64_t)lines.first - self->map->width + 1, self->map->height),
                   clamp(lines.end, self->map->height)};
}

// ---- Rows of ids --------------------------------------------------------------------------------

static const uint32_t *row_of(const composer *self, int32_t y)
{
    return self->ids + (size_t)(y % self->ring_rows) * (size_t)self->map->width;
}

/// Reports progress.
static void tell(const composer *self)
{
    pave_tiled_progress(self->output, self->map,
                        (int64_t)self->map->height * self->top / self->size.height);
}

/// Reads rows up to `rows.end`, and further if the ring has capacity; discards rows before
/// `rows.first`.
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

/// Draws the tile of column x, row y with its lower left corner at (left, bottom).
static void draw_tile(composer *self, uint32_t id, int32_t x, int32_t y, int64_t left,
                      int64_t bottom)
{
    const pave_result result = pave_tiled_canvas_put(&self->canvas, &self->sprites, id,
                                                     self->map->orientation, left, bottom);
    if (result == PAVE_INVALID)
        pave_output_fail(self->output, PAVE_INVALID,
                         "the tile %u at column %d, row %d has no picture in the tile set",
                         (unsigned)(id & PAVE_TILED_GID_MASK), (int)x, (int)y);
    else if (result != PAVE_OK)
        pave_output_no_memory(self->output);
}

static void draw_cell(composer *self, int32_t x, int32_t y, int64_t bottom)
{
    const pave_tiled_tileset *tileset = self->map->tileset;
    draw_tile(self, row_of(self, y)[x], x, y, left_of(&self->places, x, y) + tileset->offset_x,
              bottom + tileset->offset_y);
}

static void draw_line(composer *self, int32_t number)
{
    const int64_t bottom = bottom_of(&self->places, number);
    const pave_tiled_line line = line_of(&self->places, number);
    if (bottom + self->below <= self->top || bottom - self->above >= self->bottom) return;
    for (int32_t x = line.first; x < line.end; x += line.step)
        draw_cell(self, x, line.diagonal ? number - x : line.y, bottom);
}

static void draw_layer(composer *self)
{
    self->canvas = (pave_tiled_canvas){.rgba = self->band,
                                       .stride = 4 * (size_t)self->size.width,
                                       .top = self->top,
                                       .right = self->size.width,
                                       .bottom = self->bottom};
    range lines = lines_of_band(self);
    read_rows(self, rows_of_lines(self, lines));
    for (int32_t line = lines.first; line < lines.end && self->output->result == PAVE_OK; line++)
        draw_line(self, line);
}

static void draw_band(composer *self)
{
    memset(self->band, 0, 4 * (size_t)(self->bottom - self->top) * (size_t)self->size.width);
    if (self->under) {
        self->under->band = self->band;
        self->under->top = self->top;
        self->under->bottom = self->bottom;
        draw_layer(self->under);
    }
    draw_layer(self);
}

// ---- Whole pictures -----------------------------------------------------------------------------

static void measure(composer *self)
{
    const int32_t most = self->sprites.most;
    self->places = places_of(self->map, &self->size, most);
    // A turned tile may be as high as it is wide, or about as high as its diagonal.
    self->above = (int64_t)most + most / 2 + 2 - self->map->tileset->offset_y;
    self->below = (int64_t)most / 2 + 2 + self->map->tileset->offset_y;
}

static void take_band(composer *self)
{
    int64_t fits = BAND_PIXELS / self->size.width;
    self->band_rows = fits < 1 ? 1 : fits > self->size.height ? self->size.height : (int32_t)fits;
    self->band = pave_common_malloc(self->output->allocator,
                                    4 * (size_t)self->band_rows * (size_t)self->size.width);
    if (!self->band) pave_output_no_memory(self->output);
}

static void take_ring(composer *self)
{
    const int32_t step = self->places.staggered && !self->places.axis.columns
                             ? self->places.hexes.row_height
                         : self->places.staggered ? self->places.hexes.step_y
                                                  : self->size.cell_height;
    int64_t lines = (self->band_rows + self->above + self->below) / (step > 0 ? step : 1) + 8,
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
    if (!self->ids) pave_output_no_memory(self->output);
}

static void release_ring(composer *self) { pave_common_free(self->output->allocator, self->ids); }

static void release_band(composer *self) { pave_common_free(self->output->allocator, self->band); }

/// Loads the pictures of both layers.
static pave_result load_sprites(composer *self, pave_error *error)
{
    const pave_result result = pave_tiled_sprites_load(self->map->tileset, &self->sprites, error);
    return result == PAVE_OK && self->under ? load_sprites(self->under, error) : result;
}

static void prepare(composer *self)
{
    measure(self);
    take_band(self);
    take_ring(self);
    if (!self->under) return;
    self->under->band_rows = self->band_rows;
    measure(self->under);
    take_ring(self->under);
}

static void write_bands(composer *self)
{
    pave_png_writer png;
    pave_png_writer_begin(&png, self->output, self->size.width, self->size.height, 4, NULL);
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

static void compose_bands(composer *self)
{
    prepare(self);
    if (self->output->result == PAVE_OK) write_bands(self);
    if (self->under) release_ring(self->under);
    release_ring(self);
    release_band(self);
}

// ---- Tiles that cover their cells ---------------------------------------------------------------

enum { SIDE_MAX = 256, EMPTY_SLOT = 0, TURNS = 16 };

/// Colours of a tile set.
typedef struct colors {
    pave_png_palette palette;
    bool numbered; ///< the palette contains all of them
    bool opaque;
} colors;

/// Adds the colours of a sprite. Unpainted squares of built-in sets are opaque and have many
/// colours, so they are not examined.
static void add_colors(const pave_tiled_sprite *sprite, colors *out)
{
    out->opaque &= sprite->waits || sprite->opaque;
    out->numbered &= !sprite->waits;
    for (int32_t y = 0; y < sprite->height && out->numbered; y++)
        for (int32_t x = 0; x < sprite->width && out->numbered; x++) {
            const uint8_t *pixel = sprite->rgba + (size_t)y * sprite->stride + 4 * (size_t)x;
            out->numbered = (pixel[3] == 0 || pixel[3] == 255) &&
                            pave_png_color_number(&out->palette, pave_png_color(pixel)) >= 0;
        }
}

/// Returns true if every tile covers exactly its cell, and the colours are few or all opaque.
static bool tiles_cover(const composer *self, colors *out)
{
    const pave_tiled_tileset *tileset = self->map->tileset;
    const int32_t side = self->size.cell_width;
    bool cover = self->map->orientation == PAVE_TILED_ORTHOGONAL && !self->under &&
                 tileset->offset_x == 0 && tileset->offset_y == 0 &&
                 self->size.cell_height == side && side <= SIDE_MAX;
    *out = (colors){.numbered = true, .opaque = self->map->filled};
    if (!self->map->filled) (void)pave_png_color_number(&out->palette, 0);
    for (uint32_t i = 0; cover && i < self->sprites.count; i++) {
        const pave_tiled_sprite *sprite = &self->sprites.list[i];
        cover = sprite->width == side && sprite->height == side;
        if (cover) add_colors(sprite, out);
    }
    return cover && (out->numbered || out->opaque);
}

/// Returns the slot of a tile, which is drawn on first use.
static uint32_t slot_of(composer *self, pave_png_tiles *png, uint32_t id, int32_t x, int32_t y)
{
    const pave_tiled_sprite *sprite =
        id == PAVE_WANG_EMPTY ? NULL
                              : pave_tiled_sprites_find(&self->sprites, id & PAVE_TILED_GID_MASK);
    const uint32_t slot =
        sprite ? 1 + TURNS * (uint32_t)(sprite - self->sprites.list) + (id >> 28) : EMPTY_SLOT;
    if (pave_png_tiles_has(png, slot) && (sprite || id == PAVE_WANG_EMPTY)) return slot;
    const int32_t side = self->size.cell_width;
    self->canvas.rgba = self->band;
    self->canvas.stride = 4 * (size_t)side;
    self->canvas.right = self->canvas.bottom = side;
    memset(self->band, 0, self->canvas.stride * (size_t)side);
    draw_tile(self, id, x, y, 0, side);
    if (self->output->result == PAVE_OK) pave_png_tiles_add(png, slot, self->band);
    return slot;
}

static void compose_tiles(composer *self, colors *found)
{
    const int32_t columns = self->map->width, side = self->size.cell_width;
    pave_png_tiles png = {.output = self->output,
                          .columns = columns,
                          .rows = self->map->height,
                          .tile_width = side,
                          .tile_height = side,
                          .palette = found->numbered ? &found->palette : NULL,
                          .slots = 1 + TURNS * self->sprites.count};
    pave_tiled_blocks blocks;
    pave_png_tiles_begin(&png);
    pave_tiled_blocks_begin(&blocks, self->map, self->output);
    self->band = pave_common_array(self->output->allocator, (size_t)side * (size_t)side, 4);
    if (!self->band) pave_output_no_memory(self->output);
    while (pave_tiled_blocks_next(&blocks)) {
        for (int32_t y = 0; y < blocks.count && self->output->result == PAVE_OK; y++) {
            uint32_t *ids = blocks.ids + (size_t)y * (size_t)columns;
            for (int32_t x = 0; x < columns && self->output->result == PAVE_OK; x++)
                ids[x] = slot_of(self, &png, ids[x], x, blocks.first + y);
        }
        pave_png_tiles_rows(&png, blocks.ids, blocks.count);
    }
    pave_common_free(self->output->allocator, self->band);
    pave_tiled_blocks_end(&blocks);
    pave_png_tiles_end(&png);
}

pave_result pave_tiled_write_png(const pave_tiled_map_def *map, const char *path,
                                 const pave_batch *batch, pave_error *error)
{
    pave_output output;
    composer self = {.map = map, .output = &output}, under = {.output = &output};
    colors found;
    pave_result result = pave_tiled_map_measure(map, path, &self.size, error);
    if (result != PAVE_OK) return result;
    pave_tiled_map_def beneath; // the lower layer, oriented like the map
    if (map->under) {
        beneath = *map;
        beneath.tileset = map->under->tileset;
        beneath.rows = map->under->rows;
        under.map = &beneath;
        under.size = self.size;
        self.under = &under;
    }
    if (self.size.width > PAVE_TILED_WRITE_PIXELS_WIDE_MAX)
        return pave_error_set(error, PAVE_RANGE, path, 0, 0,
                              "a picture %d pixels wide: the maximum is %d; choose a smaller size",
                              (int)self.size.width, PAVE_TILED_WRITE_PIXELS_WIDE_MAX);
    result = load_sprites(&self, error);
    if (result == PAVE_OK) result = pave_output_open(&output, path, map->tileset->allocator, error);
    if (result == PAVE_OK) {
        output.batch = batch;
        if (tiles_cover(&self, &found))
            compose_tiles(&self, &found);
        else
            compose_bands(&self);
        result = pave_output_close(&output);
    }
    if (self.under) pave_tiled_sprites_release(&under.sprites);
    pave_tiled_sprites_release(&self.sprites);
    return result;
}
