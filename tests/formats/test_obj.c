/// tests/formats/test_obj.c: graphs from OBJ and OFF: what is read.
#include <pave/formats/obj.h>

#include <time.h>
#include <unistd.h>

#include "../test.h"
#include "formats/json/obj_text.h"

static pave_edge_list parse_up(pave_obj_parser *function, const char *text, pave_up up)
{
    pave_edge_list list;
    pave_error error;
    char message[PAVE_ERROR_TEXT_SIZE];
    const size_t size = strlen(text);
    char *exact =
        malloc(size + (size == 0)); // so that a sanitizer sees what is read beyond the end
    memcpy(exact, text, size);
    if (function(exact, size, "m", up, NULL, &list, &error) != PAVE_OK)
        fail_msg("%s", pave_error_text(&error, message));
    free(exact);
    assert_true(error.result == PAVE_OK && list.border == NULL && list.fault_count == 0);
    return list;
}

static pave_edge_list parse(pave_obj_parser *function, const char *text)
{
    return parse_up(function, text, PAVE_UP_FLATTER);
}

/// Whether the edges are these: pairs, in order.
static void assert_edges(const pave_edge_list *list, const char *wanted)
{
    char text[512] = "";
    for (int32_t n = 0; n < list->edge_count; n++)
        sprintf(text + strlen(text), "%s%d-%d", n ? " " : "", (int)list->edges[n][0],
                (int)list->edges[n][1]);
    assert_string_equal(text, wanted);
}

static bool is_at(pave_vec2 point, double x, double y)
{
    return point.x <= x && point.x >= x && point.y <= y && point.y >= y;
}

// ---- OBJ ----------------------------------------------------------------------------------------

#define SQUARE "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\n"

TEST(reads_obj)
{
    static const struct {
        const char *text, *edges;
    } rows[] = {
        {SQUARE "f 1 2 3 4\n", "0-1 0-3 1-2 2-3"},
        {SQUARE "f 1 2 3\nf 3 4 1",
         "0-1 0-2 0-3 1-2 2-3"},                       // the side that two share stands there once
        {SQUARE "f -4 -3 -2 -1\n", "0-1 0-3 1-2 2-3"}, // backwards
        {"v 0 0 0\nv 1 0 0\nl -1 -2\nv 1 1 0\nl -1 -2", "0-1 1-2"}, // from where the line stands
        {SQUARE "l 1 2 3\nl 3 4\n", "0-1 1-2 2-3"},                 // lines are not closed
        {"f 1 2 3\nl 4 1\n" SQUARE, "0-1 0-2 0-3 1-2"},             // vertices may come later
        {SQUARE "f 1/1 2/2 3/3\nf 1//1 3//1 4//2\nf 1/1/1 2/2/2 3/3/3\nvt 0 0\nvn 0 0 1\n",
         "0-1 0-2 0-3 1-2 2-3"},
        {SQUARE "f 1 \\\n2\\\n 3 \\\r\n 4 # 2 behind\n", "0-1 0-3 1-2 2-3"}, // continued lines
        {"# a comment \\\n\n \t\r\n" SQUARE "#f 1 2 3\n  f 1 2 3 #4\rl 4 1", "0-1 0-2 0-3 1-2"},
        {"mtllib a.mtl\no name \\\n f 1 2\n" SQUARE "g a b\nusemtl x\ns off\nl 1 2\np 3\n", "0-1"},
        {SQUARE "f 1 1 2\n", "0-0 0-1"}, // the check reports its faults later
        {SQUARE, ""},
    };
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++) {
        pave_edge_list list = parse(pave_obj_graph_parse, rows[row].text);
        assert_edges(&list, rows[row].edges);
        assert_true(list.node_count == (row == 3 ? 3 : 4) && is_at(list.positions[2], 1, 1));
        pave_edge_list_release(&list);
    }
}

TEST(reads_positions)
{
    pave_edge_list list = parse(
        pave_obj_graph_parse,
        "v 1.5 -2 7\nv +.25e1 3. 8 1\nv 1 2 3 .1 .2 .3\n"); // z is ignored, and what follows it
    assert_true(is_at(list.positions[0], 1.5, -2) && is_at(list.positions[1], 2.5, 3) &&
                is_at(list.positions[2], 1, 2));
    pave_edge_list_release(&list);
    list = parse(pave_obj_graph_parse, "v 0 5 0\nv 1 5 0\nv 1 5 2\n"); // flat on the ground
    assert_true(is_at(list.positions[0], 0, 0) && is_at(list.positions[1], 1, 0) &&
                is_at(list.positions[2], 1, 2));
    pave_edge_list_release(&list);
    list = parse(pave_obj_graph_parse, "v 0 5 1\nv 1 5 1\n"); // a row: nothing to choose
    assert_true(is_at(list.positions[0], 0, 5) && is_at(list.positions[1], 1, 5));
    pave_edge_list_release(&list);
}

