/// src/scene/picture_citadel_town.c: the town in a citadel's picture: streets, houses, and the
/// fortifications with gates, towers and the keep.
#include "../base/exact.h"

#include "picture_citadel.h"

enum { PAVE_LOOK_ROOF_CORNERS = 16 };

// ---- Streets ------------------------------------------------------------------------------------

static const pave_citadel_polygon *look_polygon(const pave_citadel_painter *p,
                                                pave_citadel_polygon_kind kind)
{
    for (int32_t i = 0; i < p->citadel->polygon_count; i++)
        if (p->citadel->polygons[i].kind == kind) return &p->citadel->polygons[i];
    return NULL;
}

/// Draws paving stones as short random lines.
static void look_paint_stones(pave_citadel_painter *p)
{
    const double few = 0.3;
    const pave_scene_style line = {
        .stroke = 0xc4ad7c90, .width = 0.035, .cap = PAVE_SCENE_CAP_BUTT};
    pave_window_walk walk = pave_window_begin(p->window);
    while (pave_window_next(&walk)) {
        const uint8_t zone = p->citadel->zones[walk.index];
        if ((zone != PAVE_CITADEL_STREET && zone != PAVE_CITADEL_SQUARE) ||
            pave_look_share(p, PAVE_LOOK_FIELD, walk.cell, 200) >= few)
            continue;
        pave_vec2 corners[PAVE_TRI_CORNERS_MAX], stone[2];
        pave_tri_face_corner_points(&p->layout, walk.cell, corners);
        const int k =
            pave_look_draw(p, PAVE_LOOK_FIELD, walk.cell.q, walk.cell.r, 201, PAVE_TRI_CORNERS_MAX);
        stone[0] = pave_picture_middle(corners[k], corners[(k + 1) % 3]);
        stone[1] = pave_picture_middle(corners[k], corners[(k + 2) % 3]);
        pave_scene_add_line(p->scene, stone, 2, &line);
    }
}

/// Draws a well in the middle of the square.
static void look_paint_well(pave_citadel_painter *p)
{
    const pave_citadel_polygon *square = look_polygon(p, PAVE_CITADEL_POLYGON_SQUARE);
    if (!square) return;
    pave_vec2 middle = {0, 0};
    for (int32_t i = 0; i < square->count; i++) {
        const pave_vec2 at =
            pave_tri_vertex_point(&p->layout, p->citadel->vertices[square->start + i]);
        middle.x += at.x / square->count;
        middle.y += at.y / square->count;
    }
    const pave_scene_style shadow = {.fill = 0x4a3f2a50},
                           stone = {.fill = 0xcfc4a8ff, .stroke = 0x7d7157ff, .width = 0.05},
                           water = {.fill = 0x6f9fb4ff, .stroke = 0x4a7a90ff, .width = 0.03};
    pave_scene_add_circle(p->scene, pave_vec2_of(middle.x + 0.08, middle.y + 0.1), 0.3, &shadow);
    pave_scene_add_circle(p->scene, middle, 0.28, &stone);
    pave_scene_add_circle(p->scene, middle, 0.16, &water);
}

void pave_look_paint_streets(pave_citadel_painter *p)
{
    const pave_citadel_polygon *town = look_polygon(p, PAVE_CITADEL_POLYGON_TOWN);
    const pave_scene_style pavement = {.fill = 0xd9c69bff, .stroke = 0xd9c69bff, .width = 0.05};
    if (town && pave_look_collect_polygon(p, town, false)) pave_look_add(p, 0, 0, &pavement);
    if (town) pave_look_key(p, PAVE_CITADEL_STREET, pavement.fill);
    pave_look_fill(p, pave_look_region_of_zone(PAVE_CITADEL_SQUARE), 0xe9dcbdff);
    look_paint_stones(p);
    pave_look_fill(p, pave_look_region_of_zone(PAVE_CITADEL_GARDEN), 0x98ad66ff);
    look_paint_well(p);
}

// ---- Houses -------------------------------------------------------------------------------------

