/// src/scene/picture_map.c: pictures of maps: layers, layout and scale.
#include "../base/exact.h"

#include "../base/memory.h"
#include "../mesh/polygons_build.h"
#include "picture_map.h"

#include <stdio.h>
#include <string.h>

/// The area of a hexagon with unit edges.
#define PAVE_PICTURE_HEXAGON 2.598

/// More outlines would take minutes and gigabytes.
enum { PAVE_PICTURE_OUTLINES_MAX = 1 << 22, PAVE_PICTURE_OUTLINES_FEW = 60000 };

pave_result pave_picture_map_no_memory(const pave_picture_mapper *m)
{
    return PAVE_FAIL(m->error, PAVE_NO_MEMORY, "out of memory; draw a smaller map");
}

// ---- Choice of layers ---------------------------------------------------------------------------

static bool picture_has_empty_cells(const pave_picture_mapper *m)
{
    const pave_territories *territories = m->map->territories;
    for (int32_t i = 0; i < territories->cell_count; i++)
        if (territories->of_cell[i] == 0 && !pave_picture_is_rock(m, i)) return true;
    return false;
}

/// Fills in defaults: races are distinguished by colour; areas, which have labels, get colours that
/// differ from their neighbours' colours. Colours by label are explained by labels.
static void picture_choose(pave_picture_mapper *m)
{
    const pave_picture_map_def *def = m->def;
    bool races = strcmp(m->map->kind, "schelling") == 0;
    m->fill = def->fill        ? def->fill
              : m->map->owners ? PAVE_PICTURE_BY_OWNER
              : races          ? PAVE_PICTURE_BY_LABEL
                               : PAVE_PICTURE_BY_TERRITORY;
    m->marks = def->marks                           ? def->marks
               : def->frame                         ? PAVE_PICTURE_MARK_NOTHING
               : m->map->dice                       ? PAVE_PICTURE_MARK_DICE
               : def->fill == PAVE_PICTURE_BY_LABEL ? PAVE_PICTURE_MARK_LABEL
                                                    : PAVE_PICTURE_MARK_ID;
    const pave_patch *patch = m->map->patch;
    const int32_t last = patch ? patch->cell_count - 1 : -1;
    // Cells of drawn polygons have their index as a name, and exact corners.
    bool drawn = last >= 0 && patch->cells[last].q == last;
    bool plain = def->smooth == 0 && (drawn || def->cells || def->frame);
    m->passes = def->smooth < 0 || plain ? 0 : def->smooth ? def->smooth : 6;
    m->sea = !races && picture_has_empty_cells(m);
}

/// Assigns colours, counted from 0, to territories so that neighbours differ. Uses four colours if
/// a short search finds such a colouring.
static pave_result picture_color_territories(pave_picture_mapper *m)
{
    enum { COLORS = 4, STEPS = 100000, STEPS_EACH = 10 };
    pave_graph *graph = NULL;
    if (m->fill != PAVE_PICTURE_BY_TERRITORY) return PAVE_OK;
    m->colors =
        pave_array_take(m->allocator, (size_t)pave_picture_territories(m) + 1, sizeof *m->colors);
    bool fine =
        m->colors &&
        pave_territories_graph(m->map->territories, m->allocator, &graph, NULL) == PAVE_OK &&
        pave_graph_color_few(graph, COLORS, STEPS + STEPS_EACH * (int64_t)graph->node_count,
                             m->allocator, m->colors, NULL) == PAVE_OK;
    pave_graph_destroy(graph);
    return fine ? PAVE_OK : pave_picture_map_no_memory(m);
}

uint32_t pave_picture_territory_color(const pave_picture_mapper *m, int32_t territory)
{
    const pave_map *map = m->map;
    if (territory == PAVE_PICTURE_STONE) return PAVE_PICTURE_MAP_STONE;
    if (m->fill == PAVE_PICTURE_BY_NOTHING) return 0;
    if (territory == 0) return m->sea ? 0 : PAVE_PICTURE_MAP_EMPTY;
    switch (m->fill) {
    case PAVE_PICTURE_BY_LABEL:
        return pave_picture_color(PAVE_PICTURE_RACES,
                                  map->territories->items[territory - 1].label - 1);
    case PAVE_PICTURE_BY_OWNER:
        return map->owners[territory - 1] < 0
                   ? PAVE_PICTURE_MAP_EMPTY
                   : pave_picture_color(PAVE_PICTURE_PLAYERS, map->owners[territory - 1]);
    default: return pave_picture_color(PAVE_PICTURE_LANDS, m->colors[territory - 1]);
    }
}

