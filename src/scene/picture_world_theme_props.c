/// src/scene/picture_world_theme_props.c: props in the cells of a drawn world: trees, stones,
/// barrels. Each cell's props depend on its position. No prop crosses the rim of its cell, a road
/// or a wall.
#include "../base/exact.h"

#include "../base/array.h"
#include "../base/memory.h"
#include "picture_world_theme.h"

typedef enum pave_land_kind {
    PAVE_LAND_TREE,
    PAVE_LAND_PINE,
    PAVE_LAND_BUSH,
    PAVE_LAND_FLOWERS,
    PAVE_LAND_STONE,
    PAVE_LAND_HOUSE,
    PAVE_LAND_SPIKES,
    PAVE_LAND_CRYSTAL,
    PAVE_LAND_BARREL,
    PAVE_LAND_CHEST,
    PAVE_LAND_FOUNTAIN,
    PAVE_LAND_LILY,
    PAVE_LAND_KINDS
} pave_land_kind;

typedef struct pave_land_prop {
    pave_vec2 at;
    double size; ///< radius of the prop
    uint32_t word;
    pave_land_kind kind;
} pave_land_prop;

typedef struct pave_land_props {
    pave_land *land;
    pave_land_prop *items;
    int64_t count, room;
} pave_land_props;

/// A kind of prop: maximum number in a cell of unit size, probability out of 256, size in units,
/// and required zone.
typedef struct pave_land_row {
    uint8_t theme, kind, count, chance;
    double size;
    uint8_t zone;
} pave_land_row;

enum { PAVE_ZONE_LAND, PAVE_ZONE_WATER, PAVE_ZONE_FOREST };

static const pave_land_row land_rows[] = {
    {PAVE_BUILTIN_ROADS, PAVE_LAND_TREE, 2, 150, 0.13, PAVE_ZONE_LAND},
    {PAVE_BUILTIN_ROADS, PAVE_LAND_PINE, 2, 110, 0.11, PAVE_ZONE_LAND},
    {PAVE_BUILTIN_ROADS, PAVE_LAND_BUSH, 2, 120, 0.07, PAVE_ZONE_LAND},
    {PAVE_BUILTIN_ROADS, PAVE_LAND_STONE, 1, 50, 0.06, PAVE_ZONE_LAND},
    {PAVE_BUILTIN_ROADS, PAVE_LAND_FLOWERS, 2, 170, 0.05, PAVE_ZONE_LAND},
    {PAVE_BUILTIN_MEADOW, PAVE_LAND_TREE, 2, 130, 0.13, PAVE_ZONE_LAND},
    {PAVE_BUILTIN_MEADOW, PAVE_LAND_PINE, 1, 110, 0.11, PAVE_ZONE_LAND},
    {PAVE_BUILTIN_MEADOW, PAVE_LAND_BUSH, 2, 120, 0.07, PAVE_ZONE_LAND},
    {PAVE_BUILTIN_MEADOW, PAVE_LAND_FLOWERS, 3, 170, 0.05, PAVE_ZONE_LAND},
    {PAVE_BUILTIN_MEADOW, PAVE_LAND_LILY, 1, 60, 0.06, PAVE_ZONE_WATER},
    {PAVE_BUILTIN_CAVE, PAVE_LAND_CRYSTAL, 1, 26, 0.12, PAVE_ZONE_LAND},
    {PAVE_BUILTIN_CAVE, PAVE_LAND_SPIKES, 2, 90, 0.10, PAVE_ZONE_LAND},
    {PAVE_BUILTIN_CAVE, PAVE_LAND_STONE, 2, 110, 0.06, PAVE_ZONE_LAND},
    {PAVE_BUILTIN_DUNGEON, PAVE_LAND_CHEST, 1, 24, 0.10, PAVE_ZONE_LAND},
    {PAVE_BUILTIN_DUNGEON, PAVE_LAND_BARREL, 2, 60, 0.07, PAVE_ZONE_LAND},
    {PAVE_BUILTIN_DUNGEON, PAVE_LAND_STONE, 1, 50, 0.04, PAVE_ZONE_LAND},
    {PAVE_BUILTIN_MAZE, PAVE_LAND_FOUNTAIN, 1, 16, 0.17, PAVE_ZONE_LAND},
    {PAVE_BUILTIN_MAZE, PAVE_LAND_STONE, 1, 40, 0.04, PAVE_ZONE_LAND},
    {PAVE_BUILTIN_MAZE, PAVE_LAND_FLOWERS, 1, 70, 0.05, PAVE_ZONE_LAND},
    {PAVE_BUILTIN_RIVER, PAVE_LAND_TREE, 2, 150, 0.13, PAVE_ZONE_LAND},
    {PAVE_BUILTIN_RIVER, PAVE_LAND_PINE, 2, 100, 0.11, PAVE_ZONE_LAND},
    {PAVE_BUILTIN_RIVER, PAVE_LAND_BUSH, 2, 130, 0.07, PAVE_ZONE_LAND},
    {PAVE_BUILTIN_RIVER, PAVE_LAND_STONE, 1, 60, 0.06, PAVE_ZONE_LAND},
    {PAVE_BUILTIN_RIVER, PAVE_LAND_FLOWERS, 2, 170, 0.05, PAVE_ZONE_LAND},
    {PAVE_BUILTIN_LAND, PAVE_LAND_TREE, 8, 215, 0.15, PAVE_ZONE_FOREST},
    {PAVE_BUILTIN_LAND, PAVE_LAND_PINE, 4, 170, 0.13, PAVE_ZONE_FOREST},
    {PAVE_BUILTIN_LAND, PAVE_LAND_BUSH, 1, 50, 0.07, PAVE_ZONE_LAND},
    {PAVE_BUILTIN_LAND, PAVE_LAND_FLOWERS, 2, 120, 0.05, PAVE_ZONE_LAND},
};

