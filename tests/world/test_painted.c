// Tiles laid on painted terrain: as painted where tiles fit, legal everywhere, and what changed is
// counted.
#include "../../scenes/partial_sets.h"
#include "../calls.h"
#include "../test.h"
#include "world_fixture.h"

enum { WIDE = 37, HIGH = 29 };

static void colors_of(const pave_wang_set *set, uint32_t id, uint8_t *out)
{
    memset(out, 0, 8);
    if (id == PAVE_WANG_EMPTY) return;
    memcpy(out, pave_wang_tile_colors(set, pave_wang_tile_index(set, id)), 8);
}

/// The lattice of what is laid: corners, edges; 0 at cells. Fails where two tiles differ.
static void lattice_of(const pave_wang_set *set, const uint32_t *tiles, int wide, int high,
                       uint8_t *lattice)
{
    static const int8_t steps[8][2] = {{1, 0}, {2, 0}, {2, 1}, {2, 2},
                                       {1, 2}, {0, 2}, {0, 1}, {0, 0}};
    const int stride = 2 * wide + 1;
    memset(lattice, 255, (size_t)stride * (size_t)(2 * high + 1));
    for (int i = 0; i < wide * high; i++) {
        uint8_t colors[8];
        colors_of(set, tiles[i], colors);
        lattice[(2 * (i / wide) + 1) * stride + 2 * (i % wide) + 1] = 0;
        for (int k = 0; k < 8; k++) {
            uint8_t *at =
                &lattice[(2 * (i / wide) + steps[k][1]) * stride + 2 * (i % wide) + steps[k][0]];
            assert_true(*at == 255 || *at == colors[k]);
            *at = colors[k];
        }
    }
}

/// What a world has is laid again as it is, without any change.
TEST(test_a_legal_map_stays)
{
    for (int i = 0; i < SCENE_PARTIAL_COUNT; i++) {
        static uint8_t painted[(2 * WIDE + 1) * (2 * HIGH + 1)], again[sizeof painted];
        static uint32_t laid[WIDE * HIGH];
        pave_wang_set *set = scene_partial_create(&scene_partials[i]);
        pave_world *world = NULL;
        assert_ok(pave_world_create(&(pave_world_def){.set = set, .seed = 3}, NULL, &world, NULL));
        uint32_t *tiles = fill_new(world, pave_rect_of(-9, 4, WIDE, HIGH));
        lattice_of(set, tiles, WIDE, HIGH, painted);
        const pave_painted_def def = {.set = set,
                                      .unit = PAVE_PAINTED_LATTICE,
                                      .width = WIDE,
                                      .height = HIGH,
                                      .colors = painted};
        pave_painted_changes changes;
        assert_ok(pave_painted_lay(&def, NULL, NULL, laid, &changes, NULL));
        assert_int_equal(changes.changed, 0);
        lattice_of(set, laid, WIDE, HIGH, again);
        assert_memory_equal(again, painted, sizeof painted);
        free(tiles);
        pave_world_destroy(world);
        pave_wang_destroy(set);
    }
}

/// Corners in patches, of any two colours beside each other: what is laid is legal, and the changes
/// are those that a plain count finds.
TEST(test_any_corners)
{
    int64_t sum = 0;
    for (int i = 0; i < SCENE_PARTIAL_COUNT; i++) {
        const scene_partial *scene = &scene_partials[i];
        static uint8_t painted[(WIDE + 1) * (HIGH + 1)], lattice[(2 * WIDE + 1) * (2 * HIGH + 1)];
        static uint32_t laid[WIDE * HIGH];
        pave_wang_set *set = scene_partial_create(scene);
        for (int at = 0; at < (WIDE + 1) * (HIGH + 1); at++) {
            const int32_t x = at % (WIDE + 1) / 6, y = at / (WIDE + 1) / 5;
            const uint32_t word = pave_random_at(5, PAVE_STREAM_USER, x, y, 0, 0).word[0];
            painted[at] = (uint8_t)pave_random_between(word, scene->least, scene->colors);
        }
        const pave_painted_def def = {
            .set = set, .width = WIDE, .height = HIGH, .colors = painted, .seed = 4};
        pave_painted_changes changes;
        assert_ok(pave_painted_lay(&def, NULL, NULL, laid, &changes, NULL));
        lattice_of(set, laid, WIDE, HIGH, lattice);
        int64_t changed = 0;
        for (int at = 0; at < (WIDE + 1) * (HIGH + 1); at++)
            changed += lattice[2 * (at / (WIDE + 1)) * (2 * WIDE + 1) + 2 * (at % (WIDE + 1))] !=
                       painted[at];
        if (scene->kind == PAVE_WANG_CORNER) {
            assert_int_equal(changes.painted, (WIDE + 1) * (HIGH + 1));
            assert_int_equal(changes.changed, changed);
            assert_true(changed < (WIDE + 1) * (HIGH + 1) / 2);
        }
        if (scene->kind == PAVE_WANG_CORNER) sum += changed;
        if (i == 0) assert_int_equal(changed, 0); // an overlay has them all
        if (i == 2) assert_true(changed > 0);     // no inner corners in rectangles
        pave_wang_destroy(set);
    }
    assert_true(sum < 1200); // without blocks, which bring back what the base took, 1648
}

