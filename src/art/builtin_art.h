/// src/art/builtin_art.h: definitions shared by the painters of the built-in sets. A tile is
/// painted in samples, several per pixel, block by block: first the ground (builtin_roads.c,
/// builtin_meadow.c), then the marks (builtin_sprites.c) of its props (builtin_props.c), which
/// builtin_marks.c draws over the block. builtin_paint.c averages the samples to pixels.
///
/// There are two coordinate systems. *Ground*: (u, v) in 0..1, u to the right and v down the tile
/// in map directions, and z upwards. *Screen*: (x, y) in tile widths from the upper left corner of
/// the picture. pave_art_project converts ground to screen coordinates.
///
/// Tiles join without a seam because near a border everything depends only on the position along
/// the border: noise because of shared border nodes, shapes because of their geometry. No mark
/// crosses a border.
#ifndef PAVE_SRC_BUILTIN_ART_H
#define PAVE_SRC_BUILTIN_ART_H

#include <pave/builtin.h>

enum {
    PAVE_ART_BLOCK = 32,       ///< samples per side of a block
    PAVE_ART_MARKS_MAX = 240,  ///< maximum number of marks of a tile
    PAVE_ART_PROPS_MAX = 64,   ///< maximum number of props of a tile
    PAVE_ART_PROP_MARKS = 24,  ///< maximum number of marks of one prop
    PAVE_ART_LATTICE_MAX = 32, ///< noise cells per side of the tile
    PAVE_ART_CANOPY_CELLS = 5,
    PAVE_ART_CANOPY_NODES = PAVE_ART_CANOPY_CELLS + 1,
    PAVE_ART_LATTICE_NODES = (PAVE_ART_LATTICE_MAX + 1) * (PAVE_ART_LATTICE_MAX + 1)
};

/// A colour with channels in 0..255.
typedef struct pave_art_color {
    float r, g, b;
} pave_art_color;

typedef struct pave_art_point {
    float x, y;
} pave_art_point;

/// The projection from ground to screen, and the sampling density.
typedef struct pave_art_view {
    bool isometric;
    int size;     ///< size of the picture in pixels
    int samples;  ///< samples per pixel, in each direction: 1, 2, 4 or 8
    float step;   ///< width of a sample, in tile widths
    float scale;  ///< screen length of a unit on the ground, in tile widths
    float squash; ///< height of a ground circle on the screen, relative to its width
    float lift;   ///< screen distance of a height of 1
} pave_art_view;

/// Noise over a tile; neighbours share its nodes on the borders.
typedef struct pave_art_lattice {
    int cells;
    uint8_t nodes[PAVE_ART_LATTICE_NODES]; ///< 16 * (8 + eight times the height) + index of the
                                           ///< slope in pave_art_directions
} pave_art_lattice;

/// A crown of a forest. Crowns are at the nodes of a lattice and between the nodes. Crowns on a
/// border are shared with the neighbour; no other crown crosses a border.
typedef struct pave_art_crown {
    float u, v, radius; ///< radius 0: none
    float lift;         ///< offset of the height relative to other crowns
    uint32_t word;
} pave_art_crown;

typedef struct pave_art_canopy {
    pave_art_crown crowns[PAVE_ART_CANOPY_NODES][PAVE_ART_CANOPY_NODES];
    pave_art_crown between[PAVE_ART_CANOPY_CELLS][PAVE_ART_CANOPY_CELLS];
} pave_art_canopy;

/// One tile to paint.
typedef struct pave_art_tile {
    pave_builtin builtin; ///< selects the painter; country and lakes, roads and meadow share one
    uint32_t id;          ///< index of the tile's combination
    uint32_t variant;     ///< index among the tiles of that combination
    uint8_t colors[4];    ///< 0-based colours by place
    pave_art_lattice broad, middle, fine;
    pave_art_canopy canopy; ///< only of land
} pave_art_tile;

/// A block of samples; `width` x `height` of them are used.
typedef struct pave_art_block {
    int left, top, width, height; ///< position and size in samples, relative to the tile
    pave_art_color colors[PAVE_ART_BLOCK * PAVE_ART_BLOCK];
} pave_art_block;

