/// tests/region/test_chokepoints.c: corridors of every width, caves at random, thin walls, masks,
/// territories; bad input and memory.
#include "../failing.h"
#include "../graph/graph_cases.h"

#include <pave/chokepoints.h>
#include <pave/territory.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

enum { WIDTH = 64, HEIGHT = 23, CELLS = WIDTH * HEIGHT };

static pave_window *window_of(int grid, int32_t width, int32_t height, bool wrap)
{
    const pave_tiling *tilings[] = {NULL, pave_tiling_hex(), pave_tiling_tri()};
    pave_window_def def = {.tiling = tilings[grid], .width = width, .height = height, .wrap = wrap};
    pave_window *window = NULL;
    if (pave_window_create(&def, NULL, &window, NULL) != PAVE_OK) abort();
    return window;
}

static pave_chokepoints *find(const pave_chokepoints_def *def)
{
    pave_chokepoints *chokepoints = NULL;
    pave_error error = {0};
    if (pave_chokepoints_create(def, NULL, &chokepoints, &error) != PAVE_OK)
        fail_msg("%s", error.message);
    return chokepoints;
}

/// Marks what can be reached from a cell over cells for which `open` holds; returns whether `to` is
/// among it.
static bool reaches(const pave_graph *graph, const bool *open, int32_t from, int32_t to)
{
    bool *seen = calloc((size_t)graph->node_count + 1, sizeof *seen);
    int32_t *stack = malloc(sizeof *stack * ((size_t)graph->node_count + 1)), count = 0;
    if (!seen || !stack) abort();
    if (open[from]) stack[count++] = from, seen[from] = true;
    while (count > 0) {
        int32_t cell = stack[--count];
        for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++)
            if (open[graph->to[arc]] && !seen[graph->to[arc]])
                stack[count++] = graph->to[arc], seen[graph->to[arc]] = true;
    }
    bool found = seen[to];
    free(stack);
    free(seen);
    return found;
}

/// Whether any `width` cells out of columns low..high of open ground keep a and b apart: by trying
/// all that are fewer than `width`. For 1 and 2.
static bool fewer_would_do(const pave_graph *graph, bool *open, int32_t a, int32_t b, int32_t width)
{
    if (width > 3) return false; // too many to try
    for (int32_t one = 0; one < graph->node_count; one++) {
        if (!open[one] || one == a || one == b) continue;
        open[one] = false;
        bool apart = width > 1 && !reaches(graph, open, a, b);
        open[one] = true;
        if (apart) return true;
    }
    return false;
}

// ---- Corridors ----------------------------------------------------------------------------------

/// Two rooms of 21 rows, joined by a corridor of `width` rows and `length` columns.
static void dig_rooms(uint8_t *closed, int32_t width, int32_t length, int32_t above)
{
    int32_t left = (WIDTH - length) / 2;
    for (int32_t cell = 0; cell < CELLS; cell++) {
        int32_t col = cell % WIDTH, row = cell / WIDTH;
        bool room = row > 0 && row < HEIGHT - 1 &&
                    ((col > 0 && col < left) || (col >= left + length && col < WIDTH - 1));
        bool corridor = col >= left && col < left + length && row >= above && row < above + width;
        closed[cell] = !room && !corridor;
    }
}

