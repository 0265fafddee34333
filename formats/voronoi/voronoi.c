/// formats/voronoi/voronoi.c: Voronoi diagrams as meshes. See pave/formats/voronoi.h.
#include <pave/formats/voronoi.h>

#include "../common/common_memory.h"
#include "voronoi_cells.h"

#include <math.h>
#include <stdlib.h>

/// Minimum side of a rectangle, in world units.
#define SIDE_LEAST 1e-6
#define SIDE_MOST 1e9

/// 2^50 units: at this distance from 0, a cell corner is still exact as a double.
#define FAR_UNITS 1125899906842624.0

/// Maximum number of times a random point is redrawn.
enum { DRAWS_MAX = 1000 };

/// A rectangle that wraps, with its eight neighbouring copies.
enum { COPIES = 9 };

typedef struct diagram_work {
    const pave_voronoi_def *def;
    const pave_allocator *allocator;
    const pave_batch *batch;
    pave_error *error;
    double step;
    int32_t width, height; ///< fixed-point units
    pave_point *sites;
    pave_point *moved;
    pave_point *copies; ///< with def->wrap: the sites, then the sites of the copies
    pave_point shift;   ///< with def->wrap: offset of the rectangle from the corner of the copies
} diagram_work;

static pave_result fail(diagram_work *work, pave_result result, const char *what)
{
    return PAVE_FAIL(work->error, result, "%s", what);
}

// ---- Fixed-point coordinates --------------------------------------------------------------------

static bool is_side(double side) { return side >= SIDE_LEAST && side <= SIDE_MOST; }

/// Chooses the unit. A side of a cell averages 2^16 to 2^17 units, two thirds of the distance
/// between points, unless the rectangle would not fit.
static pave_result measure(diagram_work *work)
{
    const pave_voronoi_def *def = work->def;
    pave_vec2 size = def->size;
    if (def->count < 1 || def->count > PAVE_VORONOI_POINTS_MAX)
        return fail(work, PAVE_RANGE, "the number of points must be 1 to 16777216");
    if (def->lloyd_steps < 0 || def->lloyd_steps > PAVE_VORONOI_LLOYD_MAX)
        return fail(work, PAVE_RANGE, "the number of Lloyd steps must be 0 to 10000");
    if (size.x == 0 && size.y == 0) size.x = size.y = sqrt((double)def->count);
    if (!is_side(size.x) || !is_side(size.y))
        return fail(work, PAVE_RANGE,
                    "the sides of the rectangle must be 1e-6 to 1e9, or both 0 for the default");
    if (def->wrap && def->count > PAVE_VORONOI_POINTS_MAX / COPIES)
        return fail(work, PAVE_RANGE, "with wrap, the number of points must be 1 to 1864135");
    double side = 2.0 / 3.0 * sqrt(size.x * size.y / def->count),
           longer = (size.x > size.y ? size.x : size.y) * (def->wrap ? 3.0 + 1e-6 : 1.0);
    work->step = 1;
    while (side / work->step >= 131072.0) work->step *= 2;
    while (side / work->step < 65536.0) work->step /= 2;
    while (longer / work->step > PAVE_VORONOI_SIDE_MAX) work->step *= 2;
    work->width = (int32_t)floor(size.x / work->step + 0.5);
    work->height = (int32_t)floor(size.y / work->step + 0.5);
    if (work->width < 16 || work->height < 16)
        return fail(work, PAVE_RANGE,
                    "the rectangle is too long for its width; make it wider, or split it");
    double far = work->step * FAR_UNITS;
    if (!(fabs(def->corner.x) <= far && fabs(def->corner.y) <= far))
        return fail(
            work, PAVE_RANGE,
            "the rectangle is too far from the origin for its size; move it closer to the origin");
    return PAVE_OK;
}

// ---- Points -------------------------------------------------------------------------------------

static int32_t inside(int32_t at, int32_t limit)
{
    return at < 1 ? 1 : at > limit - 1 ? limit - 1 : at;
}

