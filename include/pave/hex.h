/// pave/hex.h: the hexagon grid. Faces, edges and vertices are values, and nine relations lead from
/// one to another. Further sections convert coordinates, map to the world, measure distances, and
/// list the cells of lines, rings, disks and ranges.
///
/// Based on: A. Patel, "Grid parts and relationships", Red Blob Games,
/// https://www.redblobgames.com/grids/parts/ (the parts of a unit cell and the relations; the order
/// of the results is ours), and "Hexagonal grids", Red Blob Games (axial coordinates).
/// docs/grids.md has all relations in tables.
///
/// y points down, q grows to the east and r to the south-east. The unit cell of the face q,r
/// contains two vertices, north (N) and south (S), and three edges, north-east (NE), north-west
/// (NW) and west (W):
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
/// This is the pointy orientation. The flat orientation has the same names and is rotated by 30
/// degrees clockwise on screen: direction 0 points east-north-east.
///
/// All functions are defined for |q|, |r| <= PAVE_COORDINATE_MAX. Results may be one step beyond
/// these limits; further steps are correct as long as they fit in an int32_t. Functions take
/// constant time unless their comment says otherwise.
///
/// Examples: hex_relations.c, hex_coordinates.c, hex_world.c.
#ifndef PAVE_HEX_H
#define PAVE_HEX_H

#include <pave/layout.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Parts --------------------------------------------------------------------------------------
// Each part has exactly one value: two values are equal if and only if they are the same part. A
// face is a pave_cell with s = 0.

/// The edges of a unit cell.
typedef enum pave_hex_edge_kind {
    PAVE_HEX_EDGE_NE = 0,
    PAVE_HEX_EDGE_NW = 1,
    PAVE_HEX_EDGE_W = 2
} pave_hex_edge_kind;

/// The vertices of a unit cell.
typedef enum pave_hex_vertex_kind {
    PAVE_HEX_VERTEX_N = 0,
    PAVE_HEX_VERTEX_S = 1
} pave_hex_vertex_kind;

/// An edge: the north-east (s = 0), north-west (s = 1) or west edge (s = 2) of the face q,r.
typedef struct pave_hex_edge {
    int32_t q, r, s;
} pave_hex_edge;

/// A vertex: the north (s = 0) or south corner (s = 1) of the face q,r.
typedef struct pave_hex_vertex {
    int32_t q, r, s;
} pave_hex_vertex;

/// The edge (q, r, s); s is PAVE_HEX_EDGE_NE, PAVE_HEX_EDGE_NW or PAVE_HEX_EDGE_W.
PAVE_INLINE pave_hex_edge pave_hex_edge_of(int32_t q, int32_t r, int32_t s)
{
    pave_hex_edge edge;
    assert(s == PAVE_HEX_EDGE_NE || s == PAVE_HEX_EDGE_NW || s == PAVE_HEX_EDGE_W);
    edge.q = q;
    edge.r = r;
    edge.s = s;
    return edge;
}

/// The vertex (q, r, s); s is PAVE_HEX_VERTEX_N or PAVE_HEX_VERTEX_S.
PAVE_INLINE pave_hex_vertex pave_hex_vertex_of(int32_t q, int32_t r, int32_t s)
{
    pave_hex_vertex vertex;
    assert(s == PAVE_HEX_VERTEX_N || s == PAVE_HEX_VERTEX_S);
    vertex.q = q;
    vertex.r = r;
    vertex.s = s;
    return vertex;
}

// ---- Parts as text ------------------------------------------------------------------------------
// `q,r` for faces, `q,r,NE`, `q,r,NW` and `q,r,W` for edges, `q,r,N` and `q,r,S` for vertices.
// Numbers are decimal digits with an optional minus sign. The text contains only the part: no
// blanks, no plus sign, no lower-case letters.

/// Size of a buffer for the text of any part of the hexagon grid, including the final zero.
enum { PAVE_HEX_TEXT_SIZE = 32 };

/// Reads a face. Returns PAVE_OK; PAVE_INVALID if the text is not `q,r`; PAVE_RANGE if it is a face
/// beyond |q|, |r| <= PAVE_COORDINATE_MAX. On failure `out` is unchanged.
PAVE_API pave_result pave_hex_face_read(const char *text, pave_cell *out);

/// Reads an edge, `q,r,NE`, `q,r,NW` or `q,r,W`. Returns the results of pave_hex_face_read.
PAVE_API pave_result pave_hex_edge_read(const char *text, pave_hex_edge *out);

/// Reads a vertex, `q,r,N` or `q,r,S`. Returns the results of pave_hex_face_read.
PAVE_API pave_result pave_hex_vertex_read(const char *text, pave_hex_vertex *out);

/// Writes a face as `q,r` and returns `out`. `out` must hold at least PAVE_HEX_TEXT_SIZE
/// characters.
PAVE_API char *pave_hex_face_text(pave_cell face, char *out);

/// Writes an edge as `q,r,NE`, `q,r,NW` or `q,r,W` and returns `out`. `out` must hold at least
/// PAVE_HEX_TEXT_SIZE characters.
PAVE_API char *pave_hex_edge_text(pave_hex_edge edge, char *out);

/// Writes a vertex as `q,r,N` or `q,r,S` and returns `out`. `out` must hold at least
/// PAVE_HEX_TEXT_SIZE characters.
PAVE_API char *pave_hex_vertex_text(pave_hex_vertex vertex, char *out);

