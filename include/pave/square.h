/// pave/square.h: the square grid: its parts, the nine relations between them, places in the world,
/// distances, lines, rings, disks, ranges.
///
/// Based on: A. Patel, "Grid parts and relationships", 2006 and later (which part belongs to which
/// unit cell, and the relations; the order of the results is ours). docs/grids.md shows the
/// relations as one table.
///
/// y points down, and the face q,r is the unit square with the corners (q, r) and (q + 1, r + 1).
/// Its unit cell holds one vertex, the north-west one, and two edges, the west one (W) and the
/// north one (N):
///
///                            q,r,N
///                     q,r *--------- q+1,r          direction      0 N
///                         |                                   3 W   +   1 E
///                   q,r,W |   q,r                                  2 S
///                         |
///                       q,r+1
///
/// Everything here is defined for |q|, |r| <= PAVE_COORDINATE_MAX; results may lie a step beyond,
/// and steps from there are right as well as long as they fit an int32_t. Constant time, if nothing
/// else is said.
///
/// Examples: square_parts.c, square_relations.c, square_outline.c (sides), square_moves.c,
/// square_lines.c, square_disks.c, square_world.c, square_chunks.c, square_many.c.
#ifndef PAVE_SQUARE_H
#define PAVE_SQUARE_H

#include <pave/layout.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Parts --------------------------------------------------------------------------------------
// Canonical: one value for each part, so that equal values are the same part. A face is a pave_cell
// with s = 0.

/// Which edge of a unit cell.
typedef enum pave_square_edge_kind {
    PAVE_SQUARE_EDGE_W = 0,
    PAVE_SQUARE_EDGE_N = 1
} pave_square_edge_kind;

/// An edge: the west (s = 0) or the north one (s = 1) of the face q,r.
typedef struct pave_square_edge {
    int32_t q, r, s;
} pave_square_edge;

/// A vertex: the north-west corner of the face q,r.
typedef struct pave_square_vertex {
    int32_t q, r;
} pave_square_vertex;

/// The edge (q, r, s); s is PAVE_SQUARE_EDGE_W or PAVE_SQUARE_EDGE_N.
static inline pave_square_edge pave_square_edge_of(int32_t q, int32_t r, int32_t s)
{
    pave_square_edge edge;
    assert(s == PAVE_SQUARE_EDGE_W || s == PAVE_SQUARE_EDGE_N);
    edge.q = q;
    edge.r = r;
    edge.s = s;
    return edge;
}

/// The vertex (q, r).
static inline pave_square_vertex pave_square_vertex_of(int32_t q, int32_t r)
{
    pave_square_vertex vertex;
    vertex.q = q;
    vertex.r = r;
    return vertex;
}

/// Whether both are the same edge. (For faces there is pave_cell_equal.)
static inline bool pave_square_edge_equal(pave_square_edge a, pave_square_edge b)
{
    return a.q == b.q && a.r == b.r && a.s == b.s;
}

/// Whether both are the same vertex.
static inline bool pave_square_vertex_equal(pave_square_vertex a, pave_square_vertex b)
{
    return a.q == b.q && a.r == b.r;
}

// ---- Parts as text ------------------------------------------------------------------------------
// `q,r` for faces and vertices, `q,r,W` and `q,r,N` for edges. Numbers are decimal digits with an
// optional minus before them. The whole text must be the part: no blanks, no plus sign, no small
// letters.

/// A buffer of this many characters holds the text of any part of the square grid, its final zero
/// included.
enum { PAVE_SQUARE_TEXT_SIZE = 32 };

/// Reads a face. Returns PAVE_OK; PAVE_INVALID when the text is no `q,r`; PAVE_RANGE when it is one
/// beyond |q|, |r| <= PAVE_COORDINATE_MAX. On failure `out` is untouched. The two below do the same
/// for their notation.
PAVE_API pave_result pave_square_face_read(const char *text, pave_cell *out);

/// Reads an edge, `q,r,W` or `q,r,N`. Returns as pave_square_face_read does.
PAVE_API pave_result pave_square_edge_read(const char *text, pave_square_edge *out);

