/// src/tactics/citadel/citadel_sight.c: validates a trace: its bastions do not touch, and no cell
/// at its foot is dead ground. Sight is exact and strict: a segment between the centres of two
/// cells must not even touch a corner of a solid cell, except the cell where it starts.
#include "../../base/exact.h"

#include "citadel_model.h"

#include <string.h>

enum {
    CITADEL_FOOT_MAX = 4096, ///< maximum number of cells at the foot of a trace
    CITADEL_MARK_FOOT = 1,
    CITADEL_MARK_PARAPET = 2,
    CITADEL_MARK_VERTEX = 4
};

// ---- A segment ----------------------------------------------------------------------------------

/// A walk along a segment: the cross product of the segment and the upper left vertex of the
/// current unit cell, whose sign gives the side of the vertex, and the changes of this product per
/// step in q and r.
typedef struct citadel_ray {
    int32_t origin, along_q, along_r;
} citadel_ray;

static void citadel_ray_corners(citadel_ray ray, int s, int32_t out[3])
{
    out[0] = ray.origin + (s ? ray.along_q : 0);
    out[1] = ray.origin + ray.along_q + (s ? ray.along_r : 0);
    out[2] = ray.origin + ray.along_r;
}

/// Returns the centre of a cell, times three.
static pave_tri_vertex citadel_middle(int32_t at)
{
    return pave_tri_vertex_of(3 * pave_citadel_q(at) + 1 + (at & 1),
                              3 * pave_citadel_r(at) + 1 + (at & 1));
}

/// Returns whether all cells around a corner, except `from`, are not solid.
static bool citadel_corner_clear(const uint8_t *solid, int32_t at, int corner, int32_t from)
{
    static const int16_t first[2][3] = {{0, 2, PAVE_CITADEL_ROW},
                                        {2, PAVE_CITADEL_ROW + 2, PAVE_CITADEL_ROW}};
    const int32_t vertex = (at & ~1) + first[at & 1][corner];
    for (int k = 0; k < PAVE_TRI_TOUCHES_MAX; k++) {
        const int32_t cell = vertex + pave_citadel_around[k];
        if (solid[cell] && cell != from) return false;
    }
    return true;
}

/// Returns whether the segment from a cell, which may be solid, to another cell is clear.
static bool citadel_sees(const uint8_t *solid, int32_t from, int32_t to)
{
    static const int16_t opposite[2][3] = {
        {-PAVE_CITADEL_ROW - 1, -PAVE_CITADEL_ROW + 3, PAVE_CITADEL_ROW - 1},
        {-PAVE_CITADEL_ROW + 1, PAVE_CITADEL_ROW + 1, PAVE_CITADEL_ROW - 3}};
    const pave_tri_vertex a = citadel_middle(from), b = citadel_middle(to);
    const int32_t dx = b.q - a.q, dy = b.r - a.r;
    citadel_ray ray = {0, -3 * dy, 3 * dx};
    for (int32_t at = from; at != to;) {
        int32_t corners[3];
        int k = 0;
        ray.origin = dx * (3 * pave_citadel_r(at) - a.r) - dy * (3 * pave_citadel_q(at) - a.q);
        citadel_ray_corners(ray, at & 1, corners);
        while (!(corners[k] <= 0 && corners[(k + 1) % 3] > 0)) k++;
        if (corners[k] < 0) { // the segment leaves across side k
            at += pave_citadel_edge[at & 1][k];
        } else { // the segment leaves through corner k
            if (!citadel_corner_clear(solid, at, k, from)) return false;
            at += opposite[at & 1][k];
        }
        if (solid[at]) return false;
    }
    return true;
}

// ---- The foot and the parapets ------------------------------------------------------------------

typedef struct citadel_siege {
    pave_citadel_town *town;
    const uint8_t *work;
    int32_t foot[CITADEL_FOOT_MAX], foot_count;
    int32_t parapet[CITADEL_FOOT_MAX], parapet_count; ///< cells of bastions, by bastion
    int32_t start[PAVE_CITADEL_BASTIONS_MAX + 1];
    int32_t order[PAVE_CITADEL_BASTIONS_MAX];
} citadel_siege;

/// Adds the cells around a vertex of the trace. Returns false if the trace visits the vertex twice
/// or two bastions touch.
static bool citadel_siege_vertex(citadel_siege *siege, pave_tri_vertex vertex)
{
    uint8_t *mark = siege->town->mark;
    const int32_t at = pave_citadel_at(vertex.q, vertex.r, 0);
    int bastion = 0;
    if (mark[at] & CITADEL_MARK_VERTEX) return false;
    mark[at] |= CITADEL_MARK_VERTEX;
    for (int k = 0; k < PAVE_TRI_TOUCHES_MAX; k++) {
        const int32_t cell = at + pave_citadel_around[k];
        const int value = siege->work[cell];
        if (value == 0 && !(mark[cell] & CITADEL_MARK_FOOT)) {
            if (siege->foot_count == CITADEL_FOOT_MAX) return false;
            mark[cell] |= CITADEL_MARK_FOOT;
            siege->foot[siege->foot_count++] = cell;
        }
        if (value < 2) continue;
        if (bastion && bastion != value) return false;
        bastion = value;
        if (mark[cell] & CITADEL_MARK_PARAPET) continue;
        if (siege->parapet_count == CITADEL_FOOT_MAX) return false;
        mark[cell] |= CITADEL_MARK_PARAPET;
        siege->parapet[siege->parapet_count++] = cell;
    }
    return true;
}

