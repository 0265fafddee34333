/// src/art/builtin_sprites.c: draws each prop from marks. Props are upright on the screen in either
/// projection. Shapes are given relative to the foot, x to the right and y down, in tile widths of
/// the orthogonal projection. The light comes from the upper left.
#include "../base/exact.h"

#include "builtin_pen.h"

// ---- Small plants and stones --------------------------------------------------------------------

static void sprites_tuft(const pave_sprites_pen *pen)
{
    static const uint32_t colors[] = {0x5f9c45, 0x6aa84a, 0xaedd76, 0x78b552};
    for (int k = 0; k < 4; k++) {
        float place = (float)k - 1.5f, tall = 0.026f + 0.018f * pave_art_part(pen->word, 3 - k);
        float lean = place * 0.013f + (pave_art_part(pen->word, k) - 0.5f) * 0.012f;
        const float line[] = {place * 0.007f, 0, place * 0.007f + lean, -tall};
        pave_sprites_stroke(pen, line, 0.0045f, 0.0008f, colors[(k + (int)(pen->word & 3)) & 3]);
    }
}

static void sprites_flowers(const pave_sprites_pen *pen)
{
    static const uint32_t petals[] = {0xfdfdf2, 0xffdf80, 0xf6a3bd, 0xfdfdf2};
    uint32_t petal = petals[pen->word >> 30];
    int count = 3 + (int)(pen->word >> 28 & 1), turn = (int)(pen->word >> 20 & 15);
    for (int k = 0; k < count; k++) {
        const float *direction = pave_art_directions[(turn + 5 * k) & 15];
        float away = 0.012f + 0.026f * pave_art_part(pen->word, k & 3),
              radius = 0.0085f + 0.004f * pave_art_part(pen->word, 3 - (k & 3));
        float x = direction[0] * away, y = direction[1] * away * 0.8f;
        pave_sprites_ball(pen, x + 0.003f, y + 0.006f, radius, 0x5c9a44, 0x5c9a44);
        pave_sprites_ball(pen, x, y, radius, petal, petal);
        pave_sprites_ball(pen, x, y, radius * 0.4f, 0xf0b23e, 0xf0b23e);
    }
}

static void sprites_pebble(const pave_sprites_pen *pen)
{
    float radius = 0.006f + 0.006f * pave_art_part(pen->word, 0);
    pave_sprites_flat(pen, 0.002f, 0.003f, radius * 1.1f, 0xb89a66, 0xb89a66);
    pave_sprites_flat(pen, 0, 0, radius, 0xcdb588, 0xf3e6c6);
}

static void sprites_rock(const pave_sprites_pen *pen)
{
    pave_sprites_shadow(pen, 0.014f, 0.008f, 0.06f, 0.35f);
    pave_sprites_ball(pen, 0.024f, -0.008f, 0.027f, 0x878c8f, 0xb4b8b4);
    pave_sprites_ball(pen, -0.008f, -0.018f, 0.038f, 0x858b8e, 0xd6d6cc);
    pave_sprites_glow(pen, -0.017f, -0.03f, 0.016f, 0xd6d6cc, 0xe6e5dc);
}

static void sprites_reeds(const pave_sprites_pen *pen)
{
    for (int k = 0; k < 6; k++) {
        float x = ((float)k - 2.5f) * 0.014f,
              lean = (pave_art_part(pen->word, k & 3) - 0.5f) * 0.03f;
        float tall = 0.07f + 0.04f * pave_art_part(pen->word, 3 - (k & 3));
        const float line[] = {x, 0, x + lean, -tall},
                    head[] = {x + lean * 0.8f, -tall * 0.8f, x + lean, -tall};
        pave_sprites_stroke(pen, line, 0.005f, 0.0015f, k & 1 ? 0x5d9a4a : 0x81b85a);
        if (k % 2 == 0) pave_sprites_stroke(pen, head, 0.0065f, 0.006f, 0x855a35);
    }
}

static void sprites_lily(const pave_sprites_pen *pen)
{
    static const float leaves[3][3] = {
        {0, 0, 0.036f}, {0.062f, 0.022f, 0.026f}, {0.045f, -0.028f, 0.021f}};
    for (int k = 0; k < 3; k++) {
        const float *leaf = leaves[k];
        pave_sprites_flat(pen, leaf[0] + 0.004f, leaf[1] + 0.006f, leaf[2], 0x3c90b0, 0x3c90b0);
        pave_sprites_flat(pen, leaf[0], leaf[1], leaf[2], 0x5aa657, 0x8fd073);
    }
    pave_sprites_ball(pen, 0.006f, -0.008f, 0.013f, 0xf3a9c4, 0xfde6ee);
}

