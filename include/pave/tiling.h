/// pave/tiling.h: periodic patterns of faces as tables.
///
/// A tiling repeats a unit cell along two lattice vectors. Its cells are pave_cell {q, r, s}: face
/// s of the unit cell (q, r). Everything else is a table of offsets: what lies across a side, which
/// sides are twins, where the corners are. So code that walks over a pave_tiling works on every
/// pattern: squares, hexagons, triangles, and whatever else repeats.
///
/// Places are in lattice coordinates (u, v), as everywhere in pave: a layout takes them to the
/// world. Orders run clockwise on screen (y down) and begin at north: side k of a face looks at
/// neighbor k across the edge between its corners k and k + 1. The tables of the three regular
/// grids agree with square.h, hex.h and tri.h in every number.
///
/// Functions that take a cell are defined for |q|, |r| <= PAVE_COORDINATE_MAX; results may lie a
/// few unit cells beyond. A tiling is never changed once it is made, so threads may share it. The
/// struct is there to be read, not to be filled by hand.
///
/// Examples: tiling_regular.c, tiling_named.c, tiling_own.c, tiling_colors.c.
#ifndef PAVE_TILING_H
#define PAVE_TILING_H

#include <pave/layout.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- The tables ---------------------------------------------------------------------------------

/// One side of a face of the unit cell (0, 0). All offsets are in unit cells.
typedef struct pave_tiling_side {
    int32_t q, r, s;                    ///< the face across it
    int32_t twin;                       ///< which side of that face lies on the same edge
    int32_t vertex_q, vertex_r, vertex; ///< the corner where it begins, walking clockwise on screen
    int32_t edge_q, edge_r, edge;       ///< the edge it lies on; its twin names the same
} pave_tiling_side;

/// A face near another: an offset in unit cells, and which face.
typedef struct pave_tiling_step {
    int32_t q, r, s;
} pave_tiling_step;

/// A tiling. Made by the functions below, or one of the three that are built in.
typedef struct pave_tiling {
    const char *name;
    int32_t face_count, edge_count,
        vertex_count;         ///< in a unit cell; vertex_count - edge_count + face_count is 0
    int32_t sides_max;        ///< the most sides of a face
    int32_t touching_max;     ///< the most faces that touch one
    pave_vec2 i, j;           ///< the lattice vectors at size 1, y down
    pave_vec2 flat_i, flat_j; ///< the same turned by 30 degrees clockwise; a square lattice has no
                              ///< orientation and stays
    const char *letters;      ///< face_count letters that stand for s in texts ("LR" on triangles);
                              ///< NULL: numbers
    const int32_t
        *side_start; ///< face_count + 1: the sides of face s are sides[side_start[s]] and on
    const pave_tiling_side
        *sides; ///< of a face: clockwise, beginning with the first at or after north of its centre
    const int32_t *touching_start;    ///< face_count + 1: into touching, as side_start
    const pave_tiling_step *touching; ///< the faces that share at least a vertex with a face:
                                      ///< clockwise round it from north
    const pave_vec2 *centers;         ///< face_count: the faces' centroids, in lattice coordinates
    const pave_vec2 *vertices;        ///< vertex_count: in lattice coordinates
    const struct pave_tiling_private *own; ///< for pave_tiling_face_at
} pave_tiling;

/// Which cells count as next to each other.
typedef enum pave_contact {
    PAVE_CONTACT_EDGE = 0,  ///< those that share an edge
    PAVE_CONTACT_VERTEX = 1 ///< those that share at least a vertex
} pave_contact;

/// The word of a contact: "edge", "vertex"; NULL for a number that does not exist. The text is
/// static. Constant time.
PAVE_API const char *pave_contact_name(pave_contact value);

/// The contact of a word. Returns PAVE_OK; PAVE_NOT_FOUND, and `out` is untouched.
PAVE_API pave_result pave_contact_read(const char *name, pave_contact *out);

// ---- The regular grids --------------------------------------------------------------------------
// Static: nothing to create and nothing to destroy. Constant time.

/// Squares: the unit cell is the face with the corners (0, 0) and (1, 1); edges 0 W, 1 N; i (1, 0),
/// j (0, 1).
PAVE_API const pave_tiling *pave_tiling_square(void);

/// Hexagons: the face q,r has its centre at (q, r) and the vertices 0 N at (q + 1/3, r - 2/3), 1 S
/// at (q - 1/3, r + 2/3); edges 0 NE, 1 NW, 2 W; i (sqrt 3, 0), j (sqrt 3 / 2, 3/2).
PAVE_API const pave_tiling *pave_tiling_hex(void);

