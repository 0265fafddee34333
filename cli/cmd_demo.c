// cli/cmd_demo.c: pave demo: runs the gallery's commands in its folder and writes the page.
#include "commands.h"
#include "gallery_css.h"
#include "gallery_txt.h"
#include "output.h"
#include "work.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct demo_options {
    const char *output;
    bool force;
} demo_options;

#define OPTIONS demo_options
static const cli_option demo_table[] = {
    CLI_OPTION(PATH, 'o', "output", "DIR", NULL, output, 0, 0,
               "output folder; created if it does not exist"),
    CLI_FLAG_ROW("force", force, "replace files of the same names that pave demo did not write"),
};

static const char page_name[] = "index.html";

enum { WORDS = 32, COMMAND_SIZE = 512, PATH_SIZE = 4096 };

// ---- Figures ------------------------------------------------------------------------------------

#ifdef PAVE_COMMAND_VORONOI
enum { WITH_VORONOI = 1 };
#else
enum { WITH_VORONOI = 0 };
#endif

enum { COMMANDS = 3, PARTS = 128 };

/// A section, or a figure of the preceding section; gallery.txt defines the lines. Missing fields
/// are NULL.
typedef struct part {
    const char *section, *layout, *picture, *title, *text, *needs, *with, *commands[COMMANDS + 1];
    int command_count, exits[COMMANDS];
} part;

static const struct {
    const char *key;
    size_t offset;
} keys[] = {
    {"section", offsetof(part, section)}, {"figure", offsetof(part, picture)},
    {"title", offsetof(part, title)},     {"text", offsetof(part, text)},
    {"layout", offsetof(part, layout)},   {"needs", offsetof(part, needs)},
    {"with", offsetof(part, with)},
};

// Returns the parts from top to bottom, terminated by a part without a section and commands.
static const part *read_gallery(void)
{
    static char text[sizeof gallery_txt + 1];
    static part parts[PARTS];
    part *at = NULL;
    memcpy(text, gallery_txt, sizeof gallery_txt);
    memset(parts, 0, sizeof parts);
    for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n")) {
        char *value = strchr(line, ' ');
        if (*line == '#') continue;
        if (value) *value++ = '\0';
        if (strcmp(line, "section") == 0 || strcmp(line, "figure") == 0) at = at ? at + 1 : parts;
        assert(at < parts + PARTS - 1 && at->command_count <= COMMANDS);
        if (strcmp(line, "run") == 0) at->commands[at->command_count++] = value;
        if (strcmp(line, "exit") == 0) at->exits[at->command_count - 1] = *value - '0';
        for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
            if (strcmp(line, keys[i].key) == 0)
                memcpy((char *)at + keys[i].offset, &value, sizeof value);
    }
    return parts;
}

// ---- The page -----------------------------------------------------------------------------------

/// Identifies pages written by this command.
#define CLI_GENERATOR "<meta name=\"generator\" content=\"pave demo\">"

/// The outputs of a figure's commands, one text each, and the size of its picture in pixels.
typedef struct cli_answers {
    char *texts[COMMANDS];
    int width, height;
} cli_answers;

static void write_escaped(FILE *out, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        switch (text[i]) {
        case '<': fputs("&lt;", out); break;
        case '>': fputs("&gt;", out); break;
        case '&': fputs("&amp;", out); break;
        case '"': fputs("&quot;", out); break;
        default: fputc(text[i], out);
        }
    }
}

