/// pave/hex.h: the hexagon grid: its parts, the nine relations between them, coordinates, places in the world, distances, lines, rings,
/// disks, ranges.
///
/// Based on: A. Patel, "Grid parts and relationships", 2006 and later (which part belongs to which unit cell, and the relations; the order
/// of the results is ours), and "Hexagonal grids", 2013 and later (axial coordinates). docs/grids.md shows the relations as one table.
///
/// y points down, q grows to the east and r to the south-east. The unit cell of the face q,r holds two vertices, the north one (N) and the
/// south one (S), and three edges, the north-east (NE), the north-west (NW) and the west one (W):
///
///                              q,r,N
///                                *                       direction   5 NW   0 NE
///                    q,r,NW   /     \   q,r,NE
///                          /           \                         4 W    +    1 E
///                         |             |
///                  q,r,W  |     q,r     |                          3 SW   2 SE
///                         |             |
///                          \           /
///                             \     /
///                                *
///                              q,r,S
///
/// That is the pointy orientation. In the flat one everything has the same name and lies 30 degrees further clockwise on screen: direction 0
/// then looks east-north-east.
///
/// Everything here is defined for |q|, |r| <= PAVE_COORDINATE_MAX; results may lie a step beyond, and steps from there are right as well
/// as long as they fit an int32_t. Constant time, where nothing else is said.
#ifndef PAVE_HEX_H
#define PAVE_HEX_H

#include <pave/layout.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Parts ------------------------------------------------------------------------------------------------------------------
// Canonical: one value for each part, so that equal values are the same part. A face is a pave_cell with s = 0.

/// Which edge of a unit cell.
typedef enum pave_hex_edge_kind { PAVE_HEX_EDGE_NE = 0, PAVE_HEX_EDGE_NW = 1, PAVE_HEX_EDGE_W = 2 } pave_hex_edge_kind;

/// Which vertex of a unit cell.
typedef enum pave_hex_vertex_kind { PAVE_HEX_VERTEX_N = 0, PAVE_HEX_VERTEX_S = 1 } pave_hex_vertex_kind;

/// An edge: the north-east (s = 0), the north-west (s = 1) or the west one (s = 2) of the face q,r.
typedef struct pave_hex_edge {
    int32_t q, r, s;
} pave_hex_edge;

/// A vertex: the north (s = 0) or the south corner (s = 1) of the face q,r.
typedef struct pave_hex_vertex {
    int32_t q, r, s;
} pave_hex_vertex;

/// The edge (q, r, s); s is PAVE_HEX_EDGE_NE, PAVE_HEX_EDGE_NW or PAVE_HEX_EDGE_W.
static inline pave_hex_edge pave_hex_edge_of(int32_t q, int32_t r, int32_t s)
{
    pave_hex_edge edge;
    assert(s == PAVE_HEX_EDGE_NE || s == PAVE_HEX_EDGE_NW || s == PAVE_HEX_EDGE_W);
    edge.q = q;
    edge.r = r;
    edge.s = s;
    return edge;
}

/// The vertex (q, r, s); s is PAVE_HEX_VERTEX_N or PAVE_HEX_VERTEX_S.
static inline pave_hex_vertex pave_hex_vertex_of(int32_t q, int32_t r, int32_t s)
{
    pave_hex_vertex vertex;
    assert(s == PAVE_HEX_VERTEX_N || s == PAVE_HEX_VERTEX_S);
    vertex.q = q;
    vertex.r = r;
    vertex.s = s;
    return vertex;
}

/// Whether both are the same edge. (For faces there is pave_cell_equal.)
static inline bool pave_hex_edge_equal(pave_hex_edge a, pave_hex_edge b) { return a.q == b.q && a.r == b.r && a.s == b.s; }

/// Whether both are the same vertex.
static inline bool pave_hex_vertex_equal(pave_hex_vertex a, pave_hex_vertex b) { return a.q == b.q && a.r == b.r && a.s == b.s; }

// ---- Parts as text ----------------------------------------------------------------------------------------------------------
// `q,r` for faces, `q,r,NE`, `q,r,NW` and `q,r,W` for edges, `q,r,N` and `q,r,S` for vertices. Numbers are decimal digits with an optional
// minus before them. The whole text must be the part: no blanks, no plus sign, no small letters.

