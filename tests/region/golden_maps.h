/// tests/region/golden_maps.h: the golden hashes of maps, and of maps on patches: labels on every
/// kind of ground, their territories, owners and dice.
#ifndef PAVE_TESTS_GOLDEN_MAPS_H
#define PAVE_TESTS_GOLDEN_MAPS_H

#include "map_fixture.h"

static uint64_t golden_maps_of(int first, int end)
{
    uint64_t hash = PAVE_HASH_START;
    for (int k = first; k < end; k++) {
        pave_map *map = map_fixture_make(k);
        const uint64_t number = pave_map_hash(map);
        hash = pave_hash_word(pave_hash_word(hash, (uint32_t)number), (uint32_t)(number >> 32));
        pave_map_destroy(map);
    }
    return hash;
}

static uint64_t golden_maps(void) { return golden_maps_of(0, MAP_FIXTURES_PATCHES); }

static uint64_t golden_patch_maps(void)
{
    return golden_maps_of(MAP_FIXTURES_PATCHES, MAP_FIXTURES);
}

#endif
