/// tests/formats/test_json.c: files of user-made tilings: what is read, what is written.
#include <pave/formats/json.h>

#include <jansson.h>
#include <locale.h>
#include <math.h>
#include <unistd.h>

#include "../test.h"
#include "../tiling/tiling_fixture.h"

static const char unit[] = "{\"name\": \"unit\", \"i\": [1, 0], \"j\": [0, 1], \"faces\": [[[0, "
                           "0], [1, 0], [1, 1], [0, 1]]]}";

TEST(reads_a_tiling)
{
    static const char text[] =
        "\xef\xbb\xbf{ \"faces\": [ [[0,0],[1e0,0],[2,0.0],[2,1],[1.0,1],[-0,1]] ],\r\n"
        "  \"j\": [1, 1], \"i\": [2, 0.00000000000000000001] }\n";
    pave_tiling *tiling;
    pave_error error;
    assert_ok(pave_json_tiling_parse(text, strlen(text), NULL, NULL, &tiling, &error));
    assert_ok(error.result);
    assert_string_equal(tiling->name, "");
    assert_int_equal(tiling->face_count, 1);
    assert_int_equal(tiling->touching_max, 6);
    assert_true(tiling->i.x == 2.0 && fabs(tiling->i.y) < 1e-15 && tiling->j.x == 1.0 &&
                tiling->j.y == 1.0);
    pave_tiling_destroy(tiling);
    assert_ok(pave_json_tiling_parse(unit, strlen(unit), NULL, NULL, &tiling, NULL));
    assert_string_equal(tiling->name, "unit");
    pave_tiling_destroy(tiling);
}

// ---- Errors -------------------------------------------------------------------------------------

TEST(files_that_cannot_be_read)
{
    pave_tiling *tiling;
    pave_error error;
    assert_int_equal(pave_json_tiling_read("missing file.json", NULL, &tiling, &error), PAVE_IO);
    assert_null(tiling);
    assert_string_equal(error.file, "missing file.json");
    assert_int_equal(pave_json_tiling_read(".", NULL, &tiling, &error), PAVE_IO);
    assert_string_equal(error.message, "this is a directory; name a file in it");
    char *large = malloc((size_t)PAVE_JSON_SIZE_MAX + 1);
    memset(large, ' ', (size_t)PAVE_JSON_SIZE_MAX + 1);
    assert_int_equal(
        pave_json_tiling_parse(large, (size_t)PAVE_JSON_SIZE_MAX + 1, NULL, NULL, &tiling, &error),
        PAVE_UNSUPPORTED);
    memset(large, '[', 2000); // no depth is too much, as nothing is kept of it
    memcpy(large, "{\"i\":", 5);
    assert_int_equal(pave_json_tiling_parse(large, 2000, NULL, NULL, &tiling, &error),
                     PAVE_INVALID);
    free(large);
}

// ---- There and back -----------------------------------------------------------------------------

static void assert_same(const pave_tiling *a, const pave_tiling *b)
{
    assert_string_equal(a->name, b->name);
    assert_int_equal(a->face_count, b->face_count);
    assert_int_equal(a->edge_count, b->edge_count);
    assert_int_equal(a->vertex_count, b->vertex_count);
    assert_true(fabs(a->i.x - b->i.x) < 1e-12 && fabs(a->i.y - b->i.y) < 1e-12 &&
                fabs(a->j.x - b->j.x) < 1e-12 && fabs(a->j.y - b->j.y) < 1e-12);
    for (int32_t s = 0; s < a->face_count; s++) {
        assert_int_equal(pave_tiling_side_count(a, s), pave_tiling_side_count(b, s));
        assert_int_equal(pave_tiling_touching_count(a, s), pave_tiling_touching_count(b, s));
        assert_true(fabs(a->centers[s].x - b->centers[s].x) < 1e-9 &&
                    fabs(a->centers[s].y - b->centers[s].y) < 1e-9);
        const pave_cell cell = {3, -2, s};
        for (int k = 0; k < pave_tiling_side_count(a, s); k++) {
            assert_true(pave_cell_equal(pave_tiling_neighbors(a, cell, k),
                                        pave_tiling_neighbors(b, cell, k)));
            assert_int_equal(pave_tiling_side_of(a, s, k)->twin,
                             pave_tiling_side_of(b, s, k)->twin);
        }
        for (int k = 0; k < pave_tiling_touching_count(a, s); k++) {
            assert_true(pave_cell_equal(pave_tiling_touching(a, cell, k),
                                        pave_tiling_touching(b, cell, k)));
        }
    }
}

static char *path_of(char *out)
{
    sprintf(out, "%s/test_json_%ld.json", PAVE_BINARY_DIR, (long)getpid());
    return out;
}

static bool put_bytes(void *context, const char *bytes, size_t size)
{
    return fwrite(bytes, 1, size, context) == size;
}

static pave_result write_tiling(const pave_tiling *tiling, const char *path, pave_error *error)
{
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    const pave_result result =
        pave_json_tiling_print(tiling, (pave_json_sink){put_bytes, file}, NULL, error);
    assert_int_equal(fclose(file), 0);
    return result;
}

TEST(there_and_back)
{
    char path[1024];
    path_of(path);
    (void)setlocale(LC_NUMERIC, "de_DE.UTF-8"); // a decimal comma, where there is that locale
    for (int index = 0; index < ALL_TILINGS; index++) {
        pave_tiling *tiling, *read;
        pave_error error;
        assert_ok(any_tiling_create(index, NULL, &tiling));
        assert_ok(write_tiling(tiling, path, &error));
        if (pave_json_tiling_read(path, NULL, &read, &error) != PAVE_OK)
            fail_msg("%s: %s", tiling->name, error.message);
        assert_same(tiling, read);
        json_error_t other;
        json_t *root = json_load_file(path, JSON_REJECT_DUPLICATES,
                                      &other); // an independent reader takes it, too
        assert_non_null(root);
        assert_int_equal(json_array_size(json_object_get(root, "faces")), tiling->face_count);
        json_decref(root);
        pave_tiling_destroy(read);
        pave_tiling_destroy(tiling);
    }
    (void)setlocale(LC_NUMERIC, "C");
    remove(path);
}

TEST(names_that_need_escapes)
{
    static const pave_vec2 corners[] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    static const pave_tiling_polygon face = {4, corners};
    pave_tiling_def def = {"a \"quoted\" \\ name, K\xc3\xb6ln", {1, 0}, {0, 1}, 1, &face};
    pave_tiling *tiling, *read;
    pave_error error;
    char path[1024];
    path_of(path);
    assert_ok(pave_tiling_create(&def, NULL, &tiling, NULL));
    assert_ok(write_tiling(tiling, path, NULL));
    assert_ok(pave_json_tiling_read(path, NULL, &read, NULL));
    assert_string_equal(read->name, def.name);
    pave_tiling_destroy(read);
    pave_tiling_destroy(tiling);
    def.name = "no \xff";
    assert_ok(pave_tiling_create(&def, NULL, &tiling, NULL));
    assert_int_equal(write_tiling(tiling, path, &error), PAVE_INVALID);
    pave_tiling_destroy(tiling);
    remove(path);
}

int main(void) { return run_all_tests(NULL, NULL); }
