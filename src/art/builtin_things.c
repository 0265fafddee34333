/// src/art/builtin_things.c: the props of caves, dungeons, mazes and rivers.
#include "../base/exact.h"

#include "builtin_pen.h"

/// Draws a box seen from above and from the front: `half` is half its width, `high` the height of
/// its lid, and `deep` the length of the lid up the picture.
static void things_box(const pave_sprites_pen *pen, float half, float high, float deep,
                       const uint32_t *colors)
{
    const float front[] = {-half, -high, half, -high, half, 0, -half, 0};
    const float lid[] = {-half, -high - deep, half, -high - deep, half, -high, -half, -high};
    const float grow = 0.007f;
    const float rim[] = {
        -half - grow, -high - deep - grow, half + grow, -high - deep - grow, half + grow,
        grow,         -half - grow,        grow};
    pave_sprites_quad(pen, rim, colors[2]);
    pave_sprites_quad(pen, front, colors[0]);
    pave_sprites_quad(pen, lid, colors[1]);
}

// ---- Caves --------------------------------------------------------------------------------------

static void things_boulder(const pave_sprites_pen *pen)
{
    pave_sprites_shadow(pen, 0.018f, 0.006f, 0.062f, 0.4f);
    pave_sprites_ball(pen, 0.022f, -0.014f, 0.032f, 0x5f5158, 0x9c8a80);
    pave_sprites_ball(pen, -0.012f, -0.02f, 0.041f, 0x64565c, 0xb9a594);
    pave_sprites_glow(pen, -0.022f, -0.034f, 0.015f, 0xb9a594, 0xd2bfa8);
}

static void things_spike(const pave_sprites_pen *pen, float x, float y, float half, float tall)
{
    const float body[] = {x - half,        y,        x - half * 0.1f, y - tall,
                          x + half * 0.1f, y - tall, x + half,        y};
    const float lit[] = {x - half,        y,        x - half * 0.1f,  y - tall,
                         x - half * 0.1f, y - tall, x - half * 0.05f, y};
    pave_sprites_flat(pen, x, y, half, 0x6a5a5c, 0x6a5a5c);
    pave_sprites_quad(pen, body, 0x6a5a5c);
    pave_sprites_quad(pen, lit, 0xb29e8e);
}

static void things_stalagmite(const pave_sprites_pen *pen)
{
    pave_sprites_shadow(pen, 0.028f, 0.006f, 0.065f, 0.4f);
    things_spike(pen, 0.03f, -0.01f, 0.022f, 0.07f);
    things_spike(pen, -0.02f, 0, 0.03f, 0.13f);
    things_spike(pen, 0.022f, 0.014f, 0.018f, 0.05f);
}

static void things_mushrooms(const pave_sprites_pen *pen)
{
    static const uint32_t caps[3][2] = {
        {0xb8484a, 0xee8a78}, {0x3f93a8, 0x8ce8e0}, {0xb07a3c, 0xe6b878}};
    const uint32_t *cap = caps[(pen->word >> 20) % 3];
    static const float at[3][3] = {
        {-0.024f, -0.006f, 1}, {0.024f, 0, 0.8f}, {0.002f, 0.018f, 0.6f}};
    pave_sprites_shadow(pen, 0.012f, 0.01f, 0.05f, 0.32f);
    for (int k = 0; k < 3; k++) {
        float x = at[k][0], y = at[k][1], size = at[k][2];
        const float stem[] = {x, y, x, y - 0.03f * size};
        pave_sprites_stroke(pen, stem, 0.009f * size, 0.007f * size, 0xe8dcc6);
        pave_sprites_ball(pen, x, y - 0.038f * size, 0.024f * size, cap[0], cap[1]);
        pave_sprites_ball(pen, x - 0.007f * size, y - 0.046f * size, 0.006f * size, 0xfdf4e4,
                          0xfdf4e4);
    }
}

