/// pave/tri.h: the parts of the triangle grid, and the nine relations between them.
///
/// Based on: A. Patel, "Grid parts and relationships", 2006 and later (which part belongs to which unit cell, and the relations; the order
/// of the results is ours).
///
/// y points down, and triangles point up and down. The unit cell q,r is a parallelogram with the corners (q, r), (q + 1, r), (q + 1, r + 1)
/// and (q, r + 1); it holds two faces, L on its left, which points down, and R on its right, which points up; one vertex, its upper left one; and
/// three edges, E between L and R, N above L, and W left of L:
///
///                 q,r,N
///          q,r *---------* q+1,r                sides of L:   0       sides of R:  2 /\ 0
///               \ q,r,L / \                                2 \  / 1                  --
///          q,r,W \     /   \                                  \/                      1
///                 \   / q,r,E
///                  \ /  q,r,R\                  lanes: q, r, and the third, q + r + s
///            q,r+1 *---------* q+1,r+1
///
/// In the flat orientation everything has the same names and is turned by 30 degrees clockwise on screen.
///
/// Everything here is defined for |q|, |r| <= PAVE_COORDINATE_MAX; results may lie a step beyond, and steps from there are right as well
/// as long as they fit an int32_t. Constant time, if nothing else is said.
///
/// Examples: tri_parts.c, tri_relations.c, tri_outline.c (sides).
#ifndef PAVE_TRI_H
#define PAVE_TRI_H

#include <pave/layout.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Parts ------------------------------------------------------------------------------------------------------------------
// Canonical: one value for each part, so that equal values are the same part. A face is a pave_cell with s = 0 (L) or 1 (R).

/// Which face of a unit cell.
typedef enum pave_tri_face_kind { PAVE_TRI_L = 0, PAVE_TRI_R = 1 } pave_tri_face_kind;

/// Which edge of a unit cell.
typedef enum pave_tri_edge_kind { PAVE_TRI_EDGE_E = 0, PAVE_TRI_EDGE_N = 1, PAVE_TRI_EDGE_W = 2 } pave_tri_edge_kind;

/// An edge: the east (s = 0), north (s = 1) or west one (s = 2) of the face q,r,L.
typedef struct pave_tri_edge {
    int32_t q, r, s;
} pave_tri_edge;

/// A vertex: the corner 0, upper left, of the face q,r,L.
typedef struct pave_tri_vertex {
    int32_t q, r;
} pave_tri_vertex;

/// The face (q, r, s); s is PAVE_TRI_L or PAVE_TRI_R.
static inline pave_cell pave_tri_face_of(int32_t q, int32_t r, int32_t s)
{
    pave_cell face;
    assert(s == PAVE_TRI_L || s == PAVE_TRI_R);
    face.q = q;
    face.r = r;
    face.s = s;
    return face;
}

/// The edge (q, r, s); s is PAVE_TRI_EDGE_E, PAVE_TRI_EDGE_N or PAVE_TRI_EDGE_W.
static inline pave_tri_edge pave_tri_edge_of(int32_t q, int32_t r, int32_t s)
{
    pave_tri_edge edge;
    assert(s >= PAVE_TRI_EDGE_E && s <= PAVE_TRI_EDGE_W);
    edge.q = q;
    edge.r = r;
    edge.s = s;
    return edge;
}

/// The vertex (q, r).
static inline pave_tri_vertex pave_tri_vertex_of(int32_t q, int32_t r)
{
    pave_tri_vertex vertex;
    vertex.q = q;
    vertex.r = r;
    return vertex;
}

/// Whether both are the same edge. (For faces there is pave_cell_equal.)
static inline bool pave_tri_edge_equal(pave_tri_edge a, pave_tri_edge b) { return a.q == b.q && a.r == b.r && a.s == b.s; }

/// Whether both are the same vertex.
static inline bool pave_tri_vertex_equal(pave_tri_vertex a, pave_tri_vertex b) { return a.q == b.q && a.r == b.r; }

