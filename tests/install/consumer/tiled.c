// Uses the installed core and pave_tiled, down to the libraries that it needs.
#include <pave/formats/tiled.h>
#include <pave/pave.h>
#include <stdio.h>

int main(void)
{
    pave_error error;
    pave_tiled_tileset *tileset = NULL;
    if (pave_tiled_builtin(PAVE_BUILTIN_MEADOW, PAVE_ORTHOGONAL, 8, NULL, &tileset, &error) !=
        PAVE_OK) {
        fprintf(stderr, "%s\n", error.message);
        return 1;
    }
    int tiles = (int)tileset->tile_count;
    pave_tiled_tileset_destroy(tileset);
    if (tiles != 16) return 1;
    printf("pave %s\n", pave_version());
    return 0;
}
