/// formats/voronoi/voronoi_cells.c: Voronoi cells from a triangulation. See voronoi_cells.h.
///
/// Cells are clipped to the rectangle by mirroring points at its sides: each side consists of
/// points at equal distance from a site and its mirror image. Mirroring only the points near the
/// sides is enough if all cell corners are then inside the rectangle, since a point inside is never
/// nearer to a mirror image than to its original. The band is widened until all corners are inside.
#include "voronoi_cells.h"

#include "../common/common_memory.h"

#include <pave/formats/voronoi.h>

#include <string.h>

// ---- Points -------------------------------------------------------------------------------------

/// Writes the sites, the mirror images of sites within `band` of a side, and the frame. If `out` is
/// NULL, only counts them.
static int32_t list_points(const pave_voronoi_cells *cells, int32_t band, pave_point *out)
{
    int32_t count = 0, w = cells->width, h = cells->height, far = 2 * (w > h ? w : h);
    const pave_point frame[4] = {
        {-far, -far}, {far + far / 2, -far}, {far + far / 2, far + far / 2}, {-far, far + far / 2}};
    if (out) memcpy(out, cells->sites, (size_t)cells->site_count * sizeof *out);
    count = cells->site_count;
    for (int32_t i = 0; i < cells->site_count; i++) {
        const pave_point at = cells->sites[i];
        const pave_point mirrored[4] = {
            {-at.x, at.y}, {2 * w - at.x, at.y}, {at.x, -at.y}, {at.x, 2 * h - at.y}};
        const bool near[4] = {at.x <= band, w - at.x <= band, at.y <= band, h - at.y <= band};
        for (int k = 0; k < 4; k++) {
            if (near[k] && out) out[count] = mirrored[k];
            count += near[k];
        }
    }
    for (int k = 0; k < 4; k++) {
        if (out) out[count] = frame[k];
        count++;
    }
    return count;
}

// ---- Corners ------------------------------------------------------------------------------------

static int32_t root_of(pave_voronoi_cells *cells, int32_t triangle)
{
    int32_t *parents = cells->parents;
    while (parents[triangle] != triangle) {
        parents[triangle] = parents[parents[triangle]];
        triangle = parents[triangle];
    }
    return triangle;
}

static int sides_of_rectangle(const pave_voronoi_cells *cells, pave_point at)
{
    return (at.x == 0 || at.x == cells->width) + (at.y == 0 || at.y == cells->height);
}

/// Returns true if corner a is kept when a and b are merged: the one on more sides of the
/// rectangle, then the upper, then the left one.
static bool stays(const pave_voronoi_cells *cells, pave_point a, pave_point b)
{
    int a_sides = sides_of_rectangle(cells, a), b_sides = sides_of_rectangle(cells, b);
    if (a_sides != b_sides) return a_sides > b_sides;
    return a.y != b.y ? a.y < b.y : a.x < b.x;
}

static void unite(pave_voronoi_cells *cells, int32_t a, int32_t b)
{
    a = root_of(cells, a);
    b = root_of(cells, b);
    if (a == b) return;
    if (stays(cells, cells->centers[a], cells->centers[b]))
        cells->parents[b] = a;
    else
        cells->parents[a] = b;
}

/// Computes the centres of the triangles that have a site. Returns false if one is outside the
/// rectangle.
static bool find_centers(pave_voronoi_cells *cells)
{
    const pave_voronoi_triangles *triangles = &cells->triangles;
    for (int32_t t = 0; t < triangles->count; t++) {
        const int32_t *corners = triangles->corners[t];
        cells->parents[t] = -1;
        if (corners[0] >= cells->site_count && corners[1] >= cells->site_count &&
            corners[2] >= cells->site_count)
            continue;
        const pave_point *points = triangles->points;
        pave_voronoi_center center =
            pave_voronoi_center_of(points[corners[0]], points[corners[1]], points[corners[2]],
                                   cells->width, cells->height);
        if (!center.inside) return false;
        cells->centers[t] = center.at;
        cells->parents[t] = t;
    }
    return true;
}

