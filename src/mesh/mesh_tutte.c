/// src/mesh/mesh_tutte.c: the last resort: every vertex at the mean of what it is joined to, when
/// each tile has a spoke from its centre to each of its vertices. That is a embedding of a
/// triangulation; inside a convex rim it has no triangle that is not positive (W. Tutte, "How to
/// Draw a Graph", 1963; M. Floater, "One-to-one piecewise linear mappings over triangulations",
/// 2003), except for rounding.
///
/// The equations are solved by conjugate gradients with the diagonal as preconditioner (M.
/// Hestenes, E. Stiefel, "Methods of Conjugate Gradients for Solving Linear Systems", 1952), x and
/// y beside each other; all sums go tile by tile or vertex by vertex, in order.
#include "../base/exact.h"

#include "mesh_rim.h"
#include "mesh_shape.h"
#include "mesh_unit.h"

#include "../base/memory.h"

#include <math.h>
#include <string.h>

typedef struct pave_solve {
    pave_mesh *mesh;
    pave_vec2 *at;        ///< vertex_count of each: where it is,
    pave_vec2 *left;      ///< what is left over of its equation,
    pave_vec2 *direction; ///< where to go,
    pave_vec2 *along;     ///< and the equations of that
    double *diagonal;
} pave_solve;

// ---- Room ---------------------------------------------------------------------------------------

static void pave_solve_free(pave_solve *solve)
{
    const pave_allocator *allocator = &solve->mesh->allocator;
    size_t count = (size_t)solve->mesh->vertex_count;
    pave_array_release(allocator, solve->diagonal, count, sizeof *solve->diagonal);
    pave_array_release(allocator, solve->along, count, sizeof *solve->along);
    pave_array_release(allocator, solve->direction, count, sizeof *solve->direction);
    pave_array_release(allocator, solve->left, count, sizeof *solve->left);
    pave_array_release(allocator, solve->at, count, sizeof *solve->at);
}

static bool pave_solve_init(pave_solve *solve, pave_mesh *mesh)
{
    const pave_allocator *allocator = &mesh->allocator;
    size_t count = (size_t)mesh->vertex_count;
    solve->mesh = mesh;
    solve->at = pave_array_allocate(allocator, count, sizeof *solve->at);
    solve->left = pave_array_allocate(allocator, count, sizeof *solve->left);
    solve->direction = pave_array_allocate(allocator, count, sizeof *solve->direction);
    solve->along = pave_array_allocate(allocator, count, sizeof *solve->along);
    solve->diagonal = pave_array_allocate(allocator, count, sizeof *solve->diagonal);
    return solve->at && solve->left && solve->direction && solve->along && solve->diagonal;
}

// ---- The equations ------------------------------------------------------------------------------

static void pave_solve_diagonal(pave_solve *solve)
{
    for (int32_t tile = 0; tile < solve->mesh->tile_count; tile++) {
        int32_t count;
        const int32_t *ring = pave_mesh_ring(solve->mesh, tile, &count);
        for (int32_t k = 0; k < count; k++) solve->diagonal[ring[k]] += 2 - 1 / (double)count;
    }
}

/// out = the equations at `in`: at each vertex the sum of its differences from what it is joined
/// to; 0 on the rim.
static void pave_solve_apply(const pave_solve *solve, const pave_vec2 *in, pave_vec2 *out)
{
    const pave_mesh *mesh = solve->mesh;
    memset(out, 0, (size_t)mesh->vertex_count * sizeof *out);
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
        int32_t count;
        const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
        pave_vec2 center = {0, 0};
        for (int32_t k = 0; k < count; k++) {
            center.x += in[ring[k]].x;
            center.y += in[ring[k]].y;
        }
        center.x /= (double)count;
        center.y /= (double)count;
        for (int32_t k = 0; k < count; k++) {
            pave_vec2 from = in[ring[k]], to = in[ring[k + 1 < count ? k + 1 : 0]];
            out[ring[k]].x += (from.x - to.x) + (from.x - center.x);
            out[ring[k]].y += (from.y - to.y) + (from.y - center.y);
        }
    }
    for (int32_t i = 0; i < mesh->rim_count; i++) out[mesh->rim[i]] = (pave_vec2){0, 0};
}

static pave_vec2 pave_solve_product(const pave_solve *solve, const pave_vec2 *a, const pave_vec2 *b)
{
    pave_vec2 sum = {0, 0};
    for (int32_t i = 0; i < solve->mesh->vertex_count; i++) {
        sum.x += a[i].x * b[i].x;
        sum.y += a[i].y * b[i].y;
    }
    return sum;
}

