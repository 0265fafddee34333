/// What several disks have in common: where three watchtowers see at once.
#include <pave/pave.h>

#include <stdio.h>

int main(void)
{
    const pave_cell towers[] = {{0, 0, PAVE_TRI_L}, {4, -1, PAVE_TRI_R}, {1, 3, PAVE_TRI_L}};
    const pave_tri_metric metrics[] = {PAVE_TRI_EDGE_STEPS, PAVE_TRI_SHORTCUT, PAVE_TRI_TOUCH};
    const int radii[] = {7, 6, 4};
    char text[PAVE_TRI_TEXT_SIZE];
    pave_tri_range seen = pave_tri_range_of_disk(towers[0], radii[0], metrics[0]);
    for (int i = 1; i < 3; i++)
        seen = pave_tri_range_intersection(seen,
                                           pave_tri_range_of_disk(towers[i], radii[i], metrics[i]));
    printf("Three towers see %lld cells together:", (long long)pave_tri_range_size(&seen));

    pave_cell cells[64];
    int64_t count;
    if (pave_tri_range_cells(&seen, cells, 64, &count) != PAVE_OK) return 1;
    for (int64_t i = 0; i < count; i++) printf(" %s", pave_tri_face_text(cells[i], text));
    printf("\nThe second tower itself is %s\n",
           pave_tri_range_contains(&seen, towers[1]) ? "among them" : "not among them");

    // A range is spans of numbers, so it can be cut by hand too: here to the cells that point down,
    // in the rows 0 and 1.
    seen.kind[PAVE_TRI_R].q = pave_span_of(0, -1);
    seen.kind[PAVE_TRI_L].r = pave_span_intersection(seen.kind[PAVE_TRI_L].r, pave_span_of(0, 1));
    printf("Of those that point down, %lld are in the rows 0 and 1\n",
           (long long)pave_tri_range_size(&seen));
    return 0;
}
