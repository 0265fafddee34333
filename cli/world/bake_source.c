// cli/world/bake_source.c: implements the callbacks through which formats/bake reads a world.
#define _XOPEN_SOURCE 700
#include "bake_source.h"

#include "../output.h"
#include "../result.h"
#include "bake_page.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// ---- Ids and pixels -----------------------------------------------------------------------------

static pave_result give_ids(void *context, pave_rect rect, uint32_t *out, ptrdiff_t stride)
{
    const cli_bake_source *source = context;
    return pave_world_fill(source->ground->world, rect, NULL, out, stride);
}

static pave_result give_pixels(void *context, int64_t x, int64_t y, int32_t width, int32_t height,
                               uint8_t *rgba)
{
    const cli_bake_source *source = context;
    return cli_bake_draw_box(&source->draw, x, y, width, height, rgba);
}

static uint32_t greatest_id(const cli_named_world *ground)
{
    uint32_t greatest = 0;
    for (int32_t s = 0; s < ground->tiling->face_count; s++)
        for (uint32_t i = 0; i < pave_wang_tile_count(ground->sets[s]); i++) {
            const uint32_t id = pave_wang_tile_id(ground->sets[s], i);
            if (id > greatest) greatest = id;
        }
    return greatest;
}

// Resolves links in the output's path, so that the target is replaced and the link remains.
static void follow_links(const char *output, char out[CLI_BAKE_PATH])
{
    enum { LINKS_MAX = 40 };
    ssize_t length = 1;
    char path[CLI_BAKE_PATH], to[CLI_BAKE_PATH];
    snprintf(out, CLI_BAKE_PATH, "%s", output);
    for (int i = 0; i < LINKS_MAX && length > 0; i++) {
        snprintf(path, sizeof path, "%s", out);
        for (size_t end = strlen(path); end > 1 && path[end - 1] == '/';) path[--end] = '\0';
        length = readlink(path, to, sizeof to - 1);
        const int folder = length > 0 && to[0] != '/' ? (int)cli_folder_length(path) : 0;
        if (length > 0) snprintf(out, CLI_BAKE_PATH, "%.*s%.*s", folder, path, (int)length, to);
    }
}

// ---- Metadata ----------------------------------------------------------------------------------

static void add_fact(cli_bake_source *source, pave_bake_def *def, const char *name,
                     const char *value)
{
    assert(def->fact_count < CLI_BAKE_FACTS);
    if (value && *value)
        source->facts[def->fact_count++] = (pave_bake_fact){.name = name, .value = value};
}

// Adds metadata from which the world can be recreated.
static void add_facts(cli_bake_source *source, pave_bake_def *def)
{
    const cli_named_world *ground = source->ground;
    const cli_bake_kind *kind = &source->kind;
    const pave_rect rect = kind->wish.rect;
    snprintf(source->seed, CLI_BAKE_WORD, "%" PRIu64, kind->seed);
    snprintf(source->world, CLI_BAKE_WORD, "0x%016" PRIx64, pave_world_hash(ground->world));
    snprintf(source->at, CLI_BAKE_WORD, "%d,%d", (int)rect.q, (int)rect.r);
    snprintf(source->size, CLI_BAKE_WORD, "%dx%d", (int)rect.width, (int)rect.height);
    def->facts = source->facts;
    add_fact(source, def, "name", ground->name);
    add_fact(source, def, "generator", "pave");
    add_fact(source, def, "seed", source->seed);
    add_fact(source, def, "set", ground->name);
    add_fact(source, def, "method",
             pave_word(pave_world_method_words, pave_world_method_of(ground->world)));
    add_fact(source, def, "grid", ground->tiling->name);
    add_fact(source, def, "world", source->world);
    add_fact(source, def, "at", source->at);
    add_fact(source, def, "size", source->size);
    if (!pave_bake_is_pyramid(kind->format))
        add_fact(source, def, "axes", ground->tiling->face_count > 1 ? "r,q,s" : "r,q");
}

static uint64_t add_words(uint64_t hash, const void *words, size_t count)
{
    for (size_t i = 0; i < count; i++) hash = pave_hash_word(hash, ((const uint32_t *)words)[i]);
    return hash;
}

// Hashes the bytes of a file. A pipe is skipped, since it cannot be read twice; the world's
// fingerprint covers its data.
static uint64_t add_file(uint64_t hash, const char *path)
{
    FILE *file = path && *path && !cli_is_stream(path) ? fopen(path, "rb") : NULL;
    for (int c; file && (c = getc(file)) != EOF;) hash = pave_hash_word(hash, (uint32_t)c);
    if (file) fclose(file);
    return hash;
}

