/// cli/world/fill.h: what the parts of pave world fill have in common: the call, and rectangles of
/// squares, or of hexagons with pictures, that become maps, pictures and tables.
#ifndef PAVE_CLI_WORLD_FILL_H
#define PAVE_CLI_WORLD_FILL_H

#include "brought.h"
#include "ground.h"
#include "shifted.h"
#include "terrain.h"

typedef struct cli_fill_options {
    cli_ground_options ground;
    grid_window_options window;
    const char *within;
    const char *at_text; // NULL: not given
    pave_cell at;        // the same, but on a multigrid
    const char *output;
    int format, encoding, compression, map, stagger;
    bool embed, infinite, force, strict, json;
    cli_hash hash;
    const char *terrain, *under;
    int pixel;
    int64_t tile, threads;
} cli_fill_options;

/// The formats, and their numbers in a call.
#define CLI_FILL_FORMATS "tmx|tmj|png|csv|json"
enum { CLI_FILL_TMX, CLI_FILL_TMJ, CLI_FILL_PNG, CLI_FILL_CSV, CLI_FILL_JSON };

typedef struct cli_fill_job {
    const cli_call *call;
    const cli_fill_options *options;
    const char *file; // NULL: a built-in set
    int format;       // of the call
    pave_tiled_encoding encoding;
    pave_tiled_orientation orientation;
    pave_tiled_stagger stagger;
    cli_ground ground;
    cli_terrain terrain; // what was painted
    pave_rect rect;
    pave_batch batch; // of each block of rows
    uint64_t hash;    // of the rows before `hashed`; or of chunks
    int32_t hashed;
    cli_brought sheets;
    cli_source under; // the layer beneath
    pave_world *under_world;
} cli_fill_job;

static inline bool cli_fill_is_map(int format)
{
    return format == CLI_FILL_TMX || format == CLI_FILL_TMJ;
}

/// Whether the layer beneath is of a built-in set.
static inline bool cli_fill_has_builtin_under(const cli_fill_options *options)
{
    return options->under && cli_read_word(options->under, CLI_BUILTINS) >= 0;
}

/// Whether the hash of the whole is printed. JSON has one of the hashes in any case.
static inline bool cli_fill_wants_hash(const cli_fill_options *options)
{
    return options->hash == CLI_HASH_WHOLE || (options->json && options->hash == CLI_HASH_NONE);
}

/// Fills a rectangle: squares, or hexagons where the source has pictures. Returns an exit code,
/// after a message where it is not CLI_DONE.
int cli_fill_rectangle(cli_fill_job *job);

/// The world file or tile-set file of pave's own that what is written names, so that it can be
/// verified; NULL: none.
const char *cli_fill_named(const cli_fill_job *job);

// ---- Tiles --------------------------------------------------------------------------------------

/// How the places of the map are cells.
cli_shifted cli_fill_shifted(const cli_fill_job *job);

/// The rows of the map and of the layer beneath; the context is the job. Those of the map go into
/// its hash where one is wanted.
pave_result cli_fill_read(void *job, int32_t first, int32_t count, uint32_t *out);
pave_result cli_fill_read_under(void *job, int32_t first, int32_t count, uint32_t *out);

/// Begins the hash; and goes through the rows that were not read yet, in pieces, so that memory
/// does not grow with the size and a signal is heard soon. Returns an exit code.
void cli_fill_start_hash(cli_fill_job *job);
int cli_fill_finish_hash(cli_fill_job *job, pave_progress progress);

#endif
