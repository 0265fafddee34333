// cli/units.c: overlays of cells, their names and counters on any picture.
#include "output.h"

#include <pave/picture.h>

#include <stdlib.h>
#include <string.h>

typedef struct unit_list {
    const pave_window *window;
    int wrong;  // exit code for an invalid unit
    char *text; // storage of the tokens' names
    pave_picture_token *tokens;
    int32_t *cells;
    int64_t count;
} unit_list;

// Reads a colour word or #RRGGBB as an opaque colour.
static bool read_color(const char *text, uint32_t *out)
{
    static const uint32_t colors[] = {0xc8402fff, 0x2f6db5ff, 0x3c8f4aff, 0xd0a020ff, 0xd9692fff,
                                      0x7a4a9fff, 0x8a5a34ff, 0x303030ff, 0x808080ff};
    const int word = cli_read_word(text, "red|blue|green|yellow|orange|purple|brown|black|gray");
    char *end = NULL;
    if (word >= 0) *out = colors[word];
    if (word >= 0 || *text != '#' || strspn(text + 1, "0123456789abcdefABCDEF") != 6)
        return word >= 0;
    *out = (uint32_t)strtoul(text + 1, &end, 16) << 8 | 0xff;
    return *end == '\0';
}

// Reads `CELL=NAME[:COLOR]`; cuts the text into its parts.
static int read_unit(unit_list *list, const char *where, char *entry)
{
    pave_cell cell;
    char *name = strchr(entry, '='), *color = name ? strchr(name, ':') : NULL;
    if (!name || name[1] == '\0')
        return cli_say("%s: \"%s\" is not a unit; give CELL=NAME:COLOR, such as 3,1=orc:red", where,
                       entry),
               list->wrong;
    *name++ = '\0';
    if (color) *color++ = '\0';
    if (pave_tiling_face_read(list->window->tiling, entry, &cell) != PAVE_OK)
        return cli_say("%s: \"%s\" is not a cell of this grid; give it as shown by --names", where,
                       entry),
               list->wrong;
    const int64_t index = pave_window_wrapped(list->window, cell);
    if (index < 0)
        return cli_say("%s: %s is outside the picture; give a cell in it", where, entry),
               list->wrong;
    const int64_t i = list->count++;
    list->cells[i] = (int32_t)index;
    list->tokens[i] =
        (pave_picture_token){.kind = PAVE_PICTURE_COUNTER,
                             .cells = &list->cells[i],
                             .cell_count = 1,
                             .color = pave_picture_color(PAVE_PICTURE_RACES, (int32_t)(i % 8)),
                             .text = name};
    if (color && !read_color(color, &list->tokens[i].color))
        return cli_say("%s: \"%s\" is not a colour; give red, blue, green, yellow, orange, "
                       "purple, brown, black, gray or #RRGGBB",
                       where, color),
               list->wrong;
    return CLI_DONE;
}

// Reads a whole text file; the caller frees `out`.
static int read_file(const char *path, char **out)
{
    size_t size = 0;
    FILE *file = strcmp(path, "-") == 0 ? stdin : fopen(path, "r");
    if (!file) return cli_wrong("--units: %s is neither units nor a file; give CELL=NAME", path);
    const ssize_t read = getdelim(out, &size, '\0', file);
    const bool failed = ferror(file) || (read < 0 && !feof(file));
    if (file != stdin) fclose(file);
    if (failed) return cli_failed("%s: cannot be read; choose another file", path);
    if (read < 0) return cli_failed("%s: is empty; give a line CELL=NAME for each unit", path);
    if ((size_t)read > strlen(*out))
        return cli_failed("%s: has a zero byte; give text, a line CELL=NAME for each unit", path);
    return CLI_DONE;
}

static int read_units(unit_list *list, const char *units)
{
    const bool typed = strchr(units, '=') != NULL;
    int code = CLI_DONE;
    list->wrong = typed ? CLI_WRONG : CLI_FAILED;
    if (typed)
        list->text = strdup(units);
    else if ((code = read_file(units, &list->text)) != CLI_DONE)
        return code;
    const size_t most = list->text ? strlen(list->text) / 2 + 1 : 0; // an entry has at least 3
                                                                     // characters
    list->tokens = malloc(most * sizeof *list->tokens);
    list->cells = malloc(most * sizeof *list->cells);
    if (!list->text || !list->tokens || !list->cells) return cli_failed("out of memory");
    char where[64] = "--units";
    int line = 1;
    const size_t mark = strncmp(list->text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0; // byte order mark
    for (char *at = list->text + mark; code == CLI_DONE && *at; line++) {
        // Cells contain commas; names do not.
        const char *name = typed ? strchr(at, '=') : at;
        char *end = (char *)(name ? name + strcspn(name, typed ? "," : "\r\n") : at + strlen(at));
        const bool last = *end == '\0';
        *end = '\0';
        if (!typed) snprintf(where, sizeof where, "%.40s:%d", units, line);
        if (typed || (*at && *at != '#')) code = read_unit(list, where, at);
        at = last ? end : end + 1;
    }
    return code;
}

static void write_name(void *context, pave_picture_part part, char *out)
{
    const pave_window *window = context;
    pave_tiling_face_text(window->tiling, part.at, out);
}

int cli_draw_over(const cli_picture *picture, pave_picture_tactics_def over, pave_scene **scene)
{
    unit_list list = {.window = over.window};
    pave_error error = {0};
    pave_scene *drawn = NULL;
    if (!picture->cells && !picture->names && !picture->units) return CLI_DONE;
    int code = picture->units ? read_units(&list, picture->units) : CLI_DONE;
    over.ground = *scene;
    over.cells = picture->cells;
    over.tokens = list.tokens;
    over.token_count = list.count;
    if (picture->names) over.names = (pave_picture_names){write_name, (void *)over.window};
    if (code == CLI_DONE && pave_picture_tactics(&over, NULL, &drawn, &error) != PAVE_OK)
        code = error.result == PAVE_NO_MEMORY ? cli_failed("out of memory; draw a smaller picture")
                                              : cli_wrong("--units: %s", error.message);
    if (code == CLI_DONE) {
        pave_scene_destroy(*scene);
        *scene = drawn;
    }
    free(list.cells);
    free(list.tokens);
    free(list.text);
    return code;
}
