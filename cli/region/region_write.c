// cli/region_write.c: pave region -o: the map as a file.
#include "region.h"

#include "../work.h"
#include "region_borders.h"

#include <pave/formats/json.h>

static bool is_picture(const region_job *job)
{
    return job->format == REGION_SVG || job->format == REGION_PDF || job->format == REGION_PNG;
}

uint32_t region_modes(const cli_call *call, bool frames)
{
    bool written = call->format >= 0, data = call->format == REGION_JSON;
    return (frames ? CLI_PICTURE | REGION_BORDERED : 0) | (written && !data ? REGION_BORDERED : 0);
}

int region_check_look(region_job *job)
{
    const region_look *look = job->look;
    job->format = (region_format)job->call->format;
    if (job->nobodys && cli_given(job->call, "fill") && look->fill == REGION_FILL_OWNER)
        return cli_wrong("--fill: the map has no owners; give another word");
    if (job->nobodys && cli_given(job->call, "labels") &&
        (look->labels == REGION_LABELS_OWNER || look->labels == REGION_LABELS_DICE))
        return cli_wrong("--labels: the map has neither owners nor dice; give another word");
    return CLI_DONE;
}

// The borders of the map as .geojson has them; of a graph, which has none, NULL.
static int make_borders(const region_job *job, bool smooth, region_borders *out)
{
    if (!region_has_outlines(job->map))
        return job->format == REGION_GEOJSON
                   ? cli_wrong(
                         "-o %s: the nodes of a graph have no outlines; write .json, or a picture",
                         job->output->path)
                   : CLI_DONE;
    return region_borders_make(job->map, NULL, 0, smooth ? (int32_t)job->look->smooth : 0, out);
}

static int write_data(const region_job *job)
{
    cli_progress bar;
    pave_error error = {0};
    region_borders borders = {0};
    bool geojson = job->format == REGION_GEOJSON;
    int code = make_borders(job, geojson, &borders);
    if (code == CLI_DONE) {
        const pave_batch batch = {.progress = cli_progress_begin(&bar, "writing")};
        pave_result result = (geojson ? pave_json_map_geojson_write : pave_json_map_write)(
            job->map, borders.borders, job->output->path, NULL, &batch, &error);
        cli_progress_end(&bar);
        code = result == PAVE_OK ? CLI_DONE : cli_report(&error);
    }
    region_borders_release(&borders);
    return code;
}

int region_write(const region_job *job)
{
    if (job->format == REGION_NO_FORMAT) return CLI_DONE;
    return is_picture(job) ? region_draw(job, job->output->path) : write_data(job);
}
