/// tests/region/test_territory_components.c: the components of labels against flood fill: all grids
/// and shapes, wraps, both contacts, walls, and rows of every length around the words.
#include "../test.h"
#include "territory_cases.h"

enum { CELLS_MAX = 40000, BEHIND = 32 };

static int32_t labels[CELLS_MAX], expected[CELLS_MAX], found[CELLS_MAX + BEHIND], stack[CELLS_MAX];

/// One ground.
static void check_by(const pave_ground *ground, bool with_none, int32_t pieces, const char *what,
                     int number)
{
    int32_t count = -1;
    int64_t cells = pave_ground_count(*ground);
    for (int64_t i = 0; i < cells + BEHIND; i++) found[i] = -77;
    assert_ok(pave_label_components(ground, labels, with_none, NULL, found, &count));
    for (int64_t i = 0; i < cells; i++)
        if (found[i] != expected[i])
            fail_msg("%s %d: cell %d has %d, not %d", what, number, (int)i, (int)found[i],
                     (int)expected[i]);
    for (int64_t i = cells; i < cells + BEHIND; i++)
        assert_int_equal(found[i], -77); // nothing is written past the end
    assert_int_equal(count, pieces);
}

/// Checks the components of a labelled window, and of the same cells as a graph.
static void check(const pave_window *window, const pave_graph *graph, const char *what, int number)
{
    pave_ground grounds[] = {pave_ground_of_window(window), pave_ground_of_graph(graph)};
    grounds[0].contact = graph->contact;
    assert_true(window->count <= CELLS_MAX);
    for (int with_none = 0; with_none < 2; with_none++) {
        int32_t pieces = case_flood(graph, labels, with_none, expected, stack);
        for (int i = 0; i < 2; i++) check_by(&grounds[i], with_none, pieces, what, number);
    }
}

TEST(every_case)
{
    for (int number = 0; number < GRAPH_CASES; number++)
        for (int contact = 0; contact < 2; contact++)
            for (uint32_t none = 0; none <= 100; none += 25)
                for (uint32_t kinds = 1; kinds <= 9; kinds += 2) {
                    pave_window *window = case_window(number);
                    pave_graph *graph = case_graph(window, NULL, (pave_contact)contact);
                    case_labels(graph, number + 100 * (int32_t)kinds + (int32_t)none, none, kinds,
                                (int)(none / 25), labels);
                    check(window, graph, "case", number);
                    pave_graph_destroy(graph);
                    pave_window_destroy(window);
                }
}

/// A window with labels of so many kinds, merged by so many rounds, `none` of 100 cells being
/// empty.
static void check_labels(const pave_window *window, pave_contact contact, int32_t seed,
                         uint32_t none, uint32_t kinds, int rounds, const char *what)
{
    pave_graph *graph = case_graph(window, NULL, contact);
    case_labels(graph, seed, none, kinds, rounds, labels);
    check(window, graph, what, seed);
    pave_graph_destroy(graph);
}

static void look_at_row(const pave_window *window, int32_t width)
{
    check_labels(window, PAVE_CONTACT_EDGE, width, (uint32_t)width % 40, 1 + (uint32_t)width % 4,
                 width % 3, "width");
}

TEST(rows_of_every_length) { case_rows_of_every_length(look_at_row); }

static void look_at_shape(const pave_window *window, int32_t number)
{
    for (int rounds = 0; rounds <= 12; rounds += 4)
        check_labels(window, PAVE_CONTACT_EDGE, number, 10, 3, rounds, "large");
}

TEST(large_shapes) { case_large_shapes(look_at_shape); }

static void look_at_tiling(const pave_window *window, int32_t number)
{
    for (int contact = 0; contact < 2; contact++)
        check_labels(window, (pave_contact)contact, number, 20, 3, 2, pave_tiling_name(number));
}

TEST(other_tilings) { case_named_tilings(look_at_tiling); }

/// Any numbers are labels, and walls of a graph separate components.
TEST(labels_and_walls)
{
    static const int32_t odd[] = {INT32_MIN, -1, INT32_MAX, 0, 1 << 30};
    for (int number = 0; number < GRAPH_CASES; number++) {
        pave_window *window = case_window(number);
        pave_mask *mask = case_mask(window, number, 20, 30);
        pave_graph *graph = case_graph(window, mask, PAVE_CONTACT_EDGE),
                   *open = case_graph(window, NULL, PAVE_CONTACT_EDGE);
        for (int32_t i = 0; i < graph->node_count; i++)
            labels[i] = odd[case_word(i, number, 7) % 5];
        check(window, open, "odd labels", number);
        pave_ground ground = pave_ground_of_graph(graph);
        check_by(&ground, false, case_flood(graph, labels, false, expected, stack), "walls",
                 number);
        pave_graph_destroy(open);
        pave_graph_destroy(graph);
        pave_mask_destroy(mask);
        pave_window_destroy(window);
    }
}

TEST(nothing_at_all)
{
    pave_window *window = NULL;
    int32_t count = -1;
    assert_ok(pave_window_create(&(pave_window_def){0}, NULL, &window, NULL));
    pave_ground ground = pave_ground_of_window(window);
    assert_ok(pave_label_components(&ground, labels, false, NULL, found, &count));
    assert_int_equal(count, 0);
    assert_ok(pave_label_components(&ground, labels, true, NULL, found, NULL));
    pave_window_destroy(window);
}

int main(void) { return run_all_tests(NULL, NULL); }
