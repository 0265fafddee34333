/// src/region/territory_components.c: which cells of equal labels hang together. Windows across
/// edges go by the runs of graph_runs.h, all else cell by cell. Based on: R. Tarjan, "Efficiency of
/// a Good But Not Linear Set Union Algorithm", 1975.
#include "../base/exact.h"

#include "../graph/graph_union.h"
#include "territory_parts.h"

static int32_t pave_label_components_by_cells(const pave_near *near, const int32_t *labels,
                                              bool with_none, int32_t *of_cell)
{
    int32_t found = 0;
    for (int32_t cell = 0; cell < near->cells; cell++) {
        int32_t degree;
        const int32_t *to = pave_near_list(near, cell, &degree);
        of_cell[cell] = cell;
        for (int32_t i = 0; i < degree; i++)
            if (to[i] < cell && labels[to[i]] == labels[cell])
                (void)pave_union_join(of_cell, cell, to[i]);
    }
    // A parent is never greater than its child, so its number stands when the child's turn comes.
    for (int32_t cell = 0; cell < near->cells; cell++) {
        int32_t parent = of_cell[cell];
        of_cell[cell] = labels[cell] == 0 && !with_none ? 0
                        : parent == cell                ? ++found
                                                        : of_cell[parent];
    }
    return found;
}

pave_result pave_label_components_by(const pave_run_kernel *kernel, const pave_ground *ground,
                                     const int32_t *labels, bool with_none,
                                     const pave_allocator *allocator, int32_t *of_cell,
                                     int32_t *count)
{
    pave_near near;
    if (pave_ground_count(*ground) > INT32_MAX) return PAVE_RANGE;
    if (!ground->graph && ground->contact == PAVE_CONTACT_EDGE) {
        pave_run_job job = {.window = ground->window,
                            .cells = labels,
                            .with_none = with_none,
                            .closed = 0,
                            .labels = of_cell};
        return pave_components_by(kernel, &job, allocator, count);
    }
    pave_result result = pave_near_begin(ground, allocator, &near);
    if (result != PAVE_OK) return result;
    int32_t found = pave_label_components_by_cells(&near, labels, with_none, of_cell);
    if (count) *count = found;
    pave_near_end(&near);
    return PAVE_OK;
}

pave_result pave_label_components(const pave_ground *ground, const int32_t *labels, bool with_none,
                                  const pave_allocator *allocator, int32_t *of_cell, int32_t *count)
{
    return pave_label_components_by(pave_kernel_best(&pave_run_kernels), ground, labels, with_none,
                                    allocator, of_cell, count);
}
