/// All coordinates of a hexagon: axial, cube, offset, doubled, spiral honeycomb mosaic.
#include <pave/pave.h>

#include <stdio.h>

static const char *const names[] = {"odd-r",  "even-r",        "odd-q",
                                    "even-q", "doubled-width", "doubled-height"};
static const pave_hex_system systems[] = {PAVE_HEX_ODD_R,         PAVE_HEX_EVEN_R,
                                          PAVE_HEX_ODD_Q,         PAVE_HEX_EVEN_Q,
                                          PAVE_HEX_DOUBLED_WIDTH, PAVE_HEX_DOUBLED_HEIGHT};

static void show(pave_cell face)
{
    char text[PAVE_HEX_TEXT_SIZE];
    pave_hex_cube cube = pave_hex_to_cube(face);
    printf("%s is %d,%d,%d as cube,", pave_hex_face_text(face, text), (int)cube.q, (int)cube.r,
           (int)cube.s);
    printf(" %s in the mosaic,", pave_hex_shm_text(pave_hex_to_shm(face), text));
    printf(" and column,row");
    for (int i = 0; i < 6; i++) {
        pave_hex_offset offset = pave_hex_to_offset(face, systems[i]);
        printf(" %d,%d %s%s", (int)offset.col, (int)offset.row, names[i], i < 5 ? "," : "\n");
    }
}

int main(void)
{
    pave_cell face = pave_cell_of(4, -3);
    show(pave_cell_of(0, 0));
    show(face);
    show(pave_cell_of(-5, 2));

    // Converts back. Coordinates from outside the program are checked first.
    pave_hex_cube wrong = {1, 2, 3}, cube = pave_hex_to_cube(face);
    pave_hex_offset odd = {3, 4}, offset = pave_hex_to_offset(face, PAVE_HEX_ODD_R);
    printf("Back from cube and offset: %s, %s\n",
           pave_cell_equal(pave_hex_from_cube(cube), face) ? "the same" : "another",
           pave_cell_equal(pave_hex_from_offset(offset, PAVE_HEX_ODD_R), face) ? "the same"
                                                                               : "another");
    printf("1,2,3 is %s as cube; column 3, row 4 is %s in the doubled system\n",
           pave_hex_cube_valid(wrong) ? "right" : "wrong",
           pave_hex_offset_valid(odd, PAVE_HEX_DOUBLED_WIDTH) ? "right" : "wrong");
    return 0;
}
