/// pave/tri.h: the triangle grid. Faces, edges and vertices are values, and nine relations lead
/// from one to another. Further sections convert coordinates, map to the world, measure distances,
/// and list the cells of lines, rings, disks and ranges.
///
/// Based on: A. Patel, "Grid parts and relationships", Red Blob Games,
/// https://www.redblobgames.com/grids/parts/ (the parts of a unit cell and the relations; the order
/// of the results is ours); V. Kvachev, "Triangular Grids", 2020 (three of the four metrics of
/// steps).
///
/// y points down, and triangles point up and down. The unit cell q,r is a parallelogram with the
/// corners (q, r), (q + 1, r), (q + 1, r + 1) and (q, r + 1); it contains two faces, L on the left,
/// which points down, and R on the right, which points up; one vertex, the upper left corner; and
/// three edges, E between L and R, N above L, and W to the left of L:
///
///                 q,r,N
///          q,r *---------* q+1,r                sides of L:   0       sides of R:  2 /\ 0
///               \ q,r,L / \                                2 \  / 1                  --
///          q,r,W \     /   \                                  \/                      1
///                 \   / q,r,E
///                  \ /  q,r,R\                  lanes: q, r, and the third, q + r + s
///            q,r+1 *---------* q+1,r+1
///
/// This is the pointy orientation. The flat orientation has the same names and is rotated by 30
/// degrees clockwise on screen.
///
/// All functions are defined for |q|, |r| <= PAVE_COORDINATE_MAX. Results may be one step beyond
/// these limits; further steps are correct as long as they fit in an int32_t. Functions take
/// constant time unless their comment says otherwise.
///
/// Examples: tri_distances.c (metrics and lines), tri_turns.c, tri_nested.c.
#ifndef PAVE_TRI_H
#define PAVE_TRI_H

#include <pave/hex.h>
#include <pave/layout.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Parts --------------------------------------------------------------------------------------
// Each part has exactly one value: two values are equal if and only if they are the same part. A
// face is a pave_cell with s = 0 (L) or 1 (R).

/// The faces of a unit cell.
typedef enum pave_tri_face_kind { PAVE_TRI_L = 0, PAVE_TRI_R = 1 } pave_tri_face_kind;

/// The edges of a unit cell.
typedef enum pave_tri_edge_kind {
    PAVE_TRI_EDGE_E = 0,
    PAVE_TRI_EDGE_N = 1,
    PAVE_TRI_EDGE_W = 2
} pave_tri_edge_kind;

/// An edge: the east (s = 0), north (s = 1) or west edge (s = 2) of the face q,r,L.
typedef struct pave_tri_edge {
    int32_t q, r, s;
} pave_tri_edge;

/// A vertex: the corner 0, upper left, of the face q,r,L.
typedef struct pave_tri_vertex {
    int32_t q, r;
} pave_tri_vertex;

/// The face (q, r, s); s is PAVE_TRI_L or PAVE_TRI_R.
PAVE_INLINE pave_cell pave_tri_face_of(int32_t q, int32_t r, int32_t s)
{
    pave_cell face;
    assert(s == PAVE_TRI_L || s == PAVE_TRI_R);
    face.q = q;
    face.r = r;
    face.s = s;
    return face;
}

/// The edge (q, r, s); s is PAVE_TRI_EDGE_E, PAVE_TRI_EDGE_N or PAVE_TRI_EDGE_W.
PAVE_INLINE pave_tri_edge pave_tri_edge_of(int32_t q, int32_t r, int32_t s)
{
    pave_tri_edge edge;
    assert(s >= PAVE_TRI_EDGE_E && s <= PAVE_TRI_EDGE_W);
    edge.q = q;
    edge.r = r;
    edge.s = s;
    return edge;
}

/// The vertex (q, r).
PAVE_INLINE pave_tri_vertex pave_tri_vertex_of(int32_t q, int32_t r)
{
    pave_tri_vertex vertex;
    vertex.q = q;
    vertex.r = r;
    return vertex;
}

// ---- Parts as text ------------------------------------------------------------------------------
// `q,r,L` and `q,r,R` for faces, `q,r,E`, `q,r,N` and `q,r,W` for edges, `q,r` for vertices.
// Numbers are decimal digits with an optional minus sign. The text contains only the part: no
// blanks, no plus sign, no lower-case letters.

/// Size of a buffer for the text of any part of the triangle grid, including the final zero.
enum { PAVE_TRI_TEXT_SIZE = 32 };

/// Reads a face; 0 and 1 are also accepted for L and R. Returns PAVE_OK; PAVE_INVALID if the text
/// is not a face; PAVE_RANGE if it is a face beyond |q|, |r| <= PAVE_COORDINATE_MAX. On failure
/// `out` is unchanged.
PAVE_API pave_result pave_tri_face_read(const char *text, pave_cell *out);

/// Reads an edge, `q,r,E`, `q,r,N` or `q,r,W`. Returns the results of pave_tri_face_read.
PAVE_API pave_result pave_tri_edge_read(const char *text, pave_tri_edge *out);

/// Reads a vertex, `q,r`. Returns the results of pave_tri_face_read.
PAVE_API pave_result pave_tri_vertex_read(const char *text, pave_tri_vertex *out);

/// Writes a face as `q,r,L` or `q,r,R` and returns `out`. `out` must hold at least
/// PAVE_TRI_TEXT_SIZE characters.
PAVE_API char *pave_tri_face_text(pave_cell face, char *out);

/// Writes an edge as `q,r,E`, `q,r,N` or `q,r,W` and returns `out`. `out` must hold at least
/// PAVE_TRI_TEXT_SIZE characters.
PAVE_API char *pave_tri_edge_text(pave_tri_edge edge, char *out);

/// Writes a vertex as `q,r` and returns `out`. `out` must hold at least PAVE_TRI_TEXT_SIZE
/// characters.
PAVE_API char *pave_tri_vertex_text(pave_tri_vertex vertex, char *out);

