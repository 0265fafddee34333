/// src/world/world_hash.c: the hash of a rectangle by its chunks. A chain of pave_hash_word is
/// limited by latency, so the four adjacent chunks of a group are hashed in parallel.
#include "../base/exact.h"

#include "../base/batch.h"
#include "../base/memory.h"
#include "world_model.h"

#include <pave/world.h>

enum {
    PAVE_LEAF_LANES = 4,   ///< chunks per group; each group is one strip for the runner
    PAVE_LEAF_BAND = 64,   ///< rows of a group that are filled at a time; divided by the number of
                           ///< faces
    PAVE_LEAF_GROUPS = 64, ///< groups of a round, between two progress reports
    PAVE_LEAF_BLOCKS = 4   ///< divisor of the groups of a round under BLOCKS, which is slower
};

// ---- From ids -----------------------------------------------------------------------------------

static uint64_t chunk_head(int32_t x, int32_t y, int32_t width, int32_t height)
{
    const uint32_t words[4] = {(uint32_t)x, (uint32_t)y, (uint32_t)width, (uint32_t)height};
    return pave_hash(PAVE_HASH_START, words, 4);
}

static uint64_t chunk_start(int32_t width, int32_t height)
{
    return chunk_head(width, height, PAVE_CHUNK_SIZE, PAVE_CHUNK_SIZE);
}

static uint64_t chunk_add(uint64_t hash, const uint64_t *leaves, int64_t count)
{
    for (int64_t i = 0; i < count; i++)
        hash = pave_hash_word(pave_hash_word(hash, (uint32_t)leaves[i]), //
                              (uint32_t)(leaves[i] >> 32));
    return hash;
}

// ---- Groups -------------------------------------------------------------------------------------

/// Chunks first..end-1 of a rectangle. Group g has up to four chunks of row g / groups, starting at
/// column 4 (g % groups), without those outside the range.
typedef struct pave_leaf_job {
    const pave_world *world;
    pave_rect rect;
    int32_t faces;
    int64_t columns, groups; ///< chunks in a row of chunks, and groups in it
    int64_t first, end;      ///< chunks
    int64_t first_group;     ///< first group of the round
    int32_t band;            ///< rows that are filled at a time
    size_t capacity;         ///< capacity of a band, in ids
    int32_t bands;           ///< number of concurrent bands: 1 without a runner
    uint32_t *ids;           ///< `bands` bands of `capacity` ids
    uint64_t *out;
} pave_leaf_job;

/// Computes four chains in parallel.
static void chunk_hash_lanes(uint64_t *hash, const uint32_t *const *from, int64_t count)
{
    uint64_t a = hash[0], b = hash[1], c = hash[2], d = hash[3];
    const uint32_t *p = from[0], *q = from[1], *r = from[2], *s = from[3];
    for (int64_t i = 0; i < count; i++) {
        a = pave_hash_word(a, p[i]);
        b = pave_hash_word(b, q[i]);
        c = pave_hash_word(c, r[i]);
        d = pave_hash_word(d, s[i]);
    }
    hash[0] = a, hash[1] = b, hash[2] = c, hash[3] = d;
}

/// Adds a row of a group, `words` ids, to the hashes of its chunks: `lane` ids per chunk, and the
/// rest to the last chunk. Unused lanes hash the ids of another lane, and the result is ignored.
static void chunk_hash_row(uint64_t *hash, const uint32_t *row, int64_t words, int64_t lane)
{
    for (int64_t done = 0; done < lane && done < words;) {
        const uint32_t *from[PAVE_LEAF_LANES];
        uint64_t chain[PAVE_LEAF_LANES];
        int64_t most = lane - done;
        for (int k = 0; k < PAVE_LEAF_LANES; k++) {
            const int64_t left = words - k * lane - done;
            from[k] = row + done + (left > 0 ? k * lane : 0);
            chain[k] = hash[k];
            if (left > 0 && left < most) most = left;
        }
        chunk_hash_lanes(chain, from, most);
        for (int k = 0; k < PAVE_LEAF_LANES; k++)
            if (words - k * lane - done > 0) hash[k] = chain[k];
        done += most;
    }
}

/// Hashes up to four chunks of one row, starting with `chunk`, whose unit cells are `rect`.
static void chunk_hash_group(const pave_leaf_job *job, pave_rect rect, uint32_t *ids,
                             uint64_t *hash)
{
    const int64_t words = (int64_t)rect.width * job->faces;
    for (int32_t done = 0; done < rect.height;) {
        const int32_t r = rect.r + done, left = rect.height - done;
        int32_t rows = job->band - (int32_t)pave_floor_modulo(r, job->band);
        if (rows > left) rows = left;
        pave_world_fill(job->world, pave_rect_of(rect.q, r, rect.width, rows), NULL, ids, words);
        for (int32_t y = 0; y < rows; y++)
            chunk_hash_row(hash, ids + y * words, words, (int64_t)PAVE_CHUNK_SIZE * job->faces);
        done += rows;
    }
}

