/// How fair a map is: what each player starts with, and the fairest of five maps.
#include <pave/pave.h>

#include <stdio.h>

enum { PLAYERS = 4 };

int main(void)
{
    static int32_t labels[PAVE_DICEWARS_CELLS];
    int32_t owners[PAVE_DICEWARS_AREAS_MAX], dice[PAVE_DICEWARS_AREAS_MAX];
    pave_dicewars_board board;
    pave_dicewars_start starts[PLAYERS];
    pave_dicewars_fairness fairness;
    pave_window *window = NULL;
    pave_dicewars_board_def def = {.seed = 7, .players = PLAYERS, .corrected = true, .tries = 5};
    pave_dicewars_board_result result;
    if (pave_dicewars_board_make(&def, NULL, NULL, &board, &result, NULL) != PAVE_OK) return 1;
    printf("of the seeds 7 to 11, %d is the fairest\n", (int)result.seed);

    if (pave_dicewars_window(NULL, &window, NULL) != PAVE_OK) return 1;
    pave_dicewars_starts_def map = {.ground = pave_ground_of_window(window),
                                    .labels = labels,
                                    .areas = PAVE_DICEWARS_AREAS_MAX,
                                    .players = PLAYERS,
                                    .owners = owners,
                                    .dice = dice};
    pave_dicewars_board_labels(&board, labels, owners, dice);
    if (pave_dicewars_measure_starts(&map, NULL, starts, &fairness, NULL) != PAVE_OK) return 1;
    for (int m = 0; m < PAVE_DICEWARS_MEASURES; m++) {
        printf("%-12s", pave_dicewars_measure_name((pave_dicewars_measure)m));
        for (int player = 0; player < PLAYERS; player++) printf("%8.2f", starts[player].values[m]);
        printf("   least by greatest %.2f\n", fairness.ratios[m]);
    }
    printf("score %.3f\n", fairness.score);
    pave_window_destroy(window);
    return 0;
}
