// The page beside a baked world: JSON inside of it, what it replaces, and what stays after a
// failure.
#define _XOPEN_SOURCE 700 // mkdtemp
#include "../test.h"
#include "cli/say.h"
#include "cli/world/bake_page.h"

#include <dirent.h>
#include <sys/stat.h>
#include <unistd.h>

static char folder[] = "/tmp/pave-page-XXXXXX";

static const char *in_folder(const char *name)
{
    static char path[128];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

// A whole file as a text, to be freed.
static char *read_file(const char *name)
{
    FILE *file = fopen(in_folder(name), "rb");
    assert_non_null(file);
    fseek(file, 0, SEEK_END);
    const size_t size = (size_t)ftell(file);
    rewind(file);
    char *text = malloc(size + 1);
    assert_non_null(text);
    assert_int_equal(fread(text, 1, size, file), size);
    text[size] = '\0';
    fclose(file);
    return text;
}

static void write_file(const char *name, const char *text)
{
    FILE *file = fopen(in_folder(name), "wb");
    assert_non_null(file);
    fputs(text, file);
    fclose(file);
}

static int count_files(void)
{
    int count = 0;
    DIR *dir = opendir(folder);
    assert_non_null(dir);
    for (struct dirent *entry; (entry = readdir(dir));)
        count += entry->d_name[0] != '.' || strlen(entry->d_name) > 2;
    closedir(dir);
    return count;
}

static void skip_without_page(void)
{
    if (cli_bake_page_available()) return;
    assert_int_equal(cli_bake_page_check(in_folder("x.html")), CLI_FAILED);
    assert_int_equal(cli_bake_page_write(in_folder("x.html"), "{}"), CLI_FAILED);
    assert_int_equal(count_files(), 0);
    print_message("skip: the page of web/map, without which the command was built\n");
    skip();
}

// ---- Tests --------------------------------------------------------------------------------------

TEST(test_json_is_inside)
{
    skip_without_page();
    static const char before[] = "<script type=\"application/json\" id=\"pave-map\">";
    assert_int_equal(cli_bake_page_write(in_folder("a.html"), "{\"title\":\"</script><b>\"}"),
                     CLI_DONE);
    assert_int_equal(cli_bake_page_write(in_folder("b.html"), "null"), CLI_DONE);
    char *page = read_file("a.html"), *empty = read_file("b.html");
    char *at = strstr(page, before), *end = at ? strstr(at, "</script>") : NULL;
    assert_non_null(end);
    at += sizeof before - 1;
    assert_int_equal(end - at, strlen("{\"title\":\"\\u003c/script>\\u003cb>\"}"));
    assert_memory_equal(at, "{\"title\":\"\\u003c/script>\\u003cb>\"}", (size_t)(end - at));
    assert_null(strstr(end, before));
    // All else is the page as it was built.
    assert_memory_equal(page, empty, (size_t)(at - page));
    assert_memory_equal(empty + (at - page), "null", 4);
    assert_string_equal(end, empty + (at - page) + 4);
    free(page);
    free(empty);
    const mode_t mask = umask(0);
    umask(mask);
    struct stat status;
    assert_int_equal(stat(in_folder("a.html"), &status), 0);
    assert_int_equal(status.st_mode & 0777, 0666 & ~mask);
}

TEST(test_only_pages_of_ours_are_replaced)
{
    skip_without_page();
    write_file("other.html", "<!doctype html><title>A diary</title>");
    assert_int_equal(cli_bake_page_check(in_folder("other.html")), CLI_WRONG);
    assert_int_equal(cli_bake_page_check(in_folder("new.html")), CLI_DONE);
    assert_int_equal(cli_bake_page_check(in_folder("later/new.html")), CLI_DONE);
    assert_int_equal(cli_bake_page_write(in_folder("new.html"), "{}"), CLI_DONE);
    assert_int_equal(cli_bake_page_check(in_folder("new.html")), CLI_DONE);
    assert_int_equal(cli_bake_page_write(in_folder("new.html"), "{\"seed\":\"7\"}"), CLI_DONE);
    char *page = read_file("new.html");
    assert_non_null(strstr(page, "{\"seed\":\"7\"}"));
    free(page);
}

TEST(test_failures_leave_nothing)
{
    skip_without_page();
    assert_int_equal(mkdir(in_folder("taken.html"), 0777), 0);
    const int count = count_files();
    assert_int_equal(cli_bake_page_check(in_folder("taken.html")), CLI_FAILED);
    assert_int_equal(cli_bake_page_write(in_folder("taken.html"), "{}"), CLI_FAILED);
    assert_int_equal(cli_bake_page_write(in_folder("absent/a.html"), "{}"), CLI_FAILED);
    assert_int_equal(count_files(), count);
}

// ---- The folder ---------------------------------------------------------------------------------

static int make_folder(void **state) { return mkdtemp(folder) ? 0 : -1; }

static int remove_folder(void **state)
{
    static const char *const names[] = {"a.html", "b.html", "other.html", "new.html", "taken.html"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) remove(in_folder(names[i]));
    return rmdir(folder);
}

int main(void) { return run_all_tests(make_folder, remove_folder); }