static void page_begin(FILE *out, const part *parts)
{
    fputs("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
          "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n" CLI_GENERATOR
          "\n"
          "<meta name=\"color-scheme\" content=\"light dark\">\n"
          "<title>pave: worlds from a seed</title>\n<style>\n",
          out);
    fwrite(gallery_css, 1, sizeof gallery_css, out);
    fputs("</style>\n"
          "</head>\n"
          "<body>\n"
          "<header>\n"
          "<h1>pave</h1>\n"
          "<p class=\"lead\">Makes the ground that games are played on: grids, tiles of chosen "
          "shape, endless tiled worlds, and maps of territories, each a pure function of its seed "
          "and the place.</p>\n"
          "<div>\n"
          "<p>Nothing here was placed by hand, and nothing is stored. Each picture was made by "
          "the command below it; run it again, anywhere, in any order, on any number of threads, "
          "and you get the same picture. A hash covers the width, the height and every tile id of "
          "a world, the positions of all corners of a mesh, or the territory of each cell of a "
          "map.</p>\n"
          "<nav>\n",
          out);
    for (const part *at = parts; at->section || at->command_count; at++)
        if (at->section) fprintf(out, "<a href=\"#%s\">%s</a>\n", at->section, at->title);
    fputs("</nav>\n</div>\n</header>\n<main>\n", out);
}

// Writes a command; lines break only between words.
static void write_command(FILE *out, const char *command)
{
    fputs("<kbd>", out);
    while (*command) {
        size_t length = strcspn(command, " ");
        fputs("<span>", out);
        write_escaped(out, command, length);
        fputs(command[length] ? "</span> " : "</span>", out);
        command += length + (command[length] != '\0');
    }
    fputs("</kbd>\n", out);
}

static void page_figure(FILE *out, const part *section, const part *figure,
                        const cli_answers *answers)
{
    fputs("<figure>\n", out);
    if (figure->picture)
        fprintf(out,
                "<a href=\"%s\"><img src=\"%s\" width=\"%d\" height=\"%d\" alt=\"%s\" "
                "loading=\"lazy\"></a>\n",
                figure->picture, figure->picture, answers->width, answers->height,
                figure->title ? figure->title : section->title);
    fputs("<figcaption>\n", out);
    if (figure->title) fprintf(out, "<h3>%s</h3>\n", figure->title);
    if (figure->text) fprintf(out, "<p>%s</p>\n", figure->text);
    fputs("<div class=\"terminal\">", out);
    for (int i = 0; i < COMMANDS && figure->commands[i]; i++) {
        write_command(out, figure->commands[i]);
        if (answers->texts[i][0]) {
            fputs("<samp>", out);
            write_escaped(out, answers->texts[i], strlen(answers->texts[i]));
            fputs("</samp>", out);
        }
    }
    fputs("</div>\n</figcaption>\n</figure>\n", out);
}

static void page_end(FILE *out)
{
    fprintf(out,
            "</main>\n<footer>\n<p>Made by <code>pave demo</code>, version %s. The maps (.tmx) and "
            "tile sets (.tsx) of the pictures are in the same folder; open them with "
            "Tiled.</p>\n</footer>\n</body>\n</html>\n",
            pave_version());
}

// ---- Commands -----------------------------------------------------------------------------------

// Returns the next word of a command, zero-terminated, and advances past it; NULL after the last.
// Words in double quotes may contain spaces.
static char *next_word(char **at)
{
    char *word = *at + strspn(*at, " ");
    char quote = *word == '"';
    word += quote;
    *at = word + strcspn(word, quote ? "\"" : " ");
    if (*word == '\0' && !quote) return NULL;
    if (**at) *(*at)++ = '\0';
    return word;
}

// Runs a command line and stores its output.
static int run_line(const char *line, int expected, char **answer)
{
    char copy[COMMAND_SIZE];
    const char *words[WORDS];
    int count = 0;
    assert(strlen(line) < sizeof copy);
    strcpy(copy, line);
    char *at = copy;
    for (char *word; (word = next_word(&at));) {
        assert(count < WORDS);
        words[count++] = word;
    }
    assert(count > 1 && strcmp(words[0], "pave") == 0);
    size_t size = 0;
    FILE *out = open_memstream(answer, &size);
    if (!out) return cli_failed("out of memory");
    int code = cli_run(count - 1, words + 1, out);
    fclose(out);
    if (code == CLI_STOPPED) return code;
    return code == expected ? CLI_DONE : cli_failed("\"%s\" failed; see the line above", line);
}

