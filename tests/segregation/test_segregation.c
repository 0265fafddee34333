/// tests/segregation/test_segregation.c: segregations from outside: what they are made from, runs
/// and how they end, wrong data.
#include "../calls.h"
#include "../test.h"
#include "segregation_fixture.h"

static pave_window *hexagon(int32_t radius)
{
    const pave_window_def def = {
        .tiling = pave_tiling_hex(), .shape = PAVE_WINDOW_HEXAGON, .radius = radius};
    pave_window *window = NULL;
    if (pave_window_create(&def, NULL, &window, NULL) != PAVE_OK) abort();
    return window;
}

static pave_window *squares(int32_t width, int32_t height)
{
    const pave_window_def def = {.width = width, .height = height};
    pave_window *window = NULL;
    if (pave_window_create(&def, NULL, &window, NULL) != PAVE_OK) abort();
    return window;
}

// ---- The initial races --------------------------------------------------------------------------

/// Each cell by itself: shares are met about, within five standard deviations; the same cells
/// whatever else there is.
TEST(cells_are_drawn)
{
    pave_window *window = hexagon(100);
    const double shares[] = {3, 1, 0, 2}, wanted[] = {0.25, 0.375, 0.125, 0, 0.25};
    const pave_segregation_def def = {.ground = pave_ground_of_window(window),
                                      .seed = 4,
                                      .races = 5,
                                      .vacancy = 0.25,
                                      .shares = shares};
    pave_segregation *segregation = segregation_of(&def);
    int32_t counts[256];
    count_races(segregation, counts);
    for (int race = 0; race < 5; race++) {
        const double mean = wanted[race] * (double)window->count, off = counts[race] - mean;
        assert_true(off * off <= 25 * mean);
    }
    const pave_segregation_state begin = pave_segregation_get_state(segregation);
    assert_true(begin.cells == window->count && begin.vacancies == counts[0] &&
                begin.agents == window->count - counts[0]);
    assert_true(begin.satisfied + begin.unsatisfied == begin.agents && begin.steps == 0 &&
                begin.moves == 0);
    pave_segregation_destroy(segregation);
    pave_window_destroy(window);
}

TEST(shares_are_met_exactly)
{
    pave_window *window = squares(50, 41); // 2050 cells, of which 50 are closed
    uint8_t closed[2050] = {0}, races[2050];
    for (int i = 0; i < 50; i++) closed[41 * i] = 1;
    const double shares[] = {1, 1, 2};
    const pave_segregation_def def = {.ground = pave_ground_of_window(window),
                                      .seed = 4,
                                      .races = 4,
                                      .vacancy = 0.2,
                                      .shares = shares,
                                      .counted = true,
                                      .closed = closed};
    pave_segregation *segregation = segregation_of(&def);
    int32_t counts[256];
    count_races(segregation, counts);
    assert_true(counts[0] == 400 + 50 && counts[1] == 400 && counts[2] == 400 && counts[3] == 800);
    assert_int_equal(pave_segregation_get_state(segregation).vacancies, 400);
    assert_ok(pave_segregation_run(segregation, 50, NULL));
    pave_segregation_races(segregation, races);
    for (int i = 0; i < 2050; i++) assert_true(!closed[i] || races[i] == 0);
    pave_segregation_destroy(segregation);
    pave_window_destroy(window);
}

TEST(a_start_is_taken_as_it_is)
{
    pave_window *window = squares(7, 5);
    uint8_t start[35], races[35];
    int32_t labels[35];
    for (int i = 0; i < 35; i++) start[i] = (uint8_t)(i % 6);
    const pave_segregation_def def = {
        .ground = pave_ground_of_window(window), .races = 6, .start = start};
    pave_segregation *segregation = segregation_of(&def);
    pave_segregation_races(segregation, races);
    pave_segregation_labels(segregation, labels);
    assert_memory_equal(races, start, sizeof start);
    uint64_t hash = PAVE_HASH_START;
    for (int i = 0; i < 35; i++) assert_int_equal(labels[i], start[i]);
    for (int i = 0; i < 35; i += 4) {
        uint32_t word = 0;
        for (int k = 0; k < 4 && i + k < 35; k++) word |= (uint32_t)start[i + k] << 8 * k;
        hash = pave_hash_word(hash, word);
    }
    assert_true(hash == pave_segregation_hash(segregation));
    pave_segregation_destroy(segregation);
    pave_window_destroy(window);
}

// ---- How runs end -------------------------------------------------------------------------------