// ---- The nine relations -------------------------------------------------------------------------
// Each function takes a part and an index k, and returns the k-th related part. k counts from 0 and
// is below the PAVE_HEX_..._MAX of that relation.
//
// All relations run clockwise on screen. The sides of a face begin at north-east: 0 NE, 1 E, 2 SE,
// 3 SW, 4 W, 5 NW; its corners begin at north: 0 N, 1 upper right, 2 lower right, 3 S, 4 lower
// left, 5 upper left. The edges of a vertex begin with the first at or after north. With k + 1
// taken modulo 6 and 3,
//   neighbour k of a face is across border k, which runs from corner k to corner k + 1, and
//   edge k that protrudes from a vertex ends at its adjacent vertex k and is between the touched
//   faces k and k + 1.
// Parts of an edge begin with the first one clockwise from north around its midpoint. The article
// lists the same parts in other orders.

/// The number of parts that each relation returns.
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
    PAVE_HEX_DIAGONALS_MAX = 6,    ///< faces across the corners, at the far end of an edge
    PAVE_HEX_TOUCHING_MAX = 6,     ///< the neighbours, since hexagons have no diagonal contact
    PAVE_HEX_SURROUNDING_MAX = 12, ///< vertices that share a face
    PAVE_HEX_DIRECTIONS_MAX = 12   ///< directions of rays, straight and diagonal
};

/// The directions of the sides of a hexagon, clockwise on screen, then the directions across its
/// corners, which only rays use.
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
PAVE_INLINE pave_cell pave_hex_neighbors(pave_cell face, int k)
{
    static const int8_t step[PAVE_HEX_NEIGHBORS_MAX][2] = {{1, -1}, {1, 0},  {0, 1},
                                                           {-1, 1}, {-1, 0}, {0, -1}};
    assert(face.s == 0 && k >= 0 && k < PAVE_HEX_NEIGHBORS_MAX);
    return pave_cell_of(face.q + step[k][0], face.r + step[k][1]);
}

/// Borders: the edge of a face at side k.
PAVE_INLINE pave_hex_edge pave_hex_borders(pave_cell face, int k)
{
    static const int8_t step[PAVE_HEX_BORDERS_MAX][3] = {
        {0, 0, PAVE_HEX_EDGE_NE},  {1, 0, PAVE_HEX_EDGE_W}, {0, 1, PAVE_HEX_EDGE_NW},
        {-1, 1, PAVE_HEX_EDGE_NE}, {0, 0, PAVE_HEX_EDGE_W}, {0, 0, PAVE_HEX_EDGE_NW}};
    assert(face.s == 0 && k >= 0 && k < PAVE_HEX_BORDERS_MAX);
    return pave_hex_edge_of(face.q + step[k][0], face.r + step[k][1], step[k][2]);
}

/// Corners: the vertex where side k of a face begins, clockwise. 0 is north.
PAVE_INLINE pave_hex_vertex pave_hex_corners(pave_cell face, int k)
{
    static const int8_t step[PAVE_HEX_CORNERS_MAX][3] = {
        {0, 0, PAVE_HEX_VERTEX_N}, {1, -1, PAVE_HEX_VERTEX_S}, {0, 1, PAVE_HEX_VERTEX_N},
        {0, 0, PAVE_HEX_VERTEX_S}, {-1, 1, PAVE_HEX_VERTEX_N}, {0, -1, PAVE_HEX_VERTEX_S}};
    assert(face.s == 0 && k >= 0 && k < PAVE_HEX_CORNERS_MAX);
    return pave_hex_vertex_of(face.q + step[k][0], face.r + step[k][1], step[k][2]);
}

/// Joins: one of the two faces that share the edge. NE: 0 is north-east, 1 is south-west. NW: 0 is
/// south-east, 1 is north-west. W: 0 is east, 1 is west.
PAVE_INLINE pave_cell pave_hex_joins(pave_hex_edge edge, int k)
{
    static const int8_t step[3][PAVE_HEX_JOINS_MAX][2] = {
        {{1, -1}, {0, 0}}, {{0, 0}, {0, -1}}, {{0, 0}, {-1, 0}}};
    assert(edge.s >= 0 && edge.s < 3 && k >= 0 && k < PAVE_HEX_JOINS_MAX);
    return pave_cell_of(edge.q + step[edge.s][k][0], edge.r + step[edge.s][k][1]);
}

/// Continues: one of the four edges that share an endpoint with the edge. (On hexagons, no two
/// edges are in a straight line.) For NE and NW, numbers 0 and 1 are at endpoint 0; for W, numbers
/// 0 and 3 are.
PAVE_INLINE pave_hex_edge pave_hex_continues(pave_hex_edge edge, int k)
{
    static const int8_t step[3][PAVE_HEX_CONTINUES_MAX][3] = {{{1, 0, PAVE_HEX_EDGE_NW},
                                                               {1, 0, PAVE_HEX_EDGE_W},
                                                               {0, 0, PAVE_HEX_EDGE_NW},
                                                               {1, -1, PAVE_HEX_EDGE_W}},
                                                              {{1, -1, PAVE_HEX_EDGE_W},
                                                               {0, 0, PAVE_HEX_EDGE_NE},
                                                               {0, 0, PAVE_HEX_EDGE_W},
                                                               {-1, 0, PAVE_HEX_EDGE_NE}},
                                                              {{0, 0, PAVE_HEX_EDGE_NW},
                                                               {-1, 1, PAVE_HEX_EDGE_NE},
                                                               {-1, 1, PAVE_HEX_EDGE_NW},
                                                               {-1, 0, PAVE_HEX_EDGE_NE}}};
    assert(edge.s >= 0 && edge.s < 3 && k >= 0 && k < PAVE_HEX_CONTINUES_MAX);
    return pave_hex_edge_of(edge.q + step[edge.s][k][0], edge.r + step[edge.s][k][1],
                            step[edge.s][k][2]);
}