/// Walks around the trace, vertex by vertex.
static bool citadel_siege_walk(citadel_siege *siege)
{
    const pave_citadel_plan *plan = &siege->town->trial;
    for (int32_t i = 0; i < plan->trace_count; i++) {
        pave_tri_vertex at = plan->trace[i];
        const pave_tri_vertex end = plan->trace[(i + 1) % plan->trace_count];
        const int32_t q = (end.q > at.q) - (end.q < at.q), r = (end.r > at.r) - (end.r < at.r);
        for (; at.q != end.q || at.r != end.r; at.q += q, at.r += r)
            if (!citadel_siege_vertex(siege, at)) return false;
    }
    return true;
}

/// Sorts the parapets by bastion. The walk finds them in this order, but it may begin within the
/// first bastion.
static void citadel_siege_sort(citadel_siege *siege)
{
    int32_t sorted[CITADEL_FOOT_MAX], count = 0;
    const int32_t bastions = siege->town->trial.bastion_count;
    for (int32_t b = 0; b < bastions; b++) {
        siege->start[b] = count;
        for (int32_t i = 0; i < siege->parapet_count; i++)
            if (siege->work[siege->parapet[i]] == 2 + b) sorted[count++] = siege->parapet[i];
    }
    siege->start[bastions] = count;
    memcpy(siege->parapet, sorted, (size_t)count * sizeof *sorted);
}

static void citadel_siege_clear(citadel_siege *siege)
{
    const pave_citadel_plan *plan = &siege->town->trial;
    pave_citadel_box box = pave_citadel_box_empty();
    for (int32_t i = 0; i < plan->trace_count; i++)
        pave_citadel_box_add(&box, pave_citadel_at(plan->trace[i].q, plan->trace[i].r, 0));
    memset(siege->town->mark + (box.low[1] - 1) * PAVE_CITADEL_ROW, 0,
           (size_t)(box.high[1] - box.low[1] + 3) * PAVE_CITADEL_ROW);
}

// ---- Dead ground --------------------------------------------------------------------------------

static bool citadel_siege_reach(int32_t a, int32_t b)
{
    return pave_tri_distance(pave_citadel_cell(a), pave_citadel_cell(b), PAVE_TRI_TOUCH) <=
           PAVE_CITADEL_REACH;
}

/// Sorts the bastions by the distance of their corners, the nearest first.
static void citadel_siege_near(citadel_siege *siege, int32_t foot)
{
    const pave_citadel_plan *plan = &siege->town->trial;
    int64_t distance[PAVE_CITADEL_BASTIONS_MAX];
    for (int32_t b = 0; b < plan->bastion_count; b++) {
        const pave_tri_vertex corner = plan->bastion[b].corner;
        const int64_t far = pave_tri_distance(
            pave_citadel_cell(foot), pave_tri_face_of(corner.q, corner.r, 0), PAVE_TRI_EDGE_STEPS);
        int32_t at = b;
        for (; at > 0 && distance[at - 1] > far; at--) {
            distance[at] = distance[at - 1];
            siege->order[at] = siege->order[at - 1];
        }
        distance[at] = far;
        siege->order[at] = b;
    }
}

static bool citadel_siege_seen(citadel_siege *siege, int32_t foot)
{
    uint64_t own = 0;
    for (int k = 0; k < PAVE_TRI_TOUCHING_MAX; k++) {
        const int value = siege->work[foot + pave_citadel_touch[foot & 1][k]];
        if (value >= 2) own |= UINT64_C(1) << (value - 2);
    }
    citadel_siege_near(siege, foot);
    for (int32_t i = 0; i < siege->town->trial.bastion_count; i++) {
        const int32_t b = siege->order[i];
        if (own >> b & 1) continue;
        for (int32_t p = siege->start[b]; p < siege->start[b + 1]; p++)
            if (citadel_siege_reach(siege->parapet[p], foot) &&
                citadel_sees(siege->work, siege->parapet[p], foot))
                return true;
    }
    return false;
}

bool pave_citadel_trial_holds(pave_citadel_town *town)
{
    citadel_siege siege = {.town = town, .work = town->work};
    bool holds = citadel_siege_walk(&siege);
    citadel_siege_clear(&siege);
    if (!holds) return false;
    citadel_siege_sort(&siege);
    for (int32_t i = 0; i < siege.foot_count; i++)
        if (!citadel_siege_seen(&siege, siege.foot[i])) return false;
    return true;
}
