/// tests/tactics/test_terrain.c: terrain: levels and ways against brute force, rivers and lakes
/// over many seeds, heights of users and of pictures, costs, bad input.

#include <pave/random.h>
#include <pave/search.h>
#include <pave/terrain.h>

#include <math.h>

#include "../test.h"
#include "src/tactics/terrain/terrain_model.h"

static pave_window *window_of(pave_window_shape shape, int32_t width, int32_t height)
{
    pave_window *window = NULL;
    const pave_window_def def = {.tiling = pave_tiling_tri(),
                                 .shape = shape,
                                 .width = width,
                                 .height = height,
                                 .radius = width,
                                 .at = {-3, 5, 0}};
    assert_ok(pave_window_create(&def, NULL, &window, NULL));
    return window;
}

static pave_terrain *terrain_of(const pave_terrain_def *def)
{
    pave_terrain *terrain = NULL;
    pave_error error = {0};
    if (pave_terrain_create(def, NULL, &terrain, &error) != PAVE_OK) fail_msg("%s", error.message);
    return terrain;
}

/// Heights at random, from a small range, so that there are many hollows and much level ground.
static int32_t rough_height(void *context, pave_tri_vertex vertex)
{
    const uint64_t seed = *(const uint64_t *)context;
    const pave_random_words words =
        pave_random_at(seed, PAVE_STREAM_USER, vertex.q, vertex.r, 0, 0);
    return (int32_t)(words.word[0] % (seed % 3 ? 9000 : 7)) - (seed % 3 ? 2500 : 1);
}

static bool on_rim(const pave_terrain *terrain, int32_t vertex)
{
    for (int k = 0; k < 6; k++)
        if (!pave_window_contains(terrain->window,
                                  pave_tri_touches(pave_terrain_vertex(terrain, vertex), k)))
            return true;
    return false;
}

static int32_t beside(const pave_terrain *terrain, int32_t vertex, int k)
{
    return pave_terrain_index(terrain, pave_tri_adjacent(pave_terrain_vertex(terrain, vertex), k));
}

// ---- What is promised ---------------------------------------------------------------------------

/// Levels by relaxation until nothing changes: the least that the highest place of a way out can
/// be.
static void levels_by_force(const pave_terrain *terrain, const int32_t *ground, int32_t *levels)
{
    const int32_t count = terrain->vertex_count;
    for (int32_t i = 0; i < count; i++) {
        const bool sea = !terrain->def.dry && ground[i] <= terrain->def.sea;
        levels[i] = sea ? terrain->def.sea : on_rim(terrain, i) ? ground[i] : INT32_MAX;
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (int32_t i = 0; i < count; i++)
            for (int k = 0; k < 6; k++) {
                const int32_t next = beside(terrain, i, k);
                if (next < 0 || levels[next] == INT32_MAX) continue;
                const int32_t level = levels[next] > ground[i] ? levels[next] : ground[i];
                if (level >= levels[i]) continue;
                levels[i] = level;
                changed = true;
            }
    }
}

