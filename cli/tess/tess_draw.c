// cli/tess_draw.c: pave tess -o FILE.svg|.pdf|.png: the tiles as a picture.
#include "tess_draw.h"

#include "../work.h"

#include <pave/formats/draw.h>

#include <math.h>
#include <stdlib.h>

/// More would take minutes to draw, and gigabytes.
enum { TILES_MAX = 1000000 };

#define INK UINT32_C(0x3d4551ff)
#define PAPER UINT32_C(0xffffffff)
#define GRAPH UINT32_C(0x2f6f9fff)      // who is adjacent
#define GRAPH_PALE UINT32_C(0x8fb3cbff) // the same, with the border
#define GHOST UINT32_C(0xb0202cc0)      // what was before

// ---- Layers -------------------------------------------------------------------------------------

static const pave_vec2 *ring_points(tess_drawing *drawing, const pave_mesh *mesh, int32_t tile,
                                    int32_t *count)
{
    const int32_t *ring = pave_mesh_ring(mesh, tile, count);
    if (*count > drawing->corner_room) {
        int32_t room = 2 * *count;
        pave_vec2 *more = realloc(drawing->corners, (size_t)room * sizeof *more);
        if (!more) return NULL;
        drawing->corners = more;
        drawing->corner_room = room;
    }
    for (int32_t k = 0; k < *count; k++) drawing->corners[k] = pave_mesh_point(mesh, ring[k]);
    return drawing->corners;
}

static bool draw_tiles(tess_drawing *drawing)
{
    const pave_mesh *mesh = drawing->job->mesh;
    pave_scene_open_group(drawing->scene, "tiles");
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
        int32_t count;
        const pave_vec2 *corners = ring_points(drawing, mesh, tile, &count);
        pave_scene_style style = {
            .fill = tess_tile_color(drawing, tile), .stroke = INK, .width = drawing->line};
        if (!corners) return false;
        pave_scene_add_polygon(drawing->scene, corners, count, &style);
    }
    pave_scene_close_group(drawing->scene);
    return true;
}

// The rim, drawn stronger than what lies inside.
static bool draw_rim(tess_drawing *drawing)
{
    const pave_mesh *mesh = drawing->job->mesh;
    if (mesh->rim_count < 3) return true;
    pave_vec2 *corners = malloc((size_t)mesh->rim_count * sizeof *corners);
    if (!corners) return false;
    for (int32_t i = 0; i < mesh->rim_count; i++) corners[i] = pave_mesh_point(mesh, mesh->rim[i]);
    pave_scene_style style = {.stroke = INK, .width = 1.8 * drawing->line};
    pave_scene_open_group(drawing->scene, "rim");
    pave_scene_add_polygon(drawing->scene, corners, mesh->rim_count, &style);
    pave_scene_close_group(drawing->scene);
    free(corners);
    return true;
}

static bool same_point(pave_vec2 a, pave_vec2 b)
{
    return !(a.x < b.x || a.x > b.x || a.y < b.y || a.y > b.y);
}

// Whether side k of a ring lies between those two points.
static bool lies(const pave_mesh *mesh, const int32_t *ring, int32_t count, int32_t k,
                 const pave_vec2 ends[2])
{
    return same_point(pave_mesh_point(mesh, ring[k]), ends[0]) &&
           same_point(pave_mesh_point(mesh, ring[k + 1 < count ? k + 1 : 0]), ends[1]);
}

// Whether side k of a tile, as it was, lies where it lay. Relaxation changes no ring, but a toggle
// does.
static bool stayed(const tess_job *job, int32_t tile, int32_t k, int32_t count_before,
                   const pave_vec2 ends[2])
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(job->mesh, tile, &count);
    if (count == count_before) return lies(job->mesh, ring, count, k, ends);
    for (int32_t i = 0; i < count; i++) {
        if (lies(job->mesh, ring, count, i, ends)) return true;
    }
    return false;
}

