/// pave/picture.h: pictures: scenes of a window with its parts, walls and the result of a query; of
/// a patch; of a mesh and its adjacency; of a map with borders, names and dice; of a world from a
/// sheet of tiles; of a board with units.
///
/// Each function takes a definition of a picture and creates a scene (pave/scene.h): a flat list to
/// write as SVG, or as PDF or PNG with pave/formats/draw.h. A caller can add to the scene before
/// writing it, at positions of the grid such as pave_tiling_face_point; added items cover earlier
/// items, including labels. Zero fields of a definition give the default look: colours, line widths
/// and label sizes follow from the sizes of the tiles and of the picture, and labels too small to
/// read are omitted.
///
/// Every function returns PAVE_OK and the scene in `out`; release it with pave_scene_destroy. On
/// failure `out` is NULL and `error` (may be NULL) has the reason. All functions can return
/// PAVE_RANGE for a number or an enumerator out of range, PAVE_INVALID for inconsistent data, and
/// PAVE_NO_MEMORY.
///
/// Examples: hex_board.c, picture_window.c, picture_patch.c, picture_mesh.c, picture_map.c,
/// picture_world.c.
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

/// Palettes of clearly different colours. After the colours chosen by hand, PAVE_PICTURE_RACES,
/// _PLAYERS and _LANDS continue with generated colours; the other palettes repeat.
typedef enum pave_picture_palette {
    PAVE_PICTURE_GROUNDS = 0, ///< pale: cells under labels (8 colours)
    PAVE_PICTURE_TILES = 1,   ///< muted: adjacent tiles of a mesh (12 colours)
    PAVE_PICTURE_SIDES = 2,   ///< warm to cool: tiles by number of sides, from 3 (7 colours)
    PAVE_PICTURE_RACES = 3,   ///< strong: races of a segregation
    PAVE_PICTURE_PLAYERS = 4, ///< bright: owners of territories, under dice
    PAVE_PICTURE_LANDS = 5    ///< muted: adjacent territories, under labels
} pave_picture_palette;

/// Returns colour `number` (0-based) of a palette as 0xRRGGBBAA. A negative number counts as 0.
/// `palette` must be an enumerator. Constant time.
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

enum { PAVE_PICTURE_TEXT_SIZE = 128 }; ///< size of a label in bytes, including the final zero

/// Writes the label of a part, UTF-8; an empty string draws nothing. `out` holds
/// PAVE_PICTURE_TEXT_SIZE bytes and is initially empty.
typedef struct pave_picture_names {
    void (*write)(void *context, pave_picture_part part, char *out);
    void *context;
} pave_picture_names;

/// Parts that get labels: a sum of these.
typedef enum pave_picture_labels {
    PAVE_PICTURE_LABEL_DEFAULT = 0, ///< faces
    PAVE_PICTURE_LABEL_FACES = 1,
    PAVE_PICTURE_LABEL_EDGES = 2,
    PAVE_PICTURE_LABEL_VERTICES = 4,
    PAVE_PICTURE_LABEL_QUERY = 8, ///< parts of the query; all other values label these too
    PAVE_PICTURE_LABEL_BARE = 16  ///< no labels on faces, not even in the query; the numbers of the
                                  ///< query and the names of its edges and vertices remain
} pave_picture_labels;

/// A query and its result, as data. {0}: none.
///
/// A cell has the colour of the first of these that applies: subject, result, wall, `seen`,
/// `numbers`, `colors` of the definition, `coloring` of the definition. Walls in the result or in
/// `seen` have separate, darker colours. The path and lines are drawn over the cells; labels, walls
/// on edges, and points follow.
///
/// To show a second set of cells, such as a movement range over a field of view, add circles to the
/// scene (hex_board.c), or mix its colour into `colors`, which `seen` and `numbers` hide.
typedef struct pave_picture_query {
    /// Subject of the query, drawn in blue: subject_count parts and subject_point_count points.
    const pave_picture_part *subject;
    int64_t subject_count;
    const pave_vec2 *subject_points;
    int64_t subject_point_count;

    /// Result, drawn in orange: cell_count parts of one kind, in order, and point_count points.
    pave_picture_part_kind kind;
    const pave_cell *cells;
    int64_t cell_count;
    const pave_vec2 *points;
    int64_t point_count;

    /// Draw an arrow through the faces of the result. In a window that wraps, a step to the image
    /// of a neighbour leaves on one side and enters on the other.
    bool path;
    const pave_cell *line; ///< two faces joined by a straight line; NULL: none
    const pave_mask *seen; ///< cells in lighter orange, on the window of the picture

    /// One number per cell of the window; negative: none. NULL: no numbers. They are distances,
    /// whose colours fade from orange to the ground, or, with `classes`, classes from 0 with one
    /// colour each.
    const int32_t *numbers;
    bool classes;
    bool numbered; ///< labels show `numbers`, or positions in the result, from 0
} pave_picture_query;

