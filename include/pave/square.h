/// pave/square.h: the square grid. Faces, edges and vertices are values, and nine relations lead
/// from one to another. Further sections convert coordinates, map to the world, measure distances,
/// and list the cells of lines, rings, disks and ranges.
///
/// Based on: A. Patel, "Grid parts and relationships", Red Blob Games,
/// https://www.redblobgames.com/grids/parts/ (the parts of a unit cell and the relations; the order
/// of the results is ours). docs/grids.md has all relations in tables.
///
/// y points down, and the face q,r is the unit square with the corners (q, r) and (q + 1, r + 1).
/// Its unit cell contains one vertex (the north-west corner) and two edges: west (W) and north (N):
///
///                            q,r,N
///                     q,r *--------- q+1,r          direction      0 N
///                         |                                   3 W   +   1 E
///                   q,r,W |   q,r                                  2 S
///                         |
///                       q,r+1
///
/// All functions are defined for |q|, |r| <= PAVE_COORDINATE_MAX. Results may be one step beyond
/// these limits; further steps are correct as long as they fit in an int32_t. Functions take
/// constant time unless their comment says otherwise.
///
/// Examples: square_outline.c (sides), square_disks.c (rings, disks, ranges).
#ifndef PAVE_SQUARE_H
#define PAVE_SQUARE_H

#include <pave/layout.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Parts --------------------------------------------------------------------------------------
// Each part has exactly one value: two values are equal if and only if they are the same part. A
// face is a pave_cell with s = 0.

/// The edges of a unit cell.
typedef enum pave_square_edge_kind {
    PAVE_SQUARE_EDGE_W = 0,
    PAVE_SQUARE_EDGE_N = 1
} pave_square_edge_kind;

/// An edge: the west edge (s = 0) or the north edge (s = 1) of the face q,r.
typedef struct pave_square_edge {
    int32_t q, r, s;
} pave_square_edge;

/// A vertex: the north-west corner of the face q,r.
typedef struct pave_square_vertex {
    int32_t q, r;
} pave_square_vertex;

/// The edge (q, r, s); s is PAVE_SQUARE_EDGE_W or PAVE_SQUARE_EDGE_N.
PAVE_INLINE pave_square_edge pave_square_edge_of(int32_t q, int32_t r, int32_t s)
{
    pave_square_edge edge;
    assert(s == PAVE_SQUARE_EDGE_W || s == PAVE_SQUARE_EDGE_N);
    edge.q = q;
    edge.r = r;
    edge.s = s;
    return edge;
}

/// The vertex (q, r).
PAVE_INLINE pave_square_vertex pave_square_vertex_of(int32_t q, int32_t r)
{
    pave_square_vertex vertex;
    vertex.q = q;
    vertex.r = r;
    return vertex;
}

// ---- Parts as text ------------------------------------------------------------------------------
// `q,r` for faces and vertices, `q,r,W` and `q,r,N` for edges. Numbers are decimal digits with an
// optional minus sign. The text contains only the part: no blanks, no plus sign, no lower-case
// letters.

/// Size of a buffer for the text of any part of the square grid, including the final zero.
enum { PAVE_SQUARE_TEXT_SIZE = 32 };

/// Reads a face. Returns PAVE_OK; PAVE_INVALID if the text is not `q,r`; PAVE_RANGE if it is a face
/// beyond |q|, |r| <= PAVE_COORDINATE_MAX. On failure `out` is unchanged.
PAVE_API pave_result pave_square_face_read(const char *text, pave_cell *out);

/// Reads an edge, `q,r,W` or `q,r,N`. Returns the results of pave_square_face_read.
PAVE_API pave_result pave_square_edge_read(const char *text, pave_square_edge *out);

/// Reads a vertex, `q,r`. Returns the results of pave_square_face_read.
PAVE_API pave_result pave_square_vertex_read(const char *text, pave_square_vertex *out);

