/// pave/tiling.h: periodic patterns of faces as tables: the three regular grids, sixteen other
/// tilings by name, and tilings from your own polygons.
///
/// A tiling repeats a unit cell along two lattice vectors. Its cells are pave_cell {q, r, s}: face
/// s of the unit cell (q, r). Everything else is a table of offsets: the face across a side, the
/// twin of a side, the corners. Code that uses a pave_tiling works on every periodic pattern.
///
/// Corners and centres are in lattice coordinates (u, v); a layout maps them to the world. Sides,
/// corners and neighbours are numbered clockwise on screen (y down) from north: side k of a face is
/// the edge between its corners k and k + 1, and neighbour k is across it. The tables of the three
/// regular grids agree with square.h, hex.h and tri.h in every number.
///
/// Functions that take a cell are defined for |q|, |r| <= PAVE_COORDINATE_MAX; results may be a few
/// unit cells beyond. A tiling does not change after it is made, so threads may share it. Treat the
/// struct as read-only.
///
/// Examples: tiling_regular.c, tiling_own.c.
#ifndef PAVE_TILING_H
#define PAVE_TILING_H

#include <pave/layout.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- The tables ---------------------------------------------------------------------------------

/// One side of a face of the unit cell (0, 0). All offsets are in unit cells.
typedef struct pave_tiling_side {
    int32_t q, r, s;                    ///< the face across this side
    int32_t twin;                       ///< the side of that face on the same edge
    int32_t vertex_q, vertex_r, vertex; ///< the corner where the side begins, clockwise on screen
    int32_t edge_q, edge_r, edge;       ///< the edge of the side, shared with its twin
} pave_tiling_side;

/// The offset to a nearby face: unit cells, and the face.
typedef struct pave_tiling_step {
    int32_t q, r, s;
} pave_tiling_step;

/// A tiling. Read-only; made by the functions below.
typedef struct pave_tiling {
    const char *name;
    /// numbers in a unit cell; vertex_count - edge_count + face_count is 0
    int32_t face_count, edge_count, vertex_count;
    int32_t sides_max;    ///< maximum number of sides of a face
    int32_t touching_max; ///< maximum number of faces that touch a face
    pave_vec2 i, j;       ///< the lattice vectors at size 1, y down
    /// i and j rotated by 30 degrees clockwise; unrotated if the lattice is square
    pave_vec2 flat_i, flat_j;
    /// face_count letters that stand for s in text ("LR" on triangles); NULL: numbers
    const char *letters;
    /// face_count + 1 elements: the sides of face s begin at sides[side_start[s]]
    const int32_t *side_start;
    const pave_tiling_side *sides; ///< sides of each face, clockwise from north of its centre
    /// face_count + 1 elements: indices into `touching`, like side_start
    const int32_t *touching_start;
    const pave_tiling_step *touching; ///< faces that share at least a vertex with a face, clockwise
                                      ///< around it from north
    const pave_vec2 *centers;         ///< face_count centroids of faces, in lattice coordinates
    const pave_vec2 *vertices;        ///< vertex_count vertices, in lattice coordinates
    const struct pave_tiling_private *own; ///< for pave_tiling_face_at
} pave_tiling;

/// Condition for cells to be neighbours.
typedef enum pave_contact {
    PAVE_CONTACT_EDGE = 0,  ///< cells that share an edge
    PAVE_CONTACT_VERTEX = 1 ///< cells that share at least a vertex
} pave_contact;

/// Names of the pave_contact values.
PAVE_API extern const char *const pave_contact_words[];

// ---- The regular grids --------------------------------------------------------------------------
// These are static: do not destroy them. Constant time.

/// Squares: the unit cell is the face with the corners (0, 0) and (1, 1); edges 0 W, 1 N; i (1, 0),
/// j (0, 1).
PAVE_API const pave_tiling *pave_tiling_square(void);

/// Hexagons: the face q,r has its centre at (q, r) and the vertices 0 N at (q + 1/3, r - 2/3), 1 S
/// at (q - 1/3, r + 2/3); edges 0 NE, 1 NW, 2 W; i (sqrt 3, 0), j (sqrt 3 / 2, 3/2).
PAVE_API const pave_tiling *pave_tiling_hex(void);

