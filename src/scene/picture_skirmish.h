/// src/scene/picture_skirmish.h: a picture of a skirmish in the making. Edges are 1 long, as in the
/// pictures of its fields.
#ifndef PAVE_SRC_PICTURE_SKIRMISH_H
#define PAVE_SRC_PICTURE_SKIRMISH_H

#include "picture_parts.h"

#define PAVE_FRAY_INK UINT32_C(0x241f2aff)
#define PAVE_FRAY_LIGHT UINT32_C(0xfffdf4ff)

/// The colours of a side: units, their rims, what is pale of it.
typedef struct pave_fray_look {
    uint32_t body, rim, pale;
} pave_fray_look;

extern const pave_fray_look pave_fray_looks[PAVE_SKIRMISH_SIDES];

typedef struct pave_fray {
    const pave_picture_skirmish_def *def;
    const pave_skirmish *skirmish;
    const pave_allocator *allocator;
    pave_layout layout;
    pave_scene *scene;
} pave_fray;

/// The middle of a cell of the field.
static inline pave_vec2 pave_fray_point(const pave_fray *fray, int32_t cell)
{
    return pave_tri_face_point(&fray->layout, pave_window_cell(fray->skirmish->window, cell));
}

static inline pave_vec2 pave_fray_along(pave_vec2 from, pave_vec2 to, double share)
{
    return pave_vec2_of(from.x + share * (to.x - from.x), from.y + share * (to.y - from.y));
}

// ---- picture_skirmish_units.c -------------------------------------------------------------------

/// The fallen as crosses, those of the last turn darker.
void pave_fray_paint_fallen(pave_fray *fray);

/// All who stand.
void pave_fray_paint_units(pave_fray *fray);

#endif
