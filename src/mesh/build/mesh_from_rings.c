/// src/mesh/build/mesh_from_rings.c: creates meshes of given polygons and checks them. If all
/// triangles are positive and there is a single rim that is a simple polygon, then no two tiles
/// overlap and there are no gaps (docs/decisions/0015-why-every-mesh-is-valid.md).
#include "../../base/exact.h"

#include "../../board/fixed_frame.h"
#include "../../graph/graph_parts.h"
#include "../mesh_parts.h"

#include "../../base/memory.h"

#include <inttypes.h>
#include <math.h>

// ---- Checks of the input ------------------------------------------------------------------------

static pave_result rings_no_memory(pave_error *error)
{
    return PAVE_FAIL(error, PAVE_NO_MEMORY,
                     "not enough memory for the mesh: free some, or use fewer tiles");
}

static pave_result rings_check_sizes(const pave_mesh_rings *from, const char *what,
                                     pave_error *error)
{
    if (from->vertex_count < 0 || from->tile_count < 0)
        return PAVE_FAIL(error, PAVE_RANGE,
                         "the counts of vertices and %ss must be 0 or more, not %" PRId32
                         " and %" PRId32,
                         what, from->vertex_count, from->tile_count);
    for (int32_t tile = 0; tile < from->tile_count; tile++) {
        const int64_t size = from->start[tile + 1] - from->start[tile];
        if (from->start[tile + 1] > INT32_MAX)
            return PAVE_FAIL(error, PAVE_RANGE,
                             "the %ss have more than 2147483647 corners: use fewer", what);
        if (size < 3)
            return PAVE_FAIL(error, PAVE_INVALID,
                             "%s %" PRId32 " has %" PRId64 " corners: give it 3 or more", what,
                             tile, size);
    }
    return PAVE_OK;
}

/// Checks the corners of rings. `seen` has an element for each vertex: the last tile that contains
/// it, or -1.
static pave_result rings_check_corners(const pave_mesh_rings *from, const char *what, int32_t *seen,
                                       pave_error *error)
{
    for (int32_t vertex = 0; vertex < from->vertex_count; vertex++) seen[vertex] = -1;
    for (int32_t tile = 0; tile < from->tile_count; tile++)
        for (int64_t i = from->start[tile]; i < from->start[tile + 1]; i++) {
            const int32_t vertex = from->rings[i];
            if (vertex < 0 || vertex >= from->vertex_count)
                return PAVE_FAIL(error, PAVE_RANGE,
                                 "%s %" PRId32 " has vertex %" PRId32
                                 ", but vertices must be 0 to %" PRId32,
                                 what, tile, vertex, from->vertex_count - 1);
            if (seen[vertex] == tile)
                return PAVE_FAIL(error, PAVE_INVALID,
                                 "%s %" PRId32 " has vertex %" PRId32 " twice: split the %s there",
                                 what, tile, vertex, what);
            seen[vertex] = tile;
        }
    return PAVE_OK;
}

pave_result pave_mesh_rings_check(const pave_mesh_rings *from, bool mesh,
                                  const pave_allocator *allocator, pave_error *error)
{
    const char *what = mesh ? "tile" : "cell";
    pave_result result = rings_check_sizes(from, what, error);
    if (result == PAVE_OK)
        result = pave_graph_positions_check("vertex", from->vertex_count, from->vertices, error);
    if (result != PAVE_OK) return result;
    int32_t *seen = pave_array_take(allocator, (size_t)from->vertex_count, sizeof *seen);
    result = seen ? rings_check_corners(from, what, seen, error) : PAVE_NO_MEMORY;
    for (int32_t i = 0; i < from->vertex_count && mesh && result == PAVE_OK; i++)
        if (seen[i] < 0)
            result = PAVE_FAIL(error, PAVE_INVALID,
                               "vertex %" PRId32 " belongs to no tile: remove it", i);
    pave_array_release(allocator, seen);
    return result;
}

_Static_assert(PAVE_FIXED_MAX == PAVE_MESH_COORDINATE_MAX,
               "nodes and vertices have the same fixed-point range");

// ---- Fixed-point coordinates --------------------------------------------------------------------

