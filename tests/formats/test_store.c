// Files of worlds: what is acknowledged is there after the end of a program at any moment; readers
// beside the writer; damaged files.
#define _XOPEN_SOURCE 700 // fork, kill, nanosleep
#include "../sparse.h"
#include "../test.h"
#include "formats/store/store_model.h"
#include "src/world/edits/edits_model.h"
#include "store_scratch.h"

#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>

// ---- Kept and read ------------------------------------------------------------------------------

TEST(test_all_kinds)
{
    static const char *const tilings[] = {"square", "tri", "snub-square"};
    for (int i = 0; i < 6; i++) {
        const pave_world_method method = i < 3 ? PAVE_WORLD_FEATURE : PAVE_WORLD_PHASE;
        create("kinds.pave", tilings[i % 3], method, UINT64_MAX - (uint64_t)i);
        pave_store *store = open_store("kinds.pave", true);
        const pave_cell cells[] = {{7, 7, 0}, {9, 9, 0}};
        const uint32_t tiles[] = {10, 11};
        const pave_edit list[] = {
            {.cell = {1, 2, 0}, .tile = 12, .payload = "a\0b", .payload_size = 3},
            {.kind = PAVE_EDIT_COLOR, .cell = {-5, 3, 0}, .place = 4, .color = 2},
            {.kind = PAVE_EDIT_AREA, .rect = {-15, -15, 9, 8}, .seed = UINT64_MAX},
            {.kind = PAVE_EDIT_PINS, .cells = cells, .tiles = tiles, .count = 2},
            {.kind = PAVE_EDIT_CLEAR, .cell = {9, 9, 0}}};
        assert_ok(pave_store_change(store, list, 5, NULL, 0, NULL));
        const uint64_t hash = hash_of(store);
        pave_store_close(store);
        store = open_store("kinds.pave", false);
        assert_int_equal(hash_of(store), hash);
        const pave_store_def *def = pave_store_def_of(store);
        assert_int_equal(def->seed, UINT64_MAX - (uint64_t)i);
        assert_int_equal(def->method, method);
        assert_string_equal(def->tiling, tilings[i % 3]);
        assert_string_equal(def->note, "a note");
        assert_string_equal(def->tiles->name, "lines");
        pave_edit edit = {0};
        for (int64_t k = 0; k < 5; k++) {
            assert_true(pave_edits_next(pave_store_edits(store), edit.number, &edit));
            assert_int_equal(edit.number, k + 1);
            assert_int_equal(edit.kind, list[k].kind);
            assert_int_equal(edit.payload_size, list[k].payload_size);
        }
        assert_true(pave_edits_next(pave_store_edits(store), 0, &edit));
        assert_memory_equal(edit.payload, "a\0b", 3);
        pave_store_close(store);
    }
    remove_world("kinds.pave");
}

static bool count_bytes(void *context, const char *bytes, size_t size)
{
    (void)bytes;
    *(size_t *)context += size;
    return *(size_t *)context < 1000;
}

/// The text of tile sets, piece by piece, can be stopped.
TEST(test_print)
{
    pave_json_wang *tiles = make_tiles();
    size_t size = 0;
    const pave_json_sink sink = {count_bytes, &size};
    assert_int_equal(pave_json_wang_print(tiles, "x.json", sink, NULL, NULL), PAVE_STOPPED);
    assert_true(size >= 1000);
    pave_json_wang_destroy(tiles);
}

/// Shares, base and patch of a world by blocks; what is refused is not kept; numbers go on.
TEST(test_undo)
{
    pave_json_wang *tiles = make_tiles();
    const double shares[] = {1, 2, 1};
    const pave_store_def def = {.tiles = tiles,
                                .seed = 3,
                                .method = PAVE_WORLD_BLOCKS,
                                .base = 1,
                                .shares = shares,
                                .patch = 9};
    assert_ok(pave_store_create(path_of("undo.pave"), &def, NULL, NULL));
    assert_int_equal(pave_store_create(path_of("undo.pave"), &def, NULL, NULL), PAVE_IO);
    pave_json_wang_destroy(tiles);
    pave_store *store = open_store("undo.pave", true);
    const uint64_t seed = hash_of(store);
    assert_int_equal(pave_store_def_of(store)->patch, 9);
    assert_int_equal(pave_store_def_of(store)->base, 1);
    assert_true(pave_store_def_of(store)->shares[1] > 1.5);
    assert_ok(pin(store, 0, 0, 10, "x"));
    assert_int_equal(pin(store, 1, 0, 25, NULL), PAVE_INVALID);
    assert_ok(pin(store, 5, 0, 25, NULL));
    assert_ok(undo(store, 2));
    assert_int_equal(undo(store, 2), PAVE_NOT_FOUND);
    pave_store_close(store);
    store = open_store("undo.pave", true);
    assert_int_equal(pave_edits_count(pave_store_edits(store)), 1);
    assert_ok(pin(store, 8, 0, 25, NULL));
    assert_int_equal(pave_edits_last(pave_store_edits(store)), 3); // 2 is not used again
    assert_ok(undo(store, 1));
    assert_ok(undo(store, 3));
    assert_int_equal(hash_of(store), seed);
    pave_store_close(store);
    remove_world("undo.pave");
}

