// cli/tess/tess_points.c: pave tess --voronoi and --voronoi-of: the cells of random points, or of a
// file's points. They are clipped to a rectangle or polygons, or tile the plane.
#include "../output.h"
#include "tess.h"

#include <pave/formats/voronoi.h>
#include <pave/planar.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

/// Range of the sides of a rectangle; see pave/formats/voronoi.h.
static const double side_min = 1e-6, side_max = 1e9;

/// Intermediate data.
typedef struct cells_work {
    tess_job *job;
    pave_voronoi_def def;
    bool is_rectangle;   // whether --clip is X,Y,W,H
    double rectangle[4]; // X,Y,W,H
    pave_vec2 *points;   // def.count points
    int32_t *lines;      // line of each point in the file
    pave_vec2 *corners;  // corners of the outline's rings; NULL: the outline is the rectangle
    int64_t *rings;      // ring_count + 1 offsets into `corners`
    int32_t ring_count;
    // The parts of the cells inside the outline.
    pave_vec2 *vertices;
    int32_t (*sides)[2], *areas;
    int32_t vertex_count, vertex_room;
} cells_work;

static const char *path_of(const cells_work *work) { return work->job->options->voronoi_of; }

// ---- Points -------------------------------------------------------------------------------------

/// A point in its square of size --merge, or at its exact position without --merge.
typedef struct bucket {
    double x, y;
    int32_t index;
} bucket;

static int compare_buckets(const void *a, const void *b)
{
    const bucket *p = a, *q = b;
    if (p->y != q->y) return p->y < q->y ? -1 : 1;
    if (p->x != q->x) return p->x < q->x ? -1 : 1;
    return (p->index > q->index) - (p->index < q->index);
}