// Hashes the files that determine pixels and ids: the set and its pictures, the tiling, and the
// inputs of the bias. A world file is represented by its fingerprint and its edits, independent of
// SQLite's storage.
static uint64_t hash_inputs(const cli_named_world *ground, const cli_call *call, const char *grid)
{
    const pave_json_wang *file = ground->source.file;
    const pave_tiled_tileset *tileset = ground->source.tileset;
    uint64_t hash = add_file(PAVE_HASH_START, grid);
    if (call->operand_count && !ground->store) hash = add_file(hash, call->operands[0]);
    hash = add_file(hash, ground->bias.path);
    if (file) hash = add_file(hash, file->sheet.image);
    for (int32_t f = 0; file && f < file->face_count; f++)
        for (uint32_t i = 0; i < file->faces[f].tile_count; i++)
            hash = add_file(hash, file->faces[f].tiles[i].image);
    if (tileset) hash = add_file(add_file(hash, tileset->path), tileset->image.path);
    for (uint32_t i = 0; tileset && i < tileset->listed_count; i++)
        hash = add_file(hash, tileset->listed[i].image.path);
    pave_edit edit = {0};
    while (ground->store && pave_edits_next(pave_store_edits(ground->store), edit.number, &edit)) {
        const uint32_t numbers[] = {(uint32_t)edit.kind,  edit.tile,
                                    (uint32_t)edit.place, (uint32_t)edit.color,
                                    (uint32_t)edit.seed,  (uint32_t)(edit.seed >> 32)};
        hash = add_words(hash, numbers, sizeof numbers / sizeof *numbers);
        hash = add_words(add_words(hash, &edit.cell, 3), &edit.rect, 4);
        hash = add_words(hash, edit.cells, 3 * (size_t)edit.count);
        hash = add_words(hash, edit.tiles, (size_t)edit.count);
    }
    return hash;
}

// Writes everything that determines the output bytes.
static void write_request(cli_bake_source *source, pave_bake_def *def)
{
    const cli_bake_kind *kind = &source->kind;
    snprintf(source->request, sizeof source->request,
             "world %s files 0x%016" PRIx64 " at %s size %s tile %d orientation %d levels %d-%d "
             "maps 256 pixels %" PRId64 "x%" PRId64,
             source->world, hash_inputs(source->ground, kind->call, kind->grid), source->at,
             source->size, (int)kind->wish.tile, (int)kind->wish.orientation, (int)kind->zoom_min,
             (int)kind->zoom_max, def->width, def->height);
    def->request = source->request;
}

// ---- The page -----------------------------------------------------------------------------------

static void put_point(cli_result *result, const char *name, pave_vec2 point)
{
    cli_json_open(result, name, '[');
    cli_put_number(result, NULL, point.x);
    cli_put_number(result, NULL, point.y);
    cli_json_close(result);
}

static void put_cell(cli_result *result, const cli_bake_source *source)
{
    cli_bake_cell cell;
    cli_bake_draw_cell(&source->draw, &cell);
    cli_json_open(result, "cell", '{');
    cli_json_open(result, "basis", '[');
    put_point(result, NULL, cell.q);
    put_point(result, NULL, cell.r);
    cli_json_close(result);
    put_point(result, "origin", cell.origin);
    cli_json_open(result, "faces", '[');
    for (int32_t s = 0; s < cell.face_count; s++) {
        cli_json_open(result, NULL, '[');
        for (int k = 0; k < cell.sides[s]; k++) put_point(result, NULL, cell.corners[s][k]);
        cli_json_close(result);
    }
    cli_json_close(result);
    const char *letters = source->ground->tiling->letters;
    if (letters) {
        cli_json_open(result, "letters", '[');
        for (int32_t s = 0; s < cell.face_count; s++)
            cli_json_member(result, NULL, "\"%c\"", letters[s]);
        cli_json_close(result);
    }
    cli_json_close(result);
}

// Writes a word of a command, quoted if the shell requires it.
static void put_word(FILE *out, const char *text)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                "-_=+,./:@%";
    if (*text && strspn(text, plain) == strlen(text)) {
        fputs(text, out);
        return;
    }
    fputc('\'', out);
    for (; *text; text++) fputs(*text == '\'' ? "'\\''" : (const char[]){*text, '\0'}, out);
    fputc('\'', out);
}

static void put_value(FILE *out, const cli_option *option, const void *field)
{
    char word[CLI_BAKE_WORD];
    const cli_size *size = field;
    const pave_cell *cell = field;
    switch (option->kind) {
    case CLI_WORD:
        cli_word(option->argument, *(const int *)field, word, sizeof word);
        fputs(word, out);
        break;
    case CLI_NUMBER: fprintf(out, "%" PRId64, *(const int64_t *)field); break;
    case CLI_SEED: fprintf(out, "%" PRIu64, *(const uint64_t *)field); break;
    case CLI_PLACE: fprintf(out, "%d,%d", (int)cell->q, (int)cell->r); break;
    case CLI_SIZE: fprintf(out, "%dx%d", (int)size->width, (int)size->height); break;
    default: put_word(out, *(const char *const *)field);
    }
}

