/// src/tactics/creature_moves.c: the moves of a creature between walls as a graph of its poses.
///
/// A move is free if the creature fits before and after it, as the clearance maps show, and all
/// edges inside the hull and outside both bodies are open. There are only a few such edges at any
/// size, except between the two positions of a turning triangle.
#include "../base/exact.h"

#include "../base/array.h"
#include "../base/bits.h"
#include "../graph/graph_parts.h"
#include "creature_shape.h"

#include <string.h>

/// Graph of poses: node layer * cells + index is the pose whose stance has that layer and whose
/// anchor has that cell index.
struct pave_creature_moves_private {
    const pave_window *window;
    int32_t cells, layers;
    uint64_t *fits; ///< bit per node: the creature fits there
    int32_t *dear;  ///< per node: maximum cost of its cells; NULL: all costs are 1
    int32_t *cross; ///< per arc: additional cost
    int64_t arcs;
    pave_graph *graph;
};

typedef struct pave_creature_block {
    pave_creature_moves moves;
    struct pave_creature_moves_private own;
} pave_creature_block;

// ---- Edges of a move ----------------------------------------------------------------------------

/// An edge, given by the offset of its unit cell from the anchor's.
typedef struct pave_creature_side {
    int32_t q, r;
    uint8_t bit;
} pave_creature_side;

/// Poses of one form differ only in position. Forms are the stances of a rhombus, or triangles that
/// point down or up.
enum { PAVE_CREATURE_FORMS = 3 };

/// Cells that a move passes outside the bodies before and after it, relative to the anchor.
typedef struct pave_creature_passed {
    pave_cell cells[2];
    int count;
} pave_creature_passed;

typedef struct pave_creature_job {
    const pave_creature_def *def;
    const pave_allocator *allocator;
    struct pave_creature_moves_private *own;
    pave_creature_site site;
    int move_count; ///< number of moves in use
    pave_creature_side *sides;
    int64_t side_count, side_room;
    int64_t starts[PAVE_CREATURE_FORMS * PAVE_CREATURE_MOVES_MAX + 1]; ///< index: form, then move
    uint16_t *free; ///< per node: mask of the free moves
    pave_creature_passed
        passed[PAVE_CREATURE_FORMS * PAVE_CREATURE_MOVES_MAX]; ///< used only with costs
} pave_creature_job;

/// Returns the range of q of the Ls in a row that have an edge of this kind inside a region.
static pave_span creature_inside(const pave_creature_region *region, int64_t r, int kind)
{
    pave_span q = pave_span_of(region->first[0] + (kind == PAVE_TRI_EDGE_W), region->end[0] - 1);
    if (r < region->first[1] + (kind == PAVE_TRI_EDGE_N) || r >= region->end[1])
        return pave_span_of(0, -1);
    return pave_span_intersection(
        q, pave_span_of(region->first[2] - r, region->end[2] - r - 1 - (kind == PAVE_TRI_EDGE_E)));
}

static bool creature_add_side(pave_creature_job *job, int64_t q, int64_t r, int kind)
{
    if (!pave_array_reserve(job->allocator, &job->sides, &job->side_room, job->side_count + 1,
                            sizeof *job->sides))
        return false;
    job->sides[job->side_count++] =
        (pave_creature_side){(int32_t)q, (int32_t)r, pave_creature_edge(kind)};
    return true;
}

/// Collects the edges inside the hull of two bodies but inside neither body.
static bool creature_between(pave_creature_job *job, pave_creature_region a, pave_creature_region b)
{
    const pave_creature_region hull = pave_creature_region_hull(a, b);
    for (int64_t r = hull.first[1]; r < hull.end[1]; r++)
        for (int kind = 0; kind < 3; kind++) {
            const pave_span all = creature_inside(&hull, r, kind);
            const pave_span known[2] = {creature_inside(&a, r, kind), creature_inside(&b, r, kind)};
            for (int64_t q = all.min; q <= all.max; q++)
                if (q >= known[0].min && q <= known[0].max)
                    q = known[0].max;
                else if (q >= known[1].min && q <= known[1].max)
                    q = known[1].max;
                else if (!creature_add_side(job, q, r, kind))
                    return false;
        }
    return true;
}

