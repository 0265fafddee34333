/// Triangles on a screen: where their parts lie, and what is under the pointer, in both
/// orientations.
#include <pave/pave.h>

#include <stdio.h>

static void show(const char *name, const pave_layout *layout)
{
    char text[PAVE_TRI_TEXT_SIZE];
    const pave_cell face = pave_tri_face_of(1, -1, PAVE_TRI_R);
    const pave_tri_edge edge = pave_tri_edge_of(1, -1, PAVE_TRI_EDGE_E);
    const pave_tri_vertex vertex = pave_tri_vertex_of(1, -1);
    const pave_vec2 middle = pave_tri_face_point(layout, face),
                    between = pave_tri_edge_point(layout, edge);
    const pave_vec2 corner = pave_tri_vertex_point(layout, vertex);
    pave_vec2 corners[PAVE_TRI_CORNERS_MAX];
    pave_tri_face_corner_points(layout, face, corners);
    printf("%s: %s has its middle at %.1f %.1f, and the corners", name,
           pave_tri_face_text(face, text), middle.x, middle.y);
    for (int k = 0; k < PAVE_TRI_CORNERS_MAX; k++)
        printf(" (%.1f %.1f)", corners[k].x, corners[k].y);
    printf("\n  the middle of %s is at %.1f %.1f", pave_tri_edge_text(edge, text), between.x,
           between.y);
    printf(", the vertex %s at %.1f %.1f\n", pave_tri_vertex_text(vertex, text), corner.x,
           corner.y);

    const pave_vec2 pointer = pave_vec2_of(-20.0, 35.0);
    printf("  under -20 35: the face %s",
           pave_tri_face_text(pave_tri_face_at(layout, pointer), text));
    printf(", nearest edge %s", pave_tri_edge_text(pave_tri_edge_at(layout, pointer), text));
    printf(", nearest vertex %s\n",
           pave_tri_vertex_text(pave_tri_vertex_at(layout, pointer), text));
}

int main(void)
{
    char text[PAVE_TRI_TEXT_SIZE];
    pave_layout_def def = {.size = 100.0}; // edges of a hundred pixels
    pave_layout layout;
    if (pave_tri_layout(&def, &layout, NULL) != PAVE_OK) return 1;
    show("pointy", &layout);
    def.orientation = PAVE_FLAT;
    if (pave_tri_layout(&def, &layout, NULL) != PAVE_OK) return 1;
    show("flat", &layout);

    // Without a layout: a point in lattice coordinates, where vertices lie at whole numbers.
    printf("The lattice point -0.25, 0.5 is in %s; on the diagonal, 0.5, 0.5 is in %s\n",
           pave_tri_face_text(pave_tri_round(-0.25, 0.5), text),
           pave_tri_face_text(pave_tri_round(0.5, 0.5), (char[PAVE_TRI_TEXT_SIZE]){0}));
    return 0;
}
