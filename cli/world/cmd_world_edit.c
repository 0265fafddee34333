// cli/world/cmd_world_edit.c: pave world edit: changes tiles of a world file.
#include "../commands.h"
#include "../lines.h"
#include "winds.h"
#include "world_source.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

typedef struct edit_options {
    const char *payload, *clear, *pins, *rim;
    cli_list colors;
    uint64_t area;
    cli_size size;
    bool power_safe;
} edit_options;

#define OPTIONS edit_options
static const cli_option edit_table[] = {
    CLI_ROW(TEXT, "payload", "TEXT", NULL, payload,
            "text of the game that is stored with the edit"),
    CLI_ROW(LIST, "color", "PART=COLOR", NULL, colors,
            "change the colour of an edge or corner: PART is T, TR, R, BR, B, BL, L or TL of a "
            "square, otherwise a wind, such as NE of a hexagon, or an index: 2k for side k, 2k+1 "
            "for the corner after it; COLOR is a name or a number, 0 or none is unset, free "
            "removes such an edit; may be repeated: all changes are one step"),
    CLI_ROW(TEXT, "clear", "Q,R", NULL, clear, "remove the pin of a cell"),
    CLI_OPTION(SEED, 0, "area", "SEED", NULL, area, 0, 0,
               "replace the --size unit cells from Q,R on by those of the world of this seed"),
    CLI_ROW(TEXT, "rim", "COLOR", NULL, rim,
            "give all sides around the --size unit cells from Q,R on a colour; one that cannot be "
            "passed encloses a finite map, in a connected world without unreachable parts"),
    CLI_ROW(SIZE, "size", "WxH", "16x16", size,
            "of --area, up to 65536x65536, or of --rim, up to 4096x4096"),
    CLI_ROW(PATH, "pins", "MAP.tmx", NULL, pins,
            "pin all tiles of the first layer of a map as one edit; its cell 0,0 is at Q,R"),
    CLI_FLAG_ROW("power-safe", power_safe,
                 "wait for the disk, so that even a power loss loses nothing"),
};

enum { ONE = CLI_MODE(0), SIZED = CLI_MODE(1) };

static bool reads_lines(const cli_call *call)
{
    return call->operand_count == 2 && strcmp(call->operands[1], "-") == 0;
}

static uint32_t modes_of(const cli_call *call)
{
    return (reads_lines(call) ? 0 : ONE) | (cli_given_of(call, "area|rim") ? SIZED : 0);
}

static const cli_need needs[] = {{"payload", ONE, "each line has its own payload"},
                                 {"size", SIZED, "only --area and --rim have a size"}};

// ---- Reading values ----------------------------------------------------------------------------

static const char *read_tile(const char *text, uint32_t *out)
{
    int64_t number;
    if (strcmp(text, "empty") == 0 || strcmp(text, "-1") == 0) {
        *out = PAVE_WANG_EMPTY;
        return NULL;
    }
    if (cli_read_number(text, 0, UINT32_MAX, &number) != CLI_READ)
        return "is not a tile; give its id";
    *out = (uint32_t)number;
    return NULL;
}

// Finds a side by its wind, or a corner if only corners have colours.
static int read_wind(const cli_named_world *ground, pave_cell cell, const char *word)
{
    const pave_wang_kind kind = pave_wang_kind_of(ground->sets[cell.s]);
    pave_layout layout;
    pave_tiling_layout(ground->tiling, NULL, &layout, NULL);
    const int place =
        cli_wind_place(ground->tiling, &layout, cell.s, kind == PAVE_WANG_CORNER, word);
    return place < 0 && kind == PAVE_WANG_MIXED
               ? cli_wind_place(ground->tiling, &layout, cell.s, true, word)
               : place;
}

static const char *read_place(const cli_named_world *ground, pave_cell cell, const char *text,
                              size_t length, int32_t *out)
{
    char word[CLI_WIND_SIZE] = "";
    int64_t number;
    if (length >= sizeof word) return "is not a part";
    memcpy(word, text, length);
    word[length] = '\0';
    const int places = 2 * pave_tiling_side_count(ground->tiling, cell.s);
    const int named =
        cli_named_world_is_square(ground) ? cli_read_word(word, "T|TR|R|BR|B|BL|L|TL") : -1;
    const bool is_number = cli_read_number(word, 0, places - 1, &number) == CLI_READ;
    *out = named >= 0 ? named : is_number ? (int)number : read_wind(ground, cell, word);
    return *out >= 0 ? NULL : "is not a part";
}

