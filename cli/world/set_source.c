// cli/world/set_source.c: opens the tile set of a command: built in, or from a file.
#define _XOPEN_SOURCE 700 // fileno, lseek, dup2
#include "set_source.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int cli_builtin_read(const char *name, pave_builtin *out)
{
    const int which = name ? cli_read_word(name, CLI_BUILTINS) : PAVE_BUILTIN_ROADS;
    *out = (pave_builtin)which;
    return which >= 0
               ? CLI_DONE
               : cli_wrong("--set: unknown built-in set \"%s\"; give roads, meadow, cave, "
                           "dungeon, maze, river, country, lakes, land or garden, or a FILE that "
                           "holds the set",
                           name);
}

static int open_builtin(const char *name, cli_source_wish wish, cli_source *out)
{
    const int code = cli_builtin_read(name, &out->which);
    if (code != CLI_DONE) return code;
    out->builtin = true;
    out->name = pave_word(pave_builtin_words, out->which);
    int size = wish.tile_size ? wish.tile_size : wish.projection == PAVE_ISOMETRIC ? 64 : 32;
    pave_error error = {0};
    error.result =
        pave_tiled_builtin(out->which, wish.projection, size, NULL, &out->tileset, &error);
    return error.result == PAVE_OK ? CLI_DONE : cli_report(&error);
}

bool cli_keep_input(void)
{
    static char bytes[1 << 16];
    if (lseek(STDIN_FILENO, 0, SEEK_CUR) >= 0) return true; // already seekable
    FILE *kept = tmpfile();
    bool fine = kept != NULL;
    for (size_t count; fine && (count = fread(bytes, 1, sizeof bytes, stdin)) > 0;)
        fine = fwrite(bytes, 1, count, kept) == count;
    fine = fine && !ferror(stdin) && fflush(kept) == 0 && dup2(fileno(kept), STDIN_FILENO) >= 0;
    if (kept) fclose(kept);
    if (fine) rewind(stdin);
    return fine;
}

// Returns whether a file may be JSON, judged by its ending or, for standard input, by its first
// character. It may be pave's own tile-set file or a set of Tiled.
static bool is_json(const char *file)
{
    const char *dot = strrchr(file, '.');
    if (strcmp(file, "-") != 0)
        return dot && dot > file && cli_read_word(dot + 1, "json|tres|tscn") >= 0;
    int first = getc(stdin);
    while (first == ' ' || first == '\t' || first == '\r' || first == '\n') first = getc(stdin);
    if (first != EOF) ungetc(first, stdin);
    return first == '{' || first == '[';
}

// Exchanges the selected face with the first one; a second call restores the order.
static void exchange_faces(cli_source *source)
{
    pave_json_wang_face *faces = source->file->faces;
    const pave_json_wang_face first = faces[0];
    faces[0] = faces[source->face];
    faces[source->face] = first;
}

int cli_source_take_pictures(cli_source *source)
{
    pave_error error = {0};
    exchange_faces(source);
    error.result =
        pave_tiled_tileset_from_file(source->file, false, NULL, &source->tileset, &error);
    exchange_faces(source);
    if (error.result != PAVE_OK) return cli_report(&error);
    source->wangset = &source->tileset->wangsets[0];
    return CLI_DONE;
}

bool cli_source_has_pictures(const cli_source *source)
{
    const pave_json_wang *file = source->file;
    const pave_json_wang_face *face = &file->faces[source->face];
    if (file->sheet.image && file->sheet.columns > 0) return true;
    for (uint32_t i = 0; i < face->tile_count; i++)
        if (!face->tiles[i].image) return false;
    return true;
}

int cli_source_face(const cli_source *source, const char *set, int32_t *out)
{
    const pave_json_wang *file = source->file;
    const int last = (int)file->face_count - 1;
    const char *name = file->name ? file->name : "";
    int64_t number = -1;
    if (set && cli_read_number(set, 0, last, &number) != CLI_READ && strcmp(set, name) != 0)
        return last == 0 ? cli_wrong("--set: %s has a single set, \"%s\"; leave --set out",
                                     source->name, name)
                         : cli_wrong("--set: %s has the set \"%s\", with the faces 0 to %d; give "
                                     "its name or a number",
                                     source->name, name, last);
    *out = (int32_t)number;
    return CLI_DONE;
}

