/// src/world/herringbone/herringbone_fill.c: fills rectangles of pixels of a world of herringbone
/// tiles.
///
/// A strip is a rectangle of unit squares. For each row of unit squares it draws the colours of the
/// features (a tile spans two rows and its features span three, so a ring buffer of four rows is
/// enough), converts them to tiles, and writes the rows of pixels from left to right. The output is
/// written in order, so a copy may write a few bytes past its end if another copy follows.
#include "../../base/exact.h"

#include "../../base/batch.h"
#include "herringbone_model.h"

#include <string.h>

enum {
    PAVE_HERRINGBONE_ACROSS = 128, ///< number of unit squares across a strip
    /// approximate height of a strip in pixels; at least one row of unit squares
    PAVE_HERRINGBONE_PIXELS_DOWN = 512,
    PAVE_HERRINGBONE_RING = 4,
    /// A strip reads features from one square before its start to two squares after its end.
    PAVE_HERRINGBONE_BEFORE = 1,
    PAVE_HERRINGBONE_FEATURES = PAVE_HERRINGBONE_ACROSS + 4,
    PAVE_HERRINGBONE_STEP = 32,       ///< number of bytes that a short copy writes at a time
    PAVE_HERRINGBONE_SHORT = 512,     ///< number of bytes above which memcpy is faster
    PAVE_HERRINGBONE_ROUND = 1 << 22, ///< pixels between two reports of progress on one thread
    PAVE_HERRINGBONE_ROUND_SHARED = 1 << 25,
    PAVE_HERRINGBONE_ROUND_STEPS = 4096
};
_Static_assert((int)PAVE_HERRINGBONE_STEP <= (int)PAVE_HERRINGBONE_ROOM, "copies read so far");

/// The part of a row of unit squares that one tile covers: rows of pixels, `bytes` each.
typedef struct pave_herringbone_run {
    const uint8_t *pixels; ///< its upper left pixel
    size_t step;           ///< bytes from one row of pixels to the next
    size_t bytes;
} pave_herringbone_run;

typedef struct pave_herringbone_strip {
    const pave_herringbone *world;
    int32_t x0, x1;   ///< unit squares
    int32_t features; ///< number of features in a row; the first is at x0 - PAVE_HERRINGBONE_BEFORE
    uint8_t color[PAVE_HERRINGBONE_PLANES][PAVE_HERRINGBONE_RING][PAVE_HERRINGBONE_FEATURES];
    int run_count;
    pave_herringbone_run runs[PAVE_HERRINGBONE_ACROSS];
} pave_herringbone_strip;

// ---- Colours ------------------------------------------------------------------------------------

/// Draws the features of a plane in row y.
static void herringbone_draw_row(pave_herringbone_strip *strip, int plane, int32_t y)
{
    const pave_herringbone *world = strip->world;
    const int32_t first = strip->x0 - PAVE_HERRINGBONE_BEFORE;
    uint8_t *out = strip->color[plane][y & (PAVE_HERRINGBONE_RING - 1)];
    pave_random_words words = {{0}};
    for (int32_t i = 0; i < strip->features; i++) {
        const int32_t x = first + i;
        const int type = world->type[plane][((uint32_t)x - (uint32_t)y) & 3];
        if (i == 0 || (x & 15) == 0)
            words =
                pave_random_at(world->seed, PAVE_STREAM_HERRINGBONE, x >> 4, y, (uint32_t)plane, 0);
        out[i] = type < 0 ? 0
                          : pave_law_color(&world->laws[type], world->seed, PAVE_STREAM_HERRINGBONE,
                                           x, y, (uint32_t)plane,
                                           pave_words_byte(&words, (uint32_t)x & 15));
    }
}

static void herringbone_draw(pave_herringbone_strip *strip, int32_t y)
{
    if (strip->world->shape.kind == PAVE_WANG_CORNER) {
        herringbone_draw_row(strip, PAVE_HERRINGBONE_CORNERS, y);
        return;
    }
    herringbone_draw_row(strip, PAVE_HERRINGBONE_UPPER, y);
    herringbone_draw_row(strip, PAVE_HERRINGBONE_LEFT, y);
}

