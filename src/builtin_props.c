/// src/builtin_props.c: what stands on the ground of the built-in sets: a table of placed props, and tufts and flowers strewn between.
/// A prop stands upright on the screen in either projection. One that would reach over the border of the tile is left out.
#include "exact.h"

#include "builtin_art.h"

#include <math.h>

typedef enum pave_props_kind {
    PAVE_PROP_TUFT,
    PAVE_PROP_FLOWERS,
    PAVE_PROP_BUSH,
    PAVE_PROP_TREE,
    PAVE_PROP_PINE,
    PAVE_PROP_ROCK,
    PAVE_PROP_HOUSE,
    PAVE_PROP_REEDS,
    PAVE_PROP_LILY,
    PAVE_PROP_WAVE,
    PAVE_PROP_KINDS
} pave_props_kind;

typedef struct pave_props_item {
    pave_props_kind kind;
    float u, v, size;
    uint32_t word; ///< what is random about it
} pave_props_item;

typedef struct pave_props_list {
    int count;
    pave_props_item items[PAVE_ART_PROPS_MAX];
} pave_props_list;

/// A placed prop: place and size in hundredths.
typedef struct pave_props_row {
    uint8_t builtin, id, kind, u, v, size;
} pave_props_row;

static const pave_props_row pave_props_rows[] = {
    // roads
    {0, 0, PAVE_PROP_TREE, 30, 32, 110}, {0, 0, PAVE_PROP_PINE, 58, 30, 100}, {0, 0, PAVE_PROP_TREE, 48, 55, 125},
    {0, 0, PAVE_PROP_BUSH, 72, 56, 100}, {0, 0, PAVE_PROP_PINE, 25, 66, 90}, {0, 0, PAVE_PROP_FLOWERS, 70, 76, 120},
    {0, 0, PAVE_PROP_ROCK, 60, 73, 80},
    {0, 1, PAVE_PROP_HOUSE, 22, 83, 100}, {0, 1, PAVE_PROP_TREE, 50, 53, 90}, {0, 1, PAVE_PROP_BUSH, 80, 80, 90},
    {0, 1, PAVE_PROP_TREE, 15, 24, 90},
    {0, 2, PAVE_PROP_TREE, 22, 22, 110}, {0, 2, PAVE_PROP_TREE, 14, 58, 85}, {0, 2, PAVE_PROP_PINE, 26, 88, 90},
    {0, 2, PAVE_PROP_BUSH, 50, 53, 80}, {0, 2, PAVE_PROP_ROCK, 80, 84, 90},
    {0, 4, PAVE_PROP_HOUSE, 50, 19, 100}, {0, 4, PAVE_PROP_BUSH, 24, 24, 80}, {0, 4, PAVE_PROP_TREE, 84, 30, 90},
    {0, 4, PAVE_PROP_BUSH, 16, 78, 90},
    {0, 8, PAVE_PROP_PINE, 82, 28, 100}, {0, 8, PAVE_PROP_PINE, 90, 50, 80}, {0, 8, PAVE_PROP_TREE, 80, 82, 105},
    {0, 8, PAVE_PROP_ROCK, 50, 52, 90}, {0, 8, PAVE_PROP_BUSH, 22, 16, 80},
    {0, 5, PAVE_PROP_TREE, 17, 34, 100}, {0, 5, PAVE_PROP_BUSH, 16, 72, 90}, {0, 5, PAVE_PROP_TREE, 84, 66, 95},
    {0, 10, PAVE_PROP_TREE, 24, 22, 100}, {0, 10, PAVE_PROP_PINE, 74, 26, 95}, {0, 10, PAVE_PROP_BUSH, 62, 82, 90},
    {0, 10, PAVE_PROP_ROCK, 30, 86, 80},
    {0, 3, PAVE_PROP_TREE, 20, 72, 115}, {0, 3, PAVE_PROP_PINE, 40, 86, 95}, {0, 3, PAVE_PROP_BUSH, 84, 16, 80},
    {0, 6, PAVE_PROP_TREE, 28, 26, 115}, {0, 6, PAVE_PROP_TREE, 14, 46, 80}, {0, 6, PAVE_PROP_BUSH, 86, 86, 80},
    {0, 12, PAVE_PROP_PINE, 70, 26, 105}, {0, 12, PAVE_PROP_PINE, 84, 42, 85}, {0, 12, PAVE_PROP_BUSH, 14, 86, 80},
    {0, 9, PAVE_PROP_TREE, 78, 78, 115}, {0, 9, PAVE_PROP_ROCK, 58, 88, 90}, {0, 9, PAVE_PROP_BUSH, 14, 15, 80},
    {0, 7, PAVE_PROP_TREE, 17, 40, 105}, {0, 7, PAVE_PROP_BUSH, 15, 72, 90}, {0, 7, PAVE_PROP_BUSH, 86, 18, 70},
    {0, 11, PAVE_PROP_TREE, 38, 84, 100}, {0, 11, PAVE_PROP_BUSH, 70, 84, 90},
    {0, 13, PAVE_PROP_PINE, 83, 34, 100}, {0, 13, PAVE_PROP_TREE, 84, 70, 90},
    {0, 14, PAVE_PROP_TREE, 60, 22, 100}, {0, 14, PAVE_PROP_ROCK, 26, 22, 80},
    {0, 15, PAVE_PROP_TREE, 16, 19, 85}, {0, 15, PAVE_PROP_BUSH, 86, 86, 85}, {0, 15, PAVE_PROP_ROCK, 85, 16, 80},
    // meadow
    {1, 0, PAVE_PROP_TREE, 34, 36, 115}, {1, 0, PAVE_PROP_PINE, 58, 42, 100}, {1, 0, PAVE_PROP_BUSH, 66, 70, 100},
    {1, 0, PAVE_PROP_FLOWERS, 36, 68, 120},
    {1, 1, PAVE_PROP_TREE, 26, 66, 110}, {1, 1, PAVE_PROP_REEDS, 57, 44, 100}, {1, 2, PAVE_PROP_PINE, 30, 32, 105},
    {1, 2, PAVE_PROP_BUSH, 20, 70, 90}, {1, 4, PAVE_PROP_TREE, 70, 36, 105}, {1, 4, PAVE_PROP_ROCK, 74, 72, 90},
    {1, 8, PAVE_PROP_PINE, 74, 66, 100}, {1, 8, PAVE_PROP_TREE, 54, 80, 95},
    {1, 3, PAVE_PROP_BUSH, 18, 38, 100}, {1, 3, PAVE_PROP_REEDS, 55, 70, 100}, {1, 3, PAVE_PROP_LILY, 66, 30, 100},
    {1, 6, PAVE_PROP_TREE, 34, 24, 95}, {1, 6, PAVE_PROP_WAVE, 60, 80, 100},
    {1, 12, PAVE_PROP_TREE, 82, 56, 95}, {1, 12, PAVE_PROP_WAVE, 22, 40, 100},
    {1, 9, PAVE_PROP_BUSH, 66, 82, 100}, {1, 9, PAVE_PROP_REEDS, 30, 56, 100},
    {1, 15, PAVE_PROP_WAVE, 30, 32, 110}, {1, 15, PAVE_PROP_WAVE, 68, 62, 110}, {1, 15, PAVE_PROP_WAVE, 36, 80, 90},
    {1, 14, PAVE_PROP_BUSH, 84, 18, 90}, {1, 14, PAVE_PROP_WAVE, 34, 66, 100},
    {1, 13, PAVE_PROP_TREE, 86, 86, 70}, {1, 13, PAVE_PROP_WAVE, 36, 32, 100},
    {1, 11, PAVE_PROP_BUSH, 16, 84, 90}, {1, 11, PAVE_PROP_LILY, 50, 62, 100}, {1, 11, PAVE_PROP_WAVE, 72, 38, 100},
    {1, 7, PAVE_PROP_TREE, 15, 18, 75}, {1, 7, PAVE_PROP_WAVE, 66, 66, 100},
    {1, 5, PAVE_PROP_BUSH, 20, 20, 90}, {1, 10, PAVE_PROP_BUSH, 84, 16, 90},
};

