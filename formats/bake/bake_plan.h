/// formats/bake/bake_plan.h: what is to be baked, as units in a fixed order. Arithmetic alone: no
/// files, no ranks.
///
/// A unit of a pyramid is a square of the quadtree with the pictures below it, three levels of
/// them: 8 x 8 pictures, 4 x 4, 2 x 2 and 1, its root. The first stage draws the greatest level;
/// each further stage makes pictures of the roots of the one before. Within a stage, units follow
/// the Hilbert curve, so the units below one are a run of numbers. A unit of ids is a run of chunks
/// in a row; a unit of maps is one map.
#ifndef PAVE_FORMATS_BAKE_PLAN_H
#define PAVE_FORMATS_BAKE_PLAN_H

#include "bake_hilbert.h"

#include <pave/formats/bake.h>

enum {
    PAVE_BAKE_UNIT_LEVELS = 3,                        ///< from a unit's root to its pictures
    PAVE_BAKE_UNIT_SIDE = 1 << PAVE_BAKE_UNIT_LEVELS, ///< pictures along a unit
    PAVE_BAKE_UNIT_CHUNKS = 64,                       ///< chunks of a unit of ids, at most
    PAVE_BAKE_ITEMS_MAX = 64 + 16 + 4 + 1,            ///< pictures, chunks or maps of a unit
    PAVE_BAKE_STAGES_MAX = 12
};

/// A picture, chunk or map: its level (0 of chunks and maps), column and row.
typedef struct pave_bake_item {
    int32_t level;
    int64_t x, y;
} pave_bake_item;

/// Units of one kind.
typedef struct pave_bake_stage {
    int32_t root;            ///< the level of the squares that the units are
    int32_t low, top;        ///< the levels that they make; low is root, or zoom_min above it
    pave_bake_square extent; ///< units across and down
    int64_t first, count;    ///< their numbers
} pave_bake_stage;

typedef struct pave_bake_plan {
    bool pyramid;
    int64_t width, height;      ///< pixels of a pyramid at the native level
    int32_t native;             ///< that level
    int32_t zoom_min, zoom_max; ///< levels that are written
    pave_rect rect;             ///< cells of ids and maps
    int32_t side;               ///< cells of a chunk or map, each way
    pave_bake_square grid;      ///< chunks or maps across and down
    int32_t run;                ///< chunks of a unit
    int32_t stage_count;
    pave_bake_stage stages[PAVE_BAKE_STAGES_MAX];
    int64_t unit_count, item_count;
    int32_t part_count; ///< the first stage is cut into so many parts, at least 1
} pave_bake_plan;

/// The name of a format; NULL for any other number. Static text.
const char *pave_bake_format_name(pave_bake_format format);

/// Makes the plan of a definition. Returns PAVE_OK; PAVE_RANGE with the error (may be NULL) filled.
pave_result pave_bake_plan_make(const pave_bake_def *def, pave_bake_plan *out, pave_error *error);

/// Columns and rows of pictures at a level.
pave_bake_square pave_bake_plan_extent(const pave_bake_plan *plan, int32_t level);

/// The stage of a unit.
const pave_bake_stage *pave_bake_plan_stage(const pave_bake_plan *plan, int64_t unit);

/// Writes the items of a unit in the order in which they lie in its bytes, and returns their count.
/// Where a stage follows, a unit begins with its root.
int32_t pave_bake_plan_items(const pave_bake_plan *plan, int64_t unit,
                             pave_bake_item out[PAVE_BAKE_ITEMS_MAX]);

/// The units whose roots a unit of a later stage is made of: `count` numbers from the one that is
/// returned.
int64_t pave_bake_plan_below(const pave_bake_plan *plan, int64_t unit, int64_t *count);

/// The cells of a chunk or map.
pave_rect pave_bake_plan_rect(const pave_bake_plan *plan, pave_bake_item item);

// ---- Segments -----------------------------------------------------------------------------------
// Units that are made and kept together: segments 0..part_count-1 are the parts of the first stage,
// segment part_count has all later stages.

typedef struct pave_bake_segment {
    int32_t number;
    int64_t first, count; ///< units
} pave_bake_segment;

pave_bake_segment pave_bake_plan_segment(const pave_bake_plan *plan, int32_t number);

/// The number of the segment that has a unit.
int32_t pave_bake_plan_segment_of(const pave_bake_plan *plan, int64_t unit);

#endif