static void sprites_wave(const pave_sprites_pen *pen)
{
    enum { CREST = 0x7fc0db };
    for (int k = 0; k < 2; k++) {
        float x = (float)k * 0.07f - 0.035f, y = (float)k * 0.018f;
        const float left[] = {x - 0.03f, y, x, y - 0.01f}, right[] = {x, y - 0.01f, x + 0.03f, y};
        pave_sprites_stroke(pen, left, 0.0015f, 0.005f, CREST);
        pave_sprites_stroke(pen, right, 0.005f, 0.0015f, CREST);
    }
}

// ---- Bushes, trees, sheep -----------------------------------------------------------------------

/// Draws a crown of leaves around (0, y): `count` lobes, and lighter lobes inside on the lit side.
/// The four colours are from dark to light.
static void sprites_crown(const pave_sprites_pen *pen, float y, float radius, int count,
                          const uint32_t *colors)
{
    int turn = (int)(pen->word & 15);
    pave_sprites_ball(pen, 0, y + 0.12f * radius, radius, colors[0], colors[0]);
    for (int k = 0; k < count; k++) {
        const float *direction = pave_art_directions[(turn + k * 16 / count) & 15];
        float r = radius * (0.42f + 0.12f * pave_art_part(pen->word, k & 3));
        pave_sprites_ball(pen, direction[0] * radius * 0.66f, y + direction[1] * radius * 0.62f, r,
                          colors[0], colors[1]);
    }
    pave_sprites_glow(pen, -0.06f * radius, y - 0.08f * radius, radius * 0.78f, colors[1],
                      colors[2]);
    pave_sprites_glow(pen, -0.28f * radius, y - 0.38f * radius, radius * 0.32f, colors[2],
                      colors[3]);
    pave_sprites_glow(pen, 0.26f * radius, y - 0.18f * radius, radius * 0.25f, colors[2],
                      colors[3]);
    pave_sprites_glow(pen, -0.12f * radius, y + 0.24f * radius, radius * 0.24f, colors[1],
                      colors[2]);
}

static void sprites_bush(const pave_sprites_pen *pen)
{
    static const uint32_t colors[] = {0x4b8a44, 0x5fa24b, 0x83c05a, 0xa3d873};
    pave_sprites_shadow(pen, 0.02f, 0.012f, 0.085f, 0.32f);
    sprites_crown(pen, -0.025f, 0.06f, 5, colors);
}

static void sprites_tree(const pave_sprites_pen *pen)
{
    static const uint32_t colors[2][4] = {{0x2f6e46, 0x42894a, 0x67ac56, 0x93cf6c},
                                          {0x3b7440, 0x568f42, 0x7fb14e, 0xaed868}};
    pave_sprites_shadow(pen, 0.045f, 0.012f, 0.125f, 0.38f);
    const float trunk[] = {0, 0.006f, 0, -0.07f};
    pave_sprites_stroke(pen, trunk, 0.017f, 0.013f, 0x7a5436);
    sprites_crown(pen, -0.115f, 0.1f, 7, colors[pen->word >> 16 & 1]);
}

static void sprites_pine(const pave_sprites_pen *pen)
{
    static const uint32_t shades[] = {0x28624c, 0x2f7355, 0x3a855c};
    pave_sprites_shadow(pen, 0.04f, 0.01f, 0.095f, 0.38f);
    const float trunk[] = {0, 0.006f, 0, -0.05f};
    pave_sprites_stroke(pen, trunk, 0.013f, 0.012f, 0x6f4c33);
    for (int k = 0; k < 3; k++) {
        float half = 0.085f - 0.02f * (float)k, low = -0.03f - 0.058f * (float)k,
              high = low - 0.105f + 0.008f * (float)k;
        const float whole[] = {-half, low, 0, high, 0, high, half, low};
        const float lit[] = {-half, low, 0, high, 0.02f, low + 0.004f, 0, low + 0.012f};
        pave_sprites_flat(pen, 0, low, half, shades[k], shades[k]);
        pave_sprites_quad(pen, whole, shades[k]);
        pave_sprites_quad(pen, lit, k == 2 ? 0x5aa567 : 0x468f60);
    }
}

