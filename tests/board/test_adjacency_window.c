/// tests/board/test_adjacency_window.c: adjacencies of windows: the largest component, the cells
/// around it as the border, holes, walls.
#include <pave/pave.h>

#include "../test.h"
#include "src/board/adjacency_parts.h"

static pave_window *make_window(const pave_tiling *tiling, int32_t width, int32_t height)
{
    pave_window *window = NULL;
    pave_window_def def = {.tiling = tiling, .width = width, .height = height};
    assert_ok(pave_window_create(&def, NULL, &window, NULL));
    return window;
}

static pave_adjacency *make(const pave_window *window, const pave_mask *walls)
{
    pave_adjacency *adjacency = NULL;
    pave_error error = {0};
    pave_adjacency_window_def def = {.window = window, .walls = walls};
    if (pave_adjacency_create_from_window(&def, NULL, &adjacency, &error) != PAVE_OK)
        fail_msg("%s", error.message);
    return adjacency;
}

static int64_t count_faults(const pave_adjacency *adjacency)
{
    int64_t count = -1;
    pave_result result = pave_adjacency_check(adjacency, NULL, NULL, 0, &count);
    assert_int_equal(result, count > 0 ? PAVE_CAPACITY : PAVE_OK);
    return count;
}

/// The cell at a position.
static pave_cell cell_at(const pave_tiling *tiling, pave_vec2 at)
{
    pave_layout layout;
    assert_ok(pave_tiling_layout(tiling, NULL, &layout, NULL));
    return pave_tiling_face_at(tiling, &layout, at);
}

// ---- Whole windows ------------------------------------------------------------------------------

/// Which cells of a window are connected to a cell across edges, by a walk over all cells.
static int32_t reach(const pave_window *window, int64_t from, bool *reached)
{
    int32_t count = 1;
    reached[from] = true;
    for (bool more = true; more;) {
        more = false;
        for (int64_t i = 0; i < window->count; i++) {
            pave_cell cell = pave_window_cell(window, i);
            for (int k = 0; reached[i] && k < pave_tiling_side_count(window->tiling, cell.s); k++) {
                int64_t to =
                    pave_window_index(window, pave_tiling_neighbors(window->tiling, cell, k));
                if (to < 0 || reached[to]) continue;
                reached[to] = more = true;
                count++;
            }
        }
    }
    return count;
}

/// The tiles are the largest component; each has as many neighbours as its face has neighbours, and
/// the others touch a tile.
static void check_window(const pave_tiling *tiling, int32_t width, int32_t height)
{
    enum { CELLS = 1000 };
    pave_window *window = make_window(tiling, width, height);
    pave_adjacency *adjacency = make(window, NULL);
    const pave_graph *graph = adjacency->graph;
    bool seen[CELLS] = {false}, best[CELLS] = {false};
    int32_t most = 0, node = 0;
    assert_true(window->count <= CELLS);
    for (int64_t i = 0; i < window->count; i++) {
        bool reached[CELLS] = {false};
        int32_t count = seen[i] ? 0 : reach(window, i, reached);
        for (int64_t j = 0; j < window->count; j++) seen[j] |= reached[j];
        if (count <= most) continue;
        most = count;
        memcpy(best, reached, sizeof best);
    }
    for (int64_t i = 0; i < window->count; i++) {
        if (!best[i]) continue;
        assert_false(pave_adjacency_is_border(adjacency, node));
        assert_true(
            pave_cell_equal(cell_at(tiling, graph->positions[node]), pave_window_cell(window, i)));
        node++;
    }
    assert_int_equal(node, most);
    for (; node < graph->node_count; node++) { // each touches a tile
        pave_cell cell = cell_at(tiling, graph->positions[node]);
        int touching = 0, beside = 0, sides = pave_tiling_side_count(tiling, cell.s);
        for (int k = 0; k < pave_tiling_touching_count(tiling, cell.s); k++) {
            int64_t to = pave_window_index(window, pave_tiling_touching(tiling, cell, k));
            touching += to >= 0 && best[to];
        }
        for (int k = 0; k < sides; k++) {
            int64_t to = pave_window_index(window, pave_tiling_neighbors(tiling, cell, k));
            beside += to >= 0 && best[to];
        }
        assert_true(touching > 0);
        assert_int_equal(pave_adjacency_is_border(adjacency, node), beside < sides);
    }
    for (node = 0; node < graph->node_count; node++) {
        pave_cell cell = cell_at(tiling, graph->positions[node]);
        int sides = pave_tiling_side_count(tiling, cell.s), own = sides;
        if (pave_adjacency_is_border(adjacency, node)) continue;
        for (int k = 0; k < sides; k++)
            for (int i = 0; i < k; i++)
                own -= pave_cell_equal(pave_tiling_neighbors(tiling, cell, i),
                                       pave_tiling_neighbors(tiling, cell, k));
        assert_int_equal(graph->start[node + 1] - graph->start[node], own);
    }
    pave_adjacency_destroy(adjacency);
    pave_window_destroy(window);
}

