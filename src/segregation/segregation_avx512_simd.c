/// src/segregation/segregation_avx512_simd.c: the loops of a synchronous step with AVX-512 and its
/// second set of byte instructions: 64 slots at a time.
#include "../base/exact.h"

#include "../base/random_vectors.h"
#include "segregation_kernel.h"

#if PAVE_X86

// ---- The unsatisfied ----------------------------------------------------------------------------

typedef struct pave_counts_512 {
    __m512i occupied, same;
} pave_counts_512;

PAVE_TARGET_AVX512_BYTES static PAVE_ALWAYS_INLINE pave_counts_512 count_512(pave_counts_512 counts,
                                                                             __m512i here,
                                                                             const uint8_t *there)
{
    const __m512i one = _mm512_set1_epi8(1);
    __m512i other = _mm512_loadu_si512(there);
    __asm__("" : "+v"(other)); // loaded once: nearly every load crosses a line of the cache
    counts.occupied = _mm512_add_epi8(counts.occupied, _mm512_min_epu8(other, one));
    counts.same =
        _mm512_mask_add_epi8(counts.same, _mm512_cmpeq_epi8_mask(here, other), counts.same, one);
    return counts;
}

/// The same for some lanes.
PAVE_TARGET_AVX512_BYTES static PAVE_ALWAYS_INLINE pave_counts_512
count_lanes_512(pave_counts_512 counts, __m512i here, const uint8_t *there, uint64_t lanes)
{
    const __m512i one = _mm512_set1_epi8(1), other = _mm512_loadu_si512(there);
    counts.occupied = _mm512_mask_add_epi8(
        counts.occupied, _mm512_mask_test_epi8_mask(lanes, other, other), counts.occupied, one);
    counts.same = _mm512_mask_add_epi8(counts.same, _mm512_mask_cmpeq_epi8_mask(lanes, here, other),
                                       counts.same, one);
    return counts;
}

/// Writes the movers of a word and returns their count.
PAVE_TARGET_AVX512_BYTES static PAVE_ALWAYS_INLINE int64_t scan_end_512(const pave_scan_job *job,
                                                                        int64_t word, __m512i here,
                                                                        pave_counts_512 counts)
{
    const __m512i least = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)job->least));
    const __mmask64 agents = _mm512_test_epi8_mask(here, here) & job->open[word];
    job->movers[word] = _mm512_mask_cmplt_epu8_mask(agents, counts.same,
                                                    _mm512_shuffle_epi8(least, counts.occupied));
    return (int64_t)_mm_popcnt_u64(job->movers[word]);
}

/// All slots have the same contacts, `contacts` of them, which is a constant: 4, 6 or 8.
PAVE_TARGET_AVX512_BYTES static PAVE_ALWAYS_INLINE int64_t scan_alike_512(
    const pave_scan_job *job, const int64_t *away, int contacts, int64_t word, int64_t count)
{
    const int64_t a0 = away[0], a1 = away[1], a2 = away[2], a3 = away[3], a4 = away[4],
                  a5 = away[5], a6 = away[6], a7 = away[7];
    int64_t found = 0;
    for (int64_t end = word + count; word < end; word++) {
        const uint8_t *at = job->cells + 64 * word;
        const __m512i here = _mm512_loadu_si512(at);
        pave_counts_512 counts = {_mm512_setzero_si512(), _mm512_setzero_si512()};
        counts = count_512(counts, here, at + a0);
        counts = count_512(counts, here, at + a1);
        counts = count_512(counts, here, at + a2);
        counts = count_512(counts, here, at + a3);
        if (contacts > 4) {
            counts = count_512(counts, here, at + a4);
            counts = count_512(counts, here, at + a5);
        }
        if (contacts > 6) {
            counts = count_512(counts, here, at + a6);
            counts = count_512(counts, here, at + a7);
        }
        found += scan_end_512(job, word, here, counts);
    }
    return found;
}

PAVE_TARGET_AVX512_BYTES static int64_t scan_lanes_512(const pave_scan_job *job,
                                                       const int64_t *away, int64_t word,
                                                       int64_t count)
{
    int64_t found = 0;
    for (int64_t end = word + count; word < end; word++) {
        const uint8_t *at = job->cells + 64 * word;
        const __m512i here = _mm512_loadu_si512(at);
        pave_counts_512 counts = {_mm512_setzero_si512(), _mm512_setzero_si512()};
        for (int k = 0; k < job->contact_count; k++)
            counts = count_lanes_512(counts, here, at + away[k], job->contacts[k].lanes);
        found += scan_end_512(job, word, here, counts);
    }
    return found;
}

PAVE_TARGET_AVX512_BYTES int64_t pave_scan_avx512(const pave_scan_job *job,
                                                  const pave_segregation_span *span, int64_t word,
                                                  int64_t count)
{
    int64_t away[PAVE_SEGREGATION_CONTACTS_MAX];
    const bool all = pave_scan_away(job, span, away);
    if (all && job->contact_count == 6) return scan_alike_512(job, away, 6, word, count);
    if (all && job->contact_count == 4) return scan_alike_512(job, away, 4, word, count);
    if (all && job->contact_count == 8) return scan_alike_512(job, away, 8, word, count);
    return scan_lanes_512(job, away, word, count);
}

// ---- Choosing and dealing -----------------------------------------------------------------------

