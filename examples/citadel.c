/// A fortified town from a seed: its zones, and the path from its gate to the keep.
#include <pave/pave.h>

#include <stdio.h>
#include <stdlib.h>

/// A cell in front of the keep, or -1.
static int32_t before_keep(const pave_citadel *town)
{
    for (int64_t i = 0; i < town->window->count; i++) {
        if (town->zones[i] != PAVE_CITADEL_STREET && town->zones[i] != PAVE_CITADEL_SQUARE)
            continue;
        for (int k = 0; k < PAVE_TRI_NEIGHBORS_MAX; k++) {
            const int64_t beside = pave_window_index(
                town->window, pave_tri_neighbors(pave_window_cell(town->window, i), k));
            if (beside >= 0 && town->zones[beside] == PAVE_CITADEL_KEEP) return (int32_t)i;
        }
    }
    return -1;
}

/// Counts the steps from the first gate to the keep, on streets only. Houses and walls are a mask.
static void walk(const pave_citadel *town)
{
    pave_mask *walls = NULL;
    pave_graph *streets = NULL;
    pave_search *search = NULL;
    int32_t *nodes = malloc((size_t)town->window->count * sizeof *nodes);
    pave_path path = {0};
    if (nodes && pave_mask_create(town->window, NULL, &walls, NULL) == PAVE_OK) {
        pave_citadel_mask(town->zones, false, walls);
        const pave_graph_def def = {.window = town->window, .walls = walls};
        if (pave_graph_create(&def, NULL, &streets, NULL) == PAVE_OK) {
            const pave_ground ground = pave_ground_of_graph(streets);
            const int32_t gate = (int32_t)pave_window_index(town->window, town->gates[0].inside);
            if (pave_search_create(&ground, NULL, &search, NULL) == PAVE_OK &&
                pave_search_path(search, gate, before_keep(town), NULL, nodes, town->window->count,
                                 &path) == PAVE_OK)
                printf("From the first gate to the keep: %d steps\n", (int)path.cost);
        }
    }
    pave_search_destroy(search);
    pave_graph_destroy(streets);
    pave_mask_destroy(walls);
    free(nodes);
}

int main(void)
{
    const pave_citadel_def def = {
        .seed = 7, .size = 30, .outline = PAVE_CITADEL_OUTLINE_HEXAGON, .moat = true};
    pave_citadel *town = NULL;
    pave_error error;
    if (pave_citadel_create(&def, NULL, &town, &error) != PAVE_OK) {
        fprintf(stderr, "%s\n", error.message);
        return 1;
    }
    printf("%d bastions, %d gates, %d houses, streets %s\n", (int)town->def.bastions,
           (int)town->gate_count, (int)town->house_count,
           pave_word(pave_citadel_pattern_words, town->def.pattern));
    walk(town);
    pave_citadel_destroy(town);
    return 0;
}
