/// formats/json/json_map_write.c: writes maps as JSON (cells and territories), and as GeoJSON
/// (territories, along the arcs that neighbours share).
///
/// Based on: H. Butler, M. Daly, A. Doyle, S. Gillies, S. Hagen, T. Schaub, "RFC 7946: The GeoJSON
/// Format", 2016.
#include "json_map.h"

#include <math.h>
#include <string.h>

// ---- Members ------------------------------------------------------------------------------------

static void put_list(pave_output *output, const char *name, const int32_t *list, int32_t count)
{
    pave_output_text(output, ",\"");
    pave_output_text(output, name);
    pave_output_text(output, "\":");
    pave_json_numbers_put(output, list, count, ",");
}

/// Writes the text before a number, such as `,"size":`, and the number.
static void put_number(pave_output *output, const char *before, int32_t number)
{
    pave_output_text(output, before);
    pave_output_signed(output, number);
}

/// Writes `,"neighbors":[ids]`.
static void put_neighbors(pave_output *output, const pave_territories *territories, int32_t id)
{
    const int32_t start = territories->start[id - 1];
    put_list(output, "neighbors", territories->neighbors + start, territories->start[id] - start);
}

/// Writes `,"owner":..,"dice":..`, if set.
static void put_players(pave_output *output, const pave_map *map, int32_t id)
{
    if (map->owners) put_number(output, ",\"owner\":", map->owners[id - 1]);
    if (map->dice) put_number(output, ",\"dice\":", map->dice[id - 1]);
}

/// Flips a point if y points up in the output.
static pave_vec2 turned(pave_vec2 point, bool y_up)
{
    return y_up ? pave_vec2_of(point.x, -point.y) : point;
}

/// Writes `,"pole":[x,y],"radius":r`; nothing for a territory without cells.
static void put_pole(pave_output *output, const pave_borders *borders, int32_t id, bool y_up)
{
    pave_vec2 pole;
    double radius;
    const pave_result result = pave_borders_pole(borders, id, 1, 0, &pole, &radius, NULL);
    if (result == PAVE_NO_MEMORY) pave_output_no_memory(output);
    if (result != PAVE_OK) return;
    pave_output_text(output, ",\"pole\":");
    pave_json_point_put(output, turned(pole, y_up));
    pave_output_text(output, ",\"radius\":");
    pave_output_double(output, radius);
}

// ---- The ground ---------------------------------------------------------------------------------

void pave_json_window_put(pave_output *output, const pave_window *window)
{
    const pave_window_def *def = &window->def;
    const bool rectangle = def->shape == PAVE_WINDOW_RECTANGLE,
               sized = rectangle || def->shape == PAVE_WINDOW_PARALLELOGRAM;
    pave_output_text(output, ",\n\"grid\":");
    pave_json_grid_put(output, window->tiling);
    pave_output_format(output, ",\n\"window\":{\"shape\":\"%s\",",
                       pave_word(pave_window_shape_words, def->shape));
    if (sized)
        pave_output_format(output, "\"size\":[%d,%d]", (int)def->width, (int)def->height);
    else
        pave_output_format(output, "\"radius\":%d", (int)def->radius);
    if (def->shape == PAVE_WINDOW_DISK && window->grid != PAVE_WINDOW_OTHER && def->metric > 0)
        pave_output_format(output, ",\"metric\":\"%s\"",
                           pave_window_metric_name(window->grid, def->metric));
    if (rectangle && window->grid == PAVE_WINDOW_HEXAGONS)
        pave_output_format(output, ",\"system\":\"%s\"",
                           pave_word(pave_hex_system_words, def->system));
    if (rectangle && window->grid == PAVE_WINDOW_TRIANGLES && def->orientation == PAVE_FLAT)
        pave_output_text(output, ",\"orientation\":\"flat\"");
    if (def->at.s != 0)
        pave_output_format(output, ",\"at\":[%d,%d,%d]", (int)def->at.q, (int)def->at.r,
                           (int)def->at.s);
    else if (def->at.q != 0 || def->at.r != 0)
        pave_output_format(output, ",\"at\":[%d,%d]", (int)def->at.q, (int)def->at.r);
    pave_output_text(output, def->wrap ? ",\"wrap\":true}" : "}");
}

