/// src/grid/hex_each.c: the hexagon grid for arrays.
#include "../base/exact.h"

#include <pave/hex.h>

void pave_hex_neighbors_each(const pave_cell *cells, int64_t count, pave_cell *out)
{
    for (int64_t i = 0; i < count; i++)
        for (int k = 0; k < PAVE_HEX_NEIGHBORS_MAX; k++)
            out[PAVE_HEX_NEIGHBORS_MAX * i + k] = pave_hex_neighbors(cells[i], k);
}

void pave_hex_distance_each(const pave_cell *a, const pave_cell *b, int64_t count, int64_t *out)
{
    for (int64_t i = 0; i < count; i++) out[i] = pave_hex_distance(a[i], b[i]);
}

void pave_hex_face_point_each(const pave_layout *layout, const pave_cell *cells, int64_t count,
                              pave_vec2 *out)
{
    for (int64_t i = 0; i < count; i++) out[i] = pave_hex_face_point(layout, cells[i]);
}

void pave_hex_face_at_each(const pave_layout *layout, const pave_vec2 *points, int64_t count,
                           pave_cell *out)
{
    for (int64_t i = 0; i < count; i++) out[i] = pave_hex_face_at(layout, points[i]);
}
