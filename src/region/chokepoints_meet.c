/// src/region/chokepoints_meet.c: where areas meet: steps from one area to the other, in connected
/// groups, and for each group a minimum vertex cut: the fewest cells that separate the two areas
/// there, as many as there are vertex-disjoint paths. Of several cuts it takes one whose cells are
/// tight, and then near the meeting: in the door, not before it. Based on: L. Ford, D. Fulkerson,
/// "Maximal Flow Through a Network", 1956; J. Edmonds, R. Karp, 1972; K. Menger, "Zur allgemeinen
/// Kurventheorie", 1927.
#include "../base/exact.h"

#include "../base/array.h"
#include "chokepoints_model.h"

#include <stdlib.h>
#include <string.h>

// ---- The minimum cut ----------------------------------------------------------------------------

/// A cell is two states: one has come to it (2 c), and one may leave it (2 c + 1). Between them
/// passes what it costs to close the cell. What a search came over: an arc, ~ an arc whose twin's
/// flow is taken back, or the cell itself.
enum { PAVE_CHOKE_OVER_CELL = INT32_MIN, PAVE_CHOKE_REACH = 64 };

/// To close a cell costs this, and a little more where it is less tight, or farther from the
/// meeting: all that together, of as many cells as a cut may have, is less than one cell.
#define PAVE_CHOKE_COST (INT64_C(1) << 50)
enum {
    PAVE_CHOKE_TIGHT_MAX = (1 << 15) - 1,
    PAVE_CHOKE_DEPTH_MAX = (1 << 15) - 1,
    PAVE_CHOKE_WIDTH_MAX = 1 << 12
};

typedef struct pave_choke_ball {
    int32_t low;    ///< the area where ways begin
    int32_t saddle; ///< the widest step where the areas meet, by distance to obstacles: what lies
                    ///< deeper is wide. No step leads from wide to wide
    int32_t reach;  ///< how many steps away the ground ends
    int32_t count;  ///< cells, in `queue`
} pave_choke_ball;

/// The widest of the steps from an area to the other.
static int32_t choke_saddle(const pave_choke_job *job, int32_t count)
{
    const pave_graph *graph = job->graph;
    int32_t saddle = 0;
    for (int32_t i = 0; i < count; i++) {
        int32_t cell = job->queue[i];
        for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++) {
            int32_t to = graph->to[arc], least = job->distance[to] < job->distance[cell]
                                                     ? job->distance[to]
                                                     : job->distance[cell];
            if (job->depth[to] == 0 && job->area[to] != job->area[cell] && least > saddle)
                saddle = least;
        }
    }
    return saddle;
}

/// The ground round the meeting, up to what is wide. Areas are entered at the meeting alone.
static void choke_ball_fill(pave_choke_job *job, pave_choke_ball *ball)
{
    const pave_graph *graph = job->graph;
    for (int32_t i = 0; i < ball->count; i++) job->depth[job->queue[i]] = 0;
    ball->saddle = choke_saddle(job, ball->count);
    ball->reach = PAVE_CHOKE_REACH + (ball->saddle < INT32_MAX / 16 ? 8 * ball->saddle : 0);
    for (int32_t at = 0; at < ball->count; at++) {
        int32_t cell = job->queue[at];
        if (job->depth[cell] == ball->reach || job->distance[cell] > ball->saddle) continue;
        for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++) {
            int32_t to = graph->to[arc];
            if (job->depth[to] >= 0 || job->area[to] != job->area[cell]) continue;
            job->depth[to] = job->depth[cell] + 1;
            job->queue[ball->count++] = to;
        }
    }
}

/// Where ways begin and end: where it is wide, and where the ground round the meeting ends.
static bool choke_is_end(const pave_choke_job *job, const pave_choke_ball *ball, int32_t cell)
{
    return job->distance[cell] > ball->saddle || job->depth[cell] == ball->reach;
}

/// What may still pass a cell.
static int64_t choke_left(const pave_choke_job *job, const pave_choke_ball *ball, int32_t cell)
{
    if (choke_is_end(job, ball, cell)) return INT64_MAX;
    int64_t tight =
        job->tight[cell] < PAVE_CHOKE_TIGHT_MAX ? job->tight[cell] : PAVE_CHOKE_TIGHT_MAX;
    int64_t depth =
        job->depth[cell] < PAVE_CHOKE_DEPTH_MAX ? job->depth[cell] : PAVE_CHOKE_DEPTH_MAX;
    return PAVE_CHOKE_COST + (tight << 22) + depth - job->through[cell];
}

static int32_t choke_twin(const pave_graph *graph, int32_t from, int32_t arc)
{
    if (graph->twin) return graph->twin[arc];
    int32_t twin = graph->start[graph->to[arc]];
    while (graph->to[twin] != from) twin++;
    return twin;
}