TEST(the_flatter_axis_is_up)
{
    static const struct {
        const char *text;
        pave_up up, told;
        double y; // of the third vertex
    } rows[] = {
        {"v 0 -0.1 0\nv 1 0 0\nv 1 0.1 1\n", PAVE_UP_FLATTER, PAVE_UP_Y, 1},
        {"v 0 -0.1 0\nv 1 0 0\nv 1 0.1 1\n", PAVE_UP_Z, PAVE_UP_FLATTER, 0.1},
        {"v 0 0 -0.1\nv 1 0 0\nv 1 1 0.1\n", PAVE_UP_FLATTER, PAVE_UP_Z, 1},
        {"v 0 0 -0.1\nv 1 0 0\nv 1 1 0.1\n", PAVE_UP_Y, PAVE_UP_FLATTER, 0.1},
        {"v 0 0 0\nv 1 0 0\nv 1 2 2\n", PAVE_UP_FLATTER, PAVE_UP_Z, 2}, // as flat: z
        {"# pave: 3 points, 1 triangles; x is east, y up, z south\nv 0 9 0\nv 1 0 0\nv 1 0 2\n",
         PAVE_UP_FLATTER, PAVE_UP_FLATTER, 2},
        {"# pave\n# y up\nv 0 9 0\nv 1 0 0\nv 1 1 2\n", PAVE_UP_FLATTER, PAVE_UP_Z, 1},
    };
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++) {
        pave_edge_list list = parse_up(pave_obj_graph_parse, rows[row].text, rows[row].up);
        assert_int_equal(list.up, rows[row].told);
        assert_true(is_at(list.positions[2], 1, rows[row].y));
        pave_edge_list_release(&list);
    }
}

/// Two squares that share a side, whose vertices stand there twice; and a vertex above another.
TEST(seams_are_welded)
{
    pave_edge_list list =
        parse(pave_obj_graph_parse, SQUARE "v 1 0 0\nv 2 0 0\nv 2 1 0\nv 1 1 -0.0\nv 1 1 0.5\n"
                                           "f 1 2 3 4\nf 5 6 7 8\nl 3 8\nl 9 7\n");
    assert_int_equal(list.node_count, 7);
    assert_edges(&list, "0-1 0-3 1-2 1-4 2-3 2-5 4-5 5-6");
    assert_true(is_at(list.positions[5], 2, 1) && is_at(list.positions[6], 1, 1));
    pave_edge_list_release(&list);
}

// ---- OFF ----------------------------------------------------------------------------------------

#define POINTS "0 0 0\n1 0 0\n1 1 0\n0 1 0\n"

