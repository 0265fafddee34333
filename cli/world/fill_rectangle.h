/// cli/world/fill_rectangle.h: shared by the parts of pave world fill: the call; painted terrain;
/// the sheets of built-in sets for a map or a picture; and rectangles of squares, or of hexagons
/// with pictures, written as maps, pictures and tables.
#ifndef PAVE_CLI_WORLD_FILL_RECTANGLE_H
#define PAVE_CLI_WORLD_FILL_RECTANGLE_H

#include "set_source.h"
#include "stagger.h"
#include "world_source.h"

#include <pave/world.h>

enum { CLI_BROUGHT_PATH = 4096, CLI_BROUGHT_MAX = 2 };

/// The sheet of a built-in set, written together with a map.
typedef struct cli_brought_sheet {
    const cli_source *source;
    char sheet[CLI_BROUGHT_PATH], tsx[CLI_BROUGHT_PATH]; ///< "": none
} cli_brought_sheet;

/// Tiles placed on terrain. Initialize to {0}; release with cli_terrain_close.
typedef struct cli_terrain {
    int32_t width, height; // cells
    uint32_t *tiles;       // ids, row by row
    pave_painted_changes changes;
} cli_terrain;

/// Places tiles of source->set on the picture at `path`. Each pixel is one unit; it stands for the
/// nearest colour of the set, or for unset if transparent. Returns CLI_DONE, or an exit code after
/// a message.
int cli_terrain_open(const char *path, pave_painted_unit unit, const cli_source *source, int base,
                     uint64_t seed, cli_terrain *out);

void cli_terrain_close(cli_terrain *terrain);

typedef struct cli_fill_options {
    cli_named_world_options ground;
    grid_window_options window;
    const char *within;
    const char *at_text; // NULL if not given
    pave_cell at;        // parsed, except on a multigrid
    const char *output;
    int format, encoding, compression, map, stagger;
    bool embed, infinite, force, strict, json;
    bool hash;
    const char *terrain, *under, *passable;
    int pixel;
    int64_t tile, threads;
} cli_fill_options;

/// The formats, and their indices in a call.
#define CLI_FILL_FORMATS "tmx|tmj|png|csv|json|tscn|mask"
enum {
    CLI_FILL_TMX,
    CLI_FILL_TMJ,
    CLI_FILL_PNG,
    CLI_FILL_CSV,
    CLI_FILL_JSON,
    CLI_FILL_TSCN,
    CLI_FILL_MASK
};

typedef struct cli_fill_job {
    const cli_call *call;
    const cli_fill_options *options;
    const char *file; // NULL: a built-in set
    int format;       // requested format
    pave_tiled_encoding encoding;
    pave_tiled_orientation orientation;
    pave_tiled_stagger stagger;
    cli_named_world ground;
    cli_terrain terrain; // the painted terrain
    pave_rect rect;
    pave_batch batch; // batch for each block of rows
    uint64_t hash;    // hash of the rows before `hashed`
    int32_t hashed;
    cli_brought_sheet sheets[CLI_BROUGHT_MAX]; // of the map and of the lower layer
    int sheet_count;
    cli_source under; // source of the lower layer
    pave_world *under_world;
} cli_fill_job;

/// Returns whether a format is a map of Tiled.
static inline bool cli_fill_is_map(int format)
{
    return format == CLI_FILL_TMX || format == CLI_FILL_TMJ;
}

/// Returns whether a format refers to its pictures: a map of Tiled or a scene of Godot.
static inline bool cli_fill_names_pictures(int format)
{
    return cli_fill_is_map(format) || format == CLI_FILL_TSCN;
}

/// Returns whether a format shows the arrangement of cells.
static inline bool cli_fill_is_seen(int format)
{
    return cli_fill_names_pictures(format) || format == CLI_FILL_PNG;
}

/// Returns whether the lower layer uses a built-in set.
static inline bool cli_fill_has_builtin_under(const cli_fill_options *options)
{
    return options->under && cli_read_word(options->under, CLI_BUILTINS) >= 0;
}

/// Fills a rectangle: squares, or hexagons if the source has pictures. Returns an exit code, after
/// a message unless it is CLI_DONE.
int cli_fill_rectangle(cli_fill_job *job);

/// Returns the world file or our own tile-set file that the output refers to for verification; NULL
/// if it refers to no such file.
const char *cli_fill_named(const cli_fill_job *job);

#endif
