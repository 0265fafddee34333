/// formats/json/json_map_ground.c: reads the ground of a map: a window of a grid, a mesh, a patch
/// or a graph.
#include "json_map.h"

#include <string.h>

/// Members of a window.
enum { SHAPE, SIZE, RADIUS, AT, SYSTEM, METRIC, ORIENTATION, WRAP, MEMBERS };

enum { ROOM = 1 << 20 }; // maximum number of rows, and of cells in a row, of an empty window

void pave_json_ground_begin(pave_json_ground *ground, pave_json_scan *scan)
{
    *ground = (pave_json_ground){.scan = scan, .walls.element_size = sizeof(int32_t[2])};
}

void pave_json_ground_release(pave_json_ground *ground)
{
    pave_common_list_release(&ground->walls, ground->scan->allocator);
    pave_edge_list_release(&ground->edges);
    pave_graph_destroy(ground->own.graph);
    pave_window_destroy(ground->own.window);
    pave_tiling_destroy(ground->own.tiling);
    pave_mesh_destroy(ground->own.mesh);
    pave_patch_destroy(ground->own.patch);
    ground->own = (pave_map_own){0};
}

// ---- The grid -----------------------------------------------------------------------------------

bool pave_json_ground_grid(pave_json_scan *scan, void *context)
{
    pave_json_ground *ground = context;
    static const pave_tiling *(*const regular[])(void) = {pave_tiling_square, pave_tiling_hex,
                                                          pave_tiling_tri};
    ground->grid_place = scan->at;
    if (scan->at < scan->end && *scan->at == '{') {
        if (!pave_json_tiling_scan(scan, &ground->own.tiling)) return false;
        ground->tiling = ground->own.tiling;
        return true;
    }
    if (pave_json_scan_value(scan) != PAVE_JSON_TEXT)
        return pave_json_scan_fail(
            scan, ground->grid_place, PAVE_INVALID,
            "grid must be the name of a tiling, such as \"hex\", or an object with i, j and faces");
    const char *name = scan->string.elements;
    for (size_t k = 0; k < sizeof regular / sizeof regular[0] && !ground->tiling; k++)
        if (strcmp(regular[k]()->name, name) == 0) ground->tiling = regular[k]();
    if (ground->tiling) return true;
    const pave_result result =
        pave_tiling_create_named(name, scan->allocator, &ground->own.tiling, NULL);
    ground->tiling = ground->own.tiling;
    if (result == PAVE_OK) return true;
    if (result == PAVE_NO_MEMORY) return pave_json_scan_no_memory(scan);
    return pave_json_scan_fail(scan, ground->grid_place, result,
                               "unknown grid \"%.40s\": use square, hex, tri or another tiling "
                               "that pave knows by name, or put a tiling object here",
                               name);
}

// ---- The window ---------------------------------------------------------------------------------

static bool fail_window(pave_json_ground *ground, int member, const char *message)
{
    return pave_json_scan_fail(ground->scan, ground->places[member], PAVE_INVALID, "%s", message);
}

static bool read_at(pave_json_scan *scan, void *at)
{
    const char *place = scan->at;
    return pave_json_scan_cell(scan, true, at) ||
           pave_json_scan_fail(scan, place, PAVE_INVALID,
                               "at must be a cell, [q, r] or [q, r, s], such as \"at\": [0, 0]");
}

static bool read_metric(pave_json_scan *scan, void *context)
{
    pave_json_ground *ground = context;
    if (pave_json_scan_value(scan) != PAVE_JSON_TEXT || scan->string.count > sizeof ground->metric)
        return pave_json_scan_fail(scan, scan->place, PAVE_INVALID,
                                   "metric must be the name of a distance, such as \"euclid\"");
    memcpy(ground->metric, scan->string.elements, scan->string.count);
    return true;
}

