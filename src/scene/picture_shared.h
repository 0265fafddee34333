/// src/scene/picture_shared.h: code shared by pictures: positions of the parts of a tiling, the
/// space for labels on them, sorted lists of parts, and helpers for errors, captions and colours.
#ifndef PAVE_SRC_PICTURE_SHARED_H
#define PAVE_SRC_PICTURE_SHARED_H

#include "scene_model.h"

#include <pave/picture.h>

#include <math.h>

static inline double pave_picture_least(double a, double b) { return a < b ? a : b; }
static inline double pave_picture_most(double a, double b) { return a > b ? a : b; }

static inline double pave_picture_distance(pave_vec2 a, pave_vec2 b)
{
    return sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
}

static inline pave_vec2 pave_picture_middle(pave_vec2 a, pave_vec2 b)
{
    return pave_vec2_of((a.x + b.x) / 2, (a.y + b.y) / 2);
}

/// Interpolates two colours channel by channel, with a fraction in 0..1. Constant time.
uint32_t pave_picture_blend(uint32_t from, uint32_t to, double share);

/// Sets `error` to out of memory and returns PAVE_NO_MEMORY.
pave_result pave_picture_no_memory(pave_error *error);

/// Finishes a picture. `result` is the result of the work so far; if it is PAVE_OK, the result of
/// the scene replaces it. Returns the result and fills `out` and `error`. Destroys the scene unless
/// the result is PAVE_OK.
pave_result pave_picture_finish(pave_scene *scene, pave_result result, pave_scene **out,
                                pave_error *error);

/// Returns the printed length of a cell of a tiling; see pave_scene_paper.
double pave_picture_cell_length(const pave_tiling *tiling, const pave_layout *layout);

/// Returns the mean area of the tiles of a mesh, which must have some. `length` receives their
/// printed length: if most have 5 to 7 sides, as on a board of hexagons with some adjacencies
/// removed, the width of a hexagon with that area; otherwise the mean length of a side.
double pave_picture_mesh_measure(const pave_mesh *mesh, double *length);

/// Writes an integer in decimal. `out` must hold at least 24 bytes.
void pave_picture_digits(int64_t number, char *out);

/// Writes `q,r,s`. `out` must hold at least 48 bytes.
void pave_picture_cell_digits(pave_cell cell, char *out);

/// Writes a message to `error` and returns `result`.
pave_result pave_picture_wrong(pave_error *error, pave_result result, const char *message);

// Constants for windows and patches. Lines and letters are proportional to `unit`.

#define PAVE_PICTURE_INK UINT32_C(0x33302bff)   // labels on light ground
#define PAVE_PICTURE_LIGHT UINT32_C(0xffffffff) // labels on strong colours
#define PAVE_PICTURE_WALL UINT32_C(0x57524aff)
#define PAVE_PICTURE_LINES UINT32_C(0xa79d8bff)
#define PAVE_PICTURE_BLUE UINT32_C(0x1f6f8bff) // the subject of the query
#define PAVE_PICTURE_ORANGE UINT32_C(0xd9692fff)
#define PAVE_PICTURE_ORANGE_WALL UINT32_C(0x9a4520ff) // walls in an answer
#define PAVE_PICTURE_SEEN UINT32_C(0xf6cfaeff)
#define PAVE_PICTURE_SEEN_WALL UINT32_C(0x966c4cff)
#define PAVE_PICTURE_PALE UINT32_C(0xf7f3e9ff) // cells without a colour

#define PAVE_PICTURE_DOT 0.055        // radius of vertices, in units
#define PAVE_PICTURE_WAY_WIDTH 0.11   // width of lines through cells, in units
#define PAVE_PICTURE_LABEL_PIXELS 5   // minimum label height, in pixels
#define PAVE_PICTURE_LABEL_MOST 0.4   // maximum label height on faces, in units
#define PAVE_PICTURE_LABEL_WANTED 12  // preferred label height, in pixels
#define PAVE_PICTURE_PIXELS_MOST 4096 // maximum picture size for that height, in pixels

/// Returns the colour of a number 0..`most` of a query. Each class has its own colour; distances
/// fade from the colour of answers to the colour of the ground.
uint32_t pave_picture_number_color(int32_t number, int32_t most, bool classes);

/// The parts of a query that occur in a picture.
typedef struct pave_picture_query_parts {
    bool subject, answer, path, seen, walls; ///< `path`: the answer is a path
    const int32_t *numbers;                  ///< NULL: none
    int32_t most;                            ///< the maximum number
    bool classes;
} pave_picture_query_parts;

