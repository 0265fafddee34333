/// pave/window.h: finite sets of cells, numbered 0..n-1. A pave_rect is a rectangle of squares. A
/// pave_window is a piece of any tiling, in one of several shapes. A pave_mask has a bit for each
/// cell and side of a window.
///
/// Examples: windows.c (shapes and walks), window_torus.c (wrapping), masks.c (walls).
#ifndef PAVE_WINDOW_H
#define PAVE_WINDOW_H

#include <pave/hex.h>
#include <pave/square.h>
#include <pave/tiling.h>
#include <pave/tri.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Rectangles of squares ----------------------------------------------------------------------
// Plain values, for worlds and other uses of squares.

/// The cells q <= x < q + width, r <= y < r + height. {0} is empty.
typedef struct pave_rect {
    int32_t q, r;          ///< the first cell
    int32_t width, height; ///< size in cells, 0 or more
} pave_rect;

/// The rectangle at (q, r) of width x height. Constant time.
PAVE_INLINE pave_rect pave_rect_of(int32_t q, int32_t r, int32_t width, int32_t height)
{
    pave_rect rect;
    rect.q = q;
    rect.r = r;
    rect.width = width;
    rect.height = height;
    return rect;
}

/// Returns whether the size is not negative and all coordinates are within +-PAVE_COORDINATE_MAX.
/// Constant time.
PAVE_INLINE bool pave_rect_in_range(pave_rect rect)
{
    return rect.width >= 0 && rect.height >= 0 && rect.q >= -PAVE_COORDINATE_MAX &&
           rect.r >= -PAVE_COORDINATE_MAX &&
           (int64_t)rect.q + rect.width <= (int64_t)PAVE_COORDINATE_MAX + 1 &&
           (int64_t)rect.r + rect.height <= (int64_t)PAVE_COORDINATE_MAX + 1;
}

/// The number of cells, n. Constant time.
PAVE_INLINE int64_t pave_rect_count(pave_rect rect) { return (int64_t)rect.width * rect.height; }

/// Returns whether the rectangle contains the cell. Constant time.
PAVE_INLINE bool pave_rect_contains(pave_rect rect, pave_cell cell)
{
    return cell.s == 0 && cell.q >= rect.q && cell.r >= rect.r &&
           (int64_t)cell.q < (int64_t)rect.q + rect.width &&
           (int64_t)cell.r < (int64_t)rect.r + rect.height;
}

/// The cell of an index 0..n-1; cells are numbered row by row. Constant time.
PAVE_INLINE pave_cell pave_rect_cell(pave_rect rect, int64_t index)
{
    assert(index >= 0 && index < pave_rect_count(rect));
    return pave_cell_of((int32_t)(rect.q + index % rect.width),
                        (int32_t)(rect.r + index / rect.width));
}

/// The intersection of two rectangles; 0 x 0 if they share no cell. Constant time.
PAVE_INLINE pave_rect pave_rect_intersection(pave_rect a, pave_rect b)
{
    int64_t q0 = a.q > b.q ? a.q : b.q, r0 = a.r > b.r ? a.r : b.r;
    int64_t aq1 = (int64_t)a.q + a.width, bq1 = (int64_t)b.q + b.width, q1 = aq1 < bq1 ? aq1 : bq1;
    int64_t ar1 = (int64_t)a.r + a.height, br1 = (int64_t)b.r + b.height,
            r1 = ar1 < br1 ? ar1 : br1;
    if (q1 <= q0 || r1 <= r0) return pave_rect_of((int32_t)q0, (int32_t)r0, 0, 0);
    return pave_rect_of((int32_t)q0, (int32_t)r0, (int32_t)(q1 - q0), (int32_t)(r1 - r0));
}

// ---- Windows ------------------------------------------------------------------------------------
// A window is a finite set of cells of a tiling, numbered 0..n-1 by r, then q, then s. Every shape
// is a list of rows, one for each r. A row is a run of consecutive slots; the slot of a cell is q *
// face_count + s. (In disks of triangles, every second slot near the ends of a row may be missing:
// these rows have `gaps`.) The conversion between cell and index costs the same for all shapes.

/// The shape of a window. Not every tiling has every shape.
typedef enum pave_window_shape {
    PAVE_WINDOW_RECTANGLE = 0, ///< upright on screen; all tilings
    PAVE_WINDOW_PARALLELOGRAM, ///< along the two lattice vectors; all tilings
    PAVE_WINDOW_HEXAGON,       ///< hexagons and triangles
    PAVE_WINDOW_TRIANGLE,      ///< hexagons and triangles
    PAVE_WINDOW_DISK           ///< all cells up to a distance; squares, hexagons and triangles
} pave_window_shape;

/// Names of the pave_window_shape values.
PAVE_API extern const char *const pave_window_shape_words[];