/// Endpoints: one of the two vertices of the edge. NE: 0 is lower right, 1 is north. NW: 0 is
/// north, 1 is lower left. W: 0 is upper, 1 is lower.
PAVE_INLINE pave_hex_vertex pave_hex_endpoints(pave_hex_edge edge, int k)
{
    static const int8_t step[3][PAVE_HEX_ENDPOINTS_MAX][3] = {
        {{1, -1, PAVE_HEX_VERTEX_S}, {0, 0, PAVE_HEX_VERTEX_N}},
        {{0, 0, PAVE_HEX_VERTEX_N}, {0, -1, PAVE_HEX_VERTEX_S}},
        {{0, -1, PAVE_HEX_VERTEX_S}, {-1, 1, PAVE_HEX_VERTEX_N}}};
    assert(edge.s >= 0 && edge.s < 3 && k >= 0 && k < PAVE_HEX_ENDPOINTS_MAX);
    return pave_hex_vertex_of(edge.q + step[edge.s][k][0], edge.r + step[edge.s][k][1],
                              step[edge.s][k][2]);
}

/// Touches: a face that has the vertex as a corner. N: 0 is upper left. S: 0 is north. The vertex
/// is corner 2 k + 2 (N) or 2 k + 3 (S), modulo 6, of that face.
PAVE_INLINE pave_cell pave_hex_touches(pave_hex_vertex vertex, int k)
{
    static const int8_t step[2][PAVE_HEX_TOUCHES_MAX][2] = {{{0, -1}, {1, -1}, {0, 0}},
                                                            {{0, 0}, {0, 1}, {-1, 1}}};
    assert((vertex.s == 0 || vertex.s == 1) && k >= 0 && k < PAVE_HEX_TOUCHES_MAX);
    return pave_cell_of(vertex.q + step[vertex.s][k][0], vertex.r + step[vertex.s][k][1]);
}

/// Protrudes: an edge that ends at the vertex. N: 0 points north, 1 down to the right, 2 down to
/// the left. S: 0 points up to the right, 1 south, 2 up to the left.
PAVE_INLINE pave_hex_edge pave_hex_protrudes(pave_hex_vertex vertex, int k)
{
    static const int8_t step[2][PAVE_HEX_PROTRUDES_MAX][3] = {
        {{1, -1, PAVE_HEX_EDGE_W}, {0, 0, PAVE_HEX_EDGE_NE}, {0, 0, PAVE_HEX_EDGE_NW}},
        {{0, 1, PAVE_HEX_EDGE_NW}, {0, 1, PAVE_HEX_EDGE_W}, {-1, 1, PAVE_HEX_EDGE_NE}}};
    assert((vertex.s == 0 || vertex.s == 1) && k >= 0 && k < PAVE_HEX_PROTRUDES_MAX);
    return pave_hex_edge_of(vertex.q + step[vertex.s][k][0], vertex.r + step[vertex.s][k][1],
                            step[vertex.s][k][2]);
}

/// Adjacent: the vertex at the other end of protruding edge k. It is of the other kind.
PAVE_INLINE pave_hex_vertex pave_hex_adjacent(pave_hex_vertex vertex, int k)
{
    static const int8_t step[2][PAVE_HEX_ADJACENT_MAX][2] = {{{1, -2}, {1, -1}, {0, -1}},
                                                             {{0, 1}, {-1, 2}, {-1, 1}}};
    assert((vertex.s == 0 || vertex.s == 1) && k >= 0 && k < PAVE_HEX_ADJACENT_MAX);
    return pave_hex_vertex_of(vertex.q + step[vertex.s][k][0], vertex.r + step[vertex.s][k][1],
                              1 - vertex.s);
}

// ---- Variants of the relations ------------------------------------------------------------------
// The wider relations of the article, in the same rotation order. Continues has no variant.

/// Diagonals: the face across corner k, at the far end of the edge that points outwards from the
/// corner: 0 N, 1 upper right, 2 lower right, 3 S, 4 lower left, 5 upper left. The two faces share
/// two neighbours and no part.
PAVE_INLINE pave_cell pave_hex_diagonals(pave_cell face, int k)
{
    static const int8_t step[PAVE_HEX_DIAGONALS_MAX][2] = {{1, -2}, {2, -1}, {1, 1},
                                                           {-1, 2}, {-2, 1}, {-1, -1}};
    assert(face.s == 0 && k >= 0 && k < PAVE_HEX_DIAGONALS_MAX);
    return pave_cell_of(face.q + step[k][0], face.r + step[k][1]);
}

/// Touching: the faces that share at least a vertex with a face. On hexagons these are the
/// neighbours.
PAVE_INLINE pave_cell pave_hex_touching(pave_cell face, int k)
{
    return pave_hex_neighbors(face, k);
}

/// Surrounding: the vertices that share a face with a vertex. Number k is 30 k degrees clockwise
/// from north. For a vertex N, number 4 k is adjacent vertex k; for a vertex S, number 4 k + 2 is.
/// The vertices at odd k are of the same kind as the given vertex.
PAVE_INLINE pave_hex_vertex pave_hex_surrounding(pave_hex_vertex vertex, int k)
{
    static const int8_t step[2][PAVE_HEX_SURROUNDING_MAX][2] = {{{1, -2},
                                                                 {1, -1},
                                                                 {2, -2},
                                                                 {1, 0},
                                                                 {1, -1},
                                                                 {0, 1},
                                                                 {0, 0},
                                                                 {-1, 1},
                                                                 {0, -1},
                                                                 {-1, 0},
                                                                 {0, -2},
                                                                 {0, -1}},
                                                                {{0, 0},
                                                                 {1, -1},
                                                                 {0, 1},
                                                                 {1, 0},
                                                                 {0, 2},
                                                                 {0, 1},
                                                                 {-1, 2},
                                                                 {-1, 1},
                                                                 {-2, 2},
                                                                 {-1, 0},
                                                                 {-1, 1},
                                                                 {0, -1}}};
    assert((vertex.s == 0 || vertex.s == 1) && k >= 0 && k < PAVE_HEX_SURROUNDING_MAX);
    return pave_hex_vertex_of(vertex.q + step[vertex.s][k][0], vertex.r + step[vertex.s][k][1],
                              k % 2 ? vertex.s : 1 - vertex.s);
}

