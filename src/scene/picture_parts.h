/// src/scene/picture_parts.h: what pictures share: positions of the parts of a tiling, room on
/// them, and lists of parts in order.
#ifndef PAVE_SRC_PICTURE_PARTS_H
#define PAVE_SRC_PICTURE_PARTS_H

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

/// The colour a share 0..1 of the way from one to another, channel by channel. Constant time.
uint32_t pave_picture_blend(uint32_t from, uint32_t to, double share);

/// Fills `error` as out of memory, and returns PAVE_NO_MEMORY.
pave_result pave_picture_no_memory(pave_error *error);

/// Ends the making of a picture: `result` is that of the work, and where that is PAVE_OK that of
/// the scene counts. Returns it with `out` and `error` filled; the scene is destroyed unless it is
/// PAVE_OK.
pave_result pave_picture_finish(pave_scene *scene, pave_result result, pave_scene **out,
                                pave_error *error);

/// The length that a cell of a tiling has on paper, see pave_scene_paper.
double pave_picture_cell_length(const pave_tiling *tiling, const pave_layout *layout);

/// Writes a whole number in decimal digits. `out` must hold at least 24 bytes.
void pave_picture_digits(int64_t number, char *out);

/// Writes `q,r,s`. `out` must hold at least 48 bytes.
void pave_picture_cell_digits(pave_cell cell, char *out);

/// Fills `error` with a message, and returns `result`.
pave_result pave_picture_wrong(pave_error *error, pave_result result, const char *message);

// ---- Cells and queries --------------------------------------------------------------------------
// Of windows and of patches. `unit` is the length by which lines and letters go.

#define PAVE_PICTURE_INK UINT32_C(0x33302bff)   // labels on light ground
#define PAVE_PICTURE_LIGHT UINT32_C(0xffffffff) // labels on strong colours
#define PAVE_PICTURE_WALL UINT32_C(0x57524aff)
#define PAVE_PICTURE_LINES UINT32_C(0xa79d8bff)
#define PAVE_PICTURE_BLUE UINT32_C(0x1f6f8bff) // what the query is about
#define PAVE_PICTURE_ORANGE UINT32_C(0xd9692fff)
#define PAVE_PICTURE_ORANGE_WALL UINT32_C(0x9a4520ff) // an answer that is a wall
#define PAVE_PICTURE_SEEN UINT32_C(0xf6cfaeff)
#define PAVE_PICTURE_PALE UINT32_C(0xf7f3e9ff) // cells without a colour

#define PAVE_PICTURE_DOT 0.055       // of vertices, in units
#define PAVE_PICTURE_WAY_WIDTH 0.11  // of lines through cells, in units
#define PAVE_PICTURE_LABEL_PIXELS 5  // smaller labels are left out
#define PAVE_PICTURE_LABEL_MOST 0.4  // of labels on faces, in units
#define PAVE_PICTURE_LABEL_WANTED 12 // pixels, if the picture need not become larger than ...
#define PAVE_PICTURE_PIXELS_MOST 4096

/// The colour of a number of a query, 0 to `most`: classes have one each; distances fade from the
/// colour of answers to that of the ground.
uint32_t pave_picture_number_color(int32_t number, int32_t most, bool classes);

/// What of a query is in a picture.
typedef struct pave_picture_query_parts {
    bool subject, answer, seen, walls;
    const int32_t *numbers; ///< NULL: none
    int32_t most;           ///< the greatest of them
    bool classes;
} pave_picture_query_parts;

/// Adds the meanings of the colours of a query to the legend. Classes have none.
void pave_picture_add_query_keys(pave_scene *scene, const pave_picture_query_parts *parts);

/// Adds a point of a query, with a rim as wide as lines are.
void pave_picture_add_point(pave_scene *scene, pave_vec2 at, double unit, double line,
                            uint32_t color);

/// How a line through cells is drawn.
pave_scene_style pave_picture_way_style(double unit);

