/// pave/terrain.h: terrain on triangles: heights at the vertices of a window, rivers that never
/// flow uphill, lakes, sea, zones, slopes and costs of movement; meshes and prisms.
///
/// Three heights define a flat triangle, so a terrain is a unique surface; with four heights on a
/// square it would not be. All six edges at a vertex have the same length, so the steepest way down
/// leads to the lowest neighbour. Rivers run along edges, between the cells of units. For movement,
/// a river is a cost of crossing a side, or a wall.
///
/// Heights are integers in units of 1/4096 edge, so a terrain is the same on every machine.
///
/// Based on: R. Barnes, C. Lehman, D. Mulla, "Priority-Flood: An Optimal Depression-Filling and
/// Watershed-Labeling Algorithm for Digital Elevation Models", 2014; J. O'Callaghan, D. Mark, "The
/// Extraction of Drainage Networks from Digital Elevation Data", 1984 (steepest way, runoff).
///
/// Example: terrain.c.
#ifndef PAVE_TERRAIN_H
#define PAVE_TERRAIN_H

#include <pave/graph.h>
#include <pave/window.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Solids -------------------------------------------------------------------------------------
// A solid is a list of triangles in space, each with a zone, on the lattice of the triangle grid.
// Terrain and citadels are converted to solids; pave/formats/obj.h writes them.
//
// Positions are integers: u and v along the two steps of the lattice, h up, in units of 1/4096
// edge. A solid therefore has the same bytes on every machine, and counting decides whether it is
// closed.
//
// Example: terrain.c.

enum {
    PAVE_SOLID_UNIT = 4096,   ///< units per edge
    PAVE_SOLID_ZONES_MAX = 64 ///< maximum number of zones of a solid
};

/// Maximum of |u|, |v| and |h|.
#define PAVE_SOLID_COORDINATE_MAX (INT32_C(1) << 30)

/// A position: (u, v) is a vertex (q, r) of tri.h, times PAVE_SOLID_UNIT; h is up.
typedef struct pave_solid_point {
    int32_t u, v, h;
} pave_solid_point;

/// A zone of a solid, written to files as a material.
typedef struct pave_solid_zone {
    const char *name; ///< ASCII letters, digits, `-` and `_`, at least one
    uint32_t color;   ///< 0xRRGGBBAA
} pave_solid_zone;

/// Triangles, each with a zone. Read only; created by pave_terrain_surface, pave_terrain_prisms and
/// pave_citadel_solid.
typedef struct pave_solid {
    int32_t point_count, triangle_count, zone_count;
    const pave_solid_point *points;
    const int32_t *corners; ///< three points per triangle, counterclockwise seen from outside
    const uint8_t *zones;   ///< zone of each triangle
    const pave_solid_zone *zone_list; ///< zone_count zones; the solid owns the names
    bool smooth;                      ///< true: normals belong to points; false: to triangles
    pave_allocator allocator;
    struct pave_solid_private *own;
} pave_solid;

/// Releases a solid. NULL is allowed.
PAVE_API void pave_solid_destroy(pave_solid *solid);

// ---- Queries ------------------------------------------------------------------------------------

/// A position in space: x to the east, y up, z to the south, in edges. Right-handed.
typedef struct pave_solid_position {
    double x, y, z;
} pave_solid_position;

/// Returns the position of a point in space. The result is identical on every machine. Constant
/// time.
PAVE_API pave_solid_position pave_solid_place(pave_solid_point point);

/// Result of pave_solid_check.
typedef struct pave_solid_report {
    int64_t sides;      ///< distinct pairs of points joined by a triangle
    int64_t open;       ///< sides used more often in one direction than in the other
    int64_t degenerate; ///< triangles without area
    int64_t crowded;    ///< sides of more than two triangles
} pave_solid_report;

/// Counts the defects of a solid. A solid without open sides is closed: it bounds a volume. Returns
/// PAVE_OK; PAVE_NO_MEMORY. Expected linear time.
PAVE_API pave_result pave_solid_check(const pave_solid *solid, const pave_allocator *allocator,
                                      pave_solid_report *out);

/// Returns a hash of points, triangles, zones and their names and colours, in order. Linear time.
PAVE_API uint64_t pave_solid_hash(const pave_solid *solid);