/// A buffer of this many characters holds the text of any part of the hexagon grid, its final zero included.
enum { PAVE_HEX_TEXT_SIZE = 32 };

/// Reads a face. Returns PAVE_OK; PAVE_INVALID when the text is no `q,r`; PAVE_RANGE when it is one beyond |q|, |r| <= PAVE_COORDINATE_MAX.
/// On failure `out` is untouched. The two below do the same for their notation.
PAVE_API pave_result pave_hex_face_read(const char *text, pave_cell *out);

/// Reads an edge, `q,r,NE`, `q,r,NW` or `q,r,W`. Returns as pave_hex_face_read does.
PAVE_API pave_result pave_hex_edge_read(const char *text, pave_hex_edge *out);

/// Reads a vertex, `q,r,N` or `q,r,S`. Returns as pave_hex_face_read does.
PAVE_API pave_result pave_hex_vertex_read(const char *text, pave_hex_vertex *out);

/// Writes a face as `q,r` and returns `out`. `out` must hold at least PAVE_HEX_TEXT_SIZE characters.
PAVE_API char *pave_hex_face_text(pave_cell face, char *out);

/// Writes an edge as `q,r,NE`, `q,r,NW` or `q,r,W` and returns `out`. `out` must hold at least PAVE_HEX_TEXT_SIZE characters.
PAVE_API char *pave_hex_edge_text(pave_hex_edge edge, char *out);

/// Writes a vertex as `q,r,N` or `q,r,S` and returns `out`. `out` must hold at least PAVE_HEX_TEXT_SIZE characters.
PAVE_API char *pave_hex_vertex_text(pave_hex_vertex vertex, char *out);

// ---- The nine relations -----------------------------------------------------------------------------------------------------
// Each takes a part and k, and gives the k-th of the parts that are so related to it; k counts from 0 up to the maximum of that relation.
//
// All run clockwise on screen. The sides of a face begin at north-east: 0 NE, 1 E, 2 SE, 3 SW, 4 W, 5 NW; its corners begin at north: 0 N,
// 1 upper right, 2 lower right, 3 S, 4 lower left, 5 upper left. The edges of a vertex begin with the first at or after north. So, with
// k + 1 taken modulo 6 and 3,
//   side k of a face looks at neighbor k across border k, which lies between the corners k and k + 1, and
//   the edge that protrudes from a vertex as its k-th leads to its adjacent vertex k and lies between the touched faces k and k + 1.
// What belongs to an edge begins with the first that one meets turning clockwise from north around its middle.
// The text that this is based on lists the same parts in orders of its own: they agree as sets, not as sequences.

/// How many parts each relation gives.
enum {
    PAVE_HEX_NEIGHBORS_MAX = 6,
    PAVE_HEX_BORDERS_MAX = 6,
    PAVE_HEX_CORNERS_MAX = 6,
    PAVE_HEX_JOINS_MAX = 2,
    PAVE_HEX_CONTINUES_MAX = 4,
    PAVE_HEX_ENDPOINTS_MAX = 2,
    PAVE_HEX_TOUCHES_MAX = 3,
    PAVE_HEX_PROTRUDES_MAX = 3,
    PAVE_HEX_ADJACENT_MAX = 3,
    PAVE_HEX_DIAGONALS_MAX = 6,    ///< across the corners, beyond an edge
    PAVE_HEX_TOUCHING_MAX = 6,     ///< the neighbors again: hexagons have no diagonal contact
    PAVE_HEX_SURROUNDING_MAX = 12, ///< the vertices that share a face
    PAVE_HEX_DIRECTIONS_MAX = 12   ///< of rays, straight and diagonal
};

/// The directions of a hexagon's sides, clockwise on screen, and after them those across its corners. Only rays take the latter.
typedef enum pave_hex_direction {
    PAVE_HEX_NE = 0,
    PAVE_HEX_E = 1,
    PAVE_HEX_SE = 2,
    PAVE_HEX_SW = 3,
    PAVE_HEX_W = 4,
    PAVE_HEX_NW = 5,
    PAVE_HEX_N = 6,
    PAVE_HEX_ENE = 7,
    PAVE_HEX_ESE = 8,
    PAVE_HEX_S = 9,
    PAVE_HEX_WSW = 10,
    PAVE_HEX_WNW = 11
} pave_hex_direction;