/// Triangles: vertices at integer coordinates; face 0, L, has the corners (q, r), (q + 1, r), (q, r
/// + 1), and face 1, R, the corners (q + 1, r), (q + 1, r + 1), (q, r + 1); edges 0 E, 1 N, 2 W,
/// all of L; i (1, 0), j (1/2, sqrt 3 / 2).
PAVE_API const pave_tiling *pave_tiling_tri(void);

// ---- Tilings by name ----------------------------------------------------------------------------
// The order is: square, hex and tri; the other eight Archimedean tilings, which consist of regular
// polygons with the same cycle of polygons around every vertex; the duals of those eight, called
// Laves tilings, in which all faces are congruent. (The duals of square, hex and tri are square,
// tri and hex.) The configuration of a tiling lists the polygons around a vertex, such as
// 3.3.4.3.4. The configuration of a Laves tiling is V and the configuration of its dual:
// V3.3.4.3.4.
//
//   trihexagonal 3.6.3.6, truncated-square 4.8.8, truncated-hexagonal 3.12.12,
//   truncated-trihexagonal 4.6.12, rhombitrihexagonal 3.4.6.4, snub-square 3.3.4.3.4,
//   elongated-triangular 3.3.3.4.4, snub-trihexagonal 3.3.3.3.6;
//   rhombille, tetrakis-square, triakis-triangular, kisrhombille, deltoidal-trihexagonal,
//   cairo, prismatic-pentagonal, floret-pentagonal
//
// The edges of the Archimedean tilings have length 1 at size 1; their duals have the same lattice
// vectors. Based on: B. Gruenbaum, G. C. Shephard, "Tilings and patterns", 1987 (the list and the
// names).

/// The number of named tilings.
enum { PAVE_TILING_NAMES = 19 };

/// The name of a tiling; NULL if `index` is not in 0..PAVE_TILING_NAMES-1. The text is static.
/// Constant time.
PAVE_API const char *pave_tiling_name(int32_t index);

/// Makes a tiling from its name or its configuration; release it with pave_tiling_destroy. Returns
/// PAVE_OK; PAVE_NOT_FOUND for an unknown name; PAVE_NO_MEMORY. On failure `out` is NULL, and
/// `error` (may be NULL) says why.
PAVE_API pave_result pave_tiling_create_named(const char *name, const pave_allocator *allocator,
                                              pave_tiling **out, pave_error *error);

// ---- Tilings from polygons ----------------------------------------------------------------------

enum {
    PAVE_TILING_FACES_MAX = 256, ///< maximum number of faces in a unit cell
    PAVE_TILING_SIDES_MAX = 32   ///< maximum number of sides of a face
};

/// A face: its corners in order, y down, in either direction.
typedef struct pave_tiling_polygon {
    int32_t corner_count; ///< 3..PAVE_TILING_SIDES_MAX
    const pave_vec2 *corners;
} pave_tiling_polygon;

/// The definition of a tiling: the faces of one unit cell, repeated by i and by j. For each face,
/// any of its translated copies may be given. The polygons are simple and may be concave. They meet
/// edge to edge: where one polygon has a corner on another, the other must also have a corner (its
/// angle may be 180 degrees). Corners match within 1e-6 of the shorter lattice vector. Face s is
/// faces[s]; its sides are numbered clockwise from north.
typedef struct pave_tiling_def {
    /// Name; NULL: "". Leading and trailing blanks, control characters and `#` are not allowed,
    /// because mask files contain the name. The name or configuration of a named tiling is accepted
    /// only for the same faces with the same numbers and positions; the result then has the tables
    /// and the name of that tiling.
    const char *name;
    pave_vec2 i, j;     ///< the lattice vectors
    int32_t face_count; ///< 1..PAVE_TILING_FACES_MAX
    const pave_tiling_polygon *faces;
} pave_tiling_def;

/// Makes a tiling from polygons; release it with pave_tiling_destroy. Copies the arrays and the
/// name.
///
/// Returns PAVE_OK; PAVE_RANGE if a count, a number or an extent is out of range (corners: at most
/// 1000 unit cells from the origin; faces: at most 16 wide); PAVE_INVALID if the name is not
/// allowed or the faces do not tile: collinear lattice vectors, a flat or self-crossing polygon, a
/// side without a twin, an overlap, a gap; PAVE_NO_MEMORY. On failure `out` is NULL, and `error`
/// (may be NULL) names the face and the side by their 0-based indices in `def`. Quadratic in the
/// number of corners.
PAVE_API pave_result pave_tiling_create(const pave_tiling_def *def, const pave_allocator *allocator,
                                        pave_tiling **out, pave_error *error);

