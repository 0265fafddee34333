/// src/search/search_sight_line.c: creates segments, and walks along them on tilings that are not
/// regular grids.
#include "../base/exact.h"

#include "search_sight_line.h"

/// The corners of a regular grid's face and the centres of its neighbours, relative to the face's
/// centre, in a finer lattice where they are integers.
typedef struct pave_sight_face {
    int8_t corner[PAVE_SIGHT_LINE_SIDES][2], move[PAVE_SIGHT_LINE_SIDES][2];
    int8_t center[2]; ///< relative to the lattice point of the unit cell
} pave_sight_face;

typedef struct pave_sight_grid {
    int64_t scale; ///< steps of the fine lattice per step of the unit cell
    pave_sight_face faces[PAVE_SIGHT_LINE_FACES];
} pave_sight_grid;

static const pave_sight_grid sight_grids[] = {
    [PAVE_WINDOW_SQUARES] =
        {2, {{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}, {{0, -2}, {2, 0}, {0, 2}, {-2, 0}}, {1, 1}}}},
    [PAVE_WINDOW_HEXAGONS] = {3,
                              {{{{1, -2}, {2, -1}, {1, 1}, {-1, 2}, {-2, 1}, {-1, -1}},
                                {{3, -3}, {3, 0}, {0, 3}, {-3, 3}, {-3, 0}, {0, -3}},
                                {0, 0}}}},
    [PAVE_WINDOW_TRIANGLES] =
        {3,
         {{{{-1, -1}, {2, -1}, {-1, 2}}, {{1, -2}, {1, 1}, {-2, 1}}, {1, 1}},
          {{{1, -2}, {1, 1}, {-2, 1}}, {{2, -1}, {-1, 2}, {-1, -1}}, {2, 2}}}},
};

// ---- Segments -----------------------------------------------------------------------------------

/// Maximum distance between the two ends, in unit cells, on tilings that are not regular grids.
/// Within it, rounding errors stay well below a hair.
#define PAVE_SIGHT_APART_MAX (INT64_C(1) << 20)
#define PAVE_SIGHT_HAIR 1e-9

/// Limit on the steps of a walk, as a multiple of the number of sides along it; a segment crosses
/// each side only once. It ends walks that would loop because of rounding on faces thinner than a
/// hair.
#define PAVE_SIGHT_STEPS INT64_C(64)

static int64_t sight_apart(int32_t a, int32_t b) { return a > b ? (int64_t)a - b : (int64_t)b - a; }

bool pave_sight_line_in_range(pave_window_grid grid, pave_cell a, pave_cell b)
{
    if (!pave_cell_in_range(a) || !pave_cell_in_range(b)) return false;
    return grid != PAVE_WINDOW_OTHER || (sight_apart(a.q, b.q) <= PAVE_SIGHT_APART_MAX &&
                                         sight_apart(a.r, b.r) <= PAVE_SIGHT_APART_MAX);
}

static void sight_line_regular(const pave_sight_grid *grid, pave_sight_line *line)
{
    const pave_sight_face *from = &grid->faces[line->a.s], *to = &grid->faces[line->b.s];
    int64_t u = grid->scale * ((int64_t)line->b.q - line->a.q) + to->center[0] - from->center[0];
    int64_t v = grid->scale * ((int64_t)line->b.r - line->a.r) + to->center[1] - from->center[1];
    line->regular = true;
    line->first = line->a;
    for (int32_t s = 0; s < line->tiling->face_count; s++) {
        const pave_sight_face *face = &grid->faces[s];
        for (int k = 0; k < pave_tiling_side_count(line->tiling, s); k++) {
            line->corner[s][k] = u * face->corner[k][1] - v * face->corner[k][0];
            line->move[s][k] = u * face->move[k][1] - v * face->move[k][0];
        }
    }
}

/// Returns whether a precedes b in the order r, q, s.
static bool sight_before(pave_cell a, pave_cell b)
{
    if (a.r != b.r) return a.r < b.r;
    return a.q != b.q ? a.q < b.q : a.s < b.s;
}

