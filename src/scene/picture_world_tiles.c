/// src/scene/picture_world_tiles.c: worlds drawn from a set's tile pictures: the cells' positions
/// in the image, the mapping of a picture to its cell, and the image.
#include "../base/exact.h"

#include "../base/batch.h"
#include "../base/memory.h"
#include "picture_world_tiles.h"
#include "scene_model.h"

#include <math.h>

enum {
    PAVE_TILES_BANDS = 8, ///< number of bands of the image, which may be drawn in parallel
    PAVE_TILES_FINE = 32  ///< number of fraction bits of lattice positions
};

typedef struct pave_tiles {
    const pave_picture_world_def *def;
    const pave_window *window;
    const pave_tiling *tiling;
    pave_layout layout;
    pave_cell from;      ///< origin of positions
    const uint32_t *ids; ///< ids by index of the cell
    /// In 2^-32 pixels: the lattice vectors, and the vertices and centres of the unit cell.
    int64_t i_x, i_y, j_x, j_y, *vertices, *centers;
    int64_t left, top; ///< upper left corner of the image, in the same unit
    int32_t width, height;
    uint8_t *rgba;
} pave_tiles;

// ---- The polygon in a picture -------------------------------------------------------------------

/// Computes the corners of the regular polygon in the unit circle, clockwise from the start of side
/// 0, with y downwards. The mirror axis is vertical, so side 0 starts n - mirror_sum - 1 half sides
/// from the top.
static void tiles_regular(int n, int mirror_sum, pave_vec2 *out)
{
    /// cos and sin of pi / n, for n = 3..12.
    static const double cosines[] = {0.5,
                                     0.70710678118654752440,
                                     0.80901699437494742410,
                                     0.86602540378443864676,
                                     0.90096886790241912624,
                                     0.92387953251128675613,
                                     0.93969262078590838405,
                                     0.95105651629515357212,
                                     0.95949297361449738989,
                                     0.96592582628906828675};
    static const double sines[] = {0.86602540378443864676, 0.70710678118654752440,
                                   0.58778525229247312917, 0.5,
                                   0.43388373911755812048, 0.38268343236508977173,
                                   0.34202014332566873304, 0.30901699437494742410,
                                   0.28173255684142969771, 0.25881904510252076235};
    const double c = cosines[n - 3], s = sines[n - 3];
    pave_vec2 point = {0, -1}; // rotated by half a side each time
    int at = 0;
    for (int k = 0; k < n; k++) {
        const int wanted = (n - mirror_sum - 1 + 2 * k + 2 * n) % (2 * n);
        for (; at != wanted; at = (at + 1) % (2 * n))
            point = pave_vec2_of(c * point.x - s * point.y, s * point.x + c * point.y);
        out[k] = point;
    }
}

static int tiles_sum(int sides, int mirror_sum)
{
    return mirror_sum ? mirror_sum : sides == 3 || sides == 6 ? sides - 1 : sides;
}

double pave_picture_tile_polygon(int sides, int mirror_sum, pave_vec2 *out)
{
    assert(sides >= 3 && sides <= PAVE_WANG_SIDES_MAX && mirror_sum >= 0 && mirror_sum <= sides);
    tiles_regular(sides, tiles_sum(sides, mirror_sum), out);
    pave_box box = pave_box_of(out[0], out[0]);
    for (int k = 1; k < sides; k++) box = pave_box_add(box, out[k]);
    const double width = box.max.x - box.min.x, height = box.max.y - box.min.y;
    for (int k = 0; k < sides; k++)
        out[k] = pave_vec2_of((out[k].x - box.min.x) / width, (out[k].y - box.min.y) / height);
    return height / width;
}

// ---- Pictures -----------------------------------------------------------------------------------

/// Returns the picture of an id; NULL if it has no picture.
static const pave_picture_tile *tiles_find(const pave_picture_tile_list *tiles, uint32_t id)
{
    int64_t low = 0, high = tiles->count;
    while (low < high) {
        const int64_t middle = low + (high - low) / 2;
        if (tiles->tiles[middle].id < id)
            low = middle + 1;
        else
            high = middle;
    }
    return low < tiles->count && tiles->tiles[low].id == id ? &tiles->tiles[low] : NULL;
}

