/// src/scene/picture_terrain_rivers.c: the rivers of a shaded relief: smooth lines that widen
/// downstream. The line of a river joins the midpoints of its edges and bends smoothly near its
/// vertices. A tributary ends where the main river passes their common vertex.
#include "../base/exact.h"

#include "../base/memory.h"
#include "picture_terrain.h"

enum { PAVE_RIVER_STEPS = 4 }; ///< number of segments of a bend

static const uint32_t river_color = 0x4d93bdff, river_edge = 0x2a5a7cb0;

/// A river's line: its points, and the width at each of them.
typedef struct pave_river_line {
    const pave_relief *relief;
    const int32_t *main; ///< by vertex: the river that continues through it; -1: none
    pave_vec2 *points;
    double *widths; ///< width at each point, in edges
    int64_t count;
} pave_river_line;

/// Returns the point at which a river passes a vertex: the vertex, moved `rounds` times towards the
/// midpoint of its neighbours on the river, which smooths the line.
static pave_vec2 river_smooth(const pave_river_line *line, int32_t vertex, int rounds)
{
    const pave_terrain *terrain = line->relief->terrain;
    const int32_t before = line->main[vertex], after = terrain->down[vertex];
    if (rounds == 0 || before < 0 || after < 0)
        return pave_relief_point(pave_terrain_vertex(terrain, vertex));
    return pave_picture_middle(river_smooth(line, vertex, rounds - 1),
                               pave_picture_middle(river_smooth(line, before, rounds - 1),
                                                   river_smooth(line, after, rounds - 1)));
}

static pave_vec2 river_at(const pave_river_line *line, int32_t vertex)
{
    return river_smooth(line, vertex, 3);
}

static void river_add(pave_river_line *line, pave_vec2 point, double width)
{
    line->points[line->count] = point;
    line->widths[line->count++] = width;
}

/// Returns the point at which the main river through a vertex passes it.
static pave_vec2 river_pass(const pave_river_line *line, int32_t vertex)
{
    const pave_terrain *terrain = line->relief->terrain;
    const pave_vec2 at = river_at(line, vertex);
    if (line->main[vertex] < 0 || terrain->down[vertex] < 0) return at;
    const pave_vec2 before = pave_picture_middle(river_at(line, line->main[vertex]), at),
                    after = pave_picture_middle(at, river_at(line, terrain->down[vertex]));
    return pave_picture_middle(at, pave_picture_middle(before, after));
}

/// Returns the point at which the ground sinks below the water, between a river's last vertex and
/// the water.
static pave_vec2 river_coast(const pave_river_line *line, int32_t from, int32_t to)
{
    const pave_terrain *terrain = line->relief->terrain;
    const double high = (double)terrain->heights[from] - terrain->levels[to],
                 low = (double)terrain->levels[to] - terrain->heights[to];
    const double share = high + low > 0 ? high / (high + low) : 1.0;
    const pave_vec2 a = river_at(line, from), b = river_at(line, to);
    const double far = pave_picture_least(0.5 + 0.6 * share, 1.0); // coasts curve towards the water
    return pave_vec2_of(a.x + (b.x - a.x) * far, a.y + (b.y - a.y) * far);
}

/// Draws the bend past a vertex, between the midpoints of two edges.
static void river_bend(pave_river_line *line, pave_vec2 from, int32_t vertex, pave_vec2 to,
                       double width)
{
    const pave_vec2 at = river_at(line, vertex);
    for (int i = 1; i <= PAVE_RIVER_STEPS; i++) {
        const double t = (double)i / PAVE_RIVER_STEPS, s = 1.0 - t;
        river_add(line,
                  pave_vec2_of(s * s * from.x + 2 * s * t * at.x + t * t * to.x,
                               s * s * from.y + 2 * s * t * at.y + t * t * to.y),
                  width);
    }
}

/// Returns the vertex of a lake that drains into the source of a river; -1: none.
static int32_t river_lake(const pave_terrain *terrain, int32_t source)
{
    const pave_tri_vertex at = pave_terrain_vertex(terrain, source);
    for (int k = 0; k < PAVE_TRI_ADJACENT_MAX; k++) {
        const int32_t from = pave_terrain_index(terrain, pave_tri_adjacent(at, k));
        if (from >= 0 && terrain->down[from] == source && terrain->waters[from] == PAVE_WATER_LAKE)
            return from;
    }
    return -1;
}

/// Returns the width of a river at a vertex, in edges. It is narrow at a spring.
static double river_width(const pave_relief *relief, int32_t vertex, int32_t steps)
{
    const double times = (double)relief->terrain->runoff[vertex] / relief->terrain->def.river;
    const double width =
        pave_picture_least(0.16 + 0.13 * sqrt(pave_picture_most(times - 0.8, 0.0)), 1.1);
    const double taper = steps < 5 ? 0.3 + 0.14 * steps : 1.0;
    return pave_picture_most(width * taper, 0.7 / relief->scale);
}

