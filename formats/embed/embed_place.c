/// formats/embed/embed_place.c: positions for the nodes of a triangulation. First moves each node
/// to the weighted average of its neighbours, by conjugate gradients (M. Hestenes, E. Stiefel,
/// 1952). Then minimizes an energy of the triangles' shapes and areas step by step, without
/// inverting a triangle.
#include "embed_parts.h"

#include <math.h>
#include <string.h>

enum { BALANCES = 3, STEPS_LEAST = 40, STEPS_MOST = 200, STEPS_OF_NODES = 3000000 };

typedef struct place_work {
    const pave_embed_plane *plane;
    pave_vec2 *at;
    bool *fixed;                  ///< nodes of the outer face, and the node in it
    double *weight;               ///< for each edge
    double *sums;                 ///< for each node: the sum of its edges' weights
    pave_vec2 *rest, *way, *pull; ///< vectors of the conjugate gradients
    pave_vec2 *ring;              ///< then, in the memory of `rest`: neighbours of a node
} place_work;

/// Returns true if a triangle is positive regardless of rounding.
static bool is_positive(pave_vec2 a, pave_vec2 b, pave_vec2 c)
{
    const double left = (b.x - a.x) * (c.y - a.y), right = (b.y - a.y) * (c.x - a.x);
    return left - right > 1e-15 * (fabs(left) + fabs(right));
}

/// Returns the third corner of an arc's triangle.
static int32_t third(const pave_embed_plane *plane, int32_t arc)
{
    return pave_embed_to(plane, plane->next[arc ^ 1]);
}

static bool is_valid(const pave_embed_plane *plane, const pave_vec2 *at)
{
    for (int32_t arc = 0; arc < 2 * plane->edge_count; arc++) {
        const int32_t a = pave_embed_from(plane, arc), b = pave_embed_to(plane, arc),
                      c = third(plane, arc);
        if (a != plane->outer && b != plane->outer && c != plane->outer &&
            !is_positive(at[a], at[b], at[c]))
            return false;
    }
    return true;
}

// ---- The outer face -----------------------------------------------------------------------------

/// Returns the point of the circle at the fraction `part` of the way around it, by halving angles.
static pave_vec2 on_circle(double part)
{
    static const pave_vec2 corners[] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 0}};
    const int quarter = (int)(4 * part) & 3;
    pave_vec2 low = corners[quarter], high = corners[quarter + 1];
    double rest = 4 * part - quarter;
    for (int i = 0; i < 40; i++) {
        const pave_vec2 sum = pave_vec2_of(low.x + high.x, low.y + high.y);
        const double length = sqrt(sum.x * sum.x + sum.y * sum.y);
        const pave_vec2 middle = pave_vec2_of(sum.x / length, sum.y / length);
        rest *= 2;
        if (rest >= 1) {
            rest -= 1;
            low = middle;
        } else {
            high = middle;
        }
    }
    return low;
}

/// Places the outer face on a circle and all other nodes at its centre.
static void place_outer(place_work *work)
{
    const pave_embed_plane *plane = work->plane;
    const int32_t first = plane->first[plane->outer];
    int32_t arc = first, count = 0, i = 0;
    do count++;
    while ((arc = plane->next[arc]) != first);
    memset(work->fixed, 0, (size_t)plane->node_count * sizeof *work->fixed);
    work->fixed[plane->outer] = true;
    for (int32_t v = 0; v < plane->node_count; v++) work->at[v] = pave_vec2_of(0, 0);
    do {
        const pave_vec2 at = on_circle((double)i++ / count);
        work->fixed[pave_embed_to(plane, arc)] = true;
        work->at[pave_embed_to(plane, arc)] = at;
    } while ((arc = plane->next[arc]) != first);
}

/// Returns true if the orientation of all faces is reversed.
static bool is_mirrored(const pave_embed_plane *plane, const pave_vec2 *at)
{
    double area = 0;
    const int32_t first = plane->first[plane->outer];
    int32_t arc = first;
    do {
        const pave_vec2 a = at[pave_embed_to(plane, arc)],
                        b = at[pave_embed_to(plane, plane->next[arc])];
        area += a.x * b.y - a.y * b.x;
    } while ((arc = plane->next[arc]) != first);
    return area < 0;
}

static void mirror(const pave_embed_plane *plane, pave_vec2 *at)
{
    for (int32_t v = 0; v < plane->node_count; v++) at[v].y = -at[v].y;
}

// ---- Balanced positions ------------------------------------------------------------------------

/// Computes the force on each free node at positions `at`. If `free_only`, fixed nodes count as
/// being at 0.
static void find_pull(const place_work *work, const pave_vec2 *at, bool free_only, pave_vec2 *out)
{
    const pave_embed_plane *plane = work->plane;
    memset(out, 0, (size_t)plane->node_count * sizeof *out);
    for (int32_t e = 0; e < plane->edge_count; e++) {
        const int32_t a = plane->ends[e][0], b = plane->ends[e][1];
        const double weight = work->weight[e];
        const bool take_a = !free_only || !work->fixed[a], take_b = !free_only || !work->fixed[b];
        const double ax = take_a ? at[a].x : 0, ay = take_a ? at[a].y : 0,
                     bx = take_b ? at[b].x : 0, by = take_b ? at[b].y : 0;
        out[a].x += weight * (ax - bx);
        out[a].y += weight * (ay - by);
        out[b].x += weight * (bx - ax);
        out[b].y += weight * (by - ay);
    }
    for (int32_t v = 0; v < plane->node_count; v++)
        if (work->fixed[v]) out[v] = pave_vec2_of(0, 0);
}

