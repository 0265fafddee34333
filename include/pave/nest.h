/// pave/nest.h: grids within the grid of triangles: hexagons of six triangles, squares of two, and
/// maps with two sizes of triangles.
///
/// Every m^2 triangles form a larger one; see pave_tri_parent and pave_tri_child in tri.h.
///
/// Based on: V. Kvachev, "Triangular Grids", 2020 (the grid holds hexagons, rhombi, and larger and
/// smaller triangles; small tiles as upgrades of big ones; buildings only on big tiles; half tiles
/// for rectangular buildings); coordinates and rules are ours.
///
/// Example: nest_town.c.
#ifndef PAVE_NEST_H
#define PAVE_NEST_H

#include <pave/hex.h>
#include <pave/square.h>
#include <pave/tri.h>
#include <pave/window.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Hexagons of six triangles ------------------------------------------------------------------
// The vertices q,r with the same q - r modulo 3 are the centres of hexagons that cover all
// triangles once. This gives three choices, 0 to 2. In each choice a triangle belongs to one
// hexagon: the one around its corner with that remainder. Hexagons are cells of hex.h: 0,0 is
// around the vertex (choice, 0), q grows by the step (1, 1) and r by (-1, 2), like flat hexagons
// over pointy triangles.

/// Number of ways to group the triangles into hexagons.
enum { PAVE_NEST_CHOICES = 3 };

/// Returns the hexagon of a choice, 0..2, that contains a face. `face` must be within the limits.
/// Constant time.
PAVE_INLINE pave_cell pave_nest_hexagon(pave_cell face, int choice)
{
    int k = 0;
    int64_t q, r, third;
    assert(choice >= 0 && choice < PAVE_NEST_CHOICES);
    for (; k + 1 < PAVE_TRI_CORNERS_MAX; k++) {
        const pave_tri_vertex corner = pave_tri_corners(face, k);
        if (pave_floor_modulo((int64_t)corner.q - corner.r, 3) == choice) break;
    }
    q = (int64_t)pave_tri_corners(face, k).q - choice;
    r = pave_tri_corners(face, k).r;
    third = (r - q) / 3;
    assert(3 * third == r - q);
    return pave_cell_of((int32_t)(q + third), (int32_t)third);
}

/// Returns triangle k, 0..5, of a hexagon, clockwise from straight above its centre, like
/// pave_tri_touches. `choice` must be in 0..2 and the centre within the limits. Constant time.
PAVE_INLINE pave_cell pave_nest_hexagon_face(pave_cell hexagon, int choice, int k)
{
    const int32_t q = choice + hexagon.q - hexagon.r, r = hexagon.q + 2 * hexagon.r;
    assert(choice >= 0 && choice < PAVE_NEST_CHOICES && hexagon.s == 0);
    return pave_tri_touches(pave_tri_vertex_of(q, r), k);
}

// ---- Squares of two triangles -------------------------------------------------------------------
// Two triangles that share an edge of a kind, E, N or W, form a rhombus. The rhombi of one kind
// form a grid of sheared squares: cells of square.h with the same four neighbours. 0,0 contains the
// face 0,0,L.

/// Returns the square that contains a face, in the grid of squares of an edge kind. Its r can be up
/// to twice as large as for faces. Constant time.
PAVE_INLINE pave_cell pave_nest_square(pave_cell face, pave_tri_edge_kind kind)
{
    const int32_t q = face.q + (kind == PAVE_TRI_EDGE_W ? face.s : 0),
                  r = face.r + (kind == PAVE_TRI_EDGE_N ? face.s : 0); // of the L
    assert((face.s == 0 || face.s == 1) && (int)kind >= 0 && (int)kind < 3);
    if (kind == PAVE_TRI_EDGE_N) return pave_cell_of(q, q + r);
    return kind == PAVE_TRI_EDGE_W ? pave_cell_of(q + r, r) : pave_cell_of(q, r);
}

/// Returns the L (s = 0) or R (s = 1) of a square. Constant time.
PAVE_INLINE pave_cell pave_nest_square_face(pave_cell square, pave_tri_edge_kind kind, int32_t s)
{
    const int32_t q = kind == PAVE_TRI_EDGE_W ? square.q - square.r : square.q,
                  r = kind == PAVE_TRI_EDGE_N ? square.r - square.q : square.r;
    assert((s == 0 || s == 1) && square.s == 0 && (int)kind >= 0 && (int)kind < 3);
    return pave_tri_face_of(kind == PAVE_TRI_EDGE_W ? q - s : q,
                            kind == PAVE_TRI_EDGE_N ? r - s : r, s);
}

