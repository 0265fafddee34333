/// formats/draw/draw_raster.c: rasterizes fills and strokes. A shape is a list of edges. Each edge
/// adds the area to its right to the pixels it crosses; the running sum along a row is the
/// coverage.
///
/// Based on: R. Levien, "font-rs", 2016 (the buffer of signed areas).
#include "draw_raster.h"

#include "../common/common_memory.h"

#include <math.h>
#include <string.h>

enum { COVER = 1 << 16, LANES = 4 };

// Like fmin and fmax, but inlined.
static double lower(double a, double b) { return a < b ? a : b; }
static double higher(double a, double b) { return a > b ? a : b; }

// ---- Edges --------------------------------------------------------------------------------------

static void add_edge(pave_draw_raster *self, pave_vec2 from, pave_vec2 to)
{
    if (self->count == self->room) {
        const size_t room = self->room ? 2 * self->room : 1024;
        pave_draw_edge *edges =
            pave_common_realloc(self->allocator, self->edges, room * sizeof *edges);
        self->failed = self->failed || !edges;
        if (!edges) return;
        self->edges = edges;
        self->room = room;
    }
    self->edges[self->count++] = (pave_draw_edge){from, to};
}

// ---- Coverage -----------------------------------------------------------------------------------

// The rows of a shape's bounding box drawn in one pass.
typedef struct strip {
    float *cover; // each row has two more elements than pixels
    int32_t left, top, width, rows;
} strip;

// Adds part of an edge within a row, from x = a to b, with height `high`, negative if it goes up.
static void add_piece(float *row, double width, double a, double b, double high)
{
    const double begin = lower(a, b), end = higher(a, b), all = high;
    double low = begin, most = end;
    if (!(begin >= 0 && end <= width)) {
        const double step = all / (end - begin);
        // the whole piece is to the right
        if (begin < 0) row[0] += (float)(end > 0 ? -begin * step : all);
        low = higher(begin, 0);
        most = lower(end, width);
        high = step * (most - low);
        if (!(low < width && most >= low)) return;
    }
    const int first = (int)low;
    if (most <= first + 1) {
        const double right = high * ((low + most) / 2 - first);
        row[first] += (float)(high - right);
        row[first + 1] += (float)right;
        return;
    }
    const int last = (int)most + (most > (int)most);
    const double step = all / (end - begin), into = 1 - (low - first);
    double before = into * into * step / 2; // area covered by the previous pixels
    row[first] += (float)before;
    for (int x = first + 1; x < last - 1; x++) {
        const double here = step * (x - low + 0.5);
        row[x] += (float)(here - before);
        before = here;
    }
    const double out = most - (last - 1), here = high - out * out * step / 2;
    row[last - 1] += (float)(here - before);
    row[last] += (float)(high - here);
}

static void cover_edge(const strip *self, const pave_draw_edge *edge)
{
    const bool up = edge->from.y > edge->to.y;
    const pave_vec2 a = up ? edge->to : edge->from, b = up ? edge->from : edge->to;
    const double top = higher(a.y - self->top, 0), bottom = lower(b.y - self->top, self->rows);
    if (!(top < bottom)) return;
    const double slope = (b.x - a.x) / (b.y - a.y), from = a.x - self->left;
    double y = top, x = from + (top - (a.y - self->top)) * slope;
    for (int row = (int)top; y < bottom; row++) {
        const double next = lower(row + 1, bottom), to = x + (next - y) * slope;
        add_piece(self->cover + (size_t)row * (size_t)(self->width + 2), self->width, x, to,
                  up ? y - next : next - y);
        x = to;
        y = next;
    }
}

// ---- Pixels -------------------------------------------------------------------------------------

// Multiplies the four bytes of a pixel by part / 255.
static uint32_t scaled(uint32_t pixel, uint32_t part)
{
    const uint32_t even = (pixel & 0xff00ff) * part + 0x800080,
                   odd = (pixel >> 8 & 0xff00ff) * part + 0x800080;
    return ((even + (even >> 8 & 0xff00ff)) >> 8 & 0xff00ff) |
           ((odd + (odd >> 8 & 0xff00ff)) & 0xff00ff00);
}

// Blends a premultiplied colour over a pixel.
static uint32_t over(uint32_t color, uint32_t pixel)
{
    return color + scaled(pixel, 255 - (color >> 24));
}

