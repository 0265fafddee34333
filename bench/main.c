/// bench/main.c: pave_bench [--rounds N] [GROUP...]: measures groups of benches and prints a table
/// for each. Figures are processor time of one thread: the median over the rounds, the fastest
/// round, and the median of the ratios to the first entry of the group, round by round.
#include "bench.h"

#include <pave/pave.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct listed_group {
    const bench_group *group;
    int rounds;      ///< at most; 0: as many as requested
    bool only_named; ///< measured only where it is named, because it takes long or much memory
} listed_group;

static const listed_group groups[] = {
    {&bench_world_fill, 0, false},
    {&bench_world_chunks, 0, false},
    {&bench_world_place, 0, false},
    {&bench_world_tilings, 0, false},
    {&bench_world_tilings_chunks, 0, false},
    {&bench_world_tilings_place, 0, false},
    {&bench_world_connected, 9, false},
    {&bench_world_connected_place, 9, false},
    {&bench_world_bias, 0, false},
    {&bench_world_bias_place, 0, false},
    {&bench_world_blocks, 21, false},
    {&bench_world_blocks_place, 21, false},
    {&bench_aperiodic_fill, 0, false},
    {&bench_aperiodic_place, 0, false},
    {&bench_edits, 5, false},
    {&bench_paint, 0, false},
    {&bench_herringbone, 0, false},
    {&bench_compose, 0, false},
    {&bench_grids_neighbors, 0, false},
    {&bench_grids_distance, 0, false},
    {&bench_grids_line, 0, false},
    {&bench_grids_ring, 0, false},
    {&bench_grids_disk, 0, false},
    {&bench_grids_at, 0, false},
    {&bench_grids_components, 0, false},
    {&bench_grids_path, 0, false},
    {&bench_grids_movement, 0, false},
    {&bench_grids_sight, 0, false},
    {&bench_tessellation_1e4, 21, false},
    {&bench_tessellation_1e5, 11, false},
    {&bench_tessellation_1e6, 5, false},
    {&bench_tessellation_1e7, 3, false},
    {&bench_tessellation_1e8, 3, true},
    {&bench_tessellation_steps_1e5, 5, false},
    {&bench_tessellation_steps_1e6, 3, false},
    {&bench_tessellation_report_1e6, 11, false},
    {&bench_tessellation_memory, 1, false},
    {&bench_mesh_edits_1e4, 21, false},
    {&bench_mesh_edits_1e6, 5, false},
    {&bench_regions_8, 21, false},
    {&bench_regions_100, 11, false},
    {&bench_regions_500, 5, false},
    {&bench_regions_1000, 5, false},
    {&bench_regions_threads, 1, false},
    {&bench_regions_memory, 1, false},
    {&bench_regions_small, 0, false},
    {&bench_regions_large, 0, false},
    {&bench_regions_labels, 21, false},
    {&bench_regions_dicewars, 0, false},
    {&bench_regions_growth, 5, false},
    {&bench_tactics_fields, 0, false},
    {&bench_tactics_creatures, 0, false},
    {&bench_tactics_formations, 0, false},
    {&bench_tactics_paths, 0, false},
    {&bench_tactics_moves, 0, false},
    {&bench_tactics_attacks, 0, false},
    {&bench_tactics_terrain, 0, false},
    {&bench_tactics_fit, 0, true},
    {&bench_tactics_citadels, 0, false},
    {&bench_multigrid, 0, false},
    {&bench_multigrid_pieces, 21, false},
};
enum { GROUP_COUNT = (int)(sizeof groups / sizeof *groups), ROUNDS_MAX = 1001 };

static volatile uint64_t kept;

void bench_keep(uint64_t value) { kept = value; }

/// Processor seconds of one run, over as many runs as fill a few milliseconds.
static double seconds_of(const bench_entry *entry, int runs)
{
    clock_t begin = clock();
    if (entry->seconds) return entry->seconds(entry->context, runs);
    for (int i = 0; i < runs; i++) entry->run(entry->context);
    return (double)(clock() - begin) / CLOCKS_PER_SEC / runs;
}

/// The number of runs that take at least 4 ms, or 40 ms where `seconds` measures, because a
/// compiler may have to warm up. Also does the warm-up.
static int runs_needed(const bench_entry *entry)
{
    const double enough = entry->seconds ? 0.04 : 0.004;
    int runs = 1;
    if (entry->seconds)
        entry->seconds(entry->context, 1 + (int)(0.2 / (entry->seconds(entry->context, 1) + 1e-6)));
    while (seconds_of(entry, runs) * runs < enough && runs < 1 << 24) runs *= 2;
    return runs;
}

