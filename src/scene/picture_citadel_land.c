/// src/scene/picture_citadel_land.c: the land of a citadel's picture: fields, glacis, roads, water
/// and trees.
#include "../base/exact.h"

#include "picture_citadel.h"

// ---- Fields -------------------------------------------------------------------------------------

/// A field is a parcel: the ground cells in a rhombus of this length and width, in lanes.
enum { PAVE_LOOK_FIELD_LONG = 6, PAVE_LOOK_FIELD_WIDE = 3, PAVE_LOOK_LANDS = 3 };

/// Colours of a season: ground and crops.
typedef struct pave_look_season {
    uint32_t ground, crops[4];
} pave_look_season;

static const pave_look_season *look_season_of(const pave_citadel_painter *p)
{
    static const pave_look_season seasons[PAVE_LOOK_LANDS] = {
        {0xa3b86cff, {0xb5bf76ff, 0x94b065ff, 0xc6bd7cff, 0xaac27aff}},
        {0xb1b56bff, {0xd0bf7aff, 0xbfb873ff, 0xa5b368ff, 0xd8c48aff}},
        {0x8fa877ff, {0x9fb182ff, 0x86a070ff, 0xb0b288ff, 0x97ad7eff}}};
    return &seasons[pave_look_draw(p, PAVE_LOOK_TOWN, 0, 0, 0, PAVE_LOOK_LANDS)];
}

/// Returns the parcel of a cell. Neighbouring parcels usually have lanes in the same direction.
static pave_cell look_parcel(const pave_citadel_painter *p, pave_cell cell)
{
    enum { STRETCH = 18, LANES = 3 };
    const int32_t a = (int32_t)pave_floor_divide(cell.q, STRETCH),
                  b = (int32_t)pave_floor_divide(cell.r, STRETCH);
    const int lane = pave_look_draw(p, PAVE_LOOK_FIELD, a, b, 0, LANES);
    const int32_t third = cell.q + cell.r + cell.s;
    const int32_t along[LANES] = {cell.r, third, cell.q}, across[LANES] = {cell.q, cell.r, third};
    pave_cell parcel = {(int32_t)pave_floor_divide(across[lane], PAVE_LOOK_FIELD_WIDE),
                        (int32_t)pave_floor_divide(along[lane], PAVE_LOOK_FIELD_LONG),
                        lane + LANES * (int32_t)pave_floor_modulo(7 * a + 3 * b, 64)};
    return parcel;
}

/// Returns whether a parcel is ploughed.
static bool look_ploughed(const pave_citadel_painter *p, pave_cell parcel)
{
    enum { OF_100 = 46 };
    return pave_look_draw(p, PAVE_LOOK_FIELD, parcel.q, parcel.r, 1 + (uint32_t)parcel.s, 100) <
           OF_100;
}

/// Numbers the regions, one per colour and lane direction, so that adjacent parcels of the same
/// appearance share a region.
int32_t pave_look_fields(pave_citadel_painter *p)
{
    enum { CROPS = 4, LANES = 3, KINDS = CROPS * LANES };
    pave_window_walk walk = pave_window_begin(p->window);
    while (pave_window_next(&walk)) {
        if (p->citadel->zones[walk.index] != PAVE_CITADEL_GROUND) continue;
        const pave_cell parcel = look_parcel(p, walk.cell);
        if (!look_ploughed(p, parcel)) continue;
        const int crop =
            pave_look_draw(p, PAVE_LOOK_FIELD, parcel.q, parcel.r, 100 + (uint32_t)parcel.s, CROPS);
        p->regions[walk.index] = p->field_first + crop * LANES + parcel.s % LANES;
    }
    return KINDS;
}

/// Draws furrows: slightly darkens the strips of every second row of a field.
static void look_furrow(pave_citadel_painter *p, pave_cell cell, int lane, uint32_t color)
{
    const double width = 0.09;
    pave_vec2 corners[PAVE_TRI_CORNERS_MAX];
    pave_tri_face_corner_points(&p->layout, cell, corners);
    // Side of a cell that is parallel to the lane, such as N of L.
    static const int8_t side[2][3] = {{2, 0, 1}, {0, 1, 2}};
    const int k = side[cell.s][lane];
    const pave_vec2 middle = corners[(k + 2) % 3];
    // Line halfway between that side and the opposite corner.
    const pave_vec2 line[2] = {pave_picture_middle(corners[k], middle),
                               pave_picture_middle(corners[(k + 1) % 3], middle)};
    const pave_scene_style style = {.stroke = color, .width = width, .cap = PAVE_SCENE_CAP_BUTT};
    pave_scene_add_line(p->scene, line, 2, &style);
}