/// Returns the form of a pose.
static int creature_form(pave_creature_pose pose)
{
    return pose.anchor.s == PAVE_TRI_R ? 1 : (int)pose.stance;
}

/// Returns the number of forms of a kind; the next function returns a pose of each form.
static int creature_forms(pave_creature_kind kind)
{
    return kind == PAVE_CREATURE_RHOMBUS ? 3 : kind == PAVE_CREATURE_TRIANGLE ? 2 : 1;
}

static pave_creature_pose creature_of_form(pave_creature_kind kind, int form)
{
    const bool up = kind == PAVE_CREATURE_TRIANGLE && form == 1;
    return (pave_creature_pose){{0, 0, up ? PAVE_TRI_R : PAVE_TRI_L},
                                (pave_tri_edge_kind)(up ? 0 : form)};
}

static pave_result creature_list_sides(pave_creature_job *job)
{
    const pave_creature creature = job->def->creature;
    for (int form = 0; form < creature_forms(creature.kind); form++)
        for (int move = 0; move < job->move_count; move++) {
            const pave_creature_pose from = creature_of_form(creature.kind, form),
                                     to = pave_creature_moved(creature, from, move);
            job->starts[form * PAVE_CREATURE_MOVES_MAX + move] = job->side_count;
            if (!creature_between(job, pave_creature_region_of(creature, from),
                                  pave_creature_region_of(creature, to)))
                return PAVE_NO_MEMORY;
            job->starts[form * PAVE_CREATURE_MOVES_MAX + move + 1] = job->side_count;
        }
    return PAVE_OK;
}

// ---- Clearance ----------------------------------------------------------------------------------

static void creature_note_fits(const pave_creature_job *job, int layer, const int32_t *down,
                               const int32_t *up)
{
    const pave_creature_site *site = &job->site;
    const int64_t first = (int64_t)layer * job->own->cells;
    for (pave_window_walk walk = pave_window_begin(site->window); pave_window_next(&walk);) {
        const int32_t *map = walk.cell.s == PAVE_TRI_L ? down : up;
        if (map &&
            map[pave_creature_site_row(site, walk.cell.r) + walk.cell.q] >= job->def->creature.size)
            pave_bits_set(job->own->fits, first + walk.index);
    }
}

static pave_result creature_find_fits(const pave_creature_job *job)
{
    const pave_creature_kind kind = job->def->creature.kind;
    const size_t count = (size_t)job->site.count;
    int32_t *map = pave_array_take(job->allocator, count, sizeof *map);
    int32_t *other = pave_array_take(job->allocator, count, sizeof *other);
    for (int layer = 0; map && other && layer < job->own->layers; layer++) {
        const bool triangle = kind == PAVE_CREATURE_TRIANGLE;
        memset(map, 0, count * sizeof *map);
        memset(other, 0, count * sizeof *other);
        pave_creature_site_clearance(&job->site, kind, (pave_tri_edge_kind)layer, map, other);
        creature_note_fits(job, layer, map, triangle ? other : NULL);
    }
    const bool made = map && other;
    PAVE_RELEASE(job->allocator, other, map);
    return made ? PAVE_OK : PAVE_NO_MEMORY;
}

// ---- Costs --------------------------------------------------------------------------------------

/// Returns the maximum cell cost over the anchors. A negative cost means closed; compared as
/// unsigned it is the maximum.
static int32_t creature_dearest(const pave_window *window, const int32_t *costs,
                                const pave_cell *anchors, int count)
{
    uint32_t dearest = 0;
    for (int i = 0; i < count; i++) {
        const int64_t index = pave_window_index(window, anchors[i]);
        if (index >= 0 && (uint32_t)costs[index] > dearest) dearest = (uint32_t)costs[index];
    }
    return (int32_t)dearest;
}

