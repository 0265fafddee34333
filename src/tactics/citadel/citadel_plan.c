/// src/tactics/citadel/citadel_plan.c: the plan of the works: draws sets of parameters, traces the
/// largest outline that fits, and keeps the first valid one.
#include "../../base/exact.h"

#include "citadel_model.h"

#include <inttypes.h>
#include <string.h>

enum {
    CITADEL_SETS = 10,      ///< number of random sets, tried before the plain ones
    CITADEL_SETS_PLAIN = 4, ///< number of plain sets: the smallest works, with either flank and
                            ///< shorter or longer curtains
    CITADEL_FREE_DRAWS = 24 ///< number of draws of a free outline per set
};

// ---- Sets ---------------------------------------------------------------------------------------

static int32_t citadel_plan_draw(const pave_citadel_town *town, int32_t k, uint32_t draw,
                                 int32_t count)
{
    return pave_citadel_draw(town->seed, PAVE_CITADEL_DRAW_PLAN, k, 0, draw, count);
}

static pave_citadel_set citadel_set_draw(const pave_citadel_town *town, int32_t k)
{
    static const pave_citadel_work_kind mids[3] = {PAVE_CITADEL_WORK_REDAN, PAVE_CITADEL_WORK_SPADE,
                                                   PAVE_CITADEL_WORK_FLAT};
    const int32_t size = town->def.size;
    if (k >= CITADEL_SETS) {
        const int32_t plain = k - CITADEL_SETS;
        return (pave_citadel_set){1, 1, 2 - plain % 2, mids[plain / 2], 18 - 6 * (plain / 2), 1, 0};
    }
    const int32_t most = size / 11 > 1 ? size / 11 : 1, least = size / 20 > 1 ? size / 20 : 1;
    pave_citadel_set set = {.f = least + citadel_plan_draw(town, k, 0, most - least + 1)};
    set.g = set.f - 1 + citadel_plan_draw(town, k, 1, 3);
    if (set.g < 1) set.g = 1;
    set.flank = 1 + citadel_plan_draw(town, k, 2, 2);
    set.mid = mids[citadel_plan_draw(town, k, 3, 3)];
    set.longest = 10 + citadel_plan_draw(town, k, 4, 9);
    set.thick = size > 34 ? 1 + citadel_plan_draw(town, k, 5, 2) : 1;
    set.slack = size < 20 ? 0 : citadel_plan_draw(town, k, 6, 3);
    return set;
}

/// Returns the minimum length of a side without bastions between its corners. `sharp`: one corner
/// has 60 degrees; otherwise both have 120.
static int32_t citadel_side_least(const pave_citadel_set *set, bool sharp)
{
    const int32_t f = set->f, g = set->g;
    if (set->flank == 2) return sharp ? 3 * g + 3 * f + 1 : 3 * g + 2 * f;
    if (sharp) return 4 * g + f + 2;
    return 4 * g - f > 2 * g + 2 ? 4 * g - f : 2 * g + 2;
}

// ---- Sides --------------------------------------------------------------------------------------

static void citadel_sides_regular(pave_citadel_plan *plan, pave_citadel_outline outline,
                                  int32_t side)
{
    static const int8_t count[3] = {3, 4, 6};
    static const int8_t direction[3][6] = {{0, 2, 4}, {0, 1, 3, 4}, {0, 1, 2, 3, 4, 5}};
    const int kind = (int)outline - (int)PAVE_CITADEL_OUTLINE_TRIANGLE;
    plan->side_count = count[kind];
    for (int32_t i = 0; i < plan->side_count; i++) {
        plan->direction[i] = direction[kind][i];
        plan->length[i] = side;
    }
}

/// Parameters of a free outline in hundredths of its size: a parallelogram, the cuts at its sharp
/// corners, and up to two notches.
typedef struct citadel_free {
    int32_t wide, high, cut[2];
    int32_t notches, corner[2], deep[2], broad[2];
} citadel_free;