static void look_paint_fields(pave_citadel_painter *p)
{
    enum { LANES = 3 };
    const pave_look_season *season = look_season_of(p);
    for (int32_t region = p->field_first; region <= p->region_count; region++)
        pave_look_fill(p, region, season->crops[(region - p->field_first) / LANES]);
    pave_window_walk walk = pave_window_begin(p->window);
    while (pave_window_next(&walk)) {
        const int32_t kind = p->regions[walk.index] - p->field_first;
        if (kind < 0) continue;
        look_furrow(p, walk.cell, kind % LANES, pave_look_shade(season->crops[kind / LANES], 0.93));
    }
}

static void look_paint_country(pave_citadel_painter *p, uint32_t ground)
{
    const pave_box box = pave_window_bounds(p->window, &p->layout);
    const pave_scene_style style = {.fill = ground};
    pave_scene_add_box(p->scene, box, &style);
    look_paint_fields(p);
}

void pave_look_paint_land(pave_citadel_painter *p)
{
    const uint32_t ground = look_season_of(p)->ground;
    look_paint_country(p, ground);
    pave_look_fill(p, pave_look_region_of_zone(PAVE_CITADEL_GLACIS),
                   pave_picture_blend(ground, 0xc9cc86ff, 0.5));
    pave_look_fill(p, pave_look_region_of_zone(PAVE_CITADEL_ROAD), PAVE_LOOK_ROAD);
    pave_look_fill(p, pave_look_region_of_zone(PAVE_CITADEL_COVERED_WAY), 0xd6c79aff);
}

// ---- Water --------------------------------------------------------------------------------------

#define PAVE_LOOK_WATER UINT32_C(0x7db0c6ff)
#define PAVE_LOOK_BANK UINT32_C(0x4a7a90ff)

/// Draws water that is lighter in the middle.
static void look_paint_pools(pave_citadel_painter *p)
{
    static const struct {
        double width, alpha;
    } banks[] = {{1.1, 0.10}, {0.7, 0.16}, {0.34, 0.24}, {0.1, 0.85}};
    const int32_t region = pave_look_region_of_zone(PAVE_CITADEL_MOAT);
    pave_look_fill(p, region, PAVE_LOOK_WATER);
    if (!pave_look_collect(p, region)) return;
    for (int i = 0; i < (int)(sizeof banks / sizeof *banks); i++) {
        const pave_scene_style style = {.stroke = pave_look_alpha(PAVE_LOOK_BANK, banks[i].alpha),
                                        .width = banks[i].width};
        pave_look_add(p, 0, 0, &style);
    }
}

/// Draws waves and a few boats.
static void look_paint_waves(pave_citadel_painter *p)
{
    const double wave = 0.18, boat = 0.022;
    const pave_scene_style light = {.stroke = 0xa9ccdaa0, .width = 0.05},
                           hull = {.fill = 0x6b4a32ff, .stroke = 0x3f2b1dff, .width = 0.03},
                           sail = {.fill = 0xf4eedcff, .stroke = 0xb8a98aff, .width = 0.03};
    pave_window_walk walk = pave_window_begin(p->window);
    while (pave_window_next(&walk)) {
        if (p->citadel->zones[walk.index] != PAVE_CITADEL_WATER) continue;
        const double share = pave_look_share(p, PAVE_LOOK_BOAT, walk.cell, 0);
        const pave_vec2 at = pave_tri_face_point(&p->layout, walk.cell);
        if (share < boat) {
            const pave_vec2 body[] = {{at.x - 0.3, at.y},
                                      {at.x + 0.32, at.y},
                                      {at.x + 0.18, at.y + 0.16},
                                      {at.x - 0.2, at.y + 0.16}},
                            cloth[] = {{at.x, at.y - 0.06},
                                       {at.x, at.y - 0.52},
                                       {at.x + 0.3, at.y - 0.06}};
            pave_scene_add_polygon(p->scene, body, 4, &hull);
            pave_scene_add_polygon(p->scene, cloth, 3, &sail);
        } else if (share < boat + wave) {
            const pave_vec2 line[] = {
                {at.x - 0.18, at.y}, {at.x, at.y - 0.05}, {at.x + 0.18, at.y}};
            pave_scene_add_line(p->scene, line, 3, &light);
        }
    }
}

