/// A game on a mesh: a click closes or opens the nearest wall of a tile, the tiles around it are
/// evened out, and the player undoes everything.
#include <pave/pave.h>

#include <stdio.h>

typedef struct game {
    pave_board *board;
    pave_mesh *mesh;
    pave_locator *locator;
} game;

/// Returns the side of a tile whose midpoint is nearest to a position.
static int nearest_side(const pave_mesh *mesh, int32_t tile, pave_vec2 at)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    int best = 0;
    double least = 1e300;
    for (int32_t k = 0; k < count; k++) {
        const pave_vec2 a = pave_mesh_point(mesh, ring[k]),
                        b = pave_mesh_point(mesh, ring[(k + 1) % count]);
        const double x = (a.x + b.x) / 2 - at.x, y = (a.y + b.y) / 2 - at.y;
        if (x * x + y * y < least) least = x * x + y * y, best = (int)k;
    }
    return best;
}

/// Closes or opens the wall between a tile and its neighbour k, and updates the locator.
static bool turn_wall(game *g, pave_board_tile tile, int k)
{
    const pave_relax_def even = {.steps = 10};
    const bool was = pave_board_has(g->board, tile, k);
    pave_mesh_patch patch;
    pave_error error;
    if (pave_mesh_edit_board(g->mesh, g->board, tile, k, !was, &patch, &error) != PAVE_OK) {
        printf("no: %s\n", error.message); // nothing has changed
        return false;
    }
    printf("%s, %d tiles to draw anew\n", patch.restored ? "taken back" : "changed",
           (int)patch.tile_count);
    if (pave_locator_update(g->locator, &patch) != PAVE_OK) return false;
    if (patch.restored) return true; // an undone edit also restores the positions
    return pave_mesh_relax_around(g->mesh, patch.pair[0], 2, &even, &patch, NULL) == PAVE_OK &&
           pave_locator_update(g->locator, &patch) == PAVE_OK;
}

int main(void)
{
    const pave_board_def def = {.width = 30, .height = 20, .system = PAVE_HEX_EVEN_Q};
    const pave_mesh_def made = {.relax = {.steps = 10}};
    game g = {0};
    if (pave_board_create(&def, NULL, &g.board, NULL) != PAVE_OK) return 1;
    if (pave_mesh_create_from_board(g.board, &made, NULL, NULL, &g.mesh, NULL) != PAVE_OK) return 1;
    if (pave_locator_create(g.mesh, NULL, &g.locator, NULL) != PAVE_OK) return 1;
    if (pave_mesh_prepare_edits(g.mesh, g.board, NULL, NULL) != PAVE_OK) return 1; // while it loads
    const uint64_t hash = pave_mesh_hash(g.mesh);

    const pave_vec2 clicks[] = {{20.1, 15.2}, {21.4, 15.9}, {12.2, 7.7}};
    pave_board_tile tiles[3];
    int ways[3];
    for (int i = 0; i < 3; i++) {
        const int32_t tile = pave_locator_find(g.locator, clicks[i]);
        tiles[i] = pave_board_node_tile(g.board, tile);
        int side = nearest_side(g.mesh, tile, clicks[i]); // the sides face the joined neighbours
        for (ways[i] = 0; !pave_board_has(g.board, tiles[i], ways[i]) || side-- > 0;) ways[i]++;
        printf("tile %d, neighbour %d: ", (int)tile, ways[i]);
        if (!turn_wall(&g, tiles[i], ways[i])) return 1;
    }
    for (int i = 2; i >= 0; i--)
        if (!turn_wall(&g, tiles[i], ways[i])) return 1;
    puts(pave_mesh_hash(g.mesh) == hash ? "the mesh that was there" : "another mesh");

    pave_locator_destroy(g.locator);
    pave_mesh_destroy(g.mesh);
    pave_board_destroy(g.board);
    return 0;
}
