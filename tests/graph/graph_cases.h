/// tests/graph/graph_cases.h: windows on all grids, with and without wrap, and random masks on
/// them, for the tests of graphs.
#ifndef PAVE_TESTS_GRAPH_CASES_H
#define PAVE_TESTS_GRAPH_CASES_H

#include <pave/graph.h>
#include <pave/random.h>

#include <stdlib.h>

typedef struct graph_case {
    int grid; ///< 0 squares, 1 hexagons, 2 triangles
    pave_window_def def;
} graph_case;

static const graph_case graph_cases[] = {
    {0, {.width = 9, .height = 7}},
    {0, {.width = 67, .height = 3}},
    {0, {.width = 130, .height = 5}},
    {0, {.shape = PAVE_WINDOW_DISK, .radius = 5, .at = {-2, 3, 0}}},
    {0, {.width = 6, .height = 5, .wrap = true}},
    {0, {.width = 2, .height = 3, .wrap = true}},
    {0, {.width = 1, .height = 4, .wrap = true}},
    {1, {.width = 8, .height = 7, .system = 1}},
    {1, {.width = 7, .height = 6, .system = 2}},
    {1, {.width = 150, .height = 4}},
    {1, {.shape = PAVE_WINDOW_PARALLELOGRAM, .width = 70, .height = 5}},
    {1, {.shape = PAVE_WINDOW_HEXAGON, .radius = 4}},
    {1, {.shape = PAVE_WINDOW_TRIANGLE, .radius = 9}},
    {1, {.shape = PAVE_WINDOW_HEXAGON, .radius = 3, .wrap = true}},
    {1, {.width = 6, .height = 4, .wrap = true}},
    {1, {.width = 4, .height = 5, .system = 3, .wrap = true}},
    {2, {.width = 11, .height = 6, .at = {1, -1, 1}}},
    {2, {.width = 140, .height = 4}},
    {2, {.shape = PAVE_WINDOW_PARALLELOGRAM, .width = 131, .height = 3}},
    {2, {.shape = PAVE_WINDOW_HEXAGON, .radius = 3}},
    {2, {.shape = PAVE_WINDOW_TRIANGLE, .radius = 7, .at = {0, 0, 1}}},
    {2, {.shape = PAVE_WINDOW_DISK, .radius = 7, .metric = 0}},
    {2, {.shape = PAVE_WINDOW_DISK, .radius = 5, .metric = 4, .at = {2, 1, 1}}},
    {2, {.shape = PAVE_WINDOW_HEXAGON, .radius = 2, .wrap = true}},
    {2, {.width = 8, .height = 4, .wrap = true}},
};

enum { GRAPH_CASES = sizeof graph_cases / sizeof *graph_cases };

static inline pave_window *case_window(int number)
{
    pave_window *window = NULL;
    pave_window_def def = graph_cases[number].def;
    const pave_tiling *tilings[] = {NULL, pave_tiling_hex(), pave_tiling_tri()};
    def.tiling = tilings[graph_cases[number].grid];
    pave_result result = pave_window_create(&def, NULL, &window, NULL);
    if (result != PAVE_OK) abort();
    return window;
}

static inline uint32_t case_word(int32_t a, int32_t b, uint32_t c)
{
    return pave_random_at(11, 0x8000, a, b, 0, c).word[0];
}

/// About `cells` of 100 cells masked, and `sides` of 100 edges.
static inline pave_mask *case_mask(const pave_window *window, int32_t seed, uint32_t cells,
                                   uint32_t sides)
{
    pave_mask *mask = NULL;
    if (pave_mask_create(window, NULL, &mask, NULL) != PAVE_OK) abort();
    for (pave_window_walk walk = pave_window_begin(window); pave_window_next(&walk);) {
        pave_mask_set_cell(mask, walk.index, case_word((int32_t)walk.index, seed, 0) % 100 < cells);
        for (int k = 0; k < pave_tiling_side_count(window->tiling, walk.cell.s); k++)
            if (case_word((int32_t)walk.index, seed, 1 + (uint32_t)k) % 200 < sides &&
                pave_mask_set_side(mask, walk.index, k, true) != PAVE_OK)
                abort();
    }
    return mask;
}

