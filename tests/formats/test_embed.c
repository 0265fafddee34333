/// tests/formats/test_embed.c: graphs without positions: drawn without crossings, with the faces of
/// their embedding; and those that are not planar, refused with a subgraph that is not.
#include "../sparse.h"
#include "../test.h"
#include "formats/embed/embed_parts.h"

#include <math.h>
#include <stdlib.h>

enum { NODES = 3000, EDGES = 3 * NODES + 40 };

static int32_t edges[EDGES][2];
static int32_t node_count, edge_count;
static pave_vec2 at[NODES + 100];
static bool marked[EDGES];
static uint64_t random_state;

static int32_t random_below(int32_t limit)
{
    random_state = random_state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (int32_t)((random_state >> 33) % (uint64_t)limit);
}

// ---- Graphs -------------------------------------------------------------------------------------

static void add(int32_t a, int32_t b)
{
    edges[edge_count][0] = a;
    edges[edge_count++][1] = b;
}

/// Triangles in triangles: each node is put into a triangle of three others.
static void make_network(int32_t count)
{
    static int32_t triangles[2 * NODES][3];
    int32_t found = 1;
    node_count = count;
    for (int k = 0; k < 3; k++) {
        triangles[0][k] = k;
        add(k, (k + 1) % 3);
    }
    for (int32_t i = 3; i < count; i++) {
        int32_t *t = triangles[random_below(found)], a = t[0], b = t[1], c = t[2];
        for (int k = 0; k < 3; k++) add(t[k], i);
        t[2] = i;
        memcpy(triangles[found++], (int32_t[]){b, c, i}, sizeof *triangles);
        memcpy(triangles[found++], (int32_t[]){a, c, i}, sizeof *triangles);
    }
}

/// A lattice with diagonals.
static void make_lattice(int32_t count)
{
    const int32_t wide = (int32_t)sqrt((double)count);
    node_count = wide * wide;
    for (int32_t i = 0; i < node_count; i++) {
        if (i % wide + 1 < wide) add(i, i + 1);
        if (i + wide < node_count) add(i, i + wide);
        if (i % wide + 1 < wide && i + wide < node_count) {
            if (random_below(2))
                add(i, i + wide + 1);
            else
                add(i + 1, i + wide);
        }
    }
}

/// A random planar graph with other numbers: a share of the edges of one of the above, so that
/// there are parts, dead ends and nodes without edges.
static void make_planar(int32_t count, uint64_t seed)
{
    static int32_t number[NODES];
    random_state = seed;
    edge_count = 0;
    if (seed % 3 == 0)
        make_network(count);
    else
        make_lattice(count < 4 ? 4 : count);
    const int32_t share = seed % 4 == 0 ? 100 : 20 + random_below(80);
    int32_t kept = 0;
    for (int32_t i = 0; i < node_count; i++) {
        const int32_t other = random_below(i + 1);
        number[i] = number[other];
        number[other] = i;
    }
    for (int32_t e = 0; e < edge_count; e++) {
        if (random_below(100) >= share) continue;
        const bool turned = random_below(2);
        const int32_t a = number[edges[e][turned]], b = number[edges[e][!turned]];
        edges[kept][0] = a;
        edges[kept++][1] = b;
    }
    edge_count = kept;
}

static pave_embed_def graph(void)
{
    return (pave_embed_def){node_count, edge_count, (const int32_t(*)[2])edges};
}

// ---- Drawings -----------------------------------------------------------------------------------

/// -1, 0 or 1; beyond the rounding of long double it is exact, as positions have few digits.
static int turn(pave_vec2 a, pave_vec2 b, pave_vec2 c)
{
    const long double cross = ((long double)b.x - a.x) * ((long double)c.y - a.y) -
                              ((long double)b.y - a.y) * ((long double)c.x - a.x);
    return (cross > 0) - (cross < 0);
}

static bool apart(double a, double b, double c, double d)
{
    return fmax(a, b) < fmin(c, d) || fmax(c, d) < fmin(a, b);
}

static double left_of(int32_t edge) { return fmin(at[edges[edge][0]].x, at[edges[edge][1]].x); }

static int compare_left(const void *a, const void *b)
{
    const double one = left_of(*(const int32_t *)a), two = left_of(*(const int32_t *)b);
    return (one > two) - (one < two);
}

