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

typedef struct wrong_text {
    const char *text;
    pave_result result;
    int32_t line, column;
    const char *says; ///< a part of the message
} wrong_text;

#define START "grid square\nwindow rectangle 3x2\n"

static const wrong_text wrong_texts[] = {
    {"", PAVE_INVALID, 1, 0, "has no window"},
    {"grid square\n# only this\n", PAVE_INVALID, 2, 0, "has no window"},
    {"window rectangle 3x2", PAVE_INVALID, 1, 1,
     "the grid is not named: put a line such as \"grid square\" before the window"},
    {"grid", PAVE_INVALID, 1, 5, "name of the grid is missing"},
    {"grid sqare", PAVE_NOT_FOUND, 1, 6, "unknown grid \"sqare\""},
    {"grid square\ngrid hex", PAVE_INVALID, 2, 1, "twice"},
    {START "grid square", PAVE_INVALID, 3, 1, "twice"},
    {START "window rectangle 3x2", PAVE_INVALID, 3, 1, "twice"},
    {START "walls 0,0", PAVE_INVALID, 3, 1, "\"walls\" is unknown"},
    {START ". . .", PAVE_INVALID, 3, 1, "unexpected row"},
    {"grid square\nrows\n...\n", PAVE_INVALID, 2, 1, "before the window"},
    {"grid square\n  cells 1,2", PAVE_INVALID, 2, 3, "before the window"},
    {"grid square\nedges 1,2,W", PAVE_INVALID, 2, 1, "before the window"},
    {"grid square\nwindow", PAVE_INVALID, 2, 7, "is not a shape"},
    {"grid square\nwindow round 3", PAVE_INVALID, 2, 8, "\"round\" is not a shape"},
    {"grid square\nwindow hexagon 3", PAVE_UNSUPPORTED, 2, 8, "no windows of the shape hexagon"},
    {"grid square\nwindow rectangle", PAVE_INVALID, 2, 17, "is not a size of a rectangle"},
    {"grid square\nwindow rectangle 3", PAVE_INVALID, 2, 18, "WIDTHxHEIGHT"},
    {"grid square\nwindow rectangle 3x", PAVE_INVALID, 2, 18, "WIDTHxHEIGHT"},
    {"grid square\nwindow rectangle 3x-2", PAVE_INVALID, 2, 18, "WIDTHxHEIGHT"},
    {"grid square\nwindow disk 3x2", PAVE_INVALID, 2, 13, "one number"},
    {"grid square\nwindow rectangle 99999x99999", PAVE_RANGE, 2, 18, "more than 67108864 cells"},
    {"grid square\nwindow rectangle 99999999999999999999x1", PAVE_RANGE, 2, 18,
     "more than 67108864 cells"},
    {"grid square\nwindow disk 8192", PAVE_RANGE, 2, 8, "more than 67108864 cells"},
    {"grid square\nwindow disk 3 steps", PAVE_INVALID, 2, 15, "\"steps\" is unknown"},
    {"grid square\nwindow rectangle 3x2 at 1", PAVE_INVALID, 2, 25, "not a cell of the grid"},
    {"grid square\nwindow rectangle 3x2 at", PAVE_INVALID, 2, 24,
     "\"at\" has no value: write at and a cell, such as at 0,0"},
    {"grid square\nwindow rectangle 3x2 at # here", PAVE_INVALID, 2, 24, "\"at\" has no value"},
    {"grid square\nwindow rectangle 3x2 orientation", PAVE_INVALID, 2, 33,
     "\"orientation\" has no value: write orientation pointy"},
    {"grid hex\nwindow rectangle 3x2 system ", PAVE_INVALID, 2, 28,
     "\"system\" has no value: write system and a name"},
    {"grid square\nwindow rectangle 3x2 at 536870913,0", PAVE_RANGE, 2, 25,
     "beyond |q|, |r| <= 2^29"},
    {"grid square\nwindow rectangle 3x2 at 536870911,0", PAVE_RANGE, 2, 8, "leaves |q|, |r|"},
    {"grid square\nwindow rectangle 3x2 wrap wrap", PAVE_INVALID, 2, 27, "\"wrap\" is given twice"},
    {"grid square\nwindow rectangle 3x2 orientation up", PAVE_INVALID, 2, 34, "pointy or flat"},
    {"grid square\nwindow rectangle 3x2 system offset-odd-r", PAVE_INVALID, 2, 29,
     "for rectangles of hexagons"},
    {"grid hex\nwindow rectangle 3x2 system odd", PAVE_INVALID, 2, 29, "is not an offset system"},
    {"grid hex\nwindow rectangle 3x2 system odd-r", PAVE_INVALID, 2, 29, "is not an offset system"},
    {"grid hex\nwindow rectangle 3x2 system offset-doubled-width", PAVE_INVALID, 2, 29,
     "is not an offset system"},
    {"grid hex\nwindow hexagon 3 system offset-odd-r", PAVE_INVALID, 2, 25,
     "for rectangles of hexagons"},
    {"grid hex\nwindow parallelogram 3x2 system offset-odd-q", PAVE_INVALID, 2, 33,
     "for rectangles of hexagons"},
    {"grid hex\nwindow rectangle 3x3 wrap", PAVE_UNSUPPORTED, 2, 8, "even number of rows"},
    {START "rows here\n", PAVE_INVALID, 3, 6, "does not belong on this line"},
    {START "rows\n. . .\n. .\n", PAVE_INVALID, 5, 4,
     "row 2 of 2 is too short: it has 2 cells, the window's row has 3"},
    {START "rows\n.\n. . .\n", PAVE_INVALID, 4, 2,
     "row 1 of 2 is too short: it has 1 cell, the window's row has 3"},
    {START "rows\n. . . #\n. . .\n", PAVE_INVALID, 4, 7,
     "row 1 of 2 is too long: it has 4 cells, the window's row has 3"},
    {START "rows\n. . .\n. x .\n", PAVE_INVALID, 5, 3, "row 2 of 2 has something else"},
    {START "rows\n. . .\ncells 1,1\n", PAVE_INVALID, 5, 1, "row 2 of 2 is missing here"},
    {START "rows\n. . .\n", PAVE_INVALID, 4, 6, "ends before row 2 of 2"},
    {START "rows\n...\n...\n###\n", PAVE_INVALID, 6, 1, "too many rows: the window has 2"},
    {START "rows\n...\n...\n\n...\n", PAVE_INVALID, 7, 1, "unexpected row"},
    {START "rows\n...\n...\nrows\n...\n...\n", PAVE_INVALID, 6, 1, "rows are given twice"},
    {START "cells", PAVE_INVALID, 3, 6, "a list of cells has at least one"},
    {START "cells # none", PAVE_INVALID, 3, 13, "a list of cells has at least one"},
    {START "cells 1,1 3,1", PAVE_INVALID, 3, 11, "the cell 3,1 is outside the window"},
    {START "cells 1,1,W", PAVE_INVALID, 3, 7,
     "\"1,1,W\" is not a cell of the grid square: write q,r"},
    {START "cells 1,9999999999", PAVE_RANGE, 3, 7, "beyond |q|, |r| <= 2^29"},
    {START "edges 1,1", PAVE_INVALID, 3, 7,
     "\"1,1\" is not an edge of the grid square: write q,r,W or q,r,N"},
    {START "edges 1,1,E", PAVE_INVALID, 3, 7, "is not an edge"},
    {START "edges 1,1,W 3,0,W 4,0,W", PAVE_INVALID, 3, 19, "the edge 4,0,W is outside the window"},
    {START "edges 1,1:4", PAVE_INVALID, 3, 11,
     "\"1,1:4\" is not an edge: after the colon comes the number of a side of 1,1, 0..3"},
    {"grid hex\nwindow hexagon 2\nedges 0,0:6", PAVE_INVALID, 3, 11, "of a side of 0,0, 0..5"},
    {START "edges 1:4", PAVE_INVALID, 3, 7, "\"1:4\" is not an edge of the grid square: write"},
    {START "edges 1,1:x", PAVE_INVALID, 3, 11, "is not an edge"},
    {START "edges 1,1:01", PAVE_INVALID, 3, 11, "is not an edge"},
    {START "edges 5,5:0", PAVE_INVALID, 3, 7, "is outside"},
};

