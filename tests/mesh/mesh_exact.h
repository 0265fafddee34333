/// tests/mesh/mesh_exact.h: a second check of meshes, which shares only the arrays with the
/// library: all in whole numbers, of 128 bits where they must be. Tiles that are positive all
/// around their centre, sides that two tiles have in opposite directions, one simple rim, areas
/// that add up exactly: such tiles cover the inside of the rim once.
#ifndef PAVE_TESTS_MESH_EXACT_H
#define PAVE_TESTS_MESH_EXACT_H

#include "src/mesh/mesh_parts.h"

#include <pave/mesh.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

__extension__ typedef __int128 exact_wide;

typedef struct exact_side {
    int32_t from, to, tile, k;
} exact_side;

typedef struct exact_mesh {
    const pave_mesh *mesh;
    exact_side *sides; ///< of all tiles, sorted by their ends
    int64_t side_count;
    int32_t *after; ///< of rim vertices, the next one; -1 of others
    char fault[200];
} exact_mesh;

#define EXACT_FAIL(exact, ...) (snprintf((exact)->fault, sizeof(exact)->fault, __VA_ARGS__), false)

static inline void *exact_array(size_t count, size_t size)
{
    void *memory = calloc(count ? count : 1, size);
    if (!memory) abort();
    return memory;
}

static inline exact_wide exact_turn(pave_point a, pave_point b, pave_point c)
{
    return (exact_wide)((int64_t)b.x - a.x) * ((int64_t)c.y - a.y) -
           (exact_wide)((int64_t)b.y - a.y) * ((int64_t)c.x - a.x);
}

static inline int exact_sign(exact_wide number) { return (number > 0) - (number < 0); }

// ---- Tiles --------------------------------------------------------------------------------------

static inline int64_t exact_floor(int64_t a, int64_t b)
{
    return a / b - (a % b != 0 && (a < 0) != (b < 0));
}

/// Every triangle of the tile is positive, and its ring goes around the centre once: of the sides,
/// one more crosses the half line to the right of the centre downwards than upwards.
static inline bool exact_tile(exact_mesh *exact, int32_t tile)
{
    const pave_mesh *mesh = exact->mesh;
    int32_t count, winding = 0;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    int64_t x = 0, y = 0;
    if (count < 3) return EXACT_FAIL(exact, "tile %d has %d corners", tile, count);
    for (int32_t k = 0; k < count; k++) {
        if (ring[k] < 0 || ring[k] >= mesh->vertex_count)
            return EXACT_FAIL(exact, "tile %d has the vertex %d", tile, ring[k]);
        x += mesh->vertices[ring[k]].x;
        y += mesh->vertices[ring[k]].y;
    }
    const pave_point center = {(int32_t)exact_floor(2 * x + count, 2 * count),
                               (int32_t)exact_floor(2 * y + count, 2 * count)};
    for (int32_t k = 0; k < count; k++) {
        pave_point a = mesh->vertices[ring[k]], b = mesh->vertices[ring[(k + 1) % count]];
        if (exact_turn(center, a, b) <= 0)
            return EXACT_FAIL(exact, "tile %d is not positive at side %d of %d", tile, k, count);
        if (a.y <= center.y && b.y > center.y) winding += exact_turn(a, b, center) > 0;
        if (a.y > center.y && b.y <= center.y) winding -= exact_turn(a, b, center) < 0;
    }
    return winding == 1 ||
           EXACT_FAIL(exact, "tile %d goes round its centre %d times", tile, winding);
}

// ---- Sides and the rim --------------------------------------------------------------------------

static inline int exact_compare_sides(const void *a, const void *b)
{
    const exact_side *p = (const exact_side *)a, *q = (const exact_side *)b;
    if (p->from != q->from) return p->from < q->from ? -1 : 1;
    return (p->to > q->to) - (p->to < q->to);
}

/// The side from one vertex to another; NULL: no tile has it.
static inline const exact_side *exact_find(const exact_mesh *exact, int32_t from, int32_t to)
{
    const exact_side key = {from, to, 0, 0};
    return (const exact_side *)bsearch(&key, exact->sides, (size_t)exact->side_count, sizeof key,
                                       exact_compare_sides);
}

/// The tile beyond side k; -1: none.
static inline int32_t exact_neighbor(const exact_mesh *exact, int32_t tile, int32_t k)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(exact->mesh, tile, &count);
    const exact_side *side = exact_find(exact, ring[(k + 1) % count], ring[k]);
    return side ? side->tile : -1;
}

