/// src/patch/patch_part.c: parts of patches, and the largest part that can be used as a mesh.
#include "../base/exact.h"
#include "../mesh/polygons_build.h"

#include "../base/memory.h"
#include "patch_parts.h"

// ---- Parts --------------------------------------------------------------------------------------

typedef struct pave_patch_cut {
    const pave_patch *patch;
    const bool *keep;
    int32_t cell_count, vertex_count;
    int64_t corner_count;
    pave_cell *cells;
    pave_vec2 *vertices;
    int64_t *start;
    int32_t *corners;
    int32_t *numbers; ///< by old vertex: its new index, or -1; later indexed by old cell
    int32_t join_count;
    int32_t (*joins)[2];
} pave_patch_cut;

static void patch_count_part(pave_patch_cut *cut)
{
    const pave_polygons *polygons = cut->patch->polygons;
    for (int32_t cell = 0; cell < cut->patch->cell_count; cell++) {
        if (!cut->keep[cell]) continue;
        cut->cell_count++;
        cut->corner_count += pave_polygons_side_count(polygons, cell);
    }
}

static void patch_copy_part(pave_patch_cut *cut)
{
    const pave_polygons *polygons = cut->patch->polygons;
    int32_t cells = 0;
    int64_t corners = 0;
    for (int32_t i = 0; i < polygons->vertex_count; i++) cut->numbers[i] = -1;
    cut->start[0] = 0;
    for (int32_t cell = 0; cell < cut->patch->cell_count; cell++) {
        if (!cut->keep[cell]) continue;
        for (int64_t i = polygons->start[cell]; i < polygons->start[cell + 1]; i++) {
            int32_t *number = &cut->numbers[polygons->corners[i]];
            if (*number < 0) {
                *number = cut->vertex_count;
                cut->vertices[cut->vertex_count++] = polygons->vertices[polygons->corners[i]];
            }
            cut->corners[corners++] = *number;
        }
        cut->cells[cells] = cut->patch->cells[cell];
        cut->start[++cells] = corners;
    }
}

static void patch_copy_joins(pave_patch_cut *cut)
{
    const pave_patch *patch = cut->patch;
    int32_t *const numbers = cut->numbers + patch->polygons->vertex_count;
    for (int32_t cell = 0, kept = 0; cell < patch->cell_count; cell++)
        numbers[cell] = cut->keep[cell] ? kept++ : -1;
    for (int32_t i = 0; i < patch->join_count; i++) {
        const int32_t a = numbers[patch->joins[i][0]], b = numbers[patch->joins[i][1]];
        if (a < 0 || b < 0) continue;
        cut->joins[cut->join_count][0] = a;
        cut->joins[cut->join_count++][1] = b;
    }
}

pave_result pave_patch_create_part(const pave_patch *patch, const bool *keep,
                                   const pave_allocator *allocator, pave_patch **out,
                                   pave_error *error)
{
    const size_t vertices = (size_t)patch->polygons->vertex_count,
                 numbers = vertices + (size_t)patch->cell_count, joins = (size_t)patch->join_count;
    pave_patch_cut cut = {.patch = patch, .keep = keep};
    *out = NULL;
    patch_count_part(&cut);
    const size_t cells = (size_t)cut.cell_count, corners = (size_t)cut.corner_count;
    cut.cells = pave_array_take(allocator, cells, sizeof *cut.cells);
    cut.vertices = pave_array_take(allocator, vertices, sizeof *cut.vertices);
    cut.start = pave_array_take(allocator, cells + 1, sizeof *cut.start);
    cut.corners = pave_array_take(allocator, corners, sizeof *cut.corners);
    cut.numbers = pave_array_take(allocator, numbers, sizeof *cut.numbers);
    cut.joins = pave_array_take(allocator, joins, sizeof *cut.joins);
    pave_result result = PAVE_NO_MEMORY;
    if (cut.cells && cut.vertices && cut.start && cut.corners && cut.numbers && cut.joins) {
        patch_copy_part(&cut);
        patch_copy_joins(&cut);
        result =
            pave_patch_create(&(pave_patch_def){patch->name, cut.cell_count, cut.vertex_count,
                                                cut.cells, cut.vertices, cut.start, cut.corners,
                                                cut.join_count, (const int32_t(*)[2])cut.joins},
                              allocator, out, error);
    }
    PAVE_RELEASE(allocator, cut.joins, cut.numbers, cut.corners, cut.start, cut.vertices,
                 cut.cells);
    return result == PAVE_NO_MEMORY ? pave_patch_no_memory(error) : result;
}

