/// src/graph_runs.h: components of masks by runs of open cells: the two passes, in a table with an entry for each instruction set. Every
/// entry gives the same labels.
///
/// The first pass finds the runs of each row, 64 cells at a time, numbers them, and joins those that touch a run of the row above. The
/// second writes the label of its run into every cell, from the last to the first: so the parents of the runs, of which there are never
/// more than cells before them, live in the array of labels itself. Based on: A. Rosenfeld, J. Pfaltz, "Sequential Operations in Digital
/// Picture Processing", 1966 (two passes); L. He, Y. Chao, K. Suzuki, "A Run-Based Two-Scan Labeling Algorithm", 2008.
#ifndef PAVE_SRC_GRAPH_RUNS_H
#define PAVE_SRC_GRAPH_RUNS_H

#include <pave/graph.h>

/// 64 cells of a row.
typedef struct pave_run_word {
    uint64_t open;   ///< which are not masked
    uint64_t starts; ///< which begin a run
    int32_t before;  ///< how many runs begin before these cells
} pave_run_word;

/// How a cell touches the row above: over `side`, the cell whose slot is greater by `shift`.
typedef struct pave_run_contact {
    int side, shift;
} pave_run_contact;

typedef struct pave_run_job {
    const pave_mask *mask;
    int left; ///< the side towards the slot before
    int contact_count;
    pave_run_contact contacts[2];
    bool every_second;      ///< triangles: only those with an even slot touch the row above
    pave_run_word *rows[2]; ///< room for a row each
    int32_t *labels;        ///< also the runs' parents
    int32_t run_count;
} pave_run_job;

typedef struct pave_run_kernel {
    const char *name;
    bool (*runs_here)(void);
    void (*join)(pave_run_job *job);       ///< the first pass
    void (*fill)(const pave_run_job *job); ///< the second, when labels[run] is the label of each run
} pave_run_kernel;

/// How many entries the table has, and the entry: 0 runs everywhere, later ones are faster.
int pave_run_kernel_count(void);
const pave_run_kernel *pave_run_kernel_get(int index);

/// The last entry that runs on this machine.
int pave_run_kernel_best(void);

/// pave_mask_components by one entry.
pave_result pave_mask_components_by(const pave_run_kernel *kernel, const pave_mask *mask, const pave_allocator *allocator, int32_t *labels,
                                    int32_t *count);

#endif