/// Returns the picture of an id that may include a pose.
static const pave_picture_tile *tiles_pose(const pave_picture_tile_list *tiles, int sides,
                                           uint32_t id, pave_wang_pose *pose)
{
    const pave_picture_tile *tile = tiles_find(tiles, id);
    *pose = (pave_wang_pose){.base = id};
    if (tile) return tile;
    *pose = pave_wang_pose_of(sides, id);
    return tiles_find(tiles, pose->base);
}

static int64_t tiles_round(double at) { return (int64_t)floor(at * PAVE_TILES_UNIT + 0.5); }

/// Maps the picture of a tile to the corners of its cell. Side k of a tile turned by t is side k -
/// t of the picture; for a mirrored tile the order is reversed.
static void tiles_lay(pave_tiles_cell *cell, int mirror_sum, pave_wang_pose pose)
{
    const int n = cell->sides, sum = tiles_sum(n, mirror_sum);
    const double width = cell->tile->width, height = cell->tile->height;
    pave_vec2 own[PAVE_WANG_SIDES_MAX], middle = {0, 0};
    pave_picture_tile_polygon(n, mirror_sum, own);
    cell->boxed = n == 4 && sum == 4;
    for (int k = 0; k < n; k++) {
        own[k] = pave_vec2_of(own[k].x * width, own[k].y * height);
        middle = pave_vec2_of(middle.x + own[k].x, middle.y + own[k].y);
    }
    cell->middle.u = tiles_round(middle.x / n);
    cell->middle.v = tiles_round(middle.y / n);
    for (int k = 0; k < n; k++) {
        const int side = (k - pose.turns % n + n) % n;
        const pave_vec2 from = own[pose.mirrored ? (sum - side + 1 + n) % n : side],
                        next = own[(k + 1) % n];
        cell->corners[k].u = tiles_round(from.x);
        cell->corners[k].v = tiles_round(from.y);
        const double x = next.x - own[k].x, y = next.y - own[k].y, length = sqrt(x * x + y * y);
        cell->a[k] = -y / length;
        cell->b[k] = x / length;
        cell->c[k] = -(cell->a[k] * own[k].x + cell->b[k] * own[k].y) -
                     (fabs(cell->a[k]) + fabs(cell->b[k])) / 2;
    }
}

// ---- The lattice in pixels ----------------------------------------------------------------------

/// Clamps positions to a quarter of the range of tiles_near, which real tilings do not exceed.
static int64_t tiles_fine(double pixels)
{
    const double most = 134217728, kept = pixels > most ? most : pixels < -most ? -most : pixels;
    return (int64_t)floor(kept * (double)(INT64_C(1) << PAVE_TILES_FINE) + 0.5);
}

/// Computes the corners of face s of the unit cell (0, 0), and returns their bounding box.
static pave_box tiles_face(const pave_tiling *tiling, const pave_layout *layout, int32_t s,
                           pave_vec2 *out)
{
    const int n = pave_tiling_side_count(tiling, s);
    pave_box box = {{0, 0}, {0, 0}};
    for (int k = 0; k < n; k++) {
        out[k] = pave_tiling_corner_point(tiling, layout, (pave_cell){0, 0, s}, k);
        box = k == 0 ? pave_box_of(out[k], out[k]) : pave_box_add(box, out[k]);
    }
    return box;
}

static double tiles_area(const pave_vec2 *corners, int count)
{
    double sum = 0;
    for (int k = 0; k < count; k++) {
        const pave_vec2 a = corners[k], b = corners[(k + 1) % count];
        sum += (a.x - corners[0].x) * (b.y - corners[0].y) -
               (b.x - corners[0].x) * (a.y - corners[0].y);
    }
    return fabs(sum) / 2;
}

/// Returns whether a face has the same orientation as its picture: each corner is at about the same
/// relative position in the bounding box.
static bool tiles_aligned(const pave_vec2 *corners, pave_box box, const pave_vec2 *own, int count)
{
    for (int k = 0; k < count; k++)
        if (fabs((corners[k].x - box.min.x) / (box.max.x - box.min.x) - own[k].x) > 0.02 ||
            fabs((corners[k].y - box.min.y) / (box.max.y - box.min.y) - own[k].y) > 0.02)
            return false;
    return true;
}

