/// src/patch/planar_areas.c: finds the areas that contain each face, starting from outside:
/// crossing an edge enters or leaves the areas that have it as a side. Then closes small gaps and
/// overlaps, and drops edges within a single area.
#include "../base/exact.h"

#include "../base/memory.h"
#include "planar_parts.h"

#include <inttypes.h>
#include <math.h>

enum { PAVE_PLANAR_DEPTH_MAX = 64 }; // maximum number of areas at one point

/// State of a face. The last element is the outside.
typedef struct areas_face {
    int64_t set;   ///< its areas are sets[set] .. sets[set + count - 1]
    int32_t count; ///< negative if not yet known
    int32_t area;  ///< the area that the face is assigned to, or PAVE_PLANAR_NONE
} areas_face;

/// The length of boundary that a face shares with an area.
typedef struct areas_share {
    int32_t area;
    double length;
} areas_share;

typedef struct areas_job {
    pave_planar_job *of;
    areas_face *faces; ///< cycle_count + 1 elements; only cycles around faces are used
    int32_t *queue;    ///< cycle_count + 1 elements
    int32_t queued, outside;
    int32_t *sets;
    int64_t set_count, set_room;
    areas_share *shares;
    int64_t share_room;
} areas_job;

static areas_face *areas_left_of(const areas_job *job, int32_t half)
{
    const int32_t face = pave_planar_face(job->of, half);
    return &job->faces[face >= 0 ? face : job->outside];
}

// ---- Sets ---------------------------------------------------------------------------------------

/// Computes the set of the face across an edge: the set of the near face, with each area of the
/// edge toggled.
static bool areas_cross(areas_job *job, int32_t half)
{
    const pave_planar_job *of = job->of;
    const areas_face from = *areas_left_of(job, half);
    areas_face *to = areas_left_of(job, half ^ 1);
    const int32_t edge = half >> 1, tags = of->tag_start[edge + 1] - of->tag_start[edge];
    if (to->count >= 0) return true;
    if (!pave_array_reserve(&of->allocator, &job->sets, &job->set_room,
                            job->set_count + from.count + tags, sizeof *job->sets)) {
        pave_planar_no_memory(job->of);
        return false;
    }
    int32_t *set = job->sets + job->set_count, count = from.count;
    for (int32_t i = 0; i < count; i++) set[i] = job->sets[from.set + i];
    for (int32_t i = of->tag_start[edge]; i < of->tag_start[edge + 1]; i++) {
        int32_t at = 0;
        while (at < count && set[at] != of->tags[i]) at++;
        if (at == count)
            set[count++] = of->tags[i];
        else
            set[at] = set[--count];
    }
    *to = (areas_face){job->set_count, count, count == 1 ? set[0] : PAVE_PLANAR_NONE};
    job->set_count += count;
    job->queue[job->queued++] = (int32_t)(to - job->faces);
    if (count <= PAVE_PLANAR_DEPTH_MAX) return true;
    PAVE_FAIL(job->of->error, PAVE_UNSUPPORTED,
              "more than %d areas overlap in one place, areas %" PRId32 " and %" PRId32
              " among them; leave some out",
              PAVE_PLANAR_DEPTH_MAX, set[0], set[1]);
    return false;
}

static bool areas_cross_cycle(areas_job *job, int32_t cycle)
{
    const int32_t first = job->of->cycles[cycle].first;
    int32_t h = first;
    do {
        if (!areas_cross(job, h)) return false;
        h = job->of->next[h];
    } while (h != first);
    return true;
}

/// Finds the sets of all faces, starting from outside. Returns false with the error set.
static bool areas_find_sets(areas_job *job)
{
    const pave_planar_cycle *cycles = job->of->cycles;
    for (int32_t i = 0; i < job->outside; i++) job->faces[i].count = -1;
    job->faces[job->outside] = (areas_face){0, 0, PAVE_PLANAR_NONE};
    job->queue[job->queued++] = job->outside;
    for (int32_t i = 0; i < job->queued; i++) {
        const int32_t face = job->queue[i];
        const bool outside = face == job->outside;
        if (!outside && !areas_cross_cycle(job, face)) return false;
        for (int32_t c = outside ? job->of->outer : cycles[face].inner; c >= 0; c = cycles[c].next)
            if (!areas_cross_cycle(job, c)) return false;
    }
    return true;
}

// ---- Overlaps and gaps --------------------------------------------------------------------------

/// Returns a vertex of a face.
static pave_vec2 areas_place(const areas_job *job, int32_t face)
{
    const pave_planar_job *of = job->of;
    return of->places[pave_planar_tail(of, of->cycles[face].first)];
}

/// Assigns each overlap to the smallest of its areas; ties go to the first. `sizes` must have a 0
/// for each area.
static void areas_share_overlaps(areas_job *job, double *sizes)
{
    for (int32_t face = 0; face < job->outside; face++) {
        const areas_face *one = &job->faces[face];
        for (int32_t i = 0; i < one->count; i++)
            sizes[job->sets[one->set + i]] += job->of->cycles[face].area;
    }
    for (int32_t face = 0; face < job->outside; face++) {
        areas_face *one = &job->faces[face];
        for (int32_t i = 0; one->count > 1 && i < one->count; i++) {
            const int32_t area = job->sets[one->set + i], best = one->area;
            if (best < 0 || sizes[area] < sizes[best] ||
                (sizes[area] <= sizes[best] && area < best))
                one->area = area;
        }
    }
}

