// cli/world/bake_page.c: writes the page of a baked world.
#include "bake_page.h"

#include "../output.h"

#ifdef PAVE_COMMAND_MAP
#include "map_html.h"
#endif

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

// Identifies pages written by pave; it is near the top of web/map/index.html, after the licences.
static const char generator[] = "<meta name=\"generator\" content=\"pave world bake\">";

// ---- The embedded page --------------------------------------------------------------------------

#ifdef PAVE_COMMAND_MAP
// The JSON replaces `word`, which follows `before` in the page.
static const char before[] = "<script type=\"application/json\" id=\"pave-map\">";
static const char word[] = "null";

typedef struct page {
    const char *head, *tail; // not zero-terminated
    size_t head_size, tail_size;
} page;

static page find_page(void)
{
    const char *html = (const char *)map_html, *end = html + sizeof map_html;
    const char *at = html;
    while (at + sizeof before <= end && memcmp(at, before, sizeof before - 1) != 0) at++;
    at += sizeof before - 1;
    assert(at + sizeof word <= end && memcmp(at, word, sizeof word - 1) == 0);
    const char *tail = at + sizeof word - 1;
    return (page){html, tail, (size_t)(at - html), (size_t)(end - tail)};
}

bool cli_bake_page_available(void) { return true; }
#else
bool cli_bake_page_available(void) { return false; }
#endif

static int fail_absent(const char *path)
{
    return cli_failed("%s: this command was built without the page; run scripts/setup and build it "
                      "again",
                      path);
}

// ---- Checks before the work ---------------------------------------------------------------------

// Returns whether an earlier bake wrote the file; a few kB of licences precede the mark.
static bool is_ours(const char *path)
{
    enum { HEAD_SIZE = 1 << 15 };
    char *head = calloc(1, HEAD_SIZE);
    FILE *file = head && !cli_is_stream(path) ? fopen(path, "rb") : NULL;
    if (file) {
        const size_t size = fread(head, 1, HEAD_SIZE - 1, file);
        head[size] = '\0';
        fclose(file);
    }
    const bool ours = file && strstr(head, generator);
    free(head);
    return ours;
}

int cli_bake_page_check(const char *path)
{
    struct stat status;
    if (!cli_bake_page_available()) return fail_absent(path);
    if (stat(path, &status) == 0 && S_ISDIR(status.st_mode))
        return cli_failed("%s: is a folder, but the page must be a file; choose another name",
                          path);
    if (cli_is_taken(path) && !is_ours(path))
        return cli_wrong("%s: already exists, and pave world bake did not write it; move it away, "
                         "or leave the page out with --no-page",
                         path);
    return CLI_DONE;
}

// ---- Writing ------------------------------------------------------------------------------------

#ifdef PAVE_COMMAND_MAP
// Writes JSON with '<' escaped, so that it cannot end the script. In JSON '<' occurs only in
// strings.
static void write_json(FILE *out, const char *json)
{
    for (; *json; json++) {
        if (*json == '<')
            fputs("\\u003c", out);
        else
            fputc(*json, out);
    }
}

static bool write_page(FILE *out, const char *json, const char *name)
{
    const page parts = find_page();
    fwrite(parts.head, 1, parts.head_size, out);
    write_json(out, json);
    fwrite(parts.tail, 1, parts.tail_size, out);
    return cli_flush(out, name);
}

int cli_bake_page_write(const char *path, const char *json)
{
    FILE *out = fopen(cli_stage(path), "wb");
    int code = CLI_DONE;
    if (!out)
        code = cli_failed("%s: cannot be written: %s; choose another name", path, strerror(errno));
    else if (!write_page(out, json, path))
        code = CLI_FAILED;
    if (out) fclose(out);
    return cli_stage_end(code);
}
#else
int cli_bake_page_write(const char *path, const char *json)
{
    (void)json;
    return fail_absent(path);
}
#endif
