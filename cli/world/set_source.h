/// cli/world/set_source.h: the tile set of a command: built in, or from a file.
#ifndef PAVE_CLI_SET_SOURCE_H
#define PAVE_CLI_SET_SOURCE_H

#include "../output.h"
#include "set_colors.h"

#include <pave/formats/store.h>
#include <pave/formats/tiled.h>
#include <pave/world.h>
#include <stdio.h>

/// The names of the built-in sets for --set, in the order of pave_builtin.
#define CLI_BUILTINS CLI_BUILTINS_COMPLETE "|garden"

/// The built-in sets that have a tile for each combination.
#define CLI_BUILTINS_COMPLETE "roads|meadow|cave|dungeon|maze|river|country|lakes|land"

/// The row of --set.
#define CLI_SET_ROW(set)                                                                         \
    CLI_ROW(TEXT, "set", "NAME", NULL, set,                                                      \
            "the Wang set of this name, or #N: the N-th (default: the first that has tiles); "   \
            "without FILE a built-in set, roads (default), meadow, cave, dungeon, maze, river, " \
            "country, lakes, land or garden")

typedef struct cli_source {
    const char *name; ///< the file, or the built-in set
    bool builtin;
    bool lent;            ///< the tile set and the Wang set belong to a map
    pave_builtin which;   ///< used if builtin
    pave_json_wang *file; ///< pave's own tile-set file, if the set comes from one; otherwise NULL
    pave_store *store;    ///< the world file that owns `file`; may be NULL
    int32_t face;         ///< selected face of `file`
    pave_tiled_tileset *tileset;
    const pave_tiled_wangset *wangset; ///< Wang set of the tile set
    pave_wang_set *set;
    uint8_t numbers[PAVE_WANG_COLORS_MAX + 1]; ///< file numbers of the set's colours, if numbers[1]
                                               ///< is not 0; otherwise they are equal
} cli_source;

/// Options of a built-in set; a file ignores them.
typedef struct cli_source_wish {
    pave_projection projection;
    int tile_size; ///< in pixels; 0 means 32, or 64 if isometric
} cli_source_wish;

/// Reads the name of a built-in set in --set; NULL means the first set. Returns CLI_DONE, or
/// CLI_WRONG after a message.
int cli_builtin_read(const char *name, pave_builtin *out);

/// Opens `file` (NULL: the built-in set called `set`, or the first) and its Wang set of that name
/// (NULL: the first). Returns CLI_DONE; after a message, CLI_WRONG for an unknown set and
/// CLI_FAILED for an invalid file. The caller must always close the source.
int cli_source_open(const char *file, const char *set, cli_source_wish wish, cli_source *out);

/// Opens a source in two steps. After the first step, `out->file` is set if the file is pave's own,
/// which defines its grid. Call the second step if the first returned CLI_DONE.
int cli_source_begin(const char *file, const char *set, cli_source *out);
int cli_source_go_on(const char *set, cli_source_wish wish, cli_source *out);

/// Finds the face of pave's own file whose number is `set`; -1 if `set` is NULL or the name of the
/// set, which has all faces. Returns CLI_DONE, or CLI_WRONG after a message.
int cli_source_face(const cli_source *source, const char *set, int32_t *out);

/// Makes the tile set of a file's face, source->face, for the writers of maps and pictures. Tiles
/// of shapes other than squares have all colours unset in it. Returns an exit code.
int cli_source_take_pictures(cli_source *source);

/// Returns whether each tile of that face has a picture, in the sheet by its id or in a separate
/// file.
bool cli_source_has_pictures(const cli_source *source);

void cli_source_close(cli_source *source);

/// Makes standard input seekable, so that it can be read again after rewind. Returns false if that
/// fails.
bool cli_keep_input(void);

/// The words of --method, in the order of pave_world_method.
#define CLI_METHODS "auto|feature|phase|blocks|aperiodic"

/// Makes a world of the source's set; the other fields of the definition come from `def`. Returns
/// CLI_DONE and the world, to be destroyed with pave_world_destroy; CLI_NO for an incomplete set,
/// after a message about a missing combination.
int cli_source_world(const cli_source *source, const pave_world_def *def, pave_world **out);

/// Tiles of a set that appear in no world, by reason. A tile with both reasons counts as
/// weightless.
typedef struct cli_never {
    uint32_t weightless; ///< tiles whose weight, or the weight of one of their colours, is 0
    uint32_t unset;      ///< tiles without a colour at a position that the set's kind uses
} cli_never;

/// Counts the tiles that never appear. Linear in the number of tiles.
cli_never cli_source_never(const cli_source *source);

/// Writes a message such as `3 tiles never appear: 2 have weight 0, 1 has an unset place`. `never`
/// must not be empty; `out` must hold at least CLI_NEVER_SIZE characters.
enum { CLI_NEVER_SIZE = 128 };
const char *cli_never_text(cli_never never, char *out);

/// Returns the displayed number and name of a colour of source->set; they are 0 and `unset` for the
/// colour that represents unset.
int cli_source_color(const cli_source *source, int color);
const char *cli_source_color_name(const cli_source *source, int color);

/// Returns whether any tile has a colour of source->set (0: unset) at a position that the set's
/// kind uses.
bool cli_source_has_color(const cli_source *source, int color);

/// Lists the colours of source->set; with `all`, the colours of the file before --only was applied.
void cli_source_colors(const cli_source *source, bool all, cli_colors *out);

/// Makes unset one of the colours of source->set. Returns CLI_DONE, or CLI_FAILED after a message.
int cli_source_count_unset(cli_source *source);

/// Registers the files of the tiles by cli_note_input: the set, its map, and the pictures.
/// cli_source_go_on calls this.
int cli_source_note(const cli_source *source);

/// Writes the name of the source: `roads`, or `desert.tsx, "Desert"`.
void cli_source_print(const cli_source *source, FILE *out);

/// Shortens a name for a title and replaces control characters by spaces.
enum { CLI_TITLE_NAME = 64 };
const char *cli_title_of(const char *name, char out[CLI_TITLE_NAME]);

#endif
