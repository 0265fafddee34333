/// A board as a file that a person can type: a pattern, and the cuts that differ from it; changed,
/// written again; and what is said of wrong ones.
#include <pave/formats/json.h>
#include <pave/pave.h>

#include <stdio.h>
#include <string.h>

static const char pond[] = "{\n"
                           "    \"layout\": \"even-q\",\n"
                           "    \"size\": [6, 4],\n"
                           "    \"pattern\": \"hex\",\n"
                           "    \"cuts\": [\n"
                           "        [[2, 1], [2, 2]],\n"
                           "        [[3, 1], [3, 2]]\n"
                           "    ]\n"
                           "}\n";

int main(void)
{
    pave_board *board, *again;
    pave_error error;
    char text[PAVE_ERROR_TEXT_SIZE];
    if (pave_json_board_parse(pond, strlen(pond), "pond.json", NULL, &board, &error) != PAVE_OK)
        return 1;
    printf("%d x %d tiles, %d of %d pairs of neighbours adjacent\n", (int)board->width,
           (int)board->height, (int)pave_board_edge_count(board), (int)board->inner_edges);

    const pave_board_tile tile = pave_board_at(4, 1);
    if (pave_board_set(board, tile, 3, false) != PAVE_OK)
        return 1; // not adjacent to the tile below
    if (pave_json_board_write(board, "pond.json", NULL, &error) != PAVE_OK ||
        pave_json_board_read("pond.json", NULL, &again, &error) != PAVE_OK) {
        printf("%s\n", pave_error_text(&error, text));
        return 1;
    }
    printf("after another cut, written and read: %d adjacent\n", (int)pave_board_edge_count(again));
    pave_board_destroy(again);
    pave_board_destroy(board);
    remove("pond.json");

    static const char *const wrong[] = {
        "{\"size\": [6, 4],\n \"cuts\": [[[0, 0], [3, 3]]]}",
        "{\"size\": [6, 4],\n \"cuts\": [[[0, 0], [1, 0]],\n          [[1, 0], [0, 0]]]}",
        "{\"size\": [6, 4],\n \"pattern\": \"square\"}",
    };
    for (int n = 0; n < 3; n++)
        if (pave_json_board_parse(wrong[n], strlen(wrong[n]), "wrong.json", NULL, &board, &error) !=
            PAVE_OK)
            printf("%s\n", pave_error_text(&error, text));
    return 0;
}
