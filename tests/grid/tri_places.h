/// tests/grid/tri_places.h: where the triangle grid is tested, and its geometry in whole numbers.
#ifndef PAVE_TESTS_TRI_PLACES_H
#define PAVE_TESTS_TRI_PLACES_H

#include "square_places.h"

#include <pave/tri.h>

static const pave_tri_metric metrics[] = {PAVE_TRI_EDGE_STEPS, PAVE_TRI_SHORTCUT, PAVE_TRI_TOUCH,
                                          PAVE_TRI_FLANK, PAVE_TRI_EUCLID};
static const char *const metric_names[] = {"edge", "shortcut", "touch", "flank", "euclid"};
enum { METRICS = 5, STEP_METRICS = 4 }; ///< all, and those that count steps

static inline pave_cell with_kind(pave_cell cell, int32_t s)
{
    return pave_tri_face_of(cell.q, cell.r, s);
}

static inline pave_cell face_moved(pave_cell cell, int32_t q, int32_t r)
{
    return pave_tri_face_of(cell.q + q, cell.r + r, cell.s);
}

static inline pave_cell chance_face(uint64_t *state, int32_t radius)
{
    pave_cell cell = chance_cell(state, radius);
    return with_kind(cell, (int32_t)chance_of(state, 0, 1));
}

/// A point or a way in thirds of the lattice vectors, in which the middles of faces are whole.
typedef struct thirds {
    int64_t u, v;
} thirds;

static inline void face_corners(pave_cell face, thirds out[3])
{
    const int64_t u = 3 * (int64_t)face.q, v = 3 * (int64_t)face.r;
    out[0] = face.s == PAVE_TRI_L ? (thirds){u, v} : (thirds){u + 3, v + 3};
    out[1] = (thirds){u + 3, v};
    out[2] = (thirds){u, v + 3};
}

static inline thirds face_middle(pave_cell face)
{
    thirds corner[3];
    face_corners(face, corner);
    return (thirds){(corner[0].u + corner[1].u + corner[2].u) / 3,
                    (corner[0].v + corner[1].v + corner[2].v) / 3};
}

static inline thirds way_between(pave_cell from, pave_cell to)
{
    thirds a = face_middle(from), b = face_middle(to);
    return (thirds){b.u - a.u, b.v - a.v};
}

/// Positive where b lies clockwise of a on screen.
static inline int64_t turn(thirds a, thirds b) { return a.u * b.v - a.v * b.u; }

static inline int64_t along(thirds a, thirds b)
{
    return 2 * a.u * b.u + a.u * b.v + a.v * b.u + 2 * a.v * b.v;
}

static inline int shared_corners(pave_cell a, pave_cell b)
{
    thirds of_a[3], of_b[3];
    int shared = 0;
    face_corners(a, of_a);
    face_corners(b, of_b);
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) shared += of_a[i].u == of_b[j].u && of_a[i].v == of_b[j].v;
    return shared;
}

/// The cost of a step from a to b in a metric, 0 if it is no step, by the corners that they share
/// and the directions in which they point.
static inline int step_cost(pave_cell a, pave_cell b, pave_tri_metric metric)
{
    const int shared = shared_corners(a, b);
    const bool edge = shared == 2, flank = shared == 1 && a.s == b.s,
               opposite = shared == 1 && a.s != b.s;
    switch (metric) {
    case PAVE_TRI_EDGE_STEPS: return edge;
    case PAVE_TRI_SHORTCUT: return edge ? 1 : opposite ? 2 : 0;
    case PAVE_TRI_TOUCH: return shared == 1 || shared == 2;
    case PAVE_TRI_FLANK: return edge || flank;
    default: return 0;
    }
}

#endif