/// Converts costs of cells to costs of triangles of a size, by anchor. Three triangles in the
/// corners of a larger one cover it if their size is at least two thirds of its size; for size 2
/// the middle cell is added. Each element is computed from later elements, which are still
/// unchanged.
static void creature_grow_costs(const pave_window *window, int32_t size, int32_t *costs)
{
    for (int32_t have = 1, next; have < size; have = next) {
        next = have == 1 ? 2 : have + have / 2 < size ? have + have / 2 : size;
        const int32_t d = next - have;
        for (pave_window_walk walk = pave_window_begin(window); pave_window_next(&walk);) {
            const int32_t q = walk.cell.q, r = walk.cell.r;
            const pave_cell down[] = {walk.cell, {q + d, r, 0}, {q, r + d, 0}, {q, r, 1}},
                            up[] = {walk.cell, {q, r + d, 1}, {q - d, r + d, 1}, {q, r + 1, 0}};
            costs[walk.index] =
                creature_dearest(window, costs, walk.cell.s ? up : down, 3 + (have == 1));
        }
    }
}

/// Lists the anchors of the triangles that make up a body. Returns their number.
static int creature_triangles(pave_creature creature, pave_creature_pose pose, pave_cell out[6])
{
    const int32_t k = creature.size, q = pose.anchor.q, r = pose.anchor.r;
    const pave_cell halves[] = {{q + k - 1, r, 1}, {q + k - 1, r - k, 1}, {q - 1, r, 1}};
    out[0] = pose.anchor;
    if (creature.kind == PAVE_CREATURE_TRIANGLE) return 1;
    out[1] = halves[pose.stance];
    if (creature.kind == PAVE_CREATURE_RHOMBUS) return 2;
    out[1] = halves[PAVE_TRI_EDGE_N];
    out[2] = halves[PAVE_TRI_EDGE_W];
    out[3] = (pave_cell){q - 1, r - k, 1};
    out[4] = (pave_cell){q - k, r, 0};
    out[5] = (pave_cell){q, r - k, 0};
    return 6;
}

static bool creature_region_has(const pave_creature_region *region, int64_t q, int64_t r, int s)
{
    const int64_t lanes[] = {q, r, q + r + s};
    for (int i = 0; i < 3; i++)
        if (lanes[i] < region->first[i] || lanes[i] >= region->end[i]) return false;
    return true;
}

static void creature_list_passed(pave_creature creature, pave_creature_pose from, int move,
                                 pave_creature_passed *out)
{
    const pave_creature_region a = pave_creature_region_of(creature, from),
                               b = pave_creature_region_of(
                                   creature, pave_creature_moved(creature, from, move)),
                               hull = pave_creature_region_hull(a, b);
    for (int64_t r = hull.first[1]; r < hull.end[1]; r++)
        for (int64_t q = hull.first[0]; q < hull.end[0]; q++)
            for (int s = 0; s < 2; s++) {
                if (!creature_region_has(&hull, q, r, s) || creature_region_has(&a, q, r, s) ||
                    creature_region_has(&b, q, r, s))
                    continue;
                assert(out->count < 2);
                out->cells[out->count++] = (pave_cell){(int32_t)q, (int32_t)r, s};
            }
}

static void creature_find_passed(pave_creature_job *job)
{
    const pave_creature creature = job->def->creature;
    for (int form = 0; form < creature_forms(creature.kind); form++)
        for (int move = 0; move < job->move_count; move++)
            creature_list_passed(creature, creature_of_form(creature.kind, form), move,
                                 &job->passed[form * PAVE_CREATURE_MOVES_MAX + move]);
}

/// Returns the maximum cost of the cells that a move passes or enters; a negative cost means that
/// one of them is closed.
static int32_t creature_move_dearest(const pave_creature_job *job, pave_creature_pose pose,
                                     int move, int32_t to)
{
    const pave_creature_passed *passed =
        &job->passed[creature_form(pose) * PAVE_CREATURE_MOVES_MAX + move];
    pave_cell cells[2];
    if (!job->own->dear) return 1;
    for (int i = 0; i < passed->count; i++)
        cells[i] = (pave_cell){pose.anchor.q + passed->cells[i].q,
                               pose.anchor.r + passed->cells[i].r, passed->cells[i].s};
    const int32_t after = job->own->dear[to],
                  beside =
                      creature_dearest(job->own->window, job->def->costs, cells, passed->count);
    return (uint32_t)beside > (uint32_t)after ? beside : after;
}

