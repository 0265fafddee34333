/// src/mesh/valid/mesh_knot.c: untangles a patch of a mesh by minimizing the sum of the tiles'
/// energies. The energy is minimal for a regular polygon and grows without bound as a triangle
/// loses its area.
///
/// Each tile is divided into triangles (centre, corner, next corner). Let a and b be the vectors
/// from the centre to two consecutive corners, k the number of corners, t = 2 pi / k, and W the
/// target area of the tile:
///
///     D = k / 2 (a cross b) / W                          1 in the regular polygon of area W
///     Q = k / (4 sin t) (a.a + b.b - 2 cos t a.b) / W    at least |D|, and equal in regular ones
///     E = sum over tiles of (mean of Q / chi(D)) + weight (A^2 + 1) / (2 chi(A)),  A = area / W
///
/// chi(D) = (D + sqrt(e^2 + D^2)) / 2 is close to D if D is positive, and otherwise small but
/// nonzero. An inverted tile therefore still has a gradient, and e shrinks with the worst triangle.
/// (V. Garanzha et al., "Foldover-free maps in 50 lines of code", 2021; Q / D is the energy of K.
/// Hormann, G. Greiner, "MIPS", 2000.) W is between the apparent area of the tile and the mean area
/// of the patch.
///
/// The descent is L-BFGS (J. Nocedal, "Updating Quasi-Newton Matrices with Limited Storage", 1980),
/// preconditioned by the diagonal of the second derivatives, because adjacent tiles may have very
/// different sizes. Floats never decide validity: the result is rounded to fixed-point coordinates,
/// and each triangle is tested exactly.
#include "../../base/exact.h"

#include "../unit_circle.h"
#include "mesh_knot.h"

#include "../../base/memory.h"

#include <math.h>
#include <string.h>

enum {
    PAVE_KNOT_PAIRS = 8,      ///< remembered steps
    PAVE_KNOT_STEPS = 2048,   ///< maximum number of steps per start
    PAVE_KNOT_LOOK = 8,       ///< steps between two checks
    PAVE_KNOT_HALVINGS = 24,  ///< maximum number of halvings of a step
    PAVE_KNOT_PATIENCE = 256, ///< maximum number of steps without improvement
    PAVE_KNOT_HOLDS = 3,      ///< passes that shorten moves to keep triangles positive
    PAVE_KNOT_ROUND = 64      ///< further steps once all tiles are sound
};

#define PAVE_KNOT_AREA 0.5     ///< weight of the area
#define PAVE_KNOT_LEAST 4096.0 ///< minimum target area of a tile, in fixed-point units
#define PAVE_KNOT_SOFT 0.1     ///< initial lower limit of e if the start has an inverted triangle
#define PAVE_KNOT_HARD 1e-9    ///< the lower limit of e is halved until it is below this
#define PAVE_KNOT_KEPT 0.25    ///< fraction of a triangle's area that a step with `room` keeps
#define PAVE_KNOT_ENOUGH 0.1   ///< minimum D of a patch that is round enough

typedef struct pave_knot_tile {
    double cosine, sine; ///< cosine and sine of 2 pi / k, for a tile with k sides
    double wanted;       ///< target area
} pave_knot_tile;

typedef struct pave_knot_work {
    pave_knot *knot;
    double unit;      ///< fixed-point units per unit
    pave_vec2 middle; ///< the origin, in fixed-point units
    double softness;  ///< current e
    double softest;   ///< lower limit of e; halved at each check
    double least;     ///< minimum D at the last check
    bool room;        ///< moves keep all triangles positive and the rim fixed
    pave_knot_tile *tiles;
    pave_vec2 *memory; ///< the allocation that holds all arrays below
    pave_vec2 *at, *next, *slope, *next_slope, *way, *scratch, *home;
    pave_vec2 *moves[PAVE_KNOT_PAIRS], *turns[PAVE_KNOT_PAIRS];
    double products[PAVE_KNOT_PAIRS];
    int32_t pairs, newest;
    double *stiffness, *next_stiffness, *spring;
} pave_knot_work;