/// With a bit of the rate, what is chosen or drawn; without, what is both: the majority of the
/// three.
PAVE_TARGET_AVX512_BYTES void pave_choose_avx512(const pave_draws *draws, int rate, int64_t block,
                                                 int64_t count, uint64_t *ranks)
{
    const int lowest = pave_bits_lowest((uint64_t)rate);
    for (int64_t end = block + count; block < end; block++, ranks += PAVE_CHOICE_BLOCK / 64) {
        const pave_call_run run = pave_draws_run(draws, (uint32_t)lowest, block);
        pave_octet chosen = pave_philox_octet(&run, 0);
        for (int level = lowest + 1; level < PAVE_CHOICE_LEVELS; level++) {
            const pave_call_run next = pave_draws_run(draws, (uint32_t)level, block);
            const pave_octet drawn = pave_philox_octet(&next, 0);
            const __m512i bit = _mm512_set1_epi64(-(rate >> level & 1));
            for (int i = 0; i < 4; i++)
                chosen.word[i] =
                    _mm512_ternarylogic_epi64(chosen.word[i], drawn.word[i], bit, 0xe8);
        }
        const pave_octet_words words = pave_octet_by_call(chosen);
        _mm512_storeu_si512(ranks, words.low);
        _mm512_storeu_si512(ranks + 8, words.high);
    }
}

/// table[byte], for each of 64.
PAVE_TARGET_AVX512_BYTES static PAVE_ALWAYS_INLINE __m512i look_up_512(const __m512i table[4],
                                                                       __m512i bytes)
{
    return _mm512_mask_blend_epi8(_mm512_movepi8_mask(bytes),
                                  _mm512_permutex2var_epi8(table[0], bytes, table[1]),
                                  _mm512_permutex2var_epi8(table[2], bytes, table[3]));
}

PAVE_TARGET_AVX512_BYTES void pave_deal_avx512(const pave_draws *draws, uint32_t what,
                                               const uint8_t *table, int64_t block, int64_t count,
                                               uint8_t *dealt)
{
    __m512i quarters[4];
    for (int i = 0; i < 4; i++) quarters[i] = _mm512_loadu_si512(table + 64 * i);
    for (int64_t end = block + count; block < end; block++, dealt += PAVE_DEAL_BLOCK) {
        const pave_call_run run = pave_draws_run(draws, what, block);
        const pave_octet_words words = pave_octet_by_call(pave_philox_octet(&run, 0));
        _mm512_storeu_si512(dealt, look_up_512(quarters, words.low));
        _mm512_storeu_si512(dealt + 64, look_up_512(quarters, words.high));
    }
}

enum { PAVE_TALLY_RACES_512 = 24 }; // above that one by one is faster

PAVE_TARGET_AVX512_BYTES void pave_tally_avx512(const uint8_t *places, int64_t count, int races,
                                                int32_t *tally)
{
    if (races > PAVE_TALLY_RACES_512) {
        pave_tally_plain(places, count, races, tally);
        return;
    }
    for (int64_t i = 0; i < count; i += 64) {
        const __m512i here = _mm512_loadu_si512(places + i);
        const uint64_t counts = count - i < 64 ? (UINT64_C(1) << (count - i)) - 1 : ~UINT64_C(0);
        for (int race = 0; race < races; race++)
            tally[race] += (int32_t)_mm_popcnt_u64(
                _mm512_mask_cmpeq_epi8_mask(counts, here, _mm512_set1_epi8((char)race)));
    }
}

// ---- Moving -------------------------------------------------------------------------------------

enum { PAVE_LEAVERS = 4096 };

/// The races of the agents that leave are packed side by side, and counted when there are many.
PAVE_TARGET_AVX512_BYTES void pave_leave_avx512(uint64_t *bits, int64_t count,
                                                const uint64_t *ranks, int64_t rank,
                                                const uint8_t *cells, int races, int32_t *tally)
{
    uint8_t packed[PAVE_LEAVERS + 128];
    int64_t held = 0;
    for (int64_t i = 0; i < count; i++, cells += 64) {
        uint64_t here = bits[i];
        if (ranks) {
            const int64_t movers = (int64_t)_mm_popcnt_u64(here);
            bits[i] = here = _pdep_u64(pave_rank_bits(ranks, rank), here);
            rank += movers;
        }
        _mm512_storeu_si512(packed + held,
                            _mm512_maskz_compress_epi8(here, _mm512_loadu_si512(cells)));
        held += (int64_t)_mm_popcnt_u64(here);
        if (held < PAVE_LEAVERS && i + 1 < count) continue;
        pave_tally_avx512(packed, held, races, tally);
        held = 0;
    }
}

PAVE_TARGET_AVX512_BYTES static PAVE_ALWAYS_INLINE int64_t settle_body_512(
    const pave_settle_job *job, int64_t word, int64_t count, int64_t rank, int64_t first, bool all)
{
    const uint8_t *dealt = job->dealt + first;
    int64_t vacancies = 0;
    for (int64_t end = word + count; word < end; word++) {
        const uint64_t vacant = job->vacant[word], leavers = job->leavers[word];
        uint64_t taken = vacant;
        if (!all) {
            taken = _pdep_u64(pave_rank_bits(job->ranks, rank), vacant);
            rank += (int64_t)_mm_popcnt_u64(vacant);
        }
        uint8_t *at = job->cells + 64 * word;
        const __m512i left = _mm512_maskz_mov_epi8(~leavers, _mm512_loadu_si512(at));
        _mm512_storeu_si512(at, _mm512_mask_expand_epi8(left, taken, _mm512_loadu_si512(dealt)));
        dealt += _mm_popcnt_u64(taken);
        job->vacant[word] = (vacant ^ taken) | leavers;
        vacancies += (int64_t)_mm_popcnt_u64(job->vacant[word]);
    }
    return vacancies;
}

PAVE_TARGET_AVX512_BYTES int64_t pave_settle_avx512(const pave_settle_job *job, int64_t word,
                                                    int64_t count, int64_t rank, int64_t first)
{
    return job->ranks ? settle_body_512(job, word, count, rank, first, false)
                      : settle_body_512(job, word, count, 0, first, true);
}

#endif
