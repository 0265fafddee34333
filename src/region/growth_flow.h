/// src/region/growth_flow.h: what flows between areas to even out their sizes.
#ifndef PAVE_SRC_GROWTH_FLOW_H
#define PAVE_SRC_GROWTH_FLOW_H

#include "growth_model.h"

/// All arrays are of area_count + 1.
typedef struct pave_growth_flow {
    pave_growth *growth;
    int32_t *group; ///< the component of each area
    int32_t *want;  ///< the size that an area is to have after the round
    int32_t *order; ///< areas, the highest potential first
    int64_t *beyond, *up, *down,
        *members; ///< of groups: cells beyond the tolerance; room above and below; areas
    double *potential, *residual, *direction, *image, *diagonal;
} pave_growth_flow;

/// Whether cells may go from one area to the other.
static inline bool pave_growth_flows(const pave_growth *growth, int32_t a, int32_t b)
{
    if (growth->areas[a].fixed || growth->areas[b].fixed) return false;
    return growth->sea || (a > 0 && b > 0);
}

pave_result pave_growth_flow_take(pave_growth_flow *flow);
void pave_growth_flow_give(pave_growth_flow *flow);
/// Potentials whose differences, times the lengths of borders, are the flow that is needed.
void pave_growth_flow_solve(pave_growth_flow *flow);
/// Hands cells over, from the highest potential down.
void pave_growth_flow_carry(pave_growth_flow *flow);
/// Hands at most `amount` cells over. Returns how many it were, and others that had to go with
/// them.
int32_t pave_growth_hand(pave_growth *growth, int32_t from, int32_t to, int32_t amount);

#endif
