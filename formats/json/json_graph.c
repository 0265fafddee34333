/// formats/json/json_graph.c: reads and writes graphs.
#include "../common/common_output.h"
#include "json_edges.h"
#include "json_parts.h"

#include <math.h>

enum { NODES, EDGES, NEIGHBORS, BORDER, MEMBERS };

enum { NAMED_MAX = 1 << 24 }; ///< maximum number of nodes without positions

/// State of the reader.
typedef struct graph_reader {
    pave_json_scan *scan;
    pave_edge_builder builder;
    pave_common_list named;      ///< int32_t[2] elements: a node and a neighbour that it lists
    int64_t list_count;          ///< number of neighbour lists
    bool may_lack_nodes;         ///< whether positions are optional
    int32_t count;               ///< number of nodes
    const char *places[MEMBERS]; ///< start of each member's list
} graph_reader;

static int32_t node_count(const graph_reader *reader) { return reader->count; }

/// Returns the number of nodes mentioned by edges and neighbours, if nodes have no positions.
static int32_t named_count(const graph_reader *reader)
{
    const int32_t(*edges)[2] = reader->builder.edges.elements;
    int64_t count = reader->list_count;
    for (size_t i = 0; i < reader->builder.edges.count; i++)
        for (int end = 0; end < 2; end++)
            if (edges[i][end] >= count) count = (int64_t)edges[i][end] + 1;
    return (int32_t)(count < NAMED_MAX ? count : NAMED_MAX);
}

// ---- Members ------------------------------------------------------------------------------------

static bool read_nodes(pave_json_scan *scan, void *positions)
{
    return pave_json_points_scan(scan, "nodes", "node", positions);
}

static bool read_edges(pave_json_scan *scan, void *context)
{
    graph_reader *reader = context;
    if (pave_json_scan_value(scan) != PAVE_JSON_LIST)
        return pave_json_scan_fail(
            scan, scan->place, PAVE_INVALID,
            "edges must be a list of pairs of nodes, such as \"edges\": [[0, 1], [1, 2]]");
    while (pave_json_scan_element(scan)) {
        const char *place = scan->at;
        int32_t ends[2] = {0, 0};
        if (!pave_json_scan_int32_pair(scan, ends))
            return pave_json_scan_fail(scan, place, PAVE_INVALID,
                                       "edge %d must have two node indices, such as [0, 1]",
                                       (int)reader->builder.edges.count);
        if (!pave_edge_builder_edge(&reader->builder, ends[0], ends[1]))
            return pave_json_scan_no_memory(scan);
    }
    return scan->result == PAVE_OK;
}

/// Reads the list of one node.
static bool read_neighbor_list(graph_reader *reader)
{
    pave_json_scan *scan = reader->scan;
    const char *place = scan->at;
    const int32_t node = (int32_t)reader->list_count++;
    if (pave_json_scan_value(scan) != PAVE_JSON_LIST)
        return pave_json_scan_fail(
            scan, place, PAVE_INVALID,
            "the neighbours of node %d must be a list of nodes, such as [1, 2, 5]", (int)node);
    while (pave_json_scan_element(scan)) {
        place = scan->at;
        int32_t other = 0;
        if (!pave_json_scan_int32(scan, &other))
            return pave_json_scan_fail(scan, place, PAVE_INVALID,
                                       "a neighbour must be the number of a node");
        int32_t *pair = pave_common_list_add(&reader->named, scan->allocator, 1);
        if (!pair) return pave_json_scan_no_memory(scan);
        pair[0] = node;
        pair[1] = other;
    }
    return scan->result == PAVE_OK;
}

static bool read_neighbors(pave_json_scan *scan, void *context)
{
    if (pave_json_scan_value(scan) != PAVE_JSON_LIST)
        return pave_json_scan_fail(scan, scan->place, PAVE_INVALID,
                                   "neighbors must be a list of lists of nodes, such as "
                                   "\"neighbors\": [[1], [0, 2], [1]]");
    while (pave_json_scan_element(scan))
        if (!read_neighbor_list(context)) return false;
    return scan->result == PAVE_OK;
}

