/// pave/square.h: the parts of the square grid, and the nine relations between them.
///
/// Based on: A. Patel, "Grid parts and relationships", 2006 and later (which part belongs to which unit cell, and the relations; the order
/// of the results is ours). docs/grids.md shows the relations as one table.
///
/// y points down, and the face q,r is the unit square with the corners (q, r) and (q + 1, r + 1). Its unit cell holds one vertex, the
/// north-west one, and two edges, the west one (W) and the north one (N):
///
///                            q,r,N
///                     q,r *--------- q+1,r          direction      0 N
///                         |                                   3 W   +   1 E
///                   q,r,W |   q,r                                  2 S
///                         |
///                       q,r+1
///
/// Everything here is defined for |q|, |r| <= PAVE_COORDINATE_MAX; results may lie a step beyond, and steps from there are right as well
/// as long as they fit an int32_t. Constant time throughout.
#ifndef PAVE_SQUARE_H
#define PAVE_SQUARE_H

#include <pave/base.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Parts ------------------------------------------------------------------------------------------------------------------
// Canonical: one value for each part, so that equal values are the same part. A face is a pave_cell with s = 0.

/// Which edge of a unit cell.
typedef enum pave_square_edge_kind { PAVE_SQUARE_EDGE_W = 0, PAVE_SQUARE_EDGE_N = 1 } pave_square_edge_kind;

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
static inline bool pave_square_edge_equal(pave_square_edge a, pave_square_edge b) { return a.q == b.q && a.r == b.r && a.s == b.s; }

/// Whether both are the same vertex.
static inline bool pave_square_vertex_equal(pave_square_vertex a, pave_square_vertex b) { return a.q == b.q && a.r == b.r; }

// ---- Parts as text ----------------------------------------------------------------------------------------------------------
// `q,r` for faces and vertices, `q,r,W` and `q,r,N` for edges. Numbers are decimal digits with an optional minus before them. The whole
// text must be the part: no blanks, no plus sign, no small letters.

/// A buffer of this many characters holds the text of any part of the square grid, its final zero included.
enum { PAVE_SQUARE_TEXT_SIZE = 32 };

/// Reads a face. Returns PAVE_OK; PAVE_INVALID when the text is no `q,r`; PAVE_RANGE when it is one beyond |q|, |r| <= PAVE_COORDINATE_MAX.
/// On failure `out` is untouched. The two below do the same for their notation.
PAVE_API pave_result pave_square_face_read(const char *text, pave_cell *out);

/// Reads an edge, `q,r,W` or `q,r,N`. Returns as pave_square_face_read does.
PAVE_API pave_result pave_square_edge_read(const char *text, pave_square_edge *out);

/// Reads a vertex, `q,r`. Returns as pave_square_face_read does.
PAVE_API pave_result pave_square_vertex_read(const char *text, pave_square_vertex *out);

/// Writes a face as `q,r` and returns `out`. `out` must hold at least PAVE_SQUARE_TEXT_SIZE characters.
PAVE_API char *pave_square_face_text(pave_cell face, char *out);

/// Writes an edge as `q,r,W` or `q,r,N` and returns `out`. `out` must hold at least PAVE_SQUARE_TEXT_SIZE characters.
PAVE_API char *pave_square_edge_text(pave_square_edge edge, char *out);

/// Writes a vertex as `q,r` and returns `out`. `out` must hold at least PAVE_SQUARE_TEXT_SIZE characters.
PAVE_API char *pave_square_vertex_text(pave_square_vertex vertex, char *out);

// ---- The nine relations -----------------------------------------------------------------------------------------------------
// Each takes a part and k, and gives the k-th of the parts that are so related to it; k counts from 0 up to the maximum of that relation.
//
// All run clockwise on screen. What lies along the directions begins at north: 0 N, 1 E, 2 S, 3 W. What lies between them begins at
// north-west: 0 NW, 1 NE, 2 SE, 3 SW. So, with k + 1 taken modulo 4,
//   side k of a face looks at neighbor k across border k, which lies between the corners k and k + 1, and
//   the edge that protrudes from a vertex as its k-th leads to its adjacent vertex k and lies between the touched faces k and k + 1.
// What belongs to an edge begins with the first that one meets turning clockwise from north around its middle.
// The text that this is based on lists the same parts in orders of its own: they agree as sets, not as sequences.

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
    PAVE_SQUARE_TOUCHING_MAX = 8,   ///< neighbors with diagonals
    PAVE_SQUARE_MEETS_MAX = 6,      ///< continues, round the corner too
    PAVE_SQUARE_SURROUNDING_MAX = 8 ///< adjacent with diagonals
};

