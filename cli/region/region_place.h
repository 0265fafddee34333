/// cli/region/region_place.h: the cells that a map of regions lies on: a window of a tiling, a
/// patch, the tiles of a mesh, or the nodes of a graph.
#ifndef PAVE_CLI_REGION_PLACE_H
#define PAVE_CLI_REGION_PLACE_H

#include "region.h"

#include "../grid/grid_cache.h"
#include "../grid/grid_window.h"

#include <pave/formats/json.h>
#include <pave/ground.h>

/// What the options say about the cells.
typedef struct region_place_options {
    grid_window_options window;
    const char *walls, *mesh, *graph;
    int64_t margin;
    int contact;
    bool wrap;
} region_place_options;

/// Their rows in a command's table. `place` is the region_place_options.
#define REGION_PLACE_ROWS(place, size, shape)                                                      \
    GRID_WINDOW_ROWS(place.window, "hex", size, "8", PAVE_WINDOW_RADIUS_MAX, shape),               \
        CLI_FLAG_ROW("wrap", place.wrap, "join opposite sides of the window: a torus"),            \
        CLI_ROW(WORD, "contact", "edge|vertex", "edge", place.contact,                             \
                "which cells are neighbours: those that share an edge, or also those that share "  \
                "a vertex"),                                                                       \
        CLI_ROW(PATH, "walls", "MASK", NULL, place.walls,                                          \
                "a mask: its window is used, its cells stay empty, and its edges separate cells"), \
        CLI_ROW(                                                                                   \
            PATH, "mesh", "FILE", NULL, place.mesh,                                                \
            "use the tiles of a mesh, as pave tess -o FILE.json writes it, instead of a grid"),    \
        CLI_ROW(PATH, "graph", "FILE", NULL, place.graph,                                          \
                "use the nodes of a graph in a .json, .obj or .off file, instead of a grid")

/// A row of commands that have sea.
#define REGION_MARGIN_ROW(place)                                  \
    CLI_COUNT_ROW("margin", "N", "0", place.margin, 0, INT32_MAX, \
                  "the N outermost rings of cells are sea, or what is locked there stays")

/// The names of those options.
#define REGION_PLACE_NAMES "grid|window|size|radius|wrap|contact|orientation|walls|mesh|graph"

#define REGION_PLACE_NEEDS                                                          \
    {"grid|window|size|radius|wrap", REGION_ON_GRID, "the cells come from a file"}, \
        {"contact", REGION_ON_GRID, "only cells of grids share vertices"},          \
        {"orientation", REGION_ON_GRID, "the cells come from a file"},              \
        {"walls", REGION_ON_GRID, "only grids take walls"},                         \
        {"window|size|radius|wrap", REGION_WINDOW, "--walls gives the window"},     \
    {                                                                               \
        "graph", REGION_NO_MESH, "the cells come from --mesh"                       \
    }

/// The modes that a call has by its cells.
static inline uint32_t region_place_modes(const region_place_options *options)
{
    return (options->mesh || options->graph ? 0 : REGION_ON_GRID) |
           (options->walls ? 0 : REGION_WINDOW) | (options->mesh ? 0 : REGION_NO_MESH);
}

/// The cells. {0} at first; region_place_close at the end.
typedef struct region_place {
    grid_cache cache; // holds the tiling
    grid_answer answer;
    pave_window *window;    // NULL: that of the walls, or none
    pave_patch *patch;      // NULL: none
    const pave_mask *walls; // NULL: none; kept by the cache
    pave_mesh *mesh;
    pave_graph *graph; // of the mesh, of a file, of walls on edges, or of a patch across vertices
    pave_ground ground;
    pave_orientation orientation;
} region_place;

/// What is used where the options do not say it.
typedef struct region_place_wish {
    bool rectangle; ///< a rectangle, and not a hexagon where the grid has one
    double bytes;   ///< of memory that a cell takes at least, so that too many are refused before
                    ///< anything is made
} region_place_wish;

/// Makes the cells. Returns an exit code, after a message where it is not CLI_DONE.
int region_place_open(const cli_call *call, const region_place_options *options,
                      region_place_wish wish, region_place *out);

/// Whether a cell stays empty for ever.
static inline bool region_place_is_closed(const region_place *place, int64_t cell)
{
    return place->walls && pave_mask_cell(place->walls, cell);
}

/// Writes -1 for the cells that are closed, by walls, or free and within --margin; `labels` has an
/// element for each cell, 0 for those that are free. Returns an exit code, after a message where it
/// is not CLI_DONE.
int region_place_lock(const region_place *place, const region_place_options *options,
                      int32_t *labels);

void region_place_close(region_place *place);

#endif
