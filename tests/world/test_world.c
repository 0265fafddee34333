/// tests/world/test_world.c: worlds are the same in any order, by any kernel, on any threads; all
/// tiles match.
#include "../calls.h"
#include "../sparse.h"
#include "../test.h"
#include "src/world/squares/world_squares.h"
#include "strip_threads.h"

// ---- Worlds to test -----------------------------------------------------------------------------

/// Every kind with every method, with and without variants and weights.
static const struct {
    scene_set set;
    pave_world_method method;
} all_laws[] = {
    {{PAVE_WANG_EDGE, 2, 1, false}, PAVE_WORLD_FEATURE},
    {{PAVE_WANG_EDGE, 2, 1, false}, PAVE_WORLD_PHASE},
    {{PAVE_WANG_CORNER, 2, 1, false}, PAVE_WORLD_FEATURE},
    {{PAVE_WANG_CORNER, 2, 1, false}, PAVE_WORLD_PHASE},
    {{PAVE_WANG_EDGE, 3, 2, true}, PAVE_WORLD_FEATURE},
    {{PAVE_WANG_EDGE, 3, 2, true}, PAVE_WORLD_PHASE},
    {{PAVE_WANG_CORNER, 3, 2, true}, PAVE_WORLD_FEATURE},
    {{PAVE_WANG_CORNER, 3, 2, true}, PAVE_WORLD_PHASE},
    {{PAVE_WANG_MIXED, 2, 1, false}, PAVE_WORLD_FEATURE},
    {{PAVE_WANG_MIXED, 2, 1, false}, PAVE_WORLD_PHASE},
    {{PAVE_WANG_MIXED, 2, 2, true}, PAVE_WORLD_FEATURE},
    {{PAVE_WANG_MIXED, 2, 2, true}, PAVE_WORLD_PHASE},
};
enum { LAW_COUNT = (int)(sizeof all_laws / sizeof *all_laws) };

/// Random numbers for tests, in a row.
static uint32_t draw(uint32_t *counter, uint32_t below)
{
    return pave_random_below(
        pave_random_at(99, PAVE_STREAM_USER, (int32_t)(*counter)++, 0, 0, 0).word[0], below);
}

// ---- Any order ----------------------------------------------------------------------------------

enum { PLACES = 10000 };

static void ask_in_order(const pave_world *world, pave_rect rect, const int64_t *places,
                         const int32_t *order, uint32_t *answers)
{
    for (int32_t i = 0; i < PLACES; i++)
        answers[order[i]] = pave_world_at(world, pave_rect_cell(rect, places[order[i]]));
}

static void shuffle(int32_t *order, uint32_t *counter)
{
    for (int32_t i = 0; i < PLACES; i++) order[i] = i;
    for (int32_t i = PLACES - 1; i > 0; i--) {
        int32_t j = (int32_t)draw(counter, (uint32_t)i + 1), kept = order[i];
        order[i] = order[j];
        order[j] = kept;
    }
}

/// Random rectangles until every cell has been covered, the last ones cell by cell of the rows that
/// are left.
static void fill_by_rectangles(const pave_world *world, pave_rect rect, uint32_t *out,
                               uint32_t *counter)
{
    for (int i = 0; i < 60; i++) {
        int32_t x = (int32_t)draw(counter, (uint32_t)rect.width),
                y = (int32_t)draw(counter, (uint32_t)rect.height);
        int32_t w = 1 + (int32_t)draw(counter, (uint32_t)(rect.width - x)),
                h = 1 + (int32_t)draw(counter, (uint32_t)(rect.height - y));
        assert_ok(pave_world_fill(world, pave_rect_of(rect.q + x, rect.r + y, w, h), NULL,
                                  out + y * rect.width + x, rect.width));
    }
    for (int32_t y = 0; y < rect.height; y += 37)
        for (int32_t x = 0; x < rect.width; x += 41) {
            int32_t w = rect.width - x < 41 ? rect.width - x : 41,
                    h = rect.height - y < 37 ? rect.height - y : 37;
            assert_ok(pave_world_fill(world, pave_rect_of(rect.q + x, rect.r + y, w, h), NULL,
                                      out + y * rect.width + x, rect.width));
        }
}

