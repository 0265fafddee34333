/// src/art/builtin_marks.c: the primitive shapes of props, and drawing of these shapes over a block
/// of samples with soft edges.
#include "../base/exact.h"

#include "builtin_art.h"

#include <math.h>

// ---- Adding marks -------------------------------------------------------------------------------

static pave_art_mark *marks_new(pave_art_marks *marks, pave_art_shape shape, uint32_t color,
                                uint32_t light)
{
    assert(marks->count < PAVE_ART_MARKS_MAX);
    pave_art_mark *mark = &marks->items[marks->count++];
    mark->shape = shape;
    mark->color = color;
    mark->light = light;
    mark->alpha = 1;
    mark->soft = 0;
    return mark;
}

/// Computes the bounds of points, each with a margin.
static void marks_bound(pave_art_mark *mark, const float *xy, int points, float margin_x,
                        float margin_y)
{
    mark->left = mark->right = xy[0];
    mark->top = mark->bottom = xy[1];
    for (int k = 1; k < points; k++) {
        mark->left = pave_art_least(mark->left, xy[2 * k]);
        mark->right = pave_art_most(mark->right, xy[2 * k]);
        mark->top = pave_art_least(mark->top, xy[2 * k + 1]);
        mark->bottom = pave_art_most(mark->bottom, xy[2 * k + 1]);
    }
    mark->left -= margin_x;
    mark->top -= margin_y;
    mark->right += margin_x;
    mark->bottom += margin_y;
}

void pave_art_add_ellipse(pave_art_marks *marks, pave_art_point centre, float radius_x,
                          float radius_y, uint32_t color, uint32_t light)
{
    pave_art_mark *mark = marks_new(marks, PAVE_ART_ELLIPSE, color, light);
    mark->numbers[0] = centre.x;
    mark->numbers[1] = centre.y;
    mark->numbers[2] = radius_x;
    mark->numbers[3] = radius_y;
    marks_bound(mark, mark->numbers, 1, radius_x, radius_y);
}

void pave_art_add_shadow(pave_art_marks *marks, pave_art_point centre, float radius_x,
                         float radius_y, float alpha)
{
    enum { SHADOW = 0x1d4a3a };
    pave_art_add_ellipse(marks, centre, radius_x, radius_y, SHADOW, SHADOW);
    pave_art_mark *mark = &marks->items[marks->count - 1];
    mark->alpha = alpha;
    mark->soft = radius_y * 0.5f;
    marks_bound(mark, mark->numbers, 1, radius_x * 1.25f, radius_y * 1.25f);
}

void pave_art_add_blade(pave_art_marks *marks, pave_art_point foot, pave_art_point tip,
                        float foot_width, float tip_width, uint32_t color)
{
    pave_art_mark *mark = marks_new(marks, PAVE_ART_BLADE, color, color);
    mark->numbers[0] = foot.x;
    mark->numbers[1] = foot.y;
    mark->numbers[2] = tip.x;
    mark->numbers[3] = tip.y;
    mark->numbers[4] = foot_width;
    mark->numbers[5] = tip_width;
    float width = pave_art_most(foot_width, tip_width);
    marks_bound(mark, mark->numbers, 2, width, width);
}

void pave_art_add_polygon(pave_art_marks *marks, const pave_art_point *corners, uint32_t color)
{
    float falling_x = corners[2].x - corners[0].x,
          falling_y = corners[2].y - corners[0].y; // the diagonals
    float rising_x = corners[3].x - corners[1].x, rising_y = corners[3].y - corners[1].y;
    float area = falling_x * rising_y - rising_x * falling_y; // twice the area
    if (pave_art_absolute(area) < 1e-6f) return;
    pave_art_mark *mark = marks_new(marks, PAVE_ART_POLYGON, color, color);
    for (int k = 0; k < 4; k++) {
        const pave_art_point *corner = &corners[area > 0 ? k : 3 - k];
        mark->numbers[2 * k] = corner->x;
        mark->numbers[2 * k + 1] = corner->y;
    }
    marks_bound(mark, mark->numbers, 4, 0, 0);
}

