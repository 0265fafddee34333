/// src/tactics/terrain/terrain_picture.c: heights from a picture, in integers.
#include "../../base/exact.h"

#include "terrain_model.h"

/// Number of parts of a pixel: FINE if vertices are at most one pixel apart, COARSE if many pixels
/// are averaged. No sum overflows: (32767 * 256)^2 * 65535 < 2^63.
enum { PAVE_PICTURE_SIDE_MAX = 32767, PAVE_PICTURE_FINE = 4096, PAVE_PICTURE_COARSE = 256 };

/// Range of pixels averaged at a vertex, along one axis: half a vertex step in both directions, but
/// at least one pixel.
typedef struct picture_axis {
    int64_t first, last; // pixels
    int64_t from, to;    // in parts, starting half a pixel before pixel 0
} picture_axis;

static picture_axis picture_axis_of(int64_t place, int64_t extent, int64_t step, int32_t pixels,
                                    int64_t one)
{
    place = place < 0 ? 0 : place > extent ? extent : place;
    const int64_t middle = (extent == 0 ? 0 : place * (pixels - 1) * one / extent) + one / 2;
    int64_t wide = extent == 0 ? one : step * (pixels - 1) * one / extent;
    if (wide < one) wide = one;
    picture_axis axis = {.from = middle - wide / 2, .to = middle - wide / 2 + wide};
    if (axis.from < 0) axis.from = 0;
    if (axis.to > pixels * one) axis.to = pixels * one;
    axis.first = axis.from / one;
    axis.last = (axis.to - 1) / one;
    return axis;
}

/// Returns the covered part of a pixel.
static int64_t picture_share(const picture_axis *axis, int64_t pixel, int64_t one)
{
    const int64_t from = axis->from > pixel * one ? axis->from : pixel * one,
                  to = axis->to < (pixel + 1) * one ? axis->to : (pixel + 1) * one;
    return to - from;
}

static int32_t heights_at(void *context, pave_tri_vertex vertex)
{
    enum { STEP_X = 2, STEP_Y = 1 }; // from a vertex to the next
    const pave_heights_picture *picture = context;
    const bool near = STEP_X * (picture->width - 1) <= picture->own.width &&
                      STEP_Y * (picture->height - 1) <= picture->own.height;
    const int64_t one = near ? PAVE_PICTURE_FINE : PAVE_PICTURE_COARSE;
    const picture_axis x = picture_axis_of(pave_terrain_x2(vertex) - picture->own.left,
                                           picture->own.width, STEP_X, picture->width, one);
    const picture_axis y = picture_axis_of(vertex.r - picture->own.top, picture->own.height, STEP_Y,
                                           picture->height, one);
    int64_t sum = 0;
    for (int64_t row = y.first; row <= y.last; row++) {
        int64_t of_row = 0;
        for (int64_t column = x.first; column <= x.last; column++)
            of_row +=
                picture_share(&x, column, one) * picture->values[row * picture->width + column];
        sum += picture_share(&y, row, one) * of_row;
    }
    const int64_t span = (int64_t)picture->high - picture->low,
                  value = sum / ((x.to - x.from) * (y.to - y.from) / 16); // in 16ths
    return (int32_t)(picture->low + pave_floor_divide(value * span + 65535 * 8, 65535 * 16));
}

pave_result pave_heights_of_picture(pave_heights_picture *picture, pave_heights *out,
                                    pave_error *error)
{
    const pave_window *window = picture->window;
    const int32_t most = PAVE_TERRAIN_HEIGHT_MAX;
    if (!window || window->grid != PAVE_WINDOW_TRIANGLES || window->count == 0)
        return PAVE_FAIL(error, PAVE_INVALID,
                         "heights need a window of triangles: give it one with cells");
    if (picture->width < 1 || picture->height < 1 || picture->width > PAVE_PICTURE_SIDE_MAX ||
        picture->height > PAVE_PICTURE_SIDE_MAX)
        return PAVE_FAIL(error, PAVE_RANGE,
                         "a picture of heights has 1 to %d pixels each way, not %d x %d",
                         PAVE_PICTURE_SIDE_MAX, picture->width, picture->height);
    if (picture->low < -most || picture->low > most || picture->high < -most ||
        picture->high > most)
        return PAVE_FAIL(error, PAVE_RANGE, "heights are at most %d, up and down", most);
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
