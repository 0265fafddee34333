/// Rectangles number their cells: a map is an array, and a cell's place in it is its number.
#include <pave/pave.h>

#include <stdio.h>

int main(void)
{
    pave_rect map = pave_rect_of(-6, -2, 16, 6), view = pave_rect_of(4, -5, 40, 6);
    char ground[16 * 6];
    if (!pave_rect_in_range(map) || !pave_rect_in_range(view)) return 1;

    // Row by row, by number.
    for (int64_t i = 0; i < pave_rect_count(map); i++) {
        pave_cell cell = pave_rect_cell(map, i);
        ground[i] = pave_cell_equal(cell, pave_cell_of(0, 0)) ? 'O' : '.';
    }

    // What of the map lies in view.
    pave_rect both = pave_rect_intersection(map, view);
    for (int64_t i = 0; i < pave_rect_count(both); i++)
        ground[pave_rect_index(map, pave_rect_cell(both, i))] = '+';
    printf("%d x %d cells of %d,%d are in view:\n", (int)both.width, (int)both.height, (int)both.q,
           (int)both.r);
    for (int32_t row = 0; row < map.height; row++)
        printf("  %.*s\n", (int)map.width, ground + row * map.width);

    // Every neighbour, unless it lies outside or beyond what coordinates can be.
    int inside = 0;
    pave_cell corner = pave_cell_of(map.q, map.r);
    for (int k = 0; k < PAVE_SQUARE_NEIGHBORS_MAX; k++)
        inside += pave_rect_contains(map, pave_square_neighbors(corner, k));
    printf("the first cell has %d neighbors on the map\n", inside);
    pave_cell last = pave_cell_of(PAVE_COORDINATE_MAX, 0),
              beyond = pave_square_neighbors(last, PAVE_SQUARE_E);
    printf("the world ends at q = %d: %s\n", (int)last.q,
           pave_cell_in_range(last) && !pave_cell_in_range(beyond) ? "a step on is out of range"
                                                                   : "?");
    return 0;
}