/// Merges corners at the same position that are joined by a side.
static void unite_equals(pave_voronoi_cells *cells)
{
    for (int32_t t = 0; t < cells->triangles.count; t++)
        for (int k = 0; k < 3; k++) {
            int32_t n = cells->triangles.beyond[t][k];
            if (n < t || cells->parents[t] < 0 || cells->parents[n] < 0) continue;
            if (cells->centers[t].x == cells->centers[n].x &&
                cells->centers[t].y == cells->centers[n].y)
                unite(cells, t, n);
        }
}

// ---- Triangles around sites --------------------------------------------------------------------

static int corner_number(const pave_voronoi_cells *cells, int32_t triangle, int32_t site)
{
    const int32_t *corners = cells->triangles.corners[triangle];
    return corners[0] == site ? 0 : corners[1] == site ? 1 : 2;
}

/// Lists the triangles around each site. `starts` already holds the counts; the first entry of each
/// fan holds one of the site's triangles.
static void fill_fans(pave_voronoi_cells *cells)
{
    for (int32_t i = 0; i < cells->site_count; i++) {
        int32_t *fan = cells->fans + cells->starts[i],
                count = cells->starts[i + 1] - cells->starts[i];
        for (int32_t j = 1; j < count; j++)
            fan[j] =
                cells->triangles.beyond[fan[j - 1]][(corner_number(cells, fan[j - 1], i) + 1) % 3];
        if (count > cells->longest) cells->longest = count;
    }
}

static pave_result make_fans(pave_voronoi_cells *cells)
{
    const pave_voronoi_triangles *triangles = &cells->triangles;
    cells->starts =
        pave_common_array(&cells->allocator, (size_t)cells->site_count + 1, sizeof *cells->starts);
    if (!cells->starts) return PAVE_NO_MEMORY;
    for (int32_t t = 0; t < triangles->count; t++)
        for (int k = 0; k < 3; k++)
            if (triangles->corners[t][k] < cells->site_count)
                cells->starts[triangles->corners[t][k] + 1]++;
    for (int32_t i = 0; i < cells->site_count; i++) cells->starts[i + 1] += cells->starts[i];
    cells->fans = pave_common_array(&cells->allocator, (size_t)cells->starts[cells->site_count],
                                    sizeof *cells->fans);
    if (!cells->fans) return PAVE_NO_MEMORY;
    for (int32_t t = triangles->count - 1; t >= 0; t--)
        for (int k = 0; k < 3; k++)
            if (triangles->corners[t][k] < cells->site_count)
                cells->fans[cells->starts[triangles->corners[t][k]]] = t;
    fill_fans(cells);
    return PAVE_OK;
}

// ---- Sides --------------------------------------------------------------------------------------

/// Returns true if direction a comes before b, clockwise on screen from north.
static bool before(pave_point from, pave_point a, pave_point b)
{
    int64_t ax = (int64_t)a.x - from.x, ay = (int64_t)a.y - from.y, bx = (int64_t)b.x - from.x,
            by = (int64_t)b.y - from.y;
    bool a_west = ax < 0 || (ax == 0 && ay > 0), b_west = bx < 0 || (bx == 0 && by > 0);
    return a_west != b_west ? b_west : pave_voronoi_turn(from, a, b) > 0;
}

static void turn_to_first(const pave_voronoi_cells *cells, int32_t site, pave_voronoi_side *sides,
                          int32_t count)
{
    int32_t first = 0;
    for (int32_t i = 1; i < count; i++)
        if (before(cells->sites[site], cells->points[sides[i].beyond],
                   cells->points[sides[first].beyond]))
            first = i;
    for (int32_t turns = 0; turns < first; turns++) {
        pave_voronoi_side front = sides[0];
        memmove(sides, sides + 1, (size_t)(count - 1) * sizeof *sides);
        sides[count - 1] = front;
    }
}