/// Advances to the next side that has a cell beyond it but no arc in the graph; each wall is
/// reported from the first of its two cells. Start the walk at the first cell, with side -1.
/// Returns false at the end.
static bool next_wall(const pave_graph *graph, pave_window_walk *walk, int *side)
{
    const pave_window *window = graph->window;
    do {
        while (++*side < pave_tiling_side_count(window->tiling, walk->cell.s)) {
            const int64_t across = pave_window_wrapped(
                window, pave_tiling_neighbors(window->tiling, walk->cell, *side));
            if (across > walk->index && pave_graph_side_arc(graph, (int32_t)walk->index, *side) < 0)
                return true;
        }
        *side = -1;
    } while (pave_window_next(walk));
    return false;
}

static void put_walls(pave_output *output, const pave_graph *graph)
{
    pave_window_walk walk = pave_window_begin(graph->window);
    const char *before = ",\n\"walls\":[";
    int side = -1;
    if (!pave_window_next(&walk)) return;
    for (; next_wall(graph, &walk, &side); before = ",") {
        pave_output_text(output, before);
        pave_output_format(output, "[%lld,%d]", (long long)walk.index, side);
    }
    if (before[1] == 0) pave_output_char(output, ']');
}

/// Properties of a graph, found before writing.
typedef struct map_ground {
    const pave_window *window; ///< NULL: a mesh, a patch or a graph
    const pave_graph *walls;   ///< graph of a window with walls; otherwise NULL
    pave_contact contact;
    pave_edge_list edges; ///< edges of a graph; the positions belong to the graph
} map_ground;

static void put_ground(pave_output *output, const map_ground *ground, const pave_map *map)
{
    if (ground->window) {
        pave_json_window_put(output, ground->window);
        if (ground->contact == PAVE_CONTACT_VERTEX)
            pave_output_text(output, ",\n\"contact\":\"vertex\"");
        if (ground->walls) put_walls(output, ground->walls);
    } else if (map->mesh) {
        pave_output_text(output, ",\n\"mesh\":");
        pave_json_mesh_put(output, map->mesh);
    } else if (map->patch) {
        pave_output_text(output, ",\n\"patch\":");
        pave_json_patch_put(output, map->patch);
        if (ground->contact == PAVE_CONTACT_VERTEX)
            pave_output_text(output, ",\"contact\":\"vertex\"");
    } else {
        pave_output_text(output, ",\n\"graph\":");
        pave_json_graph_put(output, &ground->edges);
    }
}

// ---- Checks before writing ----------------------------------------------------------------------

static pave_result refuse(pave_error *error, const char *path, const char *message)
{
    return pave_error_set(error, PAVE_UNSUPPORTED, path, 0, 0, "%s", message);
}

static pave_result no_memory(pave_error *error, const char *path)
{
    return pave_error_set(error, PAVE_NO_MEMORY, path, 0, 0,
                          "not enough memory to write the map; choose a smaller one");
}

/// Counts the arcs of a window's graph without walls.
static pave_result count_arcs(const pave_window *window, pave_contact contact,
                              const pave_allocator *allocator, int32_t *out)
{
    pave_graph *graph = NULL;
    const pave_graph_def def = {.window = window,
                                .contact = contact,
                                .no_positions = true,
                                .no_twins = true,
                                .no_sides = true};
    const pave_result result = pave_graph_create(&def, allocator, &graph, NULL);
    *out = result == PAVE_OK ? graph->arc_count : 0;
    pave_graph_destroy(graph);
    return result;
}

/// Returns true if the graph knows the sides of its arcs, or has no arcs because all sides are
/// walls.
static bool knows_sides(const pave_graph *graph)
{
    for (int32_t node = 0; node < graph->node_count; node++)
        if (graph->start[node] < graph->start[node + 1])
            return pave_graph_arc_side(graph, node, graph->start[node]) >= 0;
    return true;
}

