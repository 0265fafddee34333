/// A creature of 24 cells passes a gap that is wide enough according to a clearance map. A creature
/// of 54 cells finds no path.
#include <pave/pave.h>

#include <stdio.h>

static const char board[] = "grid tri\n"
                            "window rectangle 30x12\n"
                            "cells 7,0,L 7,0,R 6,1,R 7,1,L 6,2,L 6,2,R 5,3,R 6,3,L\n"
                            "cells 3,8,L 3,8,R 2,9,R 3,9,L 2,10,L 2,10,R 1,11,R 2,11,L\n";

/// Finds the path from one cell to another.
static void walk(const pave_mask *walls, int32_t size, pave_cell from, pave_cell to)
{
    const pave_creature_def def = {.walls = walls, .creature = {PAVE_CREATURE_HEXAGON, size}};
    pave_creature_moves *moves = NULL;
    pave_search *search = NULL;
    int32_t nodes[360];
    pave_path path;
    if (pave_creature_moves_create(&def, NULL, &moves, NULL) != PAVE_OK) return;
    const pave_ground ground = pave_ground_of_graph(moves->graph);
    const int32_t a = pave_creature_moves_node(moves, (pave_creature_pose){.anchor = from}),
                  b = pave_creature_moves_node(moves, (pave_creature_pose){.anchor = to});
    if (a < 0 || b < 0)
        printf("size %d: it does not fit at an end\n", (int)size);
    else if (pave_search_create(&ground, NULL, &search, NULL) == PAVE_OK &&
             pave_search_path(search, a, b, &moves->costs, nodes, 360, &path) == PAVE_OK) {
        printf("size %d: length %d, its middle goes by", (int)size, (int)path.cost);
        for (int64_t i = 0; i < path.count; i++) {
            const pave_cell cell = pave_creature_moves_pose(moves, nodes[i]).anchor;
            printf(" %d,%d", (int)cell.q, (int)cell.r);
        }
        printf("\n");
    } else {
        printf("size %d: there is no way\n", (int)size);
    }
    pave_search_destroy(search);
    pave_creature_moves_destroy(moves);
}

int main(void)
{
    pave_mask *walls = NULL;
    int32_t clearance[360], most = 0;
    if (pave_mask_read(board, sizeof board - 1, NULL, pave_tiling_tri(), NULL, &walls, NULL) !=
        PAVE_OK)
        return 1;
    if (pave_creature_clearance(walls, PAVE_CREATURE_HEXAGON, PAVE_TRI_EDGE_E, NULL, clearance,
                                NULL) != PAVE_OK)
        return 1;
    for (int i = 0; i < 360; i++) most = clearance[i] > most ? clearance[i] : most;
    printf("The largest hexagon that fits on the board has size %d\n", (int)most);
    for (int32_t size = 1; size <= 3; size++)
        walk(walls, size, pave_cell_of(0, 6), pave_cell_of(8, 6));
    pave_mask_destroy(walls);
    return 0;
}