// ---- The nine relations -------------------------------------------------------------------------
// Each function takes a part and an index k, and returns the k-th related part. k counts from 0 and
// is below the PAVE_TRI_..._MAX of that relation.
//
// All relations run clockwise on screen. All except the corners begin with the first part at or
// after north. With k + 1 taken modulo 3 and 6,
//   neighbour k of a face is across border k, which runs from corner k to corner k + 1, and
//   edge k that protrudes from a vertex ends at its adjacent vertex k and is between the touched
//   faces k and k + 1.
// The sides 0, 1, 2 of L are north, lower right and lower left, and its corner 0 is upper left. The
// sides of R are upper right, south and upper left, and its corner 0 is the top. Around a vertex,
// adjacent and protrudes run NE, E, SE, SW, W, NW, and touches begins directly above. Parts of an
// edge begin with the first one clockwise from north around its midpoint. The article lists the
// same parts in other orders.

/// The number of parts that each relation returns.
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
    PAVE_TRI_TOUCHING_MAX = 12,  ///< all faces that share a vertex
    PAVE_TRI_MEETS_MAX = 10,     ///< edges that share an endpoint
    PAVE_TRI_DIRECTIONS_MAX = 12 ///< straight and diagonal directions
};

/// The directions of rays: first the straight directions, along the lanes, clockwise on screen;
/// then the diagonal directions, across the lanes. E and W keep r, SE and NW keep q, NE and SW keep
/// the third lane.
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
PAVE_INLINE pave_cell pave_tri_neighbors(pave_cell face, int k)
{
    static const int8_t step[2][PAVE_TRI_NEIGHBORS_MAX][2] = {{{0, -1}, {0, 0}, {-1, 0}},
                                                              {{1, 0}, {0, 1}, {0, 0}}};
    assert((face.s == 0 || face.s == 1) && k >= 0 && k < PAVE_TRI_NEIGHBORS_MAX);
    return pave_tri_face_of(face.q + step[face.s][k][0], face.r + step[face.s][k][1], 1 - face.s);
}

/// Borders: the edge of a face at side k.
PAVE_INLINE pave_tri_edge pave_tri_borders(pave_cell face, int k)
{
    static const int8_t step[2][PAVE_TRI_BORDERS_MAX][3] = {
        {{0, 0, PAVE_TRI_EDGE_N}, {0, 0, PAVE_TRI_EDGE_E}, {0, 0, PAVE_TRI_EDGE_W}},
        {{1, 0, PAVE_TRI_EDGE_W}, {0, 1, PAVE_TRI_EDGE_N}, {0, 0, PAVE_TRI_EDGE_E}}};
    assert((face.s == 0 || face.s == 1) && k >= 0 && k < PAVE_TRI_BORDERS_MAX);
    return pave_tri_edge_of(face.q + step[face.s][k][0], face.r + step[face.s][k][1],
                            step[face.s][k][2]);
}

/// Corners: the vertex where side k of a face begins, clockwise. 0 is the upper left of L and the
/// top of R.
PAVE_INLINE pave_tri_vertex pave_tri_corners(pave_cell face, int k)
{
    static const int8_t step[2][PAVE_TRI_CORNERS_MAX][2] = {{{0, 0}, {1, 0}, {0, 1}},
                                                            {{1, 0}, {1, 1}, {0, 1}}};
    assert((face.s == 0 || face.s == 1) && k >= 0 && k < PAVE_TRI_CORNERS_MAX);
    return pave_tri_vertex_of(face.q + step[face.s][k][0], face.r + step[face.s][k][1]);
}

/// Joins: one of the two faces that share the edge. E: 0 is R, 1 is L. N: 0 is the R above, 1 is
/// the L below. W: 0 is the L on the right, 1 is the R on the left.
PAVE_INLINE pave_cell pave_tri_joins(pave_tri_edge edge, int k)
{
    static const int8_t step[3][PAVE_TRI_JOINS_MAX][3] = {
        {{0, 0, PAVE_TRI_R}, {0, 0, PAVE_TRI_L}},
        {{0, -1, PAVE_TRI_R}, {0, 0, PAVE_TRI_L}},
        {{0, 0, PAVE_TRI_L}, {-1, 0, PAVE_TRI_R}}};
    assert(edge.s >= 0 && edge.s < 3 && k >= 0 && k < PAVE_TRI_JOINS_MAX);
    return pave_tri_face_of(edge.q + step[edge.s][k][0], edge.r + step[edge.s][k][1],
                            step[edge.s][k][2]);
}

/// Continues: one of the two edges that extend the edge in a straight line. E: 0 to the upper
/// right, 1 to the lower left. N: 0 to the east, 1 to the west. W: 0 to the lower right, 1 to the
/// upper left.
PAVE_INLINE pave_tri_edge pave_tri_continues(pave_tri_edge edge, int k)
{
    static const int8_t step[3][PAVE_TRI_CONTINUES_MAX][2] = {
        {{1, -1}, {-1, 1}}, {{1, 0}, {-1, 0}}, {{0, 1}, {0, -1}}};
    assert(edge.s >= 0 && edge.s < 3 && k >= 0 && k < PAVE_TRI_CONTINUES_MAX);
    return pave_tri_edge_of(edge.q + step[edge.s][k][0], edge.r + step[edge.s][k][1], edge.s);
}

/// Endpoints: one of the two vertices of the edge. The edge shares endpoint k with
/// pave_tri_continues(edge, k).
PAVE_INLINE pave_tri_vertex pave_tri_endpoints(pave_tri_edge edge, int k)
{
    static const int8_t step[3][PAVE_TRI_ENDPOINTS_MAX][2] = {
        {{1, 0}, {0, 1}}, {{1, 0}, {0, 0}}, {{0, 1}, {0, 0}}};
    assert(edge.s >= 0 && edge.s < 3 && k >= 0 && k < PAVE_TRI_ENDPOINTS_MAX);
    return pave_tri_vertex_of(edge.q + step[edge.s][k][0], edge.r + step[edge.s][k][1]);
}

