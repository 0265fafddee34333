/// src/tactics/tactics_moves.c: the graph of moves: steps to all touching cells, except those
/// forbidden by the metric, the walls or the rule for corners.
#include "../base/exact.h"

#include "../base/memory.h"
#include "../graph/graph_parts.h"

#include <pave/tactics.h>

#include <inttypes.h>

// ---- Words --------------------------------------------------------------------------------------

const char *const pave_move_corners_words[] = {"short", "one", "both", "open", NULL};

// ---- Memory -------------------------------------------------------------------------------------

struct pave_moves_private {
    pave_graph *graph;
    int32_t *cross; ///< graph->arc_count elements; NULL: every step costs the same as its cell
};

typedef struct pave_moves_block {
    pave_moves moves;
    struct pave_moves_private own;
} pave_moves_block;

void pave_moves_destroy(pave_moves *moves)
{
    if (!moves) return;
    pave_allocator allocator = moves->allocator;
    const struct pave_moves_private *own = moves->own;
    if (own->graph) pave_array_release(&allocator, own->cross);
    pave_graph_destroy(own->graph);
    pave_array_release(&allocator, moves);
}

// ---- Steps --------------------------------------------------------------------------------------

/// Kind of a step, by the edge or vertex that it crosses.
typedef enum pave_move_kind {
    PAVE_MOVE_EDGE = 0,
    PAVE_MOVE_FLANK = 1,
    PAVE_MOVE_OPPOSITE = 2
} pave_move_kind;

/// Returns the kind of the step to the touching cell k of a face. Odd k are at a flank; see
/// pave_tri_touching.
static pave_move_kind move_kind_of(int32_t s, int k)
{
    if (k % 2) return PAVE_MOVE_FLANK;
    return k % 4 == (s == PAVE_TRI_L ? 0 : 2) ? PAVE_MOVE_EDGE : PAVE_MOVE_OPPOSITE;
}

static bool move_in_metric(pave_tri_metric metric, pave_move_kind kind)
{
    return kind == PAVE_MOVE_EDGE || metric == PAVE_TRI_TOUCH ||
           kind == (metric == PAVE_TRI_FLANK ? PAVE_MOVE_FLANK : PAVE_MOVE_OPPOSITE);
}

typedef struct pave_moves_job {
    const pave_moves_def *def;
    const pave_window *window;
    const pave_graph *all; ///< graph of the steps to all touching cells
    int32_t *number;       ///< per arc of `all`: its number in the moves; -1: left out
    int32_t kept;
} pave_moves_job;

static int64_t moves_node_at(const pave_window *window, pave_cell cell)
{
    return window->def.wrap ? pave_window_wrapped(window, cell) : pave_window_index(window, cell);
}

/// Returns whether the path to the cell at flank k is free; it passes through the common neighbour
/// of both cells.
static bool moves_flank_is_free(const pave_moves_job *job, int64_t node, pave_cell cell, int k)
{
    const pave_mask *walls = job->def->walls;
    const pave_cell there = pave_tri_touching(cell, k);
    int in = 0, out = 0;
    for (int i = 0; i < PAVE_TRI_NEIGHBORS_MAX; i++)
        for (int j = 0; j < PAVE_TRI_NEIGHBORS_MAX; j++)
            if (pave_cell_equal(pave_tri_neighbors(cell, i), pave_tri_neighbors(there, j))) {
                in = i;
                out = j;
            }
    const int64_t between = moves_node_at(job->window, pave_tri_neighbors(cell, in));
    if (between < 0) return false;
    return !walls || !(pave_mask_cell(walls, between) || pave_mask_side(walls, node, in) ||
                       pave_mask_side(walls, moves_node_at(job->window, there), out));
}

static bool moves_keep(const pave_moves_job *job, int64_t node, pave_cell cell, int k)
{
    const pave_move_kind kind = move_kind_of(cell.s, k);
    return move_in_metric(job->def->metric, kind) &&
           (kind != PAVE_MOVE_FLANK || job->def->corners != PAVE_MOVE_SHORT ||
            moves_flank_is_free(job, node, cell, k));
}

