/// bench/bench.h: how times are measured. Benches come in groups. The entries of a group run in
/// turn, A B C A B C ..., so that a slow phase of the machine affects all of them, and ratios
/// within a group hold where single times do not.
#ifndef PAVE_BENCH_H
#define PAVE_BENCH_H

#include <stdbool.h>
#include <stdint.h>

/// An entry. `run` does the work once and receives `context`. `seconds`, if it is not NULL, does
/// `runs` of them elsewhere and returns the processor seconds of one.
typedef struct bench_entry {
    const char *name;
    void (*run)(void *context);
    void *context;
    double work;                                ///< the units of a run
    const char *unit;                           ///< of `work`: "tile", "place", ...
    double (*seconds)(void *context, int runs); ///< NULL: `run` is measured here
} bench_entry;

/// A group: `add` makes its entries (at most BENCH_ENTRIES_MAX) and returns their count; `drop`
/// releases what they hold. A group that does not measure time prints its table in `add` and
/// returns 0.
typedef struct bench_group {
    const char *name;
    const char *about;
    int (*add)(bench_entry *entries);
    void (*drop)(void);
} bench_group;

enum { BENCH_ENTRIES_MAX = 64 };

extern const bench_group bench_world_fill;
extern const bench_group bench_world_chunks;
extern const bench_group bench_world_place;
extern const bench_group bench_world_tilings;
extern const bench_group bench_world_tilings_chunks;
extern const bench_group bench_world_tilings_place;
extern const bench_group bench_world_connected, bench_world_connected_place;
extern const bench_group bench_world_blocks, bench_world_blocks_place;
extern const bench_group bench_aperiodic_fill, bench_aperiodic_place;
extern const bench_group bench_edits;
extern const bench_group bench_world_bias, bench_world_bias_place;
extern const bench_group bench_paint, bench_compose, bench_herringbone;
extern const bench_group bench_grids_neighbors, bench_grids_distance, bench_grids_line,
    bench_grids_ring, bench_grids_disk, bench_grids_at;
extern const bench_group bench_grids_components, bench_grids_path, bench_grids_movement,
    bench_grids_sight;
extern const bench_group bench_tessellation_1e4, bench_tessellation_1e5, bench_tessellation_1e6,
    bench_tessellation_1e7, bench_tessellation_1e8;
extern const bench_group bench_tessellation_steps_1e5, bench_tessellation_steps_1e6;
extern const bench_group bench_tessellation_report_1e6;
extern const bench_group bench_tessellation_memory;
extern const bench_group bench_mesh_edits_1e4, bench_mesh_edits_1e6;
extern const bench_group bench_regions_8, bench_regions_100, bench_regions_500, bench_regions_1000,
    bench_regions_threads, bench_regions_memory;
extern const bench_group bench_regions_small, bench_regions_large, bench_regions_labels,
    bench_regions_dicewars, bench_regions_growth;
extern const bench_group bench_tactics_creatures;
extern const bench_group bench_tactics_formations;
extern const bench_group bench_tactics_fields, bench_tactics_paths, bench_tactics_moves,
    bench_tactics_attacks;
extern const bench_group bench_tactics_terrain, bench_tactics_fit;
extern const bench_group bench_tactics_citadels;
extern const bench_group bench_multigrid, bench_multigrid_pieces;

/// Peers: add the entries of other projects to a group, if their packages are installed. Return the
/// number of entries. stb_herringbone fills pictures: its work is counted in tiles or in pixels.
int bench_stb_fill(bool pixels, bench_entry *entries);
void bench_stb_drop(void);

/// Adds a case of bench/peers/npm/grids.mjs: `label` is shown in the table, `name` is the case;
/// both strings must be static. Returns 1, or 0 where the packages are not installed.
int bench_npm_add(const char *label, const char *name, double work, const char *unit,
                  bench_entry *entries);
void bench_npm_drop(void);

/// Keeps a value from being optimised away.
void bench_keep(uint64_t value);

#endif