static int compare_doubles(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(double *values, int count)
{
    qsort(values, (size_t)count, sizeof *values, compare_doubles);
    return values[count / 2];
}

/// The unit of time in which so many seconds are printed, and its length.
static const char *time_unit(double seconds, double *length)
{
    static const struct {
        const char *name;
        double length, from;
    } units[] = {{"s", 1, 1}, {"ms", 1e-3, 1e-2}, {"us", 1e-6, 1e-5}, {"ns", 1e-9, 0}};
    int i = 0;
    while (seconds < units[i].from) i++;
    *length = units[i].length;
    return units[i].name;
}

static void print_rate(double rate, const char *unit)
{
    if (rate >= 1e5)
        printf("%9.1f M%s/s", rate / 1e6, unit);
    else
        printf("%9.1f %s/s", rate, unit);
}

static void print_row(const bench_entry *entry, double *seconds, const double *first, int rounds,
                      const bench_entry *first_entry)
{
    static double ratios[ROUNDS_MAX];
    double length;
    for (int i = 0; i < rounds; i++)
        ratios[i] = (seconds[i] / entry->work) / (first[i] / first_entry->work);
    double middle = median(seconds, rounds), fastest = seconds[0]; // sorted by median()
    const char *unit = time_unit(middle / entry->work, &length);
    printf("| %-34s | %9.2f %s/%-6s | %9.2f | ", entry->name, middle / entry->work / length, unit,
           entry->unit, fastest / entry->work / length);
    print_rate(entry->work / middle, entry->unit);
    printf(" | %7.3f |\n", median(ratios, rounds));
}

static void run_group(const bench_group *group, int rounds)
{
    static double seconds[BENCH_ENTRIES_MAX][ROUNDS_MAX], first[ROUNDS_MAX];
    bench_entry entries[BENCH_ENTRIES_MAX];
    printf("\n### %s\n%s\n\n", group->name, group->about);
    int count = group->add(entries), runs[BENCH_ENTRIES_MAX];
    for (int i = 0; i < count; i++) runs[i] = runs_needed(&entries[i]);
    for (int round = 0; round < rounds; round++)
        for (int i = 0; i < count; i++) seconds[i][round] = seconds_of(&entries[i], runs[i]);
    if (count == 0) return;
    printf("| entry | median | fastest | rate at the median | time / first entry "
           "|\n|---|--:|--:|--:|--:|\n");
    memcpy(first, seconds[0], sizeof first);
    for (int i = 0; i < count; i++) print_row(&entries[i], seconds[i], first, rounds, &entries[0]);
    group->drop();
}

static int usage(const char *program)
{
    fprintf(stderr, "usage: %s [--rounds N] [GROUP...]\ngroups:", program);
    for (int i = 0; i < GROUP_COUNT; i++) fprintf(stderr, " %s", groups[i].group->name);
    fprintf(stderr, "\n");
    return 2;
}

int main(int argc, char **argv)
{
    int rounds = 51, first = 1;
    if (argc > 2 && strcmp(argv[1], "--rounds") == 0) {
        rounds = atoi(argv[2]);
        first = 3;
    }
    if (rounds < 1 || rounds > ROUNDS_MAX) return usage(argv[0]);
    for (int a = first; a < argc; a++) {
        bool known = false;
        for (int i = 0; i < GROUP_COUNT; i++)
            known = known || strcmp(groups[i].group->name, argv[a]) == 0;
        if (!known) return usage(argv[0]);
    }
#if defined(__VERSION__)
    printf("pave %s, compiler %s, flags %s, %d rounds\n", pave_version(), __VERSION__,
           PAVE_BENCH_FLAGS, rounds);
#endif
    for (int i = 0; i < GROUP_COUNT; i++) {
        bool wanted = first == argc && !groups[i].only_named;
        for (int a = first; a < argc; a++)
            wanted = wanted || strcmp(groups[i].group->name, argv[a]) == 0;
        if (wanted)
            run_group(groups[i].group, groups[i].rounds > 0 && rounds > groups[i].rounds
                                           ? groups[i].rounds
                                           : rounds);
    }
    return 0;
}