/// Adds the colours of a query to the legend. Classes have no entry.
void pave_picture_add_query_keys(pave_scene *scene, const pave_picture_query_parts *parts);

/// Adds a point of a query, with a rim as wide as a line.
void pave_picture_add_point(pave_scene *scene, pave_vec2 at, double unit, double line,
                            uint32_t color);

/// Returns the style of a line through cells.
pave_scene_style pave_picture_way_style(double unit);

/// Adds an arrow through two or more points. `before_label` ends it before the last point, which is
/// modified then.
void pave_picture_add_way(pave_scene *scene, pave_vec2 *points, int64_t count, double unit,
                          bool before_label);

/// Adds a caption below a picture. Its size is relative to the picture's width: at most slightly
/// larger than labels, and legible if there is space. NULL adds nothing.
void pave_picture_add_caption(pave_scene *scene, const char *caption, double label, double scale);

/// Returns the maximum font size at which a label centred at a point of a polygon does not touch
/// any side. The text is 2 `half_width` em wide.
double pave_picture_size_inside(const pave_vec2 *corners, int32_t count, pave_vec2 at,
                                double half_width);

// ---- Parts of a tiling --------------------------------------------------------------------------

/// A tiling with its layout in world units. `edge_sides` has, for each edge of the unit cell, a
/// face and the side of this face.
typedef struct pave_picture_grid {
    const pave_tiling *tiling;
    pave_layout layout;
    int32_t *edge_sides; ///< 2 * edge_count
    pave_vec2 *corners;  ///< capacity for the corners of one face
    double unit;         ///< length of the shortest edge
} pave_picture_grid;

/// Initializes all members except the tiling and the layout. Returns PAVE_OK or PAVE_NO_MEMORY. The
/// caller must close the grid in either case.
pave_result pave_picture_grid_open(pave_picture_grid *grid, const pave_allocator *allocator);
void pave_picture_grid_close(pave_picture_grid *grid, const pave_allocator *allocator);

/// Fills grid->corners with the corners of a face and returns their number.
int pave_picture_corners(const pave_picture_grid *grid, pave_cell cell);

/// Finds the vertices at the ends of an edge.
void pave_picture_edge_vertices(const pave_picture_grid *grid, pave_cell edge, pave_cell out[2]);

pave_vec2 pave_picture_vertex_point(const pave_picture_grid *grid, pave_cell vertex);
void pave_picture_edge_ends(const pave_picture_grid *grid, pave_cell edge, pave_vec2 out[2]);

/// Returns the position of a part: the centre of a face or an edge, or a vertex. Constant time.
pave_vec2 pave_picture_grid_point(const pave_picture_grid *grid, const pave_picture_part *part);

/// Returns the maximum font size of a label on a face, at least `away` from each side. The text is
/// 2 `half_width` em wide.
double pave_picture_size_within(const pave_picture_grid *grid, pave_cell cell, double half_width,
                                double away);

/// Returns the distance from the centroid of a face to its nearest side.
double pave_picture_room_in(const pave_picture_grid *grid, pave_cell cell);

// ---- Lists of parts -----------------------------------------------------------------------------

/// A part and its number in a list.
typedef struct pave_picture_entry {
    pave_picture_part part;
    int64_t number;
} pave_picture_entry;

/// Parts sorted by kind, r, q, s, then number.
typedef struct pave_picture_list {
    pave_picture_entry *entries;
    int64_t count, room;
} pave_picture_list;

/// Reserves capacity for `room` entries in an empty list. Returns false if memory runs out.
bool pave_picture_list_open(pave_picture_list *list, int64_t room, const pave_allocator *allocator);
void pave_picture_list_close(pave_picture_list *list, const pave_allocator *allocator);

/// Appends an entry. The list must have capacity for it.
static inline void pave_picture_list_add(pave_picture_list *list, pave_picture_part_kind kind,
                                         pave_cell at, int64_t number)
{
    assert(list->count < list->room);
    list->entries[list->count].part = (pave_picture_part){kind, at};
    list->entries[list->count++].number = number;
}

void pave_picture_list_sort(pave_picture_list *list);

/// Returns the minimum number of a part in a sorted list; -1 if it is not in the list.
int64_t pave_picture_list_find(const pave_picture_list *list, const pave_picture_part *part);

/// Lists the parts of a kind in a window, each once: faces in the window's order, others by r, q,
/// s. Returns false if memory runs out.
bool pave_picture_list_window(pave_picture_list *list, const pave_window *window,
                              pave_picture_part_kind kind, const pave_allocator *allocator);

#endif
