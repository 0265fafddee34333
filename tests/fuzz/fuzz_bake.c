/// tests/fuzz/fuzz_bake.c: a bake that was stopped, in five formats, whose folder of work is
/// changed as the input says: bytes flipped, files cut, extended, removed, and made folders, pipes
/// or links. A run that goes on with it gives the bytes of a whole bake, or refuses it; it writes
/// nothing where links lead.
#define _XOPEN_SOURCE 700 // nftw, mkdtemp
#include "limited.h"

#include <pave/formats/bake.h>

#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FORMATS = 4, STATES = 2, FILES = 64, PATH = 300, WIDTH = 2100, HEIGHT = 40 };

typedef struct file {
    char path[PATH]; ///< from the scratch folder, with a slash before it
    uint8_t *bytes;
    size_t size;
} file;

typedef struct tree {
    file files[FILES];
    int count;
} tree;

static char folder[PATH / 2];
static tree *gathered;

// ---- Files --------------------------------------------------------------------------------------

static int gather_entry(const char *path, const struct stat *state, int kind, struct FTW *walk)
{
    (void)walk;
    if (kind != FTW_F) return 0;
    must(gathered->count < FILES);
    file *to = &gathered->files[gathered->count++];
    snprintf(to->path, sizeof to->path, "%s", path + strlen(folder));
    to->size = (size_t)state->st_size;
    to->bytes = malloc(to->size + 1);
    FILE *from = fopen(path, "rb");
    must(to->bytes && from && fread(to->bytes, 1, to->size, from) == to->size);
    fclose(from);
    return 0;
}

static void gather(tree *out)
{
    out->count = 0;
    gathered = out;
    nftw(folder, gather_entry, 16, FTW_PHYS);
}

static void release(tree *of)
{
    for (int i = 0; i < of->count; i++) free(of->files[i].bytes);
    of->count = 0;
}

static int remove_entry(const char *path, const struct stat *state, int kind, struct FTW *walk)
{
    (void)state, (void)kind;
    return walk->level > 0 ? remove(path) : 0;
}

static void clear(void) { nftw(folder, remove_entry, 16, FTW_DEPTH | FTW_PHYS); }

static void write_bytes(const char *path, const uint8_t *bytes, size_t size)
{
    char full[2 * PATH];
    snprintf(full, sizeof full, "%s%s", folder, path);
    for (char *slash = full + strlen(folder) + 1; (slash = strchr(slash, '/')); slash++) {
        *slash = 0;
        mkdir(full, 0777);
        *slash = '/';
    }
    FILE *to = fopen(full, "wb");
    must(to && fwrite(bytes, 1, size, to) == size);
    fclose(to);
}

static bool is_same(const tree *of, const tree *wanted)
{
    bool same = of->count == wanted->count;
    for (int i = 0; same && i < wanted->count; i++) {
        int k = 0;
        while (k < of->count && strcmp(of->files[k].path, wanted->files[i].path) != 0) k++;
        same = k < of->count && of->files[k].size == wanted->files[i].size &&
               memcmp(of->files[k].bytes, wanted->files[i].bytes, of->files[k].size) == 0;
    }
    return same;
}

// ---- The bake -----------------------------------------------------------------------------------

static pave_result give_pixels(void *context, int64_t x, int64_t y, int32_t width, int32_t height,
                               uint8_t *rgba)
{
    (void)context;
    memset(rgba, 0, 4 * (size_t)width * (size_t)height);
    for (int64_t j = 0; j < height && y + j < HEIGHT; j++)
        if (x < WIDTH)
            memset(rgba + 4 * j * width, (int)(y + j + x / 256) + 1,
                   4 * (size_t)(x + width < WIDTH ? width : WIDTH - x));
    return PAVE_OK;
}

static pave_result give_ids(void *context, pave_rect rect, uint32_t *out, ptrdiff_t stride)
{
    (void)context;
    for (int32_t y = 0; y < rect.height; y++)
        for (int32_t x = 0; x < rect.width; x++)
            out[y * stride + x] = (uint32_t)(rect.q + x + rect.r + y) % 7;
    return PAVE_OK;
}

static const pave_bake_format formats[FORMATS] = {PAVE_BAKE_PMTILES, PAVE_BAKE_MBTILES,
                                                  PAVE_BAKE_FOLDER, PAVE_BAKE_ZARR};

/// The first state has all units, the other those of the first part.
static bool stop_at_end(void *context, int64_t done, int64_t total)
{
    (void)context;
    return done >= total - 1;
}

