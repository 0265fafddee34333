/// src/tactics/tactics_zone.c: the cells within range of sources.
#include "../base/exact.h"

#include "../base/bits.h"
#include "../base/memory.h"

#include <pave/tactics.h>

#include <inttypes.h>

/// State of a cell for the current source.
enum { PAVE_ZONE_IN_RANGE = 1, PAVE_ZONE_TOO_NEAR = 2, PAVE_ZONE_SEEN = 4 };

typedef struct pave_zone_job {
    const pave_zone_def *def;
    const pave_window *window;
    const pave_allocator *allocator;
    uint64_t *zone; ///< bit per cell
    uint8_t *marks; ///< marks of the current source; zero between sources
    int64_t *seen;  ///< cells visible from the current source
    int64_t words;
} pave_zone_job;

// ---- One source ---------------------------------------------------------------------------------

/// Rows first..last, and columns, of the unit cells that can be within range of a source.
typedef struct pave_zone_box {
    int32_t q_first, q_last, r_first, r_last;
} pave_zone_box;

/// A lane changes by at most one per step, so the box extends by the range. Without wrapping, the
/// box is limited to the rows of the window.
static pave_zone_box zone_box_of(const pave_zone_job *job, pave_cell center)
{
    const int32_t most = job->def->most;
    const pave_window *window = job->window;
    pave_zone_box box = {center.q - most, center.q + most, center.r - most, center.r + most};
    if (window->def.wrap) return box;
    const int32_t last = window->r + window->row_count - 1;
    box.r_first = box.r_first < window->r ? window->r : box.r_first;
    box.r_last = box.r_last > last ? last : box.r_last;
    return box;
}

static int64_t zone_index(const pave_zone_job *job, pave_cell cell)
{
    return job->window->def.wrap ? pave_window_wrapped(job->window, cell)
                                 : pave_window_index(job->window, cell);
}

/// Marks one row of the box.
static void zone_mark_row(const pave_zone_job *job, pave_cell center, pave_zone_box box, int32_t r)
{
    const pave_zone_def *def = job->def;
    for (int32_t q = box.q_first; q <= box.q_last; q++)
        for (int32_t s = 0; s < 2; s++) {
            const pave_cell cell = {q, r, s};
            const int64_t distance = pave_tri_distance(center, cell, def->metric);
            const int64_t index = distance > def->most ? -1 : zone_index(job, cell);
            if (index >= 0)
                job->marks[index] |=
                    distance < def->least ? PAVE_ZONE_TOO_NEAR : PAVE_ZONE_IN_RANGE;
        }
}

/// Adds the cells of one row whose marks equal `wanted`, and clears the marks.
static void zone_add_row(const pave_zone_job *job, pave_zone_box box, int32_t r, uint8_t wanted)
{
    for (int32_t q = box.q_first; q <= box.q_last; q++)
        for (int32_t s = 0; s < 2; s++) {
            const int64_t index = zone_index(job, (pave_cell){q, r, s});
            if (index < 0) continue;
            if (job->marks[index] == wanted) pave_bits_set(job->zone, index);
            job->marks[index] = 0;
        }
}

/// Marks the cells that the source sees within its range.
static pave_result zone_mark_seen(const pave_zone_job *job, int32_t source)
{
    const pave_zone_def *def = job->def;
    const pave_view_def view = {
        .walls = def->walls, .from = source, .radius = def->most, .metric = (int32_t)def->metric};
    const int64_t capacity = job->window->count;
    int64_t count;
    const pave_result result =
        pave_field_of_view_far(&view, job->allocator, job->seen, capacity, &count, NULL);
    for (int64_t i = 0; result == PAVE_OK && i < count; i++)
        job->marks[job->seen[i]] |= PAVE_ZONE_SEEN;
    return result;
}

/// Adds the zone of one source.
static pave_result zone_add(const pave_zone_job *job, int32_t source)
{
    const pave_cell center = pave_window_cell(job->window, source);
    const pave_zone_box box = zone_box_of(job, center);
    const uint8_t wanted = job->seen ? PAVE_ZONE_IN_RANGE | PAVE_ZONE_SEEN : PAVE_ZONE_IN_RANGE;
    for (int32_t r = box.r_first; r <= box.r_last; r++) zone_mark_row(job, center, box, r);
    const pave_result result = job->seen ? zone_mark_seen(job, source) : PAVE_OK;
    for (int32_t r = box.r_first; r <= box.r_last; r++) zone_add_row(job, box, r, wanted);
    return result;
}

