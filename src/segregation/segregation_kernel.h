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
PAVE_SEGREGATION_LOOPS(avx512)
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
    bool wide; ///< looks are wide among few places too: for tests
} pave_hand;

// ---- Looks at random places ---------------------------------------------------------------------

/// Among more places than that, looks are wide.
#define PAVE_NARROW_MAX (INT64_C(1) << 31)

enum { PAVE_LOOK_WORDS = 4 * PAVE_RUN_MULTIPLE };

/// Looks at random places, in order. Word w is word w & 3 of call (w >> 2, step, what,
/// 0). Look j has word j, by pave_random_below; a wide one words 2 j and 2 j + 1.
typedef struct pave_looks {
    const pave_hand *hand;
    uint32_t what;
    bool wide;
    int64_t places;
    int64_t next; ///< word
    uint32_t words[PAVE_LOOK_WORDS];
} pave_looks;

/// Looks from look `first` on.
pave_looks pave_looks_begin(const pave_hand *hand, uint32_t what, int64_t first, int64_t places);

/// The next place, 0..places-1.
int64_t pave_looks_next(pave_looks *looks);

/// A number in 0..count-1 from two words, of which the first is the more significant: the high half
/// of the product of their 64 bits and the count. `count` is 1 or more.
static inline int64_t pave_below_wide(uint32_t first, uint32_t second, int64_t count)
{
    const uint64_t high = (uint64_t)count >> 32, low = (uint64_t)count & UINT32_MAX;
    const uint64_t middle = first * low + (second * low >> 32);             // below 2^64
    const uint64_t carry = (middle & UINT32_MAX) + (uint64_t)second * high; // high is below 2^31
    return (int64_t)(first * high + (middle >> 32) + (carry >> 32));
}

/// How many words the bits of so many ranks take.
size_t pave_choice_words(int64_t ranks);

/// The rate, in 256ths, of a choice of so many of `count`: from the side where the state that is to
/// change is the more frequent one.
int pave_choice_rate(int64_t chosen, int64_t count);

/// Chooses each of the ranks first .. first + count - 1 separately, at a rate of so many 256ths,
/// 0..256. Returns how many are chosen. Rank first is bit first % PAVE_CHOICE_BLOCK of `out`, which
/// must hold at least pave_choice_words(first % PAVE_CHOICE_BLOCK + count) words; what is before
/// says nothing, and what is behind is 0 up to the next word.
int64_t pave_choice_draw(const pave_hand *hand, int rate, int64_t first, int64_t count,
                         uint64_t *out);

/// Sets exactly `chosen` of `count` bits, each choice alike. `out` must hold at least
/// pave_choice_words(count) words; what is behind the last bit says nothing.
void pave_choose(const pave_hand *hand, int64_t chosen, int64_t count, uint64_t *out);

/// The same from choices at a rate of so many 256ths, 0..256: any gives every choice alike, but
/// takes its time where it is far off.
void pave_choose_by(const pave_hand *hand, int rate, int64_t chosen, int64_t count, uint64_t *out);

/// How many bytes a deal of so many takes.
size_t pave_deal_bytes(int64_t count);

/// The race of each byte: each race has its share of 256 rounded down, and what is left goes one by
/// one where it is the smallest part too many: what is too much is all that takes long to change.
/// (V. D'Hondt, "Système pratique et raisonné de représentation proportionnelle", 1882.)
void pave_deal_table(const int64_t *wanted, int races, int64_t count, uint8_t table[256]);

/// Gives each of the places first .. first + count - 1 a race by a random byte and the table.
/// `there`, PAVE_TALLY numbers: how many of each race. Place first is byte first % PAVE_DEAL_BLOCK
/// of `out`, which must hold at least pave_deal_bytes(first % PAVE_DEAL_BLOCK + count) bytes.
void pave_deal_draw(const pave_hand *hand, uint32_t what, const uint8_t table[256], int64_t first,
                    int64_t count, uint8_t *out, int64_t *there);

/// Writes `count` races so that race r is there wanted[r] times, each arrangement alike. The wanted
/// ones sum to count. `out` must hold at least pave_deal_bytes(count) bytes.
void pave_deal(const pave_hand *hand, uint32_t what, const int64_t *wanted, int64_t count,
               uint8_t *out);

/// Shuffles up to PAVE_FEW races, each arrangement alike.
void pave_deal_few(const pave_hand *hand, uint32_t what, int64_t count, uint8_t *races);

// ---- The first races (segregation_start.c) ------------------------------------------------------

/// The shares of all races, of 2^32. Fails as pave_segregation_create does.
pave_result pave_start_shares(const pave_segregation *segregation, const pave_segregation_def *def,
                              uint64_t *out);

/// Races by words: a word is of the first race whose end is above it. The highest byte tells where
/// to begin.
typedef struct pave_start_table {
    uint64_t end[PAVE_RACES_MAX];
    uint8_t first[256];
} pave_start_table;

void pave_start_table_make(const uint64_t *shares, int32_t races, pave_start_table *out);

/// Draws the races of the cells first .. first + count - 1: cell i takes word i & 3 of call i >> 2.
void pave_start_each(const pave_start_table *table, const pave_philox_keys *keys, int64_t first,
                     int64_t count, uint8_t *races);

/// How many of `count` each share of 2^32 is, by the largest remainder (ties: the smaller race).
void pave_start_counts(const uint64_t *shares, int32_t races, int64_t count, int64_t *out);

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
