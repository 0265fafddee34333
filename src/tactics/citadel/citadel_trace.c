/// src/tactics/citadel/citadel_trace.c: the trace of the works: computes corners, bastions and
/// curtains from sides.
///
/// A bastion at the corner C between sides of directions d and e walks f along d - k, a along d, a
/// along e and f along e + k, from C - g d to C + g e; k is 1 for open flanks and 2 for retired
/// ones. The loop closes for a = g + (turn - 1) f + (k - 1) f. Its faces are on the lines of the
/// curtains moved out by f rows. docs/proofs/tactics.md proves that there is no dead ground.
#include "../../base/exact.h"

#include "citadel_model.h"

/// A pen that draws the trace.
typedef struct citadel_pen {
    pave_citadel_plan *plan;
    pave_tri_vertex at;
    bool full; ///< a capacity was exceeded
} citadel_pen;

static void citadel_pen_put(citadel_pen *pen)
{
    pave_citadel_plan *plan = pen->plan;
    if (plan->trace_count >= PAVE_CITADEL_VERTICES_MAX)
        pen->full = true;
    else
        plan->trace[plan->trace_count++] = pen->at;
}

static void citadel_pen_walk(citadel_pen *pen, int direction, int32_t count)
{
    pen->at = pave_citadel_step(pen->at, direction + 12, count);
    citadel_pen_put(pen);
}

static pave_citadel_bastion *citadel_pen_bastion(citadel_pen *pen, pave_citadel_work_kind kind)
{
    pave_citadel_plan *plan = pen->plan;
    if (plan->bastion_count >= PAVE_CITADEL_BASTIONS_MAX) {
        pen->full = true;
        return &plan->bastion[0];
    }
    pave_citadel_bastion *bastion = &plan->bastion[plan->bastion_count++];
    bastion->kind = kind;
    bastion->start = plan->trace_count;
    bastion->corner = pen->at;
    citadel_pen_put(pen);
    return bastion;
}

/// Draws the bastion at the corner where side i begins. The pen starts at the corner and stops at
/// the end of the gorge.
static void citadel_pen_corner(citadel_pen *pen, int32_t i)
{
    const pave_citadel_plan *plan = pen->plan;
    const int32_t f = plan->set.f, g = plan->set.g, k = plan->set.flank;
    const int turn = pave_citadel_turn(plan, i), e = plan->direction[i], d = (e - turn + 6) % 6;
    const int32_t face = g + (turn - 1) * f + (k - 1) * f;
    const pave_tri_vertex corner = pen->at;
    if (turn > 2) {
        citadel_pen_put(pen);
        return;
    }
    pen->at = pave_citadel_step(corner, d + 3, g);
    pave_citadel_bastion *bastion = citadel_pen_bastion(pen, PAVE_CITADEL_WORK_CORNER);
    citadel_pen_walk(pen, d - k, f);
    citadel_pen_walk(pen, d, face);
    citadel_pen_walk(pen, e, face);
    citadel_pen_walk(pen, e + k, f);
    bastion->corner = corner;
    bastion->count = plan->trace_count - bastion->start;
}

/// Draws a bastion on a side of direction d.
static void citadel_pen_mid(citadel_pen *pen, int d)
{
    const pave_citadel_plan *plan = pen->plan;
    const int32_t g = pave_citadel_mid_gorge(&plan->set);
    pave_citadel_bastion *bastion = citadel_pen_bastion(pen, plan->set.mid);
    switch (plan->set.mid) {
    case PAVE_CITADEL_WORK_REDAN:
        citadel_pen_walk(pen, d - 1, g);
        citadel_pen_walk(pen, d + 1, g);
        break;
    case PAVE_CITADEL_WORK_SPADE:
        citadel_pen_walk(pen, d - 2, 1);
        citadel_pen_walk(pen, d - 1, g + 1);
        citadel_pen_walk(pen, d + 1, g + 1);
        citadel_pen_walk(pen, d + 2, 1);
        break;
    default:
        citadel_pen_walk(pen, d - 2, g);
        citadel_pen_walk(pen, d, 2 * g);
        citadel_pen_walk(pen, d + 2, g);
        break;
    }
    bastion->count = plan->trace_count - bastion->start;
}

int32_t pave_citadel_mid_gorge(const pave_citadel_set *set)
{
    if (set->mid == PAVE_CITADEL_WORK_REDAN) return set->f + 1;
    if (set->mid == PAVE_CITADEL_WORK_SPADE) return set->f > 2 ? set->f - 1 : 1;
    return set->f;
}

