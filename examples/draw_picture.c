/// One scene as SVG, PDF and PNG. Usage: draw_picture [FILE...]; without files, picture.svg,
/// picture.pdf and picture.png are written.
#include <pave/formats/draw.h>
#include <pave/pave.h>

#include <stdio.h>

/// Rings of squares around 0,0, darker with their distance; the middle in red.
static void add_board(pave_scene *scene)
{
    pave_rect rect = pave_rect_of(-3, -2, 7, 5);
    for (int32_t index = 0; index < (int32_t)pave_rect_count(rect); index++) {
        pave_cell cell = pave_rect_cell(rect, index);
        int32_t far_q = cell.q < 0 ? -cell.q : cell.q, far_r = cell.r < 0 ? -cell.r : cell.r,
                ring = far_q > far_r ? far_q : far_r;
        uint32_t shade = 0xf0U - 0x28U * (uint32_t)ring;
        const pave_scene_style style = {.fill = ring == 0 ? 0xe05040ff
                                                          : shade << 24 | shade << 16 | 0xffff,
                                        .stroke = 0x304050ff,
                                        .width = 0.04};
        double x = cell.q, y = cell.r;
        const pave_vec2 corners[] = {{x, y}, {x + 1, y}, {x + 1, y + 1}, {x, y + 1}};
        char text[PAVE_SQUARE_TEXT_SIZE];
        pave_scene_add_polygon(scene, corners, 4, &style);
        pave_scene_add_label(scene, pave_vec2_of(x + 0.5, y + 0.5),
                             pave_square_face_text(cell, text), NULL);
    }
}

int main(int argc, char **argv)
{
    static char *usual[] = {"picture.svg", "picture.pdf", "picture.png"};
    char **paths = argc > 1 ? argv + 1 : usual;
    int count = argc > 1 ? argc - 1 : 3, failures = 0;
    const pave_scene_def def = {
        .title = "Rings of squares", .background = 0xffffffff, .margin = 0.2};
    pave_scene *scene;
    if (pave_scene_create(&def, NULL, &scene, NULL) != PAVE_OK) return 1;
    add_board(scene);
    const pave_draw_def options = {.size = {.scale = 80}};
    for (int i = 0; i < count; i++) {
        pave_error error;
        char text[PAVE_ERROR_TEXT_SIZE];
        if (pave_draw_file(scene, paths[i], &options, NULL, NULL, &error) == PAVE_OK)
            printf("%s\n", paths[i]);
        else
            failures += fprintf(stderr, "%s\n", pave_error_text(&error, text)) > 0;
    }
    pave_scene_destroy(scene);
    return failures == 0 ? 0 : 1;
}
