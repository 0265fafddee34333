/// src/search/search_heuristic.h: distances on a grid without walls, for A*.
#ifndef PAVE_SRC_SEARCH_HEURISTIC_H
#define PAVE_SRC_SEARCH_HEURISTIC_H

#include "search_core.h"

#include <pave/hex.h>
#include <pave/square.h>
#include <pave/tri.h>

/// The goal of a heuristic.
typedef struct pave_heuristic_goal {
    pave_heuristic_kind kind;
    int64_t least; ///< minimum cost of a step; 0 if there is no heuristic
    pave_cell cell;
    const pave_search_period *period; ///< period of a window that wraps, or NULL
} pave_heuristic_goal;

/// Chooses the heuristic for the workspace's graph, and stores the cells of its nodes.
void pave_heuristic_prepare(pave_search *search);

/// Sets the goal of a search to node b with the given steps.
void pave_heuristic_aim(const pave_search *search, int32_t b, const pave_steps *steps,
                        pave_heuristic_goal *out);

/// Returns the distance from a cell to the nearest image of the goal.
int64_t pave_heuristic_wrapped(const pave_heuristic_goal *goal, pave_cell cell);

/// Returns the number of steps from a to b on the grid without walls.
static inline int64_t pave_heuristic_distance(pave_heuristic_kind kind, pave_cell a, pave_cell b)
{
    switch (kind) {
    case PAVE_HEURISTIC_SQUARE_4: return pave_square_distance(a, b, PAVE_SQUARE_4);
    case PAVE_HEURISTIC_SQUARE_8: return pave_square_distance(a, b, PAVE_SQUARE_8);
    case PAVE_HEURISTIC_HEX: return pave_hex_distance(a, b);
    case PAVE_HEURISTIC_TRI_EDGE: return pave_tri_distance(a, b, PAVE_TRI_EDGE_STEPS);
    case PAVE_HEURISTIC_TRI_TOUCH: return pave_tri_distance(a, b, PAVE_TRI_TOUCH);
    case PAVE_HEURISTIC_TRI_SHORTCUT: return pave_tri_distance(a, b, PAVE_TRI_SHORTCUT);
    case PAVE_HEURISTIC_TRI_FLANK: return pave_tri_distance(a, b, PAVE_TRI_FLANK);
    case PAVE_HEURISTIC_NONE: break;
    }
    return 0;
}

/// Returns the minimum cost of a path from `cell` to the goal.
static inline int64_t pave_heuristic_of(const pave_heuristic_goal *goal, pave_cell cell)
{
    if (goal->least == 0) return 0;
    return goal->least * (goal->period ? pave_heuristic_wrapped(goal, cell)
                                       : pave_heuristic_distance(goal->kind, cell, goal->cell));
}

#endif