/// Returns the scale, in pixels per world unit in x and y, at which no picture is reduced: each
/// face is at least as wide and high as its picture if it has the same orientation, otherwise it
/// has at least the same area.
static pave_vec2 tiles_own_scale(const pave_tiling *tiling, const pave_layout *layout,
                                 const pave_picture_tile_list *lists)
{
    pave_vec2 corners[PAVE_WANG_SIDES_MAX], own[PAVE_WANG_SIDES_MAX], scale = {0, 0};
    double most = 0;
    bool aligned = true;
    for (int32_t s = 0; s < tiling->face_count; s++) {
        const pave_picture_tile_list *tiles = &lists[s];
        const int n = pave_tiling_side_count(tiling, s);
        const pave_box box = tiles_face(tiling, layout, s, corners);
        pave_picture_tile_polygon(n, tiles->mirror_sum, own);
        const double width = tiles->tiles[0].width, height = tiles->tiles[0].height;
        const double size = sqrt(tiles_area(own, n) * width * height / tiles_area(corners, n));
        aligned = aligned && tiles_aligned(corners, box, own, n);
        scale.x = pave_picture_most(scale.x, width / (box.max.x - box.min.x));
        scale.y = pave_picture_most(scale.y, height / (box.max.y - box.min.y));
        most = pave_picture_most(most, size);
    }
    return aligned ? scale : pave_vec2_of(most, most);
}

static double tiles_whole_pixels(double length) { return floor(length + 0.5); }

/// Creates a layout with the given lattice vectors and its origin at (0, 0).
static pave_result tiles_step(pave_vec2 i, pave_vec2 j, pave_layout *out, pave_error *error)
{
    if (pave_layout_of(pave_vec2_of(0, 0), i, j, out) == PAVE_OK) return PAVE_OK;
    return PAVE_FAIL(
        error, PAVE_RANGE,
        "the cells are too small or too large to be drawn in pixels; choose another scale");
}

/// Rounds the lattice vectors to integer pixels at the scale of the pictures.
static pave_result tiles_own_layout(const pave_tiling *tiling, const pave_picture_tile_list *lists,
                                    pave_layout *layout, pave_error *error)
{
    const pave_vec2 by = tiles_own_scale(tiling, layout, lists);
    return tiles_step(pave_vec2_of(tiles_whole_pixels(layout->i.x * by.x),
                                   tiles_whole_pixels(layout->i.y * by.y)),
                      pave_vec2_of(tiles_whole_pixels(layout->j.x * by.x),
                                   tiles_whole_pixels(layout->j.y * by.y)),
                      layout, error);
}

/// Computes the lattice vectors in pixels. If the caller gives no size they are integers, so that a
/// tile looks the same in all cells.
static pave_result tiles_scale(pave_tiles *self, double scale, pave_error *error)
{
    pave_layout *layout = &self->layout;
    if (scale == 0) return tiles_own_layout(self->tiling, self->def->pictures, layout, error);
    return tiles_step(pave_vec2_of(layout->i.x * scale, layout->i.y * scale),
                      pave_vec2_of(layout->j.x * scale, layout->j.y * scale), layout, error);
}

/// Converts the unit cell to integers. Refuses cells above PAVE_PICTURE_TILE_SIZE_MAX pixels.
static pave_result tiles_fix(pave_tiles *self, pave_error *error)
{
    const pave_tiling *tiling = self->tiling;
    const pave_layout *layout = &self->layout;
    pave_vec2 corners[PAVE_WANG_SIDES_MAX];
    for (int32_t s = 0; s < tiling->face_count; s++) {
        const pave_box box = tiles_face(tiling, layout, s, corners);
        if (!(box.max.x - box.min.x <= PAVE_PICTURE_TILE_SIZE_MAX &&
              box.max.y - box.min.y <= PAVE_PICTURE_TILE_SIZE_MAX))
            return PAVE_FAIL(error, PAVE_RANGE,
                             "a cell has more than %d pixels each way; choose a smaller scale",
                             (int)PAVE_PICTURE_TILE_SIZE_MAX);
    }
    self->i_x = tiles_fine(layout->i.x), self->i_y = tiles_fine(layout->i.y);
    self->j_x = tiles_fine(layout->j.x), self->j_y = tiles_fine(layout->j.y);
    for (int32_t v = 0; v < tiling->vertex_count; v++) {
        const pave_vec2 at =
            pave_layout_point(layout, tiling->vertices[v].x, tiling->vertices[v].y);
        self->vertices[2 * v] = tiles_fine(at.x);
        self->vertices[2 * v + 1] = tiles_fine(at.y);
    }
    for (int32_t s = 0; s < tiling->face_count; s++) {
        const pave_vec2 at = pave_layout_point(layout, tiling->centers[s].x, tiling->centers[s].y);
        self->centers[2 * s] = tiles_fine(at.x);
        self->centers[2 * s + 1] = tiles_fine(at.y);
    }
    return PAVE_OK;
}

