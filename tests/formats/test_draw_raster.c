/// tests/formats/test_draw_raster.c: fills and strokes beside what 100 points of each pixel say.
#include "../test.h"
#include "src/scene/scene_model.h"

#include <pave/formats/draw.h>

#include <math.h>

enum { SIDE = 40, POINTS = 10, CORNERS = 8 };

/// Closed, each half of the corners is a ring.
typedef struct shape {
    pave_vec2 at[CORNERS];
    bool closed;
    double half; ///< of the stroke; 0: filled
    pave_scene_cap cap;
} shape;

static uint64_t number;

static double random_to(double most)
{
    number = number * UINT64_C(6364136223846793005) + 1442695040888963407;
    return most * (double)(number >> 40) / (1 << 24);
}

/// Whether a point is on the stroke from one corner to another.
static bool is_on(const shape *self, int from, int to, pave_vec2 at)
{
    const pave_vec2 a = self->at[from], b = self->at[to];
    const double x = b.x - a.x, y = b.y - a.y, length = sqrt(x * x + y * y),
                 along = ((at.x - a.x) * x + (at.y - a.y) * y) / length,
                 beside = fabs((at.x - a.x) * y - (at.y - a.y) * x) / length,
                 beyond = along < 0        ? -along
                          : along > length ? along - length
                                           : 0;
    const bool end =
        !self->closed && ((along < 0 && from == 0) || (along > length && to == CORNERS - 1));
    if (end && self->cap != PAVE_SCENE_CAP_ROUND)
        return beside <= self->half &&
               beyond <= (self->cap == PAVE_SCENE_CAP_SQUARE ? self->half : 0);
    return beyond * beyond + beside * beside <= self->half * self->half;
}

static bool is_covered(const shape *self, pave_vec2 at)
{
    bool odd = false;
    for (int k = 0; k < CORNERS; k++) {
        const int ring = CORNERS / 2, to = self->closed ? k / ring * ring + (k + 1) % ring : k + 1;
        if (to == CORNERS) break;
        const pave_vec2 a = self->at[k], b = self->at[to];
        if (self->half > 0 && is_on(self, k, to, at)) return true;
        odd ^=
            (a.y > at.y) != (b.y > at.y) && at.x < a.x + (at.y - a.y) * (b.x - a.x) / (b.y - a.y);
    }
    return self->half == 0 && odd;
}

/// Sums of areas are exact but where several sides share a pixel: at most `rough` pixels.
static void assert_drawn(const shape *self, int rough)
{
    static const int64_t sizes[] = {CORNERS / 2, CORNERS / 2};
    static uint8_t rgba[4 * SIDE * SIDE];
    const pave_scene_frame frame = {.scale = 1, .width = SIDE, .height = SIDE};
    const pave_scene_style style = {.stroke = 255, .width = 2 * self->half, .cap = self->cap},
                           filled = {.fill = 255};
    pave_scene *scene = NULL;
    assert_ok(pave_scene_create(&(pave_scene_def){0}, NULL, &scene, NULL));
    if (self->closed)
        pave_scene_add_polygon_rings(scene, self->at, sizes, 2, self->half > 0 ? &style : &filled);
    else
        pave_scene_add_line(scene, self->at, CORNERS, &style);
    assert_ok(pave_draw_pixels(scene, &frame, NULL, rgba, NULL));
    pave_scene_destroy(scene);
    for (int i = 0; i < SIDE * SIDE; i++) {
        int inside = 0;
        for (int k = 0; k < POINTS * POINTS; k++)
            inside += is_covered(self, pave_vec2_of(i % SIDE + (k % POINTS + 0.5) / POINTS,
                                                    i / SIDE + (k / POINTS + 0.5) / POINTS));
        const int drawn = rgba[4 * i + 3], wanted = inside * 255 / (POINTS * POINTS);
        rough -= abs(drawn - wanted) > 16;
        if (rough < 0) fail_msg("%d,%d: %d, not %d", i % SIDE, i / SIDE, drawn, wanted);
    }
}

/// A ring within another, both with corners that point inwards.
TEST(rings_cover_what_points_say)
{
    static const double way[][2] = {{1, 0.1}, {-0.1, 1}, {-1, 0.2}, {0.1, -1}};
    for (int n = 0; n < 20; n++) {
        shape self = {.closed = true};
        for (int k = 0; k < CORNERS; k++) {
            const double far = k < CORNERS / 2 ? 11 + random_to(18) : 2 + random_to(5);
            self.at[k] =
                pave_vec2_of(SIDE / 2.0 + far * way[k % 4][0], SIDE / 2.0 + far * way[k % 4][1]);
        }
        assert_drawn(&self, 0);
    }
}

/// Corners also lie beyond all sides of the picture.
TEST(tangles_cover_what_points_say)
{
    enum { SHAPES = 42 };
    for (int n = 0; n < SHAPES; n++) {
        shape self = {.closed = n % 2, .half = n % 3 == 1 || n % 2 == 0 ? 0.2 + random_to(9) : 0};
        self.cap = (pave_scene_cap)(n / 2 % 3);
        for (int k = 0; k < CORNERS; k++)
            self.at[k] = pave_vec2_of(random_to(1.6 * SIDE) - 0.3 * SIDE,
                                      random_to(1.6 * SIDE) - 0.3 * SIDE);
        assert_drawn(&self, SIDE * SIDE / 50);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
