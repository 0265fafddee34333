/// tests/tactics/golden_nests.h: one number for the grids that lie in that of triangles, and for
/// the walls of a nest, for the golden hashes.
#ifndef PAVE_TESTS_GOLDEN_NESTS_H
#define PAVE_TESTS_GOLDEN_NESTS_H

#include <pave/pave.h>

static inline uint64_t golden_nest_cell(uint64_t hash, pave_cell cell)
{
    hash = pave_hash_word(hash, (uint32_t)cell.q);
    hash = pave_hash_word(hash, (uint32_t)cell.r);
    return pave_hash_word(hash, (uint32_t)cell.s);
}

static inline uint64_t golden_nest_grids(uint64_t hash)
{
    for (int32_t r = -9; r <= 9; r++)
        for (int32_t q = -9; q <= 9; q++)
            for (int32_t s = 0; s < 2; s++)
                for (int choice = 0; choice < 3; choice++) {
                    const pave_cell face = pave_tri_face_of(q, r, s),
                                    hexagon = pave_nest_hexagon(face, choice),
                                    square = pave_nest_square(face, (pave_tri_edge_kind)choice);
                    hash = golden_nest_cell(golden_nest_cell(hash, hexagon), square);
                    hash = golden_nest_cell(hash, pave_nest_hexagon_face(hexagon, choice, 4));
                    hash = golden_nest_cell(
                        hash, pave_nest_square_face(square, (pave_tri_edge_kind)choice, 1 - s));
                }
    return hash;
}

/// 0 where something fails.
static inline uint64_t golden_nests(void)
{
    static char text[1 << 16];
    uint64_t hash = golden_nest_grids(PAVE_HASH_START);
    for (int32_t m = 1; m <= 5; m++) {
        static const pave_nest_kind kinds[] = {{"a", 1, 0, true}, {"b", 0, 1, false}};
        const pave_nest_def def = {.window = {.shape = PAVE_WINDOW_TRIANGLE, .radius = 5},
                                   .factor = m,
                                   .kinds = kinds,
                                   .kind_count = 2};
        pave_nest *nest = NULL;
        pave_mask *walls = NULL;
        int64_t size = 0;
        if (pave_nest_create(&def, NULL, &nest, NULL)) return 0;
        for (int64_t i = 0; i < nest->big->window->count; i += 4) nest->on_big[i] = 1;
        for (int64_t i = 0; i < nest->big->window->count; i += 3)
            if (pave_mask_set_side(nest->big, i, (int)(i % 3), true)) return 0;
        if ((m > 1 && pave_nest_build(nest, (pave_nest_building){2, 5, 0, 2}, NULL)) ||
            pave_mask_create(nest->small->window, NULL, &walls, NULL) ||
            pave_nest_walls(nest, walls) || pave_mask_write(walls, text, sizeof text, &size))
            return 0;
        for (int64_t i = 0; i < size; i++) hash = pave_hash_word(hash, (uint8_t)text[i]);
        pave_mask_destroy(walls);
        pave_nest_destroy(nest);
    }
    return hash;
}

#endif