// ---- Drawing ----------------------------------------------------------------------------------------------------------------

/// Where a prop is being drawn: its foot on the screen, and how long 1 is there.
typedef struct pave_props_pen {
    pave_art_marks *marks;
    const pave_art_view *view;
    pave_art_point foot;
    float unit;
    uint32_t word;
} pave_props_pen;

static pave_art_point pave_props_at(const pave_props_pen *pen, float x, float y)
{
    pave_art_point point = {pen->foot.x + x * pen->unit, pen->foot.y + y * pen->unit};
    return point;
}

static void pave_props_ball(const pave_props_pen *pen, float x, float y, float radius, uint32_t color, uint32_t light)
{
    float r = radius * pen->unit;
    pave_art_add_ellipse(pen->marks, pave_props_at(pen, x, y), r, r, color, light);
}

static void pave_props_flat(const pave_props_pen *pen, float x, float y, float radius, uint32_t color, uint32_t light)
{
    float r = radius * pen->unit;
    pave_art_add_ellipse(pen->marks, pave_props_at(pen, x, y), r, r * 0.55f, color, light);
}

static void pave_props_shadow(const pave_props_pen *pen, float x, float y, float radius, float alpha)
{
    float r = radius * pen->unit;
    pave_art_add_shadow(pen->marks, pave_props_at(pen, x, y), r, r * 0.55f, alpha);
}

