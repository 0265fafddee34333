/// src/world/wang/wang_symmetry.c: rotation and mirroring of tiles.
#include "../../base/exact.h"

#include "wang_symmetry.h"

#include <string.h>

pave_result pave_wang_symmetries_check(uint32_t symmetries, int sides, pave_error *error)
{
    if (symmetries & ~(uint32_t)PAVE_WANG_SYMMETRIES_ALL)
        return PAVE_FAIL(error, PAVE_RANGE,
                         "symmetries %lu: use the sum of PAVE_WANG_ROTATE and the like",
                         (unsigned long)symmetries);
    if (sides % 2 == 1 && symmetries & (PAVE_WANG_FLIP | PAVE_WANG_HALF_TURN))
        return PAVE_FAIL(error, PAVE_RANGE,
                         "tiles of %d sides are not themselves upside down: allow the left-right "
                         "mirror or rotations",
                         sides);
    return PAVE_OK;
}

static pave_result wang_read_mirrors(const uint8_t *mirrors, int color_count, pave_wang_frame *out,
                                     pave_error *error)
{
    for (int color = 0; color <= color_count; color++) out->color_mirror[color] = (uint8_t)color;
    for (int color = 1; mirrors && color <= color_count; color++) {
        const int mirror = mirrors[color - 1];
        if (mirror < 1 || mirror > color_count || mirrors[mirror - 1] != color)
            return PAVE_FAIL(
                error, PAVE_INVALID,
                "colour %d has the mirror %d: give a colour of the set, whose mirror is colour %d",
                color, mirror, color);
        out->color_mirror[color] = (uint8_t)mirror;
    }
    return PAVE_OK;
}

pave_result pave_wang_frame_make(int sides, int mirror_sum, int color_count,
                                 const uint8_t *color_mirrors, pave_wang_frame *out,
                                 pave_error *error)
{
    *out = (pave_wang_frame){.sides = sides, .mirror_sum = mirror_sum};
    if (mirror_sum < 0 || mirror_sum > sides)
        return PAVE_FAIL(
            error, PAVE_RANGE,
            "mirror_sum %d: the sum of two sides that change places is 1 to %d, or 0 for the usual",
            mirror_sum, sides);
    if (mirror_sum == 0) out->mirror_sum = sides == 3 || sides == 6 ? sides - 1 : sides;
    return wang_read_mirrors(color_mirrors, color_count, out, error);
}

static void wang_group_add(pave_wang_group *group, bool mirrored, int turns)
{
    group->element[group->count++] = (pave_wang_element){.mirrored = mirrored, .turns = turns};
}

pave_wang_group pave_wang_group_make(int sides, uint32_t symmetries)
{
    const uint32_t both = PAVE_WANG_MIRROR | PAVE_WANG_FLIP;
    const bool half = symmetries & PAVE_WANG_HALF_TURN || (symmetries & both) == both;
    const int step = symmetries & PAVE_WANG_ROTATE ? 1 : half ? sides / 2 : sides;
    pave_wang_group group = {0};
    for (int turns = 0; turns < sides; turns += step) wang_group_add(&group, false, turns);
    if (!(symmetries & both)) return group;
    // A flip is a mirror followed by a rotation through half of the sides.
    const int first = symmetries & PAVE_WANG_MIRROR || step < sides ? 0 : sides / 2;
    for (int turns = first; turns < sides; turns += step) wang_group_add(&group, true, turns);
    return group;
}

void pave_wang_lay(const pave_wang_frame *frame, pave_wang_element element,
                   const pave_wang_tile *tile, pave_wang_tile *out)
{
    *out = (pave_wang_tile){{0}};
    for (int place = 0; place < 2 * frame->sides; place++) {
        const uint8_t color = tile->colors[place];
        out->colors[pave_wang_element_place(frame, element, place)] =
            element.mirrored ? frame->color_mirror[color] : color;
    }
}

uint32_t pave_wang_element_bits(int sides, pave_wang_element element)
{
    static const uint8_t square[2][4] = {{0, 10, 12, 6}, {8, 14, 4, 2}};
    static const uint8_t hexagon[2][6] = {{0, 2, 1, 12, 14, 13}, {8, 10, 9, 4, 6, 5}};
    if (sides == 4) return (uint32_t)square[element.mirrored][element.turns] << 28;
    if (sides == 3 || sides == 6)
        return (uint32_t)hexagon[element.mirrored][element.turns * (6 / sides)] << 28;
    return (uint32_t)element.mirrored << 31 | (uint32_t)element.turns << 27;
}