// ---- Memory -------------------------------------------------------------------------------------

static size_t knot_rows(void) { return 7 + 2 * PAVE_KNOT_PAIRS + 2; }

static void knot_free(pave_knot_work *work)
{
    const pave_knot *knot = work->knot;
    PAVE_RELEASE(&knot->allocator, work->memory, work->tiles);
}

static bool knot_begin(pave_knot_work *work, pave_knot *knot)
{
    const size_t count = (size_t)knot->vertex_count;
    *work = (pave_knot_work){.knot = knot, .softest = PAVE_KNOT_SOFT};
    work->tiles = pave_array_take(&knot->allocator, (size_t)knot->tile_count, sizeof *work->tiles);
    work->memory = pave_array_allocate(&knot->allocator, knot_rows() * count, sizeof *work->memory);
    if (!work->tiles || !work->memory) return false;
    pave_vec2 *next = work->memory,
              **const rows[] = {&work->at,  &work->next,    &work->slope, &work->next_slope,
                                &work->way, &work->scratch, &work->home};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++, next += count) *rows[i] = next;
    for (int i = 0; i < PAVE_KNOT_PAIRS; i++, next += 2 * count) {
        work->moves[i] = next;
        work->turns[i] = next + count;
    }
    work->stiffness = (double *)next;
    work->next_stiffness = work->stiffness + count;
    work->spring = work->stiffness + 2 * count;
    return true;
}

// ---- Units --------------------------------------------------------------------------------------

/// Returns twice the area of the patch. Sides shared by two tiles cancel.
static double knot_turns(const pave_knot *knot)
{
    double sum = 0;
    for (int32_t t = 0; t < knot->tile_count; t++) {
        const int32_t *ring = knot->rings + knot->ring_start[t];
        const int32_t count = knot->ring_start[t + 1] - knot->ring_start[t];
        for (int32_t k = 1; k + 1 < count; k++)
            sum += (double)pave_turn(knot->at[ring[0]], knot->at[ring[k]], knot->at[ring[k + 1]]);
    }
    return sum;
}

static pave_vec2 knot_center(const pave_vec2 *at, const int32_t *ring, int32_t count)
{
    pave_vec2 sum = {0, 0};
    for (int32_t k = 0; k < count; k++) {
        sum.x += at[ring[k]].x;
        sum.y += at[ring[k]].y;
    }
    return pave_vec2_of(sum.x / count, sum.y / count);
}

/// Returns the area of the regular polygon whose corners have the tile's mean distance from the
/// centre.
static double knot_size(const pave_knot_work *work, int32_t tile)
{
    const pave_knot *knot = work->knot;
    const int32_t *ring = knot->rings + knot->ring_start[tile];
    const int32_t count = knot->ring_start[tile + 1] - knot->ring_start[tile];
    const pave_vec2 c = knot_center(work->at, ring, count);
    double sum = 0;
    for (int32_t k = 0; k < count; k++) {
        const double x = work->at[ring[k]].x - c.x, y = work->at[ring[k]].y - c.y;
        sum += x * x + y * y;
    }
    return sum * work->tiles[tile].sine / 2;
}

/// Sets the target area of each tile: the geometric mean of the mean area and the tile's scaled
/// apparent area, but at least PAVE_KNOT_LEAST. The stiffness of a spring depends on the smallest
/// adjacent tile.
static void knot_want(pave_knot_work *work)
{
    const pave_knot *knot = work->knot;
    const double least = PAVE_KNOT_LEAST / (work->unit * work->unit);
    double sum = 0;
    for (int32_t t = 0; t < knot->tile_count; t++) {
        const double size = knot_size(work, t);
        work->tiles[t].wanted = size > least ? size : least;
        sum += work->tiles[t].wanted;
    }
    for (int32_t t = 0; t < knot->tile_count; t++) {
        const double size = sqrt(work->tiles[t].wanted * knot->tile_count / sum);
        work->tiles[t].wanted = size > least ? size : least;
    }
    memset(work->spring, 0, (size_t)knot->vertex_count * sizeof *work->spring);
    for (int32_t t = 0; t < knot->tile_count; t++)
        for (int32_t i = knot->ring_start[t]; i < knot->ring_start[t + 1]; i++) {
            double *spring = &work->spring[knot->rings[i]];
            const double stiff = knot->spring / work->tiles[t].wanted;
            if (*spring < stiff) *spring = stiff;
        }
}

