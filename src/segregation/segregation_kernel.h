/// src/segregation/segregation_kernel.h: the loops of a synchronous step, in a table with an entry
/// per instruction set. All entries give identical results. A word covers 64 slots or 64 ranks:
/// slot or rank i of word w is bit i, or byte 64 w + i.
#ifndef PAVE_SRC_SEGREGATION_KERNEL_H
#define PAVE_SRC_SEGREGATION_KERNEL_H

#include "../base/random_runs.h"
#include "segregation_model.h"

enum {
    PAVE_CHOICE_LEVELS = 8,   ///< number of bits of the rate for choosing ranks
    PAVE_CHOICE_BLOCK = 1024, ///< number of ranks that eight calls are enough for
    PAVE_DEAL_BLOCK = 128,    ///< number of bytes from eight calls
    PAVE_SCAN_TABLE = 16,     ///< neighbour counts of the fast scan are below this
    PAVE_TALLY = 256          ///< number of counters of races
};

/// A scan for unsatisfied agents, in words of slots of one span.
typedef struct pave_scan_job {
    const uint8_t *cells;
    const uint64_t *open;
    uint64_t *movers;
    const pave_segregation_contact *contacts;
    int contact_count;
    int neighbors_max;              ///< maximum number of neighbours of a cell
    uint8_t least[PAVE_SCAN_TABLE]; ///< minimum number of same-race neighbours, by number of
                                    ///< occupied neighbours
} pave_scan_job;

/// Random words of a step: calls (.., step, what, 0) of a stream.
typedef struct pave_draws {
    const pave_philox_keys *keys;
    uint32_t stream;
    int32_t step;
} pave_draws;

/// The agents that move in and out in one step.
typedef struct pave_settle_job {
    uint8_t *cells;
    uint64_t *vacant;
    const uint64_t *leavers; ///< bit per slot
    const uint64_t
        *ranks; ///< bit per rank of a vacancy: set if the vacancy is taken; NULL: all are taken
    const uint8_t *dealt; ///< races that move in, in slot order; readable 64 bytes past the end
} pave_settle_job;

typedef struct pave_segregation_kernel {
    pave_kernel kernel;
    /// Writes the four words of each call, call by call.
    void (*run_by_call)(const pave_call_run *run, uint32_t *out);
    /// Finds the movers of `count` words of a span, starting at `word`. Returns their number.
    int64_t (*scan)(const pave_scan_job *job, const pave_segregation_span *span, int64_t word,
                    int64_t count);
    /// Chooses each rank of a range of blocks with probability
    /// rate / 256; rate is 1..255. A block has 16 words.
    void (*choose)(const pave_draws *draws, int rate, int64_t block, int64_t count,
                   uint64_t *ranks);
    /// Keeps only the bits of `count` words whose ranks are chosen; the first set bit has rank
    /// `rank`. If `ranks` is NULL, keeps all. Adds the races of the kept movers to the tally.
    void (*leave)(uint64_t *bits, int64_t count, const uint64_t *ranks, int64_t rank,
                  const uint8_t *cells, int races, int32_t *tally);
    /// Fills a range of blocks of PAVE_DEAL_BLOCK races by random bytes, table[byte].
    void (*deal)(const pave_draws *draws, uint32_t what, const uint8_t *table, int64_t block,
                 int64_t count, uint8_t *dealt);
    /// Adds the races of `count` elements, all below `races`, to the tally. `places` must be
    /// readable for 64 bytes past the end.
    void (*tally)(const uint8_t *places, int64_t count, int races, int32_t *tally);
    /// Settles `count` words, starting at `word`. Their first vacancy has rank `rank`, and the
    /// first agent that moves in is dealt[first]. Returns their new number of vacancies.
    int64_t (*settle)(const pave_settle_job *job, int64_t word, int64_t count, int64_t rank,
                      int64_t first);
} pave_segregation_kernel;

#define PAVE_SEGREGATION_LOOPS(isa)                                                           \
    int64_t pave_scan_##isa(const pave_scan_job *job, const pave_segregation_span *span,      \
                            int64_t word, int64_t count);                                     \
    void pave_choose_##isa(const pave_draws *draws, int rate, int64_t block, int64_t count,   \
                           uint64_t *ranks);                                                  \
    void pave_leave_##isa(uint64_t *bits, int64_t count, const uint64_t *ranks, int64_t rank, \
                          const uint8_t *cells, int races, int32_t *tally);                   \
    void pave_deal_##isa(const pave_draws *draws, uint32_t what, const uint8_t *table,        \
                         int64_t block, int64_t count, uint8_t *dealt);                       \
    void pave_tally_##isa(const uint8_t *places, int64_t count, int races, int32_t *tally);   \
    int64_t pave_settle_##isa(const pave_settle_job *job, int64_t word, int64_t count,        \
                              int64_t rank, int64_t first);