static void assert_no_crossing(void)
{
    static int32_t order[EDGES]; // from left to right
    for (int32_t e = 0; e < edge_count; e++) order[e] = e;
    qsort(order, (size_t)edge_count, sizeof *order, compare_left);
    for (int32_t i = 0; i < edge_count; i++)
        for (int32_t k = i + 1; k < edge_count; k++) {
            const int32_t e = order[i], f = order[k];
            if (left_of(f) > fmax(at[edges[e][0]].x, at[edges[e][1]].x)) break;
            const int32_t ia = edges[e][0], ib = edges[e][1], ic = edges[f][0], id = edges[f][1];
            const pave_vec2 a = at[ia], b = at[ib], c = at[ic], d = at[id];
            if (apart(a.x, b.x, c.x, d.x) || apart(a.y, b.y, c.y, d.y)) continue;
            const bool shared = ia == ic || ia == id || ib == ic || ib == id;
            if (shared) { // they may not lie on each other
                const pave_vec2 common = ia == ic || ia == id ? a : b,
                                p = ia == ic || ia == id ? b : a, q = ic == ia || ic == ib ? d : c;
                if (turn(common, p, q) != 0) continue;
                const double along =
                    (p.x - common.x) * (q.x - common.x) + (p.y - common.y) * (q.y - common.y);
                if (along > 0) fail_msg("edges %d and %d lie on each other", e, f);
            } else if (turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0) {
                fail_msg("edges %d and %d cross", e, f);
            }
        }
}

static pave_vec2 around; // the node around which arcs are sorted
static const pave_embed_plane *sorted;

static bool is_upper(pave_vec2 to)
{
    return to.y > around.y || (to.y == around.y && to.x > around.x);
}

static int compare_arcs(const void *a, const void *b)
{
    const pave_vec2 p = at[pave_embed_to(sorted, *(const int32_t *)a)],
                    q = at[pave_embed_to(sorted, *(const int32_t *)b)];
    if (is_upper(p) != is_upper(q)) return is_upper(p) ? -1 : 1;
    return -turn(around, p, q);
}

/// Edges come around each node as in the embedding, or all of them the other way: so faces are the
/// same.
static void assert_same_order(const pave_embed_plane *plane)
{
    static int32_t arcs[2 * EDGES], start[NODES + 1];
    int64_t forth = 0, back = 0, all = 0;
    sorted = plane;
    memset(start, 0, sizeof start);
    for (int32_t arc = 0; arc < 2 * edge_count; arc++) start[pave_embed_from(plane, arc)]++;
    for (int32_t v = 1; v <= node_count; v++) start[v] += start[v - 1];
    for (int32_t arc = 0; arc < 2 * edge_count; arc++)
        arcs[--start[pave_embed_from(plane, arc)]] = arc;
    for (int32_t v = 0; v < node_count; v++) {
        const int32_t count = start[v + 1] - start[v], *own = arcs + start[v];
        around = at[v];
        qsort(arcs + start[v], (size_t)count, sizeof *arcs, compare_arcs);
        for (int32_t k = 0; k < count; k++) {
            forth += plane->next[own[k]] == own[(k + 1) % count];
            back += plane->next[own[(k + 1) % count]] == own[k];
            all++;
        }
    }
    if (forth != all && back != all)
        fail_msg("of %lld arcs %lld and %lld come in order", (long long)all, (long long)forth,
                 (long long)back);
}

static void assert_drawn(void)
{
    const pave_embed_def def = graph();
    pave_embed_plane plane = {0};
    pave_error error = {0};
    if (pave_embed_draw(&def, NULL, at, marked, &error) != PAVE_OK) fail_msg("%s", error.message);
    assert_no_crossing();
    assert_ok(pave_embed_find_order(&def, &plane, NULL, NULL));
    assert_same_order(&plane);
    pave_embed_plane_release(&plane);
}

TEST(planar_graphs_are_drawn)
{
    for (uint64_t i = 0; i < 1000; i++) {
        make_planar(3 + (int32_t)(i % 40), i);
        assert_drawn();
    }
    for (uint64_t i = 0; i < 1000; i += SPARSE(333)) { // 3 to NODES nodes
        make_planar(3 + 3 * (int32_t)i, i * 7);
        assert_drawn();
    }
}

/// Triangles in each other, deeper than numbers are exact; wheels, trees, and what has no edges.
TEST(extremes)
{
    for (int32_t deep = 1; deep <= 150; deep += 1 + 148 / SPARSE(2)) {
        edge_count = 0;
        node_count = 3 * deep;
        for (int32_t i = 0; i < node_count; i++) {
            add(i, i / 3 * 3 + (i + 1) % 3);
            if (i + 3 < node_count) add(i, i + 3);
            if (i + 3 < node_count) add(i, i / 3 * 3 + 3 + (i + 1) % 3);
        }
        assert_drawn();
    }
    for (int32_t count = 0; count < 5; count++) {
        node_count = count;
        edge_count = 0;
        assert_drawn();
        if (count > 1) add(0, count - 1);
        assert_drawn();
    }
    node_count = 500; // a star
    edge_count = 0;
    for (int32_t i = 1; i < node_count; i++) add(0, i);
    assert_drawn();
    for (int32_t i = 1; i + 1 < node_count; i++) add(i, i + 1); // a fan
    assert_drawn();
}

