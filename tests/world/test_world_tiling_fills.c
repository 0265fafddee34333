/// tests/world/test_world_tiling_fills.c: fills of worlds on tilings: kernels, threads, windows,
/// lists, and tilings whose tables are too large for rows.
#include "../../scenes/partial_sets.h"
#include "../calls.h"
#include "../sparse.h"
#include "../test.h"
#include "src/world/tilings/world_tiling.h"
#include "strip_threads.h"
#include "tiling_fixture.h"

// ---- Kernels and threads ------------------------------------------------------------------------

static uint32_t *fill_tiling(const tiling_fixture *f, pave_rect rect, const pave_batch *batch)
{
    const ptrdiff_t row = (ptrdiff_t)rect.width * f->tiling->face_count;
    uint32_t *tiles = malloc((size_t)(row * rect.height) * sizeof *tiles);
    memset(tiles, 0xff, (size_t)(row * rect.height) * sizeof *tiles);
    assert_ok(pave_world_fill(f->world, rect, batch, tiles, row));
    return tiles;
}

/// Fills with every kernel, on one to three threads, equal the tiles cell by cell.
static void look_at_kernels(tiling_fixture *f, const char *name, uint64_t seed)
{
    const int32_t faces = f->tiling->face_count;
    const pave_rect rect = pave_rect_of(-777 / SPARSE(2) + (int32_t)(seed % 16), -70 / SPARSE(3),
                                        1500 / SPARSE(2) / faces, 75 / SPARSE(3));
    const size_t bytes = (size_t)(pave_rect_count(rect) * faces) * sizeof(uint32_t);
    uint32_t *expected = malloc(bytes);
    pave_world_tiling_fill_singly(f->world, rect, expected, (ptrdiff_t)rect.width * faces);
    for (int kernel = 0; kernel < pave_world_kernels.count; kernel++) {
        if (!pave_kernel_runs(pave_kernel_get(&pave_world_kernels, kernel))) continue;
        pave_world_use_kernel(f->world, kernel);
        int32_t threads = 1 + kernel % 3;
        const pave_batch batch = {.runner = {run_threads, &threads}};
        uint32_t *tiles = fill_tiling(f, rect, &batch);
        if (memcmp(expected, tiles, bytes) != 0)
            fail_msg("%s, kernel %d, %d threads", name, kernel, (int)threads);
        free(tiles);
    }
    free(expected);
}

TEST(test_kernels_and_threads) { for_each_law(look_at_kernels); }

/// Widths and offsets of every kind, and a stride that is negative.
static void look_at_small(tiling_fixture *f, const char *name, uint64_t seed)
{
    const int32_t faces = f->tiling->face_count;
    uint32_t *tiles = malloc((size_t)(40 * faces * 4) * sizeof *tiles);
    (void)seed;
    for (int32_t width = 1; width <= 40; width += width < 20 ? 1 : 7) {
        const pave_rect rect = pave_rect_of(-width % 17 - 3, -2 + width % 5, width, 3);
        const ptrdiff_t stride = (width % 2 ? 40 : -40) * faces;
        uint32_t *first = tiles + (stride < 0 ? -2 * stride : 0);
        memset(tiles, 0xee, (size_t)(40 * faces * 4) * sizeof *tiles);
        assert_ok(pave_world_fill(f->world, rect, NULL, first, stride));
        for (int32_t i = 0; i < 3 * 40 * faces; i++) {
            const int32_t y = i / (40 * faces), x = i / faces % 40, s = i % faces;
            const pave_cell cell = {rect.q + x, rect.r + y, s};
            const uint32_t expected =
                x < width ? pave_world_at(f->world, cell) : UINT32_C(0xeeeeeeee);
            if (first[y * stride + x * faces + s] != expected)
                fail_msg("%s: %d,%d,%d of a width of %d", name, (int)x, (int)y, (int)s, (int)width);
        }
    }
    free(tiles);
}

TEST(test_small_rectangles) { for_each_law(look_at_small); }

// ---- Windows ------------------------------------------------------------------------------------

static void check_window(const pave_world *world, const pave_window_def *def)
{
    pave_window *window;
    assert_ok(pave_window_create(def, NULL, &window, NULL));
    uint32_t *ids = malloc(((size_t)window->count + 1) * sizeof *ids);
    int32_t threads = 2;
    const pave_batch batch = {.runner = {run_threads, &threads}};
    memset(ids, 0xee, ((size_t)window->count + 1) * sizeof *ids);
    assert_ok(pave_world_fill_window(world, window, &batch, ids));
    for (int64_t i = 0; i < window->count; i++)
        assert_int_equal(ids[i], pave_world_at(world, pave_window_cell(window, i)));
    assert_int_equal(ids[window->count], 0xeeeeeeee);
    free(ids);
    pave_window_destroy(window);
}

