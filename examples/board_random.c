/// Removes adjacencies at random, with a rule that only checks the number of sides. This causes
/// faults, which are then repaired. The default rules cause no faults.
#include <pave/pave.h>

#include <stdio.h>

enum { ROOM = 64 };

int main(void)
{
    pave_board_def def = {.width = 60, .height = 40};
    pave_board *board = NULL;
    pave_removal removal;
    if (pave_board_create(&def, NULL, &board, NULL) != PAVE_OK) return 1;

    // Three shares, in increasing order: a larger share removes everything that a smaller one
    // removes.
    for (int tenths = 1; tenths <= 9; tenths += 4) {
        const pave_removal_def how = {
            .seed = 2026, .share = tenths / 10.0, .max_degree = PAVE_REMOVAL_ANY};
        if (pave_board_remove_random(board, &how, NULL, &removal, NULL) != PAVE_OK) return 1;
        printf("tried %4d of %d, removed %d\n", (int)removal.attempted, (int)removal.inner_edges,
               (int)removal.removed);
    }
    int sides[PAVE_BOARD_NEIGHBORS_MAX + 1] = {0};
    for (int32_t node = 0; node < board->width * board->height; node++) {
        int count = 0;
        for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++)
            count += pave_board_has(board, pave_board_node_tile(board, node), k);
        sides[count]++;
    }
    printf("tiles of 3, 4, 5 and 6 sides: %d, %d, %d, %d\n", sides[3], sides[4], sides[5],
           sides[6]);

    // Three neighbours per tile are not enough for valid polygons.
    pave_fault faults[ROOM];
    int32_t pairs[ROOM][2];
    int64_t count;
    if (pave_board_check(board, NULL, faults, ROOM, &count) == PAVE_NO_MEMORY) return 1;
    printf("%d faults", (int)count);
    if (count > 0) {
        pave_board_tile tile = pave_board_node_tile(board, faults[0].nodes[0]);
        printf(", the first near (%d,%d): %s", (int)tile.col, (int)tile.row,
               pave_fault_text(faults[0].kind));
    }
    if (pave_board_repair(board, NULL, pairs, ROOM, &count) != PAVE_OK) return 1;
    printf("\n%d pairs were made adjacent again\n", (int)count);

    // The board as a graph: counts its nodes and faces (V - E + F = 2).
    pave_adjacency *adjacency = NULL;
    if (pave_board_to_adjacency(board, NULL, &adjacency, NULL) != PAVE_OK) return 1;
    int arcs = 0;
    for (int32_t arc = 0; arc < adjacency->graph->arc_count; arc++)
        arcs += !pave_adjacency_is_cut(adjacency, arc);
    printf("%d nodes, %d edges, so %d faces\n", (int)adjacency->graph->node_count, arcs / 2,
           2 - (int)adjacency->graph->node_count + arcs / 2);
    pave_adjacency_destroy(adjacency);
    pave_board_destroy(board);
    return 0;
}
