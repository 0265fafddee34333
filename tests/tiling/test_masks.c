/// tests/tiling/test_masks.c: bits on cells and sides against a plain model; sides and twins are
/// one, across wraps too.

#include <pave/random.h>
#include <pave/window.h>

#include "../test.h"

enum { CELLS_MAX = 200, SIDES_MAX = 6 };

typedef struct mask_case {
    int grid; ///< 0 squares, 1 hexagons, 2 triangles
    pave_window_def def;
} mask_case;

static const mask_case cases[] = {
    {0, {.width = 9, .height = 7}},
    {0, {.width = 9, .height = 7, .wrap = true}},
    {0, {.width = 2, .height = 2, .wrap = true}}, // each cell lies twice beside its neighbours
    {0, {.width = 1, .height = 3, .wrap = true}}, // and here beside itself
    {0, {.width = 64, .height = 2}},
    {1, {.shape = PAVE_WINDOW_HEXAGON, .radius = 4, .wrap = true}},
    {1, {.width = 7, .height = 6, .system = 3}},
    {2, {.shape = PAVE_WINDOW_HEXAGON, .radius = 3, .wrap = true}},
    {2, {.shape = PAVE_WINDOW_DISK, .radius = 5, .metric = 0}},
    {2, {.width = 8, .height = 6, .wrap = true}},
};

static pave_window *window_of(const mask_case *one)
{
    pave_window *window = NULL;
    pave_window_def def = one->def;
    def.tiling = one->grid == 0 ? NULL : one->grid == 1 ? pave_tiling_hex() : pave_tiling_tri();
    assert_ok(pave_window_create(&def, NULL, &window, NULL));
    return window;
}

static uint32_t word_of(int32_t i, uint32_t draw)
{
    return pave_random_at(7, 0x8000, i, 0, 0, draw).word[0];
}

static bool model[CELLS_MAX][SIDES_MAX];

/// Sets a side in the model, and whatever side looks back at it.
static void model_set(const pave_window *window, int64_t index, int k, bool set)
{
    model[index][k] = set;
    for (int64_t i = 0; i < window->count; i++) {
        pave_cell cell = pave_window_cell(window, i);
        for (int other = 0; other < pave_tiling_side_count(window->tiling, cell.s); other++)
            if (pave_tiling_side_of(window->tiling, cell.s, other)->twin == k &&
                pave_window_wrapped(window, pave_tiling_neighbors(window->tiling, cell, other)) ==
                    index)
                model[i][other] = set;
    }
}

TEST(sides_and_twins_are_one)
{
    for (size_t c = 0; c < sizeof cases / sizeof *cases; c++) {
        pave_window *window = window_of(&cases[c]);
        pave_mask *mask = NULL;
        assert_true(window->count <= CELLS_MAX);
        assert_ok(pave_mask_create(window, NULL, &mask, NULL));
        memset(model, 0, sizeof model);
        for (int32_t step = 0; step < 400; step++) {
            int64_t index = (int64_t)word_of(step, 0) % window->count;
            int k =
                (int)(word_of(step, 1) % (uint32_t)pave_tiling_side_count(
                                             window->tiling, pave_window_cell(window, index).s));
            bool set = word_of(step, 2) % 3 > 0;
            model_set(window, index, k, set);
            assert_ok(pave_mask_set_side(mask, index, k, set));
            int64_t sides = 0;
            for (int64_t i = 0; i < window->count; i++)
                for (int side = 0; side < window->tiling->sides_max; side++) {
                    sides += model[i][side];
                    if (pave_mask_side(mask, i, side) != model[i][side])
                        fail_msg("case %d: side %d of cell %d after step %d", (int)c, side, (int)i,
                                 (int)step);
                }
            assert_int_equal(mask->side_count, sides);
        }
        pave_mask_destroy(mask);
        pave_window_destroy(window);
    }
}

TEST(cells_are_bits)
{
    static bool set[CELLS_MAX];
    for (size_t c = 0; c < sizeof cases / sizeof *cases; c++) {
        pave_window *window = window_of(&cases[c]);
        pave_mask *mask = NULL;
        assert_ok(pave_mask_create(window, NULL, &mask, NULL));
        memset(set, 0, sizeof set);
        for (int32_t step = 0; step < 300; step++) {
            int64_t index = (int64_t)word_of(step, 3) % window->count;
            set[index] = word_of(step, 4) % 2;
            pave_mask_set_cell(mask, index, set[index]);
            for (int64_t i = 0; i < window->count; i++)
                assert_int_equal(pave_mask_cell(mask, i), set[i]);
        }
        for (int64_t word = 0, i = 0; word < mask->word_count; word++)
            for (int bit = 0; bit < 64; bit++, i++)
                assert_int_equal(mask->cells[word] >> bit & 1, i < window->count && set[i]);
        assert_null(mask->sides);
        pave_mask_destroy(mask);
        pave_window_destroy(window);
    }
}

TEST(failing_allocations)
{
    pave_window *window = window_of(&cases[0]);
    for (int64_t fail_at = 0; fail_at < 4; fail_at++) {
        failing counts = {.fail_at = fail_at};
        pave_allocator allocator = failing_allocator(&counts);
        pave_mask *mask = NULL;
        pave_result result = pave_mask_create(window, &allocator, &mask, NULL);
        assert_int_equal(result, fail_at < 2 ? PAVE_NO_MEMORY : PAVE_OK);
        assert_true((mask != NULL) == (result == PAVE_OK));
        if (mask) {
            assert_ok(pave_mask_set_side(mask, 0, 1, false)); // takes nothing
            assert_int_equal(pave_mask_set_side(mask, 0, 1, true),
                             fail_at == 2 ? PAVE_NO_MEMORY : PAVE_OK);
            assert_int_equal(pave_mask_side(mask, 0, 1), fail_at != 2);
            assert_ok(pave_mask_set_side(mask, 0, 1, true)); // and again
            assert_true(pave_mask_side(mask, 0, 1) && pave_mask_side(mask, 1, 3));
        }
        pave_mask_destroy(mask);
        assert_int_equal(counts.alive, 0);
        assert_int_equal(counts.bytes, 0);
    }
    pave_mask_destroy(NULL);
    pave_window_destroy(window);
}

int main(void) { return run_all_tests(NULL, NULL); }