/// Returns the roof palette of a house. In two thirds of the towns, every third quarter uses a
/// second palette. A quarter is the set of houses nearest to a hub.
static int look_roofs(const pave_citadel_painter *p, pave_vec2 at)
{
    enum { HUBS = 6, SETS = 4 };
    const int own = pave_look_draw(p, PAVE_LOOK_TOWN, 0, 0, 1, SETS);
    if (pave_look_draw(p, PAVE_LOOK_TOWN, 0, 0, 2, 3) == 0) return own;
    const pave_box box = pave_window_bounds(p->window, &p->layout);
    int nearest = 0;
    double least = HUGE_VAL;
    for (int i = 0; i < HUBS; i++) {
        const double x = pave_look_draw(p, PAVE_LOOK_HUB, i, 0, 0, 1024) / 1024.0,
                     y = pave_look_draw(p, PAVE_LOOK_HUB, i, 1, 0, 1024) / 1024.0;
        const double far = pave_picture_distance(
            at, pave_vec2_of(box.min.x + (0.2 + 0.6 * x) * (box.max.x - box.min.x),
                             box.min.y + (0.2 + 0.6 * y) * (box.max.y - box.min.y)));
        if (far < least) least = far, nearest = i;
    }
    return nearest % 3 ? own : (own + 1) % SETS;
}

static uint32_t look_roof_color(const pave_citadel_painter *p, int32_t house, pave_vec2 at)
{
    enum { SETS = 4, TONES = 3, STRAY = 6 };
    static const uint32_t roofs[SETS][TONES] = {{0xbd6342ff, 0xb0573eff, 0xc6724cff},
                                                {0x93403aff, 0xa54f42ff, 0x7f3938ff},
                                                {0x6c7a8cff, 0x7d8794ff, 0x5d6b80ff},
                                                {0xc79446ff, 0xb98340ff, 0xd3a75cff}};
    const bool stray = pave_look_draw(p, PAVE_LOOK_HOUSE, house, 0, 0, STRAY) == 0;
    const int set =
        (look_roofs(p, at) + (stray ? pave_look_draw(p, PAVE_LOOK_HOUSE, house, 0, 1, SETS) : 0)) %
        SETS;
    return roofs[set][pave_look_draw(p, PAVE_LOOK_HOUSE, house, 0, 2, TONES)];
}

/// Draws the roof of a non-convex house: each third of a cell slopes towards the nearest outer
/// side.
static void look_paint_thirds(pave_citadel_painter *p, const pave_citadel_house *house,
                              int32_t number, uint32_t color)
{
    for (int32_t i = 0; i < house->count; i++) {
        const int64_t index = p->citadel->house_cells[house->start + i];
        const pave_cell cell = pave_window_cell(p->window, index);
        pave_vec2 corners[PAVE_TRI_CORNERS_MAX];
        pave_tri_face_corner_points(&p->layout, cell, corners);
        const pave_vec2 middle = pave_tri_face_point(&p->layout, cell);
        for (int k = 0; k < PAVE_TRI_NEIGHBORS_MAX; k++) {
            const int64_t near = pave_window_index(p->window, pave_tri_neighbors(cell, k));
            const bool inside = near >= 0 && p->regions[near] == p->house_first + number;
            const pave_vec2 third[] = {corners[k], corners[(k + 1) % 3], middle};
            const double lean = (third[0].y + third[1].y) / 2 - middle.y +
                                ((third[0].x + third[1].x) / 2 - middle.x);
            const uint32_t lit = pave_look_shade(color, inside ? 1 : lean > 0 ? 0.84 : 1.14);
            const pave_scene_style style = {.fill = lit, .stroke = lit, .width = 0.02};
            pave_scene_add_polygon(p->scene, third, 3, &style);
        }
    }
}