static void sprites_sheep(const pave_sprites_pen *pen)
{
    float side = pen->word >> 31 ? 1.0f : -1.0f;
    pave_sprites_shadow(pen, 0.008f, 0.002f, 0.04f, 0.35f);
    for (int k = 0; k < 2; k++) {
        float x = ((float)k - 0.5f) * 0.03f;
        const float leg[] = {x, 0.004f, x, -0.014f};
        pave_sprites_stroke(pen, leg, 0.004f, 0.004f, 0x4d4a48);
    }
    pave_sprites_ball(pen, side * -0.014f, -0.022f, 0.02f, 0xd8d3c8, 0xfbf8f0);
    pave_sprites_ball(pen, side * 0.012f, -0.022f, 0.02f, 0xd8d3c8, 0xfbf8f0);
    pave_sprites_ball(pen, 0, -0.028f, 0.021f, 0xe6e2d8, 0xffffff);
    pave_sprites_ball(pen, side * 0.034f, -0.03f, 0.0105f, 0x4d4a48, 0x6b6763);
}

/// Draws a pond with a sandy bank and a water lily.
static void sprites_pond(const pave_sprites_pen *pen)
{
    pave_sprites_flat(pen, 0, 0.004f, 0.15f, 0xb0946a, 0xb0946a);
    pave_sprites_flat(pen, 0, 0.008f, 0.138f, 0x52b4c9, 0x8fdcd8);
    pave_sprites_flat(pen, 0.01f, 0.014f, 0.105f, 0x3a9cc4, 0x5cbccf);
    pave_sprites_flat(pen, -0.045f, -0.012f, 0.026f, 0x5aa657, 0x8fd073);
    pave_sprites_flat(pen, -0.012f, -0.03f, 0.018f, 0x5aa657, 0x8fd073);
    pave_sprites_ball(pen, -0.045f, -0.02f, 0.012f, 0xf3a9c4, 0xfde6ee);
    const float shine[] = {0.03f, 0.03f, 0.07f, 0.024f};
    pave_sprites_stroke(pen, shine, 0.002f, 0.004f, 0xc9eeee);
}

// ---- Houses -------------------------------------------------------------------------------------

/// Materials of a house's faces.
enum {
    SPRITES_WALL,
    SPRITES_SHADE, ///< walls in the shade
    SPRITES_ROOF,
    SPRITES_RIDGE,
    SPRITES_EAVES, ///< far side of the roof
    SPRITES_DOOR,
    SPRITES_WINDOW,
    SPRITES_CHIMNEY,
    SPRITES_PAINTS
};

/// A quadrilateral in space: (u, v, z) of four corners, clockwise on the screen, in units of the
/// house, which is 2 long and 1.4 deep.
typedef struct pave_sprites_face {
    float corners[4][3];
    int paint;
} pave_sprites_face;

/// Faces sorted from back to front, in either projection.
static const pave_sprites_face sprites_house_faces[] = {
    {{{-1.12f, 0, 2}, {1.12f, 0, 2}, {1.12f, -0.74f, 1.22f}, {-1.12f, -0.74f, 1.22f}},
     SPRITES_EAVES},
    {{{1, 0.7f, 1.26f}, {1, -0.7f, 1.26f}, {1, -0.7f, 0}, {1, 0.7f, 0}}, SPRITES_SHADE},
    {{{1, 0, 2}, {1, 0, 2}, {1, -0.7f, 1.26f}, {1, 0.7f, 1.26f}}, SPRITES_SHADE},
    {{{1, 0.18f, 1}, {1, -0.18f, 1}, {1, -0.18f, 0.6f}, {1, 0.18f, 0.6f}}, SPRITES_WINDOW},
    {{{-1, 0.7f, 1.26f}, {1, 0.7f, 1.26f}, {1, 0.7f, 0}, {-1, 0.7f, 0}}, SPRITES_WALL},
    {{{-0.2f, 0.7f, 0.72f}, {0.2f, 0.7f, 0.72f}, {0.2f, 0.7f, 0}, {-0.2f, 0.7f, 0}}, SPRITES_DOOR},
    {{{-0.78f, 0.7f, 0.74f}, {-0.44f, 0.7f, 0.74f}, {-0.44f, 0.7f, 0.34f}, {-0.78f, 0.7f, 0.34f}},
     SPRITES_WINDOW},
    {{{0.44f, 0.7f, 0.74f}, {0.78f, 0.7f, 0.74f}, {0.78f, 0.7f, 0.34f}, {0.44f, 0.7f, 0.34f}},
     SPRITES_WINDOW},
    {{{-1.12f, 0.02f, 2.02f}, {1.12f, 0.02f, 2.02f}, {1.12f, 0.85f, 1.08f}, {-1.12f, 0.85f, 1.08f}},
     SPRITES_EAVES},
    {{{-1.12f, 0, 2.03f}, {1.12f, 0, 2.03f}, {1.12f, 0.79f, 1.18f}, {-1.12f, 0.79f, 1.18f}},
     SPRITES_ROOF},
    {{{-1.12f, 0, 2.05f}, {1.12f, 0, 2.05f}, {1.12f, 0.13f, 1.91f}, {-1.12f, 0.13f, 1.91f}},
     SPRITES_RIDGE},
    {{{-0.72f, 0.1f, 2.35f}, {-0.46f, 0.1f, 2.35f}, {-0.46f, 0.1f, 1.92f}, {-0.72f, 0.1f, 1.92f}},
     SPRITES_CHIMNEY},
};

