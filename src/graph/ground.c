/// src/graph/ground.c: the ground that a map lies on, as a window or a graph.
#include "../base/exact.h"

#include <pave/ground.h>

pave_vec2 pave_ground_position(const pave_ground *ground, int32_t cell)
{
    assert(cell >= 0 && cell < pave_ground_count(*ground));
    if (ground->graph)
        return ground->graph->positions ? ground->graph->positions[cell] : (pave_vec2){0, 0};
    pave_layout layout;
    pave_result result = pave_tiling_layout(ground->window->tiling, NULL, &layout, NULL);
    assert(result == PAVE_OK);
    (void)result;
    return pave_tiling_face_point(ground->window->tiling, &layout,
                                  pave_window_cell(ground->window, cell));
}

pave_result pave_ground_graph(const pave_ground *ground, const pave_allocator *allocator,
                              const pave_graph **out, pave_graph **made, pave_error *error)
{
    assert(ground->graph || ground->window);
    *made = NULL;
    *out = ground->graph;
    if (ground->graph) return PAVE_OK;
    pave_graph_def def = {.window = ground->window, .contact = ground->contact};
    pave_result result = pave_graph_create(&def, allocator, made, error);
    *out = *made;
    return result;
}
