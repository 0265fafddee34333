/// tests/formats/test_tiled_wang.c: tile sets of Tiled as pave's own tile-set files, and back.
#include "../failing.h"
#include "tiled_scratch.h"

static pave_error error;

static const char flat[] =
    "<tileset version=\"1.10\" name=\"a\" tilewidth=\"16\" tileheight=\"8\" spacing=\"1\" "
    "margin=\"2\" tilecount=\"9\" columns=\"3\">"
    "<transformations hflip=\"1\" vflip=\"0\" rotate=\"1\" preferuntransformed=\"1\"/>"
    "<image source=\"sheet.png\" width=\"60\" height=\"40\"/><tile id=\"4\" probability=\"0.25\"/>"
    "<wangsets><wangset name=\"b\" type=\"edge\" tile=\"-1\">"
    "<wangcolor name=\"x\" color=\"#010203\" tile=\"-1\" probability=\"1\"/>"
    "<wangcolor name=\"\" color=\"#ff0000\" tile=\"-1\" probability=\"0.5\"/>"
    "<wangtile tileid=\"4\" wangid=\"1,0,2,0,1,0,1,0\"/>"
    "<wangtile tileid=\"7\" wangid=\"1,0,1,0,1,0,1,0\"/></wangset></wangsets></tileset>";

static pave_tiled_tileset *parse(const char *text)
{
    pave_tiled_tileset *tileset = NULL;
    if (pave_tiled_tileset_parse(text, strlen(text), scratch("a.tsx"), true, NULL, &tileset,
                                 &error))
        fail_msg("%s", error.message);
    return tileset;
}

static pave_json_wang *to_file(const pave_tiled_tileset *tileset)
{
    pave_json_wang *file = NULL;
    assert_int_equal(pave_tiled_wangset_to_file(tileset, tileset->wangsets, NULL, &file, &error),
                     PAVE_OK);
    return file;
}

static void same_set(const pave_wang_set *a, const pave_wang_set *b)
{
    assert_int_equal(pave_wang_tile_count(a), pave_wang_tile_count(b));
    assert_true(pave_wang_hash(a) == pave_wang_hash(b));
}

static void test_there_and_back(void **state)
{
    (void)state;
    pave_tiled_tileset *tileset = parse(flat), *back = NULL;
    pave_wang_set *sets[3];
    assert_int_equal(tileset->symmetries,
                     PAVE_WANG_MIRROR | PAVE_WANG_ROTATE | PAVE_WANG_PREFER_PLAIN);
    pave_json_wang *file = to_file(tileset);
    assert_string_equal(file->name, "b");
    assert_string_equal(file->sheet.image, tileset->image.path);
    assert_int_equal(file->sheet.spacing, 1);
    assert_true(file->faces[0].tiles[0].weight == 0.25);
    assert_int_equal(pave_tiled_tileset_from_file(file, true, NULL, &back, &error), PAVE_OK);
    assert_int_equal(back->tile_count, 9);
    assert_int_equal(back->columns, 3);
    assert_int_equal(back->tile_height, 8);
    assert_int_equal(back->margin, 2);
    assert_string_equal(back->image.path, tileset->image.path);
    assert_int_equal(back->symmetries, tileset->symmetries);
    assert_int_equal(pave_tiled_wangset_create(tileset, tileset->wangsets, NULL, &sets[0], &error),
                     PAVE_OK);
    assert_int_equal(pave_tiled_wangset_create(back, back->wangsets, NULL, &sets[1], &error),
                     PAVE_OK);
    assert_int_equal(pave_json_wang_create(file, 0, NULL, &sets[2], &error), PAVE_OK);
    same_set(sets[0], sets[1]);
    same_set(sets[0], sets[2]);
    for (int i = 0; i < 3; i++) pave_wang_destroy(sets[i]);
    pave_tiled_tileset_destroy(back);
    pave_json_wang_destroy(file);
    pave_tiled_tileset_destroy(tileset);
}

