/// src/patch/planar.c: finds the cells enclosed by lines.
#include "../base/exact.h"

#include "../base/memory.h"
#include "../graph/graph_union.h"
#include "patch_parts.h"
#include "planar_parts.h"

#include <inttypes.h>
#include <math.h>

pave_result pave_planar_no_memory(pave_planar_job *job)
{
    return PAVE_FAIL(job->error, PAVE_NO_MEMORY,
                     "not enough memory for the faces: free some, or use fewer lines");
}

pave_result pave_planar_refuse(pave_planar_job *job, pave_planar_fault fault)
{
    static const char *const sentences[] = {
        [PAVE_PLANAR_CROSSING] = "lines %d and %d cross at %.9g,%.9g: give them a vertex there",
        [PAVE_PLANAR_ON_LINE] = "line %d has an end of line %d on it, at %.9g,%.9g: give it a "
                                "vertex there",
        [PAVE_PLANAR_HOLE] = "the face with line %d has a hole, with line %d, at %.9g,%.9g: cut it "
                             "open",
        [PAVE_PLANAR_OVERLAP] = "areas %d and %d overlap at %.9g,%.9g: correct one, or close "
                                "overlaps"};
    if (job->fault) *job->fault = fault;
    return PAVE_FAIL(job->error, PAVE_INVALID, sentences[fault.kind], (int)fault.a, (int)fault.b,
                     fault.at.x, fault.at.y);
}

// ---- Cells --------------------------------------------------------------------------------------

/// Cells of the patch to be created. Cell i is the face with cycle `cells[i]`.
typedef struct planar_cells {
    pave_planar_job *of;
    int32_t count, vertex_count;
    int64_t corner_count;
    int32_t *cells;  ///< count elements
    int32_t *number; ///< by cycle: its cell, or PAVE_PLANAR_NONE
    int32_t *order;  ///< by vertex: its index in the patch, or PAVE_PLANAR_NONE
    pave_vec2 *vertices;
    int64_t *start;
    int32_t *corners;
    int32_t *parent;  ///< by cell: parent in the union-find structure of components of areas
    int32_t *largest; ///< by root cell: the largest cell of its component
    double *sizes;    ///< by root cell: the size of its component
    int32_t (*joins)[2];
    int32_t join_count;
} planar_cells;

static int32_t planar_area_of(const pave_planar_job *of, int32_t cycle)
{
    return of->labels ? of->labels[of->cycles[cycle].first] : PAVE_PLANAR_NONE;
}

static bool planar_is_cell(const pave_planar_job *of, int32_t cycle)
{
    return of->cycles[cycle].area > 0.0 && (!of->labels || planar_area_of(of, cycle) >= 0);
}

/// Lists the cells by area or, without areas, in the order of discovery.
static bool planar_list_cells(planar_cells *to)
{
    const pave_planar_job *of = to->of;
    const pave_allocator *allocator = &of->allocator;
    const size_t areas = (size_t)(of->labels ? of->def->area_count : 1) + 1;
    int32_t *start = pave_array_allocate(allocator, areas, sizeof *start);
    to->cells = pave_array_take(allocator, (size_t)of->cycle_count, sizeof *to->cells);
    to->number = pave_array_take(allocator, (size_t)of->cycle_count, sizeof *to->number);
    const bool fine = start && to->cells && to->number;
    for (int32_t i = 0; i < of->cycle_count && fine; i++)
        if (planar_is_cell(of, i)) start[(of->labels ? planar_area_of(of, i) : 0) + 1]++;
    for (size_t i = 1; i < areas && fine; i++) start[i] += start[i - 1];
    if (fine) to->count = start[areas - 1];
    for (int32_t i = 0; i < of->cycle_count && fine; i++) {
        to->number[i] = PAVE_PLANAR_NONE;
        if (!planar_is_cell(of, i)) continue;
        to->number[i] = start[of->labels ? planar_area_of(of, i) : 0]++;
        to->cells[to->number[i]] = i;
    }
    pave_array_release(allocator, start);
    return fine;
}