/// Computes a lattice position relative to the first cell of the window or view.
static void tiles_place(const pave_tiles *self, int64_t q, int64_t r, const int64_t *part,
                        int64_t *x, int64_t *y)
{
    q -= self->from.q;
    r -= self->from.r;
    *x = q * self->i_x + r * self->j_x + part[0];
    *y = q * self->i_y + r * self->j_y + part[1];
}

/// Returns whether lattice positions fit in 64 bits; if not, the image is too large anyway.
static bool tiles_near(const pave_tiles *self, pave_cell cell)
{
    const double most = 536870912, // 2^61 in 2^-32 pixels
        q = fabs((double)cell.q - self->from.q) + 2, r = fabs((double)cell.r - self->from.r) + 2;
    const pave_layout *layout = &self->layout;
    return q * fabs(layout->i.x) + r * fabs(layout->j.x) < most &&
           q * fabs(layout->i.y) + r * fabs(layout->j.y) < most;
}

static pave_result tiles_check_image(double width, double height, pave_error *error)
{
    if (width <= PAVE_SCENE_IMAGE_SIZE_MAX && height <= PAVE_SCENE_IMAGE_SIZE_MAX &&
        width * height <= PAVE_SCENE_IMAGE_PIXELS_MAX)
        return PAVE_OK;
    return PAVE_FAIL(
        error, PAVE_RANGE,
        "the picture has more than 32767 pixels each way, or 2^28 in all; draw fewer tiles");
}

/// Computes the image of a view: all pixels that the view overlaps by more than a rounding error.
/// The cells must be near the view.
static pave_result tiles_look(pave_tiles *self, pave_error *error)
{
    const pave_box box = self->def->view->box;
    const double bit = 1.0 / PAVE_TILES_UNIT;
    const double width = -floor(bit - (box.max.x - box.min.x)),
                 height = -floor(bit - (box.max.y - box.min.y));
    pave_window_walk walk = pave_window_begin(self->window);
    bool near = true;
    while (near && pave_window_next(&walk)) near = tiles_near(self, walk.cell);
    const pave_result result = tiles_check_image(near ? width : 1e9, near ? height : 1e9, error);
    if (result != PAVE_OK) return result;
    self->left = tiles_fine(box.min.x);
    self->top = tiles_fine(box.min.y);
    self->width = width < 1 ? 1 : (int32_t)width;
    self->height = height < 1 ? 1 : (int32_t)height;
    return PAVE_OK;
}

/// Computes an image with integer bounds that contains all cells.
static pave_result tiles_measure(pave_tiles *self, pave_error *error)
{
    if (self->def->view) return tiles_look(self, error);
    int64_t right = INT64_MIN, bottom = INT64_MIN;
    bool near = true;
    self->left = self->top = INT64_MAX;
    pave_window_walk walk = pave_window_begin(self->window);
    while (near && pave_window_next(&walk)) {
        near = tiles_near(self, walk.cell);
        const int sides = pave_tiling_side_count(self->tiling, walk.cell.s);
        for (int k = 0; near && k < sides; k++) {
            const pave_tiling_side *side = pave_tiling_side_of(self->tiling, walk.cell.s, k);
            int64_t x, y;
            tiles_place(self, (int64_t)walk.cell.q + side->vertex_q,
                        (int64_t)walk.cell.r + side->vertex_r, &self->vertices[2 * side->vertex],
                        &x, &y);
            self->left = x < self->left ? x : self->left;
            self->top = y < self->top ? y : self->top;
            right = x > right ? x : right;
            bottom = y > bottom ? y : bottom;
        }
    }
    const double unit = (double)(INT64_C(1) << PAVE_TILES_FINE), bit = 1.0 / PAVE_TILES_UNIT;
    const double width = near ? -floor(bit - ((double)right - (double)self->left) / unit) : 1e9,
                 height = near ? -floor(bit - ((double)bottom - (double)self->top) / unit) : 1e9;
    const pave_result result = tiles_check_image(width, height, error);
    if (result != PAVE_OK) return result;
    self->width = width < 1 ? 1 : (int32_t)width;
    self->height = height < 1 ? 1 : (int32_t)height;
    return PAVE_OK;
}

