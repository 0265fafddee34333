/// Masks: walls on cells and on the edges between them. A side is set together with its twin.
#include <pave/pave.h>

#include <stdio.h>

int main(void)
{
    pave_window_def def = {.width = 8, .height = 4};
    pave_window *window = NULL;
    pave_mask *mask = NULL;
    if (pave_window_create(&def, NULL, &window, NULL) != PAVE_OK) return 1;
    if (pave_mask_create(window, NULL, &mask, NULL) != PAVE_OK) return 1;

    // A pillar, and a wall between the columns 3 and 4 with a gap in its last row.
    pave_mask_set_cell(mask, pave_window_index(window, pave_cell_of(1, 1)), true);
    for (int32_t r = 0; r < 4; r++)
        if (pave_mask_set_side(mask, pave_window_index(window, pave_cell_of(3, r)), PAVE_SQUARE_E,
                               true) != PAVE_OK)
            return 1;
    if (pave_mask_set_side(mask, pave_window_index(window, pave_cell_of(4, 3)), PAVE_SQUARE_W,
                           false) != PAVE_OK)
        return 1;

    for (pave_window_walk walk = pave_window_begin(window); pave_window_next(&walk);) {
        printf("%c", pave_mask_cell(mask, walk.index) ? '#' : '.');
        printf("%c", pave_mask_side(mask, walk.index, PAVE_SQUARE_E) ? '|' : ' ');
        if (walk.cell.q == 7) printf("\n");
    }
    printf("%d sides are set: each of the 3 edges of the wall from both its cells\n",
           (int)mask->side_count);
    pave_mask_destroy(mask);
    pave_window_destroy(window);
    return 0;
}
