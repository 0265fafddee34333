/// tests/formats/test_json_tres.c: TileSets of Godot as tile-set files: what they say, whatever
/// stands around it; what is refused and where; texts that are cut off.
#include "../test.h"
#include "tests/failing.h"

#include <pave/formats/json_wang.h>

static pave_error error;

// In the form that the editor writes, with what a tile set has besides terrains.
static const char meadow[] =
    "[gd_resource type=\"TileSet\" load_steps=4 format=3 uid=\"uid://b4xc\"]\n"
    "\n"
    "; a comment = [\n"
    "[ext_resource type=\"Script\" path=\"res://a \\\"b\\\" ].gd\" id=\"1_s\"]\n"
    "[ext_resource type=\"Texture2D\" uid=\"uid://c\" path=\"pictures/sheet.png\" id=\"2_t\"]\n"
    "\n"
    "[sub_resource type=\"TileSetAtlasSource\" id=\"other\"]\n"
    "texture = ExtResource(\"1_s\")\n"
    "0:0/0 = 0\n"
    "[sub_resource type=\"TileSetAtlasSource\" id=\"atlas\"]\n"
    "resource_name = \"a\n"
    "b = [\"\n"
    "texture = ExtResource(\"2_t\")\n"
    "margins = Vector2i(2, 2)\n"
    "separation = Vector2i(1, 1)\n"
    "texture_region_size = Vector2i(32, 24)\n"
    "0:1/next_alternative_id = 2\n"
    "0:1/0 = 0\n"
    "0:1/0/terrain_set = 1\n"
    "0:1/0/terrain = 0\n"
    "0:1/0/terrains_peering_bit/right_side = 0\n"
    "0:1/0/terrains_peering_bit/bottom_right_corner = 2\n"
    "0:1/0/probability = 0.1\n"
    "0:1/0/physics_layer_0/polygon_0/points = PackedVector2Array(-8, -8, 8, -8,\n"
    "8, 8)\n"
    "0:1/1 = 1\n"
    "0:1/1/flip_h = true\n"
    "0:1/1/terrain_set = 1\n"
    "0:1/1/terrains_peering_bit/right_side = 1\n"
    "4:0/0 = 0\n"
    "4:0/0/terrain_set = 1\n"
    "4:0/0/terrains_peering_bit/top_side = 1\n"
    "4:0/0/terrains_peering_bit/left_side = -1\n"
    "4:0/0/custom_data_0 = {\n"
    "\"terrain_set\": 7\n"
    "}\n"
    "5:0/0 = 0\n"
    "5:0/0/terrain_set = 0\n"
    "6:0/0 = 0\n"
    "\n"
    "[resource]\n"
    "tile_size = Vector2i(32, 24)\n"
    "terrain_set_0/mode = 2\n"
    "terrain_set_0/terrain_0/name = \"unused\"\n"
    "terrain_set_1/mode = 0\n"
    "terrain_set_1/terrain_0/name = \"grass\"\n"
    "terrain_set_1/terrain_0/color = Color(1, 0.5, 0, 1)\n"
    "terrain_set_1/terrain_1/name = \"a \\\"b\\\"\"\n"
    "terrain_set_1/terrain_1/color = Color(0, 0, 1, 0.5)\n"
    "terrain_set_1/terrain_2/name = \"water\"\n"
    "terrain_set_1/terrain_2/color = Color(0, 0, 0, 1)\n"
    "sources/0 = SubResource(\"other\")\n"
    "sources/3 = SubResource(\"atlas\")\n";

TEST(test_as_the_editor_writes_it)
{
    pave_json_wang *file = NULL;
    if (pave_json_wang_parse(meadow, strlen(meadow), "sets/meadow.tres", NULL, &file, &error))
        fail_msg("%d: %s", (int)error.line, error.message);
    assert_string_equal(file->name, "meadow");
    assert_string_equal(file->grid, "square");
    assert_int_equal(file->kind, PAVE_WANG_MIXED);
    assert_string_equal(file->sheet.image, "sets/pictures/sheet.png");
    assert_int_equal(file->sheet.tile_width, 32);
    assert_int_equal(file->sheet.tile_height, 24);
    assert_int_equal(file->sheet.columns, 5);
    assert_int_equal(file->sheet.margin, 2);
    assert_int_equal(file->sheet.spacing, 1);
    assert_int_equal(file->color_count, 3);
    assert_string_equal(file->colors[1].name, "a \"b\"");
    assert_int_equal(file->colors[0].rgb, 0xff8000);
    assert_int_equal(file->colors[1].mirror, 2);
    const pave_json_wang_face *face = file->faces;
    assert_int_equal(face->tile_count, 2); // those with terrains, by rows
    static const uint8_t first[8] = {2}, second[8] = {0, 0, 1, 3};
    assert_memory_equal(face->tiles[0].colors, first, 8);
    assert_memory_equal(face->tiles[1].colors, second, 8);
    assert_int_equal(face->tiles[0].id, 4);
    assert_int_equal(face->tiles[1].id, 5);
    const double tenth = (double)0.1F; // of 32 bits, as in Godot
    assert_true(!(face->tiles[1].weight < tenth) && !(face->tiles[1].weight > tenth));
    pave_json_wang_destroy(file);
}