static pave_result plan_window(const pave_graph *graph, map_ground *ground, const char *path,
                               const pave_allocator *allocator, pave_error *error)
{
    int32_t arcs = 0;
    ground->window = graph->window;
    ground->contact = graph->contact;
    if (count_arcs(graph->window, graph->contact, allocator, &arcs) != PAVE_OK)
        return no_memory(error, path);
    if (graph->arc_count == arcs) return PAVE_OK;
    if (graph->contact == PAVE_CONTACT_VERTEX)
        return refuse(error, path,
                      "a map file cannot store walls if cells are adjacent at corners; build the "
                      "graph across edges");
    if (!knows_sides(graph))
        return refuse(error, path,
                      "the graph of the map has walls but no sides; make it with sides");
    ground->walls = graph;
    return PAVE_OK;
}

/// Lists the edges of a graph, and checks that the reader would accept them.
static pave_result plan_graph(const pave_graph *graph, map_ground *ground, const char *path,
                              const pave_allocator *allocator, pave_error *error)
{
    pave_graph *made = NULL;
    pave_edge_list *list = &ground->edges;
    if (!graph->positions)
        return refuse(error, path, "the graph of the map has no positions; make it with positions");
    list->node_count = graph->node_count;
    list->positions = (pave_vec2 *)graph->positions; // the positions are not modified
    list->edges = pave_common_array(allocator, (size_t)graph->arc_count / 2, sizeof *list->edges);
    if (!list->edges) return no_memory(error, path);
    for (int32_t node = 0; node < graph->node_count; node++)
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++) {
            if (graph->to[arc] < node) continue;
            assert(list->edge_count < graph->arc_count / 2); // an edge is two arcs
            list->edges[list->edge_count][0] = node;
            list->edges[list->edge_count++][1] = graph->to[arc];
        }
    pave_error inner = {0};
    const pave_result result = pave_graph_create_from_edges(
        &(pave_edges_def){list->node_count, list->positions, list->edge_count,
                          (const int32_t(*)[2])list->edges},
        allocator, &made, &inner);
    pave_graph_destroy(made);
    if (result == PAVE_OK) return PAVE_OK;
    if (result == PAVE_NO_MEMORY) return no_memory(error, path);
    return pave_error_set(error, PAVE_UNSUPPORTED, path, 0, 0,
                          "the graph of the map cannot be written: %s", inner.message);
}

static bool same_graphs(const pave_graph *a, const pave_graph *b)
{
    const size_t nodes = (size_t)a->node_count, arcs = (size_t)a->arc_count;
    return a->node_count == b->node_count && a->arc_count == b->arc_count &&
           memcmp(a->start, b->start, (nodes + 1) * sizeof *a->start) == 0 &&
           (arcs == 0 || memcmp(a->to, b->to, arcs * sizeof *a->to) == 0);
}

/// Finds the contact of the graph of a map on a patch; the reader can make only graphs of one
/// contact.
static pave_result plan_patch(const pave_map *map, map_ground *ground, const char *path,
                              const pave_allocator *allocator, pave_error *error)
{
    const pave_graph *graph = map->ground.graph;
    pave_graph *touching = NULL;
    if (graph && (graph == map->patch->graph || same_graphs(graph, map->patch->graph)))
        return PAVE_OK;
    ground->contact = PAVE_CONTACT_VERTEX;
    const pave_result result =
        pave_patch_graph(map->patch, PAVE_CONTACT_VERTEX, NULL, allocator, &touching);
    const bool same = result == PAVE_OK && graph && same_graphs(graph, touching);
    pave_graph_destroy(touching);
    if (same) return PAVE_OK;
    return result == PAVE_NO_MEMORY
               ? no_memory(error, path)
               : refuse(error, path,
                        "a map file needs all neighbours of a patch, across edges or also "
                        "vertices, but this map has others; make its graph without blocked cells");
}

static pave_result plan_ground(const pave_map *map, map_ground *ground, const char *path,
                               const pave_allocator *allocator, pave_error *error)
{
    if (map->mesh) return PAVE_OK;
    if (map->patch) return plan_patch(map, ground, path, allocator, error);
    if (map->ground.graph)
        return map->ground.graph->window
                   ? plan_window(map->ground.graph, ground, path, allocator, error)
                   : plan_graph(map->ground.graph, ground, path, allocator, error);
    ground->window = map->ground.window;
    ground->contact = map->ground.contact;
    return PAVE_OK;
}

