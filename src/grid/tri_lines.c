/// src/grid/tri_lines.c: lines on the triangle grid.
///
/// The segment between two centres crosses lines of three families: those between the lanes of q,
/// of r and of the third coordinate. One of the three offsets is as long as the sum of the other
/// two; its family is called the long family. Because triangles alternate in orientation, the
/// segment alternately crosses a line of the long family and a line of another family. Only every
/// other step has a choice. It is made by comparing two times, which are updated from step to step
/// as by J. Bresenham ("Algorithm for computer control of a digital plotter", 1965). The longer
/// strides of the other metrics consist of two or three of these steps, which always cross
/// different families.
#include "../base/exact.h"

#include "cells.h"

#include <pave/tri.h>

/// The change of a cell when the segment crosses a line.
typedef struct pave_tri_step {
    int32_t q, r, s;
} pave_tri_step;

typedef struct pave_tri_walk {
    pave_cell at;
    int64_t left;    ///< remaining steps
    int64_t triples; ///< number of strides of three steps in the whole line with PAVE_TRI_SHORTCUT:
                     ///< the minimum of the offsets in the lanes
    int64_t late; ///< the next time of `first` minus the next time of `second`, multiplied by both
                  ///< offsets; `first` comes first unless this is positive
    int64_t later,
        earlier; ///< added to `late` by a step of `first`, and subtracted by a step of `second`
    pave_tri_step long_way, first, second;
    bool choice; ///< whether the next step is a choice between `first` and `second`
} pave_tri_walk;

static int64_t tri_length(int64_t number) { return number < 0 ? -number : number; }
static int32_t tri_sign(int64_t number) { return (number > 0) - (number < 0); }

/// Returns the walk from a to b. The ends must be ordered: a is L or, if both are of the same kind,
/// has the lower q, then the lower r.
static pave_tri_walk tri_walk_of(pave_cell a, pave_cell b)
{
    const int64_t x = (int64_t)b.q - a.q, y = (int64_t)b.r - a.r, t = b.s - a.s;
    // In thirds: the offsets, and the distance to the first line of each family.
    const int64_t way[3] = {3 * x + t, 3 * y + t, 3 * (x + y) + 2 * t};
    const int64_t away[3] = {way[0] > 0 ? 2 - a.s : 1 + a.s, way[1] > 0 ? 2 - a.s : 1 + a.s,
                             way[2] > 0 ? 1 + a.s : 2 - a.s};
    const pave_tri_step step[3] = {{tri_sign(way[0]), 0, -tri_sign(way[0])},
                                   {0, tri_sign(way[1]), -tri_sign(way[1])},
                                   {0, 0, tri_sign(way[2])}};
    int longest = 2;
    for (int i = 0; i < 2; i++)
        if (tri_length(way[i]) > tri_length(way[longest])) longest = i;
    const int first = longest == 0 ? 1 : 0, second = longest == 2 ? 1 : 2;
    const int64_t first_way = tri_length(way[first]), second_way = tri_length(way[second]);
    pave_tri_walk walk;
    walk.at = a;
    walk.left = pave_tri_distance(a, b, PAVE_TRI_EDGE_STEPS);
    walk.triples = walk.left - pave_tri_distance(a, b, PAVE_TRI_SHORTCUT);
    walk.late = away[first] * second_way - away[second] * first_way;
    walk.later = 3 * second_way;
    walk.earlier = 3 * first_way;
    walk.long_way = step[longest];
    walk.first = step[first];
    walk.second = step[second];
    walk.choice = a.s + step[longest].s !=
                  1 - a.s; // lines of the long family are always crossed from L, or always from R
    return walk;
}

static inline void tri_walk_step(pave_tri_walk *walk)
{
    const bool first = walk->late <= 0;
    const pave_tri_step *step =
        walk->choice ? first ? &walk->first : &walk->second : &walk->long_way;
    if (walk->choice) walk->late += first ? walk->later : -walk->earlier;
    walk->at.q += step->q;
    walk->at.r += step->r;
    walk->at.s += step->s;
    walk->choice = !walk->choice;
    walk->left--;
}

/// Takes n steps at once. The first j choices include at least f choices of `first` if choice f of
/// `first` comes before choice j - f + 1 of `second`; a division gives the largest such f. Products
/// of two offsets across the world just fit in 64 bits, but three times such a product does not, so
/// thirds are taken first.
static void tri_walk_jump(pave_tri_walk *walk, int64_t n)
{
    const int64_t choices = walk->choice ? (n + 1) / 2 : n / 2, forced = n - choices;
    const int64_t first_way = walk->earlier / 3, second_way = walk->later / 3;
    int64_t firsts = 0;
    if (choices > 0)
        firsts =
            pave_floor_divide(choices * first_way + second_way + pave_floor_divide(-walk->late, 3),
                              first_way + second_way);
    firsts = firsts < 0 ? 0 : firsts > choices ? choices : firsts;
    const int64_t seconds = choices - firsts;
    walk->at.q +=
        (int32_t)(forced * walk->long_way.q + firsts * walk->first.q + seconds * walk->second.q);
    walk->at.r +=
        (int32_t)(forced * walk->long_way.r + firsts * walk->first.r + seconds * walk->second.r);
    walk->at.s +=
        (int32_t)(forced * walk->long_way.s + firsts * walk->first.s + seconds * walk->second.s);
    // The two terms may overflow, but their difference does not.
    walk->late = (int64_t)((uint64_t)walk->late + (uint64_t)firsts * (uint64_t)walk->later -
                           (uint64_t)seconds * (uint64_t)walk->earlier);
    walk->choice = walk->choice != (n % 2 != 0);
    walk->left -= n;
}

// ---- Strides of two steps -----------------------------------------------------------------------