// Reads the size of a PNG from its header.
static int measure(const char *picture, cli_answers *answers)
{
    unsigned char head[24] = {0};
    FILE *file = fopen(picture, "rb");
    bool read = file && fread(head, sizeof head, 1, file) == 1;
    if (file) fclose(file);
    if (!read) return cli_failed("%s: cannot be read: %s", picture, strerror(errno));
    answers->width = head[16] << 24 | head[17] << 16 | head[18] << 8 | head[19];
    answers->height = head[20] << 24 | head[21] << 16 | head[22] << 8 | head[23];
    return CLI_DONE;
}

static int show_figure(const part *section, const part *figure, FILE *page)
{
    if (figure->needs && access(figure->needs, R_OK) != 0) {
        fprintf(page,
                "<p class=\"absent\">Not shown: <code>%s</code> is not installed; it is in "
                "Debian's package <code>tiled</code>.</p>\n",
                figure->needs);
        return CLI_DONE;
    }
    cli_answers answers = {{NULL}, 0, 0};
    int code = CLI_DONE;
    for (int i = 0; code == CLI_DONE && i < COMMANDS && figure->commands[i]; i++) {
        code = run_line(figure->commands[i], figure->exits[i], &answers.texts[i]);
    }
    if (code == CLI_DONE && figure->picture) code = measure(figure->picture, &answers);
    if (code == CLI_DONE) page_figure(page, section, figure, &answers);
    for (int i = 0; i < COMMANDS; i++) free(answers.texts[i]);
    return cli_stopped() ? CLI_STOPPED : code;
}

static int write_gallery(FILE *page, int *pictures)
{
    int code = CLI_DONE;
    const part *parts = read_gallery(), *section = NULL;
    page_begin(page, parts);
    for (const part *at = parts; code == CLI_DONE && (at->section || at->command_count); at++) {
        if (at->with && !WITH_VORONOI) continue;
        if (at->section) {
            if (section) fputs("</div>\n</section>\n", page);
            section = at;
            fprintf(page, "<section id=\"%s\">\n<h2>%s</h2>\n<p>%s</p>\n<div class=\"%s\">\n",
                    at->section, at->title, at->text, at->layout);
        } else {
            code = show_figure(section, at, page);
            *pictures += at->picture && (!at->needs || access(at->needs, R_OK) == 0);
        }
    }
    fputs("</div>\n</section>\n", page);
    page_end(page);
    return code;
}

static int write_page(int *pictures)
{
    FILE *page = fopen(page_name, "wb");
    if (!page) return cli_failed("%s: cannot be written: %s", page_name, strerror(errno));
    int code = write_gallery(page, pictures);
    if (code == CLI_DONE && !cli_flush(page, page_name)) code = CLI_FAILED;
    fclose(page);
    return code;
}

// ---- The folder ---------------------------------------------------------------------------------
// All files are made in a hidden folder inside the gallery's folder and moved into place at the
// end. An interrupted run leaves no files, concurrent runs do not collide, and existing files do
// not affect the commands.

// Returns whether the page in the gallery's folder was written by this command.
static bool has_our_page(void)
{
    char head[4096] = "";
    FILE *page = fopen(page_name, "rb");
    size_t size = page ? fread(head, 1, sizeof head - 1, page) : 0;
    if (page) fclose(page);
    head[size] = '\0';
    return strstr(head, CLI_GENERATOR) != NULL;
}

static bool have_same_content(const char *a, const char *b)
{
    FILE *first = fopen(a, "rb"), *second = fopen(b, "rb");
    bool same = first && second;
    for (int c = 0, d; same && c != EOF;) {
        c = getc(first);
        d = getc(second);
        same = c == d;
    }
    if (first) fclose(first);
    if (second) fclose(second);
    return same;
}

