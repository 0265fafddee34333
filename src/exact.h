/// src/exact.h: the first include of every source. Floats are IEEE + - * / and sqrt, each rounded once: contraction is off here, for
/// people compile src/pave.c with flags of their own, and what would break the promise is refused. Not for headers: gcc does not inline
/// functions across different settings, so this stands before the headers of a source file, never inside one.
#ifndef PAVE_SRC_EXACT_H
#define PAVE_SRC_EXACT_H

#include <float.h>

#if defined(__FAST_MATH__) || defined(_M_FP_FAST)
#error "pave needs exact arithmetic: compile it without -ffast-math"
#elif defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__
#error "pave tells infinite weights and those that are no numbers: compile it without -ffinite-math-only"
#endif
#if defined(FLT_EVAL_METHOD) && FLT_EVAL_METHOD != 0 && FLT_EVAL_METHOD != 16
#error "pave needs floats without excess precision: use SSE2 (-msse2 -mfpmath=sse)"
#endif

#if defined(__clang__)
#pragma STDC FP_CONTRACT OFF
#elif defined(__GNUC__)
#pragma GCC optimize("fp-contract=off")
#endif

#endif