/// Parameters of pave_picture_window. If only the window or the walls are set, draws white cells
/// with face labels.
typedef struct pave_picture_window_def {
    const pave_window *window; ///< NULL: the window of the walls
    const pave_mask *walls;    ///< cells and edges of the window; NULL: none
    /// NULL: the layout that pave_tiling_layout makes from `orientation` and `y_up`, with size 1
    /// and origin (0, 0). If both are zero, these are also the positions of pave_ground_position.
    const pave_layout *layout;
    pave_orientation orientation;
    bool y_up; ///< as in pave_layout_def; scenes have y down, so with true, r grows upwards
    /// Colouring of the cells with PAVE_PICTURE_GROUNDS; NULL: one colour.
    const pave_coloring *coloring;
    const uint32_t *colors;   ///< window->count fill colours, 0xRRGGBBAA; 0: the default. Walls and
                              ///< the query are painted over them. NULL: none
    uint32_t labels;          ///< a sum of pave_picture_labels
    pave_picture_names names; ///< `write` NULL: `q,r` with the letters that square.h, hex.h and
                              ///< tri.h use, and `q,r,s` in other tilings
    const pave_picture_query *query; ///< NULL: none
    const char *title;               ///< title of the scene; NULL: none
    const char *caption;             ///< text below the picture; NULL: none
    /// {0}: 64 pixels per world unit, and up to 4096 in total if labels on edges or vertices need
    /// more. The scene stores the resulting size for its writers.
    pave_scene_size size;
} pave_picture_window_def;

/// Draws a window, its walls, and a query with its result. Groups of the scene: `faces`, `query`,
/// `face-labels`, `edge-labels`, `query-borders`, `walls`, `vertices`, `query-labels`. O(n log n)
/// for n parts of the window and of the result.
PAVE_API pave_result pave_picture_window(const pave_picture_window_def *def,
                                         const pave_allocator *allocator, pave_scene **out,
                                         pave_error *error);

// ---- Patches ------------------------------------------------------------------------------------

/// Meaning of the colour of a cell.
typedef enum pave_picture_patch_fill {
    PAVE_PICTURE_PATCH_BY_DEFAULT = 0, ///< by shape; by turn if all cells have the same shape
    /// Congruent cells have the same colour, mirrored cells a different one; colours run from the
    /// smallest shape to the largest.
    PAVE_PICTURE_PATCH_BY_SHAPE = 1,
    PAVE_PICTURE_PATCH_BY_TURN =
        2, ///< cells that differ only by a translation have the same colour
    PAVE_PICTURE_PATCH_BY_COLOR = 3, ///< neighbours have different colours
    PAVE_PICTURE_PATCH_BY_NOTHING = 4
} pave_picture_patch_fill;

enum {
    PAVE_PICTURE_PATCH_KINDS_MAX = 32
}; ///< maximum number of shapes or turns; with more, cells are drawn as with BY_NOTHING

/// Parameters of pave_picture_patch. If only the patch is set, draws cells coloured by shape or
/// turn, without labels.
typedef struct pave_picture_patch_def {
    const pave_patch *patch;
    pave_picture_patch_fill fill;
    const uint32_t *colors; ///< one per cell: fill colour, 0xRRGGBBAA; 0: from `fill`. NULL: none
    bool labels;            ///< label the cells
    /// Labels of cells by their names in the patch; `write` NULL: `q,r,s`.
    pave_picture_names names;
    const char *title;   ///< title of the scene; NULL: none
    const char *caption; ///< text below the picture; NULL: none
    /// {0}: 64 pixels for the side of a square of the average cell area, clamped to 1024..4096
    /// pixels in total; more, up to 4096, if labels need it.
    pave_scene_size size;
} pave_picture_patch_def;

/// Draws a patch. To show a path or another result, set the colours of its cells. Groups of the
/// scene: `faces`, `face-labels`. Time: BY_SHAPE and BY_TURN are linear in corners times shapes;
/// BY_COLOR takes the time of pave_graph_color_few.
PAVE_API pave_result pave_picture_patch(const pave_picture_patch_def *def,
                                        const pave_allocator *allocator, pave_scene **out,
                                        pave_error *error);

// ---- Meshes -------------------------------------------------------------------------------------

/// Meaning of the colour of a tile.
typedef enum pave_picture_fill {
    PAVE_PICTURE_FILL_SIDES = 0,  ///< number of sides
    PAVE_PICTURE_FILL_COLORS = 1, ///< neighbours have different colours
    PAVE_PICTURE_FILL_AREA = 2,   ///< area, from the smallest tile to the largest
    PAVE_PICTURE_FILL_PLAIN = 3   ///< no meaning
} pave_picture_fill;