/// Touches: a face that has the vertex as a corner. 0 is the L directly above.
PAVE_INLINE pave_cell pave_tri_touches(pave_tri_vertex vertex, int k)
{
    static const int8_t step[PAVE_TRI_TOUCHES_MAX][3] = {{0, -1, PAVE_TRI_L}, {0, -1, PAVE_TRI_R},
                                                         {0, 0, PAVE_TRI_L},  {-1, 0, PAVE_TRI_R},
                                                         {-1, 0, PAVE_TRI_L}, {-1, -1, PAVE_TRI_R}};
    assert(k >= 0 && k < PAVE_TRI_TOUCHES_MAX);
    return pave_tri_face_of(vertex.q + step[k][0], vertex.r + step[k][1], step[k][2]);
}

/// Protrudes: the edge that leaves a vertex in the straight direction k.
PAVE_INLINE pave_tri_edge pave_tri_protrudes(pave_tri_vertex vertex, int k)
{
    static const int8_t step[PAVE_TRI_PROTRUDES_MAX][3] = {
        {0, -1, PAVE_TRI_EDGE_E}, {0, 0, PAVE_TRI_EDGE_N},  {0, 0, PAVE_TRI_EDGE_W},
        {-1, 0, PAVE_TRI_EDGE_E}, {-1, 0, PAVE_TRI_EDGE_N}, {0, -1, PAVE_TRI_EDGE_W}};
    assert(k >= 0 && k < PAVE_TRI_PROTRUDES_MAX);
    return pave_tri_edge_of(vertex.q + step[k][0], vertex.r + step[k][1], step[k][2]);
}

/// Adjacent: the vertex at the other end of the edge that leaves a vertex in the straight direction
/// k.
PAVE_INLINE pave_tri_vertex pave_tri_adjacent(pave_tri_vertex vertex, int k)
{
    static const int8_t step[PAVE_TRI_ADJACENT_MAX][2] = {{1, -1}, {1, 0},  {0, 1},
                                                          {-1, 1}, {-1, 0}, {0, -1}};
    assert(k >= 0 && k < PAVE_TRI_ADJACENT_MAX);
    return pave_tri_vertex_of(vertex.q + step[k][0], vertex.r + step[k][1]);
}

// ---- Variants of the relations ------------------------------------------------------------------
// The wider relations of the article, in the same rotation order. The vertices that share a face
// with a vertex are its adjacent vertices.

/// Diagonals: the face opposite corner k. It shares only this corner and is the farthest of the
/// faces around the corner.
PAVE_INLINE pave_cell pave_tri_diagonals(pave_cell face, int k)
{
    static const int8_t step[2][PAVE_TRI_DIAGONALS_MAX][2] = {{{-1, -1}, {1, -1}, {-1, 1}},
                                                              {{1, -1}, {1, 1}, {-1, 1}}};
    assert((face.s == 0 || face.s == 1) && k >= 0 && k < PAVE_TRI_DIAGONALS_MAX);
    return pave_tri_face_of(face.q + step[face.s][k][0], face.r + step[face.s][k][1], 1 - face.s);
}

/// Touching: the faces that share at least a vertex with a face, one every 30 degrees from north.
/// Faces at odd k are at a flank: they have the same kind as the face and share an edge with one of
/// its neighbours. For L, the numbers 0, 4, 8 are across the edges 0, 1, 2, and 2, 6, 10 are across
/// the corners 1, 2, 0. For R, the numbers 2, 6, 10 are across the edges 0, 1, 2, and 0, 4, 8 are
/// across the corners 0, 1, 2.
PAVE_INLINE pave_cell pave_tri_touching(pave_cell face, int k)
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
    return pave_tri_face_of(face.q + step[face.s][k][0], face.r + step[face.s][k][1],
                            step[face.s][k][2]);
}

/// Meets: an edge that shares an endpoint with the edge, in a straight line with it or not. The
/// edges in line with it are numbers 1 and 6 for E, 2 and 7 for N, 4 and 9 for W.
PAVE_INLINE pave_tri_edge pave_tri_meets(pave_tri_edge edge, int k)
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
    return pave_tri_edge_of(edge.q + step[edge.s][k][0], edge.r + step[edge.s][k][1],
                            step[edge.s][k][2]);
}

// ---- Coordinates --------------------------------------------------------------------------------
// Conversions between (q, r, s) and other coordinates of a face. All coordinates may be negative.
// Check untrusted numbers with the _valid functions before you convert them.

/// Three lanes. A neighbour differs by one in exactly one of them. a + b + c is 2 for L and 1 for
/// R.
typedef struct pave_tri_lanes {
    int32_t a, b, c; ///< a = q, b = r, c = 2 - q - r - s
} pave_tri_lanes;

/// The three lanes of a face. (The article swaps 1 and 2; then neighbours differ in two lanes.)
PAVE_INLINE pave_tri_lanes pave_tri_to_lanes(pave_cell face)
{
    pave_tri_lanes lanes;
    assert(face.s == 0 || face.s == 1);
    lanes.a = face.q;
    lanes.b = face.r;
    lanes.c = 2 - face.q - face.r - face.s;
    return lanes;
}

/// Returns whether the lanes belong to a face within the limits.
PAVE_INLINE bool pave_tri_lanes_valid(pave_tri_lanes lanes)
{
    int64_t sum = (int64_t)lanes.a + lanes.b + lanes.c;
    return (sum == 1 || sum == 2) && pave_cell_in_range(pave_cell_of(lanes.a, lanes.b));
}

/// The face of three lanes, which must be valid.
PAVE_INLINE pave_cell pave_tri_from_lanes(pave_tri_lanes lanes)
{
    assert(pave_tri_lanes_valid(lanes));
    return pave_tri_face_of(lanes.a, lanes.b, 2 - lanes.a - lanes.b - lanes.c);
}

/// A pair of coordinates of a face: doubled or folded.
typedef struct pave_tri_pair {
    int32_t q, r;
} pave_tri_pair;

/// Doubled: (2 q + s, 2 r + s). Both are even for L, and odd for R.
PAVE_INLINE pave_tri_pair pave_tri_to_doubled(pave_cell face)
{
    pave_tri_pair pair;
    assert(face.s == 0 || face.s == 1);
    pair.q = 2 * face.q + face.s;
    pair.r = 2 * face.r + face.s;
    return pair;
}

