// cli/world/cmd_world_log.c: pave world log, the edits of a world file; pave world undo, which
// undoes them.
#include "../commands.h"
#include "../result.h"
#include "world_source.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

// ---- log ----------------------------------------------------------------------------------------

typedef struct log_options {
    bool json;
} log_options;

#define OPTIONS log_options
static const cli_option log_table[] = {CLI_JSON_ROW(json)};

static int64_t tile_number(uint32_t tile) { return tile == PAVE_WANG_EMPTY ? -1 : (int64_t)tile; }

// Prints a payload as text, or in hexadecimal if it is not text.
static void print_payload(cli_result *result, const pave_edit *edit)
{
    const size_t size = (size_t)edit->payload_size;
    char *text = malloc(2 * size + 1);
    if (!text) return;
    bool plain = size == 0 || !memchr(edit->payload, 0, size);
    if (plain && size > 0) memcpy(text, edit->payload, size);
    text[plain ? size : 0] = '\0';
    plain = plain && cli_text_is_utf8(text);
    for (size_t i = 0; !plain && i < size; i++)
        snprintf(text + 2 * i, 3, "%02x", ((const unsigned char *)edit->payload)[i]);
    text[plain ? size : 2 * size] = '\0';
    cli_json_text(result, plain ? "payload" : "payload_hex", text);
    if (size > 0) cli_text_print(result, plain ? " \"" : " 0x", text, plain ? "\"" : "");
    free(text);
}

static void print_pins(cli_result *result, const cli_named_world *ground, const pave_edit *edit)
{
    char at[PAVE_TILING_TEXT_SIZE];
    cli_text(result, "%" PRId64 " tiles from %s on", edit->count,
             pave_tiling_face_text(ground->tiling, edit->cells[0], at));
    cli_json_open(result, "pins", '[');
    for (int64_t i = 0; result->json && i < edit->count; i++) {
        cli_json_open(result, NULL, '{');
        cli_json_text(result, "cell", pave_tiling_face_text(ground->tiling, edit->cells[i], at));
        cli_json_member(result, "tile", "%" PRId64, tile_number(edit->tiles[i]));
        cli_json_close(result);
    }
    cli_json_close(result);
}

static void print_what(cli_result *result, const cli_named_world *ground, const pave_edit *edit)
{
    switch (edit->kind) {
    case PAVE_EDIT_PIN:
        cli_json_member(result, "tile", "%" PRId64, tile_number(edit->tile));
        cli_text(result, "tile %" PRId64, tile_number(edit->tile));
        break;
    case PAVE_EDIT_CLEAR:
        cli_json_member(result, "tile", "null");
        cli_text(result, "clear");
        break;
    case PAVE_EDIT_COLOR:
        cli_json_member(result, "place", "%d", (int)edit->place);
        cli_json_member(result, "color", "%d",
                        edit->color == PAVE_WANG_UNSET  ? 0
                        : edit->color == PAVE_WANG_FREE ? -1
                                                        : edit->color);
        cli_text(result, "place %d %s", (int)edit->place,
                 edit->color == PAVE_WANG_FREE
                     ? "free"
                     : cli_color_name(&ground->colors,
                                      edit->color == PAVE_WANG_UNSET ? 0 : edit->color));
        break;
    case PAVE_EDIT_AREA:
        cli_json_list(result, "size", (const int32_t[]){edit->rect.width, edit->rect.height}, 2);
        cli_json_member(result, "seed", "\"%" PRIu64 "\"", edit->seed);
        cli_text(result, "area %dx%d of seed %" PRIu64, (int)edit->rect.width,
                 (int)edit->rect.height, edit->seed);
        break;
    case PAVE_EDIT_PINS: print_pins(result, ground, edit); break;
    }
}