/// Parameters of pave_picture_mesh: a mesh and its adjacency. If only one of them is set, draws
/// tiles coloured by number of sides.
typedef struct pave_picture_mesh_def {
    const pave_mesh *mesh; ///< NULL: only the adjacency
    pave_picture_fill fill;
    const uint32_t *colors; ///< mesh->tile_count colours, 0xRRGGBBAA; 0: from `fill`. NULL: none
    /// Adjacency whose nodes and edges are drawn over the tiles: inner nodes at the centres of
    /// their tiles, the border pale. NULL: not drawn.
    const pave_adjacency *adjacency;
    const pave_fault *faults; ///< fault_count faults of the adjacency, in red
    int32_t fault_count;
    /// Adjacency from which the mesh was made. Its nodes are the intended centres of the tiles:
    /// each gets a ring, and a line to the centre of its tile. NULL: none.
    const pave_adjacency *intended;
    /// Whether to stretch the intended nodes like the tiles, by least squares along x and along y.
    /// Use it if the frame has other proportions, so that every tile is far from its node and only
    /// relative positions matter.
    bool stretched;
    bool labels;          ///< write the node numbers on the tiles
    int32_t first;        ///< number of node 0 in labels
    const char *title;    ///< title of the scene; NULL: none
    pave_scene_size size; ///< size of the picture
} pave_picture_mesh_def;

/// Draws a mesh. Groups of the scene: `tiles`, `rim`, `adjacency`, `faults`, `intended`,
/// `labels`. Linear time; border nodes and PAVE_PICTURE_FILL_COLORS add a factor of the
/// logarithm of the tiles.
PAVE_API pave_result pave_picture_mesh(const pave_picture_mesh_def *def,
                                       const pave_allocator *allocator, pave_scene **out,
                                       pave_error *error);

// ---- Maps ---------------------------------------------------------------------------------------

/// Meaning of the colour of a territory.
typedef enum pave_picture_map_fill {
    /// Owner if the map has owners, label if its kind is "schelling", territory otherwise.
    PAVE_PICTURE_BY_DEFAULT = 0,
    PAVE_PICTURE_BY_LABEL = 1,     ///< label: PAVE_PICTURE_RACES
    PAVE_PICTURE_BY_TERRITORY = 2, ///< neighbours differ: PAVE_PICTURE_LANDS
    PAVE_PICTURE_BY_OWNER = 3,     ///< owner: PAVE_PICTURE_PLAYERS
    PAVE_PICTURE_BY_NOTHING = 4
} pave_picture_map_fill;

/// Text on territories.
typedef enum pave_picture_map_marks {
    /// Nothing with `frame`; dice if the map has dice; otherwise the label if
    /// PAVE_PICTURE_BY_LABEL is given, otherwise the id.
    PAVE_PICTURE_MARK_DEFAULT = 0,
    PAVE_PICTURE_MARK_NOTHING = 1,
    PAVE_PICTURE_MARK_ID = 2,
    PAVE_PICTURE_MARK_SIZE = 3,
    PAVE_PICTURE_MARK_LABEL = 4,
    PAVE_PICTURE_MARK_OWNER = 5,
    PAVE_PICTURE_MARK_DICE = 6, ///< drawn as stacks of up to 8 dice; larger numbers are written
    PAVE_PICTURE_MARK_NAME = 7  ///< a name given by the caller
} pave_picture_map_marks;

/// Parameters of pave_picture_map: a map with its borders. If only the map is set, draws smooth
/// borders, and the fill that best separates territories. Maps with very many small cells become an
/// image.
typedef struct pave_picture_map_def {
    const pave_map *map;
    pave_picture_map_fill fill;
    pave_picture_map_marks marks;
    const char *const *names; ///< names for PAVE_PICTURE_MARK_NAME: names[id - 1] for territory id,
                              ///< UTF-8; NULL: the names of the map
    /// Smoothing passes of the borders, up to PAVE_SMOOTH_PASSES_MAX. 0 means 6, or none with
    /// `cells` or `frame`, and on a patch of drawn polygons, whose cells have no names of their own
    /// (pave_patch_def). Negative: none.
    int32_t smooth;
    bool cells; ///< draw the sides of cells too, if they are large enough
    bool frame; ///< frame of a film: the size (even, in pixels) and the line width depend only on
                ///< the cells
    const pave_mask *walls; ///< mask on the map's window: masked cells without a territory are
                            ///< drawn as rock, masked sides as stone walls; NULL: none
    /// One per cell; nonzero draws a dot if the cell is large enough. NULL: none.
    const uint8_t *dots;
    const char *title;    ///< title of the scene; NULL: none
    pave_scene_size size; ///< size of the picture
} pave_picture_map_def;

/// Draws a map. Groups of the scene: `territories`, `cells`, `borders`, `walls`; for a graph
/// `edges`, `nodes`; `dots`; `labels` or `dice`. `batch` (may be NULL) runs the strips of an image
/// and can stop between them (PAVE_STOPPED). Returns PAVE_RANGE also for an image with more pixels
/// than a scene allows. Takes the time of pave_borders_create, pave_borders_smooth and one
/// pave_borders_pole per label, or time linear in the number of pixels of an image.
PAVE_API pave_result pave_picture_map(const pave_picture_map_def *def,
                                      const pave_allocator *allocator, const pave_batch *batch,
                                      pave_scene **out, pave_error *error);