/// Returns whether both numbers are even or both odd, and the face is within the limits.
PAVE_INLINE bool pave_tri_doubled_valid(pave_tri_pair pair)
{
    int32_t q = (int32_t)pave_floor_divide(pair.q, 2), r = (int32_t)pave_floor_divide(pair.r, 2);
    return pave_floor_modulo(pair.q, 2) == pave_floor_modulo(pair.r, 2) &&
           pave_cell_in_range(pave_cell_of(q, r));
}

/// The face of a doubled pair, which must be valid.
PAVE_INLINE pave_cell pave_tri_from_doubled(pave_tri_pair pair)
{
    assert(pave_tri_doubled_valid(pair));
    return pave_tri_face_of((int32_t)pave_floor_divide(pair.q, 2),
                            (int32_t)pave_floor_divide(pair.r, 2),
                            (int32_t)pave_floor_modulo(pair.q, 2));
}

/// Maximum n of folding. It is large enough to fold every face within the limits.
#define PAVE_TRI_FOLD_MAX ((INT32_C(1) << 30) + 2)

/// Folds the grid at the line q + r = n: L becomes (q, r), and R becomes (n - 1 - q, n - 1 - r), by
/// a half turn about the midpoint of that line. The faces with q + r + s < n map to all pairs of
/// integers: L to the pairs with q + r < n, R to the others. The triangle of side n at the vertex
/// 0,0 maps to the square 0..n-1. The face must have q + r + s < n; n is in 1..PAVE_TRI_FOLD_MAX.
/// (A scheme of Z. Rogue, described in the article by A. Patel.)
PAVE_INLINE pave_tri_pair pave_tri_to_folded(pave_cell face, int32_t n)
{
    pave_tri_pair pair;
    assert((face.s == 0 || face.s == 1) && n >= 1 && n <= PAVE_TRI_FOLD_MAX &&
           (int64_t)face.q + face.r + face.s < n);
    pair.q = face.s == PAVE_TRI_L ? face.q : n - 1 - face.q;
    pair.r = face.s == PAVE_TRI_L ? face.r : n - 1 - face.r;
    return pair;
}

/// Returns whether the face of a pair folded at n is within the limits; n is in
/// 1..PAVE_TRI_FOLD_MAX.
PAVE_INLINE bool pave_tri_folded_valid(pave_tri_pair pair, int32_t n)
{
    bool far_side = (int64_t)pair.q + pair.r >= n;
    int64_t q = far_side ? (int64_t)n - 1 - pair.q : pair.q,
            r = far_side ? (int64_t)n - 1 - pair.r : pair.r;
    assert(n >= 1 && n <= PAVE_TRI_FOLD_MAX);
    return q >= -PAVE_COORDINATE_MAX && q <= PAVE_COORDINATE_MAX && r >= -PAVE_COORDINATE_MAX &&
           r <= PAVE_COORDINATE_MAX;
}

/// The face of a pair folded at n. The pair must be valid.
PAVE_INLINE pave_cell pave_tri_from_folded(pave_tri_pair pair, int32_t n)
{
    assert(pave_tri_folded_valid(pair, n));
    if ((int64_t)pair.q + pair.r < n) return pave_tri_face_of(pair.q, pair.r, PAVE_TRI_L);
    return pave_tri_face_of(n - 1 - pair.q, n - 1 - pair.r, PAVE_TRI_R);
}

// ---- World and grid -----------------------------------------------------------------------------
// In lattice coordinates (see layout.h) the vertex q,r is (q, r), the centre of L is (q + 1/3, r +
// 1/3), and the centre of R is (q + 2/3, r + 2/3).

/// The layout of regular triangles with edges of length `def->size`; a NULL `def` means {0}.
/// Pointy: i points east and j to the lower right (60 degrees). Flat: both are rotated by 30
/// degrees clockwise. Returns PAVE_OK; PAVE_RANGE if the orientation is unknown, the size is
/// negative, or the size or origin is not finite. On failure `out` is unchanged, and `error` (may
/// be NULL) says why. Constant time.
PAVE_API pave_result pave_tri_layout(const pave_layout_def *def, pave_layout *out,
                                     pave_error *error);

/// The position of the centre of a face.
PAVE_INLINE pave_vec2 pave_tri_face_point(const pave_layout *layout, pave_cell face)
{
    const double third = (1 + face.s) / 3.0;
    assert(face.s == 0 || face.s == 1);
    return pave_layout_point(layout, face.q + third, face.r + third);
}

/// The position of the midpoint of an edge.
PAVE_INLINE pave_vec2 pave_tri_edge_point(const pave_layout *layout, pave_tri_edge edge)
{
    return pave_layout_point(layout, edge.q + (edge.s == PAVE_TRI_EDGE_W ? 0.0 : 0.5),
                             edge.r + (edge.s == PAVE_TRI_EDGE_N ? 0.0 : 0.5));
}

/// The position of a vertex.
PAVE_INLINE pave_vec2 pave_tri_vertex_point(const pave_layout *layout, pave_tri_vertex vertex)
{
    return pave_layout_point(layout, vertex.q, vertex.r);
}

/// The positions of the corners of a face, in the order of pave_tri_corners. `out` must hold at
/// least PAVE_TRI_CORNERS_MAX points.
PAVE_INLINE void pave_tri_face_corner_points(const pave_layout *layout, pave_cell face,
                                             pave_vec2 *out)
{
    int k;
    for (k = 0; k < PAVE_TRI_CORNERS_MAX; k++)
        out[k] = pave_tri_vertex_point(layout, pave_tri_corners(face, k));
}

/// The face that contains the lattice point (u, v). A point on an edge belongs to the face with the
/// greater q, then the greater r, then R; a vertex belongs to the L below it. Exact. Clamps like
/// pave_layout_floor.
PAVE_INLINE pave_cell pave_tri_round(double u, double v)
{
    // A fraction below 1/2 is computed exactly, and so is 1 minus a fraction of at least 1/2. Each
    // comparison uses one of each, so it is exact.
    const int32_t q = pave_layout_floor(u), r = pave_layout_floor(v);
    const bool u_half = u - q >= 0.5, v_half = v - r >= 0.5;
    const bool right = u_half ? v_half || v - r >= (q + 1) - u : v_half && u - q >= (r + 1) - v;
    return pave_tri_face_of(q, r, right ? PAVE_TRI_R : PAVE_TRI_L);
}

