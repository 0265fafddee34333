// cli/region/region.c: shared by the commands: maps, their statistics, and their output.
#include "region.h"
#include "../output.h"
#include "../work.h"

#include <pave/segregation.h>

#include <inttypes.h>
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
    const pave_batch batch = {.runner = job->runner};
    pave_error error = {0};
    return pave_map_create(def, NULL, &batch, &job->map, &error) == PAVE_OK
               ? CLI_DONE
               : region_refuse_map(&error);
}

int region_read_map(const char *path, const pave_json_any_def *def, pave_map **out)
{
    pave_error error = {0};
    pave_json_any any;
    if (pave_json_any_read(path, def, NULL, &any, &error) != PAVE_OK)
        return error.result == PAVE_UNSUPPORTED && !error.file[0]
                   ? cli_wrong("--%s", error.message) // a field of `def`, named like its option
                   : cli_report(&error);
    cli_say_notes(path, any.notes);
    *out = any.map;
    any.map = NULL;
    pave_json_any_release(&any);
    return *out ? CLI_DONE
                : cli_failed("%s: this is a %s, not a map; give a map, as pave region grow --on "
                             "makes it, GeoJSON or WKT",
                             path, pave_word(pave_json_type_words, any.type));
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

// ---- Several maps -------------------------------------------------------------------------------

int region_number_output(const char *option, int64_t number, region_output *output, char *path)
{
    const char *pattern = output->path, *sign = pattern ? strchr(pattern, '%') : NULL;
    if (!pattern) return CLI_DONE;
    const size_t digits = sign ? strspn(sign + 1, "0123456789") : 0;
    if (!sign || sign[1 + digits] != 'd' || digits > 2 || strchr(sign + 1, '%'))
        return cli_wrong(
            "-o %s: --%s writes several files; put %%d into the name for their numbers, "
            "such as map-%%d.json",
            pattern, option);
    const int width = (int)strtol(sign + 1, NULL, 10),
              length = snprintf(path, REGION_PATH_SIZE, "%.*s%0*" PRId64 "%s",
                                (int)(sign - pattern), pattern, width, number, sign + 2 + digits);
    output->path = path;
    return length < REGION_PATH_SIZE ? CLI_DONE : cli_wrong("-o: the name is too long");
}

void region_put_file(const region_job *job, cli_result *result)
{
    const bool several = job->several && job->output->path;
    if (several) cli_json_text(result, "file", job->output->path);
    if (several) cli_text_print(result, " file=", job->output->path, "");
    cli_text(result, "\n");
}

// ---- Measures -----------------------------------------------------------------------------------

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

// ---- Lists of numbers ---------------------------------------------------------------------------

enum { WORD_SIZE = 64 };

// Returns the number of words, including empty ones.
static size_t count_words(const char *text)
{
    size_t count = 1;
    for (; *text; text++) count += *text == ',';
    return count;
}

// Copies the word at *text and advances past its comma. Returns false if it is too long for a
// number.
static bool next_word(const char **text, char *out)
{
    size_t length = strcspn(*text, ",");
    if (length >= WORD_SIZE) return false;
    memcpy(out, *text, length);
    out[length] = '\0';
    *text += length + ((*text)[length] == ',');
    return true;
}

// Reads integers if `whole`, otherwise decimals.
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
            return cli_wrong("--%s: value %zu is not %s; separate them with commas, such as %s",
                             option, i + 1, whole ? "an integer" : "a number",
                             whole ? "0,1,1,2" : "3,1,0.5");
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

/// A summary of sorted numbers.
typedef struct number_spread {
    int32_t least, low, middle, high,
        most; // minimum, 10th, 50th and 90th percentile by nearest rank, maximum
    double median, mean;
} number_spread;

/// Statistics of a map. Freed by release.
typedef struct map_stats {
    const pave_map *map;
    int64_t land;                   // number of cells in territories
    int32_t labels;                 // number of different labels
    number_spread sizes, neighbors; // over all territories
    int32_t pieces;                 // number of connected components of territories
    int32_t *cuts;                  // ids of territories whose removal disconnects the map
    int64_t cut_count;
    pave_territory_bridge *bridges;
    int64_t bridge_count;
    int32_t colors;        // number of colours in a proper colouring
    int32_t *largest;      // for each player: number of territories in the largest group
    int64_t *largest_land; // for each player: number of cells in that group
    struct {
        int32_t count;
        int64_t land, dice;
    } * owned; // for each player: number of territories
} map_stats;

static void release(map_stats *stats)
{
    free(stats->cuts);
    free(stats->bridges);
    free(stats->largest);
    free(stats->largest_land);
    free(stats->owned);
}

// ---- Counting -----------------------------------------------------------------------------------

static int compare_numbers(const void *a, const void *b)
{
    const int32_t *x = a, *y = b;
    return (*x > *y) - (*x < *y);
}

// Returns the smallest number that is greater than or equal to `percent` % of all numbers.
static int32_t ranked(const int32_t *sorted, int32_t count, int percent)
{
    return sorted[((int64_t)count * percent + 99) / 100 - 1];
}

// Sorts the numbers and summarizes them.
static number_spread spread_of(int32_t *numbers, int32_t count)
{
    int64_t sum = 0;
    if (count == 0) return (number_spread){0};
    qsort(numbers, (size_t)count, sizeof *numbers, compare_numbers);
    for (int32_t i = 0; i < count; i++) sum += numbers[i];
    return (number_spread){numbers[0],
                           ranked(numbers, count, 10),
                           ranked(numbers, count, 50),
                           ranked(numbers, count, 90),
                           numbers[count - 1],
                           (numbers[(count - 1) / 2] + (double)numbers[count / 2]) / 2,
                           (double)sum / count};
}

static bool count_sizes(map_stats *stats)
{
    const pave_territories *territories = stats->map->territories;
    int32_t count = territories->count, *numbers = malloc(((size_t)count + 1) * sizeof *numbers);
    if (!numbers) return false;
    for (int32_t i = 0; i < count; i++) {
        numbers[i] = territories->items[i].size;
        stats->land += numbers[i];
    }
    stats->sizes = spread_of(numbers, count);
    for (int32_t i = 0; i < count; i++)
        numbers[i] = territories->start[i + 1] - territories->start[i];
    stats->neighbors = spread_of(numbers, count);
    for (int32_t i = 0; i < count; i++) numbers[i] = territories->items[i].label;
    qsort(numbers, (size_t)count, sizeof *numbers, compare_numbers);
    for (int32_t i = 0; i < count; i++) stats->labels += i == 0 || numbers[i] != numbers[i - 1];
    free(numbers);
    return true;
}

// Computes statistics of the graph of territories.
static bool look_at_graph(map_stats *stats)
{
    enum { STEPS = 100000, STEPS_EACH = 10 }; // limits of the search for four colours
    const pave_territories *territories = stats->map->territories;
    int32_t *numbers = malloc(((size_t)territories->count + 1) * sizeof *numbers);
    pave_graph *graph = NULL;
    bool fine = numbers && pave_territories_graph(territories, NULL, &graph, NULL) == PAVE_OK &&
                pave_graph_components(graph, numbers, &stats->pieces) == PAVE_OK &&
                pave_graph_color_few(graph, 4, STEPS + STEPS_EACH * (int64_t)graph->node_count,
                                     NULL, numbers, &stats->colors) == PAVE_OK;
    pave_graph_destroy(graph);
    free(numbers);
    return fine;
}

// Finds cut territories: those whose removal disconnects the map.
static bool find_cuts(map_stats *stats)
{
    const pave_territories *territories = stats->map->territories;
    stats->cuts = malloc(((size_t)territories->count + 1) * sizeof *stats->cuts);
    stats->bridges = malloc(((size_t)territories->count + 1) * sizeof *stats->bridges);
    return stats->cuts && stats->bridges &&
           pave_territories_articulation_points(territories, NULL, stats->cuts, territories->count,
                                                &stats->cut_count) == PAVE_OK &&
           pave_territories_bridges(territories, NULL, stats->bridges, territories->count,
                                    &stats->bridge_count) == PAVE_OK;
}

static bool count_players(map_stats *stats)
{
    const pave_map *map = stats->map;
    size_t players = (size_t)map->player_count + 1;
    if (!map->owners) return true;
    stats->largest = calloc(players, sizeof *stats->largest);
    stats->largest_land = calloc(players, sizeof *stats->largest_land);
    stats->owned = calloc(players, sizeof *stats->owned);
    if (!stats->largest || !stats->largest_land || !stats->owned ||
        pave_territories_supply(map->territories, map->owners, map->player_count, NULL,
                                stats->largest, stats->largest_land) != PAVE_OK)
        return false;
    for (int32_t i = 0; i < map->territories->count; i++) {
        int32_t owner = map->owners[i];
        if (owner < 0) continue;
        stats->owned[owner].count++;
        stats->owned[owner].land += map->territories->items[i].size;
        stats->owned[owner].dice += map->dice ? map->dice[i] : 0;
    }
    return true;
}

// ---- Output -------------------------------------------------------------------------------------

enum { SHOWN = 12 }; // maximum number of list entries in a line

static void put_spread(cli_result *result, const char *name, const char *row,
                       const number_spread *spread, int count)
{
    cli_json_open(result, name, '{');
    CLI_JSON_COUNTS(result, "min|p10", spread->least, spread->low);
    CLI_JSON_NUMBERS(result, "median", spread->median);
    CLI_JSON_COUNTS(result, "p90|max", spread->high, spread->most);
    CLI_JSON_NUMBERS(result, "mean", spread->mean);
    cli_json_close(result);
    if (count == 0) return;
    cli_text_row(result, row,
                 "%d to %d, %.1f on average; 10 %% up to %d, 50 %% up to %d, 90 %% up to %d",
                 (int)spread->least, (int)spread->most, spread->mean, (int)spread->low,
                 (int)spread->middle, (int)spread->high);
}

static void put_bridges(cli_result *result, const map_stats *stats)
{
    cli_put_list(result, "bridges");
    cli_text(result, "%d", (int)stats->bridge_count);
    for (int64_t i = 0; cli_put_each(result, i, stats->bridge_count, SHOWN); i++) {
        const pave_territory_bridge *item = &stats->bridges[i];
        cli_put(result, NULL,
                result->json ? "{\"territories\":[%d,%d],\"width\":%d}" : "%d-%d (%d wide)",
                (int)item->a, (int)item->b, (int)item->width);
    }
}

static void put_players(cli_result *result, const map_stats *stats)
{
    if (!stats->owned) return;
    cli_json_open(result, "players", '[');
    for (int32_t player = 0; player < stats->map->player_count; player++) {
        char name[32], dice[48] = "";
        snprintf(name, sizeof name, "player %d", (int)player);
        if (stats->map->dice)
            snprintf(dice, sizeof dice, ", dice %" PRId64, stats->owned[player].dice);
        cli_text_row(result, name,
                     "territories %d, cells %" PRId64
                     "%s; the largest group: territories %d, cells %" PRId64,
                     (int)stats->owned[player].count, stats->owned[player].land, dice,
                     (int)stats->largest[player], stats->largest_land[player]);
        cli_json_open(result, NULL, '{');
        CLI_JSON_COUNTS(result, "player|territories|land", player, stats->owned[player].count,
                        stats->owned[player].land);
        if (stats->map->dice) CLI_JSON_COUNTS(result, "dice", stats->owned[player].dice);
        CLI_JSON_COUNTS(result, "supply|supply_land", stats->largest[player],
                        stats->largest_land[player]);
        cli_json_close(result);
    }
    cli_json_close(result);
}

static int print_stats(cli_result *result, const map_stats *stats)
{
    const pave_map *map = stats->map;
    const int count = (int)map->territories->count, cells = (int)map->territories->cell_count;
    cli_json_text(result, "kind", map->kind);
    if (map->kind[0]) cli_text_print(result, "kind           ", map->kind, "\n");
    CLI_JSON_COUNTS(result, "cells|land", cells, stats->land);
    cli_text_row(result, "cells", "%d, %" PRId64 " of them land", cells, stats->land);
    cli_put(result, "labels", "%d", (int)stats->labels);
    CLI_JSON_COUNTS(result, "territories", count);
    cli_text_row(result, "territories", "%d in %d piece%s", count, (int)stats->pieces,
                 stats->pieces == 1 ? "" : "s");
    put_spread(result, "sizes", "sizes", &stats->sizes, count);
    put_spread(result, "neighbors", "neighbours", &stats->neighbors, count);
    CLI_JSON_COUNTS(result, "pieces", stats->pieces);
    cli_put_list(result, "articulations");
    cli_text(result, "%d", (int)stats->cut_count);
    for (int64_t i = 0; cli_put_each(result, i, stats->cut_count, SHOWN); i++)
        cli_put(result, NULL, "%d", (int)stats->cuts[i]);
    put_bridges(result, stats);
    CLI_JSON_COUNTS(result, "colors", stats->colors);
    cli_text_row(result, "colours", "%d, so that neighbours differ", (int)stats->colors);
    put_players(result, stats);
    return region_put_measures(result, map);
}

int region_print_map(const region_job *job, cli_result *result)
{
    map_stats stats = {.map = job->map};
    int code =
        count_sizes(&stats) && look_at_graph(&stats) && find_cuts(&stats) && count_players(&stats)
            ? CLI_DONE
            : region_no_memory();
    if (code == CLI_DONE) code = print_stats(result, &stats);
    release(&stats);
    return code;
}

static bool is_picture(const region_job *job)
{
    return job->format == REGION_SVG || job->format == REGION_PDF || job->format == REGION_PNG;
}

uint32_t region_modes(const cli_call *call, bool frames)
{
    return (frames ? CLI_PICTURE : 0) |
           (frames || (call->format >= 0 && call->format != REGION_MASK) ? REGION_BORDERED : 0);
}

// Returns the fill given by the options; PAVE_PICTURE_BY_DEFAULT if omitted. marks_of does the same
// for marks.
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

// ---- Pictures -----------------------------------------------------------------------------------

static int check_choice(const region_job *job, const pave_picture_map_def *def)
{
    if (def->fill == PAVE_PICTURE_BY_OWNER && !job->map->owners)
        return cli_wrong("--fill: the map has no owners; choose another value");
    if (def->marks == PAVE_PICTURE_MARK_OWNER && !job->map->owners)
        return cli_wrong("--labels: the map has no owners; choose another value");
    if (def->marks == PAVE_PICTURE_MARK_NAME && job->map->name_count == 0)
        return cli_wrong("--labels: the map has no names; choose another value");
    if (def->marks == PAVE_PICTURE_MARK_DICE && !job->map->dice)
        return cli_wrong("--labels: the map has no dice; choose another value");
    return CLI_DONE;
}

// Builds the definition of the picture; omitted options keep its defaults.
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
        .dots = job->dots,
        .title = job->title,
        .size = cli_picture_size(&look->picture, 96),
    };
    if (cli_given(job->call, "smooth")) def.smooth = look->smooth ? (int32_t)look->smooth : -1;
    if (def.marks == PAVE_PICTURE_MARK_DEFAULT && job->map->name_count > 0 && !job->map->dice &&
        !def.frame)
        def.marks = PAVE_PICTURE_MARK_NAME;
    return def;
}

