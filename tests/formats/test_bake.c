/// tests/formats/test_bake.c: the same bytes by threads and parts, stopped or not.
#define _XOPEN_SOURCE 700
#include "../sparse.h"
#include "../test.h"

#include <formats/bake/bake_bytes.h>
#include <pave/formats/bake.h>

#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { NAME = 400 };

static char folder[NAME / 2];

// ---- Files --------------------------------------------------------------------------------------

static int remove_entry(const char *path, const struct stat *state, int kind, struct FTW *walk)
{
    (void)state, (void)kind, (void)walk;
    return remove(path);
}

static void remove_all(const char *path) { nftw(path, remove_entry, 16, FTW_DEPTH | FTW_PHYS); }

// The hash of a tree: names below it and bytes, whatever the order in which they are read.
static uint64_t tree_hash;
static size_t tree_skip;
static int tree_files;

static uint64_t hash_of_file(const char *path)
{
    uint64_t hash = PAVE_HASH_START;
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    for (int c; (c = fgetc(file)) != EOF;) hash = pave_hash_word(hash, (uint32_t)c);
    fclose(file);
    return hash;
}

static int hash_entry(const char *path, const struct stat *state, int kind, struct FTW *walk)
{
    (void)state, (void)walk;
    if (kind != FTW_F) return 0;
    uint64_t hash = hash_of_file(path);
    for (const char *c = path + tree_skip; *c; c++) hash = pave_hash_word(hash, (uint32_t)*c);
    tree_hash += hash;
    tree_files++;
    return 0;
}

// 0: it is not there.
static uint64_t hash_of(const char *path)
{
    tree_hash = 0;
    tree_files = 0;
    tree_skip = strlen(path);
    nftw(path, hash_entry, 16, FTW_PHYS);
    return tree_hash;
}

static char *path_of(char *out, const char *name)
{
    snprintf(out, NAME, "%s/%s", folder, name);
    return out;
}

static bool is_there(const char *path, const char *ending)
{
    char name[NAME + 40];
    snprintf(name, sizeof name, "%s%s", path, ending);
    return access(name, F_OK) == 0;
}

// ---- The source ---------------------------------------------------------------------------------

enum { WIDTH = 2300, HEIGHT = 2100 };

typedef struct scenery {
    int32_t fails_at; // the row of ids or pixels from which on it fails; 0: never
} scenery;

static uint32_t look(int64_t x, int64_t y)
{
    const uint32_t mixed = (uint32_t)(x / 16 * 31 + y / 16 * 17) * UINT32_C(2654435761);
    return (x / 700 + y / 500) % 3 == 0 ? mixed : mixed | UINT32_C(0xff000000);
}

static pave_result give_pixels(void *context, int64_t x, int64_t y, int32_t width, int32_t height,
                               uint8_t *rgba)
{
    const scenery *of = context;
    if (of->fails_at && y >= of->fails_at) return PAVE_UNSUPPORTED;
    for (int64_t j = 0; j < height; j++) {
        uint8_t *row = rgba + 4 * j * width;
        if (j > 0 && (y + j) % 16 && (y + j) % 500 && y + j != HEIGHT) { // as the row before
            memcpy(row, row - 4 * width, 4 * (size_t)width);
            continue;
        }
        for (int64_t i = 0; i < width; i++)
            pave_bake_put(row + 4 * i, x + i < WIDTH && y + j < HEIGHT ? look(x + i, y + j) : 0, 4);
    }
    return PAVE_OK;
}

static pave_result give_ids(void *context, pave_rect rect, uint32_t *out, ptrdiff_t stride)
{
    const scenery *of = context;
    if (of->fails_at && rect.r >= of->fails_at) return PAVE_UNSUPPORTED;
    for (int32_t y = 0; y < rect.height; y++)
        for (ptrdiff_t x = 0; x < stride; x++)
            out[y * stride + x] = look(4 * (rect.q + x), 4 * (rect.r + y)) % 100;
    return PAVE_OK;
}

