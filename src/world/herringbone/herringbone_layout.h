/// src/world/herringbone/herringbone_layout.h: the positions of the tiles of a template.
///
/// Three of the six places vary from column to column, and three from row to row; the first place
/// listed varies fastest. Variants change slowest within a row, and fastest from row to row.
#ifndef PAVE_SRC_HERRINGBONE_LAYOUT_H
#define PAVE_SRC_HERRINGBONE_LAYOUT_H

#include <pave/herringbone.h>

enum {
    PAVE_HERRINGBONE_MARGIN = 2, ///< rows of pixels above the flat tiles and above the upright ones
    PAVE_HERRINGBONE_GAP = 3,    ///< pixels between two tiles: one for the frame of each, and one
                                 ///< between the frames
    // Size of the header, which is in the last bytes of the first row, from the right: the number
    // of colours of each type, vary_x, vary_y, the side length and, for the corner kind, a marker.
    // Byte i is XORed with i times HIDE.
    PAVE_HERRINGBONE_HEAD = 9,
    PAVE_HERRINGBONE_HIDE = 55,
    PAVE_HERRINGBONE_CORNER_AT = 7,
    PAVE_HERRINGBONE_CORNER_SIGN = 0xc0
};

/// Tiles of one orientation, flat or upright.
typedef struct pave_herringbone_part {
    bool upright;
    int wide, high;     ///< pixels of a tile
    int vary_x, vary_y; ///< number of variants within a row, and from row to row
    int64_t columns, rows;
    int64_t top; ///< the first row of pixels
} pave_herringbone_part;

typedef struct pave_herringbone_layout {
    const pave_herringbone_shape *shape;
    pave_herringbone_part part[2];
    int64_t width, height, tiles;
} pave_herringbone_layout;

/// A tile of a layout, and the start of its frame.
typedef struct pave_herringbone_framed {
    const pave_herringbone_part *part;
    uint8_t colors[PAVE_HERRINGBONE_PLACES]; ///< 1-based colours
    int variant;
    int32_t x, y;
} pave_herringbone_framed;

/// Returns the range of pixels that a mark covers on a line of the frame, which is one side long.
/// The other pixels of the line are black. The range may extend beyond a short line.
static inline pave_span pave_herringbone_mark(int side)
{
    const int first = side * 6 / 16, end = side * 10 / 16, middle = side / 2 - 1;
    return end - first < 2 ? pave_span_of(middle, middle + 1 + (side & 1))
                           : pave_span_of(first, end - 1);
}

/// Makes the layout of a shape. Returns PAVE_OK, or PAVE_RANGE.
pave_result pave_herringbone_lay_out(const pave_herringbone_shape *shape,
                                     pave_herringbone_layout *out, pave_error *error);

/// Returns the tile with an index below layout->tiles.
pave_herringbone_framed pave_herringbone_framed_at(const pave_herringbone_layout *layout,
                                                   int64_t index);

#endif
