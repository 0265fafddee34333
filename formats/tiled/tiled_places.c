/// formats/tiled/tiled_places.c: where Tiled draws the cells of a map.
///
/// Based on: T. Lindeijer and others, Tiled 1.8 (its renderers for orthogonal and isometric maps),
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
    if (self.isometric) find_start(&self, map->tileset, largest_tile);
    return self;
}

int64_t pave_tiled_places_lines(const pave_tiled_places *places)
{
    return places->isometric ? (int64_t)places->width + places->height - 1 : places->height;
}

int64_t pave_tiled_places_bottom(const pave_tiled_places *places, int32_t line)
{
    if (!places->isometric) return ((int64_t)line + 1) * places->cell_height;
    return pave_tiled_floor_divide(places->bottom + (line - places->line) * places->cell_height + 1,
                                   2);
}

int64_t pave_tiled_places_left(const pave_tiled_places *places, int32_t x, int32_t y)
{
    if (!places->isometric) return (int64_t)x * places->cell_width;
    int64_t lines = (int64_t)x + y - places->line, odd = lines & 1,
            half = places->cell_width / 2 * 2;
    int64_t column = places->column + (places->shifted ? lines - odd : lines + odd) / 2;
    int64_t left = places->left + (places->shifted ? -odd : odd) * half;
    int64_t corner = (int64_t)places->height * places->cell_width / 2;
    return pave_tiled_floor_divide(left + 1, 2) + (x - column) * places->cell_width + corner;
}
