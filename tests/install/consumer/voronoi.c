// Uses the installed core and pave_voronoi, down to the library that it needs.
#include <pave/formats/voronoi.h>
#include <pave/pave.h>
#include <stdio.h>

int main(void)
{
    const pave_voronoi_def def = {.count = 50, .seed = 1};
    pave_mesh *mesh = NULL;
    pave_error error;
    if (pave_voronoi_create(&def, NULL, NULL, NULL, &mesh, &error) != PAVE_OK) {
        fprintf(stderr, "%s\n", error.message);
        return 1;
    }
    int32_t tiles = mesh->tile_count;
    pave_mesh_destroy(mesh);
    if (tiles != 50) return 1;
    printf("pave %s\n", pave_version());
    return 0;
}