/// Triangles: vertices at whole numbers; face 0, L, has the corners (q, r), (q + 1, r), (q, r + 1),
/// and face 1, R, the corners (q + 1, r), (q + 1, r + 1), (q, r + 1); edges 0 E, 1 N, 2 W, all of
/// L; i (1, 0), j (1/2, sqrt 3 / 2).
PAVE_API const pave_tiling *pave_tiling_tri(void);

// ---- Tilings by name ----------------------------------------------------------------------------
// In this order: square, hex and tri; the other eight Archimedean tilings, of regular polygons of
// which the same ones, in the same order, stand round every vertex; and the duals of those eight,
// named after P.-S. de Laves, whose faces are all alike. (The duals of square, hex and tri are
// square, tri and hex.) The configuration lists the polygons round a vertex: 3.3.4.3.4; of a dual,
// those of the tiling that it is dual to: V3.3.4.3.4.
//
//   trihexagonal 3.6.3.6, truncated-square 4.8.8, truncated-hexagonal 3.12.12,
//   truncated-trihexagonal 4.6.12, rhombitrihexagonal 3.4.6.4, snub-square 3.3.4.3.4,
//   elongated-triangular 3.3.3.4.4, snub-trihexagonal 3.3.3.3.6 rhombille, tetrakis-square,
//   triakis-triangular, kisrhombille, deltoidal-trihexagonal, cairo, prismatic-pentagonal,
//   floret-pentagonal
//
// The edges of the Archimedean tilings have length 1 at size 1; their duals have the same lattice
// vectors. Based on: B. Gruenbaum, G. C. Shephard, "Tilings and patterns", 1987 (which there are,
// and their names).

/// How many tilings are known by name.
enum { PAVE_TILING_NAMES = 19 };

/// The name of a tiling; NULL for an index that is not in 0..PAVE_TILING_NAMES-1. The text is
/// static. Constant time.
PAVE_API const char *pave_tiling_name(int32_t index);

/// Its vertex configuration, such as "3.3.4.3.4", of a dual "V3.3.4.3.4"; NULL for an index as
/// above. The text is static. Constant time.
PAVE_API const char *pave_tiling_configuration(int32_t index);

/// Makes a tiling that is known by name or by configuration; give it to pave_tiling_destroy.
/// Returns PAVE_OK; PAVE_NOT_FOUND; PAVE_NO_MEMORY. On failure `out` is NULL. Less than a
/// millisecond.
PAVE_API pave_result pave_tiling_create_named(const char *name, const pave_allocator *allocator,
                                              pave_tiling **out, pave_error *error);

// ---- Tilings of one's own -----------------------------------------------------------------------

enum {
    PAVE_TILING_FACES_MAX = 256, ///< the most faces of a unit cell
    PAVE_TILING_SIDES_MAX = 32   ///< the most sides of a face
};

/// A face: its corners in the world, y down, one after the other, either way round.
typedef struct pave_tiling_polygon {
    int32_t corner_count; ///< 3..PAVE_TILING_SIDES_MAX
    const pave_vec2 *corners;
} pave_tiling_polygon;

/// What a tiling is made of: the faces of one unit cell, which repeat by i and by j. It does not
/// matter which repetition of a face is given.
typedef struct pave_tiling_def {
    /// NULL: "". Without blanks at its ends, control characters (line breaks among them) and `#`,
    /// so that a mask file can name it. The name or configuration of a tiling that pave knows is
    /// only for that tiling, with the same faces, numbers and places: then it gets pave's own
    /// tables and name.
    const char *name;
    pave_vec2 i, j;     ///< the lattice vectors
    int32_t face_count; ///< 1..PAVE_TILING_FACES_MAX
    const pave_tiling_polygon *faces;
} pave_tiling_def;