static pave_result creature_find_costs(const pave_creature_job *job)
{
    struct pave_creature_moves_private *own = job->own;
    const size_t cells = (size_t)own->cells;
    int32_t *costs = pave_array_take(job->allocator, cells, sizeof *costs);
    own->dear = pave_array_allocate(job->allocator, cells * (size_t)own->layers, sizeof *own->dear);
    if (costs && own->dear) {
        memcpy(costs, job->def->costs, cells * sizeof *costs);
        creature_grow_costs(own->window, job->def->creature.size, costs);
        for (int32_t node = 0; node < own->layers * own->cells; node++) {
            pave_cell anchors[6];
            if (!pave_bits_test(own->fits, node)) continue;
            const pave_creature_pose pose = {pave_window_cell(own->window, node % own->cells),
                                             (pave_tri_edge_kind)(node / own->cells)};
            const int count = creature_triangles(job->def->creature, pose, anchors);
            own->dear[node] = creature_dearest(own->window, costs, anchors, count);
        }
    }
    pave_array_release(job->allocator, costs);
    return costs && own->dear ? PAVE_OK : PAVE_NO_MEMORY;
}

// ---- Arcs ---------------------------------------------------------------------------------------

/// Returns the node of a pose, or -1 if the creature does not fit there. The stance must be valid.
static int32_t creature_find(const struct pave_creature_moves_private *own, pave_creature_pose pose)
{
    const int64_t index = pave_window_index(own->window, pose.anchor);
    if (index < 0) return -1;
    const int64_t node = (int64_t)pose.stance * own->cells + index;
    return pave_bits_test(own->fits, node) ? (int32_t)node : -1;
}

static bool creature_is_open(const pave_creature_job *job, pave_creature_pose pose, int move)
{
    const int64_t *start = job->starts + creature_form(pose) * PAVE_CREATURE_MOVES_MAX + move;
    for (int64_t i = start[0]; i < start[1]; i++) {
        const pave_creature_side side = job->sides[i];
        const int64_t row = pave_creature_site_row(&job->site, (int64_t)pose.anchor.r + side.r);
        if (!(job->site.open[row + pose.anchor.q + side.q] & side.bit)) return false;
    }
    return true;
}

/// Stores the free moves of all poses, and returns their number.
static int64_t creature_note_free(const pave_creature_job *job)
{
    const pave_creature creature = job->def->creature;
    int64_t arcs = 0;
    for (int layer = 0; layer < job->own->layers; layer++)
        for (pave_window_walk walk = pave_window_begin(job->site.window);
             pave_window_next(&walk);) {
            const pave_creature_pose pose = {walk.cell, (pave_tri_edge_kind)layer};
            const int64_t node = (int64_t)layer * job->own->cells + walk.index;
            if (!pave_bits_test(job->own->fits, node)) continue;
            for (int move = 0; move < job->move_count; move++)
                if (creature_find(job->own, pave_creature_moved(creature, pose, move)) >= 0 &&
                    creature_is_open(job, pose, move)) {
                    job->free[node] |= (uint16_t)(1 << move);
                    arcs++;
                }
        }
    return arcs;
}

/// Multiplies costs and clamps the product to INT32_MAX, which searches reject because it is above
/// PAVE_FAR. A negative (closed) cost is returned unchanged.
static int32_t creature_times(int32_t cost, int32_t dear)
{
    const int64_t product = dear < 0 ? dear : (int64_t)cost * dear;
    return product < INT32_MAX ? (int32_t)product : INT32_MAX;
}