TEST(runs_in_pieces_are_one_run)
{
    pave_window *window = hexagon(12);
    const pave_segregation_def def = {
        .ground = pave_ground_of_window(window), .seed = 3, .races = 7};
    pave_segregation *whole = segregation_of(&def), *pieces = segregation_of(&def);
    assert_ok(pave_segregation_run(whole, 5000, NULL));
    const pave_segregation_state end = pave_segregation_get_state(whole);
    assert_int_equal(end.status, PAVE_SEGREGATION_SATISFIED);
    assert_true(end.steps > 30 && end.unsatisfied == 0 && end.satisfied == end.agents);
    assert_ok(pave_segregation_step(pieces, NULL));
    assert_int_equal(pave_segregation_get_state(pieces).status, PAVE_SEGREGATION_RUNNING);
    for (int64_t steps = 0; steps <= end.steps; steps += 7) {
        assert_ok(pave_segregation_run(pieces, steps, NULL));
        assert_int_equal(pave_segregation_get_state(pieces).status, PAVE_SEGREGATION_LIMIT);
    }
    assert_ok(pave_segregation_step(pieces, NULL));
    assert_ok(pave_segregation_run(pieces, INT64_MAX, NULL));
    const pave_segregation_state there = pave_segregation_get_state(pieces);
    assert_memory_equal(&there, &end, sizeof end);
    assert_true(pave_segregation_hash(whole) == pave_segregation_hash(pieces));

    int64_t count = 0, other = 0;
    const int32_t *history = pave_segregation_history(whole, &count),
                  *again = pave_segregation_history(pieces, &other);
    assert_true(count == end.steps + 1 && other == count && history[count - 1] == 0 &&
                history[0] > history[count / 2]);
    assert_memory_equal(history, again, (size_t)count * sizeof *history);

    // When all is done, nothing happens any more.
    assert_ok(pave_segregation_run(whole, 9000, NULL));
    assert_ok(pave_segregation_step(whole, NULL));
    assert_int_equal(pave_segregation_get_state(whole).steps, end.steps);
    assert_int_equal(pave_segregation_run(whole, -1, NULL), PAVE_RANGE);
    pave_segregation_destroy(whole);
    pave_segregation_destroy(pieces);
    pave_window_destroy(window);
}

TEST(without_vacancies_all_is_frozen)
{
    pave_window *window = hexagon(5);
    const pave_segregation_def def = {
        .ground = pave_ground_of_window(window), .races = 5, .vacancy = -1};
    pave_segregation *segregation = segregation_of(&def);
    assert_int_equal(pave_segregation_get_state(segregation).vacancies, 0);
    assert_ok(pave_segregation_run(segregation, 100, NULL));
    const pave_segregation_state end = pave_segregation_get_state(segregation);
    assert_true(end.status == PAVE_SEGREGATION_FROZEN && end.steps == 0 && end.moves == 0 &&
                end.unsatisfied > 0);
    pave_segregation_destroy(segregation);
    pave_window_destroy(window);
}

/// One race, one group, one cell, no cell.
TEST(little_is_satisfied_at_once)
{
    pave_window *windows[] = {hexagon(4),    hexagon(0),     squares(0, 0),
                              squares(1, 1), squares(64, 1), squares(1, 65)};
    for (size_t i = 0; i < sizeof windows / sizeof *windows; i++)
        for (int32_t races = 1; races <= 2; races++)
            for (int lists = 0; lists < 2; lists++) {
                pave_graph *graph = lists ? segregation_graph(windows[i], PAVE_CONTACT_EDGE) : NULL;
                const pave_segregation_def def = {.ground = lists
                                                                ? pave_ground_of_graph(graph)
                                                                : pave_ground_of_window(windows[i]),
                                                  .races = races,
                                                  .seed = 5};
                pave_segregation *segregation = segregation_of(&def);
                assert_ok(pave_segregation_run(segregation, 100, NULL));
                const pave_segregation_state end = pave_segregation_get_state(segregation);
                assert_true(end.status == PAVE_SEGREGATION_SATISFIED && end.steps == 0 &&
                            end.cells == windows[i]->count);
                assert_true(races == 2 || (end.agents == 0 && end.vacancies == end.cells));
                assert_int_equal(pave_segregation_history(segregation, NULL)[0], 0);
                pave_segregation_destroy(segregation);
                pave_graph_destroy(graph);
            }
    for (size_t i = 0; i < sizeof windows / sizeof *windows; i++) pave_window_destroy(windows[i]);
}

