// Edits: compared with a naive twin on every tiling, for every kind and method; the same in any
// order; undone without a trace; refused without one.
#include "../calls.h"
#include "../sparse.h"
#include "../test.h"
#include "edits_fixture.h"
#include "src/world/edits/edits_model.h"

enum { SIZE = 9, SEEN = SIZE + 8, EDITS = 40 };

/// Compares a part of the map with the twin, and all ways to get it with each other.
static void check_map(edited *e, pave_cell at, int32_t size)
{
    const int32_t faces = e->tiling->face_count;
    const pave_rect rect = pave_rect_of(at.q - 4, at.r - 4, size + 8, size + 8);
    const int64_t count = pave_rect_count(rect) * faces;
    uint32_t *tiles = calloc((size_t)count, sizeof *tiles), *others = calloc((size_t)count, 4);
    pave_cell *cells = calloc((size_t)count, sizeof *cells);
    naive n = open_naive(e);
    assert_true(tiles && others && cells);
    assert_ok(pave_world_fill(pave_edits_world(e->edits), rect, NULL, tiles,
                              (ptrdiff_t)rect.width * faces));
    for (int64_t i = 0; i < count; i++) {
        uint8_t colors[PAVE_WANG_PLACES_MAX];
        const pave_cell unit = pave_rect_cell(rect, i / faces);
        cells[i] = (pave_cell){unit.q, unit.r, (int32_t)(i % faces)};
        const pave_wang_set *set = set_of(e, cells[i].s);
        assert_int_equal(tiles[i], naive_at(&n, cells[i]));
        assert_int_equal(tiles[i], pave_world_at(pave_edits_world(e->edits), cells[i]));
        pave_world_colors_at(pave_edits_world(e->edits), cells[i], colors);
        const uint32_t index = pave_wang_tile_index(set, tiles[i]);
        for (int place = 0; place < 2 * pave_wang_sides(set); place++)
            assert_int_equal(colors[place], tiles[i] == PAVE_WANG_EMPTY
                                                ? 0
                                                : pave_wang_tile_colors(set, index)[place]);
    }
    assert_ok(pave_world_fill_cells(pave_edits_world(e->edits), cells, count, NULL, others));
    assert_memory_equal(tiles, others, (size_t)count * sizeof *tiles);
    close_naive(&n);
    free(cells);
    free(others);
    free(tiles);
}

/// Two of the places, or one: near the origin or far from it, and at an end of the coordinates; of
/// partial sets, whose blocks are slow, one that is smaller.
static void check_law(edited *e, int which)
{
    static const pave_cell places[] = {{-4, -4, 0},
                                       {123452, -987648, 0},
                                       {PAVE_COORDINATE_MAX - SIZE - 4, 60, 0},
                                       {-60, 4 - PAVE_COORDINATE_MAX, 0}};
    const int step = 2 * SPARSE(2), size = e->set ? SIZE + 1 - SPARSE(5) : SIZE;
    for (int i = which % step; i < 4; i += step) {
        make_random_edits(e, places[i], size, EDITS);
        check_map(e, places[i], size);
        check_no_mismatch(e, places[i], size);
    }
    undo_all(e);
    check_map(e, places[which % step], size);
}

TEST(test_tilings)
{
    for (int32_t i = 0; i < PAVE_TILING_NAMES; i++)
        for (int law = i % SPARSE(6); law < 6; law += SPARSE(6)) {
            edited *e =
                open_edited(pave_tiling_name(i), (pave_wang_kind)(law % 3),
                            law < 3 ? PAVE_WORLD_FEATURE : PAVE_WORLD_PHASE, (uint64_t)(i + law));
            check_law(e, i + law / SPARSE(6));
            close_edited(e);
        }
}

TEST(test_connected)
{
    for (int32_t i = 0; i < PAVE_TILING_NAMES; i += SPARSE(3))
        for (int mixed = i / SPARSE(3) % 2; mixed < 2; mixed += SPARSE(3)) {
            edited *e =
                open_edited_connected(pave_tiling_name(i), mixed ? PAVE_WANG_MIXED : PAVE_WANG_EDGE,
                                      (uint64_t)(i / SPARSE(3) / 2 + mixed));
            check_law(e, i / SPARSE(3));
            close_edited(e);
        }
}