/// Chooses the frame, treating the sides as edges.
static pave_result rings_choose_frame(const pave_mesh_rings *from, const pave_allocator *allocator,
                                      pave_fixed_frame *out)
{
    const size_t corners = from->tile_count > 0 ? (size_t)from->start[from->tile_count] : 0;
    int32_t(*edges)[2] = pave_array_allocate(allocator, corners, sizeof *edges);
    if (!edges) return PAVE_NO_MEMORY;
    for (int32_t tile = 0; tile < from->tile_count; tile++)
        for (int64_t i = from->start[tile]; i < from->start[tile + 1]; i++) {
            edges[i][0] = from->rings[i];
            edges[i][1] = from->rings[i + 1 < from->start[tile + 1] ? i + 1 : from->start[tile]];
        }
    *out = pave_fixed_frame_of_edges(from->vertex_count, from->vertices, (int32_t)corners,
                                     (const int32_t(*)[2])edges);
    pave_array_release(allocator, edges);
    return PAVE_OK;
}

/// Uses the requested frame.
static pave_result rings_take_frame(const pave_mesh_rings *from, pave_fixed_frame *out,
                                    pave_error *error)
{
    int power;
    const double part = frexp(from->step, &power);
    if (!(from->step > 0.0) || part != 0.5 || power < -300 || power > 300)
        return PAVE_FAIL(error, PAVE_RANGE,
                         "the step must be a power of two, 2^-301 to 2^299: give one such as "
                         "0.0000152587890625, or 0");
    if (!(fabs(from->origin.x) <= PAVE_GRAPH_POSITION_MAX &&
          fabs(from->origin.y) <= PAVE_GRAPH_POSITION_MAX))
        return PAVE_FAIL(error, PAVE_RANGE, "the origin must be finite, and -1e100 to 1e100");
    *out = (pave_fixed_frame){.step = from->step, .origin = from->origin};
    for (int32_t vertex = 0; vertex < from->vertex_count; vertex++) {
        pave_point at;
        if (!pave_fixed_nearest(out, from->vertices[vertex], &at.x, &at.y))
            return PAVE_FAIL(error, PAVE_RANGE,
                             "vertex %" PRId32
                             " is more than 2^30 steps from the origin: give a larger step, or 0",
                             vertex);
    }
    return PAVE_OK;
}

static pave_result rings_snap(const pave_mesh_rings *from, const pave_allocator *allocator,
                              pave_mesh *mesh, pave_error *error)
{
    pave_fixed_frame frame = {0};
    pave_result result;
    if (from->step == 0.0) {
        result = rings_choose_frame(from, allocator, &frame);
        if (result != PAVE_OK) return rings_no_memory(error);
    } else {
        result = rings_take_frame(from, &frame, error);
        if (result != PAVE_OK) return result;
    }
    mesh->step = frame.step;
    mesh->origin = frame.origin;
    for (int32_t vertex = 0; vertex < from->vertex_count; vertex++)
        pave_fixed_snap(&frame, from->vertices[vertex], &mesh->vertices[vertex].x,
                        &mesh->vertices[vertex].y);
    return PAVE_OK;
}

/// Copies the rings. Reverses counterclockwise ones, keeping the first vertex.
static void rings_take(const pave_mesh_rings *from, pave_mesh *mesh)
{
    for (int32_t tile = 0; tile < from->tile_count; tile++) {
        const int32_t *given = from->rings + from->start[tile];
        const int32_t count = (int32_t)(from->start[tile + 1] - from->start[tile]);
        int32_t *ring = mesh->rings + from->start[tile];
        const bool back = pave_mesh_turns(mesh, given, count).high < 0;
        for (int32_t k = 0; k < count; k++) ring[k] = given[back && k > 0 ? count - k : k];
        mesh->ring_start[tile + 1] = (uint32_t)from->start[tile + 1];
        if (from->nodes) mesh->nodes[tile] = from->nodes[tile];
    }
}

// ---- Checks of the mesh -------------------------------------------------------------------------

static pave_result rings_check_sides(const pave_mesh *mesh, const pave_sides *sides,
                                     pave_error *error)
{
    if (sides->fault_count == 0) return PAVE_OK;
    const uint32_t one = sides->fault[0], other = sides->fault[1], third = sides->twin[other];
    const int32_t from = mesh->rings[other], to = pave_sides_end(mesh, sides, other);
    if (third == PAVE_SIDE_NONE)
        return PAVE_FAIL(error, PAVE_INVALID,
                         "tiles %" PRId32 " and %" PRId32
                         " are on the same side of the edge from vertex %" PRId32 " to %" PRId32
                         ", so they overlap: move or remove one",
                         sides->tile[other], sides->tile[one], from, to);
    return PAVE_FAIL(error, PAVE_INVALID,
                     "tiles %" PRId32 ", %" PRId32 " and %" PRId32
                     " have the edge from vertex %" PRId32 " to %" PRId32
                     ", and a side has at most two tiles: remove one",
                     sides->tile[other], sides->tile[third], sides->tile[one], from, to);
}

