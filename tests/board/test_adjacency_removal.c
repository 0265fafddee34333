/// tests/board/test_adjacency_removal.c: random removal of graphs by its rules, against a twin that
/// finds all faces anew for each attempt and looks at every pair of nodes.
#include "../sparse.h"
#include "../test.h"
#include "adjacency_fixture.h"
#include "board_fixture.h"

// ---- Faces --------------------------------------------------------------------------------------
// A face is named by the lowest arc that has it on its side. Nodes and faces have a table of which
// is at which.

enum { NODES = 400, ARCS = 1440 };

typedef struct twin {
    pave_adjacency *adjacency;
    pave_removal_def def;
    int32_t faces[ARCS];             // of uncut arcs
    int32_t lengths[ARCS];           // of faces: their arcs
    uint8_t at[NODES][ARCS / 8 + 1]; // of nodes, bits of faces
    uint8_t border[ARCS / 8 + 1];    // bits of faces that have a border node
} twin;

static bool has(const uint8_t *bits, int32_t i) { return bits[i / 8] >> i % 8 & 1; }
static void put(uint8_t *bits, int32_t i) { bits[i / 8] |= (uint8_t)(1 << i % 8); }

static int32_t from_of(const pave_graph *graph, int32_t arc) { return graph->to[graph->twin[arc]]; }

/// The arc that goes on with the face of this one: at its end, the next uncut one in turn.
static int32_t next_of(const twin *t, int32_t arc)
{
    const pave_graph *graph = t->adjacency->graph;
    const int32_t node = graph->to[arc], first = graph->start[node], end = graph->start[node + 1];
    int32_t at = graph->twin[arc];
    do at = at + 1 < end ? at + 1 : first;
    while (pave_adjacency_is_cut(t->adjacency, at));
    return at;
}

static void find_faces(twin *t)
{
    const pave_graph *graph = t->adjacency->graph;
    memset(t->lengths, 0, sizeof t->lengths);
    memset(t->at, 0, sizeof t->at);
    memset(t->border, 0, sizeof t->border);
    for (int32_t arc = 0; arc < graph->arc_count; arc++) t->faces[arc] = -1;
    for (int32_t first = 0; first < graph->arc_count; first++) {
        if (t->faces[first] >= 0 || pave_adjacency_is_cut(t->adjacency, first)) continue;
        for (int32_t arc = first; t->faces[arc] < 0; arc = next_of(t, arc)) {
            const int32_t node = graph->to[arc];
            t->faces[arc] = first;
            t->lengths[first]++;
            put(t->at[node], first);
            if (pave_adjacency_is_border(t->adjacency, node)) put(t->border, first);
        }
    }
}

/// The nodes of a face.
static int32_t count_nodes(const twin *t, int32_t face)
{
    int32_t count = 0;
    for (int32_t node = 0; node < t->adjacency->graph->node_count; node++)
        count += has(t->at[node], face);
    return count;
}

// ---- The rules ----------------------------------------------------------------------------------

static int32_t degree_of(const twin *t, int32_t node)
{
    const pave_graph *graph = t->adjacency->graph;
    int32_t count = 0;
    for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++)
        count += !pave_adjacency_is_cut(t->adjacency, arc);
    return count;
}

/// Whether two nodes are in a further face. All nodes of the border are one.
static bool meet(const twin *t, int32_t u, int32_t v, int32_t f, int32_t g)
{
    const bool outer_u = pave_adjacency_is_border(t->adjacency, u),
               outer_v = pave_adjacency_is_border(t->adjacency, v);
    for (int32_t face = 0; face < t->adjacency->graph->arc_count; face++)
        if (face != f && face != g && (outer_u ? has(t->border, face) : has(t->at[u], face)) &&
            (outer_v ? has(t->border, face) : has(t->at[v], face)))
            return true;
    return false;
}

static bool allows(twin *t, int32_t arc)
{
    const pave_graph *graph = t->adjacency->graph;
    const int32_t a = from_of(graph, arc), b = graph->to[arc];
    if (degree_of(t, a) <= t->def.min_sides || degree_of(t, b) <= t->def.min_sides) return false;
    find_faces(t);
    const int32_t f = t->faces[arc], g = t->faces[graph->twin[arc]];
    if (f == g || t->lengths[f] + t->lengths[g] - 2 > t->def.max_degree) return false;
    if (count_nodes(t, f) != t->lengths[f] || count_nodes(t, g) != t->lengths[g]) return false;
    if (has(t->border, f) && has(t->border, g)) return false;
    for (int32_t u = 0; u < graph->node_count; u++) {
        if (u == a || u == b || !has(t->at[u], f)) continue;
        if (has(t->at[u], g)) return false;
        for (int32_t v = 0; v < graph->node_count; v++)
            if (v != a && v != b && has(t->at[v], g) && meet(t, u, v, f, g)) return false;
    }
    return true;
}

// ---- All of it ----------------------------------------------------------------------------------

static uint32_t word_of(const pave_graph *graph, uint64_t seed, int32_t arc)
{
    const int32_t a = from_of(graph, arc), b = graph->to[arc];
    return pave_random_at(seed, PAVE_STREAM_EDGE_REMOVAL, a < b ? a : b, a < b ? b : a, 3, 0)
        .word[0];
}

