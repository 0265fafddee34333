/// tests/formats/test_json_graph.c: graphs as files: what is read, the way to an adjacency, what is
/// written.
#include <pave/formats/json.h>

#include <math.h>
#include <time.h>
#include <unistd.h>

#include "../sparse.h"
#include "../test.h"
#include "formats/json/json_parts.h"
#include "src/board/adjacency_parts.h"

/// A wheel: node 0 in the middle of 1 to 4.
#define WHEEL "\"nodes\": [[0, 0], [1, 0], [0, 1], [-1, 0], [0, -1]]"
#define SPOKES "[0, 1], [0, 2], [0, 3], [0, 4]"

static pave_edge_list parse(const char *text)
{
    pave_edge_list list;
    pave_error error;
    char message[PAVE_ERROR_TEXT_SIZE];
    if (pave_json_text_parse(&pave_json_graph_format, text, strlen(text), "g.json", NULL, &list,
                             &error) != PAVE_OK)
        fail_msg("%s", pave_error_text(&error, message));
    assert_ok(error.result);
    return list;
}

static bool has_edge(const pave_edge_list *list, int32_t a, int32_t b)
{
    for (int32_t n = 0; n < list->edge_count; n++)
        if (list->edges[n][0] == a && list->edges[n][1] == b) return true;
    return false;
}

TEST(reads_edges)
{
    pave_edge_list list = parse("{\"border\": [3, 1, 2], \"edges\": [[2, 1], [0, 4]], " WHEEL "}");
    assert_true(list.node_count == 5 && list.edge_count == 2 && list.border_count == 3 &&
                list.fault_count == 0);
    assert_true(list.positions[3].x <= -1 && list.positions[3].x >= -1 &&
                list.positions[2].y >= 1 && list.positions[2].y <= 1);
    assert_true(list.edges[0][0] == 2 && list.edges[0][1] == 1 && list.edges[1][0] == 0 &&
                list.edges[1][1] == 4);
    assert_true(list.border[0] == 3 && list.border[1] == 1 && list.border[2] == 2);
    pave_edge_list_release(&list);
    assert_null(list.positions);
    pave_edge_list_release(&list); // once more does no harm
    list = parse("{\"nodes\": [], \"edges\": []}");
    assert_true(list.node_count == 0 && list.edge_count == 0 && list.positions == NULL &&
                list.border == NULL);
    pave_edge_list_release(&list);
}

TEST(reads_neighbors)
{
    pave_edge_list list = parse("{" WHEEL ", \"neighbors\": [[4, 2, 1, 3], [0], [0], [0], [0]]}");
    assert_true(list.edge_count == 4 && list.fault_count == 0);
    for (int32_t n = 1; n < 5; n++) assert_true(has_edge(&list, 0, n));
    pave_edge_list_release(&list);
    list = parse(
        "{" WHEEL
        ", \"neighbors\": [[], [2, 2, 4], [1], [3], []]}"); // twice there, itself, and one way
    assert_true(list.edge_count == 4 && has_edge(&list, 1, 2) && has_edge(&list, 3, 3) &&
                has_edge(&list, 1, 4));
    assert_int_equal(list.fault_count, 1);
    assert_true(list.faults[0].kind == PAVE_FAULT_ASYMMETRIC && list.faults[0].nodes[0] == 1 &&
                list.faults[0].nodes[1] == 4);
    pave_edge_list_release(&list);
    list = parse("{" WHEEL ", \"neighbors\": [[], [], [], [], [0, 3]]}");
    assert_true(list.edge_count == 2 && has_edge(&list, 0, 4) && has_edge(&list, 3, 4) &&
                list.fault_count == 2);
    assert_true(list.faults[0].nodes[0] == 4 && list.faults[0].nodes[1] == 0 &&
                list.faults[1].nodes[0] == 4 && list.faults[1].nodes[1] == 3);
    pave_edge_list_release(&list);
}

// ---- To an adjacency ----------------------------------------------------------------------------

TEST(becomes_an_adjacency)
{
    pave_adjacency *adjacency;
    pave_fault fault;
    pave_error error;
    pave_edge_list list =
        parse("{" WHEEL ", \"edges\": [" SPOKES ", [1, 2], [2, 3], [3, 4], [4, 1]]}");
    assert_ok(pave_edge_list_to_adjacency(&list, NULL, &adjacency, &fault, &error));
    assert_true(fault.kind == PAVE_FAULT_NONE && error.result == PAVE_OK);
    assert_true(adjacency->inner_count == 1 && !pave_adjacency_is_border(adjacency, 0) &&
                pave_adjacency_degree(adjacency, 0) == 4);
    pave_adjacency_destroy(adjacency);
    pave_edge_list_release(&list);
    list = parse("{" WHEEL ", \"edges\": [" SPOKES
                 ", [1, 2], [2, 3], [3, 4], [4, 1]], \"border\": [0, 1, 2]}");
    assert_ok(pave_edge_list_to_adjacency(&list, NULL, &adjacency, NULL, NULL));
    assert_int_equal(adjacency->inner_count, 2);
    pave_adjacency_destroy(adjacency);
    pave_edge_list_release(&list);
}

