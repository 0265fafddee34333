/// src/scene/picture_mesh.c: pictures of meshes and of their source graphs.
#include "../base/exact.h"

#include "../base/memory.h"
#include "picture_shared.h"

#define PAVE_PICTURE_MESH_INK UINT32_C(0x3d4551ff)
#define PAVE_PICTURE_MESH_PAPER UINT32_C(0xffffffff)
#define PAVE_PICTURE_MESH_GRAPH UINT32_C(0x2f6f9fff)
#define PAVE_PICTURE_MESH_BORDER UINT32_C(0x8fb3cbff) // graph edges at the border
#define PAVE_PICTURE_MESH_INTENDED UINT32_C(0xa3195bff)
#define PAVE_PICTURE_MESH_FAULT UINT32_C(0xd01c2cff)

typedef struct pave_picture_tiler {
    const pave_picture_mesh_def *def;
    const pave_allocator *allocator;
    const pave_mesh *mesh; // NULL for the graph alone
    pave_scene *scene;
    double side;        // side of a square with the mean area of a tile; line widths and letter
                        // sizes are proportional to it
    double line;        // width of lines
    pave_vec2 *corners; // capacity for the longest ring and for the rim
    size_t corner_room;
    int32_t *colors;        // for PAVE_PICTURE_FILL_COLORS, one per tile
    double least, most;     // for PAVE_PICTURE_FILL_AREA: the minimum and maximum area
    pave_vec2 scale, shift; // for stretched node positions: their scale and shift
} pave_picture_tiler;

// ---- Colours ------------------------------------------------------------------------------------

/// Colours of small, medium and large areas.
static const uint32_t picture_area_colors[] = {0xf4efd9ff, 0x9cc9b8ff, 0x3f7f96ff};

static bool picture_areas_differ(const pave_picture_tiler *t)
{
    return t->most - t->least > 1e-9 * t->most;
}

static uint32_t picture_area_color(const pave_picture_tiler *t, int32_t tile)
{
    const uint32_t *colors = picture_area_colors;
    double share = picture_areas_differ(t)
                       ? (pave_mesh_area(t->mesh, tile) - t->least) / (t->most - t->least)
                       : 0.5;
    return share < 0.5 ? pave_picture_blend(colors[0], colors[1], 2 * share)
                       : pave_picture_blend(colors[1], colors[2], 2 * share - 1);
}

static uint32_t picture_tile_color(const pave_picture_tiler *t, int32_t tile)
{
    enum { TRIANGLE = 3, MANY = 9 };
    const pave_picture_mesh_def *def = t->def;
    if (def->colors && def->colors[tile]) return def->colors[tile];
    int32_t sides = pave_mesh_side_count(t->mesh, tile);
    switch (def->fill) {
    case PAVE_PICTURE_FILL_SIDES:
        return pave_picture_color(PAVE_PICTURE_SIDES, (sides < MANY ? sides : MANY) - TRIANGLE);
    case PAVE_PICTURE_FILL_COLORS: return pave_picture_color(PAVE_PICTURE_TILES, t->colors[tile]);
    case PAVE_PICTURE_FILL_AREA: return picture_area_color(t, tile);
    case PAVE_PICTURE_FILL_PLAIN: break;
    }
    return 0;
}

/// Computes the values from which colours are chosen. Returns false if memory runs out.
static bool picture_tiler_colors(pave_picture_tiler *t)
{
    const pave_mesh *mesh = t->mesh;
    pave_graph *graph = NULL;
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
        double area = pave_mesh_area(mesh, tile);
        t->least = tile == 0 ? area : pave_picture_least(t->least, area);
        t->most = tile == 0 ? area : pave_picture_most(t->most, area);
    }
    if (t->def->fill != PAVE_PICTURE_FILL_COLORS) return true;
    t->colors = pave_array_take(t->allocator, (size_t)mesh->tile_count, sizeof *t->colors);
    bool fine = t->colors && pave_mesh_to_graph(mesh, t->allocator, &graph, NULL) == PAVE_OK &&
                pave_graph_color_greedy(graph, t->allocator, t->colors, NULL) == PAVE_OK;
    pave_graph_destroy(graph);
    return fine;
}