/// Reads a vertex, `q,r`. Returns as pave_square_face_read does.
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
// Each takes a part and k, and gives the k-th of the parts that are so related to it; k counts from
// 0 up to the maximum of that relation.
//
// All run clockwise on screen. What lies along the directions begins at north: 0 N, 1 E, 2 S, 3 W.
// What lies between them begins at north-west: 0 NW, 1 NE, 2 SE, 3 SW. So, with k + 1 taken modulo
// 4,
//   side k of a face looks at neighbor k across border k, which lies between the corners k and k +
//   1, and the edge that protrudes from a vertex as its k-th leads to its adjacent vertex k and
//   lies between the touched faces k and k + 1.
// What belongs to an edge begins with the first that one meets turning clockwise from north around
// its middle. The text that this is based on lists the same parts in orders of its own: they agree
// as sets, not as sequences.

/// How many parts each relation gives.
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
    PAVE_SQUARE_TOUCHING_MAX = 8,    ///< neighbors with diagonals
    PAVE_SQUARE_MEETS_MAX = 6,       ///< continues, round the corner too
    PAVE_SQUARE_SURROUNDING_MAX = 8, ///< adjacent with diagonals
    PAVE_SQUARE_DIRECTIONS_MAX = 8   ///< straight and diagonal ones
};

/// The directions of a square's sides, clockwise on screen; then those across its corners: 4 + k
/// across corner k.
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
static inline pave_cell pave_square_neighbors(pave_cell face, int k)
{
    static const int8_t step[PAVE_SQUARE_NEIGHBORS_MAX][2] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    assert(face.s == 0 && k >= 0 && k < PAVE_SQUARE_NEIGHBORS_MAX);
    return pave_cell_of(face.q + step[k][0], face.r + step[k][1]);
}

/// Borders: the edge of a face at side k.
static inline pave_square_edge pave_square_borders(pave_cell face, int k)
{
    static const int8_t step[PAVE_SQUARE_BORDERS_MAX][3] = {{0, 0, PAVE_SQUARE_EDGE_N},
                                                            {1, 0, PAVE_SQUARE_EDGE_W},
                                                            {0, 1, PAVE_SQUARE_EDGE_N},
                                                            {0, 0, PAVE_SQUARE_EDGE_W}};
    assert(face.s == 0 && k >= 0 && k < PAVE_SQUARE_BORDERS_MAX);
    return pave_square_edge_of(face.q + step[k][0], face.r + step[k][1], step[k][2]);
}

/// Corners: the vertex of a face where side k begins, walking clockwise: 0 is the north-west one.
static inline pave_square_vertex pave_square_corners(pave_cell face, int k)
{
    static const int8_t step[PAVE_SQUARE_CORNERS_MAX][2] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    assert(face.s == 0 && k >= 0 && k < PAVE_SQUARE_CORNERS_MAX);
    return pave_square_vertex_of(face.q + step[k][0], face.r + step[k][1]);
}

/// Joins: one of the two faces that share an edge. W: 0 is the east one, 1 the west one. N: 0 is
/// the north one, 1 the south one.
static inline pave_cell pave_square_joins(pave_square_edge edge, int k)
{
    static const int8_t step[2][PAVE_SQUARE_JOINS_MAX][2] = {{{0, 0}, {-1, 0}}, {{0, -1}, {0, 0}}};
    assert((edge.s == 0 || edge.s == 1) && k >= 0 && k < PAVE_SQUARE_JOINS_MAX);
    return pave_cell_of(edge.q + step[edge.s][k][0], edge.r + step[edge.s][k][1]);
}

/// Continues: one of the two edges that prolong an edge in its own line. W: 0 to the north, 1 to
/// the south. N: 0 to the east, 1 to the west.
static inline pave_square_edge pave_square_continues(pave_square_edge edge, int k)
{
    static const int8_t step[2][PAVE_SQUARE_CONTINUES_MAX][2] = {{{0, -1}, {0, 1}},
                                                                 {{1, 0}, {-1, 0}}};
    assert((edge.s == 0 || edge.s == 1) && k >= 0 && k < PAVE_SQUARE_CONTINUES_MAX);
    return pave_square_edge_of(edge.q + step[edge.s][k][0], edge.r + step[edge.s][k][1], edge.s);
}

