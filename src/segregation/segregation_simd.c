/// src/segregation/segregation_simd.c: the loops of a synchronous step in plain C, and the table
/// from which the kernel is chosen at run time.
#include "../base/exact.h"

#include "segregation_kernel.h"

#include <string.h>

// ---- Plain: unsatisfied agents ------------------------------------------------------------------

// Eight slots in a 64-bit word, one byte each, in the byte order of the machine. (L. Lamport,
// "Multiple Byte Processing with Full-Word Instructions", 1975.)

#define PAVE_EACH_SLOT UINT64_C(0x0101010101010101)

static inline uint64_t pave_slots_of(const uint8_t *bytes)
{
    uint64_t eight;
    memcpy(&eight, bytes, sizeof eight);
    return eight;
}

/// Converts bytes of 0 or 1 to bits: bit i is byte i.
static inline uint64_t pave_slots_bits(uint64_t eight)
{
    uint8_t bytes[8];
    uint64_t bits = 0;
    memcpy(bytes, &eight, sizeof bytes);
    for (int i = 0; i < 8; i++) bits |= (uint64_t)bytes[i] << i;
    return bits;
}

/// Returns 1 in each byte that is not 0.
static inline uint64_t pave_slots_some(uint64_t eight)
{
    return (((eight & 0x7f * PAVE_EACH_SLOT) + 0x7f * PAVE_EACH_SLOT) | eight) >> 7 &
           PAVE_EACH_SLOT;
}

/// Returns 1 in each byte where a is at least b; all bytes are below 128.
static inline uint64_t pave_slots_reach(uint64_t a, uint64_t b)
{
    return ((a | 0x80 * PAVE_EACH_SLOT) - b) >> 7 & PAVE_EACH_SLOT;
}

/// Returns eight bits, set for unsatisfied agents. `lanes` has byte 1 for each slot that has the
/// contact.
static uint64_t pave_scan_eight(const pave_scan_job *job, const int64_t *away,
                                const uint64_t *lanes, const uint8_t *at)
{
    const uint64_t here = pave_slots_of(at);
    uint64_t occupied = 0, same = 0, wanted = job->least[0] * PAVE_EACH_SLOT;
    for (int k = 0; k < job->contact_count; k++) {
        const uint64_t there = pave_slots_of(at + away[k]);
        occupied += pave_slots_some(there) & lanes[k];
        same += (pave_slots_some(there ^ here) ^ PAVE_EACH_SLOT) & lanes[k];
    }
    for (int k = 1; k <= job->neighbors_max; k++)
        wanted ^= pave_slots_reach(occupied, (uint64_t)k * PAVE_EACH_SLOT) *
                  (uint64_t)(job->least[k] ^ job->least[k - 1]);
    return pave_slots_bits((pave_slots_reach(same, wanted) ^ PAVE_EACH_SLOT) &
                           pave_slots_some(here));
}

int64_t pave_scan_plain(const pave_scan_job *job, const pave_segregation_span *span, int64_t word,
                        int64_t count)
{
    uint64_t lanes[PAVE_SEGREGATION_CONTACTS_MAX];
    int64_t away[PAVE_SEGREGATION_CONTACTS_MAX], found = 0;
    (void)pave_scan_away(job, span, away);
    for (int k = 0; k < job->contact_count; k++) {
        uint8_t each[8]; // all lanes, the even ones or the odd ones
        for (int i = 0; i < 8; i++) each[i] = job->contacts[k].lanes >> i & 1;
        lanes[k] = pave_slots_of(each);
    }
    for (int64_t end = word + count; word < end; word++) {
        uint64_t movers = 0;
        for (int i = 0; i < 64; i += 8)
            movers |= pave_scan_eight(job, away, lanes, job->cells + 64 * word + i) << i;
        job->movers[word] = movers & job->open[word];
        found += pave_bits_count(job->movers[word]);
    }
    return found;
}

// ---- Plain: choosing and dealing ----------------------------------------------------------------