TEST(test_readers)
{
    create("many.pave", NULL, PAVE_WORLD_FEATURE, 1);
    pave_store *a = open_store("many.pave", true), *b = open_store("many.pave", true);
    pave_store *reader = open_store("many.pave", false);
    const uint64_t before = hash_of(reader);
    assert_ok(pin(a, 0, 0, 25, "one"));
    assert_int_equal(hash_of(reader), before);
    assert_ok(pave_store_refresh(reader, NULL));
    assert_int_equal(tile_at(reader, 0, 0), 25);
    assert_int_equal(pin(b, 1, 0, 10, NULL), PAVE_INVALID); // b takes over what a wrote first
    assert_ok(pin(b, 2, 0, 25, NULL));
    assert_ok(undo(b, 1));
    assert_ok(pin(a, 0, 0, 12, NULL));
    assert_int_equal(pave_edits_last(pave_store_edits(a)), 3);
    assert_int_equal(undo(a, 1), PAVE_NOT_FOUND);
    for (int i = 0; i < 2; i++) assert_ok(pave_store_refresh(reader, NULL));
    assert_int_equal(pave_edits_count(pave_store_edits(reader)), 2);
    assert_int_equal(hash_of(reader), hash_of(a));
    // Two edits that the reader never saw: one undone, one not.
    assert_ok(pin(a, 9, 9, 12, NULL));
    assert_ok(undo(a, 4));
    assert_ok(pave_store_refresh(reader, NULL));
    assert_int_equal(hash_of(reader), hash_of(a));
    pave_store_close(reader);
    pave_store_close(b);
    pave_store_close(a);
    remove_world("many.pave");
}

/// A file that may not be written, in a folder that may not, is still read; whatever its name says
/// to SQLite, which reads it as a URI then. Root may always write: it is another user meanwhile.
TEST(test_read_only)
{
    static const char *const names[] = {"still.pave", "a%41-b_c.d?e=f&g#h.pave", "[9`z{Z@0;:.pave"};
    const uid_t nobody = 65534, self = geteuid();
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const char *name = names[i];
        create(name, "tri", PAVE_WORLD_FEATURE, 1);
        pave_store *store = open_store(name, true);
        assert_ok(pin(store, 3, 3, 12, NULL));
        pave_store_close(store);
        assert_int_equal(chmod(path_of(name), 0444), 0);
        assert_int_equal(chmod(folder, 0555), 0);
        const bool other = self == 0 && seteuid(nobody) == 0;
        store = open_store(name, false);
        const uint32_t tile = tile_at(store, 3, 3);
        pave_store_close(store);
        if (other) assert_int_equal(seteuid(self), 0);
        assert_int_equal(tile, 12);
        assert_int_equal(chmod(folder, 0755), 0);
        remove_world(name);
    }
}

static void copy_file(const char *name, const char *to, const char *end)
{
    static unsigned char bytes[1 << 20];
    char from[128];
    snprintf(from, sizeof from, "%s/%s%s", folder, name, end);
    FILE *file = fopen(from, "rb");
    assert_non_null(file);
    const size_t size = fread(bytes, 1, sizeof bytes, file);
    fclose(file);
    snprintf(from, sizeof from, "%s/%s%s", folder, to, end);
    file = fopen(from, "wb");
    assert_int_equal(fwrite(bytes, 1, size, file), size);
    fclose(file);
    assert_int_equal(chmod(from, 0444), 0);
}

static bool is_there(const char *name) { return access(path_of(name), F_OK) == 0; }

