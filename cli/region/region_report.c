// cli/region_report.c: what the commands of pave region print.
#include "region_report.h"

#include "../say.h"

#include <pave/measures.h>

#include <inttypes.h>
#include <string.h>

void region_put_count(FILE *out, const char *name, int64_t count)
{
    fprintf(out, ",\"%s\":%" PRId64, name, count);
}

void region_put_number(FILE *out, const char *name, double number)
{
    char text[CLI_NUMBER_SIZE];
    fprintf(out, ",\"%s\":%s", name, cli_number_text(number, text));
}

void region_put_bool(FILE *out, const char *name, bool value)
{
    fprintf(out, ",\"%s\":%s", name, value ? "true" : "false");
}

void region_put_hash(FILE *out, const region_job *job)
{
    if (job->output->hash) fprintf(out, ",\"hash\":\"0x%016" PRIx64 "\"", pave_map_hash(job->map));
}

void region_print_hash(const region_job *job)
{
    if (job->output->hash) fprintf(job->call->out, "0x%016" PRIx64 "\n", pave_map_hash(job->map));
}

bool region_is_silent(const region_job *job)
{
    return job->output->path && strcmp(job->output->path, "-") == 0;
}

int region_put_measures(FILE *out, const pave_map *map)
{
    pave_measures measures;
    if (pave_measures_make(&map->ground, map->territories->labels, NULL, &measures) != PAVE_OK)
        return cli_failed("out of memory; leave out --json");
    fprintf(out, ",\"measures\":{\"alone\":%d", (int)measures.alone);
    region_put_number(out, "same_share", measures.same_share);
    region_put_number(out, "dissimilarity", measures.dissimilarity);
    region_put_number(out, "isolation", measures.isolation);
    region_put_number(out, "moran", measures.moran);
    region_put_number(out, "interface_density", measures.interface_density);
    region_put_count(out, "clusters", measures.clusters);
    region_put_count(out, "largest", measures.largest);
    region_put_number(out, "mean_size", measures.mean_size);
    region_put_number(out, "median_size", measures.median_size);
    fputc('}', out);
    return CLI_DONE;
}
