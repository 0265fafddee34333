/// src/tiling/window_shapes.c: the cells of each window shape, row by row.
#include "../base/exact.h"

#include "window_shapes.h"

#include <math.h>

static int64_t window_half(int64_t number) { return (number - (number & 1)) / 2; } // rounded down

static pave_window_run window_run_of(int64_t slot, int64_t middle)
{
    pave_window_run run = {.slot = slot, .middle = middle};
    return run;
}

// ---- Rectangles and parallelograms --------------------------------------------------------------

static pave_window_run window_parallelogram_run(const pave_window_plan *plan, int64_t r)
{
    const pave_window_def *def = plan->def;
    (void)r;
    if (plan->grid == PAVE_WINDOW_TRIANGLES)
        return window_run_of(2 * (int64_t)def->at.q + def->at.s, def->width);
    return window_run_of((int64_t)def->at.q * plan->tiling->face_count,
                         (int64_t)def->width * plan->tiling->face_count);
}

/// Strips of triangles are aligned if each strip begins one slot before the previous one.
static pave_window_run window_strip_run(const pave_window_plan *plan, int64_t r)
{
    const pave_window_def *def = plan->def;
    return window_run_of(2 * (int64_t)def->at.q + def->at.s - (r - def->at.r), def->width);
}

/// Upright strips of flat triangles. Cells at equal height on screen have the same q + 2 r + s,
/// which never decreases along a row, so the cells of a row within the height of the rectangle are
/// consecutive.
static pave_window_run window_upright_strips_run(const pave_window_plan *plan, int64_t r)
{
    const pave_window_def *def = plan->def;
    int64_t top = (int64_t)def->at.q + 2 * (int64_t)def->at.r + def->at.s,
            bottom = top + def->height - 1;
    int64_t first = 2 * (top - 2 * r) - 1, last = 2 * (bottom - 2 * r);
    int64_t left = 2 * (int64_t)def->at.q, right = left + 2 * (int64_t)def->width - 1;
    if (first < left) first = left;
    if (last > right) last = right;
    return window_run_of(first, last - first + 1);
}

static void window_upright_strips_plan(pave_window_plan *plan)
{
    const pave_window_def *def = plan->def;
    int64_t top = 2 * (int64_t)def->at.r + def->at.s;
    plan->run = window_upright_strips_run;
    if (plan->count == 0) return;
    plan->first = window_half(top - (def->width - 1));
    plan->count = window_half(top + def->height - 1) - plan->first + 1;
}

/// Returns the number of steps of i by which a row, `rows` steps of j below, is shifted back;
/// halves are rounded down. Lattice vectors are rounded, so values within a millionth of a half
/// count as halves.
int64_t pave_window_upright_shift(const pave_tiling *tiling, int64_t rows, bool *exact)
{
    const double hair = 1e-6;
    pave_vec2 i = tiling->i, j = tiling->j;
    double steps = (double)rows * ((i.x * j.x + i.y * j.y) / (i.x * i.x + i.y * i.y));
    double shift = -floor(0.5 + hair - steps); // steps - 1/2, rounded up
    if (exact) *exact = steps - shift < hair && shift - steps < hair;
    return (int64_t)shift;
}

static pave_window_run window_upright_run(const pave_window_plan *plan, int64_t r)
{
    const pave_window_def *def = plan->def;
    int64_t q = def->at.q - pave_window_upright_shift(plan->tiling, r - def->at.r, NULL);
    return window_run_of(q * plan->tiling->face_count,
                         (int64_t)def->width * plan->tiling->face_count);
}

/// Returns the shift of a row (odd-r, even-r) or a column (odd-q, even-q) in an offset system.
static int64_t window_offset_shift(pave_hex_system system, int64_t line)
{
    return window_half(line + (system == PAVE_HEX_EVEN_R || system == PAVE_HEX_EVEN_Q));
}

