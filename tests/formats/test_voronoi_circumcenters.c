/// tests/formats/test_voronoi_circumcenters.c: circumcentres of a Delaunay graph are the vertices
/// of its Voronoi diagram: pave's own, which Qhull begins and whole numbers prove.
#include <pave/formats/voronoi.h>

#include "../test.h"
#include "src/mesh/mesh_parts.h"

/// The mesh of the sites' graph, with a ring around it and vertices at circumcentres.
static pave_mesh *mesh_of_sites(const pave_mesh *cells, pave_vec2 *sites)
{
    pave_graph *dual = NULL, *graph = NULL;
    pave_adjacency *adjacency = NULL;
    pave_mesh *mesh = NULL;
    pave_error error = {0};
    int32_t count = 0;
    assert_ok(pave_mesh_to_graph(cells, NULL, &dual, NULL));
    int32_t(*edges)[2] = malloc((size_t)dual->arc_count * sizeof *edges);
    assert_non_null(edges);
    for (int32_t node = 0; node < dual->node_count; node++)
        for (int32_t arc = dual->start[node]; arc < dual->start[node + 1]; arc++) {
            if (dual->to[arc] < node) continue;
            edges[count][0] = node;
            edges[count++][1] = dual->to[arc];
        }
    const pave_edges_def def = {dual->node_count, sites, count, (const int32_t(*)[2])edges};
    assert_ok(pave_graph_create_from_edges(&def, NULL, &graph, NULL));
    const pave_adjacency_def ringed = {
        .graph = graph, .take_graph = true, .border_rule = PAVE_BORDER_RING};
    if (pave_adjacency_create(&ringed, NULL, &adjacency, &error) != PAVE_OK)
        fail_msg("%s", error.message);
    const pave_mesh_def how = {.vertex_rule = PAVE_VERTEX_CIRCUMCENTER};
    if (pave_mesh_create_from_adjacency(adjacency, &how, NULL, NULL, &mesh, &error) != PAVE_OK)
        fail_msg("%s", error.message);
    pave_adjacency_destroy(adjacency);
    pave_graph_destroy(dual);
    free(edges);
    return mesh;
}

/// The vertex of a mesh where three tiles meet, and no other; -1: no vertex does.
static int32_t vertex_of(const pave_mesh *mesh, const int32_t *tiles)
{
    int32_t sides, count;
    const int32_t *ring = pave_mesh_ring(mesh, tiles[0], &sides);
    for (int32_t k = 0; k < sides; k++) {
        const int32_t *at = pave_mesh_tiles_at(mesh, ring[k], &count);
        if (count == 3 && at[0] == tiles[0] && at[1] == tiles[1] && at[2] == tiles[2])
            return ring[k];
    }
    return -1;
}

static double far(pave_vec2 a, pave_vec2 b)
{
    const double x = a.x > b.x ? a.x - b.x : b.x - a.x, y = a.y > b.y ? a.y - b.y : b.y - a.y;
    return x > y ? x : y;
}

/// Whether a tile at a vertex is within some steps of the rim: those may have to be repaired.
static bool near_rim(const pave_mesh *mesh, int32_t vertex, int steps)
{
    int32_t tiles, count;
    if (pave_mesh_on_rim(mesh, vertex)) return true;
    if (steps == 0) return false;
    const int32_t *around = pave_mesh_tiles_at(mesh, vertex, &tiles);
    for (int32_t i = 0; i < tiles; i++) {
        const int32_t *ring = pave_mesh_ring(mesh, around[i], &count);
        for (int32_t k = 0; k < count; k++)
            if (near_rim(mesh, ring[k], steps - 1)) return true;
    }
    return false;
}

TEST(circumcenters_are_voronoi_vertices)
{
    for (uint64_t seed = 1; seed <= 6; seed++) {
        enum { COUNT = 3000 };
        static pave_vec2 sites[COUNT];
        pave_mesh *cells = NULL;
        const pave_voronoi_def def = {.count = COUNT, .seed = seed};
        assert_ok(pave_voronoi_create(&def, NULL, NULL, sites, &cells, NULL));
        pave_mesh *mesh = mesh_of_sites(cells, sites);
        const double unit = cells->step > mesh->step ? cells->step : mesh->step;
        int32_t compared = 0, apart = 0, inner = 0;
        for (int32_t vertex = 0; vertex < cells->vertex_count; vertex++) {
            int32_t count;
            const int32_t *tiles = pave_mesh_tiles_at(cells, vertex, &count);
            if (count != 3 || pave_mesh_on_rim(cells, vertex)) continue;
            inner++;
            const int32_t same = vertex_of(mesh, tiles);
            if (same < 0 || near_rim(mesh, same, 2)) continue;
            compared++;
            const double way = far(pave_mesh_point(cells, vertex), pave_mesh_point(mesh, same));
            apart += way > unit;
        }
        print_message("%d vertices, %d of them apart\n", (int)compared, (int)apart);
        assert_true(inner > COUNT && compared > inner * 8 / 10);
        assert_int_equal(apart, 0);
        pave_mesh_destroy(mesh);
        pave_mesh_destroy(cells);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