// ---- Fit tests ----------------------------------------------------------------------------------

/// Returns the distance of a point from the sides of its cell that have colour `color`, or from all
/// sides if `color` is negative. The distance is negative outside the cell.
static double landing_from_sides(const pave_land_cell *cell, pave_vec2 at, int color)
{
    double least = 1e300;
    for (int k = 0; k < cell->sides; k++) {
        const pave_vec2 ends[2] = {cell->corners[k], cell->corners[pave_land_next(cell, k)]};
        if (color < 0 || cell->edge[k] == color)
            least = pave_picture_least(least, pave_land_away(ends, 2, at));
    }
    return pave_land_within(cell->corners, cell->sides, at) ? least : -1;
}

/// Returns the distance of a point from the lanes.
static double landing_from_lanes(const pave_land *land, const pave_land_cell *cell, pave_vec2 at)
{
    const bool roads = land->theme == PAVE_BUILTIN_ROADS;
    const double half = (roads ? 0.2 : 0.25) * land->unit;
    pave_land_lanes lanes;
    double least = 1e300;
    pave_land_find_lanes(land, cell, &lanes);
    for (int k = 0; k < lanes.count; k++)
        least =
            pave_picture_least(least, pave_land_away(lanes.points[k], PAVE_LAND_POINTS, at) - half);
    if (pave_land_has_place(land, &lanes))
        least = pave_picture_least(least, pave_picture_distance(cell->middle, at) - half -
                                              (roads ? 0.08 : 0.2) * land->unit);
    return least;
}

/// Returns the distance of a point from the border of the region, negative inside it.
static double landing_from_region(const pave_land_cell *cell, double reach, pave_vec2 at)
{
    pave_land_pieces pieces;
    double least = 1e300;
    bool inside = false;
    pave_land_cut(cell, reach, &pieces);
    for (int k = 0; k < pieces.count; k++) {
        inside = inside || pave_land_within(pieces.points[k], pieces.sizes[k], at);
        least = pave_picture_least(least, pave_land_away(pieces.points[k], pieces.sizes[k], at));
    }
    return inside ? -least : least;
}

/// Returns the depth of a point inside the grass or forest of the land.
static double landing_on_terrain(const pave_land_cell *cell, int zone, pave_vec2 at)
{
    pave_land_cell forest = *cell, green = *cell;
    pave_land_rank(&forest, 3);
    pave_land_rank(&green, 2);
    const double outside = landing_from_region(&forest, 0.40, at);
    if (zone == PAVE_ZONE_FOREST) return 0.16 * cell->room - outside;
    return pave_picture_least(outside, -landing_from_region(&green, 0.38, at));
}

