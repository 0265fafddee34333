/// A hexagonal board with random walls: the cells a unit can reach, the shortest path to a goal,
/// the cells it sees, and a picture of all this. Usage: hex_board [SEED [FILE]]; FILE ends in .svg,
/// .pdf or .png.
#include <pave/formats/draw.h>
#include <pave/pave.h>
#include <stdio.h>
#include <stdlib.h>

enum { RADIUS = 6, CELLS = 1 + 3 * RADIUS * (RADIUS + 1) };
enum { UNIT = 59, GOAL = 91, STEPS = 4 }; // two cell indices, and a movement range
static pave_error error;

static void must(pave_result result)
{
    if (result == PAVE_OK) return;
    fprintf(stderr, "%s\n", *error.message ? error.message : pave_result_text(result));
    exit(1);
}

int main(int argc, char **argv)
{
    const uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 7;
    const pave_window_def shape = {
        .tiling = pave_tiling_hex(), .shape = PAVE_WINDOW_HEXAGON, .radius = RADIUS};
    pave_window *window;
    pave_mask *walls, *seen;
    pave_graph *graph;
    pave_search *search;
    pave_scene *scene;
    must(pave_window_create(&shape, NULL, &window, &error));
    must(pave_mask_create(window, NULL, &walls, &error));
    must(pave_mask_create(window, NULL, &seen, &error));
    for (pave_window_walk walk = pave_window_begin(window); pave_window_next(&walk);) {
        const pave_random_words words =
            pave_random_at(seed, PAVE_STREAM_USER, walk.cell.q, walk.cell.r, 0, 0);
        const bool free = walk.index == UNIT || walk.index == GOAL;
        pave_mask_set_cell(walls, walk.index, !free && pave_random_below(words.word[0], 4) == 0);
    }
    must(pave_graph_create(&(pave_graph_def){.walls = walls}, NULL, &graph, &error));
    must(pave_search_create(&(pave_ground){.graph = graph}, NULL, &search, &error));

    // Reach, path and sight of the unit.
    pave_reached reached[CELLS];
    pave_path path;
    pave_cell cells[CELLS];
    int32_t nodes[CELLS];
    int64_t reached_count, view[CELLS], view_count;
    const pave_view_def eye = {.walls = walls, .from = UNIT, .radius = 2 * RADIUS};
    must(pave_search_reach(search, UNIT, STEPS, NULL, reached, CELLS, &reached_count));
    must(pave_field_of_view_far(&eye, NULL, view, CELLS, &view_count, &error));
    printf("%d cells within %d steps, %d of %d cells visible\n", (int)reached_count, STEPS,
           (int)view_count, CELLS);
    if (pave_search_path(search, UNIT, GOAL, NULL, nodes, CELLS, &path) != PAVE_OK)
        printf("no path to the goal\n"); // path.count is 0
    for (int64_t i = 0; i < path.count; i++) cells[i] = pave_window_cell(window, nodes[i]);
    for (int64_t i = 0; i < view_count; i++) pave_mask_set_cell(seen, view[i], true);

    // The picture.
    const pave_picture_part ends[] = {{PAVE_PICTURE_FACE, pave_window_cell(window, UNIT)},
                                      {PAVE_PICTURE_FACE, pave_window_cell(window, GOAL)}};
    pave_picture_query query = {.subject = ends, .subject_count = 2, .path = true, .seen = seen};
    query.cells = cells;
    query.cell_count = path.count;
    const pave_picture_window_def def = {
        .walls = walls, .labels = PAVE_PICTURE_LABEL_BARE, .query = &query};
    const pave_scene_style dot = {.fill = 0x2e7d4fff};
    must(pave_picture_window(&def, NULL, &scene, &error));
    for (int64_t i = 0; i < reached_count; i++)
        pave_scene_add_circle(scene, graph->positions[reached[i].node], 0.15, &dot);
    pave_scene_add_key(scene, &dot, "in reach");
    pave_scene_add_legend(scene);
    must(pave_draw_file(scene, argc > 2 ? argv[2] : "hex_board.png", NULL, NULL, NULL, &error));
    pave_scene_destroy(scene);
    pave_search_destroy(search);
    pave_graph_destroy(graph);
    pave_mask_destroy(seen);
    pave_mask_destroy(walls);
    pave_window_destroy(window);
}