TEST(test_partial_sets)
{
    for (int i = 0; i < SCENE_PARTIAL_COUNT; i += SPARSE(5)) {
        edited *e = open_edited_partial(i, (uint64_t)i);
        check_law(e, i);
        close_edited(e);
    }
}

/// Areas that another one hid are there again once that is undone, also at the end of a chunk.
TEST(test_hidden_area)
{
    for (int connected = 0; connected < 2; connected++) {
        edited *e = connected ? open_edited_connected("square", PAVE_WANG_EDGE, 3)
                              : open_edited("square", PAVE_WANG_EDGE, PAVE_WORLD_FEATURE, 3);
        const pave_edit areas[] = {
            {.kind = PAVE_EDIT_AREA, .rect = {60, 3, 4, 4}, .seed = 1},
            {.kind = PAVE_EDIT_AREA, .rect = {64, 7, 3, 5}, .seed = 0},
            {.kind = PAVE_EDIT_AREA, .rect = {54, -4, 18, 18}, .seed = 2},
        };
        for (int i = 0; i < 3; i++)
            assert_ok(pave_edits_change(e->edits, &areas[i], 1, NULL, 0, NULL));
        assert_ok(pave_edits_change(e->edits, NULL, 0, &(int64_t){3}, 1, NULL));
        check_map(e, pave_cell_of(58, 0), 9);
        close_edited(e);
    }
}

// ---- Order --------------------------------------------------------------------------------------

static pave_result pin(pave_edits *edits, int32_t q, int32_t r, uint32_t tile, pave_error *error)
{
    const pave_edit edit = {.cell = pave_cell_of(q, r), .tile = tile};
    return pave_edits_change(edits, &edit, 1, NULL, 0, error);
}

/// The same edits in another order, one by one or as one step, give the same tiles.
TEST(test_order)
{
    enum { COUNT = 60 };
    edited *a = open_edited("square", PAVE_WANG_MIXED, PAVE_WORLD_FEATURE, 5), b = *a;
    pave_edit list[COUNT], edit = {0};
    int count = 0;
    for (int i = 0; i < 4 * COUNT; i++) {
        const pave_cell cell = random_cell(a, pave_cell_of(-8, 56), 16);
        pin(a->edits, cell.q, cell.r, random_tile(a, 0), NULL);
    }
    while (count < COUNT && pave_edits_next(a->edits, edit.number, &edit)) {
        int at = 0;
        while (at < count && !pave_cell_equal(list[at].cell, edit.cell)) at++;
        list[at] = edit; // the later one counts
        list[at].number = 0;
        count += at == count;
    }
    assert_true(count > 10);
    for (int way = 0; way < 4; way++) {
        uint32_t tiles[2][32 * 32];
        open_edits(&b);
        for (int i = count - 1; i > 0; i--) {
            const uint32_t j = random_below(a, (uint32_t)i + 1);
            const pave_edit kept = list[i];
            list[i] = list[j];
            list[j] = kept;
        }
        if (way == 0) assert_ok(pave_edits_change(b.edits, list, count, NULL, 0, NULL));
        for (int i = 0; way > 0 && i < count; i++)
            assert_ok(pave_edits_change(b.edits, &list[i], 1, NULL, 0, NULL));
        if (way == 0) {
            pave_edits_destroy(a->edits);
            a->edits = b.edits;
            continue;
        }
        const pave_rect rect = pave_rect_of(-16, 48, 32, 32);
        pave_world_fill(pave_edits_world(a->edits), rect, NULL, tiles[0], 32);
        pave_world_fill(pave_edits_world(b.edits), rect, NULL, tiles[1], 32);
        assert_memory_equal(tiles[0], tiles[1], sizeof tiles[0]);
        pave_edits_destroy(b.edits);
    }
    close_edited(a);
}

