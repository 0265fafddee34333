/// Rules of moving: the same initial labels under each rule, with satisfaction, moves and how mixed
/// the result is.
#include <pave/pave.h>

#include <stdio.h>

enum { CELLS_MAX = 10000 };

static int try_rule(const pave_window *window, pave_move_rule rule, pave_move_order order, bool hop)
{
    static int32_t labels[CELLS_MAX];
    pave_measures found;
    pave_segregation *segregation = NULL;
    pave_error error;
    pave_segregation_def def = {.ground = pave_ground_of_window(window),
                                .seed = 7,
                                .races = 10,
                                .rule = rule,
                                .order = order,
                                .hop = hop};
    if (pave_segregation_create(&def, NULL, &segregation, &error) != PAVE_OK) {
        fprintf(stderr, "%s\n", error.message);
        return 1;
    }
    if (pave_segregation_run(segregation, 1000, NULL) != PAVE_OK) return 1;
    pave_segregation_state state = pave_segregation_get_state(segregation);
    pave_segregation_labels(segregation, labels);
    if (pave_measures_make(&def.ground, labels, NULL, &found) != PAVE_OK) return 1;
    printf("%-11s %-10s %-4s %-9s %6d %8d %11.2f %9.2f %9d\n", pave_move_rule_name(rule),
           pave_move_order_name(order), hop ? "hop" : "",
           pave_segregation_status_name(state.status), (int)state.steps, (int)state.moves,
           100.0 * state.unsatisfied / state.agents, found.moran, (int)found.clusters);
    pave_segregation_destroy(segregation);
    return 0;
}

int main(void)
{
    static const struct {
        pave_move_rule rule;
        pave_move_order order;
        bool hop;
    } rules[] = {
        {PAVE_MOVE_UNIFORM, PAVE_ORDER_SYNCHRONOUS, false},
        {PAVE_MOVE_UNIFORM, PAVE_ORDER_SEQUENTIAL, false},
        {PAVE_MOVE_SATISFYING, PAVE_ORDER_SYNCHRONOUS, false},
        {PAVE_MOVE_SATISFYING, PAVE_ORDER_SEQUENTIAL, false},
        {PAVE_MOVE_SATISFYING, PAVE_ORDER_SEQUENTIAL, true},
        {PAVE_MOVE_NEAREST, PAVE_ORDER_SEQUENTIAL, true},
        {PAVE_MOVE_IMPROVING, PAVE_ORDER_SEQUENTIAL, false},
        {PAVE_MOVE_SWAP, PAVE_ORDER_SEQUENTIAL, false},
    };
    pave_window *window = NULL;
    pave_window_def place = {
        .tiling = pave_tiling_hex(), .shape = PAVE_WINDOW_HEXAGON, .radius = 30};
    if (pave_window_create(&place, NULL, &window, NULL) != PAVE_OK || window->count > CELLS_MAX)
        return 1;
    printf("rule        order           status     steps    moves unsatisfied%%     Moran  "
           "clusters\n");
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
        if (try_rule(window, rules[i].rule, rules[i].order, rules[i].hop)) return 1;
    pave_window_destroy(window);
    return 0;
}
