/// Schelling's segregation on hexagons: ten races move until all agents are satisfied, or for
/// 20,000 steps.
#include <pave/segregation.h>

#include <stdio.h>

enum { RADIUS = 8, CELLS = 3 * RADIUS * (RADIUS + 1) + 1 };

static void draw(const pave_window *window, const uint8_t *races)
{
    for (int64_t i = 0; i < window->count; i++) {
        const pave_cell cell = pave_window_cell(window, i);
        if (i == 0 || pave_window_cell(window, i - 1).r != cell.r)
            printf("\n%*s", 4 + (cell.r < 0 ? -cell.r : cell.r), "");
        printf("%c ", races[i] ? 'A' + races[i] - 1 : '.');
    }
    printf("\n\n");
}

int main(void)
{
    const pave_window_def hexagon = {
        .tiling = pave_tiling_hex(), .shape = PAVE_WINDOW_HEXAGON, .radius = RADIUS};
    pave_window *window = NULL;
    if (pave_window_create(&hexagon, NULL, &window, NULL) != PAVE_OK) return 1;

    for (uint64_t seed = 1; seed <= 3; seed++) {
        const pave_segregation_def def = {.ground = pave_ground_of_window(window), .seed = seed};
        pave_segregation *segregation = NULL;
        pave_error error;
        if (pave_segregation_create(&def, NULL, &segregation, &error) != PAVE_OK) {
            fprintf(stderr, "%s\n", error.message);
            return 1;
        }
        if (pave_segregation_run(segregation, 20000, NULL) != PAVE_OK) return 1;

        const pave_segregation_state state = pave_segregation_get_state(segregation);
        uint8_t races[CELLS];
        pave_segregation_races(segregation, races);
        if (seed == 1) draw(window, races);
        printf("seed %d: %s after %d steps and %d moves, %d of %d agents satisfied; hash %016llx\n",
               (int)seed, pave_word(pave_segregation_status_words, state.status), (int)state.steps,
               (int)state.moves, (int)state.satisfied, (int)state.agents,
               (unsigned long long)pave_segregation_hash(segregation));
        pave_segregation_destroy(segregation);
    }
    pave_window_destroy(window);
    return 0;
}