/// Adds labels or owners, up to a maximum count, and empty cells to the legend.
static void picture_map_keys(pave_picture_mapper *m)
{
    enum { MOST = 64 };
    const pave_map *map = m->map;
    const bool owners = m->fill == PAVE_PICTURE_BY_OWNER,
               races = strcmp(map->kind, "schelling") == 0;
    const char *what = owners ? "owner" : races ? "race" : "label";
    for (int32_t number = 0; number <= MOST && owners | (m->fill == PAVE_PICTURE_BY_LABEL);
         number++)
        for (int32_t i = 0; i < map->territories->count; i++) {
            const int32_t own = owners ? map->owners[i] : map->territories->items[i].label;
            const char *name = owners ? "" : pave_map_name(map, i + 1);
            char text[PAVE_SCENE_KEY_SIZE];
            if (own < MOST ? own != number : number < MOST) continue;
            if (number < MOST && *name && strlen(name) < sizeof text)
                snprintf(text, sizeof text, "%s", name);
            else if (number < MOST)
                snprintf(text, sizeof text, "%s %d", what, (int)number);
            else
                snprintf(text, sizeof text, "more %ss", what);
            pave_scene_add_key(m->scene,
                               &(pave_scene_style){.fill = pave_picture_territory_color(m, i + 1)},
                               text);
            break;
        }
    const pave_scene_style style = {.fill = m->sea ? PAVE_PICTURE_MAP_SEA : PAVE_PICTURE_MAP_EMPTY};
    if (picture_has_empty_cells(m)) pave_scene_add_key(m->scene, &style, m->sea ? "sea" : "empty");
}

// ---- Sizes --------------------------------------------------------------------------------------

static void picture_widen(pave_box *box, bool *first, pave_vec2 point)
{
    *box = *first ? pave_box_of(point, point) : pave_box_add(*box, point);
    *first = false;
}

static void picture_widen_by_cell(pave_picture_mapper *m, bool *first, int64_t index)
{
    pave_cell cell = pave_window_cell(m->window, index);
    for (int k = 0; k < pave_tiling_side_count(m->window->tiling, cell.s); k++)
        picture_widen(&m->bounds, first,
                      pave_tiling_corner_point(m->window->tiling, &m->layout, cell, k));
}

/// Measures a window. Rows are runs of cells, so measuring their ends is enough. Returns the mean
/// area of a cell.
static double picture_measure_window(pave_picture_mapper *m)
{
    const pave_window *window = m->window;
    bool first = true;
    for (int32_t row = 0; row < window->row_count; row++) {
        int64_t start = window->rows[row].start, end = window->rows[row + 1].start;
        for (int32_t i = 0; i < window->face_count && start + i < end; i++) {
            picture_widen_by_cell(m, &first, start + i);
            picture_widen_by_cell(m, &first, end - 1 - i);
        }
    }
    pave_vec2 i = m->layout.i, j = m->layout.j;
    return fabs(i.x * j.y - i.y * j.x) / window->face_count;
}

static double picture_measure_mesh(pave_picture_mapper *m, double *cell)
{
    const pave_mesh *mesh = m->map->mesh;
    bool first = true;
    for (int32_t vertex = 0; vertex < mesh->vertex_count; vertex++)
        picture_widen(&m->bounds, &first, pave_mesh_point(mesh, vertex));
    return pave_picture_mesh_measure(mesh, cell);
}

static double picture_measure_patch(pave_picture_mapper *m)
{
    const pave_polygons *polygons = m->map->patch->polygons;
    double sum = 0;
    for (int32_t cell = 0; cell < polygons->cell_count; cell++)
        sum += pave_polygons_area(polygons, cell);
    m->bounds = m->map->patch->bounds;
    return sum / polygons->cell_count;
}

