/// cli/opt.h: commands and their options, each described once. popt parses by this table, and
/// --help, the manual page and the completion are made from it.
#ifndef PAVE_CLI_OPT_H
#define PAVE_CLI_OPT_H

#include "say.h"
#include "value.h"
#include "work.h"

#include <pave/formats/bake.h>
#include <pave/formats/draw.h>

/// What an option takes, and the type of the field that it fills.
typedef enum cli_kind {
    CLI_FLAG,    ///< nothing; bool
    CLI_PRINT,   ///< the same, and its result goes to standard output
    CLI_TEXT,    ///< a text that is not empty; const char *
    CLI_PATH,    ///< the name of a file that is read; const char *
    CLI_GRID,    ///< the name of a grid, or of a file that is read; const char *
    CLI_OUTPUT,  ///< the name of a file that is written, - for standard output; const char *
    CLI_FOLDER,  ///< the name of a folder that is written to; const char *
    CLI_WORD,    ///< one of the words of `argument`; int, its index
    CLI_NUMBER,  ///< a whole number; int64_t
    CLI_DECIMAL, ///< a number above 0 that may have decimals; double
    CLI_SEED,    ///< uint64_t
    CLI_PLACE,   ///< pave_cell
    CLI_SIZE,    ///< cli_size
    CLI_POINT,   ///< pave_vec2
    CLI_BASIS,   ///< cli_basis
    CLI_LENGTH,  ///< a length with its unit; double, millimetres
    CLI_PAPER,   ///< a size of paper and its margins; pave_scene_paper
    CLI_RATIO,   ///< two whole numbers with a colon between; double, the one divided by the other
    CLI_SHARE,   ///< a decimal number from 0 to 1, or to `maximum` where that is above 1; double
    CLI_LIST,    ///< a text that is not empty, each time that it is given; cli_list
    CLI_MAYBE,   ///< nothing, or a text behind a =; const char *, "" for nothing
    CLI_HASH ///< nothing, or behind a = one of CLI_HASHES, and the hash goes to standard output;
             ///< cli_hash
} cli_kind;

/// Which hash is printed. --hash=NAME names one, and --hash is --hash=whole.
typedef enum cli_hash {
    CLI_HASH_NONE = 0, ///< the option was not given
    CLI_HASH_WHOLE,    ///< of all that there is, in one chain
    CLI_HASH_CHUNKS    ///< of the chunks of a rectangle of a world, see pave/world.h
} cli_hash;

/// The words of cli_hash from CLI_HASH_WHOLE on.
#define CLI_HASHES "whole|chunks"

/// What was given for an option that may be repeated, in order.
typedef struct cli_list {
    const char **items;
    int *places; ///< of each item, the number of items of all lists before it
    int count;
} cli_list;

typedef struct cli_option {
    const char *name; ///< without the dashes
    char letter;      ///< the short form; 0: none
    cli_kind kind;
    const char *argument;     ///< as help names it; of CLI_WORD, CLI_HASH the words with | between;
                              ///< NULL for a flag
    const char *fallback;     ///< the default as it would be typed; NULL: the field stays zeroed
    const char *help;         ///< one sentence without its full stop
    size_t offset;            ///< where the field is in the command's options
    int64_t minimum, maximum; ///< of CLI_NUMBER; of CLI_SHARE only the maximum
} cli_option;

// ---- Rows of a table ----------------------------------------------------------------------------
// OPTIONS is the struct that the table fills; the file of the command defines it.

#define CLI_OPTION(kind, letter, name, argument, fallback, field, minimum, maximum, help)      \
    {                                                                                          \
        name, letter, CLI_##kind, argument, fallback, help, offsetof(OPTIONS, field), minimum, \
            maximum                                                                            \
    }
#define CLI_ROW(kind, name, argument, fallback, field, help) \
    CLI_OPTION(kind, 0, name, argument, fallback, field, 0, 0, help)
#define CLI_COUNT_ROW(name, argument, fallback, field, minimum, maximum, help) \
    CLI_OPTION(NUMBER, 0, name, argument, fallback, field, minimum, maximum, help)
#define CLI_FLAG_ROW(name, field, help) CLI_ROW(FLAG, name, NULL, NULL, field, help)
#define CLI_PRINT_ROW(name, field, help) CLI_ROW(PRINT, name, NULL, NULL, field, help)

// Rows that several commands have.
#define CLI_HASH_ROW(field, of)                    \
    CLI_ROW(HASH, "hash", CLI_HASHES, NULL, field, \
            "print the hash of " of                \
            "; chunks: the hash of chunks of 256 x 256 cells, which can be made in parts")
#define CLI_SEED_ROW(field, of)                      \
    CLI_OPTION(                                      \
        SEED, 's', "seed", "SEED", "0", field, 0, 0, \
        of ": a number, decimal or 0x hexadecimal, 64 bits; or a word or a date, which is hashed")
#define CLI_THREADS_ROW(field)                                    \
    CLI_COUNT_ROW("threads", "N", "0", field, 0, CLI_THREADS_MAX, \
                  "number of threads; 0: one per processor; the result is the same")