/// Rejects overlaps, or assigns and counts them.
static pave_result areas_look_at_overlaps(areas_job *job)
{
    const size_t areas = (size_t)job->of->def->area_count;
    pave_planar *out = job->of->out;
    double *sizes = pave_array_allocate(&job->of->allocator, areas, sizeof *sizes);
    if (!sizes) return pave_planar_no_memory(job->of);
    areas_share_overlaps(job, sizes);
    pave_array_release(&job->of->allocator, sizes);
    for (int32_t face = 0; face < job->outside; face++) {
        const areas_face *one = &job->faces[face];
        if (one->count < 2) continue;
        const int32_t *set = job->sets + one->set;
        const int32_t other = set[0] == one->area ? set[1] : set[0];
        const pave_vec2 at = areas_place(job, face);
        if (!job->of->def->close)
            return pave_planar_refuse(
                job->of,
                (pave_planar_fault){PAVE_PLANAR_OVERLAP, other < one->area ? other : one->area,
                                    other < one->area ? one->area : other, at});
        if (out->overlaps++ > 0) continue;
        out->overlap = at;
        out->overlap_areas[0] = one->area;
        out->overlap_areas[1] = other;
    }
    return PAVE_OK;
}

static double areas_length(const pave_planar_job *of, int32_t half)
{
    const pave_point a = of->vertices[pave_planar_tail(of, half)],
                     b = of->vertices[pave_planar_head(of, half)];
    const double x = (double)b.x - a.x, y = (double)b.y - a.y;
    return sqrt(x * x + y * y);
}

/// Returns the area with the longest shared boundary along the cycle of a face (ties: the first);
/// PAVE_PLANAR_NONE if no area is adjacent. `length` receives the length of the whole cycle.
/// Returns -2 if out of memory.
static int32_t areas_beside(areas_job *job, int32_t face, double *length)
{
    const pave_planar_job *of = job->of;
    const int32_t first = of->cycles[face].first;
    int64_t count = 0;
    int32_t h = first, best = PAVE_PLANAR_NONE;
    double most = 0.0;
    *length = 0.0;
    do {
        const int32_t area = areas_left_of(job, h ^ 1)->area;
        const double side = areas_length(of, h);
        int64_t at = 0;
        *length += side;
        while (at < count && job->shares[at].area != area) at++;
        if (at == count) {
            if (!pave_array_reserve(&of->allocator, &job->shares, &job->share_room, count + 1,
                                    sizeof *job->shares))
                return -2;
            job->shares[count++] = (areas_share){area, 0.0};
        }
        job->shares[at].length += side;
        h = of->next[h];
    } while (h != first);
    for (int64_t i = 0; i < count; i++) {
        const areas_share share = job->shares[i];
        if (share.area < 0 || share.length < most ||
            (best >= 0 && share.length <= most && share.area > best))
            continue;
        most = share.length;
        best = share.area;
    }
    return best;
}

/// Returns the width, in steps, below which a gap is small.
static double areas_gap_width(const areas_job *job)
{
    double sum = 0.0, count = 0.0;
    for (int32_t face = 0; face < job->outside; face++) {
        if (job->faces[face].area < 0 || job->of->cycles[face].area <= 0.0) continue;
        sum += job->of->cycles[face].area;
        count += 1.0;
    }
    return count > 0.0 ? 0.01 * sqrt(sum / count) : 0.0;
}

static pave_result areas_look_at_gaps(areas_job *job)
{
    const pave_planar_job *of = job->of;
    pave_planar *out = of->out;
    const double width = areas_gap_width(job);
    for (int32_t face = 0; face < job->outside; face++) {
        const pave_planar_cycle *cycle = &of->cycles[face];
        double length;
        if (cycle->area <= 0.0 || job->faces[face].count != 0 || cycle->inner >= 0) continue;
        // Cheap test first: a face with such a large area cannot be narrow.
        if (cycle->area > width * width * 1e6) continue;
        const int32_t area = areas_beside(job, face, &length);
        if (area == -2) return pave_planar_no_memory(job->of);
        if (area < 0 || 2.0 * cycle->area >= width * length) continue;
        if (out->gaps++ == 0) {
            out->gap = areas_place(job, face);
            out->gap_area = area;
        }
        if (!of->def->close) continue;
        job->faces[face].area = area;
        out->closed++;
    }
    return PAVE_OK;
}

// ---- All steps ----------------------------------------------------------------------------------

static bool areas_divides(const pave_planar_job *of, int32_t edge)
{
    return of->labels[2 * edge] != of->labels[2 * edge + 1];
}

static pave_result areas_give_labels(areas_job *job)
{
    pave_planar_job *of = job->of;
    if (!pave_array_reserve(&of->allocator, &of->labels, &of->label_room,
                            2 * (int64_t)of->edge_count + 1, sizeof *of->labels))
        return pave_planar_no_memory(of);
    for (int32_t h = 0; h < 2 * of->edge_count; h++) of->labels[h] = areas_left_of(job, h)->area;
    pave_planar_keep(of, areas_divides);
    return PAVE_OK;
}

pave_result pave_planar_label(pave_planar_job *of)
{
    const size_t count = (size_t)of->cycle_count + 1;
    areas_job job = {.of = of,
                     .faces = pave_array_allocate(&of->allocator, count, sizeof *job.faces),
                     .queue = pave_array_take(&of->allocator, count, sizeof *job.queue),
                     .outside = of->cycle_count};
    pave_error own = {0};
    pave_error *error = of->error;
    if (!error) of->error = &own;
    pave_result result = job.faces && job.queue ? PAVE_OK : pave_planar_no_memory(of);
    if (result == PAVE_OK && !areas_find_sets(&job)) result = of->error->result;
    if (result == PAVE_OK) result = areas_look_at_overlaps(&job);
    if (result == PAVE_OK) result = areas_look_at_gaps(&job);
    if (result == PAVE_OK) result = areas_give_labels(&job);
    of->error = error;
    PAVE_RELEASE(&of->allocator, job.shares, job.sets, job.queue, job.faces);
    return result;
}
