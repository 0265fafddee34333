// Uses the installed core and pave_draw, down to the libraries that it needs.
#include <pave/formats/draw.h>
#include <pave/pave.h>
#include <stdio.h>

static bool count(void *context, const char *bytes, size_t size)
{
    (void)bytes;
    *(size_t *)context += size;
    return true;
}

int main(void)
{
    static const pave_draw_format formats[] = {PAVE_DRAW_SVG, PAVE_DRAW_PDF, PAVE_DRAW_PNG};
    pave_error error;
    pave_scene *scene = NULL;
    if (pave_scene_create(NULL, NULL, &scene, NULL) != PAVE_OK) return 1;
    pave_scene_add_label(scene, pave_vec2_of(0, 0), "pave", NULL);
    for (int i = 0; i < 3; i++) {
        size_t size = 0;
        const pave_draw_def options = {.format = formats[i]};
        if (pave_draw_sink(scene, (pave_scene_sink){count, &size}, &options, NULL, NULL, &error) !=
            PAVE_OK) {
            fprintf(stderr, "%s\n", error.message);
            return 1;
        }
        if (size < 300) return 1;
    }
    pave_scene_destroy(scene);
    printf("pave %s\n", pave_version());
    return 0;
}