#define CLI_JSON_ROW(field) CLI_PRINT_ROW("json", field, "print the result in JSON")
#define CLI_OUTPUT_ROWS(formats, path, format)                                                   \
    CLI_OPTION(OUTPUT, 'o', "output", "FILE", NULL, path, 0, 0,                                  \
               "the file to write; the ending of its name is the format; - is standard output, " \
               "which needs --format"),                                                          \
        CLI_ROW(WORD, "format", formats, NULL, format, "the format, whatever the ending")
#define CLI_FORCE_ROW(field, also) \
    CLI_FLAG_ROW("force", field, also "write a PNG of more than 400 million pixels")
#define CLI_PICTURE_ROWS(fallback, picture, of)                                                    \
    CLI_ROW(DECIMAL, "scale", "PX", fallback, picture.scale, "pixels of " of),                     \
        CLI_COUNT_ROW("width", "PX", NULL, picture.width, 1, PAVE_SCENE_PICTURE_SIZE_MAX,          \
                      "pixels of the whole picture from left to right, instead of --scale; on "    \
                      "paper a pixel is 1/96 inch"),                                               \
        CLI_ROW(PAPER, "paper", "A4[,landscape][,margin=10mm][,overlap=10mm]", NULL,               \
                picture.paper,                                                                     \
                "draw on paper: A0 to A5, letter, legal or tabloid; without --unit the picture "   \
                "fills a page; with it a PDF has as many pages as needed, with crop marks, and a " \
                "key page before them"),                                                           \
        CLI_ROW(LENGTH, "unit", "1in|25mm|2.5cm", NULL, picture.cell,                              \
                "length of a cell on paper: the side of a square or triangle, the width of a "     \
                "hexagon between parallel sides, the edge of other cells"),                        \
        CLI_FORCE_ROW(picture.force, "")

/// What is drawn over a picture of cells.
#define CLI_CELLS_ROW(picture) CLI_FLAG_ROW("cells", picture.cells, "draw the sides of cells, too")
#define CLI_NAMES_ROW(picture) \
    CLI_FLAG_ROW("names", picture.names, "write the names of cells, where they can be read")
#define CLI_UNITS_ROW(picture)                                                               \
    CLI_ROW(TEXT, "units", "CELL=NAME[:COLOR],...|FILE", NULL, picture.units,                \
            "draw counters on cells, such as 3,1=orc:red; a FILE has one on each line, and " \
            "colours are words or #RRGGBB")
#define CLI_LEGEND_ROW(picture)            \
    CLI_FLAG_ROW("legend", picture.legend, \
                 "draw a legend of the colours below the picture, or on the key page of several")
#define CLI_OVER_ROWS(picture) \
    CLI_CELLS_ROW(picture), CLI_NAMES_ROW(picture), CLI_UNITS_ROW(picture), CLI_LEGEND_ROW(picture)

typedef struct cli_call cli_call;

/// How large a picture is, and what is drawn over it. {0}: the default of its command.
typedef struct cli_picture {
    double scale;
    int64_t width;
    pave_scene_paper paper;
    double cell; ///< millimetres
    const char *units;
    bool cells, names, legend, force;
    pave_draw_parts parts; ///< of a PNG that is made part by part
} cli_picture;

/// The size that the options say. On paper for `dots` an inch: 96 where labels are to be read, more
/// where pixels are drawn.
pave_scene_size cli_picture_size(const cli_picture *picture, int dots);

enum { CLI_PICTURE_MOST = 4096 }; ///< pixels each way, where the call does not say the size

/// Whether the size of a scene is not of the call and larger; then `size` is what it should be.
bool cli_picture_shrinks(const cli_call *call, const pave_scene *scene, pave_scene_size *size);

/// Refuses a PNG of more than 400 million pixels unless it is forced.
int cli_check_pixels(double width, double height, bool force);

/// The rows of a command, and the struct that they fill.
#define CLI_TABLE(table)                                               \
    .options = table, .option_count = sizeof(table) / sizeof *(table), \
    .options_size = sizeof(OPTIONS)

/// Options that do something in some calls only: in all others they are refused. Where several
/// rows name an option, all must hold.
typedef struct cli_need {
    const char *options; ///< with | between
    uint32_t modes;      ///< one of these the call must have
    const char *why;     ///< `only pictures have a scale`; the advice to leave it out follows
} cli_need;

/// Modes that each call may have; those of a command itself start at CLI_MODE.
enum {
    CLI_PICTURE = 1, ///< a picture is drawn
    CLI_SCALED = 2,  ///< --scale says its size, not --width
    CLI_PRINTED = 4, ///< it is drawn as SVG or PDF, which have paper
    CLI_LOOSE = 8,   ///< its size is not that of paper
    CLI_MODE_BIT = 4 ///< the number of the first bit that is a command's own
};
#define CLI_MODE(index) (UINT32_C(1) << (CLI_MODE_BIT + (index)))
#define CLI_OVER_NEEDS                                                                        \
    {                                                                                         \
        "cells|names|units|legend", CLI_PICTURE, "only pictures (.svg, .pdf, .png) show them" \
    }