// ---- Parts as text ----------------------------------------------------------------------------------------------------------
// `q,r,L` and `q,r,R` for faces, `q,r,E`, `q,r,N` and `q,r,W` for edges, `q,r` for vertices. Numbers are decimal digits with an optional
// minus before them. The whole text must be the part: no blanks, no plus sign, no small letters.

/// A buffer of this many characters holds the text of any part of the triangle grid, its final zero included.
enum { PAVE_TRI_TEXT_SIZE = 32 };

/// Reads a face; 0 and 1 stand for L and R too. Returns PAVE_OK; PAVE_INVALID when the text is no face; PAVE_RANGE when it is one beyond
/// |q|, |r| <= PAVE_COORDINATE_MAX. On failure `out` is untouched. The two below do the same for their notation.
PAVE_API pave_result pave_tri_face_read(const char *text, pave_cell *out);

/// Reads an edge, `q,r,E`, `q,r,N` or `q,r,W`. Returns as pave_tri_face_read does.
PAVE_API pave_result pave_tri_edge_read(const char *text, pave_tri_edge *out);

/// Reads a vertex, `q,r`. Returns as pave_tri_face_read does.
PAVE_API pave_result pave_tri_vertex_read(const char *text, pave_tri_vertex *out);

/// Writes a face as `q,r,L` or `q,r,R` and returns `out`. `out` must hold at least PAVE_TRI_TEXT_SIZE characters.
PAVE_API char *pave_tri_face_text(pave_cell face, char *out);

/// Writes an edge as `q,r,E`, `q,r,N` or `q,r,W` and returns `out`. `out` must hold at least PAVE_TRI_TEXT_SIZE characters.
PAVE_API char *pave_tri_edge_text(pave_tri_edge edge, char *out);

/// Writes a vertex as `q,r` and returns `out`. `out` must hold at least PAVE_TRI_TEXT_SIZE characters.
PAVE_API char *pave_tri_vertex_text(pave_tri_vertex vertex, char *out);

// ---- The nine relations -----------------------------------------------------------------------------------------------------
// Each takes a part and k, and gives the k-th of the parts that are so related to it; k counts from 0 up to the maximum of that relation.
//
// All run clockwise on screen, and begin with the first at or after north, but for the corners. With k + 1 taken modulo 3 and 6,
//   side k of a face looks at neighbor k across border k, which lies between the corners k and k + 1, and
//   the edge that protrudes from a vertex as its k-th leads to its adjacent vertex k and lies between the touched faces k and k + 1.
// Of L, the sides 0, 1, 2 look to north, lower right and lower left, and corner 0 is the upper left one; of R, they look to upper right, south
// and upper left, and corner 0 is the top. Around a vertex, adjacent and protrudes run NE, E, SE, SW, W, NW, and touches begins straight above.
// What belongs to an edge begins with the first that one meets turning clockwise from north around its middle.
// The text that this is based on lists the same parts in orders of its own: they agree as sets, not as sequences.

/// How many parts each relation gives.
enum {
    PAVE_TRI_NEIGHBORS_MAX = 3,
    PAVE_TRI_BORDERS_MAX = 3,
    PAVE_TRI_CORNERS_MAX = 3,
    PAVE_TRI_JOINS_MAX = 2,
    PAVE_TRI_CONTINUES_MAX = 2,
    PAVE_TRI_ENDPOINTS_MAX = 2,
    PAVE_TRI_TOUCHES_MAX = 6,
    PAVE_TRI_PROTRUDES_MAX = 6,
    PAVE_TRI_ADJACENT_MAX = 6,
    PAVE_TRI_DIAGONALS_MAX = 3,
    PAVE_TRI_TOUCHING_MAX = 12,  ///< neighbors with all others that share a vertex
    PAVE_TRI_MEETS_MAX = 10,     ///< continues, round the corner too
    PAVE_TRI_DIRECTIONS_MAX = 12 ///< straight and diagonal ones
};

