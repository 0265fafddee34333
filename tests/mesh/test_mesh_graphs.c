/// tests/mesh/test_mesh_graphs.c: tiles of graphs whose places are hard for fixed-point
/// coordinates: nodes that are nested deep or nearly in one place.
#include "../sparse.h"
#include "../test.h"
#include "mesh_fixture.h"

#include <math.h>

enum { NODES_MAX = 10003, EDGES_MAX = 3 * NODES_MAX };

static uint32_t word_of(int32_t a, int32_t b, uint32_t c)
{
    return pave_random_at(13, 0x8000, a, b, 0, c).word[0];
}

/// A triangulation that grows.
typedef struct drawing {
    int32_t node_count, edge_count, face_count;
    pave_vec2 positions[NODES_MAX];
    int32_t edges[EDGES_MAX][2], faces[2 * NODES_MAX][3];
} drawing;

static drawing drawn; // too large for a stack

static void add_edge(int32_t a, int32_t b)
{
    drawn.edges[drawn.edge_count][0] = a;
    drawn.edges[drawn.edge_count++][1] = b;
}

static void add_face(int32_t a, int32_t b, int32_t c)
{
    const int32_t face[3] = {a, b, c};
    memcpy(drawn.faces[drawn.face_count++], face, sizeof face);
}

/// Puts a node into a face, joined to its corners.
static void split_face(int32_t number, pave_vec2 at)
{
    const int32_t node = drawn.node_count++, *face = drawn.faces[number];
    const int32_t a = face[0], b = face[1], c = face[2];
    drawn.positions[node] = at;
    add_edge(a, node);
    add_edge(b, node);
    add_edge(c, node);
    drawn.faces[number][2] = node;
    add_face(b, c, node);
    add_face(c, a, node);
}

static void begin_triangle(pave_vec2 a, pave_vec2 b, pave_vec2 c)
{
    drawn = (drawing){.node_count = 3, .positions = {a, b, c}};
    add_edge(0, 1);
    add_edge(1, 2);
    add_edge(2, 0);
    add_face(0, 1, 2);
}

static pave_vec2 middle_of(const int32_t *face)
{
    const pave_vec2 a = drawn.positions[face[0]], b = drawn.positions[face[1]],
                    c = drawn.positions[face[2]];
    return pave_vec2_of((a.x + b.x + c.x) / 3, (a.y + b.y + c.y) / 3);
}

/// The tiles are valid, and adjacent as the graph says; and they were not drawn anew as a whole.
static void expect_tiles(int32_t tiles)
{
    const pave_edges_def def = {drawn.node_count, drawn.positions, drawn.edge_count,
                                (const int32_t(*)[2])drawn.edges};
    int64_t count = -1;
    pave_graph *graph = NULL;
    pave_adjacency *adjacency = NULL;
    pave_mesh *mesh = NULL;
    pave_mesh_faults faults;
    pave_error error = {0};
    assert_ok(pave_edges_check(&def, NULL, NULL, 0, &count, NULL));
    assert_int_equal(count, 0);
    assert_ok(pave_graph_create_from_edges(&def, NULL, &graph, NULL));
    const pave_adjacency_def whole = {.graph = graph, .take_graph = true};
    assert_ok(pave_adjacency_create(&whole, NULL, &adjacency, NULL));
    const pave_result result =
        pave_mesh_create_from_adjacency(adjacency, NULL, NULL, NULL, &mesh, &error);
    if (result != PAVE_OK) fail_msg("%s", error.message);
    assert_int_equal(mesh->tile_count, tiles);
    assert_false(mesh->made.solved);
    assert_ok(pave_mesh_check(mesh, NULL, &faults));
    int32_t joined = 0;
    for (int32_t tile = 0; tile < tiles; tile++) {
        static int32_t room[NODES_MAX];
        int32_t sides;
        pave_mesh_ring(mesh, tile, &sides);
        pave_mesh_neighbors(mesh, tile, room);
        for (int32_t k = 0; k < sides; k++) {
            if (room[k] < 0) continue;
            assert_true(pave_adjacency_find(adjacency, pave_mesh_node(mesh, tile),
                                            pave_mesh_node(mesh, room[k])) >= 0);
            joined++;
        }
    }
    int32_t wanted = 0;
    for (int32_t e = 0; e < drawn.edge_count; e++)
        wanted += !pave_adjacency_is_border(adjacency, drawn.edges[e][0]) &&
                  !pave_adjacency_is_border(adjacency, drawn.edges[e][1]);
    assert_int_equal(joined, 2 * wanted);
    pave_mesh_destroy(mesh);
    pave_adjacency_destroy(adjacency);
}

