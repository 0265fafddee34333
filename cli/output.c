// cli/output.c: input and output files of the command.
#include "output.h"

#include <pave/formats/obj.h>

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

bool cli_is_stream(const char *path)
{
    // Names of open files: such a name may refer to a regular file, but not always to the same one.
    static const char *const passing[] = {"/dev/stdin", "/dev/stdout", "/dev/stderr", "/dev/fd/",
                                          "/proc/"};
    for (size_t i = 0; i < sizeof passing / sizeof *passing; i++) {
        if (strncmp(path, passing[i], strlen(passing[i])) == 0) return true;
    }
    struct stat status;
    return strcmp(path, "-") == 0 ||
           (stat(path, &status) == 0 && !S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode));
}

bool cli_is_taken(const char *path)
{
    struct stat status;
    return lstat(path, &status) == 0 && !S_ISDIR(status.st_mode);
}

static int check_folder(const char *path, const char *folder)
{
    struct stat status;
    if (stat(folder, &status) != 0)
        return errno == ENOENT
                   ? cli_failed("%s: the folder %s does not exist; make it first", path, folder)
                   : cli_failed("%s: the folder %s cannot be reached: %s; choose another", path,
                                folder, strerror(errno));
    if (!S_ISDIR(status.st_mode))
        return cli_failed("%s: %s is not a folder; choose another", path, folder);
    if (access(folder, W_OK | X_OK) != 0)
        return cli_failed(
            "%s: the folder %s cannot be written to: %s; choose one that you may write to", path,
            folder, strerror(errno));
    return CLI_DONE;
}

int cli_check_target(const char *path)
{
    if (cli_is_stream(path)) return CLI_DONE;
    char *target = realpath(path, NULL);
    char *folder = target ? target : strdup(path);
    if (!folder) return cli_failed("out of memory");
    for (size_t end = strlen(folder); end > 1 && folder[end - 1] == '/';) folder[--end] = '\0';
    char *slash = strrchr(folder, '/');
    if (slash) slash[slash == folder] = '\0';
    int code = check_folder(path, slash ? folder : ".");
    free(folder);
    return code;
}

size_t cli_folder_length(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? (size_t)(slash - path) + 1 : 0;
}

int cli_make_folder(const char *folder)
{
    struct stat status;
    char *path = strdup(folder);
    if (!path) return cli_failed("out of memory");
    for (char *at = strchr(path + (*path == '/'), '/'); at; at = strchr(at + 1, '/')) {
        *at = '\0';
        mkdir(path, 0777); // errors are detected below
        *at = '/';
    }
    free(path);
    if (mkdir(folder, 0777) != 0 && errno != EEXIST)
        return cli_failed("%s: cannot create the folder: %s; choose another", folder,
                          strerror(errno));
    if (stat(folder, &status) != 0 || !S_ISDIR(status.st_mode))
        return cli_failed("%s: is not a folder; choose another", folder);
    return CLI_DONE;
}

// Gets the status of the folder that would contain a file. Returns false if it does not exist.
static bool find_folder(const char *path, struct stat *out)
{
    char *folder = strndup(path, cli_folder_length(path));
    bool found = folder && stat(*folder ? folder : ".", out) == 0;
    free(folder);
    return found;
}

bool cli_same_file(const char *a, const char *b)
{
    struct stat first, second;
    if (!a || !b || cli_is_stream(a) || cli_is_stream(b)) return false;
    bool there = stat(a, &first) == 0;
    if (there != (stat(b, &second) == 0)) return false;
    if (!there && (strcmp(a + cli_folder_length(a), b + cli_folder_length(b)) != 0 ||
                   !find_folder(a, &first) || !find_folder(b, &second)))
        return false;
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino;
}

// ---- Formats ------------------------------------------------------------------------------------

int cli_find_ending(const char *path, const char *words)
{
    enum { ROOM = 16 };
    char end[ROOM];
    const char *dot = strrchr(path + cli_folder_length(path), '.');
    size_t length = dot ? strlen(dot + 1) : 0;
    if (length == 0 || length >= ROOM) return -1;
    for (size_t i = 0; i <= length; i++)
        end[i] =
            (char)(dot[1 + i] >= 'A' && dot[1 + i] <= 'Z' ? dot[1 + i] - 'A' + 'a' : dot[1 + i]);
    return cli_read_word(end, words);
}