TEST(test_any_order)
{
    uint32_t counter = 0;
    static int64_t places[PLACES];
    static int32_t order[PLACES];
    static uint32_t first[PLACES], second[PLACES];
    for (int law = 0; law < LAW_COUNT; law++) {
        fixture f = open_world(all_laws[law].set, all_laws[law].method, 1000 + (uint64_t)law);
        pave_rect rect = pave_rect_of(-613, -307 / SPARSE(8), 1229, 613 / SPARSE(8));
        size_t bytes = (size_t)pave_rect_count(rect) * sizeof(uint32_t);
        for (int32_t i = 0; i < PLACES; i++)
            places[i] = draw(&counter, (uint32_t)pave_rect_count(rect));
        shuffle(order, &counter);
        ask_in_order(f.world, rect, places, order, first);
        uint32_t *whole = fill_new(f.world, rect), *other = malloc(bytes);
        shuffle(order, &counter);
        ask_in_order(f.world, rect, places, order, second);
        assert_memory_equal(first, second, sizeof first);
        for (int32_t i = 0; i < PLACES; i++) assert_int_equal(first[i], whole[places[i]]);
        for (int32_t y = 0; y < rect.height; y++)
            pave_world_fill(f.world, pave_rect_of(rect.q, rect.r + y, rect.width, 1), NULL,
                            other + y * rect.width, rect.width);
        assert_memory_equal(whole, other, bytes);
        memset(other, 0xff, bytes);
        fill_by_rectangles(f.world, rect, other, &counter);
        assert_memory_equal(whole, other, bytes);
        free(other);
        free(whole);
        close_world(f);
    }
}

// ---- All tiles match ----------------------------------------------------------------------------

static int64_t mismatches(const pave_wang_set *set, pave_rect rect, const uint32_t *tiles)
{
    int64_t count = 0;
    for (int32_t y = 0; y < rect.height; y++)
        for (int32_t x = 0; x < rect.width; x++) {
            const uint32_t *here = tiles + (int64_t)y * rect.width + x;
            const uint8_t *a = pave_wang_tile_colors(set, pave_wang_tile_index(set, *here));
            if (x + 1 < rect.width) {
                const uint8_t *b = pave_wang_tile_colors(set, pave_wang_tile_index(set, here[1]));
                count += a[PAVE_WANG_TR] != b[PAVE_WANG_TL] || a[PAVE_WANG_R] != b[PAVE_WANG_L] ||
                         a[PAVE_WANG_BR] != b[PAVE_WANG_BL];
            }
            if (y + 1 < rect.height) {
                const uint8_t *b =
                    pave_wang_tile_colors(set, pave_wang_tile_index(set, here[rect.width]));
                count += a[PAVE_WANG_BL] != b[PAVE_WANG_TL] || a[PAVE_WANG_B] != b[PAVE_WANG_T] ||
                         a[PAVE_WANG_BR] != b[PAVE_WANG_TR];
            }
        }
    return count;
}

TEST(test_a_million_tiles_match)
{
    pave_rect rect = pave_rect_of(-500, -500, 1001, 1001 / SPARSE(8));
    for (int law = 0; law < LAW_COUNT; law++) {
        fixture f = open_world(all_laws[law].set, all_laws[law].method, (uint64_t)law);
        uint32_t *tiles = fill_new(f.world, rect);
        assert_int_equal(mismatches(f.set, rect, tiles), 0);
        uint32_t kept = tiles[12345];
        for (uint32_t i = 0; tiles[12345] == kept || mismatches(f.set, rect, tiles) == 0; i++) {
            assert_true(i < pave_wang_tile_count(
                                f.set)); // the count can tell: some other tile does not fit there
            tiles[12345] = pave_wang_tile_id(f.set, i);
        }
        free(tiles);
        close_world(f);
    }
}

