/// examples/segregation_steps.c: a torus of squares step by step: how many are satisfied, how it
/// ends without vacancies, and a run that goes on.
#include <pave/segregation.h>

#include <stdio.h>

/// Tells now and then, and never stops.
static bool tell(void *context, int64_t done, int64_t total)
{
    (void)context;
    printf("  %d of at most %d steps\n", (int)done, (int)total);
    return false;
}

int main(void)
{
    const pave_window_def torus = {
        .shape = PAVE_WINDOW_RECTANGLE, .width = 60, .height = 40, .wrap = true};
    pave_window *window = NULL;
    if (pave_window_create(&torus, NULL, &window, NULL) != PAVE_OK) return 1;

    // Two groups with eight neighbours, three in ten cells empty, and everybody wants half of those
    // around him to be like him.
    pave_segregation_def def = {.ground = {.window = window, .contact = PAVE_CONTACT_VERTEX},
                                .seed = 7,
                                .races = 3,
                                .vacancy = 0.3,
                                .threshold = {.ratio = 0.5}};
    pave_segregation *segregation = NULL;
    if (pave_segregation_create(&def, NULL, &segregation, NULL) != PAVE_OK) return 1;
    for (int step = 0; step < 5; step++)
        if (pave_segregation_step(segregation, NULL) != PAVE_OK) return 1;
    const pave_batch batch = {.progress = {tell, NULL}};
    if (pave_segregation_run(segregation, 1000, &batch) != PAVE_OK) return 1;

    int64_t count = 0;
    const int32_t *unsatisfied = pave_segregation_history(segregation, &count);
    printf("unsatisfied:");
    for (int64_t i = 0; i < count; i++) printf(" %d", (int)unsatisfied[i]);
    const pave_segregation_state state = pave_segregation_get_state(segregation);
    printf("\n%s; it took %.1f bytes a cell\n", pave_segregation_status_name(state.status),
           (double)pave_segregation_memory(segregation) / state.cells);
    pave_segregation_destroy(segregation);

    def.vacancy = -1; // none: nobody can move
    if (pave_segregation_create(&def, NULL, &segregation, NULL) != PAVE_OK ||
        pave_segregation_run(segregation, 1000, NULL) != PAVE_OK)
        return 1;
    printf("without vacancies: %s\n",
           pave_segregation_status_name(pave_segregation_get_state(segregation).status));
    pave_segregation_destroy(segregation);
    pave_window_destroy(window);
    return 0;
}