static pave_window_run window_rows_run(const pave_window_plan *plan, int64_t r)
{
    const pave_window_def *def = plan->def;
    int64_t back =
        window_offset_shift(def->system, r) - window_offset_shift(def->system, def->at.r);
    return window_run_of(def->at.q - back, def->width);
}

/// With columns, row r contains the q whose position in the column, r + shift(q), is a row of the
/// rectangle. The shift never decreases, so these q are consecutive.
static pave_window_run window_columns_run(const pave_window_plan *plan, int64_t r)
{
    const pave_window_def *def = plan->def;
    int64_t even = def->system == PAVE_HEX_EVEN_Q,
            top = def->at.r + window_offset_shift(def->system, def->at.q);
    int64_t shift_min = top - r, shift_max = shift_min + def->height - 1;
    int64_t first = 2 * shift_min - even, last = 2 * shift_max + 1 - even;
    if (first < def->at.q) first = def->at.q;
    if (last > (int64_t)def->at.q + def->width - 1) last = (int64_t)def->at.q + def->width - 1;
    return window_run_of(first, last - first + 1);
}

static pave_result window_rectangle_plan(pave_window_plan *plan, pave_error *error)
{
    const pave_window_def *def = plan->def;
    bool upright = def->shape == PAVE_WINDOW_RECTANGLE;
    plan->first = def->at.r;
    plan->count = def->width > 0 ? def->height : 0;
    plan->run = window_parallelogram_run;
    if (!upright || plan->grid == PAVE_WINDOW_SQUARES) return PAVE_OK;
    plan->run = plan->grid == PAVE_WINDOW_TRIANGLES ? window_strip_run : window_upright_run;
    if (plan->grid == PAVE_WINDOW_TRIANGLES && def->orientation == PAVE_FLAT)
        window_upright_strips_plan(plan);
    if (plan->grid != PAVE_WINDOW_HEXAGONS) return PAVE_OK;
    if ((int)def->system < PAVE_HEX_ODD_R || (int)def->system > PAVE_HEX_DOUBLED_HEIGHT)
        return PAVE_FAIL(error, PAVE_RANGE, "system must be a pave_hex_system, 0 to %d, not %d",
                         (int)PAVE_HEX_DOUBLED_HEIGHT, (int)def->system);
    if (def->system > PAVE_HEX_EVEN_Q)
        return PAVE_FAIL(error, PAVE_UNSUPPORTED,
                         "a rectangle of hexagons takes an offset system, not a doubled one");
    plan->run = window_rows_run;
    if (def->system < PAVE_HEX_ODD_Q || plan->count == 0) return PAVE_OK;
    plan->run = window_columns_run;
    int64_t left = window_offset_shift(def->system, def->at.q);
    int64_t right = window_offset_shift(def->system, (int64_t)def->at.q + def->width - 1);
    plan->first = def->at.r + left - right;
    plan->count = def->height + right - left;
    return PAVE_OK;
}

// ---- Hexagons and triangles ---------------------------------------------------------------------

static pave_window_run window_triangle_run(const pave_window_plan *plan, int64_t r)
{
    const pave_window_def *def = plan->def;
    int64_t row = r - def->at.r, left = def->radius - row;
    if (plan->grid == PAVE_WINDOW_HEXAGONS) return window_run_of(def->at.q, left);
    if (def->at.s == 0) return window_run_of(2 * (int64_t)def->at.q, 2 * left - 1);
    return window_run_of(2 * (def->at.q - row) + 1, 2 * row + 1);
}

/// For triangles around a vertex, the lanes q and q + r + s are both in -R..R-1.
static pave_window_run window_hexagon_run(const pave_window_plan *plan, int64_t r)
{
    const pave_window_def *def = plan->def;
    int64_t radius = def->radius, row = r - def->at.r;
    int64_t first = row < 0 ? 2 * (-radius - row) - 1 : -2 * radius,
            last = row < 0 ? 2 * radius - 1 : 2 * (radius - 1 - row);
    return window_run_of(2 * (int64_t)def->at.q + first, last - first + 1);
}

