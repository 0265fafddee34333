/// src/tactics/nest_parts.h: what the sources of nests share.
#ifndef PAVE_SRC_NEST_PARTS_H
#define PAVE_SRC_NEST_PARTS_H

#include "../base/memory.h"

#include <pave/nest.h>

struct pave_nest_private {
    pave_allocator allocator;
    pave_window *windows[2]; ///< of big tiles, of small ones
    pave_nest_kind *kinds;
};

/// The window of the small tiles. Returns PAVE_OK, or fails as pave_nest_create does.
pave_result pave_nest_small_window(const pave_window_def *big, int32_t factor, pave_window_def *out,
                                   pave_error *error);

/// The number of the kind of that name among the first `count`, from 1; 0: it is not there.
int32_t pave_nest_kind_find(const pave_nest_kind *kinds, int32_t count, const char *name);

/// Whether a name is one.
bool pave_nest_name_is_valid(const char *name);

#endif
