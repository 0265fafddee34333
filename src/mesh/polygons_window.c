/// src/mesh/polygons_window.c: outlines of the cells of a window. Each vertex is created by the
/// first of its cells.
#include "../base/exact.h"

#include "../base/memory.h"
#include "../graph/graph_parts.h"
#include "mesh_parts.h"
#include "polygons_build.h"

typedef struct pave_polygons_job {
    const pave_window *window;
    const pave_tiling *tiling;
    pave_layout layout;
    bool mirrored; ///< the layout mirrors the tiling
} pave_polygons_job;

// ---- Corners and vertices -----------------------------------------------------------------------

/// Returns the start vertex of a side if an earlier cell has created it, otherwise -1.
static int32_t polygons_known(const pave_polygons_job *job, const pave_polygons_parts *parts,
                              const pave_window_walk *walk, int32_t side)
{
    pave_cell at = pave_cell_turn(job->tiling, walk->cell, true, &side);
    for (; !pave_cell_equal(at, walk->cell); at = pave_cell_turn(job->tiling, at, true, &side)) {
        const int64_t there = pave_window_index(job->window, at);
        if (there >= 0 && there < walk->index) return parts->corners[parts->start[there] + side];
    }
    return -1;
}

/// Numbers the vertices of all corners and finds the cell across each side. `count` gets the number
/// of vertices.
static pave_result polygons_fill(const pave_polygons_job *job, pave_polygons_parts *parts,
                                 int64_t *count)
{
    const pave_tiling *tiling = job->tiling;
    *count = 0;
    for (pave_window_walk walk = pave_window_begin(job->window); pave_window_next(&walk);) {
        const int32_t sides = pave_tiling_side_count(tiling, walk.cell.s);
        for (int32_t k = 0; k < sides; k++) {
            const int64_t there =
                pave_window_index(job->window, pave_tiling_neighbors(tiling, walk.cell, k));
            int32_t vertex = polygons_known(job, parts, &walk, k);
            if (vertex < 0 && *count == INT32_MAX) return PAVE_RANGE;
            if (vertex < 0) vertex = (int32_t)(*count)++;
            parts->corners[parts->start[walk.index] + k] = vertex;
            parts->neighbors[parts->start[walk.index] + k] = (int32_t)there;
        }
    }
    return PAVE_OK;
}

/// Vertex numbers increase in the order of corners, so each vertex is placed at its first
/// occurrence.
static void polygons_place(const pave_polygons_job *job, pave_polygons_parts *parts)
{
    int32_t placed = 0;
    for (pave_window_walk walk = pave_window_begin(job->window); pave_window_next(&walk);)
        for (int64_t i = parts->start[walk.index]; i < parts->start[walk.index + 1]; i++)
            if (parts->corners[i] == placed)
                parts->vertices[placed++] = pave_tiling_corner_point(
                    job->tiling, &job->layout, walk.cell, (int)(i - parts->start[walk.index]));
}

/// Reverses the ring of a cell, except its first corner.
static void polygons_mirror(pave_polygons_parts *parts, int64_t from, int64_t end)
{
    for (int64_t a = from + 1, b = end - 1; a < b; a++, b--) {
        const int32_t kept = parts->corners[a];
        parts->corners[a] = parts->corners[b];
        parts->corners[b] = kept;
    }
    for (int64_t a = from, b = end - 1; a < b; a++, b--) {
        const int32_t kept = parts->neighbors[a];
        parts->neighbors[a] = parts->neighbors[b];
        parts->neighbors[b] = kept;
    }
}

// ---- The rim ------------------------------------------------------------------------------------

/// Converts between the index of a side in the tiling and its index in a ring. The function is its
/// own inverse.
static int32_t polygons_side_in_ring(const pave_polygons_job *job, int32_t s, int32_t side)
{
    return job->mirrored ? pave_tiling_side_count(job->tiling, s) - 1 - side : side;
}

/// Links the rim. From the end of each rim side, walks through the missing cells around that vertex
/// to the next cell of the window.
static void polygons_link_rim(const pave_polygons_job *job, const pave_polygons *polygons,
                              pave_polygons_parts *parts)
{
    for (int32_t i = 0; i < polygons->rim_count; i++) {
        pave_cell cell = pave_window_cell(job->window, parts->rim[i].cell);
        int32_t side = polygons_side_in_ring(job, cell.s, parts->rim[i].side), crossed;
        int64_t index;
        do {
            crossed = pave_tiling_side_of(job->tiling, cell.s, side)->twin;
            cell = pave_cell_turn(job->tiling, cell, job->mirrored, &side);
            index = pave_window_index(job->window, cell);
        } while (index < 0);
        const int32_t there =
            parts->neighbors[parts->start[index] + polygons_side_in_ring(job, cell.s, crossed)];
        assert(there < 0);
        parts->rim[i].next = ~there;
    }
}

// ---- Creation -----------------------------------------------------------------------------------

static double polygons_cross(pave_vec2 a, pave_vec2 b) { return a.x * b.y - a.y * b.x; }

static pave_result polygons_make(pave_polygons_job *job, const pave_allocator *allocator,
                                 pave_polygons **out)
{
    pave_polygons_parts parts;
    int64_t vertices = 0;
    pave_result result = pave_polygons_begin((int32_t)job->window->count, allocator, out, &parts);
    if (result != PAVE_OK) return result;
    for (pave_window_walk walk = pave_window_begin(job->window); pave_window_next(&walk);)
        parts.start[walk.index + 1] =
            parts.start[walk.index] + pave_tiling_side_count(job->tiling, walk.cell.s);
    result = pave_polygons_take_corners(*out, &parts);
    if (result == PAVE_OK) result = polygons_fill(job, &parts, &vertices);
    if (result == PAVE_OK) result = pave_polygons_take_vertices(*out, &parts, (int32_t)vertices);
    if (result != PAVE_OK) return result;
    polygons_place(job, &parts);
    for (int64_t i = 0; job->mirrored && i < job->window->count; i++)
        polygons_mirror(&parts, parts.start[i], parts.start[i + 1]);
    result = pave_polygons_list_rim(*out, &parts);
    if (result == PAVE_OK) polygons_link_rim(job, *out, &parts);
    return result;
}

pave_result pave_polygons_create_from_window(const pave_window *window, const pave_layout *layout,
                                             const pave_allocator *allocator, pave_polygons **out,
                                             pave_error *error)
{
    pave_polygons_job job = {.window = window, .tiling = window->tiling};
    *out = NULL;
    if (window->count > INT32_MAX)
        return PAVE_FAIL(error, PAVE_RANGE,
                         "the window has %lld cells: outlines take at most 2147483647",
                         (long long)window->count);
    if (layout) job.layout = *layout;
    pave_result result =
        layout ? PAVE_OK : pave_tiling_layout(window->tiling, NULL, &job.layout, NULL);
    assert(result == PAVE_OK);
    job.mirrored = (polygons_cross(job.layout.i, job.layout.j) < 0.0) !=
                   (polygons_cross(job.tiling->i, job.tiling->j) < 0.0);
    result = polygons_make(&job, allocator, out);
    if (result == PAVE_OK) return PAVE_OK;
    pave_polygons_destroy(*out);
    *out = NULL;
    return pave_mesh_fail(error, result, "outlines of a window");
}