static void creature_fill_arcs(const pave_creature_job *job, const pave_creature_def *def,
                               pave_graph_parts *parts)
{
    struct pave_creature_moves_private *own = job->own;
    const int32_t cost[2] = {def->step_cost, def->turn_cost};
    int32_t arc = 0;
    for (int layer = 0; layer < own->layers; layer++)
        for (pave_window_walk walk = pave_window_begin(own->window); pave_window_next(&walk);) {
            const pave_creature_pose pose = {walk.cell, (pave_tri_edge_kind)layer};
            const int64_t node = (int64_t)layer * own->cells + walk.index;
            parts->start[node] = arc;
            for (uint32_t left = job->free[node]; left; left &= left - 1) {
                const int move = pave_bits_lowest(left);
                const int32_t to =
                    creature_find(own, pave_creature_moved(def->creature, pose, move));
                parts->to[arc] = to;
                const int32_t all = creature_times(cost[move >= PAVE_CREATURE_STEPS],
                                                   creature_move_dearest(job, pose, move, to));
                own->cross[arc++] = all < 0 ? all : all - (own->dear ? own->dear[to] : 1);
            }
        }
    parts->start[(int64_t)own->layers * own->cells] = arc;
}

// ---- Moves --------------------------------------------------------------------------------------

static pave_result creature_def_check(const pave_creature_def *def, pave_error *error)
{
    const pave_creature_pose origin = {{0, 0, 0}, PAVE_TRI_EDGE_E};
    pave_result result = pave_creature_check(def->creature, origin, error);
    if (result == PAVE_OK) result = pave_creature_window_check(def->walls->window, error);
    if (result != PAVE_OK) return result;
    if (def->step_cost < 0 || def->turn_cost < 0)
        return PAVE_FAIL(error, PAVE_RANGE, "costs of moves must be 0 or more, not %d and %d",
                         def->step_cost, def->turn_cost);
    const int64_t poses =
        def->walls->window->count * pave_creature_stance_count(def->creature.kind);
    if (poses > INT32_MAX)
        return PAVE_FAIL(error, PAVE_RANGE,
                         "the creature has %lld poses in the window: use at most %d",
                         (long long)poses, INT32_MAX);
    return PAVE_OK;
}

/// Returns a lower bound for the cost of moving to a touching cell, or 0 if turns can move farther
/// than one cell.
static int32_t creature_least(const pave_creature_job *job, const pave_creature_def *def)
{
    const int32_t turn = def->turn_cost / def->creature.size, *costs = job->def->costs;
    const bool turns = !def->no_turns && def->creature.kind != PAVE_CREATURE_HEXAGON;
    const int32_t move = turns && turn < def->step_cost ? turn : def->step_cost;
    int32_t least = costs ? INT32_MAX : 1;
    for (int32_t i = 0; costs && i < job->own->cells; i++)
        if (costs[i] >= 0 && costs[i] < least) least = costs[i];
    return creature_times(move, least);
}

static pave_result creature_make_graph(pave_creature_job *job, pave_creature_moves *moves)
{
    struct pave_creature_moves_private *own = job->own;
    pave_graph_parts parts;
    const int64_t nodes = (int64_t)own->layers * own->cells, arcs = creature_note_free(job);
    own->arcs = arcs;
    if (arcs > INT32_MAX) return PAVE_RANGE;
    // Skipped if there are no free moves, because the bodies may then be far larger than the
    // window.
    if (own->dear && arcs > 0) creature_find_passed(job);
    pave_result result = pave_graph_begin((int32_t)nodes, &moves->allocator, &own->graph, &parts);
    if (result == PAVE_OK)
        result = pave_graph_take_arcs(own->graph, &parts, (int32_t)arcs, false, false);
    own->cross = pave_array_take(&moves->allocator, (size_t)arcs, sizeof *own->cross);
    if (result != PAVE_OK || !own->cross) return PAVE_NO_MEMORY;
    creature_fill_arcs(job, &moves->def, &parts);
    moves->graph = own->graph;
    moves->costs = (pave_costs){
        .enter = own->dear, .cross = own->cross, .least = creature_least(job, &moves->def)};
    if (moves->costs.least > 0 && own->layers == 1) {
        own->graph->window = own->window;
        own->graph->contact = PAVE_CONTACT_VERTEX;
    }
    return PAVE_OK;
}