static void draw_span(uint32_t *pixels, int32_t count, uint32_t color)
{
    if (color >> 24 == 255)
        for (int32_t x = 0; x < count; x++) pixels[x] = color;
    else
        for (int32_t x = 0; x < count; x++) pixels[x] = over(color, pixels[x]);
}

// Four pixels at a time; `halves` has their bytes in lanes of 16 bits.
typedef uint32_t four __attribute__((vector_size(16)));
typedef int32_t four_levels __attribute__((vector_size(16)));
typedef float four_sums __attribute__((vector_size(16)));
typedef uint16_t halves __attribute__((vector_size(16)));

// Like `scaled`.
static inline four scaled_four(four pixels, four parts)
{
    const halves by = (halves)(parts | parts << 16), even = (halves)(pixels & 0xff00ff) * by + 0x80,
                 odd = (halves)(pixels >> 8 & 0xff00ff) * by + 0x80;
    return (four)((even + (even >> 8)) >> 8) | ((four)(odd + (odd >> 8)) & 0xff00ff00);
}

static inline four_sums absolute(four_sums x) { return (four_sums)((four)x & 0x7fffffff); }

// Fills pixels by accumulated coverage, with the even-odd or the nonzero rule: a colour scaled by
// level / 255, premultiplied like cairo's.
static inline four draw_sums(four_sums sums, four pixels, uint32_t rgba, bool odd)
{
    const float fold = odd ? 2 : 0;
    const four_sums turns = absolute(sums),
                    whole = __builtin_convertvector(
                        __builtin_convertvector(turns / 2 + 0.5F, four_levels), four_sums),
                    inside = absolute(turns - fold * whole);
    const four_levels level = __builtin_convertvector(inside * 255 + 0.5F, four_levels),
                      more = level > 255;
    four levels = (four)((level & ~more) | (255 & more));
    if ((rgba & 255) < 255) levels = scaled_four((four){0} + (rgba & 255), levels);
    const four color = scaled_four((four){0} + (0xff000000 | rgba >> 8), levels);
    return color + scaled_four(pixels, 255 - (color >> 24));
}

static bool is_zero(const float *lanes)
{
    uint64_t words[LANES / 2];
    memcpy(words, lanes, sizeof words);
    return !(words[0] | words[1]);
}

// Draws four pixels and clears their coverage. `sum` is the coverage at their left.
static inline void draw_four(float *cover, uint32_t *pixels, float *sum, uint32_t rgba, bool odd)
{
    const float a = *sum + cover[0], b = a + cover[1], c = b + cover[2], d = c + cover[3];
    four under;
    memcpy(&under, pixels, sizeof under);
    under = draw_sums((four_sums){a, b, c, d}, under, rgba, odd);
    memcpy(pixels, &under, sizeof under);
    memset(cover, 0, LANES * sizeof *cover);
    *sum = d;
}

// Draws a row and clears its coverage.
static void draw_row(float *cover, int32_t width, uint32_t *pixels, uint32_t rgba, bool odd)
{
    float sum = 0;
    int32_t x = 0;
    for (int32_t end; x + LANES <= width; x = end) {
        for (end = x; end + LANES <= width && is_zero(cover + end);) end += LANES;
        if (end > x && sum != 0) { // pixels without edges
            const four color = draw_sums((four_sums){sum}, (four){0}, rgba, odd);
            if (color[0]) draw_span(pixels + x, end - x, color[0]);
        }
        if (end + LANES > width) continue;
        draw_four(cover + end, pixels + end, &sum, rgba, odd);
        end += LANES;
    }
    if (x < width) { // at the right edge of the picture
        const size_t count = (size_t)(width - x);
        float parts[LANES] = {0};
        uint32_t last[LANES] = {0};
        memcpy(parts, cover + x, count * sizeof *parts);
        memcpy(last, pixels + x, count * sizeof *last);
        draw_four(parts, last, &sum, rgba, odd);
        memcpy(pixels + x, last, count * sizeof *last);
        memset(cover + x, 0, count * sizeof *cover);
    }
    cover[width] = cover[width + 1] = 0;
}

static uint32_t *pixels_at(const pave_draw_raster *self, const strip *part, int32_t row)
{
    return self->pixels + (size_t)(part->top + row - self->top) * self->stride + part->left;
}

