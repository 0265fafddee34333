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

/// A cell that was decided.
typedef struct cli_trip_tile {
    pave_cell cell;
    int shade;                                 ///< the class of the cell, 0 where there are none
    int step;                                  ///< in which it was decided,
    int seen;                                  ///< and first visited; INT_MAX: never
    bool laid;                                 ///< by hand: the start, or pinned in a world file
    uint8_t constraints[PAVE_WANG_PLACES_MAX]; ///< as wang.h has them
    uint8_t colors[PAVE_WANG_PLACES_MAX];
    uint32_t *candidates; ///< indices in the set of the face
    int64_t candidate_count;
    int64_t chosen; ///< which of these; -1: none, the hole or an empty cell
    uint32_t id;    ///< PAVE_WANG_EMPTY: no tile
} cli_trip_tile;

/// A visit.
typedef struct cli_trip_step {
    int side; ///< through which it came; -1: the start
    pave_cell at;
    bool revealed;        ///< whether the cell was not seen before
    int64_t first, count; ///< of the tiles that were decided
} cli_trip_step;

/// {0} at first; cli_trip_close at the end.
typedef struct cli_trip {
    const cli_trip_def *def;
    int shade_count; ///< classes in all
    bool drawn;      ///< colours are drawn at edges and corners, not constrained by tiles around
    bool hole;       ///< no tile fits at the last cell
    cli_trip_tile *tiles;
    int64_t tile_count, tile_room;
    int32_t *index; ///< 2 * tile_room: by a hash of the cell, the number of its tile and 1
    cli_trip_step *steps;
    int64_t step_count, step_room;
} cli_trip;

/// Walks. Returns CLI_DONE, also where it ends at a hole; or another exit code after a message.
int cli_trip_make(const cli_trip_def *def, cli_trip *out);
void cli_trip_close(cli_trip *trip);

/// The tile of a cell; NULL where it was not decided.
const cli_trip_tile *cli_trip_at(const cli_trip *trip, pave_cell cell);

/// `south: road, west: grass`: a tile's constraints; "" where it has none. `out` must hold at least
/// CLI_TRIP_LINE characters; it is returned.
char *cli_trip_constraints(const cli_trip *trip, const cli_trip_tile *tile, char *out);

/// `the 4th of 8 that fit`: which candidate it is. `out` as above.
char *cli_trip_choice(const cli_trip_tile *tile, char *out);

/// `white`, `grey`, `black`: a class in words; "" for one class, or more than four.
const char *cli_trip_shade(const cli_trip *trip, int shade);

#endif