static void knot_measure(pave_knot_work *work)
{
    const pave_knot *knot = work->knot;
    const double area = knot_turns(knot) / 2 / knot->tile_count;
    work->unit = area > 1 ? sqrt(area) : 1;
    work->middle = pave_vec2_of(knot->at[0].x, knot->at[0].y);
    for (int32_t v = 0; v < knot->vertex_count; v++)
        work->at[v] = pave_vec2_of((knot->at[v].x - work->middle.x) / work->unit,
                                   (knot->at[v].y - work->middle.y) / work->unit);
    memcpy(work->home, work->at, (size_t)knot->vertex_count * sizeof *work->at);
    memcpy(work->next, work->at, (size_t)knot->vertex_count * sizeof *work->at);
    for (int32_t t = 0; t < knot->tile_count; t++) {
        const int32_t count = knot->ring_start[t + 1] - knot->ring_start[t];
        const pave_vec2 one = pave_unit_at(1, count);
        work->tiles[t] = (pave_knot_tile){one.x, one.y, 0};
    }
    knot_want(work);
}

// ---- The energy ---------------------------------------------------------------------------------

typedef struct pave_knot_chi {
    double root, chi; ///< sqrt(e^2 + D^2); chi' is chi / root
} pave_knot_chi;

static pave_knot_chi knot_soften(double number, double softness)
{
    const double root = sqrt(softness * softness + number * number);
    const double chi =
        number > 0 ? (number + root) / 2 : softness * softness / (2 * (root - number));
    return (pave_knot_chi){root, chi};
}

static double knot_area(const pave_vec2 *at, const int32_t *ring, int32_t count, pave_vec2 center)
{
    double sum = 0;
    pave_vec2 a = at[ring[count - 1]];
    for (int32_t k = 0; k < count; k++) {
        const pave_vec2 b = at[ring[k]];
        sum += (a.x - center.x) * (b.y - center.y) - (a.y - center.y) * (b.x - center.x);
        a = b;
    }
    return sum / 2;
}

/// Returns the minimum D of all triangles.
static double knot_least(const pave_knot_work *work, const pave_vec2 *at)
{
    const pave_knot *knot = work->knot;
    double least = HUGE_VAL;
    for (int32_t t = 0; t < knot->tile_count; t++) {
        const int32_t *ring = knot->rings + knot->ring_start[t];
        const int32_t count = knot->ring_start[t + 1] - knot->ring_start[t];
        const pave_vec2 c = knot_center(at, ring, count);
        for (int32_t k = 0; k < count; k++) {
            const pave_vec2 p = at[ring[k]], q = at[ring[k + 1 < count ? k + 1 : 0]];
            const double d = ((p.x - c.x) * (q.y - c.y) - (p.y - c.y) * (q.x - c.x)) * count / 2 /
                             work->tiles[t].wanted;
            if (d < least) least = d;
        }
    }
    return least;
}

