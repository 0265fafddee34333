/// pave/terrain.h: terrain on triangles: heights at the vertices of a window, rivers that never
/// flow uphill, lakes, sea, zones, slopes and costs of movement; meshes and prisms.
///
/// A triangle lies flat between its three heights, so a terrain is a surface without choices: a
/// square of four heights is not. All six edges at a vertex have the same length, so the steepest
/// way down is the lowest neighbour. Rivers run along edges, between the cells on which units
/// stand, and so become costs of crossing sides, or walls.
///
/// Heights are whole numbers, in 4096ths of an edge: a terrain is the same on every machine.
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
// Triangles in space with a zone each, on the lattice of the triangle grid: what
// terrain and citadels are made into, and what pave/formats/obj.h writes.
//
// Positions are whole numbers: u and v along the two steps of the lattice, h up, in 4096ths of an
// edge. So a solid has the same bytes everywhere, and whether it is closed can be counted.
//
// Example: terrain.c.

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

enum {
    PAVE_TERRAIN_UNIT = PAVE_SOLID_UNIT, ///< heights are given in 4096ths of an edge
    PAVE_TERRAIN_HILLS_MIN = 2,
    PAVE_TERRAIN_HILLS_MAX = 4096,
    PAVE_TERRAIN_EROSION_MAX = 1000
};

#define PAVE_TERRAIN_HEIGHT_MAX (INT32_C(1) << 26)     ///< 16384 edges, up and down
#define PAVE_TERRAIN_COORDINATE_MAX (INT32_C(1) << 17) ///< |q| and |r| of the cells
#define PAVE_TERRAIN_VERTICES_MAX (INT32_C(1) << 26)

// ---- Heights ------------------------------------------------------------------------------------

/// Where heights come from: called once for each vertex, by r, then q. A height beyond
/// +-PAVE_TERRAIN_HEIGHT_MAX fails.
typedef struct pave_heights {
    int32_t (*at)(void *context, pave_tri_vertex vertex);
    void *context;
} pave_heights;

/// Where the vertices of a window lie, in its own units.
typedef struct pave_heights_frame {
    int64_t left, top, width, height;
} pave_heights_frame;

/// A picture of heights, such as pave_heights_read (formats/tiled.h) gives: black is `low`, white
/// is `high`. It is stretched over the vertices of a window: the middles of its outer pixels lie on
/// the rim. Between four middles heights are interpolated; where the vertices are further apart
/// than pixels, each is the mean of the pixels around it.
typedef struct pave_heights_picture {
    const pave_window *window; ///< of triangles
    const uint16_t *values;    ///< width * height of them, row by row from the top
    int32_t width, height;     ///< pixels, 1..32767
    int32_t low, high;         ///< heights, within +-PAVE_TERRAIN_HEIGHT_MAX
    pave_heights_frame own;    ///< filled by pave_heights_of_picture
} pave_heights_picture;

/// The heights of a picture, whose first six fields are filled; it must live as long as they are
/// used. Returns PAVE_OK; PAVE_INVALID where the window is none of triangles, or empty; PAVE_RANGE
/// for a number out of its range. Linear in the rows of the window.
PAVE_API pave_result pave_heights_of_picture(pave_heights_picture *picture, pave_heights *out,
                                             pave_error *error);

// ---- Terrain ------------------------------------------------------------------------------------

/// What the water at a vertex is.
typedef enum pave_water {
    PAVE_WATER_NONE = 0,
    PAVE_WATER_RIVER = 1, ///< land on which at least `river` vertices drain
    PAVE_WATER_LAKE = 2,
    PAVE_WATER_SEA = 3
} pave_water;

/// The words of pave_water.
PAVE_API extern const char *const pave_water_words[];

/// What the ground of a cell is. One zone is one material of a mesh.
typedef enum pave_terrain_zone {
    PAVE_TERRAIN_SEA = 0,   ///< all three corners
    PAVE_TERRAIN_LAKE = 1,  ///< all three corners
    PAVE_TERRAIN_RIVER = 2, ///< of meshes only: the strips along edges
    PAVE_TERRAIN_BEACH = 3,
    PAVE_TERRAIN_GRASS = 4,
    PAVE_TERRAIN_FOREST = 5,
    PAVE_TERRAIN_ROCK = 6,
    PAVE_TERRAIN_SNOW = 7
} pave_terrain_zone;