/// Endpoints: one of the two vertices that an edge runs between; k-th is the one that the edge
/// shares with pave_square_continues(edge, k).
static inline pave_square_vertex pave_square_endpoints(pave_square_edge edge, int k)
{
    static const int8_t step[2][PAVE_SQUARE_ENDPOINTS_MAX][2] = {{{0, 0}, {0, 1}},
                                                                 {{1, 0}, {0, 0}}};
    assert((edge.s == 0 || edge.s == 1) && k >= 0 && k < PAVE_SQUARE_ENDPOINTS_MAX);
    return pave_square_vertex_of(edge.q + step[edge.s][k][0], edge.r + step[edge.s][k][1]);
}

/// Touches: a face that has the vertex as a corner: 0 is the north-west one. The vertex is that
/// face's corner k + 2 modulo 4.
static inline pave_cell pave_square_touches(pave_square_vertex vertex, int k)
{
    static const int8_t step[PAVE_SQUARE_TOUCHES_MAX][2] = {{-1, -1}, {0, -1}, {0, 0}, {-1, 0}};
    assert(k >= 0 && k < PAVE_SQUARE_TOUCHES_MAX);
    return pave_cell_of(vertex.q + step[k][0], vertex.r + step[k][1]);
}

/// Protrudes: the edge that leaves a vertex in direction k.
static inline pave_square_edge pave_square_protrudes(pave_square_vertex vertex, int k)
{
    static const int8_t step[PAVE_SQUARE_PROTRUDES_MAX][3] = {{0, -1, PAVE_SQUARE_EDGE_W},
                                                              {0, 0, PAVE_SQUARE_EDGE_N},
                                                              {0, 0, PAVE_SQUARE_EDGE_W},
                                                              {-1, 0, PAVE_SQUARE_EDGE_N}};
    assert(k >= 0 && k < PAVE_SQUARE_PROTRUDES_MAX);
    return pave_square_edge_of(vertex.q + step[k][0], vertex.r + step[k][1], step[k][2]);
}

/// Adjacent: the vertex at the other end of the edge that leaves a vertex in direction k.
static inline pave_square_vertex pave_square_adjacent(pave_square_vertex vertex, int k)
{
    static const int8_t step[PAVE_SQUARE_ADJACENT_MAX][2] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    assert(k >= 0 && k < PAVE_SQUARE_ADJACENT_MAX);
    return pave_square_vertex_of(vertex.q + step[k][0], vertex.r + step[k][1]);
}

// ---- Variants of the relations ------------------------------------------------------------------
// The wider readings that the text names. The same rotation order.

/// Diagonals: the face across corner k, that has only this corner in common: 0 NW, 1 NE, 2 SE, 3
/// SW.
static inline pave_cell pave_square_diagonals(pave_cell face, int k)
{
    static const int8_t step[PAVE_SQUARE_DIAGONALS_MAX][2] = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
    assert(face.s == 0 && k >= 0 && k < PAVE_SQUARE_DIAGONALS_MAX);
    return pave_cell_of(face.q + step[k][0], face.r + step[k][1]);
}

/// Touching: neighbors with diagonals, the faces that share at least a vertex with a face: N, NE,
/// E, SE, S, SW, W, NW. Number 2k is neighbor k; number 2k + 1 lies across the corner k + 1
/// modulo 4.
static inline pave_cell pave_square_touching(pave_cell face, int k)
{
    static const int8_t step[PAVE_SQUARE_TOUCHING_MAX][2] = {{0, -1}, {1, -1}, {1, 0},  {1, 1},
                                                             {0, 1},  {-1, 1}, {-1, 0}, {-1, -1}};
    assert(face.s == 0 && k >= 0 && k < PAVE_SQUARE_TOUCHING_MAX);
    return pave_cell_of(face.q + step[k][0], face.r + step[k][1]);
}

/// Meets: continues without the demand for one line: the edges that share an endpoint with an edge.
/// Those in its line are the numbers 0 and 3 of W, 1 and 4 of N.
static inline pave_square_edge pave_square_meets(pave_square_edge edge, int k)
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
static inline pave_square_vertex pave_square_surrounding(pave_square_vertex vertex, int k)
{
    static const int8_t step[PAVE_SQUARE_SURROUNDING_MAX][2] = {
        {0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}};
    assert(k >= 0 && k < PAVE_SQUARE_SURROUNDING_MAX);
    return pave_square_vertex_of(vertex.q + step[k][0], vertex.r + step[k][1]);
}

