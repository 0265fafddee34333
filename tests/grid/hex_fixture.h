/// tests/grid/hex_fixture.h: what the tests of the hexagon grid share: places to test at, integer
/// geometry, a random sequence.
#ifndef PAVE_TESTS_HEX_FIXTURE_H
#define PAVE_TESTS_HEX_FIXTURE_H

#include "../test.h"
#include "clockwise.h"

#include <pave/hex.h>

#define LIMIT PAVE_COORDINATE_MAX

// On screen, x is counted in halves of sqrt(3) edges, y in halves of an edge.

static inline spot spot_of_face(pave_cell face)
{
    return (spot){2 * (int64_t)face.q + face.r, 3 * (int64_t)face.r};
}

static inline spot spot_of_vertex(pave_hex_vertex vertex)
{
    spot at = spot_of_face(pave_cell_of(vertex.q, vertex.r));
    at.y += vertex.s == PAVE_HEX_VERTEX_N ? -2 : 2;
    return at;
}

/// The next of a sequence of 32 random bits.
static inline uint32_t next_random(uint64_t *state)
{
    *state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)(*state >> 32);
}

/// A random number in from..to.
static inline int32_t random_in(uint64_t *state, int32_t from, int32_t to)
{
    uint64_t many = (uint64_t)((int64_t)to - from) + 1;
    return (int32_t)(from + (int64_t)(next_random(state) * many >> 32));
}

#define ASSERT_CELL(cell, wanted_q, wanted_r)                                             \
    do {                                                                                  \
        pave_cell got_cell = (cell);                                                      \
        if (got_cell.q != (wanted_q) || got_cell.r != (wanted_r) || got_cell.s != 0)      \
            fail_msg("%s:%d: %d,%d,%d is not %d,%d", __FILE__, __LINE__, (int)got_cell.q, \
                     (int)got_cell.r, (int)got_cell.s, (int)(wanted_q), (int)(wanted_r)); \
    } while (0)

/// Fills a buffer with cells that no list has.
static inline void guard_cells(pave_cell *cells, int64_t count)
{
    for (int64_t i = 0; i < count; i++) cells[i] = (pave_cell){77, 78, 79};
}

static inline void assert_guards(const pave_cell *cells, int64_t count)
{
    for (int64_t i = 0; i < count; i++)
        assert_true(cells[i].q == 77 && cells[i].r == 78 && cells[i].s == 79);
}

#endif
