/// src/region/chokepoints_cut.c: a smallest set of cells without which nobody comes from one area
/// to the other where they meet: as many as there are ways side by side that share no cell. Of
/// several such sets one whose cells lie where it is tight, and then near the meeting: in the door,
/// and not before it. Based on: L. Ford, D. Fulkerson, "Maximal Flow Through a Network", 1956; J.
/// Edmonds, R. Karp, 1972; K. Menger, "Zur allgemeinen Kurventheorie", 1927.
#include "../base/exact.h"

#include "../base/array.h"
#include "chokepoints_model.h"

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
static int32_t pave_choke_saddle(const pave_choke_job *job, int32_t count)
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
static void pave_choke_ball_fill(pave_choke_job *job, pave_choke_ball *ball)
{
    const pave_graph *graph = job->graph;
    for (int32_t i = 0; i < ball->count; i++) job->depth[job->queue[i]] = 0;
    ball->saddle = pave_choke_saddle(job, ball->count);
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
static bool pave_choke_is_end(const pave_choke_job *job, const pave_choke_ball *ball, int32_t cell)
{
    return job->distance[cell] > ball->saddle || job->depth[cell] == ball->reach;
}

/// What may still pass a cell.
static int64_t pave_choke_left(const pave_choke_job *job, const pave_choke_ball *ball, int32_t cell)
{
    if (pave_choke_is_end(job, ball, cell)) return INT64_MAX;
    int64_t tight =
        job->tight[cell] < PAVE_CHOKE_TIGHT_MAX ? job->tight[cell] : PAVE_CHOKE_TIGHT_MAX;
    int64_t depth =
        job->depth[cell] < PAVE_CHOKE_DEPTH_MAX ? job->depth[cell] : PAVE_CHOKE_DEPTH_MAX;
    return PAVE_CHOKE_COST + (tight << 22) + depth - job->through[cell];
}

static int32_t pave_choke_twin(const pave_graph *graph, int32_t from, int32_t arc)
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

static void pave_choke_reach_state(pave_choke_job *job, pave_choke_search *search, int32_t state,
                                   int32_t before, int32_t over)
{
    if (job->seen[state] == job->search) return;
    job->seen[state] = job->search;
    job->before[state] = before;
    job->arc[state] = over;
    search->states[search->found++] = state;
}

/// Whether ways may lead along an arc.
static bool pave_choke_is_passable(const pave_choke_job *job, int32_t from, int32_t to)
{
    return job->depth[to] >= 0 &&
           (job->area[from] == job->area[to] || (job->depth[from] == 0 && job->depth[to] == 0));
}

static void pave_choke_leave(pave_choke_job *job, pave_choke_search *search, int32_t cell)
{
    const pave_graph *graph = job->graph;
    int32_t state = 2 * cell + 1;
    for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++)
        if (pave_choke_is_passable(job, cell, graph->to[arc]))
            pave_choke_reach_state(job, search, 2 * graph->to[arc], state, arc);
    if (job->through[cell] > 0)
        pave_choke_reach_state(job, search, 2 * cell, state, PAVE_CHOKE_OVER_CELL);
}

static void pave_choke_enter(pave_choke_job *job, const pave_choke_ball *ball,
                             pave_choke_search *search, int32_t cell)
{
    const pave_graph *graph = job->graph;
    int32_t state = 2 * cell;
    if (pave_choke_is_end(job, ball, cell) && job->area[cell] != ball->low) {
        search->end = state;
        return;
    }
    if (pave_choke_left(job, ball, cell) > 0)
        pave_choke_reach_state(job, search, state + 1, state, PAVE_CHOKE_OVER_CELL);
    for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++)
        if (pave_choke_is_passable(job, cell, graph->to[arc]) &&
            job->flow[pave_choke_twin(graph, cell, arc)] > 0)
            pave_choke_reach_state(job, search, 2 * graph->to[arc] + 1, state, ~arc);
}

/// How much more may pass where a search came to a state.
static int64_t pave_choke_passes(const pave_choke_job *job, const pave_choke_ball *ball,
                                 int32_t state)
{
    int32_t over = job->arc[state];
    if (over == PAVE_CHOKE_OVER_CELL)
        return state & 1 ? pave_choke_left(job, ball, state / 2) : job->through[state / 2];
    return over >= 0 ? INT64_MAX
                     : job->flow[pave_choke_twin(job->graph, job->before[state] / 2, ~over)];
}

static void pave_choke_pass(pave_choke_job *job, int32_t state, int64_t amount)
{
    int32_t over = job->arc[state];
    if (over == PAVE_CHOKE_OVER_CELL)
        job->through[state / 2] += state & 1 ? amount : -amount;
    else if (over >= 0)
        job->flow[over] += amount;
    else
        job->flow[pave_choke_twin(job->graph, job->before[state] / 2, ~over)] -= amount;
}

/// Seeks a way on which more can pass, the shortest. Returns how much it is; 0: there is none.
static int64_t pave_choke_augment(pave_choke_job *job, const pave_choke_ball *ball)
{
    pave_choke_search search = {.states = job->queue + ball->count, .end = -1};
    int64_t amount = INT64_MAX;
    job->search++;
    for (int32_t i = 0; i < ball->count; i++)
        if (job->area[job->queue[i]] == ball->low && pave_choke_is_end(job, ball, job->queue[i]))
            pave_choke_reach_state(job, &search, 2 * job->queue[i] + 1, -1, 0);
    for (int32_t at = 0; at < search.found && search.end < 0; at++) {
        int32_t state = search.states[at];
        if (state & 1)
            pave_choke_leave(job, &search, state / 2);
        else
            pave_choke_enter(job, ball, &search, state / 2);
    }
    if (search.end < 0) return 0;
    for (int32_t state = search.end; job->before[state] >= 0; state = job->before[state]) {
        int64_t passes = pave_choke_passes(job, ball, state);
        amount = passes < amount ? passes : amount;
    }
    for (int32_t state = search.end; job->before[state] >= 0; state = job->before[state])
        pave_choke_pass(job, state, amount);
    return amount;
}

/// The cells that the last search came to but could not pass.
static pave_result pave_choke_list_cut(pave_choke_job *job, const pave_choke_ball *ball)
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

pave_result pave_choke_cut(pave_choke_job *job, int32_t low, int32_t count, int32_t *width)
{
    const pave_graph *graph = job->graph;
    pave_choke_ball ball = {.low = low, .count = count};
    int32_t first = job->across_count;
    int32_t told = job->def->width_max; // beyond this nobody wants to know: a cut of so many cells
                                        // costs less than one cell more
    int64_t most = (told > 0 && told < PAVE_CHOKE_WIDTH_MAX ? told + 1 : PAVE_CHOKE_WIDTH_MAX) *
                   PAVE_CHOKE_COST;
    pave_choke_ball_fill(job, &ball);
    for (int32_t i = 0; i < ball.count; i++) {
        int32_t cell = job->queue[i];
        job->through[cell] = 0;
        for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++)
            job->flow[arc] = 0;
    }
    for (int64_t amount = 1; amount > 0 && most > 0; most -= amount)
        amount = pave_choke_augment(job, &ball);
    pave_result result = most > 0 ? pave_choke_list_cut(job, &ball) : PAVE_OK;
    for (int32_t i = 0; i < ball.count; i++) job->depth[job->queue[i]] = -1;
    *width = job->across_count - first;
    return result;
}
