/// src/base/text_lines.h: reads text line by line and word by word, for the mask format. A comment
/// begins with # at the start of a word.
#ifndef PAVE_SRC_TEXT_LINES_H
#define PAVE_SRC_TEXT_LINES_H

#include <pave/base.h>

#include <string.h>

/// A line reader. The caller must set `next`, `end`, `file` and `error`.
typedef struct pave_text_lines {
    const char *next, *end;                 ///< the part of the text that has not been read
    const char *line_begin, *at, *line_end; ///< the current line, and the position in it
    const char *file;
    int32_t line;
    pave_error *error;
} pave_text_lines;

/// A piece of a line.
typedef struct pave_text_word {
    const char *begin;
    int length;
} pave_text_word;

/// Reports an error at a position of the line. The format is a literal.
#define PAVE_TEXT_FAIL(lines, place, result, ...)                        \
    pave_error_set((lines)->error, result, (lines)->file, (lines)->line, \
                   (int32_t)((place) - (lines)->line_begin) + 1, __VA_ARGS__)

/// Advances to the next line. Returns false after the last line. The line end, \n or \r\n, is not
/// part of the line.
static inline bool pave_text_next_line(pave_text_lines *lines)
{
    if (lines->next == lines->end) return false;
    const char *end = (const char *)memchr(lines->next, '\n', (size_t)(lines->end - lines->next));
    lines->line++;
    lines->line_begin = lines->at = lines->next;
    lines->next = end ? end + 1 : lines->end;
    lines->line_end = end ? end : lines->end;
    if (lines->line_end > lines->line_begin && lines->line_end[-1] == '\r') lines->line_end--;
    return true;
}

static inline bool pave_text_is_blank(char c) { return c == ' ' || c == '\t'; }

static inline void pave_text_skip_blanks(pave_text_lines *lines)
{
    while (lines->at < lines->line_end && pave_text_is_blank(*lines->at)) lines->at++;
}

/// Returns the next word of the line. Its length is 0 at the end of the line or at a comment.
static inline pave_text_word pave_text_next_word(pave_text_lines *lines)
{
    pave_text_skip_blanks(lines);
    if (lines->at < lines->line_end && *lines->at == '#') lines->at = lines->line_end;
    pave_text_word word = {lines->at, 0};
    while (lines->at < lines->line_end && !pave_text_is_blank(*lines->at)) lines->at++;
    word.length = (int)(lines->at - word.begin);
    return word;
}

static inline bool pave_text_word_is(pave_text_word word, const char *text)
{
    return strlen(text) == (size_t)word.length &&
           memcmp(word.begin, text, (size_t)word.length) == 0;
}

/// Returns the number of characters of a word that are shown in messages.
static inline int pave_text_shown(pave_text_word word)
{
    return word.length < 40 ? word.length : 40;
}

/// Copies a word and adds a final zero. Returns false if the word is longer than any valid word or
/// contains a zero byte.
static inline bool pave_text_word_copy(pave_text_word word, char *out, size_t capacity)
{
    if ((size_t)word.length >= capacity || memchr(word.begin, '\0', (size_t)word.length))
        return false;
    memcpy(out, word.begin, (size_t)word.length);
    out[word.length] = '\0';
    return true;
}

/// Reads digits up to `end`. Returns whether all characters are digits. Numbers are clamped to
/// about 2^40.
static inline bool pave_text_number(const char *begin, const char *end, int64_t *out)
{
    *out = 0;
    for (const char *digit = begin; digit < end; digit++) {
        if (*digit < '0' || *digit > '9') return false;
        if (*out < INT64_C(1) << 40) *out = 10 * *out + (*digit - '0');
    }
    return end > begin;
}

#endif
