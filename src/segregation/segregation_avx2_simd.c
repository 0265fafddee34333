/// src/segregation/segregation_avx2_simd.c: the loops of a synchronous step with AVX2, 32 slots at
/// a time. Agents are moved one by one.
#include "../base/exact.h"

#include "../base/random_vectors.h"
#include "segregation_kernel.h"

#if PAVE_X86

// ---- Unsatisfied agents -------------------------------------------------------------------------

typedef struct pave_counts_256 {
    __m256i occupied, same;
} pave_counts_256;

PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE __m256i load_256(const uint8_t *at)
{
    return _mm256_loadu_si256((const __m256i *)(const void *)at);
}

PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE pave_counts_256 count_256(pave_counts_256 counts,
                                                                     __m256i here,
                                                                     const uint8_t *there)
{
    __m256i other = load_256(there);
    __asm__(
        ""
        : "+x"(other)); // loaded only once, because about half of these loads cross a cache line
    counts.occupied = _mm256_add_epi8(counts.occupied, _mm256_min_epu8(other, _mm256_set1_epi8(1)));
    counts.same = _mm256_sub_epi8(counts.same, _mm256_cmpeq_epi8(here, other));
    return counts;
}

/// Counts only selected lanes.
PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE pave_counts_256 count_lanes_256(pave_counts_256 counts,
                                                                           __m256i here,
                                                                           const uint8_t *there,
                                                                           uint64_t lanes)
{
    const __m256i other = load_256(there);
    const __m256i mask =
        _mm256_set1_epi16((int16_t)((lanes & 1 ? 0xff : 0) | (lanes & 2 ? 0xff00 : 0)));
    counts.occupied = _mm256_add_epi8(
        counts.occupied, _mm256_and_si256(mask, _mm256_min_epu8(other, _mm256_set1_epi8(1))));
    counts.same =
        _mm256_sub_epi8(counts.same, _mm256_and_si256(mask, _mm256_cmpeq_epi8(here, other)));
    return counts;
}

/// Returns the movers of 32 slots.
PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE uint32_t scan_end_256(const pave_scan_job *job,
                                                                 __m256i here,
                                                                 pave_counts_256 counts)
{
    const __m256i least =
        _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(const void *)job->least));
    const __m256i unsatisfied =
        _mm256_cmpgt_epi8(_mm256_shuffle_epi8(least, counts.occupied), counts.same);
    return (uint32_t)_mm256_movemask_epi8(
        _mm256_andnot_si256(_mm256_cmpeq_epi8(here, _mm256_setzero_si256()), unsatisfied));
}

/// Returns the movers of 32 slots if all slots have the same number of contacts. `contacts` is a
/// constant: 4, 6 or 8.
PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE uint32_t scan_half_256(const pave_scan_job *job,
                                                                  const uint8_t *at,
                                                                  const int64_t *away, int contacts)
{
    const __m256i here = load_256(at);
    pave_counts_256 counts = {_mm256_setzero_si256(), _mm256_setzero_si256()};
    counts = count_256(counts, here, at + away[0]);
    counts = count_256(counts, here, at + away[1]);
    counts = count_256(counts, here, at + away[2]);
    counts = count_256(counts, here, at + away[3]);
    if (contacts > 4) {
        counts = count_256(counts, here, at + away[4]);
        counts = count_256(counts, here, at + away[5]);
    }
    if (contacts > 6) {
        counts = count_256(counts, here, at + away[6]);
        counts = count_256(counts, here, at + away[7]);
    }
    return scan_end_256(job, here, counts);
}

PAVE_TARGET_AVX2 static uint32_t scan_half_lanes_256(const pave_scan_job *job, const uint8_t *at,
                                                     const int64_t *away)
{
    const __m256i here = load_256(at);
    pave_counts_256 counts = {_mm256_setzero_si256(), _mm256_setzero_si256()};
    for (int k = 0; k < job->contact_count; k++)
        counts = count_lanes_256(counts, here, at + away[k], job->contacts[k].lanes);
    return scan_end_256(job, here, counts);
}

