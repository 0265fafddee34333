/// src/segregation/segregation_kernel.h: the loops of a synchronous step, in a table with an entry
/// for each instruction set. Every entry gives the same. Words are of 64 slots or 64 ranks; the
/// i-th is bit i, or byte 64 w + i.
#ifndef PAVE_SRC_SEGREGATION_KERNEL_H
#define PAVE_SRC_SEGREGATION_KERNEL_H

#include "../base/random_runs.h"
#include "segregation_model.h"

enum {
    PAVE_CHOICE_LEVELS = 8,   ///< bits of the rate at which ranks are chosen
    PAVE_CHOICE_BLOCK = 1024, ///< ranks that eight calls serve
    PAVE_DEAL_BLOCK = 128,    ///< bytes that eight calls give
    PAVE_SCAN_TABLE = 16,     ///< counts of neighbours of the fast scan are below this
    PAVE_TALLY = 256          ///< counters of races
};

/// A scan for unsatisfied agents, in words of slots of one span.
typedef struct pave_scan_job {
    const uint8_t *cells;
    const uint64_t *open;
    uint64_t *movers;
    const pave_segregation_contact *contacts;
    int contact_count;
    int neighbors_max;              ///< of a cell
    uint8_t least[PAVE_SCAN_TABLE]; ///< by occupied neighbours
} pave_scan_job;

/// Random words of a step: calls (.., step, what, 0) of a stream.
typedef struct pave_draws {
    const pave_philox_keys *keys;
    uint32_t stream;
    int32_t step;
} pave_draws;

/// The agents that move in and out.
typedef struct pave_settle_job {
    uint8_t *cells;
    uint64_t *vacant;
    const uint64_t *leavers; ///< bits of slots
    const uint64_t *ranks;   ///< bits of ranks of vacancies: which are taken; NULL: all
    const uint8_t *dealt;    ///< the races that move in, in the order of slots. 64 bytes beyond the
                             ///< last may be read
} pave_settle_job;

typedef struct pave_segregation_kernel {
    pave_kernel kernel;
    /// The four words of each call, call by call.
    void (*run_by_call)(const pave_call_run *run, uint32_t *out);
    /// Finds the movers of `count` words of a span, from `word` on. Returns their count.
    int64_t (*scan)(const pave_scan_job *job, const pave_segregation_span *span, int64_t word,
                    int64_t count);
    /// Chooses each rank of some blocks with probability rate / 256, 1..255. Blocks have 16 words
    /// each.
    void (*choose)(const pave_draws *draws, int rate, int64_t block, int64_t count,
                   uint64_t *ranks);
    /// Keeps of `count` words of bits those whose ranks are chosen; the first has rank `rank`.
    /// `ranks` NULL: all are. Adds the races of the kept movers to the tally.
    void (*leave)(uint64_t *bits, int64_t count, const uint64_t *ranks, int64_t rank,
                  const uint8_t *cells, int races, int32_t *tally);
    /// Writes races by random bytes, table[byte], into some blocks of PAVE_DEAL_BLOCK.
    void (*deal)(const pave_draws *draws, uint32_t what, const uint8_t *table, int64_t block,
                 int64_t count, uint8_t *dealt);
    /// Adds to the tally the races of `count` places; all are below `races`. 64 bytes beyond may be
    /// read.
    void (*tally)(const uint8_t *places, int64_t count, int races, int32_t *tally);
    /// Settles `count` words from `word` on; the first vacancy there has rank `rank`, and the first
    /// agent that moves in is dealt[first]. Returns how many vacancies there are then.
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
#endif
#undef PAVE_SEGREGATION_LOOPS

/// The calls of a block of ranks on a level, or of bytes.
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

/// How many slots away the contacts of a span are. Returns whether all slots have all of them.
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

/// 64 bits of ranks from `rank` on. Reads one word beyond; pave_choice_words has it.
static inline uint64_t pave_rank_bits(const uint64_t *ranks, int64_t rank)
{
    const uint64_t *word = ranks + (rank >> 6);
    const int shift = (int)(rank & 63);
    return word[0] >> shift | word[1] << 1 << (63 - shift);
}

extern const pave_kernel_table pave_segregation_kernels;

// ---- Choosing and dealing (segregation_deal.c) --------------------------------------------------

enum {
    PAVE_FEW = 64, ///< as many are chosen one by one, and shuffled
    // What is drawn in a step of PAVE_STREAM_MOVE; levels of choices are below.
    PAVE_DRAW_CHOICE = 8, ///< changes of choices
    PAVE_DRAW_DEAL =
        9, ///< bytes that become races, or a shuffle; and one above: changes of what was dealt
    // Of PAVE_STREAM_RACE:
    PAVE_DRAW_CELL = 0,
    PAVE_DRAW_COUNTED = 1 ///< bytes; and one above: changes
};

/// What draws: the kernel and its words.
typedef struct pave_hand {
    const pave_segregation_kernel *kernel;
    pave_draws draws;
    const pave_batch *batch; ///< whose runner is used
    int races;
} pave_hand;

/// How many words the bits of so many ranks take.
size_t pave_choice_words(int64_t ranks);

/// Sets exactly `chosen` of `count` bits, each choice alike. `out` must hold at least
/// pave_choice_words(count) words; what is behind the last bit says nothing.
void pave_choose(const pave_hand *hand, int64_t chosen, int64_t count, uint64_t *out);

/// The same from choices at a rate of so many 256ths, 0..256: any gives every choice alike, but
/// takes its time where it is far off.
void pave_choose_by(const pave_hand *hand, int rate, int64_t chosen, int64_t count, uint64_t *out);

/// How many bytes a deal of so many takes.
size_t pave_deal_bytes(int64_t count);

/// Writes `count` races so that race r is there wanted[r] times, each arrangement alike. The wanted
/// ones sum to count. `out` must hold at least pave_deal_bytes(count) bytes.
void pave_deal(const pave_hand *hand, uint32_t what, const int64_t *wanted, int64_t count,
               uint8_t *out);

/// Shuffles up to PAVE_FEW races, each arrangement alike.
void pave_deal_few(const pave_hand *hand, uint32_t what, int64_t count, uint8_t *races);

// ---- The unsatisfied (segregation_scan.c) ------------------------------------------------------

/// Sets the bits of the unsatisfied in `count` words of slots from `word` on, in any layout, and
/// with ghosts as they are. Returns their count.
int64_t pave_segregation_scan(const pave_segregation *segregation,
                              const pave_segregation_kernel *kernel, int64_t word, int64_t count,
                              uint64_t *movers);

/// Updates the ghosts of a window that wraps. Else nothing happens.
void pave_segregation_haunt(pave_segregation *segregation);

// ---- Uniform moves (segregation_random.c) ------------------------------------------------------

/// Makes a segregation with synchronous uniform moves use another kernel, as tests do.
void pave_segregation_use(pave_segregation *segregation, const pave_segregation_kernel *kernel);

#endif