/// Returns the index of the first entry of a square in the sorted list; -1: no entry.
static int32_t find_bucket(const bucket *list, int32_t count, double x, double y)
{
    const bucket wanted = {x, y, -1};
    int32_t low = 0, high = count;
    while (low < high) {
        const int32_t middle = low + (high - low) / 2;
        if (compare_buckets(&list[middle], &wanted) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low < count && list[low].x == x && list[low].y == y ? low : -1;
}

static bucket bucket_of(pave_vec2 at, double near, int32_t index)
{
    return near > 0 ? (bucket){floor(at.x / near), floor(at.y / near), index}
                    : (bucket){at.x, at.y, index};
}

/// Returns the first kept point within `near` of point i; -1: no such point. The kept points of
/// each square form a list: `first` has its head, `next` the links.
static int32_t find_kept(const pave_vec2 *points, int32_t i, double near, const bucket *list,
                         int32_t count, const int32_t *first, const int32_t *next)
{
    const bucket at = bucket_of(points[i], near, i);
    const int reach = near > 0;
    for (int k = 0; k < (reach ? 9 : 1); k++) {
        const int32_t place = find_bucket(list, count, at.x + (reach ? k % 3 - 1 : 0),
                                          at.y + (reach ? k / 3 - 1 : 0));
        for (int32_t j = place < 0 ? -1 : first[place]; j >= 0; j = next[j])
            if (hypot(points[j].x - points[i].x, points[j].y - points[i].y) <= near) return j;
    }
    return -1;
}

int tess_merge_points(const pave_vec2 *points, int32_t point_count, double near, int32_t *out)
{
    const size_t count = (size_t)point_count;
    bucket *list = malloc((count + 1) * sizeof *list);
    int32_t *first = malloc((2 * count + 1) * sizeof *first), *next = first + count;
    for (int32_t i = 0; list && first && i < point_count; i++) {
        list[i] = bucket_of(points[i], near, i);
        first[i] = -1;
    }
    if (list && first) qsort(list, count, sizeof *list, compare_buckets);
    for (int32_t i = 0; list && first && i < point_count; i++) {
        const int32_t as = find_kept(points, i, near, list, point_count, first, next);
        out[i] = as >= 0 ? as : i;
        if (as >= 0) continue;
        const bucket at = bucket_of(points[i], near, i);
        int32_t *head = &first[find_bucket(list, point_count, at.x, at.y)];
        next[i] = *head;
        *head = i;
    }
    const bool fine = list && first;
    free(first);
    free(list);
    return fine ? CLI_DONE : tess_no_memory();
}

/// Lists in `kept`, which holds count elements, the points that are not near an earlier one.
static int merge_points(const cells_work *work, const pave_json_points *from, int32_t *kept,
                        int32_t *kept_count)
{
    const double near = work->job->options->merge;
    int32_t merged[2] = {-1, -1};
    const int code = tess_merge_points(from->positions, from->count, near, kept);
    *kept_count = 0;
    for (int32_t i = 0; code == CLI_DONE && i < from->count; i++) {
        if (kept[i] != i && merged[0] < 0) merged[0] = i, merged[1] = kept[i];
        if (kept[i] == i) kept[(*kept_count)++] = i;
    }
    if (merged[0] >= 0)
        cli_say("%s: %d point%s left out, because another one is %s; the first is on line %d, and "
                "its neighbour on line %d",
                path_of(work), (int)(from->count - *kept_count),
                from->count - *kept_count == 1 ? " is" : "s are",
                near > 0 ? "within the distance of --merge" : "at the same position",
                (int)from->lines[merged[0]], (int)from->lines[merged[1]]);
    return code;
}

/// Copies the kept points and references their names, which the file owns.
static int take_points(cells_work *work)
{
    tess_job *job = work->job;
    const pave_json_points *from = &job->points.points;
    const size_t count = (size_t)from->count;
    int32_t *kept = malloc(count * sizeof *kept);
    work->points = malloc(count * sizeof *work->points);
    work->lines = malloc(count * sizeof *work->lines);
    job->names = malloc(count * sizeof *job->names);
    int code = kept && work->points && work->lines && job->names
                   ? merge_points(work, from, kept, &work->def.count)
                   : tess_no_memory();
    for (int32_t i = 0; code == CLI_DONE && i < work->def.count; i++) {
        work->points[i] = from->positions[kept[i]];
        work->lines[i] = from->lines[kept[i]];
        job->names[i] = from->names[kept[i]];
        job->named = job->named || job->names[i];
    }
    job->name_count = work->def.count;
    job->y_up = from->y_up;
    free(kept);
    return code;
}

// ---- Outlines -----------------------------------------------------------------------------------

/// Returns whether a string that is not the name of a file was meant as `X,Y,W,H`: it has three
/// commas, or only numbers.
static bool is_wrong_rectangle(const char *text)
{
    int commas = 0;
    for (const char *at = text; *at; at++) commas += *at == ',';
    const bool numbers =
        strpbrk(text, "0123456789") && text[strspn(text, "0123456789.,+-eE ")] == '\0';
    FILE *file = commas == 3 || numbers ? fopen(text, "r") : NULL;
    if (file) fclose(file);
    return (commas == 3 || numbers) && !file;
}

static int read_clip(cells_work *work)
{
    const char *clip = work->job->options->clip;
    const double *sides = &work->rectangle[2];
    work->is_rectangle = clip && cli_read_decimals(clip, 4, work->rectangle) == CLI_READ;
    if (!work->is_rectangle)
        return clip && is_wrong_rectangle(clip)
                   ? cli_wrong("--clip: %s: must be X,Y,W,H, four numbers up to 1e18, or a file",
                               clip)
                   : CLI_DONE;
    for (int k = 0; k < 2; k++)
        if (sides[k] < side_min || sides[k] > side_max)
            return cli_wrong("--clip: %s: width and height must be 1e-6 to 1e9", clip);
    return CLI_DONE;
}

static bool has_inside(const pave_voronoi_def *def, pave_vec2 at)
{
    return at.x >= def->corner.x && at.y >= def->corner.y && at.x <= def->corner.x + def->size.x &&
           at.y <= def->corner.y + def->size.y;
}

static double extent_of(pave_box box) { return fmax(box.max.x - box.min.x, box.max.y - box.min.y); }

/// Computes the bounding rectangle of points and outline, with a margin of half the average point
/// distance.
static int surround(cells_work *work)
{
    pave_voronoi_def *def = &work->def;
    pave_box box = pave_box_of(work->points[0], work->points[0]);
    for (int32_t i = 1; i < def->count; i++) box = pave_box_add(box, work->points[i]);
    if (extent_of(box) > side_max)
        return cli_failed("%s: the points are too far apart: they extend over %g, and at most 1e9 "
                          "is possible; check for a position that is far away",
                          path_of(work), extent_of(box));
    for (int64_t i = 0; work->rings && i < work->rings[work->ring_count]; i++)
        box = pave_box_add(box, work->corners[i]);
    const double width = box.max.x - box.min.x, height = box.max.y - box.min.y,
                 longer = extent_of(box);
    if (longer > side_max)
        return cli_wrong("--clip: %s: too far from the points: together they extend over %g, and "
                         "at most 1e9 is possible",
                         work->job->options->clip, longer);
    const double margin =
        longer > 0 ? fmin(0.5 * fmax(sqrt(width * height / def->count), longer / def->count),
                          0.5 * (side_max - longer))
                   : 0.5;
    def->corner = pave_vec2_of(box.min.x - margin, box.min.y - margin);
    def->size =
        pave_vec2_of(fmin(width + 2 * margin, side_max), fmin(height + 2 * margin, side_max));
    if (fmin(def->size.x, def->size.y) < side_min)
        return cli_failed("%s: the points are too close together: the rectangle around them must "
                          "have sides of at least 1e-6; scale them up",
                          path_of(work));
    return CLI_DONE;
}

/// Uses a rectangle as the outline; rejects points outside.
static int take_corners(cells_work *work)
{
    const pave_vec2 a = work->def.corner, size = work->def.size;
    work->corners = malloc(4 * sizeof *work->corners);
    work->rings = malloc(2 * sizeof *work->rings);
    if (!work->corners || !work->rings) return tess_no_memory();
    work->corners[0] = a;
    work->corners[1] = pave_vec2_of(a.x + size.x, a.y);
    work->corners[2] = pave_vec2_of(a.x + size.x, a.y + size.y);
    work->corners[3] = pave_vec2_of(a.x, a.y + size.y);
    work->rings[0] = 0;
    work->rings[1] = 4;
    work->ring_count = 1;
    return CLI_DONE;
}

/// Uses the polygons in a file as the outline. A polygon with holes is split into pieces, whose
/// shared sides cancel out.
static int take_polygons(cells_work *work, const char *path)
{
    pave_json_any any;
    pave_error error = {0};
    if (pave_json_any_read(path, NULL, NULL, &any, &error) != PAVE_OK) return cli_report(&error);
    const pave_polygons *from =
        any.type == PAVE_JSON_MAP && any.map->patch ? any.map->patch->polygons : NULL;
    int code = from
                   ? CLI_DONE
                   : cli_wrong("--clip: %s has no polygons; give GeoJSON or WKT, or X,Y,W,H", path);
    if (from) {
        work->corners = malloc(((size_t)from->corner_count + 1) * sizeof *work->corners);
        work->rings = malloc(((size_t)from->cell_count + 1) * sizeof *work->rings);
        work->ring_count = from->cell_count;
        if (!work->corners || !work->rings) code = tess_no_memory();
    }
    for (int64_t i = 0; from && code == CLI_DONE && i < from->corner_count; i++)
        work->corners[i] = from->vertices[from->corners[i]];
    for (int32_t i = 0; from && any.map->y_up && !work->job->y_up && i < work->def.count; i++)
        work->points[i].y = -work->points[i].y; // y points up in the file of the points as well
    work->job->y_up = from && any.map->y_up;
    if (from && code == CLI_DONE)
        memcpy(work->rings, from->start, ((size_t)from->cell_count + 1) * sizeof *work->rings);
    pave_json_any_release(&any);
    return code;
}

/// Uses the outline of --clip, or an outline around the points.
static int take_outline(cells_work *work)
{
    const char *clip = work->job->options->clip;
    const double *numbers = work->rectangle;
    if (work->is_rectangle) {
        work->def.corner =
            pave_vec2_of(numbers[0], work->job->y_up ? -numbers[1] - numbers[3] : numbers[1]);
        work->def.size = pave_vec2_of(numbers[2], numbers[3]);
        bool inside = true;
        for (int32_t i = 0; i < work->def.count && !work->def.wrap; i++)
            inside = inside && has_inside(&work->def, work->points[i]);
        if (inside) return CLI_DONE;
        const int code = take_corners(work);
        return code == CLI_DONE ? surround(work) : code;
    }
    if (work->def.wrap)
        return cli_wrong("--wrap: give the rectangle that repeats, as --clip X,Y,W,H");
    const int code = clip ? take_polygons(work, clip) : CLI_DONE;
    return code == CLI_DONE ? surround(work) : code;
}

// ---- Clipping -----------------------------------------------------------------------------------

/// Clips a ring by the line from a to b; keeps the right side as seen on screen. `out` must hold at
/// least 2 * count corners. (I. Sutherland, G. Hodgman, "Reentrant Polygon Clipping", 1974: sides
/// that run along the line twice cancel out.)
static int32_t cut_ring(const pave_vec2 *ring, int32_t count, pave_vec2 a, pave_vec2 b,
                        pave_vec2 *out)
{
    int32_t made = 0;
    for (int32_t i = 0; i < count; i++) {
        const pave_vec2 p = ring[i], q = ring[i + 1 < count ? i + 1 : 0];
        const double from = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x),
                     to = (b.x - a.x) * (q.y - a.y) - (b.y - a.y) * (q.x - a.x);
        if (from >= 0) out[made++] = p;
        if ((from < 0) == (to < 0)) continue;
        const double part = from / (from - to);
        out[made++] = pave_vec2_of(p.x + part * (q.x - p.x), p.y + part * (q.y - p.y));
    }
    return made;
}

/// Adds a ring to the clipped parts of a cell.
static bool add_ring(cells_work *work, const pave_vec2 *ring, int32_t count, int32_t cell)
{
    if (work->vertex_count + (int64_t)count > work->vertex_room) {
        const int64_t room = 2 * ((int64_t)work->vertex_room + count);
        const size_t size = room < INT32_MAX ? (size_t)room : 0;
        void *vertices = size ? realloc(work->vertices, size * sizeof *work->vertices) : NULL;
        if (vertices) work->vertices = vertices;
        void *sides = vertices ? realloc(work->sides, size * sizeof *work->sides) : NULL;
        if (sides) work->sides = sides;
        void *areas = sides ? realloc(work->areas, size * sizeof *work->areas) : NULL;
        if (!areas) return false;
        work->areas = areas;
        work->vertex_room = (int32_t)room;
    }
    const int32_t first = work->vertex_count;
    for (int32_t i = 0; i < count; i++) {
        work->vertices[first + i] = ring[i];
        work->sides[first + i][0] = first + i;
        work->sides[first + i][1] = first + (i + 1 < count ? i + 1 : 0);
        work->areas[first + i] = cell;
    }
    work->vertex_count += count;
    return true;
}

/// Clips a ring of the outline to a convex cell.
static bool clip_ring(cells_work *work, const pave_vec2 *ring, int32_t count,
                      const pave_vec2 *corners, int32_t corner_count, int32_t cell)
{
    pave_vec2 *now = malloc((size_t)count * sizeof *now);
    if (now) memcpy(now, ring, (size_t)count * sizeof *now);
    for (int32_t k = 0; now && k < corner_count && count > 0; k++) {
        pave_vec2 *next = malloc(2 * (size_t)count * sizeof *next);
        if (next)
            count =
                cut_ring(now, count, corners[k], corners[k + 1 < corner_count ? k + 1 : 0], next);
        free(now);
        now = next;
    }
    const bool fine = now && (count < 3 || add_ring(work, now, count, cell));
    free(now);
    return fine;
}

/// Returns whether sides of the outline pass near a cell. `inside` receives whether the first
/// corner of the cell is inside the outline, by the even-odd rule.
static bool comes_near(const cells_work *work, pave_box box, pave_vec2 at, bool *inside)
{
    bool near = false;
    *inside = false;
    for (int32_t r = 0; r < work->ring_count; r++)
        for (int64_t i = work->rings[r]; i < work->rings[r + 1]; i++) {
            const pave_vec2 p = work->corners[i],
                            q = work->corners[i + 1 < work->rings[r + 1] ? i + 1 : work->rings[r]];
            near = near || (fmin(p.x, q.x) <= box.max.x && fmax(p.x, q.x) >= box.min.x &&
                            fmin(p.y, q.y) <= box.max.y && fmax(p.y, q.y) >= box.min.y);
            if ((p.y > at.y) != (q.y > at.y) &&
                at.x < p.x + (at.y - p.y) / (q.y - p.y) * (q.x - p.x))
                *inside = !*inside;
        }
    return near;
}

static bool clip_cell(cells_work *work, int32_t cell)
{
    const pave_mesh *mesh = work->job->mesh;
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, cell, &count);
    pave_vec2 *corners = malloc((size_t)count * sizeof *corners);
    bool fine = corners, inside;
    for (int32_t k = 0; fine && k < count; k++) corners[k] = pave_mesh_point(mesh, ring[k]);
    pave_box box = fine ? pave_box_of(corners[0], corners[0]) : (pave_box){0};
    for (int32_t k = 1; fine && k < count; k++) box = pave_box_add(box, corners[k]);
    if (fine && !comes_near(work, box, corners[0], &inside)) {
        if (inside) fine = add_ring(work, corners, count, cell);
    } else {
        for (int32_t r = 0; fine && r < work->ring_count; r++)
            fine = clip_ring(work, &work->corners[work->rings[r]],
                             (int32_t)(work->rings[r + 1] - work->rings[r]), corners, count, cell);
    }
    free(corners);
    return fine;
}