// ---- Items --------------------------------------------------------------------------------------

enum { CELLS_A_LINE = 64, CELLS_A_PART = 1 << 13, ITEMS_A_PART = 64 };

/// Items of a map, which threads write in parts.
typedef struct map_items {
    const pave_map *map;
    const pave_borders *borders; ///< NULL: the map has none
    const pave_window *window;   ///< NULL: lines of CELLS_A_LINE cells
    const int32_t *numbers;      ///< of the cells
    void (*put)(pave_output *part, const struct map_items *self, int32_t item);
    int32_t count, each; ///< items, and items of a part
    int64_t first;       ///< first item of the next parts
    int64_t done, total; ///< progress
} map_items;

static void put_part(void *items, int64_t index, pave_output *part)
{
    const map_items *self = items;
    const int64_t first = self->first + index * self->each, end = first + self->each;
    for (int64_t i = first; i < end && i < self->count && part->result == PAVE_OK; i++)
        self->put(part, self, (int32_t)i);
}

static void put_items(pave_output *output, map_items *self)
{
    enum { TOGETHER = 32 };
    for (self->first = 0; self->first < self->count; self->first += TOGETHER * self->each) {
        const int64_t left = (self->count - self->first + self->each - 1) / self->each;
        if (pave_output_stopped(output, self->done + self->first, self->total)) return;
        pave_output_parts(output, left < TOGETHER ? left : TOGETHER, put_part, self);
    }
    self->done += self->count;
}

// ---- Cells and territories ----------------------------------------------------------------------

/// Writes the numbers of a row of cells.
static void put_row(pave_output *part, const map_items *self, int32_t row)
{
    enum { NUMBER_MAX = sizeof ",\n-2147483648" };
    const pave_window *window = self->window;
    const int64_t cells = self->map->territories->cell_count,
                  begin = window ? window->rows[row].start : (int64_t)row * CELLS_A_LINE,
                  next = window ? window->rows[row + 1].start : begin + CELLS_A_LINE,
                  end = next < cells ? next : cells;
    char *to = pave_output_room(part, (size_t)(end - begin) * NUMBER_MAX), *at = to;
    for (int64_t i = begin; i < end && to; i++) {
        const int64_t number = self->numbers[i];
        if (i > 0) *at++ = ',';
        if (i == begin) *at++ = '\n';
        if (number < 0) *at++ = '-';
        at = pave_output_digits(at, (uint64_t)(number < 0 ? -number : number));
    }
    part->used += (size_t)(at - to);
}

/// Writes a number for each cell, one row of a window per line.
static void put_cells(pave_output *output, map_items *items, const char *name,
                      const int32_t *numbers)
{
    items->numbers = numbers;
    pave_output_format(output, ",\n\"%s\":[", name);
    put_items(output, items);
    pave_output_char(output, ']');
}

static void put_box(pave_output *output, const pave_borders *borders, int32_t id)
{
    pave_box box;
    if (!pave_borders_box(borders, id, &box)) return;
    const double numbers[4] = {box.min.x, box.min.y, box.max.x, box.max.y};
    for (int k = 0; k < 4; k++) {
        pave_output_text(output, k == 0 ? ",\"box\":[" : ",");
        pave_output_double(output, numbers[k]);
    }
    pave_output_char(output, ']');
}

static void put_territory(pave_output *output, const map_items *self, int32_t index)
{
    const pave_map *map = self->map;
    const pave_territories *territories = map->territories;
    const int32_t id = index + 1;
    const pave_territory *item = &territories->items[id - 1];
    const int32_t start = territories->start[id - 1];
    put_number(output, id == 1 ? "\n{\"id\":" : ",\n{\"id\":", id);
    put_number(output, ",\"label\":", item->label);
    put_number(output, ",\"size\":", item->size);
    put_number(output, ",\"center\":", item->center);
    put_number(output, ",\"depth\":", item->depth);
    put_number(output, ",\"border\":", item->border);
    put_number(output, ",\"coast\":", item->coast);
    put_neighbors(output, territories, id);
    put_list(output, "borders", territories->lengths + start, territories->start[id] - start);
    if (self->borders) {
        put_box(output, self->borders, id);
        put_pole(output, self->borders, id, false);
    }
    put_players(output, map, id);
    pave_output_char(output, '}');
}