// ---- Coordinates --------------------------------------------------------------------------------
// Conversions between axial coordinates and other coordinates of a face. All coordinates may be
// negative.

/// Cube coordinates: q, r and a third coordinate s, with q + r + s = 0.
typedef struct pave_hex_cube {
    int32_t q, r, s;
} pave_hex_cube;

/// The cube coordinates of a face.
PAVE_INLINE pave_hex_cube pave_hex_to_cube(pave_cell face)
{
    pave_hex_cube cube;
    assert(face.s == 0);
    cube.q = face.q;
    cube.r = face.r;
    cube.s = -face.q - face.r;
    return cube;
}

/// Returns whether q + r + s = 0 and the face is within the limits.
PAVE_INLINE bool pave_hex_cube_valid(pave_hex_cube cube)
{
    return (int64_t)cube.q + cube.r + cube.s == 0 &&
           pave_cell_in_range(pave_cell_of(cube.q, cube.r));
}

/// The face of cube coordinates, which must be valid.
PAVE_INLINE pave_cell pave_hex_from_cube(pave_hex_cube cube)
{
    assert(pave_hex_cube_valid(cube));
    return pave_cell_of(cube.q, cube.r);
}

/// Systems of columns and rows. Offset systems shift every other row (R, for pointy hexagons) or
/// column (Q, for flat hexagons) by half a face. Doubled systems count half faces in that
/// direction.
typedef enum pave_hex_system {
    PAVE_HEX_ODD_R = 0,         ///< odd rows are shifted east
    PAVE_HEX_EVEN_R = 1,        ///< even rows are shifted east
    PAVE_HEX_ODD_Q = 2,         ///< odd columns are shifted south
    PAVE_HEX_EVEN_Q = 3,        ///< even columns are shifted south
    PAVE_HEX_DOUBLED_WIDTH = 4, ///< col = 2 q + r, row = r; col + row is even
    PAVE_HEX_DOUBLED_HEIGHT = 5 ///< col = q, row = 2 r + q; col + row is even
} pave_hex_system;

/// Names of the pave_hex_system values.
PAVE_API extern const char *const pave_hex_system_words[];

/// A column and a row in one of these systems.
typedef struct pave_hex_offset {
    int32_t col, row;
} pave_hex_offset;

/// The column and row of a face.
PAVE_INLINE pave_hex_offset pave_hex_to_offset(pave_cell face, pave_hex_system system)
{
    pave_hex_offset offset;
    int32_t q = face.q, r = face.r;
    assert(face.s == 0 && system >= PAVE_HEX_ODD_R && system <= PAVE_HEX_DOUBLED_HEIGHT);
    offset.col = q;
    offset.row = r;
    switch (system) {
    case PAVE_HEX_ODD_R: offset.col += (r - (r & 1)) / 2; break;
    case PAVE_HEX_EVEN_R: offset.col += (r + (r & 1)) / 2; break;
    case PAVE_HEX_ODD_Q: offset.row += (q - (q & 1)) / 2; break;
    case PAVE_HEX_EVEN_Q: offset.row += (q + (q & 1)) / 2; break;
    case PAVE_HEX_DOUBLED_WIDTH: offset.col += q + r; break;
    default: offset.row += r + q; break;
    }
    return offset;
}

/// Returns whether a column and row belong to a face within the limits. In doubled systems their
/// sum must be even.
PAVE_INLINE bool pave_hex_offset_valid(pave_hex_offset offset, pave_hex_system system)
{
    int64_t q = offset.col, r = offset.row;
    switch (system) {
    case PAVE_HEX_ODD_R: q -= (r - (r & 1)) / 2; break;
    case PAVE_HEX_EVEN_R: q -= (r + (r & 1)) / 2; break;
    case PAVE_HEX_ODD_Q: r -= (q - (q & 1)) / 2; break;
    case PAVE_HEX_EVEN_Q: r -= (q + (q & 1)) / 2; break;
    case PAVE_HEX_DOUBLED_WIDTH:
        if ((q - r) & 1) return false;
        q = (q - r) / 2;
        break;
    default:
        if ((r - q) & 1) return false;
        r = (r - q) / 2;
        break;
    }
    return q >= -PAVE_COORDINATE_MAX && q <= PAVE_COORDINATE_MAX && r >= -PAVE_COORDINATE_MAX &&
           r <= PAVE_COORDINATE_MAX;
}

/// The face at a column and row, which must be valid.
PAVE_INLINE pave_cell pave_hex_from_offset(pave_hex_offset offset, pave_hex_system system)
{
    int32_t q = offset.col, r = offset.row;
    assert(pave_hex_offset_valid(offset, system));
    switch (system) {
    case PAVE_HEX_ODD_R: return pave_cell_of(q - (r - (r & 1)) / 2, r);
    case PAVE_HEX_EVEN_R: return pave_cell_of(q - (r + (r & 1)) / 2, r);
    case PAVE_HEX_ODD_Q: return pave_cell_of(q, r - (q - (q & 1)) / 2);
    case PAVE_HEX_EVEN_Q: return pave_cell_of(q, r - (q + (q & 1)) / 2);
    case PAVE_HEX_DOUBLED_WIDTH: return pave_cell_of((q - r) / 2, r);
    default: return pave_cell_of(q, (r - q) / 2);
    }
}

