// cli/region/region_stats.c: pave region show: what a map is like, as a table and in JSON.
#include "region.h"

#include "../say.h"

#include <pave/measures.h>

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
    const pave_chokepoints *narrow; // places of the land; NULL: not looked for
    int32_t colors;                 // that tell neighbours apart
    int32_t *largest;               // of each player: territories of the largest group
    int64_t *largest_land;          // and its cells
    int32_t *owned;                 // territories of each player
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

// ---- JSON ---------------------------------------------------------------------------------------

static void put_spread(FILE *out, const char *name, const number_spread *spread)
{
    fprintf(out, ",\"%s\":{\"min\":%d,\"p10\":%d,\"median\":%d,\"p90\":%d,\"max\":%d", name,
            (int)spread->least, (int)spread->low, (int)spread->middle, (int)spread->high,
            (int)spread->most);
    cli_put_number(out, "mean", spread->mean);
    fputc('}', out);
}

static void put_cuts(FILE *out, const map_stats *stats)
{
    fputs(",\"articulations\":[", out);
    for (int64_t i = 0; i < stats->cut_count; i++)
        fprintf(out, "%s%d", i ? "," : "", (int)stats->cuts[i]);
    fputc(']', out);
}

static void put_narrow(FILE *out, const map_stats *stats)
{
    const pave_chokepoints *narrow = stats->narrow;
    fputs(",\"bridges\":[", out);
    for (int64_t i = 0; i < stats->bridge_count; i++)
        fprintf(out, "%s{\"territories\":[%d,%d],\"width\":%d}", i ? "," : "",
                (int)stats->bridges[i].a, (int)stats->bridges[i].b, (int)stats->bridges[i].width);
    fputc(']', out);
    if (!narrow) return;
    fputs(",\"chokepoints\":[", out);
    for (int32_t i = 0; i < narrow->count; i++) {
        const pave_chokepoint *item = &narrow->items[i];
        fprintf(out, "%s{\"cell\":%d,\"width\":%d,\"areas\":[%d,%d],\"sides\":[%d,%d]}",
                i ? "," : "", (int)item->cell, (int)item->width, (int)item->areas[0],
                (int)item->areas[1], (int)item->sides[0], (int)item->sides[1]);
    }
    fputc(']', out);
}

static void put_players(FILE *out, const map_stats *stats)
{
    if (!stats->owned) return;
    fputs(",\"players\":[", out);
    for (int32_t player = 0; player < stats->map->player_count; player++) {
        fprintf(out, "%s{\"player\":%d", player ? "," : "", (int)player);
        cli_put_count(out, "territories", stats->owned[player]);
        cli_put_count(out, "land", stats->owned_land[player]);
        if (stats->map->dice) cli_put_count(out, "dice", stats->owned_dice[player]);
        cli_put_count(out, "supply", stats->largest[player]);
        cli_put_count(out, "supply_land", stats->largest_land[player]);
        fputc('}', out);
    }
    fputc(']', out);
}

static int print_object(const region_job *job, const map_stats *stats)
{
    FILE *out = job->call->out;
    fputs("{\"kind\":", out);
    cli_json_text(out, stats->map->kind);
    cli_put_count(out, "cells", pave_map_cell_count(stats->map));
    cli_put_count(out, "land", stats->land);
    cli_put_count(out, "labels", stats->labels);
    cli_put_count(out, "territories", stats->map->territories->count);
    put_spread(out, "sizes", &stats->sizes);
    put_spread(out, "neighbors", &stats->neighbors);
    cli_put_count(out, "pieces", stats->pieces);
    put_cuts(out, stats);
    put_narrow(out, stats);
    cli_put_count(out, "colors", stats->colors);
    put_players(out, stats);
    return region_put_measures(out, stats->map);
}

// ---- The table ----------------------------------------------------------------------------------

static void print_spread(FILE *out, const char *name, const number_spread *spread)
{
    fprintf(
        out,
        "%-14s %d to %d, %.1f in the mean; a tenth up to %d, half up to %d, nine tenths up to %d\n",
        name, (int)spread->least, (int)spread->most, spread->mean, (int)spread->low,
        (int)spread->middle, (int)spread->high);
}

enum { SHOWN = 12 }; // of a list in a line

static void print_cuts(FILE *out, const map_stats *stats)
{
    fprintf(out, "%-14s %d", "articulations", (int)stats->cut_count);
    for (int64_t i = 0; i < stats->cut_count && i < SHOWN; i++)
        fprintf(out, "%s %d", i ? "," : ":", (int)stats->cuts[i]);
    fputs(stats->cut_count > SHOWN ? ", ...\n" : "\n", out);
}

