/// src/region/growth_flow.h: flow between areas that evens out their sizes.
#ifndef PAVE_SRC_GROWTH_FLOW_H
#define PAVE_SRC_GROWTH_FLOW_H

#include "growth_model.h"

/// All arrays have area_count + 1 elements.
typedef struct pave_growth_flow {
    pave_growth *growth;
    int32_t *group; ///< the component of each area
    int32_t *want;  ///< target size of each area at the end of the round
    int32_t *order; ///< areas by decreasing potential
    int64_t *beyond, *up, *down,
        *members; ///< per group: number of cells beyond the tolerance; capacity above and below;
                  ///< number of areas
    double *potential, *residual, *direction, *image, *diagonal;
} pave_growth_flow;

pave_result pave_growth_flow_take(pave_growth_flow *flow);
void pave_growth_flow_give(pave_growth_flow *flow);
/// Computes potentials. The required flow across a border is the difference of potentials times the
/// border's length.
void pave_growth_flow_solve(pave_growth_flow *flow);
/// Moves cells along the flow, starting at the highest potential.
void pave_growth_flow_carry(pave_growth_flow *flow);
/// Moves at most `amount` cells. Returns the number of cells moved, including those that had to
/// move along.
int32_t pave_growth_hand(pave_growth *growth, int32_t from, int32_t to, int32_t amount);

#endif
