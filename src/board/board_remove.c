/// src/board/board_remove.c: random removal: draws the attempts, and settles them if only the side
/// counts of tiles matter (board_settle.c handles the other rules). Only a few tiles have more
/// attempts than adjacencies to spare. These tiles are *contested*, and only attempts at them
/// depend on the order. All other attempts succeed immediately and are processed in whole rows. The
/// rest are settled one by one, each after the attempts with lower keys at its contested tiles.
/// Such chains are short and local, so nothing is sorted.
#include "../base/exact.h"

#include "../base/memory.h"
#include "board_parts.h"
#include "board_remove.h"
#include "board_settle.h"
#include "removal.h"

#include <string.h>

enum {
    PAVE_REMOVAL_BLOCK = 32, ///< constant width of inner loops, so that they vectorize at any -O
                             ///< level
    PAVE_REMOVAL_ROOM = 2 * PAVE_REMOVAL_BLOCK,
    PAVE_REMOVAL_STACK = 64
};

/// Flags of inner tiles in pave_removal_job.tiles.
enum { PAVE_TILE_CONTESTED = 1, PAVE_TILE_SHOVED = 2 };

typedef struct pave_removal_job {
    pave_board *board;
    pave_board_steps steps;
    uint32_t last;     ///< an adjacency is attempted if its word is at most this
    uint8_t min_sides; ///< at most 6, the number of sides of a tile
    size_t plane; ///< elements per plane of the arrays below: slots, with padding before and after
    uint32_t *words; ///< [bit * plane + place]
    /// For each slot, the mask of its attempted adjacencies; later, of the unsettled ones only.
    uint8_t *attempts;
    uint8_t *tiles; ///< flags of each slot
} pave_removal_job;

// ---- Whole rows ---------------------------------------------------------------------------------

static int32_t removal_row(const pave_board *board, int32_t row)
{
    return pave_board_slot(board, pave_board_at(0, row));
}

/// Draws the words of a row. The generator fills whole blocks, so it also writes past the end of
/// the row: into later rows, which are drawn afterwards, or into the padding.
static void removal_draw(const pave_removal_job *job, const pave_philox_keys *keys,
                         const pave_random_kernel *kernel, int32_t row)
{
    int32_t calls = (job->board->width + 3) / 4;
    calls = (calls + PAVE_RUN_MULTIPLE - 1) / PAVE_RUN_MULTIPLE * PAVE_RUN_MULTIPLE;
    for (uint32_t bit = 0; bit < PAVE_BOARD_OWNED; bit++) {
        pave_call_run run = {keys, PAVE_STREAM_EDGE_REMOVAL, bit, 0, row, calls, 0};
        kernel->run_by_call(&run, job->words + bit * job->plane + removal_row(job->board, row));
    }
}

/// Selects the existing adjacencies whose words are low enough to be attempted.
PAVE_VECTORIZE static void removal_compare(const uint32_t *restrict words, size_t plane,
                                           const uint8_t *restrict links, uint32_t last,
                                           int32_t count, uint8_t *restrict attempts)
{
    const uint32_t *a = words, *b = words + plane, *c = words + 2 * plane;
    for (int32_t first = 0; first < count; first += PAVE_REMOVAL_BLOCK)
        for (int32_t i = first; i < first + PAVE_REMOVAL_BLOCK; i++)
            attempts[i] =
                (uint8_t)(((a[i] <= last) | (b[i] <= last) << 1 | (c[i] <= last) << 2) & links[i]);
}

/// Drops the attempts of border tiles, and those between border and inner tiles of the row.
static void removal_spare_border(const pave_removal_job *job, int32_t row)
{
    const pave_board *board = job->board;
    bool all = row == 0 || row == board->height - 1;
    int32_t place = removal_row(board, row);
    uint8_t *attempts = job->attempts + place;
    for (int32_t col = 0; col < board->width;
         col += all || board->width == 1 ? 1 : board->width - 1)
        attempts[col] &= pave_board_inner_bits(board, pave_board_at(col, row));
    attempts[-1] = attempts[board->width] = 0;
    if (row == board->height - 1)
        memset(attempts + board->width, 0, job->plane - (size_t)place - (size_t)board->width);
}

