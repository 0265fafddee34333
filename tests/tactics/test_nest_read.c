/// tests/tactics/test_nest_read.c: nests as text: what is read, what is written, each way of being
/// wrong with its line and column, and memory.
#include "../failing.h"

#include <pave/nest.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static const char town[] = "# a town\n"
                           "factor 3\n"
                           "kind town least 3   # on big tiles alone\n"
                           "kind mill of town\n"
                           "kind rock blocks\n"
                           "big\n"
                           "grid tri\n"
                           "window parallelogram 6x3 at -1,0,L\n"
                           "cells 1,2,R\n"
                           "edges 0,1,N\n"
                           "tiles town 0,0,L 0,0,R\n"
                           "small\n"
                           "tiles mill 1,1,L\n"
                           "tiles rock -3,8,L\n"
                           "halves 4,1,L:2 4,1,R:0\n"
                           "edges -2,3,E\n";

static pave_result read_text(const char *text, pave_nest **out, pave_error *error)
{
    return pave_nest_read(text, strlen(text), "town.nest", NULL, out, error);
}

static pave_nest *nest_of(const char *text)
{
    pave_nest *nest = NULL;
    pave_error error = {0};
    if (read_text(text, &nest, &error) != PAVE_OK)
        fail_msg("%d:%d %s", error.line, error.column, error.message);
    return nest;
}

static int64_t small_at(const pave_nest *nest, int32_t q, int32_t r, int32_t s)
{
    return pave_window_index(nest->small->window, (pave_cell){q, r, s});
}

static int64_t big_at(const pave_nest *nest, int32_t q, int32_t r, int32_t s)
{
    return pave_window_index(nest->big->window, (pave_cell){q, r, s});
}

/// The text of a nest, to be freed.
static char *text_of(const pave_nest *nest)
{
    int64_t size = 0;
    assert_int_equal(pave_nest_write(nest, NULL, 0, &size), PAVE_CAPACITY);
    char *text = malloc((size_t)size);
    assert_non_null(text);
    assert_int_equal(pave_nest_write(nest, text, size - 1, &size), PAVE_CAPACITY);
    assert_int_equal(pave_nest_write(nest, text, size, &size), PAVE_OK);
    assert_int_equal(strlen(text), size - 1);
    return text;
}

static void a_nest_is_read(void **state)
{
    pave_nest *nest = nest_of(town);
    (void)state;
    assert_int_equal(nest->factor, 3);
    assert_int_equal(nest->kind_count, 3);
    assert_string_equal(nest->kinds[0].name, "town");
    assert_true(nest->kinds[0].least == 3 && nest->kinds[1].upgrades == 1 && nest->kinds[2].blocks);
    assert_true(nest->kinds[1].least == 1 && !nest->kinds[1].blocks);
    assert_int_equal(nest->on_big[big_at(nest, 0, 0, 0)], 1);
    assert_int_equal(nest->on_big[big_at(nest, 0, 1, 0)], 0);
    assert_int_equal(nest->on_small[small_at(nest, 1, 1, 0)], 2);
    assert_int_equal(nest->halves[small_at(nest, 4, 1, 0)], 3);
    assert_int_equal(nest->halves[small_at(nest, 4, 1, 1)], 1);
    assert_true(pave_mask_cell(nest->big, big_at(nest, 1, 2, 1)));
    assert_true(pave_mask_side(nest->big, big_at(nest, 0, 1, 0), 0));
    assert_true(pave_mask_side(nest->small, small_at(nest, -2, 3, 0), 1));
    assert_int_equal(nest->small->window->count, 18 * 9);
    assert_int_equal(pave_nest_check(nest, NULL), PAVE_OK);
    pave_nest_destroy(nest);
}