static bool read_border_nodes(graph_reader *reader)
{
    pave_json_scan *scan = reader->scan;
    reader->builder.border_rule = PAVE_BORDER_NONE;
    while (pave_json_scan_element(scan)) {
        const char *place = scan->at;
        int32_t *node = pave_common_list_add(&reader->builder.border, scan->allocator, 1);
        if (!node) return pave_json_scan_no_memory(scan);
        if (!pave_json_scan_int32(scan, node))
            return pave_json_scan_fail(scan, place, PAVE_INVALID,
                                       "a border node must be the number of a node");
        reader->builder.border_rule = PAVE_BORDER_OUTER;
    }
    return scan->result == PAVE_OK;
}

static bool read_border(pave_json_scan *scan, void *context)
{
    graph_reader *reader = context;
    const char *place = scan->at;
    switch (pave_json_scan_value(scan)) {
    case PAVE_JSON_LIST: return read_border_nodes(reader);
    case PAVE_JSON_TEXT: {
        const int rule = pave_word_number(pave_border_rule_words, scan->string.elements);
        if (rule < 0) break;
        reader->builder.border_rule = (pave_border_rule)rule;
        return true;
    }
    default: break;
    }
    return pave_json_scan_fail(scan, place, PAVE_INVALID,
                               "border must be a list of nodes, such as \"border\": [0, 1, 2], or "
                               "\"outer\", \"ring\" or \"none\"");
}

// ---- Node indices -------------------------------------------------------------------------------

static bool refuse_node(graph_reader *reader, const char *place, int32_t node)
{
    const int32_t count = node_count(reader);
    if (count == 0)
        return pave_json_scan_fail(reader->scan, place, PAVE_RANGE,
                                   "node %d does not exist: nodes is empty; add it to nodes",
                                   (int)node);
    return pave_json_scan_fail(
        reader->scan, place, PAVE_RANGE,
        "node %d does not exist: nodes are 0 to %d; correct the number, or add it to nodes",
        (int)node, (int)count - 1);
}

static bool is_node(const graph_reader *reader, int32_t node)
{
    return node >= 0 && node < node_count(reader);
}

static bool check_edges(graph_reader *reader)
{
    const int32_t(*edges)[2] = reader->builder.edges.elements;
    for (size_t i = 0; i < reader->builder.edges.count; i++)
        for (int end = 0; end < 2; end++) {
            if (is_node(reader, edges[i][end])) continue;
            const char *edge =
                pave_json_scan_place(reader->scan, reader->places[EDGES], (int64_t)i);
            return refuse_node(reader, pave_json_scan_place(reader->scan, edge, end),
                               edges[i][end]);
        }
    return true;
}

static bool check_neighbors(graph_reader *reader)
{
    const int32_t(*named)[2] = reader->named.elements;
    if (reader->list_count != node_count(reader))
        return pave_json_scan_fail(
            reader->scan, reader->places[NEIGHBORS], PAVE_INVALID,
            "there are %d lists of neighbours for %d nodes; give each node one, [] if it has none",
            (int)reader->list_count, (int)node_count(reader));
    size_t first = 0; // index of the first pair of the node's list
    for (size_t i = 0; i < reader->named.count; i++) {
        if (named[i][0] != named[first][0]) first = i;
        if (is_node(reader, named[i][1])) continue;
        const char *list =
            pave_json_scan_place(reader->scan, reader->places[NEIGHBORS], named[i][0]);
        return refuse_node(reader, pave_json_scan_place(reader->scan, list, (int64_t)(i - first)),
                           named[i][1]);
    }
    return true;
}

static bool check_border(graph_reader *reader)
{
    const int32_t *border = reader->builder.border.elements;
    const size_t words = (size_t)node_count(reader) / 64 + 1;
    uint64_t *seen = pave_common_array(reader->scan->allocator, words, sizeof *seen);
    if (!seen) return pave_json_scan_no_memory(reader->scan);
    for (size_t i = 0; i < reader->builder.border.count && reader->scan->result == PAVE_OK; i++) {
        const char *list = reader->places[BORDER]; // set if the border is given as a list
        if (!is_node(reader, border[i])) {
            refuse_node(reader, pave_json_scan_place(reader->scan, list, (int64_t)i), border[i]);
        } else if (seen[border[i] / 64] >> (border[i] % 64) & 1) {
            pave_json_scan_fail(reader->scan, pave_json_scan_place(reader->scan, list, (int64_t)i),
                                PAVE_INVALID, "node %d is listed twice; leave one out",
                                (int)border[i]);
        } else {
            seen[border[i] / 64] |= UINT64_C(1) << (border[i] % 64);
        }
    }
    pave_common_free(reader->scan->allocator, seen);
    return reader->scan->result == PAVE_OK;
}

