/// Islands: which ground hangs together, told from the mask alone, 64 cells at a time.
#include <pave/pave.h>

#include <stdio.h>

enum { WIDTH = 60, HEIGHT = 14, CELLS = WIDTH * HEIGHT };

int main(void)
{
    pave_window_def place = {.tiling = pave_tiling_hex(), .width = WIDTH, .height = HEIGHT};
    pave_window *window = NULL;
    pave_mask *sea = NULL;
    int32_t labels[CELLS], sizes[CELLS] = {0}, count = 0, largest = 0;
    if (pave_window_create(&place, NULL, &window, NULL) != PAVE_OK ||
        pave_mask_create(window, NULL, &sea, NULL) != PAVE_OK)
        return 1;
    for (int64_t i = 0; i < window->count; i++) {
        pave_cell cell = pave_window_cell(window, i);
        pave_mask_set_cell(sea, i,
                           pave_random_at(5, 0x8000, cell.q, cell.r, 0, 0).word[0] % 100 < 55);
    }

    if (pave_mask_components(sea, NULL, labels, &count) != PAVE_OK) return 1;
    for (int64_t i = 0; i < window->count; i++)
        if (labels[i] >= 0) sizes[labels[i]]++;
    for (int32_t island = 1; island < count; island++)
        if (sizes[island] > sizes[largest]) largest = island;

    for (int64_t i = 0; i < window->count; i++) {
        if (i % WIDTH == 0) printf("\n%s", i / WIDTH % 2 ? " " : "");
        printf("%c ", labels[i] < 0 ? '.' : labels[i] == largest ? '#' : 'o');
    }
    printf("\n\n%d islands; the largest has %d cells\n", (int)count, (int)sizes[largest]);
    pave_mask_destroy(sea);
    pave_window_destroy(window);
    return 0;
}
