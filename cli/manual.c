// cli/manual.c: generates the manual page from the option tables, in mdoc (read by mandoc and
// groff).
#include "help.h"

#include "commands.h"
#include <string.h>

// The date of the last noticeable change to the page.
#define MANUAL_DATE "November 20, 2026"

enum { LINE = 78 };

static void write_word(FILE *out, const char *word, size_t length, bool first)
{
    if (first && length > 0 && (word[0] == '.' || word[0] == '\''))
        fputs("\\&", out); // a leading point or quote would start a macro
    for (size_t i = 0; i < length; i++) {
        if (word[i] == '\\')
            fputs("\\e", out);
        else
            fputc(word[i], out);
    }
}

// Writes text in lines of limited length; the last line gets no line break.
static void write_text(FILE *out, const char *text, size_t length)
{
    size_t column = 0;
    for (size_t i = 0; i < length;) {
        size_t word = 0;
        while (i + word < length && text[i + word] != ' ') word++;
        if (column > 0) {
            bool breaks = column + 1 + word > LINE;
            fputc(breaks ? '\n' : ' ', out);
            column = breaks ? 0 : column + 1;
        }
        write_word(out, text + i, word, column == 0);
        column += word;
        i += word + 1;
    }
}

// Writes paragraphs, one sentence per line as mdoc recommends.
static void write_sentences(FILE *out, const char *text)
{
    while (*text) {
        size_t length = 0;
        while (text[length] && text[length] != '\n' &&
               !(text[length] == ' ' && length > 0 && text[length - 1] == '.'))
            length++;
        write_text(out, text, length);
        fputc('\n', out);
        if (text[length] == '\n') fputs(".Pp\n", out);
        text += length + (text[length] != '\0');
    }
}

static void write_option(FILE *out, const cli_option *option)
{
    fputs(".It", out);
    if (option->letter) fprintf(out, " Fl %c ,", option->letter);
    fprintf(out, " Fl Fl %s", option->name);
    if (option->argument)
        fprintf(out, cli_is_optional(option) ? " Ns Oo = Ns Ar %s Oc" : " Ns = Ns Ar %s",
                option->argument);
    fputc('\n', out);
    write_text(out, option->help, strlen(option->help));
    if (option->fallback)
        fprintf(out, "\n(default:\n.Cm %s ) .\n", option->fallback);
    else
        fputs(".\n", out);
}

static void write_synopsis(FILE *out)
{
    fputs(".Sh SYNOPSIS\n", out);
    for (size_t i = 0; cli_commands[i]; i++) {
        const cli_command *command = cli_commands[i];
        char title[CLI_TITLE_SIZE];
        fprintf(out, ".Nm\n.Cm %s\n.Op Ar option ...\n",
                cli_title(command, title) + strlen("pave "));
        if (command->operands[0]) fprintf(out, ".Ar %s\n", command->operands);
    }
}

// Writes a command literally, so that its dashes can be copied.
static void write_example(FILE *out, const char *line, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        if (line[i] == '-' || line[i] == '\\')
            fputs(line[i] == '-' ? "\\-" : "\\e", out);
        else
            fputc(line[i], out);
    }
    fputc('\n', out);
}

static void write_examples(FILE *out, const char *lines)
{
    fputs(".Bd -literal -offset indent\n", out);
    while (*lines) {
        size_t length = strcspn(lines, "\n");
        write_example(out, lines, length);
        lines += length + (lines[length] == '\n');
    }
    fputs(".Ed\n", out);
}

static void write_list(FILE *out, const cli_command *command)
{
    cli_entry entry;
    fprintf(out, ".Pp\n%s:\n.Bl -tag -width Ds\n", command->list_title);
    for (size_t i = 0; command->list(i, &entry); i++) {
        fprintf(out, ".It Ic %s\n", entry.head);
        write_text(out, entry.text, strlen(entry.text));
        fputs(".\n", out);
    }
    fputs(".El\n", out);
}

static void write_command(FILE *out, const cli_command *command)
{
    char title[CLI_TITLE_SIZE];
    cli_help help;
    cli_help_read(command, &help);
    fprintf(out, ".Ss %s\n", cli_title(command, title));
    write_sentences(out, help.about);
    if (help.operands[0]) {
        fputs(".Pp\n", out);
        write_sentences(out, help.operands);
    }
    fputs(".Bl -tag -width Ds\n", out);
    for (size_t i = 0; i < command->option_count; i++) write_option(out, &command->options[i]);
    fputs(".El\n", out);
    if (command->list) write_list(out, command);
    fputs(".Pp\nFor example:\n", out);
    write_examples(out, help.examples);
}

static void write_conventions(FILE *out)
{
    fputs(".Sh DESCRIPTION\n.Nm\n", out);
    write_sentences(
        out, "makes the ground that games are played on: grids and worlds. A world is a tile set, "
             "a seed and a method; the tile of a cell is a pure function of them. It is the same "
             "in whatever order the world is explored, on any number of threads, on any machine.\n"
             "Options may come before or after operands; if one is given again, the last one "
             "counts, unless its help says that it may be repeated. An argument such as -3,2 is a "
             "place, never an option, and needs no quoting.\n"
             "Messages are one line on standard error: \"pave: FILE:LINE: what, and what to do\". "
             "If standard error is a terminal, a bar shows the progress of work that takes over a "
             "second. A file is written under a hidden name next to its target and renamed when "
             "it is complete. If the command is interrupted, by INT, TERM, HUP, QUIT, ALRM, XCPU, "
             "USR1 or USR2, nothing is left behind; the third of "
             "these signals kills at once.");
    fputs(".Pp\nEvery command has\n.Fl Fl help\nand\n.Fl Fl version .\n", out);
}

void cli_write_manual(FILE *out)
{
    fprintf(out, ".\\\" Made by pave from its option tables.\n.Dd %s\n.Dt PAVE 1\n.Os\n",
            MANUAL_DATE);
    fputs(".Sh NAME\n.Nm pave\n.Nd answer queries about grids, make tiles of chosen adjacency, and "
          "endless tiled worlds\n",
          out);
    write_synopsis(out);
    write_conventions(out);
    fputs(".Sh COMMANDS\n", out);
    for (size_t i = 0; cli_commands[i]; i++) write_command(out, cli_commands[i]);
    fputs(".Sh EXIT STATUS\n.Bl -tag -width Ds -compact\n", out);
    for (int i = 0; i < CLI_EXIT_TEXTS; i++) {
        fprintf(out, ".It %d\n", cli_exit_texts[i].code);
        write_text(out, cli_exit_texts[i].text, strlen(cli_exit_texts[i].text));
        fputc('\n', out);
    }
    fputs(".El\n.Sh SEE ALSO\n.Xr tiled 1 ,\n.Xr tmxrasterizer 1\n", out);
}