// ---- Tiles --------------------------------------------------------------------------------------

static int32_t picture_tile_corners(pave_picture_tiler *t, int32_t tile)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(t->mesh, tile, &count);
    for (int32_t k = 0; k < count; k++) t->corners[k] = pave_mesh_point(t->mesh, ring[k]);
    return count;
}

/// Adds the numbers of sides, or the range of areas, to the legend.
static void picture_tile_keys(pave_picture_tiler *t)
{
    static const char *const words[] = {"triangle", "quadrilateral", "pentagon",       "hexagon",
                                        "heptagon", "octagon",       "9 sides or more"};
    enum { TRIANGLE = 3, MANY = 9 };
    bool there[MANY + 1] = {false};
    for (int32_t tile = 0; tile < t->mesh->tile_count && !t->def->colors; tile++) {
        const int32_t sides = pave_mesh_side_count(t->mesh, tile);
        there[sides < MANY ? sides : MANY] = t->def->fill == PAVE_PICTURE_FILL_SIDES;
    }
    for (int32_t sides = TRIANGLE; sides <= MANY; sides++)
        if (there[sides])
            pave_scene_add_key(t->scene,
                               &(pave_scene_style){.fill = pave_picture_color(PAVE_PICTURE_SIDES,
                                                                              sides - TRIANGLE)},
                               words[sides - TRIANGLE]);
    if (t->def->fill != PAVE_PICTURE_FILL_AREA || t->def->colors) return;
    if (!picture_areas_differ(t)) {
        pave_scene_add_key(t->scene, &(pave_scene_style){.fill = picture_area_colors[1]},
                           "equal areas");
        return;
    }
    pave_scene_add_key(t->scene, &(pave_scene_style){.fill = picture_area_colors[0]}, "smallest");
    pave_scene_add_key(t->scene, &(pave_scene_style){.fill = picture_area_colors[2]}, "largest");
}

static void picture_tiles_layer(pave_picture_tiler *t)
{
    picture_tile_keys(t);
    pave_scene_open_group(t->scene, "tiles");
    for (int32_t tile = 0; tile < t->mesh->tile_count; tile++) {
        const pave_scene_style style = {
            .fill = picture_tile_color(t, tile), .stroke = PAVE_PICTURE_MESH_INK, .width = t->line};
        pave_scene_add_polygon(t->scene, t->corners, picture_tile_corners(t, tile), &style);
    }
    pave_scene_close_group(t->scene);
}

/// Draws the rim with a heavier line than inner sides.
static void picture_rim_layer(pave_picture_tiler *t)
{
    const pave_mesh *mesh = t->mesh;
    const pave_scene_style style = {.stroke = PAVE_PICTURE_MESH_INK, .width = 1.8 * t->line};
    if (mesh->rim_count < 3) return;
    for (int32_t i = 0; i < mesh->rim_count; i++)
        t->corners[i] = pave_mesh_point(mesh, mesh->rim[i]);
    pave_scene_open_group(t->scene, "rim");
    pave_scene_add_polygon(t->scene, t->corners, mesh->rim_count, &style);
    pave_scene_close_group(t->scene);
}

// ---- Nodes --------------------------------------------------------------------------------------

static pave_vec2 picture_node_place(const pave_picture_tiler *t, const pave_adjacency *adjacency,
                                    int32_t node)
{
    const pave_vec2 at = adjacency->graph->positions[node];
    return t->def->stretched
               ? pave_vec2_of(t->shift.x + t->scale.x * at.x, t->shift.y + t->scale.y * at.y)
               : at;
}

/// Returns the slope of the least-squares line, computed from sums of x, y, x squared and x y.
/// Returns 1 if all x are equal.
static double picture_slope(double count, double from, double to, double squares, double products)
{
    const double spread = squares - from * from / count;
    return spread > 1e-9 * squares ? (products - from * to / count) / spread : 1;
}