static void a_corridor_is_as_wide_as_it_is(void **state)
{
    (void)state;
    static uint8_t closed[CELLS];
    for (int grid = 0; grid < 2; grid++)
        for (int contact = 0; contact < 2; contact++) {
            pave_window *window = window_of(grid, WIDTH, HEIGHT, false);
            pave_graph *graph = case_graph(window, NULL, (pave_contact)contact);
            for (int32_t width = 1; width <= 13; width++)
                for (int32_t length = 1; length <= 22; length += 3) {
                    dig_rooms(closed, width, length,
                              1 + (width * 7 + length) % (HEIGHT - 1 - width));
                    pave_chokepoints_def def = {.ground = pave_ground_of_graph(graph),
                                                .closed = closed};
                    pave_chokepoints *found = find(&def);
                    if (found->area_count != 2 || found->count != 1)
                        fail_msg("grid %d, %d x %d: %d areas, %d chokepoints", grid, (int)width,
                                 (int)length, (int)found->area_count, (int)found->count);
                    const pave_chokepoint *item = &found->items[0];
                    assert_int_equal(item->width, width);
                    assert_true(item->areas[0] == 1 && item->areas[1] == 2 && item->start == 0 &&
                                found->across_count == width);
                    for (int32_t i = 0; i < width; i++) { // in the corridor, except for a bulge
                        int32_t col = found->cells[i] % WIDTH, left = (WIDTH - length) / 2;
                        if (closed[found->cells[i]] || col < left - 1 - width / 4 ||
                            col > left + length + width / 4)
                            fail_msg("grid %d contact %d, %d x %d: column %d is across, not %d",
                                     grid, contact, (int)width, (int)length, (int)col, (int)left);
                    }
                    for (int side = 0; side < 2; side++)
                        if (item->sides[side] < 0 || !closed[item->sides[side]])
                            fail_msg("grid %d contact %d, %d x %d: cell %d, sides %d and %d", grid,
                                     contact, (int)width, (int)length, (int)item->cell,
                                     (int)item->sides[0], (int)item->sides[1]);
                    assert_true(item->sides[0] / WIDTH != item->sides[1] / WIDTH);
                    bool open[CELLS];
                    for (int32_t cell = 0; cell < CELLS; cell++) open[cell] = !closed[cell];
                    int32_t a = found->areas[0].center, b = found->areas[1].center;
                    assert_true(reaches(graph, open, a, b));
                    if (length == 4) assert_false(fewer_would_do(graph, open, a, b, width));
                    for (int32_t i = 0; i < width; i++) open[found->cells[i]] = false;
                    assert_false(reaches(graph, open, a, b));
                    pave_chokepoints_destroy(found);
                }
            pave_graph_destroy(graph);
            pave_window_destroy(window);
        }
}

/// Where a corridor is narrow in one position only, that position is reported.
static void the_narrowest_place_is_told(void **state)
{
    (void)state;
    static uint8_t closed[CELLS];
    pave_window *window = window_of(0, WIDTH, HEIGHT, false);
    for (int32_t at = 23; at < 41; at += 3) {
        dig_rooms(closed, 2, 22, 10);
        closed[10 * WIDTH + at] = 1;
        pave_chokepoints_def def = {.ground = pave_ground_of_window(window), .closed = closed};
        pave_chokepoints *found = find(&def);
        assert_int_equal(found->count, 1);
        assert_int_equal(found->items[0].width, 1);
        assert_int_equal(found->items[0].cell, 11 * WIDTH + at);
        assert_true((found->items[0].sides[0] == 10 * WIDTH + at &&
                     found->items[0].sides[1] == 12 * WIDTH + at) ||
                    (found->items[0].sides[1] == 10 * WIDTH + at &&
                     found->items[0].sides[0] == 12 * WIDTH + at));
        pave_chokepoints_destroy(found);
        def.width_max = 1;
        def.size_min = CELLS;
        found = find(&def); // one area alone is left
        assert_true(found->area_count == 1 && found->count == 0 && found->areas[0].size > 500);
        pave_chokepoints_destroy(found);
    }
    pave_window_destroy(window);
}

/// A cut is sought as far from the meeting as the documented reach: 64 steps and 8 times the
/// saddle, here of 4. The corridor has 8 rows, and 7 in one column.
static void the_reach_of_a_cut(void **state)
{
    (void)state;
    enum { LONG = 300, HIGH = 31, ROOM = 20 };
    static uint8_t closed[LONG * HIGH];
    static const struct {
        int32_t column, width;
    } cases[] = {{51, 8}, {52, 7}, {55, 7}, {60, 7}, {240, 7}, {247, 7}, {248, 8}};
    pave_window *window = window_of(0, LONG, HIGH, false);
    for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
        for (int32_t cell = 0; cell < LONG * HIGH; cell++) {
            const int32_t column = cell % LONG, row = cell / LONG;
            const bool room = column < ROOM || column >= LONG - ROOM;
            closed[cell] = room ? row == 0 || row == HIGH - 1 || column == 0 || column == LONG - 1
                                : row < 12 || row >= 20;
        }
        closed[12 * LONG + cases[k].column] = 1;
        pave_chokepoints_def def = {.ground = pave_ground_of_window(window), .closed = closed};
        pave_chokepoints *found = find(&def);
        assert_int_equal(found->count, 1);
        assert_int_equal(found->items[0].width, cases[k].width);
        pave_chokepoints_destroy(found);
    }
    pave_window_destroy(window);
}

