// cli/tess/tess_faces.c: pave tess --tiles faces: the bounded faces of a graph as tiles. They form
// a mesh if possible, otherwise a map of faces, without relaxation and similar options.
#include "../output.h"
#include "tess.h"

#include <stdlib.h>
#include <string.h>

// ---- Faults -------------------------------------------------------------------------------------

static int refuse_fault(const pave_edge_list *list, const pave_planar_fault *fault)
{
    static const char *const sentences[] = {
        [PAVE_PLANAR_CROSSING] =
            "edges cross: %d - %d and %d - %d, at %.9g,%.9g; leave one of them "
            "out, or use --node-crossings, which puts a node there",
        [PAVE_PLANAR_ON_LINE] = "an edge goes through a node: %d - %d through one of %d - %d, at "
                                "%.9g,%.9g; use --node-crossings, which divides it there",
        [PAVE_PLANAR_HOLE] = "a face has a hole: the one next to %d - %d contains %d - %d, at "
                             "%.9g,%.9g; use --cut-holes, which cuts it open"};
    const int32_t *a = list->edges[fault->a], *b = list->edges[fault->b];
    cli_say(sentences[fault->kind], (int)a[0], (int)a[1], (int)b[0], (int)b[1], fault->at.x,
            fault->at.y);
    return CLI_NO;
}

static int refuse(const tess_job *job, const pave_edge_list *list, const pave_planar_fault *fault,
                  const pave_error *error)
{
    switch (error->result) {
    case PAVE_NO_MEMORY: return tess_no_memory();
    case PAVE_INVALID:
        if (fault->kind != PAVE_PLANAR_FINE) return refuse_fault(list, fault);
        return cli_failed("%s: %s", job->options->graph, error->message);
    case PAVE_RANGE: // of --snap, or of the graph
        if (strncmp(error->message, "snap", 4) == 0) return cli_wrong("--%s", error->message);
        return cli_failed("%s: %s", job->options->graph, error->message);
    case PAVE_UNSUPPORTED: return cli_wrong("%s: %s", job->options->graph, error->message);
    default: return cli_report(error);
    }
}

// ---- The faces ----------------------------------------------------------------------------------

// Makes a map of the cells, with one label per face.
static int make_map(tess_job *job, pave_planar *planar)
{
    pave_error error = {0};
    if (!job->labels) {
        job->labels = malloc(((size_t)planar->cell_count + 1) * sizeof *job->labels);
        for (int32_t i = 0; job->labels && i < planar->cell_count; i++) job->labels[i] = i + 1;
    }
    if (!job->labels) return tess_no_memory();
    const pave_map_def def = {.territory.labels = job->labels,
                              .patch = planar->patch,
                              .kind = planar->patch->name,
                              .name_count = job->named ? job->name_count : 0,
                              .names = job->names,
                              .y_up = job->y_up,
                              .own.patch = planar->patch};
    const pave_result result = pave_map_create(&def, NULL, NULL, &job->faces, &error);
    if (result == PAVE_OK) planar->patch = NULL;
    return result == PAVE_OK ? CLI_DONE : tess_no_memory();
}

// Returns the given option that requires a mesh; NULL if there is no such option.
static const char *mesh_wish(const tess_job *job)
{
    const tess_options *options = job->options;
    const bool data = job->format == TESS_JSON || job->format == TESS_GEOJSON;
    return options->report                            ? "--report"
           : options->relax > 0 || options->until > 0 ? "--relax"
           : options->arounds.count > 0               ? "--relax-around"
           : options->save_graph                      ? "--save-graph"
           : options->output && !data                 ? "-o"
                                                      : NULL;
}

