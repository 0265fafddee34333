/// cli/world/explore_walk.h: a walk through a world, move by move, and how each tile was chosen,
/// for the text and the picture of pave world explore.
#ifndef PAVE_CLI_EXPLORE_WALK_H
#define PAVE_CLI_EXPLORE_WALK_H

#include "world_source.h"

#include <pave/explore.h>
#include <pave/picture.h>

/// The methods of a walk: all methods of worlds, and naive.
#define CLI_TRIP_METHODS CLI_METHODS "|naive"
enum { CLI_TRIP_NAIVE = 5, CLI_TRIP_MOVES_MAX = 1000, CLI_TRIP_LINE = 1024 };

/// Definition of a walk.
typedef struct cli_trip_def {
    const cli_named_world *ground; ///< has no world if the method is naive
    pave_layout layout;            ///< defines the winds of sides
    bool naive;
    uint64_t seed;
    pave_cell at;      ///< start cell
    bool starts;       ///< naive: whether to place `start` at the start cell
    uint32_t start;    ///< tile id
    int64_t stock;     ///< naive: copies of each tile; 0: unlimited
    const char *moves; ///< "N,E,S"; may be NULL
} cli_trip_def;

/// The constraints of a decided cell.
typedef struct cli_trip_fact {
    bool laid; ///< whether the tile was not chosen: it is the start tile or pinned in a world file
    uint8_t constraints[PAVE_WANG_PLACES_MAX]; ///< see wang.h
} cli_trip_fact;

/// A visit to a cell.
typedef struct cli_trip_move {
    int side;      ///< side of entry; -1 at the start
    bool revealed; ///< whether the cell was not visible before
} cli_trip_move;

/// A walk. Initialize to {0}; release with cli_trip_close.
typedef struct cli_trip {
    const cli_trip_def *def;
    int shade_count; ///< total number of classes
    bool drawn; ///< whether colours are drawn at edges and corners instead of taken from adjacent
                ///< tiles
    bool hole;  ///< whether no tile fits the last cell
    pave_picture_walk_tile *tiles;
    cli_trip_fact *facts; ///< one per tile
    int64_t tile_count, tile_room;
    int32_t *index; ///< 2 * tile_room: hash table from cells to tile index plus 1
    pave_picture_walk_step *steps;
    cli_trip_move *moves; ///< one per visit
    int64_t step_count, step_room;
} cli_trip;

/// Carries out a walk. Returns CLI_DONE, also if the walk ends at a hole, or another exit code
/// after a message.
int cli_trip_make(const cli_trip_def *def, cli_trip *out);
void cli_trip_close(cli_trip *trip);

/// Returns the tile of a cell; NULL if it is undecided.
const pave_picture_walk_tile *cli_trip_at(const cli_trip *trip, pave_cell cell);

/// Writes the constraints of tile i: `south: road, west: grass`; "" without constraints. Returns
/// `out`, which must hold at least CLI_TRIP_LINE characters.
char *cli_trip_constraints(const cli_trip *trip, int64_t i, char *out);

/// Writes the choice among the candidates: `the 4th of 8 that fit`. `out` as above.
char *cli_trip_choice(const cli_trip *trip, int64_t i, char *out);

/// Returns the name of a class: `white`, `grey`, `black`; "" for one class, or more than four.
const char *cli_trip_shade(const cli_trip *trip, int shade);

#endif
