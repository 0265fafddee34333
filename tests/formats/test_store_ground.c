/// tests/formats/test_store_ground.c: grounds of files: what is closed by default and by words,
/// what it costs, words that are wrong, failing memory.
#define _XOPEN_SOURCE 700 // mkdtemp
#include "../test.h"
#include "store_scratch.h"

#define TRI "\"grid\":\"tri\",\"window\":{\"shape\":\"rectangle\",\"size\":[4,1]}"
#define HEX "\"grid\":\"hex\",\"window\":{\"shape\":\"rectangle\",\"size\":[3,1]}"

/// A file, words about it, and the cells: # walls, x closed but seen past, else what it costs.
typedef struct ground_row {
    const char *text, *walls, *cost, *cells;
} ground_row;

static const ground_row rows[] = {
    {"grid hex\nwindow rectangle 3x1\ncells 1,0\n", NULL, NULL, "1#1"},
    {"grid hex\nwindow rectangle 3x1\ncells 1,0\n", NULL, "marked=3", "131"},
    {"{" HEX ",\"labels\":[0,5,5]}", NULL, NULL, "x11"},
    {"{" HEX ",\"labels\":[0,5,6]}", "6", "sea=2,5=4", "24#"},
    {"{" TRI ",\"type\":\"citadel\",\"cells\":[{\"zone\":\"wall\"},{\"zone\":\"street\"},"
     "{\"zone\":\"road\"},{\"zone\":\"moat\"}]}",
     NULL, "road=2", "#12x"},
    {"{\"type\":\"terrain\"," TRI ",\"dry\":true,\"heights\":[0,0,0,30000,30000,30000]}", "above:4",
     NULL, "1#1#"},
    {"{\"nodes\":[[0,0],[1,0],[2,0]],\"edges\":[[0,1],[1,2]]}", "1", "2=7", "1x7"},
    {"{\"tiles\":[{\"ring\":[0,1,2]}],\"vertices\":[[0,0],[1,0],[0,1]]}", NULL, "0=9", "9"},
};

static pave_result open_row(const ground_row *row, const pave_allocator *allocator,
                            pave_store_ground *out, pave_error *error)
{
    const pave_store_ground_def def = {
        .file = path_of("ground"), .walls = row->walls, .cost = row->cost};
    FILE *file = fopen(def.file, "w");
    assert_non_null(file);
    fputs(row->text, file);
    fclose(file);
    return pave_store_ground_open(&def, allocator, out, error);
}

static char mark_of(const pave_store_ground *ground, int64_t cell)
{
    const int32_t cost = ground->costs ? ground->costs[cell] : 1;
    if (ground->window && pave_mask_cell(ground->walls, cell)) return '#';
    if (ground->window && pave_mask_cell(ground->closed, cell)) return 'x';
    return cost < 0 ? 'x' : (char)('0' + cost);
}

TEST(cells_are_open_closed_or_dear)
{
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        pave_store_ground ground;
        pave_error error;
        if (open_row(&rows[i], NULL, &ground, &error)) fail_msg("%zu: %s", i, error.message);
        assert_int_equal(ground.count, strlen(rows[i].cells));
        for (int64_t k = 0; k < ground.count; k++)
            if (mark_of(&ground, k) != rows[i].cells[k])
                fail_msg("row %zu, cell %d: %c", i, (int)k, mark_of(&ground, k));
        for (int64_t k = 0; ground.graph && k < ground.graph->node_count; k++)
            if (ground.costs[k] < 0)
                assert_int_equal(ground.graph->start[k], ground.graph->start[k + 1]);
        pave_store_ground_close(&ground);
    }
    unlink(path_of("ground"));
}

TEST(wrong_words_are_named)
{
    static const struct {
        ground_row row;
        pave_result result;
        const char *message;
    } wrong[] = {
        {{"{" HEX ",\"labels\":[0,5,5]}", "7", NULL, NULL}, PAVE_NOT_FOUND, "walls: \"7\""},
        {{"{" HEX ",\"labels\":[0,5,5]}", NULL, "5", NULL}, PAVE_RANGE, "cost: give"},
        {{"{" HEX ",\"labels\":[0,5,5]}", NULL, "foot", NULL}, PAVE_UNSUPPORTED, "cost foot"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        pave_store_ground ground;
        pave_error error;
        assert_int_equal(open_row(&wrong[i].row, NULL, &ground, &error), wrong[i].result);
        assert_true(!error.file[0] && !ground.window && !ground.any.map);
        if (strncmp(error.message, wrong[i].message, strlen(wrong[i].message)) != 0)
            fail_msg("%s", error.message);
        assert_int_equal(open_row(&wrong[i].row, NULL, &ground, NULL), wrong[i].result);
    }
    unlink(path_of("ground"));
}

TEST(worlds_and_rectangles_are_grounds)
{
    create("w.pave", "square", PAVE_WORLD_FEATURE, 7);
    pave_store_ground_def def = {.file = path_of("w.pave"), .width = 6, .height = 5, .at = "-3,2"};
    pave_store_ground ground;
    pave_error error;
    assert_int_equal(pave_store_ground_open(&def, NULL, &ground, &error), PAVE_INVALID);
    assert_string_equal(error.file, "");
    def.walls = "grass";
    def.cost = "road=2";
    assert_ok(pave_store_ground_open(&def, NULL, &ground, NULL));
    assert_true(ground.store && ground.count == 30 && ground.least >= 1);
    assert_true(pave_cell_equal(pave_window_cell(ground.window, 0), pave_cell_of(-3, 2)));
    pave_store_ground_close(&ground);
    const pave_store_ground_def plain = {.tiling = pave_tiling_hex(), .width = 3, .height = 2};
    assert_ok(pave_store_ground_open(&plain, NULL, &ground, NULL));
    assert_true(ground.count == 6 && !ground.closes && !ground.what);
    pave_store_ground_close(&ground);
    remove_world("w.pave");
}

TEST(memory_may_fail)
{
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bool done = false;
        for (int at = 0; !done; at++) {
            pave_store_ground ground;
            failing memory = {.fail_at = at};
            const pave_allocator allocator = failing_allocator(&memory);
            const pave_result result = open_row(&rows[i], &allocator, &ground, NULL);
            done = memory.count <= at;
            pave_store_ground_close(&ground);
            assert_true(result == PAVE_OK || (!done && result == PAVE_NO_MEMORY));
            assert_int_equal(memory.alive, 0);
        }
    }
    unlink(path_of("ground"));
}

int main(void) { return run_all_tests(make_folder, remove_folder); }
