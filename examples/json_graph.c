/// A graph of one's own as a file: positions, and who touches whom; what does not parse, and what
/// parses but is no valid adjacency.
#include <pave/formats/json.h>
#include <pave/pave.h>

#include <stdio.h>
#include <string.h>

static const char *const texts[] = {
    // Two tiles, 0 and 1, and the border round them.
    "{\"nodes\": [[-1, 0], [1, 0], [-3, 0], [-1, -2], [1, -2], [3, 0], [1, 2], [-1, 2]],\n"
    " \"edges\": [[0, 1], [0, 2], [0, 3], [0, 7], [1, 4], [1, 5], [1, 6], [2, 3], [3, 4], [4, 5], "
    "[5, 6], [6, 7], [7, 2]]}",
    // The same by lists of neighbours.
    "{\"nodes\": [[-1, 0], [1, 0], [-3, 0], [-1, -2], [1, -2], [3, 0], [1, 2], [-1, 2]],\n"
    " \"neighbors\": [[1, 2, 3, 7], [0, 4, 5, 6], [0, 3, 7], [0, 2, 4], [1, 3, 5], [1, 4, 6], [1, "
    "5, 7], [0, 2, 6]]}",
    "{\"nodes\": [[0, 0], [1, 0], [0, 1]],\n \"neighbors\": [[1, 2], [0], [1]]}", // 0 names 2,
                                                                                  // which does not
                                                                                  // name 0
    "{\"nodes\": [[0, 0], [2, 2], [2, 0], [0, 2]],\n \"edges\": [[0, 1], [2, 3]]}",     // the edges
                                                                                        // cross
    "{\"nodes\": [[0, 0], [2, 2], [2, 0], [0, 2]],\n \"edges\": [[0, 1],\n   [2, 4]]}", // there is
                                                                                        // no node 4
};

int main(void)
{
    for (int n = 0; n < 5; n++) {
        pave_edge_list list;
        pave_adjacency *adjacency;
        pave_fault fault;
        pave_error error;
        char message[PAVE_ERROR_TEXT_SIZE];
        if (pave_json_graph_parse(texts[n], strlen(texts[n]), "graph.json", NULL, &list, &error) !=
            PAVE_OK) {
            printf("cannot be read: %s\n", pave_error_text(&error, message));
            continue;
        }
        printf("%d nodes, %d edges: ", (int)list.node_count, (int)list.edge_count);
        if (pave_edge_list_to_adjacency(&list, NULL, &adjacency, &fault, &error) == PAVE_OK) {
            printf("%d tiles with a border round them\n", (int)adjacency->inner_count);
            pave_adjacency_destroy(adjacency);
        } else {
            printf("no adjacency: %s\n", pave_error_text(&error, message));
        }
        pave_edge_list_release(&list);
    }

    pave_vec2 positions[] = {{0, 0}, {1, 0}, {0.5, 0.75}};
    int32_t edges[][2] = {{0, 1}, {1, 2}, {2, 0}};
    const pave_edge_list own = {
        .node_count = 3, .edge_count = 3, .positions = positions, .edges = edges}; // by hand
    pave_edge_list read;
    pave_error error;
    if (pave_json_graph_write(&own, "triangle.json", NULL, &error) != PAVE_OK ||
        pave_json_graph_read("triangle.json", NULL, &read, &error) != PAVE_OK) {
        printf("%s\n", error.message);
        return 1;
    }
    printf("written and read: node 2 at (%g, %g)\n", read.positions[2].x, read.positions[2].y);
    pave_edge_list_release(&read);
    remove("triangle.json");
    return 0;
}
