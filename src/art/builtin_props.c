/// src/art/builtin_props.c: objects on the ground of the built-in sets: a table of placed props,
/// and scattered tufts, flowers and pebbles. No prop crosses the border of its tile.
///
/// The single-colour tile is very frequent on a map. Its props are small and evenly spaced, even
/// across borders, so that no lattice is visible.
#include "../base/exact.h"

#include "builtin_art.h"

#include <math.h>

/// A placed prop: position and size in hundredths.
typedef struct pave_props_row {
    uint8_t id, kind, u, v, size;
} pave_props_row;

static const pave_props_row props_roads[] = {
    {0, PAVE_PROP_TREE, 20, 36, 95},     {0, PAVE_PROP_PINE, 66, 30, 85},
    {0, PAVE_PROP_BUSH, 42, 62, 90},     {0, PAVE_PROP_TREE, 76, 82, 90},
    {0, PAVE_PROP_FLOWERS, 16, 84, 110}, {1, PAVE_PROP_HOUSE, 50, 68, 100},
    {1, PAVE_PROP_TREE, 16, 76, 90},     {1, PAVE_PROP_BUSH, 86, 60, 85},
    {1, PAVE_PROP_FLOWERS, 84, 84, 100}, {2, PAVE_PROP_TREE, 50, 54, 90},
    {2, PAVE_PROP_PINE, 16, 34, 90},     {2, PAVE_PROP_TREE, 18, 84, 90},
    {2, PAVE_PROP_BUSH, 78, 16, 80},     {2, PAVE_PROP_ROCK, 72, 86, 90},
    {4, PAVE_PROP_COTTAGE, 50, 42, 100}, {4, PAVE_PROP_BUSH, 17, 50, 85},
    {4, PAVE_PROP_TREE, 86, 36, 90},     {4, PAVE_PROP_FLOWERS, 20, 24, 100},
    {8, PAVE_PROP_POND, 50, 50, 100},    {8, PAVE_PROP_PINE, 84, 32, 95},
    {8, PAVE_PROP_TREE, 82, 84, 95},     {8, PAVE_PROP_BUSH, 22, 16, 80},
    {5, PAVE_PROP_TREE, 17, 36, 95},     {5, PAVE_PROP_BUSH, 16, 76, 85},
    {5, PAVE_PROP_TREE, 85, 68, 90},     {10, PAVE_PROP_TREE, 26, 26, 95},
    {10, PAVE_PROP_PINE, 76, 27, 85},    {10, PAVE_PROP_BUSH, 60, 82, 85},
    {10, PAVE_PROP_ROCK, 24, 88, 80},    {3, PAVE_PROP_TREE, 18, 62, 105},
    {3, PAVE_PROP_PINE, 46, 84, 90},     {3, PAVE_PROP_BUSH, 84, 16, 80},
    {6, PAVE_PROP_TREE, 30, 32, 105},    {6, PAVE_PROP_BUSH, 15, 66, 80},
    {6, PAVE_PROP_BUSH, 86, 86, 80},     {12, PAVE_PROP_PINE, 62, 28, 100},
    {12, PAVE_PROP_TREE, 84, 58, 90},    {12, PAVE_PROP_BUSH, 14, 86, 80},
    {9, PAVE_PROP_TREE, 80, 68, 105},    {9, PAVE_PROP_SHEEP, 52, 82, 100},
    {9, PAVE_PROP_SHEEP, 64, 90, 90},    {9, PAVE_PROP_BUSH, 14, 15, 80},
    {7, PAVE_PROP_TREE, 17, 40, 100},    {7, PAVE_PROP_BUSH, 15, 76, 85},
    {7, PAVE_PROP_FLOWERS, 84, 18, 90},  {11, PAVE_PROP_TREE, 32, 88, 95},
    {11, PAVE_PROP_BUSH, 72, 84, 85},    {13, PAVE_PROP_PINE, 84, 34, 95},
    {13, PAVE_PROP_TREE, 84, 78, 85},    {14, PAVE_PROP_TREE, 64, 27, 95},
    {14, PAVE_PROP_ROCK, 24, 20, 80},    {15, PAVE_PROP_TREE, 16, 25, 80},
    {15, PAVE_PROP_BUSH, 86, 86, 80},    {15, PAVE_PROP_FLOWERS, 85, 16, 90},
};

