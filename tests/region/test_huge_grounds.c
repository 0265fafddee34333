/// tests/region/test_huge_grounds.c: a ground of more than INT32_MAX cells is refused by all that
/// takes one, at once and with a reason.

#include <pave/dicewars.h>
#include <pave/growth.h>
#include <pave/segregation.h>
#include <pave/territory.h>

#include "../test.h"

/// The window has 50000 rows of 50000 cells, and needs room for the rows alone.
enum { SIDE = 50000 };

typedef struct huge {
    pave_window *window;
    pave_ground ground;
    pave_error error;
    failing memory;
    pave_allocator allocator;
} huge;

static void refused(huge *h, pave_result result, const void *out, const char *what)
{
    if (result != PAVE_RANGE) fail_msg("%s: %d", what, (int)result);
    assert_int_equal(h->error.result, PAVE_RANGE);
    if (!strstr(h->error.message, "at most") && !strstr(h->error.message, "more than"))
        fail_msg("%s: %s", what, h->error.message);
    assert_null(out);
    assert_int_equal(h->memory.alive, 0);
    h->error = (pave_error){0};
}

TEST(all_refuse_them)
{
    const pave_window_def shape = {.tiling = pave_tiling_square(), .width = SIDE, .height = SIDE};
    huge h = {.memory = {.fail_at = -1}};
    h.allocator = failing_allocator(&h.memory);
    assert_ok(pave_window_create(&shape, NULL, &h.window, NULL));
    assert_true(h.window->count == (int64_t)SIDE * SIDE);
    h.ground = pave_ground_of_window(h.window);
    int32_t labels[1] = {1}, number = 7;

    pave_territories *territories = NULL;
    refused(&h,
            pave_territories_create(&(pave_territory_def){.ground = h.ground, .labels = labels},
                                    &h.allocator, NULL, &territories, &h.error),
            territories, "territories");
    pave_segregation *segregation = NULL;
    refused(&h,
            pave_segregation_create(&(pave_segregation_def){.ground = h.ground}, &h.allocator,
                                    &segregation, &h.error),
            segregation, "segregation");
    refused(&h,
            pave_growth_make(&(pave_growth_def){.ground = h.ground, .areas = 3}, &h.allocator, NULL,
                             labels, NULL, &h.error),
            NULL, "growth");
    pave_dicewars_map map = {.labels = labels};
    refused(&h,
            pave_dicewars_make(&(pave_dicewars_def){.ground = h.ground}, &h.allocator, NULL, &map,
                               NULL, &h.error),
            NULL, "dicewars");
    refused(&h,
            pave_dicewars_measure_starts(
                &(pave_dicewars_starts_def){.ground = h.ground, .labels = labels, .players = 1},
                &h.allocator, NULL, NULL, &h.error),
            NULL, "starts");
    pave_graph *graph = NULL;
    refused(
        &h,
        pave_graph_create(&(pave_graph_def){.window = h.window}, &h.allocator, &graph, &h.error),
        graph, "graph");
    assert_int_equal(pave_label_components(&h.ground, labels, false, &h.allocator, labels, &number),
                     PAVE_RANGE);
    pave_measures measures;
    assert_int_equal(pave_measures_make(&h.ground, labels, &h.allocator, &measures), PAVE_RANGE);
    assert_true(number == 7 && labels[0] == 1);
    assert_int_equal(h.memory.alive, 0);
    pave_window_destroy(h.window);
}

int main(void) { return run_all_tests(NULL, NULL); }