static const cli_option *find_option(const cli_command *command, const char *name)
{
    return cli_find_option(command, name, strlen(name));
}

// Returns the given value of an option that takes a string.
static const char *text_of(const cli_call *call, const cli_option *option)
{
    return *(const char *const *)((const char *)call->options + option->offset);
}

// Returns whether a path is a folder: it ends in a slash, or the folder exists.
static bool is_folder(const char *path)
{
    struct stat state;
    const size_t length = strlen(path);
    return length > 0 &&
           (path[length - 1] == '/' || (stat(path, &state) == 0 && S_ISDIR(state.st_mode)));
}

static int find_format(cli_call *call)
{
    enum { LIST_SIZE = 128 };
    char list[LIST_SIZE];
    const cli_command *command = call->command;
    const cli_option *format = find_option(command, "format");
    call->format = -1;
    if (!command->formats) return CLI_DONE;
    const char *path = text_of(call, find_option(command, "output"));
    if (!path)
        return format && cli_given(call, "format")
                   ? cli_wrong("--format needs -o FILE; leave it out")
                   : CLI_DONE;
    if (format && cli_given(call, "format")) {
        call->format = *(const int *)((const char *)call->options + format->offset);
        return CLI_DONE;
    }
    if (format && strcmp(path, "-") == 0)
        return cli_wrong("-o -: standard output has no ending; give --format, one of %s",
                         cli_list_words(command->formats, "", list, sizeof list));
    call->format = cli_find_ending(path, command->formats);
    const int folder = cli_read_word("folder", command->formats);
    if (call->format < 0 && folder >= 0) {
        call->format = is_folder(path) ? folder : -1;
        return call->format >= 0
                   ? CLI_DONE
                   : cli_wrong("-o %s: the extension sets the format; use %s, a final / for a "
                               "folder, or give --format",
                               path, cli_list_words(command->formats, ".", list, sizeof list));
    }
    return call->format >= 0 ? CLI_DONE
                             : cli_wrong("-o %s: the extension sets the format; use %s%s", path,
                                         cli_list_words(command->formats, ".", list, sizeof list),
                                         format ? ", or give --format" : "");
}

// ---- Options without effect ---------------------------------------------------------------------

bool cli_needs_hold(const cli_call *call, char *why)
{
    char format[16] = "";
    const cli_command *command = call->command;
    uint32_t modes = command->modes ? command->modes(call) : 0;
    if (call->format >= 0 && command->formats)
        cli_word(command->formats, call->format, format, sizeof format);
    if (cli_read_word(format, "svg|pdf|png") >= 0) modes |= CLI_PICTURE;
    if (cli_read_word(format, "svg|pdf") >= 0) modes |= CLI_PRINTED;
    if (find_option(command, "paper") && !cli_given_of(call, "paper|unit")) modes |= CLI_LOOSE;
    if (find_option(command, "width") && !cli_given(call, "width")) modes |= CLI_SCALED;
    for (size_t n = 0; n < command->need_count; n++) {
        const cli_need *need = &command->needs[n];
        const char *given = need->modes & modes ? NULL : cli_given_of(call, need->options);
        if (!given) continue;
        snprintf(why, CLI_WHY_SIZE, "--%s: %s; leave it out", given, need->why);
        return false;
    }
    return true;
}

// ---- Files --------------------------------------------------------------------------------------

// A file that the command reads or writes.
typedef struct noted {
    char *path;
    const char *reads; // for an input, the start of a message, such as "the command reads"
    // For an output: the option that names it, or the file that it is written next to.
    const char *named;
    const cli_option *by; // that option; NULL for an input
} noted;

// Only one call runs at a time; cli_check_call starts a new list.
static struct {
    noted *list;
    size_t count;
} files;

static void forget_files(void)
{
    for (size_t i = 0; i < files.count; i++) free(files.list[i].path);
    free(files.list);
    files.list = NULL;
    files.count = 0;
}

// The option as the user types it. --output is the only file option with a letter.
#define TYPED(option) (option)->letter ? "-" : "--", (option)->letter ? "o" : (option)->name

static int refuse_file(const noted *read, const noted *written)
{
    return strcmp(written->named, written->path) == 0
               ? cli_wrong("%s%s %s: %s this file; choose another name", TYPED(written->by),
                           written->path, read->reads)
               : cli_wrong("%s%s %s: would replace the input %s; choose another name",
                           TYPED(written->by), written->named, read->path);
}

