// Uses the installed core and pave_tiled, down to the libraries that it needs.
#include <pave/formats/tiled.h>
#include <pave/pave.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    static const char text[] =
        "<?xml version=\"1.0\"?><tileset version=\"1.8\" name=\"t\" tilewidth=\"8\" "
        "tileheight=\"8\" tilecount=\"1\" "
        "columns=\"1\"><image source=\"t.png\" width=\"8\" height=\"8\"/></tileset>";
    pave_error error;
    pave_tiled_tileset *tileset = NULL;
    if (pave_tiled_tileset_parse(text, strlen(text), "t.tsx", true, NULL, &tileset, &error) !=
        PAVE_OK) {
        fprintf(stderr, "%s\n", error.message);
        return 1;
    }
    int tiles = (int)tileset->tile_count;
    pave_tiled_tileset_destroy(tileset);
    if (tiles != 1) return 1;
    printf("pave %s\n", pave_version());
    return 0;
}