/// Returns the pixels of the tile at a spot.
static const uint8_t *herringbone_tile_of(const pave_herringbone_strip *strip, int32_t x, int32_t y,
                                          bool upright)
{
    const pave_herringbone *world = strip->world;
    const pave_herringbone_feature *at = pave_herringbone_features[world->shape.kind][upright];
    const uint32_t *scale = world->scale[upright];
    const int32_t left = x - strip->x0 + PAVE_HERRINGBONE_BEFORE;
    uint32_t code = upright ? world->first_upright : 0;
    for (int place = 0; place < PAVE_HERRINGBONE_PLACES; place++) {
        const uint8_t *row =
            strip->color[at[place].plane][(y + at[place].y) & (PAVE_HERRINGBONE_RING - 1)];
        code += scale[place] * row[left + at[place].x];
    }
    return pave_herringbone_pixels(world, pave_herringbone_pick(world, code, x, y));
}

// ---- Pixels -------------------------------------------------------------------------------------

/// Lists the runs of the row y of unit squares; the last run may extend one square too far.
static void herringbone_list_runs(pave_herringbone_strip *strip, int32_t y)
{
    const size_t unit = (size_t)strip->world->shape.side * (size_t)strip->world->channels;
    strip->run_count = 0;
    for (int32_t x = strip->x0; x < strip->x1;) {
        const uint32_t phase = ((uint32_t)x - (uint32_t)y) & 3;
        pave_herringbone_run *run = &strip->runs[strip->run_count++];
        if (phase < 2) {
            const uint8_t *tile = herringbone_tile_of(strip, x - (int32_t)phase, y, false);
            *run = (pave_herringbone_run){tile + phase * unit, 2 * unit, (2 - phase) * unit};
            x += 2 - (int32_t)phase;
        } else {
            const bool lower = phase == 2;
            const uint8_t *tile = herringbone_tile_of(strip, x, y - lower, true);
            const size_t half = lower ? (size_t)strip->world->shape.side * unit : 0;
            *run = (pave_herringbone_run){tile + half, unit, unit};
            x++;
        }
    }
}

/// Trims `skip` bytes from the first run, and the excess over `bytes` from the last run.
static void herringbone_trim(pave_herringbone_strip *strip, size_t skip, size_t bytes)
{
    size_t sum = 0;
    for (int i = 0; i < strip->run_count; i++) sum += strip->runs[i].bytes;
    strip->runs[0].pixels += skip;
    strip->runs[0].bytes -= skip;
    strip->runs[strip->run_count - 1].bytes -= sum - skip - bytes;
}

/// Copies a run of pixels; up to `capacity` bytes may be written.
static inline void herringbone_put(uint8_t *out, const uint8_t *from, size_t bytes, size_t capacity)
{
    if (bytes >= PAVE_HERRINGBONE_SHORT || bytes + PAVE_HERRINGBONE_STEP > capacity) {
        memcpy(out, from, bytes);
        return;
    }
    for (size_t i = 0; i < bytes; i += PAVE_HERRINGBONE_STEP)
        memcpy(out + i, from + i, PAVE_HERRINGBONE_STEP);
}

/// Writes the rows of pixels `from` to `to` of the runs; `out` is the address of row `from`.
static void herringbone_put_rows(const pave_herringbone_strip *strip, int32_t from, int32_t to,
                                 uint8_t *out, ptrdiff_t stride, size_t bytes)
{
    for (int32_t y = from; y < to; y++, out += stride) {
        size_t done = 0;
        for (int i = 0; i < strip->run_count; i++) {
            const pave_herringbone_run *run = &strip->runs[i];
            herringbone_put(out + done, run->pixels + (size_t)y * run->step, run->bytes,
                            bytes - done);
            done += run->bytes;
        }
    }
}

// ---- Strips -------------------------------------------------------------------------------------

typedef struct pave_herringbone_job {
    const pave_herringbone *world;
    pave_rect rect; ///< pixels
    uint8_t *out;
    ptrdiff_t stride;
    pave_span x, y;  ///< unit squares
    int32_t down;    ///< height of a strip, in unit squares
    int64_t columns; ///< number of strips side by side
    int64_t first;   ///< number of the round's first strip
} pave_herringbone_job;

/// Returns the pixels of a rectangle in the unit squares first..last, along one axis.
static pave_span herringbone_inside(int64_t first, int64_t last, int side, int32_t begin,
                                    int32_t size)
{
    return pave_span_intersection(pave_span_of(first * side, last * side + side - 1),
                                  pave_span_of(begin, (int64_t)begin + size - 1));
}

