/// src/graph/graph_runs.h: components of masks and of labels by runs of cells that are alike: the
/// two passes, in a table with an entry for each instruction set. Every entry gives the same
/// numbers.
///
/// The first pass finds the runs of each row, 64 cells at a time, numbers them, and joins those
/// that touch a run of the row above. The second writes the number of its run into every cell, from
/// the last to the first: so the parents of the runs, of which there are never more than cells
/// before them, live in the array of numbers itself. Based on: A. Rosenfeld, J. Pfaltz, "Sequential
/// Operations in Digital Picture Processing", 1966 (two passes); L. He, Y. Chao, K. Suzuki, "A
/// Run-Based Two-Scan Labeling Algorithm", 2008.
#ifndef PAVE_SRC_GRAPH_RUNS_H
#define PAVE_SRC_GRAPH_RUNS_H

#include "../base/kernels.h"

#include <pave/graph.h>

/// 64 cells of a row.
typedef struct pave_run_word {
    uint64_t open;   ///< which belong to a component
    uint64_t starts; ///< which begin a run
    int32_t before;  ///< how many runs begin before these cells
} pave_run_word;

/// How a cell touches the row above: over `side`, the cell whose slot is greater by `shift`.
typedef struct pave_run_contact {
    int side, shift;
} pave_run_contact;

/// Compares the cells first..end-1 of a row with those that lie `beside` them, or with label 0, and
/// writes a bit for each, from bit 0 of the first word on: 1 where the two labels are alike; with
/// PAVE_RUNS_WITH_NONE, where the label is not 0. Bits before `first`, and those behind `end` in
/// its word, are 0; words behind it stay as they are.
typedef void (*pave_run_compare)(const int32_t *row, int64_t beside, int64_t first, int64_t end,
                                 uint64_t *out);
#define PAVE_RUNS_WITH_NONE INT64_MAX

/// Connected components: cells of a mask that are not set, across sides that are not set; or cells
/// of equal labels.
typedef struct pave_run_job {
    const pave_window *window;
    const pave_mask *mask; ///< NULL: labels
    const int32_t *cells;  ///< the labels
    bool with_none;        ///< label 0 is one as any other
    int32_t closed; ///< the number of cells that belong to nothing; components are numbered from
                    ///< the next one
    int left;       ///< the side towards the slot before
    int contact_count;
    pave_run_contact contacts[2];
    bool every_second; ///< triangles: only those with an even slot touch the row above
    pave_run_word
        *words; ///< of a mask room for two rows, of labels for all: reading them twice costs more
    int64_t row_words;        ///< of the longest row
    uint64_t *bits[2];        ///< of labels: a row of bits each
    pave_run_compare compare; ///< that of the kernel
    int64_t word_count;       ///< of all words
    int32_t *labels;          ///< the numbers; also the runs' parents
    int32_t run_count;
} pave_run_job;

typedef struct pave_run_kernel {
    pave_kernel kernel;
    pave_run_compare compare;
    void (*join_mask)(pave_run_job *job); ///< the first pass
    void (*fill_mask)(
        const pave_run_job *job); ///< the second, when labels[run] is the number of each run
    void (*join_labels)(pave_run_job *job);
    void (*fill_labels)(const pave_run_job *job);
} pave_run_kernel;

extern const pave_kernel_table pave_run_kernels;

/// The components of a job that has a window, a mask or labels, `closed`, and `labels` for the
/// numbers.
pave_result pave_components_by(const pave_run_kernel *kernel, pave_run_job *job,
                               const pave_allocator *allocator, int32_t *count);

/// pave_mask_components by one entry.
pave_result pave_mask_components_by(const pave_run_kernel *kernel, const pave_mask *mask,
                                    const pave_allocator *allocator, int32_t *labels,
                                    int32_t *count);

#endif