static scenery plain;

static pave_bake_def define(pave_bake_format format, const char *path)
{
    static const pave_bake_fact facts[] = {{"name", "a \"quoted\" name"}, {"seed", "7"}};
    return (pave_bake_def){.path = path,
                           .format = format,
                           .source = {give_ids, give_pixels, NULL, &plain, NULL},
                           .rect = pave_rect_of(-100, 50, 1800, 700),
                           .face_count = 1,
                           .id_max = 99,
                           .width = WIDTH,
                           .height = HEIGHT,
                           .zoom_max = -1,
                           .request = "a request",
                           .facts = facts,
                           .fact_count = 2};
}

static const char *const endings[] = {"a.pmtiles", "a.mbtiles", "a", "a.zarr"};
enum { FORMATS = sizeof endings / sizeof *endings };

// ---- Running ------------------------------------------------------------------------------------

static void run_strips(void *context, int32_t count, void (*strip)(void *job, int32_t index),
                       void *job)
{
    (void)context;
    for (int32_t i = count - 1; i >= 0; i--) strip(job, i);
}

static bool stop_after(void *context, int64_t done, int64_t total)
{
    const int64_t *items = context;
    assert_true(done >= 0 && done <= total);
    return done >= *items;
}

// Bakes with some workers, until `items` are done (-1: all).
static pave_result attempt(pave_bake_def def, int32_t workers, int64_t items,
                           pave_bake_report *report, pave_error *error)
{
    const pave_batch batch = {.runner = {run_strips, NULL},
                              .progress = {items < 0 ? NULL : stop_after, &items}};
    def.workers = workers;
    return pave_bake_run(&def, NULL, &batch, report, error);
}

static pave_bake_report bake(pave_bake_def def, int32_t workers, int64_t items, pave_result wanted)
{
    pave_bake_report report;
    pave_error error = {0};
    const pave_result result = attempt(def, workers, items, &report, &error);
    if (result != wanted) print_message("%s\n", error.message);
    assert_int_equal(result, wanted);
    assert_int_equal(error.result, wanted);
    assert_true((error.message[0] != 0) == (wanted != PAVE_OK));
    return report;
}

// What one process and one worker make.
static uint64_t make_reference(pave_bake_format format)
{
    static uint64_t made[FORMATS];
    char path[NAME];
    if (made[format]) return made[format];
    path_of(path, endings[format]);
    const pave_bake_report report = bake(define(format, path), 1, -1, PAVE_OK);
    assert_true(report.whole && report.units == report.units_total && report.broken == -1);
    assert_int_equal(report.items, report.items_total);
    assert_false(is_there(path, ".bake"));
    const uint64_t hash = hash_of(path);
    assert_int_not_equal(hash, 0);
    remove_all(path);
    made[format] = hash;
    return hash;
}

static void expect(pave_bake_format format, uint64_t wanted)
{
    char path[NAME];
    path_of(path, endings[format]);
    assert_false(is_there(path, ".bake"));
    assert_int_equal(hash_of(path), wanted);
    remove_all(path);
}

#define EACH_FORMAT(format)                                                    \
    for (pave_bake_format format = (pave_bake_format)0; (int)format < FORMATS; \
         format = (pave_bake_format)(format + 1))

// ---- Tests --------------------------------------------------------------------------------------

TEST(test_names)
{
    EACH_FORMAT(format)
    {
        assert_int_equal(pave_bake_is_pyramid(format), format <= PAVE_BAKE_FOLDER);
    }
    assert_int_equal(pave_bake_native(256, 1), 0);
    assert_int_equal(pave_bake_native(1, 257), 1);
    assert_int_equal(pave_bake_native(1 << 20, 1), 12);
}

