/// src/grid/tri_each.c: the triangle grid for arrays.
#include "../base/exact.h"

#include <pave/tri.h>

void pave_tri_neighbors_each(const pave_cell *cells, int64_t count, pave_cell *out)
{
    for (int64_t i = 0; i < count; i++)
        for (int k = 0; k < PAVE_TRI_NEIGHBORS_MAX; k++)
            out[PAVE_TRI_NEIGHBORS_MAX * i + k] = pave_tri_neighbors(cells[i], k);
}

/// One loop for each metric, so that none asks for it at every pair.
void pave_tri_distance_each(const pave_cell *a, const pave_cell *b, int64_t count,
                            pave_tri_metric metric, int64_t *out)
{
    int64_t i = 0;
    switch (metric) {
    case PAVE_TRI_EDGE_STEPS:
        for (; i < count; i++) out[i] = pave_tri_distance(a[i], b[i], PAVE_TRI_EDGE_STEPS);
        return;
    case PAVE_TRI_SHORTCUT:
        for (; i < count; i++) out[i] = pave_tri_distance(a[i], b[i], PAVE_TRI_SHORTCUT);
        return;
    case PAVE_TRI_TOUCH:
        for (; i < count; i++) out[i] = pave_tri_distance(a[i], b[i], PAVE_TRI_TOUCH);
        return;
    default:
        for (; i < count; i++) out[i] = pave_tri_distance(a[i], b[i], metric);
    }
}

void pave_tri_face_point_each(const pave_layout *layout, const pave_cell *cells, int64_t count,
                              pave_vec2 *out)
{
    for (int64_t i = 0; i < count; i++) out[i] = pave_tri_face_point(layout, cells[i]);
}

void pave_tri_face_at_each(const pave_layout *layout, const pave_vec2 *points, int64_t count,
                           pave_cell *out)
{
    for (int64_t i = 0; i < count; i++) out[i] = pave_tri_face_at(layout, points[i]);
}