static const pave_json_member members[MEMBERS] = {
    [SHAPE] = {"shape", PAVE_FIELD_WORD, offsetof(pave_json_ground, window.shape),
               .words = pave_window_shape_words,
               .wanted = "shape must be one of \"rectangle\", \"parallelogram\", \"hexagon\", "
                         "\"triangle\" and \"disk\""},
    [SIZE] = {"size", PAVE_FIELD_PAIR, offsetof(pave_json_ground, size),
              .wanted = "size must be two integers from 0, such as \"size\": [28, 32]"},
    [RADIUS] = {"radius", PAVE_FIELD_INT32, offsetof(pave_json_ground, window.radius),
                .high = PAVE_WINDOW_RADIUS_MAX,
                .wanted = "radius must be an integer from 0 to 67108864, such as \"radius\": 8"},
    [AT] = {"at", .offset = offsetof(pave_json_ground, window.at), .read = read_at},
    [SYSTEM] = {"system", PAVE_FIELD_WORD, offsetof(pave_json_ground, window.system),
                .words = pave_hex_system_words, .high = PAVE_HEX_EVEN_Q,
                .wanted = "system must be one of \"odd-r\", \"even-r\", \"odd-q\" and \"even-q\""},
    [METRIC] = {"metric", .read = read_metric},
    [ORIENTATION] = {"orientation", PAVE_FIELD_WORD, offsetof(pave_json_ground, window.orientation),
                     .words = pave_orientation_words,
                     .wanted = "orientation must be \"pointy\" or \"flat\""},
    [WRAP] = {"wrap", PAVE_FIELD_BOOL, .offset = offsetof(pave_json_ground, window.wrap)},
};

bool pave_json_ground_window(pave_json_scan *scan, void *context)
{
    pave_json_ground *ground = context;
    ground->window_place = scan->at;
    if (pave_json_scan_value(scan) != PAVE_JSON_OBJECT)
        return pave_json_scan_fail(
            scan, ground->window_place, PAVE_INVALID,
            "window must be an object, such as {\"shape\": \"hexagon\", \"radius\": 8}");
    pave_json_scan_members(scan, members, MEMBERS, ground, "a window", ground->places);
    ground->window.width = ground->size[0];
    ground->window.height = ground->size[1];
    return scan->result == PAVE_OK;
}

// ---- Other members ------------------------------------------------------------------------------

bool pave_json_ground_mesh(pave_json_scan *scan, void *context)
{
    pave_json_ground *ground = context;
    ground->mesh_place = scan->at;
    return pave_json_mesh_scan(scan, &ground->own.mesh);
}

bool pave_json_ground_patch(pave_json_scan *scan, void *context)
{
    pave_json_ground *ground = context;
    ground->patch_place = scan->at;
    return pave_json_patch_scan(scan, &ground->own.patch);
}

bool pave_json_ground_graph(pave_json_scan *scan, void *context)
{
    pave_json_ground *ground = context;
    ground->graph_place = scan->at;
    return pave_json_graph_scan(scan, &ground->edges);
}

bool pave_json_ground_contact(pave_json_scan *scan, void *context)
{
    pave_json_ground *ground = context;
    ground->contact_place = scan->at;
    const int contact = pave_word_number(pave_contact_words, pave_json_scan_name(scan));
    ground->contact = (pave_contact)contact;
    return contact >= 0 || pave_json_scan_fail(scan, ground->contact_place, PAVE_INVALID,
                                               "contact must be \"edge\" or \"vertex\"");
}

bool pave_json_ground_walls(pave_json_scan *scan, void *context)
{
    pave_json_ground *ground = context;
    ground->walls_place = scan->at;
    if (pave_json_scan_value(scan) != PAVE_JSON_LIST)
        return pave_json_scan_fail(
            scan, ground->walls_place, PAVE_INVALID,
            "walls must be a list of cells and their sides, such as \"walls\": [[0, 2], [7, 1]]");
    while (pave_json_scan_element(scan)) {
        const char *place = scan->at;
        int32_t *wall = pave_common_list_add(&ground->walls, scan->allocator, 1);
        if (!wall) return pave_json_scan_no_memory(scan);
        if (!pave_json_scan_int32_pair(scan, wall))
            return pave_json_scan_fail(
                scan, place, PAVE_INVALID,
                "a wall must be the number of a cell and of its side, such as [0, 2]");
    }
    return scan->result == PAVE_OK;
}

// ---- Making a window ----------------------------------------------------------------------------

static bool is_sized(pave_window_shape shape)
{
    return shape == PAVE_WINDOW_RECTANGLE || shape == PAVE_WINDOW_PARALLELOGRAM;
}