/// Returns the smoothing that pictures use for the borders of a map. The straight rim of windows of
/// squares and triangles is kept; the rim of other windows, meshes and patches is smoothed too.
/// `passes` must be at most PAVE_SMOOTH_PASSES_MAX. Constant time.
PAVE_API pave_smooth_def pave_picture_smoothing(const pave_map *map, int32_t passes);

// ---- Worlds -------------------------------------------------------------------------------------

/// Pictures of tiles on one sheet: tile 0 at the upper left, then row by row; each row is filled
/// with tiles.
typedef struct pave_picture_sheet {
    const uint8_t *rgba;   ///< 4 * width * height bytes: rows from the top, alpha not premultiplied
    int32_t width, height; ///< pixels
    int32_t tile_width,
        tile_height; ///< size of a tile in pixels, at least 1; even for isometric tiles
    int32_t margin;  ///< pixels around all tiles
    int32_t spacing; ///< pixels between tiles
} pave_picture_sheet;

enum {
    PAVE_PICTURE_TILE_SIZE_MAX = 4096
}; ///< maximum width and height of a tile's picture in pixels, on any tiling

/// Picture of a tile, neither turned nor mirrored.
typedef struct pave_picture_tile {
    uint32_t id;           ///< id without the bits of pave_wang_pose_of
    int32_t width, height; ///< pixels, 1..PAVE_PICTURE_TILE_SIZE_MAX
    int32_t stride;        ///< pixels from one row to the next, at least `width`
    const uint8_t *rgba;   ///< rows from the top, alpha not premultiplied
} pave_picture_tile;

/// Pictures of the tiles of a face.
typedef struct pave_picture_tile_list {
    const pave_picture_tile *tiles; ///< `count` pictures, ascending by id
    int64_t count;
    int mirror_sum; ///< as in pave_wang_def
} pave_picture_tile_list;

/// Writes the corners of a tile in its picture: the corners of the regular polygon that fills the
/// picture from side to side, with the axis of the left-right mirror upright. Coordinates are
/// fractions 0..1 of the width and the height. Corner k begins side k. Triangles and pointy
/// hexagons have a corner at the top, other shapes a side, unless `mirror_sum` says otherwise (0:
/// the default, see pave_wang_def). `sides` must be in 3..PAVE_WANG_SIDES_MAX and `mirror_sum` in
/// 0..sides. `out` must hold at least `sides` elements. Returns the height of the polygon at width
/// 1. Constant time.
PAVE_API double pave_picture_tile_polygon(int sides, int mirror_sum, pave_vec2 *out);

/// Computes the layout that shows pictures of tiles at their original size. Its unit is a pixel and
/// its steps are integers, so a tile looks the same in all cells. No picture is shrunk. `tiles`
/// must hold at least tiling->face_count elements, each with a tile. `layout` gives the orientation
/// of the tiling, in any size; NULL: the default of pave_picture_world_def. Returns PAVE_OK;
/// PAVE_RANGE if a face has no pictures or more than PAVE_WANG_SIDES_MAX sides, or if cells are too
/// small or too large. `error` may be NULL. Linear in the number of faces.
PAVE_API pave_result pave_picture_tile_layout(const pave_tiling *tiling,
                                              const pave_picture_tile_list *tiles,
                                              const pave_layout *layout, pave_layout *out,
                                              pave_error *error);

/// The visible part of a larger drawing, such as a block of a large picture.
typedef struct pave_picture_view {
    pave_cell from; ///< lattice point (q, r) at the origin of the layout, for full precision far
                    ///< from cell 0,0
    pave_box box;   ///< in the units of the layout, relative to `from`; not empty
} pave_picture_view;