// ---- Sides --------------------------------------------------------------------------------------
// For those who keep the edges of two faces apart: half an edge, as one of its faces sees it.

/// A side: that of the face (q, r) which looks in `direction`.
typedef struct pave_square_side {
    int32_t q, r;
    int32_t direction; ///< a pave_square_direction, 0..3
} pave_square_side;

/// The side of a face that looks in `direction`, 0..3.
static inline pave_square_side pave_square_side_of(pave_cell face, int direction)
{
    pave_square_side side;
    assert(face.s == 0 && direction >= 0 && direction < PAVE_SQUARE_NEIGHBORS_MAX);
    side.q = face.q;
    side.r = face.r;
    side.direction = direction;
    return side;
}

/// Whether both are the same side. A side and its twin are two.
static inline bool pave_square_side_equal(pave_square_side a, pave_square_side b)
{
    return a.q == b.q && a.r == b.r && a.direction == b.direction;
}

/// The face that a side belongs to.
static inline pave_cell pave_square_side_face(pave_square_side side)
{
    return pave_cell_of(side.q, side.r);
}

/// The side of the neighbor that lies on the same edge. The twin of the twin is the side itself.
static inline pave_square_side pave_square_side_twin(pave_square_side side)
{
    return pave_square_side_of(pave_square_neighbors(pave_square_side_face(side), side.direction),
                               (side.direction + 2) % 4);
}

/// The edge that a side lies on: the same for its twin.
static inline pave_square_edge pave_square_side_edge(pave_square_side side)
{
    return pave_square_borders(pave_square_side_face(side), side.direction);
}

/// The side of the face pave_square_joins(edge, k) that lies on the edge; that of the other k is
/// its twin.
static inline pave_square_side pave_square_edge_side(pave_square_edge edge, int k)
{
    static const int8_t direction[2][PAVE_SQUARE_JOINS_MAX] = {{PAVE_SQUARE_W, PAVE_SQUARE_E},
                                                               {PAVE_SQUARE_S, PAVE_SQUARE_N}};
    assert((edge.s == 0 || edge.s == 1) && k >= 0 && k < PAVE_SQUARE_JOINS_MAX);
    return pave_square_side_of(pave_square_joins(edge, k), direction[edge.s][k]);
}

// ---- Coordinates --------------------------------------------------------------------------------
// Other ways to name a face, each both ways, negative numbers included.

/// The number of a face in rows of `width` faces: q + r width. q must lie in 0..width-1; r may be
/// negative, and then so is the number.
static inline int64_t pave_square_to_index(pave_cell face, int32_t width)
{
    assert(face.s == 0 && width >= 1 && face.q >= 0 && face.q < width);
    return face.q + (int64_t)face.r * width;
}

/// Whether an index is that of a face within the limits, in rows of `width` faces; `width` must be
/// at least 1.
static inline bool pave_square_index_valid(int64_t index, int32_t width)
{
    int64_t r = pave_floor_divide(index, width);
    return r >= -PAVE_COORDINATE_MAX && r <= PAVE_COORDINATE_MAX &&
           pave_floor_modulo(index, width) <= PAVE_COORDINATE_MAX;
}

/// The face that has this number in rows of `width` faces; the index must be valid.
static inline pave_cell pave_square_from_index(int64_t index, int32_t width)
{
    assert(pave_square_index_valid(index, width));
    return pave_cell_of((int32_t)pave_floor_modulo(index, width),
                        (int32_t)pave_floor_divide(index, width));
}

// ---- World and grid -----------------------------------------------------------------------------
// In lattice coordinates (see layout.h) the vertex q,r lies at (q, r), and so the middle of the
// face q,r at (q + 1/2, r + 1/2).

