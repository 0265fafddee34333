/// A board of hexagons from which half of all adjacencies are taken at random: what then cannot be
/// drawn as tiles, and what must be given back.
#include <pave/pave.h>

#include <stdio.h>

enum { SIDE = 200, ROOM = 1000 };

int main(void)
{
    pave_window_def place = {.tiling = pave_tiling_hex(), .width = SIDE, .height = SIDE};
    pave_window *window = NULL;
    pave_adjacency *adjacency = NULL;
    pave_removal removal;
    pave_fault faults[ROOM], why;
    pave_error error = {0};
    int32_t again[ROOM], free_edges = 0;
    int64_t count = 0;
    bool can;
    if (pave_window_create(&place, NULL, &window, NULL) != PAVE_OK) return 1;
    pave_graph_def def = {.window = window};
    if (pave_adjacency_create_from_window(&def, NULL, &adjacency, &error) != PAVE_OK) return 1;
    if (pave_adjacency_remove_random(adjacency, 7, 1.0, NULL, &removal) != PAVE_OK) return 1;
    printf("%d tiles, %lld of %lld adjacencies gone\n", (int)adjacency->inner_count,
           (long long)removal.removed, (long long)removal.inner_edges);

    if (pave_adjacency_check(adjacency, NULL, faults, ROOM, &count) != PAVE_OK) return 1;
    printf("%d faults; the first: %s (%d", (int)count,
           count ? pave_fault_text(faults[0].kind) : "none", count ? (int)faults[0].nodes[0] : -1);
    for (int k = 1; k < 4 && count && faults[0].nodes[k] >= 0; k++)
        printf(" %d", (int)faults[0].nodes[k]);
    printf(")\n");

    if (pave_adjacency_repair(adjacency, NULL, again, ROOM, &count) != PAVE_OK) return 1;
    printf("%d adjacencies are back", (int)count);
    if (count > 0 && pave_adjacency_can_cut(adjacency, again[0], NULL, &can, &why) == PAVE_OK &&
        !can)
        printf("; without the first: %s", pave_fault_text(why.kind));
    if (pave_adjacency_check(adjacency, NULL, faults, ROOM, &count) != PAVE_OK) return 1;
    printf("; %d faults left\n", (int)count);

    for (int32_t arc = 0; arc < adjacency->graph->arc_count;
         arc++) // what a designer could still take away, one at a time
        if (!pave_adjacency_is_cut(adjacency, arc) && arc < adjacency->graph->twin[arc] &&
            pave_adjacency_can_cut(adjacency, arc, NULL, &can, NULL) == PAVE_OK && can)
            free_edges++;
    printf("%d could still go\n", (int)free_edges);
    pave_adjacency_destroy(adjacency);
    pave_window_destroy(window);
    return count == 0 ? 0 : 1;
}