/// Parameters of pave_picture_world: a part of a world. Without `window` and `patch`, a rectangle
/// of squares composed from a sheet. With `window`, cells of any tiling, drawn in the theme of a
/// built-in set, in colours, or with the pictures of the tiles. With `patch`, cells of a multigrid,
/// in a theme or in colours.
typedef struct pave_picture_world_def {
    const pave_world *world; ///< may be NULL with `cell_colors`
    pave_rect rect;          ///< at least 1 x 1 cells
    pave_picture_sheet sheet;
    bool isometric;            ///< tiles are diamonds that overlap from back to front
    const pave_window *window; ///< window of the world's tiling; NULL: `rect` and `sheet` are used.
                               ///< With a window these two and `isometric` are ignored
    /// Replaces a window: a patch of the world's multigrid, or any patch with `cell_colors` whose
    /// cells have at most PAVE_WANG_SIDES_MAX sides. A patch defines its positions, so `within`,
    /// `pictures`, `layout` and `orientation` do not apply, and only the box of `view` is used.
    /// NULL: none.
    const pave_patch *patch;
    /// Cells of the window to draw; shadows may extend beyond them. NULL: all cells.
    const pave_mask *within;
    /// Colours to draw instead of a world's: window->count (or patch->cell_count) *
    /// PAVE_WANG_PLACES_MAX, by cell index, as from pave_world_colors_at; for example from a naive
    /// map (explore.h). NULL: the world's colours.
    const uint8_t *cell_colors;
    pave_builtin theme; ///< theme for the world's colours, PAVE_BUILTIN_ROADS by default. Colours
                        ///< that the theme lacks count as its last colour, unset as its first. The
                        ///< garden is always drawn in its own colours
    /// With `window` or `patch`, replaces the theme: color_count colours of the set, 0xRRGGBBAA,
    /// from colour 1; later colours are grey. Corners become areas, higher colours over lower ones;
    /// edges become bands on the first colour or on the areas. Unset places are omitted. NULL: the
    /// theme.
    const uint32_t *colors;
    int color_count; ///< 0..PAVE_WANG_COLORS_MAX
    /// With `window` and a world, replaces theme and colours: the pictures of the tiles for each
    /// face of the tiling. The corners of pave_picture_tile_polygon are mapped to the corners of
    /// the cell, turned and mirrored like the tile; empty cells stay empty. NULL: none.
    const pave_picture_tile_list *pictures;
    /// Layout of the window; NULL: edges about 1 long, turned by `orientation`.
    const pave_layout *layout;
    pave_orientation orientation; ///< orientation of hexagons and triangles
    /// With `window` or `patch`: the visible part. With `pictures` its unit is a pixel; then
    /// `layout` is required, and the size must be a scale of 1. NULL: everything, at the positions
    /// of the layout.
    const pave_picture_view *view;
    uint64_t seed;     ///< seed of trees, stones and the like
    const char *title; ///< title of the scene; NULL: none
    /// {0}: one pixel per pixel of the sheet. With `window`: the default of scenes. With
    /// `pictures`: their original size; the steps of the tiling are rounded to pixels, so that a
    /// tile looks the same in all cells.
    pave_scene_size size;
} pave_picture_world_def;

/// Draws a part of a world. With a sheet: one image with tiles one world unit wide, in which cell
/// (q, r) begins at x = q; if isometric, the top of the first cell is at (0, 0). With a window:
/// shapes at the positions of the layout. With pictures: one image, one unit per pixel. `batch`
/// (may be NULL) runs rows and can stop (PAVE_STOPPED). Returns PAVE_INVALID also if a tile has no
/// picture or the window or patch does not fit the world; PAVE_RANGE for images or cells that are
/// too large, or no cells; PAVE_UNSUPPORTED for more than PAVE_WANG_SIDES_MAX sides or options that
/// patches lack. Nearly linear in the number of pixels or cells.
PAVE_API pave_result pave_picture_world(const pave_picture_world_def *def,
                                        const pave_allocator *allocator, const pave_batch *batch,
                                        pave_scene **out, pave_error *error);

// ---- Walks --------------------------------------------------------------------------------------

enum {
    PAVE_PICTURE_WALK_TEXT = 1024
}; ///< size of the description of a walk in bytes, including the final zero

/// A cell decided on a walk through a world (explore.h).
typedef struct pave_picture_walk_tile {
    pave_cell cell;
    int shade;                            ///< its class, below class_count
    int64_t seen;                         ///< step that first visited it; step_count or more: never
    uint32_t id;                          ///< PAVE_WANG_EMPTY: no tile
    uint8_t colors[PAVE_WANG_PLACES_MAX]; ///< colours of the tile
    /// candidate_count indices in the set of its face: the tiles that fit.
    const uint32_t *candidates;
    int64_t candidate_count;
    int64_t chosen; ///< index of the chosen candidate; -1: none
} pave_picture_walk_tile;

/// A visit. Visits decide the tiles of a walk, in order.
typedef struct pave_picture_walk_step {
    pave_cell at;
    int64_t first, count; ///< range of the tiles that the visit decided
} pave_picture_walk_step;

/// Writes the texts next to the maps. Each buffer has PAVE_PICTURE_WALK_TEXT bytes.
typedef struct pave_picture_walk_words {
    /// Writes the name of a tile's cell, and how the tile was decided.
    void (*tile)(void *context, int64_t tile, char *name, char *text);
    void (*step)(void *context, int64_t step, char *text); ///< writes the result of a step
    void *context;
} pave_picture_walk_words;

