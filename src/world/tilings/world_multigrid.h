/// src/world/tilings/world_multigrid.h: worlds on the rhombs of a multigrid, under FEATURE. Edges
/// and vertices draw their colours by their names (see multigrid.h), then each rhomb its tile by
/// its own.
#ifndef PAVE_SRC_WORLD_MULTIGRID_H
#define PAVE_SRC_WORLD_MULTIGRID_H

#include "world_tiling.h"

enum { PAVE_RHOMB_PLACES = 8 };

typedef struct pave_world_multigrid {
    pave_multigrid grid;
    int32_t deck_count;
    pave_deck *decks; ///< room for one of each pair
    const pave_deck *deck_of[PAVE_MULTIGRID_PAIRS_MAX];
    pave_law laws[2]; ///< of edges, of vertices; {0} where the kind does not use them
} pave_world_multigrid;

/// Makes world->multigrid of a definition that has one; the world's allocator, seed, method and
/// kernel are set. On failure the caller destroys the world, which destroys it.
pave_result pave_world_multigrid_make(pave_world *world, const pave_world_def *def,
                                      pave_error *error);
void pave_world_multigrid_destroy(pave_world *world);

#endif