/// Every shape of the regular grids, with rows of every length, and gaps in the rows of triangles.
TEST(test_windows)
{
    static const char *const names[] = {"square", "hex", "tri"};
    for (int grid = 0; grid < 3; grid++)
        for (int method = PAVE_WORLD_FEATURE; method <= PAVE_WORLD_PHASE; method++) {
            const scene_set set = {PAVE_WANG_EDGE, 2, 2, true};
            tiling_fixture f =
                open_named(names[grid], set, (pave_world_method)method, 9, pave_cell_of(1, 0));
            for (int shape = PAVE_WINDOW_RECTANGLE; shape <= PAVE_WINDOW_DISK; shape++)
                for (int metric = 0; metric < 3; metric++) {
                    pave_window_def def = {.tiling = f.tiling,
                                           .shape = (pave_window_shape)shape,
                                           .width = 91,
                                           .height = 60,
                                           .radius = 23 + metric,
                                           .at = pave_cell_of(-17, 5 - 20 * metric)};
                    if (shape == PAVE_WINDOW_DISK) def.metric = metric;
                    if (grid == 1 && metric == 2) continue;
                    if (grid == 0 &&
                        (shape == PAVE_WINDOW_HEXAGON || shape == PAVE_WINDOW_TRIANGLE))
                        continue;
                    check_window(f.world, &def);
                }
            const pave_window_def wide = {
                .tiling = f.tiling, .shape = PAVE_WINDOW_PARALLELOGRAM, .width = 900, .height = 3};
            const pave_window_def none = {.tiling = f.tiling};
            check_window(f.world, &wide);
            check_window(f.world, &none);
            close_tiling(f);
        }
}

TEST(test_windows_of_others)
{
    const scene_set set = {PAVE_WANG_CORNER, 2, 1, false};
    tiling_fixture f = open_named("cairo", set, PAVE_WORLD_PHASE, 9, (pave_cell){0, 0, 3});
    const pave_window_def def = {
        .tiling = f.tiling, .width = 60, .height = 40, .at = pave_cell_of(-9, -30)};
    check_window(f.world, &def);
    pave_window *window;
    uint32_t ids[4] = {7, 7, 7, 7};
    const pave_window_def squares = {.width = 2, .height = 2};
    assert_ok(pave_window_create(&squares, NULL, &window, NULL));
    assert_int_equal(pave_world_fill_window(f.world, window, NULL, ids), PAVE_INVALID);
    assert_int_equal(ids[0], 7);
    pave_window_destroy(window);
    close_tiling(f);
}

/// Windows of squares by every method, BLOCKS among them, where a cell waits for no other.
TEST(test_windows_by_blocks)
{
    pave_wang_set *set = scene_partial_create(&scene_partials[0]);
    pave_world *world;
    const pave_world_def def = {.set = set, .seed = 3};
    const pave_window_def disk = {.shape = PAVE_WINDOW_DISK, .radius = 20, .at = {5, -9, 0}};
    pave_cell alone;
    int64_t count;
    assert_ok(pave_world_create(&def, NULL, &world, NULL));
    assert_int_equal(pave_world_method_of(world), PAVE_WORLD_BLOCKS);
    check_window(world, &disk);
    assert_int_equal(pave_world_class_at(world, pave_cell_of(3, 4)), 0);
    assert_ok(pave_world_closure(world, pave_cell_of(3, 4), &alone, 1, &count));
    assert_true(count == 1 && alone.q == 3 && alone.r == 4);
    pave_world_destroy(world);
    pave_wang_destroy(set);
}

// ---- Progress and ranges ------------------------------------------------------------------------

TEST(test_progress)
{
    const scene_set set = {PAVE_WANG_EDGE, 2, 1, false};
    tiling_fixture f = open_named("tri", set, PAVE_WORLD_FEATURE, 9, pave_cell_of(0, 0));
    const pave_cell cells[3] = {{0, 0, 1}, {5, 5, 0}, {-7, 2, 1}};
    const pave_cell wrong[2] = {{0, 0, 0}, {0, 0, 2}};
    const pave_cell far[1] = {{PAVE_COORDINATE_MAX + 1, 0, 0}};
    uint32_t out[4] = {7, 7, 7, 7};
    pave_window *window;
    const pave_window_def def = {
        .tiling = f.tiling, .shape = PAVE_WINDOW_PARALLELOGRAM, .width = 2, .height = 2};
    assert_ok(pave_window_create(&def, NULL, &window, NULL));
    for (int way = 0; way < 3; way++)
        for (int stop = 0; stop < 2; stop++) {
            told s = {.stop_at = stop ? 0 : INT64_MAX};
            const pave_batch batch = {.progress = {tell, &s}};
            const pave_result expected = stop ? PAVE_STOPPED : PAVE_OK;
            pave_result result;
            out[0] = 7;
            if (way == 0) result = pave_world_fill_cells(f.world, cells, 3, &batch, out);
            if (way == 1) result = pave_world_fill_window(f.world, window, &batch, out);
            if (way == 2)
                result = pave_world_fill(f.world, pave_rect_of(0, 0, 1, 2), &batch, out, 2);
            assert_int_equal(result, expected);
            assert_int_equal(s.total, way == 0 ? 3 : 4);
            assert_int_equal(s.done, stop ? 0 : s.total);
            assert_true((out[0] == 7) == stop);
        }
    assert_int_equal(pave_world_fill_cells(f.world, wrong, 2, NULL, out), PAVE_RANGE);
    assert_int_equal(pave_world_fill_cells(f.world, far, 1, NULL, out), PAVE_RANGE);
    assert_ok(pave_world_fill_cells(f.world, NULL, 0, NULL, NULL));
    assert_int_equal(
        pave_world_fill(f.world, pave_rect_of(PAVE_COORDINATE_MAX, 0, 2, 1), NULL, out, 4),
        PAVE_RANGE);
    pave_window_destroy(window);
    close_tiling(f);
}

