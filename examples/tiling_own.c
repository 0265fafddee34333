/// A tiling from polygons: bricks, as one polygon and two lattice vectors; and the error for
/// polygons that leave a gap.
#include <pave/pave.h>

#include <stdio.h>

int main(void)
{
    // Each long side has a corner in the middle, where two bricks of the next row meet.
    const pave_vec2 brick[6] = {{0, 0}, {1, 0}, {2, 0}, {2, 1}, {1, 1}, {0, 1}};
    pave_tiling_polygon face;
    pave_tiling_def def = {0};
    pave_tiling *tiling;
    pave_error error;
    face.corner_count = 6;
    face.corners = brick;
    def.name = "bricks";
    def.i = pave_vec2_of(2, 0);
    def.j = pave_vec2_of(1, 1);
    def.face_count = 1;
    def.faces = &face;
    if (pave_tiling_create(&def, NULL, &tiling, &error) != PAVE_OK) {
        printf("%s\n", error.message);
        return 1;
    }

    char text[PAVE_TILING_TEXT_SIZE];
    pave_layout layout;
    if (pave_tiling_layout(tiling, NULL, &layout, NULL) != PAVE_OK) return 1;
    pave_cell cell = pave_tiling_face_at(tiling, &layout, pave_vec2_of(10.5, 3.5));
    printf("the brick %s lies beside", pave_tiling_face_text(tiling, cell, text));
    for (int k = 0; k < pave_tiling_side_count(tiling, cell.s); k++) {
        printf(" %s", pave_tiling_face_text(tiling, pave_tiling_neighbors(tiling, cell, k), text));
    }
    printf("\n");
    pave_tiling_destroy(tiling);

    def.j = pave_vec2_of(1, 1.25); // too far down
    if (pave_tiling_create(&def, NULL, &tiling, &error) != PAVE_OK)
        printf("with a gap: %s\n", error.message);
    return 0;
}