/// The directions of rays: the straight ones, along the lanes, clockwise on screen; then those across the lanes, which are diagonal.
/// E and W keep r, SE and NW keep q, NE and SW keep the third lane.
typedef enum pave_tri_direction {
    PAVE_TRI_NE = 0,
    PAVE_TRI_E = 1,
    PAVE_TRI_SE = 2,
    PAVE_TRI_SW = 3,
    PAVE_TRI_W = 4,
    PAVE_TRI_NW = 5,
    PAVE_TRI_N = 6,
    PAVE_TRI_ENE = 7,
    PAVE_TRI_ESE = 8,
    PAVE_TRI_S = 9,
    PAVE_TRI_WSW = 10,
    PAVE_TRI_WNW = 11
} pave_tri_direction;

/// Neighbors: the face across side k.
static inline pave_cell pave_tri_neighbors(pave_cell face, int k)
{
    static const int8_t step[2][PAVE_TRI_NEIGHBORS_MAX][2] = {{{0, -1}, {0, 0}, {-1, 0}}, {{1, 0}, {0, 1}, {0, 0}}};
    assert((face.s == 0 || face.s == 1) && k >= 0 && k < PAVE_TRI_NEIGHBORS_MAX);
    return pave_tri_face_of(face.q + step[face.s][k][0], face.r + step[face.s][k][1], 1 - face.s);
}

/// Borders: the edge of a face at side k.
static inline pave_tri_edge pave_tri_borders(pave_cell face, int k)
{
    static const int8_t step[2][PAVE_TRI_BORDERS_MAX][3] = {
        {{0, 0, PAVE_TRI_EDGE_N}, {0, 0, PAVE_TRI_EDGE_E}, {0, 0, PAVE_TRI_EDGE_W}},
        {{1, 0, PAVE_TRI_EDGE_W}, {0, 1, PAVE_TRI_EDGE_N}, {0, 0, PAVE_TRI_EDGE_E}}};
    assert((face.s == 0 || face.s == 1) && k >= 0 && k < PAVE_TRI_BORDERS_MAX);
    return pave_tri_edge_of(face.q + step[face.s][k][0], face.r + step[face.s][k][1], step[face.s][k][2]);
}

/// Corners: the vertex of a face where side k begins, walking clockwise: 0 is the upper left one of L and the top of R.
static inline pave_tri_vertex pave_tri_corners(pave_cell face, int k)
{
    static const int8_t step[2][PAVE_TRI_CORNERS_MAX][2] = {{{0, 0}, {1, 0}, {0, 1}}, {{1, 0}, {1, 1}, {0, 1}}};
    assert((face.s == 0 || face.s == 1) && k >= 0 && k < PAVE_TRI_CORNERS_MAX);
    return pave_tri_vertex_of(face.q + step[face.s][k][0], face.r + step[face.s][k][1]);
}

/// Joins: one of the two faces that share an edge. E: 0 is R, 1 is L. N: 0 is the R above, 1 the L below. W: 0 is the L on the right, 1 the R
/// on the left.
static inline pave_cell pave_tri_joins(pave_tri_edge edge, int k)
{
    static const int8_t step[3][PAVE_TRI_JOINS_MAX][3] = {
        {{0, 0, PAVE_TRI_R}, {0, 0, PAVE_TRI_L}}, {{0, -1, PAVE_TRI_R}, {0, 0, PAVE_TRI_L}}, {{0, 0, PAVE_TRI_L}, {-1, 0, PAVE_TRI_R}}};
    assert(edge.s >= 0 && edge.s < 3 && k >= 0 && k < PAVE_TRI_JOINS_MAX);
    return pave_tri_face_of(edge.q + step[edge.s][k][0], edge.r + step[edge.s][k][1], step[edge.s][k][2]);
}