typedef enum pave_art_shape {
    PAVE_ART_ELLIPSE, ///< numbers: centre x and y, radius x and y
    PAVE_ART_BLADE,   ///< numbers: foot x and y, tip x and y, half the width at the foot and at the
                      ///< tip
    PAVE_ART_POLYGON  ///< numbers: four corners of a convex quadrilateral, clockwise (may be passed
                      ///< in either order); two corners may coincide
} pave_art_shape;

/// A coloured shape on the screen. `light` is its colour on the lit side, the upper left.
typedef struct pave_art_mark {
    pave_art_shape shape;
    float numbers[8];
    float left, top, right, bottom; ///< bounds including the soft edge
    float soft;                     ///< width of the edge, at least one sample
    float alpha;
    uint32_t color, light; ///< 0xRRGGBB
} pave_art_mark;

typedef struct pave_art_marks {
    int count;
    pave_art_mark items[PAVE_ART_MARKS_MAX];
} pave_art_marks;

typedef enum pave_art_prop_kind {
    PAVE_PROP_TUFT,
    PAVE_PROP_FLOWERS,
    PAVE_PROP_PEBBLE,
    PAVE_PROP_BUSH,
    PAVE_PROP_TREE,
    PAVE_PROP_PINE,
    PAVE_PROP_ROCK,
    PAVE_PROP_HOUSE,
    PAVE_PROP_COTTAGE,
    PAVE_PROP_POND,
    PAVE_PROP_SHEEP,
    PAVE_PROP_REEDS,
    PAVE_PROP_LILY,
    PAVE_PROP_WAVE,
    PAVE_PROP_BOULDER,
    PAVE_PROP_STALAGMITE,
    PAVE_PROP_MUSHROOMS,
    PAVE_PROP_CRYSTALS,
    PAVE_PROP_PUDDLE,
    PAVE_PROP_BONES,
    PAVE_PROP_FIRE,
    PAVE_PROP_BARREL,
    PAVE_PROP_CRATE,
    PAVE_PROP_CHEST,
    PAVE_PROP_TORCH,
    PAVE_PROP_TABLE,
    PAVE_PROP_FOUNTAIN,
    PAVE_PROP_STATUE,
    PAVE_PROP_BENCH,
    PAVE_PROP_ROSES,
    PAVE_PROP_BOAT,
    PAVE_PROP_DUCKS,
    PAVE_PROP_KINDS
} pave_art_prop_kind;

/// An object on the ground with its foot at (u, v).
typedef struct pave_art_prop {
    pave_art_prop_kind kind;
    float u, v, size; ///< size 1 is the size in builtin_sprites.c
    uint32_t word;    ///< random word for its variations
} pave_art_prop;

// ---- Arithmetic ---------------------------------------------------------------------------------

static inline float pave_art_clamp(float x, float low, float high)
{
    return x < low ? low : x > high ? high : x;
}

static inline float pave_art_absolute(float x) { return x < 0 ? -x : x; }

static inline float pave_art_least(float a, float b) { return a < b ? a : b; }

static inline float pave_art_most(float a, float b) { return a > b ? a : b; }

/// Smoothstep from 0 at 0 to 1 at 1.
static inline float pave_art_blend(float t) { return t * t * (3 - 2 * t); }

/// Smoothstep: returns 0 up to `from`, 1 from `to` on.
static inline float pave_art_smooth(float from, float to, float x)
{
    return pave_art_blend(pave_art_clamp((x - from) / (to - from), 0, 1));
}

/// Returns the union of two distances, joined by a fillet about `k` wide. Based on: I. Quilez,
/// "Smooth minimum", 2013 (the quadratic version).
static inline float pave_art_join(float a, float b, float k)
{
    float h = pave_art_most(k - pave_art_absolute(a - b), 0) / k;
    return pave_art_least(a, b) - h * h * k / 4;
}

static inline pave_art_color pave_art_rgb(uint32_t rgb)
{
    pave_art_color color = {(float)(rgb >> 16 & 255), (float)(rgb >> 8 & 255), (float)(rgb & 255)};
    return color;
}

static inline pave_art_color pave_art_mix(pave_art_color a, pave_art_color b, float t)
{
    pave_art_color color = {a.r + (b.r - a.r) * t, a.g + (b.g - a.g) * t, a.b + (b.b - a.b) * t};
    return color;
}

