/// tests/world/golden_multigrid.h: worlds on multigrids and the hashes that they must have.
#ifndef PAVE_TESTS_GOLDEN_MULTIGRID_H
#define PAVE_TESTS_GOLDEN_MULTIGRID_H

#include "multigrid_fixture.h"

/// The hash of each multigrid: of the tiles of a disk far out, with the fingerprint of the world.
static const uint64_t golden_multigrid_worlds[] = {
    UINT64_C(0x2e451fef046b66ce), UINT64_C(0x88925290caba829d), UINT64_C(0xf19a16c2c207a27b),
    UINT64_C(0x77c3fff99de644ad), UINT64_C(0x53671f949aef0875), UINT64_C(0xfecd964e91fa3cc1),
    UINT64_C(0xfc81fc18dea06ad3), UINT64_C(0x07b522cab6dc392e), UINT64_C(0x0c3ea13c21645b5b),
};

/// The same, made; 0 where anything fails.
static inline uint64_t hash_multigrid_world(int32_t families)
{
    rhombs r;
    uint64_t hash = 0;
    if (open_rhombs(families, rhomb_sets[families % RHOMB_SETS], (uint64_t)families,
                    pave_vec2_of(123456.5, -98765.25), 30, &r)) {
        const uint64_t world = pave_world_hash(r.world);
        hash = pave_hash_word(pave_hash_word(PAVE_HASH_START, (uint32_t)world),
                              (uint32_t)(world >> 32));
        hash = pave_hash(hash, r.ids, r.count);
    }
    close_rhombs(&r);
    return hash;
}

#endif
