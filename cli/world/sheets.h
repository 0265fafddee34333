/// cli/world/sheets.h: the files of built-in sets that a map or a picture needs: a map called
/// NAME.tmx brings NAME-roads.png and NAME-roads.tsx along, a picture has its sheet in a hidden
/// folder meanwhile.
#ifndef PAVE_CLI_SHEETS_H
#define PAVE_CLI_SHEETS_H

#include "source.h"

enum { CLI_SHEETS_PATH = 4096, CLI_SHEETS_MAX = 2 };

typedef struct cli_sheet {
    const cli_source *source;
    char sheet[CLI_SHEETS_PATH], tsx[CLI_SHEETS_PATH]; ///< "": none
} cli_sheet;

/// The sheets of a map and of the layer beneath; {0} at first, cli_sheets_clean_up at the end.
typedef struct cli_sheets {
    int count;
    cli_sheet list[CLI_SHEETS_MAX];
    char folder[CLI_SHEETS_PATH]; ///< temporary, of sheets that only a picture needs; "": none
} cli_sheets;

/// What becomes of the sheets.
typedef struct cli_sheets_call {
    const char *output;
    bool map, json; ///< a map, with a .tsj instead of a .tsx; else a picture
    bool embed, force;
} cli_sheets_call;

/// Writes the sheet of a source, or notes where the map will write it; of sources that are no
/// built-in sets nothing. Returns CLI_DONE, or an exit code after a message.
int cli_sheets_bring(cli_sheets *sheets, const cli_source *source, const cli_sheets_call *call);

void cli_sheets_clean_up(const cli_sheets *sheets);

#endif