/// The colours of a cell are those of its tile, near the origin and at the ends of the coordinates.
TEST(test_colors_of_cells)
{
    static const int32_t ends[] = {-PAVE_COORDINATE_MAX, -40, 0, PAVE_COORDINATE_MAX - 60};
    for (int law = 0; law < LAW_COUNT; law++) {
        fixture f = open_world(all_laws[law].set, all_laws[law].method, 77 + (uint64_t)law);
        for (int i = 0; i < 4 * 60 * 60; i++) {
            const int32_t q = ends[i % 4] + i / 4 % 60, r = ends[3 - i % 4] + i / 240;
            uint8_t colors[PAVE_WANG_PLACES_SQUARE + 1];
            memset(colors, 0xee, sizeof colors);
            pave_world_colors_at(f.world, pave_cell_of(q, r), colors);
            const uint32_t tile = pave_world_at(f.world, pave_cell_of(q, r));
            assert_memory_equal(colors,
                                pave_wang_tile_colors(f.set, pave_wang_tile_index(f.set, tile)),
                                PAVE_WANG_PLACES_SQUARE);
            assert_int_equal(colors[PAVE_WANG_PLACES_SQUARE], 0xee);
        }
        close_world(f);
    }
}

// ---- Kernels, threads, strides ------------------------------------------------------------------

TEST(test_kernels_and_threads)
{
    pave_rect rect = pave_rect_of(-777, -1000, 1501, 801 / SPARSE(9));
    size_t bytes = (size_t)pave_rect_count(rect) * sizeof(uint32_t);
    uint32_t *other = malloc(bytes);
    for (int law = 0; law < LAW_COUNT; law++) {
        fixture f = open_world(all_laws[law].set, all_laws[law].method, 5);
        pave_world_use_kernel(f.world, 0);
        uint32_t *tiles = fill_new(f.world, rect);
        for (int kernel = 0; kernel < pave_world_kernels.count; kernel++) {
            if (!pave_kernel_runs(pave_kernel_get(&pave_world_kernels, kernel))) {
                print_message("kernel %s does not run here: skipped\n",
                              pave_kernel_name(pave_kernel_get(&pave_world_kernels, kernel)));
                continue;
            }
            pave_world_use_kernel(f.world, kernel);
            for (int32_t threads = 1; threads <= 3; threads++) {
                pave_batch batch = {.runner = {run_threads, &threads}};
                memset(other, 0xff, bytes);
                assert_ok(pave_world_fill(f.world, rect, &batch, other, rect.width));
                assert_memory_equal(tiles, other, bytes);
            }
        }
        free(tiles);
        close_world(f);
    }
    free(other);
}

/// The ends of rows: every width up to 70, from every offset modulo 16, with every kernel.
TEST(test_small_rectangles)
{
    uint32_t tiles[80 * 3];
    for (int law = 0; law < LAW_COUNT; law++) {
        fixture f = open_world(all_laws[law].set, all_laws[law].method, 77);
        for (int kernel = 0; kernel < pave_world_kernels.count; kernel++) {
            if (!pave_kernel_runs(pave_kernel_get(&pave_world_kernels, kernel))) continue;
            pave_world_use_kernel(f.world, kernel);
            for (int32_t width = 1; width <= 70; width++) {
                pave_rect rect = pave_rect_of(-width % 17 - 3, -2 + width % 5, width, 3);
                memset(tiles, 0xee, sizeof tiles);
                assert_ok(pave_world_fill(f.world, rect, NULL, tiles, 80));
                for (int32_t i = 0; i < 240; i++) {
                    bool inside = i % 80 < width;
                    uint32_t expected =
                        inside
                            ? pave_world_at(f.world, pave_cell_of(rect.q + i % 80, rect.r + i / 80))
                            : 0xeeeeeeee;
                    assert_int_equal(tiles[i], expected);
                }
            }
        }
        close_world(f);
    }
}