int32_t pave_voronoi_cells_sides(pave_voronoi_cells *cells, int32_t site, pave_voronoi_side *out)
{
    const int32_t *fan = cells->fans + cells->starts[site];
    int32_t size = cells->starts[site + 1] - cells->starts[site], count = 0;
    for (int32_t j = 0; j < size; j++) {
        int32_t corner = root_of(cells, fan[j]), next = root_of(cells, fan[(j + 1) % size]);
        if (corner == next) continue;
        out[count].corner = corner;
        out[count++].beyond =
            cells->triangles.corners[fan[j]][(corner_number(cells, fan[j], site) + 2) % 3];
    }
    if (count > 1) turn_to_first(cells, site, out, count);
    return count;
}

// ---- Collapsing short sides ---------------------------------------------------------------------

static int32_t mean_of(int64_t sum, int64_t count)
{
    return (int32_t)pave_floor_divide(2 * sum + count, 2 * count);
}

static pave_point mean_of_corners(const pave_voronoi_cells *cells, const pave_voronoi_side *sides,
                                  int32_t count)
{
    int64_t x = 0, y = 0;
    for (int32_t i = 0; i < count; i++) {
        x += cells->centers[sides[i].corner].x;
        y += cells->centers[sides[i].corner].y;
    }
    pave_point mean = {mean_of(x, count), mean_of(y, count)};
    return mean;
}

/// Examines one cell. Returns 0 if it is positive, 1 if a side was collapsed, -1 if it is not
/// positive and has no short side.
static int settle_one(pave_voronoi_cells *cells, int32_t site, pave_voronoi_side *sides)
{
    int32_t count = pave_voronoi_cells_sides(cells, site, sides);
    if (count < 3) return -1;
    pave_point middle = mean_of_corners(cells, sides, count);
    for (int32_t i = 0; i < count; i++) {
        int32_t next = sides[(i + 1) % count].corner;
        pave_point a = cells->centers[sides[i].corner], b = cells->centers[next];
        if (pave_voronoi_turn(middle, a, b) > 0) continue;
        int64_t dx = (int64_t)b.x - a.x, dy = (int64_t)b.y - a.y;
        if (dx * dx + dy * dy > (int64_t)PAVE_VORONOI_SHORT * PAVE_VORONOI_SHORT) return -1;
        unite(cells, sides[i].corner, next);
        return 1;
    }
    return 0;
}

pave_result pave_voronoi_cells_settle(pave_voronoi_cells *cells, int32_t *thin)
{
    pave_voronoi_side *sides =
        pave_common_array(&cells->allocator, (size_t)cells->longest, sizeof *sides);
    if (!sides) return PAVE_NO_MEMORY;
    pave_result result = PAVE_OK;
    for (bool changed = true; changed && result == PAVE_OK;) {
        changed = false;
        for (int32_t i = 0; i < cells->site_count && result == PAVE_OK; i++) {
            int outcome = settle_one(cells, i, sides);
            if (outcome < 0) {
                result = PAVE_INVALID;
                *thin = i;
            }
            changed = changed || outcome > 0;
        }
    }
    pave_common_free(&cells->allocator, sides);
    return result;
}

// ---- Centroids ----------------------------------------------------------------------------------

static int32_t centroid_coordinate(pave_wide moment, int64_t area, int32_t from, int32_t limit)
{
    int64_t quotient, rest;
    if (!pave_wide_divide(moment, 3 * area, &quotient, &rest)) return from;
    quotient += from + (rest >= 3 * area - rest);
    return (int32_t)(quotient < 1 ? 1 : quotient > limit - 1 ? limit - 1 : quotient);
}

pave_point pave_voronoi_cells_centroid(pave_voronoi_cells *cells, int32_t site,
                                       pave_voronoi_side *sides)
{
    const pave_point from = cells->sites[site];
    int32_t count = pave_voronoi_cells_sides(cells, site, sides);
    int64_t area = 0; // twice the area
    pave_wide x = 0, y = 0;
    for (int32_t i = 0; i < count; i++) {
        pave_point a = cells->centers[sides[i].corner],
                   b = cells->centers[sides[(i + 1) % count].corner];
        int64_t turn = pave_voronoi_turn(from, a, b);
        area += turn;
        x += ((pave_wide)a.x + b.x - 2 * (pave_wide)from.x) * turn;
        y += ((pave_wide)a.y + b.y - 2 * (pave_wide)from.y) * turn;
    }
    if (area <= 0) return from;
    pave_point at = {centroid_coordinate(x, area, from.x, cells->width),
                     centroid_coordinate(y, area, from.y, cells->height)};
    return at;
}

