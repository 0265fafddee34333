/// tests/tiling/test_mask_text.c: masks as text: what is written is read back equal, what people
/// type is read as they mean it, and errors are reported with line and column.
#include "../graph/graph_cases.h"
#include "../test.h"

static pave_mask *read_text(const char *text)
{
    pave_mask *mask = NULL;
    pave_error error = {0};
    if (pave_mask_read(text, strlen(text), "in.mask", NULL, NULL, &mask, &error) != PAVE_OK)
        fail_msg("%d:%d: %s", (int)error.line, (int)error.column, error.message);
    return mask;
}

static void assert_equal_masks(const pave_mask *a, const pave_mask *b)
{
    const pave_window *window = a->window;
    assert_true(window->count == b->window->count && window->grid == b->window->grid &&
                window->def.wrap == b->window->def.wrap);
    for (int64_t i = 0; i < window->count; i++) {
        pave_cell cell = pave_window_cell(window, i);
        assert_true(pave_cell_equal(cell, pave_window_cell(b->window, i)));
        assert_int_equal(pave_mask_cell(a, i), pave_mask_cell(b, i));
        for (int k = 0; k < pave_tiling_side_count(window->tiling, cell.s); k++)
            assert_int_equal(pave_mask_side(a, i, k), pave_mask_side(b, i, k));
    }
    assert_int_equal(a->side_count, b->side_count);
}

static void check_round_trip(const pave_mask *mask, const pave_tiling *tiling)
{
    static char text[200000], again[200000];
    int64_t size = 0, size_again = 0;
    pave_mask *read = NULL;
    pave_error error = {0};
    assert_int_equal(pave_mask_write(mask, NULL, 0, &size), PAVE_CAPACITY);
    assert_true(size > 1 && size < (int64_t)sizeof text);
    text[0] = '!';
    text[size] = '!';
    assert_int_equal(pave_mask_write(mask, text, size - 1, &size_again), PAVE_CAPACITY);
    assert_true(text[0] == '!' && size_again == size);
    assert_ok(pave_mask_write(mask, text, size, &size));
    assert_true(text[size] == '!' && strlen(text) == (size_t)size - 1);
    if (pave_mask_read(text, (size_t)size - 1, NULL, tiling, NULL, &read, &error) != PAVE_OK)
        fail_msg("%d:%d: %s\n%s", (int)error.line, (int)error.column, error.message, text);
    assert_equal_masks(mask, read);
    assert_ok(pave_mask_write(read, again, sizeof again, &size));
    assert_string_equal(text, again);
    pave_mask_destroy(read);
}

TEST(what_is_written_is_read_back)
{
    for (int number = 0; number < GRAPH_CASES; number++)
        for (uint32_t pass = 0; pass < 4; pass++) {
            pave_window *window = case_window(number);
            pave_mask *mask = case_mask(window, number, pass % 2 ? 30 : 0, pass / 2 ? 30 : 0);
            check_round_trip(mask, pass % 2 ? NULL : window->tiling);
            pave_mask_destroy(mask);
            pave_window_destroy(window);
        }
}

/// Every tiling that has a name: rectangles, wrapping ones where they can.
TEST(every_tiling_has_masks)
{
    for (int32_t number = 0; pave_tiling_name(number); number++) {
        pave_tiling *tiling = NULL;
        assert_ok(pave_tiling_create_named(pave_tiling_name(number), NULL, &tiling, NULL));
        for (int wrap = 0; wrap < 2; wrap++) {
            pave_window_def def = {.tiling = tiling,
                                   .shape =
                                       wrap ? PAVE_WINDOW_PARALLELOGRAM : PAVE_WINDOW_RECTANGLE,
                                   .width = 6,
                                   .height = 4,
                                   .at = {-2, 1, 0},
                                   .wrap = wrap};
            pave_window *window = NULL;
            assert_ok(pave_window_create(&def, NULL, &window, NULL));
            pave_mask *mask = case_mask(window, number, 25, 25);
            check_round_trip(mask, NULL);
            pave_mask_destroy(mask);
            pave_window_destroy(window);
        }
        pave_tiling_destroy(tiling);
    }
}

/// A tiling without a name has masks too: their text names no grid, and the tiling must be given
/// along.
TEST(nameless_tilings_have_masks)
{
    static const pave_vec2 corners[] = {{0, 0}, {1, 0}, {2, 0}, {2, 1}, {1, 1}, {0, 1}};
    static const pave_tiling_polygon faces[] = {{6, corners}};
    static const char named[] = "grid square\nwindow rectangle 3x3";
    pave_tiling *bricks = NULL;
    pave_window *window = NULL;
    pave_tiling_def def = {.i = {2, 0}, .j = {1, 1}, .face_count = 1, .faces = faces};
    assert_ok(pave_tiling_create(&def, NULL, &bricks, NULL));
    assert_ok(pave_window_create(&(pave_window_def){.tiling = bricks, .width = 4, .height = 3},
                                 NULL, &window, NULL));
    pave_mask *mask = case_mask(window, 1, 30, 30);
    check_round_trip(mask, bricks);
    pave_mask_destroy(mask);
    pave_error error = {0};
    assert_int_equal(pave_mask_read(named, sizeof named - 1, NULL, bricks, NULL, &mask, &error),
                     PAVE_INVALID);
    assert_string_equal(error.message, "the mask is for the grid \"square\", not for a tiling "
                                       "without a name: give that grid, or another mask");
    pave_window_destroy(window);
    pave_tiling_destroy(bricks);
}

