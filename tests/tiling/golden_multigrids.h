/// tests/tiling/golden_multigrids.h: golden hashes of multigrids: what surrounds cells near the
/// origin and at the limits of the range, their names, and the cells under points.
#ifndef PAVE_TESTS_GOLDEN_MULTIGRIDS_H
#define PAVE_TESTS_GOLDEN_MULTIGRIDS_H

#include "../grid/golden_grids.h"

#include <pave/multigrid.h>

static uint64_t golden_multigrid_cell(uint64_t hash, const pave_multigrid *multigrid,
                                      pave_cell cell)
{
    pave_cell neighbors[4], round[PAVE_MULTIGRID_AROUND_MAX];
    int twins[4];
    pave_vec2 corners[4];
    pave_multigrid_neighbors(multigrid, cell, neighbors, twins);
    pave_multigrid_corners(multigrid, cell, corners);
    hash = golden_point(golden_cell(hash, cell), pave_multigrid_center(multigrid, cell));
    for (int k = 0; k < 4; k++) {
        hash = golden_cell(golden_long(hash, (uint64_t)twins[k]), neighbors[k]);
        hash = golden_point(hash, corners[k]);
        hash = golden_cell(hash, pave_multigrid_edge(multigrid, cell, k));
        hash = golden_cell(hash, pave_multigrid_vertex(multigrid, cell, k));
        hash = golden_long(hash, (uint64_t)pave_multigrid_around(multigrid, cell, k, round));
    }
    return hash;
}

static uint64_t golden_multigrids(void)
{
    static pave_cell cells[2000];
    uint64_t hash = PAVE_HASH_START;
    for (int32_t n = PAVE_MULTIGRID_FAMILIES_MIN; n <= PAVE_MULTIGRID_FAMILIES_MAX; n++) {
        const pave_multigrid_def def = {.families = n, .seed = (uint64_t)n * 1000003};
        pave_multigrid multigrid;
        if (pave_multigrid_make(&def, &multigrid, NULL) != PAVE_OK) return golden_fail();
        hash =
            golden_long(golden_text(hash, pave_multigrid_name(n)), pave_multigrid_hash(&multigrid));
        for (int place = 0; place < 3; place++) {
            const double far = PAVE_MULTIGRID_FAR - 8.0;
            const pave_area area =
                pave_area_disk(pave_vec2_of((place - 1) * far, place * (0.5 * far)), 8.0);
            int64_t count;
            if (pave_multigrid_cells(&multigrid, &area, NULL, cells, 2000, &count) != PAVE_OK)
                return golden_fail();
            hash = golden_long(hash, (uint64_t)count);
            for (int64_t i = 0; i < count; i++)
                hash = golden_multigrid_cell(hash, &multigrid, cells[i]);
        }
        for (int32_t i = 0; i < 1000; i++) {
            const pave_random_words words = pave_random_at(7, PAVE_STREAM_USER, i, n, 0, 0);
            const double unit = i % 2 ? 1.0 : 0x1p-22;
            const pave_vec2 point = {unit * ((double)(words.word[0] >> 3) - 0x1p28),
                                     unit * ((double)(words.word[1] >> 3) - 0x1p28)};
            hash = golden_cell(hash, pave_multigrid_cell_at(&multigrid, point));
        }
    }
    return hash;
}

#endif