static inline pave_graph *case_graph(const pave_window *window, const pave_mask *walls,
                                     pave_contact contact)
{
    pave_graph *graph = NULL;
    pave_graph_def def = {.window = window, .walls = walls, .contact = contact};
    if (pave_graph_create(&def, NULL, &graph, NULL) != PAVE_OK) abort();
    return graph;
}

// ---- Windows by the row -------------------------------------------------------------------------
// For what goes by words of rows. Each window is made for the time of the call.

/// Looks at a window; `number` is its number.
typedef void case_look(const pave_window *window, int32_t number);

static inline void case_look_at(const pave_window_def *def, int32_t number, case_look *look)
{
    pave_window *window = NULL;
    if (pave_window_create(def, NULL, &window, NULL) != PAVE_OK) abort();
    look(window, number);
    pave_window_destroy(window);
}

/// Rows of 1..200 cells, which is the number: every place of row ends in words, every shift between
/// rows.
static inline void case_rows_of_every_length(case_look *look)
{
    const pave_tiling *tilings[] = {pave_tiling_square(), pave_tiling_hex(), pave_tiling_tri()};
    for (int32_t width = 1; width <= 200; width++)
        for (int grid = 0; grid < 3; grid++)
            for (int wrap = 0; wrap < 2; wrap++) {
                pave_window_def def = {.tiling = tilings[grid],
                                       .width = grid == 2 && wrap ? width + width % 2 : width,
                                       .height = 6,
                                       .at = {width % 7 - 3, width % 5, 0},
                                       .wrap = wrap};
                case_look_at(&def, width, look);
            }
}

/// Shapes of up to 40,000 cells.
static inline void case_large_shapes(case_look *look)
{
    static const graph_case cases[] = {
        {0, {.width = 200, .height = 200}},
        {0, {.shape = PAVE_WINDOW_DISK, .radius = 100, .metric = 2}},
        {1, {.shape = PAVE_WINDOW_HEXAGON, .radius = 100}},
        {1, {.shape = PAVE_WINDOW_HEXAGON, .radius = 100, .wrap = true}},
        {1, {.shape = PAVE_WINDOW_TRIANGLE, .radius = 200}},
        {1, {.width = 150, .height = 150, .system = 2}},
        {2, {.shape = PAVE_WINDOW_HEXAGON, .radius = 70}},
        {2, {.shape = PAVE_WINDOW_TRIANGLE, .radius = 180, .at = {0, 0, 1}}},
        {2, {.shape = PAVE_WINDOW_TRIANGLE, .radius = 180}},
        {2, {.width = 201, .height = 150}},
        {2, {.shape = PAVE_WINDOW_DISK, .radius = 60, .metric = 4}},
    };
    for (int32_t number = 0; number < (int32_t)(sizeof cases / sizeof *cases); number++) {
        pave_window_def def = cases[number].def;
        def.tiling = cases[number].grid == 0   ? NULL
                     : cases[number].grid == 1 ? pave_tiling_hex()
                                               : pave_tiling_tri();
        case_look_at(&def, number, look);
    }
}

/// A part of each named tiling, by its number, and a torus.
static inline void case_named_tilings(case_look *look)
{
    for (int32_t number = 0; pave_tiling_name(number); number++)
        for (int wrap = 0; wrap < 2; wrap++) {
            pave_tiling *tiling = NULL;
            if (pave_tiling_create_named(pave_tiling_name(number), NULL, &tiling, NULL) != PAVE_OK)
                abort();
            pave_window_def def = {.tiling = tiling,
                                   .shape = PAVE_WINDOW_PARALLELOGRAM,
                                   .width = 10,
                                   .height = 8,
                                   .wrap = wrap};
            case_look_at(&def, number, look);
            pave_tiling_destroy(tiling);
        }
}

#endif
