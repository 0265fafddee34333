/// bench/worlds.h: a world of squares that is measured, and filling parts of it.
#ifndef PAVE_BENCH_WORLDS_H
#define PAVE_BENCH_WORLDS_H

#include "bench.h"

#include <pave/world.h>

#include <stdlib.h>

typedef struct bench_world {
    char name[64];
    pave_wang_set *set;
    pave_world *world;
    int32_t step; ///< parts filled so far
} bench_world;

/// Fills the next square, each `q` and `r` from the one before, so that no run repeats another.
static inline void bench_world_square(bench_world *w, int32_t q, int32_t r, int32_t side,
                                      uint32_t *tiles)
{
    w->step++;
    pave_world_fill(w->world, pave_rect_of(w->step * q, w->step * r, side, side), NULL, tiles,
                    side);
    bench_keep(tiles[side * side / 2]);
}

/// The tiles of `count` cells anywhere within some millions of the origin, one by one.
static inline void bench_world_places(bench_world *w, uint32_t count)
{
    uint32_t sum = 0;
    for (uint32_t i = 0; i < count; i++) {
        const uint32_t word = (i + 1) * UINT32_C(2654435761);
        sum += pave_world_at(
            w->world, pave_cell_of((int32_t)(word >> 8) - (1 << 23), (int32_t)(word & 0xffffff)));
    }
    bench_keep(sum);
}

/// Destroys worlds and their sets; there are none then. Releases their tiles too.
static inline void bench_worlds_drop(bench_world *worlds, int *count, uint32_t **tiles)
{
    for (int i = 0; i < *count; i++) {
        pave_world_destroy(worlds[i].world);
        pave_wang_destroy(worlds[i].set);
    }
    *count = 0;
    free(*tiles);
    *tiles = NULL;
}

#endif