static void what_is_written_is_read_as_the_same(void **state)
{
    static const char *const texts[] = {
        town, "factor 2\nkind hut least 2\nbig\ngrid tri\nwindow hexagon 1\ntiles hut 0,0,L\n",
        "factor 1\nbig\ngrid tri\nwindow hexagon 1 at 2,-3,L\n",
        "\xef\xbb\xbf"
        "factor 2\r\nkind a\r\nbig\r\ngrid tri\r\nwindow triangle 3 at "
        "0,1,R\r\nrows\r\n.\r\n...\r\n"
        "#....\r\nsmall\r\nrows\r\n.\n...\n.....\n.......\n.........\n...#......."
        "\ntiles a 1,2,R"};
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        pave_nest *nest = nest_of(texts[i]);
        char *text = text_of(nest);
        pave_nest *again = nest_of(text);
        char *twice = text_of(again);
        assert_string_equal(text, twice);
        for (int32_t k = 0; k < nest->kind_count; k++)
            assert_memory_equal(&again->kinds[k], &nest->kinds[k], sizeof *nest->kinds);
        free(twice);
        pave_nest_destroy(again);
        free(text);
        pave_nest_destroy(nest);
    }
}

#define HEAD "factor 3\nkind town least 3\nkind mill of town\n"
#define BIG HEAD "big\ngrid tri\nwindow parallelogram 4x2\n"

