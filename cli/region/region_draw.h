/// cli/region/region_draw.h: what the layers of a picture of a map share.
#ifndef PAVE_CLI_REGION_DRAW_H
#define PAVE_CLI_REGION_DRAW_H

#include "region.h"
#include "region_borders.h"

/// That of the circle of a graph's node, beside the edge of a hexagon.
#define REGION_NODE_RADIUS 0.5

/// A picture on its way.
typedef struct region_drawing {
    const region_job *job;
    const pave_map *map;
    pave_scene *scene;
    region_fill fill;
    region_labels labels;
    int32_t smooth; ///< passes over the borders
    bool sea;       ///< what is empty is sea, of which there is more around; else it is empty cells
    pave_box bounds;       ///< of all cells
    double unit;           ///< the edge of a hexagon that is as large as a cell in the mean
    double line;           ///< how thick a border is, world units
    double scale;          ///< pixels of a world unit, near enough to know what can be read
    int32_t *colors;       ///< of REGION_FILL_TERRITORY: that of each territory; else NULL
    int32_t *part_of_cell; ///< parts 1..part_count: territories, and pieces of what is empty; NULL
                           ///< where cells are drawn as pixels or nodes
    int32_t
        *territory_of; ///< part_count + 1: the territory that a part is; 0: it is empty, or outside
    int32_t part_count;
    region_borders borders; ///< of the parts
    pave_vec2 *points;      ///< room for those of one part
    int64_t *ring_sizes;
    int64_t point_room, ring_room;
} region_drawing;

/// The colour of a territory, 0xRRGGBBAA; 0: none.
uint32_t region_color_of(const region_drawing *drawing, int32_t territory);

/// How many pixels a territory has, in the mean.
double region_pixels_of_territory(const region_drawing *drawing);

// Each adds what it draws to the scene, and returns an exit code, having said what was wrong. What
// the scene says is looked at in the end.

/// The parts and the lines between them.
int region_draw_parts(region_drawing *drawing);

/// The cells as pixels of an image, for maps whose cells are too small to have outlines.
int region_draw_pixels(region_drawing *drawing);

/// The nodes of a graph and what joins them.
int region_draw_nodes(region_drawing *drawing);

/// The cells across each chokepoint. It cannot fail.
void region_draw_narrow(region_drawing *drawing);

/// Labels and dice, at the poles of the territories.
int region_draw_marks(region_drawing *drawing);

#endif
