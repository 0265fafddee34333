/// cli/opt.h: commands and their options. One table per command drives the parser, --help,
/// the manual page and the completion.
#ifndef PAVE_CLI_OPT_H
#define PAVE_CLI_OPT_H

#include "say.h"
#include "value.h"
#include "work.h"

#include <pave/formats/draw.h>

/// The kind of an option's value, and the type of its field.
typedef enum cli_kind {
    CLI_FLAG,    ///< no value; bool
    CLI_PRINT,   ///< no value, and the result is written to standard output; bool
    CLI_TEXT,    ///< a non-empty text; const char *
    CLI_PATH,    ///< an input file; const char *
    CLI_GRID,    ///< the name of a grid, or an input file; const char *
    CLI_OUTPUT,  ///< an output file, - for standard output; const char *
    CLI_FOLDER,  ///< an output folder; const char *
    CLI_WORD,    ///< one of the words of `argument`; int, its index
    CLI_NUMBER,  ///< an integer; int64_t
    CLI_DECIMAL, ///< a positive decimal number; double
    CLI_SEED,    ///< uint64_t
    CLI_PLACE,   ///< pave_cell
    CLI_SIZE,    ///< cli_size
    CLI_POINT,   ///< pave_vec2
    CLI_BASIS,   ///< cli_basis
    CLI_LENGTH,  ///< a length with a unit; double, in millimetres
    CLI_PAPER,   ///< a paper size and its margins; pave_scene_paper
    CLI_RATIO,   ///< two integers separated by a colon; double, their quotient
    CLI_SHARE,   ///< a decimal number from `minimum` / 10000 to `maximum`, at least to 1; double
    CLI_LIST,    ///< a non-empty text; the option may be repeated; cli_list
    CLI_MAYBE    ///< an optional text after a =; const char *, "" if omitted
} cli_kind;

/// The values of a repeated option, in order.
typedef struct cli_list {
    const char **items;
    int *places; ///< for each item, the number of earlier items in all lists together
    int count;
} cli_list;