/// Adds an arrow through two or more points; `before_label`: it ends before the last one, which is
/// moved.
void pave_picture_add_way(pave_scene *scene, pave_vec2 *points, int64_t count, double unit,
                          bool before_label);

/// Adds the text below a picture: as large as a share of the picture's width, at most a little
/// larger than labels, and if there is room large enough to be read. NULL adds nothing.
void pave_picture_add_caption(pave_scene *scene, const char *caption, double label, double scale);

/// The largest size of a text with its middle at a point inside a polygon, whose width is 2
/// `half_width` of its size: it meets no side.
double pave_picture_size_inside(const pave_vec2 *corners, int32_t count, pave_vec2 at,
                                double half_width);

// ---- Parts of a tiling --------------------------------------------------------------------------

/// A tiling in the world. `edge_sides` holds, of each edge of the unit cell, a face and its side.
typedef struct pave_picture_grid {
    const pave_tiling *tiling;
    pave_layout layout;
    int32_t *edge_sides; ///< 2 * edge_count
    pave_vec2 *corners;  ///< room for those of one face
    double unit;         ///< the length of the shortest edge
} pave_picture_grid;

/// Fills in all but the tiling and the layout. PAVE_OK or PAVE_NO_MEMORY; then too it is to be
/// closed.
pave_result pave_picture_grid_open(pave_picture_grid *grid, const pave_allocator *allocator);
void pave_picture_grid_close(pave_picture_grid *grid, const pave_allocator *allocator);

/// Fills grid->corners with those of a face, and returns the count.
int pave_picture_corners(const pave_picture_grid *grid, pave_cell cell);

/// The vertices at the ends of an edge.
void pave_picture_edge_vertices(const pave_picture_grid *grid, pave_cell edge, pave_cell out[2]);

pave_vec2 pave_picture_vertex_point(const pave_picture_grid *grid, pave_cell vertex);
void pave_picture_edge_ends(const pave_picture_grid *grid, pave_cell edge, pave_vec2 out[2]);

/// Where a part is: the middle of a face or an edge, or a vertex. Constant time.
pave_vec2 pave_picture_grid_point(const pave_picture_grid *grid, const pave_picture_part *part);

/// The largest size of a text on a face whose width is 2 `half_width` of its size, at least `away`
/// from each side.
double pave_picture_size_within(const pave_picture_grid *grid, pave_cell cell, double half_width,
                                double away);

/// The distance from the centroid of a face to its nearest side.
double pave_picture_room_in(const pave_picture_grid *grid, pave_cell cell);

// ---- Lists of parts -----------------------------------------------------------------------------

/// A part and its number in a list.
typedef struct pave_picture_entry {
    pave_picture_part part;
    int64_t number;
} pave_picture_entry;

/// Parts in order: by kind, r, q, s, then number.
typedef struct pave_picture_list {
    pave_picture_entry *entries;
    int64_t count, room;
} pave_picture_list;

/// Makes room for as many entries in an empty list. False: no memory.
bool pave_picture_list_open(pave_picture_list *list, int64_t room, const pave_allocator *allocator);
void pave_picture_list_close(pave_picture_list *list, const pave_allocator *allocator);

/// Adds an entry; there is room.
static inline void pave_picture_list_add(pave_picture_list *list, pave_picture_part_kind kind,
                                         pave_cell at, int64_t number)
{
    assert(list->count < list->room);
    list->entries[list->count].part = (pave_picture_part){kind, at};
    list->entries[list->count++].number = number;
}

void pave_picture_list_sort(pave_picture_list *list);

/// The smallest number of a part in a sorted list; -1: it is not in it.
int64_t pave_picture_list_find(const pave_picture_list *list, const pave_picture_part *part);

/// Lists the parts of a kind that the window has, each once: faces in the window's order, others by
/// r, q, s. False: no memory.
bool pave_picture_list_window(pave_picture_list *list, const pave_window *window,
                              pave_picture_part_kind kind, const pave_allocator *allocator);

#endif