/// Refuses missing members, and members that have no meaning for this window.
static bool check_window(pave_json_ground *ground)
{
    const pave_window_def *def = &ground->window;
    const bool sized = is_sized(def->shape), rectangle = def->shape == PAVE_WINDOW_RECTANGLE;
    const pave_window_grid grid = ground->regular;
    const struct {
        int member;
        bool means;
        const char *message;
    } rows[] = {
        {SIZE, sized, "size is for rectangles and parallelograms; give a radius instead"},
        {RADIUS, !sized, "radius is for hexagons, triangles and disks; give a size instead"},
        {SYSTEM, rectangle && grid == PAVE_WINDOW_HEXAGONS,
         "system is for rectangles of hexagons; leave it out"},
        {METRIC, def->shape == PAVE_WINDOW_DISK && grid != PAVE_WINDOW_OTHER,
         "metric is for disks of squares, hexagons and triangles; leave it out"},
        {ORIENTATION, rectangle && grid == PAVE_WINDOW_TRIANGLES,
         "the orientation of a window is for rectangles of triangles; leave it out, or move it out "
         "of the window"},
    };
    if (!ground->places[SHAPE])
        return pave_json_scan_fail(ground->scan, ground->window_place, PAVE_INVALID,
                                   "a window must have a shape, such as \"shape\": \"hexagon\"");
    for (size_t k = 0; k < sizeof rows / sizeof rows[0]; k++)
        if (ground->places[rows[k].member] && !rows[k].means)
            return fail_window(ground, rows[k].member, rows[k].message);
    if (!ground->places[sized ? SIZE : RADIUS])
        return pave_json_scan_fail(
            ground->scan, ground->window_place, PAVE_INVALID, "a %s must have a %s",
            pave_word(pave_window_shape_words, def->shape),
            sized ? "size, such as \"size\": [28, 32]" : "radius, such as \"radius\": 8");
    return true;
}

static bool choose_metric(pave_json_ground *ground)
{
    if (!ground->places[METRIC] ||
        pave_window_metric_read(ground->regular, ground->metric, &ground->window.metric) == PAVE_OK)
        return true;
    return fail_window(ground, METRIC,
                       "unknown metric: use 4, 8 or euclid on squares; steps or euclid on "
                       "hexagons; edge, shortcut, touch, flank or euclid on triangles");
}

static bool refuse_count(pave_json_ground *ground, int64_t labels, const char *place, int64_t cells,
                         const char *whose)
{
    if (labels <= cells)
        return pave_json_scan_fail(
            ground->scan, place, PAVE_INVALID,
            "there are %lld labels for the %lld %s; give each one, 0 for empty", (long long)labels,
            (long long)cells, whose);
    return pave_json_scan_fail(ground->scan, pave_json_scan_place(ground->scan, place, cells),
                               PAVE_INVALID,
                               "there are %lld labels for the %lld %s; remove those from here on, "
                               "or make the ground larger",
                               (long long)labels, (long long)cells, whose);
}

/// Returns the minimum number of cells of a window, without making it; exact for all shapes except
/// disks. 0 if the grid does not support the shape.
static int64_t least_cells(const pave_json_ground *ground)
{
    const pave_window_def *def = &ground->window;
    const pave_window_grid grid = ground->regular;
    const bool triangles = grid == PAVE_WINDOW_TRIANGLES, hexagons = grid == PAVE_WINDOW_HEXAGONS;
    const int64_t faces =
        // Sizes count triangles on triangle grids, otherwise unit cells.
        triangles ? 1 : ground->tiling->face_count;
    const int64_t n = def->radius;
    switch (def->shape) {
    case PAVE_WINDOW_HEXAGON: return triangles ? 6 * n * n : hexagons ? 3 * n * n + 3 * n + 1 : 0;
    case PAVE_WINDOW_TRIANGLE: return triangles ? n * n : hexagons ? n * (n + 1) / 2 : 0;
    case PAVE_WINDOW_DISK: return grid == PAVE_WINDOW_OTHER ? 0 : n;
    default: break;
    }
    if (def->width > 0 && def->height > INT64_MAX / def->width / faces) return INT64_MAX;
    return faces * def->width * def->height;
}

/// Refuses a window that is too large for its labels before allocating it.
static bool check_room(pave_json_ground *ground, int64_t labels, const char *place)
{
    const int64_t least = least_cells(ground);
    if (least <= labels && ground->window.width <= labels + ROOM &&
        ground->window.height <= labels + ROOM)
        return true;
    if (ground->window.shape == PAVE_WINDOW_DISK)
        return pave_json_scan_fail(
            ground->scan, place, PAVE_INVALID,
            "there are %lld labels, too few for a disk of radius %d; give each cell one",
            (long long)labels, (int)ground->window.radius);
    return refuse_count(ground, labels, place, least, "cells of the window");
}

/// Identifies the regular grid of the tiling, if it is one, by making an empty window.
static bool learn_grid(pave_json_ground *ground)
{
    pave_window *window = NULL;
    const pave_window_def def = {.tiling = ground->tiling};
    if (pave_window_create(&def, ground->scan->allocator, &window, NULL) != PAVE_OK)
        return pave_json_scan_no_memory(ground->scan);
    ground->regular = window->grid;
    pave_window_destroy(window);
    return true;
}

