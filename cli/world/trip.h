/// cli/world/trip.h: a walk of some moves, and how each tile on it came to be: for the text and the
/// picture of pave world explore.
#ifndef PAVE_CLI_TRIP_H
#define PAVE_CLI_TRIP_H

#include "named_world.h"

#include <pave/explore.h>
#include <pave/picture.h>

/// The methods of a walk: those of worlds, and the naive way.
#define CLI_TRIP_METHODS CLI_METHODS "|naive"
enum { CLI_TRIP_NAIVE = 5, CLI_TRIP_MOVES_MAX = 1000, CLI_TRIP_LINE = 1024 };

/// What is walked.
typedef struct cli_trip_def {
    const cli_named_world *ground; ///< without a world where it is naive
    pave_layout layout;            ///< in which sides have their winds
    bool naive;
    uint64_t seed;
    pave_cell at;      ///< where the walk begins
    bool starts;       ///< naive: `start` is laid there
    uint32_t start;    ///< an id
    int64_t stock;     ///< naive: copies of each tile; 0: without end
    const char *moves; ///< "N,E,S"; NULL: none
} cli_trip_def;

/// What a cell that was decided had to agree with.
typedef struct cli_trip_fact {
    bool laid;                                 ///< by hand: the start, or pinned in a world file
    uint8_t constraints[PAVE_WANG_PLACES_MAX]; ///< as wang.h has them
} cli_trip_fact;

/// How a visit came about.
typedef struct cli_trip_move {
    int side;      ///< through which it came; -1: the start
    bool revealed; ///< whether the cell was not seen before
} cli_trip_move;

/// {0} at first; cli_trip_close at the end.
typedef struct cli_trip {
    const cli_trip_def *def;
    int shade_count; ///< classes in all
    bool drawn;      ///< colours are drawn at edges and corners, not constrained by tiles around
    bool hole;       ///< no tile fits at the last cell
    pave_picture_walk_tile *tiles;
    cli_trip_fact *facts; ///< of the same
    int64_t tile_count, tile_room;
    int32_t *index; ///< 2 * tile_room: by a hash of the cell, the number of its tile and 1
    pave_picture_walk_step *steps;
    cli_trip_move *moves; ///< of the same
    int64_t step_count, step_room;
} cli_trip;

/// Walks. Returns CLI_DONE, also where it ends at a hole; or another exit code after a message.
int cli_trip_make(const cli_trip_def *def, cli_trip *out);
void cli_trip_close(cli_trip *trip);

/// The tile of a cell; NULL where it was not decided.
const pave_picture_walk_tile *cli_trip_at(const cli_trip *trip, pave_cell cell);

/// `south: road, west: grass`: the constraints of tile i; "" where it has none. `out` must hold at
/// least CLI_TRIP_LINE characters; it is returned.
char *cli_trip_constraints(const cli_trip *trip, int64_t i, char *out);

/// `the 4th of 8 that fit`: which candidate it is. `out` as above.
char *cli_trip_choice(const cli_trip *trip, int64_t i, char *out);

/// `white`, `grey`, `black`: a class in words; "" for one class, or more than four.
const char *cli_trip_shade(const cli_trip *trip, int shade);

#endif
