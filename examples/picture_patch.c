/// A picture of a Penrose floor with rubble, the viewer, the cells in view and the path out. Writes
/// SVG to standard output.
#include <pave/pave.h>

#include <stdio.h>
#include <stdlib.h>

/// Takes the bytes of the file. False would stop the writer.
static bool print(void *context, const char *bytes, size_t size)
{
    return fwrite(bytes, 1, size, context) == size;
}

static pave_result draw(const pave_patch *floor, const bool *blocked, const bool *seen,
                        const int32_t *way, int64_t count, pave_error *error)
{
    const int32_t ends[] = {way[0], way[count - 1]};
    const pave_picture_patch_query query = {.subject = ends,
                                            .subject_count = 2,
                                            .cells = way,
                                            .answer_count = count,
                                            .path = true,
                                            .seen = seen};
    const pave_picture_patch_def def = {
        .patch = floor, .blocked = blocked, .query = &query, .title = "A Penrose floor"};
    pave_scene *scene;
    pave_result result = pave_picture_patch(&def, NULL, &scene, error);
    if (result != PAVE_OK) return result;
    result = pave_scene_write_svg(scene, NULL, (pave_scene_sink){print, stdout}, error);
    pave_scene_destroy(scene);
    return result;
}

/// Finds the cells seen from the centre, and the path from there to the cell at the right rim.
static pave_result look(const pave_patch *floor, const bool *blocked, bool *seen, int32_t *way,
                        int64_t *count)
{
    const int32_t here = pave_patch_at(floor, pave_vec2_of(0, 0));
    const int32_t out = pave_patch_at(floor, pave_vec2_of(10.5, 2));
    pave_graph *graph;
    pave_search *search = NULL;
    pave_path path = {0};
    pave_patch_view(floor, blocked, here, 8, seen);
    pave_result result = pave_patch_graph(floor, PAVE_CONTACT_EDGE, blocked, NULL, &graph);
    if (result != PAVE_OK) return result;
    const pave_ground ground = pave_ground_of_graph(graph);
    result = pave_search_create(&ground, NULL, &search, NULL);
    if (result == PAVE_OK)
        result = pave_search_path(search, here, out, NULL, way, floor->cell_count, &path);
    *count = path.count;
    pave_search_destroy(search);
    pave_graph_destroy(graph);
    return result;
}

int main(void)
{
    pave_multigrid penrose;
    pave_patch *floor;
    pave_error error = {0};
    int64_t count;
    const pave_area area = pave_area_disk(pave_vec2_of(0, 0), 12);
    pave_multigrid_make(&(pave_multigrid_def){.families = 5, .seed = 1974}, &penrose, NULL);
    if (pave_patch_create_from_multigrid(&penrose, &area, NULL, &floor, &error) != PAVE_OK)
        return 1;
    bool *blocked = calloc((size_t)floor->cell_count, sizeof *blocked),
         *seen = calloc((size_t)floor->cell_count, sizeof *seen);
    int32_t *way = calloc((size_t)floor->cell_count, sizeof *way);
    for (int32_t i = 0; i < floor->cell_count; i++)
        blocked[i] = pave_hash_word(PAVE_HASH_START, (uint32_t)i) % 8 == 0;
    pave_result result = look(floor, blocked, seen, way, &count);
    if (result == PAVE_OK) result = draw(floor, blocked, seen, way, count, &error);
    free(way);
    free(seen);
    free(blocked);
    pave_patch_destroy(floor);
    return result == PAVE_OK ? 0 : 1;
}