TEST(test_fill)
{
    enum { WIDE = 400, HIGH = 200 };
    edited *e = open_edited("square", PAVE_WANG_CORNER, PAVE_WORLD_PHASE, 9);
    const pave_rect rect = pave_rect_of(-150, -90, WIDE, HIGH);
    uint32_t *a = calloc(WIDE * HIGH, 4), *b = calloc(WIDE * HIGH, 4);
    const pave_batch backwards = {.runner = {.run = run_backwards}},
                     stopped = {.progress = {.stop = stop_at_once}};
    make_random_edits(e, pave_cell_of(-100, -80), 150, 600);
    make_random_edits(e, pave_cell_of(-64, -64), 128, 4000); // chunks that are kept whole
    const pave_edit wide = {.kind = PAVE_EDIT_AREA, .rect = {-120, -40, 300, 70}, .seed = 1};
    assert_ok(pave_edits_change(e->edits, &wide, 1, NULL, 0, NULL));
    assert_ok(pave_world_fill(pave_edits_world(e->edits), rect, NULL, a, WIDE));
    assert_ok(pave_world_fill(pave_edits_world(e->edits), rect, &backwards, b, WIDE));
    assert_memory_equal(a, b, WIDE * HIGH * 4);
    assert_ok(
        pave_world_fill(pave_edits_world(e->edits), rect, NULL, b + (HIGH - 1) * WIDE, -WIDE));
    for (int y = 0; y < HIGH; y++)
        assert_memory_equal(a + y * WIDE, b + (HIGH - 1 - y) * WIDE, WIDE * 4);
    for (int i = 0; i < WIDE * HIGH; i += SPARSE(3))
        assert_int_equal(a[i], pave_world_at(pave_edits_world(e->edits), pave_rect_cell(rect, i)));
    for (int round = 0; round < 8 / SPARSE(4); round++) { // while many edits come and go
        for (int k = 0; k < 300; k++) {
            pave_edit edit;
            const int64_t from = random_below(e, (uint32_t)pave_edits_last(e->edits));
            if (pave_edits_next(e->edits, from, &edit) && round % 4)
                pave_edits_change(e->edits, NULL, 0, &edit.number, 1, NULL);
        }
        make_random_edits(e, pave_cell_of(-64, -64), 128, 100);
        pave_world_fill(pave_edits_world(e->edits), rect, NULL, a, WIDE);
        for (int i = round % SPARSE(3); i < WIDE * HIGH; i += SPARSE(3))
            assert_int_equal(a[i],
                             pave_world_at(pave_edits_world(e->edits), pave_rect_cell(rect, i)));
    }
    assert_int_equal(pave_world_fill(pave_edits_world(e->edits), rect, &stopped, b, WIDE),
                     PAVE_STOPPED);
    assert_int_equal(
        pave_world_fill_cells(pave_edits_world(e->edits), &(pave_cell){0}, 1, &stopped, b),
        PAVE_STOPPED);
    assert_int_equal(
        pave_world_fill_cells(pave_edits_world(e->edits), &(pave_cell){0, 0, 1}, 1, NULL, b),
        PAVE_RANGE);
    const pave_rect beyond = pave_rect_of(PAVE_COORDINATE_MAX, 0, 2, 1);
    assert_int_equal(pave_world_fill(pave_edits_world(e->edits), beyond, NULL, b, 2), PAVE_RANGE);
    assert_ok(pave_world_fill(pave_edits_world(e->edits), (pave_rect){0}, NULL, NULL, 0));
    free(b);
    free(a);
    close_edited(e);
}

/// Disks have gaps and rows of many lengths.
TEST(test_windows)
{
    static const char *const names[] = {"square", "hex", "tri"};
    for (int i = 0; i < 3; i++) {
        edited *e = open_edited(names[i], PAVE_WANG_EDGE, PAVE_WORLD_FEATURE, 4);
        pave_window *window;
        make_random_edits(e, pave_cell_of(-60, -60), 120, 900);
        const pave_window_def def = {
            .tiling = e->tiling, .shape = PAVE_WINDOW_DISK, .radius = 50, .at = {5, 9, 0}};
        assert_ok(pave_window_create(&def, NULL, &window, NULL));
        check_window(e, window);
        uint32_t id;
        assert_int_equal(pave_world_fill_window(pave_edits_world(e->edits), window,
                                                &(pave_batch){.progress = {.stop = stop_at_once}},
                                                &id),
                         PAVE_STOPPED);
        pave_window_destroy(window);
        close_edited(e);
    }
}

