/// src/region/dicewars_symmetry.h: areas mapped onto each other by a rotation or reflection.
#ifndef PAVE_SRC_DICEWARS_SYMMETRY_H
#define PAVE_SRC_DICEWARS_SYMMETRY_H

#include <pave/dicewars.h>
#include <pave/growth.h>

/// Returns the order of a symmetry, the number of steps that map each cell to itself: 1 without a
/// symmetry, 0 if unknown.
int32_t pave_dicewars_order(pave_dicewars_symmetry symmetry);

/// Grows areas as pave_growth_make does, with a symmetry: areas k * order + 1 .. (k + 1) * order
/// are images of each other, each the image of the previous one. The symmetry must exist, its order
/// must divide the number of areas, and only sea can be locked. Returns the results of
/// pave_growth_make, and PAVE_UNSUPPORTED for a ground without such a symmetry. The contents of
/// `labels` are undefined after a failure.
pave_result pave_dicewars_grow_images(pave_dicewars_symmetry symmetry, const pave_growth_def *def,
                                      const pave_allocator *allocator, const pave_batch *batch,
                                      int32_t *labels, pave_growth_result *grown,
                                      pave_error *error);

#endif