/// Continues: one of the two edges that prolong an edge in its own line. E: 0 to the upper right, 1 to the lower left. N: 0 to the east, 1 to
/// the west. W: 0 to the lower right, 1 to the upper left.
static inline pave_tri_edge pave_tri_continues(pave_tri_edge edge, int k)
{
    static const int8_t step[3][PAVE_TRI_CONTINUES_MAX][2] = {{{1, -1}, {-1, 1}}, {{1, 0}, {-1, 0}}, {{0, 1}, {0, -1}}};
    assert(edge.s >= 0 && edge.s < 3 && k >= 0 && k < PAVE_TRI_CONTINUES_MAX);
    return pave_tri_edge_of(edge.q + step[edge.s][k][0], edge.r + step[edge.s][k][1], edge.s);
}

/// Endpoints: one of the two vertices that an edge runs between; k-th is the one that the edge shares with pave_tri_continues(edge, k).
static inline pave_tri_vertex pave_tri_endpoints(pave_tri_edge edge, int k)
{
    static const int8_t step[3][PAVE_TRI_ENDPOINTS_MAX][2] = {{{1, 0}, {0, 1}}, {{1, 0}, {0, 0}}, {{0, 1}, {0, 0}}};
    assert(edge.s >= 0 && edge.s < 3 && k >= 0 && k < PAVE_TRI_ENDPOINTS_MAX);
    return pave_tri_vertex_of(edge.q + step[edge.s][k][0], edge.r + step[edge.s][k][1]);
}

/// Touches: a face that has the vertex as a corner: 0 is the L straight above it.
static inline pave_cell pave_tri_touches(pave_tri_vertex vertex, int k)
{
    static const int8_t step[PAVE_TRI_TOUCHES_MAX][3] = {{0, -1, PAVE_TRI_L}, {0, -1, PAVE_TRI_R}, {0, 0, PAVE_TRI_L},
                                                         {-1, 0, PAVE_TRI_R}, {-1, 0, PAVE_TRI_L}, {-1, -1, PAVE_TRI_R}};
    assert(k >= 0 && k < PAVE_TRI_TOUCHES_MAX);
    return pave_tri_face_of(vertex.q + step[k][0], vertex.r + step[k][1], step[k][2]);
}

/// Protrudes: the edge that leaves a vertex in the straight direction k.
static inline pave_tri_edge pave_tri_protrudes(pave_tri_vertex vertex, int k)
{
    static const int8_t step[PAVE_TRI_PROTRUDES_MAX][3] = {{0, -1, PAVE_TRI_EDGE_E}, {0, 0, PAVE_TRI_EDGE_N},  {0, 0, PAVE_TRI_EDGE_W},
                                                           {-1, 0, PAVE_TRI_EDGE_E}, {-1, 0, PAVE_TRI_EDGE_N}, {0, -1, PAVE_TRI_EDGE_W}};
    assert(k >= 0 && k < PAVE_TRI_PROTRUDES_MAX);
    return pave_tri_edge_of(vertex.q + step[k][0], vertex.r + step[k][1], step[k][2]);
}

/// Adjacent: the vertex at the other end of the edge that leaves a vertex in the straight direction k.
static inline pave_tri_vertex pave_tri_adjacent(pave_tri_vertex vertex, int k)
{
    static const int8_t step[PAVE_TRI_ADJACENT_MAX][2] = {{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}};
    assert(k >= 0 && k < PAVE_TRI_ADJACENT_MAX);
    return pave_tri_vertex_of(vertex.q + step[k][0], vertex.r + step[k][1]);
}

// ---- Variants of the relations ----------------------------------------------------------------------------------------------
// The wider readings that the text names. The same rotation order. (The vertices that share a face with a vertex are its adjacent ones.)