/// Neighbors: the face across side k.
static inline pave_cell pave_hex_neighbors(pave_cell face, int k)
{
    static const int8_t step[PAVE_HEX_NEIGHBORS_MAX][2] = {{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}};
    assert(face.s == 0 && k >= 0 && k < PAVE_HEX_NEIGHBORS_MAX);
    return pave_cell_of(face.q + step[k][0], face.r + step[k][1]);
}

/// Borders: the edge of a face at side k.
static inline pave_hex_edge pave_hex_borders(pave_cell face, int k)
{
    static const int8_t step[PAVE_HEX_BORDERS_MAX][3] = {{0, 0, PAVE_HEX_EDGE_NE},  {1, 0, PAVE_HEX_EDGE_W}, {0, 1, PAVE_HEX_EDGE_NW},
                                                         {-1, 1, PAVE_HEX_EDGE_NE}, {0, 0, PAVE_HEX_EDGE_W}, {0, 0, PAVE_HEX_EDGE_NW}};
    assert(face.s == 0 && k >= 0 && k < PAVE_HEX_BORDERS_MAX);
    return pave_hex_edge_of(face.q + step[k][0], face.r + step[k][1], step[k][2]);
}

/// Corners: the vertex of a face where side k begins, walking clockwise: 0 is the north one.
static inline pave_hex_vertex pave_hex_corners(pave_cell face, int k)
{
    static const int8_t step[PAVE_HEX_CORNERS_MAX][3] = {{0, 0, PAVE_HEX_VERTEX_N}, {1, -1, PAVE_HEX_VERTEX_S}, {0, 1, PAVE_HEX_VERTEX_N},
                                                         {0, 0, PAVE_HEX_VERTEX_S}, {-1, 1, PAVE_HEX_VERTEX_N}, {0, -1, PAVE_HEX_VERTEX_S}};
    assert(face.s == 0 && k >= 0 && k < PAVE_HEX_CORNERS_MAX);
    return pave_hex_vertex_of(face.q + step[k][0], face.r + step[k][1], step[k][2]);
}

/// Joins: one of the two faces that share an edge. NE: 0 is the north-east one, 1 the south-west one. NW: 0 is the south-east one, 1 the
/// north-west one. W: 0 is the east one, 1 the west one.
static inline pave_cell pave_hex_joins(pave_hex_edge edge, int k)
{
    static const int8_t step[3][PAVE_HEX_JOINS_MAX][2] = {{{1, -1}, {0, 0}}, {{0, 0}, {0, -1}}, {{0, 0}, {-1, 0}}};
    assert(edge.s >= 0 && edge.s < 3 && k >= 0 && k < PAVE_HEX_JOINS_MAX);
    return pave_cell_of(edge.q + step[edge.s][k][0], edge.r + step[edge.s][k][1]);
}

/// Continues: one of the four edges that share an endpoint with an edge, for no two edges of hexagons lie in one line. The numbers 0 and 1 of
/// NE and of NW share its endpoint 0, and so do 0 and 3 of W.
static inline pave_hex_edge pave_hex_continues(pave_hex_edge edge, int k)
{
    static const int8_t step[3][PAVE_HEX_CONTINUES_MAX][3] = {
        {{1, 0, PAVE_HEX_EDGE_NW}, {1, 0, PAVE_HEX_EDGE_W}, {0, 0, PAVE_HEX_EDGE_NW}, {1, -1, PAVE_HEX_EDGE_W}},
        {{1, -1, PAVE_HEX_EDGE_W}, {0, 0, PAVE_HEX_EDGE_NE}, {0, 0, PAVE_HEX_EDGE_W}, {-1, 0, PAVE_HEX_EDGE_NE}},
        {{0, 0, PAVE_HEX_EDGE_NW}, {-1, 1, PAVE_HEX_EDGE_NE}, {-1, 1, PAVE_HEX_EDGE_NW}, {-1, 0, PAVE_HEX_EDGE_NE}}};
    assert(edge.s >= 0 && edge.s < 3 && k >= 0 && k < PAVE_HEX_CONTINUES_MAX);
    return pave_hex_edge_of(edge.q + step[edge.s][k][0], edge.r + step[edge.s][k][1], step[edge.s][k][2]);
}

