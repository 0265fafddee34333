/// formats/bake/bake_plan.h: divides a bake into units in a fixed order. It is pure arithmetic and
/// uses no files.
///
/// A pyramid unit is a square of the quadtree with the pictures below it: three levels of 8 x 8, 4
/// x 4 and 2 x 2 pictures, and its root. The first stage draws the greatest level; each later stage
/// makes pictures from the roots of the previous stage. Within a stage, units follow the Hilbert
/// curve, so the units below a unit are consecutive. A unit of ids is a run of chunks in a row.
#ifndef PAVE_FORMATS_BAKE_PLAN_H
#define PAVE_FORMATS_BAKE_PLAN_H

#include "bake_hilbert.h"

#include <pave/formats/bake.h>

enum {
    PAVE_BAKE_UNIT_LEVELS = 3,                        ///< levels from a unit's root to its largest
                                                      ///< pictures
    PAVE_BAKE_UNIT_SIDE = 1 << PAVE_BAKE_UNIT_LEVELS, ///< pictures along a side of a unit
    PAVE_BAKE_UNIT_CHUNKS = 64,                       ///< maximum number of chunks of an ids unit
    PAVE_BAKE_ITEMS_MAX = 64 + 16 + 4 + 1,            ///< maximum number of pictures or chunks
                                                      ///< of a unit
    PAVE_BAKE_STAGES_MAX = 12
};

/// A picture or chunk: its level (0 for chunks), column and row.
typedef struct pave_bake_item {
    int32_t level;
    int64_t x, y;
} pave_bake_item;

/// Units of one kind.
typedef struct pave_bake_stage {
    int32_t root;            ///< level of the units' root squares
    int32_t low, top;        ///< levels of the pictures; low is root, or zoom_min if that is
                             ///< greater
    pave_bake_square extent; ///< units across and down
    int64_t first, count;    ///< index of the first unit, and number of units
} pave_bake_stage;

typedef struct pave_bake_plan {
    bool pyramid;
    int64_t width, height;      ///< size of a pyramid in pixels at the native level
    int32_t native;             ///< the native level
    int32_t zoom_min, zoom_max; ///< levels to write
    pave_rect rect;             ///< cells of ids
    pave_bake_square grid;      ///< chunks across and down
    int32_t stage_count;
    pave_bake_stage stages[PAVE_BAKE_STAGES_MAX];
    int64_t unit_count, item_count;
    int32_t part_count; ///< number of parts of the first stage, at least 1
} pave_bake_plan;

/// Returns the name of a format; NULL if unknown. The text is static.
const char *pave_bake_format_name(pave_bake_format format);

/// Makes the plan of a definition. Returns PAVE_OK; PAVE_RANGE and fills the error (may be NULL).
pave_result pave_bake_plan_make(const pave_bake_def *def, pave_bake_plan *out, pave_error *error);

/// Columns and rows of pictures at a level.
pave_bake_square pave_bake_plan_extent(const pave_bake_plan *plan, int32_t level);

/// Returns the stage of a unit.
const pave_bake_stage *pave_bake_plan_stage(const pave_bake_plan *plan, int64_t unit);

/// Writes the items of a unit in the order of their bytes and returns their count. If another stage
/// follows, the unit's root is first.
int32_t pave_bake_plan_items(const pave_bake_plan *plan, int64_t unit,
                             pave_bake_item out[PAVE_BAKE_ITEMS_MAX]);

/// Returns the first of the `count` consecutive units whose roots form a unit of a later stage.
int64_t pave_bake_plan_below(const pave_bake_plan *plan, int64_t unit, int64_t *count);

/// Returns the cells of a chunk.
pave_rect pave_bake_plan_rect(const pave_bake_plan *plan, pave_bake_item item);

// ---- Segments -----------------------------------------------------------------------------------
// A segment is a group of units that are made and stored together. Segments 0..part_count-1 are the
// parts of the first stage; segment part_count has all later stages.

typedef struct pave_bake_segment {
    int32_t number;
    int64_t first, count; ///< units
} pave_bake_segment;

pave_bake_segment pave_bake_plan_segment(const pave_bake_plan *plan, int32_t number);

/// Returns the index of the segment that contains a unit.
int32_t pave_bake_plan_segment_of(const pave_bake_plan *plan, int64_t unit);

#endif