/// Returns the free distance around a point in a zone.
static double landing_clear(const pave_land *land, const pave_land_cell *cell, pave_vec2 at,
                            int zone)
{
    const bool water = zone == PAVE_ZONE_WATER;
    const double u = land->unit;
    switch (land->theme) {
    case PAVE_BUILTIN_MEADOW:
        return water ? -landing_from_region(cell, 0.44, at) : landing_from_region(cell, 0.64, at);
    case PAVE_BUILTIN_LAND: return landing_on_terrain(cell, zone, at);
    case PAVE_BUILTIN_CAVE:
        return pave_picture_least(
            landing_from_region(cell, 0.46, at),
            landing_from_region(cell, 0.46, pave_land_moved(at, 0, -0.26 * u)));
    case PAVE_BUILTIN_DUNGEON:
        return pave_picture_least(landing_from_sides(cell, at, 0) - 0.3 * u,
                                  landing_from_sides(cell, at, 1) - 0.3 * u);
    case PAVE_BUILTIN_MAZE: return landing_from_sides(cell, at, 0) - 0.28 * u;
    default: return landing_from_lanes(land, cell, at);
    }
}

static bool landing_apart(const pave_land_props *props, int64_t first, pave_vec2 at, double size)
{
    for (int64_t k = first; k < props->count; k++)
        if (pave_picture_distance(props->items[k].at, at) < 0.9 * (props->items[k].size + size))
            return false;
    return true;
}

static void landing_push(pave_land_props *props, pave_land_prop prop)
{
    if (!pave_array_reserve(props->land->allocator, &props->items, &props->room, props->count + 1,
                            sizeof *props->items)) {
        props->land->failed = true;
        return;
    }
    int64_t at = props->count++; // insertion sort by y, since cells arrive nearly sorted
    for (; at > 0 && props->items[at - 1].at.y > prop.at.y; at--)
        props->items[at] = props->items[at - 1];
    props->items[at] = prop;
}

// ---- Scattering ---------------------------------------------------------------------------------

/// Tries to place one prop at several positions of a cell.
static void landing_try(pave_land_props *own, const pave_land_cell *cell, const pave_land_row *row,
                        uint32_t key)
{
    enum { TRIES = 10 };
    pave_box box = pave_box_of(cell->corners[0], cell->corners[0]);
    for (int k = 1; k < cell->sides; k++) box = pave_box_add(box, cell->corners[k]);
    for (uint32_t k = 0; k < TRIES; k++) {
        const uint32_t word = pave_land_word(key, k);
        const pave_vec2 at =
            pave_vec2_of(box.min.x + (box.max.x - box.min.x) * pave_land_part(word, 0),
                         box.min.y + (box.max.y - box.min.y) * pave_land_part(word, 1));
        const double size = row->size * own->land->unit * (0.85 + 0.3 * pave_land_part(word, 2));
        if (landing_from_sides(cell, at, -1) < size * 0.8 ||
            landing_clear(own->land, cell, at, row->zone) < size ||
            !landing_apart(own, 0, at, size))
            continue;
        landing_push(own, (pave_land_prop){at, size, word, (pave_land_kind)row->kind});
        return;
    }
}

/// Places the props of a cell; larger cells have more.
static void landing_cell(pave_land_props *own, const pave_land_cell *cell)
{
    enum { ROWS = sizeof land_rows / sizeof *land_rows, MOST = 4 };
    const double u = own->land->unit;
    double area = 0;
    bool solid = own->land->theme == PAVE_BUILTIN_MAZE ||
                 own->land->theme == PAVE_BUILTIN_DUNGEON; // whether all sides have walls
    for (int k = 0; k < cell->sides; k++) solid = solid && cell->edge[k] == 0;
    if (solid) return;
    for (int k = 0; k < cell->sides; k++) {
        pave_vec2 a = cell->corners[k], b = cell->corners[pave_land_next(cell, k)];
        area += (a.x * b.y - a.y * b.x) / 2;
    }
    int times = (int)((area < 0 ? -area : area) / (u * u) + 0.5);
    times = times < 1 ? 1 : times > MOST ? MOST : times;
    for (uint32_t k = 0; k < ROWS; k++) {
        const pave_land_row *row = &land_rows[k];
        const int count = row->count > 1 ? row->count * times : row->count;
        if (row->theme != own->land->theme) continue;
        for (int n = 0; n < count; n++) {
            const uint32_t key = pave_land_word(cell->word, 64 * k + (uint32_t)n);
            if (key >> 24 < row->chance) landing_try(own, cell, row, key);
        }
    }
}