static inline bool exact_list_sides(exact_mesh *exact)
{
    const pave_mesh *mesh = exact->mesh;
    exact->sides = (exact_side *)exact_array((size_t)mesh->corner_count, sizeof *exact->sides);
    for (int32_t t = 0; t < mesh->tile_count; t++) {
        int32_t count;
        const int32_t *ring = pave_mesh_ring(mesh, t, &count);
        for (int32_t k = 0; k < count; k++) {
            if (exact->side_count >= mesh->corner_count)
                return EXACT_FAIL(exact, "there are more corners than the %lld reported",
                                  (long long)mesh->corner_count);
            const exact_side side = {ring[k], ring[(k + 1) % count], t, k};
            exact->sides[exact->side_count++] = side;
        }
    }
    if (exact->side_count != mesh->corner_count)
        return EXACT_FAIL(exact, "there are fewer corners than the %lld reported",
                          (long long)mesh->corner_count);
    qsort(exact->sides, (size_t)exact->side_count, sizeof *exact->sides, exact_compare_sides);
    for (int64_t i = 1; i < exact->side_count; i++)
        if (exact_compare_sides(&exact->sides[i - 1], &exact->sides[i]) == 0)
            return EXACT_FAIL(exact, "tiles %d and %d have the side %d-%d in one direction",
                              exact->sides[i - 1].tile, exact->sides[i].tile, exact->sides[i].from,
                              exact->sides[i].to);
    return true;
}

/// The sides that one tile alone has are one closed line, the rim of the mesh; and Euler's formula.
static inline bool exact_rim(exact_mesh *exact)
{
    const pave_mesh *mesh = exact->mesh;
    int64_t open = 0;
    exact->after = (int32_t *)exact_array((size_t)mesh->vertex_count, sizeof *exact->after);
    for (int32_t v = 0; v < mesh->vertex_count; v++) exact->after[v] = -1;
    for (int64_t i = 0; i < exact->side_count; i++) {
        const exact_side *side = &exact->sides[i];
        if (exact_find(exact, side->to, side->from)) continue;
        if (exact->after[side->from] >= 0)
            return EXACT_FAIL(exact, "the rim meets the vertex %d twice", side->from);
        exact->after[side->from] = side->to;
        open++;
    }
    if (open != mesh->rim_count)
        return EXACT_FAIL(exact, "%lld sides have one tile, and the rim has %d", (long long)open,
                          mesh->rim_count);
    for (int32_t i = 0; i < mesh->rim_count; i++)
        if (exact->after[mesh->rim[i]] != mesh->rim[(i + 1) % mesh->rim_count])
            return EXACT_FAIL(exact, "the rim leaves the tiles at the vertex %d", mesh->rim[i]);
    for (int32_t v = 0; v < mesh->vertex_count; v++)
        if (pave_mesh_on_rim(mesh, v) != (exact->after[v] >= 0))
            return EXACT_FAIL(exact, "the vertex %d is wrongly reported as fixed or free", v);
    int64_t edges = (exact->side_count + open) / 2,
            euler = mesh->vertex_count - edges + mesh->tile_count + 1;
    return euler == 2 || EXACT_FAIL(exact, "V - E + F is %lld", (long long)euler);
}

/// Twice the area of the tiles is that inside the rim.
static inline bool exact_area(exact_mesh *exact)
{
    const pave_mesh *mesh = exact->mesh;
    exact_wide tiles = 0, rim = 0;
    for (int64_t i = 0; i < exact->side_count; i++) {
        pave_point a = mesh->vertices[exact->sides[i].from], b = mesh->vertices[exact->sides[i].to];
        tiles += (exact_wide)a.x * b.y - (exact_wide)a.y * b.x;
    }
    for (int32_t i = 0; i < mesh->rim_count; i++) {
        pave_point a = mesh->vertices[mesh->rim[i]],
                   b = mesh->vertices[mesh->rim[(i + 1) % mesh->rim_count]];
        rim += (exact_wide)a.x * b.y - (exact_wide)a.y * b.x;
    }
    return (tiles == rim && rim > 0) ||
           EXACT_FAIL(exact, "the areas of the tiles are not that inside the rim");
}

// ---- Is the rim simple? -------------------------------------------------------------------------

static inline bool exact_between(int32_t a, int32_t at, int32_t b)
{
    return a < b ? a <= at && at <= b : b <= at && at <= a;
}

static inline bool exact_on(pave_point a, pave_point b, pave_point at)
{
    return exact_turn(a, b, at) == 0 && exact_between(a.x, at.x, b.x) &&
           exact_between(a.y, at.y, b.y);
}

