/// tests/patch/golden_monotiles.h: golden hashes of tilings by hats and by spectres: the tiles of
/// disks near the origin and far out, and their corners.
#ifndef PAVE_TESTS_GOLDEN_MONOTILES_H
#define PAVE_TESTS_GOLDEN_MONOTILES_H

#include "../grid/golden_grids.h"
#include "src/base/memory.h"
#include "src/patch/monotile_model.h"

#include <pave/monotile.h>

static uint64_t golden_monotile_cell(uint64_t hash, pave_monotile kind, pave_cell cell)
{
    pave_vec2 corners[PAVE_MONOTILE_CORNERS];
    pave_monotile_corners(kind, cell, corners);
    hash = golden_point(golden_cell(hash, cell), pave_monotile_center(kind, cell));
    for (int k = 0; k < PAVE_MONOTILE_CORNERS; k++) {
        int32_t numbers[4];
        pave_monotile_corner_numbers(kind, cell, k, numbers);
        for (int i = 0; i < 4; i++) hash = pave_hash_word(hash, (uint32_t)numbers[i]);
        hash = golden_point(hash, corners[k]);
    }
    return hash;
}

static uint64_t golden_monotile(pave_monotile kind)
{
    uint64_t hash = golden_text(PAVE_HASH_START, pave_word(pave_monotile_words, kind));
    for (int i = 0; i < 12; i++) {
        const double far = PAVE_MONOTILE_FAR - 40.0;
        const pave_monotile_def def = {kind, (uint64_t)i * 1000003};
        const pave_area area = pave_area_disk(
            pave_vec2_of((i % 3 - 1) * far, (i / 3 % 3 - 1) * far), 20.0 + 10.0 * (i / 9));
        pave_monotile_list list;
        if (pave_monotile_gather(&def, &area, NULL, &list, NULL) != PAVE_OK) return golden_fail();
        hash = golden_long(hash, (uint64_t)list.count);
        for (int64_t k = 0; k < list.count; k++)
            hash = golden_monotile_cell(hash, kind, list.tiles[k].cell);
        pave_array_release(NULL, list.tiles);
    }
    return hash;
}

static uint64_t golden_hats(void) { return golden_monotile(PAVE_MONOTILE_HAT); }
static uint64_t golden_spectres(void) { return golden_monotile(PAVE_MONOTILE_SPECTRE); }

#endif