/// Places a house at the end of a road.
static void landing_house(pave_land_props *own, const pave_land_cell *cell)
{
    int ends = 0;
    for (int k = 0; k < cell->sides; k++) ends += cell->edge[k] == 1;
    if (own->land->theme == PAVE_BUILTIN_ROADS && ends == 1)
        landing_push(own, (pave_land_prop){cell->middle, 0.17 * own->land->unit, cell->word,
                                           PAVE_LAND_HOUSE});
}

// ---- Drawing ------------------------------------------------------------------------------------

/// State while a prop is drawn.
typedef struct pave_landing_pen {
    pave_land *land;
    pave_vec2 at;
    double size;
    uint32_t word;
} pave_landing_pen;

static void landing_ball(const pave_landing_pen *pen, double x, double y, double radius,
                         uint32_t color)
{
    pave_land_disk(pen->land, pave_land_moved(pen->at, x * pen->size, y * pen->size),
                   radius * pen->size, color);
}

/// Draws a polygon of up to 6 corners, given as x and y.
static void landing_shape(const pave_landing_pen *pen, const double *xy, int count, uint32_t color)
{
    pave_vec2 corners[6];
    for (int k = 0; k < count; k++)
        corners[k] = pave_land_moved(pen->at, xy[2 * k] * pen->size, xy[2 * k + 1] * pen->size);
    pave_land_fill(pen->land, corners, count, color);
}

static void landing_tree(const pave_landing_pen *pen)
{
    const bool warm = pen->word >> 28 & 1;
    landing_ball(pen, 0.22, 0.25, 0.95, UINT32_C(0x24503848));
    landing_ball(pen, 0, -0.15, 0.9, warm ? UINT32_C(0x3f7a3eff) : UINT32_C(0x2f6e46ff));
    landing_ball(pen, -0.08, -0.25, 0.68, warm ? UINT32_C(0x66a04aff) : UINT32_C(0x4f9a52ff));
    landing_ball(pen, -0.22, -0.42, 0.36, warm ? UINT32_C(0x94c866ff) : UINT32_C(0x80c468ff));
}

static void landing_pine(const pave_landing_pen *pen)
{
    static const double low[] = {-0.8, 0.5, 0, -0.6, 0.8, 0.5},
                        high[] = {-0.6, -0.1, 0, -1.2, 0.6, -0.1},
                        lit[] = {-0.8, 0.5, 0, -0.6, -0.1, 0.5},
                        top[] = {-0.6, -0.1, 0, -1.2, -0.05, -0.1};
    landing_ball(pen, 0.25, 0.4, 0.7, UINT32_C(0x24503848));
    landing_shape(pen, low, 3, UINT32_C(0x28624cff));
    landing_shape(pen, lit, 3, UINT32_C(0x3f8a60ff));
    landing_shape(pen, high, 3, UINT32_C(0x2f7355ff));
    landing_shape(pen, top, 3, UINT32_C(0x55a468ff));
}

static void landing_bush(const pave_landing_pen *pen)
{
    landing_ball(pen, 0.2, 0.2, 0.95, UINT32_C(0x24503840));
    landing_ball(pen, 0, 0, 0.9, UINT32_C(0x4b8a44ff));
    landing_ball(pen, -0.2, -0.25, 0.52, UINT32_C(0x83c05aff));
}

static void landing_flowers(const pave_landing_pen *pen)
{
    static const uint32_t petals[] = {0xfdfdf2ff, 0xffdf80ff, 0xf6a3bdff, 0xfdfdf2ff};
    static const double at[][2] = {{-0.6, -0.1}, {0.5, -0.45}, {0.25, 0.55}};
    for (int k = 0; k < 3; k++) landing_ball(pen, at[k][0], at[k][1], 0.3, petals[pen->word >> 30]);
}