TEST(what_is_wrong_has_a_place)
{
    for (size_t i = 0; i < sizeof wrong_texts / sizeof *wrong_texts; i++) {
        const wrong_text *wrong = &wrong_texts[i];
        pave_mask *mask = (pave_mask *)(uintptr_t)wrong;
        pave_error error = {0};
        pave_result result =
            pave_mask_read(wrong->text, strlen(wrong->text), "in.mask", NULL, NULL, &mask, &error);
        if (result != wrong->result || mask != NULL || error.result != result ||
            error.line != wrong->line || error.column != wrong->column ||
            !strstr(error.message, wrong->says))
            fail_msg("%s\nsays %d at %d:%d: %s\nand should say %d at %d:%d: %s", wrong->text,
                     (int)result, (int)error.line, (int)error.column, error.message,
                     (int)wrong->result, (int)wrong->line, (int)wrong->column, wrong->says);
        assert_string_equal(error.file, "in.mask");
        size_t length = strlen(error.message);
        assert_true(error.message[length - 1] != '.' && length < PAVE_ERROR_MESSAGE_SIZE - 1);
        assert_int_equal(
            pave_mask_read(wrong->text, strlen(wrong->text), NULL, NULL, NULL, &mask, NULL),
            result);
    }
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

TEST(failing_allocations)
{
    static const char text[] =
        "grid cairo\nwindow parallelogram 3x3 wrap\nedges 0,0,0:1\ncells 1,1,1";
    for (failing counts = each_failing; failing_next(&counts);) {
        pave_mask *mask = NULL;
        pave_error error = {0};
        const pave_result result =
            pave_mask_read(text, sizeof text - 1, NULL, NULL, &counts.allocator, &mask, &error);
        assert_true((mask != NULL) == (result == PAVE_OK) && error.result == result);
        pave_mask_destroy(mask);
        assert_told(counts, result);
        assert_true(result != PAVE_OK || counts.fail_at >= 7);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
