/// src/scene/picture_citadel.h: internals of citadel pictures: the painter, its regions as
/// polygons, and its random draws.
#ifndef PAVE_SRC_PICTURE_CITADEL_H
#define PAVE_SRC_PICTURE_CITADEL_H

#include "picture_shared.h"

#include <pave/bias.h>
#include <pave/random.h>

/// Purposes of random words: values of s in the stream PAVE_STREAM_CITADEL that follow the town's.
enum {
    PAVE_LOOK_TOWN = 0x100,
    PAVE_LOOK_HOUSE,
    PAVE_LOOK_HUB,
    PAVE_LOOK_FIELD,
    PAVE_LOOK_TREE,
    PAVE_LOOK_BOAT
};

#define PAVE_LOOK_ROAD UINT32_C(0xe0cd9dff)

/// State of a picture. Borders are computed for regions: one for each zone, numbered from 1, then
/// one for each house, then one for each field.
typedef struct pave_citadel_painter {
    const pave_picture_citadel_def *def;
    const pave_citadel *citadel;
    const pave_window *window;
    const pave_allocator *allocator;
    pave_layout layout;
    pave_scene *scene;
    pave_polygons *polygons;
    pave_borders *borders;
    int32_t *regions; // region of each cell
    int32_t house_first, field_first, region_count;
    // The rings of one region, without collinear corners.
    pave_vec2 *points;
    int64_t *ring_sizes;
    int64_t point_room, ring_room, point_count, ring_count;
    bool no_memory;
} pave_citadel_painter;

// ---- Draws --------------------------------------------------------------------------------------

/// Returns a random integer in 0..count-1 for a position.
static inline int32_t pave_look_draw(const pave_citadel_painter *p, uint32_t what, int32_t q,
                                     int32_t r, uint32_t draw, int32_t count)
{
    const pave_random_words words =
        pave_random_at(p->citadel->def.seed, PAVE_STREAM_CITADEL, q, r, what, draw);
    return (int32_t)pave_random_below(words.word[0], (uint32_t)count);
}

/// Returns a random fraction in 0..1 for a position.
static inline double pave_look_share(const pave_citadel_painter *p, uint32_t what, pave_cell cell,
                                     uint32_t draw)
{
    enum { STEPS = 4096 };
    return pave_look_draw(p, what, cell.q, 2 * cell.r + cell.s, draw, STEPS) / (double)STEPS;
}

// ---- Colours ------------------------------------------------------------------------------------

/// Scales the channels of a colour by `factor`.
uint32_t pave_look_shade(uint32_t color, double factor);

static inline uint32_t pave_look_alpha(uint32_t color, double alpha)
{
    return (color & 0xffffff00u) | (uint32_t)(alpha * 255 + 0.5);
}

// ---- Polygons -----------------------------------------------------------------------------------

/// Collects the rings of a region into `points`. Returns false if it has no rings or memory runs
/// out.
bool pave_look_collect(pave_citadel_painter *p, int32_t region);

/// Collects a polygon of the citadel; `more` appends it to the collected points. Returns false if
/// memory runs out.
bool pave_look_collect_polygon(pave_citadel_painter *p, const pave_citadel_polygon *polygon,
                               bool more);

/// Adds the collected rings, translated by (x, y).
void pave_look_add(pave_citadel_painter *p, double x, double y, const pave_scene_style *style);

/// Fills a region, and draws a thin outline in the same colour to cover seams. Skips a region
/// without cells.
void pave_look_fill(pave_citadel_painter *p, int32_t region, uint32_t color);

/// Adds the colour of a zone to the legend.
void pave_look_key(pave_citadel_painter *p, pave_citadel_zone zone, uint32_t color);

/// Insets a polygon by `inset` on all sides. `inset` must be much shorter than any side; `out` must
/// not alias `points`.
void pave_look_inset(const pave_vec2 *points, int64_t count, double inset, pave_vec2 *out);

/// Draws a hip roof of uniform slope over a convex polygon of at most 16 corners: each roof face
/// covers the points nearest to its side. Light comes from the north-west.
void pave_look_hip_roof(pave_citadel_painter *p, const pave_vec2 *points, int64_t count,
                        uint32_t color);

bool pave_look_is_convex(const pave_vec2 *points, int64_t count);

static inline int32_t pave_look_region_of_zone(pave_citadel_zone zone) { return (int32_t)zone + 1; }

// ---- Layers, bottom to top ----------------------------------------------------------------------

/// Assigns regions to the cells of fields. Returns an upper bound of the number of these regions.
int32_t pave_look_fields(pave_citadel_painter *p);
void pave_look_paint_land(pave_citadel_painter *p);
void pave_look_paint_water(pave_citadel_painter *p);
void pave_look_paint_streets(pave_citadel_painter *p);
void pave_look_paint_houses(pave_citadel_painter *p);
void pave_look_paint_works(pave_citadel_painter *p);
void pave_look_paint_trees(pave_citadel_painter *p);

#endif
