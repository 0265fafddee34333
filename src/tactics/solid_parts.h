/// src/tactics/solid_parts.h: construction of solids.
#ifndef PAVE_SRC_SOLID_PARTS_H
#define PAVE_SRC_SOLID_PARTS_H

#include <pave/terrain.h>

enum { PAVE_SOLID_CORNERS_MAX = 64 }; ///< maximum for an added polygon

/// Makes an empty solid with these zones; `zones` must hold at least zone_count elements, 1 to
/// PAVE_SOLID_ZONES_MAX. Returns PAVE_OK; PAVE_RANGE for any other count; PAVE_INVALID for an
/// invalid or duplicate name; PAVE_NO_MEMORY. On failure `out` is NULL, and `error`, which may be
/// NULL, has the reason.
pave_result pave_solid_create(const pave_solid_zone *zones, int32_t zone_count, bool smooth,
                              const pave_allocator *allocator, pave_solid **out, pave_error *error);

// Each function returns PAVE_OK; PAVE_RANGE if a position, point or zone is out of range or if the
// solid would have more than a quarter of INT32_MAX points or triangles; PAVE_NO_MEMORY. On failure
// the solid is unchanged, except that a polygon may have added some of its triangles.

/// Stores the index of the point at a position in `out`, adding the point if it is new. Expected
/// constant time.
pave_result pave_solid_add_point(pave_solid *solid, pave_solid_point point, int32_t *out);

/// Adds a triangle of three different points, counterclockwise seen from outside.
pave_result pave_solid_add_triangle(pave_solid *solid, int32_t a, int32_t b, int32_t c,
                                    int32_t zone);

/// Adds a convex polygon of `count` points, 3 to PAVE_SOLID_CORNERS_MAX, counterclockwise seen from
/// outside, as count - 2 triangles. Some points may be collinear, but not all (PAVE_RANGE).
/// O(count^3) at most.
pave_result pave_solid_add_polygon(pave_solid *solid, const int32_t *points, int32_t count,
                                   int32_t zone);

/// The cells of a window as prisms, each with a level top.
typedef struct pave_solid_cells {
    const pave_window *window; ///< triangles, without wrapping; |q| and |r| at most 2^17
    const int32_t *tops;       ///< window->count elements: heights, above `floor`
    const uint8_t *zones;      ///< window->count elements: zones of the tops
    const uint8_t *walls; ///< window->count elements: zones of the walls; NULL: same as the tops
    int32_t floor, floor_zone; ///< height and zone of the bottom
} pave_solid_cells;

/// Adds the cells of a window: tops, a floor, and upright walls from each cell to lower ones and at
/// the rim. A wall is one polygon of any height, with points where adjacent walls end, so the added
/// surface is closed. Also returns PAVE_INVALID for an unsuitable window or a top that is not above
/// the floor. Linear time.
pave_result pave_solid_add_cells(pave_solid *solid, const pave_solid_cells *cells);

#endif
