// cli/region/region_write.c: pave region -o: the map as a picture or a file, and what is printed of
// it.
#include "region.h"

#include "../output.h"
#include "../work.h"

#include <string.h>

static bool is_picture(const region_job *job)
{
    return job->format == REGION_SVG || job->format == REGION_PDF || job->format == REGION_PNG;
}

uint32_t region_modes(const cli_call *call, bool frames)
{
    bool written = call->format >= 0, data = call->format == REGION_JSON;
    return (frames ? CLI_PICTURE | REGION_BORDERED : 0) | (written && !data ? REGION_BORDERED : 0);
}

// What the options say about the picture; PAVE_PICTURE_BY_DEFAULT and PAVE_PICTURE_MARK_DEFAULT
// where they say nothing.
static pave_picture_map_fill fill_of(const region_job *job)
{
    return cli_given(job->call, "fill")
               ? (pave_picture_map_fill)(PAVE_PICTURE_BY_LABEL + job->look->fill)
               : PAVE_PICTURE_BY_DEFAULT;
}
static pave_picture_map_marks marks_of(const region_job *job)
{
    return cli_given(job->call, "labels")
               ? (pave_picture_map_marks)(PAVE_PICTURE_MARK_NOTHING + job->look->labels)
               : PAVE_PICTURE_MARK_DEFAULT;
}

int region_check_look(region_job *job)
{
    job->format = (region_format)job->call->format;
    if (job->nobodys && fill_of(job) == PAVE_PICTURE_BY_OWNER)
        return cli_wrong("--fill: the map has no owners; give another word");
    if (job->nobodys &&
        (marks_of(job) == PAVE_PICTURE_MARK_OWNER || marks_of(job) == PAVE_PICTURE_MARK_DICE))
        return cli_wrong("--labels: the map has neither owners nor dice; give another word");
    return CLI_DONE;
}

// ---- Pictures -----------------------------------------------------------------------------------

static int check_choice(const region_job *job, const pave_picture_map_def *def)
{
    if (def->fill == PAVE_PICTURE_BY_OWNER && !job->map->owners)
        return cli_wrong("--fill: the map has no owners; give another word");
    if (def->marks == PAVE_PICTURE_MARK_OWNER && !job->map->owners)
        return cli_wrong("--labels: the map has no owners; give another word");
    if (def->marks == PAVE_PICTURE_MARK_DICE && !job->map->dice)
        return cli_wrong("--labels: the map has no dice; give another word");
    return CLI_DONE;
}

// What the options leave out is left to the picture.
static pave_picture_map_def make_def(const region_job *job)
{
    const region_look *look = job->look;
    pave_picture_map_def def = {
        .map = job->map,
        .fill = fill_of(job),
        .marks = marks_of(job),
        .cells = look->cells,
        .frame = job->frame,
        .walls = job->walls,
        .title = job->title,
        .size = {.scale = look->scale, .width = (int32_t)look->width},
    };
    if (cli_given(job->call, "smooth")) def.smooth = look->smooth ? (int32_t)look->smooth : -1;
    return def;
}

int region_draw(const region_job *job, const char *path)
{
    static const pave_draw_format formats[] = {
        [REGION_SVG] = PAVE_DRAW_SVG, [REGION_PDF] = PAVE_DRAW_PDF, [REGION_PNG] = PAVE_DRAW_PNG};
    const pave_picture_map_def def = make_def(job);
    const pave_batch batch = {.progress = cli_progress_silent};
    pave_error error = {0};
    pave_scene *scene;
    int code = check_choice(job, &def);
    if (code != CLI_DONE) return code;
    switch (pave_picture_map(&def, NULL, &batch, &scene, &error)) {
    case PAVE_OK: break;
    case PAVE_STOPPED: return CLI_STOPPED;
    case PAVE_NO_MEMORY: return cli_failed("out of memory; draw a smaller map");
    case PAVE_RANGE: return cli_wrong("-o: %s", error.message);
    default: return cli_failed("%s", error.message);
    }
    code = cli_write_scene(scene, path, formats[job->format]);
    pave_scene_destroy(scene);
    return code;
}

// ---- Data ---------------------------------------------------------------------------------------

// The borders of the map, as .geojson has them smooth; of a graph, which has none, NULL.
static int make_borders(const region_job *job, bool smooth, pave_polygons **polygons,
                        pave_borders **out)
{
    const pave_territories *territories = job->map->territories;
    int32_t passes = smooth ? (int32_t)job->look->smooth : 0;
    const pave_smooth_def how = pave_picture_smoothing(job->map, passes);
    pave_error error = {0};
    if (!job->map->mesh && !job->map->patch && !pave_map_window(job->map))
        return job->format == REGION_GEOJSON
                   ? cli_wrong(
                         "-o %s: the nodes of a graph have no outlines; write .json, or a picture",
                         job->output->path)
                   : CLI_DONE;
    if (pave_map_polygons(job->map, NULL, polygons, NULL) != PAVE_OK) return region_no_memory();
    pave_result result =
        pave_borders_create(*polygons, territories->of_cell, territories->count, NULL, out, &error);
    if (result == PAVE_OK && passes > 0) result = pave_borders_smooth(*out, &how, &error);
    return result == PAVE_OK ? CLI_DONE : region_refuse_map(&error);
}

static int write_data(const region_job *job)
{
    cli_progress bar;
    pave_error error = {0};
    pave_polygons *polygons = NULL;
    pave_borders *borders = NULL;
    bool geojson = job->format == REGION_GEOJSON;
    int code = make_borders(job, geojson, &polygons, &borders);
    if (code == CLI_DONE) {
        const pave_batch batch = {.progress = cli_progress_begin(&bar, "writing")};
        pave_result result = (geojson ? pave_json_map_geojson_write : pave_json_map_write)(
            job->map, borders, job->output->path, NULL, &batch, &error);
        cli_progress_end(&bar);
        code = result == PAVE_OK ? CLI_DONE : cli_report(&error);
    }
    pave_borders_destroy(borders);
    pave_polygons_destroy(polygons);
    return code;
}

static int write_map(const region_job *job)
{
    if (job->format == REGION_NO_FORMAT) return CLI_DONE;
    return is_picture(job) ? region_draw(job, job->output->path) : write_data(job);
}

int region_put_out(const region_job *job, region_printer *print)
{
    cli_result result = {.out = job->call->out, .json = job->output->json, .column = 14};
    int code = write_map(job);
    if (code != CLI_DONE || (job->output->path && strcmp(job->output->path, "-") == 0)) return code;
    cli_json_open(&result, NULL, '{');
    if ((code = print(job, &result)) != CLI_DONE) return code;
    if (job->output->hash) cli_put_hash(&result, pave_map_hash(job->map));
    cli_json_close(&result);
    return CLI_DONE;
}