static const pave_props_row props_meadow[] = {
    {0, PAVE_PROP_BUSH, 26, 38, 75},     {0, PAVE_PROP_FLOWERS, 72, 22, 120},
    {0, PAVE_PROP_BUSH, 78, 70, 60},     {0, PAVE_PROP_FLOWERS, 36, 84, 110},
    {1, PAVE_PROP_TREE, 28, 70, 105},    {1, PAVE_PROP_REEDS, 56, 44, 90},
    {1, PAVE_PROP_BUSH, 76, 82, 80},     {2, PAVE_PROP_PINE, 30, 34, 100},
    {2, PAVE_PROP_BUSH, 20, 72, 85},     {2, PAVE_PROP_FLOWERS, 74, 20, 100},
    {4, PAVE_PROP_TREE, 68, 36, 100},    {4, PAVE_PROP_ROCK, 78, 76, 85},
    {4, PAVE_PROP_BUSH, 24, 18, 80},     {8, PAVE_PROP_PINE, 76, 58, 95},
    {8, PAVE_PROP_TREE, 44, 86, 95},     {8, PAVE_PROP_SHEEP, 78, 84, 100},
    {3, PAVE_PROP_TREE, 18, 42, 85},     {3, PAVE_PROP_FLOWERS, 20, 78, 100},
    {3, PAVE_PROP_LILY, 66, 30, 90},     {6, PAVE_PROP_BUSH, 30, 20, 90},
    {6, PAVE_PROP_PINE, 76, 27, 80},     {6, PAVE_PROP_WAVE, 60, 84, 100},
    {12, PAVE_PROP_TREE, 83, 60, 90},    {12, PAVE_PROP_BUSH, 82, 18, 75},
    {12, PAVE_PROP_WAVE, 18, 40, 100},   {9, PAVE_PROP_BUSH, 70, 84, 95},
    {9, PAVE_PROP_ROCK, 22, 82, 80},     {9, PAVE_PROP_WAVE, 40, 20, 90},
    {15, PAVE_PROP_WAVE, 28, 26, 100},   {15, PAVE_PROP_WAVE, 72, 54, 110},
    {15, PAVE_PROP_WAVE, 30, 80, 90},    {14, PAVE_PROP_BUSH, 82, 18, 90},
    {14, PAVE_PROP_WAVE, 30, 70, 100},   {13, PAVE_PROP_TREE, 84, 88, 65},
    {13, PAVE_PROP_WAVE, 30, 30, 100},   {11, PAVE_PROP_BUSH, 17, 83, 90},
    {11, PAVE_PROP_LILY, 52, 56, 90},    {11, PAVE_PROP_WAVE, 74, 26, 100},
    {7, PAVE_PROP_PINE, 16, 24, 70},     {7, PAVE_PROP_REEDS, 44, 38, 80},
    {7, PAVE_PROP_WAVE, 72, 72, 100},    {5, PAVE_PROP_BUSH, 24, 22, 90},
    {5, PAVE_PROP_FLOWERS, 80, 82, 100}, {10, PAVE_PROP_BUSH, 80, 22, 85},
    {10, PAVE_PROP_ROCK, 20, 80, 80},
};

/// Ground radius of a prop of size 1, by kind.
static const float props_room[PAVE_PROP_KINDS] = {
    [PAVE_PROP_TUFT] = 0.025f,      [PAVE_PROP_FLOWERS] = 0.045f,  [PAVE_PROP_PEBBLE] = 0.01f,
    [PAVE_PROP_BUSH] = 0.07f,       [PAVE_PROP_TREE] = 0.09f,      [PAVE_PROP_PINE] = 0.08f,
    [PAVE_PROP_ROCK] = 0.06f,       [PAVE_PROP_HOUSE] = 0.16f,     [PAVE_PROP_COTTAGE] = 0.16f,
    [PAVE_PROP_POND] = 0.17f,       [PAVE_PROP_SHEEP] = 0.05f,     [PAVE_PROP_REEDS] = 0.05f,
    [PAVE_PROP_LILY] = 0.06f,       [PAVE_PROP_WAVE] = 0.05f,      [PAVE_PROP_BOULDER] = 0.06f,
    [PAVE_PROP_STALAGMITE] = 0.06f, [PAVE_PROP_MUSHROOMS] = 0.05f, [PAVE_PROP_CRYSTALS] = 0.07f,
    [PAVE_PROP_PUDDLE] = 0.1f,      [PAVE_PROP_BONES] = 0.05f,     [PAVE_PROP_FIRE] = 0.08f,
    [PAVE_PROP_BARREL] = 0.05f,     [PAVE_PROP_CRATE] = 0.06f,     [PAVE_PROP_CHEST] = 0.07f,
    [PAVE_PROP_TORCH] = 0.04f,      [PAVE_PROP_TABLE] = 0.11f,     [PAVE_PROP_FOUNTAIN] = 0.16f,
    [PAVE_PROP_STATUE] = 0.08f,     [PAVE_PROP_BENCH] = 0.08f,     [PAVE_PROP_ROSES] = 0.06f,
    [PAVE_PROP_BOAT] = 0.11f,       [PAVE_PROP_DUCKS] = 0.06f,
};

