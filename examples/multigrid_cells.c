/// Penrose rhombs, cell by cell: a tiling that never repeats. Each cell has a name, from which its
/// neighbours, corners and vertices are computed, near the origin or far away.
#include <pave/pave.h>

#include <stdio.h>

static void show(const pave_multigrid *rhombs, pave_cell cell)
{
    pave_cell neighbors[4], round[PAVE_MULTIGRID_AROUND_MAX];
    pave_vec2 corners[4];
    int32_t i, j;
    pave_multigrid_pair(rhombs, cell.s, &i, &j);
    pave_multigrid_corners(rhombs, cell, corners);
    pave_multigrid_neighbors(rhombs, cell, neighbors, NULL);
    printf("%d,%d,%d is a %s rhomb: line %d of family %d crosses line %d of family %d\n",
           (int)cell.q, (int)cell.r, (int)cell.s, j - i == 1 || j - i == 4 ? "thick" : "thin",
           (int)cell.q, (int)i, (int)cell.r, (int)j);
    for (int k = 0; k < 4; k++) {
        const int count = pave_multigrid_around(rhombs, cell, k, round);
        printf("  corner %d at (%.4f, %.4f), where %d rhombs meet; beyond side %d lies %d,%d,%d\n",
               k, corners[k].x, corners[k].y, count, k, (int)neighbors[k].q, (int)neighbors[k].r,
               (int)neighbors[k].s);
    }
}

int main(void)
{
    pave_multigrid rhombs;
    pave_multigrid_def def = {0};
    def.families = 5;
    def.seed = 7;
    if (pave_multigrid_make(&def, &rhombs, NULL) != PAVE_OK) return 1;
    printf("%s, %d kinds of cells\n", pave_multigrid_name(rhombs.families), (int)rhombs.pair_count);

    show(&rhombs, pave_multigrid_cell_at(&rhombs, pave_vec2_of(0.25, -0.5)));
    show(&rhombs, pave_multigrid_cell_at(&rhombs, pave_vec2_of(2e8, -1e8)));

    pave_cell cells[2000];
    int64_t count;
    const pave_area disk = pave_area_disk(pave_vec2_of(0.0, 0.0), 20.0);
    if (pave_multigrid_cells(&rhombs, &disk, NULL, cells, 2000, &count) != PAVE_OK) return 1;
    int thick = 0;
    for (int64_t c = 0; c < count; c++) {
        int32_t i, j;
        pave_multigrid_pair(&rhombs, cells[c].s, &i, &j);
        thick += j - i == 1 || j - i == 4;
    }
    printf("%d thick and %d thin rhombs have their centres in the disk, the golden ratio: %.2f\n",
           thick, (int)count - thick, (double)thick / ((int)count - thick));
    return 0;
}
