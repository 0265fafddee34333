/// src/mesh/mesh_query.c: who is beside whom.
#include "../base/exact.h"

#include "mesh_parts.h"

// ---- Sides --------------------------------------------------------------------------------------

/// Where a ring has the side from u to v; -1: nowhere.
static int32_t pave_query_side(const pave_mesh *mesh, int32_t tile, int32_t u, int32_t v)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    for (int32_t k = 0; k < count; k++)
        if (ring[k] == u && ring[k + 1 < count ? k + 1 : 0] == v) return k;
    return -1;
}

static bool pave_query_meets(const int32_t *tiles, int32_t count, int32_t tile)
{
    int32_t low = 0, high = count;
    while (low < high) {
        const int32_t middle = low + (high - low) / 2;
        if (tiles[middle] < tile)
            low = middle + 1;
        else
            high = middle;
    }
    return low < count && tiles[low] == tile;
}

int32_t pave_mesh_neighbor(const pave_mesh *mesh, int32_t tile, int32_t k)
{
    int32_t count, count_u, count_v, found = -1, candidates = 0;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    assert(k >= 0 && k < count);
    const int32_t u = ring[k], v = ring[k + 1 < count ? k + 1 : 0];
    const int32_t *at_u = pave_mesh_tiles_at(mesh, u, &count_u),
                  *at_v = pave_mesh_tiles_at(mesh, v, &count_v);
    const int32_t *few = count_u <= count_v ? at_u : at_v, *many = count_u <= count_v ? at_v : at_u;
    const int32_t few_count = count_u <= count_v ? count_u : count_v,
                  many_count = count_u <= count_v ? count_v : count_u;
    for (int32_t i = 0; i < few_count; i++)
        if (few[i] != tile && pave_query_meets(many, many_count, few[i])) {
            found = few[i];
            candidates++;
        }
    const bool inside =
        !pave_mesh_on_rim(mesh, u) || !pave_mesh_on_rim(mesh, v); // then there is a tile beyond
    if (candidates == 0 || (candidates == 1 && inside)) return found;
    for (int32_t i = 0; i < few_count; i++)
        if (few[i] != tile && pave_query_meets(many, many_count, few[i]) &&
            pave_query_side(mesh, few[i], v, u) >= 0)
            return few[i];
    return -1;
}

void pave_mesh_neighbors(const pave_mesh *mesh, int32_t tile, int32_t *out)
{
    const int32_t count = pave_mesh_side_count(mesh, tile);
    for (int32_t k = 0; k < count; k++) out[k] = pave_mesh_neighbor(mesh, tile, k);
}

int32_t pave_mesh_shared_side(const pave_mesh *mesh, int32_t a, int32_t b)
{
    const int32_t count_a = pave_mesh_side_count(mesh, a), count_b = pave_mesh_side_count(mesh, b);
    int32_t first = -1, count;
    if (count_a <= count_b) {
        for (int32_t k = 0; k < count_a; k++)
            if (pave_mesh_neighbor(mesh, a, k) == b) return k;
        return -1;
    }
    const int32_t *ring = pave_mesh_ring(mesh, b, &count);
    for (int32_t k = 0; k < count; k++) {
        if (pave_mesh_neighbor(mesh, b, k) != a) continue;
        const int32_t side = pave_query_side(mesh, a, ring[k + 1 < count ? k + 1 : 0], ring[k]);
        if (first < 0 || side < first) first = side;
    }
    return first;
}

// ---- Round a vertex -----------------------------------------------------------------------------

/// North and what lies east of it comes before south and what lies west.
static bool pave_query_west(pave_point from, pave_point to)
{
    return !(to.x > from.x || (to.x == from.x && to.y < from.y));
}

/// Whether the vertex a comes before b, clockwise from north round `from`.
static bool pave_query_before(const pave_mesh *mesh, pave_point from, int32_t a, int32_t b)
{
    const pave_point at_a = mesh->vertices[a], at_b = mesh->vertices[b];
    const bool west_a = pave_query_west(from, at_a), west_b = pave_query_west(from, at_b);
    return west_a != west_b ? west_b : pave_turn(from, at_a, at_b) > 0;
}

static void pave_query_sift(const pave_mesh *mesh, pave_point from, int32_t *heap, int32_t count,
                            int32_t at)
{
    const int32_t item = heap[at];
    while (2 * (int64_t)at + 1 < count) {
        int32_t child = 2 * at + 1;
        if (child + 1 < count && pave_query_before(mesh, from, heap[child], heap[child + 1]))
            child++;
        if (!pave_query_before(mesh, from, item, heap[child])) break;
        heap[at] = heap[child];
        at = child;
    }
    heap[at] = item;
}

/// Heapsort: it needs no memory, and no order of the input makes it slow (J. Williams, "Algorithm
/// 232: Heapsort", 1964).
static void pave_query_sort(const pave_mesh *mesh, pave_point from, int32_t *vertices,
                            int32_t count)
{
    for (int32_t at = count / 2 - 1; at >= 0; at--)
        pave_query_sift(mesh, from, vertices, count, at);
    for (int32_t last = count - 1; last > 0; last--) {
        const int32_t top = vertices[0];
        vertices[0] = vertices[last];
        vertices[last] = top;
        pave_query_sift(mesh, from, vertices, last, 0);
    }
}

/// The first place of a sorted list that does not come before `vertex`.
static int32_t pave_query_place(const pave_mesh *mesh, pave_point from, const int32_t *vertices,
                                int32_t count, int32_t vertex)
{
    int32_t low = 0, high = count;
    while (low < high) {
        const int32_t middle = low + (high - low) / 2;
        if (pave_query_before(mesh, from, vertices[middle], vertex))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/// What follows (or, `back`, goes before) a vertex in the ring of a tile.
static int32_t pave_query_beside(const pave_mesh *mesh, int32_t tile, int32_t vertex, bool back)
{
    int32_t count, k = 0;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    while (ring[k] != vertex) k++;
    return back ? ring[k > 0 ? k - 1 : count - 1] : ring[k + 1 < count ? k + 1 : 0];
}

int32_t pave_mesh_vertex_neighbors(const pave_mesh *mesh, int32_t vertex, int32_t *out)
{
    int32_t count;
    const int32_t *tiles = pave_mesh_tiles_at(mesh, vertex, &count);
    const pave_point from = mesh->vertices[vertex];
    for (int32_t i = 0; i < count; i++) out[i] = pave_query_beside(mesh, tiles[i], vertex, false);
    pave_query_sort(mesh, from, out, count);
    if (!pave_mesh_on_rim(mesh, vertex)) return count;
    for (int32_t i = 0; i < count;
         i++) { // on the rim one comes before the vertex and follows it nowhere
        const int32_t before = pave_query_beside(mesh, tiles[i], vertex, true);
        const int32_t place = pave_query_place(mesh, from, out, count, before);
        if (place < count && out[place] == before) continue;
        for (int32_t k = count; k > place; k--) out[k] = out[k - 1];
        out[place] = before;
        return count + 1;
    }
    return count;
}
