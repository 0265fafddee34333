/// tests/formats/test_json_wang.c: tile-set files: what they say, there and back, and as C headers.
#include "../test.h"
#include "tiled_scratch.h"

#include "../../formats/common/common_memory.h"
#include "../../formats/common/common_text.h"
#include "../../formats/json/json_wang_rect.h"

#include <pave/formats/json_wang.h>
#include <pave/world.h>

static pave_error error;

static pave_json_wang *parse(const char *text, const char *path)
{
    pave_json_wang *file = NULL;
    if (pave_json_wang_parse(text, strlen(text), path, NULL, &file, &error))
        fail_msg("%d:%d: %s", (int)error.line, (int)error.column, error.message);
    return file;
}

static const char hexagons[] =
    "{\"name\": \"Roads & Co\", \"grid\": \"hex\", \"kind\": \"edge\",\n"
    " \"symmetries\": [\"rotate\", \"mirror\"],\n"
    " \"sheet\": {\"image\": \"roads.png\", \"tile\": [32, 37], \"columns\": 4, \"margin\": 2,\n"
    "  \"spacing\": 1},\n"
    " \"colors\": [{\"name\": \"grass\", \"rgb\": \"#5fb04a\"}, {\"weight\": 0.5, \"mirror\": 3},\n"
    "  {\"mirror\": 2}],\n"
    " \"tiles\": [\n"
    "  {\"colors\": [1, 1, 1, 1, 1, 1], \"weight\": 3},\n"
    "  {\"id\": 9, \"colors\": [2, 0, 1, 0, 1, 0, 3, 0, 1, 0, 1, 0], \"symmetries\": []},\n"
    "  {\"id\": 5, \"colors\": [2, 2, 2, 2, 2, 2], \"image\": \"../x/lake.png\"},\n"
    "  {\"colors\": [3, 3, 3, 3, 3, 1], \"rect\": [7, 8, 9, 10]}]}\n";

static void check_hexagons(const pave_json_wang *file, const char *folder)
{
    char path[256];
    const pave_json_wang_face *face = file->faces;
    assert_string_equal(file->name, "Roads & Co");
    assert_string_equal(file->grid, "hex");
    assert_int_equal(file->kind, PAVE_WANG_EDGE);
    assert_int_equal(file->symmetries, PAVE_WANG_ROTATE | PAVE_WANG_MIRROR);
    snprintf(path, sizeof path, "%sroads.png", folder);
    assert_string_equal(file->sheet.image, path);
    assert_int_equal(file->color_count, 3);
    assert_string_equal(file->colors[0].name, "grass");
    assert_int_equal(file->colors[0].rgb, 0x5fb04a);
    assert_true(file->colors[1].weight == 0.5 && file->colors[0].weight == 1);
    assert_int_equal(file->colors[0].mirror, 1);
    assert_int_equal(file->colors[1].mirror, 3);
    assert_int_equal(file->face_count, 1);
    assert_int_equal(face->sides, 6);
    assert_int_equal(face->tile_count, 4);
    assert_true(face->tiles[0].weight == 3);
    assert_int_equal(face->tiles[1].id, 9);
    assert_int_equal(face->tiles[3].id, 3);
    static const uint8_t colors[] = {2, 0, 1, 0, 1, 0, 3, 0, 1, 0, 1, 0};
    assert_memory_equal(face->tiles[1].colors, colors, sizeof colors);
    assert_int_equal(face->tiles[3].colors[10], 1);
    assert_true(face->tiles[1].own_symmetries && !face->tiles[0].own_symmetries);
    int32_t rect[4];
    assert_true(pave_json_wang_rect(file, 0, 1, rect)); // column 1, row 2
    assert_memory_equal(rect, ((const int32_t[]){2 + 33, 2 + 2 * 38, 32, 37}), sizeof rect);
    assert_false(pave_json_wang_rect(file, 0, 2, rect));
    assert_true(pave_json_wang_rect(file, 0, 3, rect));
    assert_memory_equal(rect, ((const int32_t[]){7, 8, 9, 10}), sizeof rect);
}

