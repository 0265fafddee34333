// cli/region_numbers.c: numbers with commas between.
#include "region_numbers.h"

#include "../say.h"
#include "../value.h"

#include <stdlib.h>
#include <string.h>

enum { WORD_SIZE = 64 };

// How many words there are, or would be if none were empty.
static size_t count_words(const char *text)
{
    size_t count = 1;
    for (; *text; text++) count += *text == ',';
    return count;
}

// Copies the word at *text, and goes on behind its comma. False: it is too long for a number.
static bool next_word(const char **text, char *out)
{
    size_t length = strcspn(*text, ",");
    if (length >= WORD_SIZE) return false;
    memcpy(out, *text, length);
    out[length] = '\0';
    *text += length + ((*text)[length] == ',');
    return true;
}

int region_read_counts(const char *option, const char *text, int64_t least, int64_t most,
                       int32_t **out, int32_t *count)
{
    char word[WORD_SIZE];
    size_t words = count_words(text);
    int64_t number;
    *out = malloc(words * sizeof **out);
    *count = 0;
    if (!*out) return cli_failed("out of memory");
    for (size_t i = 0; i < words; i++) {
        cli_reading reading =
            next_word(&text, word) ? cli_read_number(word, least, most, &number) : CLI_NO_FORM;
        if (reading == CLI_TOO_FAR)
            return cli_wrong("--%s: %s is out of range; give numbers from %lld to %lld", option,
                             word, (long long)least, (long long)most);
        if (reading != CLI_READ)
            return cli_wrong("--%s: number %zu is no whole number; give them with commas between, "
                             "such as 0,1,1,2",
                             option, i + 1);
        (*out)[(*count)++] = (int32_t)number;
    }
    return CLI_DONE;
}

int region_read_shares(const char *option, const char *text, double least, double most,
                       double **out, int32_t *count)
{
    char word[WORD_SIZE];
    size_t words = count_words(text);
    double number;
    *out = malloc(words * sizeof **out);
    *count = 0;
    if (!*out) return cli_failed("out of memory");
    for (size_t i = 0; i < words; i++) {
        if (!next_word(&text, word) || cli_read_decimal(word, &number) != CLI_READ)
            return cli_wrong(
                "--%s: number %zu is not a number; give them with commas between, such as 3,1,0.5",
                option, i + 1);
        if (!(number >= least && number <= most))
            return cli_wrong("--%s: %s is out of range; give numbers from %g to %g", option, word,
                             least, most);
        (*out)[(*count)++] = number;
    }
    return CLI_DONE;
}
