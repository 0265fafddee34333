/// The nine relations between parts of the square grid, and three wider ones: each takes a part and
/// k, and gives the k-th result.
#include <pave/pave.h>

#include <stdio.h>

/// Prints all results of a relation of `part`, with the writer of the kind that they are.
#define PRINT(relation, part, count, write)                \
    do {                                                   \
        printf("  %-24s", #relation);                      \
        for (int k = 0; k < (count); k++) {                \
            char text[PAVE_SQUARE_TEXT_SIZE];              \
            printf(" %s", write(relation(part, k), text)); \
        }                                                  \
        putchar('\n');                                     \
    } while (0)

static void print_face(pave_cell face)
{
    printf("Of the face %d,%d, from the north clockwise (corners from the north-west):\n",
           (int)face.q, (int)face.r);
    PRINT(pave_square_neighbors, face, PAVE_SQUARE_NEIGHBORS_MAX, pave_square_face_text);
    PRINT(pave_square_borders, face, PAVE_SQUARE_BORDERS_MAX, pave_square_edge_text);
    PRINT(pave_square_corners, face, PAVE_SQUARE_CORNERS_MAX, pave_square_vertex_text);
    PRINT(pave_square_touching, face, PAVE_SQUARE_TOUCHING_MAX, pave_square_face_text);
}

static void print_edge(pave_square_edge edge)
{
    char name[PAVE_SQUARE_TEXT_SIZE];
    printf("Of the edge %s, clockwise around its middle:\n", pave_square_edge_text(edge, name));
    PRINT(pave_square_joins, edge, PAVE_SQUARE_JOINS_MAX, pave_square_face_text);
    PRINT(pave_square_continues, edge, PAVE_SQUARE_CONTINUES_MAX, pave_square_edge_text);
    PRINT(pave_square_endpoints, edge, PAVE_SQUARE_ENDPOINTS_MAX, pave_square_vertex_text);
    PRINT(pave_square_meets, edge, PAVE_SQUARE_MEETS_MAX, pave_square_edge_text);
}

static void print_vertex(pave_square_vertex vertex)
{
    printf("Of the vertex %d,%d, from the north clockwise (touches from the north-west):\n",
           (int)vertex.q, (int)vertex.r);
    PRINT(pave_square_touches, vertex, PAVE_SQUARE_TOUCHES_MAX, pave_square_face_text);
    PRINT(pave_square_protrudes, vertex, PAVE_SQUARE_PROTRUDES_MAX, pave_square_edge_text);
    PRINT(pave_square_adjacent, vertex, PAVE_SQUARE_ADJACENT_MAX, pave_square_vertex_text);
    PRINT(pave_square_surrounding, vertex, PAVE_SQUARE_SURROUNDING_MAX, pave_square_vertex_text);
}

int main(void)
{
    print_face(pave_cell_of(5, 5));
    print_edge(pave_square_edge_of(5, 5, PAVE_SQUARE_EDGE_W));
    print_edge(pave_square_edge_of(5, 5, PAVE_SQUARE_EDGE_N));
    print_vertex(pave_square_vertex_of(5, 5));
    return 0;
}