TEST(progress_stops_after_whole_steps)
{
    pave_window *window = hexagon(100);
    const pave_segregation_def def = {.ground = pave_ground_of_window(window), .seed = 8};
    pave_segregation *whole = segregation_of(&def), *stopped = segregation_of(&def);
    told quiet = {.stop_at = INT64_MAX}, stopping = {.stop_at = 1};
    pave_batch batch = {.progress = {tell, &quiet}};
    assert_ok(pave_segregation_run(whole, 400, &batch));
    assert_true(quiet.calls > 2 && quiet.done == 400 && quiet.total == 400);
    batch.progress.context = &stopping;
    assert_int_equal(pave_segregation_run(stopped, 400, &batch), PAVE_STOPPED);
    const int64_t steps = pave_segregation_get_state(stopped).steps;
    assert_true(steps > 0 && steps == stopping.done);
    assert_ok(pave_segregation_run(stopped, 400, NULL));
    assert_true(pave_segregation_hash(whole) == pave_segregation_hash(stopped));
    pave_segregation_destroy(whole);
    pave_segregation_destroy(stopped);
    pave_window_destroy(window);
}

// ---- Thresholds ---------------------------------------------------------------------------------

/// The default is the article's table; an agent that wants more than its neighbours is never
/// satisfied; an agent that wants nothing never moves.
TEST(thresholds_are_tables_or_ratios)
{
    static const int32_t text[] = {0, 1, 1, 2, 2, 2, 3}, never[] = {1, 9, 9, 9, 9, 9, INT32_MAX},
                         nothing[7] = {0};
    pave_window *window = hexagon(9);
    pave_segregation_def def = {.ground = pave_ground_of_window(window), .seed = 2, .races = 6};
    uint64_t hashes[4];
    const pave_threshold thresholds[] = {{0},
                                         {.ratio = 0.4},
                                         {.table = text, .table_count = 7},
                                         {.table = nothing, .table_count = 7}};
    for (int i = 0; i < 4; i++) {
        def.threshold = thresholds[i];
        pave_segregation *segregation = segregation_of(&def);
        assert_ok(pave_segregation_run(segregation, 1000, NULL));
        assert_int_equal(pave_segregation_get_state(segregation).status,
                         PAVE_SEGREGATION_SATISFIED);
        if (i == 3) assert_int_equal(pave_segregation_get_state(segregation).steps, 0);
        hashes[i] = pave_segregation_hash(segregation);
        pave_segregation_destroy(segregation);
    }
    assert_true(hashes[0] == hashes[1] && hashes[1] == hashes[2] && hashes[2] != hashes[3]);
    def.threshold = (pave_threshold){.table = never, .table_count = 7};
    pave_segregation *segregation = segregation_of(&def);
    assert_ok(pave_segregation_run(segregation, 30, NULL));
    const pave_segregation_state end = pave_segregation_get_state(segregation);
    assert_true(end.status == PAVE_SEGREGATION_LIMIT && end.unsatisfied == end.agents &&
                end.moves == 30 * (int64_t)end.vacancies);
    pave_segregation_destroy(segregation);
    pave_window_destroy(window);
}

// ---- Wrong data ---------------------------------------------------------------------------------

static void refused(const pave_segregation_def *def, pave_result result, const char *part)
{
    pave_segregation *segregation = (pave_segregation *)(uintptr_t)1;
    pave_error error = {0};
    assert_int_equal(pave_segregation_create(def, NULL, &segregation, &error), result);
    assert_null(segregation);
    assert_int_equal(error.result, result);
    if (!strstr(error.message, part))
        fail_msg("\"%s\" says nothing of \"%s\"", error.message, part);
    assert_int_equal(pave_segregation_create(def, NULL, &segregation, NULL), result);
}

#define REFUSED(result, part, ...)                                                                 \
    refused(&(pave_segregation_def){.ground = pave_ground_of_window(window), __VA_ARGS__}, result, \
            part)