static int read_color(const cli_named_world *ground, const char *option, const char *text, int *out)
{
    int color;
    *out = PAVE_WANG_FREE;
    if (strcmp(text, "free") == 0) return CLI_DONE;
    const int code = cli_color_read(&ground->colors, NULL, option, text, &color);
    *out = color ? color : PAVE_WANG_UNSET;
    return code;
}

// ---- One edit -----------------------------------------------------------------------------------

static int64_t kept; // number of edits made so far; only one command runs at a time

static bool flush_answer(const cli_call *call)
{
    char text[48];
    snprintf(text, sizeof text, "%" PRId64 " edit%s kept", kept, kept == 1 ? " is" : "s are");
    return kept > 0 ? cli_flush_kept(call->out, text) : cli_flush(call->out, "standard output");
}

// Stores edits as one atomic step and prints their numbers and how many cells they cut off, or the
// reason if they are refused. Returns an exit code.
static int commit_all(const cli_call *call, const cli_named_world *ground, const pave_edit *edits,
                      int count)
{
    pave_error error = {0};
    const pave_edits *all = pave_store_edits(ground->store);
    int64_t before, after; // numbers of cells that are cut off; 0 for an edit that will be refused
    if (pave_edits_cut(all, edits, count, &before) == PAVE_NO_MEMORY)
        return cli_failed("out of memory");
    const pave_result result = pave_store_change(ground->store, edits, count, NULL, 0, &error);
    if (result == PAVE_OK) {
        const int64_t last = pave_edits_last(all);
        pave_edits_cut(all, edits, count, &after);
        const bool rim = ((const edit_options *)call->options)->rim != NULL;
        if (rim) fprintf(call->out, "%" PRId64 " to ", last - count + 1);
        for (int64_t number = rim ? last : last - count + 1; number <= last; number++) {
            fprintf(call->out, "%" PRId64, number);
            if (number == last && after > before)
                fprintf(call->out, " cuts off %" PRId64 " cell%s", after - before,
                        after - before == 1 ? "" : "s");
            fputc('\n', call->out);
        }
        kept += count;
        return flush_answer(call) ? CLI_DONE : CLI_FAILED;
    }
    // The failure is not due to the edit.
    if (error.file[0] || result == PAVE_NO_MEMORY) return cli_report(&error);
    if (result == PAVE_RANGE && !reads_lines(call)) return cli_wrong("%s", error.message);
    fprintf(call->out, "refused: %s\n", error.message);
    return flush_answer(call) ? CLI_NO : CLI_FAILED;
}

static int commit(const cli_call *call, const cli_named_world *ground, const pave_edit *edit)
{
    return commit_all(call, ground, edit, 1);
}

static int read_change(const cli_named_world *ground, const char *text, pave_edit *edit)
{
    const char *equals = strchr(text, '=');
    if (!equals) return cli_wrong("--color: \"%s\" has no =; give PART=COLOR, such as T=2", text);
    const char *wrong = read_place(ground, edit->cell, text, (size_t)(equals - text), &edit->place);
    if (wrong)
        return cli_wrong("--color: \"%s\" %s of the cell; give PART=COLOR, such as %s", text, wrong,
                         cli_named_world_is_square(ground) ? "T=2" : "0=2");
    edit->kind = PAVE_EDIT_COLOR;
    return read_color(ground, "color", equals + 1, &edit->color);
}

static int edit_colors(const cli_call *call, const cli_named_world *ground, const pave_edit *edit)
{
    const cli_list *colors = &((const edit_options *)call->options)->colors;
    pave_edit *edits = calloc((size_t)colors->count, sizeof *edits);
    int code = edits ? CLI_DONE : cli_failed("out of memory");
    for (int i = 0; i < colors->count && code == CLI_DONE; i++) {
        edits[i] = *edit;
        code = read_change(ground, colors->items[i], &edits[i]);
        for (int k = 0; k < i && code == CLI_DONE; k++)
            if (edits[k].place == edits[i].place)
                code = cli_wrong("--color: %s: this part is given twice; give it once",
                                 colors->items[i]);
    }
    if (code == CLI_DONE) code = commit_all(call, ground, edits, colors->count);
    free(edits);
    return code;
}

