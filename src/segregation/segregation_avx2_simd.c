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

/// Counts a contact of the slots in `lanes`; if that is constant, nothing is masked.
PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE pave_counts_256 count_256(pave_counts_256 counts,
                                                                     __m256i here,
                                                                     const uint8_t *there,
                                                                     uint64_t lanes)
{
    const __m256i mask =
        _mm256_set1_epi16((int16_t)((lanes & 1 ? 0xff : 0) | (lanes & 2 ? 0xff00 : 0)));
    __m256i other = load_256(there);
    __asm__("" : "+x"(other)); // load it once: about half of these loads cross a cache line
    counts.occupied = _mm256_add_epi8(
        counts.occupied, _mm256_min_epu8(other, _mm256_and_si256(mask, _mm256_set1_epi8(1))));
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

/// Returns the movers of 32 slots. `contacts` is a constant: 4, 6 or 8 if all slots have all
/// contacts, otherwise 0.
PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE uint32_t scan_half_256(const pave_scan_job *job,
                                                                  const uint8_t *at,
                                                                  const int64_t *away, int contacts)
{
    const int count = contacts ? contacts : job->contact_count;
    const __m256i here = load_256(at);
    pave_counts_256 counts = {_mm256_setzero_si256(), _mm256_setzero_si256()};
#pragma GCC unroll 8
    for (int k = 0; k < count; k++)
        counts =
            count_256(counts, here, at + away[k], contacts ? UINT64_MAX : job->contacts[k].lanes);
    return scan_end_256(job, here, counts);
}

PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE int64_t scan_body_256(const pave_scan_job *job,
                                                                 const int64_t *away, int contacts,
                                                                 int64_t word, int64_t count)
{
    int64_t found = 0;
    for (int64_t end = word + count; word < end; word++) {
        const uint8_t *at = job->cells + 64 * word;
        const uint64_t low = scan_half_256(job, at, away, contacts),
                       high = scan_half_256(job, at + 32, away, contacts);
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

// ---- Dealing and moving -------------------------------------------------------------------------

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

/// Always packs eight slots; extra ones are overwritten later. A missing slot has index 64, which
/// is still readable.
PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE void pack_avx2(uint64_t left, const uint8_t *cells,
                                                          uint8_t *out)
{
    for (; left; out += 8)
        for (int i = 0; i < 8; i++, left = _blsr_u64(left)) out[i] = cells[_tzcnt_u64(left)];
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

/// Empties the slots of `leavers` and fills those of `taken`.
PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE void fill_avx2(uint8_t *at, uint64_t leavers,
                                                          uint64_t taken, const uint8_t *dealt)
{
    empty_256(at, (uint32_t)leavers);
    empty_256(at + 32, (uint32_t)(leavers >> 32));
    for (; taken; taken = _blsr_u64(taken)) at[_tzcnt_u64(taken)] = *dealt++;
}

/// Writes table[byte] for each byte of a block.
PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE void look_up_avx2(const uint8_t *table,
                                                             const uint8_t *bytes, uint8_t *out)
{
    for (int i = 0; i < PAVE_DEAL_BLOCK; i++) out[i] = table[bytes[i]];
}

#define PAVE_STEP(name) name##_avx2
#define PAVE_STEP_TARGET PAVE_TARGET_AVX2
#define PAVE_STEP_CALLS 4
#define PAVE_STEP_DRAW(name) pave_quad_##name
#include "segregation_lanes.h"

#endif
