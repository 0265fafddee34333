/// From the square grid to the world and back: the plain layout, y upwards, and isometric diamonds
/// are the same code.
#include <pave/pave.h>

#include <stdio.h>

static void show(const char *name, const pave_layout *layout)
{
    char text[PAVE_SQUARE_TEXT_SIZE];
    pave_vec2 corners[PAVE_SQUARE_CORNERS_MAX];
    pave_cell face = pave_cell_of(2, -1);
    pave_vec2 middle = pave_square_face_point(layout, face);
    printf("%s: the face 2,-1 has its middle at (%g, %g), its corners at", name, middle.x,
           middle.y);
    pave_square_face_corner_points(layout, face, corners);
    for (int k = 0; k < PAVE_SQUARE_CORNERS_MAX; k++)
        printf(" (%g, %g)", corners[k].x, corners[k].y);

    pave_vec2 edge = pave_square_edge_point(layout, pave_square_edge_of(2, -1, PAVE_SQUARE_EDGE_N));
    pave_vec2 vertex = pave_square_vertex_point(layout, pave_square_vertex_of(2, -1));
    printf(",\n  the middle of its north edge at (%g, %g), its vertex at (%g, %g).\n", edge.x,
           edge.y, vertex.x, vertex.y);

    pave_vec2 click = pave_vec2_of(-20.0, 30.0), lattice = pave_layout_lattice(layout, click);
    printf("  A click at (-20, 30) is at (%g, %g) on the lattice:", lattice.x, lattice.y);
    printf(" on the face %s,", pave_square_face_text(pave_square_face_at(layout, click), text));
    printf(" near the edge %s", pave_square_edge_text(pave_square_edge_at(layout, click), text));
    printf(" and the vertex %s\n",
           pave_square_vertex_text(pave_square_vertex_at(layout, click), text));
}

int main(void)
{
    pave_layout_def def = {PAVE_POINTY, false, 32.0, {100.0, 50.0}};
    pave_layout plain, up, diamonds, squashed;
    if (pave_square_layout(&def, &plain, NULL) != PAVE_OK) return 1;
    def.y_up = true;
    if (pave_square_layout(&def, &up, NULL) != PAVE_OK) return 1;
    // Diamonds of 64 x 32: a step in u goes right and down, one in v left and down. The same as the
    // plain squares turned and squashed.
    if (pave_layout_of(pave_vec2_of(100.0, 50.0), pave_vec2_of(32.0, 16.0),
                       pave_vec2_of(-32.0, 16.0), &diamonds) != PAVE_OK)
        return 1;
    if (pave_layout_transform(&plain, pave_vec2_of(1.0, 0.5), pave_vec2_of(-1.0, 0.5), &squashed) !=
        PAVE_OK)
        return 1;
    show("Squares of 32", &plain);
    show("y upwards", &up);
    show("Isometric", &diamonds);
    pave_vec2 origin = pave_layout_point(&squashed, 0.0, 0.0);
    printf("Squashed afterwards, the lattice begins at (%g, %g)\n", origin.x, origin.y);

    // Whoever sets the middle of the face q,r at (q, r) rounds instead. Both are exact, where a
    // cast to int is wrong below zero.
    pave_cell near = pave_square_round(-0.6, 1.5);
    printf("(-0.6, 1.5) is nearest to the middle of %d,%d; down is %d, to the nearest %d\n",
           (int)near.q, (int)near.r, (int)pave_layout_floor(-0.6), (int)pave_layout_round(-0.6));
    return 0;
}
