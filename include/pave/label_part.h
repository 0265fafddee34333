/// pave/label_part.h: connected components of labels on a map that is cut into strips of rows, each
/// of which is on a rank: for maps that one machine does not hold, or not fast enough. The numbers
/// are those of pave_label_components (territory.h) on the whole map, on any number of ranks.
///
/// Each rank numbers its strip; the ranks exchange one row each, then the pairs of numbers that
/// meet at the borders. Based on: D. Bader, J. JaJa, "Parallel Algorithms for Image Histogramming
/// and Connected Components", 1996.
#ifndef PAVE_LABEL_PART_H
#define PAVE_LABEL_PART_H

#include <pave/ranks.h>
#include <pave/window.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Rows of a window that are on one rank, and their cells in the order of the window.
typedef struct pave_label_strip {
    int64_t row, row_count; ///< the first row, 0.. from the top of the window; how many
    int64_t first, count;   ///< the first cell; how many
} pave_label_strip;

/// Deals the rows of a window evenly: which of them, and which cells, are on a rank of `rank_count`
/// ranks, rank_count >= 1, 0 <= rank < rank_count. There may be none. Returns PAVE_OK; PAVE_RANGE
/// or PAVE_UNSUPPORTED for a window that does not exist or has rows with gaps; then `out` is
/// unchanged and `error` (may be NULL) filled. Linear time in the rows before the strip's end.
PAVE_API pave_result pave_label_strip_of(const pave_window_def *window, int32_t rank,
                                         int32_t rank_count, pave_label_strip *out,
                                         pave_error *error);

/// What the whole map is, equal on all ranks, and which rows this rank has. {0} is an empty map.
typedef struct pave_label_part_def {
    /// The whole, on squares, hexagons or triangles. Every shape whose rows have no gaps: all but
    /// disks of triangles. With `wrap`: rectangles and parallelograms whose rows wrap onto
    /// themselves, so not columns of hexagons (odd-q, even-q), not flat triangles.
    pave_window_def window;
    /// Which cells are neighbours. Across vertices: squares and hexagons only.
    pave_contact contact;
    bool with_none; ///< components of label 0 get numbers like all others
    /// The rows of this rank, counted from the top of the window: any whole rows, as long as the
    /// strips of the ranks follow each other. There may be none.
    int64_t row, row_count;
} pave_label_part_def;

/// Numbers the connected components of equal labels of the whole, as pave_label_components: 1 to
/// `count` in the order of first cells, 0 where a label is 0 without `with_none`. Collective; all
/// ranks get the same `count`. `labels` and `of_cell` must hold at least as many elements each as
/// the strip has cells. Returns, the same on all ranks, PAVE_OK; PAVE_RANGE as pave_window_create,
/// or where a strip has more than INT32_MAX cells; PAVE_INVALID where strips do not follow each
/// other; PAVE_UNSUPPORTED for another window or contact; PAVE_NO_MEMORY; PAVE_IO where an exchange
/// fails. Then `count` is unchanged, `of_cell` may hold anything, `error` (may be NULL) is filled.
/// Linear time in the strip; 4 to 13 bytes a cell.
PAVE_API pave_result pave_label_components_part(const pave_label_part_def *def,
                                                const pave_ranks *ranks, const int32_t *labels,
                                                const pave_allocator *allocator, int64_t *of_cell,
                                                int64_t *count, pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