static void say_without(const cells_work *work, const pave_planar *planar)
{
    int32_t without = 0, first = 0, next = 0; // cells have the order of points
    for (int32_t i = 0; i < work->def.count; i++) {
        const bool found = next < planar->cell_count && planar->areas[next] == i;
        while (next < planar->cell_count && planar->areas[next] == i) next++;
        if (!found && without++ == 0) first = i;
    }
    if (without > 0)
        cli_say("%s: %d point%s no cell inside --clip; the first is on line %d", path_of(work),
                (int)without, without == 1 ? " has" : "s have", (int)work->lines[first]);
}

/// Replaces the mesh by its part inside the outline.
static int clip_cells(cells_work *work)
{
    tess_job *job = work->job;
    pave_planar planar = {0};
    pave_error error = {0};
    bool fine = true;
    for (int32_t i = 0; fine && i < job->mesh->tile_count; i++) fine = clip_cell(work, i);
    pave_mesh_destroy(job->mesh);
    job->mesh = NULL;
    if (!fine) return tess_no_memory();
    if (work->vertex_count == 0) {
        cli_say("--clip: no points are inside %s", job->options->clip);
        return CLI_NO;
    }
    const pave_planar_def def = {.point_count = work->vertex_count,
                                 .line_count = work->vertex_count,
                                 .points = work->vertices,
                                 .lines = (const int32_t(*)[2])work->sides,
                                 .areas = work->areas,
                                 .area_count = work->def.count,
                                 .name = "voronoi"};
    int code = pave_planar_create(&def, NULL, &planar, NULL, &error) == PAVE_OK ? CLI_DONE
               : error.result == PAVE_NO_MEMORY                                 ? tess_no_memory()
                                                : cli_failed("--clip: %s", error.message);
    if (code == CLI_DONE) say_without(work, &planar);
    job->labels = code == CLI_DONE ? malloc((size_t)planar.cell_count * sizeof *job->labels) : NULL;
    for (int32_t i = 0; job->labels && i < planar.cell_count; i++)
        job->labels[i] = planar.areas[i] + 1;
    if (code == CLI_DONE) code = job->labels ? tess_take_cells(job, &planar) : tess_no_memory();
    pave_planar_release(&planar);
    free(job->sites); // clipping has changed the cells
    job->sites = NULL;
    return code;
}

