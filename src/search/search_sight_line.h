/// src/search/search_sight_line.h: the cells and sides that the segment between two centres meets
/// when it is moved by a hair to its left or right.
///
/// Every corner lies on one side of the moved segment: one that the segment itself goes through
/// lies to the right of it once it is moved to the left. The segment leaves a cell by the side that
/// begins at a corner to its left and ends at one to its right. On the regular grids, side and
/// corner are cross products of whole numbers, carried from cell to cell, so they stay small. On
/// other tilings they are doubles, and since faces need not be convex, the next way out is the
/// nearest one.
#ifndef PAVE_SRC_SEARCH_SIGHT_LINE_H
#define PAVE_SRC_SEARCH_SIGHT_LINE_H

#include <pave/search.h>

enum { PAVE_SIGHT_LINE_FACES = 2, PAVE_SIGHT_LINE_SIDES = 6 };

/// Which way a segment is moved.
typedef enum pave_sight_nudge { PAVE_SIGHT_LEFT = 0, PAVE_SIGHT_RIGHT = 1 } pave_sight_nudge;
enum { PAVE_SIGHT_NUDGES = 2 };

/// A segment. What a regular grid needs is whole, the rest are doubles.
typedef struct pave_sight_line {
    const pave_tiling *tiling;
    pave_cell a, b; ///< in the order of the walk
    bool regular;
    int64_t corner[PAVE_SIGHT_LINE_FACES]
                  [PAVE_SIGHT_LINE_SIDES]; ///< how much further right than the centre of its face a
                                           ///< corner lies
    int64_t move[PAVE_SIGHT_LINE_FACES][PAVE_SIGHT_LINE_SIDES]; ///< and the centre of the next face
    pave_cell first;      ///< where the walk begins: a, unless its centre lies outside of it
    pave_vec2 start, way; ///< lattice coordinates, from the unit cell of a
    double hair;
    int64_t steps_max; ///< a walk is ended after so many
} pave_sight_line;

/// A walk along a segment.
typedef struct pave_sight_walk {
    const pave_sight_line *line;
    pave_sight_nudge nudge;
    pave_cell cell;   ///< where it is
    pave_cell before; ///< where it was
    int side;         ///< the side of `before` that was crossed
    bool grazes;      ///< a corner lies on the segment, so that the other nudge may go elsewhere
    int64_t value;    ///< how far to the right of the segment the cell's centre lies
    int64_t steps;    ///< taken so far, where they are counted
    double at;        ///< how far along the segment the cell was entered, from 0 to 1
} pave_sight_walk;

/// Whether pave_sight_line_of takes the two cells.
bool pave_sight_line_in_range(pave_window_grid grid, pave_cell a, pave_cell b);

/// The segment between two cells that are not the same; `grid` is that of the tiling, or
/// PAVE_WINDOW_OTHER, which is slower and not exact.
void pave_sight_line_of(const pave_tiling *tiling, pave_window_grid grid, pave_cell a, pave_cell b,
                        pave_sight_line *out);

/// The next cell of a tiling that is not a regular grid.
bool pave_sight_walk_next_face(pave_sight_walk *walk);

static inline pave_sight_walk pave_sight_walk_of(const pave_sight_line *line,
                                                 pave_sight_nudge nudge)
{
    pave_sight_walk walk;
    walk.line = line;
    walk.nudge = nudge;
    walk.cell = walk.before = line->first;
    walk.side = -1;
    walk.grazes = false;
    walk.value = 0;
    walk.steps = 0;
    walk.at = 0;
    return walk;
}

/// Goes on to the next cell; false at the end of the segment.
static inline bool pave_sight_walk_next(pave_sight_walk *walk)
{
    const pave_sight_line *line = walk->line;
    if (!line->regular) return pave_sight_walk_next_face(walk);
    if (pave_cell_equal(walk->cell, line->b)) return false;
    int32_t s = walk->cell.s;
    int sides = pave_tiling_side_count(line->tiling, s), out = 0;
    int64_t last = walk->value + line->corner[s][sides - 1];
    for (int k = 0; k < sides; k++) {
        int64_t here = walk->value + line->corner[s][k];
        walk->grazes |= here == 0;
        if (last < (int64_t)walk->nudge && here >= (int64_t)walk->nudge)
            out = k == 0 ? sides - 1 : k - 1;
        last = here;
    }
    walk->before = walk->cell;
    walk->side = out;
    walk->value += line->move[s][out];
    walk->cell = pave_tiling_neighbors(line->tiling, walk->cell, out);
    return true;
}

#endif