/// Writes a face as `q,r` and returns `out`. `out` must hold at least PAVE_SQUARE_TEXT_SIZE
/// characters.
PAVE_API char *pave_square_face_text(pave_cell face, char *out);

/// Writes an edge as `q,r,W` or `q,r,N` and returns `out`. `out` must hold at least
/// PAVE_SQUARE_TEXT_SIZE characters.
PAVE_API char *pave_square_edge_text(pave_square_edge edge, char *out);

/// Writes a vertex as `q,r` and returns `out`. `out` must hold at least PAVE_SQUARE_TEXT_SIZE
/// characters.
PAVE_API char *pave_square_vertex_text(pave_square_vertex vertex, char *out);

// ---- The nine relations -------------------------------------------------------------------------
// Each function takes a part and an index k, and returns the k-th related part. k counts from 0 and
// is below the PAVE_SQUARE_..._MAX of that relation.
//
// All relations run clockwise on screen. Parts in the directions of the sides begin at north: 0 N,
// 1 E, 2 S, 3 W. Parts at the corners begin at north-west: 0 NW, 1 NE, 2 SE, 3 SW. With k + 1 taken
// modulo 4,
//   neighbour k of a face is across border k, which runs from corner k to corner k + 1, and
//   edge k that protrudes from a vertex ends at its adjacent vertex k and is between the touched
//   faces k and k + 1.
// Parts of an edge begin with the first one clockwise from north around its midpoint. The article
// lists the same parts in other orders.

/// The number of parts that each relation returns.
enum {
    PAVE_SQUARE_NEIGHBORS_MAX = 4,
    PAVE_SQUARE_BORDERS_MAX = 4,
    PAVE_SQUARE_CORNERS_MAX = 4,
    PAVE_SQUARE_JOINS_MAX = 2,
    PAVE_SQUARE_CONTINUES_MAX = 2,
    PAVE_SQUARE_ENDPOINTS_MAX = 2,
    PAVE_SQUARE_TOUCHES_MAX = 4,
    PAVE_SQUARE_PROTRUDES_MAX = 4,
    PAVE_SQUARE_ADJACENT_MAX = 4,
    PAVE_SQUARE_DIAGONALS_MAX = 4,
    PAVE_SQUARE_TOUCHING_MAX = 8,    ///< faces that share a vertex
    PAVE_SQUARE_MEETS_MAX = 6,       ///< edges that share an endpoint
    PAVE_SQUARE_SURROUNDING_MAX = 8, ///< vertices that share a face
    PAVE_SQUARE_DIRECTIONS_MAX = 8   ///< straight and diagonal directions
};

/// The directions of the sides of a square, clockwise on screen, then the directions across its
/// corners: 4 + k is across corner k.
typedef enum pave_square_direction {
    PAVE_SQUARE_N = 0,
    PAVE_SQUARE_E = 1,
    PAVE_SQUARE_S = 2,
    PAVE_SQUARE_W = 3,
    PAVE_SQUARE_NW = 4,
    PAVE_SQUARE_NE = 5,
    PAVE_SQUARE_SE = 6,
    PAVE_SQUARE_SW = 7
} pave_square_direction;

/// Neighbors: the face across side k.
PAVE_INLINE pave_cell pave_square_neighbors(pave_cell face, int k)
{
    static const int8_t step[PAVE_SQUARE_NEIGHBORS_MAX][2] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    assert(face.s == 0 && k >= 0 && k < PAVE_SQUARE_NEIGHBORS_MAX);
    return pave_cell_of(face.q + step[k][0], face.r + step[k][1]);
}

/// Borders: the edge of a face at side k.
PAVE_INLINE pave_square_edge pave_square_borders(pave_cell face, int k)
{
    static const int8_t step[PAVE_SQUARE_BORDERS_MAX][3] = {{0, 0, PAVE_SQUARE_EDGE_N},
                                                            {1, 0, PAVE_SQUARE_EDGE_W},
                                                            {0, 1, PAVE_SQUARE_EDGE_N},
                                                            {0, 0, PAVE_SQUARE_EDGE_W}};
    assert(face.s == 0 && k >= 0 && k < PAVE_SQUARE_BORDERS_MAX);
    return pave_square_edge_of(face.q + step[k][0], face.r + step[k][1], step[k][2]);
}