static void things_crystals(const pave_sprites_pen *pen)
{
    static const uint32_t colors[2][3] = {{0x3d7fc8, 0x7cc6f4, 0xd6f4ff},
                                          {0x9a4fc0, 0xd690ee, 0xf8deff}};
    const uint32_t *color = colors[pen->word >> 31];
    static const float at[4][4] = {{-0.035f, -0.005f, -0.03f, 0.09f},
                                   {0.04f, -0.004f, 0.026f, 0.075f},
                                   {0.002f, 0, 0.002f, 0.15f},
                                   {-0.014f, 0.014f, -0.016f, 0.06f}};
    pave_sprites_light(pen, 0, -0.03f, 0.2f, 0.5f, color[1]);
    for (int k = 0; k < 4; k++) {
        float x = at[k][0], y = at[k][1], lean = at[k][2], tall = at[k][3];
        float half = 0.012f + 0.08f * tall;
        const float body[] = {x - half, y,        x + lean - half, y - tall * 0.8f,
                              x + lean, y - tall, x + half,        y};
        const float right[] = {x,        y, x + lean, y - tall, x + lean + half, y - tall * 0.75f,
                               x + half, y};
        const float lit[] = {x - half, y,        x + lean - half, y - tall * 0.8f,
                             x + lean, y - tall, x - half * 0.5f, y};
        pave_sprites_quad(pen, body, color[1]);
        pave_sprites_quad(pen, right, color[0]);
        pave_sprites_quad(pen, lit, color[2]);
    }
}

static void things_puddle(const pave_sprites_pen *pen)
{
    pave_sprites_flat(pen, 0.004f, 0, 0.1f, 0x8a7560, 0x7c6856);
    pave_sprites_flat(pen, 0, 0.004f, 0.09f, 0x5a7884, 0x88a8a6);
    pave_sprites_flat(pen, 0.012f, 0.01f, 0.06f, 0x4a6676, 0x5f8690);
    const float shine[] = {-0.05f, -0.014f, -0.016f, -0.02f};
    pave_sprites_stroke(pen, shine, 0.002f, 0.005f, 0xc4dcd8);
}

static void things_bones(const pave_sprites_pen *pen)
{
    const float one[] = {-0.045f, 0.016f, 0.03f, -0.004f},
                other[] = {-0.02f, -0.012f, 0.04f, 0.022f};
    pave_sprites_shadow(pen, 0.006f, 0.012f, 0.05f, 0.25f);
    pave_sprites_stroke(pen, one, 0.0065f, 0.0065f, 0xd8ccb4);
    pave_sprites_stroke(pen, other, 0.0065f, 0.0065f, 0xe8dec8);
    for (int k = 0; k < 2; k++) {
        pave_sprites_ball(pen, one[2 * k], one[2 * k + 1], 0.01f, 0xd8ccb4, 0xf4eede);
        pave_sprites_ball(pen, other[2 * k], other[2 * k + 1], 0.01f, 0xd8ccb4, 0xf4eede);
    }
    pave_sprites_ball(pen, -0.012f, -0.024f, 0.022f, 0xd4c8b0, 0xfaf5e8);
    pave_sprites_ball(pen, -0.02f, -0.022f, 0.006f, 0x4a3e40, 0x4a3e40);
    pave_sprites_ball(pen, -0.004f, -0.022f, 0.006f, 0x4a3e40, 0x4a3e40);
}

static void things_fire(const pave_sprites_pen *pen)
{
    static const uint32_t colors[] = {0xd8502c, 0xf59a34, 0xffe27a};
    pave_sprites_light(pen, 0, -0.02f, 0.3f, 0.6f, 0xffb860);
    for (int k = 0; k < 6; k++) {
        const float *way = pave_art_directions[(k * 16 / 6) & 15];
        pave_sprites_ball(pen, way[0] * 0.056f, way[1] * 0.034f, 0.016f, 0x5c5054, 0xa2948c);
    }
    const float log[] = {-0.036f, 0.006f, 0.036f, -0.008f},
                cross[] = {-0.034f, -0.01f, 0.034f, 0.01f};
    pave_sprites_stroke(pen, log, 0.01f, 0.01f, 0x6b4428);
    pave_sprites_stroke(pen, cross, 0.01f, 0.01f, 0x7e5230);
    for (int k = 0; k < 3; k++) {
        float half = 0.034f - 0.01f * (float)k, tall = 0.11f - 0.028f * (float)k;
        const float flame[] = {-half, -0.004f, 0.006f, -tall, 0.006f, -tall, half, -0.004f};
        pave_sprites_flat(pen, 0, -0.006f, half, colors[k], colors[k]);
        pave_sprites_quad(pen, flame, colors[k]);
    }
}

