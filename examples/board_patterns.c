/// Three boards from one call each, drawn: hexagons, quadrilaterals and triangles are a matter of
/// who is adjacent.
#include <pave/pave.h>

#include <stdio.h>
#include <string.h>

enum { WIDTH = 8, HEIGHT = 4, LINE = 4 * WIDTH + 4 };

/// The inner tiles of a board in rows, and lines between those that are adjacent.
static void draw(const pave_board *board)
{
    char lines[2 * HEIGHT][LINE + 1];
    memset(lines, ' ', sizeof lines);
    for (int32_t node = 0; node < pave_board_tile_count(board); node++) {
        pave_board_tile tile = pave_board_node_tile(board, node);
        char *at = &lines[2 * tile.row][4 * tile.col + 2 * pave_board_shifted(board, tile) + 1];
        at[0] = 'o';
        for (int k = 1; k <= 3; k++) { // E, SE and SW
            if (!pave_board_has(board, tile, k) ||
                !pave_board_inner(board, pave_board_neighbor(board, tile, k)))
                continue;
            if (k == 1) memcpy(at + 1, "---", 3);
            if (k > 1) at[LINE + 1 + (k == 2 ? 1 : -1)] = k == 2 ? '\\' : '/';
        }
    }
    for (int line = 0; line < 2 * HEIGHT - 1; line++) printf("  %.*s\n", LINE, lines[line]);
}

int main(void)
{
    static const char *const names[] = {"hexagons", "quadrilaterals", "triangles"};
    for (int pattern = PAVE_BOARD_HEX; pattern <= PAVE_BOARD_TRIANGLE; pattern++) {
        pave_board_def def = {
            .width = WIDTH, .height = HEIGHT, .pattern = (pave_board_pattern)pattern};
        pave_board *board = NULL;
        if (pave_board_create(&def, NULL, &board, NULL) != PAVE_OK) return 1;
        printf("%s: %d of %d pairs of neighbours are adjacent, and each tile has %d\n",
               names[pattern], (int)pave_board_edge_count(board), (int)board->inner_edges,
               pave_board_degree(board, pave_board_at(3, 2)));
        draw(board);
        pave_board_destroy(board);
    }
    return 0;
}