static int by_key(const void *left, const void *right)
{
    const uint64_t a = *(const uint64_t *)left, b = *(const uint64_t *)right;
    return a < b ? -1 : a > b;
}

static pave_removal remove_naively(twin *t)
{
    static uint64_t keys[ARCS];
    pave_adjacency *adjacency = t->adjacency;
    const pave_graph *graph = adjacency->graph;
    pave_removal removal = {0};
    assert_true(graph->node_count <= NODES && graph->arc_count <= ARCS);
    for (int32_t arc = 0; arc < graph->arc_count; arc++) {
        if (arc > graph->twin[arc] || pave_adjacency_is_cut(adjacency, arc) ||
            pave_adjacency_is_border(adjacency, graph->to[arc]) ||
            pave_adjacency_is_border(adjacency, from_of(graph, arc)))
            continue;
        const uint32_t word = word_of(graph, t->def.seed, arc);
        removal.inner_edges++;
        if (word < t->def.share * 4294967296.0)
            keys[removal.attempted++] = (uint64_t)word << 32 | (uint32_t)arc;
    }
    qsort(keys, (size_t)removal.attempted, sizeof *keys, by_key);
    for (int64_t i = 0; i < removal.attempted; i++) {
        const int32_t arc = (int32_t)(uint32_t)keys[i];
        if (!allows(t, arc)) continue;
        assert_ok(pave_adjacency_set_cut(adjacency, arc, true));
        removal.removed++;
    }
    return removal;
}

/// Small windows of three tilings; and larger ones of hexagons, in which faces grow large, and meet
/// again.
static fixture window_of(int32_t seed, bool large)
{
    static const uint32_t cuts[] = {0, 8, 40, 0, 15};
    fixture made =
        large ? fixture_make(pave_tiling_hex(), 15, 15, seed, 0, NULL, 0) : fixture_of(seed);
    fixture_cut(made.adjacency, seed, cuts[seed % 5]);
    return made;
}

TEST(removal_by_rules_is_that_of_the_twin)
{
    static twin t;
    static const int32_t degrees[] = {3, 4, 5, 6, 7, 8, 12, PAVE_REMOVAL_DEGREE_MAX};
    int64_t removed = 0, kept = 0;
    for (int32_t seed = 0; seed < 9200; seed += SPARSE(7)) {
        const bool large = seed >= 9000;
        fixture one = window_of(seed, large), two = window_of(seed, large);
        t.adjacency = two.adjacency;
        t.def = (pave_removal_def){.seed = (uint64_t)seed << 31,
                                   .share = large ? 1 : 0.25 * (1 + seed / 7 % 4),
                                   .max_degree = degrees[large ? 3 + seed % 5 : seed % 8],
                                   .min_sides = 3 + seed / 11 % 2};
        pave_removal removal;
        const pave_removal naive = remove_naively(&t);
        assert_ok(pave_adjacency_remove_random(one.adjacency, &t.def, NULL, &removal, NULL));
        for (int32_t arc = 0; arc < one.graph->arc_count; arc++)
            if (pave_adjacency_is_cut(one.adjacency, arc) !=
                pave_adjacency_is_cut(two.adjacency, arc))
                fail_msg("seed %d: arc %d", (int)seed, (int)arc);
        assert_int_equal(removal.inner_edges, naive.inner_edges);
        assert_int_equal(removal.attempted, naive.attempted);
        assert_int_equal(removal.removed, naive.removed);
        removed += removal.removed;
        kept += removal.attempted - removal.removed;
        fixture_free(&two);
        fixture_free(&one);
    }
    print_message("%d removed, %d kept\n", (int)removed, (int)kept);
    assert_true(removed > 20000 / SPARSE(9) && kept > 80000 / SPARSE(9));
}

/// What board_with_gates says, on the graphs of these boards.
TEST(removal_keeps_gates)
{
    static twin t;
    for (int number = 0; number < 648; number += SPARSE(7)) {
        pave_board *board = board_with_gates(number);
        pave_adjacency *fast = NULL;
        assert_ok(pave_board_to_adjacency(board, NULL, &t.adjacency, NULL));
        assert_ok(pave_board_to_adjacency(board, NULL, &fast, NULL));
        t.def = (pave_removal_def){(uint64_t)number, number % 5 ? .15 : .6,
                                   PAVE_REMOVAL_DEGREE_MAX - number % 3, 3};
        const pave_removal naive = remove_naively(&t);
        pave_removal removal;
        assert_ok(pave_adjacency_remove_random(fast, &t.def, NULL, &removal, NULL));
        assert_int_equal(removal.removed, naive.removed);
        for (int32_t arc = 0; arc < fast->graph->arc_count; arc++)
            assert_int_equal(pave_adjacency_is_cut(fast, arc),
                             pave_adjacency_is_cut(t.adjacency, arc));
        pave_adjacency_destroy(t.adjacency);
        pave_adjacency_destroy(fast);
        pave_board_destroy(board);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
