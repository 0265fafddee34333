/// pave/picture.h: pictures: scenes of a window with its parts, walls and the answer to a query; of
/// a patch; of a mesh and its adjacency; of a map with borders, names and dice; of a world from a
/// sheet of tiles; of a board with units.
///
/// Each function takes a definition of what is drawn and how, and makes a scene (pave/scene.h): a
/// flat list to write as SVG, or with pave/formats/draw.h as PDF or PNG. More can be added to the
/// scene before it is written, at positions of the grid, such as pave_tiling_face_point. A zeroed
/// field of a definition means the default look: colours, line widths and label sizes follow from
/// the sizes of the tiles and of the picture, and labels too small to read are left out.
///
/// Every function returns PAVE_OK and the scene in `out`, which pave_scene_destroy releases. On
/// failure `out` is NULL and `error` (may be NULL) holds one sentence. All of them can return
/// PAVE_RANGE for a number or an enumerator out of its range, PAVE_INVALID for data that
/// contradicts itself and PAVE_NO_MEMORY.
///
/// Examples: picture_window.c, picture_patch.c, picture_mesh.c, picture_map.c, picture_world.c.
#ifndef PAVE_PICTURE_H
#define PAVE_PICTURE_H

#include <pave/borders.h>
#include <pave/builtin.h>
#include <pave/citadel.h>
#include <pave/creature.h>
#include <pave/formation.h>
#include <pave/map.h>
#include <pave/mesh.h>
#include <pave/nest.h>
#include <pave/patch.h>
#include <pave/scene.h>
#include <pave/terrain.h>
#include <pave/window.h>
#include <pave/world.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Colours ------------------------------------------------------------------------------------

/// Colours that differ clearly. Beyond the ones chosen by eye, PAVE_PICTURE_RACES, _PLAYERS and
/// _LANDS go on without end; the others repeat.
typedef enum pave_picture_palette {
    PAVE_PICTURE_GROUNDS = 0, ///< pale: cells under labels (8)
    PAVE_PICTURE_TILES = 1,   ///< quiet: tiles of a mesh beside each other (12)
    PAVE_PICTURE_SIDES = 2,   ///< from warm to cool: tiles by their number of sides, from 3 (7)
    PAVE_PICTURE_RACES = 3,   ///< strong: races of a segregation
    PAVE_PICTURE_PLAYERS = 4, ///< lively: owners of territories, below dice
    PAVE_PICTURE_LANDS = 5    ///< quiet: territories beside each other, below labels
} pave_picture_palette;

/// The colour of a number from 0, 0xRRGGBBAA. A number below 0 counts as 0. `palette` must be an
/// enumerator. Constant time.
PAVE_API uint32_t pave_picture_color(pave_picture_palette palette, int32_t number);

// ---- Windows ------------------------------------------------------------------------------------

typedef enum pave_picture_part_kind {
    PAVE_PICTURE_FACE = 0,
    PAVE_PICTURE_EDGE = 1,
    PAVE_PICTURE_VERTEX = 2
} pave_picture_part_kind;

/// A face, edge or vertex of a tiling. `at.s` is its index in the unit cell.
typedef struct pave_picture_part {
    pave_picture_part_kind kind;
    pave_cell at;
} pave_picture_part;

enum { PAVE_PICTURE_TEXT_SIZE = 128 }; ///< bytes of a label, the final zero included

/// Writes the label of a part, UTF-8; an empty one writes nothing. `out` holds
/// PAVE_PICTURE_TEXT_SIZE bytes and is empty before.
typedef struct pave_picture_names {
    void (*write)(void *context, pave_picture_part part, char *out);
    void *context;
} pave_picture_names;

/// Which parts get labels: a sum of these.
typedef enum pave_picture_labels {
    PAVE_PICTURE_LABEL_DEFAULT = 0, ///< faces
    PAVE_PICTURE_LABEL_FACES = 1,
    PAVE_PICTURE_LABEL_EDGES = 2,
    PAVE_PICTURE_LABEL_VERTICES = 4,
    PAVE_PICTURE_LABEL_QUERY = 8, ///< the parts of the query, which every other value labels too
    PAVE_PICTURE_LABEL_BARE = 16  ///< no face, not even those of the query (but their numbers)
} pave_picture_labels;

/// A query and its answer, as data. {0}: nothing.
typedef struct pave_picture_query {
    /// What the query is about, in blue: `subject_count` parts and `subject_point_count` points.
    const pave_picture_part *subject;
    int64_t subject_count;
    const pave_vec2 *subject_points;
    int64_t subject_point_count;

    /// The answer, in orange: `cell_count` parts of one kind, in their order, and `point_count`
    /// points.
    pave_picture_part_kind kind;
    const pave_cell *cells;
    int64_t cell_count;
    const pave_vec2 *points;
    int64_t point_count;

    /// An arrow runs through the faces of the answer. Where the window wraps, a step to the image
    /// of a neighbour leaves on one side and comes in on the other; so do `steps`.
    bool path;
    const pave_cell *steps; ///< `step_count` pairs of faces, joined by lines: 2 * step_count cells
    int64_t step_count;
    const pave_cell *line; ///< two faces, joined by a straight line; NULL: none
    const pave_mask *seen; ///< cells in lighter orange; its window must be that of the picture

    /// A number for each cell of the window, below 0 for none; NULL: no numbers. They are
    /// distances, and fade from orange to the ground; or classes 0.., each with its colour.
    const int32_t *numbers;
    bool classes;
    bool numbered; ///< labels are numbers: of `numbers`, or the position in the answer, from 0
} pave_picture_query;

