/// tests/search/sight_fixture.h: sight on the regular grids, slowly: every cell and side is held
/// against the segment, by clipping, in whole numbers.
///
/// A lattice 6 times as fine as that of the unit cells makes all corners and centres of the three
/// grids whole; another M times as fine makes room for the hair, which is one step of it. A corner
/// that is not on the segment is further from it than that, for the cross product of whole numbers
/// is at least 1, as long as ends are less than M fine steps apart.
#ifndef PAVE_TESTS_SIGHT_FIXTURE_H
#define PAVE_TESTS_SIGHT_FIXTURE_H

#include "search_fixture.h"

#define SIGHT_FINE 6
#define SIGHT_ROOM 256

typedef struct sight_point {
    int64_t u, v;
} sight_point;

static inline int64_t sight_whole(double value)
{
    return (int64_t)(value * SIGHT_FINE + (value < 0 ? -0.5 : 0.5));
}

static inline sight_point sight_at(int32_t q, int32_t r, pave_vec2 place)
{
    sight_point point = {SIGHT_ROOM * (SIGHT_FINE * (int64_t)q + sight_whole(place.x)),
                         SIGHT_ROOM * (SIGHT_FINE * (int64_t)r + sight_whole(place.y))};
    return point;
}

static inline sight_point sight_center(const pave_tiling *tiling, pave_cell cell)
{
    return sight_at(cell.q, cell.r, tiling->centers[cell.s]);
}

static inline sight_point sight_corner(const pave_tiling *tiling, pave_cell cell, int k)
{
    const pave_tiling_side *side =
        pave_tiling_side_of(tiling, cell.s, k % pave_tiling_side_count(tiling, cell.s));
    return sight_at(cell.q + side->vertex_q, cell.r + side->vertex_r,
                    tiling->vertices[side->vertex]);
}

/// Over 0 where c lies to the right of the way from a to b, seen on screen.
static inline int64_t sight_turn(sight_point a, sight_point b, sight_point c)
{
    return (b.u - a.u) * (c.v - a.v) - (b.v - a.v) * (c.u - a.u);
}

/// Whether the segment has points inside the cell.
static inline bool sight_meets(const pave_tiling *tiling, pave_cell cell, sight_point from,
                               sight_point to)
{
    int64_t low = 0, low_of = 1, high = 1, high_of = 1; // low / low_of < t < high / high_of
    for (int k = 0; k < pave_tiling_side_count(tiling, cell.s); k++) {
        sight_point a = sight_corner(tiling, cell, k), b = sight_corner(tiling, cell, k + 1);
        int64_t start = sight_turn(a, b, from), rise = sight_turn(a, b, to) - start;
        if (rise == 0 && start <= 0) return false;
        if (rise > 0 && -start * low_of > low * rise) low = -start, low_of = rise;
        if (rise < 0 && start * high_of < high * -rise) high = start, high_of = -rise;
    }
    return low * high_of < high * low_of;
}

/// Whether the segment goes through the side.
static inline bool sight_crosses(const pave_tiling *tiling, pave_cell cell, int k, sight_point from,
                                 sight_point to)
{
    sight_point a = sight_corner(tiling, cell, k), b = sight_corner(tiling, cell, k + 1);
    return (sight_turn(from, to, a) < 0) != (sight_turn(from, to, b) < 0) &&
           (sight_turn(a, b, from) < 0) != (sight_turn(a, b, to) < 0);
}

static inline int32_t sight_least(int32_t a, int32_t b) { return a < b ? a : b; }
static inline int32_t sight_most(int32_t a, int32_t b) { return a > b ? a : b; }

/// Whether the segment, moved by `hair`, meets no wall.
static inline bool sight_is_free(const pave_mask *walls, pave_cell a, pave_cell b, sight_point hair)
{
    const pave_window *window = walls->window;
    const pave_tiling *tiling = window->tiling;
    sight_point from = sight_center(tiling, a), to = sight_center(tiling, b);
    pave_cell cell;
    from.u += hair.u, from.v += hair.v, to.u += hair.u, to.v += hair.v;
    for (cell.r = sight_least(a.r, b.r) - 2; cell.r <= sight_most(a.r, b.r) + 2; cell.r++)
        for (cell.q = sight_least(a.q, b.q) - 2; cell.q <= sight_most(a.q, b.q) + 2; cell.q++)
            for (cell.s = 0; cell.s < tiling->face_count; cell.s++) {
                int64_t index = pave_window_wrapped(window, cell);
                if (index < 0) continue;
                if (pave_mask_cell(walls, index) && !pave_cell_equal(cell, a) &&
                    !pave_cell_equal(cell, b) && sight_meets(tiling, cell, from, to))
                    return false;
                for (int k = 0; walls->sides && k < pave_tiling_side_count(tiling, cell.s); k++)
                    if (pave_mask_side(walls, index, k) && sight_crosses(tiling, cell, k, from, to))
                        return false;
            }
    return true;
}

/// Whether a and b see each other, by the definition in search.h.
static inline bool sight_as_defined(const pave_mask *walls, pave_cell a, pave_cell b)
{
    static const sight_point steps[4] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    sight_point from = sight_center(walls->window->tiling, a),
                to = sight_center(walls->window->tiling, b);
    if (pave_window_wrapped(walls->window, a) < 0 || pave_window_wrapped(walls->window, b) < 0)
        return false;
    if (pave_cell_equal(a, b)) return true;
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 4; i++) {
            sight_point moved = {from.u + steps[i].u, from.v + steps[i].v};
            int64_t turn = sight_turn(from, to, moved);
            if (turn * side <= 0) continue;
            if (sight_is_free(walls, a, b, steps[i])) return true;
            break; // one step to this side is as good as another
        }
    return false;
}

#endif
