/// src/segregation/segregation_movers.h: the passes of a synchronous step of uniform moves, for a
/// whole segregation (segregation_random.c) and for a strip of one (segregation_part_step.c). They
/// differ only in what is between the passes: who chooses, and who deals.
#ifndef PAVE_SRC_SEGREGATION_MOVERS_H
#define PAVE_SRC_SEGREGATION_MOVERS_H

#include "segregation_kernel.h"

/// Some words of slots, the same with any runner.
typedef struct pave_mover_strip {
    int64_t movers, vacancies;        ///< in it
    int64_t mover_rank, vacancy_rank; ///< of the first
    int64_t first;                    ///< the first agent that moves in, among all of them
    int32_t tally[PAVE_TALLY];        ///< the races of the agents that leave
} pave_mover_strip;

typedef struct pave_movers {
    pave_segregation *segregation;
    const pave_segregation_kernel *kernel;
    pave_philox_keys keys;
    uint64_t *movers; ///< bits of slots
    uint64_t *ranks;  ///< bits of ranks of the larger side
    uint8_t *dealt;
    size_t rank_words, dealt_bytes;
    pave_mover_strip *strips;
    int64_t strip_count;
    const uint64_t *mover_ranks,
        *vacancy_ranks;  ///< of this step: the bits of ranks, or NULL where all are chosen
    int64_t rank_first;  ///< the bit of the first rank; 0 where all of a board is here
    int64_t dealt_first; ///< likewise the byte of the first agent that moves in
    bool wide;           ///< as pave_hand.wide
} pave_movers;

/// Makes movers for that many ranks of the larger side, and agents that move in, at most. Returns
/// PAVE_OK or PAVE_NO_MEMORY; what is made is to be released in both cases.
pave_result pave_movers_make(pave_segregation *segregation, int64_t ranks, int64_t dealt,
                             pave_movers *out);
void pave_movers_release(pave_movers *all);

/// Counts the vacancies, before the first step.
void pave_movers_count(pave_movers *all);

/// What draws in step `step`.
pave_hand pave_movers_hand(const pave_movers *all, const pave_batch *batch, int64_t step);

/// Finds the movers, and sets state.unsatisfied.
void pave_movers_scan(pave_movers *all, const pave_batch *batch);

/// Numbers movers and vacancies by mover_ranks and vacancy_ranks. Returns how many vacancies are
/// chosen.
int64_t pave_movers_rank(pave_movers *all);

/// Keeps the chosen movers, and adds up their races in `tally`, PAVE_TALLY numbers.
void pave_movers_leave(pave_movers *all, const pave_batch *batch, int64_t *tally);

/// The races of the agents that leave, in the order of slots. `out` must hold at least as many
/// elements as they are.
void pave_movers_collect(const pave_movers *all, uint8_t *out);

/// Settles the agents of `dealt`, and counts the vacancies: their count.
int64_t pave_movers_settle(pave_movers *all, const pave_batch *batch);

#endif