typedef struct pave_choke_search {
    int32_t *states; ///< behind the ball's cells in `queue`
    int32_t found;
    int32_t end; ///< the state that was sought; -1: not found
} pave_choke_search;

static void choke_reach_state(pave_choke_job *job, pave_choke_search *search, int32_t state,
                              int32_t before, int32_t over)
{
    if (job->seen[state] == job->search) return;
    job->seen[state] = job->search;
    job->before[state] = before;
    job->arc[state] = over;
    search->states[search->found++] = state;
}

/// Whether ways may lead along an arc.
static bool choke_is_passable(const pave_choke_job *job, int32_t from, int32_t to)
{
    return job->depth[to] >= 0 &&
           (job->area[from] == job->area[to] || (job->depth[from] == 0 && job->depth[to] == 0));
}

static void choke_leave(pave_choke_job *job, pave_choke_search *search, int32_t cell)
{
    const pave_graph *graph = job->graph;
    int32_t state = 2 * cell + 1;
    for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++)
        if (choke_is_passable(job, cell, graph->to[arc]))
            choke_reach_state(job, search, 2 * graph->to[arc], state, arc);
    if (job->through[cell] > 0)
        choke_reach_state(job, search, 2 * cell, state, PAVE_CHOKE_OVER_CELL);
}

static void choke_enter(pave_choke_job *job, const pave_choke_ball *ball, pave_choke_search *search,
                        int32_t cell)
{
    const pave_graph *graph = job->graph;
    int32_t state = 2 * cell;
    if (choke_is_end(job, ball, cell) && job->area[cell] != ball->low) {
        search->end = state;
        return;
    }
    if (choke_left(job, ball, cell) > 0)
        choke_reach_state(job, search, state + 1, state, PAVE_CHOKE_OVER_CELL);
    for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++)
        if (choke_is_passable(job, cell, graph->to[arc]) &&
            job->flow[choke_twin(graph, cell, arc)] > 0)
            choke_reach_state(job, search, 2 * graph->to[arc] + 1, state, ~arc);
}

/// How much more may pass where a search came to a state.
static int64_t choke_passes(const pave_choke_job *job, const pave_choke_ball *ball, int32_t state)
{
    int32_t over = job->arc[state];
    if (over == PAVE_CHOKE_OVER_CELL)
        return state & 1 ? choke_left(job, ball, state / 2) : job->through[state / 2];
    return over >= 0 ? INT64_MAX : job->flow[choke_twin(job->graph, job->before[state] / 2, ~over)];
}

static void choke_pass(pave_choke_job *job, int32_t state, int64_t amount)
{
    int32_t over = job->arc[state];
    if (over == PAVE_CHOKE_OVER_CELL)
        job->through[state / 2] += state & 1 ? amount : -amount;
    else if (over >= 0)
        job->flow[over] += amount;
    else
        job->flow[choke_twin(job->graph, job->before[state] / 2, ~over)] -= amount;
}

/// Seeks a way on which more can pass, the shortest. Returns the amount; 0 if nothing can pass.
static int64_t choke_augment(pave_choke_job *job, const pave_choke_ball *ball)
{
    pave_choke_search search = {.states = job->queue + ball->count, .end = -1};
    int64_t amount = INT64_MAX;
    job->search++;
    for (int32_t i = 0; i < ball->count; i++)
        if (job->area[job->queue[i]] == ball->low && choke_is_end(job, ball, job->queue[i]))
            choke_reach_state(job, &search, 2 * job->queue[i] + 1, -1, 0);
    for (int32_t at = 0; at < search.found && search.end < 0; at++) {
        int32_t state = search.states[at];
        if (state & 1)
            choke_leave(job, &search, state / 2);
        else
            choke_enter(job, ball, &search, state / 2);
    }
    if (search.end < 0) return 0;
    for (int32_t state = search.end; job->before[state] >= 0; state = job->before[state]) {
        int64_t passes = choke_passes(job, ball, state);
        amount = passes < amount ? passes : amount;
    }
    for (int32_t state = search.end; job->before[state] >= 0; state = job->before[state])
        choke_pass(job, state, amount);
    return amount;
}

/// The cells that the last search came to but could not pass.
static pave_result choke_list_cut(pave_choke_job *job, const pave_choke_ball *ball)
{
    int32_t first = job->across_count;
    for (int32_t i = 0; i < ball->count; i++) {
        int32_t cell = job->queue[i], at = job->across_count;
        if (job->seen[2 * cell] != job->search || job->seen[2 * cell + 1] == job->search) continue;
        if (at == INT32_MAX || !pave_array_reserve(&job->allocator, &job->across, &job->across_room,
                                                   (int64_t)at + 1, sizeof *job->across))
            return PAVE_NO_MEMORY;
        for (; at > first && job->across[at - 1] > cell; at--)
            job->across[at] = job->across[at - 1];
        job->across[at] = cell;
        job->across_count++;
    }
    return PAVE_OK;
}

