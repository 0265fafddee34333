/// cli/world/world_options.h: the options that shape a world, from the command line or a map file:
/// --only, --base, --shares, --patch, --connected and --bias.
#ifndef PAVE_CLI_WORLD_OPTIONS_H
#define PAVE_CLI_WORLD_OPTIONS_H

#include "../grid/grid_cache.h"
#include "bias_text.h"
#include "set_source.h"

#include <pave/formats/store.h>

/// The row of --bias in a command's table.
#define CLI_BIAS_ROW(bias)                                                                       \
    CLI_ROW(                                                                                     \
        TEXT, "bias", "WHAT", NULL, bias,                                                        \
        "let the shares of colours follow noise:SCALE, FILE.png, terrain:FILE (the heights of "  \
        "a terrain's JSON) or world:FILE (for a world file, its world without edits); then "     \
        "options, separated by commas: bands=COLOR/..., from low to high, repeated for a wide "  \
        "band; weights=N/N:N/N:..., rows from low to high; blend=PERCENT; for noise octaves=N, " \
        "rough=PERCENT, seed=N; for the others cells=N per pixel or tile; for pictures and "     \
        "terrains at=X:Y; for pictures holes=none|SCALE; for the world of a tile set seed=N")

/// An opened bias. Initialize to {0}; call cli_bias_close after releasing the world.
typedef struct cli_bias {
    pave_bias bias;
    uint16_t weights[PAVE_BIAS_LEVELS * (PAVE_WANG_COLORS_MAX + 1)];
    uint16_t color_values[PAVE_WANG_COLORS_MAX + 1];
    uint16_t *values;
    cli_source source;
    pave_world *below;        ///< world of `source`
    pave_store *store;        ///< or the store of a world file
    uint64_t below_seed;      ///< seed of `below`
    char path[CLI_BIAS_TEXT]; ///< path of the map of values or of the set; may be empty
    grid_cache masks;         ///< masks kept by a connected world
} cli_bias;

void cli_bias_close(cli_bias *bias);

/// Rewrites the text as a property of `output`, so that its file is relative to `output`. `out`
/// must hold at least CLI_BIAS_TEXT characters. Returns `out`, or NULL if `text` is NULL.
const char *cli_bias_seen_from(const char *text, const char *output, char *out);

/// Like cli_bias_seen_from, for the text of --connected.
const char *cli_connected_seen_from(const char *text, const char *output, char *out);

/// Options that define a world, from the command line or from a file (see cli_wishes_merge).
typedef struct cli_wishes {
    /// NULL if not given
    const char *only, *base, *shares, *bias, *connected, *dead_ends, *keep;
    /// 0 if not given
    int64_t patch, solid, mesh;
    const char *file; ///< the file with the properties; NULL for options
    /// given as an option, even if `file` is set
    bool only_typed, base_typed, shares_typed, bias_typed, connected_typed;
} cli_wishes;

/// Returns whether all files that the options refer to exist.
bool cli_wishes_are_there(const cli_wishes *wishes);

/// Table rows of these options. `wishes` is the cli_wishes.
#define CLI_WISH_ROWS(wishes)                                                                    \
    CLI_WISH_ROWS_UNCONNECTED(wishes),                                                           \
        CLI_ROW(MAYBE, "connected", "COLOR/...", NULL, wishes.connected,                         \
                "every cell can be reached from every other one through sides or past corners "  \
                "of these colours, each a name or #N; for a built-in set they can be left out"), \
        CLI_COUNT_ROW("solid", "PERCENT", NULL, wishes.solid, 1, 100,                            \
                      "connected, for edges: percentage of cells that become rock, closed on "   \
                      "all sides, where possible"),                                              \
        CLI_ROW(TEXT, "dead-ends", "PERCENT", NULL, wishes.dead_ends,                            \
                "connected, for edges: percentage of dead ends that open no second side "        \
                "themselves; a neighbour may still open one (default: 100)"),                    \
        CLI_COUNT_ROW("mesh", "UNITS", NULL, wishes.mesh, PAVE_WORLD_MESH_MIN,                   \
                      PAVE_WORLD_MESH_MAX,                                                       \
                      "connected: distance of the posts from which rock grows, with paths "      \
                      "between them; 2 to 64 (default: 12 with --solid; for noise its scale)"),  \
        CLI_ROW(PATH, "keep", "MASK", NULL, wishes.keep,                                         \
                "connected, with rock: a mask of cells that stay free, such as villages")