/// Numbers the retained arcs. Arcs are in the order of the touching cells, some of which have no
/// arc, so both lists are traversed together to find the index k of each arc.
static void moves_number(pave_moves_job *job, uint8_t *kinds)
{
    const pave_graph *all = job->all;
    pave_window_walk walk = pave_window_begin(job->window);
    while (pave_window_next(&walk)) {
        int k = 0;
        for (int32_t arc = all->start[walk.index]; arc < all->start[walk.index + 1]; arc++, k++) {
            while (moves_node_at(job->window, pave_tri_touching(walk.cell, k)) != all->to[arc]) k++;
            job->number[arc] = moves_keep(job, walk.index, walk.cell, k) ? job->kept++ : -1;
            kinds[arc] = (uint8_t)move_kind_of(walk.cell.s, k);
        }
    }
}

// ---- The graph ----------------------------------------------------------------------------------

static void moves_copy_arcs(const pave_moves_job *job, const uint8_t *kinds,
                            pave_graph_parts *parts, int32_t *cross)
{
    const pave_graph *all = job->all;
    const int32_t *costs = job->def->costs;
    for (int32_t node = 0, kept = 0; node < all->node_count; node++) {
        for (int32_t arc = all->start[node]; arc < all->start[node + 1]; arc++) {
            if (job->number[arc] < 0) continue;
            const int32_t to = all->to[arc];
            parts->to[kept] = to;
            parts->twin[kept] = job->number[all->twin[arc]];
            if (cross) cross[kept] = kinds[arc] != PAVE_MOVE_OPPOSITE ? 0 : costs ? costs[to] : 1;
            kept++;
        }
        parts->start[node + 1] = kept;
    }
}

static pave_result moves_copy(const pave_moves_job *job, const uint8_t *kinds, pave_moves *moves)
{
    struct pave_moves_private *own = moves->own;
    pave_graph_parts parts;
    pave_result result =
        pave_graph_begin(job->all->node_count, &moves->allocator, &own->graph, &parts);
    if (result == PAVE_OK)
        result = pave_graph_take_arcs(own->graph, &parts, job->kept, true, false);
    if (result != PAVE_OK) return result;
    own->graph->window = job->window;
    own->graph->contact = PAVE_CONTACT_VERTEX;
    if (job->def->metric == PAVE_TRI_SHORTCUT) {
        own->cross = pave_array_allocate(&moves->allocator, (size_t)job->kept, sizeof *own->cross);
        if (!own->cross) return PAVE_NO_MEMORY;
    }
    moves_copy_arcs(job, kinds, &parts, own->cross);
    return PAVE_OK;
}

/// Makes the graph of all touching cells, and copies the arcs that are moves.
static pave_result moves_make_touching(pave_moves *moves, const pave_graph_def *def,
                                       pave_moves_job *job, pave_error *error)
{
    pave_graph *all;
    pave_result result = pave_graph_create(def, &moves->allocator, &all, error);
    if (result != PAVE_OK) return result;
    const size_t count = (size_t)all->arc_count;
    uint8_t *kinds = pave_array_take(&moves->allocator, count, sizeof *kinds);
    job->all = all;
    job->number = pave_array_take(&moves->allocator, count, sizeof *job->number);
    result = PAVE_NO_MEMORY;
    if (kinds && job->number) {
        moves_number(job, kinds);
        result = moves_copy(job, kinds, moves);
    }
    PAVE_RELEASE(&moves->allocator, job->number, kinds);
    pave_graph_destroy(all);
    return result == PAVE_OK
               ? PAVE_OK
               : PAVE_FAIL(error, result, "not enough memory for moves: use a smaller window");
}