/// Draws a cross on the roof of the church.
static void look_paint_cross(pave_citadel_painter *p, pave_vec2 at)
{
    const pave_scene_style gold = {.stroke = 0xf0dfa8ff, .width = 0.09, .cap = PAVE_SCENE_CAP_BUTT};
    const pave_vec2 upright[] = {{at.x, at.y - 0.34}, {at.x, at.y + 0.26}},
                    beam[] = {{at.x - 0.2, at.y - 0.14}, {at.x + 0.2, at.y - 0.14}};
    pave_scene_add_line(p->scene, upright, 2, &gold);
    pave_scene_add_line(p->scene, beam, 2, &gold);
}

static pave_vec2 look_centroid(const pave_vec2 *points, int64_t count)
{
    pave_vec2 sum = {0, 0};
    for (int64_t i = 0; i < count; i++)
        sum =
            pave_vec2_of(sum.x + points[i].x / (double)count, sum.y + points[i].y / (double)count);
    return sum;
}

static void look_paint_house(pave_citadel_painter *p, int32_t number)
{
    const double eaves = 0.07;
    const pave_citadel_house *house = &p->citadel->houses[number];
    if (!pave_look_collect(p, p->house_first + number)) return;
    pave_vec2 roof[PAVE_LOOK_ROOF_CORNERS];
    const pave_vec2 middle = look_centroid(p->points, p->point_count);
    const uint32_t color = house->church ? 0x5f7385ff : look_roof_color(p, number, middle);
    pave_look_key(p, house->church ? PAVE_CITADEL_CHURCH : PAVE_CITADEL_HOUSE, color);
    if (p->ring_count != 1 || p->point_count > PAVE_LOOK_ROOF_CORNERS ||
        !pave_look_is_convex(p->points, p->point_count)) {
        look_paint_thirds(p, house, number, color);
        return;
    }
    pave_look_inset(p->points, p->point_count, eaves, roof);
    const pave_scene_style outline = {.fill = color,
                                      .stroke = pave_look_shade(color, 0.55),
                                      .width = 0.05,
                                      .join = PAVE_SCENE_JOIN_MITER};
    pave_scene_add_polygon(p->scene, roof, p->point_count, &outline);
    pave_look_hip_roof(p, roof, p->point_count, color);
    if (house->church) look_paint_cross(p, middle);
}

void pave_look_paint_houses(pave_citadel_painter *p)
{
    for (int32_t i = 0; i < p->citadel->house_count; i++) {
        const bool church = p->citadel->houses[i].church;
        const pave_scene_style shadow = {.fill = 0x3a2c1a50};
        if (pave_look_collect(p, p->house_first + i))
            pave_look_add(p, church ? 0.25 : 0.13, church ? 0.32 : 0.17, &shadow);
    }
    for (int32_t i = 0; i < p->citadel->house_count; i++) look_paint_house(p, i);
}

// ---- Fortifications -----------------------------------------------------------------------------

#define PAVE_LOOK_STONE UINT32_C(0xc3b591ff)
#define PAVE_LOOK_PARAPET UINT32_C(0xe4d9bdff)
#define PAVE_LOOK_MERLON UINT32_C(0xcfc19cff)
#define PAVE_LOOK_LINE UINT32_C(0x5b5140ff)

/// Collects the rampart: the area between the trace and the town.
static bool look_rampart(pave_citadel_painter *p)
{
    const pave_citadel_polygon *trace = look_polygon(p, PAVE_CITADEL_POLYGON_TRACE),
                               *town = look_polygon(p, PAVE_CITADEL_POLYGON_TOWN);
    return trace && town && pave_look_collect_polygon(p, trace, false) &&
           pave_look_collect_polygon(p, town, true);
}

/// Draws a line along a polygon, slightly inside it.
static void look_paint_along(pave_citadel_painter *p, const pave_citadel_polygon *polygon,
                             double inset, const pave_scene_style *style)
{
    enum { MOST = 512 };
    pave_vec2 line[MOST];
    if (!polygon || !pave_look_collect_polygon(p, polygon, false) || p->point_count > MOST) return;
    pave_look_inset(p->points, p->point_count, inset, line);
    pave_scene_add_polygon(p->scene, line, p->point_count, style);
}