static bool make_window(pave_json_ground *ground, int64_t labels, const char *place)
{
    pave_error inner = {0};
    ground->window.tiling = ground->tiling;
    if (!learn_grid(ground) || !check_window(ground) || !choose_metric(ground) ||
        !check_room(ground, labels, place))
        return false;
    const bool hexagons = ground->regular == PAVE_WINDOW_HEXAGONS;
    if (hexagons && ground->window.shape == PAVE_WINDOW_RECTANGLE &&
        ground->orientation == PAVE_FLAT && !ground->places[SYSTEM])
        ground->window.system = PAVE_HEX_ODD_Q;
    const pave_result result =
        pave_window_create(&ground->window, ground->scan->allocator, &ground->own.window, &inner);
    if (!pave_json_scan_made(ground->scan, result, ground->window_place, inner.message))
        return false;
    if (ground->own.window->count != labels)
        return refuse_count(ground, labels, place, ground->own.window->count,
                            "cells of the window");
    return true;
}

// ---- Walls --------------------------------------------------------------------------------------

static bool set_wall(pave_json_ground *ground, size_t index, pave_mask *mask)
{
    const int32_t *wall = (const int32_t *)ground->walls.elements + 2 * index;
    const pave_window *window = ground->own.window;
    const char *message = NULL;
    if (wall[0] < 0 || wall[0] >= window->count)
        message = "there is no cell with this number; cells are numbered from 0";
    else if (wall[1] < 0 ||
             wall[1] >= pave_tiling_side_count(window->tiling, pave_window_cell(window, wall[0]).s))
        message = "the cell has no side with this number; sides are numbered from 0, clockwise";
    else if (pave_mask_side(mask, wall[0], wall[1]))
        message = "this wall is listed twice; leave one out";
    if (message)
        return pave_json_scan_fail(
            ground->scan, pave_json_scan_place(ground->scan, ground->walls_place, (int64_t)index),
            PAVE_INVALID, "%s", message);
    return pave_mask_set_side(mask, wall[0], wall[1], true) == PAVE_OK
               ? true
               : pave_json_scan_no_memory(ground->scan);
}

/// Makes the graph of a window with walls.
static bool make_walls(pave_json_ground *ground)
{
    pave_mask *mask = NULL;
    if (ground->contact == PAVE_CONTACT_VERTEX)
        return pave_json_scan_fail(
            ground->scan, ground->walls_place, PAVE_UNSUPPORTED,
            "walls cannot be combined with contact \"vertex\"; leave one out");
    if (pave_mask_create(ground->own.window, ground->scan->allocator, &mask, NULL) != PAVE_OK)
        return pave_json_scan_no_memory(ground->scan);
    bool well = true;
    for (size_t i = 0; well && i < ground->walls.count; i++) well = set_wall(ground, i, mask);
    if (well) {
        const pave_graph_def def = {.window = ground->own.window, .walls = mask};
        const pave_result result =
            pave_graph_create(&def, ground->scan->allocator, &ground->own.graph, NULL);
        well = pave_json_scan_made(ground->scan, result, ground->walls_place,
                                   "the window is too large for walls; make it smaller");
    }
    pave_mask_destroy(mask);
    return well;
}

// ---- Making the ground --------------------------------------------------------------------------

static bool make_graph(pave_json_ground *ground, int64_t labels, const char *place)
{
    pave_edge_list *list = &ground->edges;
    pave_error inner = {0};
    if (list->fault_count > 0)
        return pave_json_scan_fail(
            ground->scan, ground->graph_place, PAVE_INVALID,
            "node %d lists %d as a neighbour, but not the reverse; list both, or neither",
            (int)list->faults[0].nodes[0], (int)list->faults[0].nodes[1]);
    if (list->node_count != labels)
        return refuse_count(ground, labels, place, list->node_count, "nodes of the graph");
    const pave_result result = pave_graph_create_from_edges(
        &(pave_edges_def){list->node_count, list->positions, list->edge_count,
                          (const int32_t(*)[2])list->edges},
        ground->scan->allocator, &ground->own.graph, &inner);
    if (!pave_json_scan_made(ground->scan, result, ground->graph_place, inner.message))
        return false;
    pave_edge_list_release(list);
    return true;
}

