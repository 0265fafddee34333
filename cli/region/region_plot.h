/// cli/region/region_plot.h: how many agents are satisfied, step by step, as curves in one picture.
#ifndef PAVE_CLI_REGION_PLOT_H
#define PAVE_CLI_REGION_PLOT_H

#include <pave/base.h>

#define REGION_PLOT_FORMATS "svg|pdf|png"

/// A run: the unsatisfied before each step and after the last one.
typedef struct region_curve {
    int32_t *unsatisfied, agents;
    int64_t count;
} region_curve;

/// {0} at first, except the seed; region_plot_release at the end.
typedef struct region_plot {
    region_curve *curves;
    int64_t count;
    uint64_t seed; ///< of the first run; the next one has the next seed
} region_plot;

void region_plot_release(region_plot *plot);

/// Adds a copy of a run. False: no memory.
bool region_plot_add(region_plot *plot, const int32_t *unsatisfied, int64_t count, int32_t agents);

/// Draws all runs in the format of the ending of `path`, and writes the picture to `target`.
/// Returns an exit code, after a message where it is not CLI_DONE.
int region_plot_draw(const region_plot *plot, const char *path, const char *target);

#endif
