/// cli/world/world_source.h: the requested world: the grid, the tile sets of its faces, and the
/// origin of its phases.
#ifndef PAVE_CLI_WORLD_WORLD_SOURCE_H
#define PAVE_CLI_WORLD_WORLD_SOURCE_H

#include "../grid/grid_cache.h"
#include "../grid/grid_patch.h"
#include "../grid/grid_window.h"
#include "set_source.h"
#include "world_options.h"

#include <pave/formats/store.h>

/// Options of the world.
typedef struct cli_named_world_options {
    const char *set, *grid, *origin;
    int method;
    uint64_t seed;
    cli_wishes wishes;
} cli_named_world_options;

/// Table rows of these options. `ground` is the cli_named_world_options; the second form is for
/// commands with additional methods.
#define CLI_NAMED_WORLD_METHOD_HELP                                                              \
    "feature: draws the colours of edges and corners; phase: draws tiles, in phases as on a "    \
    "checkerboard; blocks: makes patches or paths as far as the tiles allow; aperiodic: the 11 " \
    "Jeandel-Rao tiles, such as --set garden, without any period; auto: the best for the set"
#define CLI_NAMED_WORLD_ROWS(ground) \
    CLI_NAMED_WORLD_ROWS_OF(ground, CLI_METHODS, "auto", CLI_NAMED_WORLD_METHOD_HELP)
#define CLI_NAMED_WORLD_ROWS_OF(ground, methods, method_fallback, method_help)                   \
    CLI_SET_ROW(ground.set),                                                                     \
        CLI_ROW(GRID, "grid", "GRID", NULL, ground.grid,                                         \
                "square, hex, tri, another tiling or TILING.json (default: that of FILE, "       \
                "otherwise square)"),                                                            \
        CLI_ROW(WORD, "method", methods, method_fallback, ground.method, method_help),           \
        CLI_ROW(TEXT, "origin", "CELL", NULL, ground.origin,                                     \
                "under phase: a cell of the first phase, such as where a game begins (default: " \
                "0,0)"),                                                                         \
        CLI_WISH_ROWS(ground.wishes), CLI_SEED_ROW(ground.seed, "which world")

/// A world with its grid and sets. Initialize to {0}; release with cli_named_world_close.
typedef struct cli_named_world {
    grid_cache cache; // owns the tiling
    grid_answer answer;
    const grid_kind *kind; // kind of the named grid
    grid_kind own_kind;    // kind of a world file's tiling
    const pave_tiling *tiling;
    cli_source source;  // set of squares with its pictures; on other grids only the file
    const char *name;   // name of the set
    pave_builtin theme; // the built-in set, if it is one
    pave_wang_set *by_sides[PAVE_WANG_SIDES_MAX + 1]; // built-in sets
    pave_wang_set *by_face[PAVE_JSON_WANG_FACES_MAX]; // sets of a file, by face of the file
    const pave_wang_set *sets[PAVE_TILING_FACES_MAX]; // sets used, by face of the tiling
    int32_t faces[PAVE_TILING_FACES_MAX]; // file's face with the tiles, by face of the tiling
    cli_colors colors; // colours of the sets; default colours if the file does not define any
    cli_bias bias;     // bias of the world
    pave_world *world;
    pave_world_def def; // definition of the world, with the sets and tiling of this struct
    double shares[PAVE_WANG_COLORS_MAX + 1];
    cli_connection connection; // set if the world is connected or --passable is given
    cli_wishes wishes;         // options that shaped the world
    pave_store *store;         // store if FILE is a world file; it owns the edited world
    pave_cell origin;          // origin of the phases
    bool writes, power_safe;   // modes for opening a world file; set before the call
    bool takes_multigrids;     // whether the grid may be a multigrid; set before the call
    bool on_multigrid; // whether it is a multigrid; `tiling` is then squares, the grid of the sets
    pave_multigrid multigrid;
} cli_named_world;

/// Returns whether the grid is of squares.
static inline bool cli_named_world_is_square(const cli_named_world *ground)
{
    return !ground->on_multigrid && ground->tiling == pave_tiling_square();
}