TEST(wrong_data_is_refused)
{
    pave_window *window = hexagon(1);
    const double none[] = {0, 0}, negative[] = {1, -0.5}, nan[] = {0.0 / 0.0, 1},
                 large[] = {0, 1.1e15};
    const int32_t table[] = {0, 1, 1, 2, 2, 2, 3}, wrong[] = {0, 1, -1, 2, 2, 2, 3};
    const uint8_t start[] = {0, 1, 2, 3, 0, 0, 0}, closed[] = {0, 0, 0, 0, 1, 0, 0};
    const uint8_t inhabited[] = {0, 1, 2, 1, 2, 0, 0};
    const pave_threshold each[] = {{0}, {.ratio = 1.5}},
                         tables[] = {{.table = table, .table_count = 7},
                                     {.table = wrong, .table_count = 7}};
    REFUSED(PAVE_RANGE, "-3 races", .races = -3);
    REFUSED(PAVE_RANGE, "251 races: races must be 1 to 250", .races = 251);
    REFUSED(PAVE_RANGE, "vacancies is 1", .vacancy = 1);
    REFUSED(PAVE_RANGE, "vacancies is", .vacancy = 0.0 / 0.0);
    REFUSED(PAVE_INVALID, "all groups are 0", .races = 3, .shares = none);
    REFUSED(PAVE_RANGE, "group 2 is -0.5", .races = 3, .shares = negative);
    REFUSED(PAVE_RANGE, "group 1 is", .races = 3, .shares = nan);
    REFUSED(PAVE_INVALID, "has 5 numbers: it must have 7",
            .threshold = {.table = table, .table_count = 5});
    REFUSED(PAVE_RANGE, "number 2 of the table of group 1 is -1",
            .threshold = {.table = wrong, .table_count = 7});
    REFUSED(PAVE_RANGE, "table of group 2", .races = 3, .thresholds = tables);
    REFUSED(PAVE_RANGE, "ratio of group 1 is 1.01", .threshold = {.ratio = 1.01});
    REFUSED(PAVE_RANGE, "ratio of group 1 is -1", .threshold = {.ratio = -1});
    REFUSED(PAVE_RANGE, "ratio of group 2", .races = 3, .thresholds = each);
    REFUSED(PAVE_RANGE, "cell 3 of the start has race 3", .races = 3, .start = start);
    REFUSED(PAVE_INVALID, "cell 4 of the start has race 2, but is closed", .races = 3,
            .start = inhabited, .closed = closed);
    REFUSED(PAVE_RANGE, "reach is -1", .reach = -1);
    REFUSED(PAVE_RANGE, "reach is 65", .reach = 65);
    REFUSED(PAVE_RANGE, "group 2 is 1.1e+15", .races = 3, .shares = large);
    REFUSED(PAVE_RANGE, "the order of moves is unknown", .order = (pave_move_order)2);
    pave_window_destroy(window);
}

/// Numbers at their bounds, and the fewest of what must be there.
TEST(bounds_are_allowed)
{
    pave_window *window = hexagon(1);
    const pave_ground ground = pave_ground_of_window(window);
    const double one[] = {0, 1e15};
    const int32_t table[7] = {0};
    const pave_segregation_def defs[] = {
        {.ground = ground, .races = 1},
        {.ground = ground, .races = 250},
        {.ground = ground, .vacancy = -1},
        {.ground = ground, .vacancy = 0.999},
        {.ground = ground, .reach = 64},
        {.ground = ground, .threshold.ratio = 1},
        {.ground = ground, .races = 3, .shares = one},
        {.ground = ground, .threshold = {.table = table, .table_count = 7}}};
    for (size_t i = 0; i < sizeof defs / sizeof *defs; i++) {
        pave_segregation *segregation = NULL;
        pave_error error = {0};
        if (pave_segregation_create(&defs[i], NULL, &segregation, &error) != PAVE_OK)
            fail_msg("%d: %s", (int)i, error.message);
        pave_segregation_destroy(segregation);
    }
    pave_window_destroy(window);
}