/// Finds the movers of `count` words. If `contacts` is 0, some contacts exist only for some slots.
PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE int64_t scan_body_256(const pave_scan_job *job,
                                                                 const int64_t *away, int contacts,
                                                                 int64_t word, int64_t count)
{
    int64_t found = 0;
    for (int64_t end = word + count; word < end; word++) {
        const uint8_t *at = job->cells + 64 * word;
        const uint64_t low =
            contacts ? scan_half_256(job, at, away, contacts) : scan_half_lanes_256(job, at, away);
        const uint64_t high = contacts ? scan_half_256(job, at + 32, away, contacts)
                                       : scan_half_lanes_256(job, at + 32, away);
        job->movers[word] = (low | high << 32) & job->open[word];
        found += (int64_t)_mm_popcnt_u64(job->movers[word]);
    }
    return found;
}

PAVE_TARGET_AVX2 int64_t pave_scan_avx2(const pave_scan_job *job, const pave_segregation_span *span,
                                        int64_t word, int64_t count)
{
    int64_t away[PAVE_SEGREGATION_CONTACTS_MAX];
    const bool all = pave_scan_away(job, span, away);
    if (all && job->contact_count == 6) return scan_body_256(job, away, 6, word, count);
    if (all && job->contact_count == 4) return scan_body_256(job, away, 4, word, count);
    if (all && job->contact_count == 8) return scan_body_256(job, away, 8, word, count);
    return scan_body_256(job, away, 0, word, count);
}

// ---- Choosing and dealing -----------------------------------------------------------------------

/// ORs the chosen bits with the drawn bits if the bit of the rate is 1; ANDs them if it is 0.
/// Processes four calls, starting at `first`.
PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE void choose_half_256(const pave_draws *draws, int rate,
                                                                int64_t block, int32_t first,
                                                                uint64_t *ranks)
{
    const int lowest = pave_bits_lowest((uint64_t)rate);
    const pave_call_run run = pave_draws_run(draws, (uint32_t)lowest, block);
    pave_quad_words chosen = pave_quad_draw(&run, first);
    for (int level = lowest + 1; level < PAVE_CHOICE_LEVELS; level++) {
        const pave_call_run next = pave_draws_run(draws, (uint32_t)level, block);
        const pave_quad_words drawn = pave_quad_draw(&next, first);
        for (int i = 0; i < 4; i++)
            chosen.word[i] =
                rate >> level & 1 ? chosen.word[i] | drawn.word[i] : chosen.word[i] & drawn.word[i];
    }
    pave_quad_store_by_call(&chosen, ranks);
}

PAVE_TARGET_AVX2 void pave_choose_avx2(const pave_draws *draws, int rate, int64_t block,
                                       int64_t count, uint64_t *ranks)
{
    for (int64_t end = block + count; block < end; block++, ranks += PAVE_CHOICE_BLOCK / 64) {
        choose_half_256(draws, rate, block, 0, ranks);
        choose_half_256(draws, rate, block, 4, ranks + 8);
    }
}

PAVE_TARGET_AVX2 void pave_deal_avx2(const pave_draws *draws, uint32_t what, const uint8_t *table,
                                     int64_t block, int64_t count, uint8_t *dealt)
{
    for (int64_t end = block + count; block < end; block++) {
        const pave_call_run run = pave_draws_run(draws, what, block);
        uint8_t bytes[PAVE_DEAL_BLOCK];
        for (int i = 0; i < 2; i++) {
            const pave_quad_words words = pave_quad_draw(&run, 4 * i);
            pave_quad_store_by_call(&words, bytes + 64 * i);
        }
        for (int i = 0; i < PAVE_DEAL_BLOCK; i++) *dealt++ = table[bytes[i]];
    }
}

enum {
    PAVE_TALLY_RACES_256 = 24, ///< with more races, counting elements one by one is faster
    PAVE_TALLY_STRETCH = 255   ///< maximum number of vectors that byte counters can count
};