// Writes the command that bakes the same output, without options that do not affect it.
static void put_command(cli_result *result, const cli_bake_source *source, const cli_call *call)
{
    static const char how[] = "part|resume|rate|threads|force|json|no-page|output";
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    if (!out) return;
    fputs("pave world bake", out);
    if (call->operand_count) {
        fputc(' ', out);
        put_word(out, call->operands[0] + cli_folder_length(call->operands[0]));
    }
    for (size_t i = 0; i < call->command->option_count; i++) {
        const cli_option *option = &call->command->options[i];
        if (!call->given[i] || cli_read_word(option->name, how) >= 0) continue;
        fprintf(out, " --%s ", option->name);
        put_value(out, option, (const char *)call->options + option->offset);
    }
    size_t start = strlen(source->kind.output);
    while (start > 1 && source->kind.output[start - 1] == '/') start--;
    while (start > 0 && source->kind.output[start - 1] != '/') start--;
    fputs(" -o ", out);
    put_word(out, source->kind.output + start);
    if (fclose(out) == 0) cli_json_text(result, "command", text);
    free(text);
}

// Returns the JSON of the page; the caller frees it. NULL if memory runs out.
static char *describe(const cli_bake_source *source)
{
    char *text = NULL;
    size_t size = 0;
    const cli_named_world *ground = source->ground;
    const pave_bake_def *def = source->def;
    const bool folder = source->kind.format == PAVE_BAKE_FOLDER;
    const char *output = source->kind.output;
    FILE *out = open_memstream(&text, &size);
    if (!out) return NULL;
    cli_result result = {.out = out, .json = true};
    const int32_t native = pave_bake_native(def->width, def->height);
    cli_json_open(&result, NULL, '{');
    cli_json_text(&result, "title", ground->name);
    cli_json_text(&result, "seed", source->seed);
    cli_json_text(&result, "set", ground->name);
    cli_json_text(&result, "method",
                  pave_word(pave_world_method_words, pave_world_method_of(ground->world)));
    cli_json_text(&result, "grid", ground->tiling->name ? ground->tiling->name : "own");
    cli_json_text(&result, "world", source->world);
    put_command(&result, source, source->kind.call);
    cli_json_text(&result, "pictures", folder ? "folder" : "pmtiles");
    cli_json_text(&result, "source",
                  folder ? "{z}/{x}/{y}.png" : output + cli_folder_length(output));
    const int32_t zoom[] = {def->zoom_min, def->zoom_max < 0 ? native : def->zoom_max};
    cli_json_list(&result, "zoom", zoom, 2);
    CLI_JSON_COUNTS(&result, "native|picture|width|height", native, PAVE_BAKE_PICTURE, def->width,
                    def->height);
    const int32_t at[] = {def->rect.q, def->rect.r};
    cli_json_list(&result, "at", at, 2);
    put_cell(&result, source);
    cli_json_close(&result);
    if (fclose(out) == 0) return text;
    free(text);
    return NULL;
}

// Writes the page. For a folder, writes into the folder before that is moved to its final path.
static pave_result write_page(void *context, const char *path, pave_error *error)
{
    char page[CLI_BAKE_PATH + CLI_BAKE_WORD];
    const cli_bake_source *source = context;
    snprintf(page, sizeof page, "%s", source->kind.page);
    if (source->kind.format == PAVE_BAKE_FOLDER) snprintf(page, sizeof page, "%s/index.html", path);
    char *json = describe(source);
    const int code = json ? cli_bake_page_write(page, json) : cli_failed("out of memory");
    free(json);
    if (code == CLI_DONE) return PAVE_OK;
    pave_error_set(error, PAVE_IO, page, 0, 0, "cannot be written");
    if (error) error->message[0] = '\0'; // already reported
    return PAVE_IO;
}

// ---- Opening ------------------------------------------------------------------------------------

int cli_bake_source_open(const cli_named_world *ground, const cli_bake_kind *kind,
                         cli_bake_source *out, pave_bake_def *def)
{
    int code = CLI_DONE;
    out->ground = ground;
    out->kind = *kind;
    out->def = def;
    follow_links(kind->output, out->output);
    def->path = out->output;
    def->format = kind->format;
    def->rect = kind->wish.rect;
    def->face_count = ground->tiling->face_count;
    def->id_max = greatest_id(ground);
    def->zoom_min = kind->zoom_min;
    def->zoom_max = kind->zoom_max;
    def->source = (pave_bake_source){.ids = give_ids,
                                     .pixels = give_pixels,
                                     .beside = kind->page ? write_page : NULL,
                                     .context = out,
                                     .files = out->files};
    if (kind->format == PAVE_BAKE_FOLDER) out->files[0] = "index.html";
    if (pave_bake_is_pyramid(kind->format)) {
        code = cli_bake_draw_open(ground, &kind->wish, &out->draw);
        def->width = out->draw.width;
        def->height = out->draw.height;
    }
    if (code != CLI_DONE) return code;
    add_facts(out, def);
    write_request(out, def);
    return CLI_DONE;
}

void cli_bake_source_close(cli_bake_source *source)
{
    if (!source->ground) return;
    cli_bake_draw_close(&source->draw);
}
