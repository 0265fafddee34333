/// A map as a picture: territories with smooth borders, their owners and dice, or their names,
/// written as SVG to standard output.
#include <pave/pave.h>

#include <stdio.h>

// Areas of a board; 0 is the sea.
static const int32_t labels[] = {
    0, 1, 1, 1, 0, 0, 2, 2, //
    1, 1, 1, 3, 3, 2, 2, 2, //
    1, 1, 3, 3, 3, 2, 2, 0, //
    0, 4, 4, 3, 3, 0, 0, 5, //
    4, 4, 4, 4, 0, 5, 5, 5, //
    0, 4, 4, 0, 0, 5, 5, 5, //
};
static const int32_t owners[] = {0, 1, 1, 0, 2}, dice[] = {4, 2, 3, 8, 1}; // of areas 1 to 5

/// Takes the bytes of the file. False would stop the writer.
static bool print(void *context, const char *bytes, size_t size)
{
    return fwrite(bytes, 1, size, context) == size;
}

static pave_result draw(const pave_map *map, bool named, pave_error *error)
{
    static const char *const names[] = {"Hill", "Cape", "Ford", "Moor", "Isle"};
    const pave_picture_map_def def = {
        .map = map,
        .marks = named ? PAVE_PICTURE_MARK_NAME : PAVE_PICTURE_MARK_DICE,
        .names = names,
        .title = "Five territories",
    };
    pave_scene *scene;
    pave_result result = pave_picture_map(&def, NULL, NULL, &scene, error);
    if (result != PAVE_OK) return result;
    result = pave_scene_write_svg(scene, NULL, (pave_scene_sink){print, stdout}, error);
    pave_scene_destroy(scene);
    return result;
}

/// With an argument, territories have names, otherwise dice.
int main(int argc, char **argv)
{
    const pave_window_def shape = {.tiling = pave_tiling_hex(), .width = 8, .height = 6};
    pave_window *window = NULL;
    pave_map *map = NULL;
    pave_error error;
    (void)argv;
    pave_result result = pave_window_create(&shape, NULL, &window, &error);
    if (result == PAVE_OK) {
        const pave_map_def def = {
            .territory = {.ground = pave_ground_of_window(window), .labels = labels}};
        result = pave_map_create(&def, NULL, NULL, &map, &error);
    }
    if (result == PAVE_OK) result = pave_map_set_players_of_labels(map, 3, 5, owners, dice, &error);
    if (result == PAVE_OK) result = draw(map, argc > 1, &error);
    if (result != PAVE_OK) fprintf(stderr, "%s\n", error.message);
    pave_map_destroy(map);
    pave_window_destroy(window);
    return result == PAVE_OK ? 0 : 1;
}
