/// Lines, rings, disks and spirals of the hexagon grid, and ranges: what several disks have in
/// common.
#include <pave/pave.h>

#include <stdio.h>
#include <string.h>

enum { HALF = 8, SIDE = 2 * HALF + 1, CELLS_MAX = SIDE * SIDE };

/// Marks the cells with the letters a, b, c ... in their order, from behind z again with a.
static void draw(const char *title, const pave_cell *cells, int64_t count)
{
    char picture[SIDE][SIDE];
    printf("%s: %d cells\n", title, (int)count);
    memset(picture, '.', sizeof picture);
    for (int64_t i = 0; i < count; i++)
        picture[cells[i].r + HALF][cells[i].q + HALF] = (char)('a' + i % 26);
    for (int r = 0; r < SIDE; r++) {
        printf("  %*s", r, "");
        for (int q = 0; q < SIDE; q++) printf(" %c", picture[r][q]);
        putchar('\n');
    }
}

int main(void)
{
    pave_cell cells[CELLS_MAX], center = pave_cell_of(0, 0), goal = pave_cell_of(7, -3);
    int64_t count;

    // A list that does not fit tells what it needs; sizes can also be asked for before.
    pave_result result = pave_hex_line(center, goal, cells, 3, &count);
    printf("A line into 3 cells: %s; %d are needed (%d)\n", pave_result_text(result), (int)count,
           (int)pave_hex_line_size(center, goal));
    if (pave_hex_line(center, goal, cells, CELLS_MAX, &count) == PAVE_OK)
        draw("line", cells, count);
    pave_cell middle =
        pave_hex_line_at(pave_cell_of(-400000000, 0), pave_cell_of(400000000, 123456789),
                         461728394); // of a line too long for a list
    printf("Half-way on a line of 923456790 cells: %d,%d\n", (int)middle.q, (int)middle.r);

    static const pave_hex_metric metrics[] = {PAVE_HEX_STEPS, PAVE_HEX_EUCLID};
    for (int i = 0; i < 2; i++) {
        printf("%s, radius 7: a ring of %d, a disk of %d\n", i ? "Euclidean" : "In steps",
               (int)pave_hex_ring_size(7, metrics[i]), (int)pave_hex_disk_size(7, metrics[i]));
        if (pave_hex_ring(center, 7, metrics[i], cells, CELLS_MAX, &count) == PAVE_OK)
            draw("ring, clockwise from the north", cells, count);
    }
    if (pave_hex_disk(center, 2, PAVE_HEX_STEPS, cells, CELLS_MAX, &count) == PAVE_OK)
        draw("disk, row by row", cells, count);
    if (pave_hex_spiral(center, 2, PAVE_HEX_STEPS, cells, CELLS_MAX, &count) == PAVE_OK)
        draw("spiral, ring by ring", cells, count);
    if (pave_hex_disk_norm(center, 7, cells, CELLS_MAX, &count) == PAVE_OK)
        draw("disk of radius sqrt(7)", cells, count);

    // What is at most 4 steps from one cell and at most 3 from another is a range again; so is a
    // triangle.
    pave_hex_range both =
        pave_hex_range_intersection(pave_hex_range_of_disk(pave_cell_of(-2, 0), 4),
                                    pave_hex_range_of_disk(pave_cell_of(2, 1), 3));
    printf("In both disks are %d cells; 1,0 %s one of them\n", (int)pave_hex_range_size(&both),
           pave_hex_range_contains(&both, pave_cell_of(1, 0)) ? "is" : "is not");
    if (pave_hex_range_cells(&both, cells, CELLS_MAX, &count) == PAVE_OK)
        draw("their intersection", cells, count);
    pave_hex_range triangle = {{-3, 9}, {-3, 9}, {-3, 9}};
    if (pave_hex_range_cells(&triangle, cells, CELLS_MAX, &count) == PAVE_OK)
        draw("no coordinate below -3", cells, count);
    return 0;
}
