/// src/tactics/terrain/terrain_model.h: shared internals of terrain.
#ifndef PAVE_SRC_TERRAIN_MODEL_H
#define PAVE_SRC_TERRAIN_MODEL_H

#include <pave/random.h>
#include <pave/terrain.h>

/// A terrain under construction. `terrain` exposes these arrays as const.
typedef struct pave_terrain_private {
    pave_terrain_row *rows;
    int32_t *heights, *levels, *down, *runoff;
    uint8_t *waters, *zones;
} pave_terrain_private;

/// Returns the x of a vertex in half edges. Steps along a row change it by an even number, steps
/// between rows by an odd one.
static inline int64_t pave_terrain_x2(pave_tri_vertex vertex)
{
    return 2 * (int64_t)vertex.q + vertex.r;
}

/// Returns whether water flows as a river along the edge from one vertex to the other: downstream
/// of a river, or out of a lake into a river.
static inline bool pave_terrain_flows(const pave_terrain *terrain, int32_t from, int32_t to)
{
    return terrain->down[from] == to &&
           (terrain->waters[from] == PAVE_WATER_RIVER ||
            (terrain->waters[from] == PAVE_WATER_LAKE && terrain->waters[to] == PAVE_WATER_RIVER));
}

/// Returns whether a river flows along the edge between two vertices, in either direction.
static inline bool pave_terrain_is_river(const pave_terrain *terrain, int32_t a, int32_t b)
{
    return pave_terrain_flows(terrain, a, b) || pave_terrain_flows(terrain, b, a);
}

/// Computes the rows of the vertices of a window of triangles. `rows` holds row_count + 2 elements
/// of the window. Returns the number of vertices, which may be too large.
int64_t pave_terrain_lay_rows(const pave_window *window, pave_terrain_row *rows);

/// Computes the height of the ground by noise, row by row.
void pave_terrain_noise(const pave_terrain *terrain, int32_t *out);

/// Computes noise for forests, 0..65535 for each vertex of a row. Low values are wooded: see
/// terrain_zones.c.
void pave_terrain_woods(const pave_terrain *terrain, int32_t row, uint16_t *out);

/// Fills hollows, and finds drainage, lakes, runoff and rivers. Returns false if out of memory.
bool pave_terrain_flow(pave_terrain *terrain, const pave_allocator *allocator);

/// Chooses the zones of cells. Returns false if out of memory.
bool pave_terrain_choose_zones(pave_terrain *terrain, const pave_allocator *allocator);

// ---- Solids -------------------------------------------------------------------------------------

/// A solid of terrain under construction.
typedef struct pave_terrain_cutter {
    const pave_terrain *terrain;
    pave_solid *solid;
    int32_t *radii; ///< radii of rivers at vertices, in 4096ths of an edge; 0: no river
    pave_result result;
} pave_terrain_cutter;

/// A cell to cut: its corners, counterclockwise seen from above.
typedef struct pave_terrain_face {
    int32_t vertices[3];
    pave_solid_point points[3];
    int32_t zone;
} pave_terrain_face;

/// Creates the solid and the radii. Pass the cutter to pave_terrain_cutter_end, which returns the
/// result and the solid, or NULL.
void pave_terrain_cutter_begin(pave_terrain_cutter *cutter, const pave_terrain *terrain,
                               bool smooth, const pave_allocator *allocator);
pave_result pave_terrain_cutter_end(pave_terrain_cutter *cutter, const pave_allocator *allocator,
                                    pave_solid **out, pave_error *error);

/// Returns the corners of a cell, counterclockwise seen from above. The caller sets the heights.
pave_terrain_face pave_terrain_face_of(const pave_terrain *terrain, int32_t cell);

/// Returns the point on the edge from `from` to `to` whose distance from `from` is the radius of
/// the river there. `vertex` is the vertex at `from`.
pave_solid_point pave_terrain_near(const pave_terrain_cutter *cutter, int32_t vertex,
                                   pave_solid_point from, pave_solid_point to);

/// Adds a face, with strips of rivers along its edges.
void pave_terrain_cut(pave_terrain_cutter *cutter, const pave_terrain_face *face);

/// Adds a polygon, counterclockwise seen from outside.
void pave_terrain_add(pave_terrain_cutter *cutter, const pave_solid_point *points, int32_t count,
                      int32_t zone);

/// Builds cells as prisms.
typedef struct pave_mason {
    pave_terrain_cutter cutter; ///< cutter.terrain may be NULL: no rivers
    const pave_window *window;
    const int32_t *tops;          ///< heights of cells
    const uint8_t *zones, *walls; ///< zones of their tops and walls
    int32_t floor, floor_zone;
} pave_mason;

/// Adds the top of a cell, its part of the floor, and the walls from it down to lower cells.
void pave_mason_build(pave_mason *mason, int32_t cell);

/// Returns the index of a vertex, or -1 if it does not belong to a cell of the window. Constant
/// time.
static inline int32_t pave_terrain_index(const pave_terrain *terrain, pave_tri_vertex vertex)
{
    const int64_t row = (int64_t)vertex.r - terrain->r;
    int64_t at;
    if (row < 0 || row >= terrain->row_count) return -1;
    at = (int64_t)vertex.q - terrain->rows[row].q + terrain->rows[row].start;
    return at < terrain->rows[row].start || at >= terrain->rows[row + 1].start ? -1 : (int32_t)at;
}

/// Computes the tiers of cells: the mean of their three levels above `base`, in steps of `step`,
/// rounded down. `out` must hold at least cell_count elements; `step` must be at least 1. Linear
/// time.
void pave_terrain_tiers(const pave_terrain *terrain, int32_t base, int32_t step, int32_t *out);

#endif
