// cli/gallery_page.c: writes the page.
#include "gallery.h"

#include "gallery_css.h"
#include <pave/base.h>
#include <string.h>

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

void cli_page_begin(FILE *out)
{
    fputs("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
          "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n" CLI_GENERATOR
          "\n"
          "<meta name=\"color-scheme\" content=\"light dark\">\n"
          "<title>pave: worlds from a seed</title>\n<style>\n",
          out);
    fwrite(gallery_css, 1, sizeof gallery_css, out);
    fputs("</style>\n</head>\n<body>\n<header>\n<h1>pave</h1>\n"
          "<p class=\"lead\">Makes the ground that games are played on: grids, tiles of chosen "
          "shape, tiled worlds without end, and maps of territories, each a pure function of its "
          "seed and the place.</p>\n"
          "<div>\n<p>Nothing here was placed by hand, and nothing is stored. Each picture was made "
          "by the command below it; run it again, anywhere, in any order, on "
          "any number of threads, and you get the same picture. A hash stands for the width, the "
          "height and the id of every tile of a world, for where the corners of all tiles of a "
          "mesh lie, or for what each cell of a map belongs to.</p>\n<nav>\n",
          out);
    for (const cli_section *section = cli_gallery; section->id; section++)
        fprintf(out, "<a href=\"#%s\">%s</a>\n", section->id, section->title);
    fputs("</nav>\n</div>\n</header>\n<main>\n", out);
}

void cli_page_section(FILE *out, const cli_section *section)
{
    static const char *const layouts[] = {"wide", "full", "pairs", "pairs even", "small", "joined"};
    fprintf(out, "<section id=\"%s\">\n<h2>%s</h2>\n<p>%s</p>\n<div class=\"%s\">\n", section->id,
            section->title, section->text, layouts[section->layout]);
}

void cli_page_section_end(FILE *out) { fputs("</div>\n</section>\n", out); }

static void write_picture(FILE *out, const cli_section *section, const cli_figure *figure,
                          const cli_answers *answers)
{
    fprintf(out,
            "<a href=\"%s\"><img src=\"%s\" width=\"%d\" height=\"%d\" alt=\"%s\" "
            "loading=\"lazy\"></a>\n",
            figure->picture, figure->picture, answers->width, answers->height,
            figure->title ? figure->title : section->title);
}

// Each word stays whole where the line breaks.
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

static void write_edit(FILE *out, const cli_edit *edit)
{
    char command[512];
    int length = snprintf(command, sizeof command, "sed '/%s/s|%s|%s|' %s >%s", edit->line,
                          edit->find, edit->replace, edit->from, edit->to);
    assert(length < (int)sizeof command);
    (void)length;
    write_command(out, command);
}

void cli_page_figure(FILE *out, const cli_section *section, const cli_figure *figure,
                     const cli_answers *answers)
{
    fputs("<figure>\n", out);
    if (figure->picture) write_picture(out, section, figure, answers);
    fputs("<figcaption>\n", out);
    if (figure->title) fprintf(out, "<h3>%s</h3>\n", figure->title);
    if (figure->text) fprintf(out, "<p>%s</p>\n", figure->text);
    fputs("<div class=\"terminal\">", out);
    for (int i = 0; i < CLI_FIGURE_COMMANDS && figure->commands[i]; i++) {
        write_command(out, figure->commands[i]);
        if (answers->texts[i][0]) {
            fputs("<samp>", out);
            write_escaped(out, answers->texts[i], strlen(answers->texts[i]));
            fputs("</samp>", out);
        }
        if (i == 0 && figure->edit.from) write_edit(out, &figure->edit);
    }
    fputs("</div>\n</figcaption>\n</figure>\n", out);
}

void cli_page_end(FILE *out)
{
    fprintf(out,
            "</main>\n<footer>\n<p>Made by <code>pave demo</code>, version %s. The maps (.tmx) and "
            "tile sets (.tsx) that belong to the pictures lie beside this page; "
            "Tiled opens them.</p>\n</footer>\n</body>\n</html>\n",
            pave_version());
}
