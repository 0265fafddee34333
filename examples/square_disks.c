/// Rings, disks and spirals in three metrics, and ranges: intersections of disks.
#include <pave/pave.h>

#include <stdio.h>
#include <string.h>

enum { SIDE = 13, CELLS_MAX = SIDE * SIDE };

/// Labels the cells a, b, c ... in order, starting again at a after z.
static void draw(const char *title, const pave_cell *cells, int64_t count)
{
    char picture[SIDE][SIDE];
    printf("%s: %d cells\n", title, (int)count);
    memset(picture, '.', sizeof picture);
    for (int64_t i = 0; i < count; i++) picture[cells[i].r][cells[i].q] = (char)('a' + i % 26);
    for (int r = 0; r < SIDE; r++) printf("  %.*s\n", SIDE, picture[r]);
}

int main(void)
{
    static const char *const names[] = {"4 directions", "8 directions", "Euclidean"};
    static const pave_square_metric metrics[] = {PAVE_SQUARE_4, PAVE_SQUARE_8, PAVE_SQUARE_EUCLID};
    pave_cell cells[CELLS_MAX], center = pave_cell_of(6, 6);
    int64_t count;
    for (int i = 0; i < 3; i++) {
        printf("Radius 5, %s\n", names[i]);
        if (pave_square_ring(center, 5, metrics[i], cells, CELLS_MAX, &count) == PAVE_OK)
            draw("ring, clockwise from the north", cells, count);
    }
    if (pave_square_disk(center, 2, PAVE_SQUARE_4, cells, CELLS_MAX, &count) == PAVE_OK)
        draw("disk, row by row", cells, count);
    if (pave_square_spiral(center, 2, PAVE_SQUARE_4, cells, CELLS_MAX, &count) == PAVE_OK)
        draw("spiral, ring by ring", cells, count);

    // The cells at most 4 steps from one cell and at most 3 steps, including diagonal ones, from
    // another: this intersection is a range too.
    pave_square_range both = pave_square_range_intersection(
        pave_square_range_of_disk(pave_cell_of(4, 5), 4, PAVE_SQUARE_4),
        pave_square_range_of_disk(pave_cell_of(8, 6), 3, PAVE_SQUARE_8));
    if (pave_square_range_cells(&both, cells, CELLS_MAX, &count) == PAVE_OK)
        draw("their intersection", cells, count);

    // A range is an intersection of spans, so a rectangle is a range too; this one also limits the
    // diagonals.
    pave_square_range stripe = {{0, 12}, {3, 9}, {0, 24}, {-2, 2}};
    stripe.sum = pave_span_intersection(stripe.sum, pave_span_of(8, 14));
    printf("q + r is %d to %d\n", (int)stripe.sum.min, (int)stripe.sum.max);
    if (pave_square_range_cells(&stripe, cells, CELLS_MAX, &count) == PAVE_OK)
        draw("along a diagonal", cells, count);
    return 0;
}