// ---- What people type ---------------------------------------------------------------------------

static bool cell_set(const pave_mask *mask, int32_t q, int32_t r, int32_t s)
{
    return pave_mask_cell(mask, pave_window_index(mask->window, (pave_cell){q, r, s}));
}

TEST(typed_masks)
{
    pave_mask *mask = read_text("# walls of a house\r\n"
                                "grid hex   # pointy\r\n"
                                "\n"
                                "  window rectangle 4x2 at 1,2 system offset-even-r\t\n"
                                "rows\n"
                                ". # . .\n"
                                " \t \n"
                                "   #..#\n"
                                "\t \n"
                                "#### a comment again, for there is a blank line before it\n"
                                "cells 3,2\n"
                                "edges 1,2,NE 2,2,W # both are one cell's\n"
                                "cells 1,2 3,2");
    assert_int_equal(mask->window->count, 8);
    assert_int_equal(mask->window->def.system, 1);
    assert_true(cell_set(mask, 2, 2, 0) && cell_set(mask, 3, 2, 0) && cell_set(mask, 1, 2, 0) &&
                !cell_set(mask, 4, 2, 0));
    assert_true(pave_mask_cell(mask, 4) && !pave_mask_cell(mask, 5) && !pave_mask_cell(mask, 6) &&
                pave_mask_cell(mask, 7));
    assert_true(pave_mask_side(mask, 0, 0) && pave_mask_side(mask, 0, 1) &&
                pave_mask_side(mask, 1, 4)); // 2,2,W lies between 1,2 and 2,2
    assert_int_equal(mask->side_count, 3);   // the NE of 1,2 leads outside
    pave_mask_destroy(mask);

    mask =
        read_text("grid tri\nwindow disk 2 touch at 0,0,R\ncells 0,0,L 0,0,R\nedges 0,0,E 0,0,R:1");
    assert_true(cell_set(mask, 0, 0, 0) && cell_set(mask, 0, 0, 1));
    assert_int_equal(mask->window->def.metric, 2);
    assert_int_equal(mask->side_count, 4);
    pave_mask_destroy(mask);

    mask = read_text("\xef\xbb\xbfgrid square\nwindow rectangle 3x1\nrows\n..#\n# below the last "
                     "row too\n"); // marked as UTF-8
    assert_true(cell_set(mask, 2, 0, 0) && !cell_set(mask, 0, 0, 0));
    pave_mask_destroy(mask);
    mask = read_text("grid hex\nwindow rectangle 3x3 orientation flat");
    assert_int_equal(mask->window->def.system, 2);
    pave_mask_destroy(mask);
    mask = read_text("grid tri\nwindow rectangle 4x2 orientation flat wrap\nrows\n.\n...#\n...");
    assert_int_equal(mask->window->def.orientation, PAVE_FLAT);
    assert_true(cell_set(mask, 3, -1, 0));
    check_round_trip(mask, NULL);
    pave_mask_destroy(mask);
    mask = read_text("grid square\nwindow disk 3\nrows\n#\n###\n#####\n#######\n#####\n###\n#");
    for (int64_t i = 0; i < 25; i++) assert_true(pave_mask_cell(mask, i));
    pave_mask_destroy(mask);
    mask = read_text("grid square #\nwindow rectangle 2x1 #\nrows #\n.#\n"); // empty comments
    assert_true(!pave_mask_cell(mask, 0) && pave_mask_cell(mask, 1));
    pave_mask_destroy(mask);
    mask = read_text("grid square\nwindow rectangle 0x0\nrows\n");
    assert_int_equal(mask->window->count, 0);
    pave_mask_destroy(mask);
    mask = read_text("grid 3.3.4.3.4\nwindow rectangle 3x3\ncells 1,1,3\nedges 1,1,3:0");
    assert_true(cell_set(mask, 1, 1, 3));
    pave_mask_destroy(mask);
}

// ---- What is wrong ------------------------------------------------------------------------------

TEST(what_is_wrong_has_a_place)
{
    pave_mask *mask = NULL;
    pave_error error = {0};
    static const char text[] = "grid hex\nwindow hexagon 2",
                      zero[] = "grid square\0x\nwindow rectangle 1x1";
    assert_int_equal(
        pave_mask_read(text, sizeof text - 1, NULL, pave_tiling_square(), NULL, &mask, &error),
        PAVE_INVALID);
    assert_string_equal(
        error.message,
        "the mask is for the grid \"hex\", not for square: give that grid, or another mask");
    assert_int_equal(pave_mask_read(zero, sizeof zero - 1, NULL, NULL, NULL, &mask, &error),
                     PAVE_INVALID);
    assert_string_equal(error.message, "zero byte: the file must be plain text in UTF-8");
    assert_true(error.line == 1 && error.column == 12);
    assert_int_equal(
        pave_mask_read(text + 9, sizeof text - 10, NULL, pave_tiling_hex(), NULL, &mask, &error),
        PAVE_INVALID);
    assert_string_equal(error.message,
                        "the grid is not named: put a line such as \"grid hex\" before the window");
}

int main(void) { return run_all_tests(NULL, NULL); }
