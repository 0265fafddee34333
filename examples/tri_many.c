/// Many triangles at a time: arrays in, arrays out.
#include <pave/pave.h>

#include <stdio.h>

enum { COUNT = 5 };

int main(void)
{
    char text[PAVE_TRI_TEXT_SIZE];
    pave_layout_def def = {0};
    pave_layout layout;
    pave_cell cells[COUNT], home[COUNT], neighbors[PAVE_TRI_NEIGHBORS_MAX * COUNT], found[COUNT];
    int64_t distances[COUNT];
    pave_vec2 points[COUNT];
    if (pave_tri_layout(&def, &layout, NULL) != PAVE_OK) return 1;
    for (int i = 0; i < COUNT; i++) {
        cells[i] = pave_tri_ray(pave_tri_face_of(-2, 0, PAVE_TRI_L), PAVE_TRI_ESE, 3 * i);
        home[i] = pave_tri_face_of(0, 0, PAVE_TRI_L);
    }
    pave_tri_neighbors_each(cells, COUNT, neighbors);
    pave_tri_distance_each(cells, home, COUNT, PAVE_TRI_TOUCH, distances);
    pave_tri_face_point_each(&layout, cells, COUNT, points);
    pave_tri_face_at_each(&layout, points, COUNT, found);
    for (int i = 0; i < COUNT; i++) {
        printf("%-6s at %6.3f %6.3f, %lld from home, beside", pave_tri_face_text(found[i], text),
               points[i].x, points[i].y, (long long)distances[i]);
        for (int k = 0; k < PAVE_TRI_NEIGHBORS_MAX; k++)
            printf(" %s", pave_tri_face_text(neighbors[PAVE_TRI_NEIGHBORS_MAX * i + k], text));
        putchar('\n');
    }
    return 0;
}
