/// A picture of a Penrose floor with rubble, and the path from its centre to its right rim. Writes
/// SVG to standard output.
#include <pave/pave.h>

#include <stdio.h>
#include <stdlib.h>

/// Takes the bytes of the file. False would stop the writer.
static bool print(void *context, const char *bytes, size_t size)
{
    return fwrite(bytes, 1, size, context) == size;
}

/// Colours the rubble, and the cells of the path.
static void paint(const bool *blocked, const int32_t *way, const pave_path *path, int32_t count,
                  uint32_t *colors)
{
    const uint32_t rubble = 0x5b5149ff, steps = 0xe8863cff, ends = 0x3f74b5ff;
    for (int32_t i = 0; i < count; i++) colors[i] = blocked[i] ? rubble : 0; // 0: by shape
    for (int64_t i = 0; i < path->count; i++)
        colors[way[i]] = i == 0 || i == path->count - 1 ? ends : steps;
}

static pave_result draw(const pave_patch *floor, const uint32_t *colors, pave_error *error)
{
    const pave_picture_patch_def def = {
        .patch = floor, .colors = colors, .title = "A Penrose floor"};
    pave_scene *scene;
    pave_result result = pave_picture_patch(&def, NULL, &scene, error);
    if (result != PAVE_OK) return result;
    result = pave_scene_write_svg(scene, NULL, (pave_scene_sink){print, stdout}, error);
    pave_scene_destroy(scene);
    return result;
}

/// Finds the path from the centre to the cell at the right rim.
static pave_result walk(const pave_patch *floor, const bool *blocked, int32_t *way, pave_path *path)
{
    const int32_t here = pave_patch_at(floor, pave_vec2_of(0, 0));
    const int32_t out = pave_patch_at(floor, pave_vec2_of(10.5, 2));
    pave_graph *graph;
    pave_search *search = NULL;
    pave_result result = pave_patch_graph(floor, PAVE_CONTACT_EDGE, blocked, NULL, &graph);
    if (result != PAVE_OK) return result;
    const pave_ground ground = pave_ground_of_graph(graph);
    result = pave_search_create(&ground, NULL, &search, NULL);
    if (result == PAVE_OK)
        result = pave_search_path(search, here, out, NULL, way, floor->cell_count, path);
    pave_search_destroy(search);
    pave_graph_destroy(graph);
    return result;
}

int main(void)
{
    pave_multigrid penrose;
    pave_patch *floor;
    pave_error error = {0};
    pave_path path = {0};
    const pave_area area = pave_area_disk(pave_vec2_of(0, 0), 12);
    pave_multigrid_make(&(pave_multigrid_def){.families = 5, .seed = 1974}, &penrose, NULL);
    if (pave_patch_create_from_multigrid(&penrose, &area, NULL, &floor, &error) != PAVE_OK)
        return 1;
    const size_t count = (size_t)floor->cell_count;
    bool *blocked = calloc(count, sizeof *blocked);
    int32_t *way = calloc(count, sizeof *way);
    uint32_t *colors = calloc(count, sizeof *colors);
    for (int32_t i = 0; i < floor->cell_count; i++)
        blocked[i] = pave_hash_word(PAVE_HASH_START, (uint32_t)i) % 8 == 0;
    pave_result result = walk(floor, blocked, way, &path);
    paint(blocked, way, &path, floor->cell_count, colors);
    if (result == PAVE_OK) result = draw(floor, colors, &error);
    free(colors);
    free(way);
    free(blocked);
    pave_patch_destroy(floor);
    return result == PAVE_OK ? 0 : 1;
}
