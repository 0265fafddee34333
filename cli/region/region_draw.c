// cli/region_draw.c: pave region -o FILE.svg|.pdf|.png: the map as a picture.
#include "region_draw.h"

#include "../work.h"
#include "region_color.h"

#include <pave/formats/draw.h>

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/// More would take minutes to draw, and gigabytes, where cells have outlines.
enum { OUTLINES_MAX = 1 << 22 };

/// The area of a hexagon with edges of length 1.
#define HEXAGON 2.598

// ---- What is drawn, and how ---------------------------------------------------------------------

static bool has_empty_cells(const pave_map *map)
{
    for (int32_t i = 0; i < map->territories->cell_count; i++) {
        if (map->territories->of_cell[i] == 0) return true;
    }
    return false;
}

// Races are told by their colours; areas, of which each has a label of its own, by colours that
// differ from those beside.
static region_fill choose_fill(const region_drawing *drawing)
{
    if (cli_given(drawing->job->call, "fill")) return (region_fill)drawing->job->look->fill;
    if (drawing->map->owners) return REGION_FILL_OWNER;
    return strcmp(drawing->map->kind, "schelling") == 0 ? REGION_FILL_LABEL : REGION_FILL_TERRITORY;
}

static region_labels choose_labels(const region_drawing *drawing)
{
    if (cli_given(drawing->job->call, "labels")) return (region_labels)drawing->job->look->labels;
    return drawing->job->frame  ? REGION_LABELS_NONE
           : drawing->map->dice ? REGION_LABELS_DICE
                                : REGION_LABELS_ID;
}

static int check_choice(const region_drawing *drawing)
{
    if (drawing->fill == REGION_FILL_OWNER && !drawing->map->owners)
        return cli_wrong("--fill: the map has no owners; give another word");
    if (drawing->labels == REGION_LABELS_OWNER && !drawing->map->owners)
        return cli_wrong("--labels: the map has no owners; give another word");
    if (drawing->labels == REGION_LABELS_DICE && !drawing->map->dice)
        return cli_wrong("--labels: the map has no dice; give another word");
    return CLI_DONE;
}

// Colours 0.. of territories, so that neighbours differ.
static int color_territories(region_drawing *drawing)
{
    pave_graph *graph = NULL;
    const pave_territories *territories = drawing->map->territories;
    if (drawing->fill != REGION_FILL_TERRITORY) return CLI_DONE;
    drawing->colors = malloc(((size_t)territories->count + 1) * sizeof *drawing->colors);
    bool fine = drawing->colors && pave_territories_graph(territories, NULL, &graph) == PAVE_OK &&
                region_color_graph(graph, drawing->colors, NULL) == PAVE_OK;
    pave_graph_destroy(graph);
    return fine ? CLI_DONE : cli_failed("out of memory; draw a smaller map");
}

uint32_t region_color_of(const region_drawing *drawing, int32_t territory)
{
    const pave_map *map = drawing->map;
    if (drawing->fill == REGION_FILL_NONE) return 0;
    if (territory == 0) return drawing->sea ? 0 : REGION_EMPTY;
    switch (drawing->fill) {
    case REGION_FILL_LABEL:
        return region_race_color(map->territories->items[territory - 1].label - 1);
    case REGION_FILL_OWNER:
        return map->owners[territory - 1] < 0 ? REGION_EMPTY
                                              : region_player_color(map->owners[territory - 1]);
    default: return region_land_color(drawing->colors[territory - 1]);
    }
}

// ---- Where it lies ------------------------------------------------------------------------------

static void widen(pave_box *box, bool *first, pave_vec2 point)
{
    *box = *first ? pave_box_of(point, point) : pave_box_add(*box, point);
    *first = false;
}

static void widen_by_cell(pave_box *box, bool *first, const pave_window *window,
                          const pave_layout *layout, int64_t index)
{
    pave_cell cell = pave_window_cell(window, index);
    for (int k = 0; k < pave_tiling_side_count(window->tiling, cell.s); k++)
        widen(box, first, pave_tiling_corner_point(window->tiling, layout, cell, k));
}