/// Two doors are two chokepoints; a closed wall, however thin, is no chokepoint, and neither is the
/// outline of a room.
static void doors_are_told_apart(void **state)
{
    (void)state;
    static uint8_t closed[CELLS];
    pave_window *window = window_of(0, WIDTH, HEIGHT, false);
    memset(closed, 0, sizeof closed);
    pave_chokepoints_def def = {.ground = pave_ground_of_window(window), .closed = closed};
    pave_chokepoints *found = find(&def);
    assert_true(found->area_count == 1 && found->count == 0); // an empty field
    assert_int_equal(found->areas[0].distance, (HEIGHT + 1) / 2);
    pave_chokepoints_destroy(found);
    for (int32_t row = 0; row < HEIGHT; row++) closed[row * WIDTH + 30] = 1;
    found = find(&def);
    assert_true(found->area_count == 2 && found->count == 0); // a thin wall
    pave_chokepoints_destroy(found);
    closed[4 * WIDTH + 30] = closed[16 * WIDTH + 30] = closed[17 * WIDTH + 30] = 0;
    found = find(&def);
    assert_true(found->area_count == 2 && found->count == 2);
    assert_true(found->items[0].width == 1 && found->items[0].cell == 4 * WIDTH + 30);
    assert_true(found->items[1].width == 2 && found->items[1].cell % WIDTH == 30);
    pave_chokepoints_destroy(found);
    def.width_max = 1;
    found = find(&def);
    assert_true(found->area_count == 2 && found->count == 1 && found->across_count == 1);
    pave_chokepoints_destroy(found);
    pave_window_destroy(window);
}

/// Without rim, a strait between an island and the edge of the map is no chokepoint.
static void the_rim_is_a_wall_or_not(void **state)
{
    (void)state;
    static uint8_t closed[CELLS];
    pave_window *window = window_of(0, WIDTH, HEIGHT, false),
                *torus = window_of(0, WIDTH, HEIGHT, true);
    memset(closed, 0, sizeof closed);
    for (int32_t row = 3; row < HEIGHT; row++) closed[row * WIDTH + 31] = 1;
    pave_chokepoints_def def = {.ground = pave_ground_of_window(window), .closed = closed};
    pave_chokepoints *found = find(&def);
    assert_true(found->area_count == 2 && found->count == 1 && found->items[0].width == 3);
    assert_true(found->items[0].sides[0] == 3 * WIDTH + 31 && found->items[0].sides[1] == -1);
    pave_chokepoints_destroy(found);
    def.open_rim = true;
    found = find(&def);
    assert_true(found->area_count == 2 || found->count == 0);
    assert_int_equal(found->distance[0], 31 + 3);
    pave_chokepoints_destroy(found);
    def = (pave_chokepoints_def){.ground = pave_ground_of_window(torus)};
    found = find(&def);
    assert_true(found->area_count == 1 && found->count == 0 && found->distance[5] == PAVE_FAR);
    pave_chokepoints_destroy(found);
    pave_window_destroy(torus);
    pave_window_destroy(window);
}

// ---- Caves --------------------------------------------------------------------------------------

/// Distances by relaxing until nothing changes.
static void check_field(const pave_graph *graph, const pave_chokepoints *found,
                        const uint8_t *closed)
{
    for (int32_t cell = 0; cell < graph->node_count; cell++) {
        int32_t nearest = PAVE_FAR, distance = found->distance[cell];
        bool rim = false;
        if (closed[cell])
            assert_true(distance == 0 && found->of_cell[cell] == 0);
        else
            assert_true(distance > 0 && found->of_cell[cell] >= 1 &&
                        found->of_cell[cell] <= found->area_count);
        if (closed[cell]) continue;
        for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++)
            if (found->distance[graph->to[arc]] < nearest)
                nearest = found->distance[graph->to[arc]];
        pave_cell place = pave_window_cell(graph->window, cell);
        for (int32_t k = 0;
             !graph->window->def.wrap && k < pave_tiling_side_count(graph->window->tiling, place.s);
             k++)
            rim |= !pave_window_contains(graph->window,
                                         pave_tiling_neighbors(graph->window->tiling, place, k));
        if (rim) nearest = 0;
        assert_int_equal(distance, nearest == PAVE_FAR ? PAVE_FAR : nearest + 1);
    }
}