void pave_look_paint_water(pave_citadel_painter *p)
{
    look_paint_pools(p);
    look_paint_waves(p);
}

// ---- Trees --------------------------------------------------------------------------------------

/// Draws a tree: its shadow, its crown and its lit side.
static void look_paint_tree(pave_citadel_painter *p, pave_vec2 at, double radius, int kind)
{
    static const uint32_t crowns[] = {0x5f7f45ff, 0x6d8a4aff, 0x547341ff, 0x7b8f4eff};
    const uint32_t crown = crowns[kind & 3];
    const pave_scene_style shadow = {.fill = 0x2a341c48},
                           leaves = {.fill = crown,
                                     .stroke = pave_look_shade(crown, 0.72),
                                     .width = 0.035},
                           light = {.fill = pave_look_shade(crown, 1.18)};
    pave_scene_add_circle(p->scene, pave_vec2_of(at.x + 0.5 * radius, at.y + 0.6 * radius), radius,
                          &shadow);
    pave_scene_add_circle(p->scene, at, radius, &leaves);
    pave_scene_add_circle(p->scene, pave_vec2_of(at.x - 0.28 * radius, at.y - 0.32 * radius),
                          0.5 * radius, &light);
}

/// Returns the tree density of a cell.
static double look_wood(const pave_citadel_painter *p, const pave_noise *noise,
                        const pave_window_walk *walk)
{
    const double garden = 0.72, thick = 0.9;
    const uint8_t zone = p->citadel->zones[walk->index];
    if (zone == PAVE_CITADEL_GARDEN) return garden;
    if (zone != PAVE_CITADEL_GROUND || p->regions[walk->index] >= p->field_first) return 0;
    const double value = pave_noise_at(noise, (int64_t)walk->cell.q * PAVE_NOISE_UNIT,
                                       (int64_t)walk->cell.r * PAVE_NOISE_UNIT) /
                         65536.0;
    return value > 0.62 ? thick : value > 0.5 ? 0.25 : 0.03;
}

/// Returns whether trees at this position would be on a road or in water.
static bool look_beside_way(const pave_citadel_painter *p, pave_cell cell)
{
    for (int k = 0; k < PAVE_TRI_NEIGHBORS_MAX; k++) {
        const int64_t near = pave_window_index(p->window, pave_tri_neighbors(cell, k));
        if (near >= 0 && (p->citadel->zones[near] == PAVE_CITADEL_ROAD ||
                          p->citadel->zones[near] == PAVE_CITADEL_WATER))
            return true;
    }
    return false;
}

void pave_look_paint_trees(pave_citadel_painter *p)
{
    enum { SCALE = 9, KINDS = 4 };
    const pave_noise noise = {p->citadel->def.seed, SCALE, 2, 128};
    pave_window_walk walk = pave_window_begin(p->window);
    while (pave_window_next(&walk)) {
        const double wood = look_wood(p, &noise, &walk);
        if (wood <= 0 || pave_look_share(p, PAVE_LOOK_TREE, walk.cell, 0) >= wood ||
            look_beside_way(p, walk.cell))
            continue;
        const double x = pave_look_share(p, PAVE_LOOK_TREE, walk.cell, 1) - 0.5,
                     y = pave_look_share(p, PAVE_LOOK_TREE, walk.cell, 2) - 0.5,
                     size = pave_look_share(p, PAVE_LOOK_TREE, walk.cell, 3);
        const pave_vec2 middle = pave_tri_face_point(&p->layout, walk.cell);
        look_paint_tree(p, pave_vec2_of(middle.x + 0.3 * x, middle.y + 0.3 * y), 0.17 + 0.12 * size,
                        pave_look_draw(p, PAVE_LOOK_TREE, walk.cell.q, walk.cell.r,
                                       4 + (uint32_t)walk.cell.s, KINDS));
    }
}
