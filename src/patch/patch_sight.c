/// src/patch/patch_sight.c: straight lines over the cells of a patch. A line through a vertex
/// always passes it on the same side, so it leaves each cell through a side, and the orientation of
/// vertices alone determines the crossed sides.
#include "../base/exact.h"

#include "../base/exact_turn.h"
#include "../base/memory.h"
#include "../mesh/polygons_build.h"
#include "patch_parts.h"

typedef struct pave_patch_ray {
    const pave_polygons *polygons;
    pave_vec2 from, to;
    double done; ///< position on the line, 0 to 1, where the current cell was entered
} pave_patch_ray;

static bool patch_is_right(const pave_patch_ray *ray, pave_vec2 point)
{
    return pave_exact_turn(ray->from, ray->to, point) >= 0;
}

/// Returns the position at which the line crosses the line through a and b, which must be on
/// different sides of it.
static double patch_meet(const pave_patch_ray *ray, pave_vec2 a, pave_vec2 b)
{
    const double x = b.x - a.x, y = b.y - a.y;
    const double from = (ray->from.x - a.x) * y - (ray->from.y - a.y) * x,
                 to = (ray->to.x - a.x) * y - (ray->to.y - a.y) * x;
    return from / (from - to);
}

/// Returns whether an exit at `at` is preferable to one at `best`: the first exit ahead is
/// preferred; if rounding puts all exits behind, the last one.
static bool patch_is_next(double done, double at, double best)
{
    return best >= done ? at >= done && at < best : at > best;
}

/// Returns the side through which the line leaves a cell, or -1 if the line ends in the cell.
/// `entry` is the side of entry, or -1 in the first cell.
static int32_t patch_exit(pave_patch_ray *ray, int32_t cell, int32_t entry)
{
    const pave_polygons *polygons = ray->polygons;
    const int32_t count = pave_polygons_side_count(polygons, cell);
    int32_t best = -1;
    double first = -1.0;
    pave_vec2 a = pave_polygons_corner(polygons, cell, 0);
    bool right = patch_is_right(ray, a);
    for (int32_t k = 0; k < count; k++) {
        const pave_vec2 b = pave_polygons_corner(polygons, cell, k + 1 < count ? k + 1 : 0);
        const bool next = patch_is_right(ray, b);
        // the interior is to the right of each side, so the line leaves through a side that runs
        // from its left to its right
        if (k != entry && !right && next) {
            const double at = patch_meet(ray, a, b);
            if (best < 0 || patch_is_next(ray->done, at, first)) {
                best = k;
                first = at;
            }
        }
        a = b;
        right = next;
    }
    if (best < 0 || first >= 1.0) return -1;
    if (first > ray->done) ray->done = first;
    return best;
}

/// State of a walk along a line.
typedef struct pave_patch_walk {
    pave_patch_ray ray;
    int32_t cell, entry;
    bool left; ///< the line has left the patch
} pave_patch_walk;

static pave_patch_walk patch_start(const pave_patch *patch, int32_t a, int32_t b)
{
    return (pave_patch_walk){.ray = {.polygons = patch->polygons,
                                     .from = patch->graph->positions[a],
                                     .to = patch->graph->positions[b]},
                             .cell = a,
                             .entry = -1};
}

/// Advances to the next cell of a line. Returns false at its end.
static bool patch_step(pave_patch_walk *walk)
{
    const int32_t side = patch_exit(&walk->ray, walk->cell, walk->entry);
    if (side < 0) return false;
    const int32_t next = pave_polygons_neighbor(walk->ray.polygons, walk->cell, side);
    walk->left = next < 0;
    if (walk->left) return false;
    walk->entry = pave_polygons_twin(walk->ray.polygons, walk->cell, side);
    walk->cell = next;
    return true;
}

/// Computes the line starting from the lower cell, so that both directions give the same cells.
pave_result pave_patch_line(const pave_patch *patch, int32_t a, int32_t b, int32_t *out,
                            int64_t capacity, int64_t *count)
{
    assert(a >= 0 && a < patch->cell_count && b >= 0 && b < patch->cell_count);
    pave_patch_walk walk = patch_start(patch, a < b ? a : b, a < b ? b : a);
    int64_t found = 0;
    do {
        if (found < capacity) out[found] = walk.cell;
        found++;
    } while (patch_step(&walk));
    *count = found;
    if (found > capacity) return PAVE_CAPACITY;
    for (int64_t i = 0; a > b && !walk.left && i < found / 2; i++) {
        const int32_t cell = out[i];
        out[i] = out[found - 1 - i];
        out[found - 1 - i] = cell;
    }
    return walk.left ? PAVE_NOT_FOUND : PAVE_OK;
}

bool pave_patch_sees(const pave_patch *patch, const bool *blocked, int32_t a, int32_t b)
{
    assert(a >= 0 && a < patch->cell_count && b >= 0 && b < patch->cell_count);
    pave_patch_walk walk = patch_start(patch, a < b ? a : b, a < b ? b : a);
    do {
        if (walk.cell != a && walk.cell != b && blocked && blocked[walk.cell]) return false;
    } while (patch_step(&walk));
    return !walk.left;
}

void pave_patch_view(const pave_patch *patch, const bool *blocked, int32_t a, double radius,
                     bool *seen)
{
    const pave_vec2 *positions = patch->graph->positions;
    for (int32_t cell = 0; cell < patch->cell_count; cell++) {
        const double x = positions[cell].x - positions[a].x, y = positions[cell].y - positions[a].y;
        seen[cell] = (!(radius > 0.0) || x * x + y * y <= radius * radius) &&
                     pave_patch_sees(patch, blocked, a, cell);
    }
}
