/// cli/region/region_place.h: the cells of a map of regions: a window of a tiling, a patch, the
/// tiles of a mesh, or the nodes of a graph.
#ifndef PAVE_CLI_REGION_PLACE_H
#define PAVE_CLI_REGION_PLACE_H

#include "region.h"

#include "../grid/grid_cache.h"
#include "../grid/grid_window.h"

#include <pave/formats/json.h>
#include <pave/ground.h>

/// Options that define the cells.
typedef struct region_place_options {
    grid_window_options window;
    grid_ground_options ground; // defines the size of the window
    int64_t margin;
    int contact;
    bool wrap;
} region_place_options;

/// Table rows of these options. `place` is the region_place_options.
#define REGION_PLACE_ROWS(place, size, shape)                                                      \
    GRID_WINDOW_ROWS(place.window, "hex", size, "8", PAVE_WINDOW_RADIUS_MAX, shape),               \
        CLI_FLAG_ROW("wrap", place.wrap, "join opposite sides of the window: a torus"),            \
        CLI_ROW(WORD, "contact", "edge|vertex", "edge", place.contact,                             \
                "which cells are neighbours: those that share an edge, or also those that share "  \
                "a vertex"),                                                                       \
        CLI_ROW(TEXT, "at", "C", NULL, place.ground.at, "the first cell of the piece of a world"), \
        GRID_GROUND_ROWS(place.ground)

/// Table row for commands whose maps have sea.
#define REGION_MARGIN_ROW(place, usual, but)                                                    \
    CLI_COUNT_ROW("margin", "N", usual, place.margin, 0, INT32_MAX,                             \
                  "the N outermost rings of cells are sea, with --roughness also bays; locked " \
                  "cells there stay" but)

/// The names of these options.
#define REGION_PLACE_NAMES "grid|window|size|radius|wrap|contact|orientation|at|on|walls"

#define REGION_PLACE_NEEDS                                         \
    {"window|radius|wrap", REGION_WINDOW, "--on gives the cells"}, \
        {"size", REGION_SIZED, "--on gives the cells"},            \
        {"at", REGION_PIECE, "only for a piece of a world"},       \
    {                                                              \
        "walls", REGION_ON, "it needs the ground of --on"          \
    }

/// Returns the modes that depend on the cells.
static inline uint32_t region_place_modes(const region_place_options *options)
{
    const bool sized = grid_ground_is_sized(&options->ground), on = options->ground.on;
    return (on ? REGION_ON : REGION_WINDOW) | (sized ? 0 : REGION_SIZED) |
           (on && !sized ? REGION_PIECE : 0);
}

/// The cells. Initialize to {0}; release with region_place_close.
typedef struct region_place {
    grid_cache cache; // owns the tiling
    grid_answer answer;
    pave_store_ground on;    // ground of --on
    pave_window *window;     // NULL: the window of `on`, or no window
    pave_patch *patch;       // NULL: none
    const pave_mask *closed; // from `on`; may be NULL
    pave_graph *graph;       // used for walls on sides, or vertex contact in a patch
    pave_ground ground;
    pave_orientation orientation;
} region_place;

/// Returns the mesh whose tiles are the cells; NULL: none. region_place_patch does the same for a
/// patch.
static inline const pave_mesh *region_place_mesh(const region_place *place)
{
    return place->on.any.map ? place->on.any.map->mesh : place->on.any.mesh;
}
static inline const pave_patch *region_place_patch(const region_place *place)
{
    return place->on.any.map ? place->on.any.map->patch : place->patch;
}

/// Defaults of the options.
typedef struct region_place_wish {
    bool rectangle; ///< make a rectangle, even if the grid's default is a hexagon
    double bytes;   ///< minimum memory per cell; used to reject too many cells before the work
} region_place_wish;

/// Makes the cells. Returns an exit code, after a message unless it is CLI_DONE.
int region_place_open(const cli_call *call, const region_place_options *options,
                      region_place_wish wish, region_place *out);

/// Returns whether a cell always stays empty.
static inline bool region_place_is_closed(const region_place *place, int64_t cell)
{
    return place->closed ? pave_mask_cell(place->closed, cell)
                         : place->on.costs && place->on.costs[cell] < 0;
}

/// Writes -1 for closed cells. `labels` has one element per cell.
void region_place_lock(const region_place *place, int32_t *labels);

void region_place_close(region_place *place);

#endif