// The sides that moved, as they were, each once.
static void draw_before(const tess_drawing *drawing)
{
    const pave_mesh *mesh = drawing->job->before;
    pave_scene_style style = {.stroke = GHOST,
                              .width = 0.7 * drawing->line,
                              .dash = 3 * drawing->line,
                              .gap = 2.5 * drawing->line};
    pave_scene_open_group(drawing->scene, "before");
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
        int32_t count;
        const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
        for (int32_t k = 0; k < count; k++) {
            pave_vec2 ends[2] = {pave_mesh_point(mesh, ring[k]),
                                 pave_mesh_point(mesh, ring[k + 1 < count ? k + 1 : 0])};
            if (stayed(drawing->job, tile, k, count, ends) ||
                pave_mesh_neighbor(mesh, tile, k) > tile)
                continue; // in the second case the other tile draws it
            pave_scene_add_line(drawing->scene, ends, 2, &style);
        }
    }
    pave_scene_close_group(drawing->scene);
}

static void draw_centers(const tess_drawing *drawing)
{
    const pave_mesh *mesh = drawing->job->mesh;
    pave_scene_style style = {.fill = INK};
    pave_scene_open_group(drawing->scene, "centers");
    for (int32_t tile = 0; tile < mesh->tile_count; tile++)
        pave_scene_add_circle(drawing->scene, pave_mesh_center(mesh, tile), 1.5 * drawing->line,
                              &style);
    pave_scene_close_group(drawing->scene);
}

static void draw_labels(const tess_drawing *drawing)
{
    const pave_mesh *mesh = drawing->job->mesh;
    pave_scene_open_group(drawing->scene, "labels");
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
        char text[16];
        snprintf(text, sizeof text, "%d", (int)pave_mesh_node(mesh, tile));
        double fits = 1.7 * pave_mesh_inscribed_radius(mesh, tile) / pave_scene_text_width(text);
        pave_scene_font font = {.size = fits < drawing->letter ? fits : drawing->letter,
                                .color = INK};
        pave_scene_add_label(drawing->scene, pave_mesh_center(mesh, tile), text, &font);
    }
    pave_scene_close_group(drawing->scene);
}

// ---- Who is adjacent ----------------------------------------------------------------------------

// Where the node of a tile is drawn: inner ones in the middle of their tiles, wherever these have
// gone.
static pave_vec2 node_place(const tess_drawing *drawing, const pave_adjacency *adjacency,
                            int32_t node)
{
    int32_t tile = pave_mesh_tile_of(drawing->job->mesh, node);
    return tile >= 0 ? pave_mesh_center(drawing->job->mesh, tile)
                     : adjacency->graph->positions[node];
}

static void draw_edges(const tess_drawing *drawing, const pave_adjacency *adjacency)
{
    const pave_graph *graph = adjacency->graph;
    pave_scene_style inner = {.stroke = GRAPH, .width = drawing->line}, outer = inner;
    outer.stroke = GRAPH_PALE;
    outer.width = 0.8 * drawing->line;
    outer.dash = 2 * drawing->line;
    outer.gap = 2 * drawing->line;
    for (int32_t node = 0; node < graph->node_count; node++) {
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++) {
            if (graph->to[arc] < node || pave_adjacency_is_cut(adjacency, arc)) continue;
            bool border = pave_adjacency_is_border(adjacency, node) ||
                          pave_adjacency_is_border(adjacency, graph->to[arc]);
            pave_vec2 ends[2] = {node_place(drawing, adjacency, node),
                                 node_place(drawing, adjacency, graph->to[arc])};
            pave_scene_add_line(drawing->scene, ends, 2, border ? &outer : &inner);
        }
    }
}