static pave_result window_triangle_plan(pave_window_plan *plan, pave_error *error)
{
    (void)error;
    plan->first = plan->def->at.r;
    plan->count = plan->def->radius;
    plan->run = window_triangle_run;
    return PAVE_OK;
}

static pave_result window_hexagon_plan(pave_window_plan *plan, pave_error *error)
{
    const pave_window_def *def = plan->def;
    if (def->at.s != 0)
        return PAVE_FAIL(
            error, PAVE_RANGE,
            "a hexagon of triangles is around a vertex: give the L whose first corner it is");
    plan->first = (int64_t)def->at.r - def->radius;
    plan->count = 2 * (int64_t)def->radius;
    plan->run = window_hexagon_run;
    return PAVE_OK;
}

// ---- Disks --------------------------------------------------------------------------------------
// Along each row and face, the cells within the distance are consecutive around q = -(r + s) / 2
// (on squares 0), so they are found by stepping outwards from there.

typedef struct pave_window_disk {
    pave_window_grid grid;
    int32_t metric;
    int64_t radius;
    int64_t dr, ds;
} pave_window_disk;

static int64_t window_absolute(int64_t number) { return number < 0 ? -number : number; }
static int64_t window_greater(int64_t a, int64_t b) { return a > b ? a : b; }
static int64_t window_lesser(int64_t a, int64_t b) { return a < b ? a : b; }

static bool window_square_near(const pave_window_disk *disk, int64_t dq)
{
    int64_t x = window_absolute(dq), y = window_absolute(disk->dr);
    switch (disk->metric) {
    case PAVE_SQUARE_4: return x + y <= disk->radius;
    case PAVE_SQUARE_8: return window_greater(x, y) <= disk->radius;
    default: return x * x + y * y <= disk->radius * disk->radius;
    }
}

static bool window_hex_near(const pave_window_disk *disk, int64_t dq)
{
    int64_t dr = disk->dr, a = window_absolute(dq), b = window_absolute(dr),
            c = window_absolute(dq + dr);
    if (disk->metric == PAVE_HEX_STEPS)
        return window_greater(window_greater(a, b), c) <= disk->radius;
    return dq * dq + dq * dr + dr * dr <= disk->radius * disk->radius;
}

static bool window_tri_near(const pave_window_disk *disk, int64_t dq)
{
    int64_t dr = disk->dr, a = window_absolute(dq), b = window_absolute(dr),
            c = window_absolute(dq + dr + disk->ds);
    int64_t u = 3 * dq + disk->ds, v = 3 * dr + disk->ds;
    switch (disk->metric) {
    case PAVE_TRI_EDGE_STEPS: return a + b + c <= disk->radius;
    case PAVE_TRI_SHORTCUT:
        return a + b + c - window_lesser(window_lesser(a, b), c) <= disk->radius;
    case PAVE_TRI_TOUCH: return window_greater(window_greater(a, b), c) <= disk->radius;
    case PAVE_TRI_FLANK: return a + b + c <= 2 * disk->radius;
    default: return u * u + u * v + v * v <= 3 * disk->radius * disk->radius;
    }
}

static bool window_near(const pave_window_disk *disk, int64_t dq)
{
    if (disk->grid == PAVE_WINDOW_SQUARES) return window_square_near(disk, dq);
    return disk->grid == PAVE_WINDOW_HEXAGONS ? window_hex_near(disk, dq)
                                              : window_tri_near(disk, dq);
}

/// Returns the last cell of the disk in a direction (+1 or -1) from `inside`, which is in the disk.
/// Doubles the distance, then bisects.
static int64_t window_near_end(const pave_window_disk *disk, int64_t inside, int64_t direction)
{
    int64_t step = 1;
    while (window_near(disk, inside + direction * step)) inside += direction * step, step *= 2;
    for (; step > 0; step /= 2)
        if (window_near(disk, inside + direction * step)) inside += direction * step;
    return inside;
}

