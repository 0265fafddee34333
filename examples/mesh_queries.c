/// Neighbours: tiles across the sides, the side that two share, tiles and edges at a corner.
#include <pave/pave.h>

#include <stdio.h>

enum { SIDES_MAX = 32, TILE = 17 };

int main(void)
{
    pave_board_def def = {.width = 8, .height = 5};
    pave_board *board = NULL;
    pave_mesh *mesh = NULL;
    if (pave_board_create(&def, NULL, &board, NULL) != PAVE_OK) return 1;
    if (pave_board_remove_random(board, 4, 0.3, NULL, NULL) != PAVE_OK) return 1;
    if (pave_mesh_create_from_board(board, NULL, NULL, NULL, &mesh, NULL) != PAVE_OK) return 1;

    int32_t beyond[SIDES_MAX], sides = pave_mesh_side_count(mesh, TILE);
    if (sides > SIDES_MAX) return 1;
    pave_mesh_neighbors(mesh, TILE, beyond);
    printf("Tile %d has %d sides; beyond them:", TILE, (int)sides);
    for (int32_t k = 0; k < sides; k++) printf(" %d", (int)beyond[k]);
    printf("\nBeyond its first side alone: %d\n", (int)pave_mesh_neighbor(mesh, TILE, 0));

    int32_t other = beyond[1], count;
    int32_t side = pave_mesh_shared_side(mesh, TILE, other),
            back = pave_mesh_shared_side(mesh, other, TILE);
    const int32_t *ring = pave_mesh_ring(mesh, TILE, &count);
    int32_t from = ring[side], to = ring[(side + 1) % count];
    printf("Tiles %d and %d share the edge from vertex %d to %d: side %d of the one, %d of the "
           "other\n",
           TILE, (int)other, (int)from, (int)to, (int)side, (int)back);

    const int32_t *tiles = pave_mesh_tiles_at(mesh, from, &count);
    printf("At vertex %d, %s, meet the tiles", (int)from,
           pave_mesh_on_rim(mesh, from) ? "on the rim" : "inside");
    for (int32_t i = 0; i < count; i++) printf(" %d", (int)tiles[i]);
    int32_t joined[SIDES_MAX];
    if (count + 1 > SIDES_MAX) return 1;
    count = pave_mesh_vertex_neighbors(mesh, from, joined);
    printf("; edges lead, clockwise from north, to the vertices");
    for (int32_t i = 0; i < count; i++) printf(" %d", (int)joined[i]);
    printf("\n");

    pave_mesh_destroy(mesh);
    pave_board_destroy(board);
    return 0;
}
