/// src/graph/graph_runs.c: the two passes over the runs of a mask or of labels.
#include "../base/exact.h"

#include "../base/bits.h"
#include "graph_runs.h"
#include "graph_union.h"

/// In place of an offset: compares with label 0, and sets a bit where it differs.
#define PAVE_RUNS_WITH_NONE INT64_MAX

// ---- Bits ---------------------------------------------------------------------------------------

/// Selects one of two numbers. Branch-free, because contacts of runs are unpredictable.
static PAVE_ALWAYS_INLINE int32_t runs_choose(bool first, int32_t a, int32_t b)
{
    return b ^ ((a ^ b) & -(int32_t)first);
}

/// Returns the 64 bits starting at bit `at`. Reads one word past the end; masks include this word.
static PAVE_ALWAYS_INLINE uint64_t runs_bits_at(const uint64_t *words, int64_t at)
{
    int shift = (int)(at & 63);
    uint64_t low = words[at >> 6] >> shift;
    return shift ? low | words[(at >> 6) + 1] << (64 - shift) : low;
}

// ---- Comparison of labels -----------------------------------------------------------------------

/// Compares bits first..end-1 of a word one by one.
static PAVE_ALWAYS_INLINE uint64_t runs_compare_few(const int32_t *cells, int64_t beside, int first,
                                                    int end)
{
    uint64_t bits = 0;
    for (int i = first; i < end; i++)
        bits |= (uint64_t)(beside == PAVE_RUNS_WITH_NONE ? cells[i] != 0
                                                         : cells[i] == cells[i + beside])
                << i;
    return bits;
}

/// Clips the requested bits first..end-1 to word `at` / 64; the result is a range within 0..64.
static PAVE_ALWAYS_INLINE void runs_clip(int64_t at, int64_t *first, int64_t *end)
{
    *first = *first < at ? 0 : *first - at < 64 ? *first - at : 64;
    *end = *end - at < 64 ? *end - at : 64;
}

/// Compares the cells first..end-1 of a row with those in `beside`, or with label 0, and writes one
/// bit per cell, starting at bit 0 of the first word. A bit is set if the two labels are equal or,
/// with PAVE_RUNS_WITH_NONE, if the label is not 0. Bits before `first`, and bits from `end` on in
/// its word, are cleared. Later words are unchanged.
static void runs_compare(const int32_t *row, int64_t beside, int64_t first, int64_t end,
                         uint64_t *out)
{
    for (int64_t at = 0; at < end; at += 64) {
        int64_t from = first, to = end;
        runs_clip(at, &from, &to);
        out[at / 64] = runs_compare_few(row + at, beside, (int)from, (int)to);
    }
}

// ---- Rows ---------------------------------------------------------------------------------------

/// Finds the runs of a mask row. `before` is the number of runs in earlier rows. Returns the number
/// including this row.
static PAVE_ALWAYS_INLINE int32_t runs_read_mask(const pave_run_job *job, int32_t row,
                                                 int32_t before, pave_run_word *out)
{
    const pave_mask *mask = job->mask;
    int64_t start = job->window->rows[row].start, length = job->window->rows[row + 1].start - start;
    const uint64_t *left_walls =
        mask->side_count > 0 ? mask->sides + job->left * mask->word_count : NULL;
    uint64_t carry = 0;
    for (int64_t at = 0; at < length; at += 64, out++) {
        uint64_t open = ~runs_bits_at(mask->cells, start + at), left = 0;
        if (length - at < 64) open &= (UINT64_C(1) << (length - at)) - 1;
        left = open << 1 | carry;
        carry = open >> 63;
        if (left_walls) left &= ~runs_bits_at(left_walls, start + at);
        out->open = open;
        out->starts = open & ~left;
        out->before = before;
        before += pave_bits_count(out->starts);
    }
    return before;
}

/// Like runs_read_mask, for labels.
static PAVE_ALWAYS_INLINE int32_t runs_read_labels(const pave_run_job *job, int32_t row,
                                                   int32_t before, pave_run_word *out)
{
    int64_t start = job->window->rows[row].start, length = job->window->rows[row + 1].start - start;
    uint64_t *open = job->bits[0], *left = job->bits[1];
    runs_compare(job->cells + start, PAVE_RUNS_WITH_NONE, 0, length, open);
    runs_compare(job->cells + start, -1, 1, length, left);
    for (int64_t i = 0; 64 * i < length; i++) {
        out[i].open = job->with_none
                          ? ~UINT64_C(0) >> (length - 64 * i < 64 ? 64 - (length - 64 * i) : 0)
                          : open[i];
        out[i].starts = out[i].open & ~left[i];
        out[i].before = before;
        before += pave_bits_count(out[i].starts);
    }
    return before;
}