/// Returns the energy of a tile, and adds its gradient and stiffness to those of its corners.
static double knot_tile_energy(const pave_knot_work *work, int32_t tile, const pave_vec2 *at,
                               pave_vec2 *slope, double *stiffness)
{
    const pave_knot *knot = work->knot;
    const int32_t *ring = knot->rings + knot->ring_start[tile];
    const int32_t count = knot->ring_start[tile + 1] - knot->ring_start[tile];
    const pave_vec2 c = knot_center(at, ring, count);
    const double cosine = work->tiles[tile].cosine, wanted = work->tiles[tile].wanted,
                 half = count / 2.0 / wanted, share = 1.0 / count,
                 scale = half / 2 / work->tiles[tile].sine;
    const double area = knot_area(at, ring, count, c) / wanted;
    const pave_knot_chi whole = knot_soften(area, work->softness);
    const double square = (area * area + 1) / 2;
    double energy = PAVE_KNOT_AREA * square / whole.chi;
    const double pull = PAVE_KNOT_AREA * (area - square / whole.root) / whole.chi / 2 / wanted,
                 stiff = PAVE_KNOT_AREA *
                         (1 / whole.chi + 2 * square / (whole.root * whole.root * whole.root)) / 8 /
                         wanted / wanted;
    pave_vec2 mean = {0, 0};
    for (int32_t k = 0; k < count; k++) {
        const int32_t i = ring[k], j = ring[k + 1 < count ? k + 1 : 0],
                      l = ring[k > 0 ? k - 1 : count - 1];
        const pave_vec2 a = {at[i].x - c.x, at[i].y - c.y}, b = {at[j].x - c.x, at[j].y - c.y};
        const double aa = a.x * a.x + a.y * a.y, bb = b.x * b.x + b.y * b.y,
                     ab = a.x * b.x + a.y * b.y;
        const double d = half * (a.x * b.y - a.y * b.x), q = scale * (aa + bb - 2 * cosine * ab);
        const pave_knot_chi soft = knot_soften(d, work->softness);
        const double one = share / soft.chi, line = 2 * scale * one,
                     turn = one * q / soft.root * half,
                     bend = share * q / (soft.root * soft.root * soft.root) * half * half;
        energy += one * q;
        const pave_vec2 ga = {line * (a.x - cosine * b.x) - turn * b.y,
                              line * (a.y - cosine * b.y) + turn * b.x},
                        gb = {line * (b.x - cosine * a.x) + turn * a.y,
                              line * (b.y - cosine * a.y) - turn * a.x};
        slope[i].x += ga.x;
        slope[i].y += ga.y;
        slope[j].x += gb.x;
        slope[j].y += gb.y;
        mean.x += ga.x + gb.x;
        mean.y += ga.y + gb.y;
        stiffness[i] += line + bend * bb;
        stiffness[j] += line + bend * aa;
        const pave_vec2 e = {at[j].x - at[l].x, at[j].y - at[l].y};
        slope[i].x += pull * e.y;
        slope[i].y -= pull * e.x;
        stiffness[i] += stiff * (e.x * e.x + e.y * e.y);
    }
    for (int32_t k = 0; k < count; k++) {
        slope[ring[k]].x -= mean.x * share;
        slope[ring[k]].y -= mean.y * share;
    }
    return energy;
}

static double knot_energy(const pave_knot_work *work, const pave_vec2 *at, pave_vec2 *slope,
                          double *stiffness)
{
    const pave_knot *knot = work->knot;
    double energy = 0;
    memset(slope, 0, (size_t)knot->vertex_count * sizeof *slope);
    memset(stiffness, 0, (size_t)knot->vertex_count * sizeof *stiffness);
    for (int32_t t = 0; t < knot->tile_count; t++)
        energy += knot_tile_energy(work, t, at, slope, stiffness);
    for (int32_t v = knot->inner_count; v < knot->free_count; v++) {
        const double x = at[v].x - work->home[v].x, y = at[v].y - work->home[v].y,
                     spring = work->spring[v];
        energy += spring * (x * x + y * y) / 2;
        slope[v].x += spring * x;
        slope[v].y += spring * y;
        stiffness[v] += spring;
    }
    return energy;
}

// ---- Descent ------------------------------------------------------------------------------------

static double knot_dot(const pave_knot_work *work, const pave_vec2 *a, const pave_vec2 *b)
{
    double sum = 0;
    for (int32_t v = 0; v < work->knot->free_count; v++) sum += a[v].x * b[v].x + a[v].y * b[v].y;
    return sum;
}

static void knot_add(const pave_knot_work *work, pave_vec2 *to, double times, const pave_vec2 *what)
{
    for (int32_t v = 0; v < work->knot->free_count; v++) {
        to[v].x += times * what[v].x;
        to[v].y += times * what[v].y;
    }
}