/// Opens a file as somebody who may not write it, but all else in the folder.
static pave_result open_as_other(const char *name, bool writes, pave_store **out, pave_error *error)
{
    const uid_t self = geteuid();
    const pave_store_way way = {.writes = writes};
    const bool other = self == 0 && seteuid(65534) == 0;
    const pave_result result = pave_store_open(path_of(name), way, NULL, out, error);
    if (other) assert_int_equal(seteuid(self), 0);
    return result;
}

/// Who may only read a file leaves nothing beside it, and sees what a log holds or is refused.
TEST(test_locked)
{
    pave_store *store = NULL, *other = NULL;
    pave_error error;
    create("a.pave", NULL, PAVE_WORLD_FEATURE, 1);
    assert_int_equal(chmod(folder, 0777), 0);
    assert_int_equal(chmod(path_of("a.pave"), 0444), 0);
    assert_ok(open_as_other("a.pave", false, &other, &error));
    assert_false(is_there("a.pave-wal") || is_there("a.pave-shm"));
    pave_store_close(other);
    assert_int_equal(open_as_other("a.pave", true, &other, &error), PAVE_IO);
    assert_non_null(strstr(error.message, "cannot be written"));
    assert_false(is_there("a.pave-wal") || is_there("a.pave-shm"));

    assert_int_equal(chmod(path_of("a.pave"), 0644), 0);
    store = open_store("a.pave", true);
    assert_ok(pin(store, 3, 3, 12, NULL));
    copy_file("a.pave", "b.pave", "");
    copy_file("a.pave", "b.pave", "-wal");
    copy_file("a.pave", "b.pave", "-shm");
    if (geteuid() == 0) { // beside a writer
        assert_ok(open_as_other("a.pave", false, &other, &error));
        assert_int_equal(tile_at(other, 3, 3), 12);
        pave_store_close(other);
    }
    pave_store_close(store);
    assert_false(is_there("a.pave-wal") || is_there("a.pave-shm"));
    assert_ok(open_as_other("b.pave", false, &other, &error));
    assert_int_equal(tile_at(other, 3, 3), 12);
    pave_store_close(other);
    assert_int_equal(unlink(path_of("b.pave-shm")), 0);
    assert_int_equal(open_as_other("b.pave", false, &other, &error), PAVE_IO);
    assert_non_null(strstr(error.message, "some of its edits are in b.pave-wal, and reading"));
    assert_false(is_there("b.pave-shm"));

    // The log of a world that was removed does not become a part of the next one.
    pave_json_wang *tiles = make_tiles();
    assert_int_equal(unlink(path_of("b.pave")), 0);
    assert_int_equal(
        pave_store_create(path_of("b.pave"), &(pave_store_def){.tiles = tiles}, NULL, &error),
        PAVE_IO);
    assert_non_null(strstr(error.message, "is left over from another world file"));
    pave_json_wang_destroy(tiles);
    remove_world("a.pave");
    remove_world("b.pave");
    assert_int_equal(chmod(folder, 0755), 0);
}

/// A program that opens a file twice keeps its hold on it: another that reads it meanwhile does not
/// take the log away, with the edits that are still to come.
TEST(test_twice)
{
    int ends[2], status = -1;
    char byte = 'x';
    create("twice.pave", NULL, PAVE_WORLD_FEATURE, 1);
    assert_int_equal(pipe(ends), 0);
    const pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        pave_store *store = NULL;
        const bool asked = read(ends[0], &byte, 1) == 1;
        if (!asked ||
            pave_store_open(path_of("twice.pave"), (pave_store_way){0}, NULL, &store, NULL))
            _exit(1);
        pave_store_close(store);
        _exit(0);
    }
    pave_store *store = open_store("twice.pave", true);
    assert_ok(pin(store, 3, 3, 12, NULL));
    pave_store_close(open_store("twice.pave", false));
    assert_int_equal(write(ends[1], &byte, 1), 1);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    assert_true(is_there("twice.pave-wal"));
    close(ends[0]);
    close(ends[1]);
    pave_store_close(store);
    remove_world("twice.pave");
}

