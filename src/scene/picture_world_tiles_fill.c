/// src/scene/picture_world_tiles_fill.c: fills polygons from pictures, triangle by triangle, in
/// integers. The signs of three products decide whether a pixel is in a triangle; the same three
/// weights give its source in the picture.
///
/// Based on: J. Pineda, "A Parallel Algorithm for Polygon Rasterization", 1988 (edge functions and
/// their steps); pixels on a side follow the top-left rule of OpenGL and Direct3D.
#include "../base/exact.h"

#include "picture_world_tiles.h"

#include <string.h>

enum {
    PAVE_TILES_RIM = 8
}; ///< maximum distance, in pixels, at which a rim pixel looks inwards for a source

// ---- The rim of a picture -----------------------------------------------------------------------
// The polygon in a picture usually does not fill the rectangle. Pixels cut by a side are therefore
// partly transparent and would show as seams between cells.

/// Returns whether a pixel and its eight neighbours are inside the polygon.
static bool tiles_whole(const pave_tiles_cell *cell, int32_t x, int32_t y)
{
    for (int k = 0; k < cell->sides; k++)
        if (cell->a[k] * (x + 0.5) + cell->b[k] * (y + 0.5) + cell->c[k] < 1) return false;
    return true;
}

static const uint8_t *tiles_pixel(const pave_picture_tile *tile, int32_t x, int32_t y)
{
    return tile->rgba + 4 * ((size_t)y * (size_t)tile->stride + (size_t)x);
}

/// Returns the nearest pixel for which tiles_whole is true on the square ring at distance `reach`;
/// NULL if there is no such pixel.
static const uint8_t *tiles_ring(const pave_tiles_cell *cell, int32_t x, int32_t y, int reach)
{
    const pave_picture_tile *tile = cell->tile;
    const uint8_t *best = NULL;
    int least = 2 * reach * reach + 1;
    for (int dy = -reach; dy <= reach; dy++)
        for (int dx = -reach; dx <= reach; dx += dy == -reach || dy == reach ? 1 : 2 * reach) {
            const int32_t i = x + dx, j = y + dy;
            if (i < 0 || j < 0 || i >= tile->width || j >= tile->height) continue;
            if (dx * dx + dy * dy >= least || !tiles_whole(cell, i, j)) continue;
            least = dx * dx + dy * dy;
            best = tiles_pixel(tile, i, j);
        }
    return best;
}

/// Samples a picture. For a pixel on the rim, takes the nearest pixel inside, unless the rim pixel
/// is opaque.
static const uint8_t *tiles_sample(const pave_tiles_cell *cell, int64_t u, int64_t v)
{
    const pave_picture_tile *tile = cell->tile;
    const int32_t x = u < 0             ? 0
                      : u < tile->width ? (int32_t)u
                                        : tile->width - 1,
                  y = v < 0              ? 0
                      : v < tile->height ? (int32_t)v
                                         : tile->height - 1;
    const uint8_t *pixel = tiles_pixel(tile, x, y), *inner = NULL;
    if (pixel[3] == 255 || cell->boxed || tiles_whole(cell, x, y)) return pixel;
    for (int reach = 1; !inner && reach <= PAVE_TILES_RIM; reach++)
        inner = tiles_ring(cell, x, y, reach);
    return inner ? inner : pixel;
}

// ---- Triangles ----------------------------------------------------------------------------------

static int64_t tiles_cross(const pave_tiles_point *a, const pave_tiles_point *b, int64_t x,
                           int64_t y)
{
    return (b->x - a->x) * (y - a->y) - (b->y - a->y) * (x - a->x);
}

/// Returns whether pixel centres on the side from a to b belong to the triangle on its right. This
/// is true for top and left sides.
static bool tiles_owns(const pave_tiles_point *a, const pave_tiles_point *b)
{
    return b->y < a->y || (b->y == a->y && b->x > a->x);
}

/// Returns the first pixel whose centre is at or after `at`.
static int64_t tiles_first(int64_t at)
{
    return (at + PAVE_TILES_UNIT / 2 - 1) >> PAVE_TILES_BITS; // rounds down for negative numbers as
                                                              // well
}

static int64_t tiles_low(int64_t a, int64_t b) { return a < b ? a : b; }
static int64_t tiles_high(int64_t a, int64_t b) { return a > b ? a : b; }

static void tiles_put(const pave_tiles_cell *cell, int64_t u, int64_t v, uint8_t *to)
{
    const uint8_t *from = tiles_sample(cell, u, v);
    if (from[3] > 0) memcpy(to, from, 4); // otherwise transparent black
}