enum {
    PAVE_TERRAIN_UNIT = PAVE_SOLID_UNIT, ///< units of height per edge
    PAVE_TERRAIN_HILLS_MIN = 2,
    PAVE_TERRAIN_HILLS_MAX = 4096,
    PAVE_TERRAIN_EROSION_MAX = 1000
};

#define PAVE_TERRAIN_HEIGHT_MAX (INT32_C(1) << 26)     ///< 16384 edges, up and down
#define PAVE_TERRAIN_COORDINATE_MAX (INT32_C(1) << 17) ///< |q| and |r| of the cells
#define PAVE_TERRAIN_VERTICES_MAX (INT32_C(1) << 26)

// ---- Heights ------------------------------------------------------------------------------------

/// Source of heights, called once per vertex, by r, then q. A height beyond
/// +-PAVE_TERRAIN_HEIGHT_MAX is an error.
typedef struct pave_heights {
    int32_t (*at)(void *context, pave_tri_vertex vertex);
    void *context;
} pave_heights;

/// Bounding box of the vertices of a window, in its own units.
typedef struct pave_heights_frame {
    int64_t left, top, width, height;
} pave_heights_frame;

/// A picture of heights, such as the result of pave_heights_read (formats/tiled.h): black is `low`,
/// white is `high`. It is stretched over the vertices of a window, with the centres of its outer
/// pixels on the rim. Heights are interpolated between four pixel centres; if the vertices are
/// farther apart than pixels, each is the average of the pixels around it.
typedef struct pave_heights_picture {
    const pave_window *window; ///< window of triangles
    const uint16_t *values;    ///< width * height values, row by row from the top
    int32_t width, height;     ///< pixels, 1..32767
    int32_t low, high;         ///< heights, within +-PAVE_TERRAIN_HEIGHT_MAX
    pave_heights_frame own;    ///< written by pave_heights_of_picture
} pave_heights_picture;

/// Prepares the heights of a picture. Its first six fields must be set, and it must outlive `out`.
/// Returns PAVE_OK; PAVE_INVALID if the window is not made of triangles, or is empty; PAVE_RANGE
/// for a number out of range. Linear in the number of rows of the window.
PAVE_API pave_result pave_heights_of_picture(pave_heights_picture *picture, pave_heights *out,
                                             pave_error *error);

// ---- Terrain ------------------------------------------------------------------------------------

/// Water at a vertex.
typedef enum pave_water {
    PAVE_WATER_NONE = 0,
    PAVE_WATER_RIVER = 1, ///< land that drains at least `river` vertices
    PAVE_WATER_LAKE = 2,
    PAVE_WATER_SEA = 3
} pave_water;

/// Names of the pave_water values.
PAVE_API extern const char *const pave_water_words[];

/// Ground of a cell. Each zone is one material of a mesh.
typedef enum pave_terrain_zone {
    PAVE_TERRAIN_SEA = 0,   ///< all three corners are sea
    PAVE_TERRAIN_LAKE = 1,  ///< all three corners are lake
    PAVE_TERRAIN_RIVER = 2, ///< only in meshes: the strips along edges
    PAVE_TERRAIN_BEACH = 3,
    PAVE_TERRAIN_GRASS = 4,
    PAVE_TERRAIN_FOREST = 5,
    PAVE_TERRAIN_ROCK = 6,
    PAVE_TERRAIN_SNOW = 7
} pave_terrain_zone;

enum { PAVE_TERRAIN_ZONES = 8 };

/// Names of the pave_terrain_zone values.
PAVE_API extern const char *const pave_terrain_zone_words[];

/// Returns the colour of a zone, 0xRRGGBBAA. `zone` must be an enumerator. Constant time.
PAVE_API uint32_t pave_terrain_zone_color(pave_terrain_zone zone);