static void check_flow(const pave_terrain *terrain)
{
    const int32_t count = terrain->vertex_count;
    int32_t *runoff = calloc((size_t)count, sizeof *runoff);
    if (!runoff) abort();
    for (int32_t i = 0; i < count; i++) {
        const int32_t next = terrain->down[i];
        const pave_water water = (pave_water)terrain->waters[i];
        assert_true(terrain->heights[i] <= terrain->levels[i]);
        if (water < PAVE_WATER_LAKE) assert_int_equal(terrain->heights[i], terrain->levels[i]);
        if (water == PAVE_WATER_SEA) {
            assert_int_equal(terrain->levels[i], terrain->def.sea);
            assert_int_equal(next, -1);
            continue;
        }
        if (next >= 0) assert_true(terrain->levels[next] <= terrain->levels[i]);
        if (next < 0) assert_true(on_rim(terrain, i));
        bool is_beside = next < 0;
        for (int k = 0; k < 6; k++) {
            const int32_t other = beside(terrain, i, k);
            if (other < 0) continue;
            is_beside = is_beside || other == next;
            if (next < 0)
                assert_true(terrain->levels[other] >= terrain->levels[i]);
            else
                assert_true(terrain->levels[other] >= terrain->levels[next]);
            if (water == PAVE_WATER_LAKE && terrain->waters[other] == PAVE_WATER_LAKE)
                assert_int_equal(terrain->levels[i], terrain->levels[other]);
        }
        assert_true(is_beside);
        int32_t steps = 0;
        for (int32_t at = i; at >= 0 && terrain->waters[at] != PAVE_WATER_SEA;
             at = terrain->down[at]) {
            runoff[at]++;
            assert_true(steps++ < count); // no circles
        }
    }
    for (int32_t i = 0; i < count; i++) {
        assert_int_equal(terrain->runoff[i], runoff[i]);
        if (terrain->waters[i] <= PAVE_WATER_RIVER)
            assert_int_equal(terrain->waters[i] == PAVE_WATER_RIVER,
                             runoff[i] >= terrain->def.river);
    }
    free(runoff);
}

/// Every river ends where it may, and together they are all river vertices.
static void check_rivers(const pave_terrain *terrain)
{
    int64_t count = 0, again = 0, vertices = 0, wet = 0;
    pave_river *rivers = NULL;
    const pave_result sized = pave_terrain_rivers(terrain, NULL, 0, &count);
    assert_int_equal(sized, count > 0 ? PAVE_CAPACITY : PAVE_OK);
    rivers = malloc((size_t)(count + 1) * sizeof *rivers);
    if (!rivers) abort();
    assert_ok(pave_terrain_rivers(terrain, rivers, count, &again));
    assert_int_equal(again, count);
    for (int64_t i = 0; i < count; i++) {
        const pave_river *river = &rivers[i];
        int32_t at = river->source;
        assert_int_equal(terrain->waters[at], PAVE_WATER_RIVER);
        for (int32_t step = 0; step < river->length; step++) {
            assert_int_equal(terrain->waters[at], PAVE_WATER_RIVER);
            vertices++;
            at = terrain->down[at];
        }
        assert_int_equal(at, river->mouth);
        if (river->into == PAVE_WATER_NONE) {
            assert_true(on_rim(terrain, at) && terrain->down[at] < 0);
            vertices++;
        } else {
            assert_int_equal(terrain->waters[at], river->into);
        }
    }
    for (int32_t i = 0; i < terrain->vertex_count; i++)
        wet += terrain->waters[i] == PAVE_WATER_RIVER;
    assert_int_equal(vertices, wet);
    free(rivers);
}

TEST(small_terrains_against_brute_force)
{
    int32_t lakes = 0;
    for (uint64_t seed = 0; seed < 300; seed++) {
        static const pave_window_shape shapes[] = {PAVE_WINDOW_RECTANGLE, PAVE_WINDOW_PARALLELOGRAM,
                                                   PAVE_WINDOW_HEXAGON, PAVE_WINDOW_TRIANGLE,
                                                   PAVE_WINDOW_DISK};
        pave_window *window =
            window_of(shapes[seed % 5], 1 + (int32_t)(seed % 11), 1 + (int32_t)(seed % 7));
        uint64_t of = seed;
        const pave_terrain_def def = {.window = window,
                                      .seed = seed,
                                      .heights = {rough_height, &of},
                                      .dry = seed % 4 == 0,
                                      .river = 1 + (int32_t)(seed % 5),
                                      .lake = 1 + (int32_t)(seed % 4)};
        pave_terrain *terrain = terrain_of(&def);
        int32_t *ground = calloc(2 * (size_t)terrain->vertex_count, sizeof *ground);
        int32_t *levels = ground + terrain->vertex_count;
        for (int32_t i = 0; i < terrain->vertex_count; i++) {
            const pave_tri_vertex at = pave_terrain_vertex(terrain, i);
            assert_int_equal(pave_terrain_index(terrain, at), i);
            ground[i] = rough_height(&of, at);
        }
        levels_by_force(terrain, ground, levels);
        for (int32_t i = 0; i < terrain->vertex_count; i++) {
            assert_int_equal(terrain->levels[i], levels[i]);
            // Ground changes where a hollow is filled, and only there.
            if (terrain->heights[i] != ground[i])
                assert_true(terrain->heights[i] == levels[i] && terrain->waters[i] <= 1);
        }
        check_flow(terrain);
        check_rivers(terrain);
        lakes += terrain->lake_count;
        free(ground);
        pave_terrain_destroy(terrain);
        pave_window_destroy(window);
    }
    assert_true(lakes > 100);
}