static pave_result choke_cut(pave_choke_job *job, int32_t low, int32_t count, int32_t *width)
{
    const pave_graph *graph = job->graph;
    pave_choke_ball ball = {.low = low, .count = count};
    int32_t first = job->across_count;
    int32_t told = job->def->width_max; // beyond this a cut does not matter: so many cells cost
                                        // less than one cell more
    int64_t most = (told > 0 && told < PAVE_CHOKE_WIDTH_MAX ? told + 1 : PAVE_CHOKE_WIDTH_MAX) *
                   PAVE_CHOKE_COST;
    choke_ball_fill(job, &ball);
    for (int32_t i = 0; i < ball.count; i++) {
        int32_t cell = job->queue[i];
        job->through[cell] = 0;
        for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++)
            job->flow[arc] = 0;
    }
    for (int64_t amount = 1; amount > 0 && most > 0; most -= amount)
        amount = choke_augment(job, &ball);
    pave_result result = most > 0 ? choke_list_cut(job, &ball) : PAVE_OK;
    for (int32_t i = 0; i < ball.count; i++) job->depth[job->queue[i]] = -1;
    *width = job->across_count - first;
    return result;
}

// ---- Steps between areas ------------------------------------------------------------------------

/// By areas, then cells; only parallel arcs are equal.
static int choke_step_compare(const void *a, const void *b)
{
    const pave_choke_step *one = a, *other = b;
    if (one->low != other->low) return one->low < other->low ? -1 : 1;
    if (one->high != other->high) return one->high < other->high ? -1 : 1;
    if (one->from != other->from) return one->from < other->from ? -1 : 1;
    return (one->to > other->to) - (one->to < other->to);
}

static bool choke_crosses(const pave_choke_job *job, int32_t from, int32_t to)
{
    return job->area[from] > 0 && job->area[from] < job->area[to];
}

/// All steps from a lower to a higher area.
static pave_result choke_list_steps(pave_choke_job *job)
{
    const pave_graph *graph = job->graph;
    for (int32_t cell = 0; cell < job->cell_count; cell++)
        for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++)
            job->step_room += choke_crosses(job, cell, graph->to[arc]);
    job->steps = pave_array_allocate(&job->allocator, (size_t)job->step_room, sizeof *job->steps);
    if (!job->steps) return PAVE_NO_MEMORY;
    for (int32_t cell = 0; cell < job->cell_count; cell++)
        for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++) {
            int32_t to = graph->to[arc];
            if (choke_crosses(job, cell, to))
                job->steps[job->step_count++] =
                    (pave_choke_step){job->area[cell], job->area[to], cell, to};
        }
    qsort(job->steps, (size_t)job->step_count, sizeof *job->steps, choke_step_compare);
    return PAVE_OK;
}

// ---- What a chokepoint is like ------------------------------------------------------------------

static double choke_away(const pave_choke_job *job, int32_t cell, pave_vec2 point)
{
    if (!job->graph->positions) return 0.0;
    pave_vec2 at = job->graph->positions[cell];
    return (at.x - point.x) * (at.x - point.x) + (at.y - point.y) * (at.y - point.y);
}

/// The middle of the cells across.
static int32_t choke_middle(const pave_choke_job *job, const int32_t *cells, int32_t count)
{
    pave_vec2 mean = {0, 0};
    for (int32_t i = 0; i < count && job->graph->positions; i++) {
        mean.x += job->graph->positions[cells[i]].x / count;
        mean.y += job->graph->positions[cells[i]].y / count;
    }
    int32_t best = cells[0];
    for (int32_t i = 1; i < count; i++) {
        int32_t deeper = job->distance[cells[i]] - job->distance[best];
        if (deeper > 0 ||
            (deeper == 0 && choke_away(job, cells[i], mean) < choke_away(job, best, mean)))
            best = cells[i];
    }
    return best;
}

/// The closed cell next to the cells across that is farthest from a point; -1: none is closed.
static int32_t choke_side(const pave_choke_job *job, const int32_t *cells, int32_t count,
                          pave_vec2 point, int32_t but)
{
    const pave_graph *graph = job->graph;
    int32_t best = -1;
    for (int32_t i = 0; i < count; i++)
        for (int32_t arc = graph->start[cells[i]]; arc < graph->start[cells[i] + 1]; arc++) {
            int32_t to = graph->to[arc];
            if (job->distance[to] != 0 || to == but) continue;
            double more =
                best < 0 ? 1.0 : choke_away(job, to, point) - choke_away(job, best, point);
            if (more > 0.0 || (!(more < 0.0) && to < best)) best = to;
        }
    return best;
}

