/// tests/formats/test_tiled_tres.c: TileSet resources of Godot, read line by line: each tile of the
/// sheet is there once, with the colours of its places as peering bits and its probability.

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
    assert_ok(pave_tiled_write_tres(&tileset, &set, scratch("set.tres"), &error));
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

TEST(test_refusals)
{
    const pave_tiled_wangset set = {.kind = PAVE_WANG_EDGE};
    pave_tiled_tileset tileset = {.tile_width = 16, .tile_height = 8};
    assert_int_equal(pave_tiled_write_tres(&tileset, &set, scratch("no.tres"), &error),
                     PAVE_UNSUPPORTED);
    tileset.image.path = (char[]){"sheet.png"};
    tileset.columns = 1;
    tileset.grid = PAVE_TILED_HEXAGONAL;
    assert_int_equal(pave_tiled_write_tres(&tileset, &set, scratch("no.tres"), NULL),
                     PAVE_UNSUPPORTED);
    tileset.grid = PAVE_TILED_ORTHOGONAL;
    assert_int_equal(pave_tiled_write_tres(&tileset, &set, scratch("no/where.tres"), &error),
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
            pave_tiled_write_tres(&tileset, &set, scratch("memory.tres"), &error);
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