/// Apollonian networks: faces are split at random, so some triangles become very small.
TEST(nested_networks)
{
    for (int32_t seed = 0; seed < 60 / SPARSE(3); seed++) {
        const double size = seed % 2 ? 1.0 : 0x1p30;
        begin_triangle(pave_vec2_of(0, 0), pave_vec2_of(size, 0), pave_vec2_of(size / 2, size));
        for (int32_t i = 0; drawn.node_count < 100; i++) {
            const int32_t face = (int32_t)(word_of(seed, i, 0) % (uint32_t)drawn.face_count);
            pave_vec2 at = middle_of(drawn.faces[face]);
            if (seed % 2 == 0) at = pave_vec2_of(floor(at.x), floor(at.y));
            if (seed % 2 == 0 && seed % 4 == 2) at.x += 0x1p-21 * (word_of(seed, i, 1) % 1000);
            const int32_t before = drawn.edge_count;
            split_face(face, at);
            int64_t faults = -1; // rounding may have put it beside its triangle: then not
            (void)pave_edges_check(&(pave_edges_def){drawn.node_count, drawn.positions,
                                                     drawn.edge_count,
                                                     (const int32_t(*)[2])drawn.edges},
                                   NULL, NULL, 0, &faults, NULL);
            if (faults == 0) continue;
            drawn.faces[face][2] = drawn.faces[drawn.face_count - 2][1];
            drawn.face_count -= 2;
            drawn.node_count--;
            drawn.edge_count = before;
        }
        expect_tiles(97);
    }
}

static int64_t turn_of(pave_vec2 a, pave_vec2 b, pave_vec2 c)
{
    return ((int64_t)b.x - (int64_t)a.x) * ((int64_t)c.y - (int64_t)a.y) -
           ((int64_t)b.y - (int64_t)a.y) * ((int64_t)c.x - (int64_t)a.x);
}

/// A network of so many nodes, at whole numbers.
static void draw_network(int32_t nodes, int32_t seed)
{
    const double size = 0x1p30;
    begin_triangle(pave_vec2_of(0, 0), pave_vec2_of(size, 0), pave_vec2_of(size / 2, size));
    for (int32_t i = 0; drawn.node_count < nodes; i++) {
        const int32_t number = (int32_t)(word_of(seed, i, 2) % (uint32_t)drawn.face_count),
                      *face = drawn.faces[number];
        const pave_vec2 a = drawn.positions[face[0]], b = drawn.positions[face[1]],
                        c = drawn.positions[face[2]], middle = middle_of(face),
                        at = pave_vec2_of(floor(middle.x), floor(middle.y));
        if (turn_of(a, b, at) > 0 && turn_of(b, c, at) > 0 && turn_of(c, a, at) > 0)
            split_face(number, at);
    }
}

/// Larger ones, whose tiles are corners cut off corners, and whose rims are stars of spikes.
TEST(large_networks)
{
    static const struct {
        int32_t nodes, count;
    } sizes[] = {{60, 40 / SPARSE(4)},
                 {200, 20 / SPARSE(5)},
                 {1003, 4 / SPARSE(4)},
                 {3003 / SPARSE(2), 1},
#ifdef PAVE_SOAK
                 {500, 200},
                 {3003, 20},
                 {10003, 10}
#endif
    };
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        for (int32_t seed = 0; seed < sizes[i].count; seed++) {
            draw_network(sizes[i].nodes, seed);
            expect_tiles(sizes[i].nodes - 3);
        }
}

/// A map 1000 km wide with towns 100 km apart, and in some of them a second house 5 m, or a hair,
/// from the first: 2^-40 of an edge, far less than a fixed-point unit.
TEST(houses_in_a_wide_land)
{
    enum { SIDE = 11 };
    static const double ways[] = {10, 5, 0.01, 0x1p-13, 0x1p-24};
    for (int32_t seed = 0; seed < 30; seed++) {
        drawn = (drawing){.node_count = SIDE * SIDE};
        for (int32_t n = 0; n < SIDE * SIDE; n++)
            drawn.positions[n] = pave_vec2_of(1e5 * (n % SIDE) + word_of(seed, n, 0) % 30000,
                                              1e5 * (n / SIDE) + word_of(seed, n, 1) % 30000);
        for (int32_t n = 0; n < SIDE * SIDE; n++) {
            const bool right = n % SIDE < SIDE - 1, down = n / SIDE < SIDE - 1;
            if (right) add_edge(n, n + 1);
            if (down) add_edge(n, n + SIDE);
            if (right && down) add_edge(n, n + SIDE + 1);
            if (right && down) add_face(n, n + 1, n + SIDE + 1);
        }
        const int32_t faces = drawn.face_count;
        int32_t more = 0;
        for (int32_t face = 0; face < faces; face++) {
            const int32_t node = drawn.faces[face][0];
            const pave_vec2 at = drawn.positions[node], to = middle_of(drawn.faces[face]);
            const double way = ways[seed % 5], far = 6e4;
            if (word_of(seed, face, 2) % 3 != 0 || node % SIDE == 0 || node / SIDE == 0) continue;
            split_face(face, pave_vec2_of(at.x + way * (to.x - at.x) / far,
                                          at.y + way * (to.y - at.y) / far));
            drawn.positions[node] = at;
            more++;
        }
        assert_true(more > 10);
        expect_tiles((SIDE - 2) * (SIDE - 2) + more);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