/// Measures a graph. The mean length of its edges is used as the distance between nodes.
static double picture_measure_graph(pave_picture_mapper *m)
{
    const pave_graph *graph = m->map->ground.graph;
    bool first = true;
    double sum = 0;
    for (int32_t node = 0; node < graph->node_count; node++) {
        picture_widen(&m->bounds, &first, graph->positions[node]);
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++)
            sum += pave_picture_distance(graph->positions[node], graph->positions[graph->to[arc]]);
    }
    double length = graph->arc_count ? sum / graph->arc_count : 1;
    return 0.87 * length * length;
}

/// Chooses the width of borders by the mean size of territories, but at least a visible width. In a
/// film the width is the same in all pictures, regardless of the number of territories.
static void picture_measure_lines(pave_picture_mapper *m, double cell_area)
{
    const double share = 0.02, least = 1.2, most = 3; // relative to the side of a square of equal
                                                      // area; pixels
    int32_t count = pave_picture_territories(m);
    m->line = pave_picture_most(0.12 * m->unit, least / m->scale);
    if (m->def->frame) return;
    double side = sqrt(cell_area * m->map->territories->cell_count / (count > 0 ? count : 1));
    double thick =
        pave_picture_least(share * side, pave_picture_most(0.4 * m->unit, most / m->scale));
    m->line = pave_picture_most(thick, m->line);
}

/// Returns the scale of a picture with the given width and height.
static double picture_scale_of(const pave_scene_size *size, double width, double height)
{
    if (size->scale > 0) return size->scale;
    if (size->width > 0 && size->height > 0)
        return pave_picture_least(size->width / width, size->height / height);
    if (size->width > 0) return size->width / width;
    return size->height > 0 ? size->height / height
                            : PAVE_SCENE_PICTURE_SIZE_DEFAULT / pave_picture_most(width, height);
}

/// This is accurate enough to choose line widths and letter sizes. On a mesh, `cell` receives the
/// printed length of a tile.
static void picture_measure(pave_picture_mapper *m, double *cell)
{
    double area = m->map->mesh    ? picture_measure_mesh(m, cell)
                  : m->map->patch ? picture_measure_patch(m)
                  : m->window     ? picture_measure_window(m)
                                  : picture_measure_graph(m);
    m->unit = area > 0 ? sqrt(area / PAVE_PICTURE_HEXAGON) : 1;
    if (m->map->patch && 2 * m->map->territories->count > m->map->patch->cell_count)
        m->unit /= 4; // territories that are little larger than a cell, such as countries, get thin
                      // lines
    m->scale = picture_scale_of(&m->def->size, m->bounds.max.x - m->bounds.min.x + 2 * m->unit,
                                m->bounds.max.y - m->bounds.min.y + 2 * m->unit);
    picture_measure_lines(m, area);
}

double pave_picture_territory_pixels(const pave_picture_mapper *m)
{
    int32_t count = pave_picture_territories(m);
    double cell = PAVE_PICTURE_HEXAGON * m->unit * m->unit * m->scale * m->scale;
    return cell * m->map->territories->cell_count / (count > 0 ? count : 1);
}

// ---- Films --------------------------------------------------------------------------------------

/// Widens a range to an even number of pixels, which video encoders require.
static void picture_widen_evenly(double *from, double *to, double scale)
{
    const double rounding = 1e-6;
    double more = 2 * ceil(((*to - *from) * scale - rounding) / 2) / scale - (*to - *from);
    *from -= more / 2;
    *to += more / 2;
}

/// Returns the box of all cells, drawn or not, so that all pictures of a film have the same size
/// and scale. A given picture width is kept.
static pave_box picture_film_view(const pave_picture_mapper *m, double margin)
{
    const pave_scene_size *size = &m->def->size;
    pave_box view = pave_box_widened(m->bounds, margin);
    double scale = picture_scale_of(size, view.max.x - view.min.x, view.max.y - view.min.y);
    if (!size->width) picture_widen_evenly(&view.min.x, &view.max.x, scale);
    if (!size->height) picture_widen_evenly(&view.min.y, &view.max.y, scale);
    return view;
}

// ---- The picture --------------------------------------------------------------------------------

/// Returns whether outlines would be too fine to see or too many to draw.
static bool picture_is_fine(const pave_picture_mapper *m)
{
    const double least = 100; // minimum number of pixels per territory
    int32_t cells = m->map->territories->cell_count;
    return cells > PAVE_PICTURE_OUTLINES_MAX ||
           (cells > PAVE_PICTURE_OUTLINES_FEW && pave_picture_territory_pixels(m) < least);
}

