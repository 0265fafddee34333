/// src/scene/picture_tactics_walls.c: raised walls on a board: the tops are shifted up, and the
/// sides that face the viewer are drawn below them.
#include "../base/exact.h"

#include "picture_tactics.h"

#define PAVE_BATTLE_STONE_TOP UINT32_C(0x9c9ba3ff)
#define PAVE_BATTLE_STONE_TOP_DIM UINT32_C(0x92919aff)
#define PAVE_BATTLE_STONE_RIM UINT32_C(0x75747dff)
#define PAVE_BATTLE_STONE_SIDE UINT32_C(0x57555fff)
#define PAVE_BATTLE_STONE_SHADE UINT32_C(0x2a243038)
#define PAVE_BATTLE_FENCE_FOOT UINT32_C(0x4b4038ff)
#define PAVE_BATTLE_FENCE_TOP UINT32_C(0xa58a68ff)

// Lengths, in units.
#define PAVE_BATTLE_STONE_HEIGHT 0.16
#define PAVE_BATTLE_FENCE_HEIGHT 0.1

/// Computes the corners of a cell's raised top, and returns their number.
static int battle_stone_corners(const pave_battle *b, pave_cell cell, double up)
{
    const int count = pave_picture_corners(&b->grid, cell);
    for (int k = 0; k < count; k++)
        b->grid.corners[k] = pave_battle_moved(b, b->grid.corners[k], 0, -up);
    return count;
}

static bool battle_is_stone(const pave_battle *b, pave_cell cell)
{
    const int64_t index = pave_window_index(b->window, cell);
    return index >= 0 && pave_mask_cell(b->def->walls, index);
}

/// Draws the sides of a cell that face down the picture, from foot to top, unless other stone hides
/// them.
static void battle_stone_faces(pave_battle *b, pave_cell cell)
{
    const pave_scene_style style = {.fill = PAVE_BATTLE_STONE_SIDE,
                                    .stroke = PAVE_BATTLE_STONE_SIDE,
                                    .width = 0.01 * b->grid.unit};
    const int count = battle_stone_corners(b, cell, 0);
    const pave_vec2 middle = pave_battle_middle(b, cell);
    for (int k = 0; k < count; k++) {
        const pave_vec2 a = b->grid.corners[k], c = b->grid.corners[(k + 1) % count];
        if ((a.y + c.y) / 2 <= middle.y ||
            battle_is_stone(b, pave_tiling_neighbors(b->window->tiling, cell, k)))
            continue;
        const pave_vec2 face[4] = {a, c, pave_battle_moved(b, c, 0, -PAVE_BATTLE_STONE_HEIGHT),
                                   pave_battle_moved(b, a, 0, -PAVE_BATTLE_STONE_HEIGHT)};
        pave_scene_add_polygon(b->scene, face, 4, &style);
    }
}

static void battle_stone_shade(pave_battle *b, pave_cell cell)
{
    const pave_scene_style style = {.fill = PAVE_BATTLE_STONE_SHADE};
    const int count = pave_picture_corners(&b->grid, cell);
    for (int k = 0; k < count; k++)
        b->grid.corners[k] = pave_battle_moved(b, b->grid.corners[k], 0.1, 0.05);
    pave_scene_add_polygon(b->scene, b->grid.corners, count, &style);
}

static void battle_stone(pave_battle *b, pave_cell cell)
{
    const pave_scene_style top = {.fill = cell.s % 2 ? PAVE_BATTLE_STONE_TOP_DIM
                                                     : PAVE_BATTLE_STONE_TOP,
                                  .stroke = PAVE_BATTLE_STONE_RIM,
                                  .width = 0.03 * b->grid.unit};
    battle_stone_faces(b, cell);
    const int count = battle_stone_corners(b, cell, PAVE_BATTLE_STONE_HEIGHT);
    pave_scene_add_polygon(b->scene, b->grid.corners, count, &top);
}

/// Draws a palisade along side k of a cell.
static void battle_fence(pave_battle *b, pave_cell cell, int k)
{
    const int count = pave_picture_corners(&b->grid, cell);
    const double unit = b->grid.unit;
    const pave_scene_style foot = {.stroke = PAVE_BATTLE_FENCE_FOOT, .width = 0.13 * unit},
                           top = {.stroke = PAVE_BATTLE_FENCE_TOP, .width = 0.07 * unit};
    const pave_vec2 low[2] = {b->grid.corners[k], b->grid.corners[(k + 1) % count]};
    const pave_vec2 high[2] = {pave_battle_moved(b, low[0], 0, -PAVE_BATTLE_FENCE_HEIGHT),
                               pave_battle_moved(b, low[1], 0, -PAVE_BATTLE_FENCE_HEIGHT)};
    const pave_vec2 board[4] = {low[0], low[1], high[1], high[0]};
    const pave_scene_style between = {.fill = PAVE_BATTLE_FENCE_FOOT};
    pave_scene_add_line(b->scene, low, 2, &foot);
    pave_scene_add_polygon(b->scene, board, 4, &between);
    pave_scene_add_line(
        b->scene, high, 2,
        &(pave_scene_style){.stroke = PAVE_BATTLE_FENCE_FOOT, .width = 0.12 * unit});
    pave_scene_add_line(b->scene, high, 2, &top);
}

static void battle_fences_of(pave_battle *b, int64_t index, pave_cell cell)
{
    const pave_tiling *tiling = b->window->tiling;
    for (int k = 0; k < pave_tiling_side_count(tiling, cell.s); k++) {
        const int64_t beyond = pave_window_index(b->window, pave_tiling_neighbors(tiling, cell, k));
        // Draws each shared side once.
        if (pave_mask_side(b->def->walls, index, k) && (beyond < 0 || beyond > index))
            battle_fence(b, cell, k);
    }
}

void pave_battle_paint_walls(pave_battle *b)
{
    const pave_mask *walls = b->def->walls;
    if (!walls) return;
    pave_scene_open_group(b->scene, "walls");
    pave_window_walk walk = pave_window_begin(b->window);
    while (pave_window_next(&walk))
        if (pave_mask_cell(walls, walk.index)) battle_stone_shade(b, walk.cell);
    walk = pave_window_begin(b->window);
    while (pave_window_next(&walk)) {
        if (walls->sides) battle_fences_of(b, walk.index, walk.cell);
        if (pave_mask_cell(walls, walk.index)) battle_stone(b, walk.cell);
    }
    pave_scene_close_group(b->scene);
}