int region_draw(const region_job *job, const char *path)
{
    static const pave_draw_format formats[] = {
        [REGION_SVG] = PAVE_DRAW_SVG, [REGION_PDF] = PAVE_DRAW_PDF, [REGION_PNG] = PAVE_DRAW_PNG};
    pave_picture_map_def def = make_def(job);
    const pave_batch batch = {.progress = cli_progress_silent};
    pave_error error = {0};
    pave_scene *scene;
    int code = check_choice(job, &def);
    if (code != CLI_DONE) return code;
    const pave_result result = pave_picture_map(&def, NULL, &batch, &scene, &error);
    switch (result) {
    case PAVE_OK: break;
    case PAVE_STOPPED: return CLI_STOPPED;
    case PAVE_NO_MEMORY: return cli_failed("out of memory; draw a smaller map");
    case PAVE_RANGE: return cli_wrong("-o: %s", error.message);
    default: return cli_failed("%s", error.message);
    }
    const pave_picture_tactics_def over = {.window = pave_map_window(job->map),
                                           .orientation = job->map->orientation};
    if (over.window)
        code = cli_draw_over(&job->look->picture, over, &scene);
    else if (job->look->picture.names || job->look->picture.units)
        code =
            cli_wrong("--units, --names: cells without a grid have no names; leave the option out");
    if (code == CLI_DONE)
        code = cli_write_scene(scene, path, formats[job->format], &job->look->picture);
    pave_scene_destroy(scene);
    return code;
}

