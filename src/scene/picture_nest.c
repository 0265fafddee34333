/// src/scene/picture_nest.c: maps of two sizes of triangles: contents of big and small tiles, half
/// tiles, and the embedded grids of hexagons and squares.
#include "../base/exact.h"

#include "../base/memory.h"
#include "picture_shared.h"

// ---- Appearance ---------------------------------------------------------------------------------

#define PAVE_NEST_FRAME UINT32_C(0x4b433590)   // edges of big tiles
#define PAVE_NEST_HEXAGON UINT32_C(0x7a4a9ae0) // hexagon and square grids in the triangle grid
#define PAVE_NEST_SQUARE UINT32_C(0x1f6f8be0)
#define PAVE_NEST_WALL UINT32_C(0x6d5236ff)
#define PAVE_NEST_CUT UINT32_C(0xb9a98cc0) // ground of half tiles
#define PAVE_NEST_INK UINT32_C(0x33302bff)
#define PAVE_NEST_PAPER UINT32_C(0xfffdf4e0)
#define PAVE_NEST_MARK UINT32_C(0xf0a552ff)

typedef struct pave_nest_painter {
    const pave_picture_nest_def *def;
    const pave_allocator *allocator;
    const pave_nest *nest;
    const pave_window *small;
    pave_layout layout;
    double edge; ///< edge length of a small tile
    uint32_t *colors;
    pave_nest_kind *kinds;
    pave_mask *walls;
    pave_scene *scene;
} pave_nest_painter;

static uint32_t nest_color(const pave_nest_painter *p, int32_t kind)
{
    return p->def->colors ? p->def->colors[kind - 1]
                          : pave_picture_color(PAVE_PICTURE_LANDS, kind - 1);
}

/// Returns the position of a vertex of the grid with edges m times as long.
static pave_vec2 nest_point(const pave_nest_painter *p, pave_tri_vertex vertex, int32_t m)
{
    return pave_layout_point(&p->layout, (double)vertex.q * m, (double)vertex.r * m);
}

/// Draws a triangular face of the same grid, scaled about its centre; scale 1 is full size.
static void nest_triangle(pave_nest_painter *p, pave_cell face, int32_t m, double share,
                          const pave_scene_style *style)
{
    pave_vec2 corners[PAVE_TRI_CORNERS_MAX], middle = {0, 0};
    for (int k = 0; k < PAVE_TRI_CORNERS_MAX; k++) {
        corners[k] = nest_point(p, pave_tri_corners(face, k), m);
        middle = pave_vec2_of(middle.x + corners[k].x / 3, middle.y + corners[k].y / 3);
    }
    for (int k = 0; k < PAVE_TRI_CORNERS_MAX; k++)
        corners[k] = pave_vec2_of(middle.x + share * (corners[k].x - middle.x),
                                  middle.y + share * (corners[k].y - middle.y));
    pave_scene_add_polygon(p->scene, corners, PAVE_TRI_CORNERS_MAX, style);
}

// ---- The ground ---------------------------------------------------------------------------------

/// Copies both masks, omitting half tiles and tiles that are closed because of their kind; these
/// are drawn separately.
static pave_result nest_stone(pave_nest_painter *p)
{
    pave_nest bare = *p->nest;
    bare.kinds = p->kinds;
    for (int32_t i = 0; i < bare.kind_count; i++) {
        p->kinds[i] = p->nest->kinds[i];
        p->kinds[i].blocks = false;
    }
    const pave_result result = pave_nest_walls(&bare, p->walls);
    for (int64_t i = 0; i < p->small->count; i++)
        if (p->nest->halves[i]) pave_mask_set_cell(p->walls, i, false);
    return result;
}

static pave_result nest_ground(pave_nest_painter *p, pave_error *error)
{
    const pave_picture_nest_def *def = p->def;
    const pave_picture_tactics_def board = {.walls = p->walls,
                                            .orientation = def->orientation,
                                            .colors = p->colors,
                                            .title = def->title,
                                            .size = def->size};
    for (pave_window_walk walk = pave_window_begin(p->small); pave_window_next(&walk);) {
        const int32_t on = p->nest->on_big[pave_window_index(
            p->nest->big->window, pave_tri_parent(walk.cell, p->nest->factor))];
        if (on > 0) p->colors[walk.index] = nest_color(p, on);
        if (p->nest->halves[walk.index]) p->colors[walk.index] = PAVE_NEST_CUT;
    }
    for (int64_t i = 0; i < def->marked_count; i++) {
        const int64_t index = pave_window_index(p->small, def->marked[i]);
        if (index >= 0) p->colors[index] = PAVE_NEST_MARK;
    }
    return pave_picture_tactics(&board, p->allocator, &p->scene, error);
}