static int64_t removal_attempt(const pave_removal_job *job, uint64_t seed,
                               const pave_random_kernel *kernel)
{
    pave_philox_keys keys;
    pave_philox_schedule(seed, &keys);
    int64_t attempted = 0;
    for (int32_t row = 0; row < job->board->height; row++) {
        int32_t place = removal_row(job->board, row);
        const uint32_t *words = job->words + place;
        removal_draw(job, &keys, kernel, row);
        removal_compare(words, job->plane, job->board->links + place, job->last, job->board->width,
                        job->attempts + place);
        removal_spare_border(job, row);
        attempted += pave_board_count_bits(job->attempts + place, job->board->width);
    }
    return attempted;
}

/// Offsets to the neighbours of a row's tiles, for shifted and unshifted tiles. In r layouts all
/// tiles of a row are shifted, or none.
typedef struct pave_removal_near {
    /// Offset from a tile's place to the neighbour that owns their shared adjacency as its `bit`.
    int32_t from[2][PAVE_BOARD_OWNED];
    int32_t to[2][PAVE_BOARD_OWNED]; ///< offset to the neighbour at the other end of an owned
                                     ///< adjacency
    /// Masks for columns, starting with an even one: all bits set for shifted columns, otherwise
    /// none.
    uint8_t shoved[PAVE_REMOVAL_BLOCK];
} pave_removal_near;

static void removal_near_row(const pave_removal_job *job, int32_t row, pave_removal_near *out)
{
    bool flat = pave_board_flat(job->board);
    for (int32_t col = 0; col < PAVE_REMOVAL_BLOCK; col++)
        out->shoved[col] = pave_board_shifted(job->board, pave_board_at(col, row)) ? 0xff : 0;
    for (int shoved = 0; shoved < 2; shoved++)
        for (int bit = 0; bit < PAVE_BOARD_OWNED; bit++) {
            int is = flat ? shoved : out->shoved[0] & 1;
            out->to[shoved][bit] = job->steps.owned[is][bit];
            out->from[shoved][bit] =
                job->steps.to[is][(pave_board_owned[flat][bit] + 3) % PAVE_BOARD_NEIGHBORS_MAX];
        }
}

/// For each tile of a block, counts how many of its six adjacencies are set in `bytes`, which has
/// the owned adjacencies of each place.
static PAVE_ALWAYS_INLINE void removal_count(const pave_removal_near *near,
                                             const uint8_t *restrict bytes, uint8_t *restrict out)
{
    const uint8_t *a = bytes + near->from[0][0], *b = bytes + near->from[0][1],
                  *c = bytes + near->from[0][2];
    const uint8_t *b_shoved = bytes + near->from[1][1], *c_shoved = bytes + near->from[1][2];
    for (int i = 0; i < PAVE_REMOVAL_BLOCK; i++) {
        unsigned shoved = near->shoved[i], own = bytes[i],
                 others = (b[i] & ~shoved) | (b_shoved[i] & shoved),
                 last = (c[i] & ~shoved) | (c_shoved[i] & shoved);
        out[i] = (uint8_t)((own & 1) + (own >> 1 & 1) + (own >> 2 & 1) + (a[i] & 1) +
                           (others >> 1 & 1) + (last >> 2 & 1));
    }
}

/// Finds the contested tiles of a row. Also writes past the end of the row: to border places, which
/// are never read, to later rows, which are written afterwards, or to the padding.
PAVE_VECTORIZE static void removal_contest(const pave_removal_near *near,
                                           const uint8_t *restrict attempts,
                                           const uint8_t *restrict links, uint8_t min_sides,
                                           int32_t count, uint8_t *restrict tiles)
{
    uint8_t tried[PAVE_REMOVAL_BLOCK], had[PAVE_REMOVAL_BLOCK];
    for (int32_t first = 0; first < count; first += PAVE_REMOVAL_BLOCK) {
        removal_count(near, attempts + first, tried);
        removal_count(near, links + first, had);
        for (int i = 0; i < PAVE_REMOVAL_BLOCK; i++)
            tiles[first + i] = (uint8_t)(((tried[i] + min_sides > had[i]) & (tried[i] > 0)) |
                                         (near->shoved[i] & PAVE_TILE_SHOVED));
    }
}