static bool planar_list_corners(planar_cells *to)
{
    const pave_planar_job *of = to->of;
    const pave_allocator *allocator = &of->allocator;
    const size_t vertices = (size_t)of->vertex_count, halves = 2 * (size_t)of->edge_count;
    to->order = pave_array_take(allocator, vertices, sizeof *to->order);
    to->vertices = pave_array_take(allocator, vertices, sizeof *to->vertices);
    to->start = pave_array_take(allocator, (size_t)to->count + 1, sizeof *to->start);
    to->corners = pave_array_take(allocator, halves, sizeof *to->corners);
    if (!to->order || !to->vertices || !to->start || !to->corners) return false;
    for (int32_t v = 0; v < of->vertex_count; v++) to->order[v] = PAVE_PLANAR_NONE;
    to->start[0] = 0;
    for (int32_t cell = 0; cell < to->count; cell++) {
        const int32_t first = of->cycles[to->cells[cell]].first;
        int32_t h = first;
        do {
            const int32_t vertex = pave_planar_tail(of, h);
            if (to->order[vertex] < 0) {
                to->order[vertex] = to->vertex_count;
                to->vertices[to->vertex_count++] = of->places[vertex];
            }
            to->corners[to->corner_count++] = to->order[vertex];
            h = of->next[h];
        } while (h != first);
        to->start[cell + 1] = to->corner_count;
    }
    return true;
}

// ---- Components of areas ------------------------------------------------------------------------

/// Unites the cells of the same area that share an edge, and measures the components.
static void planar_unite_cells(planar_cells *to)
{
    const pave_planar_job *of = to->of;
    for (int32_t cell = 0; cell < to->count; cell++) {
        to->parent[cell] = cell;
        to->sizes[cell] = 0.0;
    }
    for (int32_t edge = 0; edge < of->edge_count; edge++) {
        const int32_t a = to->number[of->cycle[2 * edge]], b = to->number[of->cycle[2 * edge + 1]];
        if (a >= 0 && b >= 0 && of->labels[2 * edge] == of->labels[2 * edge + 1])
            pave_union_join(to->parent, a, b);
    }
    for (int32_t cell = 0; cell < to->count; cell++)
        to->sizes[pave_union_find(to->parent, cell)] += of->cycles[to->cells[cell]].area;
}

/// Joins the largest cell of each component of an area to the largest cell of the area's largest
/// component.
static void planar_join_pieces(planar_cells *to, int32_t first, int32_t end)
{
    int32_t most = first;
    for (int32_t cell = first; cell < end; cell++)
        if (to->parent[cell] == cell && to->sizes[cell] > to->sizes[most]) most = cell;
    for (int32_t cell = first; cell < end; cell++) {
        if (to->parent[cell] != cell || cell == most) continue;
        to->joins[to->join_count][0] = to->largest[most];
        to->joins[to->join_count++][1] = to->largest[cell];
    }
}

static double planar_cell_area(const planar_cells *to, int32_t cell)
{
    return to->of->cycles[to->cells[cell]].area;
}

static bool planar_list_joins(planar_cells *to)
{
    const pave_planar_job *of = to->of;
    const size_t count = (size_t)to->count;
    to->parent = pave_array_take(&of->allocator, count, sizeof *to->parent);
    to->largest = pave_array_take(&of->allocator, count, sizeof *to->largest);
    to->sizes = pave_array_take(&of->allocator, count, sizeof *to->sizes);
    to->joins = pave_array_take(&of->allocator, count, sizeof *to->joins);
    if (!to->parent || !to->largest || !to->sizes || !to->joins) return false;
    if (!of->labels) return true;
    planar_unite_cells(to);
    for (int32_t first = 0, end; first < to->count; first = end) {
        const int32_t area = planar_area_of(of, to->cells[first]);
        for (end = first; end < to->count && planar_area_of(of, to->cells[end]) == area; end++) {
            const int32_t root = to->parent[end] = pave_union_find(to->parent, end);
            if (root == end || planar_cell_area(to, end) > planar_cell_area(to, to->largest[root]))
                to->largest[root] = end;
        }
        planar_join_pieces(to, first, end);
    }
    return true;
}