/// The single stride that does not take two steps; `place` is its index. If all strides take two
/// steps, `place` exceeds all indices.
typedef struct pave_tri_odd {
    int64_t place;
    int steps;
} pave_tri_odd;

static int64_t tri_round_up(int64_t number, int64_t divisor)
{
    return -pave_floor_divide(-number, divisor);
}

/// Returns the number of equal consecutive choices from the next one on, as if the line did not
/// end.
static int64_t tri_walk_run(const pave_tri_walk *walk)
{
    if (walk->late <= 0) return pave_floor_divide(-walk->late, walk->later) + 1;
    return tri_round_up(walk->late, walk->earlier);
}

/// Returns the number of equal consecutive choices up to the last one, as if the line had no
/// beginning. The last choice was `first` if `late` is now above later - earlier, because before a
/// choice it is above -earlier and at most later.
static int64_t tri_walk_run_back(const pave_tri_walk *walk)
{
    const int64_t bound = walk->later - walk->earlier;
    if (walk->late > bound) return tri_round_up(walk->late - bound, walk->later);
    return pave_floor_divide(bound - walk->late, walk->earlier) + 1;
}

/// Returns the index of the first of the two adjacent, different choices nearest to the middle. The
/// walk must begin and end with a choice, and its choices must not all be equal. Ties go to the
/// earlier pair.
static int64_t tri_walk_change(const pave_tri_walk *walk)
{
    const int64_t pairs = walk->left / 2, middle = (pairs - 1) / 2;
    pave_tri_walk here = *walk, behind = *walk;
    tri_walk_jump(&here, 2 * middle);
    tri_walk_jump(&behind, 2 * middle + 1);
    const int64_t after = middle + tri_walk_run(&here) - 1,
                  before = middle - tri_walk_run_back(&behind);
    if (before < 0) return after;
    if (after >= pairs) return before;
    return pairs - 1 - 2 * before <= 2 * after - (pairs - 1) ? before : after;
}

/// Returns the stride that takes an odd number of steps so that all others take two. It is as near
/// to the middle as possible, which makes the line look straight.
static pave_tri_odd tri_odd_of(const pave_tri_walk *walk, pave_tri_metric metric)
{
    if (walk->left % 2 == 0 || (metric != PAVE_TRI_TOUCH && metric != PAVE_TRI_FLANK))
        return (pave_tri_odd){INT64_MAX, 2};
    // If all three lanes change and the steps begin and end with a choice, a stride of three steps
    // saves a stride.
    if (metric == PAVE_TRI_TOUCH && walk->choice && walk->triples > 0)
        return (pave_tri_odd){tri_walk_change(walk), 3};
    return (pave_tri_odd){walk->left / 4, 1}; // the middle of left / 2 + 1 strides
}

// ---- Lists --------------------------------------------------------------------------------------

/// Returns whether the next three steps cross three different families and lead to the opposite
/// cell.
static inline bool tri_walk_turns(const pave_tri_walk *walk)
{
    const bool first = walk->late <= 0,
               next = walk->late + (first ? walk->later : -walk->earlier) <= 0;
    return walk->choice && walk->left >= 3 && first != next;
}

/// Returns the number of steps of the next stride, stride i.
static inline int tri_stride(const pave_tri_walk *walk, pave_tri_metric metric, pave_tri_odd odd,
                             int64_t i)
{
    switch (metric) {
    case PAVE_TRI_SHORTCUT: return tri_walk_turns(walk) ? 3 : 1;
    case PAVE_TRI_TOUCH:
    case PAVE_TRI_FLANK: return i == odd.place ? odd.steps : 2;
    default: return 1;
    }
}

static void tri_walk_write(pave_tri_walk walk, pave_tri_metric metric, pave_cell *out,
                           ptrdiff_t step)
{
    const pave_tri_odd odd = tri_odd_of(&walk, metric);
    *out = walk.at;
    for (int64_t i = 0; walk.left > 0; i++) {
        for (int steps = tri_stride(&walk, metric, odd, i); steps > 0; steps--)
            tri_walk_step(&walk);
        out += step;
        *out = walk.at;
    }
}

// ---- Single cells -------------------------------------------------------------------------------

// ---- Public functions ---------------------------------------------------------------------------

/// Returns whether the line is computed starting from a rather than from b.
static bool tri_begins(pave_cell a, pave_cell b)
{
    if (a.s != b.s) return a.s == PAVE_TRI_L;
    return a.q != b.q ? a.q < b.q : a.r <= b.r;
}

static int64_t tri_line_size(pave_cell a, pave_cell b, pave_tri_metric metric)
{
    if (metric != PAVE_TRI_SHORTCUT) return pave_tri_distance(a, b, metric) + 1;
    return 2 * pave_tri_distance(a, b, PAVE_TRI_SHORTCUT) -
           pave_tri_distance(a, b, PAVE_TRI_EDGE_STEPS) + 1;
}

pave_result pave_tri_line(pave_cell a, pave_cell b, pave_tri_metric metric, pave_cell *out,
                          int64_t capacity, int64_t *count)
{
    bool in_range = pave_cell_in_range(a) && pave_cell_in_range(b);
    *count = 0;
    if (metric == PAVE_TRI_EUCLID) return PAVE_UNSUPPORTED;
    if ((int)metric < PAVE_TRI_EDGE_STEPS || metric > PAVE_TRI_FLANK) return PAVE_RANGE;
    pave_result result = pave_cells_begin(in_range, tri_line_size(a, b, metric), capacity, count);
    if (result != PAVE_OK) return result;
    if (tri_begins(a, b))
        tri_walk_write(tri_walk_of(a, b), metric, out, 1);
    else
        tri_walk_write(tri_walk_of(b, a), metric, out + (*count - 1), -1);
    return PAVE_OK;
}
