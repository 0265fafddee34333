/// src/graph_runs_simd.c: the two passes over the runs of a mask: one always-inline body each, compiled for several instruction sets and
/// chosen at run time from a const table.
#include "exact.h"

#include "graph_runs.h"
#include "graph_union.h"

#include <string.h>

#if defined(__GNUC__)
#define PAVE_RUNS_INLINE inline __attribute__((always_inline))
#else
#define PAVE_RUNS_INLINE inline
#endif
#if defined(__GNUC__) && defined(__x86_64__)
#include <immintrin.h>
#define PAVE_RUNS_X86 1
#define PAVE_RUNS_AVX2 __attribute__((target("avx2,bmi,bmi2,popcnt")))
#else
#define PAVE_RUNS_X86 0
#endif

// ---- Bits -------------------------------------------------------------------------------------------------------------------

static PAVE_RUNS_INLINE int pave_runs_count_bits(uint64_t word)
{
#if defined(__GNUC__)
    return __builtin_popcountll(word);
#else
    word = word - (word >> 1 & UINT64_C(0x5555555555555555));
    word = (word & UINT64_C(0x3333333333333333)) + (word >> 2 & UINT64_C(0x3333333333333333));
    return (int)(((word + (word >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f)) * UINT64_C(0x0101010101010101) >> 56);
#endif
}

/// One of two numbers, never by a branch: what runs touch is as good as random.
static PAVE_RUNS_INLINE int32_t pave_runs_choose(bool first, int32_t a, int32_t b) { return b ^ ((a ^ b) & -(int32_t)first); }

/// 64 bits from bit `at` on. One word beyond is read; masks have it.
static PAVE_RUNS_INLINE uint64_t pave_runs_bits_at(const uint64_t *words, int64_t at)
{
    int shift = (int)(at & 63);
    uint64_t low = words[at >> 6] >> shift;
    return shift ? low | words[(at >> 6) + 1] << (64 - shift) : low;
}

// ---- Rows -------------------------------------------------------------------------------------------------------------------

/// Finds the runs of a row; `before` is how many came before it. Returns how many there are with it.
static PAVE_RUNS_INLINE int32_t pave_runs_read(const pave_run_job *job, int32_t row, int32_t before, pave_run_word *out)
{
    const pave_mask *mask = job->mask;
    int64_t start = mask->window->rows[row].start, length = mask->window->rows[row + 1].start - start;
    const uint64_t *left_walls = mask->side_count > 0 ? mask->sides + job->left * mask->word_count : NULL;
    uint64_t carry = 0;
    for (int64_t at = 0; at < length; at += 64, out++) {
        uint64_t open = ~pave_runs_bits_at(mask->cells, start + at), left = 0;
        if (length - at < 64) open &= (UINT64_C(1) << (length - at)) - 1;
        left = open << 1 | carry;
        carry = open >> 63;
        if (left_walls) left &= ~pave_runs_bits_at(left_walls, start + at);
        out->open = open;
        out->starts = open & ~left;
        out->before = before;
        before += pave_runs_count_bits(out->starts);
    }
    return before;
}

/// The 64 cells of the row above that lie `shift` slots behind those of a word, as if they were a word of their own: 0 where there are none.
static PAVE_RUNS_INLINE pave_run_word pave_runs_above(const pave_run_word *above, int64_t count, int64_t word, int64_t shift)
{
    int64_t at = 64 * word + shift, first = at >> 6;
    int bits = (int)(at & 63);
    pave_run_word out = {0};
    if (first >= 0 && first < count) {
        out.open = above[first].open >> bits;
        out.starts = above[first].starts >> bits;
        out.before = above[first].before + pave_runs_count_bits(above[first].starts & ((UINT64_C(1) << bits) - 1));
    }
    if (bits && first + 1 >= 0 && first + 1 < count) {
        out.open |= above[first + 1].open << (64 - bits);
        out.starts |= above[first + 1].starts << (64 - bits);
        if (first < 0) out.before = above[0].before;
    }
    return out;
}

/// The run of an open cell; `mask` has its bit and all bits before it.
static PAVE_RUNS_INLINE int32_t pave_runs_run_of(const pave_run_word *word, uint64_t mask)
{
    return word->before + pave_runs_count_bits(word->starts & mask) - 1;
}

/// The root of a run of the row above. Most are one or two steps away, which are taken without a branch.
static PAVE_RUNS_INLINE int32_t pave_runs_root(int32_t *parents, int32_t run)
{
    int32_t root = parents[parents[run]];
    if (parents[root] == root) return root;
    root = pave_union_find(parents, root);
    parents[run] = root;
    return root;
}

/// The last run of the row that was joined, and its root. Runs behind it are joined to nothing yet: each is its own root. So the joins of a row
/// need not wait for each other's writing and reading of parents.
typedef struct pave_run_last {
    int32_t run, root;
} pave_run_last;

/// Joins the runs of the cells `bits` of a word with those above them, from left to right.
static PAVE_RUNS_INLINE void pave_runs_join_bits(int32_t *parents, const pave_run_word *word, const pave_run_word *above, uint64_t bits,
                                                 pave_run_last *last)
{
    for (; bits; bits &= bits - 1) {
        uint64_t mask = bits ^ (bits - 1); // the first bit and those before it
        int32_t run = pave_runs_run_of(word, mask), there = pave_runs_root(parents, pave_runs_run_of(above, mask));
        int32_t here = pave_runs_choose(run == last->run, last->root, run), low = here < there ? here : there;
        parents[pave_runs_choose(here == there, run, here ^ there ^ low)] = low; // a root is not written for nothing: others read it
        last->run = run;
        last->root = low;
    }
}

/// The same where runs may have been joined before, in any order.
static PAVE_RUNS_INLINE void pave_runs_join_more(int32_t *parents, const pave_run_word *word, const pave_run_word *above, uint64_t bits)
{
    for (; bits; bits &= bits - 1) {
        uint64_t mask = bits ^ (bits - 1);
        int32_t run = pave_runs_run_of(word, mask), there = pave_runs_root(parents, pave_runs_run_of(above, mask));
        int32_t here = pave_runs_root(parents, run), low = here < there ? here : there;
        parents[pave_runs_choose(here == there, run, here ^ there ^ low)] = low;
    }
}

// ---- The first pass ---------------------------------------------------------------------------------------------------------

/// The cells of a word that are not walled off from the row above. `at` is the index of the first.
static PAVE_RUNS_INLINE uint64_t pave_runs_unwalled(const pave_mask *mask, int side, int64_t at)
{
    return mask->side_count > 0 ? ~pave_runs_bits_at(mask->sides + side * mask->word_count, at) : ~UINT64_C(0);
}

/// Joins the runs of a row with those above. A contact needs no join where the same two runs are joined by the contact before it, or, of
/// hexagons, straight above where the other contact is.
static PAVE_RUNS_INLINE void pave_runs_join_row(const pave_run_job *job, int32_t row, const pave_run_word *words,
                                                const pave_run_word *above_words)
{
    const pave_window *window = job->mask->window;
    const pave_window_row *here = &window->rows[row], *there = here - 1;
    int64_t length = here[1].start - here->start, slots = here->slot - there->slot, count = (here->start - there->start + 63) / 64;
    uint64_t even = here->slot & 1 ? UINT64_C(0xaaaaaaaaaaaaaaaa) : UINT64_C(0x5555555555555555), carry = 0;
    pave_run_last last = {.run = -1, .root = -1};
    for (int64_t i = 0; 64 * i < length; i++) {
        pave_run_word word = words[i], above = pave_runs_above(above_words, count, i, slots + job->contacts[0].shift);
        uint64_t touch = word.open & above.open & pave_runs_unwalled(job->mask, job->contacts[0].side, here->start + 64 * i), joined;
        if (job->every_second) {
            touch &= even;
            joined = touch << 2 & ~(word.starts | word.starts << 1 | above.starts | above.starts << 1);
        } else {
            joined = (touch << 1 | carry) & ~(word.starts | above.starts);
            carry = touch >> 63;
        }
        pave_runs_join_bits(job->labels, &word, &above, touch & ~joined, &last);
        if (job->contact_count < 2) continue;
        pave_run_word beside = pave_runs_above(above_words, count, i, slots + job->contacts[1].shift);
        uint64_t aside = word.open & beside.open & pave_runs_unwalled(job->mask, job->contacts[1].side, here->start + 64 * i);
        aside &= ~(touch & ~beside.starts) & ~((touch & ~word.starts) >> 1);
        pave_runs_join_more(job->labels, &word, &beside, aside);
        // The last run may go on in the next word, and may have been joined just now. Before the first there is none.
        last.run = pave_runs_run_of(&word, ~UINT64_C(0));
        last.root = last.run < 0 ? -1 : pave_runs_root(job->labels, last.run);
    }
}

static PAVE_RUNS_INLINE void pave_runs_join(pave_run_job *job)
{
    const pave_window *window = job->mask->window;
    int32_t count = 0;
    for (int32_t row = 0; row < window->row_count; row++) {
        int32_t before = count;
        count = pave_runs_read(job, row, before, job->rows[row & 1]);
        for (int32_t run = before; run < count; run++) job->labels[run] = run;
        if (row > 0) pave_runs_join_row(job, row, job->rows[row & 1], job->rows[~row & 1]);
    }
    job->run_count = count;
}

// ---- The second pass --------------------------------------------------------------------------------------------------------

/// Byte i is how many of the bits 0..i of eight are set. (Spread by multiplication, summed by multiplication.)
static PAVE_RUNS_INLINE uint64_t pave_runs_sums(uint64_t eight)
{
    uint64_t spread = eight * UINT64_C(0x0101010101010101) & UINT64_C(0x8040201008040201);
    spread = (spread + UINT64_C(0x7f7f7f7f7f7f7f7f)) >> 7 & UINT64_C(0x0101010101010101);
    return spread * UINT64_C(0x0101010101010101);
}

/// Labels `count` cells, up to 8, by their lowest bits; `before` runs began before them.
static PAVE_RUNS_INLINE void pave_runs_fill_few(const int32_t *labels, uint64_t open, uint64_t starts, int32_t before, int count,
                                                int32_t *out)
{
    uint64_t sums = pave_runs_sums(starts & 0xff);
    for (int i = count - 1; i >= 0; i--) out[i] = open >> i & 1 ? labels[before + (int32_t)(sums >> 8 * i & 0xff) - 1] : -1;
}

static PAVE_RUNS_INLINE void pave_runs_fill_eight_plain(const int32_t *labels, uint64_t open, uint64_t starts, int32_t before, int32_t *out)
{
    pave_runs_fill_few(labels, open, starts, before, 8, out);
}

#if PAVE_RUNS_X86

/// The labels that eight cells may have stand side by side: the run before them and up to seven that begin there.
PAVE_RUNS_AVX2 static PAVE_RUNS_INLINE void pave_runs_fill_eight_avx2(const int32_t *labels, uint64_t open, uint64_t starts, int32_t before,
                                                                      int32_t *out)
{
    if (before == 0 || (starts & 0xff) == 0xff || labels + before + 7 > out + 8) {
        pave_runs_fill_few(labels, open, starts, before, 8, out);
        return;
    }
    __m256i bits = _mm256_setr_epi32(1, 2, 4, 8, 16, 32, 64, 128);
    __m256i nearby = _mm256_loadu_si256((const __m256i *)(const void *)(labels + before - 1));
    __m256i which = _mm256_cvtepu8_epi32(_mm_cvtsi64_si128((long long)pave_runs_sums(starts & 0xff)));
    __m256i masked = _mm256_cmpeq_epi32(_mm256_and_si256(_mm256_set1_epi32((int)(open & 0xff)), bits), _mm256_setzero_si256());
    _mm256_storeu_si256((__m256i *)(void *)out, _mm256_or_si256(_mm256_permutevar8x32_epi32(nearby, which), masked));
}

#endif

/// Labels up to 64 cells, from the last to the first.
#define PAVE_RUNS_FILL_WORD(isa)                                                                                                        \
    static PAVE_RUNS_INLINE void pave_runs_fill_word_##isa(const int32_t *labels, const pave_run_word *word, int32_t before, int count, \
                                                           int32_t *out)                                                                \
    {                                                                                                                                   \
        before += word->before;                                                                                                         \
        if (count == 64 && word->starts == 0 && (word->open == 0 || ~word->open == 0)) {                                                \
            int32_t label = word->open ? labels[before - 1] : -1;                                                                       \
            for (int i = 0; i < 64; i++) out[i] = label;                                                                                \
            return;                                                                                                                     \
        }                                                                                                                               \
        for (int i = (count - 1) & ~7; i >= 0; i -= 8) {                                                                                \
            int32_t begun = before + pave_runs_count_bits(word->starts & ((UINT64_C(1) << i) - 1));                                     \
            if (count - i >= 8)                                                                                                         \
                pave_runs_fill_eight_##isa(labels, word->open >> i, word->starts >> i, begun, out + i);                                 \
            else                                                                                                                        \
                pave_runs_fill_few(labels, word->open >> i, word->starts >> i, begun, count - i, out + i);                              \
        }                                                                                                                               \
    }

