/// pave/painted.h: lays tiles on terrain that a person or a program has painted: the colours of
/// corners, cells or edges of a map of squares are given, and tiles follow. Where the set has no
/// tile for them, the nearest terrain that it has is laid, and the changes are counted.
///
/// Example: painted_island.c.
#ifndef PAVE_PAINTED_H
#define PAVE_PAINTED_H

#include <pave/wang.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What the painted colours are of, row by row from the upper left.
typedef enum pave_painted_unit {
    /// "corner": (width + 1) * (height + 1) corners. An edge follows its two ends.
    PAVE_PAINTED_CORNERS = 0,
    /// "cell": width * height cells. An edge between two cells of a colour has it, and a corner
    /// between four; the others have the colour of the base.
    PAVE_PAINTED_CELLS = 1,
    /// "lattice": (2 * width + 1) * (2 * height + 1) points: corners at even places, edges between
    /// them, and cells, which do not matter.
    PAVE_PAINTED_LATTICE = 2
} pave_painted_unit;

/// The words of pave_painted_unit.
PAVE_API extern const char *const pave_painted_unit_words[];

/// The size of what is painted for a map of width x height cells, in units. Constant time.
PAVE_API void pave_painted_size(pave_painted_unit unit, int32_t width, int32_t height,
                                int32_t *units_wide, int32_t *units_high);

enum { PAVE_PAINTED_SIDE_MAX = 1 << 15 }; ///< cells of a map, each way

/// What is laid.
typedef struct pave_painted_def {
    const pave_wang_set *set; ///< of squares
    pave_painted_unit unit;
    int32_t width, height; ///< cells, 1..PAVE_PAINTED_SIDE_MAX
    const uint8_t *colors; ///< of the units: 1..color_count, 0 for unset
    int base;              ///< as in pave_world_def
    uint64_t seed;         ///< which of several tiles is laid, and how changes are made
} pave_painted_def;

/// What became of it.
typedef struct pave_painted_changes {
    int64_t painted;          ///< corners and edges that the set's kind has, in all
    int64_t changed;          ///< those that have another colour than painted
    int32_t first_x, first_y; ///< the first cell, row by row, with one that changed; 0 without any
} pave_painted_changes;

/// Lays the map: `out` gets the ids of the tiles, PAVE_WANG_EMPTY for empty cells, row by row. What
/// tiles fit is laid as painted. Elsewhere the colours give way to the base until tiles fit, and
/// blocks laid anew bring back what they can (docs/determinism.md). No two tiles mismatch. `out`
/// must hold at least width * height elements. Progress counts blocks. Returns PAVE_OK; PAVE_RANGE
/// for a size, a unit or a colour out of range; PAVE_UNSUPPORTED for tiles that are no squares;
/// PAVE_INCOMPLETE when something must give way and no tile fits itself, or none of the base;
/// PAVE_STOPPED; PAVE_NO_MEMORY. On failure `error` (may be NULL) is filled. Linear in the cells.
PAVE_API pave_result pave_painted_lay(const pave_painted_def *def, const pave_allocator *allocator,
                                      const pave_batch *batch, uint32_t *out,
                                      pave_painted_changes *changes, pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
