/// src/graph/graph.c: graphs of windows.
#include "../base/exact.h"

#include "../base/bits.h"
#include "../base/memory.h"
#include "graph_parts.h"

#include <pave/graph.h>

#include <inttypes.h>

// ---- Memory -------------------------------------------------------------------------------------

struct pave_graph_private {
    /// For windows with edge contact: bit k & 63 of word n * side_words + k / 64 is set if an arc
    /// crosses side k of cell n. NULL if omitted, and for other graphs.
    const uint64_t *sides;
    int32_t side_words;
    const bool *rim; ///< node_count elements: the result of pave_graph_rim
};

/// A graph and its private fields, allocated together.
typedef struct pave_graph_block {
    pave_graph graph;
    struct pave_graph_private own;
} pave_graph_block;

void pave_graph_destroy(pave_graph *graph)
{
    if (!graph) return;
    pave_allocator allocator = graph->allocator;
    const struct pave_graph_private *own = graph->own;
    PAVE_RELEASE(&graph->allocator, own->sides, own->rim, graph->positions, graph->twin, graph->to,
                 graph->start);
    pave_array_release(&allocator, graph);
}

pave_result pave_graph_begin(int32_t node_count, const pave_allocator *allocator, pave_graph **out,
                             pave_graph_parts *parts)
{
    *parts = (pave_graph_parts){0};
    pave_graph_block *block = pave_array_allocate(allocator, 1, sizeof *block);
    pave_graph *graph = *out = block ? &block->graph : NULL;
    if (!graph) return PAVE_NO_MEMORY;
    graph->own = &block->own;
    graph->allocator = pave_allocator_or_default(allocator);
    graph->node_count = node_count;
    graph->start = parts->start =
        pave_array_allocate(allocator, (size_t)node_count + 1, sizeof *parts->start);
    return parts->start ? PAVE_OK : PAVE_NO_MEMORY;
}

bool *pave_graph_take_rim(pave_graph *graph)
{
    bool *rim =
        pave_array_allocate(&graph->allocator, (size_t)graph->node_count, sizeof *graph->own->rim);
    graph->own->rim = rim;
    return rim;
}

const bool *pave_graph_rim(const pave_graph *graph) { return graph->own->rim; }

pave_result pave_graph_take_arcs(pave_graph *graph, pave_graph_parts *parts, int32_t arc_count,
                                 bool twins, bool positions)
{
    const pave_allocator *allocator = &graph->allocator;
    graph->arc_count = arc_count;
    graph->to = parts->to = pave_array_allocate(allocator, (size_t)arc_count, sizeof *parts->to);
    if (twins)
        graph->twin = parts->twin =
            pave_array_allocate(allocator, (size_t)arc_count, sizeof *parts->twin);
    if (positions)
        graph->positions = parts->positions =
            pave_array_allocate(allocator, (size_t)graph->node_count, sizeof *parts->positions);
    return parts->to && (parts->twin || !twins) && (parts->positions || !positions)
               ? PAVE_OK
               : PAVE_NO_MEMORY;
}

// The steps of a face lead to the faces that share a side or a vertex with it. If the faces share
// sides, the step crosses them; otherwise it goes around a shared vertex.

typedef struct pave_graph_step {
    pave_tiling_step to; ///< offset and target face
    int32_t twin;        ///< index of the inverse step among the steps of the target face
    bool over_sides;     ///< across sides; otherwise around corners
    int32_t first, last; ///< range in the list of sides or corners
} pave_graph_step;

typedef struct pave_graph_steps {
    const int32_t *start; ///< start of each face's steps, from the tiling
    pave_graph_step *steps;
    int32_t count, most; ///< total number over all faces, and maximum per face
    int32_t *parts;      ///< indices of sides or corners
    int32_t part_room;
} pave_graph_steps;

static int32_t graph_side_at_corner(const pave_tiling *tiling, int32_t s, int32_t k, bool clockwise)
{
    int32_t count = pave_tiling_side_count(tiling, s);
    return clockwise ? k : (k + count - 1) % count;
}

/// Returns whether `there` is one of the cells at corner k of `cell`.
static bool graph_meets_at(const pave_tiling *tiling, pave_cell cell, int32_t k, pave_cell there)
{
    int32_t side = k;
    for (pave_cell at = pave_cell_turn(tiling, cell, true, &side); !pave_cell_equal(at, cell);
         at = pave_cell_turn(tiling, at, true, &side))
        if (pave_cell_equal(at, there)) return true;
    return false;
}

