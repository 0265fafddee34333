/// src/scene/picture_world_theme_walls.c: draws mazes and dungeons: walls along the marked edges of
/// cells, seen from above and slightly from the front.
#include "../base/exact.h"

#include "picture_world_theme.h"

enum { PAVE_WALLS_CLOSED = 0, PAVE_WALLS_DOOR = 1 };

/// A coat of walls: width, offset and colour.
typedef struct pave_walls_coat {
    double width, x, y;
    uint32_t color;
} pave_walls_coat;

/// Draws a wall from a to b, with a gap if there is a door.
static void walls_side(pave_land *land, pave_vec2 a, pave_vec2 b, bool door,
                       const pave_walls_coat *coat)
{
    const double length = pave_picture_distance(a, b), gap = 0.2 * land->unit / length;
    a = pave_land_moved(a, coat->x, coat->y);
    b = pave_land_moved(b, coat->x, coat->y);
    const pave_vec2 whole[2] = {a, b};
    const pave_vec2 first[2] = {a, pave_land_between(a, b, 0.5 - gap)},
                    last[2] = {pave_land_between(a, b, 0.5 + gap), b};
    if (!door)
        pave_land_stroke(land, whole, 2, coat->width, coat->color, PAVE_SCENE_CAP_ROUND);
    else {
        pave_land_stroke(land, first, 2, coat->width, coat->color, PAVE_SCENE_CAP_BUTT);
        pave_land_stroke(land, last, 2, coat->width, coat->color, PAVE_SCENE_CAP_BUTT);
        pave_land_disk(land, a, coat->width / 2, coat->color);
        pave_land_disk(land, b, coat->width / 2, coat->color);
    }
}

static bool walls_solid(const pave_land_cell *cell)
{
    for (int k = 0; k < cell->sides; k++)
        if (cell->edge[k] != PAVE_WALLS_CLOSED) return false;
    return true;
}

/// Draws all walls in one coat, including the posts at corners and the cells that are solid wall.
static void walls_draw(pave_land *land, bool doors, const pave_walls_coat *coat)
{
    pave_land_steps steps = pave_land_begin(land);
    pave_land_cell cell;
    pave_scene_open_group(land->scene, NULL);
    while (pave_land_walk(land, &steps)) {
        pave_land_open_cell(land, &steps, &cell);
        if (walls_solid(&cell)) {
            pave_vec2 moved[PAVE_LAND_SIDES];
            for (int k = 0; k < cell.sides; k++)
                moved[k] = pave_land_moved(cell.corners[k], coat->x, coat->y);
            pave_land_fill(land, moved, cell.sides, coat->color);
        }
        for (int k = 0; k < cell.sides; k++) {
            if (!cell.first[k]) continue;
            const pave_vec2 a = cell.corners[k], b = cell.corners[pave_land_next(&cell, k)];
            const int color = cell.edge[k];
            if (color == PAVE_WALLS_CLOSED || (doors && color == PAVE_WALLS_DOOR))
                walls_side(land, a, b, color != PAVE_WALLS_CLOSED, coat);
            else {
                pave_land_disk(land, pave_land_moved(a, coat->x, coat->y), coat->width / 2,
                               coat->color);
                pave_land_disk(land, pave_land_moved(b, coat->x, coat->y), coat->width / 2,
                               coat->color);
            }
        }
    }
    pave_scene_close_group(land->scene);
}

/// Returns the number of leaves of a hedge. In regular tilings the quotient is an integer up to
/// rounding errors, and two views of a hedge must agree on the number.
static int walls_leaf_count(const pave_land *land, double length)
{
    const double hair = land->def->view ? 1e-6 : 0;
    return (int)(6 * length / land->unit + hair) + 1;
}

/// Draws leaves of another shade on the hedges.
static void walls_leaves(pave_land *land, double width)
{
    static const uint32_t colors[] = {0x5fa650a0, 0x2c7040a0, 0x86c462a0};
    pave_land_steps steps = pave_land_begin(land);
    pave_land_cell cell;
    pave_scene_open_group(land->scene, "leaves");
    while (pave_land_walk(land, &steps)) {
        pave_land_open_cell(land, &steps, &cell);
        for (uint32_t i = 0; i < 24 && walls_solid(&cell); i++) {
            const uint32_t word = pave_land_word(cell.word, i);
            const pave_vec2 at = pave_land_between(
                cell.middle, cell.corners[word % (uint32_t)cell.sides], pave_land_part(word, 1));
            pave_land_disk(land, at, (0.04 + 0.04 * pave_land_part(word, 2)) * land->unit,
                           colors[(word >> 24) % 3]);
        }
        for (int k = 0; k < cell.sides; k++) {
            if (!cell.first[k] || cell.edge[k] != PAVE_WALLS_CLOSED) continue;
            const pave_vec2 a = cell.corners[k], b = cell.corners[pave_land_next(&cell, k)];
            const int count = walls_leaf_count(land, pave_picture_distance(a, b));
            for (int i = 0; i < count; i++) {
                const uint32_t word = pave_land_word(cell.keys[k], (uint32_t)i);
                const pave_vec2 at = pave_land_between(a, b, ((double)i + 0.5) / count);
                const double x = (pave_land_part(word, 0) - 0.5) * width * 0.7,
                             y = (pave_land_part(word, 1) - 0.5) * width * 0.7;
                pave_land_disk(land, pave_land_moved(at, x, y),
                               (0.03 + 0.03 * pave_land_part(word, 2)) * land->unit,
                               colors[(word >> 24) % 3]);
            }
        }
    }
    pave_scene_close_group(land->scene);
}