/// Parameters of pave_terrain_create. {0} with a window is a land with a coast.
typedef struct pave_terrain_def {
    const pave_window *window; ///< window of triangles, without wrap; must outlive the terrain
    uint64_t seed;             ///< seed of noise and forests
    pave_heights heights;      ///< `at` NULL: noise
    int32_t hills;  ///< noise: distance in edges from hill to valley, 2..4096; 0 means 40
    int32_t relief; ///< noise: height of the highest mountains; 0: hills / 4 edges
    int32_t wet;    ///< noise: approximate percentage of sea, 1..99; 0 means 40
    bool dry;       ///< no sea; `wet` is ignored
    int32_t sea;    ///< sea level: vertices at or below it are sea; 0 with noise
    int32_t river;  ///< minimum number of vertices drained by a river; 0 means 60
    int32_t lake; ///< minimum number of vertices of a lake; smaller hollows are filled; 0 means 10
    int32_t erosion; ///< rounds of erosion by water, 0..PAVE_TERRAIN_EROSION_MAX; if not 0, slopes
                     ///< are at most one edge of height per edge, which limits `relief`
    int32_t beach;   ///< height of beaches above their water; 0 means 1/40 of the highest land
    int32_t snow;    ///< snow line above the sea; 0 means 5/8 of the highest land
    int32_t steep;   ///< minimum slope of rock in units of 1/256; 0 means 192
} pave_terrain_def;

/// The vertices of a row r: the q and the index of the first one. The row ends where the next row
/// starts.
typedef struct pave_terrain_row {
    int32_t q, start;
} pave_terrain_row;

/// A terrain. Read only; created by pave_terrain_create. Vertices are numbered by r, then q; cells
/// are the window's cells.
typedef struct pave_terrain {
    pave_terrain_def def; ///< the definition with defaults filled in
    const pave_window *window;
    int32_t r, row_count;         ///< first row of vertices, and number of rows
    const pave_terrain_row *rows; ///< row_count + 1 rows; the last one starts at vertex_count
    int32_t vertex_count, cell_count, lake_count;
    const int32_t *heights; ///< heights of the ground; hollows that are not lakes are filled
    /// Heights of the surface: of the water if there is any, otherwise of the ground.
    const int32_t *levels;
    const int32_t *down; ///< vertex to which water flows; -1: into the sea, or off the rim
    /// Number of vertices that drain over this one, including itself; 0 in the sea.
    const int32_t *runoff;
    const uint8_t *waters;   ///< pave_water of each vertex
    const uint8_t *zones;    ///< pave_terrain_zone of each cell
    int32_t lowest, highest; ///< minimum and maximum of `heights`
    pave_allocator allocator;
    struct pave_terrain_private *own;
} pave_terrain;

/// Creates a terrain. Water flows to the lowest of the six adjacent vertices, and over level ground
/// and through lakes towards their outlet. It ends in the sea, or at a vertex of the rim without a
/// lower neighbour. Hollows are filled to the level at which they overflow, and are lakes if they
/// have at least `lake` vertices. Therefore `levels` never rises along `down`. Returns PAVE_OK;
/// PAVE_INVALID for a window that is not made of triangles, wraps or is empty; PAVE_RANGE for a
/// number out of range; PAVE_NO_MEMORY. On failure `out` is NULL and `error` (may be NULL) has the
/// reason. O(n log n). Memory: 22 bytes per vertex, temporarily 40, and one per cell.
PAVE_API pave_result pave_terrain_create(const pave_terrain_def *def,
                                         const pave_allocator *allocator, pave_terrain **out,
                                         pave_error *error);

/// Releases a terrain. NULL is allowed.
PAVE_API void pave_terrain_destroy(pave_terrain *terrain);

/// Returns the vertex of an index, 0..vertex_count-1. Logarithmic in the rows.
PAVE_API pave_tri_vertex pave_terrain_vertex(const pave_terrain *terrain, int32_t index);

/// Writes the indices of the three corners of a cell, 0..cell_count-1, in the order of
/// pave_tri_corners. Constant time.
PAVE_API void pave_terrain_corners(const pave_terrain *terrain, int32_t cell, int32_t out[3]);

/// Returns a hash of the window's size, heights, levels, flow directions, waters and zones. Linear
/// time.
PAVE_API uint64_t pave_terrain_hash(const pave_terrain *terrain);

// ---- Rivers and lakes ---------------------------------------------------------------------------

/// A river. Follow `down` from its source to its mouth.
typedef struct pave_river {
    int32_t source;  ///< a river vertex into which no other river vertex flows
    int32_t mouth;   ///< first vertex in the sea, in a lake, on a larger river or on the rim
    int32_t length;  ///< length in edges
    pave_water into; ///< water at the mouth; PAVE_WATER_NONE: the river leaves over the rim
} pave_river;