/// Wraps a coordinate to 0..limit - 1.
static int32_t wrapped(double at, int32_t limit)
{
    const double rest = floor(at + 0.5) - limit * floor(floor(at + 0.5) / limit);
    return (int32_t)rest % limit;
}

/// Returns a random site, by the rule in random.h.
static pave_point random_site(const diagram_work *work, int32_t i, uint32_t draw)
{
    pave_random_words words =
        pave_random_at(work->def->seed, PAVE_STREAM_VORONOI_POINT, i >> 1, 0, 0, draw);
    const uint32_t *pair = &words.word[2 * (i & 1)];
    pave_point at = {pave_random_between(pair[0], 1, work->width - 1),
                     pave_random_between(pair[1], 1, work->height - 1)};
    return at;
}

static pave_result snap_site(diagram_work *work, int32_t i)
{
    const pave_voronoi_def *def = work->def;
    double x = (def->points[i].x - def->corner.x) / work->step,
           y = (def->points[i].y - def->corner.y) / work->step;
    if (def->wrap && fabs(x) < FAR_UNITS && fabs(y) < FAR_UNITS) {
        work->sites[i].x = wrapped(x, work->width);
        work->sites[i].y = wrapped(y, work->height);
        return PAVE_OK;
    }
    if (def->wrap || !(x >= -0.5 && y >= -0.5 && x <= work->width + 0.5 && y <= work->height + 0.5))
        return PAVE_FAIL(work->error, PAVE_RANGE,
                         "point %d is outside the rectangle, or not finite; move it, or make the "
                         "rectangle larger",
                         i);
    work->sites[i].x = inside((int32_t)floor(x + 0.5), work->width);
    work->sites[i].y = inside((int32_t)floor(y + 0.5), work->height);
    return PAVE_OK;
}

/// Sort key: a position and its site.
typedef struct placed {
    pave_point at;
    int32_t site;
} placed;

static int compare_placed(const void *a, const void *b)
{
    const placed *p = a, *q = b;
    if (p->at.y != q->at.y) return p->at.y < q->at.y ? -1 : 1;
    if (p->at.x != q->at.x) return p->at.x < q->at.x ? -1 : 1;
    return (p->site > q->site) - (p->site < q->site);
}

/// Lists the sites that share their position with a lower site, as pairs (lower, site); `pairs`
/// must hold at least 2 * count elements.
static pave_result find_doubles(diagram_work *work, int32_t *pairs, int32_t *pair_count)
{
    size_t count = (size_t)work->def->count;
    placed *list = pave_common_array(work->allocator, count, sizeof *list);
    if (!list)
        return fail(work, PAVE_NO_MEMORY, "not enough memory for the points; use fewer points");
    for (size_t i = 0; i < count; i++) list[i] = (placed){work->sites[i], (int32_t)i};
    qsort(list, count, sizeof *list, compare_placed);
    *pair_count = 0;
    for (size_t i = 1, first = 0; i < count; i++) {
        if (list[i].at.x != list[first].at.x || list[i].at.y != list[first].at.y) {
            first = i;
            continue;
        }
        pairs[2 * *pair_count] = list[first].site;
        pairs[2 * *pair_count + 1] = list[i].site;
        ++*pair_count;
    }
    pave_common_free(work->allocator, list);
    return PAVE_OK;
}

/// Redraws random points that share a position, except the lowest, until all differ.
static pave_result part_random(diagram_work *work, int32_t *pairs)
{
    for (uint32_t draw = 1; draw <= DRAWS_MAX; draw++) {
        int32_t count;
        pave_result result = find_doubles(work, pairs, &count);
        if (result != PAVE_OK || count == 0) return result;
        for (int32_t i = 0; i < count; i++)
            work->sites[pairs[2 * i + 1]] = random_site(work, pairs[2 * i + 1], draw);
    }
    return fail(
        work, PAVE_RANGE,
        "the rectangle has too few positions for so many points; make it wider, or use fewer");
}

