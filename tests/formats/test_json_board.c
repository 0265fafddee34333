/// tests/formats/test_json_board.c: boards as files: what is read, what is written.
#include <pave/formats/json.h>

#include <unistd.h>

#include "../test.h"
#include "formats/json/json_parts.h"

static const char *const layouts[] = {"odd-r", "even-r", "odd-q", "even-q"};
static const char *const patterns[] = {"hex", "quad", "triangle"};

static pave_board *make_board(int32_t width, int32_t height, pave_hex_system system,
                              pave_board_pattern pattern)
{
    const pave_board_def def = {width, height, system, pattern};
    pave_board *board;
    assert_ok(pave_board_create(&def, NULL, &board, NULL));
    return board;
}

static void assert_same(const pave_board *a, const pave_board *b)
{
    assert_true(a->width == b->width && a->height == b->height && a->system == b->system &&
                a->slot_count == b->slot_count);
    assert_int_equal(a->pattern, b->pattern);
    assert_memory_equal(a->links, b->links, (size_t)a->slot_count);
}

static pave_board *parse(const char *text)
{
    pave_board *board;
    pave_error error;
    char message[PAVE_ERROR_TEXT_SIZE];
    if (pave_json_text_parse(&pave_json_board_format, text, strlen(text), "b.json", NULL, &board,
                             &error) != PAVE_OK)
        fail_msg("%s", pave_error_text(&error, message));
    assert_ok(error.result);
    return board;
}

TEST(reads_boards)
{
    for (int layout = 0; layout < 4; layout++)
        for (int pattern = 0; pattern < 3; pattern++) {
            char text[256];
            snprintf(text, sizeof text,
                     "\xef\xbb\xbf{\"pattern\": \"%s\", \"size\": [5, 4], \"cuts\": [], "
                     "\"layout\": \"%s\"}",
                     patterns[pattern], layouts[layout]);
            pave_board *read = parse(text), *made = make_board(5, 4, (pave_hex_system)layout,
                                                               (pave_board_pattern)pattern);
            assert_same(read, made);
            pave_board_destroy(made);
            pave_board_destroy(read);
        }
    pave_board *read = parse("{\"size\":[3,2]}"),
               *made = make_board(3, 2, PAVE_HEX_EVEN_Q, PAVE_BOARD_HEX); // the defaults
    assert_same(read, made);
    pave_board_destroy(made);
    pave_board_destroy(read);
}

/// Column 0 of even-q is shifted down: (0, 0) touches (1, 0) and (1, 1).
TEST(reads_cuts_and_joins)
{
    pave_board *read = parse("{\"cuts\": [[[1, 1], [0, 0]], [[0, 0], [0, -1]]], \"size\": [3, 3]}"),
               *made = make_board(3, 3, PAVE_HEX_EVEN_Q, PAVE_BOARD_HEX);
    const pave_board_tile a = pave_board_at(0, 0), b = pave_board_at(1, 1);
    assert_ok(pave_board_set(made, a, pave_board_between(made, a, b), false));
    assert_ok(pave_board_set(made, a, 0, false));
    assert_same(read, made);
    pave_board_destroy(made);
    pave_board_destroy(read);
    read = parse("{\"size\": [3, 3], \"pattern\": \"quad\", \"joins\": [[[0, 0], [1, 1]]], "
                 "\"cuts\": [[[0, 0], [1, 0]]]}");
    made = make_board(3, 3, PAVE_HEX_EVEN_Q, PAVE_BOARD_QUAD);
    assert_ok(pave_board_set(made, a, pave_board_between(made, a, b), true));
    assert_ok(pave_board_set(made, a, pave_board_between(made, a, pave_board_at(1, 0)), false));
    assert_same(read, made);
    pave_board_destroy(made);
    pave_board_destroy(read);
}

static char *path_of(char *out)
{
    sprintf(out, "%s/test_json_board_%ld.json", PAVE_BINARY_DIR, (long)getpid());
    return out;
}

static void assert_there_and_back(const pave_board *board, const char *pattern)
{
    char path[1024], wanted[64], text[4096] = "";
    pave_board *read;
    pave_error error;
    assert_ok(pave_json_board_write(board, path_of(path), NULL, &error));
    if (pave_json_board_read(path, NULL, &read, &error) != PAVE_OK) fail_msg("%s", error.message);
    assert_same(board, read);
    pave_board_destroy(read);
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    assert_true(fread(text, 1, sizeof text - 1, file) > 0);
    fclose(file);
    snprintf(wanted, sizeof wanted, "\"pattern\": \"%s\"", pattern);
    assert_non_null(strstr(text, wanted));
    remove(path);
}

TEST(there_and_back)
{
    for (int layout = 0; layout < 4; layout++)
        for (int pattern = 0; pattern < 3; pattern++) {
            pave_board *board =
                make_board(7, 5, (pave_hex_system)layout, (pave_board_pattern)pattern);
            assert_there_and_back(board, patterns[pattern]);
            for (int k = 0; k < 6; k++) { // reversed, where neither is of the border
                const pave_board_tile tile = pave_board_at(3, 2);
                assert_ok(pave_board_set(board, tile, k, !pave_board_has(board, tile, k)));
            }
            assert_ok(pave_board_set(board, pave_board_at(0, 0), 0, false)); // to the border
            assert_there_and_back(board, patterns[pattern]);
            pave_board_destroy(board);
        }
}

TEST(written_by_hand_or_not)
{
    static const char wanted[] = "{\n    \"layout\": \"even-q\",\n    \"size\": [4, 3],\n    "
                                 "\"pattern\": \"hex\",\n    \"cuts\": [\n"
                                 "        [[0, -1], [0, 0]],\n        [[0, 0], [1, 0]],\n        "
                                 "[[0, 0], [1, 1]]\n    ]\n}\n";
    char path[1024], text[1024] = "";
    pave_board *board = parse(
        "{\"size\": [4, 3], \"cuts\": [[[1, 0], [0, 0]], [[1, 1], [0, 0]], [[0, -1], [0, 0]]]}");
    assert_ok(pave_json_board_write(board, path_of(path), NULL, NULL));
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    assert_true(fread(text, 1, sizeof text - 1, file) > 0);
    fclose(file);
    assert_string_equal(text, wanted);
    pave_board_destroy(board);
    pave_error error;
    assert_int_equal(pave_json_board_read("missing file.json", NULL, &board, &error), PAVE_IO);
    assert_null(board);
    board = parse(text);
    assert_int_equal(pave_json_board_write(board, "no folder/b.json", NULL, &error), PAVE_IO);
    pave_board_destroy(board);
    remove(path);
}

int main(void) { return run_all_tests(NULL, NULL); }