// The spiral honeycomb mosaic, or generalised balanced ternary, gives each face one integer: its
// address. Digit i, in base 7, is a step from the centre of a flower of 7^i faces to the centre of
// one of the six flowers around it; 0 is no step. If u is a clockwise rotation by a sixth of a
// turn, the lowest digits are the steps
//     1 = E   3 = u = SE   2 = u^2 = SW   6 = W   4 = u^4 = NW   5 = u^5 = NE
// Opposite digits sum to 7; 1 + 2 = 3, 1 + 4 = 5, 2 + 4 = 6. For each higher digit the steps are
// multiplied by 3 - u: "10" is three steps E and one NW. Every face has exactly one address.
// Addresses add and multiply like the numbers q + r u with u^2 = u - 1: a sum shifts the mosaic, a
// product rotates and scales it. Based on: L. Gibson and D. Lucas, "Spatial data processing using
// generalized balanced ternary", 1982; P. Sheridan, "Spiral architecture for machine vision", 1996.
//
// Every uint64_t is an address. Faces within the limits have addresses of at most 22 digits, below
// 7^22 < 2^63.

/// The address of a face. Linear in the number of digits.
PAVE_API uint64_t pave_hex_to_shm(pave_cell face);

/// The face of an address. Returns PAVE_OK; PAVE_RANGE if the face is beyond |q|, |r| <=
/// PAVE_COORDINATE_MAX, with `out` unchanged. Linear in the number of digits.
PAVE_API pave_result pave_hex_from_shm(uint64_t address, pave_cell *out);

/// The sum of two addresses. Returns PAVE_OK; PAVE_RANGE if the sum does not fit in 64 bits, with
/// `out` unchanged. Linear in the number of digits.
PAVE_API pave_result pave_hex_shm_add(uint64_t a, uint64_t b, uint64_t *out);

/// The product of two addresses. Returns the results of pave_hex_shm_add. The address 6 is -1: its
/// product with an address is the address of the opposite face. To subtract, multiply by 6 and add.
PAVE_API pave_result pave_hex_shm_multiply(uint64_t a, uint64_t b, uint64_t *out);

/// Reads an address: digits 0..6, the highest first. Returns PAVE_OK; PAVE_INVALID for any other
/// text; PAVE_RANGE if it does not fit in 64 bits. On failure `out` is unchanged.
PAVE_API pave_result pave_hex_shm_read(const char *text, uint64_t *out);

/// Writes an address in base 7, without leading zeros, and returns `out`. `out` must hold at least
/// PAVE_HEX_TEXT_SIZE characters.
PAVE_API char *pave_hex_shm_text(uint64_t address, char *out);

// ---- World and grid -----------------------------------------------------------------------------
// In lattice coordinates (see layout.h) the centre of the face q,r is (q, r), its vertex N is (q +
// 1/3, r - 2/3) and its vertex S is (q - 1/3, r + 2/3). At size 1, y down, the lattice point (u, v)
// has the position (sqrt(3) (u + v/2), 3/2 v) if pointy and (3/2 u, sqrt(3) (v + u/2)) if flat.

/// The layout of regular hexagons with edges of length `def->size`; a NULL `def` means {0}. Returns
/// PAVE_OK; PAVE_RANGE if the orientation is unknown, the size is negative, or the size or origin
/// is not finite. On failure `out` is unchanged, and `error` (may be NULL) says why. Constant time.
PAVE_API pave_result pave_hex_layout(const pave_layout_def *def, pave_layout *out,
                                     pave_error *error);

/// The position of the centre of a face.
PAVE_INLINE pave_vec2 pave_hex_face_point(const pave_layout *layout, pave_cell face)
{
    return pave_layout_point(layout, face.q, face.r);
}

/// The position of the midpoint of an edge.
PAVE_INLINE pave_vec2 pave_hex_edge_point(const pave_layout *layout, pave_hex_edge edge)
{
    static const double middle[3][2] = {{0.5, -0.5}, {0.0, -0.5}, {-0.5, 0.0}};
    assert(edge.s >= 0 && edge.s < 3);
    return pave_layout_point(layout, edge.q + middle[edge.s][0], edge.r + middle[edge.s][1]);
}

/// The position of a vertex.
PAVE_INLINE pave_vec2 pave_hex_vertex_point(const pave_layout *layout, pave_hex_vertex vertex)
{
    double side = vertex.s == PAVE_HEX_VERTEX_N ? 1.0 / 3.0 : -1.0 / 3.0;
    return pave_layout_point(layout, vertex.q + side, vertex.r - 2.0 * side);
}

/// The positions of the corners of a face, in the order of pave_hex_corners. `out` must hold at
/// least PAVE_HEX_CORNERS_MAX points.
PAVE_INLINE void pave_hex_face_corner_points(const pave_layout *layout, pave_cell face,
                                             pave_vec2 *out)
{
    int k;
    for (k = 0; k < PAVE_HEX_CORNERS_MAX; k++)
        out[k] = pave_hex_vertex_point(layout, pave_hex_corners(face, k));
}