/// Fits the scale and shift from nodes to the centres of their tiles. Sums use offsets from the
/// first node and the first centre, because the origin may be far away.
static void picture_stretch(pave_picture_tiler *t, const pave_adjacency *adjacency)
{
    const double count = t->mesh->tile_count;
    pave_vec2 from = {0, 0}, to = {0, 0}, squares = {0, 0}, products = {0, 0};
    t->scale = pave_vec2_of(1, 1);
    if (t->mesh->tile_count == 0) return;
    const pave_vec2 *nodes = adjacency->graph->positions, first = nodes[pave_mesh_node(t->mesh, 0)],
                    became = pave_mesh_center(t->mesh, 0);
    for (int32_t tile = 0; tile < t->mesh->tile_count; tile++) {
        const pave_vec2 node = nodes[pave_mesh_node(t->mesh, tile)],
                        center = pave_mesh_center(t->mesh, tile);
        const double x = node.x - first.x, y = node.y - first.y, to_x = center.x - became.x,
                     to_y = center.y - became.y;
        from = pave_vec2_of(from.x + x, from.y + y);
        to = pave_vec2_of(to.x + to_x, to.y + to_y);
        squares = pave_vec2_of(squares.x + x * x, squares.y + y * y);
        products = pave_vec2_of(products.x + x * to_x, products.y + y * to_y);
    }
    t->scale = pave_vec2_of(picture_slope(count, from.x, to.x, squares.x, products.x),
                            picture_slope(count, from.y, to.y, squares.y, products.y));
    t->shift = pave_vec2_of(became.x - t->scale.x * first.x + (to.x - t->scale.x * from.x) / count,
                            became.y - t->scale.y * first.y + (to.y - t->scale.y * from.y) / count);
}

// ---- The graph ----------------------------------------------------------------------------------

/// Returns the drawn position of a node; inner nodes are drawn at the centres of their tiles.
static pave_vec2 picture_node_point(const pave_picture_tiler *t, int32_t node)
{
    int32_t tile = t->mesh ? pave_mesh_tile_of(t->mesh, node) : -1;
    return tile >= 0 ? pave_mesh_center(t->mesh, tile)
                     : picture_node_place(t, t->def->adjacency, node);
}

static void picture_add_edge(const pave_picture_tiler *t, int32_t a, int32_t b,
                             const pave_scene_style *style)
{
    const pave_vec2 ends[2] = {picture_node_point(t, a), picture_node_point(t, b)};
    pave_scene_add_line(t->scene, ends, 2, style);
}

static void picture_edges_layer(const pave_picture_tiler *t)
{
    const pave_adjacency *adjacency = t->def->adjacency;
    const pave_graph *graph = adjacency->graph;
    const pave_scene_style inner = {.stroke = PAVE_PICTURE_MESH_GRAPH, .width = t->line};
    const pave_scene_style outer = {.stroke = PAVE_PICTURE_MESH_BORDER,
                                    .width = 0.8 * t->line,
                                    .dash = 2 * t->line,
                                    .gap = 2 * t->line};
    for (int32_t node = 0; node < graph->node_count; node++)
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++) {
            int32_t to = graph->to[arc];
            if (to < node || pave_adjacency_is_cut(adjacency, arc)) continue;
            bool border = pave_adjacency_is_border(adjacency, node) ||
                          pave_adjacency_is_border(adjacency, to);
            picture_add_edge(t, node, to, border ? &outer : &inner);
        }
}

static void picture_graph_layer(const pave_picture_tiler *t)
{
    const pave_adjacency *adjacency = t->def->adjacency;
    const pave_scene_style inner = {.fill = PAVE_PICTURE_MESH_GRAPH},
                           border = {.fill = PAVE_PICTURE_MESH_PAPER,
                                     .stroke = PAVE_PICTURE_MESH_BORDER,
                                     .width = 0.8 * t->line};
    pave_scene_open_group(t->scene, "adjacency");
    picture_edges_layer(t);
    for (int32_t node = 0; node < adjacency->graph->node_count; node++)
        pave_scene_add_circle(t->scene, picture_node_point(t, node), 1.7 * t->line,
                              pave_adjacency_is_border(adjacency, node) ? &border : &inner);
    pave_scene_close_group(t->scene);
}