enum { PAVE_TERRAIN_ZONES = 8 };

/// The words of pave_terrain_zone.
PAVE_API extern const char *const pave_terrain_zone_words[];

/// The colour of a zone, 0xRRGGBBAA; `zone` must exist. Constant time.
PAVE_API uint32_t pave_terrain_zone_color(pave_terrain_zone zone);

/// What a terrain is made of. {0} with a window is a land with a coast.
typedef struct pave_terrain_def {
    const pave_window *window; ///< of triangles, without wrap; must live as long as the terrain
    uint64_t seed;             ///< of noise and forests
    pave_heights heights;      ///< `at` NULL: noise
    int32_t hills;  ///< of noise: edges from a hill to the valley beside it, 2..4096; 0 means 40
    int32_t relief; ///< of noise: the height of the highest mountains; 0 means hills / 4 edges
    int32_t wet;    ///< of noise: about how many hundredths of the plane are sea, 1..99; 0 means 40
    bool dry;       ///< there is no sea; `wet` is not used
    int32_t sea;    ///< its level: vertices at or below it are sea. Of noise 0
    int32_t river;  ///< a river has the water of at least so many vertices; 0 means 60
    int32_t lake; ///< a lake has at least so many vertices; smaller hollows are filled; 0 means 10
    int32_t erosion; ///< rounds in which water cuts into the ground, 0..PAVE_TERRAIN_EROSION_MAX
    int32_t beach;   ///< height of beaches above their water; 0: a fortieth of the highest land
    int32_t snow;    ///< height above the sea; 0: five eighths of the highest land
    int32_t steep;   ///< slope from which on ground is rock, in 256ths; 0 means 192
} pave_terrain_def;

/// The vertices of one r: the first, and its number. They end where those of the next row start.
typedef struct pave_terrain_row {
    int32_t q, start;
} pave_terrain_row;

/// A terrain. Read only. Made by pave_terrain_create. Vertices are numbered by r, then q; cells are
/// those of the window.
typedef struct pave_terrain {
    pave_terrain_def def; ///< every 0 that means something else replaced
    const pave_window *window;
    int32_t r, row_count;         ///< of vertices
    const pave_terrain_row *rows; ///< row_count + 1; the last one starts at vertex_count
    int32_t vertex_count, cell_count, lake_count;
    const int32_t *heights;  ///< of the ground, hollows filled that are not lakes
    const int32_t *levels;   ///< of the surface: of water where there is some, else of the ground
    const int32_t *down;     ///< the vertex to which water flows; -1: into the sea, or off the rim
    const int32_t *runoff;   ///< vertices that drain over this one, itself included; 0 in the sea
    const uint8_t *waters;   ///< pave_water of each vertex
    const uint8_t *zones;    ///< pave_terrain_zone of each cell
    int32_t lowest, highest; ///< of `heights`
    pave_allocator allocator;
    struct pave_terrain_private *own;
} pave_terrain;

/// Makes a terrain. Water flows to the lowest of the six vertices around, and over level ground and
/// through lakes towards their outlet; it ends in the sea, or at a vertex of the rim without a
/// lower one beside it. Hollows are filled to the level at which they overflow, and are lakes from
/// `lake` vertices on. So `levels` never rises along `down`. Returns PAVE_OK; PAVE_INVALID for a
/// window that is none of triangles, wraps or is empty; PAVE_RANGE for a number out of its range;
/// PAVE_NO_MEMORY. On failure `out` is NULL, and `error`, which may be NULL, has the reason. O(n
/// log n); 22 bytes a vertex, meanwhile 40, and one a cell.
PAVE_API pave_result pave_terrain_create(const pave_terrain_def *def,
                                         const pave_allocator *allocator, pave_terrain **out,
                                         pave_error *error);

/// Releases a terrain; NULL is allowed.
PAVE_API void pave_terrain_destroy(pave_terrain *terrain);

/// The vertex of a number, 0..vertex_count-1. Logarithmic in the rows.
PAVE_API pave_tri_vertex pave_terrain_vertex(const pave_terrain *terrain, int32_t index);

/// The numbers of the three corners of a cell, 0..cell_count-1, in the order of pave_tri_corners.
/// Constant time.
PAVE_API void pave_terrain_corners(const pave_terrain *terrain, int32_t cell, int32_t out[3]);

/// A hash of the window's size, heights, levels, ways, waters and zones. Linear time.
PAVE_API uint64_t pave_terrain_hash(const pave_terrain *terrain);

