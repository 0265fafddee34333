/// src/mesh/valid/mesh_knot_draw.c: puts every inner vertex of a knot at the weighted mean of its
/// adjacent vertices and of the centres of its tiles. Inside a convex outline every triangle of
/// this drawing is positive, whatever the weights (W. Tutte, "How to Draw a Graph", 1963; M.
/// Floater, "One-to-one piecewise linear mappings over triangulations", 2003). With equal weights,
/// nested tiles shrink exponentially. A side that leads inwards therefore has a weight that grows
/// with the number h of vertex layers further inside: forces then grow like h, and their sum like
/// h^2.
///
/// The equations are solved for x and y together by the conjugate gradient method with the diagonal
/// as preconditioner (M. Hestenes, E. Stiefel, "Methods of Conjugate Gradients for Solving Linear
/// Systems", 1952). All sums run in the order of tiles or vertices.
#include "../../base/exact.h"

#include "mesh_knot.h"

#include "../../base/memory.h"

#include <math.h>
#include <string.h>

#define PAVE_DRAW_LAYER 3.0 ///< times h^2: weight of a side with h vertex layers further inside

typedef struct pave_draw {
    const pave_knot *knot;
    pave_vec2 *at;
    /// distance of each vertex from the outline; sides at vertices of many tiles count more
    int32_t *depth;
    int32_t *height; ///< for each vertex, the number of vertex layers further inside
    int32_t *degree; ///< number of tiles at each vertex
    double *weight;  ///< weight of the side from each corner
    double *spoke;   ///< weight of the spokes of each tile
    double *diagonal;
    pave_vec2 *left;      ///< residual of each vertex
    pave_vec2 *direction; ///< search direction
    pave_vec2 *along;     ///< the equations applied to the direction
} pave_draw;

// ---- Memory -------------------------------------------------------------------------------------

static void draw_free(pave_draw *draw)
{
    const pave_knot *knot = draw->knot;
    PAVE_RELEASE(&knot->allocator, draw->left, draw->diagonal, draw->weight, draw->depth);
}

static bool draw_begin(pave_draw *draw, const pave_knot *knot, pave_vec2 *at)
{
    const size_t count = (size_t)knot->vertex_count,
                 corners = (size_t)knot->ring_start[knot->tile_count];
    *draw = (pave_draw){.knot = knot, .at = at};
    draw->depth = pave_array_allocate(&knot->allocator, 3 * count, sizeof *draw->depth);
    draw->weight =
        pave_array_take(&knot->allocator, corners + (size_t)knot->tile_count, sizeof *draw->weight);
    draw->diagonal = pave_array_allocate(&knot->allocator, count, sizeof *draw->diagonal);
    draw->left = pave_array_allocate(&knot->allocator, 3 * count, sizeof *draw->left);
    if (!draw->depth || !draw->weight || !draw->diagonal || !draw->left) return false;
    draw->height = draw->depth + count;
    draw->degree = draw->depth + 2 * count;
    draw->spoke = draw->weight + corners;
    draw->direction = draw->left + count;
    draw->along = draw->left + 2 * count;
    return true;
}

// ---- Weights ------------------------------------------------------------------------------------

/// Calls `side` for every side of every tile, in order; repeats until a pass changes nothing.
static void draw_spread(pave_draw *draw, bool (*side)(pave_draw *draw, int32_t a, int32_t b))
{
    const pave_knot *knot = draw->knot;
    for (bool changed = true; changed;) {
        changed = false;
        for (int32_t t = 0; t < knot->tile_count; t++) {
            const int32_t *ring = knot->rings + knot->ring_start[t];
            const int32_t count = knot->ring_start[t + 1] - knot->ring_start[t];
            for (int32_t k = 0; k < count; k++) {
                const int32_t a = ring[k], b = ring[k + 1 < count ? k + 1 : 0];
                changed |= side(draw, a, b);
                changed |= side(draw, b, a);
            }
        }
    }
}