static pave_result refuse_doubles(diagram_work *work, int32_t *pairs)
{
    int32_t count, lowest = 0;
    pave_result result = find_doubles(work, pairs, &count);
    if (result != PAVE_OK || count == 0) return result;
    for (int32_t i = 1; i < count; i++)
        if (pairs[2 * i + 1] < pairs[2 * lowest + 1]) lowest = i;
    const int32_t a = pairs[2 * lowest], b = pairs[2 * lowest + 1];
    const pave_vec2 *points = work->def->points;
    const int32_t *lines = work->def->lines;
    const char *of = lines ? "the points of lines" : "points";
    const int a_name = lines ? lines[a] : a, b_name = lines ? lines[b] : b;
    if (points && points[a].x == points[b].x && points[a].y == points[b].y)
        return PAVE_FAIL(work->error, PAVE_INVALID,
                         "%s %d and %d have the same position; move or remove one", of, a_name,
                         b_name);
    return PAVE_FAIL(work->error, PAVE_INVALID,
                     "%s %d and %d are less than a step of the lattice apart, which is %.9g here; "
                     "merge them, or move one",
                     of, a_name, b_name, work->step);
}

/// Makes all positions distinct, with one of the two functions above.
static pave_result part(diagram_work *work, pave_result (*act)(diagram_work *work, int32_t *pairs))
{
    size_t room = 2 * (size_t)work->def->count;
    int32_t *pairs = pave_common_array(work->allocator, room, sizeof *pairs);
    if (!pairs)
        return fail(work, PAVE_NO_MEMORY, "not enough memory for the points; use fewer points");
    pave_result result = act(work, pairs);
    pave_common_free(work->allocator, pairs);
    return result;
}

static pave_result place_sites(diagram_work *work)
{
    for (int32_t i = 0; i < work->def->count; i++) {
        pave_result result = PAVE_OK;
        if (work->def->points)
            result = snap_site(work, i);
        else
            work->sites[i] = random_site(work, i, 0);
        if (result != PAVE_OK) return result;
    }
    return part(work, work->def->points ? refuse_doubles : part_random);
}

// ---- Lloyd's algorithm --------------------------------------------------------------------------

/// Moves each site to the centroid of its cell.
static pave_result move_sites(diagram_work *work, pave_voronoi_cells *cells)
{
    pave_voronoi_side *sides =
        pave_common_array(work->allocator, (size_t)cells->longest, sizeof *sides);
    if (!sides) return fail(work, PAVE_NO_MEMORY, "not enough memory for a cell; use fewer points");
    for (int32_t i = 0; i < work->def->count; i++) {
        work->moved[i] = pave_voronoi_cells_centroid(cells, i, sides);
        if (!work->def->wrap) continue;
        work->moved[i].x = wrapped(work->moved[i].x - 1.0, work->width);
        work->moved[i].y = wrapped(work->moved[i].y - 1.0, work->height);
    }
    pave_common_free(work->allocator, sides);
    pave_point *old = work->sites;
    work->sites = work->moved;
    work->moved = old;
    return part(work, refuse_doubles);
}

static bool stopped(diagram_work *work, int32_t done)
{
    if (!work->batch) return false;
    const pave_progress *progress = &work->batch->progress;
    int32_t total = work->def->lloyd_steps + 1;
    return progress->stop && progress->stop(progress->context, done, total) && done < total;
}

// ---- The mesh -----------------------------------------------------------------------------------

/// Cells as polygons with shared vertices, numbered by first use.
typedef struct polygon_list {
    pave_mesh_rings rings;
    pave_vec2 *vertices;
    int64_t *start;
    int32_t *corners;
    size_t corner_room, vertex_room;
} polygon_list;

static void release_polygons(diagram_work *work, polygon_list *polygons)
{
    PAVE_COMMON_FREE(work->allocator, polygons->vertices, polygons->corners, polygons->start);
}