/// Finds the cells of the disk in a row, for a given face: min..max. Returns false if the disk does
/// not meet the row.
static bool window_near_span(const pave_window_disk *disk, int64_t *min, int64_t *max)
{
    int64_t middle = disk->grid == PAVE_WINDOW_SQUARES ? 0 : window_half(-(disk->dr + disk->ds));
    for (int64_t dq = middle; dq <= middle + 1; dq++) {
        if (!window_near(disk, dq)) continue;
        *min = window_near_end(disk, dq, -1);
        *max = window_near_end(disk, dq, +1);
        return true;
    }
    return false;
}

/// Returns the slots of a row of triangles. Where only one of the two faces has cells, only every
/// second slot is used.
static pave_window_run window_mixed_run(const int64_t min[2], const int64_t max[2],
                                        const bool any[2])
{
    if (!any[0] || !any[1]) {
        int s = any[1];
        if (!any[s]) return window_run_of(0, 0);
        int64_t count = max[s] - min[s] + 1;
        pave_window_run lone = {
            .slot = 2 * min[s] + s, .before = count > 1 ? count : 0, .middle = count == 1};
        return lone;
    }
    int64_t first[2] = {2 * min[0], 2 * min[1] + 1}, last[2] = {2 * max[0], 2 * max[1] + 1};
    int64_t begin = window_lesser(first[0], first[1]), end = window_greater(last[0], last[1]);
    int64_t both_begin = window_greater(first[0], first[1]) - 1,
            both_end = window_lesser(last[0], last[1]) + 1;
    pave_window_run run = {.slot = begin,
                           .before = (both_begin - begin) / 2,
                           .middle = both_end - both_begin + 1,
                           .after = (end - both_end) / 2};
    return run;
}

static pave_window_run window_disk_run(const pave_window_plan *plan, int64_t r)
{
    const pave_window_def *def = plan->def;
    int64_t min[2] = {0}, max[2] = {0};
    bool any[2] = {false};
    for (int32_t s = 0; s < plan->tiling->face_count; s++) {
        pave_window_disk disk = {.grid = plan->grid,
                                 .metric = def->metric,
                                 .radius = def->radius,
                                 .dr = r - def->at.r,
                                 .ds = s - def->at.s};
        if (def->shape == PAVE_WINDOW_HEXAGON) disk.metric = PAVE_HEX_STEPS;
        any[s] = window_near_span(&disk, &min[s], &max[s]);
        min[s] += def->at.q;
        max[s] += def->at.q;
    }
    if (plan->tiling->face_count == 2) return window_mixed_run(min, max, any);
    return any[0] ? window_run_of(min[0], max[0] - min[0] + 1) : window_run_of(0, 0);
}

static bool window_disk_has(const pave_window_plan *plan, int64_t r)
{
    pave_window_run run = window_disk_run(plan, r);
    return run.before + run.middle > 0;
}

/// Returns the number of rows of a disk on one side of its centre. Doubles, then bisects.
static int64_t window_disk_rows(const pave_window_plan *plan, int64_t direction)
{
    int64_t rows = 0, step = 1, r = plan->def->at.r;
    while (window_disk_has(plan, r + direction * (rows + step))) rows += step, step *= 2;
    for (; step > 0; step /= 2)
        if (window_disk_has(plan, r + direction * (rows + step))) rows += step;
    return rows;
}

