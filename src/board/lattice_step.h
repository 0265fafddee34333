/// src/board/lattice_step.h: the lattice of whole numbers that belongs to a graph: to which points
/// its nodes are rounded.
///
/// The step is the power of two of which the mean length of the edges has 2^16 to 2^17. Where the
/// nodes' box holds the world's origin, that is the lattice's origin; where it does not, and some
/// node would lie beyond +-2^30 steps, the origin is the box's middle, rounded to a step. Where
/// nodes lie beyond +-2^30 steps all the same, the step is doubled until none does. The order of
/// edges does not matter, nor what is cut.
#ifndef PAVE_SRC_LATTICE_STEP_H
#define PAVE_SRC_LATTICE_STEP_H

#include <pave/graph.h>

/// Coordinates of nodes on the lattice are at most this, and at least minus this.
#define PAVE_LATTICE_NODE_MAX (INT32_C(1) << 30)

typedef struct pave_lattice_step {
    double step;      ///< world units of a lattice unit, a power of two
    pave_vec2 origin; ///< the world point of the lattice point (0, 0): a multiple of the step
} pave_lattice_step;

/// The lattice of edges between positions. Positions must be finite and within 1e100, ends of edges
/// numbers of nodes. Edges of no length do not count; where there are no others, the step is 2^-16.
/// Linear time.
pave_lattice_step pave_lattice_step_of_edges(int32_t node_count, const pave_vec2 *positions,
                                             int32_t edge_count, const int32_t (*edges)[2]);

/// The lattice of a graph with positions: the same as of its edges. Linear time.
pave_lattice_step pave_lattice_step_of_graph(const pave_graph *graph);

/// The lattice point nearest to a position, halves towards greater numbers. False where that is
/// beyond PAVE_LATTICE_NODE_MAX, or the position is not a number. Constant time.
bool pave_lattice_nearest(const pave_lattice_step *lattice, pave_vec2 position, int32_t *x,
                          int32_t *y);

/// The same for a position of those that the lattice was made for: it has one.
void pave_lattice_snap(const pave_lattice_step *lattice, pave_vec2 position, int32_t *x,
                       int32_t *y);

#endif