// Adds a file to the list; an output must not coincide with another file of the list.
static int note(noted file)
{
    for (size_t i = 0; i < files.count; i++) {
        const noted *other = &files.list[i];
        if ((!file.by && !other->by) || !cli_same_file(other->path, file.path)) continue;
        if (!file.by || !other->by)
            return refuse_file(file.by ? other : &file, file.by ? &file : other);
        if (file.by != other->by)
            return cli_wrong("%s%s %s: %s%s writes this file; choose another name", TYPED(file.by),
                             file.path, TYPED(other->by));
    }
    noted *grown = realloc(files.list, (files.count + 1) * sizeof *grown);
    if (grown) files.list = grown;
    file.path = grown ? strdup(file.path) : NULL;
    if (!file.path) return cli_failed("out of memory");
    files.list[files.count++] = file;
    return CLI_DONE;
}

int cli_note_input(const char *path, const char *reads)
{
    return path ? note((noted){(char *)path, reads, NULL, NULL}) : CLI_DONE;
}

// Returns whether the first line of a file is `mark`.
static bool begins_with(const char *path, const char *mark)
{
    enum { LINE_SIZE = 64 };
    char line[LINE_SIZE] = "";
    struct stat status;
    FILE *file = stat(path, &status) == 0 && S_ISREG(status.st_mode) ? fopen(path, "rb") : NULL;
    const bool same = file && fgets(line, LINE_SIZE, file) && strcmp(line, mark) == 0;
    if (file) fclose(file);
    return same;
}

int cli_check_beside(const cli_call *call, const char *path, const char *mark)
{
    const cli_option *by = find_option(call->command, "output");
    const int code = note((noted){(char *)path, NULL, text_of(call, by), by});
    if (code != CLI_DONE || !mark || !cli_is_taken(path) || begins_with(path, mark)) return code;
    return cli_wrong("-o %s: would replace %s, which was not written by pave; choose another name, "
                     "or move that file away",
                     text_of(call, by), path);
}

static int note_inputs(const cli_call *call)
{
    static const char reads[] = "the command reads";
    int count = call->operand_count > 0 && strcmp(call->operands[0], "-") == 0;
    int code = CLI_DONE;
    forget_files();
    for (size_t i = 0; i < call->command->option_count && code == CLI_DONE; i++) {
        const cli_option *option = &call->command->options[i];
        const bool reads_file = option->kind == CLI_PATH || option->kind == CLI_GRID;
        const char *path = reads_file ? text_of(call, option) : NULL;
        count += path && strcmp(path, "-") == 0;
        code = cli_note_input(path, reads);
    }
    for (int i = 0; i < call->operand_count && code == CLI_DONE; i++)
        code = cli_note_input(call->operands[i], reads);
    return count > 1
               ? cli_wrong("-: only one input can be standard input; give names for the others")
               : code;
}

// Checks that a file has the ending shown in the help of its option, such as FILE.json. Other
// options have formats or accept any ending.
static int check_ending(const cli_option *output, const char *path)
{
    const char *ending = strrchr(output->argument, '.');
    if (!ending || cli_is_stream(path) || cli_find_ending(path, ending + 1) >= 0) return CLI_DONE;
    return cli_wrong("%s%s %s: the name must end in %s", TYPED(output), path, ending);
}

static int check_output(const cli_call *call, const cli_option *output, int *printed)
{
    const char *path = text_of(call, output);
    if (!path) return CLI_DONE;
    if (strcmp(path, "-") == 0 && ++*printed > 1)
        return cli_wrong(
            "%s%s -: only one output can go to standard output; write this one to a file",
            TYPED(output));
    int code = note((noted){(char *)path, NULL, path, output});
    if (code == CLI_DONE) code = check_ending(output, path);
    return code == CLI_DONE ? cli_check_target(path) : code;
}

// ---- Several files of one call ------------------------------------------------------------------

enum { STAGED_MAX = 3, HIDDEN_ROOM = 24 };

// A file written under a hidden name until all files are complete.
typedef struct staged {
    const char *target;
    char *hidden, *old; // old: a second name for the replaced file
    bool kept, fresh;   // kept: `old` exists; fresh: no file is replaced
    bool placed;
} staged;

static staged stage[STAGED_MAX];
static int staged_count;

