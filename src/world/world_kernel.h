/// src/world/world_kernel.h: the loops that world_rows.c fills rows with and the chunks narrow
/// pieces, in a table with an entry for each instruction set. Every entry gives the same bytes.
/// Counts are rounded up to PAVE_ROW_MULTIPLE (runs of calls to PAVE_RUN_MULTIPLE): rows have room
/// for it.
#ifndef PAVE_SRC_WORLD_KERNEL_H
#define PAVE_SRC_WORLD_KERNEL_H

#include "../base/random_runs.h"

enum {
    PAVE_ROW_MULTIPLE = 32,
    PAVE_CHUNK_WIDTH = 16 ///< cells of a row of a narrow piece
};

/// Colours of features row by row: the first, and how far it is to the same of the next row.
/// Sixteen bytes from each are read.
typedef struct pave_plane {
    const uint8_t *first;
    int32_t step;
} pave_plane;

/// Rows of sixteen pairs, whose bytes come from two rows of words: for k up to 15, and then of each
/// next row, out[2k] = even[k] >> even_shift & mask, out[2k + 1] = odd[k] >> odd_shift & mask.
typedef struct pave_pair_rows {
    const uint32_t *even, *odd;
    int even_shift, odd_shift;
    uint32_t mask; ///< up to 255
    int32_t height, step;
    uint8_t *out;
    int32_t out_step;
} pave_pair_rows;

/// A narrow piece of tiles: `height` rows of `width` up to PAVE_CHUNK_WIDTH.
typedef struct pave_tile_rows {
    int32_t width, height;
    uint32_t *out;
    ptrdiff_t stride;
} pave_tile_rows;

struct pave_aperiodic_row;

/// An entry of the dispatch table. Input and output never overlap.
typedef struct pave_world_kernel {
    pave_kernel kernel;
    /// The four words of each call, call by call.
    void (*run_by_call)(const pave_call_run *run, uint32_t *out);
    /// The same for the calls of short rows, row by row.
    void (*run_by_rows)(const pave_call_rows *rows, uint32_t *out);
    /// The first word of each call, then from out + stride on the second of each, and so on.
    void (*run_by_word)(const pave_call_run *run, uint32_t *out, int32_t stride);
    /// colors[i] = bytes[i] >= step, or that more.
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
    /// out[16 * i + j] = in[16 * j + i], for i and j up to 15.
    void (*transpose_16)(const uint8_t *in, uint8_t *out);
    /// Codes of four places with two colours.
    void (*code_4_bits)(const uint8_t *a, const uint8_t *b, const uint8_t *c, const uint8_t *d,
                        int32_t count, uint8_t *out);
    /// codes[i] = codes[i] << bits | colors[i].
    void (*code_append)(const uint8_t *colors, int bits, int32_t count, uint32_t *codes);
    /// out[i] = table[codes[i]] for a table of 16, exactly `count` of them.
    void (*look_up_16)(const uint8_t *codes, const uint32_t *table, int32_t count, uint32_t *out);
    /// The three for narrow pieces. Codes are of `count` planes, the first one's bits the highest,
    /// sixteen a row; tiles are those of a table of 16 by the codes of four planes of one bit.
    void (*pair_bits)(const pave_pair_rows *rows);
    void (*code_rows)(const pave_plane *planes, int count, int bits, int32_t height,
                      uint32_t *codes);
    void (*tile_rows)(const pave_plane *planes, const uint32_t *table, const pave_tile_rows *rows);
    /// The tiles of places of a row from `turn` on; whether one of them is in doubt (see
    /// world_aperiodic.h). Exactly `count` are written.
    bool (*run_aperiodic)(const struct pave_aperiodic_row *row, uint64_t turn, int32_t count,
                          uint32_t *out);
} pave_world_kernel;

extern const pave_kernel_table pave_world_kernels;

#endif
