/// src/base/root.h: the exact integer square root.
#ifndef PAVE_SRC_ROOT_H
#define PAVE_SRC_ROOT_H

#include <math.h>
#include <stdint.h>

/// Returns the largest integer whose square is at most `number`. The square root of a double is
/// correctly rounded, so it differs from this by at most one.
static inline int64_t pave_root(uint64_t number)
{
    uint64_t root = (uint64_t)sqrt((double)number);
    while (root > UINT32_MAX || root * root > number) root--;
    while (root < UINT32_MAX && (root + 1) * (root + 1) <= number) root++;
    return (int64_t)root;
}

#endif
