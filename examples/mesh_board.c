/// Tiles from a board: you choose which tiles touch, and get polygons that share corners.
#include <pave/pave.h>

#include <stdio.h>

static void print_tile(const pave_mesh *mesh, int32_t tile)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    printf("tile %d:", (int)tile);
    for (int32_t k = 0; k < count; k++) {
        pave_vec2 at = pave_mesh_point(mesh, ring[k]);
        printf(" %.2f,%.2f", at.x, at.y);
    }
    printf("\n");
}

int main(void)
{
    pave_board_def def = {.width = 5, .height = 4, .system = PAVE_HEX_EVEN_Q};
    pave_board *board = NULL;
    pave_mesh *mesh = NULL, *copy = NULL;
    pave_error error;
    if (pave_board_create(&def, NULL, &board, &error) != PAVE_OK) return 1;
    if (pave_board_set(board, pave_board_at(1, 1), 0, false) != PAVE_OK)
        return 1; // (1, 1) and the tile north of it must not touch

    if (pave_mesh_create_from_board(board, NULL, NULL, NULL, &mesh, &error) != PAVE_OK) return 1;
    printf("%d tiles share %d vertices, %d of them on the rim\n", (int)mesh->tile_count,
           (int)mesh->vertex_count, (int)mesh->rim_count);
    print_tile(mesh, 6);
    printf("All of it as one number: %016llx\n", (unsigned long long)pave_mesh_hash(mesh));

    // Ten steps of relaxation; `copy` keeps the original positions.
    if (pave_mesh_copy(mesh, NULL, &copy, NULL) != PAVE_OK) return 1;
    pave_relax_def relax = {.kind = PAVE_RELAX_PUSH, .steps = 10, .min_radius = 0.95};
    if (pave_mesh_relax(mesh, &relax, NULL, &error) != PAVE_OK) return 1;
    printf("After %d steps, in the last of which nothing moved farther than %.3f:\n",
           (int)mesh->made.steps, mesh->made.moved);
    print_tile(copy, 6);
    print_tile(mesh, 6);

    // An impossible board is refused with a reason.
    for (int k = 0; k < 4; k++)
        if (pave_board_set(board, pave_board_at(2, 2), k, false) != PAVE_OK) return 1;
    pave_mesh *none = NULL;
    if (pave_mesh_create_from_board(board, NULL, NULL, NULL, &none, &error) == PAVE_OK) return 1;
    printf("%s\n", error.message);

    pave_mesh_destroy(copy);
    pave_mesh_destroy(mesh);
    pave_board_destroy(board);
    return 0;
}
