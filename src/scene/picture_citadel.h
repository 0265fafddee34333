/// src/scene/picture_citadel.h: what the parts of a citadel's picture share: the painter, its
/// regions as polygons, and the draws of its looks.
#ifndef PAVE_SRC_PICTURE_CITADEL_H
#define PAVE_SRC_PICTURE_CITADEL_H

#include "picture_parts.h"

#include <pave/bias.h>
#include <pave/random.h>

/// What is drawn at random: the numbers s of calls of PAVE_STREAM_CITADEL, after those of the town.
enum {
    PAVE_LOOK_TOWN = 0x100,
    PAVE_LOOK_HOUSE,
    PAVE_LOOK_HUB,
    PAVE_LOOK_FIELD,
    PAVE_LOOK_TREE,
    PAVE_LOOK_BOAT
};

/// The territories of the borders: a region for each zone, by its number plus 1, then each house,
/// then each field.
typedef struct pave_citadel_painter {
    const pave_picture_citadel_def *def;
    const pave_citadel *citadel;
    const pave_window *window;
    const pave_allocator *allocator;
    pave_layout layout;
    pave_scene *scene;
    pave_polygons *polygons;
    pave_borders *borders;
    int32_t *regions; // of each cell
    int32_t house_first, field_first, region_count;
    // The rings of one region, without corners on straight sides.
    pave_vec2 *points;
    int64_t *ring_sizes;
    int64_t point_room, ring_room, point_count, ring_count;
    bool no_memory;
} pave_citadel_painter;

// ---- Draws --------------------------------------------------------------------------------------

/// A number 0..count-1 of a place.
static inline int32_t pave_look_draw(const pave_citadel_painter *p, uint32_t what, int32_t q,
                                     int32_t r, uint32_t draw, int32_t count)
{
    const pave_random_words words =
        pave_random_at(p->citadel->def.seed, PAVE_STREAM_CITADEL, q, r, what, draw);
    return (int32_t)pave_random_below(words.word[0], (uint32_t)count);
}

/// A number 0 to 1 of a place.
static inline double pave_look_share(const pave_citadel_painter *p, uint32_t what, pave_cell cell,
                                     uint32_t draw)
{
    enum { STEPS = 4096 };
    return pave_look_draw(p, what, cell.q, 2 * cell.r + cell.s, draw, STEPS) / (double)STEPS;
}

// ---- Colours ------------------------------------------------------------------------------------

/// A colour, its channels times `factor`.
uint32_t pave_look_shade(uint32_t color, double factor);

static inline uint32_t pave_look_alpha(uint32_t color, double alpha)
{
    return (color & 0xffffff00u) | (uint32_t)(alpha * 255 + 0.5);
}

// ---- Polygons -----------------------------------------------------------------------------------

/// Collects the rings of a region into `points`. False: it has none, or no memory.
bool pave_look_collect(pave_citadel_painter *p, int32_t region);

/// Collects a polygon of the citadel, after those that are there if `more`. False: no memory.
bool pave_look_collect_polygon(pave_citadel_painter *p, const pave_citadel_polygon *polygon,
                               bool more);

/// Adds what is collected, moved by (x, y).
void pave_look_add(pave_citadel_painter *p, double x, double y, const pave_scene_style *style);

/// Fills a region, with a thin stroke of its own colour that covers seams. A region without cells
/// is left out.
void pave_look_fill(pave_citadel_painter *p, int32_t region, uint32_t color);

/// Says in the legend that a zone has a colour.
void pave_look_key(pave_citadel_painter *p, pave_citadel_zone zone, uint32_t color);

/// A polygon drawn in by `inset` on all sides, which must be far less than a side. `out` is another
/// array.
void pave_look_inset(const pave_vec2 *points, int64_t count, double inset, pave_vec2 *out);

/// A hip roof of equal slope over a convex polygon of at most 16 corners: each side owns what is
/// nearest to it, lit from the north-west.
void pave_look_hip_roof(pave_citadel_painter *p, const pave_vec2 *points, int64_t count,
                        uint32_t color);

bool pave_look_is_convex(const pave_vec2 *points, int64_t count);

static inline int32_t pave_look_region_of_zone(pave_citadel_zone zone) { return (int32_t)zone + 1; }

// ---- What is painted, from below to above -------------------------------------------------------

/// Gives the cells of fields their regions; returns how many there may be.
int32_t pave_look_fields(pave_citadel_painter *p);
void pave_look_paint_land(pave_citadel_painter *p);
void pave_look_paint_water(pave_citadel_painter *p);
void pave_look_paint_streets(pave_citadel_painter *p);
void pave_look_paint_houses(pave_citadel_painter *p);
void pave_look_paint_works(pave_citadel_painter *p);
void pave_look_paint_trees(pave_citadel_painter *p);

#endif