static int32_t draw_length(const pave_draw *draw, int32_t a, int32_t b)
{
    const int32_t most = draw->degree[a] > draw->degree[b] ? draw->degree[a] : draw->degree[b];
    return most > 3 ? most / 3 : 1;
}

static bool draw_deepen(pave_draw *draw, int32_t a, int32_t b)
{
    const int32_t depth = draw->depth[a] + draw_length(draw, a, b);
    if (draw->depth[b] <= depth) return false;
    draw->depth[b] = depth;
    return true;
}

static bool draw_raise(pave_draw *draw, int32_t a, int32_t b)
{
    if (draw->depth[b] != draw->depth[a] + draw_length(draw, a, b)) return false;
    if (draw->height[a] > draw->height[b]) return false;
    draw->height[a] = draw->height[b] + 1;
    return true;
}

/// Returns the weight of a side.
static double draw_weight(const pave_draw *draw, int32_t a, int32_t b)
{
    const double hub = (double)draw->degree[a] * draw->degree[b] / 9, light = hub > 1 ? 1 / hub : 1;
    if (draw->depth[a] == draw->depth[b]) return light;
    const double layers = draw->height[draw->depth[a] < draw->depth[b] ? a : b];
    return (1 + PAVE_DRAW_LAYER * layers * layers) * light;
}

/// Returns the weight of the spokes of a tile: it decreases with the number of its sides and with
/// the maximum number of tiles at its vertices.
static double draw_spoke(const pave_draw *draw, const int32_t *ring, int32_t count)
{
    int32_t most = 3;
    for (int32_t k = 0; k < count; k++)
        if (draw->degree[ring[k]] > most) most = draw->degree[ring[k]];
    return 3.0 / most * (count > 6 ? 36.0 / ((double)count * count) : 1);
}

static void draw_weigh(pave_draw *draw, bool layered)
{
    const pave_knot *knot = draw->knot;
    for (int32_t v = 0; v < knot->inner_count; v++) draw->depth[v] = INT32_MAX / 2;
    for (int32_t i = 0; i < knot->ring_start[knot->tile_count]; i++) draw->degree[knot->rings[i]]++;
    if (layered) {
        draw_spread(draw, draw_deepen);
        draw_spread(draw, draw_raise);
    }
    for (int32_t t = 0; t < knot->tile_count; t++) {
        const int32_t first = knot->ring_start[t], last = knot->ring_start[t + 1] - 1;
        const double spoke = layered ? draw_spoke(draw, knot->rings + first, last - first + 1) : 1;
        draw->spoke[t] = spoke;
        for (int32_t i = first; i <= last; i++) {
            const int32_t a = knot->rings[i], b = knot->rings[i < last ? i + 1 : first];
            // Each side belongs to two tiles, except on the outline.
            draw->weight[i] = layered ? draw_weight(draw, a, b) / 2 : 0.5;
            draw->diagonal[a] += draw->weight[i] + spoke * (1 - 1 / (double)(last - first + 1));
            draw->diagonal[b] += draw->weight[i];
        }
    }
}

// ---- The equations ------------------------------------------------------------------------------

/// Stores the equations applied to `in` in `out`: at each inner vertex, the sum of the weighted
/// differences from its adjacent vertices; 0 at other vertices.
static void draw_apply(const pave_draw *draw, const pave_vec2 *in, pave_vec2 *out)
{
    const pave_knot *knot = draw->knot;
    memset(out, 0, (size_t)knot->vertex_count * sizeof *out);
    for (int32_t t = 0; t < knot->tile_count; t++) {
        const int32_t first = knot->ring_start[t], last = knot->ring_start[t + 1] - 1;
        pave_vec2 center = {0, 0};
        for (int32_t i = first; i <= last; i++) {
            center.x += in[knot->rings[i]].x;
            center.y += in[knot->rings[i]].y;
        }
        center.x /= (double)(last - first + 1);
        center.y /= (double)(last - first + 1);
        const double spoke = draw->spoke[t];
        for (int32_t i = first; i <= last; i++) {
            const int32_t a = knot->rings[i], b = knot->rings[i < last ? i + 1 : first];
            const pave_vec2 side = {draw->weight[i] * (in[a].x - in[b].x),
                                    draw->weight[i] * (in[a].y - in[b].y)};
            out[a].x += side.x + spoke * (in[a].x - center.x);
            out[a].y += side.y + spoke * (in[a].y - center.y);
            out[b].x -= side.x;
            out[b].y -= side.y;
        }
    }
    const size_t staying = (size_t)(knot->vertex_count - knot->inner_count);
    memset(out + knot->inner_count, 0, staying * sizeof *out);
}

