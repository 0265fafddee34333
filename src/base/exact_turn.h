/// src/base/exact_turn.h: how three places turn, and which of two lines is longer, decided exactly
/// for doubles as they are given. Coordinates must be finite and within 1e100. Based on: J.
/// Shewchuk, "Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates",
/// 1997 (the filter); U. Kulisch, "Grundlagen des numerischen Rechnens", 1976 (sums of products in
/// one long whole number).
#ifndef PAVE_SRC_EXACT_TURN_H
#define PAVE_SRC_EXACT_TURN_H

#include <pave/base.h>

/// The sign of (b - a) x (c - a): 1 where the three turn clockwise on screen, -1 counterclockwise,
/// 0 where they lie on one line. A few operations unless the three are very nearly on one line,
/// then up to about 0.2 us.
int pave_exact_turn(pave_vec2 a, pave_vec2 b, pave_vec2 c);

/// Whether the line a b is shorter (-1) or longer (1) than c d, or as long (0).
int pave_exact_compare_lengths(pave_vec2 a, pave_vec2 b, pave_vec2 c, pave_vec2 d);

#endif
