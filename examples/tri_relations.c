/// The nine relations between parts of the triangle grid, and three wider ones: each takes a part
/// and k, and gives the k-th result.
#include <pave/pave.h>

#include <stdio.h>

/// Prints all results of a relation of `part`, with the writer of the kind that they are.
#define PRINT(relation, part, count, write)                \
    do {                                                   \
        printf("  %-20s", #relation);                      \
        for (int k = 0; k < (count); k++) {                \
            char text[PAVE_TRI_TEXT_SIZE];                 \
            printf(" %s", write(relation(part, k), text)); \
        }                                                  \
        putchar('\n');                                     \
    } while (0)

static void print_face(pave_cell face)
{
    char name[PAVE_TRI_TEXT_SIZE];
    printf("Of the face %s, clockwise from the north (corners and diagonals from the one before "
           "side 0):\n",
           pave_tri_face_text(face, name));
    PRINT(pave_tri_neighbors, face, PAVE_TRI_NEIGHBORS_MAX, pave_tri_face_text);
    PRINT(pave_tri_borders, face, PAVE_TRI_BORDERS_MAX, pave_tri_edge_text);
    PRINT(pave_tri_corners, face, PAVE_TRI_CORNERS_MAX, pave_tri_vertex_text);
    PRINT(pave_tri_diagonals, face, PAVE_TRI_DIAGONALS_MAX, pave_tri_face_text);
    PRINT(pave_tri_touching, face, PAVE_TRI_TOUCHING_MAX, pave_tri_face_text);
}

static void print_edge(pave_tri_edge edge)
{
    char name[PAVE_TRI_TEXT_SIZE];
    printf("Of the edge %s, clockwise around its middle:\n", pave_tri_edge_text(edge, name));
    PRINT(pave_tri_joins, edge, PAVE_TRI_JOINS_MAX, pave_tri_face_text);
    PRINT(pave_tri_continues, edge, PAVE_TRI_CONTINUES_MAX, pave_tri_edge_text);
    PRINT(pave_tri_endpoints, edge, PAVE_TRI_ENDPOINTS_MAX, pave_tri_vertex_text);
    PRINT(pave_tri_meets, edge, PAVE_TRI_MEETS_MAX, pave_tri_edge_text);
}

static void print_vertex(pave_tri_vertex vertex)
{
    printf("Of the vertex %d,%d, clockwise from the north:\n", (int)vertex.q, (int)vertex.r);
    PRINT(pave_tri_touches, vertex, PAVE_TRI_TOUCHES_MAX, pave_tri_face_text);
    PRINT(pave_tri_protrudes, vertex, PAVE_TRI_PROTRUDES_MAX, pave_tri_edge_text);
    PRINT(pave_tri_adjacent, vertex, PAVE_TRI_ADJACENT_MAX, pave_tri_vertex_text);
}

int main(void)
{
    for (int s = 0; s < 2; s++) print_face(pave_tri_face_of(5, 5, s));
    for (int s = 0; s < 3; s++) print_edge(pave_tri_edge_of(5, 5, s));
    print_vertex(pave_tri_vertex_of(5, 5));
    return 0;
}