// Workers do not show in the bytes.
TEST(test_workers)
{
    char path[NAME];
    EACH_FORMAT(format)
    {
        const uint64_t reference = make_reference(format);
        for (int32_t workers = 3; workers <= 10; workers += 7) {
            if (SPARSE(2) > 1 && (workers == 3) == format % 2) continue;
            assert_true(
                bake(define(format, path_of(path, endings[format])), workers, -1, PAVE_OK).whole);
            expect(format, reference);
        }
    }
}

// Parts in any order, each stopped and resumed; the last one completes the output.
TEST(test_parts)
{
    char path[NAME];
    static const int32_t order[] = {2, 3, 1};
    EACH_FORMAT(format)
    {
        if (format == PAVE_BAKE_FOLDER && SPARSE(2) > 1) continue; // of many small files
        const uint64_t reference = make_reference(format);
        for (int32_t i = 0; i < 3; i++) {
            pave_bake_def def = define(format, path_of(path, endings[format]));
            def.part = order[i];
            def.part_count = 3;
            def.resume = true;
            bake(def, 1, 1, PAVE_STOPPED);
            const pave_bake_report report = bake(def, 1 + i % 2, -1, PAVE_OK);
            assert_int_equal(report.whole, i == 2);
            assert_int_equal(is_there(path, ""), i == 2);
        }
        expect(format, reference);
    }
}

// Stopped after every few items, and gone on with by another number of workers.
TEST(test_stopped)
{
    char path[NAME];
    EACH_FORMAT(format)
    {
        const uint64_t reference = make_reference(format);
        int64_t before = -1;
        int stops = 0;
        pave_bake_report report;
        pave_bake_def def = define(format, path_of(path, endings[format]));
        def.resume = true;
        for (;; stops++) {
            const pave_result result = attempt(def, 1 + stops % 4, before + 1, &report, NULL);
            if (result == PAVE_OK) break;
            assert_int_equal(result, PAVE_STOPPED);
            assert_false(is_there(path, ""));
            assert_true(is_there(path, ".bake"));
            assert_true(report.items > before);
            before = report.items;
        }
        assert_true(stops >= 2);
        expect(format, reference);
    }
}

static bool count_down(void *context, int64_t done, int64_t total)
{
    int *left = context;
    assert_true(done < total);
    return --*left < 0;
}

// Bakes until progress has been called `calls` times, and stops at the next call.
static pave_bake_report stop_at(pave_bake_def def, int calls)
{
    pave_bake_report report;
    const pave_batch batch = {.progress = {count_down, &calls}};
    assert_int_equal(pave_bake_run(&def, NULL, &batch, &report, NULL), PAVE_STOPPED);
    assert_false(is_there(def.path, ""));
    return report;
}

// A run stops in the middle of a unit, also while that is made again to check it. Finished units
// stay.
TEST(test_stopped_in_unit)
{
    static const int calls[][2] = {{0, 0}, {1, 0},  {7, 0},  {8, 1},   // of progress, and finished
                                   {9, 1}, {16, 2}, {19, 2}, {20, 3}}; // units
    char path[NAME];
    pave_bake_def def = define(PAVE_BAKE_PMTILES, path_of(path, "a.pmtiles"));
    def.width = 8500; // three units of 2, 2 and 1 squares, each drawn by 4 calls
    def.height = 700;
    def.zoom_max = pave_bake_native(def.width, def.height) - 1;
    bake(def, 1, -1, PAVE_OK);
    const uint64_t reference = hash_of(path);
    remove_all(path);
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        def.resume = false;
        assert_int_equal(stop_at(def, calls[i][0]).units, calls[i][1]);
        def.resume = true;
        if (calls[i][1] == 1) { // the unit is checked before the run counts it
            assert_int_equal(stop_at(def, 7).items, 0);
            assert_true(stop_at(def, 9).items > 0);
        }
        assert_true(bake(def, 1 + (int32_t)i % 3, -1, PAVE_OK).whole);
        expect(PAVE_BAKE_PMTILES, reference);
    }
}

