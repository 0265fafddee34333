/// tests/region/borders_fixture.h: outlines of many windows and meshes, and maps on them, for the
/// tests of outlines and borders.
#ifndef PAVE_TESTS_BORDERS_FIXTURE_H
#define PAVE_TESTS_BORDERS_FIXTURE_H

#include "../mesh/mesh_fixture.h"
#include "src/mesh/polygons_build.h"
#include "src/region/borders_parts.h"
#include <math.h>

#include <pave/borders.h>

/// Outlines and what they came from.
typedef struct outlines {
    pave_tiling *tiling;
    pave_window *window;
    pave_mesh *mesh;
    pave_polygons *polygons;
    int32_t own; ///< connected components of the window; 0: not given
} outlines;

static inline void outlines_free(outlines *of)
{
    pave_polygons_destroy(of->polygons);
    pave_mesh_destroy(of->mesh);
    pave_window_destroy(of->window);
    pave_tiling_destroy(of->tiling);
}

static inline outlines outlines_of(const pave_window_def *def, const pave_layout_def *layout_def)
{
    outlines made = {0};
    pave_layout layout;
    must(pave_window_create(def, NULL, &made.window, NULL), "window");
    must(pave_tiling_layout(made.window->tiling, layout_def, &layout, NULL), "layout");
    must(pave_polygons_create_from_window(made.window, &layout, NULL, &made.polygons, NULL),
         "outlines of a window");
    return made;
}

static inline outlines outlines_of_tiling(int number, int32_t width, int32_t height, bool y_up)
{
    const pave_layout_def layout = {.y_up = y_up, .size = 2.0, .origin = {-3.0, 5.0}};
    pave_tiling *tiling;
    must(any_tiling_create(number, NULL, &tiling), "tiling");
    const pave_window_def def = {
        .tiling = tiling, .width = width, .height = height, .at = {-2, 3, 0}};
    outlines made = outlines_of(&def, &layout);
    made.tiling = tiling;
    return made;
}

static inline outlines outlines_of_board(int32_t width, int32_t height, uint64_t seed)
{
    outlines made = {0};
    pave_adjacency *adjacency = board_adjacency(width, height, PAVE_HEX_ODD_R, seed, 0.25);
    made.mesh = adjacency_mesh(adjacency, NULL);
    pave_adjacency_destroy(adjacency);
    must(pave_polygons_create_from_mesh(made.mesh, NULL, &made.polygons, NULL),
         "outlines of a mesh");
    return made;
}

/// Windows of the regular grids of all shapes, two that wrap, and meshes; after those the windows
/// of all tilings, each plain and mirrored.
enum { REGULAR_OUTLINES = 14, ALL_OUTLINES = REGULAR_OUTLINES + 2 * ALL_TILINGS };

static inline outlines any_outlines(int number)
{
    const pave_tiling *square = pave_tiling_square(), *hex = pave_tiling_hex(),
                      *tri = pave_tiling_tri();
    const pave_window_def defs[] = {
        {.tiling = hex, .shape = PAVE_WINDOW_HEXAGON, .radius = 6},
        {.tiling = hex, .shape = PAVE_WINDOW_RECTANGLE, .width = 11, .height = 9},
        {.tiling = hex, .shape = PAVE_WINDOW_TRIANGLE, .radius = 9},
        {.tiling = hex, .shape = PAVE_WINDOW_RECTANGLE, .width = 8, .height = 8, .wrap = true},
        {.tiling = square, .shape = PAVE_WINDOW_RECTANGLE, .width = 12, .height = 9},
        {.tiling = square, .shape = PAVE_WINDOW_DISK, .radius = 5},
        {.tiling = square, .shape = PAVE_WINDOW_RECTANGLE, .width = 7, .height = 7, .wrap = true},
        {.tiling = tri, .shape = PAVE_WINDOW_HEXAGON, .radius = 4},
        {.tiling = tri, .shape = PAVE_WINDOW_TRIANGLE, .radius = 8},
        {.tiling = tri, .shape = PAVE_WINDOW_DISK, .radius = 4},
        {.tiling = tri, .shape = PAVE_WINDOW_DISK, .radius = 4, .metric = PAVE_TRI_SHORTCUT},
        {.tiling = tri, .shape = PAVE_WINDOW_PARALLELOGRAM, .width = 7, .height = 8},
    };
    const pave_layout_def flat = {.orientation = PAVE_FLAT};
    if (number < 12) return outlines_of(&defs[number], number % 2 ? &flat : NULL);
    if (number < REGULAR_OUTLINES) return outlines_of_board(12, 10, (uint64_t)number);
    number -= REGULAR_OUTLINES;
    return outlines_of_tiling(number / 2, 5, 4, number % 2 == 1);
}

/// A number that depends on two.
static inline uint32_t mix(uint64_t a, uint64_t b)
{
    uint64_t x = (a + 1) * UINT64_C(0x9e3779b97f4a7c15) + (b + 1) * UINT64_C(0xd1b54a32d192ed03);
    x = (x ^ x >> 31) * UINT64_C(0xff51afd7ed558ccd);
    return (uint32_t)(x >> 32);
}

