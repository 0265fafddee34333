/// cli/world/named_world.h: the world that a call names: the grid, the tile sets of its faces, and
/// where its phases begin.
#ifndef PAVE_CLI_WORLD_NAMED_WORLD_H
#define PAVE_CLI_WORLD_NAMED_WORLD_H

#include "../grid/grid_cache.h"
#include "../grid/grid_patch.h"
#include "../grid/grid_window.h"
#include "named_set.h"
#include "world_options.h"

#include <pave/formats/store.h>

/// What the options say about it.
typedef struct cli_named_world_options {
    const char *set, *grid, *origin;
    int method;
    uint64_t seed;
    cli_wishes wishes;
} cli_named_world_options;

/// Their rows in a command's table. `ground` is the cli_named_world_options; the second form is for
/// a command with more methods than a world has.
#define CLI_NAMED_WORLD_METHOD_HELP                                                         \
    "feature: colours are drawn, each at its own place; phase: tiles, in phases as on a "   \
    "checkerboard; blocks: as near to patches or paths as the tiles allow; aperiodic: the " \
    "11 Jeandel-Rao tiles, such as --set garden, without any period; auto: the best for "   \
    "the set"
#define CLI_NAMED_WORLD_ROWS(ground) \
    CLI_NAMED_WORLD_ROWS_OF(ground, CLI_METHODS, "auto", CLI_NAMED_WORLD_METHOD_HELP)
#define CLI_NAMED_WORLD_ROWS_OF(ground, methods, method_fallback, method_help)                   \
    CLI_SET_ROW(ground.set),                                                                     \
        CLI_ROW(GRID, "grid", "GRID", NULL, ground.grid,                                         \
                "square, hex, tri, another tiling or TILING.json (default: that of FILE, else "  \
                "square)"),                                                                      \
        CLI_ROW(WORD, "method", methods, method_fallback, ground.method, method_help),           \
        CLI_ROW(TEXT, "origin", "CELL", NULL, ground.origin,                                     \
                "under phase: a cell of the first phase, such as where a game begins (default: " \
                "0,0)"),                                                                         \
        CLI_WISH_ROWS(ground.wishes), CLI_SEED_ROW(ground.seed, "which world")

/// {0} at first; cli_named_world_close at the end.
typedef struct cli_named_world {
    grid_cache cache; // holds the tiling
    grid_answer answer;
    const grid_kind *kind; // of a grid that was named
    grid_kind own_kind;    // of a tiling that a world file holds
    const pave_tiling *tiling;
    cli_source source;  // the set of squares, with its pictures; of other grids the file alone
    const char *name;   // of the set
    pave_builtin theme; // where it is built in
    pave_wang_set *by_sides[PAVE_WANG_SIDES_MAX + 1]; // built-in ones
    pave_wang_set *by_face[PAVE_JSON_WANG_FACES_MAX]; // those of a file
    const pave_wang_set *sets[PAVE_TILING_FACES_MAX]; // of the faces
    int32_t faces[PAVE_TILING_FACES_MAX];             // which face of a file's has their tiles
    cli_colors colors; // of the sets; where the file says no colours, they differ
    cli_bias bias;     // of the world
    pave_world *world;
    pave_world_def def; // that it was made from; its sets and tiling are those of the ground
    double shares[PAVE_WANG_COLORS_MAX + 1];
    cli_connection connection; // where it is connected, or --passable was read
    cli_wishes wishes;         // that its world was made by
    pave_store *store;         // where FILE is a world file: then the world is its, as it is edited
    pave_cell origin;          // of its phases
    bool writes, power_safe;   // of a world file: set before it is opened
    bool takes_multigrids;     // the same: whether the grid may be a multigrid
    bool on_multigrid;         // then `tiling` is squares, of which the sets are
    pave_multigrid multigrid;
} cli_named_world;

/// Whether the call is about squares.
static inline bool cli_named_world_is_square(const cli_named_world *ground)
{
    return !ground->on_multigrid && ground->tiling == pave_tiling_square();
}