// ---- Dungeons -----------------------------------------------------------------------------------

static void things_barrel(const pave_sprites_pen *pen)
{
    pave_sprites_shadow(pen, 0.022f, 0.004f, 0.058f, 0.4f);
    const float body[] = {-0.043f, -0.075f, 0.043f, -0.075f, 0.043f, 0, -0.043f, 0};
    const float lit[] = {-0.034f, -0.07f, -0.012f, -0.07f, -0.012f, 0.012f, -0.034f, 0.008f};
    const float hoop[] = {-0.044f, -0.046f, 0.044f, -0.046f},
                low[] = {-0.044f, -0.012f, 0.044f, -0.012f};
    pave_sprites_flat(pen, 0, 0, 0.045f, 0x6d4629, 0x6d4629);
    pave_sprites_quad(pen, body, 0x785640);
    pave_sprites_quad(pen, lit, 0x9c7656);
    pave_sprites_stroke(pen, hoop, 0.005f, 0.005f, 0x54505c);
    pave_sprites_stroke(pen, low, 0.005f, 0.005f, 0x54505c);
    pave_sprites_flat(pen, 0, -0.075f, 0.046f, 0x5c3a22, 0x5c3a22);
    pave_sprites_flat(pen, 0, -0.076f, 0.038f, 0x94704e, 0xb8946e);
}

static void things_crate(const pave_sprites_pen *pen)
{
    static const uint32_t colors[] = {0x8a6646, 0xb08c64, 0x4c3828};
    pave_sprites_shadow(pen, 0.026f, 0.004f, 0.068f, 0.4f);
    things_box(pen, 0.052f, 0.055f, 0.052f, colors);
    const float cross[] = {-0.045f, -0.05f, 0.045f, -0.006f},
                seam[] = {-0.052f, -0.082f, 0.052f, -0.082f};
    pave_sprites_stroke(pen, cross, 0.0055f, 0.0055f, 0x7a5230);
    pave_sprites_stroke(pen, seam, 0.003f, 0.003f, 0x8f6238);
}

static void things_chest(const pave_sprites_pen *pen)
{
    static const uint32_t colors[] = {0x8f5a30, 0xb87840, 0x4a2e1e};
    pave_sprites_shadow(pen, 0.026f, 0.006f, 0.085f, 0.42f);
    things_box(pen, 0.068f, 0.05f, 0.056f, colors);
    for (int k = -1; k <= 1; k++) {
        const float band[] = {0.05f * (float)k, -0.104f, 0.05f * (float)k, -0.002f};
        if (k != 0) pave_sprites_stroke(pen, band, 0.007f, 0.007f, 0xe0b04c);
    }
    const float rim[] = {-0.068f, -0.05f, 0.068f, -0.05f};
    pave_sprites_stroke(pen, rim, 0.005f, 0.005f, 0xe0b04c);
    pave_sprites_ball(pen, 0, -0.046f, 0.014f, 0xd8a23c, 0xfff0b0);
}

/// Draws a torch on a wall. Its foot is where the wall meets the floor.
static void things_torch(const pave_sprites_pen *pen)
{
    pave_sprites_light(pen, 0, -0.05f, 0.2f, 0.6f, 0xffb45a);
    const float stick[] = {0, -0.03f, 0, -0.075f};
    pave_sprites_stroke(pen, stick, 0.01f, 0.012f, 0x6a4630);
    pave_sprites_ball(pen, 0, -0.09f, 0.026f, 0xe8682c, 0xf8a03c);
    pave_sprites_ball(pen, 0, -0.095f, 0.016f, 0xffd060, 0xfff2b8);
}

