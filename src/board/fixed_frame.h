/// src/board/fixed_frame.h: the fixed-point frame of a graph: the grid of whole-number points to
/// which its nodes are rounded.
///
/// The step is a power of two such that the mean edge has 2^16 to 2^17 steps. The origin is the
/// world's origin where the bounding box of the nodes holds it, or where no node lies beyond +-2^30
/// steps of it; else it is the middle of the box, rounded to a step. Where nodes lie beyond +-2^30
/// steps of that too, the step doubles until none does. The order of the edges does not matter, nor
/// which are cut.
#ifndef PAVE_SRC_FIXED_FRAME_H
#define PAVE_SRC_FIXED_FRAME_H

#include <pave/graph.h>

/// Fixed-point coordinates of nodes are -PAVE_FIXED_MAX to PAVE_FIXED_MAX.
#define PAVE_FIXED_MAX (INT32_C(1) << 30)

typedef struct pave_fixed_frame {
    double step;      ///< world units of a fixed-point unit, a power of two
    pave_vec2 origin; ///< the world position of the point (0, 0): a multiple of the step
} pave_fixed_frame;

/// The distance of two positions, whatever their squares are. Constant time.
double pave_fixed_length(pave_vec2 a, pave_vec2 b);

/// The frame of edges between positions. Positions must be finite and within 1e100, ends of edges
/// indices of nodes. Edges of length 0 do not count; without any others the step is 2^-16.
/// Linear time.
pave_fixed_frame pave_fixed_frame_of_edges(int32_t node_count, const pave_vec2 *positions,
                                           int32_t edge_count, const int32_t (*edges)[2]);

/// The frame of a graph with positions: that of its edges. Linear time.
pave_fixed_frame pave_fixed_frame_of_graph(const pave_graph *graph);

/// The fixed-point point nearest to a position, halves towards greater numbers. False where that is
/// beyond PAVE_FIXED_MAX, or the position is not a number. Constant time.
bool pave_fixed_nearest(const pave_fixed_frame *frame, pave_vec2 position, int32_t *x, int32_t *y);

/// The same for a position that the frame was made from: the point exists.
void pave_fixed_snap(const pave_fixed_frame *frame, pave_vec2 position, int32_t *x, int32_t *y);

#endif
