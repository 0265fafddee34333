/// Faces, edges and vertices of the triangle grid as values and as text: one value for each part,
/// so that equal values are the same part.
#include <pave/pave.h>

#include <stdio.h>

static const char *answer(pave_result result)
{
    return result == PAVE_OK ? "yes" : result == PAVE_RANGE ? "out of range" : "no";
}

int main(void)
{
    char text[PAVE_TRI_TEXT_SIZE];
    pave_cell face = pave_tri_face_of(2, -1, PAVE_TRI_R);
    pave_tri_edge edge = pave_tri_edge_of(2, -1, PAVE_TRI_EDGE_E);
    pave_tri_vertex vertex = pave_tri_vertex_of(2, -1);
    printf("a face   %s, the right half of its unit cell, pointing up\n",
           pave_tri_face_text(face, text));
    printf("an edge  %s, between the two halves\n", pave_tri_edge_text(edge, text));
    printf("a vertex %s, the upper left corner of 2,-1,L\n", pave_tri_vertex_text(vertex, text));

    // An edge is the same value from both of its faces; a corner from all six.
    pave_tri_edge from_right = pave_tri_borders(face, 2),
                  from_left = pave_tri_borders(pave_tri_face_of(2, -1, PAVE_TRI_L), 1);
    printf("side 2 of R and side 1 of L lie on %s edge: %s\n",
           pave_tri_edge_equal(from_right, from_left) ? "one" : "another",
           pave_tri_edge_text(from_right, text));
    pave_tri_vertex corner = pave_tri_corners(pave_tri_face_of(1, -2, PAVE_TRI_R), 1);
    printf("corner 1 of 1,-2,R is %s vertex 2,-1\n",
           pave_tri_vertex_equal(corner, vertex) ? "the same as" : "another than");

    static const char *const inputs[] = {"7,-8",   "7,-8,L", "7,-8,1",       "7,-8,W",
                                         "7,-8,w", " 7,-8",  "536870913,0,R"};
    printf("%-14s %-14s %-14s %s\n", "text", "a face?", "an edge?", "a vertex?");
    for (int i = 0; i < 7; i++) {
        pave_cell read_face;
        pave_tri_edge read_edge;
        pave_tri_vertex read_vertex;
        printf("%-14s %-14s", inputs[i], answer(pave_tri_face_read(inputs[i], &read_face)));
        printf(" %-14s", answer(pave_tri_edge_read(inputs[i], &read_edge)));
        printf(" %s\n", answer(pave_tri_vertex_read(inputs[i], &read_vertex)));
    }
    return 0;
}