/// Chunks: every offset to the calls that sixteen cells share, every width and height up to 40, by
/// every kernel, across strips and through zero. Nothing outside them is written.
static void look_at_chunks(const pave_world *world, const uint32_t *whole, pave_rect area)
{
    enum { SIDE = 40, STRIDE = SIDE + 3 };
    static uint32_t tiles[(SIDE + 1) * STRIDE];
    for (int32_t i = 0; i < 16 * 16 * SIDE; i += 3 * SPARSE(7)) {
        const int32_t width = 1 + i / 256, height = 1 + (i * 7 + i / 256) % SIDE;
        const pave_rect rect =
            pave_rect_of(area.q + 1 + i % 16, area.r + 1 + i / 16 % 16, width, height);
        memset(tiles, 0xee, sizeof tiles);
        assert_ok(pave_world_fill(world, rect, NULL, tiles + 1, STRIDE));
        for (int32_t y = 0; y <= SIDE; y++) {
            const uint32_t *row = tiles + (ptrdiff_t)y * STRIDE;
            const ptrdiff_t first = (ptrdiff_t)(rect.r - area.r + y) * area.width;
            const int32_t inside = y < height ? width : 0;
            if (memcmp(row + 1, whole + first + (rect.q - area.q), (size_t)inside * sizeof *row))
                fail_msg("%d,%d %dx%d, row %d", rect.q, rect.r, width, height, y);
            assert_int_equal(row[0], 0xeeeeeeee);
            for (int32_t x = inside + 1; x < STRIDE; x++) assert_int_equal(row[x], 0xeeeeeeee);
        }
    }
}

TEST(test_chunks)
{
    for (int law = 0; law < LAW_COUNT; law++) {
        fixture f = open_world(all_laws[law].set, all_laws[law].method, 78);
        const pave_rect area =
            law & 1 ? pave_rect_of(-25, 38, 58, 58) : pave_rect_of(7, -90, 58, 58);
        uint32_t whole[58 * 58];
        for (int32_t i = 0; i < 58 * 58; i++)
            whole[i] = pave_world_at(f.world, pave_rect_cell(area, i));
        for (int kernel = 0; kernel < pave_world_kernels.count; kernel++) {
            if (!pave_kernel_runs(pave_kernel_get(&pave_world_kernels, kernel))) continue;
            pave_world_use_kernel(f.world, kernel);
            look_at_chunks(f.world, whole, area);
        }
        close_world(f);
    }
}

/// Ids of four bytes, and of two, as a table of sixteen has them.
TEST(test_long_ids)
{
    for (int large = 0; large < 2; large++) {
        uint8_t colors[16 * PAVE_WANG_PLACES_SQUARE] = {0};
        uint32_t ids[16];
        for (uint32_t i = 0; i < 16; i++) {
            ids[i] = (i + 1) * (large ? UINT32_C(0x01234567) : UINT32_C(0x0f0f));
            for (uint32_t k = 0; k < 4; k++)
                colors[i * PAVE_WANG_PLACES_SQUARE + 2 * k] = (uint8_t)(1 + (i >> k & 1));
        }
        const pave_wang_def def = {.kind = PAVE_WANG_EDGE,
                                   .sides = 4,
                                   .color_count = 2,
                                   .tile_count = 16,
                                   .colors = colors,
                                   .ids = ids};
        fixture f = {0};
        assert_ok(pave_wang_create(&def, NULL, &f.set, NULL));
        const pave_world_def world = {.set = f.set, .seed = 3};
        assert_ok(pave_world_create(&world, NULL, &f.world, NULL));
        const pave_rect rect = pave_rect_of(-5, 9, 27, 16);
        for (int kernel = 0; kernel < pave_world_kernels.count; kernel++) {
            if (!pave_kernel_runs(pave_kernel_get(&pave_world_kernels, kernel))) continue;
            pave_world_use_kernel(f.world, kernel);
            uint32_t *tiles = fill_new(f.world, rect);
            for (int64_t i = 0; i < pave_rect_count(rect); i++)
                assert_int_equal(tiles[i], pave_world_at(f.world, pave_rect_cell(rect, i)));
            free(tiles);
        }
        close_world(f);
    }
}