/// A window, drawn cell by cell. With only the window or the walls set: white, each face labelled.
typedef struct pave_picture_window_def {
    const pave_window *window; ///< NULL: that of the walls
    const pave_mask *walls;    ///< cells and edges of the window; NULL: none
    const pave_layout *layout; ///< NULL: edges about 1 long, by `orientation` and `y_up`
    pave_orientation orientation;
    bool y_up; ///< as that of pave_layout_def: as scenes have y down, r grows upwards
    const pave_coloring *coloring; ///< colours of the cells, as PAVE_PICTURE_GROUNDS; NULL: all
                                   ///< alike
    const uint32_t *colors;   ///< window->count: the fill of each cell, 0xRRGGBBAA; 0: as without.
                              ///< NULL: none
    uint32_t labels;          ///< a sum of pave_picture_labels
    pave_picture_names names; ///< write NULL: `q,r` with the letters that square.h, hex.h and tri.h
                              ///< use, and `q,r,s` in other tilings
    const pave_picture_query *query; ///< NULL: none
    const char *title;               ///< of the scene; NULL: none
    const char *caption;             ///< below the picture; NULL: none
    /// {0}: 64 pixels a world unit, and up to 4096 in all where labels on edges or vertices need
    /// more. The scene keeps what comes of it, for its writers.
    pave_scene_size size;
} pave_picture_window_def;

/// Makes the picture of a window, of its walls, and of a query with its answer. Groups of the
/// scene: `faces`, `query`, `face-labels`, `edge-labels`, `query-borders`, `walls`, `vertices`,
/// `query-labels`. Time: the parts of the window and of the answer, times the logarithm of their
/// number.
PAVE_API pave_result pave_picture_window(const pave_picture_window_def *def,
                                         const pave_allocator *allocator, pave_scene **out,
                                         pave_error *error);

// ---- Patches ------------------------------------------------------------------------------------

/// What the colour of a cell shows.
typedef enum pave_picture_patch_fill {
    PAVE_PICTURE_PATCH_BY_DEFAULT = 0, ///< the shape; of cells of one shape the turn
    PAVE_PICTURE_PATCH_BY_SHAPE = 1,   ///< congruent cells are alike, mirrored ones are not: from
                                       ///< the smallest to the largest
    PAVE_PICTURE_PATCH_BY_TURN = 2,    ///< cells that are moved, but not turned, are alike
    PAVE_PICTURE_PATCH_BY_COLOR = 3,   ///< neighbours differ
    PAVE_PICTURE_PATCH_BY_NOTHING = 4
} pave_picture_patch_fill;

enum { PAVE_PICTURE_PATCH_KINDS_MAX = 32 }; ///< shapes or turns; more are as BY_NOTHING

/// A query of a patch and its answer, as data: cells by their numbers in the patch, 0 to
/// cell_count - 1. {0}: nothing.
typedef struct pave_picture_patch_query {
    const int32_t *subject; ///< `subject_count` cells that the query is about, in blue
    int64_t subject_count;
    const pave_vec2 *subject_points; ///< and so many points
    int64_t subject_point_count;

    const int32_t *cells; ///< the answer, in orange: `answer_count` cells in their order
    int64_t answer_count;
    const pave_vec2 *points; ///< and so many points
    int64_t point_count;

    bool path;           ///< an arrow runs through the cells of the answer
    const int32_t *line; ///< two cells, joined by a straight line; NULL: none
    const bool *seen;    ///< cell_count of the patch: cells in lighter orange; NULL: none

    /// cell_count of the patch: a number for each cell, below 0 for none; NULL: no numbers. They
    /// are distances, and fade from orange to the ground; or classes 0.., each with its colour.
    const int32_t *numbers;
    bool classes;
    bool numbered; ///< labels are numbers: of `numbers`, or the position in the answer, from 0
} pave_picture_patch_query;

/// A patch. With only the patch set: cells in colours that show what repeats nowhere, without
/// labels; under a query the colours are paler.
typedef struct pave_picture_patch_def {
    const pave_patch *patch;
    pave_picture_patch_fill fill;
    const uint32_t *colors; ///< cell_count: the fill of each cell, 0xRRGGBBAA; 0: as `fill` says.
                            ///< NULL: none
    const bool *blocked;    ///< cell_count: cells dark as rock; NULL: none
    uint32_t labels; ///< PAVE_PICTURE_LABEL_FACES, or _QUERY for those of the query alone; 0: only
                     ///< the numbers of a query
    pave_picture_names names; ///< of faces at their names in the patch; write NULL: `q,r,s`
    const pave_picture_patch_query *query; ///< NULL: none
    const char *title;                     ///< of the scene; NULL: none
    const char *caption;                   ///< below the picture; NULL: none
    /// {0}: 64 pixels for the side of a square as large as a cell in the mean, but 1024 in all at
    /// least and 4096 at most; more, up to these, where labels need it.
    pave_scene_size size;
} pave_picture_patch_def;

