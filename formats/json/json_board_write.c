/// formats/json/json_board_write.c: writes boards as differences from their pattern.
#include "../common/common_output.h"

#include <pave/formats/json.h>

/// Iterates over the adjacencies owned by the board's tiles: neighbours 1 to 3 of each tile, row by
/// row.
typedef struct owned_step {
    int32_t place;
    int k;
} owned_step;

static pave_board_tile tile_at(const pave_board *board, int32_t slot)
{
    return pave_board_at(slot % board->pitch - 1, slot / board->pitch - 1);
}

/// Advances to the next adjacency that `board` has and `other` lacks; returns false at the end.
/// Initialize to {0, 0}.
static bool next_difference(const pave_board *board, const pave_board *other, owned_step *step)
{
    for (; step->place < board->slot_count; step->place++, step->k = 0) {
        if (board->links[step->place] == other->links[step->place]) continue;
        const pave_board_tile tile = tile_at(board, step->place);
        while (step->k < 3) {
            step->k++;
            if (pave_board_has(board, tile, step->k) && !pave_board_has(other, tile, step->k))
                return true;
        }
    }
    return false;
}

/// Writes the list of adjacencies that `board` has and `other` lacks; omits an empty list.
static void write_differences(pave_output *output, const char *name, const pave_board *board,
                              const pave_board *other)
{
    const char *before = "";
    for (owned_step step = {0, 0}; next_difference(board, other, &step); before = ",") {
        const pave_board_tile tile = tile_at(board, step.place),
                              other_tile = pave_board_neighbor(board, tile, step.k);
        if (before[0] == 0)
            pave_output_format(output, ",\n    \"%s\": [", name);
        else
            pave_output_char(output, ',');
        pave_output_format(output, "\n        [[%d, %d], [%d, %d]]", (int)tile.col, (int)tile.row,
                           (int)other_tile.col, (int)other_tile.row);
    }
    if (before[0] != 0) pave_output_text(output, "\n    ]");
}

pave_result pave_json_board_write(const pave_board *board, const char *path,
                                  const pave_allocator *allocator, pave_error *error)
{
    pave_output output;
    pave_board *whole = NULL;
    const pave_board_def def = {board->width, board->height, board->system, board->pattern};
    if (error) *error = (pave_error){0};
    pave_result result = pave_board_create(&def, allocator, &whole, error);
    if (result == PAVE_OK) result = pave_output_open(&output, path, allocator, error);
    if (result == PAVE_OK) {
        pave_output_format(
            &output, "{\n    \"layout\": \"%s\",\n    \"size\": [%d, %d],\n    \"pattern\": \"%s\"",
            pave_word(pave_hex_system_words, board->system), (int)board->width, (int)board->height,
            pave_word(pave_board_pattern_words, board->pattern));
        write_differences(&output, "cuts", whole, board);
        write_differences(&output, "joins", board, whole);
        pave_output_text(&output, "\n}\n");
        result = pave_output_close(&output);
    }
    pave_board_destroy(whole);
    return result;
}