#define CLI_PICTURE_NEEDS                                                  \
    {"scale|width", CLI_PICTURE, "only pictures have a size"},             \
        {"force", CLI_PICTURE, "only pictures have pixels"},               \
        {"scale", CLI_SCALED, "--width gives the size"},                   \
        {"scale|width", CLI_LOOSE, "--paper and --unit give the size"},    \
    {                                                                      \
        "paper|unit", CLI_PRINTED, "only SVG and PDF are printed on paper" \
    }

/// An entry of a command's list: `distance A B [METRIC]`, and what that is.
typedef struct cli_entry {
    char head[64], text[384];
} cli_entry;

typedef struct cli_command {
    const char *group; ///< the word before `name`; NULL: none
    const char *name; ///< "": the group's own, which is meant where the next word names none of its
                      ///< commands
    const char *operands; ///< as help shows them
    int operand_minimum, operand_maximum;
    const char *operand_help; ///< what the operands are; NULL: no operands
    const char *summary;      ///< what it does, in half a line
    const char *about;        ///< the same at length; paragraphs are lines
    const char *examples;     ///< one command a line
    const char *no;           ///< what exit code 1 says; NULL: it never ends with that
    bool batches;             ///< exit code 3 also says that a query of a batch is wrong
    const char *list_title;   ///< of a list that help and the manual show behind the options; NULL:
                              ///< it has none
    bool (*list)(size_t index, cli_entry *out); ///< its entries; false after the last
    void (*complete)(
        FILE *out); ///< writes the bash that completes its operands; NULL: names of files
    const char *(*first)(int32_t index); ///< the words that its first operand may be, for
                                         ///< completion; NULL after the last
    const cli_option *options;
    size_t option_count;
    size_t options_size;   ///< of the struct that the options fill
    const char *formats;   ///< of -o, with | between; NULL: it has none to choose
    const cli_need *needs; ///< one without options ends them; NULL: no needs
    uint32_t (*modes)(
        const cli_call *call); ///< which modes a call has; NULL: only those of all commands
    int (*run)(
        const cli_call *call); ///< returns an exit code, after a message where it is not CLI_DONE
} cli_command;

enum { CLI_OPTIONS_MAX = 72 };

/// A command as it was called.
struct cli_call {
    const cli_command *command;
    FILE *out;     ///< where its answer goes
    void *options; ///< the struct that the options fill
    int operand_count;
    const char **operands;
    bool given[CLI_OPTIONS_MAX]; ///< which options were, by their index
    int format;              ///< of -o, its index in the command's formats; -1: nothing is written
    bool help, version;      ///< requested instead of the command
    const pave_ranks *ranks; ///< of a call that several processes run together; else NULL
    const pave_bake_files *files; ///< opens files that all of them write; NULL: by POSIX
    void *memory;                 ///< private: holds the texts above
};

/// --help and --version, which every command has. `offset` is in cli_call.
extern const cli_option cli_common_options[];
enum { CLI_COMMON_COUNT = 2 };

/// Reads the words after the command's name. Returns CLI_DONE, or CLI_WRONG having said what is
/// wrong. In both cases the call is to be released.
int cli_parse(const cli_command *command, int count, const char *const *words, FILE *out,
              cli_call *call);

void cli_release(cli_call *call);

/// The sizes of the texts that say what is wrong with an option.
enum { CLI_WHY_SIZE = 1024 };

/// Reads the value of one option into its field, as if it stood behind --name (of a flag, `text` is
/// not looked at; NULL where an optional value is left out). Where it is wrong: false, and one
/// sentence in `why`, which must hold at least CLI_WHY_SIZE characters. Of lists, which grow with
/// each value, only whether it is one.
bool cli_read_value(const cli_option *option, const char *text, void *field, char *why);

/// Whether an option takes no value.
static inline bool cli_is_flag(const cli_option *option)
{
    return option->kind == CLI_FLAG || option->kind == CLI_PRINT;
}

/// Whether the value of an option may be left out, so that it stands behind a = only.
static inline bool cli_is_optional(const cli_option *option)
{
    return option->kind == CLI_HASH || option->kind == CLI_MAYBE;
}

/// Whether something goes to standard output where an option is given.
static inline bool cli_prints(const cli_option *option)
{
    return option->kind == CLI_PRINT || option->kind == CLI_HASH;
}

/// The option whose name is the first `length` characters; NULL: none.
const cli_option *cli_find_option(const cli_command *command, const char *name, size_t length);

/// Whether the option of that name was typed.
bool cli_given(const cli_call *call, const char *name);

/// The first of the options with | between that was typed; NULL: none was.
const char *cli_given_of(const cli_call *call, const char *names);

/// Whether all options that were given do something in this call. If not: false, and one sentence
/// in `why`, which must hold at least CLI_WHY_SIZE characters.
bool cli_needs_hold(const cli_call *call, char *why);

/// `pave world fill`, as one types it. `out` must hold at least CLI_TITLE_SIZE characters.
enum { CLI_TITLE_SIZE = 64 };
const char *cli_title(const cli_command *command, char *out);

#endif