/// Labels the cells if they have names or come from a file with y up; they are then written as a
/// map.
static int label_cells(tess_job *job)
{
    if (job->labels || (!job->named && !job->y_up)) return CLI_DONE;
    job->labels = malloc((size_t)job->mesh->tile_count * sizeof *job->labels);
    for (int32_t i = 0; job->labels && i < job->mesh->tile_count; i++) job->labels[i] = i + 1;
    return job->labels ? CLI_DONE : tess_no_memory();
}

// ---- Diagrams -----------------------------------------------------------------------------------

#ifdef PAVE_COMMAND_VORONOI
/// Reports a number out of range: the number of points, or the rectangle and its distance from 0.
static int refuse_range(const tess_options *options, const pave_voronoi_def *def,
                        const char *message)
{
    const int32_t most = def->wrap ? PAVE_VORONOI_POINTS_MAX / 9 : PAVE_VORONOI_POINTS_MAX;
    return !options->voronoi_of ? cli_wrong("--voronoi: %s", message)
           : def->count > most  ? cli_failed("%s: %s", options->voronoi_of, message)
           : options->clip      ? cli_wrong("--clip: %s: %s", options->clip, message)
                                : cli_failed("%s: the points are too far from 0 for their extent; "
                                                  "subtract the same offset from all",
                                             options->voronoi_of);
}
#endif

