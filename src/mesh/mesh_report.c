/// src/mesh/mesh_report.c: how good the tiles of a mesh are.
#include "../base/exact.h"

#include "../base/memory.h"
#include "mesh_circle.h"
#include "mesh_parts.h"
#include "mesh_unit.h"

#include <math.h>

// ---- One tile -----------------------------------------------------------------------------------

/// The tangent of a hundredth of a degree.
#define PAVE_REPORT_STRAIGHT 1.7453292696659573e-4

/// The cotangents of 20 and 25 degrees.
#define PAVE_REPORT_COT_20 2.7474774194546222788
#define PAVE_REPORT_COT_25 2.1445069205095586164

/// What is known of a tile when all of its corners have been added.
typedef struct pave_report_shape {
    double near, far; ///< from the centre to the nearest point of the sides, and to the farthest
                      ///< corner, both squared
    double slope;     ///< minus the cotangent of the least angle below 180 degrees
    bool concave;     ///< has a corner over 180.01 degrees
} pave_report_shape;

/// Adds a corner: `at` it is, seen from the centre, and the sides `before` it, towards it, and
/// `behind` it, away from it. Where a side begins beyond the foot of the centre on it, its begin is
/// the nearest; where it ends before that foot, its end is, which is a corner itself.
static void pave_report_corner(pave_vec2 before, pave_vec2 at, pave_vec2 behind,
                               pave_report_shape *shape)
{
    const double turn = before.x * behind.y - before.y * behind.x,
                 same = before.x * behind.x + before.y * behind.y;
    const double square = behind.x * behind.x + behind.y * behind.y,
                 along = -(behind.x * at.x + behind.y * at.y),
                 over = at.x * behind.y - at.y * behind.x;
    const double here = at.x * at.x + at.y * at.y;
    if (here > shape->far) shape->far = here;
    if (along <= 0.0 && here < shape->near) shape->near = here;
    if (along > 0.0 && along < square && over * over < shape->near * square)
        shape->near = over * over / square;
    if (turn > 0.0 && same < shape->slope * turn) shape->slope = same / turn;
    if (turn < 0.0 && (same <= 0.0 || -turn > same * PAVE_REPORT_STRAIGHT)) shape->concave = true;
}

static pave_report_shape pave_report_shape_of(const pave_mesh *mesh, int32_t tile)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    const pave_point center = pave_mesh_center_point(mesh, tile);
    pave_report_shape shape = {.near = HUGE_VAL, .slope = HUGE_VAL};
    pave_point last = mesh->vertices[ring[count - 1]], here = mesh->vertices[ring[0]];
    pave_vec2 before =
        pave_vec2_of((double)((int64_t)here.x - last.x), (double)((int64_t)here.y - last.y));
    for (int32_t k = 0; k < count; k++) {
        const pave_point next = mesh->vertices[ring[k + 1 < count ? k + 1 : 0]];
        const pave_vec2 at = pave_vec2_of((double)((int64_t)here.x - center.x),
                                          (double)((int64_t)here.y - center.y));
        const pave_vec2 behind =
            pave_vec2_of((double)((int64_t)next.x - here.x), (double)((int64_t)next.y - here.y));
        pave_report_corner(before, at, behind, &shape);
        before = behind;
        here = next;
    }
    return shape;
}

// ---- All tiles ----------------------------------------------------------------------------------

/// What is kept of each tile, tile_count each.
typedef struct pave_report_tiles {
    double *circles; ///< radius of the largest circle, in fixed-point units
    double *slopes;  ///< as in pave_report_shape
} pave_report_tiles;

/// Sums over tiles.
typedef struct pave_report_sums {
    double off, square; ///< of the differences of areas from the mean, and of their squares
    int64_t under_20, under_25, concave;
} pave_report_sums;

static void pave_report_tile(const pave_mesh *mesh, int32_t tile, pave_report_tiles *tiles,
                             pave_report_sums *sums, pave_mesh_report *out)
{
    const int32_t sides = pave_mesh_side_count(mesh, tile);
    const double area = pave_mesh_area(mesh, tile), off = area - out->mean_area;
    const pave_report_shape shape = pave_report_shape_of(mesh, tile);
    const double aspect = shape.near > 0.0 ? sqrt(shape.far / shape.near) : HUGE_VAL;
    out->sides[sides < PAVE_MESH_SIDES_MAX ? sides : PAVE_MESH_SIDES_MAX]++;
    if (tile == 0 || area < out->min_area) out->min_area = area;
    if (tile == 0 || area > out->max_area) out->max_area = area;
    if (aspect > out->max_aspect) out->max_aspect = aspect;
    out->mean_aspect += aspect;
    sums->off += off;
    sums->square += off * off;
    sums->under_20 += shape.slope < -PAVE_REPORT_COT_20;
    sums->under_25 += shape.slope < -PAVE_REPORT_COT_25;
    sums->concave += shape.concave;
    tiles->slopes[tile] = shape.slope;
    tiles->circles[tile] =
        pave_mesh_tile_is_star(mesh, tile) ? pave_circle_of_tile(mesh, tile).radius : 0.0;
}