static int64_t chunk_least(int64_t a, int64_t b) { return a < b ? a : b; }
static int64_t chunk_most(int64_t a, int64_t b) { return a > b ? a : b; }

static void chunk_strip(void *context, int32_t index)
{
    const pave_leaf_job *job = context;
    const int64_t group = job->first_group + index, y = group / job->groups;
    const int64_t at = y * job->columns + group % job->groups * PAVE_LEAF_LANES;
    const int64_t first = chunk_most(at, job->first);
    const int64_t end =
        chunk_least(chunk_least(at + PAVE_LEAF_LANES, (y + 1) * job->columns), job->end);
    uint64_t hash[PAVE_LEAF_LANES] = {0};
    pave_rect all = pave_chunk_rect(job->rect, first);
    all.width = 0;
    for (int64_t i = first; i < end; i++) {
        const pave_rect chunk = pave_chunk_rect(job->rect, i);
        hash[i - first] =
            chunk_head((int32_t)(i - y * job->columns), (int32_t)y, chunk.width, chunk.height);
        all.width += chunk.width;
    }
    chunk_hash_group(job, all, job->ids + job->capacity * (size_t)(index % job->bands), hash);
    for (int64_t i = first; i < end; i++) job->out[i - job->first] = hash[i - first];
}

static int64_t chunk_group_of(const pave_leaf_job *job, int64_t chunk)
{
    return chunk / job->columns * job->groups + chunk % job->columns / PAVE_LEAF_LANES;
}

/// Returns the number of unit cells in the chunks before a chunk.
static int64_t chunk_cells_before(pave_rect rect, int64_t chunk)
{
    if (chunk == pave_chunk_count(rect)) return pave_rect_count(rect);
    const pave_rect at = pave_chunk_rect(rect, chunk);
    return (int64_t)(at.r - rect.r) * rect.width + (int64_t)(at.q - rect.q) * at.height;
}

/// Returns the number of groups of a round. It is the same for every runner and rank.
static int32_t chunk_round(const pave_world *world, int32_t faces)
{
    const int32_t slow = world->method == PAVE_WORLD_BLOCKS ? PAVE_LEAF_BLOCKS : faces;
    return slow < PAVE_LEAF_GROUPS ? PAVE_LEAF_GROUPS / slow : 1;
}

/// Writes the leaves first..first+count-1, without progress.
static void leaf_job_run(pave_leaf_job *job, int64_t first, int64_t count, const pave_batch *batch,
                         uint64_t *out)
{
    if (count <= 0) return;
    job->first = first;
    job->end = first + count;
    job->out = out;
    const int64_t end = chunk_group_of(job, job->end - 1) + 1;
    for (int64_t group = chunk_group_of(job, first); group < end; group += PAVE_LEAF_GROUPS) {
        job->first_group = group;
        pave_batch_run(batch, (int32_t)chunk_least(end - group, PAVE_LEAF_GROUPS), chunk_strip,
                       job);
    }
}

/// Allocates the memory of a job on a non-empty rectangle; release it also on failure.
static pave_result leaf_job_open(const pave_world *world, pave_rect rect,
                                 const pave_allocator *allocator, const pave_batch *batch,
                                 pave_leaf_job *job)
{
    const int32_t faces = world->face_count;
    const int64_t columns = ((int64_t)rect.width + PAVE_CHUNK_SIZE - 1) / PAVE_CHUNK_SIZE;
    *job = (pave_leaf_job){.world = world,
                           .rect = rect,
                           .faces = faces,
                           .columns = columns,
                           .groups = (columns + PAVE_LEAF_LANES - 1) / PAVE_LEAF_LANES,
                           .band = faces < PAVE_LEAF_BAND ? PAVE_LEAF_BAND / faces : 1,
                           .bands = pave_batch_shared(batch) ? PAVE_LEAF_GROUPS : 1};
    job->capacity = (size_t)job->band * PAVE_LEAF_LANES * PAVE_CHUNK_SIZE * (size_t)faces;
    job->ids = pave_array_take(allocator, job->capacity * (size_t)job->bands, sizeof *job->ids);
    return job->ids ? PAVE_OK : PAVE_NO_MEMORY;
}

// ---- Leaves -------------------------------------------------------------------------------------

pave_result pave_world_leaves(const pave_world *world, pave_rect rect, int64_t first, int64_t count,
                              const pave_allocator *allocator, const pave_batch *batch,
                              uint64_t *out)
{
    pave_leaf_job job;
    assert(world);
    if (!world->way->fill_strip) return PAVE_UNSUPPORTED;
    if (!pave_rect_in_range(rect) || first < 0 || count < 0 ||
        count > pave_chunk_count(rect) - first)
        return PAVE_RANGE;
    if (count == 0) return PAVE_OK;
    assert(out);
    pave_result result = leaf_job_open(world, rect, allocator, batch, &job);
    const int64_t start = chunk_cells_before(rect, first);
    const int64_t total = chunk_cells_before(rect, first + count) - start;
    const int64_t round = (int64_t)chunk_round(world, job.faces) * PAVE_LEAF_LANES;
    for (int64_t done = 0; done < count && result == PAVE_OK; done += round) {
        const int64_t cells = chunk_cells_before(rect, first + done) - start;
        if (pave_batch_stop(batch, cells, total))
            result = PAVE_STOPPED;
        else
            leaf_job_run(&job, first + done, chunk_least(round, count - done), batch, out + done);
    }
    if (result == PAVE_OK) pave_batch_stop(batch, total, total);
    pave_array_release(allocator, job.ids);
    return result;
}