// ---- Cells --------------------------------------------------------------------------------------

/// Converts from 2^-32 pixels to the units of the fill.
static int64_t tiles_cut(int64_t at)
{
    const int less = PAVE_TILES_FINE - PAVE_TILES_BITS;
    return (at + (INT64_C(1) << (less - 1))) >> less; // rounds down for negative numbers as well
}

static void tiles_point_at(const pave_tiles *self, int64_t q, int64_t r, const int64_t *part,
                           pave_tiles_point *out)
{
    int64_t x, y;
    tiles_place(self, q, r, part, &x, &y);
    out->x = tiles_cut(x - self->left);
    out->y = tiles_cut(y - self->top);
}

/// Opens a cell of the image. Returns false if it has no row in the band.
static bool tiles_open(const pave_tiles *self, pave_cell at, const pave_tiles_band *band,
                       pave_tiles_cell *out)
{
    int64_t low = INT64_MAX, high = INT64_MIN;
    out->sides = pave_tiling_side_count(self->tiling, at.s);
    for (int k = 0; k < out->sides; k++) {
        const pave_tiling_side *side = pave_tiling_side_of(self->tiling, at.s, k);
        pave_tiles_point *corner = &out->corners[k];
        tiles_point_at(self, (int64_t)at.q + side->vertex_q, (int64_t)at.r + side->vertex_r,
                       &self->vertices[2 * side->vertex], corner);
        low = corner->y < low ? corner->y : low;
        high = corner->y > high ? corner->y : high;
    }
    tiles_point_at(self, at.q, at.r, &self->centers[2 * at.s], &out->middle);
    return high >= (int64_t)band->top * PAVE_TILES_UNIT &&
           low <= (int64_t)band->bottom * PAVE_TILES_UNIT;
}

static bool tiles_shown(const pave_tiles *self, int64_t index)
{
    return !self->def->within || pave_mask_cell(self->def->within, index);
}

/// Draws one band of the image.
static void tiles_draw_band(void *job, int32_t index)
{
    const pave_tiles *self = job;
    pave_tiles_cell cell;
    pave_tiles_band band = {.width = self->width,
                            .top = (int32_t)((int64_t)self->height * index / PAVE_TILES_BANDS),
                            .bottom =
                                (int32_t)((int64_t)self->height * (index + 1) / PAVE_TILES_BANDS)};
    band.rgba = self->rgba + 4 * (size_t)band.top * (size_t)band.width;
    pave_window_walk walk = pave_window_begin(self->window);
    while (pave_window_next(&walk)) {
        const uint32_t id = self->ids[walk.index];
        if (id == PAVE_WANG_EMPTY || !tiles_shown(self, walk.index) ||
            !tiles_open(self, walk.cell, &band, &cell))
            continue;
        const pave_picture_tile_list *tiles = &self->def->pictures[walk.cell.s];
        pave_wang_pose pose;
        cell.tile = tiles_pose(tiles, cell.sides, id, &pose);
        tiles_lay(&cell, tiles->mirror_sum, pose);
        pave_tiles_fill(&cell, &band);
    }
}

// ---- The picture --------------------------------------------------------------------------------

