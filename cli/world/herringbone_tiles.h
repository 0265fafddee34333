/// cli/world/herringbone_tiles.h: the tiles of the requested herringbone world, from a template or
/// from a built-in set.
#ifndef PAVE_CLI_WORLD_HERRINGBONE_TILES_H
#define PAVE_CLI_WORLD_HERRINGBONE_TILES_H

#include "../value.h"

#include <pave/builtin.h>
#include <pave/formats/tiled.h>
#include <pave/herringbone.h>

typedef struct cli_herringbone {
    const char *name; ///< the file, or the built-in set
    bool builtin;
    pave_builtin which; ///< used if builtin
    pave_herringbone_shape shape;
    pave_tiled_pixels pixels; ///< RGBA
    uint8_t *drawn;           ///< pixels that do not come from a file
    pave_herringbone_picture picture;
    pave_herringbone_tile *tiles;
    int64_t count;
} cli_herringbone;

/// Opens a template. Returns CLI_DONE; CLI_FAILED after a message. The caller must always close it.
int cli_herringbone_open(const char *file, cli_herringbone *out);

/// Makes an empty template. Returns CLI_DONE; CLI_WRONG or CLI_FAILED after a message. The caller
/// must always close it.
int cli_herringbone_make(const pave_herringbone_shape *shape, cli_herringbone *out);

/// Paints the tiles of a new template in the style of a built-in set. Returns CLI_DONE, or
/// CLI_FAILED after a message.
int cli_herringbone_paint(pave_builtin builtin, cli_herringbone *out);

void cli_herringbone_close(cli_herringbone *tiles);

/// Makes a world from the tiles. Returns CLI_DONE, or another exit code after a message.
int cli_herringbone_world(const cli_herringbone *tiles, uint64_t seed, pave_herringbone **out);

/// Options of pave wang template --herringbone.
typedef struct cli_herringbone_wish {
    pave_wang_kind kind;
    int colors, side;
    const char *types; ///< number of colours of each type, `2,2,1,3`; NULL: `colors` for all types
    const char *set;   ///< built-in set whose style the tiles are painted in; NULL: empty tiles
    cli_size vary;
    const char *output;
    bool force;
} cli_herringbone_wish;

/// Writes a template. Returns an exit code, after a message unless it is CLI_DONE.
int cli_herringbone_template(const cli_herringbone_wish *options);

#endif
