/// src/board/fixed_frame.h: the fixed-point frame of a graph: the grid of integer points to which
/// its nodes are rounded.
///
/// The step is a power of two; the mean edge length is 2^16 to 2^17 steps. The frame's origin is
/// the world's origin if the bounding box of the nodes contains it, or if no node is farther than
/// 2^30 steps from it; otherwise it is the middle of the box, rounded to a step. The step is
/// doubled until no node is farther than 2^30 steps from the origin. The frame depends neither on
/// the order of the edges nor on the cuts.
#ifndef PAVE_SRC_FIXED_FRAME_H
#define PAVE_SRC_FIXED_FRAME_H

#include <pave/graph.h>

/// Fixed-point coordinates of nodes are -PAVE_FIXED_MAX to PAVE_FIXED_MAX.
#define PAVE_FIXED_MAX (INT32_C(1) << 30)

typedef struct pave_fixed_frame {
    double step;      ///< length of a fixed-point unit in world units, a power of two
    pave_vec2 origin; ///< the world position of fixed-point coordinates (0, 0): a multiple of the
                      ///< step
} pave_fixed_frame;

/// Returns the distance between two positions, without overflow or underflow of squares. Constant
/// time.
double pave_fixed_length(pave_vec2 a, pave_vec2 b);

/// Returns the frame for edges between positions. Positions must be finite and within 1e100; ends
/// of edges are node indices. Edges of length 0 are ignored; if there are no others, the step is
/// 2^-16. Linear time.
pave_fixed_frame pave_fixed_frame_of_edges(int32_t node_count, const pave_vec2 *positions,
                                           int32_t edge_count, const int32_t (*edges)[2]);

/// Returns the frame for the edges of a graph with positions. Linear time.
pave_fixed_frame pave_fixed_frame_of_graph(const pave_graph *graph);

/// Rounds a position to the nearest fixed-point coordinates; ties round up. Returns false if the
/// position is NaN or the result exceeds PAVE_FIXED_MAX. Constant time.
bool pave_fixed_nearest(const pave_fixed_frame *frame, pave_vec2 position, int32_t *x, int32_t *y);

/// Like pave_fixed_nearest, for one of the positions that the frame was computed from; cannot fail.
void pave_fixed_snap(const pave_fixed_frame *frame, pave_vec2 position, int32_t *x, int32_t *y);

#endif