/// Labels all rows, from the last to the first.
#define PAVE_RUNS_FILL(isa)                                                                                                       \
    static PAVE_RUNS_INLINE void pave_runs_fill_##isa(const pave_run_job *job)                                                    \
    {                                                                                                                             \
        const pave_window *window = job->mask->window;                                                                            \
        int32_t count = job->run_count;                                                                                           \
        for (int32_t row = window->row_count - 1; row >= 0; row--) {                                                              \
            int64_t start = window->rows[row].start, length = window->rows[row + 1].start - start;                                \
            count -= pave_runs_read(job, row, 0, job->rows[0]);                                                                   \
            for (int64_t at = (length - 1) & ~INT64_C(63); at >= 0; at -= 64)                                                     \
                pave_runs_fill_word_##isa(job->labels, &job->rows[0][at / 64], count, (int)(length - at < 64 ? length - at : 64), \
                                          job->labels + start + at);                                                              \
        }                                                                                                                         \
    }

// ---- Compiled for each instruction set --------------------------------------------------------------------------------------

PAVE_RUNS_FILL_WORD(plain)
PAVE_RUNS_FILL(plain)

static void pave_runs_plain_join(pave_run_job *job) { pave_runs_join(job); }
static void pave_runs_plain_fill(const pave_run_job *job) { pave_runs_fill_plain(job); }
static bool pave_runs_plain_here(void) { return true; }

