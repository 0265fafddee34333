/// Fields of view by a table: made once for a tiling and a radius, it answers for any cell and any
/// walls. Here a watchman walks.
#include <pave/pave.h>

#include <stdio.h>

enum { RADIUS = 7, SIZE = 60, CELLS = SIZE * SIZE };

int main(void)
{
    pave_window_def def = {.tiling = pave_tiling_hex(), .width = SIZE, .height = SIZE};
    pave_window *window = NULL;
    pave_mask *walls = NULL;
    pave_sight *sight = NULL;
    static int64_t seen[CELLS];
    static bool known[CELLS];
    int64_t count, together = 0;
    if (pave_window_create(&def, NULL, &window, NULL) != PAVE_OK ||
        pave_mask_create(window, NULL, &walls, NULL) != PAVE_OK)
        return 1;

    // Walls that belong to places: one cell in twelve.
    for (int64_t i = 0; i < window->count; i++) {
        pave_cell cell = pave_window_cell(window, i);
        pave_random_words words = pave_random_at(7, PAVE_STREAM_USER, cell.q, cell.r, 0, 0);
        pave_mask_set_cell(walls, i, words.word[0] % 12 == 0);
    }
    if (pave_sight_create(window->tiling, RADIUS, PAVE_HEX_STEPS, NULL, &sight, NULL) != PAVE_OK)
        return 1;

    // Along a row, noting what has been seen so far.
    for (int32_t q = 5; q < SIZE - 5; q += 7) {
        int64_t from = (int64_t)(SIZE / 2) * SIZE + q, fresh = 0;
        if (pave_field_of_view(sight, walls, from, seen, CELLS, &count) != PAVE_OK) return 1;
        for (int64_t i = 0; i < count; i++) {
            fresh += !known[seen[i]];
            known[seen[i]] = true;
        }
        together += fresh;
        printf(
            "At column %2d it sees %3d of %d cells, %3d of them for the first time; %4d in all\n",
            (int)q, (int)count, (int)pave_hex_disk_size(RADIUS, PAVE_HEX_STEPS), (int)fresh,
            (int)together);
    }
    pave_sight_destroy(sight);
    pave_mask_destroy(walls);
    pave_window_destroy(window);
    return 0;
}
