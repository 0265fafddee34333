/// src/scene/picture_citadel.c: pictures of citadels: regions as polygons, and the order of the
/// layers.
#include "../base/exact.h"

#include "../base/array.h"
#include "../base/memory.h"
#include "picture_citadel.h"

#define PAVE_LOOK_FRAME UINT32_C(0x6b7448ff)

// ---- Regions ------------------------------------------------------------------------------------

static int32_t look_region(const pave_citadel_painter *p, int64_t index)
{
    const pave_citadel *citadel = p->citadel;
    const pave_citadel_zone zone = (pave_citadel_zone)citadel->zones[index];
    if (zone == PAVE_CITADEL_HOUSE || zone == PAVE_CITADEL_CHURCH)
        return p->house_first + citadel->parts[index];
    // A moat and a river that meet are drawn as one body of water.
    return pave_look_region_of_zone(zone == PAVE_CITADEL_WATER ? PAVE_CITADEL_MOAT : zone);
}

static pave_result look_open(pave_citadel_painter *p, pave_error *error)
{
    const int64_t count = p->window->count;
    p->house_first = PAVE_CITADEL_ZONES + 1;
    p->field_first = p->house_first + p->citadel->house_count;
    p->regions = pave_array_take(p->allocator, (size_t)count, sizeof *p->regions);
    if (!p->regions) return pave_picture_no_memory(error);
    for (int64_t i = 0; i < count; i++) p->regions[i] = look_region(p, i);
    p->region_count = p->field_first + pave_look_fields(p) - 1;
    pave_result result =
        pave_polygons_create_from_window(p->window, &p->layout, p->allocator, &p->polygons, error);
    if (result == PAVE_OK)
        result = pave_borders_create(&(pave_borders_def){.polygons = p->polygons,
                                                         .of_cell = p->regions,
                                                         .count = p->region_count},
                                     p->allocator, &p->borders, error);
    return result == PAVE_NO_MEMORY ? pave_picture_no_memory(error) : result;
}

static void look_close(pave_citadel_painter *p)
{
    pave_borders_destroy(p->borders);
    pave_polygons_destroy(p->polygons);
    PAVE_RELEASE(p->allocator, p->regions, p->points, p->ring_sizes);
}