// ---- From lists of neighbours to edges ----------------------------------------------------------

/// Adds the edges between a and b: a lists b `forth` times, b lists a `back` times.
static bool add_named(graph_reader *reader, int32_t a, int32_t b, int64_t forth, int64_t back)
{
    if (back == 0) {
        pave_fault *fault =
            pave_common_list_add(&reader->builder.faults, reader->scan->allocator, 1);
        if (!fault) return pave_json_scan_no_memory(reader->scan);
        *fault = (pave_fault){PAVE_FAULT_ASYMMETRIC, {a, b, -1, -1}};
    }
    if (a > b && back > 0) return true; // already added when b was processed
    for (int64_t i = 0; i < (forth > back ? forth : back); i++)
        if (!pave_edge_builder_edge(&reader->builder, a < b ? a : b, a < b ? b : a))
            return pave_json_scan_no_memory(reader->scan);
    return true;
}

/// Processes the sorted pairs (a, b). For each node, `next` is its first pair whose second element
/// is at least a; it only advances as a grows.
static bool join_pairs(graph_reader *reader, size_t *next)
{
    const int32_t(*named)[2] = reader->named.elements;
    const size_t count = reader->named.count;
    for (size_t i = 0; i < count;) {
        const int32_t a = named[i][0], b = named[i][1];
        int64_t forth = 0, back = 0;
        for (; i < count && named[i][0] == a && named[i][1] == b; i++) forth++;
        size_t at = next[b];
        while (at < count && named[at][0] == b && named[at][1] < a) at++;
        next[b] = at;
        for (; at < count && named[at][0] == b && named[at][1] == a; at++) back++;
        if (!add_named(reader, a, b, forth, back)) return false;
    }
    return true;
}

static bool join_neighbors(graph_reader *reader)
{
    const pave_allocator *allocator = reader->scan->allocator;
    int32_t(*named)[2] = reader->named.elements;
    const size_t nodes = (size_t)node_count(reader);
    size_t *next = pave_common_array(allocator, nodes, sizeof *next);
    bool well =
        next != NULL && pave_pairs_sort(named, reader->named.count, (int32_t)nodes, allocator);
    if (well) {
        for (size_t i = reader->named.count; i-- > 0;) next[named[i][0]] = i;
        well = join_pairs(reader, next);
    } else {
        pave_json_scan_no_memory(reader->scan);
    }
    pave_common_free(allocator, next);
    return well;
}

// ---- Graphs -------------------------------------------------------------------------------------

/// Reads the members of an object after its bracket.
static bool read_members(graph_reader *reader)
{
    static const pave_json_member members[MEMBERS] = {
        [NODES] = {"nodes", .offset = offsetof(graph_reader, builder.positions),
                   .read = read_nodes},
        [EDGES] = {"edges", .read = read_edges},
        [NEIGHBORS] = {"neighbors", .read = read_neighbors},
        [BORDER] = {"border", .read = read_border}};
    pave_json_scan *scan = reader->scan;
    const char *place = scan->place, *const *places = reader->places;
    pave_json_scan_members(scan, members, MEMBERS, reader, "a graph", reader->places);
    if (scan->result != PAVE_OK) return false;
    if (!places[NODES] && !reader->may_lack_nodes)
        return pave_json_scan_fail(
            scan, place, PAVE_INVALID,
            "a graph must have nodes, such as \"nodes\": [[0, 0], [1, 0.5]]");
    if (!places[EDGES] && !places[NEIGHBORS])
        return pave_json_scan_fail(
            scan, place, PAVE_INVALID,
            "a graph must have edges, such as \"edges\": [[0, 1], [1, 2]], or neighbors");
    if (places[EDGES] && places[NEIGHBORS])
        return pave_json_scan_fail(scan, places[NEIGHBORS], PAVE_INVALID,
                                   "a graph has edges or neighbors, not both; leave one out");
    reader->count = places[NODES] ? (int32_t)reader->builder.positions.count : named_count(reader);
    return check_edges(reader) &&
           (!places[NEIGHBORS] || (check_neighbors(reader) && join_neighbors(reader))) &&
           check_border(reader);
}