static void change_byte(const char *path, long place)
{
    FILE *file = fopen(path, "r+b");
    assert_non_null(file);
    fseek(file, place, SEEK_SET);
    const int byte = fgetc(file);
    fseek(file, place, SEEK_SET);
    fputc(byte ^ 1, file);
    fclose(file);
}

// A damaged byte of the data, a journal cut in the middle of a record, and one that was not ended.
TEST(test_damage)
{
    static const pave_bake_format formats[] = {PAVE_BAKE_PMTILES, PAVE_BAKE_FOLDER, PAVE_BAKE_ZARR};
    char path[NAME], name[NAME + 40];
    for (int i = 0; i < 3; i++) {
        const pave_bake_format format = formats[i];
        const uint64_t reference = make_reference(format);
        for (int damage = 0; damage < 3; damage++) {
            if (damage > 0 && (i + damage) % SPARSE(3)) continue;
            pave_bake_def def = define(format, path_of(path, endings[format]));
            bake(def, 2, 4, PAVE_STOPPED);
            snprintf(name, sizeof name, "%s.bake/1-of-1.%s", path,
                     damage == 0 && format == PAVE_BAKE_PMTILES ? "data" : "journal");
            if (damage == 0 && format == PAVE_BAKE_FOLDER)
                snprintf(name, sizeof name, "%s.bake/tree/4/1/1.png", path);
            if (damage == 0 && format == PAVE_BAKE_ZARR)
                snprintf(name, sizeof name, "%s.bake/tree/0/3", path);
            if (damage == 0) change_byte(name, format == PAVE_BAKE_PMTILES ? 4000 : 40);
            if (damage == 1) assert_int_equal(truncate(name, 64 + 724 + 100), 0);
            if (damage == 2) change_byte(name, 64 + 724 + 7);
            def.resume = true;
            const pave_bake_report report = bake(def, 3, -1, PAVE_OK);
            assert_int_equal(report.broken, damage == 0 ? 0 : -1);
            assert_int_equal(report.found, damage == 0 ? 0 : 1);
            if (damage == 0 && format == PAVE_BAKE_FOLDER) {
                assert_int_equal(report.broken_level, 4);
                assert_true(report.broken_x == 1 && report.broken_y == 1);
            }
            if (damage == 0 && format == PAVE_BAKE_ZARR)
                assert_true(report.broken_x == 3 && report.broken_y == 0);
            expect(format, reference);
        }
    }
}

TEST(test_refused)
{
    char path[NAME];
    pave_bake_def def = define(PAVE_BAKE_PMTILES, path_of(path, "a.pmtiles"));
    bake(def, 2, 1, PAVE_STOPPED);
    bake(def, 2, -1, PAVE_INVALID); // begun, and no resume
    def.resume = true;
    def.request = "another";
    bake(def, 2, -1, PAVE_INVALID);
    def.request = "a request";
    def.part = 1;
    def.part_count = 2;
    bake(def, 2, -1, PAVE_INVALID);
    def.part = def.part_count = 0;
    scenery other = {0};
    def.source.context = &other;
    def.source.pixels = give_pixels;
    assert_true(bake(def, 2, -1, PAVE_OK).whole);
    def.resume = false;
    const uint64_t before = hash_of(path);
    bake(def, 2, -1, PAVE_INVALID); // it is there
    assert_int_equal(hash_of(path), before);
    def.replace = true;
    assert_true(bake(def, 1, -1, PAVE_OK).whole);
    assert_int_equal(hash_of(path), before);
    remove_all(path);
    def.rate = -1;
    bake(def, 2, -1, PAVE_RANGE);
    def.rate = 0;
    def.path = "";
    bake(def, 2, -1, PAVE_RANGE);
    def.path = "/nonexistent/folder/a.pmtiles";
    if (geteuid() != 0) bake(def, 2, -1, PAVE_IO);
}

