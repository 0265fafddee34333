/// tests/formats/test_json_world.c: tiles of worlds in JSON: written and read again, and what is
/// refused.

#include <pave/formats/json.h>

#include "../calls.h"
#include "../test.h"
#include "formats/json/json_parts.h"

static const char path[] = "test_json_world.json";

// ---- Written and read ---------------------------------------------------------------------------

static bool is_same_text(const char *a, const char *b)
{
    return a && b ? strcmp(a, b) == 0 : a == b;
}

/// The table has the ids of the rows that were read, and nothing where no cell is.
static void check_csv(const pave_json_world_def *def, const pave_json_world *read)
{
    static const char table[] = "test_json_world.csv";
    const pave_window *window = read->window;
    const int64_t columns = window->count / window->row_count;
    assert_ok(pave_json_world_csv_write(def, table, NULL, NULL, NULL));
    FILE *file = fopen(table, "r");
    assert_non_null(file);
    for (int64_t i = 0; i < window->count; i++) {
        char word[16];
        int length = 0, letter;
        while ((letter = getc(file)) != EOF && letter != ',' && letter != '\n' && length < 15)
            word[length++] = (char)letter;
        word[length] = '\0';
        assert_int_equal(letter, i % columns == columns - 1 ? '\n' : ',');
        if (read->within && !pave_mask_cell(read->within, i))
            assert_int_equal(length, 0);
        else if (read->ids[i] == PAVE_WANG_EMPTY)
            assert_string_equal(word, "-1");
        else
            assert_true(strtoul(word, NULL, 10) == read->ids[i]);
    }
    assert_int_equal(getc(file), EOF);
    fclose(file);
    remove(table);
}

/// A window, written and read again: the same cells have the same ids.
static void check_round_trip(const pave_window_def *def, bool masked, bool said)
{
    pave_window *window;
    pave_mask *mask = NULL;
    assert_ok(pave_window_create(def, NULL, &window, NULL));
    uint32_t *ids = malloc((size_t)window->count * sizeof *ids);
    if (masked) assert_ok(pave_mask_create(window, NULL, &mask, NULL));
    for (int64_t i = 0; i < window->count; i++) {
        const uint32_t word =
            pave_random_at(7, PAVE_STREAM_USER, (int32_t)i, (int32_t)def->shape, 0, 0).word[0];
        ids[i] = word % 5 == 0 ? PAVE_WANG_EMPTY : word % 7 == 0 ? UINT32_MAX - 1 : word % 100;
        if (mask) pave_mask_set_cell(mask, i, word % 3 > 0);
    }
    pave_json_world_def file = {.window = window, .within = mask, .ids = ids};
    if (said) {
        file.set = "a \"set\"";
        file.method = PAVE_WORLD_PHASE;
        file.seed = UINT64_MAX;
        file.world = UINT64_C(0xfedcba9876543210);
        file.origin = (pave_cell){-1, 2, 0};
        file.only = "a,\"b\"";
        file.base = "none";
        file.shares = "";
        file.from = "folder/\"h\".pave"; // written as seen from the file, which is here

        file.patch = 64;
    }
    assert_ok(pave_json_world_write(&file, path, NULL, NULL, NULL));
    pave_json_world *back;
    pave_error error = {0};
    if (pave_json_world_read(path, NULL, &back, &error) != PAVE_OK) fail_msg("%s", error.message);
    remove(path);
    int64_t there = 0, wanted = 0;
    for (int64_t i = 0; i < back->window->count; i++)
        there += !back->within || pave_mask_cell(back->within, i);
    for (int64_t i = 0; i < window->count; i++) {
        const int64_t index = pave_window_index(back->window, pave_window_cell(window, i));
        assert_true(index >= 0);
        if (mask && !pave_mask_cell(mask, i)) continue;
        wanted++;
        assert_true(!back->within || pave_mask_cell(back->within, index));
        assert_int_equal(back->ids[index], ids[i]);
    }
    assert_int_equal(there, wanted);
    assert_true(said ? strcmp(back->set, file.set) == 0 : back->set == NULL);
    assert_int_equal(back->method, file.method);
    assert_int_equal(back->seeded, said);
    assert_true(back->seed == file.seed && back->world == file.world);
    assert_memory_equal(&back->origin, &file.origin, sizeof file.origin);
    assert_true(is_same_text(back->only, file.only) && is_same_text(back->base, file.base));
    assert_true(is_same_text(back->from, file.from));
    assert_true(is_same_text(back->shares, file.shares) && back->patch == file.patch);
    assert_false(back->painted);
    check_csv(&file, back);
    pave_json_world_destroy(back);
    free(ids);
    pave_mask_destroy(mask);
    pave_window_destroy(window);
}

TEST(test_round_trips)
{
    for (int32_t i = 0; i < PAVE_TILING_NAMES; i++) {
        pave_tiling *tiling;
        assert_ok(pave_tiling_create_named(pave_tiling_name(i), NULL, &tiling, NULL));
        for (int way = 0; way < 4; way++) {
            const pave_window_def def = {.tiling = tiling,
                                         .shape = way % 2 ? PAVE_WINDOW_PARALLELOGRAM
                                                          : PAVE_WINDOW_RECTANGLE,
                                         .width = 8,
                                         .height = 6,
                                         .at = {-3, -2, 0}};
            check_round_trip(&def, way / 2 == 1, way != 0);
        }
        pave_tiling_destroy(tiling);
    }
    for (int shape = PAVE_WINDOW_HEXAGON; shape <= PAVE_WINDOW_DISK; shape++)
        for (int triangles = 0; triangles < 2; triangles++) {
            const pave_window_def def = {.tiling =
                                             triangles ? pave_tiling_tri() : pave_tiling_hex(),
                                         .shape = (pave_window_shape)shape,
                                         .radius = 4};
            check_round_trip(&def, shape == PAVE_WINDOW_DISK, true);
        }
}