static pave_result rings_check_tiles(const pave_mesh *mesh, pave_error *error)
{
    for (int32_t tile = 0; tile < mesh->tile_count; tile++)
        if (!pave_mesh_tile_is_star(mesh, tile))
            return PAVE_FAIL(error, PAVE_INVALID,
                             "tile %" PRId32 " is not star-shaped around the mean of its vertices, "
                                             "or too thin: split it, or move its vertices",
                             tile);
    return PAVE_OK;
}

/// Fills next[v] with the end of the rim side that begins at v.
static pave_result rings_make_rim(pave_mesh *mesh, const pave_sides *sides, int32_t *next,
                                  pave_error *error)
{
    int32_t count = 0, other;
    for (int32_t vertex = 0; vertex < mesh->vertex_count; vertex++) next[vertex] = -1;
    for (int64_t side = 0; side < sides->room; side++) {
        if (sides->twin[side] != PAVE_SIDE_NONE) continue;
        const int32_t vertex = mesh->rings[side];
        if (next[vertex] >= 0)
            return PAVE_FAIL(error, PAVE_INVALID,
                             "the tiles touch in vertex %" PRId32
                             " alone: join them there by a side, or give each a separate vertex",
                             vertex);
        next[vertex] = pave_sides_end(mesh, sides, (uint32_t)side);
        count++;
    }
    const pave_result result = pave_mesh_chain_rim(mesh, next, count, &other);
    if (result == PAVE_NO_MEMORY) return rings_no_memory(error);
    if (result == PAVE_OK) return PAVE_OK;
    if (other < 0)
        return PAVE_FAIL(error, PAVE_INVALID, "the tiles have no rim: remove those that overlap");
    return PAVE_FAIL(error, PAVE_INVALID,
                     "the vertices %" PRId32 " and %" PRId32
                     " are on two rims: the tiles are not connected, or leave a hole",
                     mesh->rim[0], other);
}

static pave_result rings_check_rim(const pave_mesh *mesh, const pave_allocator *allocator,
                                   pave_error *error)
{
    const pave_result result = pave_mesh_rim_check(mesh, allocator);
    if (result == PAVE_NO_MEMORY) return rings_no_memory(error);
    if (result == PAVE_OK) return PAVE_OK;
    return PAVE_FAIL(error, PAVE_INVALID,
                     "the outer rim, from vertex %" PRId32
                     " on, crosses or touches itself, so tiles overlap",
                     mesh->rim[0]);
}

/// Computes sides, tile lists and the rim of a mesh with rings. `room` has vertex_count elements.
static pave_result rings_finish(pave_mesh *mesh, int32_t *room, const pave_allocator *allocator,
                                pave_error *error)
{
    pave_sides sides;
    pave_result result = pave_sides_pair(mesh, allocator, &sides);
    if (result != PAVE_OK) result = rings_no_memory(error);
    if (result == PAVE_OK) result = rings_check_tiles(mesh, error);
    if (result == PAVE_OK) result = rings_check_sides(mesh, &sides, error);
    if (result == PAVE_OK) result = rings_make_rim(mesh, &sides, room, error);
    pave_sides_free(&sides);
    if (result == PAVE_OK) result = rings_check_rim(mesh, allocator, error);
    if (result == PAVE_OK) pave_mesh_gather_tiles(mesh);
    return result;
}

pave_result pave_mesh_create_from_rings(const pave_mesh_rings *from,
                                        const pave_allocator *allocator, pave_mesh **out,
                                        pave_error *error)
{
    assert(from && out && (from->tile_count <= 0 || from->start[0] == 0));
    *out = NULL;
    pave_result result = pave_mesh_rings_check(from, true, allocator, error);
    if (result == PAVE_NO_MEMORY) return rings_no_memory(error);
    if (result != PAVE_OK) return result;
    const int64_t corners = from->tile_count > 0 ? from->start[from->tile_count] : 0;
    pave_mesh *mesh =
        pave_mesh_new(from->tile_count, from->vertex_count, corners, from->nodes, allocator);
    int32_t *room = pave_array_allocate(allocator, (size_t)from->vertex_count, sizeof *room);
    if (!mesh || !room) result = rings_no_memory(error);
    if (result == PAVE_OK) result = rings_snap(from, allocator, mesh, error);
    if (result == PAVE_OK) {
        rings_take(from, mesh);
        result = rings_finish(mesh, room, allocator, error);
    }
    pave_array_release(allocator, room);
    if (result == PAVE_OK)
        *out = mesh;
    else
        pave_mesh_destroy(mesh);
    return result;
}
