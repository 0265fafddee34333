// cli/region_write.c: pave region -o: the map as a file.
#include "region.h"

#include "../output.h"
#include "../tess/tess.h"
#include "../work.h"
#include "region_borders.h"

#include <pave/formats/json.h>

#include <string.h>

static bool is_picture(const region_job *job)
{
    return job->format == REGION_SVG || job->format == REGION_PDF || job->format == REGION_PNG;
}

static int find_format(region_job *job)
{
    const region_output *output = job->output;
    job->format = REGION_NO_FORMAT;
    if (!output->path)
        return cli_given(job->call, "format")
                   ? cli_wrong("--format: does nothing without -o FILE; leave it out")
                   : CLI_DONE;
    if (cli_given(job->call, "format")) {
        job->format = (region_format)output->format;
        return CLI_DONE;
    }
    if (strcmp(output->path, "-") == 0)
        return cli_wrong("-o -: standard output has no name to take the format from; give "
                         "--format, one of svg, pdf, png, json, geojson");
    int format = tess_ending(output->path, REGION_FORMATS);
    if (format < 0)
        return cli_wrong("-o %s: the format is taken from the name; end it in .svg, .pdf, .png, "
                         ".json or .geojson, or give --format",
                         output->path);
    job->format = (region_format)format;
    return CLI_DONE;
}

// An option that would do nothing is a mistake of whoever typed it.
static int check_look(const region_job *job, bool frames)
{
    static const char *const drawing[] = {"fill", "labels", "cells", "scale", "width"};
    for (size_t i = 0; i < sizeof drawing / sizeof *drawing; i++) {
        if (cli_given(job->call, drawing[i]) && !is_picture(job) && !frames)
            return cli_wrong("--%s: only pictures show it; write one with -o FILE.svg, .pdf or "
                             ".png, or leave it out",
                             drawing[i]);
    }
    if (cli_given(job->call, "smooth") && !is_picture(job) && !frames &&
        job->format != REGION_GEOJSON)
        return cli_wrong("--smooth: only pictures and .geojson have borders; write one with -o "
                         "FILE, or leave it out");
    if (job->nobodys && cli_given(job->call, "fill") && job->look->fill == REGION_FILL_OWNER)
        return cli_wrong("--fill: the map has no owners; give another word");
    if (job->nobodys && cli_given(job->call, "labels") &&
        (job->look->labels == REGION_LABELS_OWNER || job->look->labels == REGION_LABELS_DICE))
        return cli_wrong("--labels: the map has neither owners nor dice; give another word");
    if (job->look->width && cli_given(job->call, "scale"))
        return cli_wrong("--width: it says the scale; leave out --scale");
    return CLI_DONE;
}

int region_check_output(region_job *job, const char *const *sources, int source_count, bool frames)
{
    const region_output *output = job->output;
    int code = find_format(job);
    if (code == CLI_DONE) code = check_look(job, frames);
    if (code != CLI_DONE || !output->path) return code;
    if (strcmp(output->path, "-") == 0 && (output->json || output->hash))
        return cli_wrong("-o -: only one thing can go to standard output; write the map to a file");
    for (int i = 0; i < source_count; i++) {
        if (sources[i] && strcmp(output->path, sources[i]) == 0 && !cli_is_stream(output->path))
            return cli_wrong("-o %s: is read from, too; give another name", output->path);
    }
    return cli_check_target(output->path);
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
        pave_progress progress = cli_progress_begin(&bar, "writing");
        pave_result result = (geojson ? pave_json_map_geojson_write : pave_json_map_write)(
            job->map, borders.borders, job->output->path, NULL, &progress, &error);
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
