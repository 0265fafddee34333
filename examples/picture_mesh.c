/// A picture of a mesh: the tiles of a board, coloured by number of sides, and the adjacency from
/// which they are made. Writes SVG to standard output.
#include <pave/pave.h>

#include <stdio.h>

/// Takes the bytes of the file. False would stop the writer.
static bool print(void *context, const char *bytes, size_t size)
{
    return fwrite(bytes, 1, size, context) == size;
}

static pave_result draw(const pave_board *board, const pave_mesh *mesh, pave_error *error)
{
    pave_adjacency *adjacency;
    pave_scene *scene = NULL;
    pave_result result = pave_board_to_adjacency(board, NULL, &adjacency, NULL);
    if (result != PAVE_OK) return PAVE_FAIL(error, result, "out of memory");
    const pave_picture_mesh_def def = {
        .mesh = mesh, .adjacency = adjacency, .title = "Tiles", .size = {.width = 800}};
    result = pave_picture_mesh(&def, NULL, &scene, error);
    if (result == PAVE_OK)
        result = pave_scene_write_svg(scene, NULL, (pave_scene_sink){print, stdout}, error);
    pave_scene_destroy(scene);
    pave_adjacency_destroy(adjacency);
    return result;
}

int main(void)
{
    // Hexagons; one tile is cut from a neighbour, then relaxation evens out the corners.
    const pave_board_def def = {.width = 6, .height = 4};
    const pave_relax_def relax = {.steps = 10};
    pave_board *board = NULL;
    pave_mesh *mesh = NULL;
    pave_error error;
    pave_result result = pave_board_create(&def, NULL, &board, &error);
    if (result == PAVE_OK) result = pave_board_set(board, pave_board_at(2, 1), 1, false);
    if (result == PAVE_OK)
        result = pave_mesh_create_from_board(board, NULL, NULL, NULL, &mesh, &error);
    if (result == PAVE_OK) result = pave_mesh_relax(mesh, &relax, NULL, &error);
    if (result == PAVE_OK) result = draw(board, mesh, &error);
    if (result != PAVE_OK) fprintf(stderr, "%s\n", error.message);
    pave_mesh_destroy(mesh);
    pave_board_destroy(board);
    return result == PAVE_OK ? 0 : 1;
}