/// Corners: the vertex where side k of a face begins, clockwise. 0 is north-west.
PAVE_INLINE pave_square_vertex pave_square_corners(pave_cell face, int k)
{
    static const int8_t step[PAVE_SQUARE_CORNERS_MAX][2] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    assert(face.s == 0 && k >= 0 && k < PAVE_SQUARE_CORNERS_MAX);
    return pave_square_vertex_of(face.q + step[k][0], face.r + step[k][1]);
}

/// Joins: one of the two faces that share the edge. W: 0 is east, 1 is west. N: 0 is north, 1 is
/// south.
PAVE_INLINE pave_cell pave_square_joins(pave_square_edge edge, int k)
{
    static const int8_t step[2][PAVE_SQUARE_JOINS_MAX][2] = {{{0, 0}, {-1, 0}}, {{0, -1}, {0, 0}}};
    assert((edge.s == 0 || edge.s == 1) && k >= 0 && k < PAVE_SQUARE_JOINS_MAX);
    return pave_cell_of(edge.q + step[edge.s][k][0], edge.r + step[edge.s][k][1]);
}

/// Continues: one of the two edges that extend the edge in a straight line. W: 0 to the north, 1 to
/// the south. N: 0 to the east, 1 to the west.
PAVE_INLINE pave_square_edge pave_square_continues(pave_square_edge edge, int k)
{
    static const int8_t step[2][PAVE_SQUARE_CONTINUES_MAX][2] = {{{0, -1}, {0, 1}},
                                                                 {{1, 0}, {-1, 0}}};
    assert((edge.s == 0 || edge.s == 1) && k >= 0 && k < PAVE_SQUARE_CONTINUES_MAX);
    return pave_square_edge_of(edge.q + step[edge.s][k][0], edge.r + step[edge.s][k][1], edge.s);
}

/// Endpoints: one of the two vertices of the edge. The edge shares endpoint k with
/// pave_square_continues(edge, k).
PAVE_INLINE pave_square_vertex pave_square_endpoints(pave_square_edge edge, int k)
{
    static const int8_t step[2][PAVE_SQUARE_ENDPOINTS_MAX][2] = {{{0, 0}, {0, 1}},
                                                                 {{1, 0}, {0, 0}}};
    assert((edge.s == 0 || edge.s == 1) && k >= 0 && k < PAVE_SQUARE_ENDPOINTS_MAX);
    return pave_square_vertex_of(edge.q + step[edge.s][k][0], edge.r + step[edge.s][k][1]);
}

/// Touches: a face that has the vertex as a corner. 0 is north-west. The vertex is corner k + 2,
/// modulo 4, of that face.
PAVE_INLINE pave_cell pave_square_touches(pave_square_vertex vertex, int k)
{
    static const int8_t step[PAVE_SQUARE_TOUCHES_MAX][2] = {{-1, -1}, {0, -1}, {0, 0}, {-1, 0}};
    assert(k >= 0 && k < PAVE_SQUARE_TOUCHES_MAX);
    return pave_cell_of(vertex.q + step[k][0], vertex.r + step[k][1]);
}

/// Protrudes: the edge that leaves a vertex in direction k.
PAVE_INLINE pave_square_edge pave_square_protrudes(pave_square_vertex vertex, int k)
{
    static const int8_t step[PAVE_SQUARE_PROTRUDES_MAX][3] = {{0, -1, PAVE_SQUARE_EDGE_W},
                                                              {0, 0, PAVE_SQUARE_EDGE_N},
                                                              {0, 0, PAVE_SQUARE_EDGE_W},
                                                              {-1, 0, PAVE_SQUARE_EDGE_N}};
    assert(k >= 0 && k < PAVE_SQUARE_PROTRUDES_MAX);
    return pave_square_edge_of(vertex.q + step[k][0], vertex.r + step[k][1], step[k][2]);
}