/// Lists the sides that two faces share or, if they share no side, their common corners.
static void graph_step_find(const pave_tiling *tiling, pave_graph_steps *steps, int32_t s,
                            pave_graph_step *step)
{
    pave_cell cell = {0, 0, s}, there = {step->to.q, step->to.r, step->to.s};
    int32_t count = pave_tiling_side_count(tiling, s);
    step->first = step->last;
    step->over_sides = false;
    for (int32_t k = 0; k < count; k++)
        if (pave_cell_equal(pave_tiling_neighbors(tiling, cell, k), there))
            steps->parts[step->last++] = k;
    step->over_sides = step->last > step->first;
    for (int32_t k = 0; k < count && !step->over_sides; k++)
        if (graph_meets_at(tiling, cell, k, there)) steps->parts[step->last++] = k;
    assert(step->last > step->first);
}

static void graph_touching_steps(const pave_tiling *tiling, pave_graph_steps *steps)
{
    int32_t last = 0;
    for (int32_t s = 0; s < tiling->face_count; s++)
        for (int32_t i = tiling->touching_start[s]; i < tiling->touching_start[s + 1]; i++) {
            pave_graph_step *step = &steps->steps[i];
            step->to = tiling->touching[i];
            step->last = last;
            graph_step_find(tiling, steps, s, step);
            last = step->last;
            for (int32_t k = 0; k < pave_tiling_touching_count(tiling, step->to.s); k++) {
                pave_tiling_step back = tiling->touching[tiling->touching_start[step->to.s] + k];
                if (back.q == -step->to.q && back.r == -step->to.r && back.s == s) step->twin = k;
            }
        }
}

static void graph_side_steps(const pave_tiling *tiling, pave_graph_steps *steps)
{
    for (int32_t s = 0; s < tiling->face_count; s++)
        for (int32_t i = tiling->side_start[s]; i < tiling->side_start[s + 1]; i++) {
            const pave_tiling_side *side = &tiling->sides[i];
            steps->parts[i] = i - tiling->side_start[s];
            steps->steps[i] = (pave_graph_step){.to = {side->q, side->r, side->s},
                                                .twin = side->twin,
                                                .over_sides = true,
                                                .first = i,
                                                .last = i + 1};
        }
}

static pave_result graph_steps_take(const pave_tiling *tiling, pave_contact contact,
                                    const pave_allocator *allocator, pave_graph_steps *steps)
{
    bool touching = contact == PAVE_CONTACT_VERTEX;
    steps->start = touching ? tiling->touching_start : tiling->side_start;
    steps->most = touching ? tiling->touching_max : tiling->sides_max;
    steps->count = steps->start[tiling->face_count];
    steps->part_room = steps->count * tiling->sides_max;
    steps->steps = pave_array_allocate(allocator, (size_t)steps->count, sizeof *steps->steps);
    steps->parts = pave_array_allocate(allocator, (size_t)steps->part_room, sizeof *steps->parts);
    if (!steps->steps || !steps->parts) return PAVE_NO_MEMORY;
    if (touching)
        graph_touching_steps(tiling, steps);
    else
        graph_side_steps(tiling, steps);
    return PAVE_OK;
}

// ---- Free steps ---------------------------------------------------------------------------------

typedef struct pave_graph_job {
    const pave_window *window;
    const pave_mask *walls;
    pave_contact contact;
    pave_corner_rule corners;
    pave_graph_steps steps;
    uint64_t *free_steps; ///< one bit per step, `words` words per node
    int32_t words;
} pave_graph_job;

static inline int64_t graph_node_at(const pave_graph_job *job, pave_cell cell)
{
    int64_t index = pave_window_index(job->window, cell);
    return index < 0 && job->window->def.wrap ? pave_window_wrapped(job->window, cell) : index;
}

static bool graph_open(const pave_graph_job *job, int64_t node)
{
    return node >= 0 && !(job->walls && pave_mask_cell(job->walls, node));
}

static bool graph_side_masked(const pave_graph_job *job, int64_t node, int32_t k)
{
    return job->walls && pave_mask_side(job->walls, node, k);
}

/// Returns whether a node can be connected to `there` by going around corner k in one direction.
static bool graph_way_free(const pave_graph_job *job, int64_t node, pave_cell cell, int32_t k,
                           bool clockwise, pave_cell there)
{
    const pave_tiling *tiling = job->window->tiling;
    int32_t side = graph_side_at_corner(tiling, cell.s, k, clockwise);
    for (;;) {
        if (graph_side_masked(job, node, side)) return false;
        cell = pave_cell_turn(tiling, cell, clockwise, &side);
        if (pave_cell_equal(cell, there)) return true;
        node = graph_node_at(job, cell);
        if (!graph_open(job, node)) return false;
    }
}

