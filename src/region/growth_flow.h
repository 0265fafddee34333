/// src/region/growth_flow.h: flow between areas that evens out their sizes.
#ifndef PAVE_SRC_GROWTH_FLOW_H
#define PAVE_SRC_GROWTH_FLOW_H

#include "growth_model.h"

/// All arrays have area_count + 1 + PAVE_GROWTH_LANES elements.
struct pave_growth_flow {
    pave_growth *growth;
    int32_t *group; ///< the components of the areas, as a union-find
    int32_t *want;  ///< target size of each area at the end of the round
    int32_t *order; ///< areas by decreasing potential
    int64_t *beyond, *up, *down,
        *members; ///< per group: number of cells beyond the tolerance; capacity above and below;
                  ///< number of areas
    double *potential, *residual, *direction, *image, *diagonal;
    int32_t *row_start; ///< the rows of areas PAVE_GROWTH_LANES * i .. begin at row_start[i]
};

/// Allocates growth->flow. Returns false if out of memory.
bool pave_growth_flow_take(pave_growth *growth);
/// Computes potentials. The required flow across a border is the difference of potentials times the
/// border's length. Returns PAVE_OK or PAVE_NO_MEMORY.
pave_result pave_growth_flow_solve(pave_growth_flow *flow);
/// Moves cells along the flow, starting at the highest potential.
void pave_growth_flow_carry(pave_growth_flow *flow);
/// Moves at most `amount` cells. Returns the number of cells moved, including those that had to
/// move along.
int32_t pave_growth_hand(pave_growth *growth, int32_t from, int32_t to, int32_t amount);

#endif
