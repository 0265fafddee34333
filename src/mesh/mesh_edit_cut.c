/// src/mesh/mesh_edit_cut.c: whether an edge of a mesh can be cut or made, seen from the mesh: its
/// vertices are the faces. What can go wrong is what adjacency_cut.c says.
#include "../base/exact.h"

#include "../board/adjacency_parts.h"
#include "mesh_edit.h"

static pave_fault pave_edit_no_fault(void)
{
    return pave_fault_of(PAVE_FAULT_NONE, -1, -1, -1, -1);
}

int32_t pave_edit_corner(const pave_mesh *mesh, int32_t tile, int32_t vertex)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    for (int32_t k = 0; k < count; k++)
        if (ring[k] == vertex) return k;
    return -1;
}

/// The node beyond side k of a tile, which may be one of the border.
static int32_t pave_edit_beyond(const pave_edit *edit, int32_t tile, int32_t k)
{
    return pave_drawing_to(
        &edit->drawing, pave_drawing_at_rank(&edit->drawing, pave_mesh_node(edit->mesh, tile), k));
}

static pave_fault pave_edit_few(const pave_edit *edit, int32_t tile, int32_t arc)
{
    if (tile < 0 || pave_mesh_side_count(edit->mesh, tile) > 3) return pave_edit_no_fault();
    const int32_t one = pave_drawing_successor(&edit->drawing, arc),
                  two = pave_drawing_successor(&edit->drawing, one);
    return pave_fault_of(PAVE_FAULT_FEW_NEIGHBORS, pave_mesh_node(edit->mesh, tile),
                         pave_drawing_to(&edit->drawing, one), pave_drawing_to(&edit->drawing, two),
                         -1);
}

/// A tile, none of the edge's own, that meets both faces.
static pave_fault pave_edit_tile_twice(const pave_edit *edit, int32_t u, int32_t v)
{
    int32_t count_u, count_v;
    const int32_t *at_u = pave_mesh_tiles_at(edit->mesh, u, &count_u),
                  *at_v = pave_mesh_tiles_at(edit->mesh, v, &count_v);
    for (int32_t i = 0, j = 0; i < count_u && j < count_v;) {
        const int32_t tile = at_u[i];
        if (tile < at_v[j]) {
            i++;
        } else if (tile > at_v[j]) {
            j++;
        } else {
            i++;
            j++;
            if (tile == edit->a || tile == edit->b) continue;
            const int32_t one = pave_edit_corner(edit->mesh, tile, u),
                          two = pave_edit_corner(edit->mesh, tile, v);
            return pave_fault_of(PAVE_FAULT_FACE_TWICE, pave_mesh_node(edit->mesh, tile),
                                 pave_edit_beyond(edit, tile, one),
                                 pave_edit_beyond(edit, tile, two), -1);
        }
    }
    return pave_edit_no_fault();
}

/// The side of a tile at a vertex beyond which another one lies, of those that have been seen in
/// the round; `round` 0: that is `other`. -1: there is none.
static int32_t pave_edit_side_to(const pave_edit *edit, int32_t tile, int32_t vertex,
                                 uint32_t round, int32_t *other)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(edit->mesh, tile, &count),
                  k = pave_edit_corner(edit->mesh, tile, vertex);
    const int32_t after = k + 1 < count ? k + 1 : 0, before = k > 0 ? k - 1 : count - 1;
    for (int i = 0; i < 2; i++) {
        const int32_t end = ring[i == 0 ? after : before];
        if (round > 0 ? edit->edits->seen[end] != round : end != *other) continue;
        *other = end;
        return i == 0 ? k : before;
    }
    return -1;
}

/// The edge across which the side from u to another vertex leads.
static void pave_edit_name_side(const pave_edit *edit, int32_t u, int32_t other, int32_t *out)
{
    int32_t count;
    const int32_t *tiles = pave_mesh_tiles_at(edit->mesh, u, &count);
    for (int32_t i = 0; i < count; i++) {
        const int32_t k = pave_edit_side_to(edit, tiles[i], u, 0, &other);
        if (k < 0) continue;
        out[0] = pave_mesh_node(edit->mesh, tiles[i]);
        out[1] = pave_edit_beyond(edit, tiles[i], k);
        return;
    }
}

/// A third vertex to which sides lead from both.
static pave_fault pave_edit_side_twice(pave_edit *edit, int32_t u, int32_t v)
{
    const uint32_t round = pave_edits_round(edit->mesh);
    int32_t count, sides, other = -1;
    const int32_t *tiles = pave_mesh_tiles_at(edit->mesh, u, &count);
    for (int32_t i = 0; i < count; i++) {
        const int32_t *ring = pave_mesh_ring(edit->mesh, tiles[i], &sides),
                      k = pave_edit_corner(edit->mesh, tiles[i], u);
        edit->edits->seen[ring[k + 1 < sides ? k + 1 : 0]] = round;
        edit->edits->seen[ring[k > 0 ? k - 1 : sides - 1]] = round;
    }
    tiles = pave_mesh_tiles_at(edit->mesh, v, &count);
    for (int32_t i = 0; i < count; i++) {
        const int32_t k = pave_edit_side_to(edit, tiles[i], v, round, &other);
        if (k < 0) continue;
        pave_fault fault =
            pave_fault_of(PAVE_FAULT_SHARED_TWICE, -1, -1, pave_mesh_node(edit->mesh, tiles[i]),
                          pave_edit_beyond(edit, tiles[i], k));
        pave_edit_name_side(edit, u, other, fault.nodes);
        return fault;
    }
    return pave_edit_no_fault();
}

pave_fault pave_edit_cut_fault(pave_edit *edit)
{
    const pave_mesh *mesh = edit->mesh;
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, edit->a, &count),
                  k = pave_drawing_rank(&edit->drawing, edit->arc);
    const int32_t u = ring[k], v = ring[k + 1 < count ? k + 1 : 0];
    pave_fault fault = pave_edit_few(edit, edit->a, edit->arc);
    if (fault.kind == PAVE_FAULT_NONE) fault = pave_edit_few(edit, edit->b, edit->twin);
    if (fault.kind != PAVE_FAULT_NONE) return fault;
    if (edit->b >= 0 && pave_mesh_on_rim(mesh, u) && pave_mesh_on_rim(mesh, v))
        return pave_fault_of(PAVE_FAULT_DISCONNECTED, pave_mesh_node(mesh, edit->a),
                             pave_mesh_node(mesh, edit->b), -1, -1);
    fault = pave_edit_tile_twice(edit, u, v);
    return fault.kind == PAVE_FAULT_NONE ? pave_edit_side_twice(edit, u, v) : fault;
}

pave_fault pave_edit_join_fault(const pave_edit *edit)
{
    const pave_drawing *drawing = &edit->drawing;
    const int32_t start = pave_drawing_successor(drawing, edit->arc),
                  end = pave_drawing_successor(drawing, edit->twin);
    int32_t arc = start;
    do {
        if (arc == end) return pave_edit_no_fault();
        arc = pave_drawing_next(drawing, arc);
    } while (arc != start);
    return pave_fault_of(PAVE_FAULT_BRIDGE, pave_drawing_from(drawing, edit->arc),
                         pave_drawing_to(drawing, edit->arc), -1, -1);
}