static double away(const pave_graph *graph, int32_t cell, pave_vec2 from)
{
    const pave_vec2 at = graph->positions[cell];
    return (at.x - from.x) * (at.x - from.x) + (at.y - from.y) * (at.y - from.y);
}

/// Of the closed cells beside those across, the one farthest from a point, then the smallest; -1:
/// there is only `other`.
static int32_t farthest(const pave_graph *graph, const pave_chokepoints *found,
                        const pave_chokepoint *item, pave_vec2 from, int32_t other)
{
    int32_t best = -1;
    for (int32_t cell = 0; cell < graph->node_count; cell++) {
        bool beside = false;
        if (found->distance[cell] != 0 || cell == other) continue;
        for (int32_t k = item->start; k < item->start + item->width; k++)
            for (int32_t arc = graph->start[found->cells[k]];
                 arc < graph->start[found->cells[k] + 1]; arc++)
                beside |= graph->to[arc] == cell;
        if (beside && (best < 0 || away(graph, cell, from) > away(graph, best, from))) best = cell;
    }
    return best;
}

/// The middle is the cell farthest from obstacles, then nearest to the mean, then the smallest; the
/// sides are as far from it and from each other as possible, on both hands of it.
static void check_middle_and_sides(const pave_graph *graph, const pave_chokepoints *found,
                                   const pave_chokepoint *item)
{
    const int32_t *cells = found->cells + item->start;
    pave_vec2 mean = {0.0, 0.0};
    for (int32_t k = 0; k < item->width; k++) {
        mean.x += graph->positions[cells[k]].x / item->width;
        mean.y += graph->positions[cells[k]].y / item->width;
    }
    int32_t middle = cells[0];
    for (int32_t k = 1; k < item->width; k++) {
        const int32_t deep = found->distance[cells[k]], best = found->distance[middle];
        if (deep > best ||
            (deep == best && away(graph, cells[k], mean) < away(graph, middle, mean)))
            middle = cells[k];
    }
    assert_int_equal(item->cell, middle);
    const pave_vec2 at = graph->positions[middle];
    const int32_t one = farthest(graph, found, item, at, -1);
    assert_int_equal(item->sides[0], one);
    int32_t two = one < 0 ? -1 : farthest(graph, found, item, graph->positions[one], one);
    if (two >= 0) {
        const pave_vec2 a = graph->positions[one], b = graph->positions[two];
        if ((a.x - at.x) * (b.x - at.x) + (a.y - at.y) * (b.y - at.y) > 0.0) two = -1;
    }
    assert_int_equal(item->sides[1], two);
}

