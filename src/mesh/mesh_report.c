/// src/mesh/mesh_report.c: how good a mesh is.
#include "../base/exact.h"

#include "mesh_check.h"
#include "mesh_sizes.h"

#include <math.h>

static void pave_report_tile(const pave_mesh *mesh, int32_t tile, pave_mesh_report *out)
{
    const int32_t sides = pave_mesh_side_count(mesh, tile);
    const double area = pave_mesh_area(mesh, tile);
    const pave_tile_radii radii = pave_mesh_radii(mesh, tile);
    const double aspect = radii.inner > 0.0 ? radii.outer / radii.inner : HUGE_VAL;
    out->sides[sides < PAVE_MESH_SIDES_MAX ? sides : PAVE_MESH_SIDES_MAX]++;
    if (tile == 0 || area < out->min_area) out->min_area = area;
    if (tile == 0 || area > out->max_area) out->max_area = area;
    if (aspect > out->max_aspect) out->max_aspect = aspect;
    out->mean_aspect += aspect;
    for (int32_t k = 0; k < sides; k++) {
        const double angle = pave_mesh_angle(mesh, tile, k);
        if ((tile == 0 && k == 0) || angle < out->min_angle) out->min_angle = angle;
    }
}

/// The standard deviation of areas, divided by their mean.
static double pave_report_variation(const pave_mesh *mesh, double mean)
{
    double sum = 0;
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
        const double off = pave_mesh_area(mesh, tile) - mean;
        sum += off * off;
    }
    return mean > 0.0 ? sqrt(sum / (double)mesh->tile_count) / mean : 0.0;
}

pave_result pave_mesh_report_make(const pave_mesh *mesh, const pave_allocator *allocator,
                                  pave_mesh_report *out)
{
    assert(mesh && out);
    pave_mesh_faults faults;
    pave_turns tiles, rim;
    *out = (pave_mesh_report){
        .tiles = mesh->tile_count, .vertices = mesh->vertex_count, .rim = mesh->rim_count};
    out->edges = (mesh->corner_count + mesh->rim_count) / 2;
    out->euler = out->vertices - out->edges + out->tiles + 1;
    pave_result result = pave_mesh_check_areas(mesh, allocator, &faults, &tiles, &rim);
    if (result != PAVE_OK || mesh->tile_count == 0) return result;
    out->inverted = faults.inverted;
    out->self_intersecting = faults.self_intersecting;
    out->not_star_shaped = faults.not_star_shaped;
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) pave_report_tile(mesh, tile, out);
    out->mean_aspect /= (double)mesh->tile_count;
    out->area = pave_turns_number(tiles) * 0.5 * mesh->step * mesh->step;
    out->mean_area = out->area / (double)mesh->tile_count;
    out->area_cv = pave_report_variation(mesh, out->mean_area);
    if (!pave_turns_equal(tiles, rim))
        out->coverage_error =
            fabs(pave_turns_number(tiles) - pave_turns_number(rim)) / fabs(pave_turns_number(rim));
    return PAVE_OK;
}