TEST(test_cut_off_anywhere)
{
    for (size_t size = 12; size < sizeof meadow; size++) {
        char *text = malloc(size);
        pave_json_wang *file = NULL;
        assert_non_null(text);
        memcpy(text, meadow, size);
        const pave_result result = pave_json_wang_parse(text, size, NULL, NULL, &file, &error);
        assert_int_equal(result == PAVE_OK, file != NULL);
        assert_int_equal(result, error.result);
        pave_json_wang_destroy(file);
        free(text);
    }
}

#define HEAD                                                      \
    "[gd_resource type=\"TileSet\" format=3]\n"                   \
    "[ext_resource type=\"Texture2D\" path=\"s.png\" id=\"1\"]\n" \
    "[sub_resource type=\"TileSetAtlasSource\" id=\"a\"]\n"       \
    "texture = ExtResource(\"1\")\n"
#define TILE "1:0/0 = 0\n1:0/0/terrain_set = 0\n1:0/0/terrains_peering_bit/top_side = 0\n"
#define TAIL "[resource]\nterrain_set_0/mode = 2\nterrain_set_0/terrain_0/name = \"a\"\n"

TEST(test_refusals)
{
    static const struct {
        const char *text, *what;
        int line;
        pave_result result;
    } cases[] = {
        {HEAD TILE TAIL, NULL, 0, PAVE_OK},
        {HEAD TILE "[resource]\n", "which its terrain set lacks", 5, PAVE_INVALID},
        {HEAD TAIL, "no tile has terrains", 0, PAVE_INVALID},
        {"[gd_resource type=\"Theme\"]\n[resource]\na = 1\n", "has no TileSet", 0, PAVE_INVALID},
        {HEAD TILE TAIL "tile_shape = 2\n", "Half-Offset Square", 0, PAVE_UNSUPPORTED},
        {HEAD TILE TAIL "tile_shape = 4\n", "tile_shape must be an integer from 0 to 3", 0,
         PAVE_INVALID},
        {HEAD TILE "1:0/size_in_atlas = Vector2i(2, 1)\n" TAIL, "covers several cells", 5,
         PAVE_UNSUPPORTED},
        {HEAD TILE "margins = Vector2i(1, 2)\n" TAIL, "the same in x and y", 3, PAVE_UNSUPPORTED},
        {HEAD TILE "margins = Vector2i(1)\n" TAIL, "must be Vector2i(x, y)", 8, PAVE_INVALID},
        {HEAD TILE "1:0/0/probability = -1\n" TAIL, "probability must be", 8, PAVE_RANGE},
        {HEAD TILE "1:0/0/probability = nan\n" TAIL, "must be a number", 8, PAVE_INVALID},
        {HEAD TILE "40000:0/0 = 0\n" TAIL, "more than 32767 columns", 8, PAVE_UNSUPPORTED},
        {HEAD TILE "2:0/0 = 0\n" TILE TAIL, "is listed twice", 0, PAVE_INVALID},
        {HEAD TILE "texture = ExtResource(\"2\")\n" TAIL, "names no picture", 3, PAVE_INVALID},
        {"[gd_resource type=\"TileSet\"]\n[ext_resource id=\"1\"]\n[sub_resource "
         "type=\"TileSetAtlasSource\"]\ntexture = ExtResource(\"1\")\n" TILE TAIL,
         "names no picture", 3, PAVE_INVALID},
        {HEAD TILE "texture = 7\n" TAIL, "must be ExtResource(\"id\")", 8, PAVE_INVALID},
        {HEAD TILE TAIL "terrain_set_0/terrain_0/color = Color(2, 0, 0)\n", "must be Color(", 0,
         PAVE_INVALID},
        {HEAD TILE TAIL "terrain_set_300/mode = 1\n", "more than 256 terrain sets", 0,
         PAVE_UNSUPPORTED},
        {HEAD TILE TAIL "terrain_set_0/terrain_254/name = \"b\"\n", "more than 254 terrains", 0,
         PAVE_UNSUPPORTED},
        {HEAD TILE "[sub_resource type=\"TileSetAtlasSource\" id=\"b\"]\n" TILE TAIL,
         "in several atlases", 0, PAVE_UNSUPPORTED},
        {HEAD TILE TAIL "[sub_resource type=\"TileSet\" id=\"b\"]\n", "several TileSets", 0,
         PAVE_UNSUPPORTED},
        {HEAD "word\n", "neither a section nor a property", 5, PAVE_INVALID},
        {HEAD "a = [1,\n", "a bracket has no end", 0, PAVE_INVALID},
        {HEAD "a = \"b\n", "a text has no end", 0, PAVE_INVALID},
        {HEAD "[resource", "has no ]", 5, PAVE_INVALID},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        pave_json_wang *file = NULL;
        const pave_result result = pave_json_wang_parse(cases[i].text, strlen(cases[i].text),
                                                        "a.tres", NULL, &file, &error);
        if (result != cases[i].result || (cases[i].what && !strstr(error.message, cases[i].what)) ||
            (cases[i].line > 0 && error.line != cases[i].line))
            fail_msg("case %d: %d, line %d: %s", (int)i, (int)result, (int)error.line,
                     error.message);
        pave_json_wang_destroy(file);
    }
}

TEST(test_no_memory)
{
    for (failing memory = each_failing; failing_next(&memory);) {
        pave_json_wang *file = NULL;
        const pave_result result = pave_json_wang_parse(meadow, strlen(meadow), "m.tres",
                                                        &memory.allocator, &file, &error);
        assert_told(memory, result);
        pave_json_wang_destroy(file);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
