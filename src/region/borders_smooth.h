/// src/region/borders_smooth.h: what smoothing and the search for crossings share.
#ifndef PAVE_SRC_BORDERS_SMOOTH_H
#define PAVE_SRC_BORDERS_SMOOTH_H

#include <pave/borders.h>

/// How much an arc is smoothed. What comes too close to another goes on to the next.
typedef enum pave_smooth_level {
    PAVE_SMOOTH_WHOLE = 0, ///< as asked for
    PAVE_SMOOTH_MIDDLES,   ///< by the middles of its sides, rounded, neither straightened nor bent
    PAVE_SMOOTH_NOT        ///< by its vertices
} pave_smooth_level;

/// Sets crossed[i] to 1 for the arcs that cross or touch themselves or others but where they begin
/// and end, or come so near that doubles do not tell; all others are left as they are. `points` are
/// those that the arcs say.
pave_result pave_borders_find_crossings(const pave_allocator *allocator, const pave_arc *arcs,
                                        int32_t arc_count, const pave_vec2 *points,
                                        int64_t point_count, uint8_t *crossed);

#endif
