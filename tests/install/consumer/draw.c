// Uses the installed core and pave_draw, down to the libraries that it needs.
#include <pave/formats/draw.h>
#include <pave/pave.h>
#include <stdio.h>

int main(void)
{
    static const char *const files[] = {"consumer.svg", "consumer.pdf", "consumer.png"};
    pave_error error;
    pave_scene *scene = NULL;
    if (pave_scene_create(NULL, NULL, &scene, NULL) != PAVE_OK) return 1;
    pave_scene_add_label(scene, pave_vec2_of(0, 0), "pave", NULL);
    for (int i = 0; i < 3; i++) {
        if (pave_draw_file(scene, files[i], NULL, NULL, NULL, &error) != PAVE_OK) {
            fprintf(stderr, "%s\n", error.message);
            return 1;
        }
        remove(files[i]);
    }
    pave_scene_destroy(scene);
    printf("pave %s\n", pave_version());
    return 0;
}
