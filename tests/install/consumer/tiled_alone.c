// Calls pave_tiled and nothing of the core, so that the linker leaves libpave to libpave_tiled. The
// version comes with the headers.
#include <pave/formats/tiled.h>
#include <stdio.h>

int main(void)
{
    pave_error error;
    pave_tiled_tileset *tileset = NULL;
    if (pave_tiled_tileset_read("missing.tsx", NULL, NULL, &tileset, &error) == PAVE_OK) return 1;
    printf("pave %s\n", PAVE_VERSION_TEXT);
    return 0;
}