/// Areas are connected, chokepoints join areas that touch and all of these, and closing all that
/// lie between two areas separates them.
static void check_meetings(const pave_graph *graph, const pave_chokepoints *found)
{
    bool *open = malloc(sizeof *open * ((size_t)graph->node_count + 1));
    int32_t across = 0;
    if (!open) abort();
    for (int32_t area = 1; area <= found->area_count; area++) {
        int32_t size = 0, center = found->areas[area - 1].center;
        assert_int_equal(found->of_cell[center], area);
        assert_int_equal(found->distance[center], found->areas[area - 1].distance);
        for (int32_t cell = 0; cell < graph->node_count; cell++)
            open[cell] = found->of_cell[cell] == area;
        for (int32_t cell = 0; cell < graph->node_count; cell++) {
            size += open[cell];
            if (open[cell]) assert_true(found->distance[cell] <= found->areas[area - 1].distance);
            if (open[cell] && (cell % 7 == 0)) assert_true(reaches(graph, open, center, cell));
        }
        assert_int_equal(size, found->areas[area - 1].size);
    }
    for (int32_t i = 0; i < found->count; i++) {
        const pave_chokepoint *item = &found->items[i];
        bool middle = false;
        across += item->width;
        assert_true(item->areas[0] < item->areas[1] && item->width > 0);
        for (int32_t k = item->start; k < item->start + item->width; k++) {
            middle |= found->cells[k] == item->cell;
            assert_true(found->of_cell[found->cells[k]] == item->areas[0] ||
                        found->of_cell[found->cells[k]] == item->areas[1]);
            assert_true(k == item->start || found->cells[k - 1] < found->cells[k]);
        }
        assert_true(middle);
        check_middle_and_sides(graph, found, item);
        if (i > 0 && found->items[i - 1].areas[0] == item->areas[0] &&
            found->items[i - 1].areas[1] == item->areas[1])
            continue;
        for (int32_t cell = 0; cell < graph->node_count; cell++)
            open[cell] =
                found->of_cell[cell] == item->areas[0] || found->of_cell[cell] == item->areas[1];
        int32_t a = found->areas[item->areas[0] - 1].center,
                b = found->areas[item->areas[1] - 1].center;
        assert_true(reaches(graph, open, a, b));
        for (int32_t j = i; j < found->count && found->items[j].areas[0] == item->areas[0] &&
                            found->items[j].areas[1] == item->areas[1];
             j++)
            for (int32_t k = 0; k < found->items[j].width; k++)
                open[found->cells[found->items[j].start + k]] = false;
        assert_false(reaches(graph, open, a, b));
    }
    assert_int_equal(across, found->across_count);
    for (int32_t cell = 0; cell < graph->node_count; cell++)
        for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++) {
            int32_t low = found->of_cell[cell], high = found->of_cell[graph->to[arc]];
            bool told = !low || !high || low >= high;
            for (int32_t i = 0; i < found->count && !told; i++)
                told = found->items[i].areas[0] == low && found->items[i].areas[1] == high;
            assert_true(told);
        }
    free(open);
}

static void caves_hold_the_laws(void **state)
{
    (void)state;
    static uint8_t closed[4096];
    int32_t count = 0;
    for (int32_t seed = 0; seed < 200; seed++) {
        pave_window *window = seed % 8 == 7 ? window_of(seed / 8 % 3, 48, 40, false)
                                            : case_window(seed % GRAPH_CASES);
        pave_contact contact = seed % 3 == 2 ? PAVE_CONTACT_VERTEX : PAVE_CONTACT_EDGE;
        pave_graph *graph = case_graph(window, NULL, contact);
        uint32_t share = case_word(seed, 1, 9) % 45;
        for (int32_t cell = 0; cell < graph->node_count; cell++)
            closed[cell] = case_word(cell, seed, 8) % 100 < share;
        if (seed % 8 == 7) // rounder caves: what is mostly closed is closed
            for (int32_t cell = 0; cell < graph->node_count; cell++) {
                int32_t walls = 0, degree = graph->start[cell + 1] - graph->start[cell];
                for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++)
                    walls += closed[graph->to[arc]];
                closed[cell] = 2 * walls > degree;
            }
        pave_chokepoints_def def = {.ground = pave_ground_of_graph(graph),
                                    .closed = closed,
                                    .ratio = (seed % 5) / 4.0,
                                    .size_min = seed % 4 * 3};
        pave_chokepoints *found = find(&def), *again;
        check_field(graph, found, closed);
        check_meetings(graph, found);
        count += found->count;
        def.ground = pave_ground_of_window(window);
        def.ground.contact = contact;
        again = find(&def);
        assert_true(again->count == found->count && again->area_count == found->area_count);
        assert_memory_equal(again->of_cell, found->of_cell,
                            sizeof *found->of_cell * (size_t)found->cell_count);
        assert_memory_equal(again->cells, found->cells,
                            sizeof *found->cells * (size_t)found->across_count);
        for (int32_t i = 0; i < found->count; i++)
            assert_memory_equal(&again->items[i], &found->items[i], sizeof *found->items);
        pave_chokepoints_destroy(again);
        pave_chokepoints_destroy(found);
        pave_graph_destroy(graph);
        pave_window_destroy(window);
    }
    print_message("%d chokepoints\n", (int)count);
    assert_true(count > 500);
}