/// Cells of a multigrid, far out too, as JSON and as a table.
TEST(test_multigrids)
{
    static const char table[] = "test_json_world.csv";
    for (int32_t n = PAVE_MULTIGRID_FAMILIES_MIN; n <= PAVE_MULTIGRID_FAMILIES_MAX; n++) {
        pave_multigrid grid;
        const pave_multigrid_def def = {.families = n, .seed = 7};
        const pave_area area = pave_area_disk(pave_vec2_of(n == 5 ? -2e8 : 3, 1e8), 4);
        pave_cell cells[256];
        uint32_t ids[256];
        int64_t count;
        assert_ok(pave_multigrid_make(&def, &grid, NULL));
        assert_ok(pave_multigrid_cells(&grid, &area, NULL, cells, 256, &count));
        for (int64_t i = 0; i < count; i++)
            ids[i] = i % 5 == 0 ? PAVE_WANG_EMPTY : i % 7 == 0 ? UINT32_MAX - 1 : (uint32_t)i;
        const pave_json_world_def file = {.multigrid = &grid,
                                          .cells = cells,
                                          .cell_count = count,
                                          .ids = ids,
                                          .set = "roads",
                                          .method = PAVE_WORLD_FEATURE,
                                          .seed = 9,
                                          .world = 3};
        pave_json_world *back;
        pave_error error = {0};
        assert_ok(pave_json_world_write(&file, path, NULL, NULL, NULL));
        if (pave_json_world_read(path, NULL, &back, &error) != PAVE_OK)
            fail_msg("%s", error.message);
        remove(path);
        assert_true(pave_multigrid_hash(&back->multigrid) == pave_multigrid_hash(&grid));
        assert_true(!back->window && !back->tiling && back->cell_count == count);
        assert_memory_equal(back->cells, cells, (size_t)count * sizeof *cells);
        assert_memory_equal(back->ids, ids, (size_t)count * sizeof *ids);
        assert_true(back->seeded && back->seed == 9 && back->world == 3);
        pave_json_world_destroy(back);
        assert_ok(pave_json_world_csv_write(&file, table, NULL, NULL, NULL));
        FILE *rows = fopen(table, "r");
        char line[64];
        assert_true(rows && fgets(line, sizeof line, rows));
        assert_string_equal(line, "q,r,s,tile\n");
        for (int64_t i = 0; i < count; i++) {
            char wanted[64];
            assert_non_null(fgets(line, sizeof line, rows));
            snprintf(wanted, sizeof wanted, "%d,%d,%d,%lld\n", (int)cells[i].q, (int)cells[i].r,
                     (int)cells[i].s, ids[i] == PAVE_WANG_EMPTY ? -1LL : (long long)ids[i]);
            assert_string_equal(line, wanted);
        }
        assert_null(fgets(line, sizeof line, rows));
        fclose(rows);
        remove(table);
    }
}

/// A tiling without a known name is in the file, with a name or without.
TEST(test_own_tilings)
{
    static const pave_vec2 corners[6] = {{0, 0}, {1, 0}, {2, 0}, {2, 1}, {1, 1}, {0, 1}};
    static const char *const names[] = {"", "bricks"};
    for (int i = 0; i < 2; i++) {
        const pave_tiling_polygon face = {6, corners};
        const pave_tiling_def def = {
            .name = names[i], .i = {2, 0}, .j = {1, 1}, .face_count = 1, .faces = &face};
        pave_tiling *tiling;
        assert_ok(pave_tiling_create(&def, NULL, &tiling, NULL));
        const pave_window_def window = {.tiling = tiling, .width = 4, .height = 3};
        check_round_trip(&window, false, true);
        pave_tiling_destroy(tiling);
    }
}

TEST(test_nothing_to_write)
{
    pave_window *window;
    const pave_window_def def = {.width = 0};
    uint32_t id = 0;
    pave_error error = {0};
    assert_ok(pave_window_create(&def, NULL, &window, NULL));
    const pave_json_world_def file = {.window = window, .ids = &id};
    assert_int_equal(pave_json_world_write(&file, path, NULL, NULL, &error), PAVE_RANGE);
    assert_int_equal(pave_json_world_csv_write(&file, path, NULL, NULL, &error), PAVE_RANGE);
    pave_window_destroy(window);
}

/// Tiles on painted terrain say so, and have no fingerprint.
TEST(test_painted)
{
    static const char text[] =
        "{\"method\":\"painted\",\"seed\":\"7\",\"width\":1,\"height\":1,\"tiles\":[[3]]}";
    pave_json_world *read, *again;
    assert_ok(pave_json_text_parse(&pave_json_world_format, text, sizeof text - 1, NULL, NULL,
                                   &read, NULL));
    assert_true(read->painted && read->seeded && read->method == PAVE_WORLD_AUTO);
    const pave_json_world_def def = {
        .window = read->window, .ids = read->ids, .painted = read->painted};
    assert_ok(pave_json_world_write(&def, path, NULL, NULL, NULL));
    assert_ok(pave_json_world_read(path, NULL, &again, NULL));
    remove(path);
    assert_true(again->painted && again->ids[0] == 3);
    pave_json_world_destroy(again);
    pave_json_world_destroy(read);
}

// ---- What is refused ----------------------------------------------------------------------------

TEST(test_refusals)
{
    pave_json_world *world;
    assert_int_equal(pave_json_world_read("no such file", NULL, &world, NULL), PAVE_IO);
    assert_null(world);
    pave_json_world_destroy(NULL);
}

int main(void) { return run_all_tests(NULL, NULL); }