/// As many tiles as there are codes, but not one for each: sixteen tiles of one colour, whose codes
/// are of four bits.
TEST(test_as_many_tiles_as_codes)
{
    pave_rect rect = pave_rect_of(-20, -20, 50, 40);
    for (int method = PAVE_WORLD_FEATURE; method <= PAVE_WORLD_PHASE; method++) {
        fixture f =
            open_world((scene_set){PAVE_WANG_EDGE, 1, 16, true}, (pave_world_method)method, 12);
        for (int kernel = 0; kernel < pave_world_kernels.count; kernel++) {
            if (!pave_kernel_runs(pave_kernel_get(&pave_world_kernels, kernel))) continue;
            pave_world_use_kernel(f.world, kernel);
            uint32_t *tiles = fill_new(f.world, rect);
            for (int64_t i = 0; i < pave_rect_count(rect); i++)
                assert_int_equal(tiles[i], pave_world_at(f.world, pave_rect_cell(rect, i)));
            free(tiles);
        }
        close_world(f);
    }
}

/// Equal weights of 2, 4, 8 ... tiles need no table: the short way over the rows is taken, and the
/// tiles are those of the long one.
TEST(test_equal_weights_take_the_short_way)
{
    static const struct {
        scene_set set;
        bool is_even;
    } known[] = {{{PAVE_WANG_EDGE, 2, 1, false}, true},
                 {{PAVE_WANG_CORNER, 2, 1, false}, true},
                 {{PAVE_WANG_EDGE, 1, 1, false}, true},
                 {{PAVE_WANG_EDGE, 3, 1, false}, false},
                 {{PAVE_WANG_EDGE, 2, 2, true}, false}};
    pave_rect rect = pave_rect_of(-20, -20, 50, 40);
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        fixture f = open_world(known[i].set, PAVE_WORLD_PHASE, 12);
        assert_int_equal(((pave_squares *)f.world)->whole_is_even, known[i].is_even);
        uint32_t *tiles = fill_new(f.world, rect);
        ((pave_squares *)f.world)->whole_is_even = false;
        uint32_t *others = fill_new(f.world, rect);
        assert_memory_equal(tiles, others, (size_t)pave_rect_count(rect) * sizeof *tiles);
        free(tiles);
        free(others);
        close_world(f);
    }
}

TEST(test_strides)
{
    fixture f = open_world(all_laws[0].set, all_laws[0].method, 3);
    pave_rect rect = pave_rect_of(5, -9, 30, 20);
    uint32_t *tiles = fill_new(f.world, rect), upside_down[20 * 40];
    assert_ok(pave_world_fill(f.world, rect, NULL, upside_down + 19 * 40, -40));
    for (int32_t y = 0; y < 20; y++)
        assert_memory_equal(tiles + y * 30, upside_down + (19 - y) * 40, 30 * sizeof *tiles);
    free(tiles);
    close_world(f);
}

// ---- Ranges and progress ------------------------------------------------------------------------

TEST(test_limits)
{
    const int32_t most = PAVE_COORDINATE_MAX;
    for (int law = 0; law < LAW_COUNT; law++) {
        fixture f = open_world(all_laws[law].set, all_laws[law].method, 8);
        uint32_t tile = 7, block[9];
        assert_int_equal(pave_world_fill(f.world, pave_rect_of(most, 0, 2, 1), NULL, &tile, 2),
                         PAVE_RANGE);
        assert_int_equal(pave_world_fill(f.world, pave_rect_of(0, -most - 1, 1, 1), NULL, &tile, 1),
                         PAVE_RANGE);
        assert_int_equal(pave_world_fill(f.world, pave_rect_of(0, 0, -1, 1), NULL, &tile, 1),
                         PAVE_RANGE);
        assert_int_equal(pave_world_fill(f.world,
                                         pave_rect_of(INT32_MAX, INT32_MAX, INT32_MAX, INT32_MAX),
                                         NULL, &tile, INT32_MAX),
                         PAVE_RANGE);
        assert_int_equal(tile, 7);
        assert_ok(pave_world_fill(f.world, pave_rect_of(0, 0, 0, 5), NULL, NULL, 0));
        pave_rect corners[] = {{-most, -most, 3, 3},
                               {most - 2, -most, 3, 3},
                               {-most, most - 2, 3, 3},
                               {most - 2, most - 2, 3, 3}};
        for (int k = 0; k < 4; k++) {
            assert_ok(pave_world_fill(f.world, corners[k], NULL, block, 3));
            assert_int_equal(mismatches(f.set, corners[k], block), 0);
            for (int i = 0; i < 9; i++)
                assert_int_equal(block[i], pave_world_at(f.world, pave_rect_cell(corners[k], i)));
        }
        close_world(f);
    }
}