// What no bake has written is never removed, whatever the call says.
TEST(test_never_replaced)
{
    char path[NAME], name[NAME + 40];
    static const pave_bake_format formats[] = {PAVE_BAKE_FOLDER, PAVE_BAKE_ZARR, PAVE_BAKE_PMTILES};
    for (int i = 0; i < 3; i++) {
        pave_bake_def def = define(formats[i], path_of(path, endings[formats[i]]));
        def.replace = true;
        assert_int_equal(mkdir(path, 0777), 0);
        snprintf(name, sizeof name, "%s/letter.txt", path);
        fclose(fopen(name, "w"));
        bake(def, 2, -1, PAVE_INVALID);
        assert_int_equal(access(name, F_OK), 0);
        assert_false(is_there(path, ".bake"));
        remove_all(path);
    }
    pave_bake_def def = define(PAVE_BAKE_FOLDER, path_of(path, "a.bake"));
    assert_int_equal(mkdir(path, 0777), 0); // where the work would be
    snprintf(name, sizeof name, "%s/letter.txt", path);
    fclose(fopen(name, "w"));
    def.path = path_of(path, "a");
    bake(def, 2, -1, PAVE_INVALID);
    def.replace = true;
    bake(def, 2, -1, PAVE_INVALID);
    assert_int_equal(access(name, F_OK), 0);
    remove_all(path_of(path, "a.bake"));
    def.path = path_of(path, "a");
    def.width = def.height = 300;
    fclose(fopen(path, "w")); // a file where a folder is to be
    bake(def, 1, -1, PAVE_INVALID);
    assert_int_equal(remove(path), 0);
    assert_int_equal(mkdir(path, 0777), 0); // an empty folder is no hindrance
    def.replace = false;
    assert_true(bake(def, 1, -1, PAVE_OK).whole);
    def.replace = true;
    assert_true(bake(def, 1, -1, PAVE_OK).whole);
    remove_all(path);
}

// A bake that another process works on is not begun anew; one that is done is not begun again.
TEST(test_in_use)
{
    char path[NAME], name[NAME + 40];
    pave_bake_def def = define(PAVE_BAKE_ZARR, path_of(path, "a.zarr"));
    bake(def, 1, 4, PAVE_STOPPED);
    snprintf(name, sizeof name, "%s.bake/lock", path);
    int lock = open(name, O_RDWR);
    assert_true(lock >= 0 && flock(lock, LOCK_SH | LOCK_NB) == 0);
    def.replace = true;
    bake(def, 2, -1, PAVE_IO);
    def.replace = false;
    def.resume = true;
    close(lock);
    snprintf(name, sizeof name, "%s.bake/1-of-1.journal", path);
    lock = open(name, O_RDWR);
    assert_true(lock >= 0 && flock(lock, LOCK_EX | LOCK_NB) == 0);
    bake(def, 2, -1, PAVE_IO);
    close(lock);
    assert_true(bake(def, 2, -1, PAVE_OK).whole);
    const uint64_t hash = hash_of(path);
    const pave_bake_report again = bake(def, 2, -1, PAVE_OK);
    assert_true(again.whole && again.found == again.units_total && again.bytes == 0);
    assert_int_equal(hash_of(path), hash);
    assert_false(is_there(path, ".bake"));
    remove_all(path);
    def.path = folder[0] ? "." : "";
    bake(def, 2, -1, PAVE_RANGE);
    def.path = "/tmp/..";
    bake(def, 1, -1, PAVE_RANGE);
}

static pave_result give_other_pixels(void *context, int64_t x, int64_t y, int32_t width,
                                     int32_t height, uint8_t *rgba)
{
    const pave_result result = give_pixels(context, x, y, width, height, rgba);
    rgba[0] ^= 1;
    return result;
}

// A run that goes on with other pictures fails.
TEST(test_other_source)
{
    char path[NAME];
    pave_bake_def def = define(PAVE_BAKE_FOLDER, path_of(path, "a"));
    bake(def, 2, 1, PAVE_STOPPED);
    def.resume = true;
    def.source.pixels = give_other_pixels;
    bake(def, 2, -1, PAVE_INVALID);
    remove_all(path_of(path, "a.bake"));
}

