// cli/tactics/put.c: what is written and printed of an answer.
#include "tactics.h"

#include <string.h>

int tactics_no_memory(void) { return cli_failed("out of memory; choose a smaller board"); }

int tactics_refuse(const pave_error *error)
{
    return error->result == PAVE_NO_MEMORY ? tactics_no_memory()
           : error->file[0]                ? cli_report(error)
                                           : cli_wrong("%s", error->message);
}

bool tactics_prints(const tactics_output *output)
{
    return !output->path || strcmp(output->path, "-") != 0;
}

cli_result tactics_begin(const cli_call *call, const tactics_output *output)
{
    cli_result result = {.out = call->out, .json = output->json, .column = 8};
    cli_json_open(&result, NULL, '{');
    return result;
}

void tactics_end(cli_result *result, const tactics_output *output, uint64_t hash)
{
    if (output->hash) cli_put_hash(result, hash);
    cli_json_close(result);
}

void tactics_put_cells(cli_result *result, const char *name, const tactics_board *board,
                       const int32_t *cells, int64_t count)
{
    char text[PAVE_TRI_TEXT_SIZE];
    cli_put_list(result, name);
    for (int64_t i = 0; cli_put_each(result, i, count, 0); i++) {
        pave_tri_face_text(pave_window_cell(board->window, cells[i]), text);
        cli_put(result, NULL, result->json ? "\"%s\"" : "%s", text);
    }
}

void tactics_json_cell(cli_result *result, const char *name, const tactics_board *board,
                       int32_t cell)
{
    char text[PAVE_TRI_TEXT_SIZE];
    cli_json_text(result, name, pave_tri_face_text(pave_window_cell(board->window, cell), text));
}

uint64_t tactics_hash(uint64_t hash, const int32_t *numbers, int64_t count)
{
    return pave_hash(hash, (const uint32_t *)numbers, count);
}
