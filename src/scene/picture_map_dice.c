/// src/scene/picture_map_dice.c: stacks of dice in pictures: cubes seen from above and in front.
#include "../base/exact.h"

#include "picture_map.h"

/// A face of a cube as a parallelogram: a corner and two side vectors.
typedef struct pave_picture_die_face {
    pave_vec2 corner, across, down;
} pave_picture_die_face;

static pave_vec2 picture_on_face(const pave_picture_die_face *face, double u, double v)
{
    return pave_vec2_of(face->corner.x + u * face->across.x + v * face->down.x,
                        face->corner.y + u * face->across.y + v * face->down.y);
}

/// Draws a circular pip of a face, which appears as an ellipse.
static void picture_draw_pip(pave_scene *scene, const pave_picture_die_face *face, double u,
                             double v, double radius, uint32_t color)
{
    static const pave_vec2 circle[] = {{1, 0},         {0.866, 0.5},  {0.5, 0.866},  {0, 1},
                                       {-0.5, 0.866},  {-0.866, 0.5}, {-1, 0},       {-0.866, -0.5},
                                       {-0.5, -0.866}, {0, -1},       {0.5, -0.866}, {0.866, -0.5}};
    enum { CORNERS = sizeof circle / sizeof *circle };
    pave_vec2 corners[CORNERS];
    pave_scene_style style = {.fill = color};
    for (int i = 0; i < CORNERS; i++)
        corners[i] = picture_on_face(face, u + radius * circle[i].x, v + radius * circle[i].y);
    pave_scene_add_polygon(scene, corners, CORNERS, &style);
}

/// Pips of the faces 1 to 3, which meet at one corner.
static void picture_draw_pips(pave_scene *scene, const pave_picture_die_face *face, int dots,
                              uint32_t color)
{
    const double near_side = 0.25, middle = 0.5, far_side = 0.75;
    const double radius = dots == 1 ? 0.16 : 0.11;
    if (dots != 2) picture_draw_pip(scene, face, middle, middle, radius, color);
    if (dots >= 2) {
        picture_draw_pip(scene, face, near_side, near_side, radius, color);
        picture_draw_pip(scene, face, far_side, far_side, radius, color);
    }
}

static void picture_draw_face(pave_scene *scene, const pave_picture_die_face *face, uint32_t color,
                              double width)
{
    pave_vec2 corners[4] = {picture_on_face(face, 0, 0), picture_on_face(face, 1, 0),
                            picture_on_face(face, 1, 1), picture_on_face(face, 0, 1)};
    pave_scene_style style = {.fill = color, .stroke = PAVE_PICTURE_MAP_INK, .width = width};
    pave_scene_add_polygon(scene, corners, 4, &style);
}

/// Draws a die. `foot` is the corner nearest to the viewer.
static void picture_draw_die(pave_scene *scene, pave_vec2 foot, double edge, uint32_t color,
                             bool pips)
{
    const double x = 0.866 * edge, y = 0.5 * edge, width = 0.09 * edge;
    const pave_picture_die_face left = {{foot.x - x, foot.y - y - edge}, {x, y}, {0, edge}},
                                right = {{foot.x, foot.y - edge}, {x, -y}, {0, edge}};
    const pave_picture_die_face top = {{foot.x, foot.y - 2 * y - edge}, {x, y}, {-x, y}};
    picture_draw_face(scene, &left, pave_picture_blend(color, PAVE_PICTURE_MAP_PAPER, 0.55), width);
    picture_draw_face(scene, &right, pave_picture_blend(color, PAVE_PICTURE_MAP_PAPER, 0.15),
                      width);
    picture_draw_face(scene, &top, pave_picture_blend(color, PAVE_PICTURE_MAP_PAPER, 0.85), width);
    if (!pips) return;
    picture_draw_pips(scene, &left, 2, PAVE_PICTURE_MAP_INK);
    picture_draw_pips(scene, &right, 3, PAVE_PICTURE_MAP_INK);
    picture_draw_pips(scene, &top, 1, PAVE_PICTURE_MAP_ALARM);
}

static void picture_draw_column(pave_scene *scene, pave_vec2 foot, double edge, int32_t count,
                                uint32_t color, bool pips)
{
    for (int32_t i = 0; i < count; i++)
        picture_draw_die(scene, pave_vec2_of(foot.x, foot.y - i * edge), edge, color, pips);
}

enum { PAVE_PICTURE_DICE_COLUMN = 4 };

pave_vec2 pave_picture_dice_size(int32_t count)
{
    const double wide = 1.732; // relative to the edge of a die
    return count > PAVE_PICTURE_DICE_COLUMN
               ? pave_vec2_of(wide + 0.9, PAVE_PICTURE_DICE_COLUMN + 1.25)
               : pave_vec2_of(wide, count + 1);
}

void pave_picture_add_dice(pave_scene *scene, pave_vec2 at, double edge, int32_t count,
                           uint32_t color, double pixels)
{
    const double pips_from = 7; // minimum edge for pips, in pixels
    bool pips = pixels >= pips_from;
    int32_t behind = count > PAVE_PICTURE_DICE_COLUMN ? PAVE_PICTURE_DICE_COLUMN : 0,
            front = count - behind;
    int32_t height = behind ? behind : front;
    pave_vec2 foot = pave_vec2_of(
        at.x, at.y + 0.45 * (height + 1) * edge); // columns are drawn upwards from the foot, which
                                                  // is below the centre of the stack
    if (behind) {
        foot = pave_vec2_of(foot.x + 0.45 * edge, foot.y - 0.3 * edge);
        picture_draw_column(scene, foot, edge, behind, color, pips);
        foot = pave_vec2_of(foot.x - 0.9 * edge, foot.y + 0.55 * edge);
    }
    picture_draw_column(scene, foot, edge, front, color, pips);
}