static pave_result moves_make(pave_moves *moves, pave_moves_job *job, pave_error *error)
{
    static const pave_corner_rule rules[] = {[PAVE_MOVE_SHORT] = PAVE_CORNERS_ONE_WAY,
                                             [PAVE_MOVE_ONE] = PAVE_CORNERS_ONE_WAY,
                                             [PAVE_MOVE_BOTH] = PAVE_CORNERS_BOTH_WAYS,
                                             [PAVE_MOVE_OPEN] = PAVE_CORNERS_OPEN};
    const pave_moves_def *def = job->def;
    const bool edges = def->metric == PAVE_TRI_EDGE_STEPS;
    const pave_graph_def graph = {.window = job->window,
                                  .walls = def->walls,
                                  .contact = edges ? PAVE_CONTACT_EDGE : PAVE_CONTACT_VERTEX,
                                  .corners = rules[def->corners],
                                  .no_positions = true,
                                  .no_sides = true};
    if (edges || (def->metric == PAVE_TRI_TOUCH && def->corners != PAVE_MOVE_SHORT))
        return pave_graph_create(&graph, &moves->allocator, &moves->own->graph, error);
    return moves_make_touching(moves, &graph, job, error);
}

// ---- Costs --------------------------------------------------------------------------------------

static int32_t moves_least(const int32_t *costs, int64_t count)
{
    int32_t least = INT32_MAX;
    for (int64_t i = 0; costs && i < count; i++)
        least = costs[i] >= 0 && costs[i] < least ? costs[i] : least;
    return costs && least < INT32_MAX ? least : 1;
}

// ---- Top level ----------------------------------------------------------------------------------

/// Returns whether no two of a cell's touching cells are images of each other.
static bool moves_are_apart(const pave_window *window)
{
    if (!window->def.wrap) return true;
    const pave_cell cell = pave_window_cell(window, 0);
    for (int32_t q = -2; q <= 2; q++)
        for (int32_t r = -2; r <= 2; r++)
            if ((q || r) &&
                pave_window_wrapped(window, (pave_cell){cell.q + q, cell.r + r, cell.s}) == 0)
                return false;
    return true;
}

static pave_result moves_check(const pave_moves_def *def, const pave_window *window,
                               pave_error *error)
{
    if (window->grid != PAVE_WINDOW_TRIANGLES)
        return PAVE_FAIL(error, PAVE_UNSUPPORTED, "moves need triangles: use a window of them");
    if ((int)def->metric < 0 || def->metric > PAVE_TRI_FLANK)
        return PAVE_FAIL(error, PAVE_RANGE,
                         "moves of metric %d do not exist: use edge, shortcut, touch or flank",
                         (int)def->metric);
    if (!pave_word(pave_move_corners_words, def->corners))
        return PAVE_FAIL(error, PAVE_RANGE,
                         "corner rule %d does not exist: use short, one, both or open",
                         (int)def->corners);
    if (def->points < 0)
        return PAVE_FAIL(error, PAVE_RANGE, "a turn of %" PRId32 " points: use 0 for none, or more",
                         def->points);
    if (!moves_are_apart(window))
        return PAVE_FAIL(error, PAVE_UNSUPPORTED,
                         "a window that wraps needs a period of 3 unit cells: use a larger one");
    return PAVE_OK;
}

pave_result pave_moves_create(const pave_moves_def *def, const pave_allocator *allocator,
                              pave_moves **out, pave_error *error)
{
    pave_moves_job job = {.def = def, .window = def->window ? def->window : def->walls->window};
    pave_result result = moves_check(def, job.window, error);
    assert(!def->walls || def->walls->window->count == job.window->count);
    *out = NULL;
    if (result != PAVE_OK) return result;
    pave_moves_block *block = pave_array_allocate(allocator, 1, sizeof *block);
    if (!block) return PAVE_FAIL(error, PAVE_NO_MEMORY, "not enough memory for moves");
    pave_moves *moves = &block->moves;
    moves->own = &block->own;
    moves->allocator = pave_allocator_or_default(allocator);
    moves->def = *def;
    moves->def.window = job.window;
    moves->def.walls = NULL;
    result = moves_make(moves, &job, error);
    if (result != PAVE_OK) {
        pave_moves_destroy(moves);
        return result;
    }
    moves->graph = block->own.graph;
    moves->costs = (pave_costs){.enter = def->costs,
                                .cross = block->own.cross,
                                .least = moves_least(def->costs, job.window->count),
                                .metric = (int32_t)def->metric,
                                .points = def->points};
    *out = moves;
    return PAVE_OK;
}