/// Draws a slab of another shade in the centre of each cell.
static void walls_slabs(pave_land *land, double share, uint32_t light, uint32_t dark)
{
    pave_land_steps steps = pave_land_begin(land);
    pave_land_cell cell;
    pave_scene_open_group(land->scene, NULL);
    while (pave_land_walk(land, &steps)) {
        pave_vec2 slab[PAVE_LAND_SIDES];
        pave_land_open_cell(land, &steps, &cell);
        for (int k = 0; k < cell.sides; k++)
            slab[k] = pave_land_between(cell.middle, cell.corners[k], share);
        pave_land_fill(land, slab, cell.sides, cell.word & 1 ? light : dark);
    }
    pave_scene_close_group(land->scene);
}

void pave_land_maze(pave_land *land)
{
    const double u = land->unit, width = 0.26 * u, tall = 0.13 * u;
    pave_land_ground(land, NULL, UINT32_C(0xe6d3a4ff));
    walls_slabs(land, 0.72, UINT32_C(0xf2e4beff), UINT32_C(0xeedfb6ff));
    walls_draw(land, false, &(pave_walls_coat){width + 0.06 * u, 0, tall, UINT32_C(0x9cbc6cff)});
    walls_draw(land, false,
               &(pave_walls_coat){width, 0.09 * u, tall + 0.02 * u, UINT32_C(0x50684860)});
    walls_draw(land, false, &(pave_walls_coat){width, 0, tall, UINT32_C(0x1e5030ff)});
    walls_draw(land, false, &(pave_walls_coat){width, 0, tall * 0.6, UINT32_C(0x2a6238ff)});
    walls_draw(land, false, &(pave_walls_coat){width, 0, tall * 0.3, UINT32_C(0x2a6238ff)});
    walls_draw(land, false, &(pave_walls_coat){width, 0, 0, UINT32_C(0x24583aff)});
    walls_draw(land, false, &(pave_walls_coat){width - 0.04 * u, 0, 0, UINT32_C(0x6fb254ff)});
    walls_draw(land, false,
               &(pave_walls_coat){width - 0.06 * u, 0.012 * u, 0.012 * u, UINT32_C(0x438c48ff)});
    walls_leaves(land, width - 0.1 * u);
}

/// Draws door leaves across the gaps.
static void walls_doors(pave_land *land, double tall)
{
    pave_land_steps steps = pave_land_begin(land);
    pave_land_cell cell;
    const double u = land->unit;
    pave_scene_open_group(land->scene, "doors");
    while (pave_land_walk(land, &steps)) {
        pave_land_open_cell(land, &steps, &cell);
        for (int k = 0; k < cell.sides; k++) {
            if (!cell.first[k] || cell.edge[k] != PAVE_WALLS_DOOR) continue;
            const pave_vec2 a = cell.corners[k], b = cell.corners[pave_land_next(&cell, k)];
            const double gap = 0.21 * u / pave_picture_distance(a, b);
            const pave_vec2 one = pave_land_between(a, b, 0.5 - gap),
                            other = pave_land_between(a, b, 0.5 + gap);
            const pave_vec2 face[4] = {one, other, pave_land_moved(other, 0, tall),
                                       pave_land_moved(one, 0, tall)};
            const pave_vec2 leaf[2] = {one, other};
            const pave_scene_style wood = {
                .fill = UINT32_C(0x96622fff), .stroke = UINT32_C(0x54341fff), .width = 0.02 * u};
            pave_scene_add_polygon(land->scene, face, 4, &wood);
            pave_land_stroke(land, leaf, 2, 0.10 * u, UINT32_C(0x54341fff), PAVE_SCENE_CAP_BUTT);
            pave_land_stroke(land, leaf, 2, 0.07 * u, UINT32_C(0xc08a4cff), PAVE_SCENE_CAP_BUTT);
        }
    }
    pave_scene_close_group(land->scene);
}

void pave_land_dungeon(pave_land *land)
{
    const double u = land->unit, width = 0.24 * u, tall = 0.15 * u;
    pave_land_ground(land, NULL, UINT32_C(0x9a9290ff));
    walls_slabs(land, 0.94, UINT32_C(0xb8aea4ff), UINT32_C(0xaea49eff));
    walls_slabs(land, 0.52, UINT32_C(0x9a9290ff), UINT32_C(0x9a9290ff));
    walls_slabs(land, 0.48, UINT32_C(0xc2b8aaff), UINT32_C(0xb6ac9fff));
    walls_draw(land, true,
               &(pave_walls_coat){width, 0.1 * u, tall + 0.02 * u, UINT32_C(0x3e365660)});
    walls_draw(land, true, &(pave_walls_coat){width, 0, tall, UINT32_C(0x64565cff)});
    walls_draw(land, true, &(pave_walls_coat){width, 0, tall * 0.66, UINT32_C(0x786a6cff)});
    walls_draw(land, true, &(pave_walls_coat){width, 0, tall * 0.33, UINT32_C(0x8c7c78ff)});
    walls_doors(land, tall);
    walls_draw(land, true, &(pave_walls_coat){width, 0, 0, UINT32_C(0x2a2436ff)});
    walls_draw(land, true, &(pave_walls_coat){width - 0.03 * u, 0, 0, UINT32_C(0x9a90a0ff)});
    walls_draw(land, true,
               &(pave_walls_coat){width - 0.07 * u, 0.012 * u, 0.012 * u, UINT32_C(0x544c66ff)});
}