/// Removes each attempted adjacency whose two tiles are uncontested, and clears its attempt.
static PAVE_ALWAYS_INLINE void removal_settle_block(const pave_removal_near *near,
                                                    const uint8_t *restrict tiles, int32_t count,
                                                    uint8_t *restrict attempts,
                                                    uint8_t *restrict links)
{
    const uint8_t *a = tiles + near->to[0][0], *b = tiles + near->to[0][1],
                  *c = tiles + near->to[0][2];
    const uint8_t *b_shoved = tiles + near->to[1][1], *c_shoved = tiles + near->to[1][2];
    for (int32_t i = 0; i < count; i++) {
        unsigned shoved = near->shoved[i], own = tiles[i];
        unsigned middle = own | (b[i] & ~shoved) | (b_shoved[i] & shoved),
                 last = own | (c[i] & ~shoved) | (c_shoved[i] & shoved);
        unsigned waits = ((own | a[i]) & 1) | (middle & 1) << 1 | (last & 1) << 2;
        links[i] = (uint8_t)(links[i] & ~(attempts[i] & ~waits));
        attempts[i] = (uint8_t)(attempts[i] & waits);
    }
}

PAVE_VECTORIZE static void removal_settle(const pave_removal_near *near,
                                          const uint8_t *restrict tiles, int32_t count,
                                          uint8_t *restrict attempts, uint8_t *restrict links)
{
    int32_t first = 0;
    for (; first + PAVE_REMOVAL_BLOCK <= count; first += PAVE_REMOVAL_BLOCK)
        removal_settle_block(near, tiles + first, PAVE_REMOVAL_BLOCK, attempts + first,
                             links + first);
    removal_settle_block(near, tiles + first, count - first, attempts + first, links + first);
}

/// Settles all attempts that do not depend on the order. Returns the number of adjacencies that are
/// still unsettled.
static int64_t removal_rows(const pave_removal_job *job)
{
    int32_t width = job->board->width;
    int64_t left = 0;
    pave_removal_near near;
    for (int32_t row = 0; row < job->board->height; row++) {
        int32_t place = removal_row(job->board, row);
        removal_near_row(job, row, &near);
        removal_contest(&near, job->attempts + place, job->board->links + place, job->min_sides,
                        width, job->tiles + place);
    }
    for (int32_t row = 0; row < job->board->height; row++) {
        int32_t place = removal_row(job->board, row);
        removal_near_row(job, row, &near);
        removal_settle(&near, job->tiles + place, width, job->attempts + place,
                       job->board->links + place);
        left += pave_board_count_bits(job->attempts + place, width);
    }
    return left;
}

// ---- Attempts one by one ------------------------------------------------------------------------
// An adjacency has the number 4 * place + bit of its owner. Its key consists of its word and, below
// that, its number: ties are ordered by row, then column, then bit.

static uint64_t removal_key(const pave_removal_job *job, int32_t place, int bit)
{
    return (uint64_t)job->words[(size_t)bit * job->plane + (size_t)place] << 32 |
           (uint32_t)(4 * place + bit);
}

/// Decides, for one of its tiles, whether an unsettled adjacency may be removed. Sets `stays` if
/// the tile has no adjacency to spare. Otherwise returns `key` if the adjacency may be removed, or
/// the lower key that must be settled first.
static uint64_t removal_ask(const pave_removal_job *job, int32_t place, uint64_t key, bool *stays)
{
    uint8_t tile = job->tiles[place];
    *stays = false;
    if (!(tile & PAVE_TILE_CONTESTED)) return key;
    const int32_t *owner = job->steps.owner[(tile & PAVE_TILE_SHOVED) != 0];
    int degree = 0, open = 0;
    for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++) {
        degree += job->board->links[place + owner[k]] >> job->steps.bit[k] & 1;
        open += job->attempts[place + owner[k]] >> job->steps.bit[k] & 1;
    }
    *stays = degree <= job->min_sides;
    if (*stays || open + job->min_sides <= degree) return key; // all of them may be removed
    for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++) {
        int bit = job->steps.bit[k];
        if (!(job->attempts[place + owner[k]] >> bit & 1)) continue;
        uint64_t other = removal_key(job, place + owner[k], bit);
        key = other < key ? other : key;
    }
    return key;
}

/// Settles the adjacency with a given key and returns `key`. If another adjacency with a lower key
/// must be settled first, does nothing and returns that key.
static uint64_t removal_try(const pave_removal_job *job, uint64_t key)
{
    int32_t place = (int32_t)((uint32_t)key >> 2);
    int bit = (int)(key & 3);
    bool stays, stays_there;
    uint64_t before = removal_ask(job, place, key, &stays);
    uint64_t other =
        removal_ask(job, place + job->steps.owned[(job->tiles[place] & PAVE_TILE_SHOVED) != 0][bit],
                    key, &stays_there);
    if (stays || stays_there) {
        job->attempts[place] = (uint8_t)(job->attempts[place] & ~(1 << bit));
        return key;
    }
    if (before != key || other != key) return before < other ? before : other;
    job->attempts[place] = (uint8_t)(job->attempts[place] & ~(1 << bit));
    job->board->links[place] = (uint8_t)(job->board->links[place] & ~(1 << bit));
    return key;
}

