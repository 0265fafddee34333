/// tests/formats/test_tiled_memory.c: every allocation of every reader fails once: those of pave,
/// and those of expat, zlib, zstd, libpng and stdio. Nothing crashes, nothing leaks, nothing is
/// handed out, and what is reported is PAVE_NO_MEMORY.
///
/// This program's malloc replaces glibc's, so that the libraries' allocations fail as well.
/// Where a sanitizer has put its own there, only the allocations that come through pave_allocator
/// fail.
#define _POSIX_C_SOURCE 200809L // opendir

#include <pave/formats/tiled.h>

#include <dirent.h>
#include <errno.h>

#include "../test.h"
#include "formats/tiled/tiled_document.h"
#include "formats/tiled/tiled_png.h"

// ---- malloc -------------------------------------------------------------------------------------

#if defined(__SANITIZE_ADDRESS__)
#define SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SANITIZED 1
#endif
#endif
#if defined(__GLIBC__) && !defined(SANITIZED)
#define INTERPOSED 1
#else
#define INTERPOSED 0
#endif

static bool armed;           // whether allocations are counted and fail
static int64_t fail_at = -1; // the one that fails, from 0
static int64_t asked;        // allocations so far
static int64_t alive;        // blocks not yet released
static bool failed;

#if INTERPOSED
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void __libc_free(void *memory);

#define SEEN __attribute__((visibility("default"))) // by the libraries too

static bool fails(void)
{
    bool now = armed && asked++ == fail_at;
    failed = failed || now;
    errno = now ? ENOMEM : errno;
    return now;
}

SEEN void *malloc(size_t size)
{
    void *memory = fails() ? NULL : __libc_malloc(size);
    alive += armed && memory != NULL;
    return memory;
}

SEEN void *calloc(size_t count, size_t size)
{
    void *memory = fails() ? NULL : __libc_calloc(count, size);
    alive += armed && memory != NULL;
    return memory;
}

SEEN void *realloc(void *memory, size_t size)
{
    void *moved = fails() ? NULL : __libc_realloc(memory, size);
    alive += armed && memory == NULL && moved != NULL;
    return moved;
}

SEEN void free(void *memory)
{
    alive -= armed && memory != NULL;
    __libc_free(memory);
}
#endif

// ---- One reading --------------------------------------------------------------------------------

typedef struct reading {
    const char *path;
    const char *name;
    const unsigned char *bytes; ///< NULL: it is read from the path
    size_t size;
} reading;

typedef pave_result read_function(const reading *what, const pave_allocator *allocator,
                                  pave_error *error);

static pave_result read_tileset(const reading *what, const pave_allocator *allocator,
                                pave_error *error)
{
    pave_tiled_tileset *tileset = NULL;
    pave_result result = what->bytes == NULL
                             ? pave_tiled_tileset_read(what->path, NULL, allocator, &tileset, error)
                             : pave_tiled_tileset_parse(what->bytes, what->size, what->name, true,
                                                        allocator, &tileset, error);
    assert((result == PAVE_OK) == (tileset != NULL));
    for (uint32_t i = 0; tileset != NULL && i < tileset->wangset_count && result != PAVE_NO_MEMORY;
         i++) {
        pave_wang_set *set = NULL;
        result = pave_tiled_wangset_create(tileset, &tileset->wangsets[i], allocator, &set, error);
        assert((result == PAVE_OK) == (set != NULL));
        pave_wang_destroy(set);
    }
    pave_tiled_tileset_destroy(tileset);
    return result;
}

static pave_result read_map(const reading *what, const pave_allocator *allocator, pave_error *error)
{
    pave_tiled_map *map = NULL;
    pave_result result = what->bytes == NULL
                             ? pave_tiled_map_read(what->path, NULL, allocator, &map, error)
                             : pave_tiled_map_parse(what->bytes, what->size, what->name, true,
                                                    allocator, &map, error);
    assert((result == PAVE_OK) == (map != NULL));
    pave_tiled_map_destroy(map);
    return result;
}

static bool want_rows(void *context, const pave_tiled_map *map, const pave_tiled_layer *layer)
{
    return !context && map->tileset_count > 0 && layer->chunks->width > 0;
}

static pave_result ignore_row(void *context, int32_t y, const uint32_t *gids)
{
    assert(!context && y >= 0 && gids != NULL);
    return PAVE_OK;
}

static pave_result read_rows(const reading *what, const pave_allocator *allocator,
                             pave_error *error)
{
    const pave_tiled_map_rows rows = {want_rows, ignore_row, NULL};
    pave_tiled_map *map = NULL;
    const pave_result result = pave_tiled_map_read(what->path, &rows, allocator, &map, error);
    assert((result == PAVE_OK) == (map != NULL));
    assert(map == NULL || map->layers[0].chunks->gids == NULL);
    pave_tiled_map_destroy(map);
    return result;
}

static pave_result read_picture(const reading *what, const pave_allocator *allocator,
                                pave_error *error)
{
    pave_tiled_pixels pixels = {0};
    pave_result result =
        what->bytes == NULL
            ? pave_tiled_png_read(what->path, allocator, &pixels, error)
            : pave_tiled_png_parse(what->bytes, what->size, what->name, allocator, &pixels, error);
    assert((result == PAVE_OK) == (pixels.rgba != NULL));
    pave_tiled_pixels_destroy(&pixels);
    return result;
}