// ---- Solid pieces -------------------------------------------------------------------------------

typedef struct pave_patch_solid_job {
    const pave_patch *patch;
    bool *keep;
    int32_t *queue; ///< cell_count elements
    int32_t *piece; ///< by cell: the first cell of its component, or -1
    int32_t *outer; ///< by vertex: the number of rim sides of the kept part that start there
} pave_patch_solid_job;

/// Marks the kept cells that are connected to a given one. Returns their number.
static int32_t patch_mark_piece(const pave_patch_solid_job *job, int32_t first)
{
    const pave_polygons *polygons = job->patch->polygons;
    int32_t count = 0, done = 0;
    job->piece[first] = first;
    job->queue[count++] = first;
    while (done < count) {
        const int32_t cell = job->queue[done++];
        for (int32_t k = 0; k < pave_polygons_side_count(polygons, cell); k++) {
            const int32_t next = pave_polygons_neighbor(polygons, cell, k);
            if (next < 0 || !job->keep[next] || job->piece[next] >= 0) continue;
            job->piece[next] = first;
            job->queue[count++] = next;
        }
    }
    return count;
}

/// Keeps only the largest component.
static void patch_keep_largest(const pave_patch_solid_job *job)
{
    int32_t largest = -1, most = 0;
    for (int32_t cell = 0; cell < job->patch->cell_count; cell++) job->piece[cell] = -1;
    for (int32_t cell = 0; cell < job->patch->cell_count; cell++) {
        if (!job->keep[cell] || job->piece[cell] >= 0) continue;
        const int32_t size = patch_mark_piece(job, cell);
        if (size <= most) continue;
        most = size;
        largest = cell;
    }
    for (int32_t cell = 0; cell < job->patch->cell_count; cell++)
        job->keep[cell] = job->keep[cell] && job->piece[cell] == largest;
}

static bool patch_is_outer(const pave_patch_solid_job *job, int32_t cell, int32_t k)
{
    const int32_t next = pave_polygons_neighbor(job->patch->polygons, cell, k);
    return next < 0 || !job->keep[next];
}

/// Drops the cells at vertices where the kept part touches itself only at a point. Returns whether
/// any cell was dropped.
static bool patch_drop_pinches(const pave_patch_solid_job *job)
{
    const pave_polygons *polygons = job->patch->polygons;
    bool dropped = false;
    for (int32_t i = 0; i < polygons->vertex_count; i++) job->outer[i] = 0;
    for (int32_t cell = 0; cell < polygons->cell_count; cell++)
        for (int32_t k = 0; job->keep[cell] && k < pave_polygons_side_count(polygons, cell); k++)
            if (patch_is_outer(job, cell, k))
                job->outer[polygons->corners[polygons->start[cell] + k]]++;
    for (int32_t cell = 0; cell < polygons->cell_count; cell++) {
        bool pinched = false;
        for (int64_t i = polygons->start[cell]; i < polygons->start[cell + 1]; i++)
            pinched |= job->outer[polygons->corners[i]] > 1;
        dropped |= job->keep[cell] && pinched;
        job->keep[cell] = job->keep[cell] && !pinched;
    }
    return dropped;
}

pave_result pave_patch_solid(const pave_patch *patch, const pave_allocator *allocator, bool *keep)
{
    const size_t cells = (size_t)patch->cell_count,
                 vertices = (size_t)patch->polygons->vertex_count;
    const pave_patch_solid_job job = {.patch = patch,
                                      .keep = keep,
                                      .queue = pave_array_take(allocator, cells, sizeof *job.queue),
                                      .piece = pave_array_take(allocator, cells, sizeof *job.piece),
                                      .outer =
                                          pave_array_take(allocator, vertices, sizeof *job.outer)};
    const bool whole = job.queue && job.piece && job.outer;
    if (whole) {
        for (int32_t cell = 0; cell < patch->cell_count; cell++) keep[cell] = true;
        do patch_keep_largest(&job);
        while (patch_drop_pinches(&job));
    }
    PAVE_RELEASE(allocator, job.outer, job.piece, job.queue);
    return whole ? PAVE_OK : PAVE_NO_MEMORY;
}