/// Makes the picture of a patch, and of a query with its answer. Groups of the scene: `faces`,
/// `query`, `face-labels`, `query-labels`. PAVE_RANGE also for a cell of the query that the patch
/// does not have. Time: for BY_SHAPE and BY_TURN the corners, times shapes; for BY_COLOR that of
/// pave_graph_color_few.
PAVE_API pave_result pave_picture_patch(const pave_picture_patch_def *def,
                                        const pave_allocator *allocator, pave_scene **out,
                                        pave_error *error);

// ---- Meshes -------------------------------------------------------------------------------------

/// What the colour of a tile shows.
typedef enum pave_picture_fill {
    PAVE_PICTURE_FILL_SIDES = 0,  ///< the number of its sides
    PAVE_PICTURE_FILL_COLORS = 1, ///< neighbours differ
    PAVE_PICTURE_FILL_AREA = 2,   ///< its area, from the smallest tile to the largest
    PAVE_PICTURE_FILL_PLAIN = 3   ///< nothing
} pave_picture_fill;

/// A mesh, and the adjacency that it is made from. With only one of these two set: tiles by the
/// number of their sides.
typedef struct pave_picture_mesh_def {
    const pave_mesh *mesh; ///< NULL: the adjacency alone
    pave_picture_fill fill;
    const uint32_t *colors; ///< mesh->tile_count: 0xRRGGBBAA; 0: as `fill` says. NULL: none
    /// Its nodes and edges over the tiles: inner nodes at the centres of their tiles, the border
    /// pale. NULL: not drawn.
    const pave_adjacency *adjacency;
    const pave_fault *faults; ///< `fault_count` faults of the adjacency, in red
    int32_t fault_count;
    /// What the mesh was made from: a ring where the node of each tile lies, its intended centre,
    /// and a line from there to the centre of the tile. NULL: none.
    const pave_adjacency *intended;
    /// Whether nodes are drawn where they would lie if they had been stretched like the tiles, by
    /// least squares along x and along y: for frames of other proportions, where each tile is far
    /// from its node, and what matters is how far from its place among the others.
    bool stretched;
    const pave_mesh *before; ///< the mesh with the same tiles as it was before a relaxation or an
                             ///< edit: sides that moved, dashed. NULL: none
    bool centers;            ///< dots at the centres of tiles
    bool labels;             ///< the numbers of the nodes on the tiles
    int32_t first;           ///< the number of node 0 in these
    const char *title;       ///< of the scene; NULL: none
    pave_scene_size size;    ///< the size that the scene's writers take
} pave_picture_mesh_def;

/// Makes the picture of a mesh. Groups of the scene: `tiles`, `rim`, `before`, `adjacency`,
/// `faults`, `intended`, `centers`, `labels`. Linear time; border nodes and
/// PAVE_PICTURE_FILL_COLORS take the logarithm of the tiles more.
PAVE_API pave_result pave_picture_mesh(const pave_picture_mesh_def *def,
                                       const pave_allocator *allocator, pave_scene **out,
                                       pave_error *error);

// ---- Maps ---------------------------------------------------------------------------------------

/// What the colour of a territory shows.
typedef enum pave_picture_map_fill {
    PAVE_PICTURE_BY_DEFAULT = 0,   ///< the owner where the map has owners, the label of a map of
                                   ///< kind "schelling", else the territory
    PAVE_PICTURE_BY_LABEL = 1,     ///< its label: PAVE_PICTURE_RACES
    PAVE_PICTURE_BY_TERRITORY = 2, ///< neighbours differ: PAVE_PICTURE_LANDS
    PAVE_PICTURE_BY_OWNER = 3,     ///< its owner: PAVE_PICTURE_PLAYERS
    PAVE_PICTURE_BY_NOTHING = 4
} pave_picture_map_fill;

/// What is written on territories.
typedef enum pave_picture_map_marks {
    PAVE_PICTURE_MARK_DEFAULT = 0, ///< dice where the map has dice, else the id; nothing in a film
    PAVE_PICTURE_MARK_NOTHING = 1,
    PAVE_PICTURE_MARK_ID = 2,
    PAVE_PICTURE_MARK_SIZE = 3,
    PAVE_PICTURE_MARK_LABEL = 4,
    PAVE_PICTURE_MARK_OWNER = 5,
    PAVE_PICTURE_MARK_DICE = 6, ///< stacks of up to 8 dice, drawn; more as a number
    PAVE_PICTURE_MARK_NAME = 7  ///< a name that the caller gives
} pave_picture_map_marks;