#if PAVE_RUNS_X86

PAVE_RUNS_AVX2 PAVE_RUNS_FILL_WORD(avx2)
PAVE_RUNS_AVX2 PAVE_RUNS_FILL(avx2)

PAVE_RUNS_AVX2 static void pave_runs_avx2_join(pave_run_job *job) { pave_runs_join(job); }
PAVE_RUNS_AVX2 static void pave_runs_avx2_fill(const pave_run_job *job) { pave_runs_fill_avx2(job); }

static bool pave_runs_avx2_here(void)
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
           __builtin_cpu_supports("popcnt");
}

#endif

static const pave_run_kernel pave_run_kernels[] = {
    {"plain", pave_runs_plain_here, pave_runs_plain_join, pave_runs_plain_fill},
#if PAVE_RUNS_X86
    {"avx2", pave_runs_avx2_here, pave_runs_avx2_join, pave_runs_avx2_fill},
#endif
};

int pave_run_kernel_count(void) { return (int)(sizeof pave_run_kernels / sizeof *pave_run_kernels); }

const pave_run_kernel *pave_run_kernel_get(int index)
{
    assert(index >= 0 && index < pave_run_kernel_count());
    return &pave_run_kernels[index];
}

int pave_run_kernel_best(void)
{
    int best = pave_run_kernel_count() - 1;
    while (best > 0 && !pave_run_kernel_get(best)->runs_here()) best--;
    return best;
}