static void things_table(const pave_sprites_pen *pen)
{
    static const uint32_t colors[] = {0x7a5030, 0xb07c4a, 0x4c301e};
    pave_sprites_shadow(pen, 0.03f, 0.012f, 0.125f, 0.4f);
    pave_sprites_ball(pen, -0.135f, -0.04f, 0.026f, 0x6a4429, 0xa87646);
    pave_sprites_ball(pen, 0.135f, -0.04f, 0.026f, 0x6a4429, 0xa87646);
    things_box(pen, 0.098f, 0.03f, 0.095f, colors);
    const float seam[] = {-0.098f, -0.08f, 0.098f, -0.08f};
    pave_sprites_stroke(pen, seam, 0.003f, 0.003f, 0x8e6038);
    pave_sprites_flat(pen, -0.045f, -0.085f, 0.024f, 0xb8b0ac, 0xeae4de);
    pave_sprites_ball(pen, 0.05f, -0.094f, 0.016f, 0xd8a23c, 0xffe9a0);
}

// ---- Mazes --------------------------------------------------------------------------------------

static void things_fountain(const pave_sprites_pen *pen)
{
    pave_sprites_shadow(pen, 0.03f, 0.02f, 0.165f, 0.35f);
    pave_sprites_flat(pen, 0, 0.016f, 0.152f, 0x8d8a90, 0x8d8a90);
    pave_sprites_flat(pen, 0, 0, 0.152f, 0xc2beba, 0xf2eee6);
    pave_sprites_flat(pen, 0, 0, 0.124f, 0x3f93b8, 0x74c4d6);
    pave_sprites_flat(pen, 0.006f, 0.01f, 0.085f, 0x4fa8c8, 0x8ad6e0);
    const float post[] = {0, 0, 0, -0.08f}, left[] = {0, -0.1f, -0.06f, -0.03f},
                right[] = {0, -0.1f, 0.06f, -0.03f};
    pave_sprites_stroke(pen, post, 0.02f, 0.012f, 0xb4b0b0);
    pave_sprites_flat(pen, 0, -0.075f, 0.05f, 0xa8a4a6, 0xeceae4);
    pave_sprites_stroke(pen, left, 0.007f, 0.004f, 0xdff6fa);
    pave_sprites_stroke(pen, right, 0.007f, 0.004f, 0xdff6fa);
    pave_sprites_ball(pen, 0, -0.1f, 0.016f, 0xcfeef6, 0xffffff);
}

static void things_statue(const pave_sprites_pen *pen)
{
    static const uint32_t colors[] = {0x8f8c94, 0xc8c4c2, 0x5c5a64};
    pave_sprites_shadow(pen, 0.03f, 0.004f, 0.075f, 0.4f);
    things_box(pen, 0.05f, 0.04f, 0.05f, colors);
    const float body[] = {-0.034f, -0.055f, -0.016f, -0.14f, 0.02f, -0.14f, 0.036f, -0.055f};
    const float lit[] = {-0.034f, -0.055f, -0.016f, -0.14f, -0.002f, -0.14f, -0.01f, -0.055f};
    pave_sprites_quad(pen, body, 0xa9a6aa);
    pave_sprites_quad(pen, lit, 0xdedad4);
    pave_sprites_ball(pen, 0.002f, -0.158f, 0.024f, 0xa09da2, 0xf0ece6);
}

static void things_bench(const pave_sprites_pen *pen)
{
    static const uint32_t colors[] = {0x7c5434, 0xc08a54, 0x52361f};
    pave_sprites_shadow(pen, 0.02f, 0.006f, 0.09f, 0.34f);
    things_box(pen, 0.085f, 0.024f, 0.04f, colors);
    const float back[] = {-0.085f, -0.074f, 0.085f, -0.074f};
    pave_sprites_stroke(pen, back, 0.009f, 0.009f, 0x9a6a3e);
}