/// Maximum radius, and maximum side of a hexagon or triangle.
#define PAVE_WINDOW_RADIUS_MAX (INT32_C(1) << 26)

/// Regular grids; PAVE_WINDOW_OTHER is any other tiling.
typedef enum pave_window_grid {
    PAVE_WINDOW_OTHER = 0,
    PAVE_WINDOW_SQUARES,
    PAVE_WINDOW_HEXAGONS,
    PAVE_WINDOW_TRIANGLES
} pave_window_grid;

/// The word of a metric of one of the regular grids (see square.h, hex.h, tri.h), in the order of
/// its enumerators: "4", "8", "euclid" on squares; "steps", "euclid" on hexagons; "edge",
/// "shortcut", "touch", "flank", "euclid" on triangles. NULL if the grid has no such metric, and
/// for other tilings. The text is static. Constant time.
PAVE_API const char *pave_window_metric_name(pave_window_grid grid, int32_t metric);

/// Looks up the metric of a grid by its word. Returns PAVE_OK; PAVE_NOT_FOUND, with `out`
/// unchanged.
PAVE_API pave_result pave_window_metric_read(pave_window_grid grid, const char *name, int32_t *out);

/// The definition of a window. {0} is an empty rectangle of squares.
typedef struct pave_window_def {
    const pave_tiling *tiling; ///< NULL: squares; must outlive the window
    pave_window_shape shape;
    /// Size of a rectangle or parallelogram, 0 or more. Squares: cells per row, and number of rows.
    /// Hexagons: the same; for a rectangle, columns and rows of its offset system. Triangles: cells
    /// per strip (pointing up or down), and number of strips; for a flat rectangle, which has
    /// vertical strips, number of strips and cells per strip. Other tilings: unit cells.
    int32_t width, height;
    /// Radius or side, 0..PAVE_WINDOW_RADIUS_MAX. Hexagons of hexagons: the radius R, with
    /// 3R^2+3R+1 cells around `at`. Hexagons of triangles: the side R, with 6R^2 cells around the
    /// vertex at.q,at.r. Triangles: the side N, with N(N+1)/2 hexagons or N^2 triangles. Disks: the
    /// maximum distance.
    int32_t radius;
    int32_t metric; ///< metric of a disk: a pave_square_metric, pave_hex_metric or pave_tri_metric;
                    ///< zero: steps across edges
    pave_hex_system system; ///< offset system of a rectangle of hexagons; zero: odd-r. For flat
                            ///< hexagons use odd-q or even-q
    pave_orientation orientation; ///< orientation in which a rectangle of triangles is upright;
                                  ///< ignored for other windows
    /// Position: the first cell of a rectangle, parallelogram or triangle (for sheared rectangles
    /// of hexagons, the first column and row); the centre of a hexagon or disk. A triangle of
    /// triangles points down (flat on top) if `at` is an L, and up if it is an R.
    pave_cell at;
    /// Whether opposite sides are identified. Rectangles and parallelograms become a torus. The
    /// height of a rectangle of hexagons must be even (with odd-q and even-q, its width). Both
    /// sizes of a rectangle of triangles, and the width of a parallelogram of triangles, must be
    /// even. Hexagons of hexagons and of triangles also wrap; other shapes do not.
    bool wrap;
} pave_window_def;

/// A row: its first index and first slot. It ends at the first index of the next row.
typedef struct pave_window_row {
    int64_t start, slot;
} pave_window_row;

/// The gaps of a row: the number of cells at its start, and at its end, where every second slot is
/// missing.
typedef struct pave_window_gap {
    int64_t before, after;
} pave_window_gap;

/// A window. Read-only; made by pave_window_create.
typedef struct pave_window {
    pave_window_def def; ///< the definition, with a tiling that is not NULL
    const pave_tiling *tiling;
    pave_window_grid grid;
    int32_t face_count;          ///< face_count of the tiling
    int32_t r, row_count;        ///< the r of the first row; the number of rows
    int64_t count;               ///< number of cells, n
    const pave_window_row *rows; ///< row_count + 1 elements; the last one starts at `count`
    const pave_window_gap *gaps; ///< row_count elements, or NULL if no row has gaps
    const int32_t *blocks;       ///< the row of every 64th index
    int64_t period_q, period_r, period_shift; ///< periods of a wrap: the cells (period_q, 0) and
                                              ///< (period_shift, period_r) are images of (0, 0)
    struct pave_window_private *own;
} pave_window;