// ---- Lists, payloads, refusals ------------------------------------------------------------------

TEST(test_list)
{
    edited *e = open_edited("square", PAVE_WANG_EDGE, PAVE_WORLD_FEATURE, 1);
    pave_edit edit = {.cell = {3, 4, 0}, .tile = 5, .payload = "a troll", .payload_size = 7}, out;
    assert_int_equal(pave_edits_last(e->edits), 0);
    assert_false(pave_edits_next(e->edits, 0, &out));
    assert_ok(pave_edits_change(e->edits, &edit, 1, NULL, 0, NULL));
    assert_true(pave_edits_pin_at(e->edits, edit.cell, &out));
    assert_int_equal(out.number, 1);
    assert_int_equal(out.payload_size, 7);
    assert_memory_equal(out.payload, "a troll", 7);
    edit.number = 7;
    edit.tile = 8;
    assert_ok(pave_edits_change(e->edits, &edit, 1, NULL, 0, NULL));
    assert_int_equal(pave_world_at(pave_edits_world(e->edits), edit.cell), 8);
    edit.number = 7;
    assert_int_equal(pave_edits_change(e->edits, &edit, 1, NULL, 0, NULL), PAVE_RANGE);
    const pave_edit clear = {.kind = PAVE_EDIT_CLEAR, .cell = {3, 4, 0}};
    assert_ok(pave_edits_change(e->edits, &clear, 1, NULL, 0, NULL));
    assert_int_equal(pave_edits_last(e->edits), 8);
    assert_int_equal(pave_edits_count(e->edits), 3);
    assert_false(pave_edits_pin_at(e->edits, edit.cell, &out));
    assert_int_equal(pave_world_at(pave_edits_world(e->edits), edit.cell),
                     pave_world_at(pave_edits_base(e->edits), edit.cell));
    const int64_t undo[] = {8, 7, 8};
    assert_int_equal(pave_edits_change(e->edits, NULL, 0, undo, 3, NULL), PAVE_NOT_FOUND);
    assert_int_equal(pave_edits_count(e->edits), 3);
    assert_ok(pave_edits_change(e->edits, NULL, 0, undo, 2, NULL));
    assert_int_equal(pave_world_at(pave_edits_world(e->edits), edit.cell), 5);
    assert_int_equal(pave_edits_last(e->edits), 8);
    assert_int_equal(pave_edits_change(e->edits, NULL, 0, undo, 1, NULL), PAVE_NOT_FOUND);
    assert_true(pave_edits_next(e->edits, 0, &out));
    assert_int_equal(out.number, 1);
    assert_false(pave_edits_next(e->edits, 1, &out));
    close_edited(e);
}

static void refuse(edited *e, pave_edit edit, pave_result result, const char *text)
{
    pave_error error = {0};
    const int64_t last = pave_edits_last(e->edits), count = pave_edits_count(e->edits);
    assert_int_equal(pave_edits_change(e->edits, &edit, 1, NULL, 0, &error), result);
    if (!strstr(error.message, text)) fail_msg("%s", error.message);
    assert_int_equal(error.result, result);
    assert_int_equal(pave_edits_last(e->edits), last);
    assert_int_equal(pave_edits_count(e->edits), count);
}

