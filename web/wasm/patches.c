// web/wasm/patches.c: many cells of multigrids and patches at once.
#include "web.h"

enum { SIDES = 4 };

int32_t pave_web_multigrid_valid(const pave_multigrid *multigrid, const pave_cell *cells,
                                 int32_t count)
{
    int32_t i = 0;
    while (i < count && pave_multigrid_cell_valid(multigrid, cells[i])) i++;
    return i;
}

void pave_web_multigrid_centers(const pave_multigrid *multigrid, const pave_cell *cells,
                                int32_t count, pave_vec2 *out)
{
    for (int32_t i = 0; i < count; i++) out[i] = pave_multigrid_center(multigrid, cells[i]);
}

void pave_web_multigrid_corners(const pave_multigrid *multigrid, const pave_cell *cells,
                                int32_t count, pave_vec2 *out)
{
    for (int32_t i = 0; i < count; i++)
        pave_multigrid_corners(multigrid, cells[i], out + SIDES * i);
}

void pave_web_multigrid_neighbors(const pave_multigrid *multigrid, const pave_cell *cells,
                                  int32_t count, pave_cell *out, int32_t *twins)
{
    for (int32_t i = 0; i < count; i++)
        pave_multigrid_neighbors(multigrid, cells[i], out + SIDES * i, twins + SIDES * i);
}

void pave_web_multigrid_edges(const pave_multigrid *multigrid, const pave_cell *cells,
                              int32_t count, pave_cell *out)
{
    for (int32_t i = 0; i < count; i++) pave_multigrid_edges(multigrid, cells[i], out + SIDES * i);
}

void pave_web_multigrid_cells_at(const pave_multigrid *multigrid, const pave_vec2 *points,
                                 int32_t count, pave_cell *out)
{
    for (int32_t i = 0; i < count; i++) out[i] = pave_multigrid_cell_at(multigrid, points[i]);
}

void pave_web_patch_at(const pave_patch *patch, const pave_vec2 *points, int32_t count,
                       int32_t *out)
{
    for (int32_t i = 0; i < count; i++) out[i] = pave_patch_at(patch, points[i]);
}

void pave_web_patch_indices(const pave_patch *patch, const pave_cell *names, int32_t count,
                            int32_t *out)
{
    for (int32_t i = 0; i < count; i++) out[i] = pave_patch_index(patch, names[i]);
}