/// The face whose centre is nearest to the lattice point (u, v), measured on regular hexagons. Ties
/// go to the greater q, then the greater r. Clamps like pave_layout_floor. Exact except for the
/// rounding of 2 u + v and u + 2 v. Ties of two faces follow the rule if u and v are exact, for
/// example multiples of 1/8. At corners, which are at thirds and not exact in doubles, rounding
/// chooses one of the three faces.
PAVE_INLINE pave_cell pave_hex_round(double u, double v)
{
    // (u, v) is in a rhombus of four centres; its short diagonal joins (1, 0) and (0, 1).
    int32_t q = pave_layout_floor(u), r = pave_layout_floor(v);
    double a = u - (double)q, b = v - (double)r;
    bool last, along_q, along_r;
    a = a >= 0.0 && a <= 1.0 ? a : 0.0;
    b = b >= 0.0 && b <= 1.0 ? b : 0.0;
    last = 2.0 * a + b >= 2.0 && a + 2.0 * b >= 2.0;
    along_q = a >= b && 2.0 * a + b >= 1.0;
    along_r = a < b && a + 2.0 * b >= 1.0;
    return pave_cell_of(q + ((last || along_q) && q <= PAVE_COORDINATE_MAX),
                        r + ((last || along_r) && r <= PAVE_COORDINATE_MAX));
}

/// The face under a point. Ties are as in pave_hex_round, up to the rounding of
/// pave_layout_lattice: the corner (0, -1) of the default layout may belong to any of its three
/// faces. Points beyond the limits give faces just beyond them (see pave_layout_floor).
PAVE_INLINE pave_cell pave_hex_face_at(const pave_layout *layout, pave_vec2 point)
{
    pave_vec2 at = pave_layout_lattice(layout, point);
    return pave_hex_round(at.x, at.y);
}

/// The edge nearest to a point, measured on regular hexagons. Ties go to the first border of the
/// face under the point, in the order of pave_hex_borders. Clamps like pave_hex_face_at.
PAVE_INLINE pave_hex_edge pave_hex_edge_at(const pave_layout *layout, pave_vec2 point)
{
    pave_vec2 at = pave_layout_lattice(layout, point);
    pave_cell face = pave_hex_round(at.x, at.y);
    double q = at.x - face.q, r = at.y - face.r, s = -q - r, toward[PAVE_HEX_BORDERS_MAX];
    int k, nearest = 0;
    toward[PAVE_HEX_NE] = q - r;
    toward[PAVE_HEX_E] = q - s;
    toward[PAVE_HEX_SE] = r - s;
    toward[PAVE_HEX_SW] = r - q;
    toward[PAVE_HEX_W] = s - q;
    toward[PAVE_HEX_NW] = s - r;
    for (k = 1; k < PAVE_HEX_BORDERS_MAX; k++) nearest = toward[k] > toward[nearest] ? k : nearest;
    return pave_hex_borders(face, nearest);
}

/// The vertex nearest to a point, measured on regular hexagons. Ties go to the first corner of the
/// face under the point, in the order of pave_hex_corners. Clamps like pave_hex_face_at.
PAVE_INLINE pave_hex_vertex pave_hex_vertex_at(const pave_layout *layout, pave_vec2 point)
{
    pave_vec2 at = pave_layout_lattice(layout, point);
    pave_cell face = pave_hex_round(at.x, at.y);
    double q = at.x - face.q, r = at.y - face.r, toward[PAVE_HEX_CORNERS_MAX];
    int k, nearest = 0;
    toward[0] = -r;
    toward[1] = q;
    toward[2] = q + r;
    toward[3] = r;
    toward[4] = -q;
    toward[5] = -q - r;
    for (k = 1; k < PAVE_HEX_CORNERS_MAX; k++) nearest = toward[k] > toward[nearest] ? k : nearest;
    return pave_hex_corners(face, nearest);
}

// ---- Directions, rotation, reflection -----------------------------------------------------------
// Rotation or reflection may take a face beyond the limits; the result is then clamped by
// pave_cell_cut.

/// The k-th face of the ray that starts at a face in `direction`, 0..11, straight or diagonal; the
/// face itself is the 0-th. k must be at least 0, and the result must be within the limits or one
/// step beyond. Each step of a diagonal ray leads to the next diagonal face, at distance 2.
PAVE_INLINE pave_cell pave_hex_ray(pave_cell face, int direction, int64_t k)
{
    static const int8_t step[PAVE_HEX_DIRECTIONS_MAX][2] = {{1, -1}, {1, 0},  {0, 1},  {-1, 1},
                                                            {-1, 0}, {0, -1}, {1, -2}, {2, -1},
                                                            {1, 1},  {-1, 2}, {-2, 1}, {-1, -1}};
    assert(face.s == 0 && direction >= 0 && direction < PAVE_HEX_DIRECTIONS_MAX && k >= 0 &&
           k <= 2 * (int64_t)PAVE_COORDINATE_MAX + 2);
    return pave_cell_of((int32_t)(face.q + k * step[direction][0]),
                        (int32_t)(face.r + k * step[direction][1]));
}

/// The face rotated about the centre of the face `about` by k sixths of a turn, clockwise on
/// screen; k may be any number.
PAVE_INLINE pave_cell pave_hex_rotate_about_face(pave_cell face, int k, pave_cell about)
{
    int64_t q = (int64_t)face.q - about.q, r = (int64_t)face.r - about.r, s = -q - r;
    assert(face.s == 0 && about.s == 0);
    switch ((k % 6 + 6) % 6) {
    case 1: return pave_cell_cut(about.q - r, about.r - s, 0);
    case 2: return pave_cell_cut(about.q + s, about.r + q, 0);
    case 3: return pave_cell_cut(about.q - q, about.r - r, 0);
    case 4: return pave_cell_cut(about.q + r, about.r + s, 0);
    case 5: return pave_cell_cut(about.q - s, about.r - q, 0);
    default: return face;
    }
}