static void river_trace(pave_river_line *line, const pave_river *river)
{
    const pave_terrain *terrain = line->relief->terrain;
    const int32_t lake = river_lake(terrain, river->source);
    int32_t at = river->source, next = terrain->down[at];
    pave_vec2 from = river_at(line, at);
    line->count = 0;
    if (lake >= 0) from = river_coast(line, at, lake);
    river_add(line, from, 0.0);
    for (int32_t step = 0; step < river->length; step++, at = next) {
        const bool last = step + 1 == river->length;
        const double width = river_width(line->relief, at, lake < 0 ? step : 5);
        next = terrain->down[at];
        pave_vec2 to = pave_picture_middle(river_at(line, at), river_at(line, next));
        if (last && river->into >= PAVE_WATER_LAKE) to = river_coast(line, at, next);
        river_bend(line, from, at, to, width);
        from = to;
        if (last && river->into < PAVE_WATER_LAKE)
            river_add(line,
                      river->into == PAVE_WATER_RIVER ? river_pass(line, next)
                                                      : river_at(line, next),
                      width);
    }
}

/// Draws a line in pieces of constant width, narrow ones first.
static void river_draw(const pave_river_line *line, bool edge, pave_scene *scene)
{
    for (int64_t i = 0, next; i + 1 < line->count; i = next) {
        next = i + 1;
        while (next + 1 < line->count && !(line->widths[next + 1] < line->widths[next]) &&
               !(line->widths[next + 1] > line->widths[next]))
            next++;
        const double width = line->widths[next],
                     more = edge ? pave_picture_most(0.1, 1.2 / line->relief->scale) : 0.0;
        const pave_scene_style style = {.stroke = edge ? river_edge : river_color,
                                        .width = width + more};
        pave_scene_add_line(scene, line->points + i, next - i + 1, &style);
    }
}

static void river_draw_all(pave_river_line *line, const pave_river *rivers, int64_t count,
                           pave_scene *scene)
{
    for (int edge = 1; edge >= 0; edge--) {
        pave_scene_open_group(scene, edge ? "banks" : "rivers");
        for (int64_t i = 0; i < count; i++) {
            river_trace(line, &rivers[i]);
            if (line->count > 1) river_draw(line, edge, scene);
        }
        pave_scene_close_group(scene);
    }
}

/// Finds the river that continues through each vertex.
static void river_find_main(const pave_terrain *terrain, const pave_river *rivers, int64_t count,
                            int32_t *main)
{
    for (int32_t i = 0; i < terrain->vertex_count; i++) main[i] = -1;
    for (int64_t i = 0; i < count; i++) {
        int32_t at = rivers[i].source;
        for (int32_t step = 0; step < rivers[i].length; step++) {
            const int32_t next = terrain->down[at];
            const bool joins = step + 1 == rivers[i].length && rivers[i].into == PAVE_WATER_RIVER;
            if (!joins) main[next] = at;
            at = next;
        }
    }
}

pave_result pave_relief_rivers(const pave_relief *relief, const pave_allocator *allocator,
                               pave_scene *scene)
{
    const pave_terrain *terrain = relief->terrain;
    int64_t count = 0, longest = 0;
    pave_terrain_rivers(terrain, NULL, 0, &count);
    if (count == 0) return PAVE_OK;
    const size_t vertices = (size_t)terrain->vertex_count, room = (size_t)count;
    pave_river *rivers = pave_array_take(allocator, room, sizeof *rivers);
    int32_t *main = pave_array_take(allocator, vertices, sizeof *main);
    if (rivers) pave_terrain_rivers(terrain, rivers, count, &count);
    for (int64_t i = 0; rivers && i < count; i++)
        longest = rivers[i].length > longest ? rivers[i].length : longest;
    const size_t points = (size_t)(longest + 1) * PAVE_RIVER_STEPS + 2;
    pave_river_line line = {.relief = relief, .main = main};
    line.points = pave_array_take(allocator, points, sizeof *line.points);
    line.widths = pave_array_take(allocator, points, sizeof *line.widths);
    const bool taken = rivers && main && line.points && line.widths;
    if (taken) {
        river_find_main(terrain, rivers, count, main);
        river_draw_all(&line, rivers, count, scene);
        pave_scene_add_key(scene, &(pave_scene_style){.stroke = river_color},
                           pave_word(pave_terrain_zone_words, PAVE_TERRAIN_RIVER));
    }
    PAVE_RELEASE(allocator, line.widths, line.points, main, rivers);
    return taken ? PAVE_OK : PAVE_NO_MEMORY;
}