static void things_roses(const pave_sprites_pen *pen)
{
    static const uint32_t petals[4][2] = {
        {0xd24a5e, 0xffa0a4}, {0xf2d8dc, 0xffffff}, {0xe8a03c, 0xffe08c}, {0xb05ac0, 0xeaa8f4}};
    const uint32_t *petal = petals[pen->word >> 30];
    static const float at[5][2] = {
        {-0.04f, -0.006f}, {0.036f, -0.014f}, {0, 0.018f}, {-0.008f, -0.032f}, {0.044f, 0.022f}};
    for (int k = 0; k < 5; k++) {
        float radius = 0.0125f + 0.005f * pave_art_part(pen->word, k & 3);
        pave_sprites_ball(pen, at[k][0] + 0.003f, at[k][1] + 0.005f, radius, 0x2c6a40, 0x2c6a40);
        pave_sprites_ball(pen, at[k][0], at[k][1], radius, petal[0], petal[1]);
    }
}

// ---- Rivers -------------------------------------------------------------------------------------

static void things_boat(const pave_sprites_pen *pen)
{
    pave_sprites_flat(pen, 0.008f, 0.012f, 0.11f, 0x2f78a4, 0x2f78a4);
    pave_sprites_flat(pen, 0, 0, 0.105f, 0x6a432a, 0x8e5f3a);
    pave_sprites_flat(pen, 0, -0.008f, 0.088f, 0x9a6a40, 0xd09a62);
    pave_sprites_flat(pen, 0, -0.004f, 0.07f, 0x6f4a2e, 0x7f5636);
    const float seat[] = {-0.024f, -0.034f, -0.024f, 0.022f}, oar[] = {0.03f, 0, 0.085f, 0.04f};
    pave_sprites_stroke(pen, seat, 0.012f, 0.012f, 0xc8935c);
    pave_sprites_stroke(pen, oar, 0.0045f, 0.008f, 0xe2b880);
}

static void things_ducks(const pave_sprites_pen *pen)
{
    static const float at[3][3] = {{0, 0, 1}, {0.052f, 0.02f, 0.7f}, {0.068f, -0.008f, 0.6f}};
    for (int k = 0; k < 3; k++) {
        float x = at[k][0], y = at[k][1], size = at[k][2];
        pave_sprites_flat(pen, x + 0.008f, y + 0.012f, 0.036f * size, 0x357fae, 0x357fae);
        pave_sprites_flat(pen, x, y, 0.03f * size, 0xd8d4cc, 0xffffff);
        pave_sprites_ball(pen, x - 0.022f * size, y - 0.018f * size, 0.014f * size,
                          k ? 0xe8c85c : 0x2f7a58, k ? 0xfff0a0 : 0x62b88a);
        pave_sprites_ball(pen, x - 0.036f * size, y - 0.015f * size, 0.006f * size, 0xf0a030,
                          0xf0a030);
    }
}

// ---- Entry points -------------------------------------------------------------------------------

void pave_things_draw(const pave_sprites_pen *pen)
{
    static void (*const draw[PAVE_PROP_KINDS])(const pave_sprites_pen *) = {
        [PAVE_PROP_BOULDER] = things_boulder,     [PAVE_PROP_STALAGMITE] = things_stalagmite,
        [PAVE_PROP_MUSHROOMS] = things_mushrooms, [PAVE_PROP_CRYSTALS] = things_crystals,
        [PAVE_PROP_PUDDLE] = things_puddle,       [PAVE_PROP_BONES] = things_bones,
        [PAVE_PROP_FIRE] = things_fire,           [PAVE_PROP_BARREL] = things_barrel,
        [PAVE_PROP_CRATE] = things_crate,         [PAVE_PROP_CHEST] = things_chest,
        [PAVE_PROP_TORCH] = things_torch,         [PAVE_PROP_TABLE] = things_table,
        [PAVE_PROP_FOUNTAIN] = things_fountain,   [PAVE_PROP_STATUE] = things_statue,
        [PAVE_PROP_BENCH] = things_bench,         [PAVE_PROP_ROSES] = things_roses,
        [PAVE_PROP_BOAT] = things_boat,           [PAVE_PROP_DUCKS] = things_ducks,
    };
    draw[pen->prop->kind](pen);
}
