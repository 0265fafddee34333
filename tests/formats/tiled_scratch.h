/// tests/formats/tiled_scratch.h: what the tests of the writers share: a separate folder, files
/// as text, rows of tiles to be written.
#ifndef PAVE_TESTS_TILED_SCRATCH_H
#define PAVE_TESTS_TILED_SCRATCH_H

#include "../test.h"
#include "formats/common/common_png_writer.h"

#include <pave/formats/tiled.h>

#include <dirent.h>
#include <sys/stat.h>
#include <unistd.h>

enum { SCRATCH_PATH_SIZE = 1024 };

/// The folder that scratch_begin made.
static char scratch_folder[SCRATCH_PATH_SIZE];

/// Makes an empty folder below the build folder, whatever an earlier run has left there.
static inline void scratch_begin(const char *name)
{
    char command[SCRATCH_PATH_SIZE + 16];
    snprintf(scratch_folder, sizeof scratch_folder, PAVE_BINARY_DIR "/scratch_%s", name);
    snprintf(command, sizeof command, "rm -rf '%s'", scratch_folder);
    if (system(command) != 0 || mkdir(scratch_folder, 0777) != 0) {
        perror(scratch_folder);
        exit(1);
    }
}

/// The path of a file in the folder; good until the eighth call after it.
static inline const char *scratch(const char *name)
{
    static char paths[8][2 * SCRATCH_PATH_SIZE];
    static int next;
    char *path = paths[next++ % 8];
    snprintf(path, sizeof paths[0], "%s/%s", scratch_folder, name);
    return path;
}

/// How many files the folder holds.
static inline int scratch_count(void)
{
    int count = 0;
    DIR *folder = opendir(scratch_folder);
    for (struct dirent *entry = folder ? readdir(folder) : NULL; entry; entry = readdir(folder))
        count += strcmp(entry->d_name, ".") && strcmp(entry->d_name, "..");
    if (folder) closedir(folder);
    return count;
}

/// The whole file with a 0 behind it, to be freed; NULL if it cannot be read.
static inline char *file_text(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    if (!file) return NULL;
    fseek(file, 0, SEEK_END);
    long length = ftell(file);
    rewind(file);
    char *text = length >= 0 ? malloc((size_t)length + 1) : NULL;
    if (text) {
        size_t got = fread(text, 1, (size_t)length, file);
        text[got] = 0;
        if (size) *size = got;
    }
    fclose(file);
    return text;
}

/// The whole file is that text.
static inline void assert_file(const char *path, const char *expected)
{
    char *text = file_text(path, NULL);
    if (!text) fail_msg("%s is not there", path);
    assert_string_equal(text, expected);
    free(text);
}

static inline void file_write(const char *path, const void *bytes, size_t size)
{
    FILE *file = fopen(path, "wb");
    if (!file || fwrite(bytes, 1, size, file) != size || fclose(file) != 0) {
        perror(path);
        exit(1);
    }
}

static inline int count_text(const char *text, const char *part)
{
    int count = 0;
    for (const char *at = strstr(text, part); at; at = strstr(at + 1, part)) count++;
    return count;
}

/// Tiles that look as if thrown: each of `tiles` ids everywhere.
typedef struct thrown_tiles {
    int32_t width;
    uint32_t tiles;
    const uint32_t *ids; ///< the ids, where they are not 0..tiles-1
} thrown_tiles;

static inline uint32_t thrown_tile(const thrown_tiles *self, int32_t x, int32_t y)
{
    uint64_t hash = pave_hash_word(pave_hash_word(PAVE_HASH_START, (uint32_t)x), (uint32_t)y);
    uint32_t index = (uint32_t)(pave_hash_word(hash, 0) >> 33) % self->tiles;
    return self->ids ? self->ids[index] : index;
}

static inline pave_result throw_rows(void *context, int32_t first, int32_t count, uint32_t *out)
{
    const thrown_tiles *self = context;
    assert_true(count == 1 || (int64_t)count * self->width <= 1 << 20); // as tiled.h promises
    for (int32_t y = first; y < first + count; y++)
        for (int32_t x = 0; x < self->width; x++) *out++ = thrown_tile(self, x, y);
    return PAVE_OK;
}

/// Writes pixels, RGBA, as a PNG. Exits when that fails.
static inline void pixels_write(const char *path, const uint8_t *rgba, int32_t width,
                                int32_t height)
{
    pave_error error = {0};
    pave_output output;
    pave_png_writer png;
    if (pave_output_open(&output, path, NULL, &error) == PAVE_OK) {
        pave_png_writer_begin(&png, &output, width, height, 4, NULL);
        pave_png_writer_rows(&png, rgba, height);
        pave_png_writer_end(&png);
        pave_output_close(&output);
    }
    if (error.result == PAVE_OK) return;
    fprintf(stderr, "%s: %s\n", path, error.message);
    exit(1);
}

#endif
