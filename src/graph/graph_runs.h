/// src/graph/graph_runs.h: connected components of masks and of labels, computed by runs of equal
/// cells in two passes.
///
/// The first pass finds the runs of each row, 64 cells at a time, numbers them, and joins those
/// that touch a run of the row above. The second writes the number of its run to every cell, from
/// last to first. A run's number never exceeds the number of cells before it, so the parents of the
/// runs share the output array. Based on: A. Rosenfeld, J. Pfaltz, "Sequential Operations in
/// Digital Picture Processing", 1966 (two passes); L. He, Y. Chao, K. Suzuki, "A Run-Based Two-Scan
/// Labeling Algorithm", 2008.
#ifndef PAVE_SRC_GRAPH_RUNS_H
#define PAVE_SRC_GRAPH_RUNS_H

#include "../base/kernels.h"

#include <pave/graph.h>

/// 64 cells of a row.
typedef struct pave_run_word {
    uint64_t open;   ///< mask of cells that belong to a component
    uint64_t starts; ///< mask of cells that start a run
    int32_t before;  ///< number of runs that start before this word
} pave_run_word;

/// A contact with the row above: across `side`, at the slot offset `shift`.
typedef struct pave_run_contact {
    int side, shift;
} pave_run_contact;

/// A job: the components of unmasked cells connected across unmasked sides, or of cells with equal
/// labels.
typedef struct pave_run_job {
    const pave_window *window;
    const pave_mask *mask; ///< NULL if labels are used
    const int32_t *cells;  ///< the labels
    bool with_none;        ///< whether label 0 is an ordinary label
    int32_t
        closed; ///< label of cells outside all components; components are numbered from closed + 1
    int left;   ///< the side to the previous slot
    int contact_count;
    pave_run_contact contacts[2];
    bool every_second; ///< triangles: only cells with an even slot touch the row above
    pave_run_word
        *words; ///< two rows for a mask; all rows for labels, which are expensive to read twice
    int64_t row_words;  ///< maximum number of words over all rows
    uint64_t *bits[2];  ///< for labels: one row of bits each
    int64_t word_count; ///< total number of words
    int32_t *labels;    ///< output; also holds the parents of runs
    int32_t run_count;
} pave_run_job;

/// The first pass: finds and joins the runs.
void pave_runs_join_mask(pave_run_job *job);
void pave_runs_join_labels(pave_run_job *job);

/// The second pass, from the last row to the first: labels[run] must be the final number of each
/// run. Rereads the mask.
void pave_runs_fill_mask(const pave_run_job *job);
void pave_runs_fill_labels(const pave_run_job *job);

/// Computes the components of a job. Its window, mask or labels, `closed` and the output `labels`
/// must be set.
pave_result pave_components(pave_run_job *job, const pave_allocator *allocator, int32_t *count);

#endif