/// Computes the descent direction from the gradient and the last steps.
static void knot_aim(pave_knot_work *work)
{
    double alphas[PAVE_KNOT_PAIRS];
    const int32_t free = work->knot->free_count;
    for (int32_t v = 0; v < free; v++)
        work->way[v] = pave_vec2_of(-work->slope[v].x, -work->slope[v].y);
    for (int32_t i = 0; i < work->pairs; i++) {
        const int32_t p = (work->newest + PAVE_KNOT_PAIRS - i) % PAVE_KNOT_PAIRS;
        alphas[p] = knot_dot(work, work->moves[p], work->way) / work->products[p];
        knot_add(work, work->way, -alphas[p], work->turns[p]);
    }
    for (int32_t v = 0; v < free; v++) {
        const double soft = work->stiffness[v] > 0 ? 1 / work->stiffness[v] : 0;
        work->way[v].x *= soft;
        work->way[v].y *= soft;
    }
    for (int32_t i = work->pairs - 1; i >= 0; i--) {
        const int32_t p = (work->newest + PAVE_KNOT_PAIRS - i) % PAVE_KNOT_PAIRS;
        const double beta = knot_dot(work, work->turns[p], work->way) / work->products[p];
        knot_add(work, work->way, alphas[p] - beta, work->moves[p]);
    }
}

/// Stores the changes of a step for later directions.
static void knot_learn(pave_knot_work *work)
{
    const int32_t slot = (work->newest + 1) % PAVE_KNOT_PAIRS;
    for (int32_t v = 0; v < work->knot->free_count; v++) {
        work->moves[slot][v] =
            pave_vec2_of(work->next[v].x - work->at[v].x, work->next[v].y - work->at[v].y);
        work->turns[slot][v] = pave_vec2_of(work->next_slope[v].x - work->slope[v].x,
                                            work->next_slope[v].y - work->slope[v].y);
    }
    const double product = knot_dot(work, work->moves[slot], work->turns[slot]);
    if (!(product > 0)) return;
    work->products[slot] = product;
    work->newest = slot;
    if (work->pairs < PAVE_KNOT_PAIRS) work->pairs++;
}

/// Returns the minimum fraction of area that a triangle of the tile keeps if its corners move by
/// `far` times the direction.
static double knot_kept(const pave_knot_work *work, int32_t tile, double far)
{
    const pave_knot *knot = work->knot;
    const int32_t *ring = knot->rings + knot->ring_start[tile];
    const int32_t count = knot->ring_start[tile + 1] - knot->ring_start[tile];
    const pave_vec2 c = knot_center(work->at, ring, count), d = knot_center(work->way, ring, count);
    double least = HUGE_VAL;
    for (int32_t k = 0; k < count; k++) {
        const int32_t i = ring[k], j = ring[k + 1 < count ? k + 1 : 0];
        const pave_vec2 a = {work->at[i].x - c.x, work->at[i].y - c.y},
                        b = {work->at[j].x - c.x, work->at[j].y - c.y},
                        e = {a.x + far * (work->way[i].x - d.x),
                             a.y + far * (work->way[i].y - d.y)},
                        f = {b.x + far * (work->way[j].x - d.x),
                             b.y + far * (work->way[j].y - d.y)};
        const double kept = (e.x * f.y - e.y * f.x) / (a.x * b.y - a.y * b.x);
        if (kept < least) least = kept;
    }
    return least;
}

/// Keeps the rim fixed, and shortens the move of each other vertex so that all triangles of its
/// tiles stay positive. A tile that cannot move therefore does not stop the others. A pass is only
/// approximate, because the vertices of a tile move by different fractions.
static void knot_hold(pave_knot_work *work)
{
    const pave_knot *knot = work->knot;
    double *parts = (double *)work->scratch;
    for (int pass = 0; pass < PAVE_KNOT_HOLDS; pass++) {
        for (int32_t v = 0; v < knot->vertex_count; v++) parts[v] = v < knot->inner_count;
        for (int32_t t = 0; t < knot->tile_count; t++) {
            double far = 1;
            while (far > 1e-9 && !(knot_kept(work, t, far) > PAVE_KNOT_KEPT)) far /= 2;
            for (int32_t i = knot->ring_start[t]; i < knot->ring_start[t + 1] && far < 1; i++)
                if (far < parts[knot->rings[i]]) parts[knot->rings[i]] = far;
        }
        for (int32_t v = 0; v < knot->free_count; v++) {
            work->way[v].x *= parts[v];
            work->way[v].y *= parts[v];
        }
    }
}