static double look_cross(pave_vec2 a, pave_vec2 b, pave_vec2 c)
{
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/// Removes the corners of the last ring that lie on straight sides, and counts the ring.
static void look_straighten(pave_citadel_painter *p, int64_t count)
{
    const double flat = 1e-6;
    pave_vec2 *ring = p->points + p->point_count;
    int64_t kept = 0;
    if (count == 0) return;
    const pave_vec2 last = ring[count - 1], first = ring[0];
    pave_vec2 before = last;
    for (int64_t i = 0; i < count; i++) {
        const pave_vec2 at = ring[i], after = i + 1 < count ? ring[i + 1] : first;
        if (fabs(look_cross(before, at, after)) > flat) ring[kept++] = at;
        before = at;
    }
    p->ring_sizes[p->ring_count++] = kept;
    p->point_count += kept;
}

static bool look_reserve(pave_citadel_painter *p, int64_t points, int64_t rings)
{
    const bool fine =
        pave_array_reserve(p->allocator, &p->points, &p->point_room, points, sizeof *p->points) &&
        pave_array_reserve(p->allocator, &p->ring_sizes, &p->ring_room, rings,
                           sizeof *p->ring_sizes);
    if (!fine) p->no_memory = true;
    return fine;
}

bool pave_look_collect(pave_citadel_painter *p, int32_t region)
{
    int32_t rings;
    pave_borders_rings(p->borders, region, &rings);
    p->point_count = p->ring_count = 0;
    for (int32_t k = 0; k < rings; k++) {
        int64_t count;
        pave_borders_ring(p->borders, region, k, NULL, 0, &count);
        if (!look_reserve(p, p->point_count + count, rings)) return false;
        pave_borders_ring(p->borders, region, k, p->points + p->point_count, count, &count);
        look_straighten(p, count);
    }
    return rings > 0;
}

bool pave_look_collect_polygon(pave_citadel_painter *p, const pave_citadel_polygon *polygon,
                               bool more)
{
    if (!more) p->point_count = p->ring_count = 0;
    if (!look_reserve(p, p->point_count + polygon->count, p->ring_count + 1)) return false;
    for (int32_t i = 0; i < polygon->count; i++)
        p->points[p->point_count + i] =
            pave_tri_vertex_point(&p->layout, p->citadel->vertices[polygon->start + i]);
    look_straighten(p, polygon->count);
    return true;
}

void pave_look_add(pave_citadel_painter *p, double x, double y, const pave_scene_style *style)
{
    for (int64_t i = 0; i < p->point_count; i++)
        p->points[i] = pave_vec2_of(p->points[i].x + x, p->points[i].y + y);
    if (p->ring_count)
        pave_scene_add_polygon_rings(p->scene, p->points, p->ring_sizes, p->ring_count, style);
}

void pave_look_fill(pave_citadel_painter *p, int32_t region, uint32_t color)
{
    const double seam = 0.04;
    const pave_scene_style style = {.fill = color, .stroke = color, .width = seam};
    if (!pave_look_collect(p, region)) return;
    pave_look_add(p, 0, 0, &style);
    for (int64_t i = 0; i < p->window->count && region <= PAVE_CITADEL_ZONES; i++)
        if (p->regions[i] == region)
            pave_look_key(p, (pave_citadel_zone)p->citadel->zones[i], color);
}

void pave_look_key(pave_citadel_painter *p, pave_citadel_zone zone, uint32_t color)
{
    pave_scene_add_key(p->scene, &(pave_scene_style){.fill = color | 0xff},
                       pave_word(pave_citadel_zone_words, zone));
}

bool pave_look_is_convex(const pave_vec2 *points, int64_t count)
{
    for (int64_t i = 0; i < count; i++)
        if (look_cross(points[i], points[(i + 1) % count], points[(i + 2) % count]) < 0)
            return false;
    return true;
}

// ---- Roofs --------------------------------------------------------------------------------------

/// The half-plane of a side: x nx + y ny >= c.
typedef struct pave_look_side {
    double nx, ny, c;
} pave_look_side;

static pave_look_side look_side_of(pave_vec2 a, pave_vec2 b)
{
    const double length = pave_picture_distance(a, b);
    pave_look_side side = {(a.y - b.y) / length, (b.x - a.x) / length, 0};
    side.c = side.nx * a.x + side.ny * a.y;
    return side;
}

static pave_vec2 look_meet(pave_look_side a, pave_look_side b)
{
    const double d = a.nx * b.ny - a.ny * b.nx;
    return pave_vec2_of((a.c * b.ny - b.c * a.ny) / d, (b.c * a.nx - a.c * b.nx) / d);
}

void pave_look_inset(const pave_vec2 *points, int64_t count, double inset, pave_vec2 *out)
{
    for (int64_t i = 0; i < count; i++) {
        pave_look_side before = look_side_of(points[(i + count - 1) % count], points[i]);
        pave_look_side after = look_side_of(points[i], points[(i + 1) % count]);
        before.c += inset;
        after.c += inset;
        out[i] = look_meet(before, after);
    }
}

/// Clips a convex polygon to the half-plane of a side.
static int64_t look_cut(const pave_vec2 *points, int64_t count, pave_look_side by, pave_vec2 *out)
{
    int64_t kept = 0;
    for (int64_t i = 0; i < count; i++) {
        const pave_vec2 a = points[i], b = points[(i + 1) % count];
        const double da = a.x * by.nx + a.y * by.ny - by.c, db = b.x * by.nx + b.y * by.ny - by.c;
        if (da >= 0) out[kept++] = a;
        if ((da < 0) != (db < 0)) {
            const double t = da / (da - db);
            out[kept++] = pave_vec2_of(a.x + t * (b.x - a.x), a.y + t * (b.y - a.y));
        }
    }
    return kept;
}

void pave_look_hip_roof(pave_citadel_painter *p, const pave_vec2 *points, int64_t count,
                        uint32_t color)
{
    enum { CORNERS = 16, ROOM = 2 * CORNERS + 2 };
    const double light = 0.21, light_x = -0.6, light_y = -0.8;
    assert(count <= CORNERS);
    for (int64_t i = 0; i < count; i++) {
        pave_vec2 part[2][ROOM];
        int64_t size = count;
        const pave_look_side own = look_side_of(points[i], points[(i + 1) % count]);
        for (int64_t j = 0; j < count; j++) part[0][j] = points[j];
        for (int64_t j = 0; j < count && size > 2; j++) {
            if (j == i) continue;
            const pave_look_side other = look_side_of(points[j], points[(j + 1) % count]);
            const pave_look_side nearer = {other.nx - own.nx, other.ny - own.ny, other.c - own.c};
            size = look_cut(part[0], size, nearer, part[1]);
            for (int64_t k = 0; k < size; k++) part[0][k] = part[1][k];
        }
        if (size < 3) continue;
        const uint32_t lit =
            pave_look_shade(color, 1 - light * (own.nx * light_x + own.ny * light_y));
        const pave_scene_style style = {
            .fill = lit, .stroke = lit, .width = 0.012, .join = PAVE_SCENE_JOIN_BEVEL};
        pave_scene_add_polygon(p->scene, part[0], size, &style);
    }
}

uint32_t pave_look_shade(uint32_t color, double factor)
{
    uint32_t shaded = color & 0xff;
    for (int shift = 8; shift < 32; shift += 8) {
        const double value = ((color >> shift) & 0xff) * factor;
        shaded |= (uint32_t)(value > 255 ? 255 : value + 0.5) << shift;
    }
    return shaded;
}

// ---- The picture --------------------------------------------------------------------------------

/// Returns the bounding box of the window, without the jagged ends of its rows.
static pave_box look_view(const pave_citadel_painter *p)
{
    const double tooth = 0.5;
    pave_box box = pave_window_bounds(p->window, &p->layout);
    box.min.x += tooth;
    box.max.x -= tooth;
    return box;
}

static void look_frame(pave_citadel_painter *p, pave_box view)
{
    const pave_scene_style style = {
        .stroke = PAVE_LOOK_FRAME, .width = 0.3, .join = PAVE_SCENE_JOIN_MITER};
    pave_scene_add_box(p->scene, view, &style);
}

static void look_group(pave_citadel_painter *p, const char *name,
                       void (*paint)(pave_citadel_painter *))
{
    pave_scene_open_group(p->scene, name);
    paint(p);
    pave_scene_close_group(p->scene);
}

pave_result pave_picture_citadel(const pave_picture_citadel_def *def,
                                 const pave_allocator *allocator, pave_scene **out,
                                 pave_error *error)
{
    pave_citadel_painter p = {.def = def,
                              .citadel = def->citadel,
                              .window = def->citadel->window,
                              .allocator = allocator};
    *out = NULL;
    pave_tri_layout(NULL, &p.layout, NULL);
    const pave_box view = look_view(&p);
    const pave_scene_def scene = {.title = def->title, .view = view, .size = def->size};
    pave_result result = pave_scene_create(&scene, allocator, &p.scene, error);
    if (result != PAVE_OK) return result;
    result = look_open(&p, error);
    if (result == PAVE_OK) {
        look_group(&p, "land", pave_look_paint_land);
        look_group(&p, "water", pave_look_paint_water);
        look_group(&p, "streets", pave_look_paint_streets);
        look_group(&p, "houses", pave_look_paint_houses);
        look_group(&p, "works", pave_look_paint_works);
        look_group(&p, "trees", pave_look_paint_trees);
        look_frame(&p, view);
        if (p.no_memory) result = pave_picture_no_memory(error);
    }
    look_close(&p);
    return pave_picture_finish(p.scene, result, out, error);
}