/// Returns whether the set is a built-in one.
static inline bool cli_named_world_is_builtin(const cli_named_world *ground)
{
    return !ground->source.name || ground->source.builtin;
}

/// Opens the grid, the sets of `file` (NULL: built-in ones) and, if `with_world`, the world. A
/// world file allows no options that define a world. Returns an exit code, after a message unless
/// it is CLI_DONE.
int cli_named_world_open(const cli_call *call, const cli_named_world_options *options,
                         const char *file, cli_source_wish wish, bool with_world,
                         cli_named_world *out);

/// Like cli_named_world_open, on an existing tiling, which must outlive the ground.
int cli_named_world_open_on(const pave_tiling *tiling, const cli_named_world_options *options,
                            const char *file, cli_source_wish wish, bool with_world,
                            cli_named_world *out);

/// A Wang set of a map, and its tile set.
typedef struct cli_own_set {
    uint32_t number; ///< index of the tile set in the map
    const pave_tiled_tileset *tileset;
    const pave_tiled_wangset *wangset;
} cli_own_set;

/// Like cli_named_world_open, with a set of the map `file`, which must outlive the ground. If
/// `with_def`, only fills in out->def, the definition of the world.
int cli_named_world_open_tileset(const cli_own_set *set, const cli_named_world_options *options,
                                 const char *file, bool with_def, cli_named_world *out);

/// Like cli_named_world_open, on a multigrid; messages use `name`.
int cli_named_world_open_rhombs(const pave_multigrid *multigrid, const char *name,
                                const cli_named_world_options *options, const char *file,
                                bool with_world, cli_named_world *out);

/// Opens a world file, which defines all options, for commands without options of a world. Returns
/// the results of cli_named_world_open; `out` need not be zeroed.
int cli_named_world_open_kept(const char *path, bool writes, bool power_safe, cli_named_world *out);

/// Makes the world of the sets again, for example with another seed. Returns an exit code.
int cli_named_world_make_world(const cli_named_world_options *options, cli_named_world *ground);

/// Writes the note of a world file: the name of its built-in set, or "".
enum { CLI_NAMED_WORLD_NOTE_SIZE = 64 };
const char *cli_named_world_note(const cli_named_world *ground,
                                 char out[CLI_NAMED_WORLD_NOTE_SIZE]);

void cli_named_world_close(cli_named_world *ground);

/// Reads --passable (NULL if not given) into ground->connection. The default is the colours of a
/// connected world; other worlds require it. Returns CLI_DONE, or an exit code after a message.
int cli_named_world_passable(cli_named_world *ground, const char *text);

/// Writes a cell as text. Returns `out`, which must hold at least PAVE_TILING_TEXT_SIZE characters.
const char *cli_named_world_text(const cli_named_world *ground, pave_cell cell, char *out);

/// Reads a typed cell of the grid. Returns CLI_DONE, or CLI_WRONG after a message.
int cli_named_world_cell(const cli_named_world *ground, const char *text, pave_cell *out);

/// Reads a cell. Returns one sentence about the error if the text is not a cell of the grid; NULL
/// if it is valid.
const char *cli_named_world_read(const cli_named_world *ground, const char *text, pave_cell *out);

/// Returns the form of typed cells: `X,Y`, `Q,R,L` or `Q,R,S`.
const char *cli_named_world_form(const cli_named_world *ground);

/// Pictures of the tiles of a file. Initialize to {0}; release with cli_own_pictures_close.
typedef struct cli_own_pictures {
    pave_json_wang *made; // file converted from Tiled
    pave_tiled_pictures *read;
    pave_picture_tile_list *lists; // lists by face of the grid; NULL: no pictures
} cli_own_pictures;

/// Reads the pictures that a ground's file refers to. The lists stay NULL if it has no pictures, or
/// if its tiles are for an isometric map of Tiled; the latter is an error if pictures are `wanted`.
/// Returns an exit code, after a message unless it is CLI_DONE.
int cli_own_pictures_open(const cli_named_world *ground, bool wanted, cli_own_pictures *out);

void cli_own_pictures_close(cli_own_pictures *pictures);

#endif
