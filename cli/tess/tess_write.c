// cli/tess_write.c: pave tess -o: the mesh as a file.
#include "tess.h"

#include "../output.h"
#include "../work.h"

#include <pave/formats/obj.h>

#include <string.h>

typedef pave_result writer(const pave_mesh *mesh, const char *path, const pave_allocator *allocator,
                           const pave_progress *progress, pave_error *error);

/// By tess_format; NULL: a picture.
static writer *const writers[] = {
    [TESS_SVG] = NULL,
    [TESS_PDF] = NULL,
    [TESS_PNG] = NULL,
    [TESS_GEOJSON] = pave_json_geojson_write,
    [TESS_OBJ] = pave_obj_mesh_write,
    [TESS_OFF] = pave_off_mesh_write,
    [TESS_JSON] = pave_json_mesh_write,
};

int tess_ending(const char *path, const char *words)
{
    enum { ROOM = 16 };
    char end[ROOM];
    const char *slash = strrchr(path, '/'), *dot = strrchr(slash ? slash : path, '.');
    size_t length = dot ? strlen(dot + 1) : 0;
    if (length == 0 || length >= ROOM) return -1;
    for (size_t i = 0; i <= length; i++)
        end[i] =
            (char)(dot[1 + i] >= 'A' && dot[1 + i] <= 'Z' ? dot[1 + i] - 'A' + 'a' : dot[1 + i]);
    return cli_read_word(end, words);
}

static int find_format(tess_job *job)
{
    const tess_options *options = job->options;
    job->format = TESS_NO_FORMAT;
    if (!options->output)
        return cli_given(job->call, "format")
                   ? cli_wrong("--format: does nothing without -o FILE; leave it out")
                   : CLI_DONE;
    if (cli_given(job->call, "format")) {
        job->format = (tess_format)options->format;
        return CLI_DONE;
    }
    if (strcmp(options->output, "-") == 0)
        return cli_wrong("-o -: standard output has no name to take the format from; give "
                         "--format, one of svg, pdf, png, geojson, obj, off, json");
    int format = tess_ending(options->output, TESS_FORMATS);
    if (format < 0)
        return cli_wrong("-o %s: the format is taken from the name; end it in .svg, .pdf, .png, "
                         ".geojson, .obj, .off or .json, or give --format",
                         options->output);
    job->format = (tess_format)format;
    return CLI_DONE;
}

static bool is_picture(const tess_job *job)
{
    return job->format != TESS_NO_FORMAT && !writers[job->format];
}

// An option that would do nothing is a mistake of whoever typed it.
static int check_drawing(const tess_job *job)
{
    static const char *const drawing[] = {"fill",   "map",    "centers", "adjacency",
                                          "labels", "before", "scale",   "width"};
    for (size_t i = 0; i < sizeof drawing / sizeof *drawing; i++) {
        if (cli_given(job->call, drawing[i]) && !is_picture(job))
            return cli_wrong("--%s: only pictures show it; write one with -o FILE.svg, .pdf or "
                             ".png, or leave it out",
                             drawing[i]);
    }
    return CLI_DONE;
}

static bool is_dash(const char *path) { return path && strcmp(path, "-") == 0; }
static bool same(const char *a, const char *b) { return a && b && strcmp(a, b) == 0; }

// Standard output takes one thing, and no file is written over by another.
static int check_files(const tess_job *job)
{
    const tess_options *options = job->options;
    const char *sources[] = {options->board, options->graph, options->grid, options->walls,
                             options->map};
    bool prints = options->report || options->hash;
    if (is_dash(options->output) + is_dash(options->save_board) + prints > 1)
        return cli_wrong("-%s: only one thing can go to standard output; write the %s to a file",
                         is_dash(options->output) ? "o -" : "-save-board -",
                         is_dash(options->output) ? "mesh" : "board");
    if (same(options->output, options->save_board))
        return cli_wrong("--save-board: -o names the same file; give another name");
    for (size_t i = 0; options->output && i < sizeof sources / sizeof *sources; i++) {
        if (same(options->output, sources[i]) && !cli_is_stream(options->output))
            return cli_wrong("-o %s: is read from, too; give another name", options->output);
    }
    int code = options->output ? cli_check_target(options->output) : CLI_DONE;
    return code == CLI_DONE && options->save_board ? cli_check_target(options->save_board) : code;
}

int tess_check_output(tess_job *job)
{
    int code = find_format(job);
    if (code == CLI_DONE) code = check_drawing(job);
    return code == CLI_DONE ? check_files(job) : code;
}

int tess_write(const tess_job *job)
{
    if (is_picture(job)) return tess_draw(job);
    cli_progress bar;
    pave_progress progress = cli_progress_begin(&bar, "writing");
    pave_error error = {0};
    pave_result result =
        writers[job->format](job->mesh, job->options->output, NULL, &progress, &error);
    cli_progress_end(&bar);
    return result == PAVE_OK ? CLI_DONE : cli_report(&error);
}
