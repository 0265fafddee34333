// cli/region/region_stats.c: pave region show: what a map is like, as a table and in JSON.
#include "region.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/// A summary of sorted numbers.
typedef struct number_spread {
    int32_t least, low, middle, high, most; // tenths and the middle, by the nearest rank
    double mean;
} number_spread;

/// Numbers of a map. Released by release.
typedef struct map_stats {
    const pave_map *map;
    int64_t land;                   // cells of territories
    int32_t labels;                 // that differ
    number_spread sizes, neighbors; // of territories
    int32_t pieces;                 // connected components of territories
    int32_t *cuts;                  // articulations: ids
    int64_t cut_count;
    pave_territory_bridge *bridges;
    int64_t bridge_count;
    int32_t colors;        // that tell neighbours apart
    int32_t *largest;      // of each player: territories of the largest group
    int64_t *largest_land; // and its cells
    int32_t *owned;        // territories of each player
    int64_t *owned_land, *owned_dice;
} map_stats;

static void release(map_stats *stats)
{
    free(stats->cuts);
    free(stats->bridges);
    free(stats->largest);
    free(stats->largest_land);
    free(stats->owned);
    free(stats->owned_land);
    free(stats->owned_dice);
}

// ---- Counting -----------------------------------------------------------------------------------

static int compare_numbers(const void *a, const void *b)
{
    const int32_t *x = a, *y = b;
    return (*x > *y) - (*x < *y);
}

// The smallest number that at least `percent` of all do not exceed.
static int32_t ranked(const int32_t *sorted, int32_t count, int percent)
{
    return sorted[((int64_t)count * percent + 99) / 100 - 1];
}

// Sorts the numbers.
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

// What the graph of territories says.
static bool look_at_graph(map_stats *stats)
{
    const pave_territories *territories = stats->map->territories;
    int32_t *numbers = malloc(((size_t)territories->count + 1) * sizeof *numbers);
    pave_graph *graph = NULL;
    bool fine = numbers && pave_territories_graph(territories, NULL, &graph, NULL) == PAVE_OK &&
                pave_graph_components(graph, numbers, &stats->pieces) == PAVE_OK &&
                region_color_graph(graph, numbers, &stats->colors) == PAVE_OK;
    pave_graph_destroy(graph);
    free(numbers);
    return fine;
}

// What the map would fall apart without.
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
    stats->owned_land = calloc(players, sizeof *stats->owned_land);
    stats->owned_dice = calloc(players, sizeof *stats->owned_dice);
    if (!stats->largest || !stats->largest_land || !stats->owned || !stats->owned_land ||
        !stats->owned_dice ||
        pave_territories_supply(map->territories, map->owners, map->player_count, NULL,
                                stats->largest, stats->largest_land) != PAVE_OK)
        return false;
    for (int32_t i = 0; i < map->territories->count; i++) {
        int32_t owner = map->owners[i];
        if (owner < 0) continue;
        stats->owned[owner]++;
        stats->owned_land[owner] += map->territories->items[i].size;
        stats->owned_dice[owner] += map->dice ? map->dice[i] : 0;
    }
    return true;
}

// ---- What is printed ----------------------------------------------------------------------------

enum { SHOWN = 12 }; // of a list in a line

static void put_spread(cli_result *result, const char *name, const char *row,
                       const number_spread *spread, int count)
{
    cli_json_open(result, name, '{');
    CLI_JSON_COUNTS(result, "min|p10|median|p90|max", spread->least, spread->low, spread->middle,
                    spread->high, spread->most);
    CLI_JSON_NUMBERS(result, "mean", spread->mean);
    cli_json_close(result);
    if (count == 0) return;
    cli_text_row(
        result, row,
        "%d to %d, %.1f in the mean; a tenth up to %d, half up to %d, nine tenths up to %d",
        (int)spread->least, (int)spread->most, spread->mean, (int)spread->low, (int)spread->middle,
        (int)spread->high);
}

static void put_cuts(cli_result *result, const map_stats *stats)
{
    cli_put_list(result, "articulations");
    cli_text(result, "%d", (int)stats->cut_count);
    for (int64_t i = 0; cli_put_each(result, i, stats->cut_count, SHOWN); i++)
        cli_put(result, NULL, "%d", (int)stats->cuts[i]);
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
            snprintf(dice, sizeof dice, ", dice %" PRId64, stats->owned_dice[player]);
        cli_text_row(result, name,
                     "territories %d, cells %" PRId64
                     "%s; the largest group: territories %d, cells %" PRId64,
                     (int)stats->owned[player], stats->owned_land[player], dice,
                     (int)stats->largest[player], stats->largest_land[player]);
        cli_json_open(result, NULL, '{');
        CLI_JSON_COUNTS(result, "player|territories|land", player, stats->owned[player],
                        stats->owned_land[player]);
        if (stats->map->dice) CLI_JSON_COUNTS(result, "dice", stats->owned_dice[player]);
        CLI_JSON_COUNTS(result, "supply|supply_land", stats->largest[player],
                        stats->largest_land[player]);
        cli_json_close(result);
    }
    cli_json_close(result);
}

static int print_stats(cli_result *result, const map_stats *stats)
{
    const pave_map *map = stats->map;
    const int count = (int)map->territories->count, cells = (int)pave_map_cell_count(map);
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
    put_cuts(result, stats);
    put_bridges(result, stats);
    CLI_JSON_COUNTS(result, "colors", stats->colors);
    cli_text_row(result, "colours", "%d tell neighbours apart", (int)stats->colors);
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
