/// src/tiling/tiling_outline.h: the polygons of a tiling while it is being made, and what may be
/// wrong with them.
#ifndef PAVE_SRC_TILING_OUTLINE_H
#define PAVE_SRC_TILING_OUTLINE_H

#include <pave/tiling.h>

/// A corner of a face, and the side that begins there, walking clockwise.
typedef struct pave_tiling_corner {
    pave_vec2 place;        ///< lattice coordinates: as given, then those of its vertex
    int32_t face, given;    ///< the side's face, and its number in the polygon that was given
    int32_t q, r, vertex;   ///< the vertex it lies on
    int32_t next_here;      ///< the next corner that lies on the same vertex; -1: no more
    int32_t twin;           ///< the side that lies on the same edge
    int32_t twin_q, twin_r; ///< the unit cell in which it does
} pave_tiling_corner;

typedef struct pave_tiling_outlines {
    const pave_tiling_def *def;
    pave_error *error;
    pave_layout lattice; ///< the lattice at the origin
    double tolerance;    ///< what is closer in the world is one place
    int32_t corner_count;
    int32_t *start; ///< face_count + 1: the corners of face s are corners[start[s]] and on
    pave_tiling_corner *corners;
    int32_t vertex_count;
    pave_vec2 *vertices; ///< room for corner_count
    int32_t *first_here; ///< the first corner on each vertex; room for corner_count
} pave_tiling_outlines;

/// The number of the corner after that of a number, clockwise in its face; and of the one before
/// it.
int32_t pave_tiling_corner_next(const pave_tiling_outlines *outlines, int32_t corner);

/// Whether the lattice and each polygon by itself make sense. Fills the error.
pave_result pave_tiling_check_lattice(pave_tiling_outlines *outlines);
pave_result pave_tiling_check_polygon(const pave_tiling_outlines *outlines, int32_t face);

/// Says why a side has no twin. Fills the error.
pave_result pave_tiling_fail_alone(const pave_tiling_outlines *outlines, int32_t corner);

/// Says that faces overlap, though each side has a twin. Fills the error.
pave_result pave_tiling_fail_twice(const pave_tiling_outlines *outlines);

/// Says that two sides are on the same side of one edge. Fills the error.
pave_result pave_tiling_fail_doubled(const pave_tiling_outlines *outlines, int32_t corner,
                                     int32_t other);

#endif
