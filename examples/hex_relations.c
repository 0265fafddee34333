/// The nine relations between faces, edges and vertices of hexagons, and three more: each takes a
/// part and an index k, and returns the k-th result.
#include <pave/pave.h>

#include <stdio.h>

/// Prints all results of a relation of `part`, with the text function for their kind.
#define PRINT(relation, part, count, write)                \
    do {                                                   \
        printf("  %-22s", #relation);                      \
        for (int k = 0; k < (count); k++) {                \
            char text[PAVE_HEX_TEXT_SIZE];                 \
            printf(" %s", write(relation(part, k), text)); \
        }                                                  \
        putchar('\n');                                     \
    } while (0)

static void print_face(pave_cell face)
{
    printf("Of the face %d,%d, from the north clockwise:\n", (int)face.q, (int)face.r);
    PRINT(pave_hex_neighbors, face, PAVE_HEX_NEIGHBORS_MAX, pave_hex_face_text);
    PRINT(pave_hex_borders, face, PAVE_HEX_BORDERS_MAX, pave_hex_edge_text);
    PRINT(pave_hex_corners, face, PAVE_HEX_CORNERS_MAX, pave_hex_vertex_text);
    PRINT(pave_hex_diagonals, face, PAVE_HEX_DIAGONALS_MAX, pave_hex_face_text);
    PRINT(pave_hex_touching, face, PAVE_HEX_TOUCHING_MAX, pave_hex_face_text);
}

static void print_edge(pave_hex_edge edge)
{
    char name[PAVE_HEX_TEXT_SIZE];
    printf("Of the edge %s, clockwise around its middle:\n", pave_hex_edge_text(edge, name));
    PRINT(pave_hex_joins, edge, PAVE_HEX_JOINS_MAX, pave_hex_face_text);
    PRINT(pave_hex_continues, edge, PAVE_HEX_CONTINUES_MAX, pave_hex_edge_text);
    PRINT(pave_hex_endpoints, edge, PAVE_HEX_ENDPOINTS_MAX, pave_hex_vertex_text);
}

static void print_vertex(pave_hex_vertex vertex)
{
    char name[PAVE_HEX_TEXT_SIZE];
    printf("Of the vertex %s, from the north clockwise (touches begin before):\n",
           pave_hex_vertex_text(vertex, name));
    PRINT(pave_hex_touches, vertex, PAVE_HEX_TOUCHES_MAX, pave_hex_face_text);
    PRINT(pave_hex_protrudes, vertex, PAVE_HEX_PROTRUDES_MAX, pave_hex_edge_text);
    PRINT(pave_hex_adjacent, vertex, PAVE_HEX_ADJACENT_MAX, pave_hex_vertex_text);
    PRINT(pave_hex_surrounding, vertex, PAVE_HEX_SURROUNDING_MAX, pave_hex_vertex_text);
}

int main(void)
{
    print_face(pave_cell_of(5, 5));
    print_edge(pave_hex_edge_of(5, 5, PAVE_HEX_EDGE_NE));
    print_edge(pave_hex_edge_of(5, 5, PAVE_HEX_EDGE_NW));
    print_edge(pave_hex_edge_of(5, 5, PAVE_HEX_EDGE_W));
    print_vertex(pave_hex_vertex_of(5, 5, PAVE_HEX_VERTEX_N));
    print_vertex(pave_hex_vertex_of(5, 5, PAVE_HEX_VERTEX_S));
    return 0;
}
