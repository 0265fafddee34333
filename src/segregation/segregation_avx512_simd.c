/// src/segregation/segregation_avx512_simd.c: the loops of a synchronous step with AVX-512, 64
/// slots at a time.
#include "../base/exact.h"

#include "../base/random_vectors.h"
#include "segregation_kernel.h"

#if PAVE_X86

PAVE_TARGET_AVX512 int64_t pave_scan_avx512(const pave_scan_job *job,
                                            const pave_segregation_span *span, int64_t word,
                                            int64_t count)
{
    const __m512i one = _mm512_set1_epi8(1), least = _mm512_broadcast_i32x4(_mm_loadu_si128(
                                                 (const __m128i *)(const void *)job->least));
    const pave_segregation_contact *contacts = job->contacts;
    const int contact_count = job->contact_count;
    int64_t away[PAVE_SEGREGATION_CONTACTS_MAX], found = 0;
    (void)pave_scan_away(job, span, away);
    for (int64_t end = word + count; word < end; word++) {
        const uint8_t *at = job->cells + 64 * word;
        const __m512i here = _mm512_loadu_si512(at);
        __m512i occupied = _mm512_setzero_si512(), same = occupied;
        for (int k = 0; k < contact_count; k++) {
            const __m512i there = _mm512_loadu_si512(at + away[k]);
            const __mmask64 lanes = contacts[k].lanes;
            occupied = _mm512_mask_add_epi8(occupied, lanes, occupied, _mm512_min_epu8(there, one));
            same = _mm512_mask_add_epi8(same, _mm512_mask_cmpeq_epi8_mask(lanes, here, there), same,
                                        one);
        }
        const __mmask64 agents = _mm512_test_epi8_mask(here, here) & job->open[word];
        job->movers[word] =
            _mm512_mask_cmplt_epu8_mask(agents, same, _mm512_shuffle_epi8(least, occupied));
        found += (int64_t)_mm_popcnt_u64(job->movers[word]);
    }
    return found;
}

enum { PAVE_TALLY_RACES_512 = 24 }; ///< with more races, counting the places one by one is faster

PAVE_TARGET_AVX512 void pave_tally_avx512(const uint8_t *places, int64_t count, int races,
                                          int32_t *tally)
{
    const int64_t whole = races <= PAVE_TALLY_RACES_512 ? count & ~INT64_C(63) : 0;
    pave_tally_plain(places + whole, count - whole, races, tally);
    for (int64_t i = 0; i < whole; i += 64)
        for (int race = 0; race < races; race++)
            tally[race] += (int32_t)_mm_popcnt_u64(_mm512_cmpeq_epi8_mask(
                _mm512_loadu_si512(places + i), _mm512_set1_epi8((char)race)));
}

/// Packs the races of the slots in `left`. Writes 64 bytes.
PAVE_TARGET_AVX512 static PAVE_ALWAYS_INLINE void pack_avx512(uint64_t left, const uint8_t *cells,
                                                              uint8_t *out)
{
    _mm512_storeu_si512(out, _mm512_maskz_compress_epi8(left, _mm512_loadu_si512(cells)));
}

/// Empties the slots of `leavers` and fills those of `taken`.
PAVE_TARGET_AVX512 static PAVE_ALWAYS_INLINE void fill_avx512(uint8_t *at, uint64_t leavers,
                                                              uint64_t taken, const uint8_t *dealt)
{
    const __m512i stay = _mm512_maskz_loadu_epi8(~leavers, at);
    _mm512_storeu_si512(at, _mm512_mask_expand_epi8(stay, taken, _mm512_loadu_si512(dealt)));
}

/// Writes table[byte] for each byte of a block.
PAVE_TARGET_AVX512 static PAVE_ALWAYS_INLINE void look_up_avx512(const uint8_t *table,
                                                                 const uint8_t *bytes, uint8_t *out)
{
    const __m512i a = _mm512_loadu_si512(table), b = _mm512_loadu_si512(table + 64),
                  c = _mm512_loadu_si512(table + 128), d = _mm512_loadu_si512(table + 192);
    for (int i = 0; i < PAVE_DEAL_BLOCK; i += 64) {
        const __m512i which = _mm512_loadu_si512(bytes + i);
        _mm512_storeu_si512(out + i, _mm512_mask_blend_epi8(_mm512_movepi8_mask(which),
                                                            _mm512_permutex2var_epi8(a, which, b),
                                                            _mm512_permutex2var_epi8(c, which, d)));
    }
}

#define PAVE_STEP(name) name##_avx512
#define PAVE_STEP_TARGET PAVE_TARGET_AVX512
#define PAVE_STEP_CALLS 8
#define PAVE_STEP_DRAW(name) pave_octet_##name
#include "segregation_lanes.h"

#endif