/// Draws the nodes that a fault refers to, and the edges if its kind refers to edges.
static void picture_faults_layer(const pave_picture_tiler *t)
{
    const pave_scene_style line = {.stroke = PAVE_PICTURE_MESH_FAULT, .width = 1.8 * t->line};
    const pave_scene_style ring = {.stroke = PAVE_PICTURE_MESH_FAULT, .width = 1.2 * t->line};
    pave_scene_open_group(t->scene, "faults");
    for (int32_t i = 0; i < t->def->fault_count; i++) {
        const pave_fault *fault = &t->def->faults[i];
        bool edges = fault->kind == PAVE_FAULT_CROSSING || fault->kind == PAVE_FAULT_BRIDGE ||
                     fault->kind == PAVE_FAULT_SHARED_TWICE;
        for (int k = 0; k < 4; k++) {
            int32_t node = fault->nodes[k];
            if (node < 0) continue;
            if (edges && k % 2 == 0 && fault->nodes[k + 1] >= 0 && fault->nodes[k + 1] != node)
                picture_add_edge(t, node, fault->nodes[k + 1], &line);
            pave_scene_add_circle(t->scene, picture_node_point(t, node), 4 * t->line, &ring);
        }
    }
    pave_scene_close_group(t->scene);
}

// ---- Intended centres ---------------------------------------------------------------------------

/// Draws a line from the intended position of a tile to the actual one.
static void picture_intended_layer(const pave_picture_tiler *t)
{
    const double radius = 1.8 * t->line;
    const pave_scene_style way = {.stroke = PAVE_PICTURE_MESH_INTENDED, .width = t->line};
    const pave_scene_style ring = {.fill = PAVE_PICTURE_MESH_PAPER,
                                   .stroke = PAVE_PICTURE_MESH_INTENDED,
                                   .width = 0.8 * t->line};
    pave_scene_open_group(t->scene, "intended");
    for (int32_t tile = 0; tile < t->mesh->tile_count; tile++) {
        const pave_vec2 ends[2] = {
            picture_node_place(t, t->def->intended, pave_mesh_node(t->mesh, tile)),
            pave_mesh_center(t->mesh, tile)};
        if (pave_picture_distance(ends[0], ends[1]) > 0.5 * radius)
            pave_scene_add_line(t->scene, ends, 2, &way);
        pave_scene_add_circle(t->scene, ends[0], radius, &ring);
    }
    pave_scene_close_group(t->scene);
}

// ---- Marks --------------------------------------------------------------------------------------

static void picture_names_layer(const pave_picture_tiler *t)
{
    const double room = 1.7, most = 0.3 * t->side;
    pave_scene_open_group(t->scene, "labels");
    for (int32_t tile = 0; tile < t->mesh->tile_count; tile++) {
        char text[24];
        pave_picture_digits((int64_t)pave_mesh_node(t->mesh, tile) + t->def->first, text);
        double fits =
            room * pave_mesh_inscribed_radius(t->mesh, tile) / pave_scene_text_width(text);
        const double size = pave_picture_least(fits, most);
        const pave_scene_font font = {.size = size,
                                      .color = PAVE_PICTURE_MESH_INK,
                                      .halo = t->def->adjacency ? PAVE_PICTURE_MESH_PAPER : 0,
                                      .halo_width = t->def->adjacency ? 0.15 * size : 0};
        pave_scene_add_label(t->scene, pave_mesh_center(t->mesh, tile), text, &font);
    }
    pave_scene_close_group(t->scene);
}

// ---- The picture --------------------------------------------------------------------------------

/// Returns the length to which line widths and letter heights are proportional. It is derived from
/// the mean area of tiles or, in a picture without tiles, from the mean length of edges. `cell`
/// receives the printed length of a tile or edge.
static double picture_mesh_side(const pave_picture_mesh_def *def, double *cell)
{
    double sum = 0;
    *cell = 1;
    if (def->mesh)
        return def->mesh->tile_count > 0 ? sqrt(pave_picture_mesh_measure(def->mesh, cell)) : 1;
    const pave_graph *graph = def->adjacency->graph;
    for (int32_t node = 0; node < graph->node_count; node++)
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++)
            sum += pave_picture_distance(graph->positions[node], graph->positions[graph->to[arc]]);
    return *cell = sum > 0 ? sum / graph->arc_count : 1;
}