/// Whether two closed segments have a point in common.
static inline bool exact_meet(pave_point a, pave_point b, pave_point c, pave_point d)
{
    int abc = exact_sign(exact_turn(a, b, c)), abd = exact_sign(exact_turn(a, b, d));
    int cda = exact_sign(exact_turn(c, d, a)), cdb = exact_sign(exact_turn(c, d, b));
    if (abc * abd < 0 && cda * cdb < 0) return true;
    return exact_on(a, b, c) || exact_on(a, b, d) || exact_on(c, d, a) || exact_on(c, d, b);
}

/// Two sides of the rim, by their numbers, that have more in common than two successive ones must.
static inline bool exact_sides_clash(const pave_mesh *mesh, int32_t i, int32_t j)
{
    int32_t count = mesh->rim_count, i2 = (i + 1) % count, j2 = (j + 1) % count;
    pave_point a = mesh->vertices[mesh->rim[i]], b = mesh->vertices[mesh->rim[i2]],
               c = mesh->vertices[mesh->rim[j]], d = mesh->vertices[mesh->rim[j2]];
    if (i == j || count == 3) return false;
    if (i2 == j) return exact_on(a, b, d) || exact_on(c, d, a);
    if (j2 == i) return exact_on(c, d, b) || exact_on(a, b, c);
    return exact_meet(a, b, c, d);
}

/// Sides in squares of a grid, those that their boxes touch; sides clash in some square, if
/// anywhere.
static inline bool exact_simple(exact_mesh *exact)
{
    const pave_mesh *mesh = exact->mesh;
    enum { ACROSS = 512 };
    int64_t left = INT32_MAX, top = INT32_MAX, right = INT32_MIN, bottom = INT32_MIN, room = 0;
    for (int32_t i = 0; i < mesh->rim_count; i++) {
        pave_point at = mesh->vertices[mesh->rim[i]];
        left = at.x < left ? at.x : left;
        right = at.x > right ? at.x : right;
        top = at.y < top ? at.y : top;
        bottom = at.y > bottom ? at.y : bottom;
    }
    int64_t size = (right - left > bottom - top ? right - left : bottom - top) / ACROSS + 1;
    int32_t *starts = (int32_t *)exact_array((size_t)ACROSS * ACROSS + 2, sizeof *starts),
            *list = NULL;
    bool simple = true;
    for (int pass = 0; pass < 2; pass++) { // count, then fill
        for (int32_t i = 0; i < mesh->rim_count; i++) {
            pave_point a = mesh->vertices[mesh->rim[i]],
                       b = mesh->vertices[mesh->rim[(i + 1) % mesh->rim_count]];
            int64_t x0 = ((a.x < b.x ? a.x : b.x) - left) / size,
                    x1 = ((a.x > b.x ? a.x : b.x) - left) / size;
            int64_t y0 = ((a.y < b.y ? a.y : b.y) - top) / size,
                    y1 = ((a.y > b.y ? a.y : b.y) - top) / size;
            for (int64_t y = y0; y <= y1; y++)
                for (int64_t x = x0; x <= x1; x++) {
                    if (pass)
                        list[starts[y * ACROSS + x + 1]++] = i;
                    else
                        starts[y * ACROSS + x + 2]++;
                    room += !pass;
                }
        }
        if (pass) break;
        for (int32_t i = 1; i < ACROSS * ACROSS + 2; i++) starts[i] += starts[i - 1];
        list = (int32_t *)exact_array((size_t)room, sizeof *list);
    }
    for (int32_t s = 0; s < ACROSS * ACROSS && simple; s++)
        for (int32_t i = starts[s]; i < starts[s + 1] && simple; i++)
            for (int32_t j = i + 1; j < starts[s + 1] && simple; j++)
                if (exact_sides_clash(mesh, list[i], list[j]))
                    simple =
                        EXACT_FAIL(exact, "the sides %d and %d of the rim meet", list[i], list[j]);
    free(list);
    free(starts);
    return simple;
}

// ---- The whole ----------------------------------------------------------------------------------

static inline void exact_release(exact_mesh *exact)
{
    free(exact->after);
    free(exact->sides);
    exact->after = NULL;
    exact->sides = NULL;
}

/// Looks at everything; `exact->fault` says what is wrong. Release it afterwards, whatever is
/// returned.
static inline bool exact_check(exact_mesh *exact, const pave_mesh *mesh)
{
    memset(exact, 0, sizeof *exact);
    exact->mesh = mesh;
    for (int32_t t = 0; t < mesh->tile_count; t++)
        if (!exact_tile(exact, t)) return false;
    return exact_list_sides(exact) && exact_rim(exact) && exact_area(exact) && exact_simple(exact);
}

#endif