int tess_take_cells(tess_job *job, pave_planar *planar)
{
    pave_error error = {0};
    const char *wish = mesh_wish(job);
    switch (pave_patch_mesh(planar->patch, NULL, &job->mesh, &error)) {
    case PAVE_OK: return CLI_DONE;
    case PAVE_NO_MEMORY: return tess_no_memory();
    default: break;
    }
    if (!wish) return make_map(job, planar);
    cli_say(
        "%s: the %s are not a mesh: %s; or write them as a map, -o FILE.json, which pave region "
        "show draws",
        wish, job->options->voronoi_of ? "cells" : "faces", error.message);
    return CLI_NO;
}

int tess_make_faces(tess_job *job)
{
    const tess_options *options = job->options;
    pave_edge_list list = {0};
    pave_planar planar = {0};
    pave_planar_fault fault;
    pave_error error = {0};
    int code = tess_open_graph(job, &list);
    const pave_planar_def def = {.point_count = list.node_count,
                                 .line_count = list.edge_count,
                                 .points = list.positions,
                                 .lines = (const int32_t(*)[2])list.edges,
                                 .snap = options->snap,
                                 .cross = options->node_crossings,
                                 .cut_holes = options->cut_holes,
                                 .name = "faces"};
    if (code == CLI_DONE && pave_planar_create(&def, NULL, &planar, &fault, &error) != PAVE_OK)
        code = refuse(job, &list, &fault, &error);
    if (code == CLI_DONE && planar.cell_count == 0) {
        cli_say("%s: no faces: the edges do not enclose anything; check that they meet at common "
                "nodes",
                options->graph);
        code = CLI_NO;
    }
    if (code == CLI_DONE) code = tess_take_cells(job, &planar);
    if (code == CLI_DONE && planar.merged > 0 && options->snap <= 0)
        cli_say("%lld node%s merged with others, which are too near for the extent of the graph; "
                "look for equal positions, or for one that is far away",
                (long long)planar.merged, planar.merged == 1 ? " is" : "s are");
    if (code == CLI_DONE && planar.dangling > 0)
        cli_say("%lld edge%s left out: not around a face", (long long)planar.dangling,
                planar.dangling == 1 ? " is" : "s are");
    pave_planar_release(&planar);
    tess_close_graph(job, &list);
    return code;
}

// ---- Maps ---------------------------------------------------------------------------------------

// Makes a map of the mesh with its labels and names.
static int label_mesh(const tess_job *job, pave_map **out)
{
    pave_error error = {0};
    const pave_map_def def = {.territory.labels = job->labels,
                              .mesh = job->mesh,
                              .kind = "voronoi",
                              .name_count = job->named ? job->name_count : 0,
                              .names = job->names,
                              .y_up = job->y_up};
    return pave_map_create(&def, NULL, NULL, out, &error) == PAVE_OK ? CLI_DONE : tess_no_memory();
}

static pave_result write_geojson(const pave_map *map, const char *path, const pave_batch *batch,
                                 pave_error *error)
{
    pave_polygons *polygons = NULL;
    pave_borders *borders = NULL;
    pave_result result = pave_map_polygons(map, NULL, &polygons, error);
    const pave_borders_def def = {.polygons = polygons,
                                  .of_cell = map->territories->of_cell,
                                  .count = map->territories->count};
    if (result == PAVE_OK) result = pave_borders_create(&def, NULL, &borders, error);
    if (result == PAVE_OK)
        result = pave_json_map_geojson_write(map, borders, path, NULL, batch, error);
    pave_borders_destroy(borders);
    pave_polygons_destroy(polygons);
    return result;
}

int tess_write_map(const tess_job *job)
{
    pave_error error = {0};
    pave_map *labelled = NULL;
    const char *path = cli_stage(job->options->output);
    const int code = job->faces ? CLI_DONE : label_mesh(job, &labelled);
    if (code != CLI_DONE) return code;
    const pave_map *map = job->faces ? job->faces : labelled;
    const pave_result result = job->format == TESS_GEOJSON
                                   ? write_geojson(map, path, NULL, &error)
                                   : pave_json_map_write(map, NULL, path, NULL, NULL, &error);
    pave_map_destroy(labelled);
    return result == PAVE_OK ? CLI_DONE : cli_report(&error);
}