int32_t pave_citadel_mid_curtain(const pave_citadel_set *set)
{
    if (set->mid == PAVE_CITADEL_WORK_FLAT) return (1 + set->flank) * set->f;
    return set->mid == PAVE_CITADEL_WORK_SPADE && set->flank == 2 ? 3 : 2;
}

int32_t pave_citadel_side_wall(const pave_citadel_plan *plan, int32_t i)
{
    const int32_t after = (i + 1) % plan->side_count;
    return plan->length[i] - (pave_citadel_turn(plan, i) <= 2 ? plan->set.g : 0) -
           (pave_citadel_turn(plan, after) <= 2 ? plan->set.g : 0);
}

/// Draws the curtains of side i and the bastions between them. The remainder of the division is
/// added to the curtains in the middle.
static bool citadel_pen_side(citadel_pen *pen, int32_t i)
{
    pave_citadel_plan *plan = pen->plan;
    const int d = plan->direction[i];
    const int32_t parts = plan->mids[i] + 1,
                  wall = pave_citadel_side_wall(plan, i) -
                         plan->mids[i] * pave_citadel_mid_gorge(&plan->set);
    const int32_t least = parts > 1 ? pave_citadel_mid_curtain(&plan->set) : 2;
    if (wall < least * parts || plan->curtain_count + parts > PAVE_CITADEL_CURTAINS_MAX)
        return false;
    const int32_t more = wall % parts, before = (parts - more) / 2;
    for (int32_t p = 0; p < parts; p++) {
        const int32_t length = wall / parts + (p >= before && p < before + more);
        plan->curtain[plan->curtain_count++] = (pave_citadel_curtain){pen->at, d, length, i};
        pen->at = pave_citadel_step(pen->at, d, length);
        if (p + 1 < parts) citadel_pen_mid(pen, d);
    }
    return true;
}

// ---- Position on the board ----------------------------------------------------------------------

static void citadel_trace_measure(const pave_citadel_plan *plan, int32_t low[3], int32_t high[3])
{
    for (int lane = 0; lane < 3; lane++) low[lane] = INT32_MAX, high[lane] = INT32_MIN;
    for (int32_t i = 0; i < plan->trace_count; i++) {
        const pave_tri_vertex at = plan->trace[i];
        const int32_t lanes[3] = {at.q, at.r, at.q + at.r};
        for (int lane = 0; lane < 3; lane++) {
            if (lanes[lane] < low[lane]) low[lane] = lanes[lane];
            if (lanes[lane] > high[lane]) high[lane] = lanes[lane];
        }
    }
}

static void citadel_trace_move(pave_citadel_plan *plan, int32_t q, int32_t r)
{
    for (int32_t i = 0; i < plan->trace_count; i++) plan->trace[i].q += q, plan->trace[i].r += r;
    for (int32_t i = 0; i < plan->side_count; i++) plan->corner[i].q += q, plan->corner[i].r += r;
    for (int32_t i = 0; i < plan->curtain_count; i++)
        plan->curtain[i].from.q += q, plan->curtain[i].from.r += r;
    for (int32_t i = 0; i < plan->bastion_count; i++)
        plan->bastion[i].corner.q += q, plan->bastion[i].corner.r += r;
}

bool pave_citadel_trace_make(pave_citadel_plan *plan)
{
    citadel_pen pen = {.plan = plan};
    int32_t low[3], high[3];
    plan->trace_count = plan->bastion_count = plan->curtain_count = 0;
    for (int32_t i = 0; i < plan->side_count; i++) {
        plan->corner[i] = pen.at;
        const pave_tri_vertex end = pave_citadel_step(pen.at, plan->direction[i], plan->length[i]);
        citadel_pen_corner(&pen, i);
        if (!citadel_pen_side(&pen, i) || pen.full) return false;
        pen.at = end;
    }
    assert(pen.at.q == 0 && pen.at.r == 0);
    citadel_trace_measure(plan, low, high);
    plan->extent = 0;
    for (int lane = 0; lane < 3; lane++)
        if (high[lane] - low[lane] > plan->extent) plan->extent = high[lane] - low[lane];
    citadel_trace_move(plan, PAVE_CITADEL_COLUMNS / 2 - (low[0] + high[0]) / 2,
                       PAVE_CITADEL_ROWS / 2 - (low[1] + high[1]) / 2);
    return true;
}