/// The face under a point. Ties are as in pave_tri_round. Points beyond the limits give faces just
/// beyond them (see pave_layout_floor).
PAVE_INLINE pave_cell pave_tri_face_at(const pave_layout *layout, pave_vec2 point)
{
    pave_vec2 at = pave_layout_lattice(layout, point);
    return pave_tri_round(at.x, at.y);
}

/// The edge nearest to a point, measured on regular triangles. Ties go to the first border of the
/// face under the point, in the order of pave_tri_borders. Clamps like pave_tri_face_at.
PAVE_INLINE pave_tri_edge pave_tri_edge_at(const pave_layout *layout, pave_vec2 point)
{
    pave_vec2 at = pave_layout_lattice(layout, point);
    pave_cell face = pave_tri_round(at.x, at.y);
    double u = at.x - face.q, v = at.y - face.r, away[PAVE_TRI_BORDERS_MAX];
    int k, nearest = 0;
    away[0] = face.s == PAVE_TRI_L ? v : 1.0 - u;
    away[1] = face.s == PAVE_TRI_L ? 1.0 - u - v : 1.0 - v;
    away[2] = face.s == PAVE_TRI_L ? u : u + v - 1.0;
    for (k = 1; k < PAVE_TRI_BORDERS_MAX; k++) nearest = away[k] < away[nearest] ? k : nearest;
    return pave_tri_borders(face, nearest);
}

/// The vertex nearest to a point, measured on regular triangles. Ties go to the first corner of the
/// face under the point, in the order of pave_tri_corners. Clamps like pave_tri_face_at.
PAVE_INLINE pave_tri_vertex pave_tri_vertex_at(const pave_layout *layout, pave_vec2 point)
{
    pave_vec2 at = pave_layout_lattice(layout, point);
    pave_cell face = pave_tri_round(at.x, at.y);
    double u = at.x - face.q, v = at.y - face.r, near[PAVE_TRI_CORNERS_MAX];
    int k, nearest = 0;
    near[0] = face.s == PAVE_TRI_L ? 1.0 - u - v : 1.0 - v;
    near[1] = face.s == PAVE_TRI_L ? u : u + v - 1.0;
    near[2] = face.s == PAVE_TRI_L ? v : 1.0 - u;
    for (k = 1; k < PAVE_TRI_CORNERS_MAX; k++) nearest = near[k] > near[nearest] ? k : nearest;
    return pave_tri_corners(face, nearest);
}

// ---- Directions, rotation, reflection -----------------------------------------------------------

/// The k-th face of the ray that starts at a face in `direction`, 0..11; the face itself is the
/// 0-th. Each step of a straight ray crosses an edge and stays in its lane. The steps of a diagonal
/// ray alternate: one crosses an edge, the other crosses a vertex to the opposite face. The first
/// step crosses the part that is in that direction. k must be at least 0, and the result must be
/// within the limits or one step beyond.
PAVE_INLINE pave_cell pave_tri_ray(pave_cell face, int direction, int64_t k)
{
    // Pairs of steps are the same from L and from R; single steps are not.
    static const int8_t two[PAVE_TRI_DIRECTIONS_MAX][2] = {{1, -1}, {1, 0},  {0, 1},  {-1, 1},
                                                           {-1, 0}, {0, -1}, {1, -2}, {2, -1},
                                                           {1, 1},  {-1, 2}, {-2, 1}, {-1, -1}};
    static const int8_t one[2][PAVE_TRI_DIRECTIONS_MAX][2] = {{{0, -1},
                                                               {0, 0},
                                                               {0, 0},
                                                               {-1, 0},
                                                               {-1, 0},
                                                               {0, -1},
                                                               {0, -1},
                                                               {1, -1},
                                                               {0, 0},
                                                               {-1, 1},
                                                               {-1, 0},
                                                               {-1, -1}},
                                                              {{1, 0},
                                                               {1, 0},
                                                               {0, 1},
                                                               {0, 1},
                                                               {0, 0},
                                                               {0, 0},
                                                               {1, -1},
                                                               {1, 0},
                                                               {1, 1},
                                                               {0, 1},
                                                               {-1, 1},
                                                               {0, 0}}};
    const int64_t pairs = k / 2, odd = k % 2;
    assert((face.s == 0 || face.s == 1) && direction >= 0 && direction < PAVE_TRI_DIRECTIONS_MAX);
    assert(k >= 0 && k <= 4 * (int64_t)PAVE_COORDINATE_MAX + 4);
    return pave_tri_face_of(
        (int32_t)(face.q + pairs * two[direction][0] + odd * one[face.s][direction][0]),
        (int32_t)(face.r + pairs * two[direction][1] + odd * one[face.s][direction][1]),
        odd ? 1 - face.s : face.s);
}

/// The face rotated about a vertex by k sixths of a turn, clockwise on screen; k may be any number.
/// Clamps like pave_cell_cut.
PAVE_INLINE pave_cell pave_tri_rotate_about_vertex(pave_cell face, int k, pave_tri_vertex about)
{
    int64_t q = (int64_t)face.q - about.q, r = (int64_t)face.r - about.r;
    int32_t s = face.s;
    int sixths = (int)pave_floor_modulo(k, 6);
    assert(face.s == 0 || face.s == 1);
    for (; sixths > 0; sixths--) {
        int64_t third = q + r + s;
        q = -r - 1;
        r = third;
        s = 1 - s;
    }
    return pave_cell_cut(about.q + q, about.r + r, s);
}

