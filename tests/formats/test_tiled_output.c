/// tests/formats/test_tiled_output.c: files that are there whole or not at all, strings
/// in XML and JSON, relative paths.
#define _XOPEN_SOURCE 700

#include "../test.h"
#include "formats/common/common_memory.h"
#include "formats/common/common_output.h"
#include "formats/common/common_relative.h"
#include "tiled_scratch.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/time.h>
#include <sys/wait.h>

static pave_error error;

static void assert_no_file(const char *path) { assert_int_not_equal(access(path, F_OK), 0); }

/// Whether the last error is one clear line about `path` that holds `part`.
static void assert_error(pave_result result, const char *path, const char *part)
{
    assert_int_equal(error.result, result);
    assert_string_equal(error.file, path);
    if (!strstr(error.message, part)) fail_msg("\"%s\" does not say \"%s\"", error.message, part);
    assert_null(strchr(error.message, '\n'));
}

// ---- Taking the target's place ------------------------------------------------------------------

TEST(a_new_file_appears_when_closed)
{
    scratch_begin("output");
    pave_output output;
    assert_ok(pave_output_open(&output, scratch("new"), NULL, &error));
    pave_output_text(&output, "some text");
    assert_no_file(scratch("new"));
    assert_int_equal(scratch_count(), 1); // the temporary
    assert_ok(pave_output_close(&output));
    assert_file(scratch("new"), "some text");
    assert_int_equal(scratch_count(), 1);
}

TEST(an_old_file_stays_until_then)
{
    scratch_begin("output");
    file_write(scratch("old"), "before", 6);
    chmod(scratch("old"), 0640);
    pave_output output;
    assert_ok(pave_output_open(&output, scratch("old"), NULL, &error));
    for (int i = 0; i < 100000; i++) pave_output_text(&output, "more than a buffer ");
    assert_file(scratch("old"), "before");
    pave_output_fail(&output, PAVE_INVALID, "number %d", 5);
    pave_output_fail(&output, PAVE_RANGE, "the first one counts");
    assert_int_equal(pave_output_close(&output), PAVE_INVALID);
    assert_error(PAVE_INVALID, scratch("old"), "number 5");
    assert_file(scratch("old"), "before");
    assert_int_equal(scratch_count(), 1);

    assert_ok(pave_output_open(&output, scratch("old"), NULL, &error));
    pave_output_text(&output, "after");
    assert_ok(pave_output_close(&output));
    assert_file(scratch("old"), "after");
    struct stat status;
    assert_int_equal(stat(scratch("old"), &status), 0);
    assert_int_equal(status.st_mode & 0777, 0640); // it keeps its rights
}

TEST(a_link_stays_a_link)
{
    scratch_begin("output");
    mkdir(scratch("folder"), 0777);
    file_write(scratch("folder/real"), "before", 6);
    assert_int_equal(symlink("folder/real", scratch("link")), 0);
    pave_output output;
    assert_ok(pave_output_open(&output, scratch("link"), NULL, &error));
    pave_output_text(&output, "after");
    assert_ok(pave_output_close(&output));
    assert_file(scratch("folder/real"), "after");
    struct stat status;
    assert_int_equal(lstat(scratch("link"), &status), 0);
    assert_true(S_ISLNK(status.st_mode));
}

TEST(a_dangling_link_is_written_through)
{
    scratch_begin("output");
    mkdir(scratch("folder"), 0777);
    assert_int_equal(symlink("folder/second", scratch("first")), 0);
    assert_int_equal(symlink("../third", scratch("folder/second")),
                     0); // each as seen from its own folder
    assert_int_equal(symlink(scratch("file"), scratch("third")), 0);
    pave_output output;
    assert_ok(pave_output_open(&output, scratch("first"), NULL, &error));
    pave_output_text(&output, "new");
    assert_ok(pave_output_close(&output));
    static const char *const links[] = {"first", "folder/second", "third"};
    for (size_t i = 0; i < 3; i++) {
        struct stat status;
        assert_int_equal(lstat(scratch(links[i]), &status), 0);
        assert_true(S_ISLNK(status.st_mode));
    }
    assert_file(scratch("file"), "new");
    assert_int_equal(scratch_count(), 4);

    assert_int_equal(symlink("nowhere/file", scratch("lost")), 0);
    assert_int_equal(pave_output_open(&output, scratch("lost"), NULL, &error), PAVE_IO);
    assert_error(PAVE_IO, scratch("lost"), "make the folder first");
    assert_int_equal(symlink("round", scratch("round")), 0);
    assert_int_equal(pave_output_open(&output, scratch("round"), NULL, &error), PAVE_IO);
    assert_error(PAVE_IO, scratch("round"), "choose another place");
}

