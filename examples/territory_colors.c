/// Neighbours on a map differ: one colour for each territory, at most six, and four with a little
/// patience. On a torus it can take seven.
#include <pave/pave.h>

#include <stdio.h>

enum { SIDE = 12, CELLS = SIDE * SIDE, BLOCKS = 40 };

static int color(const pave_window *window, const int32_t *labels, int64_t steps, int32_t *colors,
                 int32_t *of_cell)
{
    pave_territories *territories = NULL;
    pave_graph *graph = NULL;
    int32_t count = 0;
    pave_territory_def def = {.ground = pave_ground_of_window(window), .labels = labels};
    if (pave_territories_create(&def, NULL, &territories, NULL) != PAVE_OK) return 0;
    if (pave_territories_graph(territories, NULL, &graph, NULL) != PAVE_OK) return 0;
    if (pave_graph_color_few(graph, 4, steps, NULL, colors, &count) != PAVE_OK) return 0;
    for (int i = 0; i < (int)territories->cell_count; i++) of_cell[i] = territories->of_cell[i];
    printf("%d territories, %d borders, %d colours with %d steps of search allowed\n",
           (int)graph->node_count, (int)graph->arc_count / 2, (int)count, (int)steps);
    pave_graph_destroy(graph);
    pave_territories_destroy(territories);
    return (int)count;
}

int main(void)
{
    static int32_t labels[CELLS], of_cell[CELLS], colors[CELLS];
    pave_window_def plane = {.width = SIDE, .height = SIDE}, torus = {.tiling = pave_tiling_hex(),
                                                                      .shape = PAVE_WINDOW_HEXAGON,
                                                                      .radius = 1,
                                                                      .wrap = true};
    pave_window *window = NULL;
    if (pave_window_create(&plane, NULL, &window, NULL) != PAVE_OK) return 1;
    for (int i = 0; i < CELLS; i++) { // each cell goes to the nearest of some random places
        int64_t best = INT64_MAX;
        for (int k = 0; k < BLOCKS; k++) {
            pave_random_words word = pave_random_at(2, 0x8000, k, 0, 0, 0);
            int64_t x = (int64_t)(word.word[0] % SIDE) - i % SIDE,
                    y = (int64_t)(word.word[1] % SIDE) - i / SIDE, far = x * x + y * y;
            if (far >= best) continue;
            best = far;
            labels[i] = k + 1;
        }
    }
    color(window, labels, 0, colors, of_cell);
    color(window, labels, 10000, colors, of_cell);
    for (int i = 0; i < CELLS; i++)
        printf("%c%s", "abcdefg"[colors[of_cell[i] - 1]], i % SIDE == SIDE - 1 ? "\n" : "");
    pave_window_destroy(window);

    if (pave_window_create(&torus, NULL, &window, NULL) != PAVE_OK) return 1;
    for (int i = 0; i < 7; i++) labels[i] = i + 1;
    printf("seven hexagons that touch each other on a torus: ");
    color(window, labels, 10000, colors, of_cell);
    pave_window_destroy(window);
    return 0;
}