static void landing_stone(const pave_landing_pen *pen)
{
    landing_ball(pen, 0.2, 0.25, 0.9, UINT32_C(0x2c2c3448));
    landing_ball(pen, 0, 0, 0.8, UINT32_C(0x7c7c80ff));
    landing_ball(pen, -0.15, -0.2, 0.52, UINT32_C(0xb8b4aaff));
}

static void landing_home(const pave_landing_pen *pen)
{
    static const double wall[] = {-0.8, -0.1, 0.8, -0.1, 0.8, 0.7, -0.8, 0.7},
                        roof[] = {-1, 0, -0.6, -0.85, 0.6, -0.85, 1, 0},
                        ridge[] = {-0.6, -0.85, 0.6, -0.85, 0.68, -0.68, -0.68, -0.68},
                        door[] = {-0.18, 0.15, 0.18, 0.15, 0.18, 0.7, -0.18, 0.7};
    const bool blue = pen->word >> 29 & 1;
    landing_ball(pen, 0.25, 0.45, 0.95, UINT32_C(0x24403848));
    landing_shape(pen, wall, 4, UINT32_C(0xf6ecd6ff));
    landing_shape(pen, door, 4, UINT32_C(0x8a5a3cff));
    landing_shape(pen, roof, 4, blue ? UINT32_C(0x5f86a6ff) : UINT32_C(0xd9714dff));
    landing_shape(pen, ridge, 4, blue ? UINT32_C(0x7fa3bfff) : UINT32_C(0xeb8f68ff));
}

static void landing_spikes(const pave_landing_pen *pen)
{
    static const double one[] = {-0.6, 0.4, -0.2, -1.1, 0.2, 0.4},
                        lit[] = {-0.6, 0.4, -0.2, -1.1, -0.2, 0.4},
                        two[] = {0.1, 0.6, 0.42, -0.3, 0.75, 0.6};
    landing_ball(pen, 0.25, 0.4, 0.7, UINT32_C(0x30283450));
    landing_shape(pen, one, 3, UINT32_C(0x6a5a5cff));
    landing_shape(pen, lit, 3, UINT32_C(0xa8948aff));
    landing_shape(pen, two, 3, UINT32_C(0x7c6a68ff));
}

static void landing_crystal(const pave_landing_pen *pen)
{
    static const double body[] = {-0.35, 0.5, -0.45, -0.5, 0, -1.2, 0.4, -0.45, 0.35, 0.5},
                        lit[] = {-0.35, 0.5, -0.45, -0.5, 0, -1.2, -0.02, 0.5},
                        side[] = {0.3, 0.55, 0.5, -0.3, 0.85, -0.5, 0.75, 0.5};
    const bool rose = pen->word >> 27 & 1;
    landing_ball(pen, 0, 0, 1.5, rose ? UINT32_C(0xd690ee38) : UINT32_C(0x7cc6f438));
    landing_shape(pen, side, 4, rose ? UINT32_C(0xb45cd0ff) : UINT32_C(0x4a94d4ff));
    landing_shape(pen, body, 5, rose ? UINT32_C(0xc474deff) : UINT32_C(0x5cacE4ff));
    landing_shape(pen, lit, 4, rose ? UINT32_C(0xf0c4faff) : UINT32_C(0xc4ecfeff));
}

static void landing_barrel(const pave_landing_pen *pen)
{
    static const double body[] = {-0.75, -0.5, 0.75, -0.5, 0.75, 0.45, -0.75, 0.45},
                        hoop[] = {-0.78, -0.05, 0.78, -0.05, 0.78, 0.15, -0.78, 0.15};
    landing_ball(pen, 0.25, 0.4, 0.9, UINT32_C(0x30283450));
    landing_ball(pen, 0, 0.2, 0.75, UINT32_C(0x6d4a34ff));
    landing_shape(pen, body, 4, UINT32_C(0x785640ff));
    landing_shape(pen, hoop, 4, UINT32_C(0x54505cff));
    landing_ball(pen, 0, -0.5, 0.78, UINT32_C(0x5c3e2aff));
    landing_ball(pen, 0, -0.52, 0.6, UINT32_C(0xb08c64ff));
}