/// Fills a triangle, clockwise on screen.
static void tiles_triangle(const pave_tiles_cell *cell, const pave_tiles_point *a,
                           const pave_tiles_point *b, const pave_tiles_point *c,
                           const pave_tiles_band *band)
{
    const int64_t area = tiles_cross(a, b, c->x, c->y);
    if (area <= 0) return;
    const int64_t left = tiles_high(tiles_first(tiles_low(a->x, tiles_low(b->x, c->x))), 0);
    const int64_t right =
        tiles_low(tiles_first(tiles_high(a->x, tiles_high(b->x, c->x)) + 1), band->width);
    const int64_t top = tiles_high(tiles_first(tiles_low(a->y, tiles_low(b->y, c->y))), band->top);
    const int64_t bottom =
        tiles_low(tiles_first(tiles_high(a->y, tiles_high(b->y, c->y)) + 1), band->bottom);
    const int64_t own_a = !tiles_owns(b, c), own_b = !tiles_owns(c, a),
                  own_c = !tiles_owns(a, b); // 1 if points of weight 0 are outside
    for (int64_t y = top; y < bottom; y++) {
        uint8_t *row = band->rgba + 4 * (size_t)(y - band->top) * (size_t)band->width;
        const int64_t py = y * PAVE_TILES_UNIT + PAVE_TILES_UNIT / 2;
        for (int64_t x = left; x < right; x++) {
            const int64_t px = x * PAVE_TILES_UNIT + PAVE_TILES_UNIT / 2;
            const int64_t of_a = tiles_cross(b, c, px, py), of_b = tiles_cross(c, a, px, py),
                          of_c = area - of_a - of_b;
            if (of_a < own_a || of_b < own_b || of_c < own_c) continue;
            tiles_put(cell, (of_a * a->u + of_b * b->u + of_c * c->u) / area / PAVE_TILES_UNIT,
                      (of_a * a->v + of_b * b->v + of_c * c->v) / area / PAVE_TILES_UNIT,
                      row + 4 * x);
        }
    }
}

// ---- Polygons -----------------------------------------------------------------------------------

/// Fills the triangle of three corners of a polygon, or of two corners and its centre, in either
/// orientation.
static void tiles_part(const pave_tiles_cell *cell, const pave_tiles_point *a,
                       const pave_tiles_point *b, const pave_tiles_point *c, bool turned,
                       const pave_tiles_band *band)
{
    tiles_triangle(cell, a, turned ? c : b, turned ? b : c, band);
}

/// Returns whether none of the remaining corners is inside the triangle a, b, c.
static bool tiles_is_ear(const pave_tiles_cell *cell, const int *left, int count, int k, int sign)
{
    const pave_tiles_point *a = &cell->corners[left[(k + count - 1) % count]],
                           *b = &cell->corners[left[k]], *c = &cell->corners[left[(k + 1) % count]];
    if (sign * tiles_cross(a, b, c->x, c->y) <= 0) return false;
    for (int i = 0; i < count; i++) {
        const pave_tiles_point *at = &cell->corners[left[i]];
        if (at == a || at == b || at == c) continue;
        if (sign * tiles_cross(a, b, at->x, at->y) >= 0 &&
            sign * tiles_cross(b, c, at->x, at->y) >= 0 &&
            sign * tiles_cross(c, a, at->x, at->y) >= 0)
            return false;
    }
    return true;
}

/// Fills a polygon by ear clipping. This is needed if it is not star-shaped about its centre.
static void tiles_clip(const pave_tiles_cell *cell, int sign, const pave_tiles_band *band)
{
    int left[PAVE_WANG_SIDES_MAX], count = cell->sides;
    for (int k = 0; k < count; k++) left[k] = k;
    while (count >= 3) {
        int ear = 0;
        while (ear < count && !tiles_is_ear(cell, left, count, ear, sign)) ear++;
        if (ear == count) break; // the rest is degenerate
        tiles_part(cell, &cell->corners[left[(ear + count - 1) % count]], &cell->corners[left[ear]],
                   &cell->corners[left[(ear + 1) % count]], sign < 0, band);
        count--;
        for (int k = ear; k < count; k++) left[k] = left[k + 1];
    }
}

void pave_tiles_fill(const pave_tiles_cell *cell, const pave_tiles_band *band)
{
    const int n = cell->sides;
    int64_t all = 0, least = INT64_MAX;
    for (int k = 0; k < n; k++)
        all += tiles_cross(&cell->middle, &cell->corners[k], cell->corners[(k + 1) % n].x,
                           cell->corners[(k + 1) % n].y);
    const int sign = all < 0 ? -1 : 1;
    for (int k = 0; k < n; k++)
        least = tiles_low(least, sign * tiles_cross(&cell->middle, &cell->corners[k],
                                                    cell->corners[(k + 1) % n].x,
                                                    cell->corners[(k + 1) % n].y));
    if (least < 0) {
        tiles_clip(cell, sign, band);
        return;
    }
    for (int k = 0; k < n; k++)
        tiles_part(cell, &cell->middle, &cell->corners[k], &cell->corners[(k + 1) % n], sign < 0,
                   band);
}