static pave_result window_disk_plan(pave_window_plan *plan, pave_error *error)
{
    static const int32_t metrics[] = {0, PAVE_SQUARE_EUCLID + 1, PAVE_HEX_EUCLID + 1,
                                      PAVE_TRI_EUCLID + 1};
    if (plan->def->metric < 0 || plan->def->metric >= metrics[plan->grid])
        return PAVE_FAIL(error, PAVE_RANGE, "metric must be a metric of the grid, 0 to %d, not %d",
                         (int)metrics[plan->grid] - 1, (int)plan->def->metric);
    plan->run = window_disk_run;
    int64_t above = window_disk_rows(plan, -1);
    plan->first = plan->def->at.r - above;
    plan->count = above + 1 + window_disk_rows(plan, +1);
    return PAVE_OK;
}

// ---- All shapes ---------------------------------------------------------------------------------

enum { PAVE_WINDOW_SHAPES = PAVE_WINDOW_DISK + 1, PAVE_WINDOW_GRIDS = PAVE_WINDOW_TRIANGLES + 1 };

static pave_result (*const window_plans[PAVE_WINDOW_SHAPES][PAVE_WINDOW_GRIDS])(pave_window_plan *,
                                                                                pave_error *) = {
    // other tilings, squares, hexagons, triangles
    {window_rectangle_plan, window_rectangle_plan, window_rectangle_plan, window_rectangle_plan},
    {window_rectangle_plan, window_rectangle_plan, window_rectangle_plan, window_rectangle_plan},
    {NULL, NULL, window_disk_plan, window_hexagon_plan},
    {NULL, NULL, window_triangle_plan, window_triangle_plan},
    {NULL, window_disk_plan, window_disk_plan, window_disk_plan},
};

/// Suggestions shown if a tiling does not support a shape; hexagons and triangles support all
/// shapes.
static const char *const window_shapes_had[PAVE_WINDOW_GRIDS] = {
    "a rectangle or a parallelogram", "a rectangle, a parallelogram or a disk"};

static pave_result window_numbers_check(const pave_window_def *def, const pave_tiling *tiling,
                                        pave_window_grid grid, pave_error *error)
{
    if (def->width < 0 || def->height < 0)
        return PAVE_FAIL(error, PAVE_RANGE, "a window cannot be %dx%d: give sizes of 0 or more",
                         (int)def->width, (int)def->height);
    if (def->orientation != PAVE_POINTY && def->orientation != PAVE_FLAT)
        return PAVE_FAIL(error, PAVE_RANGE, "orientation must be PAVE_POINTY or PAVE_FLAT, not %d",
                         (int)def->orientation);
    if (def->radius < 0 || def->radius > PAVE_WINDOW_RADIUS_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "the size %d is out of range: give one of 0..%d",
                         (int)def->radius, (int)PAVE_WINDOW_RADIUS_MAX);
    if (!pave_tiling_cell_valid(tiling, def->at) ||
        (grid != PAVE_WINDOW_TRIANGLES && def->at.s != 0))
        return PAVE_FAIL(error, PAVE_RANGE, "a window cannot be at %d,%d,%d", (int)def->at.q,
                         (int)def->at.r, (int)def->at.s);
    return PAVE_OK;
}

pave_result pave_window_plan_make(const pave_window_def *def, const pave_tiling *tiling,
                                  pave_window_grid grid, pave_window_plan *out, pave_error *error)
{
    *out = (pave_window_plan){.def = def, .tiling = tiling, .grid = grid};
    if ((int)def->shape < 0 || (int)def->shape >= PAVE_WINDOW_SHAPES)
        return PAVE_FAIL(error, PAVE_RANGE, "shape must be a pave_window_shape, 0 to %d, not %d",
                         PAVE_WINDOW_SHAPES - 1, (int)def->shape);
    if (!window_plans[def->shape][grid])
        return PAVE_FAIL(error, PAVE_UNSUPPORTED,
                         "the tiling %s has no windows of the shape %s: use %s", tiling->name,
                         pave_word(pave_window_shape_words, def->shape), window_shapes_had[grid]);
    pave_result result = window_numbers_check(def, tiling, grid, error);
    return result == PAVE_OK ? window_plans[def->shape][grid](out, error) : result;
}