static int64_t readings, failures, borne;

// Fails each allocation that comes through the allocator of pave once.
static void fail_ours(read_function *read, const reading *what, pave_result usual)
{
    int64_t count = 1;
    for (int64_t i = -1; i < count; i++) { // the first time none, to count them
        failing state = {.fail_at = i};
        pave_allocator allocator = failing_allocator(&state);
        pave_error error = {0};
        pave_result result = read(what, &allocator, &error);
        count = i < 0 ? state.count : count;
        if (result != (i < 0 ? usual : PAVE_NO_MEMORY)) {
            fail_msg("%s: allocation %lld of %lld: result %d", what->name, (long long)i,
                     (long long)count, (int)result);
        }
        assert_int_equal(state.alive, 0);
        assert_int_equal(state.bytes, 0); // and the given sizes are right
        failures += i >= 0;
    }
}

// Fails each allocation of all once. A few are optional for the library that requests them, and
// then nothing may change.
static void fail_all(read_function *read, const reading *what, pave_result usual)
{
    bool more = true;
    for (int64_t i = 0; more && INTERPOSED; i++) {
        pave_error error = {0};
        asked = 0;
        alive = 0;
        failed = false;
        fail_at = i;
        armed = true;
        pave_result result = read(what, NULL, &error);
        armed = false;
        more = failed;
        if (alive != 0) {
            fail_msg("%s: allocation %lld failed, %lld blocks are left", what->name, (long long)i,
                     (long long)alive);
        }
        if (result != usual && result != PAVE_NO_MEMORY) {
            fail_msg("%s: allocation %lld failed, result %d: %s", what->name, (long long)i,
                     (int)result, error.message);
        }
        if (result == PAVE_NO_MEMORY) {
            assert_true(failed);
            assert_true(strstr(error.message, "memory") != NULL);
        }
        failures += failed;
        if (failed && result != PAVE_NO_MEMORY) {
            borne++;
            print_message("%s bears allocation %lld\n", what->name, (long long)i);
        }
    }
}

// The libraries' allocations really go through this program's malloc: XML of this size takes
// dozens, of which few are of pave.
TEST(test_interposition)
{
    static const char path[] = PAVE_BINARY_DIR "/inputs/tsx/edges_complete.tsx";
    pave_tiled_tileset *tileset = NULL;
    if (!INTERPOSED) {
        print_message("the allocations of libraries cannot be made to fail here; ours are\n");
        skip();
    }
    asked = 0;
    alive = 0;
    armed = true;
    pave_result result = pave_tiled_tileset_read(path, NULL, NULL, &tileset, NULL);
    pave_tiled_tileset_destroy(tileset);
    armed = false;
    assert_ok(result);
    assert_true(asked > 30);
    assert_int_equal(alive, 0);
}

static void fail_each(read_function *read, const reading *what)
{
    pave_error error = {0};
    pave_result usual = read(what, NULL, &error);
    readings++;
    fail_ours(read, what, usual);
    fail_all(read, what, usual);
}

// ---- What is read -------------------------------------------------------------------------------

static void fail_room(const char *room, read_function *read)
{
    char path[512];
    snprintf(path, sizeof path, "%s/inputs/%s", PAVE_BINARY_DIR, room);
    DIR *folder = opendir(path);
    assert_non_null(folder);
    unsigned char *bytes = malloc(1 << 20);
    for (struct dirent *entry = readdir(folder); entry != NULL; entry = readdir(folder)) {
        reading what = {.name = entry->d_name, .bytes = bytes};
        if (entry->d_name[0] == '.') {
            continue;
        }
        snprintf(path, sizeof path, "%s/inputs/%s/%.200s", PAVE_BINARY_DIR, room, entry->d_name);
        FILE *stream = fopen(path, "rb");
        assert_non_null(stream);
        what.size = fread(bytes, 1, 1 << 20, stream);
        fclose(stream);
        fail_each(read, &what);
    }
    free(bytes);
    closedir(folder);
    print_message("%s: so far %lld texts, %lld failed allocations, of which %lld were borne\n",
                  room, (long long)readings, (long long)failures, (long long)borne);
    assert_true(borne * 20 <= failures);
}

TEST(test_tilesets) { fail_room("tsx", read_tileset); }

TEST(test_maps) { fail_room("tmx", read_map); }

TEST(test_pictures) { fail_room("png", read_picture); }

// The same from files, with what these refer to.
TEST(test_files)
{
    static const struct {
        const char *path;
        read_function *read;
    } files[] = {
        {"/tests/data/tiled/set.tsx", read_tileset},
        {"/tests/data/tiled/map.tmx", read_tileset},
        {"/tests/data/tiled/map.tmx", read_map},
        {"/tests/data/tiled/map.tmj", read_map},
        {"/tests/data/tiled/map.tmx", read_rows},
        {"/tests/data/tiled/old.tsx", read_tileset},
        {"/tests/data/tiled/sheet.png", read_picture},
        {"/tests/data/tiled/missing.tmx", read_tileset},
    };
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        char path[512];
        snprintf(path, sizeof path, "%s%s", PAVE_SOURCE_DIR, files[i].path);
        reading what = {.path = path, .name = files[i].path};
        fail_each(files[i].read, &what);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
