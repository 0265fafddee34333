/// src/world/squares/world_blocks_colors.c: which colours may meet at corners, and the colours to
/// put between two that may not.
#include "../../base/exact.h"

#include "world_blocks.h"

#include <string.h>

static void blocks_count_meeting(pave_block_world *blocks, uint8_t a, uint8_t b)
{
    const size_t count = (size_t)blocks->color_count;
    if (blocks->meets[a * count + b] >= PAVE_BLOCK_MEETS) return;
    blocks->meets[a * count + b]++;
    blocks->meets[b * count + a]++;
}

bool pave_blocks_make_meets(pave_block_world *blocks)
{
    static const uint8_t corners[] = {PAVE_WANG_TL, PAVE_WANG_TR, PAVE_WANG_BL, PAVE_WANG_BR};
    const size_t size = (size_t)blocks->color_count * (size_t)blocks->color_count;
    blocks->meets = pave_array_allocate(&blocks->world.allocator, size, sizeof *blocks->meets);
    if (!blocks->meets) return false;
    for (uint32_t i = 0; i < blocks->combination_count; i++) {
        uint8_t different[4];
        int count = 0;
        for (int k = 0; k < 4; k++) {
            const uint8_t color = blocks->combinations[i].colors >> (8 * corners[k]) & UINT8_MAX;
            int j = 0;
            while (j < count && different[j] != color) j++;
            if (j < count) continue;
            for (j = 0; j < count; j++) blocks_count_meeting(blocks, different[j], color);
            different[count++] = color;
        }
    }
    return true;
}

void pave_blocks_find_ways(pave_block_world *blocks)
{
    const size_t colors = (size_t)blocks->color_count;
    uint8_t found[PAVE_WANG_COLORS_MAX + 1];
    const uint8_t base = blocks->base[PAVE_PLANE_VERTEX];
    int count = 0, most = 0;
    memset(blocks->apart, UINT8_MAX, sizeof blocks->apart);
    memset(blocks->toward, base, sizeof blocks->toward);
    blocks->apart[base] = 0;
    found[count++] = base;
    for (int i = 0; i < count; i++)
        for (int color = 0; color < blocks->color_count; color++) {
            if (blocks->apart[color] != UINT8_MAX ||
                blocks->meets[found[i] * colors + (size_t)color] < PAVE_BLOCK_MEETS)
                continue;
            blocks->toward[color] = found[i];
            blocks->apart[color] = (uint8_t)(blocks->apart[found[i]] + 1);
            most = blocks->apart[color];
            found[count++] = (uint8_t)color;
        }
    for (int color = 0; color < blocks->color_count; color++)
        if (blocks->apart[color] == UINT8_MAX) blocks->apart[color] = 1;
    blocks->terraces = most < 2                         ? 0
                       : 2 * most < PAVE_BLOCK_TERRACES ? 2 * most
                                                        : PAVE_BLOCK_TERRACES;
}
