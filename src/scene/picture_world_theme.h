/// src/scene/picture_world_theme.h: pictures of worlds on any tiling, cell by cell, in the theme of
/// a built-in set. A cell's appearance depends on its colours alone. Lanes and borders cross edges
/// at right angles at their midpoints, so that cells join.
#ifndef PAVE_SRC_PICTURE_WORLD_THEME_H
#define PAVE_SRC_PICTURE_WORLD_THEME_H

#include "picture_shared.h"

enum {
    PAVE_LAND_SIDES = PAVE_WANG_SIDES_MAX,
    PAVE_LAND_STEPS = 7,                    ///< number of segments of a curve
    PAVE_LAND_POINTS = PAVE_LAND_STEPS + 1, ///< number of points of a curve
    PAVE_LAND_PIECE = 2 * PAVE_LAND_SIDES + PAVE_LAND_POINTS
};

typedef struct pave_land {
    const pave_picture_world_def *def;
    pave_builtin theme; ///< theme; country and lakes share one, and so do roads and meadow
    const pave_allocator *allocator;
    const pave_window *window; ///< NULL: `patch` is drawn
    const pave_tiling *tiling; ///< tiling of the window
    pave_layout layout;        ///< layout of the window
    const pave_patch *patch;
    const uint8_t *cell_colors; ///< the colours of `def`, or the world's, which are read once
    pave_scene *scene;
    pave_box bounds; ///< bounds of the cells
    double unit;     ///< length that determines widths and heights: about the shortest edge,
                     ///< smaller if cells are narrow
    int shown;       ///< if the caller gives colours: the colour being drawn
    int terrain;     ///< corners with at least this colour count as 1, others as 0; 0 keeps the
                     ///< colours
    enum {
        PAVE_LAND_SPOKES = 0, ///< three or more lanes meet in the centre
        PAVE_LAND_MEETING,    ///< other lanes join the straightest one
        PAVE_LAND_PAIRED      ///< four or more lanes pass each other in pairs without crossing
    } bent;                   ///< layout of the lanes in a cell
    bool failed;              ///< memory ran out
} pave_land;

/// Iterates over the drawn cells.
typedef struct pave_land_steps {
    pave_window_walk walk; ///< iteration over a window
    pave_cell cell;
    int64_t index;
} pave_land_steps;

/// A cell in the world. Side k runs from corner k to corner k + 1; its twin is `twins[k]`.
typedef struct pave_land_cell {
    pave_cell at;
    int sides;
    bool of_patch;
    pave_vec2 corners[PAVE_LAND_SIDES], middle;
    double room; ///< distance from the centre to the nearest side
    /// 0-based colours; side k starts at corner k
    uint8_t edge[PAVE_LAND_SIDES], corner[PAVE_LAND_SIDES];
    bool inside[PAVE_LAND_SIDES];   ///< whether the cell across the side is in the window
    bool first[PAVE_LAND_SIDES];    ///< whether this cell draws the shared side
    uint32_t keys[PAVE_LAND_SIDES]; ///< random word of each edge
    uint64_t corner_nodes[PAVE_LAND_SIDES],
        edge_nodes[PAVE_LAND_SIDES]; ///< unique indices of the vertices and edges
    uint32_t word;                   ///< random word of the cell
} pave_land_cell;

/// Starts an iteration before the first cell. Stepping past the last cell returns false.
pave_land_steps pave_land_begin(const pave_land *land);
bool pave_land_walk(const pave_land *land, pave_land_steps *steps);

/// Returns the number of sides of the cell.
int pave_land_side_count(const pave_land *land, const pave_land_steps *steps);

/// Reads the colours of all cells from the world. `out` must hold at least PAVE_WANG_PLACES_MAX
/// elements per cell.
void pave_land_read_world(const pave_land *land, uint8_t *out);

/// Returns the PAVE_WANG_PLACES_MAX colours of the cell's tile.
const uint8_t *pave_land_colors(const pave_land *land, const pave_land_steps *steps);

void pave_land_open_cell(const pave_land *land, const pave_land_steps *steps, pave_land_cell *out);

/// Returns the position of corner k of the cell.
pave_vec2 pave_land_corner(const pave_land *land, const pave_land_steps *steps, int k);

/// Returns the length that determines widths, from the shortest edge and the narrowest cell.
double pave_land_unit(const pave_land *land);

pave_box pave_land_bounds(const pave_land *land);

static inline int pave_land_next(const pave_land_cell *cell, int k)
{
    return k + 1 < cell->sides ? k + 1 : 0;
}

static inline pave_vec2 pave_land_between(pave_vec2 a, pave_vec2 b, double share)
{
    return pave_vec2_of(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share);
}

static inline pave_vec2 pave_land_moved(pave_vec2 a, double x, double y)
{
    return pave_vec2_of(a.x + x, a.y + y);
}