static citadel_free citadel_free_draw(const pave_citadel_town *town, int32_t k, int32_t try)
{
    citadel_free drawn = {0};
    uint32_t draw = 0;
    int32_t number[12];
    for (; draw < 12; draw++)
        number[draw] = pave_citadel_draw(town->seed, PAVE_CITADEL_DRAW_FREE, k, try, draw, 1000);
    drawn.wide = 70 + number[0] % 31;
    drawn.high = 55 + number[1] % 46;
    drawn.cut[0] = number[2] % 4 == 0 ? 0 : 25 + number[2] / 4 % 36;
    drawn.cut[1] = number[3] % 4 == 0 ? 0 : 25 + number[3] / 4 % 36;
    drawn.notches = number[4] % 10 < 5 ? 0 : number[4] % 10 < 8 ? 1 : 2;
    for (int i = 0; i < 2; i++) {
        drawn.corner[i] = number[5 + i];
        drawn.deep[i] = number[7 + i] % 20;
        drawn.broad[i] = number[9 + i] % 20;
    }
    return drawn;
}

/// Cuts a notch into the n-th corner of 120 degrees between directions d and d + 1: the sides there
/// become d, d + 1, d, d + 1.
static void citadel_sides_notch(pave_citadel_plan *plan, int32_t nth, int32_t deep, int32_t broad)
{
    int32_t corners[PAVE_CITADEL_SIDES_MAX], count = 0;
    for (int32_t i = 1; i < plan->side_count; i++)
        if (pave_citadel_turn(plan, i) == 1) corners[count++] = i;
    if (!count || plan->side_count + 2 > PAVE_CITADEL_SIDES_MAX) return;
    const int32_t i = corners[nth % count];
    for (int32_t j = plan->side_count - 1; j >= i; j--) {
        plan->direction[j + 2] = plan->direction[j];
        plan->length[j + 2] = plan->length[j];
    }
    plan->side_count += 2;
    plan->direction[i] = plan->direction[i + 2];
    plan->direction[i + 1] = plan->direction[i - 1];
    plan->length[i] = deep;
    plan->length[i + 1] = broad;
    plan->length[i - 1] -= broad;
    plan->length[i + 2] -= deep;
}

static void citadel_sides_free(pave_citadel_plan *plan, const citadel_free *drawn, int32_t size)
{
    const int32_t least = citadel_side_least(&plan->set, false), wide = size * drawn->wide / 100,
                  high = size * drawn->high / 100;
    int32_t cut[2];
    for (int i = 0; i < 2; i++) {
        const int32_t want = size * drawn->cut[i] / 100;
        cut[i] = drawn->cut[i] == 0 ? 0 : want < least ? least : want;
    }
    const int32_t length[6] = {wide - cut[1], high - cut[0], cut[0],
                               wide - cut[0], high - cut[1], cut[1]};
    plan->side_count = 0;
    for (int i = 0; i < 6; i++) {
        if (length[i] == 0) continue;
        plan->direction[plan->side_count] = (int8_t)i;
        plan->length[plan->side_count++] = length[i];
    }
    for (int i = 0; i < drawn->notches; i++)
        citadel_sides_notch(plan, drawn->corner[i],
                            plan->set.g + plan->set.f + 1 + size * drawn->deep[i] / 100,
                            plan->set.g + plan->set.f + 1 + size * drawn->broad[i] / 100);
}

static int32_t citadel_corners(const pave_citadel_plan *plan)
{
    int32_t corners = 0;
    for (int32_t i = 0; i < plan->side_count; i++) corners += pave_citadel_turn(plan, i) <= 2;
    return corners;
}

// ---- Bastions between corners -------------------------------------------------------------------

/// Returns the length of the longest curtain of a side with `mids` bastions on it.
static int32_t citadel_longest(const pave_citadel_plan *plan, int32_t i, int32_t mids)
{
    const int32_t wall =
        pave_citadel_side_wall(plan, i) - mids * pave_citadel_mid_gorge(&plan->set);
    return (wall + mids) / (mids + 1);
}

/// Uses the minimum number of bastions that keeps curtains short enough. If the number is given,
/// adds bastions one by one to the longest curtain.
static void citadel_mids_put(pave_citadel_plan *plan, int32_t bastions)
{
    int32_t more = bastions - citadel_corners(plan);
    for (int32_t i = 0; i < plan->side_count; i++) {
        plan->mids[i] = 0;
        while (!bastions && citadel_longest(plan, i, plan->mids[i]) > plan->set.longest)
            plan->mids[i]++;
    }
    for (; bastions && more > 0; more--) {
        int32_t best = 0;
        for (int32_t i = 1; i < plan->side_count; i++)
            if (citadel_longest(plan, i, plan->mids[i]) >
                citadel_longest(plan, best, plan->mids[best]))
                best = i;
        plan->mids[best]++;
    }
}