/// Diagonals: the face opposite across corner k, which shares nothing but that corner: the one farthest away among those around it.
static inline pave_cell pave_tri_diagonals(pave_cell face, int k)
{
    static const int8_t step[2][PAVE_TRI_DIAGONALS_MAX][2] = {{{-1, -1}, {1, -1}, {-1, 1}}, {{1, -1}, {1, 1}, {-1, 1}}};
    assert((face.s == 0 || face.s == 1) && k >= 0 && k < PAVE_TRI_DIAGONALS_MAX);
    return pave_tri_face_of(face.q + step[face.s][k][0], face.r + step[face.s][k][1], 1 - face.s);
}

/// Touching: the faces that share at least a vertex with a face, one each 30 degrees from north. The odd numbers lie at a flank: they point the
/// same way, and share an edge with a neighbor. Of L, the numbers 0, 4, 8 lie across the edges 0, 1, 2, and 2, 6, 10 opposite, across the
/// corners 1, 2, 0; of R, 2, 6, 10 lie across the edges 0, 1, 2, and 0, 4, 8 opposite, across the corners 0, 1, 2.
static inline pave_cell pave_tri_touching(pave_cell face, int k)
{
    static const int8_t step[2][PAVE_TRI_TOUCHING_MAX][3] = {{{0, -1, PAVE_TRI_R},
                                                              {1, -1, PAVE_TRI_L},
                                                              {1, -1, PAVE_TRI_R},
                                                              {1, 0, PAVE_TRI_L},
                                                              {0, 0, PAVE_TRI_R},
                                                              {0, 1, PAVE_TRI_L},
                                                              {-1, 1, PAVE_TRI_R},
                                                              {-1, 1, PAVE_TRI_L},
                                                              {-1, 0, PAVE_TRI_R},
                                                              {-1, 0, PAVE_TRI_L},
                                                              {-1, -1, PAVE_TRI_R},
                                                              {0, -1, PAVE_TRI_L}},
                                                             {{1, -1, PAVE_TRI_L},
                                                              {1, -1, PAVE_TRI_R},
                                                              {1, 0, PAVE_TRI_L},
                                                              {1, 0, PAVE_TRI_R},
                                                              {1, 1, PAVE_TRI_L},
                                                              {0, 1, PAVE_TRI_R},
                                                              {0, 1, PAVE_TRI_L},
                                                              {-1, 1, PAVE_TRI_R},
                                                              {-1, 1, PAVE_TRI_L},
                                                              {-1, 0, PAVE_TRI_R},
                                                              {0, 0, PAVE_TRI_L},
                                                              {0, -1, PAVE_TRI_R}}};
    assert((face.s == 0 || face.s == 1) && k >= 0 && k < PAVE_TRI_TOUCHING_MAX);
    return pave_tri_face_of(face.q + step[face.s][k][0], face.r + step[face.s][k][1], step[face.s][k][2]);
}

