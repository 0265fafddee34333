/// A window that wraps: a step across one side of a hexagon of hexagons arrives on the opposite
/// side.
#include <pave/pave.h>

#include <stdio.h>

int main(void)
{
    pave_window_def def = {
        .tiling = pave_tiling_hex(), .shape = PAVE_WINDOW_HEXAGON, .radius = 3, .wrap = true};
    pave_window *window = NULL;
    pave_error error = {0};
    if (pave_window_create(&def, NULL, &window, &error) != PAVE_OK) return 1;
    printf("%d cells; they repeat every %d steps east, and %d down and %d east\n",
           (int)window->count, (int)window->period_q, (int)window->period_r,
           (int)window->period_shift);

    // Walks straight east through all images, until it is back after visiting every cell once.
    pave_cell cell = pave_cell_of(0, 0);
    int64_t first = pave_window_index(window, cell), index = first;
    int steps = 0, crossings = 0;
    do {
        cell = pave_tiling_neighbors(window->tiling, pave_window_cell(window, index), 1);
        crossings += !pave_window_contains(window, cell);
        index = pave_window_wrapped(window, cell);
        steps++;
    } while (index != first);
    printf("going east from 0,0 one is back after %d steps, having crossed the border %d times\n",
           steps, crossings);
    pave_window_destroy(window);
    return steps == 37 ? 0 : 1;
}