static bool citadel_sides_hold(const pave_citadel_plan *plan)
{
    for (int32_t i = 0; i < plan->side_count; i++) {
        const int a = pave_citadel_turn(plan, i),
                  b = pave_citadel_turn(plan, (i + 1) % plan->side_count);
        const bool reflex = a > 2 || b > 2, sharp = a == 2 || b == 2;
        if (plan->length[i] < 1) return false;
        if (plan->mids[i] == 0 && !reflex &&
            plan->length[i] < citadel_side_least(&plan->set, sharp))
            return false;
    }
    return true;
}

// ---- A trial ------------------------------------------------------------------------------------

/// Returns the number of cells of a polygon along the lanes, which is twice its area in unit cells.
static int32_t citadel_area(const pave_tri_vertex *polygon, int32_t count)
{
    int32_t area = 0;
    for (int32_t i = 0; i < count; i++) {
        const pave_tri_vertex a = polygon[i], b = polygon[(i + 1) % count];
        area += a.q * b.r - b.q * a.r;
    }
    return area;
}

void pave_citadel_inset(const pave_citadel_plan *plan, int32_t rows, pave_tri_vertex *out)
{
    static const int8_t lane_of[6] = {1, 0, 2, 1, 0, 2}, outward[6] = {-1, 1, 1, 1, -1, -1};
    for (int32_t i = 0; i < plan->side_count; i++) {
        int32_t line[3] = {0, 0, 0};
        bool known[3] = {false, false, false};
        const int32_t before = (i + plan->side_count - 1) % plan->side_count;
        const int directions[2] = {plan->direction[before], plan->direction[i]};
        const pave_tri_vertex at = plan->corner[i];
        const int32_t lanes[3] = {at.q, at.r, at.q + at.r};
        for (int j = 0; j < 2; j++) {
            const int lane = lane_of[directions[j]];
            line[lane] = lanes[lane] - rows * outward[directions[j]];
            known[lane] = true;
        }
        out[i] = !known[0]   ? pave_tri_vertex_of(line[2] - line[1], line[1])
                 : !known[1] ? pave_tri_vertex_of(line[0], line[2] - line[0])
                             : pave_tri_vertex_of(line[0], line[1]);
    }
}

static void citadel_rows_clear(uint8_t *cells, const pave_tri_vertex *polygon, int32_t count)
{
    int32_t low = INT32_MAX, high = INT32_MIN;
    for (int32_t i = 0; i < count; i++) {
        low = polygon[i].r < low ? polygon[i].r : low;
        high = polygon[i].r > high ? polygon[i].r : high;
    }
    memset(cells + low * PAVE_CITADEL_ROW, 0, (size_t)(high - low) * PAVE_CITADEL_ROW);
}

/// Returns whether the area inside the wall is a valid polygon whose sides have the same directions
/// as the curtains.
static bool citadel_inside_holds(pave_citadel_town *town)
{
    const pave_citadel_plan *plan = &town->trial;
    pave_tri_vertex inset[PAVE_CITADEL_SIDES_MAX];
    pave_citadel_inset(plan, plan->set.thick, inset);
    for (int32_t i = 0; i < plan->side_count; i++) {
        const pave_tri_vertex a = inset[i], b = inset[(i + 1) % plan->side_count],
                              step = pave_citadel_step(a, plan->direction[i], 1);
        const int32_t along = (b.q - a.q) * (step.q - a.q) + (b.r - a.r) * (step.r - a.r);
        if (along < 1) return false;
    }
    const int32_t area = citadel_area(inset, plan->side_count),
                  cells = pave_citadel_fill(town->mark, inset, plan->side_count, 1);
    citadel_rows_clear(town->mark, inset, plan->side_count);
    return area == cells && cells <= PAVE_CITADEL_INSIDE_MAX;
}

