/// tests/tactics/creature_brute.h: creatures the slow way: bodies as lists of cells from the
/// nesting of triangles, hulls from their corners, walls side by side, and random boards.
#ifndef PAVE_TESTS_CREATURE_BRUTE_H
#define PAVE_TESTS_CREATURE_BRUTE_H

#include <pave/creature.h>
#include <pave/random.h>

#include <stdlib.h>
#include <string.h>

enum { BRUTE_CELLS_MAX = 4096 };

typedef struct brute_cells {
    pave_cell cells[BRUTE_CELLS_MAX];
    int count;
} brute_cells;

static inline int brute_compare(const void *a, const void *b)
{
    const pave_cell *x = a, *y = b;
    if (x->r != y->r) return x->r < y->r ? -1 : 1;
    if (x->q != y->q) return x->q < y->q ? -1 : 1;
    return x->s - y->s;
}

static inline void brute_sort(brute_cells *set)
{
    qsort(set->cells, (size_t)set->count, sizeof *set->cells, brute_compare);
}

static inline bool brute_has(const brute_cells *set, pave_cell cell)
{
    for (int i = 0; i < set->count; i++)
        if (pave_cell_equal(set->cells[i], cell)) return true;
    return false;
}

/// The cells of a triangle of side k that lies as the face `big` does on a grid k times as coarse,
/// with its corner 0,0 at (q, r).
static inline void brute_add_triangle(brute_cells *set, pave_cell big, int k, int32_t q, int32_t r)
{
    for (int i = 0; i < k * k; i++) {
        pave_cell cell = pave_tri_child(big, k, i);
        if (set->count == BRUTE_CELLS_MAX) abort();
        set->cells[set->count++] = pave_tri_face_of(cell.q + q, cell.r + r, cell.s);
    }
}

/// The body, by r, then q, then s.
static inline void brute_body(pave_creature creature, pave_creature_pose pose, brute_cells *out)
{
    const int k = creature.size;
    const int32_t q = pose.anchor.q, r = pose.anchor.r;
    out->count = 0;
    if (creature.kind == PAVE_CREATURE_HEXAGON) {
        for (int i = 0; i < PAVE_TRI_TOUCHES_MAX; i++)
            brute_add_triangle(out, pave_tri_touches(pave_tri_vertex_of(0, 0), i), k, q, r);
    } else if (creature.kind == PAVE_CREATURE_TRIANGLE) {
        // The top of the R of side k at 0,0 is the vertex (k, 0), that of the cell q, r, R (q + 1,
        // r).
        const bool up = pose.anchor.s == PAVE_TRI_R;
        brute_add_triangle(out, pave_tri_face_of(0, 0, pose.anchor.s), k, up ? q + 1 - k : q, r);
    } else {
        for (int i = 0; i < PAVE_TRI_JOINS_MAX; i++)
            brute_add_triangle(out, pave_tri_joins(pave_tri_edge_of(0, 0, (int32_t)pose.stance), i),
                               k, q, r);
    }
    brute_sort(out);
}

/// Twice the signed area of three points.
static inline int64_t brute_turn(const int64_t *a, const int64_t *b, const int64_t *c)
{
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

static inline int brute_compare_points(const void *a, const void *b)
{
    const int64_t *x = a, *y = b;
    return x[0] != y[0] ? (x[0] > y[0]) - (x[0] < y[0]) : (x[1] > y[1]) - (x[1] < y[1]);
}

/// The convex hull of points, which are sorted, as a polygon; returns its corners. (A. Andrew,
/// "Another efficient algorithm for convex hulls in two dimensions", 1979.)
static inline int brute_hull_corners(int64_t (*points)[2], int count, int64_t (*out)[2])
{
    int size = 0;
    qsort(points, (size_t)count, sizeof *points, brute_compare_points);
    for (int pass = 0; pass < 2; pass++) {
        const int floor = size + 1;
        for (int i = 0; i < count; i++) {
            const int64_t *point = points[pass ? count - 1 - i : i];
            while (size > floor && brute_turn(out[size - 2], out[size - 1], point) <= 0) size--;
            memcpy(out[size++], point, sizeof *out);
        }
        size--;
    }
    return size;
}

/// The cells in the convex hull of two sets: those whose middles are in it.
static inline void brute_hull(const brute_cells *a, const brute_cells *b, brute_cells *out)
{
    static int64_t points[6 * BRUTE_CELLS_MAX][2], corners[6 * BRUTE_CELLS_MAX][2];
    const brute_cells *sets[2] = {a, b};
    int64_t least[2] = {INT64_MAX, INT64_MAX}, most[2] = {INT64_MIN, INT64_MIN};
    int count = 0;
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < sets[i]->count; j++)
            for (int k = 0; k < PAVE_TRI_CORNERS_MAX; k++) {
                pave_tri_vertex corner = pave_tri_corners(sets[i]->cells[j], k);
                const int64_t at[2] = {corner.q, corner.r};
                for (int d = 0; d < 2; d++) {
                    points[count][d] = 3 * at[d];
                    least[d] = at[d] < least[d] ? at[d] : least[d];
                    most[d] = at[d] > most[d] ? at[d] : most[d];
                }
                count++;
            }
    const int sides = brute_hull_corners(points, count, corners);
    out->count = 0;
    for (int64_t r = least[1]; r < most[1]; r++)
        for (int64_t q = least[0]; q < most[0]; q++)
            for (int s = 0; s < 2; s++) {
                const int64_t middle[2] = {3 * q + 1 + s, 3 * r + 1 + s};
                bool inside = true;
                for (int i = 0; i < sides; i++)
                    inside = inside && brute_turn(corners[i], corners[(i + 1) % sides], middle) > 0;
                if (inside) out->cells[out->count++] = pave_tri_face_of((int32_t)q, (int32_t)r, s);
            }
    brute_sort(out);
}

