/// formats/tiled/tiled_places.c: where Tiled draws the cells of a map.
///
/// Based on: T. Lindeijer and others, Tiled 1.8 (its renderers),
/// checked pixel by pixel. For cells of even size, isometric cells stand at ((x - y + height - 1) *
/// width / 2, (x + y) * height / 2); the rest is how Tiled rounds odd sizes, which it does on its
/// way from the picture's corner.
#include "tiled_places.h"

int64_t pave_tiled_floor_divide(int64_t a, int64_t b) { return a / b - (a % b < 0); }

/// Finds the cell at which Tiled would begin at the top corner of the map, a margin for large and
/// moved tiles included, and steps up a line where another reaches into it. All lengths are in half
/// pixels, from that corner.
static void find_start(pave_tiled_places *self, const pave_tiled_tileset *tileset,
                       int32_t largest_tile)
{
    int64_t w = self->cell_width, h = self->cell_height, half_w = w / 2 * 2, half_h = h / 2 * 2;
    int64_t x = -2 * ((int64_t)largest_tile + (tileset->offset_x > 0 ? tileset->offset_x : 0)),
            y = tileset->offset_y > 0 ? -2 * (int64_t)tileset->offset_y : 0;
    int64_t column = pave_tiled_floor_divide(y * w + x * h, 2 * w * h),
            row = pave_tiled_floor_divide(y * w - x * h, 2 * w * h);
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

pave_tiled_places pave_tiled_places_of(const pave_tiled_map_def *map, const pave_tiled_size *size,
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

/// Whether a row or a column is shifted.
static bool is_shifted(const pave_tiled_places *places, int32_t index)
{
    return (index & 1) != places->axis.even;
}

int64_t pave_tiled_places_lines(const pave_tiled_places *places)
{
    if (places->isometric) return (int64_t)places->width + places->height - 1;
    return places->staggered && places->axis.columns ? 2 * (int64_t)places->height : places->height;
}

pave_tiled_line pave_tiled_places_line(const pave_tiled_places *places, int32_t line)
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

int64_t pave_tiled_places_bottom(const pave_tiled_places *places, int32_t line)
{
    const pave_tiled_hexes *hexes = &places->hexes;
    if (places->staggered && places->axis.columns)
        return (int64_t)(line / 2) * hexes->step_y + (line % 2) * hexes->row_height +
               hexes->box_height;
    if (places->staggered) return (int64_t)line * hexes->row_height + hexes->box_height;
    if (!places->isometric) return ((int64_t)line + 1) * places->cell_height;
    return pave_tiled_floor_divide(places->bottom + (line - places->line) * places->cell_height + 1,
                                   2);
}

int64_t pave_tiled_places_left(const pave_tiled_places *places, int32_t x, int32_t y)
{
    const pave_tiled_hexes *hexes = &places->hexes;
    if (places->staggered && places->axis.columns) // by pairs
        return x / 2 * (int64_t)hexes->pair_width + (x & 1) * hexes->column_width;
    if (places->staggered)
        return (int64_t)x * hexes->step_x + (is_shifted(places, y) ? hexes->column_width : 0);
    if (!places->isometric) return (int64_t)x * places->cell_width;
    int64_t lines = (int64_t)x + y - places->line, odd = lines & 1,
            half = places->cell_width / 2 * 2;
    int64_t column = places->column + (places->shifted ? lines - odd : lines + odd) / 2;
    int64_t left = places->left + (places->shifted ? -odd : odd) * half;
    int64_t corner = (int64_t)places->height * places->cell_width / 2;
    return pave_tiled_floor_divide(left + 1, 2) + (x - column) * places->cell_width + corner;
}