/// A map with its borders. With only the map set: smooth borders, and what tells territories apart
/// best. Maps whose cells are very many and very small become an image.
typedef struct pave_picture_map_def {
    const pave_map *map;
    pave_picture_map_fill fill;
    pave_picture_map_marks marks;
    const char *const *names; ///< of PAVE_PICTURE_MARK_NAME: that of territory id is names[id - 1],
                              ///< UTF-8; NULL: those of the map
    int32_t smooth; ///< passes that smooth the borders, up to PAVE_SMOOTH_PASSES_MAX; 0: 6, but
                    ///< none with `cells` or `frame`; below 0: none
    bool cells;     ///< the sides of cells too, where these are large enough
    bool frame;     ///< a picture of a film: its size, even in pixels, and the width of its lines
                    ///< depend on the cells alone
    const pave_mask *walls; ///< of the map's window: its cells that have no territory are rock, its
                            ///< sides walls of stone; NULL: none
    const uint8_t *dots;    ///< a cell each: nonzero for one with a dot, where it is large enough;
                            ///< NULL: none
    const char *title;      ///< of the scene; NULL: none
    pave_scene_size size;   ///< the size that the scene's writers take
} pave_picture_map_def;

/// Makes the picture of a map. Groups of the scene: `territories`, `cells`, `borders`, `walls`; of
/// a graph `edges`, `nodes`; `dots`; `labels` or `dice`. `batch` (may be NULL) runs the
/// strips of an image, and can stop between them: PAVE_STOPPED. PAVE_RANGE also for an image of
/// more pixels than a scene takes. Time: that of pave_borders_create, pave_borders_smooth and, for
/// each label, pave_borders_pole; or the pixels of the image.
PAVE_API pave_result pave_picture_map(const pave_picture_map_def *def,
                                      const pave_allocator *allocator, const pave_batch *batch,
                                      pave_scene **out, pave_error *error);

/// The smoothing of the borders of a map as pictures do it: the rim of windows of squares and
/// triangles, which is straight, stays; that of other windows, meshes and patches is smoothed too.
/// `passes` must be at most PAVE_SMOOTH_PASSES_MAX. Constant time.
PAVE_API pave_smooth_def pave_picture_smoothing(const pave_map *map, int32_t passes);

// ---- Worlds -------------------------------------------------------------------------------------

/// The pictures of tiles on one sheet: tile 0 is at the upper left, and the next ones follow row by
/// row, as many in a row as fit.
typedef struct pave_picture_sheet {
    const uint8_t *rgba;   ///< 4 * width * height: rows from the top, alpha not premultiplied
    int32_t width, height; ///< pixels
    int32_t tile_width, tile_height; ///< pixels of a tile, at least 1; isometric ones even
    int32_t margin;                  ///< pixels around all tiles
    int32_t spacing;                 ///< pixels between tiles
} pave_picture_sheet;

enum { PAVE_PICTURE_TILE_SIZE_MAX = 4096 }; ///< pixels each way of a tile's picture on any tiling

/// The picture of a tile as it was given, neither turned nor mirrored.
typedef struct pave_picture_tile {
    uint32_t id;           ///< without the bits of pave_wang_pose_of
    int32_t width, height; ///< pixels, 1..PAVE_PICTURE_TILE_SIZE_MAX
    int32_t stride;        ///< pixels from a row to the next: at least `width`
    const uint8_t *rgba;   ///< rows from the top, alpha not premultiplied
} pave_picture_tile;

/// The pictures of the tiles of a face.
typedef struct pave_picture_tile_list {
    const pave_picture_tile *tiles; ///< `count`, ascending by id
    int64_t count;
    int mirror_sum; ///< as that of the set, pave_wang_def
} pave_picture_tile_list;

/// Where the corners of a tile are in its picture: those of the regular polygon that fills the
/// picture from side to side, the axis of the left-right mirror upright; each as a share 0..1 of
/// the width and the height. Corner k begins side k. Triangles and pointy hexagons have a corner at
/// the top, the other shapes a side, unless `mirror_sum` (0: the usual, see pave_wang_def) says
/// otherwise. `sides` must be 3..PAVE_WANG_SIDES_MAX, `mirror_sum` 0..sides; `out` must hold at
/// least `sides` elements. Returns the height of the polygon where it is 1 wide. Constant time.
PAVE_API double pave_picture_tile_polygon(int sides, int mirror_sum, pave_vec2 *out);

/// The layout in which pictures of tiles are as large as they are: its unit is a pixel, and its
/// steps are whole pixels, so that a tile looks the same in all cells. No picture is made smaller.
/// `tiles` must hold at least tiling->face_count elements, each with a tile; `layout` says how the
/// tiling lies, in any size; NULL: as pave_picture_world_def has it. Returns PAVE_OK; PAVE_RANGE
/// where a face has no pictures, more than PAVE_WANG_SIDES_MAX sides, or cells are too small or too
/// large. `error` may be NULL. Linear in the faces.
PAVE_API pave_result pave_picture_tile_layout(const pave_tiling *tiling,
                                              const pave_picture_tile_list *tiles,
                                              const pave_layout *layout, pave_layout *out,
                                              pave_error *error);

/// What is shown of a drawing that goes on beyond it, such as a block of a large picture.
typedef struct pave_picture_view {
    pave_cell from; ///< its lattice point (q, r) is at the origin of the layout, so that what is
                    ///< far from the cell 0,0 is as exact as what is near
    pave_box box;   ///< in the units of the layout, from there on; not empty
} pave_picture_view;

