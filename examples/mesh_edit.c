/// A mesh edited in place: two tiles are cut apart and joined again; all other tiles stay the same.
#include <pave/pave.h>

#include <stdio.h>

int main(void)
{
    pave_board_def def = {.width = 40, .height = 30};
    const pave_mesh_def made = {.relax = {.steps = 5}};
    const pave_board_tile tile = pave_board_at(20, 15);
    pave_board *board = NULL;
    pave_mesh *mesh = NULL;
    pave_mesh_patch patch;
    pave_error error;
    if (pave_board_create(&def, NULL, &board, &error) != PAVE_OK) return 1;
    if (pave_board_remove_random(board, &(pave_removal_def){.seed = 7, .share = 0.1}, NULL, NULL,
                                 NULL) != PAVE_OK)
        return 1;
    if (pave_mesh_create_from_board(board, &made, NULL, NULL, &mesh, &error) != PAVE_OK) return 1;
    printf("%d tiles share %d vertices\n", (int)mesh->tile_count, (int)mesh->vertex_count);

    // Changes a board and its mesh together: cuts and rejoins each neighbour of the tile in turn.
    for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++) {
        const bool adjacent = pave_board_has(board, tile, k);
        if (pave_mesh_edit_board(mesh, board, tile, k, !adjacent, &patch, &error) != PAVE_OK) {
            printf("%d: %s\n", k, error.message);
            continue;
        }
        printf("%d: %s, %d vertices; repair moved %d\n", k,
               adjacent ? "cut apart" : "made adjacent", (int)mesh->vertex_count,
               (int)patch.moved_count);
        if (pave_mesh_edit_board(mesh, board, tile, k, adjacent, &patch, &error) != PAVE_OK)
            return 1;
    }

    // An impossible cut is refused, and neither board nor mesh changes.
    pave_result result = PAVE_OK;
    for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX && result == PAVE_OK; k++)
        result = pave_mesh_edit_board(mesh, board, tile, k, false, &patch, &error);
    if (result != PAVE_INVALID) return 1;
    printf("%s\n", error.message);

    // The same with an adjacency, using its arcs.
    pave_adjacency *adjacency = NULL;
    pave_mesh *other = NULL;
    if (pave_board_to_adjacency(board, NULL, &adjacency, NULL) != PAVE_OK) return 1;
    if (pave_mesh_create_from_adjacency(adjacency, &made, NULL, NULL, &other, &error) != PAVE_OK)
        return 1;
    const int32_t arc = pave_adjacency_find(adjacency, 0, 1);
    if (pave_mesh_edit_adjacency(other, adjacency, arc, !pave_adjacency_is_cut(adjacency, arc),
                                 &patch, &error) != PAVE_OK)
        printf("%s\n", error.message);
    printf("%d tiles share %d vertices\n", (int)other->tile_count, (int)other->vertex_count);

    pave_mesh_destroy(other);
    pave_adjacency_destroy(adjacency);
    pave_mesh_destroy(mesh);
    pave_board_destroy(board);
    return 0;
}