/// The same rows without --connected.
#define CLI_WISH_ROWS_UNCONNECTED(wishes)                                                    \
    CLI_ROW(TEXT, "only", "COLOR,...", NULL, wishes.only,                                    \
            "only tiles of these colours, each a name or #N, its number; none: also unset"), \
        CLI_ROW(TEXT, "base", "COLOR", NULL, wishes.base,                                    \
                "blocks: the colour of the background; none: empty cells (default: the one " \
                "that meets most others)"),                                                  \
        CLI_ROW(TEXT, "shares", "COLOR=N,...", NULL, wishes.shares,                          \
                "blocks: the relative shares of colours; those left out have 1"),            \
        CLI_COUNT_ROW("patch", "CELLS", NULL, wishes.patch, 4, 64,                           \
                      "blocks: width of a patch in cells, 4 to 64 (default: 6)"),            \
        CLI_BIAS_ROW(wishes.bias)

/// The options of the rows, separated by |.
#define CLI_WISH_OPTIONS "only|base|shares|patch|bias|connected|solid|dead-ends|mesh|keep"

/// Restricts source->set to the given colours. Returns CLI_DONE, or an exit code after a message.
int cli_wishes_narrow(const cli_wishes *wishes, cli_source *source);

/// Fills in base, shares and patch of the definition of a world of source->set; also the method, if
/// it is AUTO and these options require one. `shares` must hold at least PAVE_WANG_COLORS_MAX + 1
/// elements. Returns CLI_DONE, or an exit code after a message.
int cli_wishes_fill_in(const cli_wishes *wishes, const cli_source *source, double *shares,
                       pave_world_def *def);

/// Opens the bias, if given, and adds it to a definition whose seed is set. Returns CLI_DONE, or an
/// exit code after a message. Close `out` after the world is released.
int cli_wishes_follow(const cli_wishes *wishes, const cli_colors *colors, cli_bias *out,
                      pave_world_def *def);

/// The connection of a world: passable colours, rock, and their text in files.
typedef struct cli_connection {
    bool passable[PAVE_WANG_COLORS_MAX + 1];
    double solid, opened; ///< see pave_world_def
    int mesh;
    char keep[CLI_BIAS_TEXT]; ///< the path of a mask; may be empty
    char text[2 * CLI_BIAS_TEXT + 72];
} cli_connection;

/// Parses the text of an option or, if `file` is not NULL, of a property of that file: the passable
/// colours (by default the built-in set's), then solid=, dead-ends=, mesh=, keep=. Returns
/// CLI_DONE, or an exit code after a message.
int cli_read_connection(const char *file, const char *name, const char *text,
                        const cli_colors *colors, cli_connection *out);

/// Writes the text of a connection with all colours named, as stored in files.
void cli_connection_spell(const cli_colors *colors, cli_connection *out);

/// The row of --passable in a command's table.
#define CLI_PASSABLE_ROW(passable)                                                          \
    CLI_ROW(TEXT, "passable", "COLOR/...", NULL, passable,                                  \
            "the colours of sides, or of corners, that can be passed (default: those of a " \
            "connected world, or of a built-in set)")

/// Makes the world of a definition connected, if requested; `kind` is the kind of its sets. `out`
/// must remain valid until the world is made, `held` as long as the world. Returns CLI_DONE, or an
/// exit code after a message.
int cli_wishes_connect(const cli_wishes *wishes, const cli_colors *colors, pave_wang_kind kind,
                       cli_bias *held, cli_connection *out, pave_world_def *def);

/// Writes the options as properties of the map `output`.
enum { CLI_WISHES_PROPERTIES = 6, CLI_WISHES_NUMBER = 24 };
typedef struct cli_wishes_properties {
    int32_t count;
    pave_tiled_said list[CLI_WISHES_PROPERTIES];
    char patch[CLI_WISHES_NUMBER], bias[CLI_BIAS_TEXT], connected[CLI_BIAS_TEXT];
} cli_wishes_properties;
void cli_wishes_write(const cli_wishes *wishes, const char *output, cli_wishes_properties *out);

/// Fills in omitted options from a file.
void cli_wishes_merge(cli_wishes *wishes, const cli_wishes *of_file);

/// Returns whether any option requires method blocks.
bool cli_wishes_any(const cli_wishes *wishes);

#endif
