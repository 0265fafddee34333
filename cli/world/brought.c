// cli/world/brought.c: sheets of built-in sets, beside a map or for a picture.
#include "brought.h"

#include "../output.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Maps that lie in one folder do not take each other's.
static int name_sheet(cli_brought_sheet *sheet, const cli_brought_call *call)
{
    const char *output = call->output, *dot = strrchr(output + cli_folder_length(output), '.');
    const int stem = (int)(dot ? (size_t)(dot - output) : strlen(output));
    if ((size_t)stem + 32 > sizeof sheet->sheet)
        return cli_wrong("-o: the name is too long; give a shorter one");
    snprintf(sheet->sheet, sizeof sheet->sheet, "%.*s-%s.png", stem, output, sheet->source->name);
    if (!call->embed)
        snprintf(sheet->tsx, sizeof sheet->tsx, "%.*s-%s.%s", stem, output, sheet->source->name,
                 call->json ? "tsj" : "tsx");
    return CLI_DONE;
}

// Other maps of the name, such as a .tmj beside a .tmx, have the same sheet: it must stay as large.
static int check_twins(const cli_brought_sheet *sheet, const char *output)
{
    static const char *const endings[] = {"tmx", "tmj", "TMX", "TMJ"};
    const char *dot = strrchr(output + cli_folder_length(output), '.');
    pave_tiled_pixels pixels = {0};
    pave_error error = {0};
    if (!dot || pave_tiled_png_read(sheet->sheet, NULL, &pixels, &error) != PAVE_OK)
        return CLI_DONE;
    const pave_tiled_image *image = &sheet->source->tileset->image;
    const bool same = pixels.width == image->width && pixels.height == image->height;
    pave_tiled_pixels_destroy(&pixels);
    for (size_t i = 0; !same && i < sizeof endings / sizeof *endings; i++) {
        char twin[CLI_BROUGHT_PATH];
        snprintf(twin, sizeof twin, "%.*s.%s", (int)(dot - output), output, endings[i]);
        if (strcmp(twin, output) != 0 && cli_is_taken(twin))
            return cli_wrong("%s: %s has this sheet as well, with tiles of another size; give the "
                             "map another name, or --force to replace the sheet",
                             sheet->sheet, twin);
    }
    return CLI_DONE;
}

// The files of an earlier map may have been painted over, or edited.
static int check_files(const cli_brought_sheet *sheet, const cli_brought_call *call)
{
    pave_error error = {0};
    if (call->force) return CLI_DONE;
    error.result = pave_tiled_builtin_check(sheet->source->which, sheet->sheet,
                                            sheet->tsx[0] ? sheet->tsx : NULL, &error);
    if (error.result == PAVE_OK) return check_twins(sheet, call->output);
    if (error.result != PAVE_INVALID) return cli_report(&error);
    return cli_wrong("%s: %s; give the map another name, or --force to replace it", error.file,
                     error.message);
}

// A hidden folder beside the picture, or in TMPDIR where that is a stream.
static int make_folder(cli_brought *sheets, const char *output)
{
    const char *place = getenv("TMPDIR");
    int length;
    if (sheets->folder[0]) return CLI_DONE;
    if (cli_is_stream(output))
        length = snprintf(sheets->folder, sizeof sheets->folder, "%s/.pave-XXXXXX",
                          place && *place ? place : "/tmp");
    else
        length = snprintf(sheets->folder, sizeof sheets->folder, "%.*s.pave-XXXXXX",
                          (int)cli_folder_length(output), output);
    if (length + 16 <= CLI_BROUGHT_PATH && mkdtemp(sheets->folder)) return CLI_DONE;
    const int code =
        cli_failed("%s: a temporary folder cannot be made there: %s; %s", sheets->folder,
                   strerror(length + 16 > CLI_BROUGHT_PATH ? ENAMETOOLONG : errno),
                   cli_is_stream(output) ? "set TMPDIR to a folder that you may write to"
                                         : "choose a folder that you may write to");
    sheets->folder[0] = '\0';
    return code;
}

int cli_brought_add(cli_brought *sheets, const cli_source *source, const cli_brought_call *call)
{
    if (!source->builtin) return CLI_DONE;
    cli_brought_sheet *sheet = &sheets->list[sheets->count];
    sheet->source = source;
    if (call->map && cli_is_stream(call->output))
        return cli_wrong("-o %s: the map of a built-in set needs its picture beside it; write it "
                         "to a file",
                         call->output);
    int code = call->map ? name_sheet(sheet, call) : make_folder(sheets, call->output);
    if (code == CLI_DONE && call->map) code = cli_check_beside(call->call, sheet->sheet, NULL);
    if (code == CLI_DONE && sheet->tsx[0]) code = cli_check_beside(call->call, sheet->tsx, NULL);
    if (code == CLI_DONE && call->map) code = check_files(sheet, call);
    if (code != CLI_DONE) return code;
    if (!call->map)
        snprintf(sheet->sheet, sizeof sheet->sheet, "%.*s/sheet%d.png", CLI_BROUGHT_PATH - 16,
                 sheets->folder, sheets->count);
    sheets->count++;
    pave_error error = {0};
    error.result = // that of a map is written with it
        (call->map ? pave_tiled_builtin_place : pave_tiled_builtin_write)(
            source->tileset, sheet->sheet, sheet->tsx[0] ? sheet->tsx : NULL, &error);
    if (sheets->folder[0]) // its name means nothing to a person
        snprintf(error.file, sizeof error.file, "%s", call->output);
    return error.result == PAVE_OK ? CLI_DONE : cli_report(&error);
}

void cli_brought_clean_up(const cli_brought *sheets)
{
    if (!sheets->folder[0]) return;
    for (int i = 0; i < sheets->count; i++) unlink(sheets->list[i].sheet);
    rmdir(sheets->folder);
}
