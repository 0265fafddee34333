/// tests/formats/tiled_raster.h: Debian's Tiled as an oracle: it draws and exports maps in the
/// scratch folder, and pictures are compared pixel by pixel. Included by test_tiled_raster*.c,
/// which define _XOPEN_SOURCE 700 first.
///
/// Tiled runs with QT_NO_CPU_FEATURE=sse4.1: with that instruction set, Qt divides by approximate
/// reciprocals, and the last bit of half transparent pixels is the processor maker's.
#ifndef PAVE_TESTS_TILED_RASTER_H
#define PAVE_TESTS_TILED_RASTER_H

#include "../test.h"
#include "tiled_scratch.h"

#include <pave/pave.h>

static pave_error error;

static inline pave_tiled_tileset *read_tileset(const char *path)
{
    pave_tiled_tileset *tileset = NULL;
    if (access(path, R_OK) != 0) return NULL;
    if (pave_tiled_tileset_read(path, NULL, NULL, &tileset, &error) != PAVE_OK)
        fail_msg("%s: %s", path, error.message);
    return tileset;
}

/// Noise of all colours and alphas, of which a third of the pixels has the key: the worst for
/// blending.
static inline void write_noise(const char *path, int32_t width, int32_t height, uint32_t seed,
                               uint32_t key)
{
    uint8_t *rgba = malloc(4 * (size_t)width * (size_t)height);
    assert_non_null(rgba);
    uint64_t hash = seed;
    for (int32_t i = 0; i < width * height; i++) {
        hash = pave_hash_word(hash, (uint32_t)i);
        uint32_t pixel = (uint32_t)(hash >> 16);
        if (hash >> 60 < 5)
            pixel =
                key << 8 | (hash >> 60 < 3 ? 255u : 200u); // only opaque pixels can have the key
        for (int c = 0; c < 4; c++) rgba[4 * i + c] = (uint8_t)(pixel >> (24 - 8 * c));
    }
    pixels_write(path, rgba, width, height);
    free(rgba);
}

/// A sheet with a margin, spacing, an offset and a colour key; wider than it says, and tiles reach
/// far over their cells.
static inline pave_tiled_tileset *make_noise(void)
{
    static const char text[] = "<tileset version=\"1.8\" name=\"a &amp; &quot;b&quot; &lt;c&gt; "
                               "\xc3\xa4\" tilewidth=\"24\" tileheight=\"40\" spacing=\"3\" "
                               "margin=\"5\" tilecount=\"12\" "
                               "columns=\"4\"><tileoffset x=\"-7\" y=\"9\"/><image source=\"noise "
                               "&amp; key.png\" trans=\"20c040\"/></tileset>";
    write_noise(scratch("noise & key.png"), 5 + 4 * 27 + 2, 5 + 3 * 43 + 1, 1, 0x20c040);
    file_write(scratch("noise.tsx"), text, strlen(text));
    return read_tileset(scratch("noise.tsx"));
}

// ---- Tiled --------------------------------------------------------------------------------------

/// Runs a program of Tiled in the scratch folder; its messages are in log.txt.
static inline void run_tiled(const char *command)
{
    static char line[8 * SCRATCH_PATH_SIZE];
    snprintf(line, sizeof line, "cd '%s' && %s >>log.txt 2>&1", scratch_folder, command);
    if (system(line) != 0) fail_msg("%s: failed; see log.txt in %s", command, scratch_folder);
}

static inline void rasterize(const char *map, const char *png)
{
    char command[256];
    snprintf(command, sizeof command, "tmxrasterizer --scale 1 --no-smoothing '%s' '%s'", map, png);
    unlink(scratch(png));
    run_tiled(command);
}

/// How two pictures differ.
typedef struct difference {
    bool same_size;
    int64_t pixels;  ///< that differ
    int largest;     ///< in one colour
    int64_t drawn;   ///< pixels of the first that are not fully transparent
    int64_t blended; ///< pixels of the first that are half transparent
} difference;

static inline difference compare(const char *a_path, const char *b_path)
{
    pave_tiled_pixels a = {0}, b = {0};
    if (pave_tiled_png_read(a_path, NULL, &a, &error) != PAVE_OK)
        fail_msg("%s: %s", a_path, error.message);
    if (pave_tiled_png_read(b_path, NULL, &b, &error) != PAVE_OK)
        fail_msg("%s: %s", b_path, error.message);
    difference result = {.same_size = a.width == b.width && a.height == b.height};
    for (int64_t i = 0; result.same_size && i < (int64_t)a.width * a.height; i++) {
        const uint8_t *p = a.rgba + 4 * i, *q = b.rgba + 4 * i;
        result.drawn += p[3] > 0;
        result.blended += p[3] > 0 && p[3] < 255;
        if (memcmp(p, q, 4) == 0) continue;
        result.pixels++;
        for (int c = 0; c < 4; c++)
            if (abs(p[c] - q[c]) > result.largest) result.largest = abs(p[c] - q[c]);
    }
    pave_tiled_pixels_destroy(&a);
    pave_tiled_pixels_destroy(&b);
    return result;
}

static inline void write_ok(pave_result (*write)(const pave_tiled_map_def *, const char *,
                                                 const pave_batch *, pave_error *),
                            const pave_tiled_map_def *map, const char *name)
{
    if (write(map, scratch(name), NULL, &error) != PAVE_OK) fail_msg("%s: %s", name, error.message);
}

// ---- Around -------------------------------------------------------------------------------------

/// Whether Tiled is here; says so if not.
static inline bool tiled_is_here(void)
{
    if (system("command -v tmxrasterizer >/dev/null 2>&1 && command -v tiled >/dev/null 2>&1") == 0)
        return true;
    puts("skip: tmxrasterizer and tiled are not installed (Debian package tiled)");
    return false;
}

/// Makes the scratch folder of that name, and the surroundings of Tiled.
static inline void raster_begin(const char *name)
{
    scratch_begin(name);
    setenv("QT_QPA_PLATFORM", "offscreen", 1);
    setenv("QT_NO_CPU_FEATURE", "sse4.1", 1);
    setenv("XDG_RUNTIME_DIR", scratch("runtime"), 1);
    setenv("XDG_CONFIG_HOME", scratch("config"), 1);
    setenv("XDG_CACHE_HOME", scratch("cache"), 1);
    setenv("ASAN_OPTIONS", "", 1);
    mkdir(scratch("runtime"), 0700);
}

#endif
