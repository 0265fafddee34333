/// One notation for walls and cuts: a board from a mask, the walls of another laid over it, and a
/// board written as a mask.
#include <pave/pave.h>

#include <stdio.h>
#include <string.h>

static const char walls[] = "grid hex\n"
                            "window rectangle 5x4 system offset-even-r\n"
                            "rows\n"
                            " . . . . .\n"
                            ". . . . .\n"
                            " . . . . .\n"
                            ". . . . .\n"
                            "edges 1,1,NE 2,1,W 2,2,W\n";

int main(void)
{
    pave_mask *mask = NULL, *written = NULL;
    pave_board *board = NULL;
    pave_error error;
    char text[1000];
    int64_t size;
    if (pave_mask_read(walls, strlen(walls), "walls.mask", NULL, NULL, &mask, &error) != PAVE_OK)
        return 1;
    if (pave_board_create_from_mask(mask, NULL, &board, &error) != PAVE_OK) return 1;
    printf("%d of %d pairs of neighbours are adjacent\n", (int)pave_board_edge_count(board),
           (int)board->inner_edges);

    // Quadrilaterals with the same walls.
    pave_board_def def = {
        .width = 5, .height = 4, .system = PAVE_HEX_EVEN_R, .pattern = PAVE_BOARD_QUAD};
    pave_board *other = NULL;
    if (pave_board_create(&def, NULL, &other, &error) != PAVE_OK) return 1;
    if (pave_board_cut_mask(other, mask, &error) != PAVE_OK) return 1;
    printf("of quadrilaterals, %d are\n", (int)pave_board_edge_count(other));

    // A tile cut off by hand, and what the board is as a text.
    if (pave_board_set(board, pave_board_at(0, 0), 1, false) != PAVE_OK) return 1;
    if (pave_board_to_mask(board, NULL, &written, NULL) != PAVE_OK) return 1;
    if (pave_mask_write(written, text, (int64_t)sizeof text, &size) != PAVE_OK) return 1;
    printf("%s", text);

    // A board has no holes.
    pave_mask_set_cell(mask, 7, true);
    if (pave_board_cut_mask(other, mask, &error) == PAVE_UNSUPPORTED) printf("%s\n", error.message);
    pave_mask_destroy(written);
    pave_board_destroy(other);
    pave_board_destroy(board);
    pave_mask_destroy(mask);
    return 0;
}