static void landing_chest(const pave_landing_pen *pen)
{
    static const double rim[] = {-0.95, -0.85, 0.95, -0.85, 0.95, 0.65, -0.95, 0.65},
                        front[] = {-0.85, -0.1, 0.85, -0.1, 0.85, 0.55, -0.85, 0.55},
                        lid[] = {-0.85, -0.75, 0.85, -0.75, 0.85, -0.1, -0.85, -0.1},
                        band[] = {-0.85, -0.18, 0.85, -0.18, 0.85, -0.02, -0.85, -0.02};
    landing_ball(pen, 0.2, 0.3, 1, UINT32_C(0x30283450));
    landing_shape(pen, rim, 4, UINT32_C(0x4a2e1eff));
    landing_shape(pen, front, 4, UINT32_C(0x8f5a30ff));
    landing_shape(pen, lid, 4, UINT32_C(0xb87840ff));
    landing_shape(pen, band, 4, UINT32_C(0xe0b04cff));
    landing_ball(pen, 0, -0.05, 0.18, UINT32_C(0xfff0b0ff));
}

static void landing_fountain(const pave_landing_pen *pen)
{
    landing_ball(pen, 0.15, 0.2, 1, UINT32_C(0x30403848));
    landing_ball(pen, 0, 0.08, 0.96, UINT32_C(0x8d8a90ff));
    landing_ball(pen, 0, 0, 0.94, UINT32_C(0xdcd8d0ff));
    landing_ball(pen, 0, 0, 0.76, UINT32_C(0x4fa8c8ff));
    landing_ball(pen, -0.05, -0.05, 0.5, UINT32_C(0x84d0dcff));
    landing_ball(pen, 0, -0.05, 0.24, UINT32_C(0xc2beb8ff));
    landing_ball(pen, -0.03, -0.1, 0.14, UINT32_C(0xf4fbfcff));
}

static void landing_lily(const pave_landing_pen *pen)
{
    landing_ball(pen, 0, 0, 0.7, UINT32_C(0x5aa657ff));
    landing_ball(pen, 0.9, 0.35, 0.5, UINT32_C(0x70b864ff));
    landing_ball(pen, -0.05, -0.1, 0.28, UINT32_C(0xf8c8d8ff));
}

static void landing_draw_all(const pave_land_props *props)
{
    static void (*const draw[PAVE_LAND_KINDS])(const pave_landing_pen *) = {
        [PAVE_LAND_TREE] = landing_tree,         [PAVE_LAND_PINE] = landing_pine,
        [PAVE_LAND_BUSH] = landing_bush,         [PAVE_LAND_FLOWERS] = landing_flowers,
        [PAVE_LAND_STONE] = landing_stone,       [PAVE_LAND_HOUSE] = landing_home,
        [PAVE_LAND_SPIKES] = landing_spikes,     [PAVE_LAND_CRYSTAL] = landing_crystal,
        [PAVE_LAND_BARREL] = landing_barrel,     [PAVE_LAND_CHEST] = landing_chest,
        [PAVE_LAND_FOUNTAIN] = landing_fountain, [PAVE_LAND_LILY] = landing_lily,
    };
    for (int64_t k = 0; k < props->count; k++) {
        const pave_land_prop *prop = &props->items[k];
        const pave_landing_pen pen = {props->land, prop->at, prop->size, prop->word};
        draw[prop->kind](&pen);
    }
}

void pave_land_strew(pave_land *land)
{
    pave_land_props all = {.land = land}, own = {.land = land};
    pave_land_steps steps = pave_land_begin(land);
    pave_land_cell cell;
    while (pave_land_walk(land, &steps) && !land->failed) {
        pave_land_open_cell(land, &steps, &cell);
        own.count = 0;
        landing_house(&own, &cell);
        landing_cell(&own, &cell);
        for (int64_t k = 0; k < own.count; k++) landing_push(&all, own.items[k]);
    }
    pave_scene_open_group(land->scene, "things");
    if (!land->failed) landing_draw_all(&all);
    pave_scene_close_group(land->scene);
    PAVE_RELEASE(land->allocator, all.items, own.items);
}
