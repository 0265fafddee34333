/// pave/dual.h: triangles and hexagons as the duals of each other. The vertex q,r of triangles is
/// the middle of the hexagon q,r, and the middles of triangles are the vertices of hexagons; each
/// edge of the one grid crosses one edge of the other. So data on the faces of one grid is data on
/// the vertices of the other: heights on vertices of triangles are a map of hexagons.
///
///     hexagons            triangles           hexagons            triangles
///     face    q,r         vertex  q,r         edge    q,r,NE      edge    q,r-1,E
///     vertex  q,r,N       face    q,r-1,L     edge    q,r,NW      edge    q,r-1,W
///     vertex  q,r,S       face    q-1,r,R     edge    q,r,W       edge    q-1,r,N
///
/// Lattice coordinates (layout.h) are the same on both: in one layout, whichever grid it was made
/// for, dual parts have the same position, so both grids can be drawn over each other. In a layout
/// of pave_hex_layout with edges of length 1 those of the triangles are sqrt(3) long. The relations
/// are the same too, in the same order: what belongs to a part as its k-th is the dual of what
/// belongs to the dual of the part as its k-th, where
///
///     of hexagons   neighbors  borders    corners  joins      endpoints  touches  protrudes
///     of triangles  adjacent   protrudes  touches  endpoints  joins      corners  borders
///
/// and adjacent of the former is neighbors of the latter, surrounding is touching. (Continues has
/// another meaning on each.) Directions are the same, and pave_hex_distance counts the edges
/// between two vertices of triangles.
///
/// Functions take constant time and are total; results may be one step beyond the limits.
#ifndef PAVE_DUAL_H
#define PAVE_DUAL_H

#include <pave/hex.h>
#include <pave/tri.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- From hexagons to triangles -----------------------------------------------------------------

/// The vertex of triangles in the middle of a hexagon.
static inline pave_tri_vertex pave_hex_face_dual(pave_cell face)
{
    assert(face.s == 0);
    return pave_tri_vertex_of(face.q, face.r);
}

/// The edge of triangles that crosses an edge of hexagons: it joins the middles of the two faces.
static inline pave_tri_edge pave_hex_edge_dual(pave_hex_edge edge)
{
    static const int8_t dual[3][3] = {
        {0, -1, PAVE_TRI_EDGE_E}, {0, -1, PAVE_TRI_EDGE_W}, {-1, 0, PAVE_TRI_EDGE_N}};
    assert(edge.s >= 0 && edge.s < 3);
    return pave_tri_edge_of(edge.q + dual[edge.s][0], edge.r + dual[edge.s][1], dual[edge.s][2]);
}

/// The triangle around a vertex of hexagons: L of one N, R of one S.
static inline pave_cell pave_hex_vertex_dual(pave_hex_vertex vertex)
{
    assert(vertex.s == 0 || vertex.s == 1);
    return vertex.s == PAVE_HEX_VERTEX_N ? pave_tri_face_of(vertex.q, vertex.r - 1, PAVE_TRI_L)
                                         : pave_tri_face_of(vertex.q - 1, vertex.r, PAVE_TRI_R);
}

// ---- From triangles to hexagons -----------------------------------------------------------------

/// The vertex of hexagons in the middle of a triangle: N of an L, S of an R.
static inline pave_hex_vertex pave_tri_face_dual(pave_cell face)
{
    assert(face.s == 0 || face.s == 1);
    return face.s == PAVE_TRI_L ? pave_hex_vertex_of(face.q, face.r + 1, PAVE_HEX_VERTEX_N)
                                : pave_hex_vertex_of(face.q + 1, face.r, PAVE_HEX_VERTEX_S);
}

/// The edge of hexagons that crosses an edge of triangles: it joins the middles of the two faces.
static inline pave_hex_edge pave_tri_edge_dual(pave_tri_edge edge)
{
    static const int8_t dual[3][3] = {
        {0, 1, PAVE_HEX_EDGE_NE}, {1, 0, PAVE_HEX_EDGE_W}, {0, 1, PAVE_HEX_EDGE_NW}};
    assert(edge.s >= 0 && edge.s < 3);
    return pave_hex_edge_of(edge.q + dual[edge.s][0], edge.r + dual[edge.s][1], dual[edge.s][2]);
}

/// The hexagon around a vertex of triangles.
static inline pave_cell pave_tri_vertex_dual(pave_tri_vertex vertex)
{
    return pave_cell_of(vertex.q, vertex.r);
}

#ifdef __cplusplus
}
#endif
#endif