// ---- Making cells -------------------------------------------------------------------------------

/// Releases the triangles and the arrays built on them.
static void release_triangles(pave_voronoi_cells *cells)
{
    PAVE_COMMON_FREE(&cells->allocator, cells->parents, cells->centers);
    cells->parents = NULL;
    cells->centers = NULL;
    pave_voronoi_triangles_release(&cells->triangles);
    pave_common_free(&cells->allocator, cells->points);
    cells->points = NULL;
}

void pave_voronoi_cells_release(pave_voronoi_cells *cells)
{
    PAVE_COMMON_FREE(&cells->allocator, cells->fans, cells->starts);
    release_triangles(cells);
}

static pave_result no_memory(const pave_voronoi_cells *cells, pave_error *error)
{
    return PAVE_FAIL(error, PAVE_NO_MEMORY,
                     "not enough memory for the cells of %d points; use fewer points",
                     cells->site_count);
}

/// Triangulates the sites and the mirror images of sites within `band` of a side. `inside` receives
/// whether all corners are inside.
static pave_result try_band(pave_voronoi_cells *cells, int32_t band, bool *inside,
                            pave_error *error)
{
    cells->point_room = list_points(cells, band, NULL);
    cells->points =
        pave_common_array(&cells->allocator, (size_t)cells->point_room, sizeof *cells->points);
    if (!cells->points) return no_memory(cells, error);
    list_points(cells, band, cells->points);
    cells->triangles = (pave_voronoi_triangles){
        .points = cells->points, .point_count = cells->point_room, .allocator = cells->allocator};
    pave_result result = pave_voronoi_triangulate(&cells->triangles, error);
    if (result != PAVE_OK) return result;
    cells->centers = pave_common_array(&cells->allocator, (size_t)cells->triangles.count,
                                       sizeof *cells->centers);
    cells->parents = pave_common_array(&cells->allocator, (size_t)cells->triangles.count,
                                       sizeof *cells->parents);
    if (!cells->centers || !cells->parents) return no_memory(cells, error);
    *inside = find_centers(cells);
    return PAVE_OK;
}

/// Returns a first estimate of the distance from a side within which cells touch it.
static int32_t first_band(const pave_voronoi_cells *cells)
{
    int32_t longer = cells->width > cells->height ? cells->width : cells->height;
    double apart = (double)longer / cells->site_count;
    while (apart * apart * cells->site_count < (double)cells->width * cells->height) apart *= 1.25;
    return apart * 4 < longer ? (int32_t)(apart * 4) : longer;
}

pave_result pave_voronoi_cells_make(pave_voronoi_cells *cells, const pave_point *sites,
                                    int32_t site_count, int32_t width, int32_t height,
                                    const pave_allocator *allocator, pave_error *error)
{
    assert(site_count > 0 && width > 1 && height > 1 && width <= PAVE_VORONOI_SIDE_MAX &&
           height <= PAVE_VORONOI_SIDE_MAX);
    *cells = (pave_voronoi_cells){
        .sites = sites, .site_count = site_count, .width = width, .height = height};
    if (allocator) cells->allocator = *allocator;
    bool inside = false;
    for (int32_t band = first_band(cells); !inside;
         band = band < PAVE_VORONOI_SIDE_MAX / 4 ? 4 * band : PAVE_VORONOI_SIDE_MAX) {
        release_triangles(cells);
        pave_result result = try_band(cells, band, &inside, error);
        if (result != PAVE_OK) return result;
        assert(inside || band < width || band < height); // with all points mirrored, no corner is
                                                         // outside
    }
    unite_equals(cells);
    return make_fans(cells) == PAVE_OK ? PAVE_OK : no_memory(cells, error);
}