/// Both ends: the closed cell farthest from the middle, and that farthest from there, if it lies
/// beyond the middle.
static void choke_find_sides(const pave_choke_job *job, const int32_t *cells, pave_chokepoint *item)
{
    const pave_vec2 *positions = job->graph->positions;
    pave_vec2 middle = positions ? positions[item->cell] : pave_vec2_of(0, 0);
    item->sides[0] = choke_side(job, cells, item->width, middle, -1);
    item->sides[1] = -1;
    if (item->sides[0] < 0) return;
    pave_vec2 one = positions ? positions[item->sides[0]] : middle;
    int32_t other = choke_side(job, cells, item->width, one, item->sides[0]);
    if (other < 0) return;
    pave_vec2 two = positions ? positions[other] : middle;
    double turn = (one.x - middle.x) * (two.x - middle.x) + (one.y - middle.y) * (two.y - middle.y);
    if (!positions || turn <= 0.0) item->sides[1] = other;
}

/// One chokepoint, round `count` cells of `queue`.
static pave_result choke_add(pave_choke_job *job, const pave_choke_step *step, int32_t count)
{
    pave_chokepoint item = {.areas = {step->low, step->high}, .start = job->across_count};
    pave_result result = choke_cut(job, step->low, count, &item.width);
    if (result != PAVE_OK) return result;
    if (item.width == 0 || (job->def->width_max > 0 && item.width > job->def->width_max)) {
        job->across_count = item.start;
        return PAVE_OK;
    }
    const int32_t *cells = job->across + item.start;
    item.cell = choke_middle(job, cells, item.width);
    choke_find_sides(job, cells, &item);
    if (job->item_count == INT32_MAX ||
        !pave_array_reserve(&job->allocator, &job->items, &job->item_room,
                            (int64_t)job->item_count + 1, sizeof *job->items))
        return PAVE_NO_MEMORY;
    job->items[job->item_count++] = item;
    return PAVE_OK;
}

// ---- Groups -------------------------------------------------------------------------------------

/// The cells of a pair that are connected to one of them, into `queue`. Returns how many.
static int32_t choke_group(pave_choke_job *job, int32_t cell, int32_t pair)
{
    const pave_graph *graph = job->graph;
    int32_t found = 0;
    job->group[cell] = pair;
    job->queue[found++] = cell;
    for (int32_t at = 0; at < found; at++)
        for (int32_t arc = graph->start[job->queue[at]]; arc < graph->start[job->queue[at] + 1];
             arc++) {
            int32_t to = graph->to[arc];
            if (job->pair[to] != pair || job->group[to] == pair) continue;
            job->group[to] = pair;
            job->queue[found++] = to;
        }
    return found;
}

static int choke_item_compare(const void *a, const void *b)
{
    const pave_chokepoint *one = a, *other = b;
    if (one->areas[0] != other->areas[0]) return one->areas[0] < other->areas[0] ? -1 : 1;
    if (one->areas[1] != other->areas[1]) return one->areas[1] < other->areas[1] ? -1 : 1;
    if (one->cell != other->cell) return one->cell < other->cell ? -1 : 1;
    return (one->start > other->start) - (one->start < other->start);
}

static void choke_fill_tight(pave_choke_job *job)
{
    const pave_graph *graph = job->graph;
    for (int32_t cell = 0; cell < job->cell_count; cell++) {
        int32_t open = 0, distance = job->distance[cell];
        for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1] && open < 15; arc++)
            open += job->distance[graph->to[arc]] > 0;
        job->tight[cell] = 16 * (distance < INT32_MAX / 32 ? distance : INT32_MAX / 32) + open;
    }
}

pave_result pave_choke_meetings(pave_choke_job *job)
{
    pave_result result = choke_list_steps(job);
    choke_fill_tight(job);
    int32_t pair = 0;
    for (int64_t first = 0, end; result == PAVE_OK && first < job->step_count; first = end) {
        const pave_choke_step *steps = job->steps;
        pair++;
        for (end = first; end < job->step_count && steps[end].low == steps[first].low &&
                          steps[end].high == steps[first].high;
             end++)
            job->pair[steps[end].from] = job->pair[steps[end].to] = pair;
        for (int64_t i = first; result == PAVE_OK && i < end; i++) {
            if (job->group[steps[i].from] == pair) continue;
            result = choke_add(job, &steps[i], choke_group(job, steps[i].from, pair));
        }
    }
    if (result == PAVE_OK && job->item_count > 0)
        qsort(job->items, (size_t)job->item_count, sizeof *job->items, choke_item_compare);
    return result;
}