static void print_edit(cli_result *result, const cli_named_world *ground, const pave_edit *edit)
{
    char at[PAVE_TILING_TEXT_SIZE];
    const pave_cell cell = edit->kind == PAVE_EDIT_AREA   ? pave_cell_of(edit->rect.q, edit->rect.r)
                           : edit->kind == PAVE_EDIT_PINS ? edit->cells[0]
                                                          : edit->cell;
    cli_json_open(result, NULL, '{');
    cli_put(result, result->json ? "edit" : NULL, "%" PRId64, edit->number);
    if (edit->kind != PAVE_EDIT_PIN)
        cli_json_text(result, "kind", pave_word(pave_edit_kind_words, edit->kind));
    if (edit->kind == PAVE_EDIT_AREA)
        snprintf(at, sizeof at, "%d,%d", (int)cell.q, (int)cell.r);
    else
        pave_tiling_face_text(ground->tiling, cell, at);
    cli_json_text(result, "cell", at);
    cli_text(result, "%s", edit->kind == PAVE_EDIT_PINS ? " " : " ");
    if (edit->kind != PAVE_EDIT_PINS) cli_text(result, "%s ", at);
    print_what(result, ground, edit);
    print_payload(result, edit);
    cli_text(result, "\n");
    cli_json_close(result);
}

static int print_log(const cli_call *call)
{
    const log_options *options = call->options;
    cli_named_world ground;
    const int code = cli_named_world_open_kept(call->operands[0], false, false, &ground);
    if (code == CLI_DONE) {
        cli_result result = {.out = call->out, .json = options->json};
        pave_edit edit = {.number = 0};
        cli_json_open(&result, NULL, '{');
        cli_json_open(&result, "edits", '[');
        while (pave_edits_next(pave_store_edits(ground.store), edit.number, &edit))
            print_edit(&result, &ground, &edit);
        cli_json_close(&result);
        cli_json_close(&result);
    }
    cli_named_world_close(&ground);
    return code;
}

const cli_command cli_world_log = {CLI_COMMAND("world", "log", log_table, print_log),
                                   CLI_OPERANDS("W.pave", 1, 1)};

// ---- undo ---------------------------------------------------------------------------------------

#undef OPTIONS
typedef struct undo_options {
    bool power_safe;
} undo_options;

#define OPTIONS undo_options
static const cli_option undo_table[] = {
    CLI_FLAG_ROW("power-safe", power_safe,
                 "wait for the disk, so that even a power loss loses nothing"),
};

// Returns the number of the latest edit; 0 if there are no edits.
static int64_t find_last(const pave_edits *edits)
{
    pave_edit edit = {.number = 0};
    while (pave_edits_next(edits, edit.number, &edit)) {
    }
    return edit.number;
}

static int undo(const cli_call *call)
{
    const undo_options *options = call->options;
    cli_named_world ground;
    int64_t number = 0;
    pave_error error = {0};
    if (call->operand_count > 1 &&
        cli_read_number(call->operands[1], 1, INT64_MAX - 1, &number) != CLI_READ)
        return cli_wrong("\"%s\" is not the number of an edit; pave world log lists them",
                         call->operands[1]);
    int code = cli_named_world_open_kept(call->operands[0], true, options->power_safe, &ground);
    if (code == CLI_DONE && number == 0) number = find_last(pave_store_edits(ground.store));
    if (code == CLI_DONE && number == 0) {
        cli_say("%s: has no edit to undo", call->operands[0]);
        code = CLI_NO;
    }
    if (code == CLI_DONE) {
        const pave_result result = pave_store_change(ground.store, NULL, 0, &number, 1, &error);
        if (result == PAVE_OK) {
            fprintf(call->out, "%" PRId64 "\n", number);
            if (!cli_flush_kept(call->out, "the undo is kept")) code = CLI_FAILED;
        } else if (error.file[0] || result == PAVE_NO_MEMORY) {
            code = cli_report(&error);
        } else {
            fprintf(call->out, "refused: %s\n", error.message);
            code = CLI_NO;
        }
    }
    cli_named_world_close(&ground);
    return code;
}

const cli_command cli_world_undo = {CLI_COMMAND("world", "undo", undo_table, undo),
                                    CLI_OPERANDS("W.pave [N]", 1, 2)};
