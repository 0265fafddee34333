/// formats/json/obj_off.c: reads graphs from OFF files.
#include "obj_text.h"

#include <string.h>

/// State of the reader.
typedef struct off_reader {
    pave_obj_text text;
    int64_t vertex_count, face_count;
    bool lines; ///< whether each vertex and face is on a separate line
} off_reader;

/// Returns true if a word is OFF with a prefix whose letters denote further vertex data.
static bool is_variant(pave_obj_word word)
{
    static const char *const prefixes[] = {"ST", "C", "N", "4", "n"};
    for (size_t i = 0; i < sizeof prefixes / sizeof prefixes[0]; i++) {
        const size_t size = strlen(prefixes[i]);
        if (word.size <= size || memcmp(word.text, prefixes[i], size) != 0) continue;
        word.text += size;
        word.size -= size;
    }
    return pave_obj_word_is(word, "OFF");
}

static bool read_head(off_reader *reader)
{
    pave_obj_text *text = &reader->text;
    pave_obj_word word;
    if (!pave_obj_text_word(text, &word) && pave_obj_text_line(text))
        pave_obj_text_word(text, &word);
    if (!pave_obj_word_is(word, "OFF")) {
        if (is_variant(word))
            return pave_obj_text_fail(
                text, word.text, PAVE_UNSUPPORTED,
                "pave reads only plain OFF, with three numbers for each vertex; write it as OFF");
        return pave_obj_text_fail(
            text, word.text, PAVE_INVALID,
            "an OFF file begins with the word OFF, but this file does not; is it one?");
    }
    const char *behind = text->at;
    if (pave_obj_text_word(text, &word) && pave_obj_word_is(word, "BINARY"))
        return pave_obj_text_fail(text, word.text, PAVE_UNSUPPORTED,
                                  "pave does not read binary OFF; write it as text");
    text->at = behind;
    return true;
}

/// Reads the next word, on this line or a later one, as a nonnegative count; returns false on
/// anything else.
static bool read_count(pave_obj_text *text, int64_t *out, const char **place)
{
    pave_obj_word word;
    const bool there = pave_obj_text_next_word(text, &word);
    *place = word.text;
    return there && pave_common_integer_read(word.text, word.size, out) && *out >= 0 &&
           *out <= INT32_MAX;
}

static bool read_counts(off_reader *reader)
{
    pave_obj_text *text = &reader->text;
    pave_obj_word word;
    const char *place = text->at;
    bool there = pave_obj_text_word(text, &word);
    text->at = word.text;
    if (!there) there = pave_obj_text_line(text);
    const char *first = text->at;
    if (!there || !read_count(text, &reader->vertex_count, &place) ||
        !read_count(text, &reader->face_count, &place))
        return pave_obj_text_fail(
            text, there ? place : text->at, PAVE_INVALID,
            "expected the numbers of vertices, faces and edges, such as 8 6 12");
    // The edge count is not needed, often 0, and sometimes missing if the other two are on one
    // line.
    const size_t size = (size_t)(text->at - first);
    const bool broken = memchr(first, '\n', size) || memchr(first, '\r', size);
    (broken ? pave_obj_text_next_word : pave_obj_text_word)(text, &word);
    place = text->at;
    int64_t lines = 0;
    while (pave_obj_text_line(text)) lines++;
    text->at = place;
    reader->lines = lines >= reader->vertex_count + reader->face_count;
    return text->result == PAVE_OK;
}

/// Advances to the next vertex or face; returns false at the end of the text.
static bool begin(off_reader *reader)
{
    pave_obj_word word;
    if (reader->lines) return pave_obj_text_line(&reader->text);
    const bool there = pave_obj_text_next_word(&reader->text, &word);
    reader->text.at = word.text;
    return there;
}

static bool read_vertices(off_reader *reader)
{
    pave_obj_text *text = &reader->text;
    pave_obj_word word;
    for (int64_t i = 0; i < reader->vertex_count; i++) {
        if (!begin(reader))
            return pave_obj_text_fail(
                text, text->end, PAVE_INVALID,
                "vertex %lld of %lld is missing; the file is cut off, or the count is wrong",
                (long long)i, (long long)reader->vertex_count);
        if (!pave_obj_text_vertex(text)) return false;
        if (reader->lines && pave_obj_text_word(text, &word))
            return pave_obj_text_fail(
                text, word.text, PAVE_INVALID,
                "vertex %lld has more than three numbers; write only one vertex on each line",
                (long long)i);
    }
    return true;
}

/// Reads one face: the number of vertices, their indices, and optionally a colour.
static bool read_face(off_reader *reader, int64_t face)
{
    pave_obj_text *text = &reader->text;
    const char *place = text->at;
    int64_t count = 0, first = 0, before = 0, vertex = 0;
    if (!read_count(text, &count, &place) || count < 1)
        return pave_obj_text_fail(text, place, PAVE_INVALID,
                                  "face %lld must begin with its number of vertices",
                                  (long long)face);
    for (int64_t i = 0; i < count; i++) {
        if (!read_count(text, &vertex, &place))
            return pave_obj_text_fail(
                text, place, PAVE_INVALID,
                "face %lld must list %lld vertex numbers; this is not a number", (long long)face,
                (long long)count);
        if (vertex >= reader->vertex_count)
            return pave_obj_text_fail(
                text, place, PAVE_RANGE,
                "vertex %lld does not exist: vertices are 0 to %lld; correct the number",
                (long long)vertex, (long long)reader->vertex_count - 1);
        if (i == 0) first = vertex;
        if (i > 0 && !pave_obj_text_edge(text, before, vertex)) return false;
        before = vertex;
    }
    return count <= 2 || pave_obj_text_edge(text, before, first);
}

static bool read_faces(off_reader *reader)
{
    pave_obj_text *text = &reader->text;
    for (int64_t i = 0; i < reader->face_count; i++) {
        if (!begin(reader))
            return pave_obj_text_fail(
                text, text->end, PAVE_INVALID,
                "face %lld of %lld is missing; the file is cut off, or the count is wrong",
                (long long)i, (long long)reader->face_count);
        if (!read_face(reader, i)) return false;
    }
    if (!begin(reader)) return text->result == PAVE_OK;
    return pave_obj_text_fail(
        text, text->at, PAVE_INVALID,
        "the file has more than the %lld vertices and %lld faces of its counts; correct them",
        (long long)reader->vertex_count, (long long)reader->face_count);
}

pave_result pave_off_graph_parse(const char *text, size_t size, const char *path, pave_up up,
                                 const pave_allocator *allocator, pave_edge_list *out,
                                 pave_error *error)
{
    off_reader reader = {.vertex_count = 0};
    *out = (pave_edge_list){0};
    if (error) *error = (pave_error){0};
    if (size > PAVE_OBJ_SIZE_MAX) return pave_obj_text_refuse(path, error);
    pave_obj_text_begin(&reader.text, text, size, path, up, allocator, error);
    if (read_head(&reader) && read_counts(&reader) && read_vertices(&reader)) read_faces(&reader);
    return pave_obj_text_finish(&reader.text, out);
}

pave_result pave_off_graph_read(const char *path, pave_up up, const pave_allocator *allocator,
                                pave_edge_list *out, pave_error *error)
{
    return pave_obj_text_read(path, up, pave_off_graph_parse, allocator, out, error);
}