PAVE_SEGREGATION_LOOPS(plain)
#if PAVE_X86
PAVE_SEGREGATION_LOOPS(avx2)
PAVE_SEGREGATION_LOOPS(avx512)
#endif
#undef PAVE_SEGREGATION_LOOPS

/// Returns the calls for a block of ranks on a level, or for a block of bytes.
static inline pave_call_run pave_draws_run(const pave_draws *draws, uint32_t what, int64_t block)
{
    const pave_call_run run = {.keys = draws->keys,
                               .stream = draws->stream,
                               .s = what,
                               .q = (int32_t)(8 * block),
                               .r = draws->step,
                               .count = 8};
    return run;
}

/// Computes the distances in slots to the contacts of a span. Returns whether all slots have all
/// contacts.
static inline bool pave_scan_away(const pave_scan_job *job, const pave_segregation_span *span,
                                  int64_t away[PAVE_SEGREGATION_CONTACTS_MAX])
{
    uint64_t all = ~UINT64_C(0);
    for (int k = 0; k < PAVE_SEGREGATION_CONTACTS_MAX; k++) away[k] = 0;
    for (int k = 0; k < job->contact_count; k++) {
        away[k] = span->row[job->contacts[k].rows + 1] + job->contacts[k].slots;
        all &= job->contacts[k].lanes;
    }
    return ~all == 0;
}

/// Returns 64 bits of ranks, starting at `rank`. Reads one extra word, which pave_choice_words
/// includes.
static inline uint64_t pave_rank_bits(const uint64_t *ranks, int64_t rank)
{
    const uint64_t *word = ranks + (rank >> 6);
    const int shift = (int)(rank & 63);
    return word[0] >> shift | word[1] << 1 << (63 - shift);
}

extern const pave_kernel_table pave_segregation_kernels;

// ---- Choosing and dealing (segregation_deal.c) --------------------------------------------------

enum {
    PAVE_FEW = 64, ///< numbers up to this are chosen one by one and shuffled
    // Purposes of random words in a step of PAVE_STREAM_MOVE. Smaller values are levels of choices.
    PAVE_DRAW_CHOICE = 8, ///< corrections of choices
    PAVE_DRAW_DEAL =
        9, ///< bytes that select races, or a shuffle; the next value: corrections of dealt races
    // Purposes in PAVE_STREAM_RACE:
    PAVE_DRAW_CELL = 0,
    PAVE_DRAW_COUNTED = 1 ///< bytes that select races; the next value: corrections
};

/// Source of choices and deals: a kernel and its random words.
typedef struct pave_hand {
    const pave_segregation_kernel *kernel;
    pave_draws draws;
    const pave_batch *batch; ///< provides the runner
    int races;
} pave_hand;

/// Returns the number of words for the bits of `ranks` ranks.
size_t pave_choice_words(int64_t ranks);

/// Sets exactly `chosen` of `count` bits; all choices are equally probable. `out` must hold at
/// least pave_choice_words(count) words. Bits after the last are undefined.
void pave_choose(const pave_hand *hand, int64_t chosen, int64_t count, uint64_t *out);

/// Like pave_choose, but starts from independent choices at a rate in 256ths, 0..256. All choices
/// are equally probable for any rate, but a rate that is far off is slow.
void pave_choose_by(const pave_hand *hand, int rate, int64_t chosen, int64_t count, uint64_t *out);

/// Returns the number of bytes needed to deal `count` races.
size_t pave_deal_bytes(int64_t count);

/// Writes `count` races such that race r occurs wanted[r] times; all arrangements are equally
/// probable. The sum of `wanted` is count. `out` must hold at least pave_deal_bytes(count) bytes.
void pave_deal(const pave_hand *hand, uint32_t what, const int64_t *wanted, int64_t count,
               uint8_t *out);

/// Shuffles up to PAVE_FEW races; all arrangements are equally probable.
void pave_deal_few(const pave_hand *hand, uint32_t what, int64_t count, uint8_t *races);

// ---- Unsatisfied agents (segregation_scan.c) ----------------------------------------------------

/// Sets the bits of the unsatisfied agents in `count` words of slots, starting at `word`, in any
/// layout. Ghosts must be current. Returns the number of bits set.
int64_t pave_segregation_scan(const pave_segregation *segregation,
                              const pave_segregation_kernel *kernel, int64_t word, int64_t count,
                              uint64_t *movers);

/// Updates the ghosts of a window that wraps. Does nothing otherwise.
void pave_segregation_haunt(pave_segregation *segregation);

// ---- Uniform moves (segregation_random.c) -------------------------------------------------------

/// Makes a segregation with synchronous uniform moves use another kernel, for tests.
void pave_segregation_use(pave_segregation *segregation, const pave_segregation_kernel *kernel);

#endif
