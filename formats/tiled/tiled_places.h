/// formats/tiled/tiled_places.h: where Tiled draws the cells of a map, in pixels.
///
/// A *line* is what is drawn as one, from the left: a row of an orthogonal map, a diagonal x + y of
/// an isometric one; of staggered and hexagonal maps a row or, where columns are shifted, first the
/// higher and then the lower half of a row. Lines are drawn from the top.
#ifndef PAVE_FORMATS_TILED_PLACES_H
#define PAVE_FORMATS_TILED_PLACES_H

#include "tiled_map_write.h"

typedef struct pave_tiled_places {
    bool isometric;
    bool staggered;          ///< or hexagonal
    pave_tiled_stagger axis; ///< of those
    pave_tiled_hexes hexes;
    int32_t width, height; ///< cells
    int32_t cell_width, cell_height;
    int64_t line, column; ///< isometric: a line, and the x of a cell in it,
    int64_t left, bottom; ///< and where that is, in half pixels
    bool shifted; ///< whether the lines an odd number further on are half a cell further left
                  ///< instead of right
} pave_tiled_places;

/// `largest_tile` is the greatest width or height of a tile: where cells have odd sizes, Tiled's
/// rounding depends on it.
pave_tiled_places pave_tiled_places_of(const pave_tiled_map_def *map, const pave_tiled_size *size,
                                       int32_t largest_tile);

/// How many lines there are.
int64_t pave_tiled_places_lines(const pave_tiled_places *places);

/// The cells of a line: they have x from `first` on in steps of `step`, and y = line - x, or `y`.
typedef struct pave_tiled_line {
    int32_t first, end, step;
    bool diagonal;
    int32_t y;
} pave_tiled_line;

pave_tiled_line pave_tiled_places_line(const pave_tiled_places *places, int32_t line);

/// The bottom of the cells of a line: the first row of pixels below them.
int64_t pave_tiled_places_bottom(const pave_tiled_places *places, int32_t line);

/// The left of a cell.
int64_t pave_tiled_places_left(const pave_tiled_places *places, int32_t x, int32_t y);

/// a / b, rounded down; b > 0.
int64_t pave_tiled_floor_divide(int64_t a, int64_t b);

#endif
