/// cli/region/region_place.h: the cells that a map of regions lies on: a window of a tiling, the
/// tiles of a mesh, or the nodes of a graph.
#ifndef PAVE_CLI_REGION_PLACE_H
#define PAVE_CLI_REGION_PLACE_H

#include "../grid/grid_cache.h"

#include <pave/formats/json.h>
#include <pave/ground.h>

/// What the options say about the cells.
typedef struct region_place_options {
    const char *grid, *walls, *mesh, *graph;
    cli_size size;
    int64_t radius;
    int window, contact, orientation;
    bool wrap;
} region_place_options;

#define REGION_WINDOWS "rectangle|parallelogram|hexagon|triangle|disk"

/// Their rows in a command's table. `field` is the region_place_options in `options`.
#define REGION_PLACE_ROWS(options, field, size_text, radius_text)                                  \
    {"grid",                                                                                       \
     0,                                                                                            \
     CLI_TEXT,                                                                                     \
     "GRID",                                                                                       \
     "hex",                                                                                        \
     "square, hex, tri, another tiling or TILING.json",                                            \
     offsetof(options, field.grid),                                                                \
     0,                                                                                            \
     0},                                                                                           \
        {"window",                                                                                 \
         0,                                                                                        \
         CLI_WORD,                                                                                 \
         REGION_WINDOWS,                                                                           \
         NULL,                                                                                     \
         "the shape of the piece (default: " radius_text ")",                                      \
         offsetof(options, field.window),                                                          \
         0,                                                                                        \
         0},                                                                                       \
        {"size",                                                                                   \
         0,                                                                                        \
         CLI_SIZE,                                                                                 \
         "WxH",                                                                                    \
         size_text,                                                                                \
         "of a rectangle or parallelogram; other tilings count unit cells",                        \
         offsetof(options, field.size),                                                            \
         0,                                                                                        \
         0},                                                                                       \
        {"radius",                                                                                 \
         0,                                                                                        \
         CLI_NUMBER,                                                                               \
         "R",                                                                                      \
         "8",                                                                                      \
         "of a hexagon or disk; the side of a triangle",                                           \
         offsetof(options, field.radius),                                                          \
         0,                                                                                        \
         PAVE_WINDOW_RADIUS_MAX},                                                                  \
        {"wrap",                                                                                   \
         0,                                                                                        \
         CLI_FLAG,                                                                                 \
         NULL,                                                                                     \
         NULL,                                                                                     \
         "opposite sides of the piece are one: a torus",                                           \
         offsetof(options, field.wrap),                                                            \
         0,                                                                                        \
         0},                                                                                       \
        {"contact",                                                                                \
         0,                                                                                        \
         CLI_WORD,                                                                                 \
         "edge|vertex",                                                                            \
         "edge",                                                                                   \
         "who is next to each other: cells that share an edge, or also those that share a vertex", \
         offsetof(options, field.contact),                                                         \
         0,                                                                                        \
         0},                                                                                       \
        {"orientation",                                                                            \
         0,                                                                                        \
         CLI_WORD,                                                                                 \
         "pointy|flat",                                                                            \
         "pointy",                                                                                 \
         "how hexagons and triangles are turned",                                                  \
         offsetof(options, field.orientation),                                                     \
         0,                                                                                        \
         0},                                                                                       \
        {"walls",                                                                                  \
         0,                                                                                        \
         CLI_PATH,                                                                                 \
         "MASK",                                                                                   \
         NULL,                                                                                     \
         "a mask: the piece is its window, its cells stay empty, and nobody is next to each "      \
         "other across its edges",                                                                 \
         offsetof(options, field.walls),                                                           \
         0,                                                                                        \
         0},                                                                                       \
        {"mesh",                                                                                   \
         0,                                                                                        \
         CLI_PATH,                                                                                 \
         "FILE",                                                                                   \
         NULL,                                                                                     \
         "the tiles of a mesh, as pave tess -o M.json writes it, instead of a grid",               \
         offsetof(options, field.mesh),                                                            \
         0,                                                                                        \
         0},                                                                                       \
    {                                                                                              \
        "graph", 0, CLI_PATH, "FILE", NULL,                                                        \
            "the nodes of a graph from a .json, .obj or .off file, instead of a grid",             \
            offsetof(options, field.graph), 0, 0                                                   \
    }

/// The cells. {0} at first; region_place_close at the end.
typedef struct region_place {
    grid_cache cache; // holds the tiling
    grid_answer answer;
    pave_window *window;    // NULL: that of the walls, or none
    const pave_mask *walls; // NULL: none; kept by the cache
    pave_mesh *mesh;
    pave_graph *graph; // of the mesh, of a file, or of walls on edges; of a window NULL
    pave_ground ground;
    pave_orientation orientation;
} region_place;

/// What is used where the options do not say it.
typedef struct region_place_wish {
    bool rectangle; ///< a rectangle, and not a hexagon where the grid has one
    double bytes;   ///< of memory that a cell takes at least, so that too many are refused before
                    ///< anything is made
} region_place_wish;

/// Makes the cells. Returns an exit code, having said what was wrong.
int region_place_open(const cli_call *call, const region_place_options *options,
                      region_place_wish wish, region_place *out);

/// Whether a cell stays empty for ever.
static inline bool region_place_is_closed(const region_place *place, int64_t cell)
{
    return place->walls && pave_mask_cell(place->walls, cell);
}

void region_place_close(region_place *place);

#endif