/// Returns a colour times `factor`: darker below 1, lighter above 1.
static inline pave_art_color pave_art_shade(pave_art_color color, float factor)
{
    pave_art_color shaded = {color.r * factor, color.g * factor, color.b * factor};
    return shaded;
}

/// Hashes a triple into a random word.
static inline uint32_t pave_art_word(uint32_t a, uint32_t b, uint32_t c)
{
    return (uint32_t)(pave_hash_word(pave_hash_word(pave_hash_word(PAVE_HASH_START, a), b), c) >>
                      32);
}

/// Maps byte `k` of a random word to a fraction in 0..1.
static inline float pave_art_part(uint32_t word, int k)
{
    return (float)(word >> 8 * k & 255) / 255;
}

// ---- Screen -------------------------------------------------------------------------------------

static inline pave_art_point pave_art_project(const pave_art_view *view, float u, float v, float z)
{
    pave_art_point flat = {u, v - z * view->lift};
    pave_art_point diamond = {(u - v + 1) / 2, (u + v) / 4 - z * view->lift};
    return view->isometric ? diamond : flat;
}

/// Returns the ground position of a screen point. Points just outside the tile are clamped to its
/// border.
static inline pave_art_point pave_art_ground_at(const pave_art_view *view, float x, float y)
{
    float u = view->isometric ? 2 * y + x - 0.5f : x;
    float v = view->isometric ? 2 * y - x + 0.5f : y;
    pave_art_point ground = {pave_art_clamp(u, 0, 1), pave_art_clamp(v, 0, 1)};
    return ground;
}

// ---- Noise --------------------------------------------------------------------------------------

/// Sixteen directions as vectors of length about 1, clockwise on the screen from the right.
static const float pave_art_directions[16][2] = {
    {1, 0},  {0.9239f, 0.3827f},   {0.7071f, 0.7071f},   {0.3827f, 0.9239f},
    {0, 1},  {-0.3827f, 0.9239f},  {-0.7071f, 0.7071f},  {-0.9239f, 0.3827f},
    {-1, 0}, {-0.9239f, -0.3827f}, {-0.7071f, -0.7071f}, {-0.3827f, -0.9239f},
    {0, -1}, {0.3827f, -0.9239f},  {0.7071f, -0.7071f},  {0.9239f, -0.3827f},
};

/// Returns the contribution of a node to a point at offset (x, y).
static inline float pave_art_noise_node(uint8_t node, float x, float y)
{
    const float *slope = pave_art_directions[node & 15];
    return slope[0] * x + slope[1] * y + 0.0625f * (float)((node >> 4) - 8);
}

/// Returns noise at (u, v) in 0..1: about -1..1, mostly within -0.5..0.5. Its slope is continuous
/// inside tiles and across their borders. Based on: K. Perlin, "An Image Synthesizer", 1985 (nodes
/// with height and slope); M. Cohen and others, "Wang Tiles for Image and Texture Generation", 2003
/// (what tiles share on their borders).
static inline float pave_art_noise(const pave_art_lattice *lattice, float u, float v)
{
    float x = u * (float)lattice->cells, y = v * (float)lattice->cells;
    int i = (int)x, j = (int)y;
    i = i < lattice->cells ? i : lattice->cells - 1;
    j = j < lattice->cells ? j : lattice->cells - 1;
    x -= (float)i;
    y -= (float)j;
    const uint8_t *upper = &lattice->nodes[j * (lattice->cells + 1) + i];
    const uint8_t *lower = upper + lattice->cells + 1;
    float upper_left = pave_art_noise_node(upper[0], x, y),
          upper_right = pave_art_noise_node(upper[1], x - 1, y);
    float lower_left = pave_art_noise_node(lower[0], x, y - 1),
          lower_right = pave_art_noise_node(lower[1], x - 1, y - 1);
    float s = x * x * x * (x * (x * 6 - 15) + 10), t = y * y * y * (y * (y * 6 - 15) + 10);
    float top = upper_left + (upper_right - upper_left) * s,
          bottom = lower_left + (lower_right - lower_left) * s;
    return top + (bottom - top) * t;
}

/// Noises of a tile at a point.
typedef struct pave_art_grain {
    float broad, middle, fine;
} pave_art_grain;