/// Adjacent: the vertex at the other end of the edge that leaves a vertex in direction k.
PAVE_INLINE pave_square_vertex pave_square_adjacent(pave_square_vertex vertex, int k)
{
    static const int8_t step[PAVE_SQUARE_ADJACENT_MAX][2] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    assert(k >= 0 && k < PAVE_SQUARE_ADJACENT_MAX);
    return pave_square_vertex_of(vertex.q + step[k][0], vertex.r + step[k][1]);
}

// ---- Variants of the relations ------------------------------------------------------------------
// The wider relations of the article, in the same rotation order.

/// Diagonals: the face across corner k, which shares only that corner: 0 NW, 1 NE, 2 SE, 3 SW.
PAVE_INLINE pave_cell pave_square_diagonals(pave_cell face, int k)
{
    static const int8_t step[PAVE_SQUARE_DIAGONALS_MAX][2] = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
    assert(face.s == 0 && k >= 0 && k < PAVE_SQUARE_DIAGONALS_MAX);
    return pave_cell_of(face.q + step[k][0], face.r + step[k][1]);
}

/// Touching: neighbours with diagonals, the faces that share at least a vertex with a face: N, NE,
/// E, SE, S, SW, W, NW. Number 2k is neighbour k; number 2k + 1 is across corner k + 1, modulo 4.
PAVE_INLINE pave_cell pave_square_touching(pave_cell face, int k)
{
    static const int8_t step[PAVE_SQUARE_TOUCHING_MAX][2] = {{0, -1}, {1, -1}, {1, 0},  {1, 1},
                                                             {0, 1},  {-1, 1}, {-1, 0}, {-1, -1}};
    assert(face.s == 0 && k >= 0 && k < PAVE_SQUARE_TOUCHING_MAX);
    return pave_cell_of(face.q + step[k][0], face.r + step[k][1]);
}

/// Meets: an edge that shares an endpoint with the edge, in a straight line with it or not. The
/// edges in line with it are numbers 0 and 3 for W, 1 and 4 for N.
PAVE_INLINE pave_square_edge pave_square_meets(pave_square_edge edge, int k)
{
    static const int8_t step[2][PAVE_SQUARE_MEETS_MAX][3] = {{{0, -1, PAVE_SQUARE_EDGE_W},
                                                              {0, 0, PAVE_SQUARE_EDGE_N},
                                                              {0, 1, PAVE_SQUARE_EDGE_N},
                                                              {0, 1, PAVE_SQUARE_EDGE_W},
                                                              {-1, 1, PAVE_SQUARE_EDGE_N},
                                                              {-1, 0, PAVE_SQUARE_EDGE_N}},
                                                             {{1, -1, PAVE_SQUARE_EDGE_W},
                                                              {1, 0, PAVE_SQUARE_EDGE_N},
                                                              {1, 0, PAVE_SQUARE_EDGE_W},
                                                              {0, 0, PAVE_SQUARE_EDGE_W},
                                                              {-1, 0, PAVE_SQUARE_EDGE_N},
                                                              {0, -1, PAVE_SQUARE_EDGE_W}}};
    assert((edge.s == 0 || edge.s == 1) && k >= 0 && k < PAVE_SQUARE_MEETS_MAX);
    return pave_square_edge_of(edge.q + step[edge.s][k][0], edge.r + step[edge.s][k][1],
                               step[edge.s][k][2]);
}

/// Surrounding: adjacent with diagonals, the vertices that share a face with a vertex: N, NE, E,
/// SE, S, SW, W, NW. Number 2k is adjacent vertex k.
PAVE_INLINE pave_square_vertex pave_square_surrounding(pave_square_vertex vertex, int k)
{
    static const int8_t step[PAVE_SQUARE_SURROUNDING_MAX][2] = {
        {0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}};
    assert(k >= 0 && k < PAVE_SQUARE_SURROUNDING_MAX);
    return pave_square_vertex_of(vertex.q + step[k][0], vertex.r + step[k][1]);
}

