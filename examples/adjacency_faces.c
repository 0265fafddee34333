/// A tile with six neighbours, some of whom it no longer touches: the faces round it, which become
/// its corners.
#include <pave/pave.h>

#include <stdio.h>

/// Prints the tiles of the face on the left of an arc.
static void print_face(const pave_adjacency *adjacency, int32_t first)
{
    int32_t arc = first;
    do {
        int32_t tile = adjacency->graph->to[adjacency->graph->twin[arc]];
        printf(" %d%s", (int)tile, pave_adjacency_is_border(adjacency, tile) ? "*" : "");
        arc = pave_adjacency_next(adjacency, arc);
    } while (arc != first);
    printf("\n");
}

int main(void)
{
    // Two inner tiles, 0 and 1, and a border of eight: 2..9, clockwise.
    static const pave_vec2 places[] = {{0, 0}, {2, 0}, {-1, -2}, {1, -2}, {3, -2},
                                       {4, 0}, {3, 2}, {1, 2},   {-1, 2}, {-2, 0}};
    static const int32_t edges[][2] = {{2, 3}, {3, 4}, {4, 5}, {5, 6}, {6, 7}, {7, 8}, {8, 9},
                                       {9, 2}, {0, 1}, {0, 2}, {0, 3}, {0, 7}, {0, 8}, {0, 9},
                                       {1, 3}, {1, 4}, {1, 5}, {1, 6}, {1, 7}};
    static const int32_t border[] = {2, 3, 4, 5, 6, 7, 8, 9};
    pave_graph *graph = NULL;
    pave_adjacency *adjacency = NULL;
    pave_error error = {0};
    if (pave_graph_create_from_edges(&(pave_edges_def){10, places, 19, edges}, NULL, &graph,
                                     &error) != PAVE_OK)
        return 1;
    pave_adjacency_def def = {.graph = graph,
                              .border = border,
                              .border_count = 8,
                              .take_graph = true}; // or no list: the outermost
    if (pave_adjacency_create(&def, NULL, &adjacency, &error) != PAVE_OK) return 1;

    int32_t arc = pave_adjacency_find(adjacency, 0, 8), count = 0;
    pave_adjacency_set_cut(adjacency, arc, true);
    printf("Tile 0 %s tile 8 and has %d neighbours left. Its corners, border tiles with a star:\n",
           pave_adjacency_is_cut(adjacency, arc) ? "no longer touches" : "touches",
           (int)pave_adjacency_degree(adjacency, 0));
    int32_t first = pave_adjacency_successor(adjacency, arc), corner = first;
    do {
        printf("  before neighbour %d:", (int)graph->to[corner]);
        print_face(adjacency, corner);
        corner = pave_adjacency_successor(adjacency, corner);
        count++;
    } while (corner != first);
    printf("What lies outside:");
    print_face(adjacency, adjacency->outer_arc);
    pave_adjacency_destroy(adjacency);
    return count == 5 ? 0 : 1;
}
