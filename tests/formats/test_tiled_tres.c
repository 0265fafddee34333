/// tests/formats/test_tiled_tres.c: TileSet resources of Godot, read line by line: each tile of the
/// sheet is there once, with the colours of its places as peering bits and its probability. They
/// are read back as they were, hexagons too. Scenes, whose cells are counted byte by byte.

#include "../test.h"
#include "tests/failing.h"
#include "tiled_scratch.h"

#include <pave/pave.h>

static const char *const squares[8] = {
    "top_side",    "top_right_corner",   "right_side", "bottom_right_corner",
    "bottom_side", "bottom_left_corner", "left_side",  "top_left_corner"};
static const char *const diamonds[8] = {"top_right_side", "right_corner",     "bottom_right_side",
                                        "bottom_corner",  "bottom_left_side", "left_corner",
                                        "top_left_side",  "top_corner"};

static pave_error error;

/// The value of the line that begins with `name = `; -1 where there is no such line, and it must
/// stand there once.
static double value_of(const char *text, const char *name)
{
    char line[128];
    snprintf(line, sizeof line, "\n%s = ", name);
    const char *found = strstr(text, line);
    if (!found) return -1;
    assert_null(strstr(found + 1, line));
    return strtod(found + strlen(line), NULL);
}

static void check(pave_wang_kind kind, pave_tiled_orientation grid)
{
    enum { COLUMNS = 5, TILES = 10 };
    pave_tiled_wangtile wangtiles[TILES];
    pave_tiled_color colors[3] = {{.name = (char[]){"a \"b\""}, .rgb = 0xff0000}, {0}, {0}};
    pave_tiled_tile listed[] = {{.id = 1, .probability = .25}, {.id = 7, .probability = 0}};
    pave_tiled_wangset set = {.kind = kind, .color_count = 3, .colors = colors, .tiles = wangtiles};
    for (uint32_t id = 0; id < TILES + 2; id += 1 + id % 3 / 2) { // two beyond the sheet
        if (set.tile_count == TILES) break;
        pave_tiled_wangtile *tile = &wangtiles[set.tile_count++];
        tile->id = id;
        for (uint32_t k = 0; k < 8; k++) tile->colors[k] = (uint8_t)((id * 7 + k * k + k / 3) % 4);
    }
    pave_tiled_tileset tileset = {.tile_width = 16,
                                  .tile_height = 8,
                                  .spacing = 2,
                                  .margin = 1,
                                  .tile_count = TILES + 2,
                                  .columns = COLUMNS,
                                  .grid = grid,
                                  .image = {.path = (char[]){"sheet.png"}, .height = 20},
                                  .listed_count = 2,
                                  .listed = listed};
    assert_ok(pave_tiled_write_tres(&tileset, &set, NULL, scratch("set.tres"), &error));
    char *text = file_text(scratch("set.tres"), NULL), name[96];
    assert_non_null(text);
    assert_int_equal(count_text(text, "/0 = 0\n"), TILES);
    assert_int_equal((int)value_of(text, "terrain_set_0/mode"), kind == PAVE_WANG_EDGE     ? 2
                                                                : kind == PAVE_WANG_CORNER ? 1
                                                                                           : 0);
    assert_int_equal((int)value_of(text, "tile_shape"), grid == PAVE_TILED_ORTHOGONAL ? -1 : 1);
    assert_non_null(strstr(text, "terrain_0/name = \"a \\\"b\\\"\""));
    int bits = 0;
    for (uint32_t id = 0, k = 0; id < TILES; id++) {
        const uint8_t none[8] = {0}, *its = none;
        while (k < set.tile_count && wangtiles[k].id < id) k++;
        if (k < set.tile_count && wangtiles[k].id == id) its = wangtiles[k].colors;
        for (int place = 0; place < 8; place++) {
            const bool used =
                kind == PAVE_WANG_MIXED || (place % 2 == 0) == (kind == PAVE_WANG_EDGE);
            snprintf(name, sizeof name, "%u:%u/0/terrains_peering_bit/%s", id % COLUMNS,
                     id / COLUMNS,
                     grid == PAVE_TILED_ORTHOGONAL ? squares[place] : diamonds[place]);
            assert_int_equal((int)value_of(text, name), used ? its[place] - 1 : -1);
            bits += used && its[place] > 0;
        }
        snprintf(name, sizeof name, "%u:%u/0/probability", id % COLUMNS, id / COLUMNS);
        const double wanted = id == 1 ? .25 : id == 7 ? 0 : -1, got = value_of(text, name);
        assert_true(!(got < wanted) && !(got > wanted));
    }
    assert_int_equal(count_text(text, "peering_bit"), bits);
    assert_true(bits > 10);
    free(text);
}

