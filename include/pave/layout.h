/// pave/layout.h: where a grid lies in the world: an origin and two basis vectors.
///
/// Every grid has lattice coordinates (u, v) of its own, in which its parts have fixed places
/// (square.h, hex.h and tri.h say which); a layout takes them to the world: (x, y) = origin + u i +
/// v j. Any invertible basis does, so pointy and flat hexagons, y up and down, rectangles,
/// isometric squares and sheared triangles are all the same code.
///
/// The arithmetic is that of doubles, with + - * and one division when the layout is made. Inline
/// functions are compiled with your flags: for the same bits everywhere give -ffp-contract=off, or
/// use the grids' functions for many points (_each), which belong to the library.
#ifndef PAVE_LAYOUT_H
#define PAVE_LAYOUT_H

#include <pave/base.h>

#ifdef __cplusplus
extern "C" {
#endif

/// How hexagons and triangles are turned. Flat is pointy turned clockwise on screen by 30 degrees.
/// Squares have no orientation.
typedef enum pave_orientation {
    PAVE_POINTY = 0, ///< hexagons with a corner on top; triangles that point up and down
    PAVE_FLAT = 1    ///< hexagons with an edge on top; triangles that point left and right
} pave_orientation;

/// The word of a orientation: "pointy", "flat"; NULL for a number that does not exist. The text is
/// static. Constant time.
PAVE_API const char *pave_orientation_name(pave_orientation value);

/// The orientation of a word. Returns PAVE_OK; PAVE_NOT_FOUND, and `out` is untouched.
PAVE_API pave_result pave_orientation_read(const char *name, pave_orientation *out);

/// What the layout of a regular grid is made from. {0} is the default: pointy, y down, size 1, the
/// origin at (0, 0).
typedef struct pave_layout_def {
    pave_orientation orientation;
    bool y_up;        ///< mirror y: north is up where y grows upwards
    double size;      ///< the length of an edge; 0 means 1; negative or not finite is refused
    pave_vec2 origin; ///< where the lattice point (0, 0) lies
} pave_layout_def;

/// A place in the world for a grid. Made by a function below or by pave_square_layout and its
/// likes; a zeroed one is none.
typedef struct pave_layout {
    pave_vec2 origin; ///< where the lattice point (0, 0) lies
    pave_vec2 i, j;   ///< the steps of one in u and of one in v
    pave_vec2 u,
        v; ///< the rows of the inverse: u = u.x (x - origin.x) + u.y (y - origin.y), and so v
} pave_layout;

/// Makes a layout from an origin and a basis. Returns PAVE_OK; PAVE_INVALID when a number is not
/// finite or i and j lie in one line (their determinant, or a number of the inverse, is 0 or not
/// finite); then `out` is untouched. Constant time.
PAVE_API pave_result pave_layout_of(pave_vec2 origin, pave_vec2 i, pave_vec2 j, pave_layout *out);

/// The layout seen through a further transformation of the world: (x, y) becomes (a.x x + b.x y,
/// a.y x + b.y y), so a and b are where the unit vectors of x and y go. To squash a square grid to
/// isometry, shear triangles, or turn any grid. Returns as pave_layout_of does. `out` may be
/// `layout`. Constant time.
PAVE_API pave_result pave_layout_transform(const pave_layout *layout, pave_vec2 a, pave_vec2 b,
                                           pave_layout *out);

/// From the lattice to the world. Constant time.
static inline pave_vec2 pave_layout_point(const pave_layout *layout, double u, double v)
{
    return pave_vec2_of(layout->origin.x + (u * layout->i.x + v * layout->j.x),
                        layout->origin.y + (u * layout->i.y + v * layout->j.y));
}

/// From the world to the lattice: x of the result is u, y is v. Constant time.
static inline pave_vec2 pave_layout_lattice(const pave_layout *layout, pave_vec2 point)
{
    double x = point.x - layout->origin.x, y = point.y - layout->origin.y;
    return pave_vec2_of(layout->u.x * x + layout->u.y * y, layout->v.x * x + layout->v.y * y);
}

// ---- From lattice coordinates to cells ----------------------------------------------------------
// What lies beyond the limits is kept within +-(PAVE_COORDINATE_MAX + 1), so that
// pave_cell_in_range tells it; what is no number is 0.

/// The whole number at or below `x`. Constant time.
static inline int32_t pave_layout_floor(double x)
{
    const double limit = (double)PAVE_COORDINATE_MAX + 1.0;
    double kept = x > limit ? limit : x < -limit ? -limit : x == x ? x : 0.0;
    int32_t whole = (int32_t)kept;
    return whole - ((double)whole > kept);
}

/// The whole number nearest to `x`; of two equally near ones the greater. Exact:
/// 0.49999999999999994 gives 0. Constant time.
static inline int32_t pave_layout_round(double x)
{
    int32_t whole = pave_layout_floor(x);
    return whole + (x - (double)whole >= 0.5 && whole <= PAVE_COORDINATE_MAX);
}

#ifdef __cplusplus
}
#endif
#endif