/// Endpoints: one of the two vertices that an edge runs between. NE: 0 is the lower right one, 1 the north one. NW: 0 is the north one, 1 the
/// lower left one. W: 0 is the upper one, 1 the lower one.
static inline pave_hex_vertex pave_hex_endpoints(pave_hex_edge edge, int k)
{
    static const int8_t step[3][PAVE_HEX_ENDPOINTS_MAX][3] = {{{1, -1, PAVE_HEX_VERTEX_S}, {0, 0, PAVE_HEX_VERTEX_N}},
                                                              {{0, 0, PAVE_HEX_VERTEX_N}, {0, -1, PAVE_HEX_VERTEX_S}},
                                                              {{0, -1, PAVE_HEX_VERTEX_S}, {-1, 1, PAVE_HEX_VERTEX_N}}};
    assert(edge.s >= 0 && edge.s < 3 && k >= 0 && k < PAVE_HEX_ENDPOINTS_MAX);
    return pave_hex_vertex_of(edge.q + step[edge.s][k][0], edge.r + step[edge.s][k][1], step[edge.s][k][2]);
}

/// Touches: a face that has the vertex as a corner. N: 0 is the upper left one. S: 0 is the north one. The vertex is that face's corner
/// 2 k + 2 (N) or 2 k + 3 (S) modulo 6.
static inline pave_cell pave_hex_touches(pave_hex_vertex vertex, int k)
{
    static const int8_t step[2][PAVE_HEX_TOUCHES_MAX][2] = {{{0, -1}, {1, -1}, {0, 0}}, {{0, 0}, {0, 1}, {-1, 1}}};
    assert((vertex.s == 0 || vertex.s == 1) && k >= 0 && k < PAVE_HEX_TOUCHES_MAX);
    return pave_cell_of(vertex.q + step[vertex.s][k][0], vertex.r + step[vertex.s][k][1]);
}

/// Protrudes: an edge that ends at a vertex. N: 0 leads north, 1 and 2 down to the right and left. S: 0 leads up to the right, 1 south, 2 up
/// to the left.
static inline pave_hex_edge pave_hex_protrudes(pave_hex_vertex vertex, int k)
{
    static const int8_t step[2][PAVE_HEX_PROTRUDES_MAX][3] = {{{1, -1, PAVE_HEX_EDGE_W}, {0, 0, PAVE_HEX_EDGE_NE}, {0, 0, PAVE_HEX_EDGE_NW}},
                                                              {{0, 1, PAVE_HEX_EDGE_NW}, {0, 1, PAVE_HEX_EDGE_W}, {-1, 1, PAVE_HEX_EDGE_NE}}};
    assert((vertex.s == 0 || vertex.s == 1) && k >= 0 && k < PAVE_HEX_PROTRUDES_MAX);
    return pave_hex_edge_of(vertex.q + step[vertex.s][k][0], vertex.r + step[vertex.s][k][1], step[vertex.s][k][2]);
}

/// Adjacent: the vertex at the other end of the edge that protrudes as the k-th. It is of the other kind.
static inline pave_hex_vertex pave_hex_adjacent(pave_hex_vertex vertex, int k)
{
    static const int8_t step[2][PAVE_HEX_ADJACENT_MAX][2] = {{{1, -2}, {1, -1}, {0, -1}}, {{0, 1}, {-1, 2}, {-1, 1}}};
    assert((vertex.s == 0 || vertex.s == 1) && k >= 0 && k < PAVE_HEX_ADJACENT_MAX);
    return pave_hex_vertex_of(vertex.q + step[vertex.s][k][0], vertex.r + step[vertex.s][k][1], 1 - vertex.s);
}

// ---- Variants of the relations ----------------------------------------------------------------------------------------------
// The wider readings that the text names. The same rotation order. (Of continues there is only the wide one: see there.)

