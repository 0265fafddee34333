// cli/region/region_map.c: from labels to a map; what is printed of it; lists of numbers.
#include "region.h"

#include <pave/measures.h>

#include <stdlib.h>
#include <string.h>

pave_territory_def region_territory_def(const region_merge *merge, pave_ground ground,
                                        const int32_t *labels)
{
    return (pave_territory_def){.ground = ground,
                                .labels = labels,
                                .grow_into_none = merge->fill_empty,
                                .size_min = (int32_t)merge->size_min,
                                .fill_holes = merge->fill_holes};
}

int region_make_map(region_job *job, const pave_map_def *def)
{
    pave_error error = {0};
    return pave_map_create(def, NULL, &job->map, &error) == PAVE_OK ? CLI_DONE
                                                                    : region_refuse_map(&error);
}

int region_read_map(const char *path, pave_map **out)
{
    pave_error error = {0};
    return pave_json_map_read(path, NULL, out, &error) == PAVE_OK ? CLI_DONE : cli_report(&error);
}

pave_result region_color_graph(const pave_graph *graph, int32_t *colors, int32_t *count)
{
    enum { COLORS = 4, STEPS = 100000, STEPS_EACH = 10 };
    return pave_graph_color_few(graph, COLORS, STEPS + STEPS_EACH * (int64_t)graph->node_count,
                                NULL, colors, count);
}

int region_no_memory(void) { return cli_failed("out of memory; request fewer cells"); }

int region_refuse_call(const pave_error *error)
{
    return error->result == PAVE_INVALID || error->result == PAVE_RANGE
               ? cli_wrong("%s", error->message)
           : error->result == PAVE_NO_MEMORY ? region_no_memory()
                                             : cli_report(error);
}

int region_refuse_map(const pave_error *error)
{
    return error->result == PAVE_NO_MEMORY ? region_no_memory() : cli_failed("%s", error->message);
}

// ---- What is printed ----------------------------------------------------------------------------

int region_put_measures(cli_result *result, const pave_map *map)
{
    pave_measures m;
    if (pave_measures_make(&map->ground, map->territories->labels, NULL, &m) != PAVE_OK)
        return region_no_memory();
    cli_json_open(result, "measures", '{');
    CLI_JSON_COUNTS(result, "alone", m.alone);
    CLI_JSON_NUMBERS(result, "same_share|dissimilarity|isolation|moran|interface_density",
                     m.same_share, m.dissimilarity, m.isolation, m.moran, m.interface_density);
    CLI_JSON_COUNTS(result, "clusters|largest", m.clusters, m.largest);
    CLI_JSON_NUMBERS(result, "mean_size|median_size", m.mean_size, m.median_size);
    cli_json_close(result);
    cli_text_row(result, "segregation",
                 "dissimilarity %.4f, isolation %.4f, Moran's I %.4f, interface density %.4f",
                 m.dissimilarity, m.isolation, m.moran, m.interface_density);
    return CLI_DONE;
}

// ---- Numbers with commas between ----------------------------------------------------------------

enum { WORD_SIZE = 64 };

// How many words there are, or would be if none were empty.
static size_t count_words(const char *text)
{
    size_t count = 1;
    for (; *text; text++) count += *text == ',';
    return count;
}

// Copies the word at *text, and goes on behind its comma. False: it is too long for a number.
static bool next_word(const char **text, char *out)
{
    size_t length = strcspn(*text, ",");
    if (length >= WORD_SIZE) return false;
    memcpy(out, *text, length);
    out[length] = '\0';
    *text += length + ((*text)[length] == ',');
    return true;
}

// Whole numbers where `whole`, else decimal ones.
static int read_list(const char *option, const char *text, bool whole, double least, double most,
                     double **out, int32_t *count)
{
    char word[WORD_SIZE];
    size_t words = count_words(text);
    *out = malloc(words * sizeof **out);
    *count = 0;
    if (!*out) return cli_failed("out of memory");
    for (size_t i = 0; i < words; i++) {
        double *number = &(*out)[i];
        int64_t integer = 0;
        cli_reading reading = !next_word(&text, word) ? CLI_NO_FORM
                              : whole ? cli_read_number(word, INT32_MIN, INT32_MAX, &integer)
                                      : cli_read_decimal(word, number);
        if (whole) *number = (double)integer;
        if (reading == CLI_TOO_FAR ||
            (reading == CLI_READ && !(*number >= least && *number <= most)))
            return cli_wrong("--%s: %s is out of range; numbers must be %.10g to %.10g", option,
                             word, least, most);
        if (reading != CLI_READ)
            return cli_wrong(
                "--%s: number %zu is not a %snumber; separate them with commas, such as %s", option,
                i + 1, whole ? "whole " : "", whole ? "0,1,1,2" : "3,1,0.5");
        ++*count;
    }
    return CLI_DONE;
}

int region_read_shares(const char *option, const char *text, double least, double most,
                       double **out, int32_t *count)
{
    return read_list(option, text, false, least, most, out, count);
}

int region_read_counts(const char *option, const char *text, int32_t least, int32_t most,
                       int32_t **out, int32_t *count)
{
    double *numbers;
    int code = read_list(option, text, true, least, most, &numbers, count);
    *out = malloc(((size_t)*count + 1) * sizeof **out);
    if (!*out && code == CLI_DONE) code = cli_failed("out of memory");
    for (int32_t i = 0; code == CLI_DONE && i < *count; i++) (*out)[i] = (int32_t)numbers[i];
    free(numbers);
    return code;
}