TEST(long_text_arrives_whole)
{
    scratch_begin("output");
    enum { SIZE = 300001 };
    char *bytes = malloc(SIZE);
    assert_non_null(bytes);
    for (int i = 0; i < SIZE; i++) bytes[i] = (char)(i * 7 + i / 256);
    pave_output output;
    assert_ok(pave_output_open(&output, scratch("long"), NULL, &error));
    for (int i = 0; i < SIZE;) {
        int part = i % 911 + 1 < SIZE - i ? i % 911 + 1 : SIZE - i;
        pave_output_bytes(&output, bytes + i, (size_t)part);
        i += part;
    }
    assert_ok(pave_output_close(&output));
    size_t size = 0;
    char *text = file_text(scratch("long"), &size);
    assert_int_equal(size, SIZE);
    assert_memory_equal(text, bytes, SIZE);
    free(text);
    free(bytes);
}

// ---- Places that cannot be written --------------------------------------------------------------

TEST(bad_places_are_refused_at_once)
{
    scratch_begin("output");
    file_write(scratch("file"), "x", 1);
    mkdir(scratch("folder"), 0777);
    char long_name[400] = {0};
    memset(long_name, 'n', 300);
    const struct {
        const char *path, *part;
    } places[] = {
        {scratch("missing/file"), "make the folder first"},
        {scratch("file/x"), "not a folder"},
        {scratch("folder"), "name a file in it"},
        {scratch("folder/"), "name a file in it"},
        {scratch(long_name), "shorter name"},
        {"", "No such file"},
        {"/proc/pave", "make the folder first"}, // files cannot be made there
    };
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        pave_output output;
        assert_int_equal(pave_output_open(&output, places[i].path, NULL, &error), PAVE_IO);
        const char *shown =
            strlen(places[i].path) < PAVE_ERROR_FILE_SIZE ? places[i].path : error.file;
        assert_error(PAVE_IO, shown, places[i].part);
    }
    assert_file(scratch("file"), "x");
    assert_int_equal(scratch_count(), 2);
}

// Root may write everywhere, so it becomes another user meanwhile, and is root again before
// anything is asserted. That user can reach /tmp, but perhaps not the folder of the build.
TEST(a_folder_without_rights_is_refused)
{
    enum { NOBODY = 65534, COUNT = 3 };
    static const char *const names[COUNT] = {"locked/new", "locked/old", "read only"};
    char folder[] = "/tmp/pave-rights-XXXXXX", paths[COUNT][64], locked[64];
    pave_error errors[COUNT] = {{0}};
    assert_non_null(mkdtemp(folder));
    snprintf(locked, sizeof locked, "%s/locked", folder);
    for (int i = 0; i < COUNT; i++) snprintf(paths[i], sizeof paths[i], "%s/%s", folder, names[i]);
    assert_int_equal(mkdir(locked, 0777), 0);
    file_write(paths[1], "before", 6);
    file_write(paths[2], "before", 6);
    chmod(paths[1], 0666);
    chmod(paths[2], 0444);
    chmod(locked, 0555);
    chmod(folder, 0755);
    uid_t user = geteuid();
    bool changed = user == 0 && seteuid(NOBODY) == 0;
    for (int i = 0; i < COUNT; i++) {
        pave_output output;
        errors[i].result = pave_output_open(&output, paths[i], NULL, &errors[i]);
        if (errors[i].result == PAVE_OK) pave_output_close(&output);
    }
    if (changed) assert_int_equal(seteuid(user), 0);
    chmod(locked, 0755);
    for (int i = 0; i < COUNT; i++) {
        error = errors[i];
        assert_error(PAVE_IO, paths[i],
                     i == 2 ? "the file is write-protected" : "a folder that you may write to");
    }
    assert_file(paths[1], "before");
    assert_file(paths[2], "before");
    assert_int_not_equal(access(paths[0], F_OK), 0);
    assert_true(unlink(paths[1]) == 0 && unlink(paths[2]) == 0); // and there is no other file
    assert_true(rmdir(locked) == 0 && rmdir(folder) == 0);
}

static void write_much(pave_output *output)
{
    for (int i = 0; i < 100000; i++) pave_output_text(output, "too much for a full disk ");
}

TEST(a_full_disk_is_said)
{
    struct stat status;
    if (stat("/dev/full", &status) != 0 || !S_ISCHR(status.st_mode)) {
        print_message("skip: there is no /dev/full here\n");
        return;
    }
    pave_output output;
    assert_ok(pave_output_open(&output, "/dev/full", NULL, &error));
    write_much(&output);
    assert_int_equal(output.result, PAVE_IO);
    assert_int_equal(pave_output_close(&output), PAVE_IO);
    assert_error(PAVE_IO, "/dev/full", "make room on the disk");
    assert_ok(pave_output_open(&output, "/dev/full", NULL, &error));
    pave_output_text(&output, "short"); // seen only when it is closed
    assert_ok(output.result);
    assert_int_equal(pave_output_close(&output), PAVE_IO);
    assert_int_equal(stat("/dev/full", &status), 0);
    assert_true(S_ISCHR(status.st_mode)); // nothing took its place
}

