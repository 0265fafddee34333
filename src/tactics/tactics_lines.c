/// src/tactics/tactics_lines.c: lines of attack in the 12 directions.
///
/// In the diagonal directions, the centres of a ray's cells are on one straight line through
/// vertices. A line of sight moved slightly to one side passes through the two cells on that side
/// of each vertex. In the straight directions, the segment to a cell stays in the lane and crosses
/// all cells in between.
#include "../base/exact.h"

#include <pave/tactics.h>

#include <inttypes.h>

const char *const pave_line_end_words[] = {"range",  "border", "cell", "side",
                                           "vertex", "round",  NULL};

// ---- Walls --------------------------------------------------------------------------------------

typedef struct pave_lines_job {
    const pave_window *window;
    const pave_mask *walls;
    pave_cell from;
    int32_t first, range;
} pave_lines_job;

static int64_t lines_index(const pave_lines_job *job, pave_cell cell)
{
    return job->window->def.wrap ? pave_window_wrapped(job->window, cell)
                                 : pave_window_index(job->window, cell);
}

/// Returns whether a cell is a wall; there are no walls outside the window.
static bool lines_wall_on(const pave_lines_job *job, pave_cell cell)
{
    const int64_t index = job->walls ? lines_index(job, cell) : -1;
    return index >= 0 && pave_mask_cell(job->walls, index);
}

/// Returns the number of side k as a side of the neighbour across it.
static int lines_twin(pave_cell cell, int k)
{
    return pave_tiling_side_of(pave_tiling_tri(), cell.s, k)->twin;
}

/// Returns whether side k of a cell is a wall, looked up in whichever of its two cells is in the
/// window.
static bool lines_wall_before(const pave_lines_job *job, pave_cell cell, int k)
{
    if (!job->walls) return false;
    int64_t index = lines_index(job, cell);
    if (index < 0) {
        index = lines_index(job, pave_tri_neighbors(cell, k));
        k = lines_twin(cell, k);
    }
    return index >= 0 && pave_mask_side(job->walls, index, k);
}

/// Returns whether the three sides and two cells around corner k of a cell, between it and the
/// opposite cell, are free of walls. The clockwise path around the corner starts across side k.
static bool lines_corner_free(const pave_lines_job *job, pave_cell cell, int k, bool clockwise)
{
    int side = clockwise ? k : (k + 2) % 3;
    for (int step = 0;; step++) {
        if (lines_wall_before(job, cell, side)) return false;
        const int twin = lines_twin(cell, side);
        if (step == 2) return true;
        cell = pave_tri_neighbors(cell, side);
        if (lines_wall_on(job, cell)) return false;
        side = (twin + (clockwise ? 1 : 2)) % 3;
    }
}

// ---- Lines --------------------------------------------------------------------------------------

/// Returns the side that the step from a cell to the next one crosses, or -1 if it passes a corner,
/// stored in `corner`.
static int lines_crossing(pave_cell cell, pave_cell next, int *corner)
{
    for (int k = 0; k < PAVE_TRI_NEIGHBORS_MAX; k++) {
        if (pave_cell_equal(pave_tri_neighbors(cell, k), next)) return k;
        if (pave_cell_equal(pave_tri_diagonals(cell, k), next)) *corner = k;
    }
    return -1;
}

static pave_line lines_follow(const pave_lines_job *job, pave_tri_direction direction)
{
    pave_line line = {.direction = direction};
    pave_cell cell = job->from;
    bool free[2] = {true, true}; // the two sides of the line, the clockwise one first
    for (;; line.count++) {
        const pave_cell next = pave_tri_ray(job->from, (int)direction, line.count + 1);
        int corner = 0;
        if (pave_tri_distance(job->from, next, PAVE_TRI_TOUCH) > job->range) return line;
        const int64_t index = lines_index(job, next);
        const int side = lines_crossing(cell, next, &corner);
        line.end = PAVE_LINE_BORDER;
        if (index < 0) return line;
        line.end = PAVE_LINE_ROUND;
        if (index == job->first) return line;
        for (int i = 0; side < 0 && i < 2; i++)
            free[i] = free[i] && lines_corner_free(job, cell, corner, i == 0);
        line.end = side < 0 ? PAVE_LINE_VERTEX : PAVE_LINE_SIDE;
        if (side < 0 ? !free[0] && !free[1] : lines_wall_before(job, cell, side)) return line;
        line.end = PAVE_LINE_CELL;
        if (lines_wall_on(job, next)) return line;
        line.end = PAVE_LINE_RANGE;
        cell = next;
    }
}

pave_result pave_lines_make(const pave_lines_def *def, pave_line *out, pave_error *error)
{
    pave_lines_job job = {.window = def->window ? def->window : def->walls->window,
                          .walls = def->walls,
                          .first = def->from,
                          .range = def->range};
    assert(def->from >= 0 && def->from < job.window->count);
    if (job.window->grid != PAVE_WINDOW_TRIANGLES)
        return PAVE_FAIL(error, PAVE_UNSUPPORTED,
                         "lines of attack need triangles: use a window of them");
    if (def->range < 0 || def->range > PAVE_ATTACK_RANGE_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "a range of %" PRId32 ": use 0 to %d", def->range,
                         PAVE_ATTACK_RANGE_MAX);
    job.from = pave_window_cell(job.window, def->from);
    for (int d = 0; d < PAVE_TRI_DIRECTIONS_MAX; d++)
        out[d] = lines_follow(&job, (pave_tri_direction)d);
    return PAVE_OK;
}
