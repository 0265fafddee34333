/// The tilings that pave knows by name: what a unit cell of each holds, and the shape that its dual
/// has.
#include <pave/pave.h>

#include <stdio.h>

static void describe(const char *name, const char *configuration)
{
    pave_tiling *tiling, *dual;
    pave_error error;
    if (pave_tiling_create_named(name, NULL, &tiling, NULL) != PAVE_OK) return;
    printf("%-22s %-11s %2d faces, %2d edges, %2d vertices;", name, configuration,
           (int)tiling->face_count, (int)tiling->edge_count, (int)tiling->vertex_count);
    if (pave_tiling_create_dual(tiling, "dual", NULL, &dual, &error) == PAVE_OK) {
        printf(" of its dual: %2d faces with up to %d sides\n", (int)dual->face_count,
               (int)dual->sides_max);
        pave_tiling_destroy(dual);
    } else {
        printf(" no dual: %s\n", error.message);
    }
    pave_tiling_destroy(tiling);
}

int main(void)
{
    for (int32_t index = 0; index < PAVE_TILING_NAMES; index++)
        describe(pave_tiling_name(index), pave_tiling_configuration(index));

    pave_tiling *tiling; // by its configuration, too
    if (pave_tiling_create_named("V3.3.4.3.4", NULL, &tiling, NULL) != PAVE_OK) return 1;
    printf("V3.3.4.3.4 is called %s\n", tiling->name);
    pave_tiling_destroy(tiling);
    return 0;
}