// ---- Maps of two sizes --------------------------------------------------------------------------
// A nest is a window of big triangles, each of which contains m^2 small ones; m is its factor. Each
// tile of either size may hold an item of some kind. A kind has a set of tiles where it is
// allowed, and either closes its tile or leaves it open. Walls are masks of both sizes. A half tile
// is a small tile that a wall cuts into two halves, from a corner to the middle of the opposite
// side, so that buildings can be rectangles; it is closed.

/// Limits of a nest.
enum {
    PAVE_NEST_FACTOR_MAX = 64,
    PAVE_NEST_KINDS_MAX = 1000,
    PAVE_NEST_NAME_SIZE = 24, ///< size of a name in bytes, including the final zero
    PAVE_NEST_TILES_MAX = 1 << 24
};

/// A kind of item on a tile.
typedef struct pave_nest_kind {
    char name[PAVE_NEST_NAME_SIZE]; ///< letters, digits, - and _, at least one
    /// Minimum tile size in edges: 1 allows small tiles, `factor` big ones only; 0 means 1.
    int32_t least;
    int32_t upgrades; ///< parent kind (1-based, defined earlier): allowed only on small tiles of
                      ///< big tiles of that kind; 0: anywhere
    bool blocks;      ///< whether it closes its tile
} pave_nest_kind;

/// Parameters of pave_nest_create.
typedef struct pave_nest_def {
    /// Window of the big triangles; its tiling may be NULL. A hexagon, a triangle, or a
    /// parallelogram of even width whose first cell is an L: then the small tiles form a window of
    /// the same shape.
    pave_window_def window;
    int32_t factor;              ///< 1..PAVE_NEST_FACTOR_MAX
    const pave_nest_kind *kinds; ///< kind_count kinds, numbered from 1; copied
    int32_t kind_count;
} pave_nest_def;

/// A nest. The arrays and masks may be written; the other fields are read only.
typedef struct pave_nest {
    int32_t factor, kind_count;
    const pave_nest_kind *kinds;
    pave_mask *big, *small; ///< walls on the windows of big and of small tiles
    int32_t *on_big;        ///< kind on each big tile; 0: none
    int32_t *on_small;      ///< kind on each small tile; 0: none
    uint8_t *halves;        ///< per small tile: 0, or 1 + the corner at which a wall begins
    struct pave_nest_private *own;
} pave_nest;

/// Creates an empty nest. Returns PAVE_OK; PAVE_RANGE for a number out of range or too many tiles;
/// PAVE_UNSUPPORTED for another shape; PAVE_INVALID for an invalid or duplicate name;
/// PAVE_NO_MEMORY. On failure `out` is NULL and `error` (may be NULL) has the reason. Linear in the
/// number of tiles.
PAVE_API pave_result pave_nest_create(const pave_nest_def *def, const pave_allocator *allocator,
                                      pave_nest **out, pave_error *error);

/// Releases a nest. NULL is allowed.
PAVE_API void pave_nest_destroy(pave_nest *nest);

/// Returns whether a kind, 1..kind_count, is allowed on a tile. `index` is the index of a big tile
/// if `big` is true, otherwise of a small tile. Constant time.
PAVE_API bool pave_nest_allows(const pave_nest *nest, int32_t kind, bool big, int64_t index);

/// Checks that every item is on a tile where its kind is allowed. Returns PAVE_OK; PAVE_INVALID
/// (`error`, which may be NULL, names the first wrong tile); PAVE_RANGE for a number that is not a
/// kind or corner. Linear in the number of tiles.
PAVE_API pave_result pave_nest_check(const pave_nest *nest, pave_error *error);

/// Adds all walls of both sizes to a mask of the small tiles: masked tiles and sides, tiles closed
/// by a kind, and half tiles. `out` must be on a window of the same number of cells; its set bits
/// stay set. Use it to search a nest. Returns PAVE_OK; PAVE_NO_MEMORY. Linear in the number of
/// tiles.
PAVE_API pave_result pave_nest_walls(const pave_nest *nest, pave_mask *out);

/// A rectangular building on small tiles. `top` and `bottom` are rows of vertices around the strips
/// top .. bottom - 1. `left` and `right` count half edges from vertex 0,0: vertex q,r is at 2 q +
/// r.
typedef struct pave_nest_building {
    int32_t left, right; ///< left < right
    int32_t top, bottom; ///< top < bottom
} pave_nest_building;

/// Adds the walls of a building: half tiles at its left and right, sides at its top and bottom. The
/// inside stays open, but no step leads out. Returns PAVE_OK; PAVE_RANGE if it is empty or not
/// completely in the window; PAVE_NO_MEMORY. On failure the nest is unchanged. Linear in its
/// perimeter.
PAVE_API pave_result pave_nest_build(pave_nest *nest, pave_nest_building building,
                                     pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
