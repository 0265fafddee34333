/// src/scene/picture_tactics.h: internals shared by picture_tactics*.c: the state of a picture, and
/// its parts.
#ifndef PAVE_SRC_PICTURE_TACTICS_H
#define PAVE_SRC_PICTURE_TACTICS_H

#include "picture_shared.h"

typedef struct pave_battle {
    const pave_picture_tactics_def *def;
    const pave_allocator *allocator;
    const pave_window *window;
    pave_picture_grid grid;
    pave_scene *scene;
    double scale; ///< pixels per world unit
} pave_battle;

static inline pave_vec2 pave_battle_middle(const pave_battle *battle, pave_cell cell)
{
    return pave_tiling_face_point(battle->window->tiling, &battle->grid.layout, cell);
}

/// Returns a point translated by (x, y) units.
static inline pave_vec2 pave_battle_moved(const pave_battle *battle, pave_vec2 at, double x,
                                          double y)
{
    return pave_vec2_of(at.x + x * battle->grid.unit, at.y + y * battle->grid.unit);
}

// ---- picture_tactics_walls.c --------------------------------------------------------------------

/// Draws stone on cells and on sides.
void pave_battle_paint_walls(pave_battle *battle);

// ---- picture_tactics_units.c --------------------------------------------------------------------

void pave_battle_paint_tokens(pave_battle *battle);

/// Draws the trails. Returns false if memory runs out.
bool pave_battle_paint_trails(pave_battle *battle);

/// Draws the crosses of blocked trails, above the walls.
void pave_battle_paint_bars(pave_battle *battle);

#endif