float pave_art_room(pave_art_prop_kind kind) { return props_room[kind]; }

// ---- Fit tests ----------------------------------------------------------------------------------

/// Returns whether a screen point is inside the diamond by at least `margin`, measured horizontally
/// on the screen.
static bool props_in_diamond(float x, float y, float margin)
{
    return pave_art_absolute(x - 0.5f) + 2 * pave_art_absolute(y - 0.25f) + margin <= 0.5f;
}

/// Returns whether a mark is inside the tile with a small margin.
static bool props_inside(const pave_art_mark *mark, bool isometric)
{
    const float margin = 0.022f;
    const float *n = mark->numbers;
    if (!isometric)
        return pave_art_least(mark->left, mark->top) >= margin &&
               pave_art_most(mark->right, mark->bottom) <= 1 - margin;
    if (mark->shape == PAVE_ART_ELLIPSE) {
        float grown = 1 + mark->soft / 2 / pave_art_least(n[2], n[3]), rx = n[2] * grown,
              ry = n[3] * grown;
        return props_in_diamond(n[0], n[1], sqrtf(rx * rx + 4 * ry * ry) + margin);
    }
    bool inside = true;
    for (int k = 0; k < (mark->shape == PAVE_ART_BLADE ? 2 : 4); k++)
        inside = inside && props_in_diamond(n[2 * k], n[2 * k + 1], margin);
    return inside;
}

/// Draws a prop unless it would cross the border. Returns whether it did.
static bool props_draw(const pave_art_prop *prop, const pave_art_view *view, pave_art_marks *marks)
{
    int before = marks->count;
    pave_art_draw(prop, view, marks);
    for (int k = before; k < marks->count; k++)
        if (!props_inside(&marks->items[k], view->isometric)) {
            marks->count = before;
            return false;
        }
    return true;
}

/// Returns the depth of a point in the grass, in tile widths. It is negative on roads, beaches and
/// water.
static float props_depth_in_grass(const pave_art_tile *tile, float u, float v)
{
    if (tile->builtin == PAVE_BUILTIN_ROADS) return pave_art_road_distance(tile->id, u, v);
    return tile->id == 0 ? 1 : -pave_art_shore_distance(tile->id, u, v) - 0.125f;
}

/// Returns whether bushes and trees are allowed at a point.
static bool props_green(const pave_art_tile *tile, float u, float v)
{
    return props_depth_in_grass(tile, u, v) > 0.035f;
}

/// Returns whether pebbles are allowed at a point: on the road or the beach, away from the edges.
static bool props_gravel(const pave_art_tile *tile, float u, float v)
{
    float depth = props_depth_in_grass(tile, u, v);
    return tile->builtin == PAVE_BUILTIN_ROADS ? depth < -0.045f
                                               : depth < -0.035f && depth > -0.085f;
}

/// Returns whether no prop of the list is nearby.
bool pave_art_is_free(const pave_art_props_list *list, int count, float u, float v, float margin)
{
    for (int k = 0; k < count; k++) {
        const pave_art_prop *prop = &list->items[k];
        float dx = u - prop->u, dy = v - prop->v,
              room = props_room[prop->kind] * prop->size + margin;
        if (dx * dx + dy * dy < room * room) return false;
    }
    return true;
}

// ---- Placement ----------------------------------------------------------------------------------

static void props_add(pave_art_props_list *list, const pave_art_prop *prop)
{
    if (list->count < PAVE_ART_PROPS_MAX) list->items[list->count++] = *prop;
}

bool pave_art_try(const pave_art_prop *prop, const pave_art_view *view, pave_art_marks *scratch,
                  pave_art_props_list *list)
{
    if (list->count == PAVE_ART_PROPS_MAX || !props_draw(prop, view, scratch)) return false;
    scratch->count = 0;
    props_add(list, prop);
    return true;
}

