/// src/world/wang/wang_hash.c: fingerprints of tile sets and of worlds.
#include "../../base/exact.h"

#include "../world_model.h"

uint64_t pave_wang_hash(const pave_wang_set *set)
{
    const uint32_t head[] = {(uint32_t)set->kind, (uint32_t)set->sides, (uint32_t)set->color_count,
                             set->tile_count};
    uint64_t hash = pave_hash(PAVE_HASH_START, head, sizeof head / sizeof *head);
    for (uint32_t i = 0; i < set->tile_count; i++) {
        const uint8_t *colors = set->tiles[i].colors;
        hash = pave_hash_64(pave_hash_word(hash, set->ids[i]), set->weights[i]);
        for (int place = 0; place < 2 * set->sides; place++)
            hash = pave_hash_word(hash, colors[place]);
    }
    for (int color = 1; set->chiral && color <= set->color_count; color++)
        hash = pave_hash_word(hash, set->color_mirror[color]);
    return hash;
}

uint64_t pave_world_hash(const pave_world *world)
{
    uint64_t hash = pave_hash_64(world->set_hash, world->seed);
    hash = pave_hash_word(hash, (uint32_t)world->method);
    if (world->bias) hash = pave_hash_64(hash, world->bias->hash);
    return world->way->hash ? world->way->hash(world, hash) : hash;
}