/// Cells make blobs: an edge between two of a colour, a corner between four.
TEST(test_cells)
{
    static const uint8_t painted[5 * 4] = {0, 1, 1, 0, 0, 0, 1, 1, 0, 1,
                                           0, 0, 0, 0, 0, 1, 0, 0, 0, 0};
    uint32_t laid[5 * 4];
    uint8_t lattice[11 * 9];
    pave_wang_set *set = scene_partial_create(&scene_partials[9]);
    const pave_painted_def def = {
        .set = set, .unit = PAVE_PAINTED_CELLS, .width = 5, .height = 4, .colors = painted};
    pave_painted_changes changes;
    assert_ok(pave_painted_lay(&def, NULL, NULL, laid, &changes, NULL));
    assert_int_equal(changes.changed, 0);
    lattice_of(set, laid, 5, 4, lattice);
    for (int y = 1; y < 4; y++)
        for (int x = 1; x < 5; x++) {
            const int a = painted[(y - 1) * 5 + x - 1], b = painted[(y - 1) * 5 + x],
                      c = painted[y * 5 + x - 1], d = painted[y * 5 + x];
            assert_int_equal(lattice[2 * y * 11 + 2 * x], a && b && c && d);
            assert_int_equal(lattice[2 * y * 11 + 2 * x + 1], b && d);
            assert_int_equal(lattice[(2 * y + 1) * 11 + 2 * x], c && d);
        }
    pave_wang_destroy(set);
}

/// A colour that the set does not have in any tile is a change wherever it is painted.
TEST(test_a_color_without_tiles)
{
    static const uint8_t tiles[] = {0, 1, 0, 1, 0, 1, 0, 1},
                         painted[] = {1, 1, 1, 1, 2, 1, 1, 1, 1};
    const pave_wang_def set_def = {
        .kind = PAVE_WANG_CORNER, .color_count = 2, .tile_count = 1, .colors = tiles};
    pave_wang_set *set = NULL;
    uint32_t laid[4];
    pave_painted_changes changes;
    assert_ok(pave_wang_create(&set_def, NULL, &set, NULL));
    pave_painted_def def = {.set = set, .width = 2, .height = 2, .colors = painted};
    assert_ok(pave_painted_lay(&def, NULL, NULL, laid, &changes, NULL));
    assert_int_equal(changes.painted, 9);
    assert_int_equal(changes.changed, 1);
    assert_int_equal(changes.first_x, 1);
    assert_int_equal(changes.first_y, 1);
    pave_wang_destroy(set);
}

TEST(test_refusals)
{
    static uint8_t painted[9 * 9];
    static uint32_t laid[64];
    for (int i = 0; i < 81; i++) painted[i] = (uint8_t)(1 + i % 2 * 3);
    pave_wang_set *set = scene_partial_create(&scene_partials[6]);
    pave_painted_changes changes;
    pave_error error = {0};
    pave_painted_def def = {.set = set, .width = 8, .height = 8, .colors = painted};
    const pave_batch batch = {.progress = {.stop = stop_at_once}};
    assert_int_equal(pave_painted_lay(&def, NULL, &batch, laid, &changes, &error), PAVE_STOPPED);
    for (failing memory = each_failing; failing_next(&memory);) {
        const pave_result result =
            pave_painted_lay(&def, &memory.allocator, NULL, laid, &changes, &error);
        assert_told(memory, result);
        if (result) assert_int_equal(error.result, PAVE_NO_MEMORY);
    }
    def.unit = (pave_painted_unit)3;
    assert_int_equal(pave_painted_lay(&def, NULL, NULL, laid, &changes, &error), PAVE_RANGE);
    def.unit = PAVE_PAINTED_CORNERS, def.width = 0;
    assert_int_equal(pave_painted_lay(&def, NULL, NULL, laid, &changes, &error), PAVE_RANGE);
    def.width = 8, painted[13] = 5;
    assert_int_equal(pave_painted_lay(&def, NULL, NULL, laid, &changes, &error), PAVE_RANGE);
    assert_non_null(strstr(error.message, "colour 5 is painted at 4,1"));
    pave_wang_destroy(set);

    static const uint8_t tiles[] = {0, 1, 0, 2, 0, 1, 0, 2};
    const pave_wang_def none = {
        .kind = PAVE_WANG_CORNER, .color_count = 2, .tile_count = 1, .colors = tiles};
    assert_ok(pave_wang_create(&none, NULL, &set, NULL));
    memset(painted, 1, sizeof painted);
    def.set = set;
    assert_int_equal(pave_painted_lay(&def, NULL, NULL, laid, &changes, &error), PAVE_INCOMPLETE);
    assert_non_null(strstr(error.message, "fits itself"));
    pave_wang_destroy(set);
    const scene_set six = {PAVE_WANG_EDGE, 2, 1, false};
    def.set = set = scene_set_create_sides(&six, 6);
    assert_int_equal(pave_painted_lay(&def, NULL, NULL, laid, &changes, &error), PAVE_UNSUPPORTED);
    pave_wang_destroy(set);
}

TEST(test_units)
{
    static const int32_t sizes[][2] = {{8, 6}, {7, 5}, {15, 11}};
    for (int i = 0; i < 3; i++) {
        int32_t wide, high;
        pave_painted_size((pave_painted_unit)i, 7, 5, &wide, &high);
        assert_int_equal(wide, sizes[i][0]);
        assert_int_equal(high, sizes[i][1]);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
