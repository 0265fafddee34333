/// src/world/wang/wang_symmetry.h: how tiles are turned and mirrored: the places of their colours.
#ifndef PAVE_SRC_WANG_SYMMETRY_H
#define PAVE_SRC_WANG_SYMMETRY_H

#include "wang_set.h"

enum { PAVE_WANG_ELEMENTS_MAX = 2 * PAVE_WANG_SIDES_MAX };

/// One way to lay a tile: mirrored or not, then turned.
typedef struct pave_wang_element {
    bool mirrored;
    int turns;
} pave_wang_element;

/// The ways that some symmetries allow, the tile as it is first, then those turned, then those
/// mirrored.
typedef struct pave_wang_group {
    int count;
    pave_wang_element element[PAVE_WANG_ELEMENTS_MAX];
} pave_wang_group;

/// What faces are like: their sides, the axis of their mirror, the mirrors of their colours.
typedef struct pave_wang_frame {
    int sides, mirror_sum;
    uint8_t color_mirror[PAVE_WANG_COLORS_MAX + 1]; ///< by colour, from 0
} pave_wang_frame;

/// Checks sides, symmetries, the axis and the mirrors, and fills in the defaults. `color_mirrors`
/// may be NULL. Returns PAVE_OK, PAVE_RANGE or PAVE_INVALID.
pave_result pave_wang_frame_make(int sides, int mirror_sum, int color_count,
                                 const uint8_t *color_mirrors, pave_wang_frame *out,
                                 pave_error *error);

/// Refuses symmetries that faces of so many sides cannot have.
pave_result pave_wang_symmetries_check(uint32_t symmetries, int sides, pave_error *error);

/// All that some symmetries allow, and what follows from them.
pave_wang_group pave_wang_group_make(int sides, uint32_t symmetries);

/// Where the colour at a place goes.
static inline int pave_wang_element_place(const pave_wang_frame *frame, pave_wang_element element,
                                          int place)
{
    const int places = 2 * frame->sides;
    const int from = element.mirrored ? 2 * frame->mirror_sum - place + places : place;
    return (from + 2 * element.turns) % places;
}

/// Lays a tile.
void pave_wang_lay(const pave_wang_frame *frame, pave_wang_element element,
                   const pave_wang_tile *tile, pave_wang_tile *out);

/// The bits of an id that say so; see pave_wang_pose_of.
uint32_t pave_wang_element_bits(int sides, pave_wang_element element);

#endif