/// Makes the dual tiling: the corners of face v are the centres of the faces around vertex v, and
/// the lattice is the same. `name` is as in pave_tiling_def. Returns the results of
/// pave_tiling_create, and PAVE_INVALID if a vertex joins only two faces or the dual faces do not
/// tile.
PAVE_API pave_result pave_tiling_create_dual(const pave_tiling *tiling, const char *name,
                                             const pave_allocator *allocator, pave_tiling **out,
                                             pave_error *error);

/// Releases a tiling made by pave_tiling_create or its variants. NULL is allowed; the three static
/// tilings are not.
PAVE_API void pave_tiling_destroy(pave_tiling *tiling);

// ---- Cells --------------------------------------------------------------------------------------
// Each function takes constant time.

/// Returns whether s is a face of the tiling and |q|, |r| <= PAVE_COORDINATE_MAX.
PAVE_INLINE bool pave_tiling_cell_valid(const pave_tiling *tiling, pave_cell cell)
{
    return cell.s >= 0 && cell.s < tiling->face_count && pave_cell_in_range(cell);
}

/// The number of sides, neighbours and corners of face s: 3..tiling->sides_max.
PAVE_INLINE int pave_tiling_side_count(const pave_tiling *tiling, int32_t s)
{
    assert(s >= 0 && s < tiling->face_count);
    return tiling->side_start[s + 1] - tiling->side_start[s];
}

/// Side k of face s, with its offsets; k is 0..pave_tiling_side_count - 1.
PAVE_INLINE const pave_tiling_side *pave_tiling_side_of(const pave_tiling *tiling, int32_t s, int k)
{
    assert(k >= 0 && k < pave_tiling_side_count(tiling, s));
    return &tiling->sides[tiling->side_start[s] + k];
}

/// Neighbors: the cell across side k.
PAVE_INLINE pave_cell pave_tiling_neighbors(const pave_tiling *tiling, pave_cell cell, int k)
{
    const pave_tiling_side *side = pave_tiling_side_of(tiling, cell.s, k);
    cell.q += side->q;
    cell.r += side->r;
    cell.s = side->s;
    return cell;
}

/// The number of faces that share at least a vertex with face s: at most tiling->touching_max.
PAVE_INLINE int pave_tiling_touching_count(const pave_tiling *tiling, int32_t s)
{
    assert(s >= 0 && s < tiling->face_count);
    return tiling->touching_start[s + 1] - tiling->touching_start[s];
}

/// Touching: the cells that share at least a vertex with a cell, clockwise around it; k is
/// 0..pave_tiling_touching_count - 1.
PAVE_INLINE pave_cell pave_tiling_touching(const pave_tiling *tiling, pave_cell cell, int k)
{
    const pave_tiling_step *step = &tiling->touching[tiling->touching_start[cell.s] + k];
    assert(k >= 0 && k < pave_tiling_touching_count(tiling, cell.s));
    cell.q += step->q;
    cell.r += step->r;
    cell.s = step->s;
    return cell;
}

// ---- World and tiling ---------------------------------------------------------------------------

/// Makes the layout of a tiling: its lattice vectors scaled by the size, rotated and mirrored
/// according to `def`. A NULL `def` means {0}. Returns PAVE_OK; PAVE_RANGE if the orientation is
/// unknown, the size is negative, or the size or origin is not finite. On failure `out` is
/// unchanged, and `error` (may be NULL) says why.
PAVE_API pave_result pave_tiling_layout(const pave_tiling *tiling, const pave_layout_def *def,
                                        pave_layout *out, pave_error *error);

/// The position of the centroid of a cell.
PAVE_INLINE pave_vec2 pave_tiling_face_point(const pave_tiling *tiling, const pave_layout *layout,
                                             pave_cell cell)
{
    assert(cell.s >= 0 && cell.s < tiling->face_count);
    return pave_layout_point(layout, cell.q + tiling->centers[cell.s].x,
                             cell.r + tiling->centers[cell.s].y);
}

/// The position of corner k of a cell, where side k begins. Cells that share a corner give it the
/// same bits.
PAVE_INLINE pave_vec2 pave_tiling_corner_point(const pave_tiling *tiling, const pave_layout *layout,
                                               pave_cell cell, int k)
{
    const pave_tiling_side *side = pave_tiling_side_of(tiling, cell.s, k);
    const pave_vec2 *vertex = &tiling->vertices[side->vertex];
    return pave_layout_point(layout, (cell.q + side->vertex_q) + vertex->x,
                             (cell.r + side->vertex_r) + vertex->y);
}