static void pass_by(int signal_number) { (void)signal_number; }

/// Reads a pipe to its end, slowly at first, and exits: 0 where `expected` bytes came.
static void read_slowly(const char *path, size_t expected)
{
    static char bytes[4096];
    size_t count = 0;
    int file = open(path, O_RDONLY);
    poll(NULL, 0, 100);
    for (ssize_t now = 1; now > 0; count += now > 0 ? (size_t)now : 0)
        now = read(file, bytes, sizeof bytes);
    _exit(count == expected ? 0 : 1);
}

TEST(an_interrupted_write_goes_on)
{
    scratch_begin("output");
    char path[512];
    snprintf(path, sizeof path, "%s", scratch("pipe"));
    assert_int_equal(mkfifo(path, 0600), 0);
    pid_t reader = fork();
    if (reader == 0) read_slowly(path, 100000 * strlen("too much for a full disk "));
    pave_output output;
    assert_ok(pave_output_open(&output, path, NULL, &error));
    struct sigaction action = {.sa_handler = pass_by}, old; // calls are not restarted
    sigaction(SIGALRM, &action, &old);
    setitimer(ITIMER_REAL, &(struct itimerval){{0, 5000}, {0, 5000}}, NULL);
    write_much(&output);
    pave_result result = pave_output_close(&output);
    setitimer(ITIMER_REAL, &(struct itimerval){{0, 0}, {0, 0}}, NULL);
    sigaction(SIGALRM, &old, NULL);
    int status = -1;
    assert_int_equal(waitpid(reader, &status, 0), reader);
    assert_ok(result);
    assert_int_equal(status, 0);
}

TEST(sizes_do_not_overflow)
{
    assert_null(pave_common_malloc(NULL, SIZE_MAX));
    assert_null(pave_common_malloc(NULL, SIZE_MAX - 8));
    assert_null(pave_common_array(NULL, SIZE_MAX / 2, 4));
}

/// Sends standard output to a file while `body` runs; returns what body returned.
static pave_result with_stdout(const char *path, pave_result (*body)(void))
{
    fflush(stdout);
    int kept = dup(STDOUT_FILENO), file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0666);
    assert_true(kept >= 0 && file >= 0);
    dup2(file, STDOUT_FILENO);
    pave_result result = body();
    fflush(stdout);
    dup2(kept, STDOUT_FILENO);
    close(file);
    close(kept);
    return result;
}

static pave_result write_to_stdout(void)
{
    printf("before, ");
    pave_output output;
    pave_result result = pave_output_open(&output, "-", NULL, &error);
    if (result != PAVE_OK) return result;
    pave_output_text(&output, "text, ");
    result = pave_output_close(&output);
    printf("after");
    return result;
}

TEST(minus_is_standard_output)
{
    scratch_begin("output");
    assert_ok(with_stdout(scratch("out"), write_to_stdout));
    assert_file(scratch("out"), "before, text, after");
    assert_no_file("-");
    if (access("/dev/full", W_OK) != 0) return;
    assert_int_equal(with_stdout("/dev/full", write_to_stdout), PAVE_IO);
    assert_error(PAVE_IO, "standard output", "make room on the disk");
}

// ---- Strings ------------------------------------------------------------------------------------

/// What `write` writes, to be freed.
static char *written(void (*write)(pave_output *, const void *), const void *what,
                     pave_result expected)
{
    pave_output output;
    assert_ok(pave_output_open(&output, scratch("text"), NULL, &error));
    write(&output, what);
    assert_int_equal(pave_output_close(&output), expected);
    return expected == PAVE_OK ? file_text(scratch("text"), NULL) : NULL;
}

static void write_xml(pave_output *output, const void *text) { pave_output_xml(output, text); }
static void write_json(pave_output *output, const void *text) { pave_output_json(output, text); }