// ---- World and grid -----------------------------------------------------------------------------
// In lattice coordinates (see layout.h) the vertex q,r is (q, r), and the centre of the face q,r is
// (q + 1/2, r + 1/2).

/// The layout of squares with edges of length `def->size`; a NULL `def` means {0}. The orientation
/// has no effect. Returns PAVE_OK; PAVE_RANGE if the orientation is unknown, the size is negative,
/// or the size or origin is not finite. On failure `out` is unchanged, and `error` (may be NULL)
/// says why.
PAVE_API pave_result pave_square_layout(const pave_layout_def *def, pave_layout *out,
                                        pave_error *error);

/// The position of the centre of a face.
PAVE_INLINE pave_vec2 pave_square_face_point(const pave_layout *layout, pave_cell face)
{
    return pave_layout_point(layout, face.q + 0.5, face.r + 0.5);
}

/// The position of the midpoint of an edge.
PAVE_INLINE pave_vec2 pave_square_edge_point(const pave_layout *layout, pave_square_edge edge)
{
    return pave_layout_point(layout, edge.q + (edge.s == PAVE_SQUARE_EDGE_N ? 0.5 : 0.0),
                             edge.r + (edge.s == PAVE_SQUARE_EDGE_W ? 0.5 : 0.0));
}

/// The position of a vertex.
PAVE_INLINE pave_vec2 pave_square_vertex_point(const pave_layout *layout, pave_square_vertex vertex)
{
    return pave_layout_point(layout, vertex.q, vertex.r);
}

/// The positions of the corners of a face, in the order of pave_square_corners. `out` must hold at
/// least PAVE_SQUARE_CORNERS_MAX points.
PAVE_INLINE void pave_square_face_corner_points(const pave_layout *layout, pave_cell face,
                                                pave_vec2 *out)
{
    int k;
    for (k = 0; k < PAVE_SQUARE_CORNERS_MAX; k++)
        out[k] = pave_square_vertex_point(layout, pave_square_corners(face, k));
}

/// The face nearest to the lattice point (u, v), for programs in which the face q,r has its centre
/// at (q, r). Ties go to the greater q, then the greater r. Exact: 0.49999999999999994 gives 0.
/// Clamps like pave_layout_floor.
PAVE_INLINE pave_cell pave_square_round(double u, double v)
{
    const int32_t q = pave_layout_floor(u), r = pave_layout_floor(v);
    return pave_cell_of(q + (u - (double)q >= 0.5 && q <= PAVE_COORDINATE_MAX),
                        r + (v - (double)r >= 0.5 && r <= PAVE_COORDINATE_MAX));
}

/// The face under a point. A point on an edge belongs to the face with the greater q, then the
/// greater r. Points beyond the limits give faces just beyond them (see pave_layout_floor).
PAVE_INLINE pave_cell pave_square_face_at(const pave_layout *layout, pave_vec2 point)
{
    pave_vec2 at = pave_layout_lattice(layout, point);
    return pave_cell_of(pave_layout_floor(at.x), pave_layout_floor(at.y));
}

/// The edge nearest to a point, measured on regular squares. Ties go to the first border of the
/// face under the point, in the order of pave_square_borders. Clamps like pave_square_face_at.
PAVE_INLINE pave_square_edge pave_square_edge_at(const pave_layout *layout, pave_vec2 point)
{
    pave_vec2 at = pave_layout_lattice(layout, point);
    pave_cell face = pave_cell_of(pave_layout_floor(at.x), pave_layout_floor(at.y));
    double west = at.x - face.q, north = at.y - face.r, away[PAVE_SQUARE_BORDERS_MAX];
    int k, nearest = 0;
    away[PAVE_SQUARE_N] = north;
    away[PAVE_SQUARE_E] = 1.0 - west;
    away[PAVE_SQUARE_S] = 1.0 - north;
    away[PAVE_SQUARE_W] = west;
    for (k = 1; k < PAVE_SQUARE_BORDERS_MAX; k++) nearest = away[k] < away[nearest] ? k : nearest;
    return pave_square_borders(face, nearest);
}