// Returns the number of sides around a rectangle, and fills in their edits unless `edits` is NULL.
static int take_rim(const cli_named_world *ground, pave_rect rect, const pave_edit *edit,
                    pave_edit *edits)
{
    int count = 0;
    for (int64_t i = 0; i < pave_rect_count(rect) * ground->tiling->face_count; i++) {
        const int32_t faces = ground->tiling->face_count, unit = (int32_t)(i / faces);
        const pave_cell cell = {rect.q + unit % rect.width, rect.r + unit / rect.width,
                                (int32_t)(i % faces)};
        for (int k = 0; k < pave_tiling_side_count(ground->tiling, cell.s); k++) {
            const pave_cell beside = pave_tiling_neighbors(ground->tiling, cell, k);
            if (pave_rect_contains(rect, pave_cell_of(beside.q, beside.r))) continue;
            if (edits) edits[count] = *edit;
            if (edits) edits[count].cell = cell;
            if (edits) edits[count].place = 2 * k;
            count++;
        }
    }
    return count;
}

static int edit_rim(const cli_call *call, const cli_named_world *ground, pave_edit *edit)
{
    enum { SIZE_MAX_OF_RIM = 4096 };
    const edit_options *options = call->options;
    const pave_rect rect =
        pave_rect_of(edit->cell.q, edit->cell.r, options->size.width, options->size.height);
    const int read = read_color(ground, "rim", options->rim, &edit->color);
    if (read != CLI_DONE) return read;
    if (pave_wang_kind_of(ground->sets[0]) == PAVE_WANG_CORNER)
        return cli_wrong("--rim: a set of corners has no colours on its sides; give --color or "
                         "--pins");
    if (rect.width > SIZE_MAX_OF_RIM || rect.height > SIZE_MAX_OF_RIM || !pave_rect_in_range(rect))
        return cli_wrong("--size: a rim encloses at most %dx%d unit cells of the world; give fewer",
                         SIZE_MAX_OF_RIM, SIZE_MAX_OF_RIM);
    edit->kind = PAVE_EDIT_COLOR;
    const int count = take_rim(ground, rect, edit, NULL);
    pave_edit *edits = calloc((size_t)count, sizeof *edits);
    if (!edits) return cli_failed("out of memory");
    take_rim(ground, rect, edit, edits);
    const int code = commit_all(call, ground, edits, count);
    free(edits);
    return code;
}

// Returns the number of tiles of a layer, and lists them unless `cells` is NULL.
static int64_t take_layer(const pave_tiled_map *map, const pave_tiled_layer *layer, pave_cell at,
                          pave_cell *cells, uint32_t *tiles)
{
    const uint32_t flags = pave_wang_pose_mask(4);
    int64_t count = 0;
    for (uint32_t c = 0; c < layer->chunk_count; c++) {
        const pave_tiled_chunk *chunk = &layer->chunks[c];
        for (int64_t i = 0; i < (int64_t)chunk->width * chunk->height; i++) {
            const uint32_t gid = chunk->gids[i];
            if (gid == 0) continue;
            if (cells) {
                cells[count] = pave_cell_of(at.q + chunk->x + (int32_t)(i % chunk->width),
                                            at.r + chunk->y + (int32_t)(i / chunk->width));
                tiles[count] = ((gid & ~flags) - map->first_gids[0]) | (gid & flags);
            }
            count++;
        }
    }
    return count;
}

static int edit_pins(const cli_call *call, const cli_named_world *ground, pave_edit *edit)
{
    const edit_options *options = call->options;
    pave_tiled_map *map = NULL;
    pave_error error = {0};
    if (!cli_named_world_is_square(ground) || edit->cell.s != 0)
        return cli_wrong("--pins: only worlds of squares take maps");
    if (pave_tiled_map_read(options->pins, NULL, NULL, &map, &error)) return cli_report(&error);
    int code = CLI_DONE;
    if (map->layer_count == 0 || map->tileset_count == 0 ||
        map->orientation == PAVE_TILED_HEXAGONAL)
        code = cli_failed("%s: has no layer of squares with a tile set", options->pins);
    edit->count = code == CLI_DONE ? take_layer(map, map->layers, edit->cell, NULL, NULL) : 0;
    pave_cell *cells = calloc((size_t)edit->count + 1, sizeof *cells);
    uint32_t *tiles = calloc((size_t)edit->count + 1, sizeof *tiles);
    if (code == CLI_DONE && (!cells || !tiles)) code = cli_failed("out of memory");
    if (code == CLI_DONE) {
        take_layer(map, map->layers, edit->cell, cells, tiles);
        edit->kind = PAVE_EDIT_PINS;
        edit->cells = cells;
        edit->tiles = tiles;
        code = commit(call, ground, edit);
    }
    free(tiles);
    free(cells);
    pave_tiled_map_destroy(map);
    return code;
}

static int edit_pin(const cli_call *call, const cli_named_world *ground, pave_edit *edit)
{
    if (call->operand_count < 3)
        return cli_wrong("TILE is missing; usage: pave world edit W.pave Q,R TILE");
    const char *wrong = read_tile(call->operands[2], &edit->tile);
    return wrong ? cli_wrong("\"%s\" %s", call->operands[2], wrong) : commit(call, ground, edit);
}

