// cli/cmd_demo.c: pave demo: runs the gallery's commands in its folder, and writes the page.
#include "commands.h"
#include "gallery.h"
#include "signals.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct demo_options {
    const char *output;
} demo_options;

static const cli_option demo_table[] = {
    {"output", 'o', CLI_PATH, "DIR", NULL, "the folder that everything goes to; it is made where it is not there", offsetof(demo_options, output), 0, 0},
};

enum { WORDS = 32, COMMAND_SIZE = 512, PATH_SIZE = 4096 };

// Makes a folder and those above it.
static int make_folder(const char *folder)
{
    char path[PATH_SIZE];
    if (strlen(folder) >= sizeof path)
        return cli_wrong("-o: the name is too long; give a shorter one");
    strcpy(path, folder);
    for (char *at = path + 1; *at; at++) {
        if (*at != '/')
            continue;
        *at = '\0';
        mkdir(path, 0777); // what is wrong shows below
        *at = '/';
    }
    struct stat status;
    if (mkdir(path, 0777) != 0 && errno != EEXIST)
        return cli_failed("%s: the folder cannot be made: %s; name another", folder, strerror(errno));
    if (stat(path, &status) != 0 || !S_ISDIR(status.st_mode))
        return cli_failed("%s: is no folder; name another", folder);
    return CLI_DONE;
}

// Runs a command as it is shown, and keeps what it answers.
static int run_line(const char *line, int expected, char **answer)
{
    char copy[COMMAND_SIZE];
    const char *words[WORDS];
    int count = 0;
    assert(strlen(line) < sizeof copy);
    strcpy(copy, line);
    for (char *word = strtok(copy, " "); word; word = strtok(NULL, " ")) {
        assert(count < WORDS);
        words[count++] = word;
    }
    assert(count > 1 && strcmp(words[0], "pave") == 0);
    size_t size = 0;
    FILE *out = open_memstream(answer, &size);
    if (!out)
        return cli_failed("out of memory");
    int code = cli_run(count - 1, words + 1, out);
    fclose(out);
    if (code == CLI_STOPPED)
        return code;
    return code == expected ? CLI_DONE : cli_failed("\"%s\" failed; see the line above", line);
}

// The size of a PNG stands in its first bytes.
static int measure(const char *picture, cli_answers *answers)
{
    unsigned char head[24] = {0};
    FILE *file = fopen(picture, "rb");
    bool read = file && fread(head, sizeof head, 1, file) == 1;
    if (file)
        fclose(file);
    if (!read)
        return cli_failed("%s: cannot be read: %s", picture, strerror(errno));
    answers->width = head[16] << 24 | head[17] << 16 | head[18] << 8 | head[19];
    answers->height = head[20] << 24 | head[21] << 16 | head[22] << 8 | head[23];
    return CLI_DONE;
}

static int show_figure(const cli_section *section, const cli_figure *figure, FILE *page)
{
    if (figure->needs && access(figure->needs, R_OK) != 0) {
        fprintf(page, "<p class=\"absent\">Not shown: <code>%s</code> is not here; Debian's package <code>tiled</code> brings it.</p>\n", figure->needs);
        return CLI_DONE;
    }
    cli_answers answers = {{NULL}, 0, 0};
    int code = CLI_DONE;
    for (int i = 0; code == CLI_DONE && i < CLI_FIGURE_COMMANDS && figure->commands[i]; i++)
        code = run_line(figure->commands[i], figure->exits[i], &answers.texts[i]);
    if (code == CLI_DONE && figure->picture)
        code = measure(figure->picture, &answers);
    if (code == CLI_DONE)
        cli_page_figure(page, section, figure, &answers);
    for (int i = 0; i < CLI_FIGURE_COMMANDS; i++)
        free(answers.texts[i]);
    return cli_stopped() ? CLI_STOPPED : code;
}

static int write_gallery(FILE *page, int *pictures)
{
    int code = CLI_DONE;
    cli_page_begin(page);
    for (const cli_section *section = cli_gallery; code == CLI_DONE && section->id; section++) {
        cli_page_section(page, section);
        for (const cli_figure *figure = section->figures; code == CLI_DONE && figure->commands[0]; figure++) {
            code = show_figure(section, figure, page);
            *pictures += figure->picture && (!figure->needs || access(figure->needs, R_OK) == 0);
        }
        cli_page_section_end(page);
    }
    cli_page_end(page);
    return code;
}

static int demo(const cli_call *call)
{
    static const char page_name[] = "index.html", part_name[] = ".index.html.part";
    const demo_options *options = call->options;
    if (!options->output)
        return cli_wrong("there is nowhere to put the gallery; give -o DIR");
    int code = make_folder(options->output);
    if (code != CLI_DONE)
        return code;
    FILE *page = chdir(options->output) == 0 ? fopen(part_name, "wb") : NULL;
    if (!page)
        return cli_failed("%s: cannot be written to: %s; name a folder that you may write to", options->output, strerror(errno));
    int pictures = 0;
    code = write_gallery(page, &pictures);
    if (code == CLI_DONE && !cli_flush(page, page_name))
        code = CLI_FAILED;
    fclose(page);
    if (code == CLI_DONE && rename(part_name, page_name) != 0)
        code = cli_failed("%s/%s: cannot be written: %s", options->output, page_name, strerror(errno));
    if (code != CLI_DONE)
        unlink(part_name);
    else
        fprintf(call->out, "%s/%s: %d pictures\n", options->output, page_name, pictures);
    return code;
}

const cli_command cli_demo = {
    .name = "demo",
    .operands = "",
    .summary = "the gallery: a page of pictures, each with the command that makes it",
    .about = "Makes a folder with index.html, a page of pictures. Each was made by the command that stands below it, and is made again by it.",
    .examples = "pave demo -o gallery\n",
    .options = demo_table,
    .option_count = sizeof demo_table / sizeof *demo_table,
    .options_size = sizeof(demo_options),
    .run = demo,
};