TEST(test_all_kinds)
{
    for (int kind = PAVE_WANG_EDGE; kind <= PAVE_WANG_MIXED; kind++)
        for (int grid = PAVE_TILED_ORTHOGONAL; grid <= PAVE_TILED_STAGGERED; grid++)
            check((pave_wang_kind)kind, (pave_tiled_orientation)grid);
}

// ---- There and back -----------------------------------------------------------------------------

/// A file with a tile for each number, whose places have colours 1 to 3 or none.
static pave_json_wang sample(pave_wang_kind kind, int sides, char *grid)
{
    enum { TILES = 23 };
    static pave_json_wang_tile tiles[TILES];
    static pave_json_wang_face face;
    static char one[] = "one", two[] = "two", three[] = "three", name[] = "x",
                image[] = "sheet.png";
    static pave_json_wang_color colors[3];
    colors[0] = (pave_json_wang_color){one, 0x102030, 1, 1};
    colors[1] = (pave_json_wang_color){two, 0xffffff, 1, 2};
    colors[2] = (pave_json_wang_color){three, 0, 1, 3};
    for (uint32_t i = 0; i < TILES; i++) {
        tiles[i] = (pave_json_wang_tile){.id = i, .weight = 1 + i % 3 * .25};
        for (uint32_t place = 0; place < 2 * (uint32_t)sides; place++) {
            const bool used =
                kind == PAVE_WANG_MIXED || (place % 2 == 0) == (kind == PAVE_WANG_EDGE);
            tiles[i].colors[place] = used ? (uint8_t)((i + 1) * (place + 3) % 4) : 0;
        }
        tiles[i].colors[kind == PAVE_WANG_CORNER] = 1;
    }
    face = (pave_json_wang_face){sides, 0, TILES, tiles};
    return (pave_json_wang){.name = name,
                            .grid = grid,
                            .kind = kind,
                            .sheet = {image, 24, 20, 7, 3, 2},
                            .color_count = 3,
                            .colors = colors,
                            .face_count = 1,
                            .faces = &face};
}

static void check_back(const pave_json_wang *file)
{
    pave_tiled_tileset *tileset = NULL;
    pave_json_wang *back = NULL;
    const pave_json_wang *hexagons = file->faces->sides == 6 ? file : NULL;
    assert_ok(pave_tiled_tileset_from_file(file, !hexagons, NULL, &tileset, &error));
    assert_ok(
        pave_tiled_write_tres(tileset, tileset->wangsets, hexagons, scratch("back.tres"), &error));
    if (pave_json_wang_read(scratch("back.tres"), NULL, &back, &error))
        fail_msg("%d: %s", (int)error.line, error.message);
    assert_string_equal(back->name, "back");
    assert_string_equal(back->grid, file->grid);
    assert_int_equal(back->kind, file->kind);
    assert_int_equal(back->faces->sides, file->faces->sides);
    assert_int_equal(back->faces->mirror_sum, file->faces->mirror_sum);
    assert_int_equal(back->sheet.columns, 7);
    assert_int_equal(back->sheet.margin, 3);
    assert_int_equal(back->sheet.spacing, 2);
    assert_int_equal(back->color_count, 3);
    assert_int_equal(back->colors[0].rgb, 0x102030);
    assert_int_equal(back->faces->tile_count, file->faces->tile_count);
    for (uint32_t i = 0; i < file->faces->tile_count; i++) {
        const pave_json_wang_tile *a = &file->faces->tiles[i], *b = &back->faces->tiles[i];
        assert_int_equal(a->id, b->id);
        assert_memory_equal(a->colors, b->colors, sizeof a->colors);
        assert_true(!(a->weight < b->weight) && !(a->weight > b->weight));
    }
    pave_json_wang_destroy(back);
    pave_tiled_tileset_destroy(tileset);
}

TEST(test_there_and_back)
{
    for (int kind = PAVE_WANG_EDGE; kind <= PAVE_WANG_MIXED; kind++) {
        pave_json_wang file = sample((pave_wang_kind)kind, 4, (char[]){"square"});
        check_back(&file);
        file.faces->mirror_sum = 3; // diamonds
        check_back(&file);
        file = sample((pave_wang_kind)kind, 6, (char[]){"hex"});
        check_back(&file);
        file.faces->mirror_sum = 4; // with a side at the top
        check_back(&file);
    }
}