static pave_result creature_job_run(pave_creature_job *job, pave_creature_moves *moves)
{
    struct pave_creature_moves_private *own = job->own;
    const size_t nodes = (size_t)own->layers * (size_t)own->cells;
    pave_result result = pave_creature_site_make(job->def->walls, job->allocator, &job->site);
    if (result != PAVE_OK) return result;
    own->fits =
        pave_array_allocate(job->allocator, pave_bits_words((int64_t)nodes), sizeof *own->fits);
    job->free = pave_array_allocate(job->allocator, nodes, sizeof *job->free);
    if (!own->fits || !job->free) return PAVE_NO_MEMORY;
    result = creature_list_sides(job);
    if (result == PAVE_OK) result = creature_find_fits(job);
    if (result == PAVE_OK && job->def->costs) result = creature_find_costs(job);
    return result == PAVE_OK ? creature_make_graph(job, moves) : result;
}

static void creature_job_release(pave_creature_job *job)
{
    PAVE_RELEASE(job->allocator, job->sides, job->free);
    pave_creature_site_release(&job->site, job->allocator);
}

/// Returns the definition with default costs filled in.
static pave_creature_def creature_def_filled(const pave_creature_def *def)
{
    pave_creature_def filled = *def;
    filled.walls = NULL;
    filled.costs = NULL;
    if (filled.step_cost == 0) filled.step_cost = 2;
    if (filled.turn_cost == 0)
        filled.turn_cost = def->creature.size +
                           (def->creature.kind == PAVE_CREATURE_RHOMBUS); // steps come before turns
    return filled;
}

pave_result pave_creature_moves_create(const pave_creature_def *def,
                                       const pave_allocator *allocator, pave_creature_moves **out,
                                       pave_error *error)
{
    *out = NULL;
    pave_result result = creature_def_check(def, error);
    if (result != PAVE_OK) return result;
    pave_creature_block *block = pave_array_allocate(allocator, 1, sizeof *block);
    if (!block) return PAVE_FAIL(error, PAVE_NO_MEMORY, "not enough memory for moves");
    pave_creature_moves *moves = &block->moves;
    moves->def = creature_def_filled(def);
    moves->own = &block->own;
    moves->allocator = pave_allocator_or_default(allocator);
    moves->own->window = def->walls->window;
    moves->own->cells = (int32_t)def->walls->window->count;
    moves->own->layers = pave_creature_stance_count(def->creature.kind);
    pave_creature_job job = {.def = def,
                             .allocator = &moves->allocator,
                             .own = moves->own,
                             .move_count = def->no_turns
                                               ? PAVE_CREATURE_STEPS
                                               : pave_creature_move_count(def->creature.kind)};
    result = creature_job_run(&job, moves);
    creature_job_release(&job);
    if (result == PAVE_OK) {
        *out = moves;
        return PAVE_OK;
    }
    pave_creature_moves_destroy(moves);
    return PAVE_FAIL(error, result,
                     result == PAVE_RANGE
                         ? "the creature has too many moves in the window: use a smaller one"
                         : "not enough memory for moves");
}

void pave_creature_moves_destroy(pave_creature_moves *moves)
{
    if (!moves) return;
    const pave_allocator allocator = moves->allocator;
    struct pave_creature_moves_private *own = moves->own;
    pave_array_release(&allocator, own->cross);
    pave_graph_destroy(own->graph);
    PAVE_RELEASE(&allocator, own->dear, own->fits, moves);
}

int32_t pave_creature_moves_node(const pave_creature_moves *moves, pave_creature_pose pose)
{
    const int stances = moves->own->layers;
    if ((int)pose.stance < 0 || (int)pose.stance >= stances) return -1;
    return creature_find(moves->own, pose);
}

pave_creature_pose pave_creature_moves_pose(const pave_creature_moves *moves, int32_t node)
{
    const struct pave_creature_moves_private *own = moves->own;
    assert(node >= 0 && node < moves->graph->node_count);
    return (pave_creature_pose){pave_window_cell(own->window, node % own->cells),
                                (pave_tri_edge_kind)(node / own->cells)};
}