/// Settles an adjacency after everything that it depends on. If a chain is longer than the stack,
/// only its last element is kept, and the caller must repeat the call.
static void removal_resolve(const pave_removal_job *job, uint64_t key)
{
    uint64_t stack[PAVE_REMOVAL_STACK];
    int depth = 0;
    stack[depth++] = key;
    while (depth > 0) {
        uint64_t before = removal_try(job, stack[depth - 1]);
        if (before == stack[depth - 1]) {
            depth--;
            continue;
        }
        if (depth == PAVE_REMOVAL_STACK) depth = 0;
        stack[depth++] = before;
    }
}

static void removal_rest(const pave_removal_job *job)
{
    for (int32_t row = 0; row < job->board->height; row++) {
        int32_t place = removal_row(job->board, row), end = place + job->board->width;
        for (; place < end; place++)
            for (int bit = 0; job->attempts[place] && bit < PAVE_BOARD_OWNED; bit++)
                while (job->attempts[place] >> bit & 1)
                    removal_resolve(job, removal_key(job, place, bit));
    }
}

// ---- Removal ------------------------------------------------------------------------------------

static pave_result removal_take(pave_removal_job *job, const pave_allocator *allocator)
{
    job->plane = (size_t)job->board->slot_count + PAVE_REMOVAL_ROOM;
    job->words = pave_array_allocate(allocator, PAVE_BOARD_OWNED * job->plane, sizeof *job->words);
    job->attempts = pave_array_allocate(allocator, job->plane, 1);
    job->tiles = pave_array_allocate(allocator, job->plane, 1);
    return job->words && job->attempts && job->tiles ? PAVE_OK : PAVE_NO_MEMORY;
}

static void removal_give(pave_removal_job *job, const pave_allocator *allocator)
{
    PAVE_RELEASE(allocator, job->tiles, job->attempts, job->words);
}

/// Settles the attempts.
static pave_result removal_run(pave_removal_job *job, const pave_removal_def *def,
                               const pave_allocator *allocator)
{
    if (def->max_degree != PAVE_REMOVAL_ANY) {
        const pave_settle_def settle = {.board = job->board,
                                        .words = job->words,
                                        .plane = job->plane,
                                        .last = job->last,
                                        .attempts = job->attempts,
                                        .max_degree = def->max_degree,
                                        .min_sides = def->min_sides};
        return pave_board_settle(&settle, allocator);
    }
    if (removal_rows(job) > 0) removal_rest(job);
    return PAVE_OK;
}

pave_result pave_board_remove_with(pave_board *board, const pave_removal_def *def,
                                   const pave_random_kernel *kernel,
                                   const pave_allocator *allocator, pave_removal *out,
                                   pave_error *error)
{
    pave_removal removal = {.inner_edges = pave_board_edge_count(board)};
    pave_removal_def rules;
    pave_result result = pave_removal_check(def, &rules, error);
    if (result != PAVE_OK) return result;
    uint64_t limit =
        (uint64_t)(rules.share * 4294967296.0); // exact except for the truncated fraction
    limit += (double)limit < rules.share * 4294967296.0;
    if (limit > 0) {
        pave_removal_job job = {.board = board,
                                .last = (uint32_t)(limit - 1),
                                .min_sides = (uint8_t)(rules.min_sides < 7 ? rules.min_sides : 7)};
        pave_board_steps_take(board, &job.steps);
        result = removal_take(&job, allocator);
        if (result == PAVE_OK) {
            removal.attempted = removal_attempt(&job, rules.seed, kernel);
            result = removal_run(&job, &rules, allocator);
            removal.removed = removal.inner_edges - pave_board_edge_count(board);
        }
        removal_give(&job, allocator);
        if (result != PAVE_OK)
            return pave_error_set(error, result, NULL, 0, 0, "not enough memory for the removal");
    }
    if (out) *out = removal;
    return PAVE_OK;
}

pave_result pave_board_remove_random(pave_board *board, const pave_removal_def *def,
                                     const pave_allocator *allocator, pave_removal *out,
                                     pave_error *error)
{
    return pave_board_remove_with(board, def, pave_kernel_best(&pave_random_kernels), allocator,
                                  out, error);
}