/// Uses pave's own tile-set file; `set` is the number of a face.
static int take_wang(const char *set, cli_source *out)
{
    pave_error error = {0};
    int code = cli_source_face(out, set, &out->face);
    if (out->face < 0) out->face = 0;
    if (code == CLI_DONE) code = cli_source_take_pictures(out);
    if (code != CLI_DONE) return code;
    error.result = pave_json_wang_create(out->file, out->face, NULL, &out->set, &error);
    return error.result == PAVE_OK ? CLI_DONE : cli_report(&error);
}

// Reads a JSON file, pave's own or Tiled's.
static int open_json(const char *file, const char *set, cli_source *out)
{
    pave_error error = {0}, other = {0};
    const bool input = strcmp(file, "-") == 0, twice = !input || cli_keep_input();
    const pave_result read = pave_json_wang_read(file, NULL, &out->file, &error);
    if (read == PAVE_OK) return CLI_DONE;
    if (input && twice) rewind(stdin);
    if (read != PAVE_IO && twice &&
        pave_tiled_tileset_read(file, set, NULL, &out->tileset, &other) == PAVE_OK)
        return CLI_DONE;
    error.result = read;
    return cli_report(&error);
}

static int open_tiled(const char *file, const char *set, cli_source *out)
{
    pave_error error = {0};
    pave_result result = pave_tiled_tileset_read(file, set, NULL, &out->tileset, &error);
    if (result == PAVE_OK) return CLI_DONE;
    error.result = result;
    if (result == PAVE_IO && cli_read_word(file, CLI_BUILTINS) >= 0)
        return cli_failed(
            "%s: the file does not exist; the built-in set is --set %s, without a file", file,
            file);
    return cli_report(&error);
}

int cli_source_note(const cli_source *source)
{
    static const char reads[] = "the tiles come from";
    const pave_json_wang *file = source->file;
    const pave_tiled_tileset *tileset = source->tileset;
    if (source->builtin) return CLI_DONE;
    int code = cli_note_input(source->name, reads);
    if (code == CLI_DONE && file) code = cli_note_input(file->sheet.image, reads);
    for (int32_t f = 0; file && f < file->face_count; f++)
        for (uint32_t i = 0; i < file->faces[f].tile_count && code == CLI_DONE; i++)
            code = cli_note_input(file->faces[f].tiles[i].image, reads);
    if (code == CLI_DONE && tileset) code = cli_note_input(tileset->path, reads);
    if (code == CLI_DONE && tileset) code = cli_note_input(tileset->image.path, reads);
    for (uint32_t i = 0; tileset && i < tileset->listed_count && code == CLI_DONE; i++)
        code = cli_note_input(tileset->listed[i].image.path, reads);
    return code;
}

static int find_wangset(const char *set, cli_source *out)
{
    pave_error error = {0};
    if (out->tileset->wangset_count == 0 && !set)
        return cli_failed(
            "%s: has no Wang set (Terrain Set in Tiled); add one in Tiled, or choose another file",
            out->name);
    pave_result result =
        pave_tiled_wangset_find(out->tileset, out->builtin ? NULL : set, &out->wangset, &error);
    if (result == PAVE_OK) return CLI_DONE;
    error.result = result;
    const int code = cli_report_in(out->name, &error);
    // The name comes from --set, not from the file.
    return result == PAVE_NOT_FOUND ? CLI_WRONG : code;
}

// Opens the tile sets of a world file.
static int open_kept(cli_source *out)
{
    pave_error error = {0};
    error.result =
        pave_store_open(out->name, (pave_store_way){.writes = false}, NULL, &out->store, &error);
    if (error.result != PAVE_OK) return cli_report(&error);
    out->file = (pave_json_wang *)pave_store_def_of(out->store)->tiles; // owned by the store
    return CLI_DONE;
}

