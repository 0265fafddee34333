/// src/world/world_simd.h: the loops that fill rows, in a table with an entry for each instruction
/// set. Every entry gives the same bytes. Counts are rounded up to PAVE_ROW_MULTIPLE (runs of calls
/// to PAVE_RUN_MULTIPLE); rows have enough capacity.
#ifndef PAVE_SRC_WORLD_SIMD_H
#define PAVE_SRC_WORLD_SIMD_H

#include "../base/random_runs.h"

enum { PAVE_ROW_MULTIPLE = 32 };

struct pave_aperiodic_row;

/// An entry of the dispatch table. Input and output never overlap.
typedef struct pave_world_kernel {
    pave_kernel kernel;
    /// Writes the four words of each call, call by call.
    void (*run_by_call)(const pave_call_run *run, uint32_t *out);
    /// Writes the first word of each call, then, at out + stride, the second word of each call, and
    /// so on.
    void (*run_by_word)(const pave_call_run *run, uint32_t *out, int32_t stride);
    /// first_step: colors[i] = bytes[i] >= step. next_step: colors[i] += bytes[i] >= step.
    void (*first_step)(const uint8_t *bytes, uint8_t step, int32_t count, uint8_t *colors);
    void (*next_step)(const uint8_t *bytes, uint8_t step, int32_t count, uint8_t *colors);
    /// marks[i] |= bytes[i] == wanted.
    void (*mark_byte)(const uint8_t *bytes, uint8_t wanted, int32_t count, uint8_t *marks);
    /// out[i] = words[i] >> shift & mask.
    void (*take_bits)(const uint32_t *words, int shift, uint32_t mask, int32_t count, uint8_t *out);
    /// out[i] = pave_random_below(words[i], below).
    void (*scale_words)(const uint32_t *words, uint32_t below, int32_t count, uint32_t *out);
    /// out[2k] = even[k], out[2k + 1] = odd[k].
    void (*interleave)(const uint8_t *even, const uint8_t *odd, int32_t count, uint8_t *out);
    /// Computes codes of four places with two colours.
    void (*code_4_bits)(const uint8_t *a, const uint8_t *b, const uint8_t *c, const uint8_t *d,
                        int32_t count, uint8_t *out);
    /// codes[i] = codes[i] << bits | colors[i].
    void (*code_append)(const uint8_t *colors, int bits, int32_t count, uint32_t *codes);
    /// out[i] = table[codes[i]] for a table of 16. Writes exactly `count` elements.
    void (*look_up_16)(const uint8_t *codes, const uint32_t *table, int32_t count, uint32_t *out);
    /// Finds the intervals of at most PAVE_APERIODIC_SPAN positions, starting at `turn`. Returns
    /// whether one of them may be wrong because it is close to a threshold.
    bool (*intervals)(const struct pave_aperiodic_row *row, uint64_t turn, int32_t count,
                      uint8_t *out);
} pave_world_kernel;

extern const pave_kernel_table pave_world_kernels;

#endif
