/// Layouts convert between the hexagon grid and the world. The same code works for pointy, flat,
/// y-up and sheared grids.
#include <pave/pave.h>

#include <stdio.h>

static void show(const char *name, const pave_layout *layout)
{
    char text[PAVE_HEX_TEXT_SIZE];
    pave_vec2 corners[PAVE_HEX_CORNERS_MAX];
    pave_cell face = pave_cell_of(2, -1);
    pave_vec2 middle = pave_hex_face_point(layout, face);
    printf("%s: the face 2,-1 has its middle at (%.3f, %.3f), its corners at", name, middle.x,
           middle.y);
    pave_hex_face_corner_points(layout, face, corners);
    for (int k = 0; k < PAVE_HEX_CORNERS_MAX; k++)
        printf(" (%.3f, %.3f)", corners[k].x, corners[k].y);

    pave_vec2 edge = pave_hex_edge_point(layout, pave_hex_edge_of(2, -1, PAVE_HEX_EDGE_NE));
    pave_vec2 vertex = pave_hex_vertex_point(layout, pave_hex_vertex_of(2, -1, PAVE_HEX_VERTEX_N));
    printf(",\n  the middle of its north-east edge at (%.3f, %.3f), its north vertex at (%.3f, "
           "%.3f).\n",
           edge.x, edge.y, vertex.x, vertex.y);

    pave_vec2 click = pave_vec2_of(-20.0, 30.0);
    printf("  A click at (-20, 30) is on the face %s,",
           pave_hex_face_text(pave_hex_face_at(layout, click), text));
    printf(" near the edge %s", pave_hex_edge_text(pave_hex_edge_at(layout, click), text));
    printf(" and the vertex %s\n", pave_hex_vertex_text(pave_hex_vertex_at(layout, click), text));
}

int main(void)
{
    pave_layout_def def = {PAVE_POINTY, false, 32.0, {100.0, 50.0}};
    pave_layout pointy, flat, up, squashed;
    if (pave_hex_layout(&def, &pointy, NULL) != PAVE_OK) return 1;
    def.orientation = PAVE_FLAT;
    if (pave_hex_layout(&def, &flat, NULL) != PAVE_OK) return 1;
    def.y_up = true;
    if (pave_hex_layout(&def, &up, NULL) != PAVE_OK) return 1;
    if (pave_layout_transform(&pointy, pave_vec2_of(1.0, 0.0), pave_vec2_of(0.0, 0.5), &squashed) !=
        PAVE_OK)
        return 1;
    show("Pointy hexagons with edges of 32", &pointy);
    show("Flat", &flat);
    show("Flat, y upwards", &up);
    show("Seen from the side", &squashed);

    // Fractional axial coordinates, such as interpolated ones, are rounded to the nearest face.
    pave_cell face = pave_hex_round(-0.4, 1.8);
    printf("(-0.4, 1.8) is on the face %d,%d\n", (int)face.q, (int)face.r);
    return 0;
}
