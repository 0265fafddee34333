/// The three regular grids through one table: the same loop works on squares, hexagons and
/// triangles.
#include <pave/pave.h>

#include <stdio.h>

static void describe(const pave_tiling *tiling, pave_vec2 point)
{
    char text[PAVE_TILING_TEXT_SIZE];
    pave_layout_def def = {0};
    pave_layout layout;
    def.size = 10.0;
    if (pave_tiling_layout(tiling, &def, &layout, NULL) != PAVE_OK) return;

    pave_cell cell = pave_tiling_face_at(tiling, &layout, point), read;
    pave_vec2 center = pave_tiling_face_point(tiling, &layout, cell);
    printf("%s: (%g, %g) lies in %s, whose centre is (%.3f, %.3f)\n", tiling->name, point.x,
           point.y, pave_tiling_face_text(tiling, cell, text), center.x, center.y);
    if (pave_tiling_face_read(tiling, text, &read) != PAVE_OK || !pave_cell_equal(read, cell))
        printf("  but the text says otherwise\n");

    for (int k = 0; k < pave_tiling_side_count(tiling, cell.s); k++) {
        const pave_tiling_side *side = pave_tiling_side_of(tiling, cell.s, k);
        pave_vec2 corner = pave_tiling_corner_point(tiling, &layout, cell, k);
        pave_cell neighbor = pave_tiling_neighbors(tiling, cell, k);
        printf("  side %d begins at (%.3f, %.3f) and looks at %s, whose side %d is its twin\n", k,
               corner.x, corner.y, pave_tiling_face_text(tiling, neighbor, text), (int)side->twin);
    }
    printf("  touched by");
    for (int k = 0; k < pave_tiling_touching_count(tiling, cell.s); k++) {
        printf(" %s", pave_tiling_face_text(tiling, pave_tiling_touching(tiling, cell, k), text));
    }
    printf("\n");
}

int main(void)
{
    pave_cell far = pave_cell_of(PAVE_COORDINATE_MAX, 0);
    pave_vec2 point = pave_vec2_of(-12.0, 31.0);
    describe(pave_tiling_square(), point);
    describe(pave_tiling_hex(), point);
    describe(pave_tiling_tri(), point);
    far.q++;
    printf("a cell beyond the limits is %s\n",
           pave_tiling_cell_valid(pave_tiling_hex(), far) ? "valid" : "not valid");
    return 0;
}