TEST(reads_off)
{
    static const struct {
        const char *text, *edges;
    } rows[] = {
        {"OFF\n4 1 4\n" POINTS "4 0 1 2 3\n", "0-1 0-3 1-2 2-3"},
        {"OFF 4 2 0\n" POINTS "3 0 1 2\n3 0 2 3", "0-1 0-2 0-3 1-2 2-3"}, // counts after the word
        {"# a comment\n\nOFF # another\n\n4 2 # edges are not counted\n" POINTS "2 0 1\n2 3 1\n",
         "0-1 1-3"}, // edges
        {"OFF\r\n4 2 5\r\n" POINTS "3 0 1 2 255 0 0\r\n3 2 3 0 0.5 0.5 0.5 1 # red\r\n",
         "0-1 0-2 0-3 1-2 2-3"}, // colours
        {"OFF\n4 0 0\n" POINTS, ""},
        {"OFF\n4 1 0\n" POINTS "1 3", ""},
        {"\xef\xbb\xbfOFF\n4 1 4\n" POINTS "4 0 1 2 3\n", "0-1 0-3 1-2 2-3"}, // a UTF-8 mark
        {"OFF\n4 2 0\n" POINTS "3 0\n1\n2\n3 2\n3 0\n", "0-1 0-2 0-3 1-2 2-3"},
        {"OFF\n4 2 0\n" POINTS "3 0\n1 2 255 0 0\n3 2 3 0\n", "0-1 0-2 0-3 1-2 2-3"},
        {"OFF\n4 2 0\n0 0 0 1 0 0\n1 1 0 0 1 0 # two\n3 0 1 2 3 0 2 3\n", "0-1 0-2 0-3 1-2 2-3"},
        {"OFF 4 2 0 0 0 0 1 0 0 1 1 0 0 1 0 3 0 1 2 3 0 2 3", "0-1 0-2 0-3 1-2 2-3"},
        {"OFF\n4 1 4\n0\n0 0\n1 0\n0\n1 1 0\n0 1 0\n4 0 1 2 3\n", "0-1 0-3 1-2 2-3"},
        {"OFF\n4\n1\n0\n0\n0\n0\n1\n0\n0\n1\n1\n0\n0\n1\n0\n3\n1\n2\n3\n", "1-2 1-3 2-3"},
        {"OFF\n4 1\n" POINTS "4 0 1 2 3\n", "0-1 0-3 1-2 2-3"},
    };
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++) {
        pave_edge_list list = parse(pave_off_graph_parse, rows[row].text);
        assert_edges(&list, rows[row].edges);
        assert_true(list.node_count == 4 && is_at(list.positions[2], 1, 1));
        pave_edge_list_release(&list);
    }
    pave_edge_list list =
        parse(pave_off_graph_parse, "OFF\n3 0 0\n0 1 0\n1 1 0\n1 1 2\n"); // flat on the ground
    assert_true(is_at(list.positions[2], 1, 2));
    pave_edge_list_release(&list);
    list = parse(pave_off_graph_parse, "OFF 0 0 0");
    assert_true(list.node_count == 0 && list.edge_count == 0);
    pave_edge_list_release(&list);
}

// ---- Both ---------------------------------------------------------------------------------------

TEST(reads_files)
{
    char path[1024];
    pave_edge_list list;
    pave_error error;
    sprintf(path, "%s/test_obj_%ld", PAVE_BINARY_DIR, (long)getpid());
    FILE *file = fopen(path, "w");
    assert_true(file && fputs("OFF 3 1 3\n0 0 0\n1 0 0\n0 1 0\n3 0 1 2\n", file) >= 0 &&
                fclose(file) == 0);
    assert_ok(pave_off_graph_read(path, PAVE_UP_FLATTER, NULL, &list, &error));
    assert_edges(&list, "0-1 0-2 1-2");
    pave_edge_list_release(&list);
    assert_int_equal(pave_obj_graph_read(path, PAVE_UP_FLATTER, NULL, &list, &error), PAVE_INVALID);
    assert_true(strcmp(error.file, path) == 0 && error.line == 1);
    file = fopen(path, "w");
    assert_true(file && fputs(SQUARE "f 1 2 3 4\n", file) >= 0 && fclose(file) == 0);
    assert_ok(pave_obj_graph_read(path, PAVE_UP_FLATTER, NULL, &list, &error));
    assert_edges(&list, "0-1 0-3 1-2 2-3");
    pave_edge_list_release(&list);
    remove(path);
    assert_int_equal(pave_obj_graph_read(path, PAVE_UP_FLATTER, NULL, &list, &error), PAVE_IO);
    assert_int_equal(pave_off_graph_read(".", PAVE_UP_FLATTER, NULL, &list, &error), PAVE_IO);
}

/// A strip of half a million squares: a million nodes.
TEST(a_million_nodes)
{
    enum { SQUARES = 500000 };
    char *text = malloc((size_t)SQUARES * 80), *at = text;
    pave_edge_list list;
    assert_non_null(text);
    for (int n = 0; n < SQUARES; n++) at += sprintf(at, "v %d 0 0\nv %d 1 0\n", n, n);
    for (int n = 1; n < SQUARES; n++)
        at += sprintf(at, "f %d %d %d %d\n", 2 * n - 1, 2 * n, 2 * n + 2, 2 * n + 1);
    const clock_t start = clock();
    assert_ok(
        pave_obj_graph_parse(text, (size_t)(at - text), NULL, PAVE_UP_FLATTER, NULL, &list, NULL));
    printf("a million nodes: %.2f s\n", (double)(clock() - start) / CLOCKS_PER_SEC);
    assert_true(list.node_count == 2 * SQUARES && list.edge_count == 3 * SQUARES - 2);
    free(text);
    pave_edge_list_release(&list);
}

int main(void) { return run_all_tests(NULL, NULL); }