TEST(test_all_members)
{
    pave_wang_set *set = NULL;
    pave_json_wang *file = parse(hexagons, "some/folder/roads.json");
    check_hexagons(file, "some/folder/");
    assert_string_equal(file->faces[0].tiles[2].image, "some/folder/../x/lake.png");
    assert_ok(pave_json_wang_create(file, 0, NULL, &set, &error));
    assert_int_equal(pave_wang_sides(set), 6);
    assert_int_equal(pave_wang_color_mirror(set, 2), 3);
    uint32_t poses[10] = {0};
    for (uint32_t i = 0; i < pave_wang_tile_count(set); i++)
        poses[pave_wang_pose_of(6, pave_wang_tile_id(set, i)).base]++;
    assert_int_equal(poses[0], 1);
    assert_int_equal(poses[9], 1); // which lies as it is
    assert_int_equal(poses[5], 2); // 2 all around, and mirrored 3
    assert_int_equal(poses[3], 12);
    pave_wang_destroy(set);
    pave_json_wang_destroy(file);
}

TEST(test_there_and_back)
{
    char folder[256];
    pave_json_wang *file = parse(hexagons, scratch("a.json")), *again = NULL;
    snprintf(folder, sizeof folder, "%s", scratch(""));
    for (int round = 0; round < 2; round++) {
        assert_ok(pave_json_wang_write(file, scratch("b.json"), NULL, &error));
        assert_ok(pave_json_wang_read(scratch("b.json"), NULL, &again, &error));
        check_hexagons(again, folder);
        pave_json_wang_destroy(file);
        file = again;
    }
    size_t size = 0, size_again = 0;
    char *text = file_text(scratch("b.json"), &size);
    assert_ok(pave_json_wang_write(file, scratch("c.json"), NULL, &error));
    char *text_again = file_text(scratch("c.json"), &size_again);
    assert_string_equal(text, text_again);
    free(text_again);
    free(text);
    pave_json_wang_destroy(file);
}

static const char octagons[] =
    "{\"grid\": \"4.8.8\", \"kind\": \"corner\", \"colors\": [{}],\n"
    " \"faces\": [{\"sides\": 8, \"mirror_sum\": 8, \"tiles\": [{\"colors\": "
    "[1,1,1,1,1,1,1,1]}]},\n"
    "  {\"sides\": 4, \"tiles\": [{\"colors\": [1,1,1,1]}, {\"colors\": [1,1,1,1], \"id\": 7}]}]}";

TEST(test_faces)
{
    pave_json_wang *file = parse(octagons, NULL), *again = NULL;
    for (int round = 0; round < 2; round++) {
        pave_wang_set *set = NULL;
        assert_int_equal(file->face_count, 2);
        assert_int_equal(file->faces[0].mirror_sum, 8);
        assert_ok(pave_json_wang_create(file, 0, NULL, &set, &error));
        assert_int_equal(pave_wang_sides(set), 8);
        pave_wang_destroy(set);
        assert_ok(pave_json_wang_create(file, 1, NULL, &set, &error));
        assert_int_equal(pave_wang_tile_count(set), 2);
        assert_int_equal(pave_wang_tile_id(set, 1), 7);
        pave_wang_destroy(set);
        if (round == 1) break;
        assert_ok(pave_json_wang_write(file, scratch("o.json"), NULL, &error));
        assert_ok(pave_json_wang_read(scratch("o.json"), NULL, &again, &error));
        pave_json_wang_destroy(file);
        file = again;
    }
    pave_json_wang_destroy(file);
}

// ---- Refusals -----------------------------------------------------------------------------------

#define HEAD "\"kind\": \"edge\", \"grid\": \"tri\", \"colors\": [{}]"

TEST(test_what_the_core_refuses)
{
    static const struct {
        const char *text, *what;
        pave_result result;
    } cases[] = {
        {"{" HEAD ", \"tiles\": []}", "it has no tiles", PAVE_RANGE},
        {"{\"kind\":\"edge\",\"sides\":4,\"colors\":[],\"tiles\":[{\"colors\":[0,0,0,0]}]}",
         "it has no colours", PAVE_RANGE},
        {"{" HEAD ", \"tiles\": [{\"colors\":[1,1,1],\"id\":1}, {\"colors\":[1,1,1]}]}",
         "tile 1 is in the set twice", PAVE_INVALID},
        {"{\"kind\":\"edge\",\"sides\":3,\"colors\":[{\"mirror\":2},{}],"
         "\"tiles\":[{\"colors\":[1,1,1]}]}",
         "colour 1 has the mirror 2", PAVE_INVALID},
        {"{" HEAD ", \"symmetries\":[\"flip\"],\"tiles\": [{\"colors\":[1,1,1]}]}", "upside down",
         PAVE_RANGE},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        pave_wang_set *set = NULL;
        pave_json_wang *file = parse(cases[i].text, "f.json");
        assert_int_equal(pave_json_wang_create(file, 0, NULL, &set, &error), cases[i].result);
        assert_null(set);
        assert_string_equal(error.file, "f.json");
        if (!strstr(error.message, cases[i].what)) fail_msg("%s", error.message);
        pave_json_wang_destroy(file);
    }
}