/// An edit that cannot be written leaves the world as it was, and the next one is written.
TEST(test_unwritten)
{
    create("full.pave", NULL, PAVE_WORLD_FEATURE, 1);
    pave_store *store = open_store("full.pave", true);
    assert_ok(pin(store, 0, 0, 25, "one"));
    const uint64_t hash = hash_of(store);
    struct rlimit old, none;
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &old), 0);
    none = (struct rlimit){.rlim_cur = 100, .rlim_max = old.rlim_max};
    signal(SIGXFSZ, SIG_IGN);
    for (int i = 0; i < 2; i++) {
        assert_int_equal(setrlimit(RLIMIT_FSIZE, &none), 0); // a full disk
        const pave_result result = i ? undo(store, 1) : pin(store, 8, 0, 25, NULL);
        assert_int_equal(setrlimit(RLIMIT_FSIZE, &old), 0);
        assert_int_equal(result, PAVE_IO);
        assert_int_equal(hash_of(store), hash);
        assert_int_equal(pave_edits_last(pave_store_edits(store)), 1);
    }
    assert_ok(pin(store, 8, 0, 25, NULL));
    assert_int_equal(pave_edits_last(pave_store_edits(store)), 2);
    pave_edit first;
    assert_true(pave_edits_next(pave_store_edits(store), 0, &first));
    assert_ok(pin(store, 16, 0, 25, NULL));
    pave_edit again; // a change that is written reads nothing anew: what there is stays where it is
    assert_true(pave_edits_next(pave_store_edits(store), 0, &again));
    assert_ptr_equal(again.payload, first.payload);
    pave_store_close(store);
    store = open_store("full.pave", false);
    assert_int_equal(pave_edits_count(pave_store_edits(store)), 3);
    pave_store_close(store);
    remove_world("full.pave");
}

// ---- The end of a program -----------------------------------------------------------------------

enum { KILLS = 200 / SPARSE(5), SIDE = 90, UNDONE = 50, NUMBERS = 1 << 20 };

/// Pins cells that do not touch, and says each number once it is durable; undoes some, and says
/// their numbers, negative.
static void write_until_killed(int acknowledge, int32_t round)
{
    pave_store *store = NULL;
    const pave_store_way way = {.writes = true};
    if (pave_store_open(path_of("kill.pave"), way, NULL, &store, NULL)) _exit(1);
    for (int32_t i = 0;; i++) {
        const pave_random_words words = pave_random_at(5, PAVE_STREAM_USER, i, round, 0, 0);
        const int32_t q = 2 * (int32_t)(words.word[0] % SIDE),
                      r = 2 * (int32_t)(words.word[1] % SIDE);
        char payload[32];
        snprintf(payload, sizeof payload, "%d,%d", (int)q, (int)r);
        if (pin(store, q, r, 10 + words.word[2] % 16, payload)) _exit(2);
        int64_t number = pave_edits_last(pave_store_edits(store));
        if (write(acknowledge, &number, sizeof number) != sizeof number) _exit(3);
        if (i % UNDONE != UNDONE - 1) continue;
        if (undo(store, number)) _exit(4);
        number = -number;
        if (write(acknowledge, &number, sizeof number) != sizeof number) _exit(3);
    }
}

/// What was acknowledged of each number.
typedef enum promise { NOTHING, PINNED, MAYBE_UNDONE, GONE } promise;
static unsigned char promised[NUMBERS];

/// Kills a writer after some time, and notes what it acknowledged.
static void kill_writer(int32_t round)
{
    int ends[2], status, count = 0;
    int64_t number, last = 0;
    assert_int_equal(pipe(ends), 0);
    const pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        close(ends[0]);
        write_until_killed(ends[1], round);
    }
    close(ends[1]);
    const pave_random_words words = pave_random_at(6, PAVE_STREAM_USER, round, 0, 0, 0);
    const struct timespec pause = {0, 1000000 + (long)(words.word[0] % 25000000)};
    nanosleep(&pause, NULL);
    kill(child, SIGKILL);
    waitpid(child, &status, 0);
    assert_true(WIFSIGNALED(status));
    while (read(ends[0], &number, sizeof number) == sizeof number) {
        assert_in_range(llabs(number), 1, NUMBERS - 1);
        promised[llabs(number)] = number > 0 ? PINNED : GONE;
        count += number > 0;
        last = number;
    }
    if (last > 0 && count % UNDONE == 0) promised[last] = MAYBE_UNDONE;
    close(ends[0]);
}