/// Lakes have at least their least size, and their number is counted.
static void check_lakes(const pave_terrain *terrain)
{
    uint8_t *seen = calloc((size_t)terrain->vertex_count, 1);
    int32_t *list = calloc((size_t)terrain->vertex_count, sizeof *list), lakes = 0;
    if (!seen || !list) abort();
    for (int32_t i = 0; i < terrain->vertex_count; i++) {
        int32_t count = 0;
        if (seen[i] || terrain->waters[i] != PAVE_WATER_LAKE) continue;
        seen[i] = 1;
        list[count++] = i;
        for (int32_t at = 0; at < count; at++)
            for (int k = 0; k < 6; k++) {
                const int32_t next = beside(terrain, list[at], k);
                if (next < 0 || seen[next] || terrain->waters[next] != PAVE_WATER_LAKE) continue;
                seen[next] = 1;
                list[count++] = next;
            }
        assert_true(count >= terrain->def.lake);
        lakes++;
    }
    assert_int_equal(lakes, terrain->lake_count);
    free(list);
    free(seen);
}

TEST(seeded_terrains_keep_the_promises)
{
    pave_window *window = window_of(PAVE_WINDOW_RECTANGLE, 160, 80);
    int64_t rivers = 0, lakes = 0, seas = 0;
    for (uint64_t seed = 0; seed < 40; seed++) {
        const pave_terrain_def def = {.window = window, .seed = seed, .dry = seed % 5 == 4};
        pave_terrain *terrain = terrain_of(&def), *again = terrain_of(&def);
        check_flow(terrain);
        check_rivers(terrain);
        check_lakes(terrain);
        assert_true(pave_terrain_hash(terrain) == pave_terrain_hash(again));
        for (int32_t i = 0; i < terrain->vertex_count; i++) {
            rivers += terrain->waters[i] == PAVE_WATER_RIVER;
            seas += terrain->waters[i] == PAVE_WATER_SEA;
        }
        lakes += terrain->lake_count;
        for (int32_t cell = 0; cell < terrain->cell_count; cell++) {
            int32_t corners[3], sea = 0;
            pave_terrain_corners(terrain, cell, corners);
            for (int k = 0; k < 3; k++) sea += terrain->waters[corners[k]] == PAVE_WATER_SEA;
            assert_int_equal(sea == 3, terrain->zones[cell] == PAVE_TERRAIN_SEA);
            assert_int_not_equal(terrain->zones[cell], PAVE_TERRAIN_RIVER);
        }
        pave_terrain_destroy(again);
        pave_terrain_destroy(terrain);
    }
    assert_true(rivers > 1000 && lakes > 20 && seas > 10000);
    pave_window_destroy(window);
}