/// What is left over, weighed by the diagonal: the squares of how far vertices would go, in some
/// measure.
static pave_vec2 pave_solve_weight(const pave_solve *solve)
{
    pave_vec2 sum = {0, 0};
    for (int32_t i = 0; i < solve->mesh->vertex_count; i++) {
        sum.x += solve->left[i].x * solve->left[i].x / solve->diagonal[i];
        sum.y += solve->left[i].y * solve->left[i].y / solve->diagonal[i];
    }
    return sum;
}

// ---- Conjugate gradients ------------------------------------------------------------------------

/// From what is left over at the positions, the first direction.
static pave_vec2 pave_solve_begin(pave_solve *solve)
{
    pave_solve_apply(solve, solve->at, solve->left);
    for (int32_t i = 0; i < solve->mesh->vertex_count; i++) {
        solve->left[i].x = -solve->left[i].x;
        solve->left[i].y = -solve->left[i].y;
        solve->direction[i].x = solve->left[i].x / solve->diagonal[i];
        solve->direction[i].y = solve->left[i].y / solve->diagonal[i];
    }
    return pave_solve_weight(solve);
}

static pave_vec2 pave_solve_step(pave_solve *solve, pave_vec2 weight)
{
    pave_solve_apply(solve, solve->direction, solve->along);
    pave_vec2 length = pave_solve_product(solve, solve->direction, solve->along);
    pave_vec2 far = {length.x > 0 ? weight.x / length.x : 0,
                     length.y > 0 ? weight.y / length.y : 0};
    for (int32_t i = 0; i < solve->mesh->vertex_count; i++) {
        solve->at[i].x += far.x * solve->direction[i].x;
        solve->at[i].y += far.y * solve->direction[i].y;
        solve->left[i].x -= far.x * solve->along[i].x;
        solve->left[i].y -= far.y * solve->along[i].y;
    }
    pave_vec2 after = pave_solve_weight(solve);
    pave_vec2 turn = {weight.x > 0 ? after.x / weight.x : 0, weight.y > 0 ? after.y / weight.y : 0};
    for (int32_t i = 0; i < solve->mesh->vertex_count; i++) {
        solve->direction[i].x =
            solve->left[i].x / solve->diagonal[i] + turn.x * solve->direction[i].x;
        solve->direction[i].y =
            solve->left[i].y / solve->diagonal[i] + turn.y * solve->direction[i].y;
    }
    return after;
}

static int32_t pave_solve_round_off(double number)
{
    const double most = PAVE_MESH_COORDINATE_MAX;
    return (int32_t)(number >= most ? most : number <= -most ? -most : floor(number + 0.5));
}

static pave_point pave_solve_point(double x, double y)
{
    return (pave_point){pave_solve_round_off(x), pave_solve_round_off(y)};
}

/// Rounds the positions to fixed-point coordinates; the tiles that are not sound there are in
/// `bad`. False: no memory.
static bool pave_solve_snap(pave_solve *solve, pave_shape_list *bad)
{
    pave_mesh *mesh = solve->mesh;
    for (int32_t i = 0; i < mesh->vertex_count; i++)
        if (!pave_mesh_on_rim(mesh, i))
            mesh->vertices[i] = pave_solve_point(solve->at[i].x, solve->at[i].y);
    bad->count = 0;
    return pave_mesh_below(mesh, 1, bad);
}

/// Solves with the rim as it is. Looks after 32, 64, 128 ... steps whether that is enough: the
/// first embedding that is sound will do.
static pave_result pave_solve_inside(pave_solve *solve, pave_shape_list *bad)
{
    const pave_mesh *mesh = solve->mesh;
    const double enough = 1e-20 * (double)mesh->vertex_count;
    int64_t most = 1024 + 64 * (int64_t)sqrt((double)mesh->vertex_count), look = 32;
    for (int32_t i = 0; i < mesh->vertex_count; i++)
        solve->at[i] = (pave_vec2){mesh->vertices[i].x, mesh->vertices[i].y};
    pave_vec2 weight = pave_solve_begin(solve);
    for (int64_t step = 1; step <= most && weight.x + weight.y > enough; step++) {
        weight = pave_solve_step(solve, weight);
        if (step < look) continue;
        if (!pave_solve_snap(solve, bad)) return PAVE_NO_MEMORY;
        if (bad->count == 0) return PAVE_OK;
        look *= 2;
        weight = pave_solve_begin(solve); // what rounding has led astray is forgotten
    }
    if (!pave_solve_snap(solve, bad)) return PAVE_NO_MEMORY;
    return bad->count == 0 ? PAVE_OK : PAVE_INVALID;
}

// ---- The rim on an ellipse ----------------------------------------------------------------------

typedef struct pave_ellipse {
    double x, y;           ///< its centre
    double x_axis, y_axis; ///< halves of its axes
} pave_ellipse;