static void pave_props_stroke(const pave_props_pen *pen, const float *from_to, float foot_width, float tip_width, uint32_t color)
{
    pave_art_add_blade(pen->marks, pave_props_at(pen, from_to[0], from_to[1]), pave_props_at(pen, from_to[2], from_to[3]),
                       foot_width * pen->unit, tip_width * pen->unit, color);
}

static void pave_props_tuft(const pave_props_pen *pen)
{
    static const uint32_t colors[] = {0x5f9c45, 0x6aa84a, 0xa6d76f, 0x78b552};
    for (int k = 0; k < 4; k++) {
        float lean = ((float)k - 1.5f) * 0.012f + (pave_art_part(pen->word, k) - 0.5f) * 0.012f;
        float tall = 0.026f + 0.016f * pave_art_part(pen->word, 3 - k);
        const float line[] = {((float)k - 1.5f) * 0.007f, 0, ((float)k - 1.5f) * 0.007f + lean, -tall};
        pave_props_stroke(pen, line, 0.0042f, 0.0008f, colors[(k + (int)(pen->word & 3)) & 3]);
    }
}

static void pave_props_flowers(const pave_props_pen *pen)
{
    static const uint32_t petals[] = {0xfdfdf2, 0xffe08a, 0xf7a8c0, 0xfdfdf2};
    uint32_t petal = petals[pen->word >> 30];
    for (int k = 0; k < 4; k++) {
        float x = ((float)(k & 1) - 0.5f) * 0.045f + (pave_art_part(pen->word, k) - 0.5f) * 0.03f;
        float y = ((float)(k >> 1) - 0.5f) * 0.04f + (pave_art_part(pen->word, 3 - k) - 0.5f) * 0.03f;
        pave_props_ball(pen, x + 0.002f, y + 0.005f, 0.0105f, 0x5c9a44, 0x5c9a44);
        pave_props_ball(pen, x, y, 0.0105f, petal, petal);
        pave_props_ball(pen, x, y, 0.0042f, 0xf0b23e, 0xf0b23e);
    }
}

/// A crown of leaves: `count` lobes round a middle, each lit from the upper left.
static void pave_props_crown(const pave_props_pen *pen, float y, float radius, int count, const uint32_t *colors)
{
    int turn = (int)(pen->word & 15);
    pave_props_ball(pen, 0, y + 0.12f * radius, radius * 1.0f, colors[0], colors[0]);
    for (int k = 0; k < count; k++) {
        const float *direction = pave_art_directions[(turn + k * 16 / count) & 15];
        float r = radius * (0.42f + 0.12f * pave_art_part(pen->word, k & 3));
        pave_props_ball(pen, direction[0] * radius * 0.66f, y + direction[1] * radius * 0.62f, r, colors[0], colors[1]);
    }
    pave_props_ball(pen, -0.06f * radius, y - 0.08f * radius, radius * 0.74f, colors[1], colors[2]);
    pave_props_ball(pen, -0.28f * radius, y - 0.36f * radius, radius * 0.3f, colors[2], colors[3]);
    pave_props_ball(pen, 0.22f * radius, y - 0.2f * radius, radius * 0.22f, colors[2], colors[3]);
    pave_props_ball(pen, -0.1f * radius, y + 0.22f * radius, radius * 0.2f, colors[1], colors[2]);
}

static void pave_props_bush(const pave_props_pen *pen)
{
    static const uint32_t colors[] = {0x4b8a44, 0x5fa24b, 0x83c05a, 0xa3d873};
    pave_props_shadow(pen, 0.02f, 0.012f, 0.085f, 0.32f);
    pave_props_crown(pen, -0.025f, 0.06f, 5, colors);
}

