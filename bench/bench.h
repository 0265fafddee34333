/// bench/bench.h: how things are measured. Benches come in groups; the entries of a group are run
/// in turn, A B C A B C ..., so that what slows the machine down for a while slows all of them
/// down, and ratios within a group hold where single times do not.
#ifndef PAVE_BENCH_H
#define PAVE_BENCH_H

#include <stdbool.h>
#include <stdint.h>

/// One thing that is measured. `run` does the work once and is given `context`; where `seconds` is
/// given it does `runs` of them elsewhere and returns the processor seconds of one.
typedef struct bench_entry {
    const char *name;
    void (*run)(void *context);
    void *context;
    double work;                                ///< how many units a run does
    const char *unit;                           ///< of what: "tile", "place", ...
    double (*seconds)(void *context, int runs); ///< NULL: `run` is measured here
} bench_entry;

/// A group: `add` makes its entries (at most BENCH_ENTRIES_MAX) and returns how many; `drop`
/// releases what they hold. One that measures something else than time prints its table in `add`,
/// and returns 0.
typedef struct bench_group {
    const char *name;
    const char *about;
    int (*add)(bench_entry *entries);
    void (*drop)(void);
} bench_group;

enum { BENCH_ENTRIES_MAX = 32 };

extern const bench_group bench_world_fill;
extern const bench_group bench_world_place;
extern const bench_group bench_paint;
extern const bench_group bench_grids_neighbors, bench_grids_distance, bench_grids_line,
    bench_grids_ring, bench_grids_disk, bench_grids_at;
extern const bench_group bench_grids_components, bench_grids_path, bench_grids_movement,
    bench_grids_sight;
extern const bench_group bench_tessellation_1e4, bench_tessellation_1e5, bench_tessellation_1e6,
    bench_tessellation_1e7, bench_tessellation_1e8;
extern const bench_group bench_tessellation_memory;
extern const bench_group bench_regions_8, bench_regions_100, bench_regions_500, bench_regions_1000,
    bench_regions_threads, bench_regions_memory;
extern const bench_group bench_regions_small, bench_regions_large, bench_regions_labels,
    bench_regions_dicewars, bench_regions_growth;

/// Peers: entries that other projects add to a group, where their packages are installed. Return
/// how many.
int bench_stb_fill(bench_entry *entries);
void bench_stb_drop(void);

/// Adds a case of bench/peers/npm/grids.mjs: `label` is what the table shows, `name` the case; the
/// texts must be static. Returns 1, or 0 where the packages are not installed.
int bench_npm_add(const char *label, const char *name, double work, const char *unit,
                  bench_entry *entries);
void bench_npm_drop(void);

/// Keeps a value from being optimised away.
void bench_keep(uint64_t value);

#endif