/// A part of a world: a rectangle of squares composed from a sheet; or, with `window`, cells of any
/// tiling, drawn in the theme of a built-in set, in colours, or with the pictures of the tiles; or,
/// with `patch`, cells of a multigrid, in a theme or in colours.
typedef struct pave_picture_world_def {
    const pave_world *world; ///< may be NULL with `cell_colors`
    pave_rect rect;          ///< at least 1 x 1 cells
    pave_picture_sheet sheet;
    bool isometric; ///< tiles are diamonds, laid over each other from the back to the front
    const pave_window *window; ///< of the world's tiling; NULL: the rectangle and the sheet. With
                               ///< it these and `isometric` are without effect
    /// Instead of a window: of the multigrid of the world, or any with `cell_colors`, whose cells
    /// have at most PAVE_WANG_SIDES_MAX sides. It has places of its own: `within`, `pictures`,
    /// `layout` and `orientation` are not for it, and of `view` the box counts. NULL: none.
    const pave_patch *patch;
    /// Cells of the window, which alone are drawn; shadows may fall beside them. NULL: all cells.
    const pave_mask *within;
    /// window->count (or patch->cell_count) * PAVE_WANG_PLACES_MAX: the colours of the tiles of its
    /// cells by index, as pave_world_colors_at gives them, instead of a world, such as those of a
    /// naive map (see explore.h). NULL: the world's.
    const uint8_t *cell_colors;
    pave_builtin theme; ///< whose colours the world has: PAVE_BUILTIN_ROADS by default. A colour
                        ///< above those of the theme counts as its last, unset as its first. The
                        ///< garden is drawn in its colours
    /// With `window` or `patch`, instead of a theme: color_count colours of the set, 0xRRGGBBAA,
    /// from colour 1 on; those beyond are grey. Corners become areas, higher colours over lower
    /// ones; edges bands on the first colour, or on the areas. What is unset is left out. NULL: the
    /// theme.
    const uint32_t *colors;
    int color_count; ///< 0..PAVE_WANG_COLORS_MAX
    /// With `window` and a world, instead of both: for each face of the tiling the pictures of its
    /// tiles, laid over the cells: the corners of pave_picture_tile_polygon at those of the cell,
    /// turned and mirrored as the tile is; empty cells stay empty. NULL: none.
    const pave_picture_tile_list *pictures;
    const pave_layout *layout; ///< of the window; NULL: edges about 1 long, turned by `orientation`
    pave_orientation orientation; ///< of hexagons and triangles
    /// With `window` or `patch`: what is shown of its cells; with `pictures` its unit is a pixel,
    /// so `layout` must be given, and the size be a scale of 1. NULL: all, at the places of the
    /// layout.
    const pave_picture_view *view;
    uint64_t seed;     ///< of trees, stones and the like in the cells
    const char *title; ///< of the scene; NULL: none
    /// {0}: a pixel of the sheet is a pixel of the picture; with `window` the default of scenes;
    /// with `pictures` as large as these, where the steps of the tiling are rounded to whole
    /// pixels, so that a tile looks the same in all cells
    pave_scene_size size;
} pave_picture_world_def;

/// Makes the picture of a part of a world. Of a sheet: one image, in which a tile is one world unit
/// wide and the cell (q, r) begins at x = q; isometric, the first cell has its top at (0, 0). Of a
/// window: shapes at the places of the layout; of pictures one image, whose pixel is the unit.
/// `batch` (may be NULL) runs rows; it can stop: PAVE_STOPPED. PAVE_INVALID also where a tile has
/// no picture or the ground is not the world's; PAVE_RANGE for images or cells that are too large,
/// and without cells; PAVE_UNSUPPORTED for more than PAVE_WANG_SIDES_MAX sides, and what patches
/// lack. Linear in the pixels, or nearly in the cells.
PAVE_API pave_result pave_picture_world(const pave_picture_world_def *def,
                                        const pave_allocator *allocator, const pave_batch *batch,
                                        pave_scene **out, pave_error *error);

// ---- Walks --------------------------------------------------------------------------------------

enum { PAVE_PICTURE_WALK_TEXT = 1024 }; ///< characters of a text about a walk, its end included

/// A cell that was decided on a walk through a world (explore.h).
typedef struct pave_picture_walk_tile {
    pave_cell cell;
    int shade;    ///< its class, below class_count
    int64_t seen; ///< the step that visited it first; at least step_count: none has
    uint32_t id;  ///< PAVE_WANG_EMPTY: it has no tile
    uint8_t colors[PAVE_WANG_PLACES_MAX]; ///< of the tile
    const uint32_t *candidates; ///< candidate_count indices in the set of its face: tiles that fit
    int64_t candidate_count;
    int64_t chosen; ///< which of these it is; -1: none
} pave_picture_walk_tile;

/// A visit. Visits decide the tiles of a walk in their order.
typedef struct pave_picture_walk_step {
    pave_cell at;
    int64_t first, count; ///< of the tiles that it decided
} pave_picture_walk_step;