static bool draw_adjacency(const tess_drawing *drawing)
{
    const tess_job *job = drawing->job;
    pave_adjacency *made = NULL;
    if (job->board && pave_board_to_adjacency(job->board, NULL, &made) != PAVE_OK) return false;
    const pave_adjacency *adjacency = job->board ? made : job->adjacency;
    pave_scene_style inner = {.fill = GRAPH},
                     border = {.fill = PAPER, .stroke = GRAPH_PALE, .width = 0.8 * drawing->line};
    pave_scene_open_group(drawing->scene, "adjacency");
    draw_edges(drawing, adjacency);
    for (int32_t node = 0; node < adjacency->graph->node_count; node++)
        pave_scene_add_circle(drawing->scene, node_place(drawing, adjacency, node),
                              1.7 * drawing->line,
                              pave_adjacency_is_border(adjacency, node) ? &border : &inner);
    pave_scene_close_group(drawing->scene);
    pave_adjacency_destroy(made);
    return true;
}

// ---- The picture --------------------------------------------------------------------------------

// All but whether there was memory is the scene's to say.
static bool draw_layers(tess_drawing *drawing)
{
    const tess_options *options = drawing->job->options;
    bool fine = tess_open_colors(drawing) && draw_tiles(drawing) && draw_rim(drawing);
    if (fine && drawing->job->before) draw_before(drawing);
    if (fine && options->adjacency) fine = draw_adjacency(drawing);
    if (fine && options->centers) draw_centers(drawing);
    if (fine && options->labels) draw_labels(drawing);
    return fine;
}

static int write_scene(const tess_drawing *drawing)
{
    static const pave_draw_format formats[] = {
        [TESS_SVG] = PAVE_DRAW_SVG, [TESS_PDF] = PAVE_DRAW_PDF, [TESS_PNG] = PAVE_DRAW_PNG};
    const tess_options *options = drawing->job->options;
    pave_error error = {0};
    cli_progress bar;
    pave_draw_def how = {.format = formats[drawing->job->format],
                         .size.scale = options->scale,
                         .size.width = (int32_t)options->width};
    const pave_batch batch = {.progress = cli_progress_begin(&bar, "drawing")};
    pave_result result =
        pave_draw_file(drawing->scene, options->output, &how, NULL, &batch, &error);
    cli_progress_end(&bar);
    if (result == PAVE_OK) return CLI_DONE;
    return error.result == PAVE_UNSUPPORTED || error.result == PAVE_RANGE
               ? cli_wrong("-o: %s", error.message)
               : cli_report(&error);
}

// Lines and letters are as thick and as large as fits tiles of mean area.
static void measure(tess_drawing *drawing)
{
    const pave_mesh *mesh = drawing->job->mesh;
    double area = 0, side;
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) area += pave_mesh_area(mesh, tile);
    side = mesh->tile_count ? sqrt(area / mesh->tile_count) : 1;
    drawing->line = 0.035 * side;
    drawing->letter = 0.3 * side;
    drawing->margin = 0.3 * side;
}

static int draw(tess_drawing *drawing)
{
    measure(drawing);
    pave_scene_def def = {
        .title = "tiles from chosen adjacency", .background = PAPER, .margin = drawing->margin};
    if (drawing->job->options->voronoi) def.title = "cells of a Voronoi diagram";
    if (pave_scene_create(&def, NULL, &drawing->scene, NULL) != PAVE_OK)
        return cli_failed("out of memory; draw fewer tiles");
    if (!draw_layers(drawing) || pave_scene_error(drawing->scene)->result == PAVE_NO_MEMORY)
        return cli_failed("out of memory; draw fewer tiles");
    if (pave_scene_error(drawing->scene)->result != PAVE_OK)
        return cli_failed("%s", pave_scene_error(drawing->scene)->message);
    return write_scene(drawing);
}

int tess_draw(const tess_job *job)
{
    tess_drawing drawing = {.job = job};
    if (job->mesh->tile_count > TILES_MAX)
        return cli_wrong(
            "-o: a picture has at most %d tiles, and there are %d; draw fewer, or write .geojson",
            TILES_MAX, (int)job->mesh->tile_count);
    int code = draw(&drawing);
    tess_close_colors(&drawing);
    pave_scene_destroy(drawing.scene);
    free(drawing.corners);
    return code;
}