/// The layout of unit squares times `def->size`, y down or up; `def` may be NULL, which is {0}.
/// Squares have no orientation: both are the same. Returns PAVE_OK; PAVE_INVALID when a number of
/// `def` is negative or not finite (see pave_layout_of), or its orientation is none.
PAVE_API pave_result pave_square_layout(const pave_layout_def *def, pave_layout *out,
                                        pave_error *error);

/// The middle of a face.
static inline pave_vec2 pave_square_face_point(const pave_layout *layout, pave_cell face)
{
    return pave_layout_point(layout, face.q + 0.5, face.r + 0.5);
}

/// The middle of an edge.
static inline pave_vec2 pave_square_edge_point(const pave_layout *layout, pave_square_edge edge)
{
    return pave_layout_point(layout, edge.q + (edge.s == PAVE_SQUARE_EDGE_N ? 0.5 : 0.0),
                             edge.r + (edge.s == PAVE_SQUARE_EDGE_W ? 0.5 : 0.0));
}

/// Where a vertex lies.
static inline pave_vec2 pave_square_vertex_point(const pave_layout *layout,
                                                 pave_square_vertex vertex)
{
    return pave_layout_point(layout, vertex.q, vertex.r);
}

/// The corners of a face, in the order of pave_square_corners. `out` must hold at least
/// PAVE_SQUARE_CORNERS_MAX points.
static inline void pave_square_face_corner_points(const pave_layout *layout, pave_cell face,
                                                  pave_vec2 *out)
{
    int k;
    for (k = 0; k < PAVE_SQUARE_CORNERS_MAX; k++)
        out[k] = pave_square_vertex_point(layout, pave_square_corners(face, k));
}

/// The face whose centre is nearest to the lattice point (u, v), for those who let the face q,r
/// have its centre at (q, r). Ties go to the greater q, then the greater r. Beyond the limits as
/// pave_layout_round.
static inline pave_cell pave_square_round(double u, double v)
{
    return pave_cell_of(pave_layout_round(u), pave_layout_round(v));
}

/// The face under a point. A point on an edge belongs to the face of the greater q, then the
/// greater r. Points beyond the limits give faces that are just beyond them (see
/// pave_layout_floor).
static inline pave_cell pave_square_face_at(const pave_layout *layout, pave_vec2 point)
{
    pave_vec2 at = pave_layout_lattice(layout, point);
    return pave_cell_of(pave_layout_floor(at.x), pave_layout_floor(at.y));
}

/// The edge nearest to a point, as the grid's own squares measure it. Of edges equally near it is
/// the first border, in the order of pave_square_borders, of the face under the point. Beyond the
/// limits as pave_square_face_at.
static inline pave_square_edge pave_square_edge_at(const pave_layout *layout, pave_vec2 point)
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

/// The vertex nearest to a point, as the grid's own squares measure it. Ties go to the greater q,
/// then the greater r. Beyond the limits as pave_square_face_at.
static inline pave_square_vertex pave_square_vertex_at(const pave_layout *layout, pave_vec2 point)
{
    pave_vec2 at = pave_layout_lattice(layout, point);
    return pave_square_vertex_of(pave_layout_round(at.x), pave_layout_round(at.y));
}

// ---- Directions, rotation, reflection -----------------------------------------------------------