/// A reach of 0 is one of 1; one that is out of range, or no memory, leaves the number as it was.
TEST(neighbors_are_counted)
{
    pave_window *window = squares(9, 9), *board = hexagon(3);
    pave_graph *graph = segregation_graph(window, PAVE_CONTACT_VERTEX);
    const pave_ground grounds[] = {{.window = window, .contact = PAVE_CONTACT_VERTEX},
                                   pave_ground_of_window(board),
                                   pave_ground_of_graph(graph)};
    const int32_t once[] = {8, 6, 8}, twice[] = {24, 18, 24};
    for (int i = 0; i < 3; i++) {
        int32_t most = -7;
        assert_ok(pave_segregation_neighbors_max(&grounds[i], 0, NULL, &most));
        assert_int_equal(most, once[i]);
        assert_ok(pave_segregation_neighbors_max(&grounds[i], 2, NULL, &most));
        assert_int_equal(most, twice[i]);
        assert_ok(pave_segregation_neighbors_max(&grounds[i], 1, NULL, &most));
        assert_int_equal(most, once[i]);
        assert_int_equal(pave_segregation_neighbors_max(&grounds[i], -1, NULL, &most), PAVE_RANGE);
        assert_int_equal(
            pave_segregation_neighbors_max(&grounds[i], PAVE_REACH_MAX + 1, NULL, &most),
            PAVE_RANGE);
        assert_int_equal(most, once[i]);
        assert_ok(pave_segregation_neighbors_max(&grounds[i], PAVE_REACH_MAX, NULL, &most));
    }
    pave_graph_destroy(graph);
    // A graph that no window made: the most of any node.
    const int32_t start[] = {0, 3, 4, 5, 6}, to[] = {1, 2, 3, 0, 0, 0};
    const pave_graph star = {
        .node_count = 4, .arc_count = 6, .start = (int32_t *)start, .to = (int32_t *)to};
    const pave_ground ground = pave_ground_of_graph(&star);
    int32_t most = -7;
    assert_ok(pave_segregation_neighbors_max(&ground, 0, NULL, &most));
    assert_int_equal(most, 3);
    assert_ok(pave_segregation_neighbors_max(&ground, 2, NULL, &most));
    assert_int_equal(most, 3);
    failing memory = {.fail_at = 0};
    pave_allocator allocator = failing_allocator(&memory);
    most = -7;
    assert_int_equal(pave_segregation_neighbors_max(&ground, 2, &allocator, &most), PAVE_NO_MEMORY);
    assert_int_equal(most, -7);
    pave_window_destroy(window);
    pave_window_destroy(board);
}

/// A window has more cells than an int32_t counts: nothing is made of it.
TEST(too_many_cells_are_refused)
{
    pave_window small = *(pave_window[]){{.count = (int64_t)INT32_MAX + 1}};
    refused(&(pave_segregation_def){.ground = {.window = &small}}, PAVE_RANGE,
            "more than 2147483647 cells");
}

// ---- Memory -------------------------------------------------------------------------------------

/// Where the history cannot grow, a step fails, and nothing has happened.
TEST(a_step_without_memory_is_none)
{
    static const int32_t never[] = {1, 9, 9, 9, 9, 9, 9};
    pave_window *window = hexagon(3);
    failing memory = {.fail_at = -1};
    const pave_allocator allocator = failing_allocator(&memory);
    const pave_segregation_def def = {.ground = pave_ground_of_window(window),
                                      .threshold = {.table = never, .table_count = 7}};
    pave_segregation *segregation = NULL;
    assert_ok(pave_segregation_create(&def, &allocator, &segregation, NULL));
    memory.fail_at = memory.count;
    assert_int_equal(pave_segregation_run(segregation, 5000, NULL), PAVE_NO_MEMORY);
    const pave_segregation_state before = pave_segregation_get_state(segregation);
    const uint64_t hash = pave_segregation_hash(segregation);
    memory.fail_at = memory.count;
    assert_int_equal(pave_segregation_step(segregation, NULL), PAVE_NO_MEMORY);
    uint8_t marks[37] = {7};
    memory.fail_at = memory.count;
    assert_int_equal(pave_segregation_unsatisfied(segregation, marks), PAVE_NO_MEMORY);
    assert_int_equal(marks[0], 7);
    const pave_segregation_state after = pave_segregation_get_state(segregation);
    assert_true(before.steps > 100 && hash == pave_segregation_hash(segregation));
    assert_memory_equal(&before, &after, sizeof before);
    assert_ok(pave_segregation_run(segregation, 5000, NULL));
    assert_int_equal(pave_segregation_get_state(segregation).steps, 5000);
    pave_segregation_destroy(segregation);
    assert_true(memory.alive == 0 && memory.bytes == 0);
    pave_window_destroy(window);
}

/// On windows a few bytes a cell.
TEST(rows_take_little)
{
    pave_window *window = hexagon(300);
    const pave_segregation_def def = {.ground = pave_ground_of_window(window)};
    failing memory = {.fail_at = -1};
    const pave_allocator allocator = failing_allocator(&memory);
    pave_segregation *segregation = NULL;
    assert_ok(pave_segregation_create(&def, &allocator, &segregation, NULL));
    assert_true(memory.bytes < 2 * window->count);
    pave_segregation_destroy(segregation);
    pave_window_destroy(window);
}

int main(void) { return run_all_tests(NULL, NULL); }