TEST(test_refused_hexagons)
{
    pave_json_wang file = sample(PAVE_WANG_EDGE, 6, (char[]){"hex"});
    pave_tiled_tileset *tileset = NULL;
    assert_ok(pave_tiled_tileset_from_file(&file, false, NULL, &tileset, &error));
    const pave_tiled_wangset *set = tileset->wangsets;
    file.faces->tiles[3].has_rect = true;
    assert_int_equal(pave_tiled_write_tres(tileset, set, &file, scratch("no.tres"), &error),
                     PAVE_UNSUPPORTED);
    file.faces->tiles[3].has_rect = false;
    file.colors[0].mirror = 2, file.colors[1].mirror = 1;
    assert_int_equal(pave_tiled_write_tres(tileset, set, &file, scratch("no.tres"), &error),
                     PAVE_UNSUPPORTED);
    file.colors[0].mirror = 1, file.colors[1].mirror = 2;
    file.faces->sides = 5;
    assert_int_equal(pave_tiled_write_tres(tileset, set, &file, scratch("no.tres"), &error),
                     PAVE_UNSUPPORTED);
    pave_tiled_tileset_destroy(tileset);
}

// ---- Scenes -------------------------------------------------------------------------------------

/// Tile x + 10 y of the cell, turned by x; none at 1,1.
static pave_result read_some(void *context, int32_t first, int32_t count, uint32_t *out)
{
    const pave_tiled_map_def *map = context;
    for (int32_t y = first; y < first + count; y++)
        for (int32_t x = 0; x < map->width; x++)
            *out++ =
                x == 1 && y == 1 ? PAVE_WANG_EMPTY : (uint32_t)(x + 10 * y) | (uint32_t)x << 29;
    return PAVE_OK;
}

/// Takes a number of 16 bits off the base64 of a scene.
static unsigned take16(const char **text, int *digit)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    unsigned value = 0;
    for (int byte = 0; byte < 2; byte++) {
        unsigned eight = 0;
        for (int bit = 0; bit < 8; bit++, ++*digit) {
            const unsigned six = (unsigned)(strchr(digits, (*text)[*digit / 6]) - digits);
            eight = eight << 1 | (six >> (5 - *digit % 6) & 1);
        }
        value |= eight << 8 * byte;
    }
    return value;
}

TEST(test_scene)
{
    enum { WIDTH = 8, HEIGHT = 3, CELLS = WIDTH * HEIGHT - 1 };
    pave_tiled_tileset tileset = {.tile_width = 16,
                                  .tile_height = 24,
                                  .tile_count = 40,
                                  .columns = 8,
                                  .grid_width = 16,
                                  .grid_height = 16,
                                  .image = {.path = (char[]){"sheet.png"}, .height = 120}};
    pave_tiled_map_def map = {.tileset = &tileset,
                              .width = WIDTH,
                              .height = HEIGHT,
                              .at_q = -32768,
                              .at_r = 32765,
                              .seed = UINT64_C(12345678901234567)};
    map.rows = (pave_tiled_rows){.read = read_some, .context = &map};
    assert_ok(pave_tiled_write_tscn(&map, scratch("map.tscn"), NULL, &error));
    char *text = file_text(scratch("map.tscn"), NULL);
    assert_non_null(text);
    assert_int_equal(count_text(text, "/0/texture_origin = Vector2i(0, 4)\n"), 40);
    assert_non_null(strstr(text, "metadata/seed = \"12345678901234567\"\n"));
    const char *bytes = strstr(text, "PackedByteArray(\"");
    assert_non_null(bytes);
    bytes += strlen("PackedByteArray(\"");
    assert_int_equal(strcspn(bytes, "=\""), (8 * (2 + 12 * CELLS) + 5) / 6);
    int digit = 0;
    assert_int_equal(take16(&bytes, &digit), 0);
    for (int i = 0; i < WIDTH * HEIGHT; i++) {
        const unsigned x = (unsigned)i % WIDTH, y = (unsigned)i / WIDTH, tile = x + 10 * y;
        if (x == 1 && y == 1) continue;
        assert_int_equal(take16(&bytes, &digit), (x + 0x8000) & 0xffff);
        assert_int_equal(take16(&bytes, &digit), y + 32765);
        assert_int_equal(take16(&bytes, &digit), 0); // source
        assert_int_equal(take16(&bytes, &digit), tile % 8);
        assert_int_equal(take16(&bytes, &digit), tile / 8);
        assert_int_equal(take16(&bytes, &digit),
                         (x & 4) << 10 | (x & 2) << 12 | (x & 1) << 14); // h, v, transposed
    }
    free(text);
    map.at_r = 32766; // a row too far
    assert_int_equal(pave_tiled_write_tscn(&map, scratch("far.tscn"), NULL, &error), PAVE_RANGE);
    map.at_r = 0;
    map.orientation = PAVE_TILED_HEXAGONAL; // turned by a sixth
    assert_int_equal(pave_tiled_write_tscn(&map, scratch("far.tscn"), NULL, &error),
                     PAVE_UNSUPPORTED);
    tileset.columns = 0;
    assert_int_equal(pave_tiled_write_tscn(&map, scratch("far.tscn"), NULL, &error),
                     PAVE_UNSUPPORTED);
    assert_null(file_text(scratch("far.tscn"), NULL));
}

