/// pave/solid.h: triangles in space with a zone each, on the lattice of the triangle grid: what
/// terrain and citadels are made into, and what pave/formats/gltf.h and pave/formats/obj.h write.
///
/// Positions are whole numbers: u and v along the two steps of the lattice, h up, in 4096ths of an
/// edge. So a solid has the same bytes everywhere, and whether it is closed can be counted.
///
/// Example: terrain.c.
#ifndef PAVE_SOLID_H
#define PAVE_SOLID_H

#include <pave/window.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    PAVE_SOLID_UNIT = 4096,     ///< positions are given in 4096ths of an edge
    PAVE_SOLID_ZONES_MAX = 64,  ///< of a solid
    PAVE_SOLID_CORNERS_MAX = 64 ///< of a polygon that is added
};

/// |u|, |v| and |h| are at most this.
#define PAVE_SOLID_COORDINATE_MAX (INT32_C(1) << 30)

/// A position: (u, v) as a vertex (q, r) of tri.h, times PAVE_SOLID_UNIT; h is up.
typedef struct pave_solid_point {
    int32_t u, v, h;
} pave_solid_point;

/// A zone: one material of a written file.
typedef struct pave_solid_zone {
    const char *name; ///< ASCII letters, digits, `-` and `_`, at least one
    uint32_t color;   ///< 0xRRGGBBAA
} pave_solid_zone;

/// Triangles with a zone each. Read only. Made by pave_solid_create and what adds to it.
typedef struct pave_solid {
    int32_t point_count, triangle_count, zone_count;
    const pave_solid_point *points;
    const int32_t *corners; ///< three points of each triangle, counterclockwise seen from outside
    const uint8_t *zones;   ///< of each triangle
    const pave_solid_zone *zone_list; ///< zone_count; the solid owns the names
    bool smooth;                      ///< normals are those of points, not of triangles
    pave_allocator allocator;
    struct pave_solid_private *own;
} pave_solid;

/// Makes an empty solid with these zones; `zones` must hold at least zone_count elements, 1 to
/// PAVE_SOLID_ZONES_MAX. Returns PAVE_OK; PAVE_RANGE for another count; PAVE_INVALID for a name
/// that is none or comes twice; PAVE_NO_MEMORY. On failure `out` is NULL, and `error`, which may be
/// NULL, has the reason.
PAVE_API pave_result pave_solid_create(const pave_solid_zone *zones, int32_t zone_count,
                                       bool smooth, const pave_allocator *allocator,
                                       pave_solid **out, pave_error *error);

/// Releases a solid; NULL is allowed.
PAVE_API void pave_solid_destroy(pave_solid *solid);

// ---- Adding -------------------------------------------------------------------------------------
// Each returns PAVE_OK; PAVE_RANGE for a position, point or zone out of its range, or more than
// INT32_MAX / 4 points or triangles; PAVE_NO_MEMORY. On failure the solid is unchanged; a
// prism or polygon may have added some of its points and triangles.

/// The point of a position, as its index in `out`: the one that is there, or a new one. Expected
/// constant time.
PAVE_API pave_result pave_solid_add_point(pave_solid *solid, pave_solid_point point, int32_t *out);

/// Adds a triangle of three different points, counterclockwise seen from outside.
PAVE_API pave_result pave_solid_add_triangle(pave_solid *solid, int32_t a, int32_t b, int32_t c,
                                             int32_t zone);

/// Adds a convex polygon of `count` points, 3 to PAVE_SOLID_CORNERS_MAX, counterclockwise seen from
/// outside, as count - 2 triangles. Points may lie on the line between others, but not all on one
/// (PAVE_RANGE). At most cubic in count.
PAVE_API pave_result pave_solid_add_polygon(pave_solid *solid, const int32_t *points, int32_t count,
                                            int32_t zone);

/// What a prism is made of.
typedef struct pave_solid_prism {
    const pave_solid_point
        *corners;      ///< `count` of them, clockwise on screen (y down); h is not used
    int32_t count;     ///< 3 to PAVE_SOLID_CORNERS_MAX; the polygon is convex
    int32_t low, high; ///< heights, low < high
    int32_t top, side; ///< zones; the bottom has that of the sides
} pave_solid_prism;

/// Adds a closed prism with upright walls: 4 count - 4 triangles. Also PAVE_INVALID if `low` is not
/// below `high`.
PAVE_API pave_result pave_solid_add_prism(pave_solid *solid, const pave_solid_prism *prism);

/// The cells of a window as prisms, each level on top.
typedef struct pave_solid_cells {
    const pave_window *window; ///< of triangles, without wrap; |q| and |r| at most 2^17
    const int32_t *tops;       ///< window->count: their heights, above `floor`
    const uint8_t *zones;      ///< window->count: zones of their tops
    const uint8_t *walls;      ///< window->count: zones of their walls; NULL: as the tops
    int32_t floor, floor_zone; ///< height and zone of the bottom
} pave_solid_cells;

/// Adds the cells of a window: tops, a floor, and upright walls from each cell to lower ones and at
/// the rim. A wall is one polygon, whatever its height, with points where walls beside it end, so
/// what is added is closed. Also PAVE_INVALID for a window that does not do or a top that is not
/// above the floor. Linear time.
PAVE_API pave_result pave_solid_add_cells(pave_solid *solid, const pave_solid_cells *cells);

// ---- Questions ----------------------------------------------------------------------------------

/// A position in space: x to the east, y up, z to the south, in edges. Right-handed.
typedef struct pave_solid_position {
    double x, y, z;
} pave_solid_position;

/// Where a point is in space. The same numbers on every machine. Constant time.
PAVE_API pave_solid_position pave_solid_place(pave_solid_point point);

/// What pave_solid_check finds.
typedef struct pave_solid_report {
    int64_t sides;      ///< different pairs of points that a triangle joins
    int64_t open;       ///< of them, those not used as often in one direction as in the other
    int64_t degenerate; ///< triangles without area
    int64_t crowded;    ///< sides of more than two triangles
} pave_solid_report;

/// Counts what is wrong with a solid. Without open sides it is closed: it bounds a volume. Returns
/// PAVE_OK or PAVE_NO_MEMORY. Expected linear time.
PAVE_API pave_result pave_solid_check(const pave_solid *solid, const pave_allocator *allocator,
                                      pave_solid_report *out);

/// A hash of points, triangles, zones and their names and colours, in order. Linear time.
PAVE_API uint64_t pave_solid_hash(const pave_solid *solid);

#ifdef __cplusplus
}
#endif
#endif
