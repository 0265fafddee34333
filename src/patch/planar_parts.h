/// src/patch/planar_parts.h: what the makers of planar faces share: vertices on a lattice, edges
/// between them, and their faces.
///
/// Half-edge h runs along edge h / 2: from its first end to the second where h is even. On its left
/// is its face, in a plane in which y points up; so faces go around counterclockwise there, and
/// clockwise on screen.
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

/// An edge on the way to be one: what is there twice is not yet one.
typedef struct pave_planar_side {
    int32_t a, b; ///< vertices
    int32_t tag;  ///< its area, or its line where there are none
} pave_planar_side;

/// A closed walk with one face on its left.
typedef struct pave_planar_cycle {
    int32_t first; ///< a half-edge
    double area;   ///< in steps; above 0 around a face, below 0 around a piece from outside
    int32_t face;  ///< the number of the cycle around its face; PAVE_PLANAR_NONE: outside of all
    int32_t inner; ///< around a face: a cycle around a piece inside it, and so on by `next`
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
    double step, near; ///< near: in steps

    // Vertices.
    int32_t vertex_count;
    int64_t vertex_room, place_room, chain_room;
    pave_point *vertices;
    pave_vec2 *places; ///< in the world
    int32_t *chain;    ///< another vertex in the same bucket
    pave_index buckets;
    int32_t bucket; ///< the size of one, in steps

    // Sides, and then edges: each pair of vertices once, the lower one first.
    int32_t side_count;
    int64_t side_room;
    pave_planar_side *sides;
    int32_t edge_count;
    int64_t edge_room, start_room, tag_room, label_room;
    int32_t (*edges)[2];
    int32_t *tag_start; ///< edge_count + 1, into tags
    int32_t *tags;      ///< areas that begin or end at the edge; or its lines
    int32_t *labels;    ///< 2 * edge_count: the area on the left of each half-edge; NULL: not known

    // Faces.
    int64_t around_room, half_room, cycle_room;
    int32_t *around_start; ///< vertex_count + 1, into around
    int32_t *around;       ///< half-edges that begin at a vertex, counterclockwise where y is up
    int32_t *next;         ///< by half-edge: that which follows on the walk around its face
    int32_t *cycle;        ///< by half-edge
    pave_planar_cycle *cycles;
    int32_t cycle_count;
    int32_t outer; ///< a cycle around a piece outside of all, and so on by `next`
    pave_planar_boxes boxes; ///< of edges
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

/// Whether a comes before b: to the left or, at one x, with less y.
static inline bool pave_planar_before(pave_point a, pave_point b)
{
    return a.x != b.x ? a.x < b.x : a.y < b.y;
}

/// The ends of an edge, the one before the other.
static inline void pave_planar_ends(const pave_planar_job *job, int32_t edge, pave_point out[2])
{
    const pave_point a = job->vertices[job->edges[edge][0]], b = job->vertices[job->edges[edge][1]];
    const bool before = pave_planar_before(a, b);
    out[0] = before ? a : b;
    out[1] = before ? b : a;
}

/// The face of a half-edge: the number of its cycle, or PAVE_PLANAR_NONE.
static inline int32_t pave_planar_face(const pave_planar_job *job, int32_t half)
{
    return job->cycles[job->cycle[half]].face;
}

// ---- Parts of the work --------------------------------------------------------------------------
// Each returns PAVE_OK, PAVE_NO_MEMORY, or what it says.

pave_result pave_planar_no_memory(pave_planar_job *job);

/// Fills the fault and returns PAVE_INVALID; what the sentence lacks is what to do.
pave_result pave_planar_refuse(pave_planar_job *job, pave_planar_fault fault);

/// planar_node.c: vertices from points and sides from lines; then edges that meet in vertices
/// alone. PAVE_INVALID, PAVE_RANGE, PAVE_UNSUPPORTED.
pave_result pave_planar_place(pave_planar_job *job);
pave_result pave_planar_settle(pave_planar_job *job);

/// Takes room for an edge at the end; its tags are empty. NULL: no memory.
int32_t *pave_planar_add_edge(pave_planar_job *job);

/// Keeps edges for which `keep` is true.
void pave_planar_keep(pave_planar_job *job, bool (*keep)(const pave_planar_job *job, int32_t edge));

/// planar_faces.c: finds cycles and faces of the edges that enclose something, and drops all
/// others; `dropped` (may be NULL) counts these.
pave_result pave_planar_trace(pave_planar_job *job, int64_t *dropped);

/// The edge just above or below a vertex, among those that pass it; else PAVE_PLANAR_NONE. The
/// boxes are those of the edges.
int32_t pave_planar_look(const pave_planar_job *job, pave_point from, bool up);

/// planar_holes.c: cuts faces with holes until none has one, or refuses them: PAVE_INVALID.
pave_result pave_planar_cut(pave_planar_job *job);

/// planar_areas.c: gives each half-edge the area on its left, and drops edges within one.
/// PAVE_INVALID.
pave_result pave_planar_label(pave_planar_job *job);

#endif