static bool graph_corner_free(const pave_graph_job *job, int64_t node, pave_cell cell, int32_t k,
                              pave_cell there)
{
    if (job->corners == PAVE_CORNERS_OPEN) return true;
    bool free = graph_way_free(job, node, cell, k, true, there);
    if (free != (job->corners == PAVE_CORNERS_BOTH_WAYS)) return free;
    return graph_way_free(job, node, cell, k, false, there);
}

static bool graph_step_free(const pave_graph_job *job, int64_t node, pave_cell cell,
                            const pave_graph_step *step)
{
    pave_cell there = {cell.q + step->to.q, cell.r + step->to.r, step->to.s};
    int64_t target = graph_node_at(job, there);
    if (target == node || !graph_open(job, target)) return false;
    if (!job->walls && step->over_sides) return true;
    for (int32_t i = step->first; i < step->last; i++) {
        int32_t k = job->steps.parts[i];
        if (step->over_sides ? !graph_side_masked(job, node, k)
                             : graph_corner_free(job, node, cell, k, there))
            return true;
    }
    return false;
}

// ---- Graphs of windows --------------------------------------------------------------------------

/// Returns whether all steps of a cell are free because the mask has no sides and the cell touches
/// neither a masked cell nor the border. This test is sufficient, because all cells passed around
/// its corners touch it.
static bool graph_in_the_open(const pave_graph_job *job, int64_t node, pave_cell cell,
                              const pave_graph_step *steps, int32_t count)
{
    if (job->walls && job->walls->side_count > 0) return false;
    for (int32_t k = 0; k < count; k++) {
        int64_t there = graph_node_at(
            job, (pave_cell){cell.q + steps[k].to.q, cell.r + steps[k].to.r, steps[k].to.s});
        if (there == node || !graph_open(job, there)) return false;
    }
    return true;
}

/// Marks all steps of an open cell as free. Returns their number.
static int32_t graph_mark_cell(const pave_graph_job *job, int64_t node, pave_cell cell,
                               uint64_t *bits)
{
    const pave_graph_step *steps = &job->steps.steps[job->steps.start[cell.s]];
    int32_t count = job->steps.start[cell.s + 1] - job->steps.start[cell.s], found = 0;
    bool all =
        job->contact == PAVE_CONTACT_VERTEX && graph_in_the_open(job, node, cell, steps, count);
    for (int32_t k = 0; k < count; k++) {
        if (!all && !graph_step_free(job, node, cell, &steps[k])) continue;
        pave_bits_set(bits, k);
        found++;
    }
    return found;
}

/// Marks and counts the free steps: start[n + 1] is the total number of arcs of nodes 0..n. Stops
/// if it exceeds INT32_MAX.
static pave_result graph_mark(pave_graph_job *job, int32_t *start)
{
    int64_t arcs = 0;
    for (pave_window_walk walk = pave_window_begin(job->window); pave_window_next(&walk);) {
        if (graph_open(job, walk.index))
            arcs += graph_mark_cell(job, walk.index, walk.cell,
                                    job->free_steps + walk.index * job->words);
        if (arcs > INT32_MAX) return PAVE_RANGE;
        start[walk.index + 1] = (int32_t)arcs;
    }
    return PAVE_OK;
}

/// Returns the number of free steps of a node before step k.
static int32_t graph_rank(const pave_graph_job *job, int64_t node, int32_t k)
{
    const uint64_t *bits = job->free_steps + node * job->words;
    int32_t rank = pave_bits_count(bits[k / 64] & pave_bits_ones(k % 64));
    for (int32_t word = 0; word < k / 64; word++) rank += pave_bits_count(bits[word]);
    return rank;
}

static void graph_fill(const pave_graph_job *job, pave_graph_parts *parts)
{
    pave_layout layout;
    pave_result result = pave_tiling_layout(job->window->tiling, NULL, &layout, NULL);
    assert(result == PAVE_OK);
    (void)result;
    for (pave_window_walk walk = pave_window_begin(job->window); pave_window_next(&walk);) {
        int32_t arc = parts->start[walk.index], first = job->steps.start[walk.cell.s],
                count = job->steps.start[walk.cell.s + 1] - first;
        const uint64_t *bits = job->free_steps + walk.index * job->words;
        if (parts->positions)
            parts->positions[walk.index] =
                pave_tiling_face_point(job->window->tiling, &layout, walk.cell);
        for (int32_t k = 0; k < count; k++) {
            if (!pave_bits_test(bits, k)) continue;
            const pave_graph_step *step = &job->steps.steps[first + k];
            int64_t to = graph_node_at(
                job, (pave_cell){walk.cell.q + step->to.q, walk.cell.r + step->to.r, step->to.s});
            parts->to[arc] = (int32_t)to;
            if (parts->twin) parts->twin[arc] = parts->start[to] + graph_rank(job, to, step->twin);
            arc++;
        }
        assert(arc == parts->start[walk.index + 1]);
    }
}