/// Returns the 64 cells of the row above that are at offset `shift` from the cells of a word, as a
/// word. Bits beyond the ends of the row are 0.
static PAVE_ALWAYS_INLINE pave_run_word runs_above(const pave_run_word *above, int64_t count,
                                                   int64_t word, int64_t shift)
{
    int64_t at = 64 * word + shift, first = at >> 6;
    int bits = (int)(at & 63);
    pave_run_word out = {0};
    if (first >= 0 && first < count) {
        out.open = above[first].open >> bits;
        out.starts = above[first].starts >> bits;
        out.before = above[first].before +
                     pave_bits_count(above[first].starts & ((UINT64_C(1) << bits) - 1));
    }
    if (bits && first + 1 >= 0 && first + 1 < count) {
        out.open |= above[first + 1].open << (64 - bits);
        out.starts |= above[first + 1].starts << (64 - bits);
        if (first < 0) out.before = above[0].before;
    }
    return out;
}

/// Returns the run of an open cell. `mask` must contain the cell's bit and all lower bits.
static PAVE_ALWAYS_INLINE int32_t runs_run_of(const pave_run_word *word, uint64_t mask)
{
    return word->before + pave_bits_count(word->starts & mask) - 1;
}

/// Returns the root of a run in the row above. Most roots are at most two steps away, so the first
/// two steps are branch-free.
static PAVE_ALWAYS_INLINE int32_t runs_root(int32_t *parents, int32_t run)
{
    int32_t root = parents[parents[run]];
    if (parents[root] == root) return root;
    root = pave_union_find(parents, root);
    parents[run] = root;
    return root;
}

/// The last joined run of the row, and its root. Later runs have not been joined yet, so each is
/// its own root. Joins within a row therefore do not have to wait for each other's memory accesses.
typedef struct pave_run_last {
    int32_t run, root;
} pave_run_last;

/// Joins the runs of the cells in `bits` with the runs above, from left to right.
static PAVE_ALWAYS_INLINE void runs_join_bits(int32_t *parents, const pave_run_word *word,
                                              const pave_run_word *above, uint64_t bits,
                                              pave_run_last *last)
{
    for (; bits; bits &= bits - 1) {
        uint64_t mask = bits ^ (bits - 1); // the lowest bit and those below it
        int32_t run = runs_run_of(word, mask), there = runs_root(parents, runs_run_of(above, mask));
        int32_t here = runs_choose(run == last->run, last->root, run),
                low = here < there ? here : there;
        parents[runs_choose(here == there, run, here ^ there ^ low)] =
            low; // only changed roots are written, because other joins read them
        last->run = run;
        last->root = low;
    }
}

/// Like runs_join_bits, but the runs may already have been joined, in any order.
static PAVE_ALWAYS_INLINE void runs_join_more(int32_t *parents, const pave_run_word *word,
                                              const pave_run_word *above, uint64_t bits)
{
    for (; bits; bits &= bits - 1) {
        uint64_t mask = bits ^ (bits - 1);
        int32_t run = runs_run_of(word, mask), there = runs_root(parents, runs_run_of(above, mask));
        int32_t here = runs_root(parents, run), low = here < there ? here : there;
        parents[runs_choose(here == there, run, here ^ there ^ low)] = low;
    }
}

// ---- The first pass -----------------------------------------------------------------------------

/// Returns the cells of a word that have no wall towards the row above. `at` is the index of the
/// first cell.
static PAVE_ALWAYS_INLINE uint64_t runs_unwalled(const pave_mask *mask, int side, int64_t at)
{
    return mask->side_count > 0 ? ~runs_bits_at(mask->sides + side * mask->word_count, at)
                                : ~UINT64_C(0);
}

/// Joins the runs of a row with those above. Skips a contact if the preceding contact joins the
/// same two runs or, for hexagons, if the other contact is directly above. `labels`: the row has
/// already been compared with the row above.
static PAVE_ALWAYS_INLINE void runs_join_row(const pave_run_job *job, int32_t row,
                                             const pave_run_word *words,
                                             const pave_run_word *above_words, bool labels)
{
    const pave_window *window = job->window;
    const pave_window_row *here = &window->rows[row], *there = here - 1;
    int64_t length = here[1].start - here->start, slots = here->slot - there->slot,
            count = (here->start - there->start + 63) / 64;
    uint64_t even = here->slot & 1 ? UINT64_C(0xaaaaaaaaaaaaaaaa) : UINT64_C(0x5555555555555555),
             carry = 0;
    const bool two = job->contact_count > 1;
    pave_run_last last = {.run = -1, .root = -1};
    for (int64_t i = 0; 64 * i < length; i++) {
        pave_run_word word = words[i], beside = {0},
                      above = runs_above(above_words, count, i, slots + job->contacts[0].shift);
        uint64_t touch = word.open & above.open, aside = 0, joined;
        touch &= labels ? job->bits[0][i]
                        : runs_unwalled(job->mask, job->contacts[0].side, here->start + 64 * i);
        if (job->every_second) touch &= even;
        if (two) {
            beside = runs_above(above_words, count, i, slots + job->contacts[1].shift);
            aside = word.open & beside.open;
            aside &= labels ? job->bits[1][i]
                            : runs_unwalled(job->mask, job->contacts[1].side, here->start + 64 * i);
        }
        if (job->every_second) {
            joined =
                touch << 2 & ~(word.starts | word.starts << 1 | above.starts | above.starts << 1);
        } else {
            joined = (touch << 1 | carry) & ~(word.starts | above.starts);
            carry = touch >> 63;
        }
        runs_join_bits(job->labels, &word, &above, touch & ~joined, &last);
        if (!two) continue;
        aside &= ~(touch & ~beside.starts) & ~((touch & ~word.starts) >> 1);
        runs_join_more(job->labels, &word, &beside, aside);
        // The last run may continue in the next word and may just have been joined.
        last.run = runs_run_of(&word, ~UINT64_C(0));
        last.root = last.run < 0 ? -1 : runs_root(job->labels, last.run);
    }
}

