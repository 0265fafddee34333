/// The blocks between streets, and which of them touch: a ring road, and two streets that cross
/// inside it.
#include <pave/pave.h>
#include <stdio.h>

int main(void)
{
    const pave_vec2 points[] = {{0, 0}, {8, 0}, {8, 6}, {0, 6}, {3, -1}, {3, 7}, {-1, 2}, {9, 4}};
    const int32_t lines[][2] = {{0, 1}, {1, 2}, {2, 3}, {3, 0}, {4, 5}, {6, 7}};
    pave_planar planar;
    pave_error error;
    if (pave_planar_create(
            &(pave_planar_def){
                .point_count = 8, .points = points, .line_count = 6, .lines = lines, .cross = true},
            NULL, &planar, NULL, &error) != PAVE_OK) {
        fprintf(stderr, "%s\n", error.message);
        return 1;
    }
    const pave_graph *graph = planar.patch->graph;
    printf("%d blocks; %d ends of streets lead out\n", (int)planar.cell_count,
           (int)planar.dangling);
    for (int32_t block = 0; block < planar.cell_count; block++) {
        printf("%d:", (int)block);
        for (int32_t arc = graph->start[block]; arc < graph->start[block + 1]; arc++)
            printf(" %d", (int)graph->to[arc]);
        printf("\n");
    }
    pave_planar_release(&planar);
}