static void draw_strip(pave_draw_raster *self, const strip *part, uint32_t rgba, bool odd)
{
    enum { LINE = 64 / sizeof(uint32_t), AHEAD = 8 * LINE };
    const size_t stride = (size_t)part->width + 2;
    for (int32_t y = 0; y < part->rows; y++) // prefetch: in small shapes each row waits for memory
        for (int32_t x = 0; x < part->width && x < AHEAD; x += LINE)
            __builtin_prefetch(pixels_at(self, part, y) + x, 1);
    for (size_t i = 0; i < self->count; i++) cover_edge(part, &self->edges[i]);
    for (int32_t y = 0; y < part->rows; y++)
        draw_row(part->cover + (size_t)y * stride, part->width, pixels_at(self, part, y), rgba,
                 odd);
}

// Draws the shape of the collected edges and clears them.
static void draw_edges(pave_draw_raster *self, uint32_t rgba, bool odd)
{
    pave_box box = {{INFINITY, INFINITY}, {-INFINITY, -INFINITY}};
    for (size_t i = 0; i < self->count; i++) { // each corner starts an edge
        const pave_vec2 at = self->edges[i].from;
        box = (pave_box){{lower(box.min.x, at.x), lower(box.min.y, at.y)},
                         {higher(box.max.x, at.x), higher(box.max.y, at.y)}};
    }
    const double left = higher(floor(box.min.x), 0), top = higher(floor(box.min.y), self->top),
                 wide = LANES * ceil((box.max.x - left) / LANES), // round up to full lanes
        right = lower(left + wide, self->frame->width),
                 bottom = lower(ceil(box.max.y), self->bottom);
    const bool seen = left < right && top < bottom;
    if (seen && !self->cover) {
        self->cover = pave_common_array(self->allocator, COVER, sizeof *self->cover);
        self->failed = self->failed || !self->cover;
    }
    if (seen && !self->failed) {
        strip part = {self->cover, (int32_t)left, (int32_t)top, (int32_t)(right - left), 0};
        for (; part.top < bottom; part.top += part.rows) {
            const int32_t rows = COVER / (part.width + 2), more = (int32_t)bottom - part.top;
            part.rows = rows < more ? rows : more;
            draw_strip(self, &part, rgba, odd);
        }
    }
    self->count = 0;
}

// ---- Strokes ------------------------------------------------------------------------------------

// State of building a stroke's outline.
typedef struct pen {
    pave_draw_raster *raster;
    double half;          // half the line width
    double cos, sin;      // rotation by one arc step
    pave_vec2 begin, end; // first and last points of the outline
    bool down;
} pen;

// Chooses the arc step so that circles are accurate to a twentieth of a pixel.
static pen pen_of(pave_draw_raster *raster, double radius)
{
    pen self = {.raster = raster, .half = radius, .cos = sqrt(0.5), .sin = sqrt(0.5)};
    for (double half; half = sqrt((1 + self.cos) / 2), radius * (1 - half) > 0.05;) {
        self.sin /= 2 * half;
        self.cos = half;
    }
    return self;
}

static void line_to(pen *self, pave_vec2 at, double x, double y)
{
    const pave_vec2 to = {at.x + x, at.y + y};
    if (self->down)
        add_edge(self->raster, self->end, to);
    else
        self->begin = to;
    self->end = to;
    self->down = true;
}

// Adds an arc around `at`, from one offset to another, in the pen's direction.
static void arc_to(pen *self, pave_vec2 at, pave_vec2 from, pave_vec2 to)
{
    for (;;) {
        from = pave_vec2_of(self->cos * from.x - self->sin * from.y,
                            self->sin * from.x + self->cos * from.y);
        // Stop at or past the end. Far from it, a negative cross product means that more than half
        // a turn remains.
        if (from.x * to.y - from.y * to.x <= 0 && from.x * to.x + from.y * to.y > 0) break;
        line_to(self, at, from.x, from.y);
    }
    line_to(self, at, to.x, to.y);
}

static void add_circle(pave_draw_raster *raster, pave_vec2 at, double radius)
{
    pen self = pen_of(raster, radius);
    const pave_vec2 right = {radius, 0}, left = {-radius, 0};
    line_to(&self, at, radius, 0);
    arc_to(&self, at, right, left);
    arc_to(&self, at, left, right);
}

// Adds a corner or an end. On the inner side of a turn the outline passes through the corner, so
// that no part of the stroke is missing.
static void turn(pen *self, pave_vec2 at, pave_vec2 from, pave_vec2 to, pave_scene_cap cap)
{
    const double across = from.x * to.y - from.y * to.x;
    const bool end = across == 0 && from.x * to.x + from.y * to.y < 0;
    if ((end && cap == PAVE_SCENE_CAP_ROUND) || across > 0) {
        arc_to(self, at, from, to);
        return;
    }
    if (end && cap == PAVE_SCENE_CAP_SQUARE) {
        line_to(self, at, from.x - from.y, from.y + from.x);
        line_to(self, at, to.x - from.y, to.y + from.x);
    }
    if (!end) line_to(self, at, 0, 0);
    line_to(self, at, to.x, to.y);
}