/// Fills rings; `numbers` (one per triangle, initially -1) receives the vertex of each corner.
static void fill_polygons(diagram_work *work, pave_voronoi_cells *cells, polygon_list *polygons,
                          int32_t *numbers, pave_voronoi_side *sides)
{
    int64_t at = 0;
    int32_t vertex_count = 0;
    const pave_vec2 origin = work->def->corner;
    const pave_point zero = {work->def->wrap ? work->width + 1 - work->shift.x : 0,
                             work->def->wrap ? work->height + 1 - work->shift.y : 0};
    for (int32_t i = 0; i < work->def->count; i++) {
        int32_t count = pave_voronoi_cells_sides(cells, i, sides);
        for (int32_t k = 0; k < count; k++) {
            int32_t corner = sides[k].corner;
            if (numbers[corner] < 0) {
                pave_point point = pave_voronoi_cells_corner(cells, corner);
                numbers[corner] = vertex_count;
                polygons->vertices[vertex_count++] =
                    pave_vec2_of(origin.x + work->step * (point.x - zero.x),
                                 origin.y + work->step * (point.y - zero.y));
            }
            polygons->corners[at++] = numbers[corner];
        }
        polygons->start[i + 1] = at;
    }
    polygons->rings = (pave_mesh_rings){.vertex_count = vertex_count,
                                        .tile_count = work->def->count,
                                        .vertices = polygons->vertices,
                                        .start = polygons->start,
                                        .rings = polygons->corners,
                                        .step = work->step,
                                        .origin = origin};
}

static pave_result make_mesh(diagram_work *work, pave_voronoi_cells *cells, pave_mesh **out)
{
    size_t triangle_count = (size_t)cells->triangles.count, side_count = (size_t)cells->longest;
    polygon_list polygons = {.corner_room = (size_t)cells->starts[work->def->count],
                             .vertex_room = triangle_count};
    polygons.start =
        pave_common_array(work->allocator, (size_t)work->def->count + 1, sizeof *polygons.start);
    polygons.corners =
        pave_common_array(work->allocator, polygons.corner_room, sizeof *polygons.corners);
    polygons.vertices =
        pave_common_array(work->allocator, polygons.vertex_room, sizeof *polygons.vertices);
    int32_t *numbers = pave_common_array(work->allocator, triangle_count, sizeof *numbers);
    pave_voronoi_side *sides = pave_common_array(work->allocator, side_count, sizeof *sides);
    bool have = polygons.start && polygons.corners && polygons.vertices && numbers && sides;
    for (size_t t = 0; have && t < triangle_count; t++) numbers[t] = -1;
    if (have) fill_polygons(work, cells, &polygons, numbers, sides);
    PAVE_COMMON_FREE(work->allocator, sides, numbers);
    pave_voronoi_cells_release(cells);
    *cells = (pave_voronoi_cells){0};
    pave_result result =
        have ? pave_mesh_create_from_rings(&polygons.rings, work->allocator, out, work->error)
             : PAVE_NO_MEMORY;
    if (!have) fail(work, PAVE_NO_MEMORY, "not enough memory for the mesh; use fewer points");
    release_polygons(work, &polygons);
    return result;
}

/// Surrounds the sites with copies, inset by one unit from the outer sides. The nearest repetition
/// of a site is within half a rectangle of any point along both axes, so the cells in the middle
/// are the same as with infinite repetition.
static void repeat_sites(diagram_work *work)
{
    static const int order[COPIES] = {4, 0, 1, 2, 3, 5, 6, 7, 8}; // the middle copy is first
    const int32_t count = work->def->count;
    for (int k = 0; k < COPIES; k++)
        for (int32_t i = 0; i < count; i++)
            work->copies[(int64_t)k * count + i] =
                (pave_point){1 + wrapped((double)work->sites[i].x - work->shift.x, work->width) +
                                 order[k] % 3 * work->width,
                             1 + wrapped((double)work->sites[i].y - work->shift.y, work->height) +
                                 order[k] / 3 * work->height};
}