static void pave_props_tree(const pave_props_pen *pen)
{
    static const uint32_t colors[2][4] = {{0x2f6e46, 0x42894a, 0x67ac56, 0x93cf6c}, {0x3b7440, 0x568f42, 0x7fb14e, 0xaed868}};
    pave_props_shadow(pen, 0.045f, 0.012f, 0.125f, 0.38f);
    const float trunk[] = {0, 0.006f, 0, -0.07f};
    pave_props_stroke(pen, trunk, 0.017f, 0.013f, 0x7a5436);
    pave_props_crown(pen, -0.115f, 0.1f, 7, colors[pen->word >> 16 & 1]);
}

static void pave_props_pine(const pave_props_pen *pen)
{
    static const uint32_t shades[] = {0x28624c, 0x2f7355, 0x3a855c};
    pave_props_shadow(pen, 0.04f, 0.01f, 0.095f, 0.38f);
    const float trunk[] = {0, 0.006f, 0, -0.05f};
    pave_props_stroke(pen, trunk, 0.013f, 0.012f, 0x6f4c33);
    for (int k = 0; k < 3; k++) {
        float half = 0.085f - 0.02f * (float)k, low = -0.03f - 0.058f * (float)k, high = low - 0.105f + 0.008f * (float)k;
        const pave_art_point whole[] = {pave_props_at(pen, -half, low), pave_props_at(pen, 0, high), pave_props_at(pen, 0, high),
                                        pave_props_at(pen, half, low)};
        const pave_art_point lit[] = {pave_props_at(pen, -half, low), pave_props_at(pen, 0, high), pave_props_at(pen, 0.02f, low + 0.004f),
                                      pave_props_at(pen, 0, low + 0.012f)};
        pave_props_flat(pen, 0, low, half, shades[k], shades[k]);
        pave_art_add_polygon(pen->marks, whole, shades[k]);
        pave_art_add_polygon(pen->marks, lit, k == 2 ? 0x5aa567 : 0x468f60);
    }
}

static void pave_props_rock(const pave_props_pen *pen)
{
    pave_props_shadow(pen, 0.014f, 0.008f, 0.06f, 0.35f);
    pave_props_ball(pen, 0.022f, -0.008f, 0.028f, 0x8a8f90, 0xb7bab4);
    pave_props_ball(pen, -0.008f, -0.018f, 0.038f, 0x8f9494, 0xd0d1c8);
}

static void pave_props_reeds(const pave_props_pen *pen)
{
    for (int k = 0; k < 6; k++) {
        float x = ((float)k - 2.5f) * 0.014f, lean = (pave_art_part(pen->word, k & 3) - 0.5f) * 0.03f;
        float tall = 0.07f + 0.04f * pave_art_part(pen->word, 3 - (k & 3));
        const float line[] = {x, 0, x + lean, -tall};
        pave_props_stroke(pen, line, 0.005f, 0.0015f, k & 1 ? 0x5d9a4a : 0x81b85a);
        const float head[] = {x + lean * 0.8f, -tall * 0.8f, x + lean, -tall};
        if (k % 2 == 0) pave_props_stroke(pen, head, 0.0065f, 0.006f, 0x855a35);
    }
}

static void pave_props_lily(const pave_props_pen *pen)
{
    pave_props_flat(pen, 0.004f, 0.006f, 0.04f, 0x3c8aa8, 0x3c8aa8);
    pave_props_flat(pen, 0, 0, 0.038f, 0x5aa657, 0x86c96d);
    pave_props_flat(pen, 0.062f, 0.022f, 0.027f, 0x5aa657, 0x86c96d);
    pave_props_flat(pen, 0.045f, -0.028f, 0.022f, 0x5aa657, 0x86c96d);
    pave_props_ball(pen, 0.006f, -0.008f, 0.013f, 0xf3a9c4, 0xfde6ee);
}

static void pave_props_wave(const pave_props_pen *pen)
{
    enum { CREST = 0x8fc9dd };
    for (int k = 0; k < 2; k++) {
        float x = (float)k * 0.07f - 0.035f, y = (float)k * 0.018f;
        const float left[] = {x - 0.03f, y, x, y - 0.01f}, right[] = {x, y - 0.01f, x + 0.03f, y};
        pave_props_stroke(pen, left, 0.0015f, 0.0055f, CREST);
        pave_props_stroke(pen, right, 0.0055f, 0.0015f, CREST);
    }
}

// ---- The house --------------------------------------------------------------------------------------------------------------

/// A quadrilateral in space: (u, v, z) of four corners, clockwise on the screen.
typedef struct pave_props_face {
    float corners[4][3];
    uint32_t color;
} pave_props_face;

