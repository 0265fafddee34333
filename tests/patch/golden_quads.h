/// tests/patch/golden_quads.h: golden hashes of relaxed quads.
#ifndef PAVE_TESTS_GOLDEN_QUADS_H
#define PAVE_TESTS_GOLDEN_QUADS_H

#include "../grid/golden_grids.h"

#include <pave/quads.h>

static uint64_t golden_quads_piece(uint64_t hash, const pave_quads *quads)
{
    hash =
        golden_long(golden_long(hash, (uint64_t)quads->quad_count), (uint64_t)quads->vertex_count);
    for (int32_t i = 0; i < quads->quad_count; i++) {
        hash = golden_cell(hash, quads->cells[i]);
        for (int k = 0; k < 4; k++) hash = pave_hash_word(hash, (uint32_t)quads->corners[i][k]);
    }
    for (int32_t i = 0; i < quads->vertex_count; i++)
        hash = golden_point(golden_cell(hash, quads->names[i]), quads->vertices[i]);
    return hash;
}

/// Areas near and far, of all rounds and steps, and chunks of several sides.
static uint64_t golden_quads(void)
{
    uint64_t hash = PAVE_HASH_START;
    for (int i = 0; i < 8; i++) {
        const pave_quads_def def = {.seed = UINT64_C(0xfeedface) << i,
                                    .rounds = i == 7 ? PAVE_QUADS_NONE : i,
                                    .steps = i == 6 ? PAVE_QUADS_NONE : 3 * i,
                                    .size = i};
        const double x = i % 2 ? 1e8 * i : 0;
        const pave_area area = pave_area_disk(pave_vec2_of(x, -x / 7), 12.0 * (i + 1));
        const pave_cell chunks[] = {{i, -i, 0}, {i, 1 - i, 0}};
        pave_quads *quads;
        if (pave_quads_create_from_area(&def, &area, NULL, &quads, NULL)) return golden_fail();
        hash = golden_quads_piece(hash, quads);
        pave_quads_destroy(quads);
        if (pave_quads_create_from_chunks(&def, 1 + 2 * i, chunks, 2, NULL, &quads, NULL))
            return golden_fail();
        hash = golden_quads_piece(hash, quads);
        pave_quads_destroy(quads);
    }
    return hash;
}

#endif
