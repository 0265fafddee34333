/// Four metrics of triangles, and their lines.
#include <pave/pave.h>

#include <stdio.h>

int main(void)
{
    static const char *const names[] = {"edge steps", "with shortcuts", "touching", "with flanks"};
    const pave_cell from = pave_tri_face_of(0, 0, PAVE_TRI_L),
                    to = pave_tri_face_of(3, 1, PAVE_TRI_R);
    char text[PAVE_TRI_TEXT_SIZE], end[PAVE_TRI_TEXT_SIZE];
    printf("From %s to %s:\n", pave_tri_face_text(from, text), pave_tri_face_text(to, end));
    for (int m = PAVE_TRI_EDGE_STEPS; m < PAVE_TRI_EUCLID; m++) {
        pave_cell line[16];
        int64_t count;
        if (pave_tri_line(from, to, (pave_tri_metric)m, line, 16, &count) != PAVE_OK) return 1;
        printf("  %-15s %2lld:", names[m],
               (long long)pave_tri_distance(from, to, (pave_tri_metric)m));
        for (int64_t i = 0; i < count; i++) printf(" %s", pave_tri_face_text(line[i], text));
        putchar('\n');
    }
    printf("Their middles are the root of %llu apart, counted in steps to a neighbor.\n",
           (unsigned long long)pave_tri_norm(from, to));
    return 0;
}