/// Writes the texts beside the maps; each buffer has PAVE_PICTURE_WALK_TEXT characters.
typedef struct pave_picture_walk_words {
    /// The name of a tile's cell, and how it came to be.
    void (*tile)(void *context, int64_t tile, char *name, char *text);
    void (*step)(void *context, int64_t step, char *text); ///< what a step did
    void *context;
} pave_picture_walk_words;

/// A walk, and how each tile on it came to be.
typedef struct pave_picture_walk_def {
    const pave_tiling *tiling;
    const pave_wang_set *const *sets; ///< of each face
    const pave_layout *layout;
    const pave_world *world; ///< with classes: of the cells without a tile
    int class_count;         ///< classes of cells; below 2: there are none
    const pave_picture_walk_tile *tiles;
    int64_t tile_count;
    const pave_picture_walk_step *steps;
    int64_t step_count; ///< at least 1
    bool hole;          ///< no tile fits where the last step led
    bool candidates;    ///< a map for each step, with the tiles from which each was chosen
    pave_picture_walk_words words; ///< with candidates
    pave_builtin theme;            ///< as pave_picture_world_def has it, as all that follows
    const uint32_t *colors;        ///< NULL: the theme
    int color_count;
    uint64_t seed;
    const char *title;
    pave_scene_size size;
} pave_picture_walk_def;

/// Makes the picture of a walk: the checkerboard of the classes, the tiles, those that were decided
/// and not visited dimmed, the way and the player. Returns PAVE_OK; PAVE_INVALID where something is
/// missing; PAVE_RANGE for more than 100,000 cells in all maps, and for steps with tiles that do
/// not exist; PAVE_NO_MEMORY. On failure `out` is NULL. Linear in the cells and the candidates that
/// are shown.
PAVE_API pave_result pave_picture_walk(const pave_picture_walk_def *def,
                                       const pave_allocator *allocator, pave_scene **out,
                                       pave_error *error);

// ---- Runs ---------------------------------------------------------------------------------------

/// A run of segregation.h.
typedef struct pave_picture_run {
    const int32_t *unsatisfied; ///< count, at least 1: agents before each step, and at the end
    int64_t count;
    int32_t agents; ///< all of them
    uint64_t seed;  ///< which run
} pave_picture_run;

/// Runs, whose satisfied agents are shown step by step.
typedef struct pave_picture_runs_def {
    const pave_picture_run *runs; ///< run_count
    int64_t run_count;
    const char *title;    ///< of the scene, and above the curves; NULL: none
    pave_scene_size size; ///< {0}: the default of scenes
} pave_picture_runs_def;

/// Makes a plot: a curve for each run, axes, and how many runs satisfied all. A world unit is a
/// pixel of a picture that is 810 wide. Returns PAVE_OK; PAVE_INVALID for a run without a
/// beginning; PAVE_NO_MEMORY. On failure `out` is NULL. Linear in the steps.
PAVE_API pave_result pave_picture_runs(const pave_picture_runs_def *def,
                                       const pave_allocator *allocator, pave_scene **out,
                                       pave_error *error);

// ---- Tactics ------------------------------------------------------------------------------------

/// A colour of a scale from pale (0) over warm to dark (`most`), 0xRRGGBBAA, for fields of
/// distance. `number` is clamped to 0..most; `most` below 1 counts as 1. Constant time.
PAVE_API uint32_t pave_picture_scale_color(int32_t number, int32_t most);

/// What a token is.
typedef enum pave_picture_token_kind {
    PAVE_PICTURE_UNIT = 0,   ///< a disc; of several cells a body that covers them
    PAVE_PICTURE_FLAG = 1,   ///< a flag on its first cell: a goal
    PAVE_PICTURE_COUNTER = 2 ///< a disc as large as its first cell has room for; a text of more
                             ///< than three letters is below it, its first letter on it
} pave_picture_token_kind;

/// What stands on cells.
typedef struct pave_picture_token {
    pave_picture_token_kind kind;
    const int32_t *cells; ///< cell_count, at least 1: by their indices
    int64_t cell_count;
    uint32_t color;   ///< 0xRRGGBBAA
    const char *text; ///< on it: a few letters, UTF-8; NULL: none
    pave_vec2 facing; ///< a direction in which it looks, of any length; (0, 0): none
} pave_picture_token;

/// How a trail ends.
typedef enum pave_picture_trail_end {
    PAVE_PICTURE_TRAIL_PLAIN = 0,
    PAVE_PICTURE_TRAIL_ARROW = 1,
    PAVE_PICTURE_TRAIL_BARRED = 2 ///< half-way to the cell `beyond`, with a cross
} pave_picture_trail_end;

/// A line through the middles of cells.
typedef struct pave_picture_trail {
    const int32_t *cells; ///< cell_count, at least 1: by their indices
    int64_t cell_count;
    uint32_t color; ///< 0xRRGGBBAA
    pave_picture_trail_end end;
    pave_cell beyond; ///< of PAVE_PICTURE_TRAIL_BARRED
    bool straight;    ///< from the first middle to the last one, for rays
} pave_picture_trail;