// ---- Creation -----------------------------------------------------------------------------------

/// Returns whether doubles cannot hold the positions of the lattice, or the areas of its cells.
static bool planar_is_coarse(const pave_planar_job *of)
{
    const double most = of->step * 0x1p53;
    return of->step < 1e-150 || fabs(of->origin.x) > most || fabs(of->origin.y) > most;
}

static pave_result planar_make_patch(planar_cells *to)
{
    pave_planar_job *of = to->of;
    pave_planar *out = of->out;
    if (!planar_list_cells(to) || !planar_list_corners(to) || !planar_list_joins(to))
        return pave_planar_no_memory(of);
    const pave_patch_def def = {.name = of->def->name,
                                .cell_count = to->count,
                                .vertex_count = to->vertex_count,
                                .vertices = to->vertices,
                                .start = to->start,
                                .corners = to->corners,
                                .join_count = to->join_count,
                                .joins = (const int32_t(*)[2])to->joins};
    const pave_result result = pave_patch_create(&def, &of->allocator, &out->patch, of->error);
    if (result == PAVE_INVALID && planar_is_coarse(of))
        return PAVE_FAIL(of->error, PAVE_INVALID,
                         "the points are too far from 0 for their extent, or too close together, "
                         "for faces: move or scale them");
    out->cell_count = to->count;
    if (result != PAVE_OK || !of->labels) return result;
    out->areas = pave_array_take(&of->allocator, (size_t)to->count, sizeof *out->areas);
    for (int32_t cell = 0; cell < to->count && out->areas; cell++)
        out->areas[cell] = planar_area_of(of, to->cells[cell]);
    return out->areas ? PAVE_OK : pave_planar_no_memory(of);
}

static pave_result planar_take_cells(pave_planar_job *of)
{
    planar_cells to = {.of = of};
    const pave_allocator *allocator = &of->allocator;
    const pave_result result = planar_make_patch(&to);
    PAVE_RELEASE(allocator, to.joins, to.sizes, to.largest, to.parent, to.corners, to.start,
                 to.vertices, to.order, to.number, to.cells);
    return result;
}

static pave_result planar_make(pave_planar_job *job)
{
    pave_result result = pave_planar_place(job);
    if (result == PAVE_OK) result = pave_planar_settle(job);
    if (result == PAVE_OK) result = pave_planar_trace(job, &job->out->dangling);
    if (result == PAVE_OK && job->def->areas) {
        result = pave_planar_label(job);
        if (result == PAVE_OK) result = pave_planar_trace(job, NULL);
    }
    if (result == PAVE_OK) result = pave_planar_cut(job);
    return result == PAVE_OK ? planar_take_cells(job) : result;
}

static void planar_release_job(pave_planar_job *job)
{
    const pave_allocator *allocator = &job->allocator;
    pave_planar_boxes_release(&job->boxes);
    pave_index_release(&job->buckets);
    PAVE_RELEASE(allocator, job->cycles, job->cycle, job->next, job->around, job->around_start,
                 job->labels, job->tags, job->tag_start, job->edges, job->sides, job->chain,
                 job->places, job->vertices);
}

pave_result pave_planar_create(const pave_planar_def *def, const pave_allocator *allocator,
                               pave_planar *out, pave_planar_fault *fault, pave_error *error)
{
    assert(def && out);
    const pave_allocator from = pave_allocator_or_default(allocator);
    pave_planar_job job = {.def = def,
                           .allocator = from,
                           .out = out,
                           .fault = fault,
                           .error = error,
                           .buckets.allocator = from,
                           .boxes.allocator = from};
    *out = (pave_planar){.allocator = from};
    if (fault) *fault = (pave_planar_fault){PAVE_PLANAR_FINE, 0, 0, {0.0, 0.0}};
    const pave_result result = planar_make(&job);
    planar_release_job(&job);
    if (result != PAVE_OK) pave_planar_release(out);
    return result;
}

void pave_planar_release(pave_planar *planar)
{
    pave_array_release(&planar->allocator, planar->areas);
    pave_patch_destroy(planar->patch);
    *planar = (pave_planar){.allocator = planar->allocator};
}