/// Returns the noises at a point. Each noise distorts the next finer one to hide the lattice, but
/// less near the borders.
static inline pave_art_grain pave_art_grain_at(const pave_art_tile *tile, float u, float v)
{
    float bend = 16 * u * (1 - u) * v * (1 - v);
    pave_art_grain grain;
    grain.broad = pave_art_noise(&tile->broad, u, v);
    u += 0.1f * bend * grain.broad;
    v -= 0.1f * bend * grain.broad;
    grain.middle = pave_art_noise(&tile->middle, pave_art_clamp(u, 0, 1), pave_art_clamp(v, 0, 1));
    u += 0.05f * bend * grain.middle;
    v += 0.05f * bend * grain.middle;
    grain.fine = pave_art_noise(&tile->fine, pave_art_clamp(u, 0, 1), pave_art_clamp(v, 0, 1));
    return grain;
}

// ---- Interfaces of the painters -----------------------------------------------------------------

/// Number of colours, variants and combinations of a set's tiles.
typedef struct pave_art_counts {
    uint32_t colors, variants, combinations;
} pave_art_counts;

pave_art_counts pave_art_count(pave_builtin builtin);

/// Writes the 0-based colours of a combination, one per place.
void pave_art_colors(pave_builtin builtin, uint32_t combination, uint8_t out[4]);

/// Returns the colour of grass.
static inline pave_art_color pave_art_grass(pave_art_grain grain)
{
    const pave_art_color dark = {118, 176, 78}, light = {143, 196, 92}, sunny = {164, 208, 104};
    float patch = 0.5f + 0.3f * grain.broad + 0.5f * grain.middle;
    pave_art_color color =
        pave_art_mix(dark, light, pave_art_smooth(0.25f, 0.75f, patch + 0.12f * grain.fine));
    color = pave_art_mix(color, sunny, 0.5f * pave_art_smooth(0.62f, 0.78f, patch));
    return pave_art_shade(color, 1 + 0.022f * grain.fine);
}

/// Returns the distance from the road's edge in tile widths. It is negative on the road.
float pave_art_road_distance(uint32_t id, float u, float v);

/// Returns the approximate distance from the shore in tile widths. It is positive in the water.
float pave_art_shore_distance(uint32_t id, float u, float v);

/// Returns the colour of water at a distance from the shore, with foam and waves.
pave_art_color pave_art_water(float depth, float soft, pave_art_grain grain);

/// Returns the approximate distance from the edge of a terrain in tile widths. It is positive in
/// this terrain and in higher ones. 1 is sand, 2 grass, 3 forest.
float pave_art_land_distance(const pave_art_tile *tile, int terrain, float u, float v);

/// Returns the distance from the river bank in tile widths. It is negative in the river.
float pave_art_river_distance(const pave_art_tile *tile, float u, float v);

/// Returns the direction of a bridge over the river: 1 down the tile, 2 across the tile, 0 if there
/// is no bridge.
int pave_art_bridge(const pave_art_tile *tile);

/// Returns the distance of a point inside the lawn of a garden from its edge, in tile widths. It is
/// negative outside.
float pave_art_garden_green(const pave_art_tile *tile, float u, float v);

/// Returns the distance from the open water of a garden, in tile widths. It is negative on the
/// water.
float pave_art_garden_pool(const pave_art_tile *tile, float u, float v);

/// Returns the distance from the visible foot of the walls of a cave, a dungeon or a maze. It is
/// negative below them.
float pave_art_floor(const pave_art_tile *tile, const pave_art_view *view, float u, float v);

/// Returns the distance from the upper edges of the walls. It is negative on the walls.
float pave_art_cave_open(const pave_art_tile *tile, float u, float v);
float pave_art_dungeon_open(const pave_art_tile *tile, float u, float v);
float pave_art_maze_open(const pave_art_tile *tile, float u, float v);

/// Returns whether a tile of a dungeon is a room, which is neither solid nor a corridor.
bool pave_art_is_room(const pave_art_tile *tile);

/// Returns the colour of the ground at a point; `soft` is the width of a sample on the ground.
typedef pave_art_color pave_art_ground(const pave_art_tile *tile, const pave_art_view *view,
                                       float soft, float u, float v);
