/// src/art/builtin_pen.h: helpers for drawing props, used by builtin_sprites.c and
/// builtin_things.c.
#ifndef PAVE_SRC_BUILTIN_PEN_H
#define PAVE_SRC_BUILTIN_PEN_H

#include "builtin_art.h"

/// The drawing state of a prop: its foot on the screen, and the length of a unit there.
typedef struct pave_sprites_pen {
    pave_art_marks *marks;
    const pave_art_view *view;
    const pave_art_prop *prop;
    pave_art_point foot;
    float unit;
    uint32_t word;
} pave_sprites_pen;

static inline pave_art_point pave_sprites_at(const pave_sprites_pen *pen, float x, float y)
{
    pave_art_point point = {pen->foot.x + x * pen->unit, pen->foot.y + y * pen->unit};
    return point;
}

static inline void pave_sprites_ball(const pave_sprites_pen *pen, float x, float y, float radius,
                                     uint32_t color, uint32_t light)
{
    float r = radius * pen->unit;
    pave_art_add_ellipse(pen->marks, pave_sprites_at(pen, x, y), r, r, color, light);
}

/// Draws a ball with a soft edge.
static inline void pave_sprites_glow(const pave_sprites_pen *pen, float x, float y, float radius,
                                     uint32_t color, uint32_t light)
{
    pave_sprites_ball(pen, x, y, radius, color, light);
    pen->marks->items[pen->marks->count - 1].soft = radius * pen->unit * 0.45f;
}

static inline void pave_sprites_flat(const pave_sprites_pen *pen, float x, float y, float radius,
                                     uint32_t color, uint32_t light)
{
    float r = radius * pen->unit;
    pave_art_add_ellipse(pen->marks, pave_sprites_at(pen, x, y), r, r * 0.55f, color, light);
}

static inline void pave_sprites_shadow(const pave_sprites_pen *pen, float x, float y, float radius,
                                       float alpha)
{
    float r = radius * pen->unit;
    pave_art_add_shadow(pen->marks, pave_sprites_at(pen, x, y), r, r * 0.55f, alpha);
}

static inline void pave_sprites_stroke(const pave_sprites_pen *pen, const float *from_to,
                                       float foot_width, float tip_width, uint32_t color)
{
    pave_art_add_blade(pen->marks, pave_sprites_at(pen, from_to[0], from_to[1]),
                       pave_sprites_at(pen, from_to[2], from_to[3]), foot_width * pen->unit,
                       tip_width * pen->unit, color);
}

/// Draws a quadrilateral, given as eight numbers: x and y of its corners, clockwise.
static inline void pave_sprites_quad(const pave_sprites_pen *pen, const float *xy, uint32_t color)
{
    pave_art_point corners[4];
    for (int k = 0; k < 4; k++) corners[k] = pave_sprites_at(pen, xy[2 * k], xy[2 * k + 1]);
    pave_art_add_polygon(pen->marks, corners, color);
}

/// Draws a glow around a point, brightest at its centre.
static inline void pave_sprites_light(const pave_sprites_pen *pen, float x, float y, float radius,
                                      float alpha, uint32_t color)
{
    float half = radius * pen->unit / 2;
    pave_art_add_ellipse(pen->marks, pave_sprites_at(pen, x, y), half, half, color, color);
    pave_art_mark *mark = &pen->marks->items[pen->marks->count - 1];
    mark->alpha = alpha;
    mark->soft = 2 * half;
    mark->left -= half;
    mark->top -= half;
    mark->right += half;
    mark->bottom += half;
}

/// Draws the props of caves, dungeons, mazes and rivers, which are not in builtin_sprites.c.
void pave_things_draw(const pave_sprites_pen *pen);

#endif