static pave_result picture_map_layers(pave_picture_mapper *m, const pave_batch *batch)
{
    pave_result result = PAVE_OK;
    picture_map_keys(m);
    if (!pave_picture_has_outlines(m->map))
        pave_picture_map_nodes(m);
    else if (picture_is_fine(m))
        result = pave_picture_map_pixels(m, batch);
    else
        result = pave_picture_map_parts(m);
    if (result == PAVE_OK) pave_picture_map_dots(m);
    return result == PAVE_OK ? pave_picture_map_labels(m) : result;
}

static pave_result picture_map_scene(pave_picture_mapper *m)
{
    const pave_layout_def turned = {.orientation = m->map->orientation};
    pave_scene_def def = {.title = m->def->title, .size = m->def->size};
    if (m->window) {
        pave_result result = pave_tiling_layout(m->window->tiling, &turned, &m->layout, m->error);
        if (result != PAVE_OK) return result;
        def.cell = pave_picture_cell_length(m->window->tiling, &m->layout);
    }
    picture_measure(m, &def.cell);
    def.background = m->sea ? PAVE_PICTURE_MAP_SEA : PAVE_PICTURE_MAP_PAPER;
    def.margin = (m->sea ? 1 : 0.6) * m->unit;
    if (m->sea) def.view = pave_box_widened(m->bounds, def.margin); // includes the rim
    if (m->def->frame) def.view = picture_film_view(m, def.margin);
    return pave_scene_create(&def, m->allocator, &m->scene, m->error);
}

static pave_result picture_check_map(const pave_picture_map_def *def, pave_error *error)
{
    const char *wrong = NULL;
    const pave_map *map = def->map;
    if ((unsigned)def->fill > PAVE_PICTURE_BY_NOTHING ||
        (unsigned)def->marks > PAVE_PICTURE_MARK_NAME || def->smooth > PAVE_SMOOTH_PASSES_MAX ||
        !isfinite(def->size.scale) || def->size.scale < 0 || def->size.width < 0 ||
        def->size.height < 0)
        return PAVE_FAIL(
            error, PAVE_RANGE,
            "fill and marks must be enumerators, smooth at most %d, and the size not negative",
            PAVE_SMOOTH_PASSES_MAX);
    if (!map)
        wrong = "no map is given; set it";
    else if (!map->owners &&
             (def->fill == PAVE_PICTURE_BY_OWNER || def->marks == PAVE_PICTURE_MARK_OWNER))
        wrong = "the map has no owners; choose another fill or other marks";
    else if (!map->dice && def->marks == PAVE_PICTURE_MARK_DICE)
        wrong = "the map has no dice; choose other marks";
    else if (def->marks == PAVE_PICTURE_MARK_NAME && !def->names && map->name_count == 0)
        wrong = "no names are given; set them, or choose other marks";
    else if (def->walls &&
             (!pave_map_window(map) || def->walls->window->count != map->territories->cell_count))
        wrong = "the walls are a mask of another window than the map's";
    return wrong ? PAVE_FAIL(error, PAVE_INVALID, "%s", wrong) : PAVE_OK;
}

pave_smooth_def pave_picture_smoothing(const pave_map *map, int32_t passes)
{
    const pave_window *window = pave_map_window(map);
    bool straight =
        window && (window->tiling == pave_tiling_square() || window->tiling == pave_tiling_tri());
    return (pave_smooth_def){.passes = passes, .rim = !straight};
}

pave_result pave_picture_map(const pave_picture_map_def *def, const pave_allocator *allocator,
                             const pave_batch *batch, pave_scene **out, pave_error *error)
{
    pave_picture_mapper m = {.def = def, .map = def->map, .allocator = allocator, .error = error};
    *out = NULL;
    pave_result result = picture_check_map(def, error);
    if (result != PAVE_OK) return result;
    m.window = pave_map_window(m.map);
    picture_choose(&m);
    result = picture_color_territories(&m);
    if (result == PAVE_OK) result = picture_map_scene(&m);
    if (result == PAVE_OK) result = picture_map_layers(&m, batch);
    pave_borders_destroy(m.borders);
    pave_polygons_destroy(m.polygons);
    PAVE_RELEASE(allocator, m.territory_of, m.part_of_cell, m.colors);
    return pave_picture_finish(m.scene, result, out, error);
}