static double pave_ellipse_axis(double half, double other)
{
    double axis = half * 1.41421356237309504880; // as around a rectangle
    if (axis < other / 8) axis = other / 8;
    if (axis < 65536) axis = 65536;
    return axis < PAVE_MESH_COORDINATE_MAX ? axis : PAVE_MESH_COORDINATE_MAX;
}

/// The centre, moved so that the ellipse stays in range.
static double pave_ellipse_center(double center, double axis)
{
    double most = PAVE_MESH_COORDINATE_MAX - axis;
    return center > most ? most : center < -most ? -most : center;
}

static pave_ellipse pave_ellipse_round(const pave_mesh *mesh)
{
    pave_point_box box = pave_point_box_none;
    for (int32_t i = 0; i < mesh->rim_count; i++)
        box = pave_point_box_add(box, mesh->vertices[mesh->rim[i]]);
    const pave_point low = box.min, high = box.max;
    double width = (double)high.x - low.x, height = (double)high.y - low.y;
    pave_ellipse ellipse = {low.x + width / 2, low.y + height / 2, 0, 0};
    ellipse.x_axis = pave_ellipse_axis(width / 2, height / 2);
    ellipse.y_axis = pave_ellipse_axis(height / 2, width / 2);
    ellipse.x = pave_ellipse_center(ellipse.x, ellipse.x_axis);
    ellipse.y = pave_ellipse_center(ellipse.y, ellipse.y_axis);
    return ellipse;
}

/// The place in the rim from which the ellipse begins, in the east.
static int32_t pave_ellipse_first(const pave_mesh *mesh, const pave_ellipse *ellipse)
{
    int32_t first = 0;
    double nearest = HUGE_VAL;
    for (int32_t i = 0; i < mesh->rim_count; i++) {
        pave_point at = mesh->vertices[mesh->rim[i]];
        double off = fabs(at.y - ellipse->y);
        if (at.x <= ellipse->x || off >= nearest) continue;
        nearest = off;
        first = i;
    }
    return first;
}

/// The length of the rim's side before place i; never nothing.
static double pave_ellipse_side(const pave_mesh *mesh, int32_t i)
{
    pave_point a = mesh->vertices[mesh->rim[i > 0 ? i - 1 : mesh->rim_count - 1]],
               b = mesh->vertices[mesh->rim[i]];
    double x = (double)b.x - a.x, y = (double)b.y - a.y;
    return sqrt(x * x + y * y) + 65536;
}

/// Puts the rim on an ellipse around it, its vertices as far apart as they are. `rim` gets the
/// points in the order of the rim.
static void pave_ellipse_lay(const pave_mesh *mesh, pave_point *rim)
{
    const int64_t whole = INT64_C(1) << 40;
    pave_ellipse ellipse = pave_ellipse_round(mesh);
    int32_t count = mesh->rim_count, first = pave_ellipse_first(mesh, &ellipse);
    double total = 0, gone = 0;
    for (int32_t i = 0; i < count; i++) total += pave_ellipse_side(mesh, i);
    for (int32_t i = 0; i < count; i++) {
        int32_t place = first + i < count ? first + i : first + i - count;
        if (i > 0) gone += pave_ellipse_side(mesh, place);
        pave_vec2 at = pave_unit_at((int64_t)(gone / total * (double)whole), whole);
        rim[place] =
            pave_solve_point(ellipse.x + ellipse.x_axis * at.x, ellipse.y + ellipse.y_axis * at.y);
    }
}

static pave_result pave_solve_round(pave_solve *solve, pave_shape_list *bad)
{
    pave_mesh *mesh = solve->mesh;
    size_t count = (size_t)mesh->rim_count;
    pave_point *rim = pave_array_allocate(&mesh->allocator, count, sizeof *rim);
    if (!rim) return PAVE_NO_MEMORY;
    bool simple = false;
    pave_ellipse_lay(mesh, rim);
    pave_result result = pave_rim_is_simple(rim, mesh->rim_count, &mesh->allocator, &simple);
    for (size_t i = 0; i < count; i++) mesh->vertices[mesh->rim[i]] = rim[i];
    pave_array_release(&mesh->allocator, rim, count, sizeof *rim);
    if (result == PAVE_OK) result = pave_solve_inside(solve, bad);
    return result == PAVE_OK && !simple ? PAVE_INVALID : result;
}

pave_result pave_mesh_solve(pave_mesh *mesh, bool rim_simple, pave_shape_list *left)
{
    pave_solve solve = {.mesh = mesh};
    pave_result result = pave_solve_init(&solve, mesh) ? PAVE_INVALID : PAVE_NO_MEMORY;
    if (result == PAVE_INVALID) {
        pave_solve_diagonal(&solve);
        if (rim_simple) result = pave_solve_inside(&solve, left);
        if (result == PAVE_INVALID) result = pave_solve_round(&solve, left);
    }
    pave_solve_free(&solve);
    return result;
}