/// Marks the trial on the board. Returns whether its parts are disjoint.
static bool citadel_trial_lay(pave_citadel_town *town)
{
    const pave_citadel_plan *plan = &town->trial;
    if (pave_citadel_fill(town->work, plan->corner, plan->side_count, 1) !=
        citadel_area(plan->corner, plan->side_count))
        return false;
    for (int32_t b = 0; b < plan->bastion_count; b++) {
        const pave_citadel_bastion *bastion = &plan->bastion[b];
        pave_tri_vertex loop[8];
        memcpy(loop, plan->trace + bastion->start, (size_t)bastion->count * sizeof *loop);
        loop[bastion->count] = bastion->corner;
        const int32_t count = bastion->count + (bastion->kind == PAVE_CITADEL_WORK_CORNER);
        if (pave_citadel_fill(town->work, loop, count, (uint8_t)(2 + b)) !=
            citadel_area(loop, count))
            return false;
    }
    return true;
}

static bool citadel_trial_keep(pave_citadel_town *town)
{
    if (!citadel_trial_lay(town) || !citadel_inside_holds(town) ||
        !pave_citadel_trial_holds(town)) {
        citadel_rows_clear(town->work, town->trial.trace, town->trial.trace_count);
        return false;
    }
    town->plan = town->trial;
    return true;
}

/// Builds the largest trace that fits, with sides drawn for `k` and `try`.
static bool citadel_trial_make(pave_citadel_town *town, int32_t k, int32_t try)
{
    pave_citadel_plan *plan = &town->trial;
    const citadel_free drawn = citadel_free_draw(town, k, try);
    const int32_t most = town->def.size - plan->set.slack,
                  turn = pave_citadel_draw(town->seed, PAVE_CITADEL_DRAW_TURN, 0, 0, 0, 6);
    for (int32_t side = most; side > 1; side--) {
        if (town->def.outline == PAVE_CITADEL_OUTLINE_FREE)
            citadel_sides_free(plan, &drawn, side);
        else
            citadel_sides_regular(plan, town->def.outline, side);
        if (plan->side_count <= 4 && town->def.outline == PAVE_CITADEL_OUTLINE_FREE) return false;
        for (int32_t i = 0; i < plan->side_count; i++)
            plan->direction[i] = (int8_t)((plan->direction[i] + turn) % 6);
        if (town->def.bastions && town->def.bastions < citadel_corners(plan)) return false;
        citadel_mids_put(plan, town->def.bastions);
        if (!citadel_sides_hold(plan)) return false;
        if (pave_citadel_trace_make(plan) && plan->extent <= most) return citadel_trial_keep(town);
    }
    return false;
}

// ---- The plan -----------------------------------------------------------------------------------

static pave_result citadel_plan_refuse(const pave_citadel_town *town, pave_error *error)
{
    static const int32_t corners[5] = {0, 3, 4, 6, 5};
    const pave_citadel_def *def = &town->def;
    const char *name = pave_word(pave_citadel_outline_words, def->outline);
    if (def->bastions && def->bastions < corners[def->outline])
        return PAVE_FAIL(error, PAVE_INVALID,
                         "a %s outline has a bastion at each of its corners: ask for %" PRId32
                         " bastions or more, not %" PRId32,
                         name, corners[def->outline], def->bastions);
    if (def->bastions)
        return PAVE_FAIL(error, PAVE_INVALID,
                         "seed %" PRIu64 " has no %s outline of size %" PRId32 " with %" PRId32
                         " bastions and no dead ground: ask for another number, size or seed",
                         def->seed, name, def->size, def->bastions);
    return PAVE_FAIL(error, PAVE_INVALID,
                     "seed %" PRIu64 " has no %s outline of size %" PRId32
                     " without dead ground: ask for a greater size or another seed",
                     def->seed, name, def->size);
}

pave_result pave_citadel_plan_make(pave_citadel_town *town, pave_error *error)
{
    const int32_t tries = town->def.outline == PAVE_CITADEL_OUTLINE_FREE ? CITADEL_FREE_DRAWS : 1;
    for (int32_t k = 0; k < CITADEL_SETS + CITADEL_SETS_PLAIN; k++) {
        town->trial.set = citadel_set_draw(town, k);
        for (int32_t try = 0; try < tries; try++)
            if (citadel_trial_make(town, k, try)) return PAVE_OK;
    }
    return citadel_plan_refuse(town, error);
}