static pave_result graph_make(pave_graph_job *job, const pave_graph_def *def,
                              const pave_allocator *allocator, pave_graph **out)
{
    pave_graph_parts parts;
    int64_t nodes = job->window->count;
    pave_result result =
        graph_steps_take(job->window->tiling, def->contact, allocator, &job->steps);
    if (result != PAVE_OK) return result;
    job->words = (job->steps.most + 63) / 64;
    job->free_steps =
        pave_array_allocate(allocator, (size_t)nodes * (size_t)job->words, sizeof *job->free_steps);
    if (!job->free_steps) return PAVE_NO_MEMORY;
    result = pave_graph_begin((int32_t)nodes, allocator, out, &parts);
    if (result == PAVE_OK) result = graph_mark(job, parts.start);
    if (result == PAVE_OK)
        result = pave_graph_take_arcs(*out, &parts, parts.start[nodes], !def->no_twins,
                                      !def->no_positions);
    if (result != PAVE_OK) return result;
    (*out)->window = job->window;
    (*out)->contact = def->contact;
    graph_fill(job, &parts);
    if (def->contact != PAVE_CONTACT_EDGE || def->no_sides) return PAVE_OK;
    (*out)->own->sides = job->free_steps;
    (*out)->own->side_words = job->words;
    job->free_steps = NULL;
    return PAVE_OK;
}

pave_result pave_graph_create(const pave_graph_def *def, const pave_allocator *allocator,
                              pave_graph **out, pave_error *error)
{
    pave_graph_job job = {.window = def->window ? def->window : def->walls->window,
                          .walls = def->walls,
                          .contact = def->contact,
                          .corners = def->corners};
    assert(!def->walls || def->walls->window->count == job.window->count);
    *out = NULL;
    if ((int)def->contact < 0 || (int)def->contact > PAVE_CONTACT_VERTEX || (int)def->corners < 0 ||
        (int)def->corners > PAVE_CORNERS_OPEN)
        return PAVE_FAIL(error, PAVE_RANGE, "contact %d with corner rule %d: use enumerators",
                         (int)def->contact, (int)def->corners);
    if (job.window->count > INT32_MAX)
        return PAVE_FAIL(error, PAVE_RANGE,
                         "a graph has at most %" PRId32 " nodes: use a smaller window", INT32_MAX);
    pave_result result = graph_make(&job, def, allocator, out);
    PAVE_RELEASE(allocator, job.free_steps, job.steps.parts, job.steps.steps);
    if (result == PAVE_OK) return PAVE_OK;
    pave_graph_destroy(*out);
    *out = NULL;
    if (result == PAVE_RANGE)
        return PAVE_FAIL(error, result,
                         "a graph has at most %" PRId32 " arcs: use a smaller window", INT32_MAX);
    return PAVE_FAIL(error, result, "not enough memory for that graph: use a smaller window");
}

// ---- Sides --------------------------------------------------------------------------------------

int32_t pave_graph_arc_side(const pave_graph *graph, int32_t node, int32_t arc)
{
    const int32_t words = graph->own->side_words;
    const uint64_t *sides = graph->own->sides;
    assert(node >= 0 && node < graph->node_count && arc >= graph->start[node] &&
           arc < graph->start[node + 1]);
    if (!sides) return -1;
    sides += (int64_t)node * words;
    for (int32_t k = 0, before = arc - graph->start[node]; k < 64 * words; k++)
        if (pave_bits_test(sides, k) && before-- == 0) return k;
    return -1;
}

int32_t pave_graph_side_arc(const pave_graph *graph, int32_t node, int32_t k)
{
    const int32_t words = graph->own->side_words;
    const uint64_t *sides = graph->own->sides;
    assert(node >= 0 && node < graph->node_count && k >= 0);
    if (!sides || k >= 64 * words) return -1;
    sides += (int64_t)node * words;
    if (!pave_bits_test(sides, k)) return -1;
    int32_t arc = graph->start[node] + pave_bits_count(sides[k / 64] & pave_bits_ones(k % 64));
    for (int32_t word = 0; word < k / 64; word++) arc += pave_bits_count(sides[word]);
    return arc;
}
