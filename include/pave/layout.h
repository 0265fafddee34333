/// pave/layout.h: the map from grid coordinates to the world: an origin and two basis vectors.
///
/// In every grid the parts have fixed lattice coordinates (u, v), which square.h, hex.h and tri.h
/// define. A layout maps them to the world: (x, y) = origin + u i + v j. The basis (i, j) can be
/// any invertible pair, for pointy or flat hexagons, y up or down, rectangles, isometric squares,
/// sheared triangles.
///
/// The arithmetic is in doubles: + - * per point, and one division when the layout is made. Inline
/// functions are compiled with your flags. Use -ffp-contract=off to get the same bits on every
/// machine.
#ifndef PAVE_LAYOUT_H
#define PAVE_LAYOUT_H

#include <pave/base.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The orientation of hexagons and triangles. Flat is pointy, rotated by 30 degrees clockwise on
/// screen. Squares have no orientation.
typedef enum pave_orientation {
    PAVE_POINTY = 0, ///< hexagons with a corner on top; triangles that point up and down
    PAVE_FLAT = 1    ///< hexagons with an edge on top; triangles that point left and right
} pave_orientation;

/// Names of the pave_orientation values.
PAVE_API extern const char *const pave_orientation_words[];

/// The definition of a layout of a regular grid. {0} is the default: pointy, y down, size 1, the
/// origin at (0, 0).
typedef struct pave_layout_def {
    pave_orientation orientation;
    bool y_up;        ///< whether y points up instead of down
    double size;      ///< the length of an edge, above 0; 0 means 1
    pave_vec2 origin; ///< the position of the lattice point (0, 0)
} pave_layout_def;

/// A layout. Make it with a function below, or with pave_square_layout, pave_hex_layout,
/// pave_tri_layout or pave_tiling_layout. A zeroed layout is not valid.
typedef struct pave_layout {
    pave_vec2 origin; ///< the position of the lattice point (0, 0)
    pave_vec2 i, j;   ///< the basis: unit steps in u and in v
    /// The rows of the inverse: u = u.x (x - origin.x) + u.y (y - origin.y); v likewise.
    pave_vec2 u, v;
} pave_layout;

/// Makes a layout from an origin and a basis. Returns PAVE_OK; PAVE_RANGE if a number, the
/// determinant or a number of the inverse is not finite; PAVE_INVALID if i and j are collinear
/// (their determinant is 0). On failure `out` is unchanged. Constant time.
PAVE_API pave_result pave_layout_of(pave_vec2 origin, pave_vec2 i, pave_vec2 j, pave_layout *out);

/// Applies a linear transformation of the world after a layout: (x, y) becomes (a.x x + b.x y, a.y
/// x + b.y y). The vectors a and b are the images of the unit vectors of x and y. Use it for
/// isometric squares, sheared triangles or rotations. Returns the results of pave_layout_of. `out`
/// may be `layout`. Constant time.
PAVE_API pave_result pave_layout_transform(const pave_layout *layout, pave_vec2 a, pave_vec2 b,
                                           pave_layout *out);

/// The position of the lattice point (u, v) in the world. Constant time.
PAVE_INLINE pave_vec2 pave_layout_point(const pave_layout *layout, double u, double v)
{
    return pave_vec2_of(layout->origin.x + (u * layout->i.x + v * layout->j.x),
                        layout->origin.y + (u * layout->i.y + v * layout->j.y));
}

/// The lattice coordinates of a position in the world: x of the result is u, y is v. Constant time.
PAVE_INLINE pave_vec2 pave_layout_lattice(const pave_layout *layout, pave_vec2 point)
{
    double x = point.x - layout->origin.x, y = point.y - layout->origin.y;
    return pave_vec2_of(layout->u.x * x + layout->u.y * y, layout->v.x * x + layout->v.y * y);
}

// ---- From lattice coordinates to cells ----------------------------------------------------------
// Numbers beyond the limits are clamped to +-(PAVE_COORDINATE_MAX + 1); the cell then fails
// pave_cell_in_range. NaN becomes 0.

/// The largest integer at or below `x`. Constant time.
PAVE_INLINE int32_t pave_layout_floor(double x)
{
    const double limit = (double)PAVE_COORDINATE_MAX + 1.0;
    double kept = x > limit ? limit : x < -limit ? -limit : x == x ? x : 0.0;
    int32_t whole = (int32_t)kept;
    return whole - ((double)whole > kept);
}

#ifdef __cplusplus
}
#endif
#endif