/// Whether its set is a built-in one.
static inline bool cli_named_world_is_builtin(const cli_named_world *ground)
{
    return !ground->source.name || ground->source.builtin;
}

/// Opens the grid, the sets of `file` (a world file, beside which the call may say nothing of a
/// world; NULL: built-in ones) and, where `with_world`, the world. Returns an exit code, after a
/// message where it is not CLI_DONE.
int cli_named_world_open(const cli_call *call, const cli_named_world_options *options,
                         const char *file, cli_source_wish wish, bool with_world,
                         cli_named_world *out);

/// The same on a tiling that is there; it must live as long as the ground.
int cli_named_world_open_on(const pave_tiling *tiling, const cli_named_world_options *options,
                            const char *file, cli_source_wish wish, bool with_world,
                            cli_named_world *out);

/// A Wang set of a map, and the tile set that has it.
typedef struct cli_own_set {
    uint32_t number; ///< of the tile set in the map
    const pave_tiled_tileset *tileset;
    const pave_tiled_wangset *wangset;
} cli_own_set;

/// The same with a set of the map `file`, which must live as long as the ground: its world is only
/// defined, in out->def, where `with_def`.
int cli_named_world_open_tileset(const cli_own_set *set, const cli_named_world_options *options,
                                 const char *file, bool with_def, cli_named_world *out);

/// The same on a multigrid, whose name is for messages.
int cli_named_world_open_rhombs(const pave_multigrid *multigrid, const char *name,
                                const cli_named_world_options *options, const char *file,
                                bool with_world, cli_named_world *out);

/// Opens a world file, whose options are its own, for a command that takes nothing else. Returns as
/// cli_named_world_open; `out` need not be zeroed.
int cli_named_world_open_kept(const char *path, bool writes, bool power_safe, cli_named_world *out);

/// Makes the world of the sets again, such as with another seed. Returns an exit code.
int cli_named_world_make_world(const cli_named_world_options *options, cli_named_world *ground);

/// What a world file notes of the ground: the built-in set that it has, or nothing.
enum { CLI_NAMED_WORLD_NOTE_SIZE = 64 };
const char *cli_named_world_note(const cli_named_world *ground,
                                 char out[CLI_NAMED_WORLD_NOTE_SIZE]);

void cli_named_world_close(cli_named_world *ground);

/// Reads --passable (NULL: not given) into ground->connection; without it these are the colours of
/// a connected world, and of others are missing. Returns CLI_DONE, or an exit code after a message.
int cli_named_world_passable(cli_named_world *ground, const char *text);

/// A cell as text. Returns `out`, which must hold at least PAVE_TILING_TEXT_SIZE characters.
const char *cli_named_world_text(const cli_named_world *ground, pave_cell cell, char *out);

/// A cell of the grid as it is typed. Returns CLI_DONE, or CLI_WRONG with a message written.
int cli_named_world_cell(const cli_named_world *ground, const char *text, pave_cell *out);

/// What is wrong with a text that is not a cell of the grid, in one sentence; NULL where it is one.
const char *cli_named_world_read(const cli_named_world *ground, const char *text, pave_cell *out);

/// `X,Y`, `Q,R,L` or `Q,R,S`: how cells are typed.
const char *cli_named_world_form(const cli_named_world *ground);

/// {0} at first; cli_own_pictures_close at the end.
typedef struct cli_own_pictures {
    pave_json_wang *made; // of a file of Tiled
    pave_tiled_pictures *read;
    pave_picture_tile_list *lists; // of the faces of the grid; NULL: there are no pictures
} cli_own_pictures;

/// Reads the pictures that the file of a ground names. Where it names no picture, or its tiles are
/// those of an isometric map of Tiled, the lists stay NULL; that is wrong if they are `wanted`.
/// Returns an exit code, after a message where it is not CLI_DONE.
int cli_own_pictures_open(const cli_named_world *ground, bool wanted, cli_own_pictures *out);

void cli_own_pictures_close(cli_own_pictures *pictures);

#endif