// ---- Headers ------------------------------------------------------------------------------------

TEST(test_headers)
{
    pave_json_wang *file = parse(hexagons, scratch("a.json"));
    size_t size = 0;
    assert_ok(pave_json_wang_write_header(file, scratch("roads.h"), NULL, &error));
    char *text = file_text(scratch("roads.h"), &size);
    assert_int_equal(count_text(text, "#ifndef ROADS_CO_WANG_H\n"), 1);
    assert_int_equal(count_text(text, "static const pave_wang_def roads_co_def = {\n"), 1);
    assert_int_equal(count_text(text, "\n    2, 0, 1, 0, 1, 0, 3, 0, 1, 0, 1, 0,\n"), 1);
    assert_int_equal(count_text(text, "rects"), 0); // a tile has a picture of its own
    free(text);
    pave_common_free(NULL, file->name);
    file->name = NULL;
    // Without a name, or letters in it, that of the header; else tiles.
    static const char *const names[][2] = {{"My 2nd.set.h", "my_2nd_set_def"},
                                           {"32.h", "tiles_def"}};
    for (int i = 0; i < 4; i++) {
        char line[96], digits[] = "\xe8\x8d\x89 12";
        file->name = i % 2 ? digits : NULL;
        assert_ok(pave_json_wang_write_header(file, scratch(names[i / 2][0]), NULL, &error));
        text = file_text(scratch(names[i / 2][0]), &size);
        snprintf(line, sizeof line, "static const pave_wang_def %s = {\n", names[i / 2][1]);
        assert_int_equal(count_text(text, line), 1);
        free(text);
        file->name = NULL;
    }
    pave_json_wang_destroy(file);
}

/// A header is compiled, as C and as C++, and its set is the one of the file.
TEST(test_headers_compile)
{
    static const char program[] =
        "#include \"mixed.h\"\n#include <stdio.h>\n"
        "int main(void) { unsigned n = 0, s = 0;\n"
        "for (s = 0; s < sizeof mixed_def / sizeof *mixed_def; s++) n = n * 10 + "
        "mixed_def[s].tile_count;\n"
        "printf(\"%u %d %s\\n\", n, mixed_def[0].sides, mixed_color_names[0]);\n"
        "return n == 12 && mixed_def[1].colors[1] == 1 && mixed_def[1].ids[1] == 7 ? 0 : 1; }\n";
    static const char *const compilers[] = {"cc -std=c17 -x c", "c++ -std=c++20 -x c++"};
    char command[2048];
    pave_json_wang *file = parse(octagons, NULL);
    file->name = pave_common_text_copy(NULL, "mixed", 5);
    file->colors[0].name = pave_common_text_copy(NULL,
                                                 "a \"b\" \\ ?\?= \xc3\xa4"
                                                 "1",
                                                 15);
    assert_ok(pave_json_wang_write_header(file, scratch("mixed.h"), NULL, &error));
    file_write(scratch("main.c"), program, strlen(program));
    for (size_t i = 0; i < 2; i++) {
        snprintf(command, sizeof command, "command -v %.3s >/dev/null 2>&1", compilers[i]);
        if (system(command) != 0) continue;
        snprintf(
            command, sizeof command,
            "%s -Wall -Wextra -Werror -I'%s/include' -DPAVE_STATIC -o '%s' '%s' && '%s' > '%s'",
            compilers[i], PAVE_SOURCE_DIR, scratch("main"), scratch("main.c"), scratch("main"),
            scratch("out"));
        if (system(command) != 0) fail_msg("%s", command);
        assert_file(scratch("out"), "12 8 a \"b\" \\ ?\?= \xc3\xa4"
                                    "1\n");
    }
    pave_json_wang_destroy(file);
}

int main(void)
{
    scratch_begin("json_wang");
    return run_all_tests(NULL, NULL);
}