TEST(test_kills)
{
    create("kill.pave", NULL, PAVE_WORLD_FEATURE, 1);
    pave_store *reader = open_store("kill.pave", false);
    int64_t stood = 0;
    for (int32_t round = 0; round < KILLS; round++) {
        kill_writer(round);
        pave_store *store = open_store("kill.pave", round % 2 == 0);
        const pave_edits *edits = pave_store_edits(store);
        pave_edit edit = {0};
        int64_t number = 0;
        stood = pave_edits_count(edits);
        while (pave_edits_next(edits, edit.number, &edit)) {
            char payload[32];
            for (number++; number < edit.number; number++)
                if (promised[number] == PINNED) fail_msg("edit %d is lost", (int)number);
            snprintf(payload, sizeof payload, "%d,%d", (int)edit.cell.q, (int)edit.cell.r);
            assert_int_equal(edit.payload_size, strlen(payload));
            assert_memory_equal(edit.payload, payload, strlen(payload));
            assert_int_not_equal(promised[number], GONE);
        }
        while (++number < NUMBERS) assert_int_not_equal(promised[number], PINNED);
        assert_ok(pave_store_refresh(reader, NULL));
        assert_int_equal(pave_edits_count(pave_store_edits(reader)), stood);
        assert_int_equal(hash_of(reader), hash_of(store));
        pave_store_close(store);
    }
    print_message("%d kills, %d edits stand\n", KILLS, (int)stood);
    assert_true(stood > KILLS);
    pave_store_close(reader);
    remove_world("kill.pave");
}

// ---- Size ---------------------------------------------------------------------------------------

/// 1,000 edits in a world of 10^18 tiles: only they are kept.
TEST(test_size)
{
    create("size.pave", NULL, PAVE_WORLD_FEATURE, 1);
    struct stat empty, full;
    assert_int_equal(stat(path_of("size.pave"), &empty), 0);
    pave_store *store = open_store("size.pave", true);
    for (int32_t i = 0; i < 1000; i++) {
        const pave_random_words words = pave_random_at(8, PAVE_STREAM_USER, i, 0, 0, 0);
        const int32_t max = 500000000;
        assert_ok(pin(store, pave_random_between(words.word[0], -max, max),
                      pave_random_between(words.word[1], -max, max), 10 + words.word[2] % 16,
                      "a monster"));
    }
    pave_store_close(store);
    assert_int_equal(stat(path_of("size.pave"), &full), 0);
    print_message("1,000 edits: %ld bytes, without %ld\n", (long)full.st_size, (long)empty.st_size);
    assert_true(full.st_size < 100000);
    remove_world("size.pave");
}

// ---- Versions and damage ------------------------------------------------------------------------

TEST(test_wrong_files)
{
#define OLD "PRAGMA user_version=3; DELETE FROM world WHERE name='edits';" // without a tally
    static const struct {
        const char *sql, *text;
        pave_result result;
    } wrong[] = {
        {"PRAGMA application_id=7", "not a world file", PAVE_INVALID},
        {"UPDATE world SET value='0x1' WHERE name='fingerprint'", "a different world",
         PAVE_UNSUPPORTED},
        {"UPDATE world SET value='0x1' WHERE name='sample'", "a different world", PAVE_UNSUPPORTED},
        {"UPDATE world SET value=2 WHERE name='algorithm'", "a different world", PAVE_UNSUPPORTED},
        {"DELETE FROM world WHERE name='sample'", "fingerprint of the world is missing",
         PAVE_INVALID},
        {"DELETE FROM world WHERE name='seed'", "incomplete", PAVE_INVALID},
        {"UPDATE world SET value='7x' WHERE name='seed'", "incomplete", PAVE_INVALID},
        {"UPDATE world SET value='best' WHERE name='method'", "incomplete", PAVE_INVALID},
        {"UPDATE world SET value='{' WHERE name='tiles'", "", PAVE_INVALID},
        {"UPDATE world SET value='penrose' WHERE name='tiling'", "its tiling is unknown",
         PAVE_INVALID},
        {"UPDATE world SET value='hex' WHERE name='tiling'", "no tiles of 6 sides", PAVE_INVALID},
        {"INSERT INTO shares VALUES (0, 1)", "shares", PAVE_INVALID},
        {"INSERT INTO edits(number, kind) VALUES (1, 0)", "an edit is wrong", PAVE_INVALID},
        {"INSERT INTO edits(number, kind) VALUES (1, 9)", "an edit is wrong", PAVE_INVALID},
        {"INSERT INTO edits VALUES (1, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL)",
         "no list of cells", PAVE_INVALID},
        {OLD "INSERT INTO edits VALUES (1, 0, 0, 0, 0, 99, 0, 0, 0, 0, 0, NULL, NULL)",
         "damaged: cell 0,0 cannot have tile 99", PAVE_INVALID},
        {OLD "INSERT INTO edits VALUES (1, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, NULL, NULL), "
             "(2, 0, 1, 0, 0, 25, 0, 0, 0, 0, 0, NULL, NULL)",
         "is damaged: cell", PAVE_INVALID},
        {OLD "INSERT INTO edits VALUES (4611686018427387905, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, "
             "NULL)",
         "an edit is wrong", PAVE_INVALID},
        {OLD "INSERT INTO undone VALUES (4611686018427387905, 1)", "undone edits is wrong",
         PAVE_INVALID},
        {"INSERT INTO undone VALUES (1, -1)", "undone edits is wrong", PAVE_INVALID},
        {"DROP TABLE edits", "damaged", PAVE_INVALID},
        {"DROP TABLE world", "damaged: its tables", PAVE_INVALID}};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        create("wrong.pave", NULL, PAVE_WORLD_FEATURE, 4);
        run_sql("wrong.pave", wrong[i].sql);
        refuse("wrong.pave", wrong[i].result, wrong[i].text);
    }
    remove_world("wrong.pave");
    refuse("missing.pave", PAVE_IO, "does not exist");
    FILE *file = fopen(path_of("text.pave"), "w");
    fputs("no world at all", file);
    fclose(file);
    refuse("text.pave", PAVE_INVALID, "is not a world file");
    assert_false(pave_store_recognizes(path_of("text.pave")));
    assert_false(pave_store_recognizes(path_of("missing.pave")));
    assert_int_equal(mkfifo(path_of("pipe.pave"), 0600), 0);
    assert_false(pave_store_recognizes(path_of("pipe.pave"))); // without waiting for a writer
    assert_int_equal(unlink(path_of("pipe.pave")), 0);
    remove_world("text.pave");
}

