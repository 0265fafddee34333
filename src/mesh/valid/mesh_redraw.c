/// src/mesh/valid/mesh_redraw.c: redraws the whole mesh inside an ellipse if local repair fails.
/// All tiles form one knot (mesh_knot.h) whose rim is on the ellipse. Such a drawing always exists.
#include "../../base/exact.h"

#include "../unit_circle.h"
#include "line_is_simple.h"
#include "mesh_shape.h"

#include "../../base/memory.h"

#include <math.h>

// ---- The rim on an ellipse ----------------------------------------------------------------------

typedef struct pave_ellipse {
    double x, y;           ///< its centre
    double x_axis, y_axis; ///< semi-axes
} pave_ellipse;

static double ellipse_axis(double half, double other)
{
    double axis = half * 1.41421356237309504880; // half the axis of the ellipse circumscribed about
                                                 // a rectangle
    if (axis < other / 8) axis = other / 8;
    if (axis < 65536) axis = 65536;
    return axis < PAVE_MESH_COORDINATE_MAX ? axis : PAVE_MESH_COORDINATE_MAX;
}

/// Returns a centre coordinate, moved so that the ellipse stays in range.
static double ellipse_center(double center, double axis)
{
    double most = PAVE_MESH_COORDINATE_MAX - axis;
    return center > most ? most : center < -most ? -most : center;
}

static pave_ellipse ellipse_round(const pave_mesh *mesh)
{
    pave_point_box box = pave_point_box_none;
    for (int32_t i = 0; i < mesh->rim_count; i++)
        box = pave_point_box_add(box, mesh->vertices[mesh->rim[i]]);
    const pave_point low = box.min, high = box.max;
    double width = (double)high.x - low.x, height = (double)high.y - low.y;
    pave_ellipse ellipse = {low.x + width / 2, low.y + height / 2, 0, 0};
    ellipse.x_axis = ellipse_axis(width / 2, height / 2);
    ellipse.y_axis = ellipse_axis(height / 2, width / 2);
    ellipse.x = ellipse_center(ellipse.x, ellipse.x_axis);
    ellipse.y = ellipse_center(ellipse.y, ellipse.y_axis);
    return ellipse;
}

/// Returns the index in the rim of the vertex that is placed first, at the east end of the ellipse.
static int32_t ellipse_first(const pave_mesh *mesh, const pave_ellipse *ellipse)
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

/// Returns the length of the rim side before vertex i, plus a small constant to keep it above 0.
static double ellipse_side(const pave_mesh *mesh, int32_t i)
{
    pave_point a = mesh->vertices[mesh->rim[i > 0 ? i - 1 : mesh->rim_count - 1]],
               b = mesh->vertices[mesh->rim[i]];
    double x = (double)b.x - a.x, y = (double)b.y - a.y;
    return sqrt(x * x + y * y) + 65536;
}

/// Distributes the rim vertices over an ellipse around the rim, in proportion to the lengths of the
/// sides between them. `rim` gets the points in rim order.
static void ellipse_lay(const pave_mesh *mesh, pave_point *rim)
{
    const int64_t whole = INT64_C(1) << 40;
    pave_ellipse ellipse = ellipse_round(mesh);
    int32_t count = mesh->rim_count, first = ellipse_first(mesh, &ellipse);
    double total = 0, gone = 0;
    for (int32_t i = 0; i < count; i++) total += ellipse_side(mesh, i);
    for (int32_t i = 0; i < count; i++) {
        int32_t place = first + i < count ? first + i : first + i - count;
        if (i > 0) gone += ellipse_side(mesh, place);
        pave_vec2 at = pave_unit_at((int64_t)(gone / total * (double)whole), whole);
        rim[place] =
            pave_point_near(ellipse.x + ellipse.x_axis * at.x, ellipse.y + ellipse.y_axis * at.y);
    }
}

/// Moves the rim to the ellipse. `simple` receives whether the rim is simple after rounding.
static pave_result ellipse_set(pave_mesh *mesh, bool *simple)
{
    const size_t count = (size_t)mesh->rim_count;
    pave_point *rim = pave_array_allocate(&mesh->allocator, count, sizeof *rim);
    if (!rim) return PAVE_NO_MEMORY;
    ellipse_lay(mesh, rim);
    const pave_result result = pave_rim_is_simple(rim, mesh->rim_count, &mesh->allocator, simple);
    for (size_t i = 0; i < count; i++) mesh->vertices[mesh->rim[i]] = rim[i];
    pave_array_release(&mesh->allocator, rim);
    return result;
}

// ---- The whole mesh -----------------------------------------------------------------------------

static pave_point solve_home(void *self, int32_t vertex)
{
    return ((pave_mesh *)self)->vertices[vertex];
}

static bool solve_set(void *self, int32_t vertex, pave_point at)
{
    ((pave_mesh *)self)->vertices[vertex] = at;
    return true;
}

/// Untangles the bad tiles together with everything connected to them. Returns PAVE_OK;
/// PAVE_INVALID with the remaining bad tiles in `bad`; or PAVE_NO_MEMORY.
static pave_result solve_inside(pave_mesh *mesh, pave_shape_list *bad)
{
    pave_mesh_view view = {mesh, NULL};
    const pave_shape shape = pave_mesh_shape(&view);
    const pave_shape_mover mover = {mesh, solve_home, solve_set};
    pave_result result = PAVE_OK;
    bad->count = 0;
    for (int32_t tile = 0; tile < mesh->tile_count && result == PAVE_OK; tile++)
        if (pave_mesh_turn_min(mesh, mesh->vertices, tile) <= 0)
            result = pave_shape_untangle_all(&shape, tile, &mover, &mesh->allocator);
    if (result == PAVE_NO_MEMORY || !pave_mesh_below(mesh, 1, NULL, bad)) return PAVE_NO_MEMORY;
    return bad->count == 0 ? PAVE_OK : PAVE_INVALID;
}

pave_result pave_mesh_solve(pave_mesh *mesh, pave_shape_list *left)
{
    bool simple = false;
    pave_result result = ellipse_set(mesh, &simple);
    if (result == PAVE_OK) result = solve_inside(mesh, left);
    return result == PAVE_OK && !simple ? PAVE_INVALID : result;
}