/// Returns the cell that contains the start of the segment.
static pave_cell sight_start_cell(const pave_sight_line *line)
{
    pave_layout lattice;
    pave_result result =
        pave_layout_of(pave_vec2_of(0, 0), pave_vec2_of(1, 0), pave_vec2_of(0, 1), &lattice);
    pave_cell cell = pave_tiling_face_at(line->tiling, &lattice, line->start);
    assert(result == PAVE_OK);
    (void)result;
    cell.q += line->a.q;
    cell.r += line->a.r;
    return cell;
}

void pave_sight_line_of(const pave_tiling *tiling, pave_window_grid grid, pave_cell a, pave_cell b,
                        pave_sight_line *out)
{
    bool turned = grid == PAVE_WINDOW_OTHER && sight_before(b, a);
    const pave_vec2 *from, *to;
    assert(!pave_cell_equal(a, b) && pave_sight_line_in_range(grid, a, b));
    out->tiling = tiling;
    out->a = turned ? b : a;
    out->b = turned ? a : b;
    if (grid != PAVE_WINDOW_OTHER) {
        sight_line_regular(&sight_grids[grid], out);
        return;
    }
    from = &tiling->centers[out->a.s];
    to = &tiling->centers[out->b.s];
    out->regular = false;
    out->start = *from;
    out->way = pave_vec2_of((out->b.q - out->a.q) + (to->x - from->x),
                            (out->b.r - out->a.r) + (to->y - from->y));
    out->hair = PAVE_SIGHT_HAIR * ((out->way.x < 0 ? -out->way.x : out->way.x) +
                                   (out->way.y < 0 ? -out->way.y : out->way.y));
    out->first = sight_start_cell(out);
    out->steps_max = PAVE_SIGHT_STEPS * tiling->side_start[tiling->face_count] *
                     (sight_apart(a.q, b.q) + sight_apart(a.r, b.r) + PAVE_SIGHT_STEPS);
}

// ---- Faces of any shape -------------------------------------------------------------------------

/// A corner: its distance from the shifted segment (positive to the right) and its position along
/// the segment.
typedef struct pave_sight_corner {
    double right, along;
} pave_sight_corner;

static pave_sight_corner sight_corner_of(pave_sight_walk *walk, int k)
{
    const pave_sight_line *line = walk->line;
    const pave_tiling_side *side = pave_tiling_side_of(line->tiling, walk->cell.s, k);
    const pave_vec2 *vertex = &line->tiling->vertices[side->vertex];
    double x = (walk->cell.q - line->a.q + side->vertex_q) + vertex->x - line->start.x;
    double y = (walk->cell.r - line->a.r + side->vertex_r) + vertex->y - line->start.y;
    double u = line->way.x, v = line->way.y, right = u * y - v * x;
    bool flat = (u < 0 ? -u : u) >= (v < 0 ? -v : v);
    pave_sight_corner corner = {right + (walk->nudge == PAVE_SIGHT_LEFT ? line->hair : -line->hair),
                                flat ? x / u : y / v};
    walk->grazes |= right <= line->hair && -right <= line->hair;
    return corner;
}

/// Maximum distance by which an exit may precede the entry. It exceeds rounding errors but is much
/// smaller than a hair, because a segment may leave and reenter a concave face within a hair.
#define PAVE_SIGHT_BACK 1e-13

bool pave_sight_walk_next_face(pave_sight_walk *walk)
{
    const pave_sight_line *line = walk->line;
    int sides = pave_tiling_side_count(line->tiling, walk->cell.s), out = -1;
    int way_in =
        walk->side < 0 ? -1 : pave_tiling_side_of(line->tiling, walk->before.s, walk->side)->twin;
    pave_sight_corner first = sight_corner_of(walk, 0), here = first;
    double nearest = 1;
    if (walk->steps++ == line->steps_max) return false;
    for (int k = 0; k < sides; k++) {
        pave_sight_corner next = k + 1 < sides ? sight_corner_of(walk, k + 1) : first;
        if (here.right < 0 && next.right >= 0 && k != way_in) {
            double along =
                here.along + (next.along - here.along) * (here.right / (here.right - next.right));
            if (along < nearest && along >= walk->at - PAVE_SIGHT_BACK) {
                nearest = along;
                out = k;
            }
        }
        here = next;
    }
    if (out < 0) return false;
    walk->before = walk->cell;
    walk->side = out;
    walk->at = nearest;
    walk->cell = pave_tiling_neighbors(line->tiling, walk->cell, out);
    return true;
}