/// Performs one step. Returns false if no step lowers the energy.
static bool knot_step(pave_knot_work *work, double *energy)
{
    knot_aim(work);
    if (work->room) knot_hold(work);
    double slope = knot_dot(work, work->slope, work->way);
    if (!(slope < 0)) {
        if (work->pairs == 0) return false;
        work->pairs = 0;
        knot_aim(work);
        if (work->room) knot_hold(work);
        slope = knot_dot(work, work->slope, work->way);
        if (!(slope < 0)) return false;
    }
    double far = 1;
    for (int i = 0; i < PAVE_KNOT_HALVINGS; i++, far /= 2) {
        for (int32_t v = 0; v < work->knot->free_count; v++)
            work->next[v] = pave_vec2_of(work->at[v].x + far * work->way[v].x,
                                         work->at[v].y + far * work->way[v].y);
        const double next = knot_energy(work, work->next, work->next_slope, work->next_stiffness);
        if (!(next <= *energy + 1e-4 * far * slope)) continue;
        knot_learn(work);
        *energy = next;
        pave_vec2 *at = work->at, *was = work->slope;
        double *stiffness = work->stiffness;
        work->at = work->next, work->next = at;
        work->slope = work->next_slope, work->next_slope = was;
        work->stiffness = work->next_stiffness, work->next_stiffness = stiffness;
        return true;
    }
    if (work->pairs == 0) return false;
    work->pairs = 0;
    return true;
}

// ---- Fixed-point coordinates --------------------------------------------------------------------

int32_t pave_knot_bad(const pave_knot *knot)
{
    int32_t bad = 0;
    for (int32_t t = 0; t < knot->tile_count; t++) {
        const int32_t *ring = knot->rings + knot->ring_start[t];
        const int32_t count = knot->ring_start[t + 1] - knot->ring_start[t];
        int64_t x = 0, y = 0;
        for (int32_t k = 0; k < count; k++) {
            x += knot->at[ring[k]].x;
            y += knot->at[ring[k]].y;
        }
        const pave_point center = {pave_mean_of(x, count), pave_mean_of(y, count)};
        bool sound = true;
        for (int32_t k = 0; k < count && sound; k++)
            sound =
                pave_turn(center, knot->at[ring[k]], knot->at[ring[k + 1 < count ? k + 1 : 0]]) > 0;
        bad += !sound;
    }
    return bad;
}

/// Rounds the positions of the free vertices and stores them in the knot.
static void knot_round_off(const pave_knot_work *work)
{
    pave_knot *knot = work->knot;
    for (int32_t v = 0; v < knot->free_count; v++)
        knot->at[v] = pave_point_near(work->middle.x + work->unit * work->at[v].x,
                                      work->middle.y + work->unit * work->at[v].y);
}

/// Stores the rounded positions of the free vertices in the knot. If a tile is then not sound,
/// restores the old positions and returns false.
static bool knot_snap(const pave_knot_work *work)
{
    pave_knot *knot = work->knot;
    pave_point *was = (pave_point *)work->scratch;
    memcpy(was, knot->at, (size_t)knot->free_count * sizeof *was);
    knot_round_off(work);
    if (pave_knot_bad(knot) == 0) return true;
    memcpy(knot->at, was, (size_t)knot->free_count * sizeof *was);
    return false;
}

