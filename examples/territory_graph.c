/// Territories are a graph: without which of them the land falls apart, and how many each player
/// holds together.
#include <pave/pave.h>

#include <stdio.h>

enum { RADIUS = 9, PLAYERS = 3, CELLS_MAX = 300, TERRITORIES_MAX = 100 };

int main(void)
{
    pave_window_def place = {
        .tiling = pave_tiling_hex(), .shape = PAVE_WINDOW_HEXAGON, .radius = RADIUS};
    pave_window *window = NULL;
    pave_territories *territories = NULL;
    pave_graph *graph = NULL;
    int32_t labels[CELLS_MAX], owners[TERRITORIES_MAX], cuts[TERRITORIES_MAX], largest[PLAYERS];
    int64_t count = 0;
    int64_t cells[PLAYERS];
    if (pave_window_create(&place, NULL, &window, NULL) != PAVE_OK) return 1;
    for (int32_t i = 0; i < (int32_t)window->count; i++) { // blocks of cells, and half of them sea
        pave_cell cell = pave_window_cell(window, i);
        int32_t q = (cell.q + RADIUS) / 3, r = (cell.r + RADIUS) / 3;
        uint32_t word = pave_random_at(1, 0x8000, q, r, 0, 0).word[0];
        labels[i] = word % 2 == 0 ? 0 : 1 + q * 10 + r;
    }
    pave_territory_def def = {.ground = pave_ground_of_window(window), .labels = labels};
    if (pave_territories_create(&def, NULL, &territories, NULL) != PAVE_OK ||
        territories->count > TERRITORIES_MAX)
        return 1;

    if (pave_territories_graph(territories, NULL, &graph, NULL) != PAVE_OK) return 1;
    if (pave_graph_articulation_points(graph, NULL, cuts, TERRITORIES_MAX, &count) != PAVE_OK)
        return 1;
    printf("%d territories, %d pairs of neighbours; land falls apart without",
           (int)graph->node_count, (int)graph->arc_count / 2);
    for (int32_t i = 0; i < count; i++) printf(" %d", (int)cuts[i] + 1);
    printf("\n");

    for (int32_t t = 0; t < territories->count; t++)
        owners[t] = (int32_t)(pave_random_at(1, 0x8001, t, 0, 0, 0).word[0] % PLAYERS);
    if (pave_territories_supply(territories, owners, PLAYERS, NULL, largest, cells) != PAVE_OK)
        return 1;
    for (int player = 0; player < PLAYERS; player++)
        printf("player %d holds %d territories together, %d cells\n", player, (int)largest[player],
               (int)cells[player]);
    pave_graph_destroy(graph);
    pave_territories_destroy(territories);
    pave_window_destroy(window);
    return 0;
}
