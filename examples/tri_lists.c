/// Rings, disks and spirals of triangles in all five metrics, counted and drawn.
#include <pave/pave.h>

#include <stdio.h>
#include <stdlib.h>

enum { ROWS = 9, COLUMNS = 38 };

/// Draws cells as they lie: L as `v`, R as `^`, two characters to the right for each face and one
/// for each row.
static void draw(const pave_cell *cells, int64_t count)
{
    char picture[ROWS][COLUMNS + 1];
    for (int y = 0; y < ROWS; y++) snprintf(picture[y], sizeof picture[y], "%*s", COLUMNS, "");
    for (int64_t i = 0; i < count; i++) {
        const int x = COLUMNS / 2 + 2 * cells[i].q + cells[i].r + cells[i].s,
                  y = ROWS / 2 + cells[i].r;
        if (x >= 0 && x < COLUMNS && y >= 0 && y < ROWS) picture[y][x] = "v^"[cells[i].s];
    }
    for (int y = 0; y < ROWS; y++) printf("  %s\n", picture[y]);
}

int main(void)
{
    static const char *const names[] = {"edge steps", "with shortcuts", "touching", "with flanks",
                                        "euclidean"};
    const pave_cell center = pave_tri_face_of(0, 0, PAVE_TRI_L);
    char text[PAVE_TRI_TEXT_SIZE];
    for (int m = 0; m <= PAVE_TRI_EUCLID; m++) {
        const pave_tri_metric metric = (pave_tri_metric)m;
        int64_t count, size = pave_tri_disk_size(3, metric);
        pave_cell *cells = malloc((size_t)size * sizeof *cells);
        if (!cells) return 1;
        if (pave_tri_disk(center, 3, metric, cells, size, &count) != PAVE_OK) return 1;
        printf("The disk of radius 3, %s: %lld cells, of which the ring has %lld\n", names[m],
               (long long)count, (long long)pave_tri_ring_size(3, metric));
        draw(cells, count);
        if (pave_tri_spiral(center, 3, metric, cells, size, &count) != PAVE_OK) return 1;
        printf("  the spiral begins with");
        for (int i = 0; i < 5; i++) printf(" %s", pave_tri_face_text(cells[i], text));
        if (pave_tri_ring(center, 3, metric, cells, size, &count) != PAVE_OK) return 1;
        printf(", the ring with %s, straight north or just past it\n",
               pave_tri_face_text(cells[0], text));
        free(cells);
    }

    // Disks of any radius: the cells whose middles are at most the root of 7 away. A buffer that is
    // too small is told what is needed.
    pave_cell few[4];
    int64_t count;
    if (pave_tri_disk_norm(center, 7, few, 4, &count) == PAVE_CAPACITY)
        printf("The disk of norm 7 needs room for %lld cells\n", (long long)count);
    return 0;
}