// Creates an empty file in the folder of another file, with the permissions of that file, or of a
// new file if it does not exist.
static bool make_beside(const char *path, const struct stat *old, char *out, size_t size)
{
    snprintf(out, size, "%.*s.pave-XXXXXX", (int)cli_folder_length(path), path);
    const int made = mkstemp(out);
    const mode_t mask = umask(0);
    umask(mask);
    if (made >= 0 && fchmod(made, old ? old->st_mode & 0777 : 0666 & ~mask) != 0) unlink(out);
    return made >= 0 && close(made) == 0;
}

const char *cli_stage(const char *path)
{
    struct stat old;
    const bool there = lstat(path, &old) == 0;
    const size_t size = strlen(path) + HIDDEN_ROOM;
    // A stream or a link is written directly. If a file is not writable, the writer reports the
    // reason.
    if (cli_is_stream(path) || (there && (!S_ISREG(old.st_mode) || access(path, W_OK) != 0)))
        return path;
    assert(staged_count < STAGED_MAX);
    staged *file = &stage[staged_count];
    *file = (staged){.target = path, .hidden = malloc(size), .old = malloc(size)};
    if (file->hidden && file->old && make_beside(path, there ? &old : NULL, file->hidden, size)) {
        snprintf(file->old, size, "%s.old", file->hidden);
        staged_count++;
        return file->hidden;
    }
    free(file->hidden);
    free(file->old);
    return path;
}

const char *cli_staged_for(const char *hidden)
{
    for (int i = 0; i < staged_count; i++)
        if (strcmp(stage[i].hidden, hidden) == 0) return stage[i].target;
    return hidden;
}

// Moves all files into place. Returns the first file that could not be moved; NULL on success.
static const char *place(void)
{
    // Slow steps are done first, so that the renames directly follow each other.
    for (int i = 0; i < staged_count; i++) {
        stage[i].kept = link(stage[i].target, stage[i].old) == 0;
        stage[i].fresh = !stage[i].kept && errno == ENOENT;
    }
    for (int i = 0; i < staged_count; i++) {
        stage[i].placed = rename(stage[i].hidden, stage[i].target) == 0;
        if (!stage[i].placed) return stage[i].target;
    }
    return NULL;
}

int cli_stage_end(int code)
{
    const char *failed = code == CLI_DONE ? place() : NULL;
    if (failed)
        code = cli_failed("%s: cannot be moved into place: %s; choose another name", failed,
                          strerror(errno));
    for (int i = 0; i < staged_count; i++) {
        staged *file = &stage[i];
        if (failed && file->placed && file->fresh) unlink(file->target);
        if (failed && file->placed && file->kept)
            rename(file->old, file->target);
        else if (file->kept)
            unlink(file->old);
        if (!file->placed) unlink(file->hidden);
        free(file->hidden);
        free(file->old);
    }
    staged_count = 0;
    return code;
}

// ---- Graphs and pictures ------------------------------------------------------------------------

int cli_read_graph(const char *path, pave_up up, pave_edge_list *out)
{
    int format = cli_find_ending(path, "json|obj|off");
    pave_error error = {0};
    if (strcmp(path, "-") == 0) format = 0; // standard input has no ending
    if (format < 0)
        return cli_wrong("--graph: %s: the extension sets the format; use .json, .obj or .off",
                         path);
    const pave_result result = format == 0   ? pave_json_graph_read(path, NULL, out, &error)
                               : format == 1 ? pave_obj_graph_read(path, up, NULL, out, &error)
                                             : pave_off_graph_read(path, up, NULL, out, &error);
    if (result != PAVE_OK) return cli_report(&error);
    if (out->up == PAVE_UP_Y)
        cli_say(
            "%s: assuming that y points up, because y extends less than z; use --up z otherwise",
            path);
    return CLI_DONE;
}

pave_scene_size cli_picture_size(const cli_picture *picture, int dots)
{
    const double pixels = dots / 25.4, width = picture->paper.width - 2 * picture->paper.margin;
    if (picture->cell > 0) return (pave_scene_size){.scale = pixels * picture->cell};
    if (width > 0) return (pave_scene_size){.width = (int32_t)ceil(pixels * width)};
    return (pave_scene_size){.scale = picture->width ? 0 : picture->scale,
                             .width = (int32_t)picture->width};
}