TEST(whole_windows)
{
    static const int32_t sizes[][2] = {{1, 1}, {3, 2}, {4, 4}};
    for (int32_t i = 0; pave_tiling_name(i); i++)
        for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
            pave_tiling *tiling = NULL;
            assert_ok(pave_tiling_create_named(pave_tiling_name(i), NULL, &tiling, NULL));
            check_window(tiling, sizes[k][0], sizes[k][1]);
            pave_tiling_destroy(tiling);
        }
}

// ---- Walls --------------------------------------------------------------------------------------

/// Two components of the same size: the first. One cell more: the other.
TEST(the_largest_component_is_taken)
{
    for (int more = 0; more < 2; more++) {
        pave_window *window = make_window(pave_tiling_square(), 7 + more, 3);
        pave_mask *walls = NULL;
        assert_ok(pave_mask_create(window, NULL, &walls, NULL));
        for (int r = 0; r < 3; r++) pave_mask_set_cell(walls, r * (7 + more) + 3, true);
        pave_adjacency *adjacency = make(NULL, walls);
        assert_int_equal(adjacency->inner_count, more ? 12 : 9);
        assert_true(pave_cell_equal(cell_at(pave_tiling_square(), adjacency->graph->positions[0]),
                                    pave_cell_of(more ? 4 : 0, 0)));
        assert_int_equal(count_faults(adjacency), 0);
        pave_adjacency_destroy(adjacency);
        pave_mask_destroy(walls);
        pave_window_destroy(window);
    }
}

/// A masked cell inside is a hole. One that is cut off on all sides becomes a tile, with all edges
/// cut, and repair joins it again.
TEST(holes)
{
    pave_window *window = make_window(pave_tiling_hex(), 7, 7);
    for (int masked = 0; masked < 2; masked++) {
        pave_mask *walls = NULL;
        assert_ok(pave_mask_create(window, NULL, &walls, NULL));
        pave_mask_set_cell(walls, 24, masked);
        for (int k = 0; k < 6 && !masked; k++) assert_ok(pave_mask_set_side(walls, 24, k, true));
        pave_adjacency *adjacency = make(window, walls);
        pave_fault faults[8];
        int64_t count = 0;
        assert_int_equal(adjacency->inner_count, masked ? 48 : 49);
        int32_t lone = 0;
        while (pave_window_index(window,
                                 cell_at(window->tiling, adjacency->graph->positions[lone])) != 24)
            lone++;
        assert_int_equal(pave_adjacency_is_border(adjacency, lone), masked);
        assert_int_equal(pave_adjacency_degree(adjacency, lone), masked ? 6 : 0);
        assert_ok(pave_adjacency_check(adjacency, NULL, faults, 8, &count));
        assert_int_equal(faults[0].kind, masked ? PAVE_FAULT_HOLE : PAVE_FAULT_DISCONNECTED);
        assert_int_equal(pave_adjacency_repair(adjacency, NULL, NULL, 0, &count),
                         masked ? PAVE_INVALID : PAVE_OK);
        assert_int_equal(count_faults(adjacency) == 0, !masked);
        pave_adjacency_destroy(adjacency);
        pave_mask_destroy(walls);
    }
    pave_window_destroy(window);
}

