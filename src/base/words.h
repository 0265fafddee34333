/// src/base/words.h: the words of an enumeration, from one list: pave_x_name and, where words are
/// read, pave_x_read.
#ifndef PAVE_SRC_WORDS_H
#define PAVE_SRC_WORDS_H

#include <pave/base.h>

#include <string.h>

/// The word of a number; NULL where the list has none.
static inline const char *pave_words_name(const char *const *words, size_t count, int64_t number)
{
    return number >= 0 && (uint64_t)number < count ? words[number] : NULL;
}

/// The number of a word; -1 where it is not in the list.
static inline int pave_words_find(const char *const *words, size_t count, const char *word)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(words[i], word) == 0) return (int)i;
    return -1;
}

/// Defines pave_x_name for `type` pave_x, whose enumerators are numbered 0, 1, ... in the order of
/// the words. A header declares it.
#define PAVE_WORDS_NAME(type, ...)                                                       \
    static const char *const type##_words[] = {__VA_ARGS__};                             \
    const char *type##_name(type value)                                                  \
    {                                                                                    \
        return pave_words_name(type##_words, sizeof type##_words / sizeof *type##_words, \
                               (int64_t)value);                                          \
    }                                                                                    \
    typedef int type##_words_end // takes the semicolon behind the macro

/// The same and pave_x_read.
#define PAVE_WORDS(type, ...)                                                                \
    PAVE_WORDS_NAME(type, __VA_ARGS__);                                                      \
    pave_result type##_read(const char *name, type *out)                                     \
    {                                                                                        \
        const int number =                                                                   \
            pave_words_find(type##_words, sizeof type##_words / sizeof *type##_words, name); \
        if (number < 0) return PAVE_NOT_FOUND;                                               \
        *out = (type)number;                                                                 \
        return PAVE_OK;                                                                      \
    }                                                                                        \
    typedef int type##_words_read_end

#endif
