/// src/region/chokepoints_model.h: what the steps of finding chokepoints share.
#ifndef PAVE_SRC_CHOKEPOINTS_MODEL_H
#define PAVE_SRC_CHOKEPOINTS_MODEL_H

#include <pave/chokepoints.h>

/// A step from one area to another.
typedef struct pave_choke_step {
    int32_t low, high; ///< areas
    int32_t from, to;  ///< cells, of these
} pave_choke_step;

typedef struct pave_choke_job {
    const pave_chokepoints_def *def;
    const pave_graph *graph;
    pave_allocator allocator;
    int32_t cell_count;
    int32_t deepest;          ///< the greatest distance that is one
    int32_t *distance, *area; ///< of cells; areas are basins first, numbered from 1
    int32_t *order;           ///< cells by distance
    int32_t *starts;          ///< of `order`: deepest + 3
    int32_t *queue;           ///< 2 a cell
    // Of basins, from 1; there are as many rooms as cells
    int32_t basin_count;
    int32_t *parent, *height, *size, *best, *widest;
    // Of cells, for cuts
    int32_t *pair, *group; ///< in whose search they are, from 1
    int32_t *depth;        ///< steps from where the areas meet; -1: not in the ground round it
    int32_t *tight;   ///< 16 times the distance to obstacles, and how many neighbours are open: the
                      ///< less, the tighter
    int64_t *through; ///< what flows through
    int32_t *before, *arc; ///< 2 a cell: whence a search came, and over what
    int32_t *seen;         ///< 2 a cell: by which search
    int32_t search;
    int64_t *flow; ///< of arcs
    pave_choke_step *steps;
    int64_t step_count, step_room;
    // What is found
    pave_choke_area *areas;
    int32_t area_count, area_room;
    pave_chokepoint *items;
    int32_t item_count;
    int64_t item_room;
    int32_t *across;
    int32_t across_count;
    int64_t across_room;
} pave_choke_job;

/// How far the next obstacle is.
pave_result pave_choke_field(pave_choke_job *job);
/// Areas: `area` and `areas`.
pave_result pave_choke_basins(pave_choke_job *job);
/// Where they meet: `items` and `across`.
pave_result pave_choke_meetings(pave_choke_job *job);

#endif
