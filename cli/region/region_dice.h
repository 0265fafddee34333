/// cli/region/region_dice.h: stacks of dice in pictures.
#ifndef PAVE_CLI_REGION_DICE_H
#define PAVE_CLI_REGION_DICE_H

#include <pave/scene.h>

enum {
    REGION_DICE_STACK_MAX = 8, ///< more dice are no stack that anyone would count
    REGION_DICE_PIXELS = 5     ///< edges of fewer pixels are no dice that anyone would see
};

/// How large a stack of `count` dice is, in edges of a die.
pave_vec2 region_dice_size(int32_t count);

/// Adds a stack of `count` dice, 0..REGION_DICE_STACK_MAX, seen from above and in front, with its
/// middle at `at`: up to four in front, and behind these four more. `edge` is that of a die in
/// world units, `pixels` the same in pixels.
void region_draw_dice(pave_scene *scene, pave_vec2 at, double edge, int32_t count, uint32_t color,
                      double pixels);

#endif