static void sprites_build(const pave_sprites_pen *pen, const uint32_t *paints)
{
    enum { FACES = sizeof sprites_house_faces / sizeof sprites_house_faces[0] };
    float u = pen->prop->u, v = pen->prop->v, unit = 0.12f * pen->prop->size;
    pave_sprites_shadow(pen, 0.035f, 0.045f, 0.15f, 0.32f);
    for (int k = 0; k < FACES; k++) {
        const pave_sprites_face *face = &sprites_house_faces[k];
        pave_art_point corners[4];
        for (int i = 0; i < 4; i++) {
            const float *corner = face->corners[i];
            corners[i] = pave_art_project(pen->view, u + corner[0] * unit, v + corner[1] * unit,
                                          corner[2] * unit);
        }
        pave_art_add_polygon(pen->marks, corners, paints[face->paint]);
    }
}

static void sprites_house(const pave_sprites_pen *pen)
{
    static const uint32_t paints[SPRITES_PAINTS] = {0xf6ecd6, 0xdccbab, 0xd9714d, 0xeb8f68,
                                                    0xa84d38, 0x8a5a3c, 0x6fa3b8, 0x9c8672};
    sprites_build(pen, paints);
}

static void sprites_cottage(const pave_sprites_pen *pen)
{
    static const uint32_t paints[SPRITES_PAINTS] = {0xf3e3c3, 0xd3ba92, 0x5f86a6, 0x7fa3bf,
                                                    0x44647f, 0xa4563c, 0xffe9a8, 0xa9a29a};
    sprites_build(pen, paints);
}

// ---- Entry points -------------------------------------------------------------------------------

void pave_art_draw(const pave_art_prop *prop, const pave_art_view *view, pave_art_marks *marks)
{
    static void (*const draw[PAVE_PROP_KINDS])(const pave_sprites_pen *) = {
        [PAVE_PROP_TUFT] = sprites_tuft,       [PAVE_PROP_FLOWERS] = sprites_flowers,
        [PAVE_PROP_PEBBLE] = sprites_pebble,   [PAVE_PROP_BUSH] = sprites_bush,
        [PAVE_PROP_TREE] = sprites_tree,       [PAVE_PROP_PINE] = sprites_pine,
        [PAVE_PROP_ROCK] = sprites_rock,       [PAVE_PROP_HOUSE] = sprites_house,
        [PAVE_PROP_COTTAGE] = sprites_cottage, [PAVE_PROP_POND] = sprites_pond,
        [PAVE_PROP_SHEEP] = sprites_sheep,     [PAVE_PROP_REEDS] = sprites_reeds,
        [PAVE_PROP_LILY] = sprites_lily,       [PAVE_PROP_WAVE] = sprites_wave,
    };
    pave_sprites_pen pen = {marks,
                            view,
                            prop,
                            pave_art_project(view, prop->u, prop->v, 0),
                            prop->size * view->scale,
                            prop->word};
    if (draw[prop->kind])
        draw[prop->kind](&pen);
    else
        pave_things_draw(&pen);
}
