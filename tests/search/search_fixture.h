/// tests/search/search_fixture.h: windows of every kind, random walls, graphs and costs for the
/// tests of searches and of sight.
#ifndef PAVE_TESTS_SEARCH_FIXTURE_H
#define PAVE_TESTS_SEARCH_FIXTURE_H

#include <pave/search.h>
#include <pave/square.h>

#include <stdlib.h>

/// The same numbers on every machine. (G. Marsaglia, "Xorshift RNGs", 2003.)
static inline uint32_t fixture_random(uint32_t *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 17;
    *state ^= *state << 5;
    return *state;
}

static inline bool fixture_chance(uint32_t *state, uint32_t percent)
{
    return fixture_random(state) % 100 < percent;
}

enum { FIXTURE_SQUARE, FIXTURE_HEX, FIXTURE_TRI, FIXTURE_GRIDS };

static inline const pave_tiling *fixture_tiling(int grid)
{
    return grid == FIXTURE_SQUARE ? pave_tiling_square()
           : grid == FIXTURE_HEX  ? pave_tiling_hex()
                                  : pave_tiling_tri();
}

static inline pave_window_grid fixture_grid(int grid)
{
    return grid == FIXTURE_SQUARE ? PAVE_WINDOW_SQUARES
           : grid == FIXTURE_HEX  ? PAVE_WINDOW_HEXAGONS
                                  : PAVE_WINDOW_TRIANGLES;
}

/// A window by its numbers; width is the radius too.
typedef struct fixture_shape {
    const char *name;
    int grid;
    pave_window_shape shape;
    int32_t width, height, metric;
    bool wrap;
} fixture_shape;

static const fixture_shape fixture_shapes[] = {
    {"square rectangle", FIXTURE_SQUARE, PAVE_WINDOW_RECTANGLE, 9, 7, 0, false},
    {"square disk", FIXTURE_SQUARE, PAVE_WINDOW_DISK, 4, 0, PAVE_SQUARE_EUCLID, false},
    {"square torus", FIXTURE_SQUARE, PAVE_WINDOW_RECTANGLE, 7, 5, 0, true},
    {"square thin torus", FIXTURE_SQUARE, PAVE_WINDOW_RECTANGLE, 17, 3, 0, true},
    {"hex rectangle", FIXTURE_HEX, PAVE_WINDOW_RECTANGLE, 8, 7, 0, false},
    {"hex hexagon", FIXTURE_HEX, PAVE_WINDOW_HEXAGON, 4, 0, 0, false},
    {"hex triangle", FIXTURE_HEX, PAVE_WINDOW_TRIANGLE, 9, 0, 0, false},
    {"hex torus", FIXTURE_HEX, PAVE_WINDOW_RECTANGLE, 7, 6, 0, true},
    {"hex parallelogram torus", FIXTURE_HEX, PAVE_WINDOW_PARALLELOGRAM, 9, 5, 0, true},
    {"hex thin torus", FIXTURE_HEX, PAVE_WINDOW_PARALLELOGRAM, 3, 19, 0, true},
    {"hex hexagon torus", FIXTURE_HEX, PAVE_WINDOW_HEXAGON, 3, 0, 0, true},
    {"tri rectangle", FIXTURE_TRI, PAVE_WINDOW_RECTANGLE, 11, 6, 0, false},
    {"tri hexagon", FIXTURE_TRI, PAVE_WINDOW_HEXAGON, 3, 0, 0, false},
    {"tri disk", FIXTURE_TRI, PAVE_WINDOW_DISK, 5, 0, 0, false},
    {"tri disk of flank steps", FIXTURE_TRI, PAVE_WINDOW_DISK, 3, 0, 3, false},
    {"tri torus", FIXTURE_TRI, PAVE_WINDOW_RECTANGLE, 10, 6, 0, true},
    {"tri parallelogram torus", FIXTURE_TRI, PAVE_WINDOW_PARALLELOGRAM, 8, 5, 0, true},
    {"tri thin torus", FIXTURE_TRI, PAVE_WINDOW_RECTANGLE, 4, 14, 0, true},
    {"tri hexagon torus", FIXTURE_TRI, PAVE_WINDOW_HEXAGON, 2, 0, 0, true},
};
enum { FIXTURE_SHAPES = sizeof fixture_shapes / sizeof fixture_shapes[0] };