/// Finds the worst triangle and sets e accordingly.
static void knot_look(pave_knot_work *work, double *energy)
{
    work->least = knot_least(work, work->at);
    const double below = work->least < 0 ? work->least : 0;
    const double soft = 0.2 * -below;
    if (work->softest > PAVE_KNOT_HARD) work->softest /= 2;
    work->softness = soft > work->softest ? soft : work->softest;
    *energy = knot_energy(work, work->at, work->slope, work->stiffness);
}

/// Descends until all tiles are sound, then makes up to PAVE_KNOT_ROUND more steps unless all tiles
/// are already round enough. Stops early if the worst triangle has hardly improved for
/// PAVE_KNOT_PATIENCE steps.
static bool knot_descend(pave_knot_work *work)
{
    int32_t steps = PAVE_KNOT_STEPS;
    bool sound = false;
    double energy = 0, earlier = -HUGE_VAL;
    for (int32_t step = 0; step < steps; step++) {
        if (step % PAVE_KNOT_LOOK == 0) {
            if (step > 0 && knot_snap(work)) {
                if (!sound) steps = step + PAVE_KNOT_ROUND;
                if (work->least > PAVE_KNOT_ENOUGH) return true;
                sound = true;
            }
            knot_look(work, &energy);
        }
        if (step % PAVE_KNOT_PATIENCE == 0 && step > PAVE_KNOT_PATIENCE) {
            if (!sound && work->least < 0.8 * earlier) return false;
            if (earlier < work->least) earlier = work->least;
        }
        if (!knot_step(work, &energy)) break;
    }
    return knot_snap(work) || sound;
}

// ---- Initial positions --------------------------------------------------------------------------

/// Starts from the current positions.
static bool knot_try_home(pave_knot_work *work)
{
    work->softest = PAVE_KNOT_SOFT;
    return knot_descend(work);
}

/// Draws the inner vertices. Returns the minimum D, or NaN if out of memory.
static double knot_draw_anew(pave_knot_work *work, bool layered)
{
    memcpy(work->at, work->home, (size_t)work->knot->vertex_count * sizeof *work->at);
    if (!pave_knot_draw(work->knot, layered, work->at)) return NAN;
    knot_want(work);
    return knot_least(work, work->at);
}

/// Starts from the better of two balanced drawings of the inner vertices. Triangles that are all
/// positive there stay positive during the descent.
static bool knot_try_drawn(pave_knot_work *work, bool *memory)
{
    const double plain = knot_draw_anew(work, false);
    double least = knot_draw_anew(work, true);
    if (plain > least) least = knot_draw_anew(work, false);
    *memory = plain == plain && least == least;
    if (!*memory) return false;
    work->pairs = 0;
    work->softest = least > 0 ? 0 : PAVE_KNOT_SOFT;
    return knot_descend(work);
}

pave_result pave_knot_untangle_truncated(pave_knot *knot)
{
    pave_knot_work work;
    double energy;
    assert(knot->free_count > 0);
    pave_result result = knot_begin(&work, knot) ? PAVE_OK : PAVE_NO_MEMORY;
    if (result == PAVE_OK) {
        knot_measure(&work);
        result = pave_knot_draw_truncated(knot, work.at);
    }
    if (result == PAVE_OK) {
        knot_want(&work);
        work.softest = 0;
        work.room = true;
        knot_look(&work, &energy);
        if (!(work.least > 0)) result = PAVE_NOT_FOUND;
    }
    for (int32_t step = 0; result == PAVE_OK && step < PAVE_KNOT_ROUND; step++)
        if (!knot_step(&work, &energy)) break;
    if (result == PAVE_OK) knot_round_off(&work);
    knot_free(&work);
    return result;
}

pave_result pave_knot_untangle(pave_knot *knot)
{
    pave_knot_work work;
    bool memory = knot_begin(&work, knot), sound = false;
    assert(knot->free_count > 0);
    if (memory) {
        knot_measure(&work);
        sound = knot_try_home(&work);
        if (!sound) sound = knot_try_drawn(&work, &memory);
    }
    knot_free(&work);
    return !memory ? PAVE_NO_MEMORY : sound ? PAVE_OK : PAVE_NOT_FOUND;
}