/// The k-th face of the ray that leaves a face in `direction`, 0..7, straight or diagonal; the face
/// itself is the 0-th. k must be at least 0, and the result within the limits or a step beyond.
static inline pave_cell pave_square_ray(pave_cell face, int direction, int64_t k)
{
    static const int8_t step[PAVE_SQUARE_DIRECTIONS_MAX][2] = {{0, -1},  {1, 0},  {0, 1}, {-1, 0},
                                                               {-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
    assert(face.s == 0 && direction >= 0 && direction < PAVE_SQUARE_DIRECTIONS_MAX && k >= 0 &&
           k <= 2 * (int64_t)PAVE_COORDINATE_MAX + 2);
    return pave_cell_of((int32_t)(face.q + k * step[direction][0]),
                        (int32_t)(face.r + k * step[direction][1]));
}

/// The face that `face` becomes when everything is turned about the middle of the face `about` by k
/// quarters, clockwise on screen; k may be any number. The result lies within three times the
/// limits, which an int32_t holds.
static inline pave_cell pave_square_rotate_about_face(pave_cell face, int k, pave_cell about)
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

/// The same about a vertex.
static inline pave_cell pave_square_rotate_about_vertex(pave_cell face, int k,
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

/// The coordinate that a reflection keeps: keeping x mirrors up and down, keeping y left and right.
typedef enum pave_square_axis { PAVE_SQUARE_AXIS_X = 0, PAVE_SQUARE_AXIS_Y = 1 } pave_square_axis;

/// The mirror image of a face in the line through the middle of the face `about`: level where x is
/// kept, upright where y is. The result lies within three times the limits, which an int32_t holds.
static inline pave_cell pave_square_reflect_about_face(pave_cell face, pave_square_axis axis,
                                                       pave_cell about)
{
    assert(face.s == 0 && about.s == 0 &&
           (axis == PAVE_SQUARE_AXIS_X || axis == PAVE_SQUARE_AXIS_Y));
    if (axis == PAVE_SQUARE_AXIS_X) return pave_cell_of(face.q, 2 * about.r - face.r);
    return pave_cell_of(2 * about.q - face.q, face.r);
}

/// The same with the line through a vertex.
static inline pave_cell pave_square_reflect_about_vertex(pave_cell face, pave_square_axis axis,
                                                         pave_square_vertex about)
{
    assert(face.s == 0 && (axis == PAVE_SQUARE_AXIS_X || axis == PAVE_SQUARE_AXIS_Y));
    if (axis == PAVE_SQUARE_AXIS_X) return pave_cell_of(face.q, 2 * about.r - face.r - 1);
    return pave_cell_of(2 * about.q - face.q - 1, face.r);
}

// ---- Distance -----------------------------------------------------------------------------------

/// How steps are counted, and what a disk is.
typedef enum pave_square_metric {
    PAVE_SQUARE_4 = 0, ///< steps across edges, to neighbors
    PAVE_SQUARE_8 = 1, ///< steps across edges and corners, to touching faces
    PAVE_SQUARE_EUCLID =
        2 ///< the straight distance of the middles: for rings, disks and spirals only
} pave_square_metric;

/// The word of a metric: "4", "8", "euclid"; NULL for a number that does not exist. The text is
/// static. Constant time.
PAVE_API const char *pave_square_metric_name(pave_square_metric value);

/// The metric of a word. Returns PAVE_OK; PAVE_NOT_FOUND, and `out` is untouched.
PAVE_API pave_result pave_square_metric_read(const char *name, pave_square_metric *out);

/// The greatest k for which the size of a ring or a disk is told: beyond every list within the
/// limits.
#define PAVE_SQUARE_RADIUS_MAX (INT64_C(1) << 30)

/// How many steps lead from a to b: |dq| + |dr|, or max(|dq|, |dr|). Not for PAVE_SQUARE_EUCLID:
/// that is pave_square_norm.
static inline int64_t pave_square_distance(pave_cell a, pave_cell b, pave_square_metric metric)
{
    int64_t x = (int64_t)b.q - a.q, y = (int64_t)b.r - a.r;
    assert(a.s == 0 && b.s == 0 && (metric == PAVE_SQUARE_4 || metric == PAVE_SQUARE_8));
    x = x < 0 ? -x : x;
    y = y < 0 ? -y : y;
    if (metric == PAVE_SQUARE_4) return x + y;
    return x > y ? x : y;
}

/// The squared distance of the middles of a and b, in units of that of neighbors: dq^2 + dr^2.
static inline uint64_t pave_square_norm(pave_cell a, pave_cell b)
{
    int64_t x = (int64_t)b.q - a.q, y = (int64_t)b.r - a.r;
    assert(a.s == 0 && b.s == 0);
    return (uint64_t)(x * x + y * y);
}

// ---- Lines, rings, disks, spirals, ranges -------------------------------------------------------
// Lists go into the caller's buffer: `out` must hold at least `capacity` cells (it may be NULL
// where that is 0), and *count becomes the number of cells of the whole list. They return
//   PAVE_OK        when the list is written;
//   PAVE_CAPACITY  when it is longer than `capacity`: nothing is written, and *count says what is
//                  needed;
//   PAVE_RANGE     when an input or any cell of the list is beyond |q|, |r| <= PAVE_COORDINATE_MAX,
//                  or k is negative: nothing is written, and *count is 0. Ranges never do: they end
//                  at the limits.
// The time is linear in the cells that are written, if nothing else is said; nothing is allocated.
// Euclidean rings and disks take time linear in k first, to count their cells, whatever the
// capacity; and ranges as long as their _size.
//
// Orders. A line runs from a to b. A ring runs clockwise on screen by the angle of its cells seen
// from the middle, beginning at north. A disk and a range run row by row: by r, then q. A spiral is
// the rings 0..k, one after the other.

/// How many cells pave_square_line gives: one more than the distance.
static inline int64_t pave_square_line_size(pave_cell a, pave_cell b, pave_square_metric metric)
{
    return pave_square_distance(a, b, metric) + 1;
}

/// The straight line from a to b, both included, in steps of `metric`, which is PAVE_SQUARE_4 or
/// PAVE_SQUARE_8. Its i-th cell is the one nearest to the point i/n of the way between the middles,
/// n being the distance, of those that are i steps from a; ties go to the greater q, then the
/// greater r. So it is exact at any distance, a line moved is the moved line, and the line from b
/// to a is that from a to b reversed. Based on: J. Bresenham, "Algorithm for computer control of a
/// digital plotter", 1965 (the error term; the ties are ours).
PAVE_API pave_result pave_square_line(pave_cell a, pave_cell b, pave_square_metric metric,
                                      pave_cell *out, int64_t capacity, int64_t *count);

/// The i-th cell of that line, for those who want no list; i must be in 0..distance, a and b within
/// the limits. Constant time, one division.
PAVE_API pave_cell pave_square_line_at(pave_cell a, pave_cell b, pave_square_metric metric,
                                       int64_t i);

/// How many cells pave_square_ring gives; k must be in 0..PAVE_SQUARE_RADIUS_MAX. Constant time;
/// linear in k for PAVE_SQUARE_EUCLID.
PAVE_API int64_t pave_square_ring_size(int64_t k, pave_square_metric metric);

/// The cells at distance k of `center`. For PAVE_SQUARE_EUCLID those whose norm is in ((k - 1)^2,
/// k^2].
PAVE_API pave_result pave_square_ring(pave_cell center, int64_t k, pave_square_metric metric,
                                      pave_cell *out, int64_t capacity, int64_t *count);

/// How many cells pave_square_disk and pave_square_spiral give; k must be in
/// 0..PAVE_SQUARE_RADIUS_MAX. Constant time; linear in k for PAVE_SQUARE_EUCLID.
PAVE_API int64_t pave_square_disk_size(int64_t k, pave_square_metric metric);

/// The cells at distances 0..k of `center`, row by row. For PAVE_SQUARE_EUCLID those whose norm is
/// at most k^2.
PAVE_API pave_result pave_square_disk(pave_cell center, int64_t k, pave_square_metric metric,
                                      pave_cell *out, int64_t capacity, int64_t *count);

/// The cells whose norm from `center` is at most `norm_max`, row by row: a Euclidean disk of any
/// radius.
PAVE_API pave_result pave_square_disk_norm(pave_cell center, uint64_t norm_max, pave_cell *out,
                                           int64_t capacity, int64_t *count);

/// The cells of the disk, ring by ring from the middle outwards.
PAVE_API pave_result pave_square_spiral(pave_cell center, int64_t k, pave_square_metric metric,
                                        pave_cell *out, int64_t capacity, int64_t *count);

/// The cells for which all four spans hold. Rectangles and disks of both metrics of steps are
/// ranges; so is whatever several of them have in common. {0} is the face 0,0. A range is cut off
/// at the limits: it has no cell beyond |q|, |r| <= PAVE_COORDINATE_MAX, however wide its spans
/// are, and a span of INT64_MIN..INT64_MAX bounds nothing. So half planes, strips and wedges are
/// ranges too.
typedef struct pave_square_range {
    pave_span q, r;
    pave_span sum;        ///< of q + r
    pave_span difference; ///< of q - r
} pave_square_range;

/// The disk of radius k about `center` as a range; `metric` is not PAVE_SQUARE_EUCLID, and k is in
/// 0..2^32. The range of all cells within the limits is that of the face 0,0, PAVE_COORDINATE_MAX
/// and PAVE_SQUARE_8.
static inline pave_square_range pave_square_range_of_disk(pave_cell center, int64_t k,
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

/// The cells that both have.
static inline pave_square_range pave_square_range_intersection(pave_square_range a,
                                                               pave_square_range b)
{
    a.q = pave_span_intersection(a.q, b.q);
    a.r = pave_span_intersection(a.r, b.r);
    a.sum = pave_span_intersection(a.sum, b.sum);
    a.difference = pave_span_intersection(a.difference, b.difference);
    return a;
}

/// Whether a cell is in it; the cell must lie within the limits.
static inline bool pave_square_range_contains(const pave_square_range *range, pave_cell cell)
{
    return cell.s == 0 && pave_span_contains(range->q, cell.q) &&
           pave_span_contains(range->r, cell.r) &&
           pave_span_contains(range->sum, (int64_t)cell.q + cell.r) &&
           pave_span_contains(range->difference, (int64_t)cell.q - cell.r);
}

/// How many cells it has. Linear in its rows.
PAVE_API int64_t pave_square_range_size(const pave_square_range *range);

/// The same cells, row by row: as many as pave_square_range_size says. Never PAVE_RANGE.
PAVE_API pave_result pave_square_range_cells(const pave_square_range *range, pave_cell *out,
                                             int64_t capacity, int64_t *count);

// ---- Coarse and fine ----------------------------------------------------------------------------
// m x m faces make a coarse one, and the coarse faces are a square grid again. These are also the
// chunks in which a map is stored. m is in 1..PAVE_COORDINATE_MAX.

/// The coarse face that holds `face`.
static inline pave_cell pave_square_parent(pave_cell face, int32_t m)
{
    assert(face.s == 0);
    return pave_cell_of((int32_t)pave_floor_divide(face.q, m),
                        (int32_t)pave_floor_divide(face.r, m));
}

/// Which of its parent's m^2 children `face` is: 0..m^2-1, row by row.
static inline int64_t pave_square_child_index(pave_cell face, int32_t m)
{
    assert(face.s == 0);
    return pave_floor_modulo(face.q, m) + pave_floor_modulo(face.r, m) * m;
}

/// The child of the number `index`, 0..m^2-1, of a coarse face; it must lie within the limits or a
/// step beyond.
static inline pave_cell pave_square_child(pave_cell parent, int32_t m, int64_t index)
{
    int64_t q = (int64_t)parent.q * m + pave_floor_modulo(index, m),
            r = (int64_t)parent.r * m + pave_floor_divide(index, m);
    assert(parent.s == 0 && index >= 0 && index < (int64_t)m * m);
    assert(q >= -PAVE_COORDINATE_MAX - 1 && q <= PAVE_COORDINATE_MAX + 1 &&
           r >= -PAVE_COORDINATE_MAX - 1 && r <= PAVE_COORDINATE_MAX + 1);
    return pave_cell_of((int32_t)q, (int32_t)r);
}

// ---- Many at a time -----------------------------------------------------------------------------
// The same as the functions without _each, for arrays of `count` elements, which must not overlap.
// They allocate nothing.

/// The neighbors of each cell. `out` must hold at least PAVE_SQUARE_NEIGHBORS_MAX * count cells;
/// those of the i-th cell start at 4 i.
PAVE_API void pave_square_neighbors_each(const pave_cell *cells, int64_t count, pave_cell *out);

/// The distance of each a to its b. `out` must hold at least count elements.
PAVE_API void pave_square_distance_each(const pave_cell *a, const pave_cell *b, int64_t count,
                                        pave_square_metric metric, int64_t *out);

/// The middle of each face. `out` must hold at least count points.
PAVE_API void pave_square_face_point_each(const pave_layout *layout, const pave_cell *cells,
                                          int64_t count, pave_vec2 *out);

/// The face under each point. `out` must hold at least count cells.
PAVE_API void pave_square_face_at_each(const pave_layout *layout, const pave_vec2 *points,
                                       int64_t count, pave_cell *out);

#ifdef __cplusplus
}
#endif
#endif
