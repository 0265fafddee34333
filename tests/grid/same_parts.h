/// tests/grid/same_parts.h: whether two values are the same edge or vertex of a grid.
#ifndef PAVE_TESTS_SAME_PARTS_H
#define PAVE_TESTS_SAME_PARTS_H

#include <pave/hex.h>
#include <pave/square.h>
#include <pave/tri.h>

#define SAME_WITH_S(type)                                        \
    static inline bool same_##type(pave_##type a, pave_##type b) \
    {                                                            \
        return a.q == b.q && a.r == b.r && a.s == b.s;           \
    }
#define SAME_WITHOUT_S(type)                                     \
    static inline bool same_##type(pave_##type a, pave_##type b) \
    {                                                            \
        return a.q == b.q && a.r == b.r;                         \
    }
SAME_WITH_S(square_edge)
SAME_WITH_S(hex_edge)
SAME_WITH_S(hex_vertex)
SAME_WITH_S(tri_edge)
SAME_WITHOUT_S(square_vertex)
SAME_WITHOUT_S(tri_vertex)

#endif
