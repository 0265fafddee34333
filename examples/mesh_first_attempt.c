/// Why tiles are built from the faces of a graph. With lines through each tile's neighbours, tiles
/// agree on a corner only if all tiles at the corner are neighbours. Writes SVG.
#include <pave/pave.h>

#include <stdio.h>

static bool print(void *context, const char *bytes, size_t size)
{
    return fwrite(bytes, 1, size, context) == size;
}

/// Returns the intersection of the lines a-b and c-d.
static pave_vec2 meet(pave_vec2 a, pave_vec2 b, pave_vec2 c, pave_vec2 d)
{
    const double x = b.x - a.x, y = b.y - a.y, u = d.x - c.x, v = d.y - c.y;
    const double share = ((c.x - a.x) * v - (c.y - a.y) * u) / (x * v - y * u);
    return pave_vec2_of(a.x + share * x, a.y + share * y);
}

/// Returns a tile's corner in the face after an arc, from the tile's own lines, and the face's
/// centre.
static pave_vec2 corner_at(const pave_adjacency *adjacency, int32_t arc, pave_vec2 *center)
{
    const pave_graph *graph = adjacency->graph;
    pave_vec2 f[16], sum = {0, 0};
    int n = 0;
    for (int32_t at = arc, node; n == 0 || (at != arc && n < 16); n++) {
        f[n] = graph->positions[graph->to[graph->twin[at]]];
        sum = pave_vec2_of(sum.x + f[n].x, sum.y + f[n].y);
        node = graph->to[at], at = graph->twin[at];
        do at = at + 1 < graph->start[node + 1] ? at + 1 : graph->start[node];
        while (pave_adjacency_is_cut(adjacency, at));
    }
    *center = pave_vec2_of(sum.x / n, sum.y / n);
    const pave_vec2 p = meet(f[1], f[n - 1], f[0], f[2]), q = meet(f[1], f[n - 1], f[0], f[n - 2]);
    return pave_vec2_of((p.x + q.x + f[0].x) / 3, (p.y + q.y + f[0].y) / 3);
}

static void add_tile(pave_scene *scene, const pave_adjacency *made, int32_t node, bool marks)
{
    const pave_scene_style tile = {.fill = 0xf3c58bff, .stroke = 0x3d4551ff, .width = 0.06},
                           line = {.stroke = 0x2f6f9f90, .width = 0.04}, dot = {.fill = 0x2f6f9fff},
                           pink = {.fill = 0xd81b72ff};
    const pave_graph *graph = made->graph;
    pave_vec2 corners[8], centers[8], ends[8];
    int count = 0;
    for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++) {
        if (pave_adjacency_is_cut(made, arc)) continue;
        corners[count] = corner_at(made, arc, &centers[count]);
        ends[count++] = graph->positions[graph->to[arc]];
    }
    pave_scene_add_polygon(scene, marks ? ends : corners, count, marks ? &line : &tile);
    if (marks) pave_scene_add_circle(scene, graph->positions[node], 0.1, &dot);
    for (int k = 0; marks && k < count; k++) pave_scene_add_circle(scene, centers[k], 0.12, &pink);
}

int main(void)
{
    pave_scene *parts[2], *sheet = NULL;
    for (int i = 0; i < 2; i++) {
        pave_board_def def = {7, 5, PAVE_HEX_EVEN_Q, i ? PAVE_BOARD_TRIANGLE : PAVE_BOARD_HEX};
        pave_board *board = NULL;
        pave_adjacency *made = NULL;
        if (pave_board_create(&def, NULL, &board, NULL) != PAVE_OK ||
            pave_board_to_adjacency(board, NULL, &made, NULL) != PAVE_OK ||
            pave_scene_create(NULL, NULL, &parts[i], NULL) != PAVE_OK)
            return 1;
        for (int32_t k = 0; k < 2 * made->inner_count; k++)
            add_tile(parts[i], made, k % made->inner_count, k >= made->inner_count);
        pave_adjacency_destroy(made);
        pave_board_destroy(board);
    }
    pave_scene_sheet_def look = {(const pave_scene *const *)parts, 2, .background = 0xffffffff};
    if (pave_scene_create_sheet(&look, NULL, &sheet, NULL) != PAVE_OK) return 1;
    pave_result result = pave_scene_write_svg(sheet, NULL, (pave_scene_sink){print, stdout}, NULL);
    for (int i = 0; i < 2; i++) pave_scene_destroy(parts[i]);
    pave_scene_destroy(sheet);
    return result == PAVE_OK ? 0 : 1;
}