// ---- Complete hashes ----------------------------------------------------------------------------

/// A hash computed by ranks. A round has `share` leaves of each rank, in rank order. A rank sends
/// its result first, then its leaves.
typedef struct pave_chunk_hash {
    const pave_ranks *ranks;
    const pave_batch *batch;
    pave_leaf_job job;
    int64_t count, share; ///< total number of chunks; number of leaves of a rank in a round
    uint64_t *mine, *all; ///< one array
    uint64_t hash;
} pave_chunk_hash;

static size_t chunk_hash_room(const pave_chunk_hash *h) { return (size_t)h->share + 1; }

/// Returns the leaves of this rank in the round that begins at a chunk.
static pave_span chunk_hash_share(const pave_chunk_hash *h, int64_t round, int32_t rank)
{
    const int64_t first = chunk_least(round + rank * h->share, h->count);
    return pave_span_of(first, chunk_least(first + h->share, h->count));
}

/// Adds the leaves of all ranks, and returns the largest of their results.
static pave_result chunk_hash_take(pave_chunk_hash *h, int64_t round)
{
    uint64_t result = PAVE_OK;
    for (int32_t k = 0; k < pave_ranks_count(h->ranks); k++) {
        const uint64_t *theirs = h->all + chunk_hash_room(h) * (size_t)k;
        const pave_span share = chunk_hash_share(h, round, k);
        if (theirs[0] > result) result = theirs[0];
        h->hash = chunk_add(h->hash, theirs + 1, share.max - share.min);
    }
    return (pave_result)result;
}

static pave_result chunk_hash_round(pave_chunk_hash *h, int64_t round)
{
    const pave_rect rect = h->job.rect;
    const pave_span share = chunk_hash_share(h, round, pave_ranks_rank(h->ranks));
    const int64_t done = chunk_cells_before(rect, round);
    const bool stop = pave_batch_stop(h->batch, done, pave_rect_count(rect));
    h->mine[0] = stop ? PAVE_STOPPED : PAVE_OK;
    if (!stop) leaf_job_run(&h->job, share.min, share.max - share.min, h->batch, h->mine + 1);
    const pave_result result =
        pave_ranks_gather(h->ranks, h->mine, chunk_hash_room(h) * sizeof *h->mine, h->all);
    return result == PAVE_OK ? chunk_hash_take(h, round) : result;
}

static pave_result chunk_hash_run(pave_chunk_hash *h)
{
    const int64_t step = h->share * pave_ranks_count(h->ranks);
    pave_result result = PAVE_OK;
    h->all = h->mine + chunk_hash_room(h);
    for (int64_t at = 0; at < h->count && result == PAVE_OK; at += step)
        result = chunk_hash_round(h, at);
    const int64_t cells = pave_rect_count(h->job.rect);
    if (result == PAVE_OK) pave_batch_stop(h->batch, cells, cells);
    return result;
}

pave_result pave_world_hash_chunks(const pave_world *world, pave_rect rect, const pave_ranks *ranks,
                                   const pave_allocator *allocator, const pave_batch *batch,
                                   uint64_t *hash)
{
    pave_chunk_hash h = {.ranks = ranks, .batch = batch};
    assert(world && hash);
    if (!world->way->fill_strip) return PAVE_UNSUPPORTED;
    if (!pave_rect_in_range(rect)) return PAVE_RANGE;
    h.hash = chunk_start(rect.width, rect.height);
    h.count = pave_chunk_count(rect);
    if (h.count > 0) {
        const int64_t most = (int64_t)chunk_round(world, world->face_count) * PAVE_LEAF_LANES;
        const int64_t even = (h.count - 1) / pave_ranks_count(ranks) + 1;
        h.share =
            chunk_least(most, (even + PAVE_LEAF_LANES - 1) / PAVE_LEAF_LANES * PAVE_LEAF_LANES);
        const size_t room = chunk_hash_room(&h), all = room * (size_t)pave_ranks_count(ranks);
        pave_result result = leaf_job_open(world, rect, allocator, batch, &h.job);
        h.mine = pave_array_allocate(allocator, room + all, sizeof *h.mine);
        if (!h.mine) result = PAVE_NO_MEMORY;
        result = pave_ranks_agree(ranks, result);
        if (result == PAVE_OK) result = chunk_hash_run(&h);
        PAVE_RELEASE(allocator, h.mine, h.job.ids);
        if (result != PAVE_OK) return result;
    }
    *hash = h.hash;
    return PAVE_OK;
}