void pave_runs_join_mask(pave_run_job *job)
{
    int32_t count = 0;
    for (int32_t row = 0; row < job->window->row_count; row++) {
        pave_run_word *words = job->words + (row & 1 ? job->row_words : 0),
                      *above = job->words + (row & 1 ? 0 : job->row_words);
        int32_t before = count;
        count = runs_read_mask(job, row, before, words);
        for (int32_t run = before; run < count; run++) job->labels[run] = run;
        if (row > 0) runs_join_row(job, row, words, above, false);
    }
    job->run_count = count;
}

/// Compares the labels of a row with those of the row above, once per contact.
static PAVE_ALWAYS_INLINE void runs_compare_rows(const pave_run_job *job, int32_t row)
{
    const pave_window_row *here = &job->window->rows[row], *there = here - 1;
    int64_t length = here[1].start - here->start, above = here->start - there->start;
    for (int i = 0; i < job->contact_count; i++) {
        int64_t slots = here->slot - there->slot + job->contacts[i].shift,
                first = slots < 0 ? -slots : 0;
        int64_t end = above - slots < length ? above - slots : length;
        runs_compare(job->cells + here->start, slots - above, first, end, job->bits[i]);
        for (int64_t word = end < 0 ? 0 : (end + 63) / 64; 64 * word < length; word++)
            job->bits[i][word] = 0;
    }
}

void pave_runs_join_labels(pave_run_job *job)
{
    const pave_window_row *rows = job->window->rows;
    pave_run_word *words = job->words, *above = NULL;
    int32_t count = 0;
    for (int32_t row = 0; row < job->window->row_count; row++) {
        int32_t before = count;
        count = runs_read_labels(job, row, before, words);
        for (int32_t run = before; run < count; run++) job->labels[run] = run;
        if (row > 0) {
            runs_compare_rows(job, row);
            runs_join_row(job, row, words, above, true);
        }
        above = words;
        words += (rows[row + 1].start - rows[row].start + 63) / 64;
    }
    job->run_count = count;
}

// ---- The second pass ----------------------------------------------------------------------------

/// Labels up to 64 cells, from last to first.
static PAVE_ALWAYS_INLINE void runs_fill_word(const int32_t *labels, const pave_run_word *word,
                                              int32_t before, int count, int32_t closed,
                                              int32_t *out)
{
    int32_t run = before + word->before + pave_bits_count(word->starts) - 1;
    if (count == 64 && word->starts == 0 && (word->open == 0 || ~word->open == 0)) {
        int32_t label = word->open ? labels[run] : closed;
        for (int i = 0; i < 64; i++) out[i] = label;
        return;
    }
    for (int i = count - 1; i >= 0; i--) { // the run is -1 before the first one
        out[i] = runs_choose(word->open >> i & 1, labels[run + (run < 0)], closed);
        run -= (int32_t)(word->starts >> i & 1);
    }
}

static PAVE_ALWAYS_INLINE void runs_fill_row(const pave_run_job *job, int32_t row,
                                             const pave_run_word *words, int32_t before)
{
    int64_t start = job->window->rows[row].start, length = job->window->rows[row + 1].start - start;
    for (int64_t at = (length - 1) & ~INT64_C(63); at >= 0; at -= 64)
        runs_fill_word(job->labels, &words[at / 64], before,
                       (int)(length - at < 64 ? length - at : 64), job->closed,
                       job->labels + start + at);
}

void pave_runs_fill_mask(const pave_run_job *job)
{
    int32_t count = job->run_count;
    for (int32_t row = job->window->row_count - 1; row >= 0; row--) {
        count -= runs_read_mask(job, row, 0, job->words);
        runs_fill_row(job, row, job->words, count);
    }
}

void pave_runs_fill_labels(const pave_run_job *job)
{
    const pave_window_row *rows = job->window->rows;
    const pave_run_word *words = job->words + job->word_count;
    for (int32_t row = job->window->row_count - 1; row >= 0; row--) {
        words -= (rows[row + 1].start - rows[row].start + 63) / 64;
        runs_fill_row(job, row, words, 0);
    }
}