/// The heights of noise are the same wherever the window begins and ends.
TEST(heights_do_not_depend_on_the_window)
{
    pave_window *small = window_of(PAVE_WINDOW_PARALLELOGRAM, 20, 20),
                *large = window_of(PAVE_WINDOW_PARALLELOGRAM, 60, 40);
    pave_terrain_def def = {.window = small, .seed = 5, .lake = INT32_MAX};
    pave_terrain *a = terrain_of(&def);
    def.window = large;
    pave_terrain *b = terrain_of(&def);
    int32_t same = 0;
    for (int32_t i = 0; i < a->vertex_count; i++) {
        const int32_t there = pave_terrain_index(b, pave_terrain_vertex(a, i));
        assert_true(there >= 0);
        same += a->heights[i] == b->heights[there]; // others were filled in one of them
    }
    assert_true(same > a->vertex_count * 8 / 10);
    pave_terrain_destroy(b);
    pave_terrain_destroy(a);
    pave_window_destroy(large);
    pave_window_destroy(small);
}

// ---- Heights ------------------------------------------------------------------------------------

TEST(pictures_give_heights)
{
    static const uint16_t values[6] = {0, 30000, 65535, 65535, 30000, 0};
    pave_window *window = window_of(PAVE_WINDOW_PARALLELOGRAM, 18, 4);
    pave_heights_picture picture = {
        .window = window, .values = values, .width = 3, .height = 2, .low = -1000, .high = 3000};
    pave_heights heights;
    pave_error error;
    assert_ok(pave_heights_of_picture(&picture, &heights, &error));
    // The window has q -3..6 and r 5..9: its upper left vertex is on the first pixel's middle.
    assert_int_equal(heights.at(heights.context, pave_tri_vertex_of(-3, 5)), -1000);
    // The upper right vertex lies 18 of 22 halves from the left: 0.636 of the way to the last
    // pixel.
    const int32_t right = heights.at(heights.context, pave_tri_vertex_of(6, 5));
    const double between = 30000.0 + (65535.0 - 30000.0) * (18.0 / 22.0 * 2.0 - 1.0);
    assert_true(right > -1000.0 + between / 65535.0 * 4000.0 - 2.0 &&
                right < -1000.0 + between / 65535.0 * 4000.0 + 2.0);
    assert_int_equal(heights.at(heights.context, pave_tri_vertex_of(6, 9)), -1000); // lower right
    picture.width = 0;
    assert_int_equal(pave_heights_of_picture(&picture, &heights, &error), PAVE_RANGE);
    picture.width = 3;
    picture.high = INT32_MAX;
    assert_int_equal(pave_heights_of_picture(&picture, &heights, &error), PAVE_RANGE);
    picture.window = NULL;
    assert_int_equal(pave_heights_of_picture(&picture, &heights, &error), PAVE_INVALID);
    pave_window_destroy(window);
}

/// Stripes of black and white, many to a cell: each vertex is grey. So are those of one white pixel
/// in a black picture as bright together as that pixel.
TEST(large_pictures_are_averaged)
{
    enum { WIDTH = 2048, HEIGHT = 64 };
    static uint16_t values[WIDTH * HEIGHT];
    pave_window *window = window_of(PAVE_WINDOW_RECTANGLE, 16, 4);
    pave_heights_picture picture = {
        .window = window, .values = values, .width = WIDTH, .height = HEIGHT, .high = 10000};
    pave_heights heights;
    pave_error error;
    for (int32_t i = 0; i < WIDTH * HEIGHT; i++) values[i] = i & 1 ? 65535 : 0;
    assert_ok(pave_heights_of_picture(&picture, &heights, &error));
    const pave_terrain_def def = {.window = window, .heights = heights, .dry = true, .lake = 1000};
    pave_terrain *terrain = terrain_of(&def);
    for (int32_t i = 0; i < terrain->vertex_count; i++)
        assert_in_range(terrain->heights[i], 4950, 5050);
    pave_terrain_destroy(terrain);
    memset(values, 0, sizeof values);
    values[20 * WIDTH + 700] = 65535;
    picture.high = PAVE_TERRAIN_HEIGHT_MAX;
    int64_t sum = 0;
    terrain = terrain_of(&def);
    for (int32_t i = 0; i < terrain->vertex_count; i++) sum += terrain->heights[i];
    // Along a row of the vertices each pixel is seen once, and once down the rows.
    const double step = (WIDTH - 1) / ((double)picture.own.width / 2.0), rows = (HEIGHT - 1) / 4.0;
    assert_true(fabs((double)sum * step * rows / PAVE_TERRAIN_HEIGHT_MAX - 1) < 0.05);
    pave_terrain_destroy(terrain);
    pave_window_destroy(window);
}