TEST(masked_sides_are_cut)
{
    pave_window *window = make_window(pave_tiling_hex(), 5, 4);
    pave_mask *walls = NULL;
    assert_ok(pave_mask_create(window, NULL, &walls, NULL));
    assert_ok(pave_mask_set_side(walls, 7, 1, true));
    assert_ok(pave_mask_set_side(walls, 0, 5, true)); // to the border
    pave_adjacency *adjacency = make(window, walls);
    int cut = 0;
    for (int32_t arc = 0; arc < adjacency->graph->arc_count; arc++)
        cut += pave_adjacency_is_cut(adjacency, arc);
    assert_int_equal(cut, 4);
    assert_int_equal(pave_adjacency_degree(adjacency, 7), 5);
    assert_int_equal(pave_adjacency_degree(adjacency, 0), 5);
    int64_t to = pave_window_index(
        window, pave_tiling_neighbors(window->tiling, pave_window_cell(window, 7), 1));
    assert_true(pave_adjacency_is_cut(adjacency, pave_adjacency_find(adjacency, 7, (int32_t)to)));
    pave_adjacency_destroy(adjacency);
    pave_mask_destroy(walls);
    pave_window_destroy(window);
}

// ---- Layouts, refusals, memory ------------------------------------------------------------------

TEST(layouts_place_the_nodes)
{
    pave_window *window = make_window(pave_tiling_square(), 2, 2);
    pave_layout layout;
    pave_layout_def where = {.size = 3.0};
    assert_ok(pave_tiling_layout(window->tiling, &where, &layout, NULL));
    pave_adjacency *adjacency = NULL;
    pave_adjacency_window_def def = {.window = window, .layout = &layout};
    assert_ok(pave_adjacency_create_from_window(&def, NULL, &adjacency, NULL));
    for (int32_t i = 0; i < 4; i++) {
        pave_vec2 at = pave_tiling_face_point(window->tiling, &layout, pave_window_cell(window, i));
        assert_true(at.x == adjacency->graph->positions[i].x &&
                    at.y == adjacency->graph->positions[i].y);
    }
    pave_adjacency_destroy(adjacency);
    pave_window_destroy(window);
}

TEST(windows_that_cannot_be)
{
    pave_window *window = NULL;
    pave_adjacency *adjacency = (pave_adjacency *)(uintptr_t)1;
    pave_error error = {0};
    pave_window_def torus = {.width = 4, .height = 4, .wrap = true},
                    large = {.width = 65536, .height = 32768};
    assert_ok(pave_window_create(&torus, NULL, &window, NULL));
    pave_adjacency_window_def def = {.window = window};
    assert_int_equal(pave_adjacency_create_from_window(&def, NULL, &adjacency, &error),
                     PAVE_UNSUPPORTED);
    assert_null(adjacency);
    assert_non_null(strstr(error.message, "wrap"));
    pave_window_destroy(window);
    assert_ok(pave_window_create(&large, NULL, &window, NULL));
    def.window = window;
    assert_int_equal(pave_adjacency_create_from_window(&def, NULL, &adjacency, &error), PAVE_RANGE);
    assert_int_equal(error.result, PAVE_RANGE);
    pave_window_destroy(window);
    window = make_window(pave_tiling_hex(), 0, 0);
    adjacency = make(window, NULL);
    assert_int_equal(adjacency->graph->node_count, 0);
    pave_adjacency_destroy(adjacency);
    pave_window_destroy(window);
}

int main(void) { return run_all_tests(NULL, NULL); }
