/// src/world/noise_simd.c: the loops of a line of noise, for several instruction sets. noise.c
/// calls them.
#include "../base/exact.h"

#include "noise_line.h"

static PAVE_ALWAYS_INLINE void pave_noise_blends(const int32_t *restrict inside, int32_t count,
                                                 int32_t *restrict out)
{
    for (int32_t first = 0; first < count; first += 8)
        for (int32_t i = first; i < first + 8; i++) out[i] = pave_noise_blend(inside[i]);
}

static PAVE_ALWAYS_INLINE void pave_noise_slopes(const int16_t *restrict above,
                                                 const int16_t *restrict below, int32_t blend,
                                                 int32_t count, int32_t *restrict out)
{
    for (int32_t first = 0; first < count; first += 8)
        for (int32_t i = first; i < first + 8; i++)
            out[i] = pave_noise_slope(above[i], below[i], blend);
}

static PAVE_ALWAYS_INLINE void pave_noise_offsets(const int16_t *restrict above,
                                                  const int16_t *restrict below, int32_t y,
                                                  int32_t blend, int32_t count,
                                                  int32_t *restrict out)
{
    for (int32_t first = 0; first < count; first += 8)
        for (int32_t i = first; i < first + 8; i++)
            out[i] = pave_noise_offset(above[i], below[i], y, blend);
}

static PAVE_ALWAYS_INLINE void pave_noise_sums(const pave_noise_octave *octave,
                                               const pave_noise_corners *corners, int32_t height,
                                               int32_t count, int32_t *restrict sums)
{
    for (int32_t first = 0; first < count; first += 8)
        for (int32_t i = first; i < first + 8; i++) {
            const int32_t square = octave->square[i];
            sums[i] +=
                height * pave_noise_between(corners->slope[square], corners->offset[square],
                                            corners->slope[square + 1], corners->offset[square + 1],
                                            octave->inside[i], octave->blend[i]);
        }
}

static PAVE_ALWAYS_INLINE void pave_noise_values(const int32_t *restrict sums,
                                                 int32_t inverse_length, int32_t count,
                                                 uint16_t *restrict out)
{
    int32_t done = 0;
    for (; done + 8 <= count; done += 8)
        for (int32_t i = done; i < done + 8; i++)
            out[i] = pave_noise_value(sums[i], inverse_length);
    for (; done < count; done++) out[done] = pave_noise_value(sums[done], inverse_length);
}

#define PAVE_COMPILE_NOISE(isa, target)                                                            \
    target static void pave_noise_blends_##isa(const int32_t *inside, int32_t count, int32_t *out) \
    {                                                                                              \
        pave_noise_blends(inside, count, out);                                                     \
    }                                                                                              \
    target static void pave_noise_corners_##isa(                                                   \
        const int16_t above[2][PAVE_CORNER_ROOM], const int16_t below[2][PAVE_CORNER_ROOM],        \
        int32_t first, int32_t y, int32_t count, pave_noise_corners *out)                          \
    {                                                                                              \
        const int32_t blend = pave_noise_blend(y);                                                 \
        pave_noise_slopes(above[0] + first, below[0] + first, blend, count, out->slope);           \
        pave_noise_offsets(above[1] + first, below[1] + first, y, blend, count, out->offset);      \
    }                                                                                              \
    target static void pave_noise_add_##isa(const pave_noise_octave *octave,                       \
                                            const pave_noise_corners *corners, int32_t height,     \
                                            int32_t count, int32_t *sums)                          \
    {                                                                                              \
        pave_noise_sums(octave, corners, height, count, sums);                                     \
    }                                                                                              \
    target static void pave_noise_value_##isa(const int32_t *sums, int32_t inverse_length,         \
                                              int32_t count, uint16_t *out)                        \
    {                                                                                              \
        pave_noise_values(sums, inverse_length, count, out);                                       \
    }

#define PAVE_NOISE_ENTRY(isa, needs)                                                            \
    {                                                                                           \
        {#isa, needs}, pave_noise_blends_##isa, pave_noise_corners_##isa, pave_noise_add_##isa, \
            pave_noise_value_##isa                                                              \
    }

PAVE_COMPILE_NOISE(plain, PAVE_VECTORIZE)
#if PAVE_X86
PAVE_COMPILE_NOISE(avx2, PAVE_VECTORIZE PAVE_TARGET_AVX2)
#endif

static const pave_noise_kernel pave_noise_entries[] = {
    PAVE_NOISE_ENTRY(plain, PAVE_ISA_PLAIN),
#if PAVE_X86
    PAVE_NOISE_ENTRY(avx2, PAVE_ISA_AVX2),
#endif
};

const pave_kernel_table pave_noise_kernels = PAVE_KERNEL_TABLE(pave_noise_entries);