static pave_result tiles_check_face(const pave_picture_tile_list *tiles, int32_t s, int sides,
                                    pave_error *error)
{
    if (!tiles->tiles || tiles->count < 1 || tiles->mirror_sum < 0 || tiles->mirror_sum > sides)
        return PAVE_FAIL(error, PAVE_RANGE,
                         "face %d has no pictures, or its mirror_sum is not in 0..%d", (int)s,
                         sides);
    for (int64_t i = 0; i < tiles->count; i++) {
        const pave_picture_tile *tile = &tiles->tiles[i];
        if (!tile->rgba || tile->width < 1 || tile->height < 1 || tile->stride < tile->width ||
            tile->width > PAVE_PICTURE_TILE_SIZE_MAX || tile->height > PAVE_PICTURE_TILE_SIZE_MAX)
            return PAVE_FAIL(
                error, PAVE_RANGE,
                "the picture of tile %lu has %ld x %ld pixels; it can have 1 to %d each way",
                (unsigned long)tile->id, (long)tile->width, (long)tile->height,
                (int)PAVE_PICTURE_TILE_SIZE_MAX);
        if (i > 0 && tiles->tiles[i - 1].id >= tile->id)
            return PAVE_FAIL(error, PAVE_INVALID,
                             "the pictures of face %d are not in the order of their ids", (int)s);
    }
    return PAVE_OK;
}

/// Checks that each cell has a picture.
static pave_result tiles_check_ids(const pave_tiles *self, pave_error *error)
{
    pave_window_walk walk = pave_window_begin(self->window);
    while (pave_window_next(&walk)) {
        const uint32_t id = self->ids[walk.index];
        const int sides = pave_tiling_side_count(self->tiling, walk.cell.s);
        pave_wang_pose pose;
        if (id != PAVE_WANG_EMPTY &&
            !tiles_pose(&self->def->pictures[walk.cell.s], sides, id, &pose))
            return PAVE_FAIL(error, PAVE_INVALID,
                             "there is no picture of tile %lu, which the world has",
                             (unsigned long)pose.base);
    }
    return PAVE_OK;
}

static pave_result tiles_check(const pave_tiling *tiling, const pave_picture_tile_list *lists,
                               pave_error *error)
{
    pave_result result = PAVE_OK;
    for (int32_t s = 0; result == PAVE_OK && s < tiling->face_count; s++)
        result = tiles_check_face(&lists[s], s, pave_tiling_side_count(tiling, s), error);
    return result;
}

pave_result pave_picture_tile_layout(const pave_tiling *tiling, const pave_picture_tile_list *tiles,
                                     const pave_layout *layout, pave_layout *out, pave_error *error)
{
    const pave_layout_def usual = {.size = 0};
    pave_layout made;
    pave_result result = PAVE_OK;
    if (tiling->sides_max > PAVE_WANG_SIDES_MAX)
        result = PAVE_FAIL(error, PAVE_RANGE, "a face of %d sides: tiles have at most %d",
                           (int)tiling->sides_max, (int)PAVE_WANG_SIDES_MAX);
    if (result == PAVE_OK && !layout) result = pave_tiling_layout(tiling, &usual, &made, error);
    if (result == PAVE_OK) result = tiles_check(tiling, tiles, error);
    if (result != PAVE_OK) return result;
    if (layout) made = *layout;
    result = tiles_own_layout(tiling, tiles, &made, error);
    if (result == PAVE_OK) *out = made;
    return result;
}

/// Returns the pixels per world unit for the requested size of the picture; 0: the native size of
/// the tiles.
static double tiles_wanted(const pave_tiles *self)
{
    const pave_scene_size *size = &self->def->size;
    if (size->width == 0 && size->height == 0) return size->scale;
    pave_box box = {{0, 0}, {0, 0}};
    pave_window_walk walk = pave_window_begin(self->window);
    while (pave_window_next(&walk)) {
        const int sides = pave_tiling_side_count(self->tiling, walk.cell.s);
        for (int k = 0; k < sides; k++) {
            const pave_vec2 at =
                pave_tiling_corner_point(self->tiling, &self->layout, walk.cell, k);
            box = walk.index == 0 && k == 0 ? pave_box_of(at, at) : pave_box_add(box, at);
        }
    }
    const double across = size->width / (box.max.x - box.min.x),
                 down = size->height / (box.max.y - box.min.y);
    return size->height == 0 || (size->width > 0 && across < down) ? across : down;
}

