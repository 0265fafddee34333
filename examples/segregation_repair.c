/// A map of a run that came to no end: whoever is still unsatisfied joins his neighbours, or moves
/// out.
#include <pave/pave.h>

#include <stdio.h>

enum { CELLS_MAX = 300 };

static void draw(const pave_window *window, const pave_segregation *segregation)
{
    uint8_t races[CELLS_MAX];
    pave_segregation_races(segregation, races);
    for (int32_t row = 0; row < window->row_count; row++) {
        int64_t first = window->rows[row].start, end = window->rows[row + 1].start;
        printf("%*s", (int)(window->row_count - (end - first)), "");
        for (int64_t i = first; i < end; i++) printf("%c ", races[i] ? 'a' + races[i] - 1 : '.');
        printf("\n");
    }
}

int main(void)
{
    pave_window *window = NULL;
    pave_segregation *segregation = NULL;
    int32_t changed = 0;
    pave_window_def place = {
        .tiling = pave_tiling_hex(), .shape = PAVE_WINDOW_HEXAGON, .radius = 8};
    if (pave_window_create(&place, NULL, &window, NULL) != PAVE_OK || window->count > CELLS_MAX)
        return 1;

    // No vacancy is left where somebody might go: the run freezes.
    pave_segregation_def def = {.ground = pave_ground_of_window(window),
                                .seed = 3,
                                .rule = PAVE_MOVE_IMPROVING,
                                .order = PAVE_ORDER_SEQUENTIAL};
    if (pave_segregation_create(&def, NULL, &segregation, NULL) != PAVE_OK) return 1;
    if (pave_segregation_run(segregation, 1000, NULL) != PAVE_OK) return 1;
    pave_segregation_state before = pave_segregation_get_state(segregation);
    draw(window, segregation);
    printf("%s: %d of %d are satisfied\n\n", pave_segregation_status_name(before.status),
           (int)before.satisfied, (int)before.agents);

    if (pave_segregation_repair(segregation, &changed) != PAVE_OK) return 1;
    pave_segregation_state after = pave_segregation_get_state(segregation);
    draw(window, segregation);
    printf("%d cells were changed: %d of %d are satisfied\n", (int)changed, (int)after.satisfied,
           (int)after.agents);
    pave_segregation_destroy(segregation);
    pave_window_destroy(window);
    return after.satisfied == after.agents ? 0 : 1;
}