static double dot(const place_work *work, const pave_vec2 *a, const pave_vec2 *b, bool scaled)
{
    double sum = 0;
    for (int32_t v = 0; v < work->plane->node_count; v++)
        if (!work->fixed[v])
            sum += (a[v].x * b[v].x + a[v].y * b[v].y) / (scaled ? work->sums[v] : 1);
    return sum;
}

/// Balances all free nodes.
static void balance(place_work *work)
{
    const pave_embed_plane *plane = work->plane;
    const int32_t count = plane->node_count, most = 100 + 20 * (int32_t)sqrt((double)count);
    memset(work->sums, 0, (size_t)count * sizeof *work->sums);
    for (int32_t e = 0; e < plane->edge_count; e++)
        for (int k = 0; k < 2; k++) work->sums[plane->ends[e][k]] += work->weight[e];
    find_pull(work, work->at, false, work->rest);
    for (int32_t v = 0; v < count; v++) {
        work->rest[v] = pave_vec2_of(-work->rest[v].x, -work->rest[v].y);
        work->way[v] =
            pave_vec2_of(work->rest[v].x / work->sums[v], work->rest[v].y / work->sums[v]);
    }
    double size = dot(work, work->rest, work->rest, true);
    const double enough = 1e-30 * size;
    for (int32_t i = 0; i < most && size > enough; i++) {
        find_pull(work, work->way, true, work->pull);
        const double length = size / dot(work, work->way, work->pull, false);
        for (int32_t v = 0; v < count; v++) {
            if (work->fixed[v]) continue;
            work->at[v].x += length * work->way[v].x;
            work->at[v].y += length * work->way[v].y;
            work->rest[v].x -= length * work->pull[v].x;
            work->rest[v].y -= length * work->pull[v].y;
        }
        const double before = size;
        size = dot(work, work->rest, work->rest, true);
        for (int32_t v = 0; v < count; v++) {
            work->way[v].x = work->rest[v].x / work->sums[v] + size / before * work->way[v].x;
            work->way[v].y = work->rest[v].y / work->sums[v] + size / before * work->way[v].y;
        }
    }
}

/// Sets weights by edge lengths, so that collapsed parts expand.
static void weigh(place_work *work)
{
    const pave_embed_plane *plane = work->plane;
    double mean = 0;
    for (int32_t e = 0; e < plane->edge_count; e++) {
        const pave_vec2 a = work->at[plane->ends[e][0]], b = work->at[plane->ends[e][1]];
        mean += sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)) / plane->edge_count;
    }
    for (int32_t e = 0; e < plane->edge_count; e++) {
        const pave_vec2 a = work->at[plane->ends[e][0]], b = work->at[plane->ends[e][1]];
        const double length = sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)) / mean;
        work->weight[e] *= length > 1e-3 ? length : 1e-3;
    }
}

/// Draws on a circle, in balance. Returns false if doubles are not precise enough.
static bool place_on_circle(place_work *work)
{
    const pave_embed_plane *plane = work->plane;
    for (int32_t e = 0; e < plane->edge_count; e++) {
        const bool out = plane->ends[e][0] == plane->outer || plane->ends[e][1] == plane->outer;
        work->weight[e] = out ? 0 : 1;
    }
    place_outer(work);
    if (is_mirrored(plane, work->at)) mirror(plane, work->at);
    for (int k = 0; k < BALANCES; k++) {
        balance(work);
        if (is_valid(plane, work->at)) return true;
        weigh(work);
    }
    return false;
}

// ---- Steps --------------------------------------------------------------------------------------

/// Lists the positions of a node's neighbours in order, preceded by the last one. Returns the
/// number of triangles.
static int32_t gather(const place_work *work, int32_t node)
{
    const pave_embed_plane *plane = work->plane;
    const int32_t first = plane->first[node];
    int32_t arc = first, count = 0;
    do {
        work->ring[++count] = work->at[pave_embed_to(plane, arc)];
        arc = plane->next[arc];
    } while (arc != first);
    work->ring[0] = work->ring[count];
    return count;
}

/// Returns true if a node at `at` lowers the energy of its triangles below `limit`. The energy
/// penalizes thin triangles and triangles smaller than `mean`, twice the average area; it is
/// INFINITY if a triangle would be inverted.
static bool is_better(const place_work *work, int32_t count, pave_vec2 at, double mean,
                      double limit)
{
    double sum = 0;
    for (int32_t k = 1; k <= count && sum < limit; k++) {
        const pave_vec2 a = work->ring[k], b = work->ring[k - 1];
        const double x = at.x - a.x, y = at.y - a.y, u = at.x - b.x, v = at.y - b.y;
        if (!is_positive(at, a, b)) return false;
        sum += (x * x + y * y + u * u + v * v + mean) / (x * v - y * u);
    }
    return sum < limit;
}