// ---- Data formats ------------------------------------------------------------------------------

// Makes the borders of the map, and the polygons of its cells unless they belong to a window. Both
// are NULL for a graph, which has no borders.
static int make_borders(const region_job *job, pave_polygons **polygons, pave_borders **out)
{
    const pave_map *map = job->map;
    const int32_t passes = cli_given(job->call, "smooth") ? (int32_t)job->look->smooth : 0;
    const pave_smooth_def how = pave_picture_smoothing(map, passes);
    pave_borders_def def = {.window = pave_map_window(map),
                            .orientation = map->orientation,
                            .of_cell = map->territories->of_cell,
                            .count = map->territories->count};
    pave_error error = {0};
    if (!map->mesh && !map->patch && !def.window)
        return job->format == REGION_GEOJSON
                   ? cli_wrong(
                         "-o %s: the nodes of a graph have no outlines; write .json, or a picture",
                         job->output->path)
                   : CLI_DONE;
    if (!def.window && pave_map_polygons(map, NULL, polygons, NULL) != PAVE_OK)
        return region_no_memory();
    def.polygons = *polygons;
    pave_result result = pave_borders_create(&def, NULL, out, &error);
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
    int code = make_borders(job, &polygons, &borders);
    if (code == CLI_DONE) {
        const pave_batch batch = {.runner = job->runner,
                                  .progress = cli_progress_begin(&bar, "writing")};
        pave_result result = (geojson ? pave_json_map_geojson_write : pave_json_map_write)(
            job->map, borders, job->output->path, NULL, &batch, &error);
        cli_progress_end(&bar);
        code = result == PAVE_OK ? CLI_DONE : cli_report(&error);
    }
    pave_borders_destroy(borders);
    pave_polygons_destroy(polygons);
    return code;
}

static int write_mask(const region_job *job)
{
    const pave_window *window = pave_map_window(job->map);
    pave_mask *mask = NULL;
    if (!window)
        return cli_wrong("-o %s: only a map on a grid has a mask; write .json", job->output->path);
    int code = pave_mask_create(window, NULL, &mask, NULL) || pave_map_mask(job->map, mask)
                   ? region_no_memory()
                   : cli_write_mask(mask, job->output->path, job->call->out);
    pave_mask_destroy(mask);
    return code;
}

int region_put_out(const region_job *job, region_printer *print)
{
    cli_result result = {.out = job->call->out, .json = job->output->json, .column = 14};
    int code = job->format == REGION_NO_FORMAT ? CLI_DONE
               : job->format == REGION_MASK    ? write_mask(job)
               : is_picture(job)               ? region_draw(job, job->output->path)
                                               : write_data(job);
    if (code != CLI_DONE || job->quiet ||
        (job->output->path && strcmp(job->output->path, "-") == 0))
        return code;
    cli_json_open(&result, NULL, '{');
    if ((code = print(job, &result)) != CLI_DONE) return code;
    if (job->output->hash) cli_put_hash(&result, pave_map_hash(job->map));
    cli_json_close(&result);
    return CLI_DONE;
}