// ---- Top level ----------------------------------------------------------------------------------

static pave_result zone_take(pave_zone_job *job)
{
    const pave_zone_def *def = job->def;
    const size_t count = (size_t)job->window->count;
    job->zone = pave_array_allocate(job->allocator, (size_t)job->words, sizeof *job->zone);
    job->marks = pave_array_allocate(job->allocator, count, sizeof *job->marks);
    if (!job->zone || !job->marks) return PAVE_NO_MEMORY;
    if (!def->sight || !def->walls) return PAVE_OK;
    job->seen = pave_array_take(job->allocator, count, sizeof *job->seen);
    return job->seen ? PAVE_OK : PAVE_NO_MEMORY;
}

static void zone_give(pave_zone_job *job)
{
    PAVE_RELEASE(job->allocator, job->seen, job->marks, job->zone);
}

/// Removes masked cells from the zone and counts the rest.
static int64_t zone_close(const pave_zone_job *job)
{
    int64_t count = 0;
    for (int64_t word = 0; word < job->words; word++) {
        if (job->def->walls) job->zone[word] &= ~job->def->walls->cells[word];
        count += pave_bits_count(job->zone[word]);
    }
    return count;
}

static pave_result zone_check(const pave_zone_def *def, const pave_window *window,
                              pave_error *error)
{
    if (window->grid != PAVE_WINDOW_TRIANGLES)
        return PAVE_FAIL(error, PAVE_UNSUPPORTED, "zones need triangles: use a window of them");
    if ((int)def->metric < 0 || def->metric > PAVE_TRI_FLANK)
        return PAVE_FAIL(error, PAVE_RANGE,
                         "zones of metric %d do not exist: use edge, shortcut, touch or flank",
                         (int)def->metric);
    if (def->least < 0 || def->most < def->least || def->most > PAVE_ATTACK_RANGE_MAX)
        return PAVE_FAIL(error, PAVE_RANGE,
                         "a range from %" PRId32 " to %" PRId32 ": use 0 to %d, the smaller first",
                         def->least, def->most, PAVE_ATTACK_RANGE_MAX);
    if (window->count > INT32_MAX)
        return PAVE_FAIL(error, PAVE_RANGE,
                         "a zone has at most %" PRId32 " cells: use a smaller window", INT32_MAX);
    return PAVE_OK;
}

pave_result pave_zone_cells(const pave_zone_def *def, const pave_allocator *allocator, int32_t *out,
                            int64_t capacity, int64_t *count, pave_error *error)
{
    pave_zone_job job = {.def = def,
                         .window = def->window ? def->window : def->walls->window,
                         .allocator = allocator};
    pave_result result = zone_check(def, job.window, error);
    assert(capacity >= 0 && def->source_count >= 0);
    *count = 0;
    if (result != PAVE_OK) return result;
    job.words = job.window->count / 64 + 1;
    result = zone_take(&job);
    for (int64_t i = 0; result == PAVE_OK && i < def->source_count; i++) {
        assert(def->sources[i] >= 0 && def->sources[i] < job.window->count);
        result = zone_add(&job, def->sources[i]);
    }
    if (result == PAVE_OK) {
        *count = zone_close(&job);
        result = *count > capacity ? PAVE_CAPACITY : PAVE_OK;
        for (int64_t i = 0, n = 0; result == PAVE_OK && n < *count; i++)
            if (pave_bits_test(job.zone, i)) out[n++] = (int32_t)i;
    }
    zone_give(&job);
    return result == PAVE_OK || result == PAVE_CAPACITY
               ? result
               : PAVE_FAIL(
                     error, result,
                     result == PAVE_NO_MEMORY
                         ? "not enough memory for a zone: use a smaller window"
                         : "some cells in range are beyond the limits: use a window nearer to 0,0");
}
