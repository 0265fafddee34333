/// src/region/territory_pairs.c: which components of a map touch, and along how many edges. Each
/// cell tells its component of every foreign neighbour; then each component's list is made short,
/// and the lists are turned round, which sorts them.
#include "../base/exact.h"

#include "../base/bits.h"
#include "../base/memory.h"
#include "territory_parts.h"

#include <string.h>

/// Counts what cells tell: start[t + 1] of the foreign neighbours of t that have a number, and
/// those that have none. Marks the cells that have any.
static pave_result pave_pairs_count(pave_territory_job *job, int32_t *start, int32_t *coast)
{
    int64_t total = 0;
    memset(job->border, 0, pave_bits_words(job->near.cells) * sizeof *job->border);
    for (int32_t cell = 0; cell < job->near.cells; cell++) {
        int32_t own = job->of_cell[cell], degree, foreign = 0, none = 0;
        if (own == 0) continue;
        const int32_t *to = pave_near_list(&job->near, cell, &degree);
        for (int32_t i = 0; i < degree; i++) {
            int32_t other = job->of_cell[to[i]];
            foreign += other != own;
            none += other == 0;
        }
        if (foreign == 0) continue;
        job->border[cell >> 6] |= UINT64_C(1) << (cell & 63);
        start[own] += foreign - none;
        coast[own - 1] += none;
    }
    for (int32_t i = 1; i <= job->count; i++) {
        total += start[i];
        if (total > INT32_MAX) return PAVE_RANGE;
        start[i] = (int32_t)total;
    }
    return PAVE_OK;
}

/// Lists what cells tell; next[t - 1] is where that of t begins, and in the end where it ends.
static void pave_pairs_list(pave_territory_job *job, int32_t *next, int32_t *list)
{
    for (size_t word = 0; word < pave_bits_words(job->near.cells); word++)
        for (uint64_t bits = job->border[word]; bits; bits &= bits - 1) {
            int32_t cell = (int32_t)(64 * word) + pave_bits_lowest(bits), own = job->of_cell[cell],
                    degree;
            const int32_t *to = pave_near_list(&job->near, cell, &degree);
            for (int32_t i = 0; i < degree; i++) {
                int32_t other = job->of_cell[to[i]];
                if (other != own && other != 0) list[next[own - 1]++] = other;
            }
        }
}

/// Makes lists short where they are, each neighbour once with its length beside it. `ends[t - 1]`
/// becomes where that of t ends; `seen` has an element for each component, all zero. Returns how
/// many pairs there are.
static int32_t pave_pairs_shorten(int32_t count, const int32_t *start, int32_t *ends, int32_t *seen,
                                  int32_t *list, int32_t *lengths)
{
    int32_t pairs = 0;
    for (int32_t t = 0; t < count; t++) {
        int32_t end = start[t];
        for (int32_t i = start[t]; i < start[t + 1]; i++) {
            int32_t place = seen[list[i] - 1] - 1; // where in this list, if it is
            if (place >= start[t] && place < end && list[place] == list[i]) {
                lengths[place]++;
                continue;
            }
            list[end] = list[i];
            lengths[end++] = 1;
            seen[list[end - 1] - 1] = end;
        }
        ends[t] = end;
        pairs += end - start[t];
    }
    return pairs;
}

/// Turns lists round: whoever goes through the lists by number finds each component's neighbours by
/// number. Both ways have as many.
static void pave_pairs_turn(const pave_territory_pairs *out, const int32_t *start,
                            const int32_t *ends, const int32_t *list, const int32_t *lengths,
                            int32_t *next)
{
    out->start[0] = 0;
    for (int32_t t = 0; t < out->count; t++) {
        next[t] = out->start[t];
        out->start[t + 1] = out->start[t] + ends[t] - start[t];
    }
    for (int32_t t = 0; t < out->count; t++)
        for (int32_t i = start[t]; i < ends[t]; i++) {
            int32_t place = next[list[i] - 1]++;
            out->neighbors[place] = t + 1;
            out->lengths[place] = lengths[i];
        }
}

static pave_result pave_pairs_make(pave_territory_job *job, int32_t *start, int32_t *ends,
                                   int32_t *seen, pave_territory_pairs *out)
{
    pave_result result = pave_pairs_count(job, start, out->coast);
    if (result != PAVE_OK) return result;
    size_t told = (size_t)start[job->count];
    int32_t *list = pave_array_take(job->allocator, told, sizeof *list);
    int32_t *lengths = pave_array_take(job->allocator, told, sizeof *lengths);
    if (list && lengths) {
        memcpy(ends, start, (size_t)job->count * sizeof *ends);
        pave_pairs_list(job, ends, list);
        out->room = pave_pairs_shorten(job->count, start, ends, seen, list, lengths);
        out->neighbors = pave_array_take(job->allocator, (size_t)out->room, sizeof *out->neighbors);
        out->lengths = pave_array_take(job->allocator, (size_t)out->room, sizeof *out->lengths);
        if (out->neighbors && out->lengths) pave_pairs_turn(out, start, ends, list, lengths, seen);
    }
    pave_array_release(job->allocator, lengths, told, sizeof *lengths);
    pave_array_release(job->allocator, list, told, sizeof *list);
    return out->neighbors && out->lengths ? PAVE_OK : PAVE_NO_MEMORY;
}

pave_result pave_territory_pairs_take(pave_territory_job *job, pave_territory_pairs *out)
{
    size_t count = (size_t)job->count;
    *out = (pave_territory_pairs){.count = job->count};
    out->start = pave_array_allocate(job->allocator, count + 1, sizeof *out->start);
    out->coast = pave_array_allocate(job->allocator, count, sizeof *out->coast);
    int32_t *start = pave_array_allocate(job->allocator, count + 1, sizeof *start);
    int32_t *ends = pave_array_allocate(job->allocator, count, sizeof *ends);
    int32_t *seen = pave_array_allocate(job->allocator, count, sizeof *seen);
    pave_result result =
        out->start && out->coast && start && ends && seen ? PAVE_OK : PAVE_NO_MEMORY;
    if (result == PAVE_OK) result = pave_pairs_make(job, start, ends, seen, out);
    pave_array_release(job->allocator, seen, count, sizeof *seen);
    pave_array_release(job->allocator, ends, count, sizeof *ends);
    pave_array_release(job->allocator, start, count + 1, sizeof *start);
    return result;
}

void pave_territory_pairs_give(const pave_allocator *allocator, pave_territory_pairs *pairs)
{
    size_t count = (size_t)pairs->count;
    pave_array_release(allocator, pairs->lengths, (size_t)pairs->room, sizeof *pairs->lengths);
    pave_array_release(allocator, pairs->neighbors, (size_t)pairs->room, sizeof *pairs->neighbors);
    pave_array_release(allocator, pairs->coast, count, sizeof *pairs->coast);
    pave_array_release(allocator, pairs->start, count + 1, sizeof *pairs->start);
    *pairs = (pave_territory_pairs){0};
}