typedef struct moving {
    const cli_call *call;
    const char *work; // the hidden folder, relative to the gallery's folder
    bool ours;        // whether files in the gallery's folder may be replaced
} moving;

// Called for each file of the hidden folder.
typedef int (*deed)(const moving *job, const char *made, const char *name);

static int check_file(const moving *job, const char *made, const char *name)
{
    const demo_options *options = job->call->options;
    struct stat there;
    if (stat(name, &there) == 0 && S_ISDIR(there.st_mode))
        return cli_failed("%s/%s: is a folder, but must be a file; choose another folder",
                          options->output, name);
    if (job->ours || !cli_is_taken(name) || have_same_content(made, name)) return CLI_DONE;
    return cli_wrong(
        "%s/%s: already exists and was not made by pave demo; choose another folder, or "
        "give --force to replace it",
        options->output, name);
}

static int move_file(const moving *job, const char *made, const char *name)
{
    const demo_options *options = job->call->options;
    if (rename(made, name) != 0)
        return cli_failed("%s/%s: cannot be written: %s; choose another folder", options->output,
                          name, strerror(errno));
    return CLI_DONE;
}

static int remove_file(const moving *job, const char *made, const char *name)
{
    (void)job, (void)name;
    unlink(made);
    return CLI_DONE;
}

// Calls `act` for every file, the page last; stops at the first failure.
static int with_files(const moving *job, deed act)
{
    DIR *folder = opendir(job->work);
    if (!folder) return cli_failed("%s: cannot be read: %s", job->work, strerror(errno));
    int code = CLI_DONE;
    char made[PATH_SIZE];
    const struct dirent *entry;
    while (code == CLI_DONE && (entry = readdir(folder)) != NULL) {
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0 ||
            strcmp(entry->d_name, page_name) == 0)
            continue;
        snprintf(made, sizeof made, "%s/%s", job->work, entry->d_name);
        code = act(job, made, entry->d_name);
    }
    closedir(folder);
    snprintf(made, sizeof made, "%s/%s", job->work, page_name);
    return code == CLI_DONE ? act(job, made, page_name) : code;
}

// Makes the gallery; the working directory is its folder. The folder has no page, or one that this
// command wrote.
static int make_gallery(const cli_call *call, int *pictures)
{
    const demo_options *options = call->options;
    char work[] = ".pave-XXXXXX";
    if (!mkdtemp(work) || chdir(work) != 0)
        return cli_failed("%s: cannot be written to: %s; choose a folder that you may write to",
                          options->output, strerror(errno));
    int code = write_page(pictures);
    if (chdir("..") != 0)
        return cli_failed("%s: no longer exists: %s", options->output, strerror(errno));
    moving job = {.call = call, .work = work, .ours = options->force || has_our_page()};
    if (code == CLI_DONE) code = with_files(&job, check_file);
    if (code == CLI_DONE) code = with_files(&job, move_file);
    if (code != CLI_DONE) with_files(&job, remove_file);
    rmdir(work);
    return code;
}

static int demo(const cli_call *call)
{
    const demo_options *options = call->options;
    if (!options->output) return cli_wrong("-o is missing; give -o DIR");
    int code = cli_make_folder(options->output), pictures = 0;
    if (code != CLI_DONE) return code;
    if (chdir(options->output) != 0)
        return cli_failed("%s: cannot be entered: %s; choose another folder", options->output,
                          strerror(errno));
    if (!options->force && cli_is_taken(page_name) && !has_our_page())
        return cli_wrong("%s/%s: was not made by pave demo; choose another folder, or give --force "
                         "to replace it",
                         options->output, page_name);
    cli_catch_signals();
    code = make_gallery(call, &pictures);
    if (code == CLI_DONE)
        fprintf(call->out, "%s/%s: %d pictures\n", options->output, page_name, pictures);
    return code;
}

const cli_command cli_demo = {CLI_COMMAND(NULL, "demo", demo_table, demo)};