/// Draws the parapet along the outer edge of a work, with its merlons.
static void look_paint_parapet(pave_citadel_painter *p, const pave_citadel_polygon *polygon)
{
    const double wide = 0.3;
    const pave_scene_style parapet = {.stroke = PAVE_LOOK_PARAPET,
                                      .width = wide,
                                      .join = PAVE_SCENE_JOIN_MITER},
                           merlons = {.stroke = PAVE_LOOK_MERLON,
                                      .width = 0.18,
                                      .dash = 0.28,
                                      .gap = 0.22,
                                      .cap = PAVE_SCENE_CAP_BUTT,
                                      .join = PAVE_SCENE_JOIN_MITER},
                           line = {.stroke = PAVE_LOOK_LINE,
                                   .width = 0.08,
                                   .join = PAVE_SCENE_JOIN_MITER};
    look_paint_along(p, polygon, wide / 2, &parapet);
    look_paint_along(p, polygon, wide / 2, &merlons);
    look_paint_along(p, polygon, 0, &line);
}

/// Draws earth and grass on the platforms of bastions.
static void look_paint_platforms(pave_citadel_painter *p)
{
    const pave_scene_style earth = {.fill = 0xb3ac78ff, .join = PAVE_SCENE_JOIN_MITER},
                           grass = {.fill = 0xa0a468ff, .join = PAVE_SCENE_JOIN_MITER};
    for (int32_t i = 0; i < p->citadel->polygon_count; i++) {
        if (p->citadel->polygons[i].kind != PAVE_CITADEL_POLYGON_BASTION) continue;
        look_paint_along(p, &p->citadel->polygons[i], 0.38, &earth);
        look_paint_along(p, &p->citadel->polygons[i], 0.62, &grass);
        pave_look_key(p, PAVE_CITADEL_BASTION, grass.fill);
    }
}

static void look_paint_ravelins(pave_citadel_painter *p)
{
    const pave_scene_style shadow = {.fill = 0x2c3a3c50}, earth = {.fill = 0xb9b37fff},
                           grass = {.fill = 0xa6ab6cff};
    for (int32_t i = 0; i < p->citadel->polygon_count; i++) {
        const pave_citadel_polygon *polygon = &p->citadel->polygons[i];
        if (polygon->kind != PAVE_CITADEL_POLYGON_RAVELIN) continue;
        if (pave_look_collect_polygon(p, polygon, false)) pave_look_add(p, 0.18, 0.24, &shadow);
        look_paint_along(p, polygon, 0, &earth);
        look_paint_along(p, polygon, 0.5, &grass);
        look_paint_parapet(p, polygon);
        pave_look_key(p, PAVE_CITADEL_RAVELIN, grass.fill);
    }
}

/// Draws planks across bridges.
static void look_paint_bridges(pave_citadel_painter *p)
{
    const pave_scene_style rail = {.fill = 0xa57f50ff, .stroke = 0x6d5130ff, .width = 0.1};
    if (!pave_look_collect(p, pave_look_region_of_zone(PAVE_CITADEL_BRIDGE))) return;
    pave_look_add(p, 0, 0, &rail);
    pave_look_key(p, PAVE_CITADEL_BRIDGE, rail.fill);
}

/// Draws the roofs of a zone that rises above the wall, one for each connected component.
static void look_paint_tops(pave_citadel_painter *p, pave_citadel_zone zone, uint32_t color)
{
    const double low = 0.06, shadow_x = 0.2, shadow_y = 0.26;
    const int32_t region = pave_look_region_of_zone(zone);
    const pave_scene_style shadow = {.fill = 0x3a2c1a58}, wall = {.fill = 0xa79a7cff,
                                                                  .stroke = PAVE_LOOK_LINE,
                                                                  .width = 0.08,
                                                                  .join = PAVE_SCENE_JOIN_MITER};
    if (!pave_look_collect(p, region)) return;
    pave_look_add(p, shadow_x, shadow_y, &shadow);
    pave_look_add(p, -shadow_x, -shadow_y, &wall);
    pave_look_key(p, zone, color);
    int64_t first = 0;
    for (int64_t i = 0; i < p->ring_count; first += p->ring_sizes[i], i++) {
        pave_vec2 roof[PAVE_LOOK_ROOF_CORNERS];
        const int64_t count = p->ring_sizes[i];
        if (count < 3 || count > PAVE_LOOK_ROOF_CORNERS ||
            !pave_look_is_convex(p->points + first, count))
            continue;
        pave_look_inset(p->points + first, count, low, roof);
        pave_look_hip_roof(p, roof, count, color);
    }
}

