/// src/grid/cells_text.h: the notation of parts, `q,r` and `q,r,ANNOTATION`, shared by the readers
/// and writers of all grids.
#ifndef PAVE_SRC_CELLS_TEXT_H
#define PAVE_SRC_CELLS_TEXT_H

#include <pave/base.h>

/// The annotations after `q,r`, indexed by s. {0}: no annotations, and s is 0.
typedef struct pave_cells_annotations {
    int32_t count;
    const char *names[3];
} pave_cells_annotations;

/// Reads digits with an optional minus sign. Returns the end of the number, or NULL if there are no
/// digits. Numbers are clamped to a limit above every coordinate but far from overflow.
const char *pave_cells_number_read(const char *text, int64_t *out);

/// Reads `q,r`. Returns the end of the text read, or NULL if the text does not begin with `q,r`.
const char *pave_cells_pair_read(const char *text, int64_t *q, int64_t *r);

/// Returns whether both numbers are valid coordinates: |q|, |r| <= PAVE_COORDINATE_MAX.
bool pave_cells_pair_in_range(int64_t q, int64_t r);

/// Reads a part. Returns PAVE_OK; PAVE_INVALID if the text is not a part; PAVE_RANGE if q or r is
/// out of range. Writes `out` only on PAVE_OK.
pave_result pave_cells_part_read(const char *text, const pave_cells_annotations *annotations,
                                 pave_cell *out);

/// Writes a part to `out`, which must hold at least `size` characters. Returns `out`.
char *pave_cells_part_text(pave_cell part, const pave_cells_annotations *annotations, char *out,
                           size_t size);

#endif
