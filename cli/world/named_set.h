/// cli/world/named_set.h: the tile set that a call names: a file's, or one that is built in.
#ifndef PAVE_CLI_NAMED_SET_H
#define PAVE_CLI_NAMED_SET_H

#include "../output.h"
#include "colors.h"

#include <pave/formats/store.h>
#include <pave/formats/tiled.h>
#include <pave/world.h>
#include <stdio.h>

/// The names of the built-in sets, as --set has them and in the order of pave_builtin.
#define CLI_BUILTINS CLI_BUILTINS_COMPLETE "|garden"

/// Those of them that have a tile for each combination.
#define CLI_BUILTINS_COMPLETE "roads|meadow|cave|dungeon|maze|river|country|lakes|land"

/// The row of --set.
#define CLI_SET_ROW(set)                                                                         \
    CLI_ROW(TEXT, "set", "NAME", NULL, set,                                                      \
            "the Wang set of this name, or #N: the N-th (default: the first that has tiles); "   \
            "without FILE a built-in set, roads (default), meadow, cave, dungeon, maze, river, " \
            "country, lakes, land or garden")

/// What FILE is.
#define CLI_FILE_HELP                                                                             \
    "FILE is a tile set (.tsx, .tsj, pave's own .json, or Godot's .tres), or a map that has one " \
    "(.tmx, .tmj, .tscn); - is standard input. Without FILE a built-in set is used."

/// The same for commands that take worlds.
#define CLI_WORLD_FILE_HELP \
    CLI_FILE_HELP " A world file, of pave world new, brings its world and its edits along."

typedef struct cli_source {
    const char *name; ///< the file, or the built-in set
    bool builtin;
    bool lent;            ///< the tile set and the Wang set are those of a map
    pave_builtin which;   ///< where builtin
    pave_json_wang *file; ///< where it came from a tile-set file of pave's own; else NULL
    pave_store *store;    ///< the world file that `file` is a part of; NULL: none
    int32_t face;         ///< which face of it
    pave_tiled_tileset *tileset;
    const pave_tiled_wangset *wangset; ///< of the tile set
    pave_wang_set *set;
    uint8_t numbers[PAVE_WANG_COLORS_MAX + 1]; ///< of the set's colours in the file, where
                                               ///< numbers[1] is not 0; else they are the same
} cli_source;

/// How a built-in set is wanted; a file is as it is.
typedef struct cli_source_wish {
    pave_projection projection;
    int tile_size; ///< pixels; 0: 32, or 64 where isometric
} cli_source_wish;

/// The built-in set of a name, of --set; NULL: the first. Returns CLI_DONE, or CLI_WRONG after a
/// message.
int cli_builtin_read(const char *name, pave_builtin *out);

/// Opens `file` (NULL: the built-in set called `set`, NULL: the first) and its Wang set of that
/// name (NULL: the first). Returns CLI_DONE; CLI_WRONG for an unknown set, CLI_FAILED for a file
/// that is wrong, having said so. In each case the source is to be closed.
int cli_source_open(const char *file, const char *set, cli_source_wish wish, cli_source *out);

/// The same in two steps: the first one tells by `out->file` whether the file is one of pave's own,
/// of which grid it says itself; the second goes on where the first returned CLI_DONE.
int cli_source_begin(const char *file, const char *set, cli_source *out);
int cli_source_go_on(const char *set, cli_source_wish wish, cli_source *out);

/// The face of a file of pave's own that --set names; -1: NULL names none. Returns CLI_DONE, or
/// CLI_WRONG after a message.
int cli_source_face(const cli_source *source, const char *set, int32_t *out);

/// Makes the tile set of a face of a file, source->face, for the writers of maps and pictures;
/// other shapes than squares have all colours unset in it. Returns an exit code.
int cli_source_take_pictures(cli_source *source);

/// Whether each tile of that face has a picture: by its id in the sheet, or its own.
bool cli_source_has_pictures(const cli_source *source);

void cli_source_close(cli_source *source);

/// Makes standard input a file, so that it can be read again after rewind. False: it cannot be
/// done.
bool cli_keep_input(void);

/// The words of --method, in the order of pave_world_method.
#define CLI_METHODS "auto|feature|phase|blocks|aperiodic"

/// Makes a world of the source's set, by the other fields of a definition. Returns CLI_DONE and the
/// world, to be given to
/// pave_world_destroy; CLI_NO for an incomplete set, having said which combination it lacks.
int cli_source_world(const cli_source *source, const pave_world_def *def, pave_world **out);

/// Tiles of a set that no world has, and why. A tile that is both counts as of weight 0.
typedef struct cli_never {
    uint32_t weightless; ///< of weight 0, their own or a colour's
    uint32_t unset;      ///< without a colour at a place that the set's kind uses
} cli_never;

/// Says what went wrong with the set, naming it where the error names no file. Returns an exit
/// code.
int cli_source_report(const cli_source *source, pave_error *error);

/// Counts them. Linear in the tiles.
cli_never cli_source_never(const cli_source *source);

/// `3 tiles never appear: 2 have weight 0, 1 has an unset place`. `never` has one at least; `out`
/// must hold at least CLI_NEVER_SIZE characters.
enum { CLI_NEVER_SIZE = 128 };
const char *cli_never_text(cli_never never, char *out);

/// The number and the name of a colour of source->set as a person writes them: 0 and `unset` for
/// the one that stands for unset.
int cli_source_color(const cli_source *source, int color);
const char *cli_source_color_name(const cli_source *source, int color);

/// Whether a tile has a colour of source->set, or where that is 0 an unset place, among the places
/// that its tiles use.
bool cli_source_has_color(const cli_source *source, int color);

/// The colours of source->set; with `all`, those of the file, which --only may have narrowed.
void cli_source_colors(const cli_source *source, bool all, cli_colors *out);

/// Makes unset one of the colours of source->set. Returns CLI_DONE, or CLI_FAILED after a message.
int cli_source_count_unset(cli_source *source);

/// Notes the files that the tiles come from, as cli_note_input: the set, the map that has it, and
/// the pictures. cli_source_go_on does this.
int cli_source_note(const cli_source *source);

/// Writes `roads`, or `desert.tsx, "Desert"`: what is spoken of.
void cli_source_print(const cli_source *source, FILE *out);

/// A name as a title has it: its first characters, control characters as blanks.
enum { CLI_TITLE_NAME = 64 };
const char *cli_title_of(const char *name, char out[CLI_TITLE_NAME]);

#endif
