/// tests/fuzz/fuzz_board.c: any bytes as a board; what is taken is written, and read again as the
/// same board.
#include "../../formats/json/json_parts.h"
#include "limited.h"

#include <pave/formats/json.h>

#include <stdio.h>
#include <string.h>
#include <unistd.h>

static void check_links(const pave_board *board)
{
    must(board->width >= 1 && board->height >= 1 &&
         board->slot_count == (board->width + 2) * (board->height + 2));
    for (int32_t place = 0; place < board->slot_count && place < 5000; place++) {
        const pave_board_tile tile =
            pave_board_at(place % board->pitch - 1, place / board->pitch - 1);
        for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++) {
            const pave_board_tile other = pave_board_neighbor(board, tile, k);
            if (!pave_board_contains(board, other))
                must(!pave_board_has(board, tile, k));
            else
                must(pave_board_has(board, tile, k) == pave_board_has(board, other, (k + 3) % 6));
        }
    }
}

static void check_there_and_back(const pave_board *board, const pave_allocator *allocator)
{
    char path[64];
    pave_board *read = NULL;
    snprintf(path, sizeof path, "fuzz_board_%ld.json", (long)getpid());
    if (pave_json_board_write(board, path, allocator, NULL) == PAVE_OK) {
        const pave_result result = pave_json_board_read(path, allocator, &read, NULL);
        must(result == PAVE_OK || result == PAVE_NO_MEMORY);
        if (read)
            must(read->width == board->width && read->system == board->system &&
                 memcmp(read->links, board->links, (size_t)board->slot_count) == 0);
        pave_board_destroy(read);
        remove(path);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    size_t used = 0;
    pave_allocator allocator = {.resize = limited_resize, .context = &used};
    pave_board *board = NULL;
    pave_error error = {0};
    const pave_result result = pave_json_text_parse(&pave_json_board_format, (const char *)data,
                                                    size, "in.json", &allocator, &board, &error);
    must((result == PAVE_OK) == (board != NULL) && error.result == result);
    must((result == PAVE_OK) == (error.message[0] == 0));
    if (board) check_links(board);
    if (board && board->slot_count < 5000) check_there_and_back(board, &allocator);
    pave_board_destroy(board);
    must(used == 0);
    return 0;
}