/// Masked cells and sides of a graph count as obstacles, as closed cells do.
static void masks_are_obstacles(void **state)
{
    (void)state;
    static uint8_t closed[CELLS];
    pave_window *window = window_of(1, WIDTH, HEIGHT, false);
    pave_mask *mask = NULL;
    assert_int_equal(pave_mask_create(window, NULL, &mask, NULL), PAVE_OK);
    dig_rooms(closed, 3, 7, 9);
    for (int32_t cell = 0; cell < CELLS; cell++) pave_mask_set_cell(mask, cell, closed[cell]);
    pave_graph *graph = case_graph(window, mask, PAVE_CONTACT_EDGE);
    pave_chokepoints_def def = {.ground = pave_ground_of_graph(graph)};
    pave_chokepoints *masked = find(&def);
    def = (pave_chokepoints_def){.ground = pave_ground_of_window(window), .closed = closed};
    pave_chokepoints *bytes = find(&def);
    assert_memory_equal(masked->of_cell, bytes->of_cell, sizeof *bytes->of_cell * CELLS);
    assert_memory_equal(masked->distance, bytes->distance, sizeof *bytes->distance * CELLS);
    assert_true(masked->count == 1 && bytes->count == 1 &&
                masked->items[0].cell == bytes->items[0].cell && masked->items[0].width == 3);
    assert_int_equal(masked->items[0].sides[0],
                     -1); // they are walls, but no cells that one could step on
    pave_chokepoints_destroy(bytes);
    pave_chokepoints_destroy(masked);
    pave_graph_destroy(graph);
    pave_mask_destroy(mask);
    pave_window_destroy(window);
}

// ---- Territories --------------------------------------------------------------------------------

static void territories_have_bridges(void **state)
{
    (void)state;
    //  1 1 2 2 3
    //  1 0 2 0 3      1-2, 2-3 by one edge each; 4 is joined to 1 by two, 5 and 6 touch each other
    //  only 4 4 0 5 6
    static const int32_t labels[15] = {1, 1, 2, 2, 3, 1, 0, 2, 0, 3, 4, 4, 0, 5, 5};
    pave_window *window = window_of(0, 5, 3, false);
    pave_territory_def def = {.ground = pave_ground_of_window(window), .labels = labels};
    pave_territories *map = NULL;
    assert_int_equal(pave_territories_create(&def, NULL, &map, NULL), PAVE_OK);
    pave_territory_bridge bridges[8];
    int32_t ids[8];
    int64_t count = -1;
    assert_int_equal(pave_territories_bridges(map, NULL, bridges, 8, &count), PAVE_OK);
    assert_int_equal(count, 4); // 1-2, 1-4, 2-3, 3-5
    const pave_territory_bridge wanted[4] = {{1, 2, 1}, {1, 4, 1}, {2, 3, 1}, {3, 5, 1}};
    assert_memory_equal(bridges, wanted, sizeof wanted);
    assert_int_equal(pave_territories_articulation_points(map, NULL, ids, 8, &count), PAVE_OK);
    assert_true(count == 3 && ids[0] == 1 && ids[1] == 2 && ids[2] == 3);
    // Exactly enough room, and one too few, which writes nothing but the need.
    memset(bridges, 0, sizeof bridges);
    count = -1;
    assert_int_equal(pave_territories_bridges(map, NULL, bridges, 3, &count), PAVE_CAPACITY);
    assert_true(count == 4 && bridges[0].a == 0);
    assert_int_equal(pave_territories_bridges(map, NULL, bridges, 4, &count), PAVE_OK);
    assert_memory_equal(bridges, wanted, sizeof wanted);
    assert_int_equal(bridges[4].a, 0);
    memset(ids, 0, sizeof ids);
    count = -1;
    assert_int_equal(pave_territories_articulation_points(map, NULL, ids, 2, &count),
                     PAVE_CAPACITY);
    assert_true(count == 3 && ids[0] == 0);
    assert_int_equal(pave_territories_articulation_points(map, NULL, ids, 3, &count), PAVE_OK);
    assert_true(count == 3 && ids[2] == 3 && ids[3] == 0);
    for (int64_t fail_at = 0, failed = 1; failed; fail_at++) {
        failing counts = {.fail_at = fail_at};
        pave_allocator allocator = failing_allocator(&counts);
        pave_result one = pave_territories_bridges(map, &allocator, bridges, 8, &count);
        if (one == PAVE_OK)
            failed = 0;
        else
            assert_int_equal(one, PAVE_NO_MEMORY);
        assert_true(counts.alive == 0 && counts.bytes == 0);
        counts = (failing){.fail_at = fail_at};
        one = pave_territories_articulation_points(map, &allocator, ids, 8, &count);
        assert_true((one == PAVE_OK) == !failed && counts.alive == 0 && counts.bytes == 0);
    }
    pave_territories_destroy(map);
    pave_window_destroy(window);
}

