/// src/search/search_sight_line.h: the cells and sides on the segment between two centres. The
/// segment is shifted by a hair to its left or right.
///
/// No corner is on the shifted segment: a corner on the original segment is to its right after a
/// shift to the left. The segment leaves a cell through the side that begins at a corner to its
/// left and ends at a corner to its right. On regular grids these tests are integer cross products,
/// which are updated from cell to cell and stay small. On other tilings they use doubles, and
/// because faces may be concave, the nearest exit is chosen.
#ifndef PAVE_SRC_SEARCH_SIGHT_LINE_H
#define PAVE_SRC_SEARCH_SIGHT_LINE_H

#include <pave/search.h>

enum { PAVE_SIGHT_LINE_FACES = 2, PAVE_SIGHT_LINE_SIDES = 6 };

/// The direction in which a segment is shifted.
typedef enum pave_sight_nudge { PAVE_SIGHT_LEFT = 0, PAVE_SIGHT_RIGHT = 1 } pave_sight_nudge;
enum { PAVE_SIGHT_NUDGES = 2 };

/// A segment: integers for regular grids, doubles for other tilings.
typedef struct pave_sight_line {
    const pave_tiling *tiling;
    pave_cell a, b; ///< first and last cell, in the order of the walk
    bool regular;
    int64_t corner[PAVE_SIGHT_LINE_FACES]
                  [PAVE_SIGHT_LINE_SIDES]; ///< distance of each corner to the right of its face's
                                           ///< centre
    int64_t move[PAVE_SIGHT_LINE_FACES]
                [PAVE_SIGHT_LINE_SIDES]; ///< the same for the centre of the next face
    pave_cell first;      ///< first cell of the walk: a, unless a's centre is outside a
    pave_vec2 start, way; ///< lattice coordinates, relative to the unit cell of a
    double hair;
    int64_t steps_max; ///< maximum number of steps of a walk
} pave_sight_line;

/// A walk along a segment.
typedef struct pave_sight_walk {
    const pave_sight_line *line;
    pave_sight_nudge nudge;
    pave_cell cell;   ///< current cell
    pave_cell before; ///< previous cell
    int side;         ///< side of `before` that was crossed
    bool grazes;      ///< whether a corner is on the segment, so that the other nudge may give a
                      ///< different path
    int64_t value;    ///< distance of the cell's centre to the right of the segment
    int64_t steps;    ///< number of steps so far, if steps are counted
    double at;        ///< position on the segment, 0 to 1, where the cell was entered
} pave_sight_walk;

/// Returns whether two cells are in range for pave_sight_line_of.
bool pave_sight_line_in_range(pave_window_grid grid, pave_cell a, pave_cell b);

/// Creates the segment between two different cells. `grid` is the tiling's grid, or
/// PAVE_WINDOW_OTHER, which is slower and not exact.
void pave_sight_line_of(const pave_tiling *tiling, pave_window_grid grid, pave_cell a, pave_cell b,
                        pave_sight_line *out);

/// Advances to the next cell on a tiling that is not a regular grid; false at the end of the
/// segment.
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

/// Advances to the next cell. Returns false at the end of the segment.
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