/// The window of a shape on `tiling`, or NULL.
static inline pave_window *fixture_window(const fixture_shape *shape, const pave_tiling *tiling)
{
    pave_window_def def = {.tiling = tiling,
                           .shape = shape->shape,
                           .width = shape->width,
                           .height = shape->height,
                           .radius = shape->width,
                           .metric = shape->metric,
                           .at = {-3, 2, 0},
                           .wrap = shape->wrap};
    pave_window *window;
    return pave_window_create(&def, NULL, &window, NULL) == PAVE_OK ? window : NULL;
}

/// A mask with walls on so many of a hundred cells and sides.
static inline pave_mask *fixture_walls(const pave_window *window, uint32_t cells, uint32_t sides,
                                       uint32_t *state)
{
    pave_mask *mask;
    if (pave_mask_create(window, NULL, &mask, NULL) != PAVE_OK) return NULL;
    for (int64_t i = 0; i < window->count; i++) {
        pave_mask_set_cell(mask, i, fixture_chance(state, cells));
        for (int k = 0;
             sides > 0 && k < pave_tiling_side_count(window->tiling, pave_window_cell(window, i).s);
             k++) {
            if (fixture_chance(state, sides) && pave_mask_set_side(mask, i, k, true) != PAVE_OK)
                return NULL;
        }
    }
    return mask;
}

/// Costs of one of these kinds, the least in `least`.
enum {
    FIXTURE_UNIT,
    FIXTURE_SMALL,
    FIXTURE_ZEROS,
    FIXTURE_CLOSED,
    FIXTURE_CROSS,
    FIXTURE_LARGE,
    FIXTURE_TIERS,
    FIXTURE_COSTS
};

typedef struct fixture_costs {
    int32_t *enter, *cross;
    pave_costs costs;
} fixture_costs;

static inline fixture_costs fixture_costs_of(const pave_graph *graph, int kind, uint32_t *state)
{
    fixture_costs made = {malloc(((size_t)graph->node_count + 1) * sizeof(int32_t)),
                          malloc(((size_t)graph->arc_count + 1) * sizeof(int32_t)),
                          {0}};
    static const int32_t tiers[6] = {
        0,    600,  1023,
        1024, 1025, 2048}; // about the queue's circle, so that totals are often the same
    for (int32_t i = 0; i < graph->node_count; i++) {
        uint32_t word = fixture_random(state);
        made.enter[i] = kind == FIXTURE_LARGE ? (int32_t)(word % 3000000) + 700
                                              : (int32_t)(word % 5) + (kind == FIXTURE_SMALL);
        if (kind == FIXTURE_TIERS) made.enter[i] = tiers[word % 6];
        if (kind == FIXTURE_CLOSED && word % 7 == 0) made.enter[i] = -3;
    }
    for (int32_t i = 0; i < graph->arc_count; i++) {
        uint32_t word = fixture_random(state);
        made.cross[i] = word % 9 == 0 ? -1 : (int32_t)(word % 4);
    }
    if (kind != FIXTURE_UNIT && kind != FIXTURE_CROSS) made.costs.enter = made.enter;
    if (kind == FIXTURE_CROSS || kind == FIXTURE_CLOSED) made.costs.cross = made.cross;
    made.costs.least = kind == FIXTURE_SMALL ? 1 : kind == FIXTURE_LARGE ? 700 : 0;
    return made;
}

static inline void fixture_costs_release(fixture_costs *costs)
{
    free(costs->enter);
    free(costs->cross);
}

/// What a step costs, -1 if it is closed: as pave_costs says it.
static inline int64_t fixture_step(const pave_costs *costs, int32_t arc, int32_t node)
{
    int64_t enter = costs->enter ? costs->enter[node] : 1,
            cross = costs->cross ? costs->cross[arc] : 0;
    return enter < 0 || cross < 0 ? -1 : enter + cross;
}

#endif
