/// tests/grid/clockwise.h: positions and directions on screen in whole numbers, and their order.
#ifndef PAVE_TESTS_CLOCKWISE_H
#define PAVE_TESTS_CLOCKWISE_H

#include <stdbool.h>
#include <stdint.h>

/// A position or a direction; x and y may have different units.
typedef struct spot {
    int64_t x, y;
} spot;

/// Whether direction a comes before b, clockwise from north.
static inline bool turns_before(spot a, spot b)
{
    bool a_left = a.x < 0 || (a.x == 0 && a.y > 0), b_left = b.x < 0 || (b.x == 0 && b.y > 0);
    return a_left != b_left ? b_left : a.x * b.y - a.y * b.x > 0;
}

#endif