static bool make_mesh(pave_json_ground *ground, int64_t labels, const char *place)
{
    if (ground->own.mesh->tile_count != labels)
        return refuse_count(ground, labels, place, ground->own.mesh->tile_count,
                            "tiles of the mesh");
    const pave_result result =
        pave_mesh_to_graph(ground->own.mesh, ground->scan->allocator, &ground->own.graph, NULL);
    return pave_json_scan_made(ground->scan, result, ground->mesh_place,
                               "the mesh has too many neighbours for a map; make it smaller");
}

static bool make_patch(pave_json_ground *ground, int64_t labels, const char *place)
{
    const pave_patch *patch = ground->own.patch;
    if (patch->cell_count != labels)
        return refuse_count(ground, labels, place, patch->cell_count, "cells of the patch");
    if (ground->contact == PAVE_CONTACT_EDGE) return true;
    const pave_result result =
        pave_patch_graph(patch, ground->contact, NULL, ground->scan->allocator, &ground->own.graph);
    return pave_json_scan_made(ground->scan, result, ground->contact_place,
                               "the patch has too many neighbours for a map; make it smaller");
}

/// Returns the start of a second ground, or of a member that only windows have; NULL if absent.
static const char *second_ground(const pave_json_ground *ground)
{
    const char *const places[] = {ground->mesh_place, ground->patch_place, ground->graph_place,
                                  ground->window_place, ground->grid_place};
    int count = 0;
    for (size_t k = 0; k < sizeof places / sizeof places[0]; k++)
        if (places[k] && ++count == 2) return places[k];
    return ground->contact_place && !ground->patch_place ? ground->contact_place
                                                         : ground->walls_place;
}

/// Refuses a map with no ground, or more than one.
static bool check_ground(pave_json_ground *ground)
{
    pave_json_scan *scan = ground->scan;
    const char *of_window = ground->window_place ? ground->window_place
                            : ground->grid_place ? ground->grid_place
                                                 : NULL;
    if (!of_window) of_window = ground->contact_place ? ground->contact_place : ground->walls_place;
    if (ground->mesh_place || ground->patch_place || ground->graph_place) {
        const char *second = second_ground(ground);
        return !second || pave_json_scan_fail(scan, second, PAVE_INVALID,
                                              "a map has one ground: a grid and its window, a "
                                              "mesh, a patch or a graph; leave out the others");
    }
    if (ground->grid_place && ground->window_place) return true;
    if (!of_window)
        return pave_json_scan_fail(
            scan, scan->begin, PAVE_INVALID,
            "a map must have a ground: a grid and a window, such as \"grid\": \"hex\", \"window\": "
            "{\"shape\": \"hexagon\", \"radius\": 8}, a mesh, a patch or a graph");
    return pave_json_scan_fail(scan, of_window, PAVE_INVALID,
                               ground->window_place
                                   ? "a window must have a grid; add one, such as \"grid\": \"hex\""
                                   : "a grid must have a window; add one, such as \"window\": "
                                     "{\"shape\": \"hexagon\", \"radius\": 8}");
}

bool pave_json_ground_make(pave_json_ground *ground, int64_t labels, const char *labels_place,
                           pave_ground *out)
{
    if (!check_ground(ground)) return false;
    if (ground->mesh_place && !make_mesh(ground, labels, labels_place)) return false;
    if (ground->patch_place && !make_patch(ground, labels, labels_place)) return false;
    if (ground->graph_place && !make_graph(ground, labels, labels_place)) return false;
    if (ground->window_place && !make_window(ground, labels, labels_place)) return false;
    if (ground->walls_place && !make_walls(ground)) return false;
    if (ground->own.graph) {
        *out = pave_ground_of_graph(ground->own.graph);
    } else if (ground->own.patch) {
        *out = pave_ground_of_graph(ground->own.patch->graph);
    } else {
        *out = pave_ground_of_window(ground->own.window);
        out->contact = ground->contact;
    }
    return true;
}

bool pave_json_ground_triangles(pave_json_ground *ground, const char *whose, int64_t cells,
                                const char *cells_place, pave_window **out)
{
    pave_ground made;
    if (cells < 0 && ground->tiling && ground->window_place) {
        if (!learn_grid(ground)) return false;
        const int64_t count = least_cells(ground);
        cells = count < -cells ? count : -cells;
    }
    if (!pave_json_ground_make(ground, cells, cells_place, &made)) return false;
    if (!ground->own.window || ground->own.window->grid != PAVE_WINDOW_TRIANGLES)
        return pave_json_scan_fail(
            ground->scan, ground->grid_place ? ground->grid_place : ground->scan->begin,
            PAVE_INVALID, "%s must have a window of the grid \"tri\"", whose);
    *out = ground->own.window;
    ground->own.window = NULL;
    return true;
}