int cli_source_begin(const char *file, const char *set, cli_source *out)
{
    *out = (cli_source){.name = file};
    if (file && pave_store_recognizes(file)) return open_kept(out);
    return file && is_json(file) ? open_json(file, set, out) : CLI_DONE;
}

int cli_source_open(const char *file, const char *set, cli_source_wish wish, cli_source *out)
{
    const int code = cli_source_begin(file, set, out);
    return code == CLI_DONE ? cli_source_go_on(set, wish, out) : code;
}

int cli_source_go_on(const char *set, cli_source_wish wish, cli_source *out)
{
    int code = out->file      ? take_wang(set, out)
               : out->tileset ? CLI_DONE
               : out->name    ? open_tiled(out->name, set, out)
                              : open_builtin(set, wish, out);
    if (code == CLI_DONE) code = cli_source_note(out);
    if (code == CLI_DONE && !out->lent) code = find_wangset(out->file ? NULL : set, out);
    if (code != CLI_DONE || out->set) return code;
    pave_error error = {0};
    pave_result result =
        pave_tiled_wangset_create(out->tileset, out->wangset, NULL, &out->set, &error);
    if (result == PAVE_OK) return CLI_DONE;
    error.result = result;
    return cli_report_in(out->name, &error);
}

void cli_source_close(cli_source *source)
{
    pave_wang_destroy(source->set);
    if (!source->lent) pave_tiled_tileset_destroy(source->tileset);
    if (!source->store) pave_json_wang_destroy(source->file);
    pave_store_close(source->store);
    *source = (cli_source){0};
}

static bool has_unset(const uint8_t *colors, const uint8_t *places, int count)
{
    for (int k = 0; k < count; k++) {
        if (colors[places[k]] == 0) return true;
    }
    return false;
}

cli_never cli_source_never(const cli_source *source)
{
    uint8_t places[PAVE_WANG_PLACES_MAX];
    int count =
        pave_wang_places(pave_wang_kind_of(source->set), pave_wang_sides(source->set), places);
    cli_never never = {0, 0};
    for (uint32_t i = 0; i < pave_wang_tile_count(source->set); i++) {
        if (pave_wang_tile_weight(source->set, i) == 0)
            never.weightless++;
        else if (has_unset(pave_wang_tile_colors(source->set, i), places, count))
            never.unset++;
    }
    return never;
}

const char *cli_never_text(cli_never never, char *out)
{
    uint32_t all = never.weightless + never.unset;
    assert(all > 0);
    if (all == 1)
        snprintf(out, CLI_NEVER_SIZE, "1 tile never appears: it has %s",
                 never.unset ? "an unset place" : "weight 0");
    else if (never.weightless == 0 || never.unset == 0)
        snprintf(out, CLI_NEVER_SIZE, "%" PRIu32 " tiles never appear: they have %s", all,
                 never.unset ? "an unset place" : "weight 0");
    else
        snprintf(out, CLI_NEVER_SIZE,
                 "%" PRIu32 " tiles never appear: %" PRIu32 " %s weight 0, %" PRIu32
                 " %s an unset position",
                 all, never.weightless, never.weightless == 1 ? "has" : "have", never.unset,
                 never.unset == 1 ? "has" : "have");
    return out;
}

// Adds the number of tiles that never appear to an error, since a combination may be missing
// because of them.
static void add_never(const cli_source *source, int method, pave_error *error)
{
    cli_never never = cli_source_never(source);
    if (method != PAVE_WORLD_FEATURE && method != PAVE_WORLD_PHASE) never.unset = 0;
    size_t used = strlen(error->message);
    char text[CLI_NEVER_SIZE];
    if (never.weightless + never.unset > 0)
        snprintf(error->message + used, sizeof error->message - used, "; %s",
                 cli_never_text(never, text));
}