static pave_vec2 draw_product(const pave_draw *draw, const pave_vec2 *a, const pave_vec2 *b)
{
    pave_vec2 sum = {0, 0};
    for (int32_t v = 0; v < draw->knot->inner_count; v++) {
        sum.x += a[v].x * b[v].x;
        sum.y += a[v].y * b[v].y;
    }
    return sum;
}

/// Returns the residual weighted by the diagonal, a measure of the remaining squared moves.
static pave_vec2 draw_rest(const pave_draw *draw)
{
    pave_vec2 sum = {0, 0};
    for (int32_t v = 0; v < draw->knot->inner_count; v++) {
        sum.x += draw->left[v].x * draw->left[v].x / draw->diagonal[v];
        sum.y += draw->left[v].y * draw->left[v].y / draw->diagonal[v];
    }
    return sum;
}

static pave_vec2 draw_first(pave_draw *draw)
{
    draw_apply(draw, draw->at, draw->left);
    for (int32_t v = 0; v < draw->knot->inner_count; v++) {
        draw->left[v] = pave_vec2_of(-draw->left[v].x, -draw->left[v].y);
        draw->direction[v] =
            pave_vec2_of(draw->left[v].x / draw->diagonal[v], draw->left[v].y / draw->diagonal[v]);
    }
    return draw_rest(draw);
}

static pave_vec2 draw_step(pave_draw *draw, pave_vec2 rest)
{
    draw_apply(draw, draw->direction, draw->along);
    const pave_vec2 length = draw_product(draw, draw->direction, draw->along);
    const pave_vec2 far = {length.x > 0 ? rest.x / length.x : 0,
                           length.y > 0 ? rest.y / length.y : 0};
    for (int32_t v = 0; v < draw->knot->inner_count; v++) {
        draw->at[v].x += far.x * draw->direction[v].x;
        draw->at[v].y += far.y * draw->direction[v].y;
        draw->left[v].x -= far.x * draw->along[v].x;
        draw->left[v].y -= far.y * draw->along[v].y;
    }
    const pave_vec2 after = draw_rest(draw);
    const pave_vec2 turn = {rest.x > 0 ? after.x / rest.x : 0, rest.y > 0 ? after.y / rest.y : 0};
    for (int32_t v = 0; v < draw->knot->inner_count; v++) {
        draw->direction[v].x = draw->left[v].x / draw->diagonal[v] + turn.x * draw->direction[v].x;
        draw->direction[v].y = draw->left[v].y / draw->diagonal[v] + turn.y * draw->direction[v].y;
    }
    return after;
}

bool pave_knot_draw(const pave_knot *knot, bool layered, pave_vec2 *at)
{
    pave_draw draw;
    const bool memory = draw_begin(&draw, knot, at);
    if (memory) {
        draw_weigh(&draw, layered);
        const int64_t most = 256 + 16 * (int64_t)sqrt((double)knot->vertex_count);
        pave_vec2 rest = draw_first(&draw);
        const double enough = 1e-24 * (rest.x + rest.y);
        for (int64_t step = 0; step < most && rest.x + rest.y > enough; step++)
            rest = draw_step(&draw, rest);
    }
    draw_free(&draw);
    return memory;
}
