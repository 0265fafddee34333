/// cli/value.h: readers of what is typed: numbers, seeds, places, sizes, words. All of the text
/// must be used; nothing depends on the locale.
#ifndef PAVE_CLI_VALUE_H
#define PAVE_CLI_VALUE_H

#include <pave/scene.h>

/// How reading ended.
typedef enum cli_reading {
    CLI_READ = 0,    ///< read
    CLI_NO_FORM = 1, ///< not of that form
    CLI_TOO_FAR = 2  ///< of that form, but out of range
} cli_reading;

typedef struct cli_size {
    int32_t width, height; ///< 1..2^30
} cli_size;

/// Where a step in q and one in r lead.
typedef struct cli_basis {
    pave_vec2 i, j;
    bool given;
} cli_basis;

/// A whole decimal number with an optional sign.
cli_reading cli_read_number(const char *text, int64_t minimum, int64_t maximum, int64_t *out);

/// No decimal number is larger: more digits would say nothing.
#define CLI_DECIMAL_MAX 1e18

/// A decimal number: 3, -0.5, .5, 1e-3.
cli_reading cli_read_decimal(const char *text, double *out);

/// Two of them with a comma between.
cli_reading cli_read_point(const char *text, pave_vec2 *out);

/// Two points, with a blank or a comma between, as the steps of a lattice: `1,0 0,1` or `1,0,0,1`.
/// CLI_TOO_FAR: they lie in one line.
cli_reading cli_read_basis(const char *text, cli_basis *out);

/// 0..2^64-1, decimal or with 0x in front hexadecimal; no sign. Any other text that begins with no
/// sign or point is hashed, see pave_seed_of.
cli_reading cli_read_seed(const char *text, uint64_t *out);

/// `X,Y`, each within +-PAVE_COORDINATE_MAX.
cli_reading cli_read_place(const char *text, pave_cell *out);

/// `WIDTHxHEIGHT`, each from 1 to as many cells as there are coordinates.
cli_reading cli_read_size(const char *text, cli_size *out);

/// `WIDTH:HEIGHT`, whole numbers from 1 to 1000, as what the one is divided by the other.
cli_reading cli_read_ratio(const char *text, double *out);

/// Millimetres; a kilometre.
#define CLI_LENGTH_MAX 1e6

/// A length of 0 or more with its unit, mm, cm or in, as millimetres: `25mm`, `1in`.
cli_reading cli_read_length(const char *text, double *out);

/// `A4,landscape,margin=5mm`: a size, and what differs from an upright sheet whose margins and
/// overlap are 10 mm.
cli_reading cli_read_paper(const char *text, pave_scene_paper *out);

/// Which of the words that `|` separates; -1 for none of them.
int cli_read_word(const char *text, const char *words);

/// The index-th of the words that `|` separates: writes it, cut to `size` characters, and returns
/// `out`; NULL after the last.
char *cli_word(const char *words, int index, char *out, size_t size);

/// Adds to a text of words with commas between, cut to `size` characters.
void cli_add_word(char *list, size_t size, const char *format, ...) PAVE_PRINTF(3, 4);

/// All words that `|` separates, `before` in front of each: `.svg, .pdf`. Returns `out`.
char *cli_list_words(const char *words, const char *before, char *out, size_t size);

/// Whether one word may be meant for the other: it is the beginning of it, or at most one letter in
/// three is added, dropped, changed, or swapped with its neighbour.
bool cli_alike(const char *typed, const char *meant);

#endif