TEST(test_progress)
{
    fixture f = open_world(all_laws[0].set, all_laws[0].method, 4);
    pave_rect rect = pave_rect_of(0, 45, 3000, 6000); // begins within a strip
    size_t count = (size_t)pave_rect_count(rect);
    uint32_t *tiles = malloc(count * sizeof *tiles);
    told never = {.stop_at = INT64_MAX}, second = {.stop_at = 1};
    pave_batch batch = {.progress = {tell, &never}};
    assert_ok(pave_world_fill(f.world, rect, &batch, tiles, 3000));
    assert_int_equal(never.done, count);
    assert_int_equal(never.total, count);
    assert_true(never.calls > 3);
    memset(tiles, 0xff, count * sizeof *tiles);
    batch.progress.context = &second;
    assert_int_equal(pave_world_fill(f.world, rect, &batch, tiles, 3000), PAVE_STOPPED);
    assert_true(second.done > 0 && second.done < second.total);
    for (size_t i = 0; i < (size_t)second.done; i++) assert_int_not_equal(tiles[i], UINT32_MAX);
    for (size_t i = (size_t)second.done; i < count; i++) assert_int_equal(tiles[i], UINT32_MAX);
    free(tiles);
    close_world(f);
}

/// An empty rectangle reports no progress, so that no share of 0 is computed.
TEST(test_progress_of_nothing)
{
    fixture f = open_world(all_laws[0].set, all_laws[0].method, 4);
    told never = {.stop_at = INT64_MAX};
    pave_batch batch = {.progress = {tell, &never}};
    assert_ok(pave_world_fill(f.world, pave_rect_of(3, 3, 0, 9), &batch, NULL, 0));
    assert_int_equal(never.calls, 0);
    close_world(f);
}

static void run_counting(void *context, int32_t count, void (*strip)(void *, int32_t), void *job)
{
    int32_t *most = context;
    if (count > *most) *most = count;
    for (int32_t i = 0; i < count; i++) strip(job, i);
}

/// However wide or high a big rectangle is, a runner gets many strips at a time: enough for many
/// threads.
TEST(test_strips_enough_for_threads)
{
    fixture f = open_world(all_laws[0].set, all_laws[0].method, 4);
    pave_rect rects[] = {{-9, 5, 200000, 40}, {7, -3, 40, 200000}, {0, 0, 2500, 2500}};
    for (int i = 0; i < 3; i++) {
        int32_t most = 0;
        pave_batch batch = {.runner = {run_counting, &most}};
        uint32_t *tiles = malloc((size_t)pave_rect_count(rects[i]) * sizeof *tiles);
        assert_non_null(tiles);
        assert_ok(pave_world_fill(f.world, rects[i], &batch, tiles, rects[i].width));
        assert_true(most >= 32);
        for (int64_t n = 0; n < pave_rect_count(rects[i]); n += 997)
            assert_int_equal(tiles[n], pave_world_at(f.world, pave_rect_cell(rects[i], n)));
        free(tiles);
    }
    close_world(f);
}

TEST(test_seeds_and_methods_differ)
{
    uint32_t *previous = NULL;
    pave_rect rect = pave_rect_of(0, 0, 100, 100);
    for (int i = 0; i < 8; i++) {
        static const uint64_t seeds[] = {0, 1, UINT64_C(1) << 32, UINT64_MAX};
        fixture f = open_world(all_laws[0].set, i % 2 ? PAVE_WORLD_PHASE : PAVE_WORLD_FEATURE,
                               seeds[i / 2]);
        uint32_t *tiles = fill_new(f.world, rect);
        int64_t same = 0;
        for (int k = 0; previous && k < 10000; k++) same += tiles[k] == previous[k];
        if (previous) assert_in_range(same, 10000 / 16 - 200, 10000 / 16 + 200);
        free(previous);
        previous = tiles;
        close_world(f);
    }
    free(previous);
}