// A source that fails: what was finished stays, and no output is there.
TEST(test_failing_source)
{
    char path[NAME];
    EACH_FORMAT(format)
    {
        if ((format + 1) % SPARSE(2)) continue;
        scenery broken = {.fails_at = 300};
        pave_bake_def def = define(format, path_of(path, endings[format]));
        const uint64_t reference = make_reference(format);
        def.source.context = &broken;
        bake(def, 3, -1, PAVE_UNSUPPORTED);
        assert_false(is_there(path, ""));
        def.source.context = &plain;
        def.resume = true;
        assert_true(bake(def, 2, -1, PAVE_OK).whole);
        expect(format, reference);
    }
}

// Files may not grow: an error; then it goes on.
TEST(test_full_disk)
{
    char path[NAME];
    struct rlimit old, low;
    signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &old);
    EACH_FORMAT(format)
    {
        if (format == PAVE_BAKE_FOLDER && SPARSE(2) > 1) continue;
        pave_bake_def def = define(format, path_of(path, endings[format]));
        const uint64_t reference = make_reference(format);
        low = old;
        low.rlim_cur = 500;
        setrlimit(RLIMIT_FSIZE, &low);
        bake(def, 2, -1, PAVE_IO);
        setrlimit(RLIMIT_FSIZE, &old);
        assert_false(is_there(path, ""));
        def.resume = true;
        assert_true(bake(def, 3, -1, PAVE_OK).whole);
        expect(format, reference);
    }
    signal(SIGXFSZ, SIG_DFL);
}

// Levels: what is left out does not change the others.
TEST(test_levels)
{
    char path[NAME], name[NAME + 40];
    pave_bake_def def = define(PAVE_BAKE_FOLDER, path_of(path, "a"));
    def.width = 1000;
    def.height = 700;
    bake(def, 1, -1, PAVE_OK);
    uint64_t hashes[3];
    int files[3];
    for (int level = 0; level <= 2; level++) {
        snprintf(name, sizeof name, "%s/%d", path, level);
        hashes[level] = hash_of(name);
        files[level] = tree_files;
    }
    assert_int_equal(files[2], 4 * 3);
    assert_int_equal(files[0], 1);
    remove_all(path);
    for (def.zoom_min = 0; def.zoom_min <= 2; def.zoom_min++)
        for (def.zoom_max = def.zoom_min; def.zoom_max <= 2; def.zoom_max++) {
            bake(def, 1, -1, PAVE_OK);
            for (int level = 0; level <= 2; level++) {
                snprintf(name, sizeof name, "%s/%d", path, level);
                const bool inside = level >= def.zoom_min && level <= def.zoom_max;
                assert_int_equal(hash_of(name), inside ? hashes[level] : 0);
            }
            remove_all(path);
        }
}

// A rate is kept.
TEST(test_rate)
{
    char path[NAME];
    struct timespec start, end;
    pave_bake_def def = define(PAVE_BAKE_ZARR, path_of(path, "a.zarr")); // 24 chunks
    def.rate = 100;
    clock_gettime(CLOCK_MONOTONIC, &start);
    bake(def, 1, -1, PAVE_OK);
    clock_gettime(CLOCK_MONOTONIC, &end);
    assert_true((double)(end.tv_sec - start.tv_sec) + 1e-9 * (double)(end.tv_nsec - start.tv_nsec) >
                0.2);
    remove_all(path);
}

static int set_up(void **state)
{
    const char *base = getenv("TMPDIR");
    snprintf(folder, sizeof folder, "%s/pave-bake-XXXXXX", base && *base ? base : "/tmp");
    return mkdtemp(folder) ? 0 : -1;
}

static int tear_down(void **state)
{
    remove_all(folder);
    return 0;
}

int main(void) { return run_all_tests(set_up, tear_down); }