/// What "border" says where it names no nodes.
TEST(borders_by_rule)
{
    static const struct {
        const char *border;
        pave_border_rule rule;
        int32_t inner, nodes;
    } rows[] = {
        {"", PAVE_BORDER_OUTER, 1, 5},
        {", \"border\": \"outer\"", PAVE_BORDER_OUTER, 1, 5},
        {", \"border\": []", PAVE_BORDER_NONE, 5, 5},
        {", \"border\": \"none\"", PAVE_BORDER_NONE, 5, 5},
        {", \"border\": \"ring\"", PAVE_BORDER_RING, 5, 13},
        {", \"border\": [1]", PAVE_BORDER_OUTER, 4, 5},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char text[256];
        pave_adjacency *adjacency;
        pave_error error;
        snprintf(text, sizeof text,
                 "{" WHEEL ", \"edges\": [" SPOKES ", [1, 2], [2, 3], [3, 4], [4, 1]]%s}",
                 rows[i].border);
        pave_edge_list list = parse(text), back;
        assert_int_equal(list.border_rule, rows[i].rule);
        assert_ok(pave_edge_list_to_adjacency(&list, NULL, &adjacency, NULL, &error));
        assert_int_equal(adjacency->inner_count, rows[i].inner);
        assert_int_equal(adjacency->graph->node_count, rows[i].nodes);
        // The adjacency as a list, and that as an adjacency.
        assert_ok(pave_adjacency_set_cut(adjacency, 0, true));
        assert_ok(pave_edge_list_from_adjacency(adjacency, NULL, &back, &error));
        assert_int_equal(back.node_count, rows[i].nodes);
        assert_int_equal(back.edge_count, adjacency->graph->arc_count / 2 - 1);
        assert_int_equal(back.border_count, rows[i].nodes - rows[i].inner);
        assert_int_equal(back.border_rule,
                         back.border_count > 0 ? PAVE_BORDER_OUTER : PAVE_BORDER_NONE);
        pave_adjacency *again;
        assert_ok(pave_edge_list_to_adjacency(&back, NULL, &again, NULL, &error));
        assert_int_equal(again->inner_count, rows[i].inner);
        for (int32_t node = 0; node < rows[i].nodes; node++) {
            assert_int_equal(pave_adjacency_is_border(again, node),
                             pave_adjacency_is_border(adjacency, node));
            assert_int_equal(pave_adjacency_degree(again, node),
                             pave_adjacency_degree(adjacency, node));
        }
        pave_adjacency_destroy(again);
        pave_adjacency_destroy(adjacency);
        pave_edge_list_release(&back);
        pave_edge_list_release(&list);
    }
}

TEST(parses_but_is_none)
{
    static const struct {
        const char *text;
        pave_fault fault;
        const char *error;
    } rows[] = {
        {"{" WHEEL ", \"neighbors\": [[1, 2, 3, 4], [0], [], [0], [0]]}",
         {PAVE_FAULT_ASYMMETRIC, {0, 2, -1, -1}},
         "a tile names a neighbour that does not name it: 0 lists 2, but not the reverse; list "
         "both, or neither"},
        {"{" WHEEL ", \"edges\": [" SPOKES ", [3, 3]]}",
         {PAVE_FAULT_SELF_EDGE, {3, -1, -1, -1}},
         "an edge leads back to its own tile: 3; leave it out"},
        {"{" WHEEL ", \"edges\": [" SPOKES ", [4, 0]]}",
         {PAVE_FAULT_DUPLICATE_EDGE, {4, 0, -1, -1}},
         "two tiles are joined twice: 4 and 0; leave one edge out"},
        {"{\"nodes\": [[0, 0], [1, 0], [0, 0]], \"edges\": [[0, 1]]}",
         {PAVE_FAULT_SAME_POSITION, {0, 2, -1, -1}},
         "two tiles have the same position: 0 and 2; move one of them"},
        {"{\"nodes\": [[0, 0], [2, 2], [2, 0], [0, 2]], \"edges\": [[0, 1], [2, 3]]}",
         {PAVE_FAULT_CROSSING, {3, 2, 0, 1}},
         "two edges cross: the one from 3 to 2 and the one from 0 to 1; leave one out, or move a "
         "tile"},
        {"{\"nodes\": [[0, 0], [2, 2], [1, 1]], \"edges\": [[0, 1]]}",
         {PAVE_FAULT_CROSSING, {0, 1, 2, 2}},
         "two edges cross: tile 2 is on the edge from 0 to 1; move it"},
    };
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++) {
        pave_adjacency *adjacency;
        pave_fault fault;
        pave_error error;
        pave_edge_list list = parse(rows[row].text);
        assert_int_equal(pave_edge_list_to_adjacency(&list, NULL, &adjacency, &fault, &error),
                         PAVE_INVALID);
        assert_null(adjacency);
        assert_int_equal(fault.kind, rows[row].fault.kind);
        assert_true(error.result == PAVE_INVALID &&
                    strstr(error.message, pave_fault_text(fault.kind)) == error.message);
        assert_string_equal(error.message, rows[row].error);
        assert_memory_equal(fault.nodes, rows[row].fault.nodes, sizeof fault.nodes);
        pave_edge_list_release(&list);
    }
}