/// Makes a tiling from polygons; give it to pave_tiling_destroy. The arrays and the name are
/// copied.
///
/// The polygons are simple, convex or not, and lie edge to edge: a corner stands wherever another
/// face has one (angles of 180 degrees are allowed), within 1e-6 of the shorter lattice vector.
/// Face s of the tiling is faces[s]; its sides are numbered anew, clockwise from north. The vertex
/// with the least number in a place is that of the first corner there, at offset 0, 0.
///
/// Returns PAVE_OK; PAVE_NO_MEMORY; PAVE_RANGE when there are not 1..PAVE_TILING_FACES_MAX faces
/// (none, say), a face has not 3..PAVE_TILING_SIDES_MAX corners, a corner lies more than 1000 unit
/// cells from the origin, or a face stretches over more than 16; PAVE_INVALID when a number is not
/// finite, the name is not allowed, or it is no tiling: the lattice lies in one line (at less than
/// a thousandth), a polygon is flat or crosses itself, a side has no twin, faces overlap, or there
/// is a gap. Then `error`, which may be NULL, names the face and the side: side k of a polygon runs
/// from its corner k to the next, both counted from 0 as they were given. On failure `out` is NULL.
/// Time grows with the square of the number of corners: well below a millisecond for a dozen faces,
/// a third of a second for the most.
PAVE_API pave_result pave_tiling_create(const pave_tiling_def *def, const pave_allocator *allocator,
                                        pave_tiling **out, pave_error *error);

/// The dual: face v is made of the centres of the faces round vertex v, and the lattice is the
/// same. Returns as pave_tiling_create does; PAVE_INVALID also where a vertex joins only two faces,
/// or the centres make no tiling. `name` is as there.
PAVE_API pave_result pave_tiling_create_dual(const pave_tiling *tiling, const char *name,
                                             const pave_allocator *allocator, pave_tiling **out,
                                             pave_error *error);

/// Releases a tiling that was made; NULL is allowed. The three static ones must not be given.
PAVE_API void pave_tiling_destroy(pave_tiling *tiling);

// ---- Cells --------------------------------------------------------------------------------------
// What follows takes constant time.

/// Whether s is a face of the tiling, and |q| and |r| are at most PAVE_COORDINATE_MAX.
static inline bool pave_tiling_cell_valid(const pave_tiling *tiling, pave_cell cell)
{
    return cell.s >= 0 && cell.s < tiling->face_count && pave_cell_in_range(cell);
}

/// How many sides, and so neighbors, borders and corners, face s has: 3..tiling->sides_max.
static inline int pave_tiling_side_count(const pave_tiling *tiling, int32_t s)
{
    assert(s >= 0 && s < tiling->face_count);
    return tiling->side_start[s + 1] - tiling->side_start[s];
}

/// Side k of face s, with its offsets; k is 0..pave_tiling_side_count - 1.
static inline const pave_tiling_side *pave_tiling_side_of(const pave_tiling *tiling, int32_t s,
                                                          int k)
{
    assert(k >= 0 && k < pave_tiling_side_count(tiling, s));
    return &tiling->sides[tiling->side_start[s] + k];
}

/// Neighbors: the cell across side k.
static inline pave_cell pave_tiling_neighbors(const pave_tiling *tiling, pave_cell cell, int k)
{
    const pave_tiling_side *side = pave_tiling_side_of(tiling, cell.s, k);
    cell.q += side->q;
    cell.r += side->r;
    cell.s = side->s;
    return cell;
}

/// How many faces share at least a vertex with face s: at most tiling->touching_max.
static inline int pave_tiling_touching_count(const pave_tiling *tiling, int32_t s)
{
    assert(s >= 0 && s < tiling->face_count);
    return tiling->touching_start[s + 1] - tiling->touching_start[s];
}

/// Touching: the cells that share at least a vertex with a cell, clockwise round it; k is
/// 0..pave_tiling_touching_count - 1.
static inline pave_cell pave_tiling_touching(const pave_tiling *tiling, pave_cell cell, int k)
{
    const pave_tiling_step *step = &tiling->touching[tiling->touching_start[cell.s] + k];
    assert(k >= 0 && k < pave_tiling_touching_count(tiling, cell.s));
    cell.q += step->q;
    cell.r += step->r;
    cell.s = step->s;
    return cell;
}

// ---- World and tiling ---------------------------------------------------------------------------

/// The layout of a tiling: its own lattice vectors, times the size, turned and mirrored as `def`
/// says (NULL: the default). Returns PAVE_OK; PAVE_INVALID when the size is negative, or it or the
/// origin is not finite, or nothing is left of the lattice; then `out` is untouched.
PAVE_API pave_result pave_tiling_layout(const pave_tiling *tiling, const pave_layout_def *def,
                                        pave_layout *out, pave_error *error);

/// The centroid of a cell in the world.
static inline pave_vec2 pave_tiling_face_point(const pave_tiling *tiling, const pave_layout *layout,
                                               pave_cell cell)
{
    assert(cell.s >= 0 && cell.s < tiling->face_count);
    return pave_layout_point(layout, cell.q + tiling->centers[cell.s].x,
                             cell.r + tiling->centers[cell.s].y);
}