pave_art_ground pave_art_roads, pave_art_meadow, pave_art_cave, pave_art_dungeon, pave_art_maze,
    pave_art_river, pave_art_land, pave_art_garden;

/// Plants the crowns of the forest of a tile.
void pave_art_canopy_init(pave_art_tile *tile);

// Walls are seen from above and slightly from the front. The tops are drawn at their true
// position. The faces are drawn below them (in isometric views, on both lower sides). The floor
// begins at the foot of the faces.

/// The walls of one set.
typedef struct pave_art_walls {
    float (*open)(const pave_art_tile *tile, float u, float v); ///< see pave_art_cave_open
    float tall;  ///< height of the faces in tile widths; at most half the width of a wall
    float cast;  ///< length of shadows, which fall to the right
    bool yields; ///< faces and shadows end at the borders of the tile, beyond which walls are
                 ///< unknown
} pave_art_walls;

/// The walls seen at a point.
typedef struct pave_art_sight {
    float top;          ///< coverage by wall tops, 0..1
    float face;         ///< coverage of the remainder by wall faces
    float along, down;  ///< position on the face: distance along the wall; 0 at its top to 1 at its
                        ///< foot
    bool east;          ///< the face is towards the right of the ground rather than down
    float hit_u, hit_v; ///< position of the foot of the wall
    float open;         ///< distance from the tops
    float foot;         ///< distance from the foot
    float lit;          ///< at an edge: 1 on the lit side, -1 on the shaded side
    float shade;        ///< shadow on the floor, 0..1
} pave_art_sight;

/// `bump` is added to all distances. If tops cover the point completely, sets only `top`, `open`
/// and `lit`.
void pave_art_look(const pave_art_walls *walls, const pave_art_tile *tile,
                   const pave_art_view *view, float soft, float bump, float u, float v,
                   pave_art_sight *out);

extern const pave_art_walls pave_art_cave_walls, pave_art_dungeon_walls, pave_art_maze_walls;

// ---- Props --------------------------------------------------------------------------------------

/// Props of one tile.
typedef struct pave_art_props_list {
    int count;
    pave_art_prop items[PAVE_ART_PROPS_MAX];
} pave_art_props_list;

/// Returns the ground radius of a prop of size 1.
float pave_art_room(pave_art_prop_kind kind);

/// Adds a prop unless one of its marks crosses the border. Returns whether it did. `scratch` must
/// be empty, and is empty again afterwards.
bool pave_art_try(const pave_art_prop *prop, const pave_art_view *view, pave_art_marks *scratch,
                  pave_art_props_list *list);

/// Returns whether none of the first `count` props of the list is nearby.
bool pave_art_is_free(const pave_art_props_list *list, int count, float u, float v, float margin);

/// Scatters the props of the tile's set and variant.
void pave_art_strew(const pave_art_tile *tile, const pave_art_view *view, pave_art_marks *scratch,
                    pave_art_props_list *list);

/// Lists the marks of a tile's props from back to front.
void pave_art_props(const pave_art_tile *tile, const pave_art_view *view, pave_art_marks *marks);

/// Adds the marks of a prop; the list must have capacity for PAVE_ART_PROP_MARKS more.
void pave_art_draw(const pave_art_prop *prop, const pave_art_view *view, pave_art_marks *marks);

/// Each function adds one mark; the list must have capacity for it. A degenerate polygon is
/// skipped.
void pave_art_add_ellipse(pave_art_marks *marks, pave_art_point centre, float radius_x,
                          float radius_y, uint32_t color, uint32_t light);
void pave_art_add_shadow(pave_art_marks *marks, pave_art_point centre, float radius_x,
                         float radius_y, float alpha);
void pave_art_add_blade(pave_art_marks *marks, pave_art_point foot, pave_art_point tip,
                        float foot_width, float tip_width, uint32_t color);
void pave_art_add_polygon(pave_art_marks *marks, const pave_art_point *corners, uint32_t color);

/// Draws the marks over a block.
void pave_art_lay(const pave_art_marks *marks, const pave_art_view *view, pave_art_block *block);

/// Returns which places of a set's tiles have colours. Constant time.
pave_wang_kind pave_builtin_kind(pave_builtin builtin);

#endif