static int32_t too_high(void *context, pave_tri_vertex vertex)
{
    (void)context;
    return vertex.q == 2 ? PAVE_TERRAIN_HEIGHT_MAX + 1 : 0;
}

// ---- Movement -----------------------------------------------------------------------------------

/// A ramp: one edge of height for each edge along q.
static int32_t ramp(void *context, pave_tri_vertex vertex)
{
    return vertex.q * *(const int32_t *)context;
}

TEST(slopes_of_ramps)
{
    pave_window *window = window_of(PAVE_WINDOW_PARALLELOGRAM, 4, 4);
    // A plane through 0, s and 0 at the corners of an equilateral triangle rises s over its height.
    for (int32_t s = 0; s < 20000; s += 777) {
        int32_t step = s;
        const pave_terrain_def def = {.window = window, .heights = {ramp, &step}, .dry = true};
        pave_terrain *terrain = terrain_of(&def);
        const int32_t wanted = (int32_t)(s / 0.86602540378 * 256 / 4096);
        for (int32_t cell = 0; cell < terrain->cell_count; cell++)
            assert_in_range(pave_terrain_slope(terrain, cell), wanted > 0 ? wanted - 1 : 0,
                            wanted + 1);
        pave_terrain_destroy(terrain);
    }
    pave_window_destroy(window);
}

TEST(costs_close_water_and_count_rivers)
{
    pave_window *window = window_of(PAVE_WINDOW_RECTANGLE, 120, 60);
    pave_terrain *terrain = terrain_of(&(pave_terrain_def){.window = window, .seed = 3});
    pave_graph *graph = NULL;
    assert_ok(pave_graph_create(&(pave_graph_def){.window = window}, NULL, &graph, NULL));
    int32_t *enter = malloc(sizeof *enter * (size_t)terrain->cell_count),
            *cross = malloc(sizeof *cross * (size_t)graph->arc_count);
    if (!enter || !cross) abort();
    pave_terrain_costs_def def = pave_terrain_costs_on_foot();
    assert_ok(pave_terrain_costs(terrain, &def, graph, enter, cross, NULL));
    int32_t rivers = 0, sides = 0;
    for (int32_t cell = 0; cell < terrain->cell_count; cell++) {
        const pave_terrain_zone zone = (pave_terrain_zone)terrain->zones[cell];
        if (zone <= PAVE_TERRAIN_LAKE) assert_int_equal(enter[cell], -1);
        if (zone == PAVE_TERRAIN_GRASS && pave_terrain_slope(terrain, cell) == 0)
            assert_int_equal(enter[cell], 2);
        for (int k = 0; k < 3; k++) sides += pave_terrain_river_at(terrain, cell, k);
        for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++)
            rivers += cross[arc] >= 6 && cross[arc] % 4 == 2;
    }
    assert_true(sides > 20);
    assert_true(rivers >= sides - 10 && rivers <= sides); // at the rim there is no arc
    // They are what a search takes.
    const pave_ground ground = pave_ground_of_graph(graph);
    pave_search *search = NULL;
    assert_ok(pave_search_create(&ground, NULL, &search, NULL));
    int32_t *field = malloc(sizeof *field * (size_t)terrain->cell_count), start = 0;
    if (!field) abort();
    while (enter[start] < 0) start++;
    const pave_costs costs = {.enter = enter, .cross = cross};
    assert_ok(pave_search_field(search, &start, 1, &costs, field, NULL));
    for (int32_t cell = 0; cell < terrain->cell_count; cell++)
        if (enter[cell] < 0) assert_int_equal(field[cell], PAVE_FAR);
    free(field);
    pave_search_destroy(search);
    def.slope = -1;
    assert_int_equal(pave_terrain_costs(terrain, &def, graph, enter, cross, NULL), PAVE_RANGE);
    def = pave_terrain_costs_on_foot();
    pave_graph other = *graph;
    other.node_count--;
    assert_int_equal(pave_terrain_costs(terrain, &def, &other, enter, cross, NULL), PAVE_INVALID);
    free(cross);
    free(enter);
    pave_graph_destroy(graph);
    pave_terrain_destroy(terrain);
    pave_window_destroy(window);
}

