// cli/world/cmd_wang_convert.c: pave wang convert: writes a tile set in another format.
#include "../commands.h"
#include "set_source.h"

#include <string.h>

typedef struct convert_options {
    const char *set, *output;
    int format;
} convert_options;

#define CONVERT_FORMATS "json|tsx|h|tres"
enum { FORMAT_JSON, FORMAT_TSX, FORMAT_H, FORMAT_TRES };

#define OPTIONS convert_options
static const cli_option convert_table[] = {
    CLI_SET_ROW(set),
    CLI_OUTPUT_ROWS(CONVERT_FORMATS, output, format),
};

static bool is_sheet(int format) { return format == FORMAT_TSX || format == FORMAT_TRES; }

/// Makes the file to write: the file that was read, or one converted from a tile set of Tiled.
static int make_file(const cli_source *source, pave_json_wang **made, const pave_json_wang **out)
{
    *out = source->file;
    if (source->file) return CLI_DONE;
    pave_error error = {0};
    error.result = pave_tiled_wangset_to_file(source->tileset, source->wangset, NULL, made, &error);
    *out = *made;
    return error.result == PAVE_OK ? CLI_DONE : cli_report(&error);
}

// Writes a TSX file, or a TileSet of Godot.
static int write_sheet(const cli_source *source, const char *path, int format)
{
    pave_error error = {0};
    pave_tiled_tileset *tileset = NULL;
    const bool hexagons =
        source->file && source->file->faces[0].sides == 6 && format == FORMAT_TRES;
    if (source->file)
        error.result =
            pave_tiled_tileset_from_file(source->file, !hexagons, NULL, &tileset, &error);
    const pave_tiled_tileset *from = tileset ? tileset : source->tileset;
    const pave_tiled_wangset *set = tileset ? tileset->wangsets : source->wangset;
    if (error.result == PAVE_OK)
        error.result =
            format == FORMAT_TSX
                ? pave_tiled_write_tsx(from, path, &error)
                : pave_tiled_write_tres(from, set, hexagons ? source->file : NULL, path, &error);
    pave_tiled_tileset_destroy(tileset);
    return error.result == PAVE_OK ? CLI_DONE : cli_report(&error);
}

static int write_own(const cli_source *source, const char *path, int format)
{
    pave_json_wang *made = NULL;
    const pave_json_wang *file = NULL;
    pave_error error = {0};
    int code = make_file(source, &made, &file);
    if (code == CLI_DONE) {
        error.result = format == FORMAT_JSON
                           ? pave_json_wang_write(file, path, NULL, &error)
                           : pave_json_wang_write_header(file, path, NULL, &error);
        if (error.result != PAVE_OK) code = cli_report(&error);
    }
    pave_json_wang_destroy(made);
    return code;
}

static int convert(const cli_call *call)
{
    const convert_options *options = call->options;
    cli_source source;
    if (!options->output) return cli_wrong("-o is missing; give -o FILE.json, .tsx, .h or .tres");
    int code = cli_source_open(call->operand_count ? call->operands[0] : NULL, options->set,
                               (cli_source_wish){0}, &source);
    if (code == CLI_DONE && source.builtin && is_sheet(call->format))
        code = cli_wrong("a built-in set has a sheet only with a map; write .json or .h, or use "
                         "pave world fill -o world.tmx");
    if (code == CLI_DONE)
        code = is_sheet(call->format) ? write_sheet(&source, options->output, call->format)
                                      : write_own(&source, options->output, call->format);
    cli_source_close(&source);
    return code;
}

const cli_command cli_wang_convert = {CLI_COMMAND("wang", "convert", convert_table, convert),
                                      CLI_OPERANDS("[FILE]", 0, 1), .formats = CONVERT_FORMATS};