static bool read_either(pave_json_scan *scan, bool may_lack_nodes, pave_edge_list *out)
{
    graph_reader reader = {
        .scan = scan, .may_lack_nodes = may_lack_nodes, .named.element_size = sizeof(int32_t[2])};
    pave_edge_builder_begin(&reader.builder, scan->allocator);
    bool well = read_members(&reader);
    pave_common_list_release(&reader.named, scan->allocator);
    if (well && !pave_edge_builder_finish(&reader.builder, out))
        well = pave_json_scan_no_memory(scan);
    if (well && out->node_count != reader.count) { // the graph has no positions
        pave_common_free(&out->allocator, out->positions);
        out->positions = NULL;
        out->node_count = reader.count;
    }
    pave_edge_builder_release(&reader.builder);
    return well;
}

static bool read_graph(pave_json_scan *scan, void *out) { return read_either(scan, false, out); }
static bool read_file(pave_json_scan *scan, void *out) { return read_either(scan, true, out); }

bool pave_json_graph_scan(pave_json_scan *scan, pave_edge_list *out)
{
    const char *place = scan->at;
    *out = (pave_edge_list){0};
    if (pave_json_scan_value(scan) != PAVE_JSON_OBJECT)
        return pave_json_scan_fail(scan, place, PAVE_INVALID,
                                   "graph must be an object with nodes and edges");
    return read_graph(scan, out);
}

const pave_json_format pave_json_graph_format = {PAVE_JSON_LARGE_SIZE_MAX, sizeof(pave_edge_list),
                                                 read_graph};

pave_result pave_json_graph_read(const char *path, const pave_allocator *allocator,
                                 pave_edge_list *out, pave_error *error)
{
    static const pave_json_format format = {PAVE_JSON_LARGE_SIZE_MAX, sizeof *out, read_file};
    return pave_json_file_read(&format, path, allocator, out, error);
}

// ---- Writing ------------------------------------------------------------------------------------

/// Writes the border, unless it consists of the outer nodes, which is the default.
static void write_border(pave_output *output, const pave_edge_list *list)
{
    const bool named = list->border_count > 0 || list->border_rule == PAVE_BORDER_NONE;
    if (named || list->border_rule == PAVE_BORDER_RING)
        pave_output_text(output, ",\n    \"border\": ");
    if (!named && list->border_rule == PAVE_BORDER_RING) pave_output_text(output, "\"ring\"");
    if (named) pave_json_numbers_put(output, list->border, list->border_count, ", ");
}

void pave_json_graph_put(pave_output *output, const pave_edge_list *list)
{
    pave_output_text(output, "{\n    \"nodes\": [");
    for (int32_t n = 0; n < list->node_count; n++) {
        pave_output_text(output, n == 0 ? "\n        " : ",\n        ");
        pave_json_vector_put(output, list->positions[n], ", ");
    }
    pave_output_text(output,
                     list->node_count > 0 ? "\n    ],\n    \"edges\": [" : "],\n    \"edges\": [");
    for (int32_t n = 0; n < list->edge_count; n++) {
        pave_output_text(output, n == 0 ? "\n        " : ",\n        ");
        pave_json_numbers_put(output, list->edges[n], 2, ", ");
    }
    pave_output_text(output, list->edge_count > 0 ? "\n    ]" : "]");
    write_border(output, list);
    pave_output_text(output, "\n}");
}

pave_result pave_json_graph_write(const pave_edge_list *list, const char *path,
                                  const pave_allocator *allocator, pave_error *error)
{
    pave_output output;
    if (error) *error = (pave_error){0};
    for (int32_t n = 0; n < list->node_count; n++)
        if (!isfinite(list->positions[n].x) || !isfinite(list->positions[n].y))
            return pave_error_set(error, PAVE_RANGE, path, 0, 0,
                                  "the position of node %d is not finite; JSON has no such number",
                                  (int)n);
    pave_result result = pave_output_open(&output, path, allocator, error);
    if (result != PAVE_OK) return result;
    pave_json_graph_put(&output, list);
    pave_output_char(&output, '\n');
    return pave_output_close(&output);
}