/// Parameters of pave_picture_walk: a walk, and how each of its tiles was decided.
typedef struct pave_picture_walk_def {
    const pave_tiling *tiling;
    const pave_wang_set *const *sets; ///< one set per face
    const pave_layout *layout;
    /// Required if there are classes, to find the classes of cells without a tile.
    const pave_world *world;
    int class_count; ///< number of classes of cells; below 2: none
    const pave_picture_walk_tile *tiles;
    int64_t tile_count;
    const pave_picture_walk_step *steps;
    int64_t step_count;            ///< at least 1
    bool hole;                     ///< whether no tile fits the cell of the last step
    bool candidates;               ///< draw a map per step, with the candidates of each choice
    pave_picture_walk_words words; ///< required if `candidates` is true
    pave_builtin theme;     ///< this field and the following ones: as in pave_picture_world_def
    const uint32_t *colors; ///< NULL: the theme
    int color_count;
    uint64_t seed;
    const char *title;
    pave_scene_size size;
} pave_picture_walk_def;

/// Draws a walk: the checkerboard of the classes; the tiles, dimmed if decided but not visited; the
/// path; and the player. Returns PAVE_OK; PAVE_INVALID if a needed field is missing; PAVE_RANGE for
/// more than 100,000 cells in all maps, and for steps with tiles that do not exist; PAVE_NO_MEMORY.
/// On failure `out` is NULL. Linear in the number of cells and of candidates drawn.
PAVE_API pave_result pave_picture_walk(const pave_picture_walk_def *def,
                                       const pave_allocator *allocator, pave_scene **out,
                                       pave_error *error);

// ---- Runs ---------------------------------------------------------------------------------------

/// A run of segregation.h.
typedef struct pave_picture_run {
    const int32_t *unsatisfied; ///< `count` numbers of unsatisfied agents, before each step and at
                                ///< the end; at least 1
    int64_t count;
    int32_t agents; ///< total number of agents
    uint64_t seed;  ///< seed of the run
} pave_picture_run;

/// Parameters of pave_picture_runs: plots the number of satisfied agents by step for each run.
typedef struct pave_picture_runs_def {
    const pave_picture_run *runs; ///< run_count runs
    int64_t run_count;
    const char *title;    ///< title of the scene, and above the curves; NULL: none
    pave_scene_size size; ///< {0}: the default of scenes
} pave_picture_runs_def;

/// Plots runs: one curve per run, axes, and the number of runs that satisfied all agents. A world
/// unit is one pixel of a picture 810 pixels wide. Returns PAVE_OK; PAVE_INVALID for a run without
/// a first value; PAVE_NO_MEMORY. On failure `out` is NULL. Linear in the number of steps.
PAVE_API pave_result pave_picture_runs(const pave_picture_runs_def *def,
                                       const pave_allocator *allocator, pave_scene **out,
                                       pave_error *error);

// ---- Tactics ------------------------------------------------------------------------------------

/// Returns a colour of a scale for distance fields, from pale (0) through warm to dark (`most`), as
/// 0xRRGGBBAA. `number` is clamped to 0..most; `most` below 1 counts as 1. Constant time.
PAVE_API uint32_t pave_picture_scale_color(int32_t number, int32_t most);

/// Kind of a token.
typedef enum pave_picture_token_kind {
    PAVE_PICTURE_UNIT = 0,   ///< a disc; on several cells, a body that covers them
    PAVE_PICTURE_FLAG = 1,   ///< a flag on its first cell, for a goal
    PAVE_PICTURE_COUNTER = 2 ///< a disc that fills its first cell; a name of more than three
                             ///< letters is written below the disc, which shows the first letter
} pave_picture_token_kind;

/// An item on cells.
typedef struct pave_picture_token {
    pave_picture_token_kind kind;
    const int32_t *cells; ///< cell_count indices of cells, at least 1
    int64_t cell_count;
    uint32_t color;   ///< 0xRRGGBBAA
    const char *text; ///< a few letters on it, UTF-8; NULL: none
    pave_vec2 facing; ///< direction that it faces, of any length; (0, 0): none
} pave_picture_token;

/// End of a trail.
typedef enum pave_picture_trail_end {
    PAVE_PICTURE_TRAIL_PLAIN = 0,
    PAVE_PICTURE_TRAIL_ARROW = 1,
    PAVE_PICTURE_TRAIL_BARRED = 2 ///< ends half-way to the cell `beyond`, with a cross
} pave_picture_trail_end;

/// A line through the centres of cells.
typedef struct pave_picture_trail {
    const int32_t *cells; ///< cell_count indices of cells, at least 1
    int64_t cell_count;
    uint32_t color; ///< 0xRRGGBBAA
    pave_picture_trail_end end;
    pave_cell beyond; ///< only for PAVE_PICTURE_TRAIL_BARRED
    bool straight;    ///< a straight line from the first centre to the last, for rays
} pave_picture_trail;