// ---- Rivers and lakes ---------------------------------------------------------------------------

/// A river, from where it begins to where it ends: follow `down` from its source to its mouth.
typedef struct pave_river {
    int32_t source;  ///< a river vertex into which no other one flows
    int32_t mouth;   ///< the first vertex of sea, a lake or a greater river; or one on the rim
    int32_t length;  ///< edges
    pave_water into; ///< what the mouth is; PAVE_WATER_NONE: the river leaves over the rim
} pave_river;

/// The rivers, by source. Where rivers meet, the one with the most runoff goes on (of equal ones,
/// that from the first direction); the others end. `out` must hold at least `capacity` elements.
/// Returns PAVE_OK; PAVE_CAPACITY with the need in `count`. Linear time.
PAVE_API pave_result pave_terrain_rivers(const pave_terrain *terrain, pave_river *out,
                                         int64_t capacity, int64_t *count);

/// Whether a river flows along side k, 0 to 2, of a cell. Constant time.
PAVE_API bool pave_terrain_river_at(const pave_terrain *terrain, int32_t cell, int32_t k);

// ---- Movement -----------------------------------------------------------------------------------

/// How steep the surface of a cell is: rise over run, in 256ths, rounded down. 0 on water. Constant
/// time.
PAVE_API int32_t pave_terrain_slope(const pave_terrain *terrain, int32_t cell);

/// What movement costs. A negative cost closes.
typedef struct pave_terrain_costs_def {
    int32_t zones[PAVE_TERRAIN_ZONES]; ///< entering a cell of the zone
    int32_t slope;                     ///< added for each 256 of slope (45 degrees), rounded down
    int32_t slope_max;                 ///< cells with more are closed; 0: none
    int32_t river;                     ///< added for crossing a river
    int32_t climb; ///< added for each edge of height that the step gains, rounded down
} pave_terrain_costs_def;

/// Costs for people on foot: beach 3, grass 2, forest 4, rock 4, snow 5; 6 for each 256 of slope,
/// up to 384; 6 for a river; 4 for a climb. Sea and lakes are closed. Constant time.
PAVE_API pave_terrain_costs_def pave_terrain_costs_on_foot(void);

/// Fills `enter`, and `cross` unless it is NULL, for pave_costs (search.h). `enter` must hold at
/// least cell_count elements, `cross` at least graph->arc_count. `graph` is that of the window, of
/// either contact; NULL where `cross` is. A step over a vertex alone crosses a river if one flows
/// through it. Returns PAVE_OK; PAVE_RANGE for a cost beyond +-2^20; PAVE_INVALID for another
/// graph. Linear time.
PAVE_API pave_result pave_terrain_costs(const pave_terrain *terrain,
                                        const pave_terrain_costs_def *def, const pave_graph *graph,
                                        int32_t *enter, int32_t *cross, pave_error *error);

// ---- Solids -------------------------------------------------------------------------------------

/// The surface as a solid: a triangle a cell, but along rivers, where cells are cut so that strips
/// of water lie in their planes; wider the more flows. It is open at the rim alone. Returns
/// PAVE_OK; PAVE_RANGE where the solid would be too large; PAVE_NO_MEMORY. On failure `out` is
/// NULL. Linear time.
PAVE_API pave_result pave_terrain_surface(const pave_terrain *terrain,
                                          const pave_allocator *allocator, pave_solid **out,
                                          pave_error *error);

/// What is made of prisms.
typedef struct pave_terrain_prisms_def {
    int32_t step; ///< height of a tier, 256..2^24; 0: half an edge
    int32_t base; ///< height of the ground below the lowest tier; 0: one tier
} pave_terrain_prisms_def;

/// Terrain as a map of triangular prisms: each cell is level at its tier, with upright walls
/// between cells of different tiers and down to the base at the rim, and a floor. A wall is one
/// polygon, however many tiers high; where a wall beside it ends, it has a point, so that all sides
/// fit and the solid is closed. Walls have the zone of their upper cell if that is rock or snow,
/// else rock. Returns as pave_terrain_surface; also PAVE_RANGE for a step or base out of its range.
/// Linear time.
PAVE_API pave_result pave_terrain_prisms(const pave_terrain *terrain,
                                         const pave_terrain_prisms_def *def,
                                         const pave_allocator *allocator, pave_solid **out,
                                         pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