// ---- Bad input and memory -----------------------------------------------------------------------

static void refuse(const pave_terrain_def *def, pave_result wanted)
{
    pave_terrain *terrain = NULL;
    pave_error error = {0};
    assert_int_equal(pave_terrain_create(def, NULL, &terrain, &error), wanted);
    assert_null(terrain);
    assert_int_equal(error.result, wanted);
    assert_true(error.message[0] != 0);
}

TEST(bad_definitions)
{
    pave_window *window = window_of(PAVE_WINDOW_PARALLELOGRAM, 12, 4), *squares = NULL, *far = NULL,
                *empty = window_of(PAVE_WINDOW_PARALLELOGRAM, 0, 0), *torus = NULL;
    pave_window_def other = {.width = 3, .height = 3};
    assert_ok(pave_window_create(&other, NULL, &squares, NULL));
    other = (pave_window_def){.tiling = pave_tiling_tri(), .width = 4, .height = 4, .wrap = true};
    assert_ok(pave_window_create(&other, NULL, &torus, NULL));
    other.wrap = false;
    other.at.q = PAVE_TERRAIN_COORDINATE_MAX;
    assert_ok(pave_window_create(&other, NULL, &far, NULL));
    refuse(&(pave_terrain_def){.window = NULL}, PAVE_INVALID);
    refuse(&(pave_terrain_def){.window = squares}, PAVE_INVALID);
    refuse(&(pave_terrain_def){.window = torus}, PAVE_INVALID);
    refuse(&(pave_terrain_def){.window = empty}, PAVE_INVALID);
    refuse(&(pave_terrain_def){.window = far}, PAVE_RANGE);
    refuse(&(pave_terrain_def){.window = window, .hills = 1}, PAVE_RANGE);
    refuse(&(pave_terrain_def){.window = window, .hills = INT32_MAX}, PAVE_RANGE);
    refuse(&(pave_terrain_def){.window = window, .relief = -1}, PAVE_RANGE);
    refuse(&(pave_terrain_def){.window = window, .wet = 100}, PAVE_RANGE);
    refuse(&(pave_terrain_def){.window = window, .sea = INT32_MIN}, PAVE_RANGE);
    refuse(&(pave_terrain_def){.window = window, .river = -1}, PAVE_RANGE);
    refuse(&(pave_terrain_def){.window = window, .lake = -1}, PAVE_RANGE);
    refuse(&(pave_terrain_def){.window = window, .snow = -1}, PAVE_RANGE);
    refuse(&(pave_terrain_def){.window = window, .heights = {too_high, NULL}}, PAVE_RANGE);
    pave_window_destroy(far);
    pave_window_destroy(torus);
    pave_window_destroy(squares);
    pave_window_destroy(empty);
    pave_window_destroy(window);
}

TEST(zones_have_colors)
{
    for (int i = 0; i < PAVE_TERRAIN_ZONES; i++)
        assert_int_equal(pave_terrain_zone_color((pave_terrain_zone)i) & 255, 255);
}

int main(void) { return run_all_tests(NULL, NULL); }
