/// src/base/exact_turn.h: computes the orientation of three points, and which of two segments is
/// longer, exactly for the given doubles. Coordinates must be finite and within 1e100. Based on: J.
/// Shewchuk, "Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates",
/// 1997 (the filter); U. Kulisch, "Grundlagen des numerischen Rechnens", 1976 (sums of products in
/// one long integer).
#ifndef PAVE_SRC_EXACT_TURN_H
#define PAVE_SRC_EXACT_TURN_H

#include <pave/base.h>

/// Returns the sign of (b - a) x (c - a): 1 if the three points turn clockwise on screen, -1 if
/// counterclockwise, 0 if they are collinear. Takes a few operations, or up to about 0.2 us if the
/// points are almost collinear.
int pave_exact_turn(pave_vec2 a, pave_vec2 b, pave_vec2 c);

/// Compares lengths: -1 if the segment a b is shorter than c d, 1 if it is longer, 0 if they are
/// equal.
int pave_exact_compare_lengths(pave_vec2 a, pave_vec2 b, pave_vec2 c, pave_vec2 d);

#endif
