/// src/world/edits/edits_check.h: whether an edit can be one at all.
#ifndef PAVE_SRC_EDITS_CHECK_H
#define PAVE_SRC_EDITS_CHECK_H

#include "edits_model.h"

/// Fills `error` and returns PAVE_NO_MEMORY.
pave_result pave_edits_no_memory(pave_error *error);

/// Whether all numbers of an edit exist; its own must be greater than `before`.
pave_result pave_edits_check(const pave_edits *edits, const pave_edit *edit, int64_t before,
                             pave_error *error);

/// Whether all of a list of numbers stand.
pave_result pave_edits_check_undo(const pave_edits *edits, const int64_t *undo, int64_t count,
                                  pave_error *error);

#endif
