/// src/search/search_heuristic.c: the heuristic of a graph, and nearest images in windows that
/// wrap.
#include "../base/exact.h"

#include "search_heuristic.h"

#include <math.h>
#include <string.h>

static pave_heuristic_kind heuristic_kind_of(const pave_search *search)
{
    bool touching = search->contact == PAVE_CONTACT_VERTEX;
    if (!search->window) return PAVE_HEURISTIC_NONE;
    switch (search->window->grid) {
    case PAVE_WINDOW_SQUARES: return touching ? PAVE_HEURISTIC_SQUARE_8 : PAVE_HEURISTIC_SQUARE_4;
    case PAVE_WINDOW_HEXAGONS: return PAVE_HEURISTIC_HEX;
    case PAVE_WINDOW_TRIANGLES:
        return touching ? PAVE_HEURISTIC_TRI_TOUCH : PAVE_HEURISTIC_TRI_EDGE;
    case PAVE_WINDOW_OTHER: break;
    }
    return PAVE_HEURISTIC_NONE;
}

// ---- Windows that wrap --------------------------------------------------------------------------
// The nearest images of two cells have the shortest difference. In a basis of shortest vectors (J.
// L. Lagrange, "Recherches d'arithmetique", 1773; C. F. Gauss, "Disquisitiones arithmeticae", 1801)
// this difference is at most one step from the rounded one. Tests compare this with breadth-first
// search on windows of all shapes.

/// Returns twice the scalar product of two steps of unit cells. The axes are at right angles on
/// squares, 60 degrees apart on hexagons and triangles.
static int64_t period_product(bool square, const int64_t a[2], const int64_t b[2])
{
    return 2 * (a[0] * b[0] + a[1] * b[1]) + (square ? 0 : a[0] * b[1] + a[1] * b[0]);
}

/// Returns the integer nearest to number / divisor; the divisor must be positive.
static int64_t period_round(int64_t number, int64_t divisor)
{
    int64_t half =
        number >= 0 ? (number + divisor / 2) / divisor : -((-number + divisor / 2) / divisor);
    return half;
}

static void period_prepare(const pave_window *window, pave_search_period *out)
{
    bool square = window->grid == PAVE_WINDOW_SQUARES;
    int64_t a[2] = {window->period_q, 0}, b[2] = {window->period_shift, window->period_r};
    for (;;) {
        int64_t length = period_product(square, a, a),
                times = period_round(period_product(square, a, b), length);
        int64_t rest[2] = {b[0] - times * a[0], b[1] - times * a[1]};
        memcpy(b, rest, sizeof b);
        if (period_product(square, b, b) >= length) break;
        memcpy(b, a, sizeof b);
        memcpy(a, rest, sizeof a);
    }
    double area = (double)(a[0] * b[1] - a[1] * b[0]);
    memcpy(out->a, a, sizeof a);
    memcpy(out->b, b, sizeof b);
    out->across_a[0] = (double)b[1] / area;
    out->across_a[1] = -(double)b[0] / area;
    out->across_b[0] = -(double)a[1] / area;
    out->across_b[1] = (double)a[0] / area;
}

int64_t pave_heuristic_wrapped(const pave_heuristic_goal *goal, pave_cell cell)
{
    const pave_search_period *period = goal->period;
    int64_t q = (int64_t)goal->cell.q - cell.q, r = (int64_t)goal->cell.r - cell.r,
            least = INT64_MAX;
    int64_t a =
        (int64_t)floor((double)q * period->across_a[0] + (double)r * period->across_a[1] + 0.5);
    int64_t b =
        (int64_t)floor((double)q * period->across_b[0] + (double)r * period->across_b[1] + 0.5);
    pave_cell from = {0, 0, cell.s};
    for (int64_t i = a - 1; i <= a + 1; i++) {
        for (int64_t j = b - 1; j <= b + 1; j++) {
            pave_cell to = {(int32_t)(q - i * period->a[0] - j * period->b[0]),
                            (int32_t)(r - i * period->a[1] - j * period->b[1]), goal->cell.s};
            int64_t distance = pave_heuristic_distance(goal->kind, from, to);
            least = distance < least ? distance : least;
        }
    }
    return least;
}

// ---- All graphs ---------------------------------------------------------------------------------

void pave_heuristic_prepare(pave_search *search)
{
    search->heuristic = heuristic_kind_of(search);
    if (search->heuristic == PAVE_HEURISTIC_NONE) return;
    if (search->window->def.wrap) period_prepare(search->window, &search->period);
    pave_window_walk walk = pave_window_begin(search->window);
    while (pave_window_next(&walk)) search->nodes[walk.index].cell = walk.cell;
}

void pave_heuristic_aim(const pave_search *search, int32_t b, const pave_steps *steps,
                        pave_heuristic_goal *out)
{
    const pave_window *window = search->window;
    out->kind = search->heuristic;
    if (out->kind == PAVE_HEURISTIC_TRI_TOUCH && steps->metric == PAVE_TRI_SHORTCUT)
        out->kind = PAVE_HEURISTIC_TRI_SHORTCUT;
    if (out->kind == PAVE_HEURISTIC_TRI_TOUCH && steps->metric == PAVE_TRI_FLANK)
        out->kind = PAVE_HEURISTIC_TRI_FLANK;
    out->least = out->kind == PAVE_HEURISTIC_NONE ? 0 : steps->least;
    out->cell = search->nodes[b].cell;
    out->period = window && window->def.wrap ? &search->period : NULL;
}