/// Tries to add a prop of the table. Returns whether it did. A prop on grass is moved as far as
/// needed to fit, but stays on grass and does not overlap other props. This is necessary for tall
/// props near the upper corner of a diamond.
static bool props_settle(const pave_art_tile *tile, const pave_art_view *view, pave_art_prop prop,
                         pave_art_marks *scratch, pave_art_props_list *list)
{
    enum { WAYS = 7, STEPS = 9 };
    static const float ways[WAYS][2] = {{0, 0.04f},  {0.04f, 0},      {0.04f, 0.04f}, {0, -0.04f},
                                        {-0.04f, 0}, {0.04f, -0.04f}, {-0.04f, 0.04f}};
    float u = prop.u, v = prop.v;
    bool green = props_green(tile, u, v);
    for (int step = 0; step < STEPS; step++)
        for (int way = 0; way < WAYS; way++) {
            prop.u = u + ways[way][0] * (float)step;
            prop.v = v + ways[way][1] * (float)step;
            bool stands = step == 0 || (green && props_green(tile, prop.u, prop.v) &&
                                        pave_art_is_free(list, list->count, prop.u, prop.v, 0.04f));
            if (stands && pave_art_try(&prop, view, scratch, list)) return true;
        }
    return false;
}

static void props_place(const pave_art_tile *tile, const pave_art_view *view,
                        pave_art_marks *scratch, pave_art_props_list *list)
{
    bool roads = tile->builtin == PAVE_BUILTIN_ROADS;
    const pave_props_row *rows = roads ? props_roads : props_meadow;
    uint32_t count = roads ? sizeof props_roads / sizeof *rows : sizeof props_meadow / sizeof *rows;
    for (uint32_t k = 0; k < count; k++) {
        if (rows[k].id != tile->id) continue;
        pave_art_prop prop = {.kind = (pave_art_prop_kind)rows[k].kind,
                              .u = (float)rows[k].u / 100,
                              .v = (float)rows[k].v / 100,
                              .size = (float)rows[k].size / 100,
                              .word = pave_art_word(7, k, tile->id)};
        if (props_settle(tile, view, prop, scratch, list)) continue;
        prop.size *= 0.7f;
        props_settle(tile, view, prop, scratch, list);
    }
}

/// Scatters tufts and flowers on sunny grass, and pebbles on roads and beaches.
static void props_strew(const pave_art_tile *tile, pave_art_props_list *list)
{
    enum { CELLS = 9 };
    int placed = list->count;
    for (uint32_t cell = 0; cell < CELLS * CELLS; cell++) {
        uint32_t word = pave_art_word(11 + (uint32_t)tile->builtin, tile->id, cell);
        pave_art_prop prop = {.kind = (word >> 24) % 8 == 0 ? PAVE_PROP_FLOWERS : PAVE_PROP_TUFT,
                              .word = pave_art_word(13, word, cell)};
        prop.u = ((float)(cell % CELLS) + pave_art_part(word, 0)) / CELLS;
        prop.v = ((float)(cell / CELLS) + pave_art_part(word, 1)) / CELLS;
        prop.size = 0.85f + 0.4f * pave_art_part(prop.word, 2);
        float chance = pave_art_part(word, 2),
              lush = 0.36f + 0.5f * pave_art_noise(&tile->middle, prop.u, prop.v);
        bool gravel = props_gravel(tile, prop.u, prop.v);
        float depth = props_depth_in_grass(tile, prop.u, prop.v),
              least = prop.kind == PAVE_PROP_TUFT ? 0.008f : 0.035f;
        if (gravel ? chance > 0.4f : depth < least || chance > lush) continue;
        if (gravel) prop.kind = PAVE_PROP_PEBBLE;
        if (pave_art_is_free(list, placed, prop.u, prop.v, 0.02f)) props_add(list, &prop);
    }
}

static float props_depth(const pave_art_prop *prop, bool isometric)
{
    return isometric ? prop->u + prop->v : prop->v;
}

/// Sorts from back to front.
static void props_sort(pave_art_props_list *list, bool isometric)
{
    for (int k = 1; k < list->count; k++) {
        pave_art_prop prop = list->items[k];
        int at = k;
        for (;
             at > 0 && props_depth(&list->items[at - 1], isometric) > props_depth(&prop, isometric);
             at--)
            list->items[at] = list->items[at - 1];
        list->items[at] = prop;
    }
}

void pave_art_props(const pave_art_tile *tile, const pave_art_view *view, pave_art_marks *marks)
{
    pave_art_props_list list;
    list.count = 0;
    marks->count = 0;
    if (tile->builtin <= PAVE_BUILTIN_MEADOW && tile->variant == 0) {
        props_place(tile, view, marks, &list);
        props_strew(tile, &list);
    } else {
        pave_art_strew(tile, view, marks, &list);
    }
    props_sort(&list, view->isometric);
    for (int k = 0; k < list.count && marks->count + PAVE_ART_PROP_MARKS <= PAVE_ART_MARKS_MAX; k++)
        props_draw(&list.items[k], view, marks);
}
