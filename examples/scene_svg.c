/// A drawing from scratch: adds polygons, lines, arrows, circles and labels to a scene, and writes
/// it as SVG to standard output.
#include <pave/pave.h>

#include <stdio.h>

/// Takes the bytes of the file. False would stop the writer.
static bool print(void *context, const char *bytes, size_t size)
{
    return fwrite(bytes, 1, size, context) == size;
}

/// Draws a square of the grid, labelled with its coordinates in a size that fits.
static void add_cell(pave_scene *scene, pave_cell cell, uint32_t color)
{
    double x = cell.q, y = cell.r;
    const pave_vec2 corners[] = {{x, y}, {x + 1, y}, {x + 1, y + 1}, {x, y + 1}};
    const pave_scene_style style = {.fill = color, .stroke = 0x607080ff, .width = 0.03};
    pave_scene_add_polygon(scene, corners, 4, &style);

    char text[PAVE_SQUARE_TEXT_SIZE];
    pave_square_face_text(cell, text);
    double size = 0.8 / pave_scene_text_width(text); // so it is 0.8 wide
    const pave_scene_font font = {.size = size < 0.3 ? size : 0.3, .color = 0x203040ff};
    pave_scene_add_label(scene, pave_vec2_of(x + 0.5, y + 0.5), text, &font);
}

int main(void)
{
    const pave_scene_def def = {
        .title = "Neighbours of 0,0", .background = 0xffffffff, .margin = 0.1};
    pave_scene *scene;
    if (pave_scene_create(&def, NULL, &scene, NULL) != PAVE_OK) return 1;

    pave_cell middle = pave_cell_of(0, 0);
    add_cell(scene, middle, 0xffd070ff);
    for (int k = 0; k < 4; k++) add_cell(scene, pave_square_neighbors(middle, k), 0xb0d8f0ff);

    // A dashed line around the centre, an arrow for each border that it crosses, and a dot in the
    // middle.
    const pave_scene_style way = {.stroke = 0x909090ff, .width = 0.02, .dash = 0.08, .gap = 0.06};
    const pave_vec2 round[] = {{0.5, -1}, {2, 0.5}, {0.5, 2}, {-1, 0.5}, {0.5, -1}};
    pave_scene_add_line(scene, round, 5, &way);
    const pave_scene_style arrow = {.stroke = 0xd04020ff, .width = 0.04};
    for (int k = 0; k < 4; k++) {
        static const pave_vec2 toward[] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
        const pave_vec2 points[] = {{0.5 + 0.35 * toward[k].x, 0.5 + 0.35 * toward[k].y},
                                    {0.5 + 0.7 * toward[k].x, 0.5 + 0.7 * toward[k].y}};
        pave_scene_add_arrow(scene, points, 2, 0.14, &arrow);
    }
    const pave_scene_style dot = {.fill = 0xd04020ff};
    pave_scene_add_circle(scene, pave_vec2_of(0.5, 0.8), 0.06, &dot);

    // Results were ignored so far: the scene keeps the first failure.
    const pave_scene_size size = {.scale = 100};
    pave_scene_sink sink = {print, stdout};
    pave_error error;
    pave_result result = pave_scene_write_svg(scene, &size, sink, &error);
    if (result != PAVE_OK) fprintf(stderr, "%s\n", error.message);
    pave_scene_destroy(scene);
    return result == PAVE_OK ? 0 : 1;
}
