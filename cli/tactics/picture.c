// cli/tactics/picture.c: pictures of boards.
#include "tactics.h"

#include "../output.h"
#include "../work.h"

#include <inttypes.h>
#include <stdlib.h>

// The number of a face, or a number of tenths, such as 1.5.
static void write_number(void *context, pave_picture_part part, char *out)
{
    const tactics_picture *picture = context;
    const int32_t number = picture->numbers[pave_window_index(picture->def.window, part.at)];
    if (number < 0) return;
    if (picture->tenths && number % 10)
        snprintf(out, PAVE_PICTURE_TEXT_SIZE, "%" PRId32 ".%" PRId32, number / 10, number % 10);
    else
        snprintf(out, PAVE_PICTURE_TEXT_SIZE, "%" PRId32, picture->tenths ? number / 10 : number);
}

int tactics_picture_open(const tactics_board *board, const tactics_output *output,
                         tactics_picture *out)
{
    const size_t count = (size_t)board->window->count;
    out->colors = calloc(count, sizeof *out->colors);
    out->outlines = calloc(count, sizeof *out->outlines);
    out->numbers = malloc(count * sizeof *out->numbers);
    if (!out->colors || !out->outlines || !out->numbers) return tactics_no_memory();
    for (size_t i = 0; i < count; i++) out->numbers[i] = -1;
    out->def = (pave_picture_tactics_def){.window = board->window,
                                          .walls = board->walls,
                                          .rough = board->rough,
                                          .orientation = board->window->def.orientation,
                                          .colors = out->colors,
                                          .outlines = out->outlines,
                                          .names = {write_number, out},
                                          .trails = out->trails,
                                          .tokens = out->tokens,
                                          .size = tactics_size(output)};
    return CLI_DONE;
}

void tactics_picture_close(tactics_picture *picture)
{
    free(picture->numbers);
    free(picture->outlines);
    free(picture->colors);
}

void tactics_add_token(tactics_picture *picture, pave_picture_token_kind kind, int32_t cell,
                       uint32_t color, const char *text)
{
    const int64_t i = picture->def.token_count++;
    assert(i < TACTICS_TOKENS_MAX);
    picture->cells[i] = cell;
    picture->numbers[cell] = -1;
    picture->tokens[i] = (pave_picture_token){
        .kind = kind, .cells = &picture->cells[i], .cell_count = 1, .color = color, .text = text};
}

void tactics_add_way(tactics_picture *picture, const int32_t *cells, int64_t count)
{
    assert(picture->def.trail_count < TACTICS_TRAILS_MAX);
    picture->trails[picture->def.trail_count++] = (pave_picture_trail){
        .cells = cells, .cell_count = count, .color = TACTICS_WAY, .end = PAVE_PICTURE_TRAIL_ARROW};
}

int tactics_scene_write(const cli_call *call, const tactics_output *output, pave_scene *scene)
{
    cli_catch_signals(); // what is written beside its target is to be taken back
    int code =
        cli_write_scene(scene, output->path, (pave_draw_format)(PAVE_DRAW_SVG + call->format));
    pave_scene_destroy(scene);
    return code;
}

int tactics_picture_write(const cli_call *call, const tactics_output *output,
                          tactics_picture *picture)
{
    pave_error error = {0};
    pave_scene *scene;
    return pave_picture_tactics(&picture->def, NULL, &scene, &error) == PAVE_OK
               ? tactics_scene_write(call, output, scene)
               : tactics_refuse(&error);
}