/// Corner k of a cell in the world: where side k begins. The corners of two cells that meet there
/// are the same bits.
static inline pave_vec2 pave_tiling_corner_point(const pave_tiling *tiling,
                                                 const pave_layout *layout, pave_cell cell, int k)
{
    const pave_tiling_side *side = pave_tiling_side_of(tiling, cell.s, k);
    const pave_vec2 *vertex = &tiling->vertices[side->vertex];
    return pave_layout_point(layout, (cell.q + side->vertex_q) + vertex->x,
                             (cell.r + side->vertex_r) + vertex->y);
}

/// The cell under a point of the world. Every point has exactly one. On an edge or a vertex (within
/// 1e-11 of it, in lattice coordinates) it is the cell in which the point lies when it is moved by
/// a hair towards greater u, and by a thousandth of that towards greater v: on squares and hexagons
/// the greater q, then the greater r; on triangles R on the edge between L and R, else the greater
/// q, then the greater r. Beyond |u|, |v| <= PAVE_COORDINATE_MAX + 1024 the point is moved there;
/// what is not a number counts as 0. 100 to 200 ns; on the regular grids pave_square_face_at and
/// its likes are faster.
PAVE_API pave_cell pave_tiling_face_at(const pave_tiling *tiling, const pave_layout *layout,
                                       pave_vec2 point);

// ---- Cells as text ------------------------------------------------------------------------------
// `q,r,s`; where a unit cell has one face (squares, hexagons, and those of one's own that have one)
// `q,r`, and where the faces have letters (triangles) `q,r,L`. Numbers are decimal digits with an
// optional minus before them. The whole text must be the cell: no blanks, no plus sign, no small
// letters.

/// A buffer of this many characters holds the text of any cell, its final zero included.
enum { PAVE_TILING_TEXT_SIZE = 40 };

/// Reads a cell; where a unit cell has one face, `q,r,0` is taken too. Returns PAVE_OK;
/// PAVE_INVALID when the text is no cell of the tiling; PAVE_RANGE when it is one beyond |q|, |r|
/// <= PAVE_COORDINATE_MAX. On failure `out` is untouched.
PAVE_API pave_result pave_tiling_face_read(const pave_tiling *tiling, const char *text,
                                           pave_cell *out);

/// Writes a cell and returns `out`. `out` must hold at least PAVE_TILING_TEXT_SIZE characters.
PAVE_API char *pave_tiling_face_text(const pave_tiling *tiling, pave_cell cell, char *out);

// ---- Colourings ---------------------------------------------------------------------------------

enum {
    PAVE_COLORING_CELLS_MAX = 16, ///< the most unit cells of a period
    PAVE_COLORING_COLORS_MAX = 64 ///< the most colours
};

/// Colours for all cells of a tiling, which repeat every `width` unit cells along i and every
/// `height` along j.
typedef struct pave_coloring {
    int32_t colors;        ///< the colours are 0..colors-1
    int32_t width, height; ///< the period
    int32_t face_count;    ///< that of the tiling
    uint8_t *table;        ///< ((r modulo height) * width + q modulo width) * face_count + s
} pave_coloring;

/// Finds a proper colouring, in which cells in contact have different colours: the fewest colours
/// that any period of at most PAVE_COLORING_CELLS_MAX unit cells allows, and of these the smallest
/// period, the wider first. Exact for everything that pave knows by name; for a large tiling of
/// one's own, a search is given up after a fixed number of steps, and more colours or a larger
/// period taken. The same on every machine. Give it to pave_coloring_release. Returns PAVE_OK;
/// PAVE_NOT_FOUND when colors_max (at most PAVE_COLORING_COLORS_MAX) do not suffice;
/// PAVE_NO_MEMORY. On failure `out` is zeroed.
PAVE_API pave_result pave_tiling_color(const pave_tiling *tiling, pave_contact contact,
                                       int32_t colors_max, const pave_allocator *allocator,
                                       pave_coloring *out);

/// Releases a colouring, with the allocator that it was made with, and zeroes it. A zeroed one is
/// allowed.
PAVE_API void pave_coloring_release(pave_coloring *coloring, const pave_allocator *allocator);

/// The colour of a cell, 0..colors-1. Constant time.
static inline int pave_coloring_of(const pave_coloring *coloring, pave_cell cell)
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
