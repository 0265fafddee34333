/// cli/world/walk_screen.h: a view on the terminal, with ncurses, and the keys that come from
/// there.
#ifndef PAVE_CLI_WALK_SCREEN_H
#define PAVE_CLI_WALK_SCREEN_H

#include "walk_view.h"

/// What a key asks for.
typedef enum cli_walk_key {
    CLI_WALK_NOTHING, ///< none came for a while, or one without a meaning
    CLI_WALK_MOVE,    ///< in the direction x, y
    CLI_WALK_SIDE,    ///< through the side of that number
    CLI_WALK_NEAR,    ///< larger cells
    CLI_WALK_FAR,     ///< smaller ones
    CLI_WALK_PHASES,  ///< the classes of unknown cells are shown, or not
    CLI_WALK_SIGHT,   ///< sees further by `side` steps
    CLI_WALK_HELP,
    CLI_WALK_QUIT
} cli_walk_key;

typedef struct cli_walk_event {
    cli_walk_key key;
    double x, y; ///< of length 1
    int side;
} cli_walk_event;

typedef struct cli_walk_screen cli_walk_screen;

/// How the screen looks.
typedef struct cli_walk_look {
    const cli_ground *ground; ///< whose colours it has
    int zoom;                 ///< columns of a cell
    bool phases;
    const char *status;      ///< the last line
    const char *const *help; ///< lines over the map, up to a NULL; NULL: none
} cli_walk_look;

/// Takes the terminal. NULL after a message, with an exit code.
cli_walk_screen *cli_walk_screen_open(const cli_ground *ground, int *code);

/// Gives it back as it was.
void cli_walk_screen_close(cli_walk_screen *screen);

void cli_walk_screen_draw(cli_walk_screen *screen, const cli_walk_look *look, cli_view *view);

/// Waits a fifth of a second at most.
cli_walk_event cli_walk_screen_wait(cli_walk_screen *screen);

#endif
