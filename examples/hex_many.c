/// Many hexagons at a time, in arrays: neighbors, distances, middles, and the faces under points.
#include <pave/pave.h>

#include <stdio.h>

enum { COUNT = 3 };

int main(void)
{
    static const pave_cell from[COUNT] = {{0, 0, 0}, {5, -2, 0}, {-7, 3, 0}},
                           to[COUNT] = {{3, 4, 0}, {5, 5, 0}, {1, 1, 0}};
    pave_cell around[PAVE_HEX_NEIGHBORS_MAX * COUNT], under[COUNT];
    int64_t steps[COUNT];
    pave_vec2 middles[COUNT];
    pave_layout_def def = {PAVE_FLAT, false, 16.0, {0.0, 0.0}};
    pave_layout layout;
    char text[PAVE_HEX_TEXT_SIZE];
    if (pave_hex_layout(&def, &layout, NULL) != PAVE_OK) return 1;
    pave_hex_neighbors_each(from, COUNT, around);
    pave_hex_distance_each(from, to, COUNT, steps);
    pave_hex_face_point_each(&layout, from, COUNT, middles);
    pave_hex_face_at_each(&layout, middles, COUNT, under);
    for (int i = 0; i < COUNT; i++) {
        printf("%s: neighbors", pave_hex_face_text(from[i], text));
        for (int k = 0; k < PAVE_HEX_NEIGHBORS_MAX; k++)
            printf(" %s", pave_hex_face_text(around[PAVE_HEX_NEIGHBORS_MAX * i + k], text));
        printf("; %d steps to %s", (int)steps[i], pave_hex_face_text(to[i], text));
        printf("; its middle (%.3f, %.3f) lies on %s\n", middles[i].x, middles[i].y,
               pave_hex_face_text(under[i], text));
    }
    return 0;
}