// If the method needs all combinations, adds the name of a method that does not. With auto, all
// methods were tried.
static void add_method(const pave_world_def *def, pave_error *error)
{
    const size_t used = strlen(error->message);
    const pave_world_def other = {.set = def->set, .method = PAVE_WORLD_APERIODIC};
    pave_world *world = NULL;
    if (def->method != PAVE_WORLD_FEATURE && def->method != PAVE_WORLD_PHASE) return;
    const bool aperiodic = pave_world_create(&other, NULL, &world, NULL) == PAVE_OK;
    pave_world_destroy(world);
    snprintf(error->message + used, sizeof error->message - used, "; --method %s work without them",
             aperiodic ? "aperiodic will" : "blocks may");
}

int cli_source_world(const cli_source *source, const pave_world_def *def, pave_world **out)
{
    pave_error error = {0};
    pave_world_def own = *def;
    own.set = source->set;
    own.sets = NULL;
    pave_result result = pave_world_create(&own, NULL, out, &error);
    if (result == PAVE_OK) return CLI_DONE;
    error.result = result;
    if (result == PAVE_INCOMPLETE) add_never(source, (int)def->method, &error);
    if (result == PAVE_INCOMPLETE) add_method(&own, &error);
    return cli_report_in(source->name, &error);
}

int cli_source_color(const cli_source *source, int color)
{
    if (source->numbers[1]) return source->numbers[color];
    return color > source->wangset->color_count ? 0 : color;
}

const char *cli_source_color_name(const cli_source *source, int color)
{
    const int number = cli_source_color(source, color);
    const char *name = number ? source->wangset->colors[number - 1].name : "unset";
    return name && *name ? name : "unnamed";
}

bool cli_source_has_color(const cli_source *source, int color)
{
    const pave_wang_set *set = source->set;
    const int places = 2 * pave_wang_sides(set);
    bool used[2] = {false, false}, has[2] = {false, false}; // [0]: edges, [1]: corners
    for (uint32_t i = 0; i < pave_wang_tile_count(set); i++) {
        const uint8_t *colors = pave_wang_tile_colors(set, i);
        for (int k = 0; k < places; k++) {
            used[k % 2] |= colors[k] != 0;
            has[k % 2] |= colors[k] == color;
        }
    }
    return (used[0] && has[0]) || (used[1] && has[1]);
}

void cli_source_colors(const cli_source *source, bool all, cli_colors *out)
{
    const pave_tiled_wangset *wangset = source->wangset;
    *out = (cli_colors){.count = all ? wangset->color_count : pave_wang_color_count(source->set),
                        .unset = cli_source_has_color(source, 0),
                        .passable = source->builtin};
    for (int c = 1; c <= out->count; c++) {
        const int number = all ? c : cli_source_color(source, c);
        const pave_tiled_color *color = &wangset->colors[number - 1];
        out->list[c] =
            (cli_color){color->name, color->rgb << 8 | 255, color->probability,
                        source->builtin && pave_builtin_color_passable(source->which, number)};
    }
}

int cli_source_count_unset(cli_source *source)
{
    pave_wang_set *filled = NULL;
    pave_error error = {0};
    error.result = pave_wang_create_unset(source->set, NULL, &filled, &error);
    if (error.result != PAVE_OK) return cli_report_in(source->name, &error);
    pave_wang_destroy(source->set);
    source->set = filled;
    return CLI_DONE;
}

void cli_source_print(const cli_source *source, FILE *out)
{
    cli_print(out, source->name);
    if (source->builtin) return;
    fputs(", \"", out);
    cli_print(out, source->wangset->name);
    fputc('"', out);
}

const char *cli_title_of(const char *name, char out[CLI_TITLE_NAME])
{
    size_t used = 0;
    for (; name && *name && used < CLI_TITLE_NAME - 1; name++) {
        // Control characters up to U+009F.
        const bool high = name[0] == '\xc2' && (unsigned char)name[1] - 0x80u < 0x20;
        name += high;
        out[used++] = high || (unsigned char)*name < 0x20 || *name == 0x7f ? ' ' : *name;
    }
    const bool cut = name && (*name & 0xc0) == 0x80; // the cut is inside a character
    while (cut && used > 0 && (out[used - 1] & 0xc0) == 0x80) used--;
    out[used - cut] = 0;
    return out;
}