static pave_result make_cells(diagram_work *work, pave_voronoi_cells *cells)
{
    const int32_t count = work->def->count;
    if (!work->def->wrap)
        return pave_voronoi_cells_make(cells, work->sites, count, work->width, work->height,
                                       work->allocator, work->error);
    repeat_sites(work);
    return pave_voronoi_cells_make(cells, work->copies, COPIES * count, 3 * work->width + 2,
                                   3 * work->height + 2, work->allocator, work->error);
}

static pave_result settle(diagram_work *work, pave_voronoi_cells *cells)
{
    int32_t thin;
    const int32_t *lines = work->def->lines;
    const pave_result result = pave_voronoi_cells_settle(cells, &thin);
    if (result == PAVE_NO_MEMORY)
        return fail(work, result, "not enough memory for a cell; use fewer points");
    if (result != PAVE_OK)
        PAVE_FAIL(work->error, result,
                  "the cell of %s %d is too thin for fixed-point coordinates; move it away from "
                  "its neighbours",
                  lines ? "the point of line" : "point",
                  lines ? lines[thin % work->def->count] : thin % work->def->count);
    return result;
}

/// Makes one diagram: its mesh if it is the last one, otherwise moves the sites.
static pave_result diagram(diagram_work *work, bool last, pave_mesh **out)
{
    pave_voronoi_cells cells;
    pave_result result = make_cells(work, &cells);
    if (result == PAVE_OK) result = last ? settle(work, &cells) : move_sites(work, &cells);
    if (result == PAVE_OK && last) return make_mesh(work, &cells, out);
    pave_voronoi_cells_release(&cells);
    return result;
}

/// Makes the last diagram. With wrapping, cells can be disconnected at some positions of the
/// rectangle (seen once, with 400 random points). If so, moves the rectangle and tries again.
static pave_result last_diagram(diagram_work *work, pave_mesh **out)
{
    pave_result result = diagram(work, true, out);
    for (int32_t k = 1; k < 8 && work->def->wrap && result == PAVE_INVALID; k++) {
        work->shift = (pave_point){work->width / 8 * k, work->height / 8 * (3 * k % 8)};
        result = diagram(work, true, out);
    }
    if (result == PAVE_OK && work->error) *work->error = (pave_error){0};
    return result;
}

static pave_result diagrams(diagram_work *work, pave_mesh **out)
{
    pave_result result = place_sites(work);
    for (int32_t i = 0; i <= work->def->lloyd_steps && result == PAVE_OK; i++) {
        if (stopped(work, i)) return fail(work, PAVE_STOPPED, "stopped by the progress callback");
        result = i < work->def->lloyd_steps ? diagram(work, false, out) : last_diagram(work, out);
    }
    if (result == PAVE_OK) (void)stopped(work, work->def->lloyd_steps + 1);
    return result;
}

pave_result pave_voronoi_create(const pave_voronoi_def *def, const pave_allocator *allocator,
                                const pave_batch *batch, pave_vec2 *points, pave_mesh **out,
                                pave_error *error)
{
    assert(def && out);
    diagram_work work = {.def = def, .allocator = allocator, .batch = batch, .error = error};
    *out = NULL;
    pave_result result = measure(&work);
    if (result != PAVE_OK) return result;
    size_t count = (size_t)def->count;
    work.sites = pave_common_array(allocator, count, sizeof *work.sites);
    work.moved = pave_common_array(allocator, count, sizeof *work.moved);
    work.copies =
        def->wrap ? pave_common_array(allocator, COPIES * count, sizeof *work.copies) : NULL;
    if (work.sites && work.moved && (work.copies || !def->wrap))
        result = diagrams(&work, out);
    else
        result = fail(&work, PAVE_NO_MEMORY, "not enough memory for the points; use fewer points");
    for (size_t i = 0; points && result == PAVE_OK && i < count; i++)
        points[i] = pave_vec2_of(def->corner.x + work.step * work.sites[i].x,
                                 def->corner.y + work.step * work.sites[i].y);
    PAVE_COMMON_FREE(allocator, work.copies, work.moved, work.sites);
    return result;
}
