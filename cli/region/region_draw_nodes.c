// cli/region_draw_nodes.c: maps on the nodes of a graph, in pictures.
#include "region_draw.h"

#include "region_color.h"

#define EDGE UINT32_C(0xb4bcc6ff)

static pave_vec2 point_of(const region_drawing *drawing, int32_t node)
{
    return drawing->map->ground.graph->positions[node];
}

// Edges inside a territory have its colour, and are broad; all others are thin.
static void draw_edges(const region_drawing *drawing, bool inside)
{
    const pave_graph *graph = drawing->map->ground.graph;
    const int32_t *of = drawing->map->territories->of_cell;
    for (int32_t node = 0; node < graph->node_count; node++) {
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++) {
            int32_t to = graph->to[arc];
            bool same = of[node] && of[node] == of[to];
            if (to < node || same != inside) continue;
            pave_vec2 ends[2] = {point_of(drawing, node), point_of(drawing, to)};
            pave_scene_style style = {.stroke = EDGE, .width = 0.08 * drawing->unit};
            if (same && region_color_of(drawing, of[node])) {
                style.stroke = region_color_of(drawing, of[node]);
                style.width = 0.5 * drawing->unit;
            }
            pave_scene_add_line(drawing->scene, ends, 2, &style);
        }
    }
}

int region_draw_nodes(region_drawing *drawing)
{
    const pave_graph *graph = drawing->map->ground.graph;
    pave_scene_open_group(drawing->scene, "edges");
    draw_edges(drawing, true);
    draw_edges(drawing, false);
    pave_scene_close_group(drawing->scene);
    pave_scene_open_group(drawing->scene, "nodes");
    for (int32_t node = 0; node < graph->node_count; node++) {
        uint32_t fill = region_color_of(drawing, drawing->map->territories->of_cell[node]);
        pave_scene_style style = {.fill = fill ? fill : REGION_PAPER,
                                  .stroke = REGION_INK,
                                  .width = 0.06 * drawing->unit};
        pave_scene_add_circle(drawing->scene, point_of(drawing, node),
                              REGION_NODE_RADIUS * drawing->unit, &style);
    }
    pave_scene_close_group(drawing->scene);
    return CLI_DONE;
}
