/// cli/world/brought.h: the files of built-in sets that a map or a picture needs: a map called
/// NAME.tmx brings NAME-roads.png and NAME-roads.tsx along, a picture has its sheet in a hidden
/// folder meanwhile.
#ifndef PAVE_CLI_BROUGHT_H
#define PAVE_CLI_BROUGHT_H

#include "ground.h"

enum { CLI_BROUGHT_PATH = 4096, CLI_BROUGHT_MAX = 2 };

typedef struct cli_brought_sheet {
    const cli_source *source;
    char sheet[CLI_BROUGHT_PATH], tsx[CLI_BROUGHT_PATH]; ///< "": none
} cli_brought_sheet;

/// The sheets of a map and of the layer beneath; {0} at first, cli_brought_clean_up at the end.
typedef struct cli_brought {
    int count;
    cli_brought_sheet list[CLI_BROUGHT_MAX];
    char folder[CLI_BROUGHT_PATH]; ///< temporary, of sheets that only a picture needs; "": none
} cli_brought;

/// What becomes of the sheets.
typedef struct cli_brought_call {
    const cli_call *call;
    const char *output;
    bool map, json; ///< a map, with a .tsj instead of a .tsx; else a picture
    bool embed, force;
} cli_brought_call;

/// Writes the sheet of a source, or notes where the map will write it; of sources that are no
/// built-in sets nothing. Returns CLI_DONE, or an exit code after a message.
int cli_brought_add(cli_brought *sheets, const cli_source *source, const cli_brought_call *call);

void cli_brought_clean_up(const cli_brought *sheets);

#endif