static int create(tess_job *job, const pave_voronoi_def *def)
{
#ifdef PAVE_COMMAND_VORONOI
    const char *of = job->options->voronoi_of;
    pave_error error = {0};
    if (job->options->save_graph && !(job->sites = malloc((size_t)def->count * sizeof *job->sites)))
        return tess_no_memory();
    if (pave_voronoi_create(def, NULL, &job->batch, job->sites, &job->mesh, &error) == PAVE_OK) {
        const double step = job->mesh->step, side = def->size.x > 0 ? 0 : sqrt(def->count);
        job->period = pave_vec2_of(step * floor((def->size.x + side) / step + 0.5),
                                   step * floor((def->size.y + side) / step + 0.5));
        return CLI_DONE;
    }
    return error.result == PAVE_NO_MEMORY ? cli_failed("out of memory; request fewer points")
           : error.result == PAVE_RANGE   ? refuse_range(job->options, def, error.message)
           : error.result != PAVE_INVALID ? cli_report(&error)
           : of                           ? cli_failed("%s: %s", of, error.message)
                                          : cli_wrong("--voronoi: %s", error.message);
#else
    (void)def;
    return cli_failed("--voronoi%s: this build of pave lacks Qhull; install Qhull and build again",
                      job->options->voronoi_of ? "-of" : "");
#endif
}

