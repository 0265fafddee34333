/// tests/world/herringbone_stb.h: stb_herringbone_wang_tile.h (libstb-dev), where it is there, and
/// what is compared with it.
#ifndef PAVE_TESTS_HERRINGBONE_STB_H
#define PAVE_TESTS_HERRINGBONE_STB_H

#if defined(__has_include)
#if __has_include(<stb/stb_herringbone_wang_tile.h>)
#define WITH_STB 1
#endif
#endif

#ifdef WITH_STB
#define STB_HBWANG_STATIC
#define STB_HBWANG_MAX_X 400
#define STB_HBWANG_MAX_Y 400
#define STB_HERRINGBONE_WANG_TILE_IMPLEMENTATION
#include <stb/stb_herringbone_wang_tile.h>

#include "../test.h"
#include "herringbone_fixture.h"

/// The tile of stb with the index of ours.
static inline const stbhw_tile *their_tile(const stbhw_tileset *set, int64_t i)
{
    return i < set->num_h_tiles ? set->h_tiles[i] : set->v_tiles[i - set->num_h_tiles];
}

static inline void check_stb_tiles(const herringbone_template *made, const stbhw_tileset *set)
{
    assert_int_equal(set->num_h_tiles + set->num_v_tiles, made->count);
    for (int64_t i = 0; i < made->count; i++) {
        const stbhw_tile *tile = their_tile(set, i);
        const pave_herringbone_tile *ours = &made->tiles[i];
        const int colors[6] = {tile->a, tile->b, tile->c, tile->d, tile->e, tile->f};
        const size_t side = (size_t)made->shape.side, wide = ours->upright ? side : 2 * side;
        assert_int_equal(ours->upright, i >= set->num_h_tiles);
        for (int k = 0; k < 6; k++) assert_int_equal(ours->colors[k], colors[k] + 1);
        for (size_t y = 0; y < 2 * side * side / wide; y++)
            assert_memory_equal(ours->pixels + (ptrdiff_t)y * made->picture.stride,
                                tile->pixels + 3 * y * wide, 3 * wide);
    }
}

/// Every pixel of an area is that of stb's tile of that index.
static inline void check_stb_world(const herringbone_template *made, const stbhw_tileset *set)
{
    enum { AREA = 90 };
    static uint8_t pixels[AREA * AREA * 3];
    const pave_herringbone_def def = herringbone_def_of(made, 3);
    const pave_rect rect = {-41, 1000003, AREA, AREA};
    const int32_t side = made->shape.side;
    pave_herringbone *world = NULL;
    assert_ok(pave_herringbone_create(&def, NULL, &world, NULL));
    assert_ok(pave_herringbone_fill(world, rect, NULL, pixels, 3 * AREA));
    for (int32_t i = 0; i < AREA * AREA; i++) {
        const int32_t x = rect.q + i % AREA, y = rect.r + i / AREA;
        const pave_herringbone_spot spot = pave_herringbone_at(
            world, (int32_t)pave_floor_divide(x, side), (int32_t)pave_floor_divide(y, side));
        const int32_t wide = spot.upright ? side : 2 * side;
        assert_memory_equal(pixels + 3 * i,
                            their_tile(set, spot.tile)->pixels +
                                3 * ((y - spot.y * side) * wide + x - spot.x * side),
                            3);
    }
    pave_herringbone_destroy(world);
}

#endif
#endif