/// Files with wrong bytes: refused in one line, or read as something else; never a crash.
TEST(test_damaged_bytes)
{
    create("whole.pave", NULL, PAVE_WORLD_FEATURE, 4);
    pave_store *store = open_store("whole.pave", true);
    for (int32_t i = 0; i < 40; i++) assert_ok(pin(store, 3 * i, i, 12, "p"));
    pave_store_close(store);
    static unsigned char bytes[1 << 17], other[1 << 17];
    FILE *file = fopen(path_of("whole.pave"), "rb");
    const size_t size = fread(bytes, 1, sizeof bytes, file);
    fclose(file);
    int refused = 0;
    for (int32_t i = 0; i < 300; i += SPARSE(5)) {
        const pave_random_words words = pave_random_at(9, PAVE_STREAM_USER, i, 0, 0, 0);
        const size_t length = i % 3 == 0 ? words.word[0] % size : size;
        memcpy(other, bytes, size);
        for (uint32_t k = 0; k < 1 + words.word[1] % 40; k++) {
            const pave_random_words w = pave_random_at(9, PAVE_STREAM_USER, i, 1, 0, k);
            other[i % 2 ? w.word[0] % size : w.word[0] % 4096] = (unsigned char)w.word[1];
        }
        file = fopen(path_of("bad.pave"), "wb");
        fwrite(other, 1, length, file);
        fclose(file);
        pave_error error = {0};
        const pave_store_way way = {.writes = i % 4 == 0};
        const pave_result result = pave_store_open(path_of("bad.pave"), way, NULL, &store, &error);
        assert_int_equal(result != PAVE_OK, store == NULL);
        if (result) assert_true(error.message[0] && !strchr(error.message, '\n'));
        refused += result != PAVE_OK;
        pave_store_close(store);
        remove_world("bad.pave");
    }
    assert_true(refused > 150 / SPARSE(5));
    remove_world("whole.pave");
}

/// Our own allocations fail in turn; those of SQLite are its own.
TEST(test_failing_allocations)
{
    create("memory.pave", "tri", PAVE_WORLD_FEATURE, 4);
    pave_result result = PAVE_NO_MEMORY;
    for (failing memory = each_failing; failing_next(&memory);) {
        pave_store *store = NULL;
        const pave_store_way way = {.writes = true};
        const pave_edit edit = {
            .cell = {1, (int32_t)memory.fail_at, 0}, .tile = 12, .payload = "x", .payload_size = 1};
        result = pave_store_open(path_of("memory.pave"), way, &memory.allocator, &store, NULL);
        if (!result) result = pave_store_change(store, &edit, 1, NULL, 0, NULL);
        pave_store_close(store);
        assert_told(memory, result);
    }
    remove_world("memory.pave");
}

int main(void) { return run_all_tests(make_folder, remove_folder); }