static pave_result bake(int format, int part, bool resume, bool stops, pave_bake_report *report,
                        pave_error *error)
{
    char path[PATH];
    size_t used = 0;
    const pave_allocator allocator = {limited_resize, &used};
    const pave_batch batch = {.progress = {stops ? stop_at_end : NULL, NULL}};
    static const char *const names[] = {"a.pmtiles", "a.mbtiles", "a", "a.zarr"};
    snprintf(path, sizeof path, "%s/%s", folder, names[format]);
    const pave_bake_def def = {.path = path,
                               .format = formats[format],
                               .source = {give_ids, give_pixels, NULL, NULL, NULL},
                               .rect = pave_rect_of(-5, 7, 40, 300),
                               .face_count = 1,
                               .id_max = 7,
                               .width = WIDTH,
                               .height = HEIGHT,
                               .zoom_max = -1,
                               .request = "tiny",
                               .part = part,
                               .part_count = 2,
                               .resume = resume};
    const pave_result result = pave_bake_run(&def, &allocator, &batch, report, error);
    must(used == 0);
    return result;
}

static tree stopped[FORMATS][STATES], whole[FORMATS];

static void make(void)
{
    pave_error error;
    pave_bake_report report;
    const char *base = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp";
    snprintf(folder, sizeof folder, "%s/pave-fuzz-XXXXXX", base);
    must(mkdtemp(folder) != NULL);
    for (int i = 0; i < FORMATS; i++) {
        must(bake(i, 0, false, true, &report, &error) == PAVE_STOPPED);
        gather(&stopped[i][0]);
        must(bake(i, 0, true, false, &report, &error) == PAVE_OK && report.whole);
        gather(&whole[i]);
        clear();
        must(bake(i, 1, false, false, &report, &error) == PAVE_OK && !report.whole);
        gather(&stopped[i][1]);
        clear();
    }
}

static void remove_folder(void)
{
    clear();
    rmdir(folder);
}

// ---- Changes ------------------------------------------------------------------------------------

/// Puts something else in a file's place: a folder, a pipe, a link to what must stay.
static void replace(const char *path, int kind)
{
    char full[2 * PATH], to[2 * PATH];
    snprintf(full, sizeof full, "%s%s", folder, path);
    snprintf(to, sizeof to, "%s.precious", folder);
    remove(full);
    if (kind == 0) return;
    must((kind == 1 ? mkdir(full, 0777) : kind == 2 ? mkfifo(full, 0666) : symlink(to, full)) == 0);
}

/// Writes the files, changed by steps of five bytes.
static void write_changed(const tree *from, const uint8_t *data, size_t size)
{
    for (int i = 0; i < from->count; i++)
        write_bytes(from->files[i].path, from->files[i].bytes, from->files[i].size);
    for (; size >= 5; data += 5, size -= 5) {
        const file *of = &from->files[data[1] % from->count];
        char full[2 * PATH];
        struct stat state;
        snprintf(full, sizeof full, "%s%s", folder, of->path);
        const int64_t at = data[2] << 8 | data[3];
        if (lstat(full, &state) != 0 || !S_ISREG(state.st_mode)) continue;
        if (data[0] % 8 >= 4) {
            replace(of->path, data[0] % 4);
            continue;
        }
        const int descriptor = open(full, O_RDWR);
        must(descriptor >= 0);
        const off_t place = state.st_size ? (off_t)(at % state.st_size) : 0;
        uint8_t byte = 0;
        bool done = true;
        if (data[0] % 8 < 2) {
            done = pread(descriptor, &byte, 1, place) >= 0;
            byte ^= data[4];
            done = done && pwrite(descriptor, &byte, 1, place) == 1;
        } else if (data[0] % 8 == 2)
            done = ftruncate(descriptor, place) == 0;
        else
            done = pwrite(descriptor, data, 5, state.st_size + at % 100) == 5;
        must(done);
        close(descriptor);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    pave_error error = {0};
    pave_bake_report report;
    char precious[PATH + 10];
    tree found = {.count = 0};
    if (!folder[0]) {
        make();
        atexit(remove_folder);
    }
    if (size < 2) return 0;
    const int format = data[0] % FORMATS, state = data[1] & 1;
    snprintf(precious, sizeof precious, ".precious");
    write_bytes(precious, (const uint8_t *)"mine", 4);
    write_changed(&stopped[format][state], data + 2, size - 2);
    const pave_result result = bake(format, state ? 2 : 0, true, false, &report, &error);
    must(result == error.result && (result == PAVE_OK) == (error.message[0] == 0));
    snprintf(precious, sizeof precious, "%s.precious", folder);
    FILE *kept = fopen(precious, "rb");
    char text[8] = "";
    must(kept && fread(text, 1, sizeof text - 1, kept) == 4 && strcmp(text, "mine") == 0);
    fclose(kept);
    remove(precious);
    if (result == PAVE_OK && report.whole) {
        gather(&found);
        must(is_same(&found, &whole[format]));
        release(&found);
    }
    clear();
    return 0;
}