TEST(test_refusals)
{
    edited *e = open_edited("square", PAVE_WANG_EDGE, PAVE_WORLD_FEATURE, 1);
    const pave_cell cell = pave_cell_of(10, 20);
    const pave_cell twice[] = {{10, 20, 0}, {10, 20, 0}};
    const uint32_t tiles[] = {5, 5};
    const int32_t max = PAVE_COORDINATE_MAX;
    refuse(e, (pave_edit){.kind = 9}, PAVE_RANGE, "not a kind");
    refuse(e, (pave_edit){.cell = {max + 1, 0, 0}, .tile = 5}, PAVE_RANGE, "not a cell");
    refuse(e, (pave_edit){.cell = {0, 0, 1}, .tile = 5}, PAVE_RANGE, "not a cell");
    refuse(e, (pave_edit){.cell = cell, .tile = 6}, PAVE_NOT_FOUND, "10,20 cannot have tile 6");
    refuse(e, (pave_edit){.cell = cell, .tile = PAVE_WANG_EMPTY}, PAVE_NOT_FOUND, "empty");
    refuse(e, (pave_edit){.kind = PAVE_EDIT_COLOR, .cell = cell, .place = 8, .color = 1},
           PAVE_RANGE, "place 8");
    refuse(e, (pave_edit){.kind = PAVE_EDIT_COLOR, .cell = cell, .place = 1, .color = 1},
           PAVE_RANGE, "place 1");
    refuse(e, (pave_edit){.kind = PAVE_EDIT_COLOR, .cell = cell, .place = 2, .color = 4},
           PAVE_RANGE, "colour 4");
    refuse(e, (pave_edit){.kind = PAVE_EDIT_COLOR, .cell = cell, .color = PAVE_WANG_UNSET},
           PAVE_INCOMPLETE, "cell 10,19 would have no tile");
    refuse(e, (pave_edit){.kind = PAVE_EDIT_AREA, .rect = {0, 0, 0, 5}}, PAVE_RANGE, "area");
    refuse(e, (pave_edit){.kind = PAVE_EDIT_AREA, .rect = {0, 0, 65537, 5}}, PAVE_RANGE, "area");
    refuse(e, (pave_edit){.kind = PAVE_EDIT_AREA, .rect = {max, 0, 2, 5}}, PAVE_RANGE, "area");
    refuse(e, (pave_edit){.kind = PAVE_EDIT_PINS}, PAVE_RANGE, "pins 1 to");
    refuse(e, (pave_edit){.kind = PAVE_EDIT_PINS, .cells = twice, .tiles = tiles, .count = 2},
           PAVE_INVALID, "10,20 is listed twice");
    refuse(e, (pave_edit){.cell = cell, .tile = 5, .payload_size = -1}, PAVE_RANGE, "payload");
    assert_ok(pin(e->edits, 10, 20, 5, NULL));
    refuse(e, (pave_edit){.cell = {11, 20, 0}, .tile = 8}, PAVE_INVALID, "cell 11,20 is pinned");
    refuse(e, (pave_edit){.kind = PAVE_EDIT_COLOR, .cell = cell, .place = 2, .color = 2},
           PAVE_INVALID, "cell 10,20 is pinned to a tile with colour 1 at its right side");
    refuse(e, (pave_edit){.number = 1, .cell = cell, .tile = 5}, PAVE_RANGE, "greater than 1");
    assert_int_equal(pave_world_at(pave_edits_world(e->edits), cell), 5);
    close_edited(e);
}

/// An undo that would leave two pins against each other is refused too.
/// A COLOR of the colour FREE takes back those of before.
TEST(test_free_color)
{
    edited *e = open_edited("hex", PAVE_WANG_EDGE, PAVE_WORLD_FEATURE, 2);
    const pave_cell cell = pave_cell_of(3, -5);
    uint8_t before[PAVE_WANG_PLACES_MAX] = {0}, colors[PAVE_WANG_PLACES_MAX] = {0};
    pave_world_colors_at(pave_edits_world(e->edits), cell, before);
    pave_edit edit = {.kind = PAVE_EDIT_COLOR, .cell = cell, .place = PAVE_WANG_T};
    edit.color = before[PAVE_WANG_T] % pave_wang_color_count(set_of(e, 0)) + 1;
    assert_ok(pave_edits_change(e->edits, &edit, 1, NULL, 0, NULL));
    pave_world_colors_at(pave_edits_world(e->edits), cell, colors);
    assert_int_equal(colors[PAVE_WANG_T], edit.color);
    edit.color = PAVE_WANG_FREE;
    assert_ok(pave_edits_change(e->edits, &edit, 1, NULL, 0, NULL));
    pave_world_colors_at(pave_edits_world(e->edits), cell, colors);
    assert_memory_equal(colors, before, sizeof before);
    close_edited(e);
}