/// Diagonals: the face across corner k, at the far end of the edge that leaves the corner outwards: 0 N, 1 upper right, 2 lower right, 3 S,
/// 4 lower left, 5 upper left. It has two neighbors in common with the face, and no part.
static inline pave_cell pave_hex_diagonals(pave_cell face, int k)
{
    static const int8_t step[PAVE_HEX_DIAGONALS_MAX][2] = {{1, -2}, {2, -1}, {1, 1}, {-1, 2}, {-2, 1}, {-1, -1}};
    assert(face.s == 0 && k >= 0 && k < PAVE_HEX_DIAGONALS_MAX);
    return pave_cell_of(face.q + step[k][0], face.r + step[k][1]);
}

/// Touching: the faces that share at least a vertex with a face. On hexagons they share an edge too: the neighbors.
static inline pave_cell pave_hex_touching(pave_cell face, int k) { return pave_hex_neighbors(face, k); }

/// Surrounding: the vertices that share a face with a vertex. Number k lies 30 k degrees clockwise from north. Number 4 k of a vertex N, and
/// 4 k + 2 of a vertex S, is adjacent vertex k; the odd numbers are of the vertex's own kind.
static inline pave_hex_vertex pave_hex_surrounding(pave_hex_vertex vertex, int k)
{
    static const int8_t step[2][PAVE_HEX_SURROUNDING_MAX][2] = {
        {{1, -2}, {1, -1}, {2, -2}, {1, 0}, {1, -1}, {0, 1}, {0, 0}, {-1, 1}, {0, -1}, {-1, 0}, {0, -2}, {0, -1}},
        {{0, 0}, {1, -1}, {0, 1}, {1, 0}, {0, 2}, {0, 1}, {-1, 2}, {-1, 1}, {-2, 2}, {-1, 0}, {-1, 1}, {0, -1}}};
    assert((vertex.s == 0 || vertex.s == 1) && k >= 0 && k < PAVE_HEX_SURROUNDING_MAX);
    return pave_hex_vertex_of(vertex.q + step[vertex.s][k][0], vertex.r + step[vertex.s][k][1], k % 2 ? vertex.s : 1 - vertex.s);
}

// ---- Sides ------------------------------------------------------------------------------------------------------------------
// For those who keep the edges of two faces apart: half an edge, as one of its faces sees it.

/// A side: that of the face (q, r) which looks in `direction`.
typedef struct pave_hex_side {
    int32_t q, r;
    int32_t direction; ///< a pave_hex_direction, 0..5
} pave_hex_side;

/// The side of a face that looks in `direction`, 0..5.
static inline pave_hex_side pave_hex_side_of(pave_cell face, int direction)
{
    pave_hex_side side;
    assert(face.s == 0 && direction >= 0 && direction < PAVE_HEX_NEIGHBORS_MAX);
    side.q = face.q;
    side.r = face.r;
    side.direction = direction;
    return side;
}

/// Whether both are the same side. A side and its twin are two.
static inline bool pave_hex_side_equal(pave_hex_side a, pave_hex_side b)
{
    return a.q == b.q && a.r == b.r && a.direction == b.direction;
}

/// The face that a side belongs to.
static inline pave_cell pave_hex_side_face(pave_hex_side side) { return pave_cell_of(side.q, side.r); }

/// The side of the neighbor that lies on the same edge. The twin of the twin is the side itself.
static inline pave_hex_side pave_hex_side_twin(pave_hex_side side)
{
    return pave_hex_side_of(pave_hex_neighbors(pave_hex_side_face(side), side.direction), (side.direction + 3) % 6);
}

/// The edge that a side lies on: the same for its twin.
static inline pave_hex_edge pave_hex_side_edge(pave_hex_side side) { return pave_hex_borders(pave_hex_side_face(side), side.direction); }

/// The side of the face pave_hex_joins(edge, k) that lies on the edge; that of the other k is its twin.
static inline pave_hex_side pave_hex_edge_side(pave_hex_edge edge, int k)
{
    static const int8_t direction[3][PAVE_HEX_JOINS_MAX] = {{PAVE_HEX_SW, PAVE_HEX_NE}, {PAVE_HEX_NW, PAVE_HEX_SE}, {PAVE_HEX_W, PAVE_HEX_E}};
    assert(edge.s >= 0 && edge.s < 3 && k >= 0 && k < PAVE_HEX_JOINS_MAX);
    return pave_hex_side_of(pave_hex_joins(edge, k), direction[edge.s][k]);
}

#ifdef __cplusplus
}
#endif
#endif