/// The vertex nearest to a point, measured on regular squares. Ties go to the greater q, then the
/// greater r. Clamps like pave_square_face_at.
PAVE_INLINE pave_square_vertex pave_square_vertex_at(const pave_layout *layout, pave_vec2 point)
{
    pave_vec2 at = pave_layout_lattice(layout, point);
    pave_cell nearest = pave_square_round(at.x, at.y);
    return pave_square_vertex_of(nearest.q, nearest.r);
}

// ---- Directions, rotation, reflection -----------------------------------------------------------

/// The k-th face of the ray that starts at a face in `direction`, 0..7, straight or diagonal; the
/// face itself is the 0-th. k must be at least 0, and the result must be within the limits or one
/// step beyond.
PAVE_INLINE pave_cell pave_square_ray(pave_cell face, int direction, int64_t k)
{
    static const int8_t step[PAVE_SQUARE_DIRECTIONS_MAX][2] = {{0, -1},  {1, 0},  {0, 1}, {-1, 0},
                                                               {-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
    assert(face.s == 0 && direction >= 0 && direction < PAVE_SQUARE_DIRECTIONS_MAX && k >= 0 &&
           k <= 2 * (int64_t)PAVE_COORDINATE_MAX + 2);
    return pave_cell_of((int32_t)(face.q + k * step[direction][0]),
                        (int32_t)(face.r + k * step[direction][1]));
}

/// The face rotated about the centre of the face `about` by k quarter turns, clockwise on screen; k
/// may be any number. The result is within three times the limits, which fits in an int32_t.
PAVE_INLINE pave_cell pave_square_rotate_about_face(pave_cell face, int k, pave_cell about)
{
    int32_t x = face.q - about.q, y = face.r - about.r;
    assert(face.s == 0 && about.s == 0);
    switch (k & 3) {
    case 1: return pave_cell_of(about.q - y, about.r + x);
    case 2: return pave_cell_of(about.q - x, about.r - y);
    case 3: return pave_cell_of(about.q + y, about.r - x);
    default: return face;
    }
}

/// The face rotated about a vertex by k quarter turns, as by pave_square_rotate_about_face.
PAVE_INLINE pave_cell pave_square_rotate_about_vertex(pave_cell face, int k,
                                                      pave_square_vertex about)
{
    int32_t x = face.q - about.q, y = face.r - about.r;
    assert(face.s == 0);
    switch (k & 3) {
    case 1: return pave_cell_of(about.q - y - 1, about.r + x);
    case 2: return pave_cell_of(about.q - x - 1, about.r - y - 1);
    case 3: return pave_cell_of(about.q + y, about.r - x - 1);
    default: return face;
    }
}

/// The coordinate that a reflection keeps. PAVE_SQUARE_AXIS_X swaps up and down, PAVE_SQUARE_AXIS_Y
/// left and right.
typedef enum pave_square_axis { PAVE_SQUARE_AXIS_X = 0, PAVE_SQUARE_AXIS_Y = 1 } pave_square_axis;

/// The mirror image of a face in the line through the centre of the face `about`: horizontal for
/// PAVE_SQUARE_AXIS_X, vertical for PAVE_SQUARE_AXIS_Y. The result is within three times the
/// limits, which fits in an int32_t.
PAVE_INLINE pave_cell pave_square_reflect_about_face(pave_cell face, pave_square_axis axis,
                                                     pave_cell about)
{
    assert(face.s == 0 && about.s == 0 &&
           (axis == PAVE_SQUARE_AXIS_X || axis == PAVE_SQUARE_AXIS_Y));
    if (axis == PAVE_SQUARE_AXIS_X) return pave_cell_of(face.q, 2 * about.r - face.r);
    return pave_cell_of(2 * about.q - face.q, face.r);
}

/// The mirror image of a face in the line through a vertex.
PAVE_INLINE pave_cell pave_square_reflect_about_vertex(pave_cell face, pave_square_axis axis,
                                                       pave_square_vertex about)
{
    assert(face.s == 0 && (axis == PAVE_SQUARE_AXIS_X || axis == PAVE_SQUARE_AXIS_Y));
    if (axis == PAVE_SQUARE_AXIS_X) return pave_cell_of(face.q, 2 * about.r - face.r - 1);
    return pave_cell_of(2 * about.q - face.q - 1, face.r);
}

// ---- Distance -----------------------------------------------------------------------------------

/// Metrics of distance.
typedef enum pave_square_metric {
    PAVE_SQUARE_4 = 0, ///< steps across edges, to neighbours
    PAVE_SQUARE_8 = 1, ///< steps across edges and corners, to touching faces
    /// the Euclidean distance between the centres: for rings, disks and spirals
    PAVE_SQUARE_EUCLID = 2
} pave_square_metric;

/// Maximum radius k of rings and disks. It is larger than every ring and disk within the limits.
#define PAVE_SQUARE_RADIUS_MAX (INT64_C(1) << 30)

/// The number of steps from a to b: |dq| + |dr|, or max(|dq|, |dr|). For PAVE_SQUARE_EUCLID, use
/// pave_square_norm.
PAVE_INLINE int64_t pave_square_distance(pave_cell a, pave_cell b, pave_square_metric metric)
{
    int64_t x = (int64_t)b.q - a.q, y = (int64_t)b.r - a.r;
    assert(a.s == 0 && b.s == 0 && (metric == PAVE_SQUARE_4 || metric == PAVE_SQUARE_8));
    x = x < 0 ? -x : x;
    y = y < 0 ? -y : y;
    if (metric == PAVE_SQUARE_4) return x + y;
    return x > y ? x : y;
}

/// The squared distance between the centres of a and b, with a distance of 1 between neighbours:
/// dq^2 + dr^2.
PAVE_INLINE uint64_t pave_square_norm(pave_cell a, pave_cell b)
{
    int64_t x = (int64_t)b.q - a.q, y = (int64_t)b.r - a.r;
    assert(a.s == 0 && b.s == 0);
    return (uint64_t)(x * x + y * y);
}

// ---- Lines, rings, disks, spirals, ranges -------------------------------------------------------
// These functions write a list to `out`, which must hold at least `capacity` cells and may be NULL
// if `capacity` is 0. *count receives the number of cells of the complete list. They return
//   PAVE_OK        if the list is written;
//   PAVE_CAPACITY  if the list is longer than `capacity`: only *count is written;
//   PAVE_RANGE     if an input or a cell of the list is beyond |q|, |r| <= PAVE_COORDINATE_MAX,
//                  k is negative, or the metric does not exist: nothing is written, and *count is
//                  0. Ranges never return it: they end at the limits.
// They allocate nothing and take time linear in the number of cells of the list. Euclidean rings
// and disks first count their cells, in time linear in k; ranges first count their rows.
//
// Orders. A line runs from a to b. The cells of a ring are in order of their angle at the centre,
// clockwise on screen from north. Disks and ranges run row by row: by r, then q. A spiral consists
// of the rings 0 to k, in order.

/// Writes the straight line from a to b, both included, in steps of `metric`; PAVE_UNSUPPORTED for
/// PAVE_SQUARE_EUCLID. If n is the distance, cell i is the cell at i steps from a that is nearest
/// to the point at i/n of the segment between the centres; ties go to the greater q, then the
/// greater r. Lines are exact at any distance. Translating both ends translates the line; swapping
/// the ends reverses it. Based on: J. Bresenham, "Algorithm for computer control of a digital
/// plotter", 1965 (the error term; the ties are ours).
PAVE_API pave_result pave_square_line(pave_cell a, pave_cell b, pave_square_metric metric,
                                      pave_cell *out, int64_t capacity, int64_t *count);

/// Writes the cells at distance k from `center`. For PAVE_SQUARE_EUCLID, the cells whose norm is in
/// ((k - 1)^2, k^2].
PAVE_API pave_result pave_square_ring(pave_cell center, int64_t k, pave_square_metric metric,
                                      pave_cell *out, int64_t capacity, int64_t *count);

/// Writes the cells at distances 0 to k from `center`, row by row. For PAVE_SQUARE_EUCLID, the
/// cells whose norm is at most k^2.
PAVE_API pave_result pave_square_disk(pave_cell center, int64_t k, pave_square_metric metric,
                                      pave_cell *out, int64_t capacity, int64_t *count);

/// Writes the cells of the disk, ring by ring from the centre outwards.
PAVE_API pave_result pave_square_spiral(pave_cell center, int64_t k, pave_square_metric metric,
                                        pave_cell *out, int64_t capacity, int64_t *count);

/// The cells within all four spans. Rectangles and disks (4 and 8 neighbours) are ranges, and so
/// are their intersections. {0} is the face 0,0. A range has no cell beyond |q|, |r| <=
/// PAVE_COORDINATE_MAX, however wide its spans are. A span of INT64_MIN..INT64_MAX is no
/// restriction, so half planes, strips and wedges are also ranges.
typedef struct pave_square_range {
    pave_span q, r;
    pave_span sum;        ///< range of q + r
    pave_span difference; ///< range of q - r
} pave_square_range;

/// The disk of radius k about `center` as a range. `metric` must not be PAVE_SQUARE_EUCLID, and k
/// must be in 0..2^32. The disk of radius PAVE_COORDINATE_MAX about 0,0 in PAVE_SQUARE_8 contains
/// all cells within the limits.
PAVE_INLINE pave_square_range pave_square_range_of_disk(pave_cell center, int64_t k,
                                                        pave_square_metric metric)
{
    pave_square_range range;
    int64_t across = metric == PAVE_SQUARE_4 ? k : 2 * k;
    int64_t sum = (int64_t)center.q + center.r, difference = (int64_t)center.q - center.r;
    assert(center.s == 0 && k >= 0 && k <= INT64_C(1) << 32 &&
           (metric == PAVE_SQUARE_4 || metric == PAVE_SQUARE_8));
    range.q = pave_span_of(center.q - k, center.q + k);
    range.r = pave_span_of(center.r - k, center.r + k);
    range.sum = pave_span_of(sum - across, sum + across);
    range.difference = pave_span_of(difference - across, difference + across);
    return range;
}

/// The intersection of two ranges.
PAVE_INLINE pave_square_range pave_square_range_intersection(pave_square_range a,
                                                             pave_square_range b)
{
    a.q = pave_span_intersection(a.q, b.q);
    a.r = pave_span_intersection(a.r, b.r);
    a.sum = pave_span_intersection(a.sum, b.sum);
    a.difference = pave_span_intersection(a.difference, b.difference);
    return a;
}

/// Writes the cells of a range, row by row. Never returns PAVE_RANGE.
PAVE_API pave_result pave_square_range_cells(const pave_square_range *range, pave_cell *out,
                                             int64_t capacity, int64_t *count);

// ---- Coarse and fine ----------------------------------------------------------------------------
// Blocks of m x m faces form a coarse square grid. They can also serve as chunks for storage; on
// hexagons, they are parallelograms of m x m faces. m is in 1..PAVE_COORDINATE_MAX.

/// The coarse face that contains `face`. Face Q, R contains m Q + 0..m-1, m R + 0..m-1.
PAVE_INLINE pave_cell pave_square_parent(pave_cell face, int32_t m)
{
    assert(face.s == 0);
    return pave_cell_of((int32_t)pave_floor_divide(face.q, m),
                        (int32_t)pave_floor_divide(face.r, m));
}

#ifdef __cplusplus
}
#endif
#endif
