// cli/world/verify_kept.c: a window around each edit of a world file, or along its rim.
#include "verify_kept.h"

#include "../result.h"
#include "ground.h"

#include <inttypes.h>
#include <stdlib.h>

enum { MARGIN = 3, PIECE = 256 }; // unit cells around an edit; of a window, along a side

typedef struct kept_count {
    int64_t edits, edges, vertices, mismatches;
} kept_count;

static int verify_window(const cli_ground *ground, pave_rect rect, kept_count *count)
{
    pave_world_verdict verdict;
    pave_error error = {0};
    pave_window *window = NULL;
    const pave_window_def def = {.tiling = ground->tiling,
                                 .shape = PAVE_WINDOW_PARALLELOGRAM,
                                 .width = rect.width,
                                 .height = rect.height,
                                 .at = pave_cell_of(rect.q, rect.r)};
    error.result = pave_window_create(&def, NULL, &window, &error);
    uint32_t *ids = window ? malloc((size_t)window->count * sizeof *ids) : NULL;
    if (window && !ids) error.result = PAVE_NO_MEMORY;
    if (ids) {
        pave_world_fill_window(ground->world, window, NULL, ids);
        error.result = pave_world_verify(window, NULL, ground->sets, ids, &verdict, &error);
    }
    if (error.result == PAVE_OK) {
        count->edges += verdict.edges;
        count->vertices += verdict.vertices;
        count->mismatches += verdict.edge_mismatches + verdict.vertex_mismatches + verdict.foreign;
    }
    free(ids);
    pave_window_destroy(window);
    return error.result == PAVE_OK          ? CLI_DONE
           : error.result == PAVE_NO_MEMORY ? cli_failed("out of memory")
                                            : cli_report(&error);
}

// A rectangle with its surroundings, as far as there are coordinates, piece by piece.
static int verify_rect(const cli_ground *ground, pave_rect rect, kept_count *count)
{
    const int32_t max = PAVE_COORDINATE_MAX;
    const pave_rect whole = pave_rect_intersection(
        pave_rect_of(rect.q - MARGIN, rect.r - MARGIN, rect.width + 2 * MARGIN,
                     rect.height + 2 * MARGIN),
        pave_rect_of(-max, -max, 2 * max, 2 * max)); // the last row and column are left out
    int code = CLI_DONE;
    for (int32_t y = 0; y < whole.height && code == CLI_DONE; y += PIECE)
        for (int32_t x = 0; x < whole.width && code == CLI_DONE; x += PIECE) {
            const pave_rect piece = pave_rect_intersection(
                whole, pave_rect_of(whole.q + x, whole.r + y, PIECE + 1, PIECE + 1));
            code = verify_window(ground, piece, count);
        }
    return code;
}

static int verify_edit(const cli_ground *ground, const pave_edit *edit, kept_count *count)
{
    int code = CLI_DONE;
    if (edit->kind == PAVE_EDIT_AREA) return verify_rect(ground, edit->rect, count);
    if (edit->kind != PAVE_EDIT_PINS)
        return verify_rect(ground, pave_rect_of(edit->cell.q, edit->cell.r, 1, 1), count);
    for (int64_t i = 0; i < edit->count && code == CLI_DONE; i++)
        code = verify_rect(ground, pave_rect_of(edit->cells[i].q, edit->cells[i].r, 1, 1), count);
    return code;
}

int cli_verify_kept(const cli_call *call, const char *path, bool json)
{
    cli_ground ground;
    kept_count count = {0};
    pave_edit edit = {.number = 0};
    int code = cli_ground_open_kept(path, false, false, &ground);
    pave_error error = {0};
    if (code == CLI_DONE && pave_store_check(ground.store, &error)) code = cli_report(&error);
    while (code == CLI_DONE &&
           pave_edits_next(pave_store_edits(ground.store), edit.number, &edit)) {
        code = verify_edit(&ground, &edit, &count);
        count.edits++;
    }
    if (code == CLI_DONE) {
        cli_result result = {.out = call->out, .json = json};
        cli_json_open(&result, NULL, '{');
        CLI_JSON_COUNTS(&result, "edits|edges|vertices|mismatches", count.edits, count.edges,
                        count.vertices, count.mismatches);
        cli_json_close(&result);
        cli_text_print(&result, "", path, ": ");
        cli_text(&result,
                 "%" PRId64 " mismatches around %" PRId64 " edits, in %" PRId64
                 " edges and %" PRId64 " corners\n",
                 count.mismatches, count.edits, count.edges, count.vertices);
        if (count.mismatches > 0) code = CLI_NO;
    }
    cli_ground_close(&ground);
    return code;
}