typedef struct cli_option {
    const char *name; ///< without dashes
    char letter;      ///< short form; 0: none
    cli_kind kind;
    const char *argument;     ///< as shown in the help; for CLI_WORD, the words separated
                              ///< by |; NULL for a flag
    const char *fallback;     ///< the default as the user would type it; NULL: the field stays zero
    const char *help;         ///< one sentence without the final full stop
    size_t offset;            ///< offset of the field in the command's options struct
    int64_t minimum, maximum; ///< limits of CLI_NUMBER and CLI_SHARE
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

// Rows shared by several commands.
#define CLI_SEED_ROW(field, of)                      \
    CLI_OPTION(                                      \
        SEED, 's', "seed", "SEED", "0", field, 0, 0, \
        of ": a number, decimal or 0x hexadecimal, 64 bits; or a word or a date, which is hashed")
#define CLI_THREADS_ROW(field)                                    \
    CLI_COUNT_ROW("threads", "N", "0", field, 0, CLI_THREADS_MAX, \
                  "number of threads; 0: one per processor; the result is the same")
#define CLI_JSON_ROW(field) CLI_PRINT_ROW("json", field, "print the result in JSON")
#define CLI_OUTPUT_ROWS(formats, path, format)                                                     \
    CLI_OPTION(OUTPUT, 'o', "output", "FILE", NULL, path, 0, 0,                                    \
               "the file to write; the ending of its name sets the format; - is standard output, " \
               "which needs --format"),                                                            \
        CLI_ROW(WORD, "format", formats, NULL, format, "the format, regardless of the ending")
#define CLI_FORCE_ROW(field, also) \
    CLI_FLAG_ROW("force", field, also "write a PNG of more than 400 million pixels")
#define CLI_PICTURE_ROWS(fallback, picture, of)                                                    \
    CLI_ROW(DECIMAL, "scale", "PX", fallback, picture.scale, "pixels of " of),                     \
        CLI_COUNT_ROW("width", "PX", NULL, picture.width, 1, PAVE_SCENE_PICTURE_SIZE_MAX,          \
                      "width of the whole picture in pixels, instead of --scale; on paper a "      \
                      "pixel is 1/96 inch"),                                                       \
        CLI_ROW(PAPER, "paper", "A4[,landscape][,margin=10mm][,overlap=10mm]", NULL,               \
                picture.paper,                                                                     \
                "draw on paper: A0 to A5, letter, legal or tabloid; without --unit the picture "   \
                "fills a page; with it a PDF has as many pages as needed, with crop marks, and a " \
                "key page before them"),                                                           \
        CLI_ROW(LENGTH, "unit", "1in|25mm|2.5cm", NULL, picture.cell,                              \
                "length of a cell on paper: the side of a square or triangle, the width of a "     \
                "hexagon between parallel sides, the edge of other cells"),                        \
        CLI_FORCE_ROW(picture.force, "")

/// Overlays for pictures of cells.
#define CLI_CELLS_ROW(picture) CLI_FLAG_ROW("cells", picture.cells, "draw the sides of cells, too")
#define CLI_NAMES_ROW(picture) \
    CLI_FLAG_ROW("names", picture.names, "write the names of cells where they are legible")
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

/// The size of a picture and its overlays. {0} is the command's default.
typedef struct cli_picture {
    double scale;
    int64_t width;
    pave_scene_paper paper;
    double cell; ///< millimetres
    const char *units;
    bool cells, names, legend, force;
    pave_draw_parts parts; ///< for a PNG written in parts
} cli_picture;

/// Returns the size given by the options. Paper has `dots` pixels per inch: pass 96 if labels must
/// be legible, more for pixel pictures.
pave_scene_size cli_picture_size(const cli_picture *picture, int dots);

enum { CLI_PICTURE_MOST = 4096 }; ///< maximum width and height in pixels if no size is given

/// Returns whether a scene exceeds that limit and no size is given; then `size` receives the
/// reduced size.
bool cli_picture_shrinks(const cli_call *call, const pave_scene *scene, pave_scene_size *size);

/// Rejects a PNG of more than 400 million pixels unless forced.
int cli_check_pixels(double width, double height, bool force);

/// The rows of a command, and the struct that they fill.
#define CLI_TABLE(table)                                               \
    .options = table, .option_count = sizeof(table) / sizeof *(table), \
    .options_size = sizeof(OPTIONS)

#define CLI_NEEDS(table) .needs = table, .need_count = sizeof(table) / sizeof *(table)

/// Options that apply only in some modes and are otherwise rejected. If several rows name an
/// option, the call must satisfy all of them.
typedef struct cli_need {
    const char *options; ///< separated by |
    uint32_t modes;      ///< the call must have at least one of these
    const char *why; ///< such as `only pictures have a scale`; the message continues with advice to
                     ///< omit the option
} cli_need;

/// Modes common to all commands; a command's own modes start at CLI_MODE.
enum {
    CLI_PICTURE = 1, ///< draws a picture
    CLI_SCALED = 2,  ///< the size is given by --scale, not --width
    CLI_PRINTED = 4, ///< is written as SVG or PDF, which may have a paper size
    CLI_LOOSE = 8,   ///< the size is not a paper size
    CLI_MODE_BIT = 4 ///< index of the first bit available to a command
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

/// An entry of a command's list, such as `distance A B [METRIC]`, and its meaning.
typedef struct cli_entry {
    char head[64], text[384];
} cli_entry;

typedef struct cli_command {
    const char *group; ///< the word before `name`; NULL: none
    const char *name;  ///< "": the group's own command, which runs if the next word is not the name
                       ///< of another command
    char operands[40]; ///< as shown in the help
    int operand_minimum, operand_maximum;
    bool batches;           ///< exit code 3 may also mean that a query of a batch is invalid
    const char *list_title; ///< title of a list that help and manual show after the options; NULL
                            ///< without a list
    bool (*list)(size_t index, cli_entry *out); ///< its entries; returns false after the last
    void (*complete)(
        FILE *out); ///< writes the bash code that completes its operands; NULL completes file names
    const char *(*first)(int32_t index); ///< possible words of the first operand, for completion;
                                         ///< NULL after the last
    const cli_option *options;
    size_t option_count;
    size_t options_size;   ///< size of the options struct
    const char *formats;   ///< formats of -o, separated by |; NULL if there is only one
    const cli_need *needs; ///< may be NULL
    size_t need_count;
    /// Returns the modes that the arguments select; NULL: only the common modes.
    uint32_t (*modes)(const cli_call *call);
    int (*run)(
        const cli_call *call); ///< returns an exit code, after a message unless it is CLI_DONE
} cli_command;

/// Fields of a cli_command: those of every command, of one with operands, and of one that writes
/// files of several formats.
#define CLI_COMMAND(group_word, name_word, option_table, function) \
    .group = group_word, .name = name_word, CLI_TABLE(option_table), .run = function
#define CLI_OPERANDS(text, least, most) \
    .operands = text, .operand_minimum = least, .operand_maximum = most
#define CLI_WRITES(words, need_table, modes_of_call) \
    .formats = words, CLI_NEEDS(need_table), .modes = modes_of_call

enum { CLI_OPTIONS_MAX = 72 };

/// A command with its parsed arguments.
struct cli_call {
    const cli_command *command;
    FILE *out;     ///< receives the answer
    void *options; ///< the options struct
    int operand_count;
    const char **operands;
    bool given[CLI_OPTIONS_MAX]; ///< whether each option was given, by index
    int format; ///< format of -o, an index into the command's formats; -1 if no file is written
    bool help, version; ///< whether --help or --version was given; the command then does not run
};

/// --help and --version, common to all commands. `offset` is in cli_call.
extern const cli_option cli_common_options[];
enum { CLI_COMMON_COUNT = 2 };

/// Parses the words after the command's name, which must outlive the call. Returns CLI_DONE, or
/// another exit code after a message. Release the call in all cases.
int cli_parse(const cli_command *command, int count, const char *const *words, FILE *out,
              cli_call *call);

void cli_release(cli_call *call);

/// Buffer size for messages about an option.
enum { CLI_WHY_SIZE = 1024 };

/// Reads the value of one option into its field, as if given after --name. `text` is ignored for a
/// flag, and NULL if an optional value is omitted. If it is invalid, returns false with one
/// sentence in `why`, which must hold at least CLI_WHY_SIZE characters. For lists, only validates.
bool cli_read_value(const cli_option *option, const char *text, void *field, char *why);

/// Returns whether an option takes no value.
static inline bool cli_is_flag(const cli_option *option)
{
    return option->kind == CLI_FLAG || option->kind == CLI_PRINT;
}

/// Returns whether the value of an option is optional, and therefore only accepted after a =.
static inline bool cli_is_optional(const cli_option *option) { return option->kind == CLI_MAYBE; }

/// Returns whether an option writes to standard output.
static inline bool cli_prints(const cli_option *option) { return option->kind == CLI_PRINT; }

/// Returns whether a word is an operand, not an option: a dash before a digit or a point, as in
/// -3,2 or -.5,1, begins a number.
bool cli_is_operand(const char *word);

/// Returns the option named by the first `length` characters; NULL if unknown.
const cli_option *cli_find_option(const cli_command *command, const char *name, size_t length);

/// Returns whether the named option was given.
bool cli_given(const cli_call *call, const char *name);

/// Returns the first given option of a list separated by |; NULL if none was given.
const char *cli_given_of(const cli_call *call, const char *names);

/// Returns whether all given options apply to this call. If not, returns false with one sentence in
/// `why`, which must hold at least CLI_WHY_SIZE characters.
bool cli_needs_hold(const cli_call *call, char *why);

/// Buffer size of a command's name as typed, such as `pave world fill`.
enum { CLI_TITLE_SIZE = 64 };
const char *cli_title(const cli_command *command, char *out);

#endif