static void put_arc(pave_output *output, const map_items *self, int32_t index)
{
    const pave_arc *arc = &self->borders->arcs[index];
    put_number(output, index == 0 ? "\n{\"left\":" : ",\n{\"left\":", arc->left);
    put_number(output, ",\"right\":", arc->right);
    pave_output_text(output, arc->closed ? ",\"closed\":true,\"points\":["
                                         : ",\"closed\":false,\"points\":[");
    for (int64_t k = 0; k < arc->count; k++) {
        if (k > 0) pave_output_char(output, ',');
        pave_json_point_put(output, self->borders->points[arc->start + k]);
    }
    pave_output_text(output, "]}");
}

/// Writes `,"names":[..]` for all labels.
static void put_names(pave_output *output, const pave_map *map)
{
    if (map->name_count > 0) pave_output_text(output, ",\n\"names\":[");
    for (int32_t i = 0; i < map->name_count; i++) {
        if (i > 0) pave_output_char(output, ',');
        pave_output_json(output, map->names[i]);
    }
    if (map->name_count > 0) pave_output_char(output, ']');
}

static void put_map(pave_output *output, const pave_map *map, const map_ground *ground,
                    const pave_borders *borders)
{
    const pave_territories *made = map->territories;
    const int32_t rows = ground->window ? ground->window->row_count
                                        : made->cell_count / CELLS_A_LINE +
                                              (made->cell_count % CELLS_A_LINE > 0),
                  arcs = borders ? borders->arc_count : 0;
    map_items items = {.map = map,
                       .borders = borders,
                       .window = ground->window,
                       .total = 2 * (int64_t)rows + made->count + arcs};
    pave_output_text(output, "{\"kind\":");
    pave_output_json(output, map->kind);
    pave_output_format(output, ",\"orientation\":\"%s\"",
                       pave_word(pave_orientation_words, map->orientation));
    if (map->y_up) pave_output_text(output, ",\"y_up\":true");
    put_names(output, map);
    const pave_batch *batch = output->batch;
    if (items.total > 0) pave_output_stopped(output, 0, items.total);
    output->batch = NULL; // otherwise the mesh would report its own progress
    put_ground(output, ground, map);
    output->batch = batch;
    items.put = put_row;
    items.count = rows;
    items.each = rows > made->cell_count
                     ? CELLS_A_PART
                     : 1 + (int32_t)((int64_t)CELLS_A_PART * rows / (made->cell_count + 1));
    put_cells(output, &items, "labels", made->labels);
    put_cells(output, &items, "territory", made->of_cell);
    if (map->player_count > 0) put_number(output, ",\n\"players\":", map->player_count);
    pave_output_text(output, ",\n\"territories\":[");
    items.put = put_territory;
    items.count = made->count;
    items.each = ITEMS_A_PART;
    put_items(output, &items);
    pave_output_char(output, ']');
    if (borders) {
        pave_output_text(output, ",\n\"arcs\":[");
        items.put = put_arc;
        items.count = arcs;
        put_items(output, &items);
        pave_output_char(output, ']');
    }
    pave_output_text(output, "}\n");
    if (items.total > 0) pave_output_stopped(output, items.total, items.total);
}

pave_result pave_json_map_write(const pave_map *map, const pave_borders *borders, const char *path,
                                const pave_allocator *allocator, const pave_batch *batch,
                                pave_error *error)
{
    pave_output output;
    map_ground ground = {0};
    assert(map && path && (!borders || borders->count == map->territories->count));
    if (error) *error = (pave_error){0};
    pave_result result = plan_ground(map, &ground, path, allocator, error);
    if (result == PAVE_OK) result = pave_output_open(&output, path, allocator, error);
    if (result == PAVE_OK) {
        output.batch = batch;
        put_map(&output, map, &ground, borders);
        result = pave_output_close(&output);
    }
    pave_common_free(allocator, ground.edges.edges);
    return result;
}