/// The directions of a square's sides, clockwise on screen.
typedef enum pave_square_direction {
    PAVE_SQUARE_N = 0,
    PAVE_SQUARE_E = 1,
    PAVE_SQUARE_S = 2,
    PAVE_SQUARE_W = 3
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
    static const int8_t step[PAVE_SQUARE_BORDERS_MAX][3] = {
        {0, 0, PAVE_SQUARE_EDGE_N}, {1, 0, PAVE_SQUARE_EDGE_W}, {0, 1, PAVE_SQUARE_EDGE_N}, {0, 0, PAVE_SQUARE_EDGE_W}};
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

/// Joins: one of the two faces that share an edge. W: 0 is the east one, 1 the west one. N: 0 is the north one, 1 the south one.
static inline pave_cell pave_square_joins(pave_square_edge edge, int k)
{
    static const int8_t step[2][PAVE_SQUARE_JOINS_MAX][2] = {{{0, 0}, {-1, 0}}, {{0, -1}, {0, 0}}};
    assert((edge.s == 0 || edge.s == 1) && k >= 0 && k < PAVE_SQUARE_JOINS_MAX);
    return pave_cell_of(edge.q + step[edge.s][k][0], edge.r + step[edge.s][k][1]);
}

/// Continues: one of the two edges that prolong an edge in its own line. W: 0 to the north, 1 to the south. N: 0 to the east, 1 to the
/// west.
static inline pave_square_edge pave_square_continues(pave_square_edge edge, int k)
{
    static const int8_t step[2][PAVE_SQUARE_CONTINUES_MAX][2] = {{{0, -1}, {0, 1}}, {{1, 0}, {-1, 0}}};
    assert((edge.s == 0 || edge.s == 1) && k >= 0 && k < PAVE_SQUARE_CONTINUES_MAX);
    return pave_square_edge_of(edge.q + step[edge.s][k][0], edge.r + step[edge.s][k][1], edge.s);
}

/// Endpoints: one of the two vertices that an edge runs between; k-th is the one that the edge shares with pave_square_continues(edge, k).
static inline pave_square_vertex pave_square_endpoints(pave_square_edge edge, int k)
{
    static const int8_t step[2][PAVE_SQUARE_ENDPOINTS_MAX][2] = {{{0, 0}, {0, 1}}, {{1, 0}, {0, 0}}};
    assert((edge.s == 0 || edge.s == 1) && k >= 0 && k < PAVE_SQUARE_ENDPOINTS_MAX);
    return pave_square_vertex_of(edge.q + step[edge.s][k][0], edge.r + step[edge.s][k][1]);
}

/// Touches: a face that has the vertex as a corner: 0 is the north-west one. The vertex is that face's corner k + 2 modulo 4.
static inline pave_cell pave_square_touches(pave_square_vertex vertex, int k)
{
    static const int8_t step[PAVE_SQUARE_TOUCHES_MAX][2] = {{-1, -1}, {0, -1}, {0, 0}, {-1, 0}};
    assert(k >= 0 && k < PAVE_SQUARE_TOUCHES_MAX);
    return pave_cell_of(vertex.q + step[k][0], vertex.r + step[k][1]);
}

/// Protrudes: the edge that leaves a vertex in direction k.
static inline pave_square_edge pave_square_protrudes(pave_square_vertex vertex, int k)
{
    static const int8_t step[PAVE_SQUARE_PROTRUDES_MAX][3] = {
        {0, -1, PAVE_SQUARE_EDGE_W}, {0, 0, PAVE_SQUARE_EDGE_N}, {0, 0, PAVE_SQUARE_EDGE_W}, {-1, 0, PAVE_SQUARE_EDGE_N}};
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

// ---- Variants of the relations ----------------------------------------------------------------------------------------------
// The wider readings that the text names. The same rotation order.

/// Touching: neighbors with diagonals, the faces that share at least a vertex with a face: N, NE, E, SE, S, SW, W, NW. Number 2k is
/// neighbor k; number 2k + 1 lies across the corner k + 1 modulo 4.
static inline pave_cell pave_square_touching(pave_cell face, int k)
{
    static const int8_t step[PAVE_SQUARE_TOUCHING_MAX][2] = {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}};
    assert(face.s == 0 && k >= 0 && k < PAVE_SQUARE_TOUCHING_MAX);
    return pave_cell_of(face.q + step[k][0], face.r + step[k][1]);
}

/// Meets: continues without the demand for one line: the edges that share an endpoint with an edge. Those in its line are the numbers 0
/// and 3 of W, 1 and 4 of N.
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
    return pave_square_edge_of(edge.q + step[edge.s][k][0], edge.r + step[edge.s][k][1], step[edge.s][k][2]);
}

/// Surrounding: adjacent with diagonals, the vertices that share a face with a vertex: N, NE, E, SE, S, SW, W, NW. Number 2k is adjacent
/// vertex k.
static inline pave_square_vertex pave_square_surrounding(pave_square_vertex vertex, int k)
{
    static const int8_t step[PAVE_SQUARE_SURROUNDING_MAX][2] = {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}};
    assert(k >= 0 && k < PAVE_SQUARE_SURROUNDING_MAX);
    return pave_square_vertex_of(vertex.q + step[k][0], vertex.r + step[k][1]);
}

// ---- Sides ------------------------------------------------------------------------------------------------------------------
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
static inline pave_cell pave_square_side_face(pave_square_side side) { return pave_cell_of(side.q, side.r); }

/// The side of the neighbor that lies on the same edge. The twin of the twin is the side itself.
static inline pave_square_side pave_square_side_twin(pave_square_side side)
{
    return pave_square_side_of(pave_square_neighbors(pave_square_side_face(side), side.direction), (side.direction + 2) % 4);
}

/// The edge that a side lies on: the same for its twin.
static inline pave_square_edge pave_square_side_edge(pave_square_side side)
{
    return pave_square_borders(pave_square_side_face(side), side.direction);
}

/// The side of the face pave_square_joins(edge, k) that lies on the edge; that of the other k is its twin.
static inline pave_square_side pave_square_edge_side(pave_square_edge edge, int k)
{
    static const int8_t direction[2][PAVE_SQUARE_JOINS_MAX] = {{PAVE_SQUARE_W, PAVE_SQUARE_E}, {PAVE_SQUARE_S, PAVE_SQUARE_N}};
    assert((edge.s == 0 || edge.s == 1) && k >= 0 && k < PAVE_SQUARE_JOINS_MAX);
    return pave_square_side_of(pave_square_joins(edge, k), direction[edge.s][k]);
}

#ifdef __cplusplus
}
#endif
#endif