/// Meets: continues without the demand for one line: the edges that share an endpoint with an edge. Those in its line are the numbers 1 and 6
/// of E, 2 and 7 of N, 4 and 9 of W.
static inline pave_tri_edge pave_tri_meets(pave_tri_edge edge, int k)
{
    static const int8_t step[3][PAVE_TRI_MEETS_MAX][3] = {{{1, -1, PAVE_TRI_EDGE_W},
                                                           {1, -1, PAVE_TRI_EDGE_E},
                                                           {1, 0, PAVE_TRI_EDGE_N},
                                                           {1, 0, PAVE_TRI_EDGE_W},
                                                           {0, 1, PAVE_TRI_EDGE_N},
                                                           {0, 1, PAVE_TRI_EDGE_W},
                                                           {-1, 1, PAVE_TRI_EDGE_E},
                                                           {-1, 1, PAVE_TRI_EDGE_N},
                                                           {0, 0, PAVE_TRI_EDGE_W},
                                                           {0, 0, PAVE_TRI_EDGE_N}},
                                                          {{1, -1, PAVE_TRI_EDGE_W},
                                                           {1, -1, PAVE_TRI_EDGE_E},
                                                           {1, 0, PAVE_TRI_EDGE_N},
                                                           {1, 0, PAVE_TRI_EDGE_W},
                                                           {0, 0, PAVE_TRI_EDGE_E},
                                                           {0, 0, PAVE_TRI_EDGE_W},
                                                           {-1, 0, PAVE_TRI_EDGE_E},
                                                           {-1, 0, PAVE_TRI_EDGE_N},
                                                           {0, -1, PAVE_TRI_EDGE_W},
                                                           {0, -1, PAVE_TRI_EDGE_E}},
                                                          {{0, -1, PAVE_TRI_EDGE_E},
                                                           {0, 0, PAVE_TRI_EDGE_N},
                                                           {0, 0, PAVE_TRI_EDGE_E},
                                                           {0, 1, PAVE_TRI_EDGE_N},
                                                           {0, 1, PAVE_TRI_EDGE_W},
                                                           {-1, 1, PAVE_TRI_EDGE_E},
                                                           {-1, 1, PAVE_TRI_EDGE_N},
                                                           {-1, 0, PAVE_TRI_EDGE_E},
                                                           {-1, 0, PAVE_TRI_EDGE_N},
                                                           {0, -1, PAVE_TRI_EDGE_W}}};
    assert(edge.s >= 0 && edge.s < 3 && k >= 0 && k < PAVE_TRI_MEETS_MAX);
    return pave_tri_edge_of(edge.q + step[edge.s][k][0], edge.r + step[edge.s][k][1], step[edge.s][k][2]);
}

// ---- Sides ------------------------------------------------------------------------------------------------------------------
// For those who keep the edges of two faces apart: half an edge, as one of its faces sees it.

/// A side: that of the face (q, r, s) which looks at its neighbor `direction`.
typedef struct pave_tri_side {
    int32_t q, r, s;
    int32_t direction; ///< the number of the side, 0..2; not a pave_tri_direction
} pave_tri_side;

/// The side of a face with the number `direction`, 0..2.
static inline pave_tri_side pave_tri_side_of(pave_cell face, int direction)
{
    pave_tri_side side;
    assert((face.s == 0 || face.s == 1) && direction >= 0 && direction < PAVE_TRI_NEIGHBORS_MAX);
    side.q = face.q;
    side.r = face.r;
    side.s = face.s;
    side.direction = direction;
    return side;
}

/// Whether both are the same side. A side and its twin are two.
static inline bool pave_tri_side_equal(pave_tri_side a, pave_tri_side b)
{
    return a.q == b.q && a.r == b.r && a.s == b.s && a.direction == b.direction;
}

/// The face that a side belongs to.
static inline pave_cell pave_tri_side_face(pave_tri_side side) { return pave_tri_face_of(side.q, side.r, side.s); }

/// The side of the neighbor that lies on the same edge. The twin of the twin is the side itself.
static inline pave_tri_side pave_tri_side_twin(pave_tri_side side)
{
    return pave_tri_side_of(pave_tri_neighbors(pave_tri_side_face(side), side.direction), (side.direction + 1 + side.s) % 3);
}

/// The edge that a side lies on: the same for its twin.
static inline pave_tri_edge pave_tri_side_edge(pave_tri_side side) { return pave_tri_borders(pave_tri_side_face(side), side.direction); }

/// The side of the face pave_tri_joins(edge, k) that lies on the edge; that of the other k is its twin.
static inline pave_tri_side pave_tri_edge_side(pave_tri_edge edge, int k)
{
    static const int8_t direction[3][PAVE_TRI_JOINS_MAX] = {{2, 1}, {1, 0}, {2, 0}};
    assert(edge.s >= 0 && edge.s < 3 && k >= 0 && k < PAVE_TRI_JOINS_MAX);
    return pave_tri_side_of(pave_tri_joins(edge, k), direction[edge.s][k]);
}

#ifdef __cplusplus
}
#endif
#endif