/// Maps part k of a random word to a fraction in 0..1.
static inline double pave_land_part(uint32_t word, int k)
{
    return (double)(word >> 8 * k & 255) / 255;
}

/// Returns another random word, combined from two values.
static inline uint32_t pave_land_word(uint32_t a, uint32_t b)
{
    return (uint32_t)(pave_hash_word(pave_hash_word(PAVE_HASH_START, a), b) >> 32);
}

/// Returns the unit normal of side k that points into the cell.
pave_vec2 pave_land_inwards(const pave_land_cell *cell, int k);

/// Computes a curve from a to b with PAVE_LAND_POINTS points. At its ends it follows the given unit
/// directions, which both point into the cell. In narrow cells the curve is flatter, so that it
/// stays inside.
void pave_land_curve(const pave_land_cell *cell, pave_vec2 a, pave_vec2 into_a, pave_vec2 b,
                     pave_vec2 into_b, pave_vec2 *out);

/// Returns whether a point is in a polygon.
bool pave_land_within(const pave_vec2 *polygon, int count, pave_vec2 point);

/// Returns the distance of a point from a polyline of `count` points.
double pave_land_away(const pave_vec2 *line, int count, pave_vec2 point);

void pave_land_fill(pave_land *land, const pave_vec2 *corners, int64_t count, uint32_t color);
void pave_land_stroke(pave_land *land, const pave_vec2 *points, int64_t count, double width,
                      uint32_t color, pave_scene_cap cap);
/// Draws the sides between cells.
void pave_land_cells(pave_land *land, uint32_t color);
void pave_land_disk(pave_land *land, pave_vec2 at, double radius, uint32_t color);

// ---- Regions (picture_world_theme_shore.c) ------------------------------------------------------

/// Fills the region of corners of colour 2 over the whole window, translated by (x, y). `reach` is
/// the fraction of an edge by which the region extends beyond these corners; 0.5 is the midpoint.
void pave_land_region(pave_land *land, double reach, double x, double y, uint32_t color);

/// Draws the faces of height `tall` below the region that face down the picture. `low` is their
/// colour; `high` is the colour of faces towards the light.
void pave_land_faces(pave_land *land, double reach, double tall, uint32_t low, uint32_t high);

/// Fills all cells of the window; with a frame, fills the area between the cells and the frame
/// instead.
void pave_land_ground(pave_land *land, const pave_box *frame, uint32_t color);

/// Pieces of the region in a cell: polygons of up to PAVE_LAND_PIECE points. The function returns
/// their number.
typedef struct pave_land_pieces {
    int count, sizes[PAVE_LAND_SIDES];
    pave_vec2 points[PAVE_LAND_SIDES][PAVE_LAND_PIECE];
} pave_land_pieces;

/// Changes corner colours to 1 if they are at least `terrain`, otherwise to 0.
void pave_land_rank(pave_land_cell *cell, int terrain);

void pave_land_cut(const pave_land_cell *cell, double reach, pave_land_pieces *out);

// ---- Lanes (picture_world_theme_roads.c) --------------------------------------------------------

/// Lanes of a cell: from the midpoints of its sides of colour 2 to each other or to the centre.
typedef struct pave_land_lanes {
    int count;
    int ends; ///< number of sides of colour 2
    pave_vec2 points[PAVE_LAND_SIDES][PAVE_LAND_POINTS];
    int side[PAVE_LAND_SIDES][2]; ///< both ends of each lane; -1 is the centre
} pave_land_lanes;

void pave_land_find_lanes(const pave_land *land, const pave_land_cell *cell, pave_land_lanes *out);

/// Returns whether the centre has a clearing: a lane ends there, or three or more lanes meet as
/// spokes.
static inline bool pave_land_has_place(const pave_land *land, const pave_land_lanes *lanes)
{
    return lanes->ends == 1 || (lanes->ends > 2 && !land->bent);
}

/// Draws all lanes with width `wide`, and the clearings.
void pave_land_draw_lanes(pave_land *land, double width, double place, double x, double y,
                          uint32_t color);

// ---- Colours (picture_world_theme_colors.c) -----------------------------------------------------

/// Draws the world in the caller's colours.
void pave_land_paint_colors(pave_land *land);

// ---- Walls (picture_world_theme_walls.c) --------------------------------------------------------

void pave_land_maze(pave_land *land);
void pave_land_dungeon(pave_land *land);

// ---- Props (picture_world_theme_props.c) --------------------------------------------------------

/// Scatters the props of the theme.
void pave_land_strew(pave_land *land);

/// Draws the world of a window. Returns PAVE_OK, or an error with `error` filled.
pave_result pave_land_picture(const pave_picture_world_def *def, const pave_allocator *allocator,
                              const pave_batch *batch, pave_scene **out, pave_error *error);

#endif