static int edit_one(const cli_call *call, const cli_named_world *ground)
{
    const edit_options *options = call->options;
    pave_edit edit = {.payload = options->payload,
                      .payload_size = options->payload ? (int64_t)strlen(options->payload) : 0};
    if (!options->clear && call->operand_count < 2)
        return cli_wrong("Q,R is missing; usage: pave world edit W.pave Q,R TILE");
    const char *cell = options->clear ? options->clear : call->operands[1];
    const int code = cli_named_world_cell(ground, cell, &edit.cell);
    if (code != CLI_DONE) return code;
    if (options->clear) {
        edit.kind = PAVE_EDIT_CLEAR;
        return commit(call, ground, &edit);
    }
    if (options->colors.count > 0) return edit_colors(call, ground, &edit);
    if (options->pins) return edit_pins(call, ground, &edit);
    if (options->rim) return edit_rim(call, ground, &edit);
    if (!cli_given(call, "area")) return edit_pin(call, ground, &edit);
    edit.kind = PAVE_EDIT_AREA;
    edit.seed = options->area;
    edit.rect = pave_rect_of(edit.cell.q, edit.cell.r, options->size.width, options->size.height);
    return commit(call, ground, &edit);
}

// ---- Lines --------------------------------------------------------------------------------------

// Returns the next word of a line, zero-terminated; "" at the end.
static char *next_word(char **line)
{
    char *word = *line + strspn(*line, " \t");
    *line = word + strcspn(word, " \t");
    if (**line) *(*line)++ = '\0';
    return word;
}

// Parses a line, "Q,R TILE [payload]" or "clear Q,R". Returns an error, or NULL.
static const char *read_line(const cli_named_world *ground, char *line, pave_edit *edit)
{
    char *word = next_word(&line);
    const bool clears = strcmp(word, "clear") == 0;
    if (clears) word = next_word(&line);
    const char *wrong = cli_named_world_read(ground, word, &edit->cell);
    if (wrong) return wrong;
    if (clears) {
        edit->kind = PAVE_EDIT_CLEAR;
        return *next_word(&line) ? "has extra words after clear Q,R" : NULL;
    }
    wrong = read_tile(next_word(&line), &edit->tile);
    line += strspn(line, " \t");
    edit->payload = line;
    edit->payload_size = (int64_t)strlen(line);
    return wrong;
}

static int edit_lines(const cli_call *call, const cli_named_world *ground)
{
    static cli_lines in; // too large for the stack
    const char *wrong;
    char *line;
    bool refused = false;
    cli_lines_begin(&in, call->out);
    while (cli_lines_next(&in, &line, &wrong)) {
        pave_edit edit = {.number = 0};
        if (!wrong) wrong = read_line(ground, line, &edit);
        in.asked++;
        in.wrong += wrong != NULL;
        if (wrong) {
            fprintf(call->out, "error: %s; give Q,R TILE [PAYLOAD] or clear Q,R\n", wrong);
            if (!flush_answer(call)) return CLI_FAILED;
            continue;
        }
        const int code = commit(call, ground, &edit);
        if (code != CLI_DONE && code != CLI_NO) return code;
        refused = refused || code == CLI_NO;
    }
    const int code = cli_lines_end(&in, "edit", "edits");
    return code == CLI_DONE && refused ? CLI_NO : code;
}

static int edit(const cli_call *call)
{
    const edit_options *options = call->options;
    cli_named_world ground;
    const char *several = cli_given_of(call, "color|clear|pins|area|rim");
    const int wanted = cli_given(call, "color") + cli_given(call, "clear") +
                       cli_given(call, "pins") + cli_given(call, "area") + cli_given(call, "rim");
    const bool lines = reads_lines(call);
    if (wanted > 1 || (wanted == 1 && (lines || call->operand_count > 2)))
        return cli_wrong("--%s: only one kind of edit is allowed at a time; leave out the rest",
                         several);
    int code = cli_named_world_open_kept(call->operands[0], true, options->power_safe, &ground);
    if (code == CLI_DONE) code = lines ? edit_lines(call, &ground) : edit_one(call, &ground);
    cli_named_world_close(&ground);
    return code;
}

const cli_command cli_world_edit = {CLI_COMMAND("world", "edit", edit_table, edit),
                                    CLI_OPERANDS("W.pave Q,R|- [TILE]", 1, 3), CLI_NEEDS(needs),
                                    .batches = true, .modes = modes_of};