static void print_bridges(FILE *out, const map_stats *stats)
{
    fprintf(out, "%-14s %d", "bridges", (int)stats->bridge_count);
    for (int64_t i = 0; i < stats->bridge_count && i < SHOWN; i++)
        fprintf(out, "%s %d-%d (%d wide)", i ? "," : ":", (int)stats->bridges[i].a,
                (int)stats->bridges[i].b, (int)stats->bridges[i].width);
    fputs(stats->bridge_count > SHOWN ? ", ...\n" : "\n", out);
}

// The narrowest first.
static int compare_chokepoints(const void *a, const void *b)
{
    const pave_chokepoint *x = a, *y = b;
    return x->width != y->width ? (x->width > y->width) - (x->width < y->width)
                                : (x->cell > y->cell) - (x->cell < y->cell);
}

static bool print_narrow(FILE *out, const map_stats *stats)
{
    if (!stats->narrow) return true;
    int32_t count = stats->narrow->count;
    pave_chokepoint *sorted = malloc(((size_t)count + 1) * sizeof *sorted);
    if (!sorted) return false;
    if (count) memcpy(sorted, stats->narrow->items, (size_t)count * sizeof *sorted);
    qsort(sorted, (size_t)count, sizeof *sorted, compare_chokepoints);
    fprintf(out, "%-14s %d", "chokepoints", (int)count);
    for (int32_t i = 0; i < count && i < SHOWN; i++)
        fprintf(out, "%s cell %d (%d wide)", i ? "," : ":", (int)sorted[i].cell,
                (int)sorted[i].width);
    fputs(count > SHOWN ? ", ...\n" : "\n", out);
    free(sorted);
    return true;
}

static void print_players(FILE *out, const map_stats *stats)
{
    for (int32_t player = 0; stats->owned && player < stats->map->player_count; player++) {
        char name[32];
        snprintf(name, sizeof name, "player %d", (int)player);
        fprintf(out, "%-14s territories %d, cells %" PRId64, name, (int)stats->owned[player],
                stats->owned_land[player]);
        if (stats->map->dice) fprintf(out, ", dice %" PRId64, stats->owned_dice[player]);
        fprintf(out, "; the largest group: territories %d, cells %" PRId64 "\n",
                (int)stats->largest[player], stats->largest_land[player]);
    }
}

static int print_measures(FILE *out, const pave_map *map)
{
    pave_measures measures;
    if (pave_measures_make(&map->ground, map->territories->labels, NULL, &measures) != PAVE_OK)
        return cli_failed("out of memory");
    fprintf(out,
            "%-14s dissimilarity %.4f, isolation %.4f, Moran's I %.4f, interface density %.4f\n",
            "segregation", measures.dissimilarity, measures.isolation, measures.moran,
            measures.interface_density);
    return CLI_DONE;
}

static int print_table(const region_job *job, const map_stats *stats)
{
    FILE *out = job->call->out;
    if (stats->map->kind[0]) {
        fprintf(out, "%-14s ", "kind");
        cli_print(out, stats->map->kind);
        fputc('\n', out);
    }
    fprintf(out, "%-14s %d, %" PRId64 " of them land\n", "cells",
            (int)pave_map_cell_count(stats->map), stats->land);
    fprintf(out, "%-14s %d\n", "labels", (int)stats->labels);
    fprintf(out, "%-14s %d in %d piece%s\n", "territories", (int)stats->map->territories->count,
            (int)stats->pieces, stats->pieces == 1 ? "" : "s");
    if (stats->map->territories->count > 0) {
        print_spread(out, "sizes", &stats->sizes);
        print_spread(out, "neighbours", &stats->neighbors);
    }
    print_cuts(out, stats);
    print_bridges(out, stats);
    if (!print_narrow(out, stats)) return cli_failed("out of memory");
    fprintf(out, "%-14s %d tell neighbours apart\n", "colours", (int)stats->colors);
    print_players(out, stats);
    return print_measures(out, stats->map);
}

int region_print_map(const region_job *job)
{
    map_stats stats = {.map = job->map, .narrow = job->narrow};
    int code =
        count_sizes(&stats) && look_at_graph(&stats) && find_cuts(&stats) && count_players(&stats)
            ? CLI_DONE
            : cli_failed("out of memory");
    if (code == CLI_DONE)
        code = job->output->json ? print_object(job, &stats) : print_table(job, &stats);
    release(&stats);
    return code;
}
