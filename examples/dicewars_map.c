/// A map for a game like Dice Wars on any ground: here a hexagon of hexagons. Then the same map
/// with one territory taken off and drawn anew.
#include <pave/pave.h>

#include <stdio.h>

enum { RADIUS = 9, CELLS = 3 * RADIUS * (RADIUS + 1) + 1, AREAS_MAX = CELLS };

static void print_map(const pave_window *window, const int32_t *labels, const int32_t *owners)
{
    for (int64_t i = 0; i < window->count; i++) {
        pave_cell cell = pave_window_cell(window, i);
        if (i == window->rows[cell.r - window->r].start)
            printf("\n%*s", cell.r < 0 ? -cell.r : cell.r, "");
        printf("%c ",
               labels[i] == 0 ? '.' : (labels[i] % 2 ? 'A' : 'a') + (int)owners[labels[i] - 1]);
    }
    printf("\n");
}

int main(void)
{
    static int32_t labels[CELLS], locked[CELLS], owners[AREAS_MAX], dice[AREAS_MAX];
    pave_window_def place = {
        .tiling = pave_tiling_hex(), .shape = PAVE_WINDOW_HEXAGON, .radius = RADIUS};
    pave_window *window = NULL;
    pave_dicewars_result result;
    pave_error error;
    char text[PAVE_ERROR_TEXT_SIZE];
    if (pave_window_create(&place, NULL, &window, NULL) != PAVE_OK) return 1;

    pave_dicewars_def def = {.ground = pave_ground_of_window(window),
                             .seed = 7,
                             .players = 4,
                             .areas = 12,
                             .land = 0.8,
                             .tries = 5};
    pave_dicewars_map map = {labels, owners, dice};
    printf("%d territories\n", (int)pave_dicewars_count_areas(&def));
    if (pave_dicewars_make(&def, NULL, NULL, &map, &result, NULL) != PAVE_OK) return 1;
    print_map(window, labels, owners);
    printf("seed %d: %d to %d cells, fairness %.2f\n", (int)result.seed, (int)result.size_min,
           (int)result.size_max, result.fairness);

    // All but territory 3 stay as they are, and with whom they are.
    for (int i = 0; i < CELLS; i++) locked[i] = labels[i] == 3 ? 0 : labels[i];
    owners[2] = -1;
    def.locked = locked;
    def.locked_owners = owners;
    def.seed = 1000;
    def.tries = 1;
    if (pave_dicewars_make(&def, NULL, NULL, &map, &result, NULL) != PAVE_OK) return 1;
    printf("territory 3 is player %d's now\n", (int)owners[2]);

    def.players = 13;
    if (pave_dicewars_make(&def, NULL, NULL, &map, &result, &error) != PAVE_OK)
        printf("%s\n", pave_error_text(&error, text));
    pave_window_destroy(window);
    return 0;
}