TEST(test_scene_of_two_layers)
{
    pave_tiled_tileset *tileset = NULL;
    assert_ok(pave_tiled_builtin(PAVE_BUILTIN_MEADOW, PAVE_ORTHOGONAL, 16, NULL, &tileset, &error));
    assert_ok(pave_tiled_builtin_place(tileset, scratch("meadow.png"), NULL, &error));
    pave_tiled_map_def map = {.tileset = tileset, .width = 1, .height = 1, .bring = true};
    pave_tiled_map_def under = map;
    map.rows = under.rows = (pave_tiled_rows){.read = read_some, .context = &map};
    under.bring = false;
    map.under = &under;
    assert_ok(pave_tiled_write_tscn(&map, scratch("two.tscn"), NULL, &error));
    char *text = file_text(scratch("two.tscn"), NULL),
         *sheet = file_text(scratch("meadow.png"), NULL);
    assert_non_null(sheet);
    assert_int_equal(count_text(text, "type=\"TileMapLayer\" parent=\".\"]"), 2);
    assert_int_equal(count_text(text, "[sub_resource type=\"TileSet\""), 2);
    assert_int_equal(count_text(text, "terrain_set_0/mode = 1"), 2);
    free(text);
    free(sheet);
    pave_tiled_tileset_destroy(tileset);
}

TEST(test_refusals)
{
    const pave_tiled_wangset set = {.kind = PAVE_WANG_EDGE};
    pave_tiled_tileset tileset = {.tile_width = 16, .tile_height = 8};
    assert_int_equal(pave_tiled_write_tres(&tileset, &set, NULL, scratch("no.tres"), &error),
                     PAVE_UNSUPPORTED);
    tileset.image.path = (char[]){"sheet.png"};
    tileset.columns = 1;
    tileset.grid = PAVE_TILED_HEXAGONAL;
    assert_int_equal(pave_tiled_write_tres(&tileset, &set, NULL, scratch("no.tres"), NULL),
                     PAVE_UNSUPPORTED);
    tileset.grid = PAVE_TILED_ORTHOGONAL;
    assert_int_equal(pave_tiled_write_tres(&tileset, &set, NULL, scratch("no/where.tres"), &error),
                     PAVE_IO);
}

/// Every allocation fails once: no file, no leak.
TEST(test_allocations)
{
    pave_tiled_wangtile tiles[] = {{.id = 0, .colors = {1}}, {.id = 2, .colors = {1, 0, 1}}};
    pave_tiled_color colors[] = {{.name = (char[]){"grass"}}};
    const pave_tiled_wangset set = {.kind = PAVE_WANG_EDGE,
                                    .color_count = 1,
                                    .colors = colors,
                                    .tile_count = 2,
                                    .tiles = tiles};
    pave_tiled_tileset tileset = {.tile_width = 16,
                                  .tile_height = 16,
                                  .tile_count = 4,
                                  .columns = 2,
                                  .image = {.path = (char[]){"sheet.png"}, .height = 32}};
    for (failing memory = each_failing; failing_next(&memory);) {
        const int before = scratch_count();
        tileset.allocator = &memory.allocator;
        error = (pave_error){0};
        const pave_result result =
            pave_tiled_write_tres(&tileset, &set, NULL, scratch("memory.tres"), &error);
        assert_told(memory, result);
        assert_int_equal(error.result, result);
        assert_int_equal(scratch_count(), before + (result == PAVE_OK));
        assert_true(result != PAVE_OK || memory.fail_at >= 1);
    }
}

int main(void)
{
    scratch_begin("tres");
    return run_all_tests(NULL, NULL);
}
