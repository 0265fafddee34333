/// Faces, edges and vertices of the hexagon grid as values and as text: one value for each part, so
/// that equal values are the same part.
#include <pave/pave.h>

#include <stdio.h>

static const char *answer(pave_result result)
{
    return result == PAVE_OK ? "yes" : result == PAVE_RANGE ? "out of range" : "no";
}

int main(void)
{
    char text[PAVE_HEX_TEXT_SIZE];
    pave_cell face = pave_cell_of(2, -1);
    pave_hex_edge edge = pave_hex_edge_of(2, -1, PAVE_HEX_EDGE_NE);
    pave_hex_vertex vertex = pave_hex_vertex_of(2, -1, PAVE_HEX_VERTEX_S);
    printf("a face   %s\n", pave_hex_face_text(face, text));
    printf("an edge  %s, its north-east one\n", pave_hex_edge_text(edge, text));
    printf("a vertex %s, its south one\n", pave_hex_vertex_text(vertex, text));

    // The east edge of a face is the west edge of the next: the same value, whichever side one
    // comes from.
    pave_hex_edge east = pave_hex_borders(face, PAVE_HEX_E);
    pave_hex_edge west = pave_hex_borders(pave_cell_of(3, -1), PAVE_HEX_W);
    printf("east of 2,-1 and west of 3,-1 are %s edge: %s\n",
           pave_hex_edge_equal(east, west) ? "one" : "another", pave_hex_edge_text(east, text));
    pave_hex_vertex corner = pave_hex_corners(pave_cell_of(2, 0), 5);
    printf("the upper left corner of 2,0 is %s vertex 2,-1,S\n",
           pave_hex_vertex_equal(corner, vertex) ? "the same as" : "another than");

    static const char *const inputs[] = {"7,-8",    "7,-8,NW", "7,-8,S",
                                         "7,-8,nw", " 7,-8",   "536870913,0"};
    printf("%-14s %-14s %-14s %s\n", "text", "a face?", "an edge?", "a vertex?");
    for (int i = 0; i < 6; i++) {
        pave_cell read_face;
        pave_hex_edge read_edge;
        pave_hex_vertex read_vertex;
        printf("%-14s %-14s", inputs[i], answer(pave_hex_face_read(inputs[i], &read_face)));
        printf(" %-14s", answer(pave_hex_edge_read(inputs[i], &read_edge)));
        printf(" %s\n", answer(pave_hex_vertex_read(inputs[i], &read_vertex)));
    }
    return 0;
}