// ---- Distances ----------------------------------------------------------------------------------

/// Returns the approximate distance from an ellipse. It is negative inside.
static float marks_ellipse(const float *n, float x, float y)
{
    float dx = (x - n[0]) / n[2], dy = (y - n[1]) / n[3];
    return (sqrtf(dx * dx + dy * dy) - 1) * pave_art_least(n[2], n[3]);
}

static float marks_blade(const float *n, float x, float y)
{
    float dx = n[2] - n[0], dy = n[3] - n[1];
    float t = pave_art_clamp(((x - n[0]) * dx + (y - n[1]) * dy) / (dx * dx + dy * dy), 0, 1);
    float away_x = x - n[0] - t * dx, away_y = y - n[1] - t * dy;
    return sqrtf(away_x * away_x + away_y * away_y) - (n[4] + (n[5] - n[4]) * t);
}

static float marks_polygon(const float *n, float x, float y)
{
    float farthest = -1;
    for (int k = 0; k < 4; k++) {
        const float *a = &n[2 * k], *b = &n[2 * ((k + 1) & 3)];
        float dx = b[0] - a[0], dy = b[1] - a[1], length = sqrtf(dx * dx + dy * dy);
        if (length > 0)
            farthest = pave_art_most(farthest, ((x - a[0]) * -dy + (y - a[1]) * dx) / -length);
    }
    return farthest;
}

static float marks_distance(const pave_art_mark *mark, float x, float y)
{
    switch (mark->shape) {
    case PAVE_ART_ELLIPSE: return marks_ellipse(mark->numbers, x, y);
    case PAVE_ART_BLADE: return marks_blade(mark->numbers, x, y);
    case PAVE_ART_POLYGON: return marks_polygon(mark->numbers, x, y);
    default: assert(false); return 1;
    }
}

// ---- Painting marks -----------------------------------------------------------------------------

/// Returns the fraction of `light` in a mark's colour at a point.
static float marks_light(const pave_art_mark *mark, float x, float y)
{
    float dx = (x - mark->numbers[0]) / mark->numbers[2],
          dy = (y - mark->numbers[1]) / mark->numbers[3];
    return pave_art_smooth(-0.6f, 0.9f, -0.5f * dx - 0.8f * dy);
}

static void marks_lay(const pave_art_mark *mark, float step, float strength, pave_art_block *block)
{
    pave_art_color color = pave_art_rgb(mark->color), light = pave_art_rgb(mark->light);
    float soft = pave_art_most(mark->soft, step);
    int from_x = (int)pave_art_clamp((mark->left - soft) / step - (float)block->left, 0,
                                     (float)block->width);
    int from_y =
        (int)pave_art_clamp((mark->top - soft) / step - (float)block->top, 0, (float)block->height);
    int to_x = (int)pave_art_clamp((mark->right + soft) / step - (float)block->left + 1, 0,
                                   (float)block->width);
    int to_y = (int)pave_art_clamp((mark->bottom + soft) / step - (float)block->top + 1, 0,
                                   (float)block->height);
    for (int j = from_y; j < to_y; j++)
        for (int i = from_x; i < to_x; i++) {
            float x = ((float)(block->left + i) + 0.5f) * step,
                  y = ((float)(block->top + j) + 0.5f) * step;
            float cover = pave_art_clamp(0.5f - marks_distance(mark, x, y) / soft, 0, 1) *
                          mark->alpha * strength;
            if (cover <= 0) continue;
            pave_art_color here = mark->color == mark->light
                                      ? color
                                      : pave_art_mix(color, light, marks_light(mark, x, y));
            pave_art_color *sample = &block->colors[j * PAVE_ART_BLOCK + i];
            *sample = pave_art_mix(*sample, here, cover);
        }
}

void pave_art_lay(const pave_art_marks *marks, const pave_art_view *view, pave_art_block *block)
{
    float strength = pave_art_clamp((float)view->size / 20, 0.2f,
                                    1); // isolated dark pixels in a forest would look like noise
    for (int k = 0; k < marks->count; k++) marks_lay(&marks->items[k], view->step, strength, block);
}
