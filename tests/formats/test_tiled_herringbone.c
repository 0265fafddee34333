// Pictures of herringbone tiles as files: what is written is read again, to the pixel; and the
// templates that came with stb_herringbone_wang_tile.h, where their folder is named
// (PAVE_SHARED_TILES).
#include "../test.h"
#include "../world/herringbone_stb.h"
#include "tiled_scratch.h"

#include <pave/herringbone.h>

// ---- Writing ------------------------------------------------------------------------------------

enum { WIDE = 1500, HIGH = 1201 }; // more than one read's rows

typedef struct source {
    int32_t next;    ///< the row that is to be read next
    int32_t fail_at; ///< fails from this row on; -1: never
} source;

static void make_row(int32_t y, uint8_t *out)
{
    for (int32_t i = 0; i < 4 * WIDE; i++)
        out[i] = (uint8_t)(i % 4 == 3 ? 255 - y % 7 : i * (y + 3) / 64);
}

static pave_result read_rows(void *context, int32_t first, int32_t count, uint8_t *out)
{
    source *from = context;
    assert_int_equal(first, from->next);
    assert_true(count >= 1 && (int64_t)count * WIDE <= 1 << 20);
    from->next += count;
    if (from->fail_at >= 0 && first >= from->fail_at) return PAVE_INCOMPLETE;
    for (int32_t y = 0; y < count; y++) make_row(first + y, out + (size_t)y * 4 * WIDE);
    return PAVE_OK;
}

static pave_tiled_picture_def def_of(source *from)
{
    return (pave_tiled_picture_def){.width = WIDE, .height = HIGH, .rows = {read_rows, from}};
}

TEST(test_what_is_written_is_read)
{
    source from = {.fail_at = -1};
    const pave_tiled_picture_def def = def_of(&from);
    const char *path = scratch("picture.png");
    static uint8_t row[4 * WIDE];
    pave_tiled_pixels pixels;
    pave_error error = {0};
    assert_ok(pave_tiled_picture_write(&def, path, NULL, NULL, &error));
    assert_int_equal(from.next, HIGH);
    assert_ok(pave_tiled_png_read(path, NULL, &pixels, &error));
    assert_int_equal(pixels.width, WIDE);
    assert_int_equal(pixels.height, HIGH);
    for (int32_t y = 0; y < HIGH; y++) {
        make_row(y, row);
        assert_memory_equal(pixels.rgba + (size_t)y * sizeof row, row, sizeof row);
    }
    pave_tiled_pixels_destroy(&pixels);
}

static bool stop_soon(void *context, int64_t done, int64_t total)
{
    (void)context;
    assert_int_equal(total, HIGH);
    return done > 0;
}

TEST(test_pictures_that_fail)
{
    const char *path = scratch("failed.png");
    source from = {.fail_at = 1};
    pave_tiled_picture_def def = def_of(&from);
    pave_error error = {0};
    assert_int_equal(pave_tiled_picture_write(&def, path, NULL, NULL, &error), PAVE_INCOMPLETE);
    from = (source){.fail_at = -1};
    const pave_batch batch = {.progress = {stop_soon, NULL}};
    assert_int_equal(pave_tiled_picture_write(&def, path, NULL, &batch, &error), PAVE_STOPPED);
    def.width = 0;
    assert_int_equal(pave_tiled_picture_write(&def, path, NULL, NULL, &error), PAVE_RANGE);
    assert_non_null(strstr(error.message, "0 x 1201"));
    def.width = PAVE_TILED_WRITE_PIXELS_WIDE_MAX + 1;
    assert_int_equal(pave_tiled_picture_write(&def, path, NULL, NULL, NULL), PAVE_RANGE);
    for (failing memory = each_failing; failing_next(&memory);) {
        from = (source){.fail_at = -1};
        def = def_of(&from);
        assert_int_not_equal(access(path, F_OK), 0); // nothing is left of a failure
        const pave_result result =
            pave_tiled_picture_write(&def, path, &memory.allocator, NULL, &error);
        assert_told(memory, result);
    }
}

// ---- Templates of stb ---------------------------------------------------------------------------

#ifdef WITH_STB
/// Whether the file was there.
static bool check_sample(const char *folder, const char *name)
{
    char path[SCRATCH_PATH_SIZE];
    pave_tiled_pixels pixels;
    pave_error error = {0};
    herringbone_template made = {.count = 0};
    stbhw_tileset set = {0};
    snprintf(path, sizeof path, "%s/stb_herringbone/%s", folder, name);
    if (access(path, R_OK) != 0) return false;
    assert_ok(pave_tiled_png_read(path, NULL, &pixels, &error));
    const size_t count = (size_t)pixels.width * (size_t)pixels.height;
    made.pixels = malloc(3 * count);
    assert_non_null(made.pixels);
    for (size_t i = 0; i < count; i++) memcpy(made.pixels + 3 * i, pixels.rgba + 4 * i, 3);
    made.picture = (pave_herringbone_picture){pixels.width, pixels.height, 3, made.pixels,
                                              3 * (ptrdiff_t)pixels.width};
    assert_ok(pave_herringbone_template_read(&made.picture, &made.shape, &error));
    int64_t odd = -1;
    assert_int_equal(
        pave_herringbone_template_tiles(&made.shape, &made.picture, NULL, 0, &made.count),
        PAVE_CAPACITY);
    made.tiles = malloc((size_t)made.count * sizeof *made.tiles);
    assert_non_null(made.tiles);
    assert_ok(pave_herringbone_template_tiles(&made.shape, &made.picture, made.tiles, made.count,
                                              &made.count));
    assert_ok(pave_herringbone_template_check(&made.shape, &made.picture, NULL, 0, &odd));
    assert_int_equal(odd, 0);
    assert_int_equal(stbhw_build_tileset_from_image(&set, made.pixels, 3 * pixels.width,
                                                    pixels.width, pixels.height),
                     1);
    check_stb_tiles(&made, &set);
    check_stb_world(&made, &set);
    stbhw_free_tileset(&set);
    pave_tiled_pixels_destroy(&pixels);
    herringbone_template_release(&made);
    return true;
}
#endif

TEST(test_the_templates_of_stb)
{
#ifdef WITH_STB
    static const char *const names[] = {"template_corner_caves.png",
                                        "template_rooms_and_corridors.png",
                                        "template_simple_caves_2_wide.png"};
    const char *shared = getenv("PAVE_SHARED_TILES");
    const char *folder = shared ? shared : PAVE_SOURCE_DIR "/../shared/data/tiles";
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (!check_sample(folder, names[i]))
            print_message("skipped: there is no %s in %s/stb_herringbone; PAVE_SHARED_TILES may "
                          "name the folder\n",
                          names[i], folder);
#else
    print_message("skipped: stb_herringbone_wang_tile.h is not there: libstb-dev\n");
#endif
}

int main(void)
{
    scratch_begin("herringbone");
    return run_all_tests(NULL, NULL);
}
