/// tests/formats/test_json_texts.c: what each reader says of a text. The cases are in
/// tests/golden/texts/KIND.txt: a line "@ RESULT MESSAGE", then the text, without its last line
/// break. Each of the right texts is also read while memory fails.
#include <pave/formats/json.h>
#include <pave/formats/json_wang.h>
#include <pave/formats/obj.h>

#include "../test.h"
#include "formats/json/json_parts.h"
#include "formats/json/json_polygons.h"
#include "formats/json/obj_text.h"
#include "tiled_scratch.h"

// ---- Readers ------------------------------------------------------------------------------------

/// Reads a text under the name "file", and keeps nothing.
typedef pave_result reader(const char *text, size_t size, const pave_allocator *allocator,
                           pave_error *error);

/// A reader of objects, which must be NULL after a failure.
#define READER(name, type, destroy, call)                                                   \
    static pave_result name(const char *text, size_t size, const pave_allocator *allocator, \
                            pave_error *error)                                              \
    {                                                                                       \
        static max_align_t other;                                                           \
        type *out = (type *)&other;                                                         \
        const pave_result result = call;                                                    \
        if (result != PAVE_OK) assert_null(out);                                            \
        destroy(out);                                                                       \
        return result;                                                                      \
    }
READER(board, pave_board, pave_board_destroy,
       pave_json_text_parse(&pave_json_board_format, text, size, "file", allocator, &out, error))
READER(map, pave_map, pave_map_destroy,
       pave_json_map_parse(text, size, "file", allocator, &out, error))
READER(mask, pave_mask, pave_mask_destroy,
       pave_mask_read(text, size, "file", NULL, allocator, &out, error))
READER(mesh, pave_mesh, pave_mesh_destroy,
       pave_json_text_parse(&pave_json_mesh_format, text, size, "file", allocator, &out, error))
READER(tiling, pave_tiling, pave_tiling_destroy,
       pave_json_tiling_parse(text, size, "file", allocator, &out, error))
READER(wang, pave_json_wang, pave_json_wang_destroy,
       pave_json_wang_parse(text, size, "file", allocator, &out, error))
READER(world, pave_json_world, pave_json_world_destroy,
       pave_json_text_parse(&pave_json_world_format, text, size, "file", allocator, &out, error))

static char notes[PAVE_JSON_NOTES_SIZE];
READER(polygons, pave_map, pave_map_destroy,
       (out = NULL,
        pave_json_polygons_parse(text, size, pave_json_wkt_recognizes(text, size),
                                 &(pave_json_any_def){0}, "file", allocator, &out, notes, error)))

/// A reader of graphs, whose list must be empty after a failure.
#define LIST_READER(name, call)                                                             \
    static pave_result name(const char *text, size_t size, const pave_allocator *allocator, \
                            pave_error *error)                                              \
    {                                                                                       \
        pave_edge_list out;                                                                 \
        const pave_result result = call;                                                    \
        if (result != PAVE_OK) assert_true(out.positions == NULL && out.node_count == 0);   \
        pave_edge_list_release(&out);                                                       \
        return result;                                                                      \
    }
LIST_READER(graph, pave_json_text_parse(&pave_json_graph_format, text, size, "file", allocator,
                                        &out, error))
LIST_READER(obj, pave_obj_graph_parse(text, size, "file", PAVE_UP_FLATTER, allocator, &out, error))
LIST_READER(off, pave_off_graph_parse(text, size, "file", PAVE_UP_FLATTER, allocator, &out, error))

// ---- Cases --------------------------------------------------------------------------------------

static const char *word_of(pave_result result)
{
#define WORD(name, number, text) \
    if (result == name) return #name;
    PAVE_RESULTS(WORD)
    return "unknown";
}

/// A right text, while each allocation fails in turn.
static void check_memory(const char *text, size_t size, reader *read)
{
    for (failing memory = each_failing; failing_next(&memory);) {
        pave_error error = {0};
        const pave_result result = read(text, size, &memory.allocator, &error);
        assert_told(memory, result);
        assert_true(error.result == result && (error.message[0] != 0) == (result != PAVE_OK));
    }
}

/// One case: `wanted` is its first line, without "@ ".
static void check(const char *kind, reader *read, const char *text, size_t size, const char *wanted)
{
    char *exact = malloc(size > 0 ? size : 1); // so that a sanitizer sees what is read beyond
    char message[PAVE_ERROR_TEXT_SIZE], got[PAVE_ERROR_TEXT_SIZE + 40];
    pave_error error = {0};
    memcpy(exact, text, size);
    const pave_result result = read(exact, size, NULL, &error);
    free(exact);
    snprintf(got, sizeof got, "%s%s%s", word_of(result), result ? " " : "",
             result ? pave_error_text(&error, message) : "");
    if (strcmp(got, wanted) != 0)
        fail_msg("golden/texts/%s.txt:\n%.*s\n@ %s\nis wanted, but this is said:\n@ %s", kind,
                 (int)size, text, wanted, got);
    assert_int_equal(read(text, size, NULL, NULL), result);
    if (result == PAVE_OK) check_memory(text, size, read);
}

/// All cases of a file.
static void check_all(const char *kind, reader *read)
{
    char path[SCRATCH_PATH_SIZE];
    int count = 0;
    snprintf(path, sizeof path, "%s/tests/golden/texts/%s.txt", PAVE_SOURCE_DIR, kind);
    char *const all = file_text(path, NULL);
    assert_non_null(all);
    for (char *at = all, *next; at; at = next, count++) {
        assert_memory_equal(at, "@ ", 2);
        char *text = strchr(at, '\n');
        *text++ = 0;
        char *end = strstr(text, "\n@ ");
        next = end ? end + 1 : NULL;
        const size_t size = end ? (size_t)(end - text) : strlen(text) - 1;
        check(kind, read, text, size, at + 2);
    }
    assert_true(count > 15);
    free(all);
}

#define KIND(name) \
    TEST(read_##name) { check_all(#name, name); }
KIND(board)
KIND(graph)
KIND(map)
KIND(mask)
KIND(mesh)
KIND(obj)
KIND(off)
KIND(polygons)
KIND(tiling)
KIND(wang)
KIND(world)

TEST(read_tres) { check_all("tres", wang); }

int main(void) { return run_all_tests(NULL, NULL); }