// ---- Content of tiles ---------------------------------------------------------------------------

static void nest_paint_things(pave_nest_painter *p)
{
    pave_scene_open_group(p->scene, "upgrades");
    for (pave_window_walk walk = pave_window_begin(p->small); pave_window_next(&walk);) {
        const int32_t on = p->nest->on_small[walk.index];
        const pave_scene_style style = {.fill = on > 0 ? nest_color(p, on) : 0,
                                        .stroke = PAVE_NEST_INK,
                                        .width = 0.05 * p->edge};
        if (on > 0) nest_triangle(p, walk.cell, 1, 0.72, &style);
    }
    pave_scene_close_group(p->scene);
}

static void nest_paint_frames(pave_nest_painter *p)
{
    const pave_scene_style style = {.stroke = PAVE_NEST_FRAME, .width = 0.07 * p->edge};
    pave_scene_open_group(p->scene, "big");
    for (pave_window_walk walk = pave_window_begin(p->nest->big->window); pave_window_next(&walk);)
        nest_triangle(p, walk.cell, p->nest->factor, 1, &style);
    pave_scene_close_group(p->scene);
}

/// Returns whether an edge is set in the small mask.
static bool nest_has_edge(const pave_nest_painter *p, pave_tri_edge edge)
{
    static const int8_t sides[3][PAVE_TRI_JOINS_MAX] = {{2, 1}, {1, 0}, {2, 0}};
    for (int k = 0; k < PAVE_TRI_JOINS_MAX; k++) {
        const int64_t index = pave_window_index(p->small, pave_tri_joins(edge, k));
        if (index >= 0 && pave_mask_side(p->nest->small, index, sides[edge.s][k])) return true;
    }
    return false;
}

/// Draws the wall of a half tile, from a corner to the middle of the opposite side. If a wall is in
/// line with that side, also draws the line to it, so that the two walls meet at the building's
/// corner.
static void nest_paint_half(pave_nest_painter *p, pave_cell cell, int corner)
{
    const pave_scene_style style = {.stroke = PAVE_NEST_WALL, .width = 0.16 * p->edge};
    const pave_tri_edge side = pave_tri_borders(cell, (corner + 1) % 3);
    const pave_vec2 middle = pave_picture_middle(nest_point(p, pave_tri_endpoints(side, 0), 1),
                                                 nest_point(p, pave_tri_endpoints(side, 1), 1));
    pave_vec2 ends[2] = {nest_point(p, pave_tri_corners(cell, corner), 1), middle};
    pave_scene_add_line(p->scene, ends, 2, &style);
    for (int k = 0; k < PAVE_TRI_CONTINUES_MAX; k++) {
        if (!nest_has_edge(p, pave_tri_continues(side, k))) continue;
        ends[0] = nest_point(p, pave_tri_endpoints(side, k), 1);
        pave_scene_add_line(p->scene, ends, 2, &style);
    }
}

static void nest_paint_halves(pave_nest_painter *p)
{
    pave_scene_open_group(p->scene, "halves");
    for (pave_window_walk walk = pave_window_begin(p->small); pave_window_next(&walk);)
        if (p->nest->halves[walk.index])
            nest_paint_half(p, walk.cell, p->nest->halves[walk.index] - 1);
    pave_scene_close_group(p->scene);
}

/// Draws the edges of small tiles between two hexagons, or between two squares.
static void nest_paint_grid(pave_nest_painter *p, bool hexagons, const char *name)
{
    const pave_scene_style style = {.stroke = hexagons ? PAVE_NEST_HEXAGON : PAVE_NEST_SQUARE,
                                    .width = 0.12 * p->edge};
    pave_scene_open_group(p->scene, name);
    for (pave_window_walk walk = pave_window_begin(p->small); pave_window_next(&walk);)
        for (int k = 0; k < PAVE_TRI_NEIGHBORS_MAX; k++) {
            const pave_cell across = pave_tri_neighbors(walk.cell, k);
            const pave_tri_edge_kind kind = (pave_tri_edge_kind)(p->def->squares - 1);
            const bool same =
                hexagons ? pave_cell_equal(pave_nest_hexagon(walk.cell, p->def->hexagons - 1),
                                           pave_nest_hexagon(across, p->def->hexagons - 1))
                         : pave_cell_equal(pave_nest_square(walk.cell, kind),
                                           pave_nest_square(across, kind));
            if (same || pave_window_index(p->small, across) > walk.index) continue;
            const pave_vec2 ends[2] = {nest_point(p, pave_tri_corners(walk.cell, k), 1),
                                       nest_point(p, pave_tri_corners(walk.cell, (k + 1) % 3), 1)};
            pave_scene_add_line(p->scene, ends, 2, &style);
        }
    pave_scene_close_group(p->scene);
}