/// In units of the house: it is 2 long, 1.4 deep; walls 0.9 high, the ridge 1.75.
static const pave_props_face pave_props_house_faces[] = {
    {{{-1, 0.7f, 0.9f}, {1, 0.7f, 0.9f}, {1, 0.7f, 0}, {-1, 0.7f, 0}}, 0xf4e8d0},                      // the front
    {{{1, 0.7f, 0.9f}, {1, -0.7f, 0.9f}, {1, -0.7f, 0}, {1, 0.7f, 0}}, 0xd9c8a8},                      // the side
    {{{1, 0, 1.7f}, {1, 0, 1.7f}, {1, -0.7f, 0.9f}, {1, 0.7f, 0.9f}}, 0xd9c8a8},                       // the gable
    {{{-0.2f, 0.7f, 0.62f}, {0.2f, 0.7f, 0.62f}, {0.2f, 0.7f, 0}, {-0.2f, 0.7f, 0}}, 0x8a5a3c},        // the door
    {{{-0.75f, 0.7f, 0.65f}, {-0.42f, 0.7f, 0.65f}, {-0.42f, 0.7f, 0.3f}, {-0.75f, 0.7f, 0.3f}}, 0x6fa3b8}, // windows
    {{{0.42f, 0.7f, 0.65f}, {0.75f, 0.7f, 0.65f}, {0.75f, 0.7f, 0.3f}, {0.42f, 0.7f, 0.3f}}, 0x6fa3b8},
    {{{-1.1f, 0, 1.75f}, {1.1f, 0, 1.75f}, {1.1f, -0.85f, 0.8f}, {-1.1f, -0.85f, 0.8f}}, 0xb2533f},    // the roof's far side
    {{{-1.1f, 0, 1.75f}, {1.1f, 0, 1.75f}, {1.1f, 0.85f, 0.8f}, {-1.1f, 0.85f, 0.8f}}, 0xd8714f},      // and its near one
    {{{0.4f, -0.1f, 2.1f}, {0.65f, -0.1f, 2.1f}, {0.65f, -0.1f, 1.6f}, {0.4f, -0.1f, 1.6f}}, 0x9c8672}, // the chimney
};

static void pave_props_house(const pave_props_pen *pen, float u, float v, float size)
{
    enum { FACES = sizeof pave_props_house_faces / sizeof pave_props_house_faces[0] };
    float unit = 0.1f * size;
    pave_props_shadow(pen, 0.02f, 0.03f, 0.125f, 0.35f);
    for (int k = 0; k < FACES; k++) {
        const pave_props_face *face = &pave_props_house_faces[k];
        pave_art_point corners[4];
        for (int i = 0; i < 4; i++)
            corners[i] = pave_art_project(pen->view, u + face->corners[i][0] * unit, v + face->corners[i][1] * unit, face->corners[i][2] * unit);
        pave_art_add_polygon(pen->marks, corners, face->color);
    }
}

// ---- Placing ----------------------------------------------------------------------------------------------------------------

/// The room that a prop of size 1 takes on the ground.
static const float pave_props_room[PAVE_PROP_KINDS] = {0.025f, 0.045f, 0.07f, 0.09f, 0.08f, 0.06f, 0.16f, 0.05f, 0.06f, 0.05f};

static void pave_props_add(pave_props_list *list, pave_props_kind kind, float u, float v, float size, uint32_t word)
{
    if (list->count == PAVE_ART_PROPS_MAX) return;
    pave_props_item item = {kind, u, v, size, word};
    list->items[list->count++] = item;
}

static void pave_props_place(const pave_art_tile *tile, pave_props_list *list)
{
    enum { ROWS = sizeof pave_props_rows / sizeof pave_props_rows[0] };
    for (uint32_t k = 0; k < ROWS; k++) {
        const pave_props_row *row = &pave_props_rows[k];
        if (row->builtin != (uint8_t)tile->builtin || row->id != tile->id) continue;
        pave_props_add(list, (pave_props_kind)row->kind, (float)row->u / 100, (float)row->v / 100, (float)row->size / 100,
                       pave_art_word(7, k, tile->id));
    }
}

/// Whether plants may grow there.
static bool pave_props_green(const pave_art_tile *tile, float u, float v)
{
    if (tile->builtin == PAVE_BUILTIN_ROADS) return pave_art_road_distance(tile->id, u, v) > 0.035f;
    return tile->id == 0 || pave_art_shore_distance(tile->id, u, v) < -0.15f;
}