TEST(strings_are_escaped)
{
    scratch_begin("output");
    static const struct {
        const char *text, *xml, *json;
    } known[] = {
        {"", "", "\"\""},
        {"a<b>&\"c'", "a&lt;b&gt;&amp;&quot;c'", "\"a<b>&\\\"c'\""},
        {"back\\slash", "back\\slash", "\"back\\\\slash\""},
        {"\t\n\r", "&#9;&#10;&#13;", "\"\\u0009\\u000a\\u000d\""},
        {"\xc3\xa4\xe2\x82\xac\xf0\x9f\x8c\x8d", "\xc3\xa4\xe2\x82\xac\xf0\x9f\x8c\x8d",
         "\"\xc3\xa4\xe2\x82\xac\xf0\x9f\x8c\x8d\""},
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        char *xml = written(write_xml, known[i].text, PAVE_OK),
             *json = written(write_json, known[i].text, PAVE_OK);
        assert_string_equal(xml, known[i].xml);
        assert_string_equal(json, known[i].json);
        free(xml);
        free(json);
    }
    // Cut off, overlong, a surrogate, above the last character, a lone byte: no text.
    static const char *const bad[] = {"\xc3",         "a\xe2\x82",    "\xc0\xaf",
                                      "\xe0\x80\xaf", "\xed\xa0\x80", "\xf4\x90\x80\x80",
                                      "\x80",         "\xff"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        assert_null(written(write_xml, bad[i], PAVE_INVALID));
        assert_null(written(write_json, bad[i], PAVE_INVALID));
    }
    assert_null(written(write_xml, "\x01", PAVE_INVALID)); // XML has no way to say it
    char *json = written(write_json, "\x01\x7f", PAVE_OK);
    assert_string_equal(json, "\"\\u0001\\u007f\"");
    free(json);
}

// ---- Relative paths -----------------------------------------------------------------------------

TEST(paths_lead_from_one_file_to_the_other)
{
    scratch_begin("output");
    assert_int_equal(chdir(scratch_folder), 0);
    mkdir("a", 0777);
    mkdir("a/deep", 0777);
    mkdir("b", 0777);
    assert_int_equal(symlink("../b", "a/to_b"), 0);
    char absolute[SCRATCH_PATH_SIZE + 16], outside[4 * SCRATCH_PATH_SIZE] = "";
    snprintf(absolute, sizeof absolute, "%s/b/set.tsx", scratch_folder);
    for (const char *at = scratch_folder; *at; at++)
        if (*at == '/') strcat(outside, "../");
    strcat(outside, "nowhere/set.tsx");
    const struct {
        const char *from, *file, *expected;
    } known[] = {
        {"map.tmx", "set.tsx", "set.tsx"},
        {"map.tmx", "./a//./set.tsx", "a/set.tsx"},
        {"a/map.tmx", "set.tsx", "../set.tsx"},
        {"a/map.tmx", "a/set.tsx", "set.tsx"},
        {"a/deep/map.tmx", "b/set.tsx", "../../b/set.tsx"},
        {"a/map.tmx", "a/deep/../../b/set.tsx", "../b/set.tsx"},
        {"a/map.tmx", absolute, "../b/set.tsx"},
        {"-", "a/set.tsx", "a/set.tsx"},
        {"a/to_b/map.tmx", "a/set.tsx",
         "../a/set.tsx"}, // what the file system will find from there
        {"a/map.tmx", "a/to_b/set.tsx", "../b/set.tsx"},
        {"new/map.tmx", "missing/../a/set.tsx",
         "../a/set.tsx"},                            // folders that do not exist: by their names
        {"ab/map.tmx", "a/set.tsx", "../a/set.tsx"}, // not the same folder for beginning alike
        {"a/map.tmx", "ab/set.tsx", "../ab/set.tsx"},
        {"map.tmx", "/nowhere/set.tsx", outside},
        {"/map.tmx", "/set.tsx", "set.tsx"},
        {"/x/map.tmx", "/set.tsx", "../set.tsx"},
        {"/map.tmx", "/x/set.tsx", "x/set.tsx"},
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        char *path = NULL;
        assert_ok(pave_common_relative(known[i].from, known[i].file, NULL, &path));
        if (strcmp(path, known[i].expected) != 0)
            fail_msg("from %s to %s: %s, not %s", known[i].from, known[i].file, path,
                     known[i].expected);
        pave_common_free(NULL, path);
    }
    assert_int_equal(chdir("/"), 0);
}

// ---- Memory -------------------------------------------------------------------------------------

TEST(no_allocation_is_taken_for_granted)
{
    scratch_begin("output");
    for (int64_t n = 0;; n++) {
        failing memory = {.fail_at = n};
        pave_allocator allocator = failing_allocator(&memory);
        pave_output output;
        char *path = NULL;
        pave_result opened = pave_output_open(&output, scratch("file"), &allocator, &error);
        if (opened == PAVE_OK) {
            pave_output_text(&output, "x");
            assert_ok(pave_output_close(&output));
        }
        pave_result related =
            pave_common_relative(scratch("a/map"), scratch("b/set"), &allocator, &path);
        pave_common_free(&allocator, path);
        assert_int_equal(memory.alive, 0);
        assert_int_equal(memory.bytes, 0);
        if (memory.count <= n) break;
        assert_true(opened == PAVE_NO_MEMORY || related == PAVE_NO_MEMORY);
    }
    assert_int_equal(scratch_count(), 1);
}

int main(void) { return run_all_tests(NULL, NULL); }
