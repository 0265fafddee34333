/// src/scene/picture_terrain.h: the shaded relief of a terrain: what its pixels and its lines
/// share.
#ifndef PAVE_SRC_PICTURE_TERRAIN_H
#define PAVE_SRC_PICTURE_TERRAIN_H

#include "../tactics/terrain/terrain_model.h"
#include "picture_parts.h"

/// Heights and their slopes at a vertex, in edges, and its colour.
typedef struct pave_relief_vertex {
    float height;          ///< of the ground, below water too
    float level;           ///< of the water here; of dry vertices a number below all heights
    float x, y;            ///< the slope of the ground along x and y
    float haze;            ///< how much lower than the land around: 0..1
    float tint[3], weight; ///< the mean colour of the zones around, and how many they are
} pave_relief_vertex;

typedef struct pave_relief {
    const pave_picture_terrain_def *def;
    const pave_terrain *terrain;
    pave_relief_vertex *vertices;
    float sea, top; ///< heights
    float steep;    ///< by how much slopes are exaggerated
    uint8_t *rgba;
    int32_t width, height; ///< pixels
    pave_box view;
    double scale; ///< pixels an edge
} pave_relief;

/// Fills the vertices of a relief, which has room for them.
void pave_relief_measure(pave_relief *relief);

/// Draws one row of pixels.
void pave_relief_row(void *job, int32_t row);

/// Says in the legend which zones there are, in their colours, and how high they lie.
void pave_relief_keys(const pave_relief *relief, pave_scene *scene);

/// The position of a vertex in the world.
static inline pave_vec2 pave_relief_point(pave_tri_vertex vertex)
{
    return pave_vec2_of(vertex.q + vertex.r * 0.5, vertex.r * 0.86602540378443864676);
}

/// Adds the rivers as lines.
pave_result pave_relief_rivers(const pave_relief *relief, const pave_allocator *allocator,
                               pave_scene *scene);

#endif