static bool pave_props_free(const pave_props_list *list, int count, float u, float v)
{
    for (int k = 0; k < count; k++) {
        const pave_props_item *item = &list->items[k];
        float dx = u - item->u, dy = v - item->v, room = pave_props_room[item->kind] * item->size + 0.02f;
        if (dx * dx + dy * dy < room * room) return false;
    }
    return true;
}

/// Tufts where the grass is sunny, and some flowers.
static void pave_props_strew(const pave_art_tile *tile, pave_props_list *list)
{
    enum { CELLS = 8 };
    int placed = list->count;
    for (uint32_t cell = 0; cell < CELLS * CELLS; cell++) {
        uint32_t word = pave_art_word(11 + (uint32_t)tile->builtin, tile->id, cell);
        float u = ((float)(cell % CELLS) + pave_art_part(word, 0)) / CELLS, v = ((float)(cell / CELLS) + pave_art_part(word, 1)) / CELLS;
        float chance = pave_art_part(word, 2), lush = 0.34f + 0.5f * pave_art_noise(&tile->middle, u, v);
        if (chance > lush || !pave_props_green(tile, u, v) || !pave_props_free(list, placed, u, v)) continue;
        pave_props_kind kind = (word >> 24) % 9 == 0 ? PAVE_PROP_FLOWERS : PAVE_PROP_TUFT;
        pave_props_add(list, kind, u, v, 0.85f + 0.4f * chance, pave_art_word(13, word, cell));
    }
}

/// From the back to the front.
static void pave_props_sort(pave_props_list *list, bool isometric)
{
    for (int k = 1; k < list->count; k++) {
        pave_props_item item = list->items[k];
        float depth = isometric ? item.u + item.v : item.v;
        int at = k;
        for (; at > 0; at--) {
            const pave_props_item *before = &list->items[at - 1];
            if ((isometric ? before->u + before->v : before->v) <= depth) break;
            list->items[at] = *before;
        }
        list->items[at] = item;
    }
}

static void pave_props_draw(const pave_props_item *item, const pave_art_view *view, pave_art_marks *marks)
{
    static void (*const draw[PAVE_PROP_KINDS])(const pave_props_pen *) = {
        pave_props_tuft, pave_props_flowers, pave_props_bush, pave_props_tree, pave_props_pine,
        pave_props_rock, NULL, pave_props_reeds, pave_props_lily, pave_props_wave};
    pave_props_pen pen = {marks, view, pave_art_project(view, item->u, item->v, 0), item->size * view->scale, item->word};
    if (item->kind == PAVE_PROP_HOUSE)
        pave_props_house(&pen, item->u, item->v, item->size);
    else
        draw[item->kind](&pen);
}

/// Whether a mark stays inside the tile.
static bool pave_props_inside(const pave_art_mark *mark, bool isometric)
{
    if (!isometric) return mark->left >= 0 && mark->top >= 0 && mark->right <= 1 && mark->bottom <= 1;
    if (mark->shape == PAVE_ART_ELLIPSE) {
        const float *n = mark->numbers;
        float rx = n[2] + mark->soft, ry = n[3] + mark->soft;
        return pave_art_absolute(n[0] - 0.5f) + 2 * pave_art_absolute(n[1] - 0.25f) + sqrtf(rx * rx + 4 * ry * ry) <= 0.5f;
    }
    int points = mark->shape == PAVE_ART_BLADE ? 2 : 4;
    for (int k = 0; k < points; k++)
        if (pave_art_absolute(mark->numbers[2 * k] - 0.5f) + 2 * pave_art_absolute(mark->numbers[2 * k + 1] - 0.25f) > 0.495f) return false;
    return true;
}

void pave_art_props(const pave_art_tile *tile, const pave_art_view *view, pave_art_marks *marks)
{
    enum { PROP_MARKS_MAX = 24 };
    pave_props_list list = {.count = 0};
    pave_props_place(tile, &list);
    pave_props_strew(tile, &list);
    pave_props_sort(&list, view->isometric);
    for (int k = 0; k < list.count && marks->count + PROP_MARKS_MAX <= PAVE_ART_MARKS_MAX; k++) {
        int before = marks->count;
        pave_props_draw(&list.items[k], view, marks);
        for (int i = before; i < marks->count; i++)
            if (!pave_props_inside(&marks->items[i], view->isometric)) {
                marks->count = before;
                break;
            }
    }
}
