/// cli/world/fill_rectangle.h: what the parts of pave world fill have in common: the call; painted
/// terrain; the sheets of built-in sets that a map or a picture needs; and rectangles of squares,
/// or of hexagons with pictures, that become maps, pictures and tables.
#ifndef PAVE_CLI_WORLD_FILL_RECTANGLE_H
#define PAVE_CLI_WORLD_FILL_RECTANGLE_H

#include "named_set.h"
#include "named_world.h"
#include "stagger.h"

#include <pave/world.h>

enum { CLI_BROUGHT_PATH = 4096, CLI_BROUGHT_MAX = 2 };

typedef struct cli_brought_sheet {
    const cli_source *source;
    char sheet[CLI_BROUGHT_PATH], tsx[CLI_BROUGHT_PATH]; ///< "": none
} cli_brought_sheet;

/// The sheets of a map and of the layer beneath; {0} at first, released by the fill.
typedef struct cli_brought {
    int count;
    cli_brought_sheet list[CLI_BROUGHT_MAX];
    char folder[CLI_BROUGHT_PATH]; ///< temporary, of sheets that only a picture needs; "": none
} cli_brought;

/// What becomes of the sheets.
typedef struct cli_brought_call {
    const cli_call *call;
    const char *output;
    bool map, json; ///< it names its sheet, with a .tsj instead of a .tsx; else a picture
    bool embed, force;
} cli_brought_call;

/// What is laid; {0} at first, cli_terrain_close at the end.
typedef struct cli_terrain {
    int32_t width, height; // cells
    uint32_t *tiles;       // their ids, row by row
    pave_painted_changes changes;
} cli_terrain;

/// Lays the tiles of source->set on the picture at `path`, a pixel for each unit: of the colours of
/// the set the nearest, unset where it is transparent. Returns CLI_DONE; or an exit code after a
/// message.
int cli_terrain_open(const char *path, pave_painted_unit unit, const cli_source *source, int base,
                     uint64_t seed, cli_terrain *out);

void cli_terrain_close(cli_terrain *terrain);

typedef struct cli_fill_options {
    cli_named_world_options ground;
    grid_window_options window;
    const char *within;
    const char *at_text; // NULL: not given
    pave_cell at;        // the same, but on a multigrid
    const char *output;
    int format, encoding, compression, map, stagger;
    bool embed, infinite, force, strict, json;
    cli_hash hash;
    const char *terrain, *under, *passable;
    int pixel;
    int64_t tile, threads;
} cli_fill_options;

/// The formats, and their numbers in a call.
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
    int format;       // of the call
    pave_tiled_encoding encoding;
    pave_tiled_orientation orientation;
    pave_tiled_stagger stagger;
    cli_named_world ground;
    cli_terrain terrain; // what was painted
    pave_rect rect;
    pave_batch batch; // of each block of rows
    uint64_t hash;    // of the rows before `hashed`; or of chunks
    int32_t hashed;
    cli_brought sheets;
    cli_source under; // the layer beneath
    pave_world *under_world;
} cli_fill_job;

/// Whether it is a map of Tiled.
static inline bool cli_fill_is_map(int format)
{
    return format == CLI_FILL_TMX || format == CLI_FILL_TMJ;
}

/// Whether it names its pictures: a map of Tiled or a scene of Godot.
static inline bool cli_fill_names_pictures(int format)
{
    return cli_fill_is_map(format) || format == CLI_FILL_TSCN;
}

/// Whether it shows how its cells lie.
static inline bool cli_fill_is_seen(int format)
{
    return cli_fill_names_pictures(format) || format == CLI_FILL_PNG;
}

/// Whether the layer beneath is of a built-in set.
static inline bool cli_fill_has_builtin_under(const cli_fill_options *options)
{
    return options->under && cli_read_word(options->under, CLI_BUILTINS) >= 0;
}

/// Fills a rectangle: squares, or hexagons where the source has pictures. Returns an exit code,
/// after a message where it is not CLI_DONE.
int cli_fill_rectangle(cli_fill_job *job);

/// The world file or tile-set file of pave's own that what is written names, so that it can be
/// verified; NULL: none.
const char *cli_fill_named(const cli_fill_job *job);

#endif