static pave_result tiles_draw(pave_tiles *self, const pave_batch *batch, pave_error *error)
{
    bool stopped = pave_batch_stop(batch, 0, PAVE_TILES_BANDS);
    if (!stopped && pave_batch_shared(batch)) {
        pave_batch_run(batch, PAVE_TILES_BANDS, tiles_draw_band, self);
        pave_batch_stop(batch, PAVE_TILES_BANDS, PAVE_TILES_BANDS);
    }
    for (int32_t k = 0; !stopped && !pave_batch_shared(batch) && k < PAVE_TILES_BANDS; k++) {
        tiles_draw_band(self, k);
        stopped = pave_batch_stop(batch, k + 1, PAVE_TILES_BANDS) && k + 1 < PAVE_TILES_BANDS;
    }
    return stopped ? PAVE_FAIL(error, PAVE_STOPPED, "stopped") : PAVE_OK;
}

/// Draws the image and adds it to a scene in which a unit is a pixel.
static pave_result tiles_image(pave_tiles *self, const pave_allocator *allocator,
                               const pave_batch *batch, pave_scene **out, pave_error *error)
{
    const pave_scene_def made = {.title = self->def->title,
                                 .size = {.scale = 1},
                                 .cell = pave_picture_cell_length(self->tiling, &self->layout)};
    pave_scene *scene = NULL;
    pave_result result = pave_scene_create(&made, allocator, &scene, error);
    if (result != PAVE_OK) return result;
    const size_t pixels = (size_t)self->width * (size_t)self->height;
    self->rgba = pave_array_allocate(allocator, pixels, 4);
    result = self->rgba ? tiles_draw(self, batch, error) : pave_picture_no_memory(error);
    if (result == PAVE_OK)
        pave_scene_add_image(
            scene, pave_box_of(pave_vec2_of(0, 0), pave_vec2_of(self->width, self->height)),
            self->rgba, self->width, self->height, false);
    pave_array_release(allocator, self->rgba);
    return pave_picture_finish(scene, result, out, error);
}

pave_result pave_tiles_picture(const pave_picture_world_def *def, const pave_allocator *allocator,
                               const pave_batch *batch, pave_scene **out, pave_error *error)
{
    pave_tiles self = {.def = def, .window = def->window, .tiling = def->window->tiling};
    self.from = def->view ? def->view->from : def->window->def.at;
    const pave_layout_def layout = {.orientation = def->orientation};
    *out = NULL;
    pave_result result = pave_tiling_layout(self.tiling, &layout, &self.layout, error);
    if (!def->world)
        return PAVE_FAIL(error, PAVE_INVALID, "pictures of tiles need a world; set it");
    if (result == PAVE_OK && def->view && (!def->layout || def->size.scale != 1))
        result = PAVE_FAIL(error, PAVE_INVALID,
                           "a view with pictures needs a layout in pixels and the scale 1");
    if (result == PAVE_OK) result = pave_scene_check_size(&def->size, error);
    if (result == PAVE_OK) result = tiles_check(self.tiling, def->pictures, error);
    if (result != PAVE_OK) return result;
    if (def->layout) self.layout = *def->layout;
    result = tiles_scale(&self, tiles_wanted(&self), error);
    if (result != PAVE_OK) return result;
    const size_t cells = (size_t)self.window->count, vertices = (size_t)self.tiling->vertex_count,
                 faces = (size_t)self.tiling->face_count;
    uint32_t *ids = pave_array_take(allocator, cells, sizeof *ids);
    self.vertices = pave_array_take(allocator, vertices, 2 * sizeof *self.vertices);
    self.centers = pave_array_take(allocator, faces, 2 * sizeof *self.centers);
    self.ids = ids;
    if (!ids || !self.vertices || !self.centers) result = pave_picture_no_memory(error);
    if (result == PAVE_OK) result = tiles_fix(&self, error);
    if (result == PAVE_OK) result = tiles_measure(&self, error);
    if (result == PAVE_OK) {
        result = pave_world_fill_window(def->world, self.window, NULL, ids);
        if (result != PAVE_OK) PAVE_FAIL(error, result, "the world has no tiles for this window");
    }
    if (result == PAVE_OK) result = tiles_check_ids(&self, error);
    if (result == PAVE_OK) result = tiles_image(&self, allocator, batch, out, error);
    PAVE_RELEASE(allocator, self.centers, self.vertices, ids);
    return result;
}