// ---- Refusals and memory ------------------------------------------------------------------------

TEST(test_incomplete)
{
    uint8_t colors[15 * 8] = {0};
    for (uint32_t i = 0; i < 15; i++)
        for (uint32_t k = 0; k < 4; k++)
            colors[8 * i + 2 * k + 1] = (uint8_t)(1 + (i >> (3 - k) & 1));
    pave_wang_def def = {
        .kind = PAVE_WANG_CORNER, .color_count = 2, .tile_count = 15, .colors = colors};
    pave_wang_set *set;
    pave_world *world = (pave_world *)&def;
    pave_error error = {0};
    assert_ok(pave_wang_create(&def, NULL, &set, NULL));
    const pave_world_def asked = {.set = set, .method = PAVE_WORLD_FEATURE};
    assert_int_equal(pave_world_create(&asked, NULL, &world, &error), PAVE_INCOMPLETE);
    assert_null(world);
    assert_non_null(strstr(error.message, "lacks 1 of 16 combinations"));
    assert_non_null(strstr(error.message, "2,2,2,2"));
    pave_wang_destroy(set);
}

/// For more colours than a world takes, the error says so, and does not name millions of missing
/// tiles.
TEST(test_too_many_colors)
{
    static const uint8_t colors[8] = {1, 1, 1, 1, 1, 1, 1, 1};
    static const struct {
        pave_wang_kind kind;
        int most;
    } cases[] = {{PAVE_WANG_EDGE, 64}, {PAVE_WANG_CORNER, 64}, {PAVE_WANG_MIXED, 8}};
    for (int i = 0; i < 3; i++)
        for (int more = 0; more < 2; more++) {
            pave_wang_def def = {.kind = cases[i].kind,
                                 .color_count = cases[i].most + more,
                                 .tile_count = 1,
                                 .colors = colors};
            pave_wang_set *set;
            pave_world *world;
            pave_error error = {0};
            char words[64];
            assert_ok(pave_wang_create(&def, NULL, &set, NULL));
            const pave_world_def asked = {.set = set, .method = PAVE_WORLD_FEATURE};
            assert_int_equal(pave_world_create(&asked, NULL, &world, &error), PAVE_INCOMPLETE);
            snprintf(words, sizeof words, "up to %d colours, not %d", cases[i].most,
                     def.color_count);
            assert_int_equal(strstr(error.message, words) != NULL, more);
            assert_null(world);
            pave_wang_destroy(set);
        }
}

TEST(test_one_color)
{
    pave_wang_set *set;
    scene_set edge = {PAVE_WANG_EDGE, 1, 1, false};
    set = scene_set_create(&edge);
    pave_world *world;
    assert_ok(pave_world_create(&(pave_world_def){.set = set, .seed = 1}, NULL, &world, NULL));
    assert_int_equal(pave_world_at(world, pave_cell_of(-5, 9)), 5);
    assert_int_equal(pave_world_method_of(world), PAVE_WORLD_FEATURE);
    pave_world_destroy(world);
    pave_wang_destroy(set);
    pave_world_destroy(NULL);
}

TEST(test_methods)
{
    pave_wang_set *set = scene_set_create(&all_laws[0].set);
    pave_world *world = (pave_world *)set;
    pave_error error = {0};
    pave_world_def def = {.set = set, .method = (pave_world_method)9};
    assert_int_equal(pave_world_create(&def, NULL, &world, &error), PAVE_RANGE);
    assert_null(world);
    assert_int_equal(error.result, PAVE_RANGE);
    assert_non_null(strstr(error.message, "feature, phase, blocks or aperiodic"));
    pave_wang_destroy(set);
}

int main(void) { return run_all_tests(NULL, NULL); }
