/// tests/graph/test_mask_components.c: the components of masks against flood fill: all grids and
/// shapes, masked cells and sides, wraps, and rows of every length around the words.
#include "../test.h"
#include "graph_cases.h"

enum { CELLS_MAX = 40000 };

/// By neighbours, cell by cell, with a stack.
static int32_t flood(const pave_mask *mask, int32_t *labels)
{
    static int32_t stack[CELLS_MAX];
    const pave_window *window = mask->window;
    int32_t found = 0;
    assert_true(window->count <= CELLS_MAX);
    for (int64_t i = 0; i < window->count; i++) labels[i] = -1;
    for (int64_t root = 0; root < window->count; root++) {
        if (labels[root] >= 0 || pave_mask_cell(mask, root)) continue;
        int32_t depth = 0;
        labels[root] = found;
        stack[depth++] = (int32_t)root;
        while (depth > 0) {
            int32_t node = stack[--depth];
            pave_cell cell = pave_window_cell(window, node);
            for (int k = 0; k < pave_tiling_side_count(window->tiling, cell.s); k++) {
                int64_t to =
                    pave_window_wrapped(window, pave_tiling_neighbors(window->tiling, cell, k));
                if (to < 0 || labels[to] >= 0 || pave_mask_cell(mask, to) ||
                    pave_mask_side(mask, node, k))
                    continue;
                labels[to] = found;
                stack[depth++] = (int32_t)to;
            }
        }
        found++;
    }
    return found;
}

static void check(const pave_mask *mask, const char *what, int number)
{
    static int32_t expected[CELLS_MAX], labels[CELLS_MAX + 16];
    int32_t pieces = flood(mask, expected), count = -1;
    for (int64_t i = 0; i < CELLS_MAX + 16; i++) labels[i] = -77;
    assert_ok(pave_mask_components(mask, NULL, labels, &count));
    for (int64_t i = 0; i < mask->window->count; i++)
        if (labels[i] != expected[i])
            fail_msg("%s %d: cell %d has %d, not %d", what, number, (int)i, (int)labels[i],
                     (int)expected[i]);
    assert_int_equal(labels[mask->window->count], -77); // nothing is written past the end
    assert_int_equal(count, pieces);
}

TEST(every_case)
{
    static const uint32_t cells[] = {0, 5, 25, 40, 60, 90, 100}, sides[] = {0, 10, 60, 190};
    for (int number = 0; number < GRAPH_CASES; number++)
        for (size_t c = 0; c < sizeof cells / sizeof *cells; c++)
            for (size_t s = 0; s < sizeof sides / sizeof *sides; s++) {
                pave_window *window = case_window(number);
                pave_mask *mask = case_mask(window, number + 1000 * (int32_t)c, cells[c], sides[s]);
                check(mask, "case", number);
                pave_mask_destroy(mask);
                pave_window_destroy(window);
            }
}

/// A window with so many of 100 cells masked, and so many of 200 sides.
static void check_masked(const pave_window *window, int32_t seed, uint32_t cells, uint32_t sides,
                         const char *what)
{
    pave_mask *mask = case_mask(window, seed, cells, sides);
    check(mask, what, seed);
    pave_mask_destroy(mask);
}

static void look_at_row(const pave_window *window, int32_t width)
{
    check_masked(window, width, 10 + (uint32_t)width % 40, width % 3 ? 0 : 25, "width");
}

TEST(rows_of_every_length) { case_rows_of_every_length(look_at_row); }

static void look_at_shape(const pave_window *window, int32_t number)
{
    for (uint32_t percent = 0; percent <= 50; percent += 10)
        check_masked(window, number, percent, 0, "large");
}

TEST(large_shapes) { case_large_shapes(look_at_shape); }

static void look_at_tiling(const pave_window *window, int32_t number)
{
    check_masked(window, number, 30, 20, pave_tiling_name(number));
}

TEST(other_tilings) { case_named_tilings(look_at_tiling); }

int main(void) { return run_all_tests(NULL, NULL); }