// Rows are runs, so their ends are enough.
static void find_window_bounds(region_drawing *drawing, const pave_window *window,
                               const pave_layout *layout)
{
    bool first = true;
    for (int32_t row = 0; row < window->row_count; row++) {
        int64_t start = window->rows[row].start, end = window->rows[row + 1].start;
        for (int32_t i = 0; i < window->face_count && start + i < end; i++) {
            widen_by_cell(&drawing->bounds, &first, window, layout, start + i);
            widen_by_cell(&drawing->bounds, &first, window, layout, end - 1 - i);
        }
    }
}

static void measure_window(region_drawing *drawing, const pave_window *window, double *area)
{
    pave_layout layout;
    if (pave_tiling_layout(window->tiling,
                           &(pave_layout_def){.orientation = drawing->map->orientation}, &layout,
                           NULL) != PAVE_OK)
        return;
    find_window_bounds(drawing, window, &layout);
    *area = fabs(layout.i.x * layout.j.y - layout.i.y * layout.j.x) / window->face_count;
}

static void measure_mesh(region_drawing *drawing, const pave_mesh *mesh, double *area)
{
    bool first = true;
    double sum = 0;
    for (int32_t vertex = 0; vertex < mesh->vertex_count; vertex++)
        widen(&drawing->bounds, &first, pave_mesh_point(mesh, vertex));
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) sum += pave_mesh_area(mesh, tile);
    *area = sum / mesh->tile_count;
}

// Nodes are as far from each other as their box has room for, or as the edges are long.
static void measure_graph(region_drawing *drawing, const pave_graph *graph, double *area)
{
    bool first = true;
    double sum = 0;
    for (int32_t node = 0; node < graph->node_count; node++) {
        widen(&drawing->bounds, &first, graph->positions[node]);
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++)
            sum += hypot(graph->positions[graph->to[arc]].x - graph->positions[node].x,
                         graph->positions[graph->to[arc]].y - graph->positions[node].y);
    }
    double length = graph->arc_count ? sum / graph->arc_count : 1;
    *area = 0.87 * length * length;
}

// Borders are as thick as suits territories of the mean size, and can be seen.
static void measure_lines(region_drawing *drawing, double cell_area)
{
    const double share = 0.02, least = 1.2, most = 3; // of the side of a square as large; pixels
    const pave_territories *territories = drawing->map->territories;
    if (drawing->job->frame) { // as thick in each, however many territories there are
        drawing->line = fmax(0.12 * drawing->unit, least / drawing->scale);
        return;
    }
    double side = sqrt(cell_area * territories->cell_count /
                       (territories->count > 0 ? territories->count : 1));
    double thick = fmin(share * side, fmax(0.4 * drawing->unit, most / drawing->scale));
    drawing->line = fmax(fmax(thick, 0.12 * drawing->unit), least / drawing->scale);
}

// Sizes, as near as the choice of lines and letters needs them.
static void measure(region_drawing *drawing)
{
    const region_look *look = drawing->job->look;
    const pave_map *map = drawing->map;
    double area = 1;
    if (map->mesh)
        measure_mesh(drawing, map->mesh, &area);
    else if (pave_map_window(map))
        measure_window(drawing, pave_map_window(map), &area);
    else
        measure_graph(drawing, map->ground.graph, &area);
    drawing->unit = area > 0 ? sqrt(area / HEXAGON) : 1;
    double width = drawing->bounds.max.x - drawing->bounds.min.x + 2 * drawing->unit,
           height = drawing->bounds.max.y - drawing->bounds.min.y + 2 * drawing->unit;
    drawing->scale = look->scale > 0 ? look->scale
                     : look->width   ? (double)look->width / width
                                     : PAVE_SCENE_PICTURE_SIZE_DEFAULT / fmax(width, height);
    measure_lines(drawing, area);
}

// ---- Films --------------------------------------------------------------------------------------

// An even number of pixels, as makers of films want it.
static void widen_evenly(double *from, double *to, double scale)
{
    const double rounding = 1e-6;
    double more = 2 * ceil(((*to - *from) * scale - rounding) / 2) / scale - (*to - *from);
    *from -= more / 2;
    *to += more / 2;
}

// All cells, whatever is drawn of them: so all pictures of a film are as large and have one scale.
// A --width stays as it is asked for.
static pave_box film_view(const region_drawing *drawing, double margin)
{
    const region_look *look = drawing->job->look;
    pave_box view = pave_box_widened(drawing->bounds, margin);
    double width = view.max.x - view.min.x, height = view.max.y - view.min.y;
    double scale = look->scale > 0 ? look->scale
                   : look->width   ? (double)look->width / width
                                   : PAVE_SCENE_PICTURE_SIZE_DEFAULT / fmax(width, height);
    if (!look->width) widen_evenly(&view.min.x, &view.max.x, scale);
    widen_evenly(&view.min.y, &view.max.y, scale);
    return view;
}