static void test_pictures_of_their_own(void **state)
{
    (void)state;
    static const char text[] =
        "<tileset version=\"1.10\" name=\"c\" tilewidth=\"5\" tileheight=\"6\" tilecount=\"2\" "
        "columns=\"0\"><tile id=\"9\"><image source=\"nine.png\"/></tile>"
        "<tile id=\"3\" probability=\"2\"><image source=\"three.png\"/></tile>"
        "<wangsets><wangset name=\"\" type=\"corner\" tile=\"-1\">"
        "<wangcolor name=\"x\" color=\"#010203\" tile=\"-1\" probability=\"1\"/>"
        "<wangtile tileid=\"3\" wangid=\"0,1,0,1,0,1,0,1\"/>"
        "<wangtile tileid=\"9\" wangid=\"0,1,0,1,0,1,0,1\"/></wangset></wangsets></tileset>";
    static const uint8_t pixels[4 * 7 * 4];
    pave_tiled_tileset *tileset = parse(text), *back = NULL;
    pixels_write(scratch("three.png"), pixels, 7, 4);
    pave_json_wang *file = to_file(tileset);
    assert_string_equal(file->name, "c");
    assert_string_equal(file->faces[0].tiles[1].image, scratch("nine.png"));
    assert_int_equal(pave_tiled_tileset_from_file(file, true, NULL, &back, &error), PAVE_OK);
    assert_int_equal(back->columns, 0);
    assert_int_equal(back->tile_width, 7); // of the picture
    assert_int_equal(back->tile_height, 4);
    assert_int_equal(back->listed[1].id, 9);
    assert_string_equal(back->listed[1].image.path, scratch("nine.png"));
    pave_tiled_tileset_destroy(back);
    pave_json_wang_destroy(file);
    pave_tiled_tileset_destroy(tileset);
}

static void test_what_tiled_has_no_form_for(void **state)
{
    (void)state;
    static const struct {
        const char *members, *tile, *what;
        pave_result result;
    } cases[] = {
        {"\"sides\":6", "\"colors\":[1,1,1,1,1,1]", "no squares", PAVE_UNSUPPORTED},
        {"\"sides\":4,\"symmetries\":[\"half-turn\"]", "\"colors\":[1,1,1,1]", "half-turn",
         PAVE_UNSUPPORTED},
        {"\"sides\":4,\"mirror_sum\":3", "\"colors\":[1,1,1,1]", "mirror", PAVE_UNSUPPORTED},
        {"\"sides\":4", "\"colors\":[1,1,1,1],\"symmetries\":[\"flip\"]", "single tiles",
         PAVE_UNSUPPORTED},
        {"\"sides\":4", "\"colors\":[1,1,1,1],\"rect\":[0,0,1,1]", "rectangles", PAVE_UNSUPPORTED},
        {"\"sides\":4", "\"colors\":[1,1,1,1]", "without a picture", PAVE_UNSUPPORTED},
        {"\"sides\":4", "\"colors\":[1,1,1,1],\"id\":2000000", "2^20", PAVE_UNSUPPORTED},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char text[512];
        pave_json_wang *file = NULL;
        pave_tiled_tileset *tileset = NULL;
        snprintf(text, sizeof text, "{%s,\"kind\":\"edge\",\"colors\":[{}],\"tiles\":[{%s}]}",
                 cases[i].members, cases[i].tile);
        assert_int_equal(pave_json_wang_parse(text, strlen(text), "f.json", NULL, &file, &error),
                         PAVE_OK);
        assert_int_equal(pave_tiled_tileset_from_file(file, true, NULL, &tileset, &error),
                         cases[i].result);
        assert_null(tileset);
        if (!strstr(error.message, cases[i].what)) fail_msg("%s", error.message);
        assert_int_equal(pave_tiled_tileset_from_file(file, false, NULL, &tileset, &error),
                         PAVE_OK);
        assert_int_equal(tileset->wangsets->tile_count, 1);
        pave_tiled_tileset_destroy(tileset);
        pave_json_wang_destroy(file);
    }
    pave_json_wang empty = {.face_count = 1, .faces = &(pave_json_wang_face){.sides = 4}};
    pave_tiled_tileset *tileset = NULL;
    assert_int_equal(pave_tiled_tileset_from_file(&empty, true, NULL, &tileset, &error),
                     PAVE_RANGE);
}

static void test_no_memory(void **state)
{
    (void)state;
    pave_tiled_tileset *tileset = parse(flat);
    pave_result result = PAVE_NO_MEMORY;
    for (int64_t n = 0; result == PAVE_NO_MEMORY; n++) {
        failing memory = {.fail_at = n};
        const pave_allocator allocator = failing_allocator(&memory);
        pave_json_wang *file = NULL;
        pave_tiled_tileset *back = NULL;
        result = pave_tiled_wangset_to_file(tileset, tileset->wangsets, &allocator, &file, &error);
        if (!result) result = pave_tiled_tileset_from_file(file, true, &allocator, &back, &error);
        assert_true(result == PAVE_OK || result == PAVE_NO_MEMORY);
        pave_tiled_tileset_destroy(back);
        pave_json_wang_destroy(file);
        assert_int_equal(memory.alive, 0);
    }
    assert_int_equal(result, PAVE_OK);
    pave_tiled_tileset_destroy(tileset);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_there_and_back),
        cmocka_unit_test(test_pictures_of_their_own),
        cmocka_unit_test(test_what_tiled_has_no_form_for),
        cmocka_unit_test(test_no_memory),
    };
    scratch_begin("tiled_wang");
    return cmocka_run_group_tests(tests, NULL, NULL);
}