// ---- Graphs that are not planar -----------------------------------------------------------------

/// Whether what is marked is K5 or K3,3, with paths as its edges.
static void assert_obstruction(void)
{
    static int32_t degree[NODES + 100], branch[NODES + 100], joined[6][6];
    int32_t count = 0, four = 0;
    memset(degree, 0, sizeof degree);
    memset(joined, 0, sizeof joined);
    for (int32_t e = 0; e < edge_count; e++)
        for (int k = 0; k < 2 && marked[e]; k++) degree[edges[e][k]]++;
    for (int32_t v = 0; v < node_count; v++) {
        branch[v] = -1;
        assert_true(degree[v] == 0 || (degree[v] >= 2 && degree[v] <= 4));
        if (degree[v] < 3) continue;
        assert_true(count < 6);
        four += degree[v] == 4;
        branch[v] = count++;
    }
    assert_true((count == 5 && four == 5) || (count == 6 && four == 0));
    for (int32_t e = 0; e < edge_count; e++)
        for (int k = 0; k < 2 && marked[e]; k++) {
            int32_t from = edges[e][k], node = edges[e][!k], before = e;
            if (branch[from] < 0) continue;
            while (branch[node] < 0) { // goes on by the other edge
                int32_t next = 0;
                while (!marked[next] || next == before ||
                       (edges[next][0] != node && edges[next][1] != node))
                    next++;
                node = edges[next][0] == node ? edges[next][1] : edges[next][0];
                before = next;
            }
            joined[branch[from]][branch[node]]++;
        }
    for (int a = 0; a < count; a++) {
        int beyond = 0;
        assert_int_equal(joined[a][a], 0);
        for (int b = 0; b < count; b++) {
            assert_true(joined[a][b] <= 1);
            beyond += joined[a][b];
            if (count == 6 && joined[a][b]) // the two have no neighbour in common
                for (int c = 0; c < 6; c++) assert_false(joined[a][c] && joined[b][c]);
        }
        assert_int_equal(beyond, count == 5 ? 4 : 3);
    }
}

TEST(others_are_refused_with_a_subgraph)
{
    int refused = 0;
    for (uint64_t i = 0; refused < 200; i++) {
        pave_error error = {0};
        make_planar(5 + (int32_t)(i % 60), i);
        for (int k = 0; k < 12; k++) {
            const int32_t a = random_below(node_count), b = random_below(node_count);
            bool is_new = a != b;
            for (int32_t e = 0; e < edge_count; e++)
                is_new = is_new && !(edges[e][0] == a && edges[e][1] == b) &&
                         !(edges[e][0] == b && edges[e][1] == a);
            if (is_new) add(a, b);
        }
        const pave_embed_def def = graph();
        const pave_result result = pave_embed_draw(&def, NULL, at, marked, &error);
        if (result == PAVE_OK) {
            assert_no_crossing();
            continue;
        }
        assert_int_equal(result, PAVE_INVALID);
        assert_string_equal(error.message, "the graph is not planar");
        assert_obstruction();
        assert_int_equal(pave_embed_draw(&def, NULL, at, NULL, NULL), PAVE_INVALID);
        refused++;
    }
}

TEST(bad_edges_are_refused)
{
    static const struct {
        int32_t pair[2];
        pave_result result;
        const char *what;
    } rows[] = {{{0, 9}, PAVE_RANGE, "node 9 does not exist; nodes are 0 to 3"},
                {{-1, 0}, PAVE_RANGE, "node -1 does not exist; nodes are 0 to 3"},
                {{2, 2}, PAVE_INVALID, "an edge joins node 2 to itself; leave it out"},
                {{1, 0}, PAVE_INVALID, "there are two edges from node 0 to node 1; leave one out"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        pave_error error = {0};
        node_count = 4;
        edge_count = 0;
        add(0, 1);
        add(rows[i].pair[0], rows[i].pair[1]);
        const pave_embed_def def = graph();
        assert_int_equal(pave_embed_draw(&def, NULL, at, marked, &error), rows[i].result);
        assert_string_equal(error.message, rows[i].what);
        assert_false(marked[0]);
    }
    pave_error error = {0};
    assert_int_equal(pave_embed_draw(&(pave_embed_def){.node_count = -1}, NULL, at, NULL, &error),
                     PAVE_RANGE);
}

TEST(memory_runs_out)
{
    make_planar(12, 3);
    const pave_embed_def def = graph();
    for (failing memory = each_failing; failing_next(&memory);) {
        const pave_result result = pave_embed_draw(&def, &memory.allocator, at, NULL, NULL);
        assert_told(memory, result);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