/// Rotates a face about a vertex by k sixths of a turn. Only thirds of a turn map faces to faces:
/// returns true if k is even; returns false if k is odd, with `out` unchanged.
PAVE_INLINE bool pave_hex_rotate_about_vertex(pave_cell face, int k, pave_hex_vertex about,
                                              pave_cell *out)
{
    // Coordinates are scaled by three, so that the coordinates of vertices are integers.
    int64_t side = about.s == PAVE_HEX_VERTEX_N ? 1 : -1, center_q = 3 * (int64_t)about.q + side,
            center_r = 3 * (int64_t)about.r - 2 * side;
    int64_t q = 3 * (int64_t)face.q - center_q, r = 3 * (int64_t)face.r - center_r, s = -q - r;
    int turn = (k % 6 + 6) % 6;
    assert(face.s == 0);
    if (turn % 2) return false;
    if (turn == 0) *out = face;
    if (turn == 2) *out = pave_cell_cut((center_q + s) / 3, (center_r + q) / 3, 0);
    if (turn == 4) *out = pave_cell_cut((center_q + r) / 3, (center_r + s) / 3, 0);
    return true;
}

/// The coordinate that a reflection keeps. The reflection swaps the other two of q, r and s = -q -
/// r, measured from the centre. The mirror is the line through the centre on which these two are
/// equal; for PAVE_HEX_AXIS_R on pointy hexagons it is vertical.
typedef enum pave_hex_axis {
    PAVE_HEX_AXIS_Q = 0,
    PAVE_HEX_AXIS_R = 1,
    PAVE_HEX_AXIS_S = 2
} pave_hex_axis;

/// The mirror image of a face in the line through the centre of the face `about`.
PAVE_INLINE pave_cell pave_hex_reflect_about_face(pave_cell face, pave_hex_axis axis,
                                                  pave_cell about)
{
    int64_t q = (int64_t)face.q - about.q, r = (int64_t)face.r - about.r, s = -q - r;
    assert(face.s == 0 && about.s == 0);
    assert(axis == PAVE_HEX_AXIS_Q || axis == PAVE_HEX_AXIS_R || axis == PAVE_HEX_AXIS_S);
    if (axis == PAVE_HEX_AXIS_Q) return pave_cell_cut(face.q, about.r + s, 0);
    if (axis == PAVE_HEX_AXIS_R) return pave_cell_cut(about.q + s, face.r, 0);
    return pave_cell_cut(about.q + r, about.r + q, 0);
}

/// The mirror image of a face in the line through a vertex.
PAVE_INLINE pave_cell pave_hex_reflect_about_vertex(pave_cell face, pave_hex_axis axis,
                                                    pave_hex_vertex about)
{
    int64_t side = about.s == PAVE_HEX_VERTEX_N ? 1 : -1, center_q = 3 * (int64_t)about.q + side,
            center_r = 3 * (int64_t)about.r - 2 * side;
    int64_t q = 3 * (int64_t)face.q - center_q, r = 3 * (int64_t)face.r - center_r, s = -q - r;
    assert(face.s == 0);
    assert(axis == PAVE_HEX_AXIS_Q || axis == PAVE_HEX_AXIS_R || axis == PAVE_HEX_AXIS_S);
    if (axis == PAVE_HEX_AXIS_Q) return pave_cell_cut(face.q, (center_r + s) / 3, 0);
    if (axis == PAVE_HEX_AXIS_R) return pave_cell_cut((center_q + s) / 3, face.r, 0);
    return pave_cell_cut((center_q + r) / 3, (center_r + q) / 3, 0);
}

// ---- Distance -----------------------------------------------------------------------------------

/// The distance of rings, disks and spirals.
typedef enum pave_hex_metric {
    PAVE_HEX_STEPS = 0, ///< steps across edges, to neighbours
    PAVE_HEX_EUCLID = 1 ///< the Euclidean distance between the centres; neighbours have distance 1
} pave_hex_metric;

/// Maximum radius k of rings and disks. It is larger than every ring and disk within the limits.
#define PAVE_HEX_RADIUS_MAX (INT64_C(1) << 30)

/// The number of steps from a to b: max(|dq|, |dr|, |dq + dr|). For PAVE_HEX_EUCLID, use
/// pave_hex_norm.
PAVE_INLINE int64_t pave_hex_distance(pave_cell a, pave_cell b)
{
    int64_t q = (int64_t)b.q - a.q, r = (int64_t)b.r - a.r, s = q + r;
    assert(a.s == 0 && b.s == 0);
    q = q < 0 ? -q : q;
    r = r < 0 ? -r : r;
    s = s < 0 ? -s : s;
    q = q > r ? q : r;
    return q > s ? q : s;
}

