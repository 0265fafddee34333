/// src/grid/square_each.c: the square grid for arrays.
#include "../base/exact.h"

#include <pave/square.h>

void pave_square_neighbors_each(const pave_cell *cells, int64_t count, pave_cell *out)
{
    for (int64_t i = 0; i < count; i++)
        for (int k = 0; k < PAVE_SQUARE_NEIGHBORS_MAX; k++)
            out[PAVE_SQUARE_NEIGHBORS_MAX * i + k] = pave_square_neighbors(cells[i], k);
}

void pave_square_distance_each(const pave_cell *a, const pave_cell *b, int64_t count,
                               pave_square_metric metric, int64_t *out)
{
    if (metric == PAVE_SQUARE_4)
        for (int64_t i = 0; i < count; i++)
            out[i] = pave_square_distance(a[i], b[i], PAVE_SQUARE_4);
    else
        for (int64_t i = 0; i < count; i++) out[i] = pave_square_distance(a[i], b[i], metric);
}

void pave_square_face_point_each(const pave_layout *layout, const pave_cell *cells, int64_t count,
                                 pave_vec2 *out)
{
    for (int64_t i = 0; i < count; i++) out[i] = pave_square_face_point(layout, cells[i]);
}

void pave_square_face_at_each(const pave_layout *layout, const pave_vec2 *points, int64_t count,
                              pave_cell *out)
{
    for (int64_t i = 0; i < count; i++) out[i] = pave_square_face_at(layout, points[i]);
}