// ---- The one before which there are so many -----------------------------------------------------

/// Reorders numbers so that none before `index` is greater than the one there, and none behind it
/// is less; returns that one. Expected linear time. (C. Hoare, "Algorithm 65: Find", 1961.)
static double pave_report_select(double *numbers, int64_t count, int64_t index)
{
    int64_t low = 0, high = count - 1;
    while (low < high) {
        const double middle = numbers[low + (high - low) / 2];
        int64_t i = low, j = high;
        while (i <= j) {
            while (numbers[i] < middle) i++;
            while (numbers[j] > middle) j--;
            if (i > j) break;
            const double number = numbers[i];
            numbers[i++] = numbers[j];
            numbers[j--] = number;
        }
        if (index <= j)
            high = j;
        else if (index >= i)
            low = i;
        else
            break;
    }
    return numbers[index];
}

/// The radius of the circle in a regular polygon with the mean area and the mean number of sides,
/// in fixed-point units; 0 without such a polygon. The tangent of half an angle is its sine by 1
/// and its cosine.
static double pave_report_regular(const pave_mesh *mesh, pave_turns turns)
{
    const int64_t tiles = mesh->tile_count, corners = mesh->corner_count;
    if (corners < 3 * tiles || !pave_turns_positive(turns)) return 0.0;
    const pave_vec2 unit = pave_unit_at(tiles, corners);
    return sqrt(0.5 * pave_turns_number(turns) * (1.0 + unit.x) / ((double)corners * unit.y));
}

static void pave_report_ranks(const pave_mesh *mesh, pave_report_tiles *tiles, double regular,
                              pave_mesh_report *out)
{
    const int64_t count = mesh->tile_count, tenth = count / 10, hundredth = count / 100;
    const double share = regular > 0.0 ? 1.0 / regular : 0.0;
    out->circle_10 = pave_report_select(tiles->circles, count, tenth) * share;
    out->circle_1 = pave_report_select(tiles->circles, tenth + 1, hundredth) * share;
    out->min_circle = pave_report_select(tiles->circles, hundredth + 1, 0) * share;
    out->angle_1 = pave_angle_of_slope(pave_report_select(tiles->slopes, count, hundredth));
    out->min_angle = pave_angle_of_slope(pave_report_select(tiles->slopes, hundredth + 1, 0));
}

// ---- The report ---------------------------------------------------------------------------------

static void pave_report_all(const pave_mesh *mesh, pave_turns turns, pave_report_tiles *tiles,
                            pave_mesh_report *out)
{
    const double count = (double)mesh->tile_count;
    pave_report_sums sums = {0, 0, 0, 0, 0};
    out->area = pave_turns_number(turns) * 0.5 * mesh->step * mesh->step;
    out->mean_area = out->area / count;
    for (int32_t tile = 0; tile < mesh->tile_count; tile++)
        pave_report_tile(mesh, tile, tiles, &sums, out);
    out->mean_aspect /= count;
    if (out->mean_area > 0.0) {
        const double off = sums.off / count, variance = sums.square / count - off * off;
        out->area_cv = variance > 0.0 ? sqrt(variance) / out->mean_area : 0.0;
        out->min_share = out->min_area / out->mean_area;
    }
    out->under_20 = (double)sums.under_20 / count;
    out->under_25 = (double)sums.under_25 / count;
    out->concave = (double)sums.concave / count;
    pave_report_ranks(mesh, tiles, pave_report_regular(mesh, turns), out);
}

pave_result pave_mesh_report_make(const pave_mesh *mesh, const pave_allocator *allocator,
                                  pave_mesh_report *out)
{
    assert(mesh && out);
    const size_t count = (size_t)mesh->tile_count;
    pave_mesh_faults faults;
    pave_turns turns, rim;
    *out = (pave_mesh_report){
        .tiles = mesh->tile_count, .vertices = mesh->vertex_count, .rim = mesh->rim_count};
    out->edges = (mesh->corner_count + mesh->rim_count) / 2;
    out->euler = out->vertices - out->edges + out->tiles + 1;
    pave_result result = pave_mesh_check_areas(mesh, allocator, &faults, &turns, &rim);
    if (result != PAVE_OK || mesh->tile_count == 0) return result;
    out->inverted = faults.inverted;
    out->self_intersecting = faults.self_intersecting;
    out->not_star_shaped = faults.not_star_shaped;
    if (!pave_turns_equal(turns, rim))
        out->coverage_error =
            fabs(pave_turns_number(turns) - pave_turns_number(rim)) / fabs(pave_turns_number(rim));
    pave_report_tiles tiles = {.circles = pave_array_take(allocator, count, sizeof(double)),
                               .slopes = pave_array_take(allocator, count, sizeof(double))};
    result = tiles.circles && tiles.slopes ? PAVE_OK : PAVE_NO_MEMORY;
    if (result == PAVE_OK) pave_report_all(mesh, turns, &tiles, out);
    pave_array_release(allocator, tiles.slopes, count, sizeof(double));
    pave_array_release(allocator, tiles.circles, count, sizeof(double));
    return result;
}
