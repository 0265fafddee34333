/// A graph from a list of edges, of roads between towns, say: the roads of a town come in the order
/// in which one turns round it.
#include <pave/pave.h>

#include <stdio.h>

int main(void)
{
    static const char *const towns[] = {"Middle", "North", "East", "South", "West"};
    static const pave_vec2 places[] = {{0, 0}, {1, -9}, {8, 1}, {-1, 7}, {-6, 0}};
    static const int32_t roads[][2] = {{0, 3}, {0, 1}, {4, 0}, {0, 2}, {1, 2}, {3, 4}},
                         twice[][2] = {{0, 3}, {3, 0}};
    pave_graph *graph = NULL;
    pave_error error = {0};
    if (pave_graph_create_from_edges(&(pave_edges_def){5, places, 6, roads}, NULL, &graph,
                                     &error) != PAVE_OK)
        return 1;
    for (int32_t town = 0; town < graph->node_count; town++) {
        printf("%s:", towns[town]);
        for (int32_t arc = graph->start[town]; arc < graph->start[town + 1]; arc++)
            printf(" %s", towns[graph->to[arc]]);
        printf("\n");
    }

    // Round the field between two roads: arrive by a road, and leave by the one before it.
    int32_t first = graph->start[1], arc = first;
    printf("Round a field:");
    do {
        int32_t here = graph->to[arc], back = graph->twin[arc];
        printf(" %s", towns[here]);
        arc = back > graph->start[here] ? back - 1 : graph->start[here + 1] - 1;
    } while (arc != first);
    printf("\n");
    pave_graph_destroy(graph);

    if (pave_graph_create_from_edges(&(pave_edges_def){5, places, 2, twice}, NULL, &graph,
                                     &error) == PAVE_OK)
        return 1;
    printf("And what cannot be: %s\n", error.message);
    return 0;
}