// Adds one side of a ring's stroke, or both sides of a line's. Returns false if all points
// coincide.
static bool add_outline(pen *self, const pave_vec2 *points, int64_t count, bool line, bool back,
                        pave_scene_cap cap)
{
    const int64_t steps = line ? 2 * (count - 1) : count;
    const pave_scene_frame *frame = self->raster->frame;
    pave_vec2 first = {0, 0}, beside = {0, 0}, at = pave_draw_point(frame, points[0]);
    const pave_vec2 start = at;
    self->down = false;
    for (int64_t k = 1; k <= steps; k++) {
        const int64_t index = !line ? (back ? steps - k : k % steps) : k < count ? k : steps - k;
        const pave_vec2 to = pave_draw_point(frame, points[index]);
        const double x = to.x - at.x, y = to.y - at.y, length = sqrt(x * x + y * y);
        if (!(length > 0)) continue;
        const pave_vec2 next = {y / length * self->half, -x / length * self->half};
        if (self->down)
            turn(self, at, beside, next, cap);
        else
            line_to(self, at, (first = next).x, next.y);
        line_to(self, to, next.x, next.y);
        beside = next;
        at = to;
    }
    if (self->down) turn(self, start, beside, first, cap);
    return self->down;
}

// ---- Items --------------------------------------------------------------------------------------

static void add_ring(pave_draw_raster *self, const pave_vec2 *points, int64_t count)
{
    pave_vec2 from = pave_draw_point(self->frame, points[count - 1]);
    for (int64_t i = 0; i < count; i++) {
        const pave_vec2 to = pave_draw_point(self->frame, points[i]);
        add_edge(self, from, to);
        from = to;
    }
}

static bool add_stroke(pave_draw_raster *self, const pave_scene_item *item)
{
    const bool line = item->kind == PAVE_SCENE_LINE;
    const pave_scene_cap cap = item->style.cap;
    pen outline = pen_of(self, self->frame->scale * item->style.width / 2);
    if (line) return add_outline(&outline, item->points, item->point_count, true, false, cap);
    for (int64_t ring = 0, first = 0; ring < item->ring_count; first = item->ring_ends[ring++])
        for (int back = 0; back < 2; back++)
            if (!add_outline(&outline, item->points + first, item->ring_ends[ring] - first, false,
                             back == 1, cap))
                return false;
    return true;
}

static void draw_circle(pave_draw_raster *self, const pave_scene_item *item, bool stroked)
{
    const pave_vec2 at = pave_draw_point(self->frame, item->points[0]);
    const double radius = self->frame->scale * item->radius,
                 half = self->frame->scale * item->style.width / 2;
    if (item->style.fill & 255) add_circle(self, at, radius);
    draw_edges(self, item->style.fill, true);
    if (stroked) add_circle(self, at, radius + half);
    if (stroked && radius > half) add_circle(self, at, radius - half);
    draw_edges(self, item->style.stroke, true);
}

bool pave_draw_raster_item(pave_draw_raster *raster, const pave_scene_item *item)
{
    const pave_scene_style *style = &item->style;
    const bool stroked = (style->stroke & 255) && style->width > 0,
               shape = item->kind == PAVE_SCENE_POLYGON || item->kind == PAVE_SCENE_LINE;
    if (stroked && (style->gap > 0 ||
                    (shape && style->join != PAVE_SCENE_JOIN_ROUND && item->point_count > 2)))
        return false;
    if (item->kind == PAVE_SCENE_CIRCLE) draw_circle(raster, item, stroked);
    if (!shape) return item->kind == PAVE_SCENE_CIRCLE;
    for (int64_t ring = 0, first = 0; style->fill & 255 && ring < item->ring_count;
         first = item->ring_ends[ring++])
        add_ring(raster, item->points + first, item->ring_ends[ring] - first);
    draw_edges(raster, style->fill, true);
    const bool drawn = !stroked || add_stroke(raster, item);
    draw_edges(raster, style->stroke, false);
    return drawn;
}

void pave_draw_raster_release(pave_draw_raster *raster)
{
    PAVE_COMMON_FREE(raster->allocator, raster->cover, raster->edges);
}