bool cli_picture_shrinks(const cli_call *call, const pave_scene *scene, pave_scene_size *size)
{
    pave_scene_frame frame;
    if (cli_given_of(call, "scale|width|paper|unit") ||
        (pave_scene_measure(scene, NULL, &frame, NULL) == PAVE_OK &&
         frame.width <= CLI_PICTURE_MOST && frame.height <= CLI_PICTURE_MOST))
        return false;
    const pave_box box = pave_scene_bounds(scene);
    const bool wide = box.max.x - box.min.x > box.max.y - box.min.y;
    *size = (pave_scene_size){.width = wide ? CLI_PICTURE_MOST : 0,
                              .height = wide ? 0 : CLI_PICTURE_MOST};
    return true;
}

int cli_check_pixels(double width, double height, bool force)
{
    const double most = 4e8, million = 1e6;
    if (width * height <= most || force) return CLI_DONE;
    return cli_wrong("-o: a picture of %.0f x %.0f pixels: %.0f million; choose a smaller one, or "
                     "allow more than %.0f million with --force",
                     width, height, width * height / million, most / million);
}

int cli_write_scene(pave_scene *scene, const char *path, pave_draw_format format,
                    const cli_picture *picture)
{
    pave_error error = {0};
    cli_progress bar;
    pave_draw_def def = {.format = format};
    if (picture) def.parts = picture->parts;
    pave_scene_paper paper = picture ? picture->paper : (pave_scene_paper){0};
    paper.cell = picture ? picture->cell : 0;
    if (paper.cell > 0 || paper.width > 0) def.paper = &paper;
    if (paper.overlap > 0 && !(paper.cell > 0))
        return cli_wrong(
            "--paper: without --unit the picture fills one page, and no pages overlap; "
            "leave out overlap=, or give --unit");
    if (picture && picture->legend && pave_scene_add_legend(scene) == PAVE_NOT_FOUND)
        return cli_wrong("--legend: no colours of this picture need a legend; leave it out");
    pave_scene_frame frame;
    if (format == PAVE_DRAW_PNG && pave_scene_measure(scene, NULL, &frame, NULL) == PAVE_OK &&
        frame.width <= PAVE_DRAW_PNG_SIZE_MAX && frame.height <= PAVE_DRAW_PNG_SIZE_MAX &&
        cli_check_pixels(frame.width, frame.height, picture && picture->force) != CLI_DONE)
        return CLI_WRONG;
    cli_catch_signals(); // temporary files must be removed
    const pave_batch batch = {.runner = cli_runner(NULL),
                              .progress = cli_progress_begin(&bar, "drawing")};
    const pave_result result = pave_draw_file(scene, path, &def, NULL, &batch, &error);
    cli_progress_end(&bar);
    if (result == PAVE_OK) return CLI_DONE;
    return result == PAVE_UNSUPPORTED || result == PAVE_RANGE ? cli_wrong("-o: %s", error.message)
                                                              : cli_report(&error);
}

int cli_write_mask(const pave_mask *mask, const char *path, FILE *out)
{
    const bool standard = strcmp(path, "-") == 0;
    int64_t size = 0;
    pave_mask_write(mask, NULL, 0, &size);
    char *text = malloc((size_t)size);
    if (!text) return cli_failed("out of memory");
    pave_mask_write(mask, text, size, &size);
    FILE *file = standard ? out : fopen(cli_stage(path), "w");
    if (!file) cli_say("%s: cannot be written: %s", path, strerror(errno));
    if (file) fwrite(text, 1, (size_t)size - 1, file); // without the terminating zero
    const bool written = file && cli_flush(file, standard ? "standard output" : path);
    if (file && !standard) fclose(file);
    free(text);
    return cli_stage_end(written ? CLI_DONE : CLI_FAILED);
}

int cli_check_call(cli_call *call)
{
    const cli_command *command = call->command;
    char why[CLI_WHY_SIZE];
    int code = find_format(call), printed = 0;
    if (code == CLI_DONE) code = note_inputs(call);
    if (code == CLI_DONE && !cli_needs_hold(call, why)) code = cli_wrong("%s", why);
    for (size_t i = 0; i < command->option_count; i++)
        printed = printed || (cli_prints(&command->options[i]) && call->given[i]);
    for (size_t i = 0; code == CLI_DONE && i < command->option_count; i++) {
        if (command->options[i].kind == CLI_OUTPUT)
            code = check_output(call, &command->options[i], &printed);
    }
    return code;
}