/// Adds all layers. Returns false if memory runs out.
static bool picture_mesh_layers(pave_picture_tiler *t)
{
    const pave_picture_mesh_def *def = t->def;
    const pave_mesh *mesh = t->mesh;
    if (mesh) {
        t->corner_room = (size_t)mesh->rim_count;
        for (int32_t tile = 0; tile < mesh->tile_count; tile++)
            if ((size_t)pave_mesh_side_count(mesh, tile) > t->corner_room)
                t->corner_room = (size_t)pave_mesh_side_count(mesh, tile);
        t->corners = pave_array_take(t->allocator, t->corner_room, sizeof *t->corners);
        if (!t->corners || !picture_tiler_colors(t)) return false;
        picture_tiles_layer(t);
        picture_rim_layer(t);
    }
    if (def->adjacency) picture_graph_layer(t);
    if (def->fault_count > 0) picture_faults_layer(t);
    if (def->intended) picture_intended_layer(t);
    if (mesh && def->labels) picture_names_layer(t);
    return true;
}

static pave_result picture_check_mesh(const pave_picture_mesh_def *def, pave_error *error)
{
    if (!def->mesh && !def->adjacency)
        return pave_picture_wrong(error, PAVE_INVALID,
                                  "there is nothing to draw; set mesh or adjacency");
    if ((unsigned)def->fill > PAVE_PICTURE_FILL_PLAIN || def->fault_count < 0)
        return pave_picture_wrong(error, PAVE_RANGE,
                                  "the fill does not exist, or fault_count is below 0");
    if (def->intended && (!def->mesh || (def->mesh->tile_count > 0 &&
                                         pave_mesh_node(def->mesh, def->mesh->tile_count - 1) >=
                                             def->intended->graph->node_count)))
        return pave_picture_wrong(error, PAVE_INVALID, "the mesh was not made from intended");
    if (def->stretched && (!def->mesh || (!def->intended && !def->adjacency)))
        return pave_picture_wrong(error, PAVE_INVALID,
                                  "stretch needs mesh, and intended or adjacency; set them");
    if (def->fault_count > 0 && !def->adjacency)
        return pave_picture_wrong(error, PAVE_INVALID, "faults need their adjacency; set it");
    for (int32_t i = 0; i < def->fault_count; i++)
        for (int k = 0; k < 4; k++)
            if (def->faults[i].nodes[k] < -1 ||
                def->faults[i].nodes[k] >= def->adjacency->graph->node_count)
                return pave_picture_wrong(error, PAVE_RANGE,
                                          "a fault names a node that does not exist");
    return PAVE_OK;
}

pave_result pave_picture_mesh(const pave_picture_mesh_def *def, const pave_allocator *allocator,
                              pave_scene **out, pave_error *error)
{
    pave_picture_tiler t = {.def = def, .allocator = allocator, .mesh = def->mesh};
    *out = NULL;
    pave_result result = picture_check_mesh(def, error);
    if (result != PAVE_OK) return result;
    double cell;
    t.side = picture_mesh_side(def, &cell);
    t.line = 0.035 * t.side;
    if (def->stretched) picture_stretch(&t, def->intended ? def->intended : def->adjacency);
    const pave_scene_def scene = {.title = def->title,
                                  .background = PAVE_PICTURE_MESH_PAPER,
                                  .margin = 0.3 * t.side,
                                  .cell = cell,
                                  .size = def->size};
    result = pave_scene_create(&scene, allocator, &t.scene, error);
    if (result != PAVE_OK) return result;
    if (!picture_mesh_layers(&t)) result = pave_picture_no_memory(error);
    PAVE_RELEASE(allocator, t.colors, t.corners);
    return pave_picture_finish(t.scene, result, out, error);
}