/// Moves a node to lower its energy, by at most half of the distance to its nearest neighbour.
static void step(place_work *work, int32_t node, double mean)
{
    const pave_vec2 at = work->at[node];
    const int32_t count = gather(work, node);
    pave_vec2 slope = {0, 0};
    double near = INFINITY, now = 0;
    for (int32_t k = 1; k <= count; k++) {
        const pave_vec2 a = work->ring[k], b = work->ring[k - 1];
        const double x = at.x - a.x, y = at.y - a.y, u = at.x - b.x, v = at.y - b.y,
                     area = x * v - y * u, sides = x * x + y * y + u * u + v * v + mean,
                     part = sides / (area * area);
        now += is_positive(at, a, b) ? sides / area : INFINITY;
        slope.x += 2 * (x + u) / area - part * (v - y);
        slope.y += 2 * (y + v) / area - part * (x - u);
        if (x * x + y * y < near) near = x * x + y * y;
    }
    const double length = sqrt(slope.x * slope.x + slope.y * slope.y);
    double part = 0.5 * sqrt(near) / length;
    for (int k = 0; k < 8 && length > 0; k++, part *= 0.5) {
        const pave_vec2 to = pave_vec2_of(at.x - part * slope.x, at.y - part * slope.y);
        if (!is_better(work, count, to, mean, now)) continue;
        work->at[node] = to;
        return;
    }
}

static void relax(place_work *work)
{
    const pave_embed_plane *plane = work->plane;
    const int32_t first = plane->first[plane->outer];
    double area = 0;
    int32_t arc = first;
    do {
        const pave_vec2 a = work->at[pave_embed_to(plane, arc)],
                        b = work->at[pave_embed_to(plane, plane->next[arc])];
        area += a.x * b.y - a.y * b.x;
    } while ((arc = plane->next[arc]) != first);
    const double mean = area / (2 * plane->node_count); // average over all triangles, doubled
    int32_t steps = STEPS_OF_NODES / plane->node_count;
    steps = steps < STEPS_LEAST ? STEPS_LEAST : steps > STEPS_MOST ? STEPS_MOST : steps;
    for (int32_t i = 0; i < steps; i++)
        for (int32_t v = 0; v < plane->node_count; v++)
            if (!work->fixed[v]) step(work, v, mean);
}

// ---- Placing ------------------------------------------------------------------------------------

/// Scales to an average edge length of 1, and rounds as far as all triangles stay positive.
static void finish(place_work *work, pave_vec2 *rounded)
{
    const pave_embed_plane *plane = work->plane;
    double mean = 0;
    int32_t count = 0;
    for (int32_t e = 0; e < plane->edge_count; e++) {
        const int32_t a = plane->ends[e][0], b = plane->ends[e][1];
        if (a == plane->outer || b == plane->outer) continue;
        const double x = work->at[a].x - work->at[b].x, y = work->at[a].y - work->at[b].y;
        mean += sqrt(x * x + y * y);
        count++;
    }
    for (int32_t v = 0; v < plane->node_count; v++)
        work->at[v] = pave_vec2_of(work->at[v].x * count / mean, work->at[v].y * count / mean);
    for (double units = 1024; units < 1e12; units *= 256) {
        for (int32_t v = 0; v < plane->node_count; v++)
            rounded[v] = pave_vec2_of(floor(work->at[v].x * units + 0.5) / units,
                                      floor(work->at[v].y * units + 0.5) / units);
        if (!is_valid(plane, rounded)) continue;
        memcpy(work->at, rounded, (size_t)plane->node_count * sizeof *rounded);
        return;
    }
}

pave_result pave_embed_place(const pave_embed_plane *plane, pave_vec2 *out)
{
    const pave_allocator *allocator = plane->allocator;
    const size_t nodes = (size_t)plane->node_count;
    place_work work = {.plane = plane, .at = out};
    work.fixed = pave_common_array(allocator, nodes, sizeof *work.fixed);
    work.weight = pave_common_array(allocator, (size_t)plane->edge_count, sizeof *work.weight);
    work.sums = pave_common_array(allocator, nodes, sizeof *work.sums);
    work.rest = pave_common_array(allocator, 3 * nodes, sizeof *work.rest);
    pave_result result =
        work.fixed && work.weight && work.sums && work.rest ? PAVE_OK : PAVE_NO_MEMORY;
    if (result == PAVE_OK) {
        work.way = work.rest + nodes;
        work.pull = work.way + nodes;
        if (!place_on_circle(&work)) {
            result = pave_embed_grid(plane, out);
            if (result == PAVE_OK && is_mirrored(plane, out)) mirror(plane, out);
        }
    }
    if (result == PAVE_OK) {
        work.ring = work.rest;
        relax(&work);
        finish(&work, work.rest);
    }
    PAVE_COMMON_FREE(allocator, work.rest, work.sums, work.weight, work.fixed);
    return result;
}
