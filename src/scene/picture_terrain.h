/// src/scene/picture_terrain.h: internals of the shaded relief, shared by its pixels and lines.
#ifndef PAVE_SRC_PICTURE_TERRAIN_H
#define PAVE_SRC_PICTURE_TERRAIN_H

#include "../tactics/terrain/terrain_model.h"
#include "picture_shared.h"

/// Height and slope at a vertex, in edges, and its colour.
typedef struct pave_relief_vertex {
    float height;          ///< height of the ground, also under water
    float level;           ///< level of the water here; at dry vertices, below all heights
    float x, y;            ///< slope of the ground along x and y
    float tint[3], weight; ///< mean colour of the adjacent zones, and their number
} pave_relief_vertex;

typedef struct pave_relief {
    const pave_picture_terrain_def *def;
    const pave_terrain *terrain;
    pave_relief_vertex *vertices;
    float sea, top; ///< height of the sea, and maximum height
    float steep;    ///< vertical exaggeration of slopes
    uint8_t *rgba;
    int32_t width, height; ///< size in pixels
    pave_box view;
    double scale; ///< pixels per edge
} pave_relief;

/// Fills the vertices of a relief, which must have capacity for them.
void pave_relief_measure(pave_relief *relief);

/// Draws one row of pixels.
void pave_relief_row(void *job, int32_t row);

/// Adds the zones to the legend, with their colours and heights.
void pave_relief_keys(const pave_relief *relief, pave_scene *scene);

/// Returns the position of a vertex in the world.
static inline pave_vec2 pave_relief_point(pave_tri_vertex vertex)
{
    return pave_vec2_of(vertex.q + vertex.r * 0.5, vertex.r * 0.86602540378443864676);
}

/// Adds the rivers as lines.
pave_result pave_relief_rivers(const pave_relief *relief, const pave_allocator *allocator,
                               pave_scene *scene);

#endif