TEST(test_refused_undo)
{
    edited *e = open_edited("square", PAVE_WANG_EDGE, PAVE_WORLD_FEATURE, 1);
    const pave_edit clear = {.kind = PAVE_EDIT_CLEAR, .cell = {0, 0, 0}};
    const int64_t two = 2, all[] = {1, 2};
    pave_error error = {0};
    assert_ok(pin(e->edits, 0, 0, 5, NULL));
    assert_int_equal(pin(e->edits, 1, 0, 83, NULL), PAVE_INVALID);
    assert_ok(pave_edits_change(e->edits, &clear, 1, NULL, 0, NULL));
    const pave_wang_set *set = set_of(e, 0);
    uint32_t other = 0; // a tile that does not fit beside tile 5
    while (pave_wang_tile_colors(set, other)[PAVE_WANG_L] == 1) other++;
    assert_ok(pin(e->edits, 1, 0, pave_wang_tile_id(set, other), NULL));
    assert_int_equal(pave_edits_change(e->edits, NULL, 0, &two, 1, &error), PAVE_INVALID);
    assert_int_equal(pave_edits_count(e->edits), 3);
    check_map(e, pave_cell_of(0, 0), 3);
    assert_ok(pave_edits_change(e->edits, NULL, 0, all, 2, &error));
    assert_int_equal(pave_edits_count(e->edits), 1);
    check_map(e, pave_cell_of(0, 0), 3);
    close_edited(e);
}

// ---- Memory -------------------------------------------------------------------------------------

/// Every allocation fails in turn: the edits are then as they were, and nothing leaks.
static void check_failing_allocations(edited *e)
{
    const pave_cell cells[] = {{5, 5, 0}, {200, 5, 1}};
    const uint32_t tiles[] = {random_tile(e, 0), random_tile(e, 1)};
    const pave_edit list[] = {
        {.cell = {1, 1, 0}, .tile = random_tile(e, 0), .payload = "x", .payload_size = 1},
        {.kind = PAVE_EDIT_COLOR, .cell = {9, 9, 1}, .place = 2, .color = 1},
        {.kind = PAVE_EDIT_AREA, .rect = {60, 60, 9, 9}, .seed = 1},
        {.kind = PAVE_EDIT_PINS, .cells = cells, .tiles = tiles, .count = 2}};
    const int64_t undo[] = {1, 3};
    for (failing memory = each_failing; failing_next(&memory);) {
        pave_edits *edits;
        pave_result result = pave_edits_create(&e->def, &memory.allocator, &edits, NULL);
        if (!result) {
            int64_t cut;
            result = pave_edits_change(edits, list, 4, NULL, 0, NULL);
            assert_int_equal(pave_edits_count(edits), result ? 0 : 4);
            if (!result) result = pave_edits_cut(edits, list, 4, &cut);
            if (!result) {
                result = pave_edits_change(edits, list, 1, undo, 2, NULL);
                assert_int_equal(pave_edits_count(edits), result ? 4 : 3);
                e->edits = (pave_edits_destroy(e->edits), edits);
                check_map(e, pave_cell_of(0, 0), 6);
                check_map(e, pave_cell_of(60, 60), 6);
                e->edits = NULL;
            }
            pave_edits_destroy(edits);
        }
        assert_told(memory, result);
    }
    close_edited(e);
}

TEST(test_failing_allocations)
{
    check_failing_allocations(open_edited("cairo", PAVE_WANG_EDGE, PAVE_WORLD_FEATURE, 2));
    check_failing_allocations(open_edited_connected("cairo", PAVE_WANG_EDGE, 2));
    pave_edits_destroy(NULL);
}

int main(void) { return run_all_tests(NULL, NULL); }
