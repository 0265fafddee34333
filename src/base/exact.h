/// src/base/exact.h: the first include of every source. Floats are IEEE + - * / and sqrt, each
/// rounded once: contraction is off here, for people compile src/pave.c with flags of their own,
/// and what would break the promise is refused. Not for headers: gcc does not inline functions
/// across different settings, so this stands before the headers of a source file, never inside one.
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
_Static_assert((long)16777217.0 == 16777217, // which no float is
               "pave needs constants of doubles: compile it without -fsingle-precision-constant");

#if defined(__clang__)
#if !defined(__wasm__) // which has no such setting, and no way to say "fast" but -ffast-math
#pragma float_control(precise, on)
#endif
#pragma STDC FP_CONTRACT OFF
#elif defined(__GNUC__)
#pragma GCC optimize("fp-contract=off", "no-associative-math", "no-reciprocal-math", \
                     "no-unsafe-math-optimizations")
// Where there are instructions for `a b - c, d e + f`, for complex products, or RISC-V's vectors,
// gcc's vectorizer (12, and later ones) fuses products and sums for them all the same. So no
// vectors there, but in the kernels that have no floats (random_runs_simd.c).
#if defined(__FMA__) || defined(__FMA4__) || defined(__AVX512F__) || \
    defined(__ARM_FEATURE_COMPLEX) || defined(__riscv_vector)
#pragma GCC optimize("no-tree-vectorize")
#define PAVE_VECTORIZE __attribute__((optimize("tree-vectorize")))
#endif
#endif

/// Before a function in which no float is computed: its loops may become vectors wherever the
/// compiler likes.
#ifndef PAVE_VECTORIZE
#define PAVE_VECTORIZE
#endif

#endif