/// Parameters of pave_picture_tactics: a board of a game. If only the window or the walls are set,
/// the picture is a meadow with stone walls.
typedef struct pave_picture_tactics_def {
    const pave_window *window; ///< NULL: the window of the walls
    const pave_mask *walls;    ///< mask on the window: stone on cells and sides; NULL: none
    const pave_mask *rough;    ///< mask on the window: cells with trees; NULL: none
    /// A picture of the window's cells, such as a citadel, terrain, map or world. It is drawn below
    /// everything and replaces the meadow, the stone and the trees. NULL: none.
    const pave_scene *ground;
    bool cells;                ///< draw the sides of cells on `ground` too
    const pave_layout *layout; ///< layout of `ground`; NULL: edges about 1 long, by `orientation`
    pave_orientation orientation;
    /// window->count colours drawn over the ground, 0xRRGGBBAA; 0: none. NULL: none.
    const uint32_t *colors;
    const int32_t *outlines;  ///< window->count numbers: a line is drawn between neighbours with
                              ///< different numbers; cells outside the window have 0. NULL: none
    pave_picture_names names; ///< labels of faces; `write` NULL: none
    pave_box view; ///< visible part of the board; without an area: all, including `ground`
    const pave_picture_trail *trails; ///< trail_count trails
    int64_t trail_count;
    const pave_picture_token *tokens; ///< token_count tokens
    int64_t token_count;
    const char *title;    ///< title of the scene; NULL: none
    const char *caption;  ///< text below the picture; NULL: none
    pave_scene_size size; ///< {0}: the size of `ground`, or the default of scenes
} pave_picture_tactics_def;

/// Draws a board. Groups of the scene: `ground`, `cells`, `rough`, `outlines`, `trails`, `walls`,
/// `labels`, `tokens`. The ground is not drawn below cells of an opaque colour. Returns
/// PAVE_INVALID also if there is no window, if a mask has another window, or if a token or trail
/// has no cells or a cell outside the window. Linear in the number of cells of the window, tokens
/// and trails.
PAVE_API pave_result pave_picture_tactics(const pave_picture_tactics_def *def,
                                          const pave_allocator *allocator, pave_scene **out,
                                          pave_error *error);

// ---- Creatures ----------------------------------------------------------------------------------

/// Parameters of pave_picture_creature: a board of triangles with a creature at the first pose of
/// its path. Each further pose shows a ghost of the body. The cells that the creature passes are
/// tinted, and the last pose is outlined.
typedef struct pave_picture_creature_def {
    const pave_mask *walls; ///< the board
    /// Drawn below everything, as in pave_picture_tactics_def; NULL: none.
    const pave_scene *ground;
    pave_creature creature;
    const pave_creature_pose *poses; ///< pose_count poses, in order; NULL: no creature
    int64_t pose_count;
    const int32_t *clearance; ///< walls->window->count values of pave_creature_clearance, shown as
                              ///< tints and numbers; NULL: none
    pave_orientation orientation;
    const char *title;    ///< title of the scene; NULL: none
    pave_scene_size size; ///< {0}: the default of scenes
} pave_picture_creature_def;

/// Draws a creature on a board. Groups of the scene: as in pave_picture_tactics, and `ghosts`,
/// `way`, `creature`. Returns PAVE_UNSUPPORTED also for a board that creatures do not support, and
/// the results of pave_creature_check for a pose. Takes the time of pave_picture_tactics, plus time
/// linear in the number of cells that the creature covers and passes.
PAVE_API pave_result pave_picture_creature(const pave_picture_creature_def *def,
                                           const pave_allocator *allocator, pave_scene **out,
                                           pave_error *error);

// ---- Citadels -----------------------------------------------------------------------------------

/// Parameters of pave_picture_citadel: a citadel from above, lit from the north-west.
typedef struct pave_picture_citadel_def {
    const pave_citadel *citadel;
    const char *title;    ///< title of the scene; NULL: none
    pave_scene_size size; ///< {0}: the longer side has PAVE_SCENE_PICTURE_SIZE_DEFAULT pixels
} pave_picture_citadel_def;

/// Draws a citadel: fields and woods, water, streets, roofs of houses, and the works. The citadel's
/// seed chooses the colours of land and roofs, the trees and the boats. Edges are 1 long, as in the
/// default layout of triangles. The picture shows the window, cut straight at both ends of its
/// rows. Groups of the scene: `land`, `water`, `streets`, `houses`, `works`, `trees`. Returns
/// PAVE_OK; PAVE_NO_MEMORY (`out` is NULL). O(n log n) for n cells of the window.
PAVE_API pave_result pave_picture_citadel(const pave_picture_citadel_def *def,
                                          const pave_allocator *allocator, pave_scene **out,
                                          pave_error *error);

// ---- Formations ---------------------------------------------------------------------------------