/// Processes the bits of the rate, starting at the least significant set bit. A bit of 1 ORs the
/// chosen bits with the drawn bits, a bit of 0 ANDs them.
void pave_choose_plain(const pave_draws *draws, int rate, int64_t block, int64_t count,
                       uint64_t *ranks)
{
    for (int64_t end = block + count; block < end; block++, ranks += PAVE_CHOICE_BLOCK / 64) {
        uint32_t chosen[PAVE_CHOICE_BLOCK / 32] = {0}, drawn[PAVE_CHOICE_BLOCK / 32];
        for (int level = pave_bits_lowest((uint64_t)rate); level < PAVE_CHOICE_LEVELS; level++) {
            const pave_call_run run = pave_draws_run(draws, (uint32_t)level, block);
            pave_run_by_call_plain(&run, drawn);
            for (int i = 0; i < PAVE_CHOICE_BLOCK / 32; i++)
                chosen[i] = rate >> level & 1 ? chosen[i] | drawn[i] : chosen[i] & drawn[i];
        }
        for (int i = 0; i < PAVE_CHOICE_BLOCK / 64; i++)
            ranks[i] = chosen[2 * i] | (uint64_t)chosen[2 * i + 1] << 32;
    }
}

void pave_deal_plain(const pave_draws *draws, uint32_t what, const uint8_t *table, int64_t block,
                     int64_t count, uint8_t *dealt)
{
    for (int64_t end = block + count; block < end; block++, dealt += PAVE_DEAL_BLOCK) {
        uint32_t drawn[PAVE_DEAL_BLOCK / 4];
        const pave_call_run run = pave_draws_run(draws, what, block);
        pave_run_by_call_plain(&run, drawn);
        for (int i = 0; i < PAVE_DEAL_BLOCK; i++)
            dealt[i] = table[drawn[i / 4] >> 8 * (i % 4) & 0xff];
    }
}

void pave_tally_plain(const uint8_t *places, int64_t count, int races, int32_t *tally)
{
    (void)races;
    for (int64_t i = 0; i < count; i++) tally[places[i]]++;
}

// ---- Plain: moving ------------------------------------------------------------------------------

/// Returns the set bits of `word` that `turns` selects. Bit i of `turns` selects the i-th set bit,
/// counted from 0 at the least significant bit.
static uint64_t pave_spread_plain(uint64_t turns, uint64_t word)
{
    uint64_t out = 0;
    for (; word; word &= word - 1, turns >>= 1) out |= (word & (0 - word)) & (0 - (turns & 1));
    return out;
}

void pave_leave_plain(uint64_t *bits, int64_t count, const uint64_t *ranks, int64_t rank,
                      const uint8_t *cells, int races, int32_t *tally)
{
    (void)races;
    for (int64_t i = 0; i < count; i++, cells += 64) {
        const int here = pave_bits_count(bits[i]);
        if (ranks && here) bits[i] = pave_spread_plain(pave_bits_at(ranks, rank, here), bits[i]);
        rank += here;
        for (uint64_t left = bits[i]; left; left &= left - 1)
            tally[cells[pave_bits_lowest(left)]]++;
    }
}

int64_t pave_settle_plain(const pave_settle_job *job, int64_t word, int64_t count, int64_t rank,
                          int64_t first)
{
    const uint8_t *dealt = job->dealt + first;
    int64_t vacancies = 0;
    for (int64_t end = word + count; word < end; word++) {
        const uint64_t vacant = job->vacant[word], leavers = job->leavers[word];
        const int here = pave_bits_count(vacant);
        const uint64_t taken = job->ranks && here
                                   ? pave_spread_plain(pave_bits_at(job->ranks, rank, here), vacant)
                                   : vacant;
        rank += here;
        for (uint64_t left = leavers; left; left &= left - 1)
            job->cells[64 * word + pave_bits_lowest(left)] = 0;
        for (uint64_t left = taken; left; left &= left - 1)
            job->cells[64 * word + pave_bits_lowest(left)] = *dealt++;
        job->vacant[word] = (vacant ^ taken) | leavers;
        vacancies += pave_bits_count(job->vacant[word]);
    }
    return vacancies;
}

// ---- The table ----------------------------------------------------------------------------------

#define PAVE_SEGREGATION_ENTRY(isa, needs)                                         \
    {                                                                              \
        {#isa, needs}, pave_run_by_call_##isa, pave_scan_##isa, pave_choose_##isa, \
            pave_leave_##isa, pave_deal_##isa, pave_tally_##isa, pave_settle_##isa \
    }

static const pave_segregation_kernel pave_segregation_entries[] = {
    PAVE_SEGREGATION_ENTRY(plain, PAVE_ISA_PLAIN),
#if PAVE_X86
    PAVE_SEGREGATION_ENTRY(avx2, PAVE_ISA_AVX2),
    PAVE_SEGREGATION_ENTRY(avx512, PAVE_ISA_AVX512),
#endif
};

const pave_kernel_table pave_segregation_kernels = PAVE_KERNEL_TABLE(pave_segregation_entries);
