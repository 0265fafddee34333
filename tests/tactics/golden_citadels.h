/// tests/tactics/golden_citadels.h: one number for citadels of an outline, for the golden hashes.
#ifndef PAVE_TESTS_GOLDEN_CITADELS_H
#define PAVE_TESTS_GOLDEN_CITADELS_H

#include "../../src/tactics/citadel/citadel_model.h"

#include <pave/pave.h>

/// Citadels of all sizes from the least on, with their polygons. 0: one could not be made.
static inline uint64_t golden_citadels(pave_citadel_outline outline)
{
    uint64_t hash = PAVE_HASH_START;
    for (int32_t size = pave_citadel_size_least(outline); size <= PAVE_CITADEL_SIZE_MAX;
         size += 3) {
        const pave_citadel_def def = {.seed = UINT64_C(0x100000001) * (uint64_t)size,
                                      .size = size,
                                      .outline = outline,
                                      .moat = size % 2,
                                      .ravelins = size % 5 > 1};
        pave_citadel *citadel = NULL;
        if (pave_citadel_create(&def, NULL, &citadel, NULL)) return 0;
        const uint64_t one = pave_citadel_hash(citadel);
        hash = pave_hash_word(pave_hash_word(hash, (uint32_t)one), (uint32_t)(one >> 32));
        for (int32_t i = 0; i < citadel->vertex_count; i++) {
            hash = pave_hash_word(hash, (uint32_t)citadel->vertices[i].q);
            hash = pave_hash_word(hash, (uint32_t)citadel->vertices[i].r);
        }
        pave_citadel_destroy(citadel);
    }
    return hash;
}

#endif
