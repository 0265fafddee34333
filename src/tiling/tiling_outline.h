/// src/tiling/tiling_outline.h: the polygons of a tiling under construction, and their checks.
#ifndef PAVE_SRC_TILING_OUTLINE_H
#define PAVE_SRC_TILING_OUTLINE_H

#include <pave/tiling.h>

/// A corner of a face, and the clockwise side that begins there.
typedef struct pave_tiling_corner {
    pave_vec2 place;        ///< lattice coordinates: initially as given, later equal to the vertex
    int32_t face, given;    ///< the face of the side, and the number of the side in the given
                            ///< polygon
    int32_t q, r, vertex;   ///< vertex of the corner
    int32_t next_here;      ///< next corner at the same vertex; -1 at the end
    int32_t twin;           ///< side on the same edge
    int32_t twin_q, twin_r; ///< unit cell of the twin
} pave_tiling_corner;

typedef struct pave_tiling_outlines {
    const pave_tiling_def *def;
    pave_error *error;
    pave_layout lattice; ///< the lattice, placed at the origin
    double tolerance;    ///< points closer than this, in world units, count as equal
    int32_t corner_count;
    int32_t *start; ///< face_count + 1 elements: the corners of face s begin at corners[start[s]]
    pave_tiling_corner *corners;
    int32_t vertex_count;
    pave_vec2 *vertices; ///< capacity corner_count
    int32_t *first_here; ///< first corner at each vertex; capacity corner_count
} pave_tiling_outlines;

/// Return the next and the previous corner, respectively, clockwise in the face.
int32_t pave_tiling_corner_next(const pave_tiling_outlines *outlines, int32_t corner);

/// Checks the lattice and each polygon on its own. Fills the error.
pave_result pave_tiling_check_lattice(pave_tiling_outlines *outlines);
pave_result pave_tiling_check_polygon(const pave_tiling_outlines *outlines, int32_t face);

/// Explains why a side has no twin. Fills the error.
pave_result pave_tiling_fail_alone(const pave_tiling_outlines *outlines, int32_t corner);

/// Reports that faces overlap although each side has a twin. Fills the error.
pave_result pave_tiling_fail_twice(const pave_tiling_outlines *outlines);

/// Reports two faces on the same side of one edge. Fills the error.
pave_result pave_tiling_fail_doubled(const pave_tiling_outlines *outlines, int32_t corner,
                                     int32_t other);

#endif