/// Draws the keep: a high wall around a court with a roof inside it, and turrets at the corners.
static void look_paint_keep(pave_citadel_painter *p)
{
    const pave_citadel_polygon *keep = look_polygon(p, PAVE_CITADEL_POLYGON_KEEP);
    const pave_scene_style shadow = {.fill = 0x3a2c1a58},
                           wall = {.fill = 0xb8b2a4ff,
                                   .stroke = 0x55504aff,
                                   .width = 0.1,
                                   .join = PAVE_SCENE_JOIN_MITER},
                           turret = {.fill = 0x56657aff, .stroke = 0x343d4aff, .width = 0.06},
                           light = {.fill = 0x7d8da3ff};
    pave_vec2 roof[PAVE_LOOK_ROOF_CORNERS], corners[PAVE_LOOK_ROOF_CORNERS];
    if (!keep || !pave_look_collect_polygon(p, keep, false) ||
        p->point_count > PAVE_LOOK_ROOF_CORNERS)
        return;
    const int64_t count = p->point_count;
    for (int64_t i = 0; i < count; i++) corners[i] = p->points[i];
    pave_look_add(p, 0.38, 0.5, &shadow);
    pave_scene_add_polygon(p->scene, corners, count, &wall);
    pave_look_key(p, PAVE_CITADEL_KEEP, 0x56657aff);
    const pave_scene_style merlons = {
        .stroke = 0xdad5c8ff, .width = 0.14, .dash = 0.24, .gap = 0.2, .cap = PAVE_SCENE_CAP_BUTT};
    look_paint_along(p, keep, 0.16, &merlons);
    pave_look_inset(corners, count, 0.42, roof);
    pave_look_hip_roof(p, roof, count, 0x56657aff);
    for (int64_t i = 0; i < count; i++) {
        pave_scene_add_circle(p->scene, corners[i], 0.3, &wall);
        pave_scene_add_circle(p->scene, corners[i], 0.2, &turret);
        pave_scene_add_circle(p->scene, pave_vec2_of(corners[i].x - 0.05, corners[i].y - 0.06),
                              0.09, &light);
    }
}

void pave_look_paint_works(pave_citadel_painter *p)
{
    const pave_scene_style shadow = {.fill = 0x2f2a2058}, stone = {.fill = PAVE_LOOK_STONE},
                           inner = {.stroke = 0x7b6f58ff, .width = 0.07};
    look_paint_ravelins(p);
    // The polygons of ravelins cover the roads that cross them.
    if (pave_look_collect(p, pave_look_region_of_zone(PAVE_CITADEL_RAVELIN)))
        pave_look_fill(p, pave_look_region_of_zone(PAVE_CITADEL_ROAD), PAVE_LOOK_ROAD);
    look_paint_bridges(p);
    if (look_rampart(p)) pave_look_add(p, 0.3, 0.4, &shadow);
    if (look_rampart(p)) pave_look_add(p, 0, 0, &stone);
    pave_look_key(p, PAVE_CITADEL_WALL, stone.fill);
    look_paint_platforms(p);
    look_paint_parapet(p, look_polygon(p, PAVE_CITADEL_POLYGON_TRACE));
    look_paint_along(p, look_polygon(p, PAVE_CITADEL_POLYGON_TOWN), 0, &inner);
    look_paint_tops(p, PAVE_CITADEL_TOWER, 0x7f8590ff);
    look_paint_tops(p, PAVE_CITADEL_GATE, 0x8b6b55ff);
    look_paint_keep(p);
}