/// More cells than one round has.
TEST(test_long_lists)
{
    const scene_set set = {PAVE_WANG_EDGE, 2, 1, false};
    tiling_fixture f = open_named("hex", set, PAVE_WORLD_FEATURE, 9, pave_cell_of(0, 0));
    const int64_t count = (1 << 22) + 5000;
    pave_cell *cells = calloc((size_t)count, sizeof *cells);
    uint32_t *ids = malloc((size_t)count * sizeof *ids);
    for (int64_t i = 0; i < count; i++) cells[i] = pave_cell_of((int32_t)(i % 4096), 7);
    told s = {.stop_at = INT64_MAX};
    const pave_batch batch = {.progress = {tell, &s}};
    assert_ok(pave_world_fill_cells(f.world, cells, count, &batch, ids));
    assert_int_equal(s.calls, 3);
    assert_int_equal(s.done, count);
    for (int64_t i = 0; i < 4096; i++)
        assert_int_equal(ids[count - 1 - i], ids[(count - 1 - i) % 4096]);
    free(ids);
    free(cells);
    close_tiling(f);
}

// ---- Large unit cells ---------------------------------------------------------------------------

/// A tiling whose unit cell is a board of squares: its tables are too large for rows.
static pave_tiling *make_board(int32_t side)
{
    static pave_vec2 corners[256][4];
    static pave_tiling_polygon faces[256];
    for (int32_t i = 0; i < side * side; i++) {
        const double x = i % side, y = i / side;
        corners[i][0] = pave_vec2_of(x, y);
        corners[i][1] = pave_vec2_of(x + 1, y);
        corners[i][2] = pave_vec2_of(x + 1, y + 1);
        corners[i][3] = pave_vec2_of(x, y + 1);
        faces[i] = (pave_tiling_polygon){4, corners[i]};
    }
    const pave_tiling_def def = {
        .i = {side, 0}, .j = {0, side}, .face_count = side * side, .faces = faces};
    pave_tiling *tiling;
    assert_ok(pave_tiling_create(&def, NULL, &tiling, NULL));
    return tiling;
}

TEST(test_large_unit_cells)
{
    static const int32_t sides[] = {2, 5, 16};
    for (int i = 0; i < 3; i++)
        for (int law = 0; law < 4; law++) {
            const scene_set scene = {law % 2 ? PAVE_WANG_CORNER : PAVE_WANG_EDGE, 2, 1, false};
            tiling_fixture f = {.tiling = make_board(sides[i])};
            f.by_sides[4] = scene_set_create(&scene);
            const pave_world_def def = {.tiling = f.tiling,
                                        .set = f.by_sides[4],
                                        .seed = 5,
                                        .method = law < 2 ? PAVE_WORLD_FEATURE : PAVE_WORLD_PHASE};
            assert_ok(pave_world_create(&def, NULL, &f.world, NULL));
            const pave_rect rect = pave_rect_of(-3, -2, 300 / sides[i] / sides[i] + 3, 5);
            uint32_t *tiles = fill_tiling(&f, rect, NULL);
            for (int32_t k = 0; k < pave_rect_count(rect) * f.tiling->face_count; k++) {
                pave_cell cell = pave_rect_cell(rect, k / f.tiling->face_count);
                cell.s = k % f.tiling->face_count;
                assert_int_equal(tiles[k], pave_world_at(f.world, cell));
            }
            free(tiles);
            const pave_window_def window = {
                .tiling = f.tiling, .width = 3, .height = 3, .at = pave_cell_of(-1, -1)};
            check_window(f.world, &window);
            close_tiling(f);
        }
}

int main(void) { return run_all_tests(NULL, NULL); }