/// Counts the elements with a race in `count` vectors.
PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE int32_t tally_race_256(const uint8_t *places,
                                                                  int64_t count, int race)
{
    const __m256i wanted = _mm256_set1_epi8((char)race);
    __m256i found = _mm256_setzero_si256();
    for (int64_t i = 0; i < count; i++)
        found = _mm256_sub_epi8(found, _mm256_cmpeq_epi8(load_256(places + 32 * i), wanted));
    const __m256i sums = _mm256_sad_epu8(found, _mm256_setzero_si256());
    const __m128i halves =
        _mm_add_epi64(_mm256_castsi256_si128(sums), _mm256_extracti128_si256(sums, 1));
    return _mm_cvtsi128_si32(halves) + _mm_extract_epi32(halves, 2);
}

PAVE_TARGET_AVX2 void pave_tally_avx2(const uint8_t *places, int64_t count, int races,
                                      int32_t *tally)
{
    int64_t vectors = races <= PAVE_TALLY_RACES_256 ? count / 32 : 0;
    pave_tally_plain(places + 32 * vectors, count - 32 * vectors, races, tally);
    for (int64_t stretch; vectors > 0; vectors -= stretch, places += 32 * stretch) {
        stretch = vectors < PAVE_TALLY_STRETCH ? vectors : PAVE_TALLY_STRETCH;
        for (int race = 0; race < races; race++)
            tally[race] += tally_race_256(places, stretch, race);
    }
}

// ---- Moving -------------------------------------------------------------------------------------

enum { PAVE_LEAVERS_256 = 4096 };

/// Always packs eight slots; extra ones are overwritten later. A missing slot has index 64, which
/// is still readable.
PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE void pack_256(uint64_t left, const uint8_t *cells,
                                                         uint8_t *out)
{
    for (; left; out += 8)
        for (int i = 0; i < 8; i++, left = _blsr_u64(left)) out[i] = cells[_tzcnt_u64(left)];
}

PAVE_TARGET_AVX2 void pave_leave_avx2(uint64_t *bits, int64_t count, const uint64_t *ranks,
                                      int64_t rank, const uint8_t *cells, int races, int32_t *tally)
{
    uint8_t packed[PAVE_LEAVERS_256 + 128];
    int64_t held = 0;
    for (int64_t i = 0; i < count; i++, cells += 64) {
        uint64_t here = bits[i];
        if (ranks) {
            const int64_t movers = (int64_t)_mm_popcnt_u64(here);
            bits[i] = here = _pdep_u64(pave_rank_bits(ranks, rank), here);
            rank += movers;
        }
        pack_256(here, cells, packed + held);
        held += (int64_t)_mm_popcnt_u64(here);
        if (held < PAVE_LEAVERS_256 && i + 1 < count) continue;
        pave_tally_avx2(packed, held, races, tally);
        held = 0;
    }
}

/// Empties the slots, of 32, whose bits are set.
PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE void empty_256(uint8_t *at, uint32_t leavers)
{
    const __m256i which = _mm256_setr_epi8(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2,
                                           2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3);
    const __m256i order = _mm256_set1_epi64x((int64_t)UINT64_C(0x8040201008040201));
    const __m256i bytes = _mm256_shuffle_epi8(_mm256_set1_epi32((int32_t)leavers), which);
    const __m256i stay = _mm256_cmpeq_epi8(_mm256_and_si256(bytes, order), _mm256_setzero_si256());
    _mm256_storeu_si256((__m256i *)(void *)at, _mm256_and_si256(stay, load_256(at)));
}

PAVE_TARGET_AVX2 int64_t pave_settle_avx2(const pave_settle_job *job, int64_t word, int64_t count,
                                          int64_t rank, int64_t first)
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
        uint8_t *at = job->cells + 64 * word;
        empty_256(at, (uint32_t)leavers);
        empty_256(at + 32, (uint32_t)(leavers >> 32));
        for (uint64_t left = taken; left; left = _blsr_u64(left)) at[_tzcnt_u64(left)] = *dealt++;
        job->vacant[word] = (vacant ^ taken) | leavers;
        vacancies += (int64_t)_mm_popcnt_u64(job->vacant[word]);
    }
    return vacancies;
}

#endif