/// The squared distance between the centres of a and b, with a distance of 1 between neighbours:
/// dq^2 + dq dr + dr^2.
PAVE_INLINE uint64_t pave_hex_norm(pave_cell a, pave_cell b)
{
    int64_t q = (int64_t)b.q - a.q, r = (int64_t)b.r - a.r;
    assert(a.s == 0 && b.s == 0);
    return (uint64_t)(q * q + q * r + r * r);
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
// clockwise on screen from north (in the flat orientation, from 30 degrees clockwise of north).
// Disks and ranges run row by row: by r, then q. A spiral consists of the rings 0 to k, in order.

/// Writes the straight line from a to b, both included, in steps to neighbours. If n is the
/// distance, cell i is nearest to the point at i/n of the segment between the centres; ties go to
/// the greater q, then the greater r. Lines are exact at any distance. Translating both ends
/// translates the line; swapping the ends reverses it. Based on: J. Bresenham, "Algorithm for
/// computer control of a digital plotter", 1965 (the error term; the ties are ours).
PAVE_API pave_result pave_hex_line(pave_cell a, pave_cell b, pave_cell *out, int64_t capacity,
                                   int64_t *count);

/// Writes the cells at distance k from `center`. For PAVE_HEX_EUCLID, the cells whose norm is in
/// ((k - 1)^2, k^2].
PAVE_API pave_result pave_hex_ring(pave_cell center, int64_t k, pave_hex_metric metric,
                                   pave_cell *out, int64_t capacity, int64_t *count);

/// Writes the cells at distances 0 to k from `center`, row by row. For PAVE_HEX_EUCLID, the cells
/// whose norm is at most k^2.
PAVE_API pave_result pave_hex_disk(pave_cell center, int64_t k, pave_hex_metric metric,
                                   pave_cell *out, int64_t capacity, int64_t *count);

/// Writes the cells of the disk, ring by ring from the centre outwards.
PAVE_API pave_result pave_hex_spiral(pave_cell center, int64_t k, pave_hex_metric metric,
                                     pave_cell *out, int64_t capacity, int64_t *count);

/// The cells within all three spans. Parallelograms, triangles and disks of PAVE_HEX_STEPS are
/// ranges, and so are their intersections. {0} is the face 0,0. A range has no cell beyond |q|, |r|
/// <= PAVE_COORDINATE_MAX, however wide its spans are. A span of INT64_MIN..INT64_MAX is no
/// restriction, so half planes, strips and wedges are also ranges.
typedef struct pave_hex_range {
    pave_span q, r;
    pave_span s; ///< range of -q - r
} pave_hex_range;

/// The disk of radius k about `center`, in steps, as a range; k is in 0..2^32. The disk of radius
/// 2^30 about 0,0 with the spans q and r set to +-PAVE_COORDINATE_MAX contains all cells within the
/// limits.
PAVE_INLINE pave_hex_range pave_hex_range_of_disk(pave_cell center, int64_t k)
{
    pave_hex_range range;
    int64_t s = -(int64_t)center.q - center.r;
    assert(center.s == 0 && k >= 0 && k <= INT64_C(1) << 32);
    range.q = pave_span_of(center.q - k, center.q + k);
    range.r = pave_span_of(center.r - k, center.r + k);
    range.s = pave_span_of(s - k, s + k);
    return range;
}

/// The intersection of two ranges.
PAVE_INLINE pave_hex_range pave_hex_range_intersection(pave_hex_range a, pave_hex_range b)
{
    a.q = pave_span_intersection(a.q, b.q);
    a.r = pave_span_intersection(a.r, b.r);
    a.s = pave_span_intersection(a.s, b.s);
    return a;
}

/// Writes the cells of a range, row by row. Never returns PAVE_RANGE.
PAVE_API pave_result pave_hex_range_cells(const pave_hex_range *range, pave_cell *out,
                                          int64_t capacity, int64_t *count);

// ---- Coarse and fine ----------------------------------------------------------------------------
// Big hexagons: the disks of radius R about the faces i (2 R + 1, -R) + j (R, R + 1) cover every
// face exactly once, and the pairs i,j form a hexagon grid. R is in 0..PAVE_HEX_PARENT_RADIUS_MAX.
// Based on: S. Evers, "Hexagon tiling of a hexagonal grid" (the formula of the parent; the numbers
// of the children are ours). For storage, use pave_square_parent, which divides axial coordinates
// into chunks of m x m faces.

/// Maximum radius of a big hexagon.
#define PAVE_HEX_PARENT_RADIUS_MAX (INT32_C(1) << 29)

/// The number of faces of a big hexagon of radius R: 3 R^2 + 3 R + 1.
PAVE_INLINE int64_t pave_hex_parent_size(int32_t radius)
{
    assert(radius >= 0 && radius <= PAVE_HEX_PARENT_RADIUS_MAX);
    return 3 * (int64_t)radius * radius + 3 * (int64_t)radius + 1;
}

/// The big hexagon i,j that contains `face`.
PAVE_INLINE pave_cell pave_hex_parent(pave_cell face, int32_t radius)
{
    int64_t size = pave_hex_parent_size(radius), stride = 3 * (int64_t)radius + 2, q = face.q,
            r = face.r, s = -q - r;
    int64_t a = pave_floor_divide(r + stride * q, size),
            b = pave_floor_divide(s + stride * r, size),
            c = pave_floor_divide(q + stride * s, size);
    assert(face.s == 0);
    return pave_cell_of((int32_t)pave_floor_divide(1 + a - b, 3),
                        (int32_t)pave_floor_divide(1 + b - c, 3));
}

/// The child with index 0..pave_hex_parent_size - 1 of a big hexagon. The child must be within the
/// limits or one step beyond. Child 0 is the centre; a step E adds 1 to the index and a step NE
/// adds 3 R + 2, modulo the size.
PAVE_INLINE pave_cell pave_hex_child(pave_cell parent, int32_t radius, int64_t index)
{
    // In order of index, the faces `row` steps to the NE are followed by those `row` - R steps to
    // the NE: 3 R + 2 in total.
    int64_t stride = 3 * (int64_t)radius + 2, row = (index + radius) / stride,
            column = (index + radius) % stride, q, r;
    assert(parent.s == 0 && index >= 0 && index < pave_hex_parent_size(radius));
    if (column <= 2 * (int64_t)radius - row) {
        column -= radius;
    } else {
        column -= 2 * (int64_t)radius + 1;
        row -= radius;
    }
    q = (2 * (int64_t)radius + 1) * parent.q + (int64_t)radius * parent.r + column + row;
    r = ((int64_t)radius + 1) * parent.r - (int64_t)radius * parent.q - row;
    assert(q >= -PAVE_COORDINATE_MAX - 1 && q <= PAVE_COORDINATE_MAX + 1 &&
           r >= -PAVE_COORDINATE_MAX - 1 && r <= PAVE_COORDINATE_MAX + 1);
    return pave_cell_of((int32_t)q, (int32_t)r);
}

#ifdef __cplusplus
}
#endif
#endif
