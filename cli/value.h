/// cli/value.h: parsers of typed values: numbers, seeds, positions, sizes, words. They must consume
/// the whole text, and do not depend on the locale.
#ifndef PAVE_CLI_VALUE_H
#define PAVE_CLI_VALUE_H

#include <pave/scene.h>

/// Results of reading.
typedef enum cli_reading {
    CLI_READ = 0,    ///< read
    CLI_NO_FORM = 1, ///< syntax error
    CLI_TOO_FAR = 2  ///< out of range
} cli_reading;

typedef struct cli_size {
    int32_t width, height; ///< 1..2^30
} cli_size;

/// The vectors of a step in q and in r.
typedef struct cli_basis {
    pave_vec2 i, j;
    bool given;
} cli_basis;

/// Reads an integer in decimal with an optional minus sign.
cli_reading cli_read_number(const char *text, int64_t minimum, int64_t maximum, int64_t *out);

/// Reads `count` integers of a range, with one of the separators between them. A syntax error takes
/// precedence over a range error.
cli_reading cli_read_numbers(const char *text, const char *separators, int count, int64_t minimum,
                             int64_t maximum, int64_t *out);

/// Maximum absolute value of decimal numbers; a double cannot represent more digits.
#define CLI_DECIMAL_MAX 1e18

/// Reads a decimal number: 3, -0.5, .5, 1e-3.
cli_reading cli_read_decimal(const char *text, double *out);

/// Reads `count` decimal numbers separated by commas.
cli_reading cli_read_decimals(const char *text, int count, double *out);

/// Reads two decimal numbers separated by a comma.
cli_reading cli_read_point(const char *text, pave_vec2 *out);

/// Reads two points separated by a space or a comma, as the steps of a lattice: `1,0 0,1` or
/// `1,0,0,1`. CLI_TOO_FAR if they are collinear.
cli_reading cli_read_basis(const char *text, cli_basis *out);

/// Reads 0..2^64-1, in decimal, or in hexadecimal after 0x, without a sign. Any other text that
/// does not start with a sign or a point is hashed, see pave_seed_of.
cli_reading cli_read_seed(const char *text, uint64_t *out);

/// Reads `X,Y`, each within +-PAVE_COORDINATE_MAX.
cli_reading cli_read_place(const char *text, pave_cell *out);

/// Reads `WIDTHxHEIGHT`, each from 1 to 2^30, the number of coordinates.
cli_reading cli_read_size(const char *text, cli_size *out);

/// Reads `WIDTH:HEIGHT`, integers from 1 to 1000, and returns their quotient in `out`.
cli_reading cli_read_ratio(const char *text, double *out);

/// One kilometre in millimetres.
#define CLI_LENGTH_MAX 1e6

/// Reads a non-negative length with its unit, mm, cm or in, and converts it to millimetres: `25mm`,
/// `1in`.
cli_reading cli_read_length(const char *text, double *out);

/// Reads `A4,landscape,margin=5mm`: a paper size and optional changes. The default is portrait,
/// with margins and an overlap of 10 mm.
cli_reading cli_read_paper(const char *text, pave_scene_paper *out);

/// Returns the index of the matching word of a list separated by `|`; -1 if none matches.
int cli_read_word(const char *text, const char *words);

/// Writes the index-th word of a list separated by `|`, cut to `size` characters, and returns
/// `out`; NULL after the last.
char *cli_word(const char *words, int index, char *out, size_t size);

/// Appends a word to a comma-separated text, cut to `size` characters.
void cli_add_word(char *list, size_t size, const char *format, ...) PAVE_PRINTF(3, 4);

/// Writes the words of a list separated by `|`, joined by commas, each with the prefix `before`:
/// `.svg, .pdf`. Returns `out`.
char *cli_list_words(const char *words, const char *before, char *out, size_t size);

/// Returns whether `typed` may be a misspelling of `meant`: it is a prefix, or at most one letter
/// in three is added, dropped, changed, or swapped with the next.
bool cli_alike(const char *typed, const char *meant);

#endif