/// Makes a window. Returns PAVE_OK; PAVE_RANGE if a number or enumerator is out of range, a cell is
/// beyond |q|, |r| <= PAVE_COORDINATE_MAX, a window that wraps is empty, or a wrapping hexagon or
/// odd-q or even-q rectangle has more than INT32_MAX cells; PAVE_UNSUPPORTED if the tiling does not
/// have the shape, the system or the wrap; PAVE_NO_MEMORY. On failure `out` is NULL, and `error`
/// (may be NULL) says why. Memory: 16 bytes per row and half a bit per cell, and 4 bytes per cell
/// for a wrapping hexagon or odd-q or even-q rectangle. Time is linear in the memory used.
PAVE_API pave_result pave_window_create(const pave_window_def *def, const pave_allocator *allocator,
                                        pave_window **out, pave_error *error);

/// Releases a window; NULL is allowed.
PAVE_API void pave_window_destroy(pave_window *window);

/// The index 0..n-1 of a cell, or -1 if the window does not contain it. Constant time.
PAVE_INLINE int64_t pave_window_index(const pave_window *window, pave_cell cell)
{
    int64_t row = (int64_t)cell.r - window->r, offset, length;
    const pave_window_row *run;
    if (row < 0 || row >= window->row_count || cell.s < 0 || cell.s >= window->face_count)
        return -1;
    run = &window->rows[row];
    offset = (int64_t)cell.q * window->face_count + cell.s - run->slot;
    length = run[1].start - run->start;
    if (window->gaps) {
        int64_t before = window->gaps[row].before, after = window->gaps[row].after, behind;
        if (offset < 2 * before) return offset < 0 || offset % 2 ? -1 : run->start + offset / 2;
        offset -= before;
        behind = offset - (length - after);
        if (behind < 0) return run->start + offset;
        return behind % 2 == 0 || behind / 2 >= after ? -1
                                                      : run->start + length - after + behind / 2;
    }
    return offset < 0 || offset >= length ? -1 : run->start + offset;
}

/// Returns whether the window contains the cell. Constant time.
PAVE_INLINE bool pave_window_contains(const pave_window *window, pave_cell cell)
{
    return pave_window_index(window, cell) >= 0;
}

/// The row, 0..row_count-1, of an index 0..n-1. Constant time: at most 63 steps, usually one.
PAVE_INLINE int32_t pave_window_row_of(const pave_window *window, int64_t index)
{
    int32_t row;
    assert(index >= 0 && index < window->count);
    row = window->blocks[index >> 6];
    while (window->rows[row + 1].start <= index) row++;
    return row;
}

/// The cell of an index 0..n-1. Constant time.
PAVE_INLINE pave_cell pave_window_cell(const pave_window *window, int64_t index)
{
    int32_t row = pave_window_row_of(window, index);
    int64_t offset = index - window->rows[row].start, slot, q;
    pave_cell cell;
    if (window->gaps) {
        int64_t before = window->gaps[row].before, after = window->gaps[row].after;
        int64_t behind = offset - (window->rows[row + 1].start - window->rows[row].start - after);
        offset += (offset < before ? offset : before) + (behind >= 0 ? behind + 1 : 0);
    }
    slot = window->rows[row].slot + offset;
    q = slot;
    if (window->face_count > 1) q = slot / window->face_count - (slot % window->face_count < 0);
    cell.q = (int32_t)q;
    cell.r = window->r + row;
    cell.s = (int32_t)(slot - q * window->face_count);
    return cell;
}

/// The index of a cell. In a window that wraps, every cell has an image in the window, and the
/// result is the index of that image. Otherwise the same as pave_window_index. Constant time.
PAVE_API int64_t pave_window_wrapped(const pave_window *window, pave_cell cell);

/// The bounding box of all cells of the window, in world units of `layout`; {0} for an empty
/// window. Linear in the number of rows.
PAVE_API pave_box pave_window_bounds(const pave_window *window, const pave_layout *layout);

/// An iterator over the cells of a window by index, without divisions. Made by pave_window_begin;
/// needs no cleanup.
typedef struct pave_window_walk {
    const pave_window *window;
    int64_t index;  ///< index of the current cell
    pave_cell cell; ///< the current cell
    int32_t row;
} pave_window_walk;

/// Returns an iterator that is before the first cell. Constant time.
PAVE_INLINE pave_window_walk pave_window_begin(const pave_window *window)
{
    pave_window_walk walk;
    walk.window = window;
    walk.index = -1;
    walk.cell = pave_cell_of(0, 0);
    walk.row = -1;
    return walk;
}

/// Advances to the next cell. Returns false after the last cell, with nothing changed. Constant
/// time.
///     pave_window_walk walk = pave_window_begin(window);
///     while (pave_window_next(&walk)) use(walk.index, walk.cell);
PAVE_INLINE bool pave_window_next(pave_window_walk *walk)
{
    const pave_window *window = walk->window;
    if (walk->index + 1 >= window->count) return false;
    walk->index++;
    if (walk->row < 0 || walk->index >= window->rows[walk->row + 1].start) {
        walk->row++;
        walk->cell = pave_window_cell(window, walk->index);
    } else if (window->gaps) {
        walk->cell = pave_window_cell(window, walk->index);
    } else if (++walk->cell.s == window->face_count) {
        walk->cell.s = 0;
        walk->cell.q++;
    }
    return true;
}