/// A board of a game. With only the window or the walls set: a meadow with stone walls.
typedef struct pave_picture_tactics_def {
    const pave_window *window; ///< NULL: that of the walls
    const pave_mask *walls;    ///< of the window: stone on cells and on sides; NULL: none
    const pave_mask *rough;    ///< of the window: cells with trees; NULL: none
    /// A picture of the window's cells, such as that of a citadel, terrain, map or world, below all
    /// else, in place of the meadow and of what shows walls and rough ground. NULL: none.
    const pave_scene *ground;
    bool cells;                ///< draw the sides of cells on `ground`, too
    const pave_layout *layout; ///< that of `ground`; NULL: edges about 1 long, by `orientation`
    pave_orientation orientation;
    const uint32_t *colors;   ///< window->count: laid over the ground, 0xRRGGBBAA; 0: none. NULL:
                              ///< none
    const int32_t *outlines;  ///< window->count: a line runs where cells beside each other differ;
                              ///< beyond the window is 0. NULL: none
    pave_picture_names names; ///< labels of faces; write NULL: none
    pave_box view;            ///< what is shown of the board; without an area: all, and of `ground`
    const pave_picture_trail *trails; ///< trail_count
    int64_t trail_count;
    const pave_picture_token *tokens; ///< token_count
    int64_t token_count;
    const char *title;    ///< of the scene; NULL: none
    const char *caption;  ///< below the picture; NULL: none
    pave_scene_size size; ///< {0}: that of `ground`, or the default of scenes
} pave_picture_tactics_def;

/// Makes the picture of a board: `ground`, `cells`, `rough`, `outlines`, `trails`, `walls`,
/// `labels` and `tokens` are the groups of the scene; cells of an opaque colour have no ground.
/// PAVE_INVALID where there is no window, a mask is of another one, or a token or trail has no cell
/// or one that is not in the window. Time: the cells, and those of tokens and trails.
PAVE_API pave_result pave_picture_tactics(const pave_picture_tactics_def *def,
                                          const pave_allocator *allocator, pave_scene **out,
                                          pave_error *error);

// ---- Creatures ----------------------------------------------------------------------------------

/// A board of triangles with a creature on it: at the first pose of its way, with a ghost of its
/// body at each further pose, the cells that it passes tinted, and an outline where it ends.
typedef struct pave_picture_creature_def {
    const pave_mask *walls;   ///< the board
    const pave_scene *ground; ///< below all else, as of pave_picture_tactics_def; NULL: none
    pave_creature creature;
    const pave_creature_pose *poses; ///< `pose_count`, in order; NULL: no creature
    int64_t pose_count;
    const int32_t *clearance; ///< walls->window->count, as pave_creature_clearance gives it: cells
                              ///< are tinted and numbered by it. NULL: none
    pave_orientation orientation;
    const char *title;    ///< of the scene; NULL: none
    pave_scene_size size; ///< {0}: the default of scenes
} pave_picture_creature_def;

/// Makes the picture. Groups of the scene: those of pave_picture_tactics, `ghosts`, `way`,
/// `creature`. PAVE_UNSUPPORTED for a board that creatures do not live on; what
/// pave_creature_check returns for a pose. Time: that of pave_picture_tactics, and the cells of the
/// bodies and of what they pass.
PAVE_API pave_result pave_picture_creature(const pave_picture_creature_def *def,
                                           const pave_allocator *allocator, pave_scene **out,
                                           pave_error *error);

// ---- Citadels -----------------------------------------------------------------------------------

/// A citadel seen from above, the light from the north-west.
typedef struct pave_picture_citadel_def {
    const pave_citadel *citadel;
    /// The land on which the citadel was laid, of the same window: its relief is below the town, in
    /// place of fields, woods and the water that is no moat. NULL: none.
    const pave_terrain *terrain;
    const char *title;    ///< of the scene; NULL: none
    pave_scene_size size; ///< {0}: the longer side has PAVE_SCENE_PICTURE_SIZE_DEFAULT pixels; on a
                          ///< terrain as that of pave_picture_terrain
} pave_picture_citadel_def;

/// Makes the picture of a citadel: fields and woods, water, streets, houses by their roofs, and the
/// works. Colours of land and roofs, trees and boats are drawn from the citadel's seed. Edges are 1
/// long, as in the default layout of triangles. What is shown is the window, cut straight at both
/// ends of its rows. Groups of the scene: `land`, `water`, `streets`, `houses`, `works`, `trees`.
/// PAVE_INVALID for a terrain of another window; else fails as pave_picture_terrain. Time: the
/// cells of the window, times the logarithm of their number, and the picture of the terrain.
PAVE_API pave_result pave_picture_citadel(const pave_picture_citadel_def *def,
                                          const pave_allocator *allocator, pave_scene **out,
                                          pave_error *error);

// ---- Formations ---------------------------------------------------------------------------------

