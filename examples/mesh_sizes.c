/// How large tiles are, how pointed, and how good a mesh is on the whole, before and after
/// relaxation.
#include <pave/pave.h>

#include <stdio.h>

static void print_report(const char *when, const pave_mesh *mesh)
{
    pave_mesh_report report;
    if (pave_mesh_report_make(mesh, NULL, &report) != PAVE_OK) return;
    printf("%s: areas vary by %.0f %%, the smallest is %.2f; the smallest angle is %.0f degrees, "
           "the worst aspect %.1f\n",
           when, 100 * report.area_cv, report.min_area, report.min_angle, report.max_aspect);
    printf("  V - E + F = %d - %d + %d = %d;", (int)report.vertices, (int)report.edges,
           (int)report.tiles + 1, (int)report.euler);
    for (int sides = 3; sides <= PAVE_MESH_SIDES_MAX; sides++)
        if (report.sides[sides] > 0) printf(" %d of %d sides", (int)report.sides[sides], sides);
    printf("; inverted: %d; gaps and overlaps: %g\n", (int)report.inverted, report.coverage_error);
}

int main(void)
{
    pave_board_def def = {.width = 30, .height = 20};
    pave_board *board = NULL;
    pave_mesh *mesh = NULL;
    if (pave_board_create(&def, NULL, &board, NULL) != PAVE_OK) return 1;
    if (pave_board_remove_random(board, 4, 0.2, NULL, NULL) != PAVE_OK) return 1;
    if (pave_mesh_create_from_board(board, NULL, NULL, NULL, &mesh, NULL) != PAVE_OK) return 1;

    int32_t tile = 101;
    pave_point center = pave_mesh_center_point(mesh, tile);
    pave_vec2 at = pave_mesh_world(mesh, center), mass = pave_mesh_centroid(mesh, tile);
    printf("Tile %d: area %.3f, round about %.3f, a circle of radius %.3f fits\n", (int)tile,
           pave_mesh_area(mesh, tile), pave_mesh_perimeter(mesh, tile),
           pave_mesh_inscribed_radius(mesh, tile));
    printf("  the mean of its corners is %.3f %.3f (%d %d on the lattice), its centroid %.3f "
           "%.3f\n  angles:",
           at.x, at.y, (int)center.x, (int)center.y, mass.x, mass.y);
    for (int32_t k = 0; k < pave_mesh_side_count(mesh, tile); k++)
        printf(" %.1f", pave_mesh_angle(mesh, tile, k));
    printf("\n");

    print_report("Before", mesh);
    pave_relax_def relax = {.steps = 10};
    if (pave_mesh_relax(mesh, &relax, NULL, NULL) != PAVE_OK) return 1;
    print_report("After", mesh);

    pave_mesh_destroy(mesh);
    pave_board_destroy(board);
    return 0;
}