/// The cell under a position; exactly one for every position. If the position is within 1e-11 of an
/// edge or a vertex, in lattice coordinates, the point is first shifted by 1e-11 towards greater u
/// and 1e-14 towards greater v. On squares and hexagons this chooses the greater q, then the
/// greater r; on triangles it chooses R on the edge between L and R, and otherwise the greater q,
/// then the greater r. Points are clamped to |u|, |v| <= PAVE_COORDINATE_MAX + 1024; NaN counts as
/// 0. On the regular grids pave_square_face_at, pave_hex_face_at and pave_tri_face_at are faster.
PAVE_API pave_cell pave_tiling_face_at(const pave_tiling *tiling, const pave_layout *layout,
                                       pave_vec2 point);

// ---- Cells as text ------------------------------------------------------------------------------
// The notation is `q,r,s`; `q,r` if a unit cell has one face (squares, hexagons); `q,r,L` if the
// faces have letters (triangles). Numbers are decimal digits with an optional minus sign. The text
// contains only the cell: no blanks, no plus sign, no lower-case letters.

/// Size of a buffer for the text of any cell, including the final zero.
enum { PAVE_TILING_TEXT_SIZE = 40 };

/// Reads a cell. If a unit cell has one face, `q,r,0` is also accepted. Returns PAVE_OK;
/// PAVE_INVALID if the text is not a cell of the tiling; PAVE_RANGE if it is a cell beyond |q|, |r|
/// <= PAVE_COORDINATE_MAX. On failure `out` is unchanged.
PAVE_API pave_result pave_tiling_face_read(const pave_tiling *tiling, const char *text,
                                           pave_cell *out);

/// Writes a cell and returns `out`. `out` must hold at least PAVE_TILING_TEXT_SIZE characters.
PAVE_API char *pave_tiling_face_text(const pave_tiling *tiling, pave_cell cell, char *out);

// ---- Colourings ---------------------------------------------------------------------------------

enum {
    PAVE_COLORING_CELLS_MAX = 16, ///< maximum number of unit cells in a period
    PAVE_COLORING_COLORS_MAX = 64 ///< maximum number of colours
};

/// A periodic colouring of a tiling: it repeats every `width` unit cells along i and every `height`
/// along j.
typedef struct pave_coloring {
    int32_t colors;        ///< number of colours, which are 0..colors-1
    int32_t width, height; ///< period in unit cells
    int32_t face_count;    ///< face_count of the tiling
    uint8_t *table;        ///< colour of a cell, at ((r modulo height) * width + q modulo width) *
                           ///< face_count + s
} pave_coloring;

/// Finds a periodic colouring in which neighbours have different colours. It has the minimum number
/// of colours over all periods of at most PAVE_COLORING_CELLS_MAX unit cells, then the smallest
/// period; ties go to the widest period. This is exact for all named tilings. On other large
/// tilings the search ends after a fixed number of steps, and may give more colours or a larger
/// period. The result is the same on every machine. Release it with pave_coloring_release. Returns
/// PAVE_OK; PAVE_NOT_FOUND if colors_max colours (at most PAVE_COLORING_COLORS_MAX) are not enough;
/// PAVE_NO_MEMORY. On failure `out` is zeroed.
PAVE_API pave_result pave_tiling_color(const pave_tiling *tiling, pave_contact contact,
                                       int32_t colors_max, const pave_allocator *allocator,
                                       pave_coloring *out);

/// Releases a colouring with the allocator that made it, and zeroes it. A zeroed colouring is
/// allowed.
PAVE_API void pave_coloring_release(pave_coloring *coloring, const pave_allocator *allocator);

/// The colour of a cell, 0..colors-1. Constant time.
PAVE_INLINE int pave_coloring_of(const pave_coloring *coloring, pave_cell cell)
{
    int32_t q = cell.q % coloring->width, r = cell.r % coloring->height;
    if (q < 0) q += coloring->width;
    if (r < 0) r += coloring->height;
    assert(cell.s >= 0 && cell.s < coloring->face_count);
    return coloring->table[(r * coloring->width + q) * coloring->face_count + cell.s];
}

#ifdef __cplusplus
}
#endif
#endif
