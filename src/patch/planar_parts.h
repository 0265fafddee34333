/// src/patch/planar_parts.h: internals of planar faces: vertices on a lattice, edges between them,
/// and their faces.
///
/// Half-edge h runs along edge h / 2, from the edge's first end to its second if h is even. Its
/// face is on its left in a plane with y up; faces run counterclockwise there, and clockwise on
/// screen.
#ifndef PAVE_SRC_PLANAR_PARTS_H
#define PAVE_SRC_PLANAR_PARTS_H

#include "../base/array.h"
#include "../base/index.h"
#include "planar_boxes.h"

#include <pave/planar.h>

enum {
    PAVE_PLANAR_EDGES_MAX = 1 << 29,
    PAVE_PLANAR_NONE = -1 ///< no face, no area, no vertex
};

/// A preliminary edge; there may be duplicates.
typedef struct pave_planar_side {
    int32_t a, b; ///< vertices
    int32_t tag;  ///< the side's area or, if there are no areas, its line
} pave_planar_side;

/// A closed walk with one face on its left.
typedef struct pave_planar_cycle {
    int32_t first; ///< one of its half-edges
    double area;   ///< in square steps; positive around a face, negative around a component from
                   ///< outside
    int32_t face;  ///< number of the cycle around its face; PAVE_PLANAR_NONE for the outside
    int32_t inner; ///< for a face: a cycle around a component inside it; others are linked by
                   ///< `next`
    int32_t next;
} pave_planar_cycle;

typedef struct pave_planar_job {
    const pave_planar_def *def;
    pave_allocator allocator;
    pave_planar *out;
    pave_planar_fault *fault;
    pave_error *error;

    // The lattice: a point is at origin + step * point.
    pave_vec2 origin;
    double step, near; ///< lattice step in world units; distance that counts as near, in steps

    // Vertices.
    int32_t vertex_count;
    int64_t vertex_room, place_room, chain_room;
    pave_point *vertices;
    pave_vec2 *places; ///< world positions
    int32_t *chain;    ///< next vertex in the same bucket
    pave_index buckets;
    int32_t bucket; ///< size of a bucket, in steps

    // Sides; later edges: each pair of vertices once, with the lower vertex first.
    int32_t side_count;
    int64_t side_room;
    pave_planar_side *sides;
    int32_t edge_count;
    int64_t edge_room, start_room, tag_room, label_room;
    int32_t (*edges)[2];
    int32_t *tag_start; ///< edge_count + 1 indices into tags
    int32_t *tags;      ///< areas that begin or end at the edge, or its lines
    int32_t *labels;    ///< 2 * edge_count elements: the area to the left of each half-edge; NULL
                        ///< if unknown

    // Faces.
    int64_t around_room, half_room, cycle_room;
    int32_t *around_start; ///< vertex_count + 1 indices into around
    int32_t *around;       ///< half-edges that start at a vertex, counterclockwise with y up
    int32_t *next;         ///< by half-edge: the next one on the walk around its face
    int32_t *cycle;        ///< by half-edge: its cycle
    pave_planar_cycle *cycles;
    int32_t cycle_count;
    int32_t outer; ///< a cycle around a component that is not inside another; further ones are
                   ///< linked by `next`
    pave_planar_boxes boxes; ///< boxes of edges
} pave_planar_job;

// ---- Half-edges ---------------------------------------------------------------------------------

static inline int32_t pave_planar_tail(const pave_planar_job *job, int32_t half)
{
    return job->edges[half >> 1][half & 1];
}
static inline int32_t pave_planar_head(const pave_planar_job *job, int32_t half)
{
    return job->edges[half >> 1][!(half & 1)];
}

/// Lexicographic order: smaller x first, then smaller y.
static inline bool pave_planar_before(pave_point a, pave_point b)
{
    return a.x != b.x ? a.x < b.x : a.y < b.y;
}

/// Finds the ends of an edge, in lexicographic order.
static inline void pave_planar_ends(const pave_planar_job *job, int32_t edge, pave_point out[2])
{
    const pave_point a = job->vertices[job->edges[edge][0]], b = job->vertices[job->edges[edge][1]];
    const bool before = pave_planar_before(a, b);
    out[0] = before ? a : b;
    out[1] = before ? b : a;
}

/// Returns the face of a half-edge: the number of its cycle, or PAVE_PLANAR_NONE.
static inline int32_t pave_planar_face(const pave_planar_job *job, int32_t half)
{
    return job->cycles[job->cycle[half]].face;
}

// Each function returns PAVE_OK, PAVE_NO_MEMORY, or one of the results named in its comment.

pave_result pave_planar_no_memory(pave_planar_job *job);

/// Fills the fault and returns PAVE_INVALID. The caller completes the message with advice.
pave_result pave_planar_refuse(pave_planar_job *job, pave_planar_fault fault);

/// planar_node.c: creates vertices from points, sides from lines, and edges that meet only at
/// vertices. Also returns PAVE_INVALID, PAVE_RANGE or PAVE_UNSUPPORTED.
pave_result pave_planar_place(pave_planar_job *job);
pave_result pave_planar_settle(pave_planar_job *job);

/// Appends an edge without tags. Returns NULL if out of memory.
int32_t *pave_planar_add_edge(pave_planar_job *job);

/// Keeps the edges for which `keep` returns true.
void pave_planar_keep(pave_planar_job *job, bool (*keep)(const pave_planar_job *job, int32_t edge));

/// planar_faces.c: finds cycles and faces, and drops edges that enclose nothing. `dropped` (may be
/// NULL) receives their number.
pave_result pave_planar_trace(pave_planar_job *job, int64_t *dropped);

/// Returns the nearest edge directly above or below a vertex, or PAVE_PLANAR_NONE. The boxes must
/// have been packed from the edges.
int32_t pave_planar_look(const pave_planar_job *job, pave_point from, bool up);

/// planar_holes.c: cuts faces until none has a hole, or rejects holes with PAVE_INVALID.
pave_result pave_planar_cut(pave_planar_job *job);

/// planar_areas.c: labels each half-edge with the area on its left, and drops edges within a single
/// area. Also returns PAVE_INVALID.
pave_result pave_planar_label(pave_planar_job *job);

#endif
