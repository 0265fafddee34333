/// src/base/names.h: the names of an enum's values, as one table that is looked up both ways.
#ifndef PAVE_SRC_NAMES_H
#define PAVE_SRC_NAMES_H

#include <pave/base.h>

#include <string.h>

/// names[value], or NULL for a value outside 0..count-1.
static inline const char *pave_names_at(const char *const *names, int count, int value)
{
    return value >= 0 && value < count ? names[value] : NULL;
}

/// The value of a name. Returns PAVE_OK, or PAVE_NOT_FOUND; then `out` is untouched.
static inline pave_result pave_names_read(const char *const *names, int count, const char *name,
                                          int *out)
{
    for (int value = 0; value < count; value++) {
        if (strcmp(names[value], name) != 0) continue;
        *out = value;
        return PAVE_OK;
    }
    return PAVE_NOT_FOUND;
}

#endif