static void faults_have_their_places(void **state)
{
    static const struct {
        const char *text;
        pave_result result;
        int line, column;
        const char *message;
    } cases[] = {
        {"", PAVE_INVALID, 1, 0, "the text has no big tiles: add a line \"big\", and their window"},
        {"factor 0\n", PAVE_RANGE, 1, 8, "factor must be 1 to 64, not 0"},
        {"factor 99999999999\n", PAVE_RANGE, 1, 8, "factor must be 1 to 64, not 99999999999"},
        {"factor x\n", PAVE_INVALID, 1, 8, "after \"factor\" comes a whole number, not \"x\""},
        {"factor 3 4\n", PAVE_INVALID, 1, 10, "\"4\" does not belong here: leave it out"},
        {"factor 3\nfactor 3\n", PAVE_INVALID, 2, 1, "the factor is given twice: leave one out"},
        {"big\n", PAVE_INVALID, 1, 1,
         "the factor is missing: put a line such as \"factor 3\" first"},
        {"small\n", PAVE_INVALID, 1, 1,
         "\"small\" does not belong here: a nest begins with lines factor and kind, then comes a "
         "line \"big\""},
        {"factor 3\nkind a+b\n", PAVE_INVALID, 2, 6,
         "\"a+b\" is no name of a kind: write 1 to 23 letters, digits, - and _"},
        {HEAD "kind town\n", PAVE_INVALID, 4, 6, "the kind town is given twice: leave one out"},
        {HEAD "kind inn of bar\n", PAVE_INVALID, 4, 13,
         "there is no kind bar: put a line \"kind bar\" before this one"},
        {HEAD "kind inn with beer\n", PAVE_INVALID, 4, 10,
         "\"with\" is unknown: behind the name of a kind may come \"least 3\", \"of NAME\" and "
         "\"blocks\""},
        {HEAD "big\ngrid hex\nwindow hexagon 1\n", PAVE_INVALID, 5, 6, NULL},
        {HEAD "big\ngrid tri\nwindow rectangle 4x4\n", PAVE_UNSUPPORTED, 0, 0,
         "the big tiles of a nest are a hexagon, a triangle or a parallelogram that does not wrap"},
        {BIG "big\n", PAVE_INVALID, 7, 1, "\"big\" is given twice: leave one out"},
        {BIG "small\nsmall\n", PAVE_INVALID, 8, 1, "\"small\" is given twice: leave one out"},
        {BIG "mills 0,0,L\n", PAVE_INVALID, 7, 1, NULL},
        {BIG "tiles\n", PAVE_INVALID, 7, 6, NULL},
        {BIG "tiles town\n", PAVE_INVALID, 7, 11,
         "a list of tiles has at least one: write them on this line"},
        {BIG "tiles town 0,0\n", PAVE_INVALID, 7, 12, "\"0,0\" is no cell: write q,r,L or q,r,R"},
        {BIG "tiles town 9,0,L\n", PAVE_INVALID, 7, 12,
         "the cell 9,0,L is outside the window of the big tiles: move it, or make the window "
         "larger"},
        {BIG "tiles mill 0,0,L\n", PAVE_INVALID, 7, 12,
         "mill upgrades town, and 0,0,L is no small tile of a big one with that"},
        {BIG "halves 0,0,L:0\n", PAVE_INVALID, 7, 1, NULL},
        {BIG "tiles town 0,0,L\nsmall\ntiles mill 0,0,L 4,0,L\n", PAVE_INVALID, 9, 18,
         "mill upgrades town, and 4,0,L is no small tile of a big one with that"},
        {BIG "small\ntiles town 0,0,L\n", PAVE_INVALID, 8, 12,
         "town wants tiles of at least 3 edges, and 0,0,L has 1"},
        {BIG "small\ncells 0,0,L 90,0,L\n", PAVE_INVALID, 8, 13, NULL},
        {BIG "small\nhalves 0,0,L\n", PAVE_INVALID, 8, 8,
         "\"0,0,L\" is no half tile: write a cell and the corner at which its wall begins, such as "
         "3,1,L:2"},
        {BIG "small\nhalves 0,0,L:3\n", PAVE_INVALID, 8, 8, NULL},
        {BIG "small\ngrid tri\nwindow parallelogram 12x5\n", PAVE_INVALID, 0, 0,
         "the window of the small tiles is not that of the big ones times 3: leave it out"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        pave_nest *nest = (pave_nest *)(uintptr_t)&cases[i];
        pave_error error = {0};
        const pave_result result = read_text(cases[i].text, &nest, &error);
        if (result != cases[i].result || error.line != cases[i].line ||
            error.column != cases[i].column || nest || strcmp(error.file, "town.nest") != 0)
            fail_msg("case %zu: %d at %d:%d, %s", i, (int)result, (int)error.line,
                     (int)error.column, error.message);
        if (cases[i].message) assert_string_equal(error.message, cases[i].message);
    }
}

static void tiles_have_one_kind(void **state)
{
    pave_nest *nest = NULL;
    pave_error error = {0};
    (void)state;
    assert_int_equal(read_text("factor 2\nkind a\nkind b\nbig\ngrid tri\nwindow hexagon 1\n"
                               "tiles a 0,0,L\ntiles b -1,0,R 0,0,L\n",
                               &nest, &error),
                     PAVE_INVALID);
    assert_true(error.line == 8 && error.column == 16);
    assert_string_equal(error.message, "the tile 0,0,L has a on it and b: leave one out");
}

static void reading_survives_a_lack_of_memory(void **state)
{
    pave_result result = PAVE_NO_MEMORY;
    (void)state;
    for (int64_t n = 0; result == PAVE_NO_MEMORY; n++) {
        failing memory = {.fail_at = n};
        const pave_allocator allocator = failing_allocator(&memory);
        pave_nest *nest = NULL;
        pave_error error = {0};
        result = pave_nest_read(town, sizeof town - 1, NULL, &allocator, &nest, &error);
        assert_true((result == PAVE_OK) == (nest != NULL));
        assert_int_equal(error.result, result);
        pave_nest_destroy(nest);
        assert_int_equal(memory.alive, 0);
        assert_int_equal(memory.bytes, 0);
    }
    assert_int_equal(result, PAVE_OK);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_nest_is_read),
        cmocka_unit_test(what_is_written_is_read_as_the_same),
        cmocka_unit_test(faults_have_their_places),
        cmocka_unit_test(tiles_have_one_kind),
        cmocka_unit_test(reading_survives_a_lack_of_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