/// Draws names on big tiles.
static void nest_paint_names(pave_nest_painter *p)
{
    pave_scene_open_group(p->scene, "names");
    for (pave_window_walk walk = pave_window_begin(p->nest->big->window);
         pave_window_next(&walk);) {
        const int32_t on = p->nest->on_big[walk.index];
        if (on <= 0) continue;
        const char *name = p->nest->kinds[on - 1].name;
        const double third = (1 + walk.cell.s) / 3.0, m = p->nest->factor;
        const pave_scene_font font = {
            .size = pave_picture_least(0.13 * m * p->edge,
                                       0.4 * m * p->edge / pave_scene_text_width(name)),
            .color = PAVE_NEST_INK,
            .halo = PAVE_NEST_PAPER,
            .halo_width = 0.02 * m * p->edge};
        pave_scene_add_label(
            p->scene,
            pave_layout_point(&p->layout, (walk.cell.q + third) * m, (walk.cell.r + third) * m),
            name, &font);
    }
    pave_scene_close_group(p->scene);
}

// ---- The picture --------------------------------------------------------------------------------

static pave_result nest_picture_check(const pave_picture_nest_def *def, pave_error *error)
{
    if (!def->nest) return PAVE_FAIL(error, PAVE_INVALID, "no nest is given; set it");
    if (def->hexagons < 0 || def->hexagons > PAVE_NEST_CHOICES || def->squares < 0 ||
        def->squares > 3 || (unsigned)def->orientation > PAVE_FLAT || def->marked_count < 0)
        return PAVE_FAIL(error, PAVE_RANGE,
                         "hexagons and squares must be 0 to 3, counts 0 or more, and the "
                         "orientation a value of pave_orientation");
    return pave_nest_check(def->nest, error);
}

static pave_result nest_paint(pave_nest_painter *p, pave_error *error)
{
    const pave_layout_def layout = {.orientation = p->def->orientation};
    pave_result result = pave_tiling_layout(p->small->tiling, &layout, &p->layout, error);
    if (result == PAVE_OK && nest_stone(p) != PAVE_OK) result = pave_picture_no_memory(error);
    if (result == PAVE_OK) result = nest_ground(p, error);
    if (result != PAVE_OK) return result;
    p->edge = pave_picture_distance(pave_layout_point(&p->layout, 0, 0),
                                    pave_layout_point(&p->layout, 1, 0));
    nest_paint_things(p);
    nest_paint_frames(p);
    nest_paint_halves(p);
    if (p->def->squares) nest_paint_grid(p, false, "squares");
    if (p->def->hexagons) nest_paint_grid(p, true, "hexagons");
    nest_paint_names(p);
    for (int32_t i = 0; i < p->nest->kind_count; i++)
        pave_scene_add_key(p->scene, &(pave_scene_style){.fill = nest_color(p, i + 1)},
                           p->nest->kinds[i].name);
    return PAVE_OK;
}

pave_result pave_picture_nest(const pave_picture_nest_def *def, const pave_allocator *allocator,
                              pave_scene **out, pave_error *error)
{
    pave_nest_painter p = {.def = def, .allocator = allocator, .nest = def->nest};
    *out = NULL;
    pave_result result = nest_picture_check(def, error);
    if (result != PAVE_OK) return result;
    p.small = p.nest->small->window;
    const size_t cells = (size_t)p.small->count, kinds = (size_t)p.nest->kind_count;
    p.kinds = pave_array_allocate(allocator, kinds, sizeof *p.kinds);
    p.colors = pave_array_allocate(allocator, cells, sizeof *p.colors);
    (void)pave_mask_create(p.small, allocator, &p.walls, NULL);
    result = p.kinds && p.colors && p.walls ? nest_paint(&p, error) : pave_picture_no_memory(error);
    pave_mask_destroy(p.walls);
    PAVE_RELEASE(allocator, p.colors, p.kinds);
    return pave_picture_finish(p.scene, result, out, error);
}