// ---- There and back -----------------------------------------------------------------------------

static char *path_of(char *out)
{
    sprintf(out, "%s/test_json_graph_%ld.json", PAVE_BINARY_DIR, (long)getpid());
    return out;
}

static void assert_same(const pave_edge_list *a, const pave_edge_list *b)
{
    assert_true(a->node_count == b->node_count && a->edge_count == b->edge_count &&
                a->border_count == b->border_count && a->border_rule == b->border_rule);
    if (a->node_count > 0)
        assert_memory_equal(a->positions, b->positions,
                            (size_t)a->node_count * sizeof *a->positions);
    if (a->edge_count > 0)
        assert_memory_equal(a->edges, b->edges, (size_t)a->edge_count * sizeof *a->edges);
    if (a->border_count > 0)
        assert_memory_equal(a->border, b->border, (size_t)a->border_count * sizeof *a->border);
}

TEST(there_and_back)
{
    static const char *const texts[] = {
        "{\"nodes\": [], \"edges\": []}",
        "{\"nodes\": [[0.1, 1e300], [-5e-324, 0.30000000000000004]], \"edges\": [[1, 0]]}",
        "{" WHEEL ", \"edges\": [" SPOKES "], \"border\": []}",
        "{" WHEEL ", \"edges\": [" SPOKES "], \"border\": \"ring\"}",
        "{" WHEEL ", \"edges\": [" SPOKES "], \"border\": [2, 3, 4]}"};
    char path[1024];
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        pave_edge_list list = parse(texts[i]), read;
        pave_error error;
        assert_ok(pave_json_graph_write(&list, path_of(path), NULL, &error));
        if (pave_json_graph_read(path, NULL, &read, &error) != PAVE_OK)
            fail_msg("%s", error.message);
        assert_same(&list, &read);
        pave_edge_list_release(&read);
        pave_edge_list_release(&list);
    }
    remove(path);
    pave_vec2 place = {0, NAN};
    const pave_edge_list bad = {.node_count = 1, .positions = &place};
    pave_error error;
    assert_int_equal(pave_json_graph_write(&bad, path, NULL, &error), PAVE_RANGE);
    pave_edge_list none;
    assert_int_equal(pave_json_graph_read(path, NULL, &none, &error),
                     PAVE_IO); // nothing was written
}

/// A million nodes in a row, each with its neighbours: all of it in a second, not in minutes.
TEST(a_million_nodes)
{
    enum { NODES = 1000000 / SPARSE(4) };
    char *text = malloc((size_t)NODES * 48), *at = text;
    pave_edge_list list;
    pave_error error;
    assert_non_null(text);
    at += sprintf(at, "{\"nodes\": [");
    for (int n = 0; n < NODES; n++) at += sprintf(at, "%s[%d, 0.5]", n ? "," : "", n);
    at += sprintf(at, "], \"neighbors\": [[1]");
    for (int n = 1; n < NODES - 1; n++) at += sprintf(at, ",[%d,%d]", n + 1, n - 1);
    at += sprintf(at, ",[%d]]}", NODES - 2);
    const clock_t start = clock();
    assert_ok(pave_json_text_parse(&pave_json_graph_format, text, (size_t)(at - text), NULL, NULL,
                                   &list, &error));
    printf("a million nodes: %.2f s\n", (double)(clock() - start) / CLOCKS_PER_SEC);
    assert_true(list.node_count == NODES && list.edge_count == NODES - 1 && list.fault_count == 0);
    free(text);
    pave_edge_list_release(&list);
}

int main(void) { return run_all_tests(NULL, NULL); }
