/// A board: hexagons in columns and rows, of which the designer says, neighbour by neighbour, who
/// is adjacent.
#include <pave/pave.h>

#include <stdio.h>

int main(void)
{
    pave_board_def def = {.width = 8, .height = 5, .system = PAVE_HEX_EVEN_Q};
    pave_board *board = NULL, *copy = NULL;
    pave_error error;
    if (pave_board_create(&def, NULL, &board, &error) != PAVE_OK) {
        fprintf(stderr, "%s\n", error.message);
        return 1;
    }
    printf("%d tiles in %s and a border round them, %d places in all; %d pairs of neighbours\n",
           (int)pave_board_tile_count(board), pave_board_flat(board) ? "columns" : "rows",
           (int)board->slot_count, (int)pave_board_edge_count(board));

    // One tile loses its neighbours N and upper right. They lose it too.
    pave_board_tile tile = pave_board_at(3, 2);
    if (pave_board_copy(board, NULL, &copy, NULL) != PAVE_OK) return 1;
    if (pave_board_set(board, tile, 0, false) != PAVE_OK ||
        pave_board_set(board, tile, 1, false) != PAVE_OK)
        return 1;
    for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++) {
        pave_board_tile there = pave_board_neighbor(board, tile, k);
        printf("  neighbour %d, (%d,%d): %s\n", k, (int)there.col, (int)there.row,
               pave_board_has(board, tile, k) ? "adjacent" : "cut off");
        if (!pave_board_tile_equal(
                pave_board_neighbor(board, there, pave_board_between(board, there, tile)), tile))
            return 1;
    }
    printf("So its links are 0x%02x instead of 0x%02x, and it has %d neighbours\n",
           (unsigned)pave_board_links6(board, tile), (unsigned)pave_board_links6(copy, tile),
           pave_board_degree(board, tile));

    // Where it stands: in the array of links, among the nodes of the board's graph, and in the
    // world.
    pave_vec2 position = pave_board_position(board, tile);
    printf("It is at place %d, node %d, lattice point %d,%d, and world point %.3f,%.3f; its column "
           "is %s\n",
           (int)pave_board_slot(board, tile), (int)pave_board_node(board, tile),
           (int)pave_board_x(board, tile), (int)pave_board_y(board, tile), position.x, position.y,
           pave_board_shifted(board, tile) ? "shoved" : "not shoved");

    // The border: tiles that become no polygons. It is numbered after the inner tiles, clockwise.
    pave_board_tile first = pave_board_node_tile(board, pave_board_tile_count(board)),
                    last = pave_board_slot_tile(board, board->slot_count - 1);
    printf("The border begins at (%d,%d); (%d,%d) is %s tile of the board, (9,0) is %s\n",
           (int)first.col, (int)first.row, (int)last.col, (int)last.row,
           pave_board_inner(board, last) ? "an inner" : "a border",
           pave_board_contains(board, pave_board_at(9, 0)) ? "one too" : "none of its tiles");
    pave_board_destroy(copy);
    pave_board_destroy(board);
    return 0;
}
