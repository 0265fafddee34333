/// A picture of a window: hexagons with the names of faces and edges, and the result of a query.
/// Writes SVG to standard output.
#include <pave/pave.h>

#include <stdio.h>

/// Takes the bytes of the file. False would stop the writer.
static bool print(void *context, const char *bytes, size_t size)
{
    return fwrite(bytes, 1, size, context) == size;
}

/// Draws the window with the cell in blue and its neighbours in orange.
static pave_result draw(const pave_window *window, pave_cell cell, pave_error *error)
{
    pave_cell neighbors[6];
    for (int k = 0; k < 6; k++) neighbors[k] = pave_hex_neighbors(cell, k);
    const pave_picture_part subject = {PAVE_PICTURE_FACE, cell};
    const pave_picture_query query = {
        .subject = &subject, .subject_count = 1, .cells = neighbors, .cell_count = 6};
    const pave_picture_window_def def = {.window = window,
                                         .labels =
                                             PAVE_PICTURE_LABEL_FACES | PAVE_PICTURE_LABEL_EDGES,
                                         .query = &query,
                                         .title = "Neighbours",
                                         .caption = "the neighbours of 0,0"};
    pave_scene *scene;
    pave_result result = pave_picture_window(&def, NULL, &scene, error);
    if (result != PAVE_OK) return result;

    // The scene computes the size that its labels need. More items can be added before it is
    // written.
    result = pave_scene_write_svg(scene, NULL, (pave_scene_sink){print, stdout}, error);
    pave_scene_destroy(scene);
    return result;
}

int main(void)
{
    const pave_window_def def = {
        .tiling = pave_tiling_hex(), .shape = PAVE_WINDOW_HEXAGON, .radius = 2};
    pave_window *window;
    pave_error error;
    pave_result result = pave_window_create(&def, NULL, &window, &error);
    if (result == PAVE_OK) {
        result = draw(window, pave_cell_of(0, 0), &error);
        pave_window_destroy(window);
    }
    if (result != PAVE_OK) fprintf(stderr, "%s\n", error.message);
    return result == PAVE_OK ? 0 : 1;
}
