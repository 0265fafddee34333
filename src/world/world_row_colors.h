/// src/world/world_row_colors.h: turns a row of random bytes into a row of colours.
#ifndef PAVE_SRC_WORLD_ROW_COLORS_H
#define PAVE_SRC_WORLD_ROW_COLORS_H

#include "world_model.h"

static inline int32_t pave_round_up(int32_t count, int32_t multiple)
{
    return (count + multiple - 1) / multiple * multiple;
}

/// Reverses the bytes of words on big-endian machines, so that byte b of a word is at offset b in
/// memory.
static inline void pave_order_bytes(uint32_t *words, int32_t count)
{
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    for (int32_t i = 0; i < count; i++) words[i] = __builtin_bswap32(words[i]);
#else
    (void)words, (void)count;
#endif
}

/// Bytes to be converted to colours, and their positions: byte i is at (q + i, r).
typedef struct pave_byte_run {
    const uint8_t *bytes;
    uint8_t *colors;
    int32_t count; ///< a multiple of PAVE_ROW_MULTIPLE
    uint32_t stream, s;
    int32_t q, r;
} pave_byte_run;

/// Computes the colours of a run of bytes with the world's kernel. `marks` is scratch of run->count
/// bytes.
void pave_color_bytes(const pave_world *world, const pave_law *law, const pave_byte_run *run,
                      uint8_t *marks);

#endif
