// src/segregation/segregation_lanes.h: the loops of a synchronous step that are the same for AVX2
// and AVX-512. A source defines these macros, which this file undefines, and four functions of its
// own: pack, fill, look_up and pave_tally.
//   PAVE_STEP(n)        the unique name of n
//   PAVE_STEP_TARGET    the attribute of its functions
//   PAVE_STEP_CALLS     the number of calls of Philox in a vector
//   PAVE_STEP_DRAW(n)   the name of n in random_lanes.h

/// For a rate bit of 1, ORs the chosen bits with the drawn ones; for 0, ANDs them. Processes one
/// vector of calls, starting at `first`.
PAVE_STEP_TARGET static PAVE_ALWAYS_INLINE void PAVE_STEP(choose_part)(const pave_draws *draws,
                                                                       int rate, int64_t block,
                                                                       int32_t first,
                                                                       uint64_t *ranks)
{
    const int lowest = pave_bits_lowest((uint64_t)rate);
    const pave_call_run run = pave_draws_run(draws, (uint32_t)lowest, block);
    PAVE_STEP_DRAW(words) chosen = PAVE_STEP_DRAW(draw)(&run, first);
    for (int level = lowest + 1; level < PAVE_CHOICE_LEVELS; level++) {
        const pave_call_run next = pave_draws_run(draws, (uint32_t)level, block);
        const PAVE_STEP_DRAW(words) drawn = PAVE_STEP_DRAW(draw)(&next, first);
        for (int i = 0; i < 4; i++)
            chosen.word[i] =
                rate >> level & 1 ? chosen.word[i] | drawn.word[i] : chosen.word[i] & drawn.word[i];
    }
    PAVE_STEP_DRAW(store_by_call)(&chosen, ranks);
}

PAVE_STEP_TARGET void PAVE_STEP(pave_choose)(const pave_draws *draws, int rate, int64_t block,
                                             int64_t count, uint64_t *ranks)
{
    for (int64_t end = block + count; block < end; block++, ranks += PAVE_CHOICE_BLOCK / 64)
        for (int32_t first = 0; first < 8; first += PAVE_STEP_CALLS)
            PAVE_STEP(choose_part)(draws, rate, block, first, ranks + 2 * first);
}

PAVE_STEP_TARGET void PAVE_STEP(pave_deal)(const pave_draws *draws, uint32_t what,
                                           const uint8_t *table, int64_t block, int64_t count,
                                           uint8_t *dealt)
{
    for (int64_t end = block + count; block < end; block++, dealt += PAVE_DEAL_BLOCK) {
        const pave_call_run run = pave_draws_run(draws, what, block);
        uint8_t bytes[PAVE_DEAL_BLOCK];
        for (int32_t first = 0; first < 8; first += PAVE_STEP_CALLS) {
            const PAVE_STEP_DRAW(words) words = PAVE_STEP_DRAW(draw)(&run, first);
            PAVE_STEP_DRAW(store_by_call)(&words, bytes + 16 * first);
        }
        PAVE_STEP(look_up)(table, bytes, dealt);
    }
}

PAVE_STEP_TARGET void PAVE_STEP(pave_leave)(uint64_t *bits, int64_t count, const uint64_t *ranks,
                                            int64_t rank, const uint8_t *cells, int races,
                                            int32_t *tally)
{
    enum { HELD = 4096 };
    uint8_t packed[HELD + 128];
    int64_t held = 0;
    for (int64_t i = 0; i < count; i++, cells += 64) {
        uint64_t here = bits[i];
        if (ranks) {
            const int64_t movers = (int64_t)_mm_popcnt_u64(here);
            bits[i] = here = _pdep_u64(pave_rank_bits(ranks, rank), here);
            rank += movers;
        }
        PAVE_STEP(pack)(here, cells, packed + held);
        held += (int64_t)_mm_popcnt_u64(here);
        if (held < HELD && i + 1 < count) continue;
        PAVE_STEP(pave_tally)(packed, held, races, tally);
        held = 0;
    }
}

PAVE_STEP_TARGET int64_t PAVE_STEP(pave_settle)(const pave_settle_job *job, int64_t word,
                                                int64_t count, int64_t rank, int64_t first)
{
    const uint8_t *dealt = job->dealt + first;
    int64_t vacancies = 0;
    for (int64_t end = word + count; word < end; word++) {
        const uint64_t vacant = job->vacant[word], leavers = job->leavers[word];
        uint64_t taken = vacant;
        if (job->ranks) {
            taken = _pdep_u64(pave_rank_bits(job->ranks, rank), vacant);
            rank += (int64_t)_mm_popcnt_u64(vacant);
        }
        PAVE_STEP(fill)(job->cells + 64 * word, leavers, taken, dealt);
        dealt += _mm_popcnt_u64(taken);
        job->vacant[word] = (vacant ^ taken) | leavers;
        vacancies += (int64_t)_mm_popcnt_u64(job->vacant[word]);
    }
    return vacancies;
}

#undef PAVE_STEP
#undef PAVE_STEP_TARGET
#undef PAVE_STEP_CALLS
#undef PAVE_STEP_DRAW
