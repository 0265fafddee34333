/// src/base/exact.h: must be the first include of every source. Floats must be IEEE, with + - * /
/// and sqrt each rounded once. This file turns contraction off, because users compile src/pave.c
/// with their own flags, and rejects flags that would break determinism. Do not include it in
/// headers: gcc does not inline functions across different settings, so it must precede all headers
/// of a source file.
#ifndef PAVE_SRC_EXACT_H
#define PAVE_SRC_EXACT_H

#include <float.h>

#if defined(__FAST_MATH__) || defined(_M_FP_FAST)
#error "pave needs exact arithmetic: compile it without -ffast-math"
#elif defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__
#error "pave needs infinities and NaN: compile it without -ffinite-math-only"
#endif
#if defined(FLT_EVAL_METHOD) && FLT_EVAL_METHOD != 0 && FLT_EVAL_METHOD != 16
#if defined(__s390__)
#error "pave needs floats without excess precision: use -fexcess-precision=fast (or -std=gnu17)"
#else
#error "pave needs floats without excess precision: use SSE2 (-msse2 -mfpmath=sse)"
#endif
#endif
_Static_assert((long)16777217.0 == 16777217, // no single-precision float has this value
               "pave needs constants of doubles: compile it without -fsingle-precision-constant");

#if defined(__clang__)
#if !defined(__wasm__) // WebAssembly has no such setting and does not need one without -ffast-math
#pragma float_control(precise, on)
#endif
#pragma STDC FP_CONTRACT OFF
#elif defined(__GNUC__)
#pragma GCC optimize("fp-contract=off", "no-associative-math", "no-reciprocal-math", \
                     "no-unsafe-math-optimizations")
// If the processor has instructions for `a b - c, d e + f` or for complex products, or RISC-V
// vectors, gcc's vectorizer (version 12 and later) fuses products and sums despite the settings
// above. Vectorization is therefore off on such processors, except in kernels without floats
// (random_runs_simd.c).
#if defined(__FMA__) || defined(__FMA4__) || defined(__AVX512F__) || \
    defined(__ARM_FEATURE_COMPLEX) || defined(__riscv_vector)
#pragma GCC optimize("no-tree-vectorize")
#define PAVE_VECTORIZE __attribute__((optimize("tree-vectorize")))
#endif
#endif

/// Marks a function without float arithmetic, whose loops the compiler may always vectorize.
#ifndef PAVE_VECTORIZE
#define PAVE_VECTORIZE
#endif

#endif