// ---- GeoJSON ------------------------------------------------------------------------------------

/// Writes a closed ring. The last point of each arc is the first of the next, so it is skipped. If
/// y points up, the ring is reversed.
static void put_ring(pave_output *output, const pave_borders *borders, const pave_ring *ring,
                     bool y_up)
{
    pave_vec2 first = {0};
    pave_output_char(output, '[');
    for (int64_t i = 0; i < ring->count; i++) {
        const int64_t at = ring->start + (y_up ? ring->count - 1 - i : i);
        const int32_t ref = y_up ? ~borders->refs[at] : borders->refs[at];
        const pave_arc *arc = &borders->arcs[ref < 0 ? ~ref : ref];
        const pave_vec2 *points = borders->points + arc->start;
        for (int64_t k = 0; k < arc->count - !arc->closed; k++) {
            const pave_vec2 point = turned(points[ref < 0 ? arc->count - 1 - k : k], y_up);
            if (i == 0 && k == 0) first = point;
            pave_json_point_put(output, point);
            pave_output_char(output, ',');
        }
    }
    pave_json_point_put(output, first);
    pave_output_char(output, ']');
}

/// Writes the polygons of a territory. Rings that run clockwise with y down are counterclockwise in
/// the coordinates, as required for outer rings; holes have the opposite direction.
static void put_geometry(pave_output *output, const pave_borders *borders, int32_t id, bool y_up)
{
    int32_t count = 0, outer = 0;
    const pave_ring *rings = pave_borders_rings(borders, id, &count);
    for (int32_t k = 0; k < count; k++) outer += !rings[k].hole;
    if (outer == 0) {
        pave_output_text(output, "null");
        return;
    }
    pave_output_text(output, outer == 1 ? "{\"type\":\"Polygon\",\"coordinates\":["
                                        : "{\"type\":\"MultiPolygon\",\"coordinates\":[[");
    for (int32_t k = 0; k < count; k++) {
        if (k > 0) pave_output_text(output, rings[k].hole ? "," : "],[");
        put_ring(output, borders, &rings[k], y_up);
    }
    pave_output_text(output, outer == 1 ? "]}" : "]]}");
}

static void put_feature(pave_output *output, const map_items *self, int32_t index)
{
    const pave_map *map = self->map;
    const pave_territory *item = &map->territories->items[index];
    const int32_t id = index + 1;
    pave_output_text(output, id == 1 ? "\n" : ",\n");
    put_number(output, "{\"type\":\"Feature\",\"properties\":{\"id\":", id);
    put_number(output, ",\"label\":", item->label);
    put_number(output, ",\"size\":", item->size);
    if (map->name_count > 0) {
        pave_output_text(output, ",\"name\":");
        pave_output_json(output, pave_map_name(map, id));
    }
    put_neighbors(output, map->territories, id);
    put_pole(output, self->borders, id, map->y_up);
    put_players(output, map, id);
    pave_output_text(output, "},\"geometry\":");
    put_geometry(output, self->borders, id, map->y_up);
    pave_output_char(output, '}');
}

pave_result pave_json_map_geojson_write(const pave_map *map, const pave_borders *borders,
                                        const char *path, const pave_allocator *allocator,
                                        const pave_batch *batch, pave_error *error)
{
    pave_output output;
    const int32_t count = map->territories->count;
    map_items items = {.map = map,
                       .borders = borders,
                       .put = put_feature,
                       .count = count,
                       .each = ITEMS_A_PART,
                       .total = count};
    assert(map && borders && path && borders->count == count);
    if (error) *error = (pave_error){0};
    const pave_result result = pave_output_open(&output, path, allocator, error);
    if (result != PAVE_OK) return result;
    output.batch = batch;
    pave_output_text(&output, "{\"type\":\"FeatureCollection\",\"features\":[");
    put_items(&output, &items);
    pave_output_text(&output, "]}\n");
    if (count > 0) pave_output_stopped(&output, count, count);
    return pave_output_close(&output);
}