/// Random numbers 0..count for all cells, and afterwards `rounds` times that of a random neighbour:
/// larger components, with holes.
static inline int32_t *random_map(const pave_polygons *polygons, uint64_t seed, int32_t count,
                                  int rounds)
{
    int32_t *map = malloc(((size_t)polygons->cell_count + 1) * sizeof *map);
    if (!map) abort();
    for (int32_t i = 0; i < polygons->cell_count; i++)
        map[i] = (int32_t)(mix(seed, (uint64_t)i) % ((uint32_t)count + 1));
    for (int round = 0; round < rounds; round++)
        for (int32_t i = 0; i < polygons->cell_count; i++) {
            const uint32_t word = mix(seed + 1000, (uint64_t)round << 32 | (uint64_t)i);
            const int32_t k = (int32_t)(word % (uint32_t)pave_polygons_side_count(polygons, i)),
                          there = pave_polygons_neighbor(polygons, i, k);
            if (there >= 0) map[i] = map[there];
        }
    return map;
}

// ---- Sets that are joined -----------------------------------------------------------------------

static inline int32_t root_of(int32_t *sets, int32_t at)
{
    while (sets[at] != at) at = sets[at] = sets[sets[at]];
    return at;
}

static inline int32_t *new_sets(int32_t count)
{
    int32_t *sets = malloc(((size_t)count + 1) * sizeof *sets);
    if (!sets) abort();
    for (int32_t i = 0; i < count; i++) sets[i] = i;
    return sets;
}

static inline void join_sets(int32_t *sets, int32_t a, int32_t b)
{
    sets[root_of(sets, a)] = root_of(sets, b);
}

/// Cells that are connected across sides and have the same number; the element after the last is
/// the outside, to which empty cells (0) on the rim belong.
static inline int32_t *pieces_of(const pave_polygons *polygons, const int32_t *map)
{
    int32_t *sets = new_sets(polygons->cell_count + 1);
    for (int32_t i = 0; i < polygons->cell_count; i++)
        for (int32_t k = 0; k < pave_polygons_side_count(polygons, i); k++) {
            const int32_t there = pave_polygons_neighbor(polygons, i, k);
            if (there >= 0 && map[there] == map[i]) join_sets(sets, i, there);
            if (there < 0 && map[i] == 0) join_sets(sets, i, polygons->cell_count);
        }
    return sets;
}

/// The length of an arc.
static inline double length_of(const pave_borders *borders, int32_t arc)
{
    const pave_arc *at = &borders->arcs[arc];
    double length = 0.0;
    for (int64_t i = 0; i < at->count - !at->closed; i++) {
        const pave_vec2 a = borders->points[at->start + i],
                        b = borders->points[at->start + (i + 1 < at->count ? i + 1 : 0)];
        length += sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
    }
    return length;
}

/// The length of all rings of a territory.
static inline double perimeter_of(const pave_borders *borders, int32_t territory)
{
    int64_t count;
    const int32_t *refs = pave_borders_arcs_of(borders, territory, &count);
    double length = 0.0;
    for (int64_t r = 0; r < count; r++)
        length += length_of(borders, refs[r] < 0 ? ~refs[r] : refs[r]);
    return length;
}

/// The mean of the corners of a cell.
static inline pave_vec2 center_of(const pave_polygons *polygons, int32_t cell)
{
    const int32_t count = pave_polygons_side_count(polygons, cell);
    pave_vec2 sum = {0.0, 0.0};
    for (int32_t k = 0; k < count; k++) {
        const pave_vec2 corner = pave_polygons_corner(polygons, cell, k);
        sum = pave_vec2_of(sum.x + corner.x, sum.y + corner.y);
    }
    return pave_vec2_of(sum.x / count, sum.y / count);
}

/// Returns whether the ray from a point towards +x crosses a b. Only the lower end is included, so
/// that corners are counted consistently.
static inline bool borders_ray_meets(pave_vec2 point, pave_vec2 a, pave_vec2 b)
{
    if ((a.y > point.y) == (b.y > point.y)) return false;
    if (a.y > b.y) { // always tested upwards, so that both territories of an arc get bit-identical
                     // results
        const pave_vec2 kept = a;
        a = b;
        b = kept;
    }
    return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 0.0;
}

/// Returns whether a point lies in a territory.
static inline bool borders_contain(const pave_borders *borders, int32_t territory, pave_vec2 point)
{
    int64_t count;
    const int32_t *refs = pave_borders_arcs_of(borders, territory, &count);
    bool inside = false;
    for (int64_t r = 0; r < count; r++) {
        const pave_arc *arc = &borders->arcs[refs[r] < 0 ? ~refs[r] : refs[r]];
        for (int64_t i = 0; i < arc->count - !arc->closed; i++)
            inside ^=
                borders_ray_meets(point, borders->points[arc->start + i],
                                  borders->points[arc->start + (i + 1 < arc->count ? i + 1 : 0)]);
    }
    return inside;
}

/// Returns the first of the arcs between two territories, and their number.
static inline int32_t borders_between(const pave_borders *borders, int32_t a, int32_t b,
                                      int32_t *count)
{
    const int32_t left = a < b ? a : b, right = a < b ? b : a;
    int32_t first = 0;
    while (first < borders->arc_count &&
           (borders->arcs[first].left < left ||
            (borders->arcs[first].left == left && borders->arcs[first].right < right)))
        first++;
    for (*count = 0; first + *count < borders->arc_count; ++*count)
        if (borders->arcs[first + *count].left != left ||
            borders->arcs[first + *count].right != right)
            break;
    return first;
}

#endif
