/// Faces, edges and vertices of the square grid as values and as text: one value for each part, so
/// that equal values are the same part.
#include <pave/pave.h>

#include <stdio.h>

static const char *answer(pave_result result)
{
    return result == PAVE_OK ? "yes" : result == PAVE_RANGE ? "out of range" : "no";
}

int main(void)
{
    char text[PAVE_SQUARE_TEXT_SIZE];
    pave_cell face = pave_cell_of(2, -1);
    pave_square_edge edge = pave_square_edge_of(2, -1, PAVE_SQUARE_EDGE_N);
    pave_square_vertex vertex = pave_square_vertex_of(2, -1);
    printf("a face   %s\n", pave_square_face_text(face, text));
    printf("an edge  %s, its north one\n", pave_square_edge_text(edge, text));
    printf("a vertex %s, its north-west one\n", pave_square_vertex_text(vertex, text));

    // The east edge of a face is the west edge of the next: the same value, whichever side one
    // comes from.
    pave_square_edge east = pave_square_borders(face, PAVE_SQUARE_E);
    pave_square_edge west = pave_square_borders(pave_cell_of(3, -1), PAVE_SQUARE_W);
    printf("east of 2,-1 and west of 3,-1 are %s edge: %s\n",
           pave_square_edge_equal(east, west) ? "one" : "another",
           pave_square_edge_text(east, text));
    pave_square_vertex corner = pave_square_corners(pave_cell_of(1, -2), 2);
    printf("the south-east corner of 1,-2 is %s vertex 2,-1\n",
           pave_square_vertex_equal(corner, vertex) ? "the same as" : "another than");

    static const char *const inputs[] = {"7,-8", "7,-8,W", "7,-8,w", " 7,-8", "536870913,0"};
    printf("%-14s %-14s %-14s %s\n", "text", "a face?", "an edge?", "a vertex?");
    for (int i = 0; i < 5; i++) {
        pave_cell read_face;
        pave_square_edge read_edge;
        pave_square_vertex read_vertex;
        printf("%-14s %-14s", inputs[i], answer(pave_square_face_read(inputs[i], &read_face)));
        printf(" %-14s", answer(pave_square_edge_read(inputs[i], &read_edge)));
        printf(" %s\n", answer(pave_square_vertex_read(inputs[i], &read_vertex)));
    }
    return 0;
}
