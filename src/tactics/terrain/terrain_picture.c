/// src/tactics/terrain/terrain_picture.c: heights from a picture, in whole numbers.
#include "../../base/exact.h"

#include "terrain_model.h"

enum { PAVE_PICTURE_SIDE_MAX = 32767, PAVE_PICTURE_ONE = 4096 };

/// A place of 0..extent as pixels, 0..pixels-1, in 4096ths.
static int64_t heights_pixel(int64_t place, int64_t extent, int32_t pixels)
{
    if (place < 0) place = 0;
    if (place > extent) place = extent;
    return extent == 0 ? 0 : place * (pixels - 1) * PAVE_PICTURE_ONE / extent;
}

static int32_t heights_at(void *context, pave_tri_vertex vertex)
{
    const pave_heights_picture *picture = context;
    const int64_t x = heights_pixel(pave_terrain_x2(vertex) - picture->own.left, picture->own.width,
                                    picture->width),
                  y = heights_pixel(vertex.r - picture->own.top, picture->own.height,
                                    picture->height);
    const int64_t column = x / PAVE_PICTURE_ONE, row = y / PAVE_PICTURE_ONE,
                  right = x % PAVE_PICTURE_ONE, down = y % PAVE_PICTURE_ONE;
    int64_t sum = 0;
    for (int k = 0; k < 4; k++) { // what has no share may lie outside
        const int64_t share =
            (k & 1 ? right : PAVE_PICTURE_ONE - right) * (k & 2 ? down : PAVE_PICTURE_ONE - down);
        if (share > 0)
            sum += share * picture->values[(row + (k >> 1)) * picture->width + column + (k & 1)];
    }
    const int64_t span = (int64_t)picture->high - picture->low,
                  value = sum / (PAVE_PICTURE_ONE * PAVE_PICTURE_ONE / 16); // in 16ths
    return (int32_t)(picture->low + pave_floor_divide(value * span + 65535 * 8, 65535 * 16));
}

pave_result pave_heights_of_picture(pave_heights_picture *picture, pave_heights *out,
                                    pave_error *error)
{
    const pave_window *window = picture->window;
    const int32_t most = PAVE_TERRAIN_HEIGHT_MAX;
    if (!window || window->grid != PAVE_WINDOW_TRIANGLES || window->count == 0)
        return pave_error_set(error, PAVE_INVALID, NULL, 0, 0,
                              "heights lie on a window of triangles: give it one with cells");
    if (picture->width < 1 || picture->height < 1 || picture->width > PAVE_PICTURE_SIDE_MAX ||
        picture->height > PAVE_PICTURE_SIDE_MAX)
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0,
                              "a picture of heights has 1 to %d pixels each way, not %d x %d",
                              PAVE_PICTURE_SIDE_MAX, picture->width, picture->height);
    if (picture->low < -most || picture->low > most || picture->high < -most ||
        picture->high > most)
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0, "heights are at most %d, up and down",
                              most);
    int64_t left = INT64_MAX, right = INT64_MIN, top = INT64_MAX, bottom = INT64_MIN;
    for (int32_t row = 0; row < window->row_count; row++) {
        if (window->rows[row].start == window->rows[row + 1].start) continue;
        const pave_cell ends[2] = {pave_window_cell(window, window->rows[row].start),
                                   pave_window_cell(window, window->rows[row + 1].start - 1)};
        for (int k = 0; k < 6; k++) {
            const pave_tri_vertex corner = pave_tri_corners(ends[k / 3], k % 3);
            const int64_t x = pave_terrain_x2(corner);
            left = x < left ? x : left;
            right = x > right ? x : right;
            top = corner.r < top ? corner.r : top;
            bottom = corner.r > bottom ? corner.r : bottom;
        }
    }
    picture->own.left = left;
    picture->own.top = top;
    picture->own.width = right - left;
    picture->own.height = bottom - top;
    *out = (pave_heights){heights_at, picture};
    return PAVE_OK;
}