/// Rotates a face about the centre of the face `about` by k sixths of a turn. Returns true if k is
/// even. An odd k turns triangles upside down: returns false, with `out` unchanged.
PAVE_INLINE bool pave_tri_rotate_about_face(pave_cell face, int k, pave_cell about, pave_cell *out)
{
    const int64_t q = (int64_t)face.q - about.q, r = (int64_t)face.r - about.r,
                  third = q + r + face.s - about.s;
    assert((face.s == 0 || face.s == 1) && (about.s == 0 || about.s == 1));
    switch (pave_floor_modulo(k, 6)) {
    case 0: *out = face; return true;
    case 2: *out = pave_cell_cut(about.q - third, about.r + q, face.s); return true;
    case 4: *out = pave_cell_cut(about.q + r, about.r - third, face.s); return true;
    default: return false;
    }
}

/// The lane that a reflection keeps: q, r or q + r + s. The reflection swaps the other two.
typedef enum pave_tri_axis {
    PAVE_TRI_AXIS_Q = 0,
    PAVE_TRI_AXIS_R = 1,
    PAVE_TRI_AXIS_S = 2
} pave_tri_axis;

/// The mirror image of a face in the line through the centre of the face `about` and perpendicular
/// to the lanes of `axis`. PAVE_TRI_AXIS_R swaps left and right. Clamps like pave_cell_cut.
PAVE_INLINE pave_cell pave_tri_reflect_about_face(pave_cell face, pave_tri_axis axis,
                                                  pave_cell about)
{
    const int64_t q = (int64_t)face.q - about.q, r = (int64_t)face.r - about.r,
                  third = q + r + face.s - about.s;
    assert((face.s == 0 || face.s == 1) && (about.s == 0 || about.s == 1) &&
           axis >= PAVE_TRI_AXIS_Q && axis <= PAVE_TRI_AXIS_S);
    switch (axis) {
    case PAVE_TRI_AXIS_Q: return pave_cell_cut(face.q, about.r - third, face.s);
    case PAVE_TRI_AXIS_R: return pave_cell_cut(about.q - third, face.r, face.s);
    default: return pave_cell_cut(about.q + r, about.r + q, face.s);
    }
}

/// The mirror image of a face in the line through a vertex.
PAVE_INLINE pave_cell pave_tri_reflect_about_vertex(pave_cell face, pave_tri_axis axis,
                                                    pave_tri_vertex about)
{
    const int64_t q = (int64_t)face.q - about.q, r = (int64_t)face.r - about.r,
                  third = q + r + face.s + 1;
    assert((face.s == 0 || face.s == 1) && axis >= PAVE_TRI_AXIS_Q && axis <= PAVE_TRI_AXIS_S);
    switch (axis) {
    case PAVE_TRI_AXIS_Q: return pave_cell_cut(face.q, about.r - third, face.s);
    case PAVE_TRI_AXIS_R: return pave_cell_cut(about.q - third, face.r, face.s);
    default: return pave_cell_cut(about.q + r, about.r + q, face.s);
    }
}

// ---- Distance -----------------------------------------------------------------------------------

/// Metrics of distance. Below, a, b and c are the distances of two faces in the three lanes: |dq|,
/// |dr| and |dq + dr + ds|.
typedef enum pave_tri_metric {
    PAVE_TRI_EDGE_STEPS = 0, ///< a + b + c: steps to the 3 neighbours
    PAVE_TRI_SHORTCUT = 1,   ///< a + b + c - min(a, b, c): steps to the 3 neighbours, and to the 3
                             ///< opposite faces at a cost of 2 instead of 3
    PAVE_TRI_TOUCH = 2,      ///< max(a, b, c): steps to all 12 touching faces
    /// (a + b + c) / 2 rounded up: steps to the 3 neighbours and the 6 faces at a flank
    PAVE_TRI_FLANK = 3,
    /// the Euclidean distance between the centres: for rings, disks and spirals
    PAVE_TRI_EUCLID = 4
} pave_tri_metric;

/// Maximum radius k of rings and disks. It is larger than every ring and disk within the limits.
#define PAVE_TRI_RADIUS_MAX (INT64_C(1) << 30)

/// The cost of the shortest path from a to b without obstacles. For PAVE_TRI_EUCLID, use
/// pave_tri_norm. Based on: V. Kvachev, "Triangular Grids", 2020 (the first three).
PAVE_INLINE int64_t pave_tri_distance(pave_cell a, pave_cell b, pave_tri_metric metric)
{
    int64_t x = (int64_t)b.q - a.q, y = (int64_t)b.r - a.r, z = x + y + b.s - a.s, most, least;
    assert((a.s == 0 || a.s == 1) && (b.s == 0 || b.s == 1) && metric >= PAVE_TRI_EDGE_STEPS &&
           metric <= PAVE_TRI_FLANK);
    x = x < 0 ? -x : x;
    y = y < 0 ? -y : y;
    z = z < 0 ? -z : z;
    if (metric == PAVE_TRI_EDGE_STEPS) return x + y + z;
    if (metric == PAVE_TRI_FLANK) return (x + y + z + 1) / 2;
    most = x > y ? x : y;
    least = x > y ? y : x;
    if (metric == PAVE_TRI_TOUCH) return most > z ? most : z;
    return x + y + z - (least < z ? least : z);
}

