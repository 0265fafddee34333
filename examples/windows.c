/// Windows: finite sets of cells of any shape on any tiling, numbered 0 to n - 1, so that a map is
/// an array.
#include <pave/pave.h>

#include <stdio.h>

/// The same code works for every shape and grid. A combination that does not exist gives an error
/// message.
static void describe(const pave_tiling *tiling, const char *shape, int32_t size)
{
    pave_window_def def = {.tiling = tiling, .width = size, .height = size, .radius = size};
    pave_window *window = NULL;
    pave_error error = {0};
    def.shape = (pave_window_shape)pave_word_number(pave_window_shape_words, shape);
    if (pave_window_create(&def, NULL, &window, &error) == PAVE_OK)
        printf("  %s of %s: %d cells in %d rows\n", pave_word(pave_window_shape_words, def.shape),
               tiling->name, (int)window->count, (int)window->row_count);
    else
        printf("  %s of %s: %s\n", shape, tiling->name, error.message);
    pave_window_destroy(window);
}

int main(void)
{
    const char *const shapes[] = {"rectangle", "parallelogram", "hexagon", "triangle", "disk"};
    printf("Windows of size 4:\n");
    for (int i = 0; i < 5; i++) {
        describe(pave_tiling_square(), shapes[i], 4);
        describe(pave_tiling_hex(), shapes[i], 4);
        describe(pave_tiling_tri(), shapes[i], 4);
    }

    // A hexagon of hexagons. A walk is the fastest way to visit all cells.
    pave_window_def def = {.tiling = pave_tiling_hex(), .shape = PAVE_WINDOW_HEXAGON, .radius = 3};
    pave_window *window = NULL;
    if (pave_window_create(&def, NULL, &window, NULL) != PAVE_OK) return 1;
    int32_t row = INT32_MIN;
    for (pave_window_walk walk = pave_window_begin(window); pave_window_next(&walk);) {
        if (walk.cell.r != row)
            printf("\n%*s", 2 * (walk.cell.r < 0 ? -walk.cell.r : walk.cell.r) + 2, "");
        printf("%4d", (int)walk.index);
        row = walk.cell.r;
    }

    // From an index to its cell, to a neighbour, to the neighbour's index.
    pave_cell cell = pave_window_cell(window, 18),
              east = pave_tiling_neighbors(window->tiling, cell, 1);
    printf("\n\nCell 18 is %d,%d in row %d; east of it lies cell %d. ", (int)cell.q, (int)cell.r,
           (int)pave_window_row_of(window, 18), (int)pave_window_index(window, east));
    printf("4,0 is %s the window.\n",
           pave_window_contains(window, pave_cell_of(4, 0)) ? "in" : "outside");
    pave_window_destroy(window);
    return 0;
}
