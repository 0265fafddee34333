/// How many colours a tiling needs so that cells next to each other differ, and a piece of such a
/// colouring.
#include <pave/pave.h>

#include <stdio.h>

static void print_rows(const pave_tiling *tiling, const pave_coloring *coloring)
{
    for (int32_t r = 0; r < 4; r++) {
        for (int32_t q = -2; q < 4; q++) {
            pave_cell cell = pave_cell_of(q, r);
            printf(" ");
            for (cell.s = 0; cell.s < tiling->face_count; cell.s++)
                printf("%c", 'a' + pave_coloring_of(coloring, cell));
        }
        printf("\n");
    }
}

int main(void)
{
    static const char *const names[] = {"square", "hex", "tri", "cairo", "snub-square"};
    for (int i = 0; i < 5; i++) {
        pave_tiling *tiling;
        pave_coloring edge, vertex;
        if (pave_tiling_create_named(names[i], NULL, &tiling, NULL) != PAVE_OK) return 1;
        if (pave_tiling_color(tiling, PAVE_CONTACT_EDGE, PAVE_COLORING_COLORS_MAX, NULL, &edge) !=
            PAVE_OK)
            return 1;
        if (pave_tiling_color(tiling, PAVE_CONTACT_VERTEX, PAVE_COLORING_COLORS_MAX, NULL,
                              &vertex) != PAVE_OK)
            return 1;
        printf("%s: %d colours over edges, %d over vertices, every %d x %d unit cells:\n", names[i],
               (int)edge.colors, (int)vertex.colors, (int)vertex.width, (int)vertex.height);
        print_rows(tiling, &vertex);
        pave_coloring_release(&vertex, NULL);
        pave_coloring_release(&edge, NULL);
        pave_tiling_destroy(tiling);
    }
    return 0;
}