/// The squared distance between the centres of a and b, with a distance of 1 between neighbours: 1
/// across an edge, 3 at a flank, 4 opposite. The length of an edge is sqrt(3).
PAVE_INLINE uint64_t pave_tri_norm(pave_cell a, pave_cell b)
{
    int64_t x = (int64_t)b.q - a.q, y = (int64_t)b.r - a.r, s = b.s - a.s;
    assert((a.s == 0 || a.s == 1) && (b.s == 0 || b.s == 1));
    return 3 * (uint64_t)(x * x + x * y + y * y + s * (x + y)) + (uint64_t)(s * s);
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
// clockwise on screen from north (in the flat orientation, from 30 degrees clockwise of north); of
// two cells at the same angle, the nearer one is first. Disks and ranges run row by row: by r, then
// q, then s. A spiral consists of the rings 0 to k, in order.

/// Writes the straight line from a to b, both included, in steps of `metric`; PAVE_UNSUPPORTED for
/// PAVE_TRI_EUCLID. In steps across edges, it consists of the cells that the segment between the
/// centres crosses. The other metrics skip some of these cells, in strides of two or three;
/// docs/distances.md ("Lines") has the rules and the ties. Lines are exact at any distance.
/// Translating both ends translates the line; swapping the ends reverses it.
PAVE_API pave_result pave_tri_line(pave_cell a, pave_cell b, pave_tri_metric metric, pave_cell *out,
                                   int64_t capacity, int64_t *count);

/// Writes the cells at distance k from `center`. For PAVE_TRI_EUCLID, the cells whose norm is in
/// ((k - 1)^2, k^2].
PAVE_API pave_result pave_tri_ring(pave_cell center, int64_t k, pave_tri_metric metric,
                                   pave_cell *out, int64_t capacity, int64_t *count);

/// Writes the cells at distances 0 to k from `center`, row by row. For PAVE_TRI_EUCLID, the cells
/// whose norm is at most k^2.
PAVE_API pave_result pave_tri_disk(pave_cell center, int64_t k, pave_tri_metric metric,
                                   pave_cell *out, int64_t capacity, int64_t *count);

/// Writes the cells of the disk, ring by ring from the centre outwards.
PAVE_API pave_result pave_tri_spiral(pave_cell center, int64_t k, pave_tri_metric metric,
                                     pave_cell *out, int64_t capacity, int64_t *count);

/// The spans of the faces of one kind, L or R. `sum` is the third lane, q + r + s.
typedef struct pave_tri_spans {
    pave_span q, r, sum;
    /// ranges of q - r, q + sum and r + sum, the differences of two lanes
    pave_span q_minus_r, q_plus_sum, r_plus_sum;
} pave_tri_spans;

/// The cells within all six spans of their kind. Parallelograms, triangles, hexagons and disks of
/// all metrics of steps are ranges, and so are their intersections. {0} is the face 0,0,L. A range
/// has no cell beyond |q|, |r| <= PAVE_COORDINATE_MAX, however wide its spans are. A span of
/// INT64_MIN..INT64_MAX is no restriction, so half planes, strips and wedges are also ranges.
typedef struct pave_tri_range {
    pave_tri_spans kind[2]; ///< spans of L and of R
} pave_tri_range;

/// The disk of radius k about `center` as a range; `metric` must not be PAVE_TRI_EUCLID, and k must
/// be in 0..2^33. The disk of radius 2^33 with the spans q and r of both kinds set to
/// +-PAVE_COORDINATE_MAX contains all cells within the limits.
PAVE_INLINE pave_tri_range pave_tri_range_of_disk(pave_cell center, int64_t k,
                                                  pave_tri_metric metric)
{
    const int64_t sum = (int64_t)center.q + center.r + center.s,
                  steps = metric == PAVE_TRI_FLANK ? 2 * k : k;
    const int64_t anything = INT64_C(1) << 36, wide = metric == PAVE_TRI_SHORTCUT ? k : anything;
    pave_tri_range range;
    int s;
    assert((center.s == 0 || center.s == 1) && k >= 0 && k <= INT64_C(1) << 33);
    assert(metric >= PAVE_TRI_EDGE_STEPS && metric <= PAVE_TRI_FLANK);
    for (s = 0; s < 2; s++) {
        // Let x, y, z be the offsets in the three lanes, z = x + y + ds. The sum of all three
        // lengths is the maximum of |2 x + ds|, |2 y + ds| and |2 z - ds|; the sum of two is the
        // maximum of |x + y|, |x - y| and so on.
        const int64_t ds = s - center.s;
        pave_tri_spans *spans = &range.kind[s];
        pave_span near =
            pave_span_of(-pave_floor_divide(steps + ds, 2), pave_floor_divide(steps - ds, 2));
        pave_span third =
            pave_span_of(-pave_floor_divide(steps - ds, 2), pave_floor_divide(steps + ds, 2));
        if (metric == PAVE_TRI_TOUCH) near = third = pave_span_of(-k, k);
        if (metric == PAVE_TRI_SHORTCUT) {
            near = pave_span_of(-k - ds, k - ds);
            third = pave_span_of(-k + ds, k + ds);
        }
        spans->q = pave_span_of(center.q + near.min, center.q + near.max);
        spans->r = pave_span_of(center.r + near.min, center.r + near.max);
        spans->sum = pave_span_of(sum + third.min, sum + third.max);
        spans->q_minus_r =
            pave_span_of((int64_t)center.q - center.r - wide, (int64_t)center.q - center.r + wide);
        spans->q_plus_sum = pave_span_of(center.q + sum - wide, center.q + sum + wide);
        spans->r_plus_sum = pave_span_of(center.r + sum - wide, center.r + sum + wide);
    }
    return range;
}

/// The intersection of two ranges.
PAVE_INLINE pave_tri_range pave_tri_range_intersection(pave_tri_range a, pave_tri_range b)
{
    int s;
    for (s = 0; s < 2; s++) {
        a.kind[s].q = pave_span_intersection(a.kind[s].q, b.kind[s].q);
        a.kind[s].r = pave_span_intersection(a.kind[s].r, b.kind[s].r);
        a.kind[s].sum = pave_span_intersection(a.kind[s].sum, b.kind[s].sum);
        a.kind[s].q_minus_r = pave_span_intersection(a.kind[s].q_minus_r, b.kind[s].q_minus_r);
        a.kind[s].q_plus_sum = pave_span_intersection(a.kind[s].q_plus_sum, b.kind[s].q_plus_sum);
        a.kind[s].r_plus_sum = pave_span_intersection(a.kind[s].r_plus_sum, b.kind[s].r_plus_sum);
    }
    return a;
}

/// Writes the cells of a range, row by row. Never returns PAVE_RANGE.
PAVE_API pave_result pave_tri_range_cells(const pave_tri_range *range, pave_cell *out,
                                          int64_t capacity, int64_t *count);

// ---- Coarse and fine ----------------------------------------------------------------------------
// m^2 faces form a coarse face. The coarse faces form a triangle grid that has its vertex 0,0 at
// the same position. m is in 1..PAVE_COORDINATE_MAX.

/// The coarse face that contains `face`. Based on: V. Kvachev, "Triangular Grids", 2020 (nested
/// triangles; the formula is ours).
PAVE_INLINE pave_cell pave_tri_parent(pave_cell face, int32_t m)
{
    const int64_t q = pave_floor_divide(face.q, m), r = pave_floor_divide(face.r, m);
    const int64_t sum = pave_floor_divide((int64_t)face.q + face.r + face.s, m);
    assert(face.s == 0 || face.s == 1);
    return pave_tri_face_of((int32_t)q, (int32_t)r, (int32_t)(sum - q - r));
}

/// The child with index 0..m^2-1 of a coarse face. The child must be within the limits or one step
/// beyond. If i and j are q and r modulo m, L has the index i + j m and R has (m - 1 - i) + (m - 1
/// - j) m: the children are folded into a square of m x m (see pave_tri_to_folded).
PAVE_INLINE pave_cell pave_tri_child(pave_cell parent, int32_t m, int64_t index)
{
    const int64_t i = pave_floor_modulo(index, m), j = pave_floor_divide(index, m);
    const int32_t s =
        i + j < m ? parent.s
                  : 1 - parent.s; // children before the fold point the same way as their parent
    const int64_t q = (int64_t)parent.q * m + (s == PAVE_TRI_L ? i : m - 1 - i);
    const int64_t r = (int64_t)parent.r * m + (s == PAVE_TRI_L ? j : m - 1 - j);
    assert((parent.s == 0 || parent.s == 1) && index >= 0 && index < (int64_t)m * m);
    assert(q >= -PAVE_COORDINATE_MAX - 1 && q <= PAVE_COORDINATE_MAX + 1 &&
           r >= -PAVE_COORDINATE_MAX - 1 && r <= PAVE_COORDINATE_MAX + 1);
    return pave_tri_face_of((int32_t)q, (int32_t)r, s);
}

// ---- Triangles and hexagons ---------------------------------------------------------------------
// The grids of triangles and hexagons are duals. The vertex q,r of triangles is the centre of the
// hexagon q,r, and the centres of triangles are the vertices of hexagons. Each edge of one grid
// crosses one edge of the other. Data on the faces of one grid is therefore data on the vertices of
// the other: heights on the vertices of triangles are a map of hexagons.
//
// hexagons            triangles           hexagons            triangles
// face    q,r         vertex  q,r         edge    q,r,NE      edge    q,r-1,E
// vertex  q,r,N       face    q,r-1,L     edge    q,r,NW      edge    q,r-1,W
// vertex  q,r,S       face    q-1,r,R     edge    q,r,W       edge    q-1,r,N
//
// Lattice coordinates (layout.h) are the same on both grids: in a layout for either grid, dual
// parts have the same position, so one grid can be drawn over the other. In a layout of
// pave_hex_layout with edges of length 1, the edges of the triangles have length sqrt(3). The
// relations are also dual, with the same order: the k-th related part of a part is the dual of the
// k-th related part of its dual, with the correspondence
//
// of hexagons   neighbors  borders    corners  joins      endpoints  touches  protrudes
// of triangles  adjacent   protrudes  touches  endpoints  joins      corners  borders
//
// and adjacent and surrounding of hexagons correspond to neighbors and touching of triangles.
// (Continues differs between the grids.) Directions are the same, and pave_hex_distance is the
// number of edges between two vertices of triangles.
//
// Functions take constant time and cannot fail. Results may be one step beyond the limits.

// ---- From hexagons to triangles -----------------------------------------------------------------

/// The vertex of triangles at the centre of a hexagon.
PAVE_INLINE pave_tri_vertex pave_hex_face_dual(pave_cell face)
{
    assert(face.s == 0);
    return pave_tri_vertex_of(face.q, face.r);
}

/// The edge of triangles that crosses an edge of hexagons. It joins the centres of the two faces.
PAVE_INLINE pave_tri_edge pave_hex_edge_dual(pave_hex_edge edge)
{
    static const int8_t dual[3][3] = {
        {0, -1, PAVE_TRI_EDGE_E}, {0, -1, PAVE_TRI_EDGE_W}, {-1, 0, PAVE_TRI_EDGE_N}};
    assert(edge.s >= 0 && edge.s < 3);
    return pave_tri_edge_of(edge.q + dual[edge.s][0], edge.r + dual[edge.s][1], dual[edge.s][2]);
}

/// The triangle around a vertex of hexagons: L for N, R for S.
PAVE_INLINE pave_cell pave_hex_vertex_dual(pave_hex_vertex vertex)
{
    assert(vertex.s == 0 || vertex.s == 1);
    return vertex.s == PAVE_HEX_VERTEX_N ? pave_tri_face_of(vertex.q, vertex.r - 1, PAVE_TRI_L)
                                         : pave_tri_face_of(vertex.q - 1, vertex.r, PAVE_TRI_R);
}

// ---- From triangles to hexagons -----------------------------------------------------------------

/// The vertex of hexagons at the centre of a triangle: N for L, S for R.
PAVE_INLINE pave_hex_vertex pave_tri_face_dual(pave_cell face)
{
    assert(face.s == 0 || face.s == 1);
    return face.s == PAVE_TRI_L ? pave_hex_vertex_of(face.q, face.r + 1, PAVE_HEX_VERTEX_N)
                                : pave_hex_vertex_of(face.q + 1, face.r, PAVE_HEX_VERTEX_S);
}

/// The edge of hexagons that crosses an edge of triangles. It joins the centres of the two faces.
PAVE_INLINE pave_hex_edge pave_tri_edge_dual(pave_tri_edge edge)
{
    static const int8_t dual[3][3] = {
        {0, 1, PAVE_HEX_EDGE_NE}, {1, 0, PAVE_HEX_EDGE_W}, {0, 1, PAVE_HEX_EDGE_NW}};
    assert(edge.s >= 0 && edge.s < 3);
    return pave_hex_edge_of(edge.q + dual[edge.s][0], edge.r + dual[edge.s][1], dual[edge.s][2]);
}

/// The hexagon around a vertex of triangles.
PAVE_INLINE pave_cell pave_tri_vertex_dual(pave_tri_vertex vertex)
{
    return pave_cell_of(vertex.q, vertex.r);
}

#ifdef __cplusplus
}
#endif
#endif