/// A board with a formation on it: soldiers in the colours of their ranks, with a point in the
/// direction that they face; enemies; lines of attack. With only the formation set: as it stands.
typedef struct pave_picture_formation_def {
    const pave_formation *formation;
    const pave_scene *ground; ///< below all else, as of pave_picture_tactics_def; NULL: none
    int32_t ago;              ///< this many turns of the last order ago: 0..turn_count
    bool tracks;              ///< lines along which the soldiers came there in that order
    bool numbers;             ///< the number of each soldier, from 1
    bool close; ///< show the soldiers, their ways and enemies, and not all of the board
    const pave_cell *enemies; ///< `enemy_count` cells of the board; NULL: none
    int64_t enemy_count;
    /// `attack_count` attacks of the formation as it stands, on `targets`: arrows where they are
    /// clear, red ones, dashed and with a cross, where they are not. NULL: none.
    const pave_attack *attacks;
    int64_t attack_count;
    const pave_cell *targets;
    pave_orientation orientation;
    const char *title;    ///< of the scene; NULL: none
    const char *caption;  ///< below the picture; NULL: none
    pave_scene_size size; ///< {0}: the default of scenes
} pave_picture_formation_def;

/// Makes the picture. Groups of the scene: those of pave_picture_tactics, `tracks`, `enemies`,
/// `soldiers`, `attacks`. PAVE_RANGE for turns that the order did not have; PAVE_INVALID where
/// there is no formation, or an enemy is not on the board. Time: that of pave_picture_tactics, and
/// the soldiers, times the turns where tracks are drawn.
PAVE_API pave_result pave_picture_formation(const pave_picture_formation_def *def,
                                            const pave_allocator *allocator, pave_scene **out,
                                            pave_error *error);

// ---- Nests --------------------------------------------------------------------------------------

/// A map of two sizes of triangles: what is on big tiles as their ground with a name, what is on
/// small ones as smaller triangles, half tiles with their walls.
typedef struct pave_picture_nest_def {
    const pave_nest *nest;
    int hexagons; ///< the grid of hexagons of six small tiles: 1 + its choice; 0: not drawn
    int squares;  ///< that of squares of two: 1 + the kind of edge that they share; 0: not drawn
    const pave_cell *marked; ///< `marked_count` small tiles in orange; others are left out
    int64_t marked_count;
    const pave_cell *way; ///< `way_count` small tiles, joined by an arrow
    int64_t way_count;
    const uint32_t *colors; ///< of each kind, 0xRRGGBBAA; NULL: PAVE_PICTURE_LANDS in turn
    pave_orientation orientation;
    const char *title;    ///< of the scene; NULL: none
    pave_scene_size size; ///< {0}: the default of scenes
} pave_picture_nest_def;

/// Makes the picture. Groups of the scene: those of pave_picture_tactics, `upgrades`, `big`,
/// `halves`, `squares`, `hexagons`, `names`. PAVE_INVALID also for a way that leaves the map, and
/// what pave_nest_check returns. Linear in the small tiles.
PAVE_API pave_result pave_picture_nest(const pave_picture_nest_def *def,
                                       const pave_allocator *allocator, pave_scene **out,
                                       pave_error *error);

// ---- Terrain ------------------------------------------------------------------------------------

/// What is drawn of a terrain.
typedef struct pave_picture_terrain_def {
    const pave_terrain *terrain;
    bool cells;           ///< draw the sides of cells, too
    bool no_rivers;       ///< leave rivers out
    const char *title;    ///< of the scene; NULL: none
    pave_scene_size size; ///< {0}: the longer side has 1024 pixels. At least one pixel an edge of
                          ///< a cell, and an image of at most PAVE_SCENE_IMAGE_PIXELS_MAX
} pave_picture_terrain_def;

/// Makes the picture of a terrain as a shaded relief: tints by height and zone, light from the
/// north-west, depths of water, coasts, and rivers as lines that widen downstream. An edge is a
/// world unit, and a vertex lies where pave_tri_layout puts it. Heights between vertices are
/// smooth, though the terrain is flat on each cell. A rectangle loses half an edge left and right,
/// where its strips end in points. `batch` (may be NULL) runs rows, and can stop between them:
/// PAVE_STOPPED. Linear in pixels and vertices; 80 bytes a vertex meanwhile.
PAVE_API pave_result pave_picture_terrain(const pave_picture_terrain_def *def,
                                          const pave_allocator *allocator, const pave_batch *batch,
                                          pave_scene **out, pave_error *error);

// ---- Solids -------------------------------------------------------------------------------------

/// What is drawn of a solid (terrain.h).
typedef struct pave_picture_solid_def {
    const pave_solid *solid;
    uint32_t background;  ///< 0xRRGGBBAA; alpha 0: none
    const char *title;    ///< of the scene; NULL: none
    pave_scene_size size; ///< {0}: the default of scenes
} pave_picture_solid_def;

/// Makes the picture of a solid, seen from the south and above without perspective, the light from
/// the north-west: each triangle that faces the viewer in the colour of its zone, the far ones
/// first. An edge along a row is a world unit. PAVE_INVALID for a solid without triangles;
/// PAVE_RANGE for 2^28 or more. Linear time; 16 bytes a triangle meanwhile.
PAVE_API pave_result pave_picture_solid(const pave_picture_solid_def *def,
                                        const pave_allocator *allocator, pave_scene **out,
                                        pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
