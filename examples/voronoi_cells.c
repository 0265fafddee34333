/// Voronoi cells of random points as a mesh, evened out by Lloyd steps.
#include <pave/formats/voronoi.h>

#include <stdio.h>

enum { POINTS = 200 };

static bool print_cells(int32_t steps)
{
    pave_voronoi_def def = {0};
    pave_mesh *mesh;
    pave_mesh_report report;
    pave_vec2 points[POINTS];
    pave_error error;
    def.count = POINTS;
    def.seed = 7;
    def.size = pave_vec2_of(20, 10);
    def.lloyd_steps = steps;
    if (pave_voronoi_create(&def, NULL, NULL, points, &mesh, &error) != PAVE_OK) {
        fprintf(stderr, "%s\n", error.message);
        return false;
    }
    if (pave_mesh_report_make(mesh, NULL, &report) != PAVE_OK) return false;
    printf("%2d steps: areas %.2f to %.2f, spread %.2f; cells with 3, 4 ... 9 sides:", (int)steps,
           report.min_area, report.max_area, report.area_cv);
    for (int sides = 3; sides < 10; sides++) printf(" %d", (int)report.sides[sides]);
    printf("; point 0 at %.2f,%.2f\n", points[0].x, points[0].y);
    pave_mesh_destroy(mesh);
    return true;
}

int main(void)
{
    static const int32_t steps[] = {0, 1, 10, 50};
    for (int i = 0; i < 4; i++)
        if (!print_cells(steps[i])) return 1;
    return 0;
}