/// Whether a set of cells is free: each cell, and each side between two of them.
static inline bool brute_is_free(const pave_mask *walls, const brute_cells *set)
{
    for (int i = 0; i < set->count; i++) {
        const int64_t index = pave_window_index(walls->window, set->cells[i]);
        if (index < 0 || pave_mask_cell(walls, index)) return false;
        for (int k = 0; k < PAVE_TRI_NEIGHBORS_MAX; k++)
            if (pave_mask_side(walls, index, k) &&
                brute_has(set, pave_tri_neighbors(set->cells[i], k)))
                return false;
    }
    return true;
}

static inline bool brute_fits(const pave_mask *walls, pave_creature creature,
                              pave_creature_pose pose)
{
    static brute_cells body;
    brute_body(creature, pose, &body);
    return brute_is_free(walls, &body);
}

static inline bool brute_can_move(const pave_mask *walls, pave_creature creature,
                                  pave_creature_pose pose, int move)
{
    static brute_cells before, after, hull;
    brute_body(creature, pose, &before);
    brute_body(creature, pave_creature_moved(creature, pose, move), &after);
    brute_hull(&before, &after, &hull);
    return brute_is_free(walls, &hull);
}

/// Sets cells and sides at random, in parts of 1000.
static inline void brute_walls(pave_mask *walls, uint64_t seed, uint32_t cells, uint32_t sides)
{
    for (pave_window_walk walk = pave_window_begin(walls->window); pave_window_next(&walk);) {
        const pave_random_words words = pave_random_at(seed, PAVE_STREAM_USER, walk.cell.q,
                                                       walk.cell.r, 0, (uint32_t)walk.cell.s);
        if (words.word[0] % 1000 < cells) pave_mask_set_cell(walls, walk.index, true);
        for (int k = 0; k < PAVE_TRI_NEIGHBORS_MAX; k++)
            if (words.word[1 + k] % 1000 < sides &&
                pave_mask_set_side(walls, walk.index, k, true) != PAVE_OK)
                abort();
    }
}

/// Windows of all shapes, small, at places of both signs.
static const pave_window_def brute_windows[] = {
    {.shape = PAVE_WINDOW_RECTANGLE, .width = 13, .height = 6, .at = {-3, -2, 0}},
    {.shape = PAVE_WINDOW_RECTANGLE,
     .width = 9,
     .height = 8,
     .orientation = PAVE_FLAT,
     .at = {2, -5, 1}},
    {.shape = PAVE_WINDOW_PARALLELOGRAM, .width = 12, .height = 5, .at = {-4, 1, 0}},
    {.shape = PAVE_WINDOW_HEXAGON, .radius = 3, .at = {1, -1, 0}},
    {.shape = PAVE_WINDOW_TRIANGLE, .radius = 7, .at = {-2, -2, 0}},
    {.shape = PAVE_WINDOW_TRIANGLE, .radius = 6, .at = {0, 3, 1}},
    {.shape = PAVE_WINDOW_DISK, .radius = 5, .metric = PAVE_TRI_EDGE_STEPS, .at = {0, 0, 1}},
    {.shape = PAVE_WINDOW_DISK, .radius = 4, .metric = PAVE_TRI_TOUCH, .at = {-1, 0, 0}},
    {.shape = PAVE_WINDOW_DISK, .radius = 6, .metric = PAVE_TRI_EUCLID, .at = {0, -1, 0}},
    {.shape = PAVE_WINDOW_RECTANGLE, .width = 1, .height = 1},
    {.shape = PAVE_WINDOW_RECTANGLE, .width = 0, .height = 3},
};

enum { BRUTE_WINDOWS = sizeof brute_windows / sizeof *brute_windows };

/// A window with random walls; brute_board_close releases both.
static inline pave_mask *brute_board(pave_window_def def, uint64_t seed, uint32_t cells,
                                     uint32_t sides)
{
    pave_window *window = NULL;
    pave_mask *walls = NULL;
    def.tiling = pave_tiling_tri();
    if (pave_window_create(&def, NULL, &window, NULL) != PAVE_OK ||
        pave_mask_create(window, NULL, &walls, NULL) != PAVE_OK)
        abort();
    brute_walls(walls, seed, cells, sides);
    return walls;
}

static inline void brute_board_close(pave_mask *walls)
{
    pave_window *window = (pave_window *)(uintptr_t)walls->window;
    pave_mask_destroy(walls);
    pave_window_destroy(window);
}

#endif
