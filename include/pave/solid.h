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
    PAVE_SOLID_UNIT = 4096,   ///< positions are given in 4096ths of an edge
    PAVE_SOLID_ZONES_MAX = 64 ///< of a solid
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

/// Triangles with a zone each. Read only. Made by pave_terrain_surface, pave_terrain_prisms and
/// pave_citadel_solid.
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

/// Releases a solid; NULL is allowed.
PAVE_API void pave_solid_destroy(pave_solid *solid);

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
