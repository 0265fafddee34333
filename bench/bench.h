/// bench/bench.h: how things are measured. Benches come in groups; the entries of a group are run in turn, A B C A B C ..., so that what slows the
/// machine down for a while slows all of them down, and ratios within a group hold where single times do not.
#ifndef PAVE_BENCH_H
#define PAVE_BENCH_H

#include <stdint.h>

/// One thing that is measured. `run` does the work once and is given `context`.
typedef struct bench_entry {
    const char *name;
    void (*run)(void *context);
    void *context;
    double work;       ///< how many units a run does
    const char *unit;  ///< of what: "tile", "place", ...
} bench_entry;

/// A group: `add` makes its entries (at most BENCH_ENTRIES_MAX) and returns how many; `drop` releases what they hold.
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

/// Peers: entries that other projects add to a group, where their packages are installed. Return how many.
int bench_stb_fill(bench_entry *entries);
void bench_stb_drop(void);

/// Keeps a value from being optimised away.
void bench_keep(uint64_t value);

#endif
