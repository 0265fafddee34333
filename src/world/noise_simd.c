/// src/world/noise_simd.c: the loop that adds an octave of noise to a line, compiled for several
/// instruction sets. What calls it is noise.c.
#include "../base/exact.h"

#include "noise_line.h"

static PAVE_ALWAYS_INLINE void pave_noise_add(const int32_t *restrict inside,
                                              const int32_t *restrict blend,
                                              const int32_t corners[4][PAVE_LINE_ROOM],
                                              int32_t height, int32_t count, int32_t *restrict sums)
{
    for (int32_t first = 0; first < count; first += 8)
        for (int32_t i = first; i < first + 8; i++) {
            const int32_t left = (corners[0][i] * inside[i] >> 16) + corners[1][i];
            const int32_t right = (corners[2][i] * (inside[i] - 4096) >> 16) + corners[3][i];
            sums[i] += height * (left + ((right - left) * blend[i] >> 12));
        }
}

static PAVE_ALWAYS_INLINE void pave_noise_blends(const int32_t *restrict inside, int32_t count,
                                                 int32_t *restrict out)
{
    for (int32_t first = 0; first < count; first += 8)
        for (int32_t i = first; i < first + 8; i++) out[i] = pave_noise_blend(inside[i]);
}

#define PAVE_COMPILE_NOISE(isa, target)                                                            \
    target static void pave_noise_add_##isa(const int32_t *inside, const int32_t *blend,           \
                                            const int32_t corners[4][PAVE_LINE_ROOM],              \
                                            int32_t height, int32_t count, int32_t *sums)          \
    {                                                                                              \
        pave_noise_add(inside, blend, corners, height, count, sums);                               \
    }                                                                                              \
    target static void pave_noise_blends_##isa(const int32_t *inside, int32_t count, int32_t *out) \
    {                                                                                              \
        pave_noise_blends(inside, count, out);                                                     \
    }

PAVE_COMPILE_NOISE(plain, PAVE_VECTORIZE)
#if PAVE_X86
PAVE_COMPILE_NOISE(avx2, PAVE_VECTORIZE PAVE_TARGET_AVX2)
#endif

static const pave_noise_kernel pave_noise_entries[] = {
    {{"plain", PAVE_ISA_PLAIN}, pave_noise_blends_plain, pave_noise_add_plain},
#if PAVE_X86
    {{"avx2", PAVE_ISA_AVX2}, pave_noise_blends_avx2, pave_noise_add_avx2},
#endif
};

const pave_kernel_table pave_noise_kernels = PAVE_KERNEL_TABLE(pave_noise_entries);
