// Uses pave_tiled and pave_draw at once, so that both need what the formats share.
#include <pave/formats/draw.h>
#include <pave/formats/tiled.h>
#include <pave/pave.h>
#include <stdio.h>

int main(void)
{
    pave_error error;
    pave_scene *scene = NULL;
    pave_tiled_pixels pixels = {0};
    const pave_draw_def options = {.size = {.width = 40, .height = 30}};
    if (pave_scene_create(NULL, NULL, &scene, NULL) != PAVE_OK) return 1;
    if (pave_draw_file(scene, "both.png", &options, NULL, NULL, &error) != PAVE_OK ||
        pave_tiled_png_read("both.png", NULL, &pixels, &error) != PAVE_OK) {
        fprintf(stderr, "%s\n", error.message);
        return 1;
    }
    bool right = pixels.width == 40 && pixels.height == 30;
    pave_tiled_pixels_destroy(&pixels);
    pave_scene_destroy(scene);
    if (!right) return 1;
    printf("pave %s\n", pave_version());
    return 0;
}
