/// tests/formats/test_json_tres.c: TileSets of Godot as tile-set files: what they say, whatever
/// stands around it; texts that are cut off.
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

int main(void) { return run_all_tests(NULL, NULL); }
