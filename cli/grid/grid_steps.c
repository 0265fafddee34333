// cli/grid/grid_steps.c: distances on tilings without a formula.
//
// A tiling is periodic, so the distance depends only on the faces of a and b and the difference of
// their unit cells; a is moved to unit cell (0, 0). The library searches within a window, but a
// path that leaves the window may be shorter. The result is exact if no path that leaves and
// returns can have fewer steps.
#include "grid_steps.h"

#include <stdlib.h>

// Returns the maximum number of unit cells that a step crosses, in q and in r.
static int64_t reach_of(const pave_tiling *tiling)
{
    int64_t reach = 1;
    for (int32_t i = 0; i < tiling->side_start[tiling->face_count]; i++) {
        const int64_t q = labs(tiling->sides[i].q), r = labs(tiling->sides[i].r);
        reach = q > reach ? q : reach;
        reach = r > reach ? r : reach;
    }
    return reach;
}

// Finds the length of the shortest path inside a window, from face s of (0, 0).
static pave_result search_window(const pave_window_def *def, int32_t s, pave_cell to, int64_t *out)
{
    pave_window *window = NULL;
    pave_search *search = NULL;
    pave_path path = {0};
    pave_result result = pave_window_create(def, NULL, &window, NULL);
    if (result == PAVE_OK) {
        const pave_ground ground = pave_ground_of_window(window);
        result = pave_search_create(&ground, NULL, &search, NULL);
    }
    if (result == PAVE_OK) {
        const int64_t from = pave_window_index(window, (pave_cell){0, 0, s}),
                      end = pave_window_index(window, to);
        result = pave_search_path(search, (int32_t)from, (int32_t)end, NULL, NULL, 0, &path);
    }
    pave_search_destroy(search);
    pave_window_destroy(window);
    *out = path.cost;
    return result == PAVE_CAPACITY ? PAVE_OK : result; // the cells of the path are not needed
}

// Searches in parallelograms of increasing size. A path that leaves one goes at least `margin` unit
// cells out and back.
pave_result grid_steps_between(const pave_tiling *tiling, pave_cell a, pave_cell b, int64_t *out)
{
    const int64_t reach = reach_of(tiling);
    const pave_cell to = {b.q - a.q, b.r - a.r, b.s};
    for (int64_t margin = 2 * reach;;) {
        const int64_t width = labs(to.q) + 1 + 2 * margin, height = labs(to.r) + 1 + 2 * margin,
                      outside = 2 * ((margin + reach) / reach); // minimum number of steps of such a
                                                                // path
        if (width > SEARCH_CELLS_MAX || height > SEARCH_CELLS_MAX ||
            width * height > SEARCH_CELLS_MAX / tiling->face_count)
            return PAVE_RANGE;
        const pave_window_def def = {.tiling = tiling,
                                     .shape = PAVE_WINDOW_PARALLELOGRAM,
                                     .width = (int32_t)width,
                                     .height = (int32_t)height,
                                     .at = {(int32_t)((to.q < 0 ? to.q : 0) - margin),
                                            (int32_t)((to.r < 0 ? to.r : 0) - margin), 0}};
        const pave_result result = search_window(&def, a.s, to, out);
        if (result != PAVE_OK && result != PAVE_NOT_FOUND) return PAVE_NO_MEMORY;
        if (result == PAVE_OK && *out <= outside) return PAVE_OK;
        margin = result == PAVE_OK ? (*out + 1) / 2 * reach : 2 * margin;
    }
}
