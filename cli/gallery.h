/// cli/gallery.h: the page of pictures that pave demo makes: what is shown on it, and how the page
/// is written.
#ifndef PAVE_CLI_GALLERY_H
#define PAVE_CLI_GALLERY_H

#include <stdbool.h>
#include <stdio.h>

enum { CLI_FIGURE_COMMANDS = 3, CLI_FIGURES = 8 };

/// A change to a text file: `replace` for the first `find` of each line that holds `line`. The
/// three hold nothing that means something to sed, nor a bar.
typedef struct cli_edit {
    const char *from, *to; ///< NULL: none
    const char *line, *find, *replace;
} cli_edit;

/// A picture, or only what commands answered.
typedef struct cli_figure {
    const char *title;   ///< NULL: the picture speaks for itself
    const char *text;    ///< a sentence or two; HTML
    const char *picture; ///< a PNG that the commands write, or NULL
    const char
        *commands[CLI_FIGURE_COMMANDS]; ///< run in order, words divided by single spaces, double
                                        ///< quotes around those that hold some; no map names a file
                                        ///< outside its folder, for that is moved
    int exits[CLI_FIGURE_COMMANDS];     ///< what each is expected to exit with
    cli_edit edit;                      ///< made after the first command, and shown as one of sed
    const char *needs; ///< a file without which the figure is left out; NULL: nothing
} cli_figure;

/// How the figures of a section stand.
typedef enum cli_layout {
    CLI_WIDE,  ///< one below the other, as wide as the text
    CLI_FULL,  ///< from edge to edge of the page
    CLI_PAIRS, ///< two in a row
    CLI_EVEN,  ///< two in a row, all of the same shape
    CLI_SMALL, ///< as many in a row as fit
    CLI_JOINED ///< two pictures without a gap
} cli_layout;

typedef struct cli_section {
    const char *id, *title;
    const char *text; ///< HTML
    cli_layout layout;
    cli_figure figures[CLI_FIGURES]; ///< ended by one without commands
} cli_section;

/// The gallery from top to bottom; a section without an id ends it.
extern const cli_section cli_gallery[];

#endif