// ---- Masks --------------------------------------------------------------------------------------

/// Bits on the cells and sides of a window: walls, cuts, blocked ground. Setting a side also sets
/// its twin, since both are the same edge. Made by pave_mask_create or pave_mask_read; read and set
/// bits with the functions below. Bits after the last cell are 0.
typedef struct pave_mask {
    const pave_window *window;
    uint64_t *cells;    ///< word_count words; cell i is bit i & 63 of word i >> 6
    uint64_t *sides;    ///< side k of cell i is bit i & 63 of word k * word_count + (i >> 6); NULL
                        ///< until a side is set
    int64_t word_count; ///< n / 64 + 2
    int64_t side_count; ///< number of bits of sides that are set
    struct pave_mask_private *own;
} pave_mask;

/// Makes a mask with no bit set. The window must outlive the mask. Returns PAVE_OK; PAVE_NO_MEMORY,
/// with `out` NULL and a message in `error` (may be NULL). Memory: 1 bit per cell, and
/// tiling->sides_max bits per cell once a side is set.
PAVE_API pave_result pave_mask_create(const pave_window *window, const pave_allocator *allocator,
                                      pave_mask **out, pave_error *error);

/// Releases a mask, and the window and tiling that pave_mask_read made for it; NULL is allowed.
PAVE_API void pave_mask_destroy(pave_mask *mask);

/// Returns whether cell i is set; `index` must be 0..n-1. Constant time.
PAVE_INLINE bool pave_mask_cell(const pave_mask *mask, int64_t index)
{
    assert(index >= 0 && index < mask->window->count);
    return mask->cells[index >> 6] >> (index & 63) & 1;
}

/// Sets or clears the cell at `index`, which must be 0..n-1. Constant time.
PAVE_INLINE void pave_mask_set_cell(pave_mask *mask, int64_t index, bool set)
{
    uint64_t bit = UINT64_C(1) << (index & 63);
    assert(index >= 0 && index < mask->window->count);
    mask->cells[index >> 6] = set ? mask->cells[index >> 6] | bit : mask->cells[index >> 6] & ~bit;
}

/// Returns whether side k of cell i is set; `index` must be 0..n-1, and k a side of that cell's
/// face. Constant time.
PAVE_INLINE bool pave_mask_side(const pave_mask *mask, int64_t index, int k)
{
    assert(index >= 0 && index < mask->window->count && k >= 0 &&
           k < mask->window->tiling->sides_max);
    return mask->sides && (mask->sides[k * mask->word_count + (index >> 6)] >> (index & 63) & 1);
}

/// Sets or clears side k of cell i, and its twin if the neighbour is in the window, also across a
/// wrap. `index` must be 0..n-1, and k a side of that cell's face. Returns PAVE_OK; PAVE_NO_MEMORY
/// (only for the first side that is set), with nothing changed. Constant time.
PAVE_API pave_result pave_mask_set_side(pave_mask *mask, int64_t index, int k, bool set);

/// Maximum number of cells of a mask that is read from text.
#define PAVE_MASK_READ_CELLS_MAX (INT32_C(1) << 26)

/// Reads a mask from `size` bytes of text (docs/files.md, "Masks"):
///     grid hex
///     window rectangle 4x2
///     rows
///     . # . .
///      . . # #
///     edges 0,0,W 1,1,NE
/// If `tiling` is NULL, the text names the tiling. Otherwise `tiling` must have that name and
/// outlive the mask; if its name is empty, the text has no line `grid`. The window is freed with
/// the mask. `file` (may be NULL) is the file name in messages. Returns PAVE_OK; PAVE_INVALID,
/// PAVE_RANGE, PAVE_NOT_FOUND (unknown grid), PAVE_UNSUPPORTED or PAVE_NO_MEMORY. On failure `out`
/// is NULL, and `error` (may be NULL) has the position and the reason. Linear time.
PAVE_API pave_result pave_mask_read(const char *text, size_t size, const char *file,
                                    const pave_tiling *tiling, const pave_allocator *allocator,
                                    pave_mask **out, pave_error *error);

/// Writes a mask as text in the format of pave_mask_read, with a final zero. Reading the text gives
/// an equal mask. `out` must hold at least `capacity` characters. Returns PAVE_OK, with the number
/// of characters (including the zero) in `size`; PAVE_CAPACITY, with the required capacity in
/// `size` and nothing else written. Linear time.
PAVE_API pave_result pave_mask_write(const pave_mask *mask, char *out, int64_t capacity,
                                     int64_t *size);

#ifdef __cplusplus
}
#endif
#endif
