/// The line round an area of the game's board, as corners of hexagons on screen; and the board as a
/// window, for all that works on windows.
#include <pave/pave.h>

#include <stdio.h>

int main(void)
{
    static int32_t labels[PAVE_DICEWARS_CELLS], of_cell[PAVE_DICEWARS_CELLS];
    static pave_dicewars_rings rings;
    pave_dicewars_board board;
    pave_window *window = NULL;
    pave_layout layout;
    int32_t pieces = 0;
    if (pave_dicewars_board_make(&(pave_dicewars_board_def){.seed = 7}, NULL, NULL, &board, NULL,
                                 NULL) != PAVE_OK ||
        pave_dicewars_window(NULL, &window, NULL) != PAVE_OK)
        return 1;
    if (pave_tiling_layout(window->tiling, NULL, &layout, NULL) != PAVE_OK) return 1;

    pave_dicewars_board_rings(&board, &rings);
    printf("round area 1:");
    for (int i = rings.start[1]; i < rings.start[2]; i++) {
        pave_cell cell = pave_window_cell(window, rings.sides[i] / 6);
        pave_vec2 corner =
            pave_tiling_corner_point(window->tiling, &layout, cell, rings.sides[i] % 6);
        printf(" %.2f,%.2f", corner.x, corner.y);
    }

    pave_ground ground = pave_ground_of_window(window);
    pave_dicewars_board_labels(&board, labels, NULL, NULL);
    if (pave_label_components(&ground, labels, false, NULL, of_cell, &pieces) != PAVE_OK) return 1;
    printf("\n%d areas in %d pieces\n", board.area_count, (int)pieces);
    pave_window_destroy(window);
    return 0;
}