// ---- What is wrong ------------------------------------------------------------------------------

static void what_is_wrong_is_named(void **state)
{
    (void)state;
    pave_window *window = window_of(0, 4, 4, false), *empty = window_of(0, 0, 0, false);
    pave_chokepoints_def base = {.ground = pave_ground_of_window(window)},
                         wrong[5] = {base, base, base, base, base};
    static const char *const says[5] = {"ratio", "ratio", "ratio", "size_min", "width_max"};
    wrong[0].ratio = -0.1;
    wrong[1].ratio = 1.5;
    wrong[2].ratio = 0.0 / (double)(base.size_min + 0.0);
    wrong[3].size_min = -1;
    wrong[4].width_max = -2;
    for (int i = 0; i < 5; i++) {
        pave_chokepoints *out = (pave_chokepoints *)&base;
        pave_error error = {0};
        assert_int_equal(pave_chokepoints_create(&wrong[i], NULL, &out, &error), PAVE_RANGE);
        assert_null(out);
        assert_non_null(strstr(error.message, says[i]));
        assert_int_equal(pave_chokepoints_create(&wrong[i], NULL, &out, NULL), PAVE_RANGE);
    }
    base.ground = pave_ground_of_window(empty);
    pave_chokepoints *none = find(&base);
    assert_true(none->cell_count == 0 && none->area_count == 0 && none->count == 0);
    pave_chokepoints_destroy(none);
    pave_chokepoints_destroy(NULL);
    pave_window_destroy(empty);
    pave_window_destroy(window);
}

static void failing_allocations(void **state)
{
    (void)state;
    static uint8_t closed[CELLS];
    pave_window *window = window_of(1, WIDTH, HEIGHT, false);
    for (int32_t cell = 0; cell < CELLS; cell++) closed[cell] = case_word(cell, 1, 8) % 100 < 30;
    pave_chokepoints_def def = {.ground = pave_ground_of_window(window), .closed = closed};
    pave_result result = PAVE_NO_MEMORY;
    int64_t fail_at = 0;
    for (; result == PAVE_NO_MEMORY; fail_at++) {
        failing counts = {.fail_at = fail_at};
        pave_allocator allocator = failing_allocator(&counts);
        pave_chokepoints *found = NULL;
        pave_error error = {0};
        result = pave_chokepoints_create(&def, &allocator, &found, &error);
        assert_true((found != NULL) == (result == PAVE_OK) && error.result == result);
        pave_chokepoints_destroy(found);
        assert_int_equal(counts.alive, 0);
        assert_int_equal(counts.bytes, 0);
    }
    assert_int_equal(result, PAVE_OK);
    assert_true(fail_at > 30);
    pave_window_destroy(window);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_corridor_is_as_wide_as_it_is),
        cmocka_unit_test(the_narrowest_place_is_told),
        cmocka_unit_test(the_reach_of_a_cut),
        cmocka_unit_test(doors_are_told_apart),
        cmocka_unit_test(the_rim_is_a_wall_or_not),
        cmocka_unit_test(caves_hold_the_laws),
        cmocka_unit_test(masks_are_obstacles),
        cmocka_unit_test(territories_have_bridges),
        cmocka_unit_test(what_is_wrong_is_named),
        cmocka_unit_test(failing_allocations),
    };
    return cmocka_run_group_tests_name("chokepoints", tests, NULL, NULL);
}
