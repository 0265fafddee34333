/// cli/world/trip_draw.h: a walk as a picture.
#ifndef PAVE_CLI_TRIP_DRAW_H
#define PAVE_CLI_TRIP_DRAW_H

#include "trip.h"

#include <pave/picture.h>

/// How it is drawn.
typedef struct cli_trip_look {
    bool candidates; ///< a map for each move, with the tiles from which each new one was chosen
    bool themed;     ///< in the look of `theme`, else in the colours of the set
    pave_builtin theme;
    pave_orientation orientation; ///< of trip->def->layout
    pave_scene_size size;
    const char *title;
} cli_trip_look;

/// Makes the picture. Returns an exit code, after a message where it is not CLI_DONE.
int cli_trip_draw(const cli_trip *trip, const cli_trip_look *look, pave_scene **out);

#endif