static int make_random(tess_job *job)
{
    const tess_options *options = job->options;
    pave_voronoi_def def = {.count = (int32_t)options->voronoi,
                            .seed = options->seed,
                            .lloyd_steps = (int32_t)options->lloyd,
                            .wrap = options->wrap};
    if (cli_given(job->call, "size"))
        def.size = pave_vec2_of(options->window.size.width, options->window.size.height);
    return create(job, &def);
}

static int make_from_file(cells_work *work)
{
    tess_job *job = work->job;
    pave_error error = {0};
    const pave_json_any_def how = {.points = true};
    int code = read_clip(work);
    if (code != CLI_DONE) return code;
    if (pave_json_any_read(path_of(work), &how, NULL, &job->points, &error) != PAVE_OK)
        return cli_report(&error);
    code = take_points(work);
    if (code == CLI_DONE) code = take_outline(work);
    work->def.points = work->points;
    work->def.lines = work->lines;
    if (code == CLI_DONE) code = create(job, &work->def);
    if (code == CLI_DONE && work->rings) code = clip_cells(work);
    return code == CLI_DONE && job->mesh ? label_cells(job) : code;
}

int tess_make_cells(tess_job *job)
{
    if (!job->options->voronoi_of) return make_random(job);
    cells_work work = {
        .job = job,
        .def = {.lloyd_steps = (int32_t)job->options->lloyd, .wrap = job->options->wrap}};
    const int code = make_from_file(&work);
    free(work.areas);
    free(work.sides);
    free(work.vertices);
    free(work.rings);
    free(work.corners);
    free(work.lines);
    free(work.points);
    return code;
}

