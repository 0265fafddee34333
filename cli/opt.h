/// cli/opt.h: commands and their options, each described once. popt parses by this table, and
/// --help, the manual page and the completion are made from it.
#ifndef PAVE_CLI_OPT_H
#define PAVE_CLI_OPT_H

#include "say.h"
#include "value.h"

/// What an option takes, and the type of the field that it fills.
typedef enum cli_kind {
    CLI_FLAG,    ///< nothing; bool
    CLI_TEXT,    ///< a text that is not empty; const char *
    CLI_PATH,    ///< the name of a file or folder; const char *
    CLI_WORD,    ///< one of the words of `argument`; int, its index
    CLI_NUMBER,  ///< a whole number; int64_t
    CLI_DECIMAL, ///< a number above 0 that may have decimals; double
    CLI_SEED,    ///< uint64_t
    CLI_PLACE,   ///< pave_cell
    CLI_SIZE,    ///< cli_size
    CLI_POINT,   ///< pave_vec2
    CLI_BASIS,   ///< cli_basis
    CLI_SHARE,   ///< a decimal number from 0 to 1, or to `maximum` where that is above 1; double
    CLI_LIST     ///< a text that is not empty, each time that it is given; cli_list
} cli_kind;

/// What was given for an option that may be repeated, in order.
typedef struct cli_list {
    const char **items;
    int count;
} cli_list;

typedef struct cli_option {
    const char *name; ///< without the dashes
    char letter;      ///< the short form; 0: none
    cli_kind kind;
    const char
        *argument; ///< as help names it; of CLI_WORD the words with | between; NULL for a flag
    const char *fallback;     ///< the default as it would be typed; NULL: the field stays zeroed
    const char *help;         ///< one sentence without its full stop
    size_t offset;            ///< where the field is in the command's options
    int64_t minimum, maximum; ///< of CLI_NUMBER; of CLI_SHARE only the maximum
} cli_option;

typedef struct cli_call cli_call;

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
    const char *operand_help; ///< what the operands are; NULL where there are none
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
    size_t options_size;              ///< of the struct that the options fill
    int (*run)(const cli_call *call); ///< returns an exit code, having said what was wrong
} cli_command;

enum { CLI_OPTIONS_MAX = 48 };

/// A command as it was called.
struct cli_call {
    const cli_command *command;
    FILE *out;     ///< where its answer goes
    void *options; ///< the struct that the options fill
    int operand_count;
    const char **operands;
    bool given[CLI_OPTIONS_MAX]; ///< which options were, by their index
    bool help, version;          ///< asked for instead of the command
    void *memory;                ///< private: what the texts above stand in
};

/// --help and --version, which every command has. `offset` is in cli_call.
extern const cli_option cli_common_options[];
enum { CLI_COMMON_COUNT = 2 };

/// Reads the words after the command's name. Returns CLI_DONE, or CLI_WRONG having said what is
/// wrong. In both cases the call is to be released.
int cli_parse(const cli_command *command, int count, const char *const *words, FILE *out,
              cli_call *call);

void cli_release(cli_call *call);

/// Reads the value of one option into its field, as if it stood behind --name (of a flag, `text` is
/// not looked at). Where it is wrong: false, and one sentence in `why`, which must hold at least
/// CLI_WHY_SIZE characters. Of lists, which grow with each value, only whether it is one.
enum { CLI_WHY_SIZE = 1024 };
bool cli_read_value(const cli_option *option, const char *text, void *field, char *why);

/// Whether the option of that name was typed.
bool cli_given(const cli_call *call, const char *name);

/// `pave world fill`, as one types it. `out` must hold at least CLI_TITLE_SIZE characters.
enum { CLI_TITLE_SIZE = 64 };
const char *cli_title(const cli_command *command, char *out);

#endif