/// Lists the rivers, sorted by source. Where rivers meet, the one with the most runoff continues
/// (ties: the one from the first direction); the other rivers end. `out` must hold at least
/// `capacity` elements. Returns PAVE_OK; PAVE_CAPACITY with the required capacity in `count`.
/// Linear time.
PAVE_API pave_result pave_terrain_rivers(const pave_terrain *terrain, pave_river *out,
                                         int64_t capacity, int64_t *count);

/// Returns whether a river flows along side k, 0 to 2, of a cell. Constant time.
PAVE_API bool pave_terrain_river_at(const pave_terrain *terrain, int32_t cell, int32_t k);

// ---- Movement -----------------------------------------------------------------------------------

/// Returns the slope of a cell's surface: rise over run, in units of 1/256, rounded down. 0 on
/// water. Constant time.
PAVE_API int32_t pave_terrain_slope(const pave_terrain *terrain, int32_t cell);

/// Costs of movement. Negative: closed.
typedef struct pave_terrain_costs_def {
    int32_t zones[PAVE_TERRAIN_ZONES]; ///< cost of entering a cell of each zone
    int32_t slope;                     ///< cost added per 256 of slope (45 degrees), rounded down
    int32_t slope_max;                 ///< maximum slope; steeper cells are closed; 0: no limit
    int32_t river;                     ///< cost added for crossing a river
    int32_t climb; ///< cost added per edge of height that the step gains, rounded down
} pave_terrain_costs_def;

/// Returns costs for people on foot: beach 3, grass 2, forest 4, rock 4, snow 5; 6 per 256 of
/// slope, up to 384; 6 for a river; 4 for a climb. Sea and lakes are closed. Constant time.
PAVE_API pave_terrain_costs_def pave_terrain_costs_on_foot(void);

/// Fills `enter`, and `cross` unless it is NULL, for pave_costs (search.h). `enter` must hold at
/// least cell_count elements, `cross` at least graph->arc_count. `graph` is the graph of the
/// window, with either contact; NULL without `cross`. A step over a vertex crosses a river if one
/// flows through the vertex. Returns PAVE_OK; PAVE_RANGE for a cost beyond +-2^20; PAVE_INVALID for
/// another graph. Linear time.
PAVE_API pave_result pave_terrain_costs(const pave_terrain *terrain,
                                        const pave_terrain_costs_def *def, const pave_graph *graph,
                                        int32_t *enter, int32_t *cross, pave_error *error);

// ---- Solids -------------------------------------------------------------------------------------

/// Creates the surface as a solid: one triangle per cell, except along rivers, where strips of
/// water are cut out of the cells' planes. Strips are wider where more water flows. The solid is
/// open only at the rim. Returns PAVE_OK; PAVE_RANGE if the solid would be too large;
/// PAVE_NO_MEMORY. On failure `out` is NULL. Linear time.
PAVE_API pave_result pave_terrain_surface(const pave_terrain *terrain,
                                          const pave_allocator *allocator, pave_solid **out,
                                          pave_error *error);

/// Parameters of pave_terrain_prisms.
typedef struct pave_terrain_prisms_def {
    int32_t step; ///< height of a tier, 256..2^24; 0: half an edge
    int32_t base; ///< thickness of the ground below the lowest tier; 0: one tier
} pave_terrain_prisms_def;

/// Creates the terrain as triangular prisms. Each cell is level, at the height of its tier. There
/// are vertical walls between cells of different tiers, walls down to the base at the rim, and a
/// floor. A wall is one polygon over any number of tiers, with an extra vertex where an adjacent
/// wall ends, so all sides match and the solid is closed. Walls have the zone of their upper cell
/// if it is rock or snow, otherwise rock. Returns the results of pave_terrain_surface; also
/// PAVE_RANGE for a step or base out of range. Linear time.
PAVE_API pave_result pave_terrain_prisms(const pave_terrain *terrain,
                                         const pave_terrain_prisms_def *def,
                                         const pave_allocator *allocator, pave_solid **out,
                                         pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