/// Parameters of pave_picture_formation: soldiers in the colours of their ranks, with a point in
/// the direction that they face; enemies; lines of attack. If only the formation is set, draws its
/// current position.
typedef struct pave_picture_formation_def {
    const pave_formation *formation;
    /// Drawn below everything, as in pave_picture_tactics_def; NULL: none.
    const pave_scene *ground;
    int32_t ago;  ///< number of turns to go back in the last order, 0..turn_count
    bool tracks;  ///< draw the paths of the soldiers in that order up to this turn
    bool numbers; ///< write the 1-based number of each soldier
    bool close;   ///< show only the soldiers, their paths and enemies, not the whole board
    const pave_cell *enemies; ///< enemy_count cells of the board; NULL: none
    int64_t enemy_count;
    /// attack_count attacks of the formation in its current position, on `targets`: arrows if
    /// clear; otherwise red, dashed and with a cross. NULL: none.
    const pave_attack *attacks;
    int64_t attack_count;
    const pave_cell *targets;
    pave_orientation orientation;
    const char *title;    ///< title of the scene; NULL: none
    const char *caption;  ///< text below the picture; NULL: none
    pave_scene_size size; ///< {0}: the default of scenes
} pave_picture_formation_def;

/// Draws a formation on a board. Groups of the scene: as in pave_picture_tactics, and `tracks`,
/// `enemies`, `soldiers`, `attacks`. Returns PAVE_RANGE also if the order had fewer turns;
/// PAVE_INVALID if there is no formation or an enemy is not on the board. Takes the time of
/// pave_picture_tactics, plus time linear in the number of soldiers, times the number of turns with
/// tracks.
PAVE_API pave_result pave_picture_formation(const pave_picture_formation_def *def,
                                            const pave_allocator *allocator, pave_scene **out,
                                            pave_error *error);

// ---- Nests --------------------------------------------------------------------------------------

/// Parameters of pave_picture_nest: a map of two sizes of triangles. An item on a big tile is drawn
/// as the tile's ground, with a name; an item on a small tile as a smaller triangle. Half tiles are
/// drawn with their walls.
typedef struct pave_picture_nest_def {
    const pave_nest *nest;
    int hexagons; ///< grid of hexagons of six small tiles: 1 + its choice; 0: not drawn
    int squares;  ///< grid of squares of two small tiles: 1 + the kind of the shared edge; 0: not
                  ///< drawn
    /// marked_count small tiles, drawn in orange; tiles outside the map are ignored.
    const pave_cell *marked;
    int64_t marked_count;
    /// One colour per kind, 0xRRGGBBAA; NULL: the colours of PAVE_PICTURE_LANDS in order.
    const uint32_t *colors;
    pave_orientation orientation;
    const char *title;    ///< title of the scene; NULL: none
    pave_scene_size size; ///< {0}: the default of scenes
} pave_picture_nest_def;

/// Draws a nest. Groups of the scene: as in pave_picture_tactics, and `upgrades`, `big`, `halves`,
/// `squares`, `hexagons`, `names`. Returns also the results of pave_nest_check. Linear in the
/// number of small tiles.
PAVE_API pave_result pave_picture_nest(const pave_picture_nest_def *def,
                                       const pave_allocator *allocator, pave_scene **out,
                                       pave_error *error);

// ---- Terrain ------------------------------------------------------------------------------------

/// Parameters of pave_picture_terrain.
typedef struct pave_picture_terrain_def {
    const pave_terrain *terrain;
    bool cells;           ///< draw the sides of cells too
    const char *title;    ///< title of the scene; NULL: none
    pave_scene_size size; ///< {0}: the longer side has 1024 pixels. The edge of a cell must be at
                          ///< least one pixel, and the image at most PAVE_SCENE_IMAGE_PIXELS_MAX
} pave_picture_terrain_def;

/// Draws a terrain as a shaded relief, lit from the north-west: tints by height and zone, depths of
/// water, coasts, and rivers as lines that widen downstream. An edge is one world unit, and
/// vertices are at the positions of pave_tri_layout. Heights are interpolated smoothly between
/// vertices, although the terrain is flat on each cell. A rectangle loses half an edge on the left
/// and right, where its strips end in points. `batch` (may be NULL) runs rows and can stop between
/// them (PAVE_STOPPED). Linear in pixels and vertices. Temporary memory: 80 bytes per vertex.
PAVE_API pave_result pave_picture_terrain(const pave_picture_terrain_def *def,
                                          const pave_allocator *allocator, const pave_batch *batch,
                                          pave_scene **out, pave_error *error);

// ---- Solids -------------------------------------------------------------------------------------

/// Parameters of pave_picture_solid.
typedef struct pave_picture_solid_def {
    const pave_solid *solid;
    uint32_t background;  ///< 0xRRGGBBAA; alpha 0: none
    const char *title;    ///< title of the scene; NULL: none
    pave_scene_size size; ///< {0}: the default of scenes
} pave_picture_solid_def;

/// Draws a solid (terrain.h) from the south and above, without perspective, lit from the
/// north-west. Each triangle that faces the viewer has the colour of its zone; far triangles are
/// drawn first. An edge along a row is one world unit. Returns PAVE_INVALID for a solid without
/// triangles; PAVE_RANGE for 2^28 triangles or more. Linear time. Temporary memory: 16 bytes per
/// triangle.
PAVE_API pave_result pave_picture_solid(const pave_picture_solid_def *def,
                                        const pave_allocator *allocator, pave_scene **out,
                                        pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