static void herringbone_fill_strip(void *context, int32_t index)
{
    const pave_herringbone_job *job = context;
    const int64_t number = job->first + index, side = job->world->shape.side;
    const int64_t x0 = job->x.min + number % job->columns * PAVE_HERRINGBONE_ACROSS;
    const int64_t y0 = job->y.min + number / job->columns * job->down;
    const pave_span units = pave_span_intersection(
                        job->x, pave_span_of(x0, x0 + PAVE_HERRINGBONE_ACROSS - 1)),
                    rows = pave_span_intersection(job->y, pave_span_of(y0, y0 + job->down - 1));
    const pave_span wide =
        herringbone_inside(units.min, units.max, (int)side, job->rect.q, job->rect.width);
    const size_t bytes = (size_t)((wide.max - wide.min + 1) * job->world->channels),
                 skip = (size_t)((wide.min - units.min * side) * job->world->channels);
    pave_herringbone_strip strip = {
        .world = job->world, .x0 = (int32_t)units.min, .x1 = (int32_t)units.max + 1};
    strip.features = strip.x1 - strip.x0 + 4;
    for (int32_t y = (int32_t)rows.min - 1; y < rows.min + 2; y++) herringbone_draw(&strip, y);
    for (int32_t y = (int32_t)rows.min; y <= rows.max; y++) {
        const pave_span high = herringbone_inside(y, y, (int)side, job->rect.r, job->rect.height);
        uint8_t *out = job->out + (ptrdiff_t)(high.min - job->rect.r) * job->stride +
                       (ptrdiff_t)((wide.min - job->rect.q) * job->world->channels);
        herringbone_draw(&strip, y + 2);
        herringbone_list_runs(&strip, y);
        herringbone_trim(&strip, skip, bytes);
        herringbone_put_rows(&strip, (int32_t)(high.min - y * side),
                             (int32_t)(high.max + 1 - y * side), out, job->stride, bytes);
    }
}

/// Passes rows of strips to the runner in rounds, with progress reports between them.
static pave_result herringbone_run_rounds(pave_herringbone_job *job, const pave_batch *batch)
{
    const int64_t steps = (job->y.max - job->y.min) / job->down + 1;
    const int64_t total = pave_rect_count(job->rect),
                  step = (int64_t)job->rect.width * job->down * job->world->shape.side;
    int64_t at_once =
        (pave_batch_shared(batch) ? PAVE_HERRINGBONE_ROUND_SHARED : PAVE_HERRINGBONE_ROUND) / step +
        1;
    if (at_once > PAVE_HERRINGBONE_ROUND_STEPS) at_once = PAVE_HERRINGBONE_ROUND_STEPS;
    for (int64_t i = 0; i < steps; i += at_once) {
        const pave_span before =
            herringbone_inside(job->y.min, job->y.min + i * job->down - 1, job->world->shape.side,
                               job->rect.r, job->rect.height);
        const int64_t done = i > 0 ? (before.max - before.min + 1) * job->rect.width : 0;
        if (pave_batch_stop(batch, done, total)) return PAVE_STOPPED;
        job->first = i * job->columns;
        const int64_t left = steps - i;
        pave_batch_run(batch, (int32_t)((left < at_once ? left : at_once) * job->columns),
                       herringbone_fill_strip, job);
    }
    pave_batch_stop(batch, total, total); // complete: a request to stop would have no effect
    return PAVE_OK;
}

pave_result pave_herringbone_fill(const pave_herringbone *world, pave_rect rect,
                                  const pave_batch *batch, uint8_t *out, ptrdiff_t stride)
{
    assert(world);
    const int side = world->shape.side;
    const ptrdiff_t row = (ptrdiff_t)rect.width * world->channels;
    if (!pave_rect_in_range(rect)) return PAVE_RANGE;
    if (pave_rect_count(rect) == 0) return PAVE_OK;
    assert(out && (stride >= row || stride <= -row));
    (void)row;
    pave_herringbone_job job = {.world = world,
                                .rect = rect,
                                .out = out,
                                .stride = stride,
                                .x = {pave_floor_divide(rect.q, side),
                                      pave_floor_divide((int64_t)rect.q + rect.width - 1, side)},
                                .y = {pave_floor_divide(rect.r, side),
                                      pave_floor_divide((int64_t)rect.r + rect.height - 1, side)},
                                .down = (PAVE_HERRINGBONE_PIXELS_DOWN + side - 1) / side};
    job.columns = (job.x.max - job.x.min) / PAVE_HERRINGBONE_ACROSS + 1;
    return herringbone_run_rounds(&job, batch);
}