// ---- Tilings ------------------------------------------------------------------------------------

static bool put_text(void *context, const char *bytes, size_t size)
{
    return fwrite(bytes, 1, size, context) == size;
}

static int write_tiling(const tess_job *job, const pave_tiling *tiling)
{
    const char *path = job->options->save_tiling;
    const bool print = strcmp(path, "-") == 0;
    FILE *file = print ? job->call->out : fopen(cli_stage(path), "wb");
    pave_error error = {0};
    if (!file) return cli_failed("%s: cannot be written", path);
    const pave_result result =
        pave_json_tiling_print(tiling, (pave_json_sink){put_text, file}, NULL, &error);
    const bool closed = print || fclose(file) == 0;
    return result == PAVE_OK && closed ? CLI_DONE
           : result == PAVE_NO_MEMORY  ? tess_no_memory()
                                       : cli_failed("%s: cannot be written", path);
}

int tess_save_tiling(const tess_job *job)
{
    const pave_mesh *mesh = job->mesh;
    pave_tiling_polygon faces[PAVE_TILING_FACES_MAX];
    pave_tiling *tiling = NULL;
    pave_error error = {0};
    if (mesh->tile_count > PAVE_TILING_FACES_MAX)
        return cli_wrong("--save-tiling: a tiling has at most %d cells, not %d",
                         PAVE_TILING_FACES_MAX, (int)mesh->tile_count);
    pave_vec2 *corners = malloc((size_t)mesh->corner_count * sizeof *corners), *at = corners;
    if (!corners) return tess_no_memory();
    for (int32_t i = 0; i < mesh->tile_count; i++) {
        const int32_t *ring = pave_mesh_ring(mesh, i, &faces[i].corner_count);
        faces[i].corners = at;
        for (int32_t k = 0; k < faces[i].corner_count; k++) *at++ = pave_mesh_point(mesh, ring[k]);
    }
    const pave_tiling_def def = {.i = {job->period.x, 0},
                                 .j = {0, job->period.y},
                                 .face_count = mesh->tile_count,
                                 .faces = faces};
    const pave_result result = pave_tiling_create(&def, NULL, &tiling, &error);
    free(corners);
    const int code = result == PAVE_OK          ? write_tiling(job, tiling)
                     : result == PAVE_NO_MEMORY ? tess_no_memory()
                                                : cli_failed("--save-tiling: %s", error.message);
    pave_tiling_destroy(tiling);
    return code;
}