// ---- The picture --------------------------------------------------------------------------------

static int write_scene(const region_drawing *drawing, const char *path)
{
    static const pave_draw_format formats[] = {
        [REGION_SVG] = PAVE_DRAW_SVG, [REGION_PDF] = PAVE_DRAW_PDF, [REGION_PNG] = PAVE_DRAW_PNG};
    const region_look *look = drawing->job->look;
    pave_error error = {0};
    cli_progress bar;
    pave_draw_def how = {.format = formats[drawing->job->format],
                         .size.scale = look->scale,
                         .size.width = (int32_t)look->width};
    const pave_batch batch = {.progress = cli_progress_begin(&bar, "drawing")};
    pave_result result = pave_draw_file(drawing->scene, path, &how, NULL, &batch, &error);
    cli_progress_end(&bar);
    if (result == PAVE_OK) return CLI_DONE;
    return error.result == PAVE_UNSUPPORTED || error.result == PAVE_RANGE
               ? cli_wrong("-o: %s", error.message)
               : cli_report(&error);
}

double region_pixels_of_territory(const region_drawing *drawing)
{
    const pave_territories *territories = drawing->map->territories;
    double cell = HEXAGON * drawing->unit * drawing->unit * drawing->scale * drawing->scale;
    return cell * territories->cell_count / (territories->count > 0 ? territories->count : 1);
}

// Where territories have fewer pixels than this, or there are very many cells, nobody could see
// outlines, or wait for them.
static bool is_fine(const region_drawing *drawing)
{
    enum { FEW = 60000 };
    const double least = 100;
    int32_t cells = drawing->map->territories->cell_count;
    return cells > OUTLINES_MAX || (cells > FEW && region_pixels_of_territory(drawing) < least);
}

static int draw_layers(region_drawing *drawing)
{
    const pave_map *map = drawing->map;
    int code;
    if (!region_has_outlines(map))
        code = region_draw_nodes(drawing);
    else if (is_fine(drawing))
        code = region_draw_pixels(drawing);
    else
        code = region_draw_parts(drawing);
    if (code == CLI_DONE && drawing->job->narrow && drawing->job->narrow_drawn)
        region_draw_narrow(drawing);
    return code == CLI_DONE ? region_draw_marks(drawing) : code;
}

static int draw(region_drawing *drawing, const char *path)
{
    pave_scene_def def = {.title = drawing->job->title,
                          .background = drawing->sea ? REGION_SEA : REGION_PAPER};
    int code = check_choice(drawing);
    if (code == CLI_DONE) code = color_territories(drawing);
    if (code != CLI_DONE) return code;
    measure(drawing);
    def.margin = (drawing->sea ? 1 : 0.6) * drawing->unit;
    if (drawing->job->frame) def.view = film_view(drawing, def.margin);
    if (pave_scene_create(&def, NULL, &drawing->scene, NULL) != PAVE_OK)
        return cli_failed("out of memory; draw a smaller map");
    code = draw_layers(drawing);
    if (code != CLI_DONE) return code;
    const pave_error *error = pave_scene_error(drawing->scene);
    if (error->result == PAVE_NO_MEMORY) return cli_failed("out of memory; draw a smaller map");
    return error->result == PAVE_OK ? write_scene(drawing, path) : cli_failed("%s", error->message);
}

int region_draw(const region_job *job, const char *path)
{
    region_drawing drawing = {.job = job, .map = job->map};
    drawing.fill = choose_fill(&drawing);
    drawing.labels = choose_labels(&drawing);
    drawing.smooth = (job->look->cells || job->frame) && !cli_given(job->call, "smooth")
                         ? 0
                         : (int32_t)job->look->smooth;
    drawing.sea = strcmp(job->map->kind, "schelling") != 0 && has_empty_cells(job->map);
    int code = draw(&drawing, path);
    pave_scene_destroy(drawing.scene);
    region_borders_release(&drawing.borders);
    free(drawing.colors);
    free(drawing.part_of_cell);
    free(drawing.territory_of);
    free(drawing.points);
    free(drawing.ring_sizes);
    return code;
}
